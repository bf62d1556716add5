import type { Counsel } from './counsel.ts';

const relative =
  /\b(?:mum|mom|mother|dad|father|parents?|family|mother[- ]in[- ]law|in[- ]laws|mil|sister|brother|aunt|uncle|gran|grandma|nan)\b/;

/** What people ask about parents, children, brothers and sisters. */
export const familyCounsel: readonly Counsel[] = [
  {
    id: 'relative-uninvited',
    deed: 'say it on the phone',
    asks: /\b(?:say no|tell|stop|say|boundar\w+|what (?:should|can|do)|how)\b/,
    about:
      /\b(?:mum|mom|mother|dad|father|parents|in[- ]laws?|mil|sister|brother)\b[\s\S]*\b(?:without (?:asking|calling|warning)|unannounced|uninvited|(?:comes?|here|visits?|round) every (?:sunday|day|weekend)|turns? up|shows? up|comes? over)\b/,
    answer: ['It goes best as a rule about the day and not about them, said when they are not standing at the door.'],
    words:
      'For instance, on the phone: "We love seeing you. Sundays we need for ourselves just now. Come on Wednesday at four, and ring before you set out."',
    steps: [
      "If it is your partner's parent, your partner says it. That one thing prevents most of the war.",
      'Offer a fixed time in the same breath; a no with a date in it is heard as a plan.',
      'If they come all the same, be friendly on the doorstep: "It is not good today. Wednesday." And hold to it.',
    ],
    hitch:
      'If they are hurt, let them be hurt for a while without repairing it: "I know it is not what you hoped. I look forward to Wednesday."',
    ask: ['Who in your house would back you up in it?'],
    card: 'boundaries',
  },
  {
    id: 'no-to-family',
    deed: 'say no to them',
    asks: /\b(?:say no|refuse|get out of|boundar\w+|stand up to|not (?:go|come))\b/,
    about: relative,
    not: /\b(?:pregnan\w+|gay|lesbian|bi|trans|queer|failed|grade|drop\w* out|died|dementia|cheat\w*|baby|hits?|hit me)\b/,
    answer: [
      'Short, warm and without a reason they could argue with: every reason you give is a door for a counter-offer.',
    ],
    words: "For instance: \"I won't make it this time. I know you'd like me there. I'll ring you on Sunday.\"",
    steps: [
      'Decide the sentence before you pick up the phone, and say it in the first minute.',
      'If they push, say the same sentence again, in the same friendly voice. Three times is usually enough.',
      'Have something pleasant planned right after, because the guilt will come. It is a habit and not a verdict.',
    ],
    hitch: 'If they sulk, that is their way of answering. You can be kind about it and still not take it back.',
    ask: ['What would they have to see, to understand your no?', 'What do you fear you would lose by it?'],
    card: 'saying-no',
  },
  {
    id: 'apologise-to-child',
    deed: 'say sorry to your child',
    asks: /\b(?:apologi[sz]e|say sorry|make (?:it|this) (?:right|up|good)|fix|repair|undo|talk to)\b/,
    about:
      /\bi (?:\w+ )?(?:yelled|shouted|screamed|snapped|lost it|lost my temper|grabbed|smacked|slammed)\b[\s\S]*\b(?:son|daughter|kids?|child|children|toddler|boy|girl|baby|year[- ]old)\b|\b(?:son|daughter|kids?|child|children|toddler|boy|girl|year[- ]old)\b[\s\S]*\bi (?:\w+ )?(?:yelled|shouted|screamed|snapped|lost it|lost my temper)\b/,
    answer: ['Go to them today, get down to their height, and say what you did, without any "but".'],
    words:
      'For instance: "I was loud with you, and it scared you. That was wrong, and it was not your fault. I\'m sorry."',
    steps: [
      'Then be quiet, and let them be cross or shrug. They do not have to make you feel better.',
      'Ask nothing back; a hug is theirs to offer.',
      'Later, when it is calm, say what you will do next time: "When I get that loud inside, I will go to the kitchen for a minute."',
    ],
    hitch: 'If they turn away, leave it there: "I only wanted you to know." It has landed all the same.',
    ask: ['What had happened in you, just before it came out?'],
    card: 'parenting',
  },
  {
    id: 'stop-yelling',
    deed: 'watch for the first sign',
    asks: /\b(?:stop|not|without) (?:yell\w*|shout\w*|scream\w*|snap\w*|losing (?:it|my temper|my patience))\b|\b(?:be|stay) (?:more )?(?:patient|calm)\b/,
    about: /\b(?:son|daughter|kids?|child|children|toddler|baby|twins|boys|girls|year[- ]old)\b/,
    answer: [
      'It is easier to catch on the way up than at the top. So the work is to know your first sign, a tight jaw or a faster voice, and to have one move for it.',
    ],
    steps: [
      'At the first sign, say aloud what you are doing: "I am getting loud, I need one minute." Then walk to the sink and let cold water run over your hands.',
      'Find the hour at which it mostly happens, and take one thing out of it: the bath, the homework, a wish for order.',
      'When it did happen, repair it the same day with one sentence. Children learn more from that than from a parent who is never loud.',
    ],
    ask: ['At what hour of the day does it mostly happen?'],
    card: 'irritability',
  },
  {
    id: 'silent-teenager',
    deed: 'ask nothing for a week',
    asks: /\b(?:what|how|should|tips|advice|talk|reach|get (?:her|him|them))\b/,
    about:
      /\b(?:teen\w*|daughter|son|1[2-9][- ]year[- ]old)\b[\s\S]*\b(?:won't (?:talk|speak|come out|tell)|doesn't (?:talk|speak|tell)|shuts? (?:me out|the door|herself|himself)|stays? in (?:her|his) room|one[- ]word|ignores? me|hates me)\b/,
    answer: [
      'Less asking and more being around. Teenagers talk sideways, in cars, over dishes, late, when nobody looks at them.',
    ],
    words:
      'One sentence now and then is enough: "You don\'t have to tell me anything. If there ever is something, I will not be angry, and I\'m up late anyway."',
    steps: [
      'For one week ask nothing about school or mood. Bring a plate to the room, say one ordinary thing, and go.',
      'Offer something side by side: a drive, a film of their choosing, cooking what they like.',
      'When something comes, even rude, answer with one line and no advice. The second sentence comes only if the first one was safe.',
      'If they stop eating, sleeping, seeing friends, or you see injuries, do not wait: a doctor or the school can help you reach them.',
    ],
    hitch: 'If all you get is a grunt, it still counted. They notice who keeps coming without wanting anything.',
    ask: ['When did the two of you last have a good half hour?'],
    card: 'parenting',
  },
  {
    id: 'come-out',
    deed: 'tell one person',
    asks: /\b(?:come out|coming out|tell (?:my|them|her|him)|say it)\b/,
    about: /\b(?:come out|coming out|gay|lesbian|bi|bisexual|trans|queer|mum|mom|dad|parents|family|her|him|them)\b/,
    far: /\b(?:come out (?:to|as|at)|coming out (?:to|as (?:gay|lesbian|bi|bisexual|trans|queer)|at work)|how (?:do|can|should) i come out|i'm (?:gay|lesbian|bi|bisexual|trans|queer|non-?binary|asexual)|i am (?:gay|lesbian|bi|bisexual|trans|queer|non-?binary|asexual)|(?:i|also|only) like (?:girls|boys|women|men))\b/,
    answer: [
      'When and whom is yours alone. Begin with whoever is safest, keep it short, and say what you need from them.',
    ],
    words:
      'For instance: "There is something about me that I want you to know, because I love you. I\'m gay. I don\'t need you to say anything clever. A hug would do."',
    steps: [
      'Before you do, think about where you live and who pays for it. If it could cost you your home, wait, or have a place to go first.',
      'A letter or a message is allowed. It gives them the first hour without your having to watch their face.',
      'Have one person who knows, and who waits for your call afterwards.',
    ],
    hitch:
      'If the first answer is bad, it is often not the last one. You have had years with it, and they have had a minute. You can leave the room.',
    ask: ['Who would be the easiest person to tell first?', 'What would you most like to hear back?'],
    card: 'coming-out',
  },
  {
    id: 'bad-news-parents',
    deed: 'tell your parents',
    asks: /\b(?:tell|say|break|explain|words)\b/,
    about:
      /\b(?:parents|mum|mom|dad|mother|father|family)\b[\s\S]*\b(?:fail\w*|grades?|drop\w* out|expelled|kicked out|lost my job|fired|pregnan\w*|debt|quit\w*)\b|\b(?:fail\w*|grades?|drop\w* out|expelled|kicked out|lost my job|fired|pregnan\w*|debt|quit\w*)\b[\s\S]*\b(?:parents|mum|mom|dad|mother|father|family)\b/,
    answer: [
      'Soon, sitting down, the news in the first sentence, and your next step in the second. It is the finding out late that makes it worse.',
    ],
    words:
      'For instance: "I have to tell you something, and I\'d like you to hear it to the end." Then the news in one sentence, and after it: "This is what I want to do now."',
    steps: [
      'Tell first the one of them who can listen better, and let them help with the other.',
      'Have your next step ready first, even a small one: the retake date, a talk with a teacher.',
      'Let the first minute be bad. What they say in it is mostly fright.',
    ],
    hitch:
      'If they shout, you may say: "I will come back when we can talk." And do come back, the same day if you can.',
    ask: ['Which of the two would you tell first?', 'What do you fear you will see in their faces?'],
    card: 'communication',
  },
  {
    id: 'dementia',
    deed: 'answer the feeling',
    tender: true,
    asks: /\b(?:how|what|talk|answer|tell|say|deal|cope|should)\b/,
    about: /\b(?:dementia|alzheimer\w*|doesn't (?:recogni[sz]e|know who) (?:me|i am)|forgets (?:who|that))\b/,
    answer: [
      'You do not have to correct it. Sad news told again is heard each time for the first time, and what is asked for is mostly nearness.',
    ],
    words:
      'You could go to the feeling instead: "You\'re thinking of her. Tell me about her." Or simply: "She isn\'t here just now. I am. Let\'s have some tea."',
    steps: [
      'Answer the feeling and not the fact, and then offer something for the hands: a cup, a photo, a song from back then.',
      'When it turns to fear or anger, do not argue. Go out, come in again two minutes later, and begin anew.',
      'Find one afternoon a week that is not yours to cover. People who look after somebody with this need relief early, not at the end.',
    ],
    ask: ['What is it like for you, when you are asked that?'],
    card: 'caring',
  },
  {
    id: 'relative-living-off',
    deed: 'have that talk at the table',
    asks: /\b(?:what (?:should|can|do|to)|how|know what to do|tell|ask|charge)\b/,
    about:
      /\b(?:brother|sister|son|daughter|cousin|friend|nephew|niece)\b[\s\S]*\b(?:moved (?:back )?in|living with (?:me|us)|lives with (?:me|us)|sleeps on)\b[\s\S]*\b(?:pay\w*|rent|money|help\w*|clean\w*)\b/,
    answer: [
      'Give it a frame that was missing from the start: what it costs, what is expected, and until when. Said once at a table, and not in passing.',
    ],
    words:
      'For instance: "I\'m glad you had somewhere to go. From the first of the month I need this much for food and rent, or these jobs in the house. And let\'s say until March."',
    steps: [
      'Work out beforehand what you really want: money, help, or an end date. One of them matters most to you.',
      'If somebody else in the house is affected, agree with them first, so that you speak with one voice.',
      'Write down what you agreed, and put it on the fridge; then nobody has to nag.',
    ],
    hitch: 'If it comes to nothing in a month, the end date is the part to hold on to.',
    ask: ['Which matters most to you of the three: money, help, or a date?'],
    card: 'boundaries',
  },
  {
    id: 'estranged',
    deed: 'decide whom it would be for',
    plainly: 'Plainly: go only if you would want to have been there, and not because you should.',
    tender: true,
    whether: true,
    asks: /\b(?:funeral|contact|visit|go (?:and )?see|call|forgive|write|see (?:him|her|them)|reach out|answer|invite)\b/,
    about:
      /\b(?:left us|walked out|estranged|no contact|haven't (?:spoken|talked|seen) (?:to )?(?:him|her|them|each other|my (?:dad|mum|mom|father|mother|sister|brother))|cut (?:him|her|them|me) off|abandoned|abusive (?:father|mother|dad|mum|mom))\b/,
    answer: [
      'You owe nobody that, and you may want it all the same. I would ask only which of the two you could live with better in ten years.',
    ],
    steps: [
      'Ask whom it would be for: them, the others in the family, or you. Only the last is a good enough reason by itself.',
      'There is a middle: a letter you may or may not send, standing at the back, going another day by yourself.',
      'If you go, take somebody who leaves with you at a sign, and decide beforehand how long.',
    ],
    hitch: 'If it tears things open, that does not mean that it was wrong. Plan a quiet day for after.',
    ask: ['Whom would it be for, if you are quite honest?'],
    card: 'family-conflict',
  },
  {
    id: 'explain-to-child',
    deed: 'tell them',
    tender: true,
    asks: /\b(?:explain|tell|say to|what do i tell|prepare)\b/,
    about:
      /\b(?:son|daughter|kids?|child|children|toddler|little one|year[- ]old)\b[\s\S]*\b(?:divorc\w*|separat\w*|splitting|died|dying|death|cancer|ill|sick|moving|hospital)\b|\b(?:divorc\w*|separat\w*|splitting|died|dying|death|cancer|ill|sick|moving|hospital)\b[\s\S]*\b(?:son|daughter|kids?|child|children|toddler|little one|year[- ]old)\b/,
    not: /\bmy (?:son|daughter|child|kid) (?:died|is dying|has cancer|is dead)\b/,
    answer: [
      'Short, true, in words they know, and with what stays the same. They will ask for more when they want more.',
    ],
    words:
      'For instance: "Something sad is happening. It is not because of anything you did or thought. You will still sleep in your bed, and I will still pick you up on Friday."',
    steps: [
      'Tell them at home, by day, with time afterwards; both parents together where that is possible.',
      'Use the real word, "died" or "divorce". Gentler ones like "gone to sleep" frighten small children more.',
      'Expect them to ask it again tomorrow, and to play five minutes later. Both are how they take it in.',
    ],
    ask: ['Which question from them are you most afraid of?'],
    card: 'parenting',
  },
  {
    id: 'bullied-child',
    deed: 'write to the school',
    asks: /\b(?:what (?:should|can|do|could)|how (?:do|can|should)|advice|steps|help|tell|talk)\b/,
    about:
      /\b(?:son|daughter|kid|child|boy|girl|brother|sister)\b[\s\S]*\b(?:bull(?:y|ied|ies|ying)|picked on|beaten up at school|left out at school|teased)\b/,
    answer: [
      'First believe it and let it be told, then write it down, then take it to the school in writing. In that order.',
    ],
    words:
      'To the child: "I believe you, and it is not your fault. We will do nothing behind your back. I will tell you before I talk to anyone."',
    steps: [
      'Write down what happened with dates, and keep messages and pictures.',
      'Ask the class teacher for a meeting, in writing, and ask what they will do and by when.',
      'Do not ring the other parents first; it mostly makes it worse.',
      'Find one place away from it, a club or a friend from elsewhere, where your child is not the one it happens to.',
    ],
    hitch:
      'If the school does nothing in two weeks, go one step up, with your dates. And if your child no longer wants to live, or stops eating or sleeping, go to a doctor the same day.',
    ask: ['What have you been told about it so far?'],
    card: 'parenting',
  },
  {
    id: 'new-parent',
    deed: 'ask somebody for two hours',
    asks: /\b(?:what (?:should|can|do)|how (?:do|can|does)|help|tips|cope|survive|manage)\b/,
    about:
      /\b(?:newborn|new baby|the baby|my baby|our baby|weeks old|months old)\b[\s\S]*\b(?:sleep|cry\w*|tired|exhausted|alone|can't|scream\w*)\b/,
    answer: ['For now the aim is one stretch of sleep and one pair of hands, and not a routine.'],
    steps: [
      'Ask one person for one fixed thing this week: two hours on Wednesday in which you lie down with the door shut. Not "help", but that.',
      'If somebody else is in the house, split the night in two halves, so that each of you gets one piece that is not broken.',
      'When the crying gets too much, lay the baby down safely, close the door and breathe outside for five minutes. That is allowed, and it is safe.',
      'If the days stay grey, or thoughts come that frighten you, tell a midwife or doctor this week. It is common and can be helped.',
    ],
    ask: ['Who could be asked for two hours?'],
    card: 'new-parent',
  },
];
