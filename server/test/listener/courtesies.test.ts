import { describe, expect, test } from 'vitest';
import { readCorrection } from '#companion/reading/correction.ts';
import {
  type Courtesy,
  readCourtesies,
  standingIn,
  subjectIn,
  withoutStanding,
} from '#companion/reading/courtesies.ts';
import { lastReply, talk } from './talk.ts';

describe('what is said to Wren as to anybody is taken out, and the rest is what they tell', () => {
  test.each<[string, readonly Courtesy[], string]>([
    ['hiya how are you? my nan moved in with us', ['hello', 'how'], 'my nan moved in with us'],
    ['i feel kind of flat today how are you', ['how'], 'i feel kind of flat today'],
    ['Hello there, I keep failing my driving test.', ['hello'], 'I keep failing my driving test.'],
    ['Good evening. Thank you for taking the time. My rent went up.', ['hello', 'thanks'], 'My rent went up.'],
    ['Thanks. Is it too late to say sorry to him?', ['thanks'], 'Is it too late to say sorry to him?'],
    ['Not great, but thanks for asking. What about you?', ['how', 'thanks'], 'Not great'],
    ['i need some help, my son wont get out of bed', ['plea'], 'my son wont get out of bed'],
    ['Hello, could you please help me? The shop is closing', ['hello', 'plea'], 'The shop is closing'],
    ['I was wondering if I could talk to you about a problem.', ['plea'], ''],
    ['The flat is so quiet now. are you there?', ['there'], 'The flat is so quiet now.'],
    ['Can you see the problem I typed in the form?', ['unseen'], ''],
    ['I already typed it all above', ['unseen'], ''],
    ["I'm good. It's chilly here today.", ['small'], "I'm good."],
    ['Doing well, just made dinner', ['small'], 'Doing well'],
    ["I'm fine. Happy Sunday!", ['small'], "I'm fine."],
    ['just checking this out', ['small'], ''],
    ['My car broke down. Its raining.', ['small'], 'My car broke down.'],
    ['can we talk?', ['plea'], ''],
    ['do you have time to talk', ['plea'], ''],
    ['nothing special, just wanted to chat', ['plea'], 'nothing special'],
    ['my brother took the car and the dog. hold on please', ['wait'], 'my brother took the car and the dog.'],
    ['Sorry for the delay. She called me again', ['late'], 'She called me again'],
    ["I'm so tired of it all. I hope you are well too", ['wish'], "I'm so tired of it all."],
    ['My name is Ola and I really need your help', ['hello', 'plea'], ''],
    ['nice to meet you. i have an exam tomorrow', ['hello'], 'i have an exam tomorrow'],
    ['Thanks for listening :) My gran is still in hospital', ['thanks'], 'My gran is still in hospital'],
    ['That means a lot. Any idea how I tell her?', ['thanks'], 'Any idea how I tell her?'],
    ['I appreciate you cheering me on. It rained all week', ['thanks'], 'It rained all week'],
    ['hi i guess you read my situation', ['hello', 'unseen'], ''],
    ["please let me know if you're there, I'm not getting any replies", ['there'], ''],
    ['i just need help deciding what to do', ['plea'], ''],
    ['can you lend a hand, please? hello?', ['plea', 'there'], ''],
    ['thank you I really appreciate that', ['thanks'], ''],
    ['Hi Joanna. Am good just concerned about my son', ['hello'], 'Am good just concerned about my son'],
    ['i am ill with worry how can you help me', ['plea'], 'i am ill with worry'],
    ["i need your help on so many things if you don't mind", ['plea'], ''],
  ])('%s', (message, said, rest) => {
    const found = readCourtesies(message, true);
    expect([...found.said].sort()).toEqual([...said].sort());
    expect(found.rest).toBe(rest);
  });

  test.each([
    'she asked me how are you and I lied',
    'nobody ever says how are you to me',
    'no thanks',
    'he never said thank you to me',
    'my mum needs help with the stairs',
    'I asked him can you help me and he laughed',
    'I need help from my brother and he never comes',
    'thanks to him I lost my place',
    'how do I help her',
    'the doctor told me to hold on to the rail',
    'he said are you there and hung up',
    'I want to know how my sister is doing',
    'What about my mother? She is alone now',
    'I sat there and you could hear a pin drop',
    'they thanked everybody but me',
  ])('and told of others it stays: %s', (message) => {
    expect(readCourtesies(message, false)).toMatchObject({ said: [], rest: message });
  });
});

describe('how they are, where they say no more', () => {
  test.each([
    ['not too bad so far', 'fair'],
    ["I'm okay I guess", 'fair'],
    ['hanging in there', 'fair'],
    ['could be better or worse', 'fair'],
    ['I am good', 'good'],
    ['doing pretty well today', 'good'],
    ['not so good', 'low'],
    ["I've been better", 'low'],
    ['I suppose I could be doing better.', 'low'],
    ['not well at all', 'low'],
    ['I am good at nothing', ''],
    ['my husband is okay', ''],
    ['I feel sad', ''],
    ['is it okay?', ''],
    ['today was awful', ''],
    ['bad day', ''],
    ['okay, just a bit out of it', ''],
  ])('%s: %s', (text, standing) => expect(standingIn(text)).toBe(standing));

  test.each([
    ["I'm okay I guess, but I'm worn out", "I'm worn out"],
    ['I am fine. My cat died on Monday.', 'My cat died on Monday.'],
    ["I'm alright, but a bit lonely since the move", "I'm a bit lonely since the move"],
    ["I'm fine. Just feeling a bit low", "I'm just feeling a bit low"],
    ["It's okay. A little tired from the night shifts.", "I'm a little tired from the night shifts."],
    ['doing ok. Been crying since the vet rang', "I've been crying since the vet rang"],
    ['im ok just a bit sad', "I'm just a bit sad"],
    ['Not so well. I cried all night.', 'Not so well. I cried all night.'],
    ['My work is okay. My marriage is not.', 'My work is okay. My marriage is not.'],
  ])('%s', (text, told) => expect(withoutStanding(text)).toBe(told));
});

/** The last reply of a talk in which none asks twice. */
const house = async (lines: string[]) => {
  const replies = await talk(lines);
  for (const { reply } of replies) expect((reply.match(/\?/g) ?? []).length).toBeLessThanOrEqual(1);
  return replies.at(-1)?.reply ?? '';
};

describe('what they want to talk about is named, and not told yet', () => {
  test.each([
    ['I am here to talk about my daily stresses', 'my daily stresses'],
    ['i would like to talk to you regarding my exams', 'my exams'],
    ["just wanted to talk with you about my gambling if you don't mind.", 'my gambling'],
    ['I want to discuss some family issues', 'some family issues'],
    ['I want to talk about my mother and how she left us', ''],
    ['I would like to talk to my mother again', ''],
    ['I want to talk about the man who hit my car', ''],
    ['he wants to talk about my job', ''],
    ['I came to talk about it and cried', ''],
  ])('%s', (text, subject) => expect(subjectIn(text)).toBe(subject));

  test('and is asked after', async () =>
    expect(await house(['Hello, I would like to talk about my exams'])).toMatch(/your exams[\s\S]*\?$/));
});

describe('they are answered as somebody who says hello, and what they tell is never dropped for it', () => {
  test.each([
    ['i am so lonely in this town, how are you?', /program/, /lonely|lone/i],
    ['Hi! I need your help. My dog ran away last night', /^Yes/, /dog/i],
    ['Hello, how are you? I failed my nursing exam', /program/, /exam|fail/i],
  ])('%s', async (message, first, told) => {
    const reply = await house([message]);
    expect(reply).toMatch(first);
    expect(reply).toMatch(told);
  });

  test.each([
    ['Hello, nice to meet you. I am ok. How are you and thank you for your time. My name is Sam'],
    ['good evening thank you for picking this up'],
    ['Not too bad so far, what about you?'],
    ['hi, could i ask you for some help?'],
    ['just wanted to ask for some support'],
    ['What do you think of my problem?'],
  ])('and where nothing is told yet they are asked, with no description of the service: %s', async (message) => {
    const reply = await house([message]);
    expect(reply).toMatch(/\?$/);
    expect(reply).not.toMatch(/take care|bye|leave it there|emergenc|therapy/i);
    expect(reply.split(' ').length).toBeLessThan(32);
  });

  test('thanks early in a talk neither close it nor go unheard', async () => {
    expect(await house(['My sister does not speak to me any more.', 'Thank you for your concern.'])).toMatch(
      /welcome|course|gladly/i,
    );
    expect(await house(['I have two exams on Friday.', 'Yes I made cards for it. That helps me a bit'])).not.toMatch(
      /bye|take care|welcome/i,
    );
  });

  test.each([
    ['have you ever been in this situation?', /program/],
    ['what do you do to cope?', /program[\s\S]*\?$/],
    ['how did you get over it', /program/],
    ['it is raining here, how about there?', /program/],
    ['I assume you are in Canada, or no?', /program/],
  ])('a life is asked for that a program does not have: %s', async (message, wanted) => {
    const reply = await house(['I lost my job in the spring.', message]);
    expect(reply).toMatch(wanted);
    expect(reply).not.toMatch(/wrong to pretend|emergenc/i);
  });

  test.each(['didnt get you', 'sorry what you mean?', 'i dont know what are you talking about'])(
    'a question that was not understood is put more simply: %s',
    async (message) => {
      expect(await house(['I feel so alone since I moved here.', message])).toMatch(
        /^(?:Sorry|I put|I only|Put simply|More simply)/,
      );
    },
  );
});

describe('to be well is not met as trouble, and an aside does not drop what was told', () => {
  test.each([
    ["I live with my two sisters, so I'm glad I'm not alone"],
    ['The new timetable works fine for me'],
    ["The flat is warm and I can't complain"],
  ])('%s', async (message) =>
    expect(await house([message])).not.toMatch(/easy|hard|rough|difficult|bother|worse off|no wonder/i),
  );

  test('they leave for a minute, and what they told first is answered', async () => {
    const reply = await house(['my sister moved abroad and i miss her. hold on please']);
    expect(reply).toMatch(/^(?:Take your time|Of course)/);
    expect(reply).toMatch(/sister|miss/i);
  });

  test('who comes back is not received as somebody new', async () => {
    expect(await house(["I can't stop crying since he left.", "i'm back"])).not.toMatch(/come in|no right place/i);
  });

  test('it is about somebody, and not about what was taken', async () => {
    const lines = [
      'My friend stopped calling since the wedding.',
      "I'm not lonely and I didn't marry. It's about my friend",
    ];
    expect(await house(lines)).toMatch(/your friend/i);
  });
});

describe('a no that answers a question puts nothing right', () => {
  const before = { lastReply: 'That is hard. Who could you ask to take some of it?', askedYesOrNo: false };
  test.each([
    'No, I live with two others but they work nights',
    'No, not really. Though, I am seeing a doctor for it.',
    'Not really. I guess I am just stuck.',
    'no',
    "No it's too far for them",
    "No, I haven't but I will",
    "I don't feel like asking any more",
    'Not really, what would you suggest?',
    "No, not because of the money. It's the hours",
  ])('%s', (message) => expect(readCorrection(message, before)).toBeUndefined());

  test.each([
    ["No, it's my aunt, not my mum", 'So your mum is ill. How long has she been?'],
    ["That's not what I said. I asked about my cat", 'So your dog is ill. How is that for you?'],
    ["I'm not angry, I'm ashamed", 'You are angry. What made you so?'],
  ])('and a real one still does: %s', (message, reply) =>
    expect(readCorrection(message, { lastReply: reply, askedYesOrNo: false }, /not what/.test(message))).toBeDefined(),
  );
});

test('another reply is never the description of the service', async () => {
  expect(await lastReply(['hi what about you?'])).not.toMatch(/emergenc/);
});

describe('small talk is met as small talk, and what only sounds like it is heard', () => {
  test.each([
    "It's fine. Not as warm as last week",
    "I'm okay, having breakfast. you?",
    'not much, you?',
    'same old same old',
    'a bit sleepy but ok',
  ])('%s', async (said) => expect(await lastReply([said])).toMatch(/(?:, then|to hear)\. [^.]*\?$/));

  test.each([
    'I had lunch with my ex and cried',
    'It is cold in my flat because the heating is off',
    'I had a fight with my dad this morning',
    'my doctor told me to lose weight',
    'We have time but no money',
    'not much has changed since he left',
  ])('%s', (said) => expect(readCourtesies(said, true).rest).toBe(said));
});
