import { expect, it } from 'vitest';
import { allCards } from '#companion/knowledge/cards.ts';
import { cardsAbout, fittingCards } from '#companion/knowledge/fitting-cards.ts';
import { readMessage } from '#companion/reading/read-message.ts';
import { askTheLibrary } from '../../../evals/cards.ts';
import {
  cardQuestions,
  cardQuestionsBeside,
  cardQuestionsUnseen,
} from '../../../evals/conversations/card-questions.ts';

const first = (text: string) => fittingCards({ text, reading: readMessage(text) })[0]?.slug;

it.each([
  ["What can I do when I can't sleep?", 'sleep'],
  ['how do I stop worrying about everything', 'worry'],
  ['Any tips for exam nerves?', 'exams'],
  ['I keep having panic attacks, what helps?', 'panic-attack'],
  ['What is a panic attack?', 'panic-attack'],
  ['Can you tell me what burnout is?', 'burnout'],
  ['My dog died last week. What can I do?', 'pet-loss'],
  ['How do people deal with grief at Christmas?', 'grief-firsts'],
  ['I feel like a fraud at my new job. What should I do?', 'impostor'],
  ['I moved to a new city and know nobody, how do I meet people', 'lonely-after-moving'],
  ['We keep having the same fight, any advice?', 'relationship-conflict'],
  ["I can't pay my rent, what now", 'money-worry'],
  ["I lost my job and I don't know what to do", 'job-loss'],
  ["I'm always putting things off, how do I start?", 'procrastination'],
  ['What helps with nightmares?', 'nightmares'],
  ['my husband cheated on me, what do I do', 'trust'],
  ["I can't stop drinking at night, any advice?", 'drinking-to-cope'],
  ['I just had a baby and I cry all day, what can I do', 'new-parent'],
  ["My mother has dementia and I'm exhausted caring for her. Advice?", 'caring'],
  ["I can't decide whether to stay or leave, how do I decide", 'decisions'],
  ['What is mindfulness?', 'mindfulness'],
  ['I worry about every symptom, what should I do', 'health-worry'],
  ['what can I do about my anger', 'anger'],
  ['I never have time for myself, work emails at midnight, tips?', 'work-life-balance'],
  ['I want to build a habit of running', 'habits'],
  ['what is self-compassion', 'self-compassion'],
  ['how to stop comparing myself to everyone', 'self-esteem'],
  ['How do I stop worrying about money?', 'money-worry'],
  ['How do I manage stress?', 'stress'],
  ['How do I heal?', 'healing'],
])('%s is answered from the card %s', (text, slug) => {
  expect(first(text)).toBe(slug);
});

it.each([
  'my cat is cute',
  "what's the weather like",
  'can you recommend a movie',
  'I had pasta for dinner',
  'tell me a joke',
  'what is the capital of France',
  'How do I fix my bike?',
  "my sister's birthday is on Sunday, what should I get her",
  'I like trains',
  'my new phone is great',
  'what should I cook tonight',
  'I need to write a poem, can you help me',
  'give me a recipe for bread',
  'how do i learn guitar',
  "what's a good book about history",
  'Thanks, that helps',
  'what should I wear to the wedding',
  'my boss likes jazz',
  'which phone should I buy',
  'how do I bake a birthday cake',
  'what can I give my brother for Christmas',
  'where should we go on holiday',
])('nothing is cited on: %s', (text) => {
  expect(first(text)).toBeUndefined();
});

it('what the conversation is about counts when the message names nothing itself', () => {
  const reading = readMessage('what could I do about it?');
  expect(fittingCards({ text: reading.text, reading })).toEqual([]);
  expect(fittingCards({ text: reading.text, reading, topics: ['exams'] })[0]?.slug).toBe('exams');
});

it('at most two cards fit', () => {
  const text = 'I cannot sleep, I worry all night, my heart is racing and I panic. What helps?';
  expect(fittingCards({ text, reading: readMessage(text) }).length).toBeLessThanOrEqual(2);
});

it.each([
  ['on the questions the ranking was mended on', [...cardQuestions, ...cardQuestionsBeside], 0.93, 0.9],
  ['on questions kept aside', cardQuestionsUnseen, 0.85, 0.5],
])('a cited card fits, and one is found, %s', (_, questions, precision, found) => {
  const { cited, right, answerable, silent, silentRight, wrong } = askTheLibrary(questions);
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(right / cited, wrong.join('\n')).toBeGreaterThanOrEqual(precision);
  expect(right / answerable).toBeGreaterThanOrEqual(found);
  expect(silentRight / silent).toBeGreaterThanOrEqual(0.85);
});

it('a question about one thing to do is not answered from what the talk is about', () => {
  const text = 'should I take his phone away?';
  const reading = readMessage(text);
  for (const topic of ['parenting', 'partner', 'job', 'worry', 'talking'] as const) {
    expect(fittingCards({ text, reading, topics: [topic] }), topic).toEqual([]);
  }
});

it('every situation the reading knows has cards, and each card named for one is there', () => {
  const slugs = new Set(allCards().map(({ slug }) => slug));
  for (const [topic, cards] of Object.entries(cardsAbout)) {
    expect(cards.length, topic).toBeGreaterThan(0);
    for (const card of cards) expect(slugs, topic).toContain(card);
  }
});
