import { parseChangedTag } from '@wren/contract/goals.ts';
import { describe, expect, test } from 'vitest';
import type { OpenGoal } from '../../src/companion/companion.ts';
import type { ListenerState } from '../../src/companion/listener/state.ts';
import { keepsTheHouseRules } from './promises.ts';
import { type Exchange, lastReply, talk } from './talk.ts';

const begins = 'Help me set a small goal today.';
const stateOf = (exchange: Exchange | undefined) => exchange?.state?.listener as ListenerState;
const goalOf = (exchange: Exchange | undefined) => {
  const kept = stateOf(exchange).promised.findLast(({ dropped }) => !dropped);
  return kept && [kept.what, kept.when];
};

describe('a goal in the making', () => {
  test.each([
    ['a walk', 'any time works'],
    ['ring the bank', 'not today', 'thursday'],
    ['idk', 'something with my flat maybe', 'the dishes', 'whenever'],
    ['idk', 'the second one', 'a drawer', 'at four'],
    ['like what?', 'taking the dog out', '8pm'],
    ['What do you mean?', 'read ten pages', 'at six'],
    ['something easy', 'fine, open a window', 'in 5'],
    ['any', 'the glass of water', 'now'],
    ['stop being sad', 'talk to my sister', 'before bed'],
    ['be happy', 'be happier', 'smile at a stranger', 'at lunch'],
    ['I want to be a millionaire by friday', 'look up one job', 'tonight'],
    ['learn the guitar', 'tune it', 'after work'],
    ['I could call my dentist but I am scared', 'tomorrow'],
    ['how about a walk?', 'in ten minutes'],
    ["I'll start it tomorrow morning, I promise", 'the tax letter'],
    ['my sister called and she was crying', 'ok back to the goal', 'tidy my desk', 'after dinner'],
    ['tidy my desk', 'my sister called and she was crying', 'what about the goal?', 'after dinner'],
    ['why would a goal help', 'ok', 'wash one plate', 'later'],
    ['what would you suggest?', 'not that', 'clean the sink', 'tonight'],
    ['you pick', 'tonight then'],
    ['tidy my desk', 'idk', 'idk'],
    ['kill some weeds', 'sunday'],
    ['cut the grass', 'after work'],
    ['take my meds', 'with breakfast'],
    ['hang on, my phone rang. ok sorry', 'phone the plumber', 'at lunchtime'],
    ['brb', 'ok back. tidy one drawer', 'at 5'],
    ['something about my mum I think', 'write her a postcard', 'on Sunday'],
    ['clear out the garage', "isn't that too big?", 'just one shelf then', 'after lunch'],
    ["I'm too tired for anything", 'maybe just lie down for ten minutes', 'now'],
    ["tbh I don't think goals work for me", 'fine, make the bed', 'now'],
    ['run a marathon', 'put my trainers on', '6'],
    ['quit my job', 'update my CV', 'tonight'],
    ['brush my teeth', 'in a sec'],
    ['my mum called, she is upset about dad', 'sort one bag of clothes', 'later'],
    ['can you give me some ideas', 'the second one', 'this evening'],
  ])('%s, %s … ends in one', async (...lines) => {
    const told = await talk([begins, ...lines.filter(Boolean)]);
    keepsTheHouseRules(told);
    expect(told.at(-1)?.shown).toContain('GOAL');
    expect(goalOf(told.at(-1))?.join(' ')).not.toMatch(
      /\b(?:whenever|idk|promise|sad|happ|million|guitar|scared|that$|do the glass|marathon|quit|garage|something|second one)\b/,
    );
  });

  test.each([
    ['A walk.', 'after lunch', 'take a walk', 'after lunch'],
    ['ok the glass of water', 'now', 'drink the glass of water', 'now'],
    ['the dishes', 'whenever', 'do the dishes', 'some time today'],
    ['read ten pages', '8pm', 'read ten pages', 'at 8pm'],
    ['I want to text my brother Sam', 'before lunch I guess', 'text your brother Sam', 'before lunch'],
    ['A walk.', "I'll start it tomorrow morning, I promise", 'take a walk', 'tomorrow morning'],
    ['walk to the shop and back', 'half five', 'walk to the shop and back', 'at half five'],
    ['email my tutor', 'asap', 'email your tutor', 'as soon as you can'],
    ['look at one advert', 'tonight', 'look at one advert', 'tonight'],
    ['only one beer', 'tonight', 'have only one beer', 'tonight'],
  ])('%s, %s: it is said as they said it', async (what, when, goal, time) => {
    expect(goalOf((await talk([begins, what, when])).at(-1))).toEqual([goal, time]);
  });

  test.each([
    ['help me set a small goal: call the dentist tomorrow', 'call the dentist', 'tomorrow'],
    ['Help me set a small goal today: apply for one job before dinner', 'apply for one job', 'before dinner'],
    ['set a goal to call my mom tonight', 'call your mom', 'tonight'],
    ['Can you help me set a small goal today - wash one plate at noon', 'wash one plate', 'at noon'],
  ])('%s: said in one breath it is asked for no more', async (line, goal, when) => {
    const told = await talk([line]);
    expect(goalOf(told[0])).toEqual([goal, when]);
    expect(told[0]?.reply).not.toContain('?');
  });

  test('a goal for tomorrow is for tomorrow', async () => {
    const told = await talk(['set a goal for tomorrow', 'go for a run']);
    expect(goalOf(told[1])).toEqual(['go for a run', 'tomorrow']);
    expect(told[0]?.reply).not.toMatch(/today|tonight/);
  });

  test.each([
    'actually no, forget it',
    'never mind',
    'not now',
    'nah',
    'no',
    'hmm maybe not',
    "I don't want a goal",
    "let's skip it",
    'changed my mind',
    'no thanks',
    'maybe another time',
    "I'd rather not",
    'this is stupid',
    'forget it, my boss was mean today',
    'no goal today please',
  ])('%s: none is made', async (line) => {
    const told = await talk([begins, line, 'my boss was mean today']);
    keepsTheHouseRules(told);
    expect(told.flatMap(({ shown }) => shown)).not.toContain('GOAL');
    expect(told[1]?.reply).not.toMatch(/went through your mind|to (?:actually|never|not)\b/);
    expect(told[2]?.reply).toMatch(/boss/);
  });

  test.each(['never mind', 'forget it', 'no', 'leave it'])(
    '%s, when asked for the time: none is made',
    async (line) => {
      const told = await talk([begins, 'read ten pages', line, 'tonight I am seeing a friend']);
      expect(told.flatMap(({ shown }) => shown)).not.toContain('GOAL');
    },
  );

  test.each([
    ['I want to eat nothing today', 'now'],
    ['I want to skip my meds tonight', 'yes'],
    ['skip dinner', 'tonight'],
    ['not eat until tomorrow', 'ok'],
    ['stop taking my tablets', 'today'],
    ['fast for 24 hours', 'now'],
    ['lose 5 kilos this week', 'today'],
    ['cut myself', 'tonight'],
    ['hit my brother', 'after school'],
    ['get drunk', 'tonight'],
    ['take all my pills', 'now'],
    ['throw up after dinner', 'tonight'],
    ['key his car', 'tonight'],
    ['stay under 300 calories', 'today'],
    ['weigh less than my sister by June', 'from today'],
    ['eat half what I usually do', 'today'],
    ['get down to 45 kg', 'now'],
    ['only eat fruit', 'today'],
  ])('%s, %s: never kept', async (...lines) => {
    const told = await talk([begins, ...lines]);
    expect(told.flatMap(({ shown }) => shown)).not.toContain('GOAL');
    expect(stateOf(told.at(-1)).promised).toEqual([]);
    expect(told[1]?.reply).not.toMatch(/^(?:good|settled)\b|\b(?:that is the one|can be done|it stands)\b/i);
    const inOne = await talk([`Help me set a small goal today: ${lines[0]}`]);
    expect(stateOf(inOne[0]).promised).toEqual([]);
  });

  test.each([
    ['my head hurts', /do your head/],
    ['can you remind me what we talked about?', /To can|the goal is/],
    ["I don't have the energy for a goal", /do the energy/],
    ['work was awful', /goal is|work was awful, /],
  ])('%s is no goal', async (line, never) => {
    const told = await talk([begins, line]);
    expect(told[1]?.reply).not.toMatch(never);
    expect(stateOf(told[1]).pending?.kind).not.toBe('goal-when');
  });
});

describe('a goal that stands', () => {
  const settled = [begins, 'I want to take a walk', 'in ten minutes'];

  test.each([
    ['actually can we make it tomorrow instead', ['take a walk', 'tomorrow']],
    ['can you change it to tomorrow?', ['take a walk', 'tomorrow']],
    ['wait, make it 8pm tonight', ['take a walk', 'at 8pm tonight']],
    ['after dinner is better', ['take a walk', 'after dinner']],
    ['tonight then', ['take a walk', 'tonight']],
    ["actually I'd rather water the plants instead", ['water the plants', 'in ten minutes']],
  ])('%s: it is changed', async (line, goal) => {
    const told = await talk([...settled, line]);
    keepsTheHouseRules(told);
    expect(goalOf(told.at(-1))).toEqual(goal);
    expect(stateOf(told.at(-1)).promised).toHaveLength(1);
  });

  test('only the day is moved where only the day is named', async () => {
    const told = await talk([
      'Help me set a small goal: apply for one job before dinner',
      'can you change it to tomorrow?',
    ]);
    expect(goalOf(told[1])).toEqual(['apply for one job', 'tomorrow before dinner']);
  });

  test.each(['I did the walk!', 'done!', 'I did it', 'ok, I took a walk'])('%s: it is done', async (line) => {
    const told = await talk([...settled, line]);
    expect(stateOf(told.at(-1)).promised[0]?.done).toBe(true);
    expect(told.at(-1)?.reply).toMatch(/took a walk/);
  });

  test.each(['forget it', "actually I don't want to", "never mind, I won't"])('%s: it goes', async (line) => {
    const told = await talk([...settled, line]);
    expect(stateOf(told.at(-1)).promised[0]?.dropped).toBe(true);
  });

  test('what it was is answered, and it can be changed after that', async () => {
    const told = await talk([...settled.slice(0, 2), 'after dinner', 'what was my goal again?', 'make it friday']);
    expect(told[3]?.reply).toMatch(/take a walk.*after dinner/);
    expect(goalOf(told[4])).toEqual(['take a walk', 'Friday after dinner']);
  });
});

const earlier = (what: string, at: Partial<OpenGoal> = {}): OpenGoal => ({
  id: `0198c0de-0000-4000-8000-${String(what.length).padStart(12, '0')}`,
  what,
  when: '',
  day: '2026-11-20',
  setAt: new Date('2026-11-19T10:00:00Z'),
  setHere: false,
  ...at,
});
const changesOf = ({ tags }: Exchange) =>
  tags.flatMap(({ tag, content }) => (tag === 'GOAL-CHANGED' ? (parseChangedTag(content) ?? []) : []));

/** Nothing that counts up what they failed at. */
const shaming =
  /\b(?:should have|why (?:not|didn't)|next time try|disappoint\w*|excuse|you failed|you forgot|broke)\b/i;
const unheard = /went through your mind|something new, or has it|one word can hold|take it as it stands/i;

describe("'how did that go?' is answered, and heard", () => {
  const goals = [earlier('call your grandma')];

  test.each([
    ['nope', undefined],
    ['no, I did not manage', undefined],
    ['too tired', undefined],
    ['forgot', undefined],
    ['I forgot lol', undefined],
    ['not really, I fell asleep', undefined],
    ['rang her but didnt say much', undefined],
    ['can we not talk about this', undefined],
    ['lets not', undefined],
    ['half of it', undefined],
    ['kind of', undefined],
    ['almost', undefined],
    ['I tried', undefined],
    ['not yet', undefined],
    ["haven't got round to it", undefined],
    ['what goal?', undefined],
    ['which one?', undefined],
    ['why do you ask', undefined],
    ["it's none of your business", undefined],
    ['failed', undefined],
    ['did it', { done: true }],
    ['yes', { done: true }],
    ['good', { done: true }],
    ['fine I guess', { done: true }],
    ['👍', { done: true }],
    ['I called her', { done: true }],
    ['yes i did, she was so happy', { done: true }],
    ['it went well', { done: true }],
    ['badly', { done: true }],
    ["she didn't pick up", { done: true }],
    ['tomorrow', { when: 'tomorrow', day: '2026-11-21' }],
    ["not yet, I'll do it on Sunday", { when: 'on Sunday', day: '2026-11-22' }],
    ["I'll do it tonight", { when: 'tonight', day: '2026-11-20' }],
    ['changed my mind', { dropped: true }],
    ["I don't want to any more", { dropped: true }],
  ])('%s', async (line, change) => {
    const told = await talk(['hi', line], { goals, id: line });
    keepsTheHouseRules(told);
    const [, answer] = told;
    expect(answer?.reply).not.toMatch(unheard);
    expect(answer?.reply).not.toMatch(shaming);
    expect(answer && changesOf(answer)).toEqual(change ? [expect.objectContaining(change)] : []);
  });

  test.each([
    ['nope', 'let it go', { dropped: true }],
    ['I completely forgot', 'no', { dropped: true }],
    ['no', 'yes, tomorrow', { when: 'tomorrow' }],
    ['what?', 'oh. yes, I did', { done: true }],
    ['why do you want to know', 'I did it', { done: true }],
  ])('%s, then %s', async (first, second, change) => {
    const told = await talk(['hi', first, second], { goals });
    keepsTheHouseRules(told);
    expect(told[2] && changesOf(told[2])).toEqual([expect.objectContaining(change)]);
  });

  test('what is told beside it is spoken to', async () => {
    expect(await lastReply(['hi', 'I tried, but she hung up on me'], { goals })).toMatch(/hung up/i);
    expect(await lastReply(['hi', 'my cat died this morning'], { goals })).toMatch(/cat/);
  });

  test('two at once are both done', async () => {
    const told = await talk(['hi', 'done both'], { goals: [...goals, earlier('water the plants')] });
    expect(told[1] && changesOf(told[1])).toHaveLength(2);
    expect(told[1]?.reply).not.toMatch(/how did|what came of|turn out/);
  });

  test.each([
    ['neither', []],
    ['I did them all!', ['call your grandma', 'water the plants']],
    ['I watered them', ['water the plants']],
  ])('of two at once, %s', async (line, done) => {
    const told = await talk(['hi', line], { goals: [...goals, earlier('water the plants')] });
    expect(told[1]?.reply).not.toMatch(/You had planned|Last time you|meant to do/);
    expect(stateOf(told[1]).promised.flatMap((one) => (one.done ? [one.what] : []))).toEqual(done);
  });

  test.each(['hey wren', 'hello again', "Hey, I'm back", 'hi again'])('%s: a hello asks', async (hello) => {
    expect(await lastReply([hello], { goals })).toMatch(/call your grandma.*\?$/);
  });

  test.each(['what was my goal again?', 'remind me what my goal was', 'what about my goal?', 'did I have a goal?'])(
    '%s',
    async (asked) => {
      expect(await lastReply([asked], { goals })).toMatch(/call your grandma/);
      expect(await lastReply([asked])).toMatch(/\b(?:no goal|none is open)\b/i);
    },
  );

  test('a goal in life is not meant', async () => {
    expect(await lastReply(['what is my goal in life'], { goals })).not.toMatch(/grandma/);
  });
});

test.each([
  ['after dinner', '2026-11-20T11:00:00Z', '2026-11-20T11:01:00Z', false],
  ['after dinner', '2026-11-20T11:00:00Z', '2026-11-20T22:00:00Z', true],
  ['after dinner', '2026-11-20T11:00:00Z', '2026-11-21T07:00:00Z', true],
  ['tomorrow before bed', '2026-11-20T11:00:00Z', '2026-11-21T09:00:00Z', false],
  ['tomorrow before bed', '2026-11-20T11:00:00Z', '2026-11-22T09:00:00Z', true],
  ['after lunch', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', false],
  ['after lunch', '2026-11-20T09:00:00Z', '2026-11-20T16:00:00Z', true],
  ['in ten minutes', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z', true],
])('a goal for %s set at %s is asked about at %s: %s', async (when, set, now, isAsked) => {
  const day = when.startsWith('tomorrow') ? '2026-11-21' : '2026-11-20';
  const goals = [earlier('take a walk', { when, day, setAt: new Date(set) })];
  const reply = await lastReply(['hi'], { goals, at: () => new Date(now) });
  expect(reply).toMatch(/take a walk/);
  expect(/how did|what came of|turn out/.test(reply)).toBe(isAsked);
});
