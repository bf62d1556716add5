import { describe, expect, test } from 'vitest';
import { readCorrection } from '../../src/companion/reading/correction.ts';
import { decisionIn } from '../../src/companion/reading/decision.ts';
import { hearMoves } from '../../src/companion/reading/moves/hear-moves.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { shortAnswer } from '../../src/companion/reading/short-answer.ts';
import { tidy } from '../../src/companion/reading/tidy.ts';
import { questionIn } from '../../src/companion/reading/wren-asked.ts';
import { lastReply, talk } from './talk.ts';

const corrected = (message: string, lastReply: string, lastSaid = '') =>
  readCorrection(tidy(message).text, { lastReply, lastSaid, askedYesOrNo: false });

describe('what they put right is heard in any wording', () => {
  test.each([
    ['No wonder you feel guilty.', 'i didnt say i feel guilty i said i LOOK guilty', 'you look guilty', ''],
    ['How is your mother taking it?', 'no its my aunt not my mum', 'your aunt', ''],
    ['What was the moment itself like?', 'What moment. It hasnt happened. Its Thursday.', '', ''],
    [
      'It makes sense that you feel stuck.',
      'Stuck on the crossword, dear, not stuck. I have his pen.',
      'stuck on the crossword',
      'I have his pen.',
    ],
    [
      'How proud are you of it?',
      'Nobody has done anything yet, it is on Saturday. And proud is not the word, I feel sick.',
      '',
      'I feel sick.',
    ],
    [
      "That's a blow, failing five times. What went wrong in it?",
      'eh i havent failed 5 times ive failed 4',
      "you've failed 4",
      '',
    ],
    ['How are things with your dad?', 'I said my STEPdad', 'your stepdad', ''],
    ['Your son, then. How old is he?', 'wrong, it was my daughter', 'your daughter', ''],
    ['How is your wife with it?', 'my mum. not my wife', 'your mum', ''],
    ['A quarrel over his fence.', 'no, it was about MY fence', 'your fence', ''],
    ['Anger like that wears you out.', "no, I'm not angry. I'm scared", 'scared', ''],
  ])('%s > %s', (reply, message, right, rest) => {
    expect(corrected(message, reply)).toMatchObject({ right, rest });
  });

  test.each([
    ['When is it at its worst?', 'about quarter past six, when he used to put his key in the door'],
    ['Who knows about it?', 'Nobody knows, not even my sister'],
    ['What have you tried?', "I've not tried anything yet"],
    ['Who in the family knows?', 'No. My sister, maybe'],
    ['What would you say to her?', 'not helpful'],
    ['What does it look like?', 'She never rings, and the garden is a mess.'],
  ])('and an answer is none: %s > %s', (reply, message) => {
    expect(corrected(message, reply)).toBeUndefined();
  });

  test('what it is comes back once, owned, and never as news', async () => {
    const reply = await lastReply(['my mum is coming to stay for a month', 'no its my aunt not my mum']);
    expect(reply).not.toMatch(/so it's|not my mum|your mum is/i);
  });

  test('a feeling they deny is struck', async () => {
    const told = await talk([
      'my manager accused me and I feel guilty and stupid',
      'i didnt say i feel guilty i said i LOOK guilty',
    ]);
    const kept = told[1]?.state as { listener: { felt: { family: string }[]; denied: string[] } } | undefined;
    const { felt, denied } = kept?.listener ?? { felt: [], denied: [] };
    expect(denied).toContain('shame');
    expect(felt.map(({ family }) => family)).not.toContain('shame');
  });
});

describe('what Wren asked is kept, and its answer used', () => {
  test.each([
    ['When is it at its quietest?', 'when'],
    ['How long has it been like this?', 'how-long'],
    ['Robin, who else knows about it?', 'who-knows'],
    ['Who could take a turn, even a short one?', 'who-helps'],
    ["What's the worst each of them could bring?", 'worst-each'],
    ['How is it at night, compared with the day?', 'night'],
    ['What would you want to say to her?', 'say'],
    ['What do you miss most?', 'miss'],
  ])('%s asks for: %s', (question, kind) => expect(questionIn(`There it is. ${question}`, 1)?.kind).toBe(kind));

  test('the last question of a reply is the one that stands open, and what asks nothing leaves none', () => {
    expect(questionIn('How long has it been? I see. Who else knows? Take your time', 1)?.kind).toBe('who-knows');
    expect(questionIn('Take your time. There is no hurry', 1)).toBeUndefined();
    expect(questionIn('so it goes on and on '.repeat(400), 1)).toBeUndefined();
    expect(questionIn('?', 1)?.kind).toBe('other');
  });

  test.each([
    [
      'When is it worst?',
      'About four o’clock. That was when he filled in the last clues',
      { when: "four o'clock", marks: 'he filled in the last clues' },
    ],
    ['Who knows?', 'nobody, to be honest', { shape: 'nobody' }],
    ['Who could help?', 'my sister i suppose', { who: 'your sister' }],
    ['How long has it been?', 'three weeks monday', { size: 'some' }],
    ['How long has it been?', 'since i was about nineteen', { size: 'long' }],
    ['How is it at night, compared with the day?', 'same really', { way: 'same' }],
    [
      'So it is between those: text her, or leave it. Which one are you leaning to?',
      'leaving it i think',
      { way: 'leave it' },
    ],
    [
      "What's the worst each of them could bring?",
      'The worst if I say nothing is he thinks that is what grown-ups do. The worst if I do is he goes stiff. I could catch him at the pegs.',
      { a: 'he thinks that is what grown-ups do', b: 'he goes stiff', third: 'you could catch him at the pegs' },
    ],
  ])('%s > %s', (question, message, answer) => {
    const open = questionIn(question, 1);
    expect(open && shortAnswer(tidy(message).text, open)).toMatchObject(answer);
  });

  test.each(['my goalie walks me home even though its the wrong way', 'awake', 'she replied!! she wasnt mad'])(
    'what is told is taken for no answer: %s',
    (message) => {
      for (const question of ['Who knows?', 'When is it worst?', 'How long has it been?', 'What helps?']) {
        const open = questionIn(question, 1);
        expect(open && shortAnswer(tidy(message).text, open), question).toBeUndefined();
      }
    },
  );
});

describe('a decision is noticed as one', () => {
  const decided = (message: string) => {
    const { text, clauses } = readMessage(message);
    return decisionIn(text, clauses, (one) => hearMoves(one).decide);
  };

  test.each([
    ["I'll be at the pegs at half eight and I'll ask him how his mum is", "you'll ask him how his mum is"],
    ['im gonna write back on the note', "you're going to write back on the note"],
    ["I've thought about it all night and I'm not taking it.", "you're not taking it"],
    ['leaving it i think', "you're leaving it"],
  ])('%s', (message, clause) => expect(decided(message)).toMatchObject({ clause }));

  test.each([
    "I'm going to lose my job over this",
    "I'll never get over him",
    "I'm going to be sick",
    'I had the exam on Monday and I failed it',
    'should I tell him?',
  ])('and a fear or a fact is none: %s', (message) => expect(decided(message)).toBeUndefined());
});

describe('a farewell is heard by where a message ends', () => {
  test.each([
    'the bins, the neighbours, my own head. anyway alarms at five so i better try. cheers for listening x',
    'Margaret, who else. Well, my programme is starting. You have been most patient.',
    'all sorts. right dinners burning gotta go',
    "I've the dog to let out. I'll leave you in peace now. God bless.",
    'gtg mum needs the charger',
    'Right, my eyes are going. Night love.',
  ])('%s', async (message) => {
    expect(readMessage(message).act).toBe('goodbye');
    expect(await lastReply(['long day', message])).not.toContain('?');
  });

  test.each([
    'I have to go to work tomorrow and I dread it',
    'he said goodnight and hung up',
    "I should go to bed but I'm scared of the dreams",
    "I'm going to miss this place",
    'I never got to say goodbye to her',
    "I'm going nowhere",
    'it was leaving goodbye cards on every desk',
  ])('and none is heard in: %s', (message) => expect(readMessage(message).act).not.toBe('goodbye'));

  test('a grumble and a plan in it are taken up, and nothing is held against them', async () => {
    const reply = await lastReply([
      'I shouted at a little boy in my class today',
      "Right. Well, you didn't answer, but I think I've answered it myself. I'll be at the pegs at half eight and I'll ask him how his mum is. Thank you, I suppose. Goodnight.",
    ]);
    expect(reply).toMatch(/night|sleep/i);
    expect(reply).not.toMatch(/\?|still open/);
  });
});
