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
    hear: ["It can't be easy to say the word at first."],
    ask: ['How did you hear?', 'Who is in the house with you now?'],
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
    hear: ['It was a kind thing to do for you.'],
    ask: ['How old are you, in the picture you have of it?', 'Where did that go on, mostly?'],
  },
  {
    id: 'the-bag-nobody-opens',
    cues: 'bag case suitcase holdall washbag open unpack',
    when: /\b(?:hospital |overnight |his |her )?(?:bag|case|suitcase|holdall|washbag)\b.*\b(?:still|hall|hallway|by the door|unopened|not been opened|packed)\b|\b(?:nobody|no one|none of (?:you|us)|you)(?: will|'ve| have| has|'ll| can| could|'d)?(?:n't| not)? (?:\w+ )?(?:open(?:ed)?|unpack(?:ed)?) (?:it|the bag|the case|his bag|her bag)\b(?! (?:today|yesterday|up))/i,
    beside: new RegExp(`(?=[\\s\\S]*(?:${lost.source}))[\\s\\S]*\\b(?:bag|case|suitcase|holdall)\\b`),
    unless: new RegExp(`${notSo}|\\bholiday\\b|\\bhandbag\\b|\\bpencil case\\b|\\bcourt\\b`),
    hear: [
      "It's hard to touch something that was packed by them.",
      'The whole house finds its way round a thing like that, without a word said about it.',
    ],
    ask: ['Who set it down there?', 'What do you think is in it?'],
  },
  {
    id: 'their-phone-still-rings',
    cues: 'phone mobile',
    when: /\b(?:his|her|their|dad's|mum's|mom's|nan's) (?:phone|mobile) (?:rang|rings|ringing|buzz\w*|went off|lit up|lights up|pinged|pings|keeps|still|is still)\b/i,
    beside: lost,
    unless: new RegExp(`${notSo}|\\bringtone\\b.*\\bwork\\b`),
    hear: ['It must be strange and painful to hear it ring.'],
    ask: ['Did anyone answer it?', 'Whose name came up?'],
  },
  {
    id: 'not-looked-inside-yet',
    cues: 'passcode password pin unlock diary diaries journal laptop phone letters',
    when: /\b(?:passcode|password|pin|diar(?:y|ies)|journals?|laptop|(?:his|her|their) (?:phone|letters|emails|notebooks?))\b.*\b(?:haven'?t|have not|not|never|don'?t dare|can'?t|afraid|scared)\b.*\b(?:look|looked|open|opened|read|unlock\w*|dare|bear)\b|\byou (?:know|have|found|'ve got) (?:his|her|their) (?:passcode|password|pin)\b/i,
    beside: lost,
    unless: elsewhere,
    hear: [
      "You don't have to look before you're ready.",
      'As long as it stays shut there is still something of theirs to come.',
    ],
    ask: ['What do you imagine is there?', 'Who else knows that you could?'],
  },
  {
    id: 'reading-what-they-wrote',
    cues: 'wrote written writes entry page every diary diaries notebook journal',
    when: /\b(?:he|she|they)(?:'d| had)? (?:wrote|written|writes|put|noted)\b|\bevery (?:single )?day (?:just )?(?:the|what)\b|\b(?:found|read|reading|opened|there (?:are|were|is))\b.*\b(?:diar(?:y|ies)|journals?|notebooks?)\b|\b(?:an|one|the last) (?:entry|page)\b/i,
    beside: new RegExp(`(?=[\\s\\S]*\\b(?:diar(?:y|ies)|journals?|notebooks?)\\b)[\\s\\S]*(?:${lost.source})`),
    unless: new RegExp(`${notSo}|\\bmy diary\\b`),
    bright: true,
    hear: [
      'It can bring them very near to read what they wrote.',
      'You hear the voice in it, and for once it is not talking to anyone.',
    ],
    ask: ['Which page do you go back to?', 'What did they never mention?'],
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
      "It isn't easy to see the place they left.",
      'The place is being kept open, and nobody in the house says for whom.',
    ],
    ask: ['What do the rest of you say to it?', 'What happens with it afterwards?'],
  },
  {
    id: 'things-at-animal-height',
    cues: 'bowl basket bed lead leash collar hutch cage kennel toy toys ball blanket litter saddle rug cushion stable tank food',
    when: /\b(?:his|her|its|their|the|that) (?:\w+ )?(?:bowls?|basket|bed|lead|leash|collar|hutch|cage|kennel|toys?|ball|blanket|litter(?: tray)?|saddle|rug|cushion|stable|tank|food)\b.*\b(?:still|full|empty|bang\w*|by the|on the (?:hook|floor|bed|sofa)|in the (?:hall|corner|kitchen|boot|garden|car)|under|left|there)\b|\bstill (?:his|her|its) (?:bowl|bed|lead|basket)\b/i,
    beside: lostPet,
    unless: new RegExp(`${notSo}|\\bin (?:my|our|the) bed with\\b`),
    hear: ['Seeing those things about must hurt every time.'],
    ask: ['Where does it stand?', 'Who else walks past it?'],
  },
  {
    id: 'a-hair-of-theirs',
    cues: 'hair hairs fur feather feathers whisker',
    when: /\b(?:hairs?|fur|feathers?|whiskers?)\b.*\b(?:on|in|under|behind|everywhere|all over)\b/i,
    beside: lost,
    unless: new RegExp(
      `${notSo}|\\bmy hair\\b|\\bchemo\\b|\\bhairs? on end\\b|\\bhair(?:dresser|cut|dryer)\\b|\\bgrey hair\\b`,
    ),
    hear: ['Even a small thing like that can bring the tears.'],
    ask: ['Where is it now?', 'Where else do you come across them?'],
  },
  {
    id: 'hair-on-the-pillow',
    cues: 'hair eyebrows beard',
    when: when(
      "\\b(?:his|her|mum's|mom's|dad's|nan's|your \\w+'s) (?:\\w+ )?(?:hair|eyebrows|beard)\\b.*\\b(?:pillow|brush|fall\\w*|fell|com(?:e|es|ing) out|came out|gone|shower|plughole|handfuls|clumps|shav\\w+|bath|sink|carpet|everywhere)\\b",
    ),
    beside: /\b(?:chemo\w*|cancer|radiotherapy|tumou?r|leuk\w+|treatment)\b/,
    unless: new RegExp(`${notSo}|\\bdog\\b|\\bcat\\b`),
    hear: ["Losing your hair makes it so visible, and that's hard."],
    ask: ['How do they talk about it?', 'Who was the first to see it?'],
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
    hear: ['A joke can help, and it can hide a lot as well.'],
    ask: ['Did you manage to laugh?', 'What are they like when the joke is over?'],
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
      'It hurts to be treated like a visitor by somebody you know by heart.',
      'Good manners, offered to you as to a guest: it can be the kindest and the worst minute of the visit.',
    ],
    ask: ['Who did you say you were?', 'What did the two of you do then?'],
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
      "It's sad when so little can be said.",
      'So much of living with somebody is chat, and you learn how much when it has to be rationed.',
    ],
    ask: ['Which words are they?', 'Which of them is for you?'],
  },
  {
    id: 'small-help-with-the-body',
    cues: 'cut did button zip tie tied wipe wiped fed feed spoon help helped shave put pull',
    when: /\byou (?:\w+ )?(?:cut up|did up|do up|button(?:ed)?|zip(?:ped)?|tied?|wiped?|spoon(?:ed)?|shaved?|pull(?:ed)? up|cut) (?:up )?(?:his|her|their) (?:\w+ )?(?:meat|food|dinner|toast|shirt|buttons?|coat|bra|laces|shoes?|zip|mouth|chin|face|bottom|bum|nails|toenails|trousers|tights|socks)\b|\byou (?:put|get|got) (?:his|her) (?:socks|shoes|slippers|tights|pad|coat) on\b|\byou (?:had to )?(?:help(?:ed)?|get|got) (?:him|her) (?:on|off|to|onto) (?:the )?(?:toilet|loo|commode|bath|shower)\b/i,
    beside: illness,
    unless: new RegExp(`${notACot.source}|\\b(?:said|says) (?:sorry|thank)|\\bapologi[sz]\\w*|\\bthanked\\b`),
    hear: ["It's a tender thing to do, and not an easy one."],
    ask: ['Which of you finds it harder, do you think?', 'When did you begin doing that?'],
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
    hear: ['You remember who they were, and that makes it harder.'],
    ask: ['What of it still shows, some days?', 'What were they like while they were at it?'],
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
      'It hurts to see the small things become impossible.',
      'Each time you have to choose between waiting and taking over, and either can be the wrong one.',
    ],
    ask: ['What happens when you offer?', 'How do they take it themselves?'],
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
    hear: ["It's a shock to see how thin somebody has become."],
    ask: ['When did you notice?', 'What are the visits like now?'],
  },
  {
    id: 'a-sign-from-the-bed',
    cues: 'tapped squeezed squeeze hummed sang mouthed smiled winked opened nodded knew moved finger',
    when: when(
      '\\bWHO (?:just |even |still |only |suddenly )?(?:tapped (?:his|her)|squeez(?:ed|es) (?:your|my) (?:hand|finger)|hummed|sang|mouthed|smiled|opened (?:his|her) eyes|nodded|knew (?:all |every )?(?:the |of the )?words?|knew the tune|moved (?:his|her) (?:finger|foot|hand|lips|toes?)|reached for (?:your|my) hand)\\b',
    ),
    beside:
      /\b(?:hospice|dementia|alzheimer'?s|(?:a|the|his|her|had) stroke|dying|coma|ventilator|icu|intensive care|lewy|care home|nursing home)\b/,
    unless: new RegExp(
      `${notSo}|\\b(?:nurse|doctor|consultant) (?:smiled|nodded)\\b|\\bused to\\b|\\b(?:swore|swear\\w*|shout\\w*|bathroom|kitchen)\\b`,
    ),
    bright: true,
    hear: ['A small sign like that can mean everything.'],
    ask: ['What else still gets an answer?', 'Who else saw it?'],
  },
  {
    id: 'taken-for-somebody-else',
    cues: 'sister brother mother told introduced said thinks thought',
    when: when(
      "\\bWHO (?:told (?:the )?(?:nurse|doctor|carer|others|ward|everyone|them) (?:that )?you(?:'re| were| are) (?:his|her|the)|introduced you as|(?:thinks|thought) (?:that )?you(?:'re| were| are) (?:his|her|the|your) (?:\\w+ )?(?:sister|brother|mother|mum|father|dad|wife|husband|son|daughter|nurse|cleaner|friend))\\b",
    ),
    beside: graveIllness,
    unless: elsewhere,
    hear: ['It must be strange to be taken for somebody else.'],
    ask: ['Did you put it right or let it stand?', 'Who is the one you were taken for?'],
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
      'It hurts to see what you had planned together.',
      'First you lose what was, and then, bit by bit, all that was already arranged.',
    ],
    ask: ['What has become of it?', 'Whose idea had it been?'],
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
      'It may have been meant well, and it still hurts.',
      'It may have been done to spare you, or because it could not be looked at any longer. Nobody has said.',
    ],
    ask: ['Have the two of you spoken about it?', 'What was it like to find it gone?'],
  },
  {
    id: 'room-made-ready',
    cues: 'painted paint cot crib pram buggy nursery room babygro tiny names moses',
    when: /\b(?:paint(?:ed)?|cot|crib|pram|buggy|nursery|little room|babygro\w*|moses basket|tiny (?:socks|shoes|clothes|hat)|picked (?:a|the|our) names?|had (?:a|the) name|car seat)\b/i,
    beside: lostBaby,
    unless: /\bnails\b|\bface paint\b|\bpain(?:t)? ?brush\b/,
    hear: [
      'It must be very hard to look at it now.',
      'It was got ready with such care, and the care has nowhere to go now.',
    ],
    ask: ['What happens with all that now?', 'Who else had seen it?'],
  },
  {
    id: 'the-app-was-not-told',
    cues: 'app email emails advert adverts ads leaflet letter reminder vouchers',
    when: /\b(?:app|emails?|adverts?|ads?|reminders?|vouchers?|letters?|texts?)\b.*\b(?:still|keeps?|sends?|sent|says?|told you|came|comes|fruit|weeks|appointment)\b/i,
    beside: lostBaby,
    unless: /\b(?:my|your) (?:boss|mum|sister|friend|ex) (?:sent|texted)\b/,
    hear: [
      'How painful, to have that turn up when you least expect it.',
      'Somewhere there is a list on which it all goes on as planned, week by week.',
    ],
    ask: ['What did it say this time?', 'When does it turn up?'],
  },
  {
    id: 'given-something-of-theirs',
    cues: 'gave left handed sent given passed',
    when: /\b(?:gave|handed|sent|left|has given|'s given|passed) you (?:back )?(?:his|her|their|one of (?:his|her)|(?:his|her|dad's|mum's|mom's|nan's|grandad's) (?:old )?)\s?(?:\w+ )?(?:cardigan|jumper|coat|jacket|scarf|watch|ring|hat|cap|necklace|earrings|brooch|rosary|guitar|books?|bible|recipe\w*|mug|blanket|collar|bracelet|fishing rod|tools?|medals?|pen|hoodie|shirt)\b/i,
    beside: lost,
    unless: elsewhere,
    bright: true,
    hear: ["It's a sad and precious thing to be given."],
    ask: ['Where do you keep it?', 'What did you say, when you were given it?'],
  },
  {
    id: 'a-stranger-took-part',
    cues: 'carried wrapped brought tears crying cried welled stopped dug buried',
    when: /\b(?:stranger|neighbou?r|vet|vet's nurse|nurse|driver|postman|paramedic|midwife|policeman|policewoman|doctor|(?:a|the) (?:man|woman|lady|lad|girl|boy|couple)(?: (?:from|at|in|across)(?: \w+){1,3})?)\b.*\b(?:carried (?:him|her|it)|wrapped (?:him|her|it)|brought (?:him|her|it) (?:home|back|in)|was crying|cried|had tears|tears in|welled up|stopped (?:the|his|her) car|dug|helped you bury|stroked (?:him|her))\b|\btears in (?:his|her|their) eyes,? this stranger\b/i,
    beside: lost,
    unless: new RegExp(`${notSo}|\\bnever (?:once )?(?:cried|cries)\\b|\\bi (?:carried|wrapped|cried)\\b.*\\balone\\b`),
    bright: true,
    hear: ["It helps when somebody cares who didn't have to."],
    ask: ['What did you say to one another?', 'Have you met since?'],
  },
  {
    id: 'left-out-of-the-notice',
    cues: 'notice obituary order mentioned family wrote announcement wreath car row pew',
    when: /\b(?:nobody|no one|they|not|n't|never|left)\b.*\b(?:the (?:death )?notice|obituary|order of service|announcement|family car|front (?:row|pew)|the eulogy|on the wreath)\b|\b(?:notice|obituary|eulogy|order of service)\b.*\b(?:nobody|n't|not|never|without|left) .*\b(?:you|your)\b/i,
    beside: lost,
    unless: new RegExp(
      `${notSo}|\\bnotice (?:period|board)\\b|\\bmy notice\\b|\\bi (?:wrote|have to write|must write)\\b`,
    ),
    hear: ['It hurts to be left out of that.', 'They had only to think of one more name.'],
    ask: ['What would you have put in about the two of you?', 'Who wrote it?'],
  },
  {
    id: 'at-the-back-of-the-church',
    cues: 'back stood sat',
    when: /\byou (?:just |only )?(?:stood|sat|were|was|had to (?:stand|sit)|hid) (?:right )?(?:at|in|near) the (?:very )?back\b(?! (?:seat|of the (?:car|bus|class|queue)))/i,
    beside: new RegExp(`(?:${lost.source})|\\bfuneral\\b`),
    unless: new RegExp(`${notSo}|\\bclap\\w*\\b`),
    hear: [
      'You lost somebody too, wherever you had to sit.',
      'The rows are filled by kinship, and you can have lost as much as any of them.',
    ],
    ask: ['Did anyone come over to you?', 'Who was beside you, back there?'],
  },
  {
    id: 'nights-in-the-chair',
    cues: 'sleep slept sleeping stay stayed chair foldout camp',
    when: /\byou(?:'re|'ve| have| are)? (?:\w+ ){0,2}(?:sleep|slept|sleeping|stay(?:ed|ing)?|sat up|sitting up|doze\w*)\b.*\b(?:in (?:the|a|that|this|his|her) (?:\w+ )?chair|fold-?(?:out|up)|camp bed|(?:next to|beside) (?:him|her)|by (?:his|her) bed|on the ward)\b|\blet you (?:sleep|stay)\b/i,
    beside: sickbed,
    unless: new RegExp(`${notSo}|\\bi'?m a nurse\\b|\\bnight shift\\b|\\bdog\\b|\\bcat\\b`),
    hear: [
      'Nights like that are exhausting.',
      'You are neither ill there nor visiting. You belong to the furniture, and every trolley goes through your sleep.',
    ],
    ask: ['How many nights is it by now?', 'Who brings you something to eat?'],
  },
  {
    id: 'the-sound-of-the-machine',
    cues: 'machine monitor beep beeping alarm pump numbers drip',
    when: /\b(?:hear|hearing|listen\w*|watch\w*|stare|staring|dream\w*)\b.*\b(?:machines?|monitors?|beep\w*|alarms?|pump|numbers|drip|screen)\b|\b(?:machines?|monitors?|pump)\b.*\b(?:beep\w*|goes off|went off|bleep\w*|hiss\w*|sound)\b/i,
    beside: sickbed,
    unless: new RegExp(
      `${notSo}|\\bwashing machine\\b|\\bcoffee machine\\b|\\bi'?m a nurse\\b|\\bphone screen\\b|\\balarm'?s set\\b`,
    ),
    hear: ['A sound like that can stay with you.'],
    ask: ['Where are you when it is quiet?', 'Which sound is it that you wait for?'],
  },
  {
    id: 'phone-held-to-the-ear',
    cues: 'phone speaker facetime video zoom ear',
    when: /\b(?:held|put|holding|hold) (?:the|her|his|a|my|your) phone (?:up )?(?:to|by|against|next to|near) (?:his|her|their|dad's|mum's|mom's|nan's) (?:ear|head|pillow|face)\b|\b(?:said|say|saying) (?:good ?bye|it|your goodbyes?) (?:to (?:him|her) )?(?:on|over|by|through) (?:the |a )?(?:phone|video|facetime|zoom|speaker|whatsapp)\b/i,
    beside: /\b(?:died|dying|hospice|passed away|last (?:hours|breath)|icu|ventilator)\b/,
    unless: elsewhere,
    hear: [
      'It must have been hard to say it like that.',
      'There is one minute of it, with other people standing round at that end, and no second try.',
    ],
    ask: ['What could you hear at the other end?', 'Where were you standing?'],
  },
  {
    id: 'said-something-small',
    cues: 'said talked told asked think rambled chatted',
    when: /\byou (?:just |only )?(?:said|talked|told (?:him|her)|rambled|chatted|went on|mumbled)\b.*\b(?:something (?:stupid|silly|daft|about)|about the (?:dog|cat|weather|football|garden|match|bins|traffic|car|kids|news|cricket)|all you could think of|nonsense)\b/i,
    beside: /\b(?:died|dying|hospice|passed away|funeral)\b/,
    unless: new RegExp(`${notSo}|\\b(?:at|in) (?:work|school|the meeting|an interview|the interview)\\b|\\bmy boss\\b`),
    hear: [
      'You talked as you always had, and that was company too.',
      'It was everyday talk, the sort that only goes on between people who belong together.',
    ],
    ask: ['What would the answer have been, on a usual day?', 'What keeps coming to you that you might have said?'],
  },
  {
    id: 'stopped-on-the-way-there',
    cues: 'train bus plane flight taxi traffic motorway roadworks lights car',
    when: /\b(?:train|bus|plane|flight|taxi|traffic|motorway|roadworks|lights|car|ferry)\b.*\b(?:stopp\w*|late|delay\w*|cancel\w*|stuck|red|closed|held|broke down|stood still|jam)\b|\byou (?:were|got) stuck\b/i,
    beside:
      /\b(?:died|dead|passed away|went|gone) (?:just )?(?:before|while|as) i\b|\b(?:too late|didn'?t (?:get|make it)(?: there)?(?: in time)?|wasn'?t there)\b[\s\S]*\b(?:died|went|passed)\b|\bdied\b[\s\S]*\b(?:too late|in time|wasn'?t there)\b/,
    unless: elsewhere,
    hear: [
      'It must have been terrible to be held up just then.',
      'You will know that stretch of the way for the rest of your life.',
    ],
    ask: ['What did you do while it stood?', 'Where were you when you were told?'],
  },
  {
    id: 'still-comes-to-greet-you',
    cues: 'still comes wag wagged wags purr purred ate eats greets nuzzle lifts looks whinny',
    when: /^(?:and |but )?(?:he|she|it) (?:still |even )?(?:comes? (?:to|when|over|up)|wag(?:s|ged)|purr(?:s|ed)|ate|eats|greets?|nuzzl\w+|lifts?|looks? up|whinn\w+|put (?:his|her) (?:head|paw))\b/i,
    beside: petAtTheEnd,
    unless: new RegExp(`${notSo}|\\b(?:he|she) died\\b|\\bbenign\\b|\\bmy (?:boss|husband|wife)\\b`),
    hear: [
      "It's hard when they're so glad to see you and don't know.",
      'The greeting is the same as ever, and only one of the two of you knows anything.',
    ],
    ask: ['What does a good hour look like, just now?', 'What do you two do with the evenings?'],
  },
  {
    id: 'an-animal-all-those-years',
    cues: 'since years grew had been',
    when: /\b(?:he|she|it)(?:'s| has|'d| had)? been (?:with (?:you|us)|yours|around|there|mine)\b|\byou(?:'ve| have)? (?:had|got) (?:him|her|it) (?:since|for|as a|when|from)\b|\byou grew up (?:with (?:him|her)|together)\b|\b(?:he|she) was (?:\d+|(?:nearly |almost )?(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty))$/i,
    beside: new RegExp(`${lostPet.source}|${petAtTheEnd.source}`),
    unless: new RegExp(`${notSo}|\\bbenign\\b`),
    hear: [
      "You've shared a whole part of your life with that animal.",
      'That is a whole age of yours, with one animal going through all of it.',
    ],
    ask: ['What were you like, back then?', 'What did it use to do that nobody taught it?'],
  },
  {
    id: 'one-of-you-goes-busy',
    cues: 'cleaning cleaned garage shed garden mowing building painting sorting baking hoover hoovering digging polishing',
    when: when(
      "^(?:and |but |so )?WHO(?: has been|'s been|'s| is| keeps?| started| just| spent (?:\\w+ ){1,3}| was| went and)? (?:cleaning|cleaned|mowing|mowed|building|painting|painted|sorting|sorted|tidying|tidied|digging|dug|washing|washed|polishing|baking|hoovering|ironing|gardening|fixing|rearranging|alphabeti[sz]ing) (?:\\w+ ){0,3}?(?:garage|shed|garden|car|house|kitchen|cupboards?|fence|lawn|attic|loft|shoes|windows|drawers|oven|since|tools|grout|gutters)\\b",
    ),
    beside: /\b(?:diagnos\w+|cancer|tumou?r|died|funeral|lump|biopsy|hospice|dying|chemo|results|miscarr\w+)\b/,
    unless: new RegExp(`${notSo}|\\bi'?m a cleaner\\b|\\bfor (?:money|a living)\\b`),
    hear: ["It's lonely when one of you gets busy and the other just sits there."],
    ask: ['What gets said between the two of you?', 'Which of you starts talking first, usually?'],
  },
  {
    id: 'dressing-for-hospital',
    cues: 'nightie nightdress pyjamas slippers dressing wig scarf',
    when: /\byou(?:'ve| have)? (?:just |even )?(?:bought|got|packed|ordered|ironed|chose|picked)\b.*\b(?:nightie|nightdress|pyjamas|pajamas|slippers|dressing gown|robe|wig|headscarf|scarf)\b/i,
    beside: /\b(?:operation|surgery|hospital|chemo|mastectomy|diagnos\w+|hysterectomy|cancer)\b/,
    unless: new RegExp(
      `${notSo}|\\b(?:for|to) (?:him|her|my (?:mum|mom|dad|nan|wife|husband|son|daughter))\\b|\\bcharity\\b|${lost.source}`,
    ),
    hear: ['Getting ready for something like that takes courage.'],
    ask: ['What is it like, to look at?', 'What else goes in the bag?'],
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
    hear: ["It can't be easy to walk out of there with only papers in your hand."],
    ask: ['Have you opened it?', 'Where did you put it?'],
  },
  {
    id: 'kept-out-by-the-family',
    cues: 'family mother mum sister parents wife let allowed',
    when: /\b(?:his|her) (?:family|mother|mum|mom|parents|father|dad|sister|brother|wife|ex|children|kids|sons?|daughters?) (?:didn'?t|wouldn'?t|won'?t|did not|would not|refused to|never)(?: even)? (?:let|allow|want|invite|tell|ask|speak to|look at|include) (?:you|any of (?:you|us))\b|\byou (?:weren'?t|were not|wasn'?t|aren'?t) (?:allowed|invited|welcome|let) (?:in(?:to)?|to|at|near)\b/i,
    beside: new RegExp(`(?:${lost.source})|\\bfuneral\\b`),
    unless: elsewhere,
    hear: [
      'It was cruel to be kept away from somebody you loved.',
      'They knew one part of that person and you knew another, and theirs had the keys.',
    ],
    ask: ['Where did you go instead?', 'How had it been with them before?'],
  },
];
