import { type AsAsked, another } from './row.ts';

/** 'Everyone says it gets easier. Does it?', and what it is about. */
const doesIt =
  /\b(?:does|will) (?:it|that)(?:,? (?:though|tho|really|actually|ever|even|truly|get (?:any )?(?:easier|better)))*[?.! ]*$/;
const saidToEase = (about: string): RegExp =>
  new RegExp(
    `^(?=[\\s\\S]*\\b(?:says?|said|saying|tells?|told|telling|promis\\w+|reckons?|swears?)\\b[^.?!\\n]*\\b(?:get|gets|be|getting) (?:so much |a bit |a lot |much )?(?:easier|better)\\b)(?=[\\s\\S]*${about})`,
  );

/** What comes: what others will decide, whether it passes, whether somebody will be all right. */
export const ahead: readonly AsAsked[] = [
  {
    put: another('regrets?|regret (?:it|this|that)|be sorry'),
    who: ['child', 'stepchild', 'grandchild', 'sibling', 'friend'],
    say: [
      'Perhaps now and then, like most people about something they once stopped. What stays worse is having been made to go on. Agree on a good ending instead, one last thing to finish it with, and keep the door open: nobody unlearns it, and some come back to it by themselves.',
    ],
    not: /\b(?:abortion|marry\w*|wedding|tattoo|operation)\b/,
    ask: ['What would you have given for it, at that age?'],
  },
  {
    put: another('settle(?: in)?|get used to (?:it|us|me|this)|fit in'),
    who: ['child', 'stepchild', 'grandchild', 'relative'],
    say: [
      'Most likely, yes, and in months rather than weeks. Somebody small who has lost {their} footing holds on to one thing {they} can decide, the food, a jumper, a light. Leave {them} that, and keep the rest the same every day: who wakes {them}, what happens after school, who says good night.',
    ],
    ask: ['What do{es} {they} come to you for, already?'],
  },
  {
    put: another(
      'happened to (?:him|her|them)|something happened|anything happened|alive|safe|ok|okay|alright|all right',
    ),
    told: /\b(?:one tick|(?:does|do|did|has|have)(?:n'?t| not) answer\w*|not answered|no answer|no word|ferry|flight|school trip|phone (?:is )?(?:off|dead)|offline|last seen|hasn'?t called)\b/,
    say: [
      "I can't know it from here, and not knowing is the worst part. A message that doesn't arrive mostly means a phone: broken, lost, without credit or without signal. So go round it: write to one person who's near {them}, and if there's nobody, to whoever runs the place or the journey. If there's real danger where {they} {is}, the police or the Red Cross tracing service can look.",
    ],
    ask: ['Who is nearest to {them}, that you could write to?'],
  },
  {
    put: another('ok|okay|alright|all right|fine|safe|cope|manage|make it'),
    who: ['child', 'stepchild', 'grandchild'],
    told: /\b(?:army|navy|deploy\w*|flying alone|travel\w*|uni|university|moved|leaves?|leaving|abroad|camp|own flat|first time|motorbike)\b/,
    say: [
      "I can't promise it, nobody can. What speaks for it is everything {they} take{s} along: somebody who raised {them}, and a place to ring. {They} will be homesick and fine in the same week. Don't make {them} promise much; one fixed time to hear from each other does more for you both.",
    ],
    ask: ['What did {they} pack from home?'],
  },
  {
    put: another('ok|okay|alright|all right|fine|cope|manage|lonely'),
    who: ['parent', 'grandparent'],
    told: /\b(?:move|moving|moved|leave|leaving|own place|uni|university|abroad|without me)\b/,
    say: [
      "Yes, I'd think so. There'll be some crying and a too quiet kitchen for a few weeks, and then {they} find{s} out what to do with the hours. It was {them} who got you this far, so this is partly {their} own success. A fixed evening for dinner or a call takes the sting out.",
    ],
    ask: ["What could be your thing together, once you've moved?"],
  },
  {
    put: another('ok|okay|alright|all right|fine|make it|pull through|survive'),
    who: ['pet'],
    say: [
      "I can't tell that from here. If {they} eat{s}, drink{s} and can rest, waiting a day or two is mostly fine; if {they} can't put weight on it, cr{ies} out, or stop{s} eating, ring the vet today and say what you can pay. Many let you pay in parts, and a pet charity may help.",
    ],
    ask: ['{Is} {they} eating and drinking?'],
  },
  {
    put: another('come out|come round|settle(?: in)?|get used to (?:us|me|it)|trust (?:us|me)'),
    who: ['pet'],
    say: [
      "Almost certainly, yes. Three weeks is early; shy ones take two or three months, and the nights when {they} walk{s} about are {them} learning the place. Leave food and a worn jumper near the hiding place, sit on the floor with a book, and don't reach in.",
    ],
    ask: ['What do you hear of {them} at night?'],
  },
  {
    put: another(
      'take (?:him|her|it|them|my \\w+|the \\w+) (?:off|away(?: from)?) ?(?:me|us)?|put (?:him|her) down|take (?:it|him|her) from me',
    ),
    told: /\b(?:dog|bit|bite|council|warden|postman)\b/,
    say: [
      "For one scratch and somebody who was kind about it, that's very unlikely; it's usually a talk, a note, and maybe a lead or a muzzle at the gate. Go with a plan already made: what you've changed at the door. If anything official is handed to you, have it looked at before you sign.",
    ],
    ask: ['How did it happen, at the door?'],
  },
  {
    put: another('come (?:back )?round|come back|come back to me|be friends again'),
    who: ['friend'],
    say: [
      "Quite possibly, and not soon. Distance from the old life isn't the same as from you, but {they} can't tell the two apart yet. You can make it easier: \"I'm glad you're doing it. When you're ready, a walk or a film, nothing with a bar in it.\" Then let {them} come.",
    ],
    told: /\b(?:sober|drink\w*|clean|rehab|recovery|space|distance)\b/,
    ask: ['What did you two do together that had no drink in it?'],
  },
  {
    put: another(
      'ever talk to me|talk to me again|speak to me|forgive me|come round|come back round|reply|answer me|want to (?:hear|talk|speak)',
    ),
    who: ['sibling', 'friend', 'parent', 'child', 'relative'],
    told: /\b(?:reads? my messages|left (?:it )?on read|hasn'?t (?:said|spoken|answered|replied)|not (?:said|spoken)|silent|silence|blocked|needs? (?:distance|space|time)|ignoring)\b/,
    say: [
      "I can't promise it, but I'd think so. Somebody who reads and doesn't answer is still angry and still there, and days aren't long for a hurt like that. Send one thing that owns your part and asks for nothing: \"I should have told you, and I'm sorry. I'm here when you want.\" Then leave it.",
    ],
    not: /\bblocked\b/,
    ask: ['What do you think hurt {them} most?'],
  },
  {
    put: another('come(?: back)?|visit|turn up|show up'),
    who: ['sibling', 'parent', 'child', 'relative'],
    told: /\b(?:stroke|hospital|dying|ill|years|hasn'?t spoken|funeral|hospice)\b/,
    tender: true,
    say: [
      "I can't know it. A short answer to news like that is often somebody who can't speak yet, and not a no. You've told {them}, and that was yours to do. Leave one door open without pressing: \"You don't have to decide anything. If you want to come, I'll sit with you.\"",
    ],
    ask: ['What would it mean to you, if {they} came?'],
  },
  {
    put: another('leave(?: me)?|end it|break up with me|call it off|dump me'),
    who: ['partner', 'date'],
    say: [
      'I can\'t look ahead, and a "not yet" or a "no" needn\'t be the end, if {they} know{s} what it\'s a no to. Silence and niceness are what wear two people out. So give {them} a reason {they} can do something with: "It isn\'t you I doubt, it\'s the timing" or whatever is true.',
    ],
    ask: ['What is the true reason, if you say it only to yourself?'],
  },
  {
    put: another('(?:believes?|believe) me|take my side|takes? (?:his|her) side'),
    say: [
      "I can't know, and the first reaction to news like that is often anger at whoever brings it. It doesn't mean {they} won't believe it a day later. Tell it short, as what happened and what you did, and soon, so that it doesn't look hidden. If you're afraid of {them} hearing it alone, tell somebody else first.",
    ],
    told: /\b(?:pass at me|kissed me|touched|grabbed|hit on me|flirt\w*|came on to me|cheat\w*|saw (?:him|her)|husband|boyfriend)\b/,
    ask: ['Who else have you told?'],
  },
  {
    put: another(
      'want to (?:hear|see|know)|hear from me|like to hear|mind hearing|pleased to hear|welcome it|want me to (?:write|call|ring|come)',
    ),
    told: /\b(?:mean to|bull\w+|horrible to|ghosted|hurt (?:him|her)|was cruel|picked on)\b/,
    say: [
      "Some would, and some have closed that door and would rather not be reached. You can't see which, so it has to be a message that needs nothing: what you did, that it was wrong, no excuse, and \"you don't have to answer\". If it's more for your relief than for {them}, write it and keep it.",
    ],
    ask: ['What would you want {them} to have from it?'],
  },
  {
    put: another('break (?:his|her|their) heart|hurt (?:him|her|them)|use (?:him|her|them)'),
    say: [
      "Nobody can rule that out, and {theyd} say that being careful for years wasn't much of a life either. What you can watch is whether there's more or less of {them} than before: friends, sleep, money, laughing. If it's more, it's good for {them}, however it ends.",
    ],
    who: ['parent', 'child', 'sibling', 'friend', 'grandparent'],
    ask: ['How {is} {they} since?'],
  },
  {
    put: another('tell (?:everyone|anyone|people|the others)|laugh(?: at me)?|make fun of me'),
    say: [
      "One or two people at most, and they'll have forgotten it by next week; it's a bigger story in your head than in anyone else's. The best answer to it is to be just as always the next time you meet. If somebody does bring it up, laugh first.",
    ],
    not: /\b(?:rap\w*|abus\w*|touch\w*|pregnan\w*|nudes?|photos? of me|gay|out to)\b/,
    ask: ['Who would you least like to know?'],
  },
  {
    put: another('find out|finds? out|notice|catch me|know (?:that )?i'),
    told: /\b(?:excel|cv|said (?:i was )?advanced|interview|new job|start (?:on|monday)|experience|know how)\b/,
    say: [
      'Only if you leave it as it is. Half of those who write "advanced" look things up all day. What you need for the first weeks can be learnt in a couple of evenings with one free course, and when you\'re stuck: "I know it a bit differently, can you show me how you do it here?" is a perfectly normal sentence.',
    ],
    ask: ['Which part of it do they need from you?'],
  },
  {
    put: another('bin it|reject (?:it|me)|throw it out|not read it|count it against me'),
    told: /\b(?:application|cv|letter|cover letter|essay|form|email|typo|wrong name)\b/,
    say: [
      'Not necessarily. They see it every week, and some never notice. Send the right version today with one line and no drama: "Please use this one, I attached an earlier draft by mistake." That shows somebody who puts things right, which isn\'t the worst first impression.',
    ],
    ask: ['What job is it?'],
  },
  {
    put: /\b(?:will|would|are|is|do|did|think|gonna|going|get|am) (?:they|he|she|i|the \w+|my \w+)?(?:'ll)? ?(?:\w+ ){0,3}?(?:sack(?:ed)?|fire(?:d)?|let me go|get rid of me|tell(?:ing)? me off)\b|\bthey'?ll (?:sack|fire)\b|\bi'?ll (?:get|be) (?:sacked|fired)\b/,
    say: [
      "For one slip that nobody got hurt by, hardly. They look at what you do next much more than at the slip. So be the first to say it, short, with what you've already done about it: \"It went out with a mistake, it's mine, and this is how I'm putting it right.\" In a year it's the story people tell at the Christmas do.",
    ],
    told: /\b(?:typo|poster|email|reply|replied all|proofread|mistake|wrong|sent|spilled|broke|dropped|late|overslept|forgot|joke)\b/,
    not: /\b(?:stole|steal|drunk|hit|redundan\w*|warning)\b/,
    ask: ['Who would you tell first?'],
  },
  {
    put: another('say (?:yes|no)|decide|turn (?:me|us|it) down|reject (?:me|us)|accept (?:me|us|it)|pick (?:me|us)'),
    told: /\b(?:decision|asylum|visa|panel|adoption|court|hearing|appeal|interview|application|council|committee|judge)\b/,
    say: [
      "I can't know it, and nobody outside that room can. One odd or honest answer doesn't decide such a thing; they look at the whole of what you've shown them. Until then do the two things that are yours: have your papers and your adviser's number ready for both answers, and have somebody with you when it comes.",
    ],
    ask: ['Who will be with you that day?'],
  },
  {
    put: /\bis (?:he|she|they) going back to\b|\b(?:is|are) (?:he|she|they) (?:getting )?back (?:with|together)\b/,
    say: [
      "I can't know that, and being near the old life isn't the same as going back to it. What you're owed is clarity and not guesses, so ask in one line: \"Is this space to think about us, or is it the end and you can't say it?\" If no answer comes, that's one too.",
    ],
    ask: ['What would you need to hear to sleep tonight?'],
  },
  {
    put: /\b(?:am i|is (?:he|she)|are (?:we|they)) (?:ever )?(?:going to be|gonna be) (?:ok|okay|alright|all right)\b/,
    say: [
      "I can't promise it, and I'd bet on yes rather than no. Most things that look like the end from inside turn out to be a bad stretch with a far side to it. You don't have to see that far; today and tomorrow will do.",
    ],
    not: /\b(?:cancer|scan|surgery|operation|stroke|coma|hospital)\b/,
    ask: ['What is the next thing that has to be got through?'],
  },
  {
    put: another(
      '(?:ever )?(?:go|be|get) back to (?:normal|how (?:it|we) w(?:as|ere)|the way)|be (?:the same|normal) again|be like before|feel normal',
    ),
    told: /\b(?:promot\w*|boss|managing|manager|team)\b/,
    say: [
      "Not quite to what it was, but to something good, if you two speak about it early. The joke in that voice is a question. Answer it over a drink and not in the office: \"At work I'll have to decide things now. Outside I'm who I was. Tell me when I'm not.\"",
    ],
    ask: ['What would you miss most of how it was?'],
  },
  {
    put: another(
      '(?:ever )?(?:go|be|get) back to (?:normal|how (?:it|we) w(?:as|ere)|the way)|be (?:the same|normal) again|be like before',
    ),
    say: [
      "Not exactly as before, I'd say, and it can still be good. What comes back first are the small things: a joke, a shared look, something ordinary done together. If you want to help it along, start there, and leave the big talk for later.",
    ],
    not: /\b(?:died|death|cancer|stroke|dementia|hit|hits)\b/,
    ask: ['What was the last thing that felt like before?'],
  },
  {
    put: doesIt,
    told: saidToEase(
      '\\b(?:died|dead|death|funeral|widow\\w*|grie\\w+|passed away|buried|lost my (?:mum|mom|dad|husband|wife|son|daughter|brother|sister|nan|gran))\\b',
    ),
    not: /\bsuicid\w*\b/,
    tender: true,
    say: [
      "It changes, and most people do call that easier. The missing doesn't get smaller; the bad hours come further apart, and they stop taking the whole day with them. The first Christmas and the first birthday are hard whatever anyone says, and being past a date doesn't finish it. Nobody is late with that.",
    ],
    ask: ['When is it at its worst, at the moment?'],
  },
  {
    put: doesIt,
    told: saidToEase('\\b(?:baby|babies|newborn|twins|breastfe\\w+|(?:weeks?|months?) old)\\b'),
    not: /\b(?:hospital|premature|nicu|my (?:sister|brother|friend|daughter|son)'s|puppy|kitten|dog|miscarr\w*)\b/,
    say: [
      "Mostly, yes, and in steps. The crying is usually at its height around six weeks and lets up by three or four months; the nights come in longer pieces some time after that. It's no straight line, and a good week can have a bad one behind it. If the baby gets easier and you don't feel any lighter, tell the health visitor or a doctor. That's common, and it can be helped.",
    ],
    ask: ['How much sleep do you get in one piece, these days?'],
  },
  {
    put: doesIt,
    told: saidToEase(
      '\\b(?:uni|university|college|freshers|halls|first term|sixth form|(?:new|big|secondary|boarding) school|year (?:7|seven))\\b',
    ),
    say: [
      "Mostly it does, and not because of the date. The first term is a strange bed, a strange timetable and every face new, all at once; after Christmas it's coming back to rooms and people already known, and that takes half of it away. What a term doesn't cure is the wrong course or the wrong place. You tell that by whether even a good week there feels like the wrong week.",
    ],
    ask: ['What has been the best hour of it, so far?'],
  },
  {
    put: doesIt,
    told: saidToEase(
      '\\b(?:new (?:job|role|post|team)|first (?:job|weeks?|months?)|probation|trainee|apprentic\\w+|started (?:at|work|working|as|teaching|nursing|in an? office)|teacher training|newly qualified)\\b',
    ),
    say: [
      "Usually, yes, somewhere between the third month and the sixth. At first everything costs thought: where things are, who to ask, what people mean by what they say. Then most of that goes by itself, and the same day takes half as much out of anyone. What doesn't wear off like that is being talked down to, or given too much.",
    ],
    ask: ['Which part of it is hard only because it is new?'],
  },
  {
    put: doesIt,
    told: saidToEase(''),
    not: /\b(?:cancer|chemo|dementia|terminal|tumou?r|drink(?:s|ing)|relaps\w*|addict\w*|divorc\w*|depress\w*)\b/,
    say: [
      "It depends on what makes it hard, and that can be told apart. What's hard because it's new mostly does ease, within months. What's hard because somebody behaves badly, or because it isn't what was wanted, stays as it is until something changes. One thing that went better in the last few weeks than in the first is a sign for the one; none at all is a sign for the other.",
    ],
    ask: ['Which of them sounds more like it?'],
  },
  {
    put: another('(?:ever )?stop|go away|pass|wear off|get (?:easier|better)'),
    told: /\b(?:wake|woke|nightmares?|dreams?|body clock|still (?:set|hear|reach)|habit)\b/,
    say: [
      "It gets rarer, yes, and mostly without your noticing. A body keeps the hours of an old life for months and sometimes a year, and dreams go over a fright until it's been looked at enough. If it still comes several nights a week and spoils your days, a doctor can do something about it.",
    ],
    ask: ['How often does it come now, compared with the beginning?'],
  },
  {
    put: another('get worse|getting worse|take over'),
    told: /\b(?:check\w*|oven|lock|wash\w*|hands|germs|count\w*|touch(?:ing)? wood|ritual)\b/,
    say: [
      'Left alone it often grows, because every check buys a minute\'s peace and makes the next one necessary. And it\'s one of the things that can be helped well. A start: one look, said aloud, "off", and then out, whatever the head says. If it makes you late or miss things, take it to a doctor; they know it well.',
    ],
    ask: ['When did it begin to take more than a minute?'],
  },
  {
    put: /\bdo (?:you|u) (?:think|reckon) i(?:'ll| will| could| can|'d)(?: ever| really| actually)? (?:do it|manage(?: it)?|make it|sell|get (?:there|in|anywhere)|be (?:any good|good enough)|succeed)\b|\b(?:you|u) (?:think|reckon) i (?:could|can) (?:do|manage) (?:it|this|that)\b/,
    say: [
      "I can't measure it from here. What I'd go by: whether others already come to you, and whether you'd want it even on its dull days. If both are a yes, then yes, and you'll feel too small for it in the first months like everybody. Ask for what you'd need before you say yes, and not after.",
    ],
    told: /\b(?:lead|manager|promot\w*|team|quit|boss|job|role|head)\b/,
    ask: ['What would you need to be able to say yes?'],
  },
  {
    put: /\b(?:will|do (?:you|u) (?:think|reckon) i'?(?:ll| will)|am i) (?:i )?(?:ever )?(?:going to )?(?:sell|make it|get (?:published|noticed|customers|an audience))\b/,
    say: [
      "I can't promise it, but nobody sees from the first ten followers what comes. The first sale to a stranger mostly happens where people can hold the thing: a market, a shop shelf, a friend's kitchen. So put it in front of fifty pairs of eyes before you judge it. A relative buying one counts as well, by the way: somebody believes in you.",
    ],
    ask: ['What do people say when they have one in their hands?'],
  },
  {
    put: /\bwill i (?:ever )?(?:look|be|get|learn|manage|find|meet|have|feel)\b/,
    told: /\b(?:gym|train\w*|running|weeks|diet|practi[sc]\w*)\b/,
    say: [
      "In six weeks nobody sees anything, and that's exactly when most people stop. What comes first is that you sleep better and the same weight gets lighter; the look comes after months. Don't measure it against somebody who's done it for years. Write down one number today and look again in two months.",
    ],
    not: /\b(?:starv\w*|throw up|not eating|calories|skinny)\b/,
    ask: ["What can you do now that you couldn't in week one?"],
  },
  {
    put: another('just go|walk away|walk out|pull out|back out|leave me with it'),
    told: /\b(?:loan|contract|partner|business|lease|rent|mortgage|signed)\b/,
    say: [
      "From the business, mostly yes; from a debt that carries both names, hardly ever just like that. What holds is what you two signed, so get that paper out, and have a solicitor or a free business advice line read it before you agree to anything. And ask {them} straight what {they} want{s}, while you're still talking.",
    ],
    ask: ['What does the contract say about one of you leaving?'],
  },
  {
    put: /\b(?:are|is) (?:he|she|they) in trouble\b|\b(?:he|she|they)(?:'s|'re| is| are| might be) (?:in (?:\w+ )?trouble|struggling|short of money|broke)\b/,
    say: [
      "I can't know it, but you've noticed something real: people don't part easily with what they love. It can be just space, and it can be money {they} {is} too proud to mention. Don't ask about the money. Ask about the thing: \"You loved that. What's going on?\" And have one concrete offer ready.",
    ],
    told: /\b(?:sell\w*|sold|money|tools|pawn\w*|bills?|debt|loan)\b/,
    ask: ['What else has changed with {them}?'],
  },
];

/** 'What if …': the fear has its name, and there is a first thing one would do. */
export const whatIf: readonly AsAsked[] = [
  {
    put: /\bwhat if i(?:'m| am)? ?(?:\w+ )?(?:cry|burst|break down|start crying|well up|crack|choke up|lose it)\b/,
    told: /\b(?:eulogy|funeral|speech|read(?:ing)? (?:out|at))\b/,
    tender: true,
    say: [
      'Then you stop, breathe, look down at the paper, and go on; nobody in that room will mind, most will be crying with you. Print it large, mark where to pause, and give a second copy to somebody who can take over from any line. Knowing that is often enough to get through.',
    ],
    ask: ['Who could stand beside you?'],
  },
  {
    put: /\bwhat if i(?:'m| am)? ?(?:\w+ )?(?:cry|burst|break down|start crying|well up|panic|lose it)\b/,
    say: [
      'Then you cry for two minutes, and hardly anyone will think more than "hard day". Know your way out beforehand: the toilet, the stairs, a glass of water. And have one sentence ready: "It\'s a bit much today, give me a minute." Said calmly, it\'s the end of the matter.',
    ],
    ask: ['Who there would you not mind seeing it?'],
  },
  {
    put: /\bwhat if i(?:'m| am)? ?(?:\w+ )?(?:blank|freeze|forget (?:everything|my (?:words|lines)|it all)|can'?t (?:speak|say a word)|mess (?:it|this) up|screw (?:it|this) up|stutter|stammer)\b|\bwhat if my mind goes blank\b/,
    say: [
      'Then you say so and take three seconds: "Let me think about that for a moment." It sounds thoughtful and not lost, and the words mostly come with the breath. Put three key words on a piece of paper where you can see them. That\'s usually all it takes.',
    ],
    ask: ["What's the one thing you want them to remember?"],
  },
  {
    put: /\bwhat if i (?:can'?t|don'?t|won'?t be able to) (?:do it|manage|resist|say no|hold out|stay sober|cope)\b|\bwhat if i (?:slip|drink|give in)\b/,
    told: /\b(?:sober|drink\w*|bar|clean|smok\w*|wedding|party|pub)\b/,
    say: [
      "Then you leave, and that's the plan and not the failure. Have your own way home, a glass in your hand from the first minute, one person there who knows, and one you can ring from the car park. Go for the part that matters and be gone before it gets late. If you do slip, ring somebody the same night.",
    ],
    ask: ['Who there could know about it?'],
  },
  {
    put: /\bwhat if (?:i|we) (?:have|had|know|find|end up with|don'?t (?:have|know|find)) (?:nobody|no one|anyone|anybody|no friends?)\b|\bwhat if (?:nobody|no one) (?:talks|likes|sits|speaks|comes)\b/,
    say: [
      "Then it's one lunch alone, and that's survivable with a book or headphones in reach. Sit where others are and not in the corner, and ask the one beside you something small: where the next room is, what the food is like. It takes one person, not a group, and that one is usually just as unsure.",
    ],
    ask: ['What do you like, that somebody else there might like too?'],
  },
  {
    put: /\bwhat if (?:they|people|everyone|the (?:others|kids|class)) (?:all )?laughs?\b|\bwhat if (?:he|she) gets (?:laughed at|bullied|teased)\b/,
    who: ['child', 'grandchild', 'stepchild'],
    say: [
      "Some may, once, and a teacher who knows beforehand can stop it there. So ring or write today: what it is, what helps, and that {they} shouldn't be hurried or finished for. Give {them} one sentence that's {their} own: \"That's just how I talk.\" And let {them} see that you aren't afraid of it.",
    ],
    ask: ['What do{es} {they} like most, that {they} could show the others?'],
  },
  {
    put: /\bwhat if (?:he|she|they) leaves?\b|\bwhat if i (?:lose|(?:\w+ )?(?:him|her|them) and lose) (?:him|her|them)\b|\blose (?:him|her|them)\b/,
    told: /\b(?:kissed someone|slept with|cheat\w*|affair|one night)\b/,
    say: [
      "Then that's terrible for a while, and you'd still have been honest; the other way you'd have {them}, and be alone with it. Many don't leave over one time that's told by the one who did it. Say it whole, without excuses, sitting down, and let {them} be angry. Have somewhere you could sleep.",
    ],
    ask: ['What do you want {them} to know first?'],
  },
  {
    put: /\bwhat if i tell (?:him|her|them)\b|\bwhat if (?:i|it) (?:\w+ )?(?:lose|ruins?|costs? me|spoils?) (?:him|her|them|it|everything|the friendship|our friendship|us)\b/,
    told: /\b(?:in love|feelings|crush|best friend|friend|like (?:him|her))\b/,
    say: [
      "It would change something, at least for a while; hardly ever does it end a real friendship when it's said without a demand. What you know already is that the answer is probably no, so you'd be saying it to be free of it. If you do: \"I don't need anything from you. I just don't want to hide.\" If hiding isn't heavy, you may keep it, too.",
    ],
    ask: ["What would be better for you, once it's said?"],
  },
  {
    put: /\bwhat if i (?:just |do )?(?:tell|told|say|said|ask|asked|ring|rang|call|called|write|wrote)\b/,
    told: /\b(?:dad|mum|mom|parents|father|mother|wife|husband|partner)\b[\s\S]*\b(?:debt|owe|lost my job|failed|dropped out|money|\d+k)\b|\b(?:debt|owe|lost my job|failed|dropped out|money|\d+k)\b[\s\S]*\b(?:dad|mum|mom|parents|father|mother|wife|husband|partner)\b/,
    say: [
      "Then the worst is over in about five minutes. {They} may be shocked, and then most people start counting with you, and that's the help. Say the whole number at once, and what you've done so far: \"I owe this much. I don't want money from you, I want to stop being alone with it.\" A free debt advice line can go over the rest with you.",
    ],
    ask: ['What do you think {their} first sentence would be?'],
  },
  {
    put: /\bwhat if (?:he|she|they|it|anyone|somebody|someone|people|my \w+)(?:'s)? (?:\w+ )?(?:finds? out|comes? out|notices?|discovers?|checks?)\b/,
    told: /\b(?:cv|degree|qualification|lied|references|check(?:s|ing)?)\b[\s\S]*\b(?:job|work|merger|checks|employer|mortgage)\b|\b(?:cv|degree)\b/,
    say: [
      "Then it costs more than if you'd said it, which is the one reason to think about going first. Before you do anything, spend an hour with somebody who knows the law at work: a union, an employment adviser, a free legal line. Years of good work count for something, and they can tell you how to say it, and whether.",
    ],
    ask: ['Who could you ask in confidence this week?'],
  },
  {
    put: /\bwhat if (?:he|she|they|my \w+) (?:\w+ )?finds? out\b/,
    who: ['parent', 'grandparent', 'in-law'],
    say: [
      "Then {they}'d be hurt twice, by the thing and by the years of pretending, and it would pass. You can take the second half away by saying it first, on the phone, before the visit: \"I haven't been for a long time. I didn't want to disappoint you.\" {They} may be sad. It's still lighter than keeping up the play.",
    ],
    told: /\b(?:church|mosque|temple|pray\w*|mass|faith|religio\w*|thinks i|believes i)\b/,
    ask: ['What do you think would hurt {them} most about it?'],
  },
  {
    put: /\bwhat if (?:it'?s|it is|the test(?:'s| is)|they(?:'re| are)|that'?s) (?:\w+ )?wrong\b/,
    told: /\b(?:period|late|test|negative)\b/,
    say: [
      "It can be, if it was early. A test is most reliable from the day the period was due, first thing in the morning; do a second one in three days to a week. If it still says no and nothing comes, or you're in pain, a pharmacist or a doctor can tell you for certain. Stress alone can make it late, too.",
    ],
    ask: ['Is there somebody you could tell meanwhile?'],
  },
  {
    put: /\bwhat if (?:it isn'?t|it'?s not|it is|it'?s (?:bad|cancer|something|serious)|they find (?:something|sth))\b/,
    told: /\b(?:biops\w*|scan|results?|lump|blood test|mri|mammogram|clinic|hospital)\b/,
    say: [
      "Then there's a doctor in the room, a name for it and a next step, and you won't have to find that step yourself. Until then nobody knows, and \"probably nothing\" is mostly right. Take somebody along who can listen for you, and write down three questions: what is it, what's next, who do I ring.",
    ],
    ask: ['Who is coming with you?'],
  },
  {
    put: /\bwhat if i (?:don'?t wake up|die|never wake up|wake up during)\b/,
    told: /\b(?:op|operation|surgeon|surgery|anaesthe\w*|procedure)\b/,
    say: [
      'Nearly everyone who\'s put under is afraid of exactly that, and it\'s very rare; somebody sits beside you the whole time and does nothing but watch your breath. A "probably" from a surgeon is how careful people talk. Ask before the day: "How risky is it for me in particular?" And tell the one who puts you under that you\'re scared. They\'re used to it and they help.',
    ],
    ask: ['What would you most like to ask them?'],
  },
  {
    put: /\bwhat if (?:something|anything|it) (?:\w+ )?(?:goes wrong|happens)\b/,
    who: ['child', 'grandchild', 'stepchild'],
    say: [
      "Then there are grown-ups around who do this every day, and {they} can reach you. Go through two small things with {them}: whom to ask if {theyre} lost, and what to do if it's late. Put your number on paper in a pocket. After that the hard part is yours alone: sitting still until {they} ring{s}.",
    ],
    ask: ['What are you going to do in those hours?'],
  },
  {
    put: /\bwhat if it'?s (?:all )?a mistake\b|\bwhat if i(?:'m| am)? (?:\w+ )?(?:regret(?:ting)? it|making a mistake|made a mistake|hate it)\b/,
    say: [
      "Then you'd notice, and you could turn round; hardly any such step is for life. Everybody lies awake between the yes and the leaving, because what you lose is clear already and what you gain isn't. Give it a date: half a year from the start you'll look at it honestly, and until then it needn't be decided every night.",
    ],
    not: /\b(?:marry\w*|wedding|abortion|baby|pregnan\w*)\b/,
    ask: ['What made you say yes?'],
  },
  {
    put: /\bwhat if (?:he|she|they)(?:'s|'re| is| are| was| were) (?:\w+ )?right\b/,
    say: [
      "Then {they}'d be right about how hard it is, and not about you. You'll know more once you've done it in front of people than from any opinion beforehand. And somebody who comes to see it is at least curious. Do your part for one person in the room, and let it be someone who's on your side.",
    ],
    ask: ['What do you love about it?'],
  },
  {
    put: /\bwhat if they take (?:it|that|this|him|her)\b/,
    told: /\b(?:licen[cs]e|drive|driving|renewal|eye test)\b/,
    say: [
      "Then you'd lose a good piece of freedom, and it's right to be afraid of it. At most renewals it's a form and perhaps an eye test, and nothing more. Have your eyes checked before they ask, and find out what else would get you there: a volunteer driver, a bus pass, a taxi once a week costs less than a car.",
    ],
    ask: ['Which drive would you miss most?'],
  },
  {
    put: /\bwhat if (?:they|people|the family|everyone) (?:all )?thinks? (?:i|that i|it was|i'?m)\b/,
    say: [
      "Some might for a moment, and you can't think it out of their heads. What you can do is be open before anyone asks: tell whoever's in charge, follow the rule there is for it, and have it written down. Then whatever's said, it's on paper that you hid nothing.",
    ],
    told: /\b(?:will|money|inherit\w*|left me|gift|resident|client)\b/,
    tender: true,
    ask: ['What did that person mean to you?'],
  },
  {
    put: /\bwhat if i can'?t (?:hide|keep it in|pretend|act|smile)\b/,
    say: [
      "Then something shows for a second, and on a day like that everybody's face is wet or red; nobody will know what it's about. Having a job to do is the best cover there is. Give yourself one place to go for five minutes, and somebody to ring at the end of the day who knows.",
    ],
    ask: ['Who knows about it?'],
  },
];
