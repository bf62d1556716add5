import type { PlainAnswer } from './plain-answer.ts';

const r = String.raw;
/** Any of these words. */
const words = (...groups: readonly string[]): RegExp => new RegExp(r`\b(?:${groups.join('|')})`);
/** A word out of each of these groups, in whatever order they are told. */
const each = (...groups: readonly string[]): RegExp =>
  new RegExp(`^${groups.map((group) => r`(?=[\s\S]*\b(?:${group}))`).join('')}`);

/** 'Should i', 'is it weird to', 'i must': what somebody says who wants to know whether to. */
const whether = r`(?:(?:should|shall|do|must|can|could|would|may|might|ought|need) (?:i|you|we|one|a person|someone|people)\b|i (?:should|must|can|could|have to|need to)\b|(?:am|are) (?:i|you) (?:meant|supposed)\b|(?:is|would) (?:it|that)(?: be)?(?: \w+)? (?:ok|okay|alright|right|fine|weird|odd|strange|peculiar|rude|silly|daft|stupid|absurd|petty|unfair|selfish|wrong|bad|better|best|worth|necessary|possible|normal|mad|wise|sensible)\b|better to\b|whether\b|if i should\b)`;
/** 'What do i say', 'how do i tell', 'any words': what somebody says who wants the words. */
const whatToSay = r`(?:(?:what|how|which words)\b[^.?!]{0,30}\b(?:say|saying|tell|put|word|write|text|message|explain|reply|answer|phrase|approach|break it|face|apologi[sz]e)|words\b|(?:best|right|good|decent) (?:thing|way) to|help me (?:say|tell|write|word|text))`;
const whatNow = r`(?:what (?:do|can|should|could|must|would|shall|does|am) (?:i|you|one|we|a)\b|what now|now what|how (?:do|can|could|should|would|shall|on earth|am|to|i)\b|(?:is there|any) (?:a |any )?(?:way|thing|something)|help\b|do i (?:say|do) (?:something|anything))`;
const ownUp = r`(?:own(?:ing)? up|com(?:e|ing) clean|fess up|(?:con|'?)fess|admit|tell (?:them|him|her|my|the|everyone|people|someone)|say it was (?:me|mine|my)|be (?:honest|straight|upfront)|tell the truth|say so)`;

/** What makes people blush: a fall, a wrong name, a kiss on a message. */
const slip = r`(?:embarrass|mortif|humiliat|cring|awkward moment|asham|fool of|idiot of|show of myself|laughing stock|tripped|slipped|fell (?:over|off|down|asleep|into|flat|up)|fallen (?:over|off|asleep)|spil[lt]|fart|burp|snor(?:ed|ing)|threw up|was sick|been sick|wet myself|pee'?d|walked into|waved (?:at|back)|winked|wrong (?:name|person|word|chat|group|number|date|door|room|house|chord|verse|toilet|way|woman|man|coat|car|bus|grave|funeral|class)|called (?:(?:him|her|them|it|someone|my [\w ]{3,25}?|the [\w ]{3,25}?|our [\w ]{3,25}?) )?"?(?:mum|mummy|mom|dad|daddy|sir|miss|darling|love|babe|sweetheart|nan)\b|by (?:the wrong name|(?:my|his|her) ex)|"?love you"? (?:at|to|on|by)|reply all|replied all|replied-all|not on mute|wasn't (?:on mute|muted)|unmuted|on mute|on (?:speaker|camera|mic)|in front of|autocorrect|typo|mispronounc|pronounced|blurt|stumbled|mixed up|mistook|thought (?:he|she|it) was (?:my|a|the)|inside out|back to front|tucked in|flies? (?:was |were |undone|open|down)|zip|(?:on|in) my (?:chin|teeth|face|skirt|tights)|toilet paper|trousers|skirt|split|stuck (?:under|in|half)|knocked (?:over|into)|set off|(?:whole|entire) (?:class|office|bus|queue|restaurant|choir|school|room|train|team|meeting|department|presentation)|(?:everyone|everybody|they all|people|all) (?:saw|heard|laughed|stared|looked|turned|was watching|clapped)|all laughed|laughed at me|stared at me|(?:kiss|heart|x) (?:on|to|at the end)|accidentally|by (?:mistake|accident|reflex)|forgot (?:my|the|his|her) (?:words|lines|name|speech)|wrong verse|tripping|stomach rumbled|said "?you too|you too"?|drunk|drank too much|got (?:so |really |too )?(?:pissed|plastered|hammered|wasted|tipsy)|karaoke|went (?:bright |beetroot |bright-)?red|the joke|my joke|nobody laughed|no one laughed)`;
/** What a person does in front of others who loses hold for a moment. */
const scene = r`(?:(?:i|i've|i'd|and|then|just|totally|completely|really|properly)(?: \w+){0,3} (?:cried|crying|wept|sobbed|bawled|welled up|broke down|lost it|fell apart|fainted|passed out|panicked|walked out|walked off|stormed (?:out|off)|snapped|shouted|yelled|flipped|exploded|threw up|collapsed|left the room|ran out|went to pieces|kissed|hugged|started crying|burst into tears)|^cried|\ncried|saw me (?:cry|crying|sobbing|upset|like that|drunk|naked|in a state)|my (?:meltdown|breakdown|outburst|wobble|panic attack|tears|strop|tantrum|funny turn|hissy fit)|(?:a|an|had a|massive|full|proper|total|little) (?:meltdown|breakdown|outburst|wobble|panic attack|strop|tantrum|funny turn|hissy fit)|burst into tears|in tears|broke down|threw my|made a scene|making a scene|walked (?:out|off)|stormed|drunk)`;
const nerves = r`(?:nervous|nerves|shak(?:y|ing|en|e|es)|shook|trembl|sweat|blush|(?:went|go|going|turned|turn) (?:bright |beetroot |all )?red|blotch|stammer|stutter|wobbl|quiver|terrified|panick|my voice|dry mouth|heart (?:is |was )?(?:going|pounding|racing|thumping)|lost my thread|knees|scared of (?:him|her|them)|anxious|anxiety)`;
const sorry = r`(?:sorr(?:y|ys|ies)|apolog|forgive me|pardon|make amends)`;
/** An untruth that is told already. */
const lied = r`(?:lied\b|(?:tell|told|a|the|that|this|little|white|small|keep up|about) lie\b|to lie (?:about|to)|lie about|lies like|(?:do|can|should|could) i lie (?:to|about)|lying (?:about|to)|fib|not true|isn't true|untrue|pretend|made (?:it|that|something|this|one|him|her) (?:all )?up|ma(?:k|d)e[- ]believe|exaggerat|bluff|faked?\b|claimed|copied|(?:said|told (?:\w+ ){1,5}?|let (?:\w+ ){1,3}?think |lads at work think |put (?:down )?)(?:that )?(?:i'm|i am|i was|i wasn't|i'd|i had|i've|i have|i could|i can|i like|i liked|i loved|i love|i played|i went|i did|i grew|i made|i wear|i speak|we had|it was (?:my|mine|home)|it adored))`;
const grave = r`(?:cheat(?:ed|ing)? on|cheated|affair|rape|assault|abus(?:e|ed|ive)|suicid|kill(?:ed)? (?:myself|himself|herself|someone)|overdos|self[- ]?harm|pregnan|abortion|miscarr|police|arrest|court\b|gambl|relaps|hit (?:me|him|her|my)|hits me|punch|slapp|threaten|dementia|alzheimer|cancer)`;

/** A death or a grave illness stands near: nothing there is a slip. */
const grief = r`(?:died|dying|dies\b|death\b|dead\b|passed away|grie[fv]|widow|hospice|chemo|funeral|buried|the wake\b|a twin|stillb|lost (?:my|our|her|his) (?:mum|mam|mom|dad|mother|father|husband|wife|son|daughter|baby|brother|sister|nan|gran))`;
/** Somebody may be hit, watched, followed or held small. */
const unsafe = r`(?:kill|knife|weapon|violen|forced?\b|police|if i (?:left|leave)|left him|hit(?:s|ting)?\b|shov|push(?:ed|es|ing) (?:me|him|her)|slap|punch|grab|chok|throw(?:s|ing)?|threw|smash|threat|flinch|control|track(?:s|ed|ing)|follow(?:s|ed|ing)|watch(?:es|ing)|stalk|spy|spie[sd]|camera|check(?:s|ed|ing) (?:my|where|on me)|goes through my|(?:my|his|her) phone|password|location|where i am|scared of|afraid of|frighten|outside my|turn(?:s|ed|ing)? up at|(?:he|she|they)(?:'s| is|'re| are| gets?) (?:\w+ )?jealous|(?:won't|doesn't|didn't|not) (?:let|allow)|allowed|scream(?:s|ed|ing)|shout(?:s|ed|ing)? at|touch(?!y)|grop|lock(?:s|ed)|harass|\bhr\b|bull(?:ied|ies|ying)|drunk|drinks)`;

/** What people ask about their slips: embarrassments, apologies, messages without an answer, doubts about themselves, small lies and secrets. */
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
  {
    id: 'own-up-or-cover-up',
    asks: words(
      r`${ownUp}\b[^.?!]{0,40}\bor\b`,
      r`or (?:just )?(?:own up|com(?:e|ing) clean|fess up|confess|admit|tell|ring them)`,
      r`(?:quietly|secretly|keep quiet|say nothing|cover (?:it|this) up|hide it|before (?:he|she|they) (?:find|finds|notice|sees?)|hope (?:nobody|no one|no-one|they|he|she)|in silence)`,
      r`${whether}[^.?!]{0,25}\b(?:own up|come clean|fess up|confess|admit (?:it|that|to)|say it was me|tell (?:him|her|them|my boss|my manager|the committee|someone))`,
      r`own up`,
      r`or do i move`,
    ),
    about: words(
      r`(?:hope (?:nobody|no one) notic|own up (?:in the|tomorrow|tonight)|or (?:just )?(?:confess|own up)|was me or|miscounted|fault was mine|mistake|wrong (?:price|number|date|attachment|file|name|prices|order|size|one|supervisor)|(?:they|it|plants?|tomatoes|fern|fish|hamster)(?:'s|'re| is| are| has been| have been)? (?:all )?dead|killed (?:the|his|her|their|my \w+'s)|deleted|dent\b|backed into|bollard|miscount|replace it|get an identical|ate the|i (?:\w+ )?(?:broke|scratched|lost|spilt|spilled|damaged|smashed|cracked|burnt|shrunk) (?:the|a|his|her|their|my \w+'s|\w+'s)|fault was mine|it was me\b|nobody knows|no one knows|i was the one who|wrong date|non[- ]?refundable|messed up (?:at|the|an)|screwed up (?:at|the|an)|error\b|forgot to (?:lock|feed|water|send|order|book|turn|close|pay))`,
    ),
    not: words(
      r`the kids|my wages|the till|the client`,
      r`how (?:do|can|should|would) i (?:tell|own|say)|at work|same mistake|left the gate`,
      grave,
      r`secret|in confidence|lied|told (?:\w+ ){0,4}i'm|feelings|blamed|blame (?:him|her|them|someone)|took the fall|in love|my ex\b|fake|interview|cv\b|undercharg|too much change|refund|dating|(?:he|she|they) (?:broke|lost|killed|ate|deleted)|said sorry|too late|talk to (?:him|her)`,
    ),
    say: [
      "Own up, and soon, in two sentences: what happened and what you're doing about it. A mistake you bring yourself stays small. Being found out is when it turns into something about honesty.",
      "Tell them before they find it. Putting it right quietly is a nice gesture only if the truth comes with it, because these things leak out. You'll also stop flinching every time they come near.",
    ],
    ask: ['What would your two sentences be?', "What's the worst you think they'd say?"],
  },
  {
    id: 'own-up-to-small-lie',
    asks: words(
      r`${whether}[^.?!]{0,30}\b${ownUp}`,
      r`(?:^|or )${ownUp}`,
      r`(?:own up|come clean|fess up|confess|tell him)\?`,
      r`(?:keep up|drop) (?:it|the lie|the act)|let it lie|${whether}[^.?!]{0,30}(?:truth|lie\b|fib)|truth or|do i learn|time to (?:admit|tell|come)|keep (?:it|this) (?:up|going)|set (?:it|the record) straight|tell him\?|correct (?:them|him|her)`,
    ),
    about: words(lied),
    not: words(
      r`tell (?:him|her|them) i lied\b`,
      r`(?:what|how) (?:do|should|can|am|could) i (?:tell|say|go)|why (?:do|does|did|would) (?:someone|people|he|she)|laid off|be honest with (?:you|myself)|wrong to (?:fib|lie)|mum died|died|lie (?:down|there|in|here)`,
      grave,
      r`secret|in confidence|debt|lost my job|redundan|fired|sacked|drink|drugs?\b|smok|stole|steal|haven't done|not done|homework|practi[sc]e|not read|essay|in love|feelings|gay\b|bi\b|trans\b|my (?:past|ex)\b|he lied|she lied|they lied|lied to me|(?:he|she|they|husband|wife|boyfriend|girlfriend|mum|dad|friend) (?:\w+ )?(?:lied|lies|is lying|lying|pretend|claim)|loan|money|forg(?:ed|ery)|cv\b|depress|anxi|sick\b|\bill\b|said sorry|santa|my (?:little |young )?(?:son|daughter|kids|children|brother)\b|my gran\b|blame|said i was rude|i'm fine|i'm ok`,
    ),
    say: [
      "Come clean, quick and light: \"I've no idea why I said that, it isn't true.\" It's one red face now against keeping it going for months. From you it's funny; discovered, it's a bit sad.",
      "I'd own up the next time you see them, in one cheerful line. Anybody worth knowing will laugh, because everyone's told one of those. The longer it stands, the more you have to add to it.",
    ],
    ask: ['How would you say it in one line?', 'What made it feel easier than the truth?'],
  },
  {
    id: 'is-a-kind-lie-wrong',
    asks: words(
      r`(?:is|was|are|would|do|does|can|could|am|must|isn't|wasn't|should|not)\b[^.?!]{0,50}\b(?:ly(?:ing|e)|lies?\b|dishonest|honest\b|truthful|fib\w*|fraud|deceiv|pretend)`,
      r`(?:was|is) (?:that|it|this)(?: \w+)? (?:wrong|bad|terrible|awful)`,
      r`(?:it's|it is) (?:bad|wrong)`,
      r`wrong (?:of me|to (?:fib|lie|say|tell|pretend))`,
      r`(?:ok|okay|fine|alright) to (?:pretend|lie|fib|say (?:i|you) (?:like|love))`,
    ),
    about: words(
      r`white lie|kind lie|little lie|small lie|fib|(?:i|i've|and|i'd|just|always) (?:\w+ )?(?:told (?:him|her|them|my [\w' ]{3,25}?)|tell (?:him|her|them|my [\w' ]{3,25}?)|said|say|pretend(?:ed)?)\b[^.?!\n]{0,40}\b(?:suits?|suited|lovely|like|liked|love|loved|delicious|beautiful|great|new|enjoy|remember|hang|on my way|kept up|made me|gorgeous|good)|pretend (?:you|i|to) (?:like|love|enjoy)|make someone feel better|lies? (?:be|count|if)|is that (?:kind|lying)|or is that lying|to spare (?:him|her|them|their)|protect (?:him|her|them) from|her singing|santa|tooth fairy`,
    ),
    not: words(
      r`injection|don't say it|said i made it`,
      grave,
      r`(?:he|she|they)(?:'s| is|'re| are| has been)? (?:lying|lied|lies)|lied to me|lying to me|cv\b|secret|debt|money|homework|say i'?ve|interview|telling me the truth|be honest|honest with (?:him|her|them|me)|to be honest|how do i tell|or should i tell|in love|dating|love (?:him|her|them|me)\b|i'?m (?:fine|ok|okay)|come clean|own up|confess|fess up`,
    ),
    say: [
      "Mostly it's just kindness. Nobody's cheated out of anything and somebody feels better. It only goes wrong if they'd decide something that matters because of it, and then I'd find a gentle way to say it.",
      "Not wrong, if it's small and for their sake and not for yours. You'll know it's gone too far when you have to invent more to keep it up. Until then, let it be.",
    ],
    ask: ['Who does it make things easier for?', 'What would happen if they knew?'],
  },
  {
    id: 'i-let-a-secret-out',
    asks: words(whatNow, whatToSay, ownUp, whether, r`grovel`),
    about: words(
      r`(?:i|i've|and|accidentally|^|\n|by mistake|just)(?: \w+){0,2} ?(?:let (?:it |something |her |his |their )?(?:\w+ )?slip|let slip|blabbed|blurted (?:it|out|her|his)|spilled (?:the beans|(?:her|his|their|my \w+'s|someone's) \w+)|broke (?:a|her|his|their|my \w+'s) (?:confidence|trust)|\bouted|repeated what|told (?:\w+ ){0,4}?(?:secret|in confidence|what (?:she|he|they) told me)|let (?:the cat|it) out|ruined the surprise|gave away the)|(?:told|said|shared|spilled|let out) [^.?!\n]{0,20}(?:friend's|mate's|mates|sister's|brother's|someone's|her|his|colleague's) (?:secret|news)|i told (?:my )?[\w' ]{0,20}secret|told (?:someone|my \w+|him|her|people)\b[^.?!\n]{0,40}(?:before (?:they|she|he) (?:announced|told)|she told me|in confidence)|told it to (?:our|my|the|his|her)|wasn't (?:meant|supposed) to (?:tell|say)|hadn't been told|strict understanding|trusted me about|let it out|told me in confidence|accidentally told|said (?:my|a) \w+'?s? secret|swore me`,
    ),
    not: words(
      grave,
      r`(?:he|she|they|friend|sister|mum|mom|brother|colleague|mate|cousin|husband|wife|boyfriend|girlfriend) (?:\w+ )?(?:told|let|blabbed|spread|shared|\bouted|leaked|spilled)\b[^.?!\n]{0,40}(?:my|our|me)\b|asked me (?:to keep|not to tell)|should i (?:keep|break)|keep (?:a|her|his|this|the|it) (?:a )?secret|promised (?:not|to keep)|my (?:own )?secret|about me\b|self[- ]harm|cutting`,
    ),
    say: [
      "Tell them before somebody else does: \"I told something that wasn't mine to tell, and I've no excuse.\" Say who knows. Then don't ask to be forgiven today; let them be angry.",
      'Own it the same day, without any "but". Ask whoever you told to let it stop with them, and say that you\'ve done so. Being careful with what you\'re told from now on is the real repair.',
    ],
    ask: ['Who knows it now?', 'How would you start telling them?'],
  },
  {
    id: 'speak-up-after-silence',
    asks: words(
      r`(?:too late|still|now\b|put (?:it|this|that|things) right|set (?:the record|it) straight|fix|undo|mend|correct|speak up|own up|confess|it was me|make it good|make it right|say (?:it|something)|come forward|afterwards|anything i can|come clean|tell)`,
    ),
    about: words(
      r`(?:got|been|being|get|gets|getting|was|took|take|takes|taking) (?:the )?(?:blamed?|told off|grounded|in trouble|the fall|the flak|flak|punished)|blamed? (?:for|the|him|her|them|my|someone|on)|blame (?:on thursday|for)|(?:took|taken|take|taking|got|given|gave me) (?:the )?credit for|credit for (?:my|his|her|their|a) \w+(?:'s)? (?:idea|work)|thanked me (?:\w+ )*for something|praised me for|let (?:him|her|them|my \w+|the \w+) take|i should(?:'ve| have) said it was|didn't say it was me|said nothing when|i stayed silent|stand up for (?:her|him|them|my)|stood up for|let everyone laugh|left the gate open|i did not correct|didn't correct|(?:thinks?|think) (?:it was|the (?:dog|cat)|she left|he left|she did|he did|my)`,
    ),
    not: words(
      r`nudes|leaked|pictures of me`,
      grave,
      r`blam(?:es|ed|ing) me|blame myself|took (?:the )?credit for my|took credit for mine|(?:he|she|they|boss|colleague|manager) (?:\w+ )?(?:took|takes|taking|stole|steals) (?:the )?credit|stand up for (?:myself|me)|stood up for (?:myself|me)|get the blame|i get blamed|i'm blamed|blaming me|blamed for (?:it|everything)|thinks? it was (?:me|him|her)|laughed along|father'?s? death`,
    ),
    say: [
      "Yes, you can still put it right. Tell whoever matters that it was you, or what you saw, then tell the one who took the flak. It'll be a bad ten minutes, and then it's off you.",
      'It\'s late but it isn\'t lost: "I should have said this at the time." Say it first to the one who had the worst of it, then to whoever was told wrong. People respect the correction more than they mind the delay.',
    ],
    ask: ['Who most needs to hear it from you?', 'What would your first sentence to them be?'],
  },
  {
    id: 'should-i-have-kept-quiet',
    asks: words(
      r`(?:should|could|ought) i (?:to )?(?:have|of|has|'ve) (?:just )?(?:kept (?:quiet|my|it|schtum)|held my|shut (?:up|my)|let it (?:go|pass|slide|lie)|said nothing|not said|stayed (?:quiet|silent|out)|lied|bitten my|told a white)`,
      r`(?:was|were|am) i (?:\w+ )?(?:wrong|stupid|right|silly|a fool|mad|daft|foolish|too honest|a mug) (?:to|for)(?: be| being)? ?(?:honest|tell|telling|say|saying|speak|speaking|report|reporting|point|pointing|open|mention|own up|frank|raise|the truth|warn)`,
      r`(?:would|might) (?:it|i) (?:have|has|'ve)? ?been? ?better (?:to (?:have )?sa(?:y|id) nothing|off (?:saying|not|keeping))`,
      r`better (?:to (?:have )?sa(?:y|id) nothing|if i(?:'d| had) (?:said nothing|kept))`,
      r`(?:i )?shouldn't (?:i )?(?:have|of) (?:said|told|spoken|opened|mentioned)`,
      r`(?:did i do|have i done) (?:\w+ )?(?:wrong|right) (?:by|in|to) (?:speak|tell|say|report|be)`,
      r`(?:was it|is it) (?:a mistake|wrong|stupid) to (?:be (?:honest|frank|open)|tell|say|speak|mention|report)`,
      r`(?:would you have|should i have) held (?:your|my) tongue`,
      r`i had to be silent`,
      r`is honesty (?:overrated|always)`,
      r`should(?:'ve| have) (?:just )?(?:lied|kept (?:quiet|my mouth))`,
      r`(?:was|were) i wrong\?`,
      r`should i have\?`,
    ),
    about: words(
      r`honest|truth|frank|told|tell|said|say|spoke|speak|report|pointed out|point out|mention|opened my|wanted my (?:view|opinion)|asked (?:me|for my)|warned`,
    ),
    not: words(
      r`is it wrong to|tithe|tired`,
      r`${grief}`,
      r`neither of us|she forgets|mum that dad|always best`,
      grave,
      r`row\b|argu|fight|fought|quarrel|shouted|i (?:love|loved) (?:him|her)|feelings|lied\b|secret|i told (?:him|her|them|my \w+) to\b|refused|said no\b|said i'd rather|google|at the time|i said nothing|heated|not to (?:tell|say|report)|slammed|rude|call(?:ed)? (?:him|her) a`,
    ),
    say: [
      "Not necessarily. Being honest was decent, and being right doesn't make it welcome. Send one message saying you're still there and won't go on about it, then give it some time.",
      'No, saying it once was better than knowing and keeping quiet. The timing or the tone may have been off, and you can say sorry for that and still stand by the rest.',
    ],
    ask: ['What did you hope would come of saying it?', 'How did they take it, as far as you saw?'],
  },
  {
    id: 'was-i-wrong-in-the-row',
    asks: words(
      r`(?:was|am|were) i (?:\w+ )?(?:wrong|out of (?:order|line)|unreasonable|in the (?:wrong|right)|unfair|harsh|right|to blame|the one (?:to blame|in the wrong|who)|bang out|the (?:bad guy|asshole|arsehole|villain|problem))(?: there| here| tonight| then| too| or\b[^.?!]{0,30}| in (?:that|the|this)[^.?!]{0,20})?[\s?!.,]*$`,
      r`aita\b|aitah\b`,
      r`(?:so )?who (?:was|is|'s|would you say was|do you think was) (?:right|wrong|in the (?:wrong|right))`,
      r`my fault or (?:hers|his|theirs)`,
      r`(?:is|was) (?:it|that) (?:all )?my fault`,
      r`whose fault`,
      r`did i go too far`,
      r`or was (?:he|she)\b`,
      r`was i bang out`,
      r`am i the one to blame`,
      r`guilt is (?:with|on) me`,
      r`(?:was|is) (?:he|she) right or`,
    ),
    about: words(
      r`who was in the wrong|so who was right|in the wrong there|my fault or (?:hers|his|theirs)|bang out of|row\b|rows\b|argu(?:ed|ment|ing)|fight\b|fought|quarrel|had words|words (?:over|about|with)|we had words|heated|shouted|slammed|huff|not speaking|neither of us speaking|screaming|yelled|fell out|falling out|called (?:him|her|me) (?:a|an|selfish|lazy|names)|kicked off|(?:said|says) i (?:don't|started|never|always)|spat\b|tiff|in the wrong|stormed`,
    ),
    not: words(
      r`(?:into|out as|without|avoid|nobody even|make i no|want|start|being) (?:it |a |an |another |any )*(?:big )?(?:row|fight|argument|fought|quarrel)`,
      r`(?:he|she|they|dad|mum|boyfriend|husband|wife|partner|boss) (?:\w+ )?(?:screams?|screamed|shouts|yells|throws|smashe[sd]|locks?|grabbed|controls?)|every (?:day|night)|puts? me down|kni(?:fe|ves|fs)|control|follow(?:s|ed)|checks? my`,
      r`gate was`,
      grave,
      r`hit\b|pushed (?:me|him|her)|hurt (?:me|him|her)|threw|leav(?:e|ing) (?:him|her)|left (?:him|her)|broke up|divorc|died|scared|afraid|honest|the truth|parents'? (?:divorce|fight|row)|my parents (?:\w+ )?(?:fight|argu|row|split)`,
    ),
    say: [
      'Probably about half. You can be right about the thing and still too sharp in how you said it. Say sorry for the how first, and the point gets easier to hear.',
      "Going by what you've said, not badly. It most likely got loud on both sides. A quick word about the tone usually mends it, and you don't have to give up your point for that.",
    ],
    ask: ['Which part would you say again, the same way?', 'What do you think they heard?'],
  },
  {
    id: 'was-i-rude',
    asks: words(
      r`(?:was|were|is|am) (?:i|that|it|this)(?: \w+){0,2} (?:rude|impolite|bad manners|ungracious|discourteous|offensive|sharp|abrupt|curt|a bitch|disrespectful|ill-mannered|insensitive)(?: of me| or| just now| what i|,|\?|$| to have| not to have)`,
      r`was it (?:\w+ )?(?:rude|impolite|bad manners|offensive|disrespectful) `,
      r`did (?:that|it|i)(?: \w+)? (?:sound|come across|come over|seem|look|came across)\b[^.?!]{0,20}(?:rude|impolite|a bitch|harsh|sharp|cold|stuck up|snobby|aggressive|off|ungrateful|mean|horrible|unfriendly|standoffish)`,
      r`too rude\?`,
      r`rude or (?:fair|funny)`,
      r`(?:will|would|might|could) (?:he|she|they|it) (?:have|has) (?:thought|found|taken|seemed) (?:me |it |that )?(?:as )?(?:rude|discourteous|impolite|offen)`,
      r`how rude was i`,
      r`have i (?:been rude|offended|been impolite)`,
      r`(?:he|she|they) (?:went|go) home and thought about it`,
    ),
    not: words(
      grave,
      r`(?:he|she|they|boss|waiter|driver) (?:was|were|is|are|'s)(?: \w+)? rude to|rude to (?:me|us)|text|message|email|e-mail|emoji|wrote|reply\b|replied|is it rude (?:to|if|that|when)|am i (?:being )?rude (?:to|if)`,
    ),
    say: [
      'A little sharp, perhaps, but nothing terrible. If they seemed hurt, a quick "that came out harder than I meant" mends it. If they didn\'t, you\'ve already thought about it longer than they have.',
      "I'd say no, or only just. Being short when you're tired or surprised isn't the same as being rude. Be ordinary and friendly the next time, and that'll be what they go by.",
    ],
    ask: ['What in their face made you wonder?', 'What would you have liked it to sound like?'],
  },
  {
    id: 'was-my-message-too-cold',
    asks: words(
      r`(?:was|is|were|did|does|do|will|would|could|should|am|too)\b[^.?!]{0,60}\b(?:cold|harsh|blunt|dry|curt|stiff|unfriendly|frosty|unfeeling|hard\b|abrupt|formal|come (?:over|across|off)|off\?|robot|rude|short|passive aggressive|snippy|aggressive|needy|desperate|bitchy|moody|distant|(?:too|so|bit) mean\b)`,
      r`(?:sounds?|so|too) (?:cold|harsh|blunt|dry|curt|stiff|short|formal|rude|abrupt)`,
      r`reads? as`,
    ),
    about: words(
      r`(?:my|the|this|a|that) (?:text|message|email|e-mail|reply|answer|card|note|letter|comment|dm|whatsapp|voice note)\b|(?:i|i've|i'd|just|only)(?: \w+)? (?:wrote|written|replied|answered|texted|emailed|put|sent|typed|signed)|put "|"(?:regards|noted|ok|fine|k)\b|emoji|thumbs up|no kiss|what i sent|what i wrote|the condolence`,
    ),
    not: words(
      r`can't press send`,
      r`hard on (?:him|her|them)|what does|do i send`,
      r`stood up to|putting off|moving in`,
      grave,
      r`(?:his|her|their) (?:text|texts|message|messages|email|emails|reply|replies|answer|tone)|(?:he|she|they)(?:'s| has| have)?(?: just| only)? (?:texted|wrote|replied|answered|sent|put|messaged)\b|short replies|cold (?:to|with|towards) me|should i (?:send|text|write|reply)|send (?:him|her|them)|how (?:do|can|should) i|it hard|so hard|hard to|too short to|short of|in short`,
    ),
    say: [
      "No, it's only short, and nobody keeps score. If you've more to say, send a few lines of your own or say it face to face. That'll mean more than a longer message would have.",
      'It\'ll have read as brief, not unkind. People mostly put it down to you being busy. If it bothers you, one warm line after it is enough, with no explaining: "Thinking of you, more soon."',
    ],
    ask: ['What would you have liked to add?', 'How do the two of you usually write?'],
  },
  {
    id: 'bad-person-for-what-i-did',
    asks: words(
      r`am i (?:just )?(?:an? |the |such an? |being an? )?(?:really |totally |very |truly )?(?:bad|horrible|terrible|awful|evil|rotten|cruel|heartless|wicked|scum|shit|shitty|dreadful|monster|bully|selfish|mean|nasty|vile|pathetic|worst)`,
      r`(?:does|do|did) (?:this|that|it|what i did) make me`,
      r`what (?:kind|sort) of (?:a )?(?:person|friend|mother|mum|father|dad|man|woman|daughter|son|human|wife|husband|monster|sister|brother|neighbour)[^.?!]{0,25} (?:does|do|would|did|am|leaves|forgets|says|lies|walks|takes)`,
      r`what does (?:it|that|this) say about me`,
      r`who does (?:that|this|something)`,
    ),
    about: words(
      r`(?:i|i've|i'd|i have|and|then|just|^|\n|[.,] )(?: \w+){0,2} ?(?:told (?:my|the|a) |lied|took the|kept the|read (?:my|his|her)|left (?:my|him|her|the|without|him)|let the|made (?:a|him|her|my|the) |forgot(?:ten)?\b|walked (?:past|off|away)|drove off|ignored|sold|stole|nicked|laughed at|hid\b|broke (?:my|his|her|a)|pushed|pretended|snapped at|shouted at|called (?:him|her|my)|didn't (?:pass|tell|go|visit|stop|help|ring|give|say)|let (?:him|her|my|the|them)|cancelled|ghosted|bailed|peeked|cheered|ate (?:his|her|the|my)|what i did)`,
    ),
    not: words(
      r`laughed at myself|who does that\?? (?:he|she|they)|my son the|my kid the|ice cream van`,
      r`${unsafe}`,
      grave,
      r`for (?:feeling|wanting|not (?:wanting|loving|feeling|missing|crying|visiting)|thinking|hating|wishing|being|needing|leaving|having|saying no|resent)|to (?:want|feel|think|wish|hate|need)|resent|reliev|wish (?:he|she|they|i)|i hate|don't love|care home|nursing home|in a home|put (?:him|her|them|mum|dad) (?:in|to sleep|down)|hospice|hit\b|smack|slap|kick|depress|divorce|left (?:my )?(?:husband|wife|him|her|kids|children)|broke up|break up|dumped|say no|said no|if i (?:leave|don't|say|go|put|want|left)|attracted|feelings for|dying|died`,
    ),
    say: [
      "No, terrible people don't lie awake over it. You did something you're not proud of, and that's one act on one day. Put right what you can tomorrow, with a plain sorry if there's somebody to say it to.",
      "It makes you somebody who did one wrong thing, which is everybody. What counts now is what you do next. Look as well at how tired or stretched you were, because that's where it can be changed.",
    ],
    ask: ['What would put a little of it right?', 'What had the day been like before it?'],
  },
  {
    id: 'what-a-short-reply-means',
    asks: words(
      r`what (?:does|do|did|is|would)\b[^.?!]{0,60}\b(?:mean|intend|make of)`,
      r`what am i (?:meant|supposed) to make`,
      r`how (?:do|should|would|am) (?:i|you) (?:\w+ )?(?:read|take|interpret)`,
      r`is (?:that |it )?(?:"|')[^"]{1,20}(?:"|')? (?:a |just |good|bad|friendly|rude|passive)`,
      r`why (?:only|just) (?:one|a|the)`,
      r`why (?:one|such|does (?:he|she)|did (?:he|she)|are (?:his|her))[^.?!]{0,20}(?:word|short|dry|letter)`,
      r`(?:good|bad|friendly|yes|fine)(?: \w+)? or (?:bad|not|no\b|it's not|a no|fine bad)`,
      r`what's that about`,
      r`is (?:he|she) (?:cross|angry|annoyed|mad|upset)(?: with me)?`,
      r`(?:am i|should i be) (?:worried|reading)`,
    ),
    about: each(
      r`(?:one[- ]word|a word|single (?:letter|word|full stop|emoji)|thumbs? up|full stop|three dots|no emoji|short (?:reply|replies|answers?)|dry (?:text|texts|reply|replies|texter)|just likes?|only likes?|liked (?:my|your) (?:message|text)|"?(?:k|kk|ok|okay|sure|fine|noted|cool|lol|haha|yep|yeah|y|whatever|thanks|we'll see|all good|as you wish|haha yeah maybe|yeah maybe|\.|nice|right|great)[.,]?"|"(?:ok|okay|sure|fine|noted)\b)`,
      r`(?:text|texts|texted|sent|message|messages|reply|replied|replies|put|wrote|write|answer|answered|said|says|emoji|reacted|reads|dots)`,
    ),
    not: words(
      r`is he angry|is she annoyed|couldn't make`,
      grave,
      r`i (?:put|wrote|sent|replied|said|answered) (?:back )?"|says (?:he|she|they)(?:'s| is|'re) (?:fine|ok)|i'm (?:fine|ok|okay)|(?:too )?(?:cold|blunt|harsh)\?|sorry|fight|argu`,
    ),
    say: [
      'Could be cross, could be busy, could just be how they type. You can\'t get a tone out of so few letters. If it still bothers you tomorrow, ask: "Are we all right?"',
      "On its own, nothing. Short answers mostly come from people walking, working or half asleep. Look at how they usually write: if it's always like that it's just them, and if it's new, ask.",
    ],
    ask: ['How do they usually write to you?', "What were you hoping they'd say?"],
  },
  {
    id: 'ask-what-they-meant',
    asks: words(
      r`what (?:did|does|do|was|in heaven's name did)\b[^.?!]{0,15}(?:mean|getting at|supposed to mean|meant to mean|by that)`,
      r`(?:do|should|shall|can|could|would|may|must|is it (?:weird|ok|needy) to) (?:i|you|one|we)?(?: \w+){0,3} ?(?:ask (?:him|her|them|what)|enquire|just ask|ask (?:about it|or)|bring it up and ask)`,
      r`was (?:that|it) (?:a |an |meant as a )?(?:dig|compliment|insult|joke|put[- ]?down|criticism)`,
      r`compliment or`,
      r`mean(?:t|s)? (?:it|that) (?:in|as|nicely|badly|like|to be)`,
      r`(?:is|was) that (?:a )?(?:good|praise|compliment|bad)\b`,
      r`(?:good|nice) or (?:bad|not)`,
      r`how (?:should|do|am|would) (?:i|one|you) (?:\w+ )*take (?:it|that)`,
      r`do i ask`,
    ),
    about: words(
      r`(?:he|she|they|boss|manager|teacher|friend|mate|mum|mom|dad|sister|brother|colleague|landlord|[\w-]+-in-law|wife|husband|doctor|someone|neighbour|aunt|uncle|cousin|coach|everyone)(?:'s)?(?: \w+){0,3} (?:said|wrote|told me|goes|says|called me|put|described|commented|remarked|asked|mean|meant)\b[^.?!\n]{0,12}(?:"|'|that|i'm|i am|i was|i'd|i look|the house|me\b|a\b|by|$)|"[^"]{3,60}"|was that a dig|compliment or|mean by that|said im|(?:comment|remark)`,
    ),
    not: words(
      r`what (?:do|did|r) (?:you|u|ya) (?:even )?mean|nice for you`,
      r`take it back|brought (?:her|him) flowers`,
      r`doctor|kiss\b|take care|meant to say|x\"`,
      grave,
      r`ask (?:him|her|them) (?:out|to|for|if|whether|about)|are we|what are we|love me|loves? you|i love you|need to talk|can we talk|have a word|sorry|thumbs up|one word|see me|apolog|break up|broke up|space\b|what does (?:it|that) mean (?:for|if|when)|dream`,
    ),
    say: [
      'Ask. It isn\'t needy: "What you said the other day, how did you mean it?" Said lightly, it\'s a fair question, and one answer beats a week of guessing.',
      "You can't work it out from here, and they've probably no idea you're still thinking about it. I'd ask within a day or two, in a friendly voice, and then believe what they tell you.",
    ],
    ask: ['Which of the meanings would bother you?', 'How would you ask it lightly?'],
  },
  {
    id: 'is-no-answer-an-answer',
    asks: words(
      r`(?:ghost(?:ed|ing)|being (?:ignored|blanked)|ignor(?:ed|ing) me|blank(?:ed|ing) me|silence mean|(?:is|does) (?:silence|no (?:reply|answer|response)|that (?:it|a no|me being)|being (?:left )?on read)|on read|how long (?:before|until|would you|should i|do (?:i|you)|to)\b[^.?!]{0,40}(?:ignored|wait|reply|give|no\b|answer|hear)|when (?:do|should|can) i (?:give up|stop waiting|assume)|at what point|deliberate|a (?:polite )?(?:no|refusal)\b|(?:mean|means) (?:no\b|he's not|she's not|they're not|it's over)|normal (?:time|amount of time)|wait for (?:a reply|someone|him to (?:text|reply)|her to (?:text|reply))|is that it(?: then)?|not interested|taking (?:it|that) as a no|count as)`,
    ),
    about: words(
      r`no (?:repl|answer|respon)|(?:not|never|hasn't|haven't|hasnt|didn't|doesn't|don't) (?:\w+ )?(?:repl|answer|respon|text(?:ed)? (?:me )?back|wr(?:ite|itten|ote) back|got(?:ten)? back|get back|heard (?:back|from|anything)|heard$|heard\.|heard\b)|silence|(?:on|left|been|and|but|it's|seen|read by) read\b|read by|left on|blue ticks|delivered|ghost|ignored|heard nothing|nothing (?:since|for|back|yet)|waiting for a|write back|text back|blanking|a fortnight ago|didn't want to reply`,
    ),
    not: words(
      r`what if`,
      r`broke up|my ex\b|what if (?:he|she) leaves|do i leave`,
      grave,
      r`i (?:ghosted|never (?:replied|answered)|haven't (?:replied|answered)|didn't (?:reply|answer)|left (?:him|her|them) on)|silent treatment|won't (?:speak|talk) to me|not (?:speaking|talking) to me|my (?:husband|wife) (?:\w+ )?(?:ignor|silent)|ignores me (?:at|when|in)|at (?:home|dinner)|blocked|interview|hear(?:d)? back (?:from|about) (?:the|my) (?:job|interview|hospital|results)|results|sorry|apologi|excluded|left out|estranged|no contact|prayer|hospital`,
    ),
    say: [
      "Longer than a few days before I'd count it as one. People read things when they can't reply, then lose track. After a week or so, one light nudge is fine, and how they take that tells you.",
      "If it's only been a matter of days, no, that's usually busy or forgotten. If it's been weeks, or a reminder got nothing either, take it as a no for now and put your energy somewhere that answers.",
    ],
    ask: ['How long has it been quiet now?', 'What would you do in the meantime?'],
  },
  {
    id: 'delete-the-message',
    asks: words(
      r`(?:delet(?:e|ed|es|ing)|unsend|take (?:it|that|this|the post) (?:down|back|off)|wipe|remove|pull (?:it|that) back|leave it up|untag|unpost)`,
    ),
    about: words(
      r`(?:message|text\b|post\b|posted|voice (?:note|msg|message)|comment|photo|selfie|sent\b|wrote|email|story\b|tweet|dm\b|listened|read it|reads it|unsend|seen it|all my feelings)`,
    ),
    not: words(
      grave,
      r`(?:delete|remove|wipe) (?:my|the|this|all|his|her|their|our|your)? ?(?:account|app|apps|number|numbers|contact|contacts|facebook|instagram|insta|tiktok|tinder|hinge|profile|history|chats?|photos|pictures|pics|data|conversation|conversations|old)|(?:see|read|recover|get back|find) (?:the )?deleted|(?:he|she|they)(?:'s| has| have)? (?:deleted|unsent|removed)|my ex'?s|voicemails?|nude|dead|died|late (?:husband|wife|mum|dad)|off my phone|memor(?:y|ies)`,
    ),
    say: [
      "If it'd hurt somebody and they haven't seen it, delete it now, and own up if they ask. If it's only embarrassing, leave it: a deleted message makes people imagine something worse than you wrote.",
      "Leave it, unless it says something unkind that hasn't been read yet. A bit of rambling comes across as human, and gaps make people curious. If it's been read, deleting changes nothing; one line to put it right does more.",
    ],
    ask: ['What would they read first in it?', 'What would you send instead, if anything?'],
  },
  {
    id: 'am-i-overthinking',
    asks: words(
      r`over-? ?think|over-? ?anal|reading too much into|read too much into|making too much (?:of|out)|something (?:out of|from) nothing|(?:given|give) it a second thought|looking for meaning|(?:is|was) that a sign (?:of|or)|is this just me going|i think too much\?|going round and round`,
    ),
    not: words(
      r`going round and round with|how do i|lonely|left out|bar me\b`,
      grave,
      r`(?:how|why)\b[^.?!\n]{0,30}(?:stop|do i|am i|can i)[^.?!\n]{0,12}over-? ?think|stop over-? ?think|i (?:always|constantly|tend to|can't stop|keep) (?:\w+ )?over-? ?think|overthinking (?:everything|all the time)|lump|symptom|doctor|period\b|cheating`,
    ),
    say: [
      "Probably a bit, yes. Most odd behaviour comes from tired feet, headaches and bad days, and not from you. If it still bothers you in two days, ask how they are, and you'll know from the answer.",
      "Likely, though that doesn't make it daft to have noticed. Ask yourself what you actually saw and what you added. If there's little left without the adding, let it go for tonight.",
    ],
    ask: ['What did you actually see or hear?', 'What have you filled in around it?'],
    card: 'worry',
  },
  {
    id: 'am-i-imagining-it',
    asks: words(
      r`(?:am|do|or am|not) i(?: just| only)? (?:imagin|fancy so|seeing things|being paranoid|paranoid|inventing)|i'?m (?:not )?(?:imagining|being paranoid|paranoid|seeing things)|(?:all|just|only|is it) in my (?:own )?head\b|my imagination|am i making (?:this|it|that) (?:all )?up\b|is it (?:just )?me,? or\b|imagining (?:it|things|this|that)|see ghosts|on purpose or|i imagine (?:it|this)`,
    ),
    about: words(
      r`(?:he|she|they|people|everyone|everybody|colleagues?|friends?|mates?|mums|boss|manager|sister|brother|teacher|husband|wife|neighbours?|team|others|leader|doctor|mother|father|someone)\b`,
    ),
    not: words(
      r`${unsafe}`,
      r`${grief}`,
      r`off with me|likes? me\b`,
      r`compare|feels? this|everyone lonely|something wrong in`,
      grave,
      r`voices|camera|hacked|spying|following me|watching me|poison|spirit|ghost in|aliens?\b|microchip|hallucinat|haunt|signs? from|messages? from|cheat|tinder|lump|symptom|pain\b|doctor says|ill\b|can't get (?:it|him|her|that|this|you|them) out|stuck in my head|gaslight|says? (?:i'm|it's|i am) (?:imagin|mad|crazy|all in)|making (?:this|it|that) (?:all )?up (?:to|with)|roof over`,
    ),
    say: [
      'You may well not be, but there could be a duller reason than the one you fear. Ask somebody who knows them whether they see it too, as a question and not a charge.',
      'There\'s no telling from here. If you\'ve noticed it several times, trust that you saw something, just not yet what it means. Ask them straight and in private: "Am I reading this right?"',
    ],
    ask: ['What have you noticed, and how often?', 'Who else might have seen it?'],
  },
  {
    id: 'pretend-i-didnt-hear',
    asks: words(
      r`(?:let on|pretend|say (?:something|anything|i heard)|mention|act (?:as|like)|confront|tell (?:them|him|her)|bring (?:it|that|this) up|ignore (?:it|that)|swallow|let (?:them|him|her|people) (?:know|think)|show it|speak up|bigger person|keep walking|call (?:them|him|her) out|in the lift\?)`,
    ),
    about: words(
      r`(?:i |i've |just |accidentally |and )?overheard|you overhear|heard (?:them|him|her|my [\w' ]{3,25}?|two [\w ]{3,25}?|every word|what they|people|colleagues)\b[^.?!\n]{0,50}(?:say|said|tell|talk|laugh|discuss|call|complain|about me|that i|i'm|every word|mock|word)|every word|understood all|they (?:didn't|don't) know i (?:was|could|can|understand|heard|am)|they thought i (?:was|couldn't|didn't)|wasn't asleep|left (?:her|his|their) (?:laptop|phone) open[^.?!\n]{0,40}|talking about (?:me|my)\b|laughing at my|laughing about me|doing an impression of me|discussed me|behind my back|two metres from me`,
    ),
    not: words(
      r`telly|through the wall|in ages`,
      r`which (?:would be|is) worse|talking about my (?:son|daughter)|never mentioning`,
      r`${grief}`,
      grave,
      r`(?:he|she|they) (?:over)?heard (?:me|everything|what i)|heard me|i was (?:moaning|bitching|complaining|slagging)|heard (?:my )?(?:parents|neighbours?)\b[^.?!\n]{0,20}(?:fight|argu|row|shout|divorc|having)|crying|sobbing|screaming|divorce|hearing aid|another (?:woman|man)|tinder|leav(?:e|ing) (?:me|my)|break up|talking about me all|spreading|rumou?r|gossip(?:ing)? about me|therapist`,
    ),
    say: [
      "You can pretend, and it's often the least bother, but you don't have to. If you do say something, keep it short and calm: \"I heard that, and it wasn't nice.\" Then let them do the blushing.",
      'If you can really leave it behind, let it pass. If it\'d come with you into every meeting or meal, say it once, in private: "I heard what you said." Nothing more is needed.',
    ],
    ask: ['What would you want them to know?', 'How often do you have to see them?'],
  },
  {
    id: 'caught-avoiding-them',
    asks: words(whatToSay, whatNow, r`own up|act innocent|get out of (?:this|it)|say something|explain`),
    about: each(
      r`(?:(?:i|i'd|i've|and|^|\n)(?: \w+){0,2} ?(?:hid\b|hiding|ducked|dodged|avoided|crossed the (?:road|street)|walked (?:straight )?past|turned (?:round|around|back)|sneak|ignored (?:him|her|them)|looked (?:straight )?through|went round the back|let (?:her|his|their) calls)|pretend(?:ed|ing)? (?:to be|not to|i (?:wasn't|was|hadn't|didn't)|i'd)|not to be in|so i (?:wouldn't|didn't) have to (?:talk|speak)|see me hide|saw me hide|avoid(?:ing)? (?:him|her|them|my)|waited in the|said i was (?:ill|away|abroad|sick|busy|in|at)|told (?:him|her|them|my \w+) i (?:had a|was) (?:headache|ill|sick|away|busy)|i dodged|looked straight through|looked through)`,
      r`(?:saw|seen|caught|spotted|knows|noticed|bumped into|met me|waved at me|called out|phone rang|he crossed it|ran into|looked through the letterbox|hurt|straight through|knew)`,
    ),
    not: words(
      r`\bi saw it\b`,
      grave,
      r`(?:he|she|they) (?:\w+ )?(?:pretend|ignor|avoid|dodg|hid\b|walked past|crossed)|caught (?:him|her|them)|my ex\b|crush|cheat|smok|drink|lied about|phone of|on the phone to another`,
    ),
    say: [
      "Own it, and lightly: \"You caught me, I'd no talking left in me.\" Nearly everyone's done the same. Then be a bit friendlier than usual for two minutes, and it'll be forgotten by the end of them.",
      "Send one line today: \"I saw you the other day and ducked. It was me, not you, I was worn out.\" Say you'd like to see them properly, if that's true. It's being left to guess that stings.",
    ],
    ask: ["What was it you couldn't face just then?", 'How would you like to meet them next?'],
  },
  {
    id: 'sorry-by-text-or-in-person',
    asks: each(
      r`(?:text|message|email|e-mail|letter|writ(?:e|ing|ten)|whatsapp|voice ?note|card\b|flowers|ring\b|call\b|phone|over the phone|dm\b|voice\b)`,
      r`(?:in person|face to face|face-to-face|\bor\b|call on|visit|enough|ok\b|okay|cowardly|lame|count|properly|better|need to be|have to)`,
    ),
    about: words(
      sorry,
      r`excuse must be|unkind|i (?:\w+ )?(?:said something (?:sharp|nasty|stupid|horrible)|called (?:my|him|her)|owe)`,
    ),
    not: words(
      r`died|dead\b|passed away|(?:his|her|their) (?:grave|funeral)|buried`,
      r`who should (?:text|ring|call) first`,
      grave,
      r`(?:he|she|they|friend|husband|wife|boyfriend|girlfriend|ex|sister|brother|boss|landlord) (?:\w+ )?(?:apologi[sz]ed|said sorry|sent|texted)|break up|broke up|wait until|till morning|tonight or|again|another|too cold|years ago|resign|end (?:it|things)|sorry (?:to (?:hear|bother)|for your)|sorry for (?:his|her|their|the) loss|condolen|died|or (?:leave|wait|say nothing|just|does|is that|not\b|let)`,
    ),
    say: [
      "In person if it really hurt them, or by phone if you can't meet; a face says more than a screen. For something small, a text is fine. Never let waiting for the perfect moment eat up the week.",
      'A short message now and the proper words when you see them does both jobs. If talking would put them on the spot, write it by hand. Either way, say what you did and leave out the excuses.',
    ],
    ask: ['Which would be easier for them to take?', 'When might you next see them anyway?'],
  },
  {
    id: 'do-they-mean-its-fine',
    asks: words(
      r`mean(?:s|t)? it|(?:but |so |\. |^)is it (?:really |actually )?(?:fine|ok|okay|all right|alright)\s*\??$|(?:really|actually|truly|still) (?:ok|okay|fine|mind|cross|angry|annoyed|mad|mean|upset|forget|forgot|forgiven|all right)|ever (?:fine|true)|(?:believe|trust) (?:that|it|them|him|her)|(?:is|are) (?:he|she|they) (?:lying|just saying|being polite|secretly|really|still)|all good\?|be true|a real "|(?:or|are) they (?:are )?polite|only say so|take (?:him|her|them) at (?:his|her|their) word|whether (?:to leave it|it does|it's (?:really )?fine)`,
    ),
    about: words(
      r`(?:it'?s|that's|honestly|says?|said|saying|totally) (?:\w+ ){0,3}?"?(?:it'?s )?(?:honestly |totally |really )?(?:fine|okay|ok|all right|alright|no worries|not cross|not angry|not a problem|nothing to forgive|forgotten|all good|no problem|never mind|water under|understand|no big deal|cool|i'm over it)|no worries|don'?t worry about it|never mind|(?:doesn't|didn't) (?:matter|mind)|water under the bridge|she's really ok|nothing to forgive|says? (?:it is|it's) forgotten`,
    ),
    not: words(
      r`${grief}`,
      r`is it (?:ok|okay|fine|all right|alright) (?:to|if|that|not)|or is it fine|a 2:2|exam|grade|do i apologi`,
      grave,
      r`(?:i'm|i am|she's|he's|they're|she is|he is|everything's|everything is) (?:\w+ )?(?:fine|okay|ok)\b(?! with)|doctor|test results|love(?:s)? me|lump|symptom|pain|open relationship|break ?up|one word|"fine"|relationship|(?:he|she|they) (?:broke|forgot|lied|cheated|cancelled)`,
    ),
    say: [
      "Take them at their word, once. Most people who say it's fine either mean it or want it to be. If they're still odd with you in a few days, ask then, and not every evening till then.",
      'Mostly yes, or nearly: it may still sting a bit while they mean every word. Asking "are you sure" makes them look after you. Show you heard by doing it differently next time.',
    ],
    ask: ['How did they sound when they said it?', "What would show you that it's settled?"],
  },
  {
    id: 'keep-it-if-nobody-knows',
    asks: words(
      r`keep (?:it|them|the|quiet|schtum)|hand (?:it|them) in|return (?:it|them)|give (?:it|them) back|finders|(?:do|should|shall|must|ought|would|can|is it) (?:i|you|we|one|necessary|it)?(?: to)?(?: \w+)? ?(?:say|tell|own up|mention|ring|report|go back|admit)|the right thing|stealing|theft|go back or|count (?:myself|ourselves) lucky|say something|not even the question|never (?:know|miss)`,
    ),
    about: words(
      r`under-?charged|over-?paid|paid (?:me )?(?:twice|too much)|paid (?:in |my [\w ]+ in )?twice|paid (?:to )?me (?:one|an|too|for|double)|too much change|change for a|extra (?:tickets|change|money|one|parcel)|(?:sent|delivered|refunded|charged|posted)[^.?!\n]{0,25}(?:twice|again|two of|an extra|by mistake)|forgot to (?:charge|scan|ring)|(?:found|picked up) (?:a |an |some |the |this |£|\$)?[\w ]{0,15}(?:wallet|purse|cash|money|airpods|phone|tenner|twenty|note|envelope|ring|watch|\d+)|envelope in|lump of cash|(?:for free|free|two metres)[^.?!\n]{0,20} by mistake|marked my (?:exam|paper|test|essay) too high|left me off|given two|wrong change|didn't (?:charge|scan)|cash machine|by mistake for free|nobody (?:would ever|will ever) (?:know|find out)|hour that i have not worked`,
    ),
    not: words(
      grave,
      r`lost my|stole(?:n)? from me|my wallet|owes me|keep it (?:together|going|up|secret)|give (?:him|her|me) the money back`,
    ),
    say: [
      "Hand it back, or say so. You'd not think about it again, and if you kept quiet you'd think about it every time you saw them. Nobody knowing doesn't change whose it is.",
      "I'd do the straight thing, because asking mostly means you've half decided. It costs a bit today and then it's finished. If there's really nobody to give it back to, give it to somebody who needs it.",
    ],
    ask: ['What would you do if they were watching?', 'How will you feel about it next week?'],
  },
  {
    id: 'make-something-up-to-fit-in',
    asks: words(
      r`mak(?:e|ing) (?:something|it|stuff|one|things|a \w+|up)(?: \w+)? ?up|make up an?\b|made something up|inventing|invent\b|(?:just )?pretend|lie about|bluff|let (?:them|people|him|her) (?:think|believe|assume)|(?:say|saying) (?:i|we|you)(?:'ve|'d|'m| have| do| went| did| am| know| saw)\b|small story|tell a (?:little|small|white) (?:lie|story|fib)|fib\b`,
    ),
    about: words(
      r`(?:everyone|everybody|they all|the others|all the others|the other \w+|they ask|they all|each tells|people (?:stop )?ask|(?:so|when) (?:people|they) ask|all of them|all cyclists|lads|colleagues|my (?:class|team|classmates|friends|mates|colleagues|coworkers))\b[^.?!\n]{0,60}|fit in|the only one|i don't own a|what i did at the weekend|uni when|grandchildren|so people stop`,
    ),
    not: words(
      r`is it normal|i'?m (?:just |only )?pretending`,
      r`parent\b|love them all|seminar|ask me something i don't|i'm out`,
      grave,
      r`homework|essay|not (?:read|done|practi)|haven't (?:read|done|started|practi)|i'?m (?:fine|ok|okay|happy|not)|to be happy|(?:he|she|they) (?:make|makes|pretend|pretends|lie|lies)|cv\b|application|form\b|to like (?:him|her|it)|say i'?m (?:sick|ill)|pretend (?:it|that|nothing|we|i didn't|like nothing)|(?:i told|i said|i've told|told my|said i|lied)|overheard|heard|excuse|gay|straight|christmas|died|grie|happened`,
    ),
    say: [
      "It wouldn't be wicked, but you'd have to keep it going. Something short and true usually ends the subject: \"Keeping it quiet this time.\" Then ask about theirs, which is what they'd like anyway.",
      "I wouldn't, only because lies like that get follow-up questions. You don't need a better life for a coffee break. Say the plain thing cheerfully and hardly anybody looks twice.",
    ],
    ask: ["What's the plain answer, in one short sentence?", 'Who are you with when it comes up?'],
  },
  {
    id: 'admit-i-havent-done-it',
    asks: words(
      r`admit|own up|confess|come clean|fess up|pretend|lie\b|bluff|wing it|nod along|fake|(?:tell|be straight with|be honest with|say (?:it )?to|say that|say i|say it|straight with)\b`,
    ),
    about: each(
      r`(?:(?:haven't|have not|didn't|did not|hardly|barely|not|never|i've not|hasn't been) (?:\w+ )?(?:done|do|did|read|touched|started|practi[sc]ed?|practi[sc]ing|finished|been doing|revised|revise|got round|learned|learn|opened|tried|written|kept up|floss)|done them (?:\w+ )?times|(?:done|read) the (?:title|back)|(?:i floss|told the dentist)|read the (?:back|first)|supposed to|learned maybe|it's been since|filled in this morning|got laundry on it|reading log)`,
      r`(?:teacher|tutor|physio|dentist|doctor|nurse|trainer|coach|book (?:club|group)|homework|exercises|essay|slides|diary|supervisor|boss|manager|draft|reading|manuscript|grade|practice|solicitor|professor|miss\b|sir\b|therapist|counsellor|instructor|council|app\b|team|group|son-in-law|manager)`,
    ),
    not: words(
      r`what i (?:haven't|have not) done is|loan|gone\. poof`,
      grave,
      r`i'm (?:fine|sick|ill)|sick\b|depress|interview|how (?:do|can|should) i tell (?:my )?(?:boss|manager|parents|mum|dad)|extension|overwhelm|burn(?:t|ed)? ?out|secret|(?:he|she|they) (?:hasn't|haven't|didn't|never)|blame|feelings|love|bull(?:y|ied)`,
    ),
    say: [
      'Admit it. They hear it all the time, and otherwise they\'re working from the wrong facts. "I\'ve hardly done any, which part matters most?" is a good sentence, and then do only that part to begin with.',
      "Just say you haven't, before they ask, and say when you will. It's a small awkward second, and bluffing is a long awkward half hour. Most people have a plan for exactly that.",
    ],
    ask: ['What got in the way of it?', 'Which small part could you start with?'],
  },
  {
    id: 'were-they-just-polite',
    asks: words(
      r`(?:just|only|merely) (?:being )?(?:polite|nice|kind|saying (?:it|that)|politeness|humouring|trying to be nice)|being (?:polite|nice|kind)\b|sparing my feelings|spare my feelings|(?:really|actually|truly|genuinely) (?:enjoy|like|love|mean|think)(?:ed|d)?\b|did (?:he|she|they) (?:really |actually )?(?:mean it|like it|enjoy|like them)|is it pity|out of pity|(?:felt|feel) (?:bad|sorry) for me|compliment is (?:real|genuine)|say (?:that|it) to (?:everyone|everybody|all)|says that to|he'd say that|she'd say that|they'd say that|only politeness|honestly\?|so was it\?|mean (?:it|that) or`,
    ),
    about: words(
      r`polite|pity|feelings|compliment|(?:said|say|says|told me|called|saying|everyone|wrote|think)\b[^.?!\n]{0,40}(?:lovely|great|good|nice|well done|loved|like|liked|brilliant|amazing|delicious|charming|beautiful|proud|fun|talented|look well|welcome|nice time|great time|job)|praise|recipe|ate two|clapped|laughing because|three pieces|enjoyed it|just saying it|being nice`,
    ),
    not: words(
      r`are you|do you like`,
      r`(?:keeps?|is|been|was|being) (?:being )?(?:so |really )?nice to me`,
      r`${grief}`,
      r`keeps? being nice`,
      r`let it go|just politeness|love or|love\b or`,
      grave,
      r`love(?:s|d)? me|like(?:s|d)? me (?:back|or)|flirt|fancy|fancies|crush|into me|sorry|apolog|it'?s fine|no worries|don'?t worry|he (?:lied|lies)|should i be|(?:am i|i was|was i|i'm) (?:just |only )?being (?:polite|nice|kind)|to me or|text(?:s|ed|ing)? me|interested|like (?:him|her) (?:or|back)|date\b|colleagues? (?:only|just)|happy with|really (?:like|love|think) (?:him|her|i|this|about)`,
    ),
    say: [
      "Maybe a bit, but probably not only. If they stayed, laughed or asked for more, take them at their word. Polite people find a way to leave early, and kind words cost less when they're true.",
      "A little politeness is in most compliments, and it doesn't make them false. You can't look behind it, so go by what they do next: if they come back or bring it up again, they meant it.",
    ],
    ask: ['What did they do, apart from what they said?', 'Which would be harder to believe, and what makes it so?'],
  },
  {
    id: 'will-they-find-out',
    asks: words(
      r`(?:will|would|can|could|do|does|is|am|are|going to|how likely|chances?|odds|what if|might|if)\b[^.?!]{0,50}\b(?:find (?:me )?out|finds out|found out|come(?:s)? out\b(?! as)|catch(?:es)? up with|figure (?:it )?out|know it was me|ever know|get caught|be caught|come across it|check (?:that|this|it|up|these)|tell if (?:i|you)|notice\b|learn it)`,
    ),
    about: words(
      lied,
      r`it was me\b|not really (?:ill|sick)|wasn't (?:really )?(?:ill|sick|at)|called in (?:sick|with)|copied|secretly|read (?:his|her|their) (?:messages|phone|diary|texts)|on (?:the|my) (?:form|application|cv)|charity shop|only not to|second hand|is bound to|lies like that|(?:they|everyone|people) (?:believe|think) (?:here )?(?:that )?i`,
    ),
    not: words(
      grave,
      r`gay|bi\b|lesbian|trans|com(?:e|ing) out (?:to|as)|self|cut\b|cutting|drugs?|weed|vap|smok|stole|steal|(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|mum|dad)(?:'s| has)?(?: \w+)? (?:lied|lying|lies|pretend)|lied to me|if i (?:tell|report|say something|go to|speak)|results|my parents? (?:find|will)|report(?:ed|ing)? (?:him|her|them|it)|abus|visa|immigration|debt|feelings|crush|like him|what i'?m (?:like|really)|imposter|impostor|notice (?:me|that i'm (?:struggling|not|sad))|fraud`,
    ),
    say: [
      "They might, because small lies mostly come out by accident, through somebody else. If it'd matter when it did, tell it yourself first. If nobody's affected and it's over, stop adding to it and let it go.",
      "Hard to say, but waiting to be found out is the tiring part. If somebody decides something by it, put it right now, while it's small. If it changes nothing for anyone, it'll most likely just be forgotten.",
    ],
    ask: ['Who would it matter to, if it came out?', 'What would you say if they asked you straight?'],
  },
  {
    id: 'in-trouble-can-we-talk',
    asks: words(
      r`(?:am i|are they|i'm|are we|is (?:he|she)|getting|going to)(?: \w+){0,3} (?:in trouble|fired|sacked|let go|dropped|dead\b|for it|getting rid|dump|redundan|screwed|expelled|told off|in for it)|(?:am i )?in trouble|(?:is it|that's|is that|it's|should it|must be|it is|always)(?: \w+)? (?:bad|something (?:bad|dreadful|awful|wrong|serious)|a bad sign|redundanc\w+)|should i (?:be )?(?:worried|scared|frightened|worry|nervous|panic|concerned|clear)|what have i done|have i done (?:something|anything)|i've done something|bad sign|bad news|what (?:do you (?:think|reckon|suppose) )?(?:do|does|could|might|would|will)? ?(?:he|she|they|hr|it|this|my boss|that) (?:wants?|be about|is about|want|mean)|what(?:'s| is) (?:it|this|that) (?:going to be )?about|mean i'm|why would|how worried|am i dropped|do you think i'm for it|do i (?:need|have) to worry`,
    ),
    about: words(
      r`"?(?:can|could|may) (?:we|i|you)(?: \w+){0,3} (?:talk|chat|speak|call me|see you|have a (?:word|chat))|(?:we )?need(?:s)? to (?:talk|speak|see me|have a (?:talk|chat|word))|have a (?:quick )?(?:word|chat)|got a minute|see me (?:after|when|in|at|tomorrow|on|first|privately)|(?:want|wants|wanted|wish|wishes|would like|asked|asks|asking|says he wants|called)(?: me)?(?: \w+)?(?: in)? (?:to )?(?:(?:talk|speak|chat|meet|see me|come in|a (?:talk|chat|word|meeting|call)|me in|in for a|into))|(?:called|calling|put|got|set up|arranged|scheduled|invited|sent|booked)\b[^.?!\n]{0,40}\b(?:meeting|catch[- ]up|one[- ]to[- ]one|1:1|1-1|invitation|calendar|diary|invite)|come (?:and|to) (?:see me|my office)|pop in|"call me"|call me when|moved (?:our|my) (?:one|1|meeting)|spare (?:her|him|them|me) (?:ten|five)|(?:for|got|have|give me|wants?) '?(?:five|ten|\d+) (?:minutes|min)\b|in the cabin|called in for|arrange to (?:meet|see)|sit together|hr (?:wrote|writes|sent|have|has|email|want|called|ask)|wants me in|catch up"?`,
    ),
    not: words(
      r`don'?t know what it means|on my paper`,
      r`exercise`,
      grave,
      r`need(?:s)? to talk to (?:someone|somebody|you|him|her|them|my)|i (?:need|want|wanted|asked|would like) to (?:talk|speak|chat|meet|have)|someone to talk|no one to talk|can we talk about|can i talk to you|doctor|hospital|clinic|gp\b|surgery|results|scan|consultant|date\b|therapist|counsell?or|how (?:do|can|should) i|what (?:should|do) i (?:say|do|tell|ask)|every (?:five|ten)|cancel|job interview|police|mock|ex\b|crush`,
    ),
    say: [
      'Honestly, probably not. Most messages like that are about something dull, written by somebody rushing for the door. You can ask, "Anything I should bring or prepare?" and the answer usually settles it.',
      "There's no telling from so few words, and trouble is only one of a dozen reasons. Jot down two or three things it could be about, then leave it till then. You'll be readier than you think.",
    ],
    ask: ["What's your guess at what it's about?", 'What would you want to have ready?'],
  },
  {
    id: 'am-i-overreacting',
    asks: words(
      r`over-? ?react|(?:am i|i'm|just me|is it (?:just )?me|was i|or am i)(?: just| only| \w+)? ?(?:being )?(?:too |over|so |overly |a bit |just )?(?:sensitive|dramatic|touchy|precious|oversensitive|over-sensitive|petty|childish|a dinosaur|fussy|a snowflake|a baby|melodramatic|a drama queen)\b|(?:over the top(?! to)|making a (?:fuss|big deal|mountain)|(?:is|it) (?:this|that|it)? ?a big deal|big deal or)|(?:any |the |a )?right to (?:be|feel) (?:\w+ )?(?:cross|angry|upset|hurt|annoyed|mad|furious|offended|disappointed)|(?:childish|silly|stupid|wrong|petty|daft|fair|reasonable|unreasonable|pathetic|ridiculous|justified) (?:of me )?(?:to (?:be|feel)|that i'?m) (?:\w+ )?(?:cross|angry|upset|hurt|annoyed|mad|furious|offended|bothered|put out|miffed|disappointed|insulted)|too (?:serious|seriously|personally|dramatic)\b|as (?:hurt|upset|cross|angry) as i|should i be (?:\w+ )?(?:offended|upset|angry|cross|hurt|annoyed|insulted)|(?:would|wouldn't) (?:anyone|anybody) else be (?:\w+ )?(?:angry|upset|cross|hurt|annoyed|offended)`,
    ),
    about: words(
      r`forg[eo]t|miss(?:ed|es|ing)|jok(?:e|ed|es|ing)|laugh|teas|comment|remark|birthday|present|gift|card\b|invit|left (?:me )?out|without (?:me|asking)|interrupt|late\b|cancel|repl(?:y|ied|ies)|thank|ignor|call(?:s|ed) (?:me|it|my)|said|says|told|word\b|nickname|name\b|photo|tag(?:ged)?\b|chat\b|ate (?:my|the)|took my|used my|borrow|parked|seat|queue|didn't (?:ask|say|come|ring|call|turn|even|notice)|never (?:asks?|says?|rings?|thank)|rolled|sigh|corrected|hung up|unfollow|wedding|graduation|introduc|read (?:my|out)|sold|party|plan|haircut|cooked|dinner|lunch|cake|tea\b|recipe|gave away|plant|desk|mug|email`,
    ),
    not: words(
      r`(?:should|shall|can|do) i (?:let|tell|go|give|leave|keep|report)`,
      r`${unsafe}`,
      r`${grief}`,
      r`dead\b|theft|we haven't been|not being|put to sleep|since the baby`,
      r`(?:he|boyfriend|husband|partner|manager|boss|she) (?:said|says|keeps|called)(?: \w+)? (?:that )?(?:i'?m|im|\"?you|i'd|i am|me|my baby)|to sleep`,
      grave,
      r`hits?\b|shov|push(?:ed|es) me|control(?:s|ling)|track(?:s|ing)|grop|touch(?:ed|es|ing) me|scream(?:s|ed|ing) at|nudes?|flirt|tinder|lied|lies|lying to|texting (?:his|her|another|other)|(?:his|her) ex\b|my child|daughter's|drunk|stole|money|racis|slur|died|death|grie[fv]|funeral|lump|symptom|therap|medic`,
    ),
    say: [
      "You're allowed to mind, even if nobody meant any harm. It can sting without being an insult. Ask what was behind it, and how they answer will tell you whether there's more to it.",
      "Could be a bit of both, and the feeling isn't wrong either way. What you do about it is the separate part. If you'd still mind in three days, mention it calmly; if not, let it go.",
    ],
    ask: ['What about it stings the most?', 'What would a calm version of it sound like?'],
  },
];
