import { together } from '../patterns.ts';
import {
  bareOf,
  fathers,
  friends,
  grandparents,
  kin,
  lost,
  mothers,
  orFurther,
  parents,
  partners,
  siblings,
  widowed,
  without,
} from './loss-words.ts';
import type { Matter } from './matter.ts';

const lostOf = (whom: string): RegExp => new RegExp(lost(whom));

/** That he or she is dead, said of the one they spoke of. */
const thatOneDied =
  /\b(?:(?:(?:when|since|before|until|til|till|after|day|night|morning|week|year) (?:he|she) (?:passed|died)|(?:since|after|day|night) (?:he|she) went)\b(?! (?:the|his|her|a|by|me|out|to|off|through|into|back|on|for|with|down|up|in (?:to|for)|home|quiet|mad|silent|red|away (?:to|for|on|with))\b)|(?:he|she) (?:was|is) (?:already )?dead by|put (?:him|her) in(?:to)? the (?:soil|ground|earth)|(?:he|she)(?:'s| has| is)? (?:been )?(?:in the (?:churchyard|cemetery|graveyard|ground)|dead (?:for )?\w+ (?:weeks|months|years)))/;

const ofOthers = (whom: string): RegExp =>
  new RegExp(
    `\\b(?:my|our|his|her) (?:\\w+ )?(?:${kin
      .split('|')
      .filter((one) => !whom.split('|').includes(one))
      .join('|')})\\b`,
  );

/** Only of these do they speak, and he or she has died. */
const thenGone = (whom: string): RegExp =>
  without(
    new RegExp(`${ofOthers(whom).source}|\\bask(?:s|ed|ing) (?:me )?(?:where|for|when)\\b`),
    new RegExp(`\\b(?:my (?:\\w+ )?(?:${whom})|${bareOf(whom)})\\b(?!'s (?:friend|mate))`),
    thatOneDied,
  );

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  'partner-died': [
    together(
      /\b(?:side of the bed|sleep on my side|(?:his|her) side|over the middle|empty side)\b/,
      /\b(?:twenty|thirty|forty|fifty|sixty|[2-6]\d)[- ]?(?:\w+ )?years\b/,
      /\b(?:still|don'?t|dont|can'?t|never)\b/,
    ),
    together(
      /\bmy (?:husband|wife)\b|\bis your (?:husband|wife)\b/,
      /\b(?:he|she)(?:'s| is) (?:in|up in|down in) (?:[\w']+ ){0,4}(?:churchyard|cemetery|graveyard)\b/,
    ),
    without(
      /\b(?:children are|big house|alone|pension)\b/,
      /\b(?:i'?m|i am) \d\d,? (?:and )?(?:already )?(?:a )?widow(?:er|ed)?\b/,
    ),
    without(
      /\b(?:they took|telly|stole\w*|burgl\w+|robbed|broke in)\b/,
      /\b(?:he|she)(?:'s| has) been dead (?:for )?\w+ (?:weeks|months|years)\b/,
      /\b(?:(?:his|her|wedding) ring|our bed|my (?:husband|wife))\b/,
    ),
    without(
      /\b(?:work|shop|school)\b/,
      /\bsince (?!it\b|the\b|that\b|he\b|she\b|they\b|we\b|i\b|dad\b|mum\b|my\b)[a-z]+ (?:went|passed|died)\b/,
      /\b(?:i eat|table for (?:one|myself)|lay a table|for one|the bed|one cup|one egg)\b/,
    ),
    together(
      /\bnext of kin\b/,
      /\b(?:never married|not married|weren'?t married)\b/,
      /\b(?:years with|hospital|corridor|mortuary|coroner|undertaker)\b/,
    ),
    together(
      /\b(?:at peace|in a better place)\b/,
      /\bi want (?:her|him) (?:here|back|home)\b/,
      /\b(?:moaning|snor\w+|nagging|our bed|boots on|married)\b/,
    ),
    together(
      /\b(?:shave my (?:hair|head)|widow'?s? rites|wear white|break my bangles)\b/,
      /\bhusband\b/,
      /\b(?:sit on the floor|his shirt|dead|died|gone|buried|made me)\b/,
    ),
    thenGone(partners),
  ],
  'grandparent-died': [
    new RegExp(
      `\\b(?:my )?(?:${grandparents.replace(/\|o[mp]a\b|\|dada\b/g, '')})(?:'s| is) gone(?=[.,]? and (?:i|we)|[.,!\\n]|$)(?![^]*\\b(?:missing|police|left the house|shops?)\\b)`,
    ),
    new RegExp(
      `\\b(?:he|she) was (?:still )?my (?:${grandparents})(?= (?:as well|too|and)|[.,] |\\b[^.!?]{0,5}he taught)[^]*|\\b(?:good innings|minding my mum)\\b[^]*\\bmy (?:${grandparents})\\b`.replace(
        '[^]*|',
        '|',
      ),
    ),
    together(new RegExp(`\\b(?:my )?(?:${grandparents})\\b`), /\bgood innings\b/),
    thenGone(grandparents),
    together(
      new RegExp(`\\b(?:${grandparents})\\b`),
      /\bthe day (?:he|she) (?:went|passed)\b(?! (?:to|in|out|off)\b)|\bput (?:him|her) in the (?:soil|ground)\b/,
    ),
  ],
  'sibling-died': [
    together(/\b(?:brother|sister)\b/, /\bolder than (?:he|she|him|her) (?:ever|now|was|got|will)\b/),
    together(
      /\bhow (?:are|is|r) (?:your|my|the) (?:parents|mum|mother|mom|dad) (?:coping|doing|holding up|bearing)\b/,
      /\b(?:brother|sister|sibling)\b/,
    ),
    /\b(?:i'?m|i am|makes me|be|am i) an only child now\b/,
    together(/\bour kid was \d\d\b/, /\b(?:dropped|collapsed|found|killed|crash|bike|years)\b/),
    /\b(?:he|she) was my (?:identical )?twin(?=\s*(?:[.,!\n]|$)| and (?:i|we|now)\b)/,
    together(
      /\b(?:he|she) was my (?:\w+ )?(?:brother|sister)\b/,
      /\b(?:hear of it|heard (?:of )?it|found out|the news|grave|coffin|funeral|landlord)\b/,
    ),
    together(
      /\b(?:of|out of) the (?:two|three|four|five|six|seven|eight|nine|ten|\d+) of us\b[^.!?]{0,30}\b(?:just|only) me\b[^.!?]{0,20}\bleft\b/,
    ),
    new RegExp(
      `\\bmy (?:\\w+ )?(?:${siblings})\\b(?!'s)[^.!?\\n]{0,30}\\b(?:sick|ill|cancer|diagnosed|hospital)\\b[^.!?\\n]{0,40}\\bgone (?:by|in|within|before)\\b`,
    ),
    thenGone(siblings),
  ],
  'parent-died': [
    /\b(?:i'?m|i am|become|became|makes? me|i'?m now|feel like) (?:\d\d,? and )?(?:now )?an? (?:\w+ )?orphan\b(?! drug)/,
    together(
      /\b(?:(?:dad|father) (?:and )?then (?:mum|mom|mam|mother)|(?:mum|mom|mam|mother) (?:and )?then (?:dad|da|father)|both (?:of them|my parents|parents) (?:are |have )?(?:gone|dead|died))\b/,
      /\b(?:year|months|buried|no ?one now|gone|dead)\b/,
    ),
    together(
      new RegExp(`\\b(?:my )?(?:${bareOf(parents)}|da|mother|father)(?:'s|s| is) gone\\b(?=[.,!\\n])`),
      /\b(?:hospital|he was cold|she was cold|ambulance|nurse|undertaker|heart|last breath|his hand|her hand|this morning they|coffin|funeral|hospice)\b/,
    ),
    new RegExp(
      `\\b(?:my )?(?:${mothers}|${fathers})\\b(?!'s)[^.!?\\n]{0,30}\\b(?:sick|ill|cancer|diagnosed)\\b[^.!?\\n]{0,40}\\b(?:was )?gone (?:by|in|within|before)\\b`,
    ),
    thenGone(parents),
  ],
  'friend-died': [
    without(
      /\b(?:cat|dog|bus|drunk)\b/,
      /\bthey found (?:him|her)\b/,
      /\b(?:messaged|texted|meme|thumbs up|voice ?note|last (?:text|message))\b/,
    ),
    together(
      /\b(?:group ?chats?|whatsapp group)\b/,
      /\b(?:none of us|nobody|no ?one) (?:can |could |wants? to |dares? )?(?:remove|delete|take) (?:him|her|his|her)\b|\bdead|died\b/,
      /\b(?:his|her) (?:name|number)\b|\bremove\b/,
    ),
    together(
      /\b(?:charity|memorial) (?:match|game|ride|gig|run|tournament)\b/,
      /\bfor (?:him|her)\b/,
      /\b(?:lads|mates|team|his shirt|friends|club)\b/,
    ),
    together(/\bdropping like (?:flies|leaves)\b/, /\b(?:pal|friend|mate|club|funeral|this week)\b/),
    together(
      /\b(?:was|were) (?:going to|gonna|supposed to|meant to) be my (?:bridesmaid|best man|maid of honou?r)\b/,
      /\b(?:cancer|accident|funeral|dead|crash|overdose)\b/,
    ),
    together(
      /\b(?:friend|mate)\b/,
      /\b(?:compassionate leave|bereavement leave|time off)\b/,
      /\b(?:only my friend|just my friend|not a relative|not family|only a friend)\b/,
    ),
    together(
      /\b(?:only (?:ever )?met online|online friend)\b/,
      /\b(?:his|her) (?:sister|brother|mum|mother|family|wife|husband|son|daughter) (?:logged|messaged|posted|wrote|told)\b/,
    ),
    together(/\bknown each other since\b/, /\b(?:remember when|nobody now|no ?one now|no ?one left|funeral)\b/),
    together(
      /\bwas (?:he|she) a relative\b|\b(?:he|she)(?:'s| is| was)n'?t (?:even )?(?:a relative|family)\b/,
      /\b(?:he|she) was (?:just |only )?the\b|\bfriend\b/,
    ),
    without(
      /\b(?:not speaking|fell out|argu\w+)\b/,
      /\bevery (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/,
      /\bi went anyway\b/,
      /\btwo (?:menus|coffees|cups|chairs)\b/,
    ),
    thenGone(friends),
  ],
} satisfies Record<string, readonly RegExp[]>;

/** Somebody close who died. */
export const ofLossPeople: readonly Matter[] = [
  {
    id: 'partner-died',
    signs: [orFurther([new RegExp(`${lost(partners)}|${widowed}`)], further['partner-died'])],
    unless:
      /\b(?:(?:he|she) left me for|not (?:a )?widow\w*|practised for|asked me about my late|they'?re from my|(?:he'?s|she'?s) a widow\w*|(?:a lady|there'?s a lady|lady) (?:at|in)|first date|falling for|asked me (?:out|to the pictures)|how does one proceed|now there'?s|phone died|widow'?s (?:peak|walk)|golf widow|black widow|football widow|a widow (?:on|at|in|from|who)|the widow|brother'?s widow|his widow)\b/,
    hear: [
      "All day long you still save up small things to tell them, and then it's evening.",
      'Half of living with somebody is "did you lock the door" and "look at that bird". It is those that go missing.',
      'They knew how you take your tea and which cousin to sit you away from. Nobody else has that list.',
      "A cup has its place in the cupboard because it's theirs, and you reach round it every morning for your own.",
      'Without your other half you become an odd number at tables, and people who love you start to count.',
      "It used to be somebody's business if you were late home or off your food.",
      'Whatever the two of you shared out, the bills or the spiders, you have both halves now.',
      'You catch yourself saying "ours" and "us", and then you have to stand there with it.',
      'You know exactly what your other half would have said about it, down to the tone.',
      'The evening is the long part, when the news is over and it is too soon to go up to half a bed.',
    ],
    ask: [
      'What did you two always laugh about?',
      'What would {lost} be saying to you now?',
      'Which hour of the day belonged to the two of you?',
      'Who did what at home, between you two?',
      'What did you notice about them first, back then?',
      'What do you still do just as if there were two of you?',
      'What could nobody do quite the way they did?',
      'Where in the house are they missing most?',
      'What did the two of you never agree on?',
    ],
    advice: [
      "I'd take the worst hour of the day and put another voice in it, a call arranged beforehand, at the same time each evening. If talking is too much, have the radio on in the next room from tonight.",
      "I'd decide nothing big while it's like this, not the house and not the money, and give tomorrow one errand and one proper meal. If you can't eat across from the empty chair, eat by the window, or ask somebody over.",
    ],
    reason: [
      'For as long as you two were together there was somebody to tell and somebody to ask, dozens of times a day. Each of those times now ends in nothing.',
      'Half of what a person does all day is done with the other one in mind. The hands and the table go on like that long after a death.',
    ],
  },
  {
    id: 'grandparent-died',
    signs: [orFurther([lostOf(grandparents)], further['grandparent-died'])],
    unless: /\b(?:phone died|my friend'?s (?:nan|gran\w*))\b/,
    hear: [
      "At a grandparent's the tea has its own time and its own cups, and a child gets let off things.",
      'Grandparents are old for as long as you know them, so you half think that they always will be.',
      'A gran or a grandad has time for you in a way that nobody else in a family does.',
      "A grandparent's chair has a dent in it that fits nobody else in the family.",
      "Whole families meet because of one old person's kitchen, and then nobody knows whose turn it is.",
      'To a grandparent you stay about seven, whatever you have become, and get handed a sweet for it.',
      "There are stories only that generation could tell right, and everybody else's version has a hole in it.",
      'A grandparent will admire a drawing, a driving test, a cheese sandwich, all the same. Hardly anyone else does.',
      'Somewhere there is a recipe or a knot or a song that only those old hands knew.',
      'You can still hear a gran or a grandad say your name, and nobody else says it like that.',
    ],
    ask: [
      'What did their house smell of?',
      'What did they always have in for you?',
      'What did they teach you to do?',
      'What was {lost} like when you were small?',
      'Which of their old stories did you hear most often?',
      'What were they like when nobody else was about?',
      'Which bit of them has come down to you?',
      'What would they say if they saw you tonight?',
      'Who in the family misses them as you do?',
    ],
    advice: [
      "I'd ring somebody in the family who misses them too, and ask for one story from before you were born. If it's late or they're far away, look out a photo tonight and write on it what they used to say.",
      "I'd pick one thing of theirs to carry on, a recipe, a saying, a way of making tea, and do it tomorrow. If one of your own parents has taken it hard too, do it together.",
    ],
    reason: [
      'Everybody expects grandparents to die some day, except the grandchild, who has never known the world without them.',
      'With a grandparent a good piece of being a child goes out of reach as well, a kitchen, a voice, a name for you. That is more than others see from outside.',
    ],
  },
  {
    id: 'sibling-died',
    signs: [orFurther([lostOf(siblings)], further['sibling-died'])],
    unless: /\b(?:phone died|sister ward)\b/,
    hear: [
      'Nobody else grew up in that same back seat, and now only you know what it was like in there.',
      'A brother or sister is meant to be there at the end, to roll their eyes with you about the parents.',
      'People ask after the parents first, and whoever has lost a brother or sister stands a bit to the side of it.',
      "You have been somebody's brother or sister all your life, and nobody tells you what that makes you now.",
      "There are jokes only brothers and sisters get, and there's no use telling them to anyone else.",
      'You fought over the bathroom and the bigger half, and you would hand over all of it now.',
      'The family looks at you and sees the other one as well, and you can tell by their faces.',
      "Nobody teases like your own brother or sister, and it's odd how much a person can miss it.",
      'When you think of being small they are in every picture, at the edge, pulling a face.',
      'You can describe a brother or sister to a stranger in a word, and to you it would take the whole childhood.',
    ],
    ask: [
      'What did the two of you get up to as children?',
      'What was {lost} like to grow up with?',
      'Who was the good one and who was the trouble, of you two?',
      'What did only the two of you know?',
      'What would they be teasing you about today?',
      'What did they always call you?',
      'Who in the family can you talk to about them?',
      'What did the two of you still have planned?',
      'What did they get away with at home?',
    ],
    advice: [
      "I'd say to somebody tonight, in so many words, that you lost them too, because people look to the rest of the family and pass the brother or sister by. If nobody at home can take that, ask one of their friends.",
      "I'd write down tonight what only the two of you knew, the names, the jokes, the trouble, even in single words. If you're the one holding the family up, take tomorrow evening off from it and tell them so beforehand.",
    ],
    reason: [
      "A brother or sister is supposed to be there for all of it, from the first bedroom to the last birthday. It takes a piece of what's behind you and of what's ahead.",
      "Brothers and sisters are who you worked the world out with, and against. Losing one shakes things that others can't even see.",
    ],
  },
  {
    id: 'parent-died',
    signs: [orFurther([lostOf(parents)], further['parent-died'])],
    unless:
      /\b(?:phone died|(?:till|until|to) the day (?:he|she|they) died|(?<!my )father (?!just|has|had|also|suddenly|finally|recently)\w+,? (?:died|who)|old man (?:down|next|across|at|in|on|from|who)|(?:an|the|that|this) old man|mother ship|father (?:christmas|anselm|\w+, who))\b/,
    hear: [
      'A parent is about the only person who wants to know if you got home and what you ate.',
      'You hear yourself say one of their sentences, in their very tone, and there is your parent in the room.',
      "You start reckoning by a parent's age, what they were doing when they were as old as you are.",
      "There is always something only a parent knew, the plumber's name or the gravy, and you reach for the phone to ask.",
      'You catch the mirror at a certain angle and a parent looks back.',
      "You start counting other people's parents, in the queue, on the bus, the ones who still have theirs.",
      'Wherever your parents lived was home in a way, and then one day it is only an address.',
      'When a parent dies the rest of a family has to work out all over again who rings whom.',
      'You go on saving up news for a parent, the small sort that nobody else would call news.',
      'It is the hands people remember of a mother or father, peeling something, or on a steering wheel.',
    ],
    ask: [
      'What was {lost} like at the kitchen table?',
      'Which of their sayings comes out of your own mouth?',
      'What have you got from them, in looks or in ways?',
      'What would you ring them about today?',
      'What could they do that nobody else in the family can?',
      'Where do you see them when you close your eyes?',
      'Who in the family is most like them?',
      'What was it like to come home to them?',
      'What did they never tell you that you would like to know?',
    ],
    advice: [
      "I'd let the papers wait and do one thing tonight the way they did it, their soup, their song, their programme. If you catch yourself reaching for the phone, write down what you'd have told them, and keep it.",
      "I'd ring somebody who had them as you did, one of the family or an old friend of theirs, and swap stories for ten minutes tomorrow. If there's nobody like that, say it aloud to their photo. Plenty of people do.",
    ],
    reason: [
      'A mother or father is somebody you knew before you knew anything, and there is no age at which a person is too old to miss that.',
      "No one else asked after you in just the way a parent does. It's gone all at once, and then all over again at odd moments, over a recipe or a ring at the door.",
    ],
  },
  {
    id: 'friend-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(friends)}|(?<!\\b(?:husband|wife|he|she|they|son|daughter|mum|dad|partner|brother|sister|who|boyfriend|girlfriend) (?:has |just |also )?)\\blost an? (?:\\w+ )?(?:friend|mate)(?= (?:this|last) (?:week|month|year|night|\\w+day)| yesterday| on \\w+day| to (?:cancer|covid|suicide|drugs|an overdose))`,
          ),
        ],
        further['friend-died'],
      ),
    ],
    unless:
      /\b(?:lost my (?:\w+ )?(?:friend|mate|bestie|pal)s?\b(?! (?:to|in|last|on|this|yesterday|suddenly))|fell out|fallen out|phone died|friend request)\b/,
    hear: [
      "There's no time off for a friend and no seat in the front row, whatever the two of you were.",
      'A friend can hear from your hello what sort of day it has been, and it takes years to have somebody like that.',
      "You still see something daft in the street and have your friend's name half typed.",
      'A friend has the other copy of those years, and you could always check how it really was.',
      'Half of what you are when you are being funny, you are with one particular friend.',
      "You and your friend had your own names for people and things, and you're the only one left who speaks that language.",
      'You go on getting older, and your friend keeps that same face and that same jacket.',
      'There was one friend you could ring for no reason, and every other call has to be about something.',
      'You know things about your friend that the family will never hear, and they are safe with you.',
      'The places you two went are still open and still serving, which seems a cheek without your friend.',
    ],
    ask: [
      'How did you and your friend find each other?',
      'What was {lost} like when it got late?',
      'What could you only say to that friend?',
      'What would your friend be ribbing you about just now?',
      'What did the two of you do when there was nothing to do?',
      'Which story about your friend do you tell most?',
      'What would you have liked to tell your friend still?',
      'Who else misses that friend the way you do?',
      'What was your friend the only one to know about you?',
    ],
    advice: [
      "I'd write tonight to one of the others who loved your friend, with one thing you remember. If you hardly know the family, send it to them as well, because they won't hear it from anyone else.",
      "I'd do something tomorrow that was yours and your friend's, the walk, the café, the game, and stay with it as long as you can. If it's too soon for that, ask somebody who knew them to come along.",
    ],
    reason: [
      "A friend is somebody you chose, and who chose you, with no family to make you. There's no day off for that, so hardly anyone sees how big it is.",
      'A friend knows the you that nobody at home or at work has met. When they die there is nobody left to be that with.',
    ],
  },
];
