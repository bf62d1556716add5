import type { FirstWords } from '../first-words.ts';

/** Saying no, and asking for something. */
export const noAndPlease: readonly FirstWords[] = [
  {
    told: /\b(?:not (?:\w+ )?ready|need (?:more )?time|need to think|proposed|asked me to marry|move in)\b/,
    not: /\b(?:boss|manager|job|work)\b/,
    say: [
      "You asked me something that matters, and I'd rather be slow and honest than quick. I need more time.",
      "I'm not ready for that yet, and I'd rather tell you than pretend.",
      "I'm not there yet. I'm telling you because I don't want you to have to guess.",
    ],
    next: ['Say as well what stays the same, if it does. That is what they will be listening for.'],
    ask: ['What are you afraid they will hear in it?', 'What would have to be different for a yes?'],
  },
  {
    told: /\b(?:can't|cannot|cant|won't|couldn't) (?:\w+ )?(?:come|be there|go|make it|attend|fly|travel)\b[\s\S]*\b(?:funeral|burial)\b|\b(?:funeral|burial)\b[\s\S]*\b(?:can't|cannot|cant|won't|no papers|no money|too far)\b/,
    say: [
      "I can't be there, and it hurts me. I'll be with you in my thoughts that day.",
      "I won't be able to come. Please light a candle for me, or say my name there.",
      "It isn't possible for me to come, however much I want to. Tell me about it afterwards.",
    ],
    next: ['The not coming first, and then what you would like to do instead from where you are.'],
    ask: ['What would you do on that day, where you are?', 'Who will be there that you could ring?'],
  },
  {
    told: /\b(?:don't|dont|do not|really don't) want to (?:go|come|attend|be there)\b|\b(?:(?:can't|cannot|cant|won't) (?:come|be there|go to|make it|attend)|not (?:going|coming) to)\b/,
    not: /\b(?:funeral|burial)\b/,
    say: [
      "Thank you for the invitation. I won't be coming, and I wish you all a lovely day.",
      "I've thought about it, and I'm not coming. It's nothing against anyone.",
      "I won't be there this time. I wanted you to hear it from me, and in good time.",
    ],
    next: ['No reason is needed. A reason invites somebody to solve it.', 'Early is kinder than at the last moment.'],
    ask: ['What would they ask next?', 'Which part of it is it that you cannot face?'],
  },
  {
    told: /\b(?:don't|dont|do not) want to (?:host|organi[sz]e|run|cook|have (?:everyone|them)|do (?:it|this|that|christmas))\b/,
    say: [
      "I'm not doing it this time, and I'd rather say so now than later.",
      "I'd like somebody else to have a turn at it. I've thought about it, and I mean it.",
      "This time I'm leaving it. I wanted to tell you before the planning begins.",
    ],
    next: ['To all of them at once, so that nobody can be the first to talk you round.'],
    ask: ['Who will be the hardest to tell?', 'What would you like to do with that day instead?'],
  },
  {
    told: /\bwant to (?:leave|step down|stop|resign|hand (?:it )?over|give (?:it )?up)\b/,
    not: /\b(?:husband|wife|partner|boyfriend|girlfriend|him|her|drinking|smoking|church|life)\b/,
    say: [
      "I've decided to stop, and I want you to hear it from me and in good time.",
      "I'm going to hand this on. It isn't about anyone here.",
      "I've thought about it for a while, and it's time for me to stop.",
    ],
    next: ['The decision first, and the date. Thanks and reasons can come after it, and may be short.'],
    ask: ['What will you miss of it?', 'Who will try to talk you out of it?'],
  },
  {
    told: /\b(?:wants?|expects?|begs?|begging) me to\b/,
    not: /\b(?:cannot|can't|cant) (?:\w+ )?(?:read|write|swim|drive|spell)\b/,
    say: [
      "I know you'd like me to. I need a bit of time before I can say yes or no.",
      "I hear what you're asking. I don't have an answer for you yet.",
      "I can't promise that. I'd like to think about it first.",
    ],
    next: ['It is a whole answer. You can give the other one when you know it yourself.'],
    ask: ['What would you say, if you could not hurt anyone?', 'What is it that holds you back?'],
  },
  {
    told: /\b(?:sober|(?:not|don't|quit|stopped|given up) drink\w*|off the drink)\b/,
    not: /\b(?:he|she|they|dad|mum)(?:'s| is| are)? (?:sober|not drinking)/,
    say: [
      "I'm not drinking, and I'd still like to see you. Let's do something else.",
      "No pub for me at the moment. I'd be up for a walk or some food.",
      "I'm leaving the pub for now. Ask me again for anything that isn't a drink.",
    ],
    next: ['Said once, lightly. Whoever is a friend will not make you say it twice.'],
    ask: ['Which of them would be glad for you?', 'What would you do with that evening instead?'],
  },
  {
    asks: /\b(?:say no|saying no|turn (?:it|him|her|them|this|that) down|refuse|get out of|decline)\b/,
    told: /\b(?:always (?:me|the one)|again|every (?:time|year|week))\b/,
    say: [
      "Not this time. I've done it often enough, and somebody else can have a turn.",
      "I'm not doing it this time. I'm telling you early, so that there's time to find someone.",
      "No, I'm leaving it this time. I'm sure it'll be fine without me.",
    ],
    next: ['Then stop. The quiet after it is theirs to fill.'],
    ask: ['What happens, if nobody does it?', 'Who would be the first to be put out?'],
  },
  {
    asks: /\b(?:say no|saying no|turn (?:it|him|her|them|this|that) down|refuse|get out of|decline)\b/,
    say: [
      "I've thought about it, and it's a no from me. I wanted to tell you straight.",
      "Thank you for asking me. I can't do it.",
      "I'm going to say no to that, and I'd be grateful if we left it there.",
    ],
    next: ['Without a reason behind it: a reason can be argued with, a no cannot.'],
    ask: ['What do you think would come back?', 'What makes this one so hard to refuse?'],
  },
  {
    told: /\b(?:(?:day|days|time|week|afternoon|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)s? off|annual leave|leave early)\b/,
    asks: /\bask\b|\bsay\b|\btell\b|\bput\b/,
    say: [
      "I'd like to have that day off. I'm asking early, so that it can be planned.",
      "I'm asking for one day off. It matters to me, and I wouldn't ask otherwise.",
      "There's a day I need off. I wanted to ask you in good time.",
    ],
    next: ['The day and the hours in the first sentence, and no sorry in front of it.'],
    ask: ['When is a good moment to catch them?', 'What would they say against it?'],
  },
  {
    asks: /\b(?:ask|invite|say|put|text|write|start)\b/,
    told: /\b(?:for|have|a|some|get) (?:a )?(?:coffee|tea|cuppa|drink|walk|lunch)\b|\bcome over\b|\bhang out\b|\bmeet up\b|\bmake friends\b/,
    not: /\b(?:cancel\w*|row|fight|fought|argu\w*|vodka|drunk|without me|died)\b/,
    say: [
      "I was wondering if you'd like a coffee some time. I'd enjoy the company.",
      "If you ever have half an hour, I'd like to have a cup of tea with you.",
      "I'd like to get to know you a bit. Come round one afternoon, if you feel like it.",
    ],
    next: ['With a day in it, and easy to turn down. Most people are pleased to be asked.'],
    ask: ['What do you know of them so far?', 'When do you usually run into each other?'],
  },
  {
    asks: /\bask\b(?! (?:me|out)\b)|\bneed help\b|\bfor help\b/,
    told: /\b(?:caring for|looking after|look after|care for|never helps?|on my own with|all by myself|everything alone|everything myself)\b/,
    say: [
      "I can't do all of this alone any more. I need you to take one part of it, and I'd like us to decide which.",
      "I've been doing this by myself for a long time, and I need your help. Not some day, this month.",
    ],
    next: ['One named thing with a day to it. "Help" can be promised and forgotten.'],
    ask: ['Which one thing would take the most off you?', 'What do they say, when it comes up?'],
  },
  {
    to: 'office',
    asks: /\bask (?:\w+ ){0,3}for\b/,
    say: [
      "I'd like to ask you for something that would help me. I'll keep it short.",
      "I find it hard to ask for this, so I'll say it straight away.",
      "There's something I need, and I'd like to ask you for it before it gets urgent.",
    ],
    next: ['Then the thing itself in one sentence, with a day or a number in it. A note on paper does as well.'],
    ask: ['What exactly would you ask for?', 'What would you do, if the answer is no?'],
  },
  {
    asks: /\b(?:ask (?:\w+ ){0,3}for\b|ask (?:\w+ ){1,3}to help|need help|for help|needs? (?:some )?help)/,
    say: [
      "This isn't easy for me to ask. I need some help, and I thought of you.",
      "I'd like to ask you something, and it's all right if the answer is no.",
      "I could do with a hand. I'll tell you with what, and you tell me honestly if it's possible.",
    ],
    next: ['Then the thing itself, one thing, with a day or a number in it where there is one.'],
    ask: ['What exactly would you ask for, if you were sure of a yes?', 'What makes it hard to ask?'],
  },
];
