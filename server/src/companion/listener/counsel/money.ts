import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What people ask when money comes between them and somebody, or has been taken from them. */
export const moneyCounsel: readonly Counsel[] = [
  {
    id: 'scammed',
    deed: 'ring the bank',
    asks: wantsToKnow,
    about:
      /\b(?:scam\w*|conned|fraudsters?|phish\w*|catfish\w*|fell for (?:a|it|one|this)\b[\s\S]{0,40}\b(?:link|text|call|email|money|bank|fake)|(?:gave|sent|transferred) (?:them|him|her|someone|a stranger) (?:\w+ ){0,3}(?:my (?:bank|card|details|pin|password)|money|thousand|grand|\d+)|fake (?:website|bank|text|shop|landlord)|money (?:is )?gone from my (?:account|bank))\b/,
    not: /\b(?:lent|loan(?:ed)? (?:him|her|my)|my (?:friend|brother|sister) (?:borrowed|asked))\b/,
    answer: [
      'Ring your bank now, on the number on the back of your card, and then change the passwords. Being ashamed can wait: they do this all day, and clever people fall for it daily.',
    ],
    words:
      'To the bank: "I have been tricked into a payment. I want it stopped and reported as fraud. Please block my card, and tell me what else to do."',
    steps: [
      'Change the password of your mail first and the bank next, from a device they never had a hand on.',
      'Keep everything, messages, numbers, receipts, and report it to the police or the fraud line of your country. Banks often ask for that.',
      'Pay nothing more, and nothing to anybody who rings and offers to get it back. It is usually the same people.',
      'Tell one person today. The shame is what they count on.',
    ],
    hitch:
      'If you had become fond of the one who did it, you have lost that as well, and may grieve for it, even though the person was made up.',
    ask: ['Have you reached the bank yet?'],
    card: 'money-worry',
  },
  {
    id: 'asked-to-lend',
    deed: 'give your answer tomorrow',
    whether: true,
    plainly: 'Plainly: only as much as you could give away without a grudge.',
    asks: wantsToKnow,
    about:
      /\b(?:(?:asked|asks|asking|wants|keeps asking|begging|begged|hit)\b[\s\S]{0,25}\b(?:to (?:borrow|lend)|for (?:a loan|money|cash|some money|another loan|\W?\d+|a (?:few )?(?:grand|hundred|tenner))|(?:me|us) (?:up )?for (?:money|cash|a loan))|lend(?:ing)? (?:him|her|them|my \w+|someone|money|a friend|family)\b|wants? to borrow|cosign|co-sign|guarantor)\b/,
    not: /\b(?:owes?|lent (?:him|her|them|my|a|someone)|loaned|pay(?:ing)? (?:me|us) back|paid (?:me|us) back|lend (?:an ear|a hand)|boss|raise|pay rise)\b/,
    answer: [
      'Lend only what you could lose without losing the person too. If it is more than that, say no to the money and yes to something else.',
    ],
    words:
      'For instance: "I do not lend money, because I want to keep us as we are. I can look at the bills with you on Saturday." Or, for a small sum: "I can give you fifty, and I do not want it back."',
    steps: [
      'Do not answer at once. "I have to look at my own numbers, I will tell you tomorrow" is true of everybody.',
      'If you do lend, put the sum and the day on a paper that both of you keep.',
      "Do not sign for somebody else's loan unless you could pay the whole of it.",
      'If it is the third time, ask what it is for. Gambling and drink do not get smaller by lending.',
    ],
    hitch: 'If you hear "I thought you were my friend": "I am, and that is why." Then talk of something else.',
    ask: ['Which sum could you give and forget?'],
    card: 'boundaries',
  },
  {
    id: 'cannot-afford-it',
    deed: 'say it early, to the one who plans it',
    asks: wantsToKnow,
    about:
      /\b(?:can't afford|cannot afford|can not afford|cant afford|(?:don't|do not) have (?:the|any) money (?:for|to)|no money (?:for|to)|out of my budget|too (?:expensive|skint|broke)|i'm (?:broke|skint))\b[\s\S]{0,80}\b(?:friends?|mates?|wedding|hen|stag|trip|holiday|dinner|birthday|presents?|gifts?|baby shower|bridesmaid|party|night out|meal|group|christmas|come|go out|going out)\b|\b(?:friends?|mates?|wedding|hen|stag|trip|holiday|birthday|presents?|gifts?|bridesmaid|group|christmas)\b[\s\S]{0,80}\b(?:can't afford|cannot afford|cant afford|(?:don't|do not) have (?:the|any) money|out of my budget|i'm (?:broke|skint)|costs? (?:a fortune|too much))\b|\b(?:go out|going out|dinner|come along|meal)\b[\s\S]{0,50}\b(?:skint|broke|can't afford|it's the money|can't pay)\b/,
    not: /\b(?:rent|vet|eat|food|heating|therapy|funeral|divorce|lawyer)\b/,
    answer: [
      'Say it early and plainly, with something you can do instead. It is the vague excuses that sound like not wanting to.',
    ],
    words:
      'For instance: "I would love to, and it is not in my budget just now. I will come for the walk on Sunday, or you come to me and I cook."',
    steps: [
      'Say it once, to the one who plans it, before anything is booked.',
      'Be the one who proposes the next thing, and make it cheap. Somebody else in the group will breathe out.',
      'For a wedding or a hen party: come for the one part that counts, and leave out the weekend.',
      'For presents: propose drawing names, or a limit. Most people say yes at once.',
    ],
    hitch: 'If somebody offers to pay: you may say thank you and take it once, or "that is kind, and not this time".',
    ask: ['Who among them would understand at once?'],
    card: 'money-worry',
  },
];
