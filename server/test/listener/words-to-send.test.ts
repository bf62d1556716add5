import { describe, expect, test } from 'vitest';
import { objection } from '../../src/companion/listener/house-rules.ts';
import { draftBetter } from '../../src/companion/listener/lines/drafts.ts';
import { toSend } from '../../src/companion/listener/lines/first-words/to-send/all.ts';
import { handing } from '../../src/companion/listener/lines/first-words.ts';
import { draftPutUp } from '../../src/companion/reading/draft-put-up.ts';
import { onlyResigned } from '../../src/companion/reading/resigned.ts';
import { wordsAsked } from '../../src/companion/reading/words-asked.ts';
import { lastReply } from './talk.ts';

/** What of a reply stands in quotation marks. */
const quoted = (reply: string): string => /"([^"]+)"/.exec(reply)?.[1] ?? '';

describe('a request for words is heard in whatever English it is put', () => {
  test.each([
    'like what do i text',
    'but what will i say',
    'what i say to her?',
    'How to tell him that it hurt me',
    'idk what to send',
    'how do I ask him for it',
    'what would you send',
    'help me word a message to my sister',
    'how should i word it',
    'what should the email to my boss say?',
    'what note can i leave',
    "i am going to write her. i don't know what i can say, i am not good with words",
  ])('%s', (said) => expect(wordsAsked(said)).toBeDefined());

  test.each([
    'nothing. what can you say',
    'what do you even say to that',
    "i don't know what to say anymore",
    "what can i say, i'm an idiot",
    "i didn't know what to say so i just stood there",
    'my sister asked me what to write in her card',
    'what was i supposed to say to that',
    'what will people say if i leave him',
    'how do i tell if i am tired or depressed',
    'what would i say to my younger self?',
    'how do i write a cv',
    'i wrote him a long letter and never sent it',
  ])('and none in: %s', (said) => expect(wordsAsked(said)).toBeUndefined());

  test('a sigh that there is nothing to say is no question', () => {
    expect(onlyResigned('what can you say')).toBe(true);
    expect(onlyResigned('what are you supposed to say to that')).toBe(true);
    expect(onlyResigned('so what am I supposed to say after that line')).toBe(true);
    expect(onlyResigned('what am I supposed to say to her')).toBe(false);
    expect(onlyResigned('what can you say to my mother, she is deaf')).toBe(false);
  });
});

describe('the words are for what the talk is about, with the name and the facts they gave', () => {
  test.each<[string, RegExp, ...string[]]>([
    [
      'money lent is asked back, and no talk is offered instead',
      /8k|money/,
      'my sister still didnt pay the 8k she borrowed. she said the 15th',
      'how do i tell her without fighting? like what do i text',
    ],
    [
      'a girlfriend who answers in one word is asked how she is, by her name',
      /^Abena, /,
      'my girlfriend is answering me in one word since yesterday, her name is Abena',
      "i will ask. but what will i say, i don't want to sound like a beggar boy",
    ],
    [
      'a flatmate who owes for the electric',
      /^Tom, .*£90|£90/,
      'My flatmate Tom owes me about £90 for electric. How would you put it in a message?',
    ],
    [
      'a boy who was shouted at',
      /sorry/,
      'i shouted at my 9 year old after his game',
      'ok im going in. what do i even say to him',
    ],
    ['a day off', /Friday/, "I need friday off for my sister's graduation. how do i ask my boss"],
    [
      'a shift that is not wanted',
      /tomorrow|shift/,
      "My boss texted asking me to come in tomorrow, my only day off. I don't want to. What do I reply?",
    ],
    ['a landlord', /heating/, 'my landlord still hasnt fixed the heating, 3 weeks. what do i write'],
    [
      'being left out',
      /come|asked/,
      'the girls all went to the lake and nobody asked me',
      'how do i tell Lena it hurt',
    ],
    [
      'a sorry that is wanted',
      /say sorry/,
      'My sister called me selfish in front of everybody. I want her to say sorry. How do I say that?',
    ],
  ])('%s', async (_, fits, ...lines) => expect(quoted(await lastReply(lines))).toMatch(fits));

  test('nobody who was wronged is made to say sorry', async () => {
    for (const lines of [
      ['my mother says in front of my boy that he has no discipline', 'i always say ok ma. What do i even say to her'],
      ['my friend laughed at my accent in front of others. what i say to her?'],
      ['lent my mate Gaz 200 quid in august and he never mentions it', 'what do i say to him'],
    ])
      expect(quoted(await lastReply(lines))).not.toMatch(/\bI'm sorry\b|hear your side/);
  });

  test('where it is not known what it is about, an opener is given and the one thing asked, and the answer gets the words', async () => {
    const reply = await lastReply(['what do i text her']);
    expect(reply).toMatch(/\?$/);
    expect(quoted(await lastReply(['what do i text her', 'its about the 50 euros she owes me']))).toContain('50 euros');
  });

  test('nobody else than the one it is for is called by name', async () => {
    expect(await lastReply(['my son stopped answering me since he moved to Leeds. what do I write'])).not.toContain(
      '"Leeds',
    );
    expect(await lastReply(["my friend's dad died this morning. what do i text him"])).not.toContain('"Dad,');
  });
});

describe('a message of theirs that is put up is judged as a message', () => {
  test.each([
    'i will write: Abena did i do something. is that good or too short',
    'im thinking of sending "hey, miss you" is that too needy',
    'i was going to say sorry i was rude yesterday. enough?',
    'something like hey stranger how are you. or is that weird',
    'how does this sound: I need you to knock before coming in.',
  ])('%s', (said) => expect(draftPutUp(said)).toBeDefined());

  test.each([
    'i will write my exam on thursday',
    'he said "is that good enough for you"',
    'she wrote "i\'m sorry you feel that way". what do i reply to that',
    'is it stupid that i miss her',
    'my message was too much i know',
    'did i do something wrong',
  ])('and none is put up in: %s', (said) => expect(draftPutUp(said)).toBeUndefined());

  test('"did I do something" in it is not taken for their own question', async () => {
    const reply = await lastReply([
      'my girlfriend Abena answers me one word since yesterday',
      'what comes first is the message. i will write: Abena did i do something. is that good or too short',
    ]);
    expect(reply).toMatch(/short/i);
    expect(reply).toMatch(/send/);
  });

  test('what would hurt and cannot be taken back is not waved through', async () => {
    expect(await lastReply(['going to text "you are dead to me" is that too much'])).toMatch(/tomorrow|tonight/);
  });
});

describe('the words to send', () => {
  test('each has two wordings at least, a reason and a question, and may be said by the rules of the house', () => {
    for (const { say, next, ask } of toSend) {
      expect(say.length).toBeGreaterThanOrEqual(2);
      expect(new Set(say).size).toBe(say.length);
      for (const line of say)
        for (const reason of next)
          for (const question of line.includes('?') ? [''] : ask)
            expect([line, objection(`${handing.spoken[0]}"${line}" ${reason} ${question}`)]).toEqual([line, undefined]);
    }
  });

  test('they are short enough to be sent as they stand', () => {
    for (const { say } of toSend)
      for (const line of say) expect([line, line.split(' ').length <= 35]).toEqual([line, true]);
  });

  test('so may each suggestion for a message of theirs', () => {
    for (const { say, ask } of draftBetter)
      for (const line of say)
        for (const question of ask) expect([line, objection(`${line} ${question}`)]).toEqual([line, undefined]);
  });
});
