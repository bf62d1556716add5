import { describe, expect, test } from 'vitest';
import { readToWren } from '../../src/companion/reading/to-wren.ts';
import { lastReply } from './talk.ts';

const yesOrNo = /(?:^|[.!,:] )(?:is|are|was|were|do|does|did|would|could) [^.?]*\?$/i;
const heard = (reply: string, said: string, lastSaid = 'It was a long day.') =>
  readToWren(said, { called: '', lastReply: reply, askedYesOrNo: yesOrNo.test(reply), lastSaid });

describe('only what is objected to is apologised for', () => {
  test.each([
    ['Who would you have wanted next to you?', 'Next to me? My cousin Dele, no question.'],
    ['What would it mean to you?', 'mean to me? everything. its 6 years of my life'],
    ['Is there a story that goes with that?', "A story? Not really, she just says she's poorly every time."],
    ['What time does he get home?', 'What time? God knows. Nine, ten.'],
    ['How was the first night?', "What a night. I didn't sleep."],
  ])('a word taken up and answered is an answer: %s > %s', (reply, said) => {
    expect(heard(reply, said).protest).toBe('');
  });

  test.each([
    [
      "There's rarely just one reason. Look at when it happens.",
      "like nothing happened. there's just this grey thing on me",
    ],
    [
      'With both thought through, the waiting gets smaller. What would you say first?',
      'we talked about moving in last week and i said i was fine to wait. im not fine to wait. i think he knows that',
    ],
    [
      "The doctor says you've got to pack in kneeling. How clear was it?",
      'torn cartilage. im self employed so no kneeling no money simple as',
    ],
    [
      'When did that begin?',
      'papa called at 9 and i told him result is not come yet. first time i am lying to him like this, he took a loan',
    ],
  ])('who tells on, and says no to something in their own story, objects to nothing: %s > %s', (reply, said) => {
    expect(heard(reply, said).protest).toBe('');
  });

  test.each([
    'No no, it was a perfectly good question. I feel foolish.',
    'what? nah your question was alright. i see it same as before',
  ])('praise of the question is praise: %s', (said) => {
    expect(heard('How do you feel about it?', said).protest).toBe('');
  });

  test.each([
    ['How do you think they took it?', 'told him sorry. he said its ok dad. he fell asleep holding my sleeve'],
    ['What did you say back?', "I said sorry, I didn't mean it. He said nothing."],
    ['How did she put it?', 'she was like you misunderstood me, i never said that. and i was like ok'],
  ])('a sorry that is told belongs to the story: %s > %s', (reply, said) => {
    expect(heard(reply, said).protest).toBe('');
  });

  test.each([
    ["It isn't nothing, what you did there.", "No it isn't. I think I'll ring her Sunday."],
    ["That doesn't sound fair.", 'no its not. and the other two got paid'],
    ["You wouldn't want to lose her.", "No I wouldn't, she's the only one who gets my jokes"],
  ])('a no to a no agrees: %s > %s', (reply, said) => {
    expect(heard(reply, said).protest).toBe('');
  });

  test.each([
    ["What's on your mind most?", "Not the money. Not even the house. It's that he never rang."],
    ['Are you angry, or more sad?', 'not angry. sad i guess'],
    ['Which way are you leaning?', 'No lock, I think. It is a WG, not a prison.'],
    ['What stopped you?', "I didn't say no. I never say no."],
    ['How are you holding up?', 'I can’t stop shaking. I never saw it coming.'],
  ])('a no that denies nothing of the reply answers it: %s > %s', (reply, said) => {
    expect(heard(reply, said).protest).toBe('');
  });
});

describe('what is objected to is heard', () => {
  test.each([
    ['How has today been, with all that?', 'i told you already haha. 12 hrs', 'again'],
    ['"Selfish" is a hard thing to call yourself.', 'i dont call myself selfish. its what THEY will say', 'said'],
    ['What do you think the talk was really about?', 'what talk 😅 we didnt talk yet', 'said'],
    ['What does your gut say?', 'about what? im not choosing owt', 'puzzled'],
    ['What must it not sound like?', 'you what? i meant theres nothing you can say to them', 'puzzled'],
    ['So you lost the flat. What will you do now?', 'Nobody has lost a flat. The landlord is selling it.', 'said'],
    ['That must have hurt. How did your wife take it?', 'husband. im a man too, its fine', 'said'],
    ["There's no rush with it.", 'there is a rush, the vote is tomorrow morning', 'said'],
    ["It's easy to see that this bothers you.", 'It not bother me, it was the most beautiful of the day.', 'said'],
    ['What helped?', 'Nothing helped and I did not get through it, did you read what I wrote', 'again'],
  ])('%s > %s', (reply, said, protest) => {
    expect(heard(reply, said).protest).toBe(protest);
  });
});

describe('what they put right is said back', () => {
  test.each([
    [
      ['somebody kept the money back from my work', 'huh? no its not my work. my SISTER. she borrowed it for her son'],
      /^(?:Sorry, your|Your|Right, your) sister, not your work\b/,
    ],
    [
      ['my cousin shouted at me over the hedge', 'he didnt shout! he whispered it'],
      /^(?:(?:Sorry|Okay|Right), he|He) didn't shout\b/,
    ],
  ])('%s', async (said, reply) => expect(await lastReply(said)).toMatch(reply));

  test('a second apology within two replies is a word at most', async () => {
    const said = ['my colleague laughed at me in the meeting', 'what do you mean', 'you are not listening to me'];
    const [first = ''] = (await lastReply(said)).split(/(?<=[.!?])\s/);
    expect(first.split(' ').length).toBeLessThanOrEqual(2);
  });

  test('two feelings told apart, and none of them Wren’s, need no apology', async () => {
    const reply = await lastReply(['Snapped at my wife tonight. She just went quiet.', 'not angry, ashamed more.']);
    expect(reply).toMatch(/^Ashamed/);
    expect(reply).not.toMatch(/sorry|mistake|wrong/i);
  });
});
