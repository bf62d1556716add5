import type { FirstWords } from '../first-words.ts';

/** Should it go otherwise than hoped, once it is said. */
export const ifItGoes: readonly FirstWords[] = [
  {
    asks: /\b(?:if|when) (?:she|he|they|my \w+|someone|somebody) (?:does |do |start\w* |might |will )?(?:cry|cries|crying|breaks? down|gets? upset|is upset|bursts?)/,
    say: [
      "I know. Take your time, I'm not going anywhere.",
      "You don't have to say anything. I'm staying here.",
      "I can see it hurts. I'm here.",
    ],
    next: [
      'Then stay sitting there. You do not have to stop the tears.',
      'It needs no more than that, and a bit of quiet.',
    ],
    ask: ['What would be the hard part for you, if it happens?', 'What worries you most about it?'],
  },
  {
    asks: /\b(?:if|when) (?:she|he|they|my \w+) (?:gets? (?:angry|mad|cross|loud)|shouts?|yells?|kicks? off|loses? it|goes mad)/,
    say: [
      "I can hear that you're angry. I'd rather talk about it when it's quieter.",
      'You can be angry about it. I still wanted you to know.',
      "I'll come back in an hour, and then I'll listen to all of it.",
    ],
    next: ['Say it once and go into another room. You do not have to win it there and then.'],
    ask: ['What do you think would make it worst?', 'How does it usually go, when it gets loud?'],
  },
  {
    asks: /\b(?:if|when) (?:she|he|they|my \w+|everyone) (?:laughs?|jokes?|makes? (?:a joke|fun)|(?:doesn't|don't|does not) (?:believe|take (?:me|it) serious\w*))/,
    say: [
      "I mean it. It wasn't easy for me to say.",
      "I know you may not have expected it. I'm serious, though.",
      "Please don't laugh. This matters to me.",
    ],
    next: [
      'Then wait. Whoever laughed has to do something with the quiet.',
      'Short is enough. You owe no proof of it.',
    ],
    ask: ['Who in the room would take your side?', 'What would you want to see instead?'],
  },
  {
    asks: /\b(?:if|when) (?:she|he|they|my \w+) (?:says? no|refuses?|turns? me down|won't|(?:doesn't|don't) want)/,
    say: [
      'All right. I wanted to ask, and thank you for telling me straight.',
      "That's fine. I'm still happier that I asked.",
      "Okay. I'd like things to stay as they are between us.",
    ],
    next: ['It ends the matter kindly, and you can go out of the room with it.'],
    ask: ['What would a no mean for you?', 'How likely is a no, when you are honest?'],
  },
  {
    asks: /\bif (?:she|he|they|it|that|someone|my [\w-]+) (?:does|do|says?|starts?|happens?|tries|try|comes?)\b.{0,20}\bagain\b/,
    say: [
      "Please don't. I don't want that, and I'm saying it once, here.",
      "No. I'd like you to leave that now.",
      "I'd rather you didn't do that. Let's talk about something else.",
    ],
    next: [
      'Quietly, in one go, and then on to something ordinary.',
      'It works better the shorter it is. No reasons are needed.',
    ],
    ask: ['Is there anyone there who would back you up?', 'Which of the things they do would you stop first?'],
  },
];

/** Questions that others put, and that are nobody's business. */
export const whenAsked: readonly FirstWords[] = [
  {
    asks: /\bmy (?:father|dad|mum|mom|mother|parents|husband|wife|nan|gran\w*)\b/,
    told: /\b(?:told|telling|tells) (?:\w+ ){0,2}(?:relatives|family|everyone|everybody|people|neighbours|aunts?|uncles?)\b[\s\S]*\b(?:promot\w*|passed|got the|job|accepted)\b/,
    say: [
      "It didn't happen. I'm disappointed too, and I wanted you to hear it from me first.",
      "I'd rather you knew before anyone asks: it didn't work out.",
      "It didn't come through this time. Please help me tell the others.",
    ],
    next: ['Before the next visit or phone call, and just the two of you. The others can hear it from one person.'],
    ask: ['How do you think it will be taken?', 'What are you most afraid of seeing?'],
  },
  {
    told: /\b(?:i|we|mum|mom|dad|my \w+)(?:'ve|'d| have| had)?(?: already)? (?:told|tells?) (?:\w+ ){0,2}(?:relatives|family|everyone|everybody|people|neighbours|aunts?|uncles?)\b.*\b(?:promot\w*|passed|got the|getting|engaged|job|accepted|pregnant)\b/,
    say: [
      "It didn't happen in the end. I'd rather not go into it today.",
      "That news came too early. It hasn't worked out.",
      "No, it wasn't to be this time. Let's talk about something nicer.",
    ],
    next: ['One sentence for everybody, the same each time. Nobody needs the reasons.'],
    ask: ['Which of them do you dread most?', 'Who could tell the others, so that you only say it once?'],
  },
  {
    told: /\b(?:ask\w*|wonder\w*|question\w*)\b.*\b(?:married|marry|wedding|kids|children|grandchild\w*|babies|baby|boyfriend|girlfriend|settl\w+|single)\b/,
    not: /\bask(?:ed|s)? me (?:to|if i (?:would|could|can))\b/,
    say: [
      "If there's ever news, you'll hear it from me. Until then, let's leave that one.",
      "I know you're asking because you're interested. It's not something I want to talk about.",
      "That's a question I don't answer any more. Tell me what's new with you.",
    ],
    next: [
      'The same line each time, in the same friendly voice. It gets boring to ask.',
      'You owe no reason for it, and a reason only brings the next question.',
    ],
    ask: ['Who asks it most?', 'What does it do to you, when it comes again?'],
  },
  {
    asks: /\b(?:when|if|whenever) (?:they|people|he|she|someone|somebody|anyone|everyone|the \w+|my \w+) asks?\b(?! (?:for|me (?:to|out))\b)/,
    say: [
      "I'd rather not go into it, but thank you for asking.",
      "It's a long story, and I'm not telling it today. Tell me about you.",
      "We're managing, thanks. I'd like to leave it at that.",
    ],
    next: [
      'The same line each time, friendly, and then on to something else.',
      'You owe nobody the story of it, and you may still tell it to one person you like.',
    ],
    ask: ['Who is most likely to ask?', 'Is there one person you would tell more?'],
  },
  {
    told: /\b(?:neighbours?|people|everyone|relatives|aunt\w*|colleagues|they|parents at)\b.{0,20}\b(?:keep asking|keeps asking|always ask|asking me|ask (?:where|why|what|how|about)|asks (?:where|why|what|about))\b/,
    say: [
      "I'd rather leave that, but thank you for asking.",
      "We're managing. It's not something I talk about out here.",
    ],
    next: ['The same line each time, friendly, and then on to something else. After the second time most people stop.'],
    ask: ['Who asks the most?', 'Is there one of them you would tell the truth?'],
  },
];
