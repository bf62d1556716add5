import { named } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { illness } from './of-illness.ts';
import { bereaved, death } from './of-loss.ts';

const outsiders =
  '(?:people|everyone|everybody|someone|somebody|(?:your|the|a) (?:\\w+ )?(?:boss|manager|mentor|colleague|neighbou?r|(?:mother|father|sister|brother)[- ]in[- ]law|friend|mate|flatmate|vicar|priest|imam|aunt|auntie|cousin|teacher|landlord|woman|man|lady|girl|postman|hairdresser|supervisor))';
const either = new RegExp(`${death.source}|${illness.source}`);
const hideouts =
  '(?:car|van|truck|shed|cupboard|toilet|bathroom|garage|stairwell|larder|pantry|utility room|wardrobe|store ?room|supply room|linen cupboard|loo|ladies|gents|laundry|bath|shower|barn|byre|freezer|coal shed|turf shed|staff room)';

/** What goes on around a death or an illness: arrangements, remarks, leave from work, the others in the house. */
export const ofLossAround: readonly Happening[] = [
  {
    id: 'funeral-arrangements',
    cues: 'hymn coffin casket wreath undertaker flowers funeral burial crematorium service caterers music',
    when: /\b(?:pick(?:ed|ing)?|choos(?:e|ing)|chose|wants?|decid\w+|argu\w+|fight\w*|cost|costs|paid|pay|paying|order(?:ed|ing)?|settle)\b.*\b(?:hymns?|coffins?|casket|headstone|funeral|burial|cremation|order of service)\b|\b(?:hymns?|coffin|casket|funeral)\b.*\b(?:costs?|picked|chosen|chose|shaped|wants?|can agree|catalogue)\b|\b(?:planned|plan|arranged?|organi[sz]ed?) (?:the |his |her |\w+'s )*funeral\b|\bburned or buried\b|\bburial or cremation\b|\bundertaker (?:asked|asks|writes|wants|needs|says|said|rang)\b/i,
    unless:
      /\bwant (?:me|any|us|them|him|her)\b|\bps4\b|\bespresso\b|\bmy own funeral\b|\borganist\b|\bguards\b|\bguilty\b|\bin the bank for my funeral\b|\b(?:speak|speech|reading) at\b/,
    beside: death,
    hear: [
      'Having to arrange all that just now is a lot to ask of you.',
      'There is a catalogue for all of it and someone waiting with a pen, in the very week nobody can think.',
    ],
    ask: ['What would you have chosen?', 'Who has the last word in it?'],
  },
  {
    id: 'try-again-they-say',
    cues: 'next again young common baby nature happens early',
    when: /\bnext time\b|\btry again\b|\b(?:still|so) young\b|\b(?:very|so|quite|really) common\b|\b(?:wasn'?t|isn'?t|not) (?:really |even )?a (?:real )?baby\b|\bhappens to (?:a lot|lots|many|everyone)\b|\bnature'?s way\b|\bit was early\b/i,
    beside: /\b(?:miscarr\w+|stillb\w+|lost (?:the|a|our|my|her) (?:baby|pregnancy)|no heartbeat|ivf)\b/,
    hear: [
      'It hurts to have that one passed over like that.',
      'However common it may be, there was only the one of that one.',
    ],
    ask: ['Who has said the right thing, if anyone?', 'Who were you able to be sad with?'],
  },
  {
    id: 'tips-from-the-well',
    cues: 'yoga turmeric celery vitamin mindful meditat herbs oils vegan magnesium diet positive',
    when: /(?<!\b(?:you|i)(?:'ve| have| had)? )\b(?:try|recommend\w*|suggest\w*|sent you|told you (?:to|about)|swears? by|should (?:do|eat|take)|said|says)\b.*\b(?:yoga|turmeric|celery|vitamins?|mindfulness|meditation|herbs?|essential oils?|vegan|magnesium|keto|juic\w+|cold showers?|crystals|positive thinking|stay positive|think positive|cabbage leaves|fresh air)\b/i,
    beside: illness,
    unless:
      /\bi (?:like|love|do) (?:yoga|meditation)\b|\brestaurant\b|\bchristmas dinner\b|\b(?:i|you)(?:'ve| have|'m| am|'re| are)? (?:also |already |even )*(?:tried|trying|try|take|taking|do|doing|had|been)\b/,
    hear: ["They mean well, and it doesn't help to be given tips."],
    ask: ['What is the oddest one you have been given?', 'What do you say by now, when one comes?'],
  },
  {
    id: 'each-mourns-at-another-speed',
    cues: 'works built goes keeps still present tense along pretend talks group never speaks',
    when: /\b(?:mum|mom|mam|dad|nan|gran|grandad|grandma|your (?:wife|husband|partner|mum|mom|mother|father|dad|sister|brother|nan|gran|grandad|grandma|daughter|son)|he|she)(?:'s| has)? (?:still |keeps? |just )?(?:keeps? (?:laying|setting|talking|saying|buying|cooking|waiting|calling|ringing)|still (?:lays|sets|talks|says|buys|cooks|waits|calls|rings)|talk(?:s|ing) about (?:him|her) (?:in the|as if|like)|started talking about (?:him|her)|goes along with it|pretends? (?:that )?(?:he|she|nothing)|goes to the (?:group|grave|shed)|won'?t (?:talk|speak) about (?:him|her|it)|never (?:cries|cried|talks|mentions)|hasn'?t cried|works late|went and built)\b/i,
    beside: bereaved,
    unless: /\b(?:nobody'?s|not|isn'?t) dead\b|\bphone died\b|\bmy (?:ex|boss)\b|\bsick link\b/,
    hear: [
      "It's lonely when you grieve in such different ways.",
      'In one house everyone mourns at another speed, and all of it at the same table.',
      'You lost the same person, and each of you has a different way of not being able to bear it.',
    ],
    ask: ['What do the others do, when it happens?', 'How do the two of you get on with it, day to day?'],
  },
  {
    id: 'leave-for-grief',
    cues: 'leave days work boss back off',
    when: /\b(?:compassionate|bereavement|sick) leave\b|\b(?:gave|give|got|get) (?:you )?(?:\w+ )?(?:days|weeks)(?: off)?\b(?! (?:left|to live))|\bback (?:at|to|in) (?:work|the office|school|college|uni)\b|\babout the leave\b|\bstill need(?:ed)? (?:it|the leave)\b/i,
    beside: death,
    unless: /\bnobody'?s dead\b|\bphone died\b|\bpaper\b|\bgave me the afternoon\b/,
    hear: [
      "It's hard to go back among people as if nothing had happened.",
      'The desk is just as it was. It is odd to be asked about invoices by people who sent a card.',
    ],
    ask: ['How many days did they give you?', 'Who at work knows how to be with you?'],
  },
  {
    id: 'ill-child-asks',
    cues: 'ask asked asks said says',
    when: /^(?:he|she|(?:your|my) (?:little )?(?:boy|girl|son|daughter|one|brother|sister|grandson|granddaughter))(?:'s)? (?:\w+ )?(?:ask(?:ed|s)?|said|says|wants to know|wanted to know|told)\b/i,
    beside:
      /(?=[\s\S]*\b(?:my (?:little )?(?:boy|girl|son|daughter|grandson|granddaughter|niece|nephew)|my (?:\w+ )?year[- ]old)\b)(?=[\s\S]*\b(?:he'?s|she'?s|he is|she is|aged?|only|is) (?:\d|1[0-2]|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)[\s\S]*\b(?:leuk\w+|cancer|chemo|tumou?r|operation|hospital|transplant|diabetes|epilepsy|dying|died|funeral|hospice)\b/,
    unless: /\bhusband\b|\bdoctor (?:he|she)\b|\bmy (?:wife|boss)\b/,
    hear: ["It isn't easy to be asked that by a child."],
    ask: ['What did anyone answer?', 'What else comes out, at bedtime?'],
  },
  {
    id: 'others-need-comforting',
    cues: 'face cry cries crying comfort upset sad tears',
    when: named(
      '\\bsad face\\b|\\bWHO (?:\\w+ )?(?:cry|cries|crying|cried|wept|sobs|sobbed|breaks down|fell apart)\\b.*\\b(?:on you|at you|down the phone|in front of you|on your shoulder)\\b|\\byou (?:have to|had to|end up|ended up|spent|keep) (?:\\w+ )?(?:comfort\\w*|reassur\\w*|console|consoling|cheer\\w*) (?:him|her|them|everyone|people|your \\w+)\\b',
    ),
    beside: either,
    unless: /\bbaby\b|\btoddler\b|\bnobody'?s dead\b/,
    hear: ['You end up comforting others, and nobody comforts you.'],
    ask: ['What would you like them to bring instead?', 'Who comes that you need not comfort?'],
  },
  {
    id: 'the-well-one-in-the-house',
    cues: 'other another brother sister sibling cereal',
    when: /\b(?:another one|the other (?:one|kids?|children|two|boy|girl)|your other (?:son|daughter|child|children|kids?|boy|girl)|(?:his|her) (?:little |big )?(?:brother|sister)) (?:\w+ )?(?:at home|is|'s|eats?|never|doesn'?t|gets?|has|sits?|asks?|says?|sleeps?|who)\b/i,
    beside:
      /\b(?:leuk\w+|cancer|chemo|tumou?r|hospital|transplant|disab\w+|autis\w+|anorex\w+|icu|ventilator|operation|epilepsy)\b/,
    hear: [
      "It's lonely to be the one who has to be all right.",
      'There is only so much of a parent, and the one who is well can count.',
    ],
    ask: ['What does that one make of it all?', 'When do you have an hour with that one alone?'],
  },
  {
    id: 'the-ill-one-minds-about-you',
    cues: 'said says spelled asked sorry thank thanked apolog told',
    when: /\b(?:he|she|mum|mom|dad|nan|your (?:husband|wife|mum|mom|mother|father|dad|partner|son|daughter|brother|sister))(?: \w+)? (?:said|says|spelled|asks?|asked|told you|keeps saying|thanks|thanked|apologi[sz]e[sd]?)\b.*\b(?:you look tired|sorry|thank you|thanks? you|have you eaten|you(?:'ve| have) eaten|go home|get some (?:rest|sleep)|be no trouble|look after yourself|apologi[sz]ed)\b|\b(?:he|she) (?:apologi[sz]ed|said sorry) to you\b/i,
    beside:
      /\b(?:stroke|dementia|alzheimer'?s|mnd|ms|cancer|chemo|parkinson'?s?|hospice|hospital|in the home|care home|lewy|dying|wheelchair|ill)\b/,
    unless:
      /\baffair\b|\bcheat\w*\b|\bdoctor said\b|\bnurse said\b|\bwoman at\b|\bdrunk\b|\bhit me\b|\bsaid sorry, nurse\b/,
    hear: [
      "It's moving when they think of you in the middle of it.",
      'It turns the whole thing round for a second: you are the one being looked after.',
    ],
    ask: ['What did you answer then?', 'What are they like, when they are most themselves?'],
  },
  {
    id: 'strangers-in-the-kitchen',
    cues: 'carers carer clean tidy house kitchen coming',
    when: /\bcarers? (?:come|comes|came|arrive|are coming|is coming)\b|\b(?:clean|cleaned|tidy|tidied|hoover\w*)\b.*\b(?:before|because|for) (?:the )?(?:carers?|nurse|they)\b|\b(?:hospital bed|hoist|commode|bed) (?:in|is in) (?:the|your|our) (?:front|living|dining|sitting) ?room\b|\bdelivered the (?:new )?bed\b/i,
    beside: illness,
    unless: /\bi'?m a carer\b|\bi work\b/,
    hear: ["It's help, and it's still hard to have strangers in your home."],
    ask: ['Which of them do you like having in the house?', 'Which room is still only yours?'],
  },
  {
    id: 'a-place-to-go-with-it',
    cues: 'went sat sit hid stood cried screamed lay go',
    when: new RegExp(
      `\\byou (?:\\w+ )?(?:went|go|sat|sit|stood|stand|lay|lie|hid|hide|screamed|cried|locked yourself)\\b(?: \\w+){0,4}? (?:in|into|on|behind|out to|to) (?:the|a|your|my|our) (?:\\w+ )?${hideouts}\\b`,
      'i',
    ),
    beside: either,
    unless:
      /\b(?:lump|shadow|scans?|biopsy|mole|bloods|results?|tests?|x-?ray) (?:was|were|is|are|came back|turned out)(?: to be| all)? (?:nothing|benign|clear|negative)\b|\ball clear\b|\btimes in the night\b|\b(?:nobody'?s|no one'?s|not|isn'?t) dead\b|\bphone died\b|\bchildren'?s park\b|\bcar park to (?:pay|get)\b|\bparked\b|\bdrove off\b|\bshower (?:every|then)\b/,
    hear: [
      'You needed somewhere to let it out.',
      'There you can let go of your face for a while, with nobody to see what it does.',
    ],
    ask: ['How long did you stay there?', 'What did you do with your face, going back in?'],
  },
  {
    id: 'what-they-were-like',
    cues: 'been used always loved hated taught called whistled sang would never',
    when: /^(?:and |but )?(?:he|she|they|mum|mom|dad|nan|grandad|your (?:mum|mom|mam|mother|dad|da|father|nan|gran|grandma|grandad|grandfather|grandmother|wife|husband|brother|sister|friend|mate|dog|cat|uncle|aunt|son|daughter))(?:'d have been (?:in|out|at|on|there|the)\b| (?:used to \w+|would have been (?:in|out|at|on|there|the)|always (?:\w+ed|had|said|went|made|took|knew|came|wore|kept|sang|told|got|did|brought|sat|slept|let|put|ate|was)|loved|hated|taught you|called you(?! by)|made you|whistled|sang|had (?:a way|this|that)|could (?:\w+ )?(?:make|sing|whistle|talk|fix|never)|never (?:once )?(?:\w+ed|said|went|had|forgot|let|missed|came|told|took|lost|left the house|sat)|would (?:sit|come|say|sing|ring|always|never|wait|bring|make|lie|put|go))\b)/i,
    beside: bereaved,
    unless:
      /\bi (?:still|keep)\b|\b(?:hard|horrible|cruel|difficult|bastard|hit|beat|drunk|drank)\b|\bnever (?:told me he|said (?:sorry|goodbye))\b|\bmy (?:boss|ex|boyfriend|girlfriend)\b|\bphone died\b|\bnot dead\b|\bloans?\b|\bmy husband'?s (?:mother|dad|father|mum)\b/,
    bright: true,
    hear: [
      'You knew them so well, and that shows in how you tell it.',
      'Nobody who met them once would know that. You have to have lived alongside.',
    ],
    ask: [
      'Who else would remember that?',
      'What else did they have, of that sort?',
      'When does that come to you, mostly?',
    ],
  },
  {
    id: 'remarks-around-a-death',
    general: true,
    cues: 'said says say told tell asked asks keep keeps think',
    when: new RegExp(
      `^(?:and |but |so |then |today |yesterday )*${outsiders} (?:just |always |even |only |all )?(?:said|says?|saying|told|tells?|keeps? (?:saying|telling|asking)|asked|asks?|goes|reckons?|thinks?|wrote|texted)\\b`,
      'i',
    ),
    beside: bereaved,
    unless:
      /\basked if (?:i was|i'm|i'd been) (?:ill|ok|okay|all right|hungover|sick|crying|tired)\b|\ballergies\b|\b(?:nobody'?s|no one'?s|not|isn'?t) dead\b|\bphone died\b|\bif (?:he|she)'?d? come\b|\bshe was in love\b|\bwork in a hospice\b|\bdead (?:good|nice|funny|easy)\b|\bclap\w*\b|\btheir cat died\b|\bto death\b/,
    hear: [
      'What people say at a time like that can hurt for a long while.',
      'What people come out with at such a time is kept, word for word, the good ones and the others.',
    ],
    ask: ['What would have been the right thing to say?', 'What did you do, after that was said?'],
  },
  {
    id: 'remarks-around-an-illness',
    general: true,
    cues: 'said says say told tell asked asks keep keeps think',
    when: new RegExp(
      `^(?:and |but |so |then |today |yesterday )*${outsiders} (?:just |always |even |only |all )?(?:said|says?|saying|tells?|keeps? (?:saying|telling|asking)|goes|reckons?|thinks?)\\b`,
      'i',
    ),
    beside:
      /\b(?:diagnos\w+|cancer|chemo\w*|(?:a|second|the|his|her|my) stroke|heart attack|dementia|alzheimer'?s|parkinson'?s?|has ms|have ms|with ms|mnd|lupus|fibro\w*|hysterectomy|mastectomy|leuk\w+|long covid|epilep\w+|chronic (?:pain|fatigue|illness)|endometriosis|crohn'?s|stoma|transplant|dialysis|biopsy)\b/,
    unless: /\b(?:went well|all clear|is clear|benign)\b|\bi'?m a (?:nurse|doctor|carer)\b|\bsugar since\b/,
    hear: [
      'A careless remark at a time like that can hurt for days.',
      'It takes them one breath to say. You have it for the rest of the day.',
    ],
    ask: ['What would you like to be asked instead?', 'Who says things that are any use?'],
  },
  {
    id: 'what-the-doctor-said',
    general: true,
    cues: 'physio doctor consultant specialist oncologist surgeon midwife gp cardiologist neurologist',
    when: /^(?:and |but |so |then |today |yesterday |now )*(?:(?:the|your|her|his|my|our|a) )?(?:\w+ )?(?:doctor|consultant|specialist|oncologist|surgeon|midwife|cardiologist|neurologist|physio|gp)\b(?: \w+)? (?:said|says|told (?:you|him|her|us)|asked you|explained|only said|just said)\b(?! (?:audiology|to$|yes$)|$)/i,
    unless:
      /\b(?:said|says?) (?:no|it|so)(?:$|[.,;])|\bdoctor also\b|\btry one of these\b|\b(?:said|says?) (?:that )?(?:i|you|he|she|we) (?:can|may|could)\b|\bone win\b|\bhusband laughed\b|\bjob'?s making\b|\b(?:i'?m a (?:nurse|doctor|midwife)|my (?:son|daughter|wife|husband|sister|brother) is a doctor|vet|went well|all clear|benign|joke|walk more|rehab|no salt|donut|overweight|sugar since|stick it out|blood pressure|on my ward|dr who|doctor who|kidney stone|satisfied|pleased)\b/,
    hear: ['What a doctor says in a minute can stay with you for weeks.'],
    ask: ['Did you get to say anything to that?', 'How clear was it to you, what was meant?'],
  },
];
