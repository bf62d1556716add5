import { anyOf, eachOf, either } from './patterns.ts';
import type { PlainAnswer } from './plain-answer.ts';

const smallAge =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';
const child = `sons?|daughters?|kids?|child(?:ren|'s)?|toddlers?|bab(?:y|ies)|twins|(?:my|our|the|his|her|little|young|two|both|these) (?:\\w+ )?(?:lads?|lass|boys?|girls?)|(?:boy|girl) of|boys are|little ones?|eldest|youngest|teenagers?|${smallAge}[- ]?(?:yr|years?)[- ]olds?|${smallAge}yo|grandsons?|granddaughters?|grand(?:kids?|child(?:ren)?)|nieces?|nephews?|step(?:son|daughter|kid)s?|(?:he|she)(?:'s| is) (?:only |just |nearly )?${smallAge}`;
const myChild =
  '(?:my|our) (?:own |grown[- ]up |adult |eldest |youngest |older |younger |middle |oldest |only )?(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|lads?|lass|eldest|youngest|oldest)';
const mother = 'mums?|moms?|mam|mama|mammy|mummy|mother';
const father = 'dads?|daddy|papa|father|old man';
const parent = `${mother}|${father}|parents?|folks|step(?:mum|mom|dad|mother|father)`;
const grandparent =
  'nans?|nana|gran|granny|grandma|grandmother|grandads?|granddad|grandpa|grandfather|pop|grandparents?';
const elder = `${parent}|${grandparent}|(?:mother|father)[- ]in[- ]law|aunt(?:ie|y)?|uncle|old (?:person|people|folks?)`;
const sibling = 'brothers?|sisters?|siblings?|bro|sis|step(?:brother|sister)s?|half[- ](?:brother|sister)s?';
const inLaw = `(?:(?:mother|father|sister|brother|parents?|daughter|son)[- ]in[- ])?in[- ]laws?|(?:mother|father|sister|brother)s?[- ]in[- ]laws?|mil|fil|(?:his|her|their|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\\w*)'?s) (?:\\w+ )?(?:mum|mom|mother|dad|father|parents?|family|folks|sisters?|brothers?|gran|nan|lot|clan|side|people)|parents? of my \\w+|family of my \\w+`;
const relative = `${elder}|${sibling}|${inLaw}|cousins?|aunt(?:ie|y)?s|uncles|famil(?:y|ies)|relatives?|relations`;
const partner = 'boyfriend|girlfriend|husband|wife|partner|bf|gf|fianc\\w*|boss|manager|colleagues?|crush';
const may =
  '(?:should|shall|do|must|ought|would|can|could|may|did) (?:i|we|you|one|a (?:parent|mother|father|mum|dad))';
const how =
  "how (?:do|can|could|should|would|to|d'you|am i|are we|on earth|else|i|we|did|might|does)|what (?:do|can|should|could|would|to|am|are|else)|any (?:tips|advice|ideas?|way)|is there (?:a|any|anything)|tips|advice|(?:best|right|good|kindest|nice) way";
const speakUp =
  'say (?:something|anything|so|it)|speak (?:up|out|to)|have a (?:quiet )?word|(?:step|go|jump|wade) in|get involved|stay out|keep (?:quiet|(?:my nose )?out|my mouth shut)|my place|our place|interfere|intervene|meddle|let it go|leave it';
const contact =
  '(?:ring|call|phone|telephone|text|message|email|e-mail|write to|contact|whatsapp|facetime|get in touch|drop (?:him|her|them) a line)';
const shouting =
  'shout(?:ed|ing)?|yell(?:ed|ing)?|scream(?:ed|ing)? at|screamed|lost (?:it|my (?:temper|rag|patience|cool))|tempers?|snapp(?:ed|ing)|(?:went|go) off (?:on one|at)|flew off the handle|bellow(?:ed|ing)|roar(?:ed|ing)|outburst|blew up|ratty|(?:lose|losing) (?:it|my temper|your temper)|smacked|slammed|threw';

/** What people ask about their families: parents and children of every age, being a parent, brothers and sisters, in-laws, get-togethers. */
export const familyAnswers: readonly PlainAnswer[] = [
  {
    id: 'child-remember-temper',
    asks: anyOf(
      '(?:remember|forget|damag\\w+|scar(?:red|ring|s)?|harm\\w*|traumati\\w+|affect\\w*|undo|ruin\\w*)',
      '(?:leave|leaves|left) a mark|stick with|stay (?:in|with)|hold (?:it|this|that) against|carry (?:it|this|that)',
      'how bad|hurt (?:him|her|them|my)|mess(?:ed)? (?:him|her|them) up|get over (?:it|this|that)|forgive me|will have of me',
    ),
    about: eachOf(
      `${child}|(?:he|she|hes|shes|he's|she's) (?:is )?(?:only )?${smallAge}|all three|bath time|pe bag`,
      shouting,
    ),
    not: anyOf('at me', `my (?:${parent}) (?:shout|yell|scream)\\w*`, 'dementia', 'carer'),
    say: [
      "Hardly likely, and one outburst doesn't mark a child who mostly gets warmth. What comes after counts for more: say plainly that you lost your temper and it wasn't their fault, then be ordinary together.",
      "One bad moment isn't what shapes a child. They learn far more from seeing you put it right, so own it in a sentence or two, without excuses, and let the day go on as usual.",
    ],
    ask: ['What would you want to say to them about it?', 'How were things between you afterwards?'],
  },
  {
    id: 'am-i-a-bad-parent',
    asks: anyOf(
      "i(?:'m| am) failing (?:them|my kids|my children|him|her)",
      `(?:am|was|were|have|been) i (?:\\w+ ){0,3}?(?:bad|rubbish|terrible|awful|crap|useless|shit|horrible|poor|lousy|worst|good|decent|hopeless|unfit|failure|fit)(?: enough)? (?:of a |as a |to be a )?(?:\\w+ )?(?:${parent})`,
      `i(?:'m| am)(?: \\w+)? (?:a|the) (?:bad|rubbish|terrible|awful|crap|useless|shit|horrible|poor|good enough|worst) (?:${parent})`,
      `(?:make|makes) me (?:\\w+ )?(?:a|an|the) (?:bad|rubbish|terrible|awful|crap|useless|horrible|worst|lousy) (?:${parent})`,
      `what (?:kind|sort) of (?:a )?(?:${parent})`,
      'am i (?:\\w+ )?(?:failing|ruining|messing up|screwing up|letting) (?:as a \\w+|(?:my|the|our) (?:kids?|children|son|daughter|boys?|girls?|child)|them|him|her)(?: (?:up|down))?',
      `(?:doing|do) (?:a|an) (?:decent|good|ok|okay|rubbish|bad) job (?:of it|as a|with (?:them|him|her|the kids))`,
      `would a bad (?:${parent})|cut out (?:to be|for being) a (?:${parent})`,
    ),
    about: anyOf(
      child,
      `(?:bad|rubbish|terrible|awful|crap|useless|shit|horrible|good|enough|worst|failure|kind|sort)(?: of)?(?: a)?(?: as)?(?: a)? (?:${parent})`,
    ),
    not: anyOf('for two years', 'fortnight|diary|read (?:his|her)', 'carer', 'grandkids', 'grandchildren', shouting),
    say: [
      "I doubt it: parents who really don't care never lose an evening to that question. Children need someone who turns up, mostly kindly, and who mends things after getting them wrong. Pick the one bit that's bothering you and work on that.",
      "Getting some of it wrong doesn't make you a bad parent, because everybody gets some of it wrong. What counts is how it usually is, and whether you put things right. If one thing keeps happening, change that one thing first.",
    ],
    ask: ['What set that thought off today?', 'Which bit of it bothers you most?'],
    card: 'parenting',
  },
  {
    id: 'child-left-out',
    asks: anyOf(
      speakUp,
      `${contact} (?:\\w+ ){0,2}(?:mum|mums|mother|mothers|dad|parents?|them|him|her|school)`,
      `(?:ask|tell|say (?:something|anything) to|talk (?:to|with)|speak (?:to|with)|approach) (?:\\w+ ){0,3}(?:mum|mums|mother|mothers|dad|parents?|why|teacher)`,
      'charity case|my job to|fix it|how (?:do|can|could) (?:i|you|we) help|what (?:do|can|should|could) (?:i|we|you) do|parent should sort',
    ),
    about: eachOf(
      `${child}|mine|cubs?|brownies?|sleepovers?|out of school|the (?:other )?mums?|another parent|my kid`,
      "nobody (?:asks|wants|plays)|playdates|without (?:him|her|them)|whole class|all been asked|(?:party|birthday) invit\\w+|nobody invites|only one not|(?:not|\\w+n'?t|never|nobody|no one|except|but|without) (?:\\w+ ){0,4}(?:invit\\w+|asked|included|picked)|(?:not|un)[- ]?invited|invited (?:\\w+ ){0,4}(?:except|but|apart)|(?:left|leave|leaves|leaving) (?:\\w+ ){0,2}(?:out|off)|excluded?|excluding|play without|walks behind|everyone (?:\\w+ ){0,3}(?:except|but)",
    ),
    not: anyOf(
      'first christmas|dread(?:ing)?|without (?:mum|dad)',
      "(?:wasn't|not) invited me|invite me",
      'wedding',
      'usher',
      'hen do',
      'hen-and-stag',
      'christening',
      `my (?:${sibling})`,
      `my (?:${parent})`,
      'adult',
      'grown[- ]up',
    ),
    say: [
      "I'd leave this one party or outing alone, because a squeezed invitation rarely feels good. Plan something nice with one child they do get on with. If the leaving out keeps happening, have a quiet word with the teacher.",
      "Not the first time, no: asking the other parents usually makes it more awkward for your child. Give them a good day of their own instead. Once it's a pattern, take it calmly to whoever's in charge of the group.",
    ],
    ask: ['How does your child seem about it?', 'Who do they get on with, there or elsewhere?'],
  },
  {
    id: 'step-in-with-school',
    asks: anyOf(
      'would it (?:make it worse|help|be (?:silly|worth)) (?:if i|to) (?:\\w+ )?(?:rang|ring|call\\w*|email\\w*|went|go|wrote|write|complain\\w*|say|said|spoke|speak)',
      'emailed|(?:complain|worth a fuss)|would you go up|email the teacher|take it up with',
      `(?:${may}|would i be|i (?:should|must)|shall i|do i|to) (?:\\w+ ){0,3}(?:${contact}|complain|fight|take it up|raise|go (?:in|up)|step in|intervene|have a word|speak up|make a fuss|say (?:something|anything)|talk to|speak to|see (?:the|his|her) (?:teacher|head|school)|get involved)`,
      'complain or|worth (?:making a fuss|complaining|raising|saying)|our place|my place|step in|that parent|let (?:him|her|them) (?:handle|sort|deal|speak)',
    ),
    about: eachOf(
      `${child}|(?:his|her) (?:reading book|teacher|form|class|school)|(?:him|her) (?:down|up) a set|sending (?:him|her) home|let them (?:sort|handle)|leave them to it|that parent|as his grandparents`,
      'school|teachers?|tutor|detention|nursery|coach|headteacher|the head|classroom|(?:maths|english|science|pe) (?:teacher|class|set)|a set|test|resit|homework|reading book|form|head of year|classmates?',
    ),
    not: anyOf(
      '(?:phone|tablet|console|xbox) (?:away|off)',
      'school fees|fees|was singing|debt',
      'bullied|horrid|stillborn|sorry|years ago',
      'invit\\w+|party|left out',
      'cr(?:y|ies|ied|ying) (?:at|when)|drop[- ]?off',
      'wedding',
      'quit|give up|law|army|sixth form|chef|college',
      `my (?:${parent}|${sibling}) (?:is|are|was|says|said)`,
      `i (?:am|'m) (?:a )?(?:teacher|${smallAge})|my (?:form )?(?:tutor|teacher)`,
      'driv\\w+|wheel',
    ),
    say: [
      "Ask your child what they want first. If they're small or really upset, have a calm word with the teacher, as a question rather than a complaint. If they're in their teens and want to try, let them go first, with you behind them.",
      "Step in if your child can't manage it alone, or has tried and nothing changed. Start with whoever was there, keep it friendly, and ask what they saw. Small things an older child can often raise without you, with a bit of practice at home.",
    ],
    ask: ['What does your child say they want?', 'What would you want the school to do?'],
  },
  {
    id: 'not-enjoying-parenthood',
    asks: anyOf(
      '(?:find|finding) it boring|all enjoy it',
      "normal|why (?:don'?t|do not|am|do) i|like everyone|wrong|bad|awful|terrible|horrible|allowed|a thing|just me|only (?:one|me)|alone",
      '(?:does|do|is) (?:\\w+ )?(?:everyone|everybody|anyone|anybody|all|they all|other)|other (?:mums|dads|parents|mothers|fathers|people)',
      'say about me|wrong with me|supposed to (?:start )?(?:enjoy|like|love)|(?:is|are) (?:he|she|they) lying|when (?:do|will|am) i .{0,20}enjoy',
    ),
    about: eachOf(
      `(?:my|our|your|the|own|with) (?:\\w+ )?(?:sons?|daughters?|kids?|children|bab(?:y|ies)|toddlers?|twins|boys?|girls?)|toddlers?|kids|bab(?:y|ies)|bedtime|soft play|making memories|being a (?:${parent})|parenthood|motherhood|new (?:mums|dads)|other (?:mums|dads|parents)`,
      "enjoy\\w*|bored|boring|miss (?:my|the) (?:old|former|own|previous) (?:life|self|job)|regret (?:having|becoming|it)|shouldn't have had|love every minute|count(?:ing)? (?:the )?(?:minutes|hours) (?:to|till|until)|counting minutes|(?:don't|do not|dont|not) (?:just )?(?:love it|like (?:being|spending|it|playing))|love the baby|like playing|soft play|hate (?:being|playing)",
    ),
    not: anyOf(
      'sister and her|staying|visit\\w*',
      'friends?|university|would be (?:one|two|three|four|five)|died|grie\\w*',
      'school|teacher|lesson',
      `my (?:${parent})`,
      'job is|at work|my job',
    ),
    say: [
      "You're far from the only one. Plenty of parents love the child and dislike a good half of the days, and the ones who say they enjoy every minute are leaving bits out. If nothing at all gives you pleasure for weeks, tell a doctor.",
      "Yes, that's normal, and it says nothing about how much you love them. A lot of it is dull, loud and tiring, and missing the old life is allowed. Should it feel grey all day, every day, mention that to your doctor.",
    ],
    ask: ['Which part of the day is hardest?', 'What do you miss most at the moment?'],
    card: 'new-parent',
  },
  {
    id: 'small-children-get-easier',
    asks: anyOf(
      '(?:get|gets|getting|be|becomes?) (?:\\w+ ){0,2}(?:easier|better|less (?:exhausting|tiring|hard|full on))',
      'easier than|always (?:this|so) (?:hard|tiring)|life back|end to (?:it|this)|calm(?:s)? down|this (?:bit|stage|phase) (?:ever )?(?:end|pass)|(?:ever|when (?:does|will) (?:it|this)) (?:end|stop|pass)|stop needing|will it',
      'how long (?:till|until|before|do(?:es)? (?:it|this|the (?:\\w+ ){1,4}(?:stage|phase|bit)|they) (?:last|go))|when does it go|when (?:do|will|does) (?:i|you|we|it) (?:\\w+ ){0,3}(?:sleep|rest|back|easier|better)',
    ),
    about: anyOf(
      "(?:four|two|three|five) is (?:easier|better)|they stop needing|toddlers?|bab(?:y|ies)|newborn|twins|little ones|(?:kids|children) under|under (?:five|four|three|two|5|4|3)|(?:one|two|three|four|1|2|3|4)[- ]?(?:yr|year|month)s?[- ]?olds?|when they(?:'re| are) (?:small|little|young|at school)|parenting|sleep through|(?:boy|girl) of (?:one|two|three)|months? old|nearly (?:two|three)|small (?:kids|children)|with \\d kids|enjoy it (?:bc|because|as) it goes",
    ),
    not: anyOf(
      'his lad|her lad|headache|kicking|bleed(?:ing)?|hospital|in front of the children|i wake the baby',
      'insomnia|help jess|like a baby|of a baby|say sorry|hurts',
      'latch\\w*|breastfe\\w+',
      'latch|nursery|drop[- ]?off|preschool|reception|kindergarten',
      'driv\\w*|motorbike|passed|grown',
      'miscarr\\w*|stillb\\w*|died|lost (?:the|our|my) baby',
      'sibling|bicker\\w* over a',
      'worr(?:y|ied|ying)',
      "i (?:don't|dont|do not) (?:love|want) (?:him|her|the baby|my baby)",
    ),
    say: [
      'It does. The first years are the tightest for sleep and patience, and then they begin to dress, play and talk sense on their own, and bits of your life come back. Until then, lower the standards wherever nobody gets hurt.',
      "Yes, and usually in steps you only notice afterwards: a whole night, a whole meal, a wet day that wasn't awful. New bother comes along too, but you're less tired for it. For now, take every bit of help that's offered.",
    ],
    ask: ['What would make this week a bit easier?', 'When did you last get some real rest?'],
  },
  {
    id: 'drop-off-tears',
    asks: anyOf(
      '(?:ever )?settle|normal|how long|pass(?:es)?|stop(?:s|ped)?|damage|harm\\w*|coming back|forget you|sneak|(?:do|does) (?:they|every|all)|whole time|(?:easier|better)',
      'what (?:do|can|should) (?:you|i|we) do|how (?:do|can) (?:people|you|i|we|parents)|should (?:it|i|we)|upset|bad for',
    ),
    about: eachOf(
      "sneak out|walk away when|leaving (?:him|her|them) there|once you(?:'?ve| have) gone|nursery|drop(?:ped|ping)?[- ]?off|dropped|preschool|pre-school|reception|kindergarten|childminder|playgroup|daycare|creche|at the gate|(?:every time|when) (?:i|you) leave|settled",
      `cr(?:y|ies|ied|ying)|scream(?:s|ed|ing)?|sob(?:s|bing|bed)?|howl(?:s|ed|ing)?|tears|wail(?:s|ed|ing)?|cling(?:s|ing|y)?|wept|weeps?|holds? on|peel\\w*|upset|sad`,
    ),
    not: anyOf(
      'uni|university|m6',
      `my (?:${partner})`,
      "i(?:'m| am| was|'ve been)? (?:\\w+ )?(?:crying|sobbing|in tears)|look(?:ed)? back|not even a wave",
      'dog|puppy|cat',
    ),
    say: [
      "Usually a few weeks, and the crying mostly stops minutes after you've gone. Keep the goodbye short, cheerful and the same every day, and ask the staff how it went. If it's still bad all day after a month or so, talk it over with them.",
      "It passes for nearly all of them, often within a month. They aren't thinking you won't come back for long; they're protesting at the door. One hug, one sentence, go, and get someone to text you once they've settled.",
    ],
    ask: ['What do the staff say happens after you leave?', 'How do the goodbyes go at the moment?'],
  },
  {
    id: 'lie-to-child',
    asks: anyOf(
      'keep pretending|keep up the lie|(?:lie|lies|lying|fib) to (?:a |my |your |our )?(?:kids?|child\\w*|son|daughter)',
      '(?:lie|lies|lying|lied|fib|fibbed|fibs|pretending|pretend) (?:\\w+ ){0,2}(?:to|matter|about|up|or|them|him|her)',
      '(?:keep|carry) (?:up|on) (?:the|with the) (?:lie|pretence|story)|come clean|white lies|wrong to (?:lie|fib)|ok(?:ay)? to (?:lie|fib)|better to lie|have been honest|be honest with|how much (?:of the )?(?:truth|should)|know (?:what|the truth)|tell (?:him|her|them) the truth',
      'was (?:it|that) (?:wrong|bad|ok|okay)(?: to (?:lie|fib))?(?=\\?|$)',
    ),
    about: eachOf(
      child,
      'lie|lies|lied|lying|fib\\w*|pretend\\w*|truth|honest\\w*|made (?:it|something|that) up|carry on',
    ),
    not: anyOf(
      "honestly|lacked|church|big man|don't know what they want",
      'lying on',
      'baby shower|friends?|at work|running club|cancer',
      'santa|father christmas|tooth fairy|elf|easter bunny|sinterklaas|believes?',
      'separat\\w+|divorc\\w+|splitting|affair|cheat\\w*',
      partner,
      `my (?:${parent}) (?:lied|lies|lie)|lied to me|lies to me|lying to me|(?:he|she|they)(?:'s|'re)? (?:been )?(?:lied|lies|lying)`,
    ),
    say: [
      'A small dodge on the spot is fine, and every parent has done it. For anything that touches their own life, go back with the simple true version before they hear it elsewhere. They cope better with little and true than with guessing.',
      "For little things it does no harm. With something they'll notice anyway, or find out later, I'd tell a short true piece that fits their age and leave the rest out. Leaving things out isn't lying.",
    ],
    ask: ['What have they picked up so far, do you think?', 'How would you put it in one sentence?'],
  },
  {
    id: 'child-asks-santa',
    asks: anyOf(
      'tell|say|come clean|deny|admit|reveal|confess|keep|believ\\w+|too old|game up|harm|what (?:do|should|would|can|does)|then what|how (?:do|can|should|to)|another year|is it time|find out',
    ),
    about: anyOf(
      '(?<!secret )santa(?: claus)?|father christmas|tooth fairy|easter bunny|sinterklaas|reindeer|elf on|still believes',
    ),
    not: anyOf('secret santa|dress(?:ed)? (?:up )?as'),
    say: [
      "If they ask you straight out and seem to want the answer, tell them, gently. Then let them in on it: now they help keep it going for the little ones. Most are prouder than they're sad.",
      "Go by the child. One who's fishing to be told it's all true can have another year; one who looks you in the eye deserves a yes. Make it a promotion: they're one of the people who does the magic now.",
    ],
    ask: ['How did they seem when they asked?', 'What would you like them to keep from it?'],
  },
  {
    id: 'let-child-quit',
    asks: anyOf(
      '(?:make|let) (?:him|her|them)(?! (?:dig|mind))',
      '(?:let|letting|allow|allowing|force|forcing|make|making|push|pushing) (?:him|her|them|it go|kids|(?:my|your|our|the|a) \\w+)(?! (?:dig|mind))|do i (?:let|make|force)',
      "i (?:push|let|force) or|supposed to just say|finish (?:the|it)|stick (?:it|with|at) |(?:child|kid|he|she|they) (?:quit|stop|give up)|kids (?:stop|quit|give)|letting them give up|who's right",
    ),
    about: eachOf(
      `${child}|he|she|him|her`,
      "wants? out|see out|had enough|keep(?: going)?|carry on|rather|force|stick|quit\\w*|gives? (?:it )?up|giving up|stop(?:ped|ping)?|drop(?:ped|ping)?|leave|leaving|(?:doesn't|doesnt|don't|does not|won't|wont) (?:\\w+ )?(?:want|go|put|like)|hates?|refus\\w+|cries before|tummy ache|jack it|tears",
      "violin|piano|ballet|swimming|football|hockey|karate|judo|chess|choir|scouts|cubs|brownies|trumpet|guitar|danc(?:e|ing)|gymnastics|drama|clubs?|lessons?|team|tennis|rugby|boxing|pony|riding|flute|drums?|orchestra|band|martial arts|training|things they're good at|cello|sports?|clarinet|netball|athletics|cricket",
    ),
    not: anyOf(
      'promotion|take this offline',
      'smok\\w+|vap\\w+',
      'sixth form|uni\\w*|apprentice\\w*|college|job|army|a levels',
      `my (?:${parent}) (?:won't|wants|makes|make)|i(?:'m| am) (?:1[0-9]|fifteen|sixteen)`,
      'fighting',
    ),
    say: [
      "I'd have them finish the term or what's been paid for, then let them choose. Being good at it isn't reason enough if they dread it every time. Ask about the teacher and the others first, since it's sometimes only that.",
      "Yes, after a fair stretch and a proper chat about why. If it's one bad week, wait; if it's been tears or excuses for months, let it go. They can come back to it later, and people do.",
    ],
    ask: ['What do they say they dislike about it?', 'How long has it been like this?'],
  },
  {
    id: 'child-own-path',
    asks: anyOf(
      'let (?:him|her|them|my|your|a)|letting|stop (?:him|her|them)|talk (?:him|her|them) out|(?:put|putting) my foot down|must (?:i )?allow|allow (?:it|this|him|her|them)|steer\\w*|sign it|how much say|own mistakes|push (?:him|her|them)|insist|forbid|say no|say what i think|let (?:her|him) be',
      speakUp,
    ),
    about: eachOf(
      `${myChild}|(?:my|our|the|your) (?:lad|kid|lass|teenagers?|children|kids)|(?:he|she)(?:'s| is) (?:1[5-9]|16|17|18|fifteen|sixteen|seventeen|eighteen)|(?:he|she|they) wants?(?: to)?|he's turned down|they study`,
      'college|university|uni|sixth form|stud(?:y|ies|ying)|apprentices?(?:hip)?|a[- ]levels?|careers?|army|navy|chef|course|subjects|gap year|leave school|out of school|law|medicine|nursing|art school|degree|hairdress\\w*|beauty therapy|drummer|acting|cruise|boats|own mistakes|travel\\w*|take a year|drop(?:ped|ping)? out|turned down|act(?:or|ress)|musician|youtuber|oxford|cambridge|make content|the swimming',
    ),
    not: anyOf(
      "haven't told|jack it in",
      'son in law|drinking',
      'teacher|detention|homework|nursery|bull(?:y|ied|ying)|primary',
      `my (?:${parent}) (?:want|wants|won't|says?|think|thinks)|(?:for|to) (?:my )?parents`,
      'rent|moved back|invit\\w+|party',
      'swimming lessons|violin|ballet',
      'teas\\w+|jokes?',
    ),
    say: [
      "I'd lean towards letting them, once you've said your worry clearly and once only. Help them try it for real, dull parts and all, because that answers more than arguing. Most paths can be changed later, and trust between you is harder to get back.",
      "Say what you think one time, as a question rather than a verdict, and then leave the choice with them. Pushing makes young people defend things they aren't even sure of. If it's dangerous or can't be undone, that's different, and you say so.",
    ],
    ask: ['What is it about this that worries you most?', 'What do they say draws them to it?'],
  },
  {
    id: 'child-chooses-other-parent',
    asks: anyOf(
      'would a good (?:mother|father|mum|dad) do',
      'agree|fight|let (?:him|her|them|it|your|my)|say no|stop (?:him|her|them)|my fault|what (?:do|should|can) (?:i|we) do|hand (?:him|her|them) over|give in|have to|hold on|insist|(?:be )?(?:ok|okay|fine) with|allow|up to (?:them|him|her)|force|make (?:him|her|them) (?:stay|come)|done wrong',
    ),
    about: eachOf(
      `${child}|he|she|they`,
      `(?:live|living|move|moving|stay|staying|be|go|going) (?:\\w+ ){0,4}?(?:with|to|at|in with|over to) (?:(?:his|her|their|the|my) )?(?:other )?(?:dad|father|mum|mom|mother|ex|parent|one)(?:'s)?|(?:at|to|for) (?:his|her|their) (?:dad|father|mum|mother)'?s|stop coming on my weeks`,
      'let (?:him|her|them|your)|up to them|hand (?:him|her) over|wants?|wanting|chosen|chooses?|chose|asked|asking|rather|packed|prefers?|decided|quieter|bigger room',
    ),
    not: anyOf(
      `(?:my|our) (?:${sibling}|friend)`,
      'nursery',
      `my (?:${mother}|${father}) (?:to|move|in)|spare room|carer`,
      'holiday with',
      `${shouting}`,
      'boyfriend|girlfriend',
    ),
    say: [
      "Listen before you fight it. Wanting to live with the other parent is rarely a verdict on you; it's often about a room, a school or some quiet. If they'd be safe there, keep regular days with you and make it easy to change their mind.",
      "If it's a safe home, I'd let them try it, with fixed days at yours and a date to look at it again. Being heard matters hugely to them. Holding on by force tends to cost more than it keeps.",
    ],
    ask: ['What do they say would be different there?', 'What would you want to keep, whatever happens?'],
  },
  {
    id: 'child-embarrassed-by-me',
    asks: anyOf(
      "normal|ok(?:ay)?|embarrass\\w*|asham\\w+|mortif\\w+|minds?|wish (?:he|she)|hurt or laugh|get over it|put up with|was i (?:that|so) bad|do as i'm told|find (?:it|us|me) funny|(?:tell|say) (?:to )?(?:her|him) it'?s? hurt\\w*|cring\\w+|should i be hurt|because of (?:the|my)",
    ),
    about: either(
      anyOf(
        "(?:doesn't|doesnt|won't|wont|not) (?:want|let|like) me (?:to )?(?:\\w+ ){1,4}(?:in front of (?:his|her|their)|at the (?:school )?gates?|to school)",
      ),
      either(
        anyOf(
          "asked me not to (?:sing|wave|wear|come)|can you not|told (?:his|her) mates i|we're the older parents|walk(?:s|ed) past me",
        ),
        eachOf(
          child,
          "embarrass\\w*|asham\\w+|mortif\\w+|pretend\\w* not to know|can you not|school gate|walk(?:s|ed)? (?:past|ten|behind|ahead)|ten steps|cring\\w+|in front of (?:his|her|their) (?:friends?|mates|class)|go red|told (?:his|her|their) (?:mates|friends)|sports day|school disco|hasn't looked at me|older parents|parents evening|not to (?:sing|wave|wear)",
        ),
      ),
    ),
    not: anyOf(
      'how do i say it|letting go|minded my|never took a penny',
      'fell off|stage',
      'drama club|dance class|live with your mum|still live',
      `my (?:${parent}) (?:embarrass\\w*|is|are|was)|(?:i'm|i am|i was|i feel) (?:so |a bit |really )?(?:ashamed|embarrassed)`,
      shouting,
      'missed|laptop',
    ),
    say: [
      "Little ones mostly find it funny, and at eleven or twelve they turn embarrassed by having parents at all. It isn't about you as a person. Go along with the small requests, and they'll remember that you didn't make a fuss.",
      "They may cringe for an afternoon, but it isn't shame at who you are. Nearly every child goes through it, and it passes. Do what they ask where it costs you nothing, and keep turning up.",
    ],
    ask: ['How did you take it when it happened?', 'What did they ask you to do differently?'],
  },
  {
    id: 'right-thing-to-my-child',
    asks: anyOf(
      'right (?:thing|way|answer)|wrong (?:thing|answer)|(?:was|is) (?:that|it) (?:ok(?:ay)?|wrong|right|enough|a good|alright|all right|a bad|bad|the (?:right|wrong))(?! (?:that|of|to))|what (?:should|could) i (?:have|of) (?:said|say|done|told)|should i (?:have|of) (?:said|put|told|done|answered|just)|(?:did|have) i (?:\\w+ ){1,4}?(?:right|wrong|badly|well)|it was enough',
    ),
    about: eachOf(
      `(?:my|our) (?:\\w+ ){0,2}(?:sons?|daughters?|kids?|child|children|boys?|girls?|lad|grandson|granddaughter|eldest|youngest|niece|nephew|stepson|stepdaughter|year[- ]old|milo|twins)|(?:at bedtime|little one)|(?:he|she)(?:'s| is) (?:only )?${smallAge}|(?:he|she) (?:asked|said|owned up)`,
      "i (?:just |only )?(?:said|say|told|gave|answered|replied|thanked|didn't say|did not say|left the room|drove|hugged)|telling (?:her|him|them)",
      `${child}|(?:his|her) dad|telling (?:him|her) off|little one|fine to cry|the final`,
    ),
    not: anyOf(
      "niece|husband's boss",
      'boss|interview',
      'not married|sold|bought|ring on my birthday|moved back',
      shouting,
      `${partner}|friend's funeral|ex`,
      'lie[ds]?|lying|fib\\w*|truth|pretend\\w*|prison',
      'santa',
      `(?:my|our) (?:${parent}|${sibling}) (?:said|asked|told)`,
      'interview|meeting|work',
    ),
    say: [
      'If it was calm and kind, it was right enough, even with clumsy words. Children mostly check whether you stay steady. You can go back to it tomorrow: "I\'ve been thinking about what you said yesterday."',
      "It was probably fine, and it isn't your only chance. They hear the tone more than the wording. If there's something you'd rather have said, say it in one sentence next time you're side by side somewhere.",
    ],
    ask: ['What would you add, if they asked again?', 'How did they seem after you said it?'],
  },
  {
    id: 'kids-keep-fighting',
    asks: anyOf(
      'stop (?:them|it|the)|get them to|get my (?:kids|boys|girls|two)|get (?:on|along)|normal|step in|sides|knack|any way|ever be friends|do all|go between|leave them|be kind|what (?:do|can|should|are) (?:i|you|we) (?:\\w+ )?(?:do|supposed)|what do you do|how (?:do|can|to) (?:i|you|we )?(?:\\w+ )?(?:stop|make|get|handle|deal|cope)',
    ),
    about: eachOf(
      '(?:my|our|the) (?:\\w+ )?(?:\\d|two|three|four|kids|children|boys|girls|sons|daughters|twins)|two boys|two girls|siblings|stepbrothers|stepsisters|three kids|(?:his|her) (?:little |big |baby )?(?:brother|sister)|tells tales|bit him|he pokes her|children are with us|these two|they (?:squabble|bicker)|each other in photographs',
      'fight(?:s|ing)?|fought|bicker\\w*|squabbl\\w*|at each other|poke[sd]?|nasty to|war|tells tales|bit (?:him|her)|hit(?:s|ting)? (?:him|her|each other|one another)|quarrel\\w*|argu(?:e|es|ing)|get on|wind(?:ing)? each other|killing each other|same room|ever be friends',
    ),
    not: anyOf(
      `my (?:\\w+ )?(?:brothers?|sisters?|husband|wife|partner|ex|${parent})`,
      "grown|adult|fifty|(?:haven't|not|stopped|aren't) (?:spoken|speaking|talking)|married|wedding|fallen out|custody|divorc\\w*|we (?:fight|argue)|in front of the (?:kids|children)",
      'owes|trailer|uncles?|aunts?|cousins?',
      'teacher|colleagues?|boss',
    ),
    say: [
      "You won't stop it altogether, since squabbling is how they practise, but you can cool it. Stay out of who started it, part them when it gets physical, and give each a bit of time alone with you. Hungry and tired is when it's worst.",
      "Don't be the judge: say what you see, send both to cool off, and let them work out the rest once they're calm. Step in at once for hitting or cruelty. Ten minutes alone with each of them most days takes a surprising amount out of it.",
    ],
    ask: ['When in the day does it mostly start?', 'What have you tried so far?'],
  },
  {
    id: 'working-parent-guilt',
    asks: anyOf(
      'bad for (?:him|her|them|the|my|our|kids|children|a|babies)|damag\\w+|suffer\\w*|harm\\w*|hurting|mind (?:having|that|when|if|us|me)|hold (?:it|that|this) against|short-?changing|cut (?:down )?my hours|selfish (?:to|of me to|for) (?:\\w+ ){0,3}(?:work|go back|going back|working)|go part[- ]time|miss(?:ing)? out|poor childhood|neglect\\w*|resents? (?:me|us)|is (?:she|he) right|bad sign|would you take it|affect\\w*',
    ),
    about: eachOf(
      `${child}|nursery|childminder|nativity|i'm gone monday|small children|go back to work|(?:other|bad) (?:mums?|mothers?|dads?)|as a (?:mum|mother|dad|father)`,
      'work(?:s|ing)?|full[- ]time nursery|nursery five|childminder|my job|shifts?|nights|laptop|wages|office|career|part[- ]time|my hours|promot(?:ed|ion)|lorries|client|the shop',
    ),
    not: anyOf(
      shouting,
      'homework|school work|hard work',
      'cr(?:y|ies|ied|ying)|howl\\w*|drop[- ]?off|screams?',
      'divorc\\w*|separat\\w*|affair|cheat\\w*',
      `my (?:${parent}) (?:is|are|was|works?|drinks?)`,
      'drinks?|drinking|drunk|smok\\w+',
    ),
    say: [
      "No, children do well with working parents, as long as whoever looks after them is kind and steady. What they notice is whether you're really there when you're home. Half an hour with no phone does more than a guilty whole day.",
      "It isn't harming them. A safe place, people they know and a parent who comes back every day is plenty. If it's you who's missing out, that's worth taking seriously as well, and you could look at one thing in the week to shift.",
    ],
    ask: ['Which moments do you mind missing most?', 'What would a better week look like for you?'],
  },
  {
    id: 'like-one-child-more',
    asks: anyOf(
      'favou?rites?|like one|preferr?\\w*|love (?:one|them all)|closer to one|more than (?:the other|another|my other)|normal|terrible|bad|allowed|awful|monster|wrong with me|natural|wrong|do (?:it|all)|okay|common',
    ),
    about: eachOf(
      `${child}|my (?:first|second|third)|the (?:little|big) one|they're both grown`,
      "(?:have|got|a|secretly have a) favou?rite(?: child| kid| son| daughter)?|like (?:one|the (?:little|younger|older|big|other) one) (?:\\w+ ){0,3}(?:more|better)|(?:i|for) preferr?\\w*|prefers? the (?:girl|boy)|lov(?:e|ed) (?:one|them all|the first|from)|closer to (?:one|my)|easier (?:\\w+ ){0,3}(?:one|other|than)|love best|click with|easier to (?:love|like|be with)|(?:harder|hard) to (?:love|like)|one i (?:just )?(?:click|enjoy)|i get on with my (?:son|daughter)|(?:get on|easier|closer) (?:\\w+ ){0,4}(?:with|to) my (?:\\w+ )?(?:son|daughter|eldest|youngest|first|second) (?:\\w+ ){0,2}than|easy and the|hope it's him|the one quicker|one (?:child|kid) more",
    ),
    not: anyOf(
      `(?:my|our|his|her) (?:${parent}) (?:\\w+ )?(?:prefers?|favou?rs?|likes?|loves?|always|has a|have a|had)`,
      `${partner}`,
      'am i the|i was never|teacher',
    ),
    say: [
      'Yes, a lot of parents find one child easier company, and hardly any say it out loud. It often swaps round as they grow. What matters is that both get your time and your fairness, so put a bit of extra into the harder one.',
      "It's common, and feeling it isn't the same as treating them differently. Some children are simply more like you, or going through an easier stretch. Find one thing you enjoy doing with the other, just the two of you, and do it often.",
    ],
    ask: ['What comes easily with the one, and not the other?', 'What do you enjoy with the harder one?'],
  },
  {
    id: 'losing-my-child',
    asks: anyOf(
      'los(?:e|ing|t) (?:her|him|them|my (?:\\w+ )?(?:son|daughter|boy|girl|child|kid|kids|children|lad)|each other)|(?:come|comes|coming) back(?: to (?:me|us))?|for (?:\\w+ )?(?:teenagers?|kids?) to|(?:does|do) (?:he|she|they|my \\w+) hate (?:me|us)|like (?:you|me|us) again|drift\\w*|(?:just )?a phase|does (?:it|this) pass|good years|spend time with me|no use for|is it over|grow out of|want (?:me|us) (?:again|any ?more)',
    ),
    about: eachOf(
      `${child}|my (?:boy|girl|lad|eldest)|old (?:dad|mum)|rolls (?:her|his) eyes`,
      `teen\\w*|1[0-9]|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|a door|(?:used to|any ?more|not any more|no longer)|rolls? (?:her|his) eyes|headphones|mates|language|distant|(?:can't|cant) stand me|hates? me|phase|different jokes|in bristol|corrected me|spend time|can't follow|moved in with|pulling away|drift\\w*`,
    ),
    not: anyOf(
      'friend|ship',
      'died|death|killed|court|custody|passed away|miscarr\\w*|funeral|cancer|overdose|drugs?|social services|police|hospital|suicid\\w*|self[- ]harm\\w*',
      `my (?:${partner}|${parent})|i(?:'m| am) (?:1[0-9]|fourteen|fifteen|sixteen)`,
      'crying|cot|tooth|first day',
    ),
    say: [
      "Almost certainly not. Growing into a world of their own isn't the same as leaving you, though it can look it for a few years. Keep the small things that are yours together, stay friendly, and don't make them choose. Most come back closer.",
      "It's far more likely a phase than a loss. Children push off hardest from the people they're sure of. Be around, keep the food, the jokes and the lifts going, ask less, and let them find you in a good mood.",
    ],
    ask: ['What have you noticed changing lately?', 'What do the two of you still enjoy together?'],
  },
  {
    id: 'sad-child-growing-up',
    asks: anyOf(
      'why (?:am|does|do|is|was|did) (?:\\w+ ){0,4}?(?:cry|crying|hurts?|sad|sat|feel|feeling|weepy?|weeping|upset|so)|what am i weeping|(?:silly|daft|odd|weird|stupid|mad|normal|pathetic|strange)|choked up|only me|just me|lost something|up with me|mother mind|everyone like this|is it (?:ok|okay|wrong) to (?:be|feel) sad',
    ),
    about: either(
      anyOf(
        'in a bra|(?:the|a) cot|shoe shop|stabilisers|bedtime story|baby tooth|last day of primary|holding my hand|first wage',
      ),
      eachOf(
        `${child}|my (?:baby|first|last)|he(?:'s| is) taller|holding my hand`,
        'first (?:day|wage|job|bra)|last (?:day|baby|year)|gr(?:ow|ew|own|ows|owing) up|baby tooth|tooth came|taller|in a bra|the cot|a cot|drives now|shoe shop|a size|stabilisers|bedtime story|holding my hand|of primary|were little|was little|outgrown|(?:leaving|left|gone) (?:home|for uni(?:versity)?|to uni(?:versity)?)|graduat\\w+|(?:starts?|started|starting|off to) (?:big |primary |secondary )?(?:school|nursery|reception|college)|left home|teddies|toys|moved out|turned (?:18|eighteen|13|thirteen)|last (?:child|one) at home',
        'cry|crying|cried|hurts?|sad|upset|weep\\w*|wept|missing|miss|choked|bits|funeral|felt|feel|burst|mind|recycling|lost|tears|emotional',
      ),
    ),
    not: anyOf(
      'bull(?:y|ied|ying)|died|dead|hospital|ex|divorc\\w*|invit\\w+',
      shouting,
      'embarrass\\w*|asham\\w*',
      'when i was little|i was little',
    ),
    say: [
      'Because a stage has just ended and nobody asked you. It can be good news and still hurt, and most parents have stood there feeling exactly that. It eases within a week or two, and the next stage has its own good bits.',
      "It isn't silly at all. You're proud, and you're also missing somebody smaller, and both are true at once. Mark it in some little way, a photo or a nice tea, and let yourself be sad for the afternoon.",
    ],
    ask: ['Which bit of it got to you most?', 'What do you like about the age they are now?'],
  },
  {
    id: 'when-tell-kids-separating',
    asks: anyOf(
      "when (?:do|should|is|can|would|will|to)|before or after|now or|(?:tell|telling|told|say) .{0,40}(?:before|after|now|yet|early|soon|same time|once|tonight|straight away|wait|first|together)|how (?:long|soon|early)|wait (?:till|until|for)|right time|best time|too (?:soon|early)|know early|leave it|who's right",
    ),
    about: either(
      anyOf('children to know|children be told'),
      eachOf(
        `${child}`,
        "separat(?:e|ed|ing|ion)|split(?:ting)?(?: up)?|divorc\\w+|moving out|moves out|leaving (?:him|her|my (?:husband|wife|partner))|break(?:ing)? up|same room so|we've decided",
        'tell|told|telling|say|know|find out|explain',
      ),
    ),
    not: anyOf(
      'nobody knows yet',
      `my (?:${mother}|${father}|parents) (?:are|is|have|got|split|separat\\w+|divorc\\w+)|new (?:partner|boyfriend|girlfriend)|meet (?:my|him|her)|introduce`,
      'how do i tell (?:my|him|her) (?:husband|wife)',
    ),
    say: [
      "Tell them once it's decided and you know who'll live where, ideally both of you together. If the house is calm, it can wait till after a birthday or holiday; if it's tense, sooner, because children guess and their guesses are worse.",
      "Not before you're sure, and not long after. Choose a quiet day with nothing big the next morning, and have the practical answers ready: home, school, pets, when they see each of you. Say more than once that it isn't their doing.",
    ],
    ask: ['What do they seem to know already?', 'What would you want the first sentence to be?'],
  },
  {
    id: 'ring-grown-child',
    asks: anyOf(
      `(?:${may}|i (?:can|should|could)|is it (?:\\w+ ){0,2}to|would it be (?:\\w+ )+(?:to|if i)) (?:\\w+ ){0,2}?${contact}`,
      `how often|${contact} (?:\\w+ )?(?:or|first)|wait (?:for|till|until) (?:he|she|they|him|her|them)|how long do i (?:give|wait|leave)|clingy|needy|nuisance|too (?:much|often)|leave (?:her|him|them) be|ease off|normal amount|(?:would|should) (?:i|you) (?:just )?try|be the one to`,
    ),
    about: eachOf(
      `${myChild}|(?:grown|adult)(?:[- ]up)? (?:kids?|children|sons?|daughters?)|your (?:kids|children|daughter|son)|my lad|(?:he|she)'s on the rigs|own family now|(?:he|she)(?:'s| has)? (?:just )?moved in with|i write him a letter|i never hear`,
      `hardly (?:hear|rings|calls)|got married|hasn't|has not|haven't|no call|not heard|never (?:rings|calls|hear|know)|moved (?:out|away|in with)|uni|university|lives? in|only (?:texts|rings|calls)|works? in|left home|grown|adult|own family|abroad|(?:is|she's|he's|shes|hes) (?:1[89]|[2-5]\\d)|thumb|only hearts|i'll call you|each week|the rigs|busy|first`,
      `${contact}(?:s|d|ed|ing)?|rang|rung|call(?:ed|ing|s)?|text(?:s|ing)?|messages?|answers?|heard?|try|speak|letter|touch`,
    ),
    not: anyOf(
      "diagnosis|cancer|split up|since march|haven't told",
      'redundan\\w+|the row|argu\\w+|how would',
      'school|teacher|party|invit\\w+|nursery|childminder|class',
      'estranged|stopped speaking|no contact|blocked|fell out|fallen out|years? (?:ago|of nothing)',
      `my (?:${partner}|ex)`,
      'birthday|card',
      'police|hospital|missing',
    ),
    say: [
      "Ring. Being busy isn't the same as not wanting to hear from you. Once or twice a week is fine for most, with little messages in between that need no answer, and don't mention how long it's been.",
      'Don\'t wait for them, just make it short and light. A photo or a joke gets a better reply than "how are you", which can feel like homework. If you\'d like something regular, ask which day suits them for a proper call.',
    ],
    ask: ['What would you like to tell them?', 'What sort of contact would feel right to you?'],
  },
  {
    id: 'grown-child-at-home',
    asks: anyOf(
      '^six months|^a year',
      'how long (?:is|do|does|should|can|will|before)|charge|rent|(?:ask|asking) (?:\\w+ ){0,5}(?:board|keep|bills|money|something|pay|contribute)|for board|pay (?:\\w+ )?(?:board|keep|way)|(?:put|set|setting) (?:a|it) (?:\\w+ )?(?:date|limit)|what age|time to (?:go|leave|move)|push(?:ing)? (?:\\w+ ){1,2}out|kick(?:ing)? (?:\\w+ ){1,2}out|unreasonable|how much would you take|move out|moved out|throw(?:ing)? (?:\\w+ ){1,2}out|too long|set a limit|ask (?:him|her|them) to leave',
    ),
    about: eachOf(
      `${myChild}|(?:your|own|grown[- ]up|adult) (?:kids?|child(?:ren)?|son|daughter)|kids|our lad|(?:1[89]|2\\d|3\\d)[- ]year[- ]old|(?:he|she)(?:'s| is|s) (?:2\\d|3\\d|twenty|thirty)|(?:he|she)'s back|she can stay forever`,
      "moved (?:back|home)|moving back|(?:back|still|lives?|living|stays?|staying) (?:at home|with (?:me|us)|here|in the box room|since)|(?:she|he|they)(?:'s|'re)? back|on the sofa|box room|under my roof|rent|board|for keep|moved out by|stay forever|until marriage|till we've got|doing his pants|every light on|who's earning|bills",
    ),
    not: anyOf(
      `i(?:'m| am)? (?:\\w+ )?(?:moved|moving|living|live|back) (?:\\w+ )?(?:back|home|in|with)(?: \\w+)? (?:my|with my) (?:${parent})|my (?:${parent})|my (?:landlord|flatmate|housemate|friend|${sibling}|${partner})`,
      "toddler|baby's|nursery",
    ),
    say: [
      "As long as you both agree on, but do agree on something. Six months with a chat at three is a common sort of deal, and asking for money or jobs round the house is fair once they earn. Settle it early, before anyone's cross.",
      "There's no right length; plenty stay a year or more now. What keeps it friendly is an end date you can move, a share of the costs if they've an income, and two or three clear rules. Have that talk over a meal rather than in a row.",
    ],
    ask: ['What would you want to be different at home?', 'What do they say their plan is?'],
  },
  {
    id: 'worry-about-kids-ease',
    asks: anyOf(
      '(?:get|gets) (?:any |a bit |ever )?(?:easier|better)|stop worrying|(?:when )?(?:do|does) (?:that|it|this|the worry|you) (?:ever )?(?:stop|end)|wear(?:s)? off|(?:go|goes) away|get used to|cope with (?:the|this) worry|how (?:do|can) (?:\\w+ )?(?:parents|you|people|mothers|mums|dads|i)? ?(?:\\w+ )?(?:cope|stand|let|stop|bear|manage)|stand it|never goes|wears? off|let (?:them|him|her) go|every (?:single )?night|ever (?:get )?past|less with time|normal to (?:not sleep|worry|wait|lie awake|be (?:this|so) (?:worried|anxious))|always worry',
    ),
    about: either(
      anyOf(
        'backpacking|(?:passed|got) (?:his|her|their) (?:driving )?test|walk(?:s|ed)? to school by (?:himself|herself)|first night out|wait for the text',
      ),
      eachOf(
        `${child}|my (?:\\d+|\\w+)[- ]years?[- ]old|till they're in|about them|let them go`,
        "worr(?:y|ied|ies|ying)|wait(?:ing|s)? (?:up|for the text)|window|drove off|driving test|motorbike|backpack\\w*|travelling|gap year|abroad|on (?:his|her|their) own|by (?:himself|herself)|alone for|not sleep|first night out|bike|don't breathe|(?:not|can't|cant) sleep|until (?:he|she|they)(?:'s|'re)? (?:home|in|back)|clubbing|home safe|shoes on|register every night|without going mad|till they're in|school trip|sleepover",
      ),
    ),
    not: anyOf(
      'toddler|newborn|sick|hospital|cancer|self[- ]harm\\w*|drugs?|suicid\\w*|depress\\w*|drink(?:s|ing)|addict\\w*|missing|anorexi\\w*|bull(?:y|ied|ying)|diagnos\\w*|autis\\w*|fever|money|worry about money',
      `my (?:${parent}) (?:worries|worry)(?! about me)`,
      'pregnan\\w*|shouted',
    ),
    say: [
      "It shrinks, but it never quite moves out. Mostly it gets easier by them going off and coming back a lot of times. Agree on one short text when they arrive, and then find yourself something to do that isn't looking at the clock.",
      'Yes, with practice, though it never stops altogether. Every time they manage something without you, a bit of it goes. It helps to ask for the one thing that would settle you, like a message on arrival, and leave the rest.',
    ],
    ask: ['What is it you picture when you worry?', 'What would settle you a little tonight?'],
  },
  {
    id: 'between-grown-children',
    asks: anyOf(
      speakUp,
      'bang (?:their )?heads|(?:get|put) them in a room|sort (?:it|this|them) out|take sides|tell them|tell (?:him|her)|ask (?:her|him) why|up to me|talk to (?:them|him|her)|mend it|fix it|step in between',
    ),
    about: eachOf(
      `my (?:\\w+ )?(?:daughters|sons|children|kids|boys|girls|son|daughter|eldest|youngest)|the boys|grown[- ]up children|adult (?:kids|children)|i am the grandmother|your kids|(?:his|her) own (?:brother|sister)`,
      `(?:haven't|not|\\w+n'?t|aren't|weren't|stopped) (?:\\w+ )?(?:spoken|speaking|talking|talked|coming)|fall(?:en)? out|fell out|wasn't asked|(?:didn't|not|doesn't) (?:\\w+ )?invit\\w+|quarrel\\w*|feud\\w*|was rude to|owes|rows?|at odds|same room|(?:huge|big|massive) (?:argument|row|fight)|argu(?:ed|ing)|each rings me|between (?:my|her|his|their|two)|he's the favourite|the same day`,
      '(?:daughter|son) and (?:my )?(?:son|daughter)|daughters|sons|brothers?|sisters?|each other|the other|children|kids|boys|youngest',
    ),
    not: anyOf(
      'school|teacher|class|nursery|sleepover|toddler|breakfast|bedroom',
      `(?:with|to) me|my (?:own )?(?:${sibling})|my (?:${parent})`,
    ),
    say: [
      "Stay out of it, mostly. Ask the one who's hurt whether they'd want you to say anything, and go by that. Grown siblings do better sorting it directly, and a parent stepping in tends to make sides.",
      "I'd keep out, and stay friendly with both. Don't carry messages, and don't let either one run the other down to you. You can say once, to each on their own, that you'd love to see it mended.",
    ],
    ask: ['What have each of them told you?', 'What would you most want for the two of them?'],
  },
  {
    id: 'disagree-with-grown-child',
    asks: anyOf(
      `(?:how|what|which|is there) .{0,45}(?:tell (?:him|her|them|my|your)|say|disagree|bring (?:it|this) up|put it to|voic(?:e|ing)|raise|words)`,
    ),
    about: eachOf(
      `${myChild}|(?:grown|adult)(?:[- ]up)? (?:kids?|child(?:ren)?|son|daughter)|(?:the|my) grandchildren|the gran|my lass|(?:he|she|hes|shes)(?:'s| is)? (?:2\\d|3\\d|thirty|twenty)`,
      "mistake|drop(?:s|ped|ping) out|(?:he|she|they)(?:'s|'re) (?:moving|marrying|buying|quitting|throwing|giving)|leaving a|leave a|quit(?:s|ting)? (?:a|his|her)|crypto|(?:joined|in) (?:some|a) (?:church|cult|religious)|tattoo|vaccinat\\w+|doubts|(?:don't|do not|dont) agree|disagree|thinks? (?:he|she|they|theyre)(?:'s|'re| is| are) (?:wrong|mad|making)|hangs? up|puts the phone down|my opinion|an opinion|what i think|decided to|announced|your worries|buying a|poker|backs up|is mad",
    ),
    not: anyOf(
      'school|teacher|homework|santa|died|separat\\w+|divorc\\w+|cancer|diagnos\\w*',
      `my (?:${parent}) (?:think|want|say|is|are|has|have)`,
      'toddler',
    ),
    say: [
      "Ask before you argue: what's the plan, what do they like about it, what if it goes wrong. Then say your worry once, plainly, and that you're there either way. People keep talking to whoever listened first.",
      "Say it once and with love at both ends: \"It's your life and I'm on your side. Here's what worries me.\" After that, be interested instead of being right, because the talking matters more than winning this one.",
    ],
    ask: ['What worries you most about it?', 'What do you think they want to hear from you?'],
  },
  {
    id: 'dislike-childs-partner',
    asks: anyOf(
      speakUp,
      'before the wedding',
      '(?:say|tell|open (?:my|your) mouth|get on with|ok(?:ay)? (?:to )?not (?:to )?like|what (?:do|can|should) (?:you|i|we) do|pretend|ought i|is that right|be (?:friendly|polite|nice))',
    ),
    about: eachOf(
      `(?:my|our|your) (?:\\w+ )?(?:son|daughter|child|kid|boy|girl|lad|eldest|youngest)(?:'?s)?|daughters|(?:kids|sons|childs) (?:partner|wife|husband|girlfriend|boyfriend)|the new man|the last one`,
      'girlfriend|boyfriend|partner|fianc\\w*|husband|wife|fella|bloke|new man|engaged|that lass|brings home|the last one',
      "can'?t (?:stand|bear|warm)|(?:don't|dont|do not|not|didn't) (?:\\w+ )?(?:like|trust|take to|warm)|dislike|a bore|cold (?:with|to)|(?:not|isn't|isnt) (?:\\w+ )?good enough|bad feeling|warm to|makes jokes of|think of (?:him|her)|controlling|never once got up|criticis\\w*|lazy|pretend to like|speaks for (?:him|her)|wrong for (?:him|her)",
    ),
    not: anyOf(
      `my (?:boyfriend|girlfriend|husband|wife|partner|fianc\\w*)(?:'s)? (?:doesn't|does not|dislikes|hates|and|is)|my (?:${parent}) (?:don't|doesn't|hate|can't)|(?:like|stand|hate|hates) me`,
      'moving in with me|new baby',
    ),
    say: [
      "Mostly keep it to yourself and be friendly, because criticism pushes people closer to whoever's being criticised. Keep seeing your own one alone now and then, and ask how they are. If you see them being hurt or controlled, say so, calmly and clearly.",
      "If it's only taste, say nothing and find one thing to like. They're with that person, not you, and they'll need you friendly later, whichever way it goes. Should it be unkindness or fear you're seeing, name what you saw, once and in private.",
    ],
    ask: ['What have you seen that bothers you?', 'How does your own one seem when they are together?'],
  },
  {
    id: 'no-to-minding-grandchildren',
    asks: anyOf(
      'say no|saying no|selfish|refuse|refusing|obliged|allowed|cut (?:it|this) (?:back|down)|get out of|have to (?:have|do|mind)|wrong (?:to|that|not|if)|terrible (?:to|that|not|if)|too much|turn (?:her|him|them) down|bad (?:nan|gran\\w*|mother)|put my foot down|awful|stop doing|mean (?:to|of)|ok(?:ay)? to|tell (?:them|her|him) (?:i|we|it)',
    ),
    about: either(
      anyOf('(?:two|three|four|five|\\d) days a week (?:i have|with) (?:him|her|them)|have the grandkids'),
      eachOf(
        `grand(?:kids?|child(?:ren)?|sons?|daughters?|parents?|mothers?|ma)|nan|gran|my (?:son|daughter)(?:'s)?|childminding|drop off the kids|needed|the twins`,
        'look(?:ing)? after|mind(?:ing)? (?:them|the|him|her|my)|babysit\\w*|childmind\\w*|childcare|school run|have (?:them|the baby|the kids|the twins)|days a week|rota|drop off the kids|drop(?:s|ping)? (?:the|her|his|their) kids|mondays|my weekends|need me at|granny duty',
      ),
    ),
    not: anyOf(
      `my (?:${mother}|${father}|parents|mil|in-laws) (?:\\w+ )?(?:won't|wont|refuses?|doesn't|don't|can't|is|are|never)|my (?:manager|boss)|teacher|dementia|drive|driving`,
    ),
    say: [
      "Yes, you can say no, and it doesn't make you a worse grandparent. Offer what you'd really enjoy instead: \"I can't do every week, but I'd love Wednesdays after school.\" A willing yes to less beats a tired yes to everything.",
      "It isn't selfish. You've raised your own, and your time and your back are yours. Say it early and as a plain fact, so they can plan, and name the days or hours you're happy to do.",
    ],
    ask: ['How much of it would you honestly enjoy?', 'What have you said to them so far?'],
  },
  {
    id: 'ask-before-helping-new-parents',
    asks: anyOf(
      '(?:just |even )ask|ask (?:first|before|her|them|him|to|about|or|every|what)|(?:have|need) (?:i )?to (?:ask|call)|offer|wait (?:till|until|to)|stop (?:trying|helping|offering)|just sit there|pushy|call before|keep (?:quiet|my advice|my mouth)|may one ask|see more of|nuisance|muck in|do something wrong|interfering',
    ),
    about: eachOf(
      `help with the new baby|daughter[- ]in[- ]law|son's (?:wife|girlfriend|partner)|(?:great-)?grand(?:child|son|daughter|ma|mother|children|kids)|${myChild}|your daughters?|had four of my own|i washed up at theirs|babygros|always put them|they've been home|she took him off me|feed her`,
      "new ?baby|bab(?:y|ies)|newborn|babygros|wind him|hold (?:him|her|it)|lets? me (?:hold|near)|blanket|cuddles?|feed (?:her|him)|tummies|bottle|settled|grandchild|washed (?:it|up)|one photo|off me the minute|my son's wife",
    ),
    not: anyOf(
      'pregnan\\w+|miscarr\\w*|look after|days a week|babysit\\w*|school|my mother-in-law wants|say no',
      'teenager',
    ),
    say: [
      "For a while, yes, and it's less of a slight than it sounds. People with a new baby want to feel they're in charge. Ask how they like it done and when it would suit them a few times, and they'll soon relax.",
      "I'd ask first for now, and then do it their way. It's nerves far more often than a judgement on you. \"I'd love a cuddle whenever it suits you\" gets you further than waiting to be offered.",
    ],
    ask: ['What would you most like to be asked to do?', 'How are things with them otherwise?'],
  },
  {
    id: 'boundary-with-parent',
    asks: anyOf(
      `(?:${how}|can i) .{0,50}(?:stop|back off|tell (?:him|her|them|my|your)|boundar\\w+|say|shut|none of|make (?:him|her|them)|ask (?:them|him|her)|treat me|respect my|do about|leave me)`,
      'can i make (?:it|her|him|them) stop|how do you set',
    ),
    about: eachOf(
      parent,
      "(?:reads?|opens?|checks?|went through|goes through|looks? (?:through|at)|tidied|tidies|cleans?) (?:\\w+ )?my|lets? (?:himself|herself) in|spare key|just turn up|track(?:s|ing)?|rings? my work|tells (?:my|everyone|people)|opens my post|my (?:post|messages|business|drawers|phone|bins)|boundar\\w+|their business|none of (?:his|her)|shares? (?:everything|my)|tells her friends|back off|treat me like|friended|comment(?:s|ed)|(?:opinion|opinions) (?:on|about) my|my doctor's appointment|let me alone|interfer\\w+",
    ),
    not: anyOf(
      'if my (?:mum|mom|dad|parents?)|not replying|took my phone|took my',
      "(?:don't|do not|didn't|dont) want to (?:be|become|study|do)|i want to (?:be|study)|move out|moving out",
      'accident|carry',
      'moves my|drops in',
      'unannounced|comes? round|without calling|getting married|lectures|church|farm|law',
      'weight|fat|thin|skin|body|eat(?:ing)?|looks',
      'worr(?:y|ies|ied)|panic\\w*|fret\\w*',
      'driv(?:e|es|ing)|dementia',
      'hits?|hit me|abus\\w*|afraid of (?:him|her)',
      'gay|lesbian|bi|trans|pregnan\\w+|failed|grades?|dropp\\w+ out',
      'my (?:boss|manager|colleague)',
    ),
    say: [
      "Keep it short and calm, in the moment: \"I'd rather you didn't.\" No explanation, no speech. Use the same words every time it happens, because it's the repeating that does it.",
      'Choose the one thing that matters most and say it when nobody\'s cross: "Please ring before you come round." Then hold to it, kindly, even when they sulk a bit. They can be put out and you can still mean it.',
    ],
    ask: ['Which one thing would you most like to stop?', 'How do they usually take it?'],
    card: 'boundaries',
  },
  {
    id: 'family-comments-on-body',
    asks: anyOf(
      '(?:what|how|anything|something|need|is there) .{0,45}(?:say|said|tell|come ?back|answer(?:ed)?|reply|respond|stop|shuts?|make (?:her|him|them))|comeback',
      'do i say something|say something',
    ),
    about: eachOf(
      `${relative}|eid|they all`,
      "(?:my|your|on|about) (?:weight|body|skin|hair|looks|appearance|figure|size|belly|face)|fat(?:ter)?|too thin|ur thin|skinny|how much i eat|what i eat|bonny|healthy face|be so pretty|dark|asked if i was pregnant|big lad|patted my stomach|became fat|lost weight|filled out|grown since|chubby|podgy|put on weight|hair's gone|once-over|another potato",
    ),
    not: anyOf(
      'burns|blush\\w*',
      'hand on my|on our own|stomach hurts',
      'dark (?:place|thoughts|night|outside)|in the dark',
      'died|funeral|cancer|pregnan\\w+(?<!asked if i was pregnant)',
    ),
    say: [
      'Try "I don\'t talk about my body, tell me your news" and move straight on. Say it the same way every time, pleasantly. Dull and steady shuts it down better than anything clever.',
      "Something flat: \"Let's leave my looks out of it.\" Then ask them a question about themselves. If it goes on, tell them in private that it hurts and that you want it to stop, so they can't say they didn't know.",
    ],
    ask: ['Who would be hardest to say it to?', 'How do you usually answer at the moment?'],
  },
  {
    id: 'talk-to-quiet-parent',
    asks: anyOf(
      `how (?:do|can|to|would|could|d'you|should|does) .{0,40}(?:talk|ask|get (?:him|her|them|someone|it|my)|open|begin|start|tell|conversation|do it|find out|know)|what do i (?:even )?(?:ask|say|talk)|(?:any )?way in|tips|should i ask (?:him|her|them)|do i go out`,
    ),
    about: either(
      anyOf("don't do feelings|says 'grand'|changes the subject (?:to|when)|never (?:once )?(?:said|says|told us) how"),
      eachOf(
        `${parent}|grandad|grandpa|grandfather|mam`,
        "(?:don't|doesn't|dont|doesnt|never|not|hardly|won't|wont|only|isn't) (?:\\w+ ){0,3}(?:talks?|talker|talking|feelings?|says? (?:how|what|one|a|much|anything)|said (?:one|how|a)|opens? up|like that|does weather|speaks?)|silen(?:ce|t)|only does|about football|gravel|changes the subject|keeps everything|few words|closed (?:off|book)|proper conversation|something real|says 'grand'|talk with a parent|real conversation|shut away|out in the garage",
      ),
    ),
    not: anyOf(
      'letter|years of silence|dropped from',
      `${partner}|funeral|haven't spoken|not spoken|estranged|years of nothing|stopped (?:talking|speaking)|silent treatment|(?:not|isn't|hasn't|won't) (?:been )?(?:talking|speak\\w*|talk) to me`,
      'gay|pregnan\\w+|will and|funeral|driv(?:e|es|ing)',
      'in[- ]laws?|my (?:son|daughter)|dementia',
    ),
    say: [
      "Do it in the middle of your usual talk, not instead of it. One plain question and one practical offer is plenty, like a lift or some company. With people who don't do feelings, side by side works better than face to face.",
      "Keep it small and ask about facts first: what happened, what did they say, when's the next one. Doing something together helps, because nobody has to look up. You can say one warm thing at the end and then leave, and it'll have been heard.",
    ],
    ask: ['What is the one thing you would like to ask?', 'What do the two of you do together?'],
  },
  {
    id: 'their-way-of-showing-love',
    asks: anyOf(
      "(?:is|was|does|could|might|isn't|wasn't) (?:that|it|this) (?:\\w+ ){0,4}?(?:way|sorry|love|hug|proud|kind|affection|mean (?:he|she|they|hes|shes))|(?:that|it)(?:'s| was| is) (?:love|it|the hug)|show(?:s|ing)? (?:their |his |her )?(?:love|affection|(?:they|he|she) cares?)|love (?:you|me|someone) and never say|means? (?:she|he|they|hes|shes|that he|that she) (?:accepts?|loves?|cares?|proud|is proud)|was that (?:him|her|them) being|the (?:kiss|hug)|what does it mean",
    ),
    about: either(
      anyOf('love (?:you|me|someone) and never say|show love by'),
      eachOf(
        relative,
        "never|without a word|only|not (?:me|once)|didn't|hardly|silent|after (?:we've|i)|asked if i'd eaten|slips me|sent me|cleared|filled|fixed|fixing|ironed|drove|gave me|told the neighbour|kept|cuts me|brings? (?:it|me)",
      ),
    ),
    not: anyOf(
      'boyfriend|girlfriend|husband|my wife|crush|a date|dating|ex|tinder',
      'died|dead',
      'shout\\w*|hits?|drunk',
    ),
    say: [
      'Very likely, yes. Some people can only say it with their hands: a lift, a full plate, a straightened collar. You can answer in the same way, or be the one who says it out loud and see how they take it.',
      "I'd read it like that. People who were never taught the words do things instead, and you know best how much it costs them. It's allowed to count, and you're also allowed to have wanted it said.",
    ],
    ask: ['What would you have liked them to say?', 'What else do they do that might mean the same?'],
  },
  {
    id: 'still-need-parents',
    asks: anyOf(
      'sad|pathetic|weird|normal|strange|bad|babyish|silly|childish|embarrassing|too old|old for|odd|wrong',
      '(?:stop|still) need(?:ing)? (?:\\w+ )?(?:my|your|their) (?:parents|mum|mom|dad)|without my (?:parents|mum|dad)|lean on|what age|does everyone|just me|failing at|is (?:he|she) right|grown[- ]?up',
    ),
    about: eachOf(
      parent,
      `still (?:ring|call|want|need|ask|go|phone|text|cry|lean|run)|(?:ring|rang|call|phone) (?:my )?(?:dad|mum|mom|mother|father|parents) (?:to|before|each|every|when|about)|want (?:my|your) (?:mum|mom|dad)|cried for my|call my mother|talk to my (?:mum|mother|dad)|ask my mum before|without my parents|need(?:ing)? (?:my|your) (?:parents|mum|mom|dad)|drove straight to|lean on|be at my mum's|(?:took|asked|brought) my (?:father|dad|mum|mother|parents) (?:along|with me|to come|to help)|slept at theirs|rang dad`,
    ),
    not: anyOf(
      'nurse|ashamed to tell|so proud of me|was i a bad \\w+',
      'died|dead|passed|funeral|miss (?:my|her|him)|grie\\w+|lost (?:my|her|him)|dementia|estranged|no contact|abus\\w*|care home|worr(?:y|ied)',
    ),
    say: [
      "Not a bit. Wanting your parents has no age limit, and half the time the question's only a way of saying hello. Whoever picks up probably likes being asked, so keep ringing.",
      "It's normal at any age, and most people only hide it better. Being grown up means you can manage without them, not that you must. If you'd like to stand more on your own feet, try the next small thing alone and tell them after.",
    ],
    ask: ['What do you mostly go to them for?', 'How do you feel after you have talked?'],
  },
  {
    id: 'proud-parent-accept-help',
    asks: anyOf(
      '(?:how|what|any|is there|which) .{0,45}(?:help|accept|agree|persuad\\w+|get (?:him|her|them|my|someone|stubborn|insists?|an?)|convinc\\w+|talk (?:my|him|her)|make (?:them|him|her|you)|lend|let me|let (?:us|you)|see sense|(?:get )?through to|say yes|round it|use|do)',
    ),
    about: either(
      anyOf('stairlift|personal alarm|meals on wheels|walking (?:stick|frame)'),
      eachOf(
        elder,
        "won'?t|refus\\w+|(?:doesn't|don't|doesnt|does not|do not|not) (?:want|need|accept|have it said|the sort)|fine where|stubborn|proud|accept(?:ing)?|independent|hidden|paid back|laughs at me|having a carer|offence|agree",
        'help|carers?|cleaner|stick|stairlift|alarm|see a doctor|to the doctor|meals|ladder|gutters|shopping|bad legs|hospital letter|bungalow|hearing aids?|walker|frame|move (?:my )?(?:dad|mum)|needs?|a hand',
      ),
    ),
    not: anyOf(
      'spain|needs his sleep|baby',
      'driv(?:e|es|ing)|car keys|licen[cs]e',
      "help me with|refus\\w+ to help|(?:won't|wont|doesn't|don't|never) helps? (?:me|us|with)|helped me",
      'therap\\w*|drink(?:s|ing)?|alcohol\\w*|drugs?',
      'my (?:son|daughter|kids?|boss|husband|wife|partner)',
      'accept (?:me|that i|my|us)|proud of me|gay|trans|job|career',
    ),
    say: [
      'Start small and make it useful to you as well: "Let me do a shop on Thursdays, I\'m going anyway." One practical thing at a time goes down far better than the big talk. Let them give you something back for it.',
      "Ask them what they'd least like to lose, and offer help as the way to keep that. Give a choice of two things rather than a yes or no. A neighbour or a doctor suggesting it often works where family doesn't.",
    ],
    ask: ['Which one thing would help them most?', 'What do they say when you offer?'],
  },
  {
    id: 'repeats-the-same-stories',
    asks: anyOf(
      "tell (?:her|him|them)|say (?:something|you've|so|i've)|listen|let on|mention|correct(?:ing)?|point(?:ed|ing)? (?:it )?out|stop someone|kinder|repeat\\w*|keep (?:answering|listening)|play along|stop (?:him|her|them) or|let (?:him|her|them) (?:talk|go on|tell)|rude|is it something|what (?:do|can|should) (?:you|i|we) (?:do|say)|normal",
    ),
    about: either(
      anyOf("forgets (?:he|she)'s (?:already )?told me|told me that already"),
      eachOf(
        `${elder}|old (?:man|lady|woman)|she's told me|the eel|twice in one|someone`,
        "same (?:\\w+ )?(?:stor(?:y|ies)|things?|tales?|questions?)|repeat(?:s|ed|ing)? (?:him|her|them)?(?:self|selves)?|already (?:told|said)|keeps (?:telling|repeating) (?:me|us|the same)|told me (?:that|it|already|stuff|the same)|forty times|(?:three|four|five|six|ten|\\d+) times (?:today|now|this|in)|every ten minutes|third time|he's told me|word for word|each visit|yesterday's news|tells? (?:me|us) (?:\\w+ )?(?:again|over and over)|the one about",
      ),
    ),
    not: anyOf(
      'relatives|promoted|dialogue',
      'i keep telling',
      'dementia|been dead',
      `${partner}(?<!husband)|my (?:son|daughter|kids)|argu\\w+|nag\\w*`,
    ),
    say: [
      "Listen again, mostly. Correcting takes something from them and gives you nothing. If it's new, or getting a lot more frequent, mention it to their doctor, because it's worth having looked at.",
      'Let it go past, or help it along: "Is that the one with the boat?" They get to tell it and you get a different bit. When it\'s a change from how they were a year ago, have a quiet word with their doctor.',
    ],
    ask: ['When did you first notice it?', 'What else seems different about them lately?'],
  },
  {
    id: 'take-parent-in',
    asks: anyOf(
      'say (?:yes|no)|should (?:i|we) (?:\\w+ )?(?:move|take|have|let|offer|say)|do (?:we|i) (?:take|have|let|offer|owe|say)|wrong (?:not )?to (?:not )?want|wrong (?:of me|that)|bad (?:of me|that)|feasible|sensible|supposed to|must (?:i )?do|what would you do|would it work|(?:do|would) (?:i|we) have to|owe|good idea|madness|decide|could you live|selfish|obliged|am i a bad',
    ),
    about: anyOf(
      `(?:move|moving|have|having|take|taking) (?:\\w+ ){0,2}(?:${mother}|${father}|parents?|nan|gran|grandad|him|her) (?:\\w+ )?(?:in|live|to live|here|with us)|i'd (?:take|have) (?:mum|dad|her|him)|(?:parents?|${mother}|${father}|in-laws?) (?:\\w+ ){0,2}(?:living|live|move in|moving in) with (?:me|us|you|my)|live with (?:my|your own) (?:mother|father|mum|dad)|(?:she|he|mum|dad|mother|father) (?:should|could|must|has to|needs to|wants to) (?:come and |come to )?(?:live|move in) with (?:me|us)|(?:can't|cannot|cant) live alone|our spare room|downstairs room|annexe|us or nobody|son takes the parents|got the space|had me back when|take (?:mum|dad|him|her) in|(?:want|like) (?:\\w+ ){0,2}(?:[\\w-]+ )(?:living|to live) with (?:us|me)|want your parent living`,
    ),
    not: anyOf(
      '(?:his|her) (?:sister|brother) in',
      `my (?:boyfriend|girlfriend|bf|gf)|move (?:back )?in with my|moving back|i live with my|i still live|(?:his|her) (?:dad's|mum's)|custody|flatmate`,
      'my (?:son|daughter|kids?) (?:wants?|to)|chosen to live',
    ),
    say: [
      "Don't answer till everyone it touches has sat down together. Say what you can do and what you can't, in days and money, and try a few weeks before anyone gives up a home. If you'd be doing it furious, it's a no, and that's allowed.",
      "Only if you could live with it on an ordinary bad Tuesday, for years. Think of stairs, nights, money, your own household, and who takes over when you're away. Saying no to that isn't saying no to them; there's a lot of help in between.",
    ],
    ask: ['What does your parent want, as far as you know?', 'What would change most in your own days?'],
  },
  {
    id: 'impatient-with-parent',
    asks: anyOf(
      'what (?:kind|sort) of (?:person|daughter|son|man|woman)|(?:am i|does that make me|makes? me) (?:\\w+ ){0,3}(?:bad|horrible|cruel|awful|terrible|monster|selfish|evil|cold|person)|(?:am i) .{0,15}(?:bad|horrible|terrible|awful)|normal (?:to|that)|wrong with me|why am i|terrible thing|(?:lose|losing) (?:their|your|my) patience|everyone|do all carers|both be true|how bad|so awful|cruel|is it (?:wrong|bad|awful|terrible|ok(?:ay)?)|should i not be',
    ),
    about: eachOf(
      `${elder}|tablets|own father|carers`,
      "carers?|caring|care (?:for|of)|look(?:s|ed|ing)? after|dementia|alzheimer\\w*|pills|tablets|being ill|ill|not well|stroke|frail|(?:he|she)(?:'s| is) (?:7|8|9)\\d|cardigan|waiting rooms|nan|when will it be over|nine times|every day|mum cried",
      `${shouting}|nasty|mean to|horrible to|resent\\w*|short with|sigh(?:ed)?|impatien\\w+|rough|a tone|can't bear|hate|fed up|when will it be over|angry|anger|patience|a thing i won't|irritat\\w*|annoy\\w*`,
    ),
    not: anyOf(
      'furious|anything wrong',
      'my (?:son|daughter|kids?|toddler|baby|boy|girl)|boss|manager|colleague|work',
      'at me|died|funeral',
    ),
    say: [
      "No, you're worn out, and people snap at whoever's nearest. Nearly everybody who looks after a parent has done it. Say a plain sorry, leave it there, and look for a few hours off, since that's what the temper is asking for.",
      'It makes you tired, not cruel. Resenting the work and loving the person go together far more often than people admit. What helps is time away on a fixed day, with somebody else in charge, before the next bad moment.',
    ],
    ask: ['When did you last have a day to yourself?', 'What tends to come just before it happens?'],
  },
  {
    id: 'stop-parent-driving',
    asks: anyOf(
      'rotten|wrong to report',
      'stop (?:him|her|them|my|an?)|tell (?:him|her|them|my|your)|keys|my place|what (?:do|to|should|can) (?:i |we )?(?:do|say)|bring (?:it|that|this) up|report|still (?:be )?driv\\w+|when should|leave (?:him|her) be|go about|give (?:it|them) up|hide|licen[cs]e|how (?:do|can|to|would)|pack in',
    ),
    about: eachOf(
      `${elder}|wrong side|the diagnosis|hooting|pop|(?:8|9)\\d`,
      'drives|(?:his|her|the) car|hooting|driv(?:e|es|ing|er)|car keys|the keys|behind the wheel|drove|roundabout|licen[cs]e|gatepost',
      "(?:not|\\w+n'?t|no longer) (?:\\w+ )?(?:safe|see|fit|trust|drive)|unsafe|[89]\\d|eyes|clipped|blind|hit|crash\\w*|accidents?|lost|confused|can't see|too old|scratch\\w*|wrong side|stopped dead|trust|old|give (?:it|up)|dementia|diagnosis|stop (?:him|her|my|driving)|licen[cs]e|hooting|report|keys|bumped|scraped|any ?more|dangerous|red light",
    ),
    not: anyOf(
      'canal|sorry|threw',
      'driv(?:es|ing|e) me (?:mad|crazy|nuts|up)|driving (?:test|lessons?)|drunk|drink(?:s|ing)?|my (?:son|daughter)|boss',
    ),
    say: [
      'Say what you\'ve seen, not how old they are: "You missed the red light on Sunday and it frightened me." Ask for an eye test or a word with the doctor, who\'s easier to hear it from. Have the lifts worked out before you ask for the keys.',
      "Raise it soon, in private, with two things you saw yourself. Their doctor or optician can often say it better than family can. If they're plainly not safe, don't let it wait on their agreeing: tell the doctor, and don't get in with them.",
    ],
    ask: ['What have you noticed in the car?', 'What would they miss most without it?'],
  },
  {
    id: 'raise-will-with-parent',
    asks: anyOf(
      'how (?:do|to|can|else|could|would|i|should|does)|bring (?:it|that|this|stuff|them)|bring (?:\\w+ ){1,3}up|good (?:way|moment|time)|raise|start on|what do (?:i|you) say|grabby|conversation|should i ask|is it .{0,15}to ask',
    ),
    about: eachOf(
      `${parent}|${grandparent}|neither of them|biscuit tin|pushing eighty`,
      "(?:a|the|her|his|their|about) will(?= (?:and|with|before|yet|or|is)|[.,?!]|$)|made a will|wills|(?:the|her|his|their|about|own) funerals?|burial|cremation|power of attorney|inherit\\w*|(?:their|his|her) affairs|when they die|she wants at the end|wants? at the end|got the papers|biscuit tin|who gets (?:it|the)|nothing's written|no savings|to speak of death|end of life|care plan",
    ),
    not: anyOf(
      'husband|wife',
      `died|passed away|dead|(?:since|after) (?:my )?(?:mum|dad|mother|father)'?s? (?:died|death|funeral)|my late|at (?:the|her|his) funeral|contest|left (?:me|him|her|everything)`,
    ),
    say: [
      'Bring it up in small doses, while you\'re doing something together, and ask what they want instead of telling. "I\'d like to get it right for you" is a good opener. Ten minutes at a time is enough.',
      'Start with your own side: "I\'m sorting out my papers and it made me wonder about yours." Ask one question, write the answer down, and come back to it another day. If they shut it down, say you\'ll ask again, and do.',
    ],
    ask: ['Which one thing do you most need to know?', 'How do they react when it comes up?'],
  },
  {
    id: 'parent-worries-too-much',
    asks: anyOf(
      `how (?:do|can|to|could|should|would) .{0,25}(?:stop|calm|reassure|get (?:my|him|her|them)|make (?:him|her|them|my)|tell|ease|settle)|what (?:can|could|do|should|would) i .{0,12}(?:send|text|say|do|tell)|unkind|anything (?:you can|i can) say|calming|can i do anything`,
    ),
    about: eachOf(
      parent,
      `(?:${parent}|she|he|they) (?:\\w+ ){0,4}?(?:worr(?:y|ies|ying)|panics?|frets?|fretting)|get my (?:${parent}) to stop worrying|u ok\\?|every hour|losing it|expecting the worst|(?:rings|texts|calls|messages) .{0,40}(?:times|if i|every)|candles|ease off|(?:frightened|scared|afraid) (?:something|that)|checks (?:where|on|up)|overprotect\\w*|doesnt panic|doesn't panic|crime|won't let me carry|fretting|ring when i got in|calming`,
    ),
    not: anyOf(
      `i(?:'m| am|'ve been) (?:\\w+ )?worr(?:ied|ying) about (?:my )?(?:${parent})|i worry|(?:${partner})`,
      'drink(?:s|ing)?|ill|cancer|dementia|died|hospital',
      'track(?:s|ing)? my',
    ),
    say: [
      'Give them a fixed time: "I\'ll ring you every evening at seven, so you don\'t have to wonder." That calms people far more than a "fine" does. Between times you can leave the messages, and say beforehand that you will.',
      "Tell them one real thing before they ask, because it's the not knowing that makes them text. Then say what would help you: \"Fewer questions, and I promise I'd tell you if it was bad.\" Keep to it and they'll slowly ease off.",
    ],
    ask: ['What do you think they are most afraid of?', 'How much contact would suit you?'],
  },
  {
    id: 'parent-respect-my-choice',
    asks: anyOf(
      `(?:will|do|does|would|is|are|did) (?:he|she|they|it|that|parents|(?:my|our) \\w+)\\b.{0,30} (?:ever|one day)\\b.{0,40}|will (?:they|he|she) (?:accept|understand|forgive)|come (?:a)?round|will accept|(?:ever|one day)$|get over (?:you|it|me)|live with parents who|(?:foolish|does it) come`,
    ),
    about: eachOf(
      parent,
      "proud|(?:a|my|real|good) job|real work|stud(?:y|ied)|career|degree|dentist|nurse|apprentice\\w*|bakery|marr(?:y|ied) (?:someone|him|her|them)|my choices?|chose right|what you've picked|what they wanted|dancer|the shop|wanted (?:me|a) (?:to be |to become |to do )?(?:a|an)? ?\\w+(?: \\w+)? (?:and|but)|happy with what|between things|got a first|taking over|seriously|respect|approve|approval|disappoint\\w*",
    ),
    not: anyOf(
      'gay|lesbian|trans|queer|came out',
      'died|dead|dementia|abus\\w*|hits?',
      `my (?:son|daughter|kids)`,
      'separat\\w+|divorc\\w+|back together',
      'walk|cancer',
    ),
    say: [
      "Maybe, and often later than you'd like. Parents tend to come round once they see it holding up, or when they need what you know. Don't hang your own pride on it though; what you've done is real already.",
      'Many do, in a sideways way: they tell the neighbours before they tell you. Some never quite get there, and that\'s about their own worries. Say once, "I\'d love you to be pleased for me", and then live it as you meant to.',
    ],
    ask: ['What would you most like to hear from them?', 'Who does see what it took?'],
  },
  {
    id: 'petty-to-mind-being-passed-over',
    asks: anyOf(
      'petty|childish|small of me|too sensitive|(?:silly|ridiculous|wrong|stupid|pathetic|unreasonable|ungrateful) (?:\\w+ ){0,3}(?:to|of|that|for)|(?:a |any )?right to (?:be|feel|mind)|allowed to (?:be|feel|mind)|let it go|ridiculous|be a grown up|swallow it',
    ),
    about: either(
      anyOf('paid for (?:his|her) wedding'),
      eachOf(
        `${relative}|godmother|christening cake|birthdays`,
        `gave|given|left|gets?|got|paid|asked|left me|went to|sold|thanked|visits?|godmother|remembers?|forgot|not on the|didn't (?:ask|invite|thank|get)|never (?:asked|thanked)|saved me|favou?rite|executor`,
        `${sibling}|cousins?|everything|nothing|my (?:kids|children|name)|mine|not me|godmother|thanked|none for me|without me|saved me`,
      ),
    ),
    not: anyOf(
      'moved abroad|back out',
      'gave away|kitchen',
      `step(?:son|daughter|mum|dad|parent)|partner|boyfriend|girlfriend|ex|died (?:last|this|yesterday)|affair|dementia`,
      'friends?|boss|work',
    ),
    say: [
      "It isn't petty. It's rarely about the thing itself, more about being noticed, and you can say that part calmly: \"I'd have liked to be thought of.\" You'll feel better for having said it, even if nothing changes.",
      "No, anybody would notice that. I'd mention it once, on a quiet day, without adding it all up or bringing in who else got what. If you'd rather not, that's fine as well, but don't tell yourself you've no right to mind.",
    ],
    ask: ['What would it have meant to you?', 'Who would you say it to, if anyone?'],
  },
  {
    id: 'write-to-relative-after-years',
    asks: anyOf(
      'how (?:do|can|could|would|to|does|should|on earth) .{0,30}(?:start|begin|approach|reach|write|writing|get (?:back )?in touch|contact|go about|break)|what (?:do|would|should|could|to|does) .{0,25}(?:say|write|put|message|first)|(?:card|letter|text|message) better|(?:card|letter) or|begin|mention what happened|talk about the|first message',
    ),
    about: eachOf(
      `${relative}|my (?:son|daughter|sister|brother)|bunk bed|estranged`,
      "(?:haven't|hasn't|havent|not|never|stopped|didn't|nobody|fell|falling) (?:\\w+ )?(?:spoken|speaking|speak|talked|talking|seen|see|been in touch|out)|estranged|cut (?:\\w+ ){1,3}(?:off|out)|years of nothing|no contact|blocked|last saw|fell out|fallen out|after (?:all|so) (?:these|long|many)|get back in touch|back before|hi stranger|been (?:ten|\\d+) years|found her on",
      "years?|(?:19|20)\\d\\d|long|ten|sixteen|since|estranged|stranger|before we're",
    ),
    not: anyOf(
      'ashes',
      "birthday|christmas card|mother's day|father's day|wedding|christening",
      'died|funeral(?= tomorrow)|eulogy',
      'days?|weeks?|yesterday',
      `my (?:two )?(?:sons|daughters|boys|girls)`,
    ),
    say: [
      "Start very small, with a line or two: they came to mind and you'd like to hear how they are. Leave the old quarrel out of the first message. It can wait until you're both talking.",
      "A short card or text, friendly, with no blame in it and nothing they have to answer. Send it once and give it some weeks. If nothing comes, you've still done your part, and the next birthday's another chance.",
    ],
    ask: ['What would you want them to know first?', 'What would you be happy with as an answer?'],
  },
  {
    id: 'card-despite-rift',
    asks: anyOf('cards?|send(?:ing)?|post it|flowers|presents?|gift|birthday|hypocritical|text|message'),
    about: eachOf(
      `${relative}|my (?:\\w+ )?(?:son|daughter)|(?:he|she) (?:cut|never sends)|she said what she said|someone`,
      "no contact|(?:not|haven't|hasn't|aren't|isn't|never|\\w+n'?t) (?:\\w+ ){0,2}(?:spoken|speaking|talking|on terms|speak)|on terms|estranged|quarrel\\w*|fell out|fallen out|cut me (?:out|off)|rift|making up with|never sends|forgiven|given in|what (?:she|he|they) (?:did|said)|fine what|didn't go to|don't speak|feud",
      "birthday|cards?|christmas|mother's day|father's day|eid|anniversary|had a baby|christening|presents?|wedding|60th|fortieth|\\d\\dth|hospital",
    ),
    not: anyOf('condolence|died|funeral(?! )', 'my (?:ex|boyfriend|girlfriend)(?! sister)'),
    say: [
      "A card can just be a card. It says you thought of them and nothing about the rest, so nobody's been forgiven by post. Send it if you'd like to have sent it; don't if you'd spend a week waiting for what comes back.",
      "I'd send it, short and warm, with not a word about the quarrel. It commits you to nothing and it keeps things possible. If contact with them does you harm, though, you owe no greeting at all.",
    ],
    ask: ['How would you feel the day after sending it?', 'What would you write, if it were three words?'],
  },
  {
    id: 'caught-in-the-middle',
    asks: anyOf(
      '(?:whose|pick|take|taking|choose|picking|on (?:his|her|their)) (?:\\w+ )?(?:sides?|part)|(?:have|supposed|need) (?:\\w+ )?to (?:choose|pick|take|decide)|not lose both|between (?:them|the two|my)|in the middle|stop seeing|disloyal|must decide|out of it|messenger|still have (?:him|her|them)|how do (?:i|you) (?:handle|answer)|what do i do',
    ),
    about: eachOf(
      relative,
      `(?:${parent}) and (?:my )?(?:${parent}|gf|wife|husband|${sibling}|girlfriend|boyfriend)|(?:wife|husband|gf|girlfriend|boyfriend|partner) and (?:my |his |her )?(?:${parent}|${sibling})|(?:both|each) (?:of (?:them|my)|invited|rings?|think)|each of them|two aunts|dont like each other|(?:don't|hate|hates|can't stand) each other|her or him|because my (?:brother|sister|mum|dad) hates|my (?:ex )?(?:brother|sister)-in-law|family falls out|as a messenger|won't have my|vs my mum|left a man|wants me to tell|civil word|(?:split|divorc\\w+)`,
    ),
    not: anyOf(
      "kicking|haven't told|found out on",
      'tell (?:the )?(?:kids|children)|my (?:kids|children)|custody|colleagues?|christmas|holidays|flatmate',
      'my (?:ex|husband|wife) (?:and i|left|wants a divorce)',
      "i(?:'m| am) (?:getting )?divorc\\w+|my divorce",
    ),
    say: [
      "You don't have to pick. Tell each of them the same thing: you're fond of both and you won't discuss one with the other. Stop carrying messages, and let people know openly whom you're seeing, so nobody finds out sideways.",
      "No, there's no rule that makes you choose. They don't need to like each other, only to be civil when they're in one room. When either starts, say \"I'm not the one to talk to about that\", and change the subject every time.",
    ],
    ask: ['What does each of them want from you?', 'Where does it squeeze you most?'],
    card: 'family-conflict',
  },
  {
    id: 'do-in-laws-dislike-me',
    asks: anyOf(
      "hates? me|(?<!(?:make|get|getting) (?:them|her|him) (?:to )?)(?:dis)?likes? me|accept me|can't stand (?:you|me)|disapprov\\w+|on purpose|paranoid|imagining|(?:is|was) (?:that|it) a sign|done something|is it me|nothing of me|not liking|cold towards|what (?:have|did) i do|think of me|is it (?:just )?how (?:it|they)",
    ),
    about: anyOf(inLaw, 'in[- ]laws?'),
    not: anyOf(
      'seeing things',
      'my friends?|my boss|at work|what (?:if|to) (?:i|they)|meeting|tomorrow|first time',
      'her family (?:is|are) (?:rich)',
    ),
    say: [
      "Probably not; a stiff or quiet manner often isn't dislike. Judge by what they do: whether they invite you, feed you, remember things. And ask your partner, who can read them far better than you can yet.",
      "You can't tell from a silence or a look, and there's often a duller reason than the one you fear. Give them one easy thing to talk about and see if they take it. If it still seems off, say so to your partner, as a question.",
    ],
    ask: ['What have they done that made you wonder?', 'What does your partner say about it?'],
  },
  {
    id: 'meeting-partners-family',
    asks: anyOf(
      'what (?:do|should|to|does|can|would|if) .{0,30}(?:bring|wear|talk|say|take|do|call|expect|hate|like)|how (?:do|to|should|formal|can|would) .{0,35}(?:impress\\w*|survive|get through|like me|act|be|behave|prepare|make)|tips|impression|wash up|cover it|do i (?:do|bring|hug|kiss|call|take|dress)|should i (?:bring|take|wear|offer|hug|call)|how formal|nervous',
    ),
    about: eachOf(
      `${inLaw}|(?:his|her) (?:gran|grown-up sisters)|meeting (?:the )?parents`,
      "meet(?:ing)?|first (?:time|christmas|xmas|lunch|dinner)|introduc\\w+|(?:never|none) met|met none|looked over|bring a dish|as a couple|will see the family|going to (?:his|her)|tea at|told them i can cook|got a neck|a house with a name|boyfriend's parents|mr and mrs",
    ),
    not: anyOf(
      'without (?:my|their|his|her)',
      'is it normal',
      'his teenagers|her teenagers',
      'married for|years married|our (?:kids|baby|son|daughter)|new ?baby|weeks old|my (?:kids|children)|divorc\\w+|whose|talent show',
      '(?:his|her) (?:kids|children|daughter|son)',
    ),
    say: [
      "Bring something small and simple you're sure of, ask them about themselves, and offer to carry plates. Check with your partner beforehand what to wear and what not to mention. They mostly want to see that you're kind to their own one.",
      "Be a slightly politer version of your usual self. A plant, a cake or a dish you can do half asleep is plenty. Two or three questions about them will carry an evening, and agree with your partner when you're leaving.",
    ],
    ask: ['What do you know about them so far?', 'Which part of it makes you most nervous?'],
  },
  {
    id: 'meeting-partners-children',
    asks: anyOf(
      'what (?:do|should|to|does|can|would|if) .{0,30}(?:bring|say|talk|do|take|call)|how (?:do|to|should|can|would|i|not) .{0,40}|tips|advice|do i bring|should i (?:hug|bring|take|buy)|good idea|hug|shake hands|take to me|how long does it take',
    ),
    about: eachOf(
      "(?:his|her|(?:partner|boyfriend|girlfriend|bf|gf)'?s) (?:\\w+ )?(?:kids?|children|daughters?|sons?|girls?|boys?|teenagers?)|his teenagers|got a (?:son|daughter)|three of hers|meet the (?:girls|boys|kids)|stepkid|the boy's",
      'meet(?:ing)?|met|first time|the zoo|pizza|coming to tea|going to be (?:at|with)|introduc\\w+|take to me|warm to|warm to you|kids the first|walking in',
    ),
    not: anyOf('my (?:son|daughter|kids?|children)|teacher|school|new baby|my (?:brother|sister)'),
    say: [
      "Keep it short, somewhere with something to do, and don't try to be liked in one go. \"I'm a bit nervous, what's good here?\" lets them be the experts. No hugs unless they start, and no big presents.",
      'Be friendly, ordinary and in no hurry. Ask about something they know more of than you do, and let them ignore you for a bit. It takes most children months, so a dull first meeting counts as a good one.',
    ],
    ask: ['What do you know about what they like?', 'What would make the first meeting easy?'],
  },
  {
    id: 'family-visits-are-hard',
    asks: anyOf(
      'normal|(?:so |is (?:it|that) |that )?(?:awful|bad|terrible|rude|horrible)|survive|cope|(?:stay|keep) sane|get through|bearable|like that for|(?:does|do) (?:everybody|everyone|anyone|other people|people)|usual|am i rude',
    ),
    about: eachOf(
      `${relative}|everyone|at home for|son and his wife|going home|all get together`,
      "weekend|christmas|visit(?:s|ing)?|stay(?:ing|s)?|here (?:till|until|for)|(?:going|go) home|home for|gatherings?|reunion|all get together|week with|fortnight|when my parents leave|by day (?:two|three)|ten days|at my mother's table|g[iî]te|family's so loud|come to stay",
      "count(?:ing)? (?:the )?(?:days|hours)|dread\\w*|hid(?:den|ing|e)?|scream|sulky|relieved|without a scene|loud|one bathroom|exhaust\\w*|survive|sane|marathon|i'm nine|when are they going|worn out|need(?:ing)? (?:a break|space)|(?:can't|cant) wait (?:for|until|till)|stress\\w*|want to hide|bearable|glad when|drain\\w*|escape|tiring|hard work",
    ),
    not: anyOf(
      'touched|molest\\w*|afraid of',
      'to my mums|the baby',
      'died|funeral|hospital|new ?baby|weeks old|newborn|abus\\w*|hits?',
      'at work|boss|school|toddler|my kids',
    ),
    say: [
      'Nearly everyone finds them so, and you can love people and still count the days. Book yourself some hours out of the house, keep one evening free, and give everybody something of their own to do before anyone gets cross.',
      "Nearly everyone finds it so; you're packed in together and everybody slips back into old parts. Shorter helps, and so does a walk alone each day. Choose two subjects you won't be drawn on, and have a sentence ready to change them.",
    ],
    ask: ['Which part of it wears you out most?', 'What would give you an hour to yourself?'],
  },
  {
    id: 'visitors-with-new-baby',
    asks: anyOf(
      'say (?:no|not yet)|saying (?:no|not)|rude|(?:let|have) (?:her|him|them) (?:come|stay)|put (?:them|people|her|him|everyone) off|keep people away|tell (?:her|him|them|my|people|everyone)|allowed|mean to|have to host|ask (?:[\\w-]+ ){1,3}to (?:leave|wait|go)|out of order|what do (?:i|you|we) (?:do|tell|say)|too soon|not (?:to )?(?:come|visit)',
    ),
    about: eachOf(
      "newborn|gave birth|just home from (?:the )?hospital|(?:first|few) (?:days|weeks) (?:\\w+ ){0,3}baby|(?:hours|days|weeks) old|new ?baby|baby so new|after (?:a |the |giving )?birth|with the birth|(?:just |you've |i've |we've )?had (?:a|the|our|my) baby|incubator|baby's here|bab(?:y|ies)|hold him|day forty|wants cuddles",
      `visit(?:s|ors?|ing)?|stay|round|com(?:e|es|ing)|guests?|host|people away|turned up|on the way|fortnight|booked a train|to leave|bring her`,
      `${relative}|visitors?|folk|people|everyone|everybody|village|they|she|wants cuddles`,
    ),
    not: anyOf(
      'my (?:grandson|granddaughter|grandchild|daughter-in-law|son|daughter)|miscarr\\w*|stillb\\w*|baby shower|pregnan\\w*|loss|christening|christmas|toddler|easier|ivf|trying for|when are you',
    ),
    say: [
      'You can say not yet, or just an hour. "We\'d love you to come, and we need a couple of weeks first" is enough, and it should come from whoever\'s family it is. If somebody would actually cook and wash up, say yes to that one.',
      "It isn't rude to put people off; the first weeks are for sleeping and healing. Give them a date so that it isn't just a no, and a finishing time when they do come. Help that needs looking after isn't help.",
    ],
    ask: ['Whom would you really like to have around?', 'What would you want a visitor to do?'],
  },
  {
    id: 'nosy-family-questions',
    asks: anyOf(
      '(?:what|how) .{0,30}(?:say|answer|tell|reply|respond|shut|get out|said|deal)|(?:right|good|best|polite|funny) (?:answer|way|reply|comeback)|a sentence|comeback|something (?:funny|i (?:could|can) say)|none of your business',
    ),
    about: eachOf(
      `${relative}|the whole table|table|niece|he's going to ask`,
      'asks?|asked|asking|questions?|when are you|fishing|nosy|want to know|time you|wants? to know',
      '(?:without|having|no|got) kids|a baby|married|marry|still single|single|earn|salary|i paid|paid for|(?:the|my) divorce|left the job|love life|exam results|another one|my turn|next in line|settle(?:d)? down|the kids questions|questions mostly|boyfriend yet|girlfriend yet|get(?:ting)? married|children',
    ),
    not: anyOf(
      'lonely|died|affair|cheat\\w*|asked me (?:to|out|for)|ask (?:him|her) to|asked if she|(?:my|our) (?:son|daughter|kids?|toddler|boy|girl)|interview|boss',
      'dementia|repeat\\w*',
      'proposed|propose',
      'santa',
    ),
    say: [
      "Have one sentence ready and say it pleasantly: \"If there's news, you'll be told. How's the garden?\" Use the same words every time. People give up on questions that always get the same answer.",
      'You don\'t owe them the truth or a reason. "Oh, I never talk about that at the table" with a smile does it, and then ask them something back. If one of them keeps on, tell that one in private that it hurts and has to stop.',
    ],
    ask: ['Which question do you dread most?', 'Who asks it, and how do they mean it?'],
  },
  {
    id: 'stop-relative-teasing',
    asks: anyOf(
      'stop|knock it off|shut (?:him|her|them) up|(?:what|how) .{0,25}(?:say|tell (?:him|her|them|my)|respond|end|react|deal)|laugh along|way (?:out|of|to)|have a word|say (?:it hurts|something|anything)|what can (?:one|i|you) do|make (?:him|her|them)',
    ),
    about: eachOf(
      `${relative}|my own son|grandad|they still tell|every birthday`,
      "jokes?|joking|teas(?:es|ing|e|ed)|nicknames?|an impression|(?:everyone|they all|all) laughs?|laugh along|calls? (?:me|my \\w+) '|calls me|makes? fun|mock(?:s|ing)?|ribs|butt of|mimics?|the voice|my stammer|hilarious|banter|takes? the (?:mick|piss)|story of me|here comes trouble|winds? me up",
    ),
    not: anyOf(
      'first christmas|like me',
      'calls me (?:every|each|all|when|at|on|names|stupid|useless|worthless|crying|and|to|\\d)|weight|fat|thin|skin',
      'hits?|abus\\w*|friends?|classmates?|school|bull(?:y|ied)|boss|colleagues?',
      'laughed it off|died|only joking about dying',
    ),
    say: [
      'Say it once, privately, on an ordinary day: "I know it\'s a joke, but I\'d like you to drop it." Then stop laughing when it comes up. Jokes like that mostly live off the polite smile.',
      "Don't argue in front of everybody; take them aside and be plain: \"That one isn't funny for me any more.\" After that, a straight face and a change of subject each time. If you've an ally in the family, ask them to back you up.",
    ],
    ask: ['What would you want them to say instead?', 'Who else in the family would understand?'],
  },
  {
    id: 'whose-family-for-holidays',
    asks: anyOf(
      "whose|who gets|(?:fair|wrong|ok(?:ay)?) to (?:ask|do|alternate)|how (?:do|can|should|on earth|to|we|d'you) .{0,25}(?:split|decide|divide|choose|share)|where should we|stay (?:at )?home|alternate|who do we|mine or (?:his|hers)|his or mine|hers or mine|two lunches|for a turn|which (?:family|side|one|parents)|mean to both",
    ),
    about: eachOf(
      'alternate years|christmas|xmas|easter|thanksgiving|diwali|eid|new year|boxing day|the 25th|passover|hanukkah|the day|this year|every year|holidays',
      "our (?:mums|parents|families)|will my mum|both (?:families|sets|sides|lots)|two families|(?:his|her|my|husband's|wife's) (?:family|mother|mum|parents|side|people|folks)|hers|whose|in[- ]laws|stepdad|we always go to|everyone wants the baby",
    ),
    not: anyOf('died|custody|my ex|affair|will it|asham\\w*|divorc\\w*', 'side of the bed'),
    say: [
      "One family this year, the other next, and tell both now. Two big meals in a day means you're only ever leaving. See the other lot a day or two either side, and make something of it.",
      "Agree it between the two of you first, then tell each side as a settled thing: this year there, next year here. If someone's alone or ill this year, they go first. Staying at home and inviting everyone is fair as well.",
    ],
    ask: ['What would you two like, if nobody minded?', 'Who would take it hardest, do you think?'],
  },
  {
    id: 'have-to-go-to-family-do',
    asks: anyOf(
      `(?<!how )(?:do|must|should|need|have|can|would|cant|can't|ought|could) (?:i|you|we|one)(?: really| actually| even| just)?(?: have)?(?: to| not)? (?:go|attend|skip|miss|get (?:out|away)|not go|put in an appearance|turn up|say no|show up|come|do the)`,
      "do (?:i|we|you) have to (?:go|do|attend|come|be there)|do (?:i|we|you) have to(?=\\?|$)|must i|need i|am i obliged|i'm obliged|obliged to|rude (?:to|if i) (?:skip|miss|not|don't)|an excuse|get away with not|(?:bad|wrong|awful|terrible|mean|selfish|ok(?:ay)?) (?:if i (?:don't|dont|skip|miss)|(?:to )?not to|to (?:not|skip|miss)) (?:\\w+ ){0,3}|just say no|one year off",
    ),
    about: eachOf(
      `${relative}|my (?:\\w+ )?(?:niece|nephew)'s|great nan's|baby shower|home for christmas`,
      "hen (?:do|weekend|party|night)|stag|wedding|party|reunion|christening|baptism|baby shower|showcase|lunch|\\d0th|(?:nan|mum|dad|aunt|uncle|gran|cousin)'s do|birthday|engagement|school play|at mass|christmas|xmas|dinner|barbecue|bbq|gathering|get-together|talent show|hold her new baby|family (?:do|thing|event|meal|holiday)|eid|thanksgiving|bar mitzvah",
    ),
    not: anyOf(
      'hit|hits|abus\\w*|assault\\w*|afraid|scared of|violent|touched|rap(?:e|ed)|molest\\w*',
      'bringing (?:him|her)|my ex|ashamed',
      'funeral|cremation|wake|hospital|dementia|moved (?:back )?in|look after|babysit|mind the|boss|work (?:do|party|christmas)|office|colleagues?|my (?:son|daughter|boy|girl)(?! and his)',
      'card|present|gift|whose',
    ),
    say: [
      "No, you don't have to. If it matters to them and costs you an hour, it's usually worth going for the hour. If it would cost you a lot more than that, say no early and warmly, and offer another day.",
      "Strictly, no. Think how you'd feel about it the day after: if you'd mind having missed it, go late and leave early; if you'd only be relieved, send a kind message and stay away. You don't need an excuse.",
    ],
    ask: ['What is it about going that puts you off?', 'Who would you be going for?'],
  },
  {
    id: 'hurt-as-step-parent',
    asks: anyOf(
      'allowed to (?:be|feel|mind)|(?:wrong|silly|petty|daft|normal|fool|unreasonable) (?:to|for|of)|unreasonable|over (?:this|it) by now|hurt|minded|sting|left out|say (?:something|anything)|said something|to heart|why am i|right to (?:be|feel|mind)|does it matter|keep it to myself',
    ),
    about: anyOf(
      "(?:i'?m|being|as|the|a|just the) (?:\\w+ )?step(?:mum|mom|dad|mother|father|parent)|my step(?:son|daughter|kids?|children|child)|(?:her|his|their) real (?:dad|mum|father|mother)|you're not my (?:dad|mum)|raised (?:him|her|them) since|daughter of my wife|my (?:late )?wife's (?:girl|daughter|son)|neither was for me|family tree poster|mum's husband",
    ),
    not: anyOf('my step(?:mum|mom|dad|mother|father)|adopt(?:ed|ion)|biological|not my real mum|dna', 'hit|shouted'),
    say: [
      "You're allowed to be hurt. Something can be fair and still sting when you've put the years in. Tell them later, gently and once, that you'd have liked to be counted, and find a way of your own to mark the day.",
      "It hurts because you did the work of a parent and somebody else got the name for it. The child mostly isn't choosing against you, only keeping a peace of their own. Say it to your partner first, and leave the child out of any quarrel about it.",
    ],
    ask: ['What would have made you feel counted?', 'How are things between you and them otherwise?'],
  },
  {
    id: 'tell-parents-im-fine',
    asks: anyOf(
      "(?:should|shall|do|would|can|could|how can) (?:i|you) (?:\\w+ )?tell (?:my|your|them|her|him)|truth|hide|hiding|keep(?:ing)? (?:it|this|things|quiet|pretending)|pretend\\w*|let (?:them|her|him) know|spare|say anything|come clean|stop saying|bad of me|wrong (?:to|of|that)|it's better like this|was it wrong|is it a lie|lie to",
    ),
    about: either(
      anyOf("(?:mum|dad|parents|folks|they) (?:still )?thinks? i'm (?:fine|ok|okay|happy|at work|doing)"),
      eachOf(
        parent,
        "pretend\\w* (?:to be|i'm|that i|everything|it's|it is)|keep pretending|i love it|(?:everything|it|all|uni)(?:'s| is)? (?:fine|great|brilliant|good|ok|okay|perfect)|i(?:'m| am|m) (?:not )?(?:fine|ok|okay|happy|doing great)|(?:so )?(?:that )?they (?:don't|won't|dont|wont) worry|spare (?:her|him|them)|stop them worrying|(?:worry|upset|upsetting|worrying) (?:her|him|them)|(?:they|she|he|folks) think(?:s)? (?:i'm|we're|i am|im|we are)|lonely|hate it here|grand, mam|told nobody at home|lost my job|think i'm|if i was happy",
      ),
    ),
    not: anyOf(
      'my little brother|my little sister',
      'brother|heard my|died|they all pretend|what do i tell',
      'gay|lesbian|bi|trans|queer|pregnan\\w*|boyfriend|girlfriend|affair|cheat\\w*|drink(?:s|ing)?|hits?|hurts? me|abus\\w*|bull(?:y|ied|ying)|self[- ]harm\\w*|failed|suicid\\w*',
      `dementia|my (?:son|daughter|kids|children)|(?:${parent}) (?:is|are) (?:dying|ill)`,
      'how (?:do|can|should) i tell',
    ),
    say: [
      'It\'s a kind lie, but it leaves you alone with it. Try telling them one true thing at a time: "It\'s good, and some evenings are lonely." They can probably take that better than you think.',
      "It isn't wrong to spare them the details. Only, if there's something they could help with, or would be hurt to hear later from someone else, tell them the short version and say what you want them to do, even if it's nothing.",
    ],
    ask: ['Which true thing would be easiest to tell?', 'What do you think they would do if they knew?'],
  },
  {
    id: 'ask-about-family-secret',
    asks: anyOf(
      "ask (?:my|him|her|them|mum|dad|about)|who(?:m)? (?:do|should|i should|can)|tell (?:my )?(?:brothers?|siblings?|sisters?|mum|dad)|bring (?:it|this|up|something)|come out with it|go to (?:mum|dad)|say i've seen|let it be|keep it|talk to first|confront",
    ),
    about: anyOf(
      "dna tests?|(?:was|been|am|i'm) adopted|(?:isn't|not|isnt) my (?:biological|real|birth|bio)? ?(?:dad|father|mum|mother)|my dad isn't|half[- ](?:brother|sister)|family secrets?|let slip|(?:second|another|secret|other) (?:family|wife|child)|family's been hiding|gave me up|un-know|really my mother|in (?:mum|dad)'s papers|in the old letters|everyone knew but me|found out about our (?:dad|mum)",
    ),
    not: anyOf('affair|cheat\\w*', "haven't spoken|last saw"),
    say: [
      "Start with whoever was closest to it and whom you trust most, alone and face to face. You need their version before it goes any further, and it doesn't have to be this week. As for telling brothers or sisters, that comes after.",
      "Ask one person first, quietly, and say what you've heard and what you'd like to know. Listen to all of it before you decide who else hears. It's partly yours too, so in the end you may tell the people it touches.",
    ],
    ask: ['What would you most want to know?', 'Whom do you trust most in all this?'],
  },
  {
    id: 'family-keeps-fighting',
    asks: anyOf(
      "stop (?:arguing|fighting|them|it|my|this)|make (?:it|them) (?:stop|behave)|make peace|keep(?:ing)? the peace|(?:the )?(?:referee|peacemaker|judge)|be civil|patch (?:it|things|this) up|who's right|my job|up to me|(?:do )?anything about it|any way to|get (?:my family|them|everyone|everybody|your relatives) to|how (?:could|can|do) i say (?:that|it)|right answer|stay out of it",
    ),
    about: eachOf(
      `famil(?:y|ies)|relatives|all three of them|uncles|(?:my )?(?:mum|dad|father|mother) and (?:my )?(?:${parent}|${sibling})|my (?:sisters|brothers|aunts|parents)|everybody|the two sides|referee in this|they all ring me|smooths it over|christmas|the farm`,
      'fight(?:s|ing)?|argu(?:e|es|ing|ments?)|row(?:s|ing)?|shout(?:s|ing)?|fell out|fall(?:en)? out|kick(?:s|ing)? off|bloodbath|keep the peace|referee|peacemaker|at it over|sort it|smooths|civil|feud\\w*|bicker\\w*',
    ),
    not: anyOf(
      'my (?:kids|boys|girls|children|toddler|two|husband|wife|boyfriend|girlfriend|partner)|teacher|at work|boss|colleagues?|flatmates?',
      'hits?|police|afraid|scared of',
      "haven't spoken|with me",
    ),
    say: [
      "It isn't your job to be the judge, and you can't make them agree. What you can do is ask each of them, alone and beforehand, for one decent afternoon: \"That's the present I'd like.\" When it starts anyway, leave the room.",
      "You can ask for peace, but you can't keep it for them. Talk to each one separately, ask for one clear thing on one day, and don't pass on what the others said. If they row all the same, that's theirs and no failing of yours.",
    ],
    ask: ['What would one good day with them look like?', 'Which of them listens to you most?'],
  },
];
