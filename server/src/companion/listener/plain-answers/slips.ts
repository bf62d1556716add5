import type { PlainAnswer } from './plain-answer.ts';
import { each, grave, grief, lied, r, sorry, whatNow, whatToSay, whether, words } from './slips-words.ts';

/** What makes people blush: a fall, a wrong name, a kiss on a message. */
const slip = r`(?:embarrass|mortif|humiliat|cring|awkward moment|asham|fool of|idiot of|show of myself|laughing stock|tripped|slipped|fell (?:over|off|down|asleep|into|flat|up)|fallen (?:over|off|asleep)|spil[lt]|fart|burp|snor(?:ed|ing)|threw up|was sick|been sick|wet myself|pee'?d|walked into|waved (?:at|back)|winked|wrong (?:name|person|word|chat|group|number|date|door|room|house|chord|verse|toilet|way|woman|man|coat|car|bus|grave|funeral|class)|called (?:(?:him|her|them|it|someone|my [\w ]{3,25}?|the [\w ]{3,25}?|our [\w ]{3,25}?) )?"?(?:mum|mummy|mom|dad|daddy|sir|miss|darling|love|babe|sweetheart|nan)\b|by (?:the wrong name|(?:my|his|her) ex)|"?love you"? (?:at|to|on|by)|reply all|replied all|replied-all|not on mute|wasn't (?:on mute|muted)|unmuted|on mute|on (?:speaker|camera|mic)|in front of|autocorrect|typo|mispronounc|pronounced|blurt|stumbled|mixed up|mistook|thought (?:he|she|it) was (?:my|a|the)|inside out|back to front|tucked in|flies? (?:was |were |undone|open|down)|zip|(?:on|in) my (?:chin|teeth|face|skirt|tights)|toilet paper|trousers|skirt|split|stuck (?:under|in|half)|knocked (?:over|into)|set off|(?:whole|entire) (?:class|office|bus|queue|restaurant|choir|school|room|train|team|meeting|department|presentation)|(?:everyone|everybody|they all|people|all) (?:saw|heard|laughed|stared|looked|turned|was watching|clapped)|all laughed|laughed at me|stared at me|(?:kiss|heart|x) (?:on|to|at the end)|accidentally|by (?:mistake|accident|reflex)|forgot (?:my|the|his|her) (?:words|lines|name|speech)|wrong verse|tripping|stomach rumbled|said "?you too|you too"?|drunk|drank too much|got (?:so |really |too )?(?:pissed|plastered|hammered|wasted|tipsy)|karaoke|went (?:bright |beetroot |bright-)?red|the joke|my joke|nobody laughed|no one laughed)`;

/** What a person does in front of others who loses hold for a moment. */
const scene = r`(?:(?:i|i've|i'd|and|then|just|totally|completely|really|properly)(?: \w+){0,3} (?:cried|crying|wept|sobbed|bawled|welled up|broke down|lost it|fell apart|fainted|passed out|panicked|walked out|walked off|stormed (?:out|off)|snapped|shouted|yelled|flipped|exploded|threw up|collapsed|left the room|ran out|went to pieces|kissed|hugged|started crying|burst into tears)|^cried|\ncried|saw me (?:cry|crying|sobbing|upset|like that|drunk|naked|in a state)|my (?:meltdown|breakdown|outburst|wobble|panic attack|tears|strop|tantrum|funny turn|hissy fit)|(?:a|an|had a|massive|full|proper|total|little) (?:meltdown|breakdown|outburst|wobble|panic attack|strop|tantrum|funny turn|hissy fit)|burst into tears|in tears|broke down|threw my|made a scene|making a scene|walked (?:out|off)|stormed|drunk)`;
const nerves = r`(?:nervous|nerves|shak(?:y|ing|en|e|es)|shook|trembl|sweat|blush|(?:went|go|going|turned|turn) (?:bright |beetroot |all )?red|blotch|stammer|stutter|wobbl|quiver|terrified|panick|my voice|dry mouth|heart (?:is |was )?(?:going|pounding|racing|thumping)|lost my thread|knees|scared of (?:him|her|them)|anxious|anxiety)`;

/** What people ask after something embarrassing or unkind: who noticed, whether it can be put right, how to say sorry. */
export const slipsAnswers: readonly PlainAnswer[] = [
  {
    id: 'will-they-remember-it',
    asks: words(
      r`(?:will|would|do|does|did|are|is|whether|if|won't|don't)\b[^.?!]{0,40}\b(?:remember|forget|(?:still )?(?:be )?(?:talk(?:ing)?|laugh(?:ing)?|jok(?:e|ing)|tell(?:ing)?|know|gossip(?:ing)?) (?:about|it|of))`,
      r`(?:they|he|she|people|everyone)(?:'ll| will| are going to|'re going to)?(?: all)? (?:never forget|always remember|remember (?:it|this|that|me)|tell everyone|still remember)`,
      r`(?:tell|told) everyone,? won't`,
      r`forgotten (?:by|about|in)`,
      r`(?:am i|i'?m|will i be|be)(?: now| always| forever)? (?:that (?:girl|guy|woman|man|person|one)|known (?:as|for)|the (?:girl|guy|one|woman|man|person) who)`,
      r`how long (?:do|will|before|until|does)\b[^.?!]{0,30}\b(?:talk|remember|forget|bring it up|laugh|go on about)`,
    ),
    about: words(slip, scene),
    not: words(
      r`${grief}`,
      r`how do i forget|my weight|what do i say`,
      grave,
      r`died|death|forgot(?:ten)? my birthday|exam\b|revis|trust me`,
    ),
    say: [
      "Far less than you will. It was a few seconds in somebody else's day, and they've had their own things to think about since. If it's ever told again, it'll be as a funny story.",
      "Not for long. There may be some teasing for a few days, then something else comes along. If you laugh first when it's mentioned, it's over even sooner.",
    ],
    ask: ["What's the bit that keeps coming back?", 'Who are you most bothered about remembering it?'],
  },
  {
    id: 'did-they-notice-my-slip',
    asks: words(
      r`(?:did|do|d'you|would|will|could|can|must|might|wonder|odds|chance|if|whether|how many|didn't|don't)\b[^.?!]{0,45}\b(?:notic(?:e|ed|es)|spot(?:s|ted)?|clock(?:ed|s)?|see|saw|seen|hear|heard|pick(?:ed)? up on|realis(?:e|ed)|realiz(?:e|ed)|catch (?:it|that)|caught (?:it|that))\b`,
      r`who (?:of them )?(?:saw|looked|noticed|heard)`,
      r`(?:was|is) it (?:obvious|noticeable|visible)`,
    ),
    about: words(slip, r`in shot|under the table`),
    not: words(
      r`just be friends|his wife|my wife|steriliser|if he asks|if she asks`,
      r`${grief}`,
      nerves,
      lied,
      grave,
      r`cut\b|scars?\b|bruise|(?:he|she|they) (?:doesn't|don't|never|won't) (?:notice|see|hear)|see (?:him|her|them|a|my|the|each|someone|any)|hear (?:from|back)|do you see|tell (?:him|her|them|my|the|people|anyone|someone)`,
    ),
    say: [
      "Maybe for a second, if at all. People are mostly listening for the gist and thinking about what they'll say next. Even somebody who did notice has very likely dropped it by now.",
      "Probably not, and if they did it was a small smile and nothing more. Things like that stand out to the one who did them. Carry on as if it hadn't happened, because for them it mostly hasn't.",
    ],
    ask: ['What makes you think they might have noticed?', 'What would change if they had?'],
  },
  {
    id: 'did-my-nerves-show',
    asks: words(
      r`(?:did|do|does|d'you|would|will|could|can|must|wonder|if|whether|don't)\b[^.?!]{0,45}\b(?:notic(?:e|ed|es)|spot(?:ted)?|clock(?:ed)?|see|saw|seen|hear|heard|pick(?:ed)? up on|realis(?:e|ed)|tell|show|think (?:i was|i looked))\b`,
      r`did i (?:look|seem|sound|come across)\b`,
      r`(?:was|is|were) (?:it|i|that|my \w+) (?:that |so |really |very )?(?:obvious|noticeable|visible|plain)`,
      r`how (?:obvious|noticeable|visible|bad)`,
      r`as plain to them`,
    ),
    about: words(nerves),
    not: words(
      r`${grief}`,
      r`how can you tell|why did i|my heart or`,
      grave,
      lied,
      r`doctor|gp\b|diagnos|medic|tell (?:him|her|them|my|the|people|someone|anyone|if)|see (?:a|him|her|the|my)|hear (?:from|back)`,
    ),
    say: [
      'Much less than it felt like. Shaking and a dry voice are loud from the inside and small from a few chairs away. Those who did see it mostly felt friendly towards you.',
      "Some may have seen a bit of nerves, most won't have. They didn't know how you'd planned to sound, so they'd nothing to compare it with. You got through it, and that's what they saw.",
    ],
    ask: ['What was the moment that felt most visible?', 'What went all right, apart from the nerves?'],
  },
  {
    id: 'why-did-i-say-that',
    asks: words(
      r`why(?: on earth| the hell| in heaven's name| in god's name| oh why)? (?:did|do|would|have|must) i (?:just |even |ever |always |go and |have to )?(?:say|said|blurt|come out with|open (?:my|this)|tell (?:him|her|them|people) (?:that|i|she|he)|answer|reply|respond|joke)`,
      r`why i (?:said|say|told|blurt)`,
      r`what (?:possessed|came over|made) me`,
      r`what (?:on earth |the hell )?was i (?:even )?thinking`,
      r`why (?:did|does|would)(?: \w+)? (?:that|this|it|my (?:mouth|tongue|brain)|those words)(?: \w+)?(?: come out| do that| say)`,
      r`(?:what|why) makes? (?:me|a person|you|people) (?:say|blurt)`,
      r`(?:how|why) (?:does|do|would|can|could) (?:a|any|some) (?:person|grown \w+|body|human)[^.?!]{0,15} say`,
      r`where (?:does|did) that (?:even )?come from`,
      r`(?:just|it) (?:popped|slipped) out`,
    ),
    about: words(
      r`(?:i|i've|and|just|then|me|only) (?:\w+ )?(?:said|told|asked|answered|replied|blurted|wished|called|went|wrote|shouted|joked)|(?:did|would|do|have|why) i (?:\w+ )?(?:say|tell|said)|come out|came out|popped out|blurt|out loud|my mouth`,
    ),
    not: words(
      r`${grief}`,
      r`made? me cry|burden`,
      r`mind goes blank|made? me cry|always say the wrong|angry at|say sorry|did i say yes`,
      grave,
      r`hate (?:you|him|her|them)|wish(?:ed)? (?:you|he|she|i) (?:was|were|had|would)|never loved|divorce (?:me|him|her|you)|drunk|why did (?:he|she|they)|yes (?:to|when)|told me`,
    ),
    say: [
      "Because you were caught off guard and your mouth grabbed the nearest words. It happens to everybody, most of all when they're tired or nervous. It says nothing about what you think.",
      "Most likely you were under a bit of pressure and there wasn't time to choose. That's all there is to it. If it needs mending, one short sentence later on will do it.",
    ],
    ask: ['What would you rather have come out with?', 'What was going on just before it?'],
  },
  {
    id: 'how-embarrassing-was-it',
    asks: words(
      r`how (?:embarrassing|bad|cringe\w*|stupid|silly|ridiculous|awful|mortifying|shameful|awkward|daft|weird|terrible) (?:is|was|did|do|does|would|am)`,
      r`out of (?:ten|10)`,
      r`on a scale`,
      r`(?:did|do|have|does) (?:i|that|it)(?: \w+)? (?:look|seem|sound|come across)\b[^.?!]{0,25}(?:stupid|silly|fool|idiot|unhinged|mad|insane|ridiculous|daft|normal people|prat|weirdo|creep|desperate|pathetic|clown|tit\b|crazy)`,
      r`(?:mak|mad)(?:e|ing)? (?:a|an|such a|such an|a complete|a total|a right) (?:fool|idiot|show|spectacle|tit|prat|arse|exhibition|clown) (?:of|out of) myself`,
      r`(?:was (?:that|it|this|what i did)|is what i did)(?: \w+)? (?:embarrassing|cringe\w*|creepy|ridiculous|shameful|mortifying|humiliating)(?! to\b)`,
      r`laughing[- ]stock`,
      r`(?:was|were) i (?:a |being |so |such a )?(?:complete |total |right )?(?:cringe\w*|ridiculous|embarrassing|laughing)`,
    ),
    about: words(slip, scene, r`cring|creepy|fool|idiot|stupid|silly|ridiculous|unhinged|daft`),
    not: words(
      r`being shy|how \w+ is that, `,
      r`${grief}`,
      r`how do i not|first day|tomorrow`,
      grave,
      r`pain\b|breakup|divorce|interview|exam|how bad is it (?:for|to|if)|addict|debt`,
    ),
    say: [
      'Honestly, about a two out of ten. It felt like a nine because you were on the inside of it. For anyone watching it was a moment, and then they were back in their own day.',
      "Less than you think. You mostly looked human, which people like. It'd only be a big thing if somebody got hurt, and otherwise it's a story you'll be telling yourself before long.",
    ],
    ask: ['What did the people there actually do?', "What would you say to somebody who'd done that?"],
  },
  {
    id: 'how-long-does-embarrassment-last',
    asks: words(
      r`(?:will|when (?:do|does|will)|how long|does|do|can|is it|is there|it|how (?:do|can)|if|days)\b[^.?!]{0,40}\b(?:get over|got over|live (?:this|it|that|down)|recover|fade|wears? off|go(?:es)? away|pass\b|settle|stop (?:cringing|feeling|wanting|thinking|dying|blushing)|get (?:smaller|less|better|easier)|gets (?:smaller|less|better|easier)|coming back from|come back from|go on|last|burn|feel (?:sick|like|this|so|bad))`,
      r`ever (?:recover|get over|live)`,
    ),
    about: words(
      r`embarrass|mortif|humiliat|cring|live (?:this|it|that|something\w*) down|(?:everyone|everybody|they all|all|whole \w+) (?:saw|laughed|stared|heard|sang)|laughed at me|made (?:a|an) (?:\w+ )?(?:fool|idiot|show) of|muppet|reply all|replied all|tripped|fell (?:off|over|into|down)|walked into|sink into the floor|ground (?:to )?(?:swallow|open)|go(?:ing)? hot|die of shame|the shame\b|not pregnant`,
    ),
    not: words(
      r`horse|saddle|fell off my`,
      r`${grief}`,
      r`how (?:do|can) (?:i|you) (?:\w+ )?(?:live|stop|get over)|how do i|confidence`,
      r`scam|fell for it|should i be embarrassed`,
      grave,
      r`died|death|grie[fv]|my ex\b|break ?up|broke up|dumped|divorce|bull(?:y|ied|ying)|redundan|fired|depress|panic attack|humiliated me|embarrass(?:es|ed)? me|embarrassing (?:husband|wife|mum|dad|parents|mother|father)`,
    ),
    say: [
      "The hot part goes in a day or two. In a week it'll make you wince, in a month it's likely something you tell on purpose. Telling one person with a laugh speeds it up.",
      "Yes, you'll get over it, sooner than it feels tonight. It fades each time you think of it and nothing bad comes after. Sleep and an ordinary day do most of the work.",
    ],
    ask: ['Who could you tell it to with a laugh?', 'What helped the last time you felt like this?'],
  },
  {
    id: 'explain-the-slip-or-leave-it',
    asks: words(
      r`(?:explain|clear (?:it|that|this|things) up|clarify|say (?:it was|that it was|something|anything)|follow (?:it|that|this) up|correct (?:it|that|myself|him|her|them)|own up|apologi[sz]e|mention it|text (?:him|her|them)|message (?:him|her|them)|pretend|leave it|let it (?:go|lie)|say nothing|ignore it|acknowledge|ring back|call back|write (?:back|again)|send another)`,
    ),
    about: each(
      r`(?:(?:kiss|kisses|heart|hearts|x|emoji|winky|smiley) |"?love you|all my love|lots of love|darling|sweetheart|called (?:him|her|my [\w ]{3,20}|the [\w ]{3,20}) "?(?:mum|dad|love|babe|mate|darling|miss|sir)|autocorrect|the (?:computer|phone) changed|typo|accidentally|by (?:accident|mistake|reflex)|liked (?:a|her|his|their|an old|someone's)|(?:waved|winked|waving)|wrong (?:chat|group|person|number|emoji|face)|voice (?:note|msg|message) of me|facetimed|pocket dialled|butt dialled|instead of "|meant to (?:write|type|say|send)|something in my eye|laughing (?:face|emoji)|thumbs up)`,
      r`(?:i|it|the (?:computer|phone)|auto\w*|sent|liked|accidentally|put|signed|wrote|said|called)`,
    ),
    not: words(
      r`heart attack|panic|just be friends|guilt trip|is that too`,
      r`surprise party`,
      grave,
      lied,
      r`my ex\b|secret|slagging|bitching|crush|heard (?:them|him|her)|complain|about (?:him|her|them) to|rude|sharp|condolen|delete|unsend|(?:he|she|they) (?:accidentally|liked|called me|sent me)`,
    ),
    say: [
      'Leave it: a slip like that gets half a second, and explaining it turns it into a conversation. Make the next message an ordinary one. If they bring it up, laugh and say it went astray.',
      "I'd say nothing and carry on as normal. They've either not noticed or they've smiled and moved on. Only put it right if somebody could really take it the wrong way, and then in one line.",
    ],
    ask: ['What would you want them to understand?', 'How would you normally be with each other next?'],
  },
  {
    id: 'mention-it-or-act-normal',
    asks: words(
      r`(?:mention(?:ing)?|bring (?:it|that|this|up)|say(?:ing)? (?:something|anything)|acknowledge|refer to|act (?:normal|like|as)|(?:just )?be normal|pretend|talk (?:to \w+ )?about it|speak of it|address (?:it|that)|email (?:him|her|them)|text (?:him|her|them)|thank (?:him|her|them)|apologi[sz]e for (?:it|crying|that))`,
    ),
    about: words(scene, r`(?:i|we)(?: \w+){0,2} kissed|my appraisal`),
    not: words(
      r`nobody cried|(?:he|she|they)(?:'s|'re| is| are| was)? (?:\w+ and )?crying|the cat\b|relief`,
      r`panic attack|(?:do it|cried|crying) again|call my (?:mother|mum)|the company\b(?! party)|i said him get out|slept|who is robin`,
      r`today or`,
      r`kissed (?:someone|anyone)`,
      grave,
      r`heard (?:them|him|her|my|what)|overheard|(?:he|she|they|friend|colleague|mate|boss|sister|brother|mum|dad|mother|father|son|daughter) (?:\w+ )?(?:cried|was crying|broke down|burst into tears|stormed|walked out|snapped|shouted|got drunk|kissed me)|interview|my (?:boyfriend|girlfriend|husband|wife|partner|ex)\b|what if|if (?:he|she|they|someone|somebody|anyone|people)|brings? it up|(?:he|she|they) (?:bring|ask|mention)|what do i say|grief|died|funeral|therapist|doctor|gp\b`,
    ),
    say: [
      'Mention it once, briefly, and then be ordinary: "Thanks for the other day" or "Sorry about the other day." That closes it for both of you. You don\'t owe anyone the whole story.',
      "One light line the next time you meet, then straight on to something else. It takes the awkwardness out of the room. If there were lots of people about, acting normal is fine and they'll follow you.",
    ],
    ask: ['What would your one line be?', 'Who is it most awkward with?'],
  },
  {
    id: 'show-my-face-again',
    asks: words(
      r`(?:how (?:do|can|will|shall|could|am|would|does|on earth|i)|can|could|should|shall|would|do|must|is it possible|will)\b[^.?!]{0,40}\b(?:walk (?:back )?(?:in|into|past)|go (?:back|in|into)\b|goes back|going back|return to|show (?:my|your) face|show myself|face (?:them|him|her|everyone|everybody|people|anyone|the|my|going)|look (?:at )?(?:them|him|her|my \w+|anyone|people|everyone|in)|set foot|be seen|turn up)`,
      r`(?:i )?can't (?:go|show|face)[^.?!]{0,25}(?:tomorrow|monday|back|again|can i|them)`,
      r`(?:go|going) back\?`,
    ),
    about: words(
      slip,
      r`walked out|stormed|burst into tears|burst out crying|broke down|made a scene|making a scene|lost (?:it|my temper) (?:in|at|with)|had a (?:row|meltdown|strop|panic attack) (?:in|at|with the|in front)|i (?:cried|was sick|fainted|bit|snored|shouted) (?:in|at|on|her|him|during)|my voice went|card was (?:refused|declined)|heard me|saw me|knows what i`,
    ),
    not: words(
      r`have it out|confront`,
      r`panic attack in front|apologi|teacher read`,
      grave,
      r`died|death|my ex\b|broke up|bull(?:y|ied|ying)|husband|wife|boyfriend|girlfriend|sober|rehab|sick leave|off sick|signed off|burn(?:t|ed)? ?out|lonely|in front of (?:me|the (?:tv|telly|screen|mirror|computer))|(?:he|she|they|dad|mum|father|mother|boss|manager|teacher) (?:\w+ )?(?:shouted|screamed|yelled) at (?:me|us)|humiliated me|look (?:him|her|them) up|hours|notice`,
    ),
    say: [
      "Yes, go back, and soon, because it gets bigger the longer you stay away. Arrive a bit early, say something ordinary or one dry line about it, and they'll take their cue from you.",
      'You can, and the first two minutes are the worst of it. Walk in as on any other day and do the usual thing. People mostly remember that you came back, and think better of you for it.',
    ],
    ask: ["Who'd you be easiest with when you walk in?", 'What do you picture happening when you go back?'],
  },
  {
    id: 'what-if-they-bring-it-up',
    asks: each(
      r`(?:what|how|sentence|line|comeback|reply|answer|say|ready)`,
      r`(?:bring(?:s|ing)? (?:it|that|this) up|(?:keep )?mention(?:s|ing|ed)?|asks? (?:me )?(?:about|what|why|straight|how it)|take the (?:mick|mickey|piss)|teas(?:e|es|ing)|starts? on|rais(?:e|es) it|comeback|come back with|says something|makes? a (?:joke|comment|remark)|jokes? about|if (?:he|she|they|someone|somebody|anyone|people) says?|laughs? about it|answer without)`,
    ),
    about: words(slip, scene, r`crying in|left early|parking|barrier|meltdown`),
    not: words(
      r`should i have|weight|drinking|embarrass them|fat\b`,
      grave,
      r`why (?:i'm|i am) (?:single|not)|(?:ask|asks|asking) (?:me )?(?:about|why) (?:my|i'm|kids|children|work|when)|interview|gap|should i (?:bring|mention)|do i (?:bring|mention)|is it (?:ok|weird|too late)|how (?:do|can|should) i (?:bring|mention|raise)|died|my ex\b`,
    ),
    say: [
      'Have one short line ready and then ask about them: "Bad day, much better now, thanks. How are you?" Most people won\'t mention it at all, and those who do will mostly be kind.',
      'Smile, own it in half a sentence, and move the talk along: "Yes, not my finest hour." Nobody can tease for long when you\'ve agreed with them. You don\'t have to explain anything.',
    ],
    ask: ['Who do you think might bring it up?', 'What line would feel natural to you?'],
  },
  {
    id: 'why-remember-it-at-night',
    asks: words(
      r`(?:why|how come|what is it about|what makes)\b[^.?!]{0,45}\b(?:remember|memor|come back|comes back|brings? back|think (?:of|about)|thinking|replay|show me|keep|keeps|let me forget|let (?:it|this|things) go|go red|pop|drag|dredge|reliv|attack|now\b|haunt|cringe|so\b)`,
      r`why now`,
      r`is it normal to (?:lie|remember|think|cringe|replay|go over)`,
      r`do (?:other people|you|others|people|we all|all)\b[^.?!]{0,25}(?:get attacked|remember|cringe|replay|think of|lie awake)`,
      r`^why\??$`,
      r`(?:is it|or) just me`,
      r`what's that about`,
    ),
    about: each(
      r`(?:embarrass|cring|stupid|daft|dumb|awkward|mistakes|humiliat|(?:thing|things|stuff|something|everything)(?: \w+){0,2} (?:i|you)(?:'ve)? (?:ever )?(?:said|did)|tucked in|go(?:ing)? red|hot all over|told the|toast|wrong thing)`,
      r`(?:\d ?am\b|night|bed\b|asleep|sleep|small hours|lying|lie awake|lights off|years? (?:ago|later|on)|when i was|year \d|19\d\d|at school|out of nowhere|memories|washing up|shower|decades)`,
    ),
    not: words(
      r`(?:he|she|they)(?:'ll| will) remember|will (?:he|she|they) remember|wee\b|screamed`,
      r`${grief}`,
      grave,
      r`died|death|flashback|nightmare|my ex\b|grief|trauma|accident|bull(?:y|ied|ying)|break ?up|dumped|regret|guilt`,
    ),
    say: [
      "Because it's quiet and you're tired, and a tired mind goes looking for trouble. It makes everything worse than it was. Put a light on for ten minutes and don't settle anything about yourself until morning.",
      "Your head's finally got nothing else to do, so out come the old embarrassments. Everybody has a set of those. They feel fresh because you're replaying them, and nobody else has the recording.",
    ],
    ask: ['Which one came up tonight?', 'What usually gets your head onto something else?'],
    card: 'racing-mind-at-night',
  },
  {
    id: 'have-i-blown-it',
    asks: words(
      r`(?:have|did|think|reckon|i've|i|is that|has (?:that|this|it)|just|could|will (?:that|this|it)|has|did that)\b[^.?!]{0,30}\b(?:blown|blew|blow it|ruin(?:ed)? (?:it|my chance|everything|this|things)|ruin it|wreck(?:ed)? (?:it|my)|spoi(?:l|lt|led) (?:it|my|things)|mess(?:ed)? (?:it|this|that|things) up|messed up my chance|screw(?:ed)? (?:it|this) up|screwed (?:it|my)|(?:lost|lose|thrown away|throw away|killed|kill|blew|missed) (?:my|the|any) chances?|throw (?:it|that) away|cost me|put (?:them|him|her) off|done for|sunk|bombed)`,
      r`blown it`,
      r`is (?:that|it|this) (?:me )?(?:it|over|finished|done)\b`,
      r`that's it,? isn't it`,
      r`am i (?:out|done|finished)`,
    ),
    about: words(
      r`blown it|(?:spoil(?:t|ed)|lost|ruined|blown|blew) my chances?|messed (?:it|this|that) up for good|done for\b|in-laws|interview|audition|trial (?:shift|day)|(?:first|second|third|two|three) dates?|date\b|landlord|viewing|in-laws|pitch|presentation|application|chance|place\b|the job|volunteer|try ?out|panel|the call|meeting (?:his|her|the)|met (?:his|her|the)|he asked|she asked|the client|breeder|got (?:her|his) name wrong|exam\b|driving test|viva|first impression`,
    ),
    not: words(
      grave,
      r`lied|divorce|marriage|broke up|break up|dumped|relationship of|years together|friendship|my (?:husband|wife|kids?|son|daughter|life)|my (?:boyfriend|girlfriend|partner)\b|shouted|drunk|should i|argu|fight\b|fought|row\b|jealous`,
    ),
    say: [
      "Probably not. One silly moment rarely sinks something that was going well, because people go by the whole of it. If there's a point to put right, send one short line, then leave it with them.",
      "It's unlikely that one slip decides it. They'll have seen the rest of you too, and nerves are easy to forgive. Carry on as if you're still in it, and let them tell you otherwise.",
    ],
    ask: ['What went well, besides that moment?', 'When might you hear from them?'],
  },
  {
    id: 'trusted-again-after-mistake',
    asks: words(
      r`(?:trust me|faith in me|confidence in me|(?:win|get|earn|gain) back\b[^.?!]{0,20}(?:trust|confidence|respect|credit|faith)|(?:earn|win|regain|rebuild)\b[^.?!]{0,25}(?:trust|confidence|respect)|let me (?:near|do|hold|have|drive|touch|run|use)\b|always (?:be )?(?:the one|that (?:guy|girl|person|one)|known|remembered)|(?:be|am i) (?:now )?(?:known|remembered) (?:for|as)|come back from (?:a|this|that|something|it)|(?:they|he|she|boss|manager) (?:will )?(?:keep|sack|fire) me|still (?:want me|think i'?m|rate me|trust)|name (?:is )?mud|follow(?:s)? (?:you|me) (?:round|around|forever)|get over stuff like|live (?:this|it|that) down|ruined my reputation|my reputation|take me seriously|ever forget (?:this|it))`,
    ),
    about: each(
      r`(?:mistake|error|wrong|broke|broken|drop(?:ped)?|lost|sent|forgot|missed|messed|mess|screwed|double[- ]booked|left the|locked|hit a|burnt|let the|cock(?:ed)?[- ]up|miscount|deleted|crashed|spilled|overslept|froze)`,
      r`(?:boss|job|work|shift|team|manager|client|customer|foreman|trainee|treasurer|colleague|office|company|project|school|class|club|coach|band|committee|machine|supervisor|apprentice|match|penalty|van|farm|bakery|hall|captain|tender|patient|ward)`,
    ),
    not: words(
      grave,
      lied,
      r`my (?:husband|wife|boyfriend|girlfriend|partner|ex|marriage)|drink(?:ing)?|stole|steal|fire me for|sorry`,
    ),
    say: [
      "In all likelihood, yes. What people keep in mind is less the mistake than how you dealt with it. Own it, turn up as normal, be a bit more careful for a while, and it'll stop being what they think of.",
      "You get over it, and so do they. There'll be some ribbing or a cautious week, and then it's somebody else's turn. Nearly everyone who's any good has one of these behind them.",
    ],
    ask: ['What have they said about it so far?', "What would show them you've got it in hand?"],
  },
  {
    id: 'what-should-i-have-said',
    asks: words(
      r`what (?:on earth |the hell )?(?:should|could|would|ought|might|must) (?:i|you|one|a \w+ person|a person|someone|anyone|people|it) (?:to )?(?:have|of|has|'ve) (?:said|say|replied|answered|come back|asked or said|told (?:him|her|them)|responded|been)`,
      r`what (?:was|were) (?:i|you|one) (?:even )?(?:meant|supposed) to (?:have )?(?:say|said|reply|answer|come back)`,
      r`what (?:do|does|would|can) (?:you|one|people|anyone|a person|someone) (?:even |actually )?(?:say|reply|answer) to (?:that|this|something like)`,
      r`what (?:would|was|is|would've|would have|would has)(?: been)? (?:the|a) (?:right|correct|proper|better|best|good|normal|polite) (?:answer|reply|response|thing to (?:have )?(?:say|said)|comeback)`,
      r`(?:was there|is there) a (?:better|right|proper) (?:answer|thing to say|reply|comeback|response)`,
      r`how should i have (?:answered|replied|responded|reacted)`,
      r`what (?:do|should|could|would) i (?:have )?said`,
    ),
    not: words(
      r`my real (?:mum|dad|mother)|wife has left`,
      r`(?:when|every time) i walk past`,
      r`fat\b|(?:right|correct) answer|perfect`,
      grave,
      r`died|funeral|suicid|my (?:son|daughter|kids?|child|pupil)|row\b|argu|tomorrow|next time|if (?:he|she|they) (?:ask|say|bring)|crying`,
    ),
    say: [
      'Nothing clever was needed, and what you said did the job. The perfect line only turns up on the way home, for everybody. If it matters, you can still say it next time.',
      "Something short and ordinary would've done, and yours probably wasn't far off. Nobody has the right words ready on the spot. They'll have gone by your face more than by the sentence.",
    ],
    ask: ["What comes to you now that you'd have liked?", 'What did they seem to make of it?'],
  },
  {
    id: 'why-am-i-so-awkward',
    asks: words(
      r`why (?:am i|i am|i become|do i|can'?t i|can not i|couldn't i|does (?:that|this|it|my mind|my brain)|is (?:that|it)|can everyone)`,
      r`how come`,
      r`why\??$`,
      r`what(?:'s| is) (?:it with me|wrong with me|the reason|the matter with me)`,
      r`is there something wrong with me`,
      r`why (?:i am|i'm)`,
    ),
    about: words(
      r`awkward|tongue[- ]tied|mind goes blank|goes? blank|go blank|clumsy (?:in company|with people|around)|small ?talk|(?:weird|shy|stiff|odd|strange|useless|quiet|nervous) (?:around|with|in front of|when people|in company|at parties)|socially|social situations|say the wrong thing|(?:freeze|freezing|frozen|froze|seize) (?:up )?(?:around|with|when|up|in)|like frozen|compliment|normal (?:with|around|in front)|turn into a|arms at a party|(?:can't|cannot) (?:just )?(?:chat|talk to (?:people|girls|boys|strangers|anyone))|overthink a hello|a nice (?:laugh|smile)`,
    ),
    not: words(
      r`always say the wrong thing`,
      grave,
      r`autis|adhd|panic attack|my ex\b|why (?:does|is|did) (?:he|she)|awkward silence between us|date (?:tonight|tomorrow)|(?:my|our) (?:husband|wife|son|daughter|marriage)|fish(?:ing)? for compliments|(?:he|she|they) (?:never|doesn't|don't) (?:give|compliment)|backhanded`,
    ),
    say: [
      "Because you were taken by surprise, and hardly anybody's smooth then. Awkward usually looks warmer from outside than it feels inside. A smile and a short answer are plenty next time, and it gets easier with practice.",
      "There's nothing wrong with you. You're paying so much attention to how you come across that there's little left for the talking. Turn some of it to the other person and it eases off.",
    ],
    ask: ['With whom do you feel least awkward?', 'What would you like to be able to do then?'],
  },
  {
    id: 'was-i-too-much',
    asks: words(
      r`(?:was|were) (?:i|that|it) (?:\w+ ){0,2}?(?:too much|too loud|too keen|too eager|too chatty|too friendly|too intense|too forward|too enthusiastic|too excited|too pushy|a bit much|over the top|ott|overbearing|overpowering|full on|full-on|a lot\b|annoying|embarrassing myself)`,
      r`(?:did|do you think|reckon|have|think) (?:i|i've|i'd) (?:\w+ )?(?:talk(?:ed)? too much|overdo|overdid|dominate|dominated|go on too|went on too|come on too strong|came on too strong|hog|went on and on|talk (?:his|her|their|everyone's) ear)`,
      r`(?:do|did) i (?:come|came) on too strong`,
      r`it was too much for`,
      r`too (?:enthusiastic|keen|much|eager|loud)\?`,
      r`am i the annoying`,
      r`over the top\?`,
    ),
    about: words(
      r`last night|tonight|yesterday|evening|dinner|supper|party|drinks|date|coffee|group|guests|everyone|neighbours|lunch|the table|at hers|at his|interview|meeting|wedding|met\b|told|stories|was i|did i|do i|hugged|squeal|sent`,
    ),
    not: words(
      r`told you|uncle|abuse`,
      r`is (?:that|this|it) too much|hey bud|guilt trip`,
      r`${grief}`,
      r`information|life story|about myself|overshare|housemate|at work that|revise|nobody else got|told (?:them|him|her) too much|being too much|spilled|therapist`,
      grave,
      r`ask(?:ing)? too much|to ask|eat|ate\b|drink too|drank|my (?:husband|wife)|punish|grounded|shouted|strict|upset|angry|cross\b|over ?react|work(?:ed)? too much|text`,
    ),
    say: [
      "It's unlikely they saw it that way. Lively people worry about this the morning after, and the others mostly remember a good evening. If somebody did look swamped, ask them a few questions next time.",
      "Perhaps a bit more than usual, and that's nothing to make up for. People who find you too much find a way to leave. If they stayed and laughed, believe it.",
    ],
    ask: ['How were they when you said goodbye?', 'What did you enjoy about it at the time?'],
  },
  {
    id: 'too-late-to-put-right',
    asks: words(
      r`too late`,
      r`left it (?:too|so|very)? ?(?:long|late)`,
      r`(?:moment|time) (?:has |have |is )?(?:passed|gone)`,
      r`(?:that |the )?ship (?:has )?sailed`,
      r`missed (?:the boat|my (?:chance|moment))`,
      r`how long is too long`,
      r`(?:still|even) (?:ok|okay|alright|all right|fine|possible|time|say|send|write|ring|call|thank|give|pay)\b`,
      r`can i (?:still|even)`,
      r`very late in the day`,
      r`(?:peculiar|weird|odd|strange|silly|rude) to (?:\w+ )?(?:ring|write|send|call|text|message|reply|answer|thank|return|pay|give|contact)`,
      r`after (?:that|this|so|all this) (?:long|time|much time)`,
      r`send it (?:yet|now|anyway)`,
    ),
    about: words(
      r`thank(?:ed|s)?[- ]?(?:you|them|him|her|the)|never thanked|(?:card|letter|present|gift|flowers)\b[^.?!]{0,60}|(?:never|haven't|didn't|not|forgot to) (?:\w+ )?(?:repl|answer|wr[io]t|thank|rung|rang|called|sent|send|respond|text|got back|get back|messaged|return|g[ia]ve|paid|pay)|since i (?:replied|answered|wrote|rang|called|texted)|to (?:repl|answer|text back|write back|send|return|pay (?:him|her|them|it) back|give (?:it|them) back|apologi[sz]e|say sorry)|forgot(?:ten)? (?:my|his|her|their|our)\b[^.?!]{0,30}(?:birthday|anniversary|wedding)|pay (?:him|her|them) back|still have (?:her|his|their)|borrowed|i ghosted|an apology|say sorry|condolence`,
    ),
    not: words(
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`what i would even say|what to (?:even )?say|didn'?t know how to come back|used to go out|a (?:whole )?drawer at`,
      r`bailiffs?\b`,
      r`(?:i'm|is|she's|he's) \d\d now`,
      r`i was right|from school|my old coach|for something from`,
      grave,
      r`(?:he|she|they)(?:'s| has|'ve| have)? (?:ghosted|never (?:replied|answered|wrote|thanked)|not replied|hasn't|haven't|didn't reply)|my ex\b|(?:laughed along|at the time|said nothing|was me\b|blamed|i was hurt)|(?:have|having) (?:kids|children|a baby)|retrain|learn|career|degree|years? ago[^.?!]*\b(?:bull|nasty|horrid)|at school|19\d\d[^.?!]*sorry|i love|feelings|propos|asleep|tonight or|apologi[sz]ed`,
    ),
    say: [
      "It isn't too late, so do it now, with one honest line about the delay and then straight to the point. Nobody opens a kind message and checks the date first. Late is remembered far better than never.",
      "No, you haven't left it too long. They'll most likely be pleased, and a bit relieved as well. Keep the sorry to half a sentence and don't list reasons; that's what makes late things awkward.",
    ],
    ask: ['What would you want to say first?', "What's held it up, do you think?"],
  },
  {
    id: 'too-late-to-bring-it-up',
    asks: words(
      r`(?:too late|now|still|after|later|late\b|missed my|miss my|lost the right|bother|weird|unfair|petty|odd|bad|wrong|go back on|come back to)`,
    ),
    about: each(
      r`(?:i |and |but |just |then )?(?:(?:didn't|did not|never) (?:say|said) (?:anything|something|it)|said nothing|say nothing at|laugh(?:ed|ing)? along|i laughed|let it (?:go|slide|pass)|i smiled|at the time|i was silent|kept (?:quiet|my mouth shut)|said (?:i didn't mind|it was (?:fine|ok|okay)|no problem|nothing)|no problem|played along|pretended (?:it was|i didn't|not)|laughing emoji|bit my tongue|poured the tea|brushed it off|me too\b|because i (?:smiled|laughed)|say i was hurt|tell someone off)`,
      r`(?:right to complain|bring (?:it|this|that) (?:back )?up|bringing it up|rais(?:e|ing) it|mention|say (?:something|i was|anything|it)|complain|tell (?:him|her|them|someone)|speak of it|go back on|come back to|talk about it|and now what|take it up|there and then)`,
    ),
    not: words(
      r`falling apart|there wasn'?t a chair`,
      r`loved`,
      grave,
      r`blame|was me\b|fault|credit for (?:it|his|her|their)|stood up for|stand up for|new girl|apologi|crush|love (?:him|her)|feelings for`,
    ),
    say: [
      "There's still time. Not saying anything at the time was fine, and you can still say, \"I didn't want a scene, but that stung.\" Keep it to what happened and what you'd like next time.",
      'You can still raise it, even if you laughed along. Pick a calm moment and make it one sentence, without a list. Days later is often better, because it comes out the way you mean it.',
    ],
    ask: ['What would you most like them to know?', 'What would you want to be different next time?'],
  },
  {
    id: 'apologise-now-or-wait',
    asks: each(
      r`(?:or\b|wait|when|right time|this hour|now or|first\?|better)`,
      r`(?:now|tonight|today|straight away|right away|right now|immediately|this evening|before bed|before (?:he|she|they) (?:go|sleep)|wake|hour|till?\b|until|later|text|ring|call|telephone|apolog|sorry|settle|pickup|time)`,
      r`(?:wait|morning|tomorrow|later|a day|few days|calm|sleep|cool|blow over|until|til|till|settle|(?:right|best) time|when should|this hour|not angry|after)`,
    ),
    about: words(
      sorry,
      r`snapped|shouted|yelled|(?:a|had|have|having|big|our|the) (?:row|argument|fight)|argued|had words|hung up|i said (?:something|some|a thing|things|rubbish|horrible)|called (?:him|her|my [\w ]{3,20}) (?:useless|a |an |stupid|lazy)|short with|made a joke about|told (?:him|her|them|my [\w' ]{3,20}|her fianc\S+|his \w+) (?:he|she|his|her|that|to (?:shut|get|f))`,
    ),
    not: words(
      r`(?<!phone )died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`wait for (?:him|her|them|my \w+) to`,
      r`before i try|do i ring or wait|pretend|repeat it|went to her mother|gone to her mother|gone to (?:her|his) |never said sorry`,
      grave,
      r`ha(?:ve|s) apologi[sz]ed|said sorry (?:twice|already|three)|(?:he|she|they)(?:'s| has| to|'ll| should| will| must| needs to)? (?:apologi[sz]e|say sorry)|for (?:him|her|them) to (?:apologi[sz]e|say sorry)|an apology from|(?:he|she|they) apologi[sz]es|first to|in person|face to face|letter|years ago|again or|break up|leave (?:him|her)|too late`,
    ),
    say: [
      "As soon as they can take it in, and no later. If they're asleep or still furious, tomorrow morning is right; otherwise today. Short and plain, naming what you did, does better early than perfect.",
      "Don't wait for it to blow over, because what's left alone becomes the story. At night, send nothing that needs an answer and do it first thing. A sorry is just as good after breakfast.",
    ],
    ask: ['What would you say, if it had to be short?', 'How are they likely to be in the morning?'],
    card: 'apology',
  },
  {
    id: 'does-apologising-make-it-worse',
    asks: words(
      r`(?:${whether}|do i)[^.?!]{0,30}\b(?:apologi[sz]e|say(?:ing)? "?sorry)`,
      r`(?:owe|owes?) (?:him|her|them|\w+) (?:an )?apology`,
      r`(?:apologi[sz]e|sorry|apology)\b[^.?!]{0,30}\b(?:or (?:is|will|would|does|leave|nah|not|let)|worse|necessary|make it)`,
      r`saying sorry (?:make|just)`,
      r`should (?:an? )?apology`,
      r`right to think i should`,
      r`necessary to apologi[sz]e`,
      r`does it need an apology`,
    ),
    not: words(
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`tell (?:him|her|them) (?:all|everything)|all of it|what do i say|wrong name`,
      r`being late|\btill\b|wrong change`,
      r`at bedtime|end the silence|in a message|leaving at|i stay`,
      grave,
      r`(?:he|she|they|him|her|them|husband|wife|boyfriend|girlfriend|friend|mum|dad)(?:'s| has| should| to| must| would| will| needs to| can)? (?:\w+ )?(?:apologi[sz]|say sorry|said sorry)|even though|wasn't my fault|didn't do|did nothing|not my fault|i'm right|i was right|why should i|expects?|wants? (?:me|an apology)|mak(?:e|ing) me|forced|when i didn't|owes? me|again|another|first\b|years ago|my ex\b|lied|stop (?:saying|apologi)|for everything|always|without apologi|how (?:do|can|should)|(?:i've|i have|already|i) (?:\w+ )?(?:apologi[sz]ed|said sorry)|constantly|keep (?:saying|apologi)|accept|drunk`,
    ),
    say: [
      "Apologise, and keep it small: name what you did in one sentence, and then be ordinary. It doesn't make it a thing, it stops it being one. What makes it worse is a long explanation.",
      "Yes, I'd say something, two lines and no excuses. People hardly ever mind a short sorry, and they do notice when there's none. Then carry on as usual, so nobody has to look after you.",
    ],
    ask: ['What would you be saying sorry for, exactly?', "What do you think they're making of it now?"],
  },
  {
    id: 'say-sorry-to-a-stranger',
    asks: words(
      r`(?:apologi[sz]|sorry|go(?:es)? back|ring back|call back|return\b|write to (?:the|them)|find (?:him|her|them)|excuse myself|ring to say|would you\?)`,
    ),
    about: each(
      r`(?:stranger|shop\b|shop assistant|till\b|cashier|barista|waiter|waitress|driver|delivery|courier|postman|call centre|call center|receptionist|cyclist|post office|pharmacy|chemist|council|supermarket|tesco|aldi|lidl|co-op|checkout|customer service|helpline|on the (?:train|bus|phone to|tram|tube)|the (?:girl|lady|woman|man|lad|bloke|guy|chap) (?:at|on|in|from|who|behind)|inspector|traffic warden|parking attendant|taxi|like that\b|never see again|(?:some|a|another) (?:mum|woman|man|bloke|guy|lady|stranger) (?:at|on|in|who))`,
      r`(?:rude|snapp|shout|yell|sw(?:ore|earing|orn)|argued|accused|horrible to|nasty to|short with|had a go|have a go|impatient|mean to|wrong|lost (?:it|my temper)|called (?:her|him)|told (?:a|the|him|her)|took a|stranger|beeped|can you people|apologi[sz]e to (?:a|the|some))`,
    ),
    not: words(
      grave,
      r`(?:he|she|they|driver|receptionist|woman|man) (?:was|were) (?:so |really |very |incredibly )?(?:rude|nasty|horrible) to me|neighbour|colleague|my (?:boss|manager|friend|sister|brother|mum|dad|husband|wife|partner)`,
    ),
    say: [
      "If it's easy to go back or ring, do. \"I was short with you and you didn't deserve it\" takes five seconds, and they'd be pleased all day. If it isn't, be kind to the next one.",
      "It's not odd at all, only rare, and nobody's ever minded hearing it. Keep it quick and expect nothing. If you can't find the same person again, you can leave it at having learnt from it.",
    ],
    ask: ['What would you say if you saw them?', 'How easy would it be to find them again?'],
  },
  {
    id: 'sorry-for-long-ago',
    asks: words(
      sorry,
      r`write to (?:him|her|them|a|my)|(?:message|contact|ring|call|look|find|track|tell|reach out to)\b[^.?!]{0,25}(?:him|her|them|someone|up\b)|dragging up|say something now|how do i start|opens? (?:it|old wounds)`,
    ),
    about: each(
      r`(?:years ago|year \d|years? (?:later|on|since)|at school|school days|primary school|secondary school|high school|when (?:i|we) (?:was|were) (?:young|kids|children|a|an|at|in|little|students|teenagers|\d)|teenager|childhood|back then|first year|(?:ten|fifteen|twenty|thirty|forty|fifty|\d\d) years|19[4-9]\d|students|decades|all this time|for a whole term)`,
      r`(?:i (?:\w+ )?(?:bull(?:y|ied)|picked on|was (?:\w+ )?(?:awful|nasty|horrid|horrible|mean|cruel|unkind|rotten|a bully|vile|beastly)|treated|wronged|used to|left my|told on|blanked|never once|hurt|laughed|let (?:him|her|them) down|did not defend|didn't defend|told tales|teased|tormented|made (?:his|her) life)|bully|nasty to|horrid to|mean to|how you were|apologi[sz]e|ask pardon|say sorry|childhood)`,
    ),
    not: words(
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`my son\b|not seeing|shouted at`,
      grave,
      r`(?:bullied|hurt|treated|tormented|picked on) me|(?:he|she|they|bully|bullies) (?:\w+ )?(?:apologi[sz]ed|said sorry|messaged me|wants to apologi[sz]e|has written)|owe me an apology|from (?:him|her|them)|never (?:got|had) an apology|accept`,
    ),
    say: [
      "If there's a natural way to reach them, yes, and it's fine that it's partly for you. Name what you did, ask for nothing back, and leave them free not to answer.",
      'You can, as long as you don\'t need anything from it. A few lines in writing are kinder than a surprise at the door: "I treated you badly and you didn\'t deserve it." Leave your reasons out.',
    ],
    ask: ['What would you want them to have heard?', 'How would it be if no answer came?'],
    card: 'apology',
  },
  {
    id: 'sorry-again-or-space',
    asks: words(
      r`(?:again|another|once more|(?:second|third|fourth) time|keep (?:on )?(?:apologi|saying)|how many times|repeat|more\b|send (?:another|more|a second)|one apology enough)`,
      r`(?:back off|space|leave (?:him|her|them|it)|give (?:him|her|them)|room|let (?:it|him|her|them)|stop|wait|be quiet|just behave)`,
    ),
    about: words(
      r`(?:i |i've |i have |already |have )?(?:said|told (?:him|her|them|my \w+)|texted|sent|saying|say)[^.?!\n]{0,20} sorry\b|i(?:'ve| have)?(?: already)?(?: \w+)? apologi[sz]ed|apologi[sz]ed (?:twice|already|three|to)|after an apology|another (?:apology|sorry)|(?:my|the|one|first|an) (?:first )?apology|sorry (?:again|twice|text)`,
    ),
    not: words(
      r`does it (?:ever )?stop|will it (?:ever )?stop|congratulations|still angry|remember it`,
      r`(?:say (?:sorry|it)|go|apologi[sz]e) first`,
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`how to say sorry|before i try`,
      r`(?:he|she|they) (?:just )?walked off`,
      r`apologise too much|walked off|owes? me`,
      grave,
      r`(?:he|she|they|husband|wife|mum|dad|friend|boyfriend|girlfriend|sister|brother|boss|ex)(?:'s| has|'ve| have| just| keeps| only| then)? (?:\w+ )?(?:apologi[sz]|said sorry|says sorry|saying sorry)|say sorry (?:for everything|to (?:everyone|furniture|people))|does it again|did it again|do it again|trust|sorry for your|years ago|sorry to (?:bother|hear)|sorry (?:about|for) (?:everything|existing)|too late|leave (?:him|her) (?:for|because)`,
    ),
    say: [
      "Give them space. You've said it, and a second sorry mostly asks them to comfort you. Let a bit of time go by, then do something kind and ordinary without mentioning it.",
      'Once is enough if you meant it. If you muddled the first one, with a "but" or a joke in it, say it properly one more time, then leave it. What helps now is being reliable.',
    ],
    ask: ['How did the first sorry come out?', 'What do you notice in them since?'],
  },
  {
    id: 'stop-saying-sorry',
    asks: words(
      r`(?:stop|instead|in place|in its place|rather than|not\b|quit|un-?learn|less|habit|help|tips?|out of it|why do i|manage|how\b)`,
    ),
    about: words(
      r`(?:stop|keep|always|constantly|forever|quit|not|un-?learn|stop myself) (?:\w+ )?(?:saying sorry|apologi[sz]ing|apologi[sz]e)|(?:say|saying|said|apologi[sz]e|apologi[sz]ing|sorry|pardon)(?: \w+)? (?:for (?:everything|existing|nothing|my existence|being alive|breathing)|too much|all the time|constantly|to (?:everyone|everybody|furniture|a mannequin|the door|the guy who)|from morning|when (?:people|someone|somebody) (?:bump|walk))|\b(?:eleven|ten|twenty|\d+) sorr|sorry to bother|instead of sorry|the sorry thing|i apologi[sz]e (?:too much|for everything|constantly)|in place of sorry|sorry thing|swear jar|before every sentence|everyone's pardon`,
    ),
    not: words(
      r`say what i want`,
      grave,
      r`(?:he|she|they) (?:\w+ )?(?:keeps?|apologi[sz]es|says sorry)|feel(?:ing)? sorry for|forgive`,
    ),
    say: [
      'Swap it rather than stop it: "thanks for waiting" instead of "sorry I\'m late". Catch one a day to start with, and keep sorry for when you\'ve really trodden on somebody.',
      'It\'s a habit of politeness, and habits go slowly. When you hear it coming, take a breath and say "excuse me", "thank you" or nothing. Ask somebody close to point it out, kindly.',
    ],
    ask: ['When do you catch yourself doing it most?', 'What could you say instead there?'],
  },
  {
    id: 'how-to-make-it-up',
    asks: words(
      r`(?:mak(?:e|es|ing) (?:it|that|this|things|amends|all this)(?: \w+)? ?(?:up|right|good)?\b[^.?!]{0,20}(?:to (?:him|her|them|my|the|you|someone)|\?|for|up|right|good|$)|make (?:\w+ )?up for|makes? up for|make amends|put (?:it|that|this|things|something like that) right|win back|square that|(?:he|she|they) forgives? me|get back in (?:his|her|their) good books|actually do|give someone after|beyond (?:saying )?sorry)`,
    ),
    about: words(
      r`i(?:'ve|'d| have| had)?(?: \w+){0,2} (?:forgot|forgotten|let|left|missed|broke|lost|ditched|ruined|spoil?ed|spoilt|ate|used|slept|cancel+ed|promised|worked|overslept|stood|messed|wasn't there|bailed|flaked|hurt|upset|screwed|turned up late|was late)|(?:^|\n|\. )(?:forgot|let|left|missed|broke|ditched|ruined|ate|used|lost|cancelled)|let (?:him|her|them|my|someone) [\w ]{0,12}down|make (?:it|that|this) up to|make amends|my fault|missing someone|lost their`,
    ),
    not: words(
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`forgiven me|screamed|shouted|making it a thing|missed so much|my kids`,
      r`blame`,
      grave,
      r`(?:he|she|they|husband|wife) (?:forgot|let me|cheated|left me|ditched me|never)|make (?:it|this|something|a \w+|one) up\b(?! to)|up to me|make it (?:to|through|work)|lied|lie\b|secret|best (?:it|this)|kiss and make up|after (?:a|the|our) (?:row|fight|argument)|my body|insult|gossip|rumou?r`,
    ),
    say: [
      "Do the thing you should've done, a few times running, without being asked and without announcing it. A proper sorry comes first. Presents are only the extra; the change is what gets noticed.",
      'Ask them: "What would help make up for it?" If they can\'t say, give back what it cost them, whether that was time, sleep or money. Small and repeated does more than one grand gesture.',
    ],
    ask: ['What did it cost them, would you say?', 'What could you do this week without announcing it?'],
    card: 'apology',
  },
  {
    id: 'forgot-something-important',
    asks: words(whatToSay, r`what do i do|make it up`),
    about: each(
      r`(?:i(?:'ve|'d| have| had)?(?: \w+){0,2} (?:forgot|forgotten|missed|overlooked|blanked|never (?:rang|called|went|texted|turned up)|(?:simply )?did not go|didn't (?:ring|call|go|turn up|show up|text)|stood \w+ up)|(?:^|\n|[.!] )(?:completely |totally |clean |just )?(?:forgot|blanked|missed|stood up)|slipped my mind|(?:you|who has|someone) (?:forgot|missed|overlooked)|clean forgot)`,
      r`(?:birthday|bday|anniversary|wedding|graduation|party|housewarming|date\b|lunch|dinner|appointment|operation|surgery|christening|confirmation|baptism|father'?s day|mother'?s day|name day|recital|\d\dth|funeral|pick (?:up|him|her)|collect|match|show\b|concert|exhibition|cake|year today|reunion|interview|due date|leaving do|coffee)`,
    ),
    not: words(
      r`missed you|missing you|too little`,
      grave,
      r`(?:he|she|they|everyone|nobody|no one|husband|wife|boyfriend|girlfriend|partner|mum|mom|dad|mother|father|friend|friends|son|daughter|sister|brother|family|kids)(?:'s| has|'ve| have)?(?: \w+)? (?:forgot|forgotten|missed|remembered)|forgot(?:ten)? my (?:own )?(?:birthday|\d)|my (?:birthday|bday) (?:was|is)|medication|exam|pill|keep forgetting|forgetting things|memory`,
    ),
    say: [
      "Say it straight: \"I forgot, I've no excuse, and I'd like to make it up to you. When are you free?\" Then really do it. Don't list reasons, they only make it longer.",
      'One honest line today beats a clever one next week: "It went clean out of my head and I feel awful. Let me take you out." Send it now, then keep whatever you offer.',
    ],
    ask: ['What would you like to do with them?', 'How do they usually take these things?'],
  },
  {
    id: 'fix-a-wrong-reaction',
    asks: words(
      r`fix(?:ed)?\b|take (?:it|that|this) back|take back|undo|repair|put (?:that|it|this) right|correct it|sort (?:it|this|that)|make it right|say (?:something )?better|add something|what (?:can|do|should|could|shall) i (?:say|text|write|do)(?: \w+){0,2} (?:now|tomorrow|next)|mend (?:it|that)|how (?:can|do) i (?:recover|rescue|save)|make (?:it|that) better`,
    ),
    about: each(
      r`(?:(?:i|and|all i|then|just|only) (?:\w+ )?(?:said|laughed|asked|told|replied|went|wrote|pointed out|put)\b|wrong thing|my face|(?:the|my|bad|a) (?:bad )?reaction|reacted|came out wrong|said congrats|laughed when|"cool|"again|at least)`,
      r`(?:told me|came out (?:to|as)|(?:he|she|they)(?:'s| is|'re| are| was| had)? (?:pregnant|ill|leaving|dumped|miscarried|died|thinking|expecting|getting)|lost (?:her|his|their)|asked me out|showed me|unwrapped|announced|(?:he|she) said|said (?:she|he)'s|wrong thing|phrase|reaction|racist|my nephew|colleague|(?:her|his|their) (?:news|face|dog|cat|mum|dad|test|diagnosis|poem))`,
    ),
    not: words(
      r`she died|he died|they died|was a dog|miss her|miss him|were at a sleepover|no trip`,
      r`loved me|love me`,
      grave,
      r`row\b|argu|fight|fought|shouted|screamed|he (?:reacted|laughed)|(?:her|his|their) (?:bad )?reaction|reacted badly|hate|divorce|broke up|heard me|secret|in confidence|forgot|leak|boiler|car\b|phone\b|sent (?:it|the) to`,
    ),
    say: [
      'Go back and say so: "I said the wrong thing the other day, and I\'ve thought about it since. Can I have another go?" Then say what you meant, or just ask how they are.',
      'It can be fixed, and it won\'t make it worse. One short message: "That came out wrong, it was nerves and not you." Add the sentence you wish you\'d said, and leave it there.',
    ],
    ask: ['What did you really want to tell them?', 'When will you see them next?'],
  },
  {
    id: 'they-heard-me-complain',
    asks: words(whatNow, whatToSay, r`any way back|way back|decent person|say something|next|first\?`),
    about: each(
      r`(?:heard (?:me|what i|everything|it\b|us|that|all)|(?:over)?hear(?:s|d)? (?:me|you|us)|was (?:standing|behind|on the stairs|in the back|right there|there the whole)|(?:sent|forwarded|posted)\b[^.?!\n]{0,60}\bto (?:him|her|them|jess|my|the|[a-z]+\b)|to (?:her|him|jess|the wrong)\b|wasn't muted|not muted|on mute|muted|window was open|saw (?:the|our) (?:group )?chat|read what i|caught gossiping|understands? more|reply all|wrong (?:chat|person|group))`,
      r`(?:complain|moan|bitch|slagg?|rant\b|whin|i (?:said|was saying|wrote|told|called|spoke|speak|was telling)[^.?!\n]{0,40}\babout (?:him|her|them|my|the)|everything i said about|gossip|i called|speak bad|talking (?:shit|crap|rubbish|badly)? ?about (?:him|her|them)|go on about (?:them|him|her)|behind (?:her|his|their) back|(?:laugh|about (?:her|him|jess))|exhausting (?:he|she)|thinks? of (?:his|her))`,
    ),
    not: words(
      r`jealous|tired\b|forbid`,
      r`boss laughs|granddaughter's|bf cheat|boyfriend cheat|without losing`,
      grave,
      r`i (?:over)?heard (?:them|him|her|my|what|two)|about me\b|secret|in confidence|neighbours? (?:complain|moan)|he (?:rants|moans|complains)|she (?:rants|moans|complains)|(?:he|she|they) (?:sent|said) (?:it|me|that) to me`,
    ),
    say: [
      "Ring or go round, don't text. Say you shouldn't have said it behind their back, and don't wriggle out of any part that's true. It'll be a horrible ten minutes, and then it's usually mendable.",
      'Own it before they have to ask: "You heard me, and I\'m ashamed I said it there and not to you." If there was a real complaint in it, save that for another day.',
    ],
    ask: ['Which part of it did you mean?', 'How would you feel about ringing them?'],
  },
  {
    id: 'is-their-apology-real',
    asks: words(
      r`(?:mean(?:s|t)? (?:it|a word)|sincere|genuine|real(?:ly)?\b|for real|actually (?:is )?(?:sorry|mean)|count\b|true\b|believe (?:him|her|them|it|that)|(?:is|was|even|real|way"?|that) (?:a real |even a real )?(?:an )?apology|worth anything|worth it|actually|trust (?:it|that|the|his|her)|how (?:can|do) (?:i|you|one) (?:tell|know))`,
      r`is (?:he|she|it) sorry|are they sorry`,
    ),
    about: words(
      r`(?:he|she|they|husband|wife|mum|mom|dad|boss|manager|friend|boyfriend|girlfriend|bf|gf|ex|sister|brother|son|daughter|partner|mate|landlord|colleague|cousin|mother|father|flatmate|neighbour|people|someone|somebody)(?:'s| has|'ve| have| just| finally| only|'s just)?(?: \w+){0,2} (?:sorry|apologi[sz])|(?:an?|his|her|their|the|real|text|this|these) (?:apology|apologies|sorr(?:y|ies))|"?(?:i'?m )?sorry (?:if|you feel|that you)|sorry for real|says sorry|wrote "?sorry|an apology`,
    ),
    not: words(
      r`i believe (?:that )?(?:he|she|they)|computer|office`,
      r`${grief}`,
      r`need an apology|making a big thing`,
      r`thrown back|do i owe`,
      grave,
      r`no worries|"?it'?s fine|all good|never mind|forgiven me|i (?:already )?(?:said sorry|apologi[sz]ed|have apologi[sz]ed)|by (?:text|email|message|letter)|in (?:writing|a message)|should i (?:apologi|say)|my apology|apologi[sz]e (?:to|for|by)|hit\b|doing it again`,
    ),
    say: [
      "Watch what changes over the next few weeks. A real one names what they did, doesn't blame you for it, and comes with different behaviour. Words and presents are nice, but they don't settle it.",
      'You can\'t tell tonight. If there was a "but" in it, or "sorry you feel that way", it was only half of one. Take it politely, and let their next few weeks answer you.',
    ],
    ask: ['How did they put it, word for word?', 'What change would convince you?'],
  },
  {
    id: 'what-to-say-when-i-broke-it',
    asks: words(
      whatToSay,
      r`(?:offer|pay\b|replace|buy (?:her|him|them|another|a new)|compensat|cover (?:it|the)|reimburse|owe)`,
      r`tell (?:him|her|them|the|my|your)|give it back`,
    ),
    about: words(
      r`(?:i(?:'ve|'d| have| had)?|kid|child|son|daughter|dog|(?:^|\n|[.!,] )|\band|accidentally)(?: \w+){0,2} (?:broke|broken|crack(?:ed)?|smash(?:ed)?|scratch(?:ed)?|spil(?:t|led)|knocked|snapped (?:the|a|her|his|their|my)|damaged|stained|dent(?:ed)?|shr[au]nk|chipped|tore|ripped|burn(?:t|ed) (?:a|the|her|his)|drew on|dropped (?:my|his|her|their|the|a|someone))\b(?! (?:up|down|it off|off|out|my heart|the news|a promise|ribs?|leg|arm))|you(?:'ve)? (?:snapped|broken|break|broke)\b (?!up|down)|break something|candle wax|it started to smoke|my ball`,
    ),
    not: words(
      r`what i wanted to say`,
      grave,
      r`broke up|broken up|heart|broke (?:his|her|my|a) (?:promise|trust|leg|arm|wrist|hip|ankle|collarbone|nose|toe|foot)|(?:he|she|they|someone|friend|flatmate|roommate) (?:\w+ )?(?:broke|smashed|spilt|spilled|scratched|damaged|ruined) my|dropped (?:me|out)|knocked (?:me|on|at)|spilled (?:the|my|her|his) (?:secret|beans|news|guts)|cracked (?:a joke|up|under)|secret|marriage|in confidence|or (?:hope|say nothing|keep quiet|hide|get an identical)|nobody (?:knows|saw)`,
    ),
    say: [
      'Tell them before they find it, short and plain: "I broke something of yours, it was an accident, and I\'d like to pay for it." Offer once. If they wave it away, it\'s settled.',
      "Say what happened, say sorry, and offer to replace it, all in one breath. Most people mind a broken thing far less than finding the pieces. Let them choose how it's put right.",
    ],
    ask: ['How would you begin, if it had to be short?', "What do you think they'd want most?"],
  },
];
