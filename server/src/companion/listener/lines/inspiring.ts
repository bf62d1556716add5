/** What somebody may have seen in what moved them, said plainly. The first that is near is used. */
export const seen: readonly { when: RegExp; say: readonly string[] }[] = [
  {
    when: /\b(?:closed|no matter who|said no|left on time|went home|day off|rest(?:ed|s)?|needs? (?:a )?(?:sleep|rest|break)|in peace|took (?:a|her|his|their) (?:time|break))\b/i,
    say: ['Somebody kept to a limit there, and it held.', 'There is a person who knew where to stop.'],
  },
  {
    when: /\b(?:stood up|told the truth|quit|brave|dared|spoke up|started (?:again|over)|at (?:sixty|seventy|eighty|\d\d)|first time|tried)\b/i,
    say: ['That took some courage.', 'There is courage in that, and no noise about it.'],
  },
  {
    when: /\b(?:kind|kindness|helped|helps|gave|gives|held|holds|smiled|thanked|brought|brings|stopped for|listened|listens|nice|cared|cares|looked after)\b/i,
    say: ['That is plain kindness, and you noticed it.', 'Somebody was kind there, without having to be.'],
  },
  {
    when: /\b(?:made|makes|built|builds|bak\w+|paint\w*|draw\w*|song|sings?|sang|music|play(?:s|ed)|wrote|writes|book|film|picture|choir|cook\w*)\b/i,
    say: ['Something was made there with care.', 'It was somebody making something, and it reached you.'],
  },
  {
    when: /\b(?:sea|sky|sun\w*|moon|birds?|trees?|garden|river|mountains?|snow|stars?|flowers?|dog|cat)\b/i,
    say: [
      'It was simply there, and you stopped to see it.',
      'That asks for nothing, and it did you good all the same.',
    ],
  },
  {
    when: /\b(?:kids?|child(?:ren)?|son|daughter|baby|toddler|grand(?:son|daughter|child|kids?)|pupils?|students?)\b/i,
    say: ['It came from somebody small, and it landed.', 'Children can do that without meaning to.'],
  },
  {
    when: /\b(?:kept|keeps|still|every (?:day|week|morning)|gave up|carried on|goes on|years)\b/i,
    say: ['There is somebody in that who keeps going.', 'That is staying with a thing, over a long time.'],
  },
];

export const whatSpeaks: readonly string[] = [
  'What is it about that which speaks to you?',
  'What in it would you like to have some of yourself?',
  'What do you think it was that reached you?',
];
/** '{one}' is what they named first. */
export const goesTogether: readonly string[] = [
  'You began with this: {one}.',
  'It fits with what you told first, that {one}.',
];
export const pieceOfIt: readonly string[] = [
  'What would a small piece of that look like in your own week?',
  'Where in the next days could there be a little of that?',
];
/** At the beginning, where something good is remembered of them. '{memory}' as below. */
export const openingFromMemory: readonly string[] = [
  'You told me once that {memory}: when did that last lift you?',
  'I remember that {memory}. What is a moment with that you would not have wanted to miss?',
];
/** The same of something they hope for: 'you want to become a nurse'. */
export const openingFromHope: readonly string[] = [
  'I remember that {memory}. Who or what first put that into your head?',
  'You told me once that {memory}. What is it about that which draws you?',
];
/** They named a thing and no more. '{thing}' is it. */
export const thing: readonly string[] = ['{Thing}: let us stay there for a bit.', '{Thing}, then.'];
export const thingToo: readonly string[] = ['{Thing}, too.', 'And {thing}.'];
export const whatOfIt: readonly string[] = [
  'What is it about that which speaks to you?',
  'What happens in you when you think of it?',
  'How did you first come across it?',
];
/** A quote, a poem, a story was asked for. */
export const noQuotes: readonly string[] = [
  'I have no quotes to hand out, and a ready-made one would be meant for anybody.',
  'There are none in store here, and a borrowed line seldom fits.',
];
/** Nothing came to mind. '{memory}' is something good that is remembered of them: 'you play the cello'. */
export const fromMemory: readonly string[] = [
  'That is fine. Something you told me another time: {memory}. When did that last do you good?',
  'Nothing has to come. I remember that {memory}. What is a good moment with that?',
];
export const smaller: readonly string[] = [
  'That is fine; then something smaller. What did you look forward to this week, even for five minutes?',
  'Nothing has to come. What made you smile last, however small it was?',
  'Then without big words. Who was decent to you lately, in a shop or on the street?',
];
export const notToday: readonly string[] = ['Then it need not be today.', 'Then we leave that; it is no test.'];
