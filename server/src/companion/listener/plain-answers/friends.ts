import { together } from '../patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

const pattern = (text: TemplateStringsArray, ...words: readonly RegExp[]): RegExp =>
  new RegExp(String.raw(text, ...words.map(({ source }) => `(?:${source})`)));

const friend = /\b(?:friends?(?:'s|hips?)?|mates?|pals?|bestie|bff|buddy|buddies|best friend|chum|companion|lads)\b/;

const neighbour =
  /\b(?:neighbou?rs?|next door|downstairs|upstairs|(?:from |at )?number \d+|(?:in|of) (?:my|our|the|this) (?:building|block)|flat (?:below|above)|opposite|residents|(?:third|second|first|ground) floor|over the (?:fence|hedge))\b/;

const leftOut =
  /\b(?:(?:left|leav(?:e|es|ing)) (?:me |you )?(?:out|off)|without me\b|(?:not|never|\w+n't) (?:\w+ )?(?:invit|includ)\w*|\w+n't (?:ask|tell)(?:ed)? me|i wasn't (?:in|on|asked|told|there)|not being invited|exclud\w+|nobody (?:asked|told|thought|invited)|not me\b|(?:everyone|everybody)\b.{0,30}\b(?:but|except|bar) me|found out (?:from|through|about|later|they|on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day))|only heard about|heard about (?:it )?(?:on|from)|saw the (?:photos?|pictures?)|i saw the pictures|all over (?:insta\w*|facebook)|on (?:everyone's|her|their|someone's) story|assumed (?:i|you) couldn't|no card through|talking about what to wear|they all went|without asking|picked teams|i babysat)/;

/** What people ask about friends, groups, invitations and neighbours: getting in, being left out, hosting, and manners. */
export const friendsAnswers: readonly PlainAnswer[] = [
  {
    id: 'join-group-that-knows-each-other',
    asks: /\b(?:how|tips?|trick|way|what)\b.{0,70}\b(?:join(?:ing)? in|fit(?:ting)? in|(?:get|getting|break|breaking|let|fit|fitting) (?:me |myself )?in(?:to|side)?\b|(?:becom(?:e|ing)|be|feel) (?:a )?(?:real |proper )?part of|(?:get|be|become|feel) (?:accepted|included)|one of them|foot in|way in|enter (?:such|a|the)|stop (?:being (?:the|an) outsider|hovering)|actually be in it)|\bhow\b.{0,25}\bjoin (?:a|the|their|an?|them|with) ?(?:\w+ )?(?:groups?|circles?|gang|crowd|table|friends?|people|lot|who|when)\b|\bwhat\b.{0,20}\bwhen (?:everyone|everybody|they) (?:already|all)\b/,
    about:
      /\b(?:kn(?:ow|ew|own) (?:each other|one another|everyone|everybody)|(?:group|circle|gang|clique|crowd|crew|clan|bunch|team|table|choir|club|kitchen)\b|everyone already|in-?jokes|nicknames|old friends|all friends|friends already|been (?:together|friends|mates|meeting|playing|here)\b|(?:all )?go pub|outsider|newcomer|new (?:one|here|at|to|person|girl|boy|kid|lad)\b|always mid-|buddies|go way back|mates from)/,
    not: /\b(?:jeans|dress|trousers|budget|schedule|boarding school|bad crowd|gang (?:member|violence))\b/,
    say: [
      "Turn up several times in a row and talk to one person, not the whole table. Ask about what they're on about instead of trying to match it. Groups let people in by habit.",
      "Go small: get there early, say hello to whoever's there first, and give your hands something to do. Nobody gets in on the first night, but by the fifth time you're simply one of them.",
    ],
    ask: ['Who in that group seems the easiest to talk to?', 'When will they next be together?'],
    card: 'social-anxiety',
  },
  {
    id: 'go-back-after-bad-first-time',
    asks: /\b(?:go(?:ing)? (?:back|again|(?:for )?a (?:second|third) time|next (?:time|week|\w+day))|(?:try|trying) (?:it |them )?(?:again|once more)|(?:another|second) (?:go|chance|try|time|shot)|one more (?:time|go|try)|worth (?:going|another|a second)|persevere|give it up|not to return|bother again|stick (?:with|at) it|try a new group|return to it|show up again|turn up again)\b/,
    about: together(
      /\b(?:club|groups?|class(?:es)?|choir|church|parkrun|meet-?ups?|society|social|session|course|team|(?:ukulele|quiz|games?|craft) night|caf[eé]|bridge|pottery|drawing|minis|rehearsal|knitting|yoga|bowls|dancing|dance|volunteering|walks?|swimming|mosque|temple)/,
      /\b(?:nobody|no one|no-one|not one|awful|bad|painful|disaster|terrible|horrible|silent|alone|by myself|on my own|left|sighed|over me|own seats|in twos|pairs|lapped|a flop|awkward|rubbish|hated|ignored|first (?:time|week|day|session|go|evening|night)|once|the group)/,
    ),
    not: /\b(?:ex|husband|wife|boyfriend|girlfriend|job|boss|doctor|dates?|exam|relapse|drinking|pills|test)\b/,
    say: [
      'Yes, give it another two or three goes. The first times are always the hardest, because everyone else is already in their habits. If the fourth is as flat as the first, try somewhere else.',
      "I'd go again. One poor evening says hardly anything about a group, or about you. Get there a bit early next time and stand by whoever else has turned up, before the clusters form.",
    ],
    ask: ['What was the least bad bit of it?', 'What would make a next time easier?'],
  },
  {
    id: 'start-talking-to-someone',
    asks: /\b(?:how|what|any|way|tips?|help)\b.{0,50}\b(?:(?:start|begin|strike up|open|make) (?:up )?(?:a |an |the )?(?:conversations?|chats?|talking|chatting|talks?)\b(?! about)|(?:get|begin|start) (?:chatting|talking|to (?:speak|talk|chat)) (?:to|with)|(?:get|begin|start) talking|how to begin|talk to (?:the|this|that) (?:\w+ )?(?:girl|boy|guy|woman|man|lady|person|people) (?:who|at|on|in|next)|speak to strangers|(?:say|open) (?:first|with)\b|approach (?:people|someone|somebody|her|him|them|strangers?|a)\b|break the ice|say (?:hi|hello) to|say (?:hi|hello)\b|turn nodding|talk to (?:strangers?|people i don't|someone i don't|new people))|\b(?:opening line|what words come out)\b|\b(?:just )?(?:go|walk) up to (?:them|people|someone|somebody|a|her|him)\b/,
    not: /\b(?:crush|dating app|tinder|hinge|boss|manager|husband|wife|my (?:mum|dad|mother|father|son|daughter|teen\w*|partner|boyfriend|girlfriend)|divorce|salary|raise|ex|therapist|doctor|difficult conversation|interview|date|i like|fancy|presentation|speech)\b|\b(?:shift|loud|bullied|without crying|last thing i said|mention what|conversation with my|everyone knows each other)\b|\b(?:won't talk|twenty years married|felt guilty|after forty)\b|\b(?:birth (?:mum|mother|mom|dad|father|parents?)|still learning|how should i start the conversation|new for us)\b/,
    say: [
      'Something as plain as "Mind if I join you?" does it, and then one easy question about whatever\'s in front of you both. It feels huge from the inside and ordinary from theirs.',
      "Start with what you both can see: the queue, the dog, the weather, the food. Then give your name. Nobody judges a first sentence, they're only pleased somebody else said it.",
    ],
    ask: ['Who would you like to talk to first?', 'What might you both have in front of you?'],
    card: 'social-anxiety',
  },
  {
    id: 'ask-to-be-included',
    asks: /\b(?:should|shall|do|can|could|may|must|would|is|does|am|will|or)\b.{0,40}\b(?:wait (?:to be|for (?:an invit\w+|(?:them|somebody|someone) to ask))|be (?:asked|invited)|ask (?:them )?(?:if|whether) i (?:can|could|may|might)(?: also)? (?:come|join|go|tag|be|sit|eat|play)|ask (?:them )?to (?:join|come|hang|tag|be included|sit)|ask to just hang|invite myself|ask (?:her|him|them) if there's room|i (?:can |could )?(?:come|tag) (?:with|along|too)|if i (?:can|could|may) go (?:with|along|too)|to come (?:with them|along|too)|tag along|(?:can|if) i (?:can |could )?join|be in on it|if i text first|leave my door open|hang out with them|presumptuous to say so)\b|\bdo you ask or (?:do you )?wait\b|\bgo to the other table\b/,
    not: /\b(?:boss|raise|promotion|job|date|dating|tinder|ex|crush|boyfriend|girlfriend|propose|sex|plus one|a guest|bring (?:my|a))\b|\bwait to be asked out\b|\b(?:come with me|waiting for|at lunch)\b|\b(?:recipe for)\b|\b(?:petty to|to want to be asked|i'd have said no)\b/,
    say: [
      'I\'d ask. "Are you going on after, can I come along?" is enough, and it doesn\'t look desperate. People forget that a newcomer needs telling, and most are pleased somebody wants to come.',
      "I wouldn't wait for it. One light question costs ten seconds, and the worst you'll get is a flimsy excuse. Wanting company isn't embarrassing, it's what everybody there wants too.",
    ],
    ask: ['How would you put it, in your own words?', 'When could you ask them?'],
  },
  {
    id: 'few-friends-normal',
    asks: /\b(?:is|it's|am|do|does|are|how|be|isn't|anyone|has|have|that)\b.{0,60}\b(?:(?:hardly any|hardly anyone|almost no|no|so few|so little|few|any|one|two|only|without|single|many|big|real|close|best) (?:close |best |real |good |or two )?(?:friends?|mates?|pals?|anyone|people)|like this at \d+|nobody to|no-?body|so few people|friends? (?:do|does|should) (?:people|normal|you|one)|hardly (?:anyone|anybody)|have nobody)\b|\bhow many friends\b|\bisn't (?:just|only) me\b|\bnot just me\b|\b(?:is that common|is that few)\b/,
    about: together(
      /\b(?:friends?|mates?|pals?|nobody|no one|anyone|few|chums|phone\w*|witness|people)\b/,
      /\b(?:no|hardly|few|any|single|one|two|half|only|nobody|just me|don't (?:really )?have|without|never had|six|three|haven't got|how many)\b/,
      /\b(?:normal|common|usual|sad|odd|weird|strange|everyone|everybody|only (?:one|person)|wrong with me|just me|how many|loser|bad|others?|do people|most|does anybody|just tv|like this|is that few|pathetic)\b/,
      /\b(?:friends?|mates?|pals?|rings?|call|witness|so few people|grown ups)\b/,
    ),
    not: /\b(?:make (?:new )?friends|facebook|instagram followers|imaginary|my (?:son|daughter|kid|child|little)|boyfriend|girlfriend)\b|\b(?:paranoid|looking at)\b/,
    say: [
      "It's really common, and it's mostly jobs, moves, children and tiredness, hardly ever something you did. Plenty of people who look popular would say the same. It can also change at any age.",
      "More people are in that boat than let on, because nobody mentions it. One or two you can ring is about what most have. If you'd like more, that can still be built.",
    ],
    ask: ["Who is there that you'd like to see more of?", 'What would you like more friends for, most of all?'],
    card: 'loneliness',
  },
  {
    id: 'how-long-till-i-belong',
    asks: /\bhow long are you new\b|\b(?:how long|how many (?:months|years|weeks|days)|when|will|does|at what point|is it normal|do you|after (?:a|how)|is \w+ weeks)\b.{0,60}\b(?:feel(?:s|ing)? (?:\w+ )?(?:at|like) home|settl(?:e|ed|es|ing) (?:in|down|somewhere)|to settle|feel(?:ing)? settled|belong|stop (?:being|feeling|explaining)? ?(?:like )?(?:the new|a guest|a visitor|a stranger|an outsider|new)|an outsider|the new (?:one|girl|guy|person|boy|kid)|less lonely|(?:proper|real) friends|warm to|warm up to|be my place|how long are you new|feel (?:like )?(?:a guest|a local|part of|one of them)|fit in here|a lot or is that early|this feeling that i am visiting|get used to (?:a|the|this) (?:new|place|town|village|city|country))\b/,
    not: /\b(?:baby|puppy|dog|cat|insurance|argument|settle down with|divorce settle\w*|court|stomach|diagnos\w*|died|care home|drafts?|marriage|relationship)\b|\b(?:what do (?:you|i|we) say|cringing|oh are you new)\b/,
    say: [
      'Longer than anyone says: months for faces and names, and about a year before it feels like yours. Turning up to the same things every week shortens it more than anything.',
      "Usually around a year, with a lonely patch in the middle that most people get. It tends to come sideways: one day somebody saves you a seat, and you notice you weren't thinking about it.",
    ],
    ask: ["What would tell you that you'd arrived?", 'Where do you feel least like a stranger so far?'],
    card: 'lonely-after-moving',
  },
  {
    id: 'say-i-was-left-out',
    asks: /\b(?:should|shall|do|would|ought|must|can|could|whether|or|worth|how do|how would|how should)\b.{0,40}\b(?:say|tell|mention|bring|confront|make a (?:thing|fuss|point)|speak up|let(?:ting)? on|ask|admit|act|pretend|call (?:them|her|him) out|raise|rise above|swallow it|let it go)\b|^(?:say|mention|bring)\b.{0,60}\bor\b/,
    about: pattern`${leftOut}|\b(?:\w+n't|never|nobody|no one) (?:even )?(?:told?|mentioned it to|thought of) me\b`,
    not: /\b(?:will|inheritance|promot\w+|my (?:son|daughter|child|kid|mum|dad|mother|father|brother|sister|husband|wife)|invite (?:her|him|them)|can i come|if i can|if i could)\b|\b(?:owes|do the reading|posts (?:pics|pictures|photos))\b|\b(?:he|pregnan\w*|diagnos\w*|died|cancer)\b|\b(?:you haven't told|haven't told (?:mum|mom|dad|my|them|him|her)|hurt (?:her|him|them)|confetti|pregnan\w*|scan|results)\b|\b(?:(?:vid(?:eo)?|photo|picture|pic|clip)s? of me|deleted it)\b/,
    say: [
      'I\'d say it, once, to the one you trust most, and not to the whole group: "I found out, and it stung a bit." How they take it tells you plenty.',
      "Yes, as one friendly line about what you'd have liked. Going quiet and waiting to be noticed mostly hurts the one who waits. You'll soon learn whether it was thoughtless or meant.",
    ],
    ask: ['Who would you say it to?', 'What would you like them to do next time?'],
  },
  {
    id: 'left-out-on-purpose',
    asks: /\b(?:on purpose|deliberate\w*|(?:an )?oversight|frozen out|freez\w+ me|exclud\w+ me|leav(?:e|es|ing) me out|left (?:me )?(?:out|off)|(?:just )?for(?:got|get|gotten)(?: about)? me|did they (?:just )?forget|slip(?:ped)? their minds?|want me (?:there|out|around|to come)|why (?:didn't|did|wouldn't|don't|do|wasn't|was|am|weren't|haven't)\b.{0,25}\b(?:invited?|asked?|includ\w+|left|told?)|meant|planned|(?:was|is) (?:it|that|this) (?:just |only |really |ever )?an accident|an afterthought|to make a point|was i not|why (?:do|did|would|are)\b.{0,25}\bwithout (?:me|inviting|asking|telling)|is it me|avoiding me|pushing me out|a message)\b/,
    about: pattern`${leftOut}|\b(?:silent when i|bracelets|added to the (?:new )?(?:chat|channel|group)|invite a day after|without asking|got a part|without (?:inviting|asking|telling) me|not want me there|they didn't invite me|wasn't i invited)`,
    not: /\b(?:will|inheritance|promot\w+|my (?:son|daughter|child|kid)|job|interview|my (?:mum|dad|mother|father|brother|sister|husband|wife))\b|\b(?:can|could) i (?:make|forget)\b|\bdo i (?:say|tell)\b|\bshould i (?:say|tell|mention)\b|\b(?:(?:his|her) name is|two coffees|pretends?)\b/,
    say: [
      "You can't tell from one time; far more often it's thoughtlessness or a wrong guess about what you'd want. Say \"Count me in next time\" and watch. If it keeps happening after that, it's meant.",
      "Probably not on purpose. People ask whoever is nearest and assume the rest are busy. Give them one clear sign that you'd like to come, and then their next plan is your answer.",
    ],
    ask: ['What makes you think it might be on purpose?', 'Who among them could you ask?'],
  },
  {
    id: 'is-my-friend-annoyed',
    asks: /\b(?:is|are|was|has|have|did|do|does|would|will|it means)\b.{0,40}\b(?:annoyed|cross|angry|mad|pissed(?: off)?|upset|offended|in a huff|fed up|being (?:off|weird)|put out|narked|sulking|irritated)\b.{0,20}\b(?:with|at) me\b|\bhave i (?:upset|offended|annoyed|hurt|done something to) (?:him|her|them|my (?:friend|mate|neighbour|best friend))|\bdid i (?:do|say) something(?: wrong| to (?:upset|annoy|offend|hurt)|\?)|\bare (?:they|we) (?:annoyed|cross|angry|ok|okay|all right|alright|still friends|good)\b|\bis that (?:annoyed|aimed at me)|\bis (?:he|she) (?:angry|cross|annoyed|mad)\b|\bin trouble with my (?:mate|friend)|\bdo(?:es)? (?:he|she|they) (?:hate|still like) me\b/,
    not: /\b(?:boyfriend|girlfriend|husband|wife|my partner|god|scared of|mum|mother|dad|father|dating|date|ex|crush|son|annoy\w* (?:you|my friends)|cheat\w*|allah|teenager|died)\b|\bsecretly hate\b|\bdo my friends hate\b|\b(?:like this at|notification|ghost me|did i do something wrong$)\b|\b(?:me (?:always|being|crying|moaning|talking))\b|\b(?:(?:husband|wife)'s parents|in-laws|how it is here)\b|\b(?:lied to me|posted|story|without me|so i wouldn'?t come)\b|\b(?:are you)\b|\b(?:(?:he|she|they) would be|would (?:he|she|they) be|died|dead)\b/,
    say: [
      'Maybe, but quiet can mean a hundred things, and most of them aren\'t about you. Ask straight out: "Are we all right?" One short message is easier than days of wondering.',
      "Probably not; moods can't be read off a text. If it still nags tomorrow, or there is something hanging between you, bring it up first and lightly. People are seldom as cross as they sound in writing.",
    ],
    ask: ['What was the last ordinary thing between you?', 'What would you want to ask them?'],
  },
  {
    id: 'do-they-really-like-me',
    asks: /\b(?:do|does|did|are|is|if|whether|tell|know|or)\b.{0,50}\b(?:(?<!people )likes? (?:me|having me|my company)|(?:want|wants) me (?:there|around|at the|with them)|secretly hate me|friends hate me|put(?:s|ting)? up with me|can't stand me|tolerat\w+ me|enjoys? my company|(?:just|only|merely) (?:being )?(?:nice|polite|kind|friendly)|(?:or|just|only) being (?:nice|kind|polite|decent)|real about liking|care about me|dislike me|liking me)\b|\bam i (?:anyone's favourite|only useful)|\bthe friend nobody would miss\b|\bnobody would miss\b/,
    about:
      /\b(?:friends?|mates?|people|everyone|everybody|group|neighbours?|couple|colleagues?|housemates?|team|class|club|lot|nobody|they|girls|the lady|library|table|classmates)\b/,
    not: /\b(?:crush|date|dating|dates|flirt\w*|kiss\w*|fancy|tinder|boyfriend|girlfriend|husband|wife|love me|my (?:mum|dad|mother|father|parents|son|daughter|brother|sister|kids)|in-laws?|boss|manager|teacher|text(?:ed|s)? (?:me )?back|job|interview|ex|like that dress|cat|dog)\b|\b(?:what if|make (?:them|people) like|not want me|at night|dark stuff)\b|\b(?:what (?:do|did) (?:you|u) (?:even )?mean|others like me|likes? me back)\b|\b(?:(?:are|do) you (?:just|really|like|even|only))\b/,
    say: [
      "Most likely yes. People don't keep answering, sitting near you or saying yes to things out of politeness for long. Ask someone for a coffee, and trust what they do over what you imagine.",
      "You can't see into them, but look at what they do. If they turn up, reply and tell you things, they like you. If they're cool with everybody, it's their way and nothing to do with you.",
    ],
    ask: ['What have they done lately that you could go by?', 'Whose liking would matter most to you?'],
  },
  {
    id: 'do-they-mean-vague-invitations',
    asks: /\b(?:mean(?:s|t|ing)?(?: (?:it|that|this))?|serious|(?:real|actual|genuine|proper|polite) (?:invit\w+|one)|just (?:a )?(?:polite\w*|manners|noise|something|being)|only a way|face value|believe it|manners|want you to (?:come|visit)|ever happen|'?lets catch up|is ')\b/,
    about:
      /\b(?:we (?:should|must|need to|have to)|let's (?:catch|meet|do|get)|lets (?:catch|meet|do)|(?:should|must) (?:totally )?(?:come|visit|meet|catch|hang|get)|come (?:any ?time|over|round|by|whenever|to us|and (?:see|stay)|visit)|pop (?:in|round|over)|drop (?:in|by)|any ?time|some ?time|catch up|drinks soon|have you round|if you're ever|in town|be a stranger|do something together|welcome (?:at|any)|real invit\w+|vague invit\w+)/,
    not: /\b(?:sorry|apolog\w*|it's fine|love (?:me|you)|marry|divorce|suicid\w*|job|boss|break|date|tinder|sex|dream)\b/,
    say: [
      "Half the time it's just a friendly noise, and half the time they mean it and won't get round to it. Easy test: name a day. If they'd like to, they'll say yes or offer another.",
      'They mean it kindly, which isn\'t the same as a plan. Turn it into one: "How\'s Saturday for coffee?" Most people are waiting for someone else to fix the date, so a fair few will come.',
    ],
    ask: ['What could you suggest to them?', 'Who said it to you?'],
  },
  {
    id: 'ask-again-after-a-no',
    asks: /\b(?:(?:ask|invit|try|offer|propos|extend|suggest|have)\w*\b.{0,40}\b(?:again|once more|(?:a )?second time|another time|twice|one more|more than once|another go)|(?:keep|keep on|stop|carry on) (?:asking|inviting)|how many times (?:do|can|should|may) (?:i|you|we) (?:ask|invite|try)|(?:before|until) i stop|have another go|take the hint|is once enough|inviting them|ask or is that annoying)\b/,
    about:
      /\b(?:no|nah|busy|cancel\w*|declin\w*|refus\w*|turned (?:me|him|it|us|down)\b|another time|maybe next|couldn't come|can't come|not this time|mumbled|couldn't make|can't make|shy|invit\w*|rain check)\b/,
    not: /\b(?:raise|promotion|rent|job|boss|interview|kiss|dates?|dating|out on|boyfriend|girlfriend|crush|marry|names?|name|bank|money|doctor|permission|party|bridesmaid|sex|exam|mum|dad|pregnan\w*|forgive\w*|apolog\w*|sorry|what i did|cancels|keeps cancel\w*|never (?:ask|invite)s? me|number|how are you|how (?:she|he|they) (?:is|are|feels?)|fine|ok|okay|all right)\b|\b(?:the first time|nobody talked)\b/,
    say: [
      'Ask once more in a week or two, lightly, for something small. A quick no is often nerves or a bad day. If it\'s no again, leave it open with "You know where I am."',
      "One more time, yes, and with something easier to say yes to. After a second no I'd stop asking and just stay friendly. Then it's up to them, and nobody's been pestered.",
    ],
    ask: ['What was their answer, word for word?', 'What smaller thing could you suggest?'],
  },
  {
    id: 'friend-keeps-cancelling',
    asks: /\b(?:(?:it|that|this) mean|why|should|do i|do you|what|how|is flaking|is that|keep|would you|does (?:s?he|it)|don't they|when do you|s?he not)\b/,
    about:
      /\b(?:s?he|they|friends?|mates?|who|people|everyone|always|keeps?|pal|somebody|someone|a man|person|bestie)(?:'s|'ve)?\b.{0,40}\b(?:cancel(?:s|led|ling|ed|ing)?(?: on)?|flak(?:es|ed|ing|e)|bail(?:s|ed|ing)?|call(?:s|ed|ing)? (?:it )?off|pull(?:s|ed|ing) out|blow(?:s|ing) (?:me|him|us) (?:out|off)|let(?:s|ting)? me down|stood me up|stands me up|never turns? up|breaks (?:the|our|every) (?:plan|date)|something's come up|kept one date|unreliable|next week every|postpon\w+|no-?shows?)\b|\bcancel\w* (?:on me )?(?:again|every time|all the time)\b/,
    not: /\bi(?:'ve| have|'d| had)? (?:\w+ )?(?:cancel\w*|bail\w*|call\w* off|pull\w* out|flak\w+|sa(?:id|y) (?:yes|no))\b|\b(?:if i|should i|can i|do i|me) (?:just )?(?:cancel\w*|bail\w*|pull out)|\b(?:date|tinder|boyfriend|girlfriend|husband|wife|boss|landlord|interview|doctor|hinge|he likes me|wedding|dad|mum|party|ask (?:her|him|them) again)\b|\b(?:relieved|real reason|band practice)\b/,
    say: [
      'Usually it means they\'re stretched or say yes too fast, not that you don\'t matter. Ask them straight: "Would something smaller suit you better?" If that gets cancelled too, let them do the next asking.',
      "Twice is life, five times is a pattern. I'd say it plainly and without heat: \"I look forward to it and then it's off, and that's a bit rubbish.\" Then leave the next date to them.",
    ],
    ask: ['What do they usually say when they call it off?', 'What would you like it to be like with them?'],
  },
  {
    id: 'will-we-stay-in-touch',
    asks: /\b(?:will|do|does|is|can|are|would|do you think|how do (?:you|we|people))\b.{0,50}\b(?:(?:stay|keep|remain|be|still|stays?) (?:\w+ )?(?:in touch|friends|mates|in contact|up\b|close)|(?:will|do) (?:we|it|they|\w+ friendships?)\b.{0,10}\blast|we'll last|(?:any of )?(?:them|they) (?:ring|write|call|text)|still (?:gonna |going to )?(?:text|ring|write|call)|forget me|still talk to me|remember me|survive|fade|know each other|really, afterwards|long distance friendship|lose touch|lose them|lose (?:each other|contact))|\bstay mates\b|\bdoes it fade\b/,
    about:
      /\b(?:mov(?:e|es|ed|ing) (?:away|to|abroad|out|on|schools?)|(?:i|she|he|we|they)(?:'m|'s|'re)? (?:leave|leaving|left)|leav(?:e|ing)(?: a| the| my)?|leaving|last (?:day|boxes)|my last|emigrat\w*|finish\w*|off to|diff(?:erent)? (?:unis?|cities|schools?|countries)|after (?:school|uni|work|camp)|change schools|camp|retir\w*|promised to (?:write|ring|call|keep)|going back|goes to live|off the ward|contract|long distance|far away|graduat\w*|course|new (?:school|job|city)|in touch)\b/,
    not: /\b(?:ex|boyfriend|girlfriend|broke up|break-?up|split|partner|husband|wife|cheat\w*|politic\w*|vot\w+|dying|died|after breaking|dating|date|ended it|my (?:son|daughter|kids?|children))\b|\b(?:interview|last (?:job|place)|why (?:i|did you|you) (?:left|leave)|be in touch"? mean|stay close|her last day|dutch class)\b|\b(?:my ex|his mum|her mum|stay mates with)\b|\b(?:do you ever notice|bit by bit)\b/,
    say: [
      "One or two will last, and most will fade, and that's habit, not coldness. The ones that last do so because somebody puts a date in. That can be you.",
      "Some of it, yes, if it doesn't wait for chance. You'll see each other less, and what's left is the real part. Ring the one you'd miss most within a fortnight and name a day.",
    ],
    ask: ['Who would you most want to keep?', 'What would you like to go on doing together?'],
  },
  {
    id: 'have-i-lost-my-friend-to-baby-or-partner',
    asks: /\b(?:lost|come(?:s)? back|a phase|(?:get|have) (?:my|him|her|them)\b.{0,15}\bback|over\b|finished|is that it|need me|surface|vanished|come round|go missing|on my own|temporary|first from now|ever be (?:the same|like)|friends? again|forget me|dropped me|still (?:be )?(?:friends|mates)|get over|forgotten (?:me|about me)|normal)\b/,
    about: together(
      pattern`${friend}|\b(?:godmother|christening|he got a girlfriend|the last one without a baby|us all|between us|sleep over)`,
      /\b(?:bab(?:y|ies)|boyfriend|girlfriend|new (?:man|bloke|partner|girl|woman|guy|chap|husband|wife|fella)|marri(?:ed|es)|marry|remarried|got engaged|kids|children|little ones|a mum|mother now|twins|pregnant|christening|new parents|got (?:a|him|her)|met (?:a|someone) (?:girl|guy|man|woman|\w+)|moved in with|brings him|having a family)\b/,
    ),
    not: /\b(?:let|allow) (?:him|her)\b|\bmy (?:ex|own baby|boyfriend|girlfriend|husband|wife|partner|son|daughter|kids|children|baby)\b|\b(?:died|cheat\w*|miscarr\w*|jealous|can't stand|don't like|dislike|drifted|invite|fell out|abus\w*)\b|\bi(?:'m| am| just)? (?:got|had|having) a baby\b|\b(?:red flag|lost (?:her baby|hers|the baby|a baby)|how do i tell)\b/,
    say: [
      "Mostly it's a phase. A new baby or a new love eats everything for a while, and it isn't about you. Keep sending small things that need no answer, and more of them comes back.",
      "I wouldn't write it off. Someone with a new partner or a baby has no time and half a head, often for a year or so. Go to where they are, briefly, and tell them once that you miss them.",
    ],
    ask: ['What could you do together that fits how they live now?', 'What do you miss most about how it was?'],
  },
  {
    id: 'friends-with-different-views',
    asks: /\b(?:can|could|do|should|is|would|does|how|any|possible|am)\b.{0,60}\b(?:friends?(?:hip)?|mates?|close to|drop (?:him|her|them)|cut (?:him|her|them)? ?off|cut off|like (?:him|her)|work|future|before|let\b|get on with|end it|unfriend|block|see (?:him|her)|stay|survive)\b/,
    about: together(
      /\b(?:politic\w*|vot(?:e|es|ed|ing) (?:for|the|differently|leave|remain|other|against)|brexit|trump|tory|tories|labour|conspirac\w*|opinions?|views?|(?:anti-?)?vaccin\w*|anti-?vax\w*|immigra\w*|religio\w*|pray for|trans|racist|sexist|homophob\w*|believe(?:s)? (?:in )?(?:mad|that|the)?|what (?:she|he|they) (?:thinks?|believes?)|moon landing|flat earth|election|the war|vegan|activist|disagree\w*|far[- ]right|left[- ]wing|right[- ]wing|opposite sides|values|beliefs?)\b/,
      /\b(?:friends?(?:hip)?|mates?|pal|since brownies|fished|dancing|her thinking|close with|close to|future|him)\b/,
    ),
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner|date|dating|dad|mum|father|mother|brother|sister|boss|son|daughter|colleague votes)\b|\b(?:opinion of|vote for (?:my|him)|honest opinion|moving back)\b/,
    say: [
      "Usually, yes, if they're still decent to you and others. Mute the posts, keep the person, and agree which subjects you leave alone. If they won't stop needling you, that's another matter.",
      "You can, and plenty do. It lasts when you both like each other more than winning. If what they believe is aimed at you or people you love, you don't have to put up with it.",
    ],
    ask: ['What do you still enjoy about them?', 'Which subject would you want to leave alone?'],
  },
  {
    id: 'friends-grown-apart',
    asks: /\b(?:grow(?:n|ing)? apart|drift(?:ed|ing)?|outgr(?:ow|own|ew|owing)|nothing (?:left )?in common|(?:friendships?|friends) (?:\w+ )?(?:just )?(?:end|fade away|run out|be over|die|fade|has had|had its day)|click any ?more|growing in different|be friends if we met|me that's changed|keeping up with someone|just what happens|it is normal that such|bored (?:by|of|with) (?:my )?(?:old )?friends?|different people now)\b|\bis (?:that|it) normal\b/,
    about: together(
      pattern`${friend}|\b(?:school|uni|the lads|the old lot|the brownies|reunion|used to talk for hours|each other's sentences|if we met)`,
      /\b(?:apart|drift\w*|outgr\w+|in common|run out|be over|end|changed?|click|nothing to (?:say|talk)|met today|bored|had its day|keeping up|different (?:directions|people)|boring|so different|fade)\b/,
    ),
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner|marriage|married|baby|brother|sister|get (?:back )?in touch|reconnect|contact her|reach out|dating|sad about losing|died|children|kids grow)\b|\b(?:should i (?:write|text|call|ring|message)|contact|write to)\b/,
    say: [
      "It's very normal; people change at different speeds, and nobody has to be at fault. You can keep it smaller, for the history. Try one new thing together before you decide there's nothing left.",
      'Yes, that happens to most old friendships at some point. Some come round again years later. See them a bit less and expect a bit less, and you may find you like them better for it.',
    ],
    ask: ['What did you two use to do together?', "What's still easy between you?"],
  },
  {
    id: 'mind-my-friend-having-other-friends',
    asks: /\b(?:childish|silly|stupid|dumb|possessive|jealous\w*|pathetic|mind|bother(?:s|ed)?|weird|normal|upset|hurt|bad|allowed|immature|petty|replaced|what is the matter|wrong (?:of me|to)|ok)\b/,
    about: together(
      pattern`${friend}|\b(?:they go hiking|i introduced them|a streak|number one|her bestie|walking partner|when she said)`,
      /\b(?:other friends?|another (?:best )?(?:friend|chap|girl|woman)|(?:new|different) (?:best )?(?:friends?|mates?|desk partner|gym buddy|bestie|girl|woman|woman at)|someone else|somebody else|hang(?:s|ing)? out (?:with|without)|without me|closer (?:to|with|now|than)|now they(?:'re| are)? closer|number one|maid of honour|taken up with|with (?:a )?(?:another|other)|woman from work|found other|replaced|adults still get jealous|best friend having|more than me|walking partner|and i went|we had a streak|introduced them)\b/,
    ),
    not: /\bmy (?:boyfriend|girlfriend|husband|wife|partner|ex|son|daughter|crush)\b|\b(?:invite|left (?:me )?out|sleeping with|kiss\w*|her job|rich\w*|success\w*|cheat\w*|pregnan\w*)\b/,
    say: [
      "It isn't childish, nearly everyone feels it, whatever their age. Someone new doesn't use up your place. Don't compete or sulk; ask for a plain hour of just the two of you.",
      "No, it only shows they matter to you. People have room for more than one. Be friendly to the other person if you can, and keep one thing that's yours and theirs alone.",
    ],
    ask: ["What have you and your friend got that's only yours?", 'What did you feel when you first noticed?'],
  },
  {
    id: 'take-sides-between-friends',
    asks: /\b(?:(?:take|pick|choose|choosing|taking|picking) (?:a )?sides?|whose side|(?:choose|pick|decide|choosing) (?:on )?(?:between|one)|have to (?:pick|choose|decide)|stay out of it|stay (?:friends|mates) with (?:both|them)|friends with both|both of them|be neutral|neutral|two-?faced|disloyal|who has right|or neither|stop (?:talking to|seeing)|nice to both|where do you stand|in the middle|side (?:am|should|are) (?:i|we))\b/,
    about:
      /\b(?:both|two (?:of my |best )?(?:friends|mates)|fallen out|falling out|fell out|split|divorc\w*|(?:aren't|not|stopped) (?:talking|speaking)|fight\w*|quarrel\w*|broke up|had the affair|camps|either side|my friends|sides)\b/,
    not: /\b(?:parents|my (?:mum|mother) and|my (?:mum|dad|mother|father|kids|children|sons|daughters|sisters|brothers|siblings|two (?:sons|daughters|kids))|two (?:jobs|offers|men|guys|girls|boys)|love (?:them )?both|my (?:sister|brother) and|my (?:wife|husband) and)\b|\b(?:another woman|cheat\w*)\b|\b(?:year 7|pushed)\b|\b(?:(?:everyone|everybody)(?:'?s| is| are)? (?:now )?(?:picking|taking|choosing))\b/,
    say: [
      'No, you don\'t have to pick. Tell both the same sentence: "I like you both and I\'m not choosing." Then carry no tales between them, and see each of them separately for now.',
      "You can stay out of it. Be open about seeing the other, so nobody finds out sideways, and change the subject when one runs the other down. If one was truly cruel, that's different.",
    ],
    ask: ['What does each of them want from you?', 'What would staying out of it look like?'],
  },
  {
    id: 'tell-friend-i-dislike-their-partner',
    asks: /\b(?:should|do|would|ought|is it my|how do|must|can|one of us|am i|honest|it is good)\b.{0,70}\b(?:tell|say|mention|speak|honest|truthful|hold my tongue|keep quiet|my place|bad friend|cant stand|can't stand|don't like|nice)\b|^do i\b|\bhonest or nice\b/,
    about: together(
      pattern`${friend}|\bour group|\bnobody likes|\b(?:her|his|him|he|she|the new husband)\b`,
      /\b(?:boyfriend|girlfriend|fianc[eé]e?|husband|wife|partner|bloke|new (?:man|woman|gentleman|guy|husband)|marrying|engaged|the wrong person|about him|like him|dislike him|the man of my friend|his gf|gareth)/,
      /\b(?:don't (?:really )?like|do not like|dislike|can't stand|cannot stand|hate|bad for (?:her|him)|red flag|wrong (?:person|one|man|woman)|what i (?:really |honestly )?think|no good for|cold|(?:not|isn't|aren't) (?:good|right) (?:enough )?for|creep|answers for|talks over|sulked|likes gareth|borrowed money|clicks at|laughs at|told her what)/,
    ),
    not: /\b(?:cheat\w*|affair|my (?:own )?(?:husband|wife|boyfriend|girlfriend|partner|son|daughter|ex|sister|brother|mum|mother|dad|father)|hits?|crush|in love with|my (?:son|daughter|sister|brother)'s)\b/,
    say: [
      "Only if you've seen real unkindness, and then once, with what you saw. If it's just that you don't like the partner, keep it to yourself, stay friendly and stay close.",
      'I\'d mostly keep quiet; it rarely parts a couple and it often parts friends. If they ask you straight, or something really worries you, name one real thing and add "I\'m here whatever you do."',
    ],
    ask: ['What have you seen with your own eyes?', 'What would you want your friend to know, whatever happens?'],
  },
  {
    id: 'honest-about-a-friends-work',
    asks: /\b(?:honest\w*|truth\w*|lie|lying|what (?:i|we) (?:really |honestly |truly )?think|rubbish|feedback|do (?:i|you) (?:say|tell)|be supportive|good enough|say (?:it's|that it's|i like|something|well done|congratulations)|my opinion|buy one|what do i say|mean it)\b/,
    about: together(
      /\b(?:books?|novel|poems?|manuscript|band|songs?|singing|sings|paint(?:s|ings?|ed)?|artwork|art|film|demo|gig|speech|cakes?|business idea|cereal caf[eé]|dissertation|tattoo|owls|script|stories|feedback|writing|haircut|album|website|podcast|blog|portfolio|performance|drawings?|pottery|jewellery|friend's work|(?:honest|true) opinion)\b/,
      /\b(?:friend\w*|mate\w*|neighbour|colleague|flatmate|cousin|best friend|him|her|his|he|she|old boy|their)\b/,
      /\b(?:bad|awful|rubbish|flat|not (?:very |that |any )?good|terrible|honest\w*|truth|really think|lie|dire|boring|opinion|potatoes|shut up|supportive|or say congrat\w+)\b/,
    ),
    not: /\bmy (?:own )?(?:book|novel|dissertation|poem|band|song|speech|tattoo|manuscript|cv)\b|\b(?:affair|cheat\w*|my boss|funeral|therapist|husband|wife|ex|court|police|interview|exam|eulogy)\b|\b(?:bins|the shower)\b/,
    say: [
      "If it's finished and out, praise what you truly liked and leave it there. If they can still change it and they asked, give one honest note, beginning with what works.",
      'Half of those who ask want praise and half want help. Find out first: "Do you want cheering on or a red pen?" Then be truthful and kind, about one thing at a time.',
    ],
    ask: ['What did you truly like about it?', 'What do you think they were hoping to hear?'],
  },
  {
    id: 'tell-someone-something-embarrassing',
    asks: /\b(?:tell(?:ing)?|say(?:ing)?|mention|let (?:him|her|them) know|word that|word it|look away|pretend|suffer|want to be told|rude|do i\?|you say something|point (?:it )?out)\b/,
    about:
      /\b(?:spinach|(?:something|food|lettuce|broccoli) (?:stuck )?(?:in|between) (?:her|his|their|your|my boss's) teeth|in (?:her|his|their) teeth|(?:s?he|they|someone|somebody|that|friend|colleague|mate|person|guy|girl|marion|flatmate|housemate|coworker|boss)(?:'s)? (?:really |badly |kind of )?(?:smells?|stinks?|reeks|whiffs)\b|body odou?r|\bbo\b|bad breath|breath (?:smells|stinks|is)|shoes make the|(?:her|his|the|a) stain|flies are|fly (?:is|was) (?:down|open|undone)|zip(?:'s| is)? (?:down|open|undone)|tucked (?:in|into)|bogey|wig|toupee|price (?:tag|ticket)|hairs? on (?:the|her|his) (?:chin|face)|toilet paper|see (?:her|his|through (?:her|his)) (?:top|bra|pants|underwear|knickers)|the wrong word|something embarrassing|dandruff|loo roll)/,
    not: /\b(?:my (?:own )?(?:breath|zip|flies|fly|wig|skirt|tights)|i (?:smell|stink)|do i smell|gas|my house|cooking smells|my (?:son|daughter|teenager))\b|\b(?:what's the word)\b|\b(?:front teeth|picture of|photo of)\b/,
    say: [
      "Tell them, quietly and alone, as you'd want to be told. If it can be fixed in a minute, say it now; if it can't, wait for a private moment, say it once and never again.",
      'Yes, I\'d say. Begin with "This is awkward, and I\'d want to know." Two seconds of blushing beats finding out from the mirror or from somebody unkind.',
    ],
    ask: ['Where could you catch them alone?', 'How would you want to be told, if it were you?'],
  },
  {
    id: 'turn-down-an-invitation',
    asks: /\b(?:how|what|words?|ways?|wording|give me|help me)\b.{0,60}\b(?:say(?:ing)? (?:no|never)|no (?:thanks|thank you)|declin\w+|turn(?:ing)? (?:it|down|them|him|her|this|an?|that)\b|refus\w+|get(?:ting)? out of|say i(?:'m| am|'d| can't| don't| won't)\b|(?:can't|cannot|won't|not|don't) (?:come|coming|go|going|make it)|we'd rather not|rsvp|put it|word it|reply|(?:a |for )no (?:to|for))\b|\bpolitely decline\b|\bwhat do i (?:write|text)\b|\bhow (?:do|should) i word it\b/,
    about:
      /\b(?:invit\w*|part(?:y|ies)|wedding|hen (?:do|weekend|night|party)|stag|dinner|lunch|supper|barbecue|bbq|baby shower|shower|sleepover|rsvp|christening|reunion|gender reveal|his church|caravan|divorce do|get-?together|weekend away|oktoberfest|housewarming|ask(?:ed|s) (?:me|us) (?:to|round|over)|say i'm not coming|say i can't come|karaoke|night out)\b/,
    not: /\b(?:bridesmaids?|best man|maid of honou?r|godmother|godfather|godparent|usher|witness|date|dates|dating|tinder|asked me out|job|interview|my (?:mum|dad|mother|father|parents|sister|brother|son|daughter|family|boss)|mother-in-law|in-laws|drinking|truth|excuse|lie|cancel|cancelled|favour|visitors|cook|uninvite|shift|overtime|food|second helping|bill)\b|\b(?:group chat|how bad|did not go|waited an hour|what happens|what if|my card|told everyone|fete)\b|\b(?:caravan now|a caravan|lie|lied|holidays)\b|\b(?:replay|what do i write to (?:her|him)|sorry)\b/,
    say: [
      "Thank them, say no in the first line, and stop: \"Thanks for asking, I can't make it, have a lovely time.\" If you'd like to see them otherwise, offer that. If it's never your thing, say so once.",
      'Early and warm does it, without a pile of reasons: "It\'s not for me, but do ask me for something else." A clear no is kinder to a host than five lots of busy.',
    ],
    ask: ['What would you be glad to do with them instead?', 'Which sentence of that could you imagine saying?'],
  },
  {
    id: 'do-i-have-to-go',
    asks: /\b(?:(?:do|must|should|am) (?:i|you|we) (?:really )?(?:have to|need to|got to|feel obliged|obliged to|expected|supposed to|allowed not)\b(?: really)?(?: just)? ?(?:go|come|attend|turn up|show|be there|do|at|to go|to come|\?|$)|have to (?:go|come|attend|turn up)|(?:rude|bad|awful|terrible|form|wrong|mean|ok|okay|all right|alright|fine) (?:of me )?(?:is it )?(?:if i (?:just )?(?:don't|didn't|did not|won't) (?:go|come|attend)|(?:not to|to not) (?:go|attend|come|turn up)|to (?:skip|miss))|if i (?:just )?didn't go|obligatory|show my face|expected (?:at|to go|to come))\b|^must i\?|\bwhat if i (?:just )?(?:don't|didn't) go\b|\bgo and sit there\b/,
    about:
      /\b(?:invit\w*|part(?:y|ies)|weddings?|hen|stag|dinner|lunch|barbecue|bbq|baby shower|christening|reunion|church|prom|leaving (?:do|party|drinks)|karaoke|talent show|work do|christmas (?:do|party)|reception|showcase|housewarming|house blessing|bonfire night|birthday|at theirs|the wives|have to go|not go|rude not to go|expected to go|i didn't go|i don't go|barn dance|graduation|night out|get-?together|social)\b/,
    not: /\b(?:funeral|hospital|doctor|dentist|court|interview|work tomorrow|the gym|jail|police|therapy|meeting|alone|by myself|with him|hotel|toilet|mass|care home|my (?:mum|dad|mother|father|sister|brother|family)|family|ex|back to|invite (?:her|him|them)|leave early|cancel\w*|school tomorrow|to uni|to college|to school|to a&e|to bed|to work)\b|\b(?:go along|groped|i go to hr|invite the)\b|\b(?:start at|my heads? gone|shift)\b|\b(?:show him|replacement)\b/,
    say: [
      "No, going isn't compulsory. If it matters to someone you like and it's an hour, that hour gets remembered. If you'd dread it for a week, say no early and see them another way.",
      "Nobody can make you, and missing one do isn't rude if you answer in good time. A decent middle way: go for the first hour, say hello to whoever it's for, and leave.",
    ],
    ask: ["Who would mind if you weren't there?", 'What is it about going that puts you off?'],
  },
  {
    id: 'leave-early',
    asks: /\b(?:leav(?:e|ing) (?:\w+ ){0,3}(?:early|part(?:y|ies)|weddings?|straight|without saying|before|now|housewarming|sleepover)|slip (?:out|off|away)|go home (?:now|early|from|without)|(?:how|when)\b.{0,15}\b(?:soon|early|long|when)? ?(?:can|may|do|should|must|could|am) (?:i|one|you|we)\b.{0,20}\b(?:stay|go home|leave)\b|how long (?:do i|should i|must i)(?: have to)? stay|earliest i can (?:leave|go)|bow out|head off|(?:say(?:ing)?|announce) (?:good)?bye to everyone|too early to (?:leave|go)|if i (?:went|left|go|leave)\b.{0,15}\b(?:before|early|now)|when i go before|go straight (?:after|home)|excuse to leave|announce it|do a runner|irish goodbye)\b/,
    about:
      /\b(?:part(?:y|ies)|weddings?|work do|the do|a do|dinner|birthday|engagement|bbq|barbecue|housewarming|reception|gathering|sleepover|meal|disco|cake|babysitter|speeches|function|people here|leave early|get-?together|drinks|ceilidh|christening|bar mitzvah)\b/,
    not: /\b(?:shift|job|boss|office|school|class|husband|wife|boyfriend|girlfriend|leave (?:him|her|me)|lessons?|lecture|group chat|hospital|move out|when (?:can|should) (?:they|she|he)|get (?:them|him|her|guests))\b|\b(?:go to dinner)\b/,
    say: [
      "It isn't rude at all. Stay an hour, thank whoever's giving it, and go; you don't need an excuse. At a big noisy do you can slip off and send a message in the morning.",
      "Leave when you've had enough. Find the host, say \"I've had a lovely time, I'm off,\" and don't linger in the doorway. At a small dinner, wait until the food's been cleared.",
    ],
    ask: ['How do you get home from there?', 'What would make it easier to get up and go?'],
  },
  {
    id: 'truth-or-excuse',
    asks: /\b(?:(?:tell|say|telling|give|admit|be)\b.{0,25}\b(?:truth|honest|real reason|can't face|the reason|this reason)|honest or|truth or|(?:white )?lie\b|lie (?:about|to)|lying|excuses?|invent|make (?:something|a story|one) up|make up (?:a|an|some)|fake|say i(?:'m| am|'ve| have)? (?:ill|sick|busy|skint|broke|got|tired)|plead|blame the|pretend (?:i'm|to be)|which one do i send|tell them, or|what can i tell her|just say i)\b/,
    about:
      /\b(?:not (?:coming|going|to go|to come)|(?:can't|couldn't|cannot|won't) (?:come|make it|go|do|read|face|be there)|don't (?:want to|fancy|feel up)|get(?:ting)? out of|cancel\w*|missed|stopped coming|turn up|not coming|coming|invit\w*|dinner|bowling|sleepover|reunion|pact|quiz|(?:leave|quit) the course|who's in|secret santa|stag|christening|shower|busy|asking why|excuse for|asking for tomorrow|ball pit|swimming|trip|night out|real reason|plead|make an excuse|can't face)\b/,
    not: /\b(?:cheat\w*|affair|cv|interview|police|exam|ex-wife|boss|sick day|work tomorrow|my (?:son|daughter|child|kids?) (?:asks|wants)|pregnan\w*|santa real|his (?:book|song|poem|painting)|her (?:book|song|poem|painting|singing)|painting|novel|cv gap|doctor|santa (?:is|isn't)|tooth fairy|homework|boyfriend|girlfriend|call in|broke it|dating)\b|\b(?:all the nights|breastfeed|third loss|kids)\b/,
    say: [
      "Tell them the truth in one line; you don't owe the details. Excuses have to be remembered, and they sound like not caring. If it's too private, \"I can't this time\" is true as well.",
      "I'd skip the invented reason. The real one lets people change the plan or leave you in peace, and a made-up one tends to come out. You can be honest and brief in the same breath.",
    ],
    ask: ['How much of it would you be fine with them knowing?', "What's the shortest true thing you could say?"],
  },
  {
    id: 'cancel-plans-i-agreed-to',
    asks: /\b(?:can|should|may|do|could|would|is|am|how late|if i|go or|or|shall|must)\b.{0,50}\b(?:cancel(?:l?(?:ing|ed))?|back(?:ing)? out|pull(?:ing)? out|cry(?:ing)? off|bail(?:ed|ing)?|withdraw|still get out of|drop(?:ping)? out|say i'm not coming|not coming to|call it off|force myself|flak(?:e|ing))\b|\bgo through with it\b/,
    about:
      /\b(?:plans?|said (?:yes|i'd|i would|i'll)|after i said|promis\w*|agreed|supposed to|brunch|dinner|supper|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|camping|cinema|gig|friends?|roast|outing|lunch|last minute|put .{0,10}name down|back out|bad to cancel)\b/,
    not: /\b(?:subscription|gym|contract|my (?:own )?wedding|the wedding|therap\w*|appointment|doctor|surgery|operation|orders?|flights?|interview|job|offer|insurance|house|mortgage|membership|treatment|engagement|exam|course|uni|degree|(?:s?he|they|friend|who|always|keeps?)(?:'s|'ve)? (?:\w+ )?(?:cancel\w*|bail\w*|flak\w*|pull\w* out)|nobody|date|boss|shift|truth|migraine|lie|keeps? cancel\w*|always cancel\w*)\b|\b(?:cover|stew)\b|\b(?:i(?:'ve| have)? cancell?ed|thing is that)\b/,
    say: [
      "You can, if you say so as soon as you know and don't make a habit of it. Give a short true reason and a new date. If they've paid or cooked, and you can manage it, go.",
      "It's all right once in a while, and kinder today than an hour before. \"I've overdone it and I can't come, can we do next week?\" If it's somebody's big day, I'd try to go for an hour.",
    ],
    ask: ['How much hangs on you being there?', 'What would you offer them instead?'],
  },
  {
    id: 'refuse-when-asked-to-be-something',
    asks: /\b(?:say(?:ing)? no|refus\w+|declin\w+|turn(?:ing)? (?:it |her |him |them |this |that )?down|have to (?:say yes|accept|do it|be)|say yes|get out of|rather not|is no an option|do i do it|accept it|allowed|back out)\b/,
    about:
      /\b(?:bridesmaids?|best man|maid of honou?r|god(?:mother|father|parent)s?|usher|(?:to be|be a|be the|a) witness|guardian|(?:team )?captain|chair(?:man|woman|person|of)?|treasurer|secretary|student rep|school governor|governor|give (?:a|the) (?:address|reading|toast)|read at the|name the \w+ after|executor|class rep|giving (?:her|him) away|matron of honou?r|flower girl|asked to be|asks me to be|asked me to be|turn down being asked)\b/,
    not: /\b(?:boss|funeral|eulogy|pregnan\w*|in prison|girlfriend asked|to be (?:his|her) (?:girlfriend|boyfriend)|guarantor|bridesmaid dress|with (?:him|her) alone|her boyfriend|his girlfriend)\b|\b(?:speech)\b/,
    say: [
      "You can say no, and a short kind one, soon, is enough: thank them for asking first. A reluctant yes costs everybody more. If there's a smaller part you'd be happy with, offer that.",
      'Yes, you may refuse. "I\'m touched you asked, and I\'m not the right one for it" is plenty, and it gives them time to ask somebody else. Then turn up on the day and be cheerful.',
    ],
    ask: ['What part would you be happy to take, if any?', 'What makes it hard to say no to this one?'],
  },
  {
    id: 'what-if-nobody-comes',
    asks: /\bwhat if only \w+ (?:\w+ )?(?:com|show|turn)|\b(?:nobody|no one|no-one|not a soul|none of them|anybody|anyone|they|everyone|they're all|who'd|who would|who will)\b.{0,25}\b(?:com(?:e|es|ing)|came|shows?(?: up)?|turn(?:s|ed)? up|appears?|busy|be there|going to come)\b|\bjust me and\b|\bs[ai]t(?:ting)? there alone\b|\bme and the caretaker\b|\bjust the one who\b|\bwhat if that happens again\b/,
    about:
      /\b(?:part(?:y|ies)|birthday|invit\w*|housewarming|leaving drinks|my (?:\d+th|do)|have a do|a talk|a dinner|diwali|coffee morning|host\w*|event|turning \d+|sausage rolls|sixtieth|opening|gathering|my (?:gig|show|exhibition|book launch|launch|wedding)|nobody comes|no one (?:comes|turns))\b/,
    not: /\b(?:funeral|invite them|do i have to invite|come back|coming home|cancels|keeps cancelling|save me|visit(?:s|ed)? me|my mum's|my dad's|should i go|to (?:their|her|his) party|ask again)\b/,
    say: [
      'Somebody will, especially if you ask three sure people first and fix the date round them. Invite one by one and not in a big message. Even four people can be a great evening.',
      "It hardly ever happens when people are asked personally and reminded two days before. Plan it so that it's nice with three: a table, something warm, no empty hall. Then anyone more is extra.",
    ],
    ask: ["Who are the three you'd be surest of?", 'How small could it be and still be a good evening?'],
  },
  {
    id: 'host-with-little',
    asks: /\b(?:how|can|is my|is it|am i|should|do they|do i|what do|would it|where do i)\b/,
    about: together(
      /\b(?:have (?:\w+ ){0,3}(?:round|over|in|guests|people|mates|them|here)|hav(?:e|ing) guests|host(?:s|ing)?|invit(?:e|ing)|entertain|guests|feed people|people round|(?:flat|place|house|home|room) (?:is )?(?:so |too )small|do dinner|ask people to bring|coffee and our|them back)\b/,
      /\b(?:small|tiny|studio|mess|messy|damp|no money|skint|broke|afford|pension|chairs|can't cook|embarrass\w*|ashamed|shabby|grim|no sofa|two rooms|(?:guests|people|them|everyone) to bring|so little|cups don't|big houses|mattress|bedsit|shameful|rough|run-?down|rubbish flat|one room|council|looks like this|cheap)\b/,
    ),
    not: /\b(?:my wedding|wedding|kick|leave|go home|sofa for \w+ weeks|bring (?:a plus|my (?:boyfriend|child))|have to invite|landlord|ex|too small for a baby|interview|date|job|invited to|nobody comes)\b|\b(?:small thing|vase|grammar|birth mum|say first|apolog\w+)\b|\b(?:where to start|because of the mess|go to bed|can't clean|hoard\w*)\b/,
    say: [
      "Have them. People come for the company, and a small or shabby place puts them at ease. Ask two of them to bring what's missing; guests like having a job.",
      'Nobody judges a home that\'s short of chairs or money. One warm dish, something to drink and a host who sits down is all anyone notices. Say "bring a cushion" and it\'s part of the fun.',
    ],
    ask: ['Who would you most like to have round?', 'What would be the simplest thing to put on the table?'],
  },
  {
    id: 'get-a-guest-to-go',
    asks: /\b(?:ask|tell(?:ing)?|get|make|kick|say|how to|way of|when can i|rude)\b.{0,50}\b(?:leav(?:e|ing)|go home|go\b|move out|moving (?:her|him|them)|out\b|it's time|time to (?:go|leave)|party's over|house to myself|until when|going to bed)\b|\bhow do i (?:end it|bring it up)\b|\bin what words\b|\bget rid of (?:guests|visitors|them|him|her)\b/,
    about:
      /\b(?:guests?|visitors?|house-?guests?|(?:on|in) (?:my|our|the) (?:sofa|couch|spare room|living room)|(?:stay(?:s|ing|ed)?) (?:with|by|at) (?:me|us|mine|ours|my)|who's staying|staying|came for (?:the weekend|(?:a|two|three|a few|one|a couple of) (?:days?|nights?|weeks?))|still here|still in my|pops in|it's (?:now )?\d+ ?am|at mine|leave my (?:house|flat|home|place)|come at two|crash(?:ing|ed) (?:at|on)|spare room|second bottle|kick someone out|someone's brought out a guitar|them to go home|ages to leave|outstay\w*|overstay\w*)\b/,
    not: /\b(?:mum|mother|dad|father|son|daughter|brother|sister|parents|boyfriend|girlfriend|husband|wife|tenant|lodger|i(?:'m| am) staying|rented|can i leave|mother-in-law|in-laws|ex|leave him|leave her|dead|chat|hospital)\b|\b(?:nephew|niece|uncle|aunt|cousin(?!')|cut out|health visitor)\b/,
    say: [
      'Ask for a date, kindly: "I need my room back by the end of the month, how can I help you sort it?" For one evening, stand up and say you\'ve an early start.',
      'Say it plainly; hints and sighing are worse for both of you. A visitor for tonight gets "I\'m off to bed, it\'s been lovely," and somebody on your sofa gets a day on the calendar.',
    ],
    ask: ['What date would you be happy with?', 'What have you two said about it so far?'],
  },
  {
    id: 'do-i-have-to-invite-them',
    asks: /\b(?:(?:have to|obliged to|need to|must i|must we|should i|do i|do we|supposed to|got to|ought (?:i|we) to)\b.{0,20}\b(?:invite|ask (?:him|her|them|everyone|everybody|someone) (?:back|too|to my)|have (?:him|her|them) back|ask (?:her|him|them)\?|ask someone back)|(?:can|could|may) (?:i|you|we) (?:just )?(?:not invite|leave (?:one|him|her|the one|them|someone|out)|invite (?:some|half|him|her|one|only|just))|(?:rude|bad|ok|okay|mean|wrong|awful) (?:of me )?(?:to )?(?:(?:to )?not (?:to )?(?:invite|ask)|if i (?:don't|didn't) (?:invite|ask)|to invite (?:him|her|one|some|only)|to have a dinner|to leave (?:\w+ )?out)|choose who comes|leave one person out|can't invite half|not invite|who (?:to|do i|should i) invite)\b/,
    not: /\b(?:again|second time|said no|shy|myself|out on|crush|boyfriend|to my house|small flat|chairs|hospital|labour|my (?:mum|dad|mother|father|sister|brother|son|daughter)|funeral|my ex|date|to bed|in for coffee|to live)\b/,
    say: [
      'You don\'t owe anyone a place at your table, but draw the line somewhere you can explain: all the cousins, or none. Couples go together. If they ask, "We\'ve had to keep it small" will do.',
      "No, you don't. The thing to avoid is leaving out one person from a set, because that's always noticed. If you'd see them weekly afterwards, asking them is usually the lesser bother.",
    ],
    ask: ['Who else belongs to the same circle as them?', 'What would it be like if they came?'],
  },
  {
    id: 'how-much-to-give-or-bring',
    asks: /\bhow much\b.{0,30}\b(?:give|put in|spend|usual|money|chip in|contribute|is normal)\b|\bwhat (?:do|should|does|would|can|to) (?:i|you|one|we)? ?(?:bring|take)\b|\bis (?:a )?(?:£?\d+|tenner|fiver|twenty|fifty)(?: quid| pounds?| euros?| dollars?)? (?:enough|an insult|too (?:little|much)|stingy|tight|ok)|\bbring (?:something|a gift|gift|anything|a present)\b|\bjust give a card\b|\bgoing rate\b|\btoo little to bring\b|\b(?:flowers|wine|chocolates) ok\b|\bwhat do i get for a secret santa|\b(?:stingy|tight|mean|cheap) to (?:just )?(?:give|bring)\b|\bwhat would you take\b|\bis £?\d+ stingy/,
    about:
      /\b(?:gifts?|presents?|weddings?|dinner|part(?:y|ies)|birthday|housewarming|leaving|whip ?round|baby|christening|invit\w*|coffee|secret santa|card|envelope|tea|house|21st|bring nothing|to theirs|barbecue|bbq|lunch|supper)\b/,
    not: /\b(?:funeral|pocket money|allowance|rent|my (?:son|daughter)|hospital|salary|notice|the church|homeless|tip|tips|how much to tell|how much time|attention|homework|interview|appointment|guests to bring|people to bring|pills|dose|milk|formula|feed)\b/,
    say: [
      "Give what you can spare without wincing; it isn't an entrance fee. A bottle, flowers or something baked is plenty for a dinner, and a modest sum with a kind card for a wedding.",
      "Smaller than you fear. People remember that you came and what you wrote, not what it cost. If money's short, something you made or a note in your own words is a proper present.",
    ],
    ask: ['How well do you know them?', 'What would you be comfortable with, if nobody ever knew the sum?'],
  },
  {
    id: 'ask-the-host-for-something',
    asks: /\b(?:can|could|may|should|do|would|is|am|asking|ok|does)\b.{0,40}\b(?:ask|tell|say|bring|request|know)\b.{0,60}\b(?:plus one|move me|seats?|don't eat|can't eat|vegetarian|vegan|allerg\w*|food|kids?|child|children|son|daughter|if (?:i|my|there)|who else|put the dog|music down|alcohol|dress code|start earlier|change (?:the|something)|bring (?:my|someone|a|the|somebody)|as a guest|the host)\b|\bis it (?:rude|ok|okay|cheeky|impolite|bad manners) (?:to|if i) (?:tell|ask|say|mention)\b|\b(?:should|do|can) i (?:tell|warn) (?:her|him|them|the host)\b.{0,20}\b(?:in advance|beforehand)|\bdo i say so beforehand\b|\bcan i (?:say|ask for) (?:something|anything)\b/,
    about:
      /\b(?:brides?|hosts?|hostess|weddings?|dinner|part(?:y|ies)|barbecue|bbq|invit\w*|as a guest|staying with|birthday|anniversary|a friends birthday|huskies|adults only|who else is coming|alcohol|dress code|plus one|bring (?:my child|someone)|earlier|supper|christening|can't eat|vegetarian|vegan|allerg\w*|coeliac)\b/,
    not: /\b(?:guests to|people to bring|my wedding|my party|my birthday|my dinner|boss for|teacher|doctor|landlord|tell my (?:kids?|children|son|daughter)|nursery|date|custody|my own)\b|\b(?:go with them|wait for an invite)\b|\b(?:divorc\w*|pregnan\w*|cancer|age|salary|earn|smells?|breath|teeth|money|bill|names?)\b|\b(?:know something|if i can join)\b/,
    say: [
      "You can ask once, early and lightly, and say you'll manage if it's a bother. Hosts get such questions all the time. Don't leave it till the last days, when they're run off their feet.",
      'Yes, ask. "Would it be all right if, and please say no if not" makes it easy to refuse. About food you can\'t eat, always tell them; they\'d rather know than see you pick.',
    ],
    ask: ['What would you ask for, in one sentence?', "When's a calm moment to ask them?"],
  },
  {
    id: 'refuse-unwanted-kindness',
    asks: /\b(?:stop (?:\w+ ){0,3}(?:bringing|giving|baking|cooking|making (?:me|up)|knitting|mowing|buying|sending (?:me )?(?:food|gifts|presents|things)|doing (?:me |you )?favours|helping (?:me|so)|doing)|don't (?:need|want) (?:his|her|their|the|any more)\b|refuse (?:a gift|help|gifts|presents|the food|and not|without|so)|(?:turn|turning) (?:down (?:help|the|his|her|their|a (?:gift|present|lift))|him down|her down|them down)|(?:no thank(?:s| you)|say no) (?:to (?:food|help|the|a gift|his|her|their)|without)|rather (?:he|she|they) didn't|do less|stop, kindly|say stop|(?:tell|ask|get) (?:him|her|them|my \w+) (?:kindly )?to stop$|(?:tell|ask|get) (?:him|her|them|my \w+) to stop\?|so she stops|so he stops|get out of (?:it|eating)|be the last|keep taking)\b/,
    about:
      /\b(?:bring(?:s|ing)(?! (?:it|this|that|up|him|her|his|the dog))|gives?|giving|gifts?|presents?|bakes?|baking|knit(?:s|ted|ting)|mow\w*|clips|cups? and|cooks|cooking for|soup|stew|marrows|eggs|her old clothes|old clothes|favours|lifts|help|plate|tea|jumpers?|kindness|cakes?)\b/,
    not: /\b(?:advice|jokes|drink(?:ing)?|drugs|money|rent|smok\w*|bridesmaid|boss|job|wedding|party|help him quit|cheat\w*|ex|teas(?:e|ing)|bully\w*|my (?:mum|mother|dad|father|son|daughter)|homework|eating disorder|binge|hits?|abus\w*|date|shift|overtime|lend)\b|\b(?:ceasefire|radio)\b/,
    say: [
      "Say it gently and soon: \"You're so kind, and I should've said ages ago, it's not for me.\" Then name what you do like about seeing them. Late honesty is still kinder than a full bin.",
      'Thank them properly, then give it a limit: "You\'re too good to me, could I have one a month?" They\'d sooner know than have it wasted, and you keep the friendly part.',
    ],
    ask: ['What would you be happy to accept from them?', 'When will you see them next?'],
  },
  {
    id: 'offer-help-or-leave-alone',
    asks: /\b(?:should|do|can|could|would|is|might|may|am|does)\b.{0,60}\b(?:offer(?:ed|ing)?|interfer\w*|intru\w+|nosy|check(?:ing)? (?:on|in|up)|knock|mind my own|a hand|if they need|drop (?:her|him|them) a line|do them for|say anything to the|offended if|help (?:my|the|an?) (?:neighbour|old|elderly|stranger|classmate|colleague|couple)|do i go to her|creepy)\b|^knock\b|\bmind my own business\b/,
    about:
      /\b(?:neighbours?|next door|opposite|upstairs|flat (?:below|above)|downstairs|old (?:man|lady|ladies|woman|boy|chap)|elderly|the girl who|lad on|classmate|colleague|student|new (?:couple|people)|stranger|refugee|number \w+|gutter|offer help|offer to help|offered to help|need help|check on someone|widow\w*|new mother|homeless|at the (?:bus|school))\b/,
    not: /\b(?:friend'?s?|mate|job|salary|house offer|offer on|interview|boyfriend|girlfriend|husband|my (?:wife|mum|dad|mother|father|son|daughter|brother|sister|partner)|noise|noisy|loud|music|parking|fence|screaming|hitting|hurt(?:s|ing) (?:her|him)|thumps|grieving what to say|ex|complain\w*|promotion)\b|\b(?:practis\w+|piano|a note|invite)\b/,
    say: [
      "Offer, as long as it's one small, definite thing and easy to refuse: \"I'm taking my bins out, shall I grab yours?\" That isn't interfering. Then take their answer at its word.",
      'A light offer hardly ever offends, and most people are quietly pleased. A note through the door with your number leaves it to them. If they say no, wave as usual and try again another month.',
    ],
    ask: ['What small thing could you offer?', 'What have you noticed that makes you think of it?'],
  },
  {
    id: 'ask-someone-a-favour',
    asks: /\b(?:too much|cheeky|impos\w+|rude|impolite|ok|okay|all right|alright|bad manners|can i|could i|could one|do i dare|would (?:you|they|she|he|it)|how do i|how can i|how much can you|should i|is it|mind being)\b.{0,40}\b(?:ask(?:ed|ing)?\b|favou?rs?\b)|\bmind (?:being asked|if i asked)|\bask too much\b|\bam i imposing\b/,
    about:
      /\b(?:favou?rs?|a lift|(?:feed|mind|look after) (?:the|my) (?:cats?|dogs?|kids|children)|borrow|drill|babysit\w*|have the kids|have them for an|pick (?:me|them|us) up|airport|light ?bulb|their notes|notes|prescription|let the|help me (?:move|with)|come with me|letter|water (?:the|my) plants|drive me|walk (?:the|my) dog|asked them for help|ladder|ask of a friend)\b/,
    not: /\b(?:raise|boss|manager|doctor|money|loan|depress\w*|therap\w*|offered|they need|offer help|wants me to|asks me|keeps? asking|asked me|(?:she|he|they) (?:always )?asks?|say no|refuse|name|husband|boyfriend|girlfriend|parents|my (?:mum|dad|mother|father|son|daughter|sister|brother)|homework|teacher|host|wedding|addict\w*|again after)\b/,
    say: [
      'It isn\'t too much if it\'s one clear thing and easy to refuse: "Could you do this on Friday, or is it a bad day?" Most people like being asked, and it makes the next favour easier both ways.',
      "Go ahead and ask. You'd very likely say yes if it were the other way round. Say exactly what and how long, give them room to decline, and do something small back, or just thank them well.",
    ],
    ask: ['What exactly would you ask for?', 'Who would be the easiest one to ask?'],
  },
  {
    id: 'neighbour-complained-about-me',
    asks: /\b(?:what (?:do|should|can|would|to)|how (?:do|should|can|does|to)|do i|do we|should|must|reply|respond|answer|apologi[sz]e|go round|ignore|write back|own up)\b/,
    about: together(
      neighbour,
      /\b(?:complain(?:s|ed|ing)(?! to (?:him|her|them))|(?:left|put|pushed|got|wrote|had|posted|slipped) (?:me |us )?(?:a|an) (?:\w+ ){0,2}(?:note|paper|letter)|(?:note|letter|paper) (?:through|on|about|from|under)|told (?:me|us) off|told off|banged on|reported (?:me|us|my|our)|(?:says?|said) (?:we|my|our|ur|your|the baby)\b(?! (?:name|hi|hello))|asked could we not|posted in the group|written to the|came to the door|passive aggressive note|had a go at (?:me|us))/,
    ),
    not: /\b(?:(?:do|should|can|shall|could) (?:i|we|you) (?:complain|report|leave|knock|offer|raise)|how (?:do|to|can|should) (?:i|you|one) (?:complain|offer)|i (?:left|wrote|put|told|complained)|or a note|leave a note|note seems|boyfriend|girlfriend|boss|teacher|exam)\b|\b(?:be in on it|scratched|hi)\b/,
    say: [
      'Speak to them in person, short and friendly: "I got your note, when is it worst?" Then do the one thing you can. A face calms it better than another note.',
      "I'd go round, calm, and ask what bothers them most. Say what you can change and what you can't; you needn't grovel. If they're after a fight, keep it polite, brief and from then on in writing.",
    ],
    ask: ['What did they say, as near as you remember?', 'What could you change without much bother?'],
  },
  {
    id: 'raise-something-with-a-neighbour',
    asks: /\b(?:say|mention(?:ing)?|bring (?:it|this|that) up|raise (?:it|this|that)|complain|talk to|speak(?:ing)? to|tell|ask|knock|have a word|leave a note|note through|do i leave|message the landlord|seethe|keep the peace|starting a|for me to say|do i (?:say|do)|approach)\b/,
    about: together(
      neighbour,
      /\b(?:park(?:s|ed|ing)?|fence|hedge|ivy|bins?|bin store|cats?|dogs?|security light|light|washing line|smok(?:es?|ing)|football|ball comes|bonfires?|piano|tree|rubbish|drive|driveway|shed|smell|poo|parcels?|weed|bike|stairs|branch\w*|leak\w*|fireworks|rats|complain|bring it up|starting a fight|chickens|weeds)\b/,
    ),
    not: /\b(?:nois(?:e|y)|loud|drums?|barks?|barking|bass|complained (?:about|that)|complaint|note about my|told off|help|offer|died|name|feed|favour|banged|reported|my (?:dog|music|piano) |invit\w*|hitting|screams|his wife|too loud|borrow|flatmate|walk the dog|soup|cake|mow\w*|refuse)\b|\b(?:pork|served|by mistake|for free|curtains|burnt|name)\b|\b(?:sorry|apologi[sz]\w*|the baby|go upstairs|my wife|my husband)\b|\b(?:muslin|pasta|photos|had him once|asking one)\b/,
    say: [
      "Say something, in person, when nothing's going on and you're not cross. A note nearly always reads angrier than meant. Ask before you accuse, name one thing, and leave the old times out of it.",
      'Catch them outside with a smile: "You may not have noticed, but could you leave me a bit more room there?" It gives them a way out. If a friendly word changes nothing, then write it down.',
    ],
    ask: ["What's the one thing you'd ask for?", 'When do you usually run into them?'],
  },
  {
    id: 'ask-their-name-again',
    asks: /\b(?:names?|(?:are|is|'s|they're|she's|he's) called|called (?:after)?|introducing|(?:keep|just) say(?:ing)? (?:mate|'?hey)|(?:can i|ask|do i) .{0,20}(?:ask (?:now|again|straight|him now)|at this (?:late )?(?:stage|point)|come out with it)|can't ask now|how (?:do|can|should) i ask(?: him| her| them)?(?: now)?(?:\?|$)|any way out|say again slowly|to get his|avoid her name)/,
    about:
      /\b(?:for(?:got|get|gotten)\b.{0,25}\bnames?|(?:don't|do not|didn't|never|still|not|can't|cannot) (?:\w+ ){0,3}(?:know|caught|got|get|learn\w*|remember) (?:\w+ ){0,3}names?|no (?:idea|notion|clue) what (?:his|her|their|my|s?he)|ask\w* (?:\w+ )?(?:his|her|their|someone's|somebody's|a person's|\w+'s) name|what(?:'s| is) her name|what her name is|name again|repeat his name|name for the|pronounce|names slide|names? (?:\w+ )?(?:out of|is gone|has gone)|find out someone'?s name|introduc\w+|calling (?:him|her|them) (?:\w+ ){0,2}|what (?:they're|he's|she's|your coworker is) called|keep saying (?:mate|hey)|said my name|knows my name|begins with an?|asked your name|called .{0,20}written down|in my phone as|told me (?:her|his) name|without (?:his|her) name|only know them as|has my name|dodging saying it|on day one)\b/,
    not: /\b(?:call(?:s|ed|ing)? me names|name change|surname|married name|maiden|nick-?names?|baby names?|name (?:my|our|the) (?:dog|cat|baby|puppy)|the baby's name|his ex's name|said (?:her|another|his) name in|pet name|deadname|new name|my chosen name|good name|name on the)\b|\b(?:what(?:'s| is|s) your name|apps?)\b/,
    say: [
      "Ask, with a laugh: \"This is ridiculous, I never got your name.\" There's no date after which you can't. They may well not know yours either, and it's over in ten seconds.",
      "It's never too late. \"I'm so sorry, it's gone clean out of my head\" is something everyone has said. If you really can't face it, give your own name first, and they'll mostly give theirs.",
    ],
    ask: ['Where do you usually run into them?', 'How would that sound in your own words?'],
  },
  {
    id: 'keep-a-conversation-going',
    asks: /\b(?:small talk|awkward silences?|(?:conversations?|convos?|chats?) (?:going|flowing|alive)|(?:what|things)\b.{0,8}\b(?:do|can|should|could|would|to)\b.{0,20}\b(?:talk|speak) (?:about|to)\b.{0,40}|about what (?:do )?(?:people )?speak|what comes next|never know what to say|run (?:dry|out of things (?:to say)?)|fill an hour|supposed to talk to them|what (?:are )?(?:good things|do normal people|can i ask people|does one find|have i got) (?:to )?(?:ask people|say)|what should i be saying|not run out of things)\b/,
    not: /\b(?:died|dying|die|death|cancer|ill|illness|grie\w+|funeral|therap\w*|counsell\w*|my (?:son|husband|wife|boyfriend|girlfriend|partner)|divorce|interview|when people ask|nosy|miscarr\w*|crying|comfort|hospital|say back when|can't stop|complain\w*|depress\w*|suicid\w*|to (?:you|u)\b|with you|with u|therapist|ask me|asks? (?:me|about|why|if)|my (?:dad|mum|mother|father)|asked|my ex|sorry|baby|laid off|lost|bully\w*|insult\w*)\b|\b(?:dates?|ask about that|kids left|anniversary|agency|80th|visit someone with|such a thing|knitted|when they|brother's|dementia|ring them|off the phone)\b|\b(?:had a baby)\b|\b(?:on the phone with my (?:mum|dad))\b/,
    say: [
      "Ask about something small and real: what their week was like, what they're having for tea, how they came to be here. Listen, then ask about the answer. Five minutes in, it mostly runs by itself.",
      "Same as ever: where they grew up, what they're looking forward to, what made them laugh lately. Give a bit of your own each time, so it isn't an interview. A pause isn't a failure.",
    ],
    ask: ['What do you like being asked about, yourself?', 'Who will you be talking to next?'],
  },
  {
    id: 'end-a-conversation-politely',
    asks: /\b(?:(?:end|ending|finish|close|wrap up) (?:a |the |this |our )?(?:conversations?|chats?|(?:phone |facetime |video )?calls?)|finish talking|get (?:him |her |them )?off the phone|get away (?:from (?:him|her|them|someone|people)|without being)|(?:exit|parting) line|cut (?:someone|him|her|them|people) (?:short)|just walk off|hang up on|wind (?:it|her|him) up|how does one escape|(?:get|leave|escape|getting|slip)\b.{0,10}\b(?:a|the|this) (?:chat|conversation|talk)\b|interrupt someone|stop (?:him|her|them|someone|people) (?:talking|in a friendly|from talking|going on)|say i've (?:got|have) to go|get a word in|get someone to stop talking)\b/,
    not: /\b(?:group chats?|whats ?app|the chat|abus\w*|ex|relationship|husband|wife|mid-sentence|interrupt(?:s|ed|ing) me|over me|talked over|boyfriend|girlfriend|toxic|cut off my|contact|voices|scam\w*|hung up on me|why did (?:he|she)|hit|crisis|helpline|cut (?:him|her|them) off (?:for|completely)|family)\b/,
    say: [
      "\"I must get on, it's been lovely to see you\" is enough, said with a smile while you're already half turned. You don't need a reason. Nobody minds a clear goodbye as much as you think.",
      'Wait for a breath and close it warmly: "I\'m going to let you go, tell me the rest on Thursday." With someone who never stops, say at the start how long you\'ve got, and then keep to it.',
    ],
    ask: ['Who do you find it hardest to get away from?', 'Which goodbye would sound like you?'],
  },
  {
    id: 'answer-nosy-questions',
    asks: /\b(?:nosy|(?:personal|private|prying|intrusive) (?:questions?|things|stuff)|(?:none of|not) (?:your|their|his|her) business|(?:when|if|what) (?:people|they|someone|somebody|everyone|strangers|\w+ people) (?:keep |always )?ask(?:s|ing)?\b.{0,10}\b(?:why|how much|when|if|about|personal|where|what i|me (?:why|about|if|when))|comeback|shut (?:that|it|them|her|him) down|tell people why|right answer to that|say back|what ought i to have said|something to say that ends|(?:what|how) (?:do|can|should|could|would|does) (?:i|you|one|we) (?:say|answer|reply|respond|dodge|deflect)(?: to (?:that|this|them|very))?(?:\?|$)|dodge|if i don't tell her|have to tell people)\b/,
    about:
      /\b(?:ask(?:s|ed|ing)?\b.{0,50}\b(?:why|how much|how my|what i|what's wrong|when (?:i'm|we're|you're|are)|who was|single|twice|personal|everything|are you|private|kids|children|babies|married|pregnant|earn|weigh)|nosy|none of (?:your|their) business|(?:want|wants) to know (?:what|why|everything|if|how)|comeback|personal questions?|private (?:questions|things)|where's your husband|what .{0,15} got for the house|really from|like an interview|prying)\b/,
    not: /\b(?:job interview|interviewer|at interview|in interviews?|doctor|teacher|my (?:son|daughter|kids?|child|children|boss|manager|gp|granddaughter|grandson|little)|year old|\d-year|police|how (?:i am|are you|i'm doing)|santa|wants me to|wanna|ask (?:her|him) out|asks me (?:to|for)|asked me (?:to|for|out)|lend|money|favour|sorry|shift|marry|marry him|friends? (?:asks|asked) me to|advice|hr|court|what do you do|hurt myself|cancer|died|how dad|where daddy|where (?:mum|dad) is)\b|\b(?:cv|gap|agency|every (?:night|visit)|nan|grandpa)\b|\b(?:mentioning it|hum|left your last job|left the last place)\b|\b(?:(?:last|your|my|a) job|interviewers?|(?:at|in|my|an|the) interview|warehouse|qualification|i talk about her|i talk about him|tubes)\b/,
    say: [
      'You don\'t owe the reason. "No news on that front" or "That one\'s private," said in a friendly voice, and then a question back. One sentence kept ready means you won\'t have to think.',
      'Smile, give nothing, and turn it round: "Oh, long story, how about you?" If they ask again, "I\'d rather not say" is perfectly polite. It\'s the asking that was rude, not the not telling.',
    ],
    ask: ['Which question do you get most?', 'What would you like them to talk about instead?'],
  },
  {
    id: 'said-too-much-about-myself',
    asks: /\b(?:oversha\w+|(?:did i|do i|i|i've|have i|why|that i|mind|people)\b.{0,15}\b(?:said|say|saying|tell|telling|told|talk(?:ed|ing)?|share|shared|do|did|reveal\w*|opened? up)\b(?!.{0,12}\b(?:it's|that it's|theirs)).{0,30}\b(?:too (?:much|fast|soon|many)|more than (?:i should|you're supposed|i meant))|too much (?:information|too soon|about me)|too much\?$|was (?:it|that) too much|too (?:honest|private|personal)\b|trauma ?dump\w*|blurt\w*|runs on|talk(?:ed)? about myself|tell everyone everything|weirded out that i told|told (?:him|her|them|you) all that|(?:kept|keep) (?:that|my mouth|it) (?:to myself|shut)|unsay|did i bore|say so much|mind when one runs on|stop (?:telling|blurting))\b/,
    not: /\b(?:drink too much|money too|my (?:kids|child|children)|lie|lied|(?:his|her|their|a friend's|someone's) secret|rude|shout\w*|joke|insult\w*|i love you|said i loved|eat too much|interrupted|ask(?:ed|ing)? too much|to ask|date too|boss about|how much (?:do|should) i|should i tell|do i tell|loved (?:him|her)|she talks|he talks|who (?:talks|never)|stop talking about)\b|\b(?:boss theres|boss there's|plate|present|parents|twins|on a date|first date|too much to do|fianc\w*|vicar|at work|not know what)\b|\b(?:congratulat\w*|is (?:that|this) too much|with these things|keep my mouth|do you think i)\b|\b(?:told you|abuse\w*|uncle)\b/,
    say: [
      "They'll have minded far less than you think; most people feel trusted when someone opens up, or forget it by evening. You needn't explain. Next time, ask a question when you feel yourself speeding up.",
      'Probably not as much as it seems now. What sounds huge in your own ears is one more story in theirs. If it was truly private, one line does it: "I\'d like that to stay with you."',
    ],
    ask: ['What did they do when you told them?', 'Which bit would you take back, if you could?'],
  },
  {
    id: 'leave-or-mute-group-chat',
    asks: /\b(?:leav(?:e|ing)|mut(?:e|ing)|get (?:myself )?out|quit|take myself out|come off|ignore|delet(?:e|ing) myself|stay in|went from|notifications?|exit|silence)\b/,
    about:
      /\b(?:group ?chats?|\bgc\b|whats ?app|discord|the (?:\w+ ){0,2}chat|wives' chat|chat for the|telephone group|(?:uni|lads|parents?|mums|family|telegram|messenger|facebook|school) group|the server|messages a day|pings|\d+ unread)\b/,
    not: /\b(?:without me|left me|leav(?:e|ing) me (?:out|on)|leave him|leave her|another group ?chat|husband hits|conversation|chat up|on read|ex|talk about|leave my (?:job|husband|wife))\b|\b(?:goodbye|bumble|answering at|not disturb)\b/,
    say: [
      "Mute it today; nobody ever knows and you can look when you like. If you haven't looked for a month, leave, with one cheerful line such as \"I'm hopeless with chats, ring me.\" That's manners enough.",
      "Leave whenever you want, there's no rule. Muting is gentler if you'll see them every week. If plans get made in there, stay, silence it, and ask one person to tell you the important bits.",
    ],
    ask: ['What would you miss, if you left?', 'Who in there would you want to stay in touch with?'],
  },
  {
    id: 'pay-only-my-share',
    asks: /\b(?:split(?:ting)?(?: the| it| evenly| equally| with)?|pay(?:ing)? (?:\w+ )?(?:only|just|for|mine|equally|the share)|(?:my|a) (?:own |full |equal )?share|(?:separate|own) bills?|just for mine|stingy|tight|petty|look mean|mean to|speak up|argue over a bill|equal(?:ly)?|announce it|chipping in|other people's)\b/,
    about:
      /\b(?:bill|split(?:ting)?|tapas|restaurant|the meal|starter|steak|halves|kitty|cocktails?|bottles|champagne|equal|ate out|eat out|a head|taxi|scone|chips|full share|what i had|for mine|separate bills?|pay only|oysters)\b/,
    not: /\b(?:rent|boyfriend|girlfriend|husband|wife|partner|dates?|electricity|gas|heating|mortgage|divorce|split up|child support|hair|household|wages?|secret santa|present|gift|my (?:brother|sister|parents|mum|dad)|broke up|custody|whip ?round)\b|\b(?:housework|childcare|chores|shifts?|manager|disappear)\b/,
    say: [
      "Say it when you order, not when the bill comes: \"I'll put in for mine, I'm only having soup.\" Said early and lightly, nobody even looks up. It isn't stingy to pay for what you had.",
      "You can, and others are often relieved that somebody did. Ask for your own bill at the start, or put your cash down and name it. If it's a pound or two, I'd let it go.",
    ],
    ask: ['When do you next eat out together?', 'How would you say it so that it sounds like you?'],
  },
  {
    id: 'not-close-to-flatmates',
    asks: /\b(?:weird|bad|normal|rude|antisocial|strange|odd|ok|okay|all right|alright|wrong|worry me|unfriendly|have to|need to|should i|supposed to|expected to|am i)\b.{0,60}\b(?:friends?|mates|talk(?:ing)?|close|(?:in|stay(?:ing)?) (?:in )?my (?:own )?room|keep (?:oneself|myself)|isn't|hang out|be friends|like (?:your|my)|effort|spend|sit with|the odd one|strangers|like this|chat|socialise|live with|think i'm rude)\b|\bthink i'm rude\b|\blike living with strangers\b|\bis that just what house shares\b|\bshould it worry me\b|\b(?:it is normal like this|is (?:that|this|it) (?:normal|weird|odd|strange|bad))\b|\bjust isn't\b/,
    about:
      /\b(?:flat ?mates?|house ?mates?|room ?mates?|house ?shares?|shared (?:house|flat)|people i live with|(?:a|the) lodger|five in the flat|uni house|share a (?:fridge|kitchen|house|flat)|in my room\? i hear|living with strangers|chat in the kitchen|the house\?|film night)\b/,
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner|rent|dirty|dishes|steal\w*|crush|kiss\w*|slept with|washing up|move out|annoyed|angry|mad at|loud|noise|parents|mum|party|invite|invited|birthday|cancer|confront|tell (?:him|her|them)|clean\w*)\b|\b(?:told (?:her|him|them))\b/,
    say: [
      "It isn't weird at all; a home needs people who are civil and clean, not friends. Say hello, be fair about the kitchen, and get your company elsewhere. Anything warmer is a bonus.",
      "Quite usual. You didn't choose each other, you chose a rent. If you'd like a bit more, cook once and offer a plate; if you wouldn't, a closed door isn't unfriendly.",
    ],
    ask: ['What would you like it to be like at home?', 'Which of them do you find the easiest?'],
  },
  {
    id: 'why-friends-go-quiet-at-bad-news',
    asks: /\b(?:why|how come|what makes|where did|do people|is it usual|does (?:s?he|that)|do they|is that how|have they)\b.{0,40}\b(?:(?:nobody|no one|no-one|people|friends|mates|everyone|they|anyone|s?he|no ones)\b.{0,40}\b(?:sa(?:y|id|ying)|ask(?:ed)?|vanish\w*|disappear\w*|avoid\w*|quiet|silent|mention|help|replied|reply|busy|do that\?|care|called|rung|been in touch|texted|visited)|go when i|go silent|avoid you after|(?:don't|not|doesn't|they) care|forgotten us|(?:disappear|vanish)\w*|stay(?:ed)? away|(?:don't|stopped) call(?:ing)?|how people are)\b|\bdoes (?:s?he|that) (?:mean they )?(?:not|don't) care\b/,
    about:
      /\b(?:got cancer|divorc\w*|get sick|my diagnosis|(?:i|i'm|i've|got|been|when you're|was) (?:\w+ )?ill|cancer|diagnos\w*|my (?:\w+ )?(?:died|death)|funeral|miscarriage|i'm depressed|(?:in|to|from|of) hospital|sick|lost my (?:job|work)|bad news|my news|(?:is|am|you're|in|was) (?:in )?(?:trouble|down)|need anything|said they would|since it happened|getting tested|special care|since my|the lungs|something big|died|redundan\w*)\b/,
    not: /\b(?:my (?:husband|wife|boyfriend|girlfriend|mum|mother|dad|father|boss)|friend(?:'s)? (?:\w+ )?(?:has|got|is|lost|died)|the dead|what (?:do|can|should) i say|god|suicid\w*|doctors?)\b|\b(?:heating)\b/,
    say: [
      "Mostly they don't know what to say, and each waits for somebody else to begin. It's seldom that they don't care. Ask one of them for a small, exact thing, like a coffee on Thursday.",
      'Because they\'re scared of getting it wrong, and "let me know if you need anything" feels safe to say. Give them something definite to do. You\'ll soon see the two or three who really turn up.',
    ],
    ask: ['Whose silence do you notice most?', 'What would you have liked someone to say?'],
  },
  {
    id: 'what-to-say-to-a-friend-in-a-bad-time',
    asks: /\b(?:what|how|anything|way|useful|words?|tips)\b.{0,40}\b(?:say|write|send|text|comfort|cheer|support|help|be there|console|reply)\b/,
    about: together(
      pattern`${friend}|\b(?:neighbour|colleague|co-?worker|classmate|someone|somebody|flatmate|roommate)\b|^(?:her|she|he|his)\b`,
      /\b(?:cancer|diagnos\w*|(?:left|leaving|leaves|dumped) (?:him|her|them)|(?:got|been|was|is getting) (?:dumped|divorced|sacked|fired)|divorc\w*|lost (?:her|his|their|the) (?:job|house|home|baby)|lost the (?:lot|job)|let go|laid off|redundan\w*|bad (?:news|time|way)|flooded|failed (?:her|his|the)|prison|going through|falling apart|(?:is|on my bed|keeps|been) crying|(?:is|who's|very|so) (?:ill|sick|sad|down|low)|really down|sad friend|in hospital|parkinson\w*|a stroke|gone bust|husband's left|wife has left|shit time|hard time|rough time|tough time|in trouble|struggling|depress\w*|comfort (?:my|a) friend)\b/,
    ),
    not: /\b(?:died|dying|death|dead|passed away|funeral|suicid\w*|kill|self-?harm\w*|hurt(?:ing)? (?:her|him)self|my (?:son|daughter|mum|mother|dad|father|husband|wife|boyfriend|girlfriend|partner|brother|sister|child|kids?)|i(?:'ve| have)? (?:got|been|have) (?:cancer|diagnosed)|i lost my|my diagnosis|my divorce|tell my friend|tell my friends|ask me|hits? (?:her|him)|drink\w*|drugs|an apology|apologi[sz]e|sorry for what|rehab|i (?:was|got|am|'m) (?:laid|made|let|sacked|fired|ill|sick))\b|\b(?:depress\w*|worried about)\b|\b(?:lost (?:her|his|their) baby)\b|\b(?:i'm leaving|raised me)\b/,
    say: [
      "Less than you think: \"That's rotten, and I'm here.\" Then ask whether they want company, help, or to be left in peace for a bit, and do the one they pick. Don't look for a bright side.",
      "Plain words do best: \"I don't know what to say, and I'm not going anywhere.\" Sit with them, let it be quiet, bring food. You aren't there to mend it, and turning up counts most.",
    ],
    ask: ['How does your friend usually take things?', 'What could you bring or do this week?'],
  },
  {
    id: 'give-space-or-keep-asking',
    asks: /\b(?:(?:give|giving|need)\b.{0,20}\bspace|leav(?:e|ing) (?:(?:my|the|poor) )?(?:him|her|them|it|friend|\w+) ?(?:alone|in peace|be|to it)?\b.{0,25}\bor\b|\bor\b.{0,15}\b(?:leave|drop) (?:him|her|them|it|my)|(?:keep|keep on|go on|often|stop|carry on|how many times)\b.{0,20}\b(?:check(?:ing)?|ringing|texting|asking|trying|calling|messaging|ask someone|visiting)|back off(?! (?:a|my|him|her))|believe him|push\b|ask again|crowding|smother\w*|drop it|want to be (?:left )?alone|be alone|persist|must not write|where's the line|nagging)\b/,
    about: together(
      pattern`${friend}|\b(?:soup twice|want to be alone|crowding|in peace or keep)\b`,
      /\b(?:space|alone|in peace|some time|fine|ok|okay|quiet|pick up|answer(?:s|ed|ing)?|reply\w*|replies|talk about it|said a word|sad|curtains|visitors|crying|on her own|smother|check|low|down|depress\w*)\b/,
    ),
    not: /\b(?:boyfriend|girlfriend|husband|wife|partner|ex|teen\w*|my (?:son|daughter|mum|dad|mother|father|brother|sister)|dating|date|crush|cheat\w*|suicid\w*|he likes|broke up with me|sorry|apolog\w*|owes|money|annoyed with me|stop talking to|side|secret|invit\w*|come out with|said no|the chat|lunch|coffee|in love|advice)\b|\b(?:£\d+)\b/,
    say: [
      "Both: leave them be, and let them know you're there. A short message that needs no answer, every few days, is never a nuisance. If you're seriously uneasy about them, ask straight and go round.",
      "I'd give space without going silent. Say once, \"You don't have to talk, I'll just keep saying hello,\" and then do. People who say they're fine often want somebody who doesn't vanish on hearing it.",
    ],
    ask: ['What have they said about wanting company?', "What's a small hello they'd like?"],
  },
  {
    id: 'friend-wont-take-my-advice',
    asks: /\b(?:(?:won't|doesn't|does not|not going to|never|isn't going to|didn't|ignores?|not) (?:listen\w*|takes?\b.{0,12}|be helped)|see (?:sense|he's|she's|it|that|what)|keep (?:telling|giving|saying)|stop (?:giving|advising|trying)|told you so|talk(?:ing)? sense|shut up now|through his head|said enough|same advice|does the opposite|opposite|what else can|give up (?:trying|on)|make\b.{0,20}\b(?:see|listen\w*)|make her see|someone who won't|one more time|just nod)\b/,
    about: together(
      pattern`${friend}|\b(?:joyce|quit that job|going back to|this man|advice|helped|talk sense|his savings|the gambling|back to (?:her|him))\b`,
      /\b(?:advice|advis\w*|listen\w*|i(?:'ve| have)? told|tell(?:ing)?|going back|goes back|keeps? going|opinion|mistake|sense|helped|see|knows i think|where i stand)\b/,
    ),
    not: /\b(?:my (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|kids?|child|mum|mother|dad|father|brother|sister|boss|ex|parents|teen\w*)|secret|why do i|i never listen|promise|see (?:him|her) again|see me|annoyed|invite)\b/,
    say: [
      "You can't make them see it, and pushing mostly sends them quiet. Say your piece once, plainly, then be the one they can still ring. If it's about somebody's safety, that's different: get help.",
      'Leave the advice and keep the friendship. People leave bad situations in their own time, and need someone who hasn\'t said "I told you so." You can also say you need a rest from the subject.',
    ],
    ask: ['What have you said to them so far?', 'What do they seem to want from you when they tell you?'],
  },
  {
    id: 'am-i-a-burden-to-my-friends',
    asks: /\bam i too much\b|\b(?:am i|i am|i'm|are they|do (?:my friends|people|they|your)|does everyone|is it (?:annoying|selfish)|should i stop|would you want|have i any right|how do i know if i|i bring)\b.{0,40}\b(?:burden|(?<!making )too much (?:for|of)|am i too much|draining|(?:too )?needy|annoying|everybody down|everyone down|(?:sick|tired) of|(?:bored|fed up) (?:of|with)|tired of|put(?:ting)? up with|hard work|lean too|friend like me|vent|telling people|going on about|ring her again|asking too much|a drag|a nuisance|moan)/,
    about: /\b(?:friends?|mates?|pals|people|them|everyone|everybody|group|they|she|he|person|brunch|vent)\b/,
    not: /\b(?:my (?:husband|wife|boyfriend|girlfriend|partner|kids|children|son|daughter|family|mum|parents|mother|dad)|colleagues annoying|you\b.{0,10}\btired of me|work|job|a favour|lift|borrow|date|neighbour|feed the|invite|better off without)\b|\b(?:tonight|e?mail\w*|they forgot)\b|\b(?:newborn|feed)\b/,
    say: [
      'Very likely not; friends mostly like to be leaned on, as you\'d like it the other way round. Ask how they\'re doing too, and check: "Have you got room for this today?"',
      "No, having a hard time isn't the same as being one. Spread it over two or three people if you can, and thank them. If somebody needs a rest, let them say so; don't decide it for them.",
    ],
    ask: ["Who do you talk to when it's bad?", 'What would you say to a friend who asked you that?'],
  },
  {
    id: 'keep-a-secret-i-was-told',
    asks: /\b(?:secrets?|promises?|keep (?:it|my mouth|quiet|this|my word)|(?:do|should|shall|can|could|may|must|would|i)\b.{0,25}\b(?:tell|warn|pass it|hold my tongue|stay quiet|say (?:anything|something|it))|in confidence|bound|snitch|silent|pass it on|loyal to whom|break(?:ing)? (?:a|my|the|it|her|his)|pass the peas|what (?:do|would) (?:i|you) do|now what)\b/,
    about:
      /\b(?:made (?:me|you) (?:swear|promise)|makes me (?:swear|promise)|begged me not|asked me (?:not to|to keep|to take)|told (?:me|you) not to|swore (?:me|not|i'd not|i wouldn't|to (?:him|her|them|keep))|sworn (?:me|to)|i swore(?! blind)|(?:gave|give|given) (?:him |her |them )?my word|promised? (?:\w+ )?not to|promised (?:him|her|them) i wouldn't|confided|confides|sworn (?:me )?to secrecy|(?:keep|keeping|kept) (?:a|the|this|his|her|their|someone's) secret|(?:told|said|tell) me (?:a|her|his|their|this) secret|told (?:not to|me in confidence|in confidence)|not to (?:tell|say) (?:anyone|anybody|anything|my|the|her|his)|was told not to|trusted me|in confidence|my grave|(?:friend|mate|\w+) told me a secret|break (?:a|my) promise|has no clue|wife thinks he's|his wife doesn't know|been told who)\b/,
    not: /\b(?:my own secret|i(?:'ve| have) (?:a|been keeping a) secret|secret santa|i (?:have )?cheated|i'm having an affair|my (?:secret|partner|drinking|debts?)|hit|touch(?:es|ed|ing)|promise(?:d)? myself|i let (?:it|a secret) out|i told (?:her|his|someone's) secret|i blabbed|kill|suicid\w*|self-?harm\w*|my children ask|secretly|family secret)\b|\b(?:let slip|by mistake|in a home|the others without|cuts|not eating|pay rise|rent|i didn't know|the same as)\b|\b(?:can (?:you|u) (?:even )?keep|do you keep|will you (?:tell|keep)|you won't tell)\b/,
    say: [
      "Keep it, if it's only theirs to tell, and say you'd rather not be given more. If somebody could be hurt by it, it isn't a secret you can be held to.",
      "I'd keep it for now, but go back and say \"I don't like carrying this, will you tell them yourself?\" Give it a date. When someone's safety's at stake, speak up and tell them you're doing so.",
    ],
    ask: ["Who would be hurt if it came out, or if it didn't?", 'What did they ask of you, exactly?'],
  },
  {
    id: 'ask-a-friend-to-stop-something',
    asks: /\b(?:(?:tell|ask(?:ing)?|get|say|tells?)\b.{0,30}\b(?:stop|not to|quit|leave (?:it|her|that) out|that something|something (?:s?he|they) do|isn't funny|annoys|to not|not do|put it away)|leave it out|pack it in|put a stop|ask her not|who's always late|stop calling me|stop making jokes|next time (?:s?he|they) do|does it in front)\b/,
    about: pattern`${friend}|\b(?:the lads|walking companion|bald jokes|she corrects|he checks his phone|she rings at seven|on thursdays and it|copying everything)\b`,
    not: /\b(?:my (?:husband|wife|boyfriend|girlfriend|partner|son|daughter|mum|mother|dad|father|brother|sister|boss|kids?|parents|ex)|drinking|drugs|smoking|gambl\w*|suicid\w*|cutting|(?:bringing|giving|baking|cooking|knitting) me|not to tell|secret|swear|told me not|text(?:ing)? me he|touch\w*|how do i stop|come round|cheat\w*|money|name again|guests?|sofa|to leave|i don't like her boyfriend)\b/,
    say: [
      'Say it warmly, once, about one thing: "I love seeing you, but could you not do that, it\'s too much for me." Friends nearly always prefer being told to being avoided.',
      "Make it small and about you, and do it in private. Say what you'd like in its place, so they're not left guessing. They may be embarrassed for an hour, and then it's done.",
    ],
    ask: ['What would you like them to do in its place?', 'When are you next on your own with them?'],
  },
  {
    id: 'losing-a-friend-hurts',
    asks: /\b(?:normal|why|hurts?|hurting|how long|how do (?:people|you|i)|get over|grie(?:ve|f)|stupid|dumb|silly|ok|okay|allowed|miss(?:ing)?|stop|survive|what do you do when|feel like|cry|over it|ease|weird)\b/,
    about:
      /\b(?:los(?:t|ing|e) (?:a|my|your|an|the|her as a) (?:best |close |old |dear )?(?:friend(?:ship)?s?|mate|bestie)|(?:ended|ending|over|grieve|grief|mourn) (?:of |for |with |to )?(?:a |my |our )?(?:best )?(?:friend(?:ship)?)|friend(?:ship)? (?:\w+ )?(?:end(?:ed|ing|s)|break-?up|over|of \w+ years (?:dumped|dropped|ghosted|left|blocked) me|has ended|is over|dumped me|ghosted me|left me|dropped me|blocked me|cut me off)|isn't my friend any ?more|over a (?:best )?(?:friend|friendship)|miss (?:a|my) (?:\w+ )?(?:friend|mate)|stop missing a friend|best mate from next door|it's only a mate|it's your friend|she dropped me|cut off by|left the group|from the whole group|we quarrelled|the mug she gave|friend-?break-?up)\b/,
    not: /\b(?:friend (?:\w+ )?died|(?:has|he|she|they|friend) died|passed away|funeral|boyfriend|girlfriend|husband|wife|suicid\w*|(?:scared|afraid|worried) of losing|get (?:her|him|them) back|get back in touch|say sorry|apologi[sz]e|in love|make (?:up|new)|without losing)\b|\b(?:how (?:do|can|should) (?:i|you) end|end a friendship)\b/,
    say: [
      "It's normal, and it can hurt as much as any break-up, only nobody sends flowers for it. It doesn't mean you're weak. It eases, slowly, and faster if you tell someone about it plainly.",
      "Of course it hurts; a friend is someone you'd built your weeks around. There's no date for being done with it. Give the hours that were theirs to another person or another thing, a few at a time.",
    ],
    ask: ['What do you miss the most?', 'When does it come over you?'],
  },
];
