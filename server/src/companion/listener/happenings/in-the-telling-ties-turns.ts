import { told } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/** What turns a story in one clause: a word that was too small, what somebody took for granted, what cannot be let show. */
export const inTheTellingTurns: readonly Happening[] = [
  {
    id: 'one-small-word-back',
    cues: 'said went wrote put typed replied text answer',
    when: /^(?:and |so |but )?you (?:just |only |actually |literally |really )*(?:said|went|wrote|put|typed|replied|texted|answered|texted back|wrote back|said back) ["'“‘](?:oh |haha |ok |okay )?(?:cool|ok|okay|k|fine|right|oh|yeah|sure|thanks|thank you|congrats|congratulations|lol|nice|great|good|no worries|no problem|bye|hi|hey|np|cheers|haha|same|you too|likewise|noted|understood|good luck|take care|well done|alright|never mind|all good)["'”’.!, ]*$|^(?:and |so |but )?you (?:just |only )?(?:put|wrote|typed|texted back) (?:sorry|ok|okay|fine|thanks|cool|yes|no)$/i,
    hear: [
      'That was all that came, and the rest of it turned up afterwards.',
      'A big thing walked up and got a small word, because a small one lay nearest.',
    ],
    ask: ['What would the longer one have been?', 'What did they do with that?'],
  },
  {
    id: 'meant-as-a-plain-fact',
    cues: 'fact matter weather calm',
    when: told(
      '\\bWHO (?:just )?(?:meant|said|says) (?:it|that|this) (?:as|like|so|in) (?:an? |it was an? |if it was an? |though it were an? )?(?:plain |simple |very )?(?:fact|matter[- ]of[- ]fact|the weather|calmly|casually|telling (?:you|me) the (?:time|weather))(?:ly)?\\b',
    ),
    hear: [
      'Said in anger, you could have put it down to the anger.',
      'Said that flatly, it leaves nothing in the voice to answer back to.',
    ],
    ask: ['What did you say back?', 'Have they ever said it before?'],
  },
  {
    id: 'would-show-that-they-know',
    cues: 'know',
    when: /\b(?:he|she|they|your \w+)(?:'ll| will|'d| would) (?:then )?know (?:that )?(?:you|it was you)(?:'ve| have|'d| had)?(?: \w+)? ?(?:read|seen|saw|looked|heard|know|knew|been|went|listened|found|opened|checked|who)\b/i,
    hear: [
      'You came by it sideways, so there is no straight way to bring it in.',
      'You get to know a thing like that, and then you have to keep not knowing it.',
    ],
    ask: ["What would you say, if you'd come by it honestly?", 'Could it come up by itself, one day?'],
  },
  {
    id: 'so-that-it-looks-right',
    cues: 'look think notice',
    when: /\byou\b.{3,60}\bso (?:that )?(?:it (?:looks|looked|seems|would look)(?: like| as if)?|(?:they|he|she|people|everyone|nobody|no one) (?:think|thinks|thought|would think|'d think|notices|sees|would notice|won't notice|doesn't notice|wouldn't (?:notice|see|know)))\b/i,
    unless: /\b(?:photo|website|cv|essay|paint|flat pack|garden|lawn|curtain)\b/,
    hear: [
      'That is real work, and the better you do it the less anybody asks.',
      'It takes props and a timetable, and you are the only one in the audience who knows.',
    ],
    ask: ['Who is it mostly for?', 'What are you doing in the meantime, behind it?'],
  },
  {
    id: 'handed-a-list-of-faults',
    cues: 'list spreadsheet letter email message note powerpoint document',
    when: /\b(?:list|spreadsheet|letter|e-?mail|message|text|document|notes?|powerpoint)\b.{0,25} (?:of|about|with|saying|listing|on)\b.{0,20}\b(?:things|everything|what|all|times?|ways|reasons)\b.{0,20}\byou(?:'ve| have|'d| had|'re| are| were)? (?:\w+ )?(?:did|done|do|got|get|getting|were|are|failed|let|hurt|a bad)\b/i,
    unless: /\b(?:to-?do|shopping|like about|love about|grateful|proud|did well|done well)\b/,
    hear: [
      'Somebody has been keeping count, and you get it all on one day, with the total.',
      'You can know that some of it is fair and still not know where to look.',
    ],
    ask: ['Which line of it do you keep going back to?', 'Is there a line in it that you would sign?'],
  },
  {
    id: 'had-thought-they-knew',
    cues: 'thought assum suppos figur',
    when: told(
      "^(?:and |but )?you(?:'d| had)? (?:always |just |really |honestly |sort of )*(?:thought|assumed|supposed|figured|took it) (?:that )?(?:WHO) (?:knew|understood|could tell|could see|realised|realized|must know)(?: (?:that|it|this|why|already|all along|how .{3,40}|what .{3,40}))?$",
    ),
    hear: [
      'It was so plain from where you stood that it never got said out loud.',
      'You lived beside that for years thinking there were two of you who knew it.',
    ],
    ask: ['How did you find out that it was not so?', 'Has anyone told them since?'],
  },
  {
    id: 'thought-they-would-be-fine',
    cues: 'fine okay mind cope manage understand all used',
    when: /\b(?:thought|thinks|figured|assumed|knew|reckons|reckoned)\b.{0,12}\byou(?:'?d| would) (?:be (?:totally |completely |perfectly |absolutely )?(?:fine|ok|okay|all right|alright|used to it|strong|able to take it)|cope|manage|understand|get it|get over it|not mind)\b|\b(?:thought|assumed|figured|didn't think) you (?:wouldn't|would not|won't|'d) (?:mind|care|be bothered|be fussed|want to (?:come|know))\b/i,
    unless:
      /\b(?:doctor|nurse|surgeon|dentist|exam|interview|driving test|i thought i'd|they were right|and i (?:was|am))\b/,
    hear: [
      'You have been so good at being fine that people plan around it.',
      'It gets said as praise, and it is also a way of not having to look.',
    ],
    ask: ['Who knows you better than that?', 'What gave them the idea?'],
  },
  {
    id: 'granted-they-are-right',
    general: true,
    cues: 'right fair',
    when: /^(?:and |but )?(?:they|he|she)(?:'s| is|'re| are| was| were) (?:quite |probably |only |absolutely |completely )*right(?:,? (?:of course|really|i suppose|to be fair|though|about (?:that|it)))*$|^(?:and |but )?it(?:'s| is| was) (?:only |quite |all )?fair(?: enough)?(?:,? (?:of course|really|i suppose))?$/i,
    unless: /[\s\S]{110,}|\bgran used|\bnumbers\b|\bannoying part|\b(?:sides?|fair enough wren)\b/,
    hear: [
      'You can agree with every word of it and still have it land on you.',
      'To see their point is decent, and it does nothing about the bruise.',
    ],
    ask: ['What would you have had instead, if you could be unfair?', 'What does the unfair half of you say?'],
  },
  {
    id: 'they-believe-it-went-well',
    cues: 'thinks think',
    when: told(
      "\\b(?!everyone|people)WHO (?:really |actually |honestly |still )*thinks? (?:that )?(?:it|that|this|things|the \\w+)(?:'s| has| have| is| was)? (?:all )?(?:gone|went|going|worked out|turned out) (?:really |very |so |pretty )?(?:well|fine|great|ok|okay|brilliantly)\\b",
    ),
    hear: [
      'One of you gets to be pleased with it, for as long as the other keeps a straight face.',
      'You have the other half of the story, and there is no kind moment to hand it over.',
    ],
    ask: ['Who else knows how it really went?', 'What would it spoil to say so?'],
  },
  {
    id: 'shame-to-waste-it',
    cues: 'shame pity waste',
    when: told(
      "\\bWHO (?:said|says|thought|thinks|reckons) (?:that )?(?:it(?:'s| is| was|'d be| would be) )?(?:an? )?(?:shame|pity|silly|sin|crime) to (?:waste|throw|let|lose|leave)\\b",
    ),
    hear: [
      'It is sensible, and it goes straight past what the thing was for.',
      "There's no arguing with thrift, and that makes it so hard to answer.",
    ],
    ask: ['What would you have done with it?', 'Did anyone else in the room see it?'],
  },
  {
    id: 'told-not-to-make-a-thing-of-it',
    cues: 'make making start ruin spoil cause',
    when: told(
      "\\b(?:WHO (?:just )?(?:said|says|told you|asked you|goes|wants|begged you)\\b.{0,14}|^)(?:not to|don't|do not|stop|please don't|you to not) (?:make|making|start|starting|cause|causing|ruin|ruining|spoil|spoiling) (?:it (?:into )?)?(?:an? |it |the |this |her |his |their )?(?:thing|scene|fuss|drama|big deal|everything|day|party|wedding|christmas|it|about you)\\b",
    ),
    unless: /\bmake a fuss of (?:me|you|him|her|the dog)\b/,
    hear: [
      "So the thing is there, and it's your job that it isn't.",
      'The quiet gets arranged in advance, and you are the one who has to hold it up.',
    ],
    ask: ['What would making a thing of it have looked like?', 'Who is being spared by that?'],
  },
  {
    id: 'carries-it-about',
    cues: 'purse pocket wallet bag coat phone',
    when: /\byou(?:'ve| have)?(?: still)?(?: got| keep| kept| have| carry| carried| put) (?:it|them|one|that|her|him|a (?:bit|piece|corner) of it|the \w+)(?: (?:folded|wrapped|around|about))* (?:in|inside|at the bottom of|behind) your (?:\w+ )?(?:purse|pocket|wallet|handbag|bag|coat|phone case|shoe|bra|rucksack|glasses case)\b/i,
    unless:
      /\b(?:inhaler|epipen|keys|tablets|pills|knife|vape|cigarettes|passport|sandwich|tissues|card declined|phone in)\b/,
    hear: [
      'It weighs next to nothing, and you know at every minute which side it is on.',
      'Nobody who passes you has any idea, and that is half of what it does for you.',
    ],
    ask: ['When do you take that out?', 'Who else knows that you have it on you?'],
  },
  {
    id: 'signed-from-both',
    cues: 'sign wrote put name both',
    when: /\byou (?:just |still |automatically |always |went and )*(?:signed|wrote|put|sign|put down) (?:it |them |the \w+ )?(?:love )?(?:from|as|for|with) (?:you both|both of you|the two of you|both names|both your names)\b|\byou (?:still )?(?:wrote|put|signed|sign|write) both (?:your |our )?names\b/i,
    hear: [
      'The hand signs for the household it knows.',
      'Two names have been one word for so long that it takes a knife to write the one.',
    ],
    ask: ['When did you notice?', 'Who is it going to?'],
  },
  {
    id: 'addressed-to-one-now',
    cues: 'address just only card letter invit',
    when: /\b(?:card|letter|invitation|invite|envelope|parcel|post|it)\b.{0,20}\b(?:addressed (?:just |only )?to (?:just |only )?you|(?:to|for) (?:just|only) you|(?:had|with) (?:just|only) your name|just says? your name)\b/i,
    hear: [
      'Somebody sat there with a pen and had to decide about the name. They decided rightly, and it still lands.',
      'A correct envelope. There are not many things so small that say so much.',
    ],
    ask: ['Where have you put it?', 'Who still writes it the old way?'],
  },
  {
    id: 'kept-on-show-at-theirs',
    cues: 'still has keeps hang got',
    when: told(
      '\\b(?!everyone|people)WHO (?:(?:still|always|has always) (?:has|have|keeps?|got|kept|had)|framed|hung) (?:it|that|the|your|a) ?(?:\\w+ ){0,3}?(?:up |hanging |framed |stuck )*(?:up in|up on|on|in|over|above|up) (?:the|his|her|their) (?:kitchen|wall|fridge|shelf|mantelpiece|wallet|purse|hall|loo|sideboard|piano|lounge|living room|dashboard)\\b',
    ),
    unless: /\b(?:cash|money|card|camera|tv|telly|cat|dog|key|milk|calendar|gun|ashes|urn)\b/,
    hear: [
      'Out of all there was, that is what got picked to be where everyone sees it.',
      'It is odd to find out which part of you was kept.',
    ],
    ask: ['What would you have had them keep?', 'When did you first notice it there?'],
  },
  {
    id: 'they-clubbed-together',
    cues: 'paid club chip cover whip collection',
    when: /\b(?:they(?:'ve| have)?(?: all)?|he|she|your (?:\w+ )?(?:friends|sister|brother|colleagues|mates|family|friend|parents)|everyone)(?: has| have|'ve|'s)?(?: all| just| now| even| secretly)* (?:clubbed together|paid for (?:you|yours|your \w+)|covered (?:you|yours|your (?:share|half))|chipped in|paid your (?:share|half|way|ticket)|had a whip-?round)\b/i,
    unless: /\b(?:uni|tuition|degree|fees|retire|leaving do|funeral|surgery|rehab)\b/,
    hear: [
      'It is kind, and it makes you the one it had to be done for. Both come in the same envelope.',
      'There is no way to hand a thing like that back, and so you carry it and say thank you.',
    ],
    ask: ['How did they tell you?', 'Would you rather have stayed away?'],
  },
  {
    id: 'thanked-them-even-so',
    cues: 'thank',
    when: /\byou (?:even|actually|still|literally) (?:said thank(?:s| you)|thanked (?:him|her|them))\b/i,
    unless: /\b(?:nurses?|surgeon|saved|rescued|helped me|gift|present|kind|lovely|generous)\b/,
    hear: [
      'Manners run by themselves, and they will see a person through nearly anything, that included.',
      'It comes out before you know whether you mean it, and afterwards you have to have said it.',
    ],
    ask: ['What did they answer?', 'What would have been the honest word?'],
  },
  {
    id: 'saw-them-typing',
    cues: 'typing dots',
    when: /\b(?:it (?:said|says|showed|kept saying)|(?:he|she|they) (?:was|were|started|kept|is|are|'s)|(?:i|you) (?:saw|could see|watched) (?:him|her|them|it|that)?)\b.{0,12}\btyping\b|\b(?:three|the|those|little) (?:little )?dots\b/i,
    unless: /\b(?:keyboard|office|essay|report|secretary|dress|pattern|paint|job)\b/,
    hear: [
      'You get to watch somebody nearly say it.',
      'It was on its way, and it was weighed, and it was put back. All of that you saw.',
    ],
    ask: ['How long did you watch?', 'What do you think it was going to be?'],
  },
  {
    id: 'walks-ahead-of-them',
    cues: 'step pace feet yard metre meter ahead front behind',
    when: told(
      '\\b(?!everyone|people)WHO (?:always |just |now |still )*(?:walks?|walked|walking) (?:\\w+ )?(?:(?:steps|paces|feet|foot|yards|metres|meters) )?(?:ahead of|in front of) you\\b',
    ),
    unless: /\b(?:follow\w*|stalk\w*|stranger|queue|car|dog|man behind)\b/,
    hear: [
      'From outside it looks like two people going the same way. From where you are it is a back.',
      'It can be measured in paving stones, and nobody has ever said a word about it.',
    ],
    ask: ['What happens if you slow down?', 'Was there a time when it was side by side?'],
  },
  {
    id: 'nobody-laughed-or-clapped',
    cues: 'laugh clap smil react',
    when: /\b(?:nobody|no one|not one (?:person|of them)|not a single (?:person|one)) (?:even )?(?:laughed|clapped|got it|smiled|reacted|joined in)(?: at (?:it|the joke|your joke|any of it))?$/i,
    unless: /\b(?:at me|at you|which was (?:kind|nice|good)|thank god)\b/,
    hear: [
      'The quiet after that has an edge to it, and you are the one standing on it.',
      'A second is a long time when a whole room has it off you.',
    ],
    ask: ['What did you say next?', 'Was it a good one, between us?'],
  },
  {
    id: 'the-whole-room-looked',
    cues: 'turned stared look heads',
    when: /\b(?:everyone|everybody|they all|all of them|the whole (?:room|class|table|bus|office|train|church|shop|queue|team|family)|(?:every|all the) heads?|twenty heads|\w+ heads) (?:just |all |suddenly )*(?:turned(?: (?:and|to) (?:looked|stared|look|stare)| round| around| to you)?|stared|looked (?:at you|round|up|over|at each other))\b/i,
    unless: /\b(?:bride|dress|applau\w*|cheer\w*|smil\w*|sang|goal|beautiful)\b/,
    hear: [
      "You become the one thing in the room, and you'd give a good deal for somebody to drop a plate.",
      'All those faces at once, and yours is the only one you cannot see.',
    ],
    ask: ['Who looked away first?', 'What did you do with yourself then?'],
  },
  {
    id: 'went-in-spite-of-it',
    cues: 'went',
    when: /^(?:and |so |but )?you (?:still )?went (?:anyway|all the same|anyhow|even so|regardless|on your own in the end|by yourself in the end)\b/i,
    unless: /\b(?:back to him|back to her|behind (?:his|her|their|my) back|through (?:his|her|their) (?:phone|bag))\b/,
    hear: [
      'Going took more than anyone there could have seen.',
      'There was a reason to stay at home, and you put your shoes on over it.',
    ],
    ask: ['What was it like, walking in?', 'How long did you stay?'],
  },
  {
    id: 'it-was-them-that-did-it',
    cues: 'was',
    when: /^(?:and |but )?it was (?:actually |really |always )?(?:you|me) (?:who|that) (?!needed|had to|always)\w+/i,
    beside:
      /\b(?:nobody|no one|never) (?:\w+ ){0,3}(?:knows?|knew|told|said)\b|\b(?:doesn't|don't|didn't|dont|doesnt|didnt) (?:even )?know\b|\bblam(?:ed|es)\b|\bgot the (?:belt|blame|sack)\b|\btook the blame\b|\bstill think|\bto this day\b|\blet (?:him|her|them) think\b|\bconfess/,
    unless: /\b(?:not me|like it was me|as if it was me|accus\w*|died|crash\w*|kill\w*)\b/,
    hear: [
      'You have had that to yourself for a while, by the sound of it.',
      'It is one short sentence, and it has been waiting behind all the others.',
    ],
    ask: ['Who else knows that?', 'What made you do it, back then?'],
  },
  {
    id: 'a-secret-part-was-pleased',
    cues: 'part bit pleased glad relieved hoped liked enjoy',
    when: /\b(?:a (?:small |tiny |little |secret |horrible |bad )?(?:bit|part) of you|part of you|some of you) (?:was|is|felt|feels|were|kind of|sort of|actually|secretly) ?(?:\w+ )?(?:glad|pleased|relieved|happy|enjoyed|enjoying|liked|likes|proud|hoping|thrilled|delighted|satisfied)\b|\bthe first thing you (?:felt|thought) was (?:relie\w+|good|thank god|finally|happy|nothing)\b/i,
    unless: /\b(?:died|dead|death|passed|suicid\w*|die|gone)\b/,
    hear: [
      'That part mostly gets sent out of the room, and it tends to know something.',
      'It comes up in the wrong place, with the wrong face on, and it is honest all the same.',
    ],
    ask: ['What was there to be pleased about?', 'Have you told anyone about that part?'],
  },
  {
    id: 'it-became-the-story',
    cues: 'story joke legend known tells',
    when: /^(?:and |now |so )?(?:it|that|this)(?:'s| has| is)? (?:all )?(?:become|became|turned into|now|got to be) (?:the|a|like a|one of) (?:family |big |running |whole |\w+'s )?(?:story|joke|legend|thing|stories)\b|\b(?:he|she|they|your (?:mum|mom|dad|mother|father|nan|family|sister|brother|husband|wife|friends?|mates)) (?:still |always )?(?:tells|tell|telling) (?:it|that story|the story|everyone|people)(?: (?:at|to|every|how|about|that|all the time).*)?$/i,
    unless: /\b(?:secret|gossip|affair|diagnos\w*|pregnan\w*|lies|lying|rumou?r|private|confiden\w*)\b/,
    hear: [
      'A thing gets told so often that nobody can go back any more and put it right.',
      'It belongs to the table by now, and you are asked in to smile at it.',
    ],
    ask: ['How does it go, when you tell it yourself?', 'What do they leave out?'],
  },
];
