import type { AsAsked } from './row.ts';

/** What harms, or must not be leant on: told anywhere near, no answer by the form of a question is given. */
export const harmful =
  /\b(?:grabbed (?:me|my)|(?:my|her|his) (?:neck|throat)|chok\w*|strangl\w*|slap\w*|punch\w*|hits? (?:me|my|her|him|us)|beat(?:s|en)?(?: me)? up|threat\w*|forced me|rap(?:e|ed)|touch(?:ed|es|ing) (?:me|my)|molest\w*|abus\w*|our (?:little )?secret|(?:in|into|to) my (?:bed|bed)?room at night|self[- ]?harm\w*|cut(?:ting)? (?:my|myself)|suicid\w*|(?:want|wanted) to die|kill (?:my|him|her)self|overdos\w*|pregnan\w*|abortion|not to (?:contact|text|call|write)|no[- ]contact|restraining|(?:tablets|pills|meds|medication)|starv\w*|throw(?:ing)? up)\b/;

const finds = /\bwhat if (?:he|she|they|my \w+|anyone|someone|people) (?:\w+ )?(?:finds?|notices?|sees?|knows?)\b/;

/** There, only what would be said to everyone. */
export const carefully: readonly AsAsked[] = [
  {
    put: /\b(?:believe me|take me seriously|listen to me)\b/,
    told: /\b(?:our (?:little )?secret|room at night|touch(?:ed|es|ing) (?:me|my)|rap(?:e|ed)|molest\w*|abus\w*|forced me)\b/,
    say: [
      "Yes, there are people who will, and it's their job to. If the first one doesn't, tell a second: a teacher, a doctor, a friend's mother, a helpline. You can say it in the words you used here. Whatever was done to you isn't your fault, and a secret like that isn't yours to keep. If it could happen again tonight, go where somebody else is, and ring the emergency number if you have to.",
    ],
    ask: ['Who is the safest person you could tell today?'],
  },
  {
    put: /\b(?:he|she|they|a man|a woman|people|someone)(?:'ll)? (?:\w+ )?(?:ever |really )?(?:change|changes|do it again|mean(?:s|t)? it|love|loves|sorry|stop|stops)\b|\b(?:love|loves) me\b/,
    told: /\b(?:grabbed|neck|throat|chok\w*|strangl\w*|slap\w*|punch\w*|hits? (?:me|my|us)|threat\w*)\b/,
    say: [
      "I can't know what {they} will do, and I wouldn't let your safety hang on it. Being sorry afterwards is common and doesn't stop the next time; hands on a throat are dangerous even once. Tell one person you trust exactly what happened, and ring a domestic abuse line, they push nobody. If you're afraid tonight, go where you're safe or call the emergency number.",
    ],
    ask: ['Who could you tell today?'],
  },
  {
    put: /\b(?:want|like|love|mind|hear from|write back|answer|miss|think (?:of|about) me|come back|talk)\b/,
    told: /\bnot to (?:contact|text|call|write)|no[- ]contact|restraining\b/,
    say: [
      "Whatever goes on in {them}, {they} asked not to be contacted, and that's the answer that counts. I'd not write, not even once and kindly. What you'd want to say, write down for yourself or say it here, and ring somebody else in the hour when it's strongest.",
    ],
    ask: ['Who could you ring when it gets strong?'],
  },
  {
    put: finds,
    told: /\b(?:self[- ]?harm\w*|cut(?:ting)? (?:my|myself))\b/,
    say: [
      "Then there'd be fright and maybe tears, and behind it somebody who wants you safe. It's easier if you choose who hears it first and when: her, another grown-up, a doctor, a helpline. \"I've been hurting myself and I don't want to be alone with it\" is enough. If it's deep, or you're afraid of what you might do, get help now.",
    ],
    ask: ['Who would be the easiest one to tell?'],
  },
  {
    put: finds,
    told: /\bpregnan\w*\b/,
    say: [
      "Then there may be shock first, and that passes. It's easier if you're not alone when it comes out: a doctor, a school nurse or a young people's clinic talks to you in confidence, and can be there when you tell it. What happens next is yours to decide, and nobody may push you either way. I'd see one of them this week.",
    ],
    ask: ['Who do you trust with a big thing?'],
  },
  {
    put: /\b(?:does|do|will|did|is|can) (?:he|she|they|my \w+) (?:\w+ )?(?:love|know|remember|recogni[sz]e|forget|like|angry|miss)\b/,
    told: /\b(?:dementia|alzheimer\w*)\b/,
    say: [
      "The name and the place go long before the feeling does. {They} may not know who you are and still know that somebody is there who's good to {them}; you see it in a hand that stays, or a face that gets quiet. Don't ask {them} who you are. Tell {them}, and go on with something familiar.",
    ],
    ask: ['What makes {them} calm when you are there?'],
  },
];
