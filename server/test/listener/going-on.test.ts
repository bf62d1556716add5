import { describe, expect, test } from 'vitest';
import { troubleNamedIn } from '#companion/reading/trouble-named.ts';
import { untoldIn } from '#companion/reading/untold.ts';
import { lastReply } from './talk.ts';

describe('where a story stands that is not told yet', () => {
  test.each([
    ['so this is daft', 'announced'],
    ['ok this is going to sound petty', 'announced'],
    ["it's nothing really", 'announced'],
    ['promise not to laugh', 'announced'],
    ["it's kind of a long story", 'announced'],
    ["I'm not sure how one begins with this", 'announced'],
    ["don't really know why I opened this", 'announced'],
    ["I'm a nurse from Ghana, I've worked in Dublin for 3 years", 'introduced'],
    ["Hello, I'm a plumber from Hull, 52, typing this in the van", 'introduced'],
    ['good evening, I am Turkish, I study in Graz, sorry for my english', 'introduced'],
    ["I'm 34, I teach maths in Leeds", 'introduced'],
    ['hola, I work in a kitchen in Malaga, now is 2am', 'introduced'],
    ["Hi. I'm on my night shift in a warehouse near Leipzig.", 'introduced'],
    ['everything was lovely until about half eight', 'broken-off'],
    ['we were having a nice walk until my phone rang', 'broken-off'],
    ['We had forty candles. Then my aunt gets up to make a speech.', 'broken-off'],
    ['I was just parking and then...', 'broken-off'],
    ['my dad looked at the plate and said...', 'broken-off'],
    ["you won't believe what she did", 'broken-off'],
  ])('%s: %s', (text, stands) => expect(untoldIn(text)?.stands).toBe(stands));

  test.each([
    'this is stupid but I miss my ex',
    'it is nothing new that he shouts',
    'my mum thinks I am stupid',
    "it's crazy how much I miss him",
    'I am a burden to everyone',
    "I'm alone in Berlin",
    "I'm at the end of my rope",
    'I work nights and nobody talks to me',
    "I'm in so much pain",
    'I live with my mother and she hits me',
    'I have to wait until Thursday',
    "I can't see him until Friday",
    'it was fine until he died',
    'everything was fine until he left me for someone else',
    'we sat there, then he came home drunk and broke the vase',
    'Then I went home.',
    'as I said',
    'three weeks back. just for the week she said',
    'Today she told mummy I will call later and then not called.',
  ])('%s: told, or something else', (text) => expect(untoldIn(text)).toBeUndefined());
});

describe('a good listener takes up the one thing, and asks for the rest', () => {
  test.each([
    [['so this is daft'], /\bdaft\b.*What is it\?$/i],
    [['hi', 'this is so silly'], /\bsilly\b.*What is it\?$/i],
    [['everything was lovely until about half eight'], /^(?:And|What happened) at half eight/],
    [['it was going well until Sunday'], /on Sunday/],
    [['Even the neighbours came. Then my uncle Piet stands up to give a speech.'], /What did Piet say\?$/],
    [["you won't believe what she did"], /^What did she do\?$/],
    [["I'm a plumber from Hull, 52, typing this in the van"], /From Hull/],
    [["Hi. I'm on my night shift in a warehouse near Leipzig."], /\bshift\b.*\?$/],
    [['so they built a fence'], /^A fence\. (?:What happened\?|Tell me about it\.|Go on, tell me\.)$/],
    [['My neighbour sent a letter'], /^A letter\. What does it say\?$/],
    [['goats went this morning'], /^The goats\. /],
    [['My niece locked the gate on me today'], /What happened\?$/],
    [['she said my soup tasted of hospital'], /What did you say(?: to that)?\?$/],
    [['I got a letter from the council'], /What did it say\?$/],
    [['I shelled peas for an hour'], /(?:Tell me about it|Go on, tell me)\.$/],
  ])('%j', async (lines, said) => {
    for (const id of ['a', 'b', 'c']) {
      const reply = await lastReply(lines, { id });
      expect(reply).toMatch(said);
      expect(reply.split(' ').length).toBeLessThan(22);
    }
  });

  test.each([
    ['She has a new boyfriend'],
    ['I hate the dark'],
    ['I am so tired'],
    ['I got the job'],
    ['I want a new life'],
  ])('%s is not taken for a thing to be told about', async (line) =>
    expect(await lastReply([line], { id: 'a' })).not.toMatch(/(?:Tell me about it|Go on, tell me)\.$/),
  );
});

describe('what is said where nothing is known supposes nothing', () => {
  test.each([
    [['I closed the shop early.', 'My late aunt would have told me not to fuss.'], /\byour late aunt\?/],
    [["he asks my name and I say Rhona and he says 'well Rhona can carry it'"], /\bRhona\b[^."]*\?$/],
    [["the foreman goes 'Kit can carry it', so I carried it"], /\bKit\b[^."]*\?$/],
    [['My uncle was always late, my aunt joked about it.'], /\bsay about it\?/],
  ])('nobody is asked about who is dead, quoted, or themselves: %j', async (lines, wrong) => {
    for (const id of ['a', 'b', 'c', 'd']) expect(await lastReply(lines, { id })).not.toMatch(wrong);
  });

  test('a question that nothing answers is not passed over', async () => {
    const line = 'He put the brush down and looked at my wall for a long time. Was that pity?';
    expect(await lastReply(['the shop is shut and I am still here', line], { id: 'a' })).toMatch(
      /whether that was pity\b.*\bcan't\b.*\?$/i,
    );
  });

  test('a word of feeling is said only to what is hard by itself', async () => {
    for (const id of ['a', 'b', 'c', 'd'])
      expect(
        await lastReply(['I am on my own tonight', 'I had toast. I have moved my chair to the window.'], { id }),
      ).not.toMatch(/\bhard\b|can't be easy|No wonder|rough|surprise|allowed/);
  });
});

describe('a trouble that is named, and not told yet', () => {
  test.each([
    ["I'm worried about my nephew", 'child'],
    ['our marriage is in trouble', 'couple'],
    ['I have been having some conflict with my roommate and need some advice', 'person'],
    ['I had a really rough time at work recently', 'work'],
    ['there is a lot of tension at home', 'home'],
    ["things aren't good at home", 'home'],
    ['everything is going wrong at the office', 'work'],
    ["I'm having a problem with one of my mates", 'friend'],
    ['My kids are driving me crazy', 'children'],
    ["I'm having some family issues. It's been hard.", 'family'],
    ['my manager is giving me a hard time', 'boss'],
    ["I'm stuck in a bad relationship", 'couple'],
    ['I have a hard decision to make', 'deciding'],
    ['dealing with so much these days', 'much'],
    ["I've been going through a very tough time lately", 'time'],
    ["I'm struggling with the lockdown", 'pandemic'],
    ['I just found out last night. not sure what to do', 'news'],
    ['it is about my neighbour', 'person'],
    ['I am okay other than my family situation', 'family'],
    ["it's a little stressful with my work situation", 'job'],
    ['so tired and disgusted with my life', 'much'],
    ['this is a very hard time of the year for me', 'season'],
    ["I'm not doing well today. I'm really angry.", 'angry'],
    ["I don't know what to do anymore", 'something'],
  ])('%s: %s', (text, of) => expect(troubleNamedIn(text)?.of).toBe(of));

  test.each([
    "I'm worried about my nephew because he stopped going to school",
    'my aunt is sick and I am worried',
    "I'm having a hard time with my uncle's death",
    'my boyfriend is leaving me',
    'I have a problem with alcohol',
    'I am upset because my friend lied to me',
    'my brother was arrested',
    'I hate my job',
    'my dad hits me',
    'I am going through a divorce',
    "I found out he's cheating",
    'I am worried my boss will sack me',
    'I have a hard time making friends',
    'my friend has a problem with drugs',
    'I have a neighbour who plays loud music',
    'what is wrong with my marriage?',
    'life is good',
    'my marriage is great but I hate my job',
  ])('%s: told, or something else', (text) => expect(troubleNamedIn(text)).toBeUndefined());

  test.each([
    [
      ["I'm fine, just a bit concerned about my daughter"],
      /^You're a bit concerned about your daughter\..*with her\?$/,
    ],
    [['have a mental problem need your support'], /^You have a mental problem\. [^.]*\?$/],
    [
      ['I am okay but having problems with my landlord'],
      /^You're having problems with your landlord\. .*between you\?$/,
    ],
    [['hello', 'i have a problem', "it's about my cousin"], /^It's about your cousin\. .*between you\?$/],
    [["I'm struggling a lot right now"], /^You're struggling a lot right now\..*happening\?$/],
    [["I'm not doing so well. I feel really lonely"], /^(?!.*(?:makes sense|allowed)).*\?$/],
    [["i'm struggling at college"], /^(?!.*plan).*\?$/],
    [['It is hard to talk about right now.'], /Which bit could you say\?$/],
    [['This quarantine is causing a lot of stress for us'], /hardest about it for you\?$/],
    [
      ['hi too. have got a mental problem need your support if you don`t mind'],
      /^You've got a mental problem\. [^.]*\?$/,
    ],
    [["I'm facing a big decision and having a hard time coping"], /have to decide\?$/],
    [['Things have gotten much worse the past few weeks'], /happening\?$/],
    [['I have been having some conflict with my roommate and need some advice'], /roommate\..*between you\?$/],
    [['could you help me get through this rough patch'], /^(?!.*(?:Write|step)).*\?$/],
    [['I need help with my anger'], /\byour anger\b.*\?$/],
    [['can you help me deal with my mother'], /\byour mother\b.*between you\?$/],
    [['Need advice about relationship'], /\byour relationship\b.*between you\?$/],
    [["I'm ok I'm having a hard time getting along with my sister"], /^You're having a hard time .*between you\?$/],
    [['Fine thank you I have problems with my neighbour.'], /your neighbour\..*between you\?$/],
    [['Good for you, not so much for me.'], /^Not .*\?$/],
    [['Not well as per my message previously.'], /^(?!Your message)/],
    [["I don't feel like I'm good enough lately"], /^(?!Fair enough)/],
  ])('%j is asked for exactly that', async (messages, like) => expect(await lastReply(messages)).toMatch(like));
});
