import { wantsToKnow } from './asking.ts';
import type { Counsel } from './counsel.ts';

/** What children and teenagers ask. */
export const youngCounsel: readonly Counsel[] = [
  {
    id: 'photo-shared',
    deed: 'tell one person and have it taken down',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, tell somebody, tonight.',
    asks: wantsToKnow,
    about:
      /\b(?:nudes?|(?:photos?|pictures?|pics?|video|vid|clip)s? of me (?:naked|undressed|in my underwear)|(?:naked|private|intimate|topless|dirty|sexy|personal) (?:photos?|pictures?|pics?|videos?|vids?|snaps?))\b[\s\S]{0,90}\b(?:shar\w+|sent|send\w*|leak\w*|post\w*|spread\w*|pass\w+|everyone|group ?chat|gc|going (?:round|around)|show\w*|threat\w*|blackmail\w*|online|money|pay|delete|seen|taken down|get (?:it|them) (?:off|down))\b|\b(?:shar(?:ed|ing)|sent|sending|leak\w+|post\w*|spread\w*|passed|threat\w*|blackmail\w*)\b[\s\S]{0,40}\b(?:my nudes?|nudes? of me|(?:naked|private|intimate) (?:photos?|pictures?|pics?|videos?))\b/,
    answer: [
      'You have nothing to be ashamed of; whoever passed it on has. Tell one person you trust now, because it can be reported and taken down, and that goes faster with help.',
    ],
    words:
      'To tell it: "Somebody has passed on a picture of me. I do not need telling off. I need help to get it taken down."',
    steps: [
      'Note who sent it, where and when, and keep the chat. Do not send the picture on, not even as proof.',
      'Report it in the app. Free services take such pictures off the big sites without your sending it to anybody: Take It Down if you were under eighteen in it, StopNCII if not.',
      'If somebody threatens to send it: do not pay, send nothing more, stop answering, and go to the police or to an adult with it.',
      'Write once to whoever has it: "Delete it. Passing it on is against the law." In most places it is.',
      'If you think you cannot live with it, say that to somebody tonight, in those words. It passes, and it is already smaller with a second person in it.',
    ],
    hitch:
      'If the first person scolds you, go to the next: a teacher, a doctor, a helpline. The scolding is fright, and it does not make it your fault.',
    ask: ['Who could be told tonight?'],
    card: 'trauma',
  },
  {
    id: 'filmed',
    deed: 'ask for it to be taken down',
    asks: wantsToKnow,
    about:
      /\b(?:(?:filmed|filming|videoed|videoing|recorded|recording) (?:a video of )?(?:me|it|us|my)|(?:video|vid|clip|tiktok|reel|photo|picture) of (?:me|my)\b|(?:video|clip) (?:is )?(?:going round|gone viral|went round|went viral)|(?:put|posted|stuck|uploaded) (?:me|the (?:video|clip)|a (?:video|clip|photo|picture)) (?:of me )?(?:on|up|online|to))\b/,
    not: /\b(?:nudes?|naked|private|intimate|undressed|topless|for work|wedding|my own)\b/,
    answer: [
      'Ask whoever posted it to take it down, report it in the same hour, and then stop looking at it. Counting the views hurts more than the film.',
    ],
    words:
      'For instance: "You filmed me without asking. I want it deleted today, everywhere you sent it. Tell me when it is done."',
    steps: [
      'First take a picture of the account, the date and the address of it.',
      'Report it in the app as bullying or as a breach of privacy, and have some friends report it too. Several work faster than one.',
      'If it happened at school or at work, tell one person with a say there. Most places have a rule for it.',
      'One sentence for those who mention it: "Yes, that was me on a bad day." Then it is over in ten seconds.',
    ],
    hitch: 'If it stays up, the school, the employer or the police are next, with what you kept.',
    ask: ['Do you know who put it up?'],
    card: 'social-anxiety',
  },
  {
    id: 'seen-bullying',
    deed: 'go to the one it happened to',
    whether: true,
    plainly: 'Plainly: yes, tell somebody, and be nice to the one it happened to.',
    asks: wantsToKnow,
    about:
      /\b(?:(?:a|this|the|another|that|some|new) (?:\w+ )?(?:boy|girl|kid|lad|guy|student|colleague)|someone|somebody|my (?:\w+ )?(?:friend|mate)|he|she|they|him|her) (?:\w+ ){0,6}?(?:bullied|picked on|bullying|picking on|ganged up on|beaten up)\b|\b(?:bully(?:ing)?|bullies|picks? on|picking on|laughing at|mean to|horrible to|nasty to) (?:a|this|another|that|someone|somebody|him|her|the new|my friend)\b|\bwho(?:'s| is) (?:being )?(?:bullied|picked on)\b/,
    far: /\b(?:bull(?:y|ied|ies|ying)|pick(?:s|ed|ing)? on|gang(?:ed|s)? up|laugh\w+ at|mean to|horrible to|nasty to)\b/,
    not: /\b(?:my (?:son|daughter|child|kid|little (?:boy|girl|brother|sister)|brother|sister)|(?:bull(?:y|ied|ies|ying)|picks?|picking|picked)(?: on)? me|i'm (?:being |getting )?(?:bullied|picked)|boss|manager)\b/,
    answer: [
      'You do not have to face them down. Go afterwards to the one it happened to, and tell somebody with a say; those two do the most.',
    ],
    words:
      'To the one it happened to: "I saw that, and it was wrong. Come and sit with us." It is more than most ever get to hear.',
    steps: [
      'If it is safe, break it up from the side: "Come on, you are wanted over there." No speech is needed.',
      'Do not laugh, film or pass it on. It lives from having an audience.',
      'Tell a teacher or whoever is in charge, by message if you are afraid of being seen. Where somebody gets hurt that is not grassing.',
      'If you stood by or joined in, say so: "I should have said something. I am sorry." It counts late as well.',
    ],
    hitch: 'If they turn on you for it, there are two of you now, and a grown-up who knows.',
    ask: ['What did you see?'],
    card: 'values',
  },
  {
    id: 'bullied-self',
    deed: 'tell one grown-up, with dates',
    tender: true,
    whether: true,
    plainly: 'Plainly: yes, tell. Bring the dates.',
    asks: wantsToKnow,
    about:
      /\b(?:(?:i'm|i am|i get|i keep getting|i've been)(?: being| getting)? (?:\w+ )?(?:bullied|picked on|beaten up)|(?:bull(?:y|ies|ying|ied)|picks?(?:ing)? on|make fun of|makes fun of|making fun of|laugh(?:s|ing)? at|call(?:s|ing)? me (?:fat|ugly|gay|names|a \w+|weird|stupid)|trip|shove|push|spit at|gang up on|tease|teasing|teases) ?me?)\b/,
    far: /^(?=[\s\S]*\b(?:bull(?:y|ied|ies|ying)|picks?(?:ing|ed)? on|make?(?:s|ing)? fun|laugh(?:s|ing)? at|calls?(?:ing)? me|trip|shove|push|spit|gang up|teas(?:e|es|ing)|beaten up) ?)[\s\S]*\b(?:school|class|year (?:[7-9]|1[0-3])|[6-9]th grade|teacher|lesson|p\.?e\b|bus|lunch|corridor|girls|boys|lads|kids|group ?chat|gc|snap\w*|college|mum|mom|dad)\b/,
    not: /\b(?:my (?:son|daughter|child|kid|little (?:boy|girl))|boss|manager|colleagues?|used to be bullied|was bullied (?:as|when))\b/,
    answer: [
      'Tell one grown-up you trust, and bring dates. It is not for you to sort out alone, and it is nothing in you that causes it.',
    ],
    words:
      'Say it, or hand it over on paper: "I am being bullied, and it has gone on for weeks. Please talk to me before you do anything. I need your help."',
    steps: [
      'Write down each time: day, place, who, what was said, who saw it. Keep the messages before you block.',
      'In the moment short and dull, "okay", and walk to where people are. Do not answer online.',
      'At the hours when it happens be near somebody: a friend, the library, a teacher on duty.',
      'If you are hit or threatened, or do not want to live any more, tell somebody today, or ring a helpline for young people.',
    ],
    hitch:
      'If nothing happens, tell the next grown-up, with your list. Some have to be told twice. Ask what they will do before they do it.',
    ask: ['Which grown-up would believe you straight away?'],
    card: 'self-esteem',
  },
  {
    id: 'parent-drinks',
    deed: 'tell one person outside',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:my )?(?:step)?(?:mum|mom|mam|mother|dad|father|parents?)(?:'?s| is| are| was| has| keeps?| gets?| comes? home)? (?:\w+ ){0,4}?(?:drink(?:s|ing)?|drunk|an alcoholic|alcoholics?|on the bottle|pissed|wasted|hammered|boozing|passed out|relapsed)|\bhides the bottles\b|\balcoholic (?:parent|mother|father|mum|dad)\b\b/,
    not: /\b(?:i drink|i've been drinking|i was drunk|when i'm drunk|dementia|tea|died)\b/,
    answer: [
      'It does not come from you, and no being good or hiding of bottles will end it. Other things are yours: to be safe, to have somebody who knows, and a life beside it.',
    ],
    words:
      'In the morning, sober, and once: "It frightens me when you drink. I miss you. If you go to a doctor, I will come along."',
    steps: [
      'Do not argue with somebody drunk. "Tomorrow", and into another room.',
      'Never get into a car with them then. Have a number you can ring instead, whatever the hour.',
      "Tell one person outside: an aunt, a teacher, a friend's parent, a doctor. It is no betrayal.",
      'There are groups and lines for the families of drinkers, for young people too. You can ring without giving a name.',
      'If you are hit or frightened for somebody, get out of reach and ring the emergency number.',
    ],
    hitch:
      'If they promise and it happens again, that is how it mostly goes. It does not mean that you did not matter.',
    ask: ['Who outside the family knows about it?'],
    card: 'family-conflict',
  },
  {
    id: 'parents-fight',
    deed: 'get out of the middle',
    tender: true,
    asks: wantsToKnow,
    about:
      /\b(?:my )?(?:parents|mum and dad|mom and dad|dad and mum|dad and mom|folks|mum and stepdad|mam and dad)\b[\s\S]{0,60}\b(?:fight\w*|argu\w*|shout\w*|scream\w*|yell\w*|divorc\w*|split\w*|separat\w*|rows?|rowing|hate each other|not talking|break(?:ing)? up|get(?:ting)? back together)\b|\b(?:mum|mom|dad) (?:has |just )?(?:moved out|walked out|left) (?:on|yesterday|today|last|this)\b/,
    not: /\b(?:my (?:son|daughter|kids|husband|wife)|(?:the|our|my) (?:kids|children)|(?:shout|yell|scream)(?:s|ing)? at me|when i was|argue with my|fight with my)\b/,
    answer: [
      'It is theirs and not yours: you did not cause it, and you cannot mend it. What you can do is get out of the middle, and have a place and a person for when it is loud.',
    ],
    words:
      'At a quiet hour, to one of them: "When you shout I cannot sleep. I will not pick a side. Please do it where I cannot hear it."',
    steps: [
      'When it starts, leave the room: headphones, another floor, a walk, a friend. You need not stay and keep watch.',
      'When one complains about the other: "I love you both. Please tell that to somebody else."',
      "Tell one grown-up outside, a gran, a teacher, a friend's parent, so that there is somebody to ring.",
      'If anybody is hit, or you are frightened for somebody, get out of reach and ring the emergency number.',
    ],
    hitch: 'If they tell you it is nothing, you may believe your own ears.',
    ask: ['Where do you go, when it gets loud?'],
    card: 'family-conflict',
  },
  {
    id: 'parents-pressure',
    deed: 'show them the plan',
    asks: wantsToKnow,
    about:
      /\b(?:parents?|mum|mom|dad|mother|father|family)\b[\s\S]{0,70}\b(?:pressur\w*|expect(?:s|ing|ations?)?|(?:never|not|isn't) (?:good )?enough|want(?:s)? me to (?:be(?:come)? an?|study|do (?:law|medicine|engineering)|get (?:married|straight|all|into)|marry)|mak(?:e|es|ing) me (?:study|do)|so strict|too strict|won't let me|don't let me|compare me)\b/,
    not: /\b(?:fail\w*|dropped|(?:bad|poor) (?:grade|mark)s?|my (?:son|daughter|kids?)|husband|wife|die[ds]?|care home|pregnan\w*)\b/,
    answer: [
      'Show them what you do want, on one sheet and with a second way if it goes wrong, before you tell them what you do not. It is the empty place that parents fill.',
    ],
    words:
      'For instance: "I know you want me to be safe, and so do I. This is what I would like, and this is what I would do if it fails. I need you on my side in it."',
    steps: [
      'Find out what they are afraid of. It is usually money, danger, or what others say, and that can be talked about.',
      'Ask for one thing less, or one thing more, and name it: no marks at dinner, Fridays until ten, with a message when you arrive.',
      'Keep that one exactly, for a month. It buys the next.',
      'Have one grown-up on your side, a teacher, an uncle, who can say it in their language.',
      'If it has come to hitting or threats, or you cannot eat or sleep, tell somebody outside this week.',
    ],
    hitch: 'If you are called ungrateful: "I am grateful, and it is my life too." Both can stand.',
    ask: ['What do you think they are afraid of?'],
    card: 'family-conflict',
  },
  {
    id: 'exam-morning',
    deed: 'pack the bag and go to bed',
    whether: true,
    plainly: 'Plainly: bed.',
    asks: wantsToKnow,
    about:
      /\b(?:exam|test|viva|paper|finals?|gcses?|a[- ]levels?|sats|mock|midterm)\b[\s\S]{0,60}\b(?:tomorrow|tmrw|tmr|in the morning|in (?:\d+|a few|two|three|four|five|six|seven|eight|nine|ten) hours|tonight|first thing|at (?:8|9|10|nine|half)|today)\b|\b(?:tomorrow|tmrw|tmr|in the morning|tonight)\b[\s\S]{0,40}\b(?:exam|test|viva|finals?|mock|midterm)\b|\ball[- ]?nighter\b/,
    not: /\b(?:next week|failed|letter|parents|driving|blood|pregnancy|covid|result|hiv|sleep|my (?:son|daughter))\b/,
    answer: [
      'Tonight little goes in any more that is worth as much as sleep. One hour at most on what you half know, then the bag, then bed.',
    ],
    steps: [
      'On one sheet, from memory, the five things most likely to come. Look up only the holes. That is the hour.',
      'Lay out pens, papers, water and the way there, and set two alarms. What lies on the chair is out of your head.',
      'In the morning something plain to eat, there ten minutes early, and away from those who quiz each other at the door.',
      'In the room read it all and begin with the easiest. If you go blank: feet on the floor, three long breaths out, and write any word that belongs to it.',
    ],
    hitch: 'If you lie awake, lie still with your eyes shut. Most heads carry one bad night quite well.',
    ask: ['Which topic would you be gladdest to see?'],
    card: 'exams',
  },
  {
    id: 'how-know-gay',
    deed: 'look at it for a while without a name',
    asks: /\b(?:how (?:do|can|would|will|does) (?:i|you|u|people|one|someone)|am i|could i be|what if|find out|figure (?:it |this )?out|is it (?:normal|ok|okay)|what (?:do|should|does|am)|does (?:it|that|this) (?:mean|make))\b/,
    about:
      /\b(?:(?:i'm|im|i am|am i|be|being|i might be|i could be|make me|means i'm|you're) (?:(?!(?:to|for|with|of|the) )\w+ ){0,2}?(?:gay|bi|bisexual|lesbian|trans|queer|asexual|ace|non-?binary|a (?:girl|boy))|my (?:sexuality|gender|orientation)|(?:like|fancy|into) (?:both|girls and boys|boys and girls|girls too|boys too|girls as well)|questioning (?:my|if|whether))\b/,
    not: /\b(?:come out|coming out|tell (?:my|them|her|him)|my (?:son|daughter|husband|wife|friend|brother|sister) (?:is|might|told))\b/,
    answer: [
      'Nobody can tell you that from outside, and there is no test and no date for it. You may look at it quietly, and call it nothing for as long as you like.',
    ],
    steps: [
      'Notice who draws your eye when nobody is asking, whom you imagine a life or a kiss with, and when you are at ease. Conclude nothing yet.',
      'Try a word on in private for a week, and see whether it eases something or pinches. Words can be handed back.',
      'Hear a few people who were not sure either. How different their ways are is the comforting part.',
      'One safe person is enough to say "I am not sure" to. If there is none, there are youth lines for just this, without a name.',
    ],
    hitch:
      'If the thought frightens you more than it draws you, go slower. And where it could make home unsafe, nobody there needs to know yet.',
    ask: ['What made you begin to wonder?'],
    card: 'identity',
  },
];
