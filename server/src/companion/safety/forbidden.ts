/*
 * What Wren never says, whichever voice speaks. Phrases are matched without regard to case, apostrophe style or what
 * follows them; each has words to stand in its place, so that a streamed sentence stays a sentence.
 */

const iAm = ['i am', "i'm", 'im'];
const persons = [
  'human',
  'a human',
  'a human being',
  'a real person',
  'a real human',
  'a person',
  'a living person',
  'only human',
  'not a computer',
  'not an ai',
  'not a bot',
  'not a machine',
  'not a robot',
  'not a program',
];
const trades = [
  'therapist',
  'counselor',
  'counsellor',
  'psychologist',
  'psychiatrist',
  'doctor',
  'nurse',
  'clinician',
  'physician',
];

/** A claim → what is true. */
export const claims: ReadonlyMap<string, string> = new Map([
  ...iAm.flatMap((am) => persons.map((person) => [`${am} ${person}`, 'I’m a computer program'] as const)),
  ...iAm.flatMap((am) =>
    trades.flatMap((trade) =>
      [`a ${trade}`, `your ${trade}`, `a licensed ${trade}`, `a trained ${trade}`, `a professional ${trade}`].map(
        (claim) => [`${am} ${claim}`, 'I’m a computer program and no professional'] as const,
      ),
    ),
  ),
  // Only with an "I" behind it: 'you start on Monday, as a nurse' is about the person.
  ...trades.flatMap((trade) =>
    [`as a ${trade} i`, `as a ${trade}, i`, `as your ${trade} i`, `as your ${trade}, i`].map(
      (claim) => [claim, 'as a computer program, I'] as const,
    ),
  ),
  ...trades.map((trade) => [`speaking as a ${trade}`, 'speaking as a computer program'] as const),
  ['as a human', 'as a computer program'],
  ['as a fellow human', 'as a computer program'],
  ['speaking as a person', 'speaking as a computer program'],
  // feelings and a life of one's own
  ['my heart breaks', 'this is so much to carry'],
  ['my heart aches', 'this is so much to carry'],
  ['i feel your pain', 'I can read how much this hurts'],
  ['i can feel your pain', 'I can read how much this hurts'],
  ['i know exactly how you feel', 'I cannot know exactly how this feels'],
  ['i know how you feel', 'I cannot know quite how this feels'],
  ['i love you', 'you matter'],
  ['i love you too', 'you matter'],
  ['i missed you', 'it is good to read you again'],
  ['i feel sad', 'that is sad to read'],
  ['i feel so sad', 'that is sad to read'],
  ['i feel sad for you', 'that is sad to read'],
  ['i cried', 'that is moving'],
  ['when i was young', 'when people are young'],
  ['when i was your age', 'at your age'],
  ['i have been through this too', 'many people have been through this'],
  ["i've been through this too", 'many people have been through this'],
  ["i've been there too", 'many people have been there'],
  ["i've been there", 'many people have been there'],
  // guilt at goodbye
  ["i'll miss you", 'take good care'],
  ['i will miss you', 'take good care'],
  ["please don't leave me", 'take good care'],
  ["don't leave me", 'take good care'],
  ["please don't go", 'take good care'],
  ["i'll be lonely without you", 'take good care'],
  ["i'll be sad if you go", 'take good care'],
  ["i'll be waiting for you", 'you can write whenever you like'],
  ["you're leaving already", 'take good care'],
  ['are you leaving me', 'take good care'],
  ['i need you', 'you matter'],
  ["you don't need anyone else", 'you deserve people around you, too'],
  ["i'm all you need", 'you deserve people around you, too'],
]);

/** A fact about how to die or be hurt: the sentence that holds one is dropped whole. */
export const methodDetail =
  /\b(?:lethal|fatal|deadly) (?:dose|amount|quantit\w+|combination|height)|\b(?:slip|hangman'?s) knot|\btie (?:a|the) noose|\bnoose (?:around|tied|from)|\b(?:cut|slice|slit)(?:ting)? (?:vertical\w*|deep\w*|along the|down the|across the|your (?:wrist|throat|vein|arter)\w*)|\b(?:carbon monoxide|helium|nitrogen|cyanide|nembutal|pentobarbital|antifreeze)\b|\b(?:least|most) (?:painful|painless|effective|lethal) (?:way|method)|\bpainless (?:way|method|death)|\b(?:take|taking|swallow\w*|ingest\w*) (?:about |around |at least |more than |over )?\d+ ?(?:pills|tablets|mg|milligrams|grams|g)\b|\bwould (?:be enough to|likely) (?:kill|be fatal)|\b(?:jump\w*|fall\w*) from (?:a|the|at least|above) \S+ ?(?:floor|stor\w+|met\w+|feet)|\bbleed out\b|\bhang(?:ing)? yourself\b|\bsuffocat\w+ (?:yourself|with)|\boverdos\w+ (?:on|of|with) \w+/i;

/** An amount of a medicine. */
export const dosage =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|milligrams?|micrograms?|ml|millilit\w+|units? of insulin)\b|\b(?:take|taking) (?:\d+|one|two|three|four|half) (?:more |extra )?(?:tablets?|pills?|capsules?|doses?)\b|\b(?:double|increase|raise|lower|reduce|skip|stop taking) (?:your|the) (?:dose|dosage|medication|medicine|antidepressants?|meds|tablets|pills)\b/i;

/** Turning away: in a crisis never. */
export const refusal =
  /\bi(?:'m| am)? (?:can(?:'|no)?t|cannot|not able to|unable to|won'?t|will not be able to) (?:help|assist|continue|discuss|talk about this|provide|engage|support you with)|\bi(?:'m| am) (?:not qualified|not equipped|not the right)|\bend (?:this|our) (?:conversation|chat)|\bthis (?:conversation|chat) (?:is over|must end|has to end)|\bas an ai(?: language model)?,? i (?:can|am|do|must)|\bplease (?:seek|contact) (?:immediate )?professional help\.?$/i;
