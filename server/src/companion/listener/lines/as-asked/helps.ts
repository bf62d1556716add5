/** What is commonly known of whether a thing helps, and how: 'does talking really help?', 'do you think that would help me?' */
export interface Helping {
  /** The thing, as it is named in the question or, for 'do you think that helps?', in what was told. */
  thing: RegExp;
  say: readonly string[];
  ask: readonly string[];
}

export const helping: readonly Helping[] = [
  {
    thing:
      /\b(?:therap(?:y|ist|ists)|counsel\w+|cbt|psychologists?|psychiatrists?|shrink|talking to (?:a professional|somebody trained))\b/,
    say: [
      "For most people it does some good, though not at once; it often takes four to six meetings to notice anything. A lot hangs on whether you get on with the person, and you may change if you don't.",
    ],
    ask: ['What would you want to be different afterwards?'],
  },
  {
    thing:
      /\b(?:support|self[- ]help|grief|online|aa|recovery|local) (?:groups?|meetings?)\b|\bjoin\w* (?:a|the|some) groups?\b/,
    say: [
      'For many it does, because nothing has to be explained there: everybody knows it from their own life. You can go once and only listen.',
    ],
    ask: ['What would make the first time easier?'],
  },
  {
    thing: /\b(?:medicines?|medications?|meds|pills?|tablets?|antidepressants?)\b/,
    say: [
      "For many people they do, and mostly not at once: two to six weeks is usual for the ones against low mood or worry. Whether yours suit you is for the doctor who gave them, so tell them how it is now, and don't stop on your own.",
    ],
    ask: ['When do you see the doctor next?'],
  },
  {
    thing: /\b(?:meditat\w+|mindful\w*|yoga|breathing|deep breaths)\b/,
    say: [
      "For many people it does, a bit: the breath slows and the head has one thing to do. It won't take away what's behind it, and short and often, ten minutes most days, does more than long and now and then.",
    ],
    ask: ['When in the day would there be ten minutes for it?'],
  },
  {
    thing:
      /\b(?:exercis\w+|work(?:ing)? ?outs?|walks?|walking|runs?|running|jog\w*|gym|swim\w*|cycl\w+|sports?|danc\w+)\b/,
    say: [
      'Yes, fairly surely. Moving regularly lifts mood and sleep a little for most people, often within two or three weeks. Twenty minutes most days is enough.',
    ],
    ask: ['What would make it easy to keep up?'],
  },
  {
    thing:
      /\b(?:writ(?:e|ing) (?:\w+ ){0,3}(?:down|out|it|things|in a|about|before)|journal\w*|diary|notebook|writing)\b/,
    say: [
      'For many people it does: what stands on paper goes round less in the head. Ten minutes is enough, nobody has to read it, and spelling counts for nothing.',
    ],
    ask: ['What goes on the paper first?'],
  },
  {
    thing:
      /\b(?:(?:talk|speak|open|tell|vent|confid)(?:ing)? (?:\w+ ){0,2}(?:up|to|with|about)|talk(?:ing)?(?: it out)?|opening up|telling (?:someone|somebody|people|him|her|them|my \w+)|venting)\b/,
    say: [
      "It does for most people, mainly because you stop being alone with it. It doesn't take the thing itself away. Best is one person who listens and doesn't hurry to fix it.",
    ],
    ask: ['Who could that be, for you?'],
  },
  {
    thing: /\b(?:cry|cries|crying|tears|a good cry)\b/,
    say: [
      "For most people, yes, if not in the very minute: the body calms down afterwards. It does more good with somebody near, or when you're let be, than when you have to hide it.",
    ],
    ask: ['How are you afterwards, mostly?'],
  },
  {
    thing: /\b(?:holidays?|vacation|time off|a break|days? off|sick leave|get(?:ting)? away)\b/,
    say: [
      'It helps the tiredness, for as long as it lasts and a bit longer. If the same thing waits when you come back, one piece of that has to change as well.',
    ],
    ask: ['What would be waiting for you afterwards?'],
  },
  {
    thing:
      /\b(?:block(?:ing|ed)?|delet(?:e|ing|ed)|unfollow\w*|off (?:facebook|instagram|social media|my phone)|social media|no contact)\b/,
    say: [
      "For most people it does, and the first week is the worst of it. Afterwards there's less to get over, because you stop finding new things.",
    ],
    ask: ['What do you mostly look for there?'],
  },
  {
    thing:
      /\b(?:hobb(?:y|ies)|music|read(?:ing)?|games?|gaming|puzzles?|paint\w*|draw\w*|knit\w*|garden\w*|distract\w*|keep(?:ing)? (?:\w+ )?busy|stay(?:ing)? busy|tv|movies)\b/,
    say: [
      "For a while it does: the head gets something else to hold, and that rest is worth something. It won't settle what's behind it, so it's good beside talking, and not instead.",
    ],
    ask: ['What takes your mind off it best?'],
  },
  {
    thing: /\b(?:humou?r|jok(?:e|es|ing)|laugh(?:ing)? (?:it off|about it))\b/,
    say: [
      'It can take the sting out, yes: one short line at your own expense, and then on to something else. If somebody goes on after that, "okay, enough now" is fine.',
    ],
    ask: ['What would your one line be?'],
  },
  {
    thing: /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?)\b/,
    say: [
      "For many people it does: there's somebody in the room and a reason to go out. It's also ten years and more of care and bills, so borrow one for a weekend first, or help at a shelter.",
    ],
    ask: ["Who'd look after it when you're away?"],
  },
  {
    thing: /\b(?:volunteer\w*|helping (?:others|out|people))\b/,
    say: [
      'For many it does: a fixed hour, the same faces, and you see at once what it was good for. Two hours a week is enough to find out.',
    ],
    ask: ['What would you like to lend a hand with?'],
  },
  {
    thing:
      /(?<!\b(?:more|much|some|any|no|enough|my|spend\w*|first|next|last|long|hard|every|each|this|that|what|same) )\btime\b(?! (?:off|on|at|for|with|to)\b)/,
    say: [
      "It does, only not evenly. There are better days and then one that's like the first again, and that isn't going backwards. What's done with the time helps more than the time itself.",
    ],
    ask: ['Which hours are the worst, still?'],
  },
];

/** A thing that nothing is known of. */
export const anyHelp: Omit<Helping, 'thing'> = {
  say: [
    "I can't promise that it will. It's worth a real try, though: give it two weeks, the same way each time, and then see whether anything has got lighter.",
  ],
  ask: ['What would be the first sign that it does?'],
};
