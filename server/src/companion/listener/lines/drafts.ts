/** A message of theirs that nothing is wrong with. */
export const draftJudged = {
  enough: [
    "It doesn't need anything more. That's enough.",
    "That's plenty.",
    "It's enough, yes. If you add more, this bit gets lost.",
  ],
  notMuch: ["No, it's not too much.", 'Not too much, no.', "No. That's about the right size."],
  noExcuse: [
    'It sounds good, and not like an excuse.',
    'Yes, it sounds straightforward, and not like an excuse.',
    'Not like an excuse, no. An excuse goes on longer.',
  ],
  notAdj: ["No, I wouldn't call that {adj}.", "It doesn't sound {adj} to me.", 'No, nothing {adj} about it.'],
  fine: ["Yes, it's fine as it is.", 'Yes, that sounds good.', "Yes. I'd leave it exactly like that."],
  /** With their own words in it. */
  why: [
    '"{draft}" says one thing and says it plainly.',
    '"{draft}" is short, and it sounds like a real person.',
    '"{draft}" says what you want to say and stops there.',
  ],
  whyWithout: [
    "It's short, it's clear, and it sounds like you.",
    "It says what you mean, and there's nothing in it you'd have to take back.",
    "It's kindly meant, and anybody can see that when they read it.",
  ],
  whyAtWork: [
    '"{draft}" gives one reason and then stops, and that\'s what makes it easy to believe.',
    '"{draft}" is clear and it looks ahead. They didn\'t ask for more than that.',
  ],
  addAtWork: ["Add one thing you learned there, and then it's as good as it needs to be."],
};

/** What would make a message of theirs better: what it says, what was asked of it, and what was told around it. */
export const draftBetter: readonly {
  fits: RegExp;
  asks?: RegExp;
  of?: RegExp;
  say: readonly string[];
  next: readonly string[];
  ask: readonly string[];
}[] = [
  {
    fits: /\b(?:dead to me|hate you|worthless|bitch|idiot|moron|asshole|fuck (?:you|off)|stupid (?:cow|man|woman)|or else|regret (?:it|this)|you'll see|pay for this|go to hell)\b/,
    say: [
      "I'd leave that one until tomorrow. It shows how angry you are, but not what happened, and you can't take it back.",
      "I wouldn't send that tonight. All that stays of it is the worst word, and what was done to you gets lost.",
    ],
    next: ['Write it down here or on paper, as bad as it is. That does no harm.'],
    ask: ['What do you want to be understood?', 'What happened just before you wrote it?'],
  },
  {
    fits: /\bsorry (?:that )?you (?:feel|felt|are|took)\b|\bsorry if (?:i|you|it)\b/,
    say: [
      'It sounds like a sorry, but it makes it about how it was taken. "I\'m sorry I did that" does more, if it\'s what you mean.',
      'I\'d change one thing: say what you did, and not how it was taken. "I\'m sorry I said that" is harder to write and easier to hear.',
    ],
    next: ["And if you don't think you did anything wrong, you needn't say sorry at all."],
    ask: ['Which bit of it are you sorry for?', 'What would you like it to change?'],
  },
  {
    fits: /\bburden\b|\balways ruin\b|\bi(?:'m| am) (?:so |such a )?(?:stupid|useless|pathetic|terrible|awful|horrible|bad person|mess|loser)\b|\bsorry (?:for|that i'm) (?:being|existing)\b/,
    say: [
      "I'd make it smaller. One sorry for one thing that happened is enough, and what it says about you as a person can go.",
      "I'd leave out the part about what you are. Nobody knows what to answer to that. Say sorry for the one thing, and stop.",
    ],
    next: [],
    ask: ["What's the one thing you're sorry for?", 'What made you want to put the rest in?'],
  },
  {
    fits: /\bdid i do (?:something|anything|smth|sth)\b|\bwhat did i do\b/,
    say: [
      'It\'s good that it\'s short. One small thing: it makes it about you. "Are you ok, I miss talking to you" leaves more room. Either one is fine to send.',
      'Short is good. I\'d only turn it round: "You\'re quiet, are you alright" asks after them first. But you can send yours as well.',
    ],
    next: [],
    ask: ['What do you think the answer will be?', 'What would you like to hear back?'],
  },
  {
    fits: /\bare you (?:mad|angry|upset|annoyed|cross)\b/,
    say: [
      'You can send that. It\'s clear and easy to answer. "Is everything ok with us" would be a little softer.',
      'It\'s fine, and it\'s better than guessing. If you want it softer: "You seem quiet, is everything ok with us".',
    ],
    next: [],
    ask: ['What makes you think it?', 'What would you like to hear back?'],
  },
  {
    fits: /\b(?:we need to talk|can we talk|have to talk)\b(?!.*\babout\b)/,
    say: [
      "It's fine, but it leaves somebody guessing until then. Add three words on what it's about: \"Can we talk tonight, it's about Sunday\".",
      "I'd add what it's about, even roughly. Without that, it sounds bigger than it may be.",
    ],
    next: [],
    ask: ['What is it about, in three words?'],
  },
  {
    // Money or a thing, and no day by which.
    fits: /^(?!.*\b(?:today|tonight|tomorrow|this week|next week|by|on|before|\w+day|weekend|the \d+\w\w)\b).*(?:\b(?:owe|pay|paid|back|send me|my money|\d+k)\b|[£$€]\d)/,
    of: /\b(?:owes?|lent|borrow\w*|money|deposit|[£$€]\d|\d+k|paid|hoodie)\b/,
    asks: /^(?!.*\b(?:too|rude|cold|harsh)\b)/,
    say: [
      "Yes, send it. It's clear and it's fair. The one thing I'd add is a day: \"by Friday\".",
      "It's good: nothing to fight about in it. With a day in it, you won't have to ask twice.",
    ],
    next: [],
    ask: ['What do you think will come back?', 'When do you need it?'],
  },
  {
    fits: /\byou (?:always|never)\b/,
    say: [
      'It\'s good apart from one word. "Always" and "never" get argued with, and then you\'re talking about the word. Put the one time there that hurt most.',
      "I'd swap the always or never for one time that really happened. The rest can stay.",
    ],
    next: [],
    ask: ['Which time would you take?'],
  },
  {
    fits: /^(?:k|ok|okay|kk|fine|whatever|sure)[.!]?$/,
    say: [
      'On its own, most people would read it as a bit cross. If you aren\'t, "ok, thanks" or "ok, see you then" is warmer.',
      "Not rude, but short enough to look annoyed. Two more words and it's friendly.",
    ],
    next: [],
    ask: ['Are you a bit annoyed?', 'What came before it?'],
  },
  {
    fits: /\b(?:no|can'?t|won'?t|not coming|not able)\b/,
    asks: /\breason\b|\bexplain\b|\bwhy\b/,
    say: [
      "It doesn't need one. A no without a reason is still polite, and nobody can talk you out of it.",
      'No, leave the reason out. With a reason in it, somebody will try to solve it.',
    ],
    next: [],
    ask: ['Who is the one who will ask why?'],
  },
  {
    fits: /\b(?:no worries if not|if that'?s ok|if you don'?t mind|sorry to bother|sorry for bothering|just wanted to|i know you'?re busy|only if you want)\b/,
    say: [
      "It's good. I'd take out the part that makes it smaller, the sorry or the just. Then it says what you want and stops.",
    ],
    next: [],
    ask: ['What made you want to put it in?'],
  },
  {
    fits: /\bi (?:like|love) you\b|\bfeelings for you\b/,
    asks: /\btoo (?:soon|much|early|fast)\b/,
    say: [
      "It's plain and it isn't silly. Whether it's too soon, only the two of you can know. If you'd like to go softer: \"I like being with you\".",
      "How soon is too soon I can't tell from here. It's an honest sentence, and it doesn't ask for anything back.",
    ],
    next: [],
    ask: ['What would you hope to hear back?', 'What happened last time you two were together?'],
  },
  {
    fits: /\bi(?:'m| am) (?:gay|bi|bisexual|trans|a lesbian|lesbian|queer|non-?binary)\b/,
    say: [
      "No, it's all there: who you are, and how it is for you. It doesn't need more.",
      "It's short and it's whole. That's a good way to say it.",
    ],
    next: ["Send it at a time when you've got somewhere safe to be with the answer."],
    ask: ['How do you think it will be taken?', 'Who knows already, and is on your side?'],
  },
  {
    fits: /\b(?:miss you|love you|come back|thinking of you)\b/,
    of: /\b(?:my|the) ex\b|\bex-?(?:wife|husband|boyfriend|girlfriend)\b|\b(?:dumped me|broke up with me|left me)\b/,
    say: [
      "It's honest, and there's nothing wrong with the words. It does open that door again, so I'd only send it if that's what you want.",
      "The words are fine. It's more about what you hope comes back, so I'd sleep on it once.",
    ],
    next: [],
    ask: ['What would you hope comes back?'],
  },
];
