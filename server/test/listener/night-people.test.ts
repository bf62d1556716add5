import { describe, expect, test } from 'vitest';
import { nightPeople, nightPeopleAside } from '../../../evals/conversations/all.ts';
import { sentencesOf } from '../../src/companion/listener/sentences.ts';
import { readMessage, weightiest } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

const clausesOf = (message: string): string[] => readMessage(message).clauses.map(({ yours }) => yours);

describe('what is typed at night comes back in sentences', () => {
  test.each([
    ['idk i still keep the notifs on for him', 'you still keep the notifs on for him'],
    ['dunno. put it on the stairs', 'you put it on the stairs'],
    ['house goes dead quiet', 'the house goes dead quiet'],
    ['kids went back to their mums tonight', "the kids went back to their mum's tonight"],
    ['I just feel sick all the time mate', 'you just feel sick all the time'],
    ['no I cant move out', "you can't move out"],
    ['i have not talked to anyone in like two weeks', "you haven't talked to anyone in two weeks"],
    ['I did everything right', 'you did everything right'],
    ['told her once and she said join a meetup', 'she said "join a meetup"'],
    ['then yesterday he goes oh btw ive got a girlfriend now', 'yesterday he goes "oh btw I\'ve got a girlfriend now"'],
    ['my best friend told me today she is pregnant', "your best friend told you today she's pregnant"],
    ['he was good today. washed up. asked about my course', 'he asked about your course'],
  ])('%s', (typed, back) => {
    expect(clausesOf(typed)).toContain(back);
  });

  test.each(['Kindly do not tell me to do meditation', "don't say a helpline", 'please no tips'])(
    '%s is said to Wren, and heeded',
    async (said) => {
      const [, after] = await talk(['I lost four thousand on bets', said]);
      expect(after?.reply).toMatch(/advice|suggestions|tips|fix/i);
      expect(after?.reply).not.toMatch(/you to do|say a helpline/i);
    },
  );
});

test('in a long message the heart is found: what comes after the turn, and not the setting', () => {
  const reading = readMessage(
    'My mother is eighty four and we moved her into a home in September, it is a nice place, clean, the staff are kind, my sister found it. I visit Tuesdays and Sundays. Everyone tells me it was the right thing. But last Sunday when I got up to go she took hold of my sleeve and said take me home, and I had to unpick her fingers one by one. I sat in the car park for an hour.',
  );
  const best = weightiest(reading)
    .slice(0, 3)
    .map(({ yours }) => yours);
  expect(best.join(' ')).toMatch(/sleeve|fingers|car park/);
  expect(best.join(' ')).not.toMatch(/eighty four|staff|nice place/);
});

test.each([
  "oh I'm thrilled, couldn't be happier, always wanted more canvas",
  'doc says stop lifting. great thanks doc',
  'just what I needed.',
  'wow, how thoughtful of her',
])('said dryly, it is not congratulated: %s', async (said) => {
  const reading = readMessage(said);
  expect(reading.mood).toBe('hard');
  expect(reading.act).toBe('share');
  const reply = await lastReply(['eleven years and they gave me a tote bag', said]);
  expect(reply).not.toMatch(/what a (?:good|lovely)|nice\.|welcome|be able to say/i);
});

test.each(["just tell me it's ok to sit here in the dark for a bit", 'is it ok to stay in bed today'])(
  'leave is given where it is asked for: %s',
  async (said) => {
    expect(await lastReply([said])).toMatch(/(?:all right|ok) to|nobody/i);
  },
);

test('asked a second time what to do, it says it straight', async () => {
  const told = await talk(['Should I text my ex?', 'He left in June.', 'You did not answer. Should I text him?']);
  expect(told[2]?.reply).toMatch(/^(?:Yes|No|Not today|I'd|I would|I wouldn't)\b/);
  expect(told[2]?.reply).not.toMatch(/only be guessing|no rule|clean yes or no/i);
});

test('good news after an offer is news, and takes up nothing', async () => {
  const told = await talk([
    'my flatmate eats my food and I am so angry',
    'I pay half of everything',
    'I left a mean note',
    'he laughed at it',
    'then he told everyone',
    'I feel stupid and alone here',
    'lol ok I feel a bit better actually',
  ]);
  expect(told.at(-1)?.shown).not.toContain('EXERCISE');
  expect(told.at(-1)?.reply).not.toMatch(/one thing to try/i);
});

test('what is held out under a question could be its answer, and never only a way out', async () => {
  const asking = (await Promise.all([...nightPeople].slice(0, 8).map(({ lines, name }) => talk(lines, { id: name }))))
    .flat()
    .filter(({ reply, followUps }) => sentencesOf(reply).at(-1)?.endsWith('?') && followUps.length > 0);
  const ways = /^(?:I'm not sure yet\.|Can I just keep talking\?|What could I do about it\?)$/;
  const generic = asking.filter(({ followUps }) => followUps.every((line) => ways.test(line)));
  expect(asking.length).toBeGreaterThan(20);
  expect(generic.length / asking.length).toBeLessThan(0.1);
});

test.each([...nightPeople, ...nightPeopleAside].map(({ name, lines }) => [name, lines] as const))(
  '%s: no nod that would fit anyone',
  async (_, lines) => {
    for (const { reply } of await talk(lines)) {
      expect(reply).not.toMatch(/good to know that as well|I follow so far|helps me see it a little|filling that in/i);
      expect(reply.replace(/"[^"]*"/g, '')).not.toMatch(/\byou you\b|(?:^|[.!?] )(?:So )?[Yy]ou (?:is|am|was)\b/);
      expect((reply.replace(/"[^"]*"/g, '').match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
    }
  },
);
