import type { Matter } from './matter.ts';
import { about } from './oneself-words.ts';

/** What one hardly says aloud. */
export const ofOneselfQuietly: readonly Matter[] = [
  {
    id: 'faith-quiet',
    signs: [
      /\b(?:pray(?:s|ed|ing|ers?)?|god|allah|faith|church|mosque|temple|mass|namaz|salah|fajr|rosary|bhagwan|puja|diya|gurdwara|synagogue|bible|psalms?|hymns?|vicar|pastor|priest|ramadan|sunday school|believ(?:e|ed|ing) in (?:god|him|anything))\b/,
      /\b(?:(?:lost|losing|doubt(?:ing)?|questioning) (?:my )?(?:faith|god|belief)|(?:stopped|stop|can'?t|cannot|don'?t|quit|unable to) (?:\w+ )?(?:pray|praying|believ\w+ in god|going to (?:the )?(?:church|mass|mosque|temple))|not (?:prayed|been praying|sure (?:i|there) )|nothing (?:to say|comes|there|back)|(?:he|god|it)(?:'s| is| has| had)? (?:\w+ )?(?:gone quiet|silent|quiet|not listening|stopped listening)|fraud|hypocrite|don'?t (?:feel|hear) (?:him|god|anything)|angry (?:with|at) god|is (?:god|he|anyone|anybody) (?:even )?(?:there|listening)|don'?t (?:even |really )?(?:believe|know if i believe)|inside (?:i feel )?nothing|like (?:speaking|talking) into|(?:felt|feel|sat|sit|sitting)(?: \w+){0,3} like a (?:tourist|stranger)|on speaking terms|don'?t (?:think|believe) any(?:one|body)(?: is|'s) there|not sure i believe|believe any ?more|words on paper|on my knees .{0,40}like an idiot|know whom i am addressing|not feeling any|go through the motions|going through the motions|talking to (?:the ceiling|nobody|myself))\b/,
    ],
    unless:
      /\bi never said|\bnot religious|\bi said\b|\bin good faith\b|\bmy (?:friend|sister|brother|husband|wife|mum|mom|dad|son|daughter)(?:'s)? (?:lost|faith|stopped)/,
    hear: [
      'Losing that closeness to God is a real loss, and there are few people you can say it to.',
      "People tell you to pray about it, and praying is the one thing that isn't working.",
      "It's not only God. It's the singing and the people as well, and somewhere to be each week.",
      "You can miss praying the way you'd miss talking to somebody who always had time.",
      "You can be angry with God and not sure that he's there, both in one sentence.",
      "There's guilt in it too, when you pray and hear nothing, as if the silence were your fault.",
    ],
    ask: [
      'What did praying use to feel like?',
      'What would you say to God, if you were sure of being heard?',
      "Who in your life could hear that your faith's gone quiet?",
      'Where did your faith last feel alive?',
      'Which would you miss more, God or the people?',
      'Whose faith did you grow up in?',
      'What can you still believe, on a good day?',
      "What are you afraid it means, that God's so quiet?",
    ],
    advice: [
      "I'd drop the prayers you only get through for a week, and say one true sentence instead, even if it's 'I don't know if you're there.' If it's the people you'd miss most, keep going for them, and leave the rest open.",
      "I'd ask one believer who doesn't preach whether God ever went quiet on them, and do it this week. If there's nobody like that where you pray, look for one somewhere else before you decide anything. Nothing has to be decided by tomorrow.",
    ],
    reason: [
      'Faith was in your days and your people as well as in your head, so when God goes quiet a good deal else goes quiet too.',
      "Plenty of people who've prayed all their lives have had God go silent on them. Hardly any of them said so where they pray.",
    ],
  },
  {
    id: 'certain-age',
    general: true,
    signs: [
      about(
        /\bi(?:'m| am|'ve| have|'ll be| will be)? ?(?:just |about to |gonna |going to |officially |already )*(?:turn(?:ed|ing)?|hit(?:ting)?) (?:2[5-9]|[3-9]\d|thirty|forty|fifty|sixty|seventy|eighty)\b|\b(?:i'm|i am|im) (?:[2-9][0159]|thirty|forty|fifty|sixty|seventy) (?:today|tomorrow|next (?:week|month)|on (?:\w+day))\b|\bi(?:'m| am|m) (?:nearly|almost) (?:30|40|50|60|70|thirty|forty|fifty|sixty|seventy)\b|\bmy (?:\w+ )?(?:[2-9]0th|thirtieth|fortieth|fiftieth|sixtieth|seventieth) (?:birthday )?(?:is |tomorrow|today|next|coming|on \w+day|and i)/,
        /\b(?:i'?m|i am|i'll be|i become|turning) (?:nearly |almost )?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|[2-9]\d) (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on the \d+(?:st|nd|rd|th)|next (?:week|month)|tomorrow|in (?:the )?(?:spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december))\b|^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|[2-9]\d) (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|on the \d+(?:st|nd|rd|th)|next (?:week|month)|tomorrow|in (?:the )?(?:spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december))\b|\bthe big (?:[3-9][- ]?0|three oh?|four oh?|five oh?|six oh?)\b|\b(?:i )?(?:just )?feel (?:so |really )?old\b(?! friend)|^(?:nearly|almost) (?:thirty|forty|fifty|sixty|seventy|eighty) and\b|\bolder now than my (?:mum|mom|dad|mother|father) ever\b/,
        /\b(?:gonna|going to) be (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|[2-9]\d) (?:on|next|tomorrow|in)\b|^(?:just |i just )?(?:turned|hit|turning) (?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|[2-9]\d)\b/,
      ),
    ],
    unless: /\b(?:retire\w*|anniversary|great[- ]?grand\w*|shifts?|my \w+ daughters|funeral)\b/,
    hear: [
      'A number like that can hit you harder than you thought it would.',
      "There's the age on paper and another one in your own head, and the two have hardly met.",
      'People make jokes about your age, and you laugh, and it goes in a bit all the same.',
      "A number like that makes you count in both directions, what's been and what's left.",
      "Everyone says a birthday changes nothing. They're right, and you feel it anyway.",
    ],
    ask: [
      "What did you think you'd be doing at this age?",
      'Which birthday was a good one?',
      'What goes through you when you hear the number?',
      'Who do you measure yourself against, of the people your age?',
      'What would the you of ten years ago say, looking at you now?',
      "What's better now than it was ten years ago?",
      'What would a birthday look like that you really enjoyed?',
      'How old do you feel, most days?',
    ],
    advice: [
      "I'd leave the big plans out of it and do one thing on the day that you'd have liked at any age, with one person you like. If there's something you'd meant to have by now, look tomorrow at how far off it really is.",
      "I'd write down tonight what you thought you'd have at this age, and cross out everything you don't want any more. If two or three things are left, take the nearest and do the first bit of it this week. The number can stay as it is.",
    ],
    reason: [
      "You'd had a picture of this age for years before you got to it, and the number makes you hold the picture up against yourself.",
      "Everyone makes a joke or a party of an age like that, so there's hardly a minute left in which it may just feel strange.",
    ],
  },
  {
    id: 'good-thing-hollow',
    general: true,
    signs: [
      about(
        /\b(?:should|supposed to|ought to|meant to) (?:\w+ )?(?:be|feel) (?:\w+ )?(?:happy|happier|excited|over the moon|glad|thrilled|grateful|proud|pleased|celebrating)\b|\beverything(?:'s| is| was)? (?:\w+ )?(?:fine|good|great|perfect|ok|okay) (?:and|but) (?:i feel|i'?m|i am|i still)\b|(?:^|\b(?:i|we)(?:'ve| have)? (?:\w+ )?)(?:got (?:the|my|in|a|what)|finished|passed|won|bought)\b.{0,90}\b(?:feel|felt|feeling) (?:\w+ )?(?:nothing|empty|flat|hollow|numb)\b|\bgave me the (?:award|job|prize)\b.*\bfelt nothing\b|\bwhy am i not (?:\w+ )?(?:happy|happier|excited)\b|\bno reason to be (?:sad|unhappy|down|depressed)\b|\bi have everything (?:and|but|i (?:wanted|need))\b/,
        /\b(?:people|everyone|they|everybody) (?:keep |keeps )?(?:say|saying|tell|telling)(?: me)? (?:that )?(?:you|i) must be (?:so )?(?:happy|proud|pleased|thrilled)\b|\bthought i(?:'?d| would) feel (?:different|happier|happy)\b|\bnothing(?:'?s| is) wrong\b.{0,120}\bfeel(?:ing)? (?:nothing|empty|flat)\b|(?:^|\bi |\bwe )(?:passed|graduat\w+|won|finished|crossed)\b.{0,120}\b(?:somehow|just|kind of|a bit|as) (?:empty|hollow|flat|numb)\b/,
        /\bshould be (?:buzzing|delighted|made up)\b|\beveryone(?:'s| is) congratulating me\b|\bwhy (?:am|aren'?t) i (?:not )?happy\b/,
      ),
    ],
    unless:
      /\b(?:died|funeral|dead|cancer|treatment|failed|dumped|broke up|divorce|cheated|passed away|christmas|time of year|baby|two lines|pregnan\w*|(?:she|he|they) (?:says?|said)[^\n]{0,60}\bshould|should be proud of (?:me|my))\b/,
    hear: [
      "It's lonely when something good happens and you can't feel it.",
      "It's hard to complain about a good thing that other people would love to have.",
      "Feeling low when things are good comes with guilt on top, as if you weren't grateful.",
      "When somebody says you must be so happy you say yes, and it's a small lie each time.",
      "From outside it's all fine, so nobody thinks to ask what it's like from inside.",
    ],
    ask: [
      'What did you think it would feel like?',
      'What got left behind when the good thing came?',
      'Who could you tell that you\'re not as happy as you "should" be?',
      'What had you been looking forward to most?',
      'Is there any small piece of it that does feel good?',
      'When you imagined being happy, what was in the picture?',
      "Who'd be most surprised to hear that you're not happy?",
      "What would you change about it, if you weren't supposed to be grateful?",
    ],
    advice: [
      "I'd stop checking whether you're happy yet, and give it two weeks. If it's the good thing alone that feels empty, look at what you had to leave for it. If everything else has gone flat as well, I'd mention it to a doctor.",
      "I'd say it to one person tomorrow, the one least likely to tell you how lucky you are, 'it's good and I don't feel it.' If something you were fond of ended when this began, give that an hour of its own.",
    ],
    reason: [
      'A good thing comes with orders to be happy about it, and hardly any feeling has ever come because it was ordered.',
      "You'd pictured how happy you would be, and then the thing came without the feeling. That leaves anybody a bit stranded.",
    ],
  },
  {
    id: 'jealous',
    general: true,
    signs: [
      about(
        /\b(?:i(?:'m| am| get| feel|m)?|so|bit|a little|kinda|feeling|being|insanely|secretly) (?:\w+ )?(?:jealous|envious)\b|\b(?:jealous|envious) of (?:my|her|his|their|them|people|everyone|him|those|other)\b|\bi envy (?:her|him|them|people|my|those)\b|\b(?:my|this) (?:jealousy|envy)\b/,
        /\bgreen[- ]eyed\b|\bcan'?t (?:\w+ )?be happy for (?:her|him|them|my)\b|\bi hate that i mind\b|\b(?:burning|eaten up) inside\b|\bwhy (?:them|her|him) (?:though|and not me)\b|\bwhy not me\b|\b(?:lands|falls) in (?:his|her|their) lap\b|^envy\b|\b(?:full of|green with|pure) envy\b/,
        /\bcan'?t stand how well (?:she|he|they)\b|\beverything works out for (?:her|him|them|every(?:one|body))\b|\bwhy is it always (?:other people|them|her|him|every(?:one|body) else)\b/,
      ),
    ],
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|bf|gf|partner|ex)\b.{0,100}\bjealous|\bjealous\b.{0,100}\b(?:boyfriend|girlfriend|bf|gf|partner|ex)\b|\b(?:flirt\w*|cheat\w*|(?:he|she|they)(?:'s| is| are|'re| was| gets?| got)? (?:\w+ )?jealous|jealous of me|not jealous|said i(?: was|'m) jealous|i was jealous|my dog|jar)\b/,
    hear: [
      "Jealousy is a horrible thing to feel, and it isn't easy to admit.",
      "It isn't that you want them not to have it. You just wanted some of it too.",
      'Hardly anybody admits to being jealous, so you think you must be the only one with it.',
      "Being jealous of somebody you like is tiring, because you've got to go on liking them meanwhile.",
    ],
    ask: [
      'What have they got that you would most like?',
      'What would you do with it, if it were yours?',
      'Would you want their whole life, or just that one piece?',
      'At what moment does the jealousy get you?',
      'Who could you say it to without feeling mean?',
      'Who were you jealous of as a child?',
      'What might they envy about you?',
      'What do you do with your face when they talk about it?',
    ],
    advice: [
      "I'd stop looking for a week, and mute tonight whatever of theirs can be muted. If there's one piece of what they have that you truly want for yourself, use the week to find out what the first step towards it would take.",
      "I'd say it to somebody who isn't part of it, in just those words, 'I'm jealous and I hate it.' It's smaller said than kept. If you're close to the one you envy, stay decent to them, and leave that topic alone for now.",
    ],
    reason: [
      "You're only ever jealous of what you'd have wanted yourself, so it shows how much you want it, and not what sort of person you are.",
      "Nearly everybody has been jealous of somebody they're fond of. They keep as quiet about it as you do, so you never hear of it.",
    ],
  },
];
