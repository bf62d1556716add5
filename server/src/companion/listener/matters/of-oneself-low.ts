import type { Matter } from './matter.ts';
import { about, notKnow, only } from './oneself-words.ts';

const cry =
  '\\b(?:cry(?:ing)?|cried|tears|tearful|sobbing|sobbed|weepy|bawling|burst(?:ing)? into tears|blubbing|weep(?:ing)?)\\b';

const noReason =
  "(?:don'?t (?:even |really )?know (?:\\w+ )?(?:why|what (?:for|about|it'?s about))|idk (?:even )?why|dunno why|(?:for |over |about )?(?:like |absolutely )?no (?:idea why|reason|particular reason)|got no reason|(?:for|over|about) nothing|without (?:a |any )?(?:reason|knowing why)|(?:comes )?out of nowhere|couldn'?t (?:even )?tell you (?:why|what)|not (?:even )?sure why|at (?:everything|anything|nothing|the smallest)|there is no(?:ne| reason))";

/** Low, and not knowing why. */
export const ofOneselfLow: readonly Matter[] = [
  {
    id: 'crying-why',
    general: true,
    signs: [
      about(
        new RegExp(`${cry}[^.\\n]{0,60}[.,]? ?(?:and |but )?(?:i )?(?:just )?${noReason}`),
        new RegExp(`${cry}[^\\n]{0,60}\\n(?:it was |but |and |honestly |there was |about )*${noReason}`),
        new RegExp(
          `(?:dunno|idk|don'?t know|no idea) why i(?:'?m| am| keep| was| just| start| started)? (?:\\w+ )?${cry}`,
        ),
        /\b(?:face was wet|eyes are leaking|tears? (?:streaming|running)|i began to (?:weep|cry)|welled up)\b.{0,80}\b(?:nothing (?:happened|had)|no reason|could not explain|couldn'?t (?:explain|say))\b/,
        /\b(?:sob\w*|cr(?:y|ied|ying)|tears \w+ \w+ \w+)\b.{0,12}\b(?:at|over) (?:a|an|the) (?:video|advert|ad|song|spoon|duck)\b|\b(?:an? )?advert for\b.{0,30}\btears\b/,
        /\brandomly (?:start(?:ed)?|burst|began)\b.{0,12}\b(?:cry\w*|sobb\w*|tears)\b/,
      ),
    ],
    unless:
      /\bused to cry\b|\blast minute\b|\bicu\b|\b(?:i )?(?:think i|kinda|kind of|sort of|do|now) know why\b|^(?:ok |okay )?i know why\b|\b(?:my |the )?(?:baby|newborn|toddler|son|daughter) (?:\w+ )?(?:cries|crying|cried)\b|\b(?:died|funeral|pregnan\w+)\b|\b(?:cry|crying|cried|sobb(?:ed|ing)|tears)\b[^.\n]{0,60}\b(?:because|cos|coz|bcos|cuz|since (?:he|she|they|my)|when (?:he|she|they|my|the)|after (?:he|she|they|my)|over (?:him|her|them|my)|about (?:him|her|them|my))\b|\b(?:don'?t|dont) know why (?:he|she|they|my|you|we|it(?:'s| is) so)\b/m,
    hear: [
      'Crying without knowing why is confusing and wears you out.',
      "It's strange to be wiping your face and wondering what on earth it's about.",
      'You go looking for what the tears are about, and whatever you find seems too small for them.',
      'You feel a bit foolish, crying over what must look like nothing from outside.',
      "Crying is tiring. You come out of it as if you'd carried something up the stairs.",
    ],
    ask: [
      'Do the tears come with a thought, or all by themselves?',
      'What do you say, if somebody sees the tears?',
      "What's usually going on around you just before the crying?",
      'Is it better after the crying, or only emptier?',
      'Does anybody see you cry, or do you keep it for when you are alone?',
      'If you had to guess what the tears are for, what would you say?',
      'What are you like in between, when you are not crying?',
      'When did you last cry and know exactly why?',
    ],
    advice: [
      "I'd let it come, then have something warm and go to bed early, since tears are often plain exhaustion. If they're back most days for two weeks, I'd tell a doctor in just those words, 'I cry and I don't know why.'",
      "I'd write down when the crying comes and what was there just before, one line each time, beginning tonight. If something repeats, you know where to look. If nothing does, tell somebody near you, so that you needn't hide it as well.",
    ],
    reason: [
      'Tears come from being worn out or wound up quite as much as from being sad, and neither of those tells you beforehand.',
      "Crying often comes long after what it's for, in the first quiet minute there is, and then it looks as if it were about nothing.",
    ],
  },
  {
    id: 'grey-and-numb',
    general: true,
    signs: [
      about(
        /\bi(?:'m| am|'ve been|m)? (?:\w+ )?(?:feel|feeling|been feeling)? ?(?:so |just |really |completely |totally |kind of |kinda |sort of |a bit |pretty )*numb\b|\bi(?:'m)? (?:\w+ )?feel(?:ing)? (?:so |just |really |completely |totally |kind of |a bit |absolutely |literally )*(?:nothing|flat|grey|gray|empty|blank|hollow|dead inside)\b(?! (?:party|since|after|without|because|at|when|about|for|in my|to))|\b(?:i|just) (?:\w+ )?don'?t (?:really |even )?feel (?:anything|much|a thing)\b(?! (?:for|about|towards))|\bcan'?t (?:seem to )?feel (?:anything|a thing)\b|\b(?:everything|it'?s all|its just|it'?s just|all of it|the world|(?:the|my) days?|life)(?:'s| is| are| feels| just feels| seems)? (?:\w+ )?(?:grey|gray|flat(?! party)|colourless|colorless|meh|beige)\b|\bgr[ea]y (?:thing|feeling|fog|cloud|mood|wool)\b|\b(?:nothing|nothing really) (?:\w+ )?(?:excites?|interests?|touches|makes|brings) (?:me(?: happy| joy)?)\b|\bturned my volume down\b|^(?:numb|empty|flat)[.!]?$/,
        /\bglass between me and\b|\b(?:on|in) autopilot\b|\beverything'?s (?:kind|sort) of (?:beige|grey|gray|flat)\b|\btastes? of (?:cardboard|nothing)\b|\bnot sad\b.{0,10}\bjust nothing\b|\bnot bad,? not good\b|\bcolou?r (?:is|has) gone\b|\bno feeling (?:attached|there|in it)\b|\bcan'?t remember (?:the )?last time i (?:laughed|felt (?:anything|happy|something))\b/,
        /^(?:just |been |i'm )?feeling (?:so |really )?(?:empty|numb|flat)(?=[.,!]|$)|^don'?t feel anything\b|\b(?:just )?going through the motions[.!]*$|\bnothing feels (?:good|nice|like anything)\b/,
      ),
    ],
    unless:
      /\b(?:numb (?:hands?|fingers?|foot|feet|leg|arm|face|toes|from)|(?:hand|finger|foot|feet|leg|arm|face|toes|lip)s? (?:\w+ )?numb|not numb|loves me|what if|pills|divorce|baby|(?:leg|arm|tooth|knee|pain)\b)/,
    hear: [
      'Feeling nothing, when you know you should feel something, is frightening in its own way.',
      "You can tell that something's nice. It just doesn't reach you, like food when you've got a cold.",
      'Whatever you used to look forward to turns into one more thing on a list when everything goes grey.',
      'You know exactly what you ought to be feeling, and that makes feeling nothing a bit frightening.',
      'You can be up and dressed and answering people, and numb through all of it, and nobody would know.',
    ],
    ask: [
      "What's the last thing that got through the grey, even for a minute?",
      'Where is the flatness worse, with people or on your own?',
      'What used to get to you, before everything went flat?',
      'If you could feel properly for one evening, how would you spend it?',
      "Does anybody know how little you're feeling at the moment?",
      'Which feeling do you miss most?',
      'Is it more like being tired, or more like being far away?',
      'What do you do all day when nothing reaches you?',
    ],
    advice: [
      "I'd stop waiting until you feel like it, and do one thing tomorrow that you used to care for, half an hour of it, with somebody there if possible. If it does nothing, no harm's done. If it's been grey for over two weeks, I'd see a doctor.",
      "I'd tell one person tonight, 'I don't feel much at the moment,' so that somebody knows. If it came on after something bad, I'd give it time, daylight and proper food. If it came from nowhere and isn't going, a doctor's the right person to tell.",
    ],
    reason: [
      'When things have been too much, or the same for too long, feelings get turned down all together, the nice ones with the others.',
      "You didn't decide to go numb, and nobody can make themselves feel a thing by knowing that they ought to.",
    ],
  },
  {
    id: 'feels-off',
    general: true,
    signs: [
      about(
        /\bi(?:'m| am|'ve|'ve been)? (?:\w+ )?(?:feel(?:ing)?|felt) (?:just |so |really |a bit |a little |kinda |kind of |sort of |very |all )*(?:off|weird|strange|out of sorts|not (?:right|myself|like myself))(?:[.,!]|$| (?:today|lately|these days|all day|and (?:i )?(?:don'?t|idk|can'?t)|but (?:i )?(?:don'?t|idk|can'?t)|since|for (?:days|weeks|a (?:while|few))))|^.{0,40}\bwhat(?:'s| is|s) wrong with me\b.{0,30}$|\b(?:can'?t|cannot) (?:\w+ )?(?:put my finger on it|name it)\b|\b(?:don'?t|do not|didn'?t|not) (?:\w+ )?feel(?:ing)? (?:quite |fully |totally |much |really )*(?:like )?(?:myself|me)(?: lately| today| anymore| these days)?(?:[.,!]|$)|\bhaven'?t (?:\w+ )?felt (?:quite |really )?(?:like )?(?:myself|me)\b|\bdon'?t know (?:what|how) i(?:'m| am)? (?:feel|feeling)[.!]*$/,
        /\bsomething(?:'?s| is) off\b(?! (?:with|about|between|at))|\bout of sorts\b|\bstill not right$|\bwoke up (?:weird|wrong|funny)\b|\bdon'?t have (?:the|a) word for it\b|\bsome type of way\b|\b(?:idk|don'?t know) what i feel(?=[.,!]|$| tbh)|\bcouldn'?t settle to anything\b|^strange mood\b|\ba bit (?:sideways|wrong, a bit)\b/,
        /^(?:just |been |i'm )?(?:feeling|feel) (?:so |a bit |really )?(?:off|weird|strange)(?=[.,!]|$)|\bsomething feels off\b(?! (?:with|about|between))|^not (?:quite |really )?myself\b|\bdon'?t feel (?:quite )?right[.!]*$/,
      ),
    ],
    unless: /\b(?:fever|vomit\w*|period|tablets?|medication|meds|pills?|temperature|dizzy|pain|died|cried)\b/,
    hear: [
      "It's uncomfortable to feel that something's wrong and not know what it is.",
      'Other people want a reason before they believe that something is off. So would you.',
      "It would almost be easier if something had happened. Then you'd at least know what's wrong.",
      'You do everything as usual, and none of it feels quite like you.',
      "Not having a word for it doesn't make it small. It's only harder to hand to anybody.",
    ],
    ask: [
      'When did you last feel properly like yourself?',
      'What does off feel like, more heavy, more restless or more far away?',
      'What do you do differently when you feel off?',
      "Is it there with other people too, or mostly when you're alone?",
      "Has anybody noticed that you're not quite yourself?",
      'Which part of the day feels least off?',
      "What's the nearest word to it, even if it isn't quite right?",
      "What was the first small sign that you weren't yourself?",
    ],
    advice: [
      "I'd see to the plain things tonight, some food, some water, an early night, and not look for the cause before tomorrow. If it's gone by then, let it go. If you feel off for two weeks more, tell a doctor exactly that.",
      "I'd look for what's different from a month ago, in sleep, people, work or what you take, and write it down. If one thing stands out, change it back for three days. If nothing does, do something tomorrow that's always felt like you.",
    ],
    reason: [
      "Feeling off without a reason happens to nearly everybody. They don't mention it, because there's so little of it to tell.",
      "You notice that something's off before you can see what, so for a while the feeling is all there is to go by.",
    ],
  },
  {
    id: 'lonely',
    general: true,
    signs: [
      about(
        /\b(?:i(?:'m| am|'ve been|m| feel| felt| get)?|so|feel(?:ing)?|felt|being|very|really|bit|just|pretty) (?:\w+ )?lonely\b|\bloneliness\b|\bso alone\b|\b(?:feel|feeling|felt) (?:\w+ )?alone\b|\bi have (?:no (?:friends|one)|nobody)\b(?! (?:in|to (?:say|write)))|\b(?:nobody|no one|noone) (?:to talk to|to call|i can (?:call|talk to))\b(?! about)|\bi know (?:literally )?(?:nobody|no one) here\b|\b(?:haven'?t|not) (?:\w+ )?(?:(?:spoken|talked|spoke)(?: out loud)? (?:to (?:anyone|anybody|a soul|a person)\b|out loud)|said a word out loud)/,
        /\b(?:nobody|no ?one)(?:'?s| has)? touch(?:ed|es) (?:me|you)\b|\b(?:tv|telly|radio) on (?:just )?(?:for|so there'?s) (?:the |a )?(?:voices?|company|noise)\b|\btalk(?:ed|ing)? to the (?:radio|radiator|checkout|kettle|walls?|telly)\b|\bno ?one to (?:tell the small|even be)\b|\bcould do with a hug\b|\beverybody has someone\b|\bphone has(?:n'?t| not) (?:buzzed|rung) (?:all|in|for)\b|\bnice if some(?:one|body) was in\b|\b(?:just )?to be (?:near|near to) people\b|\bnobody (?:that )?i can (?:call|ring)\b|\b(?:friday|saturday|weekend)(?: night)? (?:on my own|alone|by myself)\b|\beveryone(?:'?s| is) in twos\b|\bmiss having some(?:one|body) to (?:say|tell|talk|come home)\b/,
        /\b(?:nobody|no ?one) ever (?:rings|calls|texts)\b|^it'?s a lonely (?:old )?life\b/,
      ),
    ],
    unless:
      /\b(?:he|she|they|my (?:mum|mom|dad|gran|nan|mother|father|son|daughter|friend))(?:'s| is| are|'re| must be| seems| gets| looks) (?:\w+ )?lonely\b|\bleave me alone\b|\basked (?:me )?(?:if|whether) i\b|\b(?:hotel|house|place|town|road|village|beach|film|song|it) (?:was|is|looks?|felt) (?:\w+ )*lonely\b|\bnot (?:lonely|single)\b|\b(?:lonely with (?:him|her)|lonely and married|have a (?:husband|wife)|marriage|love or|thank you for|he says|she says)\b|\bno one to say nothing\b|\bbetter to be alone\b|\bmakes you feel alone\b/,
    hear: [
      'That sounds really lonely.',
      "You save up small things to tell, and then there's nobody at the end of the day to tell them to.",
      "You say something out loud and notice it's the first time you've heard your voice that day.",
      'Evenings and weekends are the long part, when everyone else seems to have gone indoors together.',
      "Lonely is hard to say out loud. It sounds as if you'd done something to deserve it.",
      'You go down the names in your phone and find a reason not to ring each of them.',
      "Some people choose to be alone. Nobody asked you whether you'd like to be lonely.",
    ],
    ask: [
      'Who did you last have a real talk with?',
      'When is it loneliest, which hour or which day?',
      "Who do you miss when you're lonely?",
      'If somebody came in and asked about your day, what would you tell them?',
      'Is it one particular person who is missing, or just anybody?',
      "Who used to know what you'd had for dinner?",
      'Whose number do you look at and not ring?',
      'When did you last laugh with somebody?',
    ],
    advice: [
      "I'd write to one person tonight, two lines about something small you saw, and ask for nothing. If they answer, name a day. If nobody comes to mind, I'd go to the same place at the same hour every week until faces know yours.",
      "I'd be where people are tomorrow, for an hour, even without talking, and say one more sentence than needed to somebody. If there's anyone you've lost touch with and still think of, ring them, and tell them that you do.",
    ],
    reason: [
      "People aren't meant to hear only their own voice. It hurts when there's nobody to tell the day to, and it's supposed to.",
      "You can be lonely in a crowd or in an empty flat. It only means that nobody's properly listened to you for a while.",
    ],
  },
  {
    id: 'nobody-to-tell',
    general: true,
    alone: true,
    signs: [
      only(
        `${notKnow} (?:who|where) (?:else )?(?:to|i can|i could|can i) (?:talk to|tell|turn(?: to)?|say (?:this|it) to|ask|go(?: to)?)(?: (?:about )?(?:this|it))?`,
        `(?:i(?:'ve| have)? )?(?:got )?(?:no ?one|nobody)(?: else)? (?:to|i can) (?:talk to|tell|turn to)(?: about (?:this|it))?`,
        `(?:i )?(?:just |really )*(?:need|needed|have|want|wanted) to (?:talk|vent|rant|let it out|talk to (?:some(?:one|body)|any(?:one|body))|tell (?:some(?:one|body)|any(?:one|body))(?: (?:this|something|about (?:this|it)))?|get (?:this|it|something) off my chest)`,
        `(?:i(?:'ve| have)? )?(?:got )?(?:no ?one|nobody) (?:i can|to) (?:say|tell|talk to about) (?:this|it)(?: to)?(?: so it'?s you (?:i'm afraid|then))?`,
        `(?:there'?s|there is) (?:no ?one|nobody)(?: (?:else|really))?(?: (?:to|i can) (?:talk to|tell))?(?:[.,]* i (?:say it|talk) to the (?:dog|cat)(?: mostly)?)?`,
        `(?:i )?(?:don'?t|do not) want to (?:burden|bother|worry) (?:any(?:one|body)|people|my (?:family|friends|\\w+))(?: with (?:it|this))?(?:[.,]* they'?ve all got enough(?: on)?)?`,
        `(?:i )?(?:can'?t|cannot|couldn'?t) (?:tell|talk to|say (?:it|this) to) any(?:one|body)(?: (?:about )?(?:this|it)| else)?`,
        `(?:i )?(?:just )?need some(?:one|body) to (?:listen|talk to|hear me|tell)`,
        `can i (?:just )?tell (?:you|some(?:one|body)) (?:something|about (?:it|something|my day))\\??`,
      ),
    ],
    hear: [
      "Then it's good that you came. Tell it in whatever order it comes.",
      'Nobody here knows the people in it, so you can say the whole thing.',
      "You can say it here, and you don't have to spare anybody.",
      "You needn't start with the background. That can come later.",
      'You can say it exactly as big as it is.',
      "You don't need to have decided what you think about it first.",
      'Go ahead. It can be as messy as it is.',
    ],
    ask: [
      "What's it about?",
      "Who's in it, if it's about somebody?",
      'How would you put it in one sentence, just to begin?',
      'Which bit of it has been sitting there longest?',
      "What couldn't you say to the people around you?",
      "What are you afraid they'd say, the people you can't tell?",
      'What made it today that you wanted to say it?',
      "What's the first sentence of it?",
    ],
  },
];
