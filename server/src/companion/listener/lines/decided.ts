/** What they have decided, said plainly. '{c}' is it. */
export const decided: readonly string[] = ['{C}, then.', 'So {c}.', 'Right, {c}.', 'Okay, {c}.'];
/** A no is said as one. */
export const declined: readonly string[] = ['So {c}.', '{C}, then.', 'Right, {c}.'];
/** Where they only say that they have. */
export const settled: readonly string[] = [
  'So that is decided.',
  'Then that is settled.',
  'That sounds like a decision.',
  'So you know what you will do.',
];

/** One warm word to it, by what it is they will do. The first that fits. */
export const warm: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\b(?:sorry|apologi[sz]e|make it up|own up|admit|come clean)\b/,
    say: [
      'That takes some doing. Good luck with it.',
      'Good. It can be quite short.',
      'Not easy, and good that you will.',
    ],
  },
  {
    fits: /\b(?:doctor|gp|nurse|clinic|helpline|shelter|advice|union|solicitor|lawyer|council|bank|citizens|therapist|counsell?or|vet|midwife)\b/,
    say: [
      'Good. They hear this sort of thing every day.',
      'Good, then you are not working it out alone.',
      'That is a good call to make.',
    ],
  },
  {
    fits: /\b(?:ask|apply|request|put in for)\b/,
    say: ['Good. The worst they can say is no.', 'Worth asking. Good luck with it.', 'Good that you will ask for it.'],
  },
  {
    fits: /\b(?:tell|talk|speak|have a (?:quiet )?word|say|confront|sit (?:him|her|them) down|have it out|explain)\b/,
    say: [
      'Good luck with it. It does not have to come out perfectly.',
      'That will not be easy, and it is good that you will.',
      'Good. Short is fine.',
    ],
  },
  {
    fits: /\b(?:ring|call|phone|text|message|write|email|send|reply|answer)\b/,
    say: ['Good. It can be short.', 'Good luck with it.', 'Good. The first minute is the hardest part.'],
  },
  {
    fits: /\b(?:visit|drive|go (?:round|over|and see|to see)|see|meet|knock|turn up)\b/,
    say: ['Good. Just turning up says a lot.', 'Good luck with it.', 'Good that you are going.'],
  },
  {
    fits: /\b(?:keep|keeping|hold|holding|stay|staying)\b/,
    say: ['Good. That sounds right for you.', 'Fair enough.', 'That sounds like you have thought it through.'],
  },
  {
    fits: /\b(?:rest|bed|bath|sleep|early night|walk|lie down|nap|break|day off|switch (?:it|my phone|your phone) off)\b/,
    say: ['Good idea.', 'That sounds like just what today needs.', 'Good. You are allowed to.'],
  },
  { fits: /./, say: ['Good luck with it.', 'Sounds good.', 'That sounds fair to me.'] },
];
export const theirsNo: readonly string[] = [
  'Fair enough.',
  'That is allowed, and you do not owe anybody a long reason.',
  'That makes sense, the way you tell it.',
];
/** What costs more than an awkward minute is not waved through. */
export const weighty: readonly string[] = [
  'That is a big step. It loses nothing by being slept on once.',
  'It is yours to decide. It is hard to undo, too, so give it one more night.',
  'That would change a good deal at once. One more night will not hurt it.',
];

/** One question that helps it happen. */
export const askWhen: readonly string[] = [
  'When will you do it?',
  'When would be a good moment for it?',
  'What comes first?',
];
export const askWeighty: readonly string[] = [
  'What would tell you tomorrow that it is still right?',
  'Which part of it are you least sure of?',
  'Who would you want to talk it through with, before?',
];
