import type { PlainAnswer } from './plain-answer.ts';
import { each, grave, grief, lied, r, sorry, whatNow, whatToSay, whether, words } from './slips-words.ts';

const ownUp = r`(?:own(?:ing)? up|com(?:e|ing) clean|fess up|(?:con|'?)fess|admit|tell (?:them|him|her|my|the|everyone|people|someone)|say it was (?:me|mine|my)|be (?:honest|straight|upfront)|tell the truth|say so)`;
/** Somebody may be hit, watched, followed or held small. */
const unsafe = r`(?:kill|knife|weapon|violen|forced?\b|police|if i (?:left|leave)|left him|hit(?:s|ting)?\b|shov|push(?:ed|es|ing) (?:me|him|her)|slap|punch|grab|chok|throw(?:s|ing)?|threw|smash|threat|flinch|control|track(?:s|ed|ing)|follow(?:s|ed|ing)|watch(?:es|ing)|stalk|spy|spie[sd]|camera|check(?:s|ed|ing) (?:my|where|on me)|goes through my|(?:my|his|her) phone|password|location|where i am|scared of|afraid of|frighten|outside my|turn(?:s|ed|ing)? up at|(?:he|she|they)(?:'s| is|'re| are| gets?) (?:\w+ )?jealous|(?:won't|doesn't|didn't|not) (?:let|allow)|allowed|scream(?:s|ed|ing)|shout(?:s|ed|ing)? at|touch(?!y)|grop|lock(?:s|ed)|harass|\bhr\b|bull(?:ied|ies|ying)|drunk|drinks)`;

/** What people ask about owning up, small lies and secrets, about who was wrong, and about what a message or a silence means. */
export const truthAnswers: readonly PlainAnswer[] = [
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
    about:
      /\b(?:said|told|snapped|answered|replied|laughed|interrupted|talked over|hung up|walked (?:off|out)|short with|tone|voice|no thanks?|joke)\b/,
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
      r`going round and round with|how do i|over-? ?thinking again|(?:can'?t|cannot|not|couldn'?t) sleep|lonely|left out|bar me\b`,
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
