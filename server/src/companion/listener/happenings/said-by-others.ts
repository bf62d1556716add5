import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** 'He always says', 'your sister told you'. */
export const saying =
  "WHO (?:(?:always|just|only|then|actually|literally|even|still|once|basically|also|then|has|have|had|again|keeps?|kept|laughed and|shrugged and|looked at you and|will) )*(?:said|says|say|saying|told you|tells you|tell you|telling you|goes|went|(?:was|were) like|replied|answered|texted|wrote|calls? you|called you|calling you)(?: to you)?(?: that)?(?: you)?(?: (?:just|only|well|oh|maybe|to|always|again))* ?(?:,|:|-)? ?[\"']?(?:(?:oh|well|look|come on|yeah|mate|love|babe|honestly|maybe|and|just|to just|to|don't|stop) ?,? ?)*";

/** What somebody said to them, whoever it was: the sayings people are handed. */
export const saidByOthers: readonly Happening[] = [
  {
    id: 'said-at-least',
    cues: 'least',
    when: told(`(?:${saying}|\\b(?:him|her|them|people|everyone) saying "?)at least\\b`),
    unless: /\byou said (?:that )?"?(?:well )?at least\b|\bat least \d/,
    hear: [
      'Being told "at least" doesn\'t help when it hurts.',
      'After "at least" there is nowhere to go. You can only agree, or seem ungrateful.',
    ],
    ask: [
      'How did you answer it?',
      'What would you have liked to hear instead?',
      'Who says it better, if anybody does?',
    ],
  },
  {
    id: 'told-calm-down',
    cues: 'calm relax chill breathe',
    when: told(
      `(?:${saying}(?:you )?(?:need to |should |to )?|\\b(?:he|she|they) (?:said|says) "?)(?:calm (?:down|yourself)|relax|chill|take it easy|keep your (?:hair|voice))\\b`,
    ),
    unless: /\b(?:doctor|nurse|paramedic|midwife|dentist|app)\b|\byou (?:said|told)\b/,
    hear: [
      "Being told to calm down doesn't calm anybody, and it hurts.",
      'From then on it is about how you say it, and the thing itself goes unanswered.',
    ],
    ask: ['Has it ever once worked on you?', 'What happened after {who} said it?', 'How did it end?'],
  },
  {
    id: 'called-too-sensitive',
    cues: 'sensitiv oversensitiv overreact much dramatic drama hysterical emotional fuss touchy intense clingy needy',
    when: told(
      `(?:${saying}|\\bWHO (?:always |still |clearly |just )?(?:thinks?|reckons?) )(?:(?:you(?:'re| are)|you|i'm|being|always|far|way|a bit|so|such|just|making|make|be|as) )*(?:too |over-?)?(?:(?:sensitive|dramatic|emotional|much|intense|touchy|clingy|needy)\\b|oversensitive|overreact\\w*|hysterical|an? (?:fuss|drama(?: queen)?|scene)|a big deal|fuss(?:ing)?\\b)`,
    ),
    unless: /\byou (?:said|told|think|called)\b|\b(?:didn't|never|doesn't) (?:make|say)\b/,
    hear: [
      'It hurts to be told that, when you only said how you felt.',
      'It turns what was done into how you took it. Suddenly you are the one with something to explain.',
      'You can be sensitive and right in the same breath. The word makes it sound as if the two ruled each other out.',
    ],
    ask: [
      'What was it that you had minded?',
      'What did you do with it after {who} said that?',
      'Does anybody else tell you so?',
    ],
  },
  {
    id: 'told-get-over-it',
    cues: 'over deep serious deal end move let moving forget past grow',
    when: told(
      `${saying}(?:(?:it's|it is|that's|you|should|need|to|not|n't|it isn't|now|the time|time|isn't it|just) )*(?:get over (?:it|him|her|them)|got over it|(?:not )?(?:that|so|such|a) (?:deep|serious)|(?:not )?(?:that|a|such a) big (?:a )?deal|the end of the world|move on|moved on|let it go|forget (?:it|about it|him|her)|put it behind you|water under the bridge|snap out of it|pull yourself together)\\b`,
    ),
    unless: /\byou (?:said|told|say)\b|\byou've told (?:him|her|them)\b/,
    hear: [
      "It isn't that easy to let go of, whatever they say.",
      'If it went by deciding, you would have decided long ago.',
    ],
    ask: [
      'Who is there that lets you take your time with it?',
      'Did you say anything to that?',
      'How long ago is it now?',
    ],
  },
  {
    id: 'said-you-changed',
    cues: 'changed different',
    when: told(
      `${saying}(?:you(?:'ve| have)|i(?:'ve| have)|you're|you) (?:really |so )?(?:changed|different (?:now|these days))\\b`,
    ),
    unless: /\b(?:hair|nappy|sheets|mind|password|for the better)\b/,
    hear: [
      'It hurts to hear that said as a reproach.',
      'People notice the change that costs them something. What it took to get there they mostly did not see.',
    ],
    ask: [
      'Do you think so too?',
      'What did {who} mean by it, as far as you can tell?',
      'What has changed, as you see it?',
    ],
  },
  {
    id: 'told-lucky',
    cues: 'nice lucky alright right',
    when: told(
      `${saying}(?:(?:it )?must be nice|(?:it's )?al(?:l )?right for (?:some|you)|(?:you(?:'re| are) |how |i'm )?(?:so |really |very |just )?lucky|lucky (?:you|me|to)|you should be grateful|be grateful)\\b`,
    ),
    unless: /\byou (?:said|told|feel)\b|\bunlucky\b/,
    hear: [
      'You may be lucky in that, and it can still be hard.',
      'They see the part that shows from outside. What it costs to keep is not in the picture.',
    ],
    ask: ['What do they not see of it?', 'How did you answer that?', 'Who knows the whole of it?'],
  },
  {
    id: 'need-to-talk',
    cues: 'talk chat speak word',
    when: told(
      `${saying}(?:(?:we|you) (?:need|have|got|'ve got|should|must) to (?:talk|speak|have a (?:talk|chat|word))|can we (?:talk|have a (?:word|chat))|(?:wants?|wanted) (?:a word|to talk)|(?:to )?(?:come|see) (?:me|him|her) (?:in|tomorrow|on|first))|\\bWHO (?:just )?(?:wants?|wanted|has asked|asked) (?:to (?:have )?(?:a (?:word|chat|talk|quick chat)|talk|speak)(?: (?:to|with) you)?|for a (?:word|chat|meeting)|to see you)\\b`,
    ),
    unless:
      /\b(?:talk about|talk it (?:over|out|through)|speak about|talk more|wants? to talk to (?:him|her|them|my)|therap\w*|counsell\w*|doctor|gp|consultant|need to talk about the (?:house|holiday|garden)|you said|you told|all the time|always wants? to talk|reporter|police|right away)\b/,
    hear: [
      "It's nerve-racking to be told that and have to wait.",
      'Four words, and everything you ever did wrong comes up to be looked at.',
    ],
    ask: [
      'When will you hear what it is?',
      'Which version keeps coming back to you?',
      'How did it sound, when {who} said it?',
    ],
  },
  {
    id: 'denies-it',
    cues: 'said happen imagin making made remember mad crazy twist lying',
    when: told(
      `${saying}(?:(?:i|he|she|they) never (?:said|did|called|promised)|(?:i|he|she|they) (?:didn't|did not) (?:say|do|mean)|(?:it|that|none of it) (?:never happened|didn't happen|wasn't like that)|(?:you(?:'re| are|'d| must be| were)? |i'm |i was )?(?:just )?(?:imagin\\w+|making (?:it|things|stuff) up|ma[dk]e? (?:it|things) up|remember(?:ing|ed)? it wrong|misremember\\w*|twist\\w*|crazy|mad\\b|insane|paranoid|losing it))|\\bWHO (?:just |always |flat out |still )?(?:denies|denied|denying) (?:it|ever|everything|saying|that)\\b`,
    ),
    unless: /\byou (?:said|told|never said)\b|\b(?:beautiful|love|miss|sorry|mad about|(?:heart|head|mind) goes)\b/,
    hear: [
      "It's frightening to be told that what you saw didn't happen.",
      'You were there, and now you are asked to trust somebody else over your own ears.',
      'People start keeping proof after that, in small ways, just to be sure of what they know.',
    ],
    ask: ['Was anybody else there to hear it?', 'Has {who} done that before?', 'How clearly do you remember it?'],
  },
  {
    id: 'only-a-joke',
    cues: 'joke joking banter fun kidding laugh humour humor messing',
    when: /\b(?:it was |it's |that was |that's |they're |was |is )?(?:only|just|meant as|all) (?:a |an? )?(?:jok(?:e|ing)|banter|kidding|messing(?: about| around)?|a laugh|(?:a bit of )?fun)\b|\b(?:can't|cannot|couldn't|can you not|unable to) take a joke\b|\b(?:no|lost (?:your|my)|haven't got a|without a) sense of humou?r\b|\b(?:he|she|they) (?:says|said|say) (?:he|she|they) (?:was|were) (?:only |just )?joking\b|\bsaid it was (?:just |only )?banter\b/i,
    unless:
      /\byou (?:were|was|are|said it was|only) (?:only |just )?(?:a )?jok|\byou're (?:only |just )?(?:jok|kidding|messing)|\bi(?:'m| was| am) (?:only |just )?(?:jok|kidding|messing)|\b(?:only|just) (?:joking|kidding|messing|for fun|a laugh|fun)\b(?! (?:he|she|they))|^(?:that'?s|it'?s) just a joke\b|\bi (?:said|made|meant|told)\b[^.]*\b(?:joke|fun|joking)\b|\bjust a bit of fun\b|\bmy joke\b/,
    hear: [
      "If only one side is laughing, it isn't much of a joke.",
      'It is a neat trick: the remark is made, and whoever minds it is the one who spoilt the mood.',
    ],
    ask: ['Did anybody else look as if they minded?', 'What did your face do?', 'Is it always you they joke about?'],
  },
  {
    id: 'no-offence',
    cues: 'offence offense wrong honest respect',
    when: told(
      `${saying}(?:no offen[cs]e|(?:don't|not to) (?:take (?:this|it) (?:the wrong way|personally)|be (?:mean|rude))|with (?:all due |the greatest )?respect|i'm just being honest|just being honest|i'm only being honest)\\b`,
    ),
    hear: [
      "It was meant to hurt less that way, and it didn't.",
      'You are asked not to mind before you even know what there is to mind.',
    ],
    ask: ['And did you let it pass?', 'How well does {who} know you?', 'Which word of it stayed?'],
  },
  {
    id: 'remark-on-looks',
    cues: 'look looked weight fat fatter thin thinner bigger skinny tired old older ugly face nose teeth hair skin spots pregnant',
    when: told(
      `${saying}(?:(?:i'm|you(?:'re| are|'ve| have| were)?|i|got|getting|put on|lost|gained|so|really|very|a bit|too|quite|looking|look|looked|like|getting) )+(?:weight|fat\\w*|thin\\w*|skinny|bigger|big now|tired|old\\w*|ugly|rough|pale|awful|terrible|ill|pregnant|like a (?:\\w+)|healthy|chubby|plump)\\b`,
    ),
    unless:
      /\b(?:feel|nurse|doctor|old enough|too old to|too old for|tired of|love)\b|\byou (?:said|told|look like a star)\b/,
    hear: [
      'A remark like that about how you look hurts.',
      'It takes a second to say, and it can send a person to the mirror for a week.',
    ],
    ask: ['What had you been talking about?', 'Who else heard it?', 'Does {who} often say such things?'],
  },
  {
    id: 'called-names',
    cues: 'stupid useless lazy pathetic idiot fat ugly weak selfish cold worthless loser boring thick dumb waste failure disappointment joke slow mistake burden nobody nothing',
    when: told(
      `${saying}(?:(?:you(?:'re| are| were)?|i'm|i was|being|a|an|so|too|such|just|fucking|bloody|always|complete|total|completely|the most|as|really|and|stop being) )*(?:stupid|useless|lazy|pathetic|(?:an? )?idiot|ugly|weak|selfish|cold|worthless|loser|boring|thick|dumb|waste of \\w+|failure|disappointment|embarrass(?:ing|ment)|mistake|burden|nothing|nobody|cow|pig|moron|freak|weird|weirdo|childish|ungrateful|difficult|impossible|bad (?:mother|father|mum|mom|dad|wife|husband|friend|son|daughter|person))\\b`,
    ),
    unless:
      /\b(?:me too|that was all|we folded|made up|summons|letter|laugh\w*|joking|affectionate\w*|love (?:him|her)|hugged|cuddl\w*|sorry|grin\w*|referee|pan|weather)\b|\byou (?:said|told|think|called)\b|\b(?:weather|not (?:a |an |your |being )?(?:stupid|useless|lazy|burden|mistake|idiot|weird|boring|bad)|aren't|isn't|he's just|cold (?:out|outside|in|hands|water|feet)|nobody'?s|nothing (?:is|was|will|to|about|but|for|at|more|wrong|happened|all)|(?:say|tell|told)s? (?:you |me |us )?nothing|said nothing|didn't say|voice in|nobody (?:is|was|will|would|can|could|has|had|knows|cares|wants|likes|ever|else|should|asked|reads?|reading|\w+s)|a mistake (?:to|in|at|on|with))\b|\b(?:daft|silly|proud)\b/,
    hear: ['That was a cruel thing to say to you.', 'You can know better, and it goes in all the same.'],
    ask: ['What were you two talking about, when it fell?', 'Has {who} taken it back since?'],
  },
  {
    id: 'like-your-mother',
    cues: 'like turning just',
    when: told(
      `${saying}(?:you(?:'re| are)|i'm|you sound|you look|you|i sound|i) (?:(?:getting|just|exactly|turning|becoming|so|more and more|like|into|out|the same as|as bad as) )+(?:your|my|his|her) (?:mother|father|mum|mom|dad|mam|da|sister|brother|aunt|uncle|ex)\\b`,
    ),
    unless: /\b(?:kind|proud|lovely|beautiful|compliment|best thing|in a good way)\b/,
    hear: ['A remark like that goes deep.'],
    ask: ['Which side of them was meant?', 'What did you feel like answering?', 'Do you see any of it yourself?'],
  },
  {
    id: 'told-be-strong',
    cues: 'strong man brave cry crying grow tough chin smile cheer positive',
    when: told(
      `${saying}(?:(?:you|i|must|have|need|to|should|that|just|have got|now|got|gotta|were|are|was|don't|not to|stop|be) )*(?:(?:be )?(?:so )?strong\\b|man up|(?:be )?(?:so )?brave(?! to)|(?:be (?:so )?tough|toughen up)\\b|grow (?:up|a pair)|(?:boys|men|big boys) don't cry|(?:not to|don't|stop) cry(?:ing)?\\b|chin up|cheer up|smile(?: more)?\\b|(?:think|stay|be) positive|count (?:my|your) blessings|keep (?:my|your) chin up)`,
    ),
    unless:
      /\byou (?:said|told|tell)\b|\b(?:strong (?:coffee|tea|accent|smell|wind)|made me smile|smiled?\b.*\bback)\b/,
    hear: [
      "It isn't easy to be told to be strong when you don't feel it.",
      'The ones who are told that seldom get asked how it is in the evening.',
    ],
    ask: [
      'With whom do you not have to be?',
      'What would {who} see on an evening when nobody looks?',
      'What did you answer {whom}?',
    ],
  },
  {
    id: 'offered-a-saying',
    cues: 'reason heal sea god plan time young fish place fine sleep else worry happen meant pray another',
    when: told(
      `${saying}(?:(?:it|i|you|that|he|she|they|there|there's|there're|are|is|was|will|would|'ll|'re|it'll|you'll|i'll|it'd|all|be|have|still|so|only|and|that's|everything|it's) )*(?:happens for a reason|time (?:heals|will heal|is a healer)|plenty (?:more|of) (?:fish|time)|god('s)? (?:has |have )?(?:a )?plan|god (?:only )?(?:gives|doesn't give|never gives|wanted|needed)|(?:in )?a better place|be (?:fine|ok|okay|all ?right)(?: in the end)?$|young|(?:find|meet) (?:someone|somebody|another)|(?:try|have) (?:again|another(?: one)?)\\b|meant to be$|pray (?:on|about|more|for)|worse things happen|it gets (?:better|easier)|gets (?:better|easier))`,
    ),
    unless:
      /\byou (?:said|told)\b|\b(?:doctor|nurse|vet|dentist|consultant|midwife|mechanic|results?|young (?:man|lad|doctor|woman|people))\b/,
    hear: [
      "Words like that don't help much when you feel bad.",
      'Sayings like that are handed over when somebody does not know what to say and cannot bear to say nothing.',
    ],
    ask: [
      'What do you say to it when somebody comes with that?',
      'Has anyone found better words?',
      'Does it help when it comes from {whom}?',
    ],
  },
  {
    id: 'asked-when-children',
    cues: 'when kid child baby married marri boyfriend girlfriend settl grandchild single',
    when: /\b(?:ask(?:s|ed|ing)?|says?|said|goes|keeps? (?:on )?asking|wants? to know|question)\b[^.]*\b(?:when (?:you(?:'re| are|'ll| will)?|the|it's|are you|will you|i'm)\b[^.]*\b(?:kids?|child(?:ren)?|baby|babies|married|marry|marriage|settl\w+|family|wedding|boyfriend|girlfriend|husband|wife|next one)|why (?:you(?:'re| are)?|i'm)(?: still)? (?:single|not married|alone)|(?<!(?:with|after|our|the|my|your|see) (?:\w+ )?)grandchild\w*)/i,
    unless:
      /\b(?:my|your) (?:son|daughter|little|kid|boy|girl|five|six|four|three)\b[^.]*\basked\b|\bhospital\b|\b(?:come|coming|go|going|get|pick\w*|home|back|leav\w+|eat|wake|dinner|sleeps?|quit|born)\b/,
    hear: [
      "It's nobody's business but yours, and it can really hurt to be asked.",
      'Everybody feels free to ask it, and nobody wonders what it might be knocking on.',
    ],
    ask: [
      'What do you say, when they ask it?',
      'Who is the keenest asker?',
      'Does anyone there know how it really stands?',
    ],
  },
  {
    id: 'advice-nobody-asked',
    cues: 'join try tried advice advise yoga should hobby club dating exercise walk diet suggest googled app lose meditat',
    when: told(
      `\\b(?:(?:everyone|everybody|people|they all|they) (?:(?:just|always|all|keeps?|kept) )*(?:says?|said|tells?|told|telling|saying|suggests?)(?: you)?(?: to| that)?|(?:WHO (?:(?:just|always) )?(?:keeps?|kept) (?:saying|telling you|suggesting)(?: to| that)?)) (?:you )?(?:should |need to |must |could |have you |just |to )*(?:"?(?:join|try|tried|take up|get out|get (?:a hobby|a dog|back|yourself)|go (?:out|for|to the gym|on)|sign up|see|lose|exercise|meditat\\w*|download|put yourself out|talk to|leave him|leave her|dump))\\b|\\bhave you (?:tried|thought (?:of|about)) (?:yoga|meditat\\w*|going|getting|a |just |walking|turning|camomile|chamomile|magnesium|exercise|dating)|\\b(?:unasked|unwanted|unsolicited|free|good) advice\\b|\\bfull of advice\\b|\\b(?:everyone|everybody)(?:'s| has| is)? (?:got |have |full of |an? )*(?:advice|opinion)`,
    ),
    unless:
      /\b(?:have you tried it|you said|what should i)\b|\b(?:good|great|helpful|nice|like (?:your|the|that)|thanks? (?:you )?for (?:the|your)) (?:\w+ )?(?:advice|idea|suggestion)s?\b|\badvice from you\b/,
    hear: [
      "Advice like that doesn't help much when nobody's listened first.",
      'Everyone has a cure for it, and it shrinks each time to something you have simply not tried yet.',
    ],
    ask: [
      'What would you rather they did?',
      'Which piece of it have you heard most?',
      'Is there anyone who just listens to it?',
    ],
  },
  {
    id: 'you-always-you-never',
    cues: 'always never',
    when: told(
      `${saying}(?:(?:you|i)(?:'m| am|'re| are|'ve| have)? (?:always|never)|all (?:i|you) (?:ever )?(?:do|think)|i only think of|you only think of)\\b`,
    ),
    unless:
      /\byou (?:said|told)\b|\b(?:never (?:leave|forget|stop loving|been (?:so )?(?:happy|proud)|be a burden)|always (?:welcome|be there|be here|love|loved|been there|be|had it|use|liked|got|have|wanted|knew|can|come)|never have to|need to worry|use)\b|\bsaid (?:he|she|they) (?:would )?never\b/,
    hear: [
      'It\'s unfair to be told "always" or "never" when you\'ve tried so hard.',
      'One sentence, and years of doing otherwise do not count.',
    ],
    ask: ['What had set it off?', 'What did it leave out?', 'How did it end between you two?'],
  },
  {
    id: 'half-apology',
    cues: 'sorry apologis apologiz apology',
    when: told(
      `${saying}(?:(?:i'm|he's|she's|they're|he was|she was|i am) )?(?:sorry|apologi\\w+),? (?:(?:that )?you (?:feel|felt|took|think|got|see|were|are upset)|if (?:i|you|he|she|they|it|that|anyone)|but\\b)|\\bWHO (?:(?:still|even|just|has|have|once|ever|will|would) )*(?:never (?:once |ever |even |really )?|(?:hasn't|haven't|didn't|doesn't|don't|won't|wouldn't|couldn't|can't) (?:even |ever |really |once )?|refuses to |refused to )(?:(?:said|says?) (?:a |the word )?"?sorry|apologi\\w+)|\\b(?:not (?:even )?(?:a|one)|never (?:got|had) (?:a|an)|no|without (?:a|an)) (?:sorry|apology)\\b`,
    ),
    unless:
      /\b(?:you|i) (?:didn't|haven't|never|don't|should|won't)(?: even)? (?:say|said|apologi\w+)|\bsorry (?:about|for) (?:my|your) \w* ?english/,
    hear: [
      "It hurts to wait for a real sorry that doesn't come.",
      'What is owed there is one plain word, and it is surprising how long you can wait for it.',
    ],
    ask: [
      'What would the right sorry have said?',
      'Have you told {whom} that it is still open?',
      'How are you with each other meanwhile?',
    ],
  },
];
