import type { Happening } from './happening.ts';

const sharer = '(?:flatmate|flat mate|roommate|room mate|housemate|lodger|cabin mate|dorm ?mate)s?';
const neighbour =
  '(?:neighbou?rs?|next door|upstairs|downstairs|woman next door|man next door|people (?:upstairs|above|below|next door))';

/** Among people one lives by or hardly knows: neighbours, flatmates, a new town, clubs, parties, what others post. */
export const ofFriendsNear: readonly Happening[] = [
  {
    id: 'quarrel-unspoken-after',
    cues: 'talking speaking spoke spoken talk talks talked speak silent blank',
    when: /\byou(?:'re| are|'ve| have|r [a-z]+(?: [a-z]+)? and you| and your (?:\w+ )?[a-z]+| and [A-Z][a-z]+| two| both|, [a-z ]+)*(?:aren't| not|n't|'re not| haven't| hadn't| still not| don't| have stopped| stopped)(?: really| even| currently)? (?:talking|speaking|spoken since|spoken for|talked since|spoke since|speak (?:any ?more|to each other))\b(?! about)|\b(?:isn't|aren't|not|stopped|won't|hasn't|haven't|refuses? to|doesn't)(?: been| even| really)? (?:talking|speaking|spoken|spoke|talk|speak) to (?:you|each other)\b|\bstill not speaking\b|\b(?:giving|gives|gave) you the silent treatment\b/i,
    unless:
      /\bif (?:i|you) (?:\w+ )?(?:change|drop|switch|pick|choose|take|quit|leave|go|say no|do(?:n'?t)?)\b.*\b(?:won'?t|will not|will never|wouldn'?t) (?:\w+ )?(?:speak|talk)\b|\b(?:(?:don'?t|dont|no idea) (?:know )?why|stopped (?:talking|speaking|replying) to me|my son|our son|my daughter|teenager|seizure|came in|came out with|the cat|my hip|counsel\w+|rang|came round|kitkat|sneezed|therapist|psych\w*|not talking and then|talking again|weight off|christmas|turned up|doorbell|if i tell|tried not|recipes|parents are|on his arm|he's fifteen|stopped speaking i)\b|\b(?:stroke|coma|died|dead|grave|funeral|autis\w+|baby|reception|since (?:september|the fire)|he was chatty|language|english|to (?:anyone|anybody|a soul|another)|god|nobody|not talking about|hospital|police|about (?:it|him|her|them)|at school|out loud|last words|can't speak|dementia|divorce papers|still not talking english)\b|\bsilver linings?\b|\bbliss\b|\bpeace and quiet\b|\bstopped (?:talking|speaking) to (?:me|you) for (?:a|two|three|\d)\b|\b(?:his|her|their) (?:family|parents|mother|mom|friends)\b|\bdumped\b|\bbroke up\b|\bbreak ?up\b|\bdismissive\b|\bno one talks\b/,
    hear: [
      "It's hard to live with that silence between you.",
      'A silence like that has to be kept up carefully every day, by both sides, and it is tiring work.',
      'The longer it goes on, the more the first word would have to carry.',
    ],
    ask: [
      'Who usually breaks the ice with you?',
      'What were the last words before it?',
      'What would you say if they rang right now?',
    ],
  },
  {
    id: 'fell-out',
    cues: 'fell fallen fall row fight fought quarrel argument argued argu shout scream finished nearly',
    when: /\b(?:fell|fallen|falling|fall) out (?:with|over|about)\b|\byou (?:two |both )?(?:fell|'ve fallen|have fallen|had fallen) out\b|\b(?:had|having|have|got into) (?:an? |another |this )?(?:\w+ )?(?:row|fight|argument|falling[- ]out|bust[- ]up|quarrel|barney)\b[^.]*\b(?:with|friends?|mate|bestie|flatmate|roommate|neighbou?r|cousin)\b|\byou (?:and|two|both)[^.]* (?:quarrel?led|rowed|screamed at each other|shouted at each other|argued)\b|\b(?:friend|mate|bestie|flatmate|roommate|housemate|neighbou?r)\b[^.]*\b(?:had a (?:\w+ )?(?:row|fight|argument)|quarrel?led|screamed at each other|shouted at (?:you|each other)|came to blows|(?:massive|huge|big) row)\b|\byou quarrel?led (?:over|about|with)\b|\bhad words (?:over|with|about)\b/i,
    unless:
      /\b(?:fell out of|hair|teeth|fallen out of|with (?:the|my) (?:bank|council|insurance)|fought cancer|funny|made up|bed|window|tree|love with|husband|wife|boyfriend|girlfriend|my partner)\b|\blaughing\b/,
    hear: ['A falling out like that stays on your mind.'],
    ask: ['When was that?', 'What do you wish you had left out?', 'Have you heard anything since?'],
  },
  {
    id: 'blocked-you',
    cues: 'block unfriend unfollow unadd remov delet close follow mute',
    when: /\b(?:she|he|they|friend|mate|bestie|ex|sister|brother|son|daughter|someone)(?:'s|'ve| has| have)? (?:just |gone and |now |also )?(?:blocked|unfriended|unfollowed|unadded|deleted|removed|muted) you\b|\byou(?:'ve been| were|'re| got| are) (?:blocked|unfriended|unfollowed)\b|\b(?:not|no longer) on (?:her|his|their) (?:close friends|private story|story|friends list)\b|\bfollows everyone[^.]* but you\b/i,
    unless: /\b(?:road|stalk\w*|police|threat\w*|i blocked)\b/,
    hear: ['You cannot ask and you cannot explain. That is hard.'],
    ask: ['How did you find it out?', 'What was the last thing between you before that?', 'Who do you both know?'],
  },
  {
    id: 'friend-ended-it',
    cues: 'friends friend friendship dropp ditch cut dump ghost need know anymore wish finished ended',
    when: /\b(?:she|he|they|friend|mate|bestie)\b[^.]*\b(?:(?:doesn't|don't|didn't|does not) (?:want|wish) to (?:be (?:your )?friends?|know you|see you any ?more|hang out)|(?:not|no longer|stop being|stopped being) (?:your )?friends? (?:any ?more|with you)|ended (?:the|your|our) friendship|dropped you|cut you off|ditched you|ghosted you|is done with you)\b|\b(?:you're|we're|they're) not friends any ?more\b|\b(?:friendship|friends)\b[^.]*\b(?:is over|finished|ended|it finished)\b|\blost (?:your|a|my) best (?:friend|mate) (?:over|because|to (?:a|her|him|his|the new))/i,
    beside:
      /\b(?:friends?|friendship|mates?|besties?|bff|duo|known (?:her|him|\w+ (?:\w+ )?years)|since (?:school|primary|reception|uni))\b/,
    unless:
      /\b(?:died|suicide|overdose|cancer|funeral|boyfriend|girlfriend|husband|wife|just friends|my (?:son|daughter))\b/,
    hear: ['When a friend ends it, it can hurt as much as a break-up.'],
    ask: [
      'How long had you known each other?',
      'Who else knew the two of you together?',
      'Did you see it coming at all?',
    ],
  },
  {
    id: 'no-friends',
    cues: 'friend friends mates mate anyone anybody nobody emergency think',
    when: /\b(?:you(?:'ve| have| had)?|and|but) (?:got )?(?:no|zero|hardly any|not (?:a|one) single|literally no) (?:real |close |good |proper |irl |actual )*(?:friends?|mates?)\b|\byou (?:really |just |literally )?(?:don't|do not|didn't|haven't|never) (?:\w+ )?(?:have|had|got) (?:like )?(?:any|a single|one|a lot of|many)? ?(?:real |close |good |irl |proper |actual )*(?:friends?|mates?)\b|\byou(?:'d| would) like (?:one|a) friend\b|\bno (?:friends|mates) (?:to|here|left|at|any ?more)\b|\b(?:couldn't|can't) think (?:of (?:one person|anyone|a single person)|who) to (?:put|call|ask|ring|name)\b|\bemergency contact\b/i,
    unless:
      /\b(?:changed my)\b|\b(?:i do have friends|not a person without friends|he has no|she has no|boyfriend|girlfriend|no friend of|teacher|had no friends there but|my (?:son|daughter)|with friends like)\b/,
    hear: ['Without a friend there is nobody to tell the small things to, and that is lonely.'],
    ask: ['Who do you get to talk to in a week?', 'When was that different?'],
  },
  {
    id: 'nobody-to-tell',
    cues: 'nobody no noone anyone anybody',
    when: /\b(?:nobody|no one|no-one|noone|not anyone|no person|had nobody|didn't have (?:anyone|anybody)|don't have (?:anyone|anybody)|haven't (?:got )?(?:anyone|anybody)|isn't (?:anyone|anybody)|not (?:anyone|anybody)) (?:else |here |left )?(?:to|you can|you could|you'd|you would) (?:tell|ring|call|phone|text|talk to|say it to|share|show|celebrate|go with|ask|write)\b/i,
    unless:
      /\b(?:died|wife|nobody (?:i|you)'d tell|sleet|nobody to tell (?:you|me))\b|\b(?:suicid\w*|help me|kill|die|nobody to ask about|emergency)\b/,
    hear: ['Things happen, and there is nobody to tell them to.'],
    ask: ['Who would you have told, once?', 'What would you have said first?', 'When was there last somebody?'],
  },
  {
    id: 'not-spoken-all-day',
    cues: 'spoken talked speak talk conversation voice spoke only',
    when: /\b(?:haven't|hadn't|have not|not|didn't|don't) (?:really )?(?:spoken|spoke|talked|speak|talk) (?:\w+ )?to (?:anyone|anybody|a (?:soul|person|human)|another (?:person|human)|any ?one)\b|\b(?:only|first|last) (?:person|conversation|voice|one|human|people)\b[^.]*\b(?:talk|talked|spoke|spoken|said|had|speak|use|hear|heard)\b[^.]*\b(?:week|today|all day|days|since|weekend|yesterday)\b|\b(?:nobody|no one|noone) (?:speaks?|talks?|spoke|talked|has spoken|said (?:a|one) (?:word|thing)) (?:to|with) you\b|\b(?:days|weeks|week|weekend) without (?:speaking|talking) to\b/i,
    unless:
      /\b(?:about (?:it|this|that|him|her)|silent treatment|not talking to anyone about|school refuses)\b|\bi love (?:that|it|working|being)\b|\bbliss\b|\b(?:anyone|anybody|a soul|any one) about\b/,
    hear: ['A whole day without talking to anybody is very long.'],
    ask: [
      'Who was the last one you did talk to?',
      'What do you have on for company?',
      'When did the days get so quiet?',
    ],
  },
  {
    id: 'lonely-among-people',
    cues: 'lonely alone invisible ghost outside surrounded only notice',
    when: /\b(?:lonely|alone|invisible|like a ghost|like ghost|an? outsider|on the outside|not there|by yourself)\b[^.]*\b(?:in (?:a|the) (?:room|middle|crowd|full|house full|group)|among|amongst|with (?:all|everyone|people|them|my friends)|at (?:the|my|your own|my own) (?:party|table|wedding|birthday)|surrounded|in the middle of|with \d+ people|the only one in there)\b|\b(?:in (?:a|the) (?:room|crowd|house|table|hostel)|full house|among|surrounded by|in the middle of|at (?:the|a|your) (?:party|table|wedding|dinner|birthday)|with (?:people|everyone|them|\d+ people))\b[^.]*\b(?:(?:so |feel |felt )?(?:lonely|alone|invisible|like a ghost|like ghost)|only one)\b|\bnobody would(?:'ve| have)? notice if you (?:left|went home|walked out)\b/i,
    unless: /\b(?:job|company)\b|\b(?:died|suicid\w*|dark|lift|left alone with)\b/,
    hear: ['You can be among people and still feel alone.'],
    ask: [
      'Whereabouts in the room were you?',
      'Was there one person you would have liked to talk to?',
      'When did it start, that evening?',
    ],
  },
  {
    id: 'hear-them-laughing',
    cues: 'hear heard laugh kitchen stairs wall',
    when: /\b(?:hear|heard|hearing|listen(?:ed|ing)? to) (?:them|they|people|everyone|all|the others|your (?:flatmates|housemates|neighbou?rs|roommates)|the neighbou?rs)(?: all)? (?:laugh\w*|come back|coming (?:in|back)|going out|talking and|having|partying)\b|\blaugh(?:ing|s|ter|ed)?\b[^.]*\b(?:in the (?:kitchen|next room|corridor|hall)|on the stairs?|through the (?:wall|door|ceiling|floor)|next door|downstairs|upstairs)\b/i,
    unless:
      /\b(?:tiles)\b|\b(?:my (?:son|daughter|kids|children|grandchildren|boys|girls)|lovely|like music|best sound|voices|died)\b/,
    hear: [
      "Hearing them laugh, when you're on your own, makes it lonelier.",
      'You end up sitting very still, so as not to be heard being in.',
    ],
    ask: [
      'Where do you sit while it goes on?',
      'Have you ever got as far as the door?',
      'Which of them seems the easiest?',
    ],
  },
  {
    id: 'know-nobody-here',
    cues: 'know knows nobody anyone anybody soul friends friend',
    when: /\b(?:don't|do not|didn't|doesn't|not|still don't|hardly) (?:really )?know (?:anyone|anybody|a (?:single )?soul|a single person|nobody|many people|any people)\b|\byou know (?:only (?:my|your) |nobody\b|no one\b)|\bknow(?:ing)? (?:nobody|no one)\b|\b(?:no|haven't any|haven't made any|don't have any|not made any|made no|didn't make any) friends? (?:here|there|in this|yet|at (?:uni|work|school|college))\b|\b(?:nobody|no one) (?:here )?(?:knows) (?:you|who you are)(?: here| there)?$/i,
    unless:
      /\b(?:feel like|bakery|own street|any ?more|they know)\b|\b(?:knows? (?:you|i|me) (?:like|better|well)|knows? (?:about|that|what|how)|anyone who|anybody who|anyone else|anyone (?:with|has|that)|nobody knows you (?:had|did|were|are|'re|cry|have|'ve)|about (?:it|this|that))\b|\b(?:she|he)(?:'s| is) (?:been )?gone\b|\bmy (?:wife|husband) and i\b|\bwidow|\banyone (?:\w+ )?as \w+ as\b|\banyone (?:more|less|better)\b/,
    hear: ['In a place where you know nobody, even small things are harder.'],
    ask: ['Whose face do you know by now?', 'Where do you go when you go out?', 'What made you come to this place?'],
  },
  {
    id: 'moved-lately',
    cues: 'moved move arrived came new',
    when: /\byou(?:'ve| have|'d| had)? (?:just |only |all )?(?:moved|arrived|came(?! on here)|emigrated|relocated)\b(?:(?!\bbut\b)[^.]){0,60}\b(?:(?:\d+|a|two|three|four|five|six|seven|eight|few|couple of) (?:days?|weeks?|months?) ago|last (?:week|month|year|spring|summer|autumn|winter)|since (?:january|february|march|april|may|june|july|august|september|october|november|december|last)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|to (?:this|a new) (?:town|city|country|place|house|village|flat|area|street)|(?<=moved )here|to the new house|countries)\b|\byou(?:'ve| have)? just moved\b|\b(?:new (?:town|city|country|area|village))\b|\bfirst (?:week|month|night|winter|days) (?:in|at|here in) (?:the |a |my |your )?(?:new )?(?:halls|dorm|flat|house|country|city|town|place)\b/i,
    unless:
      /\b(?:wish|look after|uncle said|head chef|relationship|start over|in with|first eid)\b|\b(?:moved (?:me|him|her|them|my|his|out|on\b|up|the|it|from table|desk|to nights)|moved in with (?:me|him|her)|together|19\d\d|years? ago|years now|decades|boyfriend|girlfriend|for (?:him|her|a man|my husband)|came (?:to (?:see|visit|fix|the door|my)|here to)|care home|into the home|since (?:he|she) died|came here to ask|why i came)\b|\b(?:before|until|when|since) (?:i|we|you) (?:just )?(?:moved|came)\b|\bnew me\b|\balready knows my name\b/,
    hear: ['It takes a long time until a new place feels like home.'],
    ask: [
      'What do you miss that would surprise people?',
      'What do you hear there at night?',
      'What have you found there that you like?',
    ],
  },
  {
    id: 'moving-soon',
    cues: 'moving move leaving emigrat leave',
    when: /\byou(?:'re| are) (?:all )?(?:moving|emigrating|relocating|leaving)\b(?! (?:him|her|them|it|the house at|early|work|now|in with|on\b|tomorrow at|my|your (?:desk|husband|wife|boyfriend|girlfriend|job|phone)|the (?:job|company|party|group|room|table)))[^.]*\b(?:to [A-Z]?[a-z]+|in (?:a|\d+|two|three|four|five|six|nine|ten) (?:days?|weeks?|months?)|next (?:week|month|year)|soon|abroad|country|everything behind|house|away|for college|for uni)\b|\byou(?:'ve)? (?:have to|got to|must) move (?:house|out|away|again|to)\b|\bleave for (?:college|uni|university)\b/i,
    unless:
      /\b(?:basement)\b|\b(?:moving (?:my|the|his|her) (?:arm|leg|desk|car|feet|money)|to bed|to tears|to (?:the )?(?:other|next|night|days|nights|gp|reserve)|stairs like|like ghosts|together|he's|she's|home|evict\w*)\b/,
    hear: [
      'Leaving a place you know is hard, even when you want to go.',
      'You are in two places already, and for a while neither of them is quite where you live.',
    ],
    ask: ['Who is hardest to leave?', 'When do you go?'],
  },
  {
    id: 'was-someone-there',
    cues: 'country back home village language was were had old',
    when: /\b(?:in (?:your|my) (?:country|village|language|old (?:life|school|town|place))|back home|at home|there|in [A-Z][a-z]+|at (?:your|my) old (?:school|job|place)),? you (?:were|was|had|used to be|knew|could) (?:the |a |an |very |so |quite |chief |civil |known|somebody|someone|everybody|everyone|best|funny|guys|friends|a name|good|quick|people)/,
    unless:
      /\b(?:abus\w+|violent|nobody knows|drunk|boarding|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|hit|headache|prison|hospital|husband|wife|good son|poor)\b/i,
    hear: ["People there don't know who you were, and that can be lonely."],
    ask: ['Who here knows that about you?', 'When did you last get to be that?', 'What would people there say of you?'],
  },
  {
    id: 'home-far-away',
    cues: 'miss back home country homesick',
    when: /\byou (?:so |really |just |do )?miss (?:home|your (?:country|town|village|city|street|language|old (?:school|friends|town|life|flat|house|street|place)|people|hills|mountains|sea)|the (?:sea|hills|mountains|food|sun|noise|light|smell|language|village|bread)|back home|hills|mountains|rain)\b|\bhomesick\b|\b(?:back home|at home|in (?:my|your) (?:country|language|village))\b[^.]*\b(?:everyone|everybody|nobody (?:eats|sits|is alone)|people|there (?:is|was|are) always|somebody|the door|one)\b/,
    unless:
      /\b(?:not homesick|went back home|kissing)\b|\b(?:abus\w+|violent|hit|husband|at home (?:nobody knows|he|she)|wife|school he|at home he|kids at home|mum|dad|miss home games)\b|\bhomesick for here\b|\bnot just homesick\b|\bold (?:life|self|days)\b|\bhigh school\b|\b(?:pandemic|covid)\b/,
    hear: [
      'Being far from home can ache in all sorts of small ways.',
      'You are carrying a whole place around that nobody near you has ever seen.',
    ],
    ask: [
      'What would be going on there right now?',
      'When in the day does it come?',
      'Who can you talk to about that place?',
    ],
  },
  {
    id: 'another-language',
    cues: 'language english accent word words speak understand german french russian spanish joke jokes funny',
    when: /\b(?:don't|doesn't|not|can't|cannot|didn't|couldn't) (?:\w+ )?(?:understand|follow|catch|get)\b[^.]*\b(?:(?:the|their|his|her) jokes?|the language|your english|what they (?:say|are saying)|when they (?:speak|talk))\b|\b(?:in|your|the) (?:\w+ )?(?:english|german|french|spanish|dutch|danish|norwegian|swedish|italian|portuguese|second language|own language|russian|arabic|polish|ukrainian|language)\b[^.]*\b(?:funny|slow|stupid|like a child|quiet|not good|bad|shy|another person|different person|somebody else|not yourself|clever|come out)\b|\b(?:everyone|they|he|she|people)\b[^.]*\b(?:switch(?:es|ed)? to english|speaks? slowly (?:to|with|for) you|(?:speaks?|talks?) (?:so|too|very|really) fast)\b/i,
    unless:
      /\b(?:sorry,? my english|swear|problem is small|complain in)\b|\b(?:body language|love language|sorry (?:for )?my english|excuse my english|bad language|b in english|english teacher|english class and i|sign language|a-level|exam|passed|my accent exam)\b/,
    hear: [
      "It's tiring and lonely to live in a language that isn't yours.",
      'In a second language you come in a beat late, and by then the joke has gone by. People meet somebody slower than you are.',
      'All day you are choosing between what you mean and what you can say.',
    ],
    ask: [
      'What are you like in your own language?',
      'Who gets to hear you in it?',
      'Which word did you last go looking for?',
    ],
  },
  {
    id: 'says-its-great-here',
    cues: 'tell told say said',
    when: /\byou (?:always |just |still )?(?:tell|told|say|said|write|wrote|send|sent)\b[^.]*\b(?:it(?:'s| is| was)? (?:all )?(?:great|fine|going well|good|lovely|amazing|brilliant)(?: here| there)?|you(?:'re| are|'ve| have|'d)? (?:got )?(?:lots of|many|plenty of|made) friends|uni(?:'s| is) great|you love (?:it|your new|the new|uni)|everything(?:'s| is) (?:great|fine|good|ok))\b|\buni(?:'s| is) great you tell\b/i,
    beside:
      /\b(?:mum|mom|mam|mother|dad|parents|family|home|back home|everyone|everybody|grandma|nan|they|them|aunt\w*)\b/,
    unless: /\b(?:he (?:says|said) it'?s fine|doctor|dentist|honestly|meant it)\b/,
    hear: [
      "You tell them it's all going well, so nobody knows how it is.",
      'Each good report has to be kept up by the next one, and it gets harder to say anything else.',
    ],
    ask: [
      'Who does know how it really is?',
      'What would they say if they saw an ordinary day?',
      'When did you last nearly tell them?',
    ],
  },
  {
    id: 'stopped-going-there',
    cues: 'stopped stop go going quit left',
    when: /\byou(?:'ve| have|'d)? (?:(?!to\b)\w+ )?(?:stopped|quit|given up|gave up|left|don't go to|not been to|haven't been to|used to go to) (?:going (?:to |out to )?)?(?:the |your |my |that |any )?(?:\w+ )?(?:church|choir|bridge|club|group|band|mosque|temple|synagogue|meetings?|team|training|football|dance|dancing|bingo|quiz|pub|knitting|yoga|band practice|orchestra|rehearsals?|society|meetups?|chess|bowls)\b/i,
    unless:
      /\b(?:job|drinking|sober|aa\b|bullying|group chat|left the (?:pub|club|church|meeting|bar) (?:at|early|with|before)|band aid)\b|\b(?:wants?|asked|told|made|begged|begs|need|needs) (?:me|you) to\b|\b(?:if|when) (?:i|you) (?:quit|stopped)\b|\bbest (?:decision|thing)\b|\bdon'?t miss it\b|\brelief\b/,
    hear: [
      'You let it go, and you miss what it gave you.',
      'Things like that hold a week up without anyone noticing, until a Tuesday has nothing in it.',
    ],
    ask: [
      'What did you like about it when it was good?',
      'Who there would be pleased to see you?',
      'What do you do with that evening now?',
    ],
  },
  {
    id: 'not-missed-there',
    cues: 'nobody no noone notice asked missed',
    when: /\b(?:nobody|no one|no-one|noone|not one (?:of them|person)|none of them|they|she|he) (?:at \w+ |there |even |has |had |have |'s |would |would have |would've |ever )*(?:(?:didn't|doesn't|hasn't|haven't|never|don't|not) (?:\w+ )?)?(?:noticed?|notices) (?:you|that you|you'd|you've|you're|if you|your (?:new |hair|absence))\b|\b(?:nobody|no one|noone) (?:even |has |had |ever )*(?:noticed|missed you|asked after you|realised you|realized you)\b/i,
    unless:
      /\bmistake|\bmiss(?:ed)? (?:one|it|that)\b|\bi did miss|\bdose|\bmy fault\b|\bsee her face\b|\b(?:they|she|he) (?:even |has |had |have |'s )*notice(?:d|s)? you\b(?! (?:weren't|had|were not))|\b(?:gone|died|dead|disappear\w*|kill|vanish\w*|jump|hang|mistake|thank god nobody|bruise|drunk|stole|shaking|crying|cried|wet|trousers|flies|smell|sick)\b/,
    hear: ['It hurts when nobody notices.', 'You would not have wanted a fuss. One of them seeing it would have done.'],
    ask: ['Who ought to have noticed?', 'Who would you have liked to hear it from?'],
  },
  {
    id: 'looked-past',
    cues: 'blank ignor walk look past through turned back acknowledge hello recogni nod',
    when: /\b(?:she|he|they|everyone|everybody|people|friend|mate|mums?|mothers?|boys|girls|class|neighbou?r)\b[^.]*\b(?:blank(?:s|ed|ing) you|ignor(?:e|es|ed|ing) you|walk(?:s|ed|ing)? (?:right |straight |just )?(?:past|by|through|round|around) you|look(?:s|ed|ing)? (?:right |straight )?(?:through|past|over) you|(?:didn't|doesn't|don't|never|not) (?:even )?(?:look(?:ed|s)? up|acknowledged?|say (?:hello|hi|good morning)|said (?:hello|hi)|nod|wave|greet\w*)|turned (?:her|his|their) backs?)\b|\bstand (?:in a ring )?with their backs\b|\byou(?:'re| are| were) (?:completely |totally |just |being )?ignored\b/i,
    unless:
      /\b(?:my mum|toast|he gets)\b|\b(?:dementia|alzheimer\w*|stroke|baby|cat|dog|newborn|autis\w+|ghost|coma|last breath|ward|surgery|dying|so he didn't see|from shame|teacher asked|screen|computer|headphones|phone when|horse)\b|\bignor\w+ (?:me|you) (?:for|when|until|on|by|and|again|all)\b|\b(?:told|asked|texted?|messaged?|called|said to) (?:her|him|them|you|me)\b|\b(?:texts?|messages?|calls?|emails?)\b|\b(?:kids?|children|sons?|daughters?)\b/,
    hear: [
      'Being looked past like that hurts.',
      'Being looked past is hard to complain of. It leaves you nothing to quote.',
    ],
    ask: ['Where was it?', 'What had you been going to say to them?', 'How were they the time before that?'],
  },
  {
    id: 'acts-like-nothing',
    cues: 'nothing happened normal acting acts act pretend carried carries never',
    when: /\b(?:act(?:s|ed|ing)?|carr(?:y|ies|ied)(?:ing)? on|behav\w+|pretend\w*|talk(?:s|ed|ing)?|came in|comes in|chat\w*|smil\w+|goes on|like)\b[^.]*\b(?:like|as if|as though) (?:nothing|it never|it didn't|it hadn't|everything(?:'s| is| was) (?:fine|normal|ok))\b|\b(?:like|as if|as though) nothing(?:'s|'d| has| had| ever)* (?:happened|was wrong|is wrong|changed)\b/i,
    unless:
      /^(?:and |so |then |but )*you(?:'ve| have|'d| had)? (?!saw|see|watch|heard|had to|have to listen)[^.]*\b(?:like|as if|as though) (?:nothing|it never|it didn't|everything)|^you\b[^.]*\b(?:act|pretend|carry|carried|behave|smile)|\byou (?:just |have to |had to |keep |'re |act|pretend|carry|carried|smile|went|go)\b[^.]*\b(?:like|as if|as though) nothing\b|\b(?:hit|hits|raped?|abus\w*|punched|grabbed|touched|forced|slapped)\b/,
    hear: [
      "It isn't easy to act normally when nothing's been put right.",
      'It leaves you holding both ends of it, being polite in the room and remembering on your own.',
    ],
    ask: [
      'Has it been mentioned at all since?',
      'What did they talk about instead?',
      'What do you do when they are like that?',
    ],
  },
  {
    id: 'brushed-off',
    cues: 'off told tell opened said',
    when: /\b(?:said|says|goes|went|told you|was like|replied|just said|answered|wrote back|tells you)\b[^.]*["' ](?:we all (?:have|get|feel)|everyone (?:has|gets|feels|goes through)|everybody (?:has|gets|feels|goes)|cheer up|man up|could be worse|stop being (?:weird|dramatic|silly|so)|you(?:'ll| will) (?:be (?:fine|ok\w*|alright|all right|grand)|get over it|live|cope)|don't be (?:silly|daft|dramatic|weird)|you think too much|it's (?:just|only) (?:a phase|hormones|stress|nerves|the weather|tiredness)|it'll pass|chin up|snap out of it|pull yourself together|get on with it|you worry too much|you wish|try (?:yoga|a bath|to relax)|positive)\b/i,
    unless:
      /\b(?:medal)\b|\b(?:i (?:said|told|went|goes|was like)|you (?:said|told (?:him|her|them))|vet|laughed and it helped|and it helped|helped me)\b/,
    hear: [
      'It hurts to be brushed off when you tried to say how you are.',
      'You open a door a crack, somebody pats it shut in passing, and it is twice as hard to open again.',
    ],
    ask: ['What had you hoped they would say?', 'What came after that?', 'Have you tried anyone else with it since?'],
  },
  {
    id: 'told-what-to-do',
    cues: 'say says tell tells telling said',
    when: /\b(?:your (?:\w+ )?(?:friends?|mates?)|everyone|everybody|people|they all|mates|all your friends)(?:'s|'re| are| just| all| keep| keeps| always| both)* (?:say|says|saying|tell|tells|telling|said|told)(?: you)?(?: to| just| that you should| you should| you need to| that)* (?:just )?(?:leave|get over|move on|dump|forget|let (?:it|him|her|them) go|give it time|should|need to|cheer|be positive|go out|get out|follow your|be yourself|wait|talk to|break up|end it|relax|enjoy|join|block|be strong|be grateful|change|it gets better)\b/i,
    unless: /\b(?:suicid\w*|kill)\b/,
    hear: [
      "It's easy for them to say, and it doesn't help much.",
      "Everyone's advice comes from their own house. They go home to it, and you are the one left with yours.",
    ],
    ask: [
      'What do you say back to them?',
      'Who have you found that just listens?',
      'What would you tell them if they could hear it?',
    ],
  },
  {
    id: 'nobody-asks-you',
    cues: 'ask asks asked check only listen talks talking calls comes',
    when: /\b(?:nobody|no one|noone|never|none of them|not once|they don't|she doesn't|he doesn't|doesn't|don't|didn't|hasn't|haven't|nor)(?: has| have| ever| even| once| really| one)* (?:asks?|asked|checks?|checked)(?: you)? (?:how you|about you\b|you how|you anything|on you|how (?:it|things|your)|you about|if you(?:'re| are) (?:ok|okay|alright|all right)|me how|in on you|what you (?:want|think)|how (?:\w+ )?(?:day|week) was)\b|\bonly (?:calls?|texts?|rings?|messages?|writes?|comes?|contacts?|talks?|phones?|speaks?)(?: to)? (?:you )?(?:when|if|because) (?:she|he|they|something)\b|\b(?:talks?|talking|goes on) (?:only |just )?(?:about|of) (?:herself|himself|themselves|themself)\b|\byou(?:'re| are) (?:always )?the (?:one|friend) (?:who (?:always )?listens|everyone (?:comes to|calls|tells|vents)|they (?:all )?(?:come to|call))\b|\byou always listen\b/i,
    unless:
      /\b(?:sat there with me|she knows|filing)\b|\b(?:doctor|nurse|hospital|consultant|interview|you never ask|boss asked)\b/,
    hear: ['They come to you when they need something, and nobody asks how you are.'],
    ask: [
      'When did somebody last ask, and mean it?',
      'What would you tell them, if they did ask?',
      'Who would you like to be asked by?',
    ],
  },
  {
    id: 'think-they-hate-me',
    cues: 'hate like likes sick tolerate annoy annoying put paranoid',
    when: /\bnobody (?:really |even |actually )?likes you\b|\b(?:friends?|mates|everyone|everybody|people|flatmates|classmates|colleagues|girls|team)(?: at \w+| here| in \w+ \w+)?(?: all| secretly| actually| probably| just| really| must| only)* (?:hates? you|(?:don't|doesn't|do not|didn't) (?:even |really |actually )?like you|(?:are|is|'re|get|must be) (?:sick|tired|fed up) of you|tolerates? you|puts? up with you|finds? you (?:annoying|weird|boring|strange|too much)|thinks? you(?:'re| are) (?:weird|annoying|boring|strange|too much|stuck[- ]up|a freak|stupid))\b|\b(?:you're|being|feel(?:ing)? (?:like you're )?) ?(?:annoying|a burden on|too much for|boring) (?:to )?(?:everyone|people|your friends|them|everybody)\b|\bparanoid that (?:your )?(?:friends|they|people|everyone)/i,
    unless:
      /\b(?:text back fast|new girl|his kids|are lucky)\b|\b(?:voices|cameras|poison\w*|my (?:kids|children|daughter|son)|nobody likes you (?:when|said)|said (?:nobody|no one)|customers)\b|\bi think (?:they|he|she) likes? me\b/,
    hear: [
      "It's exhausting to feel that nobody likes you.",
      'You come home from every meeting and hold a second one, about what you said.',
    ],
    ask: [
      'What was the first thing that made you think it?',
      'Which of them do you never worry about?',
      'What happened the last time you saw them?',
    ],
  },
  {
    id: 'third-wheel',
    cues: 'third wheel spare fourth backup second choice afterthought last option walks walk behind',
    when: /\bthird wheel\b|\b(?:second|last|backup|fallback|everyone's second) (?:choice|option|pick)\b|\b(?:fourth|spare|backup|background|extra|convenient|side) friend\b|\ban? afterthought\b|\bfriend who walks behind\b|\bodd one out\b|\b(?:never|not|nobody's|isn't) (?:anyone's|anybody's|any one's|somebody's|someone's) (?:first|favou?rite|best|priority|number one)\b|\bnobody's (?:first|favou?rite|best friend|number one|priority)\b/i,
    unless: /\b(?:bike|tyre|car|sport|spare one of|university choice)\b/,
    hear: ['You are with them, and you still feel alone.'],
    ask: ['Where does it show most?', 'Who comes first with you?', 'Has anyone ever said it aloud?'],
  },
  {
    id: 'everyone-further-on',
    cues: 'friends mates everyone everybody class age school others all',
    when: /\b(?:all (?:of )?(?:your|my) (?:\w+ )?(?:friends|mates|cousins|classmates|colleagues|siblings)|most of your (?:friends|mates)|everyone(?: else)?|everybody(?: else)?|every (?:man|woman|girl|one) (?:my|your) age|the (?:others|rest of your (?:class|year)))(?: (?:you|i) (?:went|grew up|studied|trained|was at|were at|know|knew)(?: to| up| with| at| from)?(?: school| uni| college| university)?(?: with)?| from (?:school|uni|college|work)| (?:my|your) age| in your (?:class|year)| on (?:insta\w*|facebook|there|tiktok))?(?:'s|'re| is| are| has| have|'ve| got| seems? to| already| now| just| all| either| were| suddenly)* (?:(?:buying|bought|having|getting|got|own(?:s|ing)?|have|has|expecting) (?:a |their |her |his |the |second |own |new |nice )*(?:houses?|flats?|kids|bab(?:y|ies)|married|engaged|pregnant|mortgages?|places?|jobs?|promoted|boyfriends?|girlfriends?|husbands?|wives|careers?|grandchildren|kitchens?|boobs|glow ups?|degrees?)|married|engaged|pregnant|(?:a |their )?(?:house|baby|van|boyfriend|girlfriend|husband|wife|career|kitchen|mortgage|degree)s?\b(?! on)|doctors|settled|promoted|ahead|holding hands|moving (?:on|up)|moved on|in bali|posting (?:engagement|baby|wedding|house|holiday)|into their first|on their (?:second|third)|kitchen|doing (?:so )?(?:well|better)|glow ups?|further)\b|\b(?:your|my) friends are (?:doctors|all (?:married|getting|having|buying|settled)|getting|having|buying|married|holding)\b/i,
    unless:
      /\b(?:kwame)\b|\b(?:covid|flu|cold|sick|dead|dying|divorced|died|cancer|married couples came|left me|dog|gun|drunk|knives|happy for them and i'm fine|has a bad day|asked|moving the|engaged in)\b|\b(?:everyone|everybody|everyone else)'s (?:house|houses|baby|bab|van|kitchen|parcels|car|kids)\b|\bspare key\b/,
    hear: [
      "It's hard not to feel left behind when everyone else's life moves on.",
      'You can be pleased for every one of them and still come home and count.',
      'Their news comes one at a time, and each time there is a small sum you do about yourself.',
    ],
    ask: [
      'Which bit of what they have would you really want?',
      'Which of them do you still talk to properly?',
      'Whose news was the last?',
    ],
  },
  {
    id: 'glad-and-envious',
    cues: 'happy glad pleased jealous envi envy chuffed congrat',
    when: /\bnot (?:even |really |fully )?(?:happy|pleased|glad) for (?:him|her|them|your)\b|\byou(?:'re| are| were| feel| felt|'m| get| got| was)? (?:so |really |just |a bit |a little |horribly |actually |also |insanely )*(?:jealous|envious)\b|\b(?:full of|sick with|eaten up with|green with|eaten up by) (?:envy|jealousy|it)\b|\bsaid congrat\w*\b[^.]*\b(?:half|smil\w+|cried|home|meant)\b|\b(?:hurt|hurts|sting|stings) worse when it's a friend\b/i,
    beside: ofPeopleNear(),
    unless:
      /\b(?:says (?:i'm|we're|you're) jealous|said (?:i was|you were) jealous|in the ground|letters|second wife|same man|general|devastated)\b|\b(?:(?:he|she|boyfriend|girlfriend|husband|wife|partner) (?:gets?|is|was|'s) (?:so |really )?jealous|not jealous|jealous of (?:the dog|my phone)|my ex|his ex|new girlfriend|other woman|ex-?\w* wife)\b|\b(?:our|my) (?:son|baby|newborn|daughter)\b|\b(?:weeks|months) old\b|\b(?:boyfriend|girlfriend|husband|wife|partner|\bex\b)\b|\bdismiss\w*|\b(?:other|another) (?:women|woman|men|man|girls?|guys?)\b|\bfunny that (?:i|you)\b|\b(?:problems?|issues?) with (?:being )?jealous\w*|\bjealousy\b/,
    hear: ['You can be glad for them and it still stings.'],
    ask: ['Do you think they saw anything in your face?', 'How was it between you before that?'],
  },
  {
    id: 'their-lives-online',
    cues: 'insta facebook tiktok social scroll post posts online follow snap linkedin likes feed',
    when: /\b(?:insta\w*|facebook|tiktok|social media|snapchat|linkedin|your feed|the feed)\b[^.]*\b(?:everyone|everybody|people|all|their|others|engagement|perfect|happy|holiday|babies|kitchens?)\b|\b(?:everyone|everybody|people|others|they)(?:'s|'re| are| is| all)?\b[^.]*\b(?:on (?:insta\w*|facebook|tiktok|there|social media)|post(?:s|ed|ing)? (?:their|about|pictures|photos))\b|\byou (?:just |keep |always |spend \w+ )?(?:scroll(?:ing|ed)?\b[^.]*\b(?:insta\w*|facebook|tiktok|linkedin|other people's|people's|everyone's|their (?:photos|pics|pictures|holidays|kids|lives|posts|stories)|the feed)|look(?:ing)? at (?:insta\w*|facebook|(?:their|her|his) (?:profile|page|insta\w*|photos|pictures|stories|posts)))\b/i,
    unless:
      /\b(?:telling|theory|fake)\b|\b(?:delet\w+|quit|off (?:insta|facebook)|pig|clown|photo of (?:me|you)|pic of (?:me|you)|tagged|scam|marketplace|ads?|died|job ads?|my ex|his ex|new girlfriend|stalk\w*|group|reunion|without me|husband|didn'?t invite)\b|\bour messages\b|\bnews\b|\bburning\b|\brecipe/,
    hear: [
      "It's hard not to compare, even when you know it isn't the whole story.",
      'You look at them for half an hour, and then up, at your own room with the big light on.',
    ],
    ask: [
      'Whose page do you keep going back to?',
      'When in the day do you look, mostly?',
      'What was the last one that got you?',
    ],
  },
  {
    id: 'left-the-apps',
    cues: 'delet quit left off deactivat uninstall',
    when: /\byou(?:'ve|'re| are| have)? (?:just |finally )?(?:delet(?:ed|ing)|quit|left|leaving|deactivat(?:ed|ing)|uninstall(?:ed|ing)|came off|coming off) (?:\w+ )?(?:insta\w*|facebook|tiktok|social media|snapchat|twitter|whatsapp|the apps?|linkedin|reddit|x)\b/i,
    unless: /\b(?:his (?:insta|facebook)|he deleted|she deleted|nobody noticed)\b/,
    bright: true,
    hear: [
      'It can be a relief to be rid of it.',
      'It gets quieter, and you find out which of those people you would actually have gone looking for.',
    ],
    ask: ['What do you do with those minutes now?', 'Which bit of it do you not miss?', 'What made up your mind?'],
  },
  {
    id: 'shown-up-online',
    cues: 'post posted photo pic picture likes liked comment filter caption screenshot share video meme',
    when: /\b(?:posted|put|shared|commented|sent round|uploaded|made|turned)\b[^.]*\b(?:(?:pic|photo|picture|video|clip|screenshot|meme|clown|face) ?(?:of you)?|your (?:\w+ )?(?:pic|photo|picture|video|face|post|nudes?|message))\b[^.]*\b(?:of you|your|you|pig|clown|filter|group chat|everyone|caption|likes?|liked)\b|\b\d+ (?:people|ppl|likes) (?:liked|laughed)\b|\bput your (?:photo|picture|pic|face|message) (?:in|on|next to)\b/i,
    unless:
      /\b(?:praying|other girl)\b|\b(?:lovely|proud|gorgeous|cute|birthday|so nice|happy|my own post|you posted|i posted|i put|i made|i sent|well done|police)\b/,
    hear: [
      "That's humiliating, and it's worse that everybody can see it.",
      "It used to stay in the room it happened in. Now it's in every pocket, with a count under it.",
    ],
    ask: ['Is it still up?', 'Has anyone written to you about it?', 'Who among them did you not expect?'],
  },
  {
    id: 'party-ahead',
    cues: 'party parties wedding reunion gathering housewarming hen drinks do',
    when: /\b(?:don't want|dread\w*|scared|nervous|can't face|hate|worried|anxious|half of you|not sure|have to|got to|supposed to|ought to)\b[^.]*\b(?:party|parties|wedding|reunion|gathering|get-together|housewarming|hen (?:do|party)|stag|leaving do|drinks|works do|office do|school reunion|big dinner)\b|\boff to the party\b|\bno idea if you(?:'re| are) going to the party\b/i,
    unless:
      /\b(?:pictures|giving)\b|\b(?:my own wedding|we're getting married|your wedding|my wedding|political party|third party|surprise|planning|balloons|ex(?:'s)? wedding|wedding ring|wedding dress|was|were|went|had|venue|caterer|my (?:son|daughter|kid)'?s? party|marry|married|retire\w*)\b|\bat this (?:party|wedding|do)\b|\bthis party\b|\b(?:speak|speech|read (?:it |something )?out|best man|sing|toast)\b/,
    hear: [
      "It's natural to dread it a bit beforehand.",
      'It is one evening, and it has already taken up a good many of the days before it.',
    ],
    ask: ['Who will be there that you know?', 'What do you picture when you picture it?', 'How did the last one go?'],
  },
  {
    id: 'left-the-party',
    cues: 'left ran disappeared slipped hid went home toilet bathroom party',
    when: /\byou(?:'d|'ve)? (?:just |\w+ )?(?:left|ran|ran out of|disappeared|disappear|slipped (?:out|away)|snuck out|hid|walked out|went home|escaped|cried|stood|sat|locked yourself)\b[^.]*\b(?:party|wedding|reception|birthday|dinner|do|hen|barbecue|bbq|gathering|housewarming|disco|prom|coats)\b|\b(?:party|wedding|prom|disco|housewarming|barbecue)\b[^.]*\byou (?:left|cried|hid|ran|went home|slipped|disappeared|stood|sat)\b|\b(?:loved the party|went to the party|cried in the (?:coats|toilets?|bathroom|loo|car))\b/i,
    unless:
      /\b(?:notice|jollof|happy)\b|\b(?:divorce|left (?:him|her|me) at|funeral|oven|law|legend|magic trick|best night|baby|my (?:son|daughter))\b|\bhaha|\bshoes\b|\b(?:mum|mom|dad|taxi|uber|lift) was (?:outside|waiting|here)\b|\bbeeping\b|\bpicked me up\b|\bcurfew\b|\blast (?:bus|train)\b|\bbabysitter\b/,
    beside:
      /\b(?:party|wedding|reception|birthday|do\b|hen|barbecue|bbq|gathering|housewarming|disco|prom|dinner|coats)\b/,
    hear: ["You'd had enough and you left, and that was all right."],
    ask: ['Did anyone see you go?', 'What was it that tipped it?', 'Who had you been talking to?'],
  },
  {
    id: 'flatmate-ways',
    cues: 'flatmate roommate housemate lodger room cabin dorm',
    when: new RegExp(
      `\\byour ${sharer}\\b[^.]*\\b(?:dish\\w*|washing|clean\\w*|mess\\w*|slob|dirty|hair|leaves|plughole|hob|lights on|ate|eats|eating|milk|towel|pan|food|cake|fridge|bins?|rota|loud|noise|snor\\w*|music|heating|rent|bathroom|parties|perfume|clothes|selling|boyfriend over|never|stole|steals|uses?|used|in your room|charger)\\b|\\b(?:dish\\w*|washing up|rota|heating|fridge|toilet roll)\\b[^.]*\\b${sharer}\\b`,
      'i',
    ),
    unless:
      /\b(?:made me|made (?:me )?dinner|left (?:me )?a plate|outside my door|brought me|lovely|lucky|kind|sweet|noticed|funny|laughed|accordion|spoon already|hot water bottle|he's gone|died|eat, grumpy)\b/,
    hear: [
      "It's wearing when you can't get away from it in your own home.",
      'It is your home too, so you have it in front of you every day.',
    ],
    ask: ['Have you two ever talked about it?', 'How long have you been sharing?', 'Who else lives there?'],
  },
  {
    id: 'kind-nearby',
    cues: 'neighbor neighbour flatmate roommate housemate friend mate friends student lodger girls lads colleague',
    when: /\b(?:neighbou?rs?(?: [a-z]+)?|flatmates?|roommates?|housemates?|friends?|mates?(?: [a-z]+)?|woman next door|man next door|girls in (?:the|your) dorm|student in the top flat)\b(?:'s| is| has| have|'ve| just| always| also| even| then| again| still|,? who \w+)* (?:(?:brought(?! (?:me|you) (?:to|down|here|back|up))|brings|bring|made|makes|cooked|left|leaves|put|puts|bakes|baked|gave) (?:you|me|extra|dinner|a (?:plate|soup|note|cake|hot water)|soup|food|round|flowers)|does your bins|shovel(?:led|ed|s)|mow(?:ed|s) your|cleared your|took turns|stay(?:ed|s) (?:up )?with you|sat (?:up )?with you|held your|came (?:over|round|by) with|turned up with|drove (?:all|you|over|three|two|\d)|rings you (?:every|on)|texts you (?:every|before)|checks on you|noticed you|walked you|waited|covered for you|lent (?:you|us)|knocked and|hugged you)\b|\bleaving dinners\b/i,
    unless:
      /\b(?:danced)\b|\b(?:(?:made|gave|left|brought) (?:me|you) (?:feel|cry|look|wait|for|alone|out|an ultimatum|the finger)|but (?:then|she|he)|blamed|died|ill|stole|dare|didn'?t|never (?:brought|came|sent)|not even|complain\w*|bill|made me promise|sent me (?:a )?(?:screenshot|photos of|the link|articles)|left me|without me|a fine|the key i gave|cancelled|left (?:your|my) name|gave your|put (?:your|you) (?:down|out)|funeral|wedding)\b|\b(?:just flat|couldn'?t tell you what|came round to (?:hers|theirs|his|complain))\b|\bplughole\b|\bdrove (?:me|you|us) (?:in|to|crazy|mad|away|nuts|out|insane|up)\b|\bloss of\b/,
    bright: true,
    hear: [
      'What a kind neighbour to have.',
      'Somebody had noticed how things are, and left it at that. It is a good thing to have through a wall.',
    ],
    ask: [
      'How well do you know each other?',
      'How did you two come to be on such terms?',
      'Have you found a way to tell them?',
    ],
  },
  {
    id: 'neighbour-noise',
    cues: 'neighbor neighbour upstairs downstairs next wall music drill',
    when: new RegExp(
      `\\b${neighbour}\\b[^.]*\\b(?:loud|noise|noisy|music|bass|drill\\w*|row(?:s|ing)?|argu\\w+|shout\\w*|scream\\w*|parties|party|barks?|dog|till (?:one|two|three)|through the wall|thin walls|hoover\\w*|recorder|piano|trumpet|stamp\\w*|footsteps|slam\\w*|heels|stomp\\w*|vacuum\\w*|furniture|washing machine|tv|telly|cough)\\b|\\b(?:music|noise|drilling|bass|shouting|barking)\\b[^.]*\\b(?:through the (?:wall|ceiling|floor)|upstairs|next door|all night|till (?:one|two|three|four))\\b`,
      'i',
    ),
    unless:
      /\b(?:scones|trumpet|pair of us|shake)\b|\b(?:nice|sweet|danced|brought|soup|kind|lovely|moved out|the noise stopped|roof|planted|so (?:i|we) (?:yelled|shouted) so loud|(?:i|we|you|us|she cries out) (?:shouted|screamed|yelled)|till the neighbou?rs|neighbou?rs? (?:knocked|hear|heard|could hear|can hear)|feed|walk(?:ed)? (?:the|her|his)|neighbou?r'?s (?:big )?dog|storm|party on the|died|cuckoo)\b/,
    hear: [
      "Noise you can't get away from wears you down.",
      'You cannot shut it out, and you wait for it to begin again.',
    ],
    ask: [
      'When does it start, as a rule?',
      'Have you ever met them properly?',
      'What is it like in there when they are out?',
    ],
  },
  {
    id: 'neighbour-not-seen',
    cues: 'neighbor neighbour milk bins curtains',
    when: /\b(?:neighbou?r|old (?:mr|mrs|man|woman|lady)|woman upstairs|man downstairs|friend from the cent(?:er|re))\b[^.]*\b(?:hasn't|haven't|not|no) (?:\w+ )?(?:taken in|put (?:her|his|the|their)|opened|been seen|come|answered|been|moved|light|drawn)\b|\b(?:haven't|not) (?:seen|heard) (?:your|the|my) (?:\w+ )?neighbou?r\b/i,
    unless: /\b(?:nice to|noise|been nice)\b/,
    hear: [
      "It's worrying when something isn't as it always is.",
      'Nobody made you the one who keeps an eye out. You only happen to be the one who would notice.',
    ],
    ask: ['When did you last see them?', 'Does anyone you know of have a key?'],
  },
  {
    id: 'always-you-that-does-it',
    cues: 'always only one everything yourself else',
    when: /\b(?:it's |it is )?always (?:you|me) (?:that|who) (?!gets|rings|writes|texts|calls)\w+\b|\byou(?:'re| are) (?:always )?the (?:only )?one (?:who|that) (?:always )?(?:does|do|organi[sz]es|cleans|stacks|brings|remembers|sorts|fixes|pays|cooks|washes|tidies|makes)\b|\bif you (?:don't|didn't) do it (?:nobody|no one|it)\b/i,
    unless:
      /\b(?:husband|wife|mum|mom|dad|mother|father|kids|siblings?|brothers?|sisters?|boyfriend|girlfriend|partner|blame|dies|crying)\b/,
    hear: [
      "It gets tiring when it's always you.",
      'The one who always does it gets thanked less each year, and asked a little earlier.',
    ],
    ask: ['How long has it been you?', 'What would happen if you left it one week?', 'Who else could, if they had to?'],
  },
  {
    id: 'money-among-friends',
    cues: 'owe lent borrow lend afford pay money',
    when: /\b(?:you owe|you(?:'ve)? (?:lent|borrowed))\b[^.]*\b(?:your (?:\w+ )?(?:mate|friend|flatmate|roommate|colleague|pal)|friend|mate)\b|\b(?:friend|mate|flatmate|roommate|colleague|pal)\b[^.]*\b(?:borrowed (?:money|£|\d|some|a)|owes you|hasn't paid|never paid|won't pay)\b|\byou(?:'ve)? lent (?:her|him|them) (?:£|\$|\d|money|some money|the (?:money|deposit|rent)|a (?:hundred|grand))/i,
    beside: /\b(?:friend|friends|mate|mates|flatmate|roommate|colleague|pal|bestie|him|her|them)\b/,
    unless:
      /\b(?:kidney|essay|suit)\b|\b(?:bank|landlord|loan shark|council|tax|lender|company|drug|dealer|dad|mum|mom|brother|sister|son|daughter|husband|wife|ladder|book|his life|nobody|explanation|apology)\b/,
    hear: [
      'Money between friends makes everything awkward.',
      'The sum is one thing. That neither of you can mention it is usually the dearer part.',
    ],
    ask: ['Has either of you brought it up?', 'How long ago was it?', 'What was it for?'],
  },
  {
    id: 'cannot-afford-to-join',
    cues: 'afford money costs cost expensive broke pay skint quid',
    when: /\b(?:can't|cannot|couldn't|can not) (?:really )?(?:afford|pay|put in|chip in)\b[^.]*\b(?:party|takeaway|dinner|drinks|trip|night out|round|restaurant|hen|stag|wedding|present|holiday|cinema|go out|gig|ticket|meal|to go)\b|\b(?:don't|stopped|not|never) (?:go|going|come|coming) out\b[^.]*\b(?:costs?|money|afford|broke|skint)\b|\balways costs\b/i,
    unless:
      /\b(?:the school that|told the school|afford (?:not to|to not))\b|\b(?:school trip|my (?:son|daughter|kid)|bus|rent)\b/,
    hear: [
      "It can't be easy to have to say no because of money.",
      "You end up inventing reasons, because 'I can't afford it' stops the whole table.",
      'It is less the money than having to find something else to say each time, until people stop asking.',
    ],
    ask: ['Does any of them know?', 'What do you tell them instead?', 'Who would take it best, if you said it?'],
  },
  {
    id: 'asked-what-you-do',
    cues: 'asked ask asks bumped ran met reunion old',
    when: /\b(?:asked|asks|ask|asking) (?:you )?what (?:you do|you're doing|you are doing|you've been)\b(?! (?:on|all day|at home|wrong))|\b(?:bumped into|ran into|met|saw|run into) (?:an? |your |some(?:one|body) |this )?(?:old )?(?:school ?friend|classmate|friend from school|someone (?:you (?:went|were at) )?(?:from )?school|girl from school|boy from school|uni friend)\b/i,
    unless:
      /\b(?:youth)\b|\b(?:therapist|weekend|stor(?:y|ies)|lovely|laughed|hugged|died|saw it on facebook|police|bull\w+)\b|\bremote\b|\bhusband\b|\bwife\b|\blove (?:him|her|them) to ask\b|\btalked for hours\b|\blovely\b|\bneighbou?r\b/,
    hear: [
      'A question like that can make you look hard at your life.',
      'You have two sentences to turn a whole life into, and you go on editing them on the way home.',
    ],
    ask: [
      'What do you wish you had said?',
      'Who were you, back at that school?',
      'What would you have liked to ask them?',
    ],
  },
  {
    id: 'not-on-safe-ground',
    cues: 'politic religio god vote voted lecture opinions conspirac',
    when: /\b(?:friend|mate|neighbou?r|he|she|they|group)\b[^.]*\b(?:(?:gotten|got|become|became|went|gone|is|are) (?:very |so |really |all )?(?:political|religious|extreme|right[- ]wing|left[- ]wing|preachy)|found (?:god|religion|jesus)|conspirac\w+|how you voted|turns into a lecture|joined (?:a|the) (?:cult|church|party))\b|\babout politics\b|\bvoted\b[^.]*\b(?:friend|friends|speak|talk|know you)\b/i,
    beside: /\b(?:friend|friends|mate|mates|neighbou?rs?|pal|friendship|group|bestie)\b/,
    unless: /\b(?:husband|wife|i found god|council)\b/,
    hear: ['There used to be more you could talk about, and now you have to watch what you say.'],
    ask: [
      "What's still safe to talk about?",
      'What were the two of you like before that?',
      'When did you first notice the change?',
    ],
  },
  {
    id: 'online-friends',
    cues: 'online internet discord irl guild gaming squad server',
    when: /\b(?:online|internet|irl|discord|gaming|twitch|reddit|server) (?:friends?|mates?|best friend|people)\b|\bfriends? (?:\w+ )?(?:online|on discord|on the internet|from the internet|from a game|in the game)\b|\bnever (?:actually )?met (?:them |him |her )?(?:in (?:person|real life)|irl)\b/i,
    unless:
      /\b(?:my wife|my husband|died)\b|\b(?:scam\w*|money|sent (?:him|her) \w+ (?:euro|pounds|dollars)|nudes?|is online|dating|tinder|hinge|older man|how old)\b/,
    hear: [
      "Friends you've never met can still be real friends.",
      'People you have never stood in a room with can know more of you than the ones who see your coat.',
    ],
    ask: [
      'How did you come across each other?',
      'What do they know that nobody else does?',
      'Who around you knows about them?',
    ],
  },
  {
    id: 'made-room-for-you',
    cues: 'sat sit sits asked invited saved moved shifted joined let keep kept save seat',
    when: /\b(?:she|he|they|someone|somebody|a (?:girl|boy|woman|man|kid|lad|guy|stranger|year \d+)|one of them|friend|mate|the \w+ (?:one|girl|boy|woman|man|lady))\b(?: \w+){0,3} (?:sat (?:down )?(?:with|next to|beside) you|sits (?:with|next to|beside) you|(?:asked|invited) you (?:to join|to sit|over|round|along|for (?:coffee|tea|dinner|lunch|a drink)|to (?:come|dinner|tea))|(?:saved|saves|keeps|kept) (?:you )?a (?:seat|place|spot|chair)(?: for you)?|moved (?:his|her|their) (?:legs|bag|chair|coat|stuff|things) (?:for you|so you|over|up|along|to let you)|shifted (?:up|over|along)|budged up|made room|walked home with you|waved you over|shared (?:his|her|their) \w+ with you)\b/i,
    unless:
      /\b(?:ate|out on|things out|violin)\b|\b(?:never|didn'?t|doesn'?t|nobody|no one|used to|touch\w*|hand on|drunk|creep\w*|bus at night|moved (?:his|her) chair a little|away from|police|interview|boss|manager|funeral|died|stopped)\b/,
    bright: true,
    hear: [
      "It's good when somebody makes room for you.",
      'It costs the other person next to nothing, shifting a bag along, and it changes the whole day.',
    ],
    ask: ['What did you two talk about?', 'Had you ever spoken before?', 'Will you see them again?'],
  },
  {
    id: 'made-a-friend',
    cues: 'made friend friends talked spoke hello first',
    when: /\byou(?:'ve| have)? (?:just |finally |actually |think you(?:'ve)? )?made (?:a|one|two|some|your first|my first) (?:\w+ )?friends?\b|\bfirst (?:\w+ )?friend (?:here|you|i think)\b|\bfirst \w+ friend\b|\byou (?:just |finally |actually |went up and |today )?(?:talked to|spoke to|speak to|said (?:hello|hi) to|asked) (?:the |your |my |a |one of the )?(?:\w+ )?(?:neighbou?r|girl|boy|woman|man|stranger|person|people|classmate|flatmates?|someone)\b[^.]*\b(?:first|today|finally|smil\w+|laughed|hello|nice|actually|and (?:she|he|they))\b|\byou sat with them\b/i,
    unless:
      /\b(?:come back it's)\b|\b(?:ex\b|best friend cry|lost|died|used to|fell out|police|never|doctor|not made|haven't|enemy|said no|laughed at|rude)\b/,
    bright: true,
    hear: ["That's really good to hear.", 'Nobody saw how far it was from where you stood to where they stood.'],
    ask: ['What did you say first?', 'What are they like?', 'When will you run into each other next?'],
  },
  {
    id: 'laughed-till',
    cues: 'laugh giggl',
    when: /\byou (?:two |both |all |just )*(?:laughed|laugh|giggled|were laughing|cried laughing)(?: \w+){0,2} (?:so (?:much|hard)|till|until|for (?:\w+ )?(?:minutes|hours)|like (?:kids|idiots|we)|together|our heads off|your heads off|the whole)\b/i,
    unless:
      /\b(?:used to|laugh(?:ed)? at (?:me|you|him|her)|last time|died|funeral|until i cried from|mean|no longer|never|anymore|any more|stopped|sick|stroke|leak)\b|\bbruise\b|\bkeep going back\b|\bwhat i think of\b|\bthought i was (?:her|his)\b|\bsoiled\b|\bwould have\b/,
    bright: true,
    hear: ['It must have felt so good to laugh like that.'],
    ask: ['What set you off?', 'Which of you started?', 'Who tells the best stories among you?'],
  },
  {
    id: 'friend-in-a-bad-way',
    cues: 'friend mate bestie flatmate roommate',
    when: /\byour (?:\w+ )?(?:friend|mate|bestie|flatmate|roommate|neighbou?r|colleague)\b(?:'s| is| has| keeps?| who| just| been| always| really| stopped)* (?:not (?:eating|ok|okay|well|sleeping|coping|himself|herself)|stopped (?:eating|posting|going (?:out|in|to \w+)|coming (?:to (?:school|work|class|training|lectures|church)|in|out))|eating (?:nothing|lunch)|keeps? going back to|going back to (?:him|her)|fine but|in a (?:relationship|bad way)|drinking|drinks too|on drugs|struggling|depressed|skinny|sleeping in (?:her|his) car|posts? really dark|says he's fine|saying (?:he|she)'s fine|sold his|hurting|in trouble|crying all)\b|\byou(?:'re| are) (?:so |really )?worried (?:sick )?about your (?:\w+ )?(?:friend|mate|bestie|flatmate|roommate)\b/i,
    unless:
      /\b(?:suicid\w*|kill|cuts? (?:herself|himself)|overdose|end it|died|self[- ]harm|goodbye)\b|\bi came out\b|\bcoming out\b/,
    hear: ['You can see that your friend is not well, and you cannot put it right for them.'],
    ask: [
      'Who else has seen it?',
      'When did you last have them to yourself?',
      'What are they like when they are well?',
    ],
  },
  {
    id: 'you-said-sorry',
    cues: 'sorry apolog',
    when: /\byou(?:'ve| have|'d)? (?:\w+ )?(?:said (?:that )?(?:you (?:are|were|'re) |you're )?sorry|apologi[sz]ed|rang (?:her|him|them) to apologi[sz]e|wrote to apologi[sz]e|texted to say sorry|tried to (?:say sorry|apologi[sz]e))\b/i,
    unless:
      /\b(?:apologi[sz]ed to me|she said sorry|he said he was sorry|ma'am|made coffee|at the same time)\b|\b(?:never|didn'?t|not|haven'?t|hadn'?t|couldn'?t|can'?t|wish (?:i|you)|should have|to the (?:chair|table|cat|dog|door|wall|lamp|bin|tree)|he apologi[sz]ed|for being (?:ill|sick|alive)|for crying|forty times|waiter|sorry for your loss|to everyone|out of habit|bumped|for my english)\b/,
    hear: [
      "Saying sorry isn't easy, and you did it.",
      "Once it is said it's in the other one's hands, and there is no hurrying them.",
    ],
    ask: ['What did they say back?', 'When did you say it?', 'What was it like to say?'],
  },
  {
    id: 'they-never-said-sorry',
    cues: 'sorry apolog',
    when: /\b(?:she|he|they|nobody|no one|friend|mate|sister|brother|mother|father|mum|mom|dad|boss|manager|teacher|neighbou?r)\b[^.]*\b(?:never|hasn't|haven't|didn't|not once|won't|doesn't|did not|not even|refuses? to)(?: even| ever| once| bother to)* (?:apologi[sz]ed?|say(?:s)? sorry|said sorry|come to say sorry|came to say sorry)\b|\bno(?:t a| not even an?)? (?:sorry|apology)\b|\bno one came to say sorry\b/i,
    unless:
      /\b(?:i didn't either|nor did i)\b|\b(?:i never|you never|you didn't|you haven't|need(?:n't)? apologi[sz]e|don't apologi[sz]e)\b|\b(?:abus\w*|raped?|assault\w*)\b/,
    hear: ['Without a sorry it stays open, and you are left with it.'],
    ask: ['What would you want them to have understood?', 'How have they been with you since?'],
  },
];

/** Somebody near is meant, and not a rival in love. */
function ofPeopleNear(): RegExp {
  return /\b(?:friends?|mates?|besties?|sister|brother|cousin|colleague|classmate|neighbou?r|flatmate|roommate|her|him|them|everyone|twin)\b/;
}
