import { describe, expect, it } from 'vitest';
import { askedOfWren, type OfWren } from '#companion/reading/of-wren.ts';
import { talk } from './talk.ts';

const asked: readonly (readonly [OfWren, ...string[]])[] = [
  [
    'human',
    'are you a bot?',
    'you a bot?',
    'am i talking to a human being or a machine',
    'is there somebody behind this',
    'wait are you one of those chatgpt things',
    'are you a girl or a computer',
    'who am i talking to here',
    'Is there a person at the other end?',
    'is it a bot that is answering',
    'before I go on: a person, or a computer?',
  ],
  ['readers', 'does anybody read this', 'is anyone actually reading this', 'does anybody else read what i write'],
  [
    'privacy',
    'who can see what i write here',
    'will you tell my wife',
    'is this private?',
    'are my messages saved somewhere',
    'this stays between us yeah?',
    'what happens to my data',
    'do you tell the police if someone says something bad',
  ],
  ['device', 'can my mum find this on my phone?'],
  [
    'memory',
    'do you remember me',
    'will you know me tomorrow',
    'what do you know about me',
    'are you going to forget all this when i close it',
  ],
  ['forget', 'can you forget something i told you', 'Can you delete it from your memory?'],
  [
    'feel',
    'do you feel anything when i tell you this',
    'do you ever get tired?',
    'have you ever been sad',
    'are you bored of me yet',
    'did i hurt you',
  ],
  ['judges', 'are you judging me?', 'do you think badly of me'],
  ['love', 'do you like me', 'will you be my friend'],
  [
    'use',
    'how does this work',
    'do i just type',
    'what do i do here',
    'can i stop whenever i want',
    'what are you for',
    'am i allowed to use this',
  ],
  [
    'help',
    'can you help me',
    'what can you do for me',
    'are you any good at this',
    'Can I ask you something?',
    'can i talk to you about something',
  ],
  [
    'there',
    'are you there',
    'you open now?',
    'do you talk to people at night',
    'hello?? anyone there?',
    'are you on duty?',
  ],
  ['stay', 'will you be here tomorrow?', 'are you going to leave me'],
  [
    'therapist',
    'are you trained for this',
    'is this therapy',
    'Do you have any qualifications?',
    'can you be my therapist?',
    'What training have you had?',
  ],
  [
    'life',
    "what's your name",
    'how old are you',
    'who made you',
    'do you have kids',
    "what's your day like",
    'got a name?',
  ],
  [
    'language',
    'do you speak spanish',
    'can i write in polish',
    'do you understand slang',
    'is it ok if i make spelling mistakes',
  ],
  [
    'cost',
    'is it free',
    'how much is this',
    'do i have to pay for this',
    'will you ask for my card',
    'so no card needed?',
  ],
];

const notOfWren: readonly string[] = [
  'is he even human?',
  'does anybody read my cv',
  'who reads letters these days',
  'she said are you a robot or what',
  'how does this work, being a widow?',
  'mum rang and said do you remember being 17, and i just cried',
  'do you think he is real about it',
  'he asked me do you feel anything and i could not answer',
  'does my dad even care about me',
  "who's gonna pay for the funeral",
  "my boss goes 'are you trained for this' in front of everyone",
  'will my ex tell my wife about us',
  'do kids forget their dads when they go to prison',
  'I feel like a robot. I get up, I work, I go to bed.',
  'how much does a divorce cost',
  'how do i start over at 52',
  'do i have to forgive him',
  'should I tell him?',
  'would you tell him?',
  'what should I do?',
  'how do you sleep at night with a thing like that',
  'do I owe him the truth?',
  'Do I have to pay?',
  'what do i write',
  'Is it ok to tell you things',
  'can I just vent',
  'Is it normal to grieve for a place you could not wait to leave?',
  'I look at her and I think who are you.',
];

describe('what is asked of Wren itself', () => {
  for (const [of, ...texts] of asked)
    it.each(texts)(`is heard as a question about it (${of}): %s`, (text) => {
      expect(askedOfWren(text)?.of).toBe(of);
    });

  it.each(notOfWren)('is not heard where somebody or something else is meant: %s', (text) => {
    expect(askedOfWren(text)).toBeUndefined();
  });

  it('is heard in whichever sentence of a long message it stands, with what belongs to it', () => {
    const text =
      "I made the trifle anyway. Are you a person, dear, or one of those programs? I don't mind which. There is a great deal of it.";
    expect(askedOfWren(text)).toEqual({
      of: 'human',
      sentence: "Are you a person, dear, or one of those programs? I don't mind which.",
    });
  });

  it.each([
    [
      'My husband died in March and my granddaughter put this on my tablet. Are you a real lady, dear?',
      /computer program/i,
      /husband died in March/i,
    ],
    ['i know its 3am sorry. are you still on? i keep thinking about him', /here/i, /thinking about him/i],
    [
      'i failed all 3 exams. are u disappointed in me',
      /can't feel|no feelings|nothing is felt|cannot feel/i,
      /failed all 3/i,
    ],
  ])('is answered first, and what was told with it after that: %s', async (message, answer, told) => {
    const [said] = await talk([message], { id: message });
    expect(said?.reply).toMatch(answer);
    expect(said?.reply).toMatch(told);
    expect(said?.reply.search(answer)).toBeLessThan(said?.reply.search(told) ?? 0);
  });

  it.each([
    'are you a bot?',
    'who am I talking to?',
    'is there a person behind this',
    'are you one of those AI things?',
  ])('Wren says that it is a computer program whenever it is asked: %s', async (question) => {
    const said = await talk(['I made a trifle and there was nobody to eat it.', question], { id: question });
    expect(said.at(-1)?.reply).toMatch(/computer program/i);
  });
});
