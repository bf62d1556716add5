/**
 * What is said to the form of a question where its matter has no answer of its own: that it can't be known from here and what
 * speaks for or against it in what they told, or how one finds out. '{warm}' and '{cold}' are what that person did, '{c}' is the
 * fear, in their words.
 */
export interface InGeneral {
  put: RegExp;
  not?: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

const they = "(?:he|she|they|my [\\w'-]+(?: in law)?|the [\\w'-]+|someone|somebody|anyone|everyone|people)";
const start = '^(?:(?:and|but|so|or|like|ok|well|now|then|honestly|because)[, ]+)*';
const reckon = '(?:(?:do|would|did) )?(?:you|u) (?:\\w+ )?(?:think|reckon|suppose|believe|say)(?: that)?';
export const inGeneral: readonly InGeneral[] = [
  {
    put: new RegExp(
      `${start}why (?:would|does|do|did|is|was|are|were|has|won'?t|wouldn'?t|doesn'?t|didn'?t|can'?t|hasn'?t|isn'?t) (?:he|she|they|my [\\w'-]+)\\b`,
    ),
    say: [
      "Only {they} could tell you, and a guess from here would be no better than yours. What I'd hold on to is that it has a reason on {their} side, and mostly one that isn't about what you're worth. Ask about the one thing and not about all of it: \"That time, what was going on for you?\"",
      "I can't know that. People mostly do such a thing because it was easier in that minute, and only afterwards find a reason for it. You'd be allowed to say what it did to you, and wait for what comes back.",
    ],
    ask: ["What's your own best guess?", 'What would it change for you, to know?'],
  },
  {
    put: new RegExp(
      `${start}what (?:does|did|do|is|was|'s)?(?:\\w+ )?(?:that|it|this|he|she|they)(?: \\w+)* mean\\b|${start}(?:does|do|did|would) (?:that|this|it) mean\\b|${start}what(?:'s| is| was) (?:that|this|it) (?:all )?about\\b`,
    ),
    say: [
      "One thing like that can be read two ways, and I can't see which it is from here. Take the plain reading first, what you'd think if a friend told it to you, and see whether the next two or three times fit with it. If you'd rather know sooner, ask: \"How did you mean that?\"",
    ],
    ask: ['What did you take it to mean, in the first second?'],
  },
  {
    put: new RegExp(
      `${start}(?:${reckon} )?(?:\\b(?:will|would|won'?t|is|are)\\b )?${they}(?:'ll)?\\b.{0,12}\\b(?:will|would|'ll|going to|gonna|ever)\\b|${start}(?:will|would|won'?t) ${they}\\b|${start}(?:is|are) ${they} (?:ever )?(?:going to|gonna)\\b|${start}${reckon} ${they}'ll\\b`,
    ),
    not: /\b(?:die|dying|survive|cancer|surgery|chemo)\b/,
    say: [
      "That isn't settled yet, so nobody can know it. What speaks for it is what you told: {warm}. Your part is only to be clear: say what you'd like, once and in plain words, and then leave {them} room.",
      "I can't look ahead. That {cold} doesn't decide it; things like that change when somebody says the true thing first. You could be the one: what you want, in one plain sentence, and then leave {them} room to answer.",
      "I can't look ahead, and what {they} do{es} isn't in your hands. What is: to say what you'd like, once and in plain words, before the day comes, and to know what you'll do with either answer. With both thought through, the waiting gets smaller.",
      "Nobody knows that yet, {them} included, maybe. It'll depend less on what has been than on what's said next. So I'd not wait for it: ask for one small concrete thing, and you'll see which way it goes.",
    ],
    ask: [
      "What would you do, if it's a no?",
      'What would you want to say to {them} first?',
      'What makes you think it could go either way?',
    ],
  },
  {
    put: new RegExp(
      `${start}${reckon} ${they}(?:'s|'re)? |${start}(?:he|she|they) .* or (?:not|no)[?.! ]*$|${start}(?:do|does|did|is|are|was|were|has|have|had|isn'?t|doesn'?t|didn'?t|wasn'?t|hasn'?t) ${they}\\b|\\bmaybe ${they}\\b`,
    ),
    not: /\b(?:dying|dead|in pain|suffering|bipolar|narcissis\w*|autis\w*|adhd|cheating|pregnan\w*|allowed to|legal\w*)\b/,
    say: [
      "I can't look into {them}. But you told me something that speaks for {them}: {warm}. I'd give that more weight than the doubt, and if it keeps nagging, ask {them} the way you asked me.",
      "That can't be known from here. What you saw is that {cold}, and that's not nothing; it can still come from several places, and most of them aren't about you. One question said kindly, when it's just the two of you, is worth more than a week of watching.",
      "That can't be known from here, only {they} could say. If you look for signs, go by what {they} do{es} over some weeks and not by one evening. Or ask it the way you asked me, in one sentence, with no reproach in it.",
      "I can't see it from here, and you've got more to go on than I have. It's fair to want to know. Put it to {them} as a question and not as a charge: \"I've been wondering about this, and I'd rather ask than guess.\"",
    ],
    ask: ['What makes you think so, more than anything?', 'What would you do, if you knew?'],
  },
  {
    put: new RegExp(
      `${start}how (?:do|does|can|could|would|will|did) (?:you|u|i|one|people|anyone|someone|a person)(?: (?:even|ever|really|actually))* (?:know|tell) (?:if|when|whether|that|it'?s|you'?re|i'?m|he|she|they|someone|somebody)\\b`,
    ),
    not: /\b(?:panic|attack)\b|\b(?:had|have|having) (?:one|it)\b|\b(?:if|whether) (?:it|that|this)(?:'s| is| was)\b|\b(?:pregnan\w*|cancer|lump|broken|infect\w*|concuss\w*|heart|stroke|depress\w*|adhd|autis\w*|bipolar|abus\w*|safe)\b/,
    say: [
      "There's hardly ever one sure sign. What helps is to look at several plain weeks and not at the worst or the best day, and at what's done more than at what's said. And ask somebody who has known you long; they often saw it first.",
    ],
    ask: ['What would be a sign for you, one way or the other?'],
  },
  {
    put: /\b(?:what|wot) if\b/,
    not: /\b(?:die|dies|dead|kill\w*|cancer|hospital|suicid\w*|hurts? (?:me|him|her|myself)|hit|pregnan\w*)\b/,
    say: [
      "If {c}, it'll be a bad hour, and you'll still be there after it. Think it through one step and no further: what you'd say or do first, and whom you'd ring. A fear that has a first step is smaller, and mostly the step isn't needed.",
      "Say it happens: {c}. Then there'd be a first thing to do and somebody to tell, and I'd settle those two now, on paper, while it's quiet. After that you've done what can be done beforehand.",
      "Then there'd be a first thing to do and somebody to tell. Settle those two now, while it's quiet, and the rest can wait until it's needed. It mostly isn't.",
    ],
    ask: ['What would you do first?', 'Who would you ring?'],
  },
];
