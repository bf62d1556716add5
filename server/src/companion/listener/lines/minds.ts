/**
 * What somebody else meant, thinks or did it for: that it can't be known from outside, one or two readings that are likely of
 * somebody who stands there, and a question. Nobody is blamed by them, either way.
 */
export interface Minds {
  /** Who it is about, in what was told. */
  who?: RegExp;
  /** How it is put, where the same person is asked about in two ways. */
  put?: RegExp;
  told?: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

/** Why a thing is done is often alike in those who stand alike; what they feel is not. */
const why = /\bwhy\b|\bwhat(?:'s| is) (?:his|her|their) (?:problem|game|deal)\b/;
const meant = /\bmean(?:s|t|ing)?\b|\btrying to say\b|\bserious\b/;

export const minds: readonly Minds[] = [
  {
    told: /\b(?:laughs? at (?:his|her) phone|phone (?:face )?down|puts? it away|someone else|late (?:again|home)|hides? (?:his|her) phone)\b/,
    put: /\b(?:someone|somebody|anyone|another|affair|seeing|hiding|cheat\w*)\b/,
    say: [
      "I can't know that from here, and a phone alone doesn't tell. It may be what you fear, and it may be a present, a worry, or a silly group that's easier to hide than to explain. What you can say is what you see: \"You put it away when I come in, and it makes me wonder.\"",
    ],
    ask: ['Has anything else changed between you?', 'What do you see in {their} face when you come in?'],
  },
  {
    told: /\b(?:not (?:his|her) parents|hasn'?t told (?:his|her)|keeps? me (?:a )?secret|old[- ]fashioned)\b/,
    say: [
      "I can't see into {them}. It may be shame, but as often it's fear of a row with them, and you're what {they} would like to keep out of it. The difference shows when you name a day: \"I'd like them to know about me by summer. What would you need for that?\"",
    ],
    ask: ['What {does} {they} say when you ask when?'],
  },
  {
    who: /\b(?:my|our) (?:\w+ )?(?:son|daughter|kid|boy|girl|stepson|stepdaughter|teen\w*|kids?|child|(?:\d+)[- ]year[- ]old)\b|\bmy \w+ \(\d+\)/,
    put: /\b(?:love|prefers?|hate)\b|\bmean/,
    say: [
      "I doubt it, though I can't look inside {them}. Children often say the big sentence to the one it's safe with, and it can be about rules, or a wish to have both of you, or just growing away for a while. I'd leave the door open and not argue: \"I heard that. Tell me what you'd like to be different.\"",
      "I can't know it for sure, but it's very rarely that. At that age they need to be busy elsewhere, and the ones who feel sure of you do it most. A short message now and then that wants no answer keeps the line open.",
    ],
    ask: ['What had happened just before it?', 'When did you last have an easy moment together?'],
  },
  {
    who: /\b(?:boss|manager|supervisor|team lead|director)\b/,
    put: meant,
    say: [
      'I can\'t tell from outside, and with somebody in that chair it\'s often not about you: a bad morning, something {theyve} been told from above, or a clumsy way of saying a small thing. It could also be a real point. The quickest way to know is to ask for it plainly: "What would you like me to change?"',
    ],
    ask: ['What exactly did {they} say, word for word?', '{Is} {they} like that with the others?'],
  },
  {
    who: /\b(?:boss|manager|supervisor|team lead|director)\b/,
    put: why,
    say: [
      "I can't know that from here. With a boss it's often pressure from above, or {they} {isnt} good at saying awkward things and goes quiet instead; sometimes {they} {is} put out, and it passes. I'd do one ordinary thing, a question about the work, and see how {they} {answers}.",
      'From outside nobody can say. It may be that {they} {feels} caught out or let down, and it may be that {they} simply {has} ten other things on. One calm sentence would tell you more than a week of watching: "Is there anything I should know?"',
    ],
    ask: ['{Is} {they} the same with the others?', 'What was it like between you before that?'],
  },
  {
    who: /\b(?:teacher|tutor|lecturer|coach|professor)\b/,
    put: why,
    say: [
      'I can\'t know it, but I\'d read it the other way round: people say they expected more to those they think can do more. It may also just have been a tired minute with a pile of papers. Ask for one thing: "What would have made it better?"',
    ],
    ask: ['What did you think of it yourself, when you handed it in?'],
  },
  {
    who: /\b(?:colleague|coworker|co-worker|office|team|at work|works? with me|sales)\b/,
    put: why,
    say: [
      "I can't see that from here. At work it's often about covering oneself, or about somebody who feels unsure and doesn't know how it lands; now and then it is meant. You could find out cheaply: do it face to face next time, in a friendly voice, and see if it changes.",
      'From outside I can\'t say. Thoughtless is more common than planned, and both feel the same from where you sit. One light question is worth more than guessing: "I noticed that. Was there a reason?"',
    ],
    ask: ['Does it happen to others too?', 'When did it start?'],
  },
  {
    who: /\bneighbou?rs?\b/,
    put: why,
    say: [
      'I can\'t know that from here. Often a yes was given too quickly and then sat badly, or it\'s about money, or about not having been asked a second time. It may have nothing to do with you at all. One friendly minute at the gate would tell you: "Are we all right, you and I?"',
    ],
    ask: ['How were you with each other before?'],
  },
  {
    who: /\b(?:my ex|ex[- ]?(?:boyfriend|girlfriend|husband|wife)|broke up|split up)\b/,
    put: why,
    say: [
      "I can't know, and {they} may not know it either. Late at night or in a doorway it's often plain missing: the past, being known, not being alone; that needn't mean wanting to come back. If there's something to it, {they} will say it in words, by daylight. Until then it's a moment, and you owe it nothing.",
      "From here nobody can tell. It may be a goodbye that was meant kindly, or somebody looking whether the door's still open. What counts more is what it does to you. If you'd want to know, ask once; if not, you needn't read it at all.",
    ],
    ask: ['What would you like it to mean?', 'What did it do to you?'],
  },
  {
    who: /\b(?:third date|second date|first date|dating|crush|texted|matched|tinder|hinge|likes? me|i like (?:him|her))\b/,
    put: why,
    say: [
      "I can't know that. It can be a clumsy compliment or a quiet way of backing off, and so early on even {they} may not have decided. I'd take it by what comes next rather than by the one word: somebody who wants to see you makes it easy to see.",
    ],
    ask: ['How did it feel, before that one sentence?', 'What would you like it to be?'],
  },
  {
    who: /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w*|(?:he|she) (?:says|said) (?:he|she) loves me|together)\b/,
    put: /\bwhy\b/,
    say: [
      "Only {they} can tell you, and {they} may not know yet. Often it's being overwhelmed, or not wanting to say the wrong thing; it can also mean something's bothering {them}. I'd say what you saw and ask once: \"That confused me. What was going on for you?\"",
    ],
    ask: ['Is it new, or do you know it from {them}?', 'What did you make of it at the time?'],
  },
  {
    who: /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w*|together)\b/,
    put: why,
    say: [
      'I can\'t hear it from here, and the tone is half of it. Maybe it was meant lightly and came out wrong; maybe {they} said it sideways because straight was too hard. You\'re allowed to ask: "When you said that, did you mean it the way I heard it?"',
    ],
    ask: ['How did you hear it?', 'What happened just before?'],
  },
  {
    who: /\b(?:gran|grandma|nan|granny|grandad|grandpa)\b/,
    put: why,
    say: [
      "I can't know what {they} {sees} just then. A name can slip because you're in the same warm place in {their} memory, and that's mostly a kind of love. You don't have to put it right each time. If {they} {gets} lost in other things as well, that's worth telling a doctor.",
    ],
    ask: ['How {is} {they}, apart from that?'],
  },
  {
    who: /\b(?:my|our) (?:\w+ )?(?:dad|father|mum|mom|mam|mother|parents|stepmum|stepdad)\b|\b(?:mum|mom|dad)\b/,
    put: meant,
    say: [
      'I can\'t know it, and maybe {they} {dont} quite know it {themself}. Parents say sharp things out of tiredness, or as a joke that has an old worry in it, and seldom notice how long it stays with you. It may be enough to say it back once: "You said that, and it stuck. Did you mean it?"',
    ],
    ask: ['What was going on just before it?', '{Has} {they} said something like it before?'],
  },
  {
    who: /\b(?:my|our) (?:\w+ )?(?:dad|father|mum|mom|mam|mother|parents|stepmum|stepdad)\b|\b(?:mum|mom|dad)\b/,
    put: why,
    say: [
      'Only {they} could tell you. Parents often do a thing like that because they don\'t want to be a weight on you, or never learnt to say it straight; it can be plain embarrassment, too. Asked later and in passing, most of them answer: "I\'ve thought about that moment."',
    ],
    ask: ['What do you think was going on in {them}?', 'What would you have liked to say?'],
  },
  {
    who: /\b(?:sister|brother|cousin|aunt|uncle|in-laws?|mother-in-law|sister-in-law)\b/,
    put: why,
    say: [
      "I can't know it from here. It looks like somebody who's hurt and has no words for it, or who wants you to be the one who asks. It needn't be about what it seems to be about. One line would do it: \"I got that, and I don't understand it. Tell me?\"",
    ],
    ask: ['What was the last thing between you two?', 'What would you guess, if you had to?'],
  },
  {
    who: /\b(?:friends?|bestie|mate|mates|flatmate|roommate|housemate|the other mums|group chat)\b/,
    put: /\bforgot|care\b|\bangry|mad at|annoyed|cross\b/,
    say: [
      "I can't tell from here. It may have stung, and it may be that {their} own weeks are full and you've been thinking about it more than {they} {has}. Both end the same way, with one short message: \"I've been wondering if we're all right. Are we?\"",
    ],
    ask: ['What was the last easy thing between you?', 'What would you guess, if you had to?'],
  },
  {
    who: /\b(?:friends?|bestie|mate|mates|flatmate|roommate|housemate|the other mums|group chat)\b/,
    put: why,
    say: [
      'I can\'t know that. People let things out to be interesting for a minute, or leave somebody out because it grew that way, and only notice afterwards that it hurt. It can be meant, but thoughtless is far more common. Ask before you decide: "That hurt me. How did it come about?"',
      "Only {they} could say. It could be awkwardness that's got no words, or something you did without noticing, or nothing to do with you. I'd ask the one you trust most, kindly and once, and believe the answer for now.",
    ],
    ask: ['How would you like it to be between you?'],
  },
];
