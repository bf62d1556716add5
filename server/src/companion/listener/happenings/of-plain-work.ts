import { naming } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

const kindOfJob =
  '(?:an?|any|the|some|another|other|your|new|proper|good|decent|real|stable|steady|suitable|full|part|time|simple|single|better|side|online|remote|second|first|right|nice|different|similar|summer|paid|more|kind|type|of|normal|adult|well|low|paying|entry|level|that|this|permanent|regular|more)';
const somebodyElse =
  '(?:he|she|they|(?:your|the) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|son|daughter|child|children|kids?|brothers?|sisters?|mum|mom|mother|dad|father|parents|friends?|cousin|nephew|niece|roommate|bf|gf))';

/**
 * A pattern in which 'AJOB' stands for how people name the job they want, 'NOTFIND' for not finding, 'AFRAID' for the ways to
 * say so, and 'OWN' for the beginning of a clause that is not about somebody else.
 */
const plainly = naming({
  AJOB: `(?:${kindOfJob}[ -])*(?:(?:jobs?|employment|positions?|gigs?|internship|role)\\b(?! (?:interview|friend|mate|offers? for))|work\\b(?= ?(?:$|[,;:]|(?:in|at|on|since|for|and|or|but|so|because|that|which|as|with|where|right|now|here|around|anymore|any more|yet|anywhere|after|before|during|due|these|this|near|nearby|online|from|of|very|easily|by|is|it|again|outside|still|until|you|either|no|then|please|currently|to (?:get|pay|help|support))\\b)))`,
  NOTFIND:
    "(?:can't|cannot|can not|couldn't|unable to|not able to|not been able to|haven't been able to|wasn't able to|don't know (?:how|where) to|don't seem to|didn't)(?: seem to| even| still| yet| really| just)* (?:find|get|land|secure)(?: me| you| yourself)?",
  AFRAID:
    "(?:afraid|scared?|scaring|worr(?:y|ied|ying|ies)|fear(?:s|ful|ing|ed)?|nervous|anxious|anxiety|terrified|concern(?:ed)?|stress(?:ed|ing)?(?: out)?|panick\\w+|fair of|uneasy|unsure|can't stop thinking|paranoid)",
  OWN: `^(?!(?:and |but |so |because |that |also |now )*${somebodyElse}\\b)[^?]*?`,
});

const longAgo = /\b(?:years ago|back then|when i was (?:a|in|at|younger|little|\d)|as a kid|used to be)\b/;
const foundOne =
  /\b(?:(?:finally|just|then|since|already) (?:found|got|landed|started)|i(?:'ve| have)? (?:found|got|landed|started) (?:a|another|the|my) (?:\w+ )?job|glad|got hired)\b/;
const orFor = /\b(?:dog|cat|puppy|therapist|flat|apartment|house|volunteer\w*)\b/;
const either = (...some: RegExp[]): RegExp => new RegExp(some.map(({ source }) => source).join('|'));

/** The talk is of having no work, or of getting some. */
const ofLooking =
  /\b(?:jobs?|jobless|work|working|unemploy\w*|employers?|employment|appl(?:y|ied|ying|ications?)|interviews?|resumes?|cvs?|laid off|hir(?:e|ed|ing)|careers?|recruiters?|vacanc\w+|openings?|positions?|fired|furlough\w*)\b/;
/** The talk is of a place of work. */
const ofTheJob =
  /\b(?:work|works|worked|working|jobs?|boss|manager|supervisor|co-?workers?|colleagues?|office|company|firm|team|staff|employ\w+|shifts?|hours|business|clients?|position|promotion|raise|salary|fired|sacked|laid off|demoted|employees|students|class)\b/;

/** Work and the want of it, pay and bills, as most people tell them: in few and plain words. */
export const ofPlainWork: readonly Happening[] = [
  {
    id: 'no-answer-to-applications',
    cues: 'hear heard call called callback respon repl answer email interview hit feedback back',
    when: plainly(
      "\\b(?:no one|nobody|none(?: of (?:them|the \\w+))?|not (?:one|a single one)|no company|no companies|they|companies|employers|most(?: of them)?)\\b(?: \\w+){0,2} (?:is |are |has |have |ever |even |n't )*(?:respond(?:s|ed|ing)?|repl(?:y|ies|ied|ying)|answer(?:s|ed|ing)?|(?:call(?:s|ed|ing)?|wr(?:ite|ites|ote)|get(?:s|ting)?|got|gotten|contact(?:s|ed|ing)?) (?:you )?(?:back)?)\\b|\\b(?:haven't|don't|didn't|never|not|without|no|zero|hardly any|barely any)\\b(?: even| ever| had| have| get| got| gotten| getting| receive| received| been| a| an| any| single| one| hear| heard| much)* (?:respon(?:se|ses)|repl(?:y|ies)|call(?:ed)? ?backs?|called back|call back|contacted|(?:heard|hear|hearing) (?:anything )?(?:back|from (?:them|any|a single|anyone))|feedback|interviews?|emails?|email on)\\b|\\bhit rates?\\b|\\b(?:companies|employers|they) (?:won't|don't|never|didn't) (?:even )?(?:give|tell|send|say)\\b",
    ),
    beside:
      /\b(?:applied|applying|applications?|apply|resumes?|cvs?|job ?search\w*|job ?hunt\w*|jobs? (?:sites?|postings?|openings?)|looking for (?:a|another|any) (?:\w+ )?job|find(?:ing)? (?:a|any|another) (?:\w+ )?job|interviews?|vacanc\w+)\b/,
    unless: either(
      foundOne,
      orFor,
      /\b(?:boyfriend|girlfriend|texts?|texted|ex|unemployment|landlord|university|uni)\b/,
    ),
    hear: [
      'You send yourself out there again and again and hear nothing, not even a no. Silence wears you down worse than being turned down.',
      "When nobody answers, you can't tell what to change, so it is easy to end up thinking it must be you.",
    ],
    ask: [
      'Which one had you hoped for most?',
      'Has any of them got as far as an interview?',
      'What do you do on the days when nothing comes?',
    ],
  },
  {
    id: 'turned-down-again-and-again',
    cues: 'reject turned denied denial declin applied',
    when: /\b(?:get(?:ting|s)?|got|gotten|keep|kept|been|being|am|'re|are|were|always) (?:getting |being |always |constantly |just |only |instantly )*(?:rejected|turned down|declined|denied)\b|\b(?:so many|every|all|only|nothing but|constant|another|more|many|just|a lot of|lots of) (?:the )?(?:rejections?|denials?|rejection (?:emails?|letters?))\b|\bthey (?:all |always |just |keep )*(?:reject(?:ed|ing)?|turn(?:ed|ing)?) you(?: down)?\b|\bapplied (?:for|to) [^.]*\b(?:never|didn't|did not) (?:got|get) (?:it|them|any|one)\b|\bdenial of your application\b/i,
    beside: ofLooking,
    unless: either(
      foundOne,
      orFor,
      /\b(?:girls?|guys?|women|men|dating|date|tinder|boyfriend|girlfriend|loan|mortgage|visa|university|uni|college|school|family|friends?|mother|father|ask(?:s|ed|ing)? (?:me |him |her |them )?out|might get)\b/,
    ),
    hear: [
      "Hear no often enough and it starts to sound as if it's about you, though all they've seen is a page or an hour of you.",
      'Every no makes the next application harder to write, and you still have to sound keen in it.',
    ],
    ask: [
      'Did any of them say why?',
      'How far did you get with the last one?',
      'Which of them would you really have liked?',
    ],
  },
  {
    id: 'overqualified',
    cues: 'below overqualified qualified qualification',
    when: /\b(?:over[- ]?qualified|too (?:\w+ )?qualified|too much experience)\b|\bbelow (?:my|your) (?:education|level|qualifications?|skills)\b/i,
    beside: ofLooking,
    unless: /\bnot (?:over|too)\b/,
    hear: [
      'You could do the work and would do it, and having done more is held against you.',
      'They decide what you would be content with, and nobody asks you.',
    ],
    ask: ['Who has told you that?', 'What work have you done up to now?', 'What would you be content with just now?'],
  },
  {
    id: 'no-experience-yet',
    cues: 'experience inexperience unqualified unexperience',
    when: plainly(
      "OWN(?:\\byou(?:'re| are)? (?:\\w+ ){0,3}(?:unqualified|inexperienced|unexperienced|underqualified|under[- ]qualified)\\b|\\b(?:no|not enough|little|lack of|what|without|(?:don't|didn't|do not|doesn't) have(?: the| any| enough| much)?|(?:wants?|asks?|asking|requires?|requiring)(?: for)?(?: \\w+){0,3}|jobs? (?:all )?needs?) (?:\\w+ )?experience\\b)",
    ),
    beside: ofLooking,
    unless:
      /\b(?:experience (?:with|of) (?:this|them|that|it|women|men|depression|grief|men|women|dating|love|kids|babies|anxiety)|have (?:a lot|years|plenty) of experience|painful|bad experience|similar experience|have you|do you have any experience)\b/,
    hear: [
      "Without experience you don't get the job, and without a job you don't get the experience. Somebody has to let you start.",
      'It counts what is on paper, and a lot of what a person can do never gets written down.',
    ],
    ask: [
      'What have you done that they leave out?',
      'What kind of work are you trying for?',
      'What do you think you would be good at?',
    ],
  },
  {
    id: 'too-old-to-be-hired',
    cues: 'because old age older years',
    when: /\bbecause (?:you(?:'re| are)|of being) (?:already )?(?:[4-7]\d|old|too old|older)\b|\b(?:too old (?:to|for)|(?:because of|due to|at) (?:your|my) age|(?:older|old) (?:people|workers?|employees|engineers|men|women|person|man|woman)|over (?:40|45|50|55|60|forty|fifty|sixty)|age discrimination|ageism)\b/i,
    beside:
      /\b(?:(?:company|companies|boss|employer)s? (?:\w+ )?(?:wants?|takes?) me|(?:find|finding|get|getting|looking for|search\w*|appl\w+|interview\w*|hire[ds]?|hiring)\b[\s\S]*\b(?:job|work|position|employ\w+|hire[ds]?|hiring|company|companies)|job|hired?|hiring|biased|employers?|younger (?:guys?|ones|people|workers|engineers))\b/,
    unless:
      /\b(?:my (?:mother|father|parents|mum|mom|dad|kids)|date|dating|baby|pregnan\w*|virus|high risk|single women|retire[ds]?)\b/,
    hear: [
      'All those years of work ought to speak for you, and it looks as if they were being held against you.',
      "Your age is the one thing you can't do anything about, so there is nothing to put right.",
    ],
    ask: ['What makes you think that it is the age?', 'What do you know that the young ones there do not?'],
  },
  {
    id: 'back-to-looking-after-years',
    cues: 'look job work years market resume interview',
    when: /\b(?:(?:haven't|have not|not|never) (?:\w+ )?(?:look(?:ed)? for (?:a |any )?(?:job|work)|(?:had to )?appl(?:y|ied) (?:for|to) (?:a |any )?(?:job|work)|been in the job market|worked|had (?:a job|to look|an interview|to write a resume)|interviewed)|out of the (?:job market|workforce|work force)|stay(?:ed|ing)? (?:at )?home with (?:the|your|my) (?:kids|children|baby|son|daughter)|been home with)\b[^.]*\b(?:years?|decades?|long)\b/i,
    beside: ofLooking,
    unless: either(foundOne, /\b(?:day|days|week|weeks|hours) off\b|\b(?:longer|more) than\b/),
    hear: [
      'Everything about applying has changed since then, and you have to learn it just when you need it.',
      'It is like starting at the beginning again, at a point where you thought you would not have to.',
    ],
    ask: ['What did you do back then?', 'What would you like to do now?', 'Which part of it frightens you most?'],
  },
  {
    id: 'no-jobs-to-be-had',
    cues: 'job work market opening vacanc opportunit compet hiring apply lack scarce',
    when: /\b(?:(?:there(?:'s| is| are|'re) |the(?:re)? is )?(?:no|not any|barely any|hardly any|not many|few|not enough|very few|lack of|aren't (?:any|many)|isn't (?:any|much)) (?:\w+ ){0,2}(?:jobs?|work|openings|vacancies|opportunities|opportunity|jobs? openings?)\b(?: \w+){0,3}? ?(?:around|available|out there|anywhere|here|right now|nearby|in (?:my|your|this|the) (?:town|area|city|place|country|field|village)|at the moment|now|to be (?:found|had))|(?:job |labou?r )?market(?:'s| is| has been| seems)? (?:\w+ )?(?:frozen|bad|down|dead|terrible|flooded|tough|slow|rough|awful|competitive|hard|saturated|low)|lack of (?:work|jobs|employment)|scarce (?:with|in) (?:work|jobs)|(?:work|jobs) (?:is|are) (?:\w+ )?scarce|no (?:one|body|company|companies)(?:'s| is| are)? (?:really |even )?hiring\b(?! you)|(?:so many|too many|hundreds of|thousands of|lots of) (?:other )?(?:people|others|candidates|applicants)\b[^.]*\b(?:appl(?:y|ying|ied)|looking|same (?:job|openings?|position))|(?:highly|so|very|too|really) competitive)\b/i,
    beside: ofLooking,
    unless: either(foundOne, orFor, /\b(?:swim|sport|athlete|siblings?|stock)\b/),
    hear: [
      'When there is hardly anything to apply for, trying harder only gets you so far, and that is frustrating in its own way.',
      'You can do everything right and still be one of very many for very few places.',
    ],
    ask: [
      'What is there, when you look?',
      'What kind of work had you hoped for?',
      'How are others you know managing with that?',
    ],
  },
  {
    id: 'nobody-hires-them',
    cues: 'hire hiring hires',
    when: /\b(?:no one|nobody|no company|no companies|no place|they|who) (?:\w+ )?(?:(?:is |are )?(?:willing|want(?:s|ing)?|going) to |will |would |won't |don't |doesn't |ever )?(?:hir(?:e|es|ed|ing)) you\b|\bno one is willing to hire\b|\bcan't get hired\b|\bnot getting hired\b/i,
    unless: either(foundOne, longAgo),
    hear: [
      'You have the will to work and still have to wait for somebody to let you.',
      "After enough of that it's hard to walk in looking as though you believed in yourself.",
    ],
    ask: [
      'What work have you been going for?',
      'What do you think they look at first?',
      'Who believes in you, in all this?',
    ],
  },
  {
    id: 'cannot-find-work',
    cues: 'job work employment position gig one hunt search find',
    when: plainly(
      "OWN(?:\\bNOTFIND AJOB|\\bcan find any work\\b|\\b(?:haven't|have not|not|hasn't)(?: yet| even| been| still| really)* found (?:AJOB|another|one yet)\\b|\\b(?:hard|difficult|difficulties|tough|impossible|mission impossible|trouble|struggling|struggle|hard time|not easy|isn't easy|difficulty|problems?|no luck|without success|no success|frustrating|exhausting)(?: so bad| so much| for you| right now| it| in| now| at the moment|,| really| just)* (?:to |with |in )?(?:even )?(?:find(?:ing)?|get(?:ting)?|land(?:ing)?|secur(?:e|ing)|look(?:ing)? for|search(?:ing)? for)(?: yourself| you)? (?:AJOB|(?:an?|another|any) (?:new )?(?:on )?one\\b)|\\byou(?:'re|'ve been|'ve| are| have been| were| keep)?(?: still| just| also| really| currently| desperately| actively| now| been| simply)* (?:try(?:ing)?(?: \\w+){0,2} to (?:find|get|secure|look for|search for|land)|look(?:ing)? (?:hard |everywhere )?for|search(?:ing)? for|hunt(?:ing)? for|in search of) (?!work[- ]life)AJOB|\\bgetting (?:another|a|any) (?:\\w+ )?job is\\b|\\byou (?:really |just |desperately |badly |still |so )*need (?:to find )?(?:a|another|some) (?:new |stable |real |proper |paying )*(?:job|work)\\b|\\bjob ?(?:search(?:ing)?|hunt(?:ing)?)\\b|\\b(?:trying|have|got|need|hoping|like)(?: so hard| hard| desperately| really)? to (?:find|secure|land) (?!work[- ]life)AJOB|\\b(?:while|and|also|been)(?: also)? (?:searching|looking|hunting) for AJOB|\\b(?:AFRAID|not sure how soon|how (?:to|soon|you(?:'ll|'re| will| can| are)?))\\b[^.]*\\b(?:finding|find|securing|secure|landing|land) (?:yourself )?AJOB|\\b(?:may|might|will|won't|would|could)(?: not| never)?(?: be able to)? (?:find|get|land) AJOB|\\byou(?:'ve been| have been|'re| are|'ve)? (?:looking|searching|looked|searched)(?: hard| everywhere| around)?,? but (?:so far )?(?:no luck|nothing|no success)|\\btrying hard to find some work\\b)",
    ),
    beside: ofLooking,
    unless: either(
      foundOne,
      longAgo,
      /\b(?:help(?:ing|ed)? (?:him|her|them|people|my (?:son|daughter|husband|wife|brother|sister|friends?)) (?:to )?(?:find|get|land) |if i get the job|hope to get |(?:he|she)(?:'s| is| was) (?:\w+ )?(?:hunting|looking|searching)|how (?:can|do) i find|it took (?:me )?(?:time|long|ages|a while)|need a (?:new job|job where)|told today|looking for a job where|enjoy(?:ing|ed)? the|don'?t know what (?:job|work)|can'?t (?:just )?(?:quit|leave))\b/,
    ),
    hear: [
      'Looking for work is a job in itself, only nobody pays you for it or tells you when you have done enough.',
      'You can put in all the effort there is and still need someone else to say yes at the end.',
      'It wears a person down to keep trying when so little comes back.',
    ],
    ask: [
      'What kind of work would suit you?',
      'Have there been any interviews so far?',
      'What has been the hardest part of the search?',
      'Who is there to lean on while you look?',
    ],
  },
  {
    id: 'on-furlough',
    cues: 'furlough',
    when: /\byou(?:'re| are|'ve been| were| got| have been| am| was)*(?: \w+){0,2} (?:furloughed|on (?:a )?furlough)\b|^(?:\w+ )?furloughed\b|\bon furlough\b|\b(?:they|boss|company|work) (?:\w+ )?furloughed (?:me|you|us)\b|\b(?:us|you) are being furloughed\b/i,
    unless:
      /\b(?:(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|dad|father|mum|mom|mother|he|she|they|workforce|colleagues|coworkers|others|people)(?:'s| is| was| are| were| got| has been| been| also)* (?:\w+ )?furlough\w*|furloughed (?:another|some|most|half|many|a lot|people|others|\d)|furlough scheme|not furloughed)\b/,
    hear: [
      "You have a job and you're not allowed to do it, so you can't plan, and you can't quite let go either.",
      'It is a wait with no date on it. Somebody else decides when your ordinary days start again.',
    ],
    ask: [
      'Have they said when they will call you back?',
      'Is any of your pay still coming?',
      'What do you do with the days meanwhile?',
    ],
  },
  {
    id: 'job-ends-soon',
    cues: 'los end extend renew eliminat terminat last contract cut going laid let phas',
    when: /\byou(?:'re| are|'ll| will)(?: be| also| going to| about to| gonna)* (?:losing|lose) (?:your|the|this|a) (?:\w+ )?job\b(?! (?:if|because))|\b(?:your|the|this) (?:current |present |full[- ]time )?(?:job|contract|position|role|post|temp job|assignment)(?:'s| is| will be| will| going to be| are| be)* (?:ending|ends?|going away|be(?:ing)? (?:eliminated|cut|terminated|over|gone)|eliminated|cut|terminated|over|gone|finish(?:ing|es)?|phased out|running out)\b(?! (?:in tears|up|down|by))|\b(?:won't|will not|not|aren't|didn't) (?:be )?(?:going to )?(?:extend(?:ed|ing)?|renew(?:ed|ing)?) your contract\b|\byou(?:'re| are|'ll| will) (?:be|being|getting|going to be) (?:laid off|let go|made redundant|terminated)\b/i,
    unless:
      /\b(?:afraid|scared|worried (?:that )?(?:i|about (?:losing|lose))|fear|might|may (?:be|get|lose|have)|could|if i|what if|maybe|can't lose|don't want to lose|would lose|think i|thinking|probably|anxious about losing|nervous (?:about|that))\b|\bnot losing\b/,
    hear: [
      'You know it is coming, and you still have to go in and work until then as if nothing were wrong.',
      'Knowing beforehand gives you some time, and it also gives you all that time to worry in.',
    ],
    ask: [
      'What have they told you about the time after?',
      'How long have you worked there?',
      'What worries you most about it?',
      'Who else there has to go?',
    ],
  },
  {
    id: 'afraid-to-lose-the-job',
    cues: 'rid replace force push job next fired position employment laid let work lay sack terminat secur',
    when: plainly(
      "OWN(?:\\b(?:AFRAID|thought|think|chance|risk|danger|threat|threaten\\w*)\\b[^.]*\\b(?:(?:los(?:e|ing)|loosing|loose|lost|keep(?:ing)?) (?:of )?(?:your|the|this|my|a)? ?(?:\\w+ )?(?:job|position|work|employment)|(?:job|employment|work) (?:security|stability|safety)|(?:security|safety|stability|future) of your (?:job|position|work)|your (?:current )?(?:job|position) (?:will|might|may|could|is|would) (?:be |not |get )?(?:terminated|cut|eliminated|gone|at risk|in danger|in jeopardy|ending|safe|next|end|around)|they(?:'ll|'re| will| might| are)? (?:going to )?(?:fire|sack|let|lay) you|(?:be(?:ing)?|get(?:ting)?) (?:fired|laid off|let go|sacked|terminated|made redundant|axed)|be(?:ing)? next|you(?:'re| are) next|them (?:to )?(?:fir(?:e|ing)|sack(?:ing)?) you|layoffs?)\\b|\\b(?:afraid|scared?|worr(?:y|ied|ying)|fear(?:ful)?|concerned)(?: \\w+){0,3} (?:about|for|of) (?:your|my) job(?:$|,? (?:and|because|due|right now|in this|now|in the|as|with)\\b)|\\b(?:you|it)(?:'ll| will| might| could| may|'re| are)(?: probably| maybe)? be (?:the )?(?:next|your turn)\\b|\\bit(?:'ll| will| might| could)? be (?:your|my) turn\\b|\\b(?:might|may|could|about to|going to) (?:be |get |be getting )(?:fired|laid off|let go|sacked|terminated)\\b|\\b(?:might|may|could) (?:lose|loose) (?:your|the|this) job\\b|\\byour job (?:is|'s|might be|may be|could be) (?:\\w+ ){0,2}(?:at risk|in danger|in jeopardy|at stake|as stake|on the line|not (?:safe|secure|stable)|unsafe|unstable|insecure|tenuous|shaky|uncertain)\\b|\\b(?:boss|manager|supervisor|they)(?: \\w+)? (?:trying|want(?:s|ing)?|going) to (?:get rid of you|push you out|force you out|fire you|replace you)\\b|\\bif you (?:lose|lost|loose) (?:your|the|this) job\\b|\\b(?:not (?:sure|know)|unsure) (?:if|whether) (?:you(?:'ll| will)? (?:still )?(?:have|keep)|your job will)[^.]*\\b(?:job|around|there)\\b)",
    ),
    beside: ofTheJob,
    unless: either(
      longAgo,
      /\b(?:got fired|was fired|been fired|lost my job|i lost|quit|losing my (?:mind|wife|husband|mum|mom|dad|friend)|finding a (?:new )?job|driving test|(?:about|for) my job (?:interview|application)|won't lose|interview)\b/,
    ),
    hear: [
      'You go in every day without knowing how long you will still have it. It is hard to settle to anything like that.',
      'Waiting for it can be as tiring as the news itself, because you have to be ready for both.',
      'And all the while you have to do the job well, with that on your mind.',
    ],
    ask: [
      'What have they said to you so far?',
      'Who depends on your pay besides you?',
      'How are the others there taking it?',
    ],
  },
  {
    id: 'hours-or-pay-cut',
    cues: 'cut cutoff reduc less smaller lower halv',
    when: /\b(?:cut(?:ting)?|reduc(?:e|ed|es|ing)|halv(?:e|ed|ing)|lower(?:ed|ing)|slash(?:ed|ing))(?: \w+)? (?:back )?(?:on |off )?(?:your|our|everyone's|everybody's|all our|the|staff|my) (?:\w+ )?(?:hours|pay|salary|salaries|wages?|paychecks?|bonus|shifts)\b|\b(?:your|our|the|everyone's) (?:\w+ )?(?:hours|pay|salary|salaries|wages?|paycheck|bonus)(?: \w+)? (?:(?:have|has|had) been |were |was |are |is |been |got |being |getting |be )?(?:\w+ )?(?:cut(?:[- ]?off)?|reduced|halved|lowered|slashed|cut (?:in|into|down|back)|(?:a lot |quite |much |so much )?(?:smaller|less|lower))\b|\b(?:pay|salary|wage|hour)s?[- ]?(?:cuts?|reductions?)\b|\breduced (?:hours|pay|salary)\b|\b(?:hours|pay|salary) (?:got |get |getting )?cut\b/i,
    unless:
      /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|son|daughter)(?:'s)? (?:\w+ )?(?:got |had |has )?(?:his|her|their) (?:hours|pay|salary)|\b(?:(?:mum|mom|dad|he|she|husband|wife)(?:'?s)? (?:is |are )?on reduced|asked (?:them )?to (?:cut|reduce)|my husband's (?:hours|pay)|i (?:cut|reduced) my|i (?:can|could|might|should|would|may|want|need|have)\b[^.]*\b(?:reduce|cut) (?:back )?(?:on )?my|happy|better off|relief)\b/,
    hear: [
      'The pay gets smaller and the bills stay the size they were. You are left to make up the difference.',
      'It is decided over your head, and then it is you who has to live on less.',
    ],
    ask: [
      'Have they said how long it is for?',
      'What has had to go first?',
      'How did they tell you?',
      'Who else has to live on it?',
    ],
  },
  {
    id: 'earns-too-little',
    cues: 'make making earn less only just hours enough part take income earn pay paycheck make low cutting',
    when: /\byou(?:'re)? (?:make|earn|making|earning) (?:less and less|less every|so little|next to nothing|almost nothing|hardly anything)\b|\bwish you (?:either )?(?:had more hours|made more|earned more)|\bwith (?:your|my) current (?:level of )?(?:income|pay|salary)\b|\b(?:part[- ]time|the (?:take[- ]home|pay|income|salary|wage|money)|your (?:take[- ]home|pay|income|salary|wages?|paycheck)|what you (?:earn|make)|(?:my|your) current (?:income|job|pay|level of income))\b[^.]*\b(?:(?:isn't|not|just isn't|can't|doesn't|won't|don't) (?:\w+ )?(?:enough|cut(?:ting)? it|cover|pay|reach|last)|(?:too|so|very|really) (?:small|little|low|tight)|barely (?:cover|pay|enough)\w*)|\byou (?:\w+ )?(?:don't|do not|can't|didn't|aren't|are not|not|barely|hardly) (?:\w+ )?(?:make|earn|making|earning|get|getting|bring|bringing)(?: in| home| paid)? (?:enough|much|that much)(?: money| at work)?(?! sleep| rest| time| attention| done| help| support)\b|\b(?:low|minimum|small|limited|minimal|tiny) (?:income|wages?|pay|salary|paycheck)\b|\bunderpaid\b|\bnot (?:\w+ )?(?:bringing|making|earning) (?:enough|much) money\b/i,
    unless: either(
      longAgo,
      /\b(?:sleep|single (?:wom[ae]n|m[ae]n)|girlfriend|dating|partner|too much money|make enough to|don't make much of|friends|sense of it|happy with|don't need much)\b/,
    ),
    hear: [
      "You're working, and it still doesn't reach. It isn't for want of trying.",
      'After all those hours there ought to be something left over, and the sum says otherwise.',
    ],
    ask: [
      'What does it leave uncovered?',
      'How many hours do they give you?',
      'What would make the biggest difference?',
    ],
  },
  {
    id: 'unemployment-money-slow',
    cues: 'unemployment benefit stimulus claim',
    when: /\b(?:unemployment|stimulus|jobless benefits?|my claim|your claim)\b[^.]*\b(?:(?:hasn't|haven't|not|never|don't|doesn't|didn't|isn't|won't|can't|no one|nobody) (?:\w+ )*(?:come|came|arrived?|paid|pay|answer\w*|received?|approved|cover|enough|help\w*|get|got|through|reach)|taking (?:forever|so long|too long|ages|weeks|months)|delay\w*|denied|run(?:s|ning)? out|ran out|only covers?|ends?|ended|pending|held up|waiting|forever)\b|\b(?:haven't|have not|still not|not|never|didn't|can't|still waiting|waiting)\b[^.]*\b(?:unemployment|stimulus)\b|\b(?:calling|called|call|reach|in touch with) the unemployment\b/i,
    unless: /\b(?:i work (?:at|for|in) the unemployment|husband's unemployment|got approved and)\b/,
    hear: [
      "You've done your part, and now you wait for people who don't have your bills to pay.",
      "It is money you count on and can't do anything to hurry.",
    ],
    ask: [
      'What did they tell you last?',
      'What are you living on until it comes?',
      'How long has it been since you applied?',
    ],
  },
  {
    id: 'cannot-pay-the-bills',
    cues: 'afford food tuition college groceries ends cover fees bill rent mortgage pay paying expenses loan utilities',
    when: plainly(
      "OWN(?:\\b(?:can't|cannot|can not|couldn't|unable to|not able to|won't be able to|don't know how|no idea how|not sure how|struggl(?:e|ing)|hard(?: time)?|trouble|barely|hardly|how|nothing|not enough(?: money)?(?: to)?|no money|AFRAID|behind|problems?|need|scramble)\\b[^.]*\\b(?:pay(?:ing)?|afford|cover(?:ing)?|keep(?:ing)? up with|make|meet|behind on|about|with|on)(?: for| off| all| to| of)* (?:all )?(?:of )?(?:your|the|my|our|any|these|those|this month's|next month's)? ?(?:\\w+ ){0,2}(?:bills?|rent|mortgage|expenses|utilities|tuition|school fees|groceries|loans?|food|everything(?= and (?:eat|live)))\\b|\\b(?:can't|cannot|can not) afford (?:my |your |to go to )?(?:college|school|university|uni|classes)\\b|\\b(?:can't|don't know how|not sure how|no idea how)\\b[^.]*\\bpay for (?:it|this|that|everything|all of it|them)\\b|\\bbehind (?:on|with) (?:your |the |my |our |all )?(?:bills|rent|mortgage|payments)\\b|\\b(?:the |your |my |and )?(?:bills|rent) (?:is|are|keep|keeps|were) (?:\\w+ )?(?:pil\\w+|stacking|adding up|coming|mounting|due|overdue|late|not paid|unpaid|building)|\\bmake ends meet\\b|\\bends meet\\b|\\b(?:doesn't|don't|not|won't|can't) (?:even )?cover (?:all )?(?:the|your|my) (?:rent|bills|mortgage|expenses|basics)\\b)",
    ),
    unless: either(
      longAgo,
      /\b(?:(?:can|able to) (?:still )?pay|helps me pay|bills are paid|paid (?:off|all) (?:my|the)|don't have to worry about (?:the )?(?:bills|rent)|food (?:poison|allerg|disorder)|eat(?:ing)? disorder|relationship with food|roommate|sister'?s|brother'?s)\b/,
    ),
    hear: [
      'Bills come on their dates whether the money is there or not, and that is hard to put out of your mind.',
      "When the money doesn't reach, there's a sum running through every day: what is due, what can wait, what can't.",
    ],
    ask: ['Is any money coming in at the moment?', 'Who else is living on it?', 'Which one keeps you awake?'],
  },
  {
    id: 'money-is-running-out',
    cues: 'buy need paycheck hand money saving income broke financ dollar cash penny fund poor',
    when: plainly(
      "OWN(?:\\b(?:run(?:ning|s)?|ran) (?:out of|low on) (?:\\w+ )?(?:money|savings|cash|funds)\\b|\\b(?:money|savings|cash|funds)(?: \\w+)? (?:is |are |has |have |'s |was |were )?(?:\\w+ )?(?:running (?:out|low)|run(?:s)? out|ran out|gone|drying up|almost gone|tight|short|used up|dwindling|an? (?:big |huge |real )?(?:issue|problem|worry))\\b|\\b(?:tapp?(?:ed|ing)|dipp(?:ed|ing)|us(?:ed|ing)|eat(?:en|ing)|burn(?:ed|ing)|go(?:ne|ing)|liv(?:e|ing)|spent|spending|drain\\w*) (?:up |in|into |through |off |on |all )*(?:of )?(?:your|my|our|the) savings\\b|\\b(?:have|got|with|there's|there is|without|'ve|having)(?: \\w+)? (?:no|zero|any|little|barely any|hardly any|not enough|very little|no real (?:source of)?|enough) (?:source of )?(?:money|income|savings|funds|cash)\\b(?! in (?:it|that))|\\b(?:don't|do not|haven't|didn't) have (?:\\w+ ){0,2}(?:money|income|savings|funds|cash)\\b|\\bno (?:real )?(?:source of )?(?:income|money|savings)\\b|\\b(?:financial(?:ly)?|money)\\b[^.]*\\b(?:struggl\\w+|problems?|troubles?|issues?|stress\\w*|worr\\w+|difficult\\w*|hard(?:ship)?|crisis|tight|unstable|insecur\\w*|burden|hole|unable|devastat\\w*|situation|status|stability)\\b|\\b(?:struggl\\w+|worr\\w+|stress\\w*|AFRAID|problems?|trouble)\\b[^.]*\\b(?:financ(?:e|es|ial|ially)|money(?! (?:from|to (?:my|your)))|income)\\b|\\bpay ?check to pay ?check\\b|\\bhand to mouth\\b|\\b(?:not|without|isn't|aren't) bringing (?:much |enough |any )?money home\\b|\\bnever been (?:this|so) (?:broke|poor)\\b|\\byou(?:'re| are) (?:so |really |completely |totally |flat |always )*(?:broke|poor)\\b|\\bcan't (?:even )?(?:buy|get) (?:any )?(?:christmas |birthday |\\w+ )?(?:presents|gifts|food|clothes|shoes|diapers|medicine)\\b|\\bin need of money\\b|\\bneed (?:a little |some )?more (?:money|cash|income)\\b|\\bnot having (?:the|an|any|that) income\\b|\\b(?:upset|depressed|sad|down|stressed) (?:due to|about|because of|over) (?:your|my) financ|\\bloss of (?:\\w+ )?income\\b|\\b(?:los(?:t|ing)|lost) (?:all )?(?:your|our|the|of|my) income\\b)",
    ),
    unless: either(
      longAgo,
      /\b(?:no money (?:issues|problems|worries)|not (?:about )?(?:the )?money|money isn't|isn't (?:about )?money|don't (?:worry|care) about (?:the )?money|money is not|(?:aren't|isn't|not) an issue|nice (?:to not|not to)|when (?:we|they|the kids|my kids) were|company|boss|tuition|lot of money|financially (?:stable|okay|ok|fine|secure)|broke up|rich|took advantage|asks? (?:me )?for money|asking (?:me )?for money|owes? me|lent|loaned|stole|steal\w*|gambl\w*|scam\w*|his money|her money|their money|my (?:husband|wife|boyfriend|girlfriend|ex|sister|brother|mom|mum|dad|mother|father)(?:'s)? (?:\w+ )?(?:money|spend\w*|finances)|spends?)\b/,
    ),
    hear: [
      'When money is that short, even small things turn into decisions.',
      "Money worries don't keep to office hours. They're there when you wake up and still there when you try to sleep.",
      'It reaches into everything else, because hardly anything you could do about it is free.',
    ],
    ask: [
      'What presses most right now?',
      'What is coming in at the moment?',
      'Who knows how tight it is?',
      'What have you had to do without?',
    ],
  },
  {
    id: 'others-live-on-their-pay',
    cues: 'only sole main depend provid support feed family breadwinner earner income kids',
    when: /\b(?:provid(?:e|ing)|support|feed(?:ing)?|take care of|care for) (?:for )?(?:my|your|our|the|them) (?:\w+ ){0,2}(?:family|kids|children|wife|husband|son|daughter|parents|baby|household)\b|\b(?:only|sole|main) (?:one (?:who|that) (?:works|earns|has a job|is working|pays|brings)|bread ?winner|earner|provider|one (?:working|earning|with a job|bringing))\b|\b(?:family|kids|children|they|everyone|wife|husband|parents) (?:all )?depends? on (?:you|your (?:income|pay|job|salary|wage))\b|\byou have (?:a )?(?:family|wife|husband|\w+ kids|kids|children|\w+ children)(?: and \w+)? (?:to (?:feed|support|provide|take care)|and (?:bills|a mortgage|rent|money))\b/i,
    beside:
      /\b(?:jobs?|works?|working|money|income|pay|bills?|rent|afford|financial\w*|unemploy\w*|laid off|salary|wages?|breadwinner|fired|hours|savings)\b/,
    unless:
      /\b(?:emotional(?:ly)?|supportive|cancer|dementia|wheelchair|elderly|sick (?:mother|father|mum|mom|dad)|alzheimer\w*|my (?:mother|mum|mom|father|dad) (?:is|was) (?:the )?(?:sole|only))\b/,
    hear: [
      "It's one thing to worry about yourself. When others live on what you earn, every worry counts for all of them.",
      'You may be trying not to let them see it, and that takes strength on top.',
    ],
    ask: [
      'How much of it do they know?',
      'Who shares that load with you?',
      'What do you most want to keep up for them?',
    ],
  },
  {
    id: 'slow-for-the-self-employed',
    cues: 'business gig freelanc client customer slow work self orders',
    when: /\b(?:(?:your|the|our) (?:own |small |little )?(?:business|shop|work|store|company|sales|freelance work)(?:'s| is| has been| has| are| have been)? (?:\w+ )?(?:slow(?:ed)?(?: down)?|struggl\w+|going under|failing|suffer\w*|not (?:going|doing) (?:well|good)|down|dried up|dead|bad)|(?:not|haven't|don't|didn't) (?:had |getting |get |have )?(?:as many|enough|any|many) (?:gigs|clients|customers|orders|jobs|bookings)|(?:fewer|no|less|hardly any|losing|lost) (?:\w+ )?(?:gigs|clients|customers|orders|bookings)|freelanc\w+\b[^.]*\b(?:slow|unstable|dried))\b/i,
    beside:
      /\b(?:my (?:own |small )?(?:business|shop|store|company|restaurant|salon)|self[- ]?employed|freelanc\w*|gigs?|clients|my work is|etsy|contractor|small business|my sales)\b/,
    unless: /\b(?:picking up|better now|boss|manager|they laid|my company (?:has|is|cut|laid))\b/,
    hear: [
      'When you work for yourself, a slow month lands on you alone, and there is no one to hand it on to.',
      'You can do good work and still have to wait for people to come.',
    ],
    ask: ['When did it begin to slow down?', 'What kind of work is it?'],
  },
  {
    id: 'two-jobs',
    cues: 'jobs second job side',
    when: /^(?!(?:and |but |so )*(?:he|she|they)\b).*\b(?:work(?:ing|ed|s)?|have|got|having|juggl\w+|hold(?:ing)?|doing) (?:at )?(?:two|2|three|3|multiple|several|both) (?:\w+[- ])*jobs\b|^(?!(?:and |but |so )*(?:he|she|they)\b).*\b(?:have|got|working|work) a second job\b|\bwork(?:ing)? (?:full[- ]time|a full[- ]time job)\b[^.]*\b(?:on the side|freelance|second|another job|part[- ]time|side job)\b/i,
    unless: either(
      longAgo,
      /\b(?:quit working my second|looking for a second|my (?:mother|mum|mom|father|dad|parents) (?:work|had))\b/,
    ),
    hear: [
      'With more than one job there is always another place to be, and your own life gets the hours left over.',
      'You are never quite done, because the end of one is the start of the other.',
    ],
    ask: ['When do you get to sleep?', 'How long do you have to keep that up?', 'What does a normal week look like?'],
  },
  {
    id: 'boss-has-favourites',
    cues: 'favo treat bias prefer unfair gives give',
    when: /\b(?:boss|manager|supervisor|director|he|she|they|management)\b[^.]*\b(?:treats? (?:\w+ ){0,4}(?:better|worse|different(?:ly)?|unfairly)|(?:plays?|has|have|got|playing) (?:\w+ )?favou?rites|biased|favou?rs? |gives? (?:all )?(?:the |of the )*(?:good|best|better|easy|easier)\b[^.]* to (?:his|her|their|the same|others))|\bfavou?ritism\b/i,
    beside: ofTheJob,
    unless: /\b(?:my (?:mother|father|mum|mom|dad|parents)|brother|sister|husband|wife|teacher|professor|siblings?)\b/,
    hear: [
      'Unfairness like that is easy to feel and hard to prove.',
      'You can do everything that is asked and still be measured by something else.',
    ],
    ask: ['When does it show most?', 'Who else has noticed?', 'What does it look like in an ordinary week?'],
  },
  {
    id: 'hard-boss',
    cues: 'boss manager supervisor superior director chief lead employer',
    when: /\byou (?:were|got|get|are|was) (?:\w+ )?(?:shouted|yelled|screamed|sworn) at by (?:your|the|my) (?:\w+ )?(?:boss|manager|supervisor|director)\b|\b(?:conflicts?|problems?|issues?|trouble|difficult\w*|hard time|fights?|argu\w+|disagreements?|not get(?:ting)? along|don't get along|clash\w*) (?:\w+ )?(?:with|from) (?:your|my|the|a) (?:\w+ )?(?:boss|manager|supervisor|superior|director)\b|\b(?:boss|manager|supervisor|superior|director|team lead|employer)\b(?: who|,)?(?: has been|'s| is| was| can be| seems| being| are)? (?:\w+ )?(?:(?:very |so |really |too |extremely |always |a |an |such a |being |quite |just )*(?:difficult|mean|rude|awful|horrible|terrible|toxic|hostile|unfair|demanding|controlling|micro ?manag\w+|abusive|a bully|jerk|nightmare|impossible|strict|harsh|unreasonable|cruel|demeaning|critical|disrespectful|hard to (?:work|deal|please)|never (?:happy|satisfied|pleased))\b|(?:hates?|bull(?:y|ies|ied)|threaten(?:s|ed)?|belittl\w+|insult(?:s|ed)?|criticiz\w+|criticis\w+|micro ?manag\w+|scolds?|scolded|harass\w*|humiliat\w*|disrespect\w*|barks?|yells?|treats?) (?:\w+ )?(?:you|orders|me|us|everyone|like|at))/i,
    unless: either(
      longAgo,
      /\b(?:former boss|old boss was|not (?:mean|rude|difficult)|boss is (?:nice|great|kind|good)|treats? (?:me|us|everyone) (?:well|good|great|fairly)|boss of my (?:husband|wife))\b/,
    ),
    hear: [
      "When the difficult one is the person who decides about your job, you can't just answer back or walk away.",
      "It doesn't stop when the working day does. A boss like that comes home with you.",
    ],
    ask: [
      'What was the last thing that happened?',
      'How do the others there get on with them?',
      'Have you been able to say anything about it?',
      'How long has it been like this?',
    ],
  },
  {
    id: 'no-raise',
    cues: 'raise pay salary',
    when: /\b(?:haven't|not|never|no|didn't|don't|without|hasn't|won't|denied|refused|still waiting|waiting)\b[^.]*\b(?:a|any|the|my|your|pay|that)? ?raise\b(?! (?:my|your|his|her|the|a) (?:\w+ )?(?:kids?|child|children|son|daughter|voice|hand))|\bup for a raise\b|\bpromised (?:a|your|my|the) raise\b|\braise\b[^.]*\b(?:hasn't|never|not|still|denied|refused)\b/i,
    beside: ofTheJob,
    unless: /\b(?:got (?:a|my) raise|raised|raise (?:my|a) (?:kids?|child|son|daughter|family)|thank)\b/,
    hear: [
      'You do what they need from you and the pay stays where it was. It is hard not to hear in that what they think of you.',
      'Having to ask again for something you have earned makes it smaller, even when it comes.',
    ],
    ask: ['What have they said about it?', 'When did you last get one?', 'Does your boss know how you see it?'],
  },
  {
    id: 'others-move-up',
    cues: 'got promot raise ahead career success achiev',
    when: /\b(?:friend|colleague|co-?worker|someone else|somebody else) got the (?:job|raise|promotion|position|role)\b|\b(?:others|everyone|everybody|people|coworkers?|co-workers?|colleagues?|friends|they|two of your \w+|someone else|younger ones|new (?:guys|people|hires))\b[^.]*\b(?:(?:get(?:s|ting)?|got|gotten|received|have gotten|given|been) (?:\w+ )?(?:promoted|promotions?|a promotion|a raise|raises|ahead)|achiev\w+ (?:great|so much|more)|moving up|move up|climb\w*)\b|\b(?:didn't|never|not) (?:get |got |been )?(?:the |a )?promot(?:ion|ed)\b|\bpassed up for\b/i,
    beside: ofTheJob,
    unless: /\b(?:happy for (?:them|him|her)|don'?t want (?:a|the) promotion|no hopes? of promotion|not interested)\b/,
    hear: [
      'It is hard to see others move up while you go on doing the same, and you are expected to be pleased for them.',
      'You start to go over your own work for the reason, and nobody there has told you one.',
    ],
    ask: ['What would the next step be for you?', 'Who decides it, where you are?', 'What do you think they go by?'],
  },
  {
    id: 'taken-off-a-project',
    cues: 'pulled taken took removed kicked moved off demoted replaced project',
    when: /\b(?:pulled|taken|took|removed|kicked|moved|thrown|dropped) (?:you |me )?(?:off|from|out of) (?:of )?(?:an? |the |your |my |our )?(?:\w+ ){0,3}(?:project|team|account|case|job you|role|position|task|assignment)\b|\byou (?:were|got|have been|'ve been|was) (?:\w+ )?(?:demoted|replaced)\b|\b(?:they|boss|manager) demoted you\b/i,
    beside: ofTheJob,
    hear: [
      'You had put your work into it, and now somebody else gets to do what was yours.',
      'It gets decided in a sentence, and what you had done up to then is simply in other hands.',
    ],
    ask: ['What reason did they give?', 'Who has it now?', 'What are you meant to do instead?'],
  },
  {
    id: 'more-work-than-hours',
    cues: 'workload overwork work deadline departments hours',
    when: /\b(?:over[- ]?worked|work ?load\b[^.]*\b(?:too|so|heavy|huge|insane|crazy|much|big|doubled|same|unfair|increas\w+|unreasonable|high|a lot|double|more)|(?:too much|twice the|double the|have (?:so much|a lot of|tons of)|crazy amount of|insane amount of|this amount of|more and more|mountain of|endless) work(?:load)?\b(?! to do (?:on|around|in) (?:the|my|your) (?:house|garden|home|yourself|self))|(?:unrealistic|impossible|tight|crazy|too many) deadlines?|work (?:is|has been|gets) (?:\w+ )?(?:insane|crazy|overwhelming|too much|nonstop|non-stop|hectic|piling up)|working (?:two|three|four|2|3|4|several) (?:departments|people's jobs|roles|positions)|(?:heavy|huge|insane|crazy|unfair|big) work ?load|(?:the |your )?work ?load)\b/i,
    beside: ofTheJob,
    unless: either(
      longAgo,
      /\b(?:school ?work|homework|class(?:es)?|college|semester|exams?|grades|course|uni|thesis|professor|not too much work|relationship|marriage|puppy|the house|less work)\b/,
    ),
    hear: [
      'There is more to do than fits in the hours, so whatever you finish, you end the day behind.',
      'When it is always too much, even what you do well never feels like enough.',
    ],
    ask: [
      'What gets left lying at the moment?',
      'Who decides how much you get?',
      'What would have to go to make it bearable?',
    ],
  },
  {
    id: 'cannot-switch-off-from-work',
    cues: 'switch stop thinking bring balance home',
    when: /\b(?:can't|cannot|can barely|barely|hard to|unable to|never|don't|can never|can hardly) (?:\w+ )?(?:switch off|disconnect|turn (?:it |my brain |your brain )?off|shut off|stop thinking about|leave work|get away|unplug) ?(?:from |about )?(?:your |my |the )?(?:work|job|it at work)\b|\b(?:no|bad|can't (?:maintain|keep|find|have)|don't have|poor) (?:a )?(?:good )?work[- ]*(?:and )?[- ]*life balance\b/i,
    hear: [
      'The work goes home with you, so the hours that should rest you get used up as well.',
      'Being off and being free of it are two different things, and you only get the first.',
    ],
    ask: [
      'What goes round in your head most?',
      'When was the last evening that was really yours?',
      'What did you use to do after work?',
    ],
  },
  {
    id: 'work-is-stressful',
    cues: 'work job',
    when: plainly(
      "OWN\\b(?:(?:very |so |really |extremely |too )?(?:stress(?:ed|ing|ful)?(?: out)?|anxiety|anxious|pressure|burn(?:ed|t)? out|overwhelmed|exhausted|drained|depressed|nervous|struggling|unhappy|miserable|frustrated)(?: lately| recently| now| a lot| right now| by| out| and \\w+)* (?:at|with|about|from|because of|due to|over|by|in|related to) (?:my |your |the |all the |this )?(?:\\w+ )?(?:work|job|workplace)(?! (?:out|search|hunt|interview|crisis|security|stability|situation|safety|future|loss|market|life))\\b|(?:your |the |my |this |first )(?:\\w+ )?(?:job|work)(?:'s| is| has been| has become| makes you| is getting| is making you| becoming)* (?:\\w+ )?(?:so |very |really |too |extremely |just |a |quite )*(?:stress\\w*|burden|overwhelming|exhausting|draining|hard on you|making (?:me|you) (?:sick|ill|miserable|crazy)|too hard|tough|miserable|terrible|awful|depressing|anxious|anxiety|unbearable|tiring|a lot|demanding|killing you)\\b|(?:your|my|this|the) (?:job|work) (?:makes|is making|made) (?:me|you) (?:\\w+ )?(?:sick|ill|miserable|unhappy|crazy|depressed|cry)|work (?:is|has been|has become|is becoming) (?:so |very |really |too |extremely |just |a |quite |becoming )*(?:stress\\w*|burden|overwhelming|exhausting|draining|tough|miserable|terrible|awful|unbearable|a lot|demanding|hard)\\b|stressful (?:job|work)(?: situation)?|(?:your|my) (?:job|work) (?:leaves?|makes?|gives?|has) (?:me|you) (?:\\w+ ){0,2}(?:worried|stress\\w*|anxious|anxiety|depressed|sad)|work(?:ing)? ?place\\b[^.]*\\bproblems?|(?:stress\\w*|pressure|anxiety|problems?|issues|drama) (?:at|in|from) (?:work|your job|my job|the office|the workplace)\\b|work (?:stress|pressure|anxiety)\\b)",
    ),
    unless: either(
      longAgo,
      /\b(?:school ?work|homework|out of work|not stress\w*|isn'?t stress\w*|hard work|worked out|works out|work (?:is|has been) (?:great|good|fine|ok)|house ?work|yard ?work|finding|looking for|find (?:a|new)|lost my job|los(?:e|ing) my job|husband'?s (?:job|work)|wife'?s (?:job|work))\b/,
    ),
    hear: [
      "Work takes up most of the day, so when it is bad there, there isn't much day left to recover in.",
      "It's hard to say how tiring it is to people who only see you come home.",
    ],
    ask: [
      'What is the worst part of it at the moment?',
      'When did it get like this?',
      'Do you get to switch off at all when you are home?',
      'Who there knows how it is for you?',
    ],
  },
  {
    id: 'stuck-in-the-job',
    cues: 'stuck trap dead job work career unfulfill',
    when: /(?<!\bnot )\b(?:stuck|trapped|tied) (?:in|at|to|with|by) (?:this|the|my|your|a) (?:\w+[- ])*(?:job|work|position|career|place|company|office)\b|\bdead[- ]end job\b|\b(?:job|career|work)(?:'s| is| feels)? (?:\w+ )?(?:unfulfilling|not fulfilling|pointless|meaningless|going nowhere)\b|\b(?:job|work) has no meaning\b|\btied yourself and your finances to the job\b|\bsame (?:old )?position for\b|\b(?:no|don't (?:have|see)) (?:a )?(?:future|growth|way up) (?:in|at|with|there) ?(?:this|the|your|my)? ?(?:job|career|company|place)?\b/i,
    beside: ofTheJob,
    hear: [
      'Wanting to be somewhere else makes every ordinary day there longer.',
      'You give it your days all the same, and it is hard to do that for something you no longer believe in.',
    ],
    ask: [
      'What keeps you there, mostly?',
      'When did it begin to feel like that?',
      'What would you do, if money were not the question?',
    ],
  },
  {
    id: 'bored-at-work',
    cues: 'bored boring bores dull desk nothing',
    when: /\b(?:bored (?:\w+ )?(?:at|of|with|in|by) (?:\w+ )?(?:work|job|office)|(?:job|work)(?:'s| is)? (?:\w+ )?(?:so |very |really |a little |quite )?(?:boring|dull|monotonous|tedious|repetitive)|bor(?:ed|es|ing) you to (?:tears|death)|(?:sit|sitting) at your desk)\b/i,
    beside: ofTheJob,
    unless: /\b(?:not (?:that )?(?:boring|bad)|isn'?t the problem|home ?work|school)\b/,
    hear: [
      'Too little that matters can tire you out as much as too much to do.',
      'The hours still have to be sat through, and at the end you have nothing to show for them.',
    ],
    ask: ['What would you rather be doing?', 'What had you hoped it would be?', 'How long have you been there?'],
  },
  {
    id: 'dislikes-the-job',
    cues: 'dislike hate like enjoy fed stand sick leave',
    when: /\byou (?:\w+ )?(?:dislike|don't (?:really |even )?(?:like|enjoy|love)|do not (?:like|enjoy)|no longer (?:like|enjoy)|loathe|can't stand|don't want to (?:go to|be at)) (?:to go to )?(?:this|the|your|my|going to|being at) ?(?:\w+ )?(?:job|work|workplace)\b(?! (?:from|out))|\b(?:fed up|sick and tired|had enough) (?:with|of) (?:your |the |my |this )?(?:job|work|company)\b/i,
    unless: either(longAgo, /\b(?:don't like (?:to|the) work(?:ing)? out|don't dislike|home ?work|work from home)\b/),
    hear: [
      'It is most of your waking hours, so not liking it reaches into the rest of the week as well.',
      'You have to bring yourself to it again every morning, before the day has even begun.',
    ],
    ask: [
      'What is it about it that you like least?',
      'When did you last not mind going?',
      'What keeps you there for now?',
    ],
  },
  {
    id: 'whether-to-leave-the-job',
    cues: 'leav quit switch chang new job stay resign start another exit work',
    when: /\b(?:can't decide|cannot decide|don't know|trying to|unsure|not sure|hard to|torn|wonder\w*|decid\w+|thought|thinking|think|consider\w*|debat\w+|scared|afraid|fearful|(?<!not )(?<!don't )want|wanted|tempted|whether|if you should|should you|maybe) ?(?:\w+ ){0,4}?(?:to |about |of |on |you should |should )*(?:switch(?:ing)?|chang(?:e|ing)|leav(?:e|ing)|quit(?:ting)?|resign(?:ing)?|look(?:ing)? for (?:a|an)(?:other| new)?|find(?:ing)? (?:a|an)(?:other| new)|start(?:ing)? (?:a|at a|over at a)) (?:this |the |your |my |a |an |another |new )*(?:jobs?|careers?|work|company)\b|\b(?:leave|quit) your job or (?:not|stay)\b|\bexit strategy\b|\bcan't work (?:there|here) (?:anymore|any more|any longer)\b/i,
    // Who has lost theirs has nothing to leave.
    beside:
      /^(?![\s\S]*\b(?:lost my job|losing my job|laid off|fired|furlough\w*|unemployed|out of work)\b)[\s\S]*\b(?:work\w*|jobs?|boss|company|careers?)\b/,
    unless: either(
      longAgo,
      /\b(?:hard to (?:even )?contemplate|losing|furlough\w*|(?:new|another) job in this|can'?t (?:find|get)|(?:lost|lose|losing|loosing|loose) my job|fired|laid off|already quit|quit (?:school|smoking|drinking)|had to (?:quit|leave)|should i|he should|she should|husband|wife (?:should|wants)|unemployed|no job|out of work)\b/,
    ),
    hear: [
      'What you have is known, with all its faults, and what would come after it is not. That makes it hard to move either way.',
      'As long as it is undecided you do the old job and carry the new one about with you as well.',
    ],
    ask: [
      'What makes you want to go?',
      'What would you miss, if you left?',
      'What keeps you, for now?',
      'What would the other one have to be like?',
    ],
  },
  {
    id: 'had-to-quit',
    cues: 'quit leave stop give resign gave',
    when: /\byou (?:\w+ )?(?:had|have|needed|was forced|were forced|got forced) to (?:\w+ )?(?:quit|leave|stop|give up|resign from) (?:working )?(?:at )?(?:my|your|the|a|that) (?:\w+ ){0,2}(?:job|work|position|career)\b|\bhad to (?:quit|stop) working\b/i,
    unless: either(
      longAgo,
      /\b(?:if i|might|may have to|will have to|would have to|don't want to|extend|renew|fired|laid off)\b/,
    ),
    hear: [
      'You gave it up because there was no other way to do it, and it is a loss all the same.',
      'A decision like that looks sensible from outside, and you are the one who has to do without.',
    ],
    ask: ['What do you miss about it?', 'How have your days changed since?', 'What did you do there?'],
  },
  {
    id: 'others-work-less',
    cues: 'sleep lazy nothing work slack coworker colleague',
    when: /\b(?:co-?worker|co worker|colleague|he|she|they|others|everyone else|guy|person|nobody else)s?\b[^.]*\b(?:sleeps?|sits? around|does nothing|do nothing|slack\w*|doesn't (?:do|work)|don't (?:do|work)|on (?:his|her|their) phone|gets paid for it|gets? away with|comes? in late|leaves? early)\b/i,
    beside:
      /(?=[\s\S]*\b(?:co-?workers?|co workers?|colleagues?|at work|boss|manager|shift|my job|office)\b)(?=[\s\S]*\b(?:i (?:\w+ )?(?:work|do|have to)|gets? paid|hard|everything|all the work|unfair|cover|mad|angry|frustrat\w+)\b)/,
    unless: /\b(?:husband|wife|boyfriend|girlfriend|son|daughter|roommate|kids?|partner|baby|dog)\b/,
    hear: [
      'It is hard to go on doing your part properly beside somebody who does not and is paid the same.',
      'What they leave undone goes somewhere, mostly to the ones who can be relied on.',
    ],
    ask: ['Does the boss see it?', 'Who ends up doing their share?', 'What do the others there say?'],
  },
  {
    id: 'hard-to-tell-the-boss',
    cues: 'boss manager supervisor superior employer management',
    when: /\b(?:don't know how|hard(?: time)?|difficult|afraid|scared|nervous|can't|not sure how|how|don't feel comfortable|reluctant|hesitant|anxious|worried|terrified|haven't)\b[^.]*\b(?:talk(?:ing)?|tell(?:ing)?|ask(?:ing)?|say(?:ing)?|bring(?:ing)?|communicat\w+|approach(?:ing)?|speak(?:ing)?|complain(?:ing)?|shar(?:e|ing)|told)\b[^.]*\b(?:boss|manager|supervisors?|superiors|employer|management|the higher ups)\b/i,
    unless: /\b(?:crush|pregnan\w*|affair|should i|boss'?s? (?:wife|husband))\b/,
    hear: [
      'It is hard to say a plain thing to somebody who decides about your work and your pay.',
      'In your head it sounds like complaining, though it is only telling them how it is.',
    ],
    ask: [
      'What would you want them to know?',
      'What makes it hard with this one?',
      'When do the two of you speak at all?',
    ],
  },
  {
    id: 'afraid-they-find-out-at-work',
    cues: 'trouble find found mad fire notice',
    when: /\b(?:afraid|scared|worr\w+|fear|anxi\w+|nervous|terrified)\b[^.]*\b(?:(?:management|boss|manager|supervisor|they|work|company)(?:'ll| will| would| might)? (?:find(?:s)? out|be mad|be angry|notice)|get in(?:to)? trouble|be in trouble)\b|\bif (?:management|the boss|your boss|your manager|they)(?: will)? finds? out\b/i,
    beside: ofTheJob,
    unless: /\b(?:parents|mom|mum|mother|dad|father|husband|wife|police|school|affair|cheat\w*|drugs|landlord)\b/,
    hear: [
      'As long as it is not out, it could be that every time somebody calls your name.',
      'Keeping quiet buys a day at a time, and each of those days has it in the back of your mind.',
    ],
    ask: [
      'Who knows about it so far?',
      'What do you think they would really do?',
      'What would telling them yourself take?',
    ],
  },
  {
    id: 'works-hard-and-gets-nowhere',
    cues: 'work hard nowhere anywhere effort',
    when: /\bwork(?:ing|ed)? (?:so |very |really |too )?hard\b[^.]*\b(?:nowhere|nothing|never|not (?:enough|getting)|no (?:result|progress|reward)|for what|don't get|still)\b|\b(?:never|not|don't) (?:seem to )?(?:get(?:ting)?|go(?:ing)?) anywhere\b|\bgetting nowhere\b/i,
    beside: ofTheJob,
    unless:
      /\b(?:relationship|marriage|argument|date|dating|car|bus|out of the house|never go anywhere|weight|exams?|class(?:es)?|grades?)\b/,
    hear: [
      'It is hard to keep that up with nothing to show where it is going.',
      'Effort is supposed to lead somewhere, and when it does not, you begin to doubt yourself and not the road.',
    ],
    ask: [
      'What would getting somewhere look like to you?',
      'Who sees how hard you work?',
      'What has it taken out of you?',
    ],
  },
  {
    id: 'long-hours-at-work',
    cues: 'hours hour late overtime weekend work',
    when: /\byou(?:'re| are|'ve been| have been|'ve| have| had| always| often| usually| already)* (?:\w+ ){0,3}(?:work(?:ing)?|do(?:ing)?|put(?:ting)? in) (?:about |around |over |up to |more than |like |so |too |very |really |almost |nearly |\w+ )?(?:(?:4[5-9]|[5-9]\d|1[0-8])(?:(?: ?-| or| to) ?\d+)?\+? ?(?:hours?|hrs?)|long hours|late (?:every|most|all|at night)|(?:every|all) (?:weekend|saturday|sunday)s?|overtime|(?:seven|7) days)|\bcan't (?:continue to |keep )?work(?:ing)? these hours\b|\b(?:so many|too many|long|crazy|insane) hours (?:at|of) work\b|\bwork(?:ing)? too (?:much|many hours)\b/i,
    unless: either(
      longAgo,
      /\b(?:home ?work|stud(?:y|ying)|part[- ]time|per month|happy|love my|need to work more|want to work more|he works|she works)\b/,
    ),
    hear: [
      'With hours like that everything else has to fit into what is left, and that is mostly sleep.',
      'The tiredness does not go in one night off, so you start the next week with what is left of the last.',
    ],
    ask: ['When did you last have two days off together?', 'What falls away first?', 'Who decides about your hours?'],
  },
  {
    id: 'difficult-colleague',
    cues: 'coworker worker colleague teammate employee coworkers workmate person work',
    when: /\b(?:co-?worker|co worker|colleague|team ?mate|workmate|employee)s?\b(?: who| that|,)?(?: has been| have been|'s| is| was| are| were| keeps?| always| constantly| often| just| really| sometimes)* (?:\w+ )?(?:(?:so |very |really |extremely |constantly |always )*(?:critical|rude|mean|lazy|difficult|toxic|aggressive|annoying|jealous|disrespectful|nasty|condescending|hostile|bossy|gossip\w*|criticiz\w+|criticis\w+|bull(?:y|ies|ied|ying)|harass\w*|insult\w*|undermin\w+|blam(?:es?|ing)|lies?|lying|spread\w*|complain\w*|interrupt\w*|steal\w*|tak(?:es?|ing) (?:credit|my|your)|tr(?:y|ies|ying) to boss|boss(?:es|ing) you|treats? you|hates? you|expects? you|driving you)|who (?:always|keeps|constantly|never|tries) )|\bproblems? with (?:a|my|your|some|one of your|another) (?:\w+ )?(?:co-?workers?|co worker|colleagues?|team ?mates?|employees?)\b|\b(?:someone|somebody|person|guy|girl|woman|man|lady) (?:at|in|from) (?:your |my )?(?:work|job|office)\b[^.]*\b(?:rude|mean|wants|keeps|always|bull\w+|steal\w*)|\bnever got along with your co-?workers\b/i,
    beside: ofTheJob,
    unless: either(
      longAgo,
      /\b(?:crush|love with|attracted|likes me|nice|kind|helpful|died|sick|passed|married|flirt\w*|supportive|was great|are great|is great)\b/,
    ),
    hear: [
      "You can't just keep away from someone you work with. The next morning you are side by side again.",
      'It takes up far more room in your head than it would if you could choose who you spend the day with.',
    ],
    ask: [
      'What was the last thing that happened between you?',
      'Does your boss know about it?',
      'Have you ever said anything to them about it?',
      'How do the others get on with them?',
    ],
  },
  {
    id: 'not-liked-at-work',
    cues: 'coworker worker colleague work team office people',
    when: /\b(?:no one|nobody|none of (?:my|your|the) (?:co-?workers|colleagues)) (?:\w+ ){0,4}(?:you work with|at work|at (?:your|my) job|in the office)(?: \w+){0,2} (?:likes?|cares?|talks?|speaks?|notices?)\b|\b(?:co-?workers|colleagues|people (?:at work|you work with|in your office))\b[^.]*\b(?:don't (?:really )?(?:like|talk|care|speak|respect|include)|ignore you|avoid you|exclude you|hate you|dislike you|upset with you|leave you out|against you|make fun|laugh at you|barely (?:talk|acknowledge))|\b(?:nobody|no one) (?:at work|in (?:the|your) office|at (?:your|my) job|you work with) (?:\w+ )?(?:likes|talks|cares|speaks)\b|\bdon't get along with (?:your|my) (?:co-?workers|colleagues)\b|\bleft out at work\b/i,
    unless: longAgo,
    hear: [
      "You spend most of the day with these people and can't choose them, so being left out there is hard to shrug off.",
      'You still have to go in and be friendly, without knowing what you are supposed to have done.',
    ],
    ask: [
      'What was it that made you notice?',
      'Is there one person there you get on with?',
      'What do they do when you talk to them?',
    ],
  },
  {
    id: 'not-valued-at-work',
    cues: 'affirm valu appreciat respect recogn important notice',
    when: /\b(?:they|boss|manager|company|work|employer|job|nobody|no one|don't|doesn't|not|never|under)\b[^.]*\b(?:value you|valued|appreciate you|appreciated|undervalued|unappreciated|no respect|get (?:any )?respect|respect you|respected|recogni[sz]ed?|recognition|affirmation|important member|take you for granted|taken for granted)\b|\b(?:no|any) respect (?:at|from) (?:work|my|your|the|them)\b|\b(?:undervalued|unappreciated|underappreciated|taken for granted)\b/i,
    beside: ofTheJob,
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|partner|kids|children|marriage|friends?|family|i appreciate|feel (?:valued|appreciated) )\b/,
    hear: [
      'People can put up with a lot at work if somebody notices. Going unnoticed is what takes the heart out of it.',
      'You keep giving the same, and after a while you wonder who would see it if you stopped.',
    ],
    ask: [
      'When did you last hear something good about your work?',
      'Who there does know what you do?',
      'What would show you that they see it?',
    ],
  },
  {
    id: 'slower-than-the-others',
    cues: 'fast good smart measure keep results experience performance slow horrible bad',
    when: /\byou(?:'re| are|'ve| feel| just| don't| can't| seem)* (?:\w+ ){0,4}(?:(?:not|isn't|aren't|not be|never) (?:as |that |really )?(?:fast|good|quick|smart|experienced|productive)(?: \w+)? as (?:everyone|everybody|the others|others|them|my|your|the rest)|(?:can't|don't) (?:really |seem to )?(?:measure up|keep up|get the same results)|(?:horrible|terrible|bad|awful|not (?:any |very )?good|no good|failing|incompetent) at (?:your|my|the|this) (?:new )?job)\b/i,
    beside: ofTheJob,
    unless: /\b(?:school ?work|class|exam|grades|semester|college|uni|students?|husband|wife|friends'?)\b/,
    hear: [
      'You see what comes easily to them and feel from inside how hard it is for you, and that is never an even comparison.',
      'Trying hard and still feeling slow is tiring in a way nobody sees from outside.',
    ],
    ask: [
      'What have they said about your work?',
      'How long have the others been doing it?',
      'Which part of it takes you longest?',
    ],
  },
  {
    id: 'career-unsure',
    cues: 'career path profession field',
    when: /\b(?:career|profession|career path)\b[^.]*\b(?:change (?:my|your) plans|don't know|not sure|unsure|lost|confus\w+|decisions?|decide|choos\w+|choice|scared|afraid|anxious|worr\w+|stuck|future|what happens)\b|\b(?:want|would like|thinking|hoping)(?: \w+){0,2} (?:to |of |about )?(?:chang(?:e|ing)|switch(?:ing)?) (?:my |your )?careers?\b|\bchange (?:my|your) plans for (?:my|your) career\b|\b(?:don't know|not sure|unsure|lost|confus\w+|decisions?|decide|choos\w+|worr\w+|anxious|afraid|scared|ashamed)\b[^.]*\b(?:career|profession)s?\b/i,
    unless: /\b(?:husband'?s|wife'?s|boyfriend'?s|his career|her career|parents want|retire|slog)\b/,
    hear: [
      'A choice like that asks you to know beforehand what you could only find out by doing it.',
      'It looks as though everyone else had a plan, and most of them are finding it as they go.',
    ],
    ask: [
      'What have you liked doing so far?',
      'What have you ruled out?',
      'What would you try, if it were only for a year?',
    ],
  },
  {
    id: 'useless-without-work',
    cues: 'useless worthless loser failure incapable good burden',
    when: /\byou(?:'re| are|'ve| feel| felt| have| just| so| like| keep| feeling| such| a| to be| become| be)* (?:\w+ ){0,3}(?:useless|worthless|loser|incapable|(?:a |like a |such a )failure|good for nothing|inadequate|not contributing)\b/i,
    beside:
      /\b(?:lost (?:my|the) job|no job|unemployed|laid off|got fired|was fired|find(?:ing)? (?:a|any|another|some) (?:\w+ )?(?:job|work)|jobless|out of work|not working|don't have (?:a|any) (?:job|work)|furloughed)\b/,
    unless: /\b(?:suicid\w*|kill myself|better off dead|end it)\b/,
    hear: [
      'Without work it is easy to measure yourself by it, and that leaves out nearly everything else you are.',
      'A job tells you every day that you are needed for something, and then nobody does.',
    ],
    ask: [
      'When is it worst, in the course of a day?',
      'Who sees you differently?',
      'What did you like about yourself in your work?',
    ],
  },
  {
    id: 'reproached-for-having-no-work',
    cues: 'job work unemploy',
    when: /\b(?:wife|husband|parents|mother|father|mom|mum|dad|family|partner|boyfriend|girlfriend|people|everyone)\b[^.]*\b(?:angry|mad|upset|lazy|blam\w+|pressur\w+|nag\w*|bug(?:s|ging)?|disappointed|ashamed|yell\w*|fight\w*|judg\w+|teas\w+|laugh\w*|ask\w* (?:me|you))\b[^.]*\b(?:no (?:job|work)|don't have (?:a )?(?:job|work)|not working|unemployed|(?:find|finding|get|getting) (?:a )?(?:job|work)|lost (?:your|my|the) job|lost job)\b/i,
    hear: [
      'You have your own worry about it, and then theirs comes on top, in the shape of a reproach.',
      'They see that nothing has come of it yet. All you have done for it they do not see.',
    ],
    ask: ['What do they say?', 'What do they not see of what you do?', 'Who is on your side at home?'],
  },
  {
    id: 'bad-review-at-work',
    cues: 'review appraisal evaluation feedback',
    when: /\b(?:bad|poor|negative|terrible|awful|low|horrible|worst) (?:performance )?(?:review|appraisal|evaluation|feedback)\b/i,
    beside: ofTheJob,
    unless: /\b(?:customers?|google|amazon|yelp|my business|restaurant|book)\b/,
    hear: [
      'A whole stretch of work gets put into a few sentences, by somebody who saw only part of it.',
      'One such page can drown out a good deal that went well.',
    ],
    ask: ['What did it say?', 'Which part of it do you agree with?', 'How did they give it to you?'],
  },
  {
    id: 'pupils-will-not-listen',
    cues: 'student pupil class kids',
    when: /\byour (?:students|pupils|class)\b[^.]*\b(?:don't|won't|doesn't|never|not|refuse|keep)\b[^.]*\b(?:listen\w*|respect\w*|behav\w+|pay(?:ing)? attention|car(?:e|ing)|talk(?:ing)?|shout(?:ing)?|quiet|learn)\b/i,
    beside: /\b(?:i teach|i(?:'m| am) (?:a |an )?(?:\w+ )?teacher|my (?:students|pupils)|teaching)\b/,
    hear: [
      'You go in prepared and spend the hour on everything but the lesson.',
      'It is one of you and a room full of them, and that is tiring even on a good day.',
    ],
    ask: ['Which class is it?', 'What does the worst hour look like?', 'Who there backs you up?'],
  },
  {
    id: 'works-nights',
    cues: 'night nights nightshift',
    when: /\byou(?:'re| are|'ve been|'ve| have to| always| only)* (?:work(?:ing)?|do(?:ing)?|on) (?:the |a )?(?:nights\b|night ?shifts?|overnights?|graveyard)/i,
    unless: /\b(?:used to|years ago|last night|love (?:it|nights)|one night)\b/,
    hear: [
      'You live at the other end of the day from everyone else, so sleep and people both have to be fetched from far off.',
      'The body can be talked into it for a week or two. After that it starts to ask for its nights back.',
    ],
    ask: ['How many nights in a row is it?', 'When do you get to see your people?', 'How do you sleep, after it?'],
  },
  {
    id: 'afraid-of-mistakes-at-work',
    cues: 'mistake wrong mess',
    when: /\b(?:afraid|scared|terrified|worried|anxious|fear|nervous)\b[^.]*\b(?:mak(?:e|ing) (?:a |any |more |another )?(?:mistakes?|errors?)|mess(?:ing)? (?:it |things |something )?up|(?:do|doing|get|getting) (?:it|something|things) wrong)\b|\bafraid of mistakes\b/i,
    beside: ofTheJob,
    unless: /\b(?:made a mistake|relationship|marriage|exam|class|moving|marry\w*|leaving|quitting)\b/,
    hear: [
      'Watching yourself that closely takes attention away from the work itself.',
      'Everyone there makes some. Your own are the only ones you see from inside.',
    ],
    ask: [
      'What do you picture happening, if you made one?',
      'Was there one that began it?',
      'Who there could you ask?',
    ],
  },
  {
    id: 'back-to-the-office',
    cues: 'office',
    when: /\b(?:return(?:ing)?|go(?:ing)? back|com(?:e|ing) back|back|(?:come|go) in) to (?:the |our |my |your )?office\b/i,
    unless: /\b(?:can't wait|happy to|i miss|looking forward|would like to|doctor's|post office|want to go|glad)\b/,
    hear: [
      'Your days had settled into another shape, and now they are to be put back as if nothing had happened.',
      'The road there, the noise, being looked at all day: it comes back all at once.',
    ],
    ask: ['What would it change for you most?', 'How many days a week do they want?', 'How did they put it?'],
  },
  {
    id: 'works-on-a-feast-day',
    cues: 'work working',
    when: /\b(?:have to|had to|must|need to|got to|making you|makes you|stuck) work(?:ing)? (?:on |over |at |this |through )?(?:christmas|new year|thanksgiving|easter|eid|diwali|the holidays?|holidays|every (?:weekend|sunday|saturday)|weekends|(?:my|your) birthday)\b/i,
    hear: [
      'On an ordinary day nobody minds. On that one you know what all the others are doing.',
      'The hours are as long as ever, and you are missing something in each of them.',
    ],
    ask: ['What would you be doing otherwise?', 'Who will you miss there?', 'Who decides who has to?'],
  },
  {
    id: 'work-suffers',
    cues: 'affect production concentrat focus perform motivation work',
    when: /\b(?:affect(?:s|ed|ing)?|hurt(?:s|ing)?|impact(?:s|ed|ing)?|ruin(?:s|ed|ing)?|interfer\w+) (?:with )?(?:\w+ )?(?:your|my) (?:\w+ )?(?:work|job|production at work|performance)\b|\b(?:can't|cannot|hard to|trouble|difficult to|unable to|not able to|no motivation|zero motivation|lost (?:all )?(?:focus|motivation)|hard time)\b[^.]*\b(?:focus(?:ing)?|concentrat(?:e|ing)|motivat\w+|work)\b[^.]*\b(?:at|on|in|for|to) (?:your |my )?(?:work|job)\b|\b(?:zero|no) motivation\b[^.]*\bat work\b/i,
    unless: /\b(?:school|class(?:es)?|homework|exam|home ?schooling|study\w*|work out|find(?:ing)? work)\b/,
    hear: [
      'It takes twice the effort to get through a normal day when your head is somewhere else.',
      'And the work that stays undone turns into one more thing to worry about.',
    ],
    ask: ['Has anyone there noticed?', 'What does your head keep going to?', 'When did work last go well?'],
  },
  {
    id: 'out-of-work',
    cues: 'unemploy job jobless work working',
    when: plainly(
      "OWN\\byou(?:'re|'ve been| are| have been| were|'ve| have| am)? (?:\\w+ )?(?:unemployed|jobless|out of (?:a )?(?:work|job)|without (?:a )?(?:job|work)|not (?:having a job|working(?: at the moment| right now| now| anymore| currently|$))|between jobs|have no (?:job|work)|(?:don't|do not|no longer) have (?:a|any) ?(?:job|work)|don't have (?:a )?(?:job|work))\\b|\\b(?:because of |with |now that )?(?:not having|having no) (?:a )?(?:job|work)\\b|\\bno job\\b|\\bwithout your job\\b",
    ),
    unless: either(
      longAgo,
      foundOne,
      /\b(?:stay[- ]at[- ]home|retired|by choice|not (?:unemployed|jobless)|work out|i have (?:a|my) job|can'?t be unemployed|if i)\b/,
    ),
    hear: [
      'Without work the days lose their shape, and there is more time to worry in than anyone can use.',
      'And people ask what you do as if it were a small question.',
    ],
    ask: ['What kind of work are you after?', 'How long has it been by now?'],
  },
];
