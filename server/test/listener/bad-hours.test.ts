import { expect, test } from 'vitest';
import { moments } from '../../src/companion/listener/moments/moments.ts';
import { wordsIn } from '../../src/companion/listener/sentences.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

test('two things told in one breath are both handed back, the event first', async () => {
  const reply = await lastReply(['hi', 'my sister and I argued again last night and I have felt heavy since']);
  expect(reply).toMatch(/you and your sister argued again last night, and you've felt heavy since/i);
});

test('"maybe she\'s right" keeps its last word', () => {
  expect(readMessage("maybe she's right").clauses.map(({ yours }) => yours)).toContain("maybe she's right");
});

test('three words are answered without being handed back', async () => {
  expect(await lastReply(["she said I'm a bad mother", "maybe she's right"])).not.toMatch(/maybe she's right/i);
});

test('a list is handed back as a list', async () => {
  const reply = await lastReply([
    "I'm feeling overwhelmed.",
    "work, the move, my mum's hospital appointments, everything",
  ]);
  expect(reply).toMatch(/work, the move, your mum's hospital appointments and everything/i);
  expect(reply).not.toMatch(/not sure I follow/i);
});

test('a "what if" is read as the fear it is', () => {
  const [clause] = readMessage("what if they find out I'm not good enough").clauses;
  expect(clause?.yours).toBe("you're afraid they'll find out you're not good enough");
});

test.each(["that's useless", 'not helpful', "you don't get it", "that's not what I asked"])(
  'a complaint is owned and repaired, and never handed back: %s',
  async (complaint) => {
    const reply = await lastReply(['my boyfriend broke up with me', 'how do I stop thinking about him?', complaint]);
    expect(reply).toMatch(/sorry|fair|right|true|missed|did ?n['o]t/i);
    // What they asked before is answered, or what they told is gone back to.
    expect(reply).toMatch(/boyfriend|pages|name|write down|mute|him/i);
    expect(reply).not.toMatch(/^(?:so )?that's (?:useless|not what you asked)/i);
  },
);

test.each(['lol', 'haha', 'idk', 'meh', 'ugh', 'whatever'])('%s is an answer, and no gibberish', async (sound) => {
  expect(await lastReply(['my crush turned me down yesterday', sound])).not.toMatch(/not sure I follow|went past me/i);
});

test('thanks with something told behind it is answered for what is told', () => {
  expect(readMessage("thank you! I'm so nervous though").act).toBe('share');
  expect(readMessage('thank you so much').act).toBe('thanks');
});

test('a moment closes when they move on', async () => {
  const exchanges = await talk(['I feel guilty whenever I sit down', 'anyway her birthday is next week']);
  expect(exchanges.at(-1)?.reply).not.toMatch(/guilt|rest\b/i);
});

test('a goal is refined, gets its time, and survives a doubt', async () => {
  const exchanges = await talk([
    'Help me set a small goal today.',
    'I want to get fit',
    'walking I guess',
    'after lunch',
    'what if it rains',
    'stretching indoors',
  ]);
  expect(exchanges.at(3)?.reply).toMatch(/walk/i);
  expect(exchanges.at(3)?.reply).toMatch(/after lunch/i);
  expect(exchanges.at(4)?.reply).toMatch(/if it rains/i);
  expect(exchanges.at(5)?.reply).toMatch(/walk.*if it rains, stretch indoors/i);
});

test('every moment has enough to say: concrete, unhurried, and never asking where it should be speaking', () => {
  expect(moments.length).toBeGreaterThanOrEqual(75);
  expect(new Set(moments.map(({ id }) => id)).size).toBe(moments.length);
  for (const { id, hear, ask } of moments) {
    expect(hear.length, id).toBeGreaterThanOrEqual(2);
    expect(ask.length, id).toBeGreaterThanOrEqual(2);
    for (const line of hear) {
      expect(line, id).not.toContain('?');
      expect(wordsIn(line), line).toBeLessThanOrEqual(36);
    }
    for (const line of ask) expect(line.match(/\?/g)?.length, line).toBe(1);
  }
});
