import { orOutright } from '../patterns.ts';
import { orAll } from './at-work.ts';
import type { Matter } from './matter.ts';

/** The job itself, and its hours. */
export const ofWorkHours: readonly Matter[] = [
  {
    id: 'on-a-short-contract',
    setting: true,
    signs: orAll(
      orOutright(
        /\b(?:i'm|im|i am) (?:only |just )(?:a |the )temp\b|\b(?:my|work|job|postdoc) contract (?:is up|ends|finishes|runs out|expires) (?:in|on|next|this)\b|\b(?:i'm|im|i am) agency\b|\bextend(?:ing)? me by (?:one|a|two) (?:month|week)\b|\bcasual worker\b/,
        /\b(?:contract staff|zero[- ]hours?|agency (?:worker|staff|work|job|lads|girls)|(?:through|with|for) (?:an|the) agency|the agency (?:says|pays|rang|called|sent|told|takes|cancel\w*)|temping|temp (?:job|work|contract|staff)|i'?m (?:a |only a |just a |only the |just the |the )?temp\b|fixed[- ]term|(?:my|our) contract (?:\w+ ){0,3}?(?:renewed|renewing|ends?|ended|runs? out|finish\w*|expires?|is up)|(?:renew|extend)\w* (?:my|our|the) contract|(?:the )?contract renewed|kept on (?:after|past|in)|keep(?:ing)? me on|cut my hours|agency (?:rang|called|texted)|casual staff|no guaranteed hours)\b/,
        /\b(?:work\w*|job|boss|mana?ger|shifts?|hours|office|warehouse|bank|rota|pay\w*|bonus|permanent|december|colleagues?|supervisor|renewed|come in|hospital|school|company|wages?)\b/,
      ),
      [
        /\b(?:ninth|fifth|third|second|fourth|another|sixth) (?:fixed[- ]term|temporary|short[- ]term|one[- ]year) ?(?:contract)?\b/,
      ],
      [
        /\bsummer rota\b|\bnext year'?s? rota\b/,
        /\b(?:will i be (?:there|here)|not knowing|contract|if i(?:'ll| will) be)\b/,
      ],
      [
        /\brenewed (?:\w+ )?(?:\d|three|two|one|six|every) (?:months?|weeks?)\b|\brenew(?:ed)? (?:me )?(?:\w+ )?(?:month by month|every)\b/,
      ],
      [
        /\bi'?m (?:only )?a temp\b|\bonly a (?:temp|seasonal)\b/,
        /\b(?:name|door|desk|post[- ]?it|badge|party|permanent|bonus|tourists|them|meeting)\b/,
      ],
      [
        /\bmake me permanent\b|\bmaking me permanent\b/,
        /\b(?:keep saying|next month|never|promised|won'?t|since last|still)\b/,
      ],
      [
        /\b(?:if|whether) they need me (?:tomorrow|today|in|this week|on)\b/,
        /\b(?:phone|waiting|plan|shift|agency|hours|say yes)\b/,
      ],
      [/\bextension letter\b|\bcontract extension\b/, /\b(?:hr|manager|friday|sign|work|when|if|waiting|not come)\b/],
      [
        /\bonly a seasonal\b|\bseasonal (?:worker|job|staff|contract|work)\b/,
        /\b(?:tourists|badge|contract|job|work|hotel|staff|lay|season ends)\b/,
        /\b(?:me|i'm|my|i)\b/,
      ],
      [
        /\bfunding\b[^.?!\n]{0,15}\b(?:for my (?:post|job|position|role|project)|runs out|ends)\b/,
        /\b(?:my (?:post|job|position|role|supervisor|contract|boss)|postdoc)\b/,
      ],
      [/\btrain (?:two|three|up|the) (?:permanents?|permanent staff)\b|\bwhen (?:it|my contract) lapses\b/],
    ),
    unless:
      /\b(?:(?:phone|gym|broadband|tenancy|rental) contract|contract[^.\n]{0,20}(?:landlord|flat|house|phone|gym|broadband)|landlord[^.\n]{0,20}contract|letting|adoption agency|birth mothers?|collection agency|dating agency|agency nurse|travel agency|passports)\b/,
    hear: [
      "Not knowing whether you'll still have work is a constant worry.",
      "You can't plan a holiday or a flat or a tooth on a contract that may end before any of them.",
      'The ones who are staying talk about next year at work, and you listen as though it were about you.',
      "With the contract hanging over you there's no being ill, or cross, or five minutes late.",
      'You get fond of a place and the people in it, and none of that is in the contract.',
    ],
    ask: [
      'Who decides whether they keep you on?',
      'What would you do first if they made you permanent?',
      'When do they have to tell you about the contract?',
      'How do the permanent ones treat you?',
      'What would you plan, if you knew your hours for a year?',
      'What do you like about the work itself, contract aside?',
      "What's the plan in your head, if the contract stops?",
      'Who at work would speak up for you about the contract?',
    ],
    advice: [
      "I'd ask whoever decides, tomorrow and straight out, whether they mean to keep you and by when they'll know. If they can't say, I'd look elsewhere from this week on, and owe them no more notice than they give you.",
      "I'd read tonight what the contract really says about notice, hours and being kept on, since you may have more rights than they let on. If it isn't clear, ring a free advice line, and keep another job in sight meanwhile.",
    ],
    reason: [
      "You can't settle in a place that may not have you next month. It gets into everything, from being ill to buying a coat.",
      'You do the work and they keep the deciding. Having no say over your own hours or your own end date makes anybody uneasy.',
    ],
  },
  {
    id: 'hating-the-job',
    signs: orAll(
      orOutright(
        /\b(?:can'?t|cant|cannot|can not) (?:do|stand|stick) (?:this|my|that) job\b|\bwant to quit (?:so bad(?:ly)?|my job|this job)\b|\b(?:this|my) job is (?:killing|destroying|breaking|draining|ruining|making) me\b|\b(?:my|this) job is (?:so )?(?:soul|shit|depressing)|\b(?:job|work) (?:that )?i hate\b|\bit (?:there|here) any ?more\b[^\n]{0,10}\b(?:work|job|office)\b|\b(?:done|finished) with (?:this|my|that) job\b|(?:^|\n)hate (?:my )?(?:work|job)\b|\bget out of this job\b/,
        /\b(?:(?:hat(?:e|ing)|dread(?:ing)?|can'?t stand|despise|sick of|loathe|fed up (?:with|of)|hate every minute of) (?:\w+ ){0,2}?(?:jobs?|going (?:in )?to work|going (?:back )?in|going back (?:there|to work|tomorrow|on monday)|mondays?|this place|my work|the office)|(?:hand(?:ing|ed)? in|written|writing|printed|put in|give in) my (?:notice|resignation)|resignation (?:letter|email)|written the resignation|(?:want|wanted|wanna|thinking (?:of|about)|tempted|dying|ready) (?:to )?(?:quit(?:ting)?|resign(?:ing)?|walk(?:ing)? out|jack(?:ing)? it in|leav(?:e|ing) (?:my|the|this) job)|can'?t (?:afford to )?(?:quit|leave (?:my|the|this) job)|says? just quit|sunday (?:night|evening)s?\b[^.\n]{0,60}(?:dread|stomach|sick|work|monday))\b/,
        /\b(?:jobs?|work|boss|office|shifts?|notice|resign\w*|company|pension|mondays?|the place|rent|pay\w*|money|bills)\b/,
      ),
      [
        /\bsit in the (?:car park|car)\b/,
        /\b(?:every morning|till \d|until \d)\b/,
        /\b(?:make myself go in|go in|can'?t face|till 8|till 9)\b/,
      ],
      [/\bhate it\b/, /\b(?:lanyard|mondays|the smell of the place|this job)\b/],
      [
        /\b(?:sunday)\b/,
        /\b(?:heavy|belly|stomach|dread|sick|knot)\b/,
        /\b(?:about tomorrow|about work|monday|the job)\b/,
      ],
      [
        /\b(?:praying|hoping|wish|pray)\b[^.?!\n]{0,25}\b(?:train|bus|metro|car|building|lift)\b[^.?!\n]{0,20}\b(?:break|breaks|burn|crash|stop)/,
        /\b(?:morning|salary|work|office|job)\b/,
      ],
      [
        /\byears (?:till|until|to|left to|before) (?:the|my) (?:pension|retirement)\b/,
        /\b(?:count|days|hate|left|11|each)\b/,
      ],
      [
        /\b(?:pack it in|walk out|hand (?:back|in) (?:the|my) (?:keys|notice))\b/,
        /\b(?:mortgage|not say (?:one|a) word|dinner time|every way|if i could|love|dream)\b/,
        /\b(?:mortgage|hand (?:back|in)|the job|work|walk out)\b/,
      ],
      [
        /\b(?:spreadsheet|box to another box|adding up|from one box)\b/,
        /\b(?:look at another|cannot think what|what it is for|pointless|moved numbers|tomorrow they want|years)\b/,
      ],
      [
        /\bi studied \w+\b/,
        /\bnow i (?:tell people|answer|sell|sit|stack|pack|type)\b/,
        /\b(?:insurance|telephone|phone|office|shop|call|boxes|data)\b/,
      ],
      [
        /\b(?:was|been|get|being) sick in the toilets\b|\bsick before (?:work|every shift|my shift)\b/,
        /\b(?:work|shift|nerves|want to be there|job)\b/,
      ],
      [
        /\bat least you(?:'re|re| are| have|'ve)? (?:got |in )?(?:a )?(?:job|work)\b/,
        /\b(?:hate|everyone|go|goes|says|yeah|miserable|but)\b/,
      ],
      [
        /\b(?:bored (?:out of my (?:mind|skull)|stiff) at work|my job (?:is|feels) (?:so |completely )?(?:pointless|meaningless)|hate (?:my|this) job|hate going (?:in)?to work|hate where i work)\b/,
      ],
    ),
    unless:
      /\b(?:(?:quit\w*|resign\w*|walk\w* out|hate|sick of|fed up)\b[^.\n]{0,30}\b(?:smok\w*|cigarettes?|drinking|booze|vap\w*|gambl\w*|gym|school|uni|university|course|homework|housework|degree|the (?:team|band|choir)|swim\w*|coach)|used to hate|handed in my notice|handing in my notice|(?:husband|wife|partner|son|daughter|brother|dad|mum|he|she) (?:hates|wants to quit|quit)|love my job|hate (?:him|her) (?:job|work)|don'?t hate|you hate|his job|her job)\b/,
    hear: [
      'Having to go to a job you hate, day after day, wears you right down.',
      "The evening before work isn't yours any more. The job is in the room already.",
      "A job you can't stand makes you worse at it than you are, and then you've that to mind as well.",
      'That job takes the good hours, and what it leaves you with is too tired to look for anything else.',
      'From outside a steady job looks like luck, so there are few people you can say it to.',
    ],
    ask: [
      'Which part of the day at that job is the heaviest?',
      'What work would you do if the money came by itself?',
      'What keeps you in the job, when you add it all up?',
      'When did you last like that job, if you ever did?',
      'What would you put in the letter, if you handed in your notice?',
      'Who have you told that you want out of that job?',
      "What's in your head on the way in to work?",
      "What's the thing at that job you dread most?",
    ],
    advice: [
      "I'd leave, but with something under your feet first. Tomorrow, send one application, or ring one person who got out of a job like that. If it's making you ill, don't wait for the perfect thing, see a doctor and take the next decent one.",
      "I'd find out whether it's the work or the place. If you'd like the same job among other people, look for that. If you couldn't bear it anywhere, pick a month to be gone by, and tell one person tonight which.",
    ],
    reason: [
      "It's most of your waking week, in a job you can't stand, for money you can't do without. You needn't have a better reason.",
      "All day you have to be the one who does that job while you'd rather be anywhere else. That takes it out of anyone.",
    ],
  },
  {
    id: 'not-wanting-to-go-in',
    general: true,
    signs: [
      /\b(?:don'?t|dont|do not|didn'?t|never) (?:even |really )?(?:want|wanna|feel like) (?:to )?go(?:ing)? (?:back )?(?:(?:in ?to|to) (?:my |the )?(?:work|job|office)|in tomorrow)\b|\b(?:can'?t|cant|cannot|couldn'?t) face (?:going (?:back )?(?:in ?to |to )?|another (?:day|week|shift) (?:at|of) )?(?:work|the office|in tomorrow|in again)\b|\bdread(?:ing|ed)? (?:going (?:back )?(?:in ?to|to) )?(?:work|the office)\b|\b(?:can'?t|cant|cannot) go back to (?:that|the) (?:office|job|building)\b|\boutside work\b[^\n]{0,40}\b(?:couldn'?t|can'?t|cant|couldnt) (?:go|get|make myself)\b|\bsick every morning before work\b/,
    ],
    unless:
      /\b(?:(?:he|she|son|daughter|husband|wife|kids?) (?:\w+ )?(?:doesn'?t|don'?t|dont|never) (?:\w+ )?(?:want|feel)|to school|homework|the meeting|interview|retire\w*|maternity|office party|work (?:do|party|trip|drinks))\b/,
    hear: [
      "Dreading it that much before you've even got there is exhausting.",
      'It makes the evening before feel like part of the shift.',
      "You can't always say what it is about work. It's enough to think of the building.",
    ],
    ask: [
      'What is it about work, when you think of walking in?',
      'Who will be there when you go in?',
      'When was work last all right?',
      'Which hour of the working day do you dread?',
      'What would have to be different there for you to go in easily?',
      "Who knows that it's like that for you with work?",
      'What do you do in the last half hour before work?',
      "What's waiting for you there?",
    ],
    advice: [
      "I'd find out first whether it's one thing or all of it: write down tonight which hour of work you'd most like to skip. If it's one thing, see to that first tomorrow. If it's all of it, start looking for another job.",
      "I'd promise yourself only the first hour of it, and go in for that. If you aren't well enough, ring in, see a doctor and say what going to work does to you. If it's a person there, tell somebody above them.",
    ],
    reason: [
      "You spend more of the week at work than anywhere, so if something's wrong there, the body digs its heels in at the door.",
      "Not wanting to go in is how it shows when something about work has been too much, or wrong. It isn't laziness.",
    ],
  },
  {
    id: 'on-shifts',
    general: true,
    signs: orAll(
      orOutright(
        /(?<!\bwhen i )\b(?:came|come|just|got|get|coming) off nights\b|\bnights are (?:killing|wrecking|destroying) me\b|\b(?:rotating|rotational|late|early|night|back to back) shifts? (?:are|is) (?:killing|wrecking|ruining|destroying|messing)\b|\bnights in a row\b[^.\n]{0,30}\bin the day\b|\bnights done\b[^\n]{0,15}\bto go\b|\bon nights\b[^\n]{0,40}\bwhat day\b|\bshift work\b[^\n]{0,30}\b(?:never see|killing)\b|\b(?:earlies|lates) all week\b/,
        /\b(?:night ?shifts?|on nights|i work nights|working nights|nights (?:again|this week|at)|(?:early|late|double|split|12|twelve)[- ]?(?:hour )?shifts?|(?:12|twelve|10|ten)[- ]?hour nights|the rota|(?:on|doing) (?:earlies|lates)|graveyard shift|shift work|(?:got|just got|come|came|get|am|just) off (?:a |my |the )?(?:night )?shift|six nights|nights out of)\b/,
        /\b(?:sleep|slept|sleeping|awake|never (?:home|see)|miss(?:ed|ing)?|asleep|days off|my day off|body clock|daylight|blinds|curtains|torchlight|knackered|tired|exhausted|christmas|birthday|haven'?t seen|havent seen|nobody (?:is )?(?:up|awake)|can'?t switch off)\b/,
      ),
      [
        /\b(?:four|three|two|five|\d) (?:earlys|earlies|lates|long days|nights (?:then|on|off))\b/,
        /\b(?:lates|off|what day|nights|sleep|earl\w+|then)\b/,
        /\b(?:what day|meal|sleep|body|kids|tired|knackered|don'?t know|dont know|rota)\b/,
      ],
      [/\b(?:supper|dinner|my tea)\b[^.?!\n]{0,30}\b(?:cornflakes|breakfast)\b/],
      [/\bmissed (?:the|my|another)\b[^\n]{0,60}\b(?:always me on|i was on|on shift|on nights|working)\b/],
      [/\bbody clock\b/, /\b(?:wrecked|4am|3am|nights|shifts?|hungry|days)\b/],
      [
        /\bgoes out as i come in\b|\b(?:notes|messages) (?:for each other |to each other )?on the fridge\b|\bships in the night\b/,
        /\b(?:lodgers|shifts?|on nights|as i come in)\b/,
      ],
      [
        /\bnight (?:security|guard|porter|watchman|duty|shifts?)\b/,
        /\b(?:only me|from ten to six|escalators|the mall|rounds)\b/,
      ],
      [
        /\b(?:blackout blinds?|ear ?plugs)\b/,
        /\b(?:two hours|sleep|bin lorry|daytime|in the day|shift|nights)\b/,
        /\b(?:two hours|bin lorry|shift|nights|daytime|after work)\b/,
      ],
      [
        /\bchanged the rota\b|\b(?:finish|late) (?:finish )?(?:at|till) (?:11|10|eleven|ten|midnight)\b[^.?!\n]{0,20}\bback in (?:for|at)\b/,
        /\b(?:again|late|back in|for 6|early|finish|shift)\b/,
      ],
      [
        /\bworked (?:christmas|new year|christmas day|boxing day|eid|easter)\b/,
        /\b(?:hospital|shift|don'?t close|new years|again|every year|on call)\b/,
      ],
      [
        /\bcall ?cent(?:re|er) runs on\b|\b(?:american|us|uk) (?:time|hours)\b/,
        /\b(?:sleep|awake|night|friends|morning)\b/,
      ],
      [/\bdriving home at (?:dawn|6|six|7|seven)\b/, /\b(?:nod off|window open|shift|nights|asleep|sleepy)\b/],
      [
        /\b(?:rotating|rotation|on rotating|swing shifts?|continental shifts?)\b/,
        /\b(?:sleep|steelworks|years|nights|daylight|factory|plant)\b/,
      ],
      [
        /\b(?:night shifts?|on nights|working nights|work nights|back on nights|permanent nights)\b/,
        /\b(?:can'?t sleep|cant sleep|never see|exhausted|knackered|wrecked|sleep in the day|zombie|lonely|my kids|my wife|my husband)\b/,
      ],
    ),
    unless:
      /\b(?:(?:used to wait|sleep well)|(?:mum|mom|mam|dad|husband|wife|he|she|partner|boyfriend|girlfriend|bf|son|daughter|flatmate|housemate|neighbou?r|sister|brother)(?:'s| is)? (?:\w+ )?(?:works?|working|on|does|doing|driving|went on) (?:\w+ ){0,4}?(?:nights|shifts?)|retired|baby|newborn)\b/,
    hear: [
      'Shifts like that are hard on your body and on the rest of your life.',
      'On shifts you sleep while the bins go out and next door has the radio on, with one ear open for all of it.',
      "On shifts you do get days off, on a Tuesday, when there's nobody to have them with.",
      "Changing from one shift to another you never quite land. You're always a few hours behind yourself.",
      "The tiredness from shifts isn't the sort one good night mends, and you don't get the one good night.",
    ],
    ask: [
      'When in the week do the shifts leave you an hour of your own?',
      'What is the slowest hour of the shift like?',
      'Who is up when you come in from a shift?',
      'What have you missed lately because of a shift?',
      'How do you come down after a shift?',
      'Who is on with you, most shifts?',
      'Who makes the rota, and do they know how you live?',
      'What would you do with a week of ordinary hours?',
    ],
    advice: [
      "I'd guard the sleep as though it were part of the shift: a dark room, the phone off, your hours written on the fridge tonight for whoever you live near. If it's been months without proper sleep, take that to a doctor.",
      "I'd ask whoever makes the rota for one change and not ten, the one that would help most, in writing, tomorrow. If they say no and the shifts are wearing you out, look for day work while you have the strength.",
    ],
    reason: [
      "The body wants to sleep when it's dark, and shifts won't have it. Everything is harder on sleep like that, and everyone seems further off.",
      "You're up when the others sleep and asleep when they meet. Nobody on shifts keeps up with a life made for other hours.",
    ],
  },
];
