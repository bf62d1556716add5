import type { Happening } from './happening.ts';

const friend =
  'your (?:(?:best|oldest|old|closest|close|good|dear|only|so-called|school|uni|childhood|work|lifelong) )*(?:friend|mate|bestie|bff|pal|buddy|bestfriend)';
const friends =
  'your (?:(?:best|oldest|old|closest|close|good|only|so-called|school|uni|childhood|work|two|three|2|3) )*(?:friends|mates|besties|pals|buddies|bestfriends)';
const they = `(?:he|she|they|${friend}|${friends})`;
const ofFriend =
  /\b(?:friends?|friendship|mates?|besties?|bff|pals?|budd(?:y|ies)|bestfriends?|roommates?|flatmates?|housemates?|neighbou?rs?)\b/;

/** With friends: drifting, left out, told on, the one who always writes; and what is kind among them. */
export const ofFriends: readonly Happening[] = [
  {
    id: 'chat-without-you',
    cues: 'chat chats group groupchat groupchats whatsapp only remov kick',
    when: /\bmade (?:a|the) (?:whatsapp |new )?(?:group|chat|groupchat)\b[^.]*\bforgot (?:you|to add you)\b|\b(?:group ?chats?|gc|whatsapp|chat)\b[^.]*\b(?:without you|(?:but|except)(?: for)? you|you're not in|you weren't in|not in it)\b|\b(?:made|have|got|started|there's|'ve|run) (?:a|another|one)(?: \w+){0,2} (?:group|chat) without you\b|\bonly one (?:who's |who is |who was |that's )?not in (?:it|the (?:group|chat))|\b(?:removed|kicked|took|taken|booted|threw|dropped|deleted) you (?:from|out of|off) the (?:\w+ )?(?:group|chat|whatsapp|group ?chat)\b/i,
    unless: /\bsurprise\b|\bfor my (?:birthday|leaving)\b/,
    hear: [
      'Being left out of a chat you know about hurts every time it comes up.',
      'Every laugh and every plan since then gets gone over again, to see which side of it you were on.',
    ],
    ask: [
      'Who in it are you closest to?',
      'Has anybody in it mentioned it to you?',
      'How long do you think it has been going?',
    ],
  },
  {
    id: 'went-without-you',
    cues: 'invit uninvit ask asked without left leave leav',
    when: /\b(?:didn't|never|don't|doesn't|did not|not|hasn't|haven't) (?:even |once |bother to )?(?:invite[sd]?|inviting|ask(?:ed)? you (?:along|to come|to go|if you (?:want|were))) ?(?:you)?\b|\byou(?:'re| are)? (?:weren't|wasn't|aren't|were not|not|never (?:get|got|were|was|are)|didn't get|haven't been|hadn't been|don't get) (?:even |ever |actually )?(?:invited|asked along)\b|\b(?:nobody|no one|no-one|none of them) (?:\w+ )?(?:invited|invites|asked you (?:along|to (?:come|go|join)))\b|\b(?:everyone|everybody|all)(?: \w+){0,3} (?:was|were|is|are|got|has been) (?:invited|asked|going)\b[^.]* (?:but|except|apart from|bar)(?: for)? you\b|\b(?:left|leaves?|leaving) you out\b|\b(?:being|were|get|got|always) left out\b|\buninvited you\b|\b(?:they|all|everyone|friends|mates|girls|boys|lads|others|them|flatmates|colleagues|team|cousins|sisters|brothers)\b[^.]*\b(?:went|gone|going|go|booked|met|out|off|meet(?:ing)?|trip|party|dinner|lunch|holiday|drinks|weekend)\b[^.]*\bwithout you\b/i,
    unless:
      /\b(?:you|i) (?:didn't|never|don't|did not|haven't|hadn't) (?:even |ever )?invite|\bleft out (?:in|on|of the (?:bag|box|fridge))|\bleft out (?:food|a|the)\b|\b(?:leaving|left|leave) (?:a|the|it|this|that|out) |n't leave (?:you|me) out\b|\b(?:that|it) isn't\b|\b(?:you|i)(?:'ve| have|'d) left out\b|\bthis one\b|\bbetter off without\b|\bhe(?:'s| is)? (?:gets? |being |feels? )?left out\b|\bshe(?:'s| is)(?: being)? left out\b|\bmy (?:son|daughter|boy|girl)\b|\b(?:invited|asked) (?:me |us |you )?back\b|\bn't go (?:outside|out|anywhere) without (?:me|you)\b|\bgo outside without\b|\b(?:kids|children|toddler)\b/,
    hear: ['They went, and nobody asked you. That hurts.'],
    ask: [
      'Does anyone there know you noticed?',
      'Who would you have liked to think of you?',
      'Has it happened with them before?',
    ],
  },
  {
    id: 'saw-it-in-photos',
    cues: 'photo pics pictures post posts posted stor insta facebook snap tagged',
    when: /\b(?:saw|seen|see|seeing|found|came up|popped up|posted|posts)\b[^.]*\b(?:photos?|pics|pictures|stor(?:y|ies)|posts?|posted|insta\w*|facebook|snap\w*|tagged)\b|\bposted it\b/i,
    unless: /\b(?:died|funeral|my ex|his ex|the ex|job|old photos)\b/,
    beside:
      /\b(?:without me|(?:didn'?t|never|not|nobody|no one) (?:\w+ )?(?:invite\w*|ask(?:ed)?|tell|told) me|nobody (?:said|told)|didn'?t (?:tell|invite|say)|all my (?:friends|mates)|all of them there|everyone (?:but|except) me|reunion)\b/,
    hear: [
      "It's a horrible way to find out.",
      'You look for yourself in a photo you were never in, and then go through who was standing next to whom.',
    ],
    ask: ['Who was in it that surprised you?', 'How many times have you gone back to look?'],
  },
  {
    id: 'nobody-came',
    cues: 'nobody no noone none only two three one people',
    when: /\b(?:nobody|no one|no-one|noone|none of (?:them|your \w+)|not one of them|not a (?:single )?soul|only (?:one|two|three|four|[1-4])\b(?: \w+){0,3}|(?:one|two|three|[1-4]) (?:people|ppl|friends))(?: \w+){0,5} (?:came|showed up|turned up|showed|bothered coming|rsvp'?d|is coming|are coming)\b(?: \w+){0,4}|\b(?:one|two|three|four|five|six|seven|[1-9]) (?:people |friends )?(?:came|turned up|showed up) out of\b/i,
    unless:
      /\bonly one who\b|\bthe only one\b|\b(?:nobody|no one|noone) came (?:to help|when|back|out|near|home|in\b|up to|for me)|\b(?:died|funeral|hospital|ambulance|police|ward)\b|\b(?:chat|app|talking to myself|online|zoom)\b/,
    beside:
      /\b(?:birthday|party|gig|concert|show|play|dinner|event|opening|exhibition|launch|club|group|class|barbecue|bbq|housewarming|do\b|wedding|reading|meeting|stall|match|recital|invit\w+|brownies|cake)\b/,
    hear: [
      'That must have hurt so much, waiting and nobody coming.',
      'You go on watching the door long after you know, with the same face on as at the start.',
    ],
    ask: [
      'Who did you think would be first through the door?',
      'What did you do when it got late?',
      'Has anyone said anything since?',
    ],
  },
  {
    id: 'forgot-your-birthday',
    cues: 'birthday bday',
    when: /\b(?:forg[eo]t\w*|missed|missing|remember\w*|didn't (?:say|text|wish|call|ring|mention)|hasn't (?:said|mentioned)|nobody|no one|only)\b[^.]*\byour (?:own )?(?:\w+ )?(?:birthday|bday|b-day)\b|\byour (?:\w+ )?(?:birthday|bday)\b[^.]*\b(?:nobody|no one|only|phone didn't|forg[eo]t\w*|not one|no message|no card)\b|\b(?:forgotten|forgot|forgets),? your birthday\b|\b(?:nobody|no one|no-one|only)\b[^.]*\bwish(?:ed|es)? you (?:a )?happy (?:birthday|bday|b-day)\b/i,
    unless:
      /\byou (?:\w+ )?(?:forg[eo]t|missed|remember|only)\b|\bi (?:\w+ )?(?:forgot|missed) (?:my|his|her)|\b(?:cake|party|present|came to|come to|nobody came|no one came|surprise)\b[^.]*birthday|\bnobody came\b|\bdied\b|\bdidn't forget\b|\bhospital\b|\bsurgery\b/,
    hear: ['It hurts most when it comes from people you would never forget.'],
    ask: [
      'Who did you most think would remember?',
      'What did you do with the day in the end?',
      'Did anyone at all do something nice for it?',
    ],
  },
  {
    id: 'you-forgot-theirs',
    cues: 'forgot forget missed',
    when: /\byou (?:(?:completely|totally|clean|just|nearly|always|even|have|only) )?(?:forgot|forget|forgotten|missed)\b[^.]*\b(?:her|his|their|'s|s') (?:\w+ ){0,2}(?:birthday|bday|anniversary|wedding|big day|leaving do|party|hen|show|play)\b/i,
    unless:
      /\bmissed (?:about )?every\b|\b(?:visa|pending|travel|ill|hospital|lockdown)\b|\b(?:died|dead|dementia|funeral)\b/,
    hear: [
      "You didn't mean to, and you feel bad about it.",
      'You can think of somebody all year and miss the one day it is counted on.',
    ],
    ask: ['What made it come back to you?', 'Have they said anything about it?'],
  },
  {
    id: 'always-writes-first',
    cues: 'always only first one never nobody wouldn',
    when: /\b(?:always|only) (?:the )?(?:only )?(?:one|you|person) (?:who|that|to|that's|who's|who has|that has)(?: to|'s)?(?: always| ever| has to| have to| had to)? ?(?:write|text|message|call|ring|phone|plan|organi[sz]e|reach|start|initiat|invit|arrang|suggest|visit|travel|check|make|mak|get|drive to)\w*\b|\byou(?: are|'re)? always (?:have to |had to |the (?:one|first) to )?(?:text|write|message|call|ring|initiate|reach out|arrange|organi[sz]e)(?:ing|s)? (?:\w+ )?first\b|\byou(?: are|'re)? always (?:have to |the (?:one|first) to )(?:text|write|message|call|ring|initiate|reach out|arrange|organi[sz]e)\b|\bif you (?:didn't|don't|did not|do not|stopped|hadn't) (?:text|write|message|call|ring|reach out|ask|arrange|organi[sz]e|texting|writing|calling|messaging)\b[^.]*\b(?:nobody|no one|never|nothing|wouldn't|don't|doesn't|would(?:n't)?)\b|\b(?:never|don't|doesn't|hardly ever) (?:text|message|write|call|ring|initiate|contact)s?(?: you)? first\b/i,
    unless: /\bsuicid|\bjob\b|\bcustomers?\b|\bclients?\b|\bemergency\b|\b999\b|\bmeetings?\b/,
    hear: [
      "It's tiring to be the one who always writes first.",
      'Each message turns into a small question about whether you are wanted, and all they see is a hello.',
      'You never get to find out what it is like to be looked for.',
    ],
    ask: [
      'Who would you most like to hear from without asking?',
      'Have you ever waited to see what would happen?',
      'When did one of them last get in first?',
    ],
  },
  {
    id: 'stopped-asking-them',
    cues: 'stopped quit gave given',
    when: /\byou(?:'ve| have|'d)? (?:just |sort of |kind of |finally |long since )?(?:stopped|quit|gave up|given up)(?: on)? (?:suggesting|texting|asking(?! (?:for (?:help|more)|why|what|god))|calling|inviting|messaging|reaching out|organi[sz]ing|ringing|phoning|arranging|writing to|telling (?:her|him|them|people|anyone)|trying with|going round)\b/i,
    unless: /\b(?:calling it|lab|clinic|hospital|doctors?|council|agency|office|company|work)\b/,
    hear: ['After a while it hurts too much to go on asking.'],
    ask: ['When was the last time you tried?', 'What did they say, the last few times?'],
  },
  {
    id: 'no-reply-from-them',
    cues: 'repl answer read seen respon text texted texts wrote written ticks opened active online back',
    when: new RegExp(
      `\\b(?:left|leaves|leaving|leave)(?: you)? on (?:read|seen|delivered)\\b|\\b(?:blue|grey|double) ticks?\\b|\\b${they}(?:'s|'ve| has| have| is)? ?(?:still |just |only )?(?:hasn't|haven't|has not|didn't|doesn't|never|not|don't|won't|did not)(?: even| ever| been)? (?:repl(?:ied|y|ies|ying)|answer(?:ed|s|ing)?(?! (?:the door|for|back to))|text(?:ed|s)?(?: you)? back|writ(?:ten|e)(?: you)? back|wr[io]tes?(?: you)? back|message[ds]?(?: you)? back|respond(?:ed|s)?|open(?:ed|s)? (?:it|your)|read (?:it|your message)|texted|got back to you|written|messaged|rung back|called back)\\b|\\b(?:no|without an?) (?:reply|answer|response|text back) (?:from (?:her|him|them)|yet|since|for)\\b|\\bcan see (?:that )?(?:she|he|they)(?:'s| is|'re| are|'s been|'ve been) (?:active|online)\\b|\\band not replied\\b`,
      'i',
    ),
    unless:
      /\b(?:application|interview|council|landlord|solicitors?|bank|doctors?|gp|hospital|clinic|company|agent|agency|hr|police|insurance|clients?|invoice|boss|manager|recruiters?|embassy|visa|lawyer|you (?:haven't|didn't|don't|never) (?:replied|answered|reply|answer)|dog|knock|gaming|kyiv|war|bus|truck|jacket|storm|hospital|safe|scared for|worried about|driving|died|dead|god|pray\w*|question|lessons?|online (?:shop|class|course|game)\w*)\b|\b(?:cyclone|hurricane|typhoon|flood\w*|oil rig|earthquake|shelling|front line|accident|crash\w*|trawler|missing)\b|\b(?:unemployment|office|jobs?|neighbou?rs?|their door|there door|phones|customer service|school|teachers?|professors?)\b/,
    hear: [
      "It isn't easy to get no answer and be left guessing.",
      'No answer leaves you guessing, and mostly you look for it in yourself.',
    ],
    ask: [
      'What did you say in your last one?',
      'How quick are they to answer, usually?',
      'When did you last hear from them?',
      'What do you imagine is going on at their end?',
    ],
  },
  {
    id: 'you-never-answered',
    cues: 'repl answer ignor ring read messages calls texts open back',
    when: /\byou (?:\w+ )?(?:haven't|hadn't|don't|never|can't|still haven't) (?:\w+ )?(?:repl(?:ied|y)|answer(?:ed)? (?:\w+ )?(?:texts?|messages?|mails?|letters?|emails?|calls?|anyone|anybody|since|for|(?:her|him|them)$)|text(?:ed)? (?:\w+ )?back|writ(?:ten|e) (?:\w+ )?back|message[d]? (?:\w+ )?back|open(?:ed)? (?:your|the|any|their|her|his) (?:messages?|texts?|whatsapp))\b|\byou(?:'ve been|'re| are| keep| just| have been)? ?ignor(?:e|ed|ing) (?:(?:all|most) (?:of )?)?(?:your|his|her|their|everyone's|the) (?:\w+ )?(?:messages?|calls?|texts?|friends?|mates?|phone)\b|\byou (?:just )?let it ring$/i,
    unless:
      /\b(?:died|wasn't any morning|ranked|exam|teacher asked|good|drawer|question|bank|debt|bailiff|boss|work|bills?|brown envelopes?|interview|kids?|toys?)\b/,
    hear: ['The longer it goes on, the harder it gets to answer.'],
    ask: ['Who has been waiting longest?', 'What was it they wrote?', 'When did it start getting hard to answer?'],
  },
  {
    id: 'typed-and-deleted',
    cues: 'type typed typing write wrote writing start started delet rub rubb draft compos send sent',
    when: /\b(?:typ(?:e|ed|ing)|wr[io]te|writing|written|start(?:ed)?|begin|draft(?:ed)?|compos\w+)\b[^.]*\b(?:delet\w+|rubb?(?:ed|ing)? (?:it )?out|erase\w*|scrap(?:ped)?|never (?:sent|send)|(?:didn't|don't|not|can't|couldn't) (?:send|sent|press)|unsent)\b|\byou (?:keep |just |then )?delet(?:e|ed|ing) the (?:message|text|whole)(?: all| again)?$|\b(?:message|text|letter|email)\b[^.]*\b(?:sitting )?in (?:your )?drafts\b/i,
    unless:
      /\b(?:before (?:you|i) delete|felt good|goodbye letter|(?:typed|written|wrote) (?:this|that)|paragraph|resignation|sponsor|photo|photos|instagram|app|thesis|essay|novel|cv|chapter|job|application|boss|account)\b/,
    hear: [
      "It can't be easy to find words that feel right, and harder to send them.",
      'Everything you put down is either too small for what it is about or too big to send.',
    ],
    ask: ['What does the first line say?', 'Who is it to?', 'Which bit do you keep taking out?'],
  },
  {
    id: 'friends-drifting',
    cues: 'drift apart grow grew growing grown losing lost close used run polite different distant fad talk less once changed',
    when: /\b(?:drift(?:ed|ing|s)?|grow(?:n|ing)?|grew) (?:apart|away)\b|\b(?:we|you|you've|you're|friendship|just|'ve)(?: \w+){0,2} (?:drifted|drifting)\b|\b(?:you(?:'re| are)|you think you're|feels? like you're|like you're) (?:slowly )?losing (?:her|him|them|your (?:best |oldest |only )?friends?)\b|\b(?:not|aren't|isn't|no longer|weren't) (?:as|so|that|really) close\b|\byou (?:two |both |all )?used to (?:talk|text|speak|be (?:so |really |that |very )?close|be best|see each other|hear from (?:her|him)|hang out|call|ring|tell (?:each other|her|him)|do everything|laugh|play|chat|meet)\b|\brun out of (?:things|anything) to say\b|\b(?:friend|friendship|mate|she|he|it)(?:'s| is| was|'s been| has)? (?:\w+ )?(?:just polite|feels? different|so distant|gone distant|being distant|fading|faded|fizzled|changed towards you)\b|\bdoesn't (?:call|ring|text|write|message|want to know) (?:you )?(?:any ?more|like)\b/i,
    beside: ofFriend,
    unless:
      /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|fianc\w+|marriage|dad|mum|mom|son|daughter|brother|sister)|died|dead|funeral|passed away|suicide|cancer|(?:he|she)'s gone|since (?:he|she) went|be friends with benefits)\b/,
    hear: ['Nobody decided it, and you see less and less of each other.'],
    ask: [
      'When did you last laugh together?',
      'What did you use to tell each other that you keep back now?',
      'When did it begin to thin out?',
    ],
  },
  {
    id: 'new-friends-instead',
    cues: 'new replac save saved saves seat sits sit sat table instead started hang goes went',
    when: new RegExp(
      `\\b(?:${friend})\\b[^.]*\\b(?:has|got|'s got|found) (?:a |her |his )*new (?:best )?(?:friend|mate|bestie)\\b|\\b${they}(?:'s|'ve| has| have)? ?(?:got |made |found |brought |hangs? (?:out|around) with |is with |been with |started (?:sitting|hanging out|hanging around|going round|eating|walking) with |goes? off with |went off with |off with )?(?:a |some |her |his |their |all (?:her|his|their) )*new (?:best )?(?:friends?|mates?|squad|group|people|crowd|bestie|gang|lot)\\b|\\breplac(?:ed|ing) you\\b|\\b(?:being|been|were|got|feel|felt) replaced\\b|\\b(?:doesn't|didn't|don't|won't|never|not) (?:even )?saved? you (?:a|the|your) (?:seat|chair|place|spot)\\b|\\b(?:she|he|they)(?:'s| is| was| were|'re)? (?:now )?(?:sits?|sat|sitting) (?:with|next to) (?:them|him|her|other|the|[a-z]+)\\b[^.]*\\b(?:now|instead|didn't even|doesn't even)\\b|\\b(?:started|has started|'s started|began|always|goes off|went off|hangs (?:out|around)) (?:sitting|hanging (?:out|around)|going (?:round|out|off)|eating|walking|playing)? ?with (?:the (?:\\w+ )?(?:girls|boys|lads|popular|cool|others|team|\\w+ lot)|her new|his new|other people|that lot|them)\\b|\\b(?:prefers?|chose|picked|rather) (?:her|him|them)(?: over you| to you)\\b`,
      'i',
    ),
    beside: ofFriend,
    unless:
      /\bmy (?:son|daughter|boy|girl|kid|lad|husband|wife|boyfriend|girlfriend)\b|\b(?:boss|manager|the job)\b|\bnew people (?:at|in)\b/,
    hear: ['Nobody did anything wrong, and it still hurts to be second.'],
    ask: [
      "What's it like when it is only the two of you?",
      'How long had it been you two?',
      'Have you met any of the new ones properly?',
    ],
  },
  {
    id: 'friend-about-to-move',
    cues: 'moving leaving emigrat going',
    when: new RegExp(
      `\\b(?:${friend}|${friends}|your (?:neighbou?r|flatmate|roommate))(?:'s| is| are)(?: just| all| actually)? (?:moving|emigrating|leaving|going) (?:to (?!bed|work|be\\b|get|have|marry|the |a |kill|hurt)|away|back (?:to|home)|abroad|overseas|out of|for (?!a (?:walk|drink|smoke)))`,
      'i',
    ),
    unless:
      /\b(?:died|hospice|my (?:son|daughter|dad|mum|mom|husband|wife))\b|\b(?:my street|near me|nearby|closer|next door|round the corner|to my (?:town|city|road|village))\b/,
    hear: ["It's sad when somebody you'd miss is going.", 'Each ordinary evening with them has a number on it now.'],
    ask: [
      'When do they go?',
      'How did they tell you they were going?',
      'What will be the oddest thing to do without them?',
    ],
  },
  {
    id: 'friend-moved-away',
    cues: 'moved moving leaving left emigrat going gone away',
    when: new RegExp(
      `\\b(?:${friend}|${friends}|your (?:neighbou?r|flatmate|roommate)|the only (?:friend|person|one)[^.]*)(?: here| there)?(?:'s| has| is|'ve| are| have)?(?: just| all)? (?:moved|emigrated|gone|left) (?:to (?!bed|work|the other|the (?:shop|loo))|away|back|abroad|overseas|home|out of|for (?!a (?:walk|drink|smoke)))|\\bsince (?:she|he|they|[a-z]+) moved (?:to|away|back|abroad)\\b`,
      'i',
    ),
    beside: ofFriend,
    unless:
      /\b(?:died|funeral|suicide|my (?:son|daughter|dad|mum|mom|husband|wife)|going to be|going to (?:marry|have|kill|hurt)|left me)\b/,
    hear: ['They are still your friend, and you cannot just meet any more.'],
    ask: [
      'What did you two mostly do together?',
      'When might you see each other again?',
      'What was the last thing you wanted to show them?',
    ],
  },
  {
    id: 'said-theyd-visit',
    cues: 'said promised swore say promise',
    when: /\b(?:they|she|he|friends|mates|everyone|everybody|all)\b[^.]*\b(?:said|promised|swore|promise) (?:\w+ )?(?:they|she|he)(?:'d| would|'ll| will) (?:all )?(?:(?:come and |come over and |come to )?(?:visit|see you)|keep in touch|stay in touch|come (?:over|down|out) (?:in|every|at|for))\b|\byou (?:two |all |both )?(?:said|promised|swore) (?:that )?you(?:'d| would) (?:always |still |never )?(?:play|keep in touch|stay in touch|talk every|call every|write every|visit|stay (?:friends|close)|meet up|be friends|lose touch)\b/i,
    unless:
      /\b(?:doctor|nurse|landlord|plumber|council|hospital|bank|agency|company|engineer|police|consultant|clinic|office|vet|tonight|tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\band (?:he|she|they) (?:came|did|does|do)\b/,
    hear: [
      "It's sad when what was promised slips away.",
      'Nobody wants to be the one who reminds people of what was said, so you just go on knowing it.',
    ],
    ask: [
      'How did you picture it, back then?',
      'Who of them have you heard from at all?',
      'Has anybody mentioned it since?',
    ],
  },
  {
    id: 'cancelled-on-you',
    cues: 'cancel bail flak stood pulled blew turn turned show showed rain',
    when: new RegExp(
      `\\b(?:${they}|everyone|[a-z]+)(?:'s|'ve| has| have| just| always| keeps?| only)* (?:cancel(?:led|ed|s|ling|ing)?|bail(?:ed|s|ing)?|flak(?:ed|es|ing|e)|pulled out|dropped out|cried off|(?:didn't|never|doesn't|don't) (?:even )?(?:turn(?:ed)?|show(?:ed)?) up|blew you (?:out|off)|stood you up)\\b`,
      'i',
    ),
    beside: ofFriend,
    unless:
      /\b(?:you|i)(?:'ve|'d| have| had)? (?:\w+ )?(?:cancel\w*|bail\w*|flak\w*|pulled|dropped|stood)\b|\b(?:flight|train|bus|appointment|operation|surgery|exam|exams|class|school|trip|wedding|subscription|order|clinic|gp|doctor|boss|payment|insurance|bailiffs?)\b|\bpulled out (?:a|the|his|her)\b/,
    hear: ['You had kept the time free, and then nobody came.'],
    ask: ['What had the two of you planned?', 'Did you get a reason?'],
  },
  {
    id: 'you-cancelled',
    cues: 'cancel busy excuse bail pretend said invite turn',
    when: /\byou(?:'ve|'d| have| had)? (?:just |always |keep |kept |then |even )?(?:cancel(?:led|ed|ling|ing)?(?: on (?!you)| again|$| plans| last minute)|bail(?:ed|ing)? (?:on|again|out)|ma[dk]e (?:up )?(?:an |some |another )?excuses?|sa(?:y|id) you(?:'re| are| were|'ve got| had)? (?:busy|ill|sick|a headache|a cold|plans)|pretend(?:ed)? (?:to be|you(?:'re| were)) (?:busy|ill|sick))\b/i,
    unless:
      /\b(?:flight|appointment|subscription|membership|operation|surgery|order|card|boss|work|job|insurance|school|gym)\b/,
    hear: [
      "Saying no was a relief at first, and now it doesn't feel so good.",
      'Saying no is over in a line, and then you sit with the evening it has left you.',
    ],
    ask: [
      'What did you tell them?',
      'Who was it you would have seen?',
      'What was it about going that you could not face?',
    ],
  },
  {
    id: 'confidence-broken',
    cues: 'told tell secret outed private confidence trust screenshot shown showed spread',
    when: /\b(?:told|shared|spread|leaked|spilled|spilt|blabbed|tells|telling|knows?) (?:\w+ ){0,4}your (?:\w+ )?secrets?\b|\bouted you\b|\bbetrayed your (?:trust|confidence)\b|\bbroke your (?:trust|confidence)\b|\byou told (?:her|him|them)(?: that| it| this)? in (?:private|confidence|secret)\b|\b(?:she|he|they|somebody|someone|your [a-z]+(?: [a-z]+)?)(?:'s|'ve|'d| has| have| had)? (?:\w+ )?(?:told|tells|repeated|passed on|shown|showed|read out|screenshot(?:s|ted)?)\b[^.]*\b(?:what|everything|things|stuff|that) you(?:'d| had|'ve|) (?:ever )?(?:told|said|wrote|sent|confided)\b|\bscreenshot(?:s|ted) (?:of )?(?:your (?:messages?|texts?|chats?)|everything you)\b/i,
    unless:
      /\b(?:forget|love|proud|doctor|police|nurse|you told (?:her|his|their) secret)\b|\bcheat\w*|\bbroke up\b|\bbreak ?-?up\b|\baffair\b|\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+)\b/,
    hear: ['You trusted them with it, and they passed it on.'],
    ask: [
      'Who have you found out knows so far?',
      'Have they any idea you found out?',
      'How long had you trusted them with things?',
    ],
  },
  {
    id: 'told-everyone-of-you',
    cues: 'told telling tells',
    when: /\b(?:she|he|they|somebody|someone|your [a-z]+(?: [a-z]+)?)(?:'s|'ve|'d| has| have| had| must have)?(?: just| gone and| went and| been| actually| only| then)* (?:told|telling|tells) (?:everyone|everybody|the whole \w+|the entire \w+|people|half (?:the|of) \w+|all (?:of )?(?:your|her|his|their|the) \w+|(?:your|her|his|their|the) (?:\w+ )?(?:friends|mates|class|family|group|table|year|office))(?: (?:on|at|in) (?:the )?\w+)? (?:that |about |how |what )?(?:you(?!r)|your|you're)\b/i,
    unless:
      /\b(?:proud|birthday|well done|won|passed|amazing|surprise|nice about|good things|how (?:good|great|brave)|loved?|saved|going|abroad|secret|in private)\b|\btold (?:everyone|people|them|the class) to\b|\bi got (?:the|in|a|an)\b|\bso (?:that )?(?:they|people|everyone)(?:'d| would| could)\b|\bengaged\b/,
    hear: [
      "It's horrible to have your side of it told by somebody else.",
      "It is out in a version you didn't choose, and you can't go round and hear what each of them made of it.",
      'A thing like that cannot be asked back to the size it was before people had it.',
    ],
    ask: [
      'What did people do when they heard it?',
      'Has anyone been decent about it?',
      'Do they know how you took it?',
    ],
  },
  {
    id: 'let-out-their-secret',
    cues: 'secret slip blurt spill spilt blab confidence trust let gave told said came',
    when: /\byou (?:accidentally |just |stupidly |went and |drunkenly )?(?:told|let slip|spilled|spilt|shared|gave away|blabbed|blurted(?: out)?|let out|revealed) (?:\w+ )?(?:your (?:best |old )?(?:friend|mate|sister|brother|flatmate|roommate|colleague|cousin)'s|her|his|their|someone's|somebody's|a friend's|[a-z]+'s) (?:\w+ )?(?:secrets?|private|business|news|confidence)\b|\byou broke (?:her|his|their|your \w+'s) (?:trust|confidence)\b|\byou betrayed (?:her|his|their|a|your \w+'s?)\b/i,
    hear: [
      "You feel bad about it, and you can't take it back.",
      'You hear that sentence again for days, and each time there is still a place where you could have stopped.',
    ],
    ask: ['Do they know yet that it got out?', 'What were you all talking about just then?', 'Who was it that heard?'],
  },
  {
    id: 'asked-to-keep-it',
    cues: 'swear swore promise tell secre keep',
    when: /\b(?:made|make|makes) you (?:swear|promise)\b|\b(?:swore|sworn) (?:you )?to secrecy\b|\b(?:she|he|they|your [a-z]+(?: [a-z]+)?)(?:'s|'d| has| had)? (?:\w+ )?(?:told|asked|asks|begged|wants) you not to (?:tell|say|mention)\b|\b(?:said|says|told you|goes|begged you)\b[^.]*["' ](?:please )?(?:don't|do not|not to|never) (?:you dare )?(?:tell|say anything to) (?:the others|anyone|anybody|mum|mom|dad|him|her|them|your|my|a soul|no ?one|nobody|people)\b|\byou promised (?:not to (?:tell|say)|you wouldn't (?:tell|say))\b/i,
    unless: /\b(?:touch\w*|rap(?:e|ed)|abus\w+|our secret|hit you|hits you)\b/,
    hear: [
      "That's a heavy thing to be asked to keep to yourself.",
      'It is theirs to tell, and meanwhile it is you who lies awake with it.',
    ],
    ask: ['How long have you been keeping it?', 'Does anyone suspect?', 'How are they with you since they told you?'],
  },
  {
    id: 'talked-about-behind-you',
    cues: 'behind talk bitch rumou rumor gossip slag laughing group page account whisper',
    when: /\b(?:talk(?:s|ing|ed)?|speak(?:s|ing)?|said|says|bitch(?:ing|es|ed)?|gossip\w*|whisper(?:ing|s|ed)?|laugh(?:ing|ed)?|slagg(?:ing|ed)|moan(?:ing|ed)|things)\b[^.]* behind your back\b|\b(?:(?:they|she|he|everyone|people|friends?|mates?|girls|boys|colleagues?|roommates?|flatmates?|neighbou?rs?|all|class|mums|mothers)(?:'re| are|'s| is| were| was| all|'ve been|'s been| have been)* |them |been )(?:talk(?:s|ing|ed)?|bitch(?:ing|es|ed)?|gossip\w*|whisper(?:ing|s|ed)?|moan(?:ing|ed)) (?:\w+ )?about you\b(?! (?:moving|getting|going|coming|having|being|as (?:if|though)|like))|\b(?:rumou?rs?|gossip) (?:\w+ ){0,3}(?:about you|that you)\b|\bslagg(?:ing|ed) you\b|\bmade (?:a|an|another) (?:group|chat|page|account) about you\b/i,
    unless:
      /\b(?:(?:says?|said|told me) (?:that )?(?:he|she|they) (?:always )?(?:talked|spoke|talks) about (?:me|you)|all good|voices?|tv|telly|radio|proud(?:ly)?|doctors?|fondly|nicely|good things|agents?|aliens?|surprise|to my face)\b|\bdied\b|["“]|^you(?:'ve| have|'re| are)? (?:been )?(?:talk|speak)\w*\b.*behind your back/,
    hear: ['After that you do not know any more who means it when they are friendly.'],
    ask: ['How did it get back to you?', 'Who was in on it, do you know?', 'How have they been to your face?'],
  },
  {
    id: 'you-told-on-them',
    cues: 'told reported grass snitch dobb report',
    when: /\byou (?:(?!get|got|were|are|was)\w+ )?(?:told on|grassed|snitched|dobbed (?:her|him|them)|ratted on|blew the whistle)\b|\bit was you (?:that|who) (?:told(?! (?:her|him|them) to)|reported|said something|grassed)\b/i,
    unless: /\b(?:police|raped?|hit me|beat|wall)\b/,
    hear: [
      "It took courage, and it hasn't made things easy.",
      'You can believe it was right and still have to sit across from them.',
    ],
    ask: ['Who else knows that it was you?', 'What made you say it, in the end?', 'How did it turn out for them?'],
  },
];
