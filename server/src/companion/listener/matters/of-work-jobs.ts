import { orOutright } from '../patterns.ts';
import { atWork, near, orAll } from './at-work.ts';
import type { Matter } from './matter.ts';

const me = '(?:me|us)';

/** Having work, losing it, looking for it, beginning it, coming to the end of it. */
export const ofWorkJobs: readonly Matter[] = [
  {
    id: 'bad-seen-at-work',
    signs: orAll(
      orOutright(
        /\b(?:i'm|im|i am) a (?:paramedic|fire ?fighter|fireman|train driver|medic|police officer|cop)\b[^?]{0,80}\b(?:baby|kids?|child|too late|dead|died|body|bodies|suicide|jumper)\b|\bjumper on (?:my|the) (?:line|tracks?)\b|\b(?:someone|somebody|man|woman|lad|girl|boy|lady) (?:\w+ )?(?:jumped|stepped|walked|threw (?:him|her)self) (?:out )?(?:in front of|under) my (?:train|bus|lorry|truck|tram)\b|\b(?:i|we) (?:just |have )?lost (?:a|my|our) (?:\w+ )?patient\b|(?:^|\n)lost a patient\b|\b(?:he|she) looked (?:right |straight )?at me before (?:he|she) (?:stepped|jumped)\b|\b(?:lad|man|guy|bloke|boy|worker|workmate|apprentice) [^.\n]{0,30}?(?:got|caught|had) his (?:hand|arm|leg|foot|fingers) (?:caught )?in (?:the|a) (?:machine|press|belt|mixer|saw|rollers?)\b|\b(?:man|lad|guy|boy|workmate|crewmate) fell (?:in(?:to)?|off|from|down) (?:the )?(?:hold|scaffold\w*|roof|crane|silo|rig|shaft)\b|\b(?:on shift|ward|unit|arrest|resus)\b[^\n]{0,60}\bcompressions\b/,
        /\b(?:accident|fell|crushed|trapped|collapsed|electrocuted|burn(?:t|ed)|los(?:e|t) (?:his|her|a|two|three) (?:hand|fingers?|arm|leg)|died|killed|was hit|jumped|stepped out|stabbed|hanged|drowned|overdose|dead|blood|screams?|screaming|explosion)\b/,
        /\b(?:at work|on site|(?:the|our) site|the press|(?:driving|drove|drive) (?:the|my) (?:train|bus|tram)|scaffold\w*|forklift|(?:on|during) my shift|on (?:the )?shift|the ward|factory|my train|the cab|the rig|my crew|the crew|apprentice|workmate|paramedic|firefighter|call ?out|the machine|crane|the line|the yard|the depot|site manager|ambulance crew|on the job|the mine|shipyard|the roof)\b/,
        /\b(?:saw|i (?:still )?(?:see|hear|heard|found|held|watched)|today|i was driving|(?:can'?t|cannot|cant) (?:stop|un)\w*|keep (?:seeing|hearing)|in front of me|i was (?:there|beside|next|the one|holding)|every night|his face|her face|their face|the sound)\b/,
      ),
      [
        /\b(?:lad|man|bloke|guy|worker|mate|workmate|colleague|apprentice|electrician|roofer|he|someone|somebody)\b[^.?!\n]{0,25}\b(?:came|fell|dropped|went|slipped) (?:off|from|down|through) (?:the|a|our) (?:\w+ )?(?:scaffold\w*|roof|ladder|crane|lift shaft|silo|rig|hold)\b/,
        /\b(?:our site|on site|the site|on shift|the job|my crew|the crew|apprentice|workmate|gaffer|foreman)\b/,
      ],
      [
        /\b(?:machine|press|belt|saw|rollers?|mixer|baler|auger|conveyor)\b[^.?!\n]{0,20}\b(?:took|ripped|crushed|severed) (?:off )?(?:his|her|the lad's|my mate's) (?:\w+ )?(?:fingers?|hand|arm|leg|foot|thumb)\b/,
      ],
      [
        /\bforklift (?:\w+ )?(?:went|tipped|turned|rolled|fell|toppled) over\b/,
        /\b(?:in it|under|sound|hear|trapped|crushed|pinned|dead|died)\b/,
      ],
      [
        /\b(?:i drive (?:the |a )?(?:trains?|trams?|bus|buses|lorry|tube)|i'?m a (?:train|tram|bus|tube|lorry) driver|driving (?:the|my) (?:train|tram|bus|lorry))\b/,
        /\b(?:stepped|jumped|walked|ran) (?:out|in front|off|under)\b|\bunder my (?:train|wheels)\b/,
      ],
      [
        /\bi found (?:a|the|an) (?:\w+ )?(?:man|woman|body|lad|girl|guest|resident|prisoner|inmate|person|tenant|guy)\b[^\n]{0,60}\b(?:dead|cold already|hanging|hanged|not breathing|stone cold|blue)\b/,
        /\b(?:i clean|cleaner|security|on shift|my shift|the boss|rounds|hotel|bus station|train station|at work|care home|the wing|housekeeping|concierge|porter)\b/,
      ],
      [
        /\b(?:paramedic|ambulance|fire ?fighter|fire service|fire crew|police officer|copper|lifeboat|coastguard)\b/,
        /\b(?:(?:wee|little) (?:girl|boy|one|lad|lass)|a (?:kid|child|baby|toddler)|that (?:kid|child|baby)|the (?:kid|child|baby)'?s?|body|bodies)\b/,
        /\b(?:seen it all|still see|keep seeing|can'?t (?:stop|get|un\w+)|cant (?:stop|get|un\w+)|shoe|out of my head|didn'?t make it|too late|hands)\b/,
      ],
      [
        /\b(?:pulled|dragged|cut|lifted|carried|got) (?:a|the|this) (?:\w+ ){0,2}?(?:kid|child|lad|girl|boy|baby|man|woman|body|lass|driver)\b[^.?!\n]{0,15}\bout (?:of )?(?:the |a )?(?:river|car|wreck|fire|house|water|canal|sea|lake|rubble|flat)\b/,
        /\b(?:crew|worked on (?:him|her|them)|on shift|the station|sirens?)\b/,
      ],
      [
        /\b(?:cpr|compressions)\b/,
        /\b(?:customer|my till|the till|passenger|patient|guest|lifeguard|on shift|crew|the gym|at work)\b/,
        /\b(?:didn'?t make it|died|too late|gone|lost (?:him|her)|couldn'?t save|in my arms|ribs)\b/,
      ],
      [
        /\blost (?:a|another) (?:little|wee|young) (?:one|lad|girl|boy|baby|patient)\b/,
        /\b(?:the ward|on shift|nicu|drug round|theatre|the unit|handover)\b/,
      ],
      [/\b(?:roof|rock)[- ]?fall|\broof fall|\bcave[- ]?in\b/, /\b(?:the mine|the pit|underground|mining|miners?)\b/],
      [
        /\bmoderat(?:e|ing|or)\b/,
        /\b(?:videos?|images?|pictures?|clips?|content)\b/,
        /\b(?:from my (?:eyes|head|mind)|unsee|nightmares?|children|beheading|can'?t sleep|dream)\b/,
      ],
      [
        /\b(?:got|had|took) (?:the|a|an) (?:electric )?shock\b|\belectrocuted\b/,
        /\b(?:electrician|on (?:our|the) (?:job|site)|live cable|sparky)\b/,
        /\b(?:smell|smoke|see|hear|died|dead|burnt|burned)\b/,
      ],
      [
        /\b(?:hosed|mopped|cleaned) (?:down )?(?:the floor|the blood|it down)\b/,
        /\b(?:started|got) the (?:line|machine|press|belt) (?:up |going |running )?again\b/,
      ],
    ),
    unless:
      /\bmy (?:\w+ )?(?:mum|mom|mam|dad|father|mother|nan|gran|grandad|husband|wife|son|daughter|brother|sister|dog|cat|uncle|aunt)\b[^\n]{0,90}\b(?:works?|drives|dead|accident|died|dead|fell|killed|collapsed|drowned|overdose|was hit|jumped|stabbed)\b|\b(?:patient|resident|client|customer)'?s? name\b|\bcredit\b|\bdead (?:tired|end|line)|\bfell (?:asleep|out|in love|behind|apart|for)\b|\bdeadline/,
    hear: [
      "That's a terrible thing to have been there for, and it doesn't stay at work.",
      "It comes back by small things, a smell or a sound on shift, when you weren't thinking of it at all.",
      "The report has boxes for the time and the place. There's no box for what it was like to stand there.",
      "It's hard to bring home, because whoever asks how work was is asking about another kind of day.",
      'You go back over those minutes of the shift as if you could still get there sooner.',
    ],
    ask: [
      "Which part of it comes back when you're away from work?",
      'Who at work can you talk to about what you saw?',
      'When does the picture of it come to you, mostly?',
      'Has anybody at work asked how you are since?',
      'What was the rest of that shift like for you?',
      'What do the people at home know of what you saw?',
      'How is it, going near the place where it was?',
      'What do you wish the people at work understood about it?',
    ],
    advice: [
      "I'd tell one person the whole of it, from the start of that shift to the end, somebody who knows the job. If the pictures haven't eased in a month, or you drink to sleep, go to a doctor and say what you saw.",
      "I'd say at work tomorrow, to whoever you trust most, that it hasn't left you, and ask what they have for people after a thing like that. If it's nothing, then a doctor. Tonight, leave a light and the radio on.",
    ],
    reason: [
      'You saw at work what most people never see in their lives, and then the day went on. The mind goes back for what it had no time to take in.',
      'Nobody is made for seeing that and then clocking off. It has to go somewhere, and nights and odd moments are where it goes.',
    ],
  },
  {
    id: 'mistake-at-work',
    signs: orAll(
      orOutright(
        /\b(?:gave|given) (?:a|the|my) (?:patient|resident) (?:\w+ ){0,3}?wrong\b|\bsent (?:an? |the |that )?(?:e-?mail|mail) to (?:the )?(?:entire|whole|wrong) (?:company|office|staff|client|customer)|\bhit (?:reply|send to) all\b|\bblunder (?:at|in) (?:the |my )?(?:work|office|job)\b|\bentered the wrong (?:figure|amount|number|price|code)s?\b|\bcost (?:the|my) (?:company|firm)\b|\bdispensed the wrong\b|\bmade a (?:\w+ )?mess of (?:the|my) \w+ at work\b|\bwrong (?:figures|file|email|invoice|order|quote|version) (?:went|was sent|were sent|got sent) (?:out )?to (?:the|a) (?:client|customer)\b|\b(?:accidentally|by accident|by mistake) (?:sent|texted|emailed|forwarded) [^.\n]{0,20}\b(?:boss|manager|client|whole office)\b|\bbooked [^.\n]{0,25}\bon (?:the )?wrong (?:flight|train)\b|\bput (?:diesel|petrol) in the (?:\w+ )?(?:van|truck|lorry)\b|\bcharted (?:on|for|under) the wrong\b|\b(?:undercharged|overcharged|short-?changed) (?:a|the) customer\b/,
        new RegExp(
          `\\b(?:i|i've|ive|we) (?:\\w+ ){0,3}?(?:made (?:a|an|the|one|this|some|so many|another) (?:\\w+ )?(?:mistakes?|errors?)|messed (?:it )?up|screwed (?:it )?up|cocked (?:it )?up|fucked (?:it )?up|ballsed|got it wrong|gave (?:her|him|them|a|the) ${near}wrong|put (?:the |a )?wrong|cut the wrong|sent ${near}(?:wrong|to everyone|reply all|about (?:my|the) boss)|missed (?:a|the) deadline|forgot (?:a|the) deadline|double[- ]booked|deleted the|broke the machine|signed off the wrong|(?:replied|reply) all|reversed (?:the|my|a) (?:van|truck|lorry|bus|forklift)|crashed the (?:van|forklift|company)|forgot to (?:order|lock|send|charge|book|file|submit|chart|sign|log|invoice)|dropped the whole|left a (?:\\w+ )?(?:gate|valve|tap|door|freezer) (?:open|on))|\\bmy mistake\\b|(?:^|\\n)(?:made (?:a|an) (?:\\w+ )?(?:error|mistake)|gave the wrong|messed up)\\b|\\bmy first (?:report|mistake|error)\\b|\\bif i (?:charted|locked|signed|logged|gave)\\b|\\bmaking (?:stupid |silly )?mistakes\\b`,
        ),
        atWork,
      ),
      [
        /(?:^|\n|\b(?:i|ive|have|accidentally) )sent the wrong (?:file|e-?mail|version|document|figures|quote|attachment|report|link) to (?:a|the|my|our) (?:client|customer|boss|manager)\b/,
      ],
      [
        /\bleft the (?:freezer|fridge|gate|valve|tap|cold ?store|walk-?in|safe|back door|shutters?)\b[^.?!\n]{0,12}\b(?:open|unlocked|on|off)\b/,
        /\b(?:thousand|grand|\d+k|stock|boss|at work|manager|gaffer|shift|the (?:shop|restaurant|kitchen|warehouse|lab))\b/,
      ],
      [
        /(?:\bi (?:\w+ )?|^|\n|\. )(?:put|booked|sent|gave|cut|printed|ordered|entered|typed|wrote|quoted|shipped|packed|labell?ed)\b[^.?!\n]{0,50}\b(?:decimal|wrong (?:price|figures?|amount|quantity|size|dose|labels?|name|date|address|account|version|file|patient|blood|order|place)|too short)\b|\bi mixed (?:up )?(?:two|the)\b/,
        /\b(?:the client|my manager|my boss|the boss|director|the lab|customers?|the quote|order of service|worktop|gaffer|supplier|undertakers?|the ward|payroll)\b/,
      ],
      [
        /\b(?:reversed|drove|backed|scraped|crashed|pranged|dented) (?:the|a) (?:work |company )?(?:van|forklift|truck|lorry|digger)\b/,
        /\b(?:gaffer|boss|manager|at work|the job|work van|company van|depot|warehouse|yard)\b/,
      ],
      [
        /\b(?:pushed|deployed|released|shipped|merged)\b[^.?!\n]{0,25}\bto (?:prod|production|main|live|master)\b|\b(?:took|brought) down (?:the|our) (?:\w+ )?(?:checkout|site|server|website|database|network|system|prod)\b|\bdropped the (?:wrong|prod|production)\b|\b(?:i |^|\n)deleted the (?:\w+ )?(?:shared folder|database|backup|server|shared drive|production)\b/,
      ],
      [
        /\bi forgot to (?:lock|set the alarm|order|sign|send|log|refrigerate|book|charge|bill|invoice)\b/,
        /\b(?:the (?:pharmacy|shop|store|office|till|stockroom|surgery|cleaner)|customer|client|my manager|my boss|supplier|wages|payroll)\b/,
      ],
      [/\b(?:forgot|left|miscounted|missed)\b[^.?!\n]{0,40}\b(?:headcount|head count|nursery kids)\b/],
      [
        /\b(?:over|under)paid (?:the |a )?(?:supplier|staff|customer|client|everyone)\b|\bpaid the wrong (?:supplier|person|account|invoice)\b|\bsent the wrong (?:invoice|contract|parcel|goods)\b|\bmy (?:mistake|error|cock-?up) (?:has )?cost\b|\b(?:big|huge|massive|stupid|awful|terrible) (?:mistake|error|cock-?up) at work\b|\bmessed up (?:badly |big time |big )?at work\b/,
      ],
    ),
    unless:
      /\b(?:exam|essay|homework|marriage|marrying|recipe|he made a mistake|she made a mistake|promoted|boss's (?:wife|husband|kids|house)|if i(?:'ve| have)? made a mistake|wedding)\b/,
    hear: [
      "It's a horrible feeling when you find a mistake and it's yours.",
      'You know how much you got right at work this week, and none of it will stay in your head next to the mistake.',
      "The mistake itself took seconds. What takes long is walking back into work and not knowing who's heard.",
      "It's the checking that wears you out, going over the work in your head for another mistake you haven't found yet.",
      "To the others it was one mistake. To you it's as if they'd found something out about you.",
    ],
    ask: [
      'What do you think could come of the mistake, at the worst?',
      'Who at work knows about it so far?',
      'Which moment do you go back to, with the mistake?',
      'How do they take mistakes where you work?',
      'What else was going on that day, around the mistake?',
      'What would you say to a workmate who had made that mistake?',
      'Who at work do you least want to face about it?',
      'What would you like somebody at work to say to you about the mistake?',
    ],
    advice: [
      "I'd tell whoever needs to know first thing, before they come across it: what happened, what you've done about it, one line of sorry. If they know already, leave it said, and put right the one bit of it you can.",
      "If the mistake could still hurt somebody or cost them, ring work now, whatever the hour. If it can't, write down what happened in three lines, ready for tomorrow, and let the rest of the night be off the clock.",
    ],
    reason: [
      "A mistake is the one thing from a day's work that the head takes home, and it goes through it again and again looking for the place to stop it.",
      "It happened in front of people who pay you and people you see every day. A mistake like that is there long after it's been put right.",
    ],
  },
  {
    id: 'under-inquiry',
    signs: orAll(
      orOutright(
        /\bhr (?:want|wants|wanted) (?:to see|to speak|to talk|a word|a meeting)|\b(?:called|pulled|brought) in(?:to| to| by)? hr\b|\bquery letter\b|\bput(?:ting)? me on (?:a |the )?(?:pip|performance)|\bon a pip\b(?! diet)|\bi(?:'ve| have|'m| am| was|ve|m)? (?:just )?(?:been )?suspended\b[^\n]{0,40}\b(?:full pay|work|job|without pay|pending)\b|\baccused (?:me )?of (?:stealing|theft|bullying|misconduct)\b[^\n]{0,40}\b(?:work|till|job|manager|office|shift)\b|\binvestigating me\b[^\n]{0,40}\b(?:work|job|office)\b|\bshow[- ]cause (?:notice|letter)\b/,
        /\b(?:(?:i'm|i am|im|i was|i got|i've been|ive been|been|they|they've|have|has|had|boss|manager|hr|work|school|hospital|they have) (?:just |been |now )?suspended(?: me)?(?! (?:from school|my account))|(?:disciplinary|misconduct|investigation|investigatory|(?:the|my|a|disciplinary|their) hearing|performance plan|performance improvement|a pip|final warning|written warning|grievance|hr meeting|meeting with hr))\b/,
        /\b(?:at work|my job|my work|boss|mana?ger|hr|union|on full pay|pip|no reason|pending|colleagues?|shifts?|disciplinary|the company|gross misconduct|investigation at|nmc|employer)\b/,
      ),
      [
        /\bhr\b/,
        /\ballegations?\b|\bcomplaint (?:against|about) me\b|\binvestigat\w+ (?:in)?(?:to )?me\b|\bunder investigation\b/,
      ],
      [
        /\b(?:took|taken) (?:away |off me )?my (?:badge|lanyard|pass|laptop|id|keys)\b/,
        /\b(?:like a (?:thief|criminal)|pending|until they decide|investigat\w+)\b/,
      ],
      [
        /\bcomplaint (?:against|about) me\b|\b(?:accusation|allegation)s?\b[^\n]{0,20}\bagainst me\b/,
        /\b(?:committee|campus|until they|investigat\w+|procedure|disciplinary|panel|suspended|hearing)\b/,
      ],
      [
        /\bmade an? (?:accusation|allegation)\b/,
        /\b(?:procedure|not to go near|speak to any of the staff|off work|suspended|while they)\b/,
      ],
      [
        /\breferred (?:me )?to the (?:nmc|gmc|hcpc|gdc|sra|gtc|teaching council|medical council|nursing council|regulator)\b|\b(?:could|might|going to|may|will) lose my (?:pin|registration)\b|\bfitness to practi[sc]e\b/,
      ],
      [/\bfact[- ]finding\b/, /\b(?:asked|meeting|interview|hr|work|manager|woman|panel)\b/],
      [
        /\bjust a (?:wee |quick |little |informal )?(?:chat|conversation)\b/,
        /\bthere were (?:three|two|four) of them\b/,
        /\b(?:boss|manager|work|hr)\b/,
      ],
      [
        /\bwon'?t (?:say|tell me) (?:who (?:said|complained|reported)|what i(?:'m| am|'ve) (?:supposed|meant|accused|done))/,
        /\b(?:my emails|at work|manager|hr|boss|union)\b/,
      ],
      [
        /\b(?:facing|have|got|had) (?:a |my )?disciplinary\b|\binvited to a (?:disciplinary|misconduct)\b|\bsuspended from (?:my )?(?:job|work)\b|\bunder investigation at (?:my )?work\b|\bgross misconduct\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|boy|husband|wife|mate|friend|brother|sister|boyfriend|girlfriend|partner)|he|she) (?:got |was |is |been |has been )+(?:\w+ )?suspended|\b(?:exam|licen[cs]e|police|court|hearing aids?|hearing loss|hard of hearing|hearing (?:my|her|his|the|it|that|about|from|you|them|people|test))\b/,
    hear: [
      'Having your work and your name looked into like that is frightening, and the waiting is worse.',
      "Waiting for work to decide, you can't properly start on anything, and you can't rest either.",
      'You go back through ordinary days at that job, looking for anything that could be held up against you.',
      "It's your living and your name, and to them it's an item at a meeting.",
      "You can know exactly what you did at work and still begin to wonder what it'll look like on their paper.",
    ],
    ask: [
      "What's the next thing that has to happen at work with this?",
      'Who will be on your side of the table when they talk to you about it?',
      'What do you want them at work to know first?',
      'Who from work have you been able to talk to?',
      "Which part of what they say isn't how it was?",
      'What would a fair end to it look like to you, at that job?',
      'What do you do with the hours, while work decides?',
      'Who apart from work knows that this is going on?',
    ],
    advice: [
      "I'd say as little as possible to anyone there until you have it in writing what they're looking at, and I'd take somebody in with you. If you're in a union, ring them tomorrow, before you answer a single question.",
      "Write down your own account tonight, in order, with dates and names, while it's fresh. Then I'd ask them for everything they've got, in writing. If you have no union, a free employment advice line will read it with you.",
    ],
    reason: [
      "Your living is being talked over in a room you're not in. Anybody would go round and round with that until there's an answer.",
      "They're looking into you, at the place that pays you, and all you can do is wait politely. There's hardly a way to be calm in that.",
    ],
  },
  {
    id: 'lost-job',
    signs: orAll(
      [
        new RegExp(
          `\\b(?:i|i've|ive|i'm|im|they|they've|theyve|we|we've|boss|company|firm|agency|manager) (?:\\w+ ){0,3}?(?:made (?:me |us |us all |all of us |all )?redundant|being made redundant|been made redundant|(?:got|getting|been|was|were|am) (?:\\w+ )?(?:laid off|let go|fired|sacked|retrenched|canned)|fired ${me}|sacked ${me}|retrenched|let (?:me|us|forty of us|half of us|\\w+ of us) go\\b|laid (?:me|us) off|lost (?:my|me|our) (?:\\w+ )?jobs?|took the redundancy|said (?:to me )?not (?:to )?come any ?more)|(?:^|\\n|[.,] )(?:just |been |got |was |so |well |i )*(?:sacked|laid off|made redundant|let go|fired|lost my job)\\b|\\b(?:layoffs?|redundanc\\w+)\\b[^.\\n]{0,40}my name|\\bmy (?:position|role|post|job) (?:has been|was|is being|got) (?:\\w+ )?(?:eliminated|cut|made redundant|scrapped)|\\bmy (?:redundancy|p45)\\b|\\bredundancy (?:letter|consultation|meeting|money|notice)\\b|\\b(?:closing|shutting) (?:the|our) (?:factory|plant|branch|office|site|mill|depot)\\b|\\b(?:first|second|third) (?:week|day|month) (?:with )?no job\\b|\\bsince (?:i|the) (?:lost (?:my|the) job|redundanc\\w+|layoffs?)\\b|\\bpink slip\\b|\\bsaid to me (?:to )?not (?:to )?come any ?more\\b|\\b(?:got|get|getting|given|gave me) the (?:sack|boot|chop)\\b|\\b(?:i'm|im|i am|now|suddenly) (?:\\w+ )?out of a job\\b|\\bterminated (?:my (?:contract|employment|appointment)|me)\\b|\\bmy (?:employment|appointment|contract) (?:was|has been|is|got) terminated\\b|(?:^|\\n)(?:i )?lost me job\\b|\\bmade \\w+ of us redundant\\b|\\b(?:i'm|im|i am) redundant\\b|\\boutsourced (?:our|my) (?:whole )?(?:department|jobs?|team)\\b|\\b(?:ai|robots?|chatgpt) took (?:my|our) jobs?\\b|\\bboss\\b[^\\n]{0,50}\\b(?:doesn'?t|don'?t|didn'?t) need me\\b|\\blet half (?:the|of the) (?:office|staff|team|place|workforce) go\\b[^\\n]{0,40}\\bi(?:'m| am|m) one\\b|\\bboss (?:say|says|said|told me)[^.\\n]{0,12}don'?t come\\b|\\b(?:they|firm|yard|company) paid me off\\b|\\b(?:company|factory|firm|plant|restaurant) (?:has |is )?(?:closed|shut|folded|went bust|gone bust)\\b[^\\n]{0,50}\\b(?:without (?:work|a job)|out of (?:work|a job)|no job)\\b|\\b(?:asked|forced|told|made) (?:me )?to resign\\b|\\bcontract (?:was |is |has |got )?(?:not|never) (?:being |been )?renewed\\b|\\bcontract (?:was|is|has)n'?t (?:been )?renewed\\b|\\b(?:aren'?t|are not|not|won'?t|wont|didn'?t|did not) (?:renew(?:ing)?|extend(?:ing)?) my contract\\b`,
        ),
      ],
      [/\b(?:they're|they are|theyre|company is|firm is) making (?:me|us|my (?:job|role|post|position)) redundant\b/],
      [
        /\b(?:factory|plant|mill|shop|office|depot|branch|warehouse|site|mine|yard|call ?cent(?:re|er))(?:'s| is| was)? (?:closing|shutting|moving|relocating|going)\b/,
        /\b(?:(?:hundred|fifty|sixty|forty|thirty|\d\d+|all) of us|same letter|all out of work|what do i do now|no work after)\b/,
      ],
      [/\b(?:the|my) p45\b/],
      [
        /\bsign(?:ing)? on (?:tomorrow|today|on \w+day|again|for the first|at the)\b/,
        /\b(?:first time in my life|tomorrow|job ?cent(?:re|er)|never (?:had to|thought|in my life))\b/,
      ],
      [/\bseverance\b/, /\b(?:weeks?|months?|insurance|package|runs? out|only|letter)\b/],
      [
        /\brestructur(?:ing|ed|e)\b/,
        /\b(?:reference|my (?:job|post|role|position)|no longer|last day|off a sheet|letting me|goodbye)\b/,
      ],
      [
        /\bon (?:zoom|teams|a call|a video call)\b/,
        /\blaptop (?:was |got |had )?(?:locked|switched off|cut off)\b|\blocked (?:me )?out (?:of|before)\b/,
      ],
      [/\bsaid (?:that )?(?:the )?business is (?:bad|slow)\b/, /\b(?:oga|boss|madam|called me in)\b/],
      [
        /\b(?:today|yesterday|this week|last week|on \w+day) (?:they|my boss|work|the company) (?:just )?(?:fired|sacked|let go of|laid off) me\b|\bi no longer have a job\b|\bno longer have (?:my|a) job\b/,
      ],
    ),
    unless:
      /\b(?:let go of|let me go (?:home|early|to|out|and|back|with|first|in|through)|(?:nearly|almost) (?:got |been |was )?(?:fired|sacked|let go|laid off|made redundant|lost my job)|if i (?:get|got|lose|lost) (?:\w+ )?(?:fired|sacked|job|redundant)|(?:might|could|may) (?:\w+ )?(?:get|be|lose) (?:\w+ )?(?:fired|sacked|redundant|let go|laid off|my job|job)|(?:afraid|scared|worried|terrified)[^.\n]{0,30}(?:fired|sacked|redundant|let go|laid off|los(?:e|ing) my job)|(?:get|got|gets|was|were|be|being) fired up|since (?:he|she|my husband|my wife) |(?:my|your|our) (?:husband|wife|dad|son|partner|boyfriend|mum|brother|friend|mate)['’]?s? (?:was|got|has|lost|been)|(?:job|fired|sacked|redundant|laid off)[^.\n]{0,30}years ago|through my redundancy|isn'?t closing|talk of|let me go (?:a|\d+) year)\b|\b(?:will|might|may|could|gonna|going to|about to|afraid|fear|scared|worr\w+|fair)\b[^.!?\n]{0,25}\blo(?:o)?s(?:e|t|ing) (?:my|our) jobs?\b|\b(?:my|our|the) (?:director|manager|boss|supervisor|coworker|co-worker|wife|husband|partner|boyfriend|girlfriend|dad|mom|mum)[^.\n]{0,90}\b(?:forced to|lost (?:his|her|their) job|resign\w*|was fired|got fired|was laid|got laid)\b/,
    hear: [
      "Losing your job is a shock, and it's about more than the money.",
      "You had tomorrow and next month all laid out around that job, and now they're just days.",
      "With a job gone there's the money, and there's also that nobody is expecting you anywhere in the morning.",
      "Telling people you've lost your job means looking after their faces while you say it.",
      'You gave that job the best hours of the day, and it was over without anyone asking what you had put in.',
      "Work goes on there without you the very next day, and you know what they're doing at every hour of it.",
    ],
    ask: [
      'Who have you had to tell about the job?',
      'What will you miss about that job, if anything?',
      'What would you have liked to say to whoever took the job off you?',
      "What worries you first, now the job's gone?",
      'Which part of the day is longest without work?',
      'Who from work have you heard from?',
      'What were you good at in that job?',
      'How is it at home with the job gone?',
    ],
    advice: [
      "I'd start with the money, because that frightens most. Tomorrow, put on one page what they still owe you, what help you can apply for, and what has to be paid this month. If it isn't enough, ring the ones you owe before the date: asked early, they mostly give time.",
      "I'd tell people, one by one, that you're looking, starting with somebody who worked with you and liked you. More jobs come that way than through adverts.",
    ],
    reason: [
      "The job was money, and people, and somewhere to be in the morning. It'd be odd if losing all of that at once felt like only one thing.",
      "Nobody asked whether you were ready to stop. A job takes up most of a waking day, so when it's gone nearly every hour of the day knows it.",
    ],
  },
  {
    id: 'last-day-at-work',
    signs: orAll(
      orOutright(
        /\bmy last (?:day|week|shift) (?:at|in|on) (?:the|my) (?:hospital|ward|school|office|factory|depot|shop|job|bank|station|yard|surgery|firm|post office|kitchen|library|council)\b|\bretir(?:e|ing) (?:in|on|at|next|this) \w+ after (?:\w+ ){1,2}years\b|\buniform for the last time\b|\bclock(?:ed|ing)? (?:off|out) for the (?:very )?last time\b|\bclock(?:ing)? out for good\b|\bmy last shift (?:tonight|today|tomorrow|ever)\b|\bhanded in my (?:badge|keys|pass|uniform) (?:today |yesterday )?after\b/,
        /\b(?:i|i'm|im|we) (?:\w+ )?(?:retire|retiring|finish (?:up )?(?:work )?) ?(?:on |this |next |in |at )?(?:friday|monday|tuesday|wednesday|thursday|saturday|sunday|week|month|tomorrow|today|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|(?:two|three|four|five|six|\d+) (?:days|weeks|months))\b|\bmy (?:last|final) (?:day|shift|week|run|lesson|class|round|delivery|flight|service)\b(?: (?:at|of|in|with|there|on|before|was|is|today|tomorrow|and|driving|teaching|as))|\blast (?:day|shift|week) (?:tomorrow|after|ever)|\blast day (?:at work|at the|of work|in the job|in the office)\b|\bmy (?:retirement|leaving) (?:do|party|card|collection|speech|drinks)\b|\b(?:(?:taking|going for|thinking of|offer(?:ed|ing) (?:\w+ ){0,3}?)early retirement|retirement forms?|my retirement date)\b|\bdropped (?:off )?(?:the last of )?(?:my|the) (?:work gear|uniform|keys|pass|badge) (?:back|in|at)\b|\b(?:twenty|thirty|forty|\d\d)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))? (?:years|yrs|year)\b[^.?!\n]{0,60}\b(?:nobody|no one|not one|never (?:once )?(?:a |said|got))\b[^.?!\n]{0,40}\b(?:word|thank|remember|notice|card|said|goodbye|collection)/,
        /\b(?:work|works|job|retir\w+|depot|office|school|factory|boss|staff|colleagues?|the lads|the place|shop|ward|locker|desk|company|firm|kids|class|driving|gate|shift|ambulances|buses|trains|leaving do)\b/,
      ),
      [
        /\b(?:tomorrow|friday|today|tonight|monday)(?:'s| is| was|s)? my (?:last|final) (?:shift|day|run|lesson|class)\b/,
        /\b(?:work\w*|uniform|job|shift|the lads|staff|colleagues?|years|depot|ward|office|school|kitchen)\b/,
      ],
      [
        /\bmy (?:last|final) (?:run|lesson|round|service|flight|delivery)\b/,
        /\b(?:regulars|route|sang|passengers|card|years|cake|tin of|cried|whiteboard|held on)\b/,
      ],
      [
        /\b(?:handed|turned|given|gave) (?:in|back) (?:the|my) (?:\w+ )?(?:mail ?bag|bag|keys|badge|pass|lanyard|uniform|laptop|radio|fob)\b|\b(?:turned|handed|gave) my (?:\w+ )?(?:keys|badge|pass|lanyard|uniform|laptop|radio) (?:in|back)\b/,
        /\b(?:for good|reception|retir\w+|cake|farewell|leaving|(?:forty|thirty|twenty|\d\d) years|visitors book|last day)\b/,
      ],
      [
        /\bcleared (?:out )?my (?:desk|locker|classroom)\b/,
        /\b(?:carrier bag|one bag|a box|one box|last day|the plant|card|cake|years)\b/,
      ],
      [
        /\b(?:gave|presented|got) me (?:with )?(?:a|the|my) (?:clock|carriage clock|gold watch|plaque)\b/,
        /\b(?:few words|speech|said goodbye|drove home|last day|coffee machine)\b/,
      ],
      [/\bmy (?:farewell|leaving|retirement|send-?off) (?:party|do|lunch|drinks|cake|speech|ceremony|function)\b/],
      [
        /\bleaving (?:the|my) (?:salon|ward|school|office|depot|bank|shop|firm|station|practice|surgery|nursery|kitchen|company) after \w+ (?:yrs|years|year)\b/,
      ],
      [/\bclock(?:ed|ing) (?:out|off)\b[^.?!\n]{0,25}\bfor good\b/],
      [
        /\bmoving to (?:another|a new|a different) (?:company|firm|hospital|employer)\b/,
        /\b(?:hugged|goodbye|say bye|cried|last day|miss (?:them|the))\b/,
      ],
      [
        /\bsignatures\b|\bsigned my (?:leaving )?card\b/,
        /\b(?:my locker|after today|leaving|last day|my desk|retir\w+)\b/,
      ],
      [
        /\bi (?:stop|finish|retire) as an? \w+\b/,
        /\b(?:friday|tomorrow|monday|today|this week|next week|in the morning|badge)\b/,
      ],
      [
        /\bmy replacement\b/,
        /\b(?:that'?s me done|showed (?:her|him|them) (?:where|how|the)|last (?:day|week)|handover|training)\b/,
      ],
      [
        /\b(?:forty|thirty|twenty|\d\d)[- ]?\w* years (?:with|at|in|on) the (?:post|buses|railways?|mill|bank|council|hospital|force|fire service|post office|factory|pit)\b/,
        /\b(?:today|last|tomorrow|cake|handed (?:in|back))\b/,
      ],
      [
        /\b(?:last|final) (?:day|shift) (?:today|tomorrow|on \w+day)\b[^\n]{0,60}\b(?:years|nurse|teacher|school|depot|ward|office|work)\b/,
      ],
    ),
    unless:
      /\bbefore (?:the |my |our )?(?:holidays?|vacation|christmas|leave|maternity|wedding)\b|\bso happy\b|\blast day (?:of (?:term|school|holiday|my period|the month|the year))|\b(?:her|his|their|dad's|mum's|husband's|colleague's|coworker's) (?:retirement|leaving)\b|\bher husband\b|\bmarried\b|\bmarriage\b|\banniversary\b/,
    hear: [
      'After so long there, leaving is a big thing, whichever way you feel about it.',
      'All those years of getting up for work, and it ends on an ordinary weekday.',
      "After that many years you'd want one person there to say they saw the work you did, and to mean it.",
      "Half of what you know about that work isn't written down anywhere. It goes out of the gate with you.",
      'You can be tired of the work for years and still not be ready to be done with it.',
    ],
    ask: [
      "What will you miss about work that nobody'd guess?",
      'Who at work has known you the longest?',
      'What was the work like when you started there?',
      'What would you like to take home with you from that place?',
      'What will your first morning without work look like?',
      'Whose good word would mean most to you, of all the people there?',
      'What were you best at, in all those years of work?',
      "What haven't you told anyone about finishing work?",
    ],
    advice: [
      "I'd not leave the goodbye to them. Tell one or two you liked working with what they were to you, in a sentence, by message tonight if you've already gone. If nobody has planned anything, ask them out for a drink yourself.",
      "I'd put one thing in the diary for the first Monday after, at the hour you'd have been at work, even if it's only breakfast with somebody. If there's a word you wanted and nobody says it, say it yourself at the door.",
    ],
    reason: [
      "You've given that place more of your waking hours than you gave almost anyone, so the last of it can't be just another day.",
      'Work is people and a place and being somebody there, and all of it stops on one date. You can want to go and still not want that.',
    ],
  },
  {
    id: 'since-retiring',
    signs: orAll(
      orOutright(
        /\bbeen retired since\b|\bsince (?:my )?retirement\b|\b(?:i|i've|ive) (?:took|taken) early retirement\b|\b(?:weeks?|months?) retired\b|\bmy retirement (?:is|isn'?t|has)\b/,
        /(?:^|\n)(?:well )?(?:just |been )?retired (?:in|last|this|on|two|three|four|\d+|now|and)\b|\b(?:since i (?:have |'ve )?(?:been )?retired|(?:i|i've|ive|we) (?:have |just |only |finally )?(?:been )?retired (?:in|last|this|on|two|three|four|five|six|a|\d+|at|from|for|now|and i|early)|first (?:day|week|month|year|morning) (?:of (?:being )?retire\w+|retired)|now (?:that )?i(?:'m| am|m) retired|being retired|(?:my|of) retirement)\b/,
        /\b(?:mornings?|days?|days|miss|nothing|bored|lonely|alone|useless|needed|clock|six|work|purpose|tuesday|monday|invisible|long|quiet|know what|\d+ years|years|still|house|now|new|round|up at|miss(?:es|ing)?|husband|wife|nerves)\b/,
      ),
      [
        /\b(?:finished|packed (?:it )?in|stopped|left|gave up|came off)\b[^.?!\n]{0,12}\bthe (?:council|buses|post|railways?|yard|mill|pit|trains|taxis|bank|hospital|force|bin lorries|lorries)\b/,
        /\b(?:painted|the fence|all the same day|same day|what day|the shed|telly|jigsaw|bored|nothing to do|long days?)\b/,
      ],
      [
        /\b(?:wife|husband|missus)\b[^.?!\n]{0,20}\b(?:follow (?:her|him)|under (?:her|his) feet)\b/,
        /\bi used to (?:run|manage|be in charge|have)\b|\bsince i (?:finished|stopped|packed)\b|\bretire/,
      ],
      [
        /\bi (?:was|used to be) (?:the |a |an )?(?:headmaster|headteacher|headmistress|principal|foreman|matron|inspector|engineer|bank manager|judge|surgeon|postman|sergeant|chief)\b/,
        /\bnow\b/,
        /\b(?:occupation|everyone in the town knew|knew me|pension|say nothing|nobody (?:asks|needs|rings))\b/,
      ],
      [/\bsince i(?:'m| am|m) (?:a )?pensioner\b|\bgave me my pension\b|\bnow i(?:'m| am|m) (?:a )?pensioner\b/],
      [
        /\btake up (?:golf|bowls|gardening|painting|a hobby|bridge|fishing)\b/,
        /\b(?:needed|the yard|my work|my job|retire\w*|stopped work\w*)\b/,
      ],
      [
        /\b(?:thirty|forty|twenty|\d\d)[- ]?\w* years i was (?:a|the) \w+ (?:there|at)\b/,
        /\b(?:my (?:old )?(?:parking|desk|office|locker|chair)|old (?:hospital|school|office|depot|yard)|drove past|walked past)\b/,
      ],
      [/\bhow i (?:ever )?had time (?:to|for) work\b/],
      [
        /\bi(?:'m| am|m) (?:now |newly |just |recently )?retired\b|\b(?:just|recently|finally) retired\b/,
        /\b(?:bored|nothing to do|don'?t know what|dont know what|useless|purpose|what to do|pointless)\b/,
      ],
      [
        /\bmy retirement\b|\bretirement (?:is|isn'?t|was|has)\b/,
        /\b(?:not what i (?:thought|expected)|bored|lonely|hate it|don'?t know what to do|hard to fill|nothing to get up for)\b/,
      ],
    ),
    unless:
      /\bwhen i retire\b|\b(?:dad|mum|mom|mam|father|mother|uncle)(?:'s| has| is)? (?:\w+ )?retired\b|\bretired (?:teacher|librarian|nurse|doctor|postman|policeman|engineer|man|woman)\b|\b(?:he|she|husband|wife)(?:'s| has| is)? (?:\w+ )?retired\b|\b(?:to|until|till|through|before|near\w*|close to) (?:my )?retirement\b/,
    hear: [
      "It's a bigger change than people say, and the days can feel empty.",
      "You wake at the old hour for work, and there's nothing you have to get up for.",
      'Work gave you people without your having to ask them. Retired, you have to ring somebody up and have a reason.',
      'At work somebody always wanted an answer from you. Retired, a whole day can go by with no question in it.',
      'All those years of work made you good at something, and it is still in your hands with nowhere to go.',
    ],
    ask: [
      'What did a good day at work use to look like?',
      'Who from work do you still see?',
      "At which hour do you notice most that there's no work?",
      'What had you thought retirement would be like?',
      'What do you miss about work that you never thought you would?',
      'What have you got on tomorrow, with no work to go to?',
      "Who is around you in the day, now you're retired?",
      "What have you done since retiring that the job wouldn't have let you?",
    ],
    advice: [
      "I'd begin with one fixed hour in the week that belongs to other people, a class, a morning in a charity shop, a walk with somebody. If it's the mornings that are long, make it a morning. Ring about one of them tomorrow.",
      "I'd not try to fill all of it. I'd take the hour that's been worst since you retired and put one thing there tomorrow, out of the house. If nothing appeals for weeks on end, tell a doctor that, in those words.",
    ],
    reason: [
      'For years work said when to get up and who needed you. Retiring takes that away in a day, and getting used to it takes a good deal longer.',
      "You can be ready to stop work and still be lost once you've stopped. Most of a life was arranged around it.",
    ],
  },
  {
    id: 'looking-for-work',
    over: /\b(?:i|we)(?:'ve| have)? (?:finally |actually |just )?got (?:the|a|that) job\b/,
    signs: orAll(
      orOutright(
        /\b(?:\d+\+?|hundreds of|a hundred|dozens of) (?:job )?applications\b|\b(?:got )?rejected (?:again )?(?:from|for|by) (?:a|the|another|my dream|every) (?:\w+ )?(?:job|company|role|position|internship)\b|(?:^|\n|\b(?:i'm|im|i am|i've|ive|i have) )(?:still |now |been |currently )*(?:unemployed|jobless|out of work)\b|\bjob ?(?:hunt|search)(?:ing)? (?:is|has been|sucks)\b|\bstill (?:no|without a|haven'?t (?:got|found) a) job\b|\bghosted after (?:the |my |a )?(?:\w+ )?interview|\b(?:had|bombed|messed up|blanked in|failed) (?:an|the|my|this|that) (?:job )?interview\b|\bsearching for (?:a )?job\b|\b(?:no one|nobody)(?:'s| is| will|'ll) (?:hire|hiring) me\b|\bsent (?:out )?\d+ (?:cvs?|resumes?)\b|\bfinal round\b[^\n]{0,60}\b(?:someone|somebody) else\b|\bno job for me\b|\b(?:months?|weeks?) (?:now )?(?:out of work|unemployed|without (?:a )?(?:job|work)|with no job)\b|\bfailed (?:another|my|the|an) (?:job )?interview\b|(?:^|\n)no job,? no money\b|\boverqualified\b|\brecruiters? (?:just |has |have )?(?:stopped (?:answering|replying)|ghosted)\b|\bapplied everywhere\b|\bno callbacks?\b|\bwent with (?:another|a different) candidate\b|\bsend(?:ing)? cvs? send\b/,
        /\b(?:did(?:n'?t| not) get the job|\d+ applications|final round|job ?hunt(?:ing)?|job ?search(?:ing)?|looking for (?:a |any |some |another |full time )?(?:new )?(?:job|work)|job applications?|appl(?:y|ied|ying) (?:for|to) (?:\w+ ){0,3}?(?:jobs?|posts?|positions?|roles?|companies)|(?:applications|cvs|resumes) (?:i(?:'ve| have)? )?(?:sent|since)|(?:sent|handed) (?:out |in |off )?(?:\w+ ){0,2}(?:cvs?|applications|resumes?)|my (?:cv|resume)|job interviews?|(?:an|the|my|another|second|third|final) interview|i(?:'m|m| am|'ve been|ve been| have been) (?:\w+ )?(?:unemployed|out of work)|job ?cent(?:re|er)|can'?t (?:get|find) (?:a |any )?(?:job|work|start)|(?:find|get) (?:a|any|another) job|ring round for|no job yet|rejections?|rejected me|rejection emails?|"?unfortunately)\b/,
        /\b(?:jobs?|work|cv|resume|hired?|hiring|employers?|recruiters?|position|final round|unemployed|vacanc\w+|applications?)\b/,
        /\b(?:reject\w*|no reply|no answer|replies|both no|did not get|never (?:hear|heard|reply|replied)|silence|nothing|months?|weeks?|ghosted|unfortunately|interview\w*|didn'?t get|forty|fifty|hundred|\d+ (?:jobs|applications|cvs)|nobody|no one|noon|hate|ashamed|can'?t|cannot|still|tired|keep|since|evening|who i am|hope|scared|nervous)\b/,
      ),
      [
        /\b(?:move|moved|moving|go|going|proceed) (?:forward |ahead )?with (?:an)?other (?:candidates?|applicants?)\b|\bkeep your (?:cv|resume) on file\b/,
      ],
      [
        /\b(?:myself|yourself|me) (?:doing )?in five years\b/,
        /\b(?:they ask|interview|over (?:the )?video|i(?:'m| am|m) \d\d|job)\b/,
      ],
      [/\bjob ?cent(?:re|er)\b/, /\b(?:apply|applied|warehouse|lady|man|advis[eo]r|work coach|sanction|sign)\b/],
      [
        /\b(?:passed|got through|did|had|made it through) (?:\w+ )?(?:three|two|four|five|3|2|4|5|all the) (?:rounds|interviews|stages)\b/,
        /\b(?:interviews?|presentation|job|email|company|hr|hired)\b/,
      ],
      [
        /\b(?:naukri|linkedin|indeed\.com|on indeed)\b/,
        /\b(?:sitting at home|applications?|apply|no reply|like its an office|like it's an office)\b/,
      ],
      [
        /\b(?:submit|sending|send|put in|fill(?:ing)?|do|doing) (?:\w+ )?applications?\b/,
        /\b(?:years (?:of )?experience|everywhere|no reply|nothing|nobody|reject\w*)\b/,
      ],
      [
        /\binterview\b/,
        /\b(?:over in \w+ minutes|never looked up|been called (?:in|for)|haven'?t heard|would hear|let me know by|still (?:no|not) (?:word|heard))\b/,
      ],
      [
        /\bsaid (?:that )?i would hear by\b|\bsaid i'?d hear (?:by|back)\b/,
        /\b(?:job|work|interview|inbox|position|refresh\w*)\b/,
      ],
      [
        /\bgap\b[^.?!\n]{0,25}\b(?:cv|resume)\b|\b(?:cv|resume)\b[^.?!\n]{0,40}\bgap\b|\bthere is a gap and they always ask\b/,
      ],
      [/\bhow often i get called in\b|\bdon'?t get called (?:in|for)\b/, /\b(?:suit|interview|job)\b/],
      [/\basked (?:me )?if i(?:'ve| have|'d)? (?:found|got) (?:something|anything|work|a job) yet\b/],
    ),
    unless:
      /\b(?:immigration|visa|asylum|(?:uni|university) (?:interview|application|offer|place)s?|to (?:uni|university)|school interview|citizenship|manuscript|novel|(?:he|she)(?:'s| is| has| was)\b[^.\n]{0,30}\b(?:unemployed|out of work|without (?:a )?(?:job|work))|out of work (?:on|at|by|early|late|until)\b|and got it|interview (?:dress|outfit|suit)|my (?:son|daughter|husband|wife|boyfriend|girlfriend|friend|mate|brother|dad|mum)(?:'s| is| has| was)? (?:\w+ )?(?:unemployed|out of work|looking|applied|interview|job interview|cv)|got the job|interview went|went well|gave me the job|to resume|(?:i turned (?:it|them) down|turned down the (?:job|offer))|diploma|in the interview,? (?:i|they)|they said in|i got it|offered me|i interviewed (?:a|an|the|him|her)|i have a job|i've a job|the candidate)\b|"?team player|promot|^(?![\s\S]*\b(?:appl(?:y|ied|ying|ication)|interview|resume|cv\b|hunt|looking for|hir(?:e|ing)|reject))[\s\S]*\bunfortunately\b|\b(?:tested positive|quarantin\w*)\b/,
    hear: [
      'Looking for work and hearing no, or nothing, is really disheartening.',
      'You put a whole evening into one application, and what comes back is nothing, or a line from a machine.',
      "People ask how the job hunt's going because they're kind, and you need a new way each time to say not yet.",
      'You never find out who looked at an application or for how long, so all you can learn from a no is no.',
      'To get a job you have to sound sure of yourself to strangers, in the very weeks when you are least so.',
    ],
    ask: [
      "Which job did you most want, of those you've gone for?",
      'What sort of work would you be happy to get up for?',
      'Who do you talk to about the job hunt?',
      'What are you good at that an application never asks about?',
      'Which job was the hardest not to get?',
      'What does a day of looking for work look like for you?',
      "What's the next job you've got your eye on?",
      'What work have you done that you liked?',
    ],
    advice: [
      "I'd send fewer and make each one count. Pick one job tomorrow that you'd be good at, find somebody who works there or used to, and ask them one thing about it. A person who knows your name looks at your letter differently.",
      "I'd give it fixed hours, two in the morning, say, and then be done for the day, or it eats the whole week. And have somebody who hires people read the CV once.",
    ],
    reason: [
      "You offer yourself to strangers over and over, and most of them don't even answer. Nobody stays sure of themselves through a job hunt like that.",
      "Looking for work is being judged all week by people you can't see, while the bills go on. It gets into how you look at everything.",
    ],
  },
  {
    id: 'new-at-job',
    setting: true,
    signs: orAll(
      orOutright(
        /\b(?:first|second|third|fourth|\d(?:st|nd|rd|th)) (?:day|week|month) (?:in|at|of) (?:my|the|a|this) new (?:job|place of work|role|post)\b|\b(?:i'm|im|i am) new (?:at|to) (?:work|the job|this job|the office|the team|the company)\b|\bi(?:'ve| have)? just joined (?:a|the|this|my) (?:new )?(?:company|firm|office|bank)\b|(?<!\bon )\bmy first (?:day|week|month) as an? (?:nurse|teacher|carer|doctor|waiter|waitress|apprentice|driver|cop)\b|\bi (?:just )?started (?:at|in) (?:the|a|an|my new|this new) (?:hospital|office|shop|warehouse|factory|bank|restaurant|caf[eé]|firm|company|hotel|nursery|kitchen|garage|salon) (?:on|last|this|today|yesterday|two|three)\b|\bstarted my apprenticeship\b|(?:^|\n)new job (?:and|is|but)\b/,
        /\b(?:new job|new to (?:the|this) job|(?:i|i've|ive|just|only|i just) start(?:ed)? (?:a|the|my|this|at|in|there|on) (?:\w+ ){0,2}(?:job|post|role|ward|office|company|kitchen|warehouse|firm|placement|nursery|depot)|first (?:day|week|month|shift|few weeks|fortnight|term) (?:at|in|of|on|with|as) (?:\w+ ){0,3}(?:job|work|ward|office|company|place|teaching|department|kitchen|site|warehouse)|(?:i'm|im|i am) (?:still )?(?:the )?new (?:girl|guy|one|lad|boy|here|there|starter|hire|joiner)|(?:first|second|third|fourth|\w+) (?:day|week|month) at (?:the|my) new (?:place|job|work|office|ward)|probation(?:ary)?(?: period| review)|(?:week|day|month) (?:one|two|three|four|five|six|\d+) (?:at|in|of) (?:the|my) new (?:job|place)|apprentice(?:ship)? (?:since|for two|for three)|my induction)\b/,
        /\b(?:don'?t know|dont know|nobody|no one|everyone|they|alone|by myself|names?|ask|asked|stupid|slow|hate|cry|cried|crying|scared|nervous|mistakes?|lost|remember|lunch|tired|where|learn\w*|imposter|fraud|mix ?up|wrong|feel|find out|watch\w*|keep)\b/,
      ),
      [
        /\b(?:started|i start(?:ed)?) (?:\w+ )?(?:on )?(?:monday|tuesday|wednesday|thursday|last week|this week|yesterday)\b/,
        /\b(?:where the (?:toilets?|kettle|canteen) (?:are|is)|too emb\w+ to ask|lanyard|the girl training|names|login|induction|don'?t know anyone)\b/,
      ],
      [/\blanyard\b[^.?!\n]{0,20}\b(?:says|said) visitor\b|\bonboarding\b/],
      [
        /\b(?:girl|woman|guy|man|lad|lady|one|person) (?:who'?s |who is |that'?s )?(?:training|showing) me\b/,
        /\b(?:sighs?|ask|till|tuts?|slow|impatient|rolls|week|day|fast|quick\w*)\b/,
      ],
      [
        /\b(?:day one|(?<!\bfrom (?:the|my) )first day|three days in|two days in|four days in|a week in|second week|third day|second day|third week|(?:my|in the) first week)\b/,
        /\b(?:lanyard|stairwell|printer|the till|my trainer|training|door code|canteen|their names|everyone'?s names?|where (?:people|to) (?:just )?sit|login|tie|ironed the shirt|bus times)\b/,
      ],
      [/\bdoor code\b/, /\b(?:let me in|someone came|stood outside|wrote|forgot|new)\b/],
      [
        /\bi(?:'m| am|m) the (?:trainee|newest|new starter|junior)\b/,
        /\b(?:at \d\d|age of my|younger|my supervisor|slow|again|from scratch|everyone else)\b/,
      ],
      [/\bfirst day tomorrow\b/, /\b(?:ironed|bus times?|shirt|alarm|job|work|uniform|lunch|lanyard)\b/],
      [/\babbreviations|acronyms|\bjargon\b/, /\bmeetings?\b/, /\b(?:nod|google|no idea|don'?t understand|pretend)\b/],
      [/\bmy probation\b/, /\b(?:months?|weeks?|mixed up|pass|fail|review|mistakes?)\b/],
      [/\bthe old (?:team|job|office|ward|crew)\b/, /\b(?:here i(?:'m| am|m)|in this one|the new (?:job|team))\b/],
      [/\bcasual friday\b/, /\b(?:nobody told|tie|suit|new)\b/],
      [
        /\bgave me (?:the|my|a) (?:login|logins|laptop|password)\b/,
        /\b(?:fire safety|monday|first week|folder|induction|policies|nothing to do)\b/,
      ],
      [
        /\b(?:first|second|third) (?:day|week) (?:today|tomorrow|at work|at the new|on the job|in the job|in the (?:office|kitchen|shop|warehouse|ward))\b/,
        /\b(?:nervous|scared|lost|stupid|names|nobody|cried|slow|terrified|alone|don'?t know|idiot|overwhelmed)\b/,
      ],
    ),
    unless:
      /\b(?:his|her|their|husband's|wife's|son's|daughter's|my (?:husband|son|daughter|wife|boyfriend|girlfriend|partner|friend)(?:'s| has| got| started| is)?) (?:\w+ ){0,3}new job\b|\bsince the new job\. he\b|\b(?:get|find|look for|looking for|need|want|ring round for|apply for|applying for|applied for|offered (?:me )?|might (?:take|get)|having|until|till|got) (?:a |any |another |the )?new job\b|\bmoved\b[^.\n]{0,40}\bnew job\b|\bresidents?\b|\bi am black\b|\bmy ex\b|\bwedding\b|\bwhen i (?:first )?started\b|\bi start (?:the|my|a) new job\b|\b(?:love|loving) (?:my|the|this) new job\b|\bprobation officer\b|\bnew school\b|\bon probation for\b/,
    hear: [
      'The first weeks in a new job are tiring, when everything and everybody is new.',
      'You spend the whole day being polite to people you hardly know, and that tires you more than the new job does.',
      'Everyone there has jokes from before you came, and you laugh at them half a second late.',
      "When you're new you save your questions up so as not to ask too many, and the rest of the day is guessing.",
      "Whatever you could do before, nobody at the new job has heard of it yet, so it doesn't count for much there.",
    ],
    ask: [
      "Who's been decent to you at the new job?",
      'What would you ask at the new job, if no question were too stupid?',
      'What made you want the new job?',
      'What do you do at lunch in the new place?',
      'Which part of the new job do you already get?',
      'What did they tell you the job would be, and what is it?',
      'What did you do before this job?',
      "What's waiting for you there, the next time you go in?",
    ],
    advice: [
      "I'd give it until you've done every ordinary thing there twice before you decide anything. Tomorrow, go to whoever's been halfway decent and ask to be shown one thing once more. If it's the people who are wrong, and not the newness, start looking quietly.",
      "I'd write down each thing the first time you're told it, names too, and ask the rest in one go at a quiet moment. If there's something you got wrong, say so tomorrow, while you're allowed to be new.",
    ],
    reason: [
      "Everything at a new job takes thinking, even where to hang your coat, and you're looked at while you do it. Nobody is quite themselves in that.",
      'You have to ask for everything at a new job, in front of people who never have to ask. It makes nearly everyone feel slower than they are.',
    ],
  },
];
