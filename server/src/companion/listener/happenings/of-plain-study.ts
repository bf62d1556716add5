import { naming } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const pupil =
  '(?:he|she|they|(?:your|the) (?:\\w+[ -])*?(?:husband|wife|boyfriend|girlfriend|son|daughter|child|children|kids?|brothers?|sisters?|friends?|cousin|nephew|niece|students|pupils))';

/**
 * A pattern in which 'SUBJECT' stands for what can be failed or fallen behind with, 'EXAM' for what is sat, 'AFRAID' for the
 * ways to say so, and 'OWN' for the beginning of a clause that is not about somebody else.
 */
const studying = naming({
  SUBJECT:
    '(?:class(?:es)?|classics?|courses?|subjects?|modules?|units?|school(?:work)?|school work|college|university|uni|degree|semester|term|year|studies|study|studying|program(?:me)?|math|maths|algebra|chemistry|physics|biology|statistics|calculus|english|grade|assignments?|homework|course ?work|lectures?|midterms?|lessons?)',
  EXAM: '(?:exams?|examinations?|finals?|midterms?|mid-terms?|tests?|quiz(?:zes)?|boards?|papers?|certification)',
  AFRAID:
    '(?:afraid|scared?|worr(?:y|ied|ying)|fear(?:s|ful|ing|ed)?|nervous|anxious|anxiety|terrified|concern(?:ed)?|stress(?:ed|ing|ful)?(?: out)?|panick\\w+|freaking out|under (?:a lot of )?stress|pressure)',
  OWN: `^(?!(?:and |but |so |because |that |also |now )*${pupil}\\b)[^?]*?`,
});

/** The talk is of learning something, at a school or by oneself. */
const ofStudy =
  /\b(?:school|schooling|class(?:es)?|teachers?|professors?|lectures?|lecturers?|uni|university|college|course(?:s|work)?|exams?|tests?|finals|midterms?|homework|assignments?|degree|students?|essay|thesis|dissertation|grades?|gpa|semester|term|math|maths|stud(?:y|ies|ying)|academic\w*|graduat\w*|phd|masters?|scholarship|tutor\w*|major|quiz)\b/;
const ofChildren =
  /\b(?:my (?:\w+[ -]){0,3}(?:son|daughter|kids?|child|children|nephew|niece|grandson|granddaughter)(?:'s)?|our (?:lad|lass|son|daughter|boy|girl|kids?)|my students|my pupils|i teach|i'm a teacher|home ?school\w*)\b/;
const longAgo = /\b(?:years ago|back then|when i was (?:in|at|a|younger|\d)|as a kid|used to|in my school days)\b/;
const either = (...some: RegExp[]): RegExp => new RegExp(some.map(({ source }) => source).join('|'));

/** School and studying, as most people tell them: in few and plain words. */
export const ofPlainStudy: readonly Happening[] = [
  {
    id: 'scholarship-at-stake',
    cues: 'scholarship gpa financial aid funding',
    when: /\b(?:scholarship|my gpa|your gpa|financial aid|funding|bursary|grant)\b[^.]*\b(?:los(?:e|ing)|worr\w+|maintain|keep|require\w*|depends?|afraid|scared|risk|taken away|certain|need\w*)\b|\b(?:los(?:e|ing)|worr\w+|afraid|scared|risk|maintain|keep)\b[^.]*\b(?:scholarship|financial aid|funding|gpa|bursary)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:got (?:a|the) scholarship|won)\b/),
    hear: [
      'With money hanging on the marks, every test is about twice as much as what is on the page.',
      'It has to be earned again every term, and there is little room in it for one bad stretch.',
    ],
    ask: ['How close is it, as things stand?', 'Which class worries you most?', 'Who knows that it is at risk?'],
  },
  {
    id: 'lost-the-scholarship',
    cues: 'lost losing scholarship funding aid',
    when: /\b(?:lost|took away|cancelled|canceled|taken away) (?:my|your|the) (?:\w+ )?(?:scholarship|funding|financial aid|bursary|grant)\b/i,
    unless: /\b(?:if|might|afraid|scared|worr\w+|almost)\b/,
    hear: [
      'It takes away the money and, with it, the plan that was built on it.',
      'It was meant as a sign that you belonged there, so it is easy to hear the opposite now.',
    ],
    ask: ['What does it change about next term?', 'What reason did they give?', 'Who knows about it so far?'],
  },
  {
    id: 'put-out-of-school',
    cues: 'kicked expelled thrown dismiss suspend',
    when: /\byou(?:'ve| were| got| have| was| been|'re)* (?:\w+ )?(?:kicked out of|thrown out of|expelled|suspended from|dismissed from) ?(?:your |my |the |from )*(?:\w+ )?(?:school|uni|university|college|program(?:me)?|course|degree)\b/i,
    unless: either(ofChildren, longAgo, /\b(?:if|might|afraid|almost|nearly)\b/),
    hear: [
      'From one letter to the next the days are empty, and so are the plans that hung on them.',
      'It is a lot to explain to people, and most of them will only ask about the reason.',
    ],
    ask: ['What reason did they give?', 'Who knows about it so far?', 'What would you have liked to say to them?'],
  },
  {
    id: 'student-far-from-home',
    cues: 'foreign international exchange abroad',
    when: /\byou(?:'re| are|'m)? (?:\w+ )?(?:a |an )?(?:foreign|international|exchange|overseas) student\b|\bstudy(?:ing)? (?:abroad|in (?:a foreign|another) country|far from home)\b/i,
    unless: /\b(?:love it|want to study|would like to|dream|plan(?:ning)? to|hope to|friend is)\b/,
    hear: [
      'You have the studies to do and another country to live in on top, mostly without the people who know you.',
      'Even simple things take longer in a place where you did not grow up, and nobody gives marks for that.',
    ],
    ask: ['Who have you got there?', 'How often do you speak to home?', 'What is the hardest thing about the place?'],
  },
  {
    id: 'has-to-repeat-it',
    cues: 'repeat retak redo again',
    when: /\byou(?:'ll| will| might)? (?:have to|need to|must|got to|have got to) (?:repeat|retake|redo|do) (?:the|a|this|my|your|that) (?:\w+ )?(?:year|class|course|semester|grade|term|module)(?: again)?\b(?! (?:assign|project|work))/i,
    beside: either(ofStudy, /\b(?:repeat|redo|retake) the (?:year|grade)\b/),
    unless: either(ofChildren, longAgo, /\b(?:don't have to|do the course)\b/),
    hear: [
      'Going over the same ground again is dull and a bit lonely, since the others have gone on.',
      'The time counts twice, and the second time nobody is impressed by it.',
    ],
    ask: ['When does it start?', 'What went wrong the first time?', 'Who do you know there?'],
  },
  {
    id: 'which-to-choose',
    cues: 'know decide choose choos',
    when: /\b(?:don't know|not sure|unsure|can't decide|no idea|hard to (?:choose|decide)|struggling to (?:choose|decide))\b[^.]*\b(?:(?:what|which)(?: \w+)? (?:to )?(?:study|major|university|uni|college|school|course|degree|subject|program)|(?:on )?(?:a|my|your) (?:major|college|course|degree))\b/i,
    unless: either(ofChildren, /\b(?:how to pay|finish|drop)\b/),
    hear: [
      'You are asked to pick one before you can have tried any of them.',
      'It feels as if everything after hung on it, and that makes it hard to look at them calmly.',
    ],
    ask: ['Which one do you keep coming back to?', 'When does it have to be settled?', 'Who has an opinion on it?'],
  },
  {
    id: 'wants-to-leave-school',
    cues: 'quit drop dropp leav stop withdraw',
    when: /\byou(?:'re| are|'ve been| have been| just| really| feel| kind of| might| may| might have| think| sometimes|'d)* (?:\w+ ){0,4}(?:to |like |about |of |should |will |i )*(?:quit(?:ting)?|drop(?:ping)?(?: out(?: of)?)?|leav(?:e|ing)|give up(?: on)?|giving up(?: on)?|withdraw(?:ing)?(?: from)?|stop(?:ping)?) (?:with )?(?:my |your |the |this |out of |going to )?(?:school|college|uni|university|master'?s?|phd|degree|program(?:me)?|studies|studying|course|classes)\b|\b(?:want|thinking|going|might|considering|tempted|feel like)(?: \w+){0,2} (?:drop|dropping) out\b/i,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:dropped out|left (?:school|uni|college) (?:at|when|in)|don'?t want to (?:quit|drop|leave|give up)|not going to (?:quit|drop|give)|can'?t (?:quit|drop)|friend|boyfriend|girlfriend|leave (?:school|college|uni|university) (?:early|at \d|today)|last time|go back|return)\b/,
    ),
    hear: [
      'One part of you is done with it, and another has put in too much to simply walk away.',
      'To stop is a decision, and going on is one too. It just has to be made again every morning.',
    ],
    ask: ['What would you do instead?', 'Who have you talked to about it?', 'How far through it are you?'],
  },
  {
    id: 'parents-chose-the-subject',
    cues: 'parents mom mum mother dad father family folks',
    when: /\b(?:parents?|mom|mum|mother|dad|father|family|folks)\b[^.]*\b(?:want(?:s|ed)?(?: to)? (?:you|me|us) to|push(?:es|ed|ing)? (?:you|me)|pressur\w+ (?:you|me)|forc\w+ (?:you|me)|expects? (?:you|me)|makes? (?:you|me)|don't approve|doesn't approve|won't (?:let|allow|pay)|insist\w*|chose|choosing|decided)\b[^.]*\b(?:do |study|major|be(?:come)? an? |doctor|engineer\w*|business|law(?:yer)?|medicine|architect\w*|nurs\w+|accountan\w+|career|school|degree|college|university|grad(?:uate)?|computer|science)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo),
    hear: [
      "It's your life they are planning, and they're also the people you least want to disappoint.",
      'They mean it as looking after you. It is still you who would have to get up for it every day.',
    ],
    ask: [
      'What do they say when you tell them what you want?',
      'Why that one, for them?',
      'Is anyone in the family on your side?',
    ],
  },
  {
    id: 'parents-will-hear-of-marks',
    cues: 'parents mom mum mother dad father family disappoint let',
    when: /\b(?:parents?'?s?|mom|mum|mother|dad|father|family)\b[^.]*\b(?:reaction|react|find out|disappoint\w*|dissapoint\w*|angry|mad|upset|kill you|not be happy|not happy|ashamed|let (?:them |him |her )?down|sacrific\w+|invested|spent|expect\w*|pressur\w*|pay(?:s|ing)? for|proud)\b|\bpressure from (?:your |my )(?:parents|mom|mum|mother|dad|father|family)\b|\b(?:disappoint(?:ed|ing)?|let(?:ting)? down|fail(?:ed|ing)?|tell) (?:your |my )(?:parents|mom|mum|mother|dad|father|family)\b/i,
    beside:
      /\b(?:exams?|tests?|grades?|marks|fail\w*|class(?:es)?|semester|gpa|finals|midterms?|course|academic\w*|top of the class|a's|results?)\b/,
    unless: either(ofChildren, longAgo),
    hear: [
      "There's the mark, and then there's their face when they hear it. The second can weigh more than the first.",
      'When so many have hopes in you, a grade never belongs to you alone.',
    ],
    ask: [
      'What do you think they would say first?',
      'How much do they know already?',
      'Which of them is easier to tell?',
    ],
  },
  {
    id: 'no-quiet-place-to-study',
    cues: 'quiet noise noisy loud',
    when: /\b(?:no|not|\w+n't|nowhere|never)\b[^.]*\bquiet\b[^.]*|\b(?:too|so|very|always) (?:noisy|loud)\b|\b(?:noise|noisy)\b/i,
    beside: /\b(?:study|studying|studied|exams?|homework|assignments?|my classes|online class(?:es)?|thesis|essay)\b/,
    unless: either(ofChildren, /\b(?:friend (?:is|has been) quiet|been quiet|quiet person|keep quiet)\b/),
    names: true,
    hear: ["It isn't easy to take anything in where it is never quiet."],
    ask: ['Where do you study at the moment?', 'When is it at its quietest?'],
  },
  {
    id: 'studied-and-not-prepared',
    cues: 'prepar ready',
    when: studying(
      "OWN\\b(?:(?:not|\\w+n't|don't feel|do not feel)(?: [\\w']+){0,5} (?:prepared|ready)\\b(?! (?:for (?:a relationship|kids|children|marriage|commitment)|to (?:be|date|marry|move|forgive|talk|let)))|(?:under|un) ?prepared)\\b",
    ),
    beside:
      /\b(?:exams?|tests?|finals|midterms?|quiz|studied|studying|certification|presentation|class|thesis|school)\b/,
    unless: either(ofChildren, longAgo, /\b(?:relationship|marriage|baby|job|interview)\b/),
    names: true,
    hear: ["You've been at it for a while, and it still doesn't feel like enough."],
    ask: ['Which part do you feel least ready for?', 'When is it?'],
  },
  {
    id: 'people-walk-in-and-out',
    cues: 'room space privacy walk',
    when: /\b(?:don't|do not|never|no|not) (?:really )?(?:have |get |any )*(?:my |your )?(?:own )?(?:space|privacy|room of (?:my|your) own)\b|\b(?:come|walk|barge|comes|walks)(?:s|ing)? (?:in and out|in|into)(?: of)? (?:my|your) room\b/i,
    unless: /\b(?:space from (?:him|her)|relationship|boyfriend|girlfriend|parking|storage|no room for)\b/,
    names: true,
    hear: ["It can't be easy to think where people come and go as they like."],
    ask: ['Where do you go when you need to be by yourself?', 'What happens if you shut the door?'],
  },
  {
    id: 'a-mark-too-low',
    cues: 'got percent score mark',
    when: /\byou (?:only |just )?(?:got|scored|received|made) (?:an? |only )?(?:[1-6]\d ?(?:%|percent)|[1-6]\d out of|(?:an? )?(?:c|d|f)(?:[+-]| minus| plus)?) (?:on|in|for|at) (?:my|your|the|a|that|this) /i,
    unless: either(ofChildren, /\b(?:happy|glad|passed)\b/),
    names: true,
    hear: ['That is lower than you wanted, and it is hard to look at.'],
    ask: ['Who have you told about it?', 'What do you think went wrong?'],
  },
  {
    id: 'passion-is-gone',
    cues: 'passion interest spark love enjoy challeng',
    when: /\b(?:don't|do not|not|no longer|lost|without|\w+n't) (?:\w+ ){0,4}(?:have the (?:same )?passion|passion(?:ate)?|the passion|find(?:ing)? (?:it|the \w+|my \w+|your \w+) (?:\w+ )?(?:interesting|challenging)|finding the \w+ challenging)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:relationship|boyfriend|girlfriend|husband|wife|bedroom)\b/),
    names: true,
    hear: ["It's hard to work for something you used to care about and don't any more."],
    ask: ['What did you like about it in the beginning?', 'When did that begin to change?'],
  },
  {
    id: 'degree-leads-nowhere',
    cues: 'degree diploma bachelor biology major jobs',
    when: /\b(?:degree|diploma|ba|bs|bachelor'?s?|master'?s?|phd)\b[^.]*\b(?:useless|worthless|not worth|(?:doesn't|didn't|does not|don't|hasn't|not)(?: \w+){0,3} (?:help|get you|lead|worth|any use|enough)|nowhere|nothing|waste)\b|\bonly (?:jobs?|thing|work) you (?:really |actually )?can (?:do|get) with (?:it|this|that|\w+|(?:a|my|your) (?:\w+ )?degree)\b/i,
    unless: either(ofChildren, /\b(?:unable to (?:finish|get)|haven't (?:got|finished)|third degree|degree of)\b/),
    names: true,
    hear: ["You put years into it, and it isn't opening the doors you thought it would."],
    ask: ['What had you hoped to do with it?', 'What made you choose it?'],
  },
  {
    id: 'called-a-quitter',
    cues: 'quitter quit give',
    when: /\b(?:they|people|everyone|parents?|mom|mum|dad|family|husband|wife|friends)\b[^.]*\b(?:say|says|said|call|calls|called|think|thinks|tell|tells)\b[^.]*\b(?:quitter|you quit everything|(?:always |never )?(?:give up|quit|finish)(?: on)? (?:everything|anything))\b/i,
    names: true,
    hear: ['They see that you stopped, and not why.'],
    ask: ['What was the reason, this time?', 'What do you say to that?'],
  },
  {
    id: 'one-more-semester',
    cues: 'additional extra another longer semester year',
    when: /\b(?:have to|might|may|need to|going to|will)\b[^.]*\b(?:an? )?(?:additional|extra|another|one more) (?:semester|term|year)\b|\b(?:graduat\w+|finish\w*) (?:late|a (?:semester|year) later|later than)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:pandemic for|covid for|another year of this)\b/),
    names: true,
    hear: ["You'd counted on being done by then."],
    ask: ['What would the extra time mean for you?', 'When will you know for sure?'],
  },
  {
    id: 'only-the-best-will-do',
    cues: 'perfect best expect',
    when: /\b(?:afraid|scared|fear|anxious|pressure|have to|supposed to|expected?|want(?:s)? (?:me|you))\b[^.]*\b(?:(?:not being |be |being |to be )?perfect|to be the best|be the (?:best|top)|only job)\b|\bif you(?:'re| are) the best\b|\byour only job\b/i,
    beside: /\b(?:parents?|mom|mum|mother|dad|father|family|school|grades?|class|college|university|expect\w*)\b/,
    unless: either(
      ofChildren,
      /\b(?:perfect (?:wife|husband|girlfriend|boyfriend|marriage|relationship)|best friend|my job)\b/,
    ),
    names: true,
    hear: ['When only the best counts, doing well never gets to feel good.'],
    ask: ["What happens when something isn't perfect?", 'Who expects it most?'],
  },
  {
    id: 'professor-makes-nervous',
    cues: 'professor teacher lecturer examiner intimidat rattle',
    when: /\b(?:professors?|teachers?|lecturers?|examiners?|instructors?|advisors?|supervisors?|she|he)\b[^.]*\b(?:intimidat\w+|rattles? (?:you|me)|scares? (?:you|me)|makes? (?:you|me) (?:so |very |really )?nervous)\b|\b(?:intimidated by|scared of|afraid of) (?:your|my|a|the|this) (?:\w+ )?(?:professor|teacher|lecturer|advisor|examiner)\b/i,
    beside: ofStudy,
    unless: ofChildren,
    names: true,
    hear: ['You have to be at your best in front of the very person who makes you nervous.'],
    ask: ['What is it that they do?', 'When do you have to face them next?'],
  },
  {
    id: 'has-to-speak-in-public',
    cues: 'public presentation speech audience present',
    when: /\b(?:public speaking|speak(?:ing)? in (?:public|front of)|(?:afraid|scared|nervous|worried|anxious|terrified|hate|dread|have to (?:do|give)|difficult|stress\w*)\b[^.]*\b(?:presentations?|speech|presenting))\b/i,
    unless: either(
      ofChildren,
      /\b(?:went well|was good|is over|speech therap\w*|christmas presents?|gave (?:a|my) (?:presentation|speech))\b/,
    ),
    names: true,
    hear: [
      'Speaking with everyone looking at you is one of the things people fear most.',
      'You can know every word of it and still have your voice shake.',
    ],
    ask: ['What are you afraid could go wrong?', 'When is it?'],
  },
  {
    id: 'learns-by-doing',
    cues: 'hands hand practical lab',
    when: /\b(?:hands[- ]on|need (?:my|your) hands|work with (?:my|your) hands|learn by doing|practical (?:work|class\w*|training)|techni?cal trade)\b/i,
    beside:
      /(?=[\s\S]*\b(?:online|zoom|virtual|remote|screen|lock ?down|distance)\b)(?=[\s\S]*\b(?:class\w*|learn\w*|school|course|teach\w*|training|trade|college|study\w*)\b)/,
    unless: ofChildren,
    names: true,
    hear: [
      "You learn by doing it, and a screen can't give you that.",
      'Some things have to be tried out with somebody standing next to you.',
    ],
    ask: ['What are you training for?', 'What do they have you do instead?'],
  },
  {
    id: 'fellow-students-silent',
    cues: 'group teammates mates partner classmates email respond',
    when: /\b(?:study group|group|team ?mates?|classmates?|group members?|(?:lab |project )?partners?)\b[^.]*\b(?:(?:don't|doesn't|won't|not|never|didn't|aren't) (?:\w+ )?(?:respond|reply|answer|show up|write back)\w*|ignor\w+)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:support group|friend group|boyfriend|girlfriend|husband|wife)\b/),
    names: true,
    hear: ["You need them for it, and they don't even answer."],
    ask: ['What did you write to them?', 'What is waiting on them at the moment?'],
  },
  {
    id: 'puts-it-off-to-the-last',
    cues: 'last avoid procrastinat putting put crunch',
    when: /\b(?:(?:until|till|to|at) the (?:very )?last (?:minute|moment|day|second)|avoid(?:ing)? (?:my|your|the|doing) (?:\w+ )?(?:work|homework|assignments?|studying|thesis|essay|paper)|(?:keep|kept|always) putting (?:it|things|them|everything) off)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:cancel\w*|plane|flight|tickets|he|she)\b/),
    names: true,
    hear: ["As long as you don't look at it you have some peace, and then it is due all at once."],
    ask: ['What is it about this one that makes you avoid it?', 'When is it due?'],
  },
  {
    id: 'misses-student-life',
    cues: 'missing experience same college university freshman campus',
    when: /\b(?:missing|miss(?:ed)?) (?:out )?(?:on )?(?:a lot of |all |so many |the )*(?:\w+ )?(?:experiences?|campus(?: life)?|student life|college life|college experience)\b|\b(?:college|university|uni|freshman year|senior year|school)\b[^.]*\b(?:hasn't been|isn't|is not|not|wasn't) (?:\w+ )?(?:the same|what (?:I|you) (?:imagined|expected|hoped))\b/i,
    beside: ofStudy,
    unless: ofChildren,
    names: true,
    hear: ['Those years are meant to be more than classes, and you are not getting the rest of it.'],
    ask: ['What do you miss about it most?', 'What had you been looking forward to?'],
  },
  {
    id: 'the-right-time-to-study',
    cues: 'know sure wonder right time back school degree',
    when: /\b(?:don't know|not sure|unsure|wonder) (?:if|whether) [^.]*\b(?:right time|good time|too late|worth it)\b|\b(?:right time|good time|too late|worth it)\b[^.]*|\b(?:decided|going|thinking (?:of|about) going|want) (?:to go )?back to (?:school|college|university|uni)\b/i,
    beside:
      /(?=[\s\S]*\bback to (?:school|college|university|uni)\b)(?=[\s\S]*\b(?:right time|good time|too late|worth it|too old|not sure|unsure|don'?t know if)\b)/,
    unless: either(ofChildren, /\b(?:relationship|baby|move out|kids could go)\b/),
    names: true,
    hear: ["You had made up your mind, and now you can't tell whether it is the moment for it."],
    ask: ['What speaks for going now?', 'What would waiting cost you?'],
  },
  {
    id: 'afraid-to-get-back-in-touch',
    cues: 'touch loop contact email reach',
    when: /\b(?:fearful|afraid|scared|nervous|bad|embarrassed|ashamed|avoid\w*)\b[^.]*\b(?:get(?:ting)? (?:back )?in (?:touch|contact)|(?:keeping|kept) (?:her|him|them) in the loop|writ(?:e|ing) (?:to )?(?:her|him|them|my (?:advisor|supervisor|professor)|your (?:advisor|supervisor|professor)))\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:ex|boyfriend|girlfriend|break ?up)\b/),
    names: true,
    hear: ['The longer you have been silent, the harder that first message gets.'],
    ask: ['When were you last in touch?', 'What are you afraid they would say?'],
  },
  {
    id: 'which-of-them-first',
    cues: 'prioriti first begin start',
    when: /\b(?:don't|do not|not sure|no idea|can't|hard to)\b[^.]*\b(?:prioriti[sz]e|(?:which|what|what one|which one) (?:\w+ ){0,2}(?:to )?(?:start|begin|do first|work on first|comes first|focus on)|know where to start)\b/i,
    beside: /\b(?:assignments?|projects?|exams?|homework|deadlines?|essays?|finals|classes|papers)\b/,
    unless: ofChildren,
    hear: ['With several of them calling at once, it is hard to give any one of them your whole mind.'],
    ask: ['Which one is due first?', 'Which one frightens you most?'],
  },
  {
    id: 'failing-the-class',
    cues: 'fail flunk pass probation poorly badly bad',
    when: studying(
      "OWN(?:\\b(?:you(?:'re| are|'ve been| might be| am)?|am|about|close) (?:\\w+ ){0,3}(?:failing|flunking)(?: out)?\\b(?! (?:as|him|her|them|everyone|you\\b|at (?:life|everything|being)|(?:my|your) (?:wife|husband|family|kids|children|parents|son|daughter|marriage|friends?)))(?:[^.]*\\bSUBJECT\\b|$)|\\bfailing out\\b|\\b(?:academic )?probation\\b|\\b(?:might|may|could|going to|won't|not going to|not) (?:\\w+ )?(?:fail(?: you)?|pass|be able to pass)(?: you)? (?:my |your |the |this |that |all |most |a |some |entire )*(?:\\w+ )?(?:of )?(?:my |your |the )?(?:entire |whole )?SUBJECT\\b|\\b(?:doing|done|do|did) (?:so |very |really |pretty |extremely |quite )*(?:bad(?:ly)?|poor(?:ly)?|terribl[ey]|horribl[ey]|awful(?:ly)?) (?:in|with|at) (?:my |your |this |the |all |most |a |some )*(?:of )?(?:my |your )?(?:\\w+ )?SUBJECT\\b|\\bnot (?:\\w+ )?enough\\w* to pass\\b|\\bdon't think it's enough\\w* to pass\\b|\\bstill doing poorly\\b|\\bcan't (?:seem to )?do (?:well|better)\\b|\\bcan't afford to fail\\b)",
    ),
    beside: ofStudy,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:not failing|failing (?:health|marriage|relationship)|passed|probation officer|drug|job probation|police)\b/,
    ),
    hear: [
      'Once a class begins to slip, everything new comes on top of what is missing already.',
      'It is hard to study well and be frightened of the result at the same time.',
    ],
    ask: [
      'Which part of it will not go in?',
      'Does anyone at the school know that you are struggling?',
      'When did it begin to go wrong?',
    ],
  },
  {
    id: 'did-badly-in-an-exam',
    cues: 'fail flunk bomb well bad pass poor result score',
    when: studying(
      "OWN(?:\\b(?:failed|flunked|bombed|messed up|screwed up|blew|did (?:so |very |really |pretty )*(?:bad(?:ly)?|poor(?:ly)?|terribl[ey]|horribl[ey])(?: on| in)?)(?: \\w+){0,4} EXAM\\b|\\b(?:didn't|did not|haven't|have not|hasn't|not|don't think you) (?:\\w+ )?(?:do|done|did|perform(?:ed)?|go|gone) (?:very |so |too |that |really |as )*(?:well|good|great)(?: as \\w+ \\w+)? (?:on|in|at|with) (?:my |your |the |this |that |any )?(?:\\w+ ){0,2}(?:EXAM|assignment|essay)\\b|\\b(?:didn't|did not|haven't|couldn't) pass (?:my |your |the |this |that |a |any )?(?:\\w+ ){0,3}(?:EXAM|SUBJECT)\\b|\\bEXAM (?:went|did) (?:\\w+ )?(?:bad(?:ly)?|poorly|terribl[ey]|horribl[ey]|not go well)\\b|\\byou (?:just )?(?:failed|flunked) (?:my |your |the |a |this |that |two |one of )?(?:\\w+ ){0,3}SUBJECT\\b)",
    ),
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:didn't say|car(?:'s)? failed|pregnancy test|blood test|drug test|covid test|test(?:ed)? positive|didn't fail|if i fail|passed|eye test|might have failed)\b/,
    ),
    hear: [
      'A result like that is hard to look at, and it can be harder still to say it out loud to somebody.',
      'It stands there in one line, and nothing of how you got there is on the paper.',
    ],
    ask: ['How do you think it came about?', 'Who have you shown it to?', 'Is there a second try at it?'],
  },
  {
    id: 'marks-went-down',
    cues: 'grade gpa mark',
    when: /\b(?:grades?|gpa|marks)(?: \w+){0,3} (?:drop(?:ped|ping)?|suffer(?:ed|ing)?|slipp?(?:ed|ing)|f[ae]ll(?:en|ing)?|gone down|went down|going down|been (?:bad|low|terrible)|(?:are|is|were) (?:\w+ )?(?:bad|low|poor|terrible|down|worse)|tank(?:ed|ing))\b|(?<!wasn't an? )\b(?:bad|low|poor|terrible|worse|lower|failing) grades?\b|\b(?:won't|don't|not|never) (?:\w+ )?get (?:\w+ )?(?:good grades?|(?:all |straight )?a'?s)\b|\b(?:keep|maintain|get|need|have to get) (?:straight|all|a) (?:a'?s|\d\.\d)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo, /\b(?:\d(?:st|nd|rd|th) grade|good grades so)\b/),
    hear: [
      "Someone who is used to good marks doesn't get used to the other kind, so it takes up a lot of room.",
      'A number like that says nothing of what the term was like, and it is all that others get to see.',
    ],
    ask: [
      'Which of the subjects went down most?',
      'What has been different this time?',
      'What do you need the marks for?',
    ],
  },
  {
    id: 'afraid-to-fail-it',
    cues: 'fail pass enough flunk get graduate',
    when: studying(
      "OWN(?:\\b(?:AFRAID|feel|thinking|think|scares?|dream\\w*|what if|know)\\b[^.]*\\b(?:fail(?:ing|ure)?|flunk(?:ing)?|not pass(?:ing)?|won't (?:pass|be enough|do well|prepare enough|graduate|get (?:\\w+ )?(?:good grades?|a'?s)\\b)|not do(?:ing)? well|not be enough|can't pass|do (?:bad|badly|poorly)|bad grades?)\\b|\\b(?:fear|afraid|scared) of (?:fail(?:ure|ing))\\b|\\bwon't be able to get (?:my|your) (?:degree|associates?|diploma|bachelor'?s?|certificate|licen[cs]e)\\b|\\b(?:going to|will|'ll|gonna) (?:\\w+ )?fail\\b|\\bfuture depends on\\b)",
    ),
    beside: ofStudy,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:marriage|relationship|business will fail|kidney|heart failure|failed (?:as|my))\b/,
    ),
    hear: [
      'When so much hangs on one result, it is hard to keep your mind on the page.',
      'The fear takes its share of the hours, and those are hours you needed for the work.',
    ],
    ask: [
      'What would really happen, if it did not go well?',
      'Which part are you least sure of?',
      'When is it decided?',
      'How does it look on a good day?',
    ],
  },
  {
    id: 'exam-is-coming',
    cues: 'exam final test midterm finals board licens retake certification',
    when: studying(
      "OWN(?:\\b(?:big|large|huge|important|major|hard|licensure|bar|board|nursing|final|entrance|next|upcoming|certification|college|math|chemistry|\\d+|retake (?:a|the|my|your)) (?:\\w+ )?EXAM\\b[^.]*\\b(?:coming|week|tomorrow|next|soon|month|this|must|left|to (?:take|study)|ahead|more)\\b|\\bupcoming (?:\\w+ )?EXAM\\b|\\b(?:finals|midterms?|exams?|tests?)(?: are|'s| is)? (?:\\w+ )?(?:coming(?: up)?|approaching|soon|due|next|this|tomorrow|in (?:\\d|a|two|three|one)|around the corner)\\b|\\b(?:finals?(?:'s)?|exam|midterms?|test) week\\b|\\bAFRAID\\b[^.]*\\b(?:finals|midterms?|exams?|tests?|quiz)\\b|\\b(?:finals|midterms?|exams?)\\b[^.]*\\b(?:AFRAID)\\b|\\bstudy(?:ing)? for (?:my |your |the |an? |this )?(?:\\w+ )?EXAM\\b)",
    ),
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:passed|failed|went (?:well|ok|badly)|is over|are over|was over|finished|cancelled|results?|breast|prostate|medical|blood|covid|pregnan\w*|test positive|tested|took my last|just took|cheat\w*|(?:didn'?t|did not|never) (?:\w+ )?study|drug test|physical exam|ctet|i teach)\b/,
    ),
    hear: [
      "It is a strange amount to hang on a few hours, and your head won't leave it alone until they're over.",
      'The nearer it comes, the more it seems as if nothing you learnt were still there.',
      'Even the time off is not quite time off, because you could be studying in it.',
    ],
    ask: [
      'Which part of it do you dread?',
      'What are you surest of?',
      'How does a day of studying go for you?',
      'What comes after it?',
    ],
  },
  {
    id: 'group-project',
    cues: 'group team project partner',
    when: /\b(?:group|team|project) (?:projects?|members?|mates?|work|assignments?|partners?)\b[^.]*\b(?:horrible|lazy|not|don't|doesn't|do nothing|won't|hate|stress\w*|alone|everything|terrible|useless|ignore\w*|difficult|unfair|especially|no one|nobody|requir\w+|never)\b|\b(?:horrible|lazy|useless|terrible|difficult|hate|stress\w*|especially with|requiring) (?:\w+ ){0,2}(?:group|team) (?:projects?|members?|work|mates?)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, /\b(?:work friends|my manager|my boss|loved|support group|study group)\b/),
    hear: [
      "Your mark depends on people you didn't choose. You can do your own part well and still pay for theirs.",
      'You can do it all yourself or let it go wrong, and neither is what group work was meant to teach.',
    ],
    ask: ['What are they doing, or not doing?', 'How are the parts divided?', 'What happens when you remind them?'],
  },
  {
    id: 'teacher-will-not-listen',
    cues: 'teacher professor lecturer instructor advisor tutor dean supervisor',
    when: /\b(?:teachers?|professors?|lecturers?|instructors?|advisors?|advisers?|dean|tutors?)\b[^.]*\b(?:(?:won't|wouldn't|would not|doesn't|don't|didn't|does not|never|not|aren't|isn't|hasn't|refus\w+|can't|no) (?:\w+ )*(?:listen|respond\w*|answer\w*|reply|help\w*|care|change|understand|explain|available|much help|budge|giv\w+|wiggle|teach)|ignore\w*|strict|unfair|harsh|horrible|terrible|in?competent|imcompetent|mean|rude|hates? (?:me|you)|harder|worst|disregarded|dismiss\w*|too (?:hard|fast|much)|piling|disappointed|dissapointed)\b|\b(?:dis?s?appointed (?:in|with)|problems? with|no help from|hate|worst|fight with|conflict with) (?:\w+ ){0,2}(?:teachers?|professors?|advisors?|instructors?)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo, /\b(?:doesn't know|extra credit|great teacher|nice teacher|i'm a teacher)\b/),
    names: true,
    hear: [
      'A teacher has the last word on the mark, so it is hard to get anywhere with being right.',
      'Half of whether a class works is the person in front of it, and that half is not in your hands.',
    ],
    ask: [
      'What happened, the last time?',
      'How is it for the others in the class?',
      'What would have been fair, to your mind?',
    ],
  },
  {
    id: 'learning-on-a-screen',
    cues: 'online virtual remote zoom distance home',
    when: /\b(?:(?:online|virtual(?:ly)?|remote(?:ly)?|distance|zoom)[ -](?:\w+ )?(?:school\w*|class(?:es)?|learning|courses?|lectures?|lessons?|college|sessions?|university|studies|study\w*|education)|(?:school\w*|class(?:es)?|learning|courses?|lectures?|college|university|studies) (?:\w+ )?(?:are |is |all |being |has |have |gone |went |go |being |now |completely |through |on |from |at |to |be )*(?:online|virtual|remote|zoom)|teaching (?:my|your)self from home|(?:online|virtual) (?:is|has been) (?:\w+ )?(?:hard|difficult|tough))\b/i,
    beside:
      /(?=[\s\S]*\b(?:school|schooling|class(?:es)?|professors?|uni|university|college|courses?|semester|students?|teach\w*|learning|lessons?)\b)(?=[\s\S]*\b(?:hard|harder|difficult|tough|struggl\w*|stress\w*|can'?t|frustrat\w*|not the same|instead of|impersonal|worse|bad|fail\w*|worr\w*|anxious|alone|lonely|miss|motivat\w*|don'?t)\b)/,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:i like (?:it|online)|prefer online|online friends?|brief online courses|taking some|love|enjoy\w*|nephew|support|how did you|cancer|high risk|sickness)\b/,
    ),
    hear: [
      'Through a screen it is easy to drift and hard to ask. A good part of it you end up teaching yourself.',
      'The others in the room used to carry some of it, without anyone noticing.',
    ],
    ask: [
      'Which class is it hardest in?',
      'What do you miss most about a real classroom?',
      'Can you get hold of the teacher when you are lost?',
    ],
  },
  {
    id: 'nothing-sticks',
    cues: 'remember memor stick retain understand grasp brain',
    when: /\b(?:can't|cannot|not able to|unable to|hard to|don't|doesn't|won't|difficult to|never|not|forget)\b[^.]*\b(?:remember(?:ing)?|memori[sz]e|retain|stick|grasp|understand|learn|follow)\b[^.]*\b(?:stud(?:y|ied|ying)|contents?|material|information|class|lessons?|subject|read|that well|lecture|teacher|concepts?|formulas?|math|maths|exams?|tests?)\b|\b(?:stud(?:y|ied|ying)|contents?|material|information|things)\b[^.]*\b(?:don't|doesn't|not|won't|can't|just don't) (?:\w+ )?(?:stick|sink in|remember|stay|go in|get(?:ting)? (?:in|into my mind)|retain)\b|\byou forget everything you (?:study|read|learn)\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo, /\b(?:understand (?:me|you|my|why|how)|parents (?:don't|do not) understand)\b/),
    hear: [
      'Under pressure things stick badly, and noticing it adds to the pressure.',
      'To sit over it for hours and have nothing stay is more discouraging than not having tried.',
    ],
    ask: [
      'Which of your subjects is the worst for it?',
      'What time of day do you study?',
      'When did something last go in easily?',
    ],
  },
  {
    id: 'behind-with-it',
    cues: 'behind catch keep late missing top overdue due procrast',
    when: studying(
      "OWN(?:\\b(?:fall(?:ing|en)?|fell|get(?:ting)?|got|far|so|really|way|lagging|a little|a bit|'re|are|little|left) (?:\\w+ )?behind\\b(?! (?:on|with|in)? ?(?:the |my |your )?(?:rent|bills|mortgage|payments|me|you|wheel|door|back)\\b)|\\b(?:can't|cannot|trying to|hard to|struggl\\w+ to|unable to|never|could not|couldn't|need to|have to) (?:\\w+ )?(?:catch(?:ing)? up|keep(?:ing)? up|stay on top|cope up)\\b|\\b(?:handed|turned|hand|turn|submit(?:ted)?) (?:it|them|(?:my|your|the) (?:\\w+ )?\\w+) (?:in )?(?:too )?late\\b|\\b(?:handed|turned|submitted|turn|hand) (?:in )?(?:my|your|the) (?:\\w+ )?\\w+ (?:too )?late\\b|\\b(?:late|missing|overdue|unfinished|missed) (?:assignments?|homework|work|course ?work|papers?)\\b|\\bcatch up (?:on |with )?(?:\\w+ ){0,3}(?:SUBJECT|months?|weeks?)\\b)",
    ),
    // Of a school alone a parent speaks as well.
    beside:
      /\b(?:class(?:es)?|homework|assignments?|exams?|tests?|semester|lectures?|stud(?:y|ies|ying)|course(?:s|work)?|school ?work|essay|thesis|college|university|uni|grades?|units?)\b/,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:in touch|keeping (?:her|him|them) in the loop|left behind|rent|bills|friends? (?:are|is)|caught up|behind my back)\b/,
    ),
    hear: [
      'Being behind makes everything slower, because what you missed is what the next thing needs.',
      'Each day it stays undone it grows, and so does the wish not to look at it.',
    ],
    ask: ['What is due first?', 'When did it begin to pile up?', 'What would one day of catching up look like?'],
  },
  {
    id: 'cannot-get-to-studying',
    cues: 'motivat focus concentrat procrast study lazy energy distract attention',
    when: studying(
      "OWN(?:\\b(?:no|lost|lack(?:ing)?|losing|zero|don't have|can't find|haven't|find|hard|any|little|get|keep|without|not|can't|finding)\\b[^.]*\\b(?:motivat(?:ion|ed|e)|energy|will|strength|desire|interest)\\b[^.]*\\b(?:stud(?:y|ies|ying)|SUBJECT|school|learn|class)\\b|\\b(?:can't|cannot|unable to|not able to|hard(?:er)? to|hard time|trouble|difficult(?: for you)? to|struggl\\w+ to|difficulty)(?: \\w+){0,2} (?:focus(?:ing|ed)?|concentrat(?:e|ing)|study(?:ing)?|motivat\\w+|pay(?:ing)? attention|start|get(?:ting)? started)\\b[^.]*|\\b(?:procrastinat\\w+|procrast\\w+|slacking off)\\b[^.]*|\\b(?:gets?|getting|got|too|so|easily|so many|many|constantly) (?:\\w+ )?(?:distracted|distractions)\\b[^.]*)",
    ),
    beside:
      /\b(?:stud(?:y|ies|ying)|class(?:es)?|homework|assignments?|exams?|finals|essay|thesis|course(?:s|work)?|semester|midterms?|schoolwork|school|lectures?|textbook|units?|test|academic|my degree)\b/,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:at work|my job|(?:good|nice|welcome) distraction|job search|find(?:ing)? a job)\b/,
    ),
    hear: [
      'The less gets done, the harder it is to sit down to it, and the worry uses up what strength there was.',
      'It is tiring to sit down to it again and again and not get anywhere.',
    ],
    ask: [
      'What do you end up doing instead?',
      'When did studying last go well?',
      'What is the piece of it you are putting off?',
      'Where are you when you try?',
    ],
  },
  {
    id: 'too-much-for-one-term',
    cues: 'class course homework assignment paper exam coursework workload project reading essay school',
    when: studying(
      'OWN(?:\\b(?:so much|too much|tons of|a lot of|lots of|piles of|loads of|too many|so many|mountains? of|\\d+|two|three|four|five|six|several|heavy) (?:\\w+ )?(?:homework|assignments?|course ?work|papers|essays|exams|finals|classes|courses|reading(?:s)?|school ?work|projects?|deadlines|lectures|tests)\\b[^.]*|\\b(?:paper after paper|assignment after assignment)\\b|\\b(?:assignments?|exams?|papers?|essays?|projects?)\\b[^.]*\\b(?:and (?:one |an?other |two )?(?:exam|assignment|paper|essay|project)s?|due)\\b|\\bschool ?work is\\b|\\b(?:heavy|school|class|course) ?work ?load\\b)',
    ),
    beside: ofStudy,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:friends? get|barely any|no more|good at|love|enjoy\w*|have you|online courses and|brief|all (?:my|the) (?:exams|papers) are (?:done|over)|miss(?:ed)?|how many)\b/,
    ),
    hear: [
      'It all falls into the same few weeks, and every teacher counts as if theirs were the only one.',
      'However much you get through, there is the next one, so nothing ever feels finished.',
    ],
    ask: [
      'Which one worries you most?',
      'What comes first, by date?',
      'When did you last have a day without any of it?',
    ],
  },
  {
    id: 'not-cut-out-for-it',
    cues: 'smart good slow stupid dumb cut intelligent enough fine inadequate understand',
    when: /\b(?:everyone|everybody|everyone else|others|classmates|peers|the other students)\b[^.]*\b(?:smarter|doing (?:fine|well|great|better)|gets? it|ahead of (?:me|you)|faster|brighter)\b|\b(?:not|never|don't feel(?: that)?|aren't|isn't|don't think) (?:[\w']+ ){0,4}(?:smart|clever|intelligent|cut out|bright|capable|good enough)\b|\byou(?:'re| are| feel)(?: \w+){0,3} (?:slow|stupid|dumb|inadequate|an idiot)\b/i,
    beside: ofStudy,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:at work|my job|coworker\w*|husband|wife|boyfriend|girlfriend|relationship|not good (?:at all|today|right now)|i'?m not (?:good|doing (?:good|well))|not (?:too |very |so )?good$|weight|body|pretty|friends? (?:is|are) better)\b/,
    ),
    hear: [
      'People show each other the marks and hide the struggling, so it looks as if you were the only one who finds it hard.',
      'You compare how it is inside you with how it looks on them, and that way round nobody comes off well.',
    ],
    ask: [
      'In which subject do you feel it most?',
      'Who in the class do you talk to?',
      'What made you choose to do it?',
    ],
  },
  {
    id: 'chose-the-wrong-subject',
    cues: 'major degree subject program course phd field wrong mistake',
    when: /\b(?:wish|regret\w*|mistake|wrong|hate|don't like|different|not interested in|switch(?:ing)?|chang(?:e|ing))\b[^.]*\b(?:majors?|degree|phd|program(?:me)?|subject|field of study|studies)\b|\b(?:major|degree|phd|subject)\b[^.]*\b(?:wrong|mistake|hate|regret|not for (?:me|you))\b|\bmade a mistake coming back to school\b/i,
    beside: ofStudy,
    unless: either(
      ofChildren,
      /\b(?:parents want|change the subject|love my major|depression|major (?:change|problem|issue|surgery))\b/,
    ),
    hear: [
      'You had to choose it before you could know what it would be like, and by now changing it costs real time.',
      'It is tiring to work hard for something while wondering whether it was the right thing at all.',
    ],
    ask: ['What made you pick this one?', 'What would you rather have done?', 'How much of it is left?'],
  },
  {
    id: 'study-and-all-the-rest',
    cues: 'school college stud class master degree course phd university work kid child mother mom mum mam parent',
    when: /\byou(?:'re| are|'ve been)? (?:\w+ ){0,3}(?:in (?:college|school|university|(?:my|your) (?:final|last|first|second) year)|(?:go(?:ing)? to|back (?:in|to)) (?:school|college|university)|stud(?:y|ying) (?:full|part|at|for)|taking (?:\w+ )?classes|(?:doing|completing|finishing|working on) (?:my|your|a) (?:master'?s|degree|phd|studies|thesis))\b|\bunable to complete the studies\b|\byou work (?:full[- ]time|nights|part[- ]time|at night)\b|\byou(?:'re| are) (?:a )?(?:single )?(?:mother|mom|mum|parent|father|dad) (?:of|to|with|and)\b/i,
    beside:
      /(?=[\s\S]*\b(?:work(?:ing)? (?:full|part|at night|nights|\d)|(?:a|my) full[- ]time job|my kids?|my children|\w+ kids|(?:mother|mom|mum|father|dad) of|single (?:mom|mum|mother|parent|dad)|year old (?:son|daughter|child))\b)(?=[\s\S]*\b(?:in (?:college|school|university)|(?:my|complete the|the) (?:master'?s|degree|phd|studies|thesis|coursework)|studying|taking (?:\w+ )?classes|back (?:in|to) (?:school|college)|final year)\b)/,
    unless: either(
      longAgo,
      /\b(?:homeschool\w*|(?:kids?|children|sons?|daughters?|boys?|girls?) (?:\w+ ){0,2}in (?:school|college|university)|their (?:classes|school|studies)|help (?:him|her|them) with|(?:kids?|children|son|daughter) (?:is|are|'s) (?:in|studying|at) (?:school|college))\b/,
    ),
    hear: [
      'Each of those would fill a day, so the studying gets whatever hours nobody else wanted.',
      'You are always leaving one of them undone for the sake of the other.',
    ],
    ask: ['When do you get to the studying?', 'Who can take something off you?', 'How long does the course still run?'],
  },
  {
    id: 'child-struggles-at-school',
    cues: 'child son daughter kid school homework behind',
    when: /\byour (?:\w+[ -]){0,3}(?:child|son|daughter|kids?|children|grandson|granddaughter|boy|girl)(?:'s)?\b[^.]*\b(?:behind (?:in|at)|struggl\w+|fail(?:ing|ed)?|doesn't like school|hates school|so much homework|bad grades|grades|not doing well|refus\w+ to (?:go|do)|scores|don't focus|won't do)\b/i,
    beside: ofStudy,
    unless: /\b(?:drugs?|addict\w*|great grades|good grades|bull\w+|college|university|autis\w+)\b/,
    hear: [
      "You can sit beside them, but you can't do the learning for them, and it's hard to watch.",
      'A child who struggles at school brings it home, and so the evenings become school as well.',
    ],
    ask: ['What does the teacher say?', 'What does it look like from where they sit?', 'When are they at their best?'],
  },
  {
    id: 'teaches-own-child',
    cues: 'teacher homeschool distance virtual school online learning',
    when: /\b(?:home ?school(?:ing)? (?:my|your|the|them|him|her|our)|everyone will be home ?schooling|(?:being|be|become|becoming|am|'re) (?:my|your|the) (?:\w+ )?(?:son|daughter|child|kid|children)'?s? teacher|(?:kids?|children|son|daughter|\d+ year old)\b[^.]*\b(?:distance learning|virtual (?:school|learning)|learn virtually|online (?:school|assignments?|class\w*)|remote (?:school|learning)))\b/i,
    unless: /\b(?:i teach|i'm a teacher|i am a teacher|i was homeschooled|when i was)\b/,
    hear: [
      'You are meant to be their teacher and their parent at the same table, and each gets in the way of the other.',
      'It is a second job, done in the hours of the first one.',
    ],
    ask: ['How does a school morning go with you?', 'Which part ends in tears?', 'Who helps you with it?'],
  },
  {
    id: 'cannot-finish-the-course',
    cues: 'complet finish graduat done',
    when: /\b(?:unable to|not able to|can't|cannot|hard to|hard time|struggl\w+ to|trouble|difficult to|won't)\b[^.]*\b(?:complet(?:e|ing)|finish(?:ing)?|graduat(?:e|ing)|get(?:ting)? done)\b[^.]*\b(?:studies|degree|thesis|course|phd|master'?s?|dissertation|program(?:me)?|on time)\b|\bwon't graduate\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo),
    hear: [
      'To be well on the way and not get to the end of it is harder than never having begun.',
      'As long as it is not finished it is there in everything else you do.',
    ],
    ask: ['What is still missing?', 'What keeps getting in the way?', 'What did you mean to do with it, after?'],
  },
  {
    id: 'did-not-study-enough',
    cues: 'study studied attend prepare lazy games skipped',
    when: /\byou (?:really |just |honestly )*(?:did not|didn't|haven't|have not|never|should have|should've|could have) (?:really |even )?(?:stud(?:y|ied)|attend(?:ed)?|prepar(?:e|ed)|practi[cs]e[ds]?|put in)\b[^.]*|\bdidn't attend (?:the |my |your )?class(?:es)?\b/i,
    beside: ofStudy,
    unless: either(ofChildren, longAgo),
    hear: [
      'Looking back it is easy to see what could have been done. While it was going on it was less clear.',
      'Blaming yourself feels like doing something about it, and it mostly tires you out.',
    ],
    ask: [
      'What got in the way, at the time?',
      'What would you do differently now?',
      'How do you get on with studying otherwise?',
    ],
  },
  {
    id: 'studies-hard-and-in-vain',
    cues: 'study studied studying tried hard matter prepar practic',
    when: /^(?!.*\bnot something\b).*\b(?:stud(?:y|ied|ying)|tr(?:y|ied|ying)|work(?:ed|ing)?|prepar(?:ed|ing))\b[^.]*\b(?:so hard|every day|all (?:night|day|semester|week|year)|for (?:weeks|months|hours|days)|a lot|24 hours|no matter|too hard)\b[^.]*|\bno matter how (?:hard|much)\b[^.]*/i,
    beside:
      /(?=[\s\S]*\b(?:exams?|tests?|finals|class(?:es)?|course|semester|grades?|school|midterms?|studied|studying)\b)(?=[\s\S]*\b(?:but|still|no matter|won't be enough|just to|not enough|never|can't)\b)/,
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:passed|job|boss|relationship|marriage|forget (?:him|her)|boyfriend|girlfriend|help(?:s|ed)|work at|at work|payed off|paid off|did not study|didn'?t study|should have)\b/,
    ),
    hear: [
      'It is discouraging to put all those hours in and not see them in the result, or not trust that you will.',
      'With so much put in already, it is hard to know what more there is to give.',
    ],
    ask: ['How do you go about studying it?', 'What would be enough, in your own eyes?', 'When do you rest?'],
  },
  {
    id: 'school-is-stressful',
    cues: 'school academic college stud uni class semester university graduate grad',
    when: studying(
      "OWN(?:\\b(?:AFRAID|struggl\\w+|overwhelm\\w*|hard|tough|difficult|worse|exhausted|drained|depressed|down)\\b[^.]*\\b(?:(?:at|about|with|from|by|over|of|in|due to|because of|for|my|your|to) (?:the |my |your |all |this |going to |starting |applying (?:for|to) )*(?:school(?:ing|work)?|school work|college|uni|university|academics?|academic \\w+|stud(?:y|ies|ying)|semester|grad(?:uate)? schools?|classes|class|course ?work))\\b(?! friends?)|\\b(?:school|college|uni|university|academics|semester|studying|my classes|your classes)(?:'s| is| has| has been| are| been| going)* (?:\\w+ ){0,5}(?:too much (?:pressure|stress)|pressure)\\b|\\b(?:this|that) class so much\\b|\\b(?:school|college|uni|university|semester|studying|my classes|your classes)(?:'s| is| has| has been| are| been| going)* (?:\\w+ ){0,2}(?:stress\\w*|hard|tough|difficult|overwhelming|too much|bad(?:ly)?|killing|exhausting|getting so|pounding|terrible|rough|pressure)\\b|\\bacademic (?:pressures?|stress|issues|problems|life)\\b|\\b(?:the )?stress of school\\b|\\b(?:classes|courses) are killing you\\b|\\bacademics\\b)",
    ),
    unless: either(
      ofChildren,
      longAgo,
      /\b(?:high school (?:friends?|sweetheart|reunion)|after school|not (?:stress\w*|hard)|graduated|friends in (?:college|school)|hard worker|schools? (?:closed|are closing)|old school|used to go|school shooting|bull\w+|discontinu\w+|cut (?:school|college|uni\w*) short|scheduling)\b/,
    ),
    hear: [
      'School follows you home. There is always something you could be doing for it, so it is hard to rest with an easy mind.',
      "When it's school that weighs on you, it's in nearly every day of the week.",
    ],
    ask: ['What weighs most, of all of it?', 'When did you last have a weekend without it?'],
  },
];
