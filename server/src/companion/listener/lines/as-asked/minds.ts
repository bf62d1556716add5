import { type AsAsked, another } from './row.ts';

/** What somebody feels for them. */
const feelings: readonly AsAsked[] = [
  {
    put: /\b(?:was|did|were|had|would) (?:he|she|they|my \w+)(?: (?:ever|really|even|be|have|been))* (?:proud|love\w*|forgiv\w*|know|known|mind|angry|disappointed|like\w*)\b/,
    told: /\b(?:died|dead|passed away|funeral)\b/,
    tender: true,
    say: [
      "There's no asking any more, and that's the hard part of it. Go by the years and not by the last day, and by what was done more than by what was said: who was rung first, what was kept, what was left to whom. People who couldn't say it mostly put it there.",
    ],
    ask: ['What did {they} do, that you could read it from?'],
  },
  {
    put: another('hates?|hate me|cross|angry|mad|love\\w*|scared|trust\\w*|forgive\\w*'),
    who: ['child', 'stepchild'],
    told: /\b(?:nursery|daycare|kindergarten|first day|drop(?:ped)? (?:him|her|them) off|walked away|school gate|childminder|babysitter|work trip)\b/,
    say: [
      'No. A small child who screams at the door is saying how safe it is with you, and most of them are playing ten minutes later. What counts for {them} is that you come back every time, and you do.',
    ],
    ask: ['How {is} {they} when you pick {them} up?'],
  },
  {
    put: another('forgets?|forget me|remembers?|remember me|know(?:s)? who i am'),
    who: ['child'],
    told: /\b(?:video|call|abroad|other country|germany|gulf|dubai|on the phone|away|rigs?|deployed|send money|aunt|back home|see (?:him|her|them) (?:on|every))\b/,
    say: [
      "No, {they} won't forget you. A child can keep more than one person close, and calling the one who cooks dinner \"Mama\" is about who's in the room. You're the one who rings and knows {their} whole life. Keep one small thing that's only yours, like the same song or story in every call.",
      "No. Children don't forget a parent who keeps turning up, even on a small screen. What they lose track of is days, so it helps to be regular and short: the same hour, the same little game. {They} will know exactly who you are.",
    ],
    ask: ['What do you two always do in a call?', 'When do you see {them} next?'],
  },
  {
    put: another('forgets?|forget me|remembers?|remember me|miss me'),
    who: ['pet'],
    say: [
      "No. Animals remember a smell and a voice for years, and six months is nothing to them. You may get an offended back for an hour when you come home, and then it's as before. An old jumper of yours on {their} bed helps {them} wait.",
    ],
    ask: ['Who will {they} be with?'],
  },
  {
    put: another('remembers?|remember me|forgets?|forget me'),
    who: ['grandchild', 'child', 'stepchild'],
    say: [
      "Yes, {they} will. What stays from someone isn't the hours when everybody talked, it's the taste of something, a smell, a chair, the way you said {their} name. At that age {they} won't show it, and it's being stored all the same.",
    ],
    ask: ['What would you most like {them} to keep?'],
  },
  {
    put: another('hates?|hate me|(?:cross|angry|mad|annoyed|furious) (?:with|at) me|hold it against me|dislikes? me'),
    who: ['child', 'stepchild'],
    say: [
      "Hardly. Children are angry with their whole body and mean it for about an hour, and the one they show it to is the one they're sure of. If something happened that you'd take back, say so in one sentence. If not, just stay near and ordinary.",
    ],
    ask: ['What did {they} do afterwards?', 'How {is} {they} with you on an ordinary day?'],
  },
  {
    put: another('scared of me|afraid of me|frightened of me'),
    who: ['child', 'stepchild'],
    say: [
      "One frightening moment doesn't do that, if it's put right. {They} may be careful with you for a day or two. Go to {them} and say it plainly: \"I lost my temper. That was mine and not yours, and I'm sorry. You're safe with me.\" If it keeps happening, that's the time to get help with it.",
    ],
    ask: ['How {was} {they} with you after it?'],
  },
  {
    put: another('scared of me'),
    say: [
      "Maybe a little wary, more likely unsure how to do it right. You asked for one thing and got too much of it, and that's easily mended: \"You don't have to creep about, I only meant the music.\" Said with a laugh, it's over today.",
    ],
    ask: ['How {is} {they} with you otherwise?'],
  },
  {
    put: another('(?:tired|sick|bored|fed up) (?:of|with) me|had enough of me|over me'),
    who: ['child'],
    say: [
      'Very unlikely. Two quiet weeks from a grown child mostly mean a full week and a bad conscience about it. {They} may be waiting for a free hour to do it properly. So ring first, or send one line that needs no answer: "Nothing special, I was just thinking of you."',
    ],
    ask: ['What did you two talk about last time?'],
  },
  {
    put: another('like me|into me|likes? me|fancy me|fancies me|interested in me|keen on me'),
    who: ['date', 'friend'],
    say: [
      "I can't see it from here, and the surest sign isn't in what {they} {says} but in what {they} make{s} time for. If {they} suggest{s} a day and keep{s} it, that's a yes. If it stays at kind words, take that as the answer and don't work harder for it.",
    ],
    ask: ['Who suggested the last time you met?', "How is it while you're actually together?"],
  },
  {
    put: another('into me|like me|likes? me|fancies me|interested in me'),
    told: /\b(?:dates?|quiet for|mad week|ghost\w*)\b/,
    say: [
      "I can't know it from here. Going quiet for days isn't nothing, and a friendly line afterwards isn't nothing either; the two together mostly mean somebody who likes you and hasn't decided. You needn't wait for the verdict: name a day, and the answer to that is your answer.",
    ],
    ask: ['How did it feel while you were together?'],
  },
  {
    put: another(
      'loves?|love me|in love|feels? anything|cares?|care about me|care (?:any ?more|at all)|care|wants? me|want me',
    ),
    who: ['partner'],
    told: /\b(?:rigs?|away|nights?|caring for|looking after|new job|baby|exhausted|works? (?:every|all|late|weekends)|hospital|ill|her dad|his dad|her mum|his mum)\b/,
    say: [
      "I can't look into {them}, but what you tell sounds like somebody who's worn out or far away, and from outside that looks just like not caring. The difference is what {they} do{es} when {they} {is} rested and asked. So ask when it's quiet: \"I miss us. Do you too?\"",
    ],
    ask: ['When did you two last have an hour with nothing to do?', 'What do you miss most?'],
  },
  {
    put: another(
      'loves?|love me|in love|cares?|care about me|care (?:any ?more|at all)|care|wants? me|want me|wants? me here|want me here|over it|over us|lost interest',
    ),
    who: ['partner', 'date'],
    say: [
      "That can't be known from here, and guessing it at night is the worst way to find out. What you've noticed is real, though, and you can say it without accusing anyone: \"It's been different lately, and I miss how it was. Is something up?\" How {they} take{s} that will tell you more than any text.",
    ],
    ask: ['What changed first?', "What's it like on {their} good days?"],
  },
  {
    put: another(
      'over it|over me|lost interest|done with me|care (?:any ?more|at all)|cares? (?:any ?more|at all)|liked me|never liked me|care|cares?|miss me|misses me',
    ),
    who: ['friend'],
    say: [
      'It doesn\'t have to mean that. Some people never write first and are glad every time somebody does; others drift without noticing. Both look the same from your end. One message settles more than five weeks of silence: "I\'ve missed you. Is it just life, or is it us?"',
    ],
    ask: ['How {is} {they} when you do meet?', 'What did you two use to do together?'],
  },
  {
    put: /\b(?:mean|means) (?:that )?(?:they|people|nobody|no one|everyone|he|she) (?:\w+ )?(?:never liked|doesn'?t like|don'?t like|hates?|doesn'?t care|don'?t care|forgot)\b/,
    say: [
      "Not on its own. Some people never write first with anyone, and silence is as often shyness or a full week as it is a no. It does mean you've been doing the carrying, and it's fair to be tired of that. Pick the one you'd miss most and ask straight out.",
    ],
    ask: ['Which one of them would you miss most?'],
  },
  {
    put: another(
      '(?:mad|cross|angry|annoyed|upset|pissed|off) (?:at|with) me|cross|annoyed|in a mood|offended|upset with me|funny with me',
    ),
    who: ['friend', 'flatmate', 'sibling', 'relative'],
    say: [
      "It may have stung a bit. A short answer can be a sulk, and it can just be somebody typing on the stairs. You don't have to guess: \"I've let you down there and I know it. Are we all right?\" Most people are so relieved to be asked that it's over with that.",
    ],
    ask: ['What were you two like before that?', 'What would you like to do together next?'],
  },
  {
    put: another('(?:mad|cross|angry|annoyed|upset) (?:at|with) me|cross|annoyed|upset|sad|waiting'),
    who: ['parent', 'grandparent'],
    say: [
      "Maybe a bit sad for an evening, hardly more. Somebody who rings or waits like that wants to hear your voice and not to be right. Ring {them} today, say you forgot and you're sorry, and tell {them} one thing from your day. That's all it takes.",
    ],
    ask: ['What would you tell {them} about today?'],
  },
  {
    put: another('disappointed|ashamed|let down|embarrassed (?:of|by) me'),
    told: /\blooked at each other\b|\ba look\b|\blooks\b/,
    who: ['parent'],
    say: [
      'Perhaps for a second, and a look between two people can be worry, or plain surprise. It isn\'t a verdict on you. What you did stands on its own. If it stays with you, ask the one you find easier: "You looked at each other. What was that?"',
    ],
    ask: ['What did you think of it yourself, before you showed it to anybody?'],
  },
  {
    put: another('blames? me|blame me|all blame me|hold it against me'),
    told: /\b(?:match|penalty|league|game|team|final|goal|relay|coach)\b/,
    say: [
      "No. No match is lost by one person, and everyone who's played knows it could have been them. A few may be sore tonight because they wanted it too. Be at the next training as always; that's what they'll remember of it.",
    ],
    ask: ['What did you see in the others, right afterwards?'],
  },
  {
    put: another('blames? me|blame me|hold it against me|hates? me|hate me|resents? me|resent me'),
    told: /\b(?:died|crash|accident|hospital|funeral)\b/,
    tender: true,
    say: [
      "I can't know it. People who lose or nearly lose somebody are often angry at everything for a while, and kind to each other in the same hour. If somebody held you or spoke to you gently, take that as meant. And what happened had more causes than you.",
    ],
    ask: ['Has anyone said it, or is it what you say to yourself at night?'],
  },
  {
    put: another('resents? me|resent me'),
    who: ['partner'],
    say: [
      'Not if it doesn\'t go under. What makes people bitter is a sadness nobody asked about, more than the answer itself. So ask about it and don\'t explain again: "I saw how sad that made you. Tell me." You can stay with your no and still be sad about it together.',
    ],
    ask: ['What did {they} say when you told {them}?'],
  },
  {
    put: another('resents? me|resent me'),
    say: [
      "That can't be seen from outside. It shows in small things: whether {they} still tell{s} you what's on {their} mind. If that's gone quiet, ask once and plainly, before it sets.",
    ],
    ask: ['What have you noticed?'],
  },
  {
    put: another('jealous|envious|jealousy'),
    told: /\b(?:promot\w*|same (?:day|time|year)|new (?:job|house|car|baby)|got (?:the|into|in)|passed|won)\b/,
    say: [
      "It could be, and it would be human: when two start at the same place and one moves on, it stings for a while, even where the liking is real. It could also be that {they} think{s} you've no time now. Ask for something ordinary, the old thing you did together, and leave the job out of it.",
    ],
    ask: ['What was your usual thing together?'],
  },
  {
    put: another('feels? bad|feel bad|sorry|feels? guilty|guilty|feel guilty'),
    say: [
      "I can't see into {them}. Somebody who's happy about something new often does feel bad, and hides it in being busy. It's fair to tell {them} your side once: \"I'm glad for you, and I'm also sad. I'd looked forward to our plan.\" You'd know from the answer.",
    ],
    ask: ['What have you said to {them} about it so far?', 'What will you miss first?'],
  },
  {
    put: another('(?:thinks?|think) (?:about|of) me|wonders? about me|miss(?:es)? me'),
    say: [
      "Now and then, probably; people don't delete years. But a thought isn't a wish to be back, and you'd never get to see it. The more useful half of the question is what you'd do with a yes.",
    ],
    ask: ['What would you want it to change, if the answer was yes?'],
  },
  {
    put: another(
      '(?:wish(?:es)?|wished) (?:he|she|they) (?:was|were)|still (?:in love with|love) (?:her|him)|back to (?:her|him)|going back to (?:her|him)|want (?:her|him) back|get back with',
    ),
    say: [
      'I can\'t know it, and being glad to see somebody from the old life isn\'t wishing it back. What counts is whom {they} go{es} home with, and what you two are like there. You may say it once and lightly: "I saw how you are around each other, and it stung." How {they} take{s} that tells you more than watching.',
    ],
    ask: ['What would you need to hear to sleep tonight?'],
  },
  {
    put: another(
      'hates? me|hate me|dislikes? me|has (?:a problem|something) (?:with|against) me|have (?:a problem|something) (?:with|against) me|got something against me|out to get me|out for me',
    ),
    who: ['boss', 'colleague', 'teacher'],
    say: [
      'I can\'t tell from outside. Doing it in front of others is unkind, whatever was meant, but out to get you is a long way from there; far more people at work are careless or anxious than have a plan. Note what happens with dates, and ask once in a friendly voice: "Next time, would you tell me directly?"',
    ],
    ask: ['How {is} {they} with the others?', 'Was there anything between you before?'],
  },
  {
    put: another('hates? me|hate me|likes? me|like me'),
    who: ['in-law'],
    say: [
      'Hardly. One sentence at a barbecue is somebody sizing up who sits at the table now, and with some people that comes out like a job interview. The second and third time decide it. Ask {them} something {they} know{s} a lot about, and see.',
    ],
    ask: ['How {was} {they} with the others?'],
  },
  {
    put: another('hates? me|hate me|hated it|hate it|hate us|hates? us|hated us'),
    not: /\b(?:died|solicitor|inherit\w*|her will|his will|left (?:me|us|the house|everything))\b/,
    say: [
      "I can't know, but hate is a big word for what you've told, and it's rarely that. More often somebody's hurt, or busy with something that has nothing to do with you, or bad at showing it. Ask for one concrete thing and you'll hear the tone: \"What did you think of it?\"",
    ],
    ask: ['What exactly did {they} say or do?', '{Is} {they} like that with others?'],
  },
  {
    put: another('proud(?: of me)?'),
    say: [
      'I\'d think so, and I can\'t prove it. Some people can only say it to a third person, or with a joke in front of it, because straight to your face is too bare for them. It counts just the same. You could help it along: "I heard you told them. It meant a lot."',
    ],
    ask: ['What would you like to hear, in so many words?'],
  },
  {
    put: another('scared|afraid|lonely|sad|worried|unhappy|stressed|depressed|suffering'),
    who: ['child', 'stepchild'],
    told: /\b(?:imaginary|drew|draws|drawing|doll|teddy|plays? that|santa)\b/,
    say: [
      'Not by itself. Children put all sorts of feelings into a made-up friend so that they can look at them from outside, and the sad one is often the one who gets looked after. Ask about the friend rather than about {them}: what would help, who could visit. If {they} {is} low in the daytime too, eats or sleeps badly, mention it at nursery or school.',
    ],
    ask: ['How {is} {they} the rest of the day?'],
  },
  {
    put: another('lonely|bored|sad'),
    who: ['pet'],
    say: [
      "They notice that you're gone, and most of them sleep through the greater part of it. Lying by the door is waiting, and not misery. A walk before you leave, something to chew, and somebody looking in at midday on long days make it easy on {them}.",
    ],
    ask: ['How {is} {they} when you come in at night?'],
  },
];

const didI =
  /\b(?:did|have|had|think|reckon) i(?:'ve)? (?:\w+ )?(?:upset|hurt|offend\w*|embarrass\w*|scared?|annoy\w*|insult\w*)(?:ed)? (?:him|her|them|my \w+)\b/;

/** What they meant by a thing, and what it was for. */
const meanings: readonly AsAsked[] = [
  {
    put: another(
      'mean(?:s|t)? (?:it|that)(?: (?:as|like) a joke| badly| well| like that| nasty)?|meant (?:it )?(?:as a joke|well|badly)|joking|serious|mean well|means well',
    ),
    who: ['partner', 'friend', 'sibling', 'boss', 'colleague', 'in-law', 'ex', 'date', 'flatmate'],
    told: /\b(?:winked|laugh\w*|joke|joking|to (?:his|her) (?:sister|mates|friends))\b/,
    say: [
      "I can't hear it from here. A laugh can make a joke of it, or wrap up something sharp, and that others laughed doesn't mean it didn't hurt. You can ask when it's just the two of you: \"You said it laughing, and it stayed with me. Was there something in it?\"",
    ],
    ask: ['What did you do when {they} said it?'],
  },
  {
    put: /\b(?:he|she|they|(?:my|the) [\w'-]+)(?: (?:really|even|actually|only|just))* (?:say it|said it|mean(?:s|t)? (?:it|that))\b/,
    told: /\b(?:proud|loves? me|kind one|lovely|good at|sorry|compliment\w*|thank\w*|in front of (?:people|others|everyone))\b/,
    say: [
      "I'd take it as meant. People say the warm things when there's a crowd to lean on, or when it's the last day and it costs nothing to be honest; that makes it shy, and not false. You can put it away as true, and watch what {they} do{es} as well as what {they} say{s}.",
    ],
    ask: ['What would it change for you, if you believed it?'],
  },
  {
    put: another('mean(?:s|t)? well'),
    say: [
      "That can't be known from a few lines. You'd see it in what {they} ask{s} about: somebody who means well wants to know how it was for you, and can bear the answer. You can go slowly, answer one thing only, and see what comes back. You owe no speed.",
    ],
    ask: ['What was missing in it, for you?'],
  },
  {
    put: another(
      '(?:did|do|done|does|forget|forgot) (?:it|that|this)?(?: all)? ?(?:on purpose|deliberately)|on purpose|planned it|plan it|planned (?:it|this) all|planned it all along|plan it all along',
    ),
    say: [
      "I can't know that. A whole plan is rarer than it feels; mostly people drift into something that suits them and find the reasons afterwards, which hurts just as much. Either way you needn't settle the why to say what you want now. And sign nothing until you've had it explained by somebody who isn't in the family.",
    ],
    not: /\b(?:christening|invit\w*|party|wedding)\b/,
    ask: ['What would be fair, in your eyes?'],
  },
  {
    put: another('(?:did|do|done|forget|forgot) (?:it|that|this)? ?(?:on purpose|deliberately)|on purpose'),
    say: [
      'That can\'t be proved from here. Being left out of something is noticed by everybody but the one who wrote the list, and it also happens on purpose now and then. You can ask without a row: "We didn\'t hear about it. Did something go missing?" The answer, or how long it takes, will tell you.',
    ],
    ask: ['How have you been with each other lately?'],
  },
  {
    put: another(
      'just being (?:nice|polite|kind|friendly)|only being (?:nice|polite|kind)|being (?:nice|polite|kind)|(?:nice|polite|kind) or|or (?:is (?:he|she) )?just (?:polite|nice)|flirting|taking the (?:mick|piss)',
    ),
    say: [
      "I can't tell from here, and the two aren't far apart: being nice is how most liking begins. What decides it is whether it happens again when it needn't. So do a small thing back, and see if {they} pick{s} it up.",
    ],
    ask: ['What would you like it to be?'],
  },
  {
    put: /\b(?:is|was) (?:that|it|this) (?:his|her|their) way of (?:saying|showing)\b|\b(?:his|her|their) way of (?:saying|showing|telling)\b/,
    say: [
      "Yes, I'd read it like that. Some people can't do the hug or the word, so it comes out as something mended, something cooked or a warning to drive carefully. It's the same thing in another language, and you've clearly learnt to read it.",
    ],
    ask: ['What would you answer in that language?'],
  },
  {
    put: another('for me|about me|meant for me|aimed at me'),
    told: /\b(?:posted|pic|photo|story|caption|song|status|lyrics)\b/,
    say: [
      "Could be, and it's built so that nobody can say: that's what posting instead of writing is for. I wouldn't answer a picture. If you want to be back in touch, write one plain line yourself; if not, you can leave it where it is.",
    ],
    ask: ['What would you want it to mean?'],
  },
  {
    put: /\bwhat(?: the hell)?(?:'s| is| was| did| does| do) (?:that|it|he|she|they|this)(?: even| really| supposed| meant)*(?: to)? mean\b|\bwhat (?:did|does|do) (?:he|she|they) (?:even |really )?mean\b/,
    who: ['boss', 'colleague', 'teacher'],
    told: /\b(?:talk|meeting|see me|a word|smiley|catch up|come by)\b/,
    say: [
      'I can\'t read it from here, and a smiley or a half sentence from somebody in that chair can be anything from "nothing bad" to clumsy. Most short-notice talks are about work being moved around. You may ask beforehand, that\'s quite usual: "Happy to. What\'s it about, so I can prepare?"',
    ],
    ask: ["What's your own first guess?"],
  },
  {
    put: /\bwhat(?: the hell)?(?:'s| is| was| did| does| do) (?:that|it|he|she|they|this)(?: even| really| supposed| meant)*(?: to)? mean\b|\bwhat (?:did|does|do) (?:he|she|they) (?:even |really )?mean\b/,
    who: ['boss', 'colleague', 'teacher'],
    told: /\b(?:leaving|notice|resign\w*|quit|last day|new job)\b/,
    say: [
      'From outside I can\'t say. Half a compliment and half surprise is my guess: people who count on somebody for years say odd things when it ends. If it nags at you, ask in passing before your last day: "You said that the other day. How did you mean it?"',
    ],
    ask: ["What's your own first guess?"],
  },
  {
    put: /\bwhat(?:'s| is| was| did| does) (?:that|it|he|she|this)(?: even| really| supposed| meant)*(?: to)? mean\b/,
    who: ['partner', 'ex', 'date'],
    say: [
      "I can't know, but I wouldn't look for a trick in it. A tenderness out of the blue is often just that: {they} looked at you and it was there. You could answer it in kind tonight, without asking about it, and see if there's more where it came from.",
    ],
    told: /\b(?:kiss\w*|hug\w*|held my hand|flowers|smiled)\b/,
    ask: ['What was it like, standing there?'],
  },
  {
    put: /\bwhat (?:do|does|did|is|are) (?:he|she|they) (?:even |really |actually )?want(?:s|ing)?(?: from me)?\b/,
    told: /\b(?:messages?|texts?|meme|midnight|relationship|dates?|together|kiss\w*|my ex|drawer|sees? me)\b/,
    not: /\b(?:boss|manager|mum|mom|dad|neighbour|landlord)\b/,
    say: [
      "I can't know it, and maybe {they} {dont} either: close enough to have you there, and free enough not to have decided. You needn't wait until {theyre} sure. Say what you want, and by when: \"I like this, and I'd like it to be something. Would you?\"",
    ],
    ask: ['What do you want it to be?'],
  },
  {
    put: /\bwhat(?:'s| is| are| was)? (?:do (?:you|u) think )?(?:he|she|they)(?:'s|'re| is| are)? (?:even |really |actually )?(?:thinking|think)\b|\bwhat (?:does|do|must) (?:he|she|they) (?:even |really |all )?think\b/,
    told: /\b(?:feelings for|love you|told (?:him|her) i (?:like|love)|kiss(?:ed)?|said (?:it|cheers)|asked (?:him|her) out)\b/,
    say: [
      "I can't know, but I'd read it as somebody who was taken by surprise and reached for the nearest ordinary thing. That's no yes and no no; {they} may need a few days to find out. You've said the hard part. I'd be normal, and ask once in a week or so: \"Have you had a think?\"",
    ],
    ask: ['How {has} {they} been with you since?'],
  },
  {
    put: /\bwhat (?:must|do|does|will|would) (?:they|he|she|everyone|people)(?: all)? think (?:of|about) me\b|\bthinks? (?:i'?m|i am) (?:an? )?(?:idiot|fool|weird\w*|stupid|loser|mad|crazy)\b/,
    say: [
      'Less than you think. For you it\'s been running on a loop; for the others it was a few seconds in a day of their own, and most have a moment like that themselves. If one person matters, say it lightly to that one: "That came out wrong, I was nervous." The rest will let it go.',
    ],
    ask: ['Who are you most bothered about?'],
  },
  {
    put: another(
      'hiding (?:something|anything|sth)|hiding|keeping (?:something|anything) from me|up to something|planning (?:something|anything)|lying to me',
    ),
    who: ['child', 'stepchild'],
    say: [
      "Something's on {their} mind, I'd say, but it needn't be a secret: at that age a love, a mark, a falling-out or just needing a door to close looks the same from outside. Don't ask what's wrong. Do something side by side, a drive, a wash-up, and leave a silence {they} can fill.",
    ],
    ask: ['When did you two last do something side by side?'],
  },
  {
    put: another(
      'hiding (?:something|anything)|keeping (?:something|anything) from me|up to (?:something|no good)|planning (?:something|anything)|plotting',
    ),
    say: [
      'I can\'t know. People learn a thing, tidy up or sell something for two very different reasons: a surprise or a wish to have something of their own, and now and then a step away. You don\'t have to snoop. Say what you see and be curious: "I noticed. Tell me about it."',
    ],
    ask: ['How have things been between you otherwise?'],
  },
  {
    put: /\bwhat(?:'s| is| are)? (?:he|she|they)(?:'s| is| are)? (?:even )?(?:up to|playing at|doing)\b|\bwhat(?:'s| is| are) (?:he|she|they) (?:even )?(?:up to|playing at)\b/,
    who: ['parent'],
    say: [
      "Giving you the first move, I'd think. Put there without a word it says: I know, and I'd rather you came to me. That's fairer than a shouting match. So go to {them} before it gets heavy: \"You found it. I'd rather talk about it than not.\"",
    ],
    ask: ['What are you most afraid {they} will say?'],
  },
  {
    put: /\bwhat(?:'s| is| are)? (?:he|she|they)(?:'s| is| are)? (?:even )?(?:up to|playing at)\b/,
    say: [
      "I can't see it from here. Something quiet is going on, and it may well be a kind thing: people keep a present and a worry in the same drawer. I wouldn't open anything. Give {them} a few days, and if it still sits wrong, ask: \"I noticed, and I'm curious.\"",
    ],
    ask: ["What's your first guess?"],
  },
  {
    put: another(
      '(?:do|does) (?:he|she|they) know|knows?|knows? (?:that|what)|get what|gets? what|understands?|understand what|realises?|realise|realizes?|realize',
    ),
    who: ['pet'],
    say: [
      "Not the way we do. They don't know what a month is, and that's the mercy of it: a dog has today, the bowl, and you. What {they} do{es} notice is how you are, so a good ordinary day is the best thing you can give {them}.",
    ],
    ask: ["What's {their} favourite thing to do?"],
  },
  {
    put: another(
      'gets? what|get what|get it|understands?|understand|realises?|realise|realizes?|realize|know what (?:he|she|they) did',
    ),
    say: [
      "I can't tell. A present says that {they} know{s} something went wrong, and not that {they} know{s} what. You can find out, and it's only fair to yourself: \"I don't need flowers. I need to know that you know which day it was.\" What comes then is the real answer.",
    ],
    told: /\b(?:flowers|apologi[sz]ed|sorry|present|playlist|gift|chocolates)\b/,
    tender: true,
    ask: ['What would a real sorry sound like, to you?'],
  },
  {
    put: another('right|right about me'),
    who: ['boss', 'teacher', 'parent', 'partner', 'friend'],
    told: /\b(?:practical|medicine|can'?t|not good enough|should (?:think|give up|stop)|dream|acting|art\w*|music|writ\w+|university|college|for people who)\b/,
    say: [
      "No one can know that yet, and a single person's doubt isn't a measurement. They may know the odds; they don't know how much you want it or how you work. Ask for the useful half: \"What exactly would I have to be better at?\" If there's an answer, that's a plan. If there isn't, it was an opinion.",
    ],
    ask: ['What would you do, if nobody had said it?'],
  },
  {
    put: another('forgot|forgotten|forget|remember'),
    told: /\b(?:birthday|anniversary|forgot|exam|funeral|invite|invited)\b/,
    say: [
      "Maybe. Even people who've known you for years lose a date, and being online isn't the same as thinking. It hurts all the same, and you don't have to test {them} with silence: \"It was my birthday, you know. I missed you.\" That leaves {them} room to be sorry.",
    ],
    not: /\b(?:grandson|granddaughter|cat|dog)\b/,
    ask: ['What do you two usually do on it?'],
  },
  {
    put: didI,
    told: /\b(?:called (?:him|her) (?:dad|mum|mom)|hugged|thanked|said i love|complimented)\b/,
    say: [
      "I'd think the opposite. Somebody who goes quiet at a word like that has mostly been hit in a soft place: {they} didn't expect it and didn't dare to answer. You don't have to take it back. If it happens again, smile and leave it standing.",
    ],
    ask: ['How did it feel to you, when you heard yourself?'],
  },
  {
    put: didI,
    say: [
      'I can\'t see it from here. If it was something, one line is enough, and if it was nothing it does no harm: "You went quiet after I said that. Did it land wrong?" People are hardly ever sorry to be asked.',
    ],
    ask: ['What did {they} do next?'],
  },
];

/** Why somebody did a thing. */
const reasons: readonly AsAsked[] = [
  {
    put: /\bwhy (?:is|are) (?:he|she|they|it|that)(?: \w+)? (?:still )?in my head\b/,
    say: [
      "Because back then you couldn't answer, and a head keeps going back to where it was left without the last word. It isn't about {them} any more; it's you, still taking your own side. Write the answer down once, the whole of it, as rude as you like. Written down it's said, and it gets quieter.",
    ],
    ask: ['What do you say to {them}, when you win?'],
  },
  {
    put: /\bhow (?:can|could) (?:he|she|they) (?:hug|hold|forgive|be (?:so )?(?:nice|kind)|look at|smile at|thank) me\b/,
    say: [
      "Because {they} {dont} see what you see in yourself. {They} see{s} somebody who loves the same person and is frightened too, and there aren't many who know exactly how that is. You don't have to have earned it. You can go back tomorrow, and that's the best answer to it.",
    ],
    who: ['parent', 'friend'],
    told: /\b(?:crash|accident|hospital|my idea|my fault)\b/,
    tender: true,
    ask: ['What did you want to say to {them}?'],
  },
  {
    put: /\bwhy (?:now|today|after all (?:this|that|these) (?:time|years))\b/,
    told: /\b(?:dad|father|mum|mother|brother|sister|ex|friend|left|request|message|letter)\b/,
    say: [
      "I can't know. After so long it's often a round birthday, an illness, a death, or an evening alone with a phone; sometimes just a button pressed before the nerve went. It's about {their} life and not about how much you were worth. You may leave it open for weeks, and you may ask exactly that: \"Why now?\"",
    ],
    ask: ['What did you want to do, in the first second?'],
  },
  {
    put: /\bwhy (?:does|do|would|is|did) (?:he|she|they) (?:\w+ )?(?:keeps? )?(?:that|this|it|watch\w*|look\w*|view\w*|like\w*|stalk\w*)\b|\bwhy (?:does|would) (?:he|she) do (?:that|this)\b/,
    told: /\b(?:story|stories|my posts|online|unfollowed|insta\w*|tiktok|snap\w*|profile)\b/,
    say: [
      "Curiosity and habit, most likely. Watching costs nothing and promises nothing: you're kept in {their} day without {them} having to say anything. It doesn't mean {they} want{s} to come back. You can hide your stories from {them}, and it's no statement, it's peace.",
    ],
    ask: ['What does it do to you, when you see the name there?'],
  },
  {
    put: /\bwhy (?:does|do|did|would|is|has) (?:he|she|they) (?:\w+ )?(?:keeps? )?(?:ring\w*|call\w*|phon\w*|visit\w*|com(?:e|ing)|writ\w*)\b/,
    say: [
      "Because with you there's still somebody who knew {them} then, I'd think. It doesn't need a subject; the weather and the garden are a way of staying on the line. If it's good for you too, ask for one old story next time.",
    ],
    told: /\b(?:died|passed|funeral|since dad|since mum|widow\w*)\b/,
    tender: true,
    ask: ['What do you like about those calls?'],
  },
  {
    put: /\bwhy (?:didn'?t|did|wouldn'?t|would|won'?t|hasn'?t|doesn'?t) (?:he|she|they|my \w+) (?:not |even |just |ever )*(?:come|came|visit|show up|turn up|go|be there|do that|do it|send)\b/,
    told: /\b(?:funeral|died|wake|burial|memorial)\b/,
    tender: true,
    say: [
      'I can\'t know it. Many stay away from a funeral out of fear: of saying the wrong thing, or of a loss of their own. That explains it and doesn\'t excuse it, and you were owed more than that. You may tell {them}: "I looked for you that day."',
    ],
    ask: ['What had {they} been to you, all those years?'],
  },
  {
    put: /\bwhy (?:would|did|does|didn'?t|wouldn'?t|won'?t|is|do) (?:he|she|they|my [\w-]+|the [\w-]+)\b/,
    who: ['boss'],
    told: /\b(?:gave|promot\w*|project|shift|moved me|passed over|told me|corridor|without telling|instead)\b/,
    say: [
      "I can't know the reason. With a decision like that it's mostly something you weren't shown: a budget, a favour, somebody louder. Telling you in passing was probably to get it over with, and it wasn't right. You may ask, and soon: \"I'd like to understand how you decided. Can we take fifteen minutes?\"",
    ],
    ask: ['What would you most like to hear the reason for?'],
  },
  {
    put: /\bwhy (?:didn'?t|wouldn'?t|hasn'?t|did|would|won'?t) (?:he|she|they|my [\w-]+|our [\w-]+|the [\w-]+) (?:\w+ )?(?:tell|told|say|said|mention|ask)\b/,
    say: [
      "I can't know. Often people find the one goodbye hardest that means most, and put it off until somebody else has said it for them. It needn't mean you weren't worth the words. You can take the step: \"I read it, and I'd have liked to hear it from you. I'll miss you.\"",
    ],
    told: /\b(?:leaving|moving|retir\w*|going away|quit|engaged|pregnant|bulletin|ill)\b/,
    ask: ['What would you have liked {them} to say?'],
  },
  {
    put: /\bwhat do (?:you|u) think the (?:real )?reason\b/,
    say: [
      "I can't know it, and it can be exactly what was said and it can be a polite cover. A reason that doesn't fit the facts makes you suspicious, fair enough. Ask for the one you can use: \"If there's anything about how I do it, I'd rather know, so I can work on it.\"",
    ],
    ask: ["What doesn't fit, for you?"],
  },
  {
    put: /\bwhy would (?:someone|somebody|anyone|a person|people)\b/,
    say: [
      "For all sorts of reasons, and mostly none that have to do with the one in front of them: tired, out of their depth, thinking of the next hour. It explains it and it doesn't make it all right. If you'll see them again, you can say what you saw and listen to what comes.",
    ],
    not: /\b(?:hit|hits|hurt|rap\w*|abus\w*|kill\w*|cheat\w*|steal|stole)\b/,
    ask: ['What did you want to say, in that moment?'],
  },
];

export const minds: readonly AsAsked[] = [...feelings, ...meanings, ...reasons];
