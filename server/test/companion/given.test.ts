import { describe, expect, it } from 'vitest';
import type { OpenGoal, Turn } from '#companion/companion.ts';
import { FollowUpReader } from '#companion/follow-ups.ts';
import { listenTo } from '#companion/heard.ts';
import { givenWith, tagsOfLines } from '#companion/model/given.ts';
import { turnOf } from './turn.ts';

const goal: OpenGoal = {
  id: '0198c0de-0000-4000-8000-000000000001',
  what: 'call your mom <b>',
  when: 'after dinner',
  day: '2026-11-19',
  setAt: new Date('2026-11-19T18:00:00Z'),
  setHere: false,
};
const given = (turn: Turn) => givenWith(turn, listenTo(turn));
const names = (tags: { tag: string }[]) => tags.map(({ tag }) => tag);

describe('a model is given', () => {
  it('a card when advice or facts are asked for, and its reply cites it', () => {
    const { text, tags } = given(turnOf("What can I do when I can't sleep?"));
    expect(text).toContain("When sleep won't come");
    expect(tags).toEqual([{ tag: 'SOURCE', content: "sleep|When sleep won't come" }]);
    expect(given(turnOf('What is a panic attack?')).tags[0]?.content).toMatch(/^panic-attack\|/);
  });

  it('nothing to cite when something is told, or when no card fits', () => {
    for (const message of ['my cat is cute', "I can't sleep these days", 'what should I cook tonight?']) {
      expect(given(turnOf(message)).tags, message).toEqual([]);
    }
  });

  it('the card for what was spoken of when an offer of help is taken up', () => {
    const turn = {
      ...turnOf('Yes please'),
      history: [
        { role: 'user' as const, content: 'I cannot sleep, I lie awake until 3am every night.', at: new Date() },
        {
          role: 'assistant' as const,
          content: 'That wears you down. Would you like one thing to try?',
          at: new Date(),
        },
      ],
    };
    expect(names(given(turn).tags)).toContain('SOURCE');
  });

  it('the exercises that helped before when a step is wanted', () => {
    const turn = {
      ...turnOf('How do I calm down before my exam?'),
      helped: [{ exercise: 'box-breathing' as const, times: 2, by: 3 }],
    };
    expect(given(turn).text).toMatch(/lighter for them before: box-breathing/);
    expect(given(turnOf('I had pasta for dinner')).text).toBe('');
  });

  it('a goal from another conversation to ask about, once and as data', () => {
    const hello = given({ ...turnOf('hello'), goals: [goal] });
    expect(hello.tags).toEqual([{ tag: 'GOAL-ASKED', content: goal.id }]);
    expect(hello.text).toContain('call your mom');
    expect(hello.text).not.toContain('<b>');
  });

  it('of a goal whose day is still to come that it is ahead, and nothing to ask', () => {
    const hello = given({ ...turnOf('hello'), goals: [{ ...goal, day: '2026-11-30' }], today: '2026-11-29' });
    expect(hello.tags).toEqual([]);
    expect(hello.text).toMatch(/still to come.*\n.*2026-11-30/);
  });

  it('no goal to ask about in a crisis, on a hard first day, at a goodbye, or in the conversation it was set in', () => {
    const danger = { safety: { level: 'elevated', at: turnOf('x').now.toISOString() } };
    const with_ = (message: string, more = {}) => given({ ...turnOf(message), goals: [goal], ...more }).tags;
    expect(with_('hello', { state: danger })).toEqual([]);
    expect(with_('I feel terrible, my father died and I cannot stop crying')).toEqual([]);
    expect(with_('Goodnight, I have to go')).toEqual([]);
    expect(with_('hello', { goals: [{ ...goal, setHere: true }] })).toEqual([]);
  });
});

describe('lines of a model that are not for reading', () => {
  const read = (text: string) => {
    const reader = new FollowUpReader();
    const content = [...text].map((letter) => reader.read(letter)).join('');
    const rest = reader.end();
    return { content: content + rest.content, followUps: rest.followUps, lines: reader.lines };
  };

  it('become an exercise and a goal, and never stand in the reply', () => {
    const { content, followUps, lines } = read(
      'Let us breathe.\n\n[[EXERCISE]] box-breathing\n[[GOAL]] call your mom | tomorrow morning\n[[FOLLOW-UP]] I will try',
    );
    expect(content).toBe('Let us breathe.');
    expect(followUps).toEqual(['I will try']);
    const asked = { text: '', tags: [], mayOffer: true, maySetGoal: true };
    const tags = tagsOfLines(lines, asked, '2026-11-20');
    expect(tags).toEqual([
      { tag: 'EXERCISE', content: 'box-breathing' },
      { tag: 'GOAL', content: JSON.stringify({ what: 'call your mom', when: 'tomorrow morning', day: '2026-11-21' }) },
    ]);
  });

  it('are dropped where nobody asked for them, and when they name nothing that is there', () => {
    const { lines } = read('Hm.\n[[EXERCISE]] juggling-knives\n[[GOAL]] call your mom');
    const today = '2026-11-20';
    expect(tagsOfLines(lines, { text: '', tags: [], mayOffer: true, maySetGoal: false }, today)).toEqual([]);
    expect(
      tagsOfLines(
        { exercise: 'box-breathing', goal: undefined },
        { text: '', tags: [], mayOffer: false, maySetGoal: true },
        today,
      ),
    ).toEqual([]);
  });
});
