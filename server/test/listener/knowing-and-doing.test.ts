import type { Tag } from '@wren/contract/chat.ts';
import { describe, expect, it } from 'vitest';
import type { Turn } from '#companion/companion.ts';
import { dayOf } from '#companion/listener/day-of.ts';
import { namesNothing, readGoal, readWhen } from '#companion/listener/goal.ts';
import { replyTo } from '#companion/listener/reply.ts';
import { turnOf } from '../companion/turn.ts';

/** Says these lines one after the other, and gives every reply. */
function talk(lines: string[], more: Partial<Turn> = {}): { text: string; tags: Tag[] }[] {
  const history: Turn['history'][number][] = [];
  let state: Turn['state'] = more.state ?? null;
  return lines.map((message) => {
    const reply = replyTo({ ...turnOf(message), ...more, history: [...history], state });
    state = { ...more.state, listener: reply.state };
    const at = new Date();
    history.push({ role: 'user', content: message, at }, { role: 'assistant', content: reply.text, at });
    return reply;
  });
}
const of = (reply: { tags: Tag[] } | undefined, tag: string) =>
  reply?.tags.filter((one) => one.tag === tag).map(({ content }) => content);

describe('the built-in voice knows', () => {
  it('speaks from a card in its own words when advice is asked for, and cites it', () => {
    const [reply] = talk(["What can I do when I can't sleep?"]);
    expect(of(reply, 'SOURCE')).toEqual(["sleep|When sleep won't come"]);
    expect(reply?.text).toContain('Get up at the same hour tomorrow whatever the night was.');
  });

  it('says what something is when facts are asked for', () => {
    const [reply] = talk(['What is a panic attack?']);
    expect(of(reply, 'SOURCE')).toEqual(['panic-attack|When panic hits']);
    expect(reply?.text).toContain('A panic attack is the alarm at full volume');
    expect(of(reply, 'EXERCISE')).toEqual([]);
  });

  it('cites nothing unasked', () => {
    for (const line of [
      'my cat is cute',
      "I can't sleep.",
      'I feel like a failure',
      'Thank you',
      'what should I cook tonight?',
    ]) {
      expect(of(talk([line])[0], 'SOURCE'), line).toEqual([]);
    }
  });

  it('uses each card once in a conversation', () => {
    const replies = talk([
      "What can I do when I can't sleep?",
      'What else can I do when I cannot sleep?',
      'Any other advice to sleep?',
    ]);
    const cited = replies.flatMap((reply) => of(reply, 'SOURCE') ?? []);
    expect(new Set(cited).size).toBe(cited.length);
  });
});

describe('the built-in voice does', () => {
  it('puts a fitting exercise under a step that was asked for, the one that helped before first', () => {
    const lines = ["I feel like a failure, I'm not good enough", 'any advice?'];
    expect(of(talk(lines)[1], 'EXERCISE')).toEqual(['thought-record']);
    const helped = [{ exercise: 'self-compassion', times: 2, by: 3 }] as const;
    const [, reply] = talk(lines, { helped });
    expect(of(reply, 'EXERCISE')).toEqual(['self-compassion']);
    expect(reply?.text).toContain('"Self-compassion break"');
  });

  it('opens the exercise that is asked for', () => {
    expect(of(talk(['Can we do a breathing exercise?'])[0], 'EXERCISE')).toEqual(['box-breathing']);
    expect(of(talk(["Let's try the 5-4-3-2-1"])[0], 'EXERCISE')).toEqual(['five-senses']);
    expect(of(talk(["I don't want to do an exercise"])[0], 'EXERCISE')).toEqual([]);
    expect(of(talk(['I should exercise more at the gym'])[0], 'EXERCISE')).toEqual([]);
  });

  it('answers how an exercise went with its own numbers', () => {
    expect(talk(['I did "Box breathing": it went from 7 to 4.'])[0]?.text).toMatch(/\b7\b.*\b4\b|\b4\b.*\b7\b/);
  });

  it('offers nothing in a heavy hour', () => {
    const [reply] = talk(['I want to die. What can I do?']);
    expect(reply?.tags).toEqual([]);
  });
});

describe('how what was held out is done', () => {
  it.each([
    ['do i write anything or just exam stuff', /anything that comes|whatever is in your head/i],
    ['how long do i do it', /minutes/],
    ['can i stop halfway', /stop|right way/],
  ])('%s: answered, and not taken for a choice', (asked, answer) =>
    expect(talk(['I cant sleep because of my exam', 'try the worry time thing then', asked]).at(-1)?.text).toMatch(
      answer,
    ),
  );
});

describe('a goal from another conversation', () => {
  const goals = [
    {
      id: '0198c0de-0000-4000-8000-000000000001',
      what: 'call your mom',
      when: 'after dinner',
      day: '2026-11-20',
      setAt: new Date('2026-11-20T04:00:00Z'),
      setHere: false,
    },
  ];

  it('is asked about at a greeting, once', () => {
    const replies = talk(['Hi', 'Yes, it went well', 'Hi', 'I had pasta'], { goals });
    expect(replies.map((reply) => of(reply, 'GOAL-ASKED')?.length)).toEqual([1, 0, 0, 0]);
    expect(
      replies
        .map(({ text }) => text)
        .join(' ')
        .match(/call your mom/g),
    ).toHaveLength(1);
  });

  it('waits while something hard is told', () => {
    const lines = ['My boss yelled at me and I feel awful', 'It made me feel so small', 'I cried in the car'];
    expect(talk(lines, { goals }).flatMap((reply) => of(reply, 'GOAL-ASKED'))).toEqual([]);
  });

  it('waits where danger was spoken of', () => {
    const safety = { level: 'elevated', at: turnOf('').now.toISOString() };
    expect(of(talk(['Hi'], { goals, state: { safety } })[0], 'GOAL-ASKED')).toEqual([]);
  });
});

it.each([
  ['after dinner', '2026-11-20'],
  ['tomorrow morning', '2026-11-21'],
  ['on Monday', '2026-11-23'],
  ['on Friday', '2026-11-20'],
  ['at the weekend', '2026-11-21'],
  ['the day after tomorrow', '2026-11-22'],
  ['next Friday', '2026-11-27'],
  ['in three days', '2026-11-23'],
  ['in 2 weeks', '2026-12-04'],
  ['in a week', '2026-11-27'],
  ['in a while', '2026-11-20'],
  ['next week', '2026-11-27'],
  ['on the 25th', '2026-11-25'],
  ['on the 3rd', '2026-12-03'],
])('a goal for %s is for %s when it is Friday the 20th', (when, day) => {
  expect(dayOf(when, '2026-11-20')).toBe(day);
});

it('a goal for this weekend is for that day when it is Sunday already', () => {
  expect([dayOf('this weekend', '2026-11-22'), dayOf('next weekend', '2026-11-22')]).toEqual([
    '2026-11-22',
    '2026-11-28',
  ]);
});

it.each([
  ['Meditating for 10 minutes before bed', 'meditate for 10 minutes', 'before bed'],
  ['sweating it out', 'sweat it out', ''],
  ['celebrating', 'celebrate', ''],
  ['Evening walk with my dog', 'take an evening walk with your dog', ''],
  ['something nice for dinner', 'something nice for dinner', ''],
])('%j is a goal: %j, %j', (message, goal, when) => {
  expect(readGoal(message)).toEqual({ goal, when });
});

it.each([
  ["I can't today, day after tomorrow maybe", 'day after tomorrow'],
  ['not tonight, tomorrow', 'tomorrow'],
])('%j says when: %s', (message, when) => {
  expect(readWhen(message)).toBe(when);
});

it.each(['nothing really, I have no energy', 'Nothing', 'I have no idea', 'I can’t think of anything', 'too tired'])(
  '%j names no goal, and something smaller is laid out',
  (message) => {
    expect(namesNothing(message)).toBe(true);
    const [, answer] = talk(['Help me set a small goal today.', message]);
    expect(answer?.text).toMatch(/\?$/);
    expect(answer?.text).not.toContain('goal is to');
  },
);

it('who would rather be told something inspiring is asked for something smaller', () => {
  const [, answer] = talk(["Let's talk about something inspiring.", 'tell me something']);
  expect(answer?.text).toMatch(/small|smile|decent/);
  expect(answer?.text).not.toMatch(/tell me something/i);
});
