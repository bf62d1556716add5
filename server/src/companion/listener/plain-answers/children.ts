import { anyOf, eachOf, either } from '../patterns.ts';
import { father, mother, parent, partner, shouting, sibling } from './family-words.ts';
import type { PlainAnswer } from './plain-answer.ts';

const contact =
  '(?:ring|call|phone|telephone|text|message|email|e-mail|write to|contact|whatsapp|facetime|get in touch|drop (?:him|her|them) a line)';

const may =
  '(?:should|shall|do|must|ought|would|can|could|may|did) (?:i|we|you|one|a (?:parent|mother|father|mum|dad))';

const smallAge =
  '(?:[1-9]|1[0-7]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)';

const child = `sons?|daughters?|kids?|child(?:ren|'s)?|toddlers?|bab(?:y|ies)|twins|(?:my|our|the|his|her|little|young|two|both|these) (?:\\w+ )?(?:lads?|lass|boys?|girls?)|(?:boy|girl) of|boys are|little ones?|eldest|youngest|teenagers?|${smallAge}[- ]?(?:yr|years?)[- ]olds?|${smallAge}yo|grandsons?|granddaughters?|grand(?:kids?|child(?:ren)?)|nieces?|nephews?|step(?:son|daughter|kid)s?|(?:he|she)(?:'s| is) (?:only |just |nearly )?${smallAge}`;

const myChild =
  '(?:my|our) (?:own |grown[- ]up |adult |eldest |youngest |older |younger |middle |oldest |only )?(?:sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|lads?|lass|eldest|youngest|oldest)';
const speakUp =
  'say (?:something|anything|so|it)|speak (?:up|out|to)|have a (?:quiet )?word|(?:step|go|jump|wade) in|get involved|stay out|keep (?:quiet|(?:my nose )?out|my mouth shut)|my place|our place|interfere|intervene|meddle|let it go|leave it';

/** What people ask about their children, small and grown, about being a parent, and about grandchildren. */
export const childrenAnswers: readonly PlainAnswer[] = [
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
];
