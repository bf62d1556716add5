import { describe, expect, test } from 'vitest';
import { waysOf } from '../../src/companion/listener/two-ways.ts';
import { asksAnything } from '../../src/companion/reading/question-of.ts';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { lastReply } from './talk.ts';

const dad = [
  "Had Dad's 80th today and me and my brother got into a blue in front of everyone.",
  'I told him he only helps because he wants the land.',
  'Dad just put his cake down and went inside.',
];
const heard = (said: string, lastSaid = '') =>
  readToWren(said, {
    called: '',
    lastReply: 'That is hard. What matters most to you in it?',
    askedYesOrNo: false,
    lastSaid,
  });

describe('a choice gets a leaning, and what would turn it', () => {
  test.each([
    ['Should I ring him tonight or leave it till morning?', /tonight.*first thing tomorrow/i],
    ['Should I ring him or write him a letter?', /ring.*write/i],
    ['Do I say sorry to my brother as well or just leave it?', /just for your (?:own part|bit)/],
  ])('%s', async (said, answer) => expect(await lastReply([...dad, said])).toMatch(answer));

  test.each([
    ['I have two walkers arriving at four. Should I offer them tea or hide in the kitchen?', /offer them tea/i],
    [
      'tmrw the whole school eats in the caf so i either sit alone or hide in the band room. what would u do',
      /quiet (?:one|place)/i,
    ],
    ['Do I wear the red one or the blue one tomorrow?', /Wear the one|I'd wear the red one|not much hangs/i],
  ])('what is small is answered as something small: %s', async (said, answer) => {
    const reply = await lastReply(['Not a good day.', said]);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/in a year|can be undone|worst/);
  });

  test('what a life may turn on is not waved through as something small', async () => {
    for (const said of ['Should I sell the flat or rent it out?', 'do i have the operation or wait']) {
      const reply = await lastReply(['Not a good day.', said]);
      expect(reply).not.toMatch(/said that one first|not much hangs|next time/i);
    }
  });

  test.each([
    [
      ['I yelled at my boy after his game.', "he's in bed now, not asleep. do i go in there or leave him alone"],
      /I'd go in there/,
    ],
    [['should I tell him it hurt or just leave it'], /I'd say/],
    [['My boss emailed at 10pm. do i answer now or tomorrow morning'], /morning/],
    [['its 3am and i wrote him a massive message. send it or not'], /not tonight|till the morning/i],
    [['She was to tell me by Friday. Do I ask her or wait?'], /Friday/],
    [
      ['so what do you think, is she tired of me or what? should i ask her or should i also keep quiet small'],
      /can't tell|can't know.*ask/i,
    ],
    [['I sing in a choir.', 'Somebody should tell me whether I ought to go back on Thursday. Would you go?'], /I'd go/],
    [['what do you think, is he cheating or am i mad'], /can't tell/],
    [['my friend posts dark things at night. should i tell a teacher or leave it'], /tell one/],
  ] as [string[], RegExp][])('what a friend would lean to is said, with the reason: %j', async (lines, answer) => {
    const reply = await lastReply(lines);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/worst|take one of them back|puts you off each|keep quiet small/);
  });

  test.each([
    'my stepdad scares me. should i talk to him or just leave it',
    'he is drunk and shouting downstairs. do I go and talk to him or wait',
    'he asked me not to contact him. should i send a birthday card or not',
    'my husband is cheating. do i confront him or wait',
    'i owe a loan shark. do i answer his calls or ignore him',
  ])('nobody is leaned towards whoever frightens them, drinks or asked to be left: %s', async (said) =>
    expect(await lastReply([said])).not.toMatch(/I'd (?:say|talk|go|send|do|answer|confront|tell|ask)\b/),
  );

  test.each([
    "i didn't know whether to laugh or cry.",
    "whether i go or not, she'll be angry.",
    'should i have waited or not?',
    'do you keep what i write or delete it?',
    'what do i say to her or do i just hug her?',
  ])('and what has an "or" in it is not always a choice: %s', (said) => expect(waysOf(said)).toBeUndefined());

  test('what is between parents is no child’s to carry, also where the child was named a while ago', async () => {
    const reply = await lastReply([
      "My daughter is 13 and she doesn't talk to me anymore. I had her this weekend.",
      'We used to go fishing, just me and her.',
      'She went quiet again after that.',
      'Should I tell her that her mom asked me to leave, or keep it to myself?',
    ]);
    expect(reply).toMatch(/isn't a child's to carry|grown/);
  });

  test('medicines are not chosen between by the form of a question', async () => {
    const reply = await lastReply([
      'my doctor gave me tablets',
      'they make me dizzy',
      'should I take them tonight or wait till morning?',
    ]);
    expect(reply).not.toMatch(/keep it short|I'd do it/);
  });

  test('the two ways are read out of the sentence', () => {
    expect(waysOf('i am tired. should i keep it or give it to her?')).toEqual(['keep it', 'give it to her']);
    expect(waysOf('should i keep it or not?')).toEqual(['keep it', 'not']);
    expect(waysOf('i ask her? or i say nothing and wait.')).toEqual(['ask her', 'say nothing and wait']);
    expect(waysOf('do you think i should tell him or just leave it')).toEqual(['tell him', 'leave it']);
    expect(waysOf('i left or he left, who knows.')).toBeUndefined();
  });
});

describe('what they object to is owned as what it was', () => {
  test.each([
    ['Why are you asking me that? I am only worried about the pressure', 'question'],
    ['That was a strange question. I was talking about the watch.', 'question'],
    ["What's that got to do with my pills?", 'question'],
    ['Well it was hard, what do you think. It was the house.', 'question'],
    ["I didn't ask you anything. I'm staying.", 'unasked'],
    ['Like I said, Dad went inside.', 'again'],
    ["I've told you, I do everything.", 'again'],
    ['You already asked me that.', 'twice'],
  ])('%s', (said, protest) => expect(heard(said).protest).toBe(protest));

  test.each([
    'I just said fine and went down',
    'I said what can I do from here. And she shout',
    'I told my mother about it',
  ])('and is not heard in what they tell: %s', (said) =>
    expect(heard(said, 'She say I am only voice in telephone.').protest).toBe(''),
  );

  test.each([
    ['STOP TALKING TO ME LIKE A ROBOT', /program/],
    ['you sound like a leaflet', /program/],
    ['wtf was that', /had not|hadn't|went past|beside the point|had not got/i],
    ["too long, didn't read", /too much|fewer words|shorter/i],
    ['can you say that shorter?', /too much|fewer words|shorter/i],
    ["that's a stupid thing to say", /no use|missed you|something else|did not help|didn't help/i],
  ])('%s', async (said, owned) => expect(await lastReply(["I'm so low today", said])).toMatch(owned));

  test('who has not been up yet is no event that was taken for done', async () => {
    const made = 'I made breakfast and left it out.';
    expect(await lastReply([made, "Mum hasn't been up yet"])).not.toMatch(
      /none of it has happened|for done|still ahead/,
    );
    expect(await lastReply([made, "no, it hasn't happened yet"])).toMatch(/none of it has happened|for done|ahead/);
  });

  test('a wrong question is owned, and then it is about what they say it is about', async () => {
    const reply = await lastReply([...dad, "Why are you asking me that? I'm only worried about Dad."]);
    expect(reply).toMatch(/wrong|asked that|beside the point|no place/i);
    expect(reply).toMatch(/\bdad\b/i);
    expect(reply).not.toMatch(/a lot of asking|fewer questions/);
  });
});

describe('a question is told from one that is only told of', () => {
  test.each(['She said what do you want from me and just walked out.', 'My supervisor asked me why are you late'])(
    '%s',
    (said) => expect(asksAnything(said)).toBe(false),
  );
  test('and one that follows it is still put', () =>
    expect(asksAnything('She said what do you want from me and I don’t know what to do')).toBe(true));
});

test('"did I do something" is answered inside a longer message', async () => {
  const reply = await lastReply([
    'my two friends said there was a trip and there was none',
    'they were at a sleepover without me',
    'dunno. like did i do something. she posted it on her story then deleted it',
  ]);
  expect(reply).toMatch(/Nothing you've told me|Not that I can see|Not from anything here/);
});

test('a decision gets one warm word, and no lecture on deciding', async () => {
  const reply = await lastReply([...dad, "I'll ring him in the morning I reckon."]);
  expect(reply).toMatch(/you'll ring him in the morning/i);
  expect(reply).not.toMatch(/you reckon|decided|hold/);
});

describe('who tells on with a no, or comes to the point, objects to nothing', () => {
  const boat =
    'So your brother has sold the boat, and you saw it in an advertisement. What did you do in the five minutes after?';
  const cake =
    "And they wrote that you're fond of cooking. What would you ask that person, if nobody else were in the room?";
  test.each([
    [
      boat,
      'No, there was no talk at all. He says I never used it. This is true, but I changed the whole fuel line in March.',
    ],
    [
      cake,
      "I've made noodles and that too not well. But it is not the cooking actually. They've put my height down wrong.",
    ],
  ])('%s > %s', (lastReply, said) =>
    expect(
      readToWren(said, { called: '', lastReply, askedYesOrNo: false, lastSaid: 'It was a long day.' }).protest,
    ).toBe(''),
  );
});
