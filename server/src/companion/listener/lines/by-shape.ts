import type { Clause } from '../../reading/reading.ts';

/** The shape of what was handed back, and what a friend asks next of anything told so: how it went on, since when, by when. */
interface Shape {
  is: (clause: Clause) => boolean;
  ask: readonly string[];
}

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const soon = new RegExp(
  `\\b(?:tomorrow|tonight|next (?:week|month|year|${days})|(?:on|this|by) (?:coming )?${days}|in (?:an? (?:few )?|two |three |four |five |six |\\d+ )(?:hours?|days?|weeks?|months?)|this (?:coming )?(?:week|weekend))\\b`,
  'i',
);
const over = /\b(?:last|ago|yesterday|was|were|had|did)\b/i;
/** Long enough ago for a since. */
const longSince =
  /\b(?:ago|last (?:week|month|year|spring|summer|autumn|fall|winter|christmas|\w+day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter))|years|months|weeks)\b/i;
const notYet = /\b(?:haven't|hasn't|not yet|still (?:haven't|hasn't|need|have to))\b/i;
const duty = /^you(?:'ve got to|'ve to| (?:still |also )?(?:have to|need to|must|are supposed to|had to))\b/i;
const always =
  /\b(?:always|every (?:day|night|morning|evening|week|weekend|time|single)|all the time|each time|constantly|keeps? \w+ing|most (?:days|nights)|whenever)\b/i;
const lately = /\b(?:for (?:\w+ ){0,2}(?:days|weeks|months|years)|since|these days|lately|still|again)\b/i;
const wish = /^you (?:just |really |only )?(?:want|wish|would like|'d like|'d rather)\b/i;

/** The first that fits is asked by. */
export const shapes: readonly Shape[] = [
  {
    is: ({ yours, tense }) => tense !== 'past' && soon.test(yours) && !over.test(yours),
    ask: [
      'How do you picture it going?',
      'What do you think of first, when you think of it?',
      'Who will be there with you?',
      'What would make it go well enough?',
    ],
  },
  {
    is: ({ yours, kind }) => kind === 'wish' || wish.test(yours),
    ask: [
      'What would be different then?',
      'What stands in the way of it?',
      'When did you last have some of that?',
      'How long have you wanted that?',
    ],
  },
  {
    is: ({ yours, ofSelf }) => ofSelf && notYet.test(yours),
    ask: ['What happens when you think of doing it?', 'What would be the first bit of it?'],
  },
  {
    is: ({ yours }) => always.test(yours),
    ask: ['When did that begin?', 'What do you do when it happens?'],
  },
  {
    is: ({ yours }) =>
      duty.test(yours) &&
      !/\b(?:ask|tell|say|hear|watch|listen|smile|pretend|be|live|see|choose|accept|him|her|them)\b/i.test(yours),
    ask: ['Who else could do any of it?', 'What happens if it waits?', 'How much of it is there still to do?'],
  },
  {
    is: ({ kind, tense, toSelf }) => kind === 'event' && tense === 'past' && toSelf,
    ask: [
      'What went through your mind just then?',
      'What was that moment like for you?',
      'How did you feel, right after?',
    ],
  },
  {
    is: ({ kind, tense, ofSelf }) => kind === 'event' && tense === 'past' && ofSelf,
    ask: ['What was that like for you?', 'How was it, afterwards?', 'What went through your mind just then?'],
  },
  {
    is: ({ yours, kind, tense }) => kind === 'event' && tense === 'past' && longSince.test(yours),
    ask: ['How has it been since then?'],
  },
  {
    is: ({ kind, tense }) => kind === 'event' && tense === 'past',
    ask: ['What went through your mind just then?', 'What was that moment like for you?'],
  },
  {
    is: ({ yours }) => lately.test(yours),
    ask: ['What was it like before?', 'What changed, do you think?', 'What does a better day look like?'],
  },
];
