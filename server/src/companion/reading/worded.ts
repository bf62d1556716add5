/**
 * How a clause is worded, as far as that shows how much it matters among the others of its message. Every wording has a name;
 * what each counts is learnt (weigh.json).
 */

/** Words that carry what a message is about: loss, love, harm, a verdict on oneself. */
export const heavy =
  /\b(?:died|dying|passed|left|lost|losing|broke|divorce\w*|cheat\w*|lied|stole|yell\w*|scream\w*|shout\w*|laughed at|fight\w*|fought|fired|hospital|cancer|cry|crying|cries|cried|hates?|love[sd]?|miss\w*|afraid|scared|terrified|worthless|hurt\w*|fail\w*|panic\w*|shak\w*|blame\w*|ignore\w*|angry|furious|lonely|alone|ashamed|guilty|feel|felt|mistake|burden|monster|stupid|failure|selfish|crazy|pathetic|dumb|stood there|apologi[sz]ed|screenshots?|pretend\w*|spat|mock\w*|blocked|declined|stolen|gone)\b/g;

/** Something held back until now, or that changed between one sentence and the next. */
const turning =
  /\b(?:(?:haven't|hasn't|not|never) (?:even )?(?:told|said|opened|let|spoken|called|slept|eaten|asked)|(?:didn't|doesn't|can't|couldn't|won't|not) even|for the first time|in love|cheated|pregnant|opened (?:it|the (?:letter|email|envelope|bill|box))|moved (?:it|out)|leaving|divorce|grieving|gay|came out|hung up|walked out|didn't (?:know|recogni[sz]e|look|come|call|answer|want|believe)|nobody (?:came|asked|noticed|knows|called|told|said|knocks?)|without (?:you|me|him|her)|on read|made up|can find out|kn(?:ew|own) (?:since|all along|for (?:days|weeks|months|years)|the whole time)|behind (?:your|his|her|their) back)\b/;

/** A feeling with its name, said of oneself. */
export const feeling =
  /\byou(?:'re| are| were| feel| felt|'ve been)(?: so| really| very| just| a bit| a little| still| also| always| honestly| such| like)* (?:an? )?(?:sad|tired|exhausted|scared|afraid|terrified|worried|anxious|nervous|angry|furious|ashamed|embarrassed|guilty|lonely|alone|lost|numb|empty|jealous|hurt|heartbroken|proud|relieved|happy|glad|homesick|stressed|overwhelmed|panicking|worthless|useless|sick|liar|criminal|burden|shy|disturbed|devastated|done|stuck|invisible)\b|^you miss\b|\byou (?:love|hate|dread)\b/;

/** 'You're a plumber': what one is called, and nothing of what happened. */
const label = /^you(?:'re| are| were) an? (?:[\w-]+ ){0,3}[\w-]+$/;
/** 'You've felt heavy since': since what was said before it. */
const leaning = /\b(?:since|after|then|instead|too|either)$/;

/** What a clause begins with: the first that fits. */
export const beginnings: readonly [string, RegExp][] = [
  ['when', /^(?:today|yesterday|last night|this morning|tonight|now|(?:on|at) \w+)\b/],
  ['condition', /^(?:if|when|after|before|since|every|in|for|from)\b/],
  ['you', /^you\b/],
  ['your', /^your\b/],
  ['he', /^he\b/],
  ['she', /^she\b/],
  ['they', /^they\b/],
  ['it', /^it\b/],
  ['that', /^(?:that|this|these|those)\b/],
  ['there', /^there\b/],
  ['anybody', /^(?:nobody|no one|everyone|everybody|people|somebody|someone)\b/],
  ['theirs', /^(?:his|her|their)\b/],
  ['thing', /^(?:the|an?)\b/],
  // A sentence of theirs begins small unless a name does.
  ['a name', /^\p{Lu}\p{Ll}/u],
];

/** What may stand anywhere in a clause. */
export const wordings: readonly [string, RegExp][] = [
  ['a feeling', feeling],
  ['a turn', turning],
  // 'You've not said that out loud': of the telling, and not of what is told.
  ['told late', /\b(?:said|told|typed) (?:that|this|it)\b/],
  ['seen or heard', /^you (?:can |could |keep )?(?:hear|heard|see|saw|smell|watch|watched|seeing|hearing)\b/],
  ['quoted', /"[^"]*"/],
  ['ends quoted', /"[^"]+"$/],
  // 'Tyler didn't call', 'she hasn't asked': what somebody else left undone, and what was not there.
  [
    'left undone',
    /^(?!you\b|it\b|that\b|there\b)[^,"]*?\b(?:(?:did|does|has|have|had|do)n't|never) (?:even |once |ever )?(?:call|calls?|called|ring|rang|rung|text|texted|come|came|ask|asked|say|said|answer|answered|reply|replied|invite|invited|notice|noticed|tell|told|look|looked|thank|thanked|remember|remembered|write|written|wrote|visit|visited|turn|turned|show|shown|let|want|wanted)\b|\bthere (?:wasn't|weren't|was no|were no)\b/,
  ],
  // 'The vet says the kidneys aren't good any more': a verdict on a body.
  [
    'a finding',
    /\b(?:kidneys?|tumou?r|cancer|lump|scan|biopsy|results?|diagnos\w*|terminal|untreatable|dementia|alzheimer'?s|parkinson'?s|leuka?emia|lymphoma|epilepsy|diabet\w+|lupus|multiple sclerosis|MS|motor neurone|ALS|heart failure|stroke|melanoma|(?:come|came|comes) back (?:positive|negative|not good|bad|abnormal|malignant|clear)|found (?:a|something|another) (?:lump|mass|shadow|tumou?r|growth)|made redundant|been let go|laid off|sacked|pregnant|miscarri\w+|stillborn|(?:two|three|four|six|a few|\d+) (?:weeks|months) (?:left|to live)|(?:isn't|aren't|is not|are not|not) (?:good|working|going to get) (?:anymore|any more|any longer|better))\b/i,
  ],
  ['of this day', /\b(?:today|tonight|this (?:morning|afternoon|evening)|yesterday|last night)\b/i],
  // 'It isn't the noise, it's not knowing when'.
  ['set against', /^(?:it|that|this)(?:'s not| isn't| wasn't| was not|'s never)\b[^,]*, (?:it|that)(?:'s| is| was)\b/],
  // 'You want to know whether to tell her': asked, and not told.
  [
    'asked for',
    /^(?:you want to (?:know|ask)|you need to know|you'd like to know|you're (?:wondering|looking for|asking))\b/,
  ],
  // 'You cut hair for a living': who they are, beside what happened.
  ['a trade', /^you (?:\w+ ){1,5}for a living$/],
  ['leaning', leaning],
  ['label', label],
  ['wanted', /^you (?:just |only )?(?:want|wish|need|hope|would)\b/],
  ["can't", /\b(?:can't|couldn't)\b/],
  ['never', /\b(?:never|haven't|hasn't|hadn't)\b/],
  ['nobody', /\b(?:nobody|no one|none)\b/],
  ['not', /n't\b|\b(?:not?|never)\b/],
  ['still', /\bstill\b/],
  ['only', /\bonly\b/],
  ['even', /\beven\b/],
  ['used to', /\bused to\b/],
  ['as if', /\blike (?:an?|you|the|something)\b|\bas (?:if|though)\b/],
  [
    'body',
    /\b(?:hands?|arms?|face|eyes?|hair|fingers?|feet|foot|shoulders?|chest|heart|stomach|head|knees?|mouth|throat|neck|back|legs?|breath|voice|lap|skin|teeth|sleeve|tears?)\b/,
  ],
  ['planned', /\b(?:tomorrow|saturday|monday|tuesday|wednesday|thursday|friday|sunday|next week)\b/i],
  ['to come', /'ll\b|\b(?:will|going to)\b/],
  ['perhaps', /\b(?:maybe|might|perhaps)\b/],
  ['you think', /^you (?:think|know|guess|suppose|believe)\b/],
  ['thinking', /\b(?:thinking|thought|think)\b/],
  ['said', /\b(?:says?|said|goes|went|asks?|asked|told|tells)\b/],
  ['you asked', /^you (?:only |just )?(?:asked|said|meant|mean|ask)\b/],
  ['fine', /\b(?:fine|ok|okay|alright|nice|lovely)\b/],
  ['money', /[£$€]|\b(?:pounds?|euros?|dollars?)\b/],
  ['owned', /^(?:you|he|she|they)(?:'ve)? (?:have|has|had|got)\b/],
  ['it is so', /^(?:it|that|this)(?:'s| is| was) (?:so |really |very |a bit )?\w+$/],
  ['is one', /^(?:he|she|they|it|you)(?:'s|'re| is| was) (?:an?|the|your|from|in|at|on)\b/],
  ['a name', /\w [A-Z][a-z]/],
  ['a comma', /,/],
  // 'Looked at you', 'asked for you': somebody did it, and it came to them.
  [
    'towards you',
    /\b(?:at|to|on|over|past|for|with|from|off|about|behind|beside|without|told|asked|left|let|called|made|gives?|gave|makes?|tells?|asks?|looked|see|sees|saw|knows?|miss(?:es)?|wants?|heard?) you\b(?!'| (?:can|could|have|had|were|are|do|did|will|would|was|don't|didn't|need|want|should|must|think|know|feel|got|get|went|go)\b)/,
  ],
  [
    'before others',
    /\bin front of|\b(?:of|at|to) (?:everyone|everybody|them all)\b|\beveryone (?:saw|heard|laughed|clapped|looked|went|knows|else)\b|\b(?:clapped|laughing|laughed)\b/,
  ],
  ['sat or stood', /\b(?:sat|sit|sits|sitting|stood|stand|standing|lie|lying|lay)\b/],
  ['afraid', /\b(?:afraid|scared|frightened|terrified|dread\w*|nervous)\b/],
  [
    'hidden away',
    /\b(?:bathroom|toilets?|loo|car|garage|stairs|car park|parking lot|cupboard|closet|landing|hid|hide|hiding)\b/,
  ],
  [
    'unsaid',
    /\b(?:said|says?|say) (?:nothing|no|not much|you were fine)\b|\bn't (?:say|tell|told|said|ask|answer|talk|speak)\b|\b(?:quiet|silent|silence|not a word|a word)\b|\bnobody knows\b/,
  ],
  ['likened', /\b(?:feels?|felt|looks?|looked) like\b|\blike (?:a|an|you|the|your|somebody|someone)\b/],
  ['just wanted', /\byou (?:just|only) (?:want\w*|wish|need)\b/],
  ['alone', /\b(?:alone|on your own|by yourself|empty)\b/],
  ['stopped', /\b(?:stopped|stop|gave up|given up|any ?more|no longer)\b/],
  [
    'an outcome',
    /\b(?:passed|failed|won|lost|got in|didn't get|fired|redundant|dropped|cut|rejected|declined|refused)\b/,
  ],
  ["won't", /\b(?:won't|will not|wouldn't)\b/],
  ['most of all', /\b(?:worst|best|most|ever|only one|last time|first time|last)\b/],
  ['kept on', /\b(?:keeps?|kept|every (?:day|night|time|morning|week)|always|each)\b/],
  ['has to', /\b(?:have to|had to|has to|'ve to|must|got to)\b/],
  ['wept', /\b(?:cr(?:y|ied|ying)|wept|weep\w*|tears|sob\w*|howled)\b/],
  ['a way sought', /\b(?:looking for a way|wondering|want to know|whether|asked)\b/],
  // 'It's been three weeks', 'you've been there ten years': how long, and not what.
  [
    'has been',
    /^(?:it's|it has|it is|you've) been\b|^it(?:'s| is| was) (?:only )?(?:\d|two|three|four|five|six|seven|a (?:year|month|week|long))/,
  ],
  ['good of others', /\b(?:nice|lovely|kind|good|sweet|gentle|polite|pleasant|decent|alright|all right|fine)\b/],
  ['arranged', /\b(?:moved|lives?|works?|bought|offered|gave|booked|college|school|course)\b/],
  [
    'an age',
    /\byou're (?:\w+ty|\w+teen|\w+ty-\w+)\b|\b(?:he's|she's) (?:\w+ty|\w+teen|\d+|six|seven|eight|nine|ten|eleven|twelve|three|four|five|two)\b/,
  ],
];

/** What stands right before a clause and was taken off it: 'now', 'but then', 'I think'. */
export const leading =
  /\b(but|then|now|just|that|think|and|like|so|because|know|mean|guess|suppose|say|also|even|only|actually|anyway)\W*$/;

/** What follows points back at it: '… that's the worst of it'. */
export const pointedAt =
  /^[\s,.;:-]*(?:and |but |so )?(?:that|this|it|which)(?:'s| is| was) (?:(?:rather |exactly |really |kind of |sort of |honestly )*(?:the|what|when|why|my) (?:\w+ )?(?:problem|worst|thing|trouble|point|issue|gets|got|hurts|kills|bothers|annoying|hard(?:est)?|bit|part|truth)|what )/;
