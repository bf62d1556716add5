import type { FeltOff, Steering } from '@wren/contract/steering.ts';
import { describe, expect, test } from 'vitest';
import type { Said, Turn } from '../../src/companion/companion.ts';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { type Reply, replyTo } from '../../src/companion/listener/reply.ts';
import { sentencesOf, wordsIn } from '../../src/companion/listener/sentences.ts';
import { somebody } from './talk.ts';

/** What different people tell, line after line, none of it a goodbye or an answer to an offer. */
const told = [
  [
    'My manager moved my desk next to the printer and now nobody talks to me.',
    'I used to look forward to going in.',
    'Yesterday I ate lunch in the car park.',
    'I keep thinking I did something to deserve it.',
    'And then I go home and snap at my partner.',
    'It has been like this since the spring.',
    'I do not want to be someone who complains.',
    'My sister says I should just leave.',
  ],
  [
    "I can't sleep, my head goes round and round about money.",
    'The rent went up by two hundred.',
    'My partner thinks I worry too much.',
    'I check the account five times a day.',
    'I feel ashamed that I cannot fix it.',
    'Last night I was awake until four.',
  ],
  [
    'My best friend has stopped answering my messages.',
    'We have known each other since school.',
    'I looked at her photos and she was out with other people.',
    'I feel stupid for minding so much.',
    'I wrote her a long letter and did not send it.',
  ],
] as const;

const now = new Date('2026-11-20T15:00:00Z');

interface Asked {
  turn: Turn;
  /** What was said before it, and what an ordinary reply would be. */
  last: string;
  plain: Reply;
}

/** Every turn of every conversation above, as it would come without any wish. */
function* turns(): Generator<Asked> {
  for (const length of ['short', 'medium', 'long'] as const) {
    for (const [which, lines] of told.entries()) {
      const history: Said[] = [];
      let state: Turn['state'] = null;
      for (const message of lines) {
        const turn: Turn = {
          conversationId: `conversation ${which}`,
          person: { ...somebody, length },
          history: [...history],
          message,
          memories: [],
          state,
          now,
        };
        const plain = replyTo(structuredClone(turn));
        yield { turn, last: history.at(-1)?.content ?? '', plain };
        history.push({ role: 'user', content: message, at: now }, { role: 'assistant', content: plain.text, at: now });
        state = { listener: plain.state };
      }
    }
  }
}

const wishing = ({ turn }: Asked, wish: { steering?: Steering; feltOff?: FeltOff[]; instead?: string[] }): Reply =>
  replyTo({ ...structuredClone(turn), ...wish });

const all = [...turns()];
const answered = all.filter(({ last }) => last !== '');
const advice = /\bone (?:small )?thing\b.*\btry\b|\bhere is one\b|\bsomething you could\b|\byou could try\b/i;
const offers = ({ state }: Reply) => /^(?:offer|permission|after-step)$/.test(state.pending?.kind ?? '');

test('there is enough to read, and by itself it asks, offers and takes its room', () => {
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter(({ plain }) => plain.text.includes('?')).length).toBeGreaterThan(all.length / 3);
});

describe('chosen for one message', () => {
  test("'Just listen': no advice, no exercise, no question, and something of theirs is heard", () => {
    for (const one of all) {
      const reply = wishing(one, { steering: 'listen' });
      expect(reply.text, one.turn.message).not.toContain('?');
      expect(reply.text).not.toMatch(advice);
      expect(offers(reply), reply.text).toBe(false);
      expect(reply.tags.filter(({ tag }) => tag === 'EXERCISE')).toEqual([]);
      expect(wordsIn(reply.text)).toBeGreaterThanOrEqual(5);
    }
  });

  test("'Help me think': one open question, and no advice", () => {
    for (const one of all) {
      const reply = wishing(one, { steering: 'think' });
      expect(reply.text.match(/\?/g), reply.text).toHaveLength(1);
      expect(reply.text).not.toMatch(advice);
      expect(offers(reply)).toBe(false);
    }
  });

  test("'Give me a step': one step at once, and nothing asked", () => {
    for (const one of all) {
      const reply = wishing(one, { steering: 'step' });
      expect(reply.state.pending?.kind, reply.text).toBe('after-step');
      expect(reply.text.trim()).not.toMatch(/\?$/);
    }
  });

  test('is not asked of the next message', () => {
    for (const one of all.slice(0, 12)) {
      for (const steering of ['listen', 'think', 'step'] as const) {
        const { state } = wishing(one, { steering });
        expect([state.listenOnly, state.noQuestions]).toEqual([
          one.plain.state.listenOnly,
          one.plain.state.noQuestions,
        ]);
      }
    }
  });

  test("'What should I do?' under 'Just listen' is heard and not answered with advice", () => {
    const [one] = answered;
    if (!one) throw new Error('nothing was told');
    const turn = { ...one, turn: { ...one.turn, message: 'How do I ask my manager for a raise?' } };
    expect(offers(wishing(turn, {})), 'a wish for advice, as a rule').toBe(true);
    expect(offers(wishing(turn, { steering: 'listen' }))).toBe(false);
    expect(wishing(turn, { steering: 'listen' }).text).not.toMatch(advice);
  });
});

describe('after a reply felt off', () => {
  test("'too many questions': the next reply has none", () => {
    for (const one of answered)
      expect(wishing(one, { feltOff: ['too-many-questions'] }).text, one.turn.message).not.toContain('?');
  });

  test("'too long': the next reply is shorter", () => {
    for (const one of answered) {
      const reply = wishing(one, { feltOff: ['too-long'] });
      expect(wordsIn(reply.text), reply.text).toBeLessThan(Math.max(17, wordsIn(one.last)));
      expect(wordsIn(reply.text)).toBeGreaterThanOrEqual(4);
    }
  });

  test("'too much advice': the next reply gives none", () => {
    for (const one of answered) {
      const reply = wishing(one, { feltOff: ['too-much-advice'] });
      expect(offers(reply), reply.text).toBe(false);
      expect(reply.text).not.toMatch(advice);
      expect(reply.tags.filter(({ tag }) => tag === 'EXERCISE')).toEqual([]);
    }
  });

  test("'it felt wrong': the next reply owns it first and asks what it missed", () => {
    for (const one of answered) {
      const reply = wishing(one, { feltOff: ['felt-wrong'] });
      expect(sentencesOf(reply.text)[0], reply.text).toMatch(/\b(?:off|wrong|missed|did(?: not|n't) fit)\b/);
      expect(reply.text.match(/\?/g), reply.text).toHaveLength(1);
    }
  });

  test('all of it at once still gives a reply', () => {
    for (const one of answered) {
      const feltOff = ['too-much-advice', 'too-many-questions', 'too-long', 'felt-wrong'] as const;
      const reply = wishing(one, { feltOff: [...feltOff] });
      expect(wordsIn(reply.text)).toBeGreaterThanOrEqual(4);
      expect(reply.text).not.toContain('?');
    }
  });
});

test('said another way, no sentence comes again, and the house rules hold', () => {
  for (const one of all) {
    const instead = [one.plain.text];
    for (let way = 0; way < 3; way += 1) {
      const { text } = wishing(one, { instead });
      const before = new Set(instead.flatMap(sentencesOf));
      expect(sentencesOf(text).filter((sentence) => before.has(sentence))).toEqual([]);
      expect(objection(text), text).toBeUndefined();
      expect(wordsIn(text)).toBeGreaterThanOrEqual(4);
      instead.push(text);
    }
  }
});
