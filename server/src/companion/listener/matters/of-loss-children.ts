import { together } from '../patterns.ts';
import { children, lost, orFurther, violently, without } from './loss-words.ts';
import type { Matter } from './matter.ts';

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  'baby-lost': [
    without(
      /\b(?:then (?:she|he|they) found|was fine|is fine|all fine)\b/,
      /\b(?:couldn'?t|could not|can'?t|didn'?t|couldnt) (?:find|hear|get|pick up) (?:the|a|its|his|her|any) heart ?beat\b|\bthere was no heart ?beat\b/,
      /\b(?:scan\w*|screen|quiet|nurse|midwife|sonographer|weeks|they)\b/,
    ),
    together(/\b(?:due date|due day)\b/, /\b(?:would have been|would've been|was supposed to be|still sent)\b/),
    together(
      /\b(?:scan (?:picture|photo|pic)|ultrasound (?:picture|photo))\b/,
      /\b(?:can'?t|cant|cannot|couldn'?t) (?:\w+ ){0,3}(?:look|throw|take it)\b/,
    ),
    together(
      /\bmilk (?:came|has come|is coming|come) in\b/,
      /\b(?:no ?one|nobody|no baby|nothing) to feed\b|\bno baby\b/,
    ),
    without(
      /\b(?:dog|cat|paw|sand|mud|beach|nursery school|snow)\b/,
      /\b(?:foot ?prints?|hand ?prints?)\b/,
      /\b(?:too early|too small|wee box|little box|memory box|born)\b/,
    ),
    together(
      /\bmine (?:was|would have been)\b/,
      /\b(?:due (?:date|month|in|the)|pregnan\w+|bump)\b/,
      /\b(?:announc\w+|clapped|same|loo|cried|weeks)\b/,
    ),
    together(
      /\blived (?:for )?(?:only )?(?:\w+ )?(?:\w+) (?:hours?|minutes)\b/,
      /\b(?:nicu|held|hold|named|baby|born)\b/,
    ),
    together(/\bnursery\b/, /\btry again\b/, /\b(?:door|shut|cot|closed|mother in law|months)\b/),
  ],
  'child-died': [
    together(
      /\bhow many (?:children|kids)\b/,
      /\b(?:my|our) (?:\w+ )?(?:son|daughter|boy|girl|baby|eldest|youngest) was\b|\b(?:count (?:him|her)|don'?t know (?:what|which|whether))\b/,
    ),
    without(
      /\b(?:uni|university|college|moved out|visits?|cell|jail)\b/,
      /\b(?:his|her) (?:bed)?room\b[^.!?]{0,30}\b(?:as (?:he|she) left it|untouched|exactly as)\b/,
      /\b(?:school bag|posters|teddy|years|months|bunk|toys)\b/,
      /\b(?:school|years|teddy|toys|my (?:son|daughter|boy|girl))\b/,
    ),
    together(
      /\b(?:coffin|casket|grave|ventilator|life support|hearse|funeral)\b/,
      /\b(?:he|she) was (?:only |just |our )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|[1-9]|1\d|in year \w+|our youngest|our eldest)\b(?! (?:weeks|months|stone|minutes|days|hours|years))/,
    ),
    together(/\b(?:tiny|white|little|wee|small) coffin\b/),
    together(
      /\b(?:other )?(?:mums|moms|mothers|parents)\b[^.!?]{0,20}\b(?:gate|school)\b/,
      /\bcross (?:over|the road)\b/,
      /\b(?:where to look|what to say)\b/,
    ),
    together(
      /\bmy (?:wee |little |only )?(?:boy|girl|son|daughter|lad|lass) would(?: have|'ve)? (?:be|been|turned) (?:\d|\w+ty\b|\w+teen\b|at uni|grown|driving|graduating)/,
    ),
    /\b(?:no )?parents? (?:should|shouldn'?t|should not|should never|isn'?t meant to|aren'?t meant to) (?:ever |never )?(?:have to )?(?:bury|outlive) (?:a|their|your|his|her)\b|\boutliv(?:e|ed|ing) (?:my|our) (?:own )?(?:\w+ )?(?:child\w*|son|daughter|boy|girl)\b/,
    /\bburied (?:my|our) (?:\w+ )?(?:lass|lad|boy|girl|son|daughter|child|wean|bairn)\b/,
    together(/\bgod will give you another\b/, /\b(?:child|son|daughter|only)\b/),
    together(/\b(?:his|her) friends\b/, /\b(?:graduat\w+|prom|leavers?)\b/, /\bmine will never\b/),
    /\b(?:my|our) (?:only )?(?:child|boy|girl|lad|lass)(?:'s| is| was)? (?:\w+ )?in the (?:ground|grave|soil|cemetery|churchyard)\b/,
  ],
} satisfies Record<string, readonly RegExp[]>;

/** A child lost, born or not. */
export const ofLossChildren: readonly Matter[] = [
  {
    id: 'baby-lost',
    signs: [
      orFurther(
        [
          /\b(?:miscarr\w+|still ?born|still ?birth|(?:lost|losing|lose) (?:the|our|my|a|another|that) (?:\w+ )?(?:baby|babies|pregnancy|twins?)(?! (?:bag|monitor|weight|fat|shoes?|goats?|photos?|teeth|clothes|book|sitter))|sids|(?:our|my|the|her) (?:\w+ )?baby (?:girl |boy )?(?:died|didn'?t make it|was born (?:asleep|sleeping|still))|(?:he|she|our (?:\w+ )?(?:son|daughter|boy|girl|twins?)|they) (?:was|were) born (?:asleep|sleeping)|lost (?:twins|triplets|it|her|him|them(?: both)?) at \w+ weeks|no heartbeat|ectopic|d and c|d&c|molar pregnancy|angel baby|chemical pregnancy|blighted ovum|cot death|neonatal death|terminated for medical|tfmr|after (?:\w+ )?loss(?:es)? (?:we|i) (?:tried|got pregnant)|would have been due)\b/,
          /\b(?:i|i'm|me|my|we|our|us|im|ive)\b|(?:^|[.!?\n] ?)(?:(?:just )?miscarried|(?:first|second|third|fourth|another|\dnd|\drd|\dth) miscarriage|lost the baby)\b/,
        ],
        further['baby-lost'],
      ),
    ],
    unless:
      /\b(?:(?:my|a|her|his) (?:friend|colleague|boss|neighbour|mate|cousin|sister|sister in law|sister-in-law|brother|daughter|sister's) (?:\w+ ){0,3}(?:miscarr\w+|lost (?:the|her|a|their) baby)|(?:haven'?t|didn'?t|not) (?:lost|lose) the baby|baby (?:goats?|birds?|lambs?)|one of my ladies|cheating|miscarriage of justice|baby weight|baby teeth|lost (?:the|my) baby (?:sitter|monitor|weight|fat|photos?)|midwife for|i'?m a midwife|i am a midwife|my patient)\b/,
    hear: [
      'You had already loved that child, and made plans.',
      'Other people never met the baby, so they do not see how much you lost.',
      'It is a real loss, however early it was.',
    ],
    ask: [
      'What had you started to call the baby?',
      'What did you look forward to most, with that baby?',
      'Who had been told there was a baby on the way?',
      'What is there that you could keep of the baby?',
      'When in the day does the baby come to mind?',
      'What would you want people to know about this baby?',
      'What do you wish people would not say about the baby?',
      'What was it like, knowing there was a baby?',
    ],
    advice: [
      "I'd pick one person and tell them plainly how you want it handled, whether the baby may be spoken of or not, because people guess and mostly guess wrong. If saying it is too much, send it as a message tonight.",
      "I'd give the baby some place of their own, a box, a page in a notebook, a candle on one day of the year. If you can't look at such things yet, put whatever there is in one drawer tonight and shut it.",
    ],
    reason: [
      'From the day you knew, that baby was in every plan you made. It takes a long time to plan without them.',
      'A baby like that is mourned with hardly a photo or a story to hold on to, among people who act as if nothing had been there. It comes out however it can.',
    ],
  },
  {
    id: 'child-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(children)}|\\b(?:my|our) (?:boy|girl|lad|baby boy|baby girl|little one|only child)(?: (?!friend)\\w+)? (?:died|passed away|is dead|${violently})(?! laughing)\\b|\\b(?:i|we)(?:'ve| have)? lost (?:a|my only|our) (?:son|daughter|child)\\b(?! (?:on|in the))`,
          ),
        ],
        further['child-died'],
      ),
    ],
    unless:
      /\b(?:(?:godmother|godfather|friend|teacher|mother|father|nanny) of (?:my|our) (?:son|daughter|child)|my (?:friend|boss|neighbour|colleague)(?:'s)? (?:lost|son|daughter|child)|lost (?:my|our) (?:son|daughter|child) in the|(?:son|daughter|eldest|youngest) (?:\w+ )?passed(?=\s*(?:[.,!\n]|$)))\b/,
    hear: [
      'No parent should have to live through that.',
      'Your child is in everything you see and do.',
      'Nobody can tell you how to live with it.',
    ],
    ask: [
      'What was {lost} like as a little one?',
      'What did your child always make you laugh with?',
      'What was your child mad about?',
      "Who says your child's name to you, these days?",
      "What do you do with your child's birthday?",
      "Which of your child's sayings has stayed in the house?",
      'Who did your child take after?',
      'When in a day does your child come closest?',
      'What should somebody know who never met your child?',
    ],
    advice: [
      "I'd ask very little of tomorrow, one meal, a wash, a walk to the end of the road, and let the rest go by. If there's one person who can bear to hear your child's name, ring them and say it.",
      "If you want your child spoken of, I'd tell people so outright, because most keep quiet out of fear. Send one person a photo tonight with the name under it, and they'll know they may.",
    ],
    reason: [
      'Your child was counted into everything, every meal and every year to come. A parent goes on counting, whatever has happened.',
      "There is hardly an hour in a parent's life that a child isn't somewhere in. So there's hardly an hour that losing one doesn't reach.",
    ],
  },
];
