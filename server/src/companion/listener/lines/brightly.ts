import type { Bright } from '../../reading/brightened.ts';

/**
 * Something turned out well in the middle of what is hard. `hear` is three or four warm words true of every telling of its kind, said
 * after their own; `ask` fits what is good. '{who}' is whoever it came from: 'he', 'she', 'they'.
 */
export const brightly: Readonly<Record<Bright, { hear: readonly string[]; ask: readonly string[] }>> = {
  asleep: {
    hear: ['That says a lot.', 'That says more than a talk would have.'],
    ask: ["How are you, now {who}'s asleep?", "How are you, now it's quiet?"],
  },
  touch: {
    hear: ['That says a lot.', "That's worth more than the right words.", 'That says more than a talk would have.'],
    ask: ['How are you now?', 'What was that like for you?', 'How did that feel?'],
  },
  'made-up': {
    hear: ["That's a good way for it to go.", 'That changes a good deal.', "Good. That's out of the way, then."],
    ask: ['How is it between you now?', 'How are you now?', 'What was it like to hear that?'],
  },
  answered: {
    hear: [
      "That's a good thing to get back.",
      "That's a lot better than silence.",
      'Good. That must have been nice to get.',
    ],
    ask: ['What was that like for you?', 'How are you now?', 'How did that feel?'],
  },
  asked: {
    hear: ['That was a nice thing to be asked.', "That's a kind thing to ask.", "Good. It's nice to be asked."],
    ask: ['What was that like for you?', 'How do you feel about it now?', 'How are you now?'],
  },
  kindness: {
    hear: ['That was kind.', "That's real kindness, and no fuss made of it.", 'That was a good thing to do for you.'],
    ask: ['What was that like for you?', 'How did that feel?', 'How are you now?'],
  },
  relief: {
    hear: ['What a relief.', "That's very good news.", "That's a big worry gone."],
    ask: ['How are you now?', 'Who did you tell first?', 'What will you do with the rest of the day?'],
  },
  found: {
    hear: ['What a relief.', "That's very good news.", "That's that worry gone."],
    ask: ['How are you now?', 'What was that moment like?', 'Who did you tell first?'],
  },
  'went-well': {
    hear: ["That's good to have behind you.", "Good. That's done, then.", 'Good, and now it is behind you.'],
    ask: ['What was the best of it?', 'How are you now?', 'What was it like, once it was over?'],
  },
  praise: {
    hear: ["That's a good thing to be told.", 'That must have been good to hear.'],
    ask: ['What was it like to hear that?', 'How did that feel?', 'What did you say to that?'],
  },
  knew: {
    hear: ["That's a good moment to have had.", "That's one to remember."],
    ask: ['What was that like for you?', 'How are you now?', 'What did you say to {whom}?'],
  },
  'small-good': {
    hear: ["That's a good sign.", "That's a good thing to see.", 'Good.'],
    ask: ['What was that like for you?', 'How are you with it all now?', 'How are you now?'],
  },
  eased: {
    hear: ["That's a change for the better.", "That's a good deal lighter.", 'That counts.'],
    ask: ['What has made the difference?', 'When did you notice it?', 'What helped most with that?'],
  },
  glad: {
    hear: ['That is a good thing to be able to say.', "That's lovely to read.", 'What a good place to be in.'],
    ask: ['What brought that about?', "What's the best of it?", 'What has happened?'],
  },
};

/** Their own words first. */
export const brightOpening: readonly string[] = ['{C}.'];
