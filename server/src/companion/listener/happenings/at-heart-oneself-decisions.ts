import { soon } from './at-heart-oneself-words.ts';
import type { Happening } from './happening.ts';

/** What somebody cannot decide, has decided, or means to do. */
export const ofDecisions: readonly Happening[] = [
  {
    id: 'both-roads-to-the-end',
    cues: 'either stay leave keep tell pay move take say put spend let not sell don give wait quit',
    when: /\bif (?:you|they|he|she|i) .{3,80}(?:,| and| but|\.) ?(?:and |but |then )?if (?:you|not|yes|no|they|he|she|i)\b|^if you (?:go|stay|leave|tell|don't|say|take|keep|spend|sell|move|quit|put|let|give|pay) .{3,90}\b(?:you(?:'ll|'d)? (?:lose|miss|break|hurt|never|have to|don't see)|they lose|he loses|she loses|it'll break|she'll (?:hate|never)|he'll (?:hate|never)|you lose)\b/i,
    unless: /\b(?:joke|recipe|if you ask me|kill yourself|win|if you like)\b/,
    hear: [
      'Each way has its own bill, and they are all made out to you.',
      'You have followed both roads to the end already, at night, and somebody was standing there hurt each time.',
      'That is sums in which nothing comes out even, however often they are done.',
    ],
    ask: [
      'Which of them could you forgive yourself sooner?',
      'By when does it have to be settled?',
      'Who else is allowed a say in it?',
    ],
  },
  {
    id: 'wonders-whether-to',
    general: true,
    cues: 'wonder debat torn whether know think weigh ask mind',
    when: /\byou (?:really |still |just )?(?:don't|do not) know (?:if|whether) (?:you should|to|it's right to)\b|\byou(?:'re| are|'ve been|'ve| keep)(?: just| still| been)? ?(?:wondering|debating|torn(?: about)?|in two minds(?: about)?|thinking about|asking yourself|weighing up)(?: on)? (?:whether|if) (?:to|you should|you ought|you could|it's time|it is time)\b/i,
    unless:
      /\b(?:insulted|kill|die|suicid|end it|hurt (?:myself|yourself)|pills|worried that|get up or|loan|do it myself)\b/,
    hear: [
      'As long as it is only a question nobody is hurt by it yet, and that makes it easy to leave one.',
      'You already know what each answer would cost, or it would have been done.',
      'It asks again at every red light, and it is never the right moment to say.',
    ],
    ask: [
      'What speaks for it, on a good day?',
      'What would you think in a year if you had left it?',
      'Who would mind most?',
      'What made it come up just now?',
    ],
  },
  {
    id: 'cannot-choose',
    cues: 'choose chosen decide pick mind back stay leave home which make made fro',
    when: /\byou (?:still |just |really )?(?:can't|cannot|couldn't|didn't|haven't|don't know how to|don't know which(?: \w+)? to) (?:choose|decide|pick|chosen|decided|make up your mind|made up your mind|make a decision)\b|\byou (?:keep |just )?(?:go(?:ing)?|went|swing) (?:back and forth|from one to the other|to and fro)\b|^(?:home or here|stay or (?:go|leave)|go or stay|leave or stay)\b|\b(?:they|he|she|everyone) (?:want|wants|wanted) you to (?:pick|choose|decide)\b/i,
    unless:
      /\b(?:film|movie|flavour|colour|paint|netflix|menu|pizza|dress|wear|decided anything|pick (?:him |her |it |them )?up|pick it up by|which gif)\b/,
    hear: [
      'To choose one is to shut the door on the other with your own hand, and that hand does not want to.',
      'It tilts one way in the morning and the other by evening, and each time it feels like the truth.',
      'Others see somebody who cannot decide. You have already decided both ways, several times.',
    ],
    ask: [
      'Which one is harder to say aloud?',
      'What would you have to give up, either way?',
      'What is different since it came up?',
    ],
  },
  {
    id: 'wants-an-answer-by',
    cues: 'answer deadline weekend know give till until decide hold',
    when: /\b(?:they|he|she|the \w+|your \w+)(?:'s|'re|'ve| have| has| is| are)? (?:gave|give|gives|giving|given|want|wants|need|needs) (?:you )?(?:(?:only |just )?(?:a|one|two|three|\d+|the) (?:weekend|day|days|week|weeks|hours?|month|fortnight)|till|until|(?:an |my |your )?answer|to know) ?(?:to (?:decide|answer|think)|by|till|until|the|on|for|before|$)|\byou(?:'ve)? (?:got to|have to|need to|must) (?:give (?:them|him|her) an answer|decide|let (?:them|him|her) know|say yes or no|choose|sign)\b.{0,20}\b(?:by|before|till|until|tomorrow|tonight|this week)\b/i,
    unless: /\b(?:to live|left|off|leave of|paid|notice)\b/,
    hear: [
      'They have had it in a drawer for months, and you get days. The clock is part of what makes it so hard to hear yourself.',
      'With a date on it, it follows you into the shower and to the bus stop.',
    ],
    ask: ['What would you say if it had to be now?', 'What do you not know yet that you would have to know?'],
  },
  {
    id: 'others-know-what-you-should-do',
    cues: 'say said think tell told reckon want advis saying',
    when: /\b(?:your (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|sister|brother|son|daughter|children|kids|friends?|mates?|boss|therapist|doctor|aunt|cousin|family|parents|neighbou?r)|everyone|everybody|people|they all|herself|himself)(?: all| just| always| keeps?| both)? (?:says?|thinks?|reckons?|tells? you|telling you|told you|saying|said|wants?|advise\w*)(?: that)?(?: you)? ?(?:you should|you ought|you need|you(?:'re| are) to|you have to|you must|to (?:just )?(?:leave|sell|quit|get|let|move|report|ignore|forget|throw|report|stay|go|take|stop|join|put|eat|rest|fight|give))\b/i,
    unless: /\b(?:should be proud|should be on telly|must be so proud)\b/,
    hear: [
      'From over there it looks like one step. They do not have to wake up in it the day after.',
      'Advice comes quickly from people who can go home afterwards.',
      'They may even be right, and still you are the one it has to be done by.',
    ],
    ask: [
      'What do you say when they tell you that?',
      'What is it that they leave out?',
      'And what would you say yourself?',
    ],
  },
  {
    id: 'has-had-an-offer',
    general: true,
    cues: 'offer asked',
    when: /\b(?:they|he|she|your (?:boss|manager|brother|sister|uncle|company|work|son|daughter)|somebody|someone|a man|the \w+)(?:'ve| have|'s| has)?(?: just)? offer(?:ed|ing|s)? (?:you|eight|a|to buy|to take|five|ten|\d)\b|\byou(?:'ve| have)?(?: just)? (?:been|got|were) (?:offered|asked to (?:stand|lead|run|take over|be))\b/i,
    unless:
      /\b(?:tea|coffee|a seat|biscuit|seat|lift|sandwich|drink|hand|cake|a chair|tissue|accepted|took it|water|discount|helpline|crisp)\b/,
    hear: [
      'An offer puts a question into the room that was not there the day before, and it does not leave again by itself.',
      'Somebody else has put a price or a date on it, and now you have to find out what it is worth to you.',
    ],
    ask: [
      'What was your first thought when you heard it?',
      'What would you be leaving behind?',
      'How long have you got to think?',
    ],
  },
  {
    id: 'could-simply-go',
    cues: 'could',
    when: /^(?:and |but |or )?you could (?:just |simply |always |even )?(?:quit|leave|walk (?:out|away|off)|say no|stop|go home|retire|resign|get on (?:a|the)|disappear|move away|hand in|pack|go back|not go|let it go)\b/i,
    unless: /\b(?:die|kill|end it|suicid|hear|see|another|could've|could have)\b/,
    hear: [
      'The door is there, and nobody has locked it. That hardly makes it easier to walk through.',
      'You hold it up to the light now and then, to see if it is still a thought or already more.',
    ],
    ask: ['What keeps you where you are?', 'How often does that thought come round?'],
  },
  {
    id: 'will-not-tell-them',
    cues: 'telling tell say',
    when: /\byou(?:'re| are|'ve decided| have decided|'ll|'d rather| decided)? ?(?:not (?:going to |gonna )?tell(?:ing)?|won't tell|to say nothing|to keep (?:it|quiet)|never (?:going to|gonna) tell|just not (?:tell|telling))\b(?: (?:him|her|them|anyone|anybody|your \w+|anything|nothing|a soul|it|\w+ yet))?/i,
    unless:
      /\b(?:you're not telling me|promise (?:i|you) won't|anything any ?more|not to tell (?:me|you)|asked (?:me|you) not|told (?:me|you) not|not saying (?:that|it's|i|you|he|she|they)|won't say (?:why|what|sorry|it|anything)|he won't|she won't|they won't|not telling you)\b/,
    hear: [
      'So it stays with you, and you will have to remember what each of them knows.',
      'You have weighed what it would do to them against what it does to you, and yours came out lighter.',
      'Deciding to say nothing has to be done again at every breakfast.',
    ],
    ask: [
      'Who is it that you want to spare?',
      'What would make you say it after all?',
      'How long have you known that you would not?',
    ],
  },
  {
    id: 'mind-is-made-up',
    general: true,
    cues: 'decid made decision taken slept said',
    when: /\byou(?:'ve| have)?(?: finally| just| already| now| both)? (?:decided(?! not to| to say nothing)|made (?:up your mind|your decision|your mind up)|(?:taken|made) (?:the|a) decision|slept on it|said that you will|said yes to it)\b|\bthat(?:'s| is) you decided\b/i,
    unless: /\b(?:haven't|hasn't|not decided|they decided|nobody|never|can't|kill|suicid|not made)\b/,
    hear: [
      'Up to there it could be turned round at any hour. Now it has a weight and a direction.',
      'The deciding is over. What follows is telling it, and living in it.',
      'There is mostly one minute in which it tips, and it can be a very ordinary minute.',
    ],
    ask: ['When did you know?', 'Who hears it first?', 'What is the first thing that changes?'],
  },
  {
    id: 'is-giving-it-up',
    cues: 'quit leav drop hand resign giv stepp gave put letting transfer retir taking asking going',
    when: /\byou(?:'re| are|'ll be)(?: finally| just| officially| definitely)* (?:quitting|dropping(?: out of)? (?:the|one|your|out)|resigning|handing in (?:your|the)|handing (?:your|the) notice|leaving (?:your (?:job|course|church|practice|post|company)|the (?:team|choir|club|group|job|church|company|course|band|party|profession|army|force))|giving up (?:the|your) (?:flat|job|course|shop|choir|club|allotment|business|team|lease)|stepping down|taking your name off|asking for a transfer|letting the \w+ go|not going back (?:to|there)|retiring)\b|\byou(?:'ll)? (?:hand in|handed in|put in|gave in) your (?:notice|resignation)\b/i,
    unless: /\b(?:party|do|cake|smoking|drinking|they're making|should|quitting (?:smoking|drinking))\b/,
    hear: [
      'You leave more than a place in a list. There is a whole week that was built around it.',
      'It is said quickly and took a long time to get to. Nobody sees that part of it.',
    ],
    ask: ['What made it clear to you?', 'Who knows already?', 'What will be the last day?'],
  },
  {
    id: 'done-cannot-be-undone',
    cues: 'done sent said signed posted press hit out',
    when: /^(?:well |and |so |there |right )?(?:it(?:'s| is)|its|that's|that is)(?: all)? (?:done|sent|signed|posted|said|out)(?: now)?$|^you(?:'ve| have)?(?: just| finally)* (?:signed (?:it|the \w+|on|them)|sent it|posted it|pressed send|hit send)\b/i,
    unless:
      /\b(?:pasta|cake|dinner|signed (?:off|up)|sheet|overdone|all (?:said and )?done and dusted|wedding|goodbye)\b/,
    hear: [
      'It is out of your hands now, and the quiet straight after that can be very loud.',
      'Something that could still be changed this morning has become a fact, and you are sitting next to it.',
    ],
    ask: ['What did you do once it was gone?', 'What happens next with it?', 'Who knows that it is done?'],
  },
  {
    id: 'will-do-it-that-day',
    general: true,
    bright: true,
    cues: "you'll will going gonna",
    when: new RegExp(
      `^(?:so |and |then |ok |right |maybe )*(?:${soon},? )?you(?:'ll| will|'re going to|'re gonna| are going to)(?: just| definitely| finally| first)* (?:go|ask|ring|call|phone|knock|write|tell|say|take|bring|send|put|try|start|join|walk|bake|make|apply|book|speak|talk|text|email|show|stand|visit|drive|swim|sit|invite|drop|offer|hand|plant|paint|fix|pay|give|catch|get|find|read|buy|open|sell|pour)\\b.{0,80}\\b${soon}|^${soon},? (?:at \\w+ )?you(?:'ll| will|'re going to|'re gonna| are going to)(?: just| definitely| finally| first)* (?:go|ask|ring|call|phone|knock|write|tell|say|take|bring|send|put|try|start|join|walk|bake|make|apply|book|speak|talk|text|email|show|stand|visit|drive|sit|invite|drop|offer|hand|paint|fix|pay|give|catch|find|read|buy|open|sell|pour|move)\\b`,
      'i',
    ),
    unless:
      /\b(?:sack\w*|evict|lose|die|kill|cry|fail|miss|put (?:him|her|it) (?:down|to sleep)|never|funeral|chemo|hate|operation|pretend|drunk|punch|revenge|goodbye forever|scream|have to|be told|suicid\w*|pills)\b/,
    hear: [
      'It has a day and a first move by now. That makes it another sort of thing from something one ought to do.',
      'Once the day is said aloud, half of it is already begun.',
      'You have thought of the how as well as the whether, and the how is what it usually fails by.',
      'There is a picture in your head of you doing it. That picture helps more than resolve.',
    ],
    ask: [
      'What is the first move on the day?',
      'What made you settle on that?',
      'Is there anything that could still get in between?',
      'How will you know it went all right?',
    ],
  },
  {
    id: 'a-rule-for-oneself',
    bright: true,
    cues: "more allowed giving putting delet setting pouring phone you'll will",
    when: /^(?:so |and |ok )?(?:no more (?!money|tears|room|time|chances|words)\w+.{0,30}\b(?:tonight|after|from|this week|before|until|today)|you(?:'re| are) (?:not allowed to|only allowed|giving (?:your \w+|him|her) (?:your|the|all the) (?:cards?|phone|keys|money)|putting (?:the|your) (?:phone|card|bottle|cards)|deleting|setting (?:a|three|an) (?:timer|alarms?|limit)|pouring it)|the phone (?:goes|stays|lives) (?:in|out|on|down)|you(?:'ll| will|'re going to| are going to) (?:put (?:the|your) phone|leave (?:the|your) (?:phone|card)|give .{2,20} the (?:card|cards|bottle)|delete))\b/i,
    unless:
      /\b(?:they said|not allowed to (?:see|visit|go|talk|leave|say)|your door|my door|prison|doctor says|school|hospital|my mum|dog)\b/,
    hear: [
      'That is a rule with a place for the hand to go, and those hold better than promises.',
      'You know your own weak hour, and you have put something in front of it beforehand.',
    ],
    ask: ['When is it hardest to keep to?', 'What gave you that idea?'],
  },
  {
    id: 'turns-over-a-first-step',
    bright: true,
    cues: 'might could maybe perhaps may',
    when: /^(?:well |and |so |ok |maybe |perhaps |or )*(?:maybe |perhaps )?(?:you (?:might|may|could)(?: just| even| always| at least| maybe| try to)* |(?:maybe|perhaps) you(?:'ll| will) )(?:ask|ring|call|phone|write|text|message|send|join|try|go (?:to|along|and|round|for|with|up)|knock|invite|bring|take|show|tell|say|leave (?:a|her|him|it|another)|offer|start|book|pop|sign up|sit (?:with|next)|read|plant|put)\b/i,
    unless:
      /\b(?:i could read|line i could|lose|die|kill|have (?:been|asked|said|told|gone)|could've|hear|quit|fail|never|cry|scream|get sacked|go (?:to (?:prison|jail|hell|bed))|could tell (?:he|she|they|by|from|that|it)|could say (?:that|it)|could ask for|go mad|take (?:my|your) own|rat|lie|pills|guide|in (?:the|a) home)\b/,
    hear: [
      'That has the size of a thing that can be done, and you found it while talking.',
      'A minute ago that was not there. Now it lies on the table and can be looked at.',
    ],
    ask: ['What would make it a bit easier to do?', 'When could that be?', 'What would be the very first move?'],
  },
];
