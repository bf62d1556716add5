import type { Topic } from '../../../reading/topics.ts';
import { among, both, either, type Particular } from './particular.ts';
import {
  atLength,
  cause,
  children,
  couple,
  friend,
  helping,
  pandemic,
  parents,
  purse,
  rest,
  someone,
  studying,
  time,
  wish,
  working,
} from './told.ts';

/** The work they do or did. */
const trade =
  /\b(?:i (?:\w+ )?(?:work|worked|teach|taught|drive|drove|sell|sold) (?:as|in|at|for|with)|working (?:as|in|at|for)|(?:i'?m|i am|i was|as|being) an? (?:\w+ ){0,2}(?:assistant|manager|teacher|nurse|driver|chef|cook|waiter|waitress|server|bartender|engineer|developer|programmer|accountant|clerk|cashier|analyst|consultant|designer|technician|mechanic|pharmacist|doctor|lawyer|salesman|salesperson|coordinator|supervisor|director|writer|editor|carer|caregiver|cleaner|worker|dresser|stylist|agent|guard|architect|scientist|researcher|associate|trainer|coach|translator|freelancer|painter|builder|plumber|electrician|baker|barber)|retail|restaurants?|hotel|warehouse|factory|sales|construction|hospitality|medical field|health ?care|hospital|school|salon|aerospace|marketing|finance|banking|self[- ]employed|freelanc\w+|my own business)\b/;
/** Money talked of by someone who is not short of it. */
const notShort =
  /\b(?:good salary|pays? (?:\w+ )?(?:well|better|more)|more money|(?:isn'?t|aren'?t|not) (?:really |even )?(?:an? )?(?:issue|problem)|(?:not|isn'?t) about (?:the )?money|good money|budget|afford to (?:lose|fail)|money problems at|(?:company|firm|business|school|state|government|club)(?: is| was|'?s)? (?:\w+ ){0,4}money|money from me|(?:ask\w*|blackmail\w*|wants?) (?:me )?(?:for )?money|used me|using me)\b/;
/** An exam that is over, and how it went. */
const sat =
  /\b(?:put in (?:the )?grades|grades? (?:dropped|came|was|were|went|fell)|got (?:an?|bad|my|low|a bad) (?:\w+ ){0,2}(?:grades?|[a-f]|score|result)|fail(?:ed)|didn'?t (?:do|pass)|did not (?:do|pass)|have not done|haven'?t done|results? (?:came|are|were)|gave (?:me|us|our) (?:\w+ ){0,3}(?:[a-f]|\d+|zero|grades?)|(?:exams?|finals?|midterms?|test) (?:last|yesterday|was|were)|dismissed|(?:took|taken) (?:my|the|an?|it)(?: \w+)? (?:exams?|tests?|finals?|midterms?))\b/;
/** Study that lies behind them. */
const doneStudying =
  /\b(?:i(?:'?ve)? (?:just |have |already )?graduated|just graduated|my (?:\w+ )?degree|(?:find|finding|looking for|get|getting) (?:an? )?(?:\w+ )?job|job (?:search|interview)s?|the interview)\b/;
/** The lost work of somebody near. */
const theirJob =
  /\bmy (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|mom|mum|mother|dad|father|son|daughter|brother|sister|friend)(?:'s)? (?:\S+ ){0,6}(?:laid off|lost (?:his|her|their)|fired|furloughed|terminated|out of work|unemployed|job loss)\b/;
/** Having too much to do or to bear oneself. */
const burdened =
  /\b(?:stress\w*|overwhelm\w*|pressur\w*|deadlines?|exhaust\w*|tired|behind|keep up|plate|juggl\w+|busy|manage|work(?:load|ing)?|no time|piling)\b/;
/** The study of a child. */
const theirStudy =
  /\b(?:my|the|our) (?:\w+ )?(?:kids?|child|children|son|daughter)\b[^.!?]{0,60}\b(?:school\w*|grades?|homework|class\w*|exams?|tests?|stud\w+|learning|teachers?)\b|\btheir (?:school ?work|homework|grades|classes|school)\b|\blocal schools\b|\bthe kid\b/;
/** Of being without work, or on the way out of it. */
const seeking =
  /\b(?:job ?-?(?:search|hunt)\w*|(?:looking|searching) for (?:an? |new |any |some )?(?:\w+ )?(?:work|job|jobs)|(?:find|finding|get) (?:an? |new |any |some |another )?(?:\w+ )?(?:work|job|jobs)|appl(?:ied|ying) (?:for|to|every|at)|unemployed|jobless|out of work|lost my (?:\w+ )?job|laid off|no job)\b/;

/** What a listener asks of work, study and money. */
export const ofWork: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  job: [
    {
      ask: 'What is going on there?',
      when: /\b(?:(?:stress\w*|difficult|hard|bad|tough|toxic|problems?|issues?|trouble|conflict|anxi\w+|unhappy)\b[^.!?]{0,30}\b(?:job|work|office|boss|manager|co-?workers?|colleagues?)|(?:job|work) (?:situation|problems?|issues?|stress)|(?:job|work) is (?:\w+ )?(?:stress\w*|hard|difficult|terrible|awful|a burden|too much))\b/,
      unless: either(
        studying,
        atLength,
        cause,
        /\b(?:told|said|says|hours|deadlines?|lay-?offs?|laid off|fired|cuts?|los(?:e|ing)|lost|covid|pandemic|find(?:ing)?|look(?:ing)?|gossip\w*|yell\w*|no work|promotion|raise|bully\w*|bossy|rude|makes? me)\b/,
      ),
    },
    {
      ask: 'How many hours are you left with now?',
      when: /\b(?:hours? (?:were |was |are |have been |has been |got |being )?(?:\w+ )?cut|cut (?:\w+ ){0,3}hours|reduced (?:my )?hours|fewer hours|less hours|not enough hours)\b/,
      unless: /\b(?:\d+ ?(?:hours|hrs)|half|one day|days a week|part[- ]time)\b/,
    },
    {
      ask: 'What is being said about you there?',
      when: /\b(?:gossip\w*|rumou?rs?|behind my back|spread\w*)\b/,
      unless: /\b(?:said (?:that )?i|saying (?:that )?i|told (?:\w+ )?that i|layoffs?|let go|fired)\b/,
    },
    {
      ask: 'What were you told about it?',
      when: /\b(?:passed over|my promotion|(?:didn'?t|not|never|haven'?t|denied) (?:get|gotten|got|given|me) (?:the|a|my|any|anything) ?(?:promotion|raise)?|up for (?:an?|the) (?:promotion|raise))\b/,
      unless: /\b(?:told|said|says|explain\w*|because|reason|pandemic|raise (?:my|it|the|kids))\b/,
    },
    {
      ask: 'What is the business you have in mind?',
      when: /\b(?:(?:start|open|starting|opening|run|running|have|build) (?:my own |a |my |an? \w+ )business|business idea|my own business|be my own boss)\b/,
      unless:
        /\b(?:business (?:selling|is|of|making)|sell(?:ing)?|crafts?|restaurant|shop|online|app|bakery|cleaning|salon|no idea)\b/,
    },
    {
      ask: 'How long have they been your boss?',
      when: /\b(?:new (?:boss|manager|supervisor|director|team lead)|got a new \w+ (?:boss|manager|supervisor))\b/,
      unless: time,
    },
    {
      ask: 'What did they do this time?',
      when: /\b(?:(?:boss|manager|supervisor|co-?worker|colleague|employee)s? (?:\w+ ){0,4}(?:rude|mean|bull\w+|terrible|awful|unfair|toxic|difficult|critical|lazy|annoying|horrible))\b/,
      unless:
        /\b(?:told|said|says|yell\w*|shout\w*|sleeps?|took|keeps?|makes? me|does not|doesn'?t|threat\w+|interrupt\w*|gossip\w*|always|never)\b/,
    },
    {
      ask: 'Has anything been said at work about cuts?',
      when: /\b(?:(?:los(?:e|ing)|keep) my job|job security|be (?:fired|laid off|let go)|terminated|i(?:'?m| am| may be| might be) next|fear(?:ful)? (?:for|of|about) my job|job (?:will|is safe|might|may|is (?:sort of )?tenuous))\b/,
      unless:
        /\b(?:cuts?|lay-?offs?|laid off|rumou?rs?|announced|told (?:me|us)|said|they (?:said|told)|furlough\w*|eliminat\w+|lost my job|decided|monday|january|end of the month|meeting)\b/,
    },
    {
      ask: 'What work do you do?',
      when: working,
      unless: either(
        trade,
        studying,
        /\b(?:find(?:ing)? (?:an? |a new )?(?:job|work)|looking for (?:a |work)|no job|unemployed)\b/,
      ),
    },
    {
      ask: 'How long have you been there?',
      when: working,
      unless: either(
        seeking,
        time,
        /\b(?:new(?:ly)?|just started|started|quit|left (?:my|a|the) job|lost my job|find a job|looking for (?:a |work)|first|i worked|would like to change|looking for work)\b/,
      ),
    },
    {
      ask: 'What kind of work are you looking for?',
      when: /\b(?:(?:find|finding|get|need|search\w*|looking for|want) (?:an? |some |another |a new |new |any )?(?:\w+ )?(?:job|work|jobs|position)|job ?-?(?:search|hunt)\w*)\b/,
      unless: either(
        trade,
        /\b(?:degree|field|remote|either(?:thing| job| work)|side job|part[- ]time|as an?|career|similar|apply(?:ing)? (?:for|to))\b/,
      ),
    },
    {
      ask: 'What happened there last?',
      when: /\b(?:boss|manager|supervisor|co-?workers?|colleagues?|team|employees?|director|team lead)\b/,
      unless: either(
        time,
        /\b(?:told|said|says|yell\w*|shout\w*|gossip\w*|pulled|blam\w+|cut|fired|sleeps?|critici\w+|scold\w*|ignored|interrupt\w*|stole|took|resign\w*|sick|cancer|died|great|nice|love)\b/,
      ),
    },
    {
      ask: 'Is it the work itself, or the people?',
      when: working,
      unless: either(
        seeking,
        /\b(?:boss|manager|supervisor|co-?workers?|colleagues?|people|team|hours|customers?|clients?|workload|pay|cuts?|los(?:e|ing)|lost|layoffs?|laid off|fired|covid|pandemic|quit|career|bored|boring|too much|overwork\w*|love my|enjoy|ending|contract|scarce|restructur\w+|jeopardy|let go|remote\w*)\b/,
      ),
    },
    {
      ask: 'Is there a colleague you get on with?',
      when: working,
      unless: either(
        seeking,
        /\b(?:co-?workers?|colleagues?|friends?|team|alone|by myself|only one|from home|remote\w*|lost my job|laid off|fired|quit|looking for (?:a |work)|self[- ]employed|freelanc\w+|people)\b/,
      ),
    },
    {
      ask: 'How are you when you get home from work?',
      when: working,
      unless: either(
        seeking,
        /\b(?:home|evenings?|after work|from home|remote\w*|lost my job|laid off|fired|quit|looking for (?:a |work)|exhausted|drained|furlough\w*)\b/,
      ),
    },
    {
      ask: 'What keeps you in that job?',
      when: both(
        working,
        /\b(?:hate|stuck|unfulfill\w+|bored|boring|(?:leave|leaving|quit) (?:my|the|this) (?:job|work|company)|switch|new job|change (?:jobs|career)|another job|toxic|miserable|dead[- ]end)\b/,
      ),
      unless: either(
        purse,
        /\b(?:i (?:quit|left|resigned)|lost my job|love|depends? on me|need (?:the|this) job|insurance|no job|can'?t find|fired|laid off)\b/,
      ),
    },
    {
      ask: 'What would losing it mean first of all?',
      when: /\b(?:los(?:e|ing) (?:my|the|this) job|be (?:fired|laid off|let go)|get(?:ting)? fired|job security|terminated)\b/,
      unless: either(
        purse,
        /\b(?:lost my job|was fired|got fired|was laid off|got laid off|house|home|family|kids|children)\b/,
      ),
    },
    {
      ask: 'What would you rather be doing?',
      when: both(
        working,
        /\b(?:hate|unfulfill\w+|bored|boring|career|switch|dead[- ]end|stuck|change (?:jobs|careers?)|something (?:else|different|new|better))\b/,
      ),
      unless: either(wish, /\b(?:rather|dream\w*|business|aimed|lost my job)\b/),
    },
    {
      ask: 'What did you like about it, at the start?',
      when: working,
      unless: either(
        seeking,
        /\b(?:like[ds]?|love[ds]?|enjoy\w*|new job|just started|lost my job|laid off|fired|quit|looking for (?:a |work)|los(?:e|ing))\b/,
      ),
    },
  ],

  'job loss': [
    {
      ask: 'How are they taking it, being without work?',
      when: theirJob,
      unless:
        /\b(?:(?:he|she)(?:'?s| is| was| has| feels?| seems?) (?:\w+ )?(?:down|sad|depress\w*|angry|upset|ok|okay|fine|stress\w*|devastat\w+|looking)|i(?:'?m| am) next|i (?:\w+ )?lost)\b/,
    },
    {
      ask: 'How long do you have, the way things are now?',
      when: theirJob,
      unless: /\b(?:savings?|months? (?:left|of)|unemployment|enough|rent|fine|i(?:'?m| am) next)\b/,
    },
    {
      ask: 'When will you know for certain?',
      when: /\b(?:(?:may|might|could|afraid|scared|worried|fear|about to|going to|think|will be|planning|potential|possible) (?:\w+ ){0,5}(?:fired|los(?:e|ing)|laid off|lay-?offs?|redundan\w+|let go|next)|i(?:'?m| am) next|los(?:e|ing) my job)\b/,
      unless: either(
        theirJob,
        /\b(?:lost (?:my|the|his|her) job|was (?:laid off|fired|let go)|got (?:laid off|fired|let go)|january|monday|end of|next (?:week|month|year)|weeks?|months?|eliminated|unemployed|out of work)\b/,
      ),
    },
    {
      ask: 'Have they told you anything officially?',
      when: /\b(?:(?:may|might|could|afraid|scared|worried|fear|about to|going to|think|planning|potential|possible|talking about) (?:\w+ ){0,5}(?:fired|los(?:e|ing)|laid off|lay-?offs?|redundan\w+|let go|next)|i(?:'?m| am) next)\b/,
      unless: either(
        theirJob,
        /\b(?:told|said|announced|explained|official\w*|rumou?rs?|letter|lost (?:my|the) job|was (?:laid off|fired)|got (?:laid off|fired)|eliminated|unemployed)\b/,
      ),
    },
    {
      ask: 'How long have you been without work?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|no (?:job|work)|job ?-?(?:search|hunt)\w*|terminated|find(?:ing)? (?:an? |a new )?(?:job|work))\b/,
      unless: either(
        theirJob,
        time,
        /\b(?:about to|might|may|could|afraid (?:of|to)|scared (?:of|to)|worried (?:i|about|that)|i(?:'?m| am) next|will be|losing|next (?:week|month))\b/,
      ),
    },
    {
      ask: 'What work were you doing?',
      when: /\b(?:lost (?:my|a|the) (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|terminated)\b/,
      unless: either(
        theirJob,
        trade,
        studying,
        /\b(?:about to|might|may be|could|i(?:'?m| am) next|my husband|my wife)\b/,
      ),
    },
    {
      ask: 'What did they tell you when they let you go?',
      when: /\b(?:(?:was|got|been|being|were) (?:laid off|fired|let go|furloughed|terminated|made redundant)|lost my (?:\w+ )?job)\b/,
      unless: either(
        theirJob,
        cause,
        pandemic,
        /\b(?:told|said|clos\w+|shut|cuts?|eliminat\w+|email|phone|call|quit|my husband|my wife|about to|i(?:'?m| am) next)\b/,
      ),
    },
    {
      ask: 'Do you get interviews, or mostly silence?',
      when: /\b(?:appl(?:y|ying|ied) (?:for|to|at) (?:\w+ )?(?:jobs?|work|positions?|companies|places|everything)|applying|applications?|job ?-?(?:search|hunt)\w*|(?:looking|searching|search) for (?:\w+ ){0,3}(?:job|work|one)|send\w* (?:\w+ )?(?:resumes?|cvs?)|find(?:ing)? (?:an? |a new |another )?(?:job|work|one)|no luck|been looking)\b/,
      unless: either(
        theirJob,
        /\b(?:interview\w*|no (?:one|response|reply|answer)|respon\w+|reject\w*|silence|silent|repl(?:y|ies)|hear(?:d)? back|not yet|haven'?t (?:started|looked|applied)|call(?:ed|s)? back|competiti\w+|hit rates?|nothing around|no jobs)\b/,
      ),
    },
    {
      ask: 'How are you managing for money?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|let go|furlough\w*|no (?:job|work)|terminated|quit)\b/,
      unless: either(theirJob, purse, /\b(?:about to|might|may be|could|i(?:'?m| am) next|breadwinner)\b/),
    },
    {
      ask: 'Who depends on what you earn?',
      when: /\b(?:los(?:e|ing|t) (?:my|the|our) (?:\w+ )?job|laid off|lay-?offs?|layoff\w*|fired|let go|unemployed|jobless|out of work|furlough\w*|find(?:ing)? (?:an? |a new |new |another )?(?:\w+ )?(?:job|work)|no (?:job|work)|pink slip|terminated)\b/,
      unless: either(
        theirJob,
        /\b(?:family|kids?|children|son|daughter|wife|husband|partner|breadwinner|single|alone|by myself|provide|parents?|girlfriend|boyfriend|depend\w*|live with)\b/,
      ),
    },
    {
      ask: 'Do you know where you would start looking?',
      when: /\b(?:los(?:e|ing) my (?:\w+ )?job|lost my (?:\w+ )?job|(?:was|got|been|get|be) (?:fired|laid off)|position (?:\w+ ){0,2}eliminated|laid off)\b/,
      unless: either(
        theirJob,
        /\b(?:look(?:ing|ed)|appl(?:y|ied|ying)|search\w*|hunt\w*|resumes?|cvs?|interview\w*|start|indeed|linkedin|websites?|trying|find)\b/,
      ),
    },
    {
      ask: 'What do your days look like now?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|out of work|furlough\w*)\b/,
      unless: either(
        theirJob,
        /\b(?:days?|routine|busy|bored|bed|kids|children|about to|might|may be|could be|i(?:'?m| am) next)\b/,
      ),
    },
    {
      ask: 'What were you good at there?',
      when: /\b(?:lost my (?:\w+ )?job|laid off|fired|unemployed|jobless|useless|incapable|let go)\b/,
      unless: either(
        theirJob,
        /\b(?:good at|skills?|experience\w*|best|talent\w*|about to|i(?:'?m| am) next|not good enough)\b/,
      ),
    },
    {
      ask: 'Is it the money that frightens you most, or something else?',
      when: /\b(?:scared|afraid|fear\w*|worr\w+|anxi\w+|frighten\w*|terrified|nervous)\b/,
      unless: either(theirJob, purse),
    },
  ],

  overwork: [
    {
      ask: 'How many hours do you work in a week?',
      unless:
        /\b(?:\d+ ?-?(?:hours?|hrs?|h|jobs)|hours?|to \d+|\d+ ?-|two jobs|three jobs|overtime every|days a week|24.?7)\b/,
    },
    { ask: 'How long has it been this much?', unless: time },
    {
      ask: 'What would happen if you stopped at the hour you should?',
      unless: /\b(?:fired|los(?:e|ing)|behind|boss|deadline|expect\w*|quit|left)\b/,
    },
    {
      ask: 'Does somebody ask it of you, or does it never run out?',
      unless:
        /\b(?:boss|manager|expect\w*|asks?|asked|force[sd]?|make me|short[- ]staffed|understaffed|money|bills?|rent|afford|never ends?|piles?|perfect\w*|only one)\b/,
    },
    {
      ask: 'Does your boss know how late it gets?',
      when: working,
      unless: /\b(?:boss|manager|supervisor|self[- ]employed|freelanc\w+|own business|told them|hr)\b/,
    },
    {
      ask: 'When did you last have a whole day off?',
      unless: /\b(?:days? off|weekends?|vacation|holidays?|never|no break|break|leave|time off|days a week)\b/,
    },
    { ask: 'What kind of work is it?', unless: either(trade, studying) },
    {
      ask: 'What goes short because of it?',
      unless:
        /\b(?:family|kids|children|wife|husband|partner|friends?|sleep\w*|health|social|myself|my life|no time|gym|exercis\w+|hobb\w+)\b/,
    },
    { ask: 'How do you sleep, after such days?', unless: rest },
    {
      ask: 'Is anyone there carrying it with you?',
      when: working,
      unless:
        /\b(?:co-?workers?|colleagues?|team|only one|alone|by myself|everyone|others?|short[- ]staffed|understaffed|no help)\b/,
    },
    {
      ask: 'What keeps you there?',
      unless: either(
        purse,
        /\b(?:love|like|enjoy|quit|leav(?:e|ing)|stuck|career|need (?:the|this|my) job|insurance)\b/,
      ),
    },
    {
      ask: 'Which part of it could wait, honestly?',
      unless: /\b(?:wait|nothing|everything|all of it|deadlines?|delegat\w+|drop)\b/,
    },
    { ask: 'What would you do with a free evening?', unless: either(wish, /\b(?:evenings?|free time|hobb\w+)\b/) },
  ],

  overload: [
    {
      ask: 'What is on your plate just now?',
      when: burdened,
      unless: either(
        atLength,
        working,
        studying,
        children,
        couple,
        friend,
        purse,
        pandemic,
        parents,
        /\b(?:job|work|business|family|move|moving|wedding|covid|house|health|sick|because|from)\b/,
      ),
    },
    {
      ask: 'Which part of it presses hardest at the moment?',
      when: /\b(?:and|also|plus|on top|as well)\b[\s\S]*\b(?:and|also|plus|on top|as well)\b/,
      unless: /\b(?:most(?:ly)?|worst|hardest|main(?:ly)?|especially|biggest|the thing is|number one)\b/,
    },
    { ask: 'How long has it been like that?', when: burdened, unless: time },
    {
      ask: 'When is the nearest deadline?',
      when: /\b(?:deadlines?|due(?! to)|assignments?|projects?|exams?|finals?|thesis|papers?|submit)\b/,
      unless:
        /\b(?:tomorrow|tonight|today|next (?:week|month)|this (?:week|month)|end of|(?:in|within) (?:\w+ ){1,3}(?:days?|weeks?|months?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ ?(?:days|weeks|hours))\b/,
    },
    {
      ask: 'How much of it falls on you alone?',
      when: /\b(?:balanc\w+|juggl\w+|kids|children|house|chores|car(?:e|ing)|family|business|everything|plate|manage|tasks|responsib\w+|cook\w*|clean\w*)\b/,
      unless:
        /\b(?:alone|by myself|on my own|no ?(?:one|body)|no help|single|only (?:me|one|person)|all of it|everything|husband (?:helps|works)|help(?:s|ed|ing)?|myself)\b/,
    },
    { ask: 'What does it do to your sleep?', when: burdened, unless: rest },
    {
      ask: 'Where do you notice it, in your head or in your body?',
      when: burdened,
      unless:
        /\b(?:head(?:aches?)?|body|stomach|chest|heart|shoulders?|pains?|tired|exhaust\w+|sleep\w*|cry\w*|panic\w*|eat\w*|migraines?|sick|mentally|physically|anxi\w+|concentrat\w*|focus)\b/,
    },
    {
      ask: 'Is there a moment in the day that is yours?',
      when: burdened,
      unless:
        /\b(?:time (?:for|to) (?:me|myself|relax)|no time|breaks?|relax\w*|walks?|free time|exercis\w+|music|read|games?|hobb\w+|bed|all day)\b/,
    },
    {
      ask: 'Who takes something off you, now and then?',
      when: burdened,
      unless: either(someone, /\bhelp(?:s|ed|ing)?\b/),
    },
    {
      ask: 'What have you let go of already?',
      when: burdened,
      unless:
        /\b(?:quit|drop(?:ped)?|stopped|gave up|given up|let go|cancel\w*|no longer|postpon\w*|miss(?:ed|ing)?)\b/,
    },
    {
      ask: 'What happens if one thing is left undone?',
      when: burdened,
      unless: /\b(?:fail\w*|fired|los(?:e|ing)|behind|worse|due(?! to)|evict\w*|grade|scholarship)\b/,
    },
    { ask: 'What usually lets the pressure out a little?', when: burdened, unless: helping },
    { ask: 'If one thing could be taken away, which would it be?', when: burdened, unless: wish },
  ],

  money: among({ unless: notShort }, [
    {
      ask: 'Is the car what you need to get to work?',
      when: /\b(?:car|truck|mechanic|vehicle)\b/,
      unless: /\b(?:work|uber|deliver\w*|bus|accident|insurance)\b/,
    },
    {
      ask: 'When must you be out?',
      when: /\b(?:evict\w+|lose (?:my|the|our) (?:house|home|apartment|place|flat)|kicked out|lease is up|move out)\b/,
      unless: either(time, /\b(?:next month|end of|days?|weeks?|might|may|scared|worried|afraid|fear)\b/),
    },
    {
      ask: 'How far off is the next bill?',
      when: /\b(?:rent|bills?|mortgage|evict\w*|lease|run(?:ning)? out|low)\b/,
      unless:
        /\b(?:tomorrow|today|next (?:week|month)|this (?:week|month)|end of|days?|weeks?|due(?! to)|already|behind|late|overdue|months?|paid off|january)\b/,
    },
    {
      ask: 'Did something change, or has it always been tight?',
      unless: either(
        cause,
        time,
        /\b(?:lost|cut|laid off|fired|quit|job|left|divorc\w+|moved|sick|hospital|always|raise[ds]?|raising|reduced|expired)\b/,
      ),
    },
    {
      ask: 'Is there anything coming in at the moment?',
      when: /\b(?:lost (?:my|the) (?:\w+ )?job|laid off|(?:was|got) fired|no (?:job|work|income)|unemployed|jobless|out of work|furlough\w*|i quit)\b/,
      unless:
        /\b(?:unemployment|benefits?|allowance|savings?|wife (?:works|has)|husband (?:works|has)|part[- ]time|side|freelanc\w+|gig|income|welfare|stimulus|no money|losing|will be|salary)\b/,
    },
    {
      ask: 'Who else depends on that money?',
      unless:
        /\b(?:family|kids?|children|sons?|daughters?|wife|husband|partner|single|alone|by myself|just me|provide|parents?|girlfriend|boyfriend|depend\w*|roommates?|baby|mom|dad|friends?|dog|cat)\b/,
    },
    {
      ask: 'Have you enough for food this week?',
      when: /\b(?:no money|run(?:ning)? out|out of money|can'?t (?:afford|pay|eat)|broke|food|starv\w*|evict\w*|homeless)\b/,
      unless:
        /\b(?:enough|savings?|fine|food (?:bank|shelter|stamps)|eating|ate|tuition|courses?|college|party|celebrat\w*|vacation|gifts?)\b/,
    },
    {
      ask: 'Does anyone know how tight it is?',
      unless: either(someone, /\b(?:single|borrow\w*|lend|lent|loan(?:ed)?)\b/),
    },
    {
      ask: 'What have you had to go without?',
      unless:
        /\b(?:without|gave up|given up|cut(?:ting)? (?:back|down)|sold|sell|skip\w*|cancel\w*|can'?t afford|no longer|stopped|house|gifts?|presents?)\b/,
    },
    {
      ask: 'Is there a debt that worries you most?',
      when: /\b(?:debts?|loans?|credit cards?|owe|overdraft|borrow\w*)\b/,
      unless:
        /\b(?:credit cards?|student loans?|mortgage|car (?:loan|payment)|bank|owe (?:\w+ )?(?:my|him|her|them|a)|medical)\b/,
    },
    {
      ask: 'What keeps you awake about it most?',
      when: /\b(?:worr\w+|scared|afraid|anxi\w+|stress\w*|sleep\w*|fear\w*|nervous)\b/,
      unless:
        /\b(?:homeless|evict\w*|lose (?:my|the|our) (?:house|home|apartment)|most(?:ly)?|especially|kids|children)\b/,
    },
    {
      ask: 'Is there work you could see yourself getting?',
      when: /\b(?:no (?:job|work)|find (?:an? |a new |another )?(?:job|work)|unemployed|lost (?:my|the) (?:\w+ )?job|laid off|out of work|looking for)\b/,
      unless: either(
        trade,
        /\b(?:appl(?:y|ied|ying)|interview\w*|either(?:thing| job| work)|no jobs?|side job|hire[ds]?|qualified)\b/,
      ),
    },
    { ask: 'What would take the worst of the pressure off?', unless: either(wish, /\b(?:if (?:i|we|he|she)|need)\b/) },
    {
      ask: 'Which worry comes first, the rent or the rest?',
      when: /\b(?:rent)\b/,
      unless: /\b(?:most(?:ly)?|especially|due(?! to)|evict\w*|first|cover the rent|main)\b/,
    },
  ]),

  exams: among({ unless: doneStudying }, [
    {
      ask: 'What did the professor say to that?',
      when: /\bmy (?:\w+ )?(?:professor|teacher|instructor|advisor|lecturer)\b[\s\S]*\b(?:grades?|unfair|e-?mail\w*|fail\w*|late|points?)\b/,
      unless: either(
        theirStudy,
        /\b(?:(?:professor|teacher|instructor|advisor|lecturer|he|she|they) (?:\w+ ){0,3}(?:said|says|told|explain\w*|respond\w*|answer\w*|would(?:n'?t| not)|won'?t|ignored)|haven'?t (?:asked|talked|told)|keeping her)\b/,
      ),
    },
    {
      ask: 'What is the thesis about?',
      when: /\b(?:thesis|dissertation)\b/,
      unless: either(theirStudy, /\b(?:thesis (?:is )?(?:on|about)|dissertation (?:is )?(?:on|about)|topic)\b/),
    },
    {
      ask: 'What would you study, if it were only up to you?',
      when: /\b(?:(?:different|wrong|chang\w*|switch\w*|choose|choosing|chosen) (?:\w+ ){0,3}(?:major|course|degree|program|career|school|path)|what to study|which (?:major|course|avenue|career|degree)|parents (?:\w+ ){0,3}(?:want|pressur\w*))\b/,
      unless: either(
        theirStudy,
        /\b(?:rather (?:study|be|do)|passion|i'?m (?:\w+ )?into|want to (?:study|be|do|travel)|would love to)\b/,
      ),
    },
    {
      ask: 'What gets in the way when you sit down to it?',
      when: /\b(?:can'?t (?:focus|concentrat\w*|study)|not able to (?:focus|concentrat\w*|study|remember)|hard to (?:focus|concentrat\w*|study)|distract\w*|procrastinat\w*|slack\w*|motivated|motivation)\b/,
      unless: either(
        theirStudy,
        /\b(?:noise|kids|children|family|phone|home|games|worr\w+|tired|people|because|stress (?:is|about)|job|my (?:\w+ )?(?:child|son|daughter))\b/,
      ),
    },
    {
      ask: 'How is your child taking it?',
      when: theirStudy,
      unless:
        /\b(?:(?:he|she|they|child|son|daughter|kids) (?:\w+ )?(?:is|are|feels?|cries|cry|hates?|struggl\w+|says?|doesn'?t|don'?t)|(?:my|in) (?:college|university|thesis|degree|masters?))\b/,
    },
    {
      ask: 'When will you have the result?',
      when: /\b(?:i (?:just |already )?took|i(?:'?ve)? (?:just |already )?(?:taken|finished|had)) (?:my|the|an?) (?:\w+ )?(?:exams?|tests?|finals?|midterms?|paper)\b/,
      unless: either(theirStudy, /\b(?:results?|grades?|failed|passed|score|didn'?t (?:do|pass)|got)\b/),
    },
    {
      ask: 'What did it turn out to be, the grade?',
      when: sat,
      unless: either(
        theirStudy,
        /\b(?:\d+|an? [a-f]|zero|all of them|straight|gpa|fail(?:ed)?|dismissed|didn'?t pass|not pass|still passing|will fail)\b/,
      ),
    },
    {
      ask: 'Can it be made up for, or taken again?',
      when: sat,
      unless: either(
        theirStudy,
        /\b(?:retak\w+|retook|resit|again|appeal\w*|make (?:it )?up|made up|over again|second (?:time|chance)|take the class|late now)\b/,
      ),
    },
    {
      ask: 'What does that result change for you?',
      when: sat,
      unless: either(
        theirStudy,
        parents,
        /\b(?:scholarship|gpa|career|future|graduat\w+|dismiss\w*|degree|parents|will fail|feel that i)\b/,
      ),
    },
    {
      ask: 'When is it?',
      when: /\b(?:exams?|tests?|finals?|midterms?|due(?! to)|deadline|presentation)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:tomorrow|tonight|today|next (?:week|month)|this (?:week|month)|upcoming week|end of|in (?:\w+ ){1,4}(?:days?|weeks?|months?)|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ ?(?:days|weeks|hours|months)|finals week|last (?:week|month|semester)|failed|didn'?t (?:do|pass|study)|already|passed|not done|have not done|results?|got (?:bad|a))\b/,
      ),
    },
    {
      ask: 'What are you studying?',
      when: studying,
      unless: either(
        theirStudy,
        /\b(?:major\w*|psychology|engineering|nursing|medic\w+|law|business|computer|science|biology|math\w*|history|english|accounting|education|pharma\w*|architect\w*|economics|algebra|chemistry|physics|excel|art|doctoral|phd|masters?|licens\w+|driving|high school|middle school|grade|(?:his|her) (?:\w+ )?classes)\b/,
      ),
    },
    {
      ask: 'Which subject is the worst?',
      when: /\b(?:exams|finals|midterms|classes|courses|grades|subjects|tests|all of them)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:math\w*|algebra|chemistry|physics|biology|psychology|history|english|excel|accounting|statistics|programming|one (?:class|course|of)|a class|this class|thesis|worst|hardest|most)\b/,
      ),
    },
    {
      ask: 'Is it the work that is hard, or the worry about it?',
      when: both(
        /\b(?:exams?|tests?|finals?|midterms?|class\w*|assignments?|thesis|course\w*|stud\w+)\b/,
        /\b(?:anxi\w+|worr\w+|nervous|stress\w*|scared|afraid|pressure)\b/,
      ),
      unless: either(
        theirStudy,
        sat,
        /\b(?:mind goes blank|motivat\w*|focus|concentrat\w*|online|virtual|zoom|remote|test anxiety|fear of fail\w*|failed|too hard|difficult|understand|remember)\b/,
      ),
    },
    {
      ask: 'What happens if it goes badly?',
      when: /\b(?:exams?|tests?|finals?|midterms?|thesis|failing|fail|pass)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:scholarship|gpa|fail(?:ed)? (?:my|the|out|all)|retake|dismiss\w*|career|future|parents|disappoint\w*|didn'?t (?:do|pass)|bad grades?|good grades?)\b/,
      ),
    },
    {
      ask: 'How much have you got through so far?',
      when: /\b(?:stud(?:y|ied|ying)|revis\w+|assignments?|thesis|essay|dissertation|project|read(?:ing)?s?|behind)\b/,
      unless: either(
        theirStudy,
        sat,
        /\b(?:halfway|half|most|every day|weeks?|already|started|units|nothing|a lot|didn'?t study|failed|done|finished|complete\w*|catch up|hours)\b/,
      ),
    },
    {
      ask: 'Has it gone wrong before, or would this be the first time?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|nervous|anxi\w+)\b/,
      unless: either(
        theirStudy,
        /\b(?:before|again|last (?:time|year|semester)|never|first time|always|third|second|failed|failing|retak\w+|4\.0)\b/,
      ),
    },
    {
      ask: 'Are the classes in person, or online?',
      when: /\b(?:class(?:es)?|course\w*|lectures?|school|college|university|semester)\b/,
      unless: either(
        theirStudy,
        /\b(?:online|virtual\w*|zoom|remote\w*|in[- ]person|hybrid|distance|from home|finish\w*|graduated)\b/,
      ),
    },
    {
      ask: 'Is there someone in the course you can ask?',
      when: studying,
      unless: either(
        theirStudy,
        /\b(?:professors?|teachers?|tutor\w*|advis[oe]rs?|classmates?|study groups?|friends?|peers|students?|group|no (?:one|help))\b/,
      ),
    },
    {
      ask: 'What do your parents expect of it?',
      when: /\bmy (?:\w+ )?(?:parents?|mom|mum|mother|dad|father)(?:'?s)?\b/,
      unless: either(
        theirStudy,
        /\b(?:expect\w*|pressur\w*|proud|disappoint\w*|want (?:me|to)|invested|another country|died|passed|bugging|mad)\b/,
      ),
    },
    {
      ask: 'Do you have a job next to your studies?',
      when: /\b(?:no time|busy|time management|tired|exhaust\w+|behind|keep up|both|juggl\w+|money)\b/,
      unless: either(theirStudy, working, /\b(?:job|work(?:ing)?|full[- ]time|part[- ]time|high school|freelanc\w+)\b/),
    },
    {
      ask: 'How do you sleep, with that ahead?',
      when: /\b(?:exams?|tests?|finals?|midterms?|due(?! to)|deadline|thesis)\b/,
      unless: either(theirStudy, sat, rest, /\b(?:dreams?|all[- ]nighter|failed|didn'?t (?:do|pass))\b/),
    },
    {
      ask: 'What would you like to do one day, after all that?',
      when: /\b(?:college|university|uni|degree|thesis|major|masters?|phd|semester|program|career)\b/,
      unless: either(theirStudy, wish, /\b(?:career|become|future|job|psychology|nurs\w+|pharma\w*)\b/),
    },
  ]),
};
