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
    asked: ['Who will be there with you?'],
    answers: ['Nobody, just me.', 'One person I trust.', 'A lot of people.', 'I could ask somebody.'],
  },
  {
    asked: ['What would make it go well enough?'],
    answers: ['A short day.', 'One friendly face.', 'If I stay calm.', 'If nobody makes a fuss.'],
  },
  {
    asked: ['What would be different then?'],
    answers: [
      'I could breathe.',
      'I would sleep at night.',
      'I would not be so alone with it.',
      'Everything, I think.',
    ],
  },
  {
    asked: ['What stands in the way of it?'],
    answers: ['Money, mostly.', 'I do, I think.', 'Other people.', 'There is never any time.'],
  },
  {
    asked: ['When did you last have some of that?'],
    answers: ['Not for years.', 'Last summer, a little.', 'I can hardly remember.', 'There was one good day.'],
  },
  {
    asked: ['How long have you wanted that?'],
    answers: [
      'As long as I can think.',
      'Only since it went wrong.',
      'For a few years now.',
      'It came up just lately.',
    ],
  },
  {
    asked: ['Who else could do any of it?'],
    answers: [
      'Nobody, really.',
      'Somebody could, if I asked.',
      'They would, but not well.',
      'I would rather do it myself.',
    ],
  },
  {
    asked: ['What happens if it waits?'],
    answers: [
      'It only gets worse.',
      'Nothing much, probably.',
      'Somebody will be angry.',
      'I would lie awake over it.',
    ],
  },
  {
    asked: ['How much of it is there still to do?'],
    answers: ['Far too much.', 'Less than it feels like.', 'I have not dared to look.', 'About half of it.'],
  },
  {
    asked: ["What's held it up, do you think?"],
    answers: [
      "I'm scared of what comes then.",
      'I just have no energy.',
      'It would make it real.',
      'I really have no idea.',
    ],
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
    asked: ['How did you feel, right after?', 'How was it, afterwards?'],
    answers: ['Empty, mostly.', 'I was shaking.', 'I just felt stupid.', "I didn't feel anything at first."],
  },
  {
    asked: ['How has it been since then?'],
    answers: ['Quiet, mostly.', 'Worse, if anything.', 'As if nothing had happened.', 'I keep thinking of it.'],
  },
  {
    asked: ['What was it like before?'],
    answers: ['Easier.', 'Not much better.', 'I was a different person.', 'I had more people around me.'],
  },
  {
    asked: ['What changed, do you think?'],
    answers: ['I did.', 'Too much at once.', 'Somebody left.', 'I wish I knew.'],
  },
  {
    asked: ['What does a better day look like?'],
    answers: ['I get up without a fight.', 'Somebody rings.', 'I get one thing done.', 'I hardly have any.'],
  },
  {
    asked: ['What did you do then?'],
    answers: [
      'I carried on as if it were nothing.',
      'I left the room.',
      "Nothing. I didn't know what to do.",
      'I rang a friend.',
    ],
  },
  {
    asked: ['What went through your mind just then?', 'What was that moment like for you?'],
    answers: [
      'That it was my fault.',
      'That this was happening again.',
      "I couldn't think at all.",
      'That I had to get out of there.',
    ],
  },
];
