import { describe, expect, test } from 'vitest';
import type { Said, Turn } from '../../src/companion/companion.ts';
import { createListener } from '../../src/companion/listener/voice.ts';
import { amountIn, spanIn } from '../../src/companion/reading/short-answer.ts';
import { kindTurn, talkTurn, yesOrNo } from '../../src/companion/reading/talk-turns.ts';
import { takeNotes } from '../companion/taking-notes.ts';
import { lastReply, somebody } from './talk.ts';

describe('what a few words do in a talk is read, and nothing that tells more', () => {
  test.each([
    [
      'agrees',
      [
        'yes exactly',
        'That is a good point.',
        "yeah that's true",
        "oh yes that's it exactly",
        'so true',
        'ok that makes sense',
        'I agree with you',
        'you are right',
        "that's exactly how i feel",
      ],
    ],
    [
      'likes',
      [
        "wow that's really good advice, i didn't think of that",
        "That's a great idea!",
        'sounds good',
        'i never thought of that',
        'that could help me',
      ],
    ],
    [
      'tries',
      [
        'ok i will try it thanks',
        'i guess i can try that',
        "that's a nice idea, i'll give it a go",
        'maybe i should do that',
        "i'm open to that",
      ],
    ],
    ['tried', ["i tried that already, it didn't help", "i've looked into that, no luck", 'we have done all that']],
    ['declines', ["i don't want to do that", "it's not for me", "i can't afford that", "that won't work for me"]],
  ])('%s', (turn, messages) => {
    for (const message of messages) expect([message, talkTurn(message)]).toEqual([message, turn]);
  });

  test.each([
    "that's true but i can't sleep",
    "that's right he left me",
    'you are right that my mother hates me',
    'i agree to everything he wants',
    "it's a good point in my life to stop",
    'exactly what should i say to her?',
    "i don't want to live with him",
    "i can't do my homework",
    'i tried to call him',
    'i will try to sleep',
    'good advice is hard to find here',
    'i never thought of leaving her',
    "that won't work because he is away all week and i have the kids",
    'it makes sense for him to move out',
    'we tried that medicine and the doctor said no',
  ])('%s → told', (message) => {
    expect(talkTurn(message)).toBeUndefined();
  });
});

describe('a yes or a no is read with the verb that was asked', () => {
  test.each([
    ['no not yet', 'have you told anybody yet?', 'no', ''],
    ['i have', 'have you asked him?', 'yes', ''],
    ["they don't know", 'do they know you think so?', 'no', ''],
    ['yes it has, in winter', 'has it happened before?', 'yes', 'in winter'],
    ['yeah my aunt', 'is there somebody on your side in this?', 'yes', 'my aunt'],
    ['kind of', 'was it good for most of that time?', 'yes', ''],
    ['not really', 'do you live with them?', 'no', ''],
    ['I do', 'do you still hear from each other?', 'yes', ''],
    ['nobody', 'have you told anybody yet?', 'no', ''],
  ])('%s ← %s', (message, question, says, rest) => {
    expect(yesOrNo(message, question)).toEqual({ says, rest });
  });

  test.each([
    ['Yes, it really is', 'have there been any interviews so far?'],
    ['yes he lives in canada', 'would you tell me more about that?'],
    ['no they refuse to change', 'have you told anybody yet?'],
    ['yes i am sad', 'does your boss know how it is for you?'],
    ['i was in the shop', 'was it good for most of that time?'],
  ])('%s answers no %s', (message, question) => {
    expect(yesOrNo(message, question)).toBeUndefined();
  });
});

test.each([
  ['about 2 weeks ago', '2 weeks ago', 'short'],
  ['since last march', 'since last March', 'some'],
  ['in may 2020', 'in May 2020', 'some'],
  ['a few days now', 'a few days', 'short'],
  ["it's been 3 months i think", '3 months', 'some'],
  ['probably last year', 'last year', 'some'],
  ['7 years', '7 years', 'long'],
])('%s is how long', (message, span, size) => {
  expect(spanIn(message)).toEqual({ shape: 'span', span, size });
});

test.each([
  '2 weeks ago she left me',
  'last year i was happy',
  'i work since may',
  'three years of lies',
  'for my son',
])('%s tells more than how long', (message) => {
  expect(spanIn(message)).toBeUndefined();
});

test('a number is what was counted', () => {
  for (const [message, amount] of [
    ['like 400 euros', '400 euros'],
    ['only one', 'only one'],
    ['about 4', '4'],
    ['twice a week i think', 'twice a week'],
  ])
    expect(amountIn(message ?? '')).toBe(amount);
  for (const message of ['one of my friends left', '3 weeks', 'two people laughed', '100 reasons to cry'])
    expect(amountIn(message)).toBeUndefined();
});

describe('a short answer is taken as the answer to what was asked', () => {
  /** The reply to an answer, after this was told and that asked. */
  async function answered(told: string, asked: string, answer: string): Promise<string> {
    const notes = takeNotes();
    const now = new Date('2026-11-20T15:00:00Z');
    const history: Said[] = [
      { role: 'user', content: told, at: now },
      { role: 'assistant', content: `All right. ${asked}`, at: now },
    ];
    const turn: Turn = {
      conversationId: told,
      person: somebody,
      history,
      message: answer,
      memories: [],
      state: null,
      now,
    };
    await createListener({ pace: 0 }).speak(turn, notes, new AbortController().signal);
    return notes.content;
  }

  test.each([
    [
      'nobody replies to my applications',
      'Has any of them got as far as an interview?',
      'only one',
      /^Only one, out of all/,
    ],
    [
      'my friends went to the lake without me',
      'Has it happened before?',
      'yes it has',
      /^So it isn't the first time\./,
    ],
    [
      "i'm so tired of everything",
      'Have you told anybody yet, or is it only here so far?',
      'no not yet',
      /^So nobody knows/,
    ],
    ["i'm so tired of everything", 'Does anyone know you have had enough of it?', 'yes my aunt', /your aunt/i],
    ['i cannot pay the rent this month', 'How much of it is missing?', 'like 300 euros', /300 euros/],
    ['i miss my girlfriend', 'How long were you two together?', '6 years', /^6 years.*in common\./],
    [
      'i moved to norway and feel alone',
      'Who do you get to see in a usual week?',
      'nobody really, just my flatmate sometimes',
      /your flatmate/,
    ],
    [
      'my husband does not talk to me',
      'Who has broken the silence, other times?',
      'usually me',
      /^(?:So that's you|You, then)/,
    ],
    [
      'i feel low',
      'Since when has it been so?',
      'since the wedding',
      /^(?:So, since|Since) the wedding(?!.*(?:still not used to it|stopped asking|everyday life))/,
    ],
    ['i feel low', 'Would you tell me a little more about that?', 'yes', /^Please do/],
    [
      'my manager blames me',
      'Have you said anything to your manager about it?',
      'not yet',
      /^So it hasn't been said yet\./,
    ],
    ['i lost my keys to the flat', 'Where did you see them last?', 'on the tram i think', /^(?:So, on|On) the tram/],
    [
      'my uncle stopped talking to our family',
      'Who else in the family sees it?',
      'because of his wife',
      /because of his wife/i,
    ],
    ['i was cheated on', 'Who have you been able to tell?', 'nobody yet', /^(?:So you've|Nobody at all)/],
    ['my parents fight', 'Who do you have to talk to about it?', 'not really anyone, my cousin a bit', /your cousin/],
    [
      'my friends did not invite me',
      'Has it happened with them before?',
      'yes, twice',
      /^So it isn't the first time\./,
    ],
    ['my girlfriend wants to break up', 'How long were you two together?', '3 years', /in common\./],
    ['i am a student and have no money', 'Is it only you, or are there others to feed?', 'only me', /^Only you\b/],
    ['my teacher hates me', 'What was it last time?', 'chemistry', /chemistry/i],
    ['my grandson is far away and i worry', 'When did you last hear from him?', 'i am 71', /^So you're 71\./],
    ['i wake up every night', 'What goes round in your head?', "it's 4am here", /^4am, and you're up with this\./],
    ['my boyfriend wants to move abroad', 'Do you want it too?', 'kind of', /^(?:In part|Partly), then\./],
  ])('%s … %s %s', async (told, asked, answer, reply) => {
    expect(await answered(told, asked, answer)).toMatch(reply);
  });

  test.each([
    ['i feel low', 'What goes round in your head?', 'so tired'],
    ['i feel low', 'What goes round in your head?', 'thank you'],
    ['i feel low', 'Since when?', 'what do you mean'],
    ['i feel low', 'Who knows?', 'my sister laughed at me'],
    ['i feel low', 'Who knows?', 'not sure'],
  ])('%s … %s %s is no piece to be said back', async (told, asked, answer) => {
    expect(await answered(told, asked, answer)).not.toMatch(
      /^(?:So, )?(?:So tired|Thank you|What do you mean|My sister|Not sure)(?:, then)?\./i,
    );
  });

  test('who agrees is not handed the agreement back, and the talk goes on with the thing', async () => {
    for (const nod of ['yes exactly', 'that is a good point', "yes that's true", 'that is correct']) {
      const reply = await lastReply(['my boss shouts at me in front of the whole kitchen', nod]);
      expect(reply).not.toMatch(/good point|that's true|is correct|in whatever order|all that\?/i);
      expect(reply).toMatch(/\?$/);
    }
  });

  test('what was said already is owned and gone on with by name', async () => {
    for (const again of ['i already told you that', 'you asked me that before', 'are you even reading what i write'])
      expect(await lastReply(['my landlord wants to throw me out', again])).toMatch(
        /your landlord wants to throw you out/,
      );
  });
});

describe('thanks, plans and good things are taken as that, and no trouble is looked for in them', () => {
  test.each([
    [
      'thanks',
      ['thank you for the kind message and for listening', 'ok, thanks a lot for this', 'no I am done, thank you'],
    ],
    [
      'plans',
      [
        'No, I will try that. Thank you for the advice. I think that asking my uncle will help as well.',
        "great idea, I'll ask the baker if there is a place",
        'yes I should do that because I have the children to think of',
      ],
    ],
    ['hopes', ['I really hope so', 'maybe it will get better', 'yes. I hope the winter ends soon.']],
    [
      'good',
      [
        "it's really nice to know that others feel like this",
        'at least the cat is eating again',
        'I agree. The overtime helps a lot',
        'he has been very supportive. He cooked for all of us on Sunday.',
      ],
    ],
    ['feels-with-wren', ['oh no, that is terrible too', 'I feel for your sister', 'I am sorry to hear that']],
  ])('%s', (does, messages) => {
    for (const message of messages) expect([message, kindTurn(message)?.does]).toEqual([message, does]);
  });

  test.each([
    'thanks but he does not answer my calls',
    'thank you. I feel as if everything was my fault',
    'I hope so but I am scared',
    'good idea, but I have no money',
    'at least he did not hit me',
    'I will go to the doctor tomorrow',
    'thank you, what should I do first?',
    'it is nice to have a job but the pay is bad',
    'I am sorry for my sister, she lost her flat',
    'thanks. my mother died in spring',
  ])('%s → told', (message) => {
    expect(kindTurn(message)).toBeUndefined();
  });

  test.each([
    ['thank you for the advice, I will do that', /^(?:You're|Any time)[^?]*$/],
    [
      "it's nice to know that others feel like this",
      /^(?:So it's|It's) nice to know that others feel like this\..*\?$/,
    ],
    ['oh no, that is terrible too', /I'm a program/],
    ['at least the cat is eating again', /cat is eating again/],
  ])('%s is answered in its own tone', async (message, reply) => {
    const said = await lastReply(['my landlord wants to throw me out', message]);
    expect(said).toMatch(reply);
    expect(said).not.toMatch(/worst|hard|bothers|gets to you/);
  });
});
