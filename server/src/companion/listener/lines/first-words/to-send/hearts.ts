import { asYou, type ToSend, theirAnswer } from './to-send.ts';

const asks = /\b(?:tell|say|write|text|put|word|reply|answer|send|message|start|how|card|congrat\w*|post|what|note)\b/;

/** Comfort, joy, thanks, liking and ending. */
export const hearts: readonly ToSend[] = [
  {
    tender: true,
    asks,
    told: /\b(?:friend|mate|neighbou?r|colleague|coworker|boss|teacher|cousin|girl|boy|guy|man|woman|his|her|their|\w+'s)(?:'?s)? (?:\w+ )?(?:dad|mum|mom|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran|grandma|grandad|grandmother|grandfather|horse) (?:just |has |have |was )?(?:died|passed|dead|put down)\b|\blost (?:his|her|their) (?:\w+ )?(?:dad|mum|mom|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran|grandma|grandad)\b/,
    not: /\bmy (?:\w+ )?(?:dad|mum|mom|mother|father|brother|sister|wife|husband|son|daughter|baby|dog|cat|nan|gran\w*) (?:just |has )?(?:died|passed)\b/,
    say: [
      "{hey}I heard about your {dead}. I'm so sorry. I'm thinking of you, and you don't have to answer.",
      "{hey}I'm so sorry about your {dead}. I don't have the right words. I'm here if you want to talk, and also if you don't.",
    ],
    next: ['It needs no more than that. Write again in two weeks, when the others have stopped.'],
    ask: ['How well do you know each other?', 'Did you know the one who died?'],
  },
  {
    tender: true,
    asks,
    told: /\b(?:pregnant|having a baby|expecting)\b[\s\S]*\b(?:trying|ivf|miscarr\w*|can'?t have|infertil\w*|years)\b|\b(?:trying|ivf|miscarr\w*)\b[\s\S]*\b(?:she'?s|is|got) pregnant\b/,
    not: /\bi(?:'m| am) pregnant\b/,
    say: [
      "{hey}congratulations. I'm happy for you. If I'm a bit quiet at the moment, it isn't because of you.",
      "{hey}I'm happy for you, I really am. It's tender for me as well just now, so give me a little time.",
    ],
    next: ['Writing is allowed. You can look happy in a message without having to hold your face.'],
    ask: [
      'What would be the hardest part, if you said it to her face?',
      'Does she know how long you have been waiting?',
    ],
  },
  {
    asks,
    told: /\b(?:got|gets?) (?:into|in|the (?:job|promotion|place|role|part|flat))\b[\s\S]*\b(?:i (?:got rejected|wanted|applied|didn'?t)|rejected|jealous)\b|\b(?:i (?:got rejected|wanted)|jealous)\b[\s\S]*\b(?:got (?:into|in|the))\b|\bcongrat\w*\b[\s\S]*\b(?:hoped it would be|wanted it|should have been) (?:mine|me|for me|myself)\b/,
    not: /\bhow do i tell (?:him|her|them) i got\b|\bask\b[^.?!]*\bwhy\b|\b(?:passed over|my boss|principal)\b/,
    say: [
      "{hey}congratulations, you've earned it. I hope the start goes well.",
      '{hey}well done, really. I need a few days for my own disappointment, and then I want to hear all about it.',
    ],
    next: ['One line is plenty. Nobody counts how loudly you clap.'],
    ask: ['What stings most about it?', 'Does that sound like you?'],
  },
  {
    asks: /\b(?:ask|tell|say|put|write|way of)\b/,
    told: /\bstill loves? me\b/,
    not: /\bex\b|\bbroke up\b/,
    say: [
      "{hey}I sometimes wonder how it is for you with us. I'd like to hear it, even if it isn't easy.",
      "{hey}I've been unsure about us lately, and I don't want to guess. How is it for you?",
    ],
    next: ["It starts with you, so there's nothing in it to defend against. Then let the answer take its time."],
    ask: ['What has made you wonder?', 'What would you most like to hear?'],
  },
  {
    asks,
    told: /\b(?:engaged|getting married|new house|new baby|promot\w+|won)\b[\s\S]*\b(?:jealous|envious|envy)\b|\b(?:jealous|envious|envy)\b[\s\S]*\b(?:engaged|getting married|baby|ring)\b/,
    not: /\bhe(?:'s| is) jealous\b|\bmy (?:boyfriend|husband) is\b/,
    say: ['{hey}oh wow, congratulations to you both!', "{hey}congratulations to you two! I'm happy for you."],
    next: ["It's true, and it's enough. The jealous half of it needn't be in the message."],
    ask: ['What is it that you would like to have of it?', 'Who could you tell the other half to?'],
  },
  {
    asks,
    told: /(?:\bmy (?:[\w']+ ){1,3}|\b(?:he|she|they)(?:'s|'ve)? )(?:has |have |was |were |just |got )*(?:been )?(?:let go|laid off|made redundant|fired|sacked)\b|\blost (?:his|her|their) job\b/,
    not: /\bi(?:'ve| have| was| got| am|'m)?\b[^.?!]{0,16}\b(?:lost my|let go|laid off|made redundant|fired|sacked)\b|\b(?:i|i've) (?:\w+ )?(?:no job|hid\w*)|\b(?:daddy|mummy|mommy|tell (?:a|my|the|our) (?:kids?|child\w*|son|daughter))\b|\b(?:fire|sack) (?:him|her|them)\b/,
    say: [
      "{hey}I'm really sorry about your job. That's rotten. I'm around if you want to talk, or just to do something else.",
      "{hey}I heard, and I'm sorry. You don't have to be cheerful with me. Tell me if I can do something.",
    ],
    next: ['No bright side yet, and nothing about how you feel for being kept on. That can come later.'],
    ask: ['How close are you two?', 'What is it like for you, being the one who stayed?'],
  },
  {
    asks: /\b(?:thank|thanks|grateful|card)\b/,
    told: /\b(?:nurse|carer|doctor|care home|ward|looked after)\b/,
    say: [
      'Thank you for looking after {patient} so kindly. We saw it, and it helped all of us.',
      'Thank you for how kind you were. It made a hard time easier, and we noticed.',
    ],
    next: ['One small thing that you remember would make it even better: what somebody said, or brought, or did.'],
    ask: ['What was the kindest thing you saw?'],
  },
  {
    asks: /\b(?:thank|thanks|grateful)\b/,
    told: /\b(?:passed|got in|got the job|made it|helped? me|help me)\b/,
    say: [
      '{hey}I made it, and you had a part in that. Thank you for the time you gave me.',
      '{hey}thank you for helping me. It worked out, and I wanted you to know.',
    ],
    next: ['Put the news in it, and the one thing that helped most. That is the part people keep.'],
    ask: ['What helped you most of what was done?'],
  },
  {
    asks: /\b(?:write|letter|begin|start|send)\b/,
    told: /\bin (?:prison|jail)\b/,
    not: /\b(?:threat\w*|scared|hurt me|my ex)\b/,
    say: [
      "I haven't written for a long time, and I've thought of you. I'd like to know how you are.",
      "I didn't know how to begin, so I'm just beginning. How are you? I'll tell you what's new here.",
    ],
    next: ['Then ordinary things: the weather, the dog, who got a new job. Those are read more than once in there.'],
    ask: ['What would you like to tell from your week?', 'What has kept you from writing?'],
  },
  {
    asks,
    told: /\b(?:told|tell|say to|saying to) (?:everyone|everybody|people|them|her|him) (?:that )?(?:i'?m|i am) (?:fine|ok|okay)\b[\s\S]*\bnot\b/,
    say: [
      "{hey}I've been saying I'm fine, and I'm not. You don't have to fix it. I just want you to know.",
      "{hey}I'm not as ok as I say. I'd like to tell you about it, if you've got a bit of time.",
    ],
    next: ["It's the first sentence, and the rest comes by itself."],
    ask: theirAnswer,
  },
  {
    asks: /\bthank\b/,
    told: /\bthank (?:him|her|them|my|the|a)\b/,
    say: [
      "{hey}thank you. I couldn't say it properly in the moment, but it meant a lot to me.",
      "{hey}I keep thinking about what you did for me. Thank you. I haven't forgotten it.",
    ],
    next: ['Name the thing itself in it, and it needs nothing more.'],
    ask: ['What about it meant the most?'],
  },
  {
    asks,
    told: /\bmy (?:\w+ )?(?:son|daughter|sister|brother|friend|mate|niece|nephew|granddaughter|grandson)\b[^.?!]{0,30}\b(?:heartbroken|got dumped|been dumped|first love|broke up|was dumped)\b/,
    not: /\b(?:with me|i (?:dumped|broke up))\b/,
    say: [
      "I'm sorry it hurts this much. I'm here, and you don't have to talk about it.",
      "That's rotten. I'm not going to tell you it'll pass. I'll just sit with you, if you like.",
    ],
    next: ['Nothing about other fish in the sea, and not a word against the other one. Then something to eat.'],
    ask: ['What is it like at home since?', 'What helps, when things are bad?'],
  },
  {
    asks,
    told: /\b(?:\d|two|three|four|few|couple of|some|one|first) dates?\b[\s\S]*\b(?:don'?t feel|not feeling|no spark|not into|don'?t like|not interested)\b|\b(?:don'?t feel|not feeling|no spark|not into)\b[\s\S]*\bdates?\b/,
    say: [
      "I liked meeting you, but I don't feel more than that. I wanted to tell you straight. I wish you well.",
      "Thank you for the evenings. For me it isn't going further, and I'd rather say so than go quiet.",
    ],
    next: ['Kind and clear, and nothing in it to wait for.'],
    ask: asYou,
  },
  {
    asks,
    told: /\b(?:want|going|need|have|decided) to (?:break up|end (?:it|things|our relationship)|leave)\b[^.?!]*\b(?:boyfriend|girlfriend|partner|bf|gf|him|her|relationship)?\b|\bbreak up with\b/,
    not: /\b(?:broke up with me|husband|wife|scared|afraid|leave (?:work|my job|early|home|the)|hits?|job|he wants to|she wants to|resign)\b/,
    say: [
      "I've thought about this for a long time. I don't want us to go on as a couple. I wanted to tell you myself.",
      "This is hard to say, so I'll say it straight. I don't want to be together any more. You don't have to answer right now.",
    ],
    next: ["In person, if you are safe with {them}, somewhere you can both leave. Kind doesn't have to mean slow."],
    ask: ['Which question of {theirs} are you most afraid of?', 'How sure are you of it, when you are alone?'],
  },
  {
    asks,
    told: /\b(?:end|ending|stop|get out of|leave) (?:the|this|our|my) friendship\b|\bdon'?t want to be (?:\w+ )?friends\b|\bnot want to be friends\b/,
    not: /\b(?:she|he|they) (?:\w+ )?(?:ended|doesn'?t want)\b/,
    say: [
      "{hey}I've noticed that I've got less and less to give to this friendship. I'm going to step back. I wish you well.",
      "{hey}I need distance, and I don't want to just go quiet on you. It's a goodbye from me, and I mean you no harm by it.",
    ],
    next: [
      "Say it once, and don't list what was wrong. If you only want less of it and not none, you can simply answer less.",
    ],
    ask: ['Would you want it to be over, or only smaller?', 'What are you most afraid would come back?'],
  },
  {
    asks,
    told: /\bfriend(?:'?s)?\b[^.?!]{0,40}\b(?:treated (?:bad|badly|like)|(?:bf|boyfriend|husband|girlfriend) (?:is )?(?:controls?|controlling|yells|puts her down|mean to))\b/,
    say: [
      "I've noticed how you're being talked to, and I worry about you. You don't have to do anything. I'm on your side.",
      "I'm not going to tell you what to do. I just want you to know that I see it, and that you can always come to me.",
    ],
    next: ['Alone with her, and not one bad word about him. She has to be able to come back to you.'],
    ask: ['What have you seen yourself?', 'When are you two alone together?'],
  },
  {
    asks,
    told: /\b(?:friend|sister|brother|daughter|son|cousin|he|she)\b[^.?!]{0,20}\b(?:doesn'?t eat|not eating|hardly eats|stopped eating|never eats|losing (?:so much |a lot of )?weight)\b/,
    not: /\bi (?:don'?t|hardly|stopped) eat\w*\b/,
    say: [
      "I've noticed you're eating very little, and I'm worried about you. You don't have to explain. I'd just like to know how you are.",
      "I'm not going to tell you to eat. I've been worried about you, and I want you to know you can talk to me.",
    ],
    next: ['Alone, and not at a meal. Nothing about weight or looks, only that you noticed and that you care.'],
    ask: ['What have you seen yourself?', 'Is there a grown-up or a friend she trusts as well?'],
  },
  {
    asks,
    told: /\b(?:distant|far away|cold|like (?:flatmates|roommates|strangers)|drifting|drifted|don'?t talk any ?more)\b/,
    not: /\b(?:mother|father|mum|mom|dad|boss|teacher|colleague|weather|cold (?:hands|feet|water|food))\b/,
    say: [
      "{hey}I miss you lately, even when you're here. Can we have an evening, just the two of us?",
      "{hey}it's felt far between us lately, and I don't want that. I'd like us to talk, without phones, for half an hour.",
    ],
    next: ['"I miss you" is harder to argue with than "you\'re distant".'],
    ask: ['When was it last good between you?', 'What do you most want {them} to understand?'],
  },
  {
    asks,
    told: /\bi (?:really )?(?:like|fancy) (?:him|her|them|this|that|a)\b|\b(?:someone|somebody|a (?:boy|girl|guy|man|woman)) (?:\w+ ){0,4}i (?:really )?like\b|\btell\b[^.?!]*\bi like (?:him|her|them)\b/,
    not: /\b(?:feelings|in love|husband|wife|my (?:boyfriend|girlfriend|ex)|cheat\w*|i like (?:him|her|them) but)\b/,
    say: [
      'I always like running into you. Would you like to have a coffee some time?',
      "I like talking to you. I'd like to do that over a coffee, if you'd like that too.",
    ],
    next: ['Light, and easy to say no to. Then you know, and nothing is spoiled.'],
    ask: ['What do you already know about {them}?'],
  },
  {
    asks,
    told: /\b(?:new (?:in|to) (?:town|the area|the building|the street)|just moved (?:in|here))\b[\s\S]*\b(?:next door|neighbou?r|lady|man|family|upstairs)\b|\b(?:next door|neighbou?r)\b[\s\S]*\b(?:new here|make friends|seems? nice)\b/,
    not: /\b(?:noise|loud|music|complain\w*)\b/,
    say: [
      "Hi, I'm new here and live next door. Would you like to come round for a cup of tea some time?",
      "Hi, I've just moved in next door. I thought I'd say hello. I'd love to know where one gets good bread around here.",
    ],
    next: ['Something small to answer makes it easy for both of you.'],
    ask: ['When do you usually see each other?'],
  },
  {
    asks,
    told: /\b(?:granddaughter|grandson|daughter|son|friend|sister|brother|niece|nephew|neighbour|colleague)\b[^.?!]{0,20}\b(?:is |are |'s )?(?:(?:moving|leaving|flying) (?:away|to|out|home|abroad|back|on)|going (?:away|abroad|back home))\b/,
    not: /\b(?:i'?m|i am) moving\b/,
    say: [
      "I'm going to miss you. Wherever you are, you can ring me at any time, and I'd love to hear how you get on.",
      "I'm proud of you for going, and I'll miss you. Write to me when you've found your way around.",
    ],
    next: ['One thing you remember about {them} in front of it, and it is yours alone.'],
    ask: ['What would you like {them} to remember of you?', 'Which memory comes first?'],
  },
];
