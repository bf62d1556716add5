import { describe, expect, test } from 'vitest';
import { lastReply } from './talk.ts';

/** What closes a talk. */
const sendOff = /\b(?:good luck|all the best|sounds good|that's a plan|safe travels|have a good|enjoy)\b/i;

describe('who goes on telling is not sent off', () => {
  test.each([
    "I'm going to hand in my notice. He has had twelve years of me and never once a thank you, not even when my dad died.",
    "I'm going to join the choir on Tuesday. My neighbour has been asking me for three years and I always had some excuse or other.",
    "I'll take the bus tomorrow instead of the car. The doctor said so, after the turn I had on the motorway, and I was ashamed to tell anyone.",
    "It's a lump in the breast, they think early. I'm going to tell my mum tonight.",
    "It's a lump. They think early. I have to go and tell the kids.",
    "Gonna text her tonight. She was the one who drove me to every chemo and I haven't answered her since June.",
    'now I have only the offices and it is 400 euro less every month. my son needs the money for the bus and for books. i will ask my friend Dana',
  ])('%s', async (message) => {
    expect(await lastReply([message])).not.toMatch(sendOff);
  });

  test.each([
    "I've thought about it all week and I'm going to ask him for the keys back.",
    "I'm going to tell her on Sunday. She'll understand.",
    "I'll ring the doctor about the lump in the morning.",
    "I'm going to go round and knock on his door. Thanks for listening to all of that, it helped me a lot.",
  ])('and a plan they end with is wished well: %s', async (message) => {
    expect(await lastReply([message])).toMatch(/\b(?:you're going to|you'll|good luck|sounds good|plan|the door)\b/i);
  });
});

describe('what they say to a question is no farewell', () => {
  test('an answer in half a sentence is spoken to', async () => {
    const reply = await lastReply([
      'The battery of my bike got stolen and I still owe Wesley half of it. How do I tell him?',
      'That I will pay him, only slow. And that I was not stupid, I put the lock on the bike. Two minutes!!',
    ]);
    expect(reply).not.toMatch(sendOff);
  });

  test('what they will do goes on from there, with a question', async () => {
    const reply = await lastReply(["I can't face the flat, there are boxes everywhere", "I'll sort the kitchen first"]);
    expect(reply).not.toMatch(sendOff);
    expect(reply).toMatch(/\?$/);
  });

  test('and who has made up their mind is wished well', async () => {
    const reply = await lastReply([
      "I can't face the flat, there are boxes everywhere",
      "Right, I'm going to do the kitchen now.",
    ]);
    expect(reply).not.toMatch(/\?/);
  });
});

test('who gets nowhere, or fears what comes, has decided nothing', async () => {
  for (const told of [
    "Yes, that's right. In fact, I'm not going anywhere.",
    "The exams. I'm afraid I'm going to do badly.",
  ])
    expect(await lastReply(['I study nursing and I am behind', told])).not.toMatch(
      /^(?:Right|Okay|So),? .*then|Fair enough/,
    );
});
