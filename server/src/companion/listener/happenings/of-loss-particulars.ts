import { naming } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { illness } from './of-illness.ts';
import { bereaved } from './of-loss.ts';

const kin =
  '(?:he|she|they|mum|mummy|mom|mam|dad|daddy|nan|nana|gran|granny|grandma|grandad|grandpa|your (?:\\w+ )?(?:mum|mom|mam|mother|dad|da|father|nan|nana|gran|grandma|grandmother|grandad|grandpa|grandfather|wife|husband|partner|brother|sister|son|daughter|friend|mate|uncle|aunt|auntie|father-in-law|mother-in-law))';
const pets = '(?:dog|lab|labrador|puppy|cat|kitten|horse|pony|mare|rabbit|hamster|guinea pig|budgie|parrot|hen|goat)';
const when = naming({ WHO: kin });

/** That one of their own has died, animals and children not yet born too. */
const lost = new RegExp(
  `${bereaved.source}|\\b(?:mum|mom|mam|dad|nan|gran|grandad|husband|wife|brother|sister|he|she) went (?:\\w+ )?(?:days|weeks|months|years|a (?:week|month|year)) ago\\b|\\bin[- ]laws? (?:has |just )?(?:died|passed away)\\b|\\b(?:got|was) run over\\b|\\bput (?:him|her|(?:our|my|the) (?:\\w+ )?\\w+) (?:down|to sleep)\\b`,
);
const lostPet = new RegExp(
  `\\b${pets}s?\\b[\\s\\S]*\\b(?:died|dead|put (?:\\w+ ){0,3}(?:down|to sleep)|run over|passed away)\\b|\\b(?:died|put (?:\\w+ ){0,3}(?:down|to sleep))\\b[\\s\\S]*\\b${pets}\\b|\\bput (?:our|my|the) (?:\\w+ )?${pets} (?:down|to sleep)\\b`,
);
const petAtTheEnd = new RegExp(
  `(?=[\\s\\S]*\\b(?:${pets}|vet)\\b)(?=[\\s\\S]*\\b(?:vet|put (?:him|her|it|them) (?:down|to sleep))\\b)[\\s\\S]*\\b(?:nothing (?:more|else)|put (?:him|her|it|them)|let (?:him|her) go|kinder|think about when|too soon|too late|sleep)\\b`,
);
const lostBaby = /\b(?:miscarr\w+|stillb\w+|lost (?:the|our|my|a) (?:baby|pregnancy)|no heartbeat)\b/;
/** An illness that takes somebody away bit by bit, or a sickbed. */
const graveIllness =
  /\b(?:dementia|alzheimer'?s|lewy|parkinson'?s?|(?:a|the|his|her|had|second) stroke|mnd|motor neurone|ms|cancer|chemo\w*|tumou?r|leuk\w+|hospice|palliative|dying|icu|intensive care|ventilator|coma|care home|nursing home)\b/;
const mind = /\b(?:dementia|alzheimer'?s|lewy|who i (?:was|am)|(?:care|nursing) home|memory (?:clinic|is|has))\b/;
const sickbed =
  /\b(?:in (?:the )?hospital|icu|intensive care|on the ward|ventilator|hospice|operation|his bed|her bed|drip)\b/;
const notSo = "\\b(?:nobody'?s|no one'?s|isn'?t|not) dead\\b|\\bphone died\\b|\\bmy ex\\b|\\baffair\\b|\\bcheat\\w*\\b";
const small = '\\b(?:baby|newborn|toddler|weeks old|months old|nappy)\\b';
const elsewhere = new RegExp(notSo);
const notACot = new RegExp(`${notSo}|${small}|\\bi'?m a (?:nurse|carer)\\b|\\bi work (?:in|at|as)\\b|\\bresidents\\b`);

/** Bare particulars, told when the death or the illness has been said already: an orange peeled, a bag in the hall. */
export const ofParticulars: readonly Happening[] = [
  {
    id: 'went-is-the-word',
    cues: 'went',
    when: when(
      '^(?:and |so )?WHO went (?:(?:about |only |just )?(?:a|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:days?|weeks?|months?|years?) ago|last (?:night|week|month)|in (?:his|her) sleep|(?:very )?peacefully|(?:this|on) \\w+(?: morning| night)?)$',
    ),
    beside:
      /\b(?:it was (?:very |so )?(?:quick|peaceful|sudden)|peacefully|in (?:his|her) sleep|funeral|hospice|hospital bag|at the end|suffer\w*)\b/,
    unless: new RegExp(`${notSo}|\\bholiday\\b|\\bwalked out\\b`),
    hear: [
      "It's still hard to say the other word, and nobody has to.",
      'Even when it is peaceful, it is a very hard thing to lose someone.',
    ],
    ask: ['Were you with them when it happened?', 'Who have you got with you at the moment?'],
  },
  {
    id: 'what-they-did-for-you',
    cues: 'used always would',
    when: when(
      '^(?:and |but )?WHO (?:used to|always|would(?: always)?) (?:peel|cut|butter|warm|plait|braid|brush|do|make|bring|brought|made|did|cooked|saved|kept|save|keep|carry|carried|drive|drove|walk|walked|pick|picked|tuck|tucked|iron|ironed|polish|tie|pack|packed|slip|slipped|pour|cook|bake|baked|knit|knitted|mend|wait up|waited up|cut out|post|send|sent)(?:ed|s)? (?:(?!.*\\bsure\\b).*\\b)?(?:your\\b(?! (?:mum|mom|mother|dad|father|sister|brother|life|boss))|(?:for|up for|to) you\\b|you (?:a|an|the|some|home|to school|in)\\b)',
    ),
    beside: lost,
    unless: new RegExp(
      `${notSo}|\\b(?:hit|hurt|beat|scream\\w*|shout\\w*|drunk|drank|cry|lonely|laugh at)\\b|\\bmade? (?:me|you) feel\\b`,
    ),
    bright: true,
    hear: [
      "It's a small thing, but it was done for you, again and again. That is love.",
      'Nobody else does it quite the way they did, so of course you miss it.',
    ],
    ask: ['What else did they do like that?', 'How often do you think of it now?'],
  },
  {
    id: 'the-bag-nobody-opens',
    cues: 'bag case suitcase holdall washbag open unpack',
    when: /\b(?:hospital |overnight |his |her )?(?:bag|case|suitcase|holdall|washbag)\b.*\b(?:still|hall|hallway|by the door|unopened|not been opened|packed)\b|\b(?:nobody|no one|none of (?:you|us)|you)(?: will|'ve| have| has|'ll| can| could|'d)?(?:n't| not)? (?:\w+ )?(?:open(?:ed)?|unpack(?:ed)?) (?:it|the bag|the case|his bag|her bag)\b(?! (?:today|yesterday|up))/i,
    beside: new RegExp(`(?=[\\s\\S]*(?:${lost.source}))[\\s\\S]*\\b(?:bag|case|suitcase|holdall)\\b`),
    unless: new RegExp(`${notSo}|\\bholiday\\b|\\bhandbag\\b|\\bpencil case\\b|\\bcourt\\b`),
    hear: [
      "Opening it would make it real, so it's no wonder it stays shut.",
      "It's just a bag, but it has their last things in it.",
    ],
    ask: ['How long has it been there?', "Is there something in it you're afraid to see?"],
  },
  {
    id: 'their-phone-still-rings',
    cues: 'phone mobile',
    when: /\b(?:his|her|their|dad's|mum's|mom's|nan's) (?:phone|mobile) (?:rang|rings|ringing|buzz\w*|went off|lit up|lights up|pinged|pings|keeps|still|is still)\b/i,
    beside: lost,
    unless: new RegExp(`${notSo}|\\bringtone\\b.*\\bwork\\b`),
    hear: [
      "It's a shock each time, because the phone goes on as if they were still here.",
      "Somebody out there may still not know, and that's hard too.",
    ],
    ask: ['Who was it that called?', 'What do you do when it rings?'],
  },
  {
    id: 'not-looked-inside-yet',
    cues: 'passcode password pin unlock diary diaries journal laptop phone letters',
    when: /\b(?:passcode|password|pin|diar(?:y|ies)|journals?|laptop|(?:his|her|their) (?:phone|letters|emails|notebooks?))\b.*\b(?:haven'?t|have not|not|never|don'?t dare|can'?t|afraid|scared)\b.*\b(?:look|looked|open|opened|read|unlock\w*|dare|bear)\b|\byou (?:know|have|found|'ve got) (?:his|her|their) (?:passcode|password|pin)\b/i,
    beside: lost,
    unless: elsewhere,
    hear: [
      "It's hard to know if you may look, when you can't ask them any more.",
      "You don't know what you would find, so it's no wonder you wait.",
    ],
    ask: ['What are you afraid you might find?', 'Does anyone else know about it?'],
  },
  {
    id: 'reading-what-they-wrote',
    cues: 'wrote written writes entry page every diary diaries notebook journal',
    when: /\b(?:he|she|they)(?:'d| had)? (?:wrote|written|writes|put|noted)\b|\bevery (?:single )?day (?:just )?(?:the|what)\b|\b(?:found|read|reading|opened|there (?:are|were|is))\b.*\b(?:diar(?:y|ies)|journals?|notebooks?)\b|\b(?:an|one|the last) (?:entry|page)\b/i,
    beside: new RegExp(`(?=[\\s\\S]*\\b(?:diar(?:y|ies)|journals?|notebooks?)\\b)[\\s\\S]*(?:${lost.source})`),
    unless: new RegExp(`${notSo}|\\bmy diary\\b`),
    bright: true,
    hear: [
      'You can hear their voice again in what they wrote. That is good and it hurts.',
      "It's so close to having them back for a moment, and then it stops.",
    ],
    ask: ['What did they write about?', 'Is there something in it that surprised you?'],
  },
  {
    id: 'the-place-kept-open',
    cues: 'keep keeps leaves leave puts put sets set lays laid still',
    when: when(
      "^(?:and |but )?WHO (?:still |always |even |just )?(?:keeps?|kept|leaves?|left|puts?|sets?|lays?|laid|won'?t (?:turn|switch|let anyone)|makes?|made|cooks?|pours?)\\b.*\\b(?:light|lamp|two plates|plates?|a place|two cups|(?:his|her) (?:place|chair|cup|mug|bed|side|room|phone|coat|slippers)|door (?:open|unlocked)|enough for (?:two|both|all))\\b",
    ),
    beside: lost,
    unless: new RegExp(`${notSo}|\\bthe kids\\b|\\belectric\\b|\\bbill\\b|\\bleft me\\b|\\b(?:wash|clean)\\w*\\b`),
    hear: [
      "It's hard to stop, because stopping would mean they're really not coming back.",
      'Everybody sees it, and nobody knows what to say about it.',
    ],
    ask: ['How is it for you when you see that?', 'How long has it been like that?'],
  },
  {
    id: 'things-at-animal-height',
    cues: 'bowl basket bed lead leash collar hutch cage kennel toy toys ball blanket litter saddle rug cushion stable tank food',
    when: /\b(?:his|her|its|their|the|that) (?:\w+ )?(?:bowls?|basket|bed|lead|leash|collar|hutch|cage|kennel|toys?|ball|blanket|litter(?: tray)?|saddle|rug|cushion|stable|tank|food)\b.*\b(?:still|full|empty|bang\w*|by the|on the (?:hook|floor|bed|sofa)|in the (?:hall|corner|kitchen|boot|garden|car)|under|left|there)\b|\bstill (?:his|her|its) (?:bowl|bed|lead|basket)\b/i,
    beside: lostPet,
    unless: new RegExp(`${notSo}|\\bin (?:my|our|the) bed with\\b`),
    hear: [
      'You see it every day, and every time you remember again.',
      "It's so hard to put away, because putting it away feels like the end.",
    ],
    ask: ['Have you decided what to do with it?', 'Who else in the house misses them?'],
  },
  {
    id: 'a-hair-of-theirs',
    cues: 'hair hairs fur feather feathers whisker',
    when: /\b(?:hairs?|fur|feathers?|whiskers?)\b.*\b(?:on|in|under|behind|everywhere|all over)\b/i,
    beside: lost,
    unless: new RegExp(
      `${notSo}|\\bmy hair\\b|\\bchemo\\b|\\bhairs? on end\\b|\\bhair(?:dresser|cut|dryer)\\b|\\bgrey hair\\b`,
    ),
    hear: [
      "It's such a little thing, and it brings everything back at once.",
      "You find one when you're not expecting it, and it hurts all over again.",
    ],
    ask: ['What did you do with it?', 'How did you feel when you saw it?'],
  },
  {
    id: 'hair-on-the-pillow',
    cues: 'hair eyebrows beard',
    when: when(
      "\\b(?:his|her|mum's|mom's|dad's|nan's|your \\w+'s) (?:\\w+ )?(?:hair|eyebrows|beard)\\b.*\\b(?:pillow|brush|fall\\w*|fell|com(?:e|es|ing) out|came out|gone|shower|plughole|handfuls|clumps|shav\\w+|bath|sink|carpet|everywhere)\\b",
    ),
    beside: /\b(?:chemo\w*|cancer|radiotherapy|tumou?r|leuk\w+|treatment)\b/,
    unless: new RegExp(`${notSo}|\\bdog\\b|\\bcat\\b`),
    hear: [
      "When the hair goes, nobody can pretend any more that they're not ill.",
      "It's only hair, people say, but it's very hard to see on someone you love.",
    ],
    ask: ['How are they taking it?', 'What do they say about it?'],
  },
  {
    id: 'jokes-from-the-ill-one',
    cues: 'joke joked jokes joking laughed funny winked',
    when: when(
      '^(?:and |but |then )?WHO (?:just |only |still |even |always )?(?:made|makes|cracked|cracks|keeps? (?:making|cracking)|told) (?:\\w+ ){0,2}jokes?\\b|^(?:and |but |then )?WHO (?:just |only |still |even |always )?(?:jok(?:ed|es)|winked|laughed it off|made light of it)\\b',
    ),
    beside: graveIllness,
    unless: new RegExp(
      `${notSo}|\\b(?:doctor|boss|colleague|brother-in-law)\\b|\\bnot funny\\b|\\babout (?:me|my|you|your)\\b`,
    ),
    bright: true,
    hear: [
      "It's good to laugh together, and it can also hide how scared somebody is.",
      "Some people make jokes so that the others won't be so afraid.",
    ],
    ask: ['Do the two of you also talk about it seriously?', 'Did you laugh as well?'],
  },
  {
    id: 'met-like-a-visitor',
    cues: 'polite offered shook nice pleased thanked lovely introduced',
    when: when(
      '^(?:and |but |then |so )?WHO (?:was|is) (?:so |very |really |ever so |perfectly )?(?:polite|well mannered|gracious|charming)\\b|\\bWHO (?:offered you (?:a|some|the)|shook your hand|thanked you for (?:coming|visiting|calling)|introduced (?:himself|herself)|said (?:it was )?(?:nice|pleased|lovely) to meet you)\\b',
    ),
    beside: mind,
    unless: elsewhere,
    hear: [
      "They were kind to you, and they didn't know who you are. That hurts so much.",
      "It's very hard to be a stranger to somebody you've loved for so long.",
    ],
    ask: ['What did you say to them?', 'Do they still know you sometimes?'],
  },
  {
    id: 'few-words-left',
    cues: 'word words',
    when: when(
      "\\bWHO(?: can| could| has|'s got|'s| only| has only| just)*(?: only| just| still)? (?:say|says|said|manage|manages|get out|gets out|got|has|has got|has left|speak|speaks|uses?) (?:about |maybe |only |just )?(?:one|two|three|four|five|six|ten|\\d+|a few|a handful of) words?\\b",
    ),
    beside: graveIllness,
    unless: new RegExp(
      `${notSo}|${small}|\\bspeech\\b.*\\bfuneral\\b|\\ba few words (?:at|about)\\b|\\bto me (?:all|since)\\b`,
    ),
    hear: [
      "It's hard when you can't really talk with each other any more.",
      'You have to guess so much now, and so do they.',
    ],
    ask: ['Which words can they still say?', 'How do the two of you get by with so few?'],
  },
  {
    id: 'small-help-with-the-body',
    cues: 'cut did button zip tie tied wipe wiped fed feed spoon help helped shave put pull',
    when: /\byou (?:\w+ )?(?:cut up|did up|do up|button(?:ed)?|zip(?:ped)?|tied?|wiped?|spoon(?:ed)?|shaved?|pull(?:ed)? up|cut) (?:up )?(?:his|her|their) (?:\w+ )?(?:meat|food|dinner|toast|shirt|buttons?|coat|bra|laces|shoes?|zip|mouth|chin|face|bottom|bum|nails|toenails|trousers|tights|socks)\b|\byou (?:put|get|got) (?:his|her) (?:socks|shoes|slippers|tights|pad|coat) on\b|\byou (?:had to )?(?:help(?:ed)?|get|got) (?:him|her) (?:on|off|to|onto) (?:the )?(?:toilet|loo|commode|bath|shower)\b/i,
    beside: illness,
    unless: new RegExp(`${notACot.source}|\\b(?:said|says) (?:sorry|thank)|\\bapologi[sz]\\w*|\\bthanked\\b`),
    hear: [
      "It's strange at first, for both of you, to do that for a grown person you love.",
      'You do it because it has to be done, and it still makes you sad.',
    ],
    ask: ['How do they feel about it, do you think?', 'How long have you been doing that?'],
  },
  {
    id: 'what-they-could-do-before',
    cues: 'used before could was did',
    when: when(
      '^(?:and |but )?(?:before (?:this|that|all this|it|the stroke|(?:he|she) (?:was|got|fell) ill),? )?WHO (?:used to (?:be (?:a|an|the|so)|do|build|make|run|sing|play|cook|teach|drive|climb|dance|paint|fix|mend|write|read|swim|garden|knit|sew|bake|work|lift|fish|speak)|could (?:fix|make|build|mend|play|sing|speak|recite)|built|taught|ran)\\b|^(?:and |but )?before (?:this|that|all this|the stroke|(?:he|she) (?:was|got) ill),? (?:he|she|they) (?:did|was|ran|could|had|played|read|made)\\b',
    ),
    beside: graveIllness,
    unless: new RegExp(
      `${notSo}|${bereaved.source}|\\b(?:hit|hurt|beat|shout\\w*|drunk|drink|angry|horrible)\\b|\\b(?:ran|run) (?:off|away|out)\\b|\\bi'?m a (?:nurse|carer)\\b`,
    ),
    bright: true,
    hear: [
      "It's sad to remember that and then to see how they are now.",
      'You still know who they were before all this. Not everybody does.',
    ],
    ask: ['Is there something of that left on good days?', 'What were they like then?'],
  },
  {
    id: 'can-no-longer-do-buttons',
    cues: 'button buttons laces spoon fork cup pen key zip stairs bath dress hold',
    when: when(
      "\\bWHO\\b(?! (?:said|says)).*\\b(?:can'?t|cannot|couldn'?t|can no longer|struggles? (?:with|to)|can hardly)\\b.*\\b(?:buttons?|laces|a spoon|a fork|cup|a pen|the key|zip|the stairs|the bath|dress (?:him|her)self|feed (?:him|her)self|hold (?:a|the|his|her))\\b",
    ),
    beside: graveIllness,
    unless: notACot,
    hear: [
      "It's hard to watch someone struggle with a thing they've always done.",
      "You want to help, and you don't want to take it away from them either.",
    ],
    ask: ['What happens when you try to help?', 'How do they feel about it?'],
  },
  {
    id: 'weighs-nothing-now',
    cues: 'weigh weighs tiny small thin light frail little shrunk wrists hands bird',
    when: when(
      "\\bWHO (?:weighs?|weighed) (?:nothing|next to nothing|so little|less than|about|only)\\b|\\bWHO(?:'s| is| looks?| looked| was| seems?|'s got| has got)? (?:gone |got |become |so |very |really |that )*(?:tiny|small|thin|frail|shrunk\\w*|like a (?:bird|child|sparrow))\\b(?! (?:bit|voice|thing to))|\\b(?:his|her) (?:hands?|wrists?|arms?|legs|shoulders) (?:is|are|was|were|feels?|felt) (?:so |like |just )",
    ),
    beside: /\b(?:hospice|dying|cancer|chemo\w*|hospital|dementia|stroke|palliative|care home|nursing home|mnd)\b/,
    unless: new RegExp(
      `${notSo}|${small}|\\bincubator\\b|\\bpremature\\b|\\bwhen (?:he|she|i) was (?:small|little|tiny)\\b|\\bfunny\\b`,
    ),
    hear: [
      "It's a shock to see somebody you love get so thin and small.",
      'You still remember them the way they used to be, so it hurts to look.',
    ],
    ask: ['When did you first notice?', 'How are the visits for you now?'],
  },
  {
    id: 'a-sign-from-the-bed',
    cues: 'tapped squeezed squeeze hummed sang mouthed smiled winked opened nodded knew moved finger',
    when: when(
      '\\bWHO (?:just |even |still |only |suddenly )?(?:tapped (?:his|her)|squeez(?:ed|es) (?:your|my) (?:hand|finger)|hummed|sang|mouthed|smiled|opened (?:his|her) eyes|nodded|knew (?:all |every )?(?:the |of the )?words?|knew the tune|moved (?:his|her) (?:finger|foot|hand|lips|toes?)|reached for (?:your|my) hand)\\b',
    ),
    beside:
      /\b(?:hospice|dementia|alzheimer'?s|(?:a|the|his|her|had) stroke|dying|coma|ventilator|icu|intensive care|lewy|care home|nursing home)\b/,
    unless: new RegExp(`${notSo}|\\b(?:nurse|doctor|consultant) (?:smiled|nodded)\\b|\\bused to\\b`),
    bright: true,
    hear: [
      "It's only a second, but it means they're still there.",
      'After so much silence, a little sign like that means everything.',
    ],
    ask: ['What was that like for you?', 'Did somebody else see it too?'],
  },
  {
    id: 'taken-for-somebody-else',
    cues: 'sister brother mother told introduced said thinks thought',
    when: when(
      "\\bWHO (?:told (?:the )?(?:nurse|doctor|carer|others|ward|everyone|them) (?:that )?you(?:'re| were| are) (?:his|her|the)|introduced you as|(?:thinks|thought) (?:that )?you(?:'re| were| are) (?:his|her|the|your) (?:\\w+ )?(?:sister|brother|mother|mum|father|dad|wife|husband|son|daughter|nurse|cleaner|friend))\\b",
    ),
    beside: graveIllness,
    unless: elsewhere,
    hear: [
      'It hurts not to be known by somebody you love, even when they mean well.',
      'You have to decide in a second if you correct them or just let it be.',
    ],
    ask: ['What did you say to that?', 'Who do they take you for?'],
  },
  {
    id: 'plans-with-both-names',
    cues: 'tickets ticket booked planned saving going holiday table',
    when: /\b(?:we|you(?: two)?|you both)(?:'d| had|'ve| have)? (?:just |already |even |still )?(?:(?:had|have|got|bought) (?:\w+ )?tickets?\b|booked\b|planned (?:to|a|the|our|on|for)\b|had (?:\w+ )?(?:booked|planned)|been saving|were saving|were (?:going|meant|supposed|due) to (?:go|see|buy|move|retire|get|have|visit|do))/i,
    beside: bereaved,
    unless: new RegExp(
      `${notSo}|\\b(?:funeral|cremat\\w+|undertaker|wake|burial|flight home|court)\\b|\\btherap\\w+\\b`,
    ),
    hear: [
      "You've lost the person and also everything you wanted to do together.",
      'All those plans were for two, and now they hurt to think about.',
    ],
    ask: ['What had you planned?', 'What happens with it now?'],
  },
  {
    id: 'put-away-without-a-word',
    cues: 'without saying word loft attic away hid packed cleared washed',
    when: when(
      "^(?:and |but |then )?WHO(?:'d| had|'s| has)? (?:already |just )?(?:put|took|moved|cleared|packed|hid|gave|given|washed|got rid of|taken|threw)\\b.*\\b(?:without (?:saying|asking|a word|telling)|(?:in|into|up to) the (?:loft|attic|garage|shed|bin)|(?:while|when) you (?:were|was)|before you (?:could|got|came))\\b",
    ),
    beside: lost,
    unless: elsewhere,
    hear: [
      "It's a shock when things just disappear and nobody asked you.",
      'Maybe it was meant kindly. It still should have been your decision too.',
    ],
    ask: ['Have you talked about it with each other?', 'What would you have liked to keep?'],
  },
  {
    id: 'room-made-ready',
    cues: 'painted paint cot crib pram buggy nursery room babygro tiny names moses',
    when: /\b(?:paint(?:ed)?|cot|crib|pram|buggy|nursery|little room|babygro\w*|moses basket|tiny (?:socks|shoes|clothes|hat)|picked (?:a|the|our) names?|had (?:a|the) name|car seat)\b/i,
    beside: lostBaby,
    unless: /\bnails\b|\bface paint\b|\bpain(?:t)? ?brush\b/,
    hear: [
      "Everything was ready for the baby. It's so painful to look at that now.",
      'You had already made a place for your child, with so much love.',
    ],
    ask: ['What do you do with all of it now?', 'Who can you talk to about the baby?'],
  },
  {
    id: 'the-app-was-not-told',
    cues: 'app email emails advert adverts ads leaflet letter reminder vouchers',
    when: /\b(?:app|emails?|adverts?|ads?|reminders?|vouchers?|letters?|texts?)\b.*\b(?:still|keeps?|sends?|sent|says?|told you|came|comes|fruit|weeks|appointment)\b/i,
    beside: lostBaby,
    unless: /\b(?:my|your) (?:boss|mum|sister|friend|ex) (?:sent|texted)\b/,
    hear: [
      'Each time it reminds you of the baby, when you least expect it.',
      "It's cruel, even if nobody means it. You didn't need to be told again.",
    ],
    ask: ['What did it say?', 'How often does that still come?'],
  },
  {
    id: 'given-something-of-theirs',
    cues: 'gave left handed sent given passed',
    when: /\b(?:gave|handed|sent|left|has given|'s given|passed) you (?:back )?(?:his|her|their|one of (?:his|her)|(?:his|her|dad's|mum's|mom's|nan's|grandad's) (?:old )?)\s?(?:\w+ )?(?:cardigan|jumper|coat|jacket|scarf|watch|ring|hat|cap|necklace|earrings|brooch|rosary|guitar|books?|bible|recipe\w*|mug|blanket|collar|bracelet|fishing rod|tools?|medals?|pen|hoodie|shirt)\b/i,
    beside: lost,
    unless: elsewhere,
    bright: true,
    hear: [
      'It shows somebody thought of you, and knew what they meant to you.',
      'Now you have a piece of them with you.',
    ],
    ask: ['What did you feel when you got it?', 'Who gave it to you?'],
  },
  {
    id: 'a-stranger-took-part',
    cues: 'carried wrapped brought tears crying cried welled stopped dug buried',
    when: /\b(?:stranger|neighbou?r|vet|vet's nurse|nurse|driver|postman|paramedic|midwife|policeman|policewoman|doctor|(?:a|the) (?:man|woman|lady|lad|girl|boy|couple)(?: (?:from|at|in|across)(?: \w+){1,3})?)\b.*\b(?:carried (?:him|her|it)|wrapped (?:him|her|it)|brought (?:him|her|it) (?:home|back|in)|was crying|cried|had tears|tears in|welled up|stopped (?:the|his|her) car|dug|helped you bury|stroked (?:him|her))\b|\btears in (?:his|her|their) eyes,? this stranger\b/i,
    beside: lost,
    unless: new RegExp(`${notSo}|\\bnever (?:once )?(?:cried|cries)\\b|\\bi (?:carried|wrapped|cried)\\b.*\\balone\\b`),
    bright: true,
    hear: [
      "They didn't have to care, and they did. That's something you don't forget.",
      'It helps a little when somebody else sees how sad it is.',
    ],
    ask: ['What did they say to you?', 'Have you seen them again since?'],
  },
  {
    id: 'left-out-of-the-notice',
    cues: 'notice obituary order mentioned family wrote announcement wreath car row pew',
    when: /\b(?:nobody|no one|they|not|n't|never|left)\b.*\b(?:the (?:death )?notice|obituary|order of service|announcement|family car|front (?:row|pew)|the eulogy|on the wreath)\b|\b(?:notice|obituary|eulogy|order of service)\b.*\b(?:nobody|n't|not|never|without|left) .*\b(?:you|your)\b/i,
    beside: lost,
    unless: new RegExp(
      `${notSo}|\\bnotice (?:period|board)\\b|\\bmy notice\\b|\\bi (?:wrote|have to write|must write)\\b`,
    ),
    hear: ["It hurts to be left out, as if you hadn't belonged to them.", 'It would have been so easy to include you.'],
    ask: ['Who decided that?', 'Have you said anything about it to them?'],
  },
  {
    id: 'at-the-back-of-the-church',
    cues: 'back stood sat',
    when: /\byou (?:just |only )?(?:stood|sat|were|was|had to (?:stand|sit)|hid) (?:right )?(?:at|in|near) the (?:very )?back\b(?! (?:seat|of the (?:car|bus|class|queue)))/i,
    beside: new RegExp(`(?:${lost.source})|\\bfuneral\\b`),
    unless: new RegExp(`${notSo}|\\bclap\\w*\\b`),
    hear: [
      'You were as sad as anybody there, and you had to be at the back.',
      "It's lonely at the back, when the others sit there together.",
    ],
    ask: ['Did anybody talk to you there?', 'Why at the back, do you think?'],
  },
  {
    id: 'nights-in-the-chair',
    cues: 'sleep slept sleeping stay stayed chair foldout camp',
    when: /\byou(?:'re|'ve| have| are)? (?:\w+ ){0,2}(?:sleep|slept|sleeping|stay(?:ed|ing)?|sat up|sitting up|doze\w*)\b.*\b(?:in (?:the|a|that|this|his|her) (?:\w+ )?chair|fold-?(?:out|up)|camp bed|(?:next to|beside) (?:him|her)|by (?:his|her) bed|on the ward)\b|\blet you (?:sleep|stay)\b/i,
    beside: sickbed,
    unless: new RegExp(`${notSo}|\\bi'?m a nurse\\b|\\bnight shift\\b|\\bdog\\b|\\bcat\\b`),
    hear: [
      "You don't really sleep like that. You stay half awake all the time, in case.",
      "It's exhausting, and still you don't want to be anywhere else.",
    ],
    ask: ['How many nights has it been?', 'Does anybody take turns with you?'],
  },
  {
    id: 'the-sound-of-the-machine',
    cues: 'machine monitor beep beeping alarm pump numbers drip',
    when: /\b(?:hear|hearing|listen\w*|watch\w*|stare|staring|dream\w*)\b.*\b(?:machines?|monitors?|beep\w*|alarms?|pump|numbers|drip|screen)\b|\b(?:machines?|monitors?|pump)\b.*\b(?:beep\w*|goes off|went off|bleep\w*|hiss\w*|sound)\b/i,
    beside: sickbed,
    unless: new RegExp(
      `${notSo}|\\bwashing machine\\b|\\bcoffee machine\\b|\\bi'?m a nurse\\b|\\bphone screen\\b|\\balarm'?s set\\b`,
    ),
    hear: [
      'You hear it all the time, and every change makes you afraid.',
      "It's hard to think about anything else when that is always there.",
    ],
    ask: ['What are the doctors saying?', "Do you still hear it when you're at home?"],
  },
  {
    id: 'phone-held-to-the-ear',
    cues: 'phone speaker facetime video zoom ear',
    when: /\b(?:held|put|holding|hold) (?:the|her|his|a|my|your) phone (?:up )?(?:to|by|against|next to|near) (?:his|her|their|dad's|mum's|mom's|nan's) (?:ear|head|pillow|face)\b|\b(?:said|say|saying) (?:good ?bye|it|your goodbyes?) (?:to (?:him|her) )?(?:on|over|by|through) (?:the |a )?(?:phone|video|facetime|zoom|speaker|whatsapp)\b/i,
    beside: /\b(?:died|dying|hospice|passed away|last (?:hours|breath)|icu|ventilator)\b/,
    unless: elsewhere,
    hear: [
      "It's so hard to say goodbye over the phone, and not be there to touch them.",
      "You couldn't know if they heard you. And still you said it.",
    ],
    ask: ['What did you say to them?', "Why couldn't you be there?"],
  },
  {
    id: 'said-something-small',
    cues: 'said talked told asked think rambled chatted',
    when: /\byou (?:just |only )?(?:said|talked|told (?:him|her)|rambled|chatted|went on|mumbled)\b.*\b(?:something (?:stupid|silly|daft|about)|about the (?:dog|cat|weather|football|garden|match|bins|traffic|car|kids|news|cricket)|all you could think of|nonsense)\b/i,
    beside: /\b(?:died|dying|hospice|passed away|funeral)\b/,
    unless: new RegExp(`${notSo}|\\b(?:at|in) (?:work|school|the meeting|an interview|the interview)\\b|\\bmy boss\\b`),
    hear: [
      'Nobody knows what to say in a moment like that. You talked, and they had you there.',
      'It was an ordinary talk, and maybe just right because of that.',
    ],
    ask: ['What do you wish you had said?', 'How did they look while you talked?'],
  },
  {
    id: 'stopped-on-the-way-there',
    cues: 'train bus plane flight taxi traffic motorway roadworks lights car',
    when: /\b(?:train|bus|plane|flight|taxi|traffic|motorway|roadworks|lights|car|ferry)\b.*\b(?:stopp\w*|late|delay\w*|cancel\w*|stuck|red|closed|held|broke down|stood still|jam)\b|\byou (?:were|got) stuck\b/i,
    beside:
      /\b(?:died|dead|passed away|went|gone) (?:just )?(?:before|while|as) i\b|\b(?:too late|didn'?t (?:get|make it)(?: there)?(?: in time)?|wasn'?t there)\b[\s\S]*\b(?:died|went|passed)\b|\bdied\b[\s\S]*\b(?:too late|in time|wasn'?t there)\b/,
    unless: elsewhere,
    hear: [
      "You were trying to get there, and there was nothing you could do. That's awful.",
      "It wasn't in your hands, and still you think about those minutes.",
    ],
    ask: ['How did you find out?', 'Who was with them?'],
  },
  {
    id: 'still-comes-to-greet-you',
    cues: 'still comes wag wagged wags purr purred ate eats greets nuzzle lifts looks whinny',
    when: /^(?:and |but )?(?:he|she|it) (?:still |even )?(?:comes? (?:to|when|over|up)|wag(?:s|ged)|purr(?:s|ed)|ate|eats|greets?|nuzzl\w+|lifts?|looks? up|whinn\w+|put (?:his|her) (?:head|paw))\b/i,
    beside: petAtTheEnd,
    unless: new RegExp(`${notSo}|\\b(?:he|she) died\\b|\\bbenign\\b|\\bmy (?:boss|husband|wife)\\b`),
    hear: [
      'They still trust you just as they always did. That makes it so much harder.',
      "When you see that, it's hard to believe that the time has come.",
    ],
    ask: ['How are they the rest of the day?', 'What does the vet say?'],
  },
  {
    id: 'an-animal-all-those-years',
    cues: 'since years grew had been',
    when: /\b(?:he|she|it)(?:'s| has|'d| had)? been (?:with (?:you|us)|yours|around|there|mine)\b|\byou(?:'ve| have)? (?:had|got) (?:him|her|it) (?:since|for|as a|when|from)\b|\byou grew up (?:with (?:him|her)|together)\b|\b(?:he|she) was (?:\d+|(?:nearly |almost )?(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty))$/i,
    beside: new RegExp(`${lostPet.source}|${petAtTheEnd.source}`),
    unless: new RegExp(`${notSo}|\\bbenign\\b`),
    hear: [
      "That's a big part of your life, and they were there for all of it.",
      "After so many years it's like losing one of the family.",
    ],
    ask: ['What were they like when you first got them?', 'What did you do together every day?'],
  },
  {
    id: 'one-of-you-goes-busy',
    cues: 'cleaning cleaned garage shed garden mowing building painting sorting baking hoover hoovering digging polishing',
    when: when(
      "^(?:and |but |so )?WHO(?: has been|'s been|'s| is| keeps?| started| just| spent (?:\\w+ ){1,3}| was| went and)? (?:cleaning|cleaned|mowing|mowed|building|painting|painted|sorting|sorted|tidying|tidied|digging|dug|washing|washed|polishing|baking|hoovering|ironing|gardening|fixing|rearranging|alphabeti[sz]ing) (?:\\w+ ){0,3}?(?:garage|shed|garden|car|house|kitchen|cupboards?|fence|lawn|attic|loft|shoes|windows|drawers|oven|since|tools|grout|gutters)\\b",
    ),
    beside: /\b(?:diagnos\w+|cancer|tumou?r|died|funeral|lump|biopsy|hospice|dying|chemo|results|miscarr\w+)\b/,
    unless: new RegExp(`${notSo}|\\bi'?m a cleaner\\b|\\bfor (?:money|a living)\\b`),
    hear: [
      "Some people have to do something with their hands when they can't talk yet.",
      'Each of you is sad in a different way, and that can be lonely.',
    ],
    ask: ['Do the two of you talk about it?', 'How is it for you meanwhile?'],
  },
  {
    id: 'dressing-for-hospital',
    cues: 'nightie nightdress pyjamas slippers dressing wig scarf',
    when: /\byou(?:'ve| have)? (?:just |even )?(?:bought|got|packed|ordered|ironed|chose|picked)\b.*\b(?:nightie|nightdress|pyjamas|pajamas|slippers|dressing gown|robe|wig|headscarf|scarf)\b/i,
    beside: /\b(?:operation|surgery|hospital|chemo|mastectomy|diagnos\w+|hysterectomy|cancer)\b/,
    unless: new RegExp(
      `${notSo}|\\b(?:for|to) (?:him|her|my (?:mum|mom|dad|nan|wife|husband|son|daughter))\\b|\\bcharity\\b|${lost.source}`,
    ),
    hear: [
      "Getting ready makes it real, even if it's only something to wear.",
      "It's one small thing you can choose, when so much else isn't your choice.",
    ],
    ask: ['When do you have to go in?', 'How are you feeling about it?'],
  },
  {
    id: 'handed-a-folder',
    cues: 'folder leaflet leaflets booklet pamphlet brochure pack',
    when: /\b(?:gave|handed|sent|given|got|came (?:home|out) with)\b.*\b(?:folder|leaflets?|booklet|pamphlet|brochure|(?:information|welcome|support) pack)\b/i,
    beside:
      /\b(?:diagnos\w+|cancer|tumou?r|died|miscarr\w+|stillb\w+|lost the baby|dementia|parkinson'?s?|ms|stroke|hospital|consultant)\b/,
    unless: new RegExp(
      `${notSo}|\\bestate agent\\b|\\bschool\\b|\\b(?:uni|college) (?:open day|prospectus)\\b|\\bi (?:gave|handed)\\b`,
    ),
    hear: [
      "You get news like that, and then you're sent home with some paper to read.",
      "It doesn't feel like enough, after something so big.",
    ],
    ask: ['Have you looked at it yet?', 'Did somebody also sit down with you and explain it?'],
  },
  {
    id: 'kept-out-by-the-family',
    cues: 'family mother mum sister parents wife let allowed',
    when: /\b(?:his|her) (?:family|mother|mum|mom|parents|father|dad|sister|brother|wife|ex|children|kids|sons?|daughters?) (?:didn'?t|wouldn'?t|won'?t|did not|would not|refused to|never)(?: even)? (?:let|allow|want|invite|tell|ask|speak to|look at|include) (?:you|any of (?:you|us))\b|\byou (?:weren'?t|were not|wasn'?t|aren'?t) (?:allowed|invited|welcome|let) (?:in(?:to)?|to|at|near)\b/i,
    beside: new RegExp(`(?:${lost.source})|\\bfuneral\\b`),
    unless: elsewhere,
    hear: [
      "You loved them too, and you weren't allowed to be there. That's very hard.",
      'They decided it without thinking what it would do to you.',
    ],
    ask: ['Did they say why?', 'How was it between you and them before?'],
  },
];
