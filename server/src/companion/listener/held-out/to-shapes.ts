import type { HeldOut } from './held-out.ts';

/** What may be answered to what is asked by the shape of what was told: what comes, what is wished, what goes on and on. */
export const toShapes: readonly HeldOut[] = [
  {
    asked: ['How do you picture it going?'],
    answers: [
      'Badly, if I am honest.',
      'Better than I fear, maybe.',
      'I try not to picture it.',
      'It could go either way.',
    ],
  },
  {
    asked: ['What do you think of first, when you think of it?'],
    answers: ['That it goes wrong.', 'That I have to get through it.', 'The people there.', 'The moment just before.'],
  },
  {
    asked: ['What happens when you think of doing it?'],
    answers: [
      'Everything in me says no.',
      'I find something else to do.',
      'I get as far as the door.',
      'I feel guilty.',
    ],
  },
  {
    asked: ['What would be the first bit of it?'],
    answers: ['One phone call.', 'To look at it at all.', 'To say it out loud.', 'I would have to think.'],
  },
  {
    asked: ['When did that begin?'],
    answers: ['Years ago.', 'A few months back.', 'After something happened.', 'It has always been so.'],
  },
  {
    asked: ['What do you do when it happens?'],
    answers: ['I go quiet.', 'I leave the room.', 'I pretend it is fine.', 'I get angry.'],
  },
  {
    asked: ['How has it been since then?'],
    answers: ['Quiet, mostly.', 'Worse, if anything.', 'As if nothing had happened.', 'I keep thinking of it.'],
  },
  {
    asked: ['What did you do then?', 'What happened then?', 'How did it go on from there?'],
    answers: [
      'I carried on as if it were nothing.',
      'I left the room.',
      "Nothing. I didn't know what to do.",
      'I rang a friend.',
    ],
  },
  {
    asked: ['What did it say?'],
    answers: ['Two lines, no more.', 'That it was over.', "I can't read it again.", 'Mostly sorry.'],
  },
  {
    asked: ['Did anybody take your side?', 'Did anybody say anything to you afterwards?'],
    answers: ['Nobody did.', 'One person, quietly.', 'They all looked away.', 'Somebody wrote to me later.'],
  },
  {
    asked: ['What happens when you try?'],
    answers: ['I give up after a minute.', 'My thoughts wander off.', 'I get upset.', "I don't even begin."],
  },
  {
    asked: ['What has been happening?', "What's on your mind?"],
    answers: ['It is about my family.', 'It is about work.', 'Too much at once.', "It's hard to put into words."],
  },
  {
    asked: ['How did that go?', 'How is that going?', 'What came of it?'],
    answers: ['Not very well.', 'Better than I thought.', 'It helped for a while.', 'Nothing changed.'],
  },
  {
    asked: ['What do you think would happen if you did?', 'What makes you think it might happen?'],
    answers: ['I would be laughed at.', 'It has happened before.', 'I can feel it coming.', 'I have no proof of it.'],
  },
  {
    asked: ['Do you know what set it off?'],
    answers: ['Something that was said.', 'Nothing I could name.', 'It came slowly.', 'Yes, and it keeps coming back.'],
  },
];
