import { orOutright } from '../patterns.ts';
import { family } from './family-words.ts';
import type { Matter } from './matter.ts';

/** These words all of them, wherever they stand in what was written. */
const all = (...parts: string[]): string => `^${parts.map((part) => `(?=[^]*(?:${part}))`).join('')}`;

type Kin = 'mother' | 'father';

const parents = {
  mother: String.raw`(?:MUM|\b(?:mums|mams|moms)\b)`,
  father: String.raw`(?:DAD|\b(?:dads|me da|my pa|pa and me|the old man)\b)`,
};
const bothParents = `(?:PARENT|${parents.mother}|${parents.father})`;
const age = String.raw`(?:\d+|a baby|a kid|a child|small|little|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const event = String.raw`\b(?:christmas|boxing day|easter|eid|diwali|thanksgiving|wigilia|new year|wedding|birthday|christening|graduation|had the baby|everyone eating)\b`;

const siblings = {
  sister: String.raw`(?:SISTER|\b(?:my didi|my ate|my akka|our lass|shes my sister|she's my sister|thats my sister)\b)`,
  brother: String.raw`(?:BROTHER|\b(?:my kuya|bhaiya|our kid|the brother|(?:he's|hes) your brother)\b)`,
};

/** What can be heard of either parent. */
const ofEither = (kin: Kin): Record<string, readonly string[]> => {
  const KIN = parents[kin];
  const she = kin === 'mother' ? 'she' : 'he';
  return {
    [`drinking-${kin}`]: [
      String.raw`\bfound ${KIN}[^\n]{0,20}\bpassed out\b[^\n]{0,40}\b(?:bottle|wine|vodka|whisky|gin|cans?|drunk|drink)|${KIN} (?:was |is )?passed out (?:drunk|from drink)`,
      all(
        KIN,
        String.raw`\b(?:drunk again|(?:dad|mum|mam|da|daddy|${she})(?:'?s| is)? on it again|hid the (?:wine|bottle|vodka|gin|whisky)|vodka in|whisky in (?:his|her) tea|wine box|bottles? (?:wrapped|hidden) |found the (?:vodka|cans|bottles?|gin|whisky|empties)|(?:pour|poured|tip|tipped) (?:it|the (?:wine|vodka|gin|whisky|lot)) down the sink|drank (?:his|her) (?:whole )?(?:pension|wages|money)|stays? sober|the (?:third|fourth|fifth|sixth) pint|smelling of (?:it|drink|booze|beer|wine)|everyone could smell it|was swaying|sent to the pub|sniffing (?:the )?cups|ring[- ]pull|(?:asked|asks) (?:him |her )?if beer counts)\b`,
      ),
      String.raw`\brehab\b[^\n]{0,20} for ${KIN}|${KIN}(?:'s| is)? (?:back )?in rehab|\bput ${KIN} to bed\b[^\n]{0,40}\b(?:on her side|on his side|bowl|drunk|bucket)|\bhow (?:she|he) put (?:her|his) key in the lock\b|${KIN}(?: \w+){0,2} (?:off the wagon|on the (?:wine|vodka|gin|whisky|beer|cans)|has (?:a|an) (?:drink|alcohol) problem)`,
      ...(kin === 'mother' ? [String.raw`\bmother who is drinking\b`] : []),
    ],
    [`left-by-${kin}`]: [
      String.raw`${KIN} (?:walked out|left|ran off|moved out|went off) and (?:started|got|had|made|has) (?:a |another )?(?:new |whole new |other )?(?:family|wife|husband|life|kids)\b|${KIN} (?:has|had|wants?|wanted) nothing to do with (?:me|us)\b|${KIN} (?:has )?never (?:wanted|bothered with|raised) (?:me|us)\b`,
      String.raw`${KIN}(?:'s)? (?:has |had )?(?:went (?:off|away|out)|gone|drove (?:off|away)|sailed|ran (?:off|away)|took off|cleared off|disappeared|buggered off)\b(?! (?:in)?to (?:hospital|prison|jail|work))[^\n]{0,40}\bwhen i was ${age}\b`,
      String.raw`\bmy so[- ]called ${KIN}|\bwas(?:n'?t| not) i enough for my (?:own )?${KIN}|\b(?:haven'?t|havent|not|never) seen (?:the man|the woman|${KIN}) since (?:class|i was|grade|primary)|${KIN}[^\n]{0,30}\b(?:messaged|contacted|found|wrote to|texted) me\b[^\n]{0,30}\bafter (?:\d+|ten|twenty|thirty) years`,
      all(
        KIN,
        String.raw`\b(?:bag packed|waited (?:on|at) the (?:front )?(?:step|window|door))\b`,
        `\\b(?:didn'?t|never) (?:come|came|show\\w*|turn\\w*)\\b`,
      ),
      all(KIN, String.raw`\b(?:come back|coming back|be) in(?:to)? my life now\b`),
    ],
    [`frail-${kin}`]: [
      String.raw`${KIN}(?:'s| is| are)? (?:getting |so |very |too |really )+(?:old and|frail|weak)\b(?! (?:for|at|in the knees))|${KIN} can(?:'?t|not) (?:really )?(?:look after|manage|take care of|wash|dress|feed|bathe) (?:him|her)self\b|${KIN}[^\n]{0,30}\b(?:can hardly|can barely|hardly able to) (?:walk|stand|see|move|get up)\b`,
      all(
        KIN,
        String.raw`\b(?:is on oxygen|insists on the ladder|(?:chair|stair) ?lift|rang the pendant|to get (?:him|her) to the toilet|lost (?:that|so) much weight|help with (?:his|her) (?:buttons|shoes|socks)|can'?t hear the phone|sent (?:him|her) home at|medically fit|fit for discharge|can'?t stand up|(?:her|his) hands shake|${she}'?s (?:not|hardly) eating|two spoons|burning (?:the )?pans|knobs off the cooker|mould on everything|fine on (?:her|his) own|can'?t open a (?:yogurt|jar|bottle|tin)|night nurse|(?:with|on|at the door with) (?:her|his) (?:walking )?(?:frame|walker)|since (?:dad|mum|mam|da)'?s hip|car keys off (?:him|her))\b`,
      ),
      String.raw`${KIN}(?:'s| is|s)? (?:not eating|hardly eating|burning pans|breathless)\b|${KIN} (?:sounds|is|gets)(?: so| very)? breathless\b|\b(?:took|taking|take) ${KIN} (?:car )?keys\b|${KIN}, (?:eighty|ninety)[- ]?\w* years of age`,
    ],
    [`criticised-by-${kin}`]: [
      String.raw`${KIN} (?:says?|said|thinks?|told me|tells me)(?: that)? i(?:'?ll| will)? never (?:amount to|make anything|be anything|be good|be any good|get anywhere)\b`,
      String.raw`${KIN} (?:keeps?|always|constantly|won'?t stop|can'?t stop) (?:on )?(?:comment\w*|remark\w*|going on|picking|making (?:comments|remarks|digs)|moan\w*) (?:on|about|at) (?:me\b|my (?:weight|hair|body|clothes|looks|house|cooking|job|skin|kids|parenting))`,
      all(
        KIN,
        String.raw`\b(?:you'?ll never (?:stick at|amount|manage|make)|is that what (?:you'?re|you are) wearing|are you sure about the|how much i weigh|nice you have a hobby|walk all over me|rearranged the|no wonder (?:he|she) left|(?:the )?difficult one|never finish(?:es)? anything|your cousin (?:bought|got|has)|whatever i do,? (?:it'?s|is) wrong|only saying it (?:cos|because)|makes me look (?:ill|fat|old|tired)|what happened to the other|never good with (?:money|my hands)|where did the (?:nine|other|rest)|corrected in red|spirit level|shook (?:his|her) head|(?:says|said|thinks) i'?m soft|not (?:a )?real man|a real (?:work|job)|never once said well done|is crooked|friend'?s (?:boy|son|daughter) (?:gets|has|earns|is)|ever enough for (?:that man|her|him))\b`,
      ),
      String.raw`${KIN}[^\n]{0,30}\bredid the\b`,
      ...(kin === 'father' ? [String.raw`\bredid the \w+ i put up\b`] : []),
    ],
    [`row-with-${kin}`]: [
      String.raw`${KIN} and (?:i|me) (?:aren'?t|arent|are not|haven'?t been|are barely|are no longer) (?:talking|speaking|on speaking)\b`,
      String.raw`\bi said (?:some |such |the )?(?:really )?(?:horrible|awful|terrible|nasty|cruel|worst|bad) (?:things?|stuff) to ${KIN}`,
      all(
        KIN,
        String.raw`\b(?:put the phone down on|${she} slapped me|door off (?:the|its) hinges|${she} (?:said|says) (?:then )?i have no (?:son|daughter)|(?:pushed|shoved) me and i|if you walk out (?:of )?that door|so i walked out|i just walked out|came to blows|fell out at|he was a bully|she was a bully|we don'?t talk now|we haven'?t (?:spoke|spoken|talked)|ends? in (?:yelling|shouting|tears|a row)|started (?:with|over) the (?:dishwasher|dishes)|can'?t unhear|threw my (?:bag|stuff|clothes|things) (?:out|on|in)|middle of a fight|slammed the door|go (?:and )?live with your (?:dad|mum|mom))\b`,
      ),
      String.raw`${KIN} and (?:i|me) are (?:always )?(?:shouting|screaming)\b|\bblocked me on \w+,? my own ${KIN}|${KIN} (?:has )?blocked me\b|\b(?:asked|told) ${KIN}[^\n]{0,60}\b(?:got (?:so )?angry|lost it|went mad)\b|\b(?:asked|told) him\b[^\n]{0,60}\bgot angry\b[^\n]{0,20}${KIN}`,
    ],
  };
};

const ofSibling = (kin: 'sister' | 'brother'): Record<string, readonly string[]> => {
  const KIN = siblings[kin];
  return {
    [`trouble-with-${kin}`]: [
      String.raw`${KIN} and (?:i|me) (?:have |had )?(?:had |have )(?:a |another )?(?:\w+ )?(?:falling[- ]out|fall[- ]out|row|bust[- ]up|argument|fight)\b`,
      String.raw`${KIN}(?:'s| is| are|s)? (?:\w+ )?(?:always |constantly |so |really |being |such |horribly )+(?:\w+ )?(?:mean|rude|horrible|nasty|cruel|vile|awful|cold|spiteful)\b(?: (?:to|with|about|towards) (?:me|us|my)|$|\n|[.,!])`,
      all(
        KIN,
        String.raw`\b(?:never pays? (?:his|her|their) share|makes? me (?:look|feel) small|sends a thumbs|using again|(?:he|she) sold my|won'?t (?:even )?let me (?:hold|see) (?:his|her)|called my (?:wife|husband|partner|girlfriend|boyfriend) a|without asking me|drunk (?:at (?:mum|mam|dad)'?s?|again|with the kids)|got the farm|screams at me|too proud since|empties the till|has a way of saying|must do bigger|announced (?:her )?pregnan\w*|only thumbs up|blocked me over|took (?:mum|mam|dad|nan)'?s? (?:rings?|watch|jewell\w+)|looked straight through me|we used to talk every day|used to talk every day)\b`,
      ),
      String.raw`${KIN}(?: has|'s)? blocked me\b|(?:my sister's|my brother's) blocked me\b|${KIN}(?: \w+)? (?:borrowed|scratched|crashed|ruined|wrecked) my\b`,
    ],
  };
};

/** More ways in which a matter of family is told of: each of them is enough. */
const ways: Readonly<Record<string, readonly string[]>> = {
  'hidden-from-family': [
    String.raw`\b(?:PARENT|my family|my folks)(?: \w+)? (?:don'?t|doesn'?t|do not|does not|can'?t) know (?:about|i have|i'?ve got) (?:my |a )?(?:boyfriend|girlfriend|partner)\b|\b(?:stopped|don'?t|no longer) (?:believing|believe|pray|praying)\b[^\n]{0,40}\b(?:PARENT|my family) (?:still )?think`,
    all(
      String.raw`\b(?:hide|hiding|hid) my (?:boyfriend|girlfriend|partner)\b|\bsecret (?:boyfriend|girlfriend|relationship)\b|\bsaved (?:in my phone )?as\b|\b(?:changed?|change) (?:the )?(?:he to a? ?she|she to a? ?he|pronouns)`,
      String.raw`PARENT|\b(?:my (?:brothers?|sisters?|family|folks|gran\w*)|at home|sunday (?:dinner|lunch))\b`,
    ),
    String.raw`\bnobody at home knows (?:(?:that )?i|about (?:him|her|us|my (?:boyfriend|girlfriend)))\b(?! (?:\w+ )?(?:dropped|failed|lost|quit|got|left|owe|was|am out|didn't))|(?:PARENT|my family|my folks)(?: \w+)? (?:think|thinks) (?:that )?(?:i live with a (?:flatmate|roommate|room-mate|friend)|(?:i'?m|im|i am) (?:just )?(?:shy|too busy|married to my work|studying late|not interested))\b|\bto (?:them|my (?:family|parents|folks)),? (?:she|he) doesn'?t exist|\b(?:they|PARENT|my family)(?:'d| would|'ll| will)? disown me\b(?! (?:for|if i) (?:not|fail|support))|\babout people like me at the table\b|(?:PARENT|my family) (?:would|will|could) never accept (?:me\b|who i am|that i'?m|him|her)`,
    all(
      String.raw`\bnot from (?:our|my|the same) (?:caste|religion|tribe|community|faith)\b`,
      String.raw`\b(?:thinks?|know|knows|secret|hid\w*)\b`,
      'PARENT|my family',
    ),
  ],
  'child-far-away': [
    String.raw`\bCHILD(?: is| are|'s)? (?:back |still )?in (?:the )?(?:philippines|kenya|uganda|india|nepal|ghana|nigeria|sri lanka|indonesia|manila|ethiopia)\b[^\n]{0,30}\bi(?:'?m| am| work)\b[^\n]{0,20}\b(?:in|abroad|here)\b`,
    String.raw`\b(?:haven'?t|havent|have not|not) (?:seen|held|hugged) CHILD\b[^\n]{0,60}\b(?:i'?m|i am|i) (?:working |work )?(?:abroad|overseas|in (?:dubai|saudi|qatar|hong kong|singapore|kuwait|oman))\b`,
    all(
      String.raw`CHILD|\b(?:kids|children) are with\b|\bmine is calling\b`,
      String.raw`\b(?:hong kong|dubai|abu dhabi|saudi|riyadh|jeddah|qatar|doha|kuwait|oman|bahrain|singapore|taiwan|cyprus|abroad|overseas|contract|compound|madam|care home in|drive the lorry|the ship|offshore|deployed|visa|in (?:nairobi|kampala|manila|lagos|harare|kerala|kathmandu|poland|romania|ukraine))\b`,
      String.raw`\b(?:when i left|calling my (?:sister|mother|mum|aunt) (?:mama|mummy)|with my (?:mother|sister|parents) in|to be a (?:father|mother|dad|mum)|crosses out|(?:do|doing) homework with|minutes to be|by phone)\b`,
    ),
    all(
      String.raw`\b(?:first tooth|first steps|first words?|graduation|(?:her|his) birthday,? \w+ years? old|school play|candles)\b`,
      String.raw`\b(?:on whatsapp|livestream|held up the phone|on video|on facetime|through the screen)\b`,
      String.raw`\b(?:my (?:son|daughter|boy|girl|baby|kids|children)|madam|her birthday|his birthday)\b`,
    ),
    String.raw`\bhid behind (?:her|his) (?:lola|lolo|nanay|gran|grandmother|auntie|aunt|nan)\b|\bdon'?t come,? just send (?:the )?money|\b(?:gives?|gave|hands?) the phone back\b[^\n]{0,40}\b(?:cartoon|game|tv|play)|\b(?:kids|children|son|daughter|baby|boys|girls)(?: \w+)? (?:are|is|stay|stays|live|lives) with my (?:mother|sister|parents|in-laws|aunt) in [a-z]+|\bsmell the (?:small|little|tiny) (?:shirt|blanket|dress|sock)`,
    all(
      String.raw`\bi send a box|\bsend(?:ing)? boxes\b|\bbalikbayan`,
      String.raw`\b(?:too small|shoes|chocolate|toys)\b`,
    ),
  ],
  'grandchildren-kept': [
    String.raw`\b(?:never|don'?t|hardly|not) (?:ever )?(?:get|allowed|get the chance) to see (?:my|our|the) grand\w+`,
    String.raw`\b(?:daughter|son)(?:'s)?(?:[- ]in[- ]law| wife| partner|s wife)? (?:won'?t|wont|doesn'?t|doesnt|does not|will not|wouldn'?t) (?:let|allow) (?:me|us)(?: \w+){0,3} (?:the|our|my) (?:wee ones?|kids|children|grand\w+|bairns|little ones?|babies|baby|weans)\b|\bgrandparents?(?:'s)? (?:have |has |'ve )?(?:got )?no rights|\bgrandparents'? rights\b|\b(?:babies|kids|children|bairns|they) (?:are )?grow(?:ing)? up without (?:a |their )(?:nan|nana|gran|granny|grandad|grandma|grandpa|grandparents)\b|\bi am (?:the|her|his) (?:dadi|nani|oma|opa)\b[^\n]{0,60}\b(?:facebook|photo|window)|\btold (?:him|her|them) (?:that )?(?:opa|oma|nan|nana|gran|granny|grandad|grandpa|grandma|lola|lolo|dadi)(?:'s| is| was) (?:sick|ill|dead|busy|away)|\bturn the (?:bairns|kids|children|grand\w+) against (?:her|him|them)\b`,
    all(
      String.raw`\b(?:granddaughter|grandson|grand(?:children|kids|babies))\b`,
      String.raw`\bseen (?:only )?(?:once|twice)\b|\bthrough a (?:car )?window\b|\bnot (?:seen|allowed|been let)\b`,
    ),
    all(
      String.raw`\breturn to sender\b|\bpresents? (?:came|come|sent) back\b`,
      String.raw`\b(?:teddy|toy|doll|book|grand\w+|kids)\b`,
    ),
    all(String.raw`\bused to have (?:them|him|her) every\b`, String.raw`\bcar seats?\b|\bgrand\w+`),
    all(
      String.raw`\bbanned from (?:the|their) house\b`,
      String.raw`\b(?:bottle|breast)[- ]?feeding\b|\bgrand\w+|\bthe baby\b`,
    ),
    all(
      String.raw`\b(?:she|he)'?s (?:moved|taken) (?:them|the (?:kids|bairns|wee ones)) to\b`,
      String.raw`\bwe (?:get|got|have|see) (?:nowt|nothing)\b|\bnot a photo\b`,
    ),
    all(String.raw`\bwaved at (?:me|us)\b`, String.raw`\bpulled (?:his|her) hand (?:down|away)\b`),
  ],
  'child-bullied': [
    String.raw`\b(?:boys|girls|kids|lads|someone|somebody|bullies) (?:at|in|from) (?:his |her |the )?(?:school|class|year)\b[^\n]{0,30}\b(?:hit|hits|kick\w*|punch\w*|push\w*|laugh\w* at|pick\w* on|beat|jumped|threaten\w*) (?:my|our) (?:son|daughter|boy|girl|kid|child|lad)\b|\b(?:other|mean) (?:girls|boys|kids)\b[^\n]{0,20}\b(?:leav\w+|exclud\w+|ignor\w+|shut\w*) (?:my|our) (?:son|daughter|boy|girl|kid|child|lad)\b`,
    String.raw`\b(?:he|she|daughter|son|boy|girl|kid|lad) (?:eats|has|had|is eating) (?:her|his) (?:lunch|sandwich\w*) in the (?:toilets?|loos?|bathrooms?)\b|\bnobody came to (?:his|her) (?:birthday|party)\b|\b(?:stammer|stutter|lisp)\b[^\n]{0,30}\bthey (?:do|copy|say) it\b|\bround to that kid'?s house\b`,
    all(
      String.raw`CHILD|\b(?:my|our) grand(?:son|daughter)\b`,
      String.raw`\bthey torment|\btorment(?:s|ed|ing)? (?:him|her)\b|\bmak(?:e|es|ing) fun of (?:him|her)\b|\b(?:boys|girls|kids) pulled (?:it|her hijab|her hair|his)\b|\b(?:children|boys|kids|girls) will be (?:children|boys|kids|girls)\b|\blaughing faces\b|\bgroup chat\b[^\n]{0,60}\bphoto of my\b`,
    ),
    all(
      String.raw`\bthey(?: all)? call (?:him|her) (?!at\b|on\b|back\b|in\b|up\b|to\b|every)\w+`,
      String.raw`\bam i (?:fat|ugly|stupid|weird|smelly)\b`,
    ),
    all(
      String.raw`\b(?:shirt|blazer|jumper|coat|uniform|trousers|bag) (?:ripped|torn)\b`,
      String.raw`\bcame home\b`,
      String.raw`\b(?:he|she) (?:fell|said)\b`,
    ),
    all(
      String.raw`\bbegged me not to say\b`,
      String.raw`\b(?:get|gets|make it|be) worse\b`,
      String.raw`\b(?:gate|school|she|he)\b`,
    ),
    all(
      String.raw`\b(?:tummy|stomach|belly) ?aches?\b`,
      String.raw`\bevery (?:sunday night|school (?:day|morning)|monday)\b`,
      String.raw`\bwrong with (?:his|her) (?:tummy|stomach|belly)\b|\b(?:my|our) (?:son|daughter|boy|girl)\b`,
    ),
  ],
  'child-trouble-at-school': [
    String.raw`CHILD(?:'s| is| are|s)? (?:been )?(?:failing|flunking)\b|CHILD(?: has|'s)? (?:got into|had|been in|started) (?:a |another )?fights? (?:at|in) school|CHILD(?: has|'s)? (?:been |got |gotten )?(?:skipping|bunking|mitching|suspended|excluded|expelled)\b[^\n]{0,20}(?: school|$|\n|[.,!])|\bcan'?t get CHILD (?:in)?to (?:go to )?school\b`,
    String.raw`\b(?:the )?school(?:'s| has)? (?:rang|called|phoned|emailed|ringing)(?: me| us)? again\b|\bteacher has (?:said|told)[^\n]{0,20}\bour (?:son|daughter)\b|\bassess (?:her|him) for\b|\b(?:he|she)(?:'s \d+ and)? (?:still )?can'?t (?:even )?read (?:properly|yet)\b`,
    all(
      String.raw`\bparents'? evening\b`,
      String.raw`\b(?:every teacher|same face|before they speak|dread\w*|what they'?ll say)\b`,
    ),
    all(
      String.raw`\b(?:not attending|skipping school|bunking off|playing truant|mitching)\b`,
      String.raw`\b(?:he|she) (?:left|goes|went|was|is|has)\b`,
      String.raw`\b(?:found out|each morning|every morning|lunch)\b`,
    ),
    all(
      String.raw`\bdetention\b`,
      String.raw`\b(?:he|she)(?:'s|s| is) (?:not bad|just got|got a mouth|a good (?:kid|boy|girl|lad))\b`,
    ),
    all(
      String.raw`\b(?:he|she|my (?:son|daughter|boy|girl)) (?:bit|hit|kicked|punched|bites|hits) (?:another|somebody|someone|a (?:kid|child|boy|girl)|other)\b`,
      String.raw`\b(?:nursery|school|mums|teacher|sit with|playground|reception)\b`,
    ),
    all(String.raw`\b(?:he|she) won'?t go in\b`, String.raw`\b(?:gate|fine|school|uniform)\b`),
    all(
      String.raw`\bletter home\b`,
      String.raw`\b(?:headmistress|headmaster|head|school|conduct)\b`,
      String.raw`\b(?:my|our) (?:son|daughter|grand\w+)'?s?\b`,
    ),
  ],
  'shouted-at-child': [
    String.raw`\bi (?:smacked|slapped|hit|beat) the (?:child|boy|girl|baby|wee \w+)\b|\bcalled my own (?:kid|son|daughter|child) a\b|\bdrew a picture of me with a (?:big )?(?:open )?mouth|\b(?:exact|same) words my (?:dad|mum|father|mother)\b[^\n]{0,40}\b(?:voice|my (?:son|daughter))|\bto my (?:son|daughter)\b[^\n]{0,20}\bexact words my\b|\bbawled (?:him|her|them) out\b[^\n]{0,30}\bhomework\b`,
    all(
      String.raw`\bi (?:snapped|yelled|shouted|screamed|roared)\b|\bi was so loud\b|\b(?:how|the way) i (?:yelled|shouted)\b|\bfull on roaring\b|\blost it in the car\b|\bthat was me did that\b`,
      String.raw`\b(?:bedtime|tuck(?:ed)? (?:him|her|them) in|strapped in|they heard that|(?:he|she) flinched|look at (?:him|her) sleeping|watch\w* (?:him|her) sleep\w*|hiccup thing)\b`,
    ),
    all(
      String.raw`\bare you still (?:angry|mad|cross) (?:at|with) me\b`,
      String.raw`\b(?:tucked|bed|dad|daddy|mummy|mum|mama)\b`,
    ),
  ],
  'fear-of-being-a-bad-parent': [
    String.raw`\b(?:don'?t|dont|do not) (?:think|feel) (?:that |like )?i(?:'?m| am) (?:a )?(?:very |any )?(?:good|decent|proper) (?:enough )?(?:at being a )?(?:mum|mom|mam|mother|dad|father|parent)\b|\bguilty\b[^\n]{0,20}\bas a (?:mum|mom|mam|mother|dad|father|parent)\b|\bCHILD (?:would|'d) be (?:so much |much )?better off (?:with (?:another|a different|someone)|without me as)|\b(?:rubbish|useless|terrible|no good|bad|crap|shit) at being a (?:mum|mom|mam|mother|dad|father|parent)\b`,
    String.raw`\b(?:didn'?t|did not|not|haven'?t|never) bond(?:ed|ing)? with (?:my|the|our) (?:son|daughter|baby|child|boy|girl)|\bfailing (?:this|my|that) (?:boy|girl|child|kid|son|daughter)\b|\bin therapy because of me\b|\balways on your phone,? (?:mummy|mum|mommy|mama|daddy|dad)\b|\b(?:don'?t|do not|dont) (?:even )?(?:like|enjoy) (?:it\. |it,? )?being a (?:parent|mum|mom|mother|dad|father)\b|\btoo hard on (?:her|him|them) when (?:she|he|they) (?:was|were) (?:small|little|young|a kid|kids)\b|\bthink i am ruining (?:him|her|them)\b|\bi (?:don'?t|do not) deserve (?:my (?:kids|children|son|daughter)|to be (?:a|his|her|their) (?:mum|mom|mother|dad|father))\b`,
    all(
      String.raw`\b(?:which|what) (?:kind|sort) of (?:mother|mum|mom|father|dad|parent) does\b`,
      String.raw`\bi (?:gave|let|forgot|shouted|put|could|cried|cry|forget)\b`,
    ),
    all(
      String.raw`\bwhat i did wrong\b|\bwhere i went wrong\b`,
      String.raw`\bmy (?:mother|mum) raised (?:six|five|four|seven|\d)\b|\b(?:as a (?:mum|mother|parent|dad)|my (?:kids|children|son|daughter))\b`,
    ),
    all(
      String.raw`\b(?:everyone|everybody) else'?s (?:kids|children)\b|\bother people'?s (?:kids|children)\b`,
      String.raw`\b(?:and|but) mine\b`,
    ),
    all(
      String.raw`\b(?:world book day|pyjama day|sports day|bake sale|nativity|dress[- ]up day|non[- ]?uniform day)\b`,
      String.raw`\bi? ?(?:forgot|missed)\b`,
    ),
    all(
      String.raw`\bmissed (?:the|his|her) (?:recital|play|concert|assembly|nativity|sports day)\b`,
      String.raw`\b(?:failing|guilt\w*|for work)\b`,
    ),
  ],
  'teenager-shut': [
    String.raw`\b(?:can'?t|cannot|cant) get (?:a|one|two) words? out of (?:my|our) (?:1[2-7]|thirteen|fourteen|fifteen|sixteen|seventeen|teen\w*|lad|son|daughter)\b`,
    all(
      String.raw`\b(?:get out of (?:her|his) room|rolls? (?:her|his) eyes|a grunt\b|bedroom door is (?:always )?shut|from inside only|ten steps (?:in front|behind|ahead)|face goes blank|sleeves down|stop asking me,? mum|light under the door|as an hotel|like a hotel|like an hotel|only voice is the sat nav)\b`,
      String.raw`\b(?:my|our) (?:son|daughter|girl|boy|grandson|granddaughter)\b|\bthe lad\b|\bbest mummy\b|\bbeta\b|\bhold my hand\b|\bhis mates\b|\bhis tea\b|\b(?:he|she)'?s 1[2-7]\b|\bfootball\b|\basking me,? mum\b|\bteen\w*`,
    ),
    String.raw`\bblocked me on (?:insta\w*|snap\w*|tiktok)[.,]? (?:her|his) own (?:mum|mam|mom|mother|dad|father)\b`,
  ],
  'empty-nest': [
    all(
      String.raw`\ball (?:two|three|four|five|six|of them|my children|the children)(?: of them)? (?:are|have) (?:now )?(?:married|gone|left|flown|grown)\b`,
      String.raw`\b(?:big house|only me|just me|the house|so quiet)\b`,
    ),
    all(
      String.raw`\b(?:cook(?:ed|ing)?|shop(?:ped|ping)?|set the table|laid the table) for (?:three|four|five|six|seven)\b`,
      String.raw`\b(?:two of us|just me|only me|only two)\b`,
    ),
    all(
      String.raw`\blast (?:of them|one) (?:flew|left|went|moved|has gone|is gone)\b`,
      String.raw`\b(?:(?:his|her|a|the) room|door ?frame|house|nest|uni|university)\b`,
    ),
    all(
      String.raw`\bmoved in with (?:his|her) (?:girlfriend|boyfriend)\b`,
      String.raw`\bsat on (?:his|her) bed\b|\b(?:his|her) (?:old |empty )?room\b`,
    ),
    all(String.raw`\bpacked lunch(?:es)?\b`, String.raw`\bi still wake\b|\bnobody to make\b`),
    all(String.raw`\bwashing (?:basket|pile|line)\b`, String.raw`\bsad at\b|\btakes? a week to fill\b`),
    all(
      String.raw`\b(?:went|gone|left|moved|shifted) to \w+ for (?:his|her) (?:job|studies|degree|course|masters)\b`,
      String.raw`\b(?:(?:his|her) room|cricket bat|behind the door|not moving it|so quiet|silent)\b`,
    ),
    all(
      String.raw`\bmy (?:husband|wife)\b`,
      String.raw`\btalked\b[^\n]{0,20}\b(?:only|just) about the (?:boys|girls|kids|children)\b`,
    ),
    String.raw`\bwho am i (?:supposed|meant) to pick up\b|\bno (?:trainers|shoes|school ?bags?|boots) in the hall\b|\b(?:she|he) (?:rings|calls) (?:on )?sundays? and sounds so happy\b|\bsilence since (?:the |my )?(?:kids|children|boys|girls|last one) (?:left|went|moved)`,
  ],
  'grown-child-silent': [
    String.raw`\b(?:my|our) (?:son|daughter|children|kids)(?: \w+)? (?:doesn'?t|don'?t|does not|do not) want (?:anything to do with (?:me|us)|me in (?:his|her|their) li(?:fe|ves)|to know me)\b`,
    String.raw`\b(?:my|our) (?:\w+ )?(?:son|daughter|eldest|youngest)(?: has|'s)? (?:cut (?:me|us) off|wants nothing to do with (?:me|us)|disowned (?:me|us))\b|\bgrown[- ]?up (?:children|kids|son|daughter|sons|daughters)\b[^\n]{0,20}\b(?:don'?t|doesn'?t|never|won'?t) (?:\w+ )?(?:bother|call|ring|visit|come|want|speak|talk|care)\b`,
    all(
      String.raw`\bi (?:write|send|wrote|sent) (?:him|her|my (?:son|daughter)) (?:letters?|a card|cards)\b`,
      String.raw`\b(?:comes nothing|whether (?:she|he) opens|if (?:she|he) opens|in the bin|i ask pardon|no (?:answer|reply)|never answers)\b`,
    ),
    all(
      String.raw`\bgone no contact\b`,
      String.raw`\bmeant to have done\b|\bwhat (?:i|we)(?:'ve| have)? d(?:id|one)\b|\bmy (?:son|daughter)\b`,
    ),
    all(
      String.raw`\b(?:mother|father)'?s day\b`,
      String.raw`\bphone (?:was|is|sat|stayed) (?:on the table|beside me|next to me|silent)\b|\b(?:not a|no) (?:card|call|word|text) from\b`,
    ),
    all(String.raw`\bhow'?s your (?:lad|son|girl|daughter|boy)\b`, String.raw`\bno idea\b|\bi say oh\b|\boh fine\b`),
    all(
      String.raw`\bmy (?:eldest|youngest|son|daughter|boy|girl)\b|\bpaid for (?:his|her) studies\b`,
      String.raw`\b(?:does not|doesn'?t|dont|don'?t) pick(?: up)?\b(?! (?:his|her|the|my))|\b(?:there is )?not one call\b`,
    ),
    String.raw`\bnot to ring (?:his|her) (?:own )?(?:mother|mum|father|dad)\b|\bheard from the \w+ that my own (?:girl|boy|son|daughter|lad)\b|\bmy own (?:girl|son|daughter|boy) got married\b`,
  ],
  'raising-alone': [
    String.raw`\b(?:my |the )?(?:kids'?|kid's|children's|baby's|son's|daughter's|boys'?|girls'?) (?:dad|father|mum|mother) (?:\w+ )?(?:doesn'?t|never|won'?t|hasn'?t|isn'?t|is not|does not) (?:\w+ )?(?:help|helps|pay|pays|see|around|involved|bother|interested|care|come)\b|\b(?:their|his|her) (?:father|dad) (?:left|walked out|ran off|is gone|is out of the picture)\b[^\n]{0,40}\bi (?:have to |had to |must )?(?:do|did) (?:everything|it all)\b|\bno help from (?:their|his|her) (?:dad|father|mum|mother)\b`,
    String.raw`\bbrought (?:my (?:son|daughter|kids|children|boys?|girls?)|him|her|them) up (?:all )?(?:by myself|alone|on my own)\b|\b(?:became|i am|i'm) (?:a )?(?:mother|father) alone\b|\b(?:just|its|it's|only) me and (?:the )?(?:twins|(?:two|three|four|\d) of them)\b|\bdads'? race\b|\b(?:do|doing) both (?:parents|bedtimes)\b|\b(?:their|his|her) dad sees (?:them|him|her) when (?:he|it) (?:feels|suits)\b|(?:^|\n)(?:single|solo) (?:dad|mum|mom|father|mother|mam)\b|\bwho (?:looks after|has|minds|gets) my (?:son|daughter|kids?|baby|boy|girl) if i (?:get|am|'m|fall) (?:sick|ill)\b|\band the father\?`,
    all(
      String.raw`\bthe (?:father|dad) (?:travelled|left|ran|went|walked out|disappeared)\b[^\n]{0,20}\bnever came back\b`,
      String.raw`\b(?:the baby|child|kids|my son|my daughter|children)\b`,
    ),
    all(String.raw`\bchild support\b`, String.raw`\b(?:late again|not paid|never comes|one of me)\b`),
    all(
      String.raw`\bnobody to (?:turn to|look at|look across)\b`,
      String.raw`\b(?:first (?:word|step)s?|over their heads|bedtimes?)\b`,
    ),
    all(String.raw`\bfun weekend\b|\bweekend (?:dad|mum)\b`, String.raw`\b(?:teeth|homework)\b`),
  ],
  'no-minute-with-little-ones': [
    String.raw`\b(?:never (?:get|have|got)|don'?t (?:get|have)|can'?t (?:get|have)|not (?:a|one|got a)) (?:a |one |any )?(?:minute|moment|second|time|hour)s? (?:to|for) myself\b[^\n]{0,40}\b(?:baby|kids|toddler|little ones?|children|twins)\b|\b(?:kids|children|toddler|twins|little ones?) (?:won'?t|don'?t|never) (?:leave me alone|let me (?:sit|pee|wee|eat|sleep|finish))\b|\b(?:home|stuck in|in the house|alone) all day with (?:a |the |my |two |three )?(?:\d|two|three|one|baby|toddler|newborn|kids|little)\b[^\n]{0,30}\b(?:mad|crazy|insane|mind|lonely|bored|walls|exhaust\w*)\b|\b(?:one|an|two|five|ten) (?:hour|minute|day|night)s? without (?:the|my) (?:kids|children|baby|toddler|little ones?)\b`,
    String.raw`\bmama,? mama,? mama\b|\bone on each (?:leg|hip|arm)\b|\b(?:little|small|tiny) (?:hands|fingers) under the door\b|\b(?:stay at home|sahm|full[- ]time) (?:mum|mom|mam|dad) (?:of|to) (?:\d|two|three|four)\b`,
    all(
      String.raw`\b(?:two|three|small|tiny|little) (?:small |tiny |little )?humans?\b`,
      String.raw`\b(?:what i did all day|alive|all day|eating soil)\b`,
    ),
    all(
      String.raw`\btwins\b|\bboth babies\b|\b(?:one|two) year old and an? (?:one|two|three|four)\b|\b(?:2|3|4|two|three|four) under (?:5|five|4|four|3|three)\b`,
      String.raw`\b(?:do not nap|don'?t nap|never nap|same time|nobody to hold|my shower|minding them|knees are|before lunch|not (?:sat|slept))\b`,
    ),
    all(
      String.raw`\b(?:gruffalo|peppa|cocomelon|bluey|paw patrol|baby shark|wheels on the bus)\b`,
      String.raw`\b(?:recite|in my head|used to read|all day|every word)\b`,
    ),
    all(
      String.raw`\b(?:go|goes) down at (?:\d|seven|eight|six)`,
      String.raw`\b(?:bottles|toys|one'?s up again|by the time i sit)\b`,
    ),
    all(String.raw`\b(?:banana|porridge|sick|weetabix) in (?:it|my hair)\b`, String.raw`\b(?:bun|hair|since)\b`),
  ],
  'news-for-parents': [
    all(
      String.raw`\b(?:suspended|expelled|excluded|results?|report|fail\w*)\b`,
      String.raw`\b(?:email goes to (?:them|my parents|home)|under my (?:mattress|bed|pillow)|letter (?:goes|is going) home)\b`,
    ),
    all(
      String.raw`\bpretend\w* (?:on the phone )?(?:that )?(?:the|my) (?:exams?|tests?|results?|interview|job)\b`,
      String.raw`\b(?:proud of you|PARENT)\b`,
    ),
    all(
      'PARENT',
      String.raw`\bhow (?:i can|can i|do i|i will|will i|should i|i) tell (?:her|him|them)\b`,
      String.raw`\b(?:gone|fail\w*|lost|pregnant|suspended|sacked|fired|debt|dropped out)\b`,
    ),
    all('PARENT', String.raw`\brehears\w+\b[^\n]{0,20}\bmirror\b|\bplease sit down\b`),
    String.raw`\b(?:my )?(?:PARENT|dads|mums|mams)(?:'?s| is| are)? (?:going to|gonna|will) (?:go (?:mad|mental|ballistic|spare|nuts|off)|lose it|hit the roof|flip|murder me)\b|\b(?:wrote|writing) (?:PARENT) a letter\b[^\n]{0,40}\bcan'?t say it\b|\bcant say it to (?:her|his|their) face\b`,
    all(bothParents, String.raw`\bwhen i tell (?:them|him|her)\b`, String.raw`\bdread\w*|\bscared\b|\bterrified\b`),
  ],
  'parents-want-marriage': [
    String.raw`PARENT (?:keeps?|are always|is always|always|won'?t stop) (?:introducing|setting|matching|showing) me (?:up )?(?:to|with) [^\n]{0,30}\b(?:marry|marriage|girls|boys|men|women|someone)\b`,
    String.raw`PARENT[^\n]{0,40}\bbiodatas\b|\bmy (?:younger|little) sister can'?t get (?:engaged|married) (?:un)?(?:til|till|before)\b|\bcarry in the tray\b|\b(?:can'?t|cannot) die in peace (?:un)?(?:til|till)\b|\b(?:boy|girl)'?s family (?:is|are) coming\b|\bno (?:girl|boy|man) i (?:want|wanted|liked) yet\b|\binstead of (?:children|grandchildren)\b`,
    all(String.raw`\bevery wedding\b`, String.raw`\byou(?:'re)? next\b|\byour turn\b|\bwhen is yours\b`),
    all(
      String.raw`PARENT|\baunt(?:y|ie)s\b`,
      String.raw`\b(?:i'?ve expired|past my (?:sell|date)|on the shelf|(?:un)?till? i'?m settled|see me settled|old maid)\b`,
    ),
    all('PARENT', String.raw`\bgave me (?:un)?till? \w+`, String.raw`\bthey (?:will )?choose\b`),
    all(
      String.raw`\b(?:candles?|prays?|praying|novena)\b`,
      String.raw`\b(?:get|find|gets) (?:me )?a (?:husband|wife)\b`,
    ),
    all(
      String.raw`\b(?:calls?|phones?|ring|rings) (?:from )?home\b|PARENT`,
      String.raw`\bhave you (?:seen|found|met) (?:anybody|anyone|somebody|someone)\b`,
    ),
    all(
      'MUM',
      String.raw`\bneighbours ask what is wrong with\b|\bwhat will people say\b[^\n]{0,30}\b(?:single|unmarried)\b`,
    ),
  ],
  'parents-want-career': [
    String.raw`PARENT (?:made|make|makes|forced|pushed) me (?:to )?(?:study|do|take|into|become|into studying) (?:an? )?(?:medicine|law|engineering|nursing|accounting|pharmacy|dentistry|business|commerce|science|doctor|lawyer|nurse|engineer)\b|PARENT (?:says?|thinks?)[^\n]{0,40}\b(?:is|are) (?:a waste of time|not a (?:real |proper )?(?:job|career)|no career)\b[^\n]{0,40}\b(?:engineer\w*|doctor|law\w*|medicine|accountan\w*|nurs\w*|real job)\b`,
    String.raw`PARENT(?: \w+)? (?:don'?t|doesn'?t|won'?t|do not|does not) (?:want|let|allow) me (?:to )?(?:study|do|take|be|become) (?:an? )?(?:art|arts|artist|music|musician|drama|actor|acting|film|design|dance|writing|writer|fashion|history|philosophy|psychology|teach\w*|photograph\w*)\b`,
    all(
      'PARENT',
      String.raw`\b(?:choose|chose|pick|picked) (?:nursing|medicine|engineering|law|accounting|pharmacy|commerce|science)\b|\bover our dead bod`,
      String.raw`\b(?:i want(?:ed)?|art|music|drama|teacher|film|design)\b`,
    ),
    String.raw`\bapplied for medicine yet\b|\b(?:PARENT|they|he|she) said (?:music|art|acting|dance|drawing|writing|football|film|photography|cooking) (?:is not|isn'?t) a (?:real |proper )?(?:job|career)\b|\b(?:they|PARENT) (?:won'?t|will not) pay for (?:uni|college|university|it) if\b|\ba trade is beneath\b|\balready bought the stethoscope\b|\bgoing to take over the (?:firm|farm|shop|business)\b`,
    all(
      String.raw`\bfor (?:their|my parents'?|mum's|dad's|papa's) sake\b`,
      String.raw`\b(?:civil service|prelims?|mains|upsc|medicine|law|engineering|neet|jee)\b`,
    ),
    all(
      'MUM|DAD',
      String.raw`\bso (?:that )?i (?:could|can|would) (?:become|be) an? (?:accountant|doctor|lawyer|engineer|nurse|pharmacist|dentist)\b`,
      String.raw`\bi hate it\b|\bdon'?t want\b`,
    ),
    all(
      String.raw`\btold (?:everyone|everybody|the whole \w+)\b[^\n]{0,40}\bi(?:'m| am) (?:reading|studying|doing) (?:law|medicine|engineering)\b`,
    ),
    all('PARENT', String.raw`\bnewspaper cutting\b|\bcousin got into (?:iit|medicine|med school|aiims|oxford)\b`),
    all(
      String.raw`\bgenerations on this (?:farm|land)\b|\bonly son\b[^\n]{0,40}\bfarm\b|\bfarm\b[^\n]{0,40}\bonly son\b`,
      String.raw`\bi want to\b`,
    ),
  ],
  ...ofEither('mother'),
  ...ofEither('father'),
  'hard-childhood': [
    String.raw`PARENT (?:hit|beat|whipped|belted|slapped|battered|locked|starved) (?:us|me)\b[^\n]{0,30}\b(?:as (?:kids|children|a kid|a child)|growing up|when (?:i was|we were) (?:little|small|young|kids))\b|\bi was (?:abused|beaten|neglected) (?:as a (?:child|kid)|growing up|when i was (?:little|small|young))\b|\b(?:grew up|growing up|raised|brought up) in an? (?:\w+ )?(?:violent|abusive|broken|loveless|cold|angry|unhappy) (?:home|house|household|family)\b`,
    all(
      String.raw`\b(?:as a (?:child|kid)|when i was (?:little|small|a kid|a child)|growing up|until eighteen|since i was (?:six|seven|eight|nine|ten|five)|the quiet kid|before i was (?:ten|twelve))\b`,
      String.raw`\b(?:i never played|cooked for my|smelled of fear|smelt of fear|smashed the place|hands (?:on|over) my ears|stop(?:ped)? talking to me for days|nobody (?:ever )?hugged me|(?:went|were|was) (?:to bed )?hungry|eggshells|hid under|scared of (?:him|her|my))\b`,
    ),
    String.raw`\bmoved (?:\w+) times before i was\b|\blocked me in the (?:coal shed|cupboard|shed|cellar|dark|garage|attic)\b|\bbrought up by the nuns\b|\b(?:they|he|she) caned me\b|\bevery house i lived in until\b|\bnobody (?:ever )?hugged me growing up\b|\bhappy memories of home\b[^\n]{0,60}\bhungry\b|\bmy childhood (?:was|wasn'?t) (?:hell|awful|horrible|a nightmare|violent|a happy|happy)\b`,
    all(bothParents, String.raw`\bsays it never happened\b`, String.raw`\b(?:mark|scar|iron|belt|i remember)\b`),
  ],
  'care-falls-on-one': [
    String.raw`\b(?:nobody|no one|none of them)(?: \w+){0,4} helps? (?:me )?(?:out )?(?:with|look after|care for) (?:PARENT)(?! (?:and|with))|\b(?:my|our) (?:brothers?|sisters?|siblings) lives? (?:nearby|close|near|next door|round the corner|down the road)\b[^\n]{0,20}\bi do (?:everything|it all|all)\b`,
    String.raw`\bi(?:'?m| am) the only one (?:who |that )?(?:\w+ )?(?:takes? care of|looks? after|cares? for|visits?|helps?|does anything for) (?:with )?(?:PARENT|our parents)|\b(?:my|our) (?:brothers?|sisters?|siblings)(?: \w+)? (?:never|don'?t|doesn'?t|won'?t) (?:\w+ )?helps? (?:me |out )?(?:with|look after|care for) (?:PARENT|our parents)|(?:PARENT)'s care\b[^\n]{0,20}\b(?:on me|falls to me|left to me|down to me)\b`,
    all(
      String.raw`\b(?:my|our) (?:\w+ )?(?:brothers?|sisters?|siblings?)\b|\bour kid\b|\b(?:three|four|five|six) of us\b`,
      String.raw`\b(?:carers?|every hospital run|hospital runs?|old (?:man|woman) in the bed|the pharmacy|seeing (?:dad|mum) like this|mother looks thin|do a night)\b`,
      String.raw`\b(?:just my number|only my number|guess who|so i face it|money doesn'?t turn|fly back|think that is finished|star x|just has my number)\b`,
    ),
    String.raw`\bthe youngest must (?:stay|live) with (?:the |our |my )?parents\b|\bhas(?:n'?t| not) wiped (?:her|his) (?:chin|bum|face|backside)\b|\bnobody else would take one day\b|\bonly one who turned up\b[^\n]{0,30}\b(?:mum|dad|mam|care)|\bso good at it\b[^\n]{0,60}\bonly one who turned up\b|\bit'?s me does (?:her|his) (?:feet|tablets|shopping|washing|hair)\b`,
  ],
  'family-asks-money': [
    String.raw`PARENT expects? me to (?:pay|send|support|cover|give)\b|\b(?:family|relatives|siblings|my brothers?|my sisters?|my cousins?|my uncles?) expects? me to (?:pay|send|support|cover)\b`,
    all(
      String.raw`\b(?:my (?:\w+ )?(?:cousins?|nephews?|nieces?|uncles?|aunt\w*|brothers?|sisters?|mum|mam|mother|dad|lads|parents|grandson|family)|every uncle|cousins|ate\b|kuya\b|from home|back home|(?:send|sends|sending) (?:\w+ ){0,5}home|they think in|brother|son's|sons|my uncle|didi|the one who got out)\b`,
      String.raw`\b(?:can you send|i have lent|lent (?:him|her)|borrowed off me|card gets declined|sub me|i am paying|im paying|paid my|overseas money|half of my salary|half my salary|western union|school fees|wants another|hand out|small something|dollars? from the|after me for (?:rent|money)|salary enters|payslip|lottery|said no to my|car the bail)\b`,
      String.raw`\b(?:only (?:messages|texts|rings|calls|ring|call|text|message)|every (?:time|week|uncle|month)|never see it|ask why only|everybody has called|five calls|wicked|four times|for myself|when is it my turn|writing to me|most of what i had|i gave it (?:him|her)|next week|marry off|eighty left|cleaning|not one time|started all over|new nails|so it'?s me)\b`,
    ),
    String.raw`\b(?:since i got promoted|since my (?:promotion|new job|first pay\w*)) every (?:uncle|aunt\w*|cousin|relative)\b|\bselfish one who got rich\b|\bphoto of the (?:hospital|school) bill\b|\bstopped the transfers\b|\b(?:dollars|money) (?:grows?|from the (?:road|tree|trees|street))\b|\bpluck\w* dollars\b|\bgood morning picture\b[^\n]{0,60}\bthe amount\b`,
  ],
  'family-gathering': [
    String.raw`\bmy (?:uncle|aunt\w*|cousins?|brother|sister|mother|mum|mom|father|dad)\b[^\n]{0,10}\b(?:embarrass\w*|humiliat\w*|mock\w*|insult\w*|made fun of|laughed at) me\b[^\n]{0,40}\b(?:at|during) (?:the|a|my \w+'s|christmas|easter|eid|diwali) ?(?:wedding|party|dinner|lunch|reunion|christening|birthday|barbecue|table)?`,
    String.raw`\b(?:family (?:reunion|dinner|lunch|gathering|party|do|wedding|get-?together|holiday)|christmas (?:with|at) my (?:family|parents|mum's|mother's))\b[^\n]{0,40}\b(?:don'?t want to go|do not want to go|dread\w*|rather die|can'?t face|get out of|excuse)\b`,
    all(
      String.raw`\b(?:christmas|boxing day|easter|eid|diwali|thanksgiving|wigilia|reunion|barbecue|bbq|christening|lechon|family table|round the table|(?:nan|gran|grandad|dad|mum|aunty)'?s \d0th)\b`,
      String.raw`\b(?:knot in my|do i have to go|scrapping|just to breathe|you'?ve put on|top to bottom|odd one|about fourteen|was a disaster|washing up so i|brother in law and his|fat jokes|still in that job|i must pass|felt like the plate|whole clan|they do this to me|hid in the)\b`,
    ),
  ],
  'the-favourite': [
    String.raw`\beverything (?:is|'s|was) (?:always )?about (?:BROTHER|SISTER)\b|PARENT (?:don'?t|doesn'?t|never) (?:even )?(?:see|notice)s? me\b[^\n]{0,40}(?:BROTHER|SISTER)|PARENT (?:only )?(?:cares?|talks?) (?:only )?about (?:BROTHER|SISTER)(?! (?:in|who)\b)`,
    all(
      String.raw`\b(?:photos?|pictures)\b`,
      String.raw`\bof (?:him|her)\b`,
      String.raw`\b(?:two|one|none|not one|zero) of me\b`,
      bothParents,
    ),
    all(
      String.raw`\bmy (?:brother|sister)\b|\bthe (?:two )?boys\b|\bthe boy\b`,
      String.raw`\bgirls would marry\b|\bmy brother got the (?!belt|blame|cane|slipper|job|bus|flu)[^\n]{0,40}\bi (?:and my sister )?got\b`,
    ),
    all('MUM|DAD', String.raw`\bminds my (?:sister|brother)'?s kids\b`, String.raw`\bmine\b`),
    all(
      String.raw`\b(?:her|his) (?:graduation|wedding|recital|play)\b`,
      String.raw`\bmine was\b`,
      String.raw`\b(?:dad|mum|mother|father|they)\b`,
    ),
    all('MUM|DAD', String.raw`\bheard what (?:our|your) \w+'?s? (?:done|doing|up to)\b`),
    all(
      String.raw`\bmy (?:brother|sister) visits once\b`,
      String.raw`\bcries with joy\b|\bkilled the fatted\b|\bover the moon\b`,
    ),
    all(
      String.raw`\bwill leaves\b|\bin (?:the|her|his) will\b`,
      String.raw`\bit was always (?!me\b|like\b|the\b|a\b|going\b|so\b|my\b|about\b)\w+`,
      bothParents,
    ),
    String.raw`\bmy (?:sister|brother) gets? (?:a|the) [^\n]{0,30}\bi get\b|\b(?:she|he) was the (?:pretty|clever|smart|good|sporty|perfect) one and i was\b|\blove us (?:both )?(?:all )?the same\b`,
  ],
  ...ofSibling('sister'),
  ...ofSibling('brother'),
  'far-from-family': [
    String.raw`\b(?:haven'?t|havent|have not|not) seen (?:PARENT|my family|my (?:brother|sister)s?) (?:in|for|since) [^\n]{0,40}\b(?:i live in|i'?m in|i am in|i moved|living (?:in|abroad)|abroad|visa|flights?)\b|\bmy (?:whole |entire )?family (?:is|are) (?:all )?(?:back )?(?:in|at) \w+\b[^\n]{0,20}\bi(?:'?m| am) (?:all )?(?:here )?(?:alone|by myself|on my own)\b`,
    all(
      event,
      String.raw`\b(?:zoom|through a screen|on the screen|held the phone up|picture froze|sent me (?:pictures|photos|videos?)|livestream|on facetime)\b`,
      String.raw`\b(?:my (?:sister|brother|mother|mum|mama|family|cousin)|mama|they)(?:'s)?\b`,
    ),
    String.raw`\bmy people are (?:all )?in\b|\bconvert the time\b|\banyone (?:here )?related to me\b|\b(?:mother|father|parents|mum|dad) (?:is|are) getting old(?:er)? in [a-z]+|\bnobody here (?:knows|knew) me since\b|\b(?:five|six|seven|eight|ten|\d+) ?(?:thousand|,?000) (?:miles|km|kilomet\w+)\b[^\n]{0,40}\bwhat could i do\b`,
    all(
      String.raw`\beveryone (?:here )?(?:is |are )?going home for\b`,
      String.raw`\bmy flight\b|\bflights?\b|\bcan'?t afford\b`,
    ),
    all(String.raw`\bvoice note\b`, String.raw`\b(?:rooster|our gate|call to prayer|our street|our yard)\b`),
  ],
};

/** A matter that is heard in more ways than its own signs know. */
export const inMoreWays = (matter: Matter): Matter => {
  const told = ways[matter.id];
  return told ? { ...matter, signs: orOutright(family(told.join('|')), ...matter.signs) } : matter;
};
