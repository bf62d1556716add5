import type { HeldOut } from './held-out.ts';

/** What may be answered to questions that several moments and situations ask, where each kind of question has its own. */
export const ofOneMatter: readonly HeldOut[] = [
  {
    asked: ['What did you say to that?', 'What did you say?'],
    answers: [
      'Nothing. I just went quiet.',
      'I said it was fine.',
      'I said what I thought, for once.',
      'I changed the subject.',
    ],
  },
  {
    asked: ['What was the first thing you did?'],
    answers: [
      'I carried on as if it were nothing.',
      'I left the room.',
      "Nothing. I didn't know what to do.",
      'I rang a friend.',
    ],
  },
  {
    asked: ['How did you find out?'],
    answers: ['Purely by accident.', 'Somebody told me.', 'I saw it on my phone.', 'I had a feeling, so I asked.'],
  },
  {
    asked: ['What would you have liked to say?'],
    answers: ['That it hurt me.', "That it isn't fair.", "That I've had enough.", "That I'm doing my best."],
  },
  {
    asked: ['What would you want to hear back?'],
    answers: ['An apology.', 'The truth.', 'That it stops now.', 'That I matter.'],
  },
  {
    asked: ['What do you think is behind it?'],
    answers: [
      'I honestly have no idea.',
      'Stress, maybe.',
      'I wonder if it was something I did.',
      "It's easier than talking, I suppose.",
    ],
  },
  {
    asked: ['Does that happen a lot?'],
    answers: [
      'More and more lately.',
      "It's nearly always like that.",
      "It's only been like that lately.",
      'It comes and goes.',
    ],
  },
  {
    asked: ['What was that like for you?'],
    answers: [
      'It took me by surprise.',
      'It was a lot to take in.',
      "I didn't know how to take it.",
      'I nearly cried.',
    ],
  },
  {
    asked: ['What hurts most about it?'],
    answers: [
      'The not knowing.',
      'Being alone with it.',
      "That I can't change it.",
      'That nobody notices.',
      "How long it's been going on.",
      'That it feels so unfair.',
    ],
  },
  {
    asked: ['Which moment do you keep going back to?'],
    answers: ['What I should have said.', 'How it ended.', 'How it all started.', 'All of it, again and again.'],
  },
  {
    asked: ['How long has it been like that?', 'How long has that been going on?'],
    answers: ['Only a few weeks.', 'For years, on and off.', 'As long as I can remember.', 'It crept up slowly.'],
  },
  {
    asked: ['How are things with you right now?'],
    answers: ['A bit calmer.', 'Still shaken.', 'Tired, mostly.', 'Not great, to be honest.', 'Okay, I think.'],
  },
  {
    asked: ['Who can you talk to about it?'],
    answers: [
      'One friend, maybe.',
      'Someone in my family.',
      'Nobody I can think of.',
      "Someone who's been through it too.",
    ],
  },
  {
    asked: ['And what happens next?'],
    answers: [
      "I don't know yet.",
      'I have to wait and see.',
      'I have to decide what to do.',
      "I don't think much will change.",
    ],
  },
  {
    asked: ['When will you know more?'],
    answers: ['Nobody can tell me.', 'A few more days.', 'Weeks, probably.', "I haven't dared to ask."],
  },
  {
    asked: ['What worries you most about it?', 'What are you most afraid of?'],
    answers: [
      "That it won't get better.",
      "That I'll let people down.",
      "That I won't cope with it.",
      'Being left alone with it.',
    ],
  },
  {
    asked: ['How would you like it to go?'],
    answers: [
      'That I stay calm.',
      'Better than I expect.',
      'A clear answer would be good.',
      "I'd be glad once it's over.",
    ],
  },
  {
    asked: ['What have you tried so far?', 'What have you thought of so far?'],
    answers: [
      'A few things, but nothing lasted.',
      "I've tried talking about it.",
      'Not much yet.',
      "I've run out of ideas.",
    ],
  },
  {
    asked: ['When do you notice it most?'],
    answers: ['At night, mostly.', 'When things go quiet.', 'First thing in the morning.', "When I'm on my own."],
  },
  {
    asked: ['What did you know at the time?'],
    answers: [
      'Less than I know now.',
      'I thought it would work out.',
      'I had a feeling, but no more.',
      'It all seemed normal.',
    ],
  },
  {
    asked: ['Who did you tell first?', 'Who would you most like to tell?'],
    answers: ['My family.', 'My best friend.', 'Everyone, probably.', "I'm keeping quiet about it for now."],
  },
  {
    asked: ['What will you do with the rest of the day?'],
    answers: ['A bath and an early night.', 'Watch something easy.', 'Go for a walk.', 'Nothing at all.'],
  },
  {
    asked: ['Where would you like to start?'],
    answers: ["It's a long story.", "I'll try.", 'It started a while ago.', "There isn't much more to say."],
  },
  {
    asked: ['Where does that leave you?'],
    answers: [
      "I'm tired, to be honest.",
      "I'm managing, just about.",
      'At the bottom of the list.',
      "I haven't had time to think about it.",
    ],
  },
];
