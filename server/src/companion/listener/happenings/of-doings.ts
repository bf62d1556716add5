import type { Happening } from './happening.ts';
import { stillWithThem } from './of-loss.ts';

/** What people do with themselves in such hours: sit down on a floor, stop going, buy for two out of habit. */
export const ofDoings: readonly Happening[] = [
  {
    id: 'stopped-bothering',
    cues: 'stopped stop gave quit',
    when: /\byou(?:'ve| have)?(?: just| even| kind of| sort of| more or less| also)* (?:stopped|given up|gave up|quit) (?:(?:even|ever) )?(?:asking|telling|inviting|suggesting|going|talking|singing|dancing|playing|cooking|trying|hoping|calling|ringing|texting|writing|wearing|answering|explaining|correcting|expecting|offering|waiting for (?:him|her|them|it)|having opinions|reading|painting|drawing|running|looking forward|saying|counting|bothering|arguing|getting my|putting|laughing|joining|picking up|baking)\b/i,
    unless:
      /\b(?:when i stopped|smok\w*|drink\w*|meds|medication|tablets|insulin|eating|breath\w*|bleeding|kicking|stopped (?:him|her|them|it)\b|for a baby|not having kids|tell me to stop|he stopped|she stopped|they stopped)\b/,
    hear: [
      "You stopped, bit by bit, and that's sad in a quiet way.",
      'It saves the sting each time, and it costs the thing itself.',
    ],
    ask: [
      'When was the last time you did?',
      'Has anyone noticed that you stopped?',
      'What would have to be different to do it once more?',
    ],
  },
  {
    id: 'on-the-floor',
    cues: 'floor stairs step edge lino rug landing doorstep',
    bright: true,
    when: /\byou(?:'re|'ve been| were| just| ended up| had to| went and| come home and| came home and|'d)?(?: just| only| \w+ly)* ?(?:sat|sit|sitting|lay|lie|lying|slid|slumped|sank|collapsed|was sat|been sat|stayed|got)(?: right| just)?(?: here| there| down)* (?:on|in|onto|to) (?:the|my|your|a|their) (?:\w+ )?(?:floor|stairs|step|steps|edge of the (?:bath|bed|tub)|kitchen floor|lino|rug|landing|doorstep|tiles|mat|corridor)\b/i,
    unless:
      /\b(?:withdraw\w*|bring (?:him|her|them)|migraines?|couldn't see|to be near|near (?:him|her|them)|said hi|thank you|so happy|laughing|good news|happiest|with (?:him|her|them|my (?:son|daughter|dog|cat|kids?))|back (?:went|gone|pain)|dizzy|seizure|puzzle|stretch\w*|his bed|her bed|only thing that|passes|nap|baby|braid\w*|watched him|picnic|kids'|play\w*|yoga|knock|classroom|class|concert|lego|she sat|he sat|sits|wake (?:anyone|him|her|them)|hands went numb|ambulance|faint\w*|fell|panic|breathe|train|bus|tram|airport|knife|people)\b/,
    hear: ["It must have been a lot, if you couldn't stand up under it any more."],
    ask: ['How long did you stay down there?', 'What got you up again?', 'What had you been in the middle of?'],
  },
  {
    id: 'hands-still-count-on-them',
    cues: 'habit two light still big half milk plate cup laid table bought enough',
    when: /\bout of habit\b|\byou(?:'ve)?(?: still| always| keep| kept| just| again| \w+ly)* (?:leave|left|leaving) (?:the|a|his|her) (?:hall|porch|landing|outside|kitchen|bathroom|front)? ?(?:light|lamp|door) (?:on|open)\b|\byou(?:'ve)? (?:still|keep|kept|always|nearly|almost|even) (?:buy|buying|bought|make|making|made|cook|cooking|cooked|pour|poured|pouring|lay|laid|laying|set|setting|get|got|put|putting out|put out|peel|peeling)\b.*\b(?:two|three|four|five|both|big|his|her|their|too much|too many|for (?:him|her|them|two|four))\b|\bmade? his half\b/i,
    beside:
      /\b(?:died|dead|death|passed|left|leaving|moved|gone|uni|university|divorc\w*|separat\w*|split|alone|on my own|without|since|widow\w*|ex\b|funeral|empty|hospital|home)\b/,
    unless: /\b(?:he left|bad habit|kick the habit|drug|afraid of the dark|burglar|nightmare)\b/,
    hear: ["It's a habit of love, and it's hard to stop."],
    ask: [
      'When do you catch yourself at it?',
      'Which one of these have you kept on purpose?',
      'What was an ordinary evening like, in those days?',
    ],
  },
  {
    id: 'new-haircut',
    bright: true,
    cues: 'hair haircut fringe dye dyed barber beard bleached',
    when: /\byou(?:'ve)?(?: just| finally)? (?:had|got|cut|chopped|dyed|bleached|shaved) (?:all |off )*(?:my|your|a new|a) (?:hair(?! (?:loss|fell))|haircut|fringe|beard|head)(?: (?:cut|done|dyed|off|short|pink|red|blue|today|shorter))*(?:$|,| (?:today|and|yesterday|short|off|for|after|in))/i,
    unless:
      /\b(?:won't let|chemo\w*|cancer|wig|alopecia|fell out|hairbrush|lice|nits|mum cut|hates?|ruined|awful|crying|cried|like a boy)\b/,
    hear: ['A new haircut can make you feel quite different.'],
    ask: [
      'Who has said something about it?',
      'How long had you been thinking of it?',
      'What do you think when you walk past a mirror?',
    ],
  },
  {
    id: 'had-to-sell-it',
    cues: 'sold sell selling pawn pawned',
    when: /\byou(?:'ve|'re|'ll| have to| had to|'re having to| need to)?(?: even| just| finally)* (?:sold|sell|selling|pawned) (?:the|your|my|our|his|her|dad's|mum's|all the) (?:\w+ )?(?:piano|car|house|home|boat|pony|horse|horses|ewes|herd|cows|guitar|ring|rings|gold|farm|camera|bike|violin|land|caravan|tools|records|shop|restaurant|trampoline|van|motorbike|flat|truck|books|furniture|dress)\b/i,
    unless:
      /\b(?:burden|lighter|relief|relieved|glad|good price|happy|should i|profit|to him for|told him 7|if we|thinking of)\b|\bbuyers?\b|\bbought\b|\bfound (?:one|another|a)\b|\bclosing\b/,
    hear: [
      'Parting with something that meant so much is hard, whatever it brought in.',
      'There is what it fetched and there is what it was. Only one of them goes through the books.',
    ],
    ask: ['Who has got it now?', 'What did you do with it, mostly?', 'What was the last look at it like?'],
  },
  {
    id: 'dreamt-it',
    cues: 'dream dreamt dreamed nightmare',
    when: /\byou(?:'ve|'d| keep| always| just| still| sometimes| \w+ly)* (?:dreamt|dreamed|dream|dreaming)\b|\byou(?:'ve)? (?:had|have|keep having|woke (?:up )?from) (?:a|the same|that|this|such a|another|bad|these) (?:\w+ )?(?:dreams?|nightmares?)\b|\bin the dream\b|\b(?:the same|bad|another) (?:dreams?|nightmares?)\b.*\b(?:again|every night|last night|woke|keeps? coming)\b/i,
    unless:
      /\b(?:two languages|recall|really happened|dream in \w+|dream that we|dream of (?:a|the|my own|living|going|when)|we've dreamed|dreamed (?:in the|of this)|dreamt of work|dreaming (?:about|of) (?:the day|a|when)|daydream\w*|dream (?:about|that) (?:we|us|one day|the day)|about living|a dream god|dream of the fish|dream (?:big|job|house|home|life|school|team|flat|wedding|of (?:having|being|a|my own|going|becoming|living|opening|one day))|dreams come true|living the dream|pipe dream|in your dreams|never dreamed|that was my dream|my dream is)\b/,
    hear: ['A dream like that can stay with you for hours.'],
    ask: ['How long did it stay with you, after you woke?', 'Has that one come before?'],
  },
  {
    id: 'pet-at-the-vet',
    beside: stillWithThem,
    cues: 'vet vets',
    when: /\b(?:the )?vet(?:'s|s)? (?:\w+ )?(?:says?|said|kept|keeping|thinks|rang|has|wants|gave|found|can't|isn't|asked|is (?:worried|coming|not)|coming)\b|\b(?:at|to|from) the vet(?:'s|s)?\b/i,
    unless:
      /\b(?:com(?:e|ing|es) to (?:the|our|my) house|to the house|at home tomorrow|is dying|dog is dying|last (?:day|night|morning|walk|time|car)|sofa|too late|goodbye|nothing more|no more they can|kindest|prepare (?:myself|us)|vet bill only|married|i'm a vet|as a vet|i am a vet|put (?:him|her|them|it) (?:down|to sleep)|put down|had to say goodbye|i said to the vet|died|passed away|morning we lost|it was over|laughed at|want to be a vet|be a vet|lovely hands|ten days|duvet|vet in tulsa|in the cab|blanket in the wash|collie|sixteen years|slept on my feet)\b/,
    hear: ["It's frightening to have your animal unwell and not be able to explain it to them."],
    ask: [
      'How would you describe that animal to somebody who never met it?',
      'Who else is anxious about it with you?',
      'How long have you had each other?',
    ],
  },
  {
    id: 'animal-missing',
    cues: 'cat dog hen rabbit bird tortoise parrot',
    when: /\b(?:the|your|our|my) (?:\w+ )?(?:cat|dog|rabbit|tortoise|parrot|budgie|hamster|ferret|snake|puppy|kitten|hen)(?: \w+)? (?:is |'s |has |hasn't |went |got |didn't |did not |been )*(?:missing|run (?:off|away)|ran (?:off|away)|escaped|got out|gone (?:missing|since)|come home|come back|lost)\b/i,
    unless:
      /\b(?:found|turned up|came back|is back|home safe|dead|killed|died|blames me|gate was open|ages ago|as a kid)\b/,
    hear: [
      "It's a terrible worry not to know where they are.",
      'Every rustle outside is the one, until it is not. It makes for a very long night.',
    ],
    ask: ['When was the last sighting?', 'Who is looking along with you?', 'What would bring them running, usually?'],
  },
  {
    id: 'got-used-to-it',
    cues: 'used answer mind notice anymore more just put along',
    when: /\byou(?:'re| are|'ve got| got|'ve become| have got)? (?:(?:just|quite|so|kind of|well|pretty much) )*used to (?:it|that|this)(?: (?:now|by now|all))?$|\byou don't even (?:notice|mind|say anything|answer|bother|look up|argue|react|flinch|ask)(?: (?:it|that))?(?: any ?more| now)?$|\byou just (?:answer to it|go along(?: with it)?|put up with it|let it (?:happen|pass)|nod|take it|get on with it|leave it|swallow it)(?: now| these days)?$/i,
    unless:
      /\b(?:not used to|getting used to it slowly|never get used|can't get used|i love it|it's nice|meditat\w*)\b/,
    hear: [
      "You've had to get used to it, and that doesn't make it right.",
      'It is quieter than minding, and it takes nearly as much.',
    ],
    ask: [
      'When did you stop saying anything?',
      'Who would be surprised to hear it?',
      'What was it like in the beginning?',
    ],
  },
  {
    id: 'clothes-do-not-fit',
    cues: 'trousers dress jeans zip fit fits buttons wardrobe changing bra skirt shirt',
    when: /\b(?:trousers|dress|jeans|zip|shirt|skirt|suit|bra|uniform|coat|nothing|clothes|wedding dress|blouse|bikini|swimsuit)(?: (?:\w+ )?)(?:fits?|don't fit|doesn't fit|didn't fit|won't (?:do up|close|fit|go)|wouldn't (?:do up|close|fit|go)|do(?:es)? up|are (?:too )?tight|is (?:too )?tight|no longer fits?)\b|\b(?:changing|fitting) room(?:s)?\b.*\b(?:cry|cried|mirror|cut|stuck|light|zip|size)\w*|\b(?:stuck|cut) (?:you )?(?:in|out of) (?:a|the) dress\b/i,
    unless:
      /\b(?:too big|loose|lost weight|baby clothes|his clothes|her clothes|grown out|growing|finally fits?|puppet)\b/,
    hear: [
      "It's upsetting when your own clothes don't fit.",
      'You keep a thing hanging there for whoever you were when it last closed.',
    ],
    ask: [
      'What was it meant to be worn for?',
      'What did you put on instead?',
      'What do you like wearing, as you are today?',
    ],
  },
  {
    id: 'fell-or-slipped-in-public',
    cues: 'fell tripped slipped stumbled dropped spilt spilled toppled',
    when: /\byou(?:'ve)?(?: just| \w+ly)? (?:fell|tripped|slipped|stumbled|went flying|toppled|walked into|dropped (?:the|my|your|a) (?:tray|trophy|plates?|lot|cake))(?: \w+)* (?:in|on|at|over|off|down|up|outside|into|in front|going|to)\b.*\b(?:certificate|prize|altar|podium|everybody (?:went|laughed|saw|looked)|street|stage|ice|stairs|steps|bus|shop|office|pavement|class|aisle|canteen|everyone|station|glass|door|playground|church|escalator|town|assembly)\b/i,
    unless:
      /\b(?:asleep|in love|broke my|broken|hospital|hip|ambulance|pregnan\w*|drunk|fell apart|fell out|wrist|unconscious|bleeding|as a child|years ago)\b/,
    hear: [
      'How embarrassing, on top of hurting yourself.',
      'You are up again at once and say you are fine, before you have even checked whether it is so.',
    ],
    ask: ['Are you hurt anywhere?', 'Did somebody give you a hand?', 'How did you get away from there?'],
  },
  {
    id: 'small-cover-story',
    cues: 'said told say tell saying',
    when: /\byou (?:just |always |only |even )?(?:said|told (?:him|her|them|your \w+|everyone|everybody|people|work|school)|say|tell (?:him|her|them|your \w+|everyone|people|work|school))(?: that)? "?(?:it (?:was|is)|it's|you(?:'d| had| have|'ve| were| are|'re)|i(?:'d| had| have|'ve| was| am|'m)) (?:just |got |only |already |had |the |a |an |something |on |having |feeling |out |left |with |your |my )*(?:hay ?fever|allerg\w*|onions?|headache|migraine|cold|bug|flu|stomach|tummy|dentist|glasses|eaten|eating|forgotten|tired|busy|working|ill|sick|traffic|in your eye|plans|flat battery|no signal|not hungry|full|a meeting|the dog|the cat|bad back|your back|my back|period|hayfever|sunburn|contact lens\w*)\b/i,
    unless:
      /\b(?:fire exit|try my job|when i say|doctor (?:said|told)|he (?:said|told)|she (?:said|told)|because (?:i am|i'm) (?:ill|sick)|really (?:am|was) (?:ill|sick)|i said i'm tired|i am tired)\b/,
    hear: ["It was easier to say that than to explain, and now you're alone with the real reason."],
    ask: ['Did they believe it?', 'Who could have had the true version?'],
  },
  {
    id: 'did-it-shaking',
    bright: true,
    cues: 'shaking shook trembling wobbl anyway shaky heart knees',
    when: /\byour (?:voice|hands?|legs?|knees|whole body|heart) (?:was|were|is|are|'s|went)? ?(?:\w+ )?(?:shaking|trembling|wobbl\w+|shaky|going|all over the place|pounding|racing)\b|\byou (?:shook(?! (?:the|his|her|their|hands|your head|my))|were shaking|were terrified|were so scared|were scared stiff|were petrified)\b|\byou (?:did it|went|sang|asked|said it|read it|showed up|turned up|kept going|carried on|danced|stayed) (?:anyway|all the same|regardless|even though)\b/i,
    beside:
      /\b(?:shak\w+|shook|trembling|wobbl\w+|pounding|racing|terrified|scared|petrified|place)\b[^.]{0,40}\b(?:but|and then|and) (?:then )?i (?:still |just |even )?(?:said|did|got|went|kept|asked|read|sang|finished|opened|told|made|pressed|signed|stood|walked|spoke)|\b(?:anyway|all the same|regardless|even though)\b/,
    unless:
      /\b(?:then i (?:cried|ran)|thought i was (?:dying|having)|went to (?:hospital|a&e)|couldn't|panic|ambulance|shouted|screamed|threw|hit|ran out|hung up|slapped|cried in|left him|drank|bet)\b/,
    hear: [
      'You were scared and you did it all the same.',
      'From outside it may have looked easy. You are the only one who knows what it ran on.',
    ],
    ask: ['What got you over the edge of it?', 'How long did it take to stop, afterwards?', 'Who saw you do it?'],
  },
  {
    id: 'let-a-thing-go',
    cues: 'gave given threw thrown binned rid charity skip tip donated burned dump cleared',
    when: /\byou(?:'ve| have)?(?: just| finally| even| also| only)* (?:gave away|given away|threw (?:out|away)|thrown (?:out|away)|binned|got rid of|took .* to the (?:charity shop|tip|dump|skip)|donated|burn(?:t|ed)|dropped off) (?:the |your |my |all |his |her |our |their |every |most of |it all|old |last |of )*(?:\w+ )?(?:clothes|things|stuff|letters?|photos?|pictures?|coat|coats|shoes|toys?|pram|cot|books|records|tools|furniture|sofa|bed|uniforms?|jumpers?|shirts?|suits?|dress(?:es)?|bag|mug|ring|toothbrush|mattress|diaries|diary|crib)\b/i,
    unless:
      /\b(?:pregnant|two lines|test|laptop|by him|annoyed|he (?:threw|binned|deleted|gave)|she (?:threw|binned|deleted|gave)|they (?:threw|binned|deleted)|by (?:mistake|accident)|accidentally|wrong|regret to|so much stuff|thesis|file|stole)\b/,
    bright: true,
    hear: [
      'Letting go of something like that is harder than it looks.',
      'It goes into a bag in a minute. The deciding took longer than anyone would believe.',
    ],
    ask: ['What did you keep?', 'What made it the day for it?', 'How does the place look without it?'],
  },
  {
    id: 'deleted-it',
    bright: true,
    cues: 'delete deleted deleting unfollow block blocked removed',
    when: /\byou(?:'ve| have)?(?: just| finally| even| also| only| already)* (?:deleted|unfollowed|removed|blocked|unfriended|muted) (?:(?:the|your|my|all|his|her|their|our|every|old|last|of|whole|entire) )*(?:him\b|her\b|them\b|(?:\w+ )?(?:number|messages|texts|photos?|pictures?|videos?|app|account|playlist|contact|chat|thread|profile|conversation|instagram|insta|tinder|hinge|facebook|snapchat))/i,
    unless:
      /\b(?:by (?:mistake|accident)|accidentally|he (?:deleted|blocked|unfollowed|removed)|she (?:deleted|blocked|unfollowed|removed)|they (?:deleted|blocked|removed)|wrong|regret|thesis|file|stalk\w*|threat\w*|hits?|harass\w*|police|scam\w*|blocked (?:her|his) (?:way|drive|car|path|view))\b/,
    hear: [
      "It's done now, and that can be a relief and a loss at once.",
      'The screen is empty there now. The rest of you still knows it all by heart for a while.',
    ],
    ask: ['What made it today?', 'Have you looked for it since?', 'What was the last thing on there?'],
  },
  {
    id: 'watched-them-go',
    cues: 'watched waved wave saw stood dropped window train gate platform airport',
    when: /\byou(?:'ve)?(?: just| both)? (?:watched (?:him|her|them|the (?:car|train|bus|van|plane)|your \w+) (?:go|leave|drive|walk (?:away|off|in|through)|disappear|pull|get smaller)|waved (?:(?:him|her|them) (?:off|goodbye|away)|until|till|goodbye|at the (?:car|train|bus))|stood (?:there |and |waving |on the (?:platform|pavement|step|drive) |at the (?:door|gate|window|airport) )*(?:till|until) (?:he|she|they|the (?:car|train|bus|van)|it)|saw (?:him|her|them) off|(?:drove|took|put) (?:him|her|them) (?:to|on) the (?:airport|station|train|plane|bus))\b/i,
    unless:
      /\b(?:thought the road|road was clear|accident|shot|affair|another (?:woman|man)|with (?:him|her) in|walk out on|drunk|kerb|machine|hospital|vet|die|died|coffin|hearse|ambulance|police|court|on the telly|match|film|swallows|birds|fox|deer)\b/,
    hear: [
      "It can't be easy to stand there and watch somebody go.",
      'You stay put until there is nothing left to wave at, and then you still stand there a bit.',
    ],
    ask: [
      'What was the last thing you two said?',
      'What did you do with yourself right after?',
      'When will you see each other next?',
    ],
  },
  {
    id: 'dressed-up-for-it',
    cues: 'lipstick tie dressed ironed dress heels shaved perfume suit makeup mascara shirt nice',
    when: /\byou(?:'d|'ve)?(?: even| just| had)* (?:(?:put on|put|wore|worn|had on|bought) (?:some |a |an |your |my |the |on )*(?:\w+ )?(?:lipstick|mascara|make-?up|tie|suit|good (?:shirt|coat|dress|shoes|jacket)|nice (?:top|dress|shirt)|new (?:dress|shirt|top|shoes)|best \w+|heels|perfume|aftershave|earrings)|ironed (?:a|the|your|my) (?:\w+ )?(?:shirt|blouse|dress|suit)|got (?:all )?(?:dressed up|dressed and everything|ready)|dressed up|did your (?:hair|make-?up|nails)|shaved for|had your (?:nails|hair) done)\b/i,
    unless:
      /\b(?:hearing|pool|black suit|mustache|his tie|her dress|kids|daughter's|son's|wedding dress|every (?:day|morning)|funeral|corpse|coffin|interview|court|ashes|drag|he put on|she put on|reflection|put on weight)\b/,
    hear: ['You made an effort, so it must matter to you.'],
    ask: [
      'What did you think, in front of the mirror?',
      'When did you last go to such trouble?',
      'What made you pick that?',
    ],
  },
  {
    id: 'got-it-all-ready',
    cues: 'cooked saved laid set table seat kept cleaned baked places food enough',
    when: /\byou(?:'d|'ve)?(?: even| had| just)* (?:(?:cooked|made|bought|baked|prepared|got) (?:\w+ ){0,6}(?:for (?:him|her|them|everyone|the (?:guests|kids|party)|\w+teen|\d+|six|eight|ten|twelve|twenty)|enough for)|saved (?:him|her|them|you|a|the) (?:a )?seat|(?:laid|set) (?:the table|(?:two|three|four|five|six|eight) places|a place|out (?:the|two))|kept (?:his|her|their) (?:dinner|plate|food|tea)|tidied|put (?:the )?(?:bunting|balloons) up)\b/i,
    beside:
      /\b(?:nobody|no one|didn't|never|cancel\w*|forgot|late|text(?:ed)?|only|phone|cold|alone|bin|without|sorry|instead|waited|hours?|not one)\b/,
    unless:
      /\b(?:died|dead|funeral|every day|shift|customers|school run|work|restaurant|canteen|carer|care for|illness|stroke|loved it|everyone came|delicious)\b/,
    hear: ['You went to so much trouble, and it hurts that it was for nothing.'],
    ask: ['What had you made?', 'What did you do with it all?', 'When did you know how it would go?'],
  },
  {
    id: 'dodged-them',
    cues: 'crossed cross pretended hid hide ring pick ignored long avoid phone door',
    when: /\byou(?:'ve| just| always| still| even| \w+ly)* ?(?:cross(?:ed)? (?:over|the (?:street|road))|pretend(?:ed)? (?:not to (?:see|hear|notice|be)|you (?:hadn't|didn't|weren't|were out|were on))|hid(?:e)? (?:from|behind|in the)|go the long way|went the long way|walk(?:ed)? the long way|let it ring|didn't pick up|don't pick up|didn't (?:answer|open) the (?:door|phone)|don't (?:answer|open) the (?:door|phone)|turn(?:ed)? (?:the lights|your phone) off|avoid(?:ed|ing)? (?:him|her|them|eye|everyone|the))\b/i,
    unless:
      /\b(?:rehab|prison|overdos\w*|hospital|police|debt collectors?|bailiffs?|ten to nine|bath|toddler|messy|if you don't|plumber|bliss|bailiff|he hits|stalk\w*|police|violent|afraid of him|scared of him|bottle|drugs|toilet|bathroom|kids|hide and seek|he pretended|she pretended|seizure)\b/,
    hear: ["You didn't want to have to face them, and that's understandable."],
    ask: [
      'What would you have had to say?',
      'How long has it been like that between you?',
      'What is it you are afraid they might ask?',
    ],
  },
  {
    id: 'came-to-a-new-place',
    cues: 'came come moved arrived live lived country city town',
    when: /\byou(?:'ve| have)?(?: just| only| first)* (?:came|come|moved|arrived|relocated) (?:here|to|in|from) (?:\w+ )?(?:this (?:country|city|town|village)|here|[A-Z]\w+|from \w+|a (?:new|different|small|big) (?:city|town|country|place|school))\b.*\b(?:ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december|\d{4}|spring|summer|autumn)|last|since|alone|for (?:work|him|her|love|uni|study|my|your|the)|know (?:no|any)|don't know)/i,
    unless: /\b(?:moved in with|from the toilet|died|holiday|visit|came to (?:see|terms)|came from the|moved back)\b/,
    hear: [
      'Starting again somewhere new is lonely at first, and tiring.',
      'Everything small has to be learnt there a second time: how to queue, how to say hello, when people eat.',
      'Nobody in the street knows what you are like when you are at your ease.',
    ],
    ask: [
      'What was the first thing there that felt like yours?',
      'Who knows you there by your first name?',
      'What do people there never get tired of asking you?',
    ],
  },
  {
    id: 'machine-will-not',
    cues: 'password app log login update website machine checkout screen alexa chatbot code account locked',
    when: /\b(?:app|website|machine|self[- ]checkout|computer|system|chatbot|bot|satnav|sat nav|alexa|ticket machine|parking meter|portal|zoom|teams|tablet|printer|phone|wifi|door) (?:\w+ )?(?:won't|wouldn't|doesn't|didn't|keeps?|kept|says?|said|told|logs?|logged|locked|froze|crashed|can't|isn't) (?:\w+ )?(?:let|recogni[sz]e|work|accept|load|saying|telling|asking|crashing|freezing|"?(?:error|invalid|unexpected|try again|no)|you out|logging|open|connect|understand|believe)\b|\b(?:forgot(?:ten)?|wrong|reset|new) (?:the |your |my )?(?:password|pin|login|code)\b|\blocked (?:you )?out of (?:your|my|the) (?:account|email|phone|bank|app|laptop)\b/i,
    unless:
      /\b(?:his phone|her phone|phone wouldn't stop|fridge|heart|machine kept beeping|ward|breath|scanner says|ventilator|no one understands|husband|kidney)\b/,
    hear: [
      "It's infuriating when nothing works and there's nobody to ask.",
      'There used to be somebody behind a counter for that, who could at least see your face.',
    ],
    ask: [
      'How long did you wrestle with it?',
      'Whom do you ask, when such a thing goes wrong?',
      'What were you trying to get done?',
    ],
  },
  {
    id: 'locked-out-or-overslept',
    cues: 'locked overslept alarm slept keys inside',
    when: /\byou(?:'ve| have)?(?: just| also| gone and)* (?:locked (?:yourself|myself|us) out|overslept|slept through (?:the|your|my|three|two|every) (?:\w+ )?alarms?|missed (?:the|your|my) alarm|left the keys (?:inside|in the))\b/i,
    hear: ['What a start to the day.', 'You go over it again and again, as if it could still be caught.'],
    ask: ['What did it make you late for?', 'How did you get out of it?', 'Who came to the rescue, if anyone did?'],
  },
  {
    id: 'went-back-there',
    cues: 'back first since again returned returning',
    bright: true,
    when: /\byou(?:'ve| have)?(?: just| finally| actually| only)* (?:went|gone|been|drove|travel(?:l)?ed|flew) back (?:to|in|into|there)(?: (?:the|our|your|my|his|her|that|a))?(?: (?:old|same|first))? ?(?:village|town|house|school|hospital|ward|beach|place|church|park|cafe|café|country|island|sea|water|pool|street|city|farm|restaurant|pub|field|lake|river|there|office|gym|choir|club|class|theatre|home for)\b/i,
    unless:
      /\b(?:wrote it up|removals|night shift|went back to bed|went back to work|went back to him|went back to her|abus\w*|relapse|drink|prison|went back to sleep|visit her|every day|shift|casino)\b/,
    hear: [
      'Going back there must have stirred up a lot.',
      'You look for what is the same and for what has gone, and it is odd how little of either is where you thought.',
    ],
    ask: ['How long had you stayed away?', 'What was the first thing you noticed there?', 'Would you go again?'],
  },
];
