import type { FirstWords } from '../first-words.ts';

/** Somebody is to lose their work by the one who asks: nothing else that was told makes it another matter. */
export const lettingGo: readonly FirstWords[] = [
  {
    told: /\b(?:i|we|i've|we've)(?:'ve)? (?:\w+ )?(?:have to|need to|got to|gotta|must|going to|has to) (?:\w+ )?(?:(?:fire|sack|lay off) (?!me\b|us\b)\w+|lay (?:\w+ ){1,2}off|make (?:\w+ ){1,3}redundant)\b|\bhow (?:do|can|should) (?:i|we) (?:fire|sack|lay off) \w+|\b(?:have to|need to|got to|must) let (?:her|him|them|someone|somebody|one of \w+ \w+|(?:my|our) (?:\w+ )?(?:waitress|waiter|cleaner|assistant|chef|cook|driver|barista|employee|secretary|nanny|gardener|receptionist|apprentice|manager|staff)) go\b|\b(?:she|he|they|[a-z]+)(?: has| have|'s|'ve)? work(?:s|ed) for (?:me|us)\b[\s\S]*\b(?:can(?:'t|not) afford to (?:keep|pay)|let (?:her|him|them) go)\b/,
    not: /\bboss (?:has|had|is|was)\b|\b(?:tell|say to) my (?:wife|husband|partner|mum|mom|dad|kids|children)\b/,
    asks: /\b(?:tell|say|put|words|break|explain)\b/,
    say: [
      "I have something hard to tell you, and I'll say it straight: I can't keep you on.",
      "It's about your job, and it isn't good. I can't keep you on, and I wanted to tell you myself.",
    ],
    next: [
      'Alone, sitting down, and in the first minute. Have the last day and the pay ready, and then let them speak.',
    ],
    ask: ['What do you most want them to hear from you?', 'When will you two be alone?'],
  },
];

/** Telling what is not easy to hear, or about oneself. */
export const telling: readonly FirstWords[] = [
  {
    told: /\b(?:got|getting) (?:the |a |my )?(?:\w+ )?(?:job|place|part|offer|promotion|flat)\b[\s\S]*\b(?:applied too|didn't|didnt|did not|not (?:get|picked)|turned down|wanted it)\b/,
    asks: /\b(?:tell|say|put|break)\b/,
    say: [
      "I want you to hear it from me: I got it. I know that isn't easy to hear, and you don't have to be happy for me today.",
      "I have news, and it's good for me and not for you. I got it. I wish there had been two.",
    ],
    next: ['Soon, and alone, before they hear it from somebody else. Then let them be quiet, if they want to be.'],
    ask: ['How do you think they will take it?', 'What would you want to hear, in their place?'],
  },
  {
    told: /\b(?:come out|coming out|i'm (?:gay|bi|bisexual|trans|a lesbian|queer|non-?binary)|i am (?:gay|bi|bisexual|trans|a lesbian|queer))\b/,
    say: [
      "There's something about me I want you to know, because you matter to me. I'm still the same as yesterday.",
      "I'd like to tell you something about myself. It isn't bad news, it's just me.",
      "I've wanted to tell you this for a long time. Please hear it to the end before you say anything.",
    ],
    next: [
      'Then the word itself, as you say it to yourself, and time for them to take it in. The first reaction is not always the one that lasts.',
    ],
    ask: ['What do you hope they would say?', 'Who knows already, and is on your side?'],
  },
  {
    to: 'child',
    told: /\b(?:lose|losing) (?:the|our) (?:house|home|flat)|evict\w*|can't afford|money|bills|broke\b|move house|have to move\b/,
    say: [
      "We don't know yet how it will turn out. As soon as I know, you'll hear it from me.",
      "It's true that things are difficult at the moment. Sorting it out is my job and not yours.",
      "You're right to ask. I can't promise you how it goes, but I'll always tell you the truth about it.",
    ],
    next: [
      'No more than they asked. Children mostly want to know whether you are all right, and who is looking after it.',
    ],
    ask: ['What do you think made them ask?', 'How old are they?'],
  },
  {
    told: /\b(?:lett?ing me go|let me go|made (?:me )?redundant|redundan\w*|sacked|laid off|lost my job|fired me|got fired|was fired|been fired|losing my job)\b/,
    asks: /\b(?:tell|say|break|put|explain)\b/,
    say: [
      "It's about my job, and it isn't good: they're not keeping me on. I wanted you to hear it from me first.",
      "I have something hard to tell you. It's my job. I don't know yet how we do it, and I didn't want to be alone with it.",
      "I've got bad news about work, and I'll say it straight: it's over for me there.",
    ],
    next: ['Sitting down, and today if you can. The plan can come tomorrow; today it is only the news.'],
    ask: ['What do you fear most about that moment?', 'When will you two be alone?'],
  },
  {
    to: 'office',
    told: /\b(?:diagnos\w*|doctors? (?:says?|said|told)|cancer|ms|illness|operation|surgery|epilep\w*|pregnan\w*|depress\w*|panic attacks?|anxiety|condition|stammer|dyslexi\w*|autis\w*|adhd)\b/,
    asks: /\b(?:tell|say|put|explain|write)\b/,
    say: [
      "I'd like you to know something about me, because it may matter at times. I'll say what I need, and the rest I'd like to keep to myself.",
      "There's something I want you to hear from me. It isn't easy to talk about, so I'll keep it short.",
      "I don't want it made into a big thing. I just want you to know, so that it isn't a guessing game.",
    ],
    next: ['To one person first, the one you trust there. You decide how much, and who else is told.'],
    ask: ['Who there would you tell first?', 'What would make it easier for you, in practice?'],
  },
  {
    asks: /\b(?:tell|say|put|write|text|explain|break|bring)\b/,
    told: /\b(?:i have a lump|found a lump|biops\w*|waiting for (?:my |the )?(?:results|scan|tests?)|my (?:scan|tests?|results?) (?:is|are))\b/,
    not: /\b(?:(?:my|his|her) (?:\w+ )?(?:mum|mom|dad|mother|father|wife|husband|partner|brother|sister|friend|son|daughter|nan|gran\w*)|he|she)(?:'s)? (?:has|have|had|is|was|got|found)?\b[^.?!]{0,30}\b(?:lump|biops\w*|results?|scan|tests?)\b/,
    say: [
      "There's something with my health, and I don't know yet what it is. I didn't want to be alone with it.",
      "I'm having something looked at. It may be nothing, and I'd still like you to know.",
      "I'm waiting to hear from the doctors. You don't have to do anything, I'd just like you to know.",
    ],
    next: ['You can say what you want from them in the same breath: to come along, or only to know.'],
    ask: ['What would you like them to do with it?', 'When will you know more?'],
  },
  {
    told: /\b(?:diagnos\w*|doctors? (?:says?|said|told)|(?:it's|its|have|has|got) (?:cancer|ms)|tumou?r|scan|results? (?:came|are)|operation|surgery)\b/,
    asks: /\b(?:tell|say|break|put|explain)\b/,
    say: [
      "There's news from the doctor, and I want you to hear it from me. It isn't what we hoped.",
      "I have to tell you something about the doctor's appointment. Let me say it, and then ask me whatever you want.",
      "I don't want to keep it from you: the doctors have found something.",
    ],
    next: [
      'Then the name of it, and what happens next as far as it is known. "I do not know yet" is a good answer to most questions.',
    ],
    ask: ['Who should hear it first?', 'Which question of theirs do you dread most?'],
  },
  {
    // Nothing but their own failure, told in words: 'he didn't get it' is said of a joke, and 'she failed' is another's.
    told: /\bi(?:'ve| have)? (?:\w+ )?failed\b|\bi (?:\w+ )?(?:didn't|didnt|did not) (?:pass|get (?:in|the (?:job|place|part|grades?|marks?|promotion|role|flat|grant|scholarship))|make (?:it (?:in|through|onto)|the (?:team|cut|squad|grade)))\b|\b(?:i was|i got|i've been|i have been|been|got) (?:\w+ )?(?:rejected|turned down|dropped from|not (?:picked|selected|chosen))\b|\b(?:rejected|turned) me\b|\bi (?:\w+ )?(?:wasn't|was not) (?:picked|selected|chosen)\b|\bi came last\b/,
    not: /\bi (?:\w+ )?(?:lied|cheated)\b|\bmarriage\b|\bpregnan\w*|\bfailed (?:him|her|them|you|my|to|as)\b/,
    say: [
      "It didn't work out this time. I'd rather not go over it today, but I wanted you to know.",
      "I didn't make it. I'm disappointed myself, so please just let me be for a day.",
      "It was a no. I'll tell you more about it when I feel like it.",
    ],
    next: ['Said first and quickly, it is over. Waiting for the question is worse.'],
    ask: ['Which of them are you most worried about?', 'What would be the kindest thing they could say?'],
  },
  {
    told: /\b(?:my team|the team|my staff|everyone at work|the whole (?:team|class|group)|the crew)\b[\s\S]*\b(?:cancel\w*|clos\w+|shut\w*|cut\w*|over|lay\w* off|los\w+)\b/,
    say: [
      "I have bad news, and I'll say it straight away rather than lead up to it.",
      "I wanted you to hear this from me, all of you at the same time. It isn't good news.",
    ],
    next: [
      'Then the thing in one sentence, and a pause. After that answer what you can, and say "I do not know" to the rest.',
    ],
    ask: ['Who will take it hardest?', 'What is the question you would rather not get?'],
  },
  {
    asks: /\b(?:tell|break|say|put|explain)\b/,
    told: /\b(?:he|she|they|nobody at home|(?:my|the) (?:\w+ )?(?:wife|husband|partner|boyfriend|girlfriend|bf|gf|parents|family|mum|mom|dad|mother|father|sister|brother|kids|son|daughter|friends?|boss|manager)) (?:still )?(?:doesn't|doesnt|don't|dont|does not|do not) (?:even )?know(?: yet| about it| anything)?(?=[.,;!?\n]|$| and\b| but\b)/,
    say: [
      "There's something you don't know yet, and I'd rather you heard it from me.",
      "I've kept something from you, because I didn't know how to say it. I'd like to say it now.",
      "I don't want you to find this out from somebody else, so I'm telling you myself.",
    ],
    next: [
      'Then the thing itself, in one plain sentence. The reasons can wait until they ask.',
      'Then straight on to what it is. The waiting is worse for them than the news.',
    ],
    ask: ['How would that one sentence go?', 'What do you fear most about telling it?'],
  },
  {
    told: /\b(?:cannot|can't|cant|never learn\w* to) (?:\w+ )?(?:read|write|swim|drive|spell)\b|\bstammer\w*|stutter\w*|\b(?:nobody|no one|no-one) (?:knows|else knows)|\bnever told (?:anyone|anybody|a soul)\b|\bashamed\b/,
    say: [
      "There's something about me that I don't tell people easily, and I'd like you to know it.",
      "I've hidden this for a long time, because I was embarrassed. I don't want to hide it from you.",
      "I'm telling you something that's hard for me. Please don't make much of it.",
    ],
    next: [
      'Then the thing in one plain sentence, as if it were nothing much. They will take it about as heavily as you say it.',
    ],
    ask: ['What would be the kindest thing they could do with it?', 'What do you fear they would think?'],
  },
  {
    told: /\bi (?:broke down|cried|burst into tears|started crying|was having a panic attack|had a panic attack|freaked out|ran out)\b/,
    not: /\bkind\b/,
    say: [
      "I wasn't all right that day. I'd rather tell you than have you guess.",
      'It was a bad hour for me. I wanted to say that, so that you know.',
      "I wasn't well, and I didn't know how to say it. Now you know.",
    ],
    next: ['Once, in passing, and then on with the day. That is all most people want to know.'],
    ask: ['What do you fear they think?', 'How are you now?'],
  },
  {
    told: /\b(?:worn out|exhausted|burn(?:t|ed) out|so tired|knackered|shattered|running on empty|dead on my feet|overwhelmed|(?:can't|cannot|cant) keep up|(?:it|work\w*|shifts?|hours|job|all|everything)(?:'s|'re| is| are| was| got| gets)? (?:\w+ )?too much|asked (?:me )?why i(?:'m|m| am) (?:so |being )?(?:quiet|distant|off|tired))\b/,
    not: /\bi (?:shouted|snapped|yelled)\b/,
    to: 'close',
    say: [
      "I'm worn out at the moment, and I didn't want to make a thing of it. Now you know.",
      "It's a lot for me just now. You don't have to fix it, I'd just like you to know.",
    ],
    next: ['Said early it is only tiredness. Unsaid, the other one starts to guess.'],
    ask: ['What would you like them to do with it?', 'What has been taking the most out of you?'],
  },
];
