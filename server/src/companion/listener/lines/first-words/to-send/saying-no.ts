import { asYou, type ToSend, theirAnswer } from './to-send.ts';

const wantsOut =
  /\b(?:(?:don'?t|do not|dont) (?:\w+ )?want|can'?t|cannot|won'?t|no energy|say(?:ing)? no|turn (?:\w+ )?down|refuse|get out of|i'?m not (?:going|coming|doing)|(?:so|too) tired)\b/;
/** Both of these. */
const both = (one: RegExp, two = wantsOut): RegExp =>
  new RegExp(`(?=[\\s\\S]*(?:${one.source}))[\\s\\S]*(?:${two.source})`);

/** A no, and a yes taken back. */
export const sayingNo: readonly ToSend[] = [
  {
    told: /\b(?:have|need|want|going) to cancel\b|\bcancell?ing (?:the|my|our)\b/,
    asks: /\b(?:say|tell|write|text|put|word|send)\b/,
    not: /\b(?:he|she|they) (?:\w+ )?cancel\w*|\b(?:contract|subscription|insurance|gym)\b/,
    say: [
      "I'm sorry, I have to cancel. I'm not up to it at the moment. I'll be in touch about another day.",
      "I have to call it off this time, and I'm sorry about the short notice. I'd like to do it another day.",
    ],
    next: ['No more than that is needed. Whoever likes you will be fine with it.'],
    ask: asYou,
  },
  {
    tender: true,
    told: both(
      /\b(?:baby shower|christening|pregnan\w*|gender reveal|newborn|new baby)\b/,
      /\b(?:miscarr\w*|lost (?:my|our|the) baby|stillb\w*|ivf|can'?t have (?:kids|children))\b/,
    ),
    asks: /\b(?:write|say|tell|text|reply|answer|put|send|word)\b/,
    not: /\b(?:colleague|friend|sister|she|cousin|neighbour) (?:\w+ )?(?:lost|had a miscarr)/,
    say: [
      "{hey}thank you for asking me. It's still too hard for me to be there. I hope it's a lovely day, and I'm thinking of you.",
      "{hey}I can't be there, it's too soon for me. It has nothing to do with you. I'd love to see you another day.",
    ],
    next: ["That's all {they} need{s} to know. You don't owe anybody more of it than you want to tell."],
    ask: ['Is there anybody who can be with you on that day?', 'Does that sound like you?'],
  },
  {
    told: /\b(?:said i love you|told (?:him|her|them) (?:that )?i love (?:him|her|them|you))\b|\btold (?:him|her|them) i love you\b/,
    asks: /\b(?:take (?:it|that) back|text|say|write|send|now|fix|tell)\b/,
    not: /\b(?:broke up|died|my ex)\b/,
    say: [
      "What I said last night came out early. You don't have to say anything back.",
      "I got a bit ahead of myself yesterday. No pressure, let's just go on as we were.",
    ],
    next: ["It doesn't take back the feeling, only the hurry. Then talk about something ordinary."],
    ask: ['Would you want to take it back, or only the timing?', 'How was he with you afterwards?'],
  },
  {
    told: both(
      /\bsaid yes\b|\bi (?:\w+ )?agreed to\b|\bi promised to (?:host|come|go|do|cook|help|lend|cover|work)\b/,
      /\b(?:can'?t|cannot|don'?t want|take (?:it|that) back|regret|changed my mind|too much|wish i hadn'?t|want out)\b/,
    ),
    not: /\b(?:marry|proposal|engaged|wedding is)\b/,
    say: [
      "{hey}I said yes too quickly, and I have to take it back. I'm sorry for the to and fro, and I wanted you to know now.",
      "{hey}I've looked at it properly and I can't do it after all. I'm sorry. Better now than at the last minute.",
    ],
    next: ['Soon is the kindest part of it. No long story is needed.'],
    ask: theirAnswer,
  },
  {
    told: /\b(?:don'?t|do not|can'?t|cant|wish) (?:\w+ )?(?:afford|have the money)\b/,
    asks: /\b(?:say|tell|write|text|reply|answer|put|word|send)\b/,
    not: /\b(?:rent|bills?|landlord|owe|electric\w*|asked me for|asking me for|keep (?:her|him|them)|fire|let (?:her|him) go)\b/,
    say: [
      "{hey}thank you for asking me. I can't afford the {event}, so I won't be coming. I'd love to celebrate with you some other way.",
      "{hey}I can't afford it just now, so I have to say no. It's only the money. I'd love to do something smaller with you.",
      "{hey}thank you for thinking of me. It's more than I can pay at the moment, so it's a no from me this time.",
    ],
    next: ['Early, before anything is booked. Money is a reason that everybody understands.'],
    ask: asYou,
  },
  {
    told: both(
      /\b(?:come in|cover|work|shift|double|overtime|extra (?:day|hours))\b[\s\S]*\b(?:asked|asking|asks|texted|wants?|keeps?|day off)\b|\bcan i (?:cover|come in|work)\b|\b(?:asked|asking|asks|texted|wants?|keeps?|day off)\b[\s\S]*\b(?:come in|cover|work|shift|double|overtime|extra (?:day|hours))\b|\bno to (?:overtime|(?:extra|more|another) (?:shifts?|hours|work))\b/,
      /\b(?:(?:don'?t|do not|dont) (?:\w+ )?want|can'?t|cannot|won'?t|say(?:ing)? no|turn (?:\w+ )?down|refuse|get out of|too tired)\b/,
    ),
    asks: /\b(?:say|tell|write|text|reply|answer|put|word|send|refuse|no)\b/,
    not: /\b(?:how i work|housework|homework|doesn'?t work|retir\w*|my wife|my husband|tell (?:him|her) (?:that|the))\b|\bneed (?:\w+ )?off\b/,
    say: [
      "Hi, I can't come in {day}. I need the day off. I hope you find someone.",
      "Hi, {day} doesn't work for me. I've got my time off then and I need it.",
      "Hi, I can't take that shift. I need the time off.",
    ],
    next: ["No sorry and no excuse in it. It's your day."],
    ask: ['What are you afraid they would say?', 'How do they usually take a no?'],
  },
  {
    told: /\b(?:wants?|asked|asks) me to be (?:her|his|a|the|their) (?:\w+ )?(?:bridesmaid|best man|maid of honou?r|godmother|godfather|godparent|witness|usher)\b/,
    say: [
      "{hey}it means a lot that you asked me. I've thought about it and I have to say no. I wanted to tell you early.",
      "{hey}thank you for asking me, really. I'd rather not do it, and I'd rather tell you now than say yes and be half there.",
    ],
    next: ['Thanks first, then the no, and no list of reasons.'],
    ask: theirAnswer,
  },
  {
    told: both(
      /\b(?:every|each|all) (?:sunday|saturday|weekend|week|day|evening|friday|night)s?\b/,
      /\b(?:wants? me to (?:come|visit|call|be)|expects? me|i have to (?:come|visit|call|go)|keeps? (?:sending|calling|ringing|texting) me)\b/,
    ),
    asks: /\b(?:tell|say|write|text|put|word|explain|ask)\b/,
    say: [
      "{hey}I can't come every time any more. Some weeks I need the day to rest. I'll still come when I can.",
      "{hey}I need some of those days for myself. I'd still like to see you, just not every time.",
    ],
    next: ["It says what changes and what stays. You don't have to sound sorry about being tired."],
    ask: theirAnswer,
  },
  {
    told: /\b(?:sends?|sending|texts?|texting|writes?|calls?|calling|rings?|dumps?|tells? me)\b[^.?!]{0,40}\b(?:(?:her|his|their) problems|at night|(?:1|2|3|4) ?am|in the night)\b/,
    asks: /\b(?:tell|say|write|text|put|word|answer|reply)\b/,
    not: /\b(?:suicid\w*|die|hurt (?:him|her|them)sel\w+)\b/,
    say: [
      "{hey}I can't answer at night any more. Write to me if you like, and I'll answer in the day.",
      "{hey}I do want to hear how you are. I need my nights, though, so I'll answer in the morning.",
    ],
    next: ['And then really answer in the morning, and not before.'],
    ask: theirAnswer,
  },
  {
    told: /\bnot coming (?:home )?(?:for|at|to|on) (?:christmas|easter|eid|diwali|thanksgiving|new year|the wedding)\b|\b(?:won'?t|can'?t|cannot) (?:be (?:home|there)|come(?: home)?) (?:for|at|on) (?:christmas|easter|eid|diwali|thanksgiving|new year)\b/,
    say: [
      "{hey}I won't be coming for {feast} this year. I wanted you to hear it from me, and early.",
      "{hey}I've decided not to come for {feast} this year. I know that isn't what you hoped for.",
    ],
    next: ['The news first. Then let {them} be disappointed for a moment, without taking it back.'],
    ask: theirAnswer,
  },
  {
    told: both(
      /\b(?:invited me|invitation|been invited|asked me (?:to come|along|out to|over|to (?:the|her|his|their|a) (?:party|wedding|dinner)))\b/,
    ),
    asks: /\b(?:say|tell|write|text|reply|answer|put|word|send|decline)\b/,
    not: /\b(?:wasn'?t|not|never|didn'?t) (?:invited?|asked?)\b|\bfuneral\b/,
    say: [
      "{hey}thank you for inviting me. I won't be able to make it. I hope it's a lovely {event}.",
      "{hey}thanks for asking me. I won't be coming this time, and I hope you have a good one.",
    ],
    next: ['No reason is needed. A reason invites somebody to solve it.'],
    ask: asYou,
  },
  {
    told: both(
      /\b(?:asked|asks|asking|wants?) me to (?:feed|watch|look after|drive|help|babysit|mind|water|do|take|pick|organi[sz]e|run|bake|cook|give|make)\b/,
    ),
    asks: /\b(?:say|tell|write|text|reply|answer|put|word|send|no)\b/,
    not: /\b(?:money|marry|boss|manager)\b/,
    say: [
      "{hey}thanks for asking me. That doesn't work for me this time, so please ask someone else.",
      "{hey}I can't do that one. I'm telling you early so you have time to find somebody.",
    ],
    next: ["It's friendly, and there's nothing in it to talk you out of."],
    ask: theirAnswer,
  },
];
