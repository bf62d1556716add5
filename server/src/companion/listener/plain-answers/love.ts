import { eachOf } from '../patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

const kin =
  '(?:mum|mom|mam|mother|dad|father|parents?|sister|brother|gran|nan|grandma|grandad|son|daughter|cousin|aunt|uncle)';
/** Someone they are, or could be, a couple with. */
const spouse =
  'husband|wife|hubby|missus|boyfriend|girlfriend|bf|gf|partner|fianc\\w*|spouse|other half|better half|fella|bloke|(?:gentleman|lady) friend|my (?:man|woman|girl|guy|lad)|marri(?:ed|age)|couples?|relationship|been together|(?:years|months|yrs) together|together (?:for )?(?:\\d+|\\w+) (?:years|months|yrs)|together since|we live together|moved in together';
const someone = `${spouse}|he|she|him|her|us|we|we've|he's|she's`;
const dating =
  'dat(?:e|ed|es|ing)|tinder|hinge|bumble|grindr|apps?|dating sites?|sites?|profile|match(?:ed|es)?|singles|speed dating|crush|fanc(?:y|ies|ied)|flirt\\w*|romance|romantic|court(?:ing|ship)|boyfriend|girlfriend|companion\\w*|look(?:ing)? for love|find(?:ing)? love|meet(?:ing)? (?:someone|somebody|a (?:man|woman|guy|girl|lady|partner)|men|women)|a relationship|ask(?:ed|ing|s)? (?:me|him|her|them) (?:out|for a (?:drink|coffee))|(?:gentleman|chap|lady|man|woman) (?:has|from|at)';
/** A couple that has come apart. */
const ended =
  "ex(?:es)?(?:'?s)?|ex-\\w+|former (?:husband|wife|partner|boyfriend|girlfriend|in-laws)|(?:broke|broken|breaking|break|split|splitting) up|break-?ups?|we(?:'ve)? split|split (?:in|from|last|a)|divorc\\w*|separat(?:ed|ion|ing)|dumped|ended (?:it|things|our)|it(?:'s| has)? ended|(?:broke|called) (?:it|things|the (?:wedding|engagement)) off|broke off|called off the (?:wedding|engagement)|finished (?:it|things|with)|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner)(?:'s|'ve| has| have)? left|left me|i left (?:him|her|them|my)|moved out|not together|no longer together|used to (?:date|go out with|be with)|last relationship";
const childrenWords = 'kids?|children|son|daughters?|little ones?|toddler|teen\\w*|boys|girls|sons';

/** What people ask about dating, being a couple, coming apart and being on their own. */
export const loveAnswers: readonly PlainAnswer[] = [
  {
    id: 'too-old-to-date',
    asks: /^(?!.*\bhow (?:do|can|to|would)\b).*\b(?:people my age|anyone my age|kidding myself|a bit late|too (?:old|late)|past it|over the hill|at (?:my|our) (?:age|time of life)|an age where|a fool of|ridiculous|silly|daft|laugh|pathetic|embarrassing|any (?:sense|point)|worth it|bother|(?:at|in (?:my|your|one's|their)) (?:[3-9]\d|thirt\w+|fort\w+|fift\w+|sixt\w+|sevent\w+|eight\w+|ninet\w+)|[3-9]\d too old)\b/,
    about: eachOf(
      `${dating}|find (?:someone|somebody|anyone)|for (?:a )?coffee`,
      'my age|too old|past it|at (?:my|our) (?:age|time of life)|[3-9]\\d|(?:late |mid )?(?:thirt|fort|fift|sixt|sevent|eight|ninet)\\w+|retired|pension\\w*|grand(?:mother|father|ma|dad|kids|children)|an age',
    ),
    not: /\b(?:jealous|fond of each other|unreasonable|spark|tea with an old|my friend has|age gap|years? (?:older|younger)|(?:older|younger) than|too old for me|died|passed|my (?:husband|wife|boyfriend|girlfriend) (?:is|and|has|says|wants)|text|profile say|second date|job|marry|married to)\b/,
    say: [
      "You're not too old, and if you're even a bit curious I'd give it a go. Start with messages, then a coffee somewhere public. You can stop any time it isn't fun.",
      'People start at every age, and plenty find somebody late on. You know yourself better now than you did at twenty, which helps. Try it for a month and keep what you enjoy.',
    ],
    ask: ['What would you like it to bring into your week?', 'What would be an easy first step?'],
  },
  {
    id: 'does-not-ready-mean-no',
    asks: /\b(?:code for|stick around|stay around|bother waiting|being nice|change (?:his|her|their) mind|isn't interested|should i (?:wait|move on|give up)|come round|how long do i wait|mean|polite|code|a no|just no|wait\w*|hang on|hold on|hold out|ever (?:real|true|be ready)|real|turn into|gonna be ready|going to be ready|letting me down|let me down|actually exist|excuse|just say|hope|any chance|take it as|brush off|fob\w*|not (?:into|interested)|change (?:his|her|their) mind)\b/,
    about: eachOf(
      "(?:not|isn't|aren't|wasn't sure (?:he|she|they) (?:was|were)|wasn't|n't feel) (?:really |quite |yet )?ready|(?:not|isn't|aren't) in (?:the right|a good|a) (?:place|headspace)|weird place|(?:not|isn't|aren't|wasn't|don't|doesn't|didn't) (?:looking for|want|wanting|after) (?:anything|something|a) (?:serious|relationship)|anything serious|timing(?:'s| is| was) (?:\\w+ )?(?:wrong|bad|off)|work on (?:himself|herself|themselves|themself|myself)|too busy for|bad timing|right person,? wrong time|wrong time|(?:now|this) is not the (?:moment|time)|not right now|(?:isn't|not) over (?:his|her|their) (?:last|ex)|can't start something|keep (?:it|things) casual|if it was another|needs? (?:some )?time|need(?:s)? to focus on|emotionally available|not the right time|isn't a good time",
    ),
    not: /\b(?:widow\w*|i'm not ready|i am not ready|i don't feel ready|am i ready|my (?:boss|manager|mum|dad|son|daughter)|meditat\w*|test results|job|children|move in|moving in|break up|broke up|friends?|dinner|baby|propose|wedding)\b/,
    say: [
      "It can be true, and it's still a no for now. People who want it and only need time usually say when. Answer warmly once, then get on with your own life.",
      "Take it as a no, even if they mean every word. Waiting around rarely changes it. If it does change, they know where you are, and you haven't put your evenings on hold.",
    ],
    ask: ['What would you have liked them to say?', 'What would you do with the time, not waiting?'],
  },
  {
    id: 'worth-a-second-date',
    asks: eachOf(
      'should|shall|ought|do|does|would|will|worth|dunno|whether|is|must|can|how|agree|or',
      'second (?:date|go|one|chance|meeting|try)|should i (?:go|say yes|meet)|(?:see|meet|date) (?:him|her|them|someone|each other) (?:again|twice|a second time)|go (?:out )?(?:with (?:him|her|them) )?again(?: or)?|another(?: (?:date|go|chance|try|one)|(?=\\?|$| or))|one date enough|after one date|two chances|bother again|again or (?:no|not|nah|leave)|third date',
    ),
    about:
      /\b(?:(?:had|on|the|our|first|one|a|good|bad) date|dates|dated|coffee|dinner|drinks?|lunch|supper|pictures|cinema|met (?:him|her|them)|nice enough|boiler|gentleman|chap|tinder|hinge|bumble|meh|date)\b/,
    not: /\b(?:cancel\w*|wedding|funeral|without a date|tonight|tomorrow|nervous|ghost|church|warehouse|invited (?:him|her|the)|club|class|group|dog|broke up|split up|my ex|cheated|apart|my (?:husband|wife)|friends|wear|what (?:do|should|can) (?:i|we) (?:do|say|talk|text)|get back|job|ask (?:him|her|them) (?:out|for)|due date|weeks|scared|frightened)\b/,
    say: [
      "If you enjoyed any of it, one more is cheap, because first dates make people odd. If you were watching the clock, that's your answer, and a friendly no is fine.",
      "Go again if you'd be curious to hear the rest of a story they started. Skip it if the thought makes you tired. You don't need a reason to stop after one.",
    ],
    ask: ['What part of it was actually nice?', 'How did you feel on the way home?'],
  },
  {
    id: 'slept-together-act-normal',
    asks: /\b(?:act(?:ing)? (?:normal|like|as if|around|natural|cool)|normal or|be normal|mention|bring (?:it|this|that) up|bring up|say (?:something|anything)|pretend|discuss|talk about it|never mention|(?:like|as if) nothing|face (?:him|her|them|the)|behave|ignore it|acknowledge|about the other night|carry on|be (?:weird|awkward) (?:now|with)|just text)\b/,
    about:
      /\b(?:kissed|snogged|slept (?:with|together)|hooked up|hook up|(?:ended up|were|went) (?:in|to) bed|in bed with|spent the night|stayed over|one night we|went home with|got off with|made out|happened between us|the other night|hot tub|made love|had sex|had a (?:thing|moment)|one night stand|dead polite|got together (?:at|after))\b/,
    not: /\b(?:pretend i've|lied|my (?:husband|wife|boyfriend|girlfriend|partner|bf|gf|ex)|cheat\w*|count|haven't|hasn't|drunk and i don't remember|didn't want|forced|sister|mum|dad|children|kids|behind my back|bus stop)\b/,
    say: [
      'If acting normal suits you, do that, it\'s a decent default. If it\'s eating at you, say one light line in private: "So, that happened, are we all right?" Better than weeks of guessing.',
      "Say something small, once, and then let it be ordinary. Most likely they're as unsure as you are. You don't have to decide what it was, only that nobody's awkward when you next meet.",
    ],
    ask: ['How would you like it to be between you now?', 'What would be easiest to say?'],
  },
  {
    id: 'is-cancelling-an-excuse',
    asks: /\b(?:telling (?:me )?the truth|losing interest|read into it|gone off me|serious about me|excuse|believe (?:him|her|them|that|it)|a line|ever true|(?:is (?:it|that|this)|are they) (?:for )?real|really (?:busy|working|ill|sick|true|tired)|take the hint|fobbed|fobbing|blow(?:ing)? (?:me )?off|blow off|get(?:ting)? out of it|making (?:that|it|this) up|made (?:that|it) up|polite|not (?:that )?(?:into|interested|keen)|genuine|lying|or real|honest|avoiding me|brush\w* me off|(?:don't|doesn't) want to (?:come|see me|meet)|lost interest|mess\w* me (?:about|around)|wait for (?:him|her|them) to (?:suggest|offer))\b/,
    about:
      /\b(?:cancel\w*|postpon\w*|reschedul\w*|rain ?check|puts? me off|call(?:ed|s) (?:it )?off|bailed|bails|flaked|flakes|blew me (?:off|out)|stood me up|called off our|(?:off|before) (?:our|the|my|a) date|(?:can't|couldn't|can not) make (?:it|tonight)|something came up|fell asleep|(?:was|were) (?:meant|supposed|due) to (?:meet|see|go)|super busy|no dinner|(?:night|day) of our date|car won't start|third time this)\b/,
    not: /\b(?:therapy|lessons?|class|(?:my|best|old|a|girl|school|uni) (?:friend|friends|mate|mates|bestie|sister|brother|mum|mother|dad|son|daughter|aunt|cousin|boss|manager|neighbour) (?:has|keeps|always|who|cancel\w*|bail\w*|flak\w*|put|rang|texted|said|called)|interview|job|client|i (?:cancel\w*|bailed|postponed)|my excuse|losing interest in my job|doctor|hospital|appointment|should i cancel|kids|friendship)\b/,
    say: [
      "You can't tell from one time, because things really do come up. See if they offer another day. If they do, believe it; if it goes quiet, that's the answer without you having to ask.",
      'Once means nothing much. Twice with no new date means they aren\'t keen enough, whatever the reason was. Say "no problem, tell me a day that suits you" and leave the next move with them.',
    ],
    ask: ['What would you do if they named a new day?', 'How do you feel about them otherwise?'],
  },
  {
    id: 'do-they-like-me',
    asks: /\b(?:(?:be|he|she) interested in me|sees? me as more|more than (?:a |just )?friends?|(?:does|is) (?:it|that|this) (?:mean anything|a sign)|(?:does|do|did|is|has|if|whether|a sign|mean|means|think|reckon|suppose|tell|say|know) (?:you think )?(?:that )?(?:he|she|someone|this (?:guy|girl|boy|man|woman|lad)|(?:a|the|my) (?:\w+ )?(?:guy|girl|boy|man|woman|lad|chap))(?: (?:actually |really |maybe |secretly |might )?(?:(?:likes?|fanc(?:y|ies)) (?:me|you)|has feelings|have feelings|has a crush)|(?:'s| is)? (?:actually |really |maybe )?(?:into me|flirting|interested|attracted|got a crush))|likes? me (?:back|like that|or|too)|flirting|fanc(?:y|ies) (?:me|you)|just (?:being )?(?:nice|friendly|polite)|more than (?:a |just )?friends?|interest,? or manners|interested,? or|into me|keeps (?:looking|staring|smiling)|these signs|read(?:ing)? the signs)\b/,
    about: /\b(?:he|she|him|her|he's|she's|girl|boy|guy|lad|man|woman|someone|somebody)\b/,
    not: /\b(?:full stop|someone like me|more into|couple on|new here|neighbours|as though|(?:reading|book) (?:evening|group)|what (?:do|should) i (?:do|say|text)|if you could|my (?:husband|wife|boyfriend|girlfriend|partner|ex|boss|manager|teacher|mum|dad|mother|father|stepmum|stepdad|mother-in-law|sister|brother|daughter|son|cat|dog)|cancel\w*|broke up|we broke|divorc\w*|cheat\w*|busy|ghost\w*|the interview|flatmates|colleagues|creepy|uncomfortable|harass\w*|hate me|hates me|mad at me|am i flirting|not ready|how do i (?:stop|tell)|feelings for me)\b/,
    say: [
      "It's friendly at the least, and more than that nobody can tell from one thing. The quickest way to find out is a small invitation, a coffee or a walk, easy to turn down.",
      'It might well be a good sign, but shy people hide it and warm people are warm to everyone. Look at who keeps finding reasons to talk. Then suggest something small and see how fast the yes comes.',
    ],
    ask: ['What have you noticed them do most?', 'What small thing could you invite them to?'],
  },
  {
    id: 'is-it-desperate-to-ask-first',
    asks: /\b(?:(?:desperate|needy|too keen|too eager|pathetic|forward|pushy|sad|odd|weird|strange|okay|ok|alright|all right|wrong|thirsty|mad|bad) (?:if|to|for|that|of) (?:i |me |a (?:girl|woman|lady) to |the (?:girl|woman|lady) to )?(?:to )?(?:ask\w*|text\w*|messag\w*|invit\w*|suggest\w*|ma(?:ke|de)|call\w*|r[ai]ng)|(?:girl|woman|lady|women|girls) (?:texts?|messages?|asks?|calls?) (?:him |a (?:guy|man|boy) )?(?:first|out)|look(?:s)? (?:too )?(?:desperate|keen|needy|sad|eager)|(?:man|men|woman|guy|bloke)(?:'s)? (?:who's |who is |who has |who have |that's |still )?(?:meant|supposed|has|have|job)? ?to ask|first move|(?:text|texting|message|messaging|write|call|ask|go) first|wait for (?:him|her|them) to (?:ask|say|make|suggest|come)|lose interest if i|put (?:men|guys|him|people|women) off|(?:terribly|too|so|bit) forward|needy|desperate)\b/,
    about: eachOf(
      `${dating}|first move|(?:guys?|men|man|boy) (?:mind|out|to prom)|woman texts|texted first|invite him|girl asks|the man who|never a day|like (?:him|her|them|each other|this)|like each other|likes me|number|chatting on|prom|danced|club|the library|bus|theatre|for (?:a )?(?:coffee|drink|tea)|sat next|gardens|co-op|holds the door|flatmate swears`,
      'men|women|he|she|him|her|they|them|boy|girl|guy|man|woman|someone|somebody|number|each other',
    ),
    not: /\b(?:what (?:do|should|can|would) i (?:write|say|text|put|send)|bin it|post it|coward|fancy company|friends?|neighbours?|cousin|what (?:do|did) (?:he|she) mean|tin|visit|sorry|apolog\w*|argu\w*|row|fight|fell out|always (?:me|the one|text)|my (?:friends?|best friend|bestie|boss|manager|mum|mother|dad|sister|brother|son|daughter|husband|wife|ex)|after (?:the|a|our|first|that) (?:\w+ )?date|date (?:last|went|yesterday)|clingy|ghost\w*|left (?:me )?on (?:read|seen)|broke up|hasn't (?:replied|answered|texted)|pay rise|help|scared|frightened|job|friendship|friendship group|group chat)\b/,
    say: [
      "It isn't desperate, it's clear, and most people are relieved when somebody else goes first. Name a day and a place. If they're keen they'll grab it; if they wriggle, you've saved a month.",
      "Ask first, there's no rule about whose job it is. One plain invitation looks confident, and if the answer's no, you know where you are and can stop wondering.",
    ],
    ask: ['What would you suggest doing?', 'What makes waiting feel safer?'],
  },
  {
    id: 'text-after-date-now',
    asks: eachOf(
      'text\\w*|messag\\w*|writ(?:e|ing)|ring (?:him|her|them)|call|phone|say i|rule|now or|goodnight|drop (?:him|her|them) a line',
      'now|tonight|tomorrow|wait\\w*|soon|how long|when|too (?:late|much|early|keen)|days?|rule|this evening|first|clingy|needy|desperate|keen|same night|straight away|later|right away',
    ),
    about:
      /\b(?:(?:first|second|third|1st|2nd|3rd|my|a|our|the|good|great|lovely|amazing|last night's) date|date (?:one|went|was|last|with)|after (?:a|the|our) date|swapped numbers|got (?:his|her|their) number|(?:gave|given) me (?:his|her|their) number|(?:drinks|dinner|supper|coffee|lunch) (?:with|on|last|were|was|yesterday|together)|kissed me|lovely (?:afternoon|evening|time) with|three day rule|my date|our (?:first |second )?date)\b/,
    not: /\b(?:a couple now|official|talk about it|thank\w*|ditch|broke up|my ex|ghost\w*|left (?:me )?on (?:read|seen)|no (?:reply|answer)|hasn't (?:replied|answered|texted)|not (?:replied|answered)|my (?:husband|wife|boyfriend|girlfriend|boss|mum|dad|sister|brother|daughter|son)|(?:he|she|they) (?:hasn't|haven't|didn't|never) (?:texted|replied|written|rung)|cancel\w*|due date|to ask (?:him|her|them) out|what (?:do|should|can) i (?:text|say|write)|job|wear|friend)\b/,
    say: [
      "Send it when you feel like it, unless it's the middle of the night; then morning is better. One light line about something from the date is plenty. Counting the hours impresses nobody.",
      'If it\'s late, tomorrow morning; otherwise now. A quick "that was fun, again soon?" reads as friendly, not clingy. Anyone put off by a prompt message would\'ve been hard work.',
    ],
    ask: ['What would you like to say to them?', "What are you hoping they'd write back?"],
  },
  {
    id: 'does-age-gap-matter',
    asks: /\b(?:matter\w*|weird|problem|too (?:much|big|old|young|wide|large)|(?:work|works|last|lasts)|wrong|ok|okay|all right|alright|bother|important|stare|odd|strange|issue|normal|just a number|acceptable|big deal|worry|age (?:gap|difference))\b/,
    about: eachOf(
      "age (?:gap|difference|thing)|years younger|years? senior|age is (?:just|only)|too big a gap|years? (?:older|younger|his senior|her senior|my (?:senior|junior)|(?:his|her|their) (?:senior|junior)|between us|apart|more than me)|(?:older|younger) (?:man|woman|guy|bloke|lady|boyfriend|girlfriend|partner)|older than (?:me|him|her|i am)|younger than (?:me|him|her|i am)|(?:i'm|i am|im) \\d\\d,?(?: and)? (?:he's|she's|he is|she is|they're)(?: only)? \\d\\d|(?:he's|she's|he is|she is)(?: only)? \\d\\d,?(?: and)? (?:i'm|i am|im) \\d\\d|is \\d\\d and \\d\\d",
      `${someone}|lady|relationships?|bringing home|date|dating|year age gap|age gap`,
    ),
    not: /\b(?:my (?:big|little|older|younger|half)?[- ]?(?:brother|sister|cousin|boss|manager|son|daughter) (?:is|who|and i)|siblings?|grooming|friends? (?:who )?(?:is|are)|colleagues?|coworkers?|job|promot\w*|teacher|i'm (?:1[0-7]|a (?:teen|minor))|fourteen|fifteen(?! years)|sixteen|teenage\w*|died)\b/,
    say: [
      'Between two grown adults, not much. What counts is whether you want the same things over the next ten years, so ask each other that. Other people usually get used to it.',
      "The years matter less than whether you're at a similar point: children, work, how you like to spend a Sunday. If one of you is still a teenager it matters a lot; otherwise look at the person.",
    ],
    ask: ['What does the difference bring up for you?', 'Where do you both want to be in ten years?'],
  },
  {
    id: 'is-friends-ex-off-limits',
    asks: /\b(?:allowed|off[- ]limits|wrong|is it bad|rule|code|permission|ok|okay|all right|alright|disloyal|betray\w*|bad (?:idea|friend|person)|can (?:i|you|u) (?:go|date|like|see|go out)|terrible (?:person|friend)|supposed to|meant to|line you don't|should i (?:date|go|say)|awful|evil)\b/,
    about: eachOf(
      "(?:mate|friend|cousin|brother|bestie) (?:broke up with|dumped|split (?:up )?with|used to (?:date|see|go out with)|dated) (?:him|her)|(?:friend|mate|bestie|bff|cousin|flatmate|housemate|roommate|brother|sister|pal)'?s? (?:best |old |big |little |older |younger |twin )?(?:ex\\S*|brother|sister|crush|best friend|friend|mate|cousin|former)|(?:girl|bro|guy) code|(?:former|ex)-? ?(?:wife|husband|boyfriend|girlfriend|partner) of|ex of (?:a|my|one)|\\w+'s ex|used to (?:go out with|date|see|be with) (?:my|one)|(?:dated|fancied|liked) (?:him|her) first|was (?:briefly )?engaged to (?:him|her)|my (?:friends?|mates) ex|her ex from|engaged to him",
      'dat(?:e|ed|ing)|like[sd]?|liking|feelings|fanc\\w*|crush|kiss\\w*|a drink|asked me out|said yes|kiss|dinner|fall for|go(?:ing)? out|close|off[- ]limits|code|texting|talking|see(?:ing)?',
    ),
    not: /\b(?:my (?:boyfriend|girlfriend|husband|wife|partner)'?s|my ex|my (?:friend|mate|sister|best friend|cousin|flatmate) (?:is|started|has been|wants|kissed|slept|asked out) (?:\w+ )?(?:dating|seeing|my ex)|died|funeral|invite\w*|wedding|lend|money|tell (?:her|him|them) (?:that|about|what))\b/,
    say: [
      "There's no rule, but there's a friend who may feel squeezed out. Talk to them before anything happens. If they know they won't lose you, most mind less than you'd expect.",
      'It isn\'t forbidden, and it does need a word with your friend first, not after. Say "I like them, and I\'d hate to hurt you." Then give it some time before you act.',
    ],
    ask: ['How do you think your friend would take it?', 'What would you want to say to your friend?'],
  },
  {
    id: 'when-is-it-official',
    asks: /\b(?:(?:are you|are we|become|count as) (?:officially )?(?:boyfriend and girlfriend|partners|a couple)|need to talk about it|we're (?:actually|really|properly) (?:together|a couple|dating)|the exclusive talk|where (?:do )?(?:i|we) stand|(?:be|us|you|is it|it's|are we|we're|were|make it|go|going|mean we're|mean were) (?:official|exclusive)|exclusive|what are we|are we (?:even |actually |really )?(?:together|boyfriend and|a couple|a thing|dating|an item|in a relationship|boyfriend)|(?:is it|it's|it is|when is it) a (?:real )?(?:thing|couple|relationship)(?: or)?|call (?:him|her|them|each other) my (?:boyfriend|girlfriend|partner|other half|bf|gf)|(?:counts? as|becomes?|turn into|a real) (?:a )?(?:relationship|couple)|someone's girlfriend without|going steady|an item|(?:define|label) (?:the relationship|it|us|this|things)|have (?:the|that) talk)\b/,
    about:
      /\b(?:seeing|dat(?:e|ed|es|ing)|weeks|months|every weekend|(?:his|her) parents|boyfriend|girlfriend|couple|relationship|partner|exclusive|toothbrush|his mum|her mum|kissed|sleeping|hanging out|going out|together|what are we)\b/,
    not: /\b(?:broke up|my ex|years|separate\w*|divorc\w*|cheat\w*|school exclu\w*|job|friendship|sex talk|married|facebook official|my (?:sister|brother|mum|dad|daughter|son) (?:is|and)|disability)\b/,
    say: [
      "It's official when one of you asks and the other says yes. There's no date for it. Try \"What do you call this, you and me?\" and you'll save yourself weeks of decoding.",
      "Nobody knows until it's said out loud. After a month or two it's perfectly fair to ask whether you're both only seeing each other. One awkward minute, and then you know.",
    ],
    ask: ['What would you like it to be?', 'What would you say if they asked you?'],
  },
  {
    id: 'when-to-meet-online-match',
    asks: eachOf(
      'too (?:soon|early|quick|fast)|meet|meeting|meet-?up|see (?:him|her|them|each other)|seeing each other|in person|in real life|irl|face to face|train ticket|do i go',
      'should|shall|ought|do|would|is|when|how long|worth|too (?:soon|quick|early|fast)|what if|or|point|time|risk',
    ),
    about:
      /\b(?:messaging me on|talking on|chatting on|message someone|match(?:ed)?(?: with)?|apps?|tinder|bumble|hinge|grindr|online|discord|(?:been|we've been|keep) (?:messaging|chatting|texting|writing|talking)|days of messages|voice notes? all|forum|exchanged (?:emails|letters)|the site|dating site|only typed|never met|penpals?|pen pal|internet|from writing|speak every evening|his messages|her messages|their messages)\b/,
    not: /\b(?:(?:sister|brother|friend|mate|mum|dad|cousin) (?:has |is |'s )?(?:met|been|talking|chatting|matched)|should (?:he|she|they)|meeting be|safe\w*|police|send (?:him|her) money|sent money|money|nudes?|scam\w*|parents|my (?:kids|children|son|daughter|boss|manager|ex|husband|wife|girlfriend|boyfriend)|team|zoom|interview|work|broke up|friends? group|new friends|second date|what (?:do|should|can) i (?:say|wear|talk)|how do i meet|where (?:do|can)|thirteen|fourteen|1[0-7]|cancel\w*)\b/,
    say: [
      "Meet soon, somewhere public and about halfway. One coffee tells you more than a month of messages. If it's dull you've lost an hour, and if it's good the distance can be worked out.",
      "I'd meet within a week or two of chatting easily. Long messaging builds up somebody who may not exist in person. Make it short, by day, and let a friend know where you are.",
    ],
    ask: ['What do you like about them so far?', 'Where would meeting feel comfortable?'],
  },
  {
    id: 'what-to-put-on-profile',
    asks: /\b(?:put|write|describe|tips|prompt|bio|profile|go(?:es)? in|about (?:me|myself)|say|be better|be honest|mention|include|help)\b/,
    about:
      /\b(?:(?:dating|tinder|hinge|bumble|my|a|doing my) (?:\w+ )?(?:profile|bio)|(?:the|my|a|bad|good) bio|'about (?:me|you)'|about me (?:bit|box|section|part|be)|a box that says|hinge prompt|(?:hinge|tinder|bumble) account|the prompts|'about you'|positive|dating sites?|make profile|download(?:ed)? (?:hinge|tinder|bumble)|sell myself to strangers|(?:photos|pictures),? (?:\w+ ){0,6}words bit)\b/,
    not: /\b(?:tell (?:my|him|her)|paper|programme|in the bio (?:lab|room)|linkedin|cv|job|resume|biology|bio (?:exam|test|class|homework|teacher)|his profile|her profile|their profile|matched|opening line|first (?:message|text)|delete|found (?:his|her|my)|(?:is|was) still on|text (?:him|her|them)|gossip\w*|(?:say|talk\w*|lies|rumou?rs|shit|stuff|things) about me|too old|worried about me|think about me|private|hacked|account)\b/,
    say: [
      'One thing you do every week, one thing you\'d like company for, and one line that sounds like you talking. Keep it to four sentences. "Looking for someone to walk and argue about films with" beats any list.',
      "Write it as you'd say it to a stranger on a train. Be particular: which dish, which walk, which band. Leave out what you don't want, and let the photo be from this year.",
    ],
    ask: ['What do you like doing on an ordinary Saturday?', "What would your friends say you're good company for?"],
  },
  {
    id: 'will-i-find-someone',
    asks: /\b(?:(?:meet|find) (?:the right|my) (?:person|one|someone)|ever (?:going to )?happen for me|never find (?:love|someone|anyone)|find love|too late for (?:love|me to (?:find|meet))|never (?:meet|find) (?:the right|anyone|someone|anybody|somebody|my)|able to find (?:somebody|someone)|(?:will|would|gonna|going to|ever|do you think i'll|can) (?:i |ever |i'll )?(?:ever )?(?:meet|find|have|be with|get) (?:someone|somebody|anyone|anybody|the one|love|a (?:husband|wife|boyfriend|girlfriend|partner|man|woman|person))|(?:someone|somebody|anyone|anybody) (?:out there )?for (?:me|everyone|everybody|all of us)|isn't anyone for me|single (?:forever|for ever|for (?:the rest|life|good|\d+|so|this|ever|\w+ years)|all my life|this long)|(?:end up|die|stay|grow old) (?:all )?(?:alone|on my own|single)|be (?:alone|on my own) (?:forever|for)|(?:alone|on my own) (?:forever|for ever|for the rest)|unlov(?:e)?able|meant to be (?:alone|on (?:my|their) own|single)|everyone (?:else )?(?:able to )?find(?:s)? (?:someone|somebody)|why (?:am i|is it that i'm|can't i) (?:still |always |find )?(?:single|find (?:anyone|someone|somebody))|my turn|nobody (?:ever )?(?:chooses|wants|picks|fancies|loves) me|miss(?:ed)? the boat|how do people (?:even )?(?:find|meet) (?:each other|someone|partners))\b/,
    about:
      /\b(?:proper relationship|never had a (?:boyfriend|girlfriend|relationship)|(?:still|been|always) single|right person|single|dat(?:e|es|ed|ing)|someone|somebody|anyone|love|lovable|loveable|unlov\w*|partner|boyfriend|girlfriend|husband|wife|wedding|married|engage\w*|couples?|in pairs|on (?:my|their) own|alone|offers|chooses|find each other)\b/,
    not: /\b(?:died|passed away|widow\w*|broke up|my ex|friends? (?:group)?(?: to| who)|counsell?or|doctor|therapist|gp|my (?:boyfriend|girlfriend) (?:and|is|says)|kill|talk to|job|work with|flatmate|tell (?:someone|anyone)|leave (?:him|her)|if i leave|live alone|home alone|house|die alone at)\b/,
    say: [
      "Nobody can promise it, but being single so far says nothing about the next years. Meeting the right person is mostly chance plus being where people are. You aren't missing some part others have.",
      "Nobody's meant to be alone: some people choose it and like it, and others haven't met their match yet. It's a matter of luck and of how many people you meet, not of worth.",
    ],
    ask: ['What would you want most from having someone?', 'Where do you meet new people at the moment?'],
  },
  {
    id: 'too-soon-after-partner-died',
    tender: true,
    asks: /\b(?:too (?:soon|early|quick|fast)|how long|when (?:do|does|can|should|is|would)|right time|a time|betray\w*|wrong|guilty|disloyal|allowed|ok|okay|all right|alright|a rule|permitted|bad|unfaithful|cheating on|wait|so soon|move on|ready)\b/,
    about: eachOf(
      "widow\\w*|late (?:husband|wife|partner|boyfriend|girlfriend|\\w+'s sister)|(?:husband|wife|partner|boyfriend|girlfriend|fianc\\w*|he|she|[a-z]+) (?:died|dies|passed|is dead|has died|has been dead)|lost (?:my (?:husband|wife|partner|boyfriend|girlfriend|fianc\\w*|him|her)|him|her)|losing (?:him|her|my (?:husband|wife|partner))|it was a year|his photo|her photo|two cups|\\w+'s ashes",
      `dat(?:e|ing|es)|someone (?:new|kind|nice|else)|somebody(?: new| kind)?|feelings|kiss\\w*|dinner|fanc\\w*|makes me laugh|love again|my (?:wedding )?ring|the ring|danced|(?:man|lady|woman|gentleman|friend) (?:in|from|at)|want someone|apps?|see other|met (?:a|someone)|holding hands`,
    ),
    not: /\b(?:my (?:mum|mom|mother|dad|father|son|daughter|brother|sister|gran|nan|grandma|grandad|dog|cat|best friend|friend|aunt|uncle)(?:'s)? (?:\w+ )?(?:died|passed|dead|has (?:died|met)|is (?:dating|seeing)|dating|new|already)|(?:dad|mum|mother|father) (?:is|has|'s) |dad's|funeral|grave|will say|broke up|clothes|belongings|sympathy)\b/,
    say: [
      "There's no proper waiting time, and it's all right whenever it is for you. You can take a step, take it back, and change your mind next week. None of it measures how much you loved them.",
      "It isn't too soon if it feels good to you. Liking somebody new takes nothing away from the one who died. Go slowly, tell people when you're ready, and let the others get used to it.",
    ],
    ask: ['What would feel right to you at the moment?', 'Whose opinion about it weighs most with you?'],
  },
  {
    id: 'can-trust-come-back',
    asks: /\b(?:(?:back to|be|feel) normal|stay together after|forget what|how do couples|get past (?:this|that|it)|move past (?:this|that|it)|recover|work through|(?:can|will|do|does|could|would|how (?:long|do|can)|should|ever)\b.{0,50}\btrust (?:him|her|them|again|someone|somebody|ever|come|be|each)|trust (?:ever )?(?:come|be (?:re)?built|return|grow)|rebuild (?:the )?trust|come back from|come through|surviv\w*|get through|get(?:ting)? over|stop checking|always a cheater|feel normal again|the same (?:again|after)|be happy again|love someone the same|any point trying|people (?:really )?(?:get over|stay together)|recover from)\b/,
    about: eachOf(
      'cheat\\w*|lied|lying|lies|affair|unfaithful|(?:been|was|been secretly) messaging|kissed (?:a|an|someone|another|somebody)|behind my back|betray\\w*|deceiv\\w*|hid|hidden|tinder|slept with|(?:was|been) seeing|gambl\\w*|credit card|receipt|debts?|what (?:he|she|they) did|after that|messed around|a thing like this|never would have thought',
      `${spouse}|he|she|him|her|they|we`,
    ),
    not: /\b(?:i (?:cheated|lied|had an affair|was unfaithful|kissed|slept with|was seeing|hid|deceived|messed)|(?:he|she|they) (?:can|will|ever) trust me|trust me|trust my(?:self)?|friend(?:ship)?|best friend|my (?:boss|manager|mum|mom|mother|dad|father|son|daughter|sister|brother|colleague|teacher)|dad|mum|father|mother|break-?up|he broke up|she broke up|my ex|left me|died|nightmare)\b/,
    say: [
      "Plenty of couples do get through it, though it takes months rather than weeks. It goes best when the whole truth comes out early and nobody's rushed into forgiving. You don't have to decide anything yet.",
      'It can come back, but from what you see, not from promises. Ask for everything in the open for a while. If they do that without sulking, the checking fades by itself.',
    ],
    ask: ['What would you need to see from them?', 'What do you know for certain so far?'],
    card: 'trust',
  },
  {
    id: 'is-fading-affection-normal',
    asks: /\b(?:how it goes|inevitable|happens? in|happen to (?:everyone|everybody|all|most)|just life|should i be worried|should i be (?:worried|concerned)|worried|normal|usual|a sign|bad|over if|is it over|worry|what happens|phase|(?:does|do) (?:everyone|every couple|all)|wrong|same as|all (?:couples|marriages)|supposed to last|fall(?:en)? out of love|lost (?:the|our) spark|boring|ever come back|get (?:it|that|the \w+) back|last(?:s)?|how do you know|common)\b/,
    about: eachOf(
      "(?:the|our|that|no|lost) (?:spark|romance|passion|excitement|magic)|butterflies|(?:don't|stop|stopped|never|not|no longer|doesn't|hardly|rarely) (?:\\w+ )?(?:kiss\\w*|hold\\w* (?:my )?hands?|cuddl\\w*|hug\\w*|touch\\w*|say (?:that )?(?:we |he |she )?(?:i love you|love you))|(?:don't|never) say i love you|stop(?:ped)? holding hands|(?:feel|like|just) (?:flatmates|housemates|roommates|brother and sister|good friends|mates)|sharing a fridge|date nights?|affection\\w*|fallen? out of love|comfy|comfortable|used to put his|romance|beige",
      `${spouse}|years in|fades?|fading|die|goes away|disappear|years|yrs|anymore|any more|used to|we|together|bf`,
    ),
    not: /\b(?:sex\w*|sleep together|first date|three dates|two dates|second date|dates,|my ex|broke up|divorced|died|my (?:kids|mum|dad|son|daughter|friend)|my friends|cheat\w*|baby won't|pregnan\w*|lonely|just met|new job|argu\w*)\b/,
    say: [
      "It's very common, habits like that slip without anyone deciding it. It's a sign of something only if you reach out and get nothing back. Reach out once, without a speech, and see what happens.",
      "Most long couples go through stretches like that, and it usually means tired and busy rather than finished. Put back one small thing this week, a hand or a proper kiss. How it's met tells you more than the gap does.",
    ],
    ask: ['What would you like more of between you?', 'When did you last feel close to each other?'],
  },
  {
    id: 'jealous-or-right-to-mind',
    asks: /\b(?:(?:am|i'm)(?: i)? (?:(?:being|just|the|a bit|too|so|getting) )*(?:jealous|controlling|paranoid|possessive|insecure|overreacting|unreasonable|toxic|crazy|silly|mad|wrong|clingy|over the top|over-sensitive|oversensitive|stupid|needy)|(?:is|or is|or) (?:it|that|this) (?:me being |just |just me being |being )?(?:jealous\w*|controlling|paranoid|possessive|insecure|toxic|weird|strange|instinct|actually off|off|too much|normal|ok|okay|unreasonable)|(?:right|ok|okay|allowed|wrong|silly|unreasonable|normal|reasonable|fair|toxic) (?:to|that i|if i|for me to) (?:mind|be (?:upset|annoyed|jealous|hurt|bothered|uncomfortable|angry)|feel|dislike|not (?:like|want))|overreacting|wrong that (?:it|this|i)|bothers? me|would (?:you|anyone|anybody|it bother you) ?(?:mind|find|say|be (?:annoyed|bothered|jealous)|be)?|ask your partner not|should i be (?:worried|jealous|bothered|concerned))\b/,
    about: eachOf(
      'boyfriend|girlfriend|husband|wife|partner|fianc\\w*|she|he|bf|gf|her|him',
      "(?:his|her|their|an?|\\d) (?:female |male )?(?:ex|exes)(?:'s)?|ex|exes|(?:this|that|another|other|some|an?|male|female)(?: \\w+)? (?:girls?|woman|women|man|men|guys?|bloke|colleague|coworker|friend)|woman|the same man|girls|likes? every|liked|deletes? (?:his|her|their|the) (?:chats|messages|texts)|phone face down|face down|models|bikini|clubbing|old (?:girlfriend|boyfriend|flame)|gym partner|dms?|snapchat|only ?fans|calls? (?:his|her) colleague|work (?:wife|husband)|(?:male|female|girl|guy) (?:best )?(?:friend|mate)|woman (?:from|at) work|(?:girl|man|guy) (?:from|at) work|colleague|coworker",
      'instagram|drinks with|dinner with|texting|messaging|male best friend|boyfriend|girlfriend|husband|wife|partner|fianc\\w*|bf|gf|ex|exes|phone|chats|tennis|lunch|old girlfriend|gym partner|male friend|bikini',
    ),
    not: /\b(?:ex's name|called me|a friend|promise\w*|swimming|her bf|my ex|best friend|my (?:friend|mum|mother|dad|father|sister|brother|son|daughter|boss|manager|neighbour|flatmate|nan)(?! was| is coming)|hit(?:s)? me|scared of|afraid of|broke up|divorc\w*|died|(?:must|have to|should|do) i (?:have to )?tell|does (?:it|that) count|still love|not over|over (?:him|her)|he says i|jealous of me|sex|still in love|friends group|interview)\b/,
    say: [
      "It can be both: jealous, and right to mind. Saying how it makes you feel isn't controlling; giving orders would be. Say it once, plainly, and watch how it's taken.",
      "Minding something isn't a crime, and you don't need proof to bring it up. \"That stung a bit, what's it about?\" is fair. A kind answer usually settles it, and a nasty one tells you something too.",
    ],
    ask: ['What about it bothers you most?', 'What would you like them to do differently?'],
  },
  {
    id: 'is-it-fair-to-split-equally',
    asks: /\b(?:unfair|unequal|fair\w*|equal\w*|half|halves|50|who pays|pays? for what|split|divide|a mug|normal|pay(?:s|ing)? (?:more|rent|for|me)|joint|separate|proportion\w*|by income|contribut\w*)\b/,
    about: eachOf(
      'rent|bills?|halves|half and half|down the middle|pay half|put in the|50[/-]50|fifty[- ]fifty|pay\\w*|joint account|earn\\w*|income|salary|mortgage|kitty|requests for|spreadsheet|finances|groceries|heating|part time|tenners',
      `husband|wife|boyfriend|girlfriend|bf|gf|partner|fianc\\w*|couples?|marri\\w*|gentleman friend|lady friend|he|she|relationship|move in`,
      'split\\w*|half|halves|50|equal\\w*|fair\\w*|pay(?:s|ing)? (?:most|more|rent|for what|half|me)|each pay|joint|divide|earns?|for milk|contribut\\w*|proportion\\w*',
    ),
    not: /\b(?:shop|business|wages?|clients?|school gate|the term|phone contract|chores|housework|cleaning|hoover\w*|washing|flatmates?|housemates?|roommates?|divorc\w*|split up|my ex|broke up|separated|friends?|sister|brother|siblings|mum|mother|dad|father|parents|inherit\w*|funeral|boss|colleague|salary review|maternity pay|gossip|landlord|first date|pension|half (?:an hour|of me|my|term|past|the (?:time|class|night))|child support|maintenance|fair of|fair on|asleep|son|daughter)\b|\b(?:pay me|owes?(?: me)?|am so that|go talk)\b/,
    say: [
      "Equal and fair aren't the same when the incomes are far apart. Lots of couples pay in proportion to what they earn. Bring the figures, not the resentment, and ask what leaves you both some slack.",
      'Half each is fair if you earn about the same; if not, sharing by income is kinder and quite usual. What counts is that neither of you has to count coins alone. Look at it together on paper.',
    ],
    ask: ['What would feel fair to you?', 'How do you two talk about money so far?'],
  },
  {
    id: 'ask-partner-for-time-alone',
    asks: /\b(?:(?:how|what (?:do|can|could|should) i say|nice way|kind way|tell|ask|say|explain)\b.{0,60}\b(?:space|alone|to myself|on my own|by myself|me time|some peace|some quiet|a bit of room|my own time|an hour|go out|without (?:hurting|sounding|upsetting|offending))|(?:bad|normal|ok|okay|all right|alright|wrong|unkind|selfish|mean|allowed|weird|awful|cruel)\b.{0,25}\b(?:to|that i|if i|for|of me)\b.{0,40}\b(?:alone|time for me|to myself|on my own|by myself|without (?:my|him|her|them)|a (?:morning|weekend|night|day|evening|break) (?:off|a week|away|without|to)|space|hide from|time away|want (?:some )?time|me time)|have to (?:sit|be|spend).{0,25}\b(?:every|all)\b|explain it's not about|say this)\b/,
    about: eachOf(
      `husband|wife|boyfriend|girlfriend|bf|gf|partner|fianc\\w*|he|she|him|her|couple|we live together`,
      'space|alone|to myself|on my own|by myself|time for me|peace|quiet|every (?:evening|night|weekend)|follows? me|me time|house to myself|bit of room|an hour|without (?:my|him|her)|hide|home all day|narrates|just to chat|a break from|never get a minute|24/7|time to myself',
      'husband|wife|boyfriend|girlfriend|bf|gf|partner|fianc\\w*|marri\\w*|retired|we live|live together|hang out|redundancy|he|she',
    ),
    not: /\b(?:keep it to myself|feel (?:so )?alone|maths|my (?:mum|mom|mother|dad|father|sister|brother|son|daughter|boss|friend|best friend|flatmate|housemate|neighbour|mother-in-law|manager|ex|parents|kids)\b(?! ?'s)|sleep\w*|bed|bedroom|lonely|live (?:alone|apart)|living (?:alone|apart)|broke up|break up|divorc\w*|died|cheat\w*|need(?:s|ed) space|needs to be alone|wants space|travel alone|walk home|leave (?:him|her)|hits|scared|two flats|own place|die|eat alone|lonel\w*|night alone|left me)\b/,
    say: [
      'Ask for it as something regular, not as an escape: "Tuesday mornings are mine, and I come back nicer." Said kindly and ahead of time, it doesn\'t sound like rejection.',
      "Say it while things are good, and name the time you'll be theirs again. \"I need half an hour of quiet, then I'm all yours\" works. Most people mind far less once they know it isn't about them.",
    ],
    ask: ['How much time to yourself would be enough?', 'When in the week would it fit best?'],
  },
  {
    id: 'is-hesitating-a-no',
    asks: /\b(?:bad sign|normal or|normal to (?:be|feel) unsure|call it off|doubts?|think about it|already a no|just know|unsure|hesitat\w*|cold feet|not (?:a |one )?(?:in )?(?:hundred|100)|(?:is|it's|it) a no|mean (?:that )?(?:i|it|no|something)|i froze|nerves or|wrong person|an answer in itself|say yes|say no|not (?:sure|want to marry)|love someone and not want|warning|be certain|completely sure|should(?:n't)? i (?:marry|be sure))\b/,
    about: eachOf(
      'propos(?:ed|al|es|ing)|(?:get|getting|got|be|being) (?:engaged|married)|engagement|asked me to marry|asked me twice|say yes to (?:him|her)|happy with him|marry(?:ing)?|(?:the|a) ring|rings|wedding|one knee|fianc\\w*|venue|nerves or is it the wrong',
    ),
    not: /\b(?:tell (?:him|her|them) my doubts|(?:he|she)'s (?:marrying|getting married)|grandson|granddaughter|i (?:proposed|asked (?:him|her) to marry|want to propose|'m going to propose|am going to propose)|invit\w*|bridesmaids?|best man|guests?|speech|my (?:son|daughter|sister|brother|friend|best friend|mate|cousin|boss|ex)(?:'s)? (?:wedding|is (?:getting|marrying)|engagement|got engaged|has)|divorc\w*|will (?:he|she|they) (?:ever )?propose|how long|broke off|broke up|cheat\w*|hit me|died|widow\w*|called (?:it )?off|loan|venue say|ring (?:him|her|me|them)|(?:he|she) (?:hesitated|has doubts|isn't sure|is unsure|wasn't sure)|why (?:he|she) hasn't)\b/,
    say: [
      "Doubt isn't automatically a no; a big question deserves thinking time. Notice whether the doubt is about the timing or about the person. If it's timing, say so soon, because they're likely guessing something worse.",
      "Plenty of happy people hesitated first. Picture having said yes, for a whole day, then having said no, and see which one you keep arguing with. Tell them you're thinking, and by when you'll answer.",
    ],
    ask: ['What comes up first when you picture yes?', 'What would you need to know to answer?'],
  },
  {
    id: 'want-different-things',
    asks: /\b(?:is it over|over for us|the end of us|(?:a |any )?way to make it work|future together|have a future|(?:can|could|will|does|do|would|how) (?:it|we|that|this|they|you|people|couples|anyone|a \w+)?\b.{0,30}\b(?:work|works|survive|get through|last|stay together|compromise|cope|make it)|doomed|compromise|is it possible|possible to continue|(?:is )?love enough|break up (?:with|over|because)|what (?:if|do (?:we|couples|you|i))|who gives|meet in the middle|deal ?breaker|future|over if|resent\w*|end it because)\b/,
    about: eachOf(
      `${spouse}|he|she|we|us`,
      "different (?:things|lives|stuff|ideas|plans|futures|directions)|(?:want|wants|wanted|wanting) (?:more |another |a |a big |loads of |lots of |to have |to start )?(?:kids|children|baby|family|boy|marriage)|(?:want|wants|wanted) to (?:live abroad|move|emigrate|go home|settle|retire|live|stay|have (?:kids|children|a baby))|changed (?:his|her|their) mind|want the same|one (?:of (?:us|them) )?wants|(?:don't|doesn't|does not|do not|never|not) want (?:kids|children|a baby|any|to (?:move|have|marry|get married))|no kids|wants a farm|when we have a|another baby|learning portuguese|a job in",
      `one (?:of|wants)|i (?:don't|do not|never|want|wanna|like|can't|won't)|i'm not|doesn't|don't|different|changed|the other|no kids|for me|newborn`,
    ),
    not: /\b(?:my (?:mum|mother|dad|father|parents|boss|son|daughter|friend|flatmate|sister|brother)\b|divorc\w*|my ex|broke up|propos\w*|selfish|fair|friends?|cheat\w*|sex\b|dog|miscarr\w*|ivf|pregnan\w*|infertil\w*|colleague|how do i tell|kids want)\b/,
    say: [
      "Some couples get through it and some don't, and either way guessing is the worst part. Ask straight out, and say your own answer just as plainly. A passing want isn't always the same as a decision.",
      'You can meet in the middle on a town or a timetable, but not on half a child. So find out first which kind this is, and how sure each of you is. Give it a few talks, not one.',
    ],
    ask: ['How sure are you of what you want?', "What do you think they'd say, if asked straight?"],
  },
  {
    id: 'can-it-work-with-little-time',
    asks: /\b(?:enough (?:for|to keep)|is that enough|(?:can|could|does|will|do|would|is|are|how)\b.{0,45}\b(?:work|works|survive|manage|realistic|possible|stay together|last|worth it|going|come to anything|kidding ourselves|cope|do that|make it|hold|ever work)|worth it|keep it (?:going|alive)|realistic|go on like that|long distance)\b/,
    about: eachOf(
      'long[- ]distance|opposite shifts|(?:on|drive|work|works|do) (?:nights|days|lates)|off ?shore|lorry|on the road|abroad|(?:different|another|other) (?:cit\\w+|countr\\w+|towns?|continents?|time ?zones?)|once a (?:month|fortnight)|every (?:other|second|third) weekend|(?:hours|miles|kilometres|km) (?:away|apart|between)|hours between us|deployed|overseas|posted|airport|navy|army|in ship|at sea|only see each other|weeks? on|two weekends|see each other at the door|a post in|text about nappies|miles and|only see each other|on weekends because|moving to|each other once',
      `${spouse}|we|us|he's|together|two people|long[- ]distance`,
      'long[- ]distance|boyfriend|girlfriend|husband|wife|partner|bf|gf|marriage|relationship|couples?|see each other|between us|met him|met her|found each other|her at the (?:airport|station)|wait|opposite shifts|kidding ourselves',
    ),
    not: /\b(?:my (?:mum|mother|dad|father|parents|son|daughter|friend|best friend|sister|brother|boss|gran\w*)\b|matched|broke up|my ex|divorc\w*|cheat\w*|friendship|friends|interview|commut\w*|job offer|trust|break up|never met)\b/,
    say: [
      "Lots of couples make it work, but not by accident. Guard one fixed time together each week, and let nothing eat it. If you're far apart, it helps to know when the next visit is.",
      "It can, as long as you both want it and there's some plan for how long it'll be like this. Ten proper minutes a day do more than you'd think. What breaks couples is never saying \"I miss you\".",
    ],
    ask: ['What time together do you have at the moment?', 'How long is it likely to stay like this?'],
  },
  {
    id: 'between-partner-and-family',
    asks: /\b(?:in the middle|(?:take|taking|whose|pick|picking|on|choose|choosing) (?:a |his |her |their |any |my \w+'s )?sides?|(?:must|have to|do i|should i) (?:choose|pick)|have to (?:choose|pick)|(?:keep|make|making) (?:the )?peace|lose (?:both|either|them both)|(?:fair|loyal) to (?:both|all|them)|not accepting|never (?:like|accept)|accept (?:him|her|them|my)|give (?:him|her|them) up|(?:get|make) (?:them|my \w+) (?:to )?(?:get (?:on|along)|like|accept)|(?:what if|when) (?:my|they|the) (?:\w+ )?(?:don't|doesn't|do not|hate|never)|supposed to do|what (?:should|do|can) i do|stay out of it|how do i handle|get on|pass that on|get (?:on|along) (?:with|better))\b/,
    about: eachOf(
      "boyfriend|girlfriend|husband|wife|partner|fianc\\w*|bf|gf|(?:who|man|woman) (?:you're|i'm) (?:with|seeing)|my new wife|love him|love her|leave him|leave her|sophie",
      `${kin}s?|in-laws?|family|friends|mates`,
      "(?:don't|doesn't|didn't|won't|can't|never|not|don't really) (?:\\w+ )?(?:like|accept\\w*|get (?:on|along)|approve|bear|stand|set foot|come|have (?:him|her)|share)|hates?|never accepted|fell out|fallen out|cold towards|sides?|in the middle|between|choose|pick|snip\\w*|complain\\w*|disapprov\\w*|wants that i leave|a bit thick|too long|peace",
    ),
    not: /\b(?:(?:dad|mum)'?s new|hates me|drink\w*|debts?|ill|pregnan\w*|moves? in|(?:brother|sister)-in-law|my (?:mum|mother) and (?:my )?(?:dad|father|sister|brother|aunt)|my parents (?:are|fight|divorc\w*)|ex(?:-\w+)?|divorc\w*|hits|violen\w*|scared of|my two (?:friends|sisters)|kids (?:are|won't)|custody|arranged|died|cheat\w*)\b/,
    say: [
      "Stop carrying messages between them. Tell each one the same: you love them both, and you won't discuss one with the other. They don't have to be fond of each other, only civil at the table.",
      "You don't have to choose, unless one of them is being cruel; then you speak up for the one who's hurt. Otherwise see them separately for a while. It's not on you to make them friends.",
    ],
    ask: ['What does each of them want from you?', 'What would be bearable for you at a family table?'],
  },
  {
    id: 'froze-at-i-love-you',
    asks: /\b(?:say(?:ing)? it back|say (?:something|now|to (?:him|her|them|that))|fix (?:it|this|that|thanks)|come back from|too late|what (?:do|can|should|could|would) (?:i|you|one) (?:even )?(?:say|do|text|tell|reply|answer|write)|put it right|bad that i|didn't say|answer (?:him|her|them)|reply|respond|how (?:do|would|can|should) i (?:tell|fix|answer|say|put|respond|reply))\b/,
    about: eachOf(
      "(?:said|says|say|told|tells|goes|went|blurted|whispered|texted)\\b.{0,30}(?:i love you|love you|loves? me|loved me|the l[- ]word|the words)|to 'i love you'|say it back|said it (?:first|at|back)",
      "i (?:just |only |went|said|laughed|froze|panicked|pretended|changed|gave|goes|passed|didn't|couldn't|could not|did not|replied|mumbled|hugged|smiled)|say it back|not sure|not ready|back|all i did|never been able|thanks|don't know if i",
    ),
    not: /\b(?:my ex|broke up|died|dying|scared of|cheat\w*|(?:he|she|they) (?:didn't|did not|never|doesn't) (?:say|said) it back|i (?:said|told (?:him|her|them)|blurted)(?: out)?(?: that)? (?:i love|i loved)|i told (?:him|her|them) i love|my (?:mum|mother|dad|father|son|daughter|sister|brother|friend)\b|left me|divorc\w*)\b/,
    say: [
      'There\'s still time to put it right. Try "You said something lovely and I panicked, can I have another go?" Then say what\'s true, even if it\'s "I\'m not quite there yet, but I like where this is going."',
      "Tell them it was nerves, and soon, because they'll be imagining worse. If you mean the words, say them. If you're not sure yet, say that kindly; it's much easier to hear than nothing.",
    ],
    ask: ['What would be the truest thing to say?', 'How do you think they took it?'],
  },
  {
    id: 'how-long-to-wait-for-commitment',
    asks: /\b(?:how (?:long|many years|much longer)\b.{0,40}\b(?:wait|waiting|run|too long|give (?:him|her|them|it)|just dating|hold on|hang on)|ultimatum|keep (?:on )?waiting|(?:ever )?going to (?:propose|ask me|commit|marry)|ever (?:propose|commit|ask me|marry me|want to marry)|string\w* (?:me )?along|(?:ask (?:him|her|them|someone) )?where (?:it|this|we|things)(?:'s|'re| is| are)? (?:all )?(?:going|leads?|leading|heading|headed)|where (?:it|this) leads|stop (?:hoping|waiting)|wait or (?:walk|leave|go)|bring up (?:marriage|moving in|the future|getting engaged)|would (?:he|she|they) have (?:done it|asked|proposed)|wait(?:ing)? for (?:him|her|them) to (?:propose|commit|ask|be ready)|wasting my time)\b/,
    about: eachOf(
      `${spouse}|he|she|him|her|dating|we`,
      'marr(?:y|ied|iage)|propos\\w*|engage\\w*|ring|commit\\w*|mov(?:e|ing) in|live (?:with|together)|future|kids|a child|dating|years|one day|together|lease|companions|where (?:it|this|we)|done it by now|engagement',
    ),
    not: /\b(?:introduc\w*|meet (?:my|the) (?:kids|children)|bin it|stuff|widow\w*|died|passed|broke up|my ex|job|interview|promot\w*|results|hospital|(?:he|she) (?:hasn't )?(?:replied|answer\w*|text\w*)|first date|trust|friend|cheat\w*|drink\w*|sober|affair|leave his wife|his wife|her husband|months of messages|matched|died|online|heartbr\w*|rent|landlord|mum|dad|son|daughter)\b/,
    say: [
      "Don't wait, ask now. Say what you want and roughly by when, then ask what they want. That's information, not an ultimatum, and a foggy answer three times running is an answer.",
      "As long as you'd be all right with the answer being never, and no longer. Tell them what you're waiting for, since they may not know. Then look at what they do in the next few months.",
    ],
    ask: ['What exactly are you waiting to hear?', 'What would you do if the answer stayed foggy?'],
  },
  {
    id: 'not-over-their-ex',
    asks: /\b(?:(?:be|i) (?:worried|bothered|upset)|over (?:him|her|them|his ex|her ex|their ex|it)|still (?:in love|loves?|has feelings|have feelings|think\w*|hung up|wants?)|has still feelings|mean (?:anything|something|he|she)|read (?:anything |something |too much )?into|rebound|red flag|is (?:that|it) (?:bad|a thing|weird|normal|a sign|odd|a slip)|finished with|just a slip|thinking of (?:him|her)|wish (?:he|she)|why would (?:a|he|she|someone)|should i (?:be worried|worry|mind))\b/,
    about: eachOf(
      "(?:his|her|their|boyfriend's|girlfriend's|husband's|wife's|partner's) (?:ex(?:-\\w+)?(?:'?s)?|last (?:girlfriend|boyfriend|one|relationship)|former \\w+|old (?:girlfriend|boyfriend|flame)|first (?:wife|husband|love))|ex-(?:wife|husband)'?s?|the last one|when i was with|his ex|exs name|ex's name|with his ex|still wears|was divorced|their holiday photo|rebound|certain song|her number saved",
    ),
    not: /\b(?:my ex|am i over|i still (?:love|think|miss)|i'm still|our (?:kids|children|son|daughter)|(?:mum|mother|dad|father|son|daughter|sister|brother|friend|mate)'s (?:ex|boyfriend|girlfriend)|jealous|cheat\w*|how (?:do|can) i (?:get|stop)|dumped me|left me for|paranoid|controlling|off[- ]limits)\b/,
    say: [
      'Nine times out of ten a thing like that means nothing. If it niggles, say so with a grin instead of going quiet. How easily they shrug it off or change it will settle your mind.',
      "Keeping a few traces of an old life is ordinary; you'd see it more in how they are with you. If you get their time and attention, they're here. Ask once, lightly, and believe what you see after.",
    ],
    ask: ['What makes you think they might not be?', 'How are they with you, day to day?'],
  },
  {
    id: 'are-separate-rooms-bad',
    asks: /\b(?:normal for (?:married )?couples|the end|wrong|weird|mean|done|hurt us|normal|worried|worry|bad|shame\w*|drift|odd|strange|ok|okay|all right|alright|do (?:people|couples|normal|happy|other)|a sign|damage|sad|beginning of|unhealthy|want to sleep)\b/,
    about: eachOf(
      'separate (?:bed)?rooms|separate beds?|two bedrooms|twin beds|(?:in|to|into) (?:the|a) spare (?:room|bed)|spare room|(?:his|her|own|different|another|other) (?:bed)?rooms?|sleep(?:s|ing)? (?:apart|alone|separately|in (?:different|another|the spare|separate)|on the (?:sofa|couch))|share a bed|on the (?:sofa|couch)|bottom bunk',
      `${spouse}|he|she|we|our|us`,
      'snor\\w*|sleep\\w*|beds?|separate|bedrooms?|pillow|spare room|different rooms|own rooms?',
    ),
    not: /\b(?:look in|dogs?|husk\w*|eat in|my (?:son|daughter|mum|mother|dad|father|sister|brother|friend|flatmate|mate|kids?|children)\b|(?:he|she|i) (?:cheated|had an affair|slept with)|messaging|nightmares?|hotel|holiday with|cot|affair|sofa ?surf\w*|hit me|divorc\w*|sex\w*|depress\w*|can't sleep|guest\w*|hospital|interview)\b/,
    say: [
      "Lots of happy couples do it and get on better because they've slept. What matters is that you've both chosen it and still make time to be close. Call it sleep, not distance.",
      "Not a bad sign in itself. It only turns into one if it's instead of talking about something else. Keep a goodnight and a bit of time together in one bed, then go where you'll sleep.",
    ],
    ask: ['How do you both feel about the nights now?', 'What would you want to keep, sleeping apart?'],
  },
  {
    id: 'move-in-or-wait',
    asks: /\b(?:should (?:i|we)|shall (?:i|we)|yes or|or wait|rush(?:ing|ed)|too (?:soon|early|fast|quick)|say yes|ready|not ready|wise|do (?:i|we) (?:move|wait|say)|is it bad to|or not yet|good idea|bad idea|mad to|before the (?:wedding|marriage)|take one place|how (?:do you|long)|would you live|sensible|give up my|leave well alone)\b/,
    about: eachOf(
      'mov(?:e|ed|es|ing) in|liv(?:e|ing) (?:with|together)|share a (?:home|flat|house)|a key|key in|half his wardrobe|half her wardrobe|(?:get|take|share|rent|buy) (?:a|one) (?:flat|place|home|house)|under one roof|lease|moving in talk',
      'boyfriend|girlfriend|bf|gf|partner|fianc\\w*|he|she|him|her|together|someone|fella',
      'mov(?:e|ed|es|ing) in|together|live with|wardrobe|key|one place|roof|share a home|keep two',
    ),
    not: /\b(?:each have|my (?:mum|mom|mother|dad|father|parents|sister|brother|son|daughter|friends?|best friend|cousin|gran\w*|aunt)\b|(?:her|his) (?:mum|mother|dad|father|parents|sister|brother|ex)|flatmates?|housemates?|roommates?|care home|ex|back in (?:with|at)|broke up|divorc\w*|two flats|separate (?:homes|houses)|landlord|neighbours?|key ?worker|dementia|hits|scared|snor\w*|never want to live|propos\w*|how long is|years do i|died|ultimatum|rent (?:go|by)|half of|cheat\w*|dog|puppy|different things|to stay)\b/,
    say: [
      "Wait if you'd miss your own place more than you'd enjoy the evenings together. Say yes when going home separately starts to annoy you. Asking for six months isn't a no.",
      "If the only reason is rent, I'd wait; if you already spend most nights together and still like each other, go ahead. Talk first about money, mess and time alone. Those three cause nearly all the bother.",
    ],
    ask: ['What would you lose, and what would you gain?', 'How would you picture an ordinary Tuesday together?'],
  },
  {
    id: 'is-it-odd-to-live-apart',
    asks: /\b(?:can (?:you|a couple|couples|people|it|that)\b.{0,30}\b(?:stay together|last|work)|be happy|odd|weird|strange|have to (?:live|move)|must|serious|red flag|cold|regret|work long|long term|a real (?:thing|couple)|normal|think of|wrong|ok|okay|all right|alright|selfish|sad|bad)\b/,
    about: eachOf(
      "two (?:flats|houses|homes|places)|\\d (?:flats|houses|homes)|separate (?:homes|houses|flats|places|households)|keep(?:ing)? (?:both|our own|my own|separate|two) (?:houses|homes|flats|place|places)|liv(?:e|es|ing) apart|each (?:have|has|got|keep) our own|(?:my|our|own|his|her) own (?:place|home|house|flat|front door|kitchens?|spoon)|without (?:ever )?(?:living together|moving in)|never (?:move in|live together|share a)|(?:don't|do not|not|never)(?: ever)? (?:want|need|planning) to (?:live (?:with|together)|move in)|live together to be|not getting a place|we don't want|fridays to mondays|see their toothbrush|stepmum in my own kitchen",
      `${spouse}|we|he|she|together|love someone`,
    ),
    not: /\b(?:my (?:mum|mother|dad|father|parents|son|daughter|sister|brother|friend|mates?)\b|divorc\w*|split up|broke up|my ex|separated|holiday|care home|lonely|students?|job|snor\w*|separate rooms)\b/,
    say: [
      'Not odd at all; plenty of couples do it and are happy. Say clearly why you want it, so it isn\'t heard as "I don\'t love you enough". What matters is that it suits you both.',
      "Being a couple doesn't need one front door. It works as long as you both chose it and there's time together you can count on. Other people's puzzled faces are theirs to deal with.",
    ],
    ask: ['What do you like about having your own place?', 'How does the other person see it?'],
  },
  {
    id: 'if-i-stop-trying-will-they-start',
    asks: /\b(?:what if i (?:just )?stop|if i (?:just )?stopp?(?:ed)? (?:texting|planning|calling|asking|trying)|(?:would|will) (?:he|she) (?:even )?miss me|if i (?:stop|stopped|leave it|left it|go quiet|went quiet|don't (?:text|call|ask|plan|ring|message)|took a step back|take a step back|do nothing|did nothing|step back|pull back|pulled away)|(?:would|will) (?:he|she|they) (?:even |ever )?(?:notice|chase|step up|make (?:an|the|any) effort|start)|(?:the )?only one (?:trying|who (?:tries|makes|plans))|should i stop (?:reaching|texting|trying|making|planning|arranging|calling)|all the effort|make an effort|more into (?:him|her|them)|point carrying on|change if i)\b/,
    about: eachOf(
      'he|she|him|her|they|boyfriend|girlfriend|husband|wife|partner|relationship',
      "always (?:me|the one|who)|i am always|plans?|planned|planning|arrange\\w*|first|effort|first|stop texting|trying|book(?:ed|s)?|organis\\w*|reach\\w* out|counted|i drive|step(?:ped)? (?:back|up)|chase|presents|go quiet|text(?:ing)?|the one who|it's me|leaves every",
    ),
    not: /\b(?:help|baby|grandson|(?:my|best|old|our|the|of|with|make|making) (?:best |old |school |uni )?(?:friends?|mates?|bestie|friendship)|group|mum|mother|dad|father|sister|brother|son|daughter|boss|manager|colleagues?|work|job|drink\w*|smok\w*|medic\w*|tablets|my ex|broke up|first date|eat\w*|matched|training|sober|divorc\w*|ghost\w*)\b/,
    say: [
      "Stopping silently rarely works, because they often don't notice there's a test. Say it: \"The next one's yours, surprise me.\" If that falls flat a couple of times, you've learnt something real.",
      "They might, but only if they know you've stopped and why. Tell them you'd like to be invited for once, and leave the gap open. One month shows you more than counting does.",
    ],
    ask: ['What would you like them to do first?', 'Have you told them how it looks from your side?'],
  },
  {
    id: 'when-to-introduce-to-children',
    asks: /\b(?:how soon|kids to meet|children to meet|introduc\w*|(?:meet|meets|met|meeting|bring|present)\b.{0,40}|tell my (?:kids|children|son|daughter)|leaving it too long|do it without|give it longer|too (?:soon|early)|(?:first|good) (?:meeting|moment|time))\b/,
    about: eachOf(
      `${childrenWords}|(?:a|my) \\d+ year old`,
      "(?:new|my|a) (?:boyfriend|girlfriend|partner|fella|man|woman|bf|gf|chap)|(?:man|woman|guy|someone|somebody|person|girl|bloke) i'm (?:seeing|dating)|i'm (?:seeing|dating)|seeing (?:someone|somebody|a (?:man|woman))|met someone|who i'm texting|there's somebody|don't know about him|don't know about her|there's alan|to meet my little",
      'meet|met|meets|meeting|introduc\\w*|know about|tell|told|ready|bring|present|come',
    ),
    not: /\b(?:my ex(?:'s)?|(?:his|her) new|divorc\w* them|we(?:'re| are) (?:splitting|separating)|pregnan\w*|teacher|school|my (?:son|daughter)'s (?:new )?(?:boyfriend|girlfriend|partner|wife|husband)|(?:son|daughter) (?:has|brought|is seeing|is dating|won't|hates|can't|doesn't)|move in|moving in|stepmum|cheat\w*|my (?:mum|dad)'s|parents|friends with|hates)\b/,
    say: [
      "When you're fairly sure they're staying, which for most people is months rather than weeks. Make the first meeting short and outdoors, as a friend. Tell the children a bit beforehand, so it isn't sprung on them.",
      "Not until it's steady, and not on a big day. An hour at a park beats dinner at yours. Let the children set the pace after that, and don't ask them to like anybody.",
    ],
    ask: ['How sure are you that this is lasting?', 'How do you think the children would take it?'],
  },
  {
    id: 'must-i-tell-my-partner',
    asks: /\b(?:(?:have to|must i|need i|need to|should i(?: have)?|do i|am i (?:meant|obliged|supposed|required)|would you|shall i|ought i|better to|does (?:my|he|she|a)|right to)\b.{0,40}\b(?:tell|told|mention|say|said|show|know|hear|own up|come clean)|dishonest|same as lying|lying by|keep(?:ing)? (?:it|that|this) (?:quiet|to myself|from (?:him|her|my))|tell (?:him|her|them|my \w+) or|obliged to say|i should say|wrong not to (?:tell|say|mention))\b/,
    about: eachOf(
      'boyfriend|girlfriend|husband|wife|partner|fianc\\w*|fella|bf|gf|married|her|him',
      "my ex|an ex|the ex|old (?:flame|girlfriend|boyfriend)|ex-(?:husband|wife|boyfriend|girlfriend)|first love|flirt\\w*|asked me (?:out|for)|friend request|followed me|used to (?:see|know|date|love)|nearly married|once loved|my past|said (?:i'm|i was|you're|you were) fit|kissed me|hit on me|crush on me|chatted me up|some texts|message with a smile|from someone i used|someone from my past|sent me (?:a )?(?:message|text|song)",
      'boyfriend|girlfriend|husband|wife|partner|fianc\\w*|fella|bf|gf|ex|old (?:girlfriend|flame|boyfriend)|guy i used',
    ),
    not: /\b(?:mate's (?:girlfriend|wife|boyfriend|husband)|tell (?:my|a) (?:\w+ )?friend|(?:her|his) (?:partner|boyfriend|girlfriend)|called (?:him|her) (?:by|my)|i (?:cheated|slept with|kissed|had an affair)|(?:he|she) (?:cheated|lied)|pregnan\w*|debts?|lost my job|sacked|sti|std|her husband|his wife|my friend's|best friend's|best friend is|my (?:mum|dad|boss|manager|sister|brother|daughter|son)\b|(?:my|new) ex(?:'s)? (?:new|has)|feelings for|broke up with|wedding|party|custody|threat\w*|stalk\w*|what (?:do|should|can) i (?:say|text))\b/,
    say: [
      "You don't have to, but I'd mention it, lightly and soon. Said over breakfast it's a curiosity; found later it's a secret. If you notice you don't want to say it, that's worth a thought.",
      "Nobody needs a report on every hello. But if you'd mind them keeping the same thing from you, tell them: \"Someone from my past got in touch, and I'd rather you knew.\" That's all it takes.",
    ],
    ask: ['What makes you unsure about telling them?', "How do you think they'd take it?"],
  },
  {
    id: 'wondering-about-another-life',
    asks: /\b(?:does everyone|do other people|normal to|(?:is|am) (?:that|it|this|i) (?:being )?(?:disloyal|unfaithful|a betrayal)|is (?:that|it) (?:normal|wrong|bad|ok|okay|disloyal)|what life would|chose right|what (?:could|might) have been|wonders? (?:about|what if|if|how)|everyone wonders?|everybody (?:wonders?|ask)|wonder what|what if i(?:'d|'ve| had| have)? (?:married|picked|chose|chosen|stayed|gone|went)|first love|one that got away|(?:the )?(?:other|another|different) (?:life|kitchen|man|woman)|married someone else|chose (?:right|wrong|the)|(?:picked|chose|married) the (?:wrong|right) (?:one|person|man|woman)|dream\w* (?:about|of) (?:my ex|an ex|someone|another)|think(?:ing)? (?:about|of|to) (?:my |an |the )?(?:first|ex|old|woman|man)|(?:happier|better off) with (?:him|her|them|someone)|(?:would|could) i have been happ\w+|disloyal|does it mean)\b/,
    about: eachOf(
      "nearly married|almost married|life would be like|married|husband|wife|boyfriend|girlfriend|partner|marriage|a good life|happy|i'm fine|family dos|chose|picked|this one|course|fifteen years",
      "first love|got away|(?:other|another|different) (?:life|kitchen|man|woman)|if i'd (?:married|stayed|gone|chosen|said yes)|(?:my|an|the|uni|old) (?:ex|boyfriend|girlfriend|flame)|should've married|someone else|didn't choose|the (?:man|woman|boy|girl|one) (?:in my|i left|i nearly|i almost|i could)|a (?:boy|girl|man|woman) called|asked me out first|first (?:boyfriend|girlfriend)|what (?:life|it) would|what (?:could|might) have|what if|go to new zealand|old plane ticket",
      'wonder\\w*|think\\w*|dream\\w*|what if|imagin\\w*|picture|keep|saw|happier|chose|picked|got away|song|found|disloyal',
    ),
    not: /\b(?:cats?|dogs?|pup\w*|kitten|pet|job|career|cheat\w*|affair|broke up (?:last|in|with me)|left me|dumped|died|tell (?:my|him|her)|not over|kids? (?:had|hadn't)|texting|divorced (?:last|in)|in love with (?:someone|another)|feelings for|is over (?:him|her)|first love broke|my (?:boyfriend|girlfriend|husband|wife) (?:still )?(?:thinks|dreams))\b/,
    say: [
      "Nearly everyone wonders, and it doesn't mean you chose wrong. The other life stays perfect because nobody had to live it. It's worth asking what it has that you miss now, though.",
      "Most people do, and it's no betrayal of anyone. You're comparing a whole real life with the best bits of one that never happened. If the same missing thing keeps turning up, see where you could have more of it here.",
    ],
    ask: ['What does the other life have in it?', 'Which bit of that could fit in now?'],
  },
  {
    id: 'can-you-be-lonely-with-someone',
    asks: /\b(?:lonel\w+|(?:feel|so|more|be) alone|alone in|miss (?:my \w+|him|her) (?:while|when|though)|nobody to talk to|(?:feel|be) single while|beginning of the end|isn't here)\b/,
    about: eachOf(
      "boyfriend|girlfriend|husband|wife|bf|gf|partner|fianc\\w*|marriage|married|relationship|couples|with (?:someone|him|her|somebody)|next to me|in two|she's here|he's here|he's right there|restaurant",
      "lonel\\w*|alone|miss|nobody to talk|on my own|single|isn't here|none at ours|don't speak",
    ),
    not: /\b(?:how (?:long|many)|do normal people|came to|moved|died|dead|widow\w*|passed|divorc\w*|left me|my ex|broke up|long distance|away (?:for|at|on)|abroad|deployed|without (?:my|him|her)|if i (?:leave|left)|since (?:he|she) (?:left|went)|works away|alone with|hospital|moved (?:here|to|out)|my (?:mum|dad|mother|father|friends?)\b|single and|want to be alone|leave me alone|argu\w*|baby)\b/,
    say: [
      'Lots of people are, even in good couples. It\'s a sign you miss being known, not that it\'s necessarily over. Say it in daylight, "I miss us", and see what comes back.',
      "It's very common, and it says the closeness has gone thin, not that there's none. Start small: twenty minutes together with no screens. If you ask for that more than once and nothing moves, it's time for a bigger talk.",
    ],
    ask: ['When did you last feel known by them?', 'What would being close look like now?'],
    card: 'lonely-among-people',
  },
  {
    id: 'raise-the-lack-of-sex',
    asks: /\b(?:bring (?:it|this|that|up)|raise|mention|say (?:something|anything|i want|that)|tell (?:him|her|them|my)|talk (?:about|to)|speak about|normal|ask (?:him|her|them|why)|how often|come back|wait|leave it|discuss|broach|how (?:do|can|does|would) (?:i|you|one|we) (?:even )?start)\b/,
    about: eachOf(
      "sex|sex life|sexless|intima\\w*|mak(?:e|ing) love|(?:don't|never|not|haven't|hasn't|no longer|stopped) (?:\\w+ )?(?:do it|sleep(?:ing)? together|slept together|touch(?:ed|es)? me|come near me|been intimate|had sex)|(?:not|no) (?:to )?sleep together any|dry spell|made love|turns to the wall|libido|sex drive|(?:months|weeks|years|a year|ages|long time) since (?:we|he|she|i)|it's been since the baby|(?:wants?|want) (?:it )?(?:more|less)|the wanting|we just don't|kissed my forehead|a peck and",
      `${spouse}|he|she|we|us|neither`,
      "sex\\w*|intima\\w*|(?:make|made|making) love|never do it|near me|wall|libido|together|baby|more|less|wanting|just don't|kisses|forehead|peck",
    ),
    not: /\b(?:assault\w*|forced|forces|raped?|porn\w*|first time|virgin\w*|pregnan\w*|my (?:son|daughter|mum|mother|dad|boss|friend|kids?|parents|ex)\b|cheat\w*|affair|money|dishes|more hours|same sex|work|drink\w*|chores|housework|kids or|wants? (?:more|another) (?:kids|children|baby)|gender|sti|condom\w*|pill|school|pressur\w*|sexis\w*|harass\w*|hooked up|one night)\b/,
    say: [
      'Bring it up, somewhere that isn\'t bed. "I miss you, do you miss it too?" is a kind way in. It rarely comes back while nobody mentions it, and dry spells are very common.',
      "I'd say something, gently, and about closeness rather than numbers. There's often a plain reason: tired, sore, stressed, shy about a changed body. Ask what would feel nice, and leave pressure out of it.",
    ],
    ask: ['What would you most like to tell them?', 'When could you two talk without being rushed?'],
  },
  {
    id: 'selfish-to-refuse-their-plan',
    asks: /\b(?:(?:selfish|unfair|wrong|mean|bad|egoist|horrible|awful|terrible|cruel|unreasonable|a dreadful)\b.{0,40}\b(?:no|refuse|refusing|not (?:want|wanting|to want|go|move|agree)|won't|don't want|didn't want|dig|spoilsport|say no|decide|stay)|(?:am i|was i|being) (?:the |so |being |really |just )*(?:selfish|egoist|unfair|unreasonable)(?: one)?|holding (?:him|her|them) back|spoilsport|have to go along|go along with it|can i (?:just )?(?:say no|refuse)|dig my heels)\b/,
    about: eachOf(
      "husband|wife|boyfriend|girlfriend|partner|fianc\\w*|bf|gf|he wants|she wants|her job|his job|his dream|her dream|when he does|when she does|told him|told her|both of us|house for his|she's set|he's set|second child|another kid",
      'wants?|wanted|dream|plan|mov(?:e|ing)|travel\\w*|another (?:kid|baby|child)|a (?:baby|dog|cat|child)|live in|countryside|job|abroad|second child|each sunday|house|emigrat\\w*|sell up|farm',
    ),
    not: /\b(?:sex|sleep with|my (?:mum|mother|dad|father|sister|brother|son|daughter|friend|boss|manager|parents|kids)\b(?! (?:to live|are at))|ex|loan|lend|money|broke up|break up|divorc\w*|leave (?:him|her)|overtime|shift|invite\w*|babysit\w*|hospital|church|time alone|space|sleep|threesome)\b/,
    say: [
      "No, it isn't selfish. It's your life as well, and with something that big one honest no has to count. Say what you'd lose by it, then ask what they'd lose, and listen to that too.",
      "It's not selfish to say no, only unfair to say it without hearing them out. If they agreed at the time, it was a decision of two. Look for the part of it you could give gladly.",
    ],
    ask: ['What would you lose if you said yes?', 'What part of it could you say yes to?'],
  },
  {
    id: 'getting-them-to-do-their-share',
    asks: /\b(?:get (?:him|her|them|my \w+) to (?:do|help|clean|cook|see|notice|pull|share|wash|tidy|pick)|(?:share|split|divide) (?:the |it|them|things)?|make (?:him|her|them|my \w+) (?:notice|help|see|do|understand|clean)|(?:nice way to|how (?:do|can|would) i|what do i) tell (?:him|her|them)|raise it|a rota|how (?:do|can) i stop (?:being|doing|picking)|do i just stop|how do (?:i|you) (?:explain|ask|say)|what (?:could|can|do|should) i say|normal (?:that|for me|if) (?:i|to)|do(?:es)? more|(?:pull|do) (?:his|her|their) (?:weight|share|bit|half)|why do i have to|how it should be|nagging)\b/,
    about: eachOf(
      "boyfriend|girlfriend|husband|wife|partner|fianc\\w*|bf|gf|couples?|his mum|her dad|he 'helps'|he|she|we both work|we've lived",
      'chores?|house ?work|around the house|clean(?:s|ed|ing)?|washing(?: up)?|dishes|cook(?:s|ing)?|hoover\\w*|vacuum\\w*|laundry|mess|messy|tidy\\w*|the bins|rota|do everything|everything at home|mental load|socks|rinse a plate|a pan|forks|lives like a student|do the house|nothing at home|every single thing|helps out|nits',
      'boyfriend|girlfriend|husband|wife|partner|fianc\\w*|bf|gf|couples?|marri\\w*|his (?:mum|washing)|he|she',
    ),
    not: /\b(?:friend|lost the baby|miscarr\w*|quiet|my job|replacement|petty|my (?:son|daughter|kids?|children|teen\w*|mum|mother|dad|father|sister|brother|flatmates?|housemates?|roommates?|boss|colleagues?|lodger|neighbour|brothers|sisters)\b|flatmates?|housemates?|roommates?|office|at work|shared kitchen|ex|divorc\w*|cleaner|died|hospital|depress\w*|dementia|carer|hit me|students house|homework|screams|argu\w*|earn\w*|rent)\b/,
    say: [
      'Stop asking for help and hand over whole jobs: "Washing and bins are yours, start to finish." Then don\'t step in, even if it\'s done badly. Say it at a calm time, not over the sink.',
      "Put everything that has to be done on one sheet, the thinking parts too, and divide it together. Lots of people truly don't see it until it's written down. Look again in a month.",
    ],
    ask: ['Which job would you hand over first?', 'What happened when you last brought it up?'],
  },
  {
    id: 'does-it-count-as-cheating',
    asks: /\b(?:(?:is|was|would|isn't|wasn't) (?:it|that|this|\w+ing)\b.{0,60}\b(?:cheating|unfaithful|infidelity|adultery|faithless|being disloyal|(?:like )?betrayal|crossing (?:a|the) line)|counts? as (?:cheating|an affair)|(?:does|do|would|did) (?:it|that|this|looking|kissing|a kiss|texting|flirting|thinking) count|does that count|even counts?|cheat(?:ed)? (?:without|if)|call (?:it|that|this) (?:being )?(?:cheating|unfaithful|an affair)|emotional (?:cheating|affair) (?:real|a|actually|still|cheat)|(?:is|was) (?:it|that|this) (?:\w+ )?(?:an affair|emotional cheating|micro ?cheating))\b/,
    about:
      /\b(?:talk online|online|over text|emotional|counts as cheating|cheat without|(?:texting|liking|flirting|kissing|sexting|having|chatting|talking)\b.{0,40} cheating|messages|photo of (?:her|him)|other women|other men|boyfriend|girlfriend|husband|wife|partner|bf|gf|unfaithful|kiss\w*|nothing happened|on a break|talked every night|works outing|flirt\w*|letters|dating|profile up|infidel\w*|affair)\b/,
    not: /\b(?:man i left|keep quiet|last page|i was unfaithful|tell a friend|crossword|recipe|exams?|tests?|homework|essay|coursework|quiz|diet|cards|cheat ?sheet|cheat meal|friend's ex|mate's ex|died|widow\w*|passed away|calories|steps|is (?:he|she|my \w+) (?:\w+ )?cheating on|have i been|pension|trust (?:him|her)|late (?:husband|wife)|virgin\w*|chat ?gpt|ai)\b/,
    say: [
      "It counts if it would hurt your partner and it's being hidden. That's a better test than whether anybody touched. What the two of you agreed on decides it, so if you never have, talk about it.",
      "There's no official line; every couple draws its own. Ask whether you'd do it the same with the partner in the room. If not, it's at least near the edge, and worth stopping or saying.",
    ],
    ask: ['Where would you draw the line yourself?', 'What have the two of you ever said about it?'],
  },
  {
    id: 'is-arguing-this-much-normal',
    asks: eachOf(
      'all couples do|normal|too much|how (?:much|often)|everyone|sign|healthy|happy couples|(?:do|does) (?:all|most|other|every|happy|people|everyone|couples)|usual|bad|concerned|worr(?:y|ied)|ok|okay|stay together|right for each other|is it us|like this|is that true|compatible|unhealthy|doomed|common',
      'all couples|argu\\w*|rows?|rowing|fight\\w*|bicker\\w*|fall(?:ing)? out|quarrel\\w*|shout\\w*|normal|does everyone|right for each other|is it us|in all marriages|is that true|like this',
    ),
    about: eachOf(
      'argu(?:e|es|ed|ing|ments?)|rows?|rowing|fight\\w*|bicker\\w*|f[ae]ll(?:ing|en)? out|quarrel\\w*|shout at each other|discussing about|had words|used to be so nice',
      "boyfriend|girlfriend|husband|wife|bf|gf|partner|fianc\\w*|couples?|marri\\w*|in a relationship|been together|together (?:since|for)|the dishwasher|his mum|months old|we (?:already )?(?:argue|bicker|fight|row|fall out)|tea towel|we've argued|fall out this",
    ),
    not: /\b(?:money|hits?|hit me|scared|afraid|violen\w*|threw|punch\w*|push\w*|my (?:parents|mum|mother|dad|father|sister|brother|friend|best friend|mate|boss|flatmate|son|daughter|in-laws?)\b(?!,)|kids (?:fight|argue)|siblings|brothers|sisters|parents|cheat\w*|lonely|smash\w*|grab\w*|choke\w*|police|spending|how (?:do|can) (?:we|i|you) (?:stop|make up)|(?:should|do) i (?:apolog|say sorry)|in front of|broke up)\b/,
    say: [
      "All couples argue, and how often matters less than how. If you can both say sorry and laugh again after, it's normal. If it's contempt, or you're scared of them, that isn't something to get used to.",
      "It's quite usual, above all in tired stretches. Most couples have the same three arguments for years. Have the talk when you're both rested, one thing at a time, and agree that either of you can call a break.",
    ],
    ask: ['What is it mostly about?', 'How does it usually end between you?'],
    card: 'relationship-conflict',
  },
  {
    id: 'stay-together-for-the-children',
    asks: /\b(?:stay (?:until|till)|(?:until|till) they(?:'re| are) (?:grown|older|18|adults|at uni)|for (?:the |my |our |their )?(?:kids?|children|sake|little ones|family|daughter|son)(?:'s sake)?|better for (?:the |my |our )?(?:kids?|children|them)|(?:split|break) up or stay|stay or (?:go|leave)|wait (?:till|until|til)|ruin\w*|(?:hurt|harm|damage|scar) (?:them|my|the|our)|mess(?:es|ing)? (?:them|the kids|the children|my kids|my children) up|(?:kids|children) (?:\w+ )?(?:ok|okay|all right|mind|tell|cope|suffer|be fine)|broken home|selfish to leave|damag\w*|stay together|harm (?:the|my|our)|do the same for my|is he right|is she right|kinder to wait)\b/,
    about: eachOf(
      `${childrenWords}|they're \\d+|gcses|a-levels|broken home|youngest|mum and dad`,
      "(?:split|splitting|break|breaking) up|separat\\w*|divorc\\w*|leave (?:him|her|their|my)|leaving (?:him|her|their|my)|stay(?:ed|ing)? (?:together|for|with)|stay or|unhappy|not happy|leaving|polite|moves? out|marriage (?:is|has)|marriage|ought one to stay|broken home|to leave when|never shout|sleeps in the study|can't do this",
    ),
    not: /\b(?:my parents (?:are|fight|split|want)|i'm 1\d|stepmum|hits|hit me|violen\w*|hurts me|scared of|custody|court|solicitor|my (?:son|daughter)'s (?:marriage|divorce|husband|wife)|job|school trip|dog|move (?:abroad|house)|widow\w*|died|how (?:do|can|should) (?:i|we) tell|ex)\b/,
    say: [
      "I wouldn't stay only for them. Children do well in two calm homes and badly in one tense one. If it can be made kind again, try that first; if it can't, parting decently isn't failing them.",
      "If you're mostly civil, giving it a proper try for a set time makes sense. If it's cold or loud every day, they feel it already. What helps them most, either way, is parents who don't fight.",
    ],
    ask: ['What is it like at home for them now?', 'What would you need in order to stay?'],
  },
  {
    id: 'is-breaking-up-by-text-ok',
    asks: eachOf(
      'text\\w*|whats ?app|messages?|e-?mail|letter|by phone|(?:on|over) the phone|voice ?note|in person|face to face|call|meeting|in writing|ringing',
      'ok|okay|alright|all right|bad|coward\\w*|rude|acceptable|evil|polite|unkind|have to|owe|should|shall|mean|wrong|or|can i|must|awful|harsh|cruel|horrible',
    ),
    about: eachOf(
      "break(?:ing)? (?:it off|up)|broke up|end(?:ing)? (?:it|things|with)|finish(?:ing)? (?:it|with|relation\\w*)|dump(?:ing)?|it's over|we've been out|dates|seeing (?:him|her|them)|been seeing|only went out|call(?:ing)? it off|let (?:him|her|them) down|wrong bloke|never met his|texting it",
      'dat(?:es|ing)|months?|weeks?|seeing|boyfriend|girlfriend|break(?:ing)?|dump|with (?:him|her|somebody|someone)|gentleman|relation\\w*|end(?:ing)?|went out|out \\d|him|her',
    ),
    not: /\b(?:wedding|engagement|(?:he|she|they|boyfriend|girlfriend|husband|wife|partner) (?:just |has |had |already )?(?:broke|dumped|ended|finished|split)|dumped me|broke up with me|my ex|resign\w*|notice|job|boss|friendship|friend|landlord|we broke up|left me|broke up (?:last|in|and|on)|now or|tomorrow|what (?:do|should|can) i (?:text|say|write)|hits|scared|happy birthday|condolence\w*|first date|how (?:long|soon)|after (?:a|the|our) date)\b/,
    say: [
      "After a few weeks, a kind, clear text is all right, and a call is a bit nicer. After months, say it in person, unless you're scared of them. Whatever you choose, don't just vanish.",
      "If it's been a handful of dates, a message is fine: it's over, one true good thing, and no maybe in it. If you've met each other's families, they deserve to hear your voice.",
    ],
    ask: ['What would you want the message to say?', 'What makes saying it aloud hard?'],
  },
  {
    id: 'coping-with-exs-new-partner',
    asks: /\b(?:how (?:do|can|am|could|does|would|should|to|i)\b.{0,40}\b(?:hate|hating|get (?:on|along)|deal|cope|accept|civil|take|get through|manage|stop comparing|act|behave|handle|stand|see (?:them|him|her)|resent|face|be around|be (?:nice|ok|polite)|get used)|be (?:nice|civil|polite|friendly)|childish|normal (?:to|that i)|say to (?:her|him|them)|being civil|should i meet|have to (?:like|meet|talk|be)|compare|comparing|hate (?:her|him))\b/,
    about: eachOf(
      "exe?(?:'?s)?|ex-\\w+|former (?:husband|wife)|their dad|her dad|his dad|kids' (?:dad|mum)|left me for|new (?:gf|girlfriend|bf|boyfriend|wife|husband|man|woman|partner)|stepdad to be|they hold hands|handover|with someone else",
      "new (?:gf|girlfriend|boyfriend|bf|wife|husband|man|woman|partner|one|bloke|fella)|someone else|somebody else|dad's girlfriend|his girlfriend|her boyfriend|moved (?:his|her|their) \\w+ in|mum's boyfriend|husband's wife|wife's husband|(?:left|leaving) me for|stepdad|stepmum|girlfriend (?:does|is|who)|has (?:a )?(?:new|already)|moved on|remarri\\w*|they hold hands|bridesmaids|replaced me|she's got abs|she's younger",
    ),
    not: /\b(?:my (?:mum|mom|dad|mother|father|son|daughter|sister|brother|friend) (?:has|is|got|met|and)|my (?:new )?(?:boyfriend|girlfriend|partner|husband|wife)'s (?:ex|new|son|daughter|kids)|(?:my|our) (?:mum|dad|mother|father)'s (?:new )?(?:girlfriend|boyfriend|wife|husband|partner)|my (?:son|daughter)'s (?:new )?(?:girlfriend|boyfriend|wife|husband|partner)|how long|ever love me|did (?:he|she) (?:ever )?|job|boss|party|wedding\b(?! pictures)|friend(?:'s)? ex|was it|why (?:do|am|did))\b/,
    say: [
      "You're allowed to grumble in private and be civil in public; nobody needs you to like them. If there are children, somebody being nice to them is good luck, even if it stings. It gets duller with time.",
      "Have one polite sentence ready, and look at nothing of theirs online for a while. They didn't take your place in anyone's life but your ex's. Minding it is ordinary, and it passes faster when you don't look.",
    ],
    ask: ['What about it stings the most?', 'Where do you have to come across them?'],
  },
  {
    id: 'upset-though-over-it',
    asks: /(?:^why\?)|\b(?:why\b.{0,60}\b(?:cry\w*|cried|upset|hurts?|sad|sick|bother\w*|shake|awake|ruin\w*|care|looked|feel|affect\w*|get to me|mind)|why now|why then|normal to (?:be|feel|still feel|cry)|really over|mean i(?:'m)? (?:still|not over)|odd,? to be sad|weird (?:to|that i|i)|still gets me|am i not over)\b/,
    about: eachOf(
      `${ended}|wedding pictures|over (?:him|her|them|it)|want (?:him|her|them) back|someone i don't|our song|got what i wanted|decree`,
      "(?:i'm|i was|was|thought i was|really|i am) over (?:him|her|them|it)|fine with it|i ended|i left|i wanted|(?:i'm )?happy (?:with|now)|i've got|don't want (?:him|her|them) back|don't even want|even want|(?:got|been|i) divorced|got what i wanted|decree|remarri\\w*|my choice|(?:years|yrs) ago|engaged|gets? married|getting married|got married|one who left|asked for|baby scan|having a baby|pregnant|truly no|even though (?:i'm|you're) happy|over it|moved back",
    ),
    not: /\b(?:died|death|funeral|passed away|job|work|my (?:parents|mum and dad)|how (?:long|do|can)|(?:he|she) (?:dumped|left) me|my (?:son|daughter|sister|brother|friend|best friend|mum|dad)\b|mistake|regret\w*|was i wrong|go to (?:the|his|her))\b/,
    say: [
      "Something ended for good, and that gets a reaction even when you don't want it back. It doesn't mean you're not over it. You're saying goodbye to the old life, not asking to return to it.",
      "You can be done with a person and still be caught by the news. It's usually about the years, and who you were in them. Give it a few days; it tends to pass by itself.",
    ],
    ask: ['What came up for you then?', 'What did that time mean to you?'],
    card: 'breakup',
  },
  {
    id: 'did-they-ever-love-me',
    asks: /\b(?:ever (?:even |really |actually |truly )?(?:loved?|cared?|liked?|mean)|(?:mean|meant) (?:anything|something|nothing|so little) to (?:him|her|them)|any of (?:it|that|this) (?:real|true|mean)|(?:all|just) a lie|(?:it|that|everything) (?:all )?(?:fake|a lie|real|nothing to)|(?:just )?us(?:e|ed|ing) me|was i (?:ever |just |only |nothing |even )(?:loved|there|a|convenient)|could (?:he|she|they) have loved|(?:he|she|they) loved me (?:some|ever|at|or)|replace (?:them|me|someone) in|nothing to (?:him|her|them)|not mean it|(?:did|has) (?:he|she|they) (?:ever )?(?:really )?mean it|forget me so|move on so (?:fast|quick\w*)|love(?:d)? me at all|get over me so)\b/,
    about: eachOf(
      `${ended}|ended|blocked me|new (?:girlfriend|boyfriend|one)|someone (?:new|else|called)|somebody (?:new|else)|moved on|was i|loved|was (?:any|it)|packed|every day|never really happy|basically single|she finished|he finished|said always|always turned out|actually cared|weeks|months|years|telling his|not even sad`,
      'he|she|him|her|they|them|someone|somebody|it',
    ),
    not: /\b(?:my (?:mum|mom|mother|dad|father|parents|stepdad|stepmum|friends?|best friend|sister|brother|son|daughter|boss|manager|family)\b|friendship|job|died|passed|funeral|does (?:he|she) (?:still )?love|drug\w*|still love me|my (?:husband|wife|boyfriend|girlfriend) (?:says|is|doesn't|never says)|flatmate|mean it when (?:he|she) (?:says|said) sorry|company|team|neighbour)\b/,
    say: [
      'Most likely it was real. How fast somebody moves on says more about how they cope with being alone than about what you had. What was good then still counts, even though it ended badly.',
      "People don't usually stay and build things with someone they feel nothing for. It can have been love and still have stopped. You don't need their version to know what your years were worth.",
    ],
    ask: ['What did they do that felt like love?', 'What makes you doubt it now?'],
  },
  {
    id: 'when-to-tell-people-its-over',
    asks: /\b(?:tell people|announce a|tell (?:people|everyone|everybody|anyone|my (?:parents|mum|mother|family|friends|dad|boss|work)|our (?:parents|families|family|friends)|the (?:family|neighbours|others)|work|friends|to my)|telling (?:people|friends|everyone|family)|announc\w*|gets? told first|let\b.{0,25}\bknow|(?:when )?people ask|post (?:that|about)|my status|haven't told|proper order|break the news|make it public|go public)\b/,
    about:
      /\b(?:(?:we|we've|i|i've) (?:just |have |'ve |recently |all )?(?:broke(?:n)? up|split|separated|called (?:it|off|the)|divorced|parted|ended)|separating|separated (?:in|two|last|a|from)|it ended|called off the (?:engagement|wedding)|(?:husband|wife|boyfriend|girlfriend|partner|he|she)(?:'s| has|'ve)? (?:just )?(?:left|moved out|gone)|moved out|moves out|not together|(?:marriage|relationship) (?:ends|ended|is over|has ended)|announce a divorce|broke up on|divorce|separation|the break-?up|where my (?:boyfriend|girlfriend|husband|wife) is|since it ended|we split|split up)\b/,
    not: /\b(?:kids|children|holiday's booked|exam|my parents (?:are|have|split|divorc\w*|told)|how (?:long )?(?:do|can|should) i (?:get|cope|stop)|cheat\w*|affair|pregnan\w*|hit|violen\w*|scared|police|died|court|solicitor|job|new (?:boyfriend|girlfriend|partner)|still love|get back|tell (?:him|her)|lawyer|custody|is it true|ex's)\b/,
    say: [
      "Closest people first, as soon as you can say it in one short sentence. Children and parents before everyone else, then let a friend pass it on. You don't owe anyone the reasons.",
      "Tell them when it's definite, not while it's still going back and forth. If you and your ex can agree on one line, use that: \"We've split up, we're all right, and I'd rather not go into it.\"",
    ],
    ask: ['Who would you like to know first?', 'What would you want people not to ask?'],
  },
  {
    id: 'return-my-exs-things',
    asks: /\b(?:giv(?:e|ing) (?:it|them|back|(?:him|her) (?:back )?(?:his|her|the|it)|back (?:his|her|the|presents)|(?:his|her|their|my ex'?s?)\b)|keep(?:ing)? (?:it|them|his|her|their|the|my ex'?s?)|bin (?:it|them|his|her)|chuck|throw (?:it|them|out|away|his|her)|post (?:it|them)|return (?:it|them|the|his|her)|store|stor(?:e|ing) (?:my|his|her)|send (?:it|them|his|her|the)\b.{0,15}|charity shop|sell (?:it|them|the|his|her)|burn (?:it|them)|get rid of|do with (?:it|them|all|the|an|my|his|her)|hold on to|drop (?:it|them|his|her|stuff) off|put it on the drive|within my rights|presents after)\b/,
    about: eachOf(
      `${ended}|he left (?:his|a)|she left (?:a|her)|his (?:hoodie|jumper|coats?|fishing|things|stuff|clothes|shirt|tools|records)|her (?:things|stuff|clothes|books|mum's)`,
      'stuff|things|hoodie|jumpers?|sweater|ring|clothes|coats?|box|presents?|gifts?|photos?|belongings|toothbrush|keys?|bike|furniture|drawer|charger|golf clubs|kayak|gear|bracelet|necklace|letters|mug|tools|books|records|tv|sofa|shirt|casserole|jewellery|watch',
    ),
    not: /\b(?:dogs?|cat|vet|died|dead|late (?:husband|wife)|passed|widow\w*|funeral|my (?:mum|dad|mother|father|gran|nan|son|daughter|friend|best friend|boss|sister|brother|neighbour)(?:'s)?\b|lent|library|shop (?:won't|refund)|(?:him|her|it) another (?:go|chance|try)|the (?:kids|children|house|dog|cat)\b|give (?:him|her|it|them) (?:a|another|time|space)|inherit\w*|ashes|key worker|new job|wear|tell)\b/,
    say: [
      'Bag it up, put it out of sight, and send one message: "Your things are here till the end of the month." After that it\'s yours to bin. No need to hand it over in person.',
      "Offer it back once, with a date, and let a friend or the doorstep do the handing over. Anything valuable or from their family I'd return whatever happened. The rest you may give away without guilt.",
    ],
    ask: ['What would be the easiest way to hand it over?', 'Which things are hard to part with?'],
  },
  {
    id: 'friends-with-my-ex',
    asks: /\b(?:should i (?:agree|say yes|try)|possible|good idea|bad idea|say yes|friends with (?:him|her)|wise|healthy|headache|(?:be|stay|remain|being|staying|still|keep|become|go on as|again) (?:just |good |still |only )?(?:friends|mates)|be mates again|no contact|friends or (?:no|cut|not|nothing|block)|cut (?:him|her|them) off|friends with (?:my|an|your|a former|the) ex|(?:is )?(?:that|it|this) healthy|keep(?:ing)? up|like brother and sister|keep (?:doing|texting|talking|seeing)|it's possible|is it possible)\b/,
    about: eachOf(
      `${ended}|still in love with|friends or|same group, same course|ended it|kept company|he tells me about his dates|not that any more|been three weeks`,
      "as a friend|friends?|mates?|contact|in each other's lives|text all day|brother and sister|quiz night|cut (?:him|her|them) off|stay in touch|lives",
    ),
    not: /\b(?:back together|wedding|party|his new|her new|her family|his family|sleep with|marry|move in|my (?:friend|mate|best friend|sister|brother|son|daughter|mum|dad)'s|(?:he|she|boyfriend|girlfriend|husband|wife|partner) (?:is|'s|wants to|still) (?:\w+ )?friends with (?:his|her)|his ex|her ex|their ex|ex's (?:mum|mother|family|sister|parents|brother)|wife'?s ex|date (?:my|a) (?:friend|mate)'s|ex[- ](?:friend|best friend|colleague)|off limits|in-laws|our friends|mutual friends|new friends|tell (?:my )?friends|job|how do i make|get back|died|take (?:him|her) back|friendship ended|friends ended)\b/,
    say: [
      'Not yet, if your stomach still jumps when they write. Friends works later, once you could hear about somebody new without going cold. Say "maybe one day, I need a gap first."',
      "It can work, with time in between and if neither is secretly waiting. Try three months of no contact first. If you only want it because losing them altogether is worse, it'll hurt.",
    ],
    ask: ['What would being friends look like to you?', "How would it be to hear they'd met somebody?"],
  },
  {
    id: 'how-long-does-heartbreak-last',
    asks: /^(?!.*\bhow (?:do|can) (?:i|you) stop\b).*\b(?:how (?:long|many (?:months|weeks|days|years)|much longer)\b.{0,50}\b(?:hurt\w*|last|take|to get over|get over|getting over|go on|feel\w*|til|till|until|stop|sad|miss\w*|better|be like|heal|supposed)|how long (?:does|will|is|did) (?:this|it)|when (?:does|do|will|is|would) (?:it|this|one|i|you|the \w+)\b.{0,25}\b(?:better|easier|stop|end|over|go|hurt\w*|pass|feel)|will (?:i|it|this) (?:ever|always|feel)\b.{0,30}|stop (?:hurting|missing|crying|loving)|crying stop|over (?:it|him|her|them) by now|still (?:be )?(?:so )?(?:sad|crying|hurt\w*|upset|miss\w*|heartbroken)|get (?:better|easier)|why am i still not over|(?:still|ever be|should i be) (?:not )?over (?:him|her|it)|(?:is (?:it|that|this)|am i) normal(?=\?|$)|half the time|ever (?:go|pass|stop|get over))\b/,
    about:
      /\b(?:get(?:ting)? over (?:someone|somebody|an? |him|her|your|my)\w*|don't think of him|ex|exes|ex-\w+|(?:broke|broken|break|split) up|break-?ups?|divorce[d]?|heart ?br\w+|dumped|(?:he|she|they|husband|wife|boyfriend|girlfriend)(?:'s| has)? (?:just )?(?:left|ended|gone off|took the cat|finished)|left me|since (?:he|she) left|gone off to|haven't changed the sheets|we were together|you were together|with (?:him|her) (?:seven|\w+) (?:weeks|months)|unrequited|don't think of (?:him|her)|it(?:'s)? ended)\b/,
    not: /\b(?:argu\w*|new (?:girlfriend|boyfriend)|happy with|relieved|guilty|dream\w*|friends|his (?:mum|family)|her (?:mum|family)|getting married|friendship|rejection|expecting|speech|died|death|dead|funeral|passed away|widow\w*|grie(?:f|v\w*)|my (?:mum|dad|mother|father|parents|son|daughter|brother|sister|dog|cat|friend|best friend|kids)\b|job|redundan\w*|hospital|store|stuff|trust|wait (?:to|before|for)|propose|depress\w*|should i (?:text|call)|before (?:dating|telling)|date again|tell|meet someone|find (?:someone|anyone)|friend|solicitor|court|paper\w*)\b/,
    say: [
      "Roughly: the worst eases in weeks, the rest takes months, and it comes in waves, not a straight line. Seeing less of them, on screens too, does speed it up. You won't feel like this for good.",
      "Longer than friends think and shorter than it feels now. Most people have whole good days within two or three months, then a bad one again. A bad day late on doesn't mean you're back at the start.",
    ],
    ask: ['When is it worst during the day?', 'What has made an hour easier so far?'],
    card: 'breakup',
  },
  {
    id: 'close-to-exs-family',
    asks: /\b(?:weird|ok|okay|odd|strange|wrong|keep(?:ing)? (?:in touch|up|seeing|going)|allowed|still see|see (?:him|her|them|my|his)|give up|disloyal|stay(?:ed)? (?:friendly|in touch|close)|can i go|should i (?:go|keep|visit|send|still)|miss|i may go|too strange|normal|visit|cut off)\b/,
    about: eachOf(
      "(?:ex|ex-\\w+|exs|ex's)(?: \\w+)?(?:'s|s)? (?:mum|mom|mother|dad|father|sister|family|parents|brother|kids|children|daughter|son|nan|gran\\w*|brother)|ex's been visiting|former in-laws|in-laws|(?:his|her) (?:mum|mother|mom|dad|father|parents|sister|family|grandmother|grandparents|kids|nan)|daughter-in-law|son-in-law|my ex still",
      ended,
    ),
    not: /\b(?:(?:brother's|sister's)|sister-in-law|brother-in-law|my (?:boyfriend|girlfriend|partner|husband|wife)(?:'s)? ex|(?:his|her) ex|tell (?:his|her)|custody|new (?:girlfriend|boyfriend|wife|husband) (?:is|has)|hates? me|died|funeral|money|court|get back|gossip|my parents (?:are|split)|left me for|introduc\w*|stay together|mess)\b/,
    say: [
      "Not weird at all, if it's truly about you and them, and not a way of keeping tabs. Leave your ex out of the conversation and it stays simple. If it starts to hurt, you can ease off.",
      "You don't have to lose everyone at once, and neither do they. Those friendships count for themselves. If a new partner or your ex finds it hard, see them apart from family occasions and keep it low-key.",
    ],
    ask: ['What do they mean to you?', "How does it feel after you've seen them?"],
  },
  {
    id: 'should-i-take-them-back',
    asks: /\b(?:should i(?=\?|$)|do i say yes|try again|tak(?:e|ing) (?:him|her|them|my \w+|an ex) back|go(?:ing)? back (?:to|with) (?:him|her|them|my|an)|get(?:ting)? back (?:together|with)|(?:him|her|them|us|it|we) (?:a|an)?(?:other|second) (?:chance|go|try|shot)|second chance|(?:should|believe and|shall|could|can) (?:i |we )?try again|second time around|have (?:him|her|them) (?:back|home)|giv(?:e|ing) it another (?:go|try|shot)|(?:can|do) people (?:really |ever )?change|marry the same|should i have (?:him|her|them)|does it ever work|a bad idea)\b/,
    about: eachOf(
      `${ended}|apart|wants? (?:me |us )?(?:back|to try again|to come home)|come home|what if we tried|asks to return|last time he|last time she|wrote me a letter|outside with flowers|back together|back to (?:him|her|them)|giving it another|(?:him|her|them) back|came to my`,
      'he|she|him|her|them|they|my ex|together|ex|husband|wife|it',
    ),
    not: /\b(?:drunk|messag\w*|write to|stay friends|be friends|coffee with|texted|invited|theirs|first date|(?:my|best|old|our) (?:best |old )?(?:friends?|mates?|bestie)|friendship|job|boss|work|my (?:mum|mother|dad|father|sister|brother|son|daughter)\b(?! says)|hits?|hit me|violen\w*|drink\w*|scared|threat\w*|(?:he|she|they)(?:'ll| will| would| to) (?:ever )?(?:take|give) me|will (?:he|she|they) (?:come|take|want)|win (?:him|her|them) back|get (?:him|her|them) back|give me|school|uni|class|exam|dates?|dog|cat|how (?:do|can) i get)\b/,
    say: [
      "Only if the thing that ended it has really changed, and you can say what. Missing each other isn't a change. If you try, go slowly, see each other like new people, and give it a few months.",
      'It does work for some couples, mostly when both did something different in between. Ask "What would be different this time?" If the answer is only promises, I\'d wait with the yes, and if you were ever scared of them, it\'s a no.',
    ],
    ask: ['What would have to be different this time?', 'What do you miss, them or having somebody?'],
  },
  {
    id: 'was-ending-it-a-mistake',
    asks: /\b(?:right to (?:leave|end|break|walk)|mistake|(?:made|make|making|was (?:it|that|this)|it) (?:\w+ )?(?:a )?(?:big |huge |terrible )?mistake|mistake\?|(?:was|am|were) (?:i|it|that) (?:\w+ )?wrong|wrong (?:decision|thing|call|choice)|did (?:i )?(?:do )?wrong|i did wrong|regret\w*|(?:the )?right (?:thing|call|decision|choice)|give up too (?:soon|early|easily|fast)|should i have (?:stayed|tried|given|waited)|too hasty|a fool|threw? away|thrown? away|want (?:him|her|them) back now|miss (?:him|her|them) or|tried harder|have i (?:made|thrown|ruined|been))\b/,
    about: eachOf(
      "right to (?:leave|end it|break up)|i (?:\\w+ )?(?:ended|left|dumped|finished (?:it|things|with)|broke (?:up|it off|off)|called (?:it|off|things)|asked for (?:the|a) divorce|walked (?:out|away))|i told a good man no|my choice|broke(?:n)? (?:it |things )?off (?:the|with|our)?|break(?:ing)? (?:it off|up)|leaving (?:him|her|them|my)|broke up|do people regret leaving|signed for the new flat|new flat|didn't feel it|handed me the key|miss (?:him|her) or|want (?:him|her) back now|broke up (?:with|last|w)",
      'husband|wife|boyfriend|girlfriend|partner|him|her|them|he|she|engagement|divorce|flat|broke up|people|break(?:ing)? up',
    ),
    not: /\b(?:(?:he|she|they|boyfriend|girlfriend|husband|wife|partner) (?:left|dumped|ended|broke|finished|walked)|dumped me|left me|broke up with me|job|work|boss|resign\w*|quit|uni|school|friendship|best friend|my (?:mum|dad|mother|father|son|daughter|dog|cat|sister|brother)\b|died|home country|landlord|house sale|hit me|scared|left (?:him|her) (?:alone|at|in|with))\b/,
    say: [
      "Missing them isn't proof you were wrong; nearly everyone wobbles in the first weeks. Write down why you ended it, and read that on the bad evenings. If it still looks wrong in a month, think again.",
      "If you'd thought about it for a long time before, it was probably right. Being sad and being right go together quite often. Don't act on it late at night; see what you think on an ordinary afternoon.",
    ],
    ask: ['What were your reasons at the time?', "What is it that you're missing now?"],
  },
  {
    id: 'go-where-my-ex-will-be',
    asks: /\b(?:(?:do|should|shall|can|would|could|must|must i|will|still|to|or|mad to|i) (?:i )?(?:just |still |even )?(?:go|skip|attend|turn up|walk in|stay (?:away|in|home)|hide|avoid|come|be expected)|go or|skip it|stay away|turn up|behave|same room|if we end up|how (?:do|should|can|to)\b.{0,30}\b(?:behave|act|handle|face|survive|be at))\b/,
    about: eachOf(
      "ex(?:'s|es|s)?|ex-\\w+|(?:was|were) engaged to|left me for|is bringing him|is bringing her|former (?:husband|wife|partner)|he goes to everything|reunion|he's on the barbecue|he sings",
      'part(?:y|ies)|wedding|birthday|leaving do|do|reunion|christening|prom|bbq|barbecue|choir|running club|club|awards night|gig|stag|hen|festival|fiftieth|fortieth|engagement|street party|event|same (?:room|table|course|gym|church|pub)|small town|things|dinner',
      "he'll be|she'll be|they'll be|will be|be there|is going|going|coming|is bringing|invited?|turns? up|same|both|making the cake|other godparent|end up|everything i go|barbecue|sings|left me|there",
    ),
    not: /\b(?:(?:his|her|their|my (?:boyfriend|girlfriend|husband|wife|partner)'?s?) ex|custody|court|go back|ex's (?:mum|mother|family|parents)|in-laws|going out with|funeral|get back|tell (?:him|her|my)|text|friend's ex|invite (?:my|him|her|them)|ex-(?:friend|colleague|boss)|scared|threat\w*|no contact|pregnan\w*|my own wedding)\b/,
    say: [
      "Go for an hour, with your own way home and somebody who knows. It's easier to leave early than to wonder all evening. Stay in only if you're already worn out.",
      "I'd go, if it's for people you care about; your ex doesn't own the guest list. Say hello early and get it over with, then stick to your own lot. If it's days after the split, skip this one.",
    ],
    ask: ["What would you go for, if they weren't there?", 'Who could you go with?'],
  },
  {
    id: 'does-there-have-to-be-a-spark',
    asks: /\b(?:(?:should|does|do|must|is|has|have|can|what if|need|will|without|no|isn't)\b.{0,40}\b(?:spark|butterflies|chemistry|attraction|swept off)|(?:love|attraction|feelings|it|that|this|spark) (?:grow|come later|develop|come with time|grow over)|give it time|deal ?breaker|(?:too|being) (?:too )?picky|settling|(?:don't|not|doesn't|do not) (?:really )?fancy (?:him|her|them)|how many dates|enough to (?:simply |just )?like|feel something|that feeling|stop seeing|keep (?:going|seeing)|carry on seeing|see (?:him|her|them) again|is that love|without a spark|grow to (?:love|fancy|like))\b/,
    about: eachOf(
      'spark\\w*|butterflies|chemistry|attract\\w*|fanc(?:y|ied)|swept|excited|love come later|on paper|dates?|dating|is that love|simply like|the nice one|how many dates|meet the one|lovely suppers|grow',
      'dat(?:e|es|ing)|nice|kind|spark\\w*|butterflies|chemistry|attract\\w*|fancy|suppers|on paper|the one|love|engineer|like somebody|lovely',
    ),
    not: /\b(?:spark (?:to )?(?:fade|fades|go|goes|gone|die|dies|disappear)\w*|years together|together (?:for )?\d+ years|(?:\d+|ten|twenty|many) years|my (?:husband|wife)|anymore|any more|married (?:for|since)|broke up|interview|flat ?mates|spark plug|(?:he|she|they) (?:doesn't|don't|didn't) fancy me|long marriage|friend(?:'s)? (?:ex|brother)|chemistry (?:exam|test|class|homework|teacher|lesson|revision)|fancy (?:a|coming|going)|my best friend|crush)\b/,
    say: [
      "There doesn't have to be one at once, and plenty of good couples started without it. If you like talking to them and wouldn't mind being kissed, see them twice more. If you'd rather not be touched, that won't grow.",
      "Butterflies are partly nerves, so their absence can just mean you're comfortable. Give it three dates. Looking forward to the next one is the better sign; if you dread it, let them go kindly.",
    ],
    ask: ["How do you feel when you're with them?", 'What would you expect a spark to feel like?'],
  },
  {
    id: 'what-to-text-someone-new',
    asks: /\b(?:what(?:'s)? (?:do|can|could|should|would|to|ought|shall|i|on earth|does one|a good)\b.{0,25}\b(?:text|say|write|send|put|message|reply|open with)\b|(?:first|opening|decent) (?:text|message|line|move)|opener|how (?:do|would|should|can|to) (?:i|you|one)? ?(?:even )?(?:start|reply|open|begin|respond|get (?:it|the conversation|a conversation|a chat) (?:going|started))|now what|something i could say|ice ?breaker|conversation starter|keep (?:it|the chat|the conversation|a conversation) going)\b/,
    about: eachOf(
      "match(?:ed)?|(?:his|her|their|lady's|telephone|phone) (?:number|snap|insta\\w*|instagram|profile)|number (?:on|from)|got (?:his|her|their) (?:number|snap|insta)|friend request|hinge|tinder|bumble|dating (?:app|site)|these sites|his card|(?:have|got) (?:his|her) instagram|someone you fancy|(?:fancy|crush on) (?:him|her|this|a (?:girl|boy|guy|lad)|someone)|my crush|first (?:text|message)|photo with|wrote his number|an? (?:girl|boy|guy|man|woman|lad) from my (?:gym|course|class|work|building)",
    ),
    not: /\b(?:hinge account|prompts?|profile up|(?:doesn't|not|hasn't|won't) (?:answer|repl|text|respond)\w*|told (?:him|her) i|passed over|head waiter|ex|sorry|apolog\w*|broke up|break up|bio|about me|my profile|a profile|husband|wife|my (?:boyfriend|girlfriend|boss|manager|mum|mother|dad|father|friend|best friend|son|daughter|sister|brother)\b|died|condol\w*|date (?:went|last|was|tonight|tomorrow)|on (?:a|the|our) (?:first )?date|unmatch\w*|interview|doctor|cancel\w*|wrong number|hate mail|funeral|teacher|turn (?:him|her|them) down|let (?:him|her|them) down|reject|not interested|talk about on|ask (?:him|her|them) out|blocked)\b/,
    say: [
      'Say where you met, one true thing, and one easy question: "It\'s me from the other day. What was the best ten minutes of your day?" Plain and soon beats clever.',
      'Ask about one particular thing they said or have in a photo, because "hey" gives people nothing to answer. Or suggest something straight away: "Coffee this week?" Two lines are enough, and don\'t rewrite them ten times.',
    ],
    ask: ['What do you know about them already?', 'What would be fun to hear back?'],
  },
];
