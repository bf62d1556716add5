import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { meant } from '../../src/companion/reading/typos.ts';

const clausesOf = (text: string): string[] => readMessage(text).clauses.map(({ yours }) => yours);

describe('an English learnt late comes back without its mistakes', () => {
  test.each([
    ['I live in England since three years', "you've lived in England for three years"],
    ['My father he call me every day and say why you not marry', 'your father calls you every day'],
    ['At work nobody speak with me', 'at work nobody speaks with you'],
    ['He is three years younger as me', "he's three years younger than you"],
    ['I miss to speak with my grandmother', 'you miss speaking with your grandmother'],
    ['He make me to stay until late', 'he makes you stay until late'],
    ['Since my mother is died I do not cook', "since your mother died you don't cook"],
    ['she very angry with me', "she's very angry with you"],
    ['I am work in a hotel by the sea', 'you work in a hotel by the sea'],
    ['The manager shouted on me front of all people', 'the manager shouted at you in front of everybody'],
    ["He didn't went to the school of my son", "he didn't go to the school of your son"],
    ['I did a mistake with the order', 'you made a mistake with the order'],
    ['I think I am not strong person', "you're not a strong person"],
    ["I don't see them since four years", "you haven't seen them for four years"],
    ['my back it hurts every night', 'your back hurts every night'],
    ['The boss he say if I am sick he find another', "the boss says if you're sick he finds another"],
    ["i didn't tell to nobody", "you didn't tell anybody"],
  ])('%s', (said, yours) => expect(clausesOf(said)).toContain(yours));

  test('a state said as its noun is still heard', () => {
    expect(readMessage('I was so shame that I could not speak').feelings[0]?.family).toBe('shame');
    expect(readMessage('I have fear of the night').feelings[0]?.family).toBe('fear');
  });

  test.each([
    'The picture was stop',
    'if not study now later how to do',
    'why you not eat',
    'I wait for message from him',
  ])('what cannot surely be put right is not said back: %s', (said) => expect(clausesOf(said)).toEqual([]));

  test.each([
    ['did he say it to your face', /says/],
    ['my mum and dad fight every night', /fights/],
    ['he made my son cry at the table', /cries/],
    ['I have known her since two thousand and nine', /for two/],
    ['i know he can cook', /cooks/],
    ['my brother hit me with a door once', /hits/],
  ])('what was right is left as it was: %s', (said, changed) => expect(clausesOf(said).join(' ')).not.toMatch(changed));
});

describe('what is typed in a hurry', () => {
  test.each([
    ['alrady', 'already'],
    ['evryone', 'everyone'],
    ['becuase', 'because'],
    ['definately', 'definitely'],
    ['freind', 'friend'],
    ['passd', 'passed'],
    ['tierd', 'tired'],
    ['beleive', 'believe'],
  ])('%s is meant to be %s', (typed, word) => expect(meant(typed)).toBe(word));

  test.each([
    'mourning',
    'herd',
    'mouldy',
    'unfriended',
    'laminated',
    'samosa',
    'guilt',
    'breath',
    'petty',
    'deadlines',
    'yaar',
    'storage',
  ])('%s is a word already', (typed) => expect(meant(typed)).toBe(typed));

  test('is said back spelled out', () => {
    expect(clausesOf('my mum alrady told evryone i passd')).toEqual(['your mum already told everyone you passed']);
  });

  test.each([
    ['we had to put 40 of the herd down. TB. my dad built that herd', 'your dad built that herd'],
    ['14 hours behind the wheel and a lad spat at the screen', 'a lad spat at the screen'],
    [
      'third night in a row, lost a patient id had for weeks, then went straight into the next room',
      "you lost a patient you'd had for weeks",
    ],
    [
      'i put him in the cot, closed the door and stood in the shower with the water off just to not hear him for one minute',
      'you put him in the cot',
    ],
    [
      'my kid goes loudly mummy why cant we have the strawberries',
      'your kid goes loudly "mummy why can\'t we have the strawberries"',
    ],
    ['everyone says cherish it', 'everyone says "cherish it"'],
    ['and now shes seeing my best mate like come on', "she's seeing your best mate"],
    ['great so the landlord is putting the rent up', 'the landlord is putting the rent up'],
  ])('is cut where one thing ends and the next begins: %s', (said, yours) => expect(clausesOf(said)).toContain(yours));
});

describe('not this, but that', () => {
  test.each([
    ["It isn't the noise, it's not knowing when.", "it isn't the noise, it's not knowing when"],
    [
      "It's not the big things. It's when I open the cupboard and his mug is there.",
      "it's not the big things, it's when you open the cupboard and his mug is there",
    ],
    ["It wasn't the money. It was the way he said it.", "it wasn't the money, it was the way he said it"],
  ])('is one thing, and weighs most: %s', (said, yours) => {
    const clauses = readMessage(`I keep thinking about last week. ${said}`).clauses;
    expect([...clauses].sort((a, b) => b.weight - a.weight)[0]?.yours).toBe(yours);
  });
});

describe('who says it, and how it is meant', () => {
  test('what somebody else is quoted as saying is not felt by the one who tells it', () => {
    const { feelings, clauses } = readMessage('retired in march. everyone said youll love it');
    expect(feelings).toEqual([]);
    expect(clauses.map(({ yours }) => yours)).toContain('everyone said "you\'ll love it"');
  });

  test.each([
    "oh i'm doing amazing, ate cereal out of a jug because all the bowls are mouldy",
    'absolutely thriving, cried in the bath and called in sick',
    'love being told im resilient by the people who cause it',
    "my boss gave me 'meets expectations'. so thats cool",
  ])('dry praise names no gladness: %s', (said) => {
    const { mood, feelings } = readMessage(said);
    expect(mood).toBe('hard');
    expect(feelings.filter(({ family }) => family === 'joy')).toEqual([]);
  });

  test.each(['best day ever, she said yes', 'my son is thriving at his new school', 'I love how he laughs'])(
    'and what is meant is taken as it stands: %s',
    (said) => expect(readMessage(said).mood).not.toBe('hard'),
  );

  test('what keeps coming up in a long message, and comes late in it, weighs most', () => {
    const { clauses } = readMessage(
      'so i dont know where to begin. my brother in law moved in with us in march. his landlord sold the house. he sits on the sofa. i work nights. yesterday i opened the fridge and my birthday cake was gone. i sat on the kitchen floor and i cried like a baby over a cake',
    );
    expect([...clauses].sort((a, b) => b.weight - a.weight)[0]?.yours).toMatch(/cake|kitchen floor/);
  });
});

describe('who is left out by the thumb is whoever the talk is about', () => {
  const after = (toldOf: string | undefined, said: string): string[] =>
    readMessage(said, { lastReply: '', toldOf }).clauses.map(({ yours }) => yours);

  test.each([
    ['they', 'didnt even spell my name right', "they didn't even spell your name right"],
    ['your coach', 'wont look at me now', "your coach won't look at you now"],
    ['she', 'says she never got my text', 'she says she never got your text'],
    [undefined, 'didnt even get to the last question', "you didn't even get to the last question"],
  ])('%s: %s', (toldOf, said, yours) => expect(after(toldOf, said)).toContain(yours));

  test.each(['wont speak to me', 'said he needs time'])('and where nobody was spoken of it is not theirs: %s', (said) =>
    expect(after(undefined, said)).toEqual([]),
  );
});

test.each([
  ['like that helps', "that doesn't help"],
  ['like they care', "they don't care"],
  ['as if thats gonna change him', "that's not going to change him"],
])('what is only mocked is not handed back as so: %s', (said, yours) => expect(clausesOf(said)).toContain(yours));
