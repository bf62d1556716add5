import { describe, expect, test } from 'vitest';
import { normalising } from '../../src/companion/listener/lines/normalising.ts';
import { particulars } from '../../src/companion/listener/lines/particulars/particulars.ts';
import type { Topic } from '../../src/companion/reading/topics.ts';
import { talk } from './talk.ts';

const asked = (topic: Topic, reply: string | undefined): boolean =>
  (particulars[topic] ?? []).some(({ ask }) => reply?.toLowerCase().includes(ask.toLowerCase()));
const normalised = (topic: Topic, reply: string | undefined): boolean =>
  (normalising[topic] ?? []).some(({ say }) => reply?.toLowerCase().includes(say.toLowerCase().slice(0, 24)));

describe('where nothing is known of the message itself, a listener asks what it would want to know of the situation', () => {
  test.each<[Topic, string[]]>([
    ['exams', ['My final exams start in two weeks and my classes went badly.', 'Chemistry has nine chapters left.']],
    [
      'friendship',
      [
        'I have trouble with my friends.',
        'Somebody in the group of friends said something.',
        'I am at home with the cat.',
      ],
    ],
  ])('%s', async (topic, said) => {
    const told = await talk(said, { id: `exploring ${topic}` });
    expect(told.some(({ reply }) => asked(topic, reply) || normalised(topic, reply))).toBe(true);
  });

  test('and nothing of the kind where the talk is about two things, or about something else by now', async () => {
    const [, last] = await talk(
      ['My boss cut my hours at work again.', 'Anyway. My sister is in hospital since last night.'],
      { id: 'something else by now' },
    );
    expect(asked('job', last?.reply) || normalised('job', last?.reply)).toBe(false);
  });

  test('nor of a feeling that was denied', async () => {
    const told = await talk(
      ['I am so angry at my landlord.', 'I am not angry. I am just sad.', 'He came again today.'],
      {
        id: 'denied anger',
      },
    );
    for (const { reply } of told.slice(1)) expect(asked('anger', reply) || normalised('anger', reply)).toBe(false);
  });
});

describe('what is so for most people', () => {
  test.each<[Topic, string, string[]]>([
    ['overload', 'stressed by one thing', ['I am quite stressed about the vet visit.']],
    ['betrayal', "somebody else's affair", ['My neighbour has an affair and her husband knows nothing.']],
    ['bereavement', 'a grievance', ['A guest had a grievance about the room and I sorted it out.']],
    ['coming out', 'an illness', ['My cousin is bi-polar and he scares me now.']],
    ['trauma', 'known since childhood', ['I am with him since childhood and last week I lied to him.']],
    [
      'friendship',
      'much told, of several things',
      [
        'My best friend never writes first.',
        'She lent my bike to her sister, the boss there saw it at work, and my mother says that I should have asked for it back in May.',
      ],
    ],
  ])('nothing of %s is said to %s', async (topic, what, said) => {
    const told = await talk(said, { id: `so for most ${what}` });
    expect(normalised(topic, told.at(-1)?.reply)).toBe(false);
  });

  test.each<[Topic, string]>([
    ['low mood', 'I feel so depressed.'],
    ['breakup', 'My girlfriend broke up with me and I feel sad.'],
  ])('and it is said where little else is told: %s', async (topic, said) => {
    const told = await talk([said, 'It hurts.', 'yes'], { id: `so for most ${topic}` });
    expect(told.some(({ reply }) => normalised(topic, reply))).toBe(true);
  });

  test('asks nothing, and is said once', () => {
    const all = Object.values(normalising).flat();
    expect(all.filter(({ say }) => say.includes('?'))).toEqual([]);
    const twice = all.map(({ say }) => say).filter((say, at, list) => list.indexOf(say) !== at);
    expect(new Set(twice)).toEqual(new Set(['It presses harder when other people live on what you earn.']));
  });
});
