import { describe, expect, it } from 'vitest';
import { lastReply } from './talk.ts';

describe('A question put to Wren is answered in the sense it has', () => {
  it.each<[string, string[], RegExp]>([
    ['money lost to a swindler', ['I paid a fake shop for a heater', 'is it possible get it back?'], /bank.*police/],
    ['and asked as leave', ['I got scammed by a man on the phone', 'can I get my money back?'], /bank.*police/],
    ['two things in one question', ['I can never rest', 'You mean like a long bath? Or a film?'], /either/i],
    ['whether there is time left', ['I feel lonely out here', 'Are we out of time'], /I'm here/],
    ['whether to try once more', ['My girlfriend broke up with me', 'should I try to get her back though'], /ask once/],
    ['another animal', ['our rabbit died in May', 'Should I get another rabbit right away?'], /wouldn't hurry/],
    ['what others say', ['They laughed at my coat', 'So I should not care what they say?'], /whose word counts/],
    ['why they were left', ['My wife ran off with another man', 'Why did she do this to me?'], /hurts?\b/],
    ['an age gap', ['My aunts hate that he is older', 'is 11 year difference too big of a gap?'], /by the number/],
    ['somebody pestered at work', ['My boss keeps hitting on a colleague. What can I do to make it stop?'], /witness/],
    ['money taken by a friend', ['My friend took my money and vanished', 'What do you suggest?'], /bank/],
    ['what Wren itself has lived', ['My wife lied to me', 'You mean you were lied to as well?'], /program/],
    ['whether anybody is there', ['Hello, is there someone I can talk to please?'], /here/i],
    ['what to do, as a learner asks it', ['I lost my job', 'now what i have to do ?'], /I'd /],
    ['where Wren is from', ['I had a long day', 'ok where you from?'], /program/],
    ['whether asking is worth it', ['I want fewer shifts', 'Do you think it is worth it to ask?'], /a no/],
  ])('%s', async (_, messages, answer) => expect(await lastReply(messages)).toMatch(answer));

  it.each<[string, string[], RegExp]>([
    [
      'no reason is asked for, where there is no answer',
      ['I like reading', 'what is a verb phrase'],
      /What makes you ask/,
    ],
    ['nothing is put on trial that is no remedy', ['I sell pumps', 'will that vaccine help in winter?'], /two weeks/],
    ['the low are told of, not the benched', ['The coach dropped me, I feel down', 'what can i do?'], /shower/],
    ['bills are not what crafts are', ['I have no money for toys', 'Do you have any craft ideas?'], /roof, light/],
    ['nobody was pretending', ['I lost my job today', 'I am not sure how to tell my wife'], /pretending|hiding/],
    ['what is hoped for is no disaster', ['He left in June', 'what if he comes to his senses?'], /hard|likelier/],
  ])('%s', async (_, messages, amiss) => expect(await lastReply(messages)).not.toMatch(amiss));
});

describe('Of a friend who cuts', () => {
  it.each(["I'm worried. my best friend is a cutter", 'my friend cuts herself'])(
    'more is said than their words again: %s',
    async (message) => expect(await lastReply([message])).toMatch(/frightening|too big for one/),
  );
});
