import { describe, expect, it, test } from 'vitest';
import { adviceAsked } from '../../src/companion/reading/advice-asked.ts';
import { lastReply, talk } from './talk.ts';

describe('that help is asked for is heard', () => {
  it.each([
    ['any advice?', 'matter'],
    ['Do you have some suggestions that might make it easier', 'matter'],
    ['please what do i do', 'matter'],
    ['do you suggest anything to come out of this', 'matter'],
    ['so what do you think i should do, are you there', 'matter'],
    ['what would you suggest i do', 'matter'],
    ['how can i ever get over this', 'matter'],
    ['is there a good way to deal with people like that', 'matter'],
    ['thanks! what other ideas do you have?', 'matter'],
    ['Got any tips for a first day in a warehouse?', 'thing'],
    ['how did you get through it?', 'wren'],
    ['what do you do when it gets like that', 'wren'],
    ['have you tried anything that helped?', 'wren'],
    ['how do i ask my aunt for the key? any ideas', 'matter'],
    ['any idea how i might begin the sentence', 'words'],
    ['where can i find a support group?', 'place'],
    ['can you send me some links', 'place'],
  ])('%s: %s', (said, of) => expect(adviceAsked(said)?.of).toBe(of));

  it.each([
    'i will take your advice, thank you',
    'my aunt gave me some good advice',
    'i do have an idea about the garden but i am afraid of the wall',
    'I asked my cousin for some tips and he laughed',
    "i don't know how to deal with it",
    "I'm not sure what to do",
    'no advice please',
    'that was a bad idea',
    'have you read what i wrote?',
    'how did you sleep',
    'do you know any good apps',
    'he wants to know how you cope',
    'should i call her',
  ])('none is asked for: %s', (said) => expect(adviceAsked(said)).toBeUndefined());
});

describe('who asks for help gets one step in what the talk is about', () => {
  test.each<[string[], RegExp]>([
    [['my boyfriend broke up with me by email', 'what should i do to take my mind off it'], /hands and eyes|walk fast/],
    [['i was laid off in march', 'and the rent is due', 'any advice'], /ring|page|rent|benefit/],
    [['kids at my school keep making fun of me', 'is there a safe way i can handle them'], /write down each time/],
    [['since the lockdown i see nobody', 'Do you have any suggestions?'], /one call a week/],
    [['my parents push me to be a lawyer', 'they are so stubborn', 'what do i do?'], /calm hour/],
    [['i have been so depressed lately', 'can you suggest something to feel better?'], /one small thing today/],
    [['my supervisor is so rude to me', 'how do i deal with it'], /ten minutes alone|keep it in writing/],
    [['so bored at home these weeks', 'any suggestions to pass the time?'], /jigsaw/],
    [['my son yells all day', 'he is 5 years old', 'what do you suggest?'], /their height/],
    [
      ['my cousin borrowed money from me in may', "she won't return it", 'what would you do'],
      /in writing|more, the money/,
    ],
    [['the lads on my team make jokes about my ears', 'what should i do'], /write down each time|flat voice/],
    [['I want a drink whenever it is quiet, and I was bored all day', 'how do i stop'], /tonight only|drink/],
    [['people at church are spreading rumors about me', 'any ideas what i should do'], /isn't true/],
  ])('%j', async (lines, step) => expect(await lastReply(lines)).toMatch(step));

  it('gets another one each time it asks', async () => {
    const lines = [
      'i am so stressed with school',
      'any tips?',
      'any other ideas?',
      'what else can i do?',
      'more tips?',
    ];
    const replies = (await talk(lines)).slice(1).map(({ reply }) => reply);
    expect(new Set(replies.map((reply) => reply.slice(0, 40))).size).toBe(4);
  });

  it('is asked what it is about where nothing was told', async () =>
    expect(await lastReply(['hello', 'any advice?'])).toMatch(/what it's about|know a bit about it/));

  it('is told that it is a program where it asks how it got through it itself', async () => {
    expect(await lastReply(['my girlfriend left me', 'how did you get over yours?'])).toMatch(/program.*I'd/);
  });

  it('gets none unasked', async () => {
    for (const line of ['my boyfriend broke up with me', "i don't know what to do", 'i like your advice'])
      expect(await lastReply(['i was laid off in march', line])).not.toMatch(/\bI'd (?!say)/);
  });
});

describe('what cannot be settled from here is not answered with a rule', () => {
  test.each([
    ['my brother moved in with us', 'should i sell my car?'],
    ['my friend owes me', 'do you think i should move to another city?'],
  ])('%s %s', async (...lines) =>
    expect(await lastReply(lines)).not.toMatch(/sorrier|put right|go back on|stands? out to me/),
  );

  it('hears pain, and no request, in how somebody could', async () => {
    for (const said of ['how could he do this to me?', 'How can somebody just leave after nine years'])
      expect(await lastReply(['we were engaged', said])).toMatch(/hurt/);
  });

  it('makes no plan of what comes over them', async () => {
    for (const said of [
      'I will run out of food soon',
      'I could look at that. But it is hard to trust anyone these days',
    ])
      expect(await lastReply(['no work since june', said])).not.toMatch(/plan|turns out|asked about/);
  });
});

test('nobody is sent to anyone with hands that are not sure of themselves', async () => {
  const reply = await lastReply([
    'my cousin took my car without asking, i feel like punching him',
    'should i go and see him?',
  ]);
  expect(reply).toMatch(/^(?:Not while it's this hot|I'd let one night go by)/);
  expect(await lastReply(['my cousin moved to Leeds', 'should i go and see him?'])).not.toMatch(
    /this hot|one night go by/,
  );
});

test('a fast that is no feast’s is a doctor’s to call fine', async () => {
  const reply = await lastReply(['i have been fasting for twelve days', 'is it bad to fast that long?']);
  expect(reply).toMatch(/doctor/);
  expect(reply).not.toMatch(/^(?:No|Not bad)/);
});
