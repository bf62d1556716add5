import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** What was said to them or at them, what they kept back, and what was done for nothing, as any life tells it. */
export const atHeartOthersWords: readonly Happening[] = [
  {
    id: 'let-another-be-blamed',
    cues: 'blame blamed trouble',
    when: /\b(?:he|she|they|(?:your|the) \w+|somebody else|someone else)(?: \w+)? (?:got|took|takes|gets) (?:all )?the blame(?: for (?:it|you|that|what).*)?$|\b(?:you|she|he|they|your (?:dad|mum|mom|boss|teacher|wife|husband)) (?:blamed|let) (?:(?:your|the) (?:brother|sister|cousin|lodger|dog|friend|twin|hikers|cleaner|neighbou?r|flatmate|mate|apprentice|\w+ boy)|him take|her take|them take|another)(?: the blame)?(?: for (?:it|that))?(?: and you let (?:him|her|them))?$|\byou let (?:him|her|them|your \w+|somebody else|someone else) (?:take|get|have) the blame\b/i,
    unless:
      /\bgot the blame for the dog\b|\bi (?:always )?get the blame\b|\bi got the blame\b|\bfor the window and she's never\b|\bblamed me\b/,
    hear: [
      'It was a small sentence, or none at all, and somebody else has been living with it ever since.',
      'The longer it stands, the more other things have been built on top of it.',
      'Nobody else in the story knows that it has another ending. You are alone with that one.',
    ],
    ask: ['How long ago is that?', 'What became of the one who got it?', 'What has brought it up just now?'],
  },
  {
    id: 'not-telling-them-yet',
    cues: 'tell told',
    when: /^(?:and |but |so )?you(?:'re| are|'ve| have|'d| just| really)* (?:(?:not|never) going to tell|won't tell|will not tell|not told|haven't told|hadn't told|didn't tell|can't tell|couldn't tell|don't want to tell|not telling|never actually told|told no one|told nobody|still not told) ?(?:him|her|them|your \w+(?: \w+)?|the (?:kids|children|boys|girls|others|family)|anyone|anybody|people|work)?(?: (?:yet|about (?:it|this|that)|any of (?:it|this)|at work|at home|until .*|either|before .*|everything|the truth))*$/i,
    unless:
      /\b(?:just walk in|can't tell (?:if|whether|the difference|you how)|surprise|engaged|proposal|present|who i met|you can't tell anyone from)\b/,
    hear: [
      'The not telling has its reasons, and you will have gone over each of them more than once.',
      'It is odd to be the only one in the room who knows what there is to know.',
      'There is a sentence waiting, and the days arrange themselves around the place where it would go.',
    ],
    ask: [
      'What makes it hard to say to them?',
      'How do you see it going, if it came out?',
      'What is it like to sit with them meanwhile?',
    ],
  },
  {
    id: 'faith-gone-and-still-goes',
    cues: 'believ faith pray',
    when: /\byou(?:'ve| have| just| still|'d)*(?: \w+)? ?(?:stopped believing|don't believe (?:it |in it |in god |any of it )?(?:any ?more|now)|(?:lost|lose|losing) (?:your|my|the|all) faith|pray (?:since years )?only with|haven't believed)\b|\byou've lost it, the faith\b/i,
    unless: /\b(?:temper|in (?:him|her|them|people|humanity|love|myself|doctors|politic\w*))\b/,
    hear: [
      'It is a whole language one grew up in, and the others go on speaking it, and you still know all the words.',
      'Everyone around is standing where you used to stand. It would be hard to say without seeming to leave them.',
    ],
    ask: ['Was there a day, or did it wear off?', 'What do you miss of it?', 'Who could hear that from you?'],
  },
  {
    id: 'had-it-on-the-tongue',
    cues: 'words sentence tongue speech ready list answer mouth rehears',
    when: /\byou(?:'d| had)(?: got| already| even)? (?:the|a|your|my|that|some) (?:whole |perfect |little )?(?:words?|sentence|speech|answer|list|line|question)s?(?: (?:all )?(?:ready|in your (?:mouth|pocket|head|hand)|on your tongue|prepared|written down|off by heart))?$|\bon the tip of your tongue\b|\b(?:had|have|got|ready|it|sentence|words?|speech) (?:all )?(?:ready )?(?:on|in) (?:your|the) (?:tongue|mouth)\b|\byou(?:'ve|'d) (?:been )?rehears(?:ed|ing) it\b|\byou had the (?:whole )?(?:thing|sentence|speech) (?:ready|in your mouth)\b/i,
    unless:
      /\b(?:mint|strange in|back in (?:my|your) mouth|taste|ulcer|tooth|teeth|food|dry|swollen|water|metal|kiss\w*|pill|burn\w*|joke|got to the end|blood|sores?)\b/,
    hear: [
      'So it was there, whole and in order, and the minute for it went by with you holding it.',
      'It takes one interruption, or one look, and a thing you had ready goes back down again.',
    ],
    ask: ['How would it have begun?', 'What came in between?', 'Will there be another minute for it?'],
  },
  {
    id: 'answer-came-too-late',
    cues: 'later afterwards thought bath answer back comeback snappy home',
    when: /\b(?:later|afterwards|in the (?:bath|shower|car|night|bus)|on the way home|at (?:two|three|four) in the morning)\b.{0,30}\byou (?:thought of|came up with|knew (?:exactly )?what|had the)\b|\byou (?:thought of|came up with|knew what) (?:one|it|the (?:answer|right \w+)|what you should have|what to say|a (?:good|better) \w+|all the things|a hundred)\b|\byou'd (?:like|have liked|love) (?:a snappy|to (?:say|have said) something back|to have answered)\b/i,
    unless: /\b(?:told (?:him|her|them) what|present|idea|plan|recipe|name for|song|poem|surprise)\b/,
    hear: [
      'The good answers all live on the way home. Nobody has ever got them to come out earlier.',
      'It goes on being answered in your head, better each time, for somebody who is no longer there.',
    ],
    ask: ['What is it, the answer?', 'Would you still say it, if you met them?'],
  },
  {
    id: 'verdict-handed-down',
    cues: 'said says told wrote put called',
    when: told(
      "^(?:and |but |because |that |the first thing |once |last \\w+ |yesterday |today |tonight )?(?:WHO|the (?:head|boss|teacher|coach|nurse|lady|woman|man|girl|other one|assessor|examiner|chef|foreman|trainer)|a (?:woman|man|lady|girl|boy|guy|customer|bridesmaid|colleague)|somebody|someone|foreman|coach|chef)(?: (?:in|at|from) (?:the )?\\w+(?: school| class)?)?(?: just| even| once| only| always| then| also| actually)* (?:said|says|told you|wrote|put|goes|reckons)(?: to you| to your face)?(?: that)?,? [\"“']?(?:(?:you(?:'re| are| were|'d| had)?|your \\w+(?: is|'s| was| are| were)?)(?: just| always| only| never| so| a bit| being| too| really| such| like| a| an| not| getting| been)* (?:too (?:much|sensitive|old|loud|quiet|fat|slow|soft|young|thin|emotional|needy|intense|long)|only (?:care|think)|never (?:be |amount|make|get|have|a |good|going|finish|listen|there)|lazy|useless|selfish|stupid|boring|cold|ugly|fat|slow|thick|difficult|dramatic|pathetic|worthless|a mistake|mistake|nothing|nobody|weird|embarrass\\w*|hopeless|ungrateful|\\W*not mother|a lot for|not (?:good|clever|pretty|bright|fit|up to|cut out|a (?:real|proper|team|good|man|woman|leader)|enough|mother|father|wife|university|management|the right)|overly \\w+|let (?:yourself|everyone|us|them) (?:go|down)|look(?:ed)? (?:better|tired|old|fat|rough|cheap|like|awful|terrible|ill)|smell|sound(?:ed)? (?:like|dead|stupid|thick|drunk|foreign|common|posh)|apologi[sz]e|worst|failure|disappointment|burden|let-down|joke|leech|bad (?:mother|mum|mom|father|dad|daughter|son|wife|husband|friend)|nightmare|wall|lot\\b|wasted|childish|playing the victim|lodger|run like)|(?:no one|nobody)(?: will| would|'d|'ll|'s going to)? (?:miss|want|love|like|believe|ever)|(?:no|zero) offen[cs]e|don't take it personal|some people care)\\b",
    ),
    unless:
      /\b(?:not your fault|too good|too hard on|too kind|lucky|love you|didn't say|never said|i said|he was wrong|too much (?:money|work)|taken too much|you're not (?:lazy|stupid|a burden|alone)|not a (?:burden|failure)|proud|miss you like|my doctor|blood|iron|leg|tooth|dog|horse|car)\b/,
    hear: [
      'Somebody hands down a sentence about you and goes home. You are the one who stays behind and has to live in it.',
      'It is said in a breath, and then you find yourself checking it against every mirror and every memory.',
      'It was said as if it were simply a fact. Facts about a person are seldom that short.',
    ],
    ask: [
      'What was going on when that was said?',
      'Who, of the people you trust, would see you so?',
      'How have you been with them since?',
      'How long have you been carrying that one?',
    ],
  },
  {
    id: 'was-shouted-at',
    cues: 'shout yell scream roar bark hum told went laid tore snapped whistled hollered',
    when: told(
      "\\b(?:WHO|a (?:woman|man|lady|girl|boy|guy|customer|bloke|driver|parent|mother|father|patient)|the (?:surgeon|boys|girls|boss|chef|coach|teacher|driver|manager|foreman|lads|customer|\\w+ boys)|somebody|someone|coach|chef|foreman|some (?:woman|man|guy|bloke|customer))(?: actually| just| then| really|'s| has| had)* (?:shouted|yelled|screamed|roared|barked|bellowed|hollered|swore|spat|snapped (?:his|her) fingers|whistled|snarled|hissed)(?: and \\w+)? (?:at|for) you\\b(?! to (?:stop|run|duck|watch))|\\b(?:WHO|boss|manager)(?: really| just| completely)? (?:humiliated|belittled|mocked|ridiculed|bawled out|laid into|tore into|went for|dressed down|tore strips off) you\\b|\\byou(?:'ve| have)? (?:were|got|been|was) (?:told off|shouted at|yelled at|screamed at|bawled out|humiliated|laughed at|mocked|made fun of|sworn at)\\b",
    ),
    unless:
      /\b(?:bicycle|baby|toddler|newborn|seagull|dog|parrot|no he didn't|didn't (?:just )?shout|used to|with joy|proud|goal|cheer\\w*|birthday|surprise|dementia|two-year-old|she's two|he's two|he's three|she's three)\b/,
    hear: [
      'A voice like that goes straight into the body. The words come second, and the shaking third.',
      'While it lasts, there seems to be nothing of you in the room but the part that is being shouted at.',
      'It is over in a minute for the one who does it. You will have heard it several times since.',
    ],
    ask: [
      'What did you do while it went on?',
      'Who else was within hearing?',
      'Has anybody said anything to you about it since?',
    ],
  },
  {
    id: 'thanks-went-elsewhere',
    cues: 'gave thank raised toast named gets got credit flowers bouquet',
    when: told(
      "\\b(?:they|he|she|the (?:boss|vicar|manager|director|committee|firm|head)|your \\w+)(?: just| even| then| all| only)* (?:gave (?:the |a |some )?(?:flowers|bouquet|prize|award|medal|credit|thanks|bonus|job|certificate|plaque|speech|promotion|cup) to (?!you)|thanked (?!you\\b|me\\b|god\\b)(?:the |his |her |their |everyone|everybody|all|\\w+ and )|(?:raised|lifted) (?:a|her|his|their) glass to (?!you)|made a speech and thanked (?!you)|gave (?!you\\b|me\\b)(?:him|her|them) (?:the |all the )?(?:credit|thanks|job|bonus|flowers|praise|award))|\\bit's \\w+ who (?:gets|got) the (?:\\w+ )?(?:job|thanks|credit|bonus|praise|flowers)\\b|^(?!you\\b|we\\b|she's\\b)\\w+ got the (?:bonus|credit|thanks|praise|promotion|job|award)$",
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|boy|girl) got|i got the|we got the|proud|well deserved|happy for|they thanked us|dad got the job|they deserved)\b/,
    hear: [
      'You stand there with your hands together, clapping, and know to the hour what you put into it.',
      'Thanks have a way of going to whoever happens to be in sight.',
      'It is hardly about the thing that was given out. It says what was seen and what was not.',
    ],
    ask: [
      'Did anybody at all say something to you?',
      'What would you have wanted to hear?',
      'Who there knows what you did?',
    ],
  },
  {
    id: 'done-it-all-these-years',
    general: true,
    cues: 'years year weeks months every since',
    when: /^you(?:'ve| have)? (?:(?:been )?(?:done|did|do|driven|drove|drive|cooked|cook|covered|looked after|cleaned|clean|organi[sz]ed?|minded|trained|fed|paid|cared for|washed|ironed|hoovered|nursed|typed|opened?|kept)|been (?:doing|driving|cooking|covering|looking after|cleaning|organi[sz]ing|minding|caring for)) .{2,60}\b(?:for (?:\w+[- ])?(?:\w+ )?(?:years?|weeks|months)|every (?:\w+ )?(?:week|day|night|saturday|sunday|friday|monday|tuesday|wednesday|thursday|christmas|year|morning|summer|eid|weekend)|since (?:she|he|they|you|19|20|\d)\w*|all (?:those|these) years)\b/i,
    unless:
      /\b(?:past (?:his|her|their|the)|arthritis|hands are|amber|off for|off\b.{0,20}because|taxi|secret|this since|proud|love (?:it|doing)|happiest|retired?|retiring|last day|yoga|running|gym|piano|guitar|medit\w+|drink\w*|smok\w*|exercise|never missed|therapy|sober|crossword|miss it|new job|died|dead|training for|course|degree|my own boss)\b/,
    hear: [
      'Done that often, it begins to look to everybody as though it happened by itself.',
      'If it were all laid end to end, it would be a good part of a life, and most of it out of sight.',
    ],
    ask: [
      'Who knows how much that is?',
      'What do they say about it, if they say anything?',
      'When was the last time you left it out?',
    ],
  },
  {
    id: 'asks-where-things-are',
    cues: 'where asks asked ask',
    when: told(
      "\\b(?:WHO)(?: just| only| always| still)* (?:asks?|asked|shouts?|shouted|wants to know|texts?|rings?)(?: you)?(?: to ask)? where (?:the|you keep|his|her|their|we keep|everything|things|my) ?(?:\\w+ ){0,3}(?:is|are|was|were|lives?|goes|go|kept|keep|pan|hoover|stuff)?$|\\bthe only one who knows where\\b|\\bidea of helping\\b|\\basks? what(?:'s| is) for (?:tea|dinner)\\b",
    ),
    unless:
      /\b(?:dementia|memory|alzheimer'?s?|wife is buried|mum is|dad is|mother is|father is|directions|station|street|shop|church|bus|toilet|stranger|where you(?:'re| are) from|he is four|toddler)\b/,
    hear: [
      'All those years in the same kitchen, and it has been yours alone the whole time.',
      'It sounds like a question, and it hands the job straight back to you.',
    ],
    ask: ['What do you answer by now?', 'What would happen if you did not know either?'],
  },
  {
    id: 'met-with-a-saying',
    cues: 'said says told telling tells goes like',
    when: told(
      "^(?:and |but |because |so )?(?:WHO|the (?:doctor|nurse|head|teacher|boss|gp|manager|hr|counsellor|vicar|priest)|a \\w+|hr|one of them)(?: just| always| only| even| then| keeps| is| goes)* (?:said|says|saying|told you|telling you|tells you|goes|went|was like|like|replied|answered)(?: that| to)?,? [\"“']?(?:just (?!got|had|that|like|about|before|as|been|come|left|lost|started|saw|died)|you should(?:n't)? (?:be|enjoy|just|get|go|think|let|join|stop|see|have had)|you need to|you have to (?:move|let|learn|accept|be)|you're (?:overthinking|being (?:silly|dramatic|daft|sensitive|negative|ridiculous)|imagining|worrying|overreacting|reading too)|(?:these|such) things happen|it (?:may|might|could) be nothing|it's (?:probably nothing|just (?:a|your|nerves|stress|hormones|a phase)|only (?:a|stress)|all in your head|nerves|normal)|join (?:a|the|some)|get (?:another|over it|a (?:dog|hobby|grip|new)|out more|some)|move on|calm down|relax|cheer up|don't (?:start|be (?:silly|daft|so|like|dramatic)|worry|cry|make|think)|at least|think positive|time heals|give it time|these things take|man up|there are (?:plenty|other)|plenty more|everything happens|he'?s? (?:just )?(?:like that|being)|boys will be|oh (?:he|she)'s like that|your (?:time|turn) will|(?:we|everyone|everybody)(?:'s| has| have| all|'ve all)? (?:something|have|has|been there|gets?|got|feel|their)|some people have it|other people have|it could be worse|count your|look on the|things could)\\b",
    ),
    unless:
      /\b(?:gave me the job|got the job|thank(?:s|ed)|made me feel better|that helped|so kind|which helped|i laughed|we laughed|it's benign|and hugged|and held|and he was right|and she was right|lovely|bless (?:him|her)|pay next time)\b/,
    hear: [
      'It is said to be helpful, and it closes the lid. What you came with is still there under it.',
      'A saying fits everybody, and so it fits nobody very closely. You still stand there with the particular thing.',
      'They have put a full stop to it. You had only got as far as the comma.',
    ],
    ask: [
      'What came out of you, in answer?',
      'Which words would you have wanted from them?',
      'Who hears you out, when it is like this?',
    ],
  },
  {
    id: 'at-the-last-minute',
    cues: 'before morning cancel last minute text texted told hour',
    when: told(
      "\\b(?:WHO)(?:'d| had| has|'s)?(?: only| just| then)* (?:texted|wrote|rang|called|told you|cancelled|cancels|cancelling|messaged|said|pulled out|dropped out|backed out|keeps cancelling)(?: you)?\\b.{0,25}\\b(?:(?:an?|half an|one|two|ten|five|twenty|thirty|\\d+) (?:hours?|minutes?|mins?|days?) (?:before|earlier)|the (?:night|day|evening|morning) before|(?:on|in) the (?:morning|day)(?: itself| of it)?$|at the last (?:minute|moment|second)|last minute|at (?:six|five|seven|eight|noon) (?:that|to say|she|he))|^(?:an?|ten|five|twenty|half an|two|\\d+) (?:hours?|minutes?|mins?) before\\b.{0,40}\\b(?:wrote|texted|rang|cancelled|said|pulled out)\\b",
    ),
    unless: /\b(?:died|passed away|death|funeral|hospital|surgeon|ambulance|exam|train)\b/,
    hear: [
      'By then it was all arranged, in the house and in your head, and one line takes it down.',
      'The late word costs the one who sends it very little. The whole evening was at your end.',
    ],
    ask: ['How far had you got with the getting ready?', 'What did you write back?', 'Is that usual with them?'],
  },
  {
    id: 'did-not-turn-up-again',
    cues: 'came come turned turn show showed arrived',
    when: told(
      "^(?:and |but |then |so |in the end )?(?:WHO|the (?:lift|taxi|plumber|carer|builder|helper|tutor|man|woman|van|others|social worker|bus driver)|none of them|not one of them|only (?:one|two|three) of them|half of them)(?: just| even| still|'d| had|'s| has| have)* (?:never (?:came|turned up|showed(?: up)?|arrived|rang|did)|didn't (?:come|turn up|show(?: up)?|bother|arrive)|(?:hasn't|haven't|hadn't) (?:come|turned up|shown(?: up)?|arrived|bothered)|isn't coming|aren't coming|wasn't coming)(?: in the end| again| after all| at all| back| since .*| for .*)*$",
    ),
    unless:
      /\b(?:came back|died|dead|killed|war|crash|period|sleep|tears|words|cat|dog|bus|snow|results?|letter|milk|never came back from)\b/,
    hear: [
      'There is a good while in which one goes on making excuses for them, and then the excuses run out.',
      'You were there and ready. It leaves a person standing about in their own good clothes.',
    ],
    ask: ['When did you give up on them coming?', 'How did the rest of that hour go?', 'Have they said anything?'],
  },
  {
    id: 'same-as-every-time',
    cues: 'same again every',
    when: /^(?:it's |it is |and |but )?(?:always )?(?:the )?same (?:every|excuse|story|thing every|as (?:last|every)|again|old story|thing again)\b.{0,25}$|^every (?:single )?(?:month|year|time|week|christmas|sunday|holiday)(?:,? (?:it's |is )?(?:exactly )?the same(?: thing| story)?)$|\b(?:they've|he's|she's|they|he|she)(?: have| has)? (?:done|did) it again\b/i,
    unless: /\b(?:lunch|breakfast|walk|order|coffee|route|bus|holiday cottage|restaurant|won again|champion\w*)\b/,
    hear: [
      'You could have said how it would go, and it still has to be gone through.',
      'The first time it is bad luck. By now you know the steps of it like a dance.',
    ],
    ask: ['How often is that by now?', 'What would make this the last time?'],
  },
  {
    id: 'none-with-their-name-on',
    cues: 'name one yours theirs theres none wasn not',
    when: /\b(?:your|my) name (?:wasn't|isn't|was not|is not|weren't) (?:in|on|there|even|among)\b|\bthere (?:wasn't|isn't|was) (?:one|none|nothing|any) for you\b|\byours (?:hadn't been \w+|never \w+|(?:wasn't|weren't|isn't|was) (?:there|missing|ordered|"?was forgotten|forgotten|the only))\b|\beverybody else had (?:theirs|one|some)\b|\bthey(?:'ve)? (?:forgot(?:ten)?|missed|left off) (?:yours|your name)\b|\byour two(?:'s)? weren't there\b/i,
    unless: /\b(?:detention|redundan\w+|list of (?:dead|failed)|relief|phew|thank god|will\b)\b/,
    hear: [
      'You look twice, because it must be further down. Then you look up to see if anybody saw you looking.',
      'It is only a name on a thing, and it is the shortest way there is of being told.',
    ],
    ask: ['Did anybody notice besides you?', 'What did they say, when it came out?'],
  },
  {
    id: 'only-the-one-with-the',
    cues: 'only just',
    when: /(?:^(?:and |but |to them |for them )?|\b(?:said|says|told you|thinks?)(?: that)? )you(?:'re| are) (?:only|just) the (?:man|woman|one|girl|boy|guy|driver|cleaner|nanny|help|taxi|cook|wife|husband|secretary|receptionist|carer|money|wallet|babysitter|mum|maid|bank|atm|neighbour|intern|cleaning lady|dishwasher|delivery \w+|stepmum|stepdad|step\w+|lodger|spare|extra)\b.*/i,
    unless: /\b(?:only one who|only one left|only one (?:here|in)|messenger|joking)\b/,
    hear: [
      'They see the thing you do and not who it is that does it, and after a while one begins to answer to it.',
      'There is a whole person standing behind that job, and it would take them one question to find out.',
    ],
    ask: ['What do they not know about you?', 'Who sees you as more than that?'],
  },
  {
    id: 'face-kept-on-all-day',
    cues: 'cheerful smile smiling nice pleasant face happy performing brave',
    when: /\byou(?:'ve| have|'re| are|'d|'ll)?(?: been| just| always| still)*(?: (?:have|had|got|need|supposed|told you're|meant|expected|paid))? ?(?:to )?(?:be|being|keep|put on|putting on|keep up|wear) (?:so |always |all )?(?:cheerful|nice to people|nice to (?:them|everyone|customers|guests)|pleasant|smiling|the brave face|a brave face|a smile|the smile|happy for (?:her|him|them|two hours)|the happy|a happy face|jolly)\b|\byour (?:face|cheeks) (?:hurts?|aches?) from\b|\bit's being (?:cheerful|nice|pleasant)\b|\bone has to be pleasant\b|\byou(?:'ll| will|'re going to) (?:go (?:and|to it and) )?(?:you'll )?(?:smile|be happy)(?: (?:till|until|for|and|all|at the)\b.*)?$/i,
    unless:
      /\b(?:steak|wedding tomorrow and i|so happy|laugh(?:ed|ing) so|kids made me|hurts? from laughing|one day (?:i'll|you'll) be happy|i'll be happy if|when i'm rich)\b/,
    hear: [
      'That is a job on top of the job, and it is the one you cannot put down until the door is shut.',
      'It is done with the whole face, and there is nobody who sees the hours that go into it.',
    ],
    ask: [
      'What happens to your face when you get home?',
      'Who gets to see the other one?',
      'How long do you have to hold it, at a stretch?',
    ],
  },
  {
    id: 'which-one-is-real',
    cues: 'which different person real two double act',
    when: /\bwhich (?:one|of them|person|version)(?: of (?:you|them))? is (?:really )?(?:you|real|the real)\b|\byou(?:'re| are) (?:a (?:completely |totally )?different person|two (?:different )?people|somebody else|someone else|not yourself|a different \w+) (?:at (?:work|home|school)|there|with them|with your|in front|online|on the phone|around)|\byou(?:'ve been| are|'re)? liv(?:e|ing) (?:a|two) (?:double life|lives)\b|\bthey (?:don't|never) (?:know|see|met) the real you\b/i,
    unless: /\b(?:dementia|bipolar|actor|theatre|stage|happier|so much happier|new person|improved)\b/,
    hear: [
      'You change over somewhere on the way, at the gate or on the stairs, and it takes something each time.',
      'Both of them are known to people and neither of them to everybody. You are the only one who has met the two.',
    ],
    ask: ['Where do you change over?', 'Which of the two is less work?', 'Who has met both?'],
  },
  {
    id: 'would-take-nothing-for-it',
    bright: true,
    cues: 'money pay penny free anything',
    when: told(
      "\\b(?:WHO|the \\w+(?: \\w+){0,4}|a (?:man|woman|lad|lady|neighbour))(?: just| still| even)* (?:won't|wouldn't|refuses to|refused to|didn't|doesn't|never)(?: even)? (?:take (?:any |a penny of |the |your )?(?:money|anything|a penny|payment)|let you pay|ask(?:ed)? for (?:anything|a penny|money|it back)|charge you|want (?:anything|money|paying))|^(?!you\\b).*\\b(?:took no money|(?:babysat|did|fixed|helped|came|mended|drove)\\b.{0,30} for free|wouldn't hear of (?:it|money|payment)|charged you nothing|did (?:it|the \\w+) for nothing)\\b.*$",
    ),
    unless:
      /\b(?:i (?:worked|did it|clean|babysit|do it|cut|drive) .{0,20}for free|expects? me|work for free|maintenance|my ex|child support|pension|landlord|never asked for this|unpaid|exposure|free (?:meal|lunch) vouchers?)\b/,
    hear: [
      'It puts you in a debt that nobody is keeping a book on. That is a rare sort, and not easy to bear at first.',
      'They had decided beforehand that it was not going to be about money.',
    ],
    ask: [
      'How did you come to know them?',
      'What do you do for them, now and then?',
      'What would they say, if you asked them why?',
    ],
  },
  {
    id: 'came-out-of-their-way',
    bright: true,
    cues: 'drove walked came walks comes way hours hour miles gone cleaned babysat fixed sent rang rings paid',
    when: told(
      "\\b(?:WHO|a (?:lad|man|woman|girl|neighbour|mate)|the \\w+)(?:'d| had|'s| has)?(?: just| even| only)* (?:drove|driven|walked|cycled|came|travelled|gone|flew|got up|stayed up|took a day off|rang|sat up)(?: over| out| all the way| through the night| back)? ?.{0,30}\\b(?:(?:\\d+|an|two|three|four|five|six) (?:hours?|miles)|in the (?:night|rain|snow|dark)|at (?:two|three|four) in the morning|all the way|especially|through the snow|on (?:his|her|their) day off|the wrong way)\\b.{0,30}\\b(?:you|because|so that|just to|to get|to bring|your)\\b|\\b(?:WHO)(?: always| still| just|'d| had)* (?:walks? you home|fixed your \\w+(?: and said nothing)?$|sent \\w+ up$|cleaned your (?:whole |entire )?(?:kitchen|house|flat)|did your (?:brakes|shopping|bins|washing|ironing)|paid your (?:bus pass|fare|rent|fine|bill)|comes? to every (?:single )?(?:match|game|concert|appointment)|babysat|watched your (?:children|kids)|(?:'s|has) done your shopping)",
    ),
    unless:
      /\b(?:cheat\w*|left me|stalk\w*|followed|police|shouted|bailiff|ambulance|the surgeon|drunk|never|didn't|wouldn't|won't|fight|funeral|to tell me (?:it|he|she) (?:was|had))\b/,
    hear: [
      'The distance is the message. Anyone can say a kind thing from where they are.',
      'You can count what that took in hours and in petrol, and it still does not come out right.',
    ],
    ask: [
      'What did you say when you saw them there?',
      'What are the two of you to each other?',
      'Would you have asked them for it?',
    ],
  },
  {
    id: 'saw-how-it-was-with-them',
    bright: true,
    cues: 'saw asked heard noticed told called',
    when: told(
      "\\b(?:a|an|the|some|one|WHO)(?: (?:old|young|wee|little|lovely|dinner|bus|school|german|big|girl|lad|random|total|complete|from|at|the))*(?: \\w+){0,5} (?:saw (?:that )?you (?:were |was )?(?:struggling|lost|crying|upset|alone|sitting|shaking|coming|with (?:your|the))|saw the state of you|noticed (?:that )?you (?:were|weren't|hadn't|looked)|heard (?:you crying|the baby|that you)|asked (?:if|were|was|are) you (?:were |was )?(?:ok|okay|all right|alright|coping|scared|eating)|told you (?:she|he|they) (?:liked|loved) your|told the whole \\w+ to (?:shut up|be quiet|let you))\\b",
    ),
    unless:
      /\b(?:hay ?fever|said grand|made it worse|nobody|no one|not one|never|laughed|police|security|reported|followed|told everyone|walked (?:past|off|on)|ignored|looked away|crossed the road|pretended|interview)\b/,
    hear: [
      'Somebody looked up from their own day for long enough to see yours. It is rarer than it ought to be.',
      "To be seen when one is not at one's best, and met kindly, does something that lasts.",
    ],
    ask: ['What did they do then?', 'What did you tell them?', 'Have you come across them again?'],
  },
  {
    id: 'went-by-unmentioned',
    cues: 'nobody one none not everyone they forgot forget family birthday',
    when: /\b(?:nobody|no one|no-one|none of them|not one of them|not a soul)(?:'s| has| had| even| ever| at work| at home| else)* (?:mentioned|mentions|remembered|remembers|noticed|notices|said (?:happy birthday|well done|thank you|thanks|goodbye|congratulations)|(?:wished|congratulated|thanked) you|acknowledged)\b|\b(?:everyone|they(?:'ve)? all|the whole family|your \w+)(?: has| have|'s|'ve)? (?:clean )?forg[oe]t(?:ten)? (?:it was your|your (?:birthday|anniversary|name)|the (?:date|day|anniversary)|about you)\b/i,
    unless:
      /\b(?:not even me|phew|luckily|glad nobody|thankfully|got away with|so nobody|the mistake|zip|stain|best (?:surprise|way)|no one noticed,? good|till the end|to stop (?:it|him|her|them)|muted|hair dye)\b/,
    hear: [
      'It cannot be complained of, a thing that simply did not happen. There is nobody to point to.',
      'You carried it through the day like a full cup, and no one looked.',
      'One word would have been enough, and each of them will have thought that somebody else had said it.',
    ],
    ask: [
      'Who did you most think would?',
      'What did you do with the day, in the end?',
      'What does it mean to you, that date or that thing?',
    ],
  },
  {
    id: 'sent-it-and-nothing-since',
    cues: 'text messag wrote written email rang called sent phoned asked',
    when: /^(?:and |but |so )?you(?:'ve|'d)? (?:only |just |already |even )*(?:texted|messaged|wrote|written|emailed|rang|rung|called|phoned|sent|asked)(?: to)? (?:him|her|them|your \w+(?: \w+)?|mark|a (?:card|message|letter|photo|text)|the \w+)\b.*/i,
    beside:
      /\b(?:left on read|on read|seen|she's read|he's read|has read|read it|nothing back|no (?:answer|reply|word)|(?:hasn't|haven't|not|never|didn't) (?:answered|replied|responded|answer|reply|rung back|rang back|call back|text back)|still waiting|it's (?:mon|tues|wednes|thurs|fri|satur|sun)day|blue ticks?|two ticks|grey tick|ticks|radio silence|nothing since|nothing$)\b/,
    unless:
      /\b(?:she (?:wrote|answered|replied|rang|said)|he (?:wrote|answered|replied|rang|said)|they (?:wrote|answered|replied|rang|said)|ambulance|police|council|landlord|insurance|plumber|999|hr|passed|voice note about|that's that)\b/,
    hear: [
      'Once it is sent it belongs to them, and all that is left to you is looking.',
      'You go over your own words to find the wrong one. Mostly it is not in there.',
      'A day without an answer has more hours in it than other days.',
    ],
    ask: ['What was in it?', 'How quick are they, as a rule?', 'What do you tell yourself it is?'],
  },
  {
    id: 'told-by-a-message',
    cues: 'text email voice note whatsapp message letter',
    when: told(
      '\\b(?:WHO|the \\w+|work)(?: just| even)? (?:told you|let you know|dumped you|sacked you|fired you|ended (?:it|things)|broke up(?: with you)?|finished (?:it|with you)|broke it|cancelled|resigned|announced it|said goodbye|asked for (?:a|the) divorce|let you go)(?: .{1,25})? (?:by|via|over|in an?|with an?|on) (?:text|email|e-mail|voice ?note|voice message|whatsapp|message|letter|post-it|dm|messenger|zoom|teams|snapchat)\\b',
    ),
    unless: /\b(?:loved? (?:me|you)|good news|congratulations|got the job|i (?:told|dumped|ended)|passed)\b/,
    hear: [
      'It leaves you alone in a room with a screen, and everything you would have said has nowhere to go.',
      'To type it they did not have to see your face. You can tell that it was meant to be easy, and for whom.',
    ],
    ask: ['Where were you standing when it arrived?', 'What did you write back, if you did?'],
  },
  {
    id: 'never-once-have-they',
    cues: 'never once',
    when: told(
      "^(?:and |but |because |in \\w+ years )?(?:WHO|none of them)(?:'ve|'d| had)? (?:never once (?:asked|said (?!that before)|came|come|visited|thanked|told|offered|rang|rung|called|helped|remembered|been|stood up|looked|mentioned|apologi|invited|picked|read)|never (?:ever |even |actually )?(?:been (?:past|inside|to see|to visit|here|round)|come to (?:see|visit|one|a single|any)|set foot|visited|asked (?:about|after|how|to see|me|you)|offered|said (?:thank|well done|sorry|he's proud|she's proud|it back)|told you (?:he|she|they|that (?:he|she))|held (?:him|her|the)|met (?:him|her|your)|seen (?:your|the)|thanked|paid (?:you )?back|remembered|helped|stood up for you|taken your side|rung first|rang first|bought (?:you|a round)|cooked|washed))\\b.*",
    ),
    unless:
      /\b(?:complained|let me down|lifted a hand|raised (?:his|her) (?:hand|voice)|missed|shouted|forgot|lied|died|dead|passed away|before (?:he|she) died|never asked for (?:anything|a penny|money)|adopted|to the sea|abroad|snow|proud of (?:him|her))\b/,
    hear: [
      'One waits for a first time, and makes reasons for them, and one year it turns out that one has been counting.',
      'It would be so easily done, and that is what is so hard to get past.',
    ],
    ask: [
      'Have you ever said it to them?',
      'What would it change, if they did it tomorrow?',
      'How do they explain it, do you think?',
    ],
  },
  {
    id: 'nobody-had-in-so-long',
    cues: 'since long year months weeks ages thirty twenty',
    when: /\byou (?:haven't|hadn't|have not|'ve not|had not)(?: \w+)? (?:had|known|heard|been) (?:anyone|anybody|somebody|someone|spoken to|touched|hugged|asked|called|a (?:hug|kind word|visitor|proper conversation|person))\b.{0,60}\b(?:since|in (?:years|months|weeks|ages|so long|a long time|\w+ (?:years|months|weeks))|for (?:years|months|weeks|ages|so long|\w+ (?:years|months|weeks)))\b|\b(?:nobody|no one)(?:'s| has| had) (?:called|asked|done|made|cooked|hugged|touched|said|told|held|bought|brought|given) (?:you|that|anything|for you|it)\b.{0,40}\b(?:in|since|for) (?:\w+ )?(?:years?|months|long|ages|\w+ died|mum|dad|then|weeks)\b|\bit(?:'s| has) been (?:years|months|ages|so long|\w+ (?:years|months)) since (?:anyone|anybody|somebody|someone)\b/i,
    unless:
      /\b(?:argument|complain\w*|shouted|hit|burgl\w+|period|fit|accident|drink|cigarette|cold|flu|seizure|scan|relapse)\b/,
    hear: [
      'One gets used to going without, and then it comes once, and shows how long it has been.',
      'It is a plain sort of hunger, and hardly anybody owns up to it, to themselves least of all.',
    ],
    ask: ['Who used to do that?', 'What was it like, to have it again?'],
  },
  {
    id: 'another-was-told-first',
    cues: 'told tell came said showed rang asked before first instead',
    when: told(
      "^(?:and |but |that |because |you can't believe )?(?:WHO)(?: just| even| only|'d| had| has|'s)* (?:told|came out to|said it to|showed (?:it )?|rang|confided in|talked to|opened up to) .{2,40}\\b(?:and not (?:to )?you|before (?:he|she|they) (?:told|asked|rang|came to|showed) you|before you|instead of you|not you|but not you|(?:knew|heard) before you)\\b.*",
    ),
    unless: /\b(?:before you (?:came|arrived|got|were|go|leave)|thank god)\b/,
    hear: [
      'There is the thing itself, and then there is the order in which it was told.',
      'You find out where you come in the line, and nobody had ever said that there was one.',
    ],
    ask: [
      'How did it get to you in the end?',
      'What do you think made them start elsewhere?',
      'What would you have said, if it had been you first?',
    ],
  },
];
