import { describe, expect, test } from 'vitest';
import { byClause } from '#companion/listener/lines/by-clause.ts';
import { readMessage, weightiest } from '#companion/reading/read-message.ts';

/** The question that the first thing they said is asked by how it is built. */
function askedOf(message: string): string | undefined {
  const [first] = weightiest(readMessage(message));
  const told = message.toLowerCase();
  return byClause.find(({ is, unless }) => first && is.test(first.yours) && !unless?.test(told))?.ask[0];
}

describe('where nothing nearer is known, the question is of how the clause is built', () => {
  test.each([
    ["I don't know what to do about the dog any more", 'What have you thought of so far?'],
    ["I don't know how to run the choir alone", 'What have you tried so far?'],
    ['i have no idea where to start with the attic', "Which part of it can't wait?"],
    ["I don't know how to tell my grandson", 'What would you like them to know?'],
    ["I'm not sure if I should take the flat in Leeds", 'Which way do you lean?'],
    ['i dont understand why they moved my desk', 'Did anything happen before that?'],
    ["I don't know who to ask", 'Who have you thought of?'],
    ["I can't decide between the two schools", 'What are you choosing between?'],
    ["I'm scared to open the letters", 'What do you think would happen if you did?'],
    ['i am afraid they will give my shifts to someone else', 'What makes you think it might happen?'],
    ["I'm worried about my driving licence", 'What do you picture happening?'],
    ["i can't visit my grandmother", 'What do you miss most?'],
    ["I can't keep up with the orders", 'What is getting too much?'],
    ["I'm going through a rough time right now", 'What has been happening?'],
    ['I just need some advice', 'What has been happening?'],
    ['I tried to call the landlord', 'How did that go?'],
    ["I'm trying to cook more at home", 'How is that going?'],
    ["I'm thinking about joining a band", 'What do you hope would come of it?'],
    ["I don't want to lose the allotment", 'What makes you think it might happen?'],
    ["I've been having headaches", 'How long has that been going on?'],
    ['I miss my garden', 'What do you miss most?'],
    ['I used to paint every weekend', 'What changed?'],
    ['my landlord refused to fix the boiler', 'Was any reason given?'],
    ['I asked my brother for the keys', 'What answer did you get?'],
    ['I found out that the shop is closing', 'How did you find out?'],
    ['my stepdad yells at me', 'What do you do when that happens?'],
    ['my flatmates never help with anything', 'Have you been able to say anything about it?'],
    ['I feel so low', 'Do you know what set it off?'],
    ['I need some support to get through the harvest', 'What has been happening?'],
    ["things aren't going well at all", 'What has been happening?'],
    ["I don't want my parents to pay for it", 'What would that mean for you?'],
    ['I get no help from my brothers', 'Has it always been like that?'],
    ['maybe I could ask the librarian', 'When could you do that?'],
    ["I'm getting ready to sell the boat", 'When is that?'],
    ['video calls are not the same', 'What is missing?'],
  ])('%s', (message, question) => {
    expect(askedOf(message)).toBe(question);
  });

  test.each([
    "I'm not sure whether she still wants me there",
    "I can't seem to concentrate on my sewing",
    "I'm having trouble sleeping in the new flat",
    'it is hard to meet people here',
    "I'm having a hard time adjusting to the night shifts",
    "it's really hard",
    'the waiting is crippling',
    "I don't think my cousins want me there",
    'it made me so sad',
    "I tried to call the landlord but he didn't answer",
    "I've tried yoga and it helped a bit",
    "I can't believe it",
    "I can't complain",
    "I can't wait for the weekend",
    "it won't work at all",
    'they will not like it',
    'I asked my brother for the keys and he said no',
    'I used to paint until my eyes got worse',
    "I've been having headaches for three weeks",
    'I miss class every other day',
    'it is hard to talk about',
    'I have a sister in Ghent',
    'we live above the bakery',
    "I'm going to the market",
    'she told me about it yesterday',
    'he gave me his old bike',
    'I have no idea',
    'I might call her tomorrow',
    'the garden is lovely',
    'I should call my sister soon',
    'I think it could help',
    'I think I know what to do',
    'I have a lot of cousins',
    'my kids are in bed',
  ])('nothing of that kind is asked of: %s', (message) => {
    expect(askedOf(message)).toBeUndefined();
  });
});
