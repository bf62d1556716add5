import { named } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** That somebody, or an animal, has died; a telephone, a plant or a joke may have, too. */
export const death =
  /(?<!phone |phone's |battery |laptop |nearly |almost |just about |boiler |tv |could have |could've |car )\b(?:died(?! (?:on stage|laughing|inside|a bit|a little))|dying(?! (?:motorbike|cat|whale|seal|car|engine|animal|horse|goose|walrus|swan|duck)\b)|(?<!battery is |lift is |line is |drop |half |as |think they're )dead(?! (?:line|end|good|nice|funny|easy|level|season|loud|bird|mouse|leaf|battery|weight|fish|tired|beat|straight|or what|serious|behind))|(?<!to |bored to )death|passed away|passed on|passed last|funeral|(?:the|his|her|a) wake|hospice|grave|ashes|buried|cremat\w*|widow\w*|lost (?:(?:the|a|our|my) (?:baby|pregnancy)|my (?:mum|mom|mam|dad|nan|gran|wife|husband|son|daughter|brother|sister|best|friend|dog|cat|baby)|him (?:in|last|to)|her (?:in|last|to)|our (?:baby|son|daughter))|put (?:him|her|them|(?:my|our) \w+) (?:down|to sleep)|(?:was|had to be) put (?:down|to sleep)|had to put \w+ (?:down|to sleep)|(?:mum|mom|mam|dad|father|mother|nan|gran|he|she|grand\w+|husband|wife|partner|brother|sister|son|daughter|friend|mate|uncle|aunt|auntie|cousin|dog|cat) (?:has |just )?passed\b(?! (?:me|the|my|his|her|a|an|out|it|by|round|with)\b)|since (?:he|she|mum|mom|dad|nan|gran)(?:'s| has)? (?:gone|went)|(?:wife|husband|mum|mom|dad|nan|gran)(?:'s| is| has)(?: been)? gone (?:\w+ (?:months|years|weeks)|since)|(?:switched|turned) off (?:the |[\w']+ )?(?:machine|ventilator|life support)|life support|(?:got|was) run over|stillb\w+|miscarri\w+)\b/;

/** That one of their own has died, said in as many words. */
export const bereaved =
  /\b(?:(?:mum|mom|mam|dad|da|father|mother|papa|mama|nan|nana|gran\w*|wife|husband|partner|brother|sister|twin|friend|mate|dog|cat|uncle|aunt|auntie|cousin|son|daughter|baby|boy|girl|he|she) (?:has |just |only |suddenly |both )*(?:died|passed away|passed (?:last|in (?:\w+uary|march|april|may|june|july|august|\w+ber|his|her|the night)|(?:a|a few|one|two|three|four|five|six|\d+) (?:\w+ )?(?:days?|weeks?|months?|years?)))|put (?:him|her|(?:our|my) (?:old )?\w+) (?:down|to sleep)|(?:his|her|dad'?s|mum'?s|mom'?s|nan'?s|gran'?s|(?:husband|wife|father|mother|brother|sister|son|daughter)'?s) funeral|since the funeral|(?:wife|husband)'?s (?:been )?gone|(?:my|a) widow(?:er)?|i'?ve buried|we buried|lost (?:the|our|my|a) (?:baby|mum|mom|dad|son|daughter|husband|wife)|miscarr\w+|stillb\w+|(?:wife|husband|mum|mom|dad|father|mother|brother|sister|son|daughter) is dead|switched off)\b/;

const pets =
  'dog|doggy|cat|puppy|pup|kitten|hamster|rabbit|bunny|guinea ?pig|budgie|parrot|horse|pony|hen|chicken|goat|ferret|gerbil|rat|tortoise|goldfish|fish|donkey|bird|canary|lizard|gecko|snake|staffie|staffy|labrador|lab|mare|spaniel|terrier|collie|greyhound|whippet|pug|lurcher|retriever|poodle|cockatiel|mouse';
const ofPets = new RegExp(`\\b(?:${pets}|pet|vet|animal|collar|lead)s?\\b|\\bhad to put \\w+ (?:down|to sleep)\\b`);

/** The talk is of an animal that is alive. */
export const stillWithThem =
  /^(?![\s\S]*\b(?:died|dead|put (?:him|her|it|them) (?:down|to sleep)|put down|to die|passed away|ashes|buried)\b)/;

/** A clause that tells of it as news, and not only when something else was. */
const asNews =
  '^(?!.*\\b(?:when|after|since|before|until|till|if|how|the (?:day|night|way|week|year) (?:that )?(?:he|she|they|it|your|the))\\b)';
const gone =
  "(?:'s| is| are| has| have)?(?: just| suddenly| also)? (?:died\\b|dead\\b|passed away\\b|passed on(?=$|[,;.]| (?:last|this|yesterday|today|in|at|\\w+ (?:days|weeks|months|years))\\b)|passed(?=$|[,;]| (?:at (?:home|work|\\d+|the age)\\b|in (?!front|the (?:street|corridor|hall|car|shop|park))|on (?:\\w+day|the \\d|christmas)|last\\b|this (?:morning|week|month|year)|(?:a|a few|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:\\w+ )?(?:days?|weeks?|months?|years?|while|fortnight)\\b|yesterday\\b|today\\b|over the (?:weekend|summer|holidays|winter)))(?!.*\\b(?:exams?|test|driving|grade|interview|audition)\\b))";
const died = (whom: string) =>
  new RegExp(
    `${asNews}.*\\b(?:your|the|our) (?:own |old |late |poor |little |lovely |dear |best |oldest |real |only |big |baby |twin |great |great-|beautiful |closest |childhood )*(?:${whom})(?: (?!nearly|santa|almost|never|not|would|might|could|may|will|says|said|had|who|phone|just|and|has|have|is|you|i|we|he|she|they|that|it|when)[a-z]+)?${gone}`,
    'i',
  );

/** After somebody, or an animal, has died: that they did, how, who was there, and what others say. */
export const ofLoss: readonly Happening[] = [
  {
    id: 'only-an-animal',
    cues: 'only just silly stupid daft dumb laugh big',
    when: new RegExp(
      `\\b(?:only|just) (?:a|an|your) (?:${pets}|pet|animal)\\b|\\b(?:don'?t|can|will|everyone|they) (?:all )?laugh|\\b(?:silly|stupid|daft|dumb|ridiculous|pathetic)\\b|\\bnot a big deal\\b`,
      'i',
    ),
    beside: new RegExp(
      `\\b(?:${pets})s?\\b(?:.|\\n)*\\b(?:died|dead|put (?:\\w+ )?(?:down|to sleep)|passed)\\b|\\b(?:died|dead|put (?:\\w+ )?down|passed)\\b(?:.|\\n)*\\b(?:${pets})s?\\b`,
    ),
    unless: /\bdead (?:bird|mouse|rat|fish)\b|\bphone\b/,
    hear: [
      "It isn't silly to cry over an animal you loved.",
      'Grief goes by hours spent together, and by that count very few were nearer.',
      'There is no card for it and no day off, so it has to be done in between other things.',
    ],
    ask: [
      'What would people understand if they had lived with the two of you?',
      'Who around you does take it seriously?',
      'What was a usual day like, with the two of you?',
    ],
  },
  {
    id: 'another-one-instead',
    cues: 'another new replace',
    when: new RegExp(
      `\\b(?:get|buy|have|find)(?:ting)? (?:you |yourself |us |me )?(?:another|a new|a different) (?:one|${pets})\\b|\\breplac(?:e|ing) (?:him|her|it|them)\\b`,
      'i',
    ),
    beside: new RegExp(
      `\\b(?:${pets})s?\\b(?:.|\\n)*\\b(?:died|dead|put (?:\\w+ )?(?:down|to sleep)|passed|gone)\\b|\\b(?:died|dead|put (?:\\w+ )?down)\\b(?:.|\\n)*\\b(?:${pets})s?\\b`,
    ),
    unless: /\btoo old\b|\bshould (?:i|we)\b|\b(?:thinking of|would like to|want to|going to|we've|i've) (?:get|got)/,
    hear: [
      'Nobody can replace that one, and it hurts to hear it said.',
      'A new one would be a stranger at the same bowl. The missing is for that one, with those habits.',
    ],
    ask: ['What did you answer them?', 'What would a new one never do?'],
  },
  {
    id: 'animal-put-down',
    cues: 'put putting sleep let',
    when: new RegExp(
      `\\bhad (?:to have |to )?(?:him|her|it|them|(?:your|the|our) (?:old )?(?:${pets})) put (?:down|to sleep)\\b|\\b(?:you|we|they|vet) (?:had to |have )?put (?:him|her|it|them|(?:your|the|our) (?:old )?(?:${pets})) (?:down|to sleep)\\b(?! for)|\\b(?:he|she|it|(?:${pets})(?: \\w+)?) (?:had to be|was) put (?:down|to sleep)\\b|\\byou (?:had to |have to )?let (?:him|her|it) go\\b|\\bdecision to put\\b|\\b(?:had to|we) put (?!baby|kids|phone|things|people|prices|money|stuff|me|you|you're|your)\\w+ (?:down|to sleep)\\b`,
      'i',
    ),
    beside: ofPets,
    unless: /\bif we\b|\b(?:says|said|or) we (?:put|can)\b|\bor we (?:put|can)\b|\bfor money\b|\bshould\b/,
    hear: ['It can be the right thing to do and still feel terrible.'],
    ask: ['How did that last day go?', 'Who was there with you at the end?'],
  },
  {
    id: 'animal-to-be-put-down',
    cues: 'put putting sleep let vet call',
    when: new RegExp(
      `\\byou(?:'re| are) (?:having|going to have|putting) (?:him|her|it|them|(?:your|the|our) (?:old )?(?:${pets}))(?: put)? (?:down|to sleep)\\b|\\b(?:should|ought|have|whether|if|when|need) (?:you |we |to )*(?:to )?(?:put|have) (?:him|her|it|(?:your|the|our) (?:old )?(?:${pets}))(?: put)? (?:down|to sleep)\\b|\\bvet (?:says?|said|thinks?|reckons?) (?:that )?(?:it's |it is )?(?:your call|kinder|time|(?:you |we )?(?:can|could|should) (?:let|put))|\\bor you can let (?:him|her) go\\b`,
      'i',
    ),
    beside: ofPets,
    unless: /\bhad to (?:put|have)\b|\bbenign\b|\bmother\b|\bkids? to sleep\b|\bbaby\b/,
    hear: [
      "It's a terrible day to have to wait for.",
      'They go on trusting you all the while, which is just what makes it so hard to look at them.',
    ],
    ask: ['Who else loves that animal?', 'When do you have to say yes or no?'],
  },
  {
    id: 'vet-and-money',
    cues: 'vet vets operation',
    when: /\bvets?\b.*(?:\d{3}|\bcosts?\b|\bbill\b|\bmoney\b|\bgrand\b|\bthousand\b|\bafford\b|[£$€]|\bfortune\b)|(?:\bdog\b|\bcat\b|\bhim\b|\bher\b).*\bfor money\b|\bit's the leg or the dog\b/i,
    hear: [
      "It's a terrible choice to have to make, between love and money.",
      'The one it is about knows nothing of prices and looks at you as on any other day.',
    ],
    ask: ['By when do they want an answer?', 'Who else has a say in it?'],
  },
  {
    id: 'animal-ill',
    cues: 'vet vets lump dog cat rabbit horse',
    when: new RegExp(
      `\\bvets? (?:says?|said|thinks?|told|found|wants|rang|reckons)\\b(?!.*\\b(?:benign|clear|all right|alright|fine|nothing)\\b)|\\byour (?:old )?(?:${pets})(?:'s| is| has been| has)? (?:very |really |so )?(?:ill|sick|poorly|dying|limping|got (?:a lump|cancer)|stopped eating)\\b`,
      'i',
    ),
    beside: stillWithThem,
    unless: /\bbenign\b|\bfit as\b|\bbill\b/,
    hear: [
      'It hurts to see them unwell and not be able to explain it to them.',
      'They go on looking to you to see to it, as you always have. It is a lot of trust to be looked at with.',
    ],
    ask: ['What does a day look like for the two of you now?', 'What did the vet say could be done?'],
  },
  {
    id: 'funeral-speech',
    cues: 'funeral eulogy wake grave',
    when: /^(?!.*\b(?:read at|spoke at|you'd written|you couldn't)\b).*(?:\b(?:must|have to|'ve to|'ve got to|got to|need to|supposed to|going to|'re doing|'re to|asked|want(?:s|ed)?|meant to|how)\b.*\b(?:speak|speech|reading|eulogy|words|say|sing|read|bit|verse|poem)\b.*\bfuneral\b|\bfuneral\b.*\b(?:have to|must|'re to|'re doing|supposed to|asked) (?:you )?(?:to )?(?:the )?(?:speak|speech|reading|eulogy|say|sing|read)\b|\b(?:doing|do|write|writing|give|giving) the eulogy\b)/i,
    unless:
      /\btravel|\bhow do i tell\b|\b(?:she|he) (?:didn'?t|never) come\b|\b(?:boss|friend|she) didn'?t\b|\bespresso\b|\bhurt that\b/,
    hear: [
      "Having to speak at a funeral is hard, when you're grieving yourself.",
      'You get three minutes for a whole person, in front of everyone who had a different piece of them.',
    ],
    ask: ["What's the first small thing that comes to you about them?", 'What did they always say?'],
  },
  {
    id: 'laughed-at-the-funeral',
    cues: 'laugh giggl',
    when: /\b(?:laugh|giggl)\w*\b.*\b(?:funeral|wake|coffin|ashes|grave|hearse)\b|\b(?:funeral|wake|coffin|ashes|grave|hearse)\b.*\b(?:laugh|giggl)\w*\b/i,
    unless: /\blovely\b|\bso soon\b|\bguilty for laughing\b|\bps4\b/,
    hear: [
      "Laughing there doesn't mean you didn't care.",
      "It's the same pressure that makes people cry, and it takes whichever way out is open.",
    ],
    ask: ['What set it off?', 'Who else laughed?'],
  },
  {
    id: 'laughed-again',
    cues: 'laugh smil enjoy happy',
    when: /\byou(?:'re|'ve)? laugh\w* (?:for the first time|again|so soon)|\bfor laughing so soon\b|\bfirst (?:laugh|time (?:that )?you(?:'d|'ve)? laughed)\b|\b(?:guilty|bad|awful|wrong) (?:for|about|that you(?:'re)?) (?:laugh|smil|enjoy|having fun|being happy|happy)/i,
    beside: death,
    hear: ["You're allowed to laugh, and it doesn't mean you've forgotten."],
    ask: ['What was it you laughed at?', 'Would they have laughed too?'],
  },
  {
    id: 'missed-the-funeral',
    cues: 'burial attended janaza watched funeral buried cremation',
    when: /\b(?:attended|watched|followed|saw) the (?:burial|funeral|janaza|cremation) (?:\w+ )?(?:from|by|through|over) (?:the|my|your|a) (?:mobile|phone|screen|laptop|tablet)\b|\byou (?:(?:really |just |still )?(?:couldn'?t|could not|didn'?t|did not|can'?t|cannot|never|won'?t|weren'?t able to|weren'?t allowed to|wasn'?t) (?:even )?(?:go|went|get|got|come|make it|be|attend|fly|travel)?(?: back| home| over| there)?(?: to| at| for| in time for)?|missed|'ll miss|miss) (?:the|his|her|their|your \w+'s|own) (?:\w+'s )*(?:funeral|burial|cremation)\b|\b(?:watched|saw) (?:it|the (?:funeral|janaza|burial|service|cremation)) (?:only )?(?:on|over|through) (?:a|the|your|zoom|video)/i,
    hear: ['Not being able to be there makes it hard to believe.'],
    ask: ['Who of them have you spoken to about it?', 'How far away is it from where you are?'],
  },
  {
    id: 'others-missed-the-funeral',
    cues: 'funeral wake burial',
    when: named(
      "\\bWHO (?:didn'?t|did not|never|couldn'?t)(?: even)? (?:come|came|show up|showed up|turn up|turned up|make it|even come) (?:to|for|at) (?:the|his|her|your \\w+'s|mum's|dad's) (?:\\w+'s )?(?:funeral|wake|burial)",
    ),
    hear: [
      "It hurts when somebody who should have been there wasn't.",
      'Nobody counts who comes until one of them is missing. Then it is the one you count for years.',
    ],
    ask: ['Have you heard a word about it since?', 'Who was there that you had not expected?'],
  },
  {
    id: 'told-too-late',
    cues: 'found heard learn learnt buried dead told knew facebook',
    when: /\b(?:found out|heard|learn(?:t|ed))\b.*\b(?:facebook|instagram|by accident|from a (?:stranger|woman|man|neighbour|post)|(?:weeks?|months?|years?) (?:later|after)|obituar\w+|in the paper)\b|\b(?:dead|buried|gone) (?:already )?for (?:\w+ )?(?:weeks|months|years|days)\b.*\b(?:before|when|already)\b|\btold you (?:only )?(?:in (?:the )?(?:autumn|winter|spring|summer)|(?:weeks|months|a month|a week) (?:later|after))\b|\bburied for\b|\b(?:told|tell) you (?:when it was (?:done|over)|after(?:wards)? (?:the funeral|it))|\b(?:nobody|no one|none of \w+(?: family)?) (?:rang|told you|thought to (?:ring|tell|call)|called you)\b/i,
    beside: death,
    hear: [
      'It hurts to be told so late, by somebody who could have told you.',
      'All that time you went about with somebody in your head who was no longer there. It has to be gone over backwards.',
    ],
    ask: ['Who was the first you could say it to?', 'What had you been doing, those days?'],
  },
  {
    id: 'not-there-at-the-end',
    cues: 'there with gone went before while missed late vending plane',
    when: /\byou (?:wasn'?t|weren'?t|were not|was not) (?:there|with (?:him|her|them)|by (?:his|her))\b|\bdied (?:just )?(?:before|while|as) you (?:could|got|were|arrived|was|landed|had)|\byou (?:were|was|'d|had)(?: only| just)* (?:at the vending|gone (?:home|for|to|out)|on the (?:plane|train|bus|motorway)|in the car park|getting|asleep|at work|on a cruise|abroad)\b|\byou didn'?t (?:get there|make it)(?: in time| there)?\b|\bby the time you got (?:back|there|in)\b|\bno flight|\bget a flight in time\b/i,
    beside: /\b(?:died|dead|passed away|when (?:he|she) went|(?:he|she) was gone|it was over|(?:he|she)'d gone)\b/,
    unless: /\bfuneral\b|\bphone died\b|\bbattery\b|\bnobody'?s dead\b/,
    hear: ['You would have wanted to be there.'],
    ask: ['When had you last been together?', 'How did you get the news?'],
  },
  {
    id: 'there-at-the-end',
    cues: 'with there holding held hand breath arms beside last switched turned warm',
    when: /\byou (?:were|was) (?:there|with (?:him|her|them)|holding (?:his|her|their|\w+'s) hand)(?: when| as|,| and|$| at the end| till| until| while)|\b(?:died|went|slipped away) (?:while )?(?:holding your hand|in your arms|beside you|next to you|in front of you)|\byou held (?:his|her|their|that \w+'s|your \w+'s) hand (?:while|when|till|until|as)|\blast breath|\bbreath stop|\b(?:switched|turned) off (?:the |[\w']+ )?(?:machine|ventilator|life support)|\b(?:he|she) was still warm\b|\bin the last night\b/i,
    beside:
      /\b(?:died|dying|dead|passed away|last night|hospice|machine|ventilator|still warm|when (?:he|she) went|breath stop|last breath)\b/,
    unless: /\bdidn'?t\b.*\bthere\b|\bprove\b|\bif i\b|\bweren'?t\b|\bwasn'?t\b/,
    hear: [
      'You were with them, and that stays with you.',
      'You were in the room. That stays in the eyes and the ears after most of the words have gone.',
    ],
    ask: ['What do you see of it most?', 'Who else was in the room?'],
  },
  {
    id: 'the-last-thing-said',
    cues: 'last',
    when: /\blast (?:thing|words?|message|text|conversation|time)\b.*\b(?:said|say|told|saw|seen|spoke|spoken|was|were|sent|hugged|ever|talked)\b|\blast (?:word|thing) (?:to|from) (?:him|her)\b/i,
    beside: death,
    unless:
      /\blast time i'?(?:m|ll) wear|\blast time (?:they|he|she) (?:heard|had|played)\b|\bnot dead\b|\bisn'?t dead\b/,
    hear: [
      "You couldn't know that it would be the last time.",
      'It was said the way you say things when there is a tomorrow.',
    ],
    ask: ['How did you two usually talk to each other?', 'How long after that was it?'],
  },
  {
    id: 'no-goodbye',
    cues: 'goodbye bye say said sorry thank chance',
    when: /\b(?:never|didn'?t|did not|couldn'?t|could not|not|no|without)\b(?: \w+){0,4} (?:say|said|saying)(?: a| my| your| a proper)? (?:good ?bye|sorry|thank you|i love you|bye)\b|\bno (?:proper )?good ?bye\b|\bchance to say\b|\blet you say good ?bye\b/i,
    beside: death,
    hear: ['Not having been able to say goodbye hurts for a long time.'],
    ask: ['What would have been in it?', 'How did you usually part, you two?'],
  },
  {
    id: 'should-have-then',
    cues: 'should could ought only why never missed',
    when: /\byou (?:should(?:'ve| have| of)|could(?:'ve| have| of)) (?!to\b|died|wept|eaten|used|cried|burst|killed|done with|laughed)\w+|\bif (?:only )?you(?:'d| had)(?: only| just)? \w+|\bwhy (?:didn'?t|did) you\b|\byou never (?:went (?:to (?:see|visit)|round|back|over)|visited|rang|called|noticed|knocked|(?:told|asked|saw) (?:him|her|them|it)\b)/i,
    beside: death,
    unless:
      /\bgiven up work\b|\bnever told our\b|\bcould have (?:been|gone) (?:worse|better)\b|\b(?:isn'?t|not|nobody|nobody'?s) dead\b|\bnearly dead\b|\bto death\b|\bdead (?:end|line|good|nice|easy)\b|\bi could have (?:died|burst|killed)\b|\bhospice shop\b|\bi could(?:'ve| have) (?:used|done with)\b/,
    hear: [
      "You wish you'd done it differently, and that's a painful thing to live with.",
      "You know now how it came out, and you hold it against the person who didn't know yet.",
    ],
    ask: ['What did you know at the time?', 'What did it look like, on that day?'],
  },
  {
    id: 'own-fault-they-say',
    cues: 'fault killed blame because',
    when: /\b(?:your|all your|your own) fault\b|\byou killed (?:him|her|it|them)\b|\byou blame yourself\b|\bbecause of you\b|\bit's all on you\b/i,
    beside: death,
    unless: /\bnot (?:my|your) fault\b|\bkilled (?:his|her) (?:orchids|plants?)\b|\bphone died\b/,
    hear: ["It's terrible to carry a thought like that. Grief often looks for somebody to blame, and finds you."],
    ask: ['What happened that day, from the start?', 'Who else thinks so?'],
  },
  {
    id: 'relief-after-death',
    cues: 'relie light glad free',
    when: /\brelie(?:f|ved)\b|\byou felt (?:sad and )?(?:then, )?(?:\w+, )?(?:also )?(?:light|free)\b|\byou(?:'re| were) (?:almost |nearly )?glad (?:that )?(?:he|she|it)(?:'s| is| was) (?:gone|over|dead)\b|\bglad (?:he|she)'s out of\b|\bfelt glad\b/i,
    beside: /\b(?:died|dead|passed away|out of pain|(?:he|she)'?s gone and)\b/,
    unless:
      /\b(?:isn'?t|not) dead\b|\bscan\b|\blive at\b|\btest\b|\bresults?\b|\bphone (?:had )?died\b|\bsafe\b|\bbully\w*\b|\bbullied\b/,
    hear: ["Feeling relief doesn't mean that you didn't love them."],
    ask: ['How long had it gone on, before?', 'Who could you say that word to?'],
  },
  {
    id: 'angry-with-the-dead',
    cues: 'angry furious mad cross rage argue livid fuming forgive',
    when: /\b(?:angry|furious|mad|cross|livid|fuming|raging|rage)\b.* (?:at|with) (?:him|her|them|your (?:dead|late)|the dead|(?:your )?(?:mum|mom|dad|mother|father|husband|wife|brother|sister|friend|nan)\b)|\bstill argue with (?:him|her|your)|\b(?:can'?t|won'?t|never) forgive (?:him|her) for (?:dying|leaving|going)/i,
    beside: /\b(?:died|dead|dying|suicide|funeral|grave|passed away)\b/,
    unless:
      /\b(?:isn'?t|not) dead\b|\bphone died\b|\bfor not telling me (?:he|she|dad|mum|mom)\b|\bdoctors?\b|\bbrother'?s? sends\b/,
    hear: [
      "Being angry with somebody who has died is more usual than people say, and it's a lonely feeling.",
      "The dead can't answer back, so the quarrel has nowhere to end.",
    ],
    ask: ['What would you say, if it could be heard?', 'What is it that you can not let pass?'],
  },
  {
    id: 'hard-person-died',
    cues: 'hard horrible cruel difficult cold bastard kind close speak spoken seen talk strict',
    when: /\b(?:he|she|father|mother|dad|mum|mom|it) (?:was|wasn'?t|'d been|had been)(?: \w+){0,2} (?:hard|horrible|cruel|difficult|cold|nasty|bitter|terrible|violent|bad|bastard|easy|kind|good|nice|strict)(?: (?:man|woman|father|mother|person|bastard|dad|mum))?(?: to you)?$|\ba (?:hard|horrible|cruel|difficult|nasty) (?:old )?(?:man|woman|bastard)\b|\bnot kind to you\b|\b(?:hadn'?t|haven'?t|had not|not) (?:spoken|seen (?:him|her|each other)|been to see (?:him|her)|talked)(?: to (?:him|her|each other))? (?:in|for)\b|\bweren'?t (?:very |that )?close\b/i,
    beside: /\b(?:died|dead|funeral|passed away|grave|buried)\b/,
    unless: /\b(?:isn'?t|not) dead\b|\bshe was so kind\b|\bwas (?:so|very|always) (?:kind|good|nice)\b|\bhard to\b/,
    hear: [
      "It's complicated to lose somebody who was hard on you.",
      'Mourning somebody you had no easy time with has no customs. Part of what goes is the chance that it might yet come right.',
    ],
    ask: ['When did you two last speak?', 'What do people say to you about them?'],
  },
  {
    id: 'no-title-to-grieve',
    cues: 'officially right rights allowed wife widow family row nowhere ex friends',
    when: /\b(?:no|any|the) rights?\b.*\b(?:to be|to|upset|sad|cry|grieve)\b|\b(?:not|n'?t|if you're) allowed to (?:be sad|be upset|grieve|cry|miss|mourn)\b|\bthinks you're allowed\b|\byou(?:'re| were|weren'?t| weren'?t| aren'?t|'re not| were not) (?:not )?(?:his|her) (?:wife|husband|widow|family|girlfriend|real)\b|\bcan'?t be a widow\b|\bin the last row\b|\bnowhere to put it\b|\bwasn'?t anything to you\b|\bofficially (?:he|she) was\b|\bonly (?:friends|ever friends) online\b|\b(?:been|were) only friends online\b/i,
    beside: /\b(?:died|dead|funeral|passed away|grave|buried|widow)\b/,
    unless: /\bnobody'?s died\b|\bnobody died\b|\bnot ill\b|\bburied three\b/,
    hear: [
      'You lost somebody too, whatever other people call it.',
      'People bring soup when there is a word for what you were. Without the word you are expected at work.',
    ],
    ask: ['Who knows what you were to each other?', 'What would you call it, what you two were?'],
  },
  {
    id: 'no-tears-for-it',
    cues: 'cry cried crying tear tears wept weep nothing dry feel felt counted',
    when: /\b(?:can'?t|couldn'?t|cannot|haven'?t|hadn'?t|have not|had not|didn'?t|did not|don'?t|never|not)(?: \w+){0,2} (?:cry|cried|weep|wept|shed)\b(?! (?:in front|at work|any ?more))|\bdry(?:-| )eyed|\bdry as a bone\b|\bnot (?:one|a|a single) tear\b|\b(?:feel|felt|feeling) (?:absolutely |just |completely )?(?:nothing|numb)\b|\bclean swept floor\b/i,
    beside: death,
    unless:
      /\b(?:tablets|pills|meds|sertraline|antidepressants?)\b|\bstop crying\b|\bnobody'?s (?:died|dead)\b|\bdead level\b|\bdegree\b|\bprinter\b|\bno one died\b|\bi didn'?t cry and i didn'?t dance\b/,
    hear: [
      "Not crying doesn't mean that you don't feel it.",
      'From outside a dry face looks like calm. From inside it can be more like a film with the sound off.',
    ],
    ask: ['Has anyone remarked on it?', 'What do you catch yourself thinking about instead?'],
  },
  {
    id: 'it-came-out-elsewhere',
    cues: 'finished off lost burst bawl broke apart pieces cried cry screaming sobb hit',
    when: /\bwhat (?:finished|broke|got|undid|did for) you\b|\bset you off\b|\bthat did it\b|\byou (?:just |completely |totally )?(?:lost it|fell apart|broke down|went to pieces|came apart|started (?:screaming|crying|sobbing|bawling)|burst into tears)\b|\b(?:sit|sat|go) (?:outside|down|in the car|on)\b.*\b(?:bawl|sob|cried|cry|howl)\w*\b|\byou (?:\w+ ){0,6}(?:cried|sobbed|bawled|wept) (?:in|at|by|beside|next to|between|over|on|all over) (?:a|an|the|your)\b(?! (?:funeral|grave))/i,
    beside: death,
    unless: /\bnobody'?s (?:died|dead)\b|\bno one died\b|\bphone died\b|\bespresso\b/,
    hear: [
      'It comes out when you least expect it.',
      'It had been waiting for a moment when your hands were full of something else.',
    ],
    ask: ['Who was there when it happened?', 'What had you been keeping going until then?'],
  },
  {
    id: 'strong-for-everyone',
    cues: 'strong rock together brave marvellous amazing coping well hold held keep kept',
    when: /\byou(?:'re| are| were|'ve been| have been| have to be| had to be| must be| need to be)(?: so| very| always| being| just)? (?:the |a )?(?:strong|rock)\b|\b(?:be|stay) strong\b(?! enough)|\bthe strong one\b|\b(?:hold|held|holding|keep|kept|keeping) (?:it|everyone|everybody|everything|them all|us all|the family|the house) (?:all )?together\b|\bisn'?t (?:she|he) (?:marvellous|amazing|brave)\b|\b(?:says?|said|tell|told|telling) (?:you )?(?:that )?you(?:'re| are) (?:so |very |doing so |being so )?(?:strong|brave|amazing|marvellous|well)\b/i,
    beside:
      /\b(?:died|dead|funeral|passed away|grave|buried|widow\w*|cancer|chemo|diagnos\w+|hospital|hospice|stroke|dementia|illness|ill|stillb\w+|miscarr\w+|scan|operation)\b/,
    unless: /\bpills?, strong\b|\bstrong pills\b|\bheart is strong\b|\bsick of\b|\bwhat doesn'?t kill\b/,
    hear: [
      "You've been strong for everybody, and nobody has asked how you are.",
      'Strong is how it looks from outside. It also means that nobody offers to take a turn.',
    ],
    ask: ['Who sees you when you are not?', 'What happens when they have all gone home?'],
  },
  {
    id: 'at-least-they-say',
    cues: 'least',
    when: named(
      "\\b(?:WHO|a (?:woman|man|lady|colleague|girl|lad)(?: \\w+){0,3}|mum|mom|dad|someone|somebody) (?:just |always |only )?(?:said|says?|saying|tells? you|told you|goes|reckons?|keeps? saying|wrote|texted)\\b.*\\bat least\\b|\\bdon'?t say at least\\b|\\bisn'?t an at least\\b",
    ),
    beside:
      /\b(?:died|dead|dying|funeral|passed away|lost (?:the|a|our|my)|miscarr\w+|stillb\w+|cancer|chemo|tumou?r|hysterectomy|diagnos\w+|operation|ivf|stroke|pain|illness|dementia)\b/,
    unless: /\byou said at least\b|\bi (?:said|told (?:him|her)|thought)(?: \w+){0,2} at least\b/,
    hear: [
      'It hurts to be told "at least", when you\'ve lost so much.',
      '"At least" asks you to be grateful in the middle of it, and then there is nothing more to say.',
    ],
    ask: ['What did you answer to that "at least"?', 'How often have you had to hear it?'],
  },
  {
    id: 'a-reason-for-it-they-say',
    cues: 'better reason plan meant angel angels heal heals heaven',
    when: /\b(?:sa(?:id|ys?|ying)|tells?|told|keeps?|written|wrote|hear|heard)\b.*\b(?:better place|god'?s plan|part of (?:a|the|his) plan|happens? for a reason|meant to be\b(?! \w)|another angel|an angel|with the angels|in heaven now|time (?:heals|is a healer|will heal)|god needed|wasn'?t meant)\b/i,
    unless: /\byou (?:believe|like to think)\b|\bdon'?t say\b.*\byou\b|\blovely\b/,
    hear: [
      "It doesn't help to be told that, when you're the one who's hurting.",
      'It is a sentence with a lid on it. Once it has been said, you are expected to nod.',
      'It explains the thing without looking at it, and leaves you looking at it by yourself.',
    ],
    ask: ['What do you do with your face when someone says that?', 'Who came out with that one?'],
  },
  {
    id: 'should-be-over-it',
    cues: 'over move moving moved grieving still further past',
    when: /\b(?:should|ought to|supposed to|meant to|have to|need to|time to|time you|must|want you to|told you to|tells? you to|wants? you to|needs? to)(?: \w+){0,4} (?:over (?:it|him|her|this)|move on|moving on|moved on|past it|let (?:it|him|her) go|stop grieving)\b|\bover it by now\b|\b(?:are you |you're |being )?still (?:crying|upset|sad|grieving|going on) (?:about|over)\b|\bthought you'd be .*further\b|\bdon'?t want to move on\b/i,
    beside: death,
    unless: /\bi said move him\b|\bhis ashes\b/,
    hear: [
      "There's no date by which you should be over it.",
      'For them it happened once. For you it goes on happening at breakfast.',
    ],
    ask: ['Who is it that wants it finished?', 'What do you stop yourself saying, when they are about?'],
  },
  {
    id: 'a-good-age-they-say',
    cues: 'innings age old life run ninety',
    when: /\b(?:good|great|fine|ripe|decent) (?:old )?(?:age|innings|run)\b|\b(?:long|full|good) (?:and happy |and full )?life\b|\b(?:it'?s|that'?s|what) (?:a )?natural order\b|\b(?:he|she) was (?:very |so )?old\b|\bold people die\b/i,
    beside: death,
    unless: /\b(?:dog|cat)\b|\bjob\b|\bretire/,
    hear: [
      "However old they were, you've lost them.",
      'It is said as if the number made it smaller. You never knew a time without.',
    ],
    ask: ['What do you miss that has nothing to do with age?', 'Who says that to you?'],
  },
  {
    id: 'died-is-the-word',
    cues: 'passed pass celebrat died',
    when: /\b(?:stop|don'?t|didn'?t|hates?|not|never|isn'?t)\b.*\b(?:pass(?:ed|ing)? (?:on|away)|"?pass(?:ed)? on"?|celebrat\w+ (?:his|her|their) life|gone to sleep|"lost")|\b(?:didn'?t leave|hasn'?t left) you\b.*\bdied\b|\bdidn'?t "pass on"/i,
    hear: [
      "You want it called what it is, and that's all right.",
      'Died is a word as hard as what happened. The soft ones leave you to do the hard part alone.',
    ],
    ask: ['Who talks about it plainly with you?', 'What would you have people say?'],
  },
  {
    id: 'nobody-says-the-name',
    cues: 'mention name talk speak about subject',
    when: /\b(?:nobody|no one|no-one|none of (?:them|us|you)|neither of (?:us|you)|people|everyone|everybody|they|family|friends)\b(?: \w+'?t?){0,4} (?:mention(?:s|ed|ing)?|say(?:s)? (?:his|her|their|its) name|used? (?:his|her|their) name|(?:talks?|speaks?|spoke|talked) (?:about|of) (?:him|her|it|them)|asks? about (?:him|her|it)|chang(?:e|es|ed) the subject|cross(?:es|ed)? the (?:road|street))\b(?! again)|\bcross(?:es|ed)? the (?:road|street) (?:to avoid|when|so)\b/i,
    beside: death,
    unless: /\bwatched\b.*\bcricket\b|\bmarvellous\b|\bcricket\b/,
    hear: ['It hurts when nobody says their name.'],
    ask: ['What would you tell, if somebody did ask?', 'With whom did you last say the name?'],
  },
  {
    id: 'the-company-stops',
    cues: 'casserole lasagne stop stopped cards flowers visitors gone went back',
    when: /\b(?:casseroles?|lasagnes?|cards|flowers|food|visits|calls|visitors|messages|texts|everyone|everybody|people|friends|they)\b(?: \w+){0,6} (?:stop|stopped|dried up|gone home|went home|went back to|gone back to|disappear(?:ed)?|vanished|left)\b/i,
    beside: /\b(?:died|dead|funeral|widow\w*|passed away|buried)\b/,
    unless: /\b(?:isn'?t|not) dead\b|\bstop saying\b|\bkids grew up\b|\bbus\b|\bdidn'?t leave\b|\bleft the church\b/,
    hear: [
      "It's lonely when people stop coming just as it sinks in.",
      'The first weeks have a crowd in them and a timetable. It goes quiet just when there is time to notice.',
    ],
    ask: ['Who still comes by?', 'How do your evenings go, now?'],
  },
  {
    id: 'it-all-goes-on',
    cues: 'sat sits sitting stable job bed locker room given went goes carried nothing chair desk place line whistle seat someone somebody',
    when: /\b(?:lectures|life|the world|everyone|everybody|people|everything|school|work|the shift|they all|they) (?:just |all |still )?(?:went|goes|go|going|carried|carries|carry|moves?|moved) on\b|\b(?:as if|like) nothing(?:'s| has| had)? (?:happened|changed)\b|\b(?:someone|somebody)(?: else)?(?: \w+)?(?: in| on)? (?:it|his|her|their) (?:chair|desk|place|line|whistle|bed|seat|room|locker|job)\b|\bhis chair has someone else\b|\bsomeone on his line\b|\b(?:sat|sits|sitting) in (?:it|his (?:chair|seat|place)|her (?:chair|seat|place))\b|\bgiven (?:his|her) (?:\w+ )?(?:stable|desk|room|place|job|seat|locker|bed) (?:away|to)\b|\b(?:his|her) (?:stable|desk|place|job|seat|locker|bed) (?:away|has gone to|went to|is taken)\b/i,
    beside: death,
    unless: /\bnobody'?s (?:died|dead)\b|\bdead season\b|\bto the dogs\b/,
    hear: [
      "It's hard to see everything go on as if nothing had happened.",
      'Everything ought to stop for a bit. The timetable has no box for that.',
    ],
    ask: ['Did anyone else stop?', 'What would have been the decent thing?'],
  },
  {
    id: 'how-it-happened-runs-again',
    cues: 'thinking seeing hearing picturing replay hear see head keep',
    when: /\byou (?:keep|can'?t stop|cannot stop|still|always) (?:thinking (?:about|of)|seeing|see|hearing|hear|picturing|going over|replaying|remembering)\b.*(?:\b(?:died|found|breath|how|face|sound|scream|hospital|phone|call|moment|night|day|last|eyes|crash|look)\b)/i,
    beside: /\b(?:died|dead|passed away|funeral|accident|crash)\b/,
    unless:
      /\btrolley\b|\bcrash (?:diet|course|pad|barrier)\b|\b(?:nobody|nobody'?s|not|isn'?t) dead\b|\bwhat i did wrong\b|\bphone died\b/,
    hear: [
      'It must be hard to have that come back again and again.',
      'It comes back as it went in, in sounds and pictures, with no word from you.',
    ],
    ask: ['Which part does it stop at?', 'When in the day does it start up?'],
  },
  {
    id: 'dying-now',
    cues: 'dying hospice palliative weeks days months left live more',
    when: named(
      "\\b(?:WHO|mum|mom|dad|nan|gran|grandad) (?:\\w+ )?(?:dying\\b(?! (?:to|for|of))|(?:in|at) (?:a|the) hospice|on (?:palliative|end of life))|\\b(?:WHO2|mum|mom|dad) (?:has|have|'s|only has|got|'s only got|has only|'s got|only) (?:\\w+ ){0,3}(?:weeks|days|months)(?: left| to live)\\b".replace(
        'WHO2',
        'he|she|they|your \\w+',
      ),
    ),
    unless:
      /\b(?:dying (?:last|this|in (?:an?|the) (?!hospice|hospital))|loss of|accident|crash)\b|\bdying (?:to|for)\b|\b(?:town|relationship|marriage|business|trade|language|village|plant|laptop|church) (?:is|was|'s) (?:\w+ )?dying\b|\b(?:she|he) died\b|\bwas dying\b|\bin the hospice\b(?!.*\bnow\b)|\bphone\b|\bpet\b|\bwork in a hospice\b|\bvolunteer|\bpeople (?:are|were|keep) dying\b|\b(?:everyone|everybody|people|they)(?:'s| is|'re| are) (?:all )?dying\b|\bcovid\b|\bpandemic\b/,
    hear: [
      'Watching somebody you love come to the end is heartbreaking.',
      'You are already missing someone you can still go and sit with.',
    ],
    ask: ['What do you talk about when you are together?', 'When do you see each other next?'],
  },
  {
    id: 'lost-the-baby',
    cues: 'miscarr lost stillb heartbeat',
    when: /\b(?:you|we|your (?:wife|partner|girlfriend|husband|fiancee?))(?:'ve|'d| have| had|'s)?(?: also| just| already)? (?:had )?(?:a |an |two |three |four |five |another |your \w+ |had )?(?:early |late |second |third )?(?:miscarr\w+|stillb\w+|lost (?:the|a|our|your) (?:baby|pregnancy)\b(?! \w+s\b))|\byour baby was stillborn\b|\bmiscarried again\b|\bsince the (?:stillbirth|miscarriage)\b|\b(?:a|the) stillborn\b|\bthere was no heartbeat\b|\byour miscarriage\b/i,
    unless: /\bbleeding\b/,
    hear: [
      "That's a deep loss, even if few people could see it.",
      'Nobody else had got to know this child, so there is hardly anyone to say: I remember.',
      'In your head everything had moved along already, the month, the room, perhaps a name.',
    ],
    ask: ['Who do you talk about the baby with?', 'How far had you let yourself plan?'],
  },
  {
    id: 'others-have-babies',
    cues: 'pregnant expecting baby babies bump shower',
    when: named(
      '\\b(?:WHO|best friend) (?:\\w+ ){0,3}(?:pregnant|expecting|having (?:a|another|her|their) (?:baby|second|third))\\b|\\bbaby shower\\b|\\bpregnancy announcement|\\bbumps? everywhere|\\byou see babies\\b',
    ),
    beside:
      /\b(?:miscarr\w+|stillb\w+|ivf|infertil\w+|lost (?:the|a|our|my) baby|trying for (?:a|two|three|years)|no heartbeat)\b/,
    unless: /\bi'?m pregnant\b|\bher husband\b|\bone of my ladies\b/,
    hear: [
      'It hurts to see others have what you lost.',
      'You can be pleased for someone and still need to leave the room.',
    ],
    ask: ['Do they know about yours?', 'By what road did the news reach you?'],
  },
  {
    id: 'did-not-write-to-them',
    cues: 'know what write hearts ghosted late visited visit',
    when: /\byou (?:didn'?t|did not|don'?t) know what to (?:say|write|text)\b|\btoo late to (?:write|say|ring|call|send)\b|\byou (?:ghosted|left \w+ on read)\b|\byou only sent\b|\byou sent hearts\b|\byou (?:never|didn'?t) (?:go|went|come|came|write|wrote|visit|visited)(?: and see| to see| to)? (?:him|her|them)?(?:\b.*\b(?:hospital|hospice|when|after))/i,
    beside: /\b(?:died|funeral|sick|ill|cancer|hospice|hospital|death|chemo)\b/,
    unless: /\bif (?:he|she)\b|\bphone died\b|\bhospital in lagos\b/,
    hear: [
      "You didn't know what to say, and now it weighs on you.",
      'The longer a word waits, the better it would have to be, and so it waits longer.',
    ],
    ask: ['What would you write, if you were only allowed two lines?', 'When did you two last have contact?'],
  },
  {
    id: 'animal-died',
    cues: 'died dead passed gone run hit knocked',
    when: new RegExp(
      `${died(pets).source}|^(?!.*\\b(?:when|after|since|before|if|how|brought)\\b).*\\b(?:the|your) (?:${pets})(?:'s| is)? dead\\b|^(?:${pets}) died\\b|\\byour (?:${pets})(?: \\w+)? (?:got|was) (?:run over|hit by|knocked down)`,
      'i',
    ),
    unless: /\blol\b|\bboiler died\b|\bphone\b|\bdead (?:bird|mouse)\b|\bnearly\b|\bisn'?t dead\b|\bin 19\d\d\b/,
    hear: [
      'Losing an animal you lived with is a real loss.',
      'An animal is there all day, every day, so the house feels empty.',
    ],
    ask: [
      'What was the one thing no other would have done?',
      'How did you come by each other?',
      'Which part of the day were you most together?',
    ],
  },
  {
    id: 'ex-died',
    cues: 'ex',
    when: /\byour ex(?:-| )?(?:husband|wife|boyfriend|girlfriend|partner)?(?:'s| has| is)?(?: just)? (?:died|dead|passed)|\bex(?:-| )(?:husband|wife)'s funeral\b/i,
    hear: ['You knew them so well once, and nobody asks how you are.'],
    ask: ['How did you hear?', 'What had been left standing between you?'],
  },
  {
    id: 'parent-died',
    cues: 'died dead passed buried lost',
    when: new RegExp(
      `${died('mum|mummy|mom|mommy|mam|mammy|mama|mother|ma|dad|daddy|da|father|papa|pa|parents?').source}|^(?!.*\\b(?:when|after|since|before|if|how)\\b).*\\b(?:you|we) (?:just )?(?:buried|lost) (?:your )?(?:own )?(?:mum|mom|mam|mother|dad|father|papa|mama)\\b|^(?:mum|mom|mam|dad|papa|mama) (?:died|passed away)\\b`,
      'i',
    ),
    unless:
      /\b(?:attended|watched|saw) the (?:burial|funeral|janaza)\b|\b(?:nearly|almost) (?:died|dead)\b|\b(?:isn'?t|not|wasn'?t) dead\b|\btold me (?:my|that my) (?:father|mother|dad|mum) was dead\b|\bdead behind\b|\bsince our parents\b/,
    hear: [
      'Losing your parent is a big loss, at any age.',
      'Whatever there was between you, that is someone you had all your life.',
    ],
    ask: ['What were the two of you like together?', 'When did you last see each other?'],
  },
  {
    id: 'sibling-died',
    cues: 'died dead passed buried lost',
    when: new RegExp(
      `${died('brother|sister|twin|sis|bro').source}|^(?!.*\\b(?:when|after|since|if)\\b).*\\b(?:you|we) (?:buried|lost) your (?:\\w+ )?(?:brother|sister|twin)\\b`,
      'i',
    ),
    unless: /\b(?:nearly|almost) died\b|\b(?:isn'?t|not|wasn'?t) dead\b/,
    hear: ['A brother or sister has been there all your life. It is a very big loss.'],
    ask: ['What were you like together as children?', 'What would only the two of you have laughed at?'],
  },
  {
    id: 'partner-died',
    cues: 'died dead passed buried lost',
    when: new RegExp(
      `${died('husband|wife|partner|fiancee?|boyfriend|girlfriend').source}|^(?!.*\\b(?:when|after|since|if)\\b).*\\byou (?:buried|lost) your (?:husband|wife|partner)\\b(?!'s| to| over)`,
      'i',
    ),
    unless:
      /\bofficially (?:he|she) was\b|\bfamily (?:didn'?t|wouldn'?t|won'?t|did not|never) (?:even )?let me\b|\b(?:nearly|almost) died\b|\b(?:isn'?t|not|wasn'?t) dead\b|\bone of my ladies\b/,
    hear: ['You shared every day with that person, and now you have to get through the days alone.'],
    ask: ['Which hour of the day is the longest now?', 'How did you two meet?'],
  },
  {
    id: 'child-died',
    cues: 'died dead passed buried lost',
    when: new RegExp(
      `${died('son|daughter|little boy|little girl|baby|child|grandson|granddaughter').source}|\\byou(?:'ve)? (?:buried|lost) (?:your (?:\\w+ )?(?:son|daughter|child|baby|boy|girl)|a (?:child|son|daughter))\\b(?! on| in the shop|'s)|\\bsince (?:your|our) (?:son|daughter|boy|girl) died\\b`,
      'i',
    ),
    unless: /\b(?:nearly|almost) died\b|\b(?:isn'?t|not|wasn'?t) dead\b|\bphone\b|\bbattery\b/,
    hear: ['That is the worst thing that can happen to a parent.'],
    ask: ['What do you like people to know about your child?', 'Who do you talk about your child with?'],
  },
  {
    id: 'friend-died',
    cues: 'died dead passed buried lost',
    when: new RegExp(
      `${died('friend|mate|pal|bestie|buddy|school ?friend').source}|\\ba (?:good |close |old |dear )?friend(?: of yours)?(?: from \\w+)? (?:has |just )?died\\b|\\byou (?:buried|lost) (?:your|a) (?:best |good |close |old )?(?:friend|mate)\\b(?! over| because)`,
      'i',
    ),
    unless: /\b(?:nearly|almost) died\b|\b(?:isn'?t|not|wasn'?t) dead\b|\bby suicide\b|\bkilled (?:him|her|them)self\b/,
    hear: ['A friend grieves just as the family does, and hardly anybody asks.'],
    ask: ['What did you two get up to?', 'What would your friend have said about all this?'],
  },
  {
    id: 'one-of-the-many-died',
    cues: 'died dead passed',
    when: new RegExp(
      `${died('teacher|coach|babysitter|childminder|hairdresser|headmaster|vicar|priest|imam|neighbou?r|colleague|workmate|boss|uncle|aunt|auntie|aunty|cousin|nephew|niece|godmother|godfather|postman|postmistress|lollipop lady|landlady|landlord|pupil|student|patient|stepdad|stepmum|stepfather|stepmother|father-in-law|mother-in-law|lad beside you').source}|\\b(?:a|the) (?:girl|boy|lad|man|woman|guy|kid) (?:from|on|in|at|beside) (?:your|the) \\w+ (?:has |just )?died\\b|\\bone of your (?:old )?(?:pupils|students|patients|residents|regulars|neighbou?rs|colleagues)(?: \\w+)? (?:has )?died\\b`,
      'i',
    ),
    unless:
      /\braised (?:me|us)\b|\bbrought me up\b|\blike an? (?:\w+ )?(?:father|mother|dad|mum|mom|brother|sister|parent)\b|\b(?:nearly|almost) died\b|\b(?:isn'?t|not|wasn'?t) dead\b|\bcasseroles?\b|\binherit/,
    hear: [
      "It's a sad thing to hear, and it's all right if it hits you hard.",
      'You lost somebody who belonged to your life.',
    ],
    ask: ['Where did you see each other, mostly?', 'What will you remember first?'],
  },
];
