import { near, type OwnWay } from './row.ts';

/** How to do something for work, study, money, or to find somebody who helps. */
export const workAndDays: readonly OwnWay[] = [
  {
    put: /^(?:see|go to|talk to|ask|find|visit)\b/,
    told: /\b(?:what|which) (?:type|kind|sort)s? of (?:\w+ )?(?:doctors?|therapists?|specialists?)\b/,
    say: [
      "I'd begin with your ordinary doctor. Say in two sentences what it's like and how long it has been, and ask whom they'd send you to for this. They know who does what near you, and who has time.",
    ],
    ask: ['What would you tell them first?'],
  },
  {
    put: near(
      '(?:find|get|look for|search for|secure|apply for|land|finding|getting|looking for|searching for|applying for)(?: (?:another|a|an|new|now|better|good|online|more|remote|part[- ]time|any|some|home|the|my|to))* (?:\\w+ ){0,2}?(?:jobs?|employment|work|side hustle)\\b|(?:job|work) (?:search|hunt)\\w*|(?:where|how) to look\\b|^look\\b',
    ),
    told: /\b(?:jobs?|work|unemploy\w*|hir(?:e|ing)|employ\w*|laid off|fired)\b/,
    not: /\b(?:motivat\w*|balance|stress at|out of work early|to work on time|get through)\b/,
    say: [
      'I\'d tell ten people by name this week what you\'re looking for, and ask each of them for one other name: more jobs go that way than through adverts. For online ones the big boards all have a filter for "remote". Any that ask you to pay first, leave.',
      "I'd pick five employers you'd like and look on their own pages, because many places never reach the boards. Then write to one real person there, four lines: what you can do, and that you'd start soon.",
      "I'd have somebody who hires people read the CV, and send three good applications a week rather than thirty quick ones. The job centre or the library often has a person who does that for nothing.",
    ],
    ask: ['What kind of work would you say yes to tomorrow?', 'What have you done so far that you liked?'],
  },
  {
    put: near(
      '(?:not |be |less |nervous |calm |with |about |for |before |the |my |a |do |give |get |through |prepare |ready |deal |handle |overcome |fear |of |fright |stage )*(?:presentations?|public speaking|speech(?:es)?|speak(?:ing)? in (?:public|front of)|talk(?:ing)? in front of|stage fright)\\b',
    ),
    say: [
      "I'd learn the first two sentences by heart and only those: after them the worst is over. Say the whole thing aloud twice, once standing up, to a friend or to the wall. And pick one friendly face in the room to talk to.",
    ],
    ask: ['When is it?'],
  },
  {
    put: near(
      '(?:calm|not|be|stay|less|control|deal|cope|handle|manage|overcome|reduce|with|stop|my|the|to|being)(?: (?:calm|myself|down|be|being|so|nervous|anxious|with|my|the|stress|anxiety|nerves|fear|of|panic\\w*|stressed|worr\\w+|about|for|at|before|during|in|this))* (?:\\w+ )?(?:exams?|finals|tests?)\\b',
    ),
    not: /\b(?:covid|pregnancy|blood|driving|drug) test|\btested\b/,
    say: [
      "In the room I'd put both feet on the floor and breathe out longer than in, four times, before I turn the page. Then do the question you're surest of first, wherever it stands: once something is on the paper, the head comes back.",
      "The evening before, I'd write down for ten minutes everything you're afraid of about it, and throw the page away. Then pack your things and go to bed at your usual time. Learning that late brings less than the sleep does.",
    ],
    ask: ['What is the moment you dread most in it?'],
  },
  {
    put: near(
      '(?:prepare|study(?:ing)?|revise|get ready|pass|deal|cope|handle|calm|organi[sz]e|manage|do well|focus|with|for|my|the|an?|this|these|about|in|on|review|not|be|nervous|stress\\w*|anxi\\w*|before|from)(?: (?:prepare|study(?:ing)?|for|my|the|an?|this|these|with|about|in|on|of|before|from|review|be|nervous|stress\\w*|anxi\\w*|final|big|important))* (?:\\w+ )?(?:exams?|finals|midterms?|tests?)\\b',
    ),
    not: /\b(?:covid|pregnancy|blood|driving|drug) test|\btested\b/,
    say: [
      "I'd do old questions with the notes shut, the two topics that come up most first. It shows you what you don't know while there's still time, and reading through it again doesn't. Then a real night's sleep before the day.",
      "I'd cut what's left into pieces of half an hour and put only three on each day, written down. When the three are done, you're done, and you may stop thinking about it.",
    ],
    ask: ['Which part are you surest of already?', 'When is it?'],
  },
  {
    put: near(
      '(?:help|deal|cope|manage|handle|reduce|balance|keep up|catch up|get through|with|on|the|my|all|this|stress\\w*|pressure|of|from|do better|improve|in|pass|at)(?: (?:with|on|in|at|the|my|all|this|stress\\w*|pressure|of|from|so|much|online))* (?:school ?(?:work)?|studies|stud(?:y|ying)|class(?:es)?|course(?:s|work)?|homework|college|university|assignments?|grades)\\b',
    ),
    say: [
      "I'd put everything that's due on one page with its date, and do only the nearest of it today, twenty-five minutes by the clock. The page takes it out of your head, and you see that not all of it is due at once.",
      "I'd write two lines to the teacher of the worst subject: where you're stuck, and could you come and ask. They'd rather hear it now than after the marks are in.",
    ],
    ask: ['What is due first?', 'Which subject is the worst?'],
  },
  {
    put: near(
      '(?:manag\\w+ |organi[sz]\\w+ |plan(?:ning)? |use |find |have |better |with |my |more |the |some |balance )*(?:time(?: management)?|schedule|work[- ]life balance|(?:work|job) and (?:\\w+ )?(?:life|family|home|kids|school|study|studies))\\b(?! off)',
    ),
    not: /\b(?:sleep\w*|day ?time|pass|past|kill|spend|this time|a hard time|hard times|tough time)\b/,
    say: [
      "I'd write down for three days what the hours really go on. Then fix only two things for next week: one hour that's for the most important thing, and one evening on which nothing is done. Two kept hours are worth more than a full plan nobody can keep.",
    ],
    ask: ['What never gets its turn, at the moment?'],
  },
  {
    put: near('(?:mak(?:e|ing)|earn(?:ing)?|get(?:ting)?|find(?:ing)?) (?:\\w+ ){0,2}?(?:money|cash|income)\\b'),
    say: [
      "I'd start with what somebody would pay for next week: hours at a shop or a kitchen, cleaning, tutoring, looking after children or dogs, selling what you no longer use. Put one line up today where neighbours read it. Leave anything that wants money from you first.",
    ],
    ask: ['How many hours a week could you give it?'],
  },
  {
    put: near(
      '(?:pay(?:ing)?|afford(?:ing)?|cover|manage|deal with|handle|get out of|keep up with|get help with|with|my|the|our|all|for|these)(?: (?:my|the|our|all|for|these|this|next|of|with))* (?:rent|bills?|debts?|loans?|mortgage|financ\\w+|money problems|credit cards?)\\b',
    ),
    say: [
      "I'd ring the one you owe most before the date, and offer a sum you can really pay: asked beforehand, they mostly give time. Then ring a free debt advice line, they know what help with rent or bills there is where you live. Food, roof and light come before everything else.",
    ],
    ask: ['Which one is due first?'],
  },
  {
    put: near(
      '(?:request|access|find|get|use|apply for|ask for|reach|look for|contact)(?:ing)? (?:\\w+ ){0,3}?(?:services|resources|programs?|programmes?|rehab|detox)\\b',
    ),
    say: [
      'I\'d ring your doctor\'s office and say two sentences: what it is, and "I need to know who you send people to for this." They know what there is near you and what costs nothing. If ringing is too much, a free helpline for just this often has a chat, and tells you the next step.',
    ],
    ask: ['What would make that call easier?'],
  },
  {
    put: near('(?:find|get|join|look for|locate|reach|contact)(?:ing)? (?:\\w+ ){0,3}?(?:support groups?|group)\\b'),
    say: [
      "I'd look for one that meets online, so it doesn't matter where you live: search for what it is you're going through with \"support group online\" behind it. The nurse, the doctor or the charity for that illness mostly knows one. You can just listen the first time.",
    ],
    ask: ['Would you sooner meet people, or join from home?'],
  },
  {
    put: near(
      '(?:find|get|afford|look for|choose|pick|see|start)(?:ing)? (?:\\w+ ){0,3}?(?:therap\\w+|counsell?\\w+|psycholog\\w+|professional help|mental health help)\\b',
    ),
    say: [
      "I'd ring your doctor's office and ask whom they send people to, and look at your insurance's list if you have one. If it's the money: community clinics, universities that train therapists, and some who set their price by income. Ask for a first talk, and change if it doesn't fit.",
    ],
    ask: ['What would be hardest about it, finding one or going?'],
  },
  {
    put: near(
      '(?:be )?(?:ask|expect|seek|get|want|say|talk about|tell|discuss)(?:ing)? (?:\\w+ ){0,3}?(?:from|to|with) (?:the |a |my |this )?(?:counsell?or|councell?or|therapist|advisor|psychologist)\\b',
    ),
    say: [
      "I'd go with two things: what it's like at its worst, in two sentences, and one question, what could make the next few weeks easier. At a school they can also help with deadlines, a lighter timetable or extra time, if you ask.",
    ],
    ask: ['What would you most like to come out of it with?'],
  },
];
