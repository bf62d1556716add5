import { asYou, type ToSend, theirAnswer } from './to-send.ts';

/** Silences: somebody who went quiet, long years, and being left out. */
export const quiet: readonly ToSend[] = [
  {
    told: /\b(?:didn'?t|did not|never|hasn'?t) (?:even )?(?:tell|told) me (?:herself|himself|themselves|about|first)\b[\s\S]*\b(?:saw|found out|heard)\b|\b(?:saw|found out|heard) (?:it|about it|that)?[^.?!]{0,20}\b(?:facebook|fb|insta\w*|status|someone else|others)\b/,
    asks: /\b(?:write|say|congrat\w*|message|text|tell|put|reply)\b/,
    not: /\bcheat\w*|\bwithout me\b|\bnobody (?:asked|told)\b/,
    say: [
      "{hey}congratulations! I saw it online. I'd have loved to hear it from you.",
      "{hey}congratulations. I'm happy for you. It made me a bit sad that I read it first and didn't hear it.",
    ],
    next: ['Both are true, and both may stand in it. If you only want the first half, stop after "congratulations".'],
    ask: ['Which of the two matters more to you just now?', 'What would you like to hear back?'],
  },
  {
    told: /\b(?:dates?|dude|guy|girl|tinder|hinge|bumble|talking to|matched)\b[\s\S]*\b(?:on read|hasn'?t (?:texted|replied|answered|written)|ghost\w*|no (?:reply|answer))\b/,
    not: /\bi (?:ghosted|never answered)\b|\b(?:sister|brother|mum|mom|dad|son|daughter|boss|wife|husband)\b/,
    say: [
      "Hey, I liked talking to you. If you're still up for it, write me. If not, that's ok.",
      "Hey, I'd like to hear from you. If it's a no, you can just say so.",
    ],
    next: ['One message, and then leave it with them. It says what you want and asks nobody to explain.'],
    ask: asYou,
  },
  {
    told: /\b(?:one|single) words?\b|\bone[- ]word\b|\b(?:answers?|replies|writes back|texts back|sends) (?:me )?(?:with |only |just )*"?(?:ok|okay|k|fine)"?(?:$|[\s,.])/,
    asks: /\b(?:say|write|text|ask|send|tell|put|message|word)\b/,
    not: /\bi (?:answer|reply|only say|just say)\b|\b(?:boss|manager|landlord|teacher|professor)\b|\b(?:shout|yell|scream|thanks|invite)\w*/,
    say: [
      "{hey}you've been quiet lately, and I miss how we usually talk. Is everything ok?",
      "{hey}I've noticed your answers got short. Are you alright, or is it something with us?",
      '{hey}I miss your long messages. Is everything ok with you?',
    ],
    next: [
      "There's no begging in it: it says what you noticed and asks how {they} {is}.",
      'Once, and then leave the phone for a while.',
    ],
    ask: asYou,
  },
  {
    told: /\b(?:hasn'?t|hasnt|haven'?t|didn'?t|doesn'?t|won'?t|stopped|not|never)(?: \w+){0,2} (?:text\w*|repl\w+|answer\w*|writ\w+|wrote|call\w*|talk\w* to me)\b(?: (?:me|my|back))|\bhasn'?t (?:texted|replied|answered|written|called)\b|\bwent (?:all )?quiet\b|\bgone quiet\b|\bstopped (?:answering|replying|texting|talking|calling)\b|\bghost(?:ed|ing) me\b|\bleft (?:me )?on (?:read|seen)\b|\bignor(?:es|ed|ing) (?:me|my)\b|\b(?:didn'?t|doesn'?t|hasn'?t|stopped) (?:say(?:ing)?|said) (?:good ?night|good morning|hi|hello)\b/,
    not: /\bi (?:ghosted|went quiet|never (?:answered|replied)|haven'?t|didn'?t|stopped|ignored?)\b|\b(?:landlord|council|boss|manager|hr|company|agency|deposit|owes?|lent|money|contract|my ex|ex-?\w+|teacher|email to|teen\w*)\b|\b(?:fight|fought|row|argu\w*|fell out)\b|\bwhy i (?:don'?t|never) (?:call|write|answer)\b|\b(?:years|birthday|photo|sorry)\b/,
    say: [
      "{hey}I haven't heard from you in a while, and you're on my mind. Is everything ok?",
      "{hey}it's gone quiet between us and I've noticed. If it's something I did, I'd rather know.",
      '{hey}just thinking of you. No need for a long answer, one word is enough.',
    ],
    next: ['One message that is easy to answer, and then leave it with {them}.'],
    ask: ['How was it between you before it went quiet?', 'What do you tell yourself the reason is?'],
  },
  {
    told: /\bnew (?:group )?chat\b[^.?!]*\bwithout me\b|\bremoved me from the (?:group|chat)\b|\bkicked me out of the (?:group|chat)\b/,
    say: [
      "{hey}I noticed there's a new chat without me. It stung a bit, so I'd rather ask: is there a reason?",
      "{hey}I saw there's a group I'm not in. I'd like to be in it, and if there's a reason, tell me.",
    ],
    next: ['To one of them alone, the one you trust most.'],
    ask: ['Which of them would be straight with you?'],
  },
  {
    told: /\bwithout me\b|\b(?:nobody|no one|noone|none of them) (?:\w+ )?(?:asked|invited|told) me\b|\b(?:didn'?t|did not|never|not) (?:even )?(?:invite|ask|include)d? me\b|\bleft me out\b|\bleft out\b|\bi wasn'?t (?:invited|asked)\b/,
    not: /\b(?:didn'?t|never) ask me (?:why|how|what|before|first|about|if)\b|\bcan'?t live without me\b|\bwithout asking\b|\bmeeting\b/,
    say: [
      "{hey}I saw that you met up without me. It hurt a bit. Next time I'd like to come.",
      "{hey}I'd have liked to be asked. I'd rather tell you than pretend it was nothing.",
      "{hey}it stung a bit that I wasn't asked. I'd love to come next time.",
    ],
    next: [
      "It says what it did to you and what you'd like, and accuses nobody.",
      'To one of them alone, and not in the group.',
    ],
    ask: theirAnswer,
  },
  {
    told: /\bnever (?:answered|replied|wrote back)\b|\bdidn'?t answer (?:her|his|their) (?:letter|message|email)\b/,
    asks: /\b(?:write|say|text|send|put|start|begin|message|reply)\b/,
    not: /\b(?:he|she|they) never (?:answered|replied)\b/,
    say: [
      "{hey}you wrote to me and I never answered. I'm sorry. I'd love to know how you are.",
      "{hey}I owe you an answer, and it's late. I've thought of you. How are you?",
    ],
    next: ['One line for the gap, and then straight to {them}. Nobody was counting as much as you were.'],
    ask: asYou,
  },
  {
    told: /\bi (?:\w+ )?(?:ghosted|disappeared|went quiet|stopped (?:answering|replying|texting))\b/,
    not: /\b(?:he|she|they) ghosted\b/,
    say: [
      "{hey}sorry I disappeared. I wasn't in a good place. I'd like to know how you are.",
      "{hey}I went quiet on you, and I'm sorry. How are you?",
    ],
    next: ['The reasons can wait until {they} ask{s}.'],
    ask: asYou,
  },
  {
    told: /\b(?:want to|would like to|wanna) (?:meet|see) (?:up with )?(?:him|her|them|my \w+|dad|mum|mom)\b[^.?!]*\b(?:after|years|again|finally)\b/,
    say: [
      "{hey}it's been a long time, and I'd like to see you. Would you meet me for a coffee?",
      "{hey}I've been thinking about you. I'd like to meet, somewhere quiet, for an hour. Tell me if you'd want that too.",
    ],
    next: ['A small thing with an end to it is the easiest to say yes to. The past can wait for the second coffee.'],
    ask: ['What would you hope for from that hour?', 'What would you do if the answer took a while?'],
  },
  {
    told: /\b(?:haven'?t|havent|not) (?:spoken|talked|been in touch|seen each other)\b|\blost touch\b|\bno contact\b|\b(?:years|months) of silence\b/,
    asks: /\b(?:write|say|text|send|put|start|begin|message|call|open)\b/,
    not: /\bbirthday\b|\binvit\w+|\bmade up\b/,
    say: [
      "{hey}it's been {years}, and I don't quite know how to start. You've been on my mind. How are you?",
      "{hey}I don't know how to begin after so long, so I'm just beginning. I'd like to know how you are.",
      "{hey}it's been a long time, and I think of you. You don't have to answer. I just wanted you to know.",
    ],
    next: ['Nothing of the old matter in the first message. That can come when there is an answer.'],
    ask: ['What would you hope comes back?', 'What made you think of it now?'],
  },
];
