import { orOutright } from '../patterns.ts';
import { family, withEach } from './family-words.ts';
import type { Matter } from './matter.ts';
import { ofFamilyChildren } from './of-family-children.ts';
import { inMoreWays } from './ways-of-family.ts';

const hiddenFromFamily: Matter = {
  id: 'hidden-from-family',
  signs: orOutright(
    family(
      "\\b(?:atheist|ex-muslim|gay|bi|trans|queer|lesbian) in (?:a|an|my) (?:\\w+ )?(?:muslim|christian|catholic|religious|strict|conservative|orthodox|hindu|pentecostal|nigerian|jewish) (?:family|house|home|household)\\b|(?:PARENT|my family)(?: \\w+)? (?:think|thinks|thought|believes?) (?:that )?(?:she|he|they)(?:'?s| is|'?re| are) (?:just |only )?my (?:room-?mate|flat-?mate|housemate|friend|best friend)(?!')|(?:PARENT|my family)(?: \\w+)? found my (?:pride|binder|dress)|\\bsend me for (?:deliverance|conversion)",
    ),
    family(
      "\\b(?:PARENT|my family|at home|my (?:gran|nan|grandmother|uncle|brother|sister|relatives)|family (?:don'?t|doesn'?t|do not|can'?t|must)|mosque|church|the village)\\b",
    ),
    /\b(?:(?:i'?m|i am|im|being|that i'?m|came out as|come out as) (?:\w+ )?(?:gay|bi|bisexual|lesbian|trans|queer|nonbinary|non-binary|asexual|an atheist|atheist|not straight)|like girls|like boys|(?:my girlfriend|my boyfriend)\b.{0,80}\bi'?m a (?:girl|boy|lad|guy)|come out to|came out to|coming out to|out to (?:my|them)|(?:i'?m|still) in the closet|closeted|my binder|(?:stopped|don'?t|dont|no longer|not) (?:believ(?:e|ing)|pray(?:ing)?) any ?more|stopped believing|left (?:islam|the church|the faith|my religion)|lost my faith|take (?:off|my) (?:my )?hijab|who i (?:really|actually) am)\b/,
    /\b(?:(?:don'?t|dont|doesn'?t|doesnt|didn'?t|do not|does not|can'?t|cant|cannot|never|mustn'?t|must not|won'?t|can not) (?:ever )?(?:know|no|tell|told|find out|be told|say|understand)|nobody (?:at home )?knows|no one knows|not (?:out|told)|haven'?t told|havent told|hid(?:e|ing)|secret|find out|disown\w*|kick me out|throw me out|pretend\w*|if they knew|kill me|break (?:my|her|his|their) \w+)\b/,
  ),
  unless:
    /\bmy (?:son|daughter|brother|sister|friend|mate|boy|girl|husband|wife|kid|grandson)(?: \w+)? (?:is|came out|says (?:he|she)|told (?:me|us) (?:he|she|they))\b/,
  hear: [
    'It is tiring to hide a part of yourself at home.',
    'You cannot be quite yourself with the people you grew up with.',
    'You have to be careful what you say, even at your own table.',
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
  advice: [
    "I'd keep it from home for as long as you need their roof or their money, and tell one safe person outside the family first. If one of them has ever spoken kindly of somebody like you, then start there, and in private.",
    "I wouldn't tell the whole family at once. If home is safe, I'd write it tomorrow to the gentlest of them, so that they have a day before they answer. If it isn't, I'd wait until you've another place to sleep.",
  ],
  reason: [
    "You've watched your family closely enough to guess what they'd make of it, and nobody puts their whole family at risk lightly.",
    "You're trying to keep both your family and yourself, and as long as they don't know, that's work every hour you're at home.",
  ],
};

const newsForParents: Matter = {
  id: 'news-for-parents',
  signs: [
    family(
      "\\b(?:(?:not|haven'?t|havent|hasn'?t|hvnt|didn'?t|didnt|never|can'?t|cant|cannot|don'?t (?:want to|know how to)|dont (?:want to|know how to)|scared to|afraid to|dread(?:ing)?|how (?:do|can|should|will) i|need to|have to|got to|gotta|going to|gonna) (?:yet )?(?:tell|told|telling|say anything to|say it to|show|shown|face) (?:\\w+ ){0,2}?(?:PARENT)(?! (?:to|off|she|he|where|what time)\\b)|telling (?:PARENT) (?:that |i|im|about|tonight|tomorrow|today|after)|(?:PARENT)(?: and (?:dad|mum|mom))? (?:\\w+ )?(?:don'?t|doesn'?t|dont|doesnt|do not|does not|didn'?t|still don'?t) (?:\\w+ )?know(?: (?:yet|it|about|i|im|that|anything)|$|[.,!?\\n])|(?:PARENT) (?:still )?(?:thinks?|believes?) (?:that )?i(?:'?m| am| still| have| passed| got| go)\\b(?! (?:\\w+ )?(?:studying|asleep|in bed|sleeping|revising|fine|ok|okay|doing (?:ok|okay|fine|great|well))\\b)(?! (?:a |an |such |too |not )*(?:failure|disappointment|lazy|useless|stupid|fat|mad|crazy|wasting))|(?:PARENT) (?:is|are|'s) (?:gonna|going to) kill me|(?:PARENT)(?: \\w+)? (?:keeps? asking|asking|asks|asked) (?:me )?(?:about|for) (?:my |the )?(?:results?|marks?|grades?|report card)|\\bi(?:'ve| have) to tell (?:PARENT) (?:and \\w+ )?(?:i|that|about)|told (?:PARENT|him|her|them) (?:that )?(?:the )?results? (?:is|are|was|were|has|have|did) ?n(?:'?t|ot)|(?:get|gets|getting|be|must|have to|has to|needs? to|to) (?:it |the (?:paper|test) )?sign(?:ed)?\\b(?! (?:up|in|on|off|out)\\b))",
    ),
    /\b(?:fail\w*|flunk\w*|backlogs?|arrears|waec|exam\w*|test|maths?|chem|mark|marks|grade|report|result\w*|resit|retake|\d\d ?%|rank|expell?ed|suspended|dropp\w* out|quit\w*|left (?:uni|college|school|my job|the course)|lost (?:my|the) (?:job|money|savings)|laid off|sacked|fired|redundan\w*|pregnan\w*|debt|owe|arrested|police|court|breaking up|broke up|divorc\w*|splitting|separat\w*|engaged|moving|leaving|transfer|tattoo|crash\w*|gambl\w*|boyfriend|girlfriend|secret|the truth|lying|lied|not going back|place on|course|school|uni|university|marr(?:y|ied)|job|visa|diagnos\w*|test came|detention|smok\w*)\b/,
  ],
  unless:
    /\b(?:got the job|got (?:a|the) (?:place|offer)|all as|all a's|certificate|passed everything|died|passed away|funeral|in heaven|bull(?:y|ied|ying)|hits? me|touch\w* me|my (?:kids?|children|son|daughter)(?:'s)? (?:fail\w*|school))\b/,
  hear: [
    'You have something to tell them, and you do not know how they will take it.',
    'The waiting before you say it is hard.',
    'You would like them to take it well, and you cannot know.',
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
  advice: [
    "I'd tell them before they hear it from somebody else, and start with whoever at home takes things most quietly. If saying it is too much, write it in three lines tonight and hand it over, with what you mean to do next in the last one.",
    "I'd say it at home tomorrow, with the news itself in the first sentence, since it's the lead-up that goes wrong. If you're afraid of worse than shouting, then not alone, but with somebody there they'd mind themselves in front of.",
  ],
  reason: [
    "You've been reading your parents' faces since before you could talk, so bringing them bad news weighs more than the news does.",
    "Once it's said at home it's real in a new way. People put that off at sixteen, and they put it off at sixty.",
  ],
};

const parentsWantMarriage: Matter = {
  id: 'parents-want-marriage',
  signs: orOutright(
    family(
      "(?:PARENT)(?: are| is)? (?:showing|keep showing|keeps showing) me (?:boys|girls|men|guys|proposals)\\b|\\b(?:they|PARENT) (?:fixed|arranged|settled) my (?:engagement|marriage|match|nikah)\\b(?! ring)|(?:PARENT|\\b(?:aunt(?:y|ie)?s?|relatives|family))(?: \\w+){0,2} send\\w* (?:me )?(?:\\w+ )?(?:boys?|girls?|guys?|men)'?s? (?:photos?|pics|pictures|profiles?)|\\b(?:photos?|profiles?|pics) of (?:boys|girls|suitable)|\\baunt(?:y|ie)?s?\\b[^\\n]{0,60}where is your (?:husband|wife)|\\bwants? me to (?:see|meet) (?:a|the|this|some|another) (?:girl|boy) (?:on|this|next|from|tomorrow|again)|(?:PARENT)[^\\n]{0,60}\\b(?:wants?|needs?|carry|see) (?:\\w+ )?grandchildren before (?:she|he) dies",
    ),
    family(
      '\\b(?:PARENT|my (?:family|relatives|aunts?|aunties|aunty|uncles?|gran|grandmother|nani|dadi)|both families|the (?:aunties|relatives)|rishta\\w*|biodata|proposals?|matrimonial|shaadi|found a (?:boy|girl)|aunties)\\b',
    ),
    /\b(?:biodata|rishta\w*|shaadi|matrimon\w*|arranged marriage|proposals? (?:came|come|from)|boy'?s (?:family|side)|girl'?s (?:family|side)|found a (?:boy|girl)(?: for me)?\b|(?:won'?t|wont|don'?t|doesn'?t|not) (?:accept|agree|approve)\b.{0,40}\b(?:marry|marriage|wedding|man|woman|him|her|boyfriend|girlfriend)|(?:met|meet|saw|see) (?:the |a |one )?(?:girl|boy) (?:no|number)|(?:(?<!\bi )(?:want|wants|wanted|expects?|expecting)|push\w*|forc\w*|pressur\w*|(?:asking|asks|ask) (?:me )?(?:when|about|to|why)|nagging|beg\w*|choose|chose|chosen|fix(?:ed|ing)|arrang\w*|(?:find|finding|found|looking for) (?:me )?(?:a|someone|somebody))\b[^\n]{0,40}\b(?:marry|married|marriage|settle down|a husband|a wife|a match|a boy for me|a girl for me)|(?:marry|marriage to) (?:the man|the boy|the girl|who|someone|somebody) they|when (?:are|will|am) (?:you|i) (?:getting |going to get |to )?(?:married|marry)|(?:not|still (?:not|un)) ?married)\b/,
  ),
  unless:
    /\bmy (?:son|daughter|boss|friend|colleague|husband|wife|ex|boyfriend|fianc\w+|brother|sister|cousin|niece|nephew)(?:'s)? (?:\w+ )?(?:wants?|is|wedding|asks?|asked|marriage|got|getting)\b|\bmarry me\b|\bmy wedding\b/,
  hear: [
    'It is your life they are planning.',
    'They want to see you settled, and you have to live with whoever it is.',
    'You do not want to hurt them, and you want to choose for yourself.',
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
  advice: [
    "I'd ask them for time with a date on it, because parents hear 'later' as never. If there's somebody of your own, tell the one relative who'd stand up for you first. If there isn't, agree to nothing on the day you're asked.",
    "I'd answer only what's being asked this week, and leave the big question of marriage for another day. If they'd go ahead without your yes, then it isn't only a family matter any more, and I'd tell somebody outside the house tomorrow.",
  ],
  reason: [
    "They've had years to picture your wedding, and you're the one who has to live in the marriage, so the two pictures were never going to match.",
    "The ones who push are the ones who love you, and it's hard to be against talk of marriage without seeming to be against them.",
  ],
};

const parentsWantCareer: Matter = {
  id: 'parents-want-career',
  signs: orOutright(
    family(
      "(?:PARENT) (?:chose|picked|decided) my (?:course|major|degree|subjects|career|college)\\b|\\bdoing (?:medicine|engineering|law|nursing|pharmacy|dentistry|accounting|mbbs) (?:only |just )?(?:for|because of) (?:PARENT)|(?:PARENT|my family)[^\\n]{0,40}\\b(?:doctor|engineer|lawyer|medicine) or (?:nothing|doctor|engineer|engineering|lawyer|law|disgrace|a? ?failure)\\b|(?:PARENT|my family)(?: \\w+){0,3} (?:won'?t|wouldn'?t|will not|don'?t|doesn'?t) let me (?:drop|take|do|study|change|switch|choose|quit) (?:\\w+ ){0,3}(?:chemistry|physics|maths|biology|science|medicine|engineering|art|arts|music|drama|history|major|course|degree|film|design|dance)\\b",
    ),
    family(
      '\\b(?:PARENT|my (?:whole )?family|they want me to (?:take over|be an? (?:doctor|lawyer|engineer|nurse|accountant|pharmacist|dentist)))\\b',
    ),
    family(
      "\\b(?:(?:PARENT|they|he|she|family)(?: \\w+)? (?:want|wants|wanted|expect|expects|expected|wish|wishes|decided|dream\\w*|insist\\w*|forc\\w*|pushed|has got me down|'?s got me down) (?:that )?(?:me|us|i|i'?m|im|on me|for)\\b[^\\n]{0,40}\\b(?:doctor|engineer|lawyer|law|medicine|med school|medical|mbbs|neet|jee|accountan\\w*|nurse|nursing|dentist\\w*|pharmac\\w*|priest|the (?:shop|farm|business|firm)|take over|taking over|government job|army|ias|upsc|business|science|degree|university|to study)|(?:think\\w*|tell\\w*|told|says?) (?:\\w+ ){0,4}(?:i'?m|im|i am) (?:\\w+ ){0,3}(?:pre-?med|med school|law school|gonna be a|going to be a)|(?:leaving|left|quit\\w*|dropp\\w* out of|hate|hating|don'?t want|dont (?:even )?want) (?:\\w+ )?(?:law school|law|med school|medicine|mbbs|engineering|medical|the (?:shop|farm|business))|(?:sold|mortgag\\w*|loan|sacrific\\w*|saved|spent|pawned|gave up|worked)\\b.{0,60}\\b(?:my|our|for the) (?:fees|coaching|studies|education|school\\w*|academy|college|uni\\w*|degree|tuition|future)|(?:jee|neet|mdcat|mbbs|upsc|gaokao|waec|jamb)\\b.{0,300}\\b(?:loan|sold|fee|fees|sacrific\\w*|proud|shame))",
    ),
  ),
  unless:
    /\bmy (?:son|daughter|kids?|boy|girl|grandson|granddaughter|elder son)(?: \w+)* (?:wants?|is wanting|says|dropped|failed|left|quit)\b|\bdoctor says\b/,
  hear: [
    'They want something good for you, and it is not what you want.',
    'It is you who would have to do it every day.',
    'You do not want to disappoint them, and you do not want to live their plan.',
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
  advice: [
    "I'd go to them with what you'd do in its place, because a parent fears nothing at all more than something new. If you don't know that yet, I'd give nothing up for now, and write tomorrow to one person who does work you'd like.",
    "I'd say it to one of the family first, whoever worries more quietly, with a plan for one year and no further. If it's what they gave up that holds you, then thank them for it out loud, before you say the rest.",
  ],
  reason: [
    "You grew up inside your parents' plan for you, and it takes a long while to tell which parts of it were ever yours.",
    'You can be grateful for everything your parents want for you and still not want it yourself. Most people feel both on the same day.',
  ],
};

const drinks: Matter[] = withEach(['mother', 'father'], {
  id: 'drinking',
  signs: [
    "KIN (?:came|comes|coming) (?:in|home) (?:\\w+ )?(?:locked(?! (?:out|in))|steaming|stocious|langers|tanked|full drunk)\\b|KIN(?:'s| is)? (?:\\w+ )?on (?:two|three|a|\\d) bottles? a (?:night|day)|\\b(?:found|finding) (?:\\w+ )?(?:empties|bottles|vodka|whiskey) [^\\n]{0,40}KIN|\\b(?:vodka|bottles?|empties|cans) (?:\\w+ ){0,3}(?:in|under|behind) (?:my )?KIN|KIN(?:'s| is| was) (?:in|down|up) the pub (?:every|all|again|since|most)|KIN(?:'s| is| was| has| had|'d)?(?: \\w+){0,4} (?:drink(?:s|ing)?\\b(?! (?:too much |so much |a lot of |only |my )?(?:tea|coffee|water|milk|juice|coke|cola|pop|his|her|up)\\b)|drunk|drank\\b(?! (?:tea|coffee|water|his|her))|alcoholic|slurr(?:ing|ed)|legless|stocious|paralytic|sozzled|off the wagon|on the (?:bottle|drink|wine|whiskey|beer)|pissed|sober|hungover|plastered|relapsed)|(?:drink(?:s|ing)?|drunk|alcoholic|sober|vodka|bottles?|the pub)\\b.{0,60}\\bKIN\\b(?= (?:hid|hides|again|back|is drunk|was drunk|drinks|has been drinking))|\\b(?:alcoholic|drunk|drunken) (?:mother|father|mum|dad|mom|parents?)\\b.{0,5}$|KIN is an? (?:\\w+ )?(?:alcoholic|drinker|drunk)",
  ],
  unless:
    /\b(?:died|passed away|funeral|wedding|birthday toast|drunk driver|i'?m (?:an alcoholic|sober)|i(?:'ve| have) been sober|(?:years?|months?|weeks?|days?) sober|sober (?:for )?(?:a|one|two|\d)|my drinking)\b/,
  hear: [
    'You never know how you will find your {mother}.',
    'You cannot make your {mother} stop, however much you want it.',
    'You love your {mother}, and the drinking hurts you both.',
  ],
  ask: [
    "What's your {mother} like when {she} hasn't been drinking?",
    'Who in your family calls it by its name?',
    "What's the first sign, with {her}, that {she}'s had a drink?",
    "Where do you go when it's bad?",
    'What have you had to take on because your {mother} drinks?',
    'What would you say to {her} on a sober morning?',
    'Who knows about it, outside the family?',
    'What do you still hope for with your {mother}?',
  ],
  advice: [
    "I wouldn't argue with {her} drunk, because only you will remember it. I'd say one sentence on the next sober morning, about what you saw and no more. If you're ever afraid of {her} in drink, leave the house first and explain afterwards.",
    "I'd tell one person outside the family tomorrow, because keeping it hidden wears you out as much as the drink does. If you're young and at home, a teacher or an aunt. If you're grown, Al-Anon is for families, and you can just sit and listen.",
  ],
  reason: [
    "You've had to be the steady one next to your {mother}'s drinking, and nobody does that without being angry, and sorry, and tired.",
    'You love your {mother} and you hate the drink, and the two of them come through the door as one person.',
  ],
});

const left: Matter[] = withEach(['father', 'mother'], {
  id: 'left-by',
  signs: [
    "\\bmy (?:biological|bio|real) KIN (?:\\w+ )?(?:found|contacted|messaged|wants|won'?t|doesn'?t|never|wrote|turned)\\b|KIN (?:\\w+ )?(?:sees|takes|has) (?:his|her) (?:new|other) (?:kids|children|family)\\b|\\bi never had a NOUN\\b|^never had a NOUN\\b|KIN(?:'s| just| never| was| is| has| had| who)?(?: \\w+){0,2} (?:(?:left|walked out|ran off|took off|fucked off|pissed off|buggered off|abandoned|disappeared|went off|vanished)\\b(?: (?:when i|before i|(?:on )?us|(?:on )?me\\b(?! (?:a |the |his |her |some|with a|money|in charge|messages?|voicemail|alone))|mum|my mum|mom|my mother|dad|my dad|the family|the day|one day|with (?:another|some|a woman|a man))|$|\\.|,)|never (?:was )?(?:there for|bothered with|wanted to know|wanted me|knew me|once (?:rang|called|sent)|sent (?:a|me) |met me)|was never (?:there|around|about|in my life)|wasn'?t (?:there for (?:me|us)|around|in my life)|isn'?t in my life)|KIN (?:has|has got|'s got|got) a (?:whole )?new family\\b(?! (?:doctor|car|home|house|business|friend|dentist|member))|KIN (?:chose|picked|chooses|picks|put) (?:her|his) (?:new )?(?:boyfriend|girlfriend|man|woman|husband|wife|fella) (?:over|before) (?:me|us)|KIN(?: has| had|'s)? never (?:once )?been (?:there for|in my life|around)|KIN promised (?:\\w+ ){0,3}(?:come|visit|ring|be there|take me)\\b[^\\n]{0,40}\\b(?:didn'?t|didnt|never|no show)\\b|KIN(?: \\w+)? (?:gave me up|put me (?:up for adoption|in care)|left and (?:now|never)|(?:didn'?t|didnt|never) (?:turn|turned|show|showed) up(?: again| for me)?)|\\b(?:never (?:met|knew|known)|grew up without|don'?t know who) (?:KIN\\b|a NOUN\\b(?=.*\\b(?:i|me|my)\\b))",
  ],
  unless:
    /\b(?:died|passed|dead|funeral|buried|cancer|heart attack|wasn'?t there when|left me (?:his|her|the|a|some)|no wonder|left (?:the house|for work|an hour|early|this morning|her coat|his coat|without)|grandad|grandmother|my (?:son|daughter|kids?|children)(?:'s| has| have| miss| ask))\b/,
  hear: [
    'A {mother} who goes leaves a question behind for years.',
    'You were a child, and it was not your doing.',
    'You can be angry at your {mother} and still miss that person.',
  ],
  ask: [
    "What's your {mother} like, as far as you know {her}?",
    "What would you ask {her}, if you'd only one question?",
    'Who did the things for you that a {mother} does?',
    "What do you think you've got from {her}?",
    'What were you told about it as a child?',
    'What would you like your {mother} to know about your life?',
    "When do you notice most that {she} isn't there?",
    'How does the rest of the family talk about {her}?',
  ],
  advice: [
    "I'd take it at your own pace, since you owe your {mother} nothing by any date. If there's something you need to know, write the questions down tonight, and look in a week to see which of them you still want answered.",
    "I'd work out first what you want: an answer, a {mother}, or to be left in peace. If it's an answer, ask an aunt or a grandparent tomorrow, who may tell you sooner than {she} will. If it's peace, nothing obliges you to open the door.",
  ],
  reason: [
    "It was {she} who wasn't there. Nobody asked you about it, and nobody can tell you the age at which you'd have to be done with it.",
    'You can miss a {mother} you hardly had, and be angry with {her}, and want nothing to do with {her}, all in one afternoon.',
  ],
});

const hardChildhood: Matter = {
  id: 'hard-childhood',
  signs: orOutright(
    family(
      "(?:PARENT) beat us(?: all)?,? (?:every|with|when|for)\\b(?! time)|(?:PARENT) used to (?:lock|hit|beat|starve|slap|whip|scream at) (?:me|us)\\b(?! up)|\\bi (?:still )?flinch when (?:someone|somebody|anyone|people|a man) (?:lifts?|raises?|shouts?)[^\\n]{0,40}(?:PARENT)|\\bmy childhood (?:was|wasn'?t) (?:not |like )?(?:a (?:childhood|nightmare|war|prison|mess)|hell|awful|horrible|horrific|shit|violent|bad|terrible|rough|abusive)\\b|\\bi had (?:a|an|such a) (?:very |really )?(?:bad|hard|rough|horrible|shit|awful|abusive|terrible|violent) childhood",
    ),
    /\b(?:when i was (?:a (?:kid|child|boy|girl|lad|wee)|little|small|young|growing up|\d+|six|seven|eight|nine|ten|eleven|twelve)|as a (?:kid|child|boy|girl)|growing up|grew up|my (?:whole )?childhood|used to (?:hit|beat|belt|slap|lock|scream|whip|cane|take (?:off )?his belt)|when we were (?:small|little|kids|young|children)|our house when)\b/,
    family(
      '\\b(?:PARENT|(?:at|in) (?:home|our house|a (?:house|home) where)|stepfather|stepdad|stepmother|stepmum)\\b',
    ),
    /\b(?:beat|beaten|beatings|belt|slipper|hit (?:me|us)|hitting|smack\w*|slapped|strap|cane|screamed|yelled at (?:me|us)|shouting|walk(?:ed|ing) on eggshells|scared of (?:him|her|my (?:dad|mum|father|mother))|afraid of (?:him|her|my)|terrified|(?:fought|fighting|fights?|screamed) (?:every|all|each|constantly|in front|day|like)|(?:never|nobody|no one) (?:\w+ ){0,4}hug|(?:you|we|nobody) (?:didn'?t|never|did not) (?:speak|spoke|talk)|never (?:once )?(?:hugged|said (?:he|she) loved|told (?:me|us) (?:he|she|they) loved|held)|hid (?:in|under)|hiding (?:in|under)|locked (?:me|us)|neglect\w*|abus\w*|violent|hungry|unwanted|nobody noticed)\b/,
  ),
  unless:
    /\b(?:my (?:son|daughter|kids?)\b.{0,80}\b(?:flinch\w*|shout\w*|yell\w*)|shouted at (?:my|the) (?:son|daughter|kids?|boy|girl))\b/,
  hear: [
    'You had to get through that as a child, with nobody to protect you.',
    'It was not your fault, and you still carry it.',
    'What happened then still shows up in your life now.',
  ],
  ask: [
    'Who was kind to you, back then?',
    'Where did you go as a child, to be away from it?',
    'What do you still do today that you learned in that house?',
    'Who else was in that house with you?',
    'What would that child have needed to hear from somebody?',
    'Does anyone in your family talk about those years?',
    'How are things with your family these days?',
    'When do those years come back to you most?',
  ],
  advice: [
    "I'd tell one small piece of it to one person who wasn't there, and see how they take it. If it comes back at night, put the light on and look at what's in the room now. If that's most nights, a doctor can help with exactly this.",
    "I wouldn't begin with your parents, because they're seldom the ones who can say it. Write down one scene tonight just as you remember it, for nobody but you. If any of it still goes on, then tell somebody outside that house tomorrow.",
  ],
  reason: [
    "You learned it as a child in a house you couldn't walk out of, and that doesn't stop when the door shuts behind you.",
    "A child can't leave and can't complain, so a lot of it gets felt years later, when there's room for it, and often over something small.",
  ],
};

const frail: Matter[] = withEach(['mother', 'father'], {
  id: 'frail',
  signs: [
    "(?:KIN[^\\n]{0,30}\\bfound (?:\\w+ )?in (?:her|his) (?:nightie|pyjamas|nightdress|dressing gown)|\\b(?:putting|put|placing|moved|moving) KIN in(?:to)? (?:a |the )?(?:home|care|nursing home)\\b(?! video)|KIN (?:\\w+ )?left the (?:gas|cooker|hob|oven) on again|KIN got lost (?:driving|walking|coming home|going home|on the way|in (?:his|her) own)|KIN can'?t be left (?:alone|on (?:her|his) own)(?! with)|KIN needs? (?:round the clock|24 ?(?:hour|hr|\\/7)|full[- ]?time|constant) care|KIN[^\\n]{0,20}\\b(?:broke (?:her|his) hip|hip is broken|broken hip)|KIN(?:'s| is) (?:just )?not (?:managing\\b(?! (?:the|a|his|her)\\b)|coping (?:on (?:her|his) own|alone|at home))|KIN doesn'?t remember (?:me|us)\\b|KIN(?:'s)? (?:is |'s )?(?:(?:8|9)\\d|eighty\\w*|ninety\\w*)\\b[^\\n]{0,60}\\b(?:alone|manage|cope|forget\\w*|fall\\w*|fell|stairs|weak|walk|driving|bath|the gas|confused|refus\\w* (?:any |all )?help)|KIN(?:'s)? (?:is |'s )?(?:going|gone|went|moving) into (?:a |the )?(?:home|care)|KIN (?:forgot|doesn'?t remember) (?:my name|who i am)|help(?:ed|ing)? KIN (?:on|off|to) the (?:toilet|loo|commode|bath)|KIN's (?:memory|mind) is (?:going|gone|not)|KIN (?:has|'s got|has got) (?:parkinson|alzheimer|dementia)|(?:took|take|taking|taken) KIN's (?:car )?keys|(?:took|take|taking) the car keys (?:off|from|away from) KIN|KIN[^\\n]{0,140}\\b(?:dementia|alzheimer'?s|(?:her|his|the|'s|new|mum's|mums) carers?|home help|zimmer|commode|incontinen\\w*|(?:had|since (?:her|his|the|mum'?s|dad'?s)) (?:a |the |another )?stroke(?! of)|power of attorney|(?:in|into|to|at|from|of|for) (?:a |the |her |his )?(?:care|nursing) home|(?:i|i'?m|i am|i'?ve been|have to|having to|get to) (?:\\w+ ){0,2}(?:wash|bathe|bath|shave|feed|toilet|dress|lift|turn|spoon)(?:ed|ing)? (?:him|her(?= (?:and|every|in|now|on|myself|at|before|like|twice|then)|[.,\\n]|$))|i(?:'?m| am|'?ve been| have been)? (?:\\w+ ){0,3}(?:look(?:ing)? after|tak(?:e|ing) care of|car(?:e|ing) for) (?:her|him)\\b)|\\b(?:dementia|alzheimer'?s|(?:her|his|mum's|mums) carers?|(?:care|nursing) home|home help|zimmer|commode|incontinen\\w*|power of attorney)[^\\n]{0,60}KIN|(?:when|since|after) KIN (?:fell|had (?:a|her|his) fall)\\b(?! (?:out|asleep|in love|for|apart|pregnant|off))|KIN's (?:care|nursing) home|KIN[^\\n]{0,120}\\b(?:to look after (?:her|him)\\b(?! \\w)|(?:wash|washing|bathe|shave|shaving) him\\b|i(?:'?ve)? fed (?:him|her (?:\\w+ )?(?:times|breakfast|dinner|lunch|tea|supper)))|\\b(?:washing|washed|wash|bathing|bathe|shaving|shaved|shave|feeding|dressing|lifting|look(?:ing)? after|tak(?:e|ing) care of|caring for) KIN(?!')|KIN(?:'s| is| looks| seems| has)?(?: \\w+){0,2} frail\\b(?! when)|KIN(?:'s| is| has| was)?(?: \\w+){0,3} (?:fell\\b(?= again| in the (?:bath|kitchen|shower|garden|hall|night|street|snow)| down| on | last| this| and| yesterday| today| tonight|$|[.,\\n])|(?:had|has had) (?:a|another) fall\\b|keeps? (?:asking (?:me )?(?:the same|what day|where (?:dad|daddy|mum|mammy|she is|he is|(?:my|her|his) (?:mother|father|husband|wife|mum|dad)|everyone|we are)\\b|who (?:i am|that (?:man|woman|is)|is that)|when (?:she'?s|he'?s) going home)|forgetting (?!to)|falling|repeating)|kept asking the same|wanders|(?:(?<!was )getting |very |so |gone |really )+(?:forgetful|confused|muddled)|(?:wet|soiled|dirtied) (?:him|her)self|asked (?:me )?where (?:my |her |his )?(?:dad|daddy|father|mum|mammy|mother|husband|wife) (?:was|is)\\b[^\\n]{0,30}\\b(?:dead|gone)\\b|can'?t (?:manage (?:the|on|alone|by|any|without)|walk\\b(?! (?:the|to school|past|into|away|home))|remember (?:my|who|what day|where|if (?:he|she)|her|his|things|anything))|doesn'?t (?:always )?(?:know|recogni[sz]e) (?:me|who i am)|(?:calls|called) me (?:sister|by (?:my|her|his) (?:sister|brother|aunt|mother|father|uncle|dead|late)|by (?:another|the wrong|someone))|hid(?:es|den)? (?:her|his) teeth|repeats)|\\b(?:shouted|snapped|temper|short)\\b[^\\n]{0,20}KIN[^\\n]{0,60}\\b(?:same question|what day|teeth))",
  ],
  unless:
    /\b(?:works? (?:\w+ )?(?:in|at|nights)|night shift|barbecue|died|passed away|funeral|hospice|last weeks|dying|when i was (?:little|small|a (?:kid|child))|before (?:she|he) died|residents?|not my (?:mother|father|mum|dad)|look after the (?:kids|children|baby)|my (?:mother|father)'s name|power of attorney sold|(?:father|mother|mum|dad) passed|mocks|look after her for it|hallelujah|on purpose|her boss|(?:audit|clutch|pump|tombola|ofsted)|my (?:shift|patients?)|(?:my (?:mum|mom|dad|mother|father)|she|he|mum|mom|dad) (?:forgets?|forgot) (?:my birthday|to)|our baby|the baby|newborn|my birthday)\b/,
  hear: [
    'It is hard to see your {mother} get weaker.',
    'You are always a little worried, whatever else you do.',
    'Now it is you who has to look after your {mother}.',
  ],
  ask: [
    "What's your {mother} like on a good day?",
    'What about {her} is still exactly as it always was?',
    'Which part of the day is hardest with {her}?',
    "Who's there for your {mother} when you can't be?",
    'What does your {mother} talk about most, these days?',
    'What was your {mother} like at your age?',
    'What would you do with a whole free day, if someone good were with {her}?',
    "What worries you most when you're not with {her}?",
  ],
  advice: [
    "I'd let one thing go this week that doesn't keep {her} safe or clean, because nobody can do it all and be kind as well. If there's one part you dread, ring the doctor's tomorrow and ask what help there is for just that.",
    "I'd ask {her} in a good hour what {she} least wants to lose, and hold on to that one thing for {her}. If {she} can't tell you, go by what always mattered to {her}. The rest only has to be good enough, and somebody else may do it.",
  ],
  reason: [
    'You knew your {mother} for years as the one who managed, and nobody gets used to the other thing without being sad, or short, or frightened.',
    'You can love {her} and be at the end of your strength. Most people who look after a {mother} are both by the evening.',
  ],
});

const careFallsOnOne: Matter = {
  id: 'care-falls-on-one',
  signs: orOutright(
    family(
      '\\bwhy is it always me (?:that|who) (?:minds|takes|drives|visits|sits|does|goes|rings|looks|brings|cleans)\\b[^\\n]{0,20}(?:PARENT)(?! joke)|\\b(?:sisters?|brothers?|siblings) (?:swans?|swan|breezes?|waltz\\w*) in\\b[^\\n]{0,60}(?:PARENT)|\\b(?:brother|sister) lives? (?:\\w+ )?(?:\\d+|five|ten|twenty) ?min\\w* from (?:PARENT)|\\bgave up my (?:job|work|life) for (?:PARENT)[^\\n]{0,60}\\b(?:brother|sister|siblings|others)|\\bi do (?:everything|it all|all the \\w+|the lot) for (?:PARENT)[^\\n]{0,60}\\b(?:brothers?|sisters?|siblings|the others|nobody|no one)\\b|\\b(?:brothers?|sisters?|siblings) (?:does|do|did) (?:nothing|fuck all|nowt|sod all|bugger all|zero)\\b[^\\n]{0,40}(?:PARENT)|\\b(?:brothers?|sisters?|siblings)(?: all)? (?:(?:live|lives|living) (?:all )?(?:away|abroad|far|overseas|in [a-z]+)|(?:are|is) (?:all )?(?:abroad|overseas))\\b[^\\n]{0,40}\\bme\\b[^\\n]{0,20}\\b(?:with|for|minding) (?:PARENT)',
    ),
    family('\\b(?:PARENT|my (?:gran|nan|nana|grandmother|grandad|grandfather|grandma|mother-in-law|aunt))\\b'),
    /\b(?:carer|caring|care is|help with our (?:mother|father|mum|dad)|care home|hospital appointments?|appointments|dementia|alzheimer'?s|tablets|look(?:s|ing)? after|take care|taking care|in hospital|weekend with|help with (?:mum|dad|mam|mom|her|him)|washing (?:her|him)|bath|visits?|frail|stroke|falls?|fell|insulin|(?:have|take|having|taking|mind|minding) (?:mum|mam|dad|mom|mammy|her|him) (?:this|for|on|at) (?:the |a )?(?:weekend|night|week|day)|nursing|her (?:shopping|meals)|his (?:shopping|meals))\b/,
    /\b(?:(?:my|the) (?:\w+ )?(?:brothers?|sisters?|siblings?|others|sister-in-law)(?: \w+){0,5} (?:don'?t|doesn'?t|won'?t|never|didn'?t|can'?t|couldn'?t|nothing|too busy|said (?:he|she) would|hasn'?t|haven'?t|cancel\w*|says (?:i|he|she)|lives? (?:in|abroad|far|away)|sends? (?:money|a)|hell no)|(?:care|it|everything|it all) is (?:all )?on me|none of (?:them|my siblings|the others|my (?:brothers|sisters))(?: \w+)? helps?|(?:only|always|all|just) (?:me|on me|down to me|left to me)|it'?s me or nobody|nobody else (?:does|will|helps|can)|no one else (?:does|will|helps|can)|i do (?:everything|it all|all of it|all the)|they (?:all )?(?:think|say|said) i(?:'m| am| have)? (?:single|no kids|nearest|the daughter|not working|don'?t work)|since i live (?:nearest|closest|near)|i'?m the (?:only one|one who))\b/,
  ),
  unless: /\b(?:died|funeral|passed away|my (?:shift|patients|residents))\b/,
  hear: [
    'The others say what should be done, and you do it.',
    'It should be shared, and it all falls on you.',
    'Nobody asked you whether you can.',
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
  advice: [
    "I'd stop asking the others for 'help' and ask each for one thing with a day on it, a Saturday, an appointment. If they can't come, I'd ask for the money for an hour of somebody who can. I'd send the first message tomorrow.",
    "I'd write down one whole week of it, every tablet and every lift, and send it to the others without a word of reproach. If there's nobody to send it to, show it to the doctor, and ask what there is for the one who does the caring.",
  ],
  reason: [
    "You're doing the caring of three or four people, and nobody can do that and be sweet about it every day.",
    "Wanting the others to do their share isn't wanting less for the one you look after. There's only so much of you.",
  ],
};

const familyAsksMoney: Matter = {
  id: 'family-asks-money',
  signs: orOutright(
    family(
      "\\bmy (?:uncle|aunt|cousin|brother|sister|mother|father|mum|dad) (?:\\w+ )?wants? me to pay\\b(?! (?:more |rent|attention|keep))|\\bi pay (?:for )?my (?:parents?|mum|mother|dad|father|family)'?s? (?:mortgage|rent|bills|electricity|fees)|\\b(?:month end|payday|salary day|end of the month)[^\\n]{0,30}\\b(?:rings|ringing|calling|messages)\\b[^\\n]{0,20}\\b(?:family|relatives|home)\\b|\\bi(?:'?m| am) the only (?:one|person) (?:who(?:'s| is)? )?(?:working|with a job|earning|works|employed) in (?:my|our|the) (?:whole )?(?:family|home)\\b|PARENT (?:\\w+ )?only (?:rings?|calls?|texts?|messages?|contacts?) (?:me )?(?:when|if|for|because) (?:\\w+ ){0,3}money",
    ),
    family(
      '(?:PARENT|SISTER|BROTHER|\\b(?:my|our) (?:whole )?(?:family|relatives|people|cousins?|uncles?|aunts?|aunty|aunties|siblings|younger ones|village)|\\b(?:everybody|everyone|they|people|them) (?:at|back) home|\\bback home|\\bblack tax\\b)',
    ),
    family(
      "\\bblack tax\\b|(?:PARENT|SISTER|BROTHER|\\b(?:family|relatives|cousins?|uncles?|aunts?|aunty|siblings|they|everybody|everyone|(?:at|back) home))(?: \\w+){0,3} (?:asks?|asked|asking|wants?|wanted|needs?|begs?|begged|begging|calls?|called|message[sd]?|expects?)\\b[^\\n]{0,40}\\b(?:money|cash|fees|loan|rent|the roof|motorbike|generator|bride price|deposit)\\b|\\b(?:asks?|asked|asking) me (?:for money|to send|to pay|to help out|for (?:a|another) loan)|\\bthink\\w* (?:that )?i(?:'m| am|m| have| got) (?:the |a )?(?:bank|rich|made of money|loaded|tree)\\b|\\b(?:i'?m|am) (?:the|a|their) (?:family |human )?(?:bank|atm)\\b|\\b(?:depend|depends|depending|rely|relies|live|lives|living) on (?:my salary|my money|my wages|my pay|me for)|\\b(?:family|somebody|someone|everybody|they) needs? something|\\bsupporting my (?:whole )?family|\\bschool fees for (?:my|the|two|three)\\b|\\b(?:SISTER|BROTHER|cousin|uncle|PARENT) (?:took|borrowed|owes me|owed me) (?:\\w+ )?(?:\\d|money|my savings)|\\bi send\\b[^\\n]{0,80}\\b(?:they think|they don'?t see|don'?t have|for myself|nothing left|nobody asks)|\\bthey send (?:lists|list|requests)|\\b(?:bail\\w*) (?:him|her|them|SISTER|BROTHER|PARENT) out",
    ),
  ),
  unless:
    /\b(?:for (?:his|her) care|passed|died|i send my|mother's account|my (?:ex|husband|wife|son|daughter|boyfriend|girlfriend|friend|mate|flatmate) (?:\w+ )?(?:asked|asks|wants|owes|borrowed)|how do (?:you|i) ask|(?:i|i've) (?:had to )?ask(?:ed)? (?:my (?:mum|mom|dad|parents|brother|sister|mother|father)) for|they paid|my parents? (?:pay|paid|paying)|inherit\w*|the will|(?:the|his|her|my \w+'s) funeral|child support|for my kids)\b/,
  hear: [
    'You want to help them, and you have to live yourself.',
    'They do not see how little is left for you.',
    'It is hard to say no to your own family.',
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
  advice: [
    "I'd settle on one sum a month that you can stand, tell the family once, and call it closed when it's gone. If something is truly urgent, you can still choose. Tonight, put your own rent aside first and see what's left.",
    "I wouldn't answer any request for money on the day it comes. Say you'll ring back tomorrow, and do. If it's for fees or medicine, I'd pay the school or the chemist directly. If it's for anything else, half is an answer, and so is nothing.",
  ],
  reason: [
    "Everybody in the family counts on the same money, and you're the only one who sees where it ends. Wanting some left isn't turning your back.",
    'A no to family costs you sleep and a yes costs you money, so it feels wrong whichever of the two you say.',
  ],
};

const gathering: Matter = {
  id: 'family-gathering',
  signs: orOutright(
    family(
      "\\bmy (?:sister|brother|cousin|aunt|uncle|niece|nephew|mother|mum|mom|father|dad) (?:\\w+ )?didn'?t (?:even )?invite (?:me|us)\\b|\\bmy (?:uncle|aunt|aunty|cousin|brother|sister|mother|father|mum|dad)\\b[^\\n]{0,20}\\b(?:laugh\\w*|jok\\w+|shout\\w*|told|called|insult\\w*|humiliat\\w*|embarrass\\w*|mock\\w*|slagg\\w*|read)\\b[^\\n]{0,40}\\bin front of (?:all |the whole )?(?:the |my )?(?:cousins|family|relatives|aunts|aunties|uncles)\\b|\\b(?:my|the) (?:whole |entire )?family (?:\\w+ ){0,2}(?:had|went|did|threw|held)\\b[^\\n]{0,50}\\b(?:didn'?t|didnt|never|without|not) (?:even )?(?:tell|invite|ask|us|me|include|mention|invited|told)\\b",
    ),
    family(
      "\\b(?:PARENT|SISTER|BROTHER|aunt(?:y|ie)|my (?:brother|sister)'s|my (?:family|cousins?|aunts?|uncles?|relatives|in-?laws|mother-in-law|whole family|niece|nephew|sister-in-law)|the (?:whole )?family|relatives)\\b",
    ),
    /\b(?:christmas (?:dinner|lunch|day)|had christmas|reunion|birthday meal|family (?:bbq|thing)|(?:to|at) (?:her|his) (?:birthday|wedding|party|thirtieth|fortieth|fiftieth)|(?:at|for|over|on) (?:christmas|easter|eid|diwali|thanksgiving|new year)|christening|baptis\w+|baptiz\w+|family (?:dinner|lunch|do|party|barbecue|bbq|gathering|reunion|meal|photo|calendar|group)|birthday (?:dinner|lunch|party|do)|(?:dad|mum|mom|gran|nan|father|mother)'s (?:birthday|\d+th|sixtieth|seventieth|eightieth)|sunday (?:lunch|dinner|roast)|the (?:barbecue|table plan|seating)|big lunch|whole table|(?:cousin|sister|brother|niece|nephew|aunt)'?s (?:wedding|party|birthday|christening|engagement|graduation)|(?:eid|easter|diwali|thanksgiving|new year'?s?) (?:lunch|dinner|party))\b/,
    /\b(?:left (?:me |us )?out|didn'?t (?:invite|ask|tell|mention|save|include|say a word)|not invited|wasn'?t (?:invited|asked|told|in)|weren'?t (?:invited|asked|told)|uninvited|stopped (?:telling|inviting|asking) (?:us|me)|forgot (?:me|to invite|about me)|nobody (?:asked|spoke|said|noticed|talked)|no one (?:asked|spoke|said|noticed|talked)|without me\b|didnt (?:invite|ask|tell|mention)|everyone ignored|laugh(?:ed|ing)? at me|all laughed|everyone laughed|good laugh|in front of (?:everyone|everybody|the whole|them all|all|my)|made fun|joked? about (?:me|my)|humiliat\w*|embarrass\w*|ignored|saw (?:it|the (?:photos?|pictures?|cake|video)) on (?:facebook|instagram|insta|whatsapp)|read out my|i saw the (?:photos?|pictures?|cake)|put me (?:at|next|on)|cried in|(?<!\b(?:we|i|and) )told everyone|told the whole (?:table|family)|(?:kept|went|going|goes) on about my|ignored me|kids'? table|eleven pictures|went without me)\b/,
  ),
  unless:
    /\b(?:in a good way|was lovely|died|funeral|cancelling|my office|work (?:do|party)|colleagues|my class|my ex|deposit|would have (?:been|laughed|loved)|my (?:husband|wife) and (?:i|me))\b/,
  hear: [
    'It is hard to sit there and act as if everything were fine.',
    'There is a lot of pressure to be happy on such a day.',
    'You see them all together, and the old things come up again.',
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
  advice: [
    "I'd say it to one of the family, whoever's fairest, in a single sentence: what happened, and that it hurt. If none of them would hear it, I'd plan to come late or leave early next time. Tonight, I'd write nothing in any family group.",
    "I'd sleep on it twice and then ring the one it came from, in private, and say what it was like for you. If it was all of them, choose the one who likes you best. In front of the family people only take sides.",
  ],
  reason: [
    "At a family do you're every age at once, and what would be nothing from a stranger gets to all of them.",
    "Family is the one table where you shouldn't have to earn a chair, so a slight there goes deeper than anywhere else.",
  ],
};

const favourite: Matter = {
  id: 'the-favourite',
  signs: orOutright(
    family(
      "(?:PARENT|\\bthey)(?: \\w+)? (?:takes?|took|taking) my (?:brother|sister)'?s side\\b(?! of)|\\bphotos of (?:BROTHER|SISTER)[^\\n]{0,20}\\b(?:none|one|not one) of me|(?:PARENT) (?:went|came|paid|drove)\\b[^\\n]{0,40}\\b(?:but|and) not (?:to |for )?mine\\b",
    ),
    family(
      "\\b(?:SISTER|BROTHER|my (?:siblings?|twin)|golden (?:child|boy|girl)|(?:my|your) (?:sister|brother)'?s?)\\b",
    ),
    family(
      "\\b(?:favou?rites?|favou?ritism|(?:BROTHER|SISTER) can do no wrong|(?:loves?|prefers?|preferred|liked|loved) (?:BROTHER|SISTER)(?: more| best| better|$|[.,!\\n])|parents paid for (?:BROTHER|SISTER|my (?:brother|sister)'s)|and i got nothing|golden (?:child|boy|girl)|compar(?:e|es|ed|ing) (?:me|us)|why (?:can'?t|cant) (?:you|i) be (?:more )?like|the (?:clever|pretty|smart|good|successful|perfect) one|jealous (?:of )?(?:him|her|my|them)?|envy|envious|(?:PARENT)(?: \\w+){0,3} (?:prefers?|always (?:liked|loved|takes?|took)|dotes?|thinks? the sun|loves? (?:him|her) more)|gets? (?:away with|everything|all the (?:praise|attention))|(?:allowed|gets to)\\b.{0,40}\\b(?:because (?:he'?s|hes|she'?s|shes) (?:a boy|a girl|younger|older)|and (?:i'm|im|i) (?:not|wasn'?t))|look at your (?:sister|brother)|your (?:sister|brother) (?:has|got|is|never|would|can))",
    ),
  ),
  unless:
    /\b(?:my favou?rite|her favou?rite (?:song|mug|cup|food|colou?r|cake|book|film)|his favou?rite (?:song|mug|cup|food|colou?r|cake|book|film)|favou?rite (?:person|food|song|place|thing|cake|aunt|uncle)|jealous of (?:my (?:husband|friend|ex|boyfriend))|my (?:kids|children|sons|daughters)|cousin|always been (?:the|mum'?s|mom'?s|dad'?s) (?:\w+ )?favou?rite)\b/,
  hear: [
    'It hurts to come second with your own parents.',
    'You see it every time, and they say it is not so.',
    'You did nothing wrong, and it still feels like that.',
  ],
  ask: [
    'What do you do well that never gets mentioned at home?',
    "How are you with each other when your parents aren't in the room?",
    'Does your brother or sister know it, do you think?',
    'What would you like your parents to say about you to the neighbours?',
    "Whose favourite were you, if anybody's?",
    'Is it both your parents, or mainly one?',
    'What part did the family give you?',
    'Who do you take your good news to?',
  ],
  advice: [
    "I'd take your next good news to somebody whose face lights up, and not to your parents first. If you want to say it to them, tell them one thing that happened, with no 'always' in it, and leave your brother or sister out of the sentence.",
    "I'd talk to the favourite before the parents, because it may be no picnic on that side either. If the two of you can't talk like that, pick one family thing this month that only makes you count, and say tomorrow that you can't come.",
  ],
  reason: [
    "Every child keeps count of what the other one gets, and it doesn't stop by itself at any age, least of all when the count is right.",
    "It isn't your brother's or sister's luck that you mind. You'd like the same look from your parents, and that isn't much to want.",
  ],
};

const rowWithSibling: Matter[] = withEach(['sister', 'brother'], {
  id: 'trouble-with',
  signs: [
    "(?:KIN[^\\n]{0,30}\\b(?:not picking|isn'?t picking|won'?t pick|never picks|not answering|ignoring) (?:up )?m[ey]\\b|KIN[^\\n]{0,40}\\b(?:we(?:'?ve| have)? (?:not|haven'?t|never)|we'?ve no) (?:spoke|spoken|talked)\\b|(?:(?:me|i) and KIN|KIN and (?:me|i))(?: \\w+)? (?:aren'?t|arent|not) (?:on speaking|speaking|talking)|KIN and (?:me|i) had a (?:\\w+ )?(?:punch|row|fight|bust)|KIN said something (?:\\w+ )?(?:unforgivable|horrible|awful|terrible|nasty|cruel)\\b|\\b(?:me|i) and KIN (?:\\w+ ){0,4}(?:screaming match|punch-up|row|argument|argued|fight|fighting|fought|fell out|not (?:on )?(?:speaking|talking)|don'?t (?:speak|talk))|KIN (?:called me|said (?:\\w+ ){0,3}(?:unforgivable|horrible|awful|terrible|nasty|cruel) (?:\\w+ )?(?:to|about) me|has (?:taken|blocked|stolen|sold)|nicked|owes me)|KIN[^\\n]{0,80}\\b(?:we'?re|we are|now we|and we) (?:\\w+ )?(?:not|no|don'?t|haven'?t) (?:talk|speak|talked|spoken|talking|speaking)\\b|\\bsister and i (?:fell out|don'?t|haven'?t|had)|KIN(?: and (?:me|i)| has| had| hasn'?t| and i have|'s)?(?: \\w+){0,3} (?:haven'?t (?:spoken|exchanged|talked)|not (?:spoken|speaking|talking)|don'?t (?:speak|talk)|doesn'?t (?:speak|talk)|hasn'?t (?:spoken|talked|called)|hasnt (?:spoken|talked)|no spoken|fell out|argu\\w+|fight\\w*|fought|blocked|blames?|blamed|accus\\w*|stole|lied|cheated|sold|bid against|took (?:the (?:money|house|ring|lot)|our|my|mum|dad|everything|\\d)|turned (?:on|against|everyone)|cut me off|shouted|screamed|yelled|betrayed|won'?t (?:speak|talk|answer)|stopped (?:speaking|talking)|insulted|no loss|laughed at|read out|told (?:everyone|the whole|our (?:mum|dad|parents)|mum|dad|my (?:husband|secret)))|\\b(?:row|argument|argued|arguing|fight|fought|fall-?out|fell out|fallen out|falling out|words|had it out|not (?:on )?(?:speaking|talking)(?: terms)?|(?:not|no|haven'?t|havent|stopped) (?:spoken|speaking|talking|talked)|angry|furious|mad|quarrel\\w*) (?:\\w+ )?(?:with|to|at) KIN)",
  ],
  unless:
    /\b(?:i won|so proud|died|(?:at|of|after) (?:the|his|her|\w+'s) funeral|passed away|killed|in hospital|overdos\w*|at last|talk again|we'?re (?:friends|fine) now|made up|stood up for|dementia)\b/,
  hear: [
    'It hurts more when it is your own {mother}.',
    'You cannot just walk away from your {mother}.',
    'It has gone on for long, so every new quarrel has the old ones in it.',
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
  advice: [
    "I'd send {her} one line tomorrow that isn't about the quarrel, something only the two of you would know. If {she} did you real harm, over money or a house, I'd put that in writing first, plainly, with what you want and by when.",
    "I'd keep the rest of the family out of it, and ask {her} to come for a walk, where you needn't look at each other. If you can't bear that yet, write it all down tonight and send none of it for a week.",
  ],
  reason: [
    "{She}'s known you longer than nearly anyone, so {she} can hurt you in half a sentence, and you can't just stop having a {mother}.",
    "From anyone else you'd have shrugged at it by now. From a {mother} it brings every other time along.",
  ],
});

const criticises: Matter[] = withEach(['mother', 'father'], {
  id: 'criticised-by',
  signs: [
    "(?:KIN(?: \\w+)? commented on my\\b|\\bnothing i do (?:ever )?(?:pleases|suits) KIN|\\bi'?ll never be (?:good )?enough for KIN|KIN thinks my (?:job|work|degree|art|music|writing) is (?:a joke|rubbish|a waste|not|silly|a hobby)|KIN (?:said|says|told me|goes)(?: that)? '?(?:i look(?:ed)? (?:\\w+ )?(?:tired|old|fat|awful|terrible|rough|a mess)|is that (?:all|what (?:you'?re|i'?m|i was))\\b)|KIN(?: \\w+){0,2} (?:never (?:likes?|liked) (?:anything|how i|the way i|what i (?:wear|cook|do|make|eat|say))|having a go at me|laugh(?:s|ed) when i (?:say|said|tell|told|show|showed)|(?:told|tells) (?:everyone|everybody|the \\w+) (?:that )?i(?:'?m| am) (?:\\w+ )?(?:useless|lazy|stupid|a failure|a disappointment|fat))|KIN(?: \\w+)? (?:had a go at my|has (?:a go|something to say|a comment|an opinion) (?:at|about|on)|made (?:a|another|some) (?:\\w+ )?(?:comments?|remarks?|dig)|always (?:finds?|has) (?:something|fault|a comment)|finds something wrong|redid (?:all )?my|laughed at my|thinks? (?:that )?(?:i'?m|i am) (?:\\w+ )?(?:failure|disappointment|lazy|useless|wasting|stupid|mad|fat)|says? (?:that )?it should|compares me)|never (?:has |had )?a (?:good|kind) word[^\\n]{0,30}KIN|whatever i do[^\\n]{0,20}KIN|KIN(?: \\w+){0,4} (?:correct(?:s|ed|ing)?|criticis\\w*|criticiz\\w*|compar(?:es|ed|ing) (?:me|us)|weighs me|nags?|nagging|disapprov\\w*|puts? me down|putting me down|picks? (?:at|on) me|finds? fault|never (?:says? (?:well done|he'?s proud|she'?s proud|anything (?:nice|good))|proud|pleased|happy with|satisfied|good enough|once said)|comments? on my (?:weight|hair|body|clothes|food|house|skin|job)|rearranged my|(?:said|says|told me|tells me|goes|asked|asks) (?:\\w+ ){0,4}(?:i(?:'?m| am) (?:too )?(?:fat|useless|lazy|a disappointment|wasting|thin|stupid|ugly|single)|i(?:'ve| have) (?:put on|gained|let myself)|my (?:weight|hair|thighs|nose|skin|dress|house|cooking)|about my (?:weight|hair|clothes|body|cooking)|are you (?:eating|wearing)|what did \\w+ get|why (?:can'?t|aren'?t|didn'?t) (?:you|i)|where did (?:we|i) go wrong|is that (?:all|it)))|(?:never|not|nothing) (?:\\w+ ){0,4}(?:good enough|right|enough) for KIN|disappoint\\w* (?:to )?KIN|all KIN (?:said|says|could say|ever says) (?:was|is))",
  ],
  unless:
    /\b(?:died|passed away|funeral|dementia|when she was alive|late (?:mother|father)|never (?:once )?criticis\w*|never (?:nags?|corrected))\b/,
  hear: [
    'It hurts to hear that from your own {mother}, of all people.',
    'However old you are, it matters what your {mother} thinks.',
    'You hear what is wrong, and hardly ever what is good.',
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
  advice: [
    "I'd stop showing {her} the things you care about most until they're finished and you're sure of them. If {she} starts, one sentence will do, 'I like it as it is', and then another subject. You can practise it tonight in the bathroom.",
    "I'd tell {her} in a quiet hour which remark has stayed with you, word for word, and leave out all the others. If {she} laughs it off, then you know it's more than {she} can manage, and I'd simply tell {her} less for a while.",
  ],
  reason: [
    "You heard your {mother}'s opinion of you before you had one of your own, so it still gets in ahead of everybody else's.",
    "You'd like your {mother} to be pleased with you, and hardly anyone grows out of that, whatever they say about not minding.",
  ],
});

const rowWithParent: Matter[] = withEach(['mother', 'father'], {
  id: 'row-with',
  signs: [
    "(?:\\btold KIN (?:that )?i hate (?:her|him)|KIN[^\\n]{0,60}\\b(?:we'?re|now we|we are|and we) (?:\\w+ )?not (?:talking|speaking)(?: to|$|[.,\\n])|KIN and (?:me|i)[^\\n]{0,20}\\b(?:screaming|at it again|not talking|not speaking|fighting(?! fit)|arguing)\\b|KIN (?:said|says) (?:she|he) has no (?:daughter|son)\\b(?!-)|KIN (?:has )?disowned me|\\b(?:me|i) and KIN (?:\\w+ ){0,4}(?:screaming match|punch-up|row|argument|argued|fight|fighting|fought|fell out|not (?:on )?(?:speaking|talking)|falling out|got into it|had words)|KIN and (?:me|i) (?:got into it|had words|clashed|had a (?:\\w+ )?(?:row|argument|fight|falling out|bust-?up|barney)|(?:don'?t|do not|haven'?t|no longer|barely|hardly) (?:\\w+ )?(?:talk|speak|spoken|spoke|talked))|KIN(?: \\w+)? (?:kicked off|went (?:mad|ballistic|mental|off|nuts|spare|crazy|off on one)|lost it|exploded|flipped)(?: (?:at|on|with|cos|because|over|about|when))?|KIN (?:is|was|got|gets) (?:so |really |very )?(?:angry|mad|furious|cross|annoyed) (?:with|at) me|KIN called me (?:a |an )?(?:\\w+ )?(?:selfish|lazy|ungrateful|useless|stupid|difficult|cold|names|liar|brat|disgrace|slag|idiot|cow|bitch)|KIN (?:told|tells) me to (?:get out|leave|pack|fuck off)|told KIN to (?:mind|shut|get out|leave me|fuck off|stop)|\\b(?:(?:row|argument|argued|arguing|arguement|fight|fighting|fought|fell out|fallen out|falling out|had words|had it out|not (?:speaking|talking)|(?:haven'?t|havent|not|no) (?:spoken|talked)|screaming match|quarrel\\w*|hung up|lost (?:it|my temper)|angry|furious|mad) (?:again )?(?:with|on|to)|(?:snapped|shouted|yelled|screamed|swore|blew up|had a go|angry|furious|mad) at) KIN(?!'s)|KIN(?: and (?:me|i))?(?:'s| is| has| just| had| have)?(?: \\w+){0,2} (?:(?:shouted|yelled|screamed|shouting|yelling|screaming|shouts|yells|screams|snapped|swore) ?(?:at|on) (?:me|us)|hung up on me|stormed (?:out|off)|won'?t (?:speak|talk) to me|(?:isn'?t|not) (?:speaking|talking) to me|hasn'?t (?:spoken|talked) to me|threw me out|kicked me out|blames? me|blamed me|(?:had|have|are) (?:a |another )?(?:row|argument|big fight|huge fight|massive fight|falling out)|argued?\\b|argue\\b|fell out|fought(?! in )|slammed))",
  ],
  unless:
    /\b(?:died|passed away|funeral|dementia|carer|when i was (?:little|small|a (?:kid|child|boy|girl)|\d)|not angry|i'?m not\. i'?m|(?:he|she) was gone|hidden|hid her|teeth|same (?:question|thing)|what day|confused|we(?:'ve| have)? made up|the tv|the telly|never (?:once )?(?:shouted|raised|argued))\b/,
  hear: [
    'A row with your {mother} stays with you for days.',
    'You both said things, and you still belong to each other.',
    'It is hard to give in, and it is hard to leave it like that.',
  ],
  ask: [
    'What do you wish your {mother} had understood?',
    "What's {she} like when the two of you are all right?",
    'What would your {mother} say it was about, if I asked {her}?',
    'Which part of the row goes round in your head most?',
    'How does a quarrel with your {mother} usually end?',
    'Is it an old quarrel between you and your {mother}, or a new one?',
    'What would you want from {her} next: a word, an apology, or only some quiet?',
    'Does anybody else in the family see {her} the way you do?',
  ],
  advice: [
    "I'd leave it until you've both slept, and then say one thing to {her} that gives nothing away: you didn't like how it went, and you'd like to talk. If {she} went much too far, I'd wait for {her} to come a step first.",
    "I'd keep two things apart tonight, what it was about and how it was said, and say sorry to {her} only for the part that was yours. If you're not safe or not wanted under {hers} roof, then a bed comes before any talk.",
  ],
  reason: [
    "{She}'s your {mother}, so you can't be right in peace and you can't be wrong in peace. It pulls at you either way.",
    "A row with a {mother} gets to a part of you that's older than good sense, and that part has never been calm about {her}.",
  ],
});

const farFromFamily: Matter = {
  id: 'far-from-family',
  signs: orOutright(
    family(
      '(?:PARENT|my family)[^\\n]{0,60}\\bother side of the world\\b|\\b(?:christmas|eid|diwali|easter|new year)\\b[^\\n]{0,40}\\balone\\b[^\\n]{0,40}\\bfamily on (?:video|whatsapp|the (?:phone|screen))|\\b(?:first|second|another) (?:christmas|eid|diwali|ramadan|new year|thanksgiving|easter|birthday) (?:\\w+ ){0,2}(?:away from (?:home|my family|them)|without my family|far from home)',
    ),
    /\b(?:moved (?:to|here|abroad|away)|i(?:'m| am) (?:\w+ )?(?:from|in) [a-z]+.{0,40}\b(?:in|here in|living in|working in|working here) [a-z]+|i(?:'m| am) (?:\w+ )?here in [a-z]+|i(?:'?m| am) in (?:canada|england|germany|ireland|london|the (?:uk|us|states)|uk|usa|america|dubai|australia|italy|spain|france|norway|sweden|poland|japan|korea|china|new zealand|toronto|sydney|melbourne|dublin)\b|came (?:here|to (?:canada|england|london|germany|ireland|america|the (?:us|uk|states)|dubai|australia|italy|spain))|immigra\w*|emigrat\w*|migrant|abroad|back home|my country|far from home|visa|expat|homesick|miss(?:ing)? (?:home|my family|my mum and dad)\b|far from (?:my family|home|everyone)|new country|different country|(?:flight|hours) away|time difference|in the (?:philippines|village)|asylum|refugee|home country|overseas|since i left home)\b/,
    family(
      '\\b(?:PARENT|my (?:family|people|gran|grandmother|siblings|whole family|relatives)|SISTER|BROTHER|homesick|miss home|missing home|far from home)\\b',
    ),
    /\b(?:miss(?:ing)?\b(?! (?:the bus|my (?:bus|train|flight)|a (?:call|lecture)))|homesick|far|lonely|video ?call\w*|facetime|whatsapp|on the screen|through the phone|couldn'?t (?:go|be there|fly|travel)|can'?t (?:go|be there|fly|travel|visit)|cannot (?:go|be there|fly|travel)|not been (?:home|back)|haven'?t (?:been|seen)|years since|war|bombs?|sirens?|over there|still there|stranger|accent|nobody here|no one here)\b/,
  ),
  unless:
    /\b(?:died|buried|funeral|passed away|my (?:son|daughter|kids?|children)(?: \w+){0,2} (?:moved|lives?|is in|emigrated|flew)|holiday|all inclusive|resort|not (?:just )?homesick|remembrance|grave|my (?:son|daughter) (?:works|is))\b/,
  hear: [
    'You miss them, and life at home goes on without you.',
    'When something happens there, you cannot just go.',
    'It is hard to be far away, most of all on bad days.',
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
  advice: [
    "I'd fix one call a week about nothing, with the phone propped up while they cook, so that nobody at home has to report. If it's the evenings that hurt, I'd make one dish from home tomorrow and take somebody near you a plate of it.",
    "I'd tell one person at home how it really is, somebody who can hear it without taking fright. If it's worry about them that keeps you awake, agree on one word by message every morning, so that you don't have to guess.",
  ],
  reason: [
    "The people you'd simply have turned to are in another country, and the smells and the jokes are there with them. Anyone would miss that.",
    "A good half of your life is in a place you can't get to after work. Being homesick with that isn't weakness.",
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
].map(inMoreWays);
