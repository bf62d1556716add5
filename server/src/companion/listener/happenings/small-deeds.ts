import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const hurts = String.raw`shout\w*|yell\w*|scream\w*|argu(?:ed?|ing|ments?)|row(?:ed)?|fight\w*|fought|cry|cried|crying|hurt\w*|upset|angry|furious|lied|lies|lying|cheat\w*|betray\w*|sacked|fired|redundan\w*|embarrass\w*|humiliat\w*|asham\w*|ignor(?:ed?|es|ing)|forgot\w*|lonely|horribl[ey]|awful|worst|broke up|breaking up|dumped|divorc\w*|separat(?:ed|ing|ion)|stupid|useless|selfish|laugh(?:ed|s|ing)? at|mock\w*|blam\w*|rude|cruel|snapped|screenshot\w*|leaving me|left me|left out|without me|behind my back|(?:didn't|did not|didnt|doesn't|doesnt) (?:even )?(?:say|ask|look|notice|thank|answer|invite|want me)|never (?:even )?(?:ask|asked|asks|said|say|says|thank|thanked)|nobody (?:has |had |even |ever )*(?:asked|noticed|said|invited)|sick of|can't stand|affair|seeing someone|another (?:woman|man)|fail(?:ed|ure)|rejected|turned down|not speaking|stopped talking|told me off|told off|disappoint\w*|ended it|it's over|talking about me|about me`;

const griefs = String.raw`died|dead|dying|funeral|death|buried|passed away|ashes|cancer|diagnos\w*|biopsy|miscarr\w*|hospice|put down|stroke|dementia`;

/** Good news beside it, or what is too grave for a word about a small deed. */
const otherwise = String.raw`so happy|happiest|good news|great news|best (?:day|night|evening)|made up|we laughed|hits? me|hit me|punch\w*|knife|gun|rap(?:ed|ist)|suicid\w*|kill\w*|assault\w*|strangl\w*|overdos\w*|ambulance|police|afraid of (?:him|her)|scared of (?:him|her)`;

const inTalkOf = (matter: string) => new RegExp(String.raw`^(?![\s\S]*\b(?:${otherwise})\b)[\s\S]*\b(?:${matter})\b`);

const hard = inTalkOf(hurts);
const hardOrGrief = inTalkOf(`${hurts}|${griefs}`);

/** Where much is told, such a deed only stands on the way to it. */
const muchTold = String.raw`[\s\S]{260,}`;
const inMuchOr = (besides: string) => new RegExp(String.raw`${muchTold}|\b(?:${besides})\b`);

const lead =
  '^(?:(?:and|so|then|but|after that|afterwards|well|in the end|anyway|tonight|today|yesterday|later|that night|last night|this morning),? )*';
const after = '(?: (?:just|only|then|even|still|also|quietly|simply|\\w+ly|kind of|sort of))*';

/** What was done in the middle of something hard, and looks like nothing: a nod, a bill paid, a drive without a word. */
export const smallDeeds: readonly Happening[] = [
  {
    id: 'went-to-own-room',
    general: true,
    cues: 'room upstairs bed',
    when: new RegExp(
      `${lead}you${after} (?:went|go|ran|walked|stayed|shut yourself|locked yourself)(?: (?:up|straight|back|off))* (?:(?:to|in|into) (?:your|my|the (?:spare|bed)) ?(?:own )?(?:bed)?room|upstairs|to bed(?: early| at \\w+| without (?:dinner|tea|a word|saying \\w+))?)(?:$|,| and| after| without| for| until)`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('hotel|hospital|baby|slept well|as a (?:kid|child)'),
    hear: ['You needed to be by yourself for a while.'],
    ask: ['Did anyone come after you?', 'What could you hear from in there?', 'How long before you came out again?'],
  },
  {
    id: 'they-only-nodded',
    general: true,
    cues: 'nod shrug',
    when: told(
      '^(?:(?:and|so|then|but|after that) )*WHO (?:(?:just|only|then|sort of|kind of|even) )*(?:nodded|nods|shrugged|shrugs|shrugged (?:his|her|their) shoulders)(?:$| when you| at (?:it|that)| and (?:went|left|walked|looked|said|turned|carried|kept))',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('smiled and nodded|nodded off|kind|hugged|agreed'),
    hear: ["It can't be easy to open up and get only a nod."],
    ask: [
      'What had you just said to {whom}?',
      'What do you think was in it?',
      'Is {who} like that about other things too?',
    ],
  },
  {
    id: 'nodded-along',
    general: true,
    cues: 'nod smiled smile',
    when: new RegExp(
      `${lead}you${after} (?:nodded|smiled and nodded|nodded and smiled|smiled(?: and (?:nodded|left|took it|said (?:thanks|thank you|nothing|ok|okay)))?)(?:$|,| and (?:left|went|said|carried|took)| like| along)`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('nodded off|smiled back|smiled to myself|for the first time|waved'),
    hear: ["You nodded to get through it, and it wasn't what you thought."],
    ask: ['What would have come, a minute later?', 'Did they take it for a yes?', 'How did you get away after that?'],
  },
  {
    id: 'paid-and-left',
    general: true,
    cues: 'paid pay',
    when: new RegExp(
      `${lead}you${after} (?:paid(?: (?:the bill|your (?:share|half|bill|part)|for (?:it|both|everything|your (?:drink|coffee|half)|the (?:drinks|coffees?|meal|food))))?)(?:,? and(?: then)?(?: you)?(?: just)? (?:left|went(?: home)?|walked (?:out|home|off)|got my|got your|drove)|$)`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('paid off|rent|debt|loan|salary|mortgage|fine|tax|deposit|invoice'),
    hear: ['You got out of there, and that was probably the best you could do.'],
    ask: ['Where did you go after that?', 'Did anybody say goodbye?', 'What was still standing on the table?'],
  },
  {
    id: 'turned-the-phone-over',
    general: true,
    cues: 'turn put flip hid tilt lock slid slip',
    when: told(
      '\\bWHO (?:(?:just|only|then|quickly|always|even|quietly|straight away) )*(?:turn(?:ed|s)|put(?:s)?|flip(?:ped|s)|hid(?:es)?|tilt(?:ed|s)|lock(?:ed|s)|slid|slips?|slipped) (?:(?:the|his|her|their|that) )?(?:phone|screen|mobile)\\b(?: (?:over|face down|screen down|away|in (?:his|her|their) pocket|off|under|when you|as you|so you))',
    ),
    unless: inMuchOr(
      'so we could|to (?:listen|talk|concentrate|help)|gave me (?:his|her) full|finally|for once|meeting|exam|class|film|bed',
    ),
    beside: inTalkOf(
      `${hurts}|odd|strange|weird|suspicious|secretive|trust\\w*|texting|texts|messages|late|password|notification|when i (?:came|walked|come|walk|sat)`,
    ),
    hear: ["It's a small thing to see, and it won't leave you alone."],
    ask: ['Did {who} see that you saw?', 'When did you first notice that?', 'What did you do just then?'],
  },
  {
    id: 'everyone-off-and-you-too',
    general: true,
    cues: 'car',
    when: new RegExp(
      `${lead}you${after} (?:got|get|went|go|walked|climbed|was|were|sat)(?: back)?(?: out)? (?:in|into|to|in to) (?:the|my|your) car(?:$|,| and (?:drove|drive|go|went|left|came|just drove)| alone| by)`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('crash\\w*|accident|drunk|drinking|holiday|road trip|picked (?:him|her|them) up|dropped'),
    hear: ['You had to hold on until you were by yourself.'],
    ask: ['What went through your head on the way?', 'Did you have the radio on?', 'Where did you drive?'],
  },
  {
    id: 'did-it-as-usual',
    general: true,
    cues: 'made make cook did went pack usual normal always',
    when: new RegExp(
      `${lead}you${after} (?:made|make|cooked|cook|did|packed|pack|ironed|set|laid|fed|bathed|got|served|put|poured|went|took)\\b.* (?:as usual|like (?:normal|usual|always|every (?:day|night|morning))|as (?:normal|always)|the same as (?:always|ever)|same as (?:always|ever|usual)|as if nothing (?:had )?happened|like nothing (?:had )?happened)$`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('wrong as usual|late as usual'),
    hear: ['You did it as always, and nobody could see what it took.'],
    ask: [
      'Did anybody notice a difference?',
      'What was going on in you meanwhile?',
      'Was anything said about it at all?',
    ],
  },
  {
    id: 'no-word-in-the-car',
    general: true,
    cues: 'car drove drive way home bus train',
    when: /\b(?:(?:you|we|neither of (?:you|us)|nobody|no one|he|she|they) (?:both )?(?:didn't|did not|don't|never|barely|hardly|not) ?(?:really |even )?(?:talk|talked|speak|spoke|say|said|exchange)(?: (?:a (?:single )?word|anything|one word|much|to each other|at all|nothing))* (?:in the (?:car|taxi|van|lift)|(?:on|all) the (?:whole )?way (?:home|back|there)|the whole (?:drive|way|journey|ride)|on the (?:drive|bus|train|journey)))|\b(?:neither of (?:you|us)|nobody|no one) (?:spoke|said (?:a word|anything|much)) (?:in the car|(?:on|all) the way|the whole (?:way|drive))|\b(?:drove|walked|rode|travelled|went) (?:home|back|there|all the way)(?: home)? in (?:total |complete |dead )?silence|\b(?:car|taxi|drive|ride|way|journey) (?:home |back )?was (?:\w+ )?(?:silent|quiet)\b/i,
    beside: hardOrGrief,
    unless: inMuchOr('peaceful|comfortable silence|asleep|stranger|nice and quiet'),
    hear: ['A silence like that in a car is hard to bear.'],
    ask: ['Who spoke first, when it came to it?', 'How long is the drive?', 'What did you do once the engine was off?'],
  },
  {
    id: 'ate-without-a-word',
    general: true,
    cues: 'ate eat dinner tea supper breakfast table',
    when: /\b(?:you|we|they|you all|everyone) (?:both |all |just )*(?:ate|eat|had (?:dinner|tea|supper|breakfast|lunch)|sat through (?:dinner|tea|supper|breakfast|lunch)|finished (?:dinner|eating)) (?:\w+ ){0,3}(?:in silence|without (?:a word|speaking|talking|saying))|\b(?:nobody|no one|neither of (?:you|us)) (?:said (?:a word|anything|a thing|much)|spoke|talked) (?:at|over|through|during|all) (?:the )?(?:dinner|tea|supper|breakfast|lunch|meal|table)|\b(?:dinner|tea|supper|breakfast|lunch|the meal) was (?:\w+ )?silent\b/i,
    beside: hardOrGrief,
    unless: inMuchOr('retreat|monast\\w*|peaceful|nice'),
    hear: ['Eating together without a word is a very lonely thing.'],
    ask: ['Who else was at the table?', 'Who got up first?', 'What does that table talk about on other days?'],
  },
  {
    id: 'back-to-the-desk',
    general: true,
    cues: 'desk work working till station computer back carried',
    when: new RegExp(
      `${lead}you${after} (?:(?:went|walked|go|had to go|sat) (?:straight |right |quietly )?back (?:down )?(?:to|at) (?:your|my|the) (?:desk|work|till|station|computer|counter|machine|line|class|bench|shift|seat|place)|carried on (?:working|serving|with (?:your|my|the) (?:work|shift|day))|kept (?:on )?(?:working|serving|typing)|got (?:on|back) (?:with|to) (?:your |my |the )?(?:work|job|shift|serving))(?:$|,| and| like| as)`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('maternity|after (?:three|four|five|six|\\d+) (?:weeks|months|years)|holiday|lunch break'),
    hear: [
      "It's hard to go back to work as if nothing had happened.",
      'There is a whole day still to be done after such a thing, and it has to look like any other.',
    ],
    ask: [
      'How did you get to the end of the day?',
      'Did anyone stop by at your place?',
      'What was the first thing you did there?',
    ],
  },
  {
    id: 'they-went-back-to-it',
    general: true,
    cues: 'game phone telly tv went back carried kept turned eat scroll laptop paper',
    when: told(
      '\\bWHO (?:(?:just|then|only|even|simply) )*(?:(?:went|goes|turned|got|looked) (?:straight |right )?back to (?:(?:his|her|their|the) (?:\\w+ )?(?:game|phone|telly|tv|screen|laptop|paper|book|food|dinner|show|programme|match|computer|xbox|playstation|emails?)|eating|scrolling|playing|watching)|(?:carried on|kept(?: on)?|continued|carries on|keeps(?: on)?) (?:eating|scrolling|watching|playing|reading|typing|chewing|cooking|looking at (?:his|her|their) phone)|(?:turned|put|switched) (?:the )?(?:telly|tv|television|football|match|volume|music|radio) (?:up|on|back on|louder))(?:$|,| like| as| and| while)',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('toddler|baby|my (?:son|daughter|kid|little)|cat|dog|customer|doctor'),
    hear: ['It hurts when they just carry on.'],
    ask: ['What did you do then?', 'How long did you stay standing there?', 'Has {who} come back to it since?'],
  },
  {
    id: 'they-sleep-you-do-not',
    general: true,
    cues: 'bed sleep asleep snor slept',
    when: /^(?:(?:and|so|then|but|now|after that|meanwhile) )*(?<who>he|she|your (?:husband|wife|partner|boyfriend|girlfriend|fiance|fiancee|other half))(?:'s| is| has)?(?: (?:just|now|already|then|even|only|gone|fast|simply|upstairs|next to you|beside you))* (?:went (?:to (?:bed|sleep)|straight to sleep|up to bed)|gone to (?:bed|sleep)|fell asleep|(?:fast )?asleep(?: (?:now|already|upstairs|next to you|beside you))*|snoring(?: (?:now|already|next to you|beside you|upstairs))?|sleeps like a (?:log|baby)|slept (?:fine|well|like a (?:log|baby)|through))(?:$|,| and| without| like| while)/i,
    beside: hard,
    unless: inMuchOr('baby|toddler|son|daughter|kid|child|cat|dog|finally asleep|hospital|ill|sick|fever'),
    hear: [
      "It's lonely to lie awake while the other one sleeps.",
      'You lie there and hear every breath, and have the whole talk over again on your own.',
    ],
    ask: ['Did {who} say good night?', 'Where are you now, while {who} sleeps?', 'Which sentence of it keeps you up?'],
  },
  {
    id: 'as-if-nothing-had-been',
    general: true,
    cues: 'nothing',
    when: told(
      "\\bWHO (?:(?:just|then|even|now|came|was|were|is|are|acts?|acted|acting|behaves?|behaving|behaved|carries on|carried on|kissed|comes?|talks?|talked|texted|said|says|wants?|made|down|in|home|back|good morning|morning|breakfast|tea|coffee|you|us|being|all) )*(?:as if|like|as though) (?:it was )?nothing(?:'s| has| had| ever)?(?: happened| was wrong|$)",
    ),
    beside: hard,
    unless: inMuchOr('i (?:acted|act|behaved|pretend\\w*)|died|stroke|dementia'),
    hear: [
      "It's hard when only one of you seems to remember.",
      'When only one of two remembers it, that one begins to ask themselves whether it was as bad as all that.',
    ],
    ask: [
      'Did you go along with it?',
      'Has {who} ever come back to such a thing later?',
      'What would you have wanted first?',
    ],
  },
  {
    id: 'did-the-dishes-then',
    general: true,
    cues: 'dishes washed washing folded cleaned wiped kitchen laundry ironing table tidied',
    when: new RegExp(
      `${lead}you${after} (?:did (?:the|all the) (?:dishes|washing[ -]up|washing|laundry|ironing)|washed (?:up|the dishes|the pots)|folded (?:the )?(?:laundry|washing|towels|clothes)|cleared (?:the table|up|the plates)|wiped (?:down )?the (?:table|counter|sides|kitchen)|cleaned the (?:kitchen|oven|bathroom|sink)|loaded the dishwasher)(?:$|,| and| after| while| until| alone)`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('finally|at last|proud|first time in|weeks'),
    hear: ['You needed something to do with your hands.'],
    ask: ['What was going on in the next room?', 'Did anyone come to help?', 'What were you thinking, over it?'],
  },
  {
    id: 'walked-it-off',
    general: true,
    cues: 'walk walked block outside drove drive',
    when: new RegExp(
      `${lead}you${after} (?:went (?:out )?for a (?:\\w+ )?(?:walk|drive|run|smoke)|walked (?:a?round the block|about|around|for (?:an?|two|three|hours|ages)\\b.*|the (?:dog|streets))|(?:drove|walked) (?:around|round|about)|went (?:outside|out the back|out in the garden|and (?:stood|sat) (?:outside|in the garden|on the (?:step|balcony))))(?:$|,| and| until| till| to cool| in the)`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('drunk|lovely|nice|gorgeous|knocked on|bridge|pills'),
    hear: ['It can help to walk it off.'],
    ask: [
      'Where did your feet take you?',
      'How was it when you came back in?',
      'Did anybody know that you had gone out?',
    ],
  },
  {
    id: 'put-the-phone-away',
    general: true,
    cues: 'phone laptop closed put turned shut',
    when: new RegExp(
      `${lead}you${after} (?:put (?:the|your|my) (?:phone|laptop|tablet) (?:down|away|in (?:a|the|your|my) \\w+|face down|on silent|under \\w+ pillow)|(?:closed|shut) (?:the|your|my) (?:laptop|app|chat|email|screen)|turned (?:the|your|my) phone (?:off|over|face down)|switched (?:the|your|my) phone off|logged (?:off|out))(?:$|,| and| because| so)`,
      'i',
    ),
    beside: inTalkOf(
      `${hurts}|text\\w*|message\\w*|replied|reply|group chat|post\\w*|photo|email\\w*|comment\\w*|instagram|facebook|snap\\w*`,
    ),
    unless: inMuchOr('to sleep|meeting|exam|focus|homework|proud|read a book|detox'),
    hear: ["You put it away, and it's still on your mind.", 'It is off, and half an ear stays with it all the same.'],
    ask: ['Have you looked again since?', 'What was the last thing on it?', 'How long did it stay away?'],
  },
  {
    id: 'got-home-after-it',
    general: true,
    cues: 'bus train home walked tram taxi tube',
    when: new RegExp(
      `${lead}you${after} (?:(?:took|caught|got) (?:the|a) (?:\\w+ )?(?:bus|train|tram|taxi|tube|uber|cab|metro)(?: (?:back|home))?|(?:walked|went|came|drove|cycled|got)(?: straight| back| all the way)* home(?: (?:alone|early|by yourself|on (?:your|my) own|after (?:that|it)|in the rain))?)(?:$|,| and (?:cried|sat|went|just|made|got|said|didn't))`,
      'i',
    ),
    beside: inTalkOf(
      String.raw`(?:said|told|asked|called|laugh(?:ed|s|ing)? at|shouted|snapped)\b[\s\S]*\b(?:in front of|stupid|useless|hurt\w*|humiliat\w*|embarrass\w*|asham\w*|angry|upset|laughed|shouted|rude|wrong|meeting|cried)`,
    ),
    unless: inMuchOr('missed|late|moved|hospital|drunk|years ago|every day'),
    hear: ['You had to get all the way home with that.'],
    ask: ['What came to you on the way?', 'Was anybody home when you got in?', 'Who was the first you told?'],
  },
  {
    id: 'put-it-in-a-drawer',
    general: true,
    cues: 'drawer box cupboard wardrobe attic shelf',
    when: new RegExp(
      `${lead}you${after} (?:put|shoved|stuck|stuffed|laid|hid|keep|kept|left) (?:it|them|that|the (?:\\w+ )?(?:letter|letters|ring|card|photos?|box|present|gift|dress|papers?|scan|picture|envelope))(?: back)? (?:(?:at the )?(?:back|bottom) (?:of|in) (?:a|the|your|my) |in(?:to)? (?:a|the|your|my) |under (?:the|your|my) |on top of the )(?:\\w+ )?(?:drawer|box|cupboard|wardrobe|attic|loft|shelf|bed|mattress|garage)(?:$|,| and| where| so| until)`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('knife|pills|tablets|rope|bottle|money|bill'),
    hear: ["You can't throw it away, and you can't look at it either."],
    ask: [
      'What kept you from throwing it out?',
      'Does anyone else know that it is there?',
      'When did you last look at it?',
    ],
  },
  {
    id: 'walked-right-past',
    general: true,
    cues: 'walk past pass straight',
    when: told(
      '\\bWHO (?:(?:just|then|only|even|all) )*(?:walked|walks|went|marched|strolled|drove) (?:straight |right |just )?past (?:you\\b|me\\b|your (?:desk|door|table|house|room))',
    ),
    beside: hard,
    unless: inMuchOr('stranger|bus driver|bus|taxi|ghost|dementia|cat|dog'),
    hear: ["It hurts to be walked past as if you weren't there."],
    ask: ['Did {who} see you, do you think?', 'What were you doing just then?', 'When did the two of you last speak?'],
  },
  {
    id: 'signed-the-thing',
    general: true,
    cues: 'sign',
    when: new RegExp(
      `${lead}you${after} signed (?:it|them|where|the (?:\\w+ )?(?:papers?|form|forms|document|documents|agreement|divorce papers|contract|consent|release|dnr|letter))(?:$|,| and| in| with| at| today| yesterday| this)`,
      'i',
    ),
    beside: inTalkOf(
      'divorc\\w*|separat\\w*|redundan\\w*|sacked|fired|house (?:sale|is sold|sold)|custody|dnr|resuscitat\\w*|vet|put (?:him|her|it) down|care home|settlement|eviction|cremat\\w*|funeral|cheat\\w*|consent|power of attorney',
    ),
    unless: inMuchOr('signed up|signed for the parcel|new job|new house|book deal|sign language|happy'),
    hear: ["It's a big thing to put your name to."],
    ask: [
      'Who was in the room with you for that?',
      'Where did you go with it afterwards?',
      'Did anybody say anything while you did?',
    ],
  },
  {
    id: 'put-the-kettle-on',
    general: true,
    cues: 'kettle tea',
    when: new RegExp(
      `${lead}you${after} (?:put the kettle on|made (?:(?:a|some|the|us|him|her|them|everyone|more|another) )*(?:(?:cup|pot|mug|cups) of )?tea)(?:$|,| and| because| while| like)`,
      'i',
    ),
    beside: hardOrGrief,
    unless: inMuchOr('lovely|nice|cosy|scone|for tea'),
    hear: ['You needed a moment to gather yourself.'],
    ask: ['Did anybody drink it?', 'Who was in the kitchen with you?', 'What got said over it, if anything?'],
  },
  {
    id: 'said-only-ok',
    general: true,
    cues: 'said say wrote replied',
    when: new RegExp(
      `${lead}you${after} (?:said|wrote|texted|replied|put|answered|typed) (?:back )?"?(?:ok|okay|fine|sure|no problem|no worries|of course|al(?:l )?right|yeah|yep|right|got it|it's (?:fine|ok|okay)|that's (?:fine|ok|okay)|thanks|thank you|see you(?: then| later)?|take care)(?: (?:then|and (?:left|went|hung up)))?"?$`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('doctor|he said yes|she said yes|so i said sure'),
    hear: [
      "It isn't easy to get so little back.",
      'It closes the thing for the other side. On yours it stays wide open.',
    ],
    ask: ['What would the longer answer have been?', 'Did it pass for the truth?', 'How long ago was that?'],
  },
  {
    id: 'a-wall-apart',
    general: true,
    cues: 'downstairs upstairs room next bedroom kitchen sofa',
    when: /^(?:(?:and|so|then|but|now|right now) )*(?<who>he|she|they|your (?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|dad|father|son|daughter|sister|brother|flatmate|housemate|parents))(?:'s|'re| is| are)(?: (?:just|now|still|sat|sitting|shut|sleeping|lying|all))* (?:in the (?:other room|next room|bedroom|living room|front room|lounge|spare room|kitchen)|in (?:his|her|their) room|downstairs|upstairs|next door|on the sofa)(?: (?:now|watching \w+|with the door (?:shut|closed)|as if nothing happened|on (?:his|her|their) phone|again|tonight))?$/i,
    beside: hard,
    unless: inMuchOr('baby|toddler|ill|sick|hospital|happy|party'),
    hear: [
      "It's lonely to be so near and not able to speak.",
      'The house goes very thin on such evenings. Each of you knows exactly where the other one is.',
    ],
    ask: [
      'Can you hear what {who} is doing?',
      'Who usually comes out first?',
      'What was the last thing said before that?',
    ],
  },
  {
    id: 'did-not-look-up',
    general: true,
    cues: 'look turn',
    when: told(
      "\\bWHO (?:(?:just|even|only|not) )*(?:didn't|did not|doesn't|never|wouldn't|won't) (?:(?:even|once|so much as) )*(?:look(?:s|ed)? (?:up|round|at you|away from|back)|turn(?:ed|s)? (?:round|around|(?:his|her|their) head)|lift(?:ed)? (?:his|her|their) (?:head|eyes)|stop(?:ped)? (?:typing|eating|chewing|scrolling|playing|watching))",
    ),
    beside: hardOrGrief,
    unless: inMuchOr('coma|dementia|autis\\w*|shy|stroke|driving|cat|dog|baby|look at (?:me|you) the same'),
    hear: [
      "It hurts when somebody can't even be bothered to look up.",
      'Half a glance would have done. It is surprising how much can hang on that.',
    ],
    ask: ['What had you just told {whom}?', 'How did you end it?', 'Is it like that at other times as well?'],
  },
  {
    id: 'sat-back-down',
    general: true,
    cues: 'sat stood stayed',
    when: new RegExp(
      `${lead}you${after} (?:sat (?:back )?(?:down|there)|stood there|stayed (?:there|where you were|put|sitting)|stayed in (?:your|my) (?:seat|chair))(?:$|,| and (?:said nothing|looked at|listened|waited|took it|stared|smiled|nodded)| like (?:an? )?(?:idiot|lemon|fool|statue|kid|child)| with (?:your|my) (?:\\w+ )?(?:coat|bag|plate|drink|tray|glass|cup|coffee|keys|shopping|flowers))`,
      'i',
    ),
    beside: hard,
    unless: inMuchOr('sun|beach|peace|meditat\\w*|bench|stars'),
    hear: ["It can't be easy to know what to do with yourself in a moment like that."],
    ask: ['What happened next?', 'Who was near you?', 'What got you moving again?'],
  },
];
