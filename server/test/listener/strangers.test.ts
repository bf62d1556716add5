import { describe, expect, test } from 'vitest';
import { strangers } from '../../../evals/conversations/strangers.ts';
import { happenings } from '../../src/companion/listener/happenings/happenings.ts';
import { room } from '../../src/companion/listener/lines/frames.ts';
import { sentencesOf, wordsIn } from '../../src/companion/listener/sentences.ts';
import { bright } from '../../src/companion/listener/tellings/bright.ts';
import { oneself } from '../../src/companion/listener/tellings/oneself.ts';
import { others } from '../../src/companion/listener/tellings/others.ts';
import { time } from '../../src/companion/listener/tellings/time.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { keepsTheHouseRules } from './promises.ts';
import { lastReply, talk } from './talk.ts';

const unquoted = (text: string): string => text.replace(/"[^"]*"/g, '');

describe('people it was not written for', () => {
  test.each(strangers)('$name: one question, nothing twice, nothing Wren may not say', async ({ name, lines }) => {
    keepsTheHouseRules(await talk(lines, { id: name, person: { firstName: 'Robin' } }));
  });

  test('few replies close with a set phrase, and no phrase closes often', async () => {
    const closings = new Set('length' in room ? room : room.any);
    const used = new Map<string, number>();
    let replies = 0;
    for (const { name, lines } of strangers) {
      for (const { reply } of await talk(lines, { id: name })) {
        replies++;
        const last = sentencesOf(reply).at(-1) ?? '';
        if (closings.has(last)) used.set(last, (used.get(last) ?? 0) + 1);
      }
    }
    expect([...used.values()].reduce((sum, times) => sum + times, 0) / replies).toBeLessThan(0.15);
    expect(Math.max(...used.values())).toBeLessThanOrEqual(5);
  });

  test('to a plain message it does not say that it cannot follow', async () => {
    for (const { name, lines } of strangers) {
      for (const { said, reply } of await talk(lines, { id: name }))
        if (wordsIn(said) > 4) expect(reply, said).not.toMatch(/not sure I follow|went past me|missing the thread/i);
    }
  });
});

describe('a direct question is answered', () => {
  test.each([
    [
      'do you think he met someone',
      /whether he met someone|only he could say|do(?:n't| not) know|can't (?:tell|be sure|look into him)/i,
    ],
    ['should i sleep or keep studying', /I'd go for sleep/],
    [
      'Is it petty to be this upset about a word?',
      /nothing is strange|nothing strange|n't call it odd|strikes me as strange|not strange|n't strange|n't call it that|More people|petty|allowed to mind/i,
    ],
    ['How do I tell her?', /"[^"]{20,}"/],
    ['can she legally do that?', /question of law|do(?:n't| not) know the law/i],
    [
      'will it ever get easier?',
      /can(?:'t|not) promise|can say for certain|do(?:n't| not) know how it will be|nobody knows|not known yet|can(?:'t|not) see|likely does/i,
    ],
    [
      'how do people do this for years?',
      /an hour at a time|by being (?:strong|brave)|gracefully|clumsily|bad days in between/i,
    ],
    [
      'why am I like this?',
      /can't know the whole|see the reason from here|more than one reason|good sense|wrong with you/i,
    ],
    ['what do you actually know about any of this?', /program|lived none|no nights of my own/i],
    ['can you see me or know where i am', /only the words you type|the text you send/i],
    ['whats your favourite movie', /program/i],
  ])('%s', async (question, answer) => {
    expect(await lastReply(["we haven't talked properly in months", question])).toMatch(answer);
  });

  test('where nothing known fits, no card is laid beside it, and it is not said to be anything else', async () => {
    const exchanges = await talk([
      'my son is 13 and he has stopped talking to us',
      'he is on that phone until one in the morning',
      'should I take his phone away?',
    ]);
    expect(exchanges.at(-1)?.shown).toEqual([]);
    expect(exchanges.at(-1)?.reply).toMatch(/take his phone away/);
  });

  test('where it may be the body, or harm somebody, nothing is called usual', async () => {
    for (const question of ['is it normal to cry every day?', 'is it normal to want to slap him?'])
      expect(await lastReply([question])).not.toMatch(/nothing strange|n't call it odd|More people/i);
  });

  test('what to say about a death is answered, in words and not with a card', async () => {
    const exchanges = await talk(['what do I say to a friend whose baby died?']);
    expect(exchanges[0]?.reply).toMatch(/"[^"]{20,}"/);
    expect(exchanges[0]?.shown).toEqual([]);
  });

  test('a question of fact is answered from a card where one knows it', async () => {
    const reply = await lastReply(['our son is five weeks old', 'can dads get that postnatal thing too?']);
    expect(reply).toMatch(/fathers and partners/);
  });

  test('what they said earlier is told when they ask for it', async () => {
    const reply = await lastReply([
      'my manager Lisa talks over me in every meeting',
      'anyway my knee hurts and I cannot run',
      'what were the two things I told you about?',
    ]);
    expect(reply).toMatch(/talks over you/);
    expect(reply).toMatch(/knee hurts/);
  });
});

describe('how a thing is told', () => {
  const all = [...others, ...oneself, ...time, ...bright];

  test('every way of telling has something to say and something to ask, and none of it is long', () => {
    expect(all.length).toBeGreaterThanOrEqual(35);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { id, hear, ask } of all) {
      expect(hear.length, id).toBeGreaterThanOrEqual(1);
      expect(ask.length, id).toBeGreaterThanOrEqual(2);
      for (const line of hear) expect(line, id).not.toContain('?');
      for (const line of hear) expect(wordsIn(line), line).toBeLessThanOrEqual(40);
      for (const line of ask) expect(line.match(/\?/g)?.length, line).toBe(1);
    }
  });

  test('a verdict on oneself is not handed back as if it were so', async () => {
    for (const line of [
      'im so dumb i rlly thot he liked me',
      "I'm a failure because I moved back in with my parents",
    ]) {
      const reply = unquoted(await lastReply([line]));
      expect(reply).not.toMatch(/\b[Yy]ou(?:'re| are) (?:so )?(?:dumb|a failure)(?!: that's how| or so)/);
    }
  });

  test('a short answer goes on with what was spoken of', async () => {
    const exchanges = await talk(['the house is so quiet since he moved to Leeds', 'idk']);
    const asked = [...time, ...happenings]
      .filter(({ hear }) => hear.some((line) => exchanges[0]?.reply.includes(line.slice(0, 30))))
      .flatMap(({ ask }) => ask);
    expect(asked.some((line) => exchanges.at(-1)?.reply.toLowerCase().includes(line.toLowerCase()))).toBe(true);
  });

  test('asked to stop asking, it does', async () => {
    const exchanges = await talk([
      'my flatmate laughs when I bring it up',
      'why do you keep asking me stuff',
      'he just sits there',
      'every single time',
      'it makes me feel like the crazy one',
    ]);
    for (const { reply } of exchanges.slice(1)) expect(reply).not.toContain('?');
  });
});

describe('reads what is typed in a hurry', () => {
  const said = (text: string) => readMessage(text).clauses.map(({ yours }) => yours);

  test.each([
    ['ok its not fine i cried in the bathroom', 'you cried in the bathroom'],
    ['just got off a 13 hr shift we lost two patients', 'you lost two patients'],
    ['i wrote him like a 10 page message should i send it', 'you wrote him a 10 page message'],
    ['he was online at 2am who is he talking to at 2am', 'he was online at 2am'],
    ['THREE YEARS and he couldnt even call', "he couldn't even call"],
    ['no idea if im going', "you have no idea if you're going"],
    ['Laid off this morning.', 'you were laid off this morning'],
    ['that kinda helped', 'that kind of helped'],
    ['the examiner hated me i swear', 'the examiner hated you'],
    [
      "I'm scared he will leave if I tell him how insecure I am",
      "you're scared he will leave if you tell him how insecure you are",
    ],
  ])('%s', (line, clause) => {
    expect(said(line)).toContain(clause);
  });

  test.each([
    ['should I take his phone away?', 'decide'],
    ['should i say something to mia or just act normal', 'choose'],
    ['crying about bread, that is insane right?', 'normal'],
    ['do u think im just stupid', 'verdict'],
    ['am I gay?', 'self'],
    ['what do I say to a friend whose baby died?', 'words'],
    ['does it get easier once you have said it?', 'ahead'],
    ["why won't he answer?", 'their-mind'],
  ])('%s asks: %s', (line, kind) => {
    expect(readMessage(line).asked?.kind).toBe(kind);
  });

  test('what only tells asks nothing', () => {
    for (const line of [
      'I know what it is',
      'she asked me if it is my fault',
      'he is on that phone until one in the morning',
    ])
      expect(readMessage(line).asked).toBeUndefined();
  });
});

describe('pronouns', () => {
  const lines = strangers.find(({ name }) => name.startsWith('non-binary'))?.lines ?? [];

  test('someone misnamed is met with the word that is theirs', async () => {
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
        lastReply([lines[0] ?? ''], { id, person: { pronouns: 'they, them' } }),
      ),
    );
    expect(replies.some((reply) => reply.includes('"they"'))).toBe(true);
  });

  test('they are never spoken of as somebody else’s he or she', async () => {
    for (const id of ['a', 'b', 'c', 'd']) {
      for (const { said, reply } of await talk(lines, { id, person: { pronouns: 'they, them', firstName: 'Robin' } })) {
        expect(unquoted(reply), said).not.toMatch(/\bshe\b|\bher\b/i);
        expect(unquoted(reply)).not.toMatch(/Robin (?:is|was|has|feels)\b/);
      }
    }
  });
});
