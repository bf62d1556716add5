import { describe, expect, test } from 'vitest';
import { lastReply, talk } from './talk.ts';

const boss = ['My boss is bullying me at work.', 'He shouts at me in front of the team.'];
const cat = [...boss, 'different topic: my cat Miso died', 'She was 17.'];
const lena = ['My daughter Lena, the nurse, has stopped eating lunch with us.', 'I found out from her flatmate.'];

describe('what is asked for in so many words is done', () => {
  test.each<[string[], RegExp]>([
    [['Give me one small step for my messy flat'], /bag|surface|cups/],
    [['what is the smallest step I could take to be less lonely'], /one line|bench/],
    [["I can't sleep.", 'one tiny thing I can do right now?'], /scrap of paper|dim/],
    [['one tiny thing I can do right now?'], /window|within reach|door/],
    [['I feel so tense, what should I do?'], /floor|breathe|cold|fists|steps/i],
    [["I'm panicking, help"], /floor|breathe|cold|fists|steps/i],
    [['I need help calming down'], /floor|breathe|cold|fists|steps/i],
    [["I'm scared of going to work tomorrow, what can I do?"], /one sentence|ten minutes/],
    [['tell me what to do'], /once I know/],
    [[...boss, 'tell me what to do'], /boss|calm|writing|record/i],
    [['distract me'], /\?$/],
    [[...boss, 'say something kind'], /shouts at you in front of the team|bullying/],
    [['I need a hug'], /arms/i],
    [["tell me I'm not a bad person"], /do harm|somebody bad/i],
    [['I need a plan for tomorrow'], /three/i],
    [['help me get through tonight'], /half hour|pieces/],
    [['just hear me out'], /listen|floor|talk/i],
    [[...boss, 'just listen'], /shouts at you/],
    [['let me rant for a second'], /listen|floor|talk/i],
    [['I want to think out loud about something'], /\?$/],
    [["let's talk about my sister"], /your sister/],
  ])('%j', async (said, done) => {
    const reply = await lastReply(said);
    expect(reply).toMatch(done);
    expect(reply).not.toMatch(/went through your mind|something new, or/i);
    expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });

  test.each([
    'He told me to calm down',
    'They tell me what to do all day',
    'My doctor gave me a plan for tomorrow',
    'I want a hug from my mum',
    'He never says anything kind',
    'My phone distracts me all day',
    'I have to go back to work on Monday',
    'I go back to him every time',
    'My therapist says take small steps',
    'Nothing has helped me before',
  ])('and what is told is none of it: %s', async (said) => {
    const reply = await lastReply([said]);
    expect(reply).not.toMatch(
      /^(?:All right, (?:off|the body|one)|Gladly|Here is one|Yes, back|Of course, back|Arms|Then keep)/,
    );
  });

  test('somebody who hates breathing exercises is given another way to come down', async () => {
    const reply = await lastReply(["please don't suggest breathing, it makes me panic", 'help me calm down']);
    expect(reply).not.toMatch(/breath/i);
  });
});

describe('what they told is found again', () => {
  test.each<[string[], RegExp]>([
    [[...cat, 'Can we go back to the work thing?'], /back to work|work again.*bullying you at work/i],
    [[...cat, 'back to my boss'], /your boss.*bullying you at work/i],
    [[...cat, 'can we go back to my cat?'], /your cat Miso died/],
    [[...cat, 'can we get back to the first thing?'], /bullying you at work/],
    [[...lena, 'can we go back to Lena'], /has stopped eating lunch/],
    [[...lena, 'what did I say about Lena?'], /has stopped eating lunch/],
    [[...cat, 'summarise what I told you'], /bullying you at work.*Miso died/],
    [[...cat, 'what were we talking about at the start?'], /bullying you at work/],
    [['My meeting is on Thursday at 9.', 'I dread it.', 'when is my meeting?'], /Thursday at 9/],
    [['Our rabbit Kit is being operated on Friday.', "I can't sit still.", "when is Kit's operation?"], /on Friday/],
    [['My bus leaves at six.', 'I have no ticket.', 'when does my bus leave?'], /at six/],
    [['I argue with my mum.', 'Different thing: I got a parking fine.', 'back to my mum'], /argue with your mum/],
    [['We fly to Porto at noon.', 'I packed too much.', 'where are we flying?'], /to Porto/],
    [['My husband Ivo snores.', 'I sleep on the couch.', "do you remember my husband's name?"], /Ivo/],
    [['My aunt is ill.', 'She lives in Wales.', 'what have I told you so far?'], /aunt is ill/],
    [
      ['My wife left in June.', 'I live with my brother now.', 'what do you know about me so far?'],
      /wife left in June/,
    ],
    [['The landlord wants us out.', 'new subject, my dad fell', 'ok back to the flat'], /landlord wants you out/],
    [[...cat, 'where were we with my boss?'], /bullying you/],
    [['My dad drinks.', "Let's talk about something else. I start a course in May."], /start a course in May/],
  ])('%j', async (said, found) => expect(await lastReply(said)).toMatch(found));

  test('and what lay between is laid down', async () => {
    const replies = await talk([...cat, 'Can we go back to the work thing?', 'He did it again today.']);
    expect(replies.at(-1)?.reply).not.toMatch(/\bcat\b/);
  });

  test('what helped them before is said, with where it comes from', async () => {
    const helped = [{ exercise: 'box-breathing', times: 3, by: 2 }] as const;
    expect(await lastReply(['what has helped me before?'], { helped })).toContain('Box breathing');
    expect(await lastReply(['what helped last time?'], { memories: ['Walking by the river calms you.'] })).toMatch(
      /walking by the river calms you/,
    );
    expect(await lastReply(['what has helped me before?'])).toMatch(/no note|nothing is written down/i);
  });
});
