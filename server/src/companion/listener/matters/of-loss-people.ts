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
      'Losing the person you shared your life with leaves everything different.',
      'You shared every day with this person, and now each of them has to be got through alone.',
      'There is nobody now who knows your life the way they did.',
      'The house is the same and everything in it is different.',
      'The evenings are long without the one you always had them with.',
    ],
    ask: [
      'What do you miss most?',
      'How do you get through the evenings?',
      'What was {lost} like?',
      'Who is there for you now?',
      'How long were you two together?',
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
      'A grandparent is often the one who always had time for you.',
      'They were there as long as you can remember, and now they are not.',
      'You miss how they were with you, and nobody else is like that.',
    ],
    ask: [
      'What was {lost} like when you were small?',
      'What did you like doing together?',
      'Who in the family misses them as you do?',
      'When do you think of them most?',
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
      'You grew up together, and nobody else shares those years with you.',
      'People ask after your parents, and you have lost somebody as well.',
      'A brother or sister should have been there for the rest of your life.',
    ],
    ask: [
      'What was {lost} like to grow up with?',
      'What would you tell them today, if you could?',
      'Who in the family can you talk to about them?',
      'What did the two of you still have planned?',
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
      'Losing a parent is a huge loss, at any age.',
      'You have had this person all your life, and now you have to do without.',
      'There is so much you would still have liked to tell them or ask them.',
      'It comes back in small moments, when you do not expect it.',
    ],
    ask: [
      'What was {lost} like with you?',
      'What do you miss most about them?',
      'Who in the family can you talk to about it?',
      'When does it hit you hardest?',
      'What would you tell them today?',
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
      'Losing a friend like that is a great loss.',
      'People ask after the family, and a friend grieves just as much.',
      'You shared so much that nobody else was there for.',
      'You will still want to tell them things, for a long time.',
    ],
    ask: [
      'How did you and your friend find each other?',
      'What did you like most about your friend?',
      'What did you two do together?',
      'What would you have liked to tell your friend still?',
      'Who else misses that friend the way you do?',
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
