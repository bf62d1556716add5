import { boss, near } from './at-work.ts';
import type { Matter } from './matter.ts';

const harsh =
  '(?:shout(?:s|ed|ing)?|yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|bawl(?:s|ed|ing)?|roar(?:s|ed|ing)?|tore (?:into|strips)|had a go|lost it|lost (?:his|her|their) (?:rag|temper|head)|(?:told|tells|telling) (?:me|us) off|humiliat\\w*|belittl\\w*|embarrass\\w*|roasted|dress(?:ed|ing) me down|swore at|swears at|swearing at|mock(?:s|ed)|insult\\w*|snap(?:s|ped) at|talks? to me like|talked to me like|speaks? to me like|spoke to me like|spoke to me as|threw|throws|throw a|binned (?:it|my)|ripped (?:into|it|up)|laid into|went off (?:at|on)|call(?:s|ed) me (?:a|an|stupid|useless|lazy|thick|incompetent|slow|grandad|old|unprofessional|names))';

/** The people at work, above them, beside them and under them. */
export const ofWorkPeople: readonly Matter[] = [
  {
    id: 'harsh-in-charge',
    signs: [
      /\b(?:i|i've|ive) (?:\w+ ){0,2}?(?:shouted|snapped|yelled|screamed|swore|lost (?:it|my temper|my rag)|barked|had a go|bawled|went off|told off|made) (?:\w+ ){0,2}?(?:at|with|on|off)? ?(?:\w+ ){0,2}?(?:apprentice|trainee|intern|lassie at work|new (?:lad|girl|guy|starter)|junior|my (?:team|staff|colleague|workmate|receptionist|assistant)|a (?:colleague|waiter|waitress|nurse|student nurse|porter|lad|girl|kid) (?:at work|in the kitchen|on (?:the )?(?:site|shift|ward))|colleague|one of (?:my|the) (?:lads|girls|staff|team|juniors|carers|nurses))\b|^shouted at (?:a|the|one)\b[^.\n]{0,30}\bat work\b|\bi (?:shouted|snapped|yelled|swore) at (?:\w+ ){1,4}(?:at work|in the meeting|on shift|in the kitchen|on site)\b|\bi made (?:the|an|my) (?:apprentice|trainee|intern|junior|new girl|new lad|assistant|receptionist) cry\b/,
    ],
    unless: /\bnot (?:my|our) fault\b|\bshouted at (?:by|me)\b|\bmy (?:son|daughter|kids|wife|husband)\b/,
    hear: [
      'You heard it come out of you, and there was their face, and the work just went on.',
      'You probably remember who used to shout at you at work, and never thought to hear it in your own voice.',
      "It's mostly whoever stands nearest at work who gets what the whole day had been building up.",
      "You can forget a lot of what's been said to you at work. What you said to somebody yourself stays in your ears.",
      'You start to notice whether they go careful around you at work, and what you would give for them not to.',
      "Being above somebody at work, you can't just slip in a sorry as you would with a friend.",
      "You'd give the rest of the shift to have that one minute at work back.",
      "They can't know how much else from that day's work was in your voice.",
      'It was over before you knew, and now you have to walk past them at work as somebody who shouts.',
      'For a few seconds you were just the sort of person nobody wants to work under, and you know it better than anyone.',
    ],
    ask: [
      'What are they like to work with, usually?',
      'What had the day at work been like up to then?',
      'What would you want them to hear from you at work?',
      'Who used to talk like that where you learned the job?',
      'What did you see in their face, at work?',
      'When will you be on with them again?',
      'What would it have taken, at that moment at work, for it to come out differently?',
      'Who saw it, and what did they make of it, at work?',
    ],
  },
  {
    id: 'boss-shouted',
    signs: [
      new RegExp(
        `${boss}${near}\\b(?:${harsh}|in front of (?:me|us|the (?:whole|entire|new|other|rest|team|class|client|customer|staff|kids|lads|office|intern|ward|others|patient|family|queue)|a (?:customer|client|patient)|every(?:one|body)|all|my|clients|customers|colleagues|people))\\b|\\b(?:(?:got|get|gets|been|being|was|am) (?:\\w+ )?(?:shouted at|yelled at|screamed at)|told off|chewed out|bollocked|humiliated|shown up|given a (?:bollocking|rollicking|dressing down)|torn apart) (?:\\w+ ){0,3}?(?:at work|by (?:my|the) (?:\\w+ )?(?:boss|manager|supervisor|chef|foreman|director)|in the (?:\\w+ )?meeting)\\b`,
      ),
    ],
    unless:
      /\b(?:prais\w+|thank(?:ed|s) me|proud of me|well done|apologi[sz]ed|promot\w+|defended me|stood up for me|gave me (?:a|the) (?:hug|award|bonus|raise|afternoon)|hugged|(?:not|didn'?t|never) (?:\w+ )?(?:shout|yell|scream))\b/,
    hear: [
      "You can't answer a boss as you would anyone else, so all the answers come hours later when there's nobody to say them to.",
      'You have to go on standing there at your own job with your face doing something, and the work still to be done.',
      "It's over in a minute for the boss, and you're the one who takes it home.",
      'A boss can make a grown person feel about nine years old, and it only takes a tone of voice.',
      "It's hard to keep your mind on the work afterwards, when half of it is listening for that voice.",
      'Anybody else who spoke to you that way you could walk out on. With a boss you pick up the next job.',
      "There's what was said, and then there's having to go back in and say good morning to the boss as usual.",
      'The one who talks to you like that decides about your hours and your pay as well, and you both know it at work.',
      'You go over your own part in it word by word, and nobody will ever ask the boss to go over theirs.',
      'Being spoken to like that stays in the body. Your shoulders go up the next time the boss so much as says your name.',
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
  },
  {
    id: 'credit-taken',
    signs: [
      new RegExp(
        `\\b(?:(?:took|takes|taking|take|got|gets|getting|stole|steals|claimed|grabbed) (?:all )?(?:the |my |full )?credit|(?:presented|pitched|passed off|stole|used|claimed|sold|showed) (?:my|our) (?:\\w+ )?(?:idea|ideas|work|slides|report|design|figures|project|analysis|deck|presentation)|(?:put|with) (?:his|her|their) (?:own )?name on (?:it|my|the)|(?:my|our) (?:idea|work|report|slides|project|design)${near}(?:as (?:his|hers|theirs|her own|his own|their own|if it was (?:his|hers))|(?:his|her) name on))\\b`,
      ),
      /\b(?:work|boss|mana?ger|colleague|co-?worker|meetings?|team|director|office|client|project|report|slides|company|job|supervisor|deck|bonus|department)\b/,
    ],
    unless:
      /\b(?:i took (?:the )?credit|credit (?:card|union|score)|universal credit|(?:my|his|her) husband (?:got|gets|takes)|mother-in-law|phone credit)\b/,
    hear: [
      'You hear your own words come out of another mouth, and the people at work nod at them.',
      "If you say it was your work you look petty, and if you don't, it's theirs by the end of the week.",
      'You were there for all the hours of that work that nobody saw, and somebody else was there for the thanks.',
      "Work you did has your way of doing things all through it. You'd know it anywhere, and it has another name on it.",
      'Nobody else knows where that work came from, so you were the only one who saw something taken.',
      'It makes you weigh up every idea at work before you say it, and you used to just say it.',
      "All it takes is for somebody to say 'I' where your name belonged, and the work is theirs.",
      "It's hard to know what to do with your face while somebody else is praised for your work.",
      'You know which day you worked out each bit of it, and they only know the day it was shown.',
      "The next piece of work is due already, and you're supposed to put the same care into it.",
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
  },
  {
    id: 'passed-over',
    signs: [
      new RegExp(
        `\\b(?:passed (?:me )?over(?: for| again)?|(?:didn'?t|did not|never) (?:get|got|give me|gave me) (?:the|that|my|a|any) (?:promotion|team lead|post|senior role|raise|pay rise|increment)|(?:promotion|team lead|the job|the post|manager'?s job|supervisor'?s? job|the role)${near}(?:went to|gave (?:it )?to|got it\\b|given to|gone to)|(?:gave|give|giving) (?:the|my) (?:promotion|job|post|role|position) to|promoted (?:him|her|the (?:new|young)\\w*|someone|somebody|a (?:lad|guy|kid|girl)|\\w+ (?:instead|over me))|(?:they|he|she|boss) (?:\\w+ )?(?:got|was) promoted (?:over|instead of|before|ahead of) (?:me|us)|i(?:'ve| have)? trained (?:him|her|them|my|four|two|the)${near}(?:bosses|(?:made|making) (?:him|her) (?:my|the|our)|promot\\w+|paid|above me)|(?:thousand|hundred|paid|pays) more${near}trained (?:him|her)|(?:same|exact) job${near}(?:thousand|hundred|paid) more|(?:paid|earns?|earning|on|gets?|makes?) (?:\\w+ ){0,3}(?:more|less) than (?:me|him|the (?:new|men|lads|guys|others))|turned (?:me )?down for (?:the|a) (?:promotion|pay rise|raise|post))\\b`,
      ),
      /\b(?:work|job|boss|mana?ger|promot\w+|company|team|office|pay ?slip|salary|years|supervisor|the list|role|post|interview|shift|depot)\b/,
    ],
    unless:
      /\b(?:i got (?:the|my|a) promotion|got promoted today|i was promoted|cousin|(?:wife|husband|daughter|son|sister|brother)(?:'s)? (?:got|was|promotion|earns)|earns more than me and|flight|plane|storm|passed over to|benefit|my (?:wife|husband|girlfriend|boyfriend|partner) (?:earns|makes|gets))\b/,
    hear: [
      'When the promotion goes past you, you have to say well done, and look as if you meant it.',
      "Whatever reason they give for choosing someone else, you've the same work to do the next morning.",
      'Being passed over sends you back through every extra hour you gave, and it turns out nobody there was adding them up.',
      'You thought they could see all that work, and now you know how it looks from where they sit.',
      "It's awkward being passed over, because complaining sounds like envy and saying nothing sounds as if you agreed.",
      "They still want all of your work, the same as before. They'd only rather not call it anything more.",
      'The reasons they give for passing you over are short. The ones you find for yourself at night go on and on.',
      "You can't help moving into a better job a little in your head beforehand, and then you move out again where nobody sees.",
      'The same work and the same people, and now you wonder who in there spoke up for you.',
      "To want more at work you have to let it show a bit, and then you're somebody who wanted it.",
    ],
    ask: [
      'What would it have meant to you, to have that at work?',
      'What are they like to work with, whoever they chose?',
      'Who at work knows what you really do there?',
      'What would you ask them at work, if you could be sure of a straight answer?',
      'Which bit of your work do they not see?',
      'How much of you still wants that job?',
      'Who knew that you were hoping for more at work?',
      "What's it like, doing the same work since then?",
    ],
  },
  {
    id: 'in-charge-of-others',
    signs: [
      /\b(?:i'm|im|i am|i was|i got|i've been|they made me|made me|promoted me to|promoted to|since i became|i became|been made) (?:\w+ ){0,3}?(?:team ?lead(?:er)?|mana?ger|supervisor|in charge|head of|shift lead\w*|head chef|foreman|ward manager|charge nurse|bleep holder|deputy head|line manager)\b|\bi manage (?:a team|people|\d+|the (?:team|shop|home|kitchen))|\bmy (?:team|staff|lads|crew)\b[^.?!\n]{0,50}\b(?:quit|leaving|hate me|go quiet|went quiet|late|sick|off sick|don'?t listen|won'?t listen|cut|resent|fight\w*|complain\w*|laugh\w*)\b|\bi (?:have|had|'ve|'ve got|got) to (?:sack|fire|let (?:him|her|two|three|someone|somebody|half|people|one) \w*|make (?:\w+ ){1,3}redundant|tell (?:him|her|them) (?:he's|she's|they're) (?:not|being))/,
      /\b(?:work|job|team|staff|shift|boss|above|hr|rota|company|kitchen|ward|site|office|apprentice|lads|manage\w*|supervisor)\b/,
    ],
    unless:
      /\b(?:(?:think|thinks|believe|believes) (?:that )?i(?:'m| am)|retired|since i retired|best friend|offered ward|next month i am|in \w+ i was|was a manager for|(?:he|she|husband|wife|friend|mate|brother|sister|him|her) (?:\w+ )?(?:got |was |been )?promoted|office of the|football|netball|cricket|sunday league|the match|under[- ]?(?:9|10|11|12|13|14)s|our team won|my team (?:won|finished|lost the))\b/,
    hear: [
      'People who are in charge at work hear everything except what is really being said in the break.',
      "The ones above want it done and the ones you're in charge of want it fair, and you're where both of them land.",
      'You used to be able to moan about work with the rest of them. Now the talk changes when you sit down.',
      "When you lead people, each one's trouble at home turns into a gap in your rota, and you have to think of both.",
      'Nobody shows you how to be in charge of people. You only know how it was done to you.',
      "You say the thing you were told to say, and it's your face they see when they hear it at work.",
      'Being in charge, you take all of their names home with you, the good ones and the ones who make it hard.',
      "It's lonely work being the one who decides, and you can't very well say so to the people you decide about.",
      'If the team does well it was the team, and if something goes wrong everyone looks at who was in charge.',
      'You want them to like you and you want them to do the work, and most days you only get one of the two.',
    ],
    ask: [
      'Who in the team is on your mind most?',
      "Who do you talk to when you're the one in charge?",
      'What did you like about the work before you were in charge?',
      'What would the team say about you, if they were honest?',
      'What do the ones above you not see about your team?',
      "What's the thing you've got to tell somebody at work next?",
      'Who was the best person you ever worked under?',
      'Which part of being in charge would you hand back first?',
    ],
  },
  {
    id: 'laughed-at-work',
    signs: [
      new RegExp(
        `\\b(?:every(?:one|body)|they|they all|the (?:lads|girls|others|whole (?:room|office|team|table|meeting|canteen))|all of them|two of them|people|colleagues|half the (?:room|office)|the room) (?:\\w+ )?(?:laugh(?:ed|s|ing)?|sniggered|giggl\\w+|cracked up|mock(?:ed|s)?|took the (?:piss|mick|mickey))\\b|\\b(?:got|gets) a (?:\\w+ )?laugh\\b|\\blaugh(?:ed|ing|s)? at me\\b|\\btak(?:e|es|ing) the (?:piss|mick|mickey)\\b|\\bmy (?:accent|english|shoes|clothes)${near}(?:laugh|copy|copies|imitate|mimic)`,
      ),
      /\b(?:at work|my (?:boss|mana?ger|supervisor|job|colleagues?|co-?workers?)|colleagues|the office|meeting|presentation|staff ?room|the canteen|the lads at|all staff|the team|warehouse|all hands|depot|on site|the garage|sales team|work do|shift)\b/,
    ],
    unless:
      /\b(?:made (?:them|everyone) laugh|laugh(?:ed|ing) (?:so much|till|until|together|with)|we (?:all )?laughed|best day|good laugh|mak(?:e|es|ing) (?:people|everybody|everyone|them|the) (?:\w+ )?laugh|have laughed|laugh when they laugh|funny day|nice to hear|my (?:son|daughter|husband|wife|class|pupils))\b/,
    hear: [
      "The laugh was over in seconds, and you've been hearing it ever since you left work.",
      'You have to go on working with your ears burning, beside the same people who laughed.',
      "They've all gone back to their own work by now, and you'd love to be sure of that.",
      'Laughing along is quicker than saying anything, and then everyone at work thinks you found it funny too.',
      "There's a whole lot of them at work looking at you, and you don't know where to put your hands.",
      "You can be good at that job for years, and you'd bet it's the laugh they remember.",
      'It was a joke to the people who laughed. For you it happened in the place where you earn your living.',
      'Nobody who laughs at somebody at work thinks of it as having done a thing, so nobody comes to say sorry for it.',
      'You can still see each of them laughing in their own way, and each of them you meet again at work.',
      'After being laughed at, every bit of laughter at work from the next room sounds as if it had to do with you.',
    ],
    ask: [
      "Who at work didn't laugh?",
      'What would you like them to know, the ones who laughed?',
      'Whose laugh was the worst of them?',
      'What are they like on other days, the people at work?',
      "Who's the first of them you'll see when you're back at work?",
      'Has anyone from work said a word to you about it since?',
      'How had it been at work before they laughed?',
      'What did you do at work for the rest of that day?',
    ],
  },
  {
    id: 'left-out-at-work',
    signs: [
      /\b(?:(?:eat|eats|ate|eating|have|had|having) (?:my )?(?:lunch )?(?:alone|by myself|on my own|in the (?:car|toilet|toilets|loo|stairwell))|(?:sit|sits|sat|sitting) (?:alone|by myself|on my own)|lunch (?:alone|by myself|on my own)|(?:nobody|no one|none of them) (?:\w+ )?(?:(?:talks?|speaks?|spoke|talked) to me|(?:sits?|sat) with me|knows? my name|invit\w+|asks? me|asked me to|says? hello|said (?:hello|good morning))|without (?:me|inviting me|asking me|telling me)|(?:wasn'?t|not|never|didn'?t get|didnt get) (?:invited|asked)|everyone (?:but|except) me|(?:left|leave|leaving) me out|left out|call(?:s|ed)? me (?:bob|by the wrong name)|go(?:es)? quiet when|'?and the others)\b/,
      /\b(?:at work|colleagues?|co-?workers?|workmates?|the office|canteen|staff ?room|break ?room|shipyard|warehouse|my job|work (?:do|drinks|party|night out|group ?chat|chat|friends)|friday drinks|team (?:lunch|drinks)|department|new job|the factory|on site|the depot)\b/,
    ],
    unless:
      /\b(?:school|classmates?|uni|my (?:son|daughter|sister|husband|wife|best friend)|work from home|wfh|wedding|nobody talks about)\b/,
    hear: [
      'You can work beside people all week and find out from a photo where they were on the Friday.',
      "They're friendly enough while it's about the work, and then it's lunchtime and they all get up together.",
      "It's embarrassing to mind who sits with whom at a grown-up's job. You mind all the same.",
      "Eating alone wouldn't be so bad. It's the rest of work seeing you eat alone.",
      "Being left out at work is seldom anybody's decision, so there isn't even a person to be cross with.",
      'You hear about things at work after they have been, from somebody who thought you knew.',
      "It takes more out of the day than the work does, looking as if you hadn't noticed.",
      "You could ask the people at work to count you in, but then they'd be doing it to be nice, and you'd know.",
      'There are people somewhere who think you are good company, and nobody at work has ever met that person.',
      "You know whose birthday it is at work and who takes sugar, and you don't think they know it of you.",
    ],
    ask: [
      'Who at work would you sit with, if it were up to you?',
      'What do they talk about, the others at work?',
      'Who knows you best at that place of work?',
      'Where have you been, at work or elsewhere, that you did fit in?',
      'What would they find out about you at work if they asked?',
      'Which part of the day at work is the worst for it?',
      'Which of them at work has ever stopped for a word with you?',
      'What do you do with your breaks at work?',
    ],
  },
  {
    id: 'unkind-colleague',
    signs: [
      new RegExp(
        `\\b(?:a|my|this|that|one|the|another|one of my|some|two|three) (?:(?:\\w+ ){0,2}?)(?:colleagues?|co-?workers?|workmates?|(?:wo)?man (?:at|from) work|girls? (?:at|from) work|lads? (?:at|from) work|guys? (?:at|from) work|lady at work|bloke at work|person at work)\\b${near}\\b(?:mock\\w*|bull(?:y|ies|ied|ying)|laugh(?:s|ed) at|rude|nasty|horrible|cold|cruel|gossip\\w*|rumou?rs?|spread\\w*|behind my back|talk(?:s|ed|ing) about me|snide|sneer\\w*|ignor\\w+|blank(?:s|ed)|rolls? (?:his|her) eyes|rolled (?:his|her) eyes|undermin\\w*|pick(?:s|ed|ing) on|hates? me|doesn'?t speak to me|won'?t speak|refuses|complain(?:s|ed) about me|reported me|dig at|digs|put me down|puts me down|belittl\\w*|comments? (?:about|on) my|insult\\w*|jealous|backstab\\w*|turned (?:everyone|them) against|shout(?:s|ed) at me|snapped at me|unfriendly|mean to me|lied about me|has it in for me|sabotag\\w*)\\b|\\b(?:bullied|bullying|gossiping|talking about me|being mean to me|whispering) (?:\\w+ ){0,3}?at work\\b|\\b(?:work|office) (?:gossip|bully)\\b`,
      ),
    ],
    unless:
      /\b(?:my (?:son|daughter|husband|wife|boyfriend|girlfriend|partner|sister)(?:'s|s)? (?:colleague|coworker|boss)|died|funeral|retirement party|lent me|so kind|lovely|(?:not|never|isn'?t) (?:rude|nasty|unkind))\b/,
    hear: [
      "At work you don't choose who you spend your days beside, and one of them is enough to spoil the air.",
      "It's done so small that if you told anyone at work it would sound like nothing, and they know that too.",
      'You start planning the day around one person, when to get your coffee and which corridor to take at work.',
      "You're supposed to be professional about it, which means being polite all day to a colleague who isn't.",
      'Once somebody at work has it in for you, every room that goes quiet could have been about you.',
      "If the others at work get on with them fine, you begin to doubt what you've seen with your own eyes.",
      "You go over what you might have done to that colleague, and you can't find anything the right size.",
      'A minute with a colleague like that, and you hear how your own voice sounds.',
      'You find yourself thinking of them on your day off, which is the last place a colleague ought to get into.',
      'From a stranger it would be gone by evening. A colleague like that is there again in the morning, by the kettle.',
    ],
    ask: [
      'What are they like with the others at work?',
      'Who at work is easy to be around?',
      'What would you say to that colleague if you never had to see them again?',
      'What do they do, that colleague, that gets to you most?',
      'Was there ever a time the two of you got on at work?',
      'Does anyone else at work see it happen?',
      'What do you do at work when you see them come in?',
      'What do you think that colleague wants?',
    ],
  },
];
