import { family, withEach } from './family-words.ts';
import type { Matter } from './matter.ts';
import { ofFamilyChildren } from './of-family-children.ts';

const hiddenFromFamily: Matter = {
  id: 'hidden-from-family',
  signs: [
    family(
      "\\b(?:PARENT|my family|at home|my (?:gran|nan|grandmother|uncle|brother|sister|relatives)|family (?:don'?t|doesn'?t|do not|can'?t|must)|mosque|church|the village)\\b",
    ),
    /\b(?:(?:i'?m|i am|im|being|that i'?m|came out as|come out as) (?:\w+ )?(?:gay|bi|bisexual|lesbian|trans|queer|nonbinary|non-binary|asexual|an atheist|atheist|not straight)|like girls|like boys|(?:my girlfriend|my boyfriend)\b.{0,80}\bi'?m a (?:girl|boy|lad|guy)|come out to|came out to|coming out to|out to (?:my|them)|(?:i'?m|still) in the closet|closeted|my binder|(?:stopped|don'?t|dont|no longer|not) (?:believ(?:e|ing)|pray(?:ing)?) any ?more|stopped believing|left (?:islam|the church|the faith|my religion)|lost my faith|take (?:off|my) (?:my )?hijab|who i (?:really|actually) am)\b/,
    /\b(?:(?:don'?t|dont|doesn'?t|doesnt|didn'?t|do not|does not|can'?t|cant|cannot|never|mustn'?t|must not|won'?t|can not) (?:ever )?(?:know|no|tell|told|find out|be told|say|understand)|nobody (?:at home )?knows|no one knows|not (?:out|told)|haven'?t told|havent told|hid(?:e|ing)|secret|find out|disown\w*|kick me out|throw me out|pretend\w*|if they knew|kill me|break (?:my|her|his|their) \w+)\b/,
  ],
  unless:
    /\bmy (?:son|daughter|brother|sister|friend|mate|boy|girl|husband|wife|kid|grandson)(?: \w+)? (?:is|came out|says (?:he|she)|told (?:me|us) (?:he|she|they))\b/,
  hear: [
    "You edit yourself so fast at home that you hardly notice you're doing it, until you're alone and worn out.",
    "At the family table you're a slightly different person, and you're the only one there who's met both.",
    'Every name, every photo, every plan for a weekend has to be checked before your family sees it.',
    'A secret like that has no days off at home. Even while you laugh you keep one hand on it.',
    'You listen to what your family says about other people, and you take notes without wanting to.',
    "It's lonely in a way a full house makes worse, because the people who know you best don't know.",
    "You're protecting your family with it as well as yourself, and nobody can thank you for that.",
    'What you want from home is so small: an ordinary question, and being able to give the true answer.',
    'When one sentence could cost you your family, you get very careful with all the other sentences.',
    "They love you, your family, and you can't help asking yourself how much of it is for the one who's really there.",
  ],
  ask: [
    'Who does know you as you are?',
    'Who in the family would you tell first, if you could?',
    'What do they say at home that makes you keep it back?',
    'Where can you be entirely yourself?',
    'What would you most like your family to see in you?',
    'Is there anybody at home who might have guessed?',
    'What are you most afraid would change at home?',
    'How do you manage it with your family, from day to day?',
  ],
};

const newsForParents: Matter = {
  id: 'news-for-parents',
  signs: [
    family(
      "\\b(?:(?:not|haven'?t|havent|hasn'?t|hvnt|didn'?t|didnt|never|can'?t|cant|cannot|don'?t (?:want to|know how to)|dont (?:want to|know how to)|scared to|afraid to|dread(?:ing)?|how (?:do|can|should|will) i|going to|gonna) (?:yet )?(?:tell|told|telling|say anything to|say it to|show|shown|face) (?:\\w+ ){0,2}?(?:PARENT)(?! (?:to|off|she|he)\\b)|telling (?:PARENT) (?:that |i|im|about|tonight|tomorrow|today|after)|(?:PARENT)(?: and (?:dad|mum|mom))? (?:\\w+ )?(?:don'?t|doesn'?t|dont|doesnt|do not|does not|didn'?t|still don'?t) (?:\\w+ )?know(?: (?:yet|it|about|i|im|that|anything)|$|[.,!?\\n])|(?:PARENT) (?:still )?(?:thinks?|believes?) (?:that )?i(?:'?m| am| still| have| passed| got| go)\\b(?! (?:a |an |such |too |not )*(?:failure|disappointment|lazy|useless|stupid|fat|mad|crazy|wasting))|(?:PARENT) (?:is|are|'s) (?:gonna|going to) kill me|\\bi(?:'ve| have) to tell (?:PARENT) (?:and \\w+ )?(?:i|that|about)|told (?:PARENT|him|her|them) (?:that )?(?:the )?results? (?:is|are|was|were|has|have|did) ?n(?:'?t|ot)|(?:get|gets|getting|be|must|have to|has to|needs? to|to) (?:it |the (?:paper|test) )?sign(?:ed)?\\b(?! (?:up|in|on|off|out)\\b))",
    ),
    /\b(?:fail\w*|flunk\w*|exam\w*|test|maths?|chem|mark|marks|grade|result\w*|resit|retake|\d\d ?%|rank|expell?ed|suspended|dropp\w* out|quit\w*|left (?:uni|college|school|my job|the course)|lost (?:my|the) (?:job|money|savings)|laid off|sacked|fired|redundan\w*|pregnan\w*|debt|owe|arrested|police|court|breaking up|broke up|divorc\w*|splitting|separat\w*|engaged|moving|leaving|transfer|tattoo|crash\w*|gambl\w*|boyfriend|girlfriend|secret|the truth|lying|lied|not going back|place on|course|school|uni|university|marr(?:y|ied)|job|visa|diagnos\w*|test came|detention|smok\w*)\b/,
  ],
  unless:
    /\b(?:died|passed away|funeral|in heaven|bull(?:y|ied|ying)|hits? me|touch\w* me|my (?:kids?|children|son|daughter)(?:'s)? (?:fail\w*|school))\b/,
  hear: [
    'You keep having the conversation with your parents in your head, and you have to play all the parts.',
    "Every ordinary question from home has a trapdoor in it while there's something you haven't told.",
    "Until it's told at home you're carrying it twice: the thing itself, and how they'll look when they hear.",
    'You talk to them at home about food and the weather, and the real news stands there in the room the whole time.',
    "At first it isn't a lie to your parents. It's only not saying it yet, and the 'yet' gets longer by itself.",
    'Bad news can be bearable all the way up to the moment you picture a parent hearing it.',
    "They go on as before at home, easy about you, and you're the one who knows. It's an odd way to sit at a table.",
    "You could take the shouting, probably. It's a parent going quiet that nobody knows what to do with.",
    "There's never a right minute to tell a parent. They're cooking, or they're tired, or they're happy for once.",
    'You know the voices at home so well that you can already hear the first word that would come back.',
  ],
  ask: [
    'Who at home would be easiest to tell?',
    'What do you think the first word back would be?',
    'Which part of it are you most afraid to say at home?',
    'What would you want them to understand before anything else?',
    'How do they take bad news at home, as a rule?',
    'Does anybody in the family know already?',
    'What do you say in the meantime, when they ask how it is?',
    'How would you like them to be with you, once they know?',
  ],
};

const parentsWantMarriage: Matter = {
  id: 'parents-want-marriage',
  signs: [
    family(
      '\\b(?:PARENT|my (?:family|relatives|aunts?|aunties|aunty|uncles?|gran|grandmother|nani|dadi)|both families|the (?:aunties|relatives)|rishta\\w*|biodata|proposals?|matrimonial|shaadi|found a (?:boy|girl)|aunties)\\b',
    ),
    /\b(?:biodata|rishta\w*|shaadi|matrimon\w*|arranged marriage|proposals? (?:came|come|from)|boy'?s (?:family|side)|girl'?s (?:family|side)|found a (?:boy|girl)(?: for me)?\b|(?:won'?t|wont|don'?t|doesn'?t|not) (?:accept|agree|approve)\b.{0,40}\b(?:marry|marriage|wedding|man|woman|him|her|boyfriend|girlfriend)|(?:met|meet|saw|see) (?:the |a |one )?(?:girl|boy) (?:no|number)|(?:(?<!\bi )(?:want|wants|wanted|expects?|expecting)|push\w*|forc\w*|pressur\w*|(?:asking|asks|ask) (?:me )?(?:when|about|to|why)|nagging|beg\w*|choose|chose|chosen|fix(?:ed|ing)|arrang\w*|(?:find|finding|found|looking for) (?:me )?(?:a|someone|somebody))\b[^\n]{0,40}\b(?:marry|married|marriage|settle down|a husband|a wife|a match|a boy for me|a girl for me)|(?:marry|marriage to) (?:the man|the boy|the girl|who|someone|somebody) they|when (?:are|will|am) (?:you|i) (?:getting |going to get |to )?(?:married|marry)|(?:not|still (?:not|un)) ?married)\b/,
  ],
  unless:
    /\bmy (?:son|daughter|boss|friend|colleague|husband|wife|ex|boyfriend|fianc\w+|brother|sister|cousin|niece|nephew)(?:'s)? (?:\w+ )?(?:wants?|is|wedding|asks?|asked|marriage|got|getting)\b|\bmarry me\b|\bmy wedding\b/,
  hear: [
    'The whole family gets a say in it, and only one person has to wake up next to the answer.',
    "When families talk of marriage you turn into a list, age, job, looks, and you'd hardly know the person on it.",
    "You can say no to one proposal. It's much harder to go on saying no to your family's worried faces.",
    'Every wedding in the family ends with somebody looking over at you.',
    'They talk about marriage as if there were a clock on the wall that everyone in the family can read but you.',
    "Nobody in the family would call it pressure. It's a sigh, a photo, an aunt who happens to know someone.",
    'You can want to be married some day and still not want it settled over your head.',
    "It's hard to be angry with parents who only want to see you married and safe, and it's hard not to be.",
    "Your family looks for somebody suitable, and you'd like somebody you could be silly with. Nobody writes that down.",
    "Parents tend to hear 'not yet' as 'never', so every honest answer about marriage comes out like a slap.",
  ],
  ask: [
    'What would you want to know about a person before you married?',
    'Who in the family can you talk to about it most easily?',
    'What are your parents afraid of, if it takes longer?',
    "Is there somebody you'd choose yourself?",
    'What do you answer when the relatives ask about marriage?',
    'Who at home would be on your side?',
    'What sort of marriage would you want, if nobody else had a say?',
    "Is your parents' marriage one you'd want for yourself?",
  ],
};

const parentsWantCareer: Matter = {
  id: 'parents-want-career',
  signs: [
    family('\\b(?:PARENT|my (?:whole )?family|they want me to take over)\\b'),
    family(
      "\\b(?:(?:PARENT|they|he|she|family)(?: \\w+)? (?:want|wants|wanted|expect|expects|expected|wish|wishes|decided|dream\\w*|insist\\w*|forc\\w*|pushed|has got me down|'?s got me down) (?:that )?(?:me|us|i|i'?m|im|on me|for)\\b[^\\n]{0,40}\\b(?:doctor|engineer|lawyer|law|medicine|med school|medical|mbbs|neet|jee|accountan\\w*|nurse|nursing|dentist\\w*|pharmac\\w*|priest|the (?:shop|farm|business|firm)|take over|taking over|government job|army|ias|upsc|business|science|degree|university|to study)|(?:think\\w*|tell\\w*|told|says?) (?:\\w+ ){0,4}(?:i'?m|im|i am) (?:\\w+ ){0,3}(?:pre-?med|med school|law school|gonna be a|going to be a)|(?:leaving|left|quit\\w*|dropp\\w* out of|hate|hating|don'?t want|dont (?:even )?want) (?:\\w+ )?(?:law school|law|med school|medicine|mbbs|engineering|medical|the (?:shop|farm|business))|(?:sold|mortgag\\w*|loan|sacrific\\w*|saved|spent|pawned|gave up|worked)\\b.{0,60}\\b(?:my|our|for the) (?:fees|coaching|studies|education|school\\w*|academy|college|uni\\w*|degree|tuition|future)|(?:jee|neet|mdcat|mbbs|upsc|gaokao|waec|jamb)\\b.{0,300}\\b(?:loan|sold|fee|fees|sacrific\\w*|proud|shame))",
    ),
  ],
  unless:
    /\bmy (?:son|daughter|kids?|boy|girl|grandson|granddaughter|elder son)(?: \w+)* (?:wants?|is wanting|says|dropped|failed|left|quit)\b|\bdoctor says\b/,
  hear: [
    "It's very hard to turn down a future that somebody else went without things to pay for.",
    'Once your parents have said a plan out loud to the relatives, it stops being only about you.',
    "Nobody has to mention what it costs your parents. It's there in the room anyway, like one more relative.",
    "You'd like to be grateful to your parents and honest with them, and the two won't fit in one sentence.",
    "Your parents chose it out of love, and that's exactly what makes it so hard to hand back.",
    "It's lonely to be a family's big hope. They're all looking at you, and at somebody who isn't quite you.",
    "You've argued your parents' side in your own head so often that you could do it better than they would.",
    "Other people are allowed to be bad at a subject. With a family's hopes on it, every mark is a message home.",
    'A wish of your own can feel like theft when your parents have already put so much into the other one.',
    "Your parents see a safe life when they look at it. You're the one who'd have to get up in it every morning.",
  ],
  ask: [
    'What would you do with yourself, if your parents had no opinion?',
    'Who at home would take it hardest?',
    'What are your parents most afraid of for you?',
    "Does anybody in the family know what you'd really like?",
    'What did your parents once want to be themselves, do you know?',
    "What don't they see at home about how it really is for you?",
    'Was any of it your own wish, at some point?',
    "What do you say when they ask how it's going?",
  ],
};

const drinks: Matter[] = withEach(['mother', 'father'], {
  id: 'drinking',
  signs: [
    "\\b(?:vodka|bottles?|empties|cans) (?:\\w+ ){0,3}(?:in|under|behind) (?:my )?KIN|KIN(?:'s| is| was) (?:in|down|up) the pub (?:every|all|again|since|most)|KIN(?:'s| is| was| has| had|'d)?(?: \\w+){0,4} (?:drink(?:s|ing)?\\b(?! (?:tea|coffee|water|milk|juice|his|her|up))|drunk|drank\\b(?! (?:tea|coffee|water|his|her))|alcoholic|off the wagon|on the (?:bottle|drink|wine|whiskey|beer)|pissed|sober|hungover|plastered|relapsed)|(?:drink(?:s|ing)?|drunk|alcoholic|sober|vodka|bottles?|the pub)\\b.{0,60}\\bKIN\\b(?= (?:hid|hides|again|back|is drunk|was drunk|drinks|has been drinking))|\\b(?:alcoholic|drunk|drunken) (?:mother|father|mum|dad|mom|parents?)\\b.{0,5}$|KIN is an? (?:\\w+ )?(?:alcoholic|drinker|drunk)",
  ],
  unless:
    /\b(?:died|passed away|funeral|wedding|birthday toast|drunk driver|i'?m (?:an alcoholic|sober)|i(?:'ve| have) been sober|(?:years?|months?|weeks?|days?) sober|sober (?:for )?(?:a|one|two|\d)|my drinking)\b/,
  hear: [
    'With a {mother} who drinks you learn to hear it in the first word, or in how a key goes in the door.',
    "There are two of your {mother}, and you never quite know which one's going to open the door.",
    "You notice bottles nobody else would see. You count them in your {mother}'s kitchen without meaning to.",
    'The cheerful voice can be worse than the cross one, when you know what your {mother} is being cheerful on.',
    'You get very good at covering for a {mother} who drinks, and nobody ever gives you a day off from it.',
    "The sober mornings are hard in their own way, because there's your {mother} again, and you hope.",
    'In a family with drink in it everyone walks carefully, and nobody mentions the reason.',
    "People say that drinking is an illness, and you know it, and you'd still like your {mother} to pick you for once.",
    "You say something about the drink or you say nothing, and you're the one who lies awake either way.",
    "Your {mother} means a promise while {she}'s making it. That's what makes it so hard to be hard with {her}.",
  ],
  ask: [
    "What's your {mother} like when {she} hasn't been drinking?",
    'Who in your family calls it by its name?',
    'How do you know, with {her}, that it has begun again?',
    "Where do you go when it's bad?",
    'What have you had to take on because your {mother} drinks?',
    'What would you say to {her} on a sober morning?',
    'Who knows about it, outside the family?',
    'What do you still hope for with your {mother}?',
  ],
});

const left: Matter[] = withEach(['father', 'mother'], {
  id: 'left-by',
  signs: [
    "KIN(?:'s| just| never| was| is| has| had| who)?(?: \\w+){0,2} (?:(?:left|walked out|ran off|took off|fucked off|pissed off|buggered off|abandoned|disappeared|went off|vanished)\\b(?: (?:when i|before i|(?:on )?us|(?:on )?me\\b(?! (?:a |the |his |her |some|with a|money|in charge|messages?|voicemail|alone))|mum|my mum|mom|my mother|dad|my dad|the family|the day|one day|with (?:another|some|a woman|a man))|$|\\.|,)|never (?:was )?(?:there for|bothered with|wanted to know|wanted me|knew me|once (?:rang|called|sent)|sent (?:a|me) |met me)|was never (?:there|around|about|in my life)|wasn'?t (?:there for (?:me|us)|around|in my life)|isn'?t in my life)|KIN(?: \\w+)? (?:gave me up|put me (?:up for adoption|in care)|left and (?:now|never)|(?:didn'?t|didnt|never) (?:turn|turned|show|showed) up(?: again| for me)?)|\\b(?:never (?:met|knew|known)|grew up without|don'?t know who) (?:KIN\\b|a (?:mum|mother|mom|dad|father)\\b(?=.*\\b(?:i|me|my)\\b))",
  ],
  unless:
    /\b(?:died|passed|dead|funeral|buried|cancer|heart attack|wasn'?t there when|left me (?:his|her|the|a|some)|no wonder|left (?:the house|for work|an hour|early|this morning|her coat|his coat|without)|grandad|grandmother|my (?:son|daughter|kids?|children)(?:'s| has| have| miss| ask))\b/,
  hear: [
    'You can be furious with a {mother} you hardly know and still look for your own chin in {hers} photo.',
    'A child makes up reasons for a {mother} who goes, and a lot of those reasons have the child in them.',
    "Other people complain that their {mother} is always late for things. You'd have taken late.",
    "It isn't a thing that happened only once. A {mother} goes missing again at every school play and every wedding.",
    "You don't want all that much from {her}. To hear a {mother} say why, and to see {hers} face while {she} says it.",
    "Strangers ask about your {mother} as they'd ask about the weather, and you've a short answer ready.",
    'Half of what you are came from your {mother}, and nobody at home can tell you which half.',
    "People say it's your {mother}'s loss, and you nod, and it's still you who has gone without.",
    "You've watched other people's {mother}s a bit, without anyone knowing. How they carried bags. How they laughed.",
    'You grow up with a chair kept empty for a {mother}, and everyone in the house walks round it.',
  ],
  ask: [
    'What do you know about your {mother}?',
    "What would you ask {her}, if you'd only one question?",
    'Who did the things for you that a {mother} does?',
    "What do you think you've got from {her}?",
    'What were you told about it as a child?',
    'What would you like your {mother} to know about your life?',
    "When do you notice most that {she} isn't there?",
    'How does the rest of the family talk about {her}?',
  ],
});

const hardChildhood: Matter = {
  id: 'hard-childhood',
  signs: [
    /\b(?:when i was (?:a (?:kid|child|boy|girl|lad|wee)|little|small|young|growing up|\d+|six|seven|eight|nine|ten|eleven|twelve)|as a (?:kid|child|boy|girl)|growing up|grew up|my (?:whole )?childhood|used to (?:hit|beat|belt|slap|lock|scream)|when we were (?:small|little|kids|young|children)|our house when)\b/,
    family('\\b(?:PARENT|(?:at|in) (?:home|our house)|stepfather|stepdad|stepmother|stepmum)\\b'),
    /\b(?:beat|beaten|beatings|belt|slipper|hit (?:me|us)|hitting|smack\w*|slapped|strap|cane|screamed|yelled at (?:me|us)|shouting|walk(?:ed|ing) on eggshells|scared of (?:him|her|my (?:dad|mum|father|mother))|afraid of (?:him|her|my)|terrified|never (?:once )?(?:hugged|said (?:he|she) loved|told (?:me|us) (?:he|she|they) loved|held)|hid (?:in|under)|hiding (?:in|under)|locked (?:me|us)|neglect\w*|abus\w*|violent|hungry|unwanted|nobody noticed)\b/,
  ],
  unless:
    /\b(?:my (?:son|daughter|kids?)\b.{0,80}\b(?:flinch\w*|shout\w*|yell\w*)|shouted at (?:my|the) (?:son|daughter|kids?|boy|girl))\b/,
  hear: [
    "As a child you learned to read a room before you learned to read, and you've gone on doing it in every room since.",
    "You can have your own keys and your own life, and a raised voice still puts you back in your parents' house.",
    'Other people tell funny stories about being small, and you go through your childhood for one you could tell.',
    "A child thinks that's what a home is. It's only in other people's kitchens that you find out.",
    "Nobody saw, or somebody saw and went on stirring their tea. A child doesn't forget which.",
    'The small things from a childhood can be the worst ones, because nobody but you would know what to call them.',
    'You keep asking if it was really so bad, as though there were a line a childhood had to cross.',
    "Parents often remember a perfectly nice childhood, and there you are, with the one you've got.",
    'You brought yourself up in parts of it, with whatever a child can reach.',
    "You can understand your parents entirely, and the child you were isn't interested in the explanation.",
  ],
  ask: [
    'Who was kind to you, back then?',
    'Where did you go as a child, to be away from it?',
    'What do you still do today that you learned in that house?',
    'Who else was in that house with you?',
    'What would that child have needed to hear from somebody?',
    'Does anyone in your family talk about those years?',
    'How are things with your family these days?',
    'What brought those years up again?',
  ],
};

const frail: Matter[] = withEach(['mother', 'father'], {
  id: 'frail',
  signs: [
    "(?:KIN(?:'s)? (?:is |'s )?(?:(?:8|9)\\d|eighty\\w*|ninety\\w*)\\b[^\\n]{0,60}\\b(?:alone|manage|cope|forget\\w*|fall\\w*|fell|stairs|weak|walk)|KIN(?:'s)? (?:is |'s )?(?:going|gone|went|moving) into (?:a |the )?(?:home|care)|KIN (?:forgot|doesn'?t remember) (?:my name|who i am)|help(?:ed|ing)? KIN (?:on|off|to) the (?:toilet|loo|commode|bath)|KIN's (?:memory|mind) is (?:going|gone|not)|KIN (?:has|'s got|has got) (?:parkinson|alzheimer|dementia)|(?:took|take|taking) the car keys (?:off|from|away from) KIN|KIN[^\\n]{0,140}\\b(?:dementia|alzheimer'?s|(?:her|his|the|'s|new|mum's|mums) carers?|care home|nursing home|home help|frail|zimmer|commode|incontinen\\w*|(?:had|since (?:her|his|the|mum'?s|dad'?s)) (?:a |the |another )?stroke|power of attorney|(?:wash|bathe|shave|feed|toilet|dress|lift|turn)(?:ing)? (?:her|him)\\b|i wash|look(?:ing)? after|(?:take|taking) care of|caring for)|\\b(?:dementia|alzheimer'?s|(?:her|his|the|'s|new|mum's|mums) carers?|care home|nursing home|home help|frail|zimmer|commode|incontinen\\w*|(?:had|since (?:her|his|the|mum'?s|dad'?s)) (?:a |the |another )?stroke|power of attorney|(?:wash|bathe|shave|feed|toilet|dress|lift|turn)(?:ing)? (?:her|him)\\b|i wash|look(?:ing)? after|(?:take|taking) care of|caring for)[^\\n]{0,60}KIN|KIN(?:'s| is| has| was)?(?: \\w+){0,3} (?:fell\\b(?! (?:out|asleep|in love|for|apart))|(?:had|has had) (?:a|another) fall|keeps? (?:asking (?:the same|what day|where|who|me the same)|forgetting (?!to)|falling|repeating)|kept asking the same|wanders|can'?t (?:manage|walk|remember)|doesn'?t (?:always )?(?:know|recogni[sz]e) (?:me|who i am)|calls me (?:sister|by)|called me by|hid(?:es|den)? (?:her|his) teeth|repeats)|\\b(?:shouted|snapped|temper|short)\\b[^\\n]{0,20}KIN[^\\n]{0,60}\\b(?:same question|what day|teeth))",
  ],
  unless:
    /\b(?:died|passed away|funeral|hospice|last weeks|dying|when i was (?:little|small|a (?:kid|child))|before (?:she|he) died|residents?|not my (?:mother|father|mum|dad)|look after the (?:kids|children|baby)|my (?:mother|father)'s name|power of attorney sold|(?:father|mother|mum|dad) passed|mocks|look after her for it|hallelujah|on purpose|her boss|(?:audit|clutch|pump|tombola|ofsted)|my (?:shift|patients?)|(?:my (?:mum|mom|dad|mother|father)|she|he|mum|mom|dad) (?:forgets?|forgot) (?:my birthday|to)|our baby|the baby|newborn|my birthday)\b/,
  hear: [
    "You come in to your {mother} and before hello you've looked at the floor, the fridge and how {she}'s standing.",
    'Nobody tells you on which day it turned round, and you began listening for your {mother} in the night.',
    'There are things you do for a {mother} that neither of you ever meant you to have to do.',
    "The phone isn't only a phone any more. Whenever it goes, the first thought is your {mother}.",
    'Your {mother} was the one who knew where everything was. Somehow you know it for both of you.',
    "You can miss your {mother} while {she}'s sitting right there, waiting for {hers} tea.",
    "Even an afternoon off isn't off. Half of your head stays behind with your {mother}, listening.",
    '{She} guards what {she} can still do, and you stand next to your {mother} with your hands behind your back.',
    'Whatever you do for your {mother}, by evening you only remember the one time you were short with {her}.',
    'Most of caring for a {mother} is never seen: tablets counted, calls made, the cooker checked again.',
  ],
  ask: [
    "What's your {mother} like on a good day?",
    'What about {her} is still exactly as it always was?',
    'Which part of the day is hardest with {her}?',
    "Who's there for your {mother} when you can't be?",
    'What does {she} say about it, your {mother}?',
    'What was your {mother} like at your age?',
    'What would you do with a whole free day, if someone good were with {her}?',
    "What worries you most when you're not with {her}?",
  ],
});

const careFallsOnOne: Matter = {
  id: 'care-falls-on-one',
  signs: [
    family('\\b(?:PARENT|my (?:gran|nan|nana|grandmother|grandad|grandfather|grandma|mother-in-law|aunt))\\b'),
    /\b(?:carer|caring|care is|help with our (?:mother|father|mum|dad)|care home|hospital appointments?|appointments|dementia|alzheimer'?s|tablets|look(?:s|ing)? after|take care|taking care|in hospital|weekend with|help with (?:mum|dad|mam|mom|her|him)|washing (?:her|him)|bath|visits?|frail|stroke|fall|fell|insulin|nursing|her (?:shopping|meals)|his (?:shopping|meals))\b/,
    /\b(?:(?:my|the) (?:\w+ )?(?:brothers?|sisters?|siblings?|others|sister-in-law)(?: \w+){0,5} (?:don'?t|doesn'?t|won'?t|never|didn'?t|can'?t|couldn'?t|nothing|too busy|said (?:he|she) would|hasn'?t|haven'?t|says (?:i|he|she)|lives? (?:in|abroad|far|away)|sends? (?:money|a)|hell no)|(?:care|it|everything|it all) is (?:all )?on me|none of (?:them|my siblings|the others|my (?:brothers|sisters))(?: \w+)? helps?|(?:only|always|all|just) (?:me|on me|down to me|left to me)|it'?s me or nobody|nobody else (?:does|will|helps|can)|no one else (?:does|will|helps|can)|i do (?:everything|it all|all of it|all the)|they (?:all )?(?:think|say|said) i(?:'m| am| have)? (?:single|no kids|nearest|the daughter|not working|don'?t work)|since i live (?:nearest|closest|near)|i'?m the (?:only one|one who))\b/,
  ],
  unless: /\b(?:died|funeral|passed away|my (?:shift|patients|residents))\b/,
  hear: [
    "The others have the opinions. You have the keys, the tablets and the doctor's number.",
    'In most families nobody ever decided it. One was nearest, or softest, and then it was simply you.',
    'A visit from the others gets talked of for weeks. Nobody mentions your days, because you always come.',
    "You'd have to fall ill yourself before the family noticed how much of it you do.",
    "It isn't only the care. It's being the one who has to remember everything, and the one who'd be blamed.",
    "When the others ask, it's for a report on the patient. Nobody asks about the one who gives the report.",
    "You'd like one of the family to offer, just once. Help you've had to beg for comes with a sigh.",
    'The one who does the caring gets all the bad temper, and the ones who visit get the smiles.',
    'You can be worn out with the caring and still bristle when somebody else does it differently.',
    "There's never a good moment to have it out with the others, because someone has to be fed at six.",
  ],
  ask: [
    'How did the family settle on you for it?',
    'What do the others say when you ask for help?',
    'What would you hand over first, if one of them took a share?',
    'Who in the family sees what you do?',
    'What part of the caring do the others never get to see?',
    'When were you last away from it for a whole day?',
    'Who asks how you are, in all this?',
    'Which of them could you say it to, if you had to choose one?',
  ],
};

const familyAsksMoney: Matter = {
  id: 'family-asks-money',
  signs: [
    family(
      '(?:PARENT|SISTER|BROTHER|\\b(?:my|our) (?:whole )?(?:family|relatives|people|cousins?|uncles?|aunts?|aunty|aunties|siblings|younger ones|village)|\\b(?:everybody|everyone|they|people|them) (?:at|back) home|\\bback home|\\bblack tax\\b)',
    ),
    family(
      "\\bblack tax\\b|(?:PARENT|SISTER|BROTHER|\\b(?:family|relatives|cousins?|uncles?|aunts?|aunty|siblings|they|everybody|everyone|(?:at|back) home))(?: \\w+){0,3} (?:asks?|asked|asking|wants?|wanted|needs?|begs?|begged|begging|calls?|called|message[sd]?|expects?)\\b[^\\n]{0,40}\\b(?:money|cash|fees|loan|rent|the roof|motorbike|generator|bride price|deposit)\\b|\\b(?:asks?|asked|asking) me (?:for money|to send|to pay|to help out|for (?:a|another) loan)|\\bthink\\w* (?:that )?i(?:'m| am|m| have| got) (?:the |a )?(?:bank|rich|made of money|loaded|tree)\\b|\\b(?:i'?m|am) (?:the|a|their) (?:family |human )?(?:bank|atm)\\b|\\b(?:depend|depends|depending|rely|relies|live|lives|living) on (?:my salary|my money|my wages|my pay|me for)|\\b(?:family|somebody|someone|everybody|they) needs? something|\\bsupporting my (?:whole )?family|\\bschool fees for (?:my|the|two|three)\\b|\\b(?:SISTER|BROTHER|cousin|uncle|PARENT) (?:took|borrowed|owes me|owed me) (?:\\w+ )?(?:\\d|money|my savings)|\\bi send\\b[^\\n]{0,80}\\b(?:they think|they don'?t see|don'?t have|for myself|nothing left|nobody asks)|\\bthey send (?:lists|list|requests)|\\b(?:bail\\w*) (?:him|her|them|SISTER|BROTHER|PARENT) out",
    ),
  ],
  unless:
    /\b(?:for (?:his|her) care|passed|died|i send my|mother's account|my (?:ex|husband|wife|son|daughter|boyfriend|girlfriend|friend|mate|flatmate) (?:\w+ )?(?:asked|asks|wants|owes|borrowed)|how do (?:you|i) ask|(?:i|i've) (?:had to )?ask(?:ed)? (?:my (?:mum|mom|dad|parents|brother|sister|mother|father)) for|they paid|my parents? (?:pay|paid|paying)|inherit\w*|the will|funeral|child support|for my kids)\b/,
  hear: [
    "To everyone at home you're the one with the job. Nobody there sees what's left by the end of the month.",
    'The need at home is real and so is your own rent, and there is one purse for both.',
    'Somebody from the family asks how you are, and you catch yourself waiting for the part about money.',
    'Saying no to a stranger is one sentence. Saying no to family is a thing that gets told for years.',
    "Nobody in the family imagines that the strong one's account gets empty too.",
    "You'd be ashamed to add up what you've given your family, and you know the figure all the same.",
    "It isn't that you don't want to help them. It's that there's never a month's money that is only yours.",
    'Any little thing you buy for yourself comes with a list of what the money could have paid for at home.',
    "Being needed by the family has a warm side, and that's what makes it so awkward to talk about money.",
    'The one who gives the family money gets praised in front of everybody and asked again in private.',
  ],
  ask: [
    'Who in the family leans on you most?',
    "Who do you go to, when you're the one who's short?",
    "What would happen in the family if you said 'not this month'?",
    'What do they picture your life is like, at home?',
    'What have you gone without for it?',
    'What would you spend it on, if one month were all yours?',
    'Has anyone in the family ever asked whether you can manage?',
    'How do you say no to family, when you do say it?',
  ],
};

const gathering: Matter = {
  id: 'family-gathering',
  signs: [
    family(
      '\\b(?:PARENT|SISTER|BROTHER|my (?:family|cousins?|aunts?|aunty|auntie|uncles?|relatives|in-?laws|mother-in-law|whole family|niece|nephew|sister-in-law)|the (?:whole )?family|relatives)\\b',
    ),
    /\b(?:christmas (?:dinner|lunch|day)|had christmas|reunion|birthday meal|family (?:bbq|thing)|(?:to|at) (?:her|his) (?:birthday|wedding|party|thirtieth|fortieth|fiftieth)|(?:at|for|over|on) (?:christmas|easter|eid|diwali|thanksgiving|new year)|christening|baptis\w+|baptiz\w+|family (?:dinner|lunch|do|party|barbecue|bbq|gathering|reunion|meal|photo|calendar|group)|birthday (?:dinner|lunch|party|do)|(?:dad|mum|mom|gran|nan|father|mother)'s (?:birthday|\d+th|sixtieth|seventieth|eightieth)|sunday (?:lunch|dinner|roast)|the (?:barbecue|table plan|seating)|big lunch|whole table)\b/,
    /\b(?:left (?:me |us )?out|didn'?t (?:invite|ask|tell|mention|save|include|say a word)|not invited|wasn'?t (?:invited|asked|told|in)|weren'?t (?:invited|asked|told)|uninvited|stopped (?:telling|inviting|asking) (?:us|me)|forgot (?:me|to invite|about me)|nobody (?:asked|spoke|said|noticed|talked)|no one (?:asked|spoke|said|noticed|talked)|without me\b|didnt (?:invite|ask|tell|mention)|everyone ignored|laugh(?:ed|ing)? at me|all laughed|everyone laughed|good laugh|in front of (?:everyone|everybody|the whole|them all|all|my)|made fun|joked? about (?:me|my)|humiliat\w*|embarrass\w*|ignored|saw (?:it|the (?:photos?|pictures?|cake|video)) on (?:facebook|instagram|insta|whatsapp)|read out my|i saw the (?:photos?|pictures?|cake)|put me (?:at|next|on)|cried in|kids'? table|eleven pictures|went without me)\b/,
  ],
  unless:
    /\b(?:died|funeral|cancelling|my office|work (?:do|party)|colleagues|my class|my ex|deposit|would have (?:been|laughed|loved)|my (?:husband|wife) and (?:i|me))\b/,
  hear: [
    'You sit with something in your throat at a family do, and you pass the potatoes, because there are people.',
    "Everyone else in the family seems to have been given the script, and you've come in at page nine.",
    'In a family it can be done with a seating plan, or a photo, or a date that nobody mentions to you.',
    'You go over it in bed afterwards and find the perfect answer for the family table, two courses late.',
    'A family do lasts an afternoon, and the bad quarter of an hour in it can keep you going for months.',
    "Nobody in the family would call it anything. If you said it out loud, you'd be the one who spoiled the day.",
    'You can be lonelier in a room full of relations than in your own kitchen with the radio on.',
    "You take a bit of hope to every family occasion, packed in among the presents, and that's what gets hurt.",
    "Families keep the same chairs for everyone. You can be fifty and still be put at the children's end.",
    'A family feast is meant to be the one day when you belong without having to do anything for it.',
  ],
  ask: [
    'Who in the family do you like to sit next to?',
    'Did any of the family notice, do you think?',
    'How would you have wanted that day to be?',
    'How do those family days usually go for you?',
    'Which of the family could you say it to?',
    "What is it that they don't see about you, your family?",
    'Is there another family day coming up?',
    'What part does the family always give you?',
  ],
};

const favourite: Matter = {
  id: 'the-favourite',
  signs: [
    family("\\b(?:SISTER|BROTHER|my (?:siblings?|twin)|golden (?:child|boy|girl)|my (?:sister|brother)'s)\\b"),
    family(
      "\\b(?:favou?rites?|favou?ritism|(?:BROTHER|SISTER) can do no wrong|(?:loves?|prefers?|preferred|liked|loved) (?:BROTHER|SISTER)(?: more| best| better|$|[.,!\\n])|parents paid for (?:BROTHER|SISTER)|and i got nothing|golden (?:child|boy|girl)|compar(?:e|es|ed|ing) (?:me|us)|why (?:can'?t|cant) (?:you|i) be (?:more )?like|the (?:clever|pretty|smart|good|successful|perfect) one|jealous (?:of )?(?:him|her|my|them)?|envy|envious|(?:PARENT)(?: \\w+){0,3} (?:prefers?|always (?:liked|loved|takes?|took)|dotes?|thinks? the sun|loves? (?:him|her) more)|gets? (?:away with|everything|all the (?:praise|attention))|(?:allowed|gets to)\\b.{0,40}\\b(?:because (?:he'?s|hes|she'?s|shes) (?:a boy|a girl|younger|older)|and (?:i'm|im|i) (?:not|wasn'?t))|look at your (?:sister|brother)|your (?:sister|brother) (?:has|got|is|never|would|can))",
    ),
  ],
  unless:
    /\b(?:my favou?rite|her favou?rite (?:song|mug|cup|food|colou?r|cake|book|film)|his favou?rite (?:song|mug|cup|food|colou?r|cake|book|film)|favou?rite (?:person|food|song|place|thing|cake|aunt|uncle)|jealous of (?:my (?:husband|friend|ex|boyfriend))|my (?:kids|children|sons|daughters)|cousin|always been (?:the|mum'?s|mom'?s|dad'?s) (?:\w+ )?favou?rite)\b/,
  hear: [
    "The favourite never sees it. They think that's simply how your parents are with everyone.",
    'A favourite shows in small things: who gets the good chair, whose news gets told to the neighbours.',
    "You end up counting like a six-year-old, what they got and what you got, and hating that you're counting.",
    'You can love a brother or sister very much and still feel your own news go flat next to theirs.',
    "The favourite gets praised for turning up. You could bring the moon home and they'd ask where you meant to put it.",
    'Say it out loud to the family and you sound bitter. Say nothing and it simply goes on.',
    'Parents always say they never made a difference. Every child in the house could draw you a chart.',
    "What stings isn't so much the praise the other one gets at home. It's how easily it comes.",
    'Families hand out the parts early, the clever one, the good one, and hardly ever hand them out again.',
    "It's a lonely sort of envy, with a brother or sister. You can't say it to the very people who'd understand it.",
  ],
  ask: [
    'What do you do well that never gets mentioned at home?',
    "How are you with each other when your parents aren't in the room?",
    'Do they know it, do you think, the one who gets it easily?',
    'What would you like your parents to say about you to the neighbours?',
    "Whose favourite were you, if anybody's?",
    'Is it both your parents, or mainly one?',
    'What part did the family give you?',
    'Who do you take your good news to?',
  ],
};

const rowWithSibling: Matter[] = withEach(['sister', 'brother'], {
  id: 'trouble-with',
  signs: [
    "(?:\\b(?:me|i) and KIN (?:\\w+ ){0,4}(?:row|argument|argued|fight|fighting|fought|fell out|not (?:on )?(?:speaking|talking)|don'?t (?:speak|talk))|KIN (?:called me|said (?:\\w+ ){0,3}(?:unforgivable|horrible|awful|terrible|nasty|cruel) (?:\\w+ )?(?:to|about) me|has (?:taken|blocked|stolen|sold)|nicked|owes me)|\\bsister and i (?:fell out|don'?t|haven'?t|had)|KIN(?: and (?:me|i)| has| had| hasn'?t| and i have|'s)?(?: \\w+){0,3} (?:haven'?t (?:spoken|exchanged|talked)|not (?:spoken|speaking|talking)|don'?t (?:speak|talk)|doesn'?t (?:speak|talk)|hasn'?t (?:spoken|talked|called)|hasnt (?:spoken|talked)|no spoken|fell out|argu\\w+|fight\\w*|fought|blocked|blames?|blamed|accus\\w*|stole|lied|cheated|sold|bid against|took (?:the (?:money|house|ring|lot)|our|my|mum|dad|everything|\\d)|turned (?:on|against|everyone)|cut me off|shouted|screamed|yelled|betrayed|won'?t (?:speak|talk|answer)|stopped (?:speaking|talking)|insulted|no loss|laughed at|read out|told (?:everyone|the whole|our (?:mum|dad|parents)|mum|dad|my (?:husband|secret)))|\\b(?:row|argument|argued|arguing|fight|fought|fell out|fallen out|falling out|words|had it out|not (?:on )?(?:speaking|talking)(?: terms)?|(?:not|no|haven'?t|havent|stopped) (?:spoken|speaking|talking|talked)|angry|furious|mad|quarrel\\w*) (?:\\w+ )?(?:with|to|at) KIN)",
  ],
  unless:
    /\b(?:died|(?:at|of|after) (?:the|his|her|\w+'s) funeral|passed away|killed|in hospital|overdos\w*|at last|talk again|we'?re (?:friends|fine) now|made up|stood up for|dementia)\b/,
  hear: [
    "With a {mother} it's never only about this. There's always a bedroom or a bicycle in it somewhere.",
    'You and your {mother} had the same parents and still grew up in two different houses, to hear you both tell it.',
    'A friend you can drop. A {mother} goes on being your {mother} all the way through not speaking.',
    "There are jokes nobody else alive would get, and that's part of what's lost when it's bad with a {mother}.",
    'You can be furious with your {mother} and still go for anyone else who says a word against {her}.',
    "Somebody has to ring first, and with a {mother} each of you knows for certain it's the other one's turn.",
    'Whatever it was over, it stands in a line with every other time your {mother} got away with it.',
    "Trouble with a {mother} goes through the whole family. Everyone's careful, or wants you to be the bigger one.",
    'Half of you is cursing your {mother} and the other half still sees a kid in pyjamas.',
    'What your {mother} thinks of you weighs so much because {she} was there for all of it.',
  ],
  ask: [
    'What was your {mother} like as a kid?',
    'What would {she} say it was about, if I asked {her}?',
    'Who in the family stands between the two of you?',
    'What do you miss about your {mother}, if anything?',
    'Who has made the first move, other times?',
    'What would {she} have to say for it to be all right?',
    'What has your {mother} never understood about you?',
    'Is it really about this, with your {mother}, or is it older?',
  ],
});

const criticises: Matter[] = withEach(['mother', 'father'], {
  id: 'criticised-by',
  signs: [
    "(?:KIN(?: \\w+)? (?:had a go at my|has (?:a go|something to say|a comment|an opinion) (?:at|about|on)|made (?:a|another|some) (?:\\w+ )?(?:comments?|remarks?|dig)|always (?:finds?|has) (?:something|fault|a comment)|finds something wrong|redid (?:all )?my|laughed at my|thinks? (?:that )?(?:i'?m|i am) (?:\\w+ )?(?:failure|disappointment|lazy|useless|wasting|stupid|mad|fat)|says? (?:that )?it should|compares me)|never (?:has |had )?a (?:good|kind) word[^\\n]{0,30}KIN|whatever i do[^\\n]{0,20}KIN|KIN(?: \\w+){0,4} (?:correct(?:s|ed|ing)?|criticis\\w*|criticiz\\w*|compar(?:es|ed|ing) (?:me|us)|weighs me|nags?|nagging|disapprov\\w*|puts? me down|putting me down|picks? (?:at|on) me|finds? fault|never (?:says? (?:well done|he'?s proud|she'?s proud|anything (?:nice|good))|proud|pleased|happy with|satisfied|good enough|once said)|comments? on my (?:weight|hair|body|clothes|food|house|skin|job)|rearranged my|(?:said|says|told me|tells me|goes|asked|asks) (?:\\w+ ){0,4}(?:i'?m (?:too )?(?:fat|useless|lazy|a disappointment|wasting|thin|stupid|ugly|single)|i(?:'ve| have) (?:put on|gained|let myself)|my (?:weight|hair|thighs|nose|skin|dress|house|cooking)|about my (?:weight|hair|clothes|body|cooking)|are you (?:eating|wearing)|what did \\w+ get|why (?:can'?t|aren'?t|didn'?t) (?:you|i)|where did (?:we|i) go wrong|is that (?:all|it)))|(?:never|not|nothing) (?:\\w+ ){0,4}(?:good enough|right|enough) for KIN|disappoint\\w* (?:to )?KIN|all KIN (?:said|says|could say|ever says) (?:was|is))",
  ],
  unless:
    /\b(?:died|passed away|funeral|dementia|when she was alive|late (?:mother|father)|never (?:once )?criticis\w*|never (?:nags?|corrected))\b/,
  hear: [
    "Ten people can praise a thing, and it's the one remark of your {mother}'s that comes to bed with you.",
    'Your {mother} can do it with one raised eyebrow, and everyone else in the room would swear nothing was said.',
    "You end up checking yourself with your {mother}'s eyes before {she}'s even looked.",
    'You go on bringing things to your {mother} as if this might be the time {she} simply says well done.',
    "It's a small thing to want from a {mother}, one kind sentence with no 'but' in it.",
    "The remark takes your {mother} two seconds, and {she}'s forgotten it by tea. You're the one who keeps it.",
    "It's possible to know that your {mother} loves you and still never feel that {she} approves.",
    'By now you can hear the remark coming before your {mother} opens {hers} mouth, and it lands all the same.',
    "Told to somebody else it sounds like nothing. They'd have to have your {mother} to understand it.",
    "However old you get, there's a part of you that stands in front of your {mother} waiting for the mark.",
  ],
  ask: [
    'What would you have liked your {mother} to notice instead?',
    "What's the thing {she} always comes back to?",
    'Is there somebody your {mother} does praise?',
    'What do you do with your face when {she} says such things?',
    'Has {she} ever let you see that {she} was proud of you?',
    'Who in the family does see what you do well?',
    'How was your {mother} spoken to as a child, do you know?',
    "What would you say to {her}, if {she} couldn't answer back?",
  ],
});

const rowWithParent: Matter[] = withEach(['mother', 'father'], {
  id: 'row-with',
  signs: [
    "(?:\\b(?:me|i) and KIN (?:\\w+ ){0,4}(?:row|argument|argued|fight|fighting|fought|fell out|not (?:on )?(?:speaking|talking)|falling out|got into it|had words)|KIN and (?:me|i) (?:got into it|had words|clashed)|KIN(?: \\w+)? (?:kicked off|went (?:mad|ballistic|mental|off|nuts|spare|crazy|off on one)|lost it|exploded|flipped)(?: (?:at|on|with|cos|because|over|about|when))?|KIN (?:is|was|got|gets) (?:so |really |very )?(?:angry|mad|furious|cross|annoyed) (?:with|at) me|KIN called me (?:a |an )?(?:\\w+ )?(?:selfish|lazy|ungrateful|useless|stupid|difficult|cold|names|liar|brat|disgrace|slag|idiot|cow|bitch)|KIN (?:told|tells) me to (?:get out|leave|pack|fuck off)|told KIN to (?:mind|shut|get out|leave me|fuck off|stop)|\\b(?:(?:row|argument|argued|arguing|arguement|fight|fighting|fought|fell out|fallen out|falling out|had words|had it out|not (?:speaking|talking)|(?:haven'?t|havent|not|no) (?:spoken|talked)|screaming match|quarrel\\w*|hung up|lost (?:it|my temper)|angry|furious|mad) (?:again )?(?:with|on|to)|(?:snapped|shouted|yelled|screamed|swore|blew up|had a go|angry|furious|mad) at) KIN(?!'s)|KIN(?: and (?:me|i))?(?:'s| is| has| just| had| have)?(?: \\w+){0,2} (?:(?:shouted|yelled|screamed|shouting|yelling|screaming|shouts|yells|screams|snapped|swore) ?(?:at|on) (?:me|us)|hung up on me|stormed (?:out|off)|won'?t (?:speak|talk) to me|(?:isn'?t|not) (?:speaking|talking) to me|hasn'?t (?:spoken|talked) to me|threw me out|kicked me out|blames? me|blamed me|(?:had|have|are) (?:a |another )?(?:row|argument|big fight|huge fight|massive fight|falling out)|argued?\\b|argue\\b|fell out|fought|slammed))",
  ],
  unless:
    /\b(?:died|passed away|funeral|dementia|carer|when i was (?:little|small|a (?:kid|child|boy|girl)|\d)|not angry|i'?m not\. i'?m|(?:he|she) was gone|hidden|hid her|teeth|same (?:question|thing)|what day|confused|we(?:'ve| have)? made up|the tv|the telly|never (?:once )?(?:shouted|raised|argued))\b/,
  hear: [
    'With a {mother}, half of any argument was written when you were nine, and you both still know it by heart.',
    'You can be any age at all, and one tone of voice from your {mother} puts you back in your old bedroom.',
    "You can win an argument with your {mother} and still go about afterwards as if you'd lost it.",
    "Nobody's opinion gets in as far as a {mother}'s does, not even the ones you trust more.",
    "It's hard to stay cross with a {mother} in peace. You're angry and you're wondering if {she}'s all right.",
    'With a friend you pick your words. With your {mother} they come out with all the old years still on them.',
    "Whatever it starts over, with a {mother} it's about that for only a minute or two.",
    'You know the words that hurt your {mother}, and {she} knows the ones that hurt you. Strangers fight more fairly.',
    "After a row with your {mother} you get on with things, only {she}'s there in the corner of everything.",
    'Part of you goes on writing the next thing to say to your {mother}, at the sink, on the bus, in the dark.',
  ],
  ask: [
    'What do you wish your {mother} had understood?',
    "What's {she} like when the two of you are all right?",
    'What would your {mother} say it was about, if I asked {her}?',
    "Which bit of it with your {mother} won't leave you alone?",
    'How does a quarrel with your {mother} usually end?',
    'Is it an old quarrel between you and your {mother}, or a new one?',
    'What would you want from {her} next: a word, an apology, or only some quiet?',
    'Does anybody else in the family see {her} the way you do?',
  ],
});

const farFromFamily: Matter = {
  id: 'far-from-family',
  signs: [
    /\b(?:moved (?:to|here|abroad|away)|i(?:'m| am) (?:\w+ )?(?:from|in) [a-z]+.{0,40}\b(?:in|here in|living in|working in|working here) [a-z]+|came (?:here|to (?:canada|england|london|germany|ireland|america|the (?:us|uk|states)|dubai|australia|italy|spain))|immigra\w*|emigrat\w*|migrant|abroad|back home|my country|far from home|visa|expat|homesick|miss(?:ing)? (?:home|my family|my mum and dad)\b|far from (?:my family|home|everyone)|new country|different country|(?:flight|hours) away|time difference|in the (?:philippines|village)|asylum|refugee|home country|overseas|since i left home)\b/,
    family(
      '\\b(?:PARENT|my (?:family|people|gran|grandmother|siblings|whole family|relatives)|SISTER|BROTHER|homesick|miss home|missing home|far from home)\\b',
    ),
    /\b(?:miss(?:ing)?\b(?! (?:the bus|my (?:bus|train|flight)|a (?:call|lecture)))|homesick|far|lonely|video ?call\w*|facetime|whatsapp|on the screen|through the phone|couldn'?t (?:go|be there|fly|travel)|can'?t (?:go|be there|fly|travel|visit)|cannot (?:go|be there|fly|travel)|not been (?:home|back)|haven'?t (?:been|seen)|years since|war|bombs?|sirens?|over there|still there|stranger|accent|nobody here|no one here)\b/,
  ],
  unless:
    /\b(?:died|buried|funeral|passed away|my (?:son|daughter|kids?|children)(?: \w+){0,2} (?:moved|lives?|is in|emigrated|flew)|holiday|all inclusive|resort|not (?:just )?homesick|remembrance|grave|my (?:son|daughter) (?:works|is))\b/,
  hear: [
    'Back home everything goes on without you, the good as well, and it reaches you in a photo a bit too late.',
    "Some part of you is always working out what they'd be doing at home just then, and who's in the kitchen.",
    "You tell them at home that you're fine, because what could they do from so far away except lie awake.",
    "It isn't always the big days. Somebody's frying onions on the stairs and for a second you're at home.",
    "Back home you're the one who went away, and where you are you're the one who came from somewhere else.",
    "When home is that far off you can't just drop in. You have to miss people by appointment.",
    'You get good at the cheerful voice for home, and then you put it away and the room is quiet.',
    "The people who'd understand without any explaining are all in the one place you can't get to tonight.",
    'A call shows you the kitchen at home and everybody in it, and then it ends and the room is only your own.',
    'Home goes on changing small things without you, a new cup, a painted door, and nobody thinks to mention it.',
  ],
  ask: [
    "What do you miss from home that you'd never have thought you'd miss?",
    'Who at home do you think of first?',
    'What do you leave out when you talk to them at home?',
    'What would be going on at home at this hour?',
    'What have you got with you from home?',
    'Who is there for you, where you are?',
    'What would you eat first, if you were home tomorrow?',
    'What would you like them at home to know about your life there?',
  ],
};

export const ofFamily: readonly Matter[] = [
  hiddenFromFamily,
  ...ofFamilyChildren,
  newsForParents,
  parentsWantMarriage,
  parentsWantCareer,
  ...drinks,
  ...left,
  hardChildhood,
  careFallsOnOne,
  ...frail,
  familyAsksMoney,
  gathering,
  favourite,
  ...rowWithSibling,
  ...criticises,
  ...rowWithParent,
  farFromFamily,
];
