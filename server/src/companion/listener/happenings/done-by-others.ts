import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';
import { saying } from './said-by-others.ts';

/** What somebody did or left undone, whoever it was: the kind things and the careless ones. */
export const doneByOthers: readonly Happening[] = [
  {
    id: 'laughed-at-them',
    cues: 'laugh giggl snigger smirk snicker mock mimic imitat impression fun',
    when: told(
      '\\bWHO (?:(?:just|all|always|only|even|both|started|burst out|were|was|are|is) )*(?:laugh(?:s|ed|ing)?|giggl\\w+|sniggers?|sniggered|sniggering|snickered|smirk\\w*) (?:at|about|behind|in) (?:you(?!r (?:joke|jokes|story|impression))|how you|the way you)|\\b(?:laughed|laughing|laugh|giggling|sniggering) (?:at|about) (?:you\\b|your (?!jokes?|stor|impress|speech|puns?|drawing of)|how you|the way you)|\\b(?:made|making|make|makes|take|took|taking) (?:fun|the (?:piss|mick|mickey)) (?:of|out of) (?:you\\b|your\\b|how you)|\\b(?:mocks?|mocked|mocking|mimick?(?:s|ed|ing)?|imitat(?:es|ed|ing)|doing an impression of) (?:you\\b|your\\b|how you)',
    ),
    unless:
      /\b(?:laugh(?:s|ed|ing)? (?:at|about) (?:my|your) jokes?|laugh (?:at|about) myself|weren't laughing|wasn't laughing|would laugh|baby|toddler|camera|inshallah|pretend|if they laugh|you laugh at yourself|i laughed at)\b/,
    hear: [
      'Being laughed at like that hurts.',
      'There is no answering a laugh. Whatever you say next only seems to prove it.',
    ],
    ask: ['Was there anyone who did not laugh?', 'What did you do right after?', 'Do they know you noticed?'],
  },
  {
    id: 'laughed-when-told',
    cues: 'laugh',
    when: told(
      '\\b(?:he|she|they|your (?:dad|father|mum|mom|mother|boss|manager|husband|wife|boyfriend|girlfriend|partner|brother|sister|supervisor|friend|mate|best friend|son|daughter|teacher|coach)) (?:just |only |even )?laughed$|\\byou (?:told|asked|said|tell|explained)\\b[^.]*\\b(?:he|she|they|everyone|everybody|all of them) (?:just |all |only )?laughed(?: (?:at you|it off|for about.*|and (?:said|turned|walked|went).*))?$|\\bWHO (?:just )?laughed (?:it|that) off\\b|\\bWHO laughed when you (?:cried|said|told|asked|fell|got|were)\\b',
    ),
    unless:
      /\b(?:rode off|scooter|stranger|tickl\w*|relief|relieved|good laugh|both laughed|baby|grandson|granddaughter|toddler)\b|\b(?:joke|funny|we both laughed|she laughed and i laughed|laughing so (?:much|hard)|we laughed|grin|giggl|hug|cried laughing|sweet|lovely|best|nice|happy|proud|beautiful)\w*\b/,
    beside:
      /\b(?:i|we)(?:'ve| have|'d)? (?:\w+ )?(?:told|said|asked|cried|explained|admitted|showed|mentioned|tried to (?:tell|say|explain|talk))\b|\b(?:told|asked|said that to) (?:him|her|them|my \w+)\b/,
    hear: [
      'Telling somebody and being laughed at hurts.',
      'After a laugh it is hard to say a second time that you meant it.',
    ],
    ask: [
      'Did you say that you meant it?',
      'What had you hoped {who} would say?',
      'Have you brought it up again since?',
    ],
  },
  {
    id: 'gave-a-look',
    cues: 'groan mutter huff rolled roll rolling eyes sigh tut look looked stare staring stared glare pulled face eyebrow',
    when: told(
      "\\b(?:(?:the |a )?(?:man|woman|lady|person|people|someone|somebody|queue|guy|bloke)) behind you (?:\\w+ )?(?:sigh|tut|groan|mutter|huff)\\w*|\\bWHO (?:(?:just|always|all|only|even|actually) )*(?:roll(?:s|ed|ing)? (?:his|her|their) eyes|sigh(?:s|ed|ing)?\\b|tut(?:s|ted|ting)?\\b|pull(?:s|ed)? a face|ga?ive?s? (?:you|each other|me) (?:a|that|the|this)(?: \\w+)? look|look(?:s|ed|ing) (?:at you (?:(?:like|as if|as though) (?:you(?:'re| are| were|'d| had))? ?(?:an? |the |some )?(?:\\w+ )?(?:dirt|mad|crazy|idiot|stupid|stranger|alien|criminal|thief|nothing|rubbish|furniture|ill|something|shit|monster|joke|freak|grown|lost|nuts|ghost|leper|madman|madwoman)|with (?:pity|disgust|that)|that way)|at each other|right through you|through you|you up and down|straight through you)|star(?:es|ed|ing) at you|glar(?:es|ed|ing) at you|rais(?:es|ed) (?:an|his|her|their|one) eyebrows?)",
    ),
    unless:
      /\b(?:fish|cat|dog|cow|horse|baby|parrot|rabbit|hamster|goat|sheep|hen|pigeon|relie(?:f|ved)|(?:in|with) love|like (?:he|she) (?:loves?|fancies)|proud|happy|happily|content\w*|kind(?:ly)?|warm\w*)\b/,
    hear: [
      "A look like that hurts, and you can't even answer it.",
      'No word was said, so there is nothing to answer, and still everybody understood.',
    ],
    ask: ['What do you think it was answering?', 'Who else saw it?', 'Did either of you say anything about it?'],
  },
  {
    id: 'talked-about-as-if-absent',
    cues: 'talk discuss spoke speak refer',
    when: told(
      "\\b(?:WHO|the (?:\\w+ )?(?:doctor|consultant|surgeon|nurse|professor|specialist)s?) (?:(?:just|all|both|only|even|then|kept|were|was) )*(?:talk(?:s|ed|ing)?|spoke|speaks?|speaking|discuss(?:es|ed|ing)?) (?:about )?(?:you|your \\w+) (?:like|as if|as though|over your head|across (?:you|the bed|the table)) ?(?:you(?:'re| were| was| are| weren't| wasn't)|an?\\b|it\\b|$)",
    ),
    unless: /\b(?:like a (?:queen|hero|star|friend|legend|genius|god)|proud\w*|angel|dead|died)\b/,
    hear: [
      "It's hurtful to be talked about as if you weren't there.",
      'You are there in the middle of it, and the talk goes on as if you had stepped out.',
    ],
    ask: [
      'Did anyone speak to you in all that?',
      'What would you have put in, if one of them had looked up?',
      'What did you keep your eyes on meanwhile?',
    ],
  },
  {
    id: 'talked-over',
    cues: 'talk interrupt over cut finish sentence through speak spoke word listen ignore',
    when: told(
      "\\b(?:WHO (?:(?:just|always|all|only|even|keeps?|kept|constantly) )*(?:talk(?:s|ed|ing)? (?:right |straight |all )?(?:over|across) (?:you|the top of you|me)|sp(?:oke|eaks?) (?:right |straight )?over you|interrupt(?:s|ed|ing)?(?: you)?\\b|cuts? you off|cutting you off(?! on)|cut (?:in|across you)|finish(?:es|ed|ing)? your (?:sentences?|words?)|ask(?:s|ed|ing)? (?:your (?:husband|wife|son|daughter|mum|mother|carer|boyfriend|partner) instead|over your head)|talk(?:s|ed|ing)? (?:to (?:your (?:husband|wife|son|daughter|mum|mother|carer|boyfriend|partner)) instead of you|over your head|about you (?:as if|like) you)))|\\byou (?:can't|couldn't|never|don't|didn't) (?:even )?get a word in\\b|\\b(?:nobody|no one|no-one) (?:let you|lets you|would let you) (?:finish|speak|talk)\\b|\\bspoke as if you (?:weren't|were not) there\\b",
    ),
    unless:
      /\b(?:students|sheet|gown|ceiling|cut of meat|consultant had|baby|toddler|my (?:three|four|five|six|two)[ -]year|kids|radio|(?:hot|help) ?lines?|call cent(?:re|er)|switchboard|on hold|at the door|by a knock|phone|train|sleep)\b/,
    hear: [
      "Being talked over again and again makes you feel that you don't count.",
      'You end up holding half a sentence, and after a few of those you stop starting them.',
    ],
    ask: [
      'What had you been about to say?',
      'Did anybody bring it back to you?',
      'Does it happen with others as well?',
    ],
  },
  {
    id: 'forgot-their-day',
    cues: 'forgot forget forgotten remember',
    when: told(
      "\\b(?:WHO|nobody|no one|no-one|not one of them|none of them)(?: has| have| had)? (?:(?:all|just|even|completely|totally|clean|again|also|ever) )*(?:forg[oe]t(?:s|ten)?|remember(?:s|ed)?|didn't remember|doesn't remember|hadn't remembered)(?: about)? (?:it was |that it was |that it's |it's )?(?:your|you're|our|the) (?:(?:own|big|first|last|\\w+(?:th|nd|st|rd|tieth|ieth)|wedding|parents') )*(?:birthday|anniversary|day\\b|exam|interview|appointment|scan|results?(?: day)?|operation|op\\b|graduation|concert|recital|match|fiftieth|sixtieth|seventieth|fortieth|thirtieth|eightieth|surgery)",
    ),
    unless:
      /\b(?:dementia|alzheimer\w*|care home|memory|the home|stroke|(?<!no one |nobody |no-one )(?:he|she|they|husband|mum|mom|dad|boyfriend|sister|brother) (?:has |even )?remember(?:s|ed)|i forgot|has been ill|died|killed (?:himself|herself)|suicide|own life|passed away|grave|funeral)\b/,
    hear: [
      'It hurts to be forgotten on a day like that.',
      'You could have dropped a hint, and that is just what would have spoilt it.',
      'It is the not saying anything all day, and waiting to see whether it comes by itself.',
    ],
    ask: [
      'Did you say anything in the end?',
      'When in the day did you know it would not come?',
      'How would you have liked that day to be?',
    ],
  },
  {
    id: 'forgot-them',
    cues: 'forgot forget forgotten',
    when: told(
      '\\bWHO (?:(?:all|just|even|completely|totally|clean|again|also|always|keeps?|must have) )*forg(?:o|e)t(?:s|ting|ten)? (?:you\\b|to (?:pick you|ring|call|invite|tell|ask|include|collect|mention|save|wake|put you|come)|that you|about you\\b|your (?!birthday|anniversary|day|name|deadline))|^(?:he|she|they) (?:just |completely |simply )?forgot(?: again)?$',
    ),
    unless:
      /\b(?:the book he|the book she|umbrella|his lunch|her lunch|passport|bring (?:him|her)|wallet|line|lyrics|pills|tablets|dementia|alzheimer\w*|care home|memory|carer|stroke|because (?:he|she)'s ill|keys|glasses|lines|words|deadline|i forgot|not forgot|didn't forget|that they forgot|maybe (?:they|he|she) forgot|session)\b/,
    hear: [
      'It hurts to be forgotten, even if nobody meant it.',
      'Anybody forgets, you tell yourself. And then you count whom they would not have forgotten.',
    ],
    ask: ['How did you come to hear of it?', 'What was said, once it came up?', 'Has it happened before?'],
  },
  {
    id: 'cancelled-on-them',
    cues: 'cancel called flak bail pulled blew stood show turn came dropped',
    when: told(
      "\\b(?:WHO (?:(?:has|have|just|all|always|only|even|again|keeps?|kept|then) )*(?:cancel(?:s|led|ed|ling|ing)?(?: (?:on you|again|last minute|at the last|an hour|the day|on the|our|your (?!contract|surgery|card|shift|interview|operation|exam|train|flight|bus))|$)|bail(?:s|ed)? on you|flak(?:es|ed)(?: on you)?|blew you (?:off|out)|stood you up|pulled out|dropped out|didn't (?:even )?(?:show(?: up)?|turn up|come)\\b|never (?:showed|turned up|came)\\b|no-?showed|couldn't (?:make it|be bothered)))|\\byou(?:'ve| have)?(?: just)? (?:got|been|were) stood up\\b|\\bcancelled on you\\b|\\b(?:nobody|no one|no-one|not one(?: of them)?|none of (?:them|your \\w+)) (?:came|turned up|showed(?: up)?)(?: (?:to (?:your|the|it|my)\\b.*|in the end))?$",
    ),
    unless:
      /\b(?:promis\w*|supervisor|manager|boss|cover|work|appointments?|clinic|gp|surgery|consultant|hearing|shift|interview|ferry|chopper|flight|exam|surgery|operation|subscription|contract|bus|taxi|uber|train|period|doctor|ambulance|police|electrician|plumber|post|parcel|bailiffs?|i cancelled|good thing|relief|relieved|sleep|sun|rain|summer|spring|dead|died|ash(?:es)?|funeral|war|words?|letter|answer|never came back|home|tears|delivery|visa|money|birds?|swallows|ride)\b|\bwent (?:alone|anyway|by myself|on my own)\b/,
    hear: [
      "Being let down like that hurts, when you'd counted on it.",
      'The day had already been there in your mind, and the getting ready was half of it. All of that falls away at once.',
      'You are left with hours you never asked for, and with the question of how much it mattered to them.',
    ],
    ask: ['What did you do with the time instead?', 'What reason was there, if one was given?'],
  },
  {
    id: 'kept-them-waiting',
    cues: 'late waited waiting wait hour',
    when: told(
      "\\bWHO (?:(?:came|turned up|showed up|arrived|rolled in|was|were|got (?:there|here|home|in)|always|only|just|again|comes|is|are|an|two|three|hours?|half|minutes|forty|twenty|thirty|\\d+|is always|are always) )+late\\b|\\bWHO (?:kept|keeps|made|left|let) you (?:waiting|wait(?:ed)?|standing)\\b|\\byou (?:waited|sat there|sat waiting|stood there|stood waiting|were waiting) (?:for (?:him|her|them|two|three|an?|over|nearly|the whole|\\d+)|(?:an?|two|three|over an|\\d+|half an|nearly) \\w*hours?)\\b[^.]*\\b(?:hours?|minutes|never came|didn't come|nothing|nobody)\\b",
    ),
    unless:
      /\b(?:late husband|late wife|late father|late mother|too late|period|bus|train|hospital|A&E|ambulance|on hold|doctor|clinic|results?|surgery|operation|born|i was late|worried|accident|rent|pregnan\w*|birth)\b/i,
    hear: ["Being kept waiting like that makes you feel that you don't matter much."],
    ask: [
      'What was said when it came to it?',
      'How long was it, all in all?',
      'What did you do with yourself meanwhile?',
    ],
  },
  {
    id: 'never-asks-back',
    cues: 'ask asks asked asking',
    when: told(
      "\\b(?:WHO (?:(?:even|ever|really|just|else|here|still) )*(?:never|didn't|doesn't|don't|hasn't|haven't|won't|stopped|forgets? to)|(?:nobody|no one|no-one|not one of them|none of them)(?:'s| has| have| here| else| at work| there)*) (?:(?:even|once|ever|really|actually|think to|thought to|bothers? to|bothered to) )*(?:ask(?:s|ed|ing)?) (?:(?:you|me) )?(?:how (?:you|i|it|your|my|that|things|the (?:interview|exam|scan|test|day|funeral|first day|appointment|trip|move|show|match|hospital|meeting)|work|school)|about (?:you\\b|your (?!money|passport|visa)|it\\b)|what you|anything about you|after you|back$|if you(?:'re| are| were) (?:ok|okay|alright|all right)|who)|\\b(?:he|she|they|your \\w+) never (?:once |even )?asks$",
    ),
    unless:
      /\b(?:asked (?:me|you) (?:if|how)|(?<!no one |nobody |no-one |not one of them )(?<!never )(?<!n't )(?:he|she|they|mum|mom|dad|who) ask(?:s|ed) (?:me |you )?(?:how|about|what|after|if)|i (?:never|didn't) ask|you never ask(?:ed)?|how do i ask)\b/,
    hear: [
      'It hurts to ask about others and never be asked yourself.',
      'It takes so little to ask, which is why it weighs something when nobody does.',
      'After a while you stop bringing anything along, and then there is even less to ask after.',
    ],
    ask: [
      'What would you have told, if you had been asked?',
      'Who does ask you, these days?',
      'Was it ever different?',
    ],
  },
  {
    id: 'not-thanked',
    cues: 'thank grateful appreciat granted',
    when: told(
      "\\b(?:(?:nobody|no one|no-one|not one of them)(?: has| have)? (?:(?:even|ever|once|just|really) )*|WHO(?: has| have)? (?:(?:even|ever|once|just|really) )*(?:never|didn't|doesn't|don't|hasn't|haven't) (?:(?:even|once|ever) )*)(?:(?:say|says|said) (?:a )?thank(?:s| you)|thank(?:s|ed)? you\\b(?! for))|\\b(?:not (?:even )?(?:a|one|so much as a)|never (?:a|get a|got a|had a|once a)|without (?:even )?a|no) (?:single |word of )?thank(?:s|[ -]?you)?\\b|\\b(?:takes?|took|taking|taken) (?:it|it all|everything you do|that) for granted\\b|\\b(?:nobody|no one|no-one|they don't|he doesn't|she doesn't) (?:even |ever |really )?appreciates?\\b",
    ),
    unless:
      /\b(?:(?:he|she|they|who|mum|mom|dad|boss|manager|man|woman|lady|girl|boy) (?:said|says|even said) thank(?:s| you)|no thanks|no thank you|say thank you|i (?:never|didn't) (?:thank|say thank)|thank you wren|didn't expect)\b/,
    hear: [
      'It hurts to do so much and never be thanked.',
      'It was never about the thanks as such. It is about somebody having seen that it was work.',
    ],
    ask: [
      'Which part of it do they see least?',
      'How long have you been doing it?',
      'When did somebody last say it, anybody at all?',
    ],
  },
  {
    id: 'was-thanked',
    bright: true,
    cues: 'thank',
    when: told(
      '\\bWHO (?:(?:came (?:back|over|up) (?:to|and)|even|just|actually|finally|stopped and|rang to|wrote to|wanted to|really|always) )*(?:thanked you|(?:said|says|wrote|whispered|shouted) "?(?:a )?(?:big |proper )?thank(?:s| you)\\b)|\\byou (?:got|had|received) (?:a|an?) (?:lovely |nice |proper |small )?thank[ -]you\\b',
    ),
    unless:
      /\b(?:politely|like i'm|like i am|as if i|staff|stranger|polite|for my service|everyone else|to (?:him|her|them)|never|didn't|not once|no one|nobody|doesn't|without|don't|not even|no thank|instead of|but no|thanks but|sarcas\w*|redundan\w*|let (?:me|you) go|rather|wish|thank you for (?:coming|your (?:interest|application|service|time|patience))|thank you wren|thank you,? (?:next|but))\b/,
    hear: [
      "It's good to be thanked like that.",
      'A thank you like that says somebody looked up and saw what it had been. It does not happen every day.',
    ],
    ask: ['What had you done for {whom}?', 'Did you see it coming?', 'What did you answer?'],
  },
  {
    id: 'said-sorry',
    bright: true,
    cues: 'sorry apologis apologiz',
    when: told(
      '\\bWHO (?:(?:actually|finally|even|just|really|also|has|came (?:over|back|round|in|up) (?:to|and)|called and|rang and|rang to|called to|came to|came home and|wrote to|texted to|wants? to|has) )*(?:said (?:he was |she was |they were |that he was |that she was )?"?(?:i\'m )?sorry|apologi[sz]ed|say sorry)(?: (?:to you|first|properly|finally|today|for (?:it|everything|that|what)|about|after|in the end|last night|yesterday))*(?:$|,| and you)',
    ),
    unless:
      /\b(?:i was short|i snapped|i shouted|i started it|my fault|i was (?:rude|horrible|mean|unfair|wrong)|for nothing|for no reason|for crying|for existing|for being|never|didn't|hasn't|haven't|won't|doesn't|wouldn't|not once|refus\w+|wish|but|again|then it happens|always|every time|if|should|wait(?:ing)?|still|sorry (?:crazy|hun|love|no)|forty times|used to)\b/,
    hear: ['A real apology can mean a lot.'],
    ask: ['What did you say to {whom}?', 'How are you with each other now?', 'Had you still been hoping for it?'],
  },
  {
    id: 'took-the-credit',
    cues: 'credit idea name praise glory presented own',
    when: told(
      '\\b(?:(?:took|takes|taking|take|gets?|got|claimed|steals?|stole) (?:all )?(?:the |your )?credit|(?:stole|nicked|pinched|used|takes?|took|presented|pitched|copied|repeated) your (?:idea|work|slides|design|report|recipe|project)|(?:said|says|repeated) (?:exactly )?(?:what you|the same (?:thing )?(?:you|as you)|your idea)|put (?:his|her|their) (?:own )?name (?:on|under|to)|passed it off as|as if it (?:was|were) (?:his|hers|theirs|his own|her own)|(?:your|the) idea (?:became|is|was) (?:suddenly |now )?(?:his|hers|theirs))\\b',
    ),
    unless:
      /\b(?:seriously|on board|into account|home|off the|credit (?:card|union|rating|score)|i took|you took|you should take|take some)\b|\b(?:i|you) (?:\w+ )?(?:get|got|gets|take|took) (?:\w+ )?credit\b|\bextra credit\b|\bcredit for (?:the|this|that) (?:class|course|chat|hit|survey|others?)\b/,
    hear: [
      'Having your work taken by somebody else is infuriating.',
      'Say something, and you look petty. Say nothing, and it stays with another name on it.',
      'The hours were yours and nobody was there to see them. The moment in the light goes to somebody else.',
    ],
    ask: ['Does anyone there know whose it was?', 'What did you do when you saw it?', 'How long had you worked on it?'],
  },
  {
    id: 'blamed-them',
    cues: 'blam fault because',
    when: told(
      `\\bWHO (?:(?:all|just|always|only|even|still|now|again) )*(?:blam(?:es?|ed|ing) (?:you|it on you|everything on you|it all on you)|(?:says?|said|thinks?|told you|tells you|is saying)(?: that)? (?:it's|it was|it is|that's|this is|everything is|it's all|it was all) (?:all )?(?:your|my) fault|put (?:it|the blame) on you)\\b|\\byou (?:got|get|were|are) (?:the )?blamed?\\b|\\b(?:pinned|pinning) it on you\\b`,
    ),
    unless:
      /\b(?:nobody blames|no one blames|doesn't blame|don't blame|not (?:my|your) fault|wasn't (?:my|your) fault|isn't (?:my|your) fault|i don't blame)\b/,
    hear: [
      'Being blamed for it hurts.',
      'From there every word sounds like an excuse, even when it is simply how it was.',
    ],
    ask: ['How was it, as you saw it?', 'Who else was there that could say?', 'What have you answered so far?'],
  },
  {
    id: 'went-quiet-on-them',
    cues: 'speak spoken talk silent silence quiet word ignor blank',
    when: told(
      "\\bWHO (?:(?:just|still|now|hardly|has|have|even|always|barely|then|suddenly|all) )*(?:(?:hasn't|haven't|isn't|aren't|won't|wouldn't|not|doesn't|don't|stopped|refuses to|didn't|hardly|barely|never|quit) (?:(?:even|hardly|really|been) )*(?:speak|spoke|spoken|speaks|speaking|talk|talked|talks|talking) to you|giv(?:es?|ing|en) you the silent|gave you the silent|(?:goes|went|gone|going|has gone) (?:all |very |completely |totally |so )?(?:(?:silent|quiet|cold) (?:on you|with you|for (?:days|weeks|the rest|like|an?|two|three|hours|the whole)|since|all (?:day|evening|night|weekend|week))|cold on you|radio silent)|ignor(?:es|ed|ing) you|blank(?:s|ed|ing) you)\\b|\\bthe silent treatment\\b|\\b(?:haven't|have not|not) (?:said a word|spoken|exchanged a word) (?:to each other )?(?:since|in|for)\\b",
    ),
    unless:
      /\b(?:until|till) (?:dinner|tea|lunch|bed|the evening|supper|then|after|later|morning)\b|\b(?:ashes|buried|grave|headstone|passed away|urn|line went|joke|kettle|baby|for a (?:second|minute|moment|bit)|then you could|teenager|toddler|coma|speech|stroke|speech therap\w*|selective mut\w*|autis\w*|three years old|you (?:haven't|hardly|stopped|don't) (?:spoken|speak|talk)|nonverbal|dead|died|phone went|room went|table went|house|it went|everyone went|they went quiet when i (?:won|sang)|hip|chest|head|applied|panel|company|therapist|psych\w*|counsel\w+|insur\w*|went (?:very |all )?quiet and|if i|if you|rang (?:my|me)|knees?)\b|\b(?:told|asked) (?:her|him|them) (?:this|that|it|to)\b|\bco-?worker\b|\b(?:texts?|messages?) (?:me|you)\b.{0,20}\bmoney\b/,
    hear: [
      'Being met with silence like that is hard to bear.',
      'The longer it lasts, the harder it gets to say the first word.',
    ],
    ask: [
      'What was the last thing said between you?',
      'Who has broken it, other times?',
      'What would you say, if the talking started again?',
    ],
  },
  {
    id: 'walked-out',
    cues: 'walked stormed slam left went drove door',
    when: told(
      '\\bWHO (?:(?:just|then|even|simply|got up and|stood up and|got (?:his|her) coat and) )*(?:(?:(?:walked|stormed|marched) (?:out|off|away)|(?:ran|drove|went) off)(?! (?:with|to|into|for|together|the|and))\\b|slammed (?:the|his|her|every) (?:\\w+ )?door|turned (?:his|her|their) back on you|left (?:the table|the room|without (?:a word|saying|looking)|mid\\w*))',
    ),
    unless:
      /\b(?:dad|father|mum|mom|mother) (?:left|walked out) (?:when|before)|\b(?:if (?:he|she|they) walked|dog|cat|horse|alarm|lights?|bus|car|interview|happily|smiling|grinning|skipped|beaming|scot|milk|years ago|as a kid|when (?:i|you) (?:was|were) (?:\d+|a kid|little|small|born|two|three|four|five|six|seven|eight|nine|ten))\b/,
    hear: [
      'Being left standing there like that is upsetting.',
      'And then you are standing there with the argument still going on, and nobody in it but you.',
    ],
    ask: ['Have you heard from {whom} since?', 'What were the last words of it?', 'What did you do when it was quiet?'],
  },
  {
    id: 'hung-up',
    cues: 'hung hang put phone',
    when: told(
      '\\b(?:WHO|someone|somebody|the (?:man|woman|lady|girl|guy)) (?:(?:just|then|even|always|simply|keeps?|kept) )*(?:hung up|hangs up|hanging up|put the phone down|slammed the phone|cut you off|rang off)\\b',
    ),
    unless:
      /\b(?:hung up (?:the|his|her|my|your) (?:\w+ )?(?:coat|coats|washing|boots|hat|call to)|love you|wrong number|bye|laughing|hung up (?:for|on) (?:him|her)|fell asleep)\b/,
    hear: [
      'Being cut off like that hurts.',
      'You are left with the phone in your hand and everything you were just about to say.',
    ],
    ask: ['What had you still wanted to say?', 'Has either of you rung back?', 'What was said just before?'],
  },
  {
    id: 'shown-up-before-others',
    cues: 'front loud read everyone class group table',
    when: told(
      '\\b(?:(?:WHO|it|that|someone|which)\\b.* )?(?:in front of|before) (?:(?:the|his|her|their|your|all|whole|entire|of|my|other|a|full) )*(?:everyone|everybody|class|team|office|family|friends|colleagues|guests|table|staff|squad|group|room|customers|clients?|kids|children|parents|students|congregation|shop|yard|queue|mates|neighbou?rs|meeting|in-laws|ward|patients|intern|people|strangers)\\b|\\b(?:WHO) (?:read|reads) (?:it|your (?:\\w+ )?(?:message|mark|essay|text|letter|diary|name|score|results?)) (?:out|aloud|out loud)\\b',
    ),
    unless:
      /\b(?:i(?:'m| am) (?:scared|afraid|terrified|worried)|scared|afraid|dread\w*|i(?:'ll| will| might| may|'m going to)|going to|i hate|don't want to|i didn't want|i won't|not in front|never in front|i (?:dropped|tripped|fainted|stuttered|stammered|blush\w*|froze|forgot)|prais\w*|proud|proposed|thank\w*|hug\w*|clap\w*|applau\w*|stood up for|kiss\w*|won|medal|sang|well done|spoke|stand up in|good job|best|congrat\w*|birthday|i (?:sang|read|spoke|stood|danced|played|threw|cried|fell|wet|proposed|called|did|got|gave|told|had to|have to|can't|couldn't|said|was sick|shouted)|wedding|speech|presentation|vows|eat(?:ing)? in|tv|telly|audition|exam)\b/,
    beside:
      /\b(?:said|says|told|called|shout\w*|yell\w*|laugh\w*|humiliat\w*|asham\w*|embarrass\w*|corrected|asked|joke|screamed|wrong|stupid|useless|read)\b/,
    hear: [
      'Being treated like that in front of others is humiliating.',
      'Without the audience it would be half the size. You have to keep your face together while they all watch.',
      'The faces last longer than the words: who looked down, and who looked on.',
    ],
    ask: [
      'Did anyone say something, then or afterwards?',
      'What did you do with your face?',
      'How was it with them the next time you met?',
    ],
  },
  {
    id: 'only-when-they-want-something',
    cues: 'only when need want unless money nice favour favor use using',
    when: told(
      "\\b(?:WHO )?(?:only|just|never) (?:ever |even )?(?:rings?|calls?|texts?|messages?|writes?|visits?|comes? (?:round|over|to (?:you|see you))|nice|talks? to you|speaks? to you|contacts?|remembers? you|gets? in touch|wants? (?:you|to know you))\\b.*\\b(?:when|if|unless|for) (?:(?:he|she|they|it|there|something|someone)(?:'s|'re| is| are)? )?(?:(?:his|her|their|the) \\w+(?: is|'s| are| breaks| broke)|need|want|money|short|away|drunk|single|busy|down|broke|boyfriend|girlfriend|husband|wife|bored|ask|about|lonely|wants|needs|something|a favou?r|a lift|babysit)|\\bWHO (?:(?:is|are|was|were|just|only|always) )*(?:us(?:es|ed|ing)) you\\b(?! to)",
    ),
    unless: /\b(?:used you to|my (?:son|daughter|kid|toddler|baby)s? only|if i (?:need|want)|when i (?:need|want))\b/,
    hear: ["It hurts to be wanted only when you're useful."],
    ask: [
      'What was it the last time?',
      'What happens when you say no?',
      'When did {who} last come with nothing in mind?',
    ],
  },
  {
    id: 'stood-up-for-them',
    bright: true,
    cues: 'stood stuck defend side stick spoke back',
    when: told(
      '\\bWHO (?:(?:actually|really|even|just|always|finally|then) )*(?:(?:stood|stuck|stands|sticks|spoke) up for you|defended you|(?:took|took|takes|was on|is on) your side|had your back|has your back|backed you(?: up)?|believed you|believes you|told (?:him|her|them) to (?:leave you|stop|shut up|lay off))\\b',
    ),
    unless: /\b(?:nobody|no one|never|didn't|wouldn't|won't|doesn't|if|should|wish|no-one|not once|none|instead)\b/,
    hear: [
      'It means so much when somebody stands up for you.',
      'You do not forget who opened their mouth, long after the rest of it has faded.',
    ],
    ask: [
      'Did you see it coming, of all people from {whom}?',
      'What did the others do then?',
      'Have you told {whom} what it was worth?',
    ],
  },
  {
    id: 'noticed-them',
    bright: true,
    cues: 'notic asked check alright okay knew saw',
    when: told(
      "\\b(?:WHO|someone|somebody|the (?:man|woman|lady|girl|boy|guy|driver|nurse|receptionist|cashier|barista|pharmacist|teacher|librarian)|a (?:man|woman|lady|girl|boy|guy|stranger|nurse|colleague|neighbou?r)) (?:(?:actually|even|just|really|always|came (?:over|up|back) (?:to|and)|had|stopped and|sat down and|leaned over and|quietly|turned round and) )*(?:noticed (?:that )?you\\b(?!r)|(?:asked|asks)(?: you)? (?:if|whether) you(?:'re| are| were|'d)? (?:ok|okay|all ?right|fine|eaten|had (?:eaten|lunch))|asked (?:you )?how (?:you (?:were|are|are doing|were doing)|it was going)|asked (?:after you|who looks after you)|(?:checked|checks|checking) (?:in )?on you|saw (?:that )?you (?:were|weren't) (?:crying|upset|not|shaking|sad|close|ok|struggling))",
    ),
    unless:
      /\b(?:so sweet|when(?:ever)? i(?:'m| am) (?:ill|sick|sad|down)|always|every (?:day|night|morning|evening)|police|parole|carer|they only|annoy\w*|my phone|tracks?|keeps checking|nobody|no one|never|didn't|wouldn't|doesn't|no-one|not once|none|hardly|stopped asking|mistake|late|wrong|doctor asked|police|pretend\w*|hide|hiding|snapped|i said (?:fine|i'm fine|yes fine)|only|but)\b/,
    hear: [
      'It means a lot when somebody notices and asks.',
      'To be noticed without having made a sign takes a weight off that you had stopped feeling.',
    ],
    ask: [
      'What did you say, when {who} came with that?',
      'What had given it away?',
      'Who else tends to notice, with you?',
    ],
  },
  {
    id: 'remembered-of-them',
    bright: true,
    cues: 'remember',
    when: told(
      '\\b(?:WHO|someone|somebody|the (?:man|woman|lady|girl|boy|guy|driver|nurse|receptionist|barista)(?: \\w+ \\w+ \\w+)?) (?:(?:actually|even|just|always|still|had) )*remember(?:s|ed) (?:(?:that )?(?:you(?!r (?:mother|father|dad|mum|late))|i)\\b|how you|what you|your (?:name|birthday|order|coffee|tea|shifts?|rice|favou?rite|song|interview|exam|anniversary)|it was your|from)',
    ),
    unless:
      /\b(?:nobody|no one|never|didn't|wouldn't|doesn't|no-one|not once|none|hardly|dementia|alzheimer\w*|home|wish|i wish (?:he|she) hadn't|golf|still went|only|but|hate|wrong|as a (?:child|boy|girl|baby)|cancer|breast)\b/,
    hear: [
      "It's a lovely thing to be remembered like that.",
      'Somebody kept that about you, without being asked to. It tells you that you had been in their mind.',
    ],
    ask: ['Did you let on that you noticed?', 'How did it come up?', 'What do you remember like that about {whom}?'],
  },
  {
    id: 'left-something-for-them',
    bright: true,
    cues: 'left brought bring brings sent made saved bought baked cooked put dropped gave',
    when: told(
      '\\b(?:WHO|someone|somebody|(?:the|an?|our|this) (?:\\w+ )?(?:man|woman|lady|girl|boy|guy|driver|nurse|landlady|landlord|neighbou?r|stranger|colleague|waitress|waiter|baker|cleaner|teacher)(?: (?:from|at|next|in|on|across) [\\w ]+?)?) (?:(?:quietly|just|always|even|still|also|once|then|secretly|came (?:over|round|up|in) (?:and|with)) )*(?:(?:left|brought|brings|sent|saved?|bought|baked|cooked|dropped(?: off| round)?|gave|gives|made|makes|handed|offered|slipped|cut|knitted) (?:you|us) (?:(?:a|an|some|the|his|her|their|half|two|one|up|extra|hot|warm|little|small|home-?made|big|whole|bit|of|last|cup|mug|bowl|plate|slice|piece|tin|pot|bag|jar|box|loaf|bunch|nice|proper|fresh|lovely|free|chicken|spare) )*(?:tea|coffee|soup|dinner|cake|bread|biscuits?|flowers?|food|lunch|breakfast|sandwich|eggs|tomatoes|card|postcard|letter|note|chocolate|chocolates?|present|gift|blanket|scarf|hat|gloves|jumper|coat|tissue|tissues|hug|sweets?|toast|pie|curry|stew|casserole|rice|dumplings|apple|apples|plums|jam|honey|umbrella|window seat|slice|piece|mints?|cupcake|cookies?|pasta|noodles|milk|wine|beer|twix|plate|bowl|cup|mug)|(?:left|put) (?:a|an|some|the|soup|flowers|eggs|cake|food) .*\\b(?:outside your|on your|at your|by your|in your) (?:door\\w*|desk|step|doorstep|pillow|locker|bag|porch|windscreen))\\b',
    ),
    unless:
      /\b(?:years|decades)\b.*\bthey (?:\w+ )?gave (?:me|you|us)\b|\bthey (?:\w+ )?gave (?:me|you|us)\b.*\b(?:after|for) (?:[\w-]+ )?(?:years|decades)\b|\b(?:nobody|no one|never|didn't|wouldn't|doesn't|no-one|not once|used to|died|dead|passed|funeral|ex\b|returned|send back|break ?up|divorce|wrong|threw|allerg\w*|poison\w*|instead|only|just|hate[sd]?|cold tea|letter saying|warning|fired|redundan\w*|solicitor|eviction|if|lied|affair|cheat\w*|love-?bomb\w*|guilt\w*|deodorant|star|said he|christening|but|food ?bank|volunteer\w*|ashamed|humiliat\w*)\b/,
    hear: [
      'What a kind thing for somebody to do.',
      'Somebody had to think of you while you were not there. That is most of what is in it.',
    ],
    ask: [
      'How did you take it, at that moment?',
      'What had made it come just then, do you think?',
      'Does that happen often?',
    ],
  },
  {
    id: 'stranger-was-kind',
    bright: true,
    cues: 'stranger driver man woman lady boy girl guy old bloke fella lad queue someone somebody passenger conductor cashier',
    when: /\b(?:a|an|the|some|this|one|someone|somebody|(?:complete|total|perfect) stranger)(?: (?:old|older|young|random|lovely|kind|nice|little|elderly|big|whole|complete|total|bus|taxi|train|cab|lorry|delivery|check-?out|teenage|tattooed))* ?(?:man|woman|lady|boy|girl|guy|bloke|fella|lad|stranger|driver|conductor|cashier|passenger|queue|couple|someone|somebody|kid|teenager|porter|guard|waitress|lollipop lady)?(?: (?:behind|in front of|next to|opposite|beside|from|on|at|in) [\w' ]{2,25}?)? (?:just |even |actually |quietly |then )?(?:got up for you|put an extra|slipped (?:you|an)|winked|let you off|shared (?:his|her|their)|walked you|lent you|waited for you|held (?:the (?:door|bus|lift|train)|your (?:hand|arm|bag|bags|baby|place))|gave you (?:his|her|their|a|the) (?:seat|hand|tissues?|smile|wink|coat|umbrella|change|lift|sweet|mint|nod)|let you (?:go (?:first|ahead)|on|through|off|in|sit|past)|helped you|carried your|picked (?:it|them|up your|you up|everything)|paid for (?:you|your|my|it)|smiled at you|sat (?:down )?(?:with|next to|beside) you|stood up for you|offered you|stopped (?:to help|and helped|for you)|got down on|touched your arm|said (?:something (?:nice|kind)|you looked|"?(?:nice|lovely|love|good|like) (?:\w+ )?(?:shoes|coat|dress|hair|hat|day|voice|smile|jacket|bag|morning)))/i,
    unless:
      /\b(?:accident|won't be able to go back|wet myself|asham\w*|embarrass\w*|humiliat\w*|mortif\w*|cry\w* in|how long|nobody|no one|never|didn't|wouldn't|no-one|creep\w*|followed|grabbed|police|scam\w*|robbed|uncomfortable|drunk|thigh|knee)\b/,
    hear: ['It can mean so much when a stranger is kind like that.'],
    ask: ['Where was that?', 'Did you say anything to each other?', 'How was the rest of the day, after that?'],
  },
  {
    id: 'held-or-hugged',
    bright: true,
    cues: 'hug held holding cuddle squeezed arms hand arm shoulder',
    when: told(
      '\\b(?:WHO|someone|somebody) (?:(?:just|even|actually|came (?:over|up|in|back) (?:and|to)|sat (?:down|there|with you) and|got up and|ran up and|quietly|then|really|also) )*(?:hugged (?:you|me)\\b|held (?:you\\b(?! (?:back|down|up|to|against|by|responsible))|your (?:hand|arm|face))|gave you (?:a|the|such a|the biggest|a big|a proper|a long|a tight) (?:\\w+ )?(?:hug|cuddle|squeeze)|put (?:his|her|their|an) (?:arms?|hand) (?:round|around|on) (?:you\\b|your (?:arm|shoulder|back|hand|head))|squeezed your (?:hand|arm|shoulder)|took your hand|leaned (?:his|her) head on|fell asleep on (?:you|your))',
    ),
    unless:
      /\b(?:nobody|no one|never|didn't|wouldn't|no-one|boss|manager|coach|teacher|uncle|creep\w*|uncomfortable|thigh|knee|neck|throat|wrist|police|wish|used to|last (?:time|hug)|died|dead|funeral|dying|if|too long|stone|writes|held me down|on (?:vacation|holiday)|since (?:he|she) left|stiff\w*|grip\w*|froze|don't like|hate\w*)\b/,
    hear: ['Being held for a moment can do you more good than anything said.'],
    ask: [
      'What had gone before it?',
      'Are you two like that with each other, usually?',
      'Did either of you say anything?',
    ],
  },
  {
    id: 'was-praised',
    bright: true,
    cues: 'said told says called compliment proud good well best',
    when: told(
      `${saying}(?:(?:he's|she's|they're|i'm|he was|she was|i was) (?:so |really |very )?proud|(?:it|that|this) (?:was|is|tastes?|sounds?|looks?) (?:the best|really good|beautiful|brilliant|lovely|amazing|delicious|perfect|wonderful|excellent)|(?:you|i)(?:'re| are|'d|'m| were| was| did| have|'ve)(?: got| done)? (?:a |an |the |so |very |really |doing |such |such a |such an |the best |her best |his best |a really )*(?:good|great|brilliant|amazing|wonderful|beautiful|well|natural|lovely|talented|kind|funny|clever|lovely|excellent|best|hero|favou?rite|gifted)\\b|well done\\b|good job\\b|(?:couldn't|could not|can't) (?:have done|do) (?:it|this|that) without)|\\bWHO (?:paid|gave) you a (?:\\w+ )?compliment\\b|\\bWHO(?: is| was|'s)? (?:so )?proud of you\\b`,
    ),
    unless:
      /\b(?:to (?:the )?(?:others?|him|her|them|everyone|everybody)|by name|not (?:a |so |very |the |that |really )?(?:good|well|great|clever|funny|best|best)|too good|no good|good enough|for nothing|but|if|wish|never|used to|didn't|doesn't|would have been|anyway|just being|lie[sd]?|lying|sarcas\w*|died|dead|good (?:luck|night|morning|question|riddance|for)|better|as well|well at least|well then|on good days|well,? (?:at|you|that|i|then|what|it)|fat|dress|brave|in the end|kind of|watch|(?:says?|tells?) (?:me )?(?:i'm|you're) amazing)\b/,
    hear: [
      'That must have done you good to hear.',
      'It goes further in when it comes unasked, from somebody who had no reason to flatter.',
    ],
    ask: ['What did you say back to {whom}?', 'What had {who} seen, to say so?', 'Whom have you told about it?'],
  },
  {
    id: 'broke-their-word',
    cues: 'promis said swore would supposed meant',
    when: told(
      "\\b(?:WHO (?:(?:had|always|even|only|just|keeps?|kept) )*(?:promis\\w+|swore|said)(?: you)?(?: that)? (?:(?:he|she|they)(?:'d| would|'ll| will)|to)\\b.*\\b(?:and|but|then)\\b.*\\b(?:didn't|never|nothing|forgot)\\b|(?:he|she|they|your \\w+) (?:was|were) (?:supposed|meant) to (?:be here|come|ring|call|pick|collect|help|take|text|visit|bring|meet)\\b.*\\b(?:and|but)\\b|WHO (?:broke|breaks|keeps breaking|didn't keep|never keeps|doesn't keep) (?:his|her|their|a|every|the) (?:promises?|word))",
    ),
    unless:
      /\b(?:hasn'?t (?:texted|rung|called|written)|never would|i promised|you promised|would never|not (?:leave|hurt|tell)|said (?:he|she|they) (?:would|will)n't|said (?:he|she|they)'d never)\b/,
    hear: [
      'You relied on that, and it hurts to be let down.',
      'The thing itself may be small. What goes is being able to lean on the next word.',
    ],
    ask: ['What did you say to {whom} about it?', 'Has it gone like that before?', 'What had you planned around it?'],
  },
  {
    id: 'told-their-secret',
    cues: 'told told read diary phone secret behind back group chat screenshot messages drawer private',
    when: told(
      '\\bWHO (?:(?:went and|has|just|secretly|then|even) )*(?:told (?:everyone|everybody|the whole|all|half|her|him|them|people|my|your|others)\\b.*\\b(?:about your|your secret|what you (?:told|said|had said))|your secret|read (?:your|my|through your|all your) (?:diary|journal|messages?|texts?|letters?|phone|notebook|emails?)|(?:went|looked|goes|been|going) through your (?:phone|things|bag|drawers?|messages|pockets|post|room|desk)|opened your (?:letter|post|mail|drawer)|screenshott?ed|shared (?:it|your|the photo))\\b|\\btalk(?:s|ed|ing)? (?:about you )?behind your back\\b|\\btold (?:him|her|them) (?:that )?in (?:secret|confidence)\\b',
    ),
    unless: /\b(?:i (?:told|read|went through|opened)|i looked)\b/,
    hear: [
      "That was private, and it wasn't theirs to pass on.",
      'It was meant for one pair of ears. The rest now know it without ever having been trusted with it.',
      'From then on you weigh every sentence before letting it out, even with people who did nothing.',
    ],
    ask: ['How did you find out?', 'What reason was given, if any?', 'Who knows of it by now?'],
  },
  {
    id: 'left-out-of-it',
    cues: 'invit without except asked chat group tell told hear heard leave left',
    when: told(
      "\\b(?:everyone|everybody|they all|all of them|the others|the rest) (?:\\w+ )?(?:got|was|were|is|are|has|had|knew|went|goes|going|gets)\\b.*\\b(?:except|but|apart from|besides|not) (?:you|me)\\b|\\b(?:you|you're|you were) (?:the only one|the last) (?:who |that )?(?:(?:wasn't|not|isn't|didn't get) (?:asked|invited|told|included|going|there|in (?:it|on it|the group))|didn't know|to (?:know|hear|be told|find out)|left out)\\b|\\byou (?:weren't|were not|wasn't|aren't|didn't get|never get|never got|don't get) (?:invited|asked|included|an invite|told)\\b(?! (?:him|her|them))|\\b(?:nobody|no one|no-one|they (?:didn't|never)) (?:even )?(?:told|tell|invited?|included?) you(?: (?:about|to|along|either))?$|\\b(?:they|he|she)(?:'d|'ve| have| had)? (?:all )?(?:left|gone|went|started|met(?: up)?|planned it|booked it|did it) without you\\b|\\byou (?:found out|heard|saw|see) (?:it |about it )?(?:on|from|through|via) (?:facebook|instagram|insta|the neighbou?r|a photo|someone else|other people|snap\\w*|stories)\\b",
    ),
    unless:
      /\b(?:called off|(?:dirt|grease|dust|years of \w+) (?:that )?(?:nobody|no one)|broke(?:n)? up|pregnant|that (?:she|he) (?:was|is|had)|how (?:hard|much|long|to)|what to|it would be|you could|about the (?:pain|bleeding|hair|side)|nobody told me it(?:'d| would|'s)|nobody tells you|bus|train|ferry|glad|relieved|thank god|died|dead|funeral|better off|can't live without|happy without|coffin|passed away|zip\w*|fly|teeth|mic|microphone|inside out|on mute|tights|spinach|nickname|ain't told|obituary|my ex|dating|cheat\w*|affair|engaged|results?|redundan\w*|diagnos\w*)\b/,
    hear: [
      'Being left out stings, whatever the reason was.',
      'You find out by the way, and have to look as if you had known, or as if you did not mind.',
      'Nobody has to have been unkind for it to sting. A list was made, and your name did not come up.',
    ],
    ask: [
      'Has any of them said anything?',
      'Whom would you have expected to think of you?',
      'Which of them do you get on with best?',
    ],
  },
  {
    id: 'settled-without-them',
    cues: 'asked asking consult behind without decided',
    when: told(
      "\\b(?:nobody|no one|no-one|they (?:didn't|never|don't)|he (?:didn't|never)|she (?:didn't|never)) (?:even |bothered to |thought to )*(?:asked|ask|consult(?:ed)?) you(?: (?:first|before|about (?:it|that)|what you (?:want|think)|if you))?(?:$| (?:wanted|minded|want))|\\bwithout (?:even )?(?:asking|consulting|telling) you\\b|\\bWHO (?:(?:all|just|has|have|already) )*(?:decided|arranged|booked|signed you up|settled|planned)\\b.*\\b(?:for you|over your head|behind your back|without you)\\b",
    ),
    unless:
      /\b(?:something else|since i was|how i (?:am|was|feel)|if i(?:'m| am| was) (?:ok|okay|alright|all right|fine|coping|hungry)|out|to dance|to (?:the )?(?:prom|party|dinner)|bring the|just happened|surprise|lunch|drinks|dance|lightly|insulin|wasn't scared)\b/,
    hear: [
      "It's hurtful when something that concerns you is decided without you.",
      'It was settled in some other room and then handed to you as news.',
    ],
    ask: ['What would you have said, if they had asked?', 'How were you told?', 'Can it still be changed?'],
  },
  {
    id: 'stopped-when-they-came',
    cues: 'stopped went quiet silent changed switch whisper',
    when: told(
      '\\b(?:they|everyone|everybody|he|she|the (?:whole )?(?:room|table|talk|kitchen|office|conversation)|conversation|your \\w+) (?:all |just |suddenly )?(?:stop(?:s|ped)? (?:talking|dead|laughing)?|(?:goes|went|go|fell|falls) (?:all )?(?:quiet|silent)|chang(?:es?|ed) the subject|whisper(?:s|ed|ing)?|switch(?:es|ed)? (?:to|language))\\b.*\\b(?:when(?:ever)? (?:you|i) (?:c[ao]me|walk(?:ed)?|sat|sit|enter(?:ed)?|got|went)|as (?:you|i) (?:came|walked)|about (?:you|me))|\\byou (?:c[ao]me|walk(?:ed)?|went) in(?:to)?\\b.*\\b(?:they|everyone|it|the (?:\\w+ )?(?:room|kitchen|office)) (?:all )?(?:stopped|(?:went|goes) (?:\\w+ )?(?:quiet|silent)|stop)\\b',
    ),
    unless: /\b(?:crying|surprise|birthday|teacher)\b/,
    hear: [
      "It's a horrible feeling when they stop talking as you come in.",
      'There may be nothing in it. But a room that changes when you enter leaves you guessing for the rest of the day.',
    ],
    ask: [
      'What do you think it was about?',
      'Is there one among them whom you could ask?',
      'How often does it happen?',
    ],
  },
  {
    id: 'told-they-do-not-belong',
    cues: 'really originally actually back own foreign immigrant refugee country accent',
    when: /\bwhere (?:are you|you're|you are|you) (?:come )?(?:really|originally|actually) (?:from|come)\b|\bgo (?:back|home) to (?:your (?:own )?country|where (?:you|i)|africa|india|poland|pakistan|romania)\b|\b(?:called you|calls you|says|said|call you|shouted|they say) "?(?:the |a |you |bloody |dirty )*(?:foreigner|immigrant|refugee|outsider|auslander|blow-in)\b|\b(?:your english is (?:so |very |really )?good|speak (?:good |such good )?english)\b.*\b(?:said|says|told|again)\b/i,
    unless:
      /\b(?:i (?:go|went|fly|return|am going|'m going|come|came|have to go|must go|will go)(?: \w+)? (?:back|home)|nanny|in (?:june|july|may|april|march|august|september|october|november|december|january|february)|i have to leave|thank you|i want to|i'd like to|visit|want to go)\b/,
    hear: [
      "It hurts to be told that you don't belong.",
      'You can have lived there longer than they have, and one sentence puts you back at the border.',
      'It takes them three seconds. You go on having the conversation with them for the rest of the week.',
    ],
    ask: ['What did you nearly say?', 'Was anyone standing by?', 'How long has that place been yours?'],
  },
  {
    id: 'got-their-name-wrong',
    cues: 'name called call spelt spelled pronounc accent',
    when: /\b(?:nobody|no one|they|he|she|everyone|people|your \w+|everybody) (?:\w+ )?(?:pronounces?|can pronounce|can say|says?|spell(?:s|ed)?|spelt|gets?|got|called you by|calls you by|bothers? with|changed|shortens?|mispronounc\w+) (?:the |a )?(?:your )?(?:wrong )?name\b(?! (?:on|in|as|down|up|is|was|out|first))|\b(?:wrong name|name wrong)\b|\b(?:about|at|of|mocks?|laugh\w* at|imitat\w+|doing|playing) your accent\b/i,
    unless:
      /\b(?:baby|misgender\w*|dead ?nam\w*|trans|headstone|grave|by text|(?:spelled|spelt|that they say|got) my name right|for nobody|google|dementia|alzheimer\w*|i got|my own name|i called)\b/,
    hear: [
      'Not even getting your name right is hurtful, however small it seems to them.',
      'A name is the least you can ask for. When even that comes out wrong, you stand a little outside.',
    ],
    ask: ['What do you do when it happens?', 'Who gets it right?', 'Has anybody ever put it right for you?'],
  },
  {
    id: 'spoken-to-like-a-child',
    cues: 'child kid idiot slow loud stupid baby invalid furniture',
    when: told(
      "\\b(?:WHO|the (?:\\w+ )?(?:nurse|receptionist|doctor|woman|man|lady|girl|boy|carer|assistant))\\b.*\\b(?:talk\\w*|spoke|speaks?|speaking|treat\\w*|explain\\w*|look\\w*)\\b.*\\b(?:like|as if|as though) (?:you(?:'re| were| are)? )?(?:an? |the )?(?:\\w+ )?(?:child|kid|baby|idiot|stupid|toddler|five|furniture|not there|invalid|old woman|old man|deaf|servant|maid|dog|criminal|thief|dirt|rubbish|nothing|simple|moron)\\b|\\b(?:talk(?:s|ed)?|spoke|speaks?) (?:to you )?(?:so |very |really )?(?:slow(?:ly)?|loud(?:ly)?)\\b",
    ),
    unless: /\b(?:i (?:treat|talk|spoke)|you (?:treat|talk) (?:him|her|them)|excited like|like a child at christmas)\b/,
    hear: [
      'Being talked to like a child is humiliating.',
      'You know perfectly well who you are, and still have to stand there and be talked to as somebody else.',
    ],
    ask: ['What did you say to it?', 'What would they be surprised to hear about you?', 'Does it happen often?'],
  },
  {
    id: 'did-not-answer',
    cues: 'answer reply replied read seen blue text response respond online',
    when: told(
      "\\bWHO (?:(?:still|just|even|has|have|just) )*(?:(?:hasn't|haven't|didn't|doesn't|don't|never|won't|not) (?:(?:even|once|ever|opened or) )*(?:answer|repl|respond|writ|wrote|text(?:ed)? (?:you )?back|call(?:ed)? (?:you )?back|r[ai]ng (?:you )?back|pick(?:ed)? up)\\w*|left you on read|leaves you on read)\\b|\\b(?:left|leaves|leave|got left|been left) (?:you )?on (?:read|seen|delivered)\\b|\\b(?:no|still no|not one|never an?|without an?) (?:answer|reply|response)\\b|\\b(?:two )?blue ticks?\\b|\\bnothing (?:back|has come)\\b|\\b(?:says|said|shows?|marked|it's|is|on) \"?(?:seen|delivered|read)\"?$",
    ),
    unless:
      /\b(?:i search|search in me|no answer,? like|inside me|in my head|no answer (?:for|to)|there's no answer|there is no answer|have no answer|had no answer|no reply needed|nothing back in|question|school|exams?|doctor|i (?:haven't|didn't|never|don't|can't|won't) (?:answer|repl|respond|writ)\w*|prayers?|god|you (?:haven't|didn't|never|don't|can't|won't) (?:answer|repl|respond)|late back|jacket|kyiv|war|worst case|no answer to that|dog|certificate|hr|ad\b|what if|storm|ferry|boat|missing|police|hospital)\b|\b(?:unemployment|office|neighbou?rs?|(?:there|their|the) door|phones|jobs?|customer service|company|employers?)\b/,
    hear: [
      "Waiting for an answer that doesn't come is horrible.",
      'You go over what you wrote, word by word, looking for the place where it went wrong.',
      'Not answering leaves everything open, and it is always the one who wrote that has to fill it in.',
    ],
    ask: ['What had you written?', 'How long has it been now?', 'What were they like with answering, before this?'],
  },
  {
    id: 'short-answer',
    cues: 'thumb emoji one just said says text replied reply wrote',
    when: /\b(?:he|she|they|your (?:\w+ )?\w+|it's|it was|got|back|with|sent) (?:(?:just|only|then|has|had) )*(?:said|says|replied|wrote|texted|answered|sent|put|goes|sends|gave|got)? ?(?:back |with |you |me |a |an |one |just |only |single )*(?:"?(?:k|ok|okay|fine|whatever|cool|lol|haha|mhm|hm+|noted|right|ok then)\.?"?$|(?:a )?thumbs?[ -]?up\b|(?:one|single) (?:word|emoji)(?: (?:back|answers?|replies))|one-word)/i,
    unless:
      /\bsays? ok(?:ay)?,? (?:we|i|let|then we|then i)\b|\b(?:but (?:he|she|they) (?:went|left|cried|looked)|fine,? thanks|i (?:just )?(?:said|replied|wrote|texted|put|sent|answered)|doctor|scan|test|results?|that'?s (?:fine|ok|okay)|be (?:fine|ok)|not (?:fine|ok|right)|(?:feel|is|are|was|were|'s|got|get|gets|came back|came out|did|doing|it|that) (?:just )?(?:ok|fine|right|cool)|name right|said right|says it's|highest mark|love that man|light|kind|everything|tea's)\b/,
    hear: [
      'A short answer like that can hurt more than they know.',
      'You send a page and get a syllable. It may mean nothing at all, and it leaves you standing there.',
    ],
    ask: ['What had you said before it?', 'Is that how they usually answer?', 'What had you hoped to get back?'],
  },
];
