import type { Matter } from './matter.ts';
import { about } from './oneself-words.ts';

/** What goes round in the head. */
export const ofOneselfInTheHead: readonly Matter[] = [
  {
    id: 'behind-in-life',
    general: true,
    signs: [
      about(
        /\b(?:everyone|everybody|people|all my (?:friends|mates|cousins|classmates)|my friends|others|they(?:'re| are) all)(?: (?:else|my age|around me|i know|from (?:school|uni|college)))*(?:'s|'re| is| are| seems?| has|'ve)? (?:\w+ ){0,2}?(?:ahead|(?:getting|got|been getting) (?:married|engaged|promoted)|moving on|settled|sorted|having (?:babies|kids)|buying (?:houses|a house|flats)|doing (?:better|so well)|figured (?:it )?out|got (?:it|their (?:life|lives|shit)) together)\b|\bbehind (?:in|at|with) (?:my |everything in )?life\b|\b(?:so|feel|feeling|falling|left|fallen) (?:\w+ )?behind (?:everyone|everybody|my|all|in|compared|others|people)\b|\b(?:compar(?:e|ed|ing)|measur(?:e|ing)) myself\b|\bcompared (?:to|with) (?:everyone|everybody|my (?:friends|cousins?|brother|sister|coursemates|classmates|colleagues|siblings)|other people|people my age|others)\b|\b(?:still|nothing) (?:\w+ ){0,3}(?:at my age|to show for it)\b|\bwasted my (?:life|twenties|thirties|best years|20s|30s)\b/,
        /\beveryone (?:my age|i know|else)(?:'?s| has| have)?(?: got)? (?:a |their |his )?(?:mortgage|house|own place|career|partner)\b|\bby my age\b|\bthought i'?d have (?:it|my life|things|everything) (?:all )?(?:sorted|figured out|together|worked out) by\b|\bovert(?:ook|aken) me\b|\bmy (?:batchmates|classmates|coursemates|peers|age ?mates) (?:are|have|all)\b|\bi(?:'m| am|m) (?:[2-6]\d) and (?:i(?:'ve| have) )?(?:just starting|only just|still (?:living|live|at|in|with|no|haven'?t|single|renting)|never (?:had|been))\b|\bnever had a (?:proper |real )?(?:girlfriend|boyfriend|job|relationship) and i(?:'m| am|m) \d|\bmissed the boat\b|\bfeels? like the bus (?:went|left)\b/,
        /\bi(?:'m| am|m) [2-6]\d and (?:i )?(?:have|have got|'ve got|got) nothing\b/,
      ),
    ],
    hear: [
      'It hurts to feel behind when everybody else seems to be getting on.',
      'You do the sum at night, their age, your age, what they have by now.',
      'Being behind feels like something everyone can see, even when nobody is looking.',
      "There's the age you are, and then the age by which you thought all of that would be settled.",
      "You don't decide to compare. It's done before you've put the phone down.",
      "What the others have looks as if it had come by itself, and what you've got took everything.",
    ],
    ask: [
      'Who do you measure yourself against most?',
      "What did you think you'd have by now?",
      "Which of the things they've got would you actually want?",
      'What would being ahead look like, to you?',
      'Whose question about your life do you dread?',
      'What have you got that never makes it onto the list?',
      'If there were nobody to compare with, what would you want next?',
      'Where are you when the comparing starts, usually?',
    ],
    advice: [
      "I'd pick the one thing they've got that you'd truly want, and leave the rest to them. If it's in reach, do one small bit of it this week. If it isn't, mute whoever keeps showing it to you, from tonight on.",
      "I'd ask one of the people you feel behind, over a coffee, what theirs is really like from inside. If there's something with a real date on it, see to that first. If it's only the comparing, stay away from the pictures for a week.",
    ],
    reason: [
      'You see the best day out of each of their years, and you put it beside an ordinary day of your own.',
      "There's a timetable in people's heads that nobody ever agreed to, and being late for it feels like failing, even if you never chose it.",
    ],
  },
  {
    id: 'not-good-enough',
    general: true,
    signs: [
      about(
        /\b(?:not|never|aren'?t|wasn'?t|don'?t feel|isn'?t) (?:\w+ )?(?:good|smart|clever|pretty|thin|successful) enough\b|\b(?:i(?:'m| am|m)?|feel(?:ing)?|like|such|being) (?:\w+ )?(?:a |an |total |complete |absolute )+(?:failure|disappointment|fraud|loser|let ?down|burden)\b|\bi(?:'m| am|m)? (?:\w+ )?(?:feel |feeling )?(?:so |just )?useless(?: at (?:everything|my|life|being|this)|[.,!]|$)|\bi(?:'m| am|m) (?:so |just )?(?:stupid|rubbish|crap) at (?:everything|life)\b|\bi (?:always |just )(?:mess|screw|fuck|ruin|cock)(?: (?:everything|it all|things))? ?(?:up)?\b|\bi (?:always )?(?:ruin|let) (?:everything|everyone down|everybody down)\b|\bimpost[eo]r syndrome\b|\bcan'?t do anything right\b/,
        /\bthey'?ll (?:all |soon )*(?:find out|realise|realize|see)(?: \w+)? (?:that )?i(?:'m| am| don'?t| can'?t)\b|\balways second\b|\bnever (?:quite )?right is it\b|\bgot in by luck\b|\beveryone(?: else)?(?: in (?:that|the) (?:room|class)| there| here)?(?:'?s| is) (?:so much |way )?(?:cleverer|smarter|better) than me\b|\bi(?:'m| am|m)? (?:feel |felt )(?:like )?(?:such )?a fraud\b|\bin their eyes i(?:'m| am|m) (?:small|nothing)\b/,
      ),
    ],
    unless:
      /\b(?:english|internet|wifi|signal|pay|money|weather|phone|food|house|he|she|it)(?:'s| is| was| isn't| wasn't| aren't)? (?:not |never )?good enough\b|\b(?:he|she|son|daughter|dad|mum|mom|mother|father|man|husband|wife)\b(?: \w+){0,3} (?:told me|says?|said|calls? me|called me|thinks?|imagining)\b.{0,30}\b(?:i'm|i am|i was)\b|\btelling me i'm\b|\blook like a loser\b|\bafter work\b/,
    hear: [
      'Never feeling good enough is exhausting, however well you do.',
      'You look at a thing you did, and see mainly how much better it could have been.',
      'Others see somebody who copes. You see all the places where you only just did.',
      'A slip that you would shrug at in anybody else counts as proof against you when it is yours.',
      "You can get through a whole day quite well, and still go to bed feeling you weren't good enough at it.",
    ],
    ask: [
      'Good enough for whom?',
      'Who measured you like that first?',
      'What would good enough look like, on an ordinary Tuesday?',
      'Whose good opinion would settle it?',
      'When did you last think that you had done something well?',
      'What do you say to yourself, word for word?',
      'Which of your mistakes do you keep going back to?',
      "Who'd be surprised to hear you talk about yourself like this?",
    ],
    advice: [
      "I'd ask somebody whose judgement you trust what they think you're good at, and write it down without arguing. You're a harsh judge of yourself just now, so I'd take a second opinion.",
      "I'd write down every evening one thing you did that wasn't easy for you, for two weeks, and then read it through. If there's one person who makes you feel small, see less of them meanwhile.",
    ],
    reason: [
      'You know every one of your own slips and only the finished side of everybody else, so you come out worse each time you look.',
      "Good enough has no number on it, so you can work at it all day and never be told that you've passed.",
    ],
  },
  {
    id: 'what-to-do-with-life',
    general: true,
    signs: [
      about(
        /\b(?:don'?t know|no idea|not sure|clueless|figure out|idk|dunno|lost about|unsure|decide) (?:\w+ )?(?:what (?:to do|i(?:'m| am) (?:doing|supposed to do)|i want(?: to do| from)?|i'?ll do) (?:with |in |from |about )?(?:my|this) (?:whole )?life|what i want (?:to (?:do|be)|from life|out of life)|where (?:my life|i'?m going|this is going)|what (?:i'm|my life is) (?:for|about))\b|\bwhat (?:am i|to) (?:even )?(?:do|doing) (?:with|in) (?:my )?life\b|\b(?:no|lost my|without) (?:\w+ )?(?:direction|purpose|sense of (?:purpose|direction)) ?(?:in life)?\b|\b(?:lost|stuck|drifting|aimless) in (?:my )?life\b|\beveryone (?:keeps )?ask(?:s|ing) what (?:do )?(?:you|i) (?:wanna|want to|want) do\b/,
        /\bdon'?t know what i want to do(?=[.,!]|$)|\bno (?:clue|idea) what i(?:'m| am|m) (?:meant|supposed) to be doing\b|\bin five years\b.{0,40}\bi (?:said )?(?:dunno|don'?t know|had no)|\bwhat(?:'s| is|s) it all for\b|\bi just drift\b|\bevery road looks the same\b|\beveryone'?s got a thing\b/,
        /\bdon'?t have any (?:direction|purpose)\b|^(?:i'm )?just drifting\b/,
      ),
    ],
    hear: [
      "It's unsettling not to know where you're going, and being asked about it doesn't help.",
      "Almost any road would do, if only somebody could promise that it isn't the wrong one.",
      "It's hard to explain being stuck when nobody can see what's holding you.",
      "Time carries on while you're making up your mind, and it doesn't make choosing any easier.",
      'People suggest jobs and courses to you, as if the trouble were not having heard of them.',
    ],
    ask: [
      'What did you want to be, before anybody asked you seriously?',
      'Whose life do you look at and think, something like that?',
      'What have you ruled out already?',
      'What would you do next year, if you never had to explain it to anyone?',
      'Which wrong turn are you most afraid of?',
      "Who's waiting for you to decide?",
      'What in your days now would you want to keep?',
      'When do you feel least lost?',
    ],
    advice: [
      "I'd leave the whole life alone and choose for the next six months, since nobody sees much further. If two things pull at you, try the cheaper one first. Tomorrow, write to one person who does it, and ask for twenty minutes.",
      "I'd go through last week tonight and mark the hours that went by quickly. If they've anything in common, go after more of that, even if it sounds like nothing. If there wasn't one such hour, I'd rest first and choose afterwards.",
    ],
    reason: [
      "You're supposed to choose a life without having tried one on, and the people who look so sure mostly guessed.",
      "It's a question with your whole life in it and no date on it, and hardly anybody can answer that sort.",
    ],
  },
  {
    id: 'what-was-said',
    general: true,
    signs: [
      /^(?=[\s\S]*\b(?:(?:going|gone|go|goes|went) (?:back )?(?:over (?:it|and over|what|every|my)|through (?:every|what|all))|replay\w*|overthink\w*|analy[sz]ing|re-?reading|re-?read|obsessing|(?:read|reread) it (?:\w+ ){0,2}(?:\d+|twenty|thirty|forty|fifty|a hundred|a million|so many) times)\b)(?=[\s\S]*\b(?:what i(?:'ve| had)? said|(?:everything|something|stuff|things|thing|all) i(?:'ve)? said|every word|i (?:said|sent|wrote|texted|interrupted|blurted)|the (?:conversation|text|message|email) i|my (?:text|message|joke|email)|a (?:msg|message|text|joke)))[\s\S]|\bwhy did i (?:even )?say (?:that|it|this)\b|\b(?:shouldn'?t have|wish i hadn'?t|regret|can'?t believe (?:what )?i) said (?:that|what i)\b|\bcan'?t stop (?:thinking about|replaying|going over) what i said\b|\bkeep hearing myself\b|\bkeep rerunning it\b|\b(?:each|every) time it sounds worse\b|\bi talked (?:way |far )too much\b|\bregretted it (?:by|straight ?away|the second|as soon)\b|\bsaid something (?:so |really |very )?(?:stupid|dumb|awful|silly|embarrassing)\b|\bwish i hadn'?t said\b|\bput my foot in (?:it|my mouth)\b|\bcringing (?:at|over) (?:something|what) i said\b|\bit (?:all )?came out (?:so |all )?(?:wrong|snide|rude|harsh)\b|\bi (?:made|said) (?:one |a |some ?)(?:comment|thing|joke|remark)\b.{0,90}\b(?:kept quiet|went quiet|nobody laughed|no one laughed|been over it|hearing it)\b|\bstop going back over it\b/,
    ],
    unless:
      /\b(?:died|dead|funeral|passed (?:away)?|suicide|his own life|her own life|our last|last time i spoke|last thing i said|what i(?:'ll|'d) say|might have said|scan|husband passed|letter through|hasn'?t answered)\b/,
    hear: [
      'Going over it again and again is tiring, and it only gets worse in your head.',
      "By the tenth time round you're not sure any more what was really said and what you've added.",
      'Nobody goes through your words as closely as you do once they are out.',
      "Out of a whole conversation it's one sentence that stays, and the rest might as well not have been said.",
      "Going over the words again doesn't change one of them, and you still go over them again.",
    ],
    ask: [
      'Which word of it do you keep coming back to?',
      'Whose face do you see when it plays again?',
      "What do you wish you'd said?",
      'What are you afraid they made of your words?',
      'What would you have thought, if somebody had said it to you?',
      'What were you really trying to say?',
      'Does it change as you go over it, or is it the same scene every time?',
      'Who could you ask how it really sounded?',
    ],
    advice: [
      "I'd leave it till tomorrow. If nobody has brought it up by then, I'd say nothing, because explaining makes people look at your words for the first time. If somebody was hurt by them, one line will do, 'that came out wrong, sorry.'",
      "I'd write the sentence down exactly as you said it, and under it what you meant. If the two are close, let it be. If they're far apart, tell the person it went to tomorrow what you meant, and stop there.",
    ],
    reason: [
      "You said it with no time to choose your words, and now you've got all the time there is and can't change a single one.",
      "You're the only one going over those words, so there's never anybody there to say it didn't sound as bad as that.",
    ],
  },
  {
    id: 'dread-ahead',
    general: true,
    signs: [
      about(
        /\b(?:i(?:'m| am|'ve been| was|m)?|really|so|already|been|just|^) ?(?:\w+ )?dread(?:ing)? (?:it|tomorrow|tmrw|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the|going|having|my|next|this|work|school|christmas|every|telling|seeing|that)\b|\b(?:that|the|this|such|sunday|constant|full of|sense of|feeling of) (?:\w+ )?(?:dread|scaries)\b|^dread(?:ing)? \w+|\bsunday (?:night|evening)s? (?:again|dread|feeling|blues|is the worst|are the worst)\b|\b(?:sick|scared|terrified|nervous|anxious|so stressed|panicking) (?:about|of|for) (?:\w+ )?(?:tomorrow|tmrw|monday|next week|the morning)\b|\b(?:don'?t want (?:it to be )?|can'?t face |wish it (?:was|wasn'?t) )(?:tomorrow|monday|going in tomorrow)\b/,
        /\bsunday (?:night|evening)\b.{0,40}\bfeeling\b|\b(?:do not|don'?t) want it to be (?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning)\b|\bback (?:in |to \w+ )?on (?:mon|tues|wednes|thurs|fri|satur|sun)day\b.{0,60}\bfeel(?:ing)? sick\b|\b(?:if )?i stay up it won'?t be (?:morning|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bstomach (?:has |is )?(?:turned|turning) to water\b|\bhad this (?:meeting|talk|conversation) twenty times\b|\bcan'?t enjoy\b.{0,50}\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bi(?:'m| am|m)? (?:\w+ )?dread (?:it|this|the|my|going|every)\b/,
        /\bsick feeling about\b|\b(?:work|school|back) (?:tomorrow|tmrw|(?:mon|tues|wednes|thurs|fri|satur|sun)day) and i feel (?:ill|sick)\b/,
      ),
    ],
    unless:
      /\bgoing to (?:bed|sleep)\b|\bgetting dark\b|\bgoing home\b|\bwas dreading\b.*\b(?:fine|over|done|went|peaceful|relie)|\bdreadful\b/,
    hear: [
      'Dreading something for that long is exhausting before it has even begun.',
      'Everything before it turns into waiting. Even the nice hours have it standing behind them.',
      'Half of you wants it over with, and half of you would give anything for it not to come.',
      "Other people say it'll be fine, and they're not the ones who have to walk in there.",
    ],
    ask: [
      'Which minute of it do you dread most?',
      'When you picture it, what do you see?',
      'Will you have anybody with you for it, or is it only you?',
      'Is it the thing itself you dread, or what comes after?',
      "What will you do the minute it's over?",
      "What's the worst of it likely to be, honestly?",
      'How are you spending the hours until then?',
      'Has anything like it come and gone before?',
    ],
    advice: [
      "I'd do the one thing tonight that makes the start of it easier, the clothes laid out, the way looked up, the first sentence written down. If it can be put off without costing you, put it off. If not, have it as early as you can.",
      "I'd tell somebody tonight when it is, so that they ask you afterwards. If there's one minute of it you dread most, plan only that minute, where you'll stand and what you'll say. The rest I'd leave until it's there.",
    ],
    reason: [
      "Your stomach can't tell a thing that's coming from a thing that's here, so you have it every time you think of it.",
      "With a thing that's still ahead there's nothing you can do yet but dread it, and doing nothing is the worst part of most things.",
    ],
  },
  {
    id: 'everything-at-once',
    general: true,
    signs: [
      about(
        /\b(?:everything|it'?s all) (?:is |'s |comes? |came |coming |happening |happens |hit(?:ting|s)? |going wrong |piling up |just |all )*(?:at once|at the same time|on top of (?:each other|me)|too much|piling up)\b|\b(?:i(?:'m| am|m| feel|'ve been)?|so|feeling|completely|totally|really|bit) (?:\w+ )?overwhelmed\b|\boverwhelming\b(?! (?:smell|majority|support|love|response|win|taste|kindness))|^overwhelmed\b|\b(?:it'?s |just |all |this is |it is |there'?s )+(?:just )?(?:too much|a lot)(?: going on)? (?:right now|at the moment|rn|for me|to handle|to deal with)\b|\bone thing after (?:another|the other)\b|\b(?:so|too) much (?:going on|on my plate|on top of me)\b|\bso much to do\b|\bi(?:'m| am|m) (?:\w+ )?(?:drowning|buried) (?:in|under)(?! debt| it)\b|^drowning in\b|\bdon'?t know where to (?:start|begin) (?:with it all|there'?s so much)\b|\bcan'?t keep (?:up any ?more|on top of)\b|\bdropping (?:all of it|all the balls|everything)\b/,
        /\b(?:coming|comes|hitting me) from all (?:sides|directions)\b|\bnever rains but it pours\b|\blist is (?:two|three|four|five|\d) pages\b|\beveryone (?:needs|wants) (?:an answer|something|a piece)\b|\bwhere do i even start\b.{0,30}\ball\b|\ball this week\b.{0,15}\ball of it\b|\btabs open in my\b|\bcan'?t breathe for stuff\b/,
        /\beverything(?:'?s| is) going wrong\b|^too much on\b|\bwhen it rains,? it pours\b|\bcan'?t cope with (?:everything|it all|all (?:of )?(?:it|this))\b/,
      ),
    ],
    unless:
      /\boverwhelm(?:ed|ing) (?:by|with) (?:love|joy|kindness|gratitude|the (?:love|support|kindness))\b|\bdon'?t have too much\b|\bgonna be buried\b/,
    hear: [
      "That's too much at once for anybody.",
      "Any one thing you'd manage. It's that they all want you in the same hour.",
      'With that much going on, one more form or one more message can be what finishes you.',
      "You can run from morning till night with a pile like that, and go to bed feeling you've done nothing.",
    ],
    ask: [
      'Which of it all is shouting loudest?',
      'Which of it frightens you, and which just annoys you?',
      'What would you drop tomorrow, if nobody ever found out?',
      'Who else knows how much is on you at the moment?',
      'Which of it is really yours, and which just landed on you?',
      'What was the one thing that made it too much?',
      "What's being left undone that you really mind about?",
      'If somebody took one thing off the pile for you, which should it be?',
    ],
    advice: [
      "I'd put all of it on one sheet tonight, and mark only what goes badly wrong if it's not done tomorrow. Mostly that's two or three things. Do those and let the rest be late: it's easier once you've chosen which.",
      'I\'d ask one person to take one thing off you this week, a named thing and a day: "Please get the shopping on Thursday" People say yes to that more easily than to "I need help".',
    ],
    reason: [
      "Every one of those things came without asking what else was on, and there's only one of you for the whole pile.",
      "You'd manage any of it by itself. It's having to hold all of it in your head at once that nobody's any good at.",
    ],
  },
  {
    id: 'head-wont-stop',
    general: true,
    signs: [
      about(
        /\b(?:my|the) (?:brain|head|mind|thoughts?)(?: just)? (?:won'?t|wont|will not|doesn'?t|does not|never|can'?t|don'?t|refuses to) (?:\w+ )?(?:stop|shut|switch|turn|be quiet|slow|settle|rest)\b|\b(?:my|the) (?:head|brain|mind|thoughts)(?: is|'s| are)? (?:\w+ )?(?:racing|spinning|spiralling|spiraling|going (?:round|around|in circles|a mile|100)|so loud|loud|full|noisy|everywhere|all over the place)\b|\bi(?:'m| am|m)? (?:\w+ )?(?:overthink(?:ing)?|over-?thinking|spiral(?:ling|ing)?)\b|\boverthink(?:ing|er)\b|\b(?:can'?t|cannot|couldn'?t) (?:switch (?:my (?:head|brain|mind) )?off|turn (?:my (?:head|brain|mind) )off|get out of my (?:own )?head|stop thinking(?:[.,!]|$| (?:about (?:everything|it all|all of it)|what if)))|\bracing thoughts\b|\bgoing round and round in my head\b/,
        /^(?:brain|head|mind) (?:just )?(?:won'?t|wont) (?:shut|stop|switch)|\bcan'?t switch it off\b|\bwhat if,? what if\b|\bneed (?:a|an) off (?:button|switch)\b|\b(?:ten|twenty|fifty|a hundred) (?:radios|tabs)\b|\bmy (?:mind|brain|head) is like\b|\bthoughts,? thoughts\b|\bevery small thing becomes a\b|\bround and round\b.{0,40}\b(?:did i|what did|head|thoughts)\b/,
        /\bbrain(?:'s| is)? (?:in|on) overdrive\b|\ba million miles (?:an|a|per) hour\b/,
      ),
    ],
    unless: /\b(?:died|funeral|in love|crush|telling me|says? i'?m|says i am|not that i'?m)\b/,
    hear: [
      "It's exhausting when your head won't leave you alone.",
      "The same thoughts come round as if they'd never been answered, however often you've answered them.",
      "You can know very well that you're overthinking, and be sitting in the middle of it all the same.",
      'A loud head makes your whole body tired, though all you did was sit there.',
      'Somebody talks to you and you nod, and your head has been elsewhere for the last three sentences.',
      'You can see from outside how small it is, and the head goes on making it big.',
    ],
    ask: [
      'What does your head keep coming back to?',
      'Which of the thoughts is the loudest right now?',
      'How does it usually end, when your head gets going?',
      "What's the last thing that made your head go quiet for a bit?",
      'How much of what your head tells you do you believe?',
      'What would you be doing now, if your head were quiet?',
      'Who knows what your head is like when it gets going?',
      'If you said the thought out loud, how would it sound?',
    ],
    advice: [
      "I'd write it all down on paper, everything that goes round, until nothing new comes. If one of them can be dealt with, put an hour of tomorrow beside it. If it's all what ifs, shut the paper in a drawer and do something with your hands.",
      "I'd give your head something dull to listen to, an old programme you know by heart. If it's one thought that keeps coming round, tell it to somebody tomorrow, out loud. If it's been weeks of this, I'd tell a doctor, too.",
    ],
    reason: [
      "A head keeps hold of whatever isn't settled, and it's loudest when there's nothing else for it to do.",
      "Nobody can stop a thought by telling it to stop. The telling is just one more thought in a head that's full already.",
    ],
  },
  {
    id: 'did-nothing',
    general: true,
    signs: [
      about(
        /(?:\bi(?:'ve| have)? |^|\n)(?:did|done|got|achieved|accomplished) (?:absolutely |literally |basically )?(?:nothing|fuck all|sod all|zero|jack) (?:all day|today|again|with my day|done|this (?:week|weekend)|useful|productive|yesterday)|\b(?:i'm|i am|im|am i|feel|being) (?:\w+ )?(?:(?:so|just|such|a|too|really|getting) )*lazy\b|\bprocrastinat\w*|\bputting (?:things|everything|stuff|it all) off\b|\b(?:wasted|waste|wasting) (?:the|my|a|another|this|whole) (?:whole |entire )?(?:day|weekend|evening|morning|week|afternoon|day off)\b|\b(?:scroll(?:ed|ing)|on my phone|in bed|on the (?:sofa|couch)) all day\b|\bcan'?t (?:make|get|bring) myself (?:to )?(?:start|do anything|move|get up|work|study)\b|\bno motivation\b/,
        /\bwhole day(?: off)? and (?:all )?i (?:did|just|only)\b|\bstill in my (?:pyjamas|pajamas|pjs|dressing gown)\b|\b(?:can'?t|couldn'?t) make myself (?:begin|start)\b|\bwasted another (?:day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|evening)\b|\bwas (?:gonna|going to) start\b.{0,40}\bthen (?:\d|after)|\bticked nothing\b|\bmove(?:d)? from the bed to the (?:couch|sofa)\b|\bfive more minutes\b.{0,60}\b(?:night|nothing|page one)\b|\bthat'?s it that'?s the day\b|\bgot up at (?:1[0-9]|ten|eleven|noon|two)\b.{0,30}\bscroll/,
        /\bso unproductive\b|\bgot nothing done\b/,
      ),
    ],
    unless:
      /\b(?:calls?|called|calling|thinks?|said) (?:\w+ )?(?:i'm |i am |i was )?lazy\b|\bnot lazy\b|\b(?:he|she|they)(?:'s|'re| is| are| was) (?:\w+ )?lazy\b|\bnothing wrong\b/,
    hear: [
      "A day like that isn't restful at all, when you feel bad the whole way through it.",
      "Doing nothing like that isn't even a rest. You feel guilty the whole way through.",
      'One small task can take more strength to begin than a whole ordinary day takes to do.',
      "Lazy people enjoy it. You don't sound as if you'd enjoyed a minute.",
      "From outside it looks like an easy day. From inside it's hours of arguing with yourself about starting.",
    ],
    ask: [
      "What's the thing you keep putting off?",
      'What happens in the very moment you try to start?',
      'What were you hoping to have behind you by now?',
      'What had you wanted from the day?',
      'What would have counted as doing something?',
      'What did you last get done that you were pleased with?',
      'How do you talk to yourself at the end of a day like that?',
      'Which small bit of it would you mind least?',
    ],
    advice: [
      "I'd pick one small thing for tomorrow, do ten minutes of it before you touch the phone, and stop after that if you like. Starting is the hard part; the wish to go on mostly comes only then.",
      "I'd lay it out tonight so that all it needs is sitting down, and tell somebody you'll send them a picture of it by noon. If it's been like this for weeks, I'd mention it to a doctor.",
    ],
    reason: [
      "A thing that isn't begun gets bigger with every hour it lies there, so by evening it would take a giant to start it.",
      'You spent the day pulling at yourself to begin, and that takes about as much out of you as the doing.',
    ],
  },
];
