import { orOutright } from '../patterns.ts';
import { boss, near, orAll } from './at-work.ts';
import type { Matter } from './matter.ts';

const harsh =
  '(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|bawl(?:s|ed|ing)?|roar(?:s|ed|ing)?|tore (?:into|strips)|had a (?:\\w+ )?go|lost it|lost (?:his|her|their) (?:rag|temper|head)|(?:told|tells|telling) (?:me|us) off|roasted|dress(?:ed|ing) me down|swore at|swears at|swearing at|insult(?:s|ed|ing)? me|snap(?:s|ped) at|barks? at|talks? to me like|talked to me like|speaks? to me like|spoke to me like|spoke to me as|laid into|(?:threw|throws?|throwing) (?:a|an|the|his|her|my) (?:pan|plate|phone|stapler|file|folder|tray|chair|mug|spanner|pen)s?|scold(?:s|ed|ing)?|chewed me out|sent me a (?:horrible|nasty|angry|furious) (?:email|text|message)|ripped me|blew up at|exploded at|gave me (?:a (?:bollocking|rollicking|dressing down)|an earful)|went (?:off|mad|mental|ballistic|apeshit|nuts) (?:at|on)|call(?:s|ed) me (?:a|an|stupid|useless|lazy|thick|incompetent|slow|grandad|old|unprofessional|names))';

/** A slight from above that needs no raised voice: in front of people, or with a look, or by saying nothing. */
const slight =
  "(?:point(?:ed|ing) out my|showed me up|made an example|humiliat\\w*|belittl\\w*|embarrass\\w*|mock(?:s|ed)|threw (?:it|my)|binned (?:it|my)|ripped (?:it|up)|in front of (?:me|us|the (?:whole|entire|new|other|rest|team|class|client|customer|staff|kids|lads|office|intern|ward|others|patient|family|queue)|a (?:customer|client|patient)|every(?:one|body)|all|my|clients|customers|colleagues|people)|ignor(?:e|es|ed|ing) me|ma(?:kes?|de) me feel (?:so )?(?:stupid|small|useless|worthless)|treat(?:s|ed)? me like (?:dirt|shit|crap|rubbish|an idiot|a child|a kid|nothing|a slave|trash|garbage)|never says? (?:good morning|hello|thank)|doesn'?t like me|gaslight\\w*|passive[- ]aggressive|le(?:ft|aves) me out of|picking at|finds fault|compares me|ma(?:kes?|de) fun of me|blank(?:s|ed|ing)? me|roll(?:s|ed) (?:his|her|their) eyes|cut(?:s|ting)? me off|talk(?:s|ed) over me|dismiss(?:es|ed) (?:me|my|everything)|doesn'?t (?:even )?(?:look at|speak to|talk to|greet) me|won'?t (?:even )?(?:look at|speak to|talk to) me|(?:is |been |so |being )(?:really |so )?(?:cold|off|funny|nasty|sarcastic) (?:with|to) me|pick(?:s|ed|ing) on me|hates me|has it in for me|out to get me|cold shoulder|silent treatment|bull(?:y|ies|ied|ying) me|undermin(?:es|ed|ing) me|put(?:s|ting)? me down|nitpicks|micro-?manag\\w+|laugh(?:s|ed) (?:at me|in my face)|sneer\\w*|(?:made|makes|making) (?:a |some |these |snide |little )*(?:comments?|remarks?|digs?) (?:about|at|on) (?:me|my))";

/** The people at work, above them, beside them and under them. */
export const ofWorkPeople: readonly Matter[] = [
  {
    id: 'piled-on',
    signs: orAll(
      orOutright(
        /\b(?:doing|do|did) the work of (?:two|three|four|five|\d)\b|\b(?:got|get|have|given|doing) all (?:of )?(?:their|his|her) work\b|\bso much work\b[^.\n]{0,40}\b(?:can'?t|cant|breathe|adding|drowning|crying)\b|\b(?:put|moved|stuck|dumped) (?:me )?on(?:to)? another (?:project|team|account|case)\b|\bcan(?:'?t|not) say no at work\b|\bdoing (?:two|three|four|2|3|4) (?:persons?'?|people'?s?|peoples'?) (?:work|jobs?)\b|\bcovering (?:two|three) (?:roles|jobs|posts)\b|\bbehind at work\b|\bboss (?:calls?|rings?|texts?|messages?) me (?:on|at|even)\b|\bworked (?:[6-9]\d|1\d\d|sixty|seventy|eighty) hours\b|\b(?:haven'?t|havent|have not) had a day off in\b|\b(?:can'?t|cant|cannot) keep up at work\b|\btwo jobs,? one (?:wage|salary)\b|\bworked through (?:my )?lunch (?:every|all)\b/,
        /\b(?:(?:without|with no) (?:\w+ )?asking (?:me|us)|(?:always|just) (?:say|said) (?:yes|sure)|never (?:say|said) no\b|can'?t say no|couldn'?t say no|work of (?:two|three|four)|(?:doing|do|did|covering|cover) (?:two|three|2|3|4|four|everyone'?s|everybody'?s) (?:people'?s? |persons? )?(?:jobs|work|shifts)|dumps? (?:\w+ ){0,4}on|(?:gave|given|giving) me another|(?:texts?|texted|emails?|emailed|messaged|rang|rings|called|calls|ringing|calling) me (?:\w+ ){0,4}(?:at \d+(?:[ap]m)?|at midnight|times|on my day off|on leave|on holiday|on a sunday)|covering for (?:two|three|\w+ people)|not replacing|(?:keeps?|kept|keep on) (?:piling|adding|giving me more|asking me to|dumping|putting more)|(?:pile|piled|piling|dump(?:ed|ing)?|load(?:ed|ing)?) (?:\w+ ){0,4}on (?:me|to me|my)|too much (?:work|on my plate)|snowed under|drowning in (?:work|emails)|workload|overworked|unpaid overtime|stay(?:ed|ing)? late (?:again|every)|(?:moved|put) (?:on|onto|to) another (?:project|team|site|branch|department))\b/,
        /\b(?:boss|manger|mana?ger|at work|my job|the job|my work|company|team|projects?|colleagues?|office|shifts?|supervisor|rota|overtime|workload|emails|slides|my desk|jobs|on leave|replacing)\b/,
      ),
      [
        /\b(?:never|not|haven'?t|didn'?t|won'?t) (?:been )?replac(?:e|ed|ing) (?:her|him|them|anyone)?\b/,
        /\b(?:her (?:desk|job|work|shifts?) and mine|his (?:desk|job|work) and mine|(?:i|i'm) (?:\w+ )?(?:do|doing|cover|covering) (?:her|his|both|two))\b/,
      ],
      [/\bcan you just\b/, /\b(?:from my|my|the) (?:manager|boss|supervisor)\b/],
      [
        /\bsaid yes to the \w+ (?:rota|shift|project)\b|\bsaid yes to (?:another|one more) (?:shift|project|job|double)\b/,
      ],
      [
        /\b(?:given|handed|gave me|got|landed) (?:with )?(?:me )?(?:a|another) (?:third|fourth|fifth|sixth|extra) (?:project|case|client|account|class|shift|route)\b/,
      ],
      [/\bthe only one i can (?:rely|count|trust)\b/, /\b(?:project|work|manager|boss|gave|given|shift|again)\b/],
      [
        /\b(?:still (?:answering|doing|writing|replying to|sending)|answering) (?:work )?emails\b/,
        /\b(?:at night|\d+ (?:at night|pm)|holidays?|midnight|my evening|in bed)\b/,
      ],
      [
        /\b(?:rang|call|called|ring|text|texted|phoned|phone) (?:me )?on my (?:day|days|weekend|one day) off\b/,
        /\b(?:come in|cover|again|shift|work)\b/,
      ],
      [
        /\b(?:because|since|just because) i(?:'ve| have) no (?:kids|children|family)\b|\b(?:because|since) i don'?t have (?:kids|children)\b/,
        /\b(?:stay late|cover|christmas|shifts?|weekends?|finish it|work|overtime|rota)\b/,
      ],
      [
        /\bi(?:'m| am|m) covering\b/,
        /\b(?:two|three|both|\w+'s (?:job|desk|work)|worth of|on top)\b/,
        /\b(?:admin|work|shifts?|ward|desk|new lad|new girl|job|office)\b/,
      ],
      [
        /\b(?:drops?|dropped|lands?|landed|puts?|handed|hands|gives|gave me|sends?)\b[^.?!\n]{0,30}\b(?:on me|on my desk|to me)?\b[^.?!\n]{0,10}\bat (?:ten|five|quarter|twenty|half) (?:to|past) (?:four|five|six)\b/,
      ],
      [/\basked for help with (?:the|my) (?:work)?load\b|\btime management course\b/],
      [
        /\bi do the (?:\w+ )?(?:orders|rota|ordering|accounts|cleaning|invoices|emails|stock)\b/,
        /\b(?:same (?:wage|pay|money|salary)|as well|and now|on top)\b/,
      ],
      [
        /\bmy to[- ]?do list\b/,
        /\b(?:added|adding|she|he|boss|manager|three more)\b/,
        /\b(?:work|desk|packing my bag|boss|manager|office)\b/,
      ],
      [
        /\b(?:boss|manager|supervisor) (?:just )?(?:keeps?|kept) (?:giving|adding|piling|asking|dumping)\b|\btoo much work\b[^\n]{0,40}\b(?:boss|manager|job|team|one person|me alone)\b|\bdoing (?:everyone'?s|everybody'?s|someone else'?s) (?:job|work)\b/,
      ],
    ),
    unless:
      /\b(?:homework|school ?work|the washing|housework|dissertation|coursework|exam|my (?:landlord|flatmate|mother-in-law)|say yes to (?:him|her|his|the dress)|they always say yes|said yes to (?:him|her|me)|wedding)\b/,
    hear: [
      "That's more work than one person can do, and it isn't fair to put it all on you.",
      "It's one small extra thing at work and then another, and no single one of them looks worth refusing.",
      "You do it so well that from where they sit there's no sign of how much work it is.",
      "They keep an eye on the work that isn't done, and there's nobody keeping an eye on you.",
      "Saying it's too much sounds like saying you can't do your job, and you can, you just can't do three.",
    ],
    ask: [
      'What would you drop first, of all the work you have?',
      'Who else at work could they ask?',
      'What happens at work on the days you are off?',
      'How did it go, the last time somebody at work said no?',
      "Which of the things they've put on you isn't your job at all?",
      'What else goes undone because of all that work?',
      'What would your boss say if you put the whole list on the table?',
      "What's at the top of the pile at work now?",
    ],
    advice: [
      'I\'d write everything they\'ve given you on one sheet and take it to whoever hands it out: "I can do these by Friday. Please tell me which of the others can wait." They see only their own part of it, and like this they have to choose.',
      'I\'d say no to the next thing, only that one, with the words ready beforehand: "I can take it if something else goes, and you choose which." And from tomorrow I\'d write down your real hours, so that you have something to show.',
    ],
    reason: [
      'There are only so many hours in you, and they hand out work as if there were always more. Anybody gives at some point.',
      "Too much work is easy to see on somebody else's desk. On your own it only feels as though you ought to be quicker.",
    ],
  },
  {
    id: 'harsh-in-charge',
    signs: orAll(
      [
        /\b(?:i|i've|ive) (?:\w+ ){0,2}?(?:shouted|snapped|yelled|screamed|swore|lost (?:it|my temper|my rag)|barked|had a go|bawled|went off|told off|made) (?:\w+ ){0,2}?(?:at|with|on|off)? ?(?:\w+ ){0,2}?(?:apprentice|trainee|intern|lassie at work|new (?:lad|girl|guy|starter)|junior|my (?:team|staff|colleague|workmate|receptionist|assistant)|a (?:colleague|waiter|waitress|nurse|student nurse|porter|lad|girl|kid) (?:at work|in the kitchen|on (?:the )?(?:site|shift|ward))|colleague|one of (?:my|the) (?:lads|girls|staff|team|juniors|carers|nurses))\b|^shouted at (?:a|the|one)\b[^.\n]{0,30}\bat work\b|\bi (?:shouted|snapped|yelled|swore) at (?:\w+ ){1,4}(?:at work|in the meeting|on shift|in the kitchen|on site)\b|\bi made (?:the|an|my) (?:apprentice|trainee|intern|junior|new girl|new lad|assistant|receptionist) cry\b|\bbit (?:a|my|the) (?:junior|trainee|apprentice|intern|assistant|waiter)(?:'s)? head off\b|(?:^|\n)made my (?:apprentice|trainee|intern|junior|assistant) cry\b|\bi was too (?:hard|harsh|sharp) (?:on|with) (?:one of (?:my|the) (?:girls|lads|staff|team|juniors|nurses)|(?:the|my|a) (?:new \w+|trainee|apprentice|intern|junior))\b|\bi told off (?:a|the|my|one of) (?:new |junior |young )*(?:nurse|lad|starter|waiter|colleague|apprentice|trainee)\b|\bi was (?:\w+ )?(?:horrible|nasty|awful|rude|harsh|vile) (?:to|with) (?:the|my|a) (?:new (?:lad|girl|starter|guy)|trainee|apprentice|intern|junior|assistant)\b/,
      ],
      [
        /\bi (?:\w+ )?(?:tore strips off|tore into|ripped into|laid into|savaged|called (?:him|her|them) (?:\w+ )?(?:thick|useless|stupid|idiots?|lazy|slow|hopeless|names)|humiliated|belittled|told off|bollocked|ate the head off|chewed out)\b/,
        /\b(?:apprentice|trainee|intern|the new (?:waiter|waitress|lad|girl|guy|starter)|young lad|(?:one|someone) (?:on|of) my (?:team|staff)|student nurse|the student|office boy|junior|peon|my assistant|my secretary|in front of the (?:lads|staff|team|patient|crew))\b/,
      ],
      [
        /\bi said to (?:the|my|a) (?:student|trainee|apprentice|junior|intern|new \w+|nurse)\b/,
        /\b(?:useless|stupid|thick|idiot|hopeless|lazy|in front of)\b/,
      ],
      [
        /\bsent (?:a|an) (?:\w+ )?(?:nasty|horrible|snotty|harsh|snappy|angry|vile) (?:e-?mail|message)\b/,
        /\b(?:someone|one|somebody|girl|lad|people) (?:on|in|of) my (?:team|staff|department)\b|\bmy (?:assistant|trainee|junior|staff|team)\b/,
      ],
      [
        /\bbecause of how i (?:spoke|talked|was) (?:to|with)\b|\bthe way i (?:talk|speak|spoke|talked) to (?:people|them|her|him|staff)\b/,
        /\b(?:supervise|i run the|team|staff|shift|handed in her notice|handed in his notice|manage|crew)\b/,
      ],
      [/\btold (?:a|the|my) (?:trainee|apprentice|junior|intern|new \w+)\b[^.?!\n]{0,20}\bif (?:he|she|they) can'?t\b/],
      [
        /\bi(?:'m| am|m) (?:her|his|their) (?:line )?(?:manager|boss|supervisor)\b/,
        /\b(?:banged|slammed|shouted|snapped|swore|threw|yelled|told (?:her|him) off)\b/,
      ],
    ),
    unless: /\bnot (?:my|our) fault\b|\bshouted at (?:by|me)\b|\b(?:at|with) my (?:son|daughter|kids|wife|husband)\b/,
    hear: [
      "You're not happy with how you spoke to them, and it won't leave you alone.",
      "You know what it's like at work to be the one who gets it, and this time the voice was yours.",
      "You can forget a lot of what's been said to you at work. What you said to somebody yourself stays in your ears.",
      "You'd give the rest of the shift to have that one minute at work back.",
    ],
    ask: [
      'What are they like to work with, usually?',
      'What had the day at work been like up to then?',
      'What would you want them to hear from you?',
      'Who used to talk like that where you learned the job?',
      'What did you see in their face, just after?',
      'When will you be on with them again?',
      'What would it have taken, just then, for it to come out differently?',
      'Who else on shift heard it?',
    ],
    advice: [
      "I'd say sorry tomorrow, alone with them and before anything else, in one sentence, 'I shouldn't have spoken to you like that.' No reasons with it. If others heard you shout, let others know you said sorry.",
      "I'd find them at the start of the next shift and keep it short, 'That was no way to talk to you.' If there's something in the work they do need to learn, show them on another day, slowly.",
    ],
    reason: [
      "A shift pushes and pushes, and then a voice comes out that you'd never have picked. Minding it is what keeps it from becoming the usual.",
      'Nearly everybody with people under them at work has had a minute like that. What the others go by is what comes after it.',
    ],
  },
  {
    id: 'boss-shouted',
    signs: orAll(
      [
        new RegExp(
          `${boss}${near}\\b${harsh}\\b|\\b(?:(?:got|get|gets|been|being|was|am) (?:\\w+ )?(?:shouted at|yelled at|screamed at)|told off|chewed out|bollocked|given a (?:bollocking|rollicking|dressing down)|torn apart|torn a new one|scolded) (?:\\w+ ){0,3}?(?:at work|by (?:my|the|our) (?:\\w+ )?(?:boss|mana?ger|supervisor|chef|foreman|director|gaffer|oga|sir|principal|head)|in the (?:\\w+ )?meeting)\\b|\\b(?:got|had|took) a (?:\\w+ )?(?:bollocking|rollicking)\\b|\\b(?:shouted|yelled|screamed) at by (?:chef|gaffer|management)\\b`,
        ),
      ],
      [
        /\b(?:shouted|screamed|roared|yelled|bawled|swore) at (?:me )?(?:across|in front|over|like)\b[^.?!\n]{0,50}\b(?:shop floor|the office|the ward|customers?|staff|the kitchen|the float|the whole (?:ward|shift|office|team)|the lads|the till)\b/,
      ],
      [
        /\b(?:roared|shouted|screamed|yelled) at like a (?:child|dog|schoolboy|schoolgirl|kid)\b/,
        /\b(?:man|woman|boss|manager|work|of thirty|half my age|office|supervisor|i'm \w+|years old)\b/,
      ],
      [
        /\b(?:sir|madam|boss|manager|supervisor|chef|oga) (?:threw|flung|tore|banged|slammed|slapped)\b/,
        /\b(?:and said|shouted|screamed|roared|yelled|called me|could do better)\b/,
      ],
      [/\bwhat do i (?:even )?pay you for\b|\bif i ever (?:actually )?trained\b/],
      [
        /\blucky to (?:have|still have) (?:a|this|your|my) (?:job|position|work)\b/,
        /\b(?:banged|slammed|shouted|screamed|roared|yelled)\b/,
      ],
      [
        /\b(?:he|she) (?:banged|slammed|thumped|hit) (?:his fist |her fist )?on (?:the|my) desk\b|\b(?:he|she) was so loud\b[^\n]{0,60}\b(?:offices?|staff|shop|kitchen)\b/,
        /\b(?:me|boss|position|offices|work|manager|sir|madam)\b/,
      ],
      [
        /\b(?:he|she|boss|chef|manager|matron) went off (?:on|at) me\b|\b(?:he|she) screamed at me\b/,
        /\b(?:his door opens|her door opens|the float|shop floor)\b/,
      ],
      [
        /\bwalk[- ]?in (?:freezer|fridge)\b|\bstationery cupboard\b|\bstock ?room\b/,
        /\b(?:see my face|nobody (?:could|would) see|no ?one (?:could|would) see)\b/,
        /\b(?:boss|chef|manager|he|she)\b[^\n]{0,40}\b(?:shouted|screamed|roared|yelled)\b/,
      ],
      [
        /\bin front of the whole (?:ward|ward round|kitchen|shop|office|team|shift|crew|class)\b|\bwhole ward round\b/,
        /\b(?:asked me if i|told me i|called me|useless|stupid|trained)\b/,
      ],
    ),
    unless:
      /\b(?:prais\w+|thank(?:ed|s) me|proud of me|well done|(?<!\b(?:never|not|hasn't|hasnt|didn't|haven't) (?:even )?)apologi[sz]ed|promot\w+|defended me|stood up for me|gave me (?:a|the) (?:hug|award|bonus|raise|afternoon)|hugged|(?:not|didn'?t|never) (?:\w+ )?(?:shout|yell|scream))\b|\b(?:will|gonna|going to|might|would|may|'ll)(?: \w+)? (?:shout|yell|scold|scream|roar)\b/,
    hear: [
      "Being spoken to like that is humiliating, and you can't even answer back.",
      'You have to go on standing there at your own job, with nowhere to put your face and the work still to be done.',
      "It's hard to keep your mind on the work afterwards, when half of it is listening for that voice.",
      "There's what was said, and then there's having to go back in and say good morning to the boss as usual.",
      'The one who talks to you like that decides about your hours and your pay as well, and you both know it.',
    ],
    ask: [
      "What's your boss like on an ordinary day?",
      'What would you say to your boss if it cost you nothing?',
      'Who at work knows what your boss can be like?',
      "Which of your boss's words keep coming back?",
      'What will it be like when you see your boss next?',
      'What do you still like about the job itself, boss aside?',
      "What doesn't your boss know about the work you do?",
      'Who else have you told how your boss spoke to you?',
    ],
    advice: [
      "I'd say one thing to your boss, when it's calm and nobody's round, 'Talk to me about the work any time, but not like that.' If that could cost you the job, write down tonight the date, the words and who heard.",
      "I'd leave it a night and not answer in heat. If it's the first time, one quiet sentence to your boss tomorrow does most. If it's a habit, write each one down with its date, and take that to somebody above or to a union.",
    ],
    reason: [
      "You can't talk back to the person who signs your hours, so it all goes inward and comes home with you.",
      "Being spoken to like that by a boss is being made small by somebody you can't walk away from. It would shake anybody, at any age.",
    ],
  },
  {
    id: 'boss-slighted',
    signs: [
      new RegExp(
        `${boss}${near}\\b${slight}\\b|\\b(?:humiliated|shown up|embarrassed|belittled|undermined|bullied|picked on|micromanaged) (?:\\w+ ){0,3}?(?:by (?:my|the|our) (?:\\w+ )?(?:boss|mana?ger|supervisor|chef|foreman|director)|in the (?:\\w+ )?meeting)\\b|\\b(?:boss|mana?ger) (?:just )?(?:hates|picks on) me\\b|\\b(?:bully|toxic|nasty|horrible|micromanaging) (?:boss|mana?ger|supervisor)\\b|\\b(?:boss|mana?ger|supervisor) is (?:\\w+ ){0,3}?(?:a |an )?(?:(?:\\w+ )?bully|nightmare|toxic)\\b`,
      ),
    ],
    unless:
      /\b(?:prais\w+|thank(?:ed|s) me|proud of me|well done|(?<!\b(?:never|not|hasn't|hasnt|didn't|haven't) (?:even )?)apologi[sz]ed|promot\w+|defended me|stood up for me|gave me (?:a|the) (?:hug|award|bonus|raise|afternoon)|hugged|(?:not|isn'?t|never) (?:a |being )?(?:cold|nasty|bully|funny))\b/,
    hear: [
      'It hurts to be treated like that by somebody who has a say over your work.',
      'You carry on with your work and try to look as if nothing had been done to you.',
      "If you bring it up you're touchy, and if you don't, that's how your boss may treat you from then on.",
      "You go over it looking for some way your boss didn't mean it the way it looked.",
      'You wonder who else at work noticed, and you half want it to be nobody and half want it to be all of them.',
    ],
    ask: [
      "What's it like between you and your boss on other days?",
      'What do you think your boss wanted with it?',
      'Who else at work gets that from your boss?',
      'What would you like your boss to know about how that was?',
      'What goes through your head when you see your boss now?',
      'Who at work would put in a good word for you?',
      'What does your boss not see of what you do there?',
      'When has your boss been decent to you, if ever?',
    ],
    advice: [
      "I'd ask your boss for five minutes alone and name the one thing, what was done and how it looked, without the word 'always'. If you don't trust them with that, write it down tonight with the date, and watch whether it's repeated.",
      "I'd watch whether it's you or everyone. If everyone gets it, that's your boss's manners. If it's only you, keep dates and words from tomorrow on, and show them to one person there who has some weight.",
    ],
    reason: [
      "It came from your boss, so it touches your pay and your good name at once, and you couldn't even answer. Anybody would carry that home.",
      "A slight from a boss is small to look at and big to have, because you need that person's good opinion every working day.",
    ],
  },
  {
    id: 'credit-taken',
    signs: orAll(
      [
        new RegExp(
          `\\b(?:(?:took|takes|taking|take|got|gets|getting|stole|steals|claimed|grabbed) (?:all )?(?:the |my |full )?credit|(?:takes?|took|steals?|stole) (?:every |all )?(?:my |the )?(?:\\w+ )?ideas?|did all the work${near}got (?:all )?the (?:praise|glory|thanks)|bonus (?:off|for|with) my (?:idea|work|report|project)|i (?:wrote|made|did|built|designed) (?:it|all of it)${near}(?:his|her|their) name|(?:presented|pitched|passed off|stole|used|claimed|sold|showed) (?:my|our) (?:\\w+ )?(?:idea|ideas|work|slides|report|design|figures|project|analysis|deck|presentation)|(?:put|with) (?:his|her|their) (?:own )?name on (?:it|my|the)|(?:my|our) (?:idea|work|report|slides|project|design)${near}(?:as (?:his|hers|theirs|her own|his own|their own|if it was (?:his|hers))|(?:his|her) name on))\\b`,
        ),
        /\b(?:work|boss|mana?ger|colleague|co-?worker|meetings?|team|director|office|client|project|report|ideas?|slides|company|job|supervisor|deck|bonus|department)\b/,
      ],
      [
        /\b(?:it was|that was|this was) my idea\b/,
        /\bnow (?:it'?s|its) ["']?\w+'?s (?:system|idea|project|plan)\b|\b(?:the credit|in the meeting|the director|the newsletter|my boss (?:said|presented))\b/,
      ],
      [
        /\b(?:congratulated|thanked|praised|promoted|clapped for|applauded) (?:mr|mrs|ms|him|her|the other|my (?:boss|manager|colleague)|kevin|\w+ instead|everyone (?:but|except) me)\b/,
        /\b(?:i spent|i wrote|i did|i made|i built|i fixed|my (?:proposal|report|idea|work|project)|that proposal|evenings)\b/,
        /\b(?:director|boss|manager|meeting|proposal|report|project|client|office|bonus|team)\b/,
      ],
      [
        /\b(?:his|her|their) name (?:first|on (?:the|my) (?:paper|report|slides|design|project))\b/,
        /\b(?:i did all|i wrote|all the (?:lab )?work|every night|my work|my name)\b/,
      ],
      [
        /\bthanking (?:the whole team|everyone)\b/,
        /\b(?:everyone except|except (?:me|the person)|not me|left (?:me )?out|wrote the thing|forgot me)\b/,
      ],
      [
        /\b(?:said|presented|pitched|repeated|brought) (?:it|mine|the same thing|my point) in the meeting\b/,
        /\b(?:word for word|i (?:was )?t(?:old|elling) (?:her|him)|as (?:his|hers)|my idea|clapped|brilliant)\b/,
      ],
      [
        /\bmy (?:recipe|design|arrangement|drawing|drawings|code|bug fix|plan|rota|script|proposal)\b/,
        /\b(?:(?:head chef|boss|manager|owner|director|he|she) said thank you|under him|under her|all his|all hers|(?:told the paper|says|said) (?:that )?(?:she|he) (?:designed|made|wrote|did) it|'s initiative)\b/,
      ],
      [
        /\b(?:she|he) got the (?:bonus|commission|award|praise|prize|employee of the month) for (?:the|my)\b/,
        /\b(?:that )?i (?:found|rang|wrote|did|made|built|sold|drove|brought)\b/,
      ],
      [/\bemployee of the month\b/, /\bi (?:made|did|wrote|fixed|built)\b/],
      [
        /\b(?:i fixed|i solved|i repaired|i stayed)\b/,
        /\b(?:supervisor|boss|manager|colleague)\b[^.?!\n]{0,40}\b(?:newsletter|shaking hands|thanked|praise|award)\b/,
      ],
      [/\bwe both know you (?:helped|did (?:it|most|all))\b/],
      [
        /\b(?:the owner|my boss|my manager|she|he) (?:told the paper|told everyone|tells people) (?:that )?(?:she|he) (?:designed|made|wrote|built|did) (?:it|them)\b/,
      ],
      [/\b(?:in the (?:town hall|all hands|meeting)) they said \w+'s (?:initiative|idea|project)\b/],
    ),
    unless:
      /\b(?:i took (?:the )?credit|credit (?:card|union|score)|universal credit|the prof|my prof|professor gave|group project|(?:my|his|her) husband (?:got|gets|takes)|mother-in-law|phone credit)\b/,
    hear: [
      'Seeing somebody else praised for your work is infuriating.',
      "If you say it was your work you look petty, and if you don't, it's theirs by the end of the week.",
      'You were there for all the hours of that work that nobody saw, and somebody else was there for the thanks.',
      'It makes you weigh up every idea at work before you say it, and you used to just say it.',
      "It's hard to know what to do with your face while somebody else is praised for your work.",
    ],
    ask: [
      'What did it take to do that work?',
      'Who else knows the work was yours?',
      'What would you like to hear from the one who took the credit?',
      'Which part of that work are you proudest of?',
      'What do you say when somebody praises them for your work?',
      'What happens to that work from here?',
      'How is it being around them at work now?',
      'What are they like to work with otherwise?',
    ],
    advice: [
      "I'd say it to them first, alone and flatly, 'That was my work, and I'd like you to say so.' If they won't, send round the next piece yourself, to everyone it concerns, with your name and the date on it.",
      "I'd not fight over it in public. Write down tonight what you did and when, and keep the drafts. If it was your boss, mention your part in passing to somebody above. If it was a colleague, tell your boss.",
    ],
    reason: [
      "It's hours of your life with somebody else's name on them, and the thanks are going to the wrong person. That would sting anybody.",
      "You aren't asking for a medal. You want it known whose work it was, and anybody who's made something wants that.",
    ],
  },
  {
    id: 'paid-less-at-work',
    signs: orAll(
      [
        /\b(?:(?:paid|pays|paying|earns?|earning|earned|gets?|makes?|on|start(?:ed|ing|s)?) (?:\S+ ){0,5}?(?:more|less|higher) (?:\w+ )?than (?:me|i|him|her|them|us|mine|the (?:new|men|lads|guys|others|rest|boys|permanent))|(?:thousand|hundred|grand|k|quid|euros|an hour) (?:\w+ )?more\b|more for the same (?:work|job)\b|\d+k more\b|(?:earns?|paid|makes|gets) double\b|paid less than men\b|(?:half|twice) (?:of )?what (?:he|she|they|i) (?:earns?|gets?|makes?)|(?:saw|found) (?:his|her|their|the) (?:pay ?slip|salary|contract))\b/,
        /\b(?:pay ?slip|salary|salaries|same (?:work|job)|exact same|new (?:guy|lad|girl|starter|hire|one)|i trained|at work|colleagues?|co-?worker|boss|mana?ger|company|office|my job|bonus|wages?|my team|hour)\b/,
      ],
      [
        /\b(?:new|hired|boy|girl|lad|guy|man|colleague|he|she|tom|beside me|next to me)\b[^.?!\n]{0,40}\b(?:earns|gets|makes|is on|takes home|is paid|gets paid) (?:more\b|\d\d|nearly|almost|double|£|\$|€)/,
        /\b(?:the sheet|same (?:desk|job|work|hours|exact)|does the exact same|i trained|years in that|by accident|hr said|market rate|agency|envelope|his payslip)\b/,
      ],
      [
        /\bsame (?:desk|job|work|role|title|hours)\b/,
        /\b(?:reception money|(?:on |my )(?:less|old) (?:money|wage|pay)|less (?:pay|money|than)|more than me|half the (?:pay|money))\b/,
      ],
      [
        /\b(?:expat|foreign|male|white|younger|new) colleagues?\b/,
        /\b(?:housing|school fees|his salary|their salary|more money|paid more|\d+%|gets a car|allowance|the sums)\b/,
      ],
      [
        /\bcomparing\b/,
        /\b(?:wages|salar\w+|pay|said about the same)\b/,
        /\b(?:pub|lied|less|colleagues?|work|the lads|lunch)\b/,
      ],
      [
        /\bwhy (?:\w+ )?(?:gets|earns|makes|is on) more\b|\bmarket rate\b/,
        /\b(?:hr|boss|manager|work|salary|me|than)\b/,
      ],
      [
        /\b(?:told|showed) me (?:her|his) (?:bonus|salary|pay ?slip|wages?)\b/,
        /\b(?:mine|same|voucher|sums|less|more|i do|i get)\b/,
      ],
      [
        /\b(?:discuss|talk about|discussing) (?:your |our )?(?:wages|salar\w+|pay)\b/,
        /\bknow why\b|\bless\b|\bmore than\b|\bnow i know\b/,
      ],
      [
        /\bwoman in a (?:garage|kitchen|workshop|firm|yard)\b|\b(?:lad|man|guy|men)\b[^.?!\n]{0,30}\bgets more in his (?:envelope|pay ?packet)\b/,
      ],
      [
        /\b(?:said|was|says|his is|hers is) \d\dk\b/,
        /\b(?:mine|i get|i'?m on|i am on) (?:says |is |was |said )?\d\dk?\b/,
      ],
    ),
    unless:
      /\b(?:my (?:wife|husband|girlfriend|boyfriend|partner|brother|sister|friend|mate|son|daughter|cousin) (?:earns|makes|gets|is on|pays)|(?:rent|mortgage|fuel|petrol)\b[^.\n]{0,40}\b(?:more|less|hundred|thousand|quid)|more rent|i got (?:a|the|my) (?:pay )?rise|cheaper)\b/,
    hear: [
      "It's unfair, and it's hard to work there as if you didn't know.",
      'You start doing sums nobody asked for, what the difference in pay comes to in a month and in all those years.',
      "You took it that the pay was what the job paid. Now it looks as if it was what they thought you'd put up with.",
      'To ask for the same pay you have to say that you know, and then they want to hear how you know.',
      "It's hard to stay late for a place when you know what they pay for your hour and for someone else's.",
    ],
    ask: [
      'What would fair pay be, for what you do there?',
      'Who else at work knows about the pay?',
      "What have you done for that place that isn't in your pay?",
      "What would you say to them about the pay, if it couldn't go wrong?",
      "How is it now, working beside somebody who's paid more?",
      'What would the difference in pay mean in your house?',
      'When did you last ask for more pay, if you ever have?',
      'How did it come to be like that with the pay, do you think?',
    ],
    advice: [
      "I'd ask, and write it out tonight: what you do there, how long you've done it, the figure you want. Leave the other one's name out of it. If they say no, ask what would make it a yes, and by when.",
      "First I'd find out what the work pays elsewhere, three adverts for it, tomorrow. If you're low, ask with those in your hand. If it looks as though it's because of who you are, ring a union or an advice line.",
    ],
    reason: [
      "Pay is how a place says what you're worth to it, and you've found out that for somebody else they say it louder.",
      "It's the same work for different money, and you have to go on doing it with a friendly face. Anybody would mind that.",
    ],
  },
  {
    id: 'no-raise',
    signs: [
      /\b(?:ask(?:ed|ing)?|request(?:ed)?) (?:\w+ ){0,4}?(?:for )?(?:a |my |an )?(?:pay ?rise|pay rise|raise|increment|salary hike|hike)\b[^\n]{0,90}(?:\b(?:said no|no money|refus\w+|turned (?:me )?down|denied|laughed|budget|not (?:this|now)|next year|can'?t afford|wait)\b|\bno$)|\b(?:refused|denied|turned (?:me )?down for|no|(?:didn'?t|did not|never|don'?t|won'?t) (?:even )?(?:get|got|give me|gave me)|never (?:given|had)|haven'?t had|without) (?:me )?(?:a |my |the |any )?(?:\w+ )?(?:pay ?rise|pay rise|raise|increment|salary hike)\b/,
    ],
    unless:
      /\b(?:(?:rent|pension|allowance) (?:\w+ )?(?:raise|rise|increment)|(?:raise|rise|increment) in (?:the |my )?(?:rent|pension|allowance)|got (?:a|the|my) (?:pay ?rise|pay rise|raise)|(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|dad|brother|sister)\b[^.\n]{0,30}(?:raise|rise))\b/,
    hear: [
      'You earned that, and being told no is disheartening.',
      "You do the same work the morning after, and it's worth a little less to you than it was.",
      "To them it's only a figure. To you that raise is the rent, or one thing you'd not have to think about any more.",
      'Nobody likes to say out loud that they mind about the pay, and so everybody minds alone.',
      "Whatever reason comes with it, you're the one who lives through the year on the old pay.",
    ],
    ask: [
      'What would the raise have been for, first of all?',
      'What do you do there that nobody pays you for?',
      'Who at home knows about the raise?',
      'When did your pay last go up?',
      'What would you earn for that work somewhere else?',
      'What holds you there, apart from the pay?',
      'What do you wish your boss knew about living on that pay?',
      'Who else there is in the same place with their pay?',
    ],
    advice: [
      "I'd put it in writing: the figure, three things you've done, and by which month you'd want the raise. Write it tonight. If they won't name a month or a reason, I'd look for the money at another place.",
      "I'd find out tomorrow what three other places pay for the same work. If it's more, go for one, and use the offer or take it. If it's no more than yours, ask for something that isn't money, like shorter hours.",
    ],
    reason: [
      "Pay is the one answer that place gives in figures, and it's your rent besides. Anyone would take a no to that to heart.",
      "It isn't easy to want more for your work and let it be seen. When no raise comes of it, the work itself feels different.",
    ],
  },
  {
    id: 'passed-over',
    signs: orAll(
      [
        new RegExp(
          `\\b(?:overlooked for|promoted (?:over|above|ahead of) me|(?:keep|they've|they have|always) pass(?:ed|ing) me over|hired (?:someone|somebody) from outside for the job|who joined after me${near}(?:my boss|manager|senior)|gave (?:the )?(?:team lead|lead|supervisor|manager) (?:role |job |post )?to \\w+|acting up for${near}(?:somebody|someone) else|they(?:'ve| have)? promoted (?!me|us|to|my)\\w+|passed (?:me )?over(?: for| again)?|(?:didn'?t|did not|never) (?:get|got|give me|gave me) (?:the|that|my|a|any) (?:promotion|team lead|post|senior role)|(?:promotion|team lead|the job|the post|manager'?s job|supervisor'?s? job|the role)${near}(?:went to|gave (?:it )?to|got it\\b|given to|gone to)|(?:gave|give|giving) (?:the|my) (?:promotion|job|post|role|position) to|promoted (?:him|her|the (?:new|young)\\w*|someone|somebody|a (?:lad|guy|kid|girl)|\\w+ (?:instead|over me))|(?:they|he|she|boss) (?:\\w+ )?(?:got|was) promoted (?:over|instead of|before|ahead of) (?:me|us)|i(?:'ve| have)? trained (?:him|her|them|my|four|two|the)${near}(?:bosses|(?:made|making) (?:him|her) (?:my|the|our)|promot\\w+|above me)|turned (?:me )?down for (?:the|a) (?:promotion|post))\\b`,
        ),
        /\b(?:work|job|boss|mana?ger|promot\w+|passed me over|company|team|office|pay ?slip|salary|years|supervisor|the list|role|post|interview|shift|depot)\b/,
      ],
      [
        /\b(?:appointed|hired|chosen?|chose|picked|took on|brought in|given it to|gave it to|went with) (?:somebody|someone|a (?:man|woman|lad|guy|girl|younger \w+))\b[^.?!\n]{0,20}\b(?:from (?:outside|another|leeds|london|\w+)|external\w*)\b/,
        /\b(?:deputy|head of|i applied|years i have|years i've|the post|the job|manager'?s|acting|promot\w+)\b/,
      ],
      [
        /\bnot this time\b|\bmaybe next (?:cycle|year|time|round)\b/,
        /\b(?:promot\w+|cycle|applied for|the post|the role)\b|\b(?:boss|manager)\b[^.?!\n]{0,40}\bsaid ["']?not this time/,
      ],
      [
        /\b(?:they )?made (?!me\b|us\b|it\b)\w+ (?:the )?(?:team lead(?:er)?|supervisor|manager|foreman|head of|deputy|senior|partner|head chef)\b/,
        /\b(?:months|i had to|i'?ve been|years|sign (?:her|his) card|instead|after me|trained)\b/,
      ],
      [
        /\b(?:sergeants?|promotion|partner|consultant|head|foreman|deputy) (?:'s )?(?:board|panel|interview|round)\b/,
        /\b(?:didn'?t get (?:it|through)|failed|no again|turned (?:me )?down|not me)\b/,
      ],
      [
        /\bpromot(?:e|ed|ion|ions)\b/,
        /\b(?:batch ?mate|plays (?:badminton|golf)|same rating|instead of me|not me|clapped with everyone|i clapped)\b/,
      ],
      [/\bclapped with everyone\b/, /\b(?:announced|promot\w+|the job|the post)\b/],
      [
        /\btoo valuable (?:where i am|in my|to (?:lose|move))\b|\bmy chair that was meant\b|\b(?:job|post|chair|office) that (?:was meant|should have been) (?:to be )?mine\b/,
      ],
      [/\bthe list came out\b/, /\bi(?:'m| am|m| was|) ?not on it\b/],
      [
        /\bever make (?:foreman|manager|partner|sergeant|supervisor|head|senior|consultant|captain)\b/,
        /\b(?:won'?t|wont|never|not going to|will not)\b/,
      ],
      [
        /\b(?:show|train|showing|training) (?:him|her) (?:round|around|up|in)\b/,
        /\b(?:the|my) new (?:manager|boss|head|supervisor)\b/,
        /\b(?:meant to be|should have been|supposed to be) (?:me|mine)|\bmy chair|\bmy job\b/,
      ],
      [
        /\bi (?:didn'?t|did not|never) get (?:the|that|my) promotion\b|\bpassed over (?:again|for)\b|\bgot turned down for (?:the |a )?(?:promotion|role|post|manager)\b|\bsomeone else got the (?:promotion|job i)\b/,
      ],
    ),
    unless:
      /\b(?:i got (?:the|my|a) promotion|got promoted today|i was promoted|cousin|choir|band|orchestra|(?:wife|husband|daughter|son|sister|brother)(?:'s)? (?:got|was|promotion|earns)|earns more than me and|flight|plane|storm|passed over to|benefit|my (?:wife|husband|girlfriend|boyfriend|partner) (?:earns|makes|gets))\b/,
    hear: [
      "Being passed over when you've worked for it hurts, and so does having to smile about it.",
      "Whatever reason they give for choosing someone else, you've the same work to do the next morning.",
      'Being passed over sends you back through every extra hour you gave, and it turns out nobody there was adding them up.',
      'You thought they could see all that work, and now you know how it looks from where they sit.',
      "It's awkward being passed over, because complaining sounds like envy and saying nothing sounds as if you agreed.",
      "They still want all of your work, the same as before. They'd only rather not call it anything more.",
    ],
    ask: [
      'What would it have changed for you, to get it?',
      'What do you know about whoever got the job?',
      'Who at work knows what you really do there?',
      'What would you ask the ones who chose, if you could be sure of a straight answer?',
      'Which bit of your work do they not see?',
      'How much of you still wants that job?',
      'Who knew that you were hoping for it?',
      "What's it like, doing the same work since then?",
    ],
    advice: [
      "I'd ask whoever decided what you would have needed to show, and write down the answer. If it's something real, you know where you stand. If it's fog, I'd start looking elsewhere tomorrow evening, quietly, while you have this job.",
      "I'd sleep on it and then ask for ten minutes, and say that you wanted that post and you want the next one. If they won't give you a reason or a date, take that as the answer, and look outside.",
    ],
    reason: [
      "You let it be seen that you wanted it, and somebody else was chosen. It's all your work they were weighing up, so it's hardly a small thing.",
      "You can think the other one is all right and still mind. You've the same work to do as before, knowing now what they make of it.",
    ],
  },
  {
    id: 'in-charge-of-others',
    setting: true,
    signs: orAll(
      orOutright(
        /\bi (?:have|'ve got|had|need|got) to (?:fire|sack|lay off) (?:someone|somebody|\w+ people|two|three|half|one of|a (?:lad|girl|guy|man|woman))\b|\bhave to make (?:\w+ ){1,3}redundant\b|\bmy (?:team|staff) hates? me\b|\b(?:as|i'm the|im the|i am the|been made|the new|made) (?:a )?(?:supervisor|manager|team leader|foreman|boss)\b[^\n]{0,40}\b(?:(?:don'?t|won'?t) listen|hates? me|one of them)\b|\bmy staff (?:don'?t|won'?t|never|do not) (?:respect|listen)\b|\btell (?:a lad|him|her|them|someone|one of them|a girl) (?:tomorrow |on \w+ )?(?:he's|she's|they're|hes|shes) not being kept on\b|\bmanaging people is\b|\bi'?m (?:his|her|their) (?:foreman|manager|supervisor)\b|\bmy deputy\b[^\n]{0,20}\b(?:wants|undermin\w+|hates|refuses)\b|\b(?:promoted|supervisor|manager|team lead\w*)\b[^\n]{0,40}\bused to be (?:mates|one of them|friends|pals)\b|\bgot to (?:sack|fire) (?:a|some|one|two|three)\w*\b/,
        /\b(?:i'm|im|i am|i was|i got|i've been|they made me|made me|promoted me to|promoted to|since i became|i became|been made) (?:\w+ ){0,3}?(?:team ?lead(?:er)?|mana?ger|supervisor|in charge|head of|shift lead\w*|head chef|foreman|ward manager|charge nurse|bleep holder|deputy head|line manager)\b|\bi manage (?:a team|people|\d+|the (?:team|shop|home|kitchen))|\bmy (?:team|staff|lads|crew)\b[^.?!\n]{0,50}\b(?:quit|leaving|hate me|go quiet|went quiet|late|sick|off sick|don'?t listen|won'?t listen|cut|resent|fight\w*|complain\w*|laugh\w*)\b|\bi (?:have|had|'ve|'ve got|got) to (?:sack|fire|let (?:him|her|two|three|someone|somebody|half|people|one) \w*|make (?:\w+ ){1,3}redundant|tell (?:him|her|them) (?:he's|she's|they're) (?:not|being))/,
        /\b(?:work|job|team|staff|shift|boss|above|hr|rota|company|kitchen|redundant|people|ward|site|office|apprentice|lads|manage\w*|supervisor)\b/,
      ),
      [
        /(?:\bi |\bi've |\bive |\bi'm |^|\n)(?:was |got |been |being |just |the new |now )*(?:made|promoted to|promoted) (?:to )?(?:supervisor|manager|foreman|team lead(?:er)?|head chef|charge nurse|shift lead\w*|sister)\b/,
        /\b(?:stop(?:ped)? talking|go quiet|went quiet|the lads|nobody (?:says|talks)|canteen|used to be|one of them|friends|pint)\b/,
      ],
      [
        /\b(?:tell|telling) \w+ (?:that )?(?:he's|hes|she's|shes|they're|he is|she is) (?:not being kept on|being let go|redundant|out of a job|losing)\b/,
      ],
      [
        /\b(?:i have|i've|ive|have|got) to (?:do|give|write) (?:the |my |their )?(?:appraisals?|performance reviews?)\b/,
        /\b(?:one of them|team|them a|ratings?|only one|curve|each)\b/,
      ],
      [
        /\b(?:as manager|as a manager|as the manager|middle manager|middle management)\b/,
        /\b(?:above and (?:from )?below|my team|cut|hours|in the middle|both sides|upstairs)\b/,
      ],
      [/\bi have to tell (?:men|women|people|lads) (?:of|twice|older|who)\b|\btell men of \w+ what to do\b/],
      [
        /\bgave me (?:\w+ )?(?:people|staff|reports|a team)\b/,
        /\b(?:no training|spreadsheet|never managed|no idea|how to manage)\b/,
      ],
      [
        /\bmy (?:girls|lads|staff|team|nurses|drivers|crew|carers)\b[^.?!\n]{0,30}\b(?:aren'?t speaking|not speaking|arent speaking|fell out|falling out|fighting|at each other)\b/,
      ],
      [
        /\b(?:in|on) my (?:crew|team|shift|watch)\b[^.?!\n]{0,20}\b(?:got|was) (?:hurt|injured|killed)\b/,
        /\b(?:i was the one who signed|i signed|rota|my responsibility|in charge|supervisor)\b/,
      ],
      [/\b(?:hate|tired of|sick of) being (?:the boss|in charge|a manager|the manager)\b/],
      [
        /\b(?:names?|people|heads|of them) off (?:my|the) list\b|\b(?:wants?|need|needs) (?:two|three|four|five|\d+) (?:names|people|heads) (?:from|off)\b/,
        /\b(?:company|friday|hr|kids|team|cut|redundan\w+)\b/,
      ],
      [
        /\b(?:took|accepted) the (?:team leader|supervisor|manager|management|lead) (?:job|role|post)\b/,
        /\b(?:give it back|regret|money|hate|failing|step down|demot\w+|not me)\b/,
      ],
      [/\bwho can cover who\b|\bdo (?:the|my) rota\b[^\n]{0,40}\b(?:staff|team|sick|complain|moan)\b/],
      [
        /\b(?:ladies|women|nurses|men|lads) on my (?:ward|team|shift|site)\b/,
        /\b(?:before i was born|look at each other|twice my age|older than me|i say something)\b/,
      ],
    ),
    unless:
      /\bmy madam\b|\bi had to let (?:him|her) go (?:because|cos|since)\b|\b(?:(?:think|thinks|believe|believes) (?:that )?i(?:'m| am)|retired|since i retired|best friend|offered ward|next month i am|in \w+ i was|was a manager for|(?:he|she|husband|wife|friend|mate|brother|sister|him|her) (?:\w+ )?(?:got |was |been )?promoted|office of the|football|netball|cricket|sunday league|the match|under[- ]?(?:9|10|11|12|13|14)s|our team won|my team (?:won|finished|lost the))\b/,
    hear: [
      'Being responsible for people is a lot, and it can be lonely.',
      "The ones above want it done and the ones you're in charge of want it fair, and you're where both of them land.",
      'Nobody shows you how to be in charge of people. You only know how it was done to you.',
      "You say the thing you were told to say, and it's your face they see when they hear it.",
      "It's lonely work being the one who decides, and you can't very well say so to the people you decide about.",
    ],
    ask: [
      'Who in the team is on your mind most?',
      "Who do you talk to when you're the one in charge?",
      'What did you like about the work before you were in charge?',
      'What would the team say about you, if they were honest?',
      'What do the ones above you not see about your team?',
      'Who was the best person you ever worked under?',
      'Which part of being in charge would you hand back first?',
    ],
    advice: [
      "I'd talk to the one it's about, alone, tomorrow if they're on, and say the hard part in the first minute. If it's the whole team, take five minutes with each of them rather than calling a meeting.",
      "I'd decide what's yours to decide and tell the team that much straight. If it came from above, say that it did. And ring somebody tomorrow who's in charge somewhere else, because it can't be done with nobody to talk to.",
    ],
    reason: [
      "When you're in charge, everybody's trouble there is partly yours, and there's nobody beside you to share it out with.",
      "Hardly anyone is taught to lead people. You're handed the keys and the rota, and the rest you find out in front of them.",
    ],
  },
  {
    id: 'laughed-at-work',
    signs: orAll(
      orOutright(
        /\b(?:lads|girls|guys|people|everyone|men|ones) (?:at|from|in) (?:my )?(?:work|the office|the depot|the garage) (?:\w+ )?(?:rip|slag|mock|laugh at|tease|make fun of|takes? the (?:piss|mick) out of|wind) (?:me|my)\b|\b(?:colleagues?|co-?workers?) (?:all |always )?(?:make fun of|mock|laugh at|tease) (?:me|my)\b|\b(?:got|getting|was|being) laughed at (?:in|at) (?:the |my |a )?(?:office|work|meeting)\b|\b(?:joke|laughing stock) of the (?:office|team|ward|depot|department)\b|\blaughing stock (?:at|in) (?:work|the office)\b|\b(?:lads|boys|men|girls) (?:on site|in the yard|at the depot|in the kitchen|in the warehouse) (?:\w+ )?(?:slag|rip|mock|tease|laugh at) me\b|\b(?:co-?workers?|colleagues?) (?:mimic|imitate|copy|mimics|imitates) (?:how|my|the way)\b|\blaughed at my accent\b[^\n]{0,20}\b(?:stand-?up|meeting|office|work|call)\b/,
        new RegExp(
          `\\b(?:every(?:one|body)|they|they all|the (?:lads|girls|others|whole (?:room|office|team|table|meeting|canteen))|all of them|two of them|people|colleagues|half the (?:room|office)|the room) (?:\\w+ )?(?:laugh(?:ed|s|ing)?|sniggered|giggl\\w+|cracked up|mock(?:ed|s)?|took the (?:piss|mick|mickey))\\b|\\b(?:got|gets) a (?:\\w+ )?laugh\\b|\\blaugh(?:ed|ing|s)? at me\\b|\\btak(?:e|es|ing) the (?:piss|mick|mickey)\\b|\\bmy (?:accent|english|shoes|clothes)${near}(?:laugh|copy|copies|imitate|mimic)`,
        ),
        /\b(?:at work|my (?:boss|mana?ger|supervisor|job|colleagues?|co-?workers?)|colleagues|the office|meeting|presentation|staff ?room|the canteen|the lads at|all staff|the team|warehouse|all hands|depot|on site|the garage|sales team|break ?room|work do|shift)\b/,
      ),
      [
        /\b(?:they|the lads|everyone|the boys|the girls)(?: all)? (?:do|does|doing|mimic|imitate|copy|copied|imitating|take off) my (?:accent|voice|walk|stammer|lisp|english)\b/,
        /\b(?:radio|shift|work|depot|office|the lads|site|kitchen|warehouse|meeting)\b/,
      ],
      [
        /\bsaid\b[^.?!\n]{0,25}\bwrong in (?:the|a) meeting\b|\bmixed up two (?:english )?words\b/,
        /\b(?:laugh\w*|every day|say|all)\b/,
      ],
      [
        /\bthey put (?:a|an) (?:\w+ ){1,3}(?:by|on|in|at) my (?:desk|locker|chair)\b|\bstuck (?:a|an) (?:photo|picture|note|sign)\b[^.?!\n]{0,40}\b(?:noticeboard|locker|my desk|my back)\b/,
        /\b(?:laugh\w*|arrow|joke|banter|funny|everybody|bald|ha ha)\b/,
      ],
      [
        /\b(?:whole|entire) (?:warehouse|office|kitchen|shift|team|canteen|depot|department|ward|meeting|floor) (?:was |were |is |are |just |all )?(?:laugh\w*|howl\w*|in stitches|creased|sniggering)\b/,
      ],
      [
        /\bcalled (?:the |my )?(?:ceo|boss|manager|director|supervisor|client)\b[^.?!\n]{0,12}\b(?:mum|mom|mummy|dad|daddy|love|darling|babe)\b/,
        /\b(?:zoom|meeting|everyone|heard|people|whole|laugh\w*)\b/,
      ],
      [
        /\b(?:slipped|fell|tripped)\b[^\n]{0,90}\b(?:laughing|howling|in stitches|sniggering|filming)\b/,
        /\b(?:counter|the shop|office|canteen|warehouse|kitchen|the stairs at work|colleagues?|staff|customers)\b/,
      ],
      [
        /\bthey call me (?:professor|grandad|grandma|princess|rain ?man|robot|einstein)\b/,
        /\b(?:my break|at work|the lads|shift|depot|office|site|canteen|kitchen)\b/,
      ],
      [
        /\boffice party\b|\bwork (?:do|party|christmas party)\b/,
        /\b(?:video|group chat|laughing|clip)\b/,
        /\b(?:sang|danced|fell|drunk|of me|going round)\b/,
      ],
      [
        /\b(?:hid|hide|hiding) my (?:\w+ )?(?:boots|tools|lunch|shoes|coat|stuff|hat|helmet)\b/,
        /\b(?:boys|lads|at the site|on site|at work|filming|shift|laugh\w*|depot|the yard)\b/,
      ],
      [
        /\b(?:snorted|giggling|sniggering|smirking|smirked|sniggered)\b/,
        /\bmy (?:idea|presentation|suggestion|report|question|slides|talk)\b/,
      ],
      [
        /\b(?:lunch|food) (?:smells|stinks)\b|\bhold their nose\b/,
        /\b(?:window|they say|my lunch|microwave|canteen|office|colleagues?|noses?)\b/,
      ],
      [
        /\bbanter\b/,
        /\b(?:depot|site|work|office|kitchen|shift|warehouse|the lads|garage)\b/,
        /\b(?:stammer|stutter|accent|weight|bald|my (?:height|hair|voice|teeth|sentences|clothes)|gay|every day|not funny)\b/,
      ],
    ),
    unless:
      /\b(?:made (?:them|everyone) laugh|laugh(?:ed|ing) (?:so much|till|until|together|with)|we (?:all )?laughed|best day|good laugh|mak(?:e|es|ing) (?:people|everybody|everyone|them|the) (?:\w+ )?laugh|have laughed|laugh when they laugh|funny day|nice to hear|(?:laugh\w*|mock\w*) (?:at )?my (?:son|daughter|husband|wife)|my (?:class|pupils))\b/,
    hear: [
      'Being laughed at in front of the people you work with is humiliating.',
      'You have to go on working with your ears burning, beside the same people who laughed.',
      "The others at work have most likely forgotten it by now, and you'd give a lot to be sure of that.",
      'Laughing along is quicker than saying anything, and then everyone at work thinks you found it funny too.',
      'It was a joke to the people who laughed. For you it happened in the place where you earn your living.',
    ],
    ask: [
      "Who at work didn't laugh?",
      'What would you like them to know, the ones who laughed?',
      'Whose laugh was the worst of them?',
      'What are those people like on an ordinary day?',
      "Who's the first of them you'll see when you're back at work?",
      'Has anyone from work said a word to you about it since?',
      'How had it been at work before they laughed?',
      'What did you do at work for the rest of that day?',
    ],
    advice: [
      "If it was one bad minute, I'd go in tomorrow and mention it first, lightly, and for most of them it's over. If it's the same ones every time, take the loudest aside and say, 'I don't find it funny. Leave it.'",
      "I'd go in at the usual time and talk first to whoever didn't laugh. If it goes on, or it's about how you speak or where you're from, note the dates and tell somebody above, because then it isn't a joke.",
    ],
    reason: [
      'To be laughed at by the people you work with is to be alone in a full room, and then you have to go back into that room.',
      "A laugh takes seconds, and it lands where you most want to be taken seriously. Nearly everyone who's had one at work remembers theirs.",
    ],
  },
  {
    id: 'left-out-at-work',
    signs: orAll(
      orOutright(
        /\bwork (?:group ?chat|whatsapp|night out|drinks|do)\b[^.\n]{0,40}\b(?:(?:i'm|im) not in it|without me|(?:no one|nobody) (?:told|asked|invited) me|(?:wasn'?t|not) invited)\b|\b(?:don'?t|dont|do not) fit in at work\b|\bno friends at work\b|\b(?:eat|have) (?:my )?lunch (?:alone |by myself |on my own )?in (?:my|the) (?:car|toilets?|loo|van|stairwell)\b[^.\n]{0,20}\bat work\b|\b(?:colleagues?|co-?workers?) (?:didn'?t|never|don'?t|did not) invite me\b|\binvited (?:\w+ ){0,4}(?:except|but) me\b[^\n]{0,12}\bwork\b|\b(?:no one|nobody) (?:in|at) (?:the|my) (?:office|canteen|warehouse|kitchen|site|shop) (?:talks|speaks)\b|\bmy (?:team|colleagues|co-?workers|office) (?:all )?went (?:out |for \w+ )(?:\w+ )?without me\b|\bnicknames at work\b|\bonly (?:man|woman|girl|guy|black \w+|foreigner|one) in the office\b[^\n]{0,40}\b(?:don'?t|dont|never|nobody|no one|alone)\b/,
        /\b(?:(?:eat|eats|ate|eating|have|had|having) (?:my )?(?:lunch )?(?:alone|by myself|on my own|in the (?:car|toilet|toilets|loo|stairwell))|(?:sit|sits|sat|sitting) (?:alone|by myself|on my own)|lunch (?:alone|by myself|on my own)|ignores? me|everyone\b[^.\n]{0,40}(?:nobody|no one) (?:told|asked|invited) me|(?:nobody|no one|none of them)(?: at (?:my |the )?(?:\w+ )?(?:work|job|office|place))? (?:\w+ )?(?:(?:talks?|speaks?|spoke|talked) to me|(?:sits?|sat) with me|knows? my name|invit\w+|asks? me|asked me to|says? hello|said (?:hello|good morning))|without (?:me|inviting me|asking me|telling me)|(?:wasn'?t|not|never|didn'?t get|didnt get) (?:invited|asked)|everyone (?:but|except) me|(?:left|leave|leaving) me out|left out|call(?:s|ed)? me (?:bob|by the wrong name)|go(?:es)? quiet when|'?and the others)\b/,
        /\b(?:at work|from work|at my (?:new )?work|my boss|colleagues?|co-?workers?|workmates?|the office|canteen|staff ?room|break ?room|shipyard|warehouse|my job|work (?:do|drinks|party|night out|group ?chat|chat|friends)|friday drinks|team (?:lunch|drinks)|department|new job|the factory|on site|the depot)\b/,
      ),
      [
        /\bwhole (?:team|office|department|shift|floor|crew)\b[^.?!\n]{0,20}\b(?:bowling|pub|out|lunch|dinner|drinks|karaoke|meal|beach)\b/,
        /\b(?:nobody (?:mentioned|told|asked|said)|without me|not me|saw the photos|no ?one (?:told|asked|said))\b/,
      ],
      [
        /\bgo (?:for|to) lunch\b[^.?!\n]{0,30}\b(?:together|all)\b|\ball (?:go|went|going) (?:for|to) lunch\b/,
        /\b(?:nobody|my desk|never|without me|not me|no ?one)\b/,
      ],
      [
        /\b(?:whatsapp|group chat|group)\b[^.?!\n]{0,20}\b(?:for (?:our|the|my) (?:shift|team|work|office|ward|department|kitchen)|at work)\b/,
        /\b(?:not in it|without me|isn'?t me|not added|didn'?t add|never added|found out|left me)\b/,
      ],
      [
        /\b(?:change|switch|changed|switched) to (?:dutch|german|polish|spanish|french|their language|their own language|tagalog|hindi|russian|romanian|arabic|portuguese)\b/,
        /\b(?:kitchen|colleagues?|office|work|break|when i come|canteen|team)\b/,
      ],
      [/\bcolleagues? (?:speak|talk|all speak|all talk)\b[^.?!\n]{0,30}\bamong (?:themselves|each other)\b/],
      [
        /\bnever (?:once )?been (?:asked|invited) (?:to|along|for)\b/,
        /\b(?:friday drinks|the office|the council|colleagues?)\b/,
      ],
      [
        /\b(?:handed|gave|giving|handing) out\b[^.?!\n]{0,25}\binvit\w+\b[^.?!\n]{0,20}\b(?:office|work|ward|team|staff ?room|shop|round the)\b/,
      ],
      [
        /\b(?:everyone|everybody|they all|all of them) (?:\w+ )?(?:got|gets) (?:a|an) (?:coffee|tea|invite|invitation|card|present|cake|drink)(?: order)? (?:but|except|apart from) me\b/,
        /\b(?:office|work|order|team|colleagues?|sitting right there|shift)\b/,
      ],
      [
        /\bonly one (?:working )?(?:remote|remotely|from home|who works from home)\b/,
        /\b(?:corridor|decide|tell me|forget|team|office|find out|last to know)\b/,
      ],
      [
        /\bsecret santa\b/,
        /\b(?:forgot|left me out|not in|my name|without me|no ?one got me|nobody)\b/,
        /\b(?:hat|office|work|team|so sorry|my name|colleagues?)\b/,
      ],
      [
        /\bgood morning\b/,
        /\b(?:not to me|never to me|everyone but me|to the dog)\b/,
        /\b(?:rep|office|colleagues?|work|shift|team|boss|desk)\b/,
      ],
      [
        /\b(?:all the )?(?:blokes|lads|girls|guys|others|people) off our (?:floor|team|shift)\b|\bfive a side\b/,
        /\b(?:no ?one asks|nobody asks|never asked|not asked|don'?t ask me)\b/,
      ],
      [
        /\b(?:went|go|goes|gone) (?:dead |all )?quiet when i (?:came|come|walked|walk)\b/,
        /\b(?:staff ?room|office|canteen|break ?room|kitchen at work|my desk|colleagues?|work)\b/,
      ],
    ),
    unless:
      /\b(?:at (?:my |her |his )?school|school friends|classmates?|uni|my (?:son|daughter|sister|best friend)(?:'s| is| was| got| gets)? (?:\w+ )?(?:left out|ignored|not invited|wasn'?t invited)|work from home|wfh|wedding|nobody talks about)\b/,
    hear: [
      'Being left out by the people you see every day hurts.',
      "They're friendly enough while it's about the work, and then it's lunchtime and they all get up together.",
      'You hear about things at work after they have been, from somebody who thought you knew.',
      "It takes more out of the day than the work does, looking as if you hadn't noticed.",
    ],
    ask: [
      'Who at work would you sit with, if it were up to you?',
      'What do the others there talk about?',
      'Who there knows you at least a little?',
      'How was it with people, where you worked before?',
      'What would they find out about you if they asked?',
      'Which part of the working day is the loneliest?',
      'Which of them has ever stopped for a word with you?',
      'What do you do with your breaks?',
    ],
    advice: [
      "I'd go for one person and not the group. Pick whoever has been least unfriendly, and tomorrow ask them something small, where they get their lunch, say. If they're warm, go along. If nobody ever is, it's the place and not you.",
      "I'd say it once, straight out, 'If you're all going, I'd like to come.' If they shuffle, then you know, and I'd put the effort into people outside that job, beginning with a message to one of them tonight.",
    ],
    reason: [
      'You spend more hours with the people at work than with nearly anyone, so it does count whether they keep you a seat.',
      'Being left out hurts at any age as it did in the schoolyard. At work you even have to be polite about it.',
    ],
  },
  {
    id: 'unkind-colleague',
    signs: orAll(
      [
        new RegExp(
          `\\b(?:a|my|this|that|one|the|another|one of my|some|two|three) (?:(?:\\w+ ){0,2}?)(?:colleagues?|co-?workers?|workmates?|(?:wo)?man (?:(?:at|from) work|in my office)|(?:guy|girl|woman|man) on my team|other (?:nurses|teachers|waitresses)|deskmate|girls? (?:at|from) work|lads? (?:at|from) work|guys? (?:at|from) work|lady at work|bloke at work|person at work)\\b${near}\\b(?:mock\\w*|bull(?:y|ies|ied|ying)|laugh(?:s|ed) at|rude|nasty|horrible|cold|cruel|gossip\\w*|rumou?rs?|spread\\w*|behind my back|talk(?:s|ed|ing) about me|snide|sneer\\w*|ignor\\w+|blank(?:s|ed)|rolls? (?:his|her) eyes|rolled (?:his|her) eyes|undermin\\w*|pick(?:s|ed|ing) on|hates? me|doesn'?t speak to me|won'?t speak|refuses|complain(?:s|ed) about me|reported me|report(?:s|ing) me|bitch\\w*|having a (?:pop|go|dig) at me|dig at|digs|put me down|puts me down|belittl\\w*|comments? (?:about|on) my|insult\\w*|jealous|backstab\\w*|turned (?:everyone|them) against|shout(?:s|ed) at me|snapped at me|unfriendly|mean to me|lied about me|has it in for me|sabotag\\w*|making my life hell|threw me under the bus|sighs)\\b|\\b(?:bullied|bullying|gossiping|talking about me|being mean to me|whispering) (?:\\w+ ){0,3}?at work\\b|\\btold (?:everyone|everybody|the whole|half) (?:\\w+ ){0,3}?(?:at work|office|team|ward|floor|department)\\b|\\b(?:work|office) (?:gossip|bully)\\b|(?:^|\\n)(?:colleague|co-?worker) (?:\\w+ )?threw me under the bus\\b|\\b(?:at|from) work (?:has it in for|hates) me\\b|\\bturned the (?:whole )?(?:office|ward|team|department|staff ?room) against me\\b`,
        ),
      ],
      [
        /\b(?:woman|man|girl|guy|bloke|lady|lad|one) (?:in|from) (?:accounts|hr|sales|reception|the office|finance|marketing|payroll|dispatch|the kitchen|my office|my team|admin)\b/,
        /\b(?:rolls (?:her|his) eyes|ignores|rude|nasty|horrible|hates me|snaps?|makes? (?:comments|fun)|sneers?|corrects|talks over|blanks|bully|bullies|laughs at|digs|tuts)\b/,
      ],
      [/\btells (?:everyone|people|everybody|them all) (?:that )?i only got (?:the|this|my) job\b/],
      [
        /\b(?:co-?worker|colleague|deskmate|workmate|other (?:nurse|teacher|waitress|cook|driver|girl|chef|cleaner|receptionist))\b[^.?!\n]{0,40}\b(?:moves my|on purpose|corrects my|steals my|hides my|takes my|copies me|wrong handover|look a fool|throws? my|touches my|laughs?|lies|mimics)\b/,
      ],
      [
        /\b(?:he|she) (?:coughs|mutters|whispers)\b[^.?!\n]{0,25}\bwhen i (?:walk|go|come|pass)\b/,
        /\b(?:office|work|desk|hear|shift|diversity|past)\b/,
      ],
      [
        /\b(?:lovely|nice|sweet|charming|all smiles) (?:to|with) (?:the|our|my) (?:manager|boss|supervisor|customers|patients)\b/,
        /\b(?:me|to me|with me)\b[^\n]{0,40}\b(?:dirt|horrible|rude|cold|nothing|awful|nasty|shit|different)\b/,
      ],
      [
        /\bi (?:baked|made cakes?|brought (?:in )?(?:cakes?|biscuits))\b/,
        /\bstaff ?room\b|\bthe office\b/,
        /\b(?:bin|nobody|laughed|threw)\b/,
      ],
      [/\bnever uses my name\b/, /\b(?:oi|the new one|years|work|shift|here)\b/],
      [
        /\b(?:only me and (?:him|her)|just me and (?:him|her)|me and (?:him|her) (?:on|in))\b/,
        /\b(?:in the van|on shift|in the office|at work|on the desk|on nights)\b/,
        /\b(?:dread|hate|sick|scared|can'?t stand)\b/,
      ],
      [
        /\breported me to (?:the |my |our )?(?:principal|manager|boss|head|supervisor|hr|matron)\b/,
        /\b(?:she|he|we share|could have asked|late|colleague|co-?worker|minutes)\b/,
      ],
      [
        /\bmessage meant for (?:someone|somebody) else\b/,
        /\b(?:uniform|fat|at work|office|colleague|co-?worker|shift|slag\w*)\b/,
      ],
      [
        /\b(?:has been |keeps |is )timing my breaks\b|\bwrote \w+ on my locker\b/,
        /\b(?:she|he|her|him|isn'?t|shift)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|husband|wife|boyfriend|girlfriend|partner|sister)(?:'s|s)? (?:colleague|coworker|boss)|(?:colleague|co-?worker)[^.\n]{0,20}died|retirement party|lent me|(?:not|never|isn'?t) (?:rude|nasty|unkind))\b/,
    hear: [
      'One person like that can spoil the whole of work for you.',
      "Told to anyone else, each thing they do sounds like nothing. You're the one at work who's there for all of them.",
      'You start planning the day around one person, when to get your coffee and which corridor to take.',
      "You're supposed to be professional about it, which means being polite all day to a colleague who isn't.",
      "You go over what you might have done to that colleague, and you can't find anything the right size.",
    ],
    ask: [
      'What are they like with the others at work?',
      'Who at work is easy to be around?',
      'What would you say to that colleague if you never had to see them again?',
      'What does that colleague do that gets to you most?',
      'Was there ever a time that colleague and you got on?',
      'Does anyone else at work see it happen?',
      'What do you do at work when you see them come in?',
      'What do you think that colleague wants?',
    ],
    advice: [
      "I'd say it once, alone with that colleague, in one flat sentence: what they do, and that it has to stop. If that isn't safe, or has been tried, write down each time from tomorrow, with date and place, and take it to your boss.",
      "I'd keep to the work with them, short and civil, and sit with whoever is easy. Start a list tomorrow, the date and what was done. If it's longer in a month, that list goes to your boss or a union.",
    ],
    reason: [
      "You can't walk away from a colleague as you would from a stranger. You're near them all day and have to be civil, so it piles up.",
      'One unkind person at work is there day after day, and small things done daily weigh as much as one big one.',
    ],
  },
];
