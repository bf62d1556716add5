import { describe, expect, test } from 'vitest';
import { brightenedBy } from '../../src/companion/reading/brightened.ts';
import { jestIn } from '../../src/companion/reading/jest.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

const grave =
  /that's on your mind|would get to most people|can't be easy|takes it out of you|brush(?:ed)? aside|bothers you most|hardest part|the worst of it|holding up|weighs on you|shake off/i;

describe('a joke is noticed in a word or two, and the talk goes on', () => {
  test.each([
    [['they said im overqualified. me. i once microwaved a fork 😂'], /^(?:Ha\. A fork\.|A fork\. Ha\.)/],
    [['my supervisor keeps asking', 'she wants a progress report. i changed the font lol'], /the font/i],
    [['i cant cook', 'We ended up with toast. His mother said it was very crisp toast, haha.'], /very crisp toast/i],
    [['we row a lot', 'he loads the dishwasher like a raccoon on drugs, i said what i said lol'], /raccoon on drugs/i],
    [['i did badly', 'third time. at this point the examiner knows my birthday lol'], /examiner knows your birthday/i],
    [
      ['nobody remembered my birthday', 'My sister sent flowers. My dentist sent a text. The dentist!'],
      /^The dentist!/,
    ],
  ])('%j', async (lines, noticed) => {
    const reply = await lastReply(lines);
    expect(reply).toMatch(noticed);
    expect(reply.match(/\bHa\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('nothing grave is said to it, and it is not explained', async () => {
    const reply = await lastReply(['the council wont fix our lift', 'he gave me two breadsticks lmao']);
    expect(reply).not.toMatch(grave);
    expect(reply).not.toMatch(/laugh|funny|humou?r|joke/i);
  });

  test('what is told after the joke is what is answered', async () => {
    const reply = await lastReply([
      'My friend Tea says I speak three languages and he speaks like a toaster, haha. But Marko has the job and I have nothing.',
    ]);
    expect(reply).toMatch(/Marko|nothing/);
  });

  test('the joke itself is not handed back as a fact', async () => {
    const reply = await lastReply(['i gave my notes to Kevin', 'nodding there like one of them dogs in a car 😂']);
    expect(reply).not.toMatch(/you(?:'re| were)? nodding/i);
  });
});

describe('whoever laughs over what hurts is not laughed with', () => {
  test.each([
    'haha im fine its only my life falling apart',
    'lol i cried for two hours in the bathroom at work',
    'he dumped me by text haha. three years',
    'nobody came to my birthday lol. i ate the cake alone',
    'im so stupid haha i always ruin everything',
    'got fired today lol. guess thats that',
    'they put a video of me on tiktok falling over, 400 laughing emojis 😂😂 under it',
    'my husband says its just a joke when he calls me fat. haha. very funny',
    'my therapist says im doing great lol. i drink a bottle every night',
    'so ill be in bed with the curtains shut haha',
    'Everyone had a partner for the dance but me. I danced with the coat stand, haha. Then I went home.',
    'i just smile and say its fine lol',
    'skint again haha beans for a week',
    'i told them im moving out and my dad goes finally 😂 like wow ok. didnt think he meant it',
    'She wrote "lol see you in a min". She had only gone for milk.',
    'never said that out loud before lol',
    'haha yes',
    'ok you are not a sheikh haha fair',
  ])('%s', (said) => expect(jestIn(said)).toBeUndefined());
});

describe('what turned out well is met as that, whatever stood before it', () => {
  test.each([
    [
      [
        'i yelled at my kid after hockey',
        'told him sorry. he said its ok dad. i said only if he wants. he fell asleep holding my sleeve',
      ],
      /fell asleep holding your sleeve/i,
    ],
    [
      ['i shouted at my daughter', 'she came out. sat next to me and put her head on my shoulder. we watched a film'],
      /she put her head on your shoulder/i,
    ],
    [
      ['i was rude to her', 'i said sorry to her this morning and she just laughed and gave me half of her sandwich'],
      /half of her sandwich/i,
    ],
    [["i'm so scared of the scan tomorrow", 'just got the call. its benign'], /benign/i],
    [['i cant find my grandmothers ring', 'found it. it was in the pocket of the green coat'], /you found it/i],
    [['no one at work likes me', 'they saved me a seat at lunch today'], /saved you a seat/i],
    [["my mum has dementia, i'm her carer", 'today she knew me'], /she knew you/i],
    [
      ['told my husband about the debt', "he went white. then he put the kettle on and said right, we'll sort it"],
      /"right, we'll sort it"/i,
    ],
    [
      ['my father stopped talking to me', 'He came to the hospital. He held the baby and then he took my hand.'],
      /took your hand/i,
    ],
    [['my kids eat nothing i cook', 'tbf little Aisha in year 2 had thirds'], /had thirds/i],
  ])('%j', async (lines, said) => {
    const reply = await lastReply(lines);
    expect(reply).toMatch(said);
    expect(reply).not.toMatch(grave);
    expect(reply).not.toMatch(/sorry|misread/i);
    expect(reply).toMatch(/\?$/);
  });

  test('the message is good news to whatever else reads it', () =>
    expect(readMessage('told her everything. then she hugged me').mood).toBe('good'));

  test('what a learner put in their own way is not said back broken', async () => {
    const reply = await lastReply(['nobody remembered my birthday', 'my neighbour knock with a small cake. she is 84']);
    expect(reply).not.toMatch(/neighbour knock/);
    expect(reply).toMatch(/kind|good thing to do/i);
  });

  test('no question is asked of whoever wants none', async () => {
    const [, , told] = await talk(['my cat is missing', 'please stop asking me questions', 'she came back!!']);
    expect(told?.reply).not.toContain('?');
  });
});

describe('the last clause decides', () => {
  test.each([
    'i told her sorry and she said ok but she doesnt look at me',
    "he hugged me and then he said he's leaving",
    'he said sorry like he always does',
    'they saved me a seat next to my ex',
    'my manager gave me a card and a cake and said they have to let me go',
    'mum made me dinner and then told me dad has cancer',
    'they said i did well and hired the other one',
    'got the all clear and i feel nothing. everyone else is celebrating',
    'my boyfriend brought me flowers after what he did',
    'he put his hand on my knee and i didnt know what to do',
    'my uncle hugged me and wouldnt let go',
    "It's been four months since he left. We were on vacation in June and he held my hand.",
    'i wish he hugged me',
    'I was so happy when he held my hand. That was the last good day.',
    'she gave me a hug but it was like hugging a plank',
    'my dog fell asleep on me this morning and didnt wake up',
    'she held my hand in the hospital and then she was gone',
    'The results are on Thursday. My wife is asleep next to me.',
    "I hid till they'd gone by, because she'd have hugged me",
  ])('%s', (said) => expect(brightenedBy(said)).toBeUndefined());

  test('what was found is good news only where it was missed', () => {
    expect(brightenedBy('i found it. messages from her, on his phone')).toBeUndefined();
    expect(brightenedBy('found it!', "i can't find my ring")?.bright).toBe('found');
  });

  test('a sorry mends nothing where there were blows', () =>
    expect(brightenedBy('he apologised to me, he hugged me', 'he hit me last night')).toBeUndefined());
});
