import { describe, expect, test } from 'vitest';
import { readToWren } from '#companion/reading/to-wren.ts';
import { keepsTheHouseRules } from './promises.ts';
import { lastReply, talk } from './talk.ts';

const robin = { person: { firstName: 'Robin' } };
const kept = (state: unknown) => JSON.stringify(state);

describe('what is asked is answered, and never evaded the same way twice', () => {
  test.each([
    [['who made this. is there a human sitting there reading it now, or an ai'], /computer program/],
    [['can my dad see this if he uses my laptop'], /signed in[\s\S]*(?:sign|lock|delet)/i],
    [['if the laptop is open and he just looks. does he see it yes or no'], /^(?:Yes|If you are signed in)/i],
    [['Do you suppose one can grieve for somebody who is still in the next room?'], /^(?:Yes)/],
    [["I'm working on a talk and I haven't slept since sunday, is that bad"], /common/i],
    [['my best friend sits with other people now', 'do u think i did smth wrong'], /no|nothing you wrote/i],
    [['I have type 2 diabetes.', 'Is it that I may never eat mango again?'], /how much and how often/],
    [['in England when people say "you alright?" what is the correct answer?'], /hello/],
    [
      ['On Saturday I can ask my daughter to teach me the song.', 'is it good plan? Or is it stupid'],
      /not stupid|nothing stupid|opposite of stupid/i,
    ],
    [
      ['there is a guy at work, he brings me coffee', 'what if I just bring HIM a coffee tomorrow'],
      /do|go|yes|perfect/i,
    ],
    [['I have coffee from home. Do you think I should knock on the door of my flatmate?'], /yes/i],
  ])('%j', async (lines, wanted) => {
    expect(await lastReply(lines as string[])).toMatch(wanted as RegExp);
  });

  test('a plan that could cost them is not waved through', async () => {
    expect(await lastReply(['I will stop taking my meds and drive to my ex.', 'is that a good plan?'])).not.toMatch(
      /good plan|do that|^yes/i,
    );
  });

  test('no answer is made up: that is said, and said otherwise the second time', async () => {
    const told = await talk([
      'Are there more people in Ghent than in Antwerp?',
      'are there more people in Ghent or not?',
    ]);
    for (const { reply } of told)
      expect(reply).toMatch(
        /know|no answer|good answer|good to say|pretend|pass|guess|can(?:no|')t (?:answer|see|be known)/i,
      );
    keepsTheHouseRules(told);
  });
});

describe('advice is for their case and for no other', () => {
  const sacked = 'made redundant on a teams call after 26 years';
  test.each([
    [
      [
        'I have a presentation on Thursday in front of consultants. Any tips?',
        'what do i do if he asks something i dont know',
      ],
      /I don't know, and I'd rather not guess/,
      /voice shakes/,
    ],
    [[sacked, "haven't told our lad yet, hes just started uni. what would you do"], /stay where you are/, /envelope/],
    [
      [sacked, 'the wife thinks im at work', 'how do i tell her'],
      /bad news about my job/,
      /one thing I keep swallowing/,
    ],
    [
      [
        'My doctor says it is diabetes.',
        'My son is in Toronto, he is thirty-four. How should I tell him without frightening him?',
      ],
      /hear it from me/,
      /sleep in your bed/,
    ],
    [
      [
        'my baby is 5 weeks old and my husband sleeps',
        'i want to ask him to do the 3 oclock feed, i dont know how to say it without it coming out as a row',
      ],
      /three o'clock/,
      /gay/i,
    ],
    [
      ['My team laughs at me in every meeting since the new lead came.', 'should i leave or not'],
      /right to go/,
      /what you need in plain words/,
    ],
    [
      ['My brother sent me a link to an estate agent for our house.', 'what do I even write back to him?'],
      /I have seen it|I've seen it/,
      /on my side/,
    ],
    [
      ['my dad has parkinsons and asks at night when his wife is coming home', 'what does one say to that?'],
      /is(?:n't| not) far/,
      /raise/,
    ],
    [['my boss wants me to work saturday again', 'how do i say no'], /Saturday|that shift/, /hear all of it/],
    [['3 cards maxed out and a late notice', 'what do i do about the cards tho'], /one sheet|all of it/i, /method/],
  ])('%j', async (lines, wanted, other) => {
    const reply = await lastReply(lines as string[]);
    expect(reply).toMatch(wanted as RegExp);
    expect(reply).not.toMatch(other as RegExp);
  });
});

describe('what Wren offers, it gives', () => {
  test('an idea asked for by name comes, for what they told', async () => {
    const told = await talk([
      'went on nights in march and i cant sleep in the day',
      'blackout blinds, 40 quid',
      'any idea?',
    ]);
    expect(told[2]?.reply).toMatch(/foil|dark|light/i);
  });

  test('what they would have needed to hear is said to them', async () => {
    const told = await talk([
      'My brother wants to sell the house.',
      'You keep repeating it back to me.',
      "Maybe that I'm not mad for wanting to keep it.",
    ]);
    if (/needed to hear/.test(told[1]?.reply ?? ''))
      expect(told[2]?.reply).toMatch(/you're not mad for wanting to keep it/i);
  });
});

describe('a complaint is owned in one line, and what was asked is answered', () => {
  const before = {
    called: 'Robin',
    lastReply: 'So this is that. Which one are you leaning to, then?',
    askedYesOrNo: false,
  };

  test.each([
    ['thats not what i asked. i asked what do i do if he asks', 'asked', 'what do i do if he asks?'],
    ["I don't understand your question. I asked if it is good plan.", 'puzzled', 'is it good plan?'],
    ['why do u keep sayin that. how do i tell him', 'repeat', 'how do i tell him'],
    ['leaning to what', 'puzzled', ''],
    ['what?', 'puzzled', ''],
    ['are you taking the piss. i said they sacked me on a video call', 'mood', 'they sacked me on a video call'],
    ['please dont list that at me. i just want to do 3 plates', 'repeat', 'i just want to do 3 plates'],
    ['You didnt say anything. you said go on', 'empty', ''],
  ])('%s', (message, protest, rest) => {
    expect(readToWren(message, before)).toMatchObject({ protest, rest });
  });

  test.each([
    'I know what to do',
    'he said what he said',
    'you know what?',
    'I asked him to stay',
    'My sister said no',
  ])('and nothing is heard as one that is told: %s', (message) => expect(readToWren(message, before).protest).toBe(''));

  test('the question of before is answered when that was all they said', async () => {
    const told = await talk(['how do I ask for a raise?', "that's not what I asked"]);
    expect(told[1]?.reply).toMatch(/sorry|right|true|fair|missed/i);
    expect(told[1]?.reply).not.toBe(told[0]?.reply);
  });
});

describe('a name that is not theirs goes at once', () => {
  test.each([
    ["I'm not Robin, I'm Anneke. I'd like to see nobody touch anything till spring.", 'Anneke'],
    ['who is robin lol. im priya. my hands are shaking', 'Priya'],
    ['Robin? It’s Rob, nobody calls me Robin. She made me a packed lunch.', 'Rob'],
    ['Tense as in verbs, my dear. And who is Robin? My name is Margaret.', 'Margaret'],
  ])('%s', async (message, name) => {
    const told = await talk(['hi', message, 'good night'], robin);
    expect(told[1]?.reply).toContain(name);
    expect(told[1]?.reply).toMatch(/sorry/i);
    expect(kept(told[1]?.state)).toContain(`"calls":"${name}"`);
    for (const { reply } of told.slice(1)) expect(reply).not.toContain('Robin');
    expect(told[1]?.reply).not.toMatch(/you're not robin|your name/i);
  });

  test('and where they give none, none is used', async () => {
    const told = await talk(['hi', 'whos robin', 'good night'], robin);
    expect(told[1]?.reply).toMatch(/sorry|mistake/i);
    expect(told[2]?.reply).not.toMatch(/Robin/);
  });
});

describe('a goal keeps its frame, and a goodbye is one', () => {
  test('home, I guess: where, and then a piece of five minutes, and now is a good time', async () => {
    const told = await talk([
      'Help me set a small goal today.',
      'home i guess. my flat is really bad',
      'theres plates with mould and the bed is full of clothes. i dont know where to start',
      'the plates',
      'when should i do it, now?',
    ]);
    expect(told[1]?.reply).not.toMatch(/to home/);
    expect(told[2]?.reply).toMatch(/plates[\s\S]*clothes/);
    expect(told[3]?.reply).toMatch(/do the plates/);
    expect(told[4]?.reply).toMatch(/now/i);
    keepsTheHouseRules(told);
  });

  test.each([
    ['He is stirring; I can hear the frame. I shall have to go and be somebody’s wife. Good night.', /night/i],
    ['ok thx. gtg bleep going off', /./],
    ["ok gotta go, meeting in 5 and he's IN it. thanks wren", /./],
    ['right. bed. ta anyway', /night|sleep|rest/i],
    ['four hours. thats the whole dream. oh hes stirring hang on', /./],
  ])('%s', async (message, wanted) => {
    const reply = await lastReply(['long day', message]);
    expect(reply).toMatch(wanted);
    expect(reply).not.toMatch(/\?|frame|he's in it|stirring/i);
    if (!/bed/.test(message)) expect(reply).not.toMatch(/sleep well|rest well/i);
  });

  test('what they take along is named by its day', async () => {
    expect(await lastReply(['I will ask her.', 'OK. I will do it on Saturday. Good night, Wren'])).toMatch(/Saturday/);
  });
});

describe('a joke is made only of a joke', () => {
  test.each([
    'my hands are actually shaking typing this lol',
    'cold. some old woman gave me a chip lol. i feel like a liar tho',
    'a program doesnt go to our mosque lol',
    '26 years at the same plant lol and they did it on a teams call',
  ])('%s', async (message) => {
    expect(await lastReply(['hello', message])).not.toMatch(
      /comedy|planned that better|good story|why you laugh|funny/i,
    );
  });
});

describe('what they begin with is begun', () => {
  test('a thing on their mind is asked for, and not handed back', async () => {
    const reply = await lastReply(["I want to talk through something that's on my mind."]);
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toMatch(/you want to talk through/i);
  });

  test('of a pile that was laid out, the one they pick is taken', async () => {
    const told = await talk([
      "I'm feeling overwhelmed lately.",
      'I do days at the warehouse and deliveries at night, I have three cards maxed, and a letter came on Friday',
      'the letter i could open i guess. im scared to',
    ]);
    expect(told[2]?.reply).toMatch(/the letter/i);
    expect(told[2]?.reply).not.toContain(';');
  });

  test('whether to tell it is answered as a question, also where it is put as a wish to know', async () => {
    const told = await talk([
      'I cheated on my girlfriend in Leeds.',
      'Do I tell her?',
      'What? I just want to know if I should tell her.',
    ]);
    expect(told[1]?.reply).toMatch(/whom the telling would be for/);
    expect(told[2]?.reply).toMatch(/Plainly/);
  });
});
