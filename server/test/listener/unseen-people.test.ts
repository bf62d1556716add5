import { describe, expect, test } from 'vitest';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { refusedThing } from '../../src/companion/reading/refusals.ts';
import { lastReply, talk } from './talk.ts';

describe('advice refused before it comes', () => {
  test.each([
    ['I would prefer not to get a suggestion today', 'suggestion'],
    ['dont say theres other sports', 'other sports'],
    ["I don't want a list of pros and cons. She's already done one.", 'list'],
    ['I know about sleep hygiene. Please not the leaflet.', 'leaflet'],
    ['not after a lecture mate. just saying it', 'lecture'],
    ["I don't want to hear about care homes please, not tonight", 'care homes'],
    ["I'd rather you didn't ask me to see it from her side just yet.", ''],
  ])('is heard in: %s', async (said, thing) => {
    const { act, detail, text } = readMessage(said);
    expect({ act, detail, thing: refusedThing(text) }).toEqual({ act: 'complaint', detail: 'advice', thing });
    const told = await talk(['my sister wants me to move in with her', said, 'it is all so hard', 'i hate how it is']);
    expect(told[1]?.reply).toContain(thing);
    for (const { reply } of told.slice(1)) expect(reply).not.toMatch(/something you could do|one small thing|an idea/);
  });

  test.each([
    "I didn't want a baby",
    'i have no plan for tonight',
    "I don't want to hear about his new girl",
    'no hobby of mine lasts',
  ])('is not heard in: %s', (said) => expect(readMessage(said).act).not.toBe('complaint'));
});

test('where nothing but the refusal was said, it goes back to what was told', async () => {
  expect(await lastReply(['got dropped from first team', 'dont say theres other sports'])).toMatch(
    /dropped from first team/,
  );
});

const clausesOf = (said: string): string[] => readMessage(said).clauses.map(({ yours }) => yours);

describe('what is not sure to be a whole and true sentence of theirs', () => {
  test.each([
    ['is it normal to feel like everyone got it in week one and im just pretending', []],
    ["Do you think I went too far from home, or only I didn't arrive yet?", []],
    [
      "My sister's lad put this on the telephone for me, so here I am.",
      ["your sister's lad put this on the telephone for you"],
    ],
    ['it would be nice to have nobody give me one', ['it would be nice to have nobody give you one']],
    ['This is the best message I got in the whole week', ['this is the best message you got in the whole week']],
    ["But I didn't say: they come on the fourteenth!", ['they come on the fourteenth']],
    ['I love my family, I want to say that first.', ['you love your family']],
    ["I'm hiding in the bathroom, so if I stop suddenly that's why.", ["you're hiding in the bathroom"]],
    ['I snapped at a student who had done nothing but ask', ['you snapped at a student who had done nothing but ask']],
    ['My eyesight is poor, so forgive errors.', ['your eyesight is poor']],
    [
      "coach said im 'not there' like bro i grew 2 inches",
      ['your coach said you\'re "not there"', 'you grew 2 inches'],
    ],
  ])('is left out, and the rest kept: %s', (said, yours) => expect(clausesOf(said)).toEqual(yours));

  test('a joint stands only between two things that were both handed back', () => {
    const [first, second] = readMessage('She left a soup. In Dutch, but a heart is a heart.').clauses;
    expect([first?.yours, second?.joint]).toEqual(['she left a soup', '']);
  });
});

describe('good news and a goodbye are heard beside other words', () => {
  test.each([
    'the marks came out. 74!! i thought i failed it',
    'He wants me on sauces from Monday. That is a step up.',
  ])('gladness, and no offer of help: %s', async (said) => {
    expect(readMessage(said).mood).toBe('good');
    expect(await lastReply(['i have exams', 'i did nothing for it', said])).not.toMatch(/help|not sure I follow|idea/);
  });

  test.each(['i thought i failed it and now i know i did not pass', 'he got promoted instead of me'])(
    'and no gladness where there is none: %s',
    (said) => expect(readMessage(said).mood).not.toBe('good'),
  );

  test.each([
    "ta for that. got a full head of highlights at nine so i'm off to bed. night x",
    "kettle's gone cold now look at that. I'd best go up. night night love and thanks",
    'I go to eat the soup then. Gracias, hasta luego!',
  ])('gets a farewell: %s', async (said) => {
    expect(readMessage(said).act).toBe('goodbye');
    expect(await lastReply(['my week was long', said])).not.toContain('?');
  });

  test('thanks beside news do not hide the news', () => {
    expect(readMessage("she's texted. wants to paint the room purple. cheers").act).toBe('share');
  });
});

describe('a direct question gets a straight short answer', () => {
  test.each([
    ['should i text him for my hoover back or is that sad', /text him for your hoover back.* sad|sad to text him/],
    ['Do you think a man can be stubborn and right at the same time?', /stubborn and right/],
    ['what do i even talk to them about now', /something funny you saw|something small and real/],
    ['How do you explain to a small child why father is not there?', /With a child/],
    [
      'Would you write again, in my place, or would you leave him his silence?',
      /live with it|don't want|go back on|I'd |Once more/i,
    ],
    ["can you just tell me if 'hey whenever youre free no rush' is too weak", /weak/],
    ['Is that something that comes back, do you think?', /promise you|Nobody can say|do not know|don't know/],
  ])('%s', async (said, answer) => {
    const reply = await lastReply(['we met on a ferry', said]);
    expect(reply).toMatch(answer);
    expect(reply).not.toMatch(/went past me|not sure I follow|missing/);
  });
});

test('what they would rather talk about is taken up by its name', async () => {
  expect(await lastReply(['she hurt me', 'Could we leave that and talk about Ofsted instead?'])).toMatch(/Ofsted/);
});

test('the first name is said once in a conversation, and not always in the same reply', async () => {
  const lines = [
    'my boss shouted at me',
    'nobody said a word',
    'i went home',
    'i could not sleep',
    'now it is monday',
    'i have to go back',
  ];
  const firsts = await Promise.all(
    ['one', 'two', 'three', 'four', 'five', 'six'].map(async (id) => {
      const told = await talk([...lines, ...lines.map((line) => `again ${line}`)], {
        id,
        person: { firstName: 'Robin' },
      });
      expect(told.filter(({ reply }) => reply.includes('Robin, ')).length).toBeLessThanOrEqual(1);
      return told.findIndex(({ reply }) => reply.includes('Robin, '));
    }),
  );
  expect(new Set(firsts).size).toBeGreaterThan(1);
});
