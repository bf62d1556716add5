import type { HeldOut } from './held-out.ts';

/** What may be answered to an open question about anything that was told. */
export const toOpen: readonly HeldOut[] = [
  {
    asked: ["What's the hardest part of it just now?", 'What bothers you most about it?'],
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
    asked: ['What would help most right now?'],
    answers: [
      'Some sleep.',
      'A bit of company.',
      'A quiet hour.',
      'Getting one thing done.',
      'Some good news.',
      'A bit of help, honestly.',
    ],
  },
  {
    asked: ['What has it been like for you?', 'How are you now?'],
    answers: [
      'Up and down.',
      'Worn out, mostly.',
      'A bit better than yesterday.',
      'Harder than I let on.',
      "I'm managing, just about.",
      'Not good today.',
    ],
  },
  {
    asked: ['Which bit of it stays with you?'],
    answers: [
      'What comes next.',
      'How it came to this.',
      'What I could have done.',
      'All of it at once.',
      'Something that was said.',
    ],
  },
  {
    asked: ['What would you like to talk about?'],
    answers: ['How it started.', 'What to do next.', 'How I feel about it.', 'Just today, for now.'],
  },
  {
    asked: ['What matters most to you about it?'],
    answers: ['Knowing where I stand.', 'The people in it.', 'Being honest.', 'Getting some peace.'],
  },
  {
    asked: [
      "What's the best part of it?",
      'Which part of it means most to you?',
      'What pleases you most about it?',
      'What would you like to remember about it?',
    ],
    answers: [
      'All of it, honestly.',
      'How easy it felt.',
      'Sharing it with someone.',
      'The very beginning.',
      'The moment it sank in.',
    ],
  },
  {
    asked: [
      'How does that feel?',
      "What's it like for you?",
      'How good does it feel, right now?',
      'How are you feeling about it all?',
    ],
    answers: [
      'Really good.',
      'Like a weight off.',
      'A bit unreal.',
      'Quiet, happy and a bit tired.',
      'A lot of relief.',
    ],
  },
  {
    asked: ['What was the first thing you felt?'],
    answers: ['Relief.', 'Disbelief, at first.', 'Pure joy.', 'I wanted to tell someone.'],
  },
  {
    asked: ['Who would be happy to hear it?', 'Is there someone you can share it with?'],
    answers: ['My family.', 'My best friend.', 'Someone at work.', "I'd like to tell everyone."],
  },
  {
    asked: ['How has the rest of the day been?'],
    answers: ['Good, all day.', 'Quiet and nice.', 'Busy, but fine.', 'Quite ordinary, after that.'],
  },
  {
    asked: ['Have you had time to enjoy it yet?'],
    answers: ["Not really, it's been so busy.", "I'm enjoying it right now.", "It hasn't sunk in yet.", 'A little.'],
  },
  {
    asked: ['Did anything about it surprise you?'],
    answers: [
      'How easy it was.',
      'How much it meant to me.',
      "I didn't expect it at all.",
      "Not really, I'd hoped for it.",
    ],
  },
  {
    asked: ['Would you like to tell me the whole story?'],
    answers: ['Yes, gladly.', "It's a long one.", 'Maybe later.', "There's not much more to it."],
  },
  {
    asked: ['What are you looking forward to now?'],
    answers: ['A quiet evening.', "A good night's sleep.", 'Doing it again.', 'Telling people.'],
  },
  {
    asked: ['What brought it up just now?'],
    answers: ['Something somebody said.', 'The quiet, I think.', 'It never really left.', 'I honestly have no idea.'],
  },
  {
    asked: ['What else is on your mind?'],
    answers: ['Things at home.', 'How to go on from here.', 'Nothing else just now.', 'More than I can say at once.'],
  },
];
