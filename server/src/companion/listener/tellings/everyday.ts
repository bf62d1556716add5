import { type Telling, told } from './telling.ts';

/** Plain things out of plain days, told without a word for how they feel: what stayed behind, what was promised, what a child asked. */
export const everyday: readonly Telling[] = [
  {
    id: 'asks-leave',
    typed: true,
    alone: true,
    when: /^(?:hey,? |ok,? |so,? )?(?:can|may|could) i (?:just )?(?:say|tell you|admit|confess) (?:something|a thing|this|sth)\b|\bpromise (?:me )?(?:you won'?t|not to) (?:laugh|judge)\b/,
    hear: ["Yes. Say it as it is, it doesn't have to come out nicely."],
    ask: [],
  },
  {
    id: 'not-that-please',
    typed: true,
    alone: true,
    when: /^(?:(?:no|please|pls|and|but|just)[, ]+)*(?:do not|don'?t|not) (?:you )?(?:say|tell me)\b(?! (?:anyone|anybody|him|her|them|my)\b)/,
    hear: [
      "All right, I won't say that.",
      "Understood, you won't hear that from me.",
      "No, not that. I'll leave it out.",
    ],
    ask: ['What do people leave out when they say it?', 'What would you like to hear instead?', 'How is it really?'],
  },
  {
    id: 'no-point',
    typed: true,
    alone: true,
    when: /^(?:so|but|and|i mean|idk|honestly)?,? ?what(?:'?s| is) (?:even )?the point(?: of (?:it|trying|this|that)(?: all)?)?[.?! ]*$/,
    hear: [
      "It's hard to keep going when you can't see what for.",
      'When nothing seems to come of it, it is hard to see a point in it.',
    ],
    ask: [
      'What has made it feel that way?',
      'When did it still seem worth it?',
      'What would have to change for there to be one?',
    ],
  },
  {
    id: 'it-landed',
    typed: true,
    alone: true,
    bright: true,
    when: /\bthat (?:got|hit|landed with|struck|touched|broke) (?:me|home)\b/,
    hear: ["There's no hurry to get past it. We can stay with that for a moment."],
    ask: ['What is it that it touches?', 'What comes up with it?'],
  },
  {
    id: 'handed-over',
    when: /\b(?:kids|children|boys|girls|son|daughter|twins|little one)\b.*\b(?:went|gone|go|are|is) back (?:to|at|with) (?:their|his|her)\b|\byou (?:dropped|handed|drove|took) (?:them|him|her|the kids|the boys|the girls) (?:off|back)\b/i,
    hear: ["And then it's quiet, and you notice who isn't there."],
    ask: [
      'What do you do with the first hour after that?',
      'What do you notice first, when they have gone?',
      'What is the evening like, from there on?',
    ],
  },
  {
    id: 'stayed-behind',
    bright: true,
    when: told(
      "\\b(?:you(?:'ve)? (?:still )?(?:have|got|wear|keep|kept|sleep in)|you(?:'re| are) wearing|WHO (?:left|forgot)) (?:his|her|their)(?: \\w+)? (?:toothbrush|shoes?|jumper|coat|mug|voicemail|pillow|handwriting|glasses|slippers|perfume|scarf|hoodie)\\b",
    ),
    hear: ['Keeping something small like that makes sense when you miss somebody so much.'],
    ask: ['What did you do with it?', 'What did it set off in you?', 'What is it like to come across it?'],
  },
  {
    id: 'few-words',
    when: /\byou(?:'re| are) not (?:really |much of |exactly |very )?(?:a |one |a big |a great )?(?:talker|good with words|good at (?:this|talking|words)|used to (?:talking|this))\b|\byou don't (?:really |usually )?(?:talk (?:about|much|like)|open up)\b/i,
    hear: ["You're doing fine with the words you have. Few will do here."],
    ask: [
      'Who taught you to keep it short?',
      'What would be in the longer version?',
      'When did you last get to say it to somebody?',
    ],
  },
  {
    id: 'not-known-by',
    when: /\bcall(?:s|ed)? you by (?:your|his|her) (?:\w+ )?[\w']+(?: \w+)? name\b|\b(?:he|she|your (?:mum|mom|dad|mother|father|nan|gran|husband|wife|mam|da)) (?:\w+ )?(?:doesn't|didn't|does not) (?:know|recogni[sz]e) (?:you|who you (?:are|were))\b|\basked (?:you )?who you (?:are|were)\b/i,
    hear: ['It hurts not to be known by somebody who ought to know you best.'],
    ask: [
      'What do you do then: put it right, or go along with it?',
      'What is it like on the days when you are known?',
      'What do you do with it on the way home?',
    ],
  },
  {
    id: 'tells-them-fine',
    when: /\byou (?:always |just |still )?(?:say|said|tell (?:him|her|them|everyone)|told (?:him|her|them|everyone)) (?:that )?"?(?:you're (?:fine|ok|okay|happy|good)|everything is (?:fine|good|ok)|it's (?:all )?fine)\b/i,
    hear: ["You tell them it's fine, and then you're alone with how it really is."],
    ask: [
      'What would you say to them on an honest day?',
      'What are you sparing them?',
      'What would you like them to ask instead?',
    ],
  },
  {
    id: 'cooks-for-two',
    when: /\byou (?:always |still )?(?:cook|make|set|lay|buy|pour)\b[^.]{0,12}\b(?:two (?:portions|cups|plates|places|mugs)|too many|for two|enough for|a second)\b/i,
    hear: ['You got used to there being two of you, and missing them shows up there.'],
    ask: ['Who is the second one for, if you had to say?', 'What happens to the one that is left over?'],
  },
  {
    id: 'could-write',
    bright: true,
    when: /^(?:maybe |perhaps )?you (?:could|might|may) (?:actually |just |still |even )?(?:write to|text|message) (?:him|her|them|your \w+|[A-Z]\w+)\b/i,
    hear: [
      "You could. It can be quite small, and it doesn't have to ask for anything.",
      'That is your own idea, and those tend to fit best.',
    ],
    ask: [
      'What would the first line be?',
      'What would you hope comes back?',
      'What speaks for it, and what holds you?',
    ],
  },
  {
    id: 'goes-back-to-look',
    unless: /\b(?:doors?|locks?|locked|stove|oven|iron|gas|taps?|lights?|alarm|plugs?|hob|windows?|boiler)\b/,
    when: /\byou keep (?:\w+ )?(?:zooming|checking (?:if|whether|your|his|her|the phone)|scrolling|re-?reading|refreshing)\b|\b(?:typed|wrote) (?:it|sorry|that) .*\b(?:deleted|erased)\b/i,
    hear: ["It's hard to stop looking when you're hoping for an answer."],
    ask: [
      'What are you hoping to find there?',
      'What is it like, right after?',
      'What would have to be there, for it to be enough?',
    ],
  },
  {
    id: 'helped-with-body',
    when: /\b(?:comes? (?:in )?to (?:put on|wash|dress|help|cut|lift)|puts? on your|wash(?:es)? you|help(?:s|ed)? you (?:wash|dress|up|walk|out of))\b|\bwith the (?:frame|stick|walker|crutches)\b|\byou can't (?:even )?(?:tie your|bend|climb)\b/i,
    hear: [
      "Having to be helped with what you always did yourself isn't easy.",
      'You can be grateful for it and still mind.',
    ],
    ask: [
      'What do you miss doing with nobody watching?',
      'What was hardest to hand over?',
      'What is still entirely yours?',
    ],
  },
  {
    id: 'distance-won',
    bright: true,
    when: /\byou (?:finally |even |actually )(?:got|made it|walked|managed to get) (?:as far as|to the (?:post|shop|door|end|corner|gate|top)|all the way|up the|round the|down the|out of (?:bed|the house))\b/i,
    hear: ["That's real progress, seen from where you started."],
    ask: [
      'What was it like to stand there?',
      'What did you see, when you got there?',
      'What made today the day for it?',
    ],
  },
  {
    id: 'lost-at-work',
    when: /\blost (?:a|an|the|another|one of your|your) (?:\w+ )?(?:patient|resident|pupil|student|client)s?\b(?!'s)/i,
    hear: [
      'Losing somebody in your care is hard, whatever the job says about it.',
      'A shift ends at some hour, and that does not end with it.',
    ],
    ask: [
      'What is still with you from that room?',
      'Who looks after you, on a night like this?',
      'What do you usually do with it, on the way home?',
    ],
  },
  {
    id: 'did-it-right',
    when: /\byou did (?:everything|every (?:single )?thing|it all|all of it|all) (?:right|you could|by the book)\b/i,
    hear: [
      'You did what you could, and did it right, and it happened all the same.',
      'It should be a comfort to have done nothing wrong, and often it is not.',
    ],
    ask: ['What does your mind go back to, even so?', 'What would you say to a colleague who told you this?'],
  },
  {
    id: 'to-the-day',
    when: /\bsame (?:due )?date\b|\bto the day\b|\bone year on\b|\bexactly (?:a|one) year\b/i,
    hear: ["So that date carries both things now, and that's a lot for one day."],
    ask: [
      'Who else knows what that date is for you?',
      'What would you like to do with that day?',
      'What was the first thing that went through you?',
    ],
  },
  {
    id: 'read-what-was-mine',
    when: /\b(?:found|read|went through|saw|opened|looked at) your (?:messages|phone|diary|journal|texts|letters|browser|emails|dms|search)\b/i,
    unless: /\byou (?:\w+ ){0,2}(?:found|read|went through|saw|opened|looked at) your\b/i,
    hear: [
      'That was private, and reading it took the choice away from you.',
      'That was yours, and it was read without you.',
    ],
    ask: [
      'What would you have wanted to say, if it had been left to you?',
      'What has been said since, and what has not?',
      'What do you fear they think they know?',
    ],
  },
  {
    id: 'hand-held',
    bright: true,
    when: told('\\bWHO (?:just )?(?:squeezed|held|took|touched|stroked) your (?:hand|arm|shoulder|back|hair)\\b'),
    hear: ["It's a small thing, and it can mean a great deal to have that."],
    ask: [
      'What did it say to you?',
      'What would you like to say back?',
      'What is it like to have that one person there?',
    ],
  },
  {
    id: 'glad-for-them',
    bright: true,
    when: /\byou(?:'re| are) (?:really |so |honestly )?(?:happy|glad|pleased|proud) (?:for|of) (?<whom>her|him|them)\b/i,
    unless: /\bbut (?:not|i'm not)\b/i,
    hear: ["That's a good thing to feel for somebody."],
    ask: ['And what is it like on your side of it?', 'What would you want some of, for yourself?'],
  },
  {
    id: 'at-the-door',
    bright: true,
    when: /\byou (?:got|went) as far as the (?:door|car ?park|entrance)\b/i,
    hear: ["You've been that close already, so it's hard and it isn't out of reach."],
    ask: [
      'What happened in you, just there?',
      'What would make it possible to go in?',
      'What did you see, through the door?',
    ],
  },
  {
    id: 'cries-at-good',
    bright: true,
    typed: true,
    when: /\bcan'?t stop crying\b.*\b(?:good|happy|relief)\b|\bcr(?:y|ied|ying)\b.*\b(?:because )?(?:its|it's|it is|was) good\b|\bhappy tears\b/,
    hear: ['Crying over something good is all right. It must have mattered a lot.'],
    ask: ['What is it that you can put down now?', 'How long were you holding it?'],
  },
];
