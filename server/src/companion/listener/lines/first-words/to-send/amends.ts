import { asYou, type ToSend, theirAnswer } from './to-send.ts';

const spoke = /\bi (?:\w+ ){0,2}?(?:snapped|shouted|yelled|screamed|swore|lost (?:it|my temper))\b/;

/** What they did themselves, and a fight with two in it. */
export const amends: readonly ToSend[] = [
  {
    to: 'child',
    // How to go about it is another question.
    asks: /\b(?:say|tell|text|write|sorry|put|words?)\b/,
    told: spoke,
    not: /\b(?:he|she|they|mum|dad|boss) (?:\w+ )?(?:snapped|shouted|yelled|screamed) at me\b/,
    say: [
      "I'm sorry I {shout} at you. That was too much, and it wasn't ok.",
      "I {shout} at you, and I'm sorry. You didn't deserve that.",
      "I'm sorry about today. I was too loud, and that was my fault and not yours.",
    ],
    next: ["Sit down first, say it once, and then just stay there a bit. It doesn't need more words than that."],
    ask: ['What do you most want {them} to know?', 'What do you think {they} would like to hear?'],
  },
  {
    told: spoke,
    not: /\b(?:he|she|they|mum|dad|boss|manager) (?:\w+ )?(?:snapped|shouted|yelled|screamed) (?:at me|first)\b|\bmy (?:\w+ )?(?:son|daughter|kids?|boy|girl|child)\b|\bmy (?:mother|mum|mom|boss) (?:says?|said)\b/,
    asks: /\b(?:say|text|write|message|tell|put|sorry|apologi\w*|send|word|how)\b/,
    say: [
      "{hey}I'm sorry I {shout} at you{before}. That wasn't ok, and you didn't deserve it.",
      "{hey}I {shout} at you{before}, and I shouldn't have. I'm sorry.",
    ],
    next: ['No reason after it, at least not in the same message. A reason sounds like an excuse.'],
    ask: ['How has it been between you since?', 'What had the day been like before it happened?'],
  },
  {
    told: /\bi (?:\w+ )?(?:told|spilled|let slip|gave away)\b[^.?!]{0,20}\bsecret\b/,
    say: [
      "{hey}I passed on something you'd only told me. That was wrong, and I'm sorry. You don't have to answer.",
      "{hey}you trusted me with that and I told it. I'm sorry. There's no excuse for it.",
    ],
    next: ['No reason after it. And give {them} the time {they} need{s}.'],
    ask: ['Has anything been said since?', 'What do you think hurt most about it?'],
  },
  {
    told: /\bi (?:\w+ )?(?:cancell?ed|bailed|stood (?:him|her|them|my \w+) up|let (?:him|her|them|my \w+) down)\b/,
    not: /\b(?:he|she|they) (?:\w+ )?(?:cancell?ed|bailed)\b/,
    say: [
      "{hey}I'm sorry I called it off so late. Tell me a day that suits you, and I'll come.",
      "{hey}I cancelled on you again, and that wasn't fair. I'm sorry. I'd like to see you.",
    ],
    next: ['Only name a day that you can really keep.'],
    ask: theirAnswer,
  },
  {
    told: /\bi (?:\w+ )?(?:said|made|wrote) (?:something|a|some|an) (?:\w+ )?(?:mean|nasty|stupid|bad|horrible|rude|unkind|cruel|awful|joke|comment)\b/,
    not: /\b(?:he|she|they) (?:\w+ )?said (?:something|a|some)\b/,
    say: [
      "{hey}I'm sorry for what I said. It was unkind, and you didn't deserve it.",
      "{hey}what I said was mean, and I wish I hadn't. I'm sorry.",
    ],
    next: ['No "but" behind it, and nothing about how it was meant.'],
    ask: theirAnswer,
  },
  {
    told: /\bi (?:\w+ )?(?:crashed|scratched|dented|broke|smashed|ruined) (?:my )?(?:dad|mum|mom|his|her|their|the|brother|sister|boss|neighbour|friend)(?:'?s)? (?:car|bike|van|phone|laptop|window|tv|vase|glasses)\b/,
    say: [
      "{hey}I've got something bad to tell you, so I'll say it straight. I damaged something of yours. I'm sorry, and I want to help put it right.",
      "{hey}something happened and it was my fault. It's {broke}. I'm sorry, and I'd like to pay my part.",
    ],
    next: ["Tell {them} before {they} see{s} it. That's half of it."],
    ask: ['What do you fear most about that moment?', 'What could you really offer to pay?'],
  },
  {
    told: /\bi (?:\w+ )?(?:bullied|picked on|was (?:horrible|awful|cruel|mean) to)\b/,
    say: [
      "I was horrible to you back then, and I've never said it: I'm sorry. You don't have to say anything to me.",
      "You may not want to hear from me. I treated you badly, and I'm sorry for it. I don't expect an answer.",
    ],
    next: [
      'Written is kinder than in a shop: it lets the other one decide whether to answer. And then leave it there.',
    ],
    ask: [
      'What would you want to be understood, if only one line was read?',
      'What would it change for you, if no answer came?',
    ],
  },
  {
    told: /\bare you (?:mad|angry|upset|annoyed|cross) (?:at|with) me\b/,
    asks: /\b(?:say|text|write|reply|answer|put|tell|send)\b/,
    not: /\bshould i (?:ask|text)\b/,
    say: [
      "A bit, yes. It's nothing we can't talk about. I'd rather do that than write it.",
      "Honestly, a bit. I still like you. I'll tell you about it when we see each other.",
    ],
    next: ["It's true, and it leaves you time to work out the rest."],
    ask: ["What is it that you're annoyed about?", 'What would you like {them} to understand?'],
  },
  {
    told: /\b(?:apologi[sz]e|say sorry|sorry)\b[\s\S]*\b(?:drank|drunk|drinking|sober)\b/,
    not: /\b(?:he|she|they) (?:was|were|is) (?:drunk|drinking)\b/,
    say: [
      "I'm sober now, and I see what I did to you. I'm sorry. You don't have to answer this.",
      "I'm writing because I owe you a sorry. I drank, and you paid for it. I expect nothing back.",
    ],
    next: ['Only your part, no reasons, and nothing to be forgiven by a date. It can stay at three lines.'],
    ask: ['What would you most want to be understood?', 'What would it be like if no answer came?'],
  },
  {
    told: /\b(?:missed|forgot|overslept|didn'?t (?:go|come|make it) to)\b[\s\S]*\b(?:graduation|wedding|party|race|match|show|concert|recital|game)\b|\b(?:graduation|wedding|party|race|match|show|concert|recital|game)\b[\s\S]*\b(?:i missed|overslept)\b/,
    asks: /\b(?:say|tell|write|text|put|sorry|apologi\w*)\b/,
    not: /\b(?:he|she|they) (?:missed|forgot|didn'?t)\b/,
    say: [
      "{hey}I wasn't there, and I'm sorry. I'd love to hear all about it.",
      "{hey}I missed it, and that bothers me. I'm sorry. Will you tell me everything?",
    ],
    next: ['The reason in half a sentence at most, and then really ask.'],
    ask: asYou,
  },
  {
    told: /\b(?:need|needs|want|wants) (?:some )?space\b/,
    asks: /\b(?:say|reply|text|write|answer|put|send)\b/,
    not: /\bi (?:need|want) (?:some )?space\b(?!["'])|\bhow do i tell\b/,
    say: [
      "Ok. I'll leave you be for now. Write to me when you want to, I'd like that.",
      "I hear you. I won't press. I'm here when you want to talk.",
    ],
    next: ['And then really leave it there. That says more than a second message.'],
    ask: ['What was going on before that?', 'How are you, with that answer?'],
  },
  {
    told: /\bwe need to talk\b/,
    asks: /\b(?:say|text|write|reply|answer|put|tell|send)\b/,
    not: /\bi (?:\w+ )?(?:said|told|wrote|texted) ["']?we need\b/,
    say: [
      "Ok. Tell me roughly what it's about, please, so I'm not guessing till then.",
      "Ok. When suits you? I'd like to know what it's about before.",
    ],
    next: ['It agrees to the talk, and asks for the one thing that makes the waiting easier.'],
    ask: ['What are you afraid it is?', 'What was the last thing between you before that?'],
  },
  {
    told: /\b(?:(?:texted|wrote|writes|messaged|sent|said|sends)(?: me)?(?: an?)? (?:a )?(?:that )?["']?(?:he'?s |she'?s |i'?m )?sorry|apologi[sz]ed)\b/,
    asks: /\b(?:say|text|write|reply|answer|put|tell|send|respond)\b/,
    not: /\bi (?:\w+ )?(?:texted|wrote|said|apologi[sz]ed)\b|\bnever (?:\w+ )?(?:said|apologi[sz]ed)\b|\bsorry (?:for your loss|you feel)\b|\b(?:died|want (?:him|her|them) to)\b/,
    say: [
      "{hey}thank you for writing that. It means something to me. I need a bit of time, and I'll write again.",
      "{hey}I read it. Thank you. I don't know yet what I want to say back, but I'm not ignoring it.",
    ],
    next: ["It takes the sorry in, and settles nothing you're not ready to settle."],
    ask: ['What was it like to read it?', 'Do you believe it?'],
  },
  {
    told: /\b(?:messages?|texts?|asks?|asking|asked)\b[^.?!]{0,30}\bwhy i (?:don'?t|never|didn'?t|haven'?t) (?:call|write|ring|answer|text|visit)\w*\b/,
    say: [
      "{hey}I got your messages. I don't always manage to call, but I do think of you. I'll ring you when my head is free.",
      "{hey}I've seen your messages. I'm not angry. Some weeks I just don't manage it.",
    ],
    next: ['Short, today, and with no long account of why.'],
    ask: ['What keeps you from calling, if you know it?', 'What would be a rhythm that you could keep?'],
  },
  {
    told: /\b(?:fight|fought|argu\w*|(?<!in )a row|rowed|quarrel\w*|fell out|hung up)\b/,
    asks: /\b(?:pick me up|(?:a )?lift|a ride|help me)\b/,
    say: [
      '{hey}can you pick me up? I know we fought. We can talk about that another time.',
      '{hey}I need you to pick me up, please. The other thing can wait.',
    ],
    next: ["It asks for the lift, and doesn't reopen the fight."],
    ask: asYou,
  },
  {
    told: /\b(?:fight|fought|argu(?:ed|ment|ing)|(?<!in )a row|rowed|quarrel\w*|fell out|hung up on me|he hung up|she hung up)\b/,
    asks: /\b(?:say|text|write|send|put|tell|call|reply|message|word|how)\b/,
    not: /\b(?:they|parents|mum and dad|kids) (?:are |were )?(?:fight\w*|argu\w*|fought)|\bfight (?:it|for|this|back)\b|\b(?:owe|lent|borrow\w*|photo|picture|heart|invit\w+|years|sorry)\b/,
    say: [
      "{hey}I don't like how we left it. I still see it differently, but I miss you. Can we talk tonight?",
      "{hey}I don't want that to stay between us. We don't have to agree. Let's talk when we've both slept.",
      "{hey}we don't see it the same way, and I still want us to be ok.",
    ],
    next: ['It takes nothing back that you meant, and opens the door.'],
    ask: ["What is it you wouldn't take back?", 'What do you want to be different after that talk?'],
  },
];
