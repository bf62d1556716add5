import { describe, expect, test } from 'vitest';
import { asksAnything, questionOf } from '../../src/companion/reading/question-of.ts';
import { inUsualForm } from '../../src/companion/reading/usual-form.ts';
import { lastReply } from './talk.ts';

describe('a question is heard however it is put', () => {
  test.each([
    ["d'ye reckon he minds", 'do you reckon he minds'],
    ['dae ye think am too quiet', "do you think i'm too quiet"],
    ['am ah daft tae ask', 'am i daft to ask'],
    ['should a ring her the night', 'should i ring her the night'],
    ['I should be glad to know whether one ought to answer it.', 'should i answer it.'],
    ['What I would like to know is whether to go.', 'should i go.'],
    ['tell me honestly is it too late to learn', 'is it too late to learn'],
    ['is normal that the legs shake?', 'is it normal that the legs shake?'],
    ['it is nothing, no?', 'is it nothing?'],
    ['it was only luck, or?', 'was it only luck?'],
    ['you think she forgot?', 'do you think she forgot?'],
    ['why she close the door?', 'why does she close the door?'],
    ['why I did not answer?', "why didn't i answer?"],
    ['I am a bad son that I work here?', 'am i a bad son because i work here?'],
    ['tomorrow I should go or wait?', 'should i go or wait?'],
    ['can you say me one good word', 'can you tell me one good word'],
    ['how others are so calm, tell me', 'how are others so calm, tell me'],
  ])('%s', (said, usual) => {
    const inSmall = said.toLowerCase();
    expect(questionOf(inSmall)).toBe(usual);
    expect(asksAnything(inSmall)).toBe(true);
  });

  test('without a mark, at the end of a long breath', () => {
    const long =
      'we moved house eight times for his work and the girl went to five schools in all that time you think kids forgive a thing like that';
    expect(questionOf(long)).toBe('you think kids forgive a thing like that');
  });

  test.each([
    'my neighbour thinks it was a joke, he told me so',
    'the bread is good and the oven is warm',
    "the customer say 'is there a manager, can I talk to him please'. I was the manager.",
    'she wrote "why are you like this" and then nothing',
    'he is normal height and he walks a lot',
    'they make you think it is easy and then you pay for it',
    'am a nurse for nine year now',
    "i don't know why he did it",
    "that's why i don't go any more",
    'i know how i can fix the fence',
  ])('nothing is asked of anyone here: %s', (told) => {
    expect(asksAnything(told)).toBe(false);
    expect(inUsualForm(told.toLowerCase())).not.toMatch(/should i|do you/);
  });
});

const baker = ['i run the bread stall on the market', 'a man sent back a loaf today in front of the whole queue'];
const walker = [
  'I walk dogs for people who are at work',
  'one of them slipped the lead and ran, we found him after two hours',
];
const abroad = ['I am working on a ship, seven months already', 'my son is two, on the video he hide behind the sofa'];

describe('an answer speaks to what the question names, and where nothing nearer is known to its form', () => {
  test.each([
    [[...baker, 'why do i still hear it now'], /touched something|isn't finished/],
    [[...baker, 'why didnt i say something back'], /faster than any sentence/],
    [[...baker, 'why am i crying about a loaf'], /hardly ever only about the loaf/],
    [[...baker, 'am i too sensitive'], /^(?:No|You're not too sensitive)/],
    [[...baker, 'does anyone else get like this or is it just me'], /^Yes/],
    [[...baker, 'it is a small thing, no?'], /^No, I don't think it's small/],
    [[...baker, 'can you say something nice to me'], /it's true/],
    [[...walker, 'what else could i have done'], /^Maybe nothing/],
    [[...walker, 'am i losing my marbles'], /^No, nothing you've told me/],
    [[...walker, 'should i tell the owner myself or let the office do it'], /^Yourself, if you can/],
    [[...walker, 'do i wake my wife and tell her or wait until morning'], /^I'd wait/],
    [[...walker, 'do i own up now or wait till they ask'], /own up before it's found/],
    [[...walker, 'how do i go back there on monday'], /^In small pieces/],
    [[...walker, 'how long am i allowed to be like this'], /^As long as it takes/],
    [[...walker, 'why did i tell them it was the lead'], /out before you'd looked at it/],
    [[...walker, 'do you think he is ok now'], /^I can't know that/],
    [[...walker, 'do you think it matters'], /matters to you/],
    [[...abroad, 'it was wrong to go?'], /wasn't wrong to go/],
    [['my dad is in a care home since may', 'he had his coat on', 'does he know i left him there'], /tone of a voice/],
    [[...abroad, 'he will know me again?'], /^I think so, yes/],
    [[...abroad, 'I am a bad father that I am here?'], /not a bad father because you're here/],
    [[...abroad, 'will i end up a stranger to him'], /^That isn't settled/],
  ])('%j', async (lines, answer) => expect(await lastReply(lines)).toMatch(answer));

  test.each([
    [[...baker, 'why do i still hear it now'], /queue|bread|stall/],
    [[...walker, 'is that mad'], /\bdogs?\b/],
  ])('nothing is explained out of the matter of the talk: %j', async (lines, matter) =>
    expect(await lastReply(lines)).not.toMatch(matter),
  );

  test.each([
    [['i screamed at my daughter and called her useless', 'am i a terrible mother'], /put it right/],
    [['he hits me when he drinks', 'why does he do it'], /hurry|their day|what you're worth/],
    [['i slapped my son today', 'am i a bad dad'], /wouldn't say so|isn't the whole/],
  ])('harm is not waved through: %j', async ([told, asked], said) => {
    const reply = await lastReply([told ?? '', asked ?? '']);
    if (/put it right/.test(String(said))) expect(reply).toMatch(said);
    else expect(reply).not.toMatch(said);
  });
});
