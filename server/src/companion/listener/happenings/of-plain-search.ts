import { naming } from '../tellings/telling.ts';
import type { Happening } from './happening.ts';

/**
 * A pattern in which 'FIRM' stands for a place that gives work, and 'OWN' for the beginning of a clause that is not about
 * somebody else.
 */
const searching = naming({
  FIRM: '(?:(?:company|firm|employer|boss|manager|workplace|office|place|restaurant|shop|store|factory|hotel|school|agency|business|caf[eé]|bar|salon|pub|mill|plant|bakery|organi[sz]ation)s?)',
  OWN: '^(?!(?:and |but |so |because |that |also |now )*(?:he|she|they|your (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|brother|sister|friend|mom|mum|mother|dad|father))\\b)[^?]*?',
});

/** The talk is of finding work, or of having lost it. */
const ofSearch =
  /\b(?:jobs?|jobless|unemploy\w*|employ(?:ers?|ment)|appl(?:y|ied|ying|ications?)|interviews?|resumes?|cvs?|laid off|hir(?:e|ed|ing)|recruiters?|vacanc\w+|openings?|fired|furlough\w*|sacked|find(?:ing)? work|out of work)\b/;
const ofLostJob =
  /\b(?:lost (?:my|the|his|her) job|losing (?:my|the) job|laid off|fired|furlough\w*|sacked|let go|unemploy\w*|jobless|out of work|no job|terminated|job loss|loss of (?:my|the) job)\b/;
const found = /\b(?:got (?:the|a|hired)|found (?:a|one|work)|start(?:ed|ing)? (?:my|a|the) new job|glad)\b/;

/** Looking for work and fearing for it, as most people tell it: in few and plain words. */
export const ofPlainSearch: readonly Happening[] = [
  {
    id: 'firm-gives-no-reference',
    cues: 'reference experience letter certificate',
    when: searching(
      "\\bFIRM\\b[^.]*\\b(?:not|\\w+n't|never|refus\\w+|without|no|won't)\\b[^.]*\\b(?:references?|experience (?:letter|certificate)|recommendation|certificate of)\\b|\\b(?:won't|refus\\w+|didn't|doesn't|not|no one|nobody) (?:\\w+ ){0,4}(?:give|giving|write|provide|send)? ?(?:you |me )?(?:an? |any |your |my )?(?:job |work )?(?:references?|experience (?:letter|certificate)|letter of recommendation|recommendation letter)\\b",
    ),
    unless: /\b(?:professor|teacher|school|university|letter of intent|no experience)\b/,
    names: true,
    hear: ["You did the work there, and now they won't put it on paper. That holds you back with the next place too."],
    ask: ['What reason do they give?', 'Who else there knows what you did?'],
  },
  {
    id: 'whole-place-closed',
    cues: 'clos shut bankrupt bust',
    when: searching(
      '\\b(?:they (?:\\w+ )?ordered (?:us|you|everyone|them|it) to |(?:FIRM|they) (?:\\w+ )?)(?:had to |have to |has to |was |were |got |is |are |went |have |has |just )*(?:clos(?:e|ed|ing)(?: down| up| permanently| for good| its doors)?|shut(?:ting)? down|bankrupt|gone bust|out of business)\\b',
    ),
    beside:
      /\b(?:i (?:\w+ )?(?:work(?:ed)?|was working|lost my job|got laid off|was laid off|lost my work)|my (?:job|company|work|workplace|boss)|laid off|unemployed)\b/,
    unless:
      /\b(?:all (?:the |of the )?(?:restaurants|shops|stores|hotels|places)|schools? (?:are|is|were|closed|shut)|kids|children|gyms?|reopen\w*|might|could|if|near where|visit|unemployment office)\b/,
    names: true,
    hear: [
      'The whole place closed, so it had nothing to do with how you did your work. You still end up without the job.',
    ],
    ask: ['How long had you been there?', 'What did you do there?'],
  },
  {
    id: 'old-job-is-gone-for-good',
    cues: 'coming come back return',
    when: /\b(?:job|work|position|place)\b[^.]*\b(?:(?:is|are|'s)(?: not|n't)|not|never|won't|isn't) (?:\w+ )?(?:com(?:e|ing) back|be(?:ing)? there anymore|reopen(?:ing)?)\b|\bdon't think (?:the|your|that|my) (?:job|work|position)\b[^.]*\bcoming back\b/i,
    beside: ofSearch,
    unless: /\b(?:he|she|boyfriend|girlfriend|husband|wife)\b/,
    names: true,
    hear: ["So there's nothing to wait for there, and it'll have to be something new."],
    ask: ['What did you do there?', 'How long had you been at it?'],
  },
  {
    id: 'lost-it-at-a-bad-time',
    cues: 'laid fired lost let sacked terminated job',
    when: /\b(?:laid off|fired|sacked|let (?:you )?go|terminated|lost (?:your|my|the) job)\b[^.]*\b(?:(?:right |just |two weeks |a week |days )?(?:before|during|at|over) (?:christmas|the holidays|new year\w*|thanksgiving|the wedding|your wedding|my wedding)|pregnan\w+|expecting|with a (?:new ?born|baby)|after (?:buying|we bought|i bought) (?:a|the|our|my) (?:house|home|flat|car)|in the middle of (?:the|a|this) (?:pandemic|winter|crisis))\b/i,
    unless: /\b(?:years ago|brother|sister|friend|might|afraid|scared|if)\b/,
    names: true,
    hear: ["There isn't a good time to lose a job, and this is one of the worst."],
    ask: ['How much notice did they give you?', 'What worries you first?'],
  },
  {
    id: 'years-in-one-trade',
    cues: 'years worked work did doing',
    when: /\byou(?:'d| had)? (?:used to work|worked|did (?:it|that|this)|were (?:there|with (?:them|that company)|at that (?:job|place)))\b[^.]*\bfor (?:over |more than |almost |nearly |about |around )?(?:\d\d|ten|eleven|twelve|thirteen|fourteen|fifteen|twenty|thirty|forty)\+? years\b/i,
    beside: ofLostJob,
    unless: found,
    names: true,
    hear: ["After that many years it's a good part of your life that stopped, and not only a wage."],
    ask: ['What do you miss about it?', 'What were you good at there?'],
  },
  {
    id: 'interviews-are-hard',
    cues: 'interview',
    when: /\binterviews? (?:\w+ )?(?:(?:is|are|makes?|gets?|give|feel) )?(?:you |me )?(?:so |very |really |too |always )*(?:stress\w*|hard|nervous|anxious|anxiety|scar(?:y|e|es)|terrif\w+|difficult|awful|exhausting)\b|\b(?:nervous|anxious|scared|afraid|terrible|bad|awful|not good|freeze|stumble|ramble|panic|stress\w*|dread|hate|can't stand|fail|failing|failed|mess up)\b[^.]*\binterviews?\b/i,
    unless:
      /\b(?:tomorrow|today|went well|passed|got the job|really good at|coming up|next (?:week|monday|tuesday|wednesday|thursday|friday)|nervous about (?:my|the|an) (?:\w+ )?interview)\b/,
    names: true,
    hear: [
      "In an interview you have to be at your best in front of strangers, just when you're most nervous.",
      'Each one takes something out of you, and mostly for people you never see again.',
    ],
    ask: ['Which part of it goes wrong, mostly?', 'When was the last one?'],
  },
  {
    id: 'loses-words-in-interviews',
    cues: 'stumble ramble freeze blank',
    when: /\byou (?:\w+ ){0,3}(?:stumble over|ramble|freeze|go blank|draw a blank|blank out|lose your words)\b/i,
    beside: /\binterviews?\b/,
    names: true,
    hear: ["You know what you can do, and in that room it doesn't come out the way you mean it."],
    ask: ['Which question throws you most?', 'What would you have liked to say, last time?'],
  },
  {
    id: 'so-many-apply',
    cues: 'compet apply applying applicants same',
    when: /\b(?:so many|too many|hundreds of|thousands of|\d\d+|a lot of|lots of|many) (?:other )?(?:people|applicants|candidates|others) (?:\w+ )?(?:apply\w*|appl(?:ied)|going for|for (?:the|one|each|every) (?:same )?(?:job|position|opening|role))\b|\b(?:too much|so much|a lot of|high|huge|the) competition\b|\b(?:it is|it's|they're|they are|jobs? (?:is|are|market is)|market is|is|are) (?:\w+ )?(?:so |very |too |really |highly |extremely )?competitive\b/i,
    beside: ofSearch,
    unless:
      /\b(?:sister|brother|friend|my team|sport|game|match|exam|school|colleagues?|ranked|course ?work|environment|class(?:es|mates)?)\b/,
    names: true,
    hear: ['With so many going for the same place, you can be good and still not be the one they pick.'],
    ask: ['What kind of work is it?', 'How far have you got with any of them?'],
  },
  {
    id: 'qualified-and-still-nothing',
    cues: 'qualif experience degree educat',
    when: /\b(?:despite|in spite|even with|even though you have|though you have|with all) ?(?:of )?(?:\w+ ){0,4}(?:qualifications?|qualified|experience|degrees?|education)\b|\byou (?:have|'ve got|have got|had) (?:\w+ ){0,4}(?:qualifications?|experience|degrees?|education|ba|masters?)\b[^.]*\b(?:but|and) (?:still|no one|nobody|can't|it doesn't|that doesn't|nothing)\b/i,
    beside: ofSearch,
    unless: /\b(?:overqualified|no experience|not enough experience)\b/,
    names: true,
    hear: ["You have what they say they want, and it still doesn't get you in. That's hard to make sense of."],
    ask: ['What do they say, when they say anything?', 'What kind of work did you train for?'],
  },
  {
    id: 'what-am-i-doing-wrong',
    cues: 'lack wrong impression missing qualif',
    when: /\b(?:don't know|not sure|no idea|wonder\w*|can't figure out)\b[^.]*\b(?:where you(?:'re| are) lacking|what you(?:'re| are) (?:doing wrong|missing|lacking)|what(?:'s| is) wrong with you)\b|\byou must be (?:giving|making|leaving) (?:a|an) (?:bad|wrong|poor) impression\b|\b(?:feel|making you feel|think)(?: \w+){0,3} (?:not|aren't|you're not) (?:\w+ )?(?:qualified|hirable|employable)(?: enough)?\b/i,
    beside: ofSearch,
    unless: /\b(?:relationship|boyfriend|girlfriend|husband|wife|dating)\b/,
    names: true,
    hear: ["Nobody tells you why it was a no, so you're left guessing what's wrong with you."],
    ask: ["What's your own guess?", 'Has anyone ever told you a reason?'],
  },
  {
    id: 'job-sites-and-scams',
    cues: 'scam garbage spam fake headache',
    when: /\b(?:scams?|scammers|garbage|spam|fake (?:jobs?|ads?|postings?|listings?)|headache)\b/i,
    beside:
      /\b(?:job (?:search|sites?|boards?|hunt\w*|postings?)|online jobs?|find (?:a|any|another) (?:\w+ )?job|looking for (?:a |some )?(?:\w+ )?(?:work|job)|apply|applied|openings?)\b/,
    unless: /\b(?:scammed me|lost \$|my money|stole|i get headaches|bad headache)\b/,
    names: true,
    hear: ['So besides looking, you have to sort out which of it is even real.'],
    ask: ['What have you come across so far?', 'What sort of work are you looking for?'],
  },
  {
    id: 'record-in-the-way',
    cues: 'background record prison jail felon convict',
    when: /\b(?:background checks?|criminal record|felony|felon|convict(?:ed|ion)|my record|your record|been (?:in|to) (?:prison|jail)|out of (?:prison|jail)|(?:ended up|went|going) (?:\w+ )?(?:in|to) (?:prison|jail))\b/i,
    beside:
      /(?=[\s\S]*\b(?:jobs?|work|employ\w*|hir(?:e|ed|ing))\b)(?=[\s\S]*\b(?:prison|jail|felon\w*|convict\w*|criminal|record|background)\b)/,
    unless: /\b(?:husband|boyfriend|brother|son|father|dad|he|health record|track record)\b/,
    names: true,
    hear: [
      "You've served your time, and with every job you apply for it's asked about again.",
      'That one thing gets asked about before anything else you have ever done.',
    ],
    ask: ['How far do you usually get before it comes up?', 'What work did you do before?'],
  },
  {
    id: 'small-jobs-meanwhile',
    cues: 'mturk survey online tasks odd gig side amazon uber delivery',
    when: /\byou(?:'re| are|'ve been)? (?:\w+ )?(?:able to )?(?:make|making|earn|earning|get|getting|do|doing)? ?(?:a little|a bit of|some|a little bit of|very little)? ?(?:money|income|cash)? ?(?:by |from |with )?(?:doing |working |on )?(?:surveys|mturk|online (?:tasks|surveys|work)|odd jobs|gig work|side jobs|small jobs|delivery jobs)\b/i,
    beside: ofLostJob,
    unless: /\b(?:love|great money|enough to live)\b/,
    names: true,
    hear: ["It brings in a little, and a little isn't the same as a wage."],
    ask: ['How far does it get you?', 'What would you rather be doing?'],
  },
  {
    id: 'search-without-result',
    cues: 'result luck success fortunate succeed positive',
    when: /\b(?:no|not|\w+n't|without|never|any)\b[^.]*\b(?:positive (?:result|response|answer|reply)|any (?:result|luck|success)|succeeded|luck (?:so far|yet|at all|finding)|success (?:so far|yet|at all|in it)|fortunate (?:to|enough))\b|\b(?:no|without) (?:luck|success|results?)\b/i,
    beside: ofSearch,
    unless: /\b(?:relationship|dating|pregnan|exam|baby|sleep|good luck|wish me)\b/,
    hear: ['You keep looking and nothing has come of it yet. That wears on anyone.'],
    ask: ['What kind of work are you looking for?', 'How long have you been at it by now?'],
  },
  {
    id: 'waits-for-their-answer',
    cues: 'wait hear heard',
    when: /\b(?:wait(?:ing)?|waited) (?:to|until you) hear(?: back)?(?: from)?\b|\b(?:still )?(?:haven't|have not) heard (?:anything )?(?:back )?(?:yet|from (?:them|the (?:company|landlord|agency|school|university|college|bank)))\b|\bwaiting (?:for|on) (?:a|the|their|an) (?:answer|reply|decision|response|call back|callback|results?)\b/i,
    unless:
      /\b(?:doctors?|hospital|test results?|biopsy|scan|covid|boyfriend|girlfriend|he|she|him|her|ex|text\w*|court|surgery)\b/,
    names: true,
    hear: ["You've done your part and there's nothing more you can do, so the days until they answer are long."],
    ask: ['When do they mean to let you know?', 'What would a yes change for you?'],
  },
  {
    id: 'would-be-next',
    cues: 'next turn',
    when: searching(
      "OWN\\byou (?:\\w+ ){0,4}(?:would|will|could|might|may|'d|'ll|are|'re) (?:\\w+ )?be (?:the )?next\\b|\\b(?:it'll|it will|it might|it could|it may) (?:soon )?be your turn\\b|\\byour turn (?:soon|next|is coming)\\b|\\byou(?:'re| are) next\\b",
    ),
    beside: /\b(?:jobs?|work\w*|company|firm|boss|lay ?offs?|laid off|fired|cuts?|chop|staff|department)\b/,
    unless: /\b(?:cancer|die|virus|married|get married|vaccine)\b/,
    names: true,
    hear: ['You watch the others go and work out how long it will be until they get to you.'],
    ask: ['What have they told you so far?', 'Who there do you talk to about it?'],
  },
  {
    id: 'easiest-to-let-go',
    cues: 'seniority low newest only junior lowest',
    when: /\byou(?:'re| are| don't| do not| only|'ve| have)* (?:\w+ )?(?:(?:have |any |no )*seniority\b|(?:just |only )?a (?:low[- ]level|junior|new|part[- ]time|temp\w*) (?:employee|worker|staff)|(?:the )?(?:newest|lowest|most junior|youngest)(?: one)?(?: \w+)?$|only (?:been|worked) (?:at|in|with|here|there)\b[^.]*\b(?:for|since|months?|years?)\b)/i,
    beside:
      /\b(?:los(?:e|ing) (?:my|our|their) jobs?|lay ?offs?|laid off|cuts?|cut \d+|fired|let (?:me|people) go|be next|job security|furlough\w*)\b/,
    names: true,
    hear: ['So from where you stand, yours looks like the easiest place to cut.'],
    ask: ['Have they said anything yet about who goes?', 'What do you do there?'],
  },
  {
    id: 'rumours-at-work',
    cues: 'rumor rumour hear heard circular gossip',
    when: /\b(?:hear(?:d|ing)?|there(?: are|'re|'s)|lots of|the) (?:\w+ )?rumou?rs\b|\brumou?rs? (?:of|about|that)\b|\bsent (?:a |out )?(?:circular|memo|notice|email)\b[^.]*\b(?:staff|everyone|employees|all)\b/i,
    beside:
      /\b(?:jobs?|company|firm|boss|lay ?offs?|laid off|fired|clos(?:e|ing)|office|cuts?|staff|department|payoff)\b/,
    unless: /\b(?:about me|spreading|affair|school|girls?|my friends?)\b/,
    names: true,
    hear: ['You only hear it round the corner, and nobody sits down with you and says how it is.'],
    ask: ['What have you heard so far?', 'When is it supposed to be decided?'],
  },
  {
    id: 'to-start-all-over',
    cues: 'start over again beginning scratch',
    when: /\b(?:hate|afraid|scared|don't want|dread|thought|have to|having to|too old|hard|can't|don't know how)\b[^.]*\bstart(?:ing)? (?:all )?(?:over|again|from (?:scratch|zero|the beginning|the bottom))\b/i,
    beside: /\b(?:jobs?|career|work|company|field|industry|laid off|business|profession)\b/,
    unless:
      /\b(?:dating|relationship|single|divorce|married|boyfriend|girlfriend|husband|wife|course|thesis|exam|study)\b/,
    names: true,
    hear: ['You got somewhere in all that time, and now you would be back at the beginning.'],
    ask: ['What would be the hardest part of starting again?', 'What have you thought of so far?'],
  },
  {
    id: 'skills-out-of-date',
    cues: 'skill experience training',
    when: /\b(?:skills?|experience|training|trade)\b[^.]*\b(?:not|n't|no longer|isn't|aren't|don't|never) (?:\w+ )?(?:relevant|relevent|needed|wanted|useful|up to date|worth|count|transfer)\b|\b(?:don't think|not sure|doubt)\b[^.]*\bskills?\b[^.]*\b(?:relevant|relevent|needed|enough|useful)\b|\b(?:not sure|don't know|doubt|worr\w+)\b[^.]*\b(?:acquire|learn|pick up|get) (?:the |any )?new skills\b/i,
    unless: /\b(?:social skills|people skills|coping skills|communication skills|no experience)\b/,
    names: true,
    hear: ['What you are good at used to be wanted, and now the work has moved on to something else.'],
    ask: ['What were you best at?', 'What do they ask for now?'],
  },
  {
    id: 'not-again-without-work',
    cues: 'again unemploy without',
    when: /\byou (?:really |just )?(?:can't|cannot|don't want to|couldn't|won't survive) (?:be |being |go through |to be )+(?:unemployed|out of work|without (?:a )?(?:job|work)|jobless|that|this) again\b/i,
    beside: ofSearch,
    names: true,
    hear: ['You have been through it once, and you know what it was like.'],
    ask: ['What was it like the last time?', 'How safe is the one you have now?'],
  },
  {
    id: 'one-employer-in-town',
    cues: 'town village rural area mill factory',
    when: /\b(?:small|little|tiny) (?:town|village|place)\b[^.]*|\b(?:only|main) (?:employer|place (?:that|to work)|thing)\b[^.]*\b(?:town|here|pays|area)\b|\b(?:all we have|nothing else)\b[^.]*\bpays?\b/i,
    beside:
      /(?=[\s\S]*\b(?:small|little|tiny|rural|only|all we have)\b)(?=[\s\S]*\b(?:jobs?|work|pays?|employer|hiring|laid off)\b)/,
    unless: /\b(?:gossip|everyone knows|friends?|date|dating|lonely|grew up)\b/,
    names: true,
    hear: ["In a small place there isn't another job round the corner."],
    ask: ['What else is there, within reach?', 'How far could you travel for work?'],
  },
  {
    id: 'thinks-of-another-field',
    cues: 'work field system line industry retrain',
    when: /\b(?:thought about|thinking (?:about|of)|looking (?:at|into)|considering|want to (?:try|move into|go into)|mov(?:e|ing) into|switch\w* to|try to find|have to find|look(?:ing)? for) (?:\w+ ){0,3}(?:new|different|another|other) (?:fields?|industry|(?:line|type|kind|sort) of work|careers?)\b|\blearn(?:ing)? (?:a|the|some) (?:whole )?new (?:system|software|trade|skills?)\b[^.]*\b(?:difficult|hard|tough|not easy|at my age|at your age)\b/i,
    beside: ofSearch,
    unless: found,
    names: true,
    hear: ["You knew your way about in the old one, and in a new field you'd be a beginner again."],
    ask: ['What kind of work would it be?', 'What speaks for it, in your eyes?'],
  },
  {
    id: 'only-the-wrong-jobs',
    cues: 'jobs posted openings see',
    when: /\b(?:all you (?:see|find|can find)|the only (?:jobs|ones|thing)(?: \w+){0,3}|you(?:'ve)? (?:only |just )?(?:seen|see|find)) (?:are |is |posted )?(?:\w+ ){0,4}jobs\b|\bjobs (?:posted|out there|around here|available)(?: \w+){0,3} (?:are|is) (?:all |mostly |only |just )/i,
    beside: ofSearch,
    unless: /\b(?:steve|odd jobs i do|two jobs|my (?:husband|wife)|plenty of jobs|lots of jobs)\b/,
    names: true,
    hear: ["There is work posted, and it isn't the kind you hoped for."],
    ask: ['What kind would you take?', 'What did you do before?'],
  },
  {
    id: 'hard-to-keep-a-job',
    cues: 'keep hold stay',
    when: /\b(?:can't|cannot|hard(?: for (?:me|you))?(?: to)?|unable to|never (?:able to )?|trouble|struggl\w+ to|difficult(?: for (?:me|you))?(?: to)?|not able to) (?:seem to )?(?:keep(?:ing)?|hold(?:ing)?(?: down| onto)?|stay in) (?:a|any|the|my|down a) (?:\w+ )?job\b/i,
    names: true,
    hear: ['It is hard to build anything on work that does not last.'],
    ask: ['What happened with the last one?', 'How long does one go well, mostly?'],
  },
  {
    id: 'job-not-safe',
    cues: 'stability security secure stable',
    when: /\b(?:job|work) (?:stability|security)(?:'s| is| has been)?(?: \w+){0,3} (?:concern|worr\w+|problem|fear|issue|shaky|gone|bad)\b|\b(?:job|work)(?:'s| is) not (?:very |that |so )?(?:stable|secure|safe)\b|\b(?:worr\w+|concern\w*|fear|anxious|anxiety|stress\w*) (?:about|over|for|of|is|with) (?:my|your|the) (?:job|work) (?:stability|security)\b/i,
    unless: /\b(?:social security|security guard|security team|husband'?s|wife'?s)\b/,
    names: true,
    hear: ["You do your work as before, and you can't count on having it."],
    ask: ['What makes you think it could be at risk?', 'What have they said to you so far?'],
  },
  {
    id: 'stays-for-want-of-better',
    cues: 'hard difficult better tough',
    when: /\b(?:(?:it's|it is|its|because (?:it's|it is|its)) (?:so |very |really |too )?(?:hard|difficult|tough) (?:to (?:get|find)|getting|finding) (?:a |any |some )?better (?:one|job|work|position|paid|place))\b/i,
    names: true,
    hear: ["You stay because there's nothing better to go to, and that makes it hard to go in every day."],
    ask: ['What would a better one look like?', 'What is it about this one that you mind most?'],
  },
  {
    id: 'asks-around-for-work',
    cues: 'asked help friends relatives contacts network',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:asked|contacted|called|messaged|reached out to|told) (?:for )?(?:help )?(?:from |to )?(?:all |everyone |everybody |your |my |some |many )*(?:friends?|relatives|contacts|ex-?colleagues|former (?:colleagues|bosses)|linkedin|people you know|network)\b/i,
    beside:
      /\b(?:lost my job|find(?:ing)? (?:a|any|another|some)?(?: \w+)? ?(?:job|work)|looking for (?:a|any|another|some)?(?: \w+)? ?(?:job|work)|jobless|unemployed|appl(?:y|ied|ying) (?:for|in|to|online)|job search|get (?:a|another|any) (?:new )?job)\b/,
    unless: /\b(?:found|got (?:me )?(?:a|an|the))\b/,
    hear: ["You've told people you're looking, and that isn't easy to do."],
    ask: ['What have they come back with so far?', 'Who has been the most help?'],
  },
  {
    id: 'resume-and-how-to-apply',
    cues: 'resume cv cover apply',
    when: /\byou(?:'ve| have)? (?:got to|need to|have to|must|should|had to|don't know how to|do not know how to|updated|update|made|am updating|'re updating|rewrote|redid) (?:\w+ )?(?:write |do |make |update |redo |rewrite )?(?:a |my |your |the )?(?:new |whole )*(?:resume|cv|cover letters?)\b/i,
    beside: ofSearch,
    unless: found,
    hear: ['It means putting your whole working life on one page for people who read it in half a minute.'],
    ask: ['What have you got on it so far?', 'What kind of job is it meant for?'],
  },
];
