import type { ToSend } from './to-send.ts';

const asks = /\b(?:tell|say|write|text|put|break|explain|word|how|start|begin|open)\b/;

/** News that is hard to hear. */
export const news: readonly ToSend[] = [
  {
    asks,
    to: 'child',
    told: /\b(?:kids?|son|daughter|children|boy|girl) (?:wants?|asks? for|keeps? asking for)\b[\s\S]*\b(?:can'?t|cannot|no money|afford)\b/,
    say: [
      "We can't buy that at the moment. It isn't because of anything you did. I'd like to give it to you, and I can't.",
      "That's not possible for us right now. I know the others have it, and I know that's annoying.",
    ],
    next: ['Said without a long reason. Then something that costs nothing and that only the two of you do.'],
    ask: ['How old are they?', 'What do they ask for most?'],
  },
  {
    asks,
    told: /\b(?:i'?m|i am|i've decided i'm) leaving (?:the|my) (?:seminary|church|course|order|convent|army|faith|band|team|university|uni|degree)\b/,
    say: [
      "I've decided something, and I want you to hear it from me first: I'm leaving {leaving}. It's decided, and I'm still me.",
      "This is hard for me to say to you. I'm leaving {leaving}. I know it isn't what you hoped for.",
    ],
    next: [
      'Say it in the first minute. What they have told others is theirs to take back, and can be talked about another day.',
    ],
    ask: ['What do you fear you will see in their faces?', 'Which of them could hear it first?'],
  },
  {
    tender: true,
    asks,
    told: /\bdivorc\w*\b|\b(?:we(?:'re| are)|i(?:'m| am)) (?:separating|splitting up|getting separated)\b/,
    to: 'child',
    say: [
      "Mum and Dad are going to live in two homes. It isn't because of anything you did, and we both love you just the same.",
      "We've decided to live apart. That's between us grown-ups. You'll always have both of us, and you can ask us anything.",
    ],
    next: ['Both of you together, if that works, and then what stays the same: school, bed, who picks them up.'],
    ask: ['How old are they?', 'Which question of theirs do you dread most?'],
  },
  {
    tender: true,
    asks,
    told: /\b(?:tell|say|explain)\b[\s\S]*\b(?:died|dead|passed away|put down|put to sleep)\b/,
    to: 'child',
    say: [
      "{Dear} died. That means {dear} can't come back. It isn't anybody's fault. It's sad, and we can be sad together.",
      "I have something sad to tell you. {Dear} died. You didn't do anything wrong, and you can ask me whatever you want.",
    ],
    next: ['Use the word "died". A child who hears "gone to sleep" waits for the waking up.'],
    ask: ['Which question are you most afraid of?', 'What has been said so far?'],
  },
  {
    asks,
    told: /\bdiagnos\w*|\b(?:i have|i've got|it's) (?:cancer|ms|parkinson'?s|diabetes|epilepsy)\b/,
    not: /\b(?:he|she|they|mum|mom|dad|my \w+) (?:has|have|had|was|is|got|'s) (?:\w+ )?(?:diagnos\w*|cancer)\b|\bdiagnos\w* (?:with )?(?:adhd|autis\w*|depress\w*)/,
    tender: true,
    say: [
      "I found out something about my health. It's called {illness}. We don't know everything yet, and you can ask me anything, now or later.",
      "I've got news from the doctor, and I want you to hear it from me. I'll tell you everything I know. And I'm the same person as yesterday.",
    ],
    next: [
      'The name of it, what happens next, and then their questions. "I don\'t know yet" is a good answer to most of them.',
    ],
    ask: ['Which question of theirs do you dread most?', 'Who can be with you when you tell them?'],
  },
  {
    asks,
    told: /\bi (?:\w+ )?(?:lost my job|got (?:fired|sacked|laid off)|(?:was|been|got) (?:fired|sacked|laid off|let go|made redundant))\b|\b(?:they|boss|work) (?:let me go|fired me|sacked me|laid me off)\b|\bi (?:was|got|have been|'ve been) made redundant\b|\bletting me go\b/,
    not: /\b(?:weeks ago|months ago|pretend\w*|hid(?:den|ing)?|thinks? i(?:'m| am|m) (?:still )?at work|haven'?t told|said nothing|since (?:january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas|last)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/,
    to: 'close',
    say: [
      "I need to tell you something, and it isn't good. I lost my job. I wanted you to hear it from me.",
      "It's about work, so I'll say it straight: I lost my job. I don't know yet how we do it, and I don't want to be alone with it.",
    ],
    next: ['Sitting down, and today if you can. The plan can come tomorrow; today it is only the news.'],
    ask: ['What do you fear most about that moment?', 'When will you two be alone?'],
  },
  {
    asks,
    told: /\bi (?:\w+ )?(?:failed|flunked|dropped out|didn'?t pass|got kicked out)\b[^.?!]{0,30}\b(?:year|exams?|course|uni\w*|school|class|degree|test|semester|module)?\b/,
    not: /\b(?:lied|cheated|driving|marriage|failed (?:him|her|them|you|my (?:kids|children|son|daughter|wife|husband|family)))\b/,
    say: [
      "I have to tell you something that's hard for me: {failed}. I need a few days to see what's next.",
      "{Failed}. I'm disappointed too, and I wanted you to hear it from me.",
    ],
    next: ['The news in the first minute. The plan can be half a plan.'],
    ask: ['What do you fear they will say first?', 'Which of the two would take it better?'],
  },
  {
    asks,
    told: /\bi(?:'m| am) pregnant\b/,
    to: 'close',
    say: [
      "{hey}I'm pregnant. You don't have to say anything now. I just didn't want to hide it from you.",
      "{hey}I have something big to tell you, and I'm scared of how you take it. I'm pregnant.",
    ],
    next: [
      'Sitting down, when there is time afterwards. What you want to do about it is yours, and need not be known yet.',
    ],
    ask: ['What do you fear you will see in her face?', 'Who knows already, and is on your side?'],
  },
  {
    asks,
    told: /\b(?:i'?m|i am|we'?re|we are|going to be) moving (?:to|abroad|away|out)\b/,
    not: /\b(?:need help|help moving)\b/,
    say: [
      "I've got something big to tell you: I'm moving to {place}. I know it's far. I'd like us to plan how we stay close.",
      "I'm moving away. I wanted to tell you myself, and I know it isn't easy to hear.",
    ],
    next: ['Then stop, and let them take it in. The dates and the reasons can come when they ask.'],
    ask: ['What do you think they will ask first?', 'What would you like them to say?'],
  },
  {
    asks,
    told: /\b(?:i|and) found (?:one|it|a|her|his|some|the)\b[^.?!]*\b(?:vap\w*|weed|cigarettes?|bottles?|bag|room|drawer|pocket)\b|\b(?:vap(?:e|ing)|smoking|weed)\b[^.?!]*\bfound\b/,
    not: /\bhe found (?:me|my)\b|\bpills\b/,
    say: [
      "I found something in your {found}. I'm not going to shout. I'd like to hear from you how it is.",
      "I want to ask you about the vaping. I'm not here to tell you off, I'd just like to know how it started.",
    ],
    next: [
      "Side by side is easier than face to face: in the car, or doing the dishes. Then ask, and listen longer than you'd like.",
    ],
    ask: ['What do you most want to know from her?', 'How do you two usually talk best?'],
  },
];
