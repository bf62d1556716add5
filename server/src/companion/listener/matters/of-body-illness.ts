import { either, orOutright, together } from '../patterns.ts';
import { kin, oneself } from './body-words.ts';
import type { Matter } from './matter.ts';

const longName =
  "(?:cancer|leuk\\w+|lymphoma|melanoma|myeloma|a (?:brain )?tumou?r|parkinson'?s?|multiple sclerosis|ms|mnd|als|lupus|crohn'?s(?: disease)?|colitis|epilepsy|diabetes|heart failure|heart disease|kidney (?:disease|failure)|cirrhosis|copd|hepatitis|hiv|sickle cell|long covid|me\\/cfs|cfs|pots)";

const test =
  '(?:biops(?:y|ies)|mammogram|smear|colonoscopy|endoscopy|mri|ct scan|pet scan|scans?(?! (?:of|picture|photo))|ultrasound|blood tests?|bloods|hospital results|test results|the lump|a lump|the mole)';

/** Illness, pain and waiting. */
export const ofBodyIllness: readonly Matter[] = [
  {
    id: 'waiting-for-results',
    over: /\b(?:all clear|came back (?:clear|fine|clean|normal|negative|ok|okay)|it(?:'s| is|s) benign|(?:is|was|were) benign|nothing sinister)\b/,
    signs: orOutright(
      either(
        /\bcolposcopy\b|\b(?:my )?psa (?:is|was|came back)\b|\b(?:doctor|hospital|clinic|gp)\b.{0,60}\bbring (?:someone|somebody) with\b|\bwaiting (?:on|for) (?:the |my )?(?:bloods|blood tests?|biopsy|scan results?|mri)\b|\blab said\b.{0,30}\bdays\b|\bsmear (?:test )?(?:came back|was) abnormal\b|\b(?:biopsy|scan|mri|bloods|mammogram|smear|colonoscopy) was\b.{0,25}\b(?:still nothing|nothing yet|no word|not heard|heard nothing)\b|\bportal\b.{0,40}\bpending\b|\bpending\b.{0,30}\bportal\b|\bwaiting to hear if (?:it'?s|i have|i'?ve got) (?:the gene|cancer|spread|benign)\b|\b(?:had|having|got|get|go for|going for|in for) (?:a |the |my |an )?(?:\w+ )?(?:biopsy|colonoscopy|endoscopy|ct|mri|mammogram)\b.{0,40}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw|weeks?|results?)\b|\b(?:found|felt|got) (?:a|this) (?:\w+ )?lump\b.{0,60}\b(?:doc\w*|gp|breast|boob|neck|armpit|testicle|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|appointment)\b|\b(?:want|called|calling|call|need|asked) me back (?:in )?for (?:another|a|more)\b.{0,20}\b(?:mammogram|scan|tests?|bloods?|biopsy|smear|x-?ray)\b|\b(?:doctor|gp|hospital|they) (?:wants?|took|taking|doing) more (?:bloods?|blood tests|tests)\b|\bshadow on (?:my|the) (?:x-?ray|lung|scan|liver)\b|\b(?:hospital|doctor\w*|gp|clinic)\b.{0,30}\bresults\b.{0,20}\b(?:want me (?:to come )?in|in person|face to face)\b|\b(?:called back|call[- ]?back|recalled) after my (?:mammogram|smear|scan)\b|\bmy (?:smear|mammogram) came back (?:abnormal|with)\b|\b(?:my )?(?:bloods|blood tests?) (?:is |are )?(?:on |tomorrow|next)\b|\btwo[- ]week (?:referral|wait|pathway)\b/,
        together(/\bworking days\b/, /\b(?:secretary|hospital|consultant|gp|lab|scan|biopsy)\b/),
        together(
          /\b(?:envelope|letter) from the (?:hospital|clinic|consultant|breast clinic|oncology)\b/,
          /\b(?:i'?ll open|haven'?t opened|not opened|unopened|afraid to open|won'?t open|can'?t open|mantelpiece)\b/,
        ),
        together(/\bno news is good news\b/, /\b(?:doctor|hospital|clinic|nurse|scan|consultant)\b/),
        together(/\bthe lumps?\b/, /\b(?:googl\w+|in the lab|not knowing|waiting|wait)\b/),
        together(
          /\bthe lab\b(?: \w+ \w+)? (?:said|says|told|is closed|rang|hasn'?t)\b/,
          /\b(?:wednesday|friday|days?|monday|thursday|tuesday|week|results?)\b/,
        ),
        together(/\b(?:swabbed|biopsied|scanned and|been scanned)\b/, /\b(?:waiting|wait|not knowing|till|until)\b/),
        together(
          /\b(?:my|your|the) bloods\b/,
          /\b(?:doctor wants|wants to (?:see|speak)|see (?:you|me)|ring back|call back|receptionist)\b/,
        ),
        together(
          /\bcan'?t tell (?:me|us) (?:anything )?(?:till?|until)\b/,
          /\b(?:team|mdt|hospital|consultant|doctor|scan)\b/,
        ),
        /\bwaiting (?:on|for) (?:the )?(?:hospital|doctors?|consultant|clinic|gp|oncologist) to (?:ring|call|phone)\b|\bwaiting (?:on|for) (?:my |the )?(?:hospital |medical |test |biopsy |scan )results\b/,
        /^i(?:'ve)? found a lump\b|\b(?:bloods|biopsy|mri|mammogram|blood tests?) done\b.{0,40}\bwaiting\b|\bhospital (?:rang|called|phoned)\b.{0,40}\bresults\b|\bwaiting to hear (?:back )?from (?:the |my )?(?:hospital|consultant|oncologist|specialist|gp)\b|\bfound something on my (?:scan|mri|mammogram|x-?ray|ct)\b/m,
      ),
      new RegExp(`\\b${test}\\b`, 'm'),
      /\b(?:waiting|working days|haven'?t (?:heard|rung|rang|called)|hear back|still no|days? (?:now|twelve|ten)|day (?:\w+) and|(?:results?|scan|mri|biopsy|mammogram|appointment|it)(?:'s| is| are| at)? (?:on )?(?:tomorrow|today|tonight|next|this|in the morning|(?:mon|tues|wednes|thurs|fri|satur)(?:day)?|on the \d+|at (?:\d|two|three|four|ten|nine|eleven))|every time the phone|phone goes|what if it'?s|no news)\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\b(?:driving|eye|theory) test\\b|\\bsupervisor\\b|\\bsample prep\\b|\\bat the till\\b|\\b(?:on|in) (?:his|her|its) (?:leg|paw|side|tail|belly|ear|back|neck|breast|lung)\\b|\\bwagging\\b|\\b${kin}(?:'s| has| had| have| is| needs| gets| got|s)?(?: (?:a|an|the|having|getting|going for|in for|waiting for|found|booked for))* (?:\\w+ )?${test}|\\b${kin} (?:went|goes|is going|has gone) (?:in )?for (?:\\w+ )?(?:scan|mri|biopsy|test)|\\b(?:his|her|their) ${test}|\\b(?:exam|exams|gcse|a-?levels?|degree|university|dna|paternity|pregnan\\w*|baby|vet|bank ?statement|all clear|came back (?:clear|clean|fine|benign|normal)|was (?:a cyst|benign|nothing)|it'?s not cancer|scan (?:the|your|my) (?:items|card|passport|document|code))\\b`,
    ),
    hear: [
      "Waiting to hear is frightening, and you can't do anything to make it go faster.",
      "Any phone that rings now is the hospital, until it turns out to be about somebody's parcel.",
      'Hospitals count the wait in working days, and your head works every one of the others too.',
      'You get to have both conversations in advance, the good result and the bad, and do the washing up in between.',
      'Waiting for a test asks nothing of you at all, and still it takes up more of the day than any work does.',
    ],
    ask: [
      'Which way does your head go when it guesses at the results?',
      'Where do you picture yourself being when the hospital tells you?',
      "Who knows that you're waiting for this test?",
      "What brings the test back, when you've managed to forget it for an hour?",
      'What would you do first with a clear result?',
      'Which part of an ordinary day is worst, with the results still to come?',
      'What do you want to ask them when you get the results?',
      'What do you tell people about the hospital, if you tell them anything?',
    ],
    advice: [
      "If you haven't been given a day, I'd ring them tomorrow and ask when the results are due and who to chase. If you have, I'd fill the evening before with something that needs your hands, and take somebody in with you.",
      "I'd stop looking it up after supper, since that only has other people's results. Write what you want to ask on a card, and ask somebody to come and hear the answers with you. If the thing itself gets worse, don't wait for the day.",
    ],
    reason: [
      'For most people not knowing is worse work than knowing. Until the results come, your head has to get ready for both of them at once.',
      "It's a question about your own body, and somebody else has the answer in a drawer. Anyone would listen for the phone with that.",
    ],
  },
  {
    id: 'operation-ahead',
    signs: orOutright(
      either(
        /\b(?:(?:my|heart|double|triple) bypass|hernia|hysterectomy|mastectomy|lumpectomy|(?:gall ?bladder|cataract|hip|knee|heart|hernia) op) (?:is )?(?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw|next week|in the morning)\b|\b(?:want|going|need) to take my (?:womb|breast|kidney|leg|foot|bladder|thyroid|appendix|ovaries)\b|\bhaving my (?:breasts?|leg|foot|womb|toe) (?:off|out|removed)\b|\b(?:i'?m|me) on the transplant list\b|\bkidney transplant list\b|\bnil by mouth\b|\btheatre (?:is )?(?:at \w+ )?(?:tomorrow|in the morning)\b|^theatre at\b|\b(?:hip|knee) replacement (?:finally|at last)\b|\bgown on\b.{0,60}\b(?:cancel\w*|no bed|sent (?:me )?home)\b|\bi must do (?:the|an?|my) (?:\w+ )?(?:operation|surgery)\b|^surgery is (?:in|on|at)\b|\b(?:getting|having|taking) (?:my|the) (?:gall ?bladder|appendix|tonsils|womb|kidney|thyroid|hip|knee|hernia|cataracts?|wisdom teeth|prostate|fibroids?|spleen|valve) (?:out|off|done|removed|replaced|fixed)\b.{0,20}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw|next|on the|this week|in the morning)\b|\bi(?:'ve got| have| am having|'m having|m having) (?:open )?(?:heart |brain |spinal |back |eye |hip |knee )?surgery (?:on|tomorrow|tmrw|next|this week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|^(?:my )?surgery (?:is )?(?:tmrw|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:doctors?|hospital|they) says? (?:that )?i (?:must|have to|need to|should) (?:do|have|get) (?:an? |the )?(?:operation|surgery|op)\b|\b(?:having|booked (?:in )?for) (?:a|my) c[- ]?section (?:on|tomorrow|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bgoing under (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tmrw)\b|^(?:my )?(?:knee|hip) replacement (?:is )?(?:in|on|next|tomorrow)\b|\bgoing in for (?:my|a|the) (?:hernia|gallbladder|cataracts?|hip|knee|bypass|stent|tonsils|hysterectomy|appendix)\b/m,
        together(/\bnot waking up\b/, /\b(?:needle|cutting|op|operation|anaesthetic|anesthetic|surgery)\b/),
        together(
          /\b(?:an?aesthetic|hold (?:him|her) while (?:he|she) goes under|going under)\b/,
          /\b(?:scared|afraid|frightened|terrified|tomorrow|in the morning|dread\w*)\b/,
        ),
        together(
          /\b(?:mastectomy|hysterectomy|tonsils|appendix|gall ?bladder|hernia|cataracts?|c-?section|thyroid|fibroids|prostate|valve|tumou?r)\b/,
          /\b(?:in (?:\d+|two|three|four|five|six|a few|ten) days|(?:coming|comes|taking) (?:it )?out|out (?:tomorrow|in the morning|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day))|at dawn|first on the list)\b/,
        ),
        together(
          /\b(?:risk of death|consent form|hibiscrub|the pink stuff|nail varnish)\b/,
          /\b(?:sign\w*|biro|op|operation|surg\w+|scrub\w*|dawn)\b/,
        ),
        /\bpre-?op\b.{0,60}\b(?:tomorrow|today|appointment|nurse|scared)\b|\bmy (?:op|operation|surgery) is (?:on |in |at )?(?:the \d+|\w+day|tomorrow|next|a week|two weeks)\b|\b(?:they'?re|they are) operating on (?:me|my)\b/,
        /\bhave to operate on (?:my|me)\b|\b(?:i(?:'ve| have)(?: got)?|having|my) surgery (?:is )?(?:in the morning|tomorrow)\b|\bop (?:is )?(?:in the morning|tomorrow)\b.{0,30}\b(?:scared|terrified|nervous|can'?t)/,
      ),
      /\b(?:my|the|an?) (?:\w+ )?(?:operation|surgery|op|hysterectomy|mastectomy|bypass|knee replacement|hip replacement|general an(?:a?e)sthetic)\b|\bi'?m (?:having|getting|going in for|in for|booked (?:in )?for)(?: \w+){0,3} (?:operation|surgery|op|removed|replaced)\b|\bgoing under (?:the knife|general)\b|^(?:the |my )?op (?:is |'s )?(?:on|tomorrow|next)\b/m,
      /^(?:the |my )?op (?:is |'s )?(?:on|tomorrow|next)\b|\b(?:my (?:\w+ )?(?:operation|surgery|op|hysterectomy|mastectomy|bypass|hip replacement|knee replacement|lumpectomy|cataracts?)|i'?m (?:having|getting|going in|in for|booked)|before (?:my|the) (?:operation|surgery|op)|have to have (?:an|the|my)? ?(?:operation|surgery))\b/m,
      /\b(?:tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next (?:week|month)|in the morning|on the \d+|in (?:\w+ )(?:days|weeks)|before my|cancelled|postponed|waiting list|moved (?:it|again)|no food|from midnight|scared|nervous|frightened|afraid|terrified|worried|might not wake|wake up|date for|sign(?:ed)? the)\b/,
    ),
    unless: new RegExp(
      `\\b(?:since|after|when i had|recovering from|following) (?:my|the|an?) (?:\\w+ )?(?:operation|surgery|op)\\b|\\b${kin}(?:'s)? (?:operation|surgery|op)\\b|\\b(?:he|she|they)(?:'s| is|'re| are) (?:having|getting|in for)\\b|\\b(?:the )?(?:gp|doctor'?s|vet'?s?) surgery\\b|\\bdental surgery\\b|\\bthe surgery (?:said|rang|won'?t|is|opens)|\\b(?:went|go(?:es)?|gone) (?:really )?well\\b|\\b(?:co-?op|op ed|photo op)\\b|\\bvet\\b`,
    ),
    hear: [
      "It's natural to be nervous before an operation, however needed it is.",
      "It's a lot of trust to give a surgeon in a paper hat who's known you for ten minutes.",
      "With an operation, people ask about the cut. It's often the going under that keeps you awake.",
      'You can be sure the operation needs doing and still not want to be the one in the gown.',
      "Everybody tells you how quickly you'll be up after an operation, and nobody says much about the hour before.",
    ],
    ask: [
      'Which hour of the operation day do you keep going over?',
      'Whose voice would you like to hear first, coming round from surgery?',
      'What do you want settled at home before the operation?',
      'What did they tell you about the operation that stuck in your mind?',
      'What is worse to think of, the going under or the waking up?',
      'What would this operation give you back, if it does what they say?',
      'What have you packed for the hospital, or been putting off packing?',
      'Who knows how you really are about this operation?',
    ],
    advice: [
      "I'd write down everything you want to know about the operation and ring the ward or the surgeon's secretary with it tomorrow. If it's the going under, ask to talk to the anaesthetist beforehand. It's part of their job to have that talk.",
      "I'd get the house ready for the week after: food you can reach, a clean bed, the charger in the bag. If the fear is there when that's done, tell one person the worst of it tonight, so you aren't alone with it.",
    ],
    reason: [
      "You're meant to lie down and let strangers see to you while you aren't there. It would be strange to look forward to an operation.",
      "However sure the surgeons are, it's you on the trolley. A body that gets uneasy about a knife is only looking out for itself.",
    ],
  },
  {
    id: 'not-believed-by-a-doctor',
    signs: orOutright(
      either(
        /\b(?:doctor|dr|gp|consultant) laughed\b|\bno doctor (?:will|would|ever) (?:listen\w*|believ\w*)\b|\b(?:doctor|dr|gp) says? (?:it'?s|its) (?:all )?my (?:weight|age|nerves|hormones)\b|\bsomething(?:'s| is) wrong with me\b.{0,30}\b(?:nobody|no one) will (?:test|listen|look|check)\b|\bsaid (?:it'?s|its|it was) (?:just )?anxiety\b.{0,30}\bleaflet\b|\bdoc(?:tor)? (?:said|says) (?:it'?s|its) all in (?:your|my|the) head\b|\bdoctor\b.{0,20}\bat your age\b|\b(?:consultant|doctor|specialist|surgeon) speaks? to my (?:husband|wife|son|daughter),? (?:and )?not\b|\byears? of (?:being|getting) told\b.{0,40}\b(?:periods?|stress|anxiety|lose weight|in my head|growing pains|hormones)\b|\b(?:consultant|doctor|gp|specialist|surgeon) (?:talked|spoke|talks|speaks) to my (?:husband|wife|son|daughter|mum|mother|dad|carer),? (?:and not|instead of|not|like i)\b|\bback to the (?:doctors?|doctor'?s|gp) (?:\d|two|three|four|five|six) times\b|\b(?:doctors?|gp|they) (?:just |all )?keep (?:on )?saying (?:it'?s|its|that it'?s) (?:a virus|viral|stress|anxiety|nothing|ibs|my weight|my age|hormones)\b|\bsent me home with (?:gaviscon|paracetamol|ibuprofen|antacids?)\b|\bmedical(?:ly)? gasl\w+|\b(?:doctors?|gp|consultant|hospital|they) (?:thinks?|reckons?|says?|said) (?:i'?m|im) (?:making it up|imagining it|a hypochondriac|attention seeking|overreacting|drug[- ]seeking)\b|\b(?:told me|they say|they said|says) (?:it'?s|its) all in my head\b|\bno ?one (?:takes|believes) my pain\b/,
        /\btold (?:that )?periods? (?:just )?hurts?\b|\bdrug[- ]seek\w*\b|\bwant(?:ing)? the strong (?:painkillers|tablets)\b|\bprivate\b.{0,40}\bi was right\b.{0,60}\bdoctor/,
        together(/\bsymptoms\b/, /\b(?:he|she|doctor|gp|they) (?:just )?(?:laughed|smirked|sighed|rolled|dismissed)\b/),
        together(
          /\b(?:bloods|tests?|scans?|mri|ecg|x-?ray)\b.{0,30}\b(?:normal|fine|clear)\b/,
          /\b(?:then why|so why|so nothing(?: is|'s)? wrong|in my head|but i know)\b/,
          /\b(?:i|i'm|i've|me|my)\b/,
        ),
        together(
          /\b(?:third|fourth|fifth|sixth|[3-9](?:th|rd)) (?:time at the (?:surgery|doctor\w*|gp)|specialist|doctor|gp|consultant|time at a)\b/,
          /\b(?:shrug\w*|viral|prove|nothing wrong|anxiety|stress|listen\w*|fine)\b/,
        ),
        together(
          /\bsent (?:me |us )?(?:home|away)\b/,
          /\b(?:paracetamol|ibuprofen)\b/,
          /\b(?:again|rolled|eyes|nurse|still)\b/,
        ),
        together(
          /\btoo young for (?:it|that|this)\b/,
          /\b(?:doctor|gp|my heart|checked|arthritis|cancer|consultant|symptoms)\b/,
        ),
        together(
          /\b(?:doctors?|gps?|dr|consultants?|specialists?|surgery|hospital|clinic|a ?(?:and|&) ?e|neurologist|gyn\w+|rheumatolog\w+|nurse)\b/,
          /\b(?:should'?ve|should have) (?:listened|believed)|\bfobb\w* (?:me )?off\b|\b(?:doesn'?t|don'?t|didn'?t|won'?t|not|never|nobody|no one) (?:\w+ )?(?:tak(?:e|es|ing)|took) me serious|\b(?:all |just )in (?:my|your) head\b|\b(?:(?:don'?t|doesn'?t|didn'?t|won'?t|nobody|no one) (?:even )?believes?d? (?:me|my pain|i'?m))\b|\bprove it\b/,
        ),
        /\b(?:gp|doctor|dr|consultant|specialist)s? (?:just )?(?:said|says|told me|thinks?|keeps? saying|reckons?) (?:that )?(?:it'?s|its|it is) (?:just|only|all) (?:anxiety|stress|nerves|hormones|my age|my weight|in my head)\b|\bno doctors? (?:\w+ )?(?:takes?|listens?|believes?)\b|\b(?:doctor|gp|consultant|specialist) (?:barely|hardly|didn'?t even|never even|never) look(?:ed)?(?: up)?(?: at me)?\b|\btold me to lose weight\b.{0,40}\bpain\b|\b(?:tests|bloods|scans?) (?:all )?(?:came|come|are) (?:back )?(?:normal|fine|clear) (?:but|and) i(?:'m| am)? still\b|\btell(?:ing)? me (?:that )?it'?s (?:all |just )?in my head\b.{0,60}\b(?:pain|doctor|tests?)\b/,
      ),
      /\b(?:doctors?|dr|gps?|consultant|specialist|a ?& ?e|a and e|the er|emergency room|hospital|neurologist|gyn\w*|obgyn|rheumatologist|cardiologist|physio|practice nurse|locum)\b/,
      /\b(?:(?:didn'?t|doesn'?t|won'?t|wouldn'?t|never|don'?t|not) (?:even |once |really )*(?:look(?:ed)? (?:at me|up)|listen(?:ed|ing)?|believe(?:d)? me|take me serious\w*|took me serious\w*|examine(?:d)?|look at me once|lift(?:ed)? (?:his|her) head)|(?:it'?s|its|is|was) (?:all |probably |just )*(?:in (?:my|your) head|stress(?:ed)?|anxiety|(?:my|your) age|nerves|(?:my|your) weight|women'?s troubles)|not in my head|not (?:the |my )?stress(?:ed)?\b|told (?:me )?to (?:lose weight|relax|calm down|rest)|lose (?:some )?weight|people of my size|(?:stress|anxiety|nerves|hormones) and (?:my|it)\b|sen[dt] me home|(?:says?|said|put it down to|call(?:s|ed)? it|reckons?) (?:it'?s |it was |it |just |all )*(?:stress(?:ed)?|anxiety|nerves|my age|my weight|my hormones)\b|fobb\w+|brush(?:ed|ing|es) me off|dismiss\w+|paracetamol|(?:says?|said|found|there'?s|there is|that) nothing(?:'s| is)? wrong|patted me|gasl\w+|(?:nobody|no one|no-one|none of them|they don'?t) (?:believes?|listens?|takes me)|bloods (?:are|were|came back) (?:fine|normal)|(?:all|everything|tests?) (?:came back|is|are|were) (?:fine|normal)|rolled (?:his|her) eyes)\b/,
      /\b(?:i told|i said|i'?ve (?:been|told)|i went|i go|me|my (?:pain|body|symptoms|stomach|chest|back|head|heart|knees?|legs?|bloods|age|size))\b/,
    ),
    unless: new RegExp(
      `\\bthe vet\\b|\\bthank god\\b|\\b(?:${kin}'s|her|his) (?:hip|chest|pain|breathing|fever|rash|heart|head|stomach|medication|bed|notes)\\b|\\bmy (?:son|daughter|mum|mom|mother|dad|father|baby|husband|wife)(?:'s)? (?:pain|symptoms|fever|is ill)\\b|\\bi'?m (?:a|the) (?:doctor|nurse|gp|paramedic|registrar|junior)\\b|\\bon my ward\\b|\\bmy patients?\\b|\\bdied\\b|\\bhospital (?:radio|car park)\\b|\\b(?:to|at) my (?:daughter|son|husband|wife)\\b(?!,? (?:and )?(?:not|instead))|\\bpanic\\b|\\bmy (?:dad|mum|mom|mother|father|son|daughter) (?:had|has|was|is)\\b`,
    ),
    hear: [
      'Not being believed about your own body is infuriating and lonely.',
      'You brought a doctor something real, and you were sent home with it plus the job of proving it.',
      'The doctor has letters after the name. You have every night of this, and nobody has written those down.',
      "It takes a lot to get yourself in front of a doctor at all, and then it's over before you've got to the part that matters.",
      "A doctor calling it nothing doesn't make it any less. It just leaves you having it without a name.",
    ],
    ask: [
      'What did you want the doctor to ask you?',
      'What would you say if that doctor gave you a whole hour?',
      "Which of the doctor's words has stayed with you?",
      'Who does believe you about it, doctors aside?',
      "What does your body tell you that isn't in their notes?",
      'What has it stopped you doing, this thing the doctors make so little of?',
      'What would change for you if a doctor took it seriously?',
      'What goes through you when you think of sitting in front of a doctor again?',
    ],
    advice: [
      "I'd go back, to a different doctor if there is one, with half a page: what it is, since when, what it stops you doing. If they wave it off, ask them to write in your notes that you asked and they said no.",
      "I'd take somebody in with you, because two people are harder to brush off than one. Begin a plain diary of it tomorrow, times and what you couldn't do. If it suddenly gets worse, don't wait for that doctor, go where it's urgent.",
    ],
    reason: [
      'You went with something real and came away with doubts about yourself. Anybody would be angry at a doctor for that, and shaken too.',
      "A doctor saw ten minutes of it and you've had all the rest. Going by what your own body tells you is hardly making a fuss.",
    ],
  },
  {
    id: 'menopause',
    setting: true,
    signs: orOutright(
      either(
        /\bperiods (?:have )?stopped at [345]\d\b|\bsweat\w*\b.{0,60}\bhormones\b|\bovaries (?:just |have )?(?:packed up|packed in|failed|stopped)\b|\bon the (?:hrt|oestrogen|estrogen) gel\b|\b(?:drenched|soaked|dripping)\b.{0,60}\b(?:nightie|nightdress|i'?m (?:4[4-9]|5\d))\b|\bi(?:'m|m| am) (?:4[5-9]|5[0-5])\b.{0,60}\b(?:rage at|raging|cry at everything|drenched|flush\w*)\b|\bthe change (?:has|is killing|has got) me\b|\bi'?m (?:4[4-9]|5\d)\b.{0,30}\b(?:sweating|sweats|boiling)\b/,
        together(
          /\b(?:is (?:this|it)|going through|it'?s|in) the change\b(?! (?:in|of))/,
          /\b(?:4[4-9]|5\d|mother|sweat\w*|hot|crying|age)\b/,
        ),
        together(/\bdry\b/, /\bhurts\b/, /\b(?:pretend\w*|sex|he comes up|husband)\b/),
        together(/\bbrain fog\b/, /\b(?:5[0-5]|4[5-9]|hormones?|hrt|sweat\w*|hot flush\w*)\b/),
        together(
          /\b(?:hormones?|hrt|o?estrogen)\b/,
          /\b(?:chin|sweat\w*|flush\w*|hot flash\w*|heart going|patch(?:es)?|gel|5[0-9]|4[5-9])\b/,
        ),
        together(/\bwindow open\b/, /\b(?:window shut|flannel|sweat\w*|boiling)\b/, /\bnight\b/),
        together(/\bmy own heat\b/, /\b(?:fan|heat)\b/),
        /\bnight sweats\b.{0,60}\b(?:hormon\w*|sheets|nightie|age|husband|(?:4[5-9]|5\d))\b|\b(?:my )?hot (?:flush|flash)(?:es)?\b.{0,40}\b(?:i|my|me|again|work|meeting)\b/,
        /^(?:another )?hot (?:flush|flash)(?:es)?(?: again| all| on| in| at|[.,]|$)|\b(?:i'?m|im|i am) (?:4[4-9]|5[0-6])\b.{0,30}\bmy periods?\b|\b(?:started|on|trying|starting|waiting for) hrt\b|\bwarned (?:me|us) about the change\b|\bperimeno\w*\b.{0,40}\b(?:i|me|my)\b/m,
      ),
      /\b(?:peri)?-?menopaus\w*|\bhot flush\w*|\bhot flash\w*|\b(?:going through|it'?s|since|must be) the change\b(?! (?:of|in) (?!life))|\bhrt\b|\bnight sweats\b|\bmy hormones\b|\bfanning myself\b|\bso hot i thought i'?d\b|\bnot only the heat\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\bflash drive\\b|\\bhot flash sale\\b|\\b${kin}(?:'s| is| has| was)?(?: \\w+){0,3} (?:menopaus\\w*|the change|hrt|hot flush\\w*)|\\b(?:trans|transition\\w*|testosterone|estrogen|oestrogen for|tamoxifen|chemo|pregnan\\w*|teenage hormones)\\b|\\bnot (?:the )?menopaus`,
    ),
    hear: [
      "That's a lot for a body to put you through, at all hours, and few people talk about it.",
      "It isn't only the heat. You used to be able to count on your own temper, your sleep and your words, before the change.",
      'With hormones going like that you can stand there scarlet in front of people, having done nothing but stand there.',
      'Menopause is a long thing to go through while everybody still expects you to remember the dentist.',
    ],
    ask: [
      'Which gets to you most in the change: the heat, the nights or the temper?',
      "Who around you knows that it's the menopause?",
      'What did other women tell you about the change, if they told you anything?',
      'When did you last feel like yourself, hormones or no hormones?',
      'What do you miss about your body as it was before the change?',
      'What would you like people to know about menopause without having to be told?',
      'What goes through your head at night, when the hormones have you awake?',
      'What has the menopause made you less patient with?',
    ],
    advice: [
      "I'd go to a doctor with a list of what it does to your days and nights, and ask straight out what can be done. If the first one shrugs, ask for another. For tonight: cotton, an open window and cold water within reach.",
      "I'd tell the people around you in one sentence, so nobody has to guess why you've gone scarlet or short. Then write down for a week what comes and when. If it's more than you can live with, take that page to a doctor.",
    ],
    reason: [
      "The change reaches your sleep, your temper and your words all together, and you're meant to carry on as you were. Nobody would be quite themselves on that.",
      'Hormones have been running half of you for decades, and now they come and go as they please. The rest of you is bound to notice.',
    ],
  },
  {
    id: 'losing-words',
    signs: orOutright(
      either(
        /\blosing my words\b|\b(?:forgot|forget|forgetting) my (?:grand\w+|son|daughter|husband|wife|neighbour|sister|brother)'?s name\b|\bwent to say \w+ and (?:i )?said\b|\b(?:could not|couldn'?t) (?:bring to mind|remember|recall|think of) (?:the name of )?my own (?:street|address|phone number|postcode|name)\b|\bas many animals as\b|\bi(?:'m|m| am) (?:[5-9]\d|\w+ty(?:-\w+)?),? (?:and )?(?:i'?m |i )?(?:keep )?forgetting (?:words|names)\b|\bgot lost (?:driving|walking|coming|going) (?:home|to the shops?)\b.{0,60}\b(?:years|hundred times|thousand|done that|that road)\b|\bput the (?:kettle|keys|phone|iron|remote) in the (?:fridge|oven|freezer)\b.{0,80}\b(?:name|memory|scared|remember|word)\b|\bforgot what for\b.{0,60}\b(?:scared|start of|worried)\b|\bmemory test\b.{0,60}\b(?:i couldn'?t|i can'?t|i got|me)\b|\bcouldn'?t find the word for\b|\bcalled my (?:daughter|son|wife|husband|grand\w+) by (?:my|the|another|his|her)\b|\b(?:couldn'?t|can'?t) (?:remember|think of) my (?:own )?(?:grand\w+|son|daughter|neighbour|wife|husband|sister|brother)(?:'?s|s) name\b|\bword[- ]finding\b|\b(?:couldn'?t|can'?t) think what (?:for|i came)\b/,
        together(
          /\b(?:since (?:the|my) stroke|bleed (?:in|on) (?:my|the) (?:head|brain)|aphasia|speech therap\w*)\b/,
          /\b(?:comes? out wrong|words?|speak\w*|yes when|tongue|holes|wouldn'?t come|only portuguese|stuck)\b/,
          /\b(?:i|my|me)\b/,
        ),
        /\bthe (?:word|name) (?:just )?(?:wasn'?t there|wouldn'?t come|won'?t come|had gone|was gone|goes)\b|\b(?:everybody|everyone|people|they all) finish(?:es)? my sentences\b|\btip of my tongue\b.{0,60}\b(?:stays|always|every|used to|all the time|never comes)\b|\bused to\b.{0,60}\btip of my tongue\b|\bmid[- ]sentence\b.{0,40}\b(?:blank|gone|stop\w*)\b|\bstuck behind my teeth\b|\bcan'?t (?:find|get) (?:my|the) words?(?: out)?\b(?!.{0,20}\b(?:tell|thank|say how)\b)/,
        together(/\blost the (?:name|word)\b/, /\b(?:then|why i was talking|again)\b/),
        together(
          /\bis it starting\b/,
          /\b(?:mother|father|mum|dad|nan)\b/,
          /\b(?:whatsit|words?|names?|forg[eo]t\w*)\b/,
        ),
        together(/\bthinks? i'?m drunk\b/, /\b(?:speak|speech|stroke|slur\w*|words?)\b/),
        /\bi (?:keep|am|'m)? ?(?:forget|forgetting|lose|losing) (?:my )?(?:words|names)\b|\bi (?:lose|forget|can'?t find) the (?:right )?words?\b.{0,30}\b(?:any ?more|in the middle|mid|now|all the time|these days)\b|\bi can'?t (?:speak|talk) (?:properly|right)\b.{0,30}\bstroke\b|\bmy stroke\b.{0,40}\b(?:speak|talk|words?|speech)\b|\b(?:scared|afraid|worried|think) (?:that )?(?:i'?m|i am|i might be) (?:getting|developing|starting) (?:dementia|alzheimer'?s)\b|^(?:the |my )?words (?:come|are coming) out wrong\b|\bi(?:'ve| have)(?: got)? aphasia\b/m,
      ),
      /\bi(?:'m|'ve|'ll)?(?: \w+){0,4} (?:forget(?:ting)?|forgot|forgotten|los(?:e|ing|t)|can'?t (?:find|think of|remember|get)|couldn'?t (?:find|think of|remember|get(?: at)?)|searching for|grop\w+ for)(?: \w+){0,3} (?:words?|names?)\b|\b(?:names?|words?) (?:(?:keep|just|are|is|have|has|simply) )*(?:slip\w*|go(?:ne|ing)?(?: missing)?|won'?t come|wouldn'?t come|escape\w*|vanish\w*)\b|\bmy (?:own )?memory\b|\bi (?:keep|kept) forgetting\b|\bmy mind(?:'s| is) going\b|\bmemory clinic\b|\bwhat i (?:came|went|walked) (?:upstairs|in|into|up|out) (?:\w+ )?for\b/,
      /\b(?:scared|afraid|frighten\w*|worr(?:y|ied|ies)|terrif\w*|dementia|alzheimer'?s|memory|losing (?:my mind|it)|at my age|doolally|gaga|senile|more and more|these days|lately|my mind(?:'s| is) going|first sign\w*|the start of|came upstairs|i(?:'m| am) (?:[5-9]\d|fifty|sixty|seventy|eighty))\b/,
    ),
    unless: new RegExp(
      `\\b(?:in|of) (?:living |happy |loving )?memory of\\b|\\b(?:portuguese|spanish|french|german|danish|english|the language|my lines|the lyrics|password|vocab\\w*|exam|menopaus\\w*|my wife'?s memory|memory stick|menopause|burned into my memory|muscle memory|stroke|skull|can'?t find (?:the )?words (?:to|for)|lost for words)\\b|\\bmemory clinic said\\b|\\bgot (?:her|him) (?:in|an)|\\b${kin} (?:has|have|with|'s got|got) (?:dementia|alzheimer)|\\b(?:she|he) (?:forgets|forgot|doesn'?t remember|lost)`,
    ),
    hear: [
      'Losing words like that is frightening, most of all when you begin to watch for it.',
      "A forgotten name is nothing, everyone says, and they weren't inside your head when it wouldn't come.",
      "Other people lose a word and laugh. Once you're afraid for your memory, every lost word gets counted.",
      "It's lonely to cover a missing word in the middle of a sentence and carry on as if nothing had dropped.",
    ],
    ask: [
      'Which word or name was it that frightened you most?',
      'Who else has noticed the forgetting, do you think?',
      "What goes through you in the second when a word won't come?",
      'What picture comes up when you fear for your memory?',
      'What do you remember as clear as day, whatever names go missing?',
      'What would you least like that memory of yours to lose?',
      'How do you cover it when a name goes missing?',
      'What would it be a relief to hear about this forgetting?',
    ],
    advice: [
      "I'd have it looked at, because then you know instead of counting. Ask a doctor for a memory check and take somebody along. Tiredness, tablets, low mood and thyroid can all do it. If the words went all of a sudden, that's for tonight.",
      "I'd keep a small list for two weeks of what goes missing and when, and show it to a doctor. If it's names and nothing else, that's worth hearing. If it's more, it's better known early, while there's most to be done.",
    ],
    reason: [
      "Your memory is what you know yourself by, so a word that won't come frightens you more than a knee that won't bend.",
      "Everyone loses names, and from inside you can't tell whether yours is the ordinary kind. There's hardly a thing people fear more.",
    ],
  },
  {
    id: 'own-illness',
    signs: orOutright(
      either(
        /\b(?:heart|kidney|liver) failure,? they told me\b|\bconfirmed (?:that )?(?:i have )?(?:diabetes|cancer|hepatitis|hiv|lupus|leuk\w+)\b|\b(?:lupus|crohn'?s|colitis|ms|pots) flar(?:e|ing)\b|^(?:in )?remission for\b|^long covid\b|\bthey found it in my (?:lung|liver|bowel|breast|blood|brain|throat|prostate|kidney)s?\b|^(?:lupus|ms|crohn'?s|parkinson'?s|epilepsy)\.|\bi'?m on the list for (?:radiotherapy|chemo|a transplant)\b|\b(?:kidney|heart|liver) failure,? (?:machine|and i|i can)\b|\b(?:it'?s|its) ms they (?:said|say|reckon)\b|\b(?:its? ?'?s?|it'?s) (?:ms|parkinson'?s|mnd|als|cancer|lupus|crohn'?s|leuk\w+|lymphoma|myeloma),? (?:they|the doctor|the consultant)\b|^(?!.*\b(?:he|she|he'?s|she'?s|his|her)\b|.*\bmy (?:\w+ )?(?:mum|mom|mam|dad|mother|father|husband|wife|sister|brother|nan|gran\w*|friend|aunt\w*|uncle|partner|boyfriend|girlfriend|son|daughter|dog|cat)(?:'s| has| had| got| is| was| just| starts| went)).*(?:^(?:breast|bowel|lung|prostate|ovarian|pancreatic|cervical|thyroid|liver|bladder|throat) cancer\b|\b(?:doctor|dr|consultant|they) (?:said|says) (?:it'?s|its) (?:come )?back\b.{0,30}\b(?:liver|lungs?|bones?|spread|scan|brain)\b|\bmy kidneys (?:have |has )?(?:failed|fail)\b|\bstart(?:ing)? chemo(?:therapy)? (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|today|this week|in)\b|\b(?:got|had|given) (?:the|my|a) diagnosis\b.{0,40}\bstage [1-4]\b|\bstage (?:[1-4]|two|three|four) (?:cancer|kidney|breast|bowel|lung|they said)\b|\b(?:i'?m|been) (?:a )?type (?:1|one) (?:since|diabet\w*)|^type (?:1|one) since\b)|\b(?:dialysis|chemo|radiotherapy) (?:from|round|starts|tomorrow|again|number|session)\b|\bi live with (?:crohn'?s|ms|lupus|parkinson'?s|epilepsy|hiv|diabetes|colitis)\b|\bparkinson'?s they (?:reckon|say|think)\b/m,
        together(
          /\b(?:got (?:the|my) diagnosis|i(?:'ve been| was| got|'m| am| have been) (?:just )?diagnosed)\b/,
          new RegExp(`\\b${longName}`, 'm'),
        ),
        together(/\bhair (?:came|comes|is coming|coming|fell) out\b/, /\bhandfuls?\b/, /\b(?:hat|wig|scarf|chemo)\b/),
        /^heart attack at \d\d\b|\bi(?:'ve)? (?:just )?had a heart attack\b(?! (?:when|seeing|looking))|\bmy heart attack\b|\bmy sickle cell\b|\bmy stoma\b|^stoma bag\b|\bmy (?:chemo|radiotherapy|dialysis|oncologist|insulin pump|flare[- ]?ups?)\b|\bi(?:'m| am) on dialysis\b|\bmy (?:cancer|tumou?r|ms|parkinson'?s|lupus|crohn'?s|epilepsy|diabetes)\b/m,
        /\bi(?:'ve| have)? (?:just )?had a (?:mini[- ])?stroke (?:in|last|at|a|two|three|when|on)\b|^the cancer(?:'s| is| has come) back(?! in (?:my|his|her) (?:mum|dad))|^(?:my )?dialysis (?:today|tomorrow|again|three)\b/m,
      ),
      new RegExp(
        `\\bi(?:'ve| have|ve)(?: (?:got|now|had))*(?: \\w+){0,3} ${longName}\\b|\\b(?:i(?:'ve)?(?: was| been| got| am| have been| just got)*|i'?m) (?:\\w+ )?diagnosed\\b|\\bmy (?:own )?(?:diagnosis|cancer|chemo|tumou?r|oncologist|parkinson'?s|ms|radiotherapy|dialysis|stoma|mastectomy|remission|seizures?|long covid|crohn'?s|lupus|diabetes)\\b|\\bi(?:'m| am) (?:back )?(?:on|having|doing|starting|finishing) (?:\\w+ )?(?:chemo|dialysis|radiotherapy|tamoxifen|insulin|immunotherapy)\\b|\\b(?:doctor|consultant|he|she|they) (?:says?|said|told me) (?:that )?(?:it'?s|i have|i'?ve got) ${longName}\\b|\\bi?(?: was| got|'ve been)? ?(?:got|been|was) told (?:\\w+ ){0,2}(?:that )?(?:it'?s|its|i have|i'?ve got) ${longName}\\b|\\bsince the diagnosis\\b.*\\bme\\b|\\bdo i stop the chemo\\b|\\bmy kidneys (?:aren'?t|are)\\b|\\bi(?:'ve| have) been (?:so |really )?(?:ill|sick|unwell) (?:for|since)\\b|\\b(?:house|bed)bound\\b|\\bmy (?:chronic )?illness\\b|\\b(?:by|of|about) being ill\\b|\\bchronically ill\\b|\\bthey found (?:a tumou?r|something|a shadow|a mass) (?:on|in) my\\b|\\bthey (?:give|gave) me (?:\\w+ )(?:months|years)\\b`,
        'm',
      ),
    ),
    unless: new RegExp(
      `\\bms teacher\\b|\\bnot ill\\b|\\btalks? about my illness\\b|\\bdiagnosed (?:with )?(?:\\w+ )?(?:adhd|autis\\w*|bipolar|depression|anxiety|ptsd|bpd|ocd|dyslex\\w*|endo\\w*|fibro\\w*)|\\b(?:adhd|autis\\w*|bpd|bipolar|ptsd|dyslexia) (?:diagnosis)|\\bi (?:have|'ve had|'ve got) (?:a |my )?(?:${kin}|patients?|clients?|pupils?)\\b.*${longName}|\\bif i (?:have|had)\\b|\\bwhat if\\b.*\\bcancer\\b|\\bi (?:don'?t|do not) have (?:cancer|ms)\\b|\\bscared i(?:'ve| have)\\b|\\bmy mss\\b|\\bms\\.? (?!and\\b|they\\b|is\\b|has\\b|for\\b|since\\b|nurse\\b)[a-z]+ (?:said|says|told|asked)|\\bcancer (?:research|charity|shop)\\b`,
    ),
    hear: [
      'Having that to live with every day is a lot, and frightening at night.',
      'Your diary used to be full of your own things. Then the clinics move in, and a life has to fit between them.',
      "By day an illness is facts and appointments. At night it's just you and the name of it.",
    ],
    ask: [
      'Who can you be ill in front of, without having to be brave?',
      'What has the illness taken that nobody in a hospital would think to ask about?',
      "What's next on the hospital calendar?",
      'Which part of being ill do you keep off your face when people are looking?',
      'What did you want to do this year, before doctors had a say in it?',
      'What would you like people to talk to you about, instead of the illness?',
      'What have you not dared to ask the doctors yet?',
      'When does the illness leave you alone, even if only for a minute?',
    ],
    advice: [
      "I'd have one person who comes along to appointments and writes things down, because nobody takes in more than half in those rooms. If there's no such person, ask to record it. For tonight, put your questions on a page, the frightening one first.",
      'I\'d decide who gets the whole story and who gets "doing all right, thanks", and let one of the first lot pass on the news. If the nights are the worst of it, tell your doctor or nurse tomorrow. That belongs to the illness too.',
    ],
    reason: [
      'You have to be ill and also go on being a person, with bills and dinners. Whatever comes up in you with that has cause enough.',
      'An illness takes things nobody can see from outside. You can be frightened, cross, flat and joking about it, and all on one day.',
    ],
  },
  {
    id: 'long-pain',
    signs: orOutright(
      either(
        /(?:^|\bi'?ve |\bi have )been in pain since\b|\bperiod (?:cramps?|pains?) (?:are |is )?(?:so bad|killing)\b|\b(?:waist|body|joint|leg|hip|neck|foot|tooth|back) pains? (?:is|are) killing me\b|\b(?:knees?|back|hips?|shoulders?) (?:is|are)(?: both)? (?:shot|wrecked|destroyed|killing me|in bits)\b|\bmy back(?:'s| has) been (?:bad|killing)\b|\bnerve pain\b|\bphantom (?:limb|pain)\b|\bpain clinic\b|\bback(?:'?s| has| is) gone (?:again|out)\b|\b(?:endo|fibro|arthritis|sciatica|gout|crps|lupus|ra) flar\w*|^migraine\b|\bmigraine (?:day|again|since|number)\b|\bday (?:\d|one|two|three|four|five) (?:of|with) (?:this|the|a) (?:migraine|headache)\b|^sciatica\b|^fibro(?:myalgia)?\b|\b(?:i've|i have|ive) (?:had|got) (?:this|a) (?:headache|backache|pain) (?:for )?(?:\d+|\w+) (?:days|weeks|months|years)\b|\bevery step is (?:pain|agony|torture)\b|\barthritis in my\b|\bback spasms?\b|\bperiod pains?\b.*\b(?:bad|faint|floor|sick)\b|\bcluster headaches?\b|\btrigeminal\b/m,
        together(
          /\bmy (?:back|hips?|knees?|neck|jaw|shoulder|hands|joints|spine)\b/,
          /\b(?:hard floor|bone on bone|lets? me lie|every single day since|since the (?:crash|accident|dentist)|on my (?:backside|bum)|on tramadol|codeine)\b/,
        ),
        /\bbone on bone\b|\bcut my (?:tablets|painkillers|morphine|codeine|tramadol)\b|\bmy (?:back|knees?|hips?|neck|shoulder|sciatica)(?:'s| is| are)? (?:killing me|in agony|in bits|gone again|bad again|playing up)\b|\bmy (?:sciatica|fibro\w*|arthritis|migraines?|endo\w*|slipped disc)\b/,
        together(/\barthritis\b/, /\b(?:my|both|the) (?:hands?|knees?|hips?|fingers|jam|jar)\b/),
        together(
          /\bscale of (?:one|1) to (?:ten|10)\b/,
          /\b(?:pain|hurts?|since the crash|accident|always (?:six|seven|eight|nine|its?))\b/,
        ),
        together(/\bendo(?:metriosis)?\b/, /\b(?:hot water bottle|pain\w*|belly|floor|curled)\b/),
        together(/\bwinc(?:e|es|ing)\b/, /\b(?:hide|hiding|hidden)\b/),
        together(
          /\bmigraines?\b/,
          /\b(?:again|day (?:two|three|\d)|curtains|dark room|every week|third)\b/,
          /\b(?:i|my|me)\b/,
        ),
        together(/\b(?:my jaw|behind (?:the|my) eye|my neck)\b/, /\bevery (?:single )?day\b/),
        /^(?:i'?m |i am )?(?:so much |still |back )?in (?:so much )?(?:agony|pain) (?:again|every day|all the time|constantly)\b|\bi(?:'ve| have)(?: got)? (?:fibro\w*|arthritis|chronic pain|sciatica|endometriosis)\b|^(?:my |the )?arthritis (?:is|has)\b|\b(?:the|my) painkillers (?:don'?t|aren'?t|do not|no longer|stopped)\b|\bmy (?:knees?|back|hips?|joints|hands|feet) (?:is|are) (?:so|really|very) (?:bad|sore|painful|stiff)\b/m,
      ),
      /\b(?:chronic pain|constant pain|in pain (?:all|every|again|for|since)|the pain (?:is|was|never|won'?t|in my|keeps?|wakes?|comes?)|my (?:chronic |back |nerve |joint )?pain (?!au)|fibro(?:myalgia)?|(?:my|have|got|with) (?:\w+ )?(?:arthritis|sciatica|endo(?:metriosis)?|migraines|slipped disc|neuralgia|gout)|it'?s (?:the |endo|my )?(?:arthritis|sciatica|endometriosis)|my (?:\w+ )?(?:back|knees?|hips?|neck|shoulder|joints)(?:'s| is| are|'re)?(?: \w+)? (?:hurts?|hurting|aches?|aching|killing me|bad again|finished|gone|sore|agony|went|playing up|not good)|every (?:joint|bone) (?:hurts|aches))\b/,
      /\b(?:pain|hurts?|hurting|ach(?:e|es|ing)|sore|flare\w*|flaring|agony|migraines?|cramps|sit|stand|walk|lift|bend|sleep|painkillers?|tablets|tramadol|codeine|ibuprofen|physio|again|years|every day|all the time)\b/,
      oneself,
    ),
    unless: new RegExp(
      `\\bfeel like the pain\\b|\\bpain (?:is|was) becoming\\b|\\btoxic\\b|\\b(?:friend|mum|mother|dad|father|nan|wife|husband|sister|brother|gran|she|he) (?:has|with|'s got|got) (?:\\w+ )?(?:arthritis|migraines?|endo\\w*|fibro\\w*|sciatica)\\b|\\b(?:${kin}'s|his|her|their) (?:\\w+ )?(?:pain|arthritis|back|migraines?|knees?)\\b|\\b(?:she|he|${kin}) (?:is|was|'s) in (?:\\w+ )?pain\\b|\\bbehind my back\\b|\\bpain in the (?:arse|ass|neck|backside|behind)\\b|\\b(?:the pain (?:of|when (?:he|she)|he|she)|broken heart|heartbr\\w+|grief|breakup|broke up|divorce)\\b|\\b(?:marathon|gym|football|tennis|training|deadlift|labour|contractions|hurt from thinking|i'd got myself off|an? migraine)\\b`,
    ),
    hear: [
      'Being in pain day after day wears you down, and people soon stop asking.',
      "Pain that goes on stops being news to anyone else, and you're left having it every day without an audience.",
      'You say not too bad, because the true answer about the pain would take an hour and spoil their tea.',
      "People say you look well, and they mean it, and that's another person you can't tell about the pain.",
      'People go on asking for what you could do before the pain, and every time it has to be you who says no.',
      'At night nothing else is going on, and the pain gets the whole house to itself.',
    ],
    ask: [
      'What does the pain leave you, on a better day?',
      "What do you miss from before the pain that people wouldn't guess?",
      'Who do you tell the truth to about the pain?',
      'What does a bad day with the pain look like, from getting out of bed?',
      'What do you wish people understood about pain without being told?',
      'What helps with the pain a little, even if only for an hour?',
      'What did the pain take away from today?',
      "What's the first thing you'd do with a week free of pain?",
    ],
    advice: [
      "I'd plan tomorrow with half the hours: one thing that must be done, one you'd like. If the pain has changed, or the tablets don't touch it, go back to the doctor and say what it stops you doing. That's what they can act on.",
      "I'd ask the doctor for somebody whose whole work is pain. If you've been down that road, I'd give the people near you a number each morning, three for a good day, eight for bed, so you needn't explain the pain all over.",
    ],
    reason: [
      "Pain that doesn't stop uses up patience, sleep and good humour before breakfast. Whoever says otherwise has only had the kind that heals.",
      'You do everything other people do, and the pain as well. Being short or low at the end of that is plain arithmetic.',
    ],
  },
];
