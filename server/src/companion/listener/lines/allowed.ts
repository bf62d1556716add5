/**
 * What may be done and what has to be: 'can I ask him for less?', 'do I have to go?', 'do I owe her an explanation?', 'would I
 * only make it worse?'. The answer is made of the question ('Yes, you can ask him for less.'); here stands how, or what holds
 * for that sort of deed. The first that fits is given. '{they}', '{them}' is whoever it is about.
 */
export interface Allowed {
  /** The deed, in the question. */
  does: RegExp;
  /** What was told with it, in this message and the two before. */
  told?: RegExp;
  not?: RegExp;
  how: readonly string[];
  ask: readonly string[];
  /** Said instead of the answer made of the question, where that would not be true. */
  say?: readonly string[];
}

const office =
  /\b(?:landlord|landlady|rent|bank|loan|council|jobcentre|benefits?|arrears|tutor|professor|university|uni|deadline|extension|boss|manager|supervisor|employer|company|insurance|doctor|gp|clinic|surgery|hospital|consultant|nurse|dentist|school)\b/;

/** 'Can I …?', 'may I …?', 'am I allowed to …?' */
export const mayDo: readonly Allowed[] = [
  {
    does: /\bgive (?:him|her|it|them) (?:away|up|back)\b|\bfind (?:him|her|it|them) a (?:new )?home\b/,
    told: /\b(?:dog|cat|parrot|bird|rabbit|puppy|kitten|horse|pet|budgie|hamster)\b/,
    how: [
      "To somebody who'd have {them} gladly it's a good turn and no betrayal. Take the time to find the right place, see it first, and ask whether you may visit once.",
    ],
    ask: ['Who do you know who would be fond of {them}?'],
  },
  {
    does: /\b(?:go back|ask again|ask (?:him|her|them) again|ring (?:them )?(?:back|again)|get another appointment|a second opinion)\b/,
    told: /\b(?:doctor|gp|clinic|surgery|hospital|consultant|nurse|dentist|vet)\b/,
    how: [
      'Ask whether you could have a longer appointment, and hand over a piece of paper with the one thing you came for at the top: "We ran out of time before we got to this." They see that every day.',
    ],
    ask: ['What would stand at the top of it?'],
  },
  {
    does: /\bask\b[^.?!]*\b(?:longer|more time|extension|less|lower|discount|instal\w*|pay later|delay|until|swap|off|raise|more money|time off)\b|\bask (?:him|her|them)(?: anyway| still| for (?:it|that))?(?: or\b|$)|\bask (?:for|about)\b/,
    told: office,
    how: [
      'They hear it all the time, and whoever asks early looks reliable and not weak. Put it in two sentences with a number or a date in it that you can keep, and leave out the long story.',
      'Asked once, early and with something definite ("could it be the 30th?"), it sounds like somebody with a plan. The worst that comes back is a no, and then you know where you stand.',
    ],
    ask: ['What number or date would you name?', "What's the least that would help?"],
  },
  {
    does: /\b(?:not answer|ignore|switch (?:it|my phone) off|leave it (?:till|until)|not reply|answer (?:later|tomorrow|on monday))\b/,
    told: /\b(?:boss|manager|work|shift|rota|client|supervisor|office|colleague)\b/,
    how: [
      "What comes on your day off can wait till you're back, unless you're paid to be on call. Say it once on a working day, in a friendly way: \"I don't look at messages at weekends, I'll answer on Monday.\" Then keep to it.",
    ],
    ask: ['What do you think happens, if you answer on Monday?'],
  },
  {
    does: /\b(?:let (?:him|her|them) go|sack|fire|dismiss)\b/,
    how: [
      "But not out of the blue. Say it once so that it can't be misheard, what has to change and by which day, and hold to the day. Write it down, look up the notice, and tell the family yourself before they hear it from {them}.",
    ],
    ask: ['Has {they} heard it from you in so many words?', 'What do you fear most about it?'],
  },
  {
    does: /\b(?:stop going|stop coming|drop out|leave|quit|give (?:it|this|that) up|not go (?:any ?more|back)|step (?:back|down)|take a break)\b/,
    told: /\b(?:club|choir|group|class|team|course|ladies|committee|volunteer\w*|church|gym|rehears\w*|lessons?)\b/,
    how: [
      "One line to one of them is better than just not coming: \"I've loved having you, and I need my evenings for a while.\" If there's one person in it you'd miss, see that one on another day.",
    ],
    ask: ['Who of them would you miss?', 'What would you do with the evening?'],
  },
  {
    does: /\b(?:say no|refuse|turn (?:it|them|him|her) down|not do)\b/,
    told: /\b(?:shifts?|nights|rota|overtime|boss|manager|work|supervisor|hours)\b/,
    how: [
      'Look at your contract first, or ask the union: it says what they can ask of you. Then put it as a limit and not as a complaint: "I\'ve done three months of it, and I need to be off it from the 1st. What can we do?" Asking that is nothing anybody gets sacked for lightly, and it\'s better said than called in sick.',
    ],
    ask: ['Who decides about it?', 'What would you agree to, in its place?'],
  },
  {
    does: /^(?:ring|call|text|write|message|visit)\b.*\b(?:just to|to say (?:hi|hello)|for no reason)\b/,
    not: /\b(?:ex|blocked|no contact|space|a break|married)\b/,
    how: [
      "Do it, and say straight off that there's no reason: \"I don't need anything, I only wanted to hear you.\" It may be met with a laugh the first time. By the third it's simply how you two are.",
    ],
    ask: ['What would you want to know from them?'],
  },
  {
    does: /\b(?:say no|not (?:go|come)|skip|cancel|stay (?:home|in)|opt out|turn (?:it|them|him|her) down)\b/,
    told: /\b(?:camping|party|night out|drinks|trip|dinner|stag|hen|invit\w*|meet[- ]?up|festival|concert|gig|picnic|barbecue)\b/,
    not: /\b(?:therap\w*|wife|husband|doctor|shift|work)\b/,
    how: [
      'Say it now rather than the day before, and short: "Not this time, have a good one." Without a reason there\'s nothing to argue with. If you\'d like to see them all the same, name something you do enjoy.',
    ],
    ask: ['What would you say yes to?', 'Who would make a fuss about it?'],
  },
  {
    does: /\b(?:go to (?:someone|somebody|another|a different)|change (?:my )?(?:doctor|hairdresser|dentist|therapist|gp)|try (?:someone|somebody) else)\b/,
    how: [
      'You pay for it, so you may choose, and nobody\'s owed a reason. Go elsewhere once, and go back later if you like. If it comes up, "I wanted to try something" is plenty.',
    ],
    ask: ['What would you miss about going there?'],
  },
  {
    does: /\b(?:accept|take (?:it|this|that|the (?:money|offer|gift|present|help|lift))|keep (?:it|the (?:money|gift|ring|present)))\b/,
    told: /\b(?:offer\w*|wants? to (?:give|pay|buy)|gift|present)\b/,
    not: /\b(?:tablets?|pills?|meds|medication|found|stole|wallet|till|extension|offered? me an)\b/,
    how: [
      "People offer because they'd like to, and a plain thank-you is what they hope for. I'd only ask one thing first, so that it stays light: \"Is there anything you'd want in return?\" If the answer feels odd, say no kindly.",
    ],
    ask: ['What makes you hesitate?'],
  },
  {
    does: /\bstill (?:take|say|have|use|change|go|get|ask|do) /,
    told: /\b(?:offered|said no|turned|extension|declined|pride|deadline|due)\b/,
    how: [
      'Write today, in two lines: "I said no too quickly. If it\'s still possible, I\'d like to take you up on it." People like being asked by somebody who has thought again; the only thing that makes it harder is waiting.',
    ],
    ask: ['Who would you have to write to?'],
  },
  {
    does: /\b(?:keep (?:going|seeing|in touch)|still (?:see|visit|go|meet|talk to|be friends))\b/,
    told: /\b(?:my ex|ex[- ]|in[- ]law|still invites?|odd|weird|jealous)\b/,
    how: [
      "A fondness like that is yours and doesn't end with somebody else's decision. Say openly at home that you go and why; it's the not-saying that makes it odd.",
    ],
    ask: ['What is it that you like there?'],
  },
  {
    does: /^(?:say|tell (?:him|her|them)) (?:that )?(?:i|what i|how i)\b/,
    how: [
      'Say it about yourself and not about them: "It\'s too early for me, and I\'d find it hard." You may say that. What they do with it is then theirs, and you can still decide how long you stay.',
    ],
    ask: ['What would be bearable for you?'],
  },
];

/** Where nothing more is known of what may be done. */
export const mayAny = {
  how: [
    "Nobody has to allow it, and I can't see who'd come to harm. If there's somebody who might mind, tell them beforehand, in one sentence.",
    "It's yours to decide. I'd only look whether it'd catch somebody unprepared; if so, a word beforehand is all it takes.",
  ],
  ask: ['What has made you hesitate?', 'Who might mind, do you think?'],
} as const;

/** 'Do I have to …?', 'do I owe …?' */
export const mustDo: readonly Allowed[] = [
  {
    does: /\b(?:tell|say|explain|give (?:him|her|them) a reason)\b/,
    told: /\b(?:miscarr\w*|diagnos\w*|depress\w*|anxiety|therapy|illness|condition|autis\w*|adhd|ivf|divorc\w*|pregnan\w*)\b/,
    not: /\b(?:my|his|her) (?:partner|husband|wife|boyfriend|girlfriend) (?:doesn'?t know|has no idea)\b/,
    how: [
      "It's yours, and \"I've had a hard time, and I'd rather leave it at that\" is a whole answer. I'd say more only to somebody who can do something with it, by giving you time or lighter days.",
    ],
    ask: ['What would make the days there easier, just now?'],
  },
  {
    does: /\b(?:stay|keep (?:the job|going|at it))\b/,
    told: /\b(?:got me (?:the|a|this) (?:job|place)|recommended me|put (?:in )?a (?:good )?word|vouched)\b/,
    how: [
      'The door was opened for you, and you did go in. What you owe {them} is to hear it first, before the boss does: "I\'m grateful, and it isn\'t right for me." Then leave in good order, so that the good word still holds.',
    ],
    ask: ['What is it that wears you down there?'],
  },
  {
    does: /\b(?:pay|settle|sign|register|declare|hand (?:it|them) in)\b/,
    told: /\b(?:fine|parking|ticket|bill|rent|tax\w*|court|council|contract|insurance|invoice|debt|loan|deposit|agency)\b/,
    not: /\bmy (?:son|daughter)'?s? (?:wedding|uni)\b/,
    say: [
      "To the office it's whoever the paper is addressed to, so see that it's paid or questioned before the date on it, or it grows. Between the two of you it's another matter: whoever caused it pays it. \"I'll settle it so it doesn't get dearer, and then I'd like it back from you.\"",
    ],
    how: [],
    ask: ['What date is on it?'],
  },
  {
    does: /\b(?:pay|sign|register|declare|report|appear|testify|tell (?:the )?(?:police|court|council|dvla)|go to (?:court|school|work|prison))\b|\btake (?:it|them|my|the) (?:tablets?|pills?|meds)\b/,
    say: [
      "That hangs on what was signed or what the rule is where you live, so I won't guess. Ask whoever sent it, or a free advice line, before the date that's on it.",
    ],
    how: [],
    ask: ['What exactly do they want from you, and by when?'],
  },
  {
    does: /\b(?:longer|more notice|stay on|extra (?:week|month)|than the (?:\w+ )?(?:weeks?|month))\b/,
    told: /\b(?:notice|boss|manager|job|resign\w*|leaving)\b/,
    how: [
      "The notice is what was agreed, and how they cope after it is theirs to arrange. What you can give is a good handover: a page on what's open and who knows what. That's remembered longer than two extra weeks.",
    ],
    ask: ['What would you want to leave in good order?'],
  },
  {
    does: /\b(?:explanation|explain|a reason|owe (?:him|her|them|my \w+) anything)\b/,
    told: /\b(?:asks?|asking|asked|wants to know|questions)\b/,
    how: [
      "If the questions wear you out, one closed sentence ends them better than silence: \"That's not something I want to talk about, and please don't ask again.\" You can tell more on the day you'd like {them} to know, and not before.",
      'What you might want to give is another thing: a line so {they} {hears} it from you and not from somebody else. As short as you like.',
    ],
    ask: ['What would you like {them} to know, if anything?', 'What would it be like if {they} knew?'],
  },
  {
    does: /\b(?:explanation|explain|a reason)\b/,
    how: [
      'What you might want to give is another thing: a line so that they hear it from you and not from somebody else. As short as you like.',
    ],
    ask: ['What would you like them to know, if anything?'],
  },
  {
    does: /\b(?:apolog\w*|sorry)\b/,
    say: [
      "Owing or not, for your own part of it I'd say one, and for no more than that: \"I said things then that I wish I hadn't.\" No 'but' after it, and nothing about theirs. Whether one comes back is up to them.",
    ],
    how: [],
    ask: ['Which part of it is yours, as you see it?'],
  },
  {
    does: /\b(?:tell|say (?:so|that|it)|admit|own up|be honest)\b/,
    told: /\b(?:physio\w*|doctor|gp|nurse|dentist|therapist|counsellor|consultant|trainer|midwife)\b/,
    how: [
      "But it makes the hour worth more: \"I haven't done them, and I'd like to know which one matters most.\" They hear it from nearly everybody, and they'd rather plan with what's true.",
    ],
    ask: ['What got in the way of it?'],
  },
  {
    does: /\b(?:answer|reply|respond|write back|ring back|call back|open it|meet (?:him|her|them))\b/,
    not: /\b(?:police|court|council|bank|tax|solicitor|school|work|boss)\b/,
    how: [
      'You can take all the time you want with it. If it\'s the silence that weighs on you, one line keeps the door open without going through it: "I\'ve got your letter, and I need time."',
    ],
    ask: ['What are you afraid would come after an answer?', 'What would you want to know?'],
  },
  {
    does: /\b(?:do it|say yes|give (?:it|the|a)|speak|be (?:the|his|her|their)|host|organi[sz]e|take (?:it|this) on|make the)\b/,
    told: /\b(?:eulogy|speech|executor|(?:his|her|their) will|godfather|godmother|godparent|best man|bridesmaid|witness|host|funeral|chair|treasurer|reading)\b/,
    how: [
      'Being asked is an honour, and it can still be turned down. Say it soon, with thanks and without a long reason: "I\'m not the right one for it, and I\'d rather somebody did it who is." If it helps, name who that could be, or offer a smaller part.',
    ],
    ask: ['Who would be the right one, in your eyes?', 'What would be hardest about doing it?'],
  },
  {
    does: /\bkeep\b/,
    told: /\b(?:promis\w*|swore|deathbed|left (?:it to )?me|inherit\w*)\b/,
    how: [
      "A promise like that was given so that somebody could be at ease, and it did that. The person mattered more than the thing. Let it go to somebody who'll use it, and keep one small piece of it.",
    ],
    ask: ['What would you want to keep of it?', 'What would it be like to be rid of it?'],
  },
  {
    does: /\bstop\b/,
    told: /\b(?:sing\w*|danc\w*|play\w*|laugh\w*|embarrass\w*|wear\w*|piano|hobby)\b/,
    how: [
      "It's your fun and it harms nobody. A small kindness would be a little quieter where it's really hard for the other one, at the school gate or after eight, and otherwise go on.",
    ],
    ask: ['What do you like most about it?'],
  },
  {
    does: /^(?:go|come|attend|be there|turn up)\b(?! (?:on|back|to (?:work|school|court|hospital|the (?:doctor|police|dentist))))/,
    told: /\b(?:part(?:y|ies)|wedding|stag|hen|dinner|trip|christmas|birthday|reunion|camping|concert|christening|drinks|lunch|do\b|invit\w*)\b/,
    not: /\b(?:school|court|hospital|appointment|doctor|police|to work)\b/,
    how: [
      "If it means a lot to somebody you love, there's a middle way: go for an hour, with the time you leave said beforehand. And agree on one thing that makes it easier, somebody to stand next to or your own way home. If it would only be for show, say no early and kindly.",
      "It's worth asking whoever wants you there which part matters to them. Often it's half an hour, and that can be borne; the rest you can leave out.",
    ],
    ask: ['Which part of it is the worst for you?', 'What would make an hour of it bearable?'],
  },
];

/** Where nothing more is known of what has to be done. */
export const mustAny = {
  how: [
    "You may, when you want to and as much of it as you want. If it'd ease you to do it, that's a reason; that somebody expects it isn't one yet.",
    "It may be expected, and that's something else. If you do it, let it be because you'd be sorry otherwise.",
  ],
  ask: ["What do you think would happen if you didn't?", 'What would you do, if nobody minded either way?'],
} as const;

/** 'Would I only make it worse if I rang?' */
export const makesWorse: readonly Allowed[] = [
  {
    does: /\block/,
    told: /\b(?:without (?:knocking|asking|ringing)|comes? in|lets? (?:him|her|them)sel(?:f|ves) in|walks? in)\b/,
    say: [
      'Not if you say it before you do it: "We lock up now, just ring and we\'ll come." A locked door nobody mentioned looks like a quarrel; one that was announced is only a door. It goes best from the one whose family it is.',
    ],
    how: [],
    ask: ['What would your other half say to that?'],
  },
  {
    does: /\b(?:go(?:ing)? (?:up|in|to (?:him|her|them))|knock\w*|went (?:up|in))\b/,
    told: /\b(?:slammed|hates me|shouted|stormed|in (?:his|her|their) room|upstairs|up there|crying)\b/,
    say: [
      'Not if you go to say one thing and leave again: knock, "I\'m downstairs, I love you, come when you feel like it," and down. What makes it worse is going up to have it out. The talk can wait till {they} {comes}.',
    ],
    how: [],
    ask: ['What was it about, before the door?'],
  },
  {
    does: /./,
    told: /\b(?:(?:needs?|asked for|wants?|said) (?:\w+ )*(?:space|time|a break)|(?:a|the) (?:week|few days|month) to think|blocked|no contact|told me (?:not|to stop|to leave))\b/,
    say: [
      "It might, yes. {They} asked for time, and every message before it's up is heard as a question. I'd let the time pass that was said, and then write one line.",
    ],
    how: [],
    ask: ['How long did {they} say?'],
  },
  {
    does: /\b(?:call\w*|ring\w*|rang|phon\w*|text\w*|writ\w*|wrote|messag\w*|went (?:round|over)|go(?:ing)? (?:round|over|to (?:him|her))|reach\w* out)\b/,
    told: /\b(?:fight|fought|argu\w*|row|fell out|shouted|slept at|walked out|stormed|upset|angry|hung up|said something)\b/,
    say: [
      "No, not with one call that's short and doesn't go on arguing: \"I don't like it like this. Ring me when you want to.\" What makes it worse is starting where you two left off. If {they} {doesnt} answer, leave it at the one.",
    ],
    how: [],
    ask: ['What would your first sentence be?'],
  },
  {
    does: /\b(?:tell|told|say|said|admit\w*|apologi[sz]\w*|bring|brought|ask\w*)\b/,
    say: [
      "For an evening, maybe; after that it's usually better than not knowing where you stand. Say it once, short, and without defending yourself, and then let {them} answer. I'd leave it only if {they} could do nothing with it but be hurt.",
    ],
    how: [],
    ask: ['What would you say first?', 'What would it be like to go on without saying it?'],
  },
  {
    does: /./,
    say: [
      "Hardly, if it's small and asks for nothing back. Things mostly get worse by being argued on, or by silence that each side explains in its own way.",
    ],
    how: [],
    ask: ['What would be the smallest thing you could do?'],
  },
];

/** 'She wants me to stop seeing him. Should I?' '{they}' wants it of them. */
export const onDemand = {
  say: [
    "Not just because {they} {wants} it. Ask first what it's about: \"What are you afraid would happen?\" A worry can be talked about, and there you can meet {them} halfway. A friendship, or anything else that was yours before, isn't something to hand over so that there's peace.",
    "I wouldn't, as long as you don't want it yourself. Find out what's behind it, offer {them} something that would really help with that, and keep what's yours. If every answer is only \"because I say so\", that's worth noticing.",
  ],
  ask: ['What reason did {they} give?', 'What would you be giving up?'],
} as const;
