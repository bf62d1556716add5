const them = "(?:my|the|your|all|any|these|those|this|that|today's|tonight's)";
const medicine =
  '(?:meds?|medications?|medicines?|pills?|tablets?|antidepressants?|anti-?psychotics?|insulin|dose|doses|lithium|sertraline|prozac|zoloft|lexapro|ssris?|inhaler|blood pressure \\w+)';

/** What would harm them, or somebody else, were it done: nobody is held to it. */
const harmful = new RegExp(
  [
    '\\b(?:eat|eating|have|having|consume|swallow) (?:absolutely |almost |basically )?(?:nothing|no (?:food|meals?|calories)|zero)\\b',
    '\\b(?:not|stop|quit|avoid|never|without) (?:eat(?:ing)?|food)(?: (?:anything|at all|today|tonight|any ?more|for|until|food|meals|all|altogether|completely|entirely|tomorrow)\\b.*)?$',
    'only (?:drink|have) (?:water|coffee|liquids)|(?:live|survive) on (?:water|coffee|air)|water fast\\b|starv(?:e|ing)\\b',
    '(?:under|below|less than|only|max(?:imum)?|at most|stay (?:under|below)) (?:\\w+ )?\\d{2,3} ?(?:k?cals?|calories)',
    "skip(?:ping)? (?:(?:all|every|my|the|any|a|both|today's) )*(?:meals?|breakfast|lunch|dinner|supper|food|eating)\\b",
    '\\b(?:fast|fasting)\\b(?! (?:walk|paced?|forward|food|for (?:ramadan|lent|yom|god|religi)|until (?:sunset|iftar|the evening meal)))(?=$| (?:for|all|until|today|tomorrow|two|three|\\d))',
    'purg(?:e|ing)\\b|throw(?:ing)? (?:it |everything |food |my \\w+ )?(?:back )?up\\b(?! (?:the|a) )|vomit|make (?:myself|yourself) (?:sick|throw up|puke)|\\bbing(?:e|ing)\\b(?! (?:watch|on a (?:show|series)))|take laxatives|burn (?:off|every)',
    'lose \\d+ ?(?:kg|kilos?|lbs?|pounds|stone)\\b|weigh (?:less|under|below|\\d)|(?:get|be|go|drop|down) (?:to |under |below )+\\d+ ?(?:kg|kilos?|lbs?|pounds|stone)\\b|\\b(?:be|get|look) (?:\\w+ )?(?:thin(?:ner)?|skinn(?:y|ier))\\b|eat (?:only )?(?:half|a (?:half|third|quarter)|as little)\\b(?! (?:an?|the|my|your) )|(?:only eat|eat only) (?:once|one|an? (?:apple|egg|salad|yogh?urt)|fruit|salad|vegetables)\\b',
    `(?:skip|stop|quit|not take|avoid|come off|go off|go without|ditch|flush|bin|hide|throw (?:away|out)|double|halve|cut|drop|miss|leave out)(?:ping|ting|ing)? (?:taking |out )?(?:${them} )*${medicine}\\b`,
    `take (?:all|more|extra|double|twice|too many|a (?:whole|handful|bunch|load)|the whole|every|\\d\\d+)(?: of)? (?:${them} )*(?:\\w+ )?${medicine}\\b`,
    '(?:cut|cutting|hurt|burn|scratch|hit|punch|slap|starve|punish|harm|choke|stab|hang|shoot|drown|poison|kill) (?:myself|yourself)\\b',
    '(?:cut|slit|slash|burn|scratch) (?:my|your) (?:arms?|wrists?|legs?|thighs?|skin|throat)\\b|self[- ]harm|overdose|\\bod\\b',
    '\\bdie\\b|kill (?:\\w+ )?(?:him|her|them|somebody|someone|(?:my|your) (?!weeds|plants|lawn|time))|end (?:it all|(?:my|your) life|everything)\\b|end it$|jump (?:off|in front|from)|not (?:be here|wake up|exist)|disappear for good|be dead',
    '\\b(?:hit|punch|slap|beat|beat up|hurt|stab|strangle|choke|poison|threaten|attack|fight|shoot|stalk|drown|spit on) (?:him|her|them|somebody|someone|(?:my|your) (?:\\w+ )?(?:boss|ex|husband|wife|mum|mom|dad|brother|sister|kids?|son|daughter|child|neighbou?r|dog|cat|partner|boyfriend|girlfriend|teacher|father|mother|stepdad|colleague|flatmate)|the (?:kids?|dog|cat|baby|child))\\b',
    '(?:slash|key|smash|burn|torch|set fire to|wreck|trash) (?:his|her|their|(?:my|your) (?:boss|ex|neighbou?r)\\S*)\\b|get (?:back at|revenge|even with)|revenge on|leak (?:his|her)|(?:steal|shoplift|rob)\\b',
    '(?:get|be) (?:\\w+ )?(?:drunk|wasted|hammered|blackout|smashed|plastered|high|stoned|pissed|shitfaced|legless)\\b|drink (?:until|till|myself|yourself|a (?:whole )?bottle of (?!water)|(?:the|a) whole bottle|all (?:the|night))|drink(?:ing)? (?:and|then) driv|relapse|(?:do|take|snort|smoke|inject|shoot) (?:some )?(?:coke|cocaine|heroin|meth|crack|ketamine|drugs|pills|mdma|xanax)\\b',
    '(?:stay (?:awake|up)|not sleep|no sleep)(?: (?:all night|the whole night|for (?:two|three|\\d+) (?:days|nights)|at all))|stop sleeping|not sleep$',
    '(?:cross|walk into) (?:the )?(?:motorway|traffic)|drive (?:really |very |too )?(?:fast|drunk|off|into)|speed (?:down|on) the',
  ].join('|'),
  'i',
);
/** 'Not hit him', 'stop cutting myself', 'avoid getting drunk' keep from harm. */
const keepsFrom =
  /^(?:you(?:'ll| will)? )?(?:not|don't|never|stop|quit|avoid|resist|hold off|go (?:a day |the day |today |\w+ )?without|keep (?:myself |yourself )?from|try not to|refrain from) (?!(?:eat|eating|tak|taking|food|sleep|my |your |the |all |any )|(?:med|pill|tablet|insulin))/i;

export const isHarmful = (goal: string): boolean => harmful.test(goal) && !keepsFrom.test(goal);

const small = '(?:back|home|in|on|at|up|out|outside|off|there|early|ready|done|dressed|offline)\\b';

/** Where somebody wants to get to, or how they want to be: nothing yet that could be done today. */
const farOff = new RegExp(
  `^(?:(?:just |simply |finally |really )*(?:${[
    `get (?:fit(?:ter)?|health(?:y|ier)|better|in shape|stronger|organi[sz]ed|rich|famous|married|pregnant|motivated|over|through|past|happy|happier|my (?:\\w+ )?(?:life|shit|act|head|confidence|mojo)|your (?:\\w+ )?(?:life|head|act|confidence)|a (?:\\w+ )?(?:life|girlfriend|boyfriend|partner|job|promotion|degree|house)|rid of (?:my|this|the|your) (?:\\w+ )?(?:anxiety|depression|sadness|fear|pain|feeling|thoughts?|stress))`,
    `be (?!${small})|become|feel\\b(?! (?:the|for)\\b)|seem|matter$`,
    '(?:quit|leave|give up|drop out of) (?:my|your|the|this|that|college|uni|university|school)(?: (?:awful|stupid|shitty|current))?(?: (?:job|work|course|degree|studies|school|team|place|company|college|uni|husband|wife|partner|boyfriend|girlfriend|family|country))?$|divorce\\b|break up with|move (?:out|house|abroad|away|in with)\\b|(?:run|do|finish) (?:a|the) (?:half[- ]?|full )?marathon|(?:write|finish) (?:a|my|your|the) (?:book|novel|thesis|dissertation)$|sell (?:the|my|your) (?:house|flat)|start (?:a|my|your) (?:own )?business',
    'lose (?:weight|some weight|the weight)|gain (?:weight|muscle|confidence)|eat (?:better|health(?:y|ier|ily)|less|more|more healthily)$|sleep (?:better|more|well|through)|exercise(?: more)?$|move more|do (?:better|more|everything|it all|well)$|work (?:harder|less|more|on (?:myself|yourself))$',
    'stop (?:being|feeling|thinking|worrying|caring|hating|loving|missing|crying|hurting|overthinking|procrastinating|panicking|stressing|comparing|procrast\\w+|existing|\\w+ing(?= so much| all the time|$))|stop \\w+$|quit (?:smoking|drinking|sugar|being|porn|my bad \\w+|\\w+ing)$|not (?:be|feel|think|cry|worry|panic|care|hate|overthink|stress)\\b|never (?:\\w+ )?again|never \\w+',
    'find (?:love|happiness|peace|myself|yourself|a (?:\\w+ )?(?:girlfriend|boyfriend|partner|job|husband|wife|purpose|meaning)|my (?:purpose|way|self|soulmate|confidence)|your (?:purpose|way|confidence)|meaning|joy|the (?:meaning|one))',
    'learn (?!(?:one|two|three|a|\\d+|the first|some|five|ten) (?:\\w+ )?(?:words?|lines?|chords?|poem|song|verse|steps?|facts?|phrases?|new))|master\\b|win (?:the lottery|at life|him back|her back|back)|earn (?:more|a million)|make (?:a million|millions|(?:more |new |some )?friends|everyone|him|her|them (?:love|like|happy|proud|see)|my (?:parents|mum|mom|dad|family) (?:proud|happy|love)|something of)|save the world|conquer|rule the',
    'change (?:my|your|the|everything|who|myself|yourself)(?: (?:life|world|self|personality|\\w+))?$|improve|fix (?:my|your|everything|myself|yourself|me|the world|us)(?: (?:life|marriage|relationship|self|head|brain|family|mind))?$|turn my life|turn your life|sort (?:out )?(?:my|your) life(?: out)?',
    'love (?:myself|yourself|my body|your body|life)|like (?:myself|yourself)|accept (?:myself|yourself)|forgive (?:myself|yourself)|trust (?:people|myself|yourself|again)|believe in|respect (?:myself|yourself)|understand (?:myself|yourself|life|why)|know (?:myself|yourself|who)',
    'forget (?:him|her|them|my ex|your ex|everything|about (?:him|her|them|my ex|your ex|it all))|move on|let go|heal|recover|survive|cope|live\\b(?! stream)|exist|grow$|succeed|worry less|stress less|think (?:less|positive(?:ly)?|more positive(?:ly)?|better)|care less|have (?:more|a (?:better|happy|good|normal|nice) (?:life|day|mood|marriage|year|family)|no (?:anxiety|fear|stress|worries|problems)|fun|friends|self|confidence|energy|hope)|enjoy (?:life|myself|yourself)|relax(?: more)?$|calm down$|cheer up$|chill(?: out)?$|stay (?:positive|calm|strong|sober|sane|alive)',
  ].join('|')}))`,
  'i',
);

export const isFarOff = (goal: string): boolean => farOff.test(goal);
