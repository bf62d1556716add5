import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barelyHeard } from '#companion/safety/classifier/weigh-both.ts';
import { screen } from '#companion/safety/screen.ts';
import { chanceOf } from '../../src/companion/listener/chance.ts';
import { fill } from '../../src/companion/listener/draft.ts';
import { followUps, type Held, next } from '../../src/companion/listener/follow-ups.ts';
import { answersTo, heldOut } from '../../src/companion/listener/held-out/answers.ts';
import { answersWhenBright } from '../../src/companion/listener/held-out/when-bright.ts';
import { aboutThem } from '../../src/companion/listener/lines/about-them.ts';
import { shapes } from '../../src/companion/listener/lines/by-shape.ts';
import { askingOfGood } from '../../src/companion/listener/lines/for-anything.ts';
import { aboutSomeone, likelyAnswers } from '../../src/companion/listener/lines/next-words.ts';
import { moments } from '../../src/companion/listener/moments/moments.ts';
import { inTone, ledIn } from '../../src/companion/listener/tone.ts';
import { talk } from './talk.ts';

/** Whom a question may be about, and what agrees with it. */
const people = [
  { who: 'Robin', they: 'they', them: 'them', does: 'does', is: 'is', was: 'was', has: 'has', sees: 'sees' },
  { who: 'your little sister', they: 'she', them: 'her', does: 'does', is: 'is', was: 'was', has: 'has', sees: 'sees' },
  { who: 'your parents', they: 'they', them: 'them', does: 'do', is: 'are', was: 'were', has: 'have', sees: 'see' },
];
const ofAnyone = [...new Set(Object.values(aboutThem).flat())];
const asked = [
  ...askingOfGood.flat(),
  ...shapes.flatMap(({ ask }) => ask),
  ...ofAnyone.flatMap((line) => people.map((one) => fill(line, one) ?? line)),
].filter((line, at, all) => all.indexOf(line) === at);
/** Everything the listener says, as it stands in its lines. */
const room = new URL('../../src/companion/listener/', import.meta.url);
const said = readdirSync(room, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('held-out'))
  .map((path) => readFileSync(new URL(path, room), 'utf8').replaceAll("\\'", "'"))
  .join('\n');
const tones = ['friendly', 'casual', 'professional', 'assertive', 'corrective'] as const;

describe('what is held out under a question', () => {
  test.each(asked)('"%s" has answers of its own, whatever manner of speaking leads into it', (question) => {
    const answers = answersTo(question);
    expect(answers.length).toBeGreaterThanOrEqual(4);
    expect(answersTo(`Robin, ${question.charAt(0).toLowerCase()}${question.slice(1)}`)).toBe(answers);
    for (const tone of tones)
      for (const which of [0, 1, 2, 3, 4]) {
        const said = inTone(tone, question);
        expect(answersTo(said), said).toBe(answers);
        expect(answersTo(ledIn(tone, said, which) ?? said), said).toBe(answers);
      }
  });

  test('no answer is kept for a question that is never asked, or twice for one that is', () => {
    const kept = heldOut.flatMap((one) => one.asked);
    expect(kept.filter((one) => ![`'${one}'`, `"${one}"`].some((line) => said.includes(line)))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
  });

  const lines = [...heldOut.flatMap(({ answers }) => answers), ...likelyAnswers.flatMap(({ say }) => say)];

  test('is short, is one thing they would say themselves, and asks nothing back', () => {
    expect(lines.filter((line) => line.length > 42 || !/^[A-Z][^?{}]*\.$/.test(line))).toEqual([]);
    for (const { answers } of heldOut) expect(new Set(answers).size).toBe(answers.length);
  });

  test('about somebody guesses nothing of who that is', () => {
    for (const line of ofAnyone)
      expect(answersTo(fill(line, people[0] ?? {}) ?? '').join(' ')).not.toMatch(
        /\b(?:he|she|him|her|his|hers|man|woman)\b/i,
      );
  });

  // A tap sends the line: a card for a crisis must never come of what Wren itself held out. The faintest sound of words counts
  // for nothing in a talk.
  test('puts nothing into their mouth that a rule or a clear sound would take for danger', () => {
    const alarms = (line: string) => {
      const { level, reasons } = screen(line);
      return /^(?:elevated|imminent)$/.test(level) && reasons.some((id) => !barelyHeard.includes(id));
    };
    const held = [...lines, ...moments.flatMap(({ next }) => next), ...Object.values(next).flat(), ...aboutSomeone];
    expect([...new Set(held)].filter(alarms)).toEqual([]);
  });

  test('answers what was asked, and after good news holds out nothing to be done about it', async () => {
    const told = [
      'they painted over the mural at the station',
      'the rain got into the shed',
      'my sister sold the piano and kept the money',
      'I passed!! after all those evenings',
      'the sun was out today',
      'my brother has not spoken to me since the funeral',
      'I am scared of the operation on monday',
      'I still have to write to the landlord',
      'my uncle got an email from the housing office',
    ];
    const exchanges = (await Promise.all(told.map((line) => talk([line, 'so there we are'])))).flat();
    const own = exchanges.map(({ reply, followUps }) => {
      const whenBright = answersWhenBright.filter(({ asks }) => asks.test(reply)).flatMap(({ say }) => say);
      const answers = answersTo(reply).length > 0 ? [...answersTo(reply), ...whenBright] : [];
      return { isAsked: answers.length > 0, isAnswered: followUps.some((line) => answers.includes(line)), reply };
    });
    expect(own.filter(({ isAsked }) => isAsked).length).toBeGreaterThan(2);
    expect(own.filter(({ isAsked, isAnswered }) => isAsked && !isAnswered)).toEqual([]);
    expect(exchanges[6]?.followUps.length).toBeGreaterThanOrEqual(2);
    expect(exchanges[6]?.followUps).not.toContain('What could I do about it?');
  });

  test('about an animal says nothing that is said of people', async () => {
    const exchanges = await talk([
      'my dog is ill',
      'he has not eaten for two days, my poor dog',
      'my dog just lies there',
    ]);
    const ofPeople = aboutSomeone
      .filter((line) => !line.includes('thinking'))
      .map((line) => line.replace('{who}', 'my dog'));
    for (const { followUps } of exchanges) for (const line of ofPeople) expect(followUps).not.toContain(line);
  });
});

test.each([
  ['your parents', true, "I don't know what my parents think."],
  ['your manager', false, "I don't know what my manager thinks."],
])('what is held out of somebody agrees with how many they are: %s', (who, areSeveral, line) => {
  const held: Held = {
    concern: undefined,
    isNamed: true,
    mood: 'plain',
    moment: undefined,
    question: '',
    who,
    areSeveral,
    lost: '',
    earlier: [],
  };
  const all = ['a', 'b', 'c', 'd'].flatMap((seed) => followUps('question', held, chanceOf(seed)));
  expect(all.map(({ content }) => content)).toContain(line);
});
