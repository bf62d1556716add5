import { near, type OwnWay } from './row.ts';

const goTo =
  '(?:go(?:ing)?(?: and (?:see|talk))?(?: to)?|see(?:ing)?|speak(?:ing)?|talk(?:ing)?|visit(?:ing)?|call(?:ing)?|contact(?:ing)?|get(?:ting)?|find(?:ing)?|try(?:ing)?|hav(?:e|ing)|ask(?:ing)?(?: for)?|consult(?:ing)?|look(?:ing)? for|reach(?:ing)? out to|book(?:ing)?|mak(?:e|ing) an appointment with|start(?:ing)?|begin(?:ning)?)';
const some =
  "(?:with |to |the |a |an |my |our |some |any |one of |help from |your |about |into )*(?:professional |good |private |mental health |school(?:'s)? |college |university |student |guidance |online )*";
const talkTo = `(?:talk(?:ing)? (?:to|with|about (?:it|this|that) (?:to|with))|speak(?:ing)? (?:to|with)|tell(?:ing)?|open(?:ing)? up to|go(?:ing)? to|ask(?:ing)?|confid(?:e|ing) in|say(?:ing)? (?:it|this|that|something|anything) to)`;

/** Where telling somebody could cost more than a hard hour. */
const unsafe =
  /\b(?:gay|lesbian|trans|bi(?:sexual)?|coming out|come out|pregnan\w*|abortion|violent|drunk|scared of (?:him|her|them)|kick(?:ed|s)? me out|affair|cheated)\b/;

/** 'Should I …?', where sense allows a plain yes, or a plain not yet. */
export const whether: readonly OwnWay[] = [
  {
    put: near(`${goTo} ${some}(?:counsell?ors?|councell?ors?|counsell?ing|councell?ing|advis[oe]rs?)\\b`),
    told: /\b(?:school|exams?|class\w*|teachers?|grades?|college|university|semester|homework|campus|students?)\b/,
    say: [
      "Yes, I'd go. This is just what they're there for, and you don't need a big reason. Write two lines on a piece of paper before, what's going on and since when, so you don't have to look for words in the room.",
      'Yes. Send them one line today: "I\'d like to come and talk to you this week." Once the time is fixed, you only have to turn up.',
    ],
    ask: ["What's the first thing you'd want them to know?", 'Do you know yet who it would be?'],
  },
  {
    put: near(
      `(?:tak(?:e|ing)|send(?:ing)?|bring(?:ing)?|get(?:ting)?) (?:him|her|them|my (?:\\w+ )?\\w+) (?:\\w+ ){0,3}?(?:counsel\\w*|councel\\w*|therap\\w*|psycholog\\w*)\\b`,
    ),
    say: [
      "Yes, one first talk can only help, as long as it doesn't come as a punishment. I'd say it beforehand in a quiet moment: \"I'd like us to try talking to somebody outside, once.\"",
    ],
    ask: ['What do you think the answer would be?'],
  },
  {
    put: near(
      `${goTo} ${some}(?:therap(?:y|ists?)|counsell?ors?|councell?ors?|counsell?ing|councell?ing|psychologists?|psychiatrists?|shrink|professionals?|mental health (?:help|support)|help)\\b(?! (?:him|her|them|my)\\b)|^(?:therapy|professional help|counsell?ing)\\b`,
    ),
    not: /\bagain\b|\bhelp (?:from|at work|with (?:the|my))\b/,
    say: [
      "Yes, I'd try it. It doesn't have to be at its worst for that. One first appointment commits you to nothing. If money is short, ask your doctor, or look for places where the price goes by income.",
      "Yes, I would. Start with the smallest part: ring your doctor's office this week and ask whom they'd send you to for this.",
    ],
    ask: ['What has kept you from it so far?', 'What would you want to talk about first?'],
  },
  {
    put: near(`${goTo} ${some}(?:doctors?|gp|physician|sleep (?:clinic|doctor)|specialist|clinic)\\b`),
    say: [
      "Yes, ring them tomorrow morning. Write down when it started, how often it comes and what makes it worse: that's what they'll ask. If it gets worse quickly, don't wait for that day.",
    ],
    ask: ['How long has it been going on?', 'What would you want to ask them?'],
  },
  {
    put: near(`${talkTo} (?:my |the )?(?:mom|mum|mother|dad|father|parents?|family|folks)\\b`),
    untold: unsafe,
    not: /\b(?:move|home to|money|wedding|for)\b/,
    say: [
      "I'd say yes: to the calmer one, and in a quiet hour. You don't have to tell it all. \"Something's been hard for me and I'd like to tell you.\" is enough to begin with, and after that you aren't alone with it.",
    ],
    ask: ['Which of them would be easier to tell?', "What do you think they'd say?"],
  },
  {
    put: near(
      `${talkTo} (?:a |an |my |some |one of my |any of my |the )?(?:close |good |best |old |trusted |other )*(?:friends?|some ?(?:one|body)|any ?(?:one|body)|teacher|professor|tutor|sister|brother|people|cousin|aunt|uncle)(?: (?:about|of|how|what) [\\w' ]+)?$`,
    ),
    untold: unsafe,
    not: /\b(?:secret|rumou?r|promised|behind|her husband|his wife|cheat\w*|alone|first|directly|angry|mad|betray\w*|owes?)\b/,
    say: [
      "Yes, I'd tell one person, somebody who can listen without trying to fix it. Two sentences are enough, and you can say that you don't need advice. It gets lighter once one other person knows.",
    ],
    ask: ['Who comes to mind first?'],
  },
  {
    put: near(
      `(?:talk|speak|meet|sit down)(?:ing)? (?:to|with) (?:my |the |him|her|them)(?: ?\\w+)? (?:alone|first|in private|privately|in person|one on one)\\b`,
    ),
    say: [
      "Yes, I'd do that, just the two of you, and before anybody else. In front of others people defend themselves; alone they can listen. Say what happened and what you'd like, and then let them answer.",
    ],
    ask: ["What's the one thing they should know at the end of it?"],
  },
  {
    put: near(
      '(?:bring(?:ing)? (?:it|this|that) up|talk(?:ing)?|speak(?:ing)?|go(?:ing)?|rais(?:e|ing) (?:it|this|that)|mention(?:ing)? (?:it|this|that)|complain(?:ing)?|report(?:ing)? (?:it|this|that|him|her|them))(?: about \\w+)? ?(?:to|with) (?:my |the |our |his |her )?(?:boss|manager|supervisor|hr|human resources|management|employer|team ?lead|him|her)',
    ),
    told: /\b(?:boss|manager|supervisor|work(?:load|place|ing)?|job|office|hr|shifts?|co-?workers?|colleagues?|company)\b/,
    untold: /\b(?:harass\w*|touch\w*|racis\w*|fraud|illegal|steal\w*)\b/,
    say: [
      "Yes, I'd bring it up. They may not see it as you do, and nothing changes while they don't know. Ask for ten minutes, bring one example with a date, and one thing you'd like instead. A wish is easier to say yes to than a complaint.",
    ],
    ask: ['What would you like to be different afterwards?', "What's the example you'd start with?"],
  },
  {
    put: near(
      'take off (?:for )?(?:a |some |few |more |couple of )*(?:days?|time|weeks?)|(?:take|taking|have|having|get|getting|use|using|request|ask for|call in) (?:some |a |a few |my |one |another |the |couple of |more |few )*(?:days? off|time off|break|holidays?|vacation|leave|sick days?|mental health day|rest|week off|days)|^(?:rest|take it easy)\\b',
    ),
    not: /\b(?:relationship|from (?:him|her|each other|us)|maternity|leave (?:him|her|my (?:husband|wife|job)))\b/,
    say: [
      "Yes, if you can get it, I'd take it. Rest does more before you're at the very end than after. Make one of those days a day with nothing planned, and leave the phone from work switched off.",
    ],
    ask: ['What would you do with the first morning?', 'What would stop you from asking for it?'],
  },
  {
    put: near(
      '(?:start (?:to )?|begin (?:to )?|be |pre-?emptively |already |just )*(?:look(?:ing)?|search(?:ing)?|apply(?:ing)?) (?:around )?(?:for )?(?:an?other |a |some |new |different |other |the )*(?:jobs?|work|positions?|employment)\\b|^(?:start |be )?(?:look(?:ing)? elsewhere|job hunt\\w*)',
    ),
    say: [
      "Yes, I'd look, quietly, and keep this one meanwhile. Looking commits you to nothing, and it's easier to put up with a place when you know there are others. One evening for the CV and one application is enough for this week.",
    ],
    ask: ['What would the next one need to have?'],
  },
  {
    put: near(
      '(?:contact|call|text|message|write(?: to)?|reach out to|talk to|reply to|dm|ring|see|meet) (?:him|her|my ex(?:[- ]\\w+)?|them)(?: (?:again|back|now|first|today|tonight|one (?:more|last) time))*$',
    ),
    told: /\b(?:broke up|break[- ]?up|broken up|my ex\b|dumped me|left me|split up|ended (?:it|things)|ended our)\b/,
    untold: /\b(?:kids?|children|custody|baby|blocked|years ago|hits?|friend|divorc\w*|married|husband|wife)\b/,
    say: [
      "Not today, I'd say. While it's still this raw, any answer hurts, and no answer too. Write down what you'd want to say and leave it for a week. If you still want to send it then, and could bear to hear nothing back, send it once.",
    ],
    ask: ['What would you be hoping to hear back?'],
  },
  {
    put: near(
      '(?:contact|call|text|message|write(?: to)?|reach out to|reply to|dm|ring) (?:him|her|them|my (?:old |former |best )?(?:friend|sister|brother|cousin))(?: (?:again|back|now|first|today|tonight|one (?:more|last) time))*$',
    ),
    untold:
      /\b(?:blocked|hits?|police|stalk\w*|restraining|boss|manager|work|landlord|doctor|teacher|told me (?:not to|to (?:stop|leave)))\b/,
    say: [
      'Ask yourself how it would be if no answer came. If you could live with that, yes: one short line that asks for nothing. If it would throw you back, wait a week and ask yourself again.',
    ],
    ask: ['What would you be hoping to hear back?'],
  },
  {
    put: near(
      '(?:talk|speak|sit down|have a (?:talk|chat|conversation))(?:ing)? (?:(?:it|this|things|that) (?:over|out|through) |about (?:it|this|that) )?with (?:him|her|them|my (?:best |close )?(?:friend|roommate|flatmate|sister|brother|husband|wife|boyfriend|girlfriend|partner)s?)\\b',
    ),
    untold: /\b(?:hits?|violent|afraid of|scared of|cheat\w*|drunk|threat\w*|boss|manager)\b/,
    say: [
      "Yes, I'd talk, just the two of you, before it grows. Begin with what happened and what it was like for you, and not with what they're like. And then ask how it looked from their side, because you may each have half of it.",
    ],
    ask: ["What's the one thing they should know at the end of it?"],
  },
  {
    put: near('(?:forgive|pardon) (?:him|her|them|my \\w+)\\b'),
    say: [
      "You don't have to decide that now, and nobody can hurry you. Forgiving somebody also doesn't mean that all goes on as before. I'd look at what they do in the next weeks: whether they own it without being asked.",
    ],
    ask: ['What would you need from them first?'],
  },
  {
    put: near('(?:block|unfollow|mute|delete|remove|unfriend) (?:him|her|them|his|my ex|their|all)\\b'),
    say: [
      "If seeing them sets you back every time, then yes. Muting does nearly the same and can be undone, so I'd start with that for a month and see whether the days get quieter.",
    ],
    ask: ['When do you mostly find yourself looking?'],
  },
  {
    put: near("(?:apologi[sz]e|say sorry|say i(?: a)?'?m sorry)\\b"),
    untold: /\b(?:for nothing|even though i|didn'?t do anything|not my fault|again)\b/,
    say: [
      'If there\'s a part of it that was yours, then yes, for that part and no more. "I\'m sorry that I did that" without a "but" after it, and without waiting for something back. It doesn\'t settle who was right in the rest.',
    ],
    ask: ['Which part would you say sorry for?'],
  },
  {
    put: near(
      '(?:try |take |start |be taking |go on |taking )*(?:the )?(?:meds?|medications?|medicines?|anti-?depressants?|sleeping (?:pills|tablets)|melatonin|supplements?)\\b',
    ),
    say: [
      "That's one for your doctor or a pharmacist, and not for me. I'd go with three questions: what it should do for me, how long until I notice, and how I'd come off it again. Don't start or stop anything on your own.",
    ],
    ask: ['What makes you unsure about it?'],
  },
];
