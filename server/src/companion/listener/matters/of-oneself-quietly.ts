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
      "It's a loss when prayer doesn't reach you any more.",
      "It's lonely to doubt when the people around you seem so sure of God.",
      'Faith once gave you something to hold on to, and you miss that.',
    ],
    ask: [
      'What was praying like for you before?',
      'Who could you talk to about your faith?',
      'What do you miss most about your faith?',
      'When did God last feel near to you?',
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
      "You reach an age and it isn't how you had thought it would be.",
      "It's hard to think of your age when you count what hasn't happened yet.",
      "People say age is only a number, and that doesn't help when it worries you.",
    ],
    ask: [
      "What had you thought you'd be doing at this age?",
      'What bothers you most about your age?',
      "What's better than it was ten years ago?",
      'Who do you talk to about getting older?',
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
      /\b(?:died|funeral|dead|cancer|treatment|failed|dumped|broke up|divorce|cheated|passed away|christmas|time of year|baby|two lines|pregnan\w*)\b/,
    hear: [
      "It's lonely when a good thing doesn't make you happy and everybody expects it to.",
      "You waited for a good thing for so long, and now you don't feel what you thought you'd feel.",
      "It's hard to say that it feels empty, because people may think you're ungrateful.",
    ],
    ask: [
      'What had you hoped it would feel like?',
      "Who have you told that it doesn't feel good?",
      "What's missing, do you think?",
      'What was the best part of it so far?',
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
      "It's not nice to be jealous, and you can't just decide not to be.",
      'You can like somebody and be jealous of them at the same time.',
      'Being jealous hurts, and then you feel bad about yourself as well.',
    ],
    ask: [
      "What do they have that you'd like most?",
      'When are you jealous most?',
      "Who have you told that you're jealous?",
      'How would your life be different if you had it too?',
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
