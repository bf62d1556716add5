import type { AsAsked } from './row.ts';

const others =
  '(?:a (?:person|man|woman|human|mother|father|mum|dad|marriage|family|friendship|couple|relationship|body|heart)(?: of \\d+)?|people|person|someone(?: my age| like that| like me)?|somebody|anyone|anybody|one|men|women|couples|families|friends|love)';
const anyone = `(?:${others}|you|u|i|we)`;
/**
 * 'Can a person …', 'do people ever …', 'do you ever …', 'is it possible to …', 'is there such a thing as …'; and no 'do you like
 * music', which is asked of Wren.
 */
const can = (what: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:how|what|why|where|when|who) )\\b(?:(?:can|could) ${anyone}|(?:do|does|did|will|would|think|reckon|say) (?:${others}|(?:you|u|we|i)(?= (?:really )?ever\\b)))(?: (?:really|even|ever|just|still|actually|also|both|truly|can|could|will|again|always|kind of|sort of))* (?:${what})\\b|\\b(?:possible|normal|allowed|ok|okay|such a thing as)(?: (?:for ${anyone}|that ${anyone}|at all))*(?: (?:to|can|being|ever|really|still|never|not|i))* (?:${what})\\b`,
  );
/** 'How do you know if …', 'how can you tell whether …'. */
const know = (what: string): RegExp =>
  new RegExp(
    `\\bhow (?:do|does|can|could|would|will|did) ${anyone}(?: (?:even|ever|really|actually))* (?:know|tell|find out|work out|figure out)\\b[^?]*\\b(?:${what})\\b`,
  );
/** 'What do people do …', 'how do people …'. */
const what = (rest: string): RegExp =>
  new RegExp(
    `\\b(?:what|how) (?:do|does|did|can|could|would|should|the hell do|on earth do) ${anyone}(?: (?:even|ever|just|actually|normal(?:ly)?|supposed to))* (?:do |deal |cope |manage |get |live |go |find |stop |just )?[^?]*\\b(?:${rest})\\b`,
  );

/** Whether something can be. */
const possible: readonly AsAsked[] = [
  {
    put: /\b(?:go|get|come|jump|improve) from (?:a |an )?(?:\d+|[a-f]\b)%?[^?]* to (?:like |a |an |at least )*(?:\d+|[a-f]\b)/,
    say: [
      "Yes, it happens every year, and it takes a plan and not only hours. A low mock mostly means a few whole topics are missing, and those give the quickest marks. Go through the paper, list what cost you most, take the three biggest, and do old questions on them every day. If it's moving after three weeks, you're on the way; if not, ask the teacher what you're missing.",
    ],
    ask: ['Which part of the paper cost you most?'],
  },
  {
    put: can('learn (?:that much|it all|all (?:of )?(?:that|it)|so much|this much)'),
    say: [
      "Not all of it, and you don't need all of it. Nobody learns everything in a few days, but enough for a pass, often yes. Take old papers, see what comes up every time, do those parts first, and leave the rest with a clear conscience. Sleep counts as studying; the last night without any costs more than it brings.",
    ],
    ask: ['Which parts come up every time?'],
  },
  {
    put: can(
      '(?:learn|start (?:that |so )?late|start(?: again| over)?|begin|still learn|study|go back to (?:school|uni|college)|retrain)',
    ),
    say: [
      "Yes. Grown people learn more slowly in some things and more steadily in nearly all, because they know why they want it. You'll be the only one your age for a week, and then you're the one they ask. Start with one lesson that commits you to nothing, and see how it is.",
    ],
    ask: ['What is it that draws you to it?'],
  },
  {
    put: /\btoo old to (?!come out|love|date)\w+|\btoo late to (?:learn|start|study|train|swim|begin)\b/,
    say: [
      "No. It'll go differently than at twenty: slower in the body, quicker in the head, and with less patience for nonsense. The years pass either way. One first lesson costs little and tells you more than another year of thinking about it.",
    ],
    ask: ['What draws you to it?'],
  },
  {
    put: /\btoo (?:old|late) to (?:come out|love|date|fall in love|be myself)\b/,
    say: [
      "No. People do it at sixty, seventy and eighty, and most say they'd feared something worse than what came. You don't owe it to anybody, and it takes nothing away from a marriage that was real. You could begin with one person, or a group for people who come to it later; there are more of them than you'd think.",
    ],
    tender: true,
    ask: ['Who would you like to know first?'],
  },
  {
    put: can('love again|fall in love again|be (?:happy|in love) again|find love'),
    tender: true,
    say: [
      "Yes, it is, at any age. It doesn't take anything from the one who came before; most people find there's room for both, and that the old love is what taught them how. You needn't call it anything yet. Looking forward to something before breakfast is already alive.",
    ],
    ask: ['What do you look forward to most?'],
  },
  {
    put: can('love come later|come later|grow (?:later|with time|over time|on you)'),
    say: [
      "It can grow, yes: fondness, trust, even wanting. It doesn't come from being told that you ought to, and it hardly ever starts from nothing at all. Look for small signs: whether you want to tell {them} things, whether you miss {them} by Thursday. If after a good while there's only gratitude, that isn't it, and kind people deserve to be told.",
    ],
    ask: ['When you think of a free evening, who do you want there?'],
  },
  {
    put: can('love (?:two|more than one)(?: people)?|be in love with two(?: people)?|love two'),
    say: [
      "Yes, people do. What's hard is never the feeling but the living of it, because two can't both have the truth and the whole of you. It's worth asking what the new one wakes up: if it's being seen, that may be missing at home and can be asked for there. Nothing has to be decided while it's only a warm corner of the day.",
    ],
    ask: ['What does the other one see in you?'],
  },
  {
    put: can(
      'be (?:just )?(?:friends|mates) with (?:an ex|someone who|somebody who|him|her|your ex|my ex)|stay friends with (?:an ex|someone who did|your ex|my ex|him|her)|be friends after',
    ),
    told: /\b(?:ex|cheat\w*|broke up|split|dumped)\b/,
    say: [
      "Some can, later, when it no longer hurts to hear who they're seeing. Right after being hurt like that it's mostly one of the two hoping and the other feeling forgiven. What you miss may be the laughing more than the person. I'd give it half a year without contact first; a real friendship can wait that long.",
    ],
    ask: ['What would you be hoping for, meeting as friends?'],
  },
  {
    put: can('(?:stay|be|remain) (?:friends|mates|close|married)[^?]*'),
    told: /\b(?:vot\w+|politic\w*|party|election|believes?|religio\w*|church|conspirac\w*|views?)\b/,
    say: [
      "Yes, many do, and it takes two things: leaving some subjects at the door, and neither of you making the other less of a person. Where those two hold, years of knowing each other are worth more than a vote. If {they} say{s} things about people you are or love, that's different, and then it may be said once.",
    ],
    ask: ['What do you still like about being with {them}?'],
  },
  {
    put: can(
      '(?:come|comes|get|gets) back (?:from|to|together|after)[^?]*|(?:come|comes) back|survive[^?]*|recover from[^?]*',
    ),
    told: /\b(?:break|space|split|separat\w*|toothbrush|broke up)\b/,
    say: [
      "Some do. It goes well where both use the time to find out something and there's an end to it; without a date it's often a slow goodbye. So ask for two things: until when, and what's allowed meanwhile. If {they} can't say either, that tells you something.",
    ],
    not: /\b(?:affair|cheat\w*|hit)\b/,
    ask: ['What do you want it to have changed by the end?'],
  },
  {
    put: can('survive[^?]*|work (?:out )?(?:like that|across|in two|long[- ]distance)[^?]*|live in two[^?]*'),
    told: /\b(?:countr\w+|abroad|distance|cities|village|overseas)\b/,
    say: [
      "Yes, some do, with fixed months here and there, and money and flights planned like rent. It goes wrong where one simply gives in and is homesick for two. You don't have to find one answer for the rest of your lives: try three months there first, and then talk as people who both know what it's like.",
    ],
    ask: ['What would you miss every day?'],
  },
  {
    put: can('come back[^?]*|get past[^?]*|be repaired|be friends again|start again|recover|survive that|survive this'),
    told: /\b(?:blocked|lawyers?|caravan|inherit\w*|will\b|house|fight|fell out|row|years of nothing|haven'?t spoken|stopped talking)\b/,
    say: [
      'Yes, it can, and it mostly starts much smaller than the quarrel was: a photo, a birthday line, a question that has nothing to do with it. What has to be settled, let others settle on paper. It takes one who begins and one who answers, and you can only be the first of the two.',
    ],
    ask: ['What would your first line be?'],
  },
  {
    put: can('change|really change|be different|turn (?:it|their life|his life) around'),
    say: [
      "Yes, people change, in what they do more than in what they're like. You see it in months and not in promises: in what's done when nobody's looking, and in how a slip is owned. Believe what repeats. And you may be fond of somebody and still lock the cupboard.",
      'They can, at any age, and it shows in deeds that last longer than the guilt does. A book or a vow is a beginning and no proof. Say which one thing would have to be different by summer, and judge it by that and not by the words.',
    ],
    not: /\b(?:hit|hits|beat|hurts me|choke\w*|threat\w*|abus\w*)\b/,
    ask: ['What have you seen of it so far?'],
  },
  {
    put: can('(?:ever )?go back to (?:how|what|who) they (?:were|was)|be the same (?:again|person)'),
    say: [
      "Not quite, and much of it comes back. Someone who's been where every word counted goes carefully at first, and the loud one is still in there. Don't ask how it was. Do the old things with {them}, a match or a fry-up, and let {them} be quiet in company. It takes months rather than weeks.",
    ],
    told: /\b(?:prison|jail|inside|war|army|hospital|rehab)\b/,
    ask: ['What did you two use to do together?'],
  },
  {
    put: /\b(?:does|do|can|will|could) (?:a man|a woman|a person|people|someone|somebody|you|he|she|one|anyone) (?:ever |really )?(?:get|gets) over (?:that|this|it|something like (?:that|this)|a thing like that|being)\b/,
    told: /\b(?:farm|business|auction\w*|lost (?:the|our) (?:farm|shop|business|land|house|boat))\b/,
    say: [
      "Not over it, I'd say, but through it. For a while there's only the next chore, and that's what keeps a person upright. What helps is being needed for something and having somebody nearby who doesn't ask for it to be talked about. If {they} stop{s} eating, give{s} things away or speak{s} as if it were all over, get help the same day.",
    ],
    not: /\b(?:second kid|the one who was left|my ex)\b/,
    ask: ['What do{es} {they} still do every day?'],
  },
  {
    put: can('(?:ever )?get over (?:being (?:left|dumped)|the one|someone|somebody|a person|him|her)[^?]*'),
    say: [
      "Yes, though it doesn't end on a day. It goes from every hour to certain streets, and then to a song now and then. Being left hurts twice, since it was decided without you; that part fades when you've decided something big yourself. Drive the short way once, on purpose, and see what it still is.",
    ],
    ask: ['What do you still miss: the person, or who you were then?'],
  },
  {
    put: can('(?:ever )?get(?:s)? used to[^?]*'),
    told: /\b(?:flat|house|home|moved|place|town|landlord|country)\b/,
    say: [
      "Yes, more than you'd believe on the first evening. A place becomes home through what you do in it every day, and that takes about a year of seasons. Take one thing along as it is, the lamp or the order on the shelf, and put it up first. You can miss the old one and settle in the new one at once.",
    ],
    not: /\b(?:alone|quiet|moved out|died)\b/,
    ask: ['What will you take with you, as it is?'],
  },
  {
    put: /\b(?:do|does|can|will) (?:people|anyone|someone|one|you|i|a person) (?:ever |really )?get used to\b/,
    say: [
      "Yes, in time. At first a quiet home is loud with everything that's missing, and then it slowly becomes your own. It helps to give the emptiest hour something fixed: a call, the radio, a walk, and to cook what only you like. Don't judge it by the first weeks.",
    ],
    tender: true,
    ask: ['Which hour is the quietest?'],
  },
  {
    put: can(
      'be (?:so |really )?(?:happy|glad|pleased) (?:for|about)[^?]* (?:and|but)[^?]*|(?:love|like|want) (?:it|someone|somebody|them|him|her) and[^?]*|feel both|hate it at the same time',
    ),
    say: [
      "Yes. Being glad for somebody and sore for yourself are about two different things, and neither makes the other a lie. You did the kind part in public and the sore part in private, and that's what decent looks like. Tell one person who isn't involved, so that you aren't alone with the second half.",
    ],
    ask: ['Who could you tell the sore half to?'],
  },
  {
    put: can(
      '(?:not like|dislike|hate|stop liking|not love) (?:her|his|your|their|my|own) (?:own )?(?:son|daughter|child|kids?|children|teenager|baby)|not like',
    ),
    say: [
      "Yes, for a while, and especially at that age. Liking comes and goes with how somebody behaves; the love underneath doesn't ask. It's even meant to be so: they push until it hurts so that leaving gets possible. Tell {them} where the line is, \"You don't speak to me like that\", and keep one thing a week that isn't about any of it.",
    ],
    not: /\b(?:newborn|weeks old|shake|hurt (?:him|her|it)|hit)\b/,
    ask: ['When did you last like being with {them}?'],
  },
  {
    put: can('be a good (?:one|dad|father|mum|mother|parent)[^?]*|be a good (?:dad|parent)'),
    say: [
      "Yes. Somebody who had a bad one knows exactly what was missing, and that's half a plan. The other half is turning up, tired and unsure like everybody, and saying sorry when you got it wrong. Nobody's born knowing how to hold one; a midwife can show you in ten minutes.",
    ],
    ask: ['What would you have wanted from yours?'],
  },
  {
    put: can(
      '(?:have|live|lead) (?:a )?(?:good|happy|normal|full) (?:life|lives)[^?]*|live (?:well|happily) with[^?]*',
    ),
    say: [
      "Yes, many do, for a long time: with good doctors, a lot of moving about, and people who treat them as they always did. The first weeks are the worst, when one looks everything up at once. Laughing about it isn't hiding from it, it's how some people carry things. Find out what comes next, and not what comes last.",
    ],
    ask: ['What {has} {they} said about it so far?'],
  },
  {
    put: can('(?:be |become |get )?addicted to (?:being busy|work\\w*|being needed|stress)'),
    say: [
      "Something like it, yes. Being busy drowns out whatever waits in the quiet, and after years a body takes sitting still for danger. It needn't mean more than that. Try it small: five minutes in a chair with a cup of tea, and let it be unpleasant. If something comes up then, that's what it was for.",
    ],
    ask: ['What comes up, when you do sit down?'],
  },
  {
    put: can('hate (?:a|my|our|the|your) (?:house|flat|home|place|room|town)'),
    say: [
      "Yes. It can be the house itself, too dark or too far away, and it can be what the house stands for: the money, the step, the person you became for it. Find out which: notice whether it's worse in one room or on the way in. A first summer is too early to sell, and not too early to say it out loud.",
    ],
    ask: ['Where in it is it least bad?'],
  },
  {
    put: can(
      "(?:that i |that you |that one )?(?:never|didn't|don't) (?:really )?loved? (?:her|him|them)[^?]*|never loved",
    ),
    say: [
      "It's possible, but sleeping well after it ended doesn't prove it. That's mostly the end of a long strain, and it would have come after a love as well. Years aren't all one thing; look at the first ones and not the last. You needn't decide it this month, and you needn't tell it to anyone as a fact.",
    ],
    ask: ['What were the good years like, if there were some?'],
  },
  {
    put: /\b(?:can|could) (?:you|u|someone|people|a person|i|one) (?:just |maybe )*be (?:just )?(?:not made|not meant|unlovable|made) for (?:it|this|love|relationships|that)\b|\bnot made for it\b/,
    say: [
      "Some people live better alone and know it. Freezing at a kind invitation doesn't tell you that you're one of them; it tells you that you've been burnt. You don't have to be made for it to drink a coffee. Say yes to an hour, with an end to it, and find out only whether you liked the hour.",
    ],
    ask: ['What went through you, when they asked?'],
  },
  {
    put: can('forget how to (?:be|love|do|live|talk|sleep|share)[^?]*'),
    say: [
      "No, that isn't lost. What you've got used to is your own rhythm, and sharing it will feel like a stranger's coat for a while. That goes in weeks, with somebody who isn't in a hurry. And if the bed is fine as it is, nothing is missing that you'd have to fix.",
    ],
    ask: ['What would you like to have back, if anything?'],
  },
  {
    put: /\b(?:do|can|does) (?:men|he|some people|people|they) (?:ever |really |even )?(?:say|talk about|show|tell you) (?:what|how) they feel\b/,
    tender: true,
    say: [
      'Some do, more with their hands than in words, and in the dark or in the car rather than face to face. What was done for you on the worst day was probably said as loudly as it could be. If you need the words too, ask for one and not for a talk: "Were you sad too?"',
    ],
    ask: ['What would you like to hear from {them}, once?'],
  },
  {
    put: /\b(?:do|does|can|could) (?:lots of |many |other |most )?(?:people|person|anyone|someone|everybody|everyone|you)(?: just| really| ever)? grieve (?:differently|like (?:that|this))\b/,
    tender: true,
    say: [
      "Yes. Some can't get up, and some can't sit down, and the one who trains every day may be the one who can't bear the flat. You needn't comment on the pictures. Write privately, with the name of the one who died in it, and that you thought of them today. Hardly anyone does, and everybody keeps those.",
    ],
    ask: ['What do you remember best?'],
  },
  {
    put: /\b(?:do|does|can) (?:lots of |many |other |most )?(?:people|anyone|someone|everybody)(?: really| ever)? (?:see|hear|sense|feel|talk to) (?:things|them|him|her|someone|dead|people)[^?]*(?:after|dies|died|gone)/,
    tender: true,
    say: [
      "Yes, very many, especially after a long marriage. To see or hear them for a moment, or set their place, is part of grieving for about half of those who lose a partner, and it mostly comforts. You needn't argue anyone out of it. If there's fear in it, or a muddle about other things, the date, the stove, the way home, tell the doctor.",
    ],
    ask: ['What {is} {they} like while it happens?'],
  },
  {
    put: /\b(?:can|could|would) (?:you|u|say|a person|someone|people|one)\b[^?]*\b(?:tell|know)\b[^?]*\b(?:temper|meant|what is only|the difference)\b/,
    tender: true,
    say: [
      "Yes. After that many years nobody takes one short morning for the whole. {They} knew your voice in all its weathers, and temper was one of them; {they} had {their} own. What {they} knew of you was the sum, and one last morning doesn't change a sum.",
    ],
    ask: ['What would {they} have said about it that evening?'],
  },
  {
    put: can('be too much for (?:people|someone|anyone)|be too (?:sensitive|nice|kind|lonely)'),
    say: [
      "For some people, at some times, yes; that's about how two fit together and no measure of you. The right ones will want more of it. Look at who you can be whole with for an afternoon, even if it's only one.",
    ],
    ask: ['With whom do you not have to turn it down?'],
  },
];

/** What people can feel, whatever it is about. */
const feelings: readonly AsAsked[] = [
  {
    put: can('(?:actually |really |truly )?forgive[^?]*'),
    told: /\b(?:cheat\w*|affair|unfaithful|slept with)\b/,
    say: [
      "Some really do, and some only get tired; from outside the two look alike for a while. The difference shows when it comes up by accident: the one who has forgiven can speak of it without wanting to hurt. It takes a year more often than a month, and somebody who doesn't hurry it.",
    ],
    ask: ['Which of the two does it look like, with you?'],
  },
  {
    put: can(
      '(?:grieve|mourn|miss|love|hate|like|want|long for|need|dread|be (?:homesick|happy|content|sad|lonely|jealous|proud|angry|relieved|heartbroken)|get homesick|feel|outgrow|fall out of love|fall in love)[^?]*',
    ),
    tender: true,
    say: [
      "Yes. People do, and more often than they say so, because they think it doesn't count. A feeling goes by what something meant to you, and not by whether anyone would call it reasonable. You needn't have a better reason for it than that.",
    ],
    not: /\b(?:hit|hits|hurts? me|abus\w*|afraid of (?:him|her)|suicid\w*|die)\b/,
    ask: ['When do you notice it most?'],
  },
];

/** How one knows. */
const knowing: readonly AsAsked[] = [
  {
    put: know('good for (?:her|him|them)|right for (?:her|him|them)|good enough for (?:her|him)'),
    say: [
      "You mostly see it in the one you know and not in the new one: whether there's more of {them} or less, friends, laughter, opinions. One stiff dinner says little; people who are nervous eat nothing. Meet again somewhere with something to do. I'd worry if {they} get{s} smaller beside somebody, ask{s} before deciding things, or stop{s} seeing people.",
    ],
    ask: ["How {is} {they} when you're alone together?"],
  },
  {
    put: know('(?:ever )?(?:going to be |be )?ready|wants? (?:kids|children|a baby|the same)'),
    told: /\b(?:kids|children|baby|family|marry|marriage|commit\w*|move in)\b/,
    say: [
      'By what changes when you ask, more than by the words. "Let\'s see" with a when behind it is a maybe; without one, year after year, it\'s a no that nobody wants to say. You\'ve got a real reason to ask for a date: "I need to know by spring. I\'d rather have a no now than in three years."',
    ],
    ask: ['What would you do with a no?'],
  },
  {
    put: know(
      'us(?:ing|es) (?:you|me)|real friend|your friend|(?:just |only )?(?:being )?(?:nice|polite) to (?:you|me)|like(?:s)? you|fake',
    ),
    say: [
      "Look at what happens when you've nothing to give: who asks back, who remembers a thing you said, who turns up without needing anything. One forgotten question is a busy week; always is an answer. You can test it fairly: say no once to a favour, kindly, and see whether you still hear from them.",
    ],
    ask: ['When did they last ask about something of yours?'],
  },
  {
    put: know('griev\\w+ enough|over it|done grieving|long enough|moved on'),
    tender: true,
    say: [
      "There's no enough, and no plate too many. It isn't a debt that gets paid off; it changes its place, from the middle of the room to a chair in the corner. What matters is whether you can also laugh, plan something, be with people. If you can, a second plate on a Sunday is love and habit, and harms nobody.",
    ],
    ask: ['What was Sunday like with {them}?'],
  },
  {
    put: know('(?:phase|hate (?:your|my|the) job|wrong job|burn(?:t|ed|ing)? ?out|time to (?:leave|quit|go))'),
    say: [
      "A phase has a cause and an end: a project, a season, one person. If it's still there after a week off, or starts on Sunday afternoons, it isn't a phase. Crying before going in several times a week is a clear enough sign that something has to change, the task first and the job if need be. I'd ask for the old work back, and look round at the same time.",
    ],
    ask: ['Was it better before the last change?'],
  },
  {
    put: know('too lonely|lonely|alone too much|need (?:more )?people'),
    say: [
      "Talking to a pet or the radio isn't the sign; nearly everyone does. It's too much when a whole day goes by without one person saying your name, when you stop wanting to answer, or when you sleep and eat badly from it. Then add one fixed thing a week with the same faces. Once it repeats, people start to expect you.",
    ],
    ask: ['Who did you last have a real chat with?'],
  },
  {
    put: /\bhow (?:do|does|can|could) (?:you|i|one|a person|someone|people) (?:even )?(?:find out|figure out|learn|know) who (?:you|i|they) (?:are|am|really are)\b|\bfind out who (?:you are|i am)\b/,
    say: [
      "In small things and by trying, not by thinking. Put on three songs tonight that nobody chose for you and notice which one you turn up. Do the same with food, a film, a free afternoon. Likes are like a muscle, after years of \"it's fine\" they're only asleep. You don't have to change your life to have a taste.",
    ],
    ask: ['What did you like before you two met?'],
  },
  {
    put: know("(?:it'?s )?(?:the one|love|real love|right)|in love"),
    say: [
      'Less by a certainty than by how you are beside them: whether you can be dull, ill and in the wrong and still feel liked. Excitement tells you that you want somebody; ease tells you whether you can live with them. Give it the plain days before you decide.',
    ],
    not: /\b(?:hit|hits|scared|afraid of)\b/,
    ask: ['How are you when you come home from seeing them?'],
  },
];

/** What people do, and how. */
const doing: readonly AsAsked[] = [
  {
    put: what('christmas|new year|eid|thanksgiving|easter|birthday'),
    say: [
      "Some work, some help out where there's a lunch, some go to the sea, and many stay in with good food and a film and are surprised how all right it is. What helps most is a plan for the hours, and a time when you'll hear somebody's voice. And you can have your own one, with everything, on the day they're back. Nobody minds which date it is.",
    ],
    told: /\b(?:kids|children|dads|alone|on (?:my|their) own|first (?:christmas|time)|split|divorc\w*)\b/,
    ask: ['When do you see them again?'],
  },
  {
    put: what('sundays|weekends|(?:the|their|all those|long) evenings|free time'),
    told: /\b(?:alone|on my own|by myself|retired|widow\w*|empty|quiet|lonely|live[sd]? alone|moved (?:here|to))\b/,
    say: [
      'The ones who live alone and like it mostly have one fixed thing out of the house, a swim, a market, a service, a walk with the same person, and one lazy thing at home they look forward to. Put the first before eleven, because the morning decides the day. The rest may be plain dull, it is for nearly everybody.',
    ],
    ask: ['What was a good Sunday for you, as a child?'],
  },
  {
    put: what('that feeling|this feeling|a feeling like (?:that|this)|those feelings'),
    say: [
      "Mostly they hide it, and it comes out at the sink. Two things can be true at once: glad for somebody, and something of yours that aches. Say the ache to somebody else, and be glad in front of them when you can and briefly when you can't. If it's about something you've lost or wanted long, it deserves its own talk.",
    ],
    ask: ['What is it that aches, if you name it?'],
  },
  {
    put: what('stuff like (?:that|this)|things like (?:that|this)|all (?:her|his|their|the) (?:stuff|things)'),
    say: [
      "People take it with them in another form: a photo with the light from the side, a rubbing on paper, the piece of wood itself cut out. Ask the new owners now, while the keys are still yours; nearly everyone says yes to that. A wall you can't keep, what's on it you can.",
    ],
    told: /\b(?:house|wall|sold|kitchen|door|garden|pencil\w*)\b/,
    ask: ['Whose marks are the highest?'],
  },
  {
    put: what("in the room|at the bedside|when someone(?:'s| is) dying|when (?:somebody|someone) dies"),
    tender: true,
    say: [
      "Less than you'd think. Some hold a hand, some talk, some play a song, some stand by the door and that's all they can. Staff will tell you what happens before it does. You can say thank you, or something ordinary; hearing may be the last to go. And you may step out, or not go in at all.",
    ],
    ask: ['What would you want to have said?'],
  },
  {
    put: /\bhow (?:do|does|can) (?:people|anyone|everyone|other people|you|normal people)[^?]*\b(?:do this|get up|go to work|carry on|keep going|function)\b/,
    told: /\b(?:dumped|broke up|left me|split|four years|breakup|divorc\w*)\b/,
    say: [
      "Badly, for a while, and one thing at a time. In the first days it's: shower, something to eat, out of the door, and crying in the toilet at eleven is allowed. Tell one person at work so you needn't act. Mute the phone for the nights. It isn't strength, it's that the day has an order when you haven't.",
    ],
    ask: ['Who knows about it so far?'],
  },
  {
    put: what('stop(?: being)? (?:stressed|worrying|anxious|overthinking)|just stop'),
    say: [
      'By taking things out rather than by calming down. "Just stress" only means they found nothing else. Pick what weighs most this month and drop, move or share one piece of it; then sleep and daily walking do the rest. Hair mostly grows back once it\'s over. If it goes on, ask them to check your thyroid and iron as well.',
    ],
    ask: ['If you could hand over one thing tomorrow, which?'],
  },
  {
    put: what('(?:answer(?:ing)?|make|use) (?:the|a|their) (?:phone|calls?)|the phone|phone calls?'),
    say: [
      "Most do it badly and quickly. It helps to ring rather than be rung: you choose the minute, and you've the first sentence written down. Mostly that's \"I need an appointment\", and the rest they ask you. Many places take bookings online or by message, too. If something hurts, I'd do that one first.",
    ],
    ask: ["What is the worst bit: the ringing, or not knowing what they'll ask?"],
  },
  {
    put: /\bdo (?:other )?people (?:really |actually )?live like (?:this|that)\b/,
    say: [
      'Yes, more than anyone sees, because nobody sees it. It happens quickly: one day in, then three, and then going out is a thing. It turns round just as quickly with something small and fixed, like the same shop at the same hour, once a day. And one message to somebody: "I\'ve been a hermit this week. Are you about?"',
    ],
    ask: ['When was the last time somebody knocked?'],
  },
  {
    put: /\bwhat happens to (?:people|someone|those|a person|someone like me)\b[^?]*\b(?:thing|calling|passion|purpose|way)\b/,
    say: [
      "They live, mostly quite well. A calling is rarer than it's made out to be; most people have work that's all right and something beside it that they love. Six beginnings aren't six failures, they're six things you know a bit of. Ask what was the same in all of them just before you stopped.",
    ],
    ask: ['Which of the six would you take up again for an hour?'],
  },
  {
    put: /\bwhat (?:does|do|can|should) (?:a man|a woman|a person|people|someone|one|you|anyone) (?:even )?do (?:with|about|after) (?:that|this|it|something like that)\b/,
    told: /\b(?:wife|husband|partner|marriage|alone for a while|space|moved? out|a flat|separat\w*)\b/,
    say: [
      "Ask, and then listen longer than is comfortable: what {they} want{s} to have there that isn't here, and until when. It may be about air and not about you, and it may be more. You needn't agree or fight in the first week. Say what's true: \"I don't want this, and I want to understand it.\" And have somebody of your own to talk to.",
    ],
    ask: ['What reason did {they} give?'],
  },
  {
    put: /\bhow (?:do|can|should) i not cry in front of\b|\bwhat if i cry in front of\b/,
    tender: true,
    say: [
      "You may, a little: tears in front of somebody you love say what they need to know. If you'd rather not, have something for your hands, look at a thing and not at a face, and go out for a glass of water in time. The rest of it can come in the car.",
    ],
    ask: ['What is it that gets to you most?'],
  },
  {
    put: /\bhow (?:do|can|should|am i supposed to|would) (?:i|you)(?: even| ever)? (?:be|act|behave) (?:around|with|near) (?:him|her|them)\b/,
    say: [
      'As near to normal as you can, and with the true thing said once and early: "This is a bit strange for me just now, and it isn\'t about you." After that you needn\'t act. Short meetings with something to do are easier than long ones face to face.',
    ],
    ask: ['What would you want {them} to know?'],
  },
];

export const people: readonly AsAsked[] = [...possible, ...feelings, ...knowing, ...doing];
