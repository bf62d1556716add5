import type { Happening } from './happening.ts';
import { own } from './within-own.ts';

/** Who asks and who does not, being alone, and what is felt, or not felt, or not yet named. */
export const withinStates: readonly Happening[] = [
  {
    id: 'nobody-asked-first',
    cues: 'nobody noone one asked',
    when: /^(?:and |but |so )*(?:nobody|no one|noone|not one of them|they (?:never|didn't)(?: even)?) (?:(?:has|have|had|even|ever|once) )*(?:asked?)(?: (?:you|us|me|what you (?:want|wanted|think|thought)|if you (?:wanted|minded|want|mind)|whether you))?(?: (?:first|about it|before|at all))?$/i,
    unless: /\bthat before\b|\bonions?\b|\bnot said\b|\bhow i\b/,
    hear: [
      'It hurts that nobody thought to ask you.',
      'Asking would have cost them a minute, and the answer might even have been yes.',
    ],
    ask: ['What would you have said, if they had?', 'Who was it that decided?'],
  },
  {
    id: 'nobody-asks',
    cues: 'nobody noone one anyone never',
    when: /^(?:and |but |because |so |still )*(?:nobody|no one|noone|not one (?:of them|person)|not a single (?:person|one)) (?:(?:ever|even|once|here|there|at work|at home|else)(?:'s| has)? )*(?:asks|has (?:ever )?asked|is asking|ever asked|asked (?:how|if you(?:'d| had)|are|after|did))(?: .*)?$/i,
    unless:
      /\bonions?\b|\bcemeter|\bquiet and\b|\bnot said\b|\bprefer|\b(?:easier|better|prefer|glad|nice|lovely|thank|so) (?:if|that|when)? ?(?:they|nobody|no one) (?:don'?t|asks?)\b|\bso (?:that )?(?:nobody|no one) asks?\b|\bfor anything\b|\bbefore so thanks\b|\bfavourite\b|\bfavorite\b/,
    hear: [
      'It hurts when nobody asks how you are.',
      'One question from the right person would have been enough, and you would have noticed it straight away.',
    ],
    ask: ['What would you have liked to be asked?', 'Who used to ask?', 'What would you have told them?'],
  },
  {
    id: 'nobody-said-a-word',
    cues: 'nobody one noone none',
    when: /^(?:and |but |then |so |there were .{0,30}and |\w+ people .{0,25}and |(?:he|she|they|your [a-z]+) (?:said|told|called|asked|shouted|laughed|made|did) .{3,80} and )*(?:nobody|no one|noone|none of (?:them|you)|not one (?:of them|person)) (?:(?:has|have|had|even|ever|really|'s) )*(?:sa(?:id|ys?) (?:anything|a word|a thing|nothing|one word|something)|spoke up|stepped in|stood up for (?:me|you|him|her|them)|looked up)\b(?!.*\b(?:boots|scarf|hair)\b).*$/i,
    unless:
      /\b(?:nobody|no one) (?:laughed at|said (?:no|it|you|he|she|sorry for)|looked shocked|mentioned the weather)\b|\blovely\b|\bnobody said .{0,25}(?:easy|fair|hard)\b|\bmy boy\b|\bfunny\b|\breal name\b|\bface mask\b|\bjoke\b.*\blaugh/,
    hear: ['It hurts that nobody said anything.'],
    ask: ['Who had you hoped would say something?', 'How did it go on from there?'],
  },
  {
    id: 'nobody-noticed',
    cues: 'remember notic sees see saw seen invisible miss missed',
    when: own(
      "^(?:and |but |so |because )*(?:nobody|no one|noone|not one of them|none of them) (?:(?:has|have|had|even|ever|really|'s|seems to|would) )*(?:notic\\w*|sees?|saw|seen|missed|remembers?|remembered)(?:$|,| (?:you|it|that|I|any|anything|unless|until|your|me|the|at|how)\\b)|YOU (?:sad because nobody noticed)|YOU(?: feel| felt|'re| become)? (?:so |completely |like you're )?invisible\\b|(?:look|looks|looked|see|stare) (?:right |straight )?through (?:you|me)\\b|WHO (?:doesn't|don't|didn't|never|hasn't|haven't) (?:even )?notic(?:e|ed) (?:you|that you|if you|when you|your)\\b",
    ),
    unless:
      /\b(?:died|killed (?:himself|herself)|suicide|own life|passed away|grave|funeral)\b|\bquite like\b|\bi like that\b|\b(?:thank|hope|glad|lucky|luckily|phew|so (?:that )?)(?: god)?,? (?:that )?(?:nobody|no one) (?:saw|noticed)\b|\bnobody saw (?:it coming|him|her|them|who)\b|\bnobody remembers (?:him|her)\b|\bsecret|\bso (?:that )?(?:nobody|no ?one) (?:sees?|saw|notices|noticed|can see|would)\b|\bgot away\b|\bbrightness\b|\bsneak|\bluck/,
    hear: [
      'It hurts when nobody notices how you are.',
      'The odd part is wanting to be seen and not wanting to have to ask for it.',
    ],
    ask: [
      'Who would you most have wanted to notice?',
      'When did somebody last notice without being told?',
      'What would they have seen, if they had looked?',
    ],
  },
  {
    id: 'nobody-came-or-rang',
    cues: 'nobody one came come turn show rang call text phone visit',
    when: /^(?:and |but |so |then )*(?:nobody|no one|noone|not one (?:of them|person)|only (?:one|two|three) (?:people|persons?)?) ?(?:(?:has|have|had|even|ever|really|'s|else) )*(?:came|come|comes|turned up|turns up|showed up|shows up|rang|rings?|called|calls|texted|texts?|wrote|writes|phoned|visited|visits?|knocked|knocks|drops? (?:in|by|round))(?:$|,| (?:round|over|today|tonight|this|any ?more|now|all|for|on|except|to (?:my|your|the|it|help|see|visit|the)|(?:you|me) (?:today|this|on|for|all|back|any|now|in)))/i,
    unless:
      /\bcheese\b|\bfor you for\b|\bstrip the bed\b|\bdream\b|\bnobody (?:came|comes) (?:near|close|out alive|through)\b|\bwrong number\b|\bcalls? (?:me|you) [a-z]+ (?:here|any)|\bcalled it\b/,
    hear: [
      'Waiting for somebody to come or ring, and nobody does, hurts.',
      'First there is listening out, then explaining it to yourself, and then pretending not to have been listening out.',
    ],
    ask: ['Who had you thought it would be?', 'How did the rest of that day go?'],
  },
  {
    id: 'nobody-told-me',
    cues: 'nobody one told tells tell last know',
    when: /^(?:and |but |so )*(?:(?:nobody|no one|noone|not one of them|none of them) (?:(?:has|have|had|even|ever|'s) )*(?:told|tells|warned|warns|let you know|informed|thought to tell|mentioned it to)(?:$| (?:you|me|us)(?:$| (?:anything$|the .{2,25} had|about (?:a |any |the (?!rage|boredom|tired|lonel|silence|pain|smell|nights?|hair|sweats?|grief)|it|that)|it was happening|till|until|he|she|they).*))|you(?:'re| were| are) (?:always )?the last (?:one |person )?to (?:know|hear|find out))/i,
    unless:
      /\byoung people\b|\brage\b|\b(?:sun will|gossip|beautiful|how (?:much|good|nice))\b|\bzip|\bskirt\b|\bflies\b|\bmic(?:rophone)?\b|\bon mute\b|\bspinach\b|\bteeth\b|\bnappies\b|\bwarned\b|\btold me to\b/,
    hear: [
      'It hurts to be the last to hear.',
      'There is the news itself, and then there is everyone who already had it.',
    ],
    ask: ['Who knew before you did?', 'Who should have been the one to tell you?'],
  },
  {
    id: 'has-nobody',
    cues: 'nobody one anyone anybody friends lonely alone person',
    when: own(
      "YOU(?:'ve| have)? (?:got )?(?:nobody|no one|noone|not (?:got )?anyone|n't (?:really |even )?(?:got |have )?(?:anyone|anybody)|don't (?:really |even )?have (?:anyone|anybody|any friends|friends|a friend|a person)|no friends?|not a single friend)(?:$| (?:here|left|to|else|in|at|who|that|really|around|now|any more|anymore|of)\\b)|(?:there(?:'s| is| was)|there isn't|isn't) (?:really |just |simply )*(?:nobody|no one|noone|anyone|anybody)(?: (?:left|to|who|here|at home|in the house|I can|you can|really)\\b.*)?$|^(?:nobody|no one|noone)(?: (?:really|else|now|here|any ?more|to (?:talk|tell|ask|call|ring|say)\\b.*|I can .*|you can .*))*$",
    ),
    unless:
      /\bwanted to take\b|\bsay i can'?t\b|\bher new|\bin the eye\b|\bresidents?\b|\bex[ -]?husband\b|\bin the car there\b|\bcrusts?\b|\bnot widowed\b|\b(?:vp|director|management)\b|\bto lose\b|\bspot me\b|\bdied in\b|\bashes\b|\b(?:there(?:'s| is| was)) (?:nobody|no one) (?:like|better|about|i'?d rather|hurt|in (?:it|danger))\b|\bnobody to blame\b|\bno one hurt\b|\bpeace\b|\bthank god\b|\blove (?:it|that)\b|\bin particular\b|\btake (?:it|him|her|them|this) on\b|\btake over\b|\bto (?:help|do|cover|relieve|swap|look after|mind|lift|drive|cook|clean)\b|\belse up\b|\bnobody to see (?:me|it)\b|\bto catch (?:it|me|him|her)\b/,
    hear: ['It is hard to have nobody you can just call.'],
    ask: ['Who was the last person you could say things to?', 'Who would you ring, if you could choose?'],
  },
  {
    id: 'forgotten-by-them',
    cues: 'forgot remember',
    when: own(
      "(?:WHO|everyone|everybody|all of them|your (?:kids|children|friends|family|colleagues)|they all) (?:all |just |completely |even |both )?(?:forgot|forgotten|forgets|didn't remember|hasn't remembered|haven't remembered)(?: (?:about )?(?:your|you|our|my|me|it|again|to (?:tell|ask|invite|call|ring|pick|collect|mention))\\b.*|$)|(?:nobody|no one) (?:had |has |even |else )?remembered(?: (?:your|it|my|the)\\b.*)?$",
    ),
    unless:
      /\bill\b|\btrash\b|\bgranny\b|\bsoup\b|\bramp\b|\boffice\b|\bcar wash\b|\bfair enough\b|\bdementia\b|\balzheimer|\bmemory\b|\bstroke\b|\bforgot(?:ten)? (?:his|her|their|how|where|what)\b|\bcare home\b|\bforgets (?:me|i|that i)\b|\bthe ward\b|\bwho i am\b|\bhis tea\b|\bslapped\b|\bi (?:hit|hurt|smacked|shouted at)\b|\b(?:he|she|they) says?$|\bforgotten it, (?:he|she)\b|\bi forgot\b/,
    hear: [
      'Being forgotten by your own people hurts.',
      'Reminding them would have been easy, and it would have spoiled the only thing it was for.',
    ],
    ask: ['Have they noticed since?', 'Who did think of it?'],
  },
  {
    id: 'lonely',
    cues: 'lonely alone loneliness lonesome isolated',
    when: own(
      "(?:YOU|^|it(?:'s| is| gets| can be)) ?(?:(?:feel|feeling|felt|get|getting|been|'re) )?(?:(?:so|very|really|a bit|quite|too|terribly|more|pretty|just|incredibly|a little|rather|like|completely|totally|depressed and|sad and|down and|bored and|depressed|sad) )*(?:lonely|lonesome|isolated|all alone|so alone|alone here|alone (?:with|in) (?:this|it|all|my|the|a))\\b|YOU (?:feel|felt|feeling) (?:\\w+ )?(?:alone|lonely)\\b",
    ),
    unless:
      /\bcheese\b|\b(?:because|since) we were\b|\bmiss (?:him|her)\b|\bgot (?:him|her) when\b|\bconversation i'?ve\b|\bnot (?:lonely|alone)\b|\blike (?:it|being) alone\b|\bnever (?:lonely|felt lonely)\b|\bless (?:lonely|alone)\b|\b(?:he|she|dad|mum|mom)(?:'s| is|'ll be| must be)(?: so)? lonely\b|\blonely planet\b/,
    hear: [
      'Feeling lonely like that hurts.',
      'With nobody close by, even good news has nowhere to go.',
      'It is less about how many people there are than about whether one of them would notice how you are.',
    ],
    ask: [
      'When in the week is it at its worst?',
      'Who did you last have a proper talk with?',
      'Who do you get to see in a usual week?',
    ],
  },
  {
    id: 'empty-since',
    cues: 'empty hollow flat lost',
    when: own(
      'YOU (?:(?:feel|felt|feeling|so|just|a bit|all|really) )*(?:empty|hollow|flat|lost|at a loose end) (?:since|after|without|now that|now)\\b',
    ),
    unless: /\bstomach\b|\bfuneral\b|\bkilos?\b|\bweight\b/,
    hear: [
      'It can feel very empty when something that filled your days is over.',
      'There was always a next thing to see to, and now there is a space where the next thing was.',
    ],
    ask: ['What did a usual day look like before?', 'Which hour of the day is the emptiest?'],
  },
  {
    id: 'feels-nothing',
    cues: 'nothing numb feel felt empty hollow flat blank',
    when: own(
      "\\band (?:you )?(?:felt|feel) (?:absolutely )?nothing\\b|YOU (?:feel|felt|feeling)(?: absolutely| just| completely| totally| so| very| kind of| all)* (?:nothing|numb|empty|hollow|blank|flat|dead inside|grey)\\b|YOU (?:don't|didn't|can't|couldn't|do not) (?:really |even )?feel (?:anything|a thing|it|much|any)\\b(?!.*\\b(?:dentist|needle|injection|jab)\\b)|^(?:just |completely |totally |so )?(?:numb|empty|hollow|flat)$|YOU(?:'re| are)? (?:so |just |completely |all |totally )?(?:numb|hollow|empty)\\b(?! handed)|waiting to feel (?:something|it|anything)",
    ),
    unless:
      /\bempty (?:living )?room|\b(?:like|without) (?:him|her)\b|\b(?:he|she) was so\b|\bany better\b|\bnoble\b|\bset fire\b|\b(?:empty|hollow|flat) (?:since|after|without)\b|\bold house\b|\bdidn'?t feel (?:a thing|it) (?:when|at all,? the)\b|\bcalm\b|\bfeel(?:s|ing)? nothing for (?:him|her)\b|\bfoot\b|\bfeet\b|\barm\b|\bteeth\b|\bfingers?\b|\bnicotine\b|\bnothing but\b|\bgreat\b|\bfeel (?:much|any) (?:like|older|safer|different|closer|younger|worse|need)\b|\bfeel it(?:'s| is| was|'ll| will)\b|\b(?:don'?t|didn'?t) feel it (?:in|any|was|on)\b|\bflat (?:tyre|tire|white|pack|stomach)|\bcan'?t feel (?:my|the|his|her)\b|\bempty (?:house|fridge|chair|shelf|nest)\b|\bface is numb\b|\blegs? \b/,
    hear: [
      "Feeling nothing can be as hard as feeling bad, and it's harder to explain.",
      'From outside nobody can tell, since you go on doing and saying what belongs to the day.',
    ],
    ask: ['When did you last feel something properly, even something small?', 'Have you told anyone that?'],
  },
  {
    id: 'should-be-happy',
    cues: 'should supposed ought everything',
    when: own(
      "YOU (?:should|ought to|'re supposed to|are supposed to|were supposed to|know you should) (?:be|feel) (?:so |more |really )?(?:happ(?:y|ier)|glad|grateful|pleased|proud|excited|thankful|relieved|over (?:it|him|her|this|that)|used to it|fine|better|enjoying)\\b|(?:everything|it) you (?:ever )?wanted\\b.*\\b(?:and|but)\\b|on paper (?:it|you|everything)",
    ),
    unless: /\b(?:he|she|they) (?:says?|said|thinks?|tells? me)\b[^.]*\bshould\b/,
    hear: ["It's hard when you feel one thing and think you ought to feel another."],
    ask: ['Who would be surprised to hear that it is not so?', 'Who says that you should?'],
  },
  {
    id: 'two-things-at-once',
    cues: 'half part both same time mixed happy glad proud reliev love excited sad laugh',
    when: own(
      "^(?:happy|proud|glad|pleased|grateful|excited) (?:for \\w+,? |of \\w+,? )?(?:and|but|also|,)+ ?(?:also |a bit |so )?(?:sad|gutted|jealous|bitter|heartbroken|scared|sick|lonely|angry|terrified|nervous)\\b|^(?:and |but )?(?:half|part|one half|one part|a part|some part|one side) of you (?!are|and|out)\\w+|YOU (?:\\w+ )?(?:happy|glad|proud|excited|relieved|pleased|grateful|love (?:him|her|them|it)) (?:\\w+ ){0,5}?(?:and|but) (?:\\w+ )?(?:you(?:'re| are| feel| also)* )?(?:also )?(?:so |at the same time |a bit |very )?(?:sad|scared|terrified|heartbroken|jealous|guilty|ashamed|angry|devastated|lonely|hate|miss|broken|worried|empty)\\b|(?:happy|sad|glad|angry|proud|laughing|love|relieved) and (?:sad|happy|guilty|scared|angry|crying|heartbroken|hate|ashamed) (?:both |all )?(?:at (?:once|the same time)|both|together)|you don't know (?:if|whether) (?:to|you should|you want to|it's) (?:laugh|cry|be happy|sad|be sad)",
    ),
    unless: /\bsalary\b|\bhalf of you (?:are|is) out\b|\bpart of (?:me|you) died\b|\bboth (?:of|my|our|his|her)\b/,
    hear: ['You can feel both at once, and both can be true.'],
    ask: ['Which of them is louder tonight?', 'Is there somebody who knows about both halves?'],
  },
  {
    id: 'no-idea-why',
    cues: 'know why reason idea tell nothing',
    when: own(
      "YOU (?:don't|do not|couldn't|can't|honestly don't) (?:even |really )?(?:know|tell (?:you|me)|say|explain)(?: exactly)? why(?:$|,| (?:it|you(?:'re| are|'ve been| feel| get| cry| keep))\\b)|YOU (?:have |'ve |'ve got |got |had )?(?:no idea why$|no reason$)|^(?:there's |there is |with |for )?no (?:real |good |actual |particular )?(?:reason|cause)(?: (?:at all|really|for it))?$|you keep asking yourself why you (?:always |just |still |even |keep |suddenly )*(?:feel (?:so |like this|this )?(?:sad|down|low|bad|anxious|awful|this)|get (?:so )?sad|cry|sad)|^nothing (?:(?:has|had|'s|even|actually|really|bad) )*happened\\b",
    ),
    beside:
      /\b(?:sad|sadness|down|low|cry|cries|cried|crying|tears|tearful|weep\w*|anxious|anxiety|panic\w*|shak\w+|blue|angry|anger|upset|mood|moody|scared|fear|empty|gr[ea]y|colou?rs?|heavy|heaviness|pounding|on edge|irritab\w*|nervous|awful|miserable|restless|dread|numb|depress\w*|off today|lonely|woke up)\b/,
    unless:
      /\b(?:he|she|they|we)\b|\breason (?:to stay|not)\b|\bfuneral\b|\bcan'?t cry\b|\blump\b|\bnothing happened (?:between|with|to|at)\b|\btelling\b|\btyping\b|\bopened this\b|\bdate\b|\b(?:died|death|miscarr\w*|divorce|left me|baby|birth)\b/,
    hear: [
      'Not knowing why makes it more confusing.',
      'It would be easier with a reason. A reason could be argued with, and this just stands there.',
    ],
    ask: ['When does it come, mostly?', 'Has it come like that before?'],
  },
  {
    id: 'cant-name-it',
    general: true,
    cues: 'explain describe words word name feel know what',
    when: own(
      "YOU (?:don't|do not|can't|cannot|couldn't|honestly don't|didn't|still don't) (?:even |really )?(?:know (?:what (?:you feel|you're feeling|you felt|it is|this is|it's about|it was|to call it|it's called|to feel|'s (?:wrong|the matter|going on)|is (?:wrong|going on|the matter))|how you feel|how to describe)|describe|name|put (?:it|this|that) in(?:to)? words|find the words?|put (?:your|a) finger)\\b|^(?:it's |it is )?(?:hard|difficult|impossible) to (?:explain|describe|say|put into words|name)|YOU (?:don't|do not) know what's\\b",
    ),
    unless:
      /\bshaking\b|\bboth things\b|\bdizzy\b|\bspanish\b|\benglish is\b|\bgerman\b|\blanguage\b|\beven explain it right\b|\bworse\b|\bpage\b|\bgoing to happen\b|\bunder there\b|\bangry that\b|\blooking at (?:me|you)\b|\bwrong with (?:him|her|it)\b|\bto (?:my|the|your) (?:kids?|son|daughter|child|boss|mum|mom|mother|wife|husband)\b|\bhow to explain (?:to|that)\b|\bterminal|\bmaths?\b|\bpotato\b/,
    hear: [
      "It isn't easy to explain something you can't find the word for.",
      'Not having the word makes it lonelier, since it cannot be handed to anyone.',
    ],
    ask: ['What does it keep you from, in a day?', 'When is it strongest?'],
  },
];
