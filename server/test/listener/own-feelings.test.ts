import { describe, expect, test } from 'vitest';
import { saidFeeling } from '../../src/companion/listener/reflect.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { talk } from './talk.ts';

const named = (message: string): string | undefined => saidFeeling(readMessage(message))?.adjective;

describe('a feeling is theirs where they say so of themselves', () => {
  test.each([
    ["I'm so lonely since he left", 'lonely'],
    ['it makes me anxious every time', 'anxious'],
    ['Ashamed.', 'ashamed'],
    ['honestly just exhausted', 'exhausted'],
    ['she said I was lazy and I feel ashamed', 'ashamed'],
    ['my anxiety is bad today', 'anxious'],
    ['I miss my dad so much', 'full of missing'],
    ['why am i so lonely', 'lonely'],
    ['not angry, ashamed more', 'ashamed'],
  ])('%s', (said, feeling) => expect(named(said)).toBe(feeling));

  test.each([
    [
      'a quotation is somebody else speaking',
      '"The owner hovers. You can tell she is lonely." I read it twenty times.',
    ],
    ['what another says of them is not theirs', 'She told everyone that I am lonely'],
    ['a word spoken of is a word', 'The word lonely. She was here one night.'],
    ['a deed is no feeling', 'Snapped at my wife tonight.'],
    ['nor what they did that is otherwise suffered', 'i cheated on a test'],
    ['what was gone is not there', 'Anger was gone in like 2 seconds.'],
    ['what is asked is not told', 'only "congratulations"? or i say that i am sad?'],
    ['what happens now and then is not now', "When I'm lonely I go to the shop"],
    ['what is denied is not felt', 'I am no longer afraid'],
  ])('%s', (_, said) => expect(named(said)).toBeUndefined());
});

describe('a feeling they denied', () => {
  test('is not named again in the talk, and the one they put in its place is', async () => {
    const told = await talk([
      'Snapped at my wife tonight. I said "how should I know, you are the one home all day". She just went quiet.',
      'not angry, ashamed more. Anger was gone in 2 seconds. Now sitting in the kitchen with the muslins.',
      'Not angry!! Ashamed. Anyway. Her face is what is on my mind. She did not even argue back.',
      'She always argues back. Lost my temper over nothing.',
    ]);
    expect(told[1]?.reply).toMatch(/^(?:Ashamed|Not angry: ashamed)/);
    expect(told[2]?.reply).toMatch(/^(?:Ashamed|Not angry: ashamed)/);
    for (const { reply } of told) expect(reply).not.toMatch(/feel(?:ing)? angry|from the anger/);
  });

  test('and the one instead of it may each have a stop of its own', () => {
    const { correction } = readToWren("Not angry!! Ashamed. Anyway. She didn't even argue back.", {
      called: '',
      lastReply: "I can see why you'd feel angry. What's on your mind?",
      askedYesOrNo: false,
    });
    expect(correction).toMatchObject({ right: 'ashamed', wrong: 'angry' });
  });

  test('is theirs once more when they say so', async () => {
    const told = await talk(['He left me on read for a week', 'I am not angry, I am hurt', "Now I'm angry after all"]);
    expect(told[2]?.state).toMatchObject({ listener: { denied: [] } });
  });
});

test("another's anger is not met as theirs", async () => {
  const told = await talk([
    'My father died a year ago.',
    'You think that he would be angry with me because I did not go?',
  ]);
  expect(told[1]?.reply).not.toMatch(/anger like that|be angry about|That anger/);
});

describe('what was asked or taken up in the story is no protest', () => {
  test('who asked a guest something did not ask Wren', async () => {
    const told = await talk([
      'There is a one star review and it is about me. It says you can tell she is lonely.',
      'She was here one night. I asked if she wanted more toast and I told her about the path up the hill.',
    ]);
    expect(told[1]?.reply).not.toMatch(/answer|your question|you asked/i);
  });

  test('who takes up a word of the question answers it, and comes to what it is about', async () => {
    const told = await talk([
      'My dog is 14 years and today the vet says the kidneys are not good anymore.',
      'I got him after my wife Gisela died, every morning down to the Elbe.',
    ]);
    const reply = (
      await talk([
        ...told.map(({ said }) => said),
        'About Gisela? With the dog mostly. My daughter phones on Sunday. But now it is about the dog.',
      ])
    ).at(-1)?.reply;
    expect(reply).not.toMatch(/muddled|sorry|no sense/i);
    expect(reply).toContain('the dog');
  });
});
