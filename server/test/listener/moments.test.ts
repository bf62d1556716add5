import { describe, expect, test } from 'vitest';
import { momentsIn } from '../../src/companion/listener/moments/moments.ts';
import { namesOutright } from '../../src/companion/reading/outright.ts';
import { readMessage } from '../../src/companion/reading/read-message.ts';
import type { Topic } from '../../src/companion/reading/topics.ts';

const heard = (line: string): string[] => momentsIn(readMessage(line).text, line).map(({ id }) => id);

/** Everyday talk with a word in it that elsewhere would mean a great deal. */
const passing = [
  'I died about thirty times on the last boss',
  'my phone died halfway home',
  'the sums come out even this month',
  'she came out of the shop with two melons',
  'we passed the old mill on the way',
  "don't worry, I've got a spare key",
  'I was not nervous at all, oddly',
  'my nephew got a drawing set for his birthday',
  'they were playing piano music in the dentist',
  'the sea was grey and flat this morning',
  'the neighbour brought us plums from her tree',
  'the landlord of the pub knows every song',
  'that fridge makes a noise like a tractor',
  'a retired postman sat next to me on the bus',
  'my aunt left me her sewing machine',
  'he left me a note on the windscreen',
  'they left the gate open again',
  'the separation of the eggs went wrong and I had an omelette',
  'I regret nothing about that third slice',
  'I am ashamed to say it was the best cake of the year',
  'I am forty-four and I have a good knee and a bad one',
  'the exam board has a new logo',
  'I finished my last exam at noon',
  'my supervisor sent a photo of her goat',
  'the hinge on the shed is broken',
  'thank god for that kettle',
  'the meeting was over by nine',
  'he forgave me two games and then won anyway',
  'the baby goats were a week old',
  'rent a van and be done with it, I said',
  'the bank sent a letter about a loan I never had',
  'my back garden is full of foxes',
  'I cried with laughter at the parrot, haha',
  'the whole class cried when the hamster escaped',
  'she was scared of our tortoise',
  'I am a bit lonely, lol, the cat is out',
  "I'm not lonely, I've got the radio",
  'he looked angry but it was only the sun in his eyes',
  'we had a stroke of luck at the ferry',
  'the hospice shop had a lovely lamp',
  'I nearly had a heart attack when the toast popped',
  'bored children drew on the wall',
  'a fight broke out between two swans',
  'I sold the car and bought a better one',
  'we never argue about money, only about curtains',
  'my colleagues always bring cake on Fridays',
  'my mother always sends too much bread',
  'the coach was late and smelled of crisps',
];

/** Told of themselves, as it is, and meant. */
const meant: readonly (readonly [string, string])[] = [
  ['my grandfather died on Monday', 'grief'],
  ['I lost my sister in the spring', 'grief'],
  ['our dog was put to sleep this morning', 'pet-died'],
  ['my wife left me last week', 'breakup'],
  ['he broke up with me by text', 'breakup'],
  ["I'm so lonely since the move", 'lonely'],
  ['nobody to talk to all day', 'lonely'],
  ["I can't sleep again", 'sleep'],
  ['I cried in the car park after work', 'crying'],
  ["I'm scared of what the doctor will say", 'anxious'],
  ['I had a panic attack on the bus', 'panic'],
  ['I shouted at my little boy this morning', 'lost-temper-with-a-child'],
  ['I snapped at my sister over nothing', 'lost-temper'],
  ['my husband and I had another fight last night', 'argued'],
  ['I got laid off on Thursday', 'job-lost'],
  ['my manager yelled at me about the rota', 'bad-boss'],
  ['they made fun of me in front of the whole class', 'humiliated'],
  ["we can't pay the rent this month", 'money'],
  ['my mum has dementia and did not know my name', 'dementia'],
  ['my dad is in hospital with his heart', 'illness-near'],
  ['I think I might be gay', 'coming-out'],
  ['my flatmate ate my lunch again and leaves the dishes', 'home-trouble'],
  ['the landlord wants us out by June', 'losing-home'],
  ['I failed my driving test again', 'exam-failed'],
  ['my exam is tomorrow and I have not slept', 'exam'],
  ["I'm so homesick today", 'homesick'],
  ['since I retired the days are so long', 'retired'],
  ['I feel guilty for leaving him there', 'guilty'],
  ["I'm furious with my brother", 'angry'],
  ['I feel numb and empty', 'low'],
  ["I'm so tired of pretending", 'exhausted'],
  ["I'm completely overwhelmed", 'too-much'],
  ['nobody ever listens to me', 'unheard'],
  ['she cheated on me with a friend of mine', 'betrayed'],
  ['I used to paint every weekend', 'something-loved'],
  ['what a relief, the scan was clear', 'relief'],
  ['I got the job', 'good-news'],
  ['I start my new job on Monday', 'new-start'],
  ['we lost our baby at ten weeks', 'miscarriage'],
  ["I'm looking after my mother on my own", 'caring-for-someone'],
];

test.each(passing)('nothing is made of a word in passing: %s', (line) => {
  expect(heard(line)).toEqual([]);
});

test.each(meant)('what is told outright is heard: %s', (line, moment) => {
  expect(heard(line)).toContain(moment);
});

describe('general lines', () => {
  test.each(passing)('nothing general is lent to: %s', (line) => {
    const { text, topics } = readMessage(line);
    expect((topics as Topic[]).filter((topic) => namesOutright(topic, text, line))).toEqual([]);
  });

  test.each([
    ['sleep', 'I lie awake every night'],
    ['bereavement', 'my grandmother passed away in May'],
    ['job', 'I dread going in every single day and my boss is awful'],
    ['loneliness', 'I feel so lonely here'],
  ] as const)('%s is named outright, and may be spoken to', (topic, line) => {
    expect(namesOutright(topic, readMessage(line).text)).toBe(true);
  });
});
