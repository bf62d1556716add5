import type { FirstWords } from '../first-words.ts';

export const kindness: readonly FirstWords[] = [
  {
    asks: /\b(?:thank|thanks|grateful|appreciat\w*)\b/,
    say: [
      'Thank you for what you did. It meant more to me than you probably know.',
      "I didn't say it properly at the time, so I'm saying it now: thank you.",
      "What you did wasn't nothing, and I noticed. Thank you.",
    ],
    next: [
      'Add the one small thing they did. That is the part people keep.',
      'It can be over in ten seconds, and a card does just as well.',
    ],
    ask: ['Which bit of it do you most want them to know about?', 'Would you sooner say it or write it?'],
  },
  {
    told: /\b(?:(?:so|really|very|was|been) (?:kind|nice|lovely|good|sweet) (?:to me|when|about)|(?:was|were) (?:so |really |very )?(?:kind|lovely)|stayed (?:late|with me|an hour)|helped me (?:so|when|with)|stood up for me|stuck up for me)\b/,
    not: /\b(?:but|used to|sorry|refus\w*|no)\b/,
    say: [
      'You were kind to me, and I noticed. Thank you.',
      "I didn't say much then, but it helped. Thank you.",
      'I wanted to thank you for how you were with me. It made a difference.',
    ],
    next: ['Then carry on with the day. It does not have to become a talk.'],
    ask: ['What was it that helped most?', 'When will you see them?'],
  },
  {
    told: /\b(?:praised|complimented|said (?:something|such a) (?:nice|lovely|kind)\b.{0,20})/,
    not: /\b(?:never|not) (?:\w+ )?(?:praised|complimented)/,
    say: [
      'Thank you for what you said. I was too surprised to answer, and it meant a lot to me.',
      "I didn't say anything then. Thank you, I was really pleased.",
      "I've thought about what you said a few times since. Thank you for it.",
    ],
    next: ['Two lines are plenty, and the next day or the next week is not too late.'],
    ask: ['Which part of it was the best to hear?', 'What made it hard to say something then?'],
  },
  {
    told: /\b(?:apologi[sz]ed (?:to me|for)|(?:said|says|wrote|texted) (?:\w+ )?(?:he's|she's|they're|he was|she was|they were|sorry)\b.{0,12}\b(?:sorry)?)/,
    not: /\bi (?:apologi[sz]ed|said|was (?:short|rude|mean|horrible|sharp|cold)|snapped|shouted)\b|\b(?:died|dead|funeral|loss)\b/,
    asks: /\b(?:say|write|reply|answer|text|respond)\b/,
    say: [
      'Thank you for saying that. It matters to me that you did.',
      "I heard you. I don't know yet what to say back, but I heard you.",
      'Thank you. I need a bit of time with it, and I wanted you to know it arrived.',
    ],
    next: ['It takes the apology in, and settles nothing you are not ready to settle.'],
    ask: ['What was it like to hear it?', 'Do you believe it?'],
  },
  {
    asks: /\bproud\b/,
    say: [
      "I don't say this sort of thing much, so here it is once: I'm proud of you.",
      "I've been meaning to tell you. I'm proud of you.",
      "I'm no good at saying it. I'm proud of you, and I wanted you to know.",
    ],
    next: ['In passing is fine, in the car or at the door. It does not have to be answered.'],
    ask: ['What is it that makes you proud?', 'When will you next be alone together?'],
  },
  {
    told: /\bproud of (?:him|her|them|my)\b/,
    asks: /\b(?:say|tell|put|write)\b/,
    say: [
      "We don't say this sort of thing much, so here it is once: I'm proud of you.",
      "I've been meaning to tell you. I'm proud of you.",
      "I'm no good at saying it. I'm proud of you, and I wanted you to know.",
    ],
    next: ['In passing is fine, in the car or at the door. It does not have to be answered.'],
    ask: ['What is it that makes you proud?', 'When will you next be alone together?'],
  },
];

/** Where somebody else has it hard. */
export const comfort: readonly FirstWords[] = [
  {
    asks: /\b(?:write|text|reply|say|answer|respond)\b.*\bback\b|\b(?:reply|respond|answer)\b/,
    told: /\b(?:sorry for your loss|condolence\w*|my (?:\w+ )?(?:grand\w+|gran|nan|mum|mom|mother|dad|father|husband|wife|brother|sister|son|daughter|uncle|aunt|friend|partner) (?:just |has |have )?(?:died|passed))\b/,
    say: [
      "Thank you for writing. I haven't got many words just now, and it's good to be thought of.",
      "Thanks for that. I'm not up to talking yet.",
    ],
    next: ['It is enough. Nobody expects more from you now.', 'Nobody is counting who answers, or when.'],
    ask: ['Is it somebody you would like to talk to, later on?', 'How are you getting through the days?'],
  },
  {
    told: /\bcame out to me\b|\btold me (?:that )?(?:he|she|they)(?:'s|'re|s| is| are| was| were)? (?:\w+ )?(?:gay|bi|trans|lesbian)\b/,
    say: [
      "Thank you for telling me. I didn't find the words straight away. I'm on your side.",
      "I've been thinking about what you told me. I want you to know that I'm with you.",
      "It means a lot to me that you told me. For me you're the same person.",
    ],
    next: ['It can come a day late. They will remember that you came back to it.'],
    ask: ['What do you think they would most like to hear?', 'What was it like for you, to be told?'],
  },
  {
    told: /\b(?:told|tells|said to|confided in) (?:me )?(?:that )?(?:he|she|they)(?:'s|'re|'ve|s| is| are| was| has| have) (?:\w+ )?(?:depress\w*|anxious|struggl\w*|ill|sick|lonely|scared|not ok\w*|bullied|in debt|pregnant|got (?:cancer|ms))\b/,
    say: [
      "Thank you for telling me. I don't have an answer, and I'd like to know how it is for you.",
      "I didn't know. I'm here, and you don't have to be cheerful with me.",
      'That sounds hard. You can tell me more, or we just sit here.',
    ],
    next: ['No advice yet. That you stay, and come back to it next week, is worth more.'],
    ask: ['What are they like with you since?', 'How did they come to tell you?'],
  },
  {
    asks: /\b(?:tell|say|bring|put|talk|ask|write|text)\b/,
    told: /\b(?:friend|mate|brother|sister|son|daughter|husband|wife|partner|dad|mum|mom|he|she|they)(?:'s|'re)? (?:\w+ ){0,3}(?:drink(?:s|ing)|gambl\w*|us(?:es|ing) (?:drugs|coke|again)|not eating|doesn't eat|losing (?:so much )?weight|smoking weed)\b/,
    not: /\bi(?:'m| am) (?:sober|drinking)|\bsecret\b/,
    say: [
      "I've been worried about you lately. I'm not here to tell you off, I want to know how you are.",
      "I've noticed something, and I'd rather ask you than talk behind your back. I'm worried about you.",
      "You don't have to explain anything. I just want you to know that I've seen it, and that I'm here.",
    ],
    next: ['Alone, by day, and when they are sober. Say what you saw, and leave the word for it to them.'],
    ask: ['What have you seen yourself?', 'How do you think they will take it?'],
  },
  {
    asks: /\bnow\b|\bwould (?:i|you)\b|\bif i could\b/,
    told: /\b(?:before|since|when|until) (?:he|she|they|mum|mom|dad) (?:died|passed)\b/,
    say: [
      "I'm sorry for what I said. It wasn't all that I felt for you.",
      'There was more I wanted to say to you, and I thought there would be time.',
      'I still talk to you in my head. This is what I would tell you.',
    ],
    next: ['It can be said aloud in an empty room, or written down and kept. It does not have to be good.'],
    ask: ['What would come right after it?', 'How would they have answered, do you think?'],
  },
  {
    told: /\b(?:stillborn|miscarr\w*|(?:friend|mate|neighbour|colleague|boss|ex|teacher|cousin)(?:'s)? (?:\w+ ){0,2}(?:died|passed away|is dying|has died|lost (?:his|her|their))|(?:his|her|their) (?:\w+ )?(?:mum|mom|dad|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran|grandad) (?:just |has )?(?:died|passed|is dying))\b/,
    asks: /\b(?:say|write|text|tell|put|message)\b/,
    say: [
      "I heard, and I'm so sorry. I don't have the right words, and I didn't want to say nothing.",
      "I'm thinking of you. You don't have to answer this.",
      "I'm so sorry. I'm around if you want to talk, and also if you don't.",
    ],
    next: ['It needs no more than that. Write again in two weeks, when the others have stopped.'],
    ask: ['How well do you know each other?', 'How are they, from what you can see?'],
  },
  {
    told: /\b(?:colleague|friend|mate|neighbour|sister|brother|cousin)(?:'s|s) (?:\w+ )?(?:left (?:him|her|them)|cheated)\b|\b(?:friend|mate|neighbour|colleague|teacher|cousin|he|she|they)\b.*\b(?:dying|cancer|hospital|diagnos\w*|depress\w*|breakdown|chemo|lost (?:his|her|their) job|sacked|broke up|divorc\w*)\b/,
    asks: /\b(?:say|write|text)\b/,
    not: /\bi(?:'ve| have|'m| am| was| got)? (?:been )?(?:diagnos\w*|got cancer|broke up)|\bhow (?:do|should) (?:i|we) tell\b|\bthe (?:year|summer|winter|spring|autumn|month|week|time) (?:\w+ ){1,3}(?:was|were) (?:dying|ill|in hospital)\b|\bwhen i was\b|\byears ago\b|\bcan(?:'t|not) afford to keep\b|\blet (?:her|him|them) go\b/,
    say: [
      "I've heard, and I keep thinking of you. You don't have to be all right with me.",
      "I'm around if you want to talk about it, and also if you'd rather talk about anything else.",
      "I don't know what to say, and I didn't want to say nothing.",
    ],
    next: ['It asks nothing of them. That is what makes it easy to take.'],
    ask: ['What are they like with it, when you are together?', 'How close are you two?'],
  },
];

/** Saying that one likes somebody. */
export const liking: readonly FirstWords[] = [
  {
    asks: /\b(?:text|write|say|answer|reply|respond)\b.*\bback\b|\b(?:reply|answer|respond)\b/,
    told: /\b(?:crush|fancy|in love with|the (?:girl|boy|guy) i like)\b/,
    not: /\b(?:ex|blocked|no thanks|not interested)\b/,
    say: [
      "Hey, nice to hear from you. How's your day going?",
      'Hi! Good to see your name there. What are you up to?',
      'Hey you. How was your day?',
    ],
    next: ['As short as theirs. A question in it gives them something to answer.'],
    ask: ['What do you like about them?'],
  },
  {
    told: /\b(?:like|fancy|crush on|into) (?:this|a|that|the) (?:\w+ )?(?:girl|boy|guy|lad|lass|woman|man|person)\b/,
    not: /\b(?:broke up|my ex|husband|wife)\b/,
    say: [
      "I've wanted to say hello to you for a while. So: hello.",
      "Hi. I never know how to start, so I'm just starting.",
      "I've seen you around, and I'd like to get to know you a bit.",
    ],
    next: ['Two sentences are plenty for a first time. Then ask something about them, and listen.'],
    ask: ['What do you already know about them?', 'Where do you two usually end up near each other?'],
  },
  {
    told: /\b(?:in love with|i (?:think i )?(?:really )?love (?:him|her|them|my (?:friend|best|colleague|neighbour))|falling for|feelings for|fancy (?:him|her)|crush|like (?:him|her|them) (?:a lot|so much|more than))\b/,
    not: /\b(?:broke up|my ex|husband|wife|cheat\w*|kissed someone else|left me|cry\w*)\b/,
    say: [
      "I like being with you, and for me it's become more than that. I wanted you to know.",
      "I'd like to spend time with you, just the two of us. If it's not for you, say so, and nothing changes.",
      "There's something I've not dared to say: I like you, more than as a friend.",
    ],
    next: ['Lightly, on a walk or at the door, and so that a no is easy. Nobody has to answer at once.'],
    ask: ['What makes you think it might be welcome?', 'What are you most afraid would change?'],
  },
];
