import { together } from '../patterns.ts';
import {
  bareOf,
  children,
  fathers,
  friends,
  grandparents,
  kin,
  lost,
  mothers,
  orFurther,
  others,
  parents,
  partners,
  siblings,
  widowed,
  without,
} from './loss-words.ts';
import type { Matter } from './matter.ts';

const someoneDied = new RegExp(
  `${lost(kin)}|${widowed}|\\bmy late (?:${kin})\\b(?! (?:shift|night))|\\b(?:he|she|they)(?:'s| has| had| is| just| both| only)? (?:died|passed away|dead(?! (?:good|nice|set|to me)))\\b|\\b(?:he|she) passed (?:in (?:january|february|march|april|may|june|july|august|\\w+ber)|last (?:year|month|week|spring|summer|autumn|winter))\\b(?! (?:exam|test|year))|\\bsince (?:he|she) (?:died|passed)\\b`,
);

const theFuneral =
  "(?:funeral|eulogy|cremation|burial|memorial service|memorial|(?:the|a|his|her|irish) wake(?! of)|requiem|janazah|shiva|month's mind)";

const noFuneral =
  /\b(?:(?:my|your) own funeral|(?:at|for|to|plan\w*) my funeral|it'?s your funeral|like (?:a|at a) funeral|sound like a funeral|funeral (?:director|home|business|industry|parlou?r)s?|work (?:at|in|for) (?:a|the) (?:funeral|crem\w*)|undertaker by|i'?m (?:a|an) (?:undertaker|vicar|priest|celebrant)|had a funeral for|funeral for (?:the|my|a) (?:\w+ )?(?:phone|laptop|goldfish|hamster|plant|cafe|bird)|in the wake|(?:in|with|after) a wake|phone died)\b/;

const toBury =
  "\\b(?:(?:they|we)(?:'ll|'re| will| are)(?: going to)? (?:bury|burying|cremate|cremating) (?:him|her|my \\w+|mum|mom|dad|nan|gran|grandad)|(?:he|she)(?:'s| is|'ll| will)(?: going to)? (?:be|being) (?:buried|cremated|laid to rest))\\b";

const past =
  "\\b(?:after|since|at|from|went to|been to|came to|through|missed|home from|back from) (?:the |my |our |his |her |their |(?:[\\w']+ ){1,3})?";

const theirThings =
  "\\b(?:his|her|their|mum'?s|mom'?s|mam'?s|dad'?s|nan'?s|gran'?s|grandad'?s|brother'?s|sister'?s|husband'?s|wife'?s|mother'?s|father'?s) (?:\\w+ ){0,2}(?:clothes|wardrobe|coats?|jackets?|jumpers?|cardigans?|shirts?|shoes|slippers|boots|things|belongings|stuff|handbag|glasses|watch|tools|shed|house|flat|bungalow|room|bedroom|drawers?|books|records|perfume|aftershave|dressing gown|scarf|hat|jewell?ery|ring|suits?|ties)\\b";

const doneWithThings =
  '\\b(?:clear\\w*|sort\\w*|empt\\w*|throw\\w*|threw|chuck\\w*|get rid|got rid|charity|hospice shop|skip|tip|keep|kept|keeping|still|smell\\w*|wear\\w*|wore|bag(?:s|ged)?|box(?:es|ed)?|pack\\w*|sell\\w*|sold|give away|gave away|giving away|given|donat\\w*|found|hang\\w*|wash\\w*|touch|move|moved|bin)\\b';

/** What tells of a matter without its plainest words: further ways it is heard. */
const further = {
  'funeral-ahead': [
    /\b(?:we|they)(?:'re| are|'ll| will)? (?:bury|burying|cremating|burn) (?:my|our) \w+(?: \w+)? (?:in the morning|tomorrow|on \w+day|next)\b/,
    without(
      /\b(?:wedding|band|choir|late)\b/,
      /\b(?:pick|choos|chose|sort)\w* (?:the |her |his |out )?(?:hymns|readings|coffin|casket|urn|wreath)\b/,
      /\b(?:mum|mom|mam|dad|nan\w*|gran\w*|he|she|his|her|brother|sister)\b/,
    ),
    together(
      /\bundertakers?\b/,
      /\b(?:suit|dress|which|hymns|flowers|coffin|casket|tomorrow|clothes)\b/,
      /\b(?:choose|choice|cannot|can'?t|rang|laid|asked|what)\b/,
    ),
    without(
      /\b(?:couldn'?t|couldnt|didn'?t|never|missed)\b/,
      /\b(?:flight|land|visa|plane|fly|train|coach)\b/,
      /\b(?:burial|funeral|cremation|janazah)\b/,
      /\b(?:miss|late|in time|tomorrow|hours|before)\b/,
    ),
    together(
      /\b(?:carry(?:ing)?|lift(?:ing)?) (?:the|his|her|my \w+'?s|\w+'s) coffin\b/,
      /\b(?:tomorrow|on \w+day|in the morning|scared|drop)\b/,
    ),
    without(
      /\b(?:party|date|wedding|interview)\b/,
      /\bblack (?:dress|suit|tie|shoes)\b/,
      /\b(?:tomorrow|in the morning|on \w+day)\b/,
      /\b(?:church|chapel|crem\w*|cemetery|mosque)\b/,
    ),
    together(/\bsandwiches\b/, /\bhow many\b/, /\bloved (?:him|her)\b|\bcrem\w*\b|\bafter the (?:service|crem)/),
    /\b(?:the |his |her )?(?:wake|removal)(?:'s| is) (?:tonight|tomorrow|on \w+day|in the morning)\b/,
    together(/\bcrem(?:atorium|ation)?(?: is| are|'s)? (?:on|at|booked|tomorrow)\b/),
    together(
      /\bin (?:a|the|his|her) (?:box|coffin)\b/,
      /\b(?:chapel|church|front)\b/,
      /\b(?:it'?ll|will|tomorrow|going to|first time)\b/,
    ),
    without(
      /\b(?:wedding|class|school|teacher|open mic|slam)\b/,
      /\b(?:asked me|want me|wants me|got) to (?:read|do|say|give) (?:the|a) (?:poem|reading|psalm|eulogy|tribute)\b/,
      /\b(?:my voice|second line|mirror|can'?t get through|break down|tears)\b/,
    ),
  ],
  'funeral-had': [
    without(
      /\b(?:party|birthday|wedding|barbecue|bbq)\b/,
      /\b(?:everyone'?s?|relatives|family|they'?ve all|they all|people|guests)\b[^.!?]{0,20}\b(?:gone home|gone|left|went home)\b/,
      /\b(?:flowers|lilies|wreaths?|canopy|hearse|condolence\w*)\b/,
    ),
    without(
      /\b(?:wedding|christening|baptism)\b/,
      /\b(?:priest|vicar|minister|celebrant|pastor|imam|rabbi)\b/,
      /\b(?:(?:his|her|mum'?s|dad'?s|the) name wrong|(?:never|hadn'?t) met (?:him|her)|wrong name)\b/,
    ),
    together(/\bshook (?:[\w-]+ ){0,5}hands\b/, /\b(?:church|chapel|crem\w*|graveside|coffin)\b/),
    without(
      /\b(?:at work|meeting|wedding)\b/,
      /\b(?:watched|saw|followed) (?:it|the (?:service|funeral|burial))\b[^.!?]{0,30}\b(?:link|zoom|webcam|live ?stream|stream|whatsapp|phone|youtube)\b/,
      /\b(?:spoke|burial|coffin|grave|service|priest|eulogy|sound|buried|church)\b/,
    ),
    together(
      /\b(?:carry|carried|carrying|lower(?:ed|ing)?) (?:him|her|the coffin) (?:in|out|down|into)\b/,
      /\b(?:suit|car park|church|hearse|coffin|soil|grave|watched)\b/,
      /\b(?:this morning|today|yesterday|last|watched|i sat|was)\b/,
    ),
    /\b(?:soil|earth|dirt|clay)\b[^.!?]{0,30}\b(?:lid|coffin|casket)\b/,
    without(
      /\b(?:retir\w+|leaving do|office|work|colleagues|job)\b/,
      /\b(?:good|lovely|great|beautiful|proper|grand) send[- ]?off\b/,
      /\b(?:everyone|everybody|people|singing|church|deserved|come back|home|him|her)\b/,
    ),
    /\b(?:mention(?:ed)?|left|name) (?:me |us |my name |me out )?(?:in|of|from) the (?:eulogy|order of service)\b/,
    without(
      /\b(?:wedding|mass on|tomorrow|vestry|parish\w*)\b/,
      /\b(?:pew|pulpit|hearse|eulogy)\b/,
      /\b(?:since the service|at the service|after the service|laughed|cried|the hall|not one word)\b/,
    ),
    together(
      /\bcurtains?\b[^.!?]{0,30}\b(?:closed|closing|drew|shut|went)\b|\bcurtains? (?:closed|closing|drew|shut)\b/,
      /\bcoffin\b|\bcrem\w*/,
    ),
    without(
      /\b(?:party|date|interview|tomorrow)\b/,
      /\bblack (?:tights|dress|suit|tie)\b/,
      /\bstill (?:in|wearing)\b/,
      /\b(?:the hall|church|grave|cemetery|sandwiches|crem\w*)\b/,
    ),
    without(
      /\b(?:dog|cat|horse)\b/,
      /\bscatter(?:ed|ing)? (?:the|his|her|my \w+'?s|\w+'?s) ash(?:es)?\b/,
      /\b(?:cry|cried|wind|laughed|laugh|sunday|today|yesterday|river|sea)\b/,
    ),
  ],
  'their-day': [
    /\b(?:would(?:'ve| have)? (?:been|be)|should have been) (?:his|her) (?:birthday|\d\d(?:th|st|nd|rd)|\w+(?:ieth|first|teenth))\b/,
    together(
      /\bthis time last year\b/,
      /\b(?:still here|alive|in (?:the )?(?:hospital|hospice))\b/,
      /\b(?:year tomorrow|year today|a year|one year|clock)\b/,
    ),
    together(
      /\b(?:father'?s?|mother'?s?)'? day\b/,
      /\b(?:(?:dad|mum|mom|mam|father|mother|one) i (?:haven'?t|havent|don'?t|dont) (?:got|have)|flower stall|headstone|grave|cemetery|churchyard|no (?:dad|mum|mom) (?:to|now|any))\b/,
    ),
    new RegExp(
      `\\banniversary of (?:my|our) (?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children})\\b(?!'s? (?:wedding|job|parents))`,
    ),
    without(
      /\b(?:ex|split|broke|left me|divorc\w+|kids|moved)\b/,
      /\b(?:first|second|another|third) (?:christmas|xmas|easter|eid|diwali|thanksgiving|new year) without (?:her|him)\b/,
      /\b(?:gravy|turkey|chair|recipe|did the|grave|carv\w+|made the|always|table)\b/,
    ),
    together(
      /\b(?:cemetery|grave|graveside|graveyard|churchyard|headstone)\b/,
      /\b(?:all souls|anniversary|(?:his|her|mum'?s|dad'?s) birthday|like every year|years? to the day|years? (?:ago )?today|death day)\b/,
    ),
    together(
      /\b(?:he|she)(?:'d| would)(?: have|'ve)? (?:be|been|turned) (?:\d\d|[\w-]+(?:ty|teen)(?:-\w+)?) (?:today|tomorrow|this (?:week|month|\w+day)|on (?:\w+day|the)|next)\b/,
    ),
    together(/\b(?:birthday|midnight)\b/, /\bwe were twins\b/),
    together(
      /\bfestival\b|\bdiwali\b|\bchristmas\b|\beid\b/,
      /\b(?:was|is) (?:her|his) (?:festival|favourite|day)\b/,
      /\bpassed|died\b/,
    ),
  ],
  'their-things': [
    without(
      /\b(?:my ex|divorc\w*|moved out|left me|baby|outgrown|kids)\b/,
      /\b(?:hospice|charity|goodwill) (?:shop|store)\b/,
      /\b(?:bags?|box(?:es)?|of) (?:\w+ )?of (?:his|her) \w+|\bone of (?:his|her) (?:blouses|shirts|jumpers|coats|dresses|suits)\b|\b(?:mum|mom|mam|dad|nan)'?s (?:clothes|things|coats?|suits?|dresses)\b/,
    ),
    together(
      /\b(?:pay|paying|kept|keep) (?:for )?(?:his|her|dad'?s|mum'?s|mom'?s) (?:phone|number|contract|line)\b/,
      /\b(?:hear|voice|message|voicemail|greeting)\b/,
    ),
    without(
      /\b(?:shout\w*|raised|my head|row)\b/,
      /\b(?:dad|mum|mom|mam|nan|gran\w*|mother|father)'?s voice\b/,
      /\b(?:tape|cassette|answerphone|answering machine|voicemail)\b/,
    ),
    together(/\b(?:tools|watch|ring|jewell?ery)\b/, /\b(?:forty|40) days\b/),
    together(
      /\bin (?:his|her|dad'?s|mum'?s) (?:hand)?writing\b/,
      /\b(?:shed|jars?|recipe|labels?|tins?|freezer)\b/,
      /\b(?:shut|opened|found|keep|can'?t|cried|sat)\b/,
    ),
    together(
      /\b(?:glasses|slippers|razor|toothbrush|book|chair|mug|dressing gown)\b/,
      /\bdust(?:ing)? (?:it|them|round|around)\b/,
      /\b(?:months|years|bedside|still)\b/,
    ),
    together(
      /\b(?:false teeth|dentures|hearing aids?)\b/,
      /\bwhat (?:does one|do (?:you|i|we)) do with\b|\bcould(?:n'?t| not) (?:put|throw) (?:them|it)\b/,
    ),
    together(
      /\bplastic bag\b|\bhospital bag\b/,
      /\b(?:gave|give|handed) (?:me|us) (?:his|her)\b/,
      /\b(?:left of|all (?:that|this|there)|rosary|sandals|watch|ring)\b/,
    ),
    together(/\bdressing gown\b/, /\bi wear (?:his|her)\b/, /\bwash it\b|\bsmell\w*\b/),
  ],
  'grief-too-long': [
    together(
      /\bbereave\w+ (?:group|counsell\w+|meeting|cafe)\b/,
      /\b(?:last of|still|others|better|longer|moved on|by now)\b/,
    ),
    without(
      /\b(?:left me|left us|broke up|prison)\b/,
      /\b(?:he|she)(?:'s|s| has)? been gone (?:since (?:20|19)\d\d|(?:for )?\w+ years)\b/,
      /\b(?:time (?:you|i|to)|over it|mov\w+ on|photos? (?:down|away))\b/,
    ),
    together(
      /\b(?:years?|months)\b[^.!?]{0,30}\bsince (?:he|she|mum|dad|mam|my \w+) (?:passed|died|went)\b/,
      /\b(?:sigh\w*|bring (?:him|her|it) up|mention\w*|rolls? (?:his|her|their) eyes|over it|change the subject)\b/,
    ),
    together(
      /\bwear (?:white|black)\b/,
      /\b(?:rest of (?:my|your) life|colou?rs again|for ?ever)\b/,
      /\b(?:son|daughter|people|they|everyone|said|says)\b/,
    ),
    /\b(?:they|people|everyone) says? the second year is (?:easier|better|worse|harder)\b/,
    together(
      new RegExp(
        `\\bstill (?:in bits|crying|cry|broken|grieving|upset) (?:about|over|for) (?:my|his|her|our|me) (?:late )?(?:${parents}|${siblings}|${grandparents}|${children})\\b(?!'s)`,
      ),
      /\b(?:years?|months|on)\b/,
    ),
    together(
      /\b(?:nobody|no ?one|mates|friends|people|family|they|everyone) (?:\w+ )?(?:don'?t|dont|doesn'?t|won'?t|never|ever|stopped|even) (?:even |ever )?(?:mention\w*|say(?:s|ing)?|speak\w* (?:about|of)|talk\w* (?:about|of)) (?:him|her|his name|her name)\b/,
      /\b(?:any ?more|years|months|only one|still on)\b/,
    ),
    without(
      /\b(?:abus\w*|hit me|beat)\b/,
      /\bstill hits?(?: me)? (?:this|so|that|as) hard\b/,
      /\bmy (?:late )?(?:mother|father|mum|dad|mom|brother|sister|nan|gran\w*|husband|wife)\b/,
    ),
  ],
  'died-unsettled': [
    together(
      /\b(?:last thing i (?:ever )?said to (?:him|her)|never (?:once |ever )?apologi[sz]ed|never got to (?:ask|tell (?:him|her) (?:i|that|what|how))|can'?t even say sorry|put it off|let it ring|half written|shout at now|never (?:once )?said sorry|stole (?:his|her))\b/,
      /\b(?:now (?:he|she) (?:cannot|can'?t|never)|the grave|coffin|dead by|was dead|he passed|she passed|was gone (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|by|the next)|he'?s gone since|she'?s gone since|goes in (?:his|her) sleep|took that with (?:him|her)|thats the last thing|that'?s the last thing)\b/,
    ),
    without(
      /\b(?:court|prison|police)\b/,
      /\b(?:hit|beat|belted|hurt|abused) (?:us|me|my mum|us all|all of us)\b/,
      /\b(?:(?:what a|great|lovely) man|tributes?|lovely woman|rest in peace|the eulogy|such a saint)\b/,
      /\b(?:everyone|everybody|posting|people|posts|eulogy)\b/,
    ),
    together(
      /\bdon'?t know (?:what|why) i'?m crying\b|\bdont know what im crying\b/,
      /\b(?:didn'?t|didnt) (?:even )?like (?:my|him|her)\b/,
    ),
    together(
      /\b(?:blocked me|not spoken|hadn'?t spoken|fell out)\b/,
      /\bfound out (?:he|she) (?:passed|died|was dead)\b/,
    ),
    /\b(?:he|she) (?:died|passed) before i (?:could|got to|had) (?:tell|told|ask|say sorry|the chance)\b/,
  ],
} satisfies Record<string, readonly RegExp[]>;

/** What comes after a death. */
export const ofLossAfter: readonly Matter[] = [
  {
    id: 'funeral-ahead',
    signs: [
      orFurther(
        [
          new RegExp(`\\b(?:${theFuneral}|coffin|pallbearers?)\\b|${toBury}`),
          new RegExp(
            `\\b${theFuneral} (?:is|'s|will be|isn'?t)(?: \\w+)? (?:on|at|next|this|in|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|the \\d|not (?:till|until))|\\b${theFuneral} (?:tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:was|went|and it was))|next)|\\b(?:tomorrow|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?:'s| is| it'?s)? (?:the |my |his |her |\\w+'?s )?${theFuneral}|\\b(?:have to|must|got to|gotta|supposed to|asked (?:me )?to|wants? me to|need to|meant to|going to|due to) (?:\\w+ ){0,3}?(?:speak|read|talk|carry|say (?:something|a few)|give|write|do|wear|arrange|plan|organi[sz]e|go)\\b[^.!?]{0,50}\\b${theFuneral}|\\b(?:writing|write|planning|arranging|organi[sz]ing|dreading|doing|giving) (?:the |my |his |her |a |[\\w']+ ){0,3}${theFuneral}|\\b(?:can'?t|cannot|not going to|not|should i|do i|whether to|won'?t|couldn'?t|unable to) (?:be )?(?:go|get|going|come|attend|fly|travel|face|bear|make it)(?: home| back)? (?:to|for) (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}|\\bbefore the funeral\\b|\\b(?:going to|i'm) (?:do|doing|give|giving|say|saying) (?:a|the) (?:\\w+ )?(?:bit|reading|speech|few words|talk) at\\b|\\basked (?:me|us) to (?:speak|read|sing|carry)\\b|\\b(?:hold|give|write|make) (?:the|a) (?:speech|eulogy)\\b|\\b(?:have to|want(?:s)? me to|asked? (?:me )?to|going to|got to|can'?t) (?:help )?(?:carry|be carrying) (?:the|his|her|(?:my )?\\w+'?s) coffin\\b|\\b(?:be|being|as|i'?m|am) (?:a |one of the )?pallbearers?\\b|${toBury}|\\b(?:speak|speaking|reading|singing) at (?:the |my |his |her |[\\w']+ ){0,3}${theFuneral}`,
          ),
        ],
        further['funeral-ahead'],
      ),
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:after|since|home from|back from|missed|through|cried at|said at) the (?:\\w+ )?(?:funeral|wake)\\b|\\bfuneral (?:was|went)\\b|\\b(?:didn'?t|did not|never|wouldn'?t) (?:go|come|get|make it)\\b|\\bread (?:the )?(?:poem|eulogy) (?:was|went)\\b|\\b(?:was|wasn'?t|were|weren'?t) asked to (?:help )?carry\\b|\\b(?:in the garden|shoe ?box|under the (?:\\w+ )?(?:tree|bush|roses?))\\b`,
    ),
    hear: [
      "The days before a funeral are hard, and there's so much to see to.",
      'A funeral wants a hundred small answers, music, sandwiches, which tie, from people who can hardly think.',
      "The time and place of a funeral have to be told over and over, and each time it's true again.",
      "There's usually one minute of a funeral that people dread, and the rest of the day hangs on it.",
    ],
    ask: [
      'Which minute of the funeral do you dread?',
      'What would {lost} have said about all the fuss?',
      'What has to be said at the funeral, whatever else is not?',
      'Who would you want beside you at the funeral?',
      'What music would they have picked themselves?',
      'Who are you uneasy about meeting there?',
      'Which part of the funeral is yours to do?',
      'What would have made them laugh about that day?',
      'How did they feel about funerals themselves?',
    ],
    advice: [
      "I'd settle one thing about the funeral tonight, the clothes or the first sentence or the way there, and leave the rest for tomorrow. If it's speaking you dread, write it out in full and ask somebody to stand ready to take over the page.",
      "I'd ask one person tonight to be yours for that day, beside you, or on the phone if you can't be there. If some part of the funeral is too much for you, tell the family now and let another have it.",
    ],
    reason: [
      'A funeral asks you to be out among people on one of the rawest days there is, with shoes and sandwiches to think of. Nobody is quite themselves in front of that.',
      "Before a funeral there's a hundred things to settle and no time to grieve, so it comes out sideways, as temper or giggling or nothing at all.",
    ],
  },
  {
    id: 'funeral-had',
    signs: [
      orFurther(
        [
          new RegExp(
            `${past}${theFuneral}\\b|\\b${theFuneral} (?:was|went|is over|is done)\\b|\\b(?:we|i|they) (?:just |only )?(?:buried|cremated|lowered|scattered)\\b|(?:^|[.!?,\\n] ?)(?:just )?buried (?:my|our|his|her) (?!head|face|phone)\\w+|\\blaid (?:my |our )?\\w+(?: \\w+)? to rest\\b|\\b(?:had|was) (?:the |his |her |my [\\w']+ |\\w+'?s )?${theFuneral}\\b`,
          ),
          /\b(?:today|yesterday|this (?:morning|afternoon|evening|week|weekend)|last (?:night|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|home from|back from|funeral (?:was|went) (?!in|when|years)|everyone(?:'?s)? (?:gone|left|went)|days ago|(?:read|spoke|sang|cry|cried|laugh\w*|strong|stood) (?:\w+ ){0,4}(?:at|through) (?:the|a|my))\b/,
        ],
        further['funeral-had'],
      ),
    ],
    unless: new RegExp(
      `${noFuneral.source}|\\b(?:years? ago|in '?\\d\\d|pills|boss took|degree|since (?:the funeral|we buried)|when i got back to work|going to do|when i was|last year|as a (?:kid|child))\\b`,
    ),
    hear: [
      'A funeral takes so much out of you, and afterwards it goes quiet.',
      'At a funeral you spend the day comforting other people, and get in at night with your face tired from it.',
      'Till the funeral there were things to do. After it the phone goes quiet and the sandwiches are finished.',
      "After a funeral everyone else has work in the morning. You're left with the flowers.",
      'A funeral is just the sort of gathering they would have been at, and you catch yourself looking for them.',
    ],
    ask: [
      'What has stayed with you most, from the funeral?',
      'What was said about them that was really true?',
      'Who did you notice most, at the funeral?',
      'What did the funeral leave out about them?',
      'What would they have made of their own funeral?',
      'What was it like once everyone had gone home?',
      'Which moment of the funeral would you keep?',
      'What would you have said about {lost}, with nobody listening?',
      'Who could you be yourself with on that day?',
    ],
    advice: [
      "I'd do nothing tomorrow that can wait a week, no thank-you cards, no paperwork, no clearing. If the quiet after the funeral is too much, ask one of the others to ring you tomorrow evening, because they'll all suppose you want peace.",
      "I'd write down tonight what you want to keep from the funeral, one song or one sentence or one face, because it blurs within days. If you've nothing left for that, eat something warm and lie down, whatever the hour is.",
    ],
    reason: [
      "Till the funeral is over there's always a next thing to do, and that keeps people on their feet. Afterwards there's nothing to lean against, and it all arrives.",
      'A funeral is a whole day of being looked at with that inside you. What had no room there comes out after it, in whatever way it can.',
    ],
  },
  {
    id: 'their-day',
    signs: [
      orFurther(
        [
          new RegExp(
            `${someoneDied.source}|\\bwould(?:'ve| have) been (?:(?:my|our) (?:late )?(?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends})|${bareOf(kin)})'?s (?:\\w+ )?(?:birthday|[\\w-]+(?:ieth|th|1st|2nd|3rd|first|second|third))(?! (?:party|meal|do|trip))\\b|\\bwould(?:'ve| have) been (?:our|their) (?:golden|diamond|ruby|silver) (?:wedding|anniversary)|\\b(?:he|she|${bareOf(kin)}|my (?:\\w+ )?(?:${parents}|${partners}|${siblings}|${grandparents}|${children}|${friends}))(?:'d| would)(?:'ve| have)? (?:been|be|turned) (?:\\d\\d|[\\w-]+(?:ty|teen)(?:-\\w+)?) (?:today|tomorrow|this (?:week|month|\\w+day)|on (?:\\w+day|the)|next)\\b|\\bmother'?s day without (?:her|my|mum|mom|mam)\\b|\\bfather'?s day without (?:him|my|dad|da)\\b|\\bfirst (?:\\w+ )?(?:birthday|christmas|xmas|easter|eid|diwali|thanksgiving|new year) without (?:my )?(?:${mothers}|${fathers}|${siblings}|${grandparents})\\b|\\bmiss (?:you|u) (?:so much |every day )?(?:${bareOf(kin)})\\b`,
          ),
          /(?<!\b(?:died|passed|passed away|for|till|until|by) (?:(?:at|on|just|before|after|over|the|last|day) ){0,3})\b(?:(?:his|her|their|mum'?s|mom'?s|dad'?s|nan'?s|gran'?s|our|\w+'s|first|second|another|this|the|next|every|it'?s|death) (?:\w+ )?(?:birthday|anniversary|wedding anniversary|christmas|xmas|easter|eid|diwali|thanksgiving|mother'?s day|father'?s day|death anniversary|new year'?s?)|mothers?'? day|fathers?'? day|would(?:'ve| have) been (?:[\w'-]+ ){1,5}(?:today|tomorrow|this|on)|(?:birthday|christmas|xmas|easter|eid|diwali|thanksgiving) without|anniversary of|(?:year|years|months?) (?:ago )?(?:today|tomorrow|this (?:week|\w+day)|(?:next|on) \w+day)|(?:a|one|two|three|four|five|ten|\d+) years? (?:on|tomorrow|this (?:week|\w+day))|would(?:'ve| have) (?:been|turned) (?:\w+ )?(?:\d+|\w+ty)|would be (?:\d\d|\w+ty(?:-\w+)?) (?:today|tomorrow|this)|christmas (?:without|is|alone|on my own|day this))\b/,
        ],
        further['their-day'],
      ),
    ],
    unless:
      /\b(?:birthday (?:cake for me|party was)|my (?:\w+ )?birthday|(?:he|she)(?:'s| is) (?:turning|alive)|phone died|died at christmas)\b/,
    hear: [
      'A day like that brings everything back.',
      'You know for days before that it is coming.',
      'For others it is an ordinary day, and for you it is not.',
    ],
    ask: [
      'What did that day look like when they were here?',
      'Who would you like to have round you on that day?',
      'What would {lost} want done about the day?',
      'Which hour of that day is the worst?',
      'What belongs to that day, whatever else happens?',
      'What would be on the table that day, if it were up to them?',
      'What do you want to say to them on a day like that?',
      'Where do you feel nearest to them on that day?',
      'Who else keeps that day, in their own way?',
    ],
    advice: [
      "I'd put one thing into the day that is theirs, their cake, their walk, their song, and keep the rest of it empty. If you dread the evening, tell one person tonight which day it is, and ask them to ring.",
      "I'd decide how the day may go before others decide it, with a way out of anything that has people in it. If it's on you already, do one small thing tonight they'd have liked, and let the day be over early.",
    ],
    reason: [
      'A day like that has them in it more than any other, and nothing in the shops or at work takes notice. So all of it falls to you.',
      "The rest of the year can be got through by not looking too hard. On a day that belongs to them there's no way of not looking.",
    ],
  },
  {
    id: 'their-things',
    signs: [
      orFurther(
        [
          someoneDied,
          new RegExp(
            `${theirThings}[^\\n]{0,90}?${doneWithThings}|${doneWithThings}[^\\n]{0,90}?${theirThings}|\\bprobate\\b|\\bhouse clearance\\b`,
          ),
        ],
        further['their-things'],
      ),
    ],
    unless:
      /\b(?:phone died|divorc\w+|my ex\b|moved in with|her new|his new|affair|still alive|where (?:his|her) \w+ (?:were|was|are|is))\b/,
    hear: [
      'Each thing has a memory in it, so every one is hard.',
      'There is no hurry with it.',
      'Giving something away can feel like losing them again.',
    ],
    ask: [
      'Which of their things will you never let go?',
      'What have you come across that you had no idea they kept?',
      'Which thing of theirs is most like them?',
      'What of theirs do you use every day?',
      'Where would they say their things should go?',
      'Which drawer or corner do you leave till last?',
      'Which of their things has the best story to it?',
      'What would {lost} laugh at you for keeping?',
      'Who else would want something of theirs?',
    ],
    advice: [
      "I'd put everything you can't decide about in one box tonight, close it, and write a date on the lid a year from now. If somebody is pressing you, say that the box stays, and let them sort the rest.",
      "I'd do one drawer tomorrow and then stop, and never a room's worth at once. If one of their things makes you cry, keep it for now, because a thing can be given away later and never fetched back.",
    ],
    reason: [
      'Their things were the last to be touched by them, and some still have the smell or the shape. Hands are slow to let go of that.',
      'Their things are what is left to hold. Deciding over a coat or a mug comes very near to deciding about them, every single time.',
    ],
  },
  {
    id: 'grief-too-long',
    signs: [
      orFurther(
        [
          new RegExp(`${someoneDied.source}|\\b(?:grief|griev\\w+|mourn\\w*|bereave\\w*)\\b`),
          /\b(?:everyone|everybody|people|they|he|she|friends?|family|husband|wife|partner|mum|dad|sister|brother|son|daughter|boss|work|kids|nobody|doctor|gp|i|you)\b[^.!?]{0,60}\b(?:(?:get|got|be|been|getting|being) over (?:it|him|her|this|that|their (?:father|mother|dad|mum|mom))|over it (?:by now|already)|i'?m over (?:it|him|her|this)|i should(?:'ve| have)? (?:be|been) over|mov(?:e|ed|ing) on|(?:fine|better|normal|okay|ok|happy|all right|alright|coping|myself) by now|get on with (?:it|my|your|things|life)|dwell\w*|wallow\w*|(?<!\b(?:i'?m|i am|can'?t|cannot|couldn'?t|could not|to) (?:\w+ )?)(?:stop|still) (?:crying|grieving|being sad|going on about|talking about)|pull (?:myself|yourself) together|time (?:to|i|you) (?:let go|moved|met|dat\w+)|long enough|it'?s been (?:\w+ ){1,3}(?:years?|months))\b|\bstill (?:grieving|mourning)\b|\b(?:years?|yrs?|months|20[012]\d)\b[\s\S]{0,80}\bstill (?:not (?:ok|okay|al(?:l )?right|over|myself|right)|cry(?:ing)?|this sad|a mess)\b|\bstill (?:not (?:ok|okay|al(?:l )?right|over|myself|right)|cry(?:ing)?|this sad|a mess)\b[\s\S]{0,80}\b(?:years?|yrs?|months) ago\b/,
          /\b(?:everyone|everybody|people|they|friends?|family|husband|wife|says?|said|thinks?|tells?|told|keeps? (?:telling|saying)|acts?|expects?|should|supposed|stupid|silly|weak|ridiculous|boss|still)\b/,
        ],
        further['grief-too-long'],
      ),
    ],
    unless:
      /\b(?:phone died|broke up|break ?up|my ex\b|cheat\w*|moved on to|(?:he|she|dad|mum)(?:'s| has)? (?:already )?moved on|moving on to|move on to|divorc\w+)\b/,
    hear: [
      'Other people think it should be over. It is not over for you.',
      'There is no date by which you have to be done with it.',
      'You loved somebody, so it lasts.',
    ],
    ask: [
      'Who lets you talk about them as often as you like?',
      'What do you wish people would ask you about them?',
      'What do you miss that you have stopped saying out loud?',
      'Where do you go to miss them in peace?',
      'What makes others so keen to have it over, do you think?',
      'Who would you most like to understand how you miss them?',
      'What would you tell people about {lost}, if they would only sit still?',
      'How is missing them different from at the start?',
      'What brings them back the most, these days?',
    ],
    advice: [
      "I'd stop defending it to those who want it over, and keep one answer ready, that you still miss them, and then talk of something else. If there's one person who would really listen, message them tonight and ask for an hour.",
      "I'd go by whether you eat, sleep and get about, more than by the months. If those are going, tell a doctor tomorrow that it's since a death. If they aren't, put a photo up tonight and let others keep their calendar.",
    ],
    reason: [
      "There's no date by which missing somebody is meant to be done. For most people it gets less loud at its own pace, and comes back for years over quite small things.",
      "The death was one day, and being without them is every day since, at the table and on the phone. That part isn't shorter because others have stopped asking.",
    ],
  },
  {
    id: 'died-unsettled',
    signs: [
      orFurther(
        [
          new RegExp(
            `${lost(`${parents}|${partners}|${siblings}|${grandparents}|${others}`)}|\\b(?:he|she)(?:'s| has| had| is| just)? (?:died|dead|passed away)\\b|\\bwho (?:abused|raped|bullied|hit|beat) me (?:has |just |is |'s )*(?:died|dead|passed)\\b`,
          ),
          /\b(?:abusive (?:ex|dad|father|mother|mum|mom|husband|wife|partner|stepdad)|who (?:abused|raped|bullied|hit|beat) me|abused (?:me|us)|(?:awful|vile|evil|nasty|abusive) to (?:me|us|my|all)|(?:was|were) (?:not|never) (?:really )?a (?:good|nice|kind) (?:man|woman|person|father|mother|dad|mum|mom)|(?:not|weren'?t|wasn'?t|hadn'?t been) on speaking terms|bastard|bitch|hated (?:him|her|me|each)|(?:\b(?:i|we|i'd|we'd|i hadn'?t|we hadn'?t|i haven'?t|we haven'?t|me and (?:him|her)) (?:had )?(?:not|hadn'?t|haven'?t|didn'?t|never)?) ?(?:\w+ )?(?<=(?:not|n'?t|never) (?:\w+ )?)(?:spoken|spoke|speak|talked|talk|seen (?:him|her))(?: to| with)?(?: each other| him| her| since| for| in)|estranged|no contact|cut (?:him|her) off|fell out|fallen out|cruel|horrible (?:man|woman|to)|(?:was|were) (?:never )?(?:not )?(?:close|a (?:hard|bad|difficult|violent|nasty) (?:man|woman|father|mother))|weren'?t close|wasn'?t (?:close|kind|a good)|never (?:said|told me|once said) (?:he|she|sorry|that)|never forgave|didn'?t like (?:him|her)|glad (?:he|she)'?s (?:dead|gone)|good riddance|walked out on (?:me|us)|left (?:us|me) when i was|made (?:my|our) (?:life|childhood))\b/,
        ],
        further['died-unsettled'],
      ),
    ],
    unless: /\b(?:phone died|(?:dog|cat|rabbit|horse) (?:died|was put)|my friend'?s (?:dad|mum|father|mother))\b/,
    hear: [
      'You were not at peace with each other, and now it cannot be put right.',
      'You can be sad and angry about the same person.',
      'It is hard to grieve for somebody who also hurt you.',
    ],
    ask: [
      'What did you never get to say to them?',
      'What did you want from them, more than anything?',
      'What is the best you can honestly say of them?',
      'Who knows what they were really like?',
      'What is true about you two that nobody would say at a graveside?',
      'What do you have from them that you would rather not?',
      'What do the others say about them, now they are dead?',
      'What would have had to happen, for the two of you to be all right?',
    ],
    advice: [
      "I'd write them the letter you would never have sent, tonight, with every unfair word in it, and show it to nobody. If the family expects a kind word from you, one true sentence is enough, and so is silence.",
      "I'd look for one person who can hear both sides of it, the bad and whatever else there was, and ring them tomorrow. If there's nobody like that, write it down as it really was, so that it stands somewhere.",
    ],
    reason: [
      "Where things weren't settled between two people, a death stops them in the middle. What comes then is seldom plain sadness, and it doesn't ask what would look right.",
      'People mourn what somebody was and what they never got from them as well. The two get tangled, and can come out as anger, relief or nothing at all.',
    ],
  },
];
