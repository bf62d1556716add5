import type { Happening } from './happening.ts';
import { ofJob } from './work-words.ts';

/** Smaller things of working life, that come round again: who says good morning, what an hour buys, what is left at night. */
export const ofWorkHabits: readonly Happening[] = [
  {
    id: 'told-off-at-work',
    cues: 'told reprimand written trouble lecture',
    when: /\byou(?:'ve|'re| have)? (?:\w+ )?(?:got|get|were|was|been|getting) (?:\w+ )?(?:told off|reprimanded|written up|a (?:right )?(?:telling[- ]off|bollocking|dressing[- ]down|lecture)|in trouble (?:for|with|at work))\b|\b(?:told you off|gave you (?:a (?:right )?(?:telling[- ]off|bollocking|dressing[- ]down|lecture))|wrote you up)\b/i,
    unless: /\b(?:held his hand|my (?:mum|dad|wife|husband|nan|daughter|son)|police|at school|teacher told)\b/,
    beside: ofJob,
    hear: ['Being told off like that is humiliating, at any age.'],
    ask: [
      'What had you done, as you saw it?',
      'How did you get through the rest of it?',
      'Would they have said it to everyone?',
    ],
  },
  {
    id: 'says-yes-to-more-hours',
    cues: 'yes extra cover never say',
    when: /\byou(?:'ve)? (?:\w+ )?(?:say|said|saying) yes to (?:\w+ )?(?:extra|every|all|another|more|a|the|both|any) (?:\w+ )?(?:shifts?|hours|weekends?|sundays?|overtime|project|job)\b|\byou never (?:say|said) no\b|\byou (?:can't|couldn't) say no to (?:your boss|extra|a shift|overtime|them|work)\b|\bkeep picking up (?:extra )?shifts\b/i,
    unless: /\b(?:i said no|said no for|should i|friends)\b/,
    beside: ofJob,
    hear: [
      "You said yes again, and now it's you who's short of time.",
      'People learn very fast whom to ring first. It takes no ill will at all.',
    ],
    ask: [
      'What do you think would happen, the first time you said no?',
      'When was your last whole day off?',
      'Who do they ring when you are not there?',
    ],
  },
  {
    id: 'no-good-morning',
    cues: 'morning hello hi goodbye speaks talks spoke talk speak',
    when: /\b(?:never|not once|doesn't|don't|didn't|hasn't|nobody|no one|without)\b[^.]*\b(?:say|says|said|saying|answer(?:ed|s)?) (?:good ?morning|hello|hi|goodbye|bye|good night)\b|\b(?:nobody|no one) (?:speaks|talks|spoke|talked|has spoken) to you\b[^.]*\b(?:since you (?:gave|told|reported|said|came|complained|went)|at work|all shift)\b/i,
    unless:
      /\b(?:husband|wife|boyfriend|girlfriend|dead|died|funeral|never got to say goodbye|didn't say goodbye|never said goodbye|cat|dog)\b/,
    beside: ofJob,
    hear: ['It hurts not even to be greeted.'],
    ask: ['Who there does say it?', 'Since when has it been like that?', 'What do you do, when you come in?'],
  },
  {
    id: 'taken-for-someone-else',
    cues: 'asked took mistook thought',
    when: /\b(?:asked (?:you )?(?:if|whether|were|was) you(?:'re| are| were) (?:the |a |an |here (?:for|to)|from the|with the|lost)(?!.{0,12}\b(?:ok|okay|alright|all right)\b)|(?:took|mistook) you for|thought (?:that )?you(?:'re| are| were) (?:the|a|an|one of the) (?:\w+ )?(?:cleaner|nurse|waiter|waitress|secretary|intern|assistant|driver|help|delivery \w+|student|maid|carer|gardener|security|patient|porter|tea lady|temp|visitor|customer)|asked (?:you )?(?:who|where) the (?:real )?(?:manager|doctor|boss|owner|teacher|engineer) (?:was|is))\b/i,
    unless:
      /\b(?:mother-in-law|my (?:mum|nan|gran|mother|dad)|angel|lol|funny|sisters|model|younger than|compliment|twins|i thought|drunk)\b/,
    hear: [
      "It's hurtful to be taken for somebody else like that.",
      'You put it right politely, as always, and then you have to go on and do the thing you are there for.',
    ],
    ask: [
      'What did they do, when they noticed?',
      'How many times has that been, by now?',
      'What do you say to that by now?',
    ],
  },
  {
    id: 'asked-for-time-off',
    cues: 'ask',
    when: /\byou(?:'ve| have|'d)? (?:\w+ )?ask(?:ed)? (?:\w+ )?(?:\w+ )?for (?:a|one|an|the|two|some|\w+) (?:\w+ )?(?:day|days|afternoon|morning|hour|week|time|weekend|leave|month)(?: \w+)? ?(?:off|leave|unpaid)?\b/i,
    unless:
      /\b(?:gave me|let me|time to think|asked (?:him|her|them) for (?:a )?(?:month|week|day) to|said of course|asked for (?:the|a) time|asked for years)\b/,
    beside: ofJob,
    hear: ["It isn't easy to ask for time off."],
    ask: [
      'How did they look, when you asked?',
      'What had you got ready to say?',
      'Who was waiting for you at the other end?',
    ],
  },
  {
    id: 'checks-everything',
    cues: 'check read mistakes double',
    when: /\byou(?:'re| are| keep)? (?:\w+ )?(?:check(?:ing)? (?:everything|it|each \w+|every \w+|the \w+|your emails?) (?:\w+ )?(?:two|three|four|five|ten|\d+|again|over|a hundred|so many)|double[- ]check(?:ing)?|read(?:ing)? (?:every|each|the|my|your) (?:\w+ )?emails? (?:\w+ )?(?:three|four|five|ten|\d+))\b/i,
    unless: /\b(?:oven|door|stove|iron|locks?|gas|pregnan)/,
    beside: ofJob,
    hear: ["It's exhausting to check and check again."],
    ask: [
      'What was the mistake that began it?',
      'What do you think they would do, if one slipped through?',
      'Which things do you not need to check?',
    ],
  },
  {
    id: 'nothing-left-after-work',
    cues: 'nothing tired asleep useless fall fell',
    when: /\byou (?:\w+ ){0,5}(?:have|'ve|got|had)? ?nothing left (?:for|after|when|in)\b|\btoo tired (?:to|for) (?:\w+ )?(?:cook|talk|eat|play|read|see|shower|wash|anything|even)\b|\byou (?:\w+ )?(?:fall|fell|falling) asleep (?:on|over|in|with|at|standing|before)\b|\bafter work you(?:'re| are) useless\b/i,
    unless:
      /\b(?:chemistry|in class|at school|maths|train|film|book|baby in|at last|finally|his arms|her arms|beside)\b/,
    beside: ofJob,
    hear: [
      "Work takes so much that there's nothing left for you.",
      'Work gets the good hours. The ones you do it for get what is over.',
    ],
    ask: [
      'What falls off the end of the day first?',
      'What did you use to do of an evening?',
      'Who notices it most at home?',
    ],
  },
  {
    id: 'what-an-hour-pays',
    cues: 'minimum hour pay costs earn',
    when: /\b(?:minimum wage|(?:£|\$|€)?\d+(?:[.,]\d+)? (?:an|per|a) hour|(?:ten|eleven|nine|twelve|seven|eight|\w+) (?:quid|pounds|euros|dollars) (?:an|per|a) hour|costs? more than you (?:earn|make)|pay to (?:go to )?work|pay for your own (?:uniform|training|tools|petrol|fuel|parking|gloves|shoes)|zero[- ]hours? contract)\b/i,
    unless: /\b(?:miles|kilomet|km|drive|limit|therapy|babysit|raise)\b/,
    hear: [
      "It's disheartening to work that hard for so little.",
      'You do the work and then you do the sum, and the sum is the more tiring of the two.',
    ],
    ask: [
      'What does one hour of it buy, in your week?',
      'What goes off it before you see it?',
      'What would you do with a pound more?',
    ],
  },
  {
    id: 'long-way-to-work',
    cues: 'commut each way buses hour miles',
    when: /\b(?:commut(?:e|es|ing)|(?:an hour|hours?|minutes|miles|an hour and \w+) each way|hours? (?:on the|by|in the) (?:bus|train|car) (?:to|each|there|every))\b/i,
    unless: /\b(?:hospital|visit|mum's|her grave|his grave|prison)\b/,
    beside: ofJob,
    hear: [
      'Those long journeys take a lot out of your day.',
      'Nobody pays you for those hours, and they are not yours either.',
    ],
    ask: ['What do you do on the way?', 'What time does it mean getting up?', 'Who else is on it every day?'],
  },
  {
    id: 'silent-in-meetings',
    cues: 'meeting',
    when: /\bmeetings?\b[^.]*\b(?:(?:go|goes|went) (?:blank|quiet|red)|don't (?:speak|say)|can't (?:speak|say)|couldn't (?:speak|say)|say nothing|said nothing|never (?:say|speak)|mouth is empty|throat|heart)\b|\b(?:heart|throat|hands)\b[^.]*\b(?:before|in|during) (?:\w+ )?(?:meetings?|presentations?)\b/i,
    unless: /\b(?:aa|my name is|addict|sober|school meeting)\b/,
    hear: ["It's frustrating to have something to say and not get it out."],
    ask: [
      'What would you have said, the last time?',
      'Who in there do you find easiest to talk to alone?',
      'Which kind of meeting is the worst?',
    ],
  },
  {
    id: 'child-asks-about-money',
    cues: 'asked ask asks',
    when: /\b(?:your (?:\w+ )?(?:son|daughter|boy|girl|kid|kids|lad|little one|eldest|youngest|children|child)|the (?:kids|children|boys|girls|little one))(?: \w+)? (?:asked|asks|ask|wanted to know|keeps? asking)(?: you)? (?:why|if|whether|when|are you|can)\b[^.]*/i,
    beside:
      /\b(?:money|afford|poor|rent|holiday like|like the others|broke|skint|rich|heating|electric|bills?|wages?|pay|trainers|fish fingers|till|food bank)\b/,
    hear: [
      "It isn't easy to be asked that by your own child.",
      'You would rather any grown-up in the world had asked you that.',
    ],
    ask: ['What came out, as an answer?', 'What did they make of that?', 'What do you think they know already?'],
  },
  {
    id: 'inspected-at-home',
    cues: 'looked came fridge cupboard inspect visit',
    when: /\b(?:looked|went|going|looking) (?:in|into|through|round|around|under|over) your (?:fridge|cupboards?|bedroom|wardrobe|drawers|bins?|gate|papers|bathroom|kitchen|bank statements)\b|\b(?:the )?(?:inspector|assessor|social worker|woman from the \w+|man from the \w+|lady from the \w+)(?: \w+)? (?:came|comes|coming|is coming|turned up|looked|wrote|asked)\b/i,
    unless:
      /\b(?:bus|kitchen hygiene|ofsted|burglar|robbed|mother in law|mum|snoop|gas man|fixed|lovely|kind|son|ex)\b/,
    hear: [
      "It's stressful to have somebody go over your home.",
      'You tidy for it and then wonder whether it looks too tidy. There is no right way to be looked at like that.',
    ],
    ask: ['What did they write down?', 'What did you put out of sight beforehand?', 'What happens next with it?'],
  },
  {
    id: 'thinks-they-own-them',
    cues: 'boss thinks owns',
    when: /\b(?:he|she|they|your (?:boss|manager|partner|investor|father[- ]in[- ]law|landlord|supervisor)) (?:\w+ )?(?:thinks?|believes?|acts? (?:like|as if)|behaves? (?:like|as if)) (?:that )?(?:he|she|they) owns? you\b/i,
    hear: [
      "It's wearing to be made to feel that you owe them.",
      'It makes even the good days feel like something you have borrowed.',
    ],
    ask: [
      'What was the last time you felt it?',
      'What would it take to be quit with them?',
      'Who sees it besides you?',
    ],
  },
  {
    id: 'one-more-round',
    cues: 'interview round stage',
    when: /\b(?:third|fourth|fifth|sixth|one more) (?:interview|round|stage)\b|\b(?:two|three|four|five|\d) (?:rounds of )?(?:interviews|rounds)\b/i,
    unless: /\b(?:drinks|chemo|ivf|treatment|golf|boxing|shots|asylum|visa|bus)\b/,
    beside: /\b(?:interview\w*|job|role|recruiter|hiring|position)\b/,
    hear: [
      "It's tiring to have to prove yourself over and over.",
      'Each round asks you to be keen again from the top, and each one makes it dearer to lose.',
    ],
    ask: [
      'What can be left for them to find out?',
      'How much of it do you still want?',
      'How do you get the time off for all of those?',
    ],
  },
  {
    id: 'clients-fall-away',
    cues: 'client famil customer student pupil booking cancel dropped',
    when: /\b(?:clients|families|customers|students|pupils|bookings|regulars)(?: \w+){0,2} (?:cancelled|canceled|cancelling|dropped out|stopped coming|went elsewhere)\b/i,
    beside:
      /\b(?:money|rent|teach|shop|business|salon|self.?employed|freelanc\w*|clients?|lessons?|bookings?|customers?)\b/,
    hear: [
      "It's frightening to see the work fall away.",
      'Nobody did anything wrong, so there is no one to be cross with, and the diary has a hole in it all the same.',
    ],
    ask: ['How many have you left?', 'What reasons do they give?', 'What do you do with the free hour, meanwhile?'],
  },
  {
    id: 'threatening-letter',
    cues: 'letter summons demand final court notice',
    when: /\b(?:letter|email|text)\b[^.]*\b(?:says?|said|saying|about|with)\b[^.]*\b(?:summons|court|bailiff|seven days|final|arrears|eviction|legal action|overdue|zero points|\d+ days)\b|\b(?:a |the )?(?:court summons|final (?:notice|demand|reminder)|court letter|red letter|letter before action)\b/i,
    unless: /\b(?:paid in full|worked|divorce|custody|dropped|hospital|biopsy|jury)\b/,
    hear: [
      'A letter like that is frightening.',
      'You read it standing up, the first time, and take in only the number and the date.',
    ],
    ask: ['What date is on it?', 'Has anybody read it with you?', 'Where is it lying now?'],
  },
  {
    id: 'replaced-by-a-machine',
    cues: 'checkout machine robot software automat chatgpt replaced',
    when: /\b(?:self[- ]?(?:service )?checkouts?|replac(?:ed|ing) (?:\w+ ){0,3}(?:by|with) (?:a |the |an )?(?:machines?|robots?|ai|software|app|screens?|chat ?bots?|computers?)|(?:ai|chatgpt|robots?|machines?)(?: \w+)? (?:does|do|doing|takes?|taking|replac\w+|can do|will do) (?:your|our|my|the) (?:job|work|jobs))\b/i,
    beside: ofJob,
    unless: /\b(?:i used the self|at the self checkout|conversation on a weekend|unless you count)\b/,
    hear: [
      "It's bitter to be replaced like that.",
      'You get to show people how to use the thing that is there so that you need not be.',
    ],
    ask: [
      'What do people come to you for, that it cannot do?',
      'How did they put it to you all?',
      'What do the others say?',
    ],
  },
  {
    id: 'it-fell-through',
    cues: 'fell fallen fall',
    when: /\b(?:fell|fallen|falls|falling) through\b/i,
    unless:
      /\b(?:ice|floor|roof|ceiling|stage|cracks|fell through the)\b|\b(?:always|never|often|usually|sometimes|every ?thing|keeps?)\b/,
    hear: ["You'd counted on it, and it's a big disappointment."],
    ask: ['What are you back to now?', 'Who broke it to you?', 'What had you looked forward to most?'],
  },
  {
    id: 'owes-one-of-theirs',
    cues: 'owe owing',
    when: /\b(?:you )?(?:still )?(?:owe|owed|owing) (?:your|my) (?:\w+ )?(?:sister|brother|mum|mom|dad|mother|father|friend|mate|parents|son|daughter|aunt|uncle|cousin|flatmate|ex|best friend|in-laws|nan|gran)\b[^.]*\b(?:money|\d+|hundred|thousand|quid|grand|four|rent)\b/i,
    unless: /\b(?:everything|my life|an apology|a call|a visit)\b/,
    hear: [
      'Owing money to a friend makes everything awkward.',
      'They may hardly think of it. You can no longer buy a coffee in front of them without doing arithmetic.',
    ],
    ask: ['When was it last mentioned?', 'What do you talk about instead?', 'What had it been for?'],
  },
  {
    id: 'things-thrown-at-work',
    cues: 'threw throw slam kick punch',
    when: /(?:^|\b(?:the|your) )(?:chef|head chef|boss|manager|foreman|owner|supervisor|director|coach|gaffer)(?: \w+)? (?:threw|throws|slammed|slams|kicked|kicks|punched|punches|smashed|smashes) (?:a|an|the|his|her|their|things|plates|stuff|pans)\b/i,
    unless: /\b(?:party|out the|ball|penalty|threw (?:me|us) a)\b/,
    hear: [
      "It's frightening to work near somebody like that.",
      'From then on everyone in the room works with half an eye on one pair of hands.',
    ],
    ask: [
      'Does anyone there ever say anything about it?',
      'What had come just before?',
      'What were the rest of you doing?',
    ],
  },
  {
    id: 'regular-not-there',
    cues: 'stop usual regular seat table',
    when: /\b(?:wasn't|isn't|weren't|hasn't been|haven't been|not been|didn't come) (?:\w+ )?(?:at|in|to|on|for) (?:his|her|their|the) (?:usual |own )?(?:stop|seat|table|bench|place|corner|spot|coffee|paper|round)\b/i,
    beside: /\b(?:driver|bus|café|cafe|shop|regular|customer|route|round|bar|stall|work|passenger|post)\b/,
    unless: /\b(?:my (?:dog|cat|son|daughter)|school run)\b/,
    hear: ["It's worrying when somebody you always see isn't there."],
    ask: ['What do you know about them?', 'When did you see them last?', 'Who else would have noticed?'],
  },
];
