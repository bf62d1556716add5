/**
 * What people ask advice for, by the plain word for it ('my breakup', 'no job', 'stressed'): where no matter is heard in the talk,
 * such a word says which one it is. What no matter is for has a step of its own.
 */
export interface Trouble {
  told: RegExp;
  /** Tried on the same words: what they mean then is something else. */
  not?: RegExp;
  /** How somebody feels, more than what brings them: gives way to whatever else was told. */
  general?: true;
  /** The matter whose advice is for it, or what it is called where it has advice of its own. */
  id: string;
  advice?: readonly string[];
  /** Asked after that advice, where something is nearer than whether it can be done. */
  ask?: readonly string[];
}

/** Words that tell only together, wherever in a text they stand. */
const both = (one: string, other: string): RegExp =>
  new RegExp(`^(?=[\\s\\S]*\\b(?:${one})\\b)(?=[\\s\\S]*\\b(?:${other})\\b)`);

const partner = '(?:husband|wife|boyfriend|girlfriend|bf|gf|partner|spouse|fianc\\w*|marriage|he|she)';

/** From the most particular to the most general. */
export const troubles: readonly Trouble[] = [
  {
    told: /\b(?:eviction|evict\w*|put (?:me|us) out|kick\w* (?:me|us) out|lose (?:my|the|our) (?:home|house|apartment|flat|place))\b/,
    id: 'having-to-leave-home',
  },
  {
    told: /\b(?:bull(?:y|ies|ied|ying)|(?:teas\w+|mock\w*|pick(?:s|ing|ed)? on|mak\w+ fun of|laugh\w* at) (?:me|my \w+)|(?:mak\w+ |made )?jok(?:es?|ing|ed) (?:about|of|on) m[ey]|harass\w*)\b/,
    id: 'bullying',
    advice: [
      "I'd write down each time, the day, what was said, who saw it, and take that to one person who can act: a teacher, a manager, HR. If anybody touches you, tell them the same day.",
      "In the moment I'd say one short sentence in a flat voice, \"don't talk to me like that\", and walk to where people are. They're after a reaction, and that gives them next to none.",
    ],
    ask: ['Where does it mostly happen?', 'Who has seen it happen?'],
  },
  {
    told: new RegExp(
      `\\b(?:cheat(?:ed|ing|s)? on me|infidelity|unfaithful|for another (?:woman|man|girl|guy)|${partner} (?:\\w+ )?(?:cheat\\w*|betray\\w*)|(?:had|having|has) an affair)\\b`,
    ),
    not: /\bi(?:'ve| have|'m| am)? (?:\w+ )?(?:cheated|cheating|(?:had|having) an affair)\b/,
    id: 'lied-to-or-cheated-on',
  },
  {
    told: /\b(?:break(?:ing)?[ -]?up|broken? up|broke it off|dump(?:ed|ing)|divorc\w*|heart ?broken|move on from (?:him|her|my|a)|walked out on me|(?:he|she|husband|wife|boyfriend|girlfriend|partner) (?:just |has |had )?left me|left me for|my ex\b|(?:get|want|win) (?:him|her|my ex|them|(?:this|the|that) (?:girl|guy|boy|woman|man)\b[^.?!]{0,30}?) back|how (?:could|can) (?:he|she) (?:do|leave))\b/,
    id: 'broke-up',
  },
  {
    told: /\b(?:parents?|mom|mum|mother|dad|father|family)\b[^.?!]{0,60}\b(?:pressur\w*|expect\w*|wants? me to|want me|disappoint\w*|strict|control\w*|push\w*|stubborn|compar\w*|forc\w*)\b|\bpressur\w*\b[^.?!]{0,40}\bparents?\b/,
    id: 'pressed-by-parents',
    advice: [
      'I\'d pick a calm hour and the easier one of them, and say a single sentence: "I\'m doing my best, and the pressure makes it harder." No arguing after it. Let it stand for a day.',
      "I'd write down what you want yourself and one thing you'll do for it this month, and show them that. Parents give way to a plan sooner than to an argument.",
    ],
    ask: ['Which of them listens more easily?', 'What would you want, if it were only up to you?'],
  },
  { told: /\b(?:exams?|finals|midterms?)\b/, id: 'exam-ahead' },
  {
    told: /\b(?:studying|study for|homework|assignments?|coursework|grad(?:es|uate school)|classes|semester|school ?work|stress of school|my (?:course|degree|studies|school)|online (?:class\w*|learning|school)|(?:my|the|a) (?:teachers?|professors?|tutor)|college)\b/,
    id: 'school',
    advice: [
      "I'd put everything that's due on one page with its date, and do only the nearest of it today, twenty minutes by the clock. Then stop and walk about for five.",
      "I'd write two lines to a teacher or tutor: where you're stuck, and could you come and ask. They'd rather hear it now than after the marks are in.",
    ],
    ask: ['What is due first?', 'Which subject weighs the most?'],
  },
  {
    told: /\binterviews?\b/,
    id: 'interview',
    advice: [
      "I'd get two short stories ready: what was wrong, what you did, what came of it. Nearly every question can be answered with one of them. Say each of them aloud once, tonight.",
      "I'd write down one question of your own for them, and the one you dread with two sentences for it. Then leave it, and have the clothes and the way there ready.",
    ],
    ask: ["Which question do you hope they won't ask?", 'When is it?'],
  },
  {
    told: /\b(?:find|finding|found|get|getting|seek(?:ing)?|need|want|look(?:ing)? for|search\w*(?: for)?|apply\w*(?: for)?|secure) (?:\w+ ){0,3}(?:jobs?|employment)\b|\b(?:find|look(?:ing)? for) (?:\w+ ){0,2}work\b|\bjob (?:search|hunt)\w*|\bunemployed\b|\b(?:no(?:body| one) is|aren't) hiring\b|\b(?:résumés?|resumes?|cvs?)\b/,
    id: 'looking-for-work',
  },
  {
    told: /\b(?:lost|losing|lose) (?:my|our|the|a) (?:\w+ )?(?:job|work|employment)\b|\b(?:laid off|furlough\w*|got fired|been fired|made redundant|lay ?offs?|job loss)\b/,
    id: 'lost-job',
  },
  {
    told: /\b(?:workload|over ?work\w*|too much work|twice the work|(?:long|so many|extra) hours|overtime|burn(?:ed|t|ing)?[ -]?out|understaffed|more and more work)\b/,
    id: 'piled-on',
  },
  {
    told: both(
      'boss|manager|supervisors?|co-?workers?|colleagues?|work',
      'hit(?:s|ting)? on|flirt\\w*|advances|(?:touch|grop)\\w* (?:her|him|them)|sexual\\w*',
    ),
    id: 'harassed-at-work',
    advice: [
      "I'd ask the one it happens to what they want, and say you'd back them. What counts is a note of each time, with the date and who saw it, and then HR, together. You can be the witness, and the step stays theirs.",
    ],
    ask: ['What would they want to happen?'],
  },
  {
    told: both(
      'boss|manager|supervisors?|superiors?|co-?workers?|colleagues?|hr',
      "rude|yell\\w*|shout\\w*|unfair\\w*|mean to|criti\\w*|bring (?:it|this|that) up|bring up|threat\\w*|insubordinate|ignor\\w*|blam\\w*|so different|situation|micromanag\\w*|complain\\w*|boss(?:es)? me|hypocri\\w*|disrespect\\w*|argu\\w*|problems? with|trouble with|not (?:listen|respect)\\w*|doesn't (?:listen|like|respect|care|appreciate)|conversation|talk to (?:him|her|them)|communicate|appreciat\\w*|deal with",
    ),
    not: /\b(?:hit(?:s|ting) on|harass\w*)\b/,
    id: 'people-at-work',
    advice: [
      "I'd ask for ten minutes alone with them and say it in one calm sentence: what happens, and what you'd like instead. Write the sentence down first. A clear wish is easier to answer than a complaint.",
      "I'd note for two weeks what's said and done, with the dates. It steadies you, and if you have to take it one step up, it's what they'll ask for.",
    ],
    ask: ['What would you want to change first?', 'Who is on your side there?'],
  },
  {
    told: /\b(?:insomnia|(?:can'?t|cannot|not able to|unable to|hard to|trouble|struggl\w*|difficulty|don'?t|barely) (?:\w+ ){0,2}sleep\w*|sleep(?:ing)? (?:disorder|problems?|trouble|issues?)|sleepless|awake (?:all|at) night)\b/,
    id: 'awake-at-night',
  },
  {
    told: /\b(?:scam\w*|conned|fraud\w*|(?:took|stole|ran off with|screwed me out of|cheated me (?:of|out of)|disappeared with) (?:all )?(?:my|our|the)? ?(?:money|savings|deposit)|took (?:the|my) money)\b/,
    id: 'money-taken',
    advice: [
      "I'd write it all down tonight with dates and sums, and save every message and payment. Ring the bank tomorrow, since some payments can still be called back, and report it to the police. A free legal advice service can tell you whether a claim is worth it.",
    ],
    ask: ['What do you have in writing?'],
  },
  {
    told: /\b(?:owes? me|lent (?:him|her|them|my|a)|borrowed (?:\w+ )?(?:money|\d+) from me|(?:won't|didn't|never|not) return\w* (?:it|my|the money)|pay(?:ing)? (?:me|it) back|ask (?:him|her) again|(?:return|give) (?:it|me|the money|my money)(?: \w+)? (?:back|when))\b/,
    id: 'money-lent',
  },
  {
    told: /\b(?:rent|landlord|bills|debts?|mortgage|groceries|money|financ\w+|broke|afford)\b/,
    not: /\bbroke (?:up|it|down|my)\b|\b(?:mum|mom|dad|parents|husband|wife|partner) (?:\w+ )?pays? (?:for )?(?:my|the|our)\b|\b(?:money|afford) to (?:buy|pay (?:someone|somebody))\b|\binvest\w*/,
    id: 'money-short',
  },
  { told: /\b(?:post[ -]?partum|new ?born|had (?:a|my|our) baby)\b/, id: 'new-baby' },
  {
    told: /\b(?:know (?:nobody|no ?one) (?:\w+ )?(?:there|here)|new (?:city|town|state|country)|just moved|recently moved|moved (?:here|away|to))\b/,
    id: 'new-place-knowing-nobody',
  },
  {
    told: /\bi(?:'ve| have|'m| am)? [^.?!]{0,40}\b(?:(?:stop|quit|lessen|want a) drink(?:ing)?|drink(?:ing)? (?:too much|a lot|again|every|more|to)|alcohol\w*|relaps\w*)\b/,
    id: 'own-drinking',
  },
  {
    told: /\b(?:heroin|cocaine|meth|opioids?|addict(?:s|ed|ion)?|suboxone|rehab|alcoholic)\b/,
    id: 'somebody-using',
    advice: [
      "I'd say once what you see, without accusing: \"I'm worried about what it's doing to you.\" Nobody can stop for somebody else, and it helps to know who'd come. A helpline for families can tell you what else there is.",
      "I'd settle what you will do and what you won't, money, lifts, excuses, and say it on a calm day. That's for you as much as for them. If there are children, I'd tell one more grown-up what you see.",
    ],
    ask: ['What worries you most about it?', 'Who else knows?'],
  },
  {
    told: /\b(?:died|passed away|deaths?|lost my (?:mom|mum|mother|dad|father|brother|sister|husband|wife|son|daughter|friend|best friend|grand\w+|uncle|aunt|cousin)|grie(?:f|ving))\b/,
    id: 'somebody-died',
  },
  {
    told: /\b(?:cancer|chemo\w*|in (?:the )?hospital|surgery|terminal\w*|(?:mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|partner|friend) is (?:very |really |so )?(?:sick|ill))\b/,
    id: 'gravely-ill',
  },
  {
    told: both(
      '(?:my|our) (?:\\w+ ){0,2}(?:kids?|child(?:ren)?|son|daughter|toddler|teenager)|\\d+[ -]years?[ -]old|parenting',
      "yell\\w*|scream\\w*|tantrums?|manners|behav\\w*|not listen\\w*|don't (?:listen|hear)|(?:doesn't|won't) listen|misbehav\\w*|hits?|talks? back|act out|acting out|disobey\\w*|fight\\w*",
    ),
    id: 'children',
    advice: [
      "I'd go down to their height, say one short sentence in a low voice, and wait. Children copy the volume more than the words. If you've shouted, say sorry in one line: they learn that too.",
      "I'd give the worst hour of the day a fixed order, the same three things every time, so that there's less to fight about. And put ten minutes with nothing asked of them right after it.",
    ],
    ask: ['When in the day does it go wrong most?', 'When does it go well with them?'],
  },
  {
    told: /\b(?:rumou?rs?|gossip\w*|behind my back|(?:talk\w*|lies|lying) about me)\b/,
    id: 'talked-about',
    advice: [
      "I'd say it once and in person to the one who matters most: \"That isn't true, and it hurts.\" And then I'd leave the rest of them be. Talk dies down soonest where nobody runs after it.",
      "I'd find out from one of them you still trust what has really been said, before you answer any of it. Then speak to whoever started it, alone and calmly.",
    ],
    ask: ['Who would you most like to believe you?', 'Who is still on your side?'],
  },
  {
    told: /\bfriends?\b[\s\S]{0,80}\b(?:mad|angry|upset|annoyed|furious) (?:at|with) me (?:because|for|over|since|after|when)\b/,
    id: 'friend-angry',
    advice: [
      "I'd let two or three days go by, and then write one line that isn't about it: \"I don't want this to stand between us.\" You don't have to take back what you think. It only shows that the friendship is more to you than the quarrel.",
      "If they answer, I'd listen to their side once to the end before saying yours. If they don't, I'd leave it for a few weeks, because most anger of that kind goes down by itself.",
    ],
    ask: ['What would you want them to know?', 'How have quarrels ended between you before?'],
  },
  {
    told: both(
      'friends?|friend group|group chat|bff',
      "ignor\\w*|betray\\w*|lied|avoid\\w*|exclud\\w*|le(?:ft|av\\w+) me out|mad at me|(?:angry|upset) (?:with|at) me|cold|hates? me|(?:don't|do not|doesn't|not) (?:like|want|care|talk|invite|include|meet)\\w*|stopped|distan\\w*|fought|argu\\w*|a fight|fell out|falling out|trust|turned|drift\\w*",
    ),
    not: /\bcheer(?:ed)? me up\b/,
    id: 'friend-gone-cold',
  },
  {
    told: /\b(?:lonely|loneliness|all alone|live alone|no friends|(?:don'?t|do not) have (?:any |many |a lot of )?friends|mak\w+ (?:new )?friends|meet (?:new )?people|nobody to talk to|no ?one to talk to|isolat\w+)\b/,
    id: 'lonely-among-all',
  },
  {
    told: /\b(?:lock ?down|quarantin\w*|stuck (?:at home|inside|indoors|in the house)|stay(?:ing)? (?:at )?home|can'?t (?:go out|go anywhere|see (?:my |any )?(?:friends|family|people|anyone))|miss (?:hanging|seeing|going|my friends|people|being (?:with|around))|social distanc\w*|cope with (?:this |the )?(?:pandemic|covid\w*)|(?:pandemic|covid\w*|corona\w*)\b[^.?!]{0,40}\b(?:hard|crazy|getting to|depress\w*|out of hand|sick of|tired of))\b/,
    id: 'shut-in',
    advice: [
      "I'd fix one call a week with somebody you miss, the same day and hour each time, so nobody has to arrange it. And one walk a day, however short: it cuts the day in two.",
      "I'd do something at the same time as somebody else, even apart: the same film with a chat open, or cooking the same dish on a call. That's easier than only talking.",
      "I'd give each day one thing that yesterday didn't have: another street to walk, a meal you've never cooked, one person you haven't rung for a while.",
    ],
    ask: ['Who do you miss seeing the most?', 'Which part of the day drags the most?'],
  },
  {
    told: /\b(?:bored|boring|boredom|(?:pass|past|kill)(?:ing)? (?:the |some )?time|nothing to do|keep(?:ing)? (?:myself )?busy)\b/,
    id: 'time-to-pass',
    advice: [
      "Something with an end you can see passes the time best: a puzzle, a loaf of bread, a long book, a drawer to sort. I'd pick one that takes about a week.",
      "I'd learn one small thing with your hands from a video, a dish, a drawing, a card trick, twenty minutes a day. Seeing it get better is half the fun.",
      "I'd put something with another person into each day, a call, a game online, a walk with a neighbour. Time goes quicker with somebody in it.",
    ],
    ask: ['What did you like doing, before all this?', 'When does the time drag most?'],
  },
  {
    told: /\b(?:motivat\w*|procrastinat\w*|lazy|unproductive|put(?:ting)? (?:things|it|everything|stuff) off)\b/,
    id: 'did-nothing',
  },
  {
    told: both(
      'husband|wife|boyfriend|girlfriend|partner|spouse|bf|gf|fianc\\w*|marriage|relation(?:ship)?',
      "fight\\w*|fought|argu\\w*|distan\\w*|ignor\\w*|communicat\\w*|problems?|issues?|unhappy|bad condition|yell\\w*|not talk\\w*|doesn't (?:listen|care|talk|understand|share|love)|don't (?:talk|get along)|disrespect\\w*|falling apart|drifting|jealous\\w*|trust",
    ),
    id: 'with-a-partner',
    advice: [
      'I\'d choose a quiet hour, not in the middle of a row, and say one sentence about yourself: what hurts, and what you\'d like instead. Leave out "you always", and let them answer.',
      "I'd ask them for half an hour this week without phones, and begin with something that's still good between you. If you're ever afraid of them, I'd go to somebody you trust instead.",
    ],
    ask: ['What would you most want them to understand?', 'When was it last good between you?'],
  },
  {
    told: /\b(?:panic attacks?|panicking)\b/,
    general: true,
    id: 'panic',
  },
  {
    told: /\b(?:overthink\w*|racing (?:thoughts|mind)|thoughts racing|mind (?:is )?racing|can'?t stop thinking|thinking too much|get (?:it|him|her) out of my (?:head|mind))\b/,
    general: true,
    id: 'head-wont-stop',
  },
  {
    told: /\b(?:worthless|confiden\w*|self[- ](?:esteem|worth)|not good enough|useless|loser|incompetent|a failure)\b/,
    general: true,
    id: 'not-good-enough',
  },
  {
    told: /\b(?:ugly|body sham\w*|overweight|obese|gained weight|how i look|my (?:looks|appearance|weight))\b/,
    general: true,
    id: 'own-looks',
  },
  {
    told: /\b(?:anxi\w+|nervous|worr(?:y|ied|ying|ies)|scared|afraid|fears?|frightened|panic)\b/,
    general: true,
    id: 'nerves',
  },
  {
    told: /\b(?:stress\w*|overwhelm\w*|too much on|non-stop|(?:so|too|always|very|really) busy)\b/,
    general: true,
    id: 'everything-at-once',
  },
  {
    told: /\b(?:angry|anger|mad (?:about|at)|furious|rage|temper|resent\w*)\b/,
    general: true,
    id: 'anger',
    advice: [
      "I'd leave the room before answering: \"I need ten minutes, I'll be back.\" Walk, and don't rehearse what you'll say. The first heat is gone by then, and you can choose your words.",
      "I'd write it all down with no politeness at all, and send it to nobody. Tomorrow, take the one line out of it that's worth saying, and say that.",
    ],
    ask: ['What sets it off most often?', 'What would you want put right?'],
  },
  {
    told: /\b(?:depress\w*|sad(?:ness)?|(?:feel\w*|been|am|i'm|so|really|me) (?:down|low)|hopeless\w*|unhappy|miserable|empty|numb\w*|cry\w*|feel better|be(?:come)? happy|cheer (?:me )?up|despair\w*|the rut)\b/,
    general: true,
    id: 'low',
    advice: [
      "I'd do one small thing today without waiting to feel like it: ten minutes outside, a shower, one message to somebody. The doing comes first, and the wanting later. If it's been more than two weeks, I'd tell a doctor too.",
      "I'd tell one person how it really is, in one sentence and not the whole story. It gets lighter once somebody else knows.",
      "I'd give tomorrow three fixed points: up at a set hour, something warm to eat, and one thing with another person in it.",
    ],
  },
];
