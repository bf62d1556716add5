import { asYou, type ToSend, theirAnswer } from './to-send.ts';

/** Money and things: what is owed to them, and what is wanted from them. */
export const owed: readonly ToSend[] = [
  {
    told: /\btenant\b[^.?!]*\b(?:behind|late|owes|(?:hasn'?t|not) paid)\b/,
    say: [
      "I know it may not be easy at the moment. The rent is {since} behind, and I need it. Let's agree on how you can catch up.",
      "It's about the rent. It's behind, and I can't carry it any longer. Tell me what you can pay, and by when.",
    ],
    next: ['Friendly, with a day for the answer. Having a heart and wanting the rent go together.'],
    ask: ['What could you live with, as a plan?', 'What has she said about it so far?'],
  },
  {
    told: /\bmore time to pay\b|\b(?:can'?t|cannot|won'?t be able to|not able to) pay (?:the |my |all |it )?(?:of )?(?:the |my )?(?:rent|fees?|school fees|bill|bills|invoice|loan|in full|all of it|on time)\b/,
    asks: /\b(?:ask|say|tell|write|text|word|put|email|reply|explain)\b/,
    not: /\b(?:he|she|they|flatmate|tenant) (?:can'?t|cannot|won'?t)\b/,
    say: [
      "I can't pay it all at once. I'm asking before it's late: I'd like to pay it in parts. Can we agree on a plan?",
      "I need more time to pay. I haven't forgotten it. I'd like to agree with you what I pay and when.",
    ],
    next: ['Before the day it is due, and with a sum that you can really keep to.'],
    ask: ['What could you really manage, and by when?'],
  },
  {
    told: /\b(?:my|the) deposit\b/,
    asks: /\b(?:write|say|word|phrase|put|text|message|email|ask|send|tell|reply)\b/,
    say: [
      "I'm still waiting for my deposit. Please transfer it by the end of next week, or tell me in writing why not.",
      'You still have my deposit. Please send it back by the end of next week.',
    ],
    next: ['With the address and the day you moved out under it, and a copy for yourself.'],
    ask: ['What has he answered so far, if anything?', 'Is it in writing anywhere that you paid it?'],
  },
  {
    told: /\b(?:ask(?:s|ed|ing)?|beg\w*) (?:me |us )?(?:again )?(?:for|to (?:lend|send|give|borrow))[^.?!]{0,30}(?:\b(?:money|cash|dollars?|quid|euros?|pounds?|naira|loan)\b|\d)|\bwants? (?:me to (?:lend|send|give)|to borrow|another)[^.?!]{0,25}(?:\b(?:money|cash|dollars?|quid|loan)\b|\d)/,
    not: /\bi (?:ask(?:ed)?|want) (?:him|her|them|my \w+) (?:for|to lend)\b|\bi (?:want|need|have|would like|'d like) to ask\b|\bhow (?:do|can|should) i ask\b/,
    say: [
      "{hey}I can't give you any money this time. I'm telling you straight so you can look elsewhere.",
      "{hey}I can't, not this time. It isn't about you, there's nothing to spare here.",
      "{hey}I have to say no to the money. I haven't got it to give.",
    ],
    next: [
      'No sum and no reasons after it. A reason is something to argue with.',
      "It's a no to the money, and nothing else is in it.",
    ],
    ask: theirAnswer,
  },
  {
    told: /\b(?:owes?|owe|owing) (?:me|us)\b|(?<!\b(?:he|she|they|dad|mum|mom) )\b(?:lent|loaned) (?!me\b)(?!(?:my|a|the|him my|her my) (?:book|car|drill|coat|dress|jacket)\b)|\b(?:hasn'?t|haven'?t|didn'?t|never|not|doesn'?t|forgets?|forgot|forget)\b[^.?!]{0,24}\b(?:(?:paid|pay|paying|pays) (?:me|us|it|for it|back)|(?:sent|send|paid|pay|gave|given) (?:me )?(?:her|his|their) (?:half|share|part|bit)|(?:give|gave|given|send|sent)\b[^.?!]{0,12}\b(?:back|the money|my money))\b|\b(?:didn'?t|hasn'?t|not|never|still) (?:\w+ )?(?:pay|paid) (?:\w+ ){0,3}(?:she|he|they) borrow\w*|\bborrow\w* (?:[£$€]?\d|money|some money|cash)/,
    not: /\bi (?:still )?(?:owe|borrowed|haven'?t paid|didn'?t pay)\b|\bmy (?:boss|manager|employer|work|company|client)\b/,
    say: [
      '{hey}{what} was for {due}, and I need it now. Can you send it this week, or tell me which day?',
      "{hey}I need {what} back {purposely}this week. If that doesn't work, tell me a day.",
      "{hey}it's about {what}{purposely}. Please send it this week, or tell me when I can count on it.",
      '{hey}can you send me {what}{purposely} this week? If not, tell me a day.',
    ],
    next: [
      'What, and by when. Nothing to explain, and nothing to fight about.',
      "It's your money, so there's no sorry in it.",
    ],
    ask: theirAnswer,
  },
  {
    told: /\b(?:borrow\w* my|get my [\w-]+ back|(?:has|have|kept|got|left with) my (?:hoodie|drill|jacket|keys?|book|bike|charger|dress|coat|laptop|guitar|tent|tools?|shoes|necklace|ring))\b/,
    say: [
      'Hi, could I have {thing} back this week? You can just leave it at the door.',
      "{hey}I need {thing} back. Please drop it off this week, or I'll come and get it.",
    ],
    next: ['Only that and nothing around it, and nobody can read more into it.', 'Just the thing and the week.'],
    ask: asYou,
  },
];
