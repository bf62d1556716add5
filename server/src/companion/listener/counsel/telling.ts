import type { Counsel } from './counsel.ts';

const telling =
  /\b(?:tell(?:ing)?|say (?:it|this|that|to (?:him|her|them|my|our))|explain|let (?:him|her|them|\w+) know|break (?:it|the news)|what would you do|what (?:do|should|can) i (?:do|say)|words)\b/;
const child = /\b(?:son|lad|boy|daughter|girl|kids?|children|child)\b/;
const grown =
  /\b(?:grown|adult|uni(?:versity)?|college|abroad|married|wife and|grandm\w+|grandf\w+|telephone|on the phone|lives in|moved out|ticket|(?:he|she)(?:'s| is) (?:in|at) [a-z]+|(?:1[89]|[2-5]\d)(?: years?)?(?: old)?\b|(?:twenty|thirty|forty|fifty)\b)/;
const jobGone =
  /\b(?:redundan\w*|sacked|laid off|fired|lost my job|let (?:me|us) go|got the (?:boot|sack)|out of (?:a job|work)|losing my job)\b/;

/** What people ask who have something hard to tell, to answer or to write. */
export const tellingCounsel: readonly Counsel[] = [
  {
    id: 'tell-grown-child-job',
    deed: 'tell them about the job',
    asks: telling,
    about: child,
    far: new RegExp(`^(?=[\\s\\S]*${jobGone.source})[\\s\\S]*${grown.source}`),
    not: /\b(?:his|her) job\b/,
    answer: [
      'Tell it with what you want from them already in it. What they would do with the news is easier to steer in the first minute than afterwards.',
    ],
    words:
      'For instance: "I lost my job, and I wanted you to hear it from me. We are all right for now. What would help me most is that you stay where you are and carry on."',
    steps: [
      'On the phone and not by message, at an hour when they can ring back later.',
      'Say what is settled already, the money for this term or the next months, so that they need not work it out alone.',
      'If they want to help, give them something small that is no sacrifice: a call on Sunday.',
    ],
    hitch:
      'If the answer is "I will come home": "That is good of you, and no. Knowing you are there is the part of this that is going right."',
    ask: ['What are you most afraid they would do with it?'],
    card: 'job-loss',
  },
  {
    id: 'tell-small-child-job',
    deed: 'tell them about the job',
    asks: telling,
    about: child,
    far: jobGone,
    not: /\b(?:his|her) job\b/,
    answer: ['Short, true, and with what stays the same. A child mostly wants to know whether home is still home.'],
    words:
      'For instance: "My work has stopped. It is nobody\'s fault, and not yours. We still live here, and you still go to school on Monday."',
    steps: [
      'By day, at home, while your hands are doing something together.',
      'Say what changes as well, in one sentence: less of this for a while, and more of you at home.',
      'Leave it open for tomorrow. They ask again when it has sunk in.',
    ],
    ask: ['Which question from them are you most afraid of?'],
    card: 'job-loss',
  },
  {
    id: 'tell-partner-job',
    deed: 'tell them about the job',
    asks: /\b(?:tell(?:ing)? (?:him|her|them|my|the|it)|say (?:it|this|that)|let (?:him|her|them) know|break (?:it|the news)|come clean)\b/,
    about: /\b(?:wife|husband|partner|girlfriend|boyfriend|missus|her|him)\b/,
    far: new RegExp(
      `^(?=[\\s\\S]*${jobGone.source})[\\s\\S]*\\b(?:wife|husband|partner|girlfriend|boyfriend|missus)\\b`,
    ),
    answer: [
      'All of it in the first minute. If you have kept it back for a while, that as well: it is the part that must not come out by itself.',
    ],
    words:
      'You could say: "I have bad news about my job. It is going, and I did not know how to tell you. I did not want to see your face fall." Then stop, and let them talk.',
    steps: [
      'Today or tomorrow, sitting down, with nobody due to ring.',
      'If the first word will not come, put the letter or the last payslip on the table, and begin with that.',
      'Do not bring a plan with you. It is better made by two.',
    ],
    hitch:
      'If they are angry, let them be for an evening. It is mostly fright, and it passes sooner if you do not argue with it.',
    ask: ['What do you think will be the first thing they ask?'],
    card: 'communication',
  },
  {
    id: 'tell-grown-child-illness',
    deed: 'tell them',
    tender: true,
    asks: /\b(?:tell\w*|say|explain|inform\w*|let (?:him|her|them) know|break (?:it|the news))\b/,
    about: child,
    far: new RegExp(
      `^(?=[\\s\\S]*\\b(?:diagnos\\w*|diabet\\w*|cancer|disease|ill|illness|tumou?r|parkinson\\w*|dementia|operation|results?|doctor|hospital)\\b)[\\s\\S]*${grown.source}`,
    ),
    not: /\bmy (?:son|daughter|child|kid) (?:died|is dying|has|is dead)\b/,
    answer: [
      'In this order: that you are well at this moment, then the name of it, then what you want them to do. Nobody has to guess then, and it is the guessing that frightens.',
    ],
    words:
      'For instance: "I am sitting here with my tea, so do not be alarmed. The doctor has found something, and I want you to hear it from me. There is no need to come. I would like you to ring on Sunday."',
    steps: [
      'Say what you do not want as well: no ticket, no rush, nothing decided for you.',
      'Give them one thing they may do. Who has something to do is less frightened.',
      'Choose an hour when they are not at work, nor driving, nor putting a child to bed.',
    ],
    hitch:
      'If they want to come at once: "Come when it suits you, and as a visit. When I need you for this, I will say so in those words."',
    ask: ['What would you want them to do with it, and what not?'],
    card: 'communication',
  },
  {
    id: 'tell-parent-dropped',
    deed: 'tell it in one sentence',
    asks: /\b(?:tell|say|shout\w*|mad|angry|how do i|what do i)\b/,
    about: /\b(?:dad|mum|mom|father|mother|parents|he|him|she|her)\b/,
    far: /^(?=[\s\S]*\b(?:dad|mum|mom|father|mother|parents)\b)[\s\S]*\b(?:dropped|cut|kicked off|off the team|didn't (?:get in|get picked|make the)|benched|lost my place|quit (?:the|football|training|piano))\b/,
    answer: [
      'Nobody can set his volume for him, but you can set how it begins: with the part that is hardest to shout at.',
    ],
    words:
      'Something like: "I have to tell you something, and I am scared you will shout. I got dropped. I did not know how to say it, so I have been pretending."',
    steps: [
      'Side by side is easier than face to face: in the car, or at the sink. Not when somebody is hungry, late or on the phone.',
      'If it will not come out, send it as a message ten minutes before you walk in. Then it is said.',
      'Say once what you want: "I want you to know, and I do not want to talk about what I should have done."',
    ],
    hitch:
      'If there is shouting, you may say "I will come back when it is quieter" and leave the room. And if anybody ever hurts you over it, tell another grown-up the same day.',
    ask: ['What do you think would be the first thing you hear back?'],
    card: 'communication',
  },
  {
    id: 'hard-question',
    deed: 'say that you will look it up',
    asks: /\b(?:(?:don't|do not|dont|doesn't|didn't|can't) (?:\w+ )?(?:know|answer)|no idea|hard (?:question|one)|something hard|asks? (?:me )?(?:something|anything|a question)|q ?& ?a|questions? after|stumped?|put on the spot)\b/,
    about:
      /\b(?:presentation|present|talk|grand round|q ?& ?a|meeting|viva|defen[cs]e|interview|panel|lecture|seminar|conference|audience|slides?|consultants?|board|inspection)\b/,
    far: /\b(?:presentation|grand round|q ?& ?a|meeting|viva|defen[cs]e|interview|panel|lecture|seminar|conference|board|inspection)\b/,
    not: /\b(?:dad|mum|mom|husband|wife)\b/,
    answer: ['Then you say so, in one sentence, and it costs you less than a guess would.'],
    words: 'For instance: "I do not know, and I would rather not guess. I will look it up and send it to you today."',
    steps: [
      'Repeat the question aloud first. It buys five seconds, and now and then the answer comes with it.',
      'After your sentence, look at another hand. The one who asked has had an answer.',
      'Write the sentence on your last card, so that it is there when your head is empty.',
    ],
    hitch:
      'If somebody presses on: "I do not have that here. I will come back to you." Said twice in the same voice, it is over.',
    ask: ['Which question do you dread the most?'],
    card: 'confidence',
  },
  {
    id: 'write-back-dispute',
    deed: 'send the one line',
    whether: true,
    tender: true,
    plainly: 'Plainly: not today, and then one line.',
    asks: /\b(?:write|answer|reply|respond|text|say)\b[\s\S]{0,30}\b(?:back|him|her|them|it|that|this)\b|\b(?:answer|reply)\b/,
    about:
      /\b(?:brother|sister|in[- ]laws?|cousin|uncle|aunt|stepm\w+|stepf\w+|stepbrother|stepsister|he|she|him|her)\b/,
    far: /^(?=[\s\S]*\b(?:brother|sister|in[- ]laws?|cousin|uncle|aunt|step\w+)\b)[\s\S]*\b(?:house|inherit\w*|estate|sell\w*|sold|ashes|funeral|the will|solicitor|money|link)\b/,
    not: /\b(?:hits|hit me|threat\w*)\b/,
    answer: [
      'Not while you could kill him over it. Then one short line that neither fights nor agrees.',
      'Not today, while it is this hot. Then one short line that neither fights nor agrees.',
    ],
    words:
      'Something like: "I have seen it. It is too soon for me, and I will not decide anything now. I will come to you when I can."',
    steps: [
      'Leave out the reasons; each of them is one more thing to argue with.',
      'If you write it tonight, send it in the morning. Nothing is agreed to by not answering for a day.',
      'If the phone rings, you may let it ring, and write: "Not on the phone, please. In writing."',
    ],
    hitch: 'If the answer is a push, the same line again, word for word. It is the second time that makes it a limit.',
    ask: ['What is the one thing it has to say?'],
    card: 'family-conflict',
  },
  {
    id: 'asks-for-the-dead-or-gone',
    deed: 'answer the feeling',
    tender: true,
    asks: /\b(?:say|answer|tell|what does one|what do i|what should i|how do i|correct)\b/,
    about:
      /\b(?:asks?|asked|asking|wants to know|believes?|thinks?|sees)\b[\s\S]{0,60}\b(?:when|where|wife|husband|mother|mum|home|man|someone|people)\b/,
    far: /\b(?:parkinson\w*|dementia|alzheimer\w*|lewy|stroke|confus\w*|cognitive|(?:did|does) not know me|(?:didn't|doesn't) know me|memory)\b/,
    answer: [
      'Something kind and nearly true. You do not have to correct it: it is no mistake to be mended, it is somebody missing somebody.',
    ],
    words: 'For instance: "She is not far. I will sit with you until she comes."',
    steps: [
      'Low light, sitting down, a hand on the arm. At that hour the tone does more than the words.',
      'Ask about her: "You are fond of her. Tell me what she is like." It calms, and now and then it is lovely to hear.',
      'Tell the doctor or nurse that it happens at night, and since when. Confusion that is new, or suddenly worse, can have a cause that can be helped.',
    ],
    hitch: 'If it turns to fear, go out, come in again after two minutes, and begin anew as if you had just arrived.',
    ask: ['What calms most, at that hour?', 'And who sits with you, afterwards?'],
    card: 'caring',
  },
  {
    id: 'night-feeds',
    deed: 'ask for the two nights',
    asks: /\b(?:say|ask|tell|put it|words)\b/,
    about: /\b(?:husband|wife|partner|boyfriend|girlfriend|him|her|he|she|[a-z]+ to do)\b/,
    far: /^(?=[\s\S]*\b(?:newborn|baby|weeks old|latch|\d+ weeks|breastfe\w+|nappy|health visitor|midwife)\b)[\s\S]*\b(?:husband|wife|partner|boyfriend|girlfriend)\b/,
    not: /\b(?:hits|hit me|scared of him|afraid of him)\b/,
    answer: [
      'With the nights named, by day, and as a need. "Help more" can be argued with; two nights can only be answered.',
    ],
    words:
      'Something like: "I am on my knees. Please take the three o\'clock on Friday and Saturday. I am not having a go, I am asking."',
    steps: [
      'After food and before the evening, never in the night itself.',
      'If the answer is work: "I know. Mine has no nights off. I need four hours in one piece to be able to go on." Then wait.',
      'On the night, sleep behind a shut door, and let it be done differently from how you do it.',
    ],
    hitch:
      'If it turns into a row, stop at once: "I do not want to win. I want to sleep. Which two nights can you do."',
    ask: ['When in the day is it easiest to talk to each other?'],
    card: 'new-parent',
  },
  {
    id: 'quiet-partner',
    deed: 'say the one sentence about yourself',
    whether: true,
    plainly: 'Plainly: yes, once more, and with a sentence about you instead of a question about them.',
    asks: /\b(?:ask(?:ing)? (?:him|her|them|again)|ask again|say (?:it|something)|bring it up|leave (?:him|her|them) (?:be|alone)|should i|what (?:do|should|can) i)\b/,
    about: /\b(?:him|her|he|she|boyfriend|girlfriend|husband|wife|partner)\b/,
    far: /^(?=[\s\S]*\b(?:boyfriend|girlfriend|husband|wife|partner)\b)[\s\S]*\b(?:gone (?:really |so |all )?quiet|distant|don't start|says (?:he|she)(?:'s| is) fine|not there|going off me|won't talk|doesn't talk|shuts? me out|barely (?:talks|speaks|looks))\b/,
    not: /\b(?:hits|hit me|scared of|afraid of him|afraid of her|cheat\w*)\b/,
    answer: [
      'Once more, but turned round: no question about them, one sentence about you. A question can be answered with "do not start"; "I miss you" cannot.',
    ],
    words: 'For instance: "I miss you. You do not have to answer that tonight. I wanted you to know."',
    steps: [
      'Say it sideways: in the car, over the washing-up, through a door. Eye to eye is hard for somebody who has gone quiet.',
      'Then leave it for two days, and do not test whether it worked.',
      'If nothing comes: "I am frightened that you are going. If it is so, tell me. Not knowing is worse."',
    ],
    hitch:
      'If it is brushed off again, that is an answer about how things stand, and you may say so: "I cannot live on fine."',
    ask: ['Which do you fear more, the answer or no answer?'],
    card: 'communication',
  },
  {
    id: 'friend-elsewhere',
    deed: 'send the one message',
    whether: true,
    plainly: 'Plainly: yes, one message, once, and short.',
    asks: /\b(?:ms?g|message|text|write|say|ask|talk|again|idea|what (?:should|do|can) i|how do i|should i|sit)\b/,
    about:
      /\b(?:sits?|sat|sitting|table|hangs? (?:out|round)|gc|group ?chat|left (?:me )?out|without me|other (?:people|friends|girls|boys|ones)|on read|ignor\w*|blanked)\b/,
    far: /\b(?:best friend|friends?|mates?|bestie|bff)\b/,
    not: /\b(?:boyfriend|girlfriend|ex|husband|wife|tinder|date[ds]?|bull(?:y|ied|ying))\b/,
    answer: ['One small message, not a big talk; and for this week somebody else to sit with.'],
    words: 'Like this: "Hey, I miss sitting with you. If I did something, tell me. I would rather know."',
    steps: [
      'Send it once, and then leave the phone in another room until the morning. It is the checking that hurts.',
      'Tomorrow sit next to somebody you half know and ask them one thing. It is for a week, not for good.',
      'Tell one grown-up you like, at home or at school, that it is like this. They need not do anything about it.',
    ],
    hitch: 'If nothing comes back, it says what the other one can manage just now. It does not say what you are worth.',
    ask: ['What would you most want to be told?'],
    card: 'communication',
  },
  {
    id: 'crush-at-work',
    deed: 'do the small thing',
    whether: true,
    plainly: 'Plainly: yes, something small, and no speech.',
    asks: /\b(?:idea|what (?:should|do|can) i|should i|tell (?:him|her)|do something|say|ask|move|how do i)\b/,
    about: /\b(?:him|her|he|she|guy|girl|crush|colleague|someone)\b/,
    far: /^(?=[\s\S]*\b(?:work|office|colleague|coworker|job)\b)[\s\S]*\b(?:in love with|crush on|fancy|fallen for|like (?:him|her) a lot|likes me)\b/,
    not: /\b(?:my (?:boyfriend|girlfriend|husband|wife|boss|manager)|i'm married|he's married|she's married)\b/,
    answer: [
      'Something as small as what is going on already, and no declaration. A small thing can be answered with a small thing.',
    ],
    words: 'For instance: "I was getting one anyway. Come along."',
    steps: [
      'Do for them, once, what they do for you, with the same straight face.',
      'Then twenty minutes away from the desks: a walk at lunch. If there is a light in it, you will see it; if not, nothing was said.',
      'What you would not like repeated at work stays for later.',
    ],
    hitch: 'If it is a no, it is a no to a coffee, and both of you can still sit in the same meeting.',
    ask: ['What would be the smallest sign you would dare?'],
    card: 'confidence',
  },
  {
    id: 'night-shift-sleep',
    deed: 'make the room dark',
    asks: /\b(?:idea|something (?:i can|to) do|what (?:should|do|can|helps?)|how (?:do|can) i|tips|sleep|help)\b/,
    about: /\b(?:nights|night shifts?|shifts?|sleep\w*|blackout|blinds)\b/,
    far: /^(?=[\s\S]*\b(?:sleep\w*|awake)\b)[\s\S]*\b(?:on nights|went on nights|night shifts?|working nights|nights in)\b/,
    not: /\b(?:suicid\w*|kill)\b/,
    answer: [
      'Make the day look like a night, and keep it at the same hours, also on the days off as far as that goes.',
    ],
    steps: [
      'Tape foil or cardboard over the edges of the window. A thin line of light is enough to keep a head awake.',
      'Sunglasses on the way home, and no coffee or tea in the last half of the shift.',
      'Phone in the kitchen, fan or radio hiss for the street, and bed at the same time each day.',
      'Awake after twenty minutes or so: up, dim light, something dull, and back when your eyes ask for it.',
    ],
    hitch: 'If it has been months, tell a doctor, and say that it is shift work. There is help for that in particular.',
    ask: ['Which of those have you not tried yet?'],
    card: 'sleep',
  },
  {
    id: 'night-before',
    deed: 'lay everything out and stop two hours before bed',
    asks: /\bsleep\w*\b/,
    about:
      /\b(?:night before|tomorrow|before (?:it|the|a|my)|presentation|exam|interview|wedding|big day|trial|court|operation)\b/,
    far: /\b(?:presentation|exam|interview|wedding|grand round|viva|court|operation|first day|match|speech|night before)\b/,
    answer: [
      'It helps to know that one short night costs less than it feels like, and that lying quietly already rests you. Sleep comes sooner when it does not have to.',
    ],
    steps: [
      'Stop preparing two hours before bed, and lay it all out, clothes, bag, papers, so that nothing is left to remember.',
      'Write what still goes round on a sheet of paper and leave it in another room.',
      'Awake after twenty minutes or so: up, dim light, something dull, and back when your eyes ask for it.',
      'Two alarms, and no clock in sight.',
    ],
    hitch: 'If it has been several nights with hardly any sleep, tell a doctor this week, and do not drive on it.',
    ask: ['What is it that goes round, when you lie there?'],
    card: 'sleep',
  },
  {
    id: 'unopened-letter',
    deed: 'open the one letter',
    asks: /\b(?:open\w*|what (?:should|do|can|would) (?:i|you)|how do i|where do i start|idea|help)\b/,
    about: /\b(?:letters?|envelopes?|post|mail|bills?)\b/,
    far: /\b(?:haven't (?:even )?opened|not opened|unopened|scared to open|afraid to open|can't open|don't dare (?:to )?open|didn't open|pile of (?:post|letters|bills))\b/,
    answer: ['Open that one, today, and look for two things only: what they want, and by when.'],
    steps: [
      'Ten minutes by the clock, with a tea beside it, or somebody on the phone who says nothing.',
      'Write the sum and the day on the envelope. Then put it away, and do not solve it tonight.',
      'If it is more than you can pay, ring them before the day and offer what you can. A call before it is late is heard kindly.',
    ],
    hitch: 'If it is as bad as you feared, a free debt advice service is the next call, and it is what they are for.',
    ask: ['What are you most afraid is in it?'],
    card: 'money-worry',
  },
  {
    id: 'homesick',
    deed: 'keep one hour for home',
    asks: /\b(?:idea|what (?:should|do|can|helps?)|how (?:do|can) i|tips|advice|help|cope|deal|stop)\b/,
    about: /\b(?:homesick\w*|miss (?:my )?home|miss my (?:country|city|family)|far from home)\b/,
    answer: [
      'Each week one fixed hour of home, and one small thing of here. The first keeps you whole, the second makes it end.',
    ],
    steps: [
      'Cook the one dish, at the hour when they cook it at home, and ring while it is on the stove.',
      'Leave your door ajar, or the light on, when the others come in. A shut door is read as wanting to be left alone.',
      'Offer something that needs no conversation: a coffee from home, fruit, a film.',
    ],
    ask: ['What do you miss the most, smell, voice or place?'],
    card: 'lonely-after-moving',
  },
  {
    id: 'ask-for-help',
    deed: 'ask one person for one thing',
    asks: /\bask (?:\w+ ){0,3}for help\b|\blet (?:people|anyone|somebody|someone) help\b|\baccept help\b/,
    not: /\b(?:therap\w+|counsell?\w+|doctor)\b/,
    answer: [
      'One person, one thing, one time. "Could you help me" is hard to answer; "could you come on Tuesday at six" is easy.',
    ],
    words:
      'For instance: "It would help to have somebody here for an hour on Tuesday. I thought of you. A no is fine."',
    steps: [
      'Choose the one who would ask you, if it were the other way round.',
      'Leave out the explanation for how it came to this; you can give it over the washing-up.',
      'When it is done, say once what it was worth, and do not pay it back at once.',
    ],
    hitch: 'If it is a no, it is a no to Tuesday. Ask the next one the same sentence.',
    ask: ['Whose name came first?'],
    card: 'boundaries',
  },
];
