import { describe, expect, test } from 'vitest';
import { readMessage, weightiest } from '../../src/companion/reading/read-message.ts';
import { lastReply, talk } from './talk.ts';

const handed = (message: string, lastWords = ''): string[] =>
  readMessage(message, { lastReply: lastWords })
    .clauses.filter(({ kind }) => kind !== 'fragment')
    .map(({ yours }) => yours);

describe('fillers fall away', () => {
  test.each([
    ["a teenager's 'like' before what was done", 'and she like looked at me', 'she looked at you'],
    ["'like' between commas", 'it was, like, huge', 'it was huge'],
    ["'n', 'w' and 'kinda'", 'i just kinda stood there w my tray', 'you just kind of stood there with your tray'],
    ["'lol' where one sentence ends", 'i sat there lol he never came', 'he never came'],
    ["what was missing 'over there'", 'when i walked over there wasnt a chair', "there wasn't a chair"],
  ])('%s', (_, said, yours) => expect(handed(said)).toContain(yours));

  test("an 'idk' and an 'i guess' around an answer leave the answer", () => {
    expect(readMessage('idk the chair thing i guess').text).toMatch(/^the chair thing/);
    expect(handed('idk the chair thing i guess').join()).not.toMatch(/know the chair/);
    expect(handed("i don't know the answer").join()).toBe("you don't know the answer");
  });

  test('what they like is still liked', () => expect(handed('I like baked beans')).toEqual(['you like baked beans']));

  test('what they want to be spared is what they want', () =>
    expect(handed('not have to do it again tmrw lol')).toEqual(["you don't want to have to do it again tomorrow"]));
});

describe('an English that would come back broken does not come back', () => {
  test.each([
    ['a day that is over told in the present', 'yesterday my sister make the baptism of her baby'],
    ["a learner's word order", 'i think i write to her a message'],
    ['a question told in the order of one', 'he dont know who is his uncle'],
    ['a bare verb after one person', 'my boyfriend sleep'],
    ['a thing without its little word', 'today i see him on status popping bottle'],
    ['a trade without its little word', 'he was also cook'],
    ['a state since then', 'he is with me since then'],
    ['a verb that takes another word', 'we discuss about the house'],
    ['Pidgin', 'he no dey pick my call and e pain me'],
  ])('%s: %s', (_, said) => expect(handed(said)).toEqual([]));

  test.each([
    ["My boyfriend's sleep is bad", "your boyfriend's sleep is bad"],
    ['my sister sent me a photo', 'your sister sent you a photo'],
    ['I wrote to her yesterday', 'you wrote to her yesterday'],
    ['she asked me who he is', 'she asked you who he is'],
    ['I made my son cry', 'you made your son cry'],
    ['yesterday I sat in the car', 'yesterday you sat in the car'],
  ])('what is sound does: %s', (said, yours) => expect(handed(said)).toEqual([yours]));
});

describe('Pidgin', () => {
  test('is understood, and its question answered as a question', () => {
    expect(readMessage('abeg how i go talk to am so that he go pay me').asked?.kind).toBe('words');
    expect(readMessage('make i go sleep, you no dey answer me sha').text).toMatch(/you don't answer me/);
  });

  test('is not heard in an English that only looks like it', () => {
    expect(readMessage('I have no doubt he will go give it back').text).toBe('I have no doubt he will go give it back');
  });

  test('is never said back so', async () => {
    const reply = await lastReply([
      'my cousin borrow 180k from me since april. that money is for my shop.',
      'the shop owner say if i no bring deposit before december he go give another person. how i go take talk to my cousin wey he go pay',
    ]);
    expect(reply).not.toMatch(/goes pay|follow|\bno bring\b/i);
  });
});

describe('what was plainly said was followed', () => {
  test.each([
    [
      'That everyone was looking at my face. And that the principal knew since Thursday and let me do the bus rota.',
      'everyone was looking at your face',
    ],
    ['not have to do it again tmrw lol. its taco day n everybody eats in there', 'do it again tomorrow'],
  ])('%s', async (said, yours) => {
    const told = await talk(['I did not get the job and had to clap in the staffroom for the one who did.', said]);
    expect(told[1]?.reply).not.toMatch(/follow|went past me|missing the thread/);
    // What a question asked for is told, and no half of a sentence.
    expect(handed(said, 'What comes to mind when you think about it?').join(' ')).toContain(yours);
  });

  test('who did not follow says that, and nothing that needs it followed', async () => {
    const reply = await lastReply([
      'My week was long.',
      'Dinnae ken whit tae dae wi the bairn, she wis greetin aw nicht',
    ]);
    expect(reply).toMatch(/follow|past me|thread/);
    expect(reply).not.toMatch(/with you|I see|clearer|go on/i);
  });
});

describe('the point, and not what leads to it', () => {
  const point = (message: string): string | undefined =>
    weightiest(readMessage(message)).find(({ kind }) => kind !== 'fragment')?.yours;

  test.each([
    [
      'words that stood somewhere about them',
      'This morning there is a one star review. It isn\'t about the room. "The owner hovers. You can tell she is lonely." I have read it twenty times.',
      'it says "The owner hovers. You can tell she is lonely"',
    ],
    [
      'what a vet found',
      'My dog is 14 years old. Today the vet says the kidneys are not good anymore. I am sitting in the kitchen and he is sleeping on my feet.',
      'today the vet says the kidneys are not good anymore',
    ],
    [
      'who did not call',
      "Well it was my birthday yesterday and Tyler didn't call. First birthday since his dad moved out so I guess nobody was there to remind him.",
      "Tyler didn't call",
    ],
  ])('%s', (_, said, yours) => expect(point(said)).toBe(yours));

  test('a thing named with the time since then is no sentence', () =>
    expect(handed('First birthday since his dad moved out.')).toEqual([]));

  test('a few words with a laugh are a joke, and not recited', () => {
    expect(handed('nobody teach me haha. I write to Carla tomorrow')).not.toContain('nobody teaches you');
    expect(handed('I cried in the kitchen for an hour haha')).not.toEqual([]);
  });

  test('what they say of this talk is not told back to them', async () => {
    const told = await talk([
      'There is a one star review. It says the owner hovers.',
      'No, that is not what I said. I was talking about a review. Now I feel I have been reviewed twice.',
    ]);
    expect(told[1]?.reply).not.toContain('reviewed twice');
  });
});
