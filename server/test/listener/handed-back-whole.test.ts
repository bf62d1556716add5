import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { talk } from './talk.ts';

const handed = (message: string): string[] =>
  readMessage(message)
    .clauses.filter(({ kind }) => kind !== 'fragment')
    .map(({ yours }) => yours);

const firstReply = async (...messages: string[]): Promise<string> => (await talk(messages)).at(-1)?.reply ?? '';

describe('a clause comes back with all that belongs to it', () => {
  test.each([
    [
      'what was explained, and to whom',
      'i served fish to a woman who explain to me what is the tide',
      'you served fish to a woman who explains to you what the tide is',
    ],
    [
      'who came, after who it was',
      'I was fine until the neighbour, Mrs Cole, came out and started on about the bins again',
      'you were fine until the neighbour, Mrs Cole, came out',
    ],
    [
      "what happens 'every time'",
      'i washed the floor twice and every time i shut my eyes i hear the crash',
      'every time you shut your eyes you hear the crash',
    ],
    [
      "what happened 'the moment'",
      'the minute he shut the door i threw the plate',
      'the minute he shut the door you threw the plate',
    ],
    [
      'what was thought, after its when',
      'thought when i bought the van hed stop asking me for lifts',
      "you thought when you bought the van he'd stop asking you for lifts",
    ],
    [
      'what it was for',
      'I paid the bill first, so that nobody could say I was tight.',
      'you paid the bill first, so that nobody could say you were tight',
    ],
    ['the time of day', 'it is 2 am and i ate the whole cake', "it's 2am"],
    ['what he did as well', 'My cousin laughed. He laughed also.', 'he laughed too'],
    ['somebody who does something to them', 'the guy who did my tyres cried', 'the guy who did your tyres cried'],
    [
      'what was said once for how often',
      'he kicked the door, kicked, kicked, with his boots',
      'he kicked the door, with his boots',
    ],
    ['a country that is no we', 'i am a teacher in US', "you're a teacher in the US"],
    [
      'what it was like, in a sentence of its own',
      'she walked past me in the yard with all her friends. like a queen',
      'she walked past you in the yard with all her friends, like a queen',
    ],
    [
      'who spoke, after who it was not',
      'I asked for the window and the nurse, not the nice one, said this is no hotel',
      'the nurse, not the nice one, said this is no hotel',
    ],
    [
      'what somebody did after what they did first',
      "my husband's aunt came for lunch and said in front of the kids 'well at least this one can cook'",
      'your husband\'s aunt said in front of the kids "well at least this one can cook"',
    ],
    [
      'what was asked',
      'I asked the girl at the desk how long and she said depends',
      'you asked the girl at the desk how long',
    ],
  ])('%s: %s', (_, said, yours) => expect(handed(said)).toContain(yours));

  test('and who did both is said once', async () =>
    expect(
      await firstReply('this woman sat in my chair 6 hrs for knotless braids and then refused to pay the full money'),
    ).toMatch(/this woman sat in your chair 6 hours for knotless braids and refused to pay the full money/i));

  test.each([
    ['somebody named, and only which', 'Ola who asked me last year what a spreadsheet was'],
    ['a state without what it was about', "and now I haven't, over one email"],
    ['which time it was', 'third go'],
    ['from whom, without what', 'from strangers I can take'],
    ['with what, without what was done', 'she did with her hand like "come on"'],
    ['a reason everyone is left to guess', "I didn't ring because dad"],
    ['how a thing is, and nothing that it did', 'the seat in the car being pushed too far back'],
    ['to whom, without what', 'he says to me, the new lad, 19 years of age'],
  ])('half of it does not come back: %s', (_, said) =>
    expect(handed(said).join()).not.toMatch(
      /^Ola who|haven't,|third go|you can take|did with her hand|because dad|being pushed|says to you/,
    ),
  );

  test.each([
    ['I sat in the car and cried after the funeral', 'you sat in the car and cried after the funeral'],
    ['the man who sells me bread asked where my wife was', 'the man who sells you bread asked where your wife was'],
    ['my brother, Tom, rang me today', 'your brother, Tom, rang you today'],
    ['I was the one who stayed late', 'you were the one who stayed late'],
  ])('what is whole does: %s', (said, yours) => expect(handed(said)).toContain(yours));
});

describe('who did what comes last is the one who did it', () => {
  test.each([
    'We waited in the hall till the nurse, a young fella, called my name and said come in love',
    'I sat in the van until the foreman, big Pete, knocked on the glass and asked was I grand.',
  ])('%s', (said) => expect(handed(said).join()).not.toMatch(/you said|you asked|you knocked/));
});

describe('whose words they are', () => {
  test.each([
    [
      "and she come on the phone and says it's okay daddy I was only a sheep and I had to pull over",
      'she comes on the phone and says "it\'s okay daddy I was only a sheep"',
    ],
    [
      "my boy rang from camp and said don't cry mum I made a friend and then the line went",
      'your boy rang from camp and said "don\'t cry mum I made a friend"',
    ],
    ["my boss said Marek it's nobody's fault but I pressed it", 'your boss said "Marek, it\'s nobody\'s fault"'],
    [
      "her mum said we'd love to have you but it's family only and I'm standing there with the pie",
      'her mum said "we\'d love to have you but it\'s family only"',
    ],
    [
      "he goes it's fine I never liked that job and went out for a smoke",
      'he goes "it\'s fine I never liked that job" and went out for a smoke',
    ],
  ])('what was said to them stays the words of who said it: %s', (said, yours) =>
    expect(handed(said)).toContain(yours),
  );

  test.each([
    "she said it's okay I was tired anyway but she had the lights on for two hours",
    'she said no I was never there and my whole family believed her',
    "she says that's nice dear I was a dancer once",
  ])('an "I" after it is nobody\'s: %s', (said) =>
    expect(handed(said).join()).not.toMatch(/you were (?:tired|never there|a dancer)/),
  );

  test.each([
    ["my son said he'd call, I'm still waiting by the phone", "you're still waiting by the phone"],
    ["my dad said it was fine, I knew it wasn't", "you knew it wasn't"],
    ['he says my mum knows and I felt sick', 'he says your mum knows and you felt sick'],
  ])('and theirs where they speak again: %s', (said, yours) => expect(handed(said)).toContain(yours));

  test.each([
    ['"Rosa, empty your bag please," the manager said', []],
    ['the manager says "Rosa, empty your bag please" in front of the shop', []],
    ["he asked my name and i says Billy and he says 'well Billy can clean it then'", []],
    ["consultant says to me 'come on Maggie, you know better'", []],
    ['I told Sam I was leaving and Sam laughed', ['Sam']],
    ['I said "Sam, stop" and Sam laughed', ['Sam']],
  ])('the name they are called by is nobody else: %s', (said, names) =>
    expect(readMessage(said).people.flatMap(({ name }) => (name ? [name] : []))).toEqual(names),
  );
});

describe('what is not worth handing back', () => {
  test('a small thing beside the one it was about', async () =>
    expect(
      await firstReply('I fed the cat, I had toast. Then about six I just started crying at the sink and couldnt stop'),
    ).not.toMatch(/you had toast/));

  test('what they would be blamed with', async () =>
    expect(
      await firstReply('Today the shop told me the ring was sold. I had paid half of it. I forgot to call them.'),
    ).not.toMatch(/you forgot/));

  test('an insult to their own looks, as if it were so', async () =>
    expect(await firstReply('my legs are huge')).not.toMatch(/^(?:So y|Y)our legs are huge/));

  test('an oath', () =>
    expect(handed('he asked me what a stapler was, I swear on my kids.')).toEqual(['he asked you what a stapler was']));
});

describe('nothing is owned to that nobody objected to', () => {
  const before = 'You have today been asked to leave the choir. What went through your mind?';

  test.each([
    'I was not asked unkindly. The conductor took me aside by the piano. I had sung the low part, not the high one.',
    "I'm a postman in a small town. I did the round, I talked to Mr. Hart about his hip. I came home. And about ten it felt like my coat was on the wrong way round.",
    "I made a cake for the office because it was my birthday. I didn't say it was mine, I thought they would ask. Nobody wrote anything on the card at all.",
  ])('%s', (said) => expect(readToWren(said, { called: '', lastReply: before, askedYesOrNo: false }).protest).toBe(''));

  test.each(['ok so this is dumb', 'so this is stupid', 'this is rubbish really, but here goes'])(
    'before anything was answered: %s',
    async (said) => expect(await firstReply(said)).not.toMatch(/sorry|right, that|no use|wrong/i),
  );

  test.each([
    "its not even the choir its that he doesn't see me anymore",
    "it's not that I left, it's how quiet it is",
  ])('what it is about, and what not: %s', (said) =>
    expect(readToWren(said, { called: '', lastReply: before, askedYesOrNo: false }).protest).toBe(''),
  );

  test.each([
    ["no, that's not what I said", 'said'],
    ['You misunderstood me. I was not asked to leave, I was asked to sing.', 'said'],
  ])('and what they do object to is: %s', (said, protest) =>
    expect(readToWren(said, { called: '', lastReply: before, askedYesOrNo: false }).protest).toBe(protest),
  );

  test.each(['they just wont stop asking me', 'my parrot died'])('told of others: %s', (said) =>
    expect(readMessage(said, { lastReply: before }).act).toBe('share'),
  );
});
