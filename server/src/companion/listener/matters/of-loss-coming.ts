import { together } from '../patterns.ts';
import {
  bareOf,
  grandparents,
  illness,
  kin,
  lost,
  orFurther,
  others,
  own,
  parents,
  partners,
  siblings,
  without,
} from './loss-words.ts';
import type { Matter } from './matter.ts';

const heOrShe =
  /\b(?:he|she|him|her|his|hers|hes|shes|my (?:\w+ )?(?:mum|mom|mam|dad|da|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|amma|lola|lolo|brother|sister|son|daughter|friend|partner|aunt\w*|uncle))\b/;

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  dementia: [
    without(
      /\b(?:drunk|drinks|drinking|pissed|hung ?over|stoned)\b/,
      /\b(?:kettle|keys|glasses|purse|wallet|remote|shoes?|slippers|teeth|phone|iron|socks|handbag|milk)\b[^.!?]{0,20}\bin the (?:fridge|oven|freezer|washing machine|bin|microwave|cupboard|airing cupboard)\b/,
      /\b(?:he|she|he's|she's|hes|shes|mum|mom|mam|dad|nan|gran)\b/,
      /\b(?:again|stealing|stole|keeps|accus\w+)\b/,
    ),
    together(
      /\bevery (?:\w+ )?(?:minutes?|mins)\b/,
      /\b(?:asks?|asking|says)\b/,
      /\b(?:going home|go home|we are home|lived here|where (?:he|she|her|his))\b/,
    ),
    /\b(?:doesn'?t|don'?t|dont|not|forgets?|forgot|can'?t) (?:remember )?(?:that )?(?:she|he)(?:'s| has| had| already)? (?:already )?(?:ate|eaten|had (?:her|his) (?:dinner|tea|lunch|breakfast|tablets))\b/,
    without(
      /\b(?:dog|cat|posters?|puppy|toddler|year old)\b/,
      /\b(?:he|she|mum|mom|dad|nan|gran\w*|husband|wife) (?:had |has )?(?:wander(?:ed|s)|went) (?:off|out)\b|\bbrought (?:him|her) (?:back|home)\b/,
      /\b(?:pyjamas|pajamas|nightie|nightdress|slippers|dressing gown)\b/,
    ),
    together(/\bmemory (?:clinic|test|nurse)\b/, /\b(?:her|him|she|he)\b/),
    together(/\b(?:it'?s|that'?s|know its) the (?:illness|disease)\b/, /\ball (?:his|her) life|so gentle|always so\b/),
    together(
      /\blabels? on (?:every|all|the) (?:\w+ )?(?:doors?|drawers?|cupboards?)\b/,
      /\b(?:toilet|cups|tea|bathroom)\b/,
    ),
    together(
      /\b(?:the home|care home|nursing home)\b/,
      /\basks? for (?:a )?[a-z]+\b/,
      /\bwho (?:the hell )?is [a-z]+\b/,
    ),
    together(
      /\b(?:sunset|evenings?|sundown\w*|dusk)\b/,
      /\bwants? to go (?:to (?:her|his)|home)\b/,
      /\b(?:cries|cry|she|he|mama|mum|dad)\b/,
      /\b(?:always|every|doctor|village)\b/,
    ),
    together(
      /\bpower of attorney\b/,
      /\b(?:he|she|dad|mum) (?:signed|forgot|didn'?t know|couldn'?t)\b/,
      /\b(?:pointed|wean|child|name|confused)\b/,
    ),
    /\b(?:mum|mom|mam|dad|nan|nana|gran\w*|she|he) (?:thinks|thought) (?:i'?m|i was|im) (?:her|his) (?:sister|brother|mother|father|dad|mum|husband|wife|aunt\w*)\b|\bcall(?:s|ed) me by (?:my|his|her) (?:\w+ )?(?:dead )?(?:sister|brother|aunt|uncle|mother|father)'?s name\b(?=[\s\S]*\b(?:again|always|every time|now|memory|forget\w*)\b)/,
  ],
  dying: [
    together(
      /\b(?:days|hours|weeks) (?:now )?,? ?not (?:weeks|days|months|years)\b/,
      /\b(?:nurse|doctor|they said|consultant|he|she|mum|dad|ring)\b/,
    ),
    without(
      /\b(?:baby|dog|cat|asthma|inhaler)\b/,
      /\b(?:his|her|\w+'s) breathing (?:has |have |is |'s )?(?:changed|chang\w+|rattl\w*|slow\w*)\b|\bgaps? (?:in|between) (?:his|her|each|the) breath\w*/,
      /\b(?:gaps?|count\w*|nurse|bed|night|long|end)\b/,
    ),
    /\b(?:wet|wetting|moisten|moistening|dampen) (?:his|her|mum'?s|dad'?s) (?:lips|mouth)\b/,
    together(/\bsyringe driver\b/, /\b(?:he|she|his|her)\b/),
    together(
      /\b(?:he|she|shes|hes|she's|he's)(?: has|'s)? (?:only |just |maybe )(?:got )?(?:the|a) (?:week|weeks|few days|day or two)\b(?! (?:off|left (?:at|in|of)))/,
      /\b(?:asking for|goodbye|hospital|remember (?:him|her)|bed|last)\b/,
    ),
    together(
      /\bhearing (?:is the last|goes last|is last)\b|\bhe can still hear\b|\bshe can still hear\b/,
      /\b(?:the bed|priest|oils|nurse|hand|rail|ward)\b/,
    ),
    together(/\blast rites\b|\bpriest\b[^.!?]{0,20}\b(?:oils|anoint\w*)\b/, heOrShe),
    together(/\b(?:come|comes|came|bring|brought|bringing) (?:him |her |\w+ )?home to die\b/),
    together(/\b(?:told|telling) us to (?:say (?:our )?goodbyes?|call the family|get the family)\b/, heOrShe),
  ],
  carer: [
    without(
      /\b(?:baby|puppy|dog|cat|toddler|newborn|horse)\b/,
      /\bi (?:turn|hoist|wipe|shave|spoon ?feed|shower) (?:him|her)\b/,
      /\b(?:every|hours|night|hospital|bed|morning|alone|pads?)\b/,
    ),
    /\bi do (?:my |me )?(?:mum|mom|mam|dad|nan|gran|brother|sister|wife|husband)'?s (?:meds|tablets|pills|insulin|dressings|injections|catheter|pads)\b/,
    together(
      /\b(?:promis\w+|swore)\b/,
      /\b(?:never|not|wouldn'?t)\b[^.!?]{0,20}\bput(?:ting)? (?:her|him|mum|mom|dad|mam) in(?:to)? a (?:care |nursing )?home\b/,
      /\b(?:lifting|nights|tired|before i knew|strength|back|can'?t)\b/,
    ),
    without(
      /\b(?:baby|puppy|dog|cat|toddler|newborn|nursing her)\b/,
      /\bi was (?:wiping|bathing|lifting|washing|feeding|turning|dressing|toileting) (?:him|her)\b(?! (?:table|house|car|windows?|clothes|dishes|kids|floors?|plates?|laundry|hands?))/,
      /\b(?:love (?:him|her)|doing it right|shout\w*|every)\b/,
    ),
    /\bwho (?:has|will have|looks after|will look after|'ll look after|takes care of|cares for) (?:him|her) when (?:i'?m|im|we'?re|i am) (?:dead|gone|not here)\b/,
    together(/\bcarers?'? allowance\b/, /\bi (?:gave up|get|do|live)\b/),
    together(/\bbaby monitor\b/, /\b(?:he|she)(?:'s|s| is) (?:[6-9]\d|seventy|eighty|ninety)/),
    without(
      /\b(?:dog|puppy|pup|baby|cat|toddler|in (?:a|the) room with)\b/,
      /\b(?:he|she|mum|mom|dad|mam) (?:can'?t|cannot|can not|cant) be left\b(?! (?:out|behind))/,
      /\b(?:shop|bus|alone|minute|mass|night|on (?:his|her) own|envy|out)\b/,
    ),
    together(/\bcatheters?\b/, /\b(?:i'?ve got good|i change|i do|learnt|learned|took this on)\b/),
    /\b(?:i'?m|i am) (?:a |his |her |the )?(?:wife|husband|daughter|son),? (?:and )?(?:a )?(?:nurse|carer|cook),? /,
  ],
  'gravely-ill': [
    without(
      /\b(?:i'?m|i am|i have|i've|my own|interview|training|sleep|hill|tour|stage (?:three|3|four|4) of)\b/,
      /\bstage (?:four|4|iv|three|3|iii)\b/,
      /\b(?:he|she|shes|hes|my (?:\w+ )?(?:mum|mom|dad|wife|husband|sister|brother|mother|father|friend|nan)|pancrea\w*|we|cancer)\b/,
    ),
    together(/\bheart(?:'s| is)? (?:only )?(?:working|pumping|functioning) at\b/),
    together(
      /\b(?:medicine|chemo|treatment|radiotherapy)\b/,
      /\b(?:her|she|his|him|he)\b[^.!?]{0,20}\b(?:bald|hair (?:fall\w*|come|came))\b/,
    ),
    without(
      /\bmy (?:own )?scan\b/,
      /\bscans?\b/,
      /\b(?:consultant|oncolog\w+)\b/,
      /\b(?:worse|spread|grown|bad)\b/,
      /\b(?:he|she|hes|shes|he's|she's|him)\b/,
    ),
    without(
      /\b(?:i was in|when i was|as a nurse|my job|i nurse)\b/,
      /\b(?:icu|itu|intensive care|ventilator|life support)\b/,
      /\b(?:his|her|him|my (?:\w+ )?(?:mum|mom|dad|wife|husband|sister|brother|mother|father|friend|nan|gran\w*|son|daughter|uncle|aunt\w*))\b/,
    ),
    together(
      new RegExp(
        `\\b(?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}|he|she)(?: (?:he|she))?(?: is|'s)? (?:needs?|waiting (?:for|on)|on) (?:a |the |his |her )?(?:new )?(?:dialysis|liver|kidney|heart transplant|lung|transplant|donor|bone marrow)\\b`,
      ),
    ),
    together(/\bsepsis\b/, /\b(?:he|she|her|him)\b/, /\b(?:they said|doctors?|hospital|now|ward)\b/),
    together(
      new RegExp(
        `\\b(?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}) (?:has been |was |got |been )?(?:rushed|blue[- ]lighted|airlifted|taken) (?:in)?to (?:the )?hospital\\b`,
      ),
    ),
    new RegExp(`\\brushed (?:my (?:\\w+ )?(?:${kin})|${bareOf(kin)}) (?:in)?to (?:the )?hospital\\b`),
    /\b(?:mum|mom|mam|dad|nan|mother|father|wife|husband|sister|brother|friend|her|his)'?s? cancer(?:'s| is| has| came)? (?:come )?back\b/,
  ],
  'somebody-died': [
    /\b(?:the|a|my|our) (?:old |young )?(?:lady|man|woman|fella|fellow|neighbou?r|bloke|chap|guy) (?:opposite|next door|downstairs|upstairs|across the (?:road|street|hall)|at (?:number|no) \w+|(?:up|over|down) the road) (?:has |just |have )?(?:died|passed(?: away| on)?|is dead)\b(?! (?:by|me|out|the))/,
    /\bmy (?:old |former )?(?:boss|manager|coach|teacher|doctor|tutor|professor|mentor|landlady|godparent) (?:just |has )?(?:dropped dead|was killed|is dead)\b(?! (?:to me|set|against|keen))/,
  ],
} satisfies Record<string, readonly RegExp[]>;

/** A loss that is coming, and one of whom nothing nearer is known. */
export const ofLossComing: readonly Matter[] = [
  {
    id: 'dementia',
    signs: [
      orFurther(
        [
          /\b(?:dementia|alzheimer'?s?|(?:mum|mom|mam|mother|dad|father|nan|nana|gran\w*|wife|husband)'?s memory(?: is|'s| has)? (?:nearly |completely |really )?(?:going|gone|failing|getting (?:bad|worse))|(?:nan|nana|nanna|gran\w*|lola|lolo) (?:\w+ )?(?:doesn'?t|didn'?t) (?:know|recogni[sz]e) me|lewy bod(?:y|ies)|(?:mum|mom|mam|mammy|mother|dad|father|nan|nana|gran\w*|wife|husband) (?:\w+ )?ask(?:s|ing)? (?:me )?the same (?:thing|question|questions) (?:every (?:\w+ )?minutes?|twenty times|\d\d times)|ask(?:s|ing) (?:for|where|after) (?:my )?(?:\w+ ){1,2}(?:is )?(?:and|but) (?:he|she)(?:'?s| has| is) (?:been )?dead|(?:mum|mom|mam|mammy|mother|nan|nana|gran\w*|dad) thinks i'?m (?:her|his) (?:sister|brother|mother|father|dad)|(?:mum|mom|mam|dad|da|mother|father|wife|husband|nan|nana|gran\w*|he|she) (?:\w+ ){0,2}(?:doesn'?t|don'?t|does not|didn'?t|no longer) (?:always |even )?(?:know|knows|recogni[sz]es?|remember) (?:who i am|me(?= (?:any ?more|now|since)\b))|asked me who i was|(?:she|he|mum|mom|dad|wife|husband)\b[^.!?]{0,50}\bmemory clinic)\b/,
          /\b(?:my|our|mums|moms|dads|nans|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he|she|him|her)\b/,
        ],
        further.dementia,
      ),
    ],
    unless:
      /\b(?:died(?! in (?:19|the (?:war|fifties|sixties|seventies))|\b(?=[^.!?]{0,20} years ago))|passed away|funeral|had (?:the )?(?:dementia|alzheimer)|ashes|buried|i work|my (?:residents?|patients?|clients?|shift)|the residents|on shift|as a carer|i(?:'m| am) (?:afraid|scared|worried) (?:i|it's)|(?:do|have|might) i (?:have|got)|my own memory|i'?ve (?:got )?(?:early )?(?:dementia|alzheimer)|i was diagnosed|my ex\b|driver|ghost\w*|facial)\b/,
    hear: [
      'They are still here, and you are losing them bit by bit.',
      'It hurts not to be known by somebody you have known all your life.',
      'You have to be patient all day, even when you are sad.',
    ],
    ask: [
      'What do their hands still know how to do?',
      'What were they like, before the forgetting?',
      'What makes their face light up, even now?',
      'Which of the old stories do they still tell?',
      'Where do they think they are, when they are somewhere else?',
      'What do you miss most of how they used to be?',
      'What calms them, when they are lost?',
      'When did they last seem quite like themselves?',
      'Who else sees how much they have forgotten?',
    ],
    advice: [
      "I'd stop correcting and go along with wherever they are in their head, because the mood stays right even when the facts don't. If evenings are the worst, put the lights on early tomorrow, with music from when they were young.",
      "I'd write down from tonight what goes wrong and at what hour, because a doctor can do more with that than with hearing that it's got worse. If they wander or leave the gas on, ring tomorrow already.",
    ],
    reason: [
      "With dementia you're missing somebody who is still in the room, and being cheerful for them as well. Anybody frays at that.",
      "Dementia asks the same of you a hundred times a day and remembers none of it. There's nobody to be cross with, so it stays with you.",
    ],
  },
  {
    id: 'dying',
    signs: [
      orFurther(
        [
          /\b(?:hospice(?! (?:shop|charity))|palliative|end of life|(?:days|weeks|months) (?:left|to live)|(?:just|only|a couple of|a few) (?:days|weeks) (?:left|now)|matter of (?:days|weeks|hours)|(?:he|she|mum|mom|mam|dad|da|mother|father|nan|gran\w*|wife|husband|partner|brother|sister|friend|uncle|aunt\w*|son|daughter|grandpa|baba|papa|mama)(?:'s|s| is) dying(?! (?:to|for|a second|of (?:bore|laugh|hunger|embarrass|thirst)))|terminally (?!bored|online|single|late|boring)|terminal (?:cancer|illness|now)|(?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|brother|sister|friend|aunt\w*|uncle|he|she)(?:'s| is) terminal(?=\s*(?:[.,!\n]|$)| and | with )|it'?s terminal|(?:won'?t|not going to|isn'?t going to|might not|will not) (?:make it|see (?:christmas|the (?:summer|spring|new year|wedding|baby))|last (?:the|till|until|much))|(?:mum|mom|mam|dad|da|mother|father|nan|gran\w*|wife|husband|partner|brother|sister|friend|uncle|aunt\w*|son|daughter|he|she)(?:'s| has| was| have)? (?:just )?(?:been )?given (?:only |about )?(?:\w+|\d+) (?:months|weeks)(?! (?:notice|off|leave|probation|in|suspended|to (?!live)))|(?:in|on) (?:his|her|their) (?:last|final) (?:days|hours)(?! (?:at|in|of|before))|stopp(?:ed|ing) (?:my \w+'?s|his|her|mum'?s|dad'?s) (?:cancer )?treatment|(?:mum|mom|mam|dad|mother|father|nan|gran\w*|wife|husband|brother|sister|he|she) (?:hasn'?t|doesn'?t|has not|not) (?:got |have )?(?:very |much |that )?long (?:left|to live)(?! (?:on|of|in|at|till|until|to (?!live)))|nothing (?:more|else) (?:to be done|can be done|(?:the )?doctors can do) for (?:him|her|my|mum|mom|dad)|syringe driver|nothing (?:more )?(?:else )?they can do for (?:him|her|them|my)|wants? to (?:come home to )?die at home)\b/,
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|he'?s|she'?s|him|her|uncle|aunt\w*|brother|sister)\b/,
        ],
        further.dying,
      ),
    ],
    unless:
      /\b(?:died|passed away|funeral|ashes|buried|widow\w*|since (?:he|she) (?:went|died)|terminal \d|(?:dog|cat|rabbit|horse|vet|vets|hamster)|i work|volunteer\w*|my patients?|residents?|on shift|i'?m dying|i'?ve (?:got )?(?:\w+ )?(?:months|weeks|days) (?:left|to live)|(?:gave|given|give|gives) me (?:\w+ )?(?:months|weeks|a year)|told me i|i have (?:\w+ )?(?:months|weeks|days) left|want(?:s|ed)? to die|i start at|days left of|weeks left (?:of|till|until|to (?!live))|days left (?:till|until|to (?!live))|months left (?:of|on)|if he'?s dying|(?:her|his|their) (?:husband|wife|mum|mom|dad|mother|father|son|daughter|partner|brother|sister)(?:'s| is| was|s) (?:in|at|dying|terminal\w*)|in a hospice before|(?:on|in) (?:her|his|the|that) last (?:day|night|hours?)|went on \w+day|bag of his|dead (?:husband|wife)|account holder|(?:days|weeks|months) left on|my (?:friend|flatmate|mate|boss|colleague|neighbou?r|roommate|housemate)'?s (?:\w+ )?(?:mum|mom|dad|mother|father|nan|gran|brother|sister|wife|husband|son|daughter)|court|prison|jail|pretend\w*|sent back|days to pay|phone'?s dying)\b/,
    hear: [
      'You know it is coming, and you can never be ready for it.',
      'You want to use the time, and you are worn out at the same time.',
      'It is hard to say what you want to say.',
    ],
    ask: [
      'What would you like them to know, while they can hear it?',
      'What can still get a smile out of them?',
      'What have they said about dying themselves?',
      'What do you do, in the hours by the bed?',
      'Who else sits with them?',
      'What is the hardest time of day, with them like that?',
      'What have the two of you managed to say to each other?',
      'What do you want to keep of them from before they were ill?',
    ],
    advice: [
      "I'd say the one thing to them you would be sorry not to have said, and keep it short, even if they seem to be asleep. If you can't be there, ask somebody tonight to hold the phone to their ear.",
      "I'd stop waiting for the right moment and go soon, and do something ordinary there, cream on the hands, the football results, a song. If it's you who is always there, ask somebody to sit in tomorrow while you sleep.",
    ],
    reason: [
      'When somebody is dying, people want to keep them and want it to be over, often in the same minute. Neither takes anything from the other.',
      "You're saying goodbye and thinking of tablets and visitors at once. There's no being ready for somebody's dying, however long it's been known.",
    ],
  },
  {
    id: 'carer',
    signs: [
      orFurther(
        [
          new RegExp(
            `\\b(?:look(?:ing|ed)? after|car(?:e|ing|ed) for|take care of|taking care of|nurs(?:e|ing)) (?:both )?(?:my|our|me) (?:\\w+ ){0,2}(?:${parents}|${partners}|${siblings}|${grandparents}|uncle|aunt\\w*)\\b|\\b(?:i|i'm|i've been|i just|just) (?:still )?(?:look|looking|care|caring) (?:after|for) (?:him|her)\\b|\\bi(?:'m| am|m) (?:just |only )?(?:his|her|the|my \\w+'?s|a|a full[- ]time|an unpaid|their) (?:\\w+ )?carer\\b|\\b(?:young|unpaid|full[- ]time) carers?\\b|\\bcarer'?s (?:allowance|grant|assessment)\\b|\\b(?:commode|hoist|respite|bed ?bath)\\b|\\bi (?:wash|dress|feed|bathe|lift|change|toilet) (?:him|her|my (?:mum|mom|dad|wife|husband|mother|father))\\b|\\b(?:after|since) (?:his|her|(?:my |me )?(?:dad|mum|mom|wife|husband)'?s) (?:second )?stroke\\b`,
          ),
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her|i'?m|i am)\b/,
        ],
        further.carer,
      ),
    ],
    unless:
      /\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|agency|clients?|residents?|on shift|shifts|my ladies|herr|pani|frau|old lady|work as|as a carer|care home|the new carer|to my carer|my carers?|my mother's carer|changed (?:my|mum's|dad's)|the (?:other )?ward|(?:look(?:s|ing)? after|care for|feed|wash|dress|change) (?:my|the|our|his|her) (?:\w+ )?(?:son|daughter|kids?|children|baby|toddler|grandson|granddaughter|grand ?children|dog|cat|dogs|cats|house|plants?|hens|nephew|niece)|(?:my|the|our) (?:baby|toddler|newborn|puppy|dog|cat|horse)|(?:my|the) own stroke|i had (?:a|my|the) stroke|(?:since|after) (?:my|the) stroke i|going to look after|was going to look after|he'?d look after|respite from the)\b/,
    hear: [
      'You look after somebody every day, and nobody looks after you.',
      'There is hardly an hour that is only yours.',
    ],
    ask: [
      'Which part of the day is the heaviest, with them?',
      'Who ever takes over from you?',
      'When did you last have a day off from it?',
      'What would help you most?',
    ],
    advice: [
      "I'd ring one person tomorrow and ask for a fixed thing, two hours every Saturday, and not for help in general, because people say yes to an hour. If there's nobody, ask their doctor what there is for carers near you.",
      "I'd pick the one job that wears you down most, the lifting or the nights or the washing, and get that one off you first. Write it down tonight. If your own back or sleep is going, tell a doctor you're a carer.",
    ],
    reason: [
      'Caring goes on at every hour, and nobody relieves you at the end of a shift. Being worn out, and wanting it to stop for a day, comes with that.',
      'A hospital has three shifts of people for what a carer does, and they all get to go home. Anyone runs dry in it, and short of patience too.',
    ],
  },
  {
    id: 'gravely-ill',
    signs: [
      orFurther(
        [
          new RegExp(
            `${own(kin)}(?:'s|s)?(?: (?!work|who|friend|nurse|doctor|job|a nurse|visited|drove|says|said|when)[\\w']+){0,5} (?:in (?:the )?(?:hospital|icu|itu|intensive care|a coma|resus)|(?:had|having|has had|after|since|recovering from) (?:a|an|another|the|his|her|that) (?:\\w+ )?(?:stroke|heart attack|brain \\w+|aneurysm|transplant)|(?:has|got|has got|with|diagnosed with) (?:\\w+ )?(?:cancer|leuk\\w+|a (?:brain )?tumou?r|mnd|motor neurone|als)|cancer|(?:is|'s|on|having|starts?|started) (?:the |her |his |a )?(?:chemo|radiotherapy|dialysis|ventilator|life support)|(?:is |'s )?(?:very|really|seriously|critically|gravely) (?:ill|sick|unwell))\\b|\\b(?:he|she)(?:'s| is| was)? (?:back |still |been )?in (?:the )?(?:hospital|icu|itu|intensive care|a coma|resus)\\b|\\b(?:his|her|mum'?s|mom'?s|dad'?s|\\w+'s) (?:\\w+ )?(?:chemo|stroke|cancer|heart attack|radiotherapy)\\b|\\b(?:he|she)(?:'s| has) had (?:a|his|her|another) (?:\\w+ )?(?:stroke|heart attack)\\b|\\b(?:his|her) (?:operation|surgery) (?:is|was|went)\\b`,
          ),
          /\b(?:my|our|mum|mom|mam|dad|da|ma|mother|father|nan|nana|gran\w*|wife|husband|papa|mama|brother|sister|he|she|him|her)\b/,
        ],
        further['gravely-ill'],
      ),
    ],
    unless:
      /\bfriend'?s (?:aunt|uncle|mom|mum|mother|dad|father|sister|brother|grand\w+|wife|husband|son|daughter)\b|\b(?:died|passed away|is dead|funeral|ashes|buried|widow\w*|phone died|all clear|in remission|cancer[- ]free|not cancer|benign|discharged|(?:he|she)'?s home|i was in hospital|i'?m in (?:the )?hospital|my (?:own )?(?:chemo|stroke|cancer|heart attack|radiotherapy|surgery|operation)|i (?:had|have|'ve) (?:\w+ )?(?:cancer|chemo)|i have cancer|i work|my patients?|residents?|on shift|stroke of|take a stroke|gave (?:me|him|her) a heart attack|nearly had a|near enough had a|heart attack (?:when|if)|for (?:his|her) nerves|with (?:the|our) baby|my ex\b|my ex[- ]|i was \w+ when|not in jail|not literally|broken (?:leg|arm|wrist|ankle|toe|nose)|tonsils|appendix|maternity|labour|birth|gave birth|born|(?:my|the|our) (?:dog|cat)|vet|star sign|cancer sun|hospital appointment|years ago|when i was (?:\d|a|little|small|young))\b|\b(?:common cold|nothing serious|not serious|divorced)\b/,
    hear: [
      'You hope and you are afraid, both at once.',
      'Every day you wait for news, and it can change from one to the next.',
      'You would do anything, and there is so little you can do.',
    ],
    ask: [
      'How are they today?',
      'What do the doctors say?',
      'Who is there for you, while you are there for them?',
      'How do they talk about being ill, if they do?',
    ],
    advice: [
      "I'd write three questions down tonight and put them to the doctor or nurse in charge, with somebody beside you who listens too. Not knowing makes it worse at night, and in the room one forgets half of it.",
      "I'd let one person pass the news on to the rest, so you don't have to tell it ten times. And when you're together, bring something ordinary, a crossword, their own mug, and talk about that for a while.",
    ],
    reason: [
      "Somebody that ill takes up every corner of your head, and there's hardly a thing you can do. Fear with nothing to do comes out as temper, tears or tidying.",
      "You're afraid for them and have to look calm in front of them, and that goes on for as long as the illness does. It costs anybody sleep and patience.",
    ],
  },
  {
    id: 'somebody-died',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(others)}|(?:^|[.!?,\\n] ?|\\b(?:and|since|before|when|that|how|day|night|because|but|so|after|until) )(?:he|she)(?:'s| has| just| had|'d)? (?:died|dead(?! (?:good|nice|set|to me|funny|on|right))|passed away)(?! (?:laughing|inside|of (?:embarrass|shame|laugh)|on stage|a little|a bit))|\\b(?:my|our) (?:(?!nearly|phone|laptop|ex)\\w+ ){0,2}(?!phone|laptop|battery|car|engine|computer|boiler|fridge|freezer|machine|tv|telly|wifi|internet|router|drive|plants?|tomatoes|fish|bees|bike|kindle|ipad|tablet|watch|camera|van|truck|aid|business|marriage|relationship|love|chat|hope|dreams?|soul|character|sims?|grass|lawn|flowers|roses|career|starter|kettle|lambs?|sheep|cows?|heart|connection|parents|laptop|pc|xbox|alarm|clock|torch|charger|he|she|i|it|they|we|who|and|that)\\w+ (?:has |just |had |suddenly )?(?:died|passed away)\\b|\\bsomeone (?:(?:close to me|(?:at|from) (?:my |our |the )?(?:work|school|uni|college|church|choir|gym|street|office|club)|very dear) |(?:i|we) (?:\\w+ ){1,5}?)(?:has |just )?(?:died|passed (?:away|on))\\b|\\b(?:a|one) (?:lad|girl|guy|boy|man|woman|kid|lass|fella|bloke|colleague|neighbou?r) (?:i|we) (?:\\w+ ){1,6}?(?:has |just )?(?:died(?! (?:laughing|of))|passed away|was killed|killed (?:him|her)self)\\b|\\b${illness} took (?:him|her)\\b|\\bour [a-z]+ went in (?:january|february|march|april|may|june|july|august|\\w+ber)\\b[.,]? (?:and )?(?:i've been (?:al(?:l )?right|ok|okay|fine|lost|on (?:my|me) own|managing|coping)|i (?:still )?miss (?:her|him)|it'?s been (?:quiet|hard|lonely))\\b|\\bsince (?!it\\b|the\\b|that\\b|this\\b|my\\b|our\\b|they\\b|we\\b|phone\\b|everything\\b|everyone\\b|people\\b|who\\b)[a-z]+ died\\b|\\bone of (?:the|our|my) (?:lads|boys|girls|guys|crew|team|women|men|teachers|neighbou?rs|cousins|uncles|aunts|old boys) (?:has |just )?(?:died(?! (?:laughing|of (?:shame|laugh)))|passed away|was killed)\\b`,
          ),
        ],
        further['somebody-died'],
      ),
    ],
    unless:
      /\b(?:phone (?:had |has )?died|battery died|laughing|embarrassment|last level|the game|boss fight|in the (?:book|film|series|show|story|last episode|finale)|episode|season \d|santa|the king|the queen|my (?:patients?|residents?|customers?)|on my (?:ward|shift)|nearly died|almost died|could have died|died inside|died on stage|(?:dog|cat|hamster|rabbit|horse|budgie|fish|hen|goldfish|parrot|guinea pig) (?:has |just )?died|my friend'?s (?:\w+ )?(?:mum|dad|nan|dog|cat)|(?:19[0-4]|1[0-8]\d)\d|compressions|on the ward|goat|lambs?|ewe|cow|calf|foal|lady at|first date|not widowed|practised|(?:he|she)'s a widow\w*|manuscript|(?:dream(?:s|t|ed|ing)?|nightmares?) (?:that |where |about )?(?:my|our|he|she|mum|dad)|what if)\b/,
    hear: [
      'Losing somebody like that changes everything.',
      'Nothing is the same, and everybody else goes on as before.',
      'There is no right way to feel now.',
      'It takes as long as it takes.',
      'Some hours are all right, and then it comes back.',
    ],
    ask: [
      'What were they like?',
      'What do you miss about them?',
      'When is it worst?',
      'Who can you talk to about it?',
      'What would you say to them, if you had five minutes?',
    ],
    advice: [
      "I'd tell one person tonight that you don't want cheering up, only somebody to sit there while you talk about them. Most people would like to help and don't know how; that tells them.",
      "I'd keep tomorrow very small, something to eat, some air, one call, and leave what can wait. Grief takes a lot of strength, also when nothing is done.",
    ],
    reason: [
      "A death isn't taken in all at once. It comes in bits, at odd moments, and it hardly ever looks the way people expect it to.",
      "There's no list of who may miss somebody who has died, or how much. It goes by what they were to you.",
    ],
  },
];
