import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const lead =
  '^(?:(?:and|so|then|but|now|today|yesterday|tonight|well|this morning|last night|last week|on \\w+day),? )*';
const harm = String.raw`hits? me|hit me|punch\w*|rap(?:ed|ist)|suicid\w*|overdos\w*|strangl\w*|kill (?:myself|me)`;

/** More of working days, old age and neighbours: what is written down of one, an empty place, a thing still kept, a kind lie paid for. */
export const inTheTellingMore: readonly Happening[] = [
  {
    id: 'laid-something-over-you',
    bright: true,
    cues: 'put laid folded tucked covered',
    when: /\b(?:someone|somebody|he|she|they|an? (?:\w+ )?\w+|your (?:\w+ )?\w+)(?:'d| had|'s| has)? (?:just |even |quietly )?(?:put|laid|folded|tucked) (?:a|an|his|her|their|the|some|my|your) (?:\w+ ){1,3}(?:under|over|round|around|across|behind) (?:you|your (?:\w+ )?(?:head|shoulders|knees|feet|back|legs))\b|\b(?:someone|somebody|he|she|they|your (?:\w+ )?\w+)(?:'d| had|'s| has)? covered you (?:up|with|over)\b/i,
    unless: new RegExp(`\\b(?:${harm}|arm|hand|knife|gun|thumb|dead|died|pillow over)\\b`),
    hear: [
      'Somebody thought of that in the middle of it all, and did it without being asked.',
      'It says that at that moment you were a person to someone, and not an incident.',
    ],
    ask: ['Have you found out who that was?', 'What did you first see, when you came round to it?'],
  },
  {
    id: 'written-down-as-that',
    cues: 'wrote written put logged listed marked noted down',
    when: /\b(?:he|she|they|someone|your (?:\w+ )?\w+|the (?:\w+ )?\w+)(?:'s|'ve|'d| has| have| had)? (?:just |only |even )?(?:wrote|written|put|logged|listed|marked|noted|got) (?:it |you |me |this |that )?(?:down )?(?:as|in (?:the|your|my|his|her) (?:\w+ )?(?:log|report|book|notes?|file|record|system)|on (?:the|your|my) (?:\w+ )?(?:form|sheet|report|file|chart|record|paper)) (?:as )?"?[\w' -]{3,}/i,
    unless: new RegExp(
      `\\b(?:${harm}|put on the (?:kettle|form of)|put it in the|put in a word|birthday|diary|love|got on the)\\b`,
    ),
    hear: [
      'For whoever wrote it, that was the end of the line. You have to go on as the rest of it.',
      'A word or two in a file, and it will be met before you are, every time.',
    ],
    ask: ['What would you have put there?', 'Who else gets to read it?', 'How did that get in front of you?'],
  },
  {
    id: 'made-off-with-the-money',
    cues: 'builder roofer contractor plumber agent solicitor dealer garage lawyer',
    when: /\b(?:the|your|my|this|that|our) (?:\w+ )?(?:builders?|roofer|contractor|plumber|agents?|solicitor|lawyer|dealer|mechanic|tour operator|agency|company)(?:'s| is| has|'ve| have)? (?:gone (?:to|off|bust|under|quiet|missing)|vanished|disappeared|run off|ran off|legged it|stopped (?:answering|replying|picking up)|went bust|not (?:answering|picking up)|doesn't answer|won't answer)\b/i,
    unless: new RegExp(`\\b(?:${harm}|gone to lunch|gone home)\\b`),
    hear: [
      'The money went over in one afternoon, and what you have for it is the hole it was meant to mend.',
      'You were taken for somebody who trusts people, which you were, and it was used.',
    ],
    ask: ['How far had they got?', 'What is it like to live in the meantime?', 'Who else have they done it to?'],
  },
  {
    id: 'they-did-not-know-you',
    cues: 'know recogni remember',
    when: told(
      `${lead}(?:(?:the|a|an|his|her|their|this) (?:[\\w'-]+ ){1,3}?|WHO )(?:.{0,40} and )?(?:(?:didn't|did not) (?:even )?(?:know|recogni[sz]e|remember)|(?:doesn't|don't|do not|does not) (?:even )?(?:recogni[sz]e|remember)) you(?: any ?more| at all| from \\w+| since \\w+| now| today)?$`,
    ),
    unless: new RegExp(`\\b(?:${harm}|dementia|alzheimer|judge|stranger on the internet|care what)\\w*\\b`),
    hear: [
      'You knew at once, and in the other face there was nothing.',
      'All of it is still there, and from then on you are the only one who has it.',
    ],
    ask: ['Did you say who you were?', 'How did they look at you?', 'What did you do then, in that second?'],
  },
  {
    id: 'thought-to-have-taken-it',
    cues: 'think thinks believe say says said told accus steal stole stealing took taking pinch nick',
    when: told(
      "\\bWHO (?:\\w+ )?(?:thinks?|believes?|says?|said|tells? \\w+|told \\w+(?: \\w+)?|is convinced|reckons?)(?: that)? you(?:'re|'ve|'d| are| have| had| were)? (?:been )?(?:steal(?:s|ing)?|stole|stolen|tak(?:e|ing)|took|taken|pinch(?:ed|ing)|nick(?:ed|ing)|hiding|hid|moved|fiddl(?:ed|ing)|robbed|robbing)\\b|\\baccus(?:ed|es|ing) you of (?:steal|tak|thieving|theft|nicking|fiddl)\\w*",
    ),
    unless: new RegExp(
      `\\b(?:${harm}|took (?:the piss|too long|his side|her side|it well|after|over|advantage)|taken (?:for|over|aback)|take (?:too|after|things|care|it)|moved on|moved away|long breaks|breaks|days off|time off|a picture|boyfriend|taking the)\\b`,
    ),
    hear: [
      'It cannot be disproved. Nobody can bring out the thing they did not take.',
      'From then on even your ordinary ways get looked at, and you start to see them from outside yourself.',
    ],
    ask: ['What did you say to the charge?', 'Who there knows better?', 'How long has that been going on?'],
  },
  {
    id: 'praised-for-the-language',
    cues: 'english german french spanish norwegian swedish dutch italian accent language portuguese danish finnish',
    when: /\b(?:your|my|such) (?:english|german|french|spanish|norwegian|swedish|dutch|italian|portuguese|danish|finnish)(?: is|'s)? (?:so |very |really |actually |quite |too )*(?:good|excellent|perfect|great|nice|fluent)\b|\bspeaks? (?:such |very |so |really )?(?:good|excellent|perfect|nice) (?:english|german|french|spanish|norwegian|swedish|dutch|italian|portuguese|danish|finnish)\b|\b(?:answer|reply|repl)(?:s|ed|ies|ied)? (?:to )?(?:you )?(?:back )?in english\b/i,
    unless: /\b(?:exam|grade|son|daughter|kids|bank|teacher said|essay|mark|lessons?|passed|thank you for)\b/,
    hear: [
      'It is meant as a present, and it tells you where they had put you.',
      'You are at home in it by now, and then somebody at the counter knocks and welcomes you in.',
    ],
    ask: ['What do you say to that, usually?', 'How long have you been here by now?', 'Who has stopped hearing it?'],
  },
  {
    id: 'rings-every-day',
    bright: true,
    cues: 'ring rings calls call phones phone texts text',
    when: told(
      '\\bWHO (?:still |always )?(?:rings?|calls?|phones?|texts?|facetimes?)(?: (?:you|me|up|round))*,? (?:at \\w+ )?(?:every|each) (?:single )?(?:morning|night|day|evening|sunday|week|dinner time|afternoon)\\b(?! (?:to (?:shout|check up|complain|ask for money|nag)))',
    ),
    unless: new RegExp(
      `\\b(?:${harm}|ex|stalk\\w*|debt|bank|blocked|annoy\\w*|sick of|too much|used to|died|wrong number|boss|landlord|manager|controll\\w*|where i am)\\b`,
    ),
    hear: [
      'Whatever it is that gets asked, the ringing up is what is being said.',
      'The question is small, and it is the same hour every time. That is how some people hold on to a sleeve.',
    ],
    ask: ['What do you two talk about?', 'What is it like on a day when it comes late?', 'Who began with that?'],
  },
  {
    id: 'kindness-on-a-lie',
    cues: 'made packed ironed bought booked baked cooked washed saved',
    when: /\b(?:he|she|they|your (?:\w+ )?(?:wife|husband|partner|mum|mom|mother|dad|father|daughter|son|girlfriend|boyfriend|kids?))(?:'s|'ve| has| have|'d)? (?:even |already |just |still )?(?:made|packed|ironed|bought|booked|baked|cooked|washed|pressed|saved)(?: up)? (?:you|me|your|my|us|for)\b/i,
    beside:
      /\b(?:told (?:him|her|them) (?:it's|it was|i'm|i was|i am|its|im)|lied|lying|(?:doesn't|don't|dont|doesnt) know|haven't told|not told|never told|they think i'm at work|pretend\w*|thinks (?:i'm|im) at)\b/,
    unless: new RegExp(`\\b(?:${harm}|made (?:you|me|us) (?:all|feel|cry|do|go|get|wait|sick|look|promise))\\b`),
    hear: [
      'A kindness done for the story you told goes straight through the story.',
      'It was made for somebody who is doing something else today, and you are the one who has to say thank you.',
    ],
    ask: [
      'What did you say, when you got it?',
      'When are you face to face again?',
      'What would be the first words of it, if you told them?',
    ],
  },
  {
    id: 'not-needed-any-more',
    cues: 'need needed',
    when: /\b(?:they|he|she|work|the \w+|your (?:\w+ )?\w+|nobody|no one)(?: (?:all|just|really))* (?:don't|doesn't|do not|does not|no longer|won't|didn't|(?<=nobody )|(?<=no one ))(?: really)? needs? (?:you|me)(?: any ?more| any longer| now| there| for (?:it|that))?$|\byou(?:'re| are) (?:not|no longer|never) needed(?: any ?more| there| now)?$/i,
    unless: new RegExp(`\\b(?:${harm}|better off|burden|alive|finally|so nice|relax\\w*|feet up|bliss)\\b`),
    hear: [
      'To be needed at the same spot every day holds a person up more than anybody notices.',
      'The work has found another way, and nobody asked where that leaves the one who did it.',
    ],
    ask: [
      'What did a usual day with it look like?',
      'Who will notice that it is not you?',
      'When did you first feel that coming?',
    ],
  },
  {
    id: 'still-has-the-tools',
    cues: 'still kept keep never got have',
    when: /\byou(?:(?:'ve| have)? still (?:got|have|wear|carry)|(?:'ve| have)? kept| keep) (?:the|your|my|his|her|that) (?:old |work |\w+ )?(?:stick|badge|uniform|keys?|name ?tag|name badge|apron|helmet|boots|overalls|jacket|cap|whistle|stamp|tools?|lanyard|toolbox|hi[- ]?vis|stethoscope|whites|locker key|sewing machine|scissors|trowel|tuning fork|baton|hat|medals?|pass|gown|licence|rods?)\b|\bthey never (?:asked for|wanted|came for|took) (?:it|them|the \w+) back\b/i,
    beside:
      /\b(?:retired|retire|years?|last day|sacked|redundan\w*|lost (?:my|the) job|left|gave up|stopped|no longer|closed|shut|used to|don't need me|dont need me|can't any ?more|sold|finished)\b/,
    unless: new RegExp(`\\b(?:${harm}|car keys|house keys|died|dead|ex)\\b`),
    hear: [
      'It has no use in a house, and it is not to be thrown out.',
      'As long as it is there, the one who knew how to use it has not quite left either.',
    ],
    ask: ['Where does it live now?', 'Who gets to touch it?', 'What did your hands know to do with it?'],
  },
  {
    id: 'posted-for-all-to-see',
    cues: 'put posted shared filmed recorded uploaded comments',
    when: /\b(?:he|she|they|someone|somebody|your (?:\w+ )?\w+|a \w+|the (?:\w+ )?\w+)(?:'s|'ve|'d| has| have| had)? (?:gone and |just |even )?(?:put|posted|shared|stuck|uploaded) (?:it|you|me|that|this|a (?:photo|video|picture|post|clip)|the (?:video|photo|clip|picture))(?: of (?:you|me|it))? (?:up )?(?:on|in|to|onto|all over) (?:the |a |his |her |their )?(?:\w+ ){0,3}(?:facebook|group|whatsapp|tiktok|nextdoor|instagram|insta|twitter|snapchat|internet|reddit|online|chat|forum|page)\b|\b(?:filmed|recorded) you\b|\b\d+ comments\b/i,
    unless: new RegExp(`\\b(?:${harm}|proud|collection|donat\\w*|gofundme|lovely photo|so many likes|nudes?)\\b`),
    hear: [
      'It was one minute out of a whole day, and now that minute goes about without the rest of it.',
      'Everyone gets to have a word about it, and none of them was there.',
    ],
    ask: [
      'Who has seen it that you have to face?',
      'What came before, that is not in it?',
      'Have you read what they wrote?',
    ],
  },
  {
    id: 'the-place-was-empty',
    cues: 'empty stripped cleared gone',
    when: /\b(?:his|her|their|the next|your \w+'s|the|[A-Z]\w+'s) (?:\w+ )?(?:bed|locker|desk|chair|seat|stall|bench|peg|pitch|bay|bunk|cell|cabin|stool)(?:'s| is| was|'d been| had been| has been)? (?:just |all |already |completely |suddenly )?(?:empty|made|stripped|cleared(?: out)?|bare|gone)\b/i,
    unless: new RegExp(
      `\\b(?:${harm}|made of|on holiday|sold out|half empty|waiting room|died|good news|kidney|moved out|college|the room was empty when|my own)\\b`,
    ),
    hear: [
      'A whole going-away of somebody, and all that you are told of it is an empty place.',
      'Nobody comes and says it, since the place says it first.',
    ],
    ask: ['Has anyone told you anything?', 'What do you know about them, in all?', 'When did you last talk?'],
  },
  {
    id: 'not-that-sort-of-people',
    cues: 'sort kind type',
    when: /\b(?:you're|you are|they're|you two are|you were|we're|we are|you've never been) (?:not|never) (?:really )?(?:that|the|a) (?:sort|kind|type) (?:of )?(?:couple|family|people|man|men|woman|friends|pair|house|lads?|couples?|who|that|to)\b|\byou (?:don't|didn't|never) (?:do|did|talk about|say) (?:that|those things|things like that|that sort of thing|feelings)(?: in (?:your|our) (?:family|house)| with each other| round here| at home)?$/i,
    unless: new RegExp(`\\b(?:${harm}|cheat\\w*|gay|boyfriend|slut|easy)\\b`),
    hear: [
      'Then there are other words for it between you, and only the ones concerned would know them as such.',
      'It gets said all the same in such a house, with a plate or a coat, or by waiting up.',
    ],
    ask: [
      'How would it be said, in your way?',
      'What comes nearest to it, with you?',
      'When was it last said outright, if ever?',
    ],
  },
  {
    id: 'that-was-not-asked',
    general: true,
    cues: 'ask asks asked',
    when: /^(?:(?:and|but|so),? )*(?:(?:they|he|she|the (?:\w+ )?\w+|your (?:\w+ )?\w+)(?: just| even| all)* (?:didn't|did not|don't|doesn't|never|hasn't|haven't) (?:(?:once|even) )?ask(?:s|ed)?|(?:nobody|no one|none of them)(?: has)? (?:ever |even )?ask(?:s|ed)) (?:about|to see) (?:the|your|my|that|it|his|her|those|them)\b.*/i,
    unless: new RegExp(`\\b(?:${harm}|hospital|funeral|surgery|my day|scan|results?|operation)\\b`),
    hear: ['You had that one ready, and it was not called.', 'What gets asked and what is so are two different lists.'],
    ask: ['What would your answer have been, to that one?', 'Who would have thought of asking that?'],
  },
  {
    id: 'asked-to-step-down',
    cues: 'asked told invited leave step give stand stop come hand',
    when: /\b(?:you(?:'ve been| were| got|'ve just been)(?: very| so)?(?: \w+ly)? (?:asked|told|invited|advised|encouraged) to (?:leave|step (?:down|aside|back)|give (?:it |that |this )?up|stand (?:down|aside)|stop|hand (?:it|them|in|over)|come off|retire|make way|take a (?:back seat|break|step back))|(?:they|he|she)(?:'ve|'s| have| has)? asked you to (?:step (?:down|aside|back)|leave|give (?:it |that )?up|stand (?:down|aside)|retire|come off|hand in))\b/i,
    unless: new RegExp(
      `\\b(?:${harm}|stop (?:smoking|drinking|eating|taking|crying|talking|calling|texting)|police|drunk|nightclub|pub|hotel|restaurant|shop|flat|house|landlord)\\b`,
    ),
    hear: [
      'The asking was over in a minute, and you had been doing it all that time.',
      'However kindly it is put, it is a door being held open for you from the inside.',
    ],
    ask: [
      'Who was it that came to tell you?',
      'What was your answer to them?',
      'What will that hour of the week be now?',
    ],
  },
  {
    id: 'covered-for-you-silently',
    bright: true,
    cues: 'covered put did took carried finished said',
    when: /^(?:(?:and|so|then|but),? )*(?!you\b)(?:he|she|they|lad\b[^.]*?|your \w+|the (?:\w+ )?\w+|one of (?:them|the \w+)|[A-Z]\w+)(?: (?:from|at|in|next to) (?:\w+ )?\w+)?(?: (?:\w+ ){0,3}(?:it|and),?)?(?: (?:just|always|quietly))? (?:covered for you|put (?:his|her|their|some|two|three) \w+ in(?:to)? your \w+|did (?:your|half (?:of )?your) (?:\w+ )?(?:shift|round|boxes|share|load)|took your (?:turn|shift|blame)|slowed down for you)\b/i,
    unless: new RegExp(`\\b(?:${harm}|stole|credit|boyfriend|without asking|ulcer|late again)\\b`),
    hear: [
      'It was done so that nobody would see, and you were probably not meant to either.',
      'Somebody there had a look at you and knew, and kept it to themselves.',
    ],
    ask: ['Did you ever say anything to them about it?', 'How did you notice?', 'What do you know about that person?'],
  },
  {
    id: 'rang-and-no-one-took-it',
    cues: 'pick picked answer answered rang rings',
    when: /\b(?:he|she|they|yours|your (?:\w+ )?\w+|mine|nobody|no one|home)(?: (?:just|still|again))* (?:didn't|doesn't|don't|did not|won't|never|hasn't|haven't)(?: (?:even|once))* (?:pick(?:s|ed)? up|answer(?:s|ed)? (?:the phone|the call|his phone|her phone|when you (?:ring|call|rang|called)))\b/i,
    unless: new RegExp(
      `\\b(?:${harm}|papers|missing|terrible|sorry|since \\w+day|office|helpline|gp|surgery|council|bank|company|customer service|boyfriend|girlfriend|cheat\\w*|date)\\b`,
    ),
    hear: [
      'It rings over there, and you can see the room that it rings in.',
      'Each ring is a reason, and after the last one you have to think of one yourself.',
    ],
    ask: ['When did you last hear that voice?', 'What had you wanted to tell?', 'What do you think it was, this time?'],
  },
  {
    id: 'sees-only-the-nuisance',
    cues: 'asked wants complained told',
    when: /\b(?:he|she|they|(?:the|your) (?:\w+ )?(?:neighbou?rs?|council|landlord|landlady|manager|warden|caretaker|man next door|woman next door|people upstairs|people next door))(?:'s|'ve|'d| has| have| had)? (?:now |just |even )?(?:asked|told|wants?|ordered) you to (?:take (?:it|them|that) (?:down|away|in)|move (?:it|them|that|the)|turn (?:it|that) (?:down|off)|cut (?:it|them) (?:back|down)|stop (?:it|that|doing|feeding|playing|putting)|get rid of|remove)\b/i,
    beside:
      /\b(?:neighbou?rs?|landlord|landlady|council|next door|upstairs|warden|fence|shed|window box|trees?|bird|hens|piano|mirror|flag)\b/,
    unless: new RegExp(`\\b(?:${harm}|my (?:son|daughter)'s music|party|drugs)\\b`),
    hear: [
      'They see the thing and that it is in the way. What it is for has never come up.',
      'For one side it is a nuisance, and for the other it is what the day hangs on.',
    ],
    ask: ['Do they know what it is for?', 'What did you answer?', 'What would have to go, if it goes?'],
  },
  {
    id: 'up-at-the-hour-of-it',
    cues: 'get got wake woke waking alarm',
    when: /\byou(?:'re|'ve| were)? (?:still |always )?(?:get|getting|got|wake|waking|woke) up (?:at|for|before) (?:half |quarter to |quarter past )?(?:\d\w*|four|five|six|three|the (?:milking|shift|early|news))\b|\byou(?:'ve)? still (?:set|have|got) (?:the|your|my|an) alarm\b/i,
    beside:
      /\b(?:shut|closed|retired|retirement|sold (?:the|up)|redundan\w*|finished work|lost (?:the|my) job|sacked|last day|years on the|let me go|given up)\b/,
    unless: new RegExp(`\\b(?:${harm}|new job|gym|baby|flight)\\b`),
    hear: [
      'The body clocks on all the same. There was never a letter to tell it.',
      'That hour has been yours for so long that sleeping through it would be the odd thing.',
    ],
    ask: ['What do you do with it, now?', 'Who else is up then?', 'What would you have been doing, at that hour?'],
  },
];
