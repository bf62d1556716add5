import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

/** The hours themselves: customers, patients, nights, too few hands, and what the body says to it. */
export const ofWorkShifts: readonly Happening[] = [
  {
    id: 'patient-died-on-shift',
    cues: 'lost patient resident died compressions cpr',
    when: /\b(?:lost|losing) (?:a|an|one|two|three|four|another|our) (?:\w+ )?(?:patients?|residents?|mum|child|baby)\b(?!'s| (?:name|file|list|notes|record))[^.]*\b(?:shift|ward|today|tonight|nights?|unit)\b|\blost (?:a|one|two|three|four|another) (?:\w+ )?(?:patients?|residents?)\b(?!'s| name)|\b(?:a|an|one of (?:the|your|our)|your|another|two|three) (?:\w+ )?(?:patients?|residents?|client)\b[^.]*\b(?:died|passed away|has died|dying|hanged (?:him|her)self|killed (?:him|her|them)sel)/i,
    unless: /\b(?:vet|dog|cat|my (?:mum|dad|husband|wife|nan|gran) (?:was|is) a|lost patience|laughing)\b/,
    hear: [
      "Losing people you looked after is hard, and you're expected just to carry on.",
      'You carry it home, and at home nobody ever knew there was such a person.',
    ],
    ask: [
      'What do you remember about them?',
      'Was there anyone on the shift you could look at?',
      'What did you do when you got in?',
    ],
  },
  {
    id: 'patient-was-kind',
    cues: 'patient resident client customer pupil student',
    when: atWork(
      "\\b(?:CUSTOMER|one of (?:the|your|our) (?:patients|residents|customers|clients|regulars)|patients?)(?: just| even| always| once| still|'s| has)* (?:knitted|gave you|brought you|brings you|made you|wrote (?:to thank|you)|thanked|says? thank|said thank|remember(?:ed|s) (?:you|your)|hugged you|held your|t(?:ake|ook|akes) hold of your|squeezed your|walked all the way back|came back to (?:say|thank)|paid you with|left you a (?!bad|one|review)|asked (?:for you|after you))",
    ),
    unless:
      /\b(?:overdose|bad review|one star|complain|black eye|a hard time|abuse|i've got nothing|norovirus|groped|bum)\b/,
    bright: true,
    hear: [
      'A kindness like that stays with you.',
      'Most of what you do there goes unseen because it went well. That one saw it.',
    ],
    ask: ['What did you say?', 'How long have you known them?', 'What had you done for them, by their account?'],
  },
  {
    id: 'customer-was-rude',
    cues: 'customer client patient passenger caller guest resident shopper relative',
    when: atWork(
      '\\b(?:CUSTOMER|customers|clients|passengers|patients|the (?:customers|clients|passengers|patients|guests|public))(?: just| even| then| always| actually| \\w+ly)* (?:shout(?:ed|s|ing)?|yell(?:ed|s|ing)?|scream(?:ed|s|ing)?|swore|swears|called you\\b|calls you\\b|threw|throws|spat|spits|click(?:ed|s)|snapp?(?:ed|s)|slapped|hit you|pushed|shoved|grabbed|kicked|was (?:\\w+ )?(?:rude|horrible|nasty|awful|vile)|were (?:\\w+ )?(?:rude|horrible|nasty|awful|vile)|complained|made you cry|demanded|laughed at|told you to)|\\b(?:called|got called) (?:\\w+ ){1,4}by (?:a|some|one) (?:\\w+ )?(?:customer|client|passenger|patient|guest)',
    ),
    unless: /\b(?:called you (?:by name|back|a hero|an angel)|we laughed|kindly|joy|don't worry)\b/,
    hear: [
      "You didn't deserve that, and you weren't even free to answer.",
      'They have forgotten it by the car park. You had to give the next one the same face as before.',
    ],
    ask: [
      'Who was on with you?',
      'What would you have said, if it had not been your job?',
      'What was it about, in their eyes?',
    ],
  },
  {
    id: 'boss-took-customers-side',
    cues: 'manager boss supervisor',
    when: atWork(
      "\\b(?<who>BOSS)(?: just| even| then)* (?:took (?:the|their|his|her) (?:[\\w']+ )?(?:side|word)|sided with|apologi[sz]ed to (?:him|her|them|the)|gave (?:him|her|them) (?:a (?:refund|voucher|free)|their money)|made you (?:apologi[sz]e|say sorry)|didn't (?:back|support|defend|stick up)|wouldn't back|never backs|said the customer)",
    ),
    hear: [
      "It hurts that they didn't stand by you.",
      'From then on you do the job with nobody behind you, and you know it every time the door opens.',
    ],
    ask: [
      'What did {who} say to you afterwards?',
      'Who there does stand by you?',
      'Had it been different with {who} before?',
    ],
  },
  {
    id: 'smiles-for-pay',
    cues: 'smile smiling smiled cheerful laugh jokes banter face fun voices',
    when: /\b(?:you (?:\w+ )?(?:did|do|worked|spent|have to|had to|got to|keep|kept)(?: \w+){0,4} (?:smil(?:e|ing)|be(?:ing)? (?:cheerful|happy|nice|the fun one|polite)|the banter|a face))\b|\bhate the face you have to make\b|\byou(?:'re| are) ["']?the (?:fun|funny|happy|cheerful|strong) one\b|\byou make the jokes\b|\byou do the voices\b|\bput(?:ting)? on (?:a|the|your) (?:work |brave |happy |smiley )?(?:face|smile) (?:for|at|all|every)\b|\bthe one making everybody laugh at work\b/i,
    beside: ofJob,
    unless: /\b(?:photos?|wedding|because (?:he|she) got|couldn't help)\b/,
    hear: [
      'Being cheerful for everybody all day is exhausting.',
      'The better you do it, the less anyone would think of asking.',
    ],
    ask: [
      'Who gets to see the other face?',
      'How long does it take you to put it down after work?',
      'Where do you go when it slips?',
    ],
  },
  {
    id: 'cried-out-of-sight-at-work',
    cues: 'cry cri tears sob howl',
    when: /\b(?:cry|cried|cries|crying|in tears|sobb?(?:ed|ing)?|howl(?:ed|ing)?|bawl(?:ed|ing)|burst into tears)\b[^.]*\b(?:in|behind|into) (?:(?:the|a|your|my) )?(?:(?:staff|work|disabled|office|store|walk-in|supply|break|company|good) )*(?:toilets?|loos?|bathroom|restroom|cubicle|stock ?room|store ?room|storage|cupboard|freezer|fridge|sluice|walk-in|bin store|van|locker room|changing room|stairwell|car park|parking lot|linen \w+)\b|\bcr(?:y|ied|ying) in (?:your|the|my) car (?:before|after|at|on (?:your|the) (?:break|lunch))|\b(?:hiding|hid|hide) in the (?:toilets?|loo|stock ?room|freezer|store ?room|walk-in|sluice|bathroom)\b/i,
    unless: /\b(?:supermarket|tesco|asda|lidl|aldi|mother[- ]in[- ]law)\b/,
    beside: ofJob,
    hear: [
      "It can't be easy to have to hide how you feel at work.",
      'The body takes the first door that shuts. The part nobody talks about is walking back out again.',
    ],
    ask: [
      'Did anybody notice, when you came back out?',
      'What was the last thing before it came?',
      'How much of the day was left after that?',
    ],
  },
  {
    id: 'cried-before-colleagues',
    cues: 'cry cri tears floods',
    when: /\b(?:cry|cried|cries|crying|in tears|sobb?(?:ed|ing)|burst into tears|broke down|welled up)\b[^.]*\b(?:(?:in|during|at) (?:the|a|your|my) (?:\w+ )?(?:meeting|office|call|zoom|interview|review|appraisal|one to one|1:1)|in front of (?:the|your|my|eleven|all) ?(?:\w+ )?(?:team|boss|manager|people|colleagues|class|office|clients?|staff|everyone)|at (?:work|your desk))\b|\byou (?:just )?(?:cried|broke down|burst into tears) (?:at work|at your desk|on your (?:boss|manager))/i,
    beside: ofJob,
    unless: /\bhappy (?:cry|crying|tears)\b|\b(?:everyone cried|happy crying|with laughter|speech)\b/,
    hear: ['Crying in front of the people you work with can feel awful.'],
    ask: ['What did they do?', 'Who came to find you afterwards?', 'What had somebody said, just before?'],
  },
  {
    id: 'sits-in-car-before-work',
    cues: 'sit sat sitting',
    when: /\byou(?:'ve|'re)? (?:\w+ ){0,2}(?:sit|sat|sitting) in (?:your|the|my) (?:car|van|truck|parking lot|car park)\b[^.]*\b(?:before|until|till|minutes?|for a while|hour|go in|going in|walk in|shift|work)\b|\byou (?:\w+ )?(?:sit|sat) in the (?:parking lot|car park|works? car park)\b/i,
    unless:
      /\b(?:come home|came home|the ground|match|visit|mother|hospital|lunch|my (?:lunch|box|food|sandwich\w*|rice|flask)|eat(?:ing)?|lake|song|funeral|crematorium|school gate|doctor|pretend|haven't told|no job|lost (?:my|the|his) job|coordinate)\b|\b(?:drive|driving|go|going) home\b|\boutside (?:the|my|our) house\b|\bafter (?:work|my shift|the shift|a shift)\b|\bon (?:the|my) drive(?:way)?\b/,
    beside: ofJob,
    hear: [
      'You need those minutes before you can face it.',
      "Those minutes belong to nobody. Home is done with you and work hasn't got you yet.",
    ],
    ask: [
      'What makes you open the door in the end?',
      'How long do you sit there, mostly?',
      'What do you listen to out there?',
    ],
  },
  {
    id: 'dreads-going-in',
    cues: 'sunday dread face want tomorrow',
    when: /\byou(?:'re| are)? (?:\w+ )?(?:dread(?:ing)? (?:going in|going to work|monday|tomorrow|work|the shift|every shift|sunday|going back|the week)|don't want to (?:go (?:in|to work|back to (?:work|that office|that place))|wake up for (?:the|your)|be at work)|can't face (?:work|going in|that place|monday|going back|another (?:shift|week|day there))|(?:get|feel) sick (?:every|on a|on) sunday)\b|\bdread(?:ing)? (?:going in|monday|going to work|going back to work)\b|\bif you sleep then it's tomorrow\b|\bevery sunday (?:night|evening|afternoon)\b[^.]*\b(?:work|monday|stomach|sick|dread|heavy|tight|cry|sleep)\b/i,
    unless:
      /\b(?:cancer|chemo|school|because (?:he|she) is so|lol|haha|the bed is warm|holiday was|love my job)\b|\bbirthday\b|\banniversary\b|\b(?:he|she)(?:'s| is) gone\b|\bfuneral\b|\bcourt\b|\bscan\b|\bbiopsy\b|\bresults?\b/,
    beside: /\b(?:work|works|job|boss|manager|supervisor|shifts?|office|monday|colleagues?)\b/,
    hear: [
      'Dreading it like that makes the evening before miserable, too.',
      'It starts long before the door. By the time you get there you have done the worst of it once already.',
    ],
    ask: [
      'What is the first thing you see when you walk in there?',
      'When in the week is it lightest?',
      'Has there been one of those days that went all right?',
    ],
  },
  {
    id: 'too-few-hands',
    cues: 'only cut short understaffed patients nobody two three down one cover staff',
    when: /\b(?:short[- ]?staffed|under[- ]?staffed)\b|\bshort (?:of |by )?(?:\w+ )?(?:nurses|staff|people|carers|hands|\w+ nurses)\b|\b(?:one|two|three|\d) (?:nurses?|carers?|of us|staff|people|teachers?|HCAs?) (?:for|to|on for|with) (?:the |all )?(?:whole |\w+[- ]?\w+ )?(?:patients|residents|kids|children|beds|ward|floor|tables|home|shop|\d+)\b|\byou had (?:\w+ )?(?:\w+ )?(?:patients|residents|tables|beds) (?:today|tonight|when|on your own|alone|to yourself)\b|\b(?:\d\d) (?:patients|residents|beds)\b|\b(?:nobody|no one) (?:to|else) (?:cover|turned up|came in|showed up)\b|\bcut (?:you|your \w+|the \w+|staff)?(?: down)? ?from \w+ to \w+\b|\b(?:they|work) cut your team\b|\bthe only (?:carer|nurse|one|doctor|teacher|person|porter) on\b|\b(?:just|only) you on (?:shift|the floor|tonight|the ward|the till)/i,
    unless: /\b(?:only nurse on the ward who|patients? write cards|love it|thankfully)\b/,
    beside: ofJob,
    hear: [
      "It isn't possible to do it all with so few people.",
      'Nobody can be in four places, and you are the one who remembers each place where you were not.',
      'There are too few of you on paper, and it is your own conscience that keeps the list of what was left undone.',
    ],
    ask: [
      'Who or what did you not get to today?',
      'What was the worst hour of it?',
      'What did the ones above you say to it?',
    ],
  },
  {
    id: 'no-break',
    cues: 'sit sat eat eaten ate pee toilet break drink drunk stop lunch',
    when: /\byou(?:'ve| have|'d)? (?:\w+ )?(?:didn't|haven't|hadn't|couldn't)(?: even| once| get to| had time to| have time to| a chance to)* (?:sit|sat|sit down|sat down|eat|eaten|ate|pee|peed|go(?:ne)? (?:for a |to the )?(?:pee|wee|toilet|loo|bathroom)|drink|drunk|stop(?:ped)?|have a break|had (?:a|your) (?:wee|pee|drink|bite|sit[- ]down|minute|coffee|tea)\b|had (?:a|my|your) (?:break|lunch)|take (?:a|your) (?:break|lunch)|taken a break)\b|\bno (?:break|breaks|lunch break)\b|\b(?:without|with no) (?:a |any )?(?:break|breaks|sitting down|lunch)\b/i,
    unless:
      /\b(?:anorexi|not hungry|appetite|grief|since (?:he|she|they) (?:died|left)|diet|drinking again|can't stop|couldn't stop|didn't stop (?:him|her|them|crying|talking)|can't eat|can't sit|mum|waitress)\b/,
    beside:
      /\b(?:shift|ward|nurse|nurses|nursing|customers?|patients?|warehouse|classroom|tables|break room|midwi\w+|teacher|carer|driver|paramedic|on my feet|deliver\w*|residents)\b/,
    hear: [
      'A whole day without a break is too much for anybody.',
      "It gets so normal that nobody says it out loud: a whole day's work and no moment to go to the toilet.",
    ],
    ask: ['What have you had to eat since?', 'When did you first sit down?', 'Was it only you, or everyone on?'],
  },
  {
    id: 'hours-too-long',
    cues: 'double hour hours hrs nights days shift week clopen split',
    when: /^(?!.*\b(?:he|she|husband|wife|mum|mom|mother|dad|father|son|daughter|sister|brother|boyfriend|girlfriend|partner)\b).*\b(?:double shifts?|back[- ]to[- ]back shifts?|split shifts?|clopens?|\d\d(?:\.5)?[- ]?(?:hour|hours|hr|hrs)(?: (?:shifts?|days?|a day|today|straight))|(?:six|seven|6|7|nine|ten|twelve|eleven) (?:days|nights|shifts) (?:a week|in a row|on the trot|straight|running)|(?:six|seven|6) days\b(?= ?$| and| at| for)|(?:sixty|seventy|eighty|[6-9]0) hours (?:a|this|last) week|work(?:ed|ing|s)? (?:all )?(?:seven|six) days)\b/i,
    unless:
      /\b(?:train|flight|drive|labour|labor|said no to|drinking|sober|clean|without|fast|cruise|holiday|sleep(?:ing)? \d+ hours|coach)\b/,
    beside: ofJob,
    hear: [
      'Hours like that are too much for anybody.',
      'There is the work, and then there is getting home from it with nothing left for whoever is there.',
    ],
    ask: [
      'When is your next day off?',
      'What is the first thing you do when you get in?',
      'How many weeks of that are behind you?',
    ],
  },
  {
    id: 'after-night-shift',
    cues: 'night nights',
    when: /\b(?:after|from|off|finish(?:ed|ing)?|on|do|did|done|doing|work(?:ing)?|between) (?:a |the |your |my )?(?:\w+ )?(?:night shifts?|nights)\b[^.]*\b(?:sleep|asleep|awake|body|tired|dark|bed|day|sun|kids|blinds|home|eyes|noon|upside)\b|\b(?:sleep|asleep|awake|body|tired)\b[^.]*\b(?:night shifts?|since nights)\b|\brotating shifts?\b|\bcom(?:e|ing) (?:home|back|in|off) (?:from )?(?:the )?(?:nights?|night shift)\b/i,
    unless:
      /\b(?:pink|lovely|beautiful|last (?:day|shift)|coffee for free|thank you jesus|wedding|two nights?|one night|last night|friday nights)\b/,
    beside: /\b(?:night shifts?|on nights|off nights|after nights|shifts?|rota|nightshift)\b/,
    hear: [
      "Nights turn everything upside down, and it's hard on your body.",
      "You live on the back of everybody else's day. They are at breakfast when you most want the world switched off.",
      "Sleeping by day is done against the whole street. It's a thinner sort of sleep, with one ear out.",
    ],
    ask: [
      'What do you hear out there, when you are trying to sleep?',
      'How many more have you got?',
      'Who is up when you come in?',
    ],
  },
  {
    id: 'body-worn-by-work',
    cues: 'back knees hands feet shoulder wrist hip legs bones',
    when: /\b(?:your|my) (?:back|knees?|hands|feet|shoulders?|wrists?|hips?|legs|bones)(?: and your \w+)?(?:'s|'re| is| are| have| has)?(?: \w+)? (?:gone|going|killing you|open|bleeding|finished|wrecked|shot|broken|ruined|like a plank|stiff|swollen|numb|cracked|raw|don't exist|hurt|hurts|aching|ache|aches|asking)\b/i,
    unless:
      /\b(?:cancer|ms|arthritis|lupus|accident|knees (?:were )?knock|panic|shaking|diagnos|tablets|stroke|parkinson|hands (?:were|are|is) (?:wet|shak))|\bclap\w*|\bapplau\w*|\bconcert\b/,
    beside:
      /\b(?:shifts?|job|boss|manager|factory|site|warehouse|field|harvest|kitchen|care work|cleaning|cleaner|care home|at work|worked|lifting|overtime|trade|tools)\b/,
    hear: [
      "It's hard when your body pays for your work.",
      'You bring your body to work every day, and it is the one tool nobody there replaces.',
    ],
    ask: [
      'How many years have you done it?',
      'Which part of the day is hardest on it?',
      'What do you do for it of an evening?',
    ],
  },
  {
    id: 'care-work',
    cues: 'residents carer care bedpans agency home visits',
    when: /\byou(?:'re| are|'ve been| were|'ve worked| work| do)? (?:\w+ )?(?:(?:in|do|doing|a) (?:home )?care (?:work|worker|assistant)|(?:in|at) a care home|(?:a|an) (?:home |night |live-in )?(?:carer|HCA|care assistant|nursing assistant|support worker))\b(?! for (?:your|my))|\b(?:fifteen|15|thirty|20|twenty) minutes? (?:a|per|each|for each) (?:visit|client|call|person|patient)\b/i,
    unless: /\b(?:missed|died|funeral|last day|snapped)\b/,
    hear: ["You give so much care at work, and it's poorly thanked and poorly paid."],
    ask: [
      'Who is your favourite there?',
      'What do you do for them that is on no list?',
      'Who looks after you when you get in?',
    ],
  },
  {
    id: 'back-to-work',
    cues: 'back return',
    when: /^(?!.*\b(?:he|she|wife|husband|partner|mum|mom|dad|son|daughter)\b).*\b(?:first (?:day|week|shift) back|back (?:at|to) work (?:today|tomorrow|on monday|monday|next week|after|since|this week)|(?:went|going|go|gone|been) back to (?:work|the office) (?:today|tomorrow|on|after|this|last|next|for the first)|return(?:ed|ing)? to work)\b|\byou(?:'ve| have)? (?:to )?(?:went|go|start(?:ed)?) back (?:at work |to work |in )?(?:tomorrow|on monday|today|after)\b/i,
    unless:
      /\b(?:lunch|went back in|baby|maternity|doctor says|mat leave|when do i|should i|smell the top|from the shop|holiday)\b|\bfirst day back\b.*\b(?:killed|died|accident)\b|\b(?:killed|died|accident)\b.*\bfirst day back\b|\b(?:boyfriend|girlfriend|husband|wife|partner) was\b/,
    beside: ofJob,
    hear: [
      "Going back after that isn't easy.",
      'Everybody says good to have you back, and means the one who left. You have to play that one for a while.',
    ],
    ask: [
      'Who is easiest to be around there?',
      'How long have you been away?',
      'What do you say when they ask where you were?',
    ],
  },
  {
    id: 'misses-theirs-for-work',
    cues: 'miss missed working shift bedtime school',
    when: /\byou(?:'ve| have|'ll|'re| are| keep| always)? (?:\w+ )?(?:miss(?:ed|ing)?) (?:(?:his|her|their|your|the|my) (?:\w+ )?)(?:first (?:steps|word|day)|birthday|bedtime|bedtimes|school play|nativity|sports day|play|recital|graduation|match|concert|parents' evening|christmas)\b/i,
    beside: ofJob,
    hear: [
      'It hurts to miss something like that because of work.',
      'They tell you about it afterwards, and you have to be glad and not there, both at once.',
    ],
    ask: ['What have they told you about it?', 'When do you see them next?', 'Who was there in your place?'],
  },
  {
    id: 'works-from-home-alone',
    cues: 'work remote',
    when: /\byou(?:'re| are|'ve been)? (?:\w+ )?(?:work(?:ing|ed)? (?:from home|remote|remotely|at home))\b|^working from home (?:is|makes|has)\b|^remote since\b/i,
    unless: /\bi love (?:that|it|working|being)\b|\bbliss\b|\bsuits me\b|\bi prefer\b/,
    beside:
      /\b(?:alone|lonely|nobody|no one|on my own|by myself|voice|not talked|haven't (?:talked|spoken)|a person|anyone|out loud|little pictures|delivery|crazy|isolat\w+|depress\w+)\b/,
    hear: [
      'Working alone all day can get very lonely.',
      'The work gets done with nobody in the room, and the days run into one another.',
    ],
    ask: [
      'Who was the last person you spoke to out loud?',
      'Who used to sit near you?',
      'Which hour of the day is the longest?',
    ],
  },
  {
    id: 'good-shift',
    cues: 'good shift day easy lovely quiet tips work',
    when: /\b(?:it was|was|had|such|just) (?:just )?(?:a|an|the) (?:\w+ )?(?:good|easy|lovely|great|nice|brilliant|best) (?:shift|day at work|day in the (?:shop|office|kitchen)|night at work)\b/i,
    unless: /\b(?:not a|wasn't|wish|haven't had|but then|used to)\b/,
    bright: true,
    hear: ["It's good to have a shift go well.", 'A day when the work goes right is worth having been there for.'],
    ask: ['What made it one?', 'Who were you working with?', 'What was the best minute of it?'],
  },
  {
    id: 'work-accident',
    cues: 'fell cut burn burned burnt crushed slipped hurt injured ladder',
    when: /\byou (?:\w+ )?(?:fell off (?:the|a) (?:ladder|roof|scaffold\w*|lorry|truck)|(?:cut|burn(?:ed|t)|crushed|broke|hurt|did) your (?:\w+ )?(?:hand|finger|fingers|back|wrist|foot|arm|leg|shoulder) (?:at work|on (?:the|a) (?:job|machine|saw|site|shift)|in the (?:kitchen|machine|warehouse)))\b|\boff work (?:with (?:my|your)|since the accident)\b|\bno work for (?:two|three|six|\d) (?:weeks|months)\b/i,
    hear: ["It's frightening how fast that happens, and now you're stuck at home."],
    ask: [
      'What were you in the middle of, when it happened?',
      'What did they say at work?',
      'What can you not do now, that you always did?',
    ],
  },
];
