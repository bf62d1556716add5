import type { Clause } from '../../reading/reading.ts';

/** The shape of what was handed back, and what a friend asks next of anything told so: how it went on, since when, by when. */
interface Shape {
  /** Nearer than any question for the story. */
  isNear?: true;
  /** `told` is the whole message, in small letters. */
  is: (clause: Clause, told: string) => boolean;
  ask: readonly string[];
}

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const soon = new RegExp(
  `\\b(?:tomorrow|next (?:week|month|year|${days})|(?:on|by) (?:coming )?${days}|in (?:an? (?:few )?|two |three |four |five |six |\\d+ )(?:hours?|days?|weeks?|months?))\\b`,
  'i',
);
const over = /\b(?:last|ago|yesterday|was|were|had|did|every)\b/i;
/** Long enough ago for a since. */
const longSince =
  /\b(?:ago|last (?:week|month|year|spring|summer|autumn|fall|winter|christmas|\w+day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter)))\b/i;
/** What one puts off may be begun: a letter not answered, and no night not slept. */
const notYet =
  /\b(?:(?:haven't|hasn't|still haven't) (?:even |really |actually )?(?:told|said|asked|called|rung|written|answered|replied|opened|sent|started|begun|booked|paid|filled|signed|unpacked|gone back)|still (?:need|have) to (?:tell|ask|call|ring|write|answer|reply|open|send|start|book|pay|fill|sign|unpack))\b/i;
const always =
  /\b(?:always|every (?:day|night|morning|evening|week|weekend|single)|all the time|constantly|keeps? \w+ing|most (?:days|nights)|whenever)\b/i;
/** Somebody said it, to be answered; no machine, and nobody who might have. */
const speech =
  /^(?!you\b)(?![^"]*\b(?:would|could|might|should|late|recording|voicemail|machine|letter|email|sign|app|website|note|screen|always|used to)\b)[^"]{2,60}?\b(?:said|says|goes(?! (?:to|home|out|on|back|off|away|in|into|for|there|quiet|upstairs|through|up|down|with|by|round|around)\b)|told you|tells you|asked you|asks you|texted|texts|wrote|shouted|yelled|called you|calls you|was like)\b/i;
/** Something written came, and what stood in it is not told. */
const cameWritten =
  /\bby (?:text(?: message)?|email|letter|voice (?:note|message)|whatsapp|note|post)\b|\b(?:got|received|sent you|left you|opened|was) an? (?:\w+ )?(?:text|email|letter|voicemail|note|card|message)\b(?: (?:from|on|under|in) [^,]+)?$/i;
const isQuoted = /["“:]|(?<!\w)['‘]\w|\b(?:says?|said|saying|telling|it read|that i|that we|that my)\b/;
/** Others were there and saw it; whether one of them stood by them is not told. */
const wasSeen =
  /\b(?:in front of (?:everyone|everybody|the (?:whole|entire|class|team|customers?|others)|them all|all)|(?:everyone|everybody|people|they all|the whole \w+|all the \w+) (?:(?:was|were|just|all) )*(?:watch\w*|look\w*|star\w+|laugh\w*|turn\w*|film\w*|went quiet|heard|saw)|filming me)\b/;
const stoodBy =
  /\b(?:nobody|no one|no-one|someone|somebody|one (?:of them|woman|man|girl|guy|person)) (?:\w+ )?(?:said|says|helped|stood|came|defended|asked)|(?:stood up|stuck up|spoke up) for me|(?:took|on) my side\b/;
/** The first that fits is asked by. */
export const shapes: readonly Shape[] = [
  {
    isNear: true,
    is: ({ yours, tense }) => tense !== 'past' && soon.test(yours) && !over.test(yours),
    ask: ['How do you picture it going?', 'What do you think of first, when you think of it?'],
  },
  {
    isNear: true,
    is: ({ yours, ofSelf }) => ofSelf && notYet.test(yours),
    ask: ['What happens when you think of doing it?', 'What would be the first bit of it?'],
  },
  {
    is: ({ yours, tense, kind }) => kind === 'state' && tense === 'present' && always.test(yours),
    ask: ['When did that begin?'],
  },
  {
    isNear: true,
    is: ({ yours }) => speech.test(yours),
    ask: ['What did you say to that?', 'What did you say?'],
  },
  {
    isNear: true,
    is: ({ yours }, told) => cameWritten.test(yours) && !isQuoted.test(told),
    ask: ['What did it say?'],
  },
  {
    isNear: true,
    is: ({ tense, ofSelf }, told) => tense === 'past' && !ofSelf && wasSeen.test(told) && !stoodBy.test(told),
    ask: ['Did anybody take your side?', 'Did anybody say anything to you afterwards?'],
  },
  {
    is: ({ yours, kind, tense }) => kind === 'event' && tense === 'past' && longSince.test(yours),
    ask: ['How has it been since then?'],
  },
];
