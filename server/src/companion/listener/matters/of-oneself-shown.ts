import type { Matter } from './matter.ts';
import { about } from './oneself-words.ts';

/** How one stands to oneself, and what one shows of it. */
export const ofOneselfShown: readonly Matter[] = [
  {
    id: 'hates-life',
    general: true,
    signs: [
      about(
        /\bi (?:\w+ )?(?:hate|can'?t stand) (?:my|this) (?:\w+ )?life\b|\bmy (?:whole )?life(?:'s| is|s) (?:\w+ )?(?:shit|crap|a mess|a joke|a disaster|falling apart|ruined|awful|miserable|going nowhere|pathetic|rubbish)\b/,
        /^(?:so )?is this (?:it|all there is)\b|\b(?:not|isn'?t) the life i (?:was promised|wanted|thought|asked for|signed up)|\bi hate (?:how|the way) (?:i|we) live\b|\bi hate everything(?: about my life)?(?=[.,!]|$)|\bcan'?t stand any of it\b|\bsick of (?:my life|the whole (?:thing|setup|lot))\b|\bnothing(?:'s| has)? (?:come|turned) out (?:how|the way|like)\b|\beverything about (?:it|my life)(?:'s| is) (?:\w+ )?(?:rubbish|shit|wrong|awful)\b/,
        /^hate my life\b|\bmy life (?:\w+ )?sucks\b|\bhate what my life\b|\bnothing in my life (?:is|ever|goes) (?:going |goes )?(?:right|works)/,
      ),
    ],
    hear: [
      'You must be really worn down, to feel that about your whole life.',
      "You wake up and it's still your life, the same ceiling and the same list.",
      "You feel ungrateful, saying that of your life, and it's no less true for that.",
      "It's tiring to live in something you'd swap in a minute, if anybody offered.",
    ],
    ask: [
      'Which part of your life do you hate most?',
      'Which bit of it would you keep?',
      'When did your life last feel like yours?',
      'What would a day look like, in the life you want?',
      'Who in your life makes it a bit better?',
      'What would you swap first?',
      'Is it the life itself, or how it feels to be in it?',
      "What was in your life when you didn't hate it?",
    ],
    advice: [
      "I'd decide nothing about the whole of it tonight. Tomorrow, write down the three hours of your day that you hate most. If one of them could go or be swapped, start with that one. If it ever gets to not wanting to live, ring somebody that same night.",
      "I'd take one part of it, work or home or money or people, and talk only about that one with somebody you trust this week. If you've hated every part alike for weeks, I'd tell a doctor, because then it isn't always the life alone.",
    ],
    reason: [
      "You're in your life from waking up till you fall asleep, with no day off from it, and anything you can't step out of gets hateful.",
      'When one or two big parts of a life go wrong, they spoil the parts beside them, and soon it feels like the whole thing.',
    ],
  },
  {
    id: 'hates-self',
    general: true,
    signs: [
      about(
        /\bi (?:\w+ )?(?:hate|loathe|despise|can'?t stand|cannot stand) (?:my ?self|who i am|being me|the person i am)\b|\b(?:disgusted|sick) (?:with|by|of) myself\b|\bi(?:'m| am|m)(?: (?:so|just|such|a|an|literally))* (?:disgusting|worthless|pathetic|horrible person|terrible person|awful person|bad person|piece of (?:shit|crap))\b|\bi feel (?:so |really |completely |just )*(?:disgusting|worthless|pathetic)\b|\bself[- ](?:hatred|loathing)\b/,
        /\bwhy am i like this\b|\bwhy can'?t i (?:just )?be normal\b|\b(?:one|a single|anything|nothing)(?: good)?(?: thing)? i like about (?:me|myself)\b|\bi would(?:n'?t| not) be friends with me\b|\bi(?:'m| am|m) (?:truly |really |just )*(?:worth nothing|not a (?:nice|good) person)\b|\b(?:can'?t|cannot) bear my own company\b|\bugly inside\b|\bstupid,? stupid,? stupid(?=[.!]|$)/,
        /^hate myself\b|\bi disgust myself\b|\bi(?:'m| am|m) (?:just |such )?a waste of space\b|\bi(?:'m| am|m) (?:such )?an? (?:useless|horrible|terrible|awful) (?:human being|human)\b/,
      ),
    ],
    unless:
      /\b(?:he|she|they|my \w+|everyone) (?:told me|says?|said|calls? me|told me tonight) .{0,20}\bi(?:'m| am| was)\b|\b(?:he|she|they|son|daughter|husband|wife|mum|mom|dad) (?:told|calls?|called) me .{0,20}\bi'?m\b|\bbeing me at\b|\bi (?:don'?t|do not|didn't) hate myself\b|\b(?:she|he|they|my \w+) says? (?:that )?i(?:'m| am)\b|\bnot (?:\w+ )?(?:disgusted|sick)\b/,
    hear: [
      "That's a very painful way to feel about yourself.",
      "It's all said so quietly that the people around you would never guess how hard you can be on yourself.",
      "You'd step in if somebody talked to a friend like that, and you listen to it about yourself all day.",
    ],
    ask: [
      "What is it about yourself that you can't stand?",
      'When in the day are you hardest on yourself?',
      "Was there a time when you didn't mind yourself?",
      'Does anybody know how you talk to yourself?',
      'Which thing do you hold against yourself most?',
      'Is there anybody around whom you hate yourself a bit less?',
      'What do you do when you feel like that about yourself?',
      'What would you like yourself for, if you were allowed one thing?',
    ],
    advice: [
      "I'd write down what you call yourself, word for word, and read it tonight as if somebody had sent it to a friend of yours. If there's one real thing in it to put right, do that tomorrow, and cross out the names.",
      "I'd tell one person who likes you that you've got this hard on yourself, in a message if it can't be said. If you've hurt yourself or are thinking of it, make that a doctor or a crisis line, and make it tonight.",
    ],
    reason: [
      "You're with yourself all day, at every slip and every clumsy word. Nobody looks good to somebody who watches that closely.",
      "People are hardest on the one person they can't get away from, and for every one of them that's themselves.",
    ],
  },
  {
    id: 'ashamed',
    general: true,
    signs: [
      about(
        /\bi(?:'m| am| feel|m)? (?:\w+ )?ashamed\b|\bso (?:ashamed|much shame)\b|\bmy shame\b|\bcan'?t forgive myself\b/,
        /\b(?:can'?t|cannot|couldn'?t) look (?:her|him|them|any(?:one|body)) in the (?:eye|face)\b|\b(?:my )?cheeks burn|\bgo hot in the face\b|\bwhat kind of (?:person|man|woman|friend|mother|father) does that\b|\bcan'?t wash (?:it|that) off\b/,
        /\bso much (?:shame|ashamed)\b|\b(?:brought|bring) shame (?:to|on|upon) my\b|\bmortified (?:at|with|by) myself\b/,
      ),
    ],
    unless:
      /\bnot ashamed\b|\bashamed (?:to (?:say|be bothering|beg|admit)|of (?:me|you)\b)|\b(?:raped?|assault\w*|abus\w*|touched|molest\w*|died|dead|funeral|i hit)\b/,
    hear: [
      "Shame is one of the hardest things to sit with, and you've said it all the same.",
      'You think of it and your face goes hot again, as if it were happening now.',
      "In anybody else you'd be kind about it. In yourself it's a thing to be ashamed of.",
      "Saying that you're ashamed is hard, even with nobody in the room to hear it.",
    ],
    ask: [
      'What part of it are you most ashamed of?',
      'Who do you most hope never hears of it?',
      'Who knows about it, besides you?',
      "Whose eyes do you see it through, when you're ashamed?",
      "What would you do, if you weren't ashamed of it?",
      'What do you call yourself when you think of it?',
      'Would you think as badly of a friend who told you the same?',
      'When does the shame come up most?',
    ],
    advice: [
      "I'd tell the whole of it to one person, the one least likely to gasp, because a half told thing goes on being something to be ashamed of. If somebody was hurt by it, I'd tell them sorry too, in two lines, without reasons.",
      "I'd look at whether anybody was harmed. If so, I'd do the first bit of putting it right tomorrow, however small. If nobody was, there's nothing to make good, and I'd say it aloud once to somebody kind and leave it at that.",
    ],
    reason: [
      "You'd only be ashamed of a thing that goes against what you want to be. Somebody who didn't mind would have slept well on it.",
      "You're looking at it through the eyes of whoever you'd least like to see it, and nobody would look well in those.",
    ],
  },
  {
    id: 'secret-carried',
    general: true,
    signs: [
      about(
        /\bi(?:'ve| have| had)? (?:been )?(?:lied|lying) (?:to (?:him|her|them|my|everyone|everybody|people)|about (?:it|my|where|what|being))\b|\bi(?:'ve| have)? (?:told|been telling|keep telling|kept telling)(?: (?:him|her|them|everyone|everybody|people|my \w+))? (?:a |the same |another )?lies?\b|\bi(?:'ve| have|'m| am)? (?:\w+ )?(?:been )?(?:keep|kept|keeping|carrying|hiding|had|have|got) (?:\w+ )?(?:a|this|one) (?:\w+ )?(?:secret|lie)\b|\b(?:nobody|no one|no-one) knows (?:about (?:it|this)|that i|i'?(?:m|ve)?)\b|\bi(?:'ve| have) never told (?:anyone|anybody|a soul|(?:my|him|her)\b)|\bif (?:they|he|she|people|anyone) (?:found out|knew (?:that )?(?:i|what|the truth|about me))\b|\bhiding (?:it|this) from\b|\bscared (?:they'?ll|he'?ll|she'?ll|someone will) find out\b/,
        /\bnever typed (?:it|this|that) before\b|\bnever said (?:it|this|that) (?:out loud|to any(?:one|body))\b|\b(?:everyone|everybody|he|she|they|my \w+) (?:still )?(?:thinks?|believes?) (?:that )?i(?:'m| am| go| have|'ve|ve| got| was)\b.{0,50}(?:^|[.,] |\bbut )i (?:don'?t|do not|am not|'m not|left|never|didn'?t|am \w+ing)\b|\b(?:kept|keeping) it (?:that|so|this) long\b|\bwhich version i told\b/,
      ),
    ],
    unless:
      /\b(?:abus\w*|rap(?:e|ed)|touched me|hit me|hits me|santa|surprise|wish|gentleman|recipe|rule|little thing|told the doctor|thank you for letting|lying to myself|lied to myself)\b|\bi lied (?:down|there|awake|in bed|on)\b|\bknows i(?:'m| am| come)(?: on)? here\b|\bnever meant\b|\bignoring (?:her|him|them)\b/,
    hear: [
      'Keeping that to yourself is a heavy thing to carry, day after day.',
      "Somebody's nice to you, and the secret says they wouldn't be if they knew.",
      "The longer a thing stays untold, the more you'd have to explain about the not telling as well.",
      'A secret makes you a bit of a stranger to the people nearest to you, and only you can tell.',
      "It's a quiet thing from outside, something untold, and terribly loud in your own head.",
      "They trust you, and being trusted is exactly what you can't enjoy while you keep it back.",
    ],
    ask: [
      'Who is it hardest to keep it from?',
      'What would their face do, if they knew?',
      'How near have you come to telling it?',
      'Does anybody know even a part of it?',
      'What would be different on the day after it was out?',
      'What are you keeping safe by not telling?',
      "What's the sentence you'd have to say?",
      "When does the secret weigh more, with people or when you're alone?",
    ],
    advice: [
      "I'd tell it first to somebody it can't hurt, only to hear how it sounds aloud. If it isn't safe to tell the others, keep it, and don't call yourself a liar for that. If it's safe and just hard, choose the day.",
      "I'd write the first sentence of it tonight, and no more. If it concerns somebody who'd hear it from others in the end, I'd say that sentence to them before then. If telling it would put you in danger, I'd keep it to someone far away from it all.",
    ],
    reason: [
      "You've had two versions to keep apart and watch over, and that wears anybody down, whatever the secret is.",
      'It weighs so much because you care what those people think of you. In front of strangers a secret hardly weighs anything.',
    ],
  },
  {
    id: 'strong-one',
    general: true,
    signs: [
      about(
        /\bi(?:'m| am|'ve been| was|m)? (?:\w+ ){0,4}the (?:strong|responsible|sensible|reliable|dependable) one\b|\bbeing the (?:strong|responsible|sensible|reliable) one\b|\b(?:have|need|got|supposed|expected|trying|tired of having|sick of having) to (?:\w+ )?(?:be (?:\w+ )?strong|hold (?:it|everything|everyone|us all) (?:all )?together|keep it (?:all )?together)\b|\beveryone (?:\w+ )?(?:leans on|depends on|relies on|comes to|turns to) me\b|\bwho (?:looks after|takes care of|checks (?:in )?on|asks about) me\b|\b(?:nobody|no one|no-one|not one person) (?:\w+ )?(?:asks|asked|checks|ever asks)(?: me)? (?:how i|if i(?:'m| am) |on me|about me)\b/,
        /\b(?:i(?:'m| am|m) the one|it'?s me) (?:they|everyone|everybody) (?:all )?(?:rings?|calls?|comes? to|turns? to|leans? on)\b|\bring me\b.{0,60}\bwho do i\b|\bwho do i (?:turn to|lean on)\b|\b(?:you're|i'm|me|being) (?:a|the|their|everyone's) rock\b|\balways been the (?:strong|sensible|responsible) one\b|\bi can'?t fall apart\b|\byou always cope\b|\blooks after the one who\b|\b(?:nobody|no ?one) asks (?:about me|how i)|\b(?:nobody|no ?one) asks? is your\b/,
        /\balways me (?:who|that) has to\b|\beveryone'?s (?:therapist|counsellor|shoulder)\b|\bi carry (?:every(?:one|body)|them all|all of them|all my)\b/,
      ),
    ],
    unless: /\bthank(?:s| you)\b|\bmy (?:twin|sister|brother|mum|mom|dad|husband|wife) (?:is|was)\b/,
    hear: [
      'Always being the strong one is exhausting, when nobody asks how you are.',
      'You say that you can manage, partly because you can see how much they need it to be true.',
      "Nobody remembers giving you the job of the strong one, and there's nowhere to hand in your notice.",
      "You look round for who'd be strong if you weren't, and you don't see a queue.",
      'Strong ends up meaning that nobody needs to check on you.',
    ],
    ask: [
      'Who looks after you?',
      'Who would you let see you on a bad day?',
      "What would happen if you weren't strong for a week?",
      'How did it come to be you who holds it together?',
      'What do you never tell the people who lean on you?',
      'Who was the strong one before you?',
      'What are you holding up, just now?',
      'What would you want somebody to say, if you did fall apart?',
    ],
    advice: [
      "I'd let one thing drop this week, something that would be a nuisance and no disaster, and not explain it. If somebody picks it up, you know whom to ask. If nobody does, tell the one you trust most, 'I can't carry this one.'",
      "I'd ring whoever leans on you least, tomorrow, and talk about yourself for the first five minutes, before they can begin. If they turn it round to themselves, say 'wait, I'm not done.' If there's nobody to ring, I'd take a doctor or a counsellor for it.",
    ],
    reason: [
      'Everybody who leans on you takes a bit of strength away with them, and hardly anybody brings some. It runs out in anyone.',
      "Nobody's strong from morning till night. The others have somebody to fall apart in front of, and the strong one mostly hasn't.",
    ],
  },
  {
    id: 'goes-unnoticed',
    general: true,
    signs: [
      about(
        /\b(?:nobody|no one|no-one|not one of them|none of them|noboby) (?:\w+ )?(?:notices?|noticed|sees?|appreciates?|thanks?|thanked|says? thank ?(?:you|s)|acknowledges?) (?:me\b|(?:anything |everything |all |what(?:ever)? |a thing |how (?:much|hard) )?(?:(?:that )?i(?:'ve)?\b|the work))|\b(?:they|he|she) (?:don'?t|doesn'?t|never) (?:\w+ )?(?:notices?|appreciates?|thanks?) (?:me\b|anything i|what i|a thing i|how)|\b(?:takes? me|taken) for granted\b|\bi feel (?:so |really |completely |totally )?(?:invisible|unappreciated|unseen|unnoticed)\b|\b(?:nobody|no one|no-one) (?:even |ever )?(?:notices?|noticed)[.!]?$|\bnot (?:even )?(?:a|one) (?:single )?thank(?:s| you)\b|\bi do everything (?:for (?:them|everyone|everybody)|around here|in this house)\b|\bno one ever says thanks\b/,
        /\b(?:nobody|no ?one) sees it\b|\bnot even a (?:ta|thanks|cheers|thank)\b|\bnot one (?:person|of them) (?:[\w ]{0,30})?(?:said a word|noticed|thanked me)\b|\bmy name was (?:missed|left) (?:off|out)\b|\bif i stopped\b.{0,20}\bthey'?d\b.{0,20}\bnotice\b|\bpart of the furniture\b|\bi(?:'m| am|m) (?:so |just |basically |totally )*invisible\b|\bpaint me the same colour\b/,
        /\b(?:nobody|no ?one) (?:ever |even )?(?:says|said) (?:thank you|thanks|ta)\b/,
      ),
    ],
    unless: /\bquite like (?:that|it)\b|\boff sick\b/,
    hear: [
      'Doing all that without a thank you hurts, and it wears you down.',
      'A thank you would cost them a second, and you could live on it for a week.',
      "It isn't applause you're after. You'd like somebody to have seen it.",
      'The moment you say that nobody notices, you sound petty even to yourself.',
      'Somebody else does it once and gets thanked all evening.',
    ],
    ask: [
      'What do you do that nobody has ever noticed?',
      'Whose noticing would mean the most?',
      'When did somebody last thank you and mean it?',
      'What would go wrong first, if you stopped?',
      'What would you like them to notice first?',
      'Did anybody notice what you did when you were small?',
      'What would you stop doing tomorrow, if you could bear the mess?',
      'Do they know it gets to you, or has it gone unsaid?',
    ],
    advice: [
      "I'd say it once, with figures, to the person whose thanks you'd want most, 'I did this and this and this, and nobody said a word.' If they're startled, they hadn't seen it. If they shrug, I'd stop doing the part that's only for them.",
      "I'd pick one thing you do that nobody sees, and leave it from tomorrow, without a word. If they ask, hand it over there and then. If leaving it would hurt somebody who can't help it, choose another, but do choose one.",
    ],
    reason: [
      "Doing things for people and never being seen at it would make anybody sore. A medal isn't the point, only that somebody noticed.",
      "A thank you is how people find out that what they do arrives somewhere, and you've been doing it without.",
    ],
  },
  {
    id: 'says-yes',
    general: true,
    signs: [
      about(
        /\b(?:can'?t|cannot|never|don'?t know how to|hard to|bad at|scared to|afraid to|struggle to|unable to|couldn'?t|learn to|how (?:do|can) (?:you|i)) (?:\w+ )?(?:say(?:ing)? no|turn(?:ing)? (?:people|anyone|them) down)\b|\b(?:always|keep|kept|just|i) (?:\w+ )?(?:say|saying|said|says) (?:yes to (?:everyone|everything|everybody|it all|things|people|all)|yes (?:again|every time|anyway|when i))|\bpeople[- ]?pleas(?:er|ing)\b|\b(?:i )?(?:always|just|still|only) (?:say|said) (?:sure|of course|no problem|yeah sure|sure no problem)\b|\bwalk(?:s|ed|ing)? all over me\b|\bi(?:'m| am|m) (?:such |a |just |everyone's |too )*(?:pushover|doormat)\b/,
        /\b(?:can'?t|can never|never) tell (?:anyone|anybody|people|them|her|him) no\b|\bi (?:hear|heard) (?:myself )?(?:say(?:ing)? )?(?:yes|sure|of course)\b|\bi (?:wanted|meant) to say no\b|\b(?:don'?t|do not) like to (?:disappoint|let people down)\b|\bhate (?:confrontation|disappointing)\b|\bi (?:just |always )go along with (?:it|everything|things)\b|\bsaid (?:i'?d|i would|i'll) do it again\b|\bknow i(?:'m| am|m) (?:too )?soft\b|\bsoft touch\b/,
        /^said yes (?:again|when)\b|\bagreed to (?:something|it|things|another thing)\b.{0,12}\bi (?:don'?t|didn'?t) want\b|\bnever know how to say no\b|\broped in(?:to (?:it|something))? again\b/,
      ),
    ],
    unless: /\bwalks? all over me\b/,
    hear: [
      "It's hard to say no when you don't want to let anybody down.",
      'And then you lie there working out how to get out of what you said yes to.',
      "They know you'll say yes, so they've stopped looking whether you're tired before they ask.",
      "With so many yeses given away, there's not a lot left of the week that belongs to you.",
      'You can be cross with them for asking, and a good deal crosser with yourself for saying yes.',
    ],
    ask: [
      "What did you last say yes to that you didn't want?",
      "What do you think they'd do, if you said no?",
      'Who can you say no to?',
      'Whose disappointed face is the worst to look at?',
      'Which yes would you take back first?',
      "What would you do with the time, if you'd said no?",
      'What goes on in you in the second before the yes?',
      'Who did you see saying yes to everybody when you were small?',
    ],
    advice: [
      "I'd never answer on the spot. Say 'let me look, I'll tell you tomorrow,' to everybody, every time. If you'd still like to in the morning, it's a real yes. If not, one line by message is enough, and no reasons.",
      "I'd take back one yes, the one you mind most, and do it tonight by message, 'I said yes too fast, I can't after all.' If that one truly can't be taken back, do it, and say no to the very next thing instead.",
    ],
    reason: [
      "A yes ends the awkward moment at once, and what it costs only comes later, so it's out before you've even thought.",
      "You can see their face while you answer, and you can't see your own evening yet, so the face wins. It goes like that for a great many people.",
    ],
  },
  {
    id: 'wearing-a-face',
    general: true,
    signs: [
      about(
        /\b(?:i|i'?m|to|of|always|just|been|still) (?:\w+ )?(?:pretend(?:ed|ing)?|act(?:ed|ing)? like|fak(?:e|ed|ing)) (?:[\w']+ ){0,4}?(?:fine|ok|okay|alright|all right|happy|normal|(?:a|my|the) (?:\w+ )?smile|smiling)\b|\b(?:put(?:ting)? on|wear(?:ing)?|keep(?:ing)? up|kept) (?:a|the|my|an?) (?:\w+ )?(?:mask|(?:brave|happy|good|smiley|straight|cheerful) face|act|front|smile)\b|\bi (?:\w+ )?smiled? and (?:\w+ )?(?:say|said) (?:\w+ )?(?:i'?m (?:fine|ok|okay|good)|fine|sure|no problem)|\b(?:do|doing|did) (?:the|my) (?:happy|cheerful|bright) voice\b|\bi (?:always |just |still )?(?:tell|told|say to) (?:everyone|everybody|people|them) (?:that )?i'?(?:m| am) (?:fine|ok|okay|good|alright)\b|\b(?:nobody|no one|no-one) (?:knows|sees|has any idea) (?:how|what) (?:i(?:'m)? (?:really|actually)|(?:bad|it's really))/,
        /\b(?:i'?m |im )(?:grand|fine)\b.{0,70}\b(?:i'?m|im|i am) not (?:grand|fine|ok)\b|\bmy face drops\b|\bsmile on,|\bcustomer voice\b|\bif they (?:saw|could see) me (?:at home|now)\b|\binside is another story\b|\b(?:nobody|no ?one) would (?:ever )?guess\b|\blaugh i use\b|\bhappiest (?:\w+ )?(?:going|ever)\b.{0,30}\bjokes\b/,
        /\bsmil(?:ed|ing) all day\b|\b(?:every(?:one|body)|they all|people) thinks? (?:that )?i(?:'m| am|m) (?:fine|ok|okay|happy|doing (?:great|fine|well))\b|\bfaking it\b|\balways the (?:happy|cheerful|funny) one\b/,
      ),
    ],
    unless:
      /\b(?:he|she|they|we|everyone|everyone's)(?:'s|'re| is| are| was| were| both)? (?:act\w*|pretend\w*)\b|\bhamster\b/,
    hear: [
      'Pretending to be fine all day is exhausting, and lonely.',
      'You get good at pretending, and being good at it means that nobody looks twice.',
      "The odd thing about pretending is that it works. They believe you, and then you're alone with it.",
      "You can see the relief in people when you say you're fine, so you say it again.",
      "You want somebody to see through it, and you'd be horrified if they did.",
    ],
    ask: [
      'Who is the face for, mostly?',
      'Who would you least like to see behind it?',
      "Is there anybody you don't have to pretend with?",
      'When they ask how you are, what would the true answer be?',
      "What are you like once the door's shut and you can stop?",
      'What are you afraid would happen if you stopped smiling?',
      'When did the face last slip?',
      'What does a whole day of being fine cost you?',
    ],
    advice: [
      "I'd drop it with one person. The next time they ask, say 'not great, to be honest,' and stop there. If they ask on, tell them the smaller half. If they hurry past it, they weren't the one, and you've lost nothing.",
      "I'd keep the face where you need it, among people you hardly know, and give it up in one place. Write to somebody tonight what today was really like, in three lines. If that's too much, one will do, 'I've been pretending.'",
    ],
    reason: [
      'Pretending to be fine gets you through a day without questions, and everybody thanks you for it by believing you.',
      "Most people put on a face for others. It gets heavy when there's nobody left in front of whom you take it off.",
    ],
  },
  {
    id: 'lost-temper',
    general: true,
    signs: [
      about(
        /\b(?:i(?:'ve| have| had| just| totally| completely| finally| nearly| kind of| kinda| also| then| like| really| actually)*|so i|^|and|keep|kept) ?(?:snapped|yelled|shouted|screamed|exploded|blew up|flipped|went off|kicked off|swore(?= (?:back )?at)|snapping|yelling|shouting|screaming) (?:back )?(?:at|(?<=(?:went off|snapped) )on) (?:my|our|him|her|them|some(?:one|body)|every(?:one|body)|the|a|an|this|that|one)\b/,
        /\bi(?:'ve| have| had| just| totally| completely| finally| nearly| kinda| then| really)* (?:lost my (?:temper|shit|rag|cool|head|patience)|lost it (?:at|with|over)|bit (?:his|her|their|someone's) head off|slammed (?:the|a|my) (?:door|phone|laptop)|threw (?:a|the|my) (?:plate|phone|cup|glass|mug|remote)(?! (?:away|out))|saw red|raised my voice (?:at|to)|put my (?:fist|foot) through)\b/,
        /\b(?:i|keep|kept) (?:\w+ )?(?:losing|lose) (?:it with|my (?:temper|rag|patience))\b|^(?:lost it (?:at|with|over)|threw the|put my fist through)\b|\bi lost it\b.{0,60}\b(?:called|shout\w*|yell\w*|scream\w*|swore|threw|slammed|furious)\b/,
        /(?:^|\b(?:really|just|totally|properly) )lost my temper\b|\bi(?:'ve| have) been (?:so |really |very )?(?:snappy|ratty|horrible) (?:with|to) (?:every(?:one|body)|my|him|her|them)\b/,
      ),
    ],
    unless:
      /\bso happy\b|\b(?:shout|yell|scream|swear|snap)(?:ed|ing)? at the (?:tv|telly|television|radio|ref|referee|screen|match|match on|game|football|moon|sky|sea)\b|\bat a (?:tree|wall|cloud|pigeon|seagull)\b|\b(?:like|pretend) i lost it\b|\bi never said i\b|\bthe faith\b|\bballoons\b|\bshouted it\b|\b(?:sobb\w*|crying|elevator|lift|funeral|fortieth|crossword)\b|\bfinished school\b|\b(?:screamed|yelled|shouted) (?:for joy|with (?:joy|laughter)|for help|yes|goal)\b|\bmy \w+ snapped\b|\blost it laughing\b|\bi hit (?:him|her|them|my)\b/,
    hear: [
      'It came out harder than you wanted, and now you feel bad about it.',
      "It's out before you've heard it yourself, and then you'd give a lot to have the shouting back in.",
      "You're shaky for a good while after losing your temper, as if it had been an accident.",
      'You can be sorry for how loud it was and still mean some of what you said.',
    ],
    ask: [
      'What had been building up before you snapped?',
      'What were you really angry about, do you think?',
      "What are you left with, now that the temper's gone?",
      'What did you want them to hear, under all the noise?',
      'Who used to shout in the house you grew up in, if anyone did?',
      'What did you do once the shouting was over?',
      'Which word of it would you take back first?',
      'What sort of day had it been, before your temper went?',
    ],
    advice: [
      "I'd say sorry for how loud it was, if somebody got it in the face, and leave the reasons out. If what you were angry about was fair, bring it up on another day, quietly. The sorry I'd say first thing tomorrow.",
      "I'd look at the hour before it, because a temper mostly goes on no food, no sleep or the tenth small thing. If you feel it rising tomorrow, say 'back in ten minutes' and walk. If it frightens somebody at home, get help with it.",
    ],
    reason: [
      'A temper rarely goes over the thing in front of it. It goes over everything that came before, and nobody has endless room for that.',
      'You mind that you shouted. Somebody who thought it was fine would be talking about what the others did.',
    ],
  },
  {
    id: 'done-with-everyone',
    general: true,
    signs: [
      about(
        /\b(?:done|had (?:it|enough)|fed up|sick|tired|pissed off|annoyed|so over) (?:with|of|by|at) (?:everyone|everybody|people|every single (?:one|person)|all of them|the whole lot of them|humans|humanity)\b(?!'s| \w+ing\b)|\bso over (?:everyone|people)\b|\bi hate (?:everyone|everybody|people)\b|\beveryone (?:is |'s |just )?(?:\w+ )?(?:annoys|annoying|pisses|irritates|irritating|pissing) me\b|\beveryone(?:'s| is) (?:\w+ )?(?:getting|gets) on my\b|\b(?:can'?t|cannot) (?:stand|deal with|face) (?:people|anyone|anybody|everyone)\b/,
        /\bsick of the lot of (?:them|'?em|you)\b|\bhad (?:quite )?enough of (?:people|the human race|humans|everybody|everyone)\b|\bcan'?t be (?:arsed|bothered) with (?:people|humans|any(?:one|body)|every(?:one|body))\b|\bdon'?t want to see (?:any(?:one|body)(?:'s face)?|people|a single (?:person|face))(?: (?:today|tonight|until \w+|ever again))?(?=[.,!]|$)|\bif one more person\b|\beveryone(?:'?s| is) getting on my (?:\w+ )?(?:nerves?|tits|wick)\b/,
        /\bevery(?:one|body)(?:'?s| is) doing my head in\b|\bwant every(?:one|body) to leave me alone\b|\b(?:can'?t|cannot|can not) (?:deal with|face|talk to) (?:one more|another) (?:person|human)\b/,
      ),
    ],
    hear: [
      "You've had more than enough of people for one day.",
      'You get to the point where even a nice message is somebody wanting something.',
      "It isn't hating people. It's having nothing left over for one more of them.",
      'Everyone carries on as if nothing were the matter, and that makes you want to scream.',
      'You can be fond of every one of them and still not want to see a single face.',
    ],
    ask: [
      'Who was the last straw?',
      'Who of them all gets on your nerves least?',
      'What do you wish they would all just stop doing?',
      'If everyone left you alone for a weekend, what would you do with it?',
      "Have any of them noticed that you're done?",
      'What would somebody have to do for you to want them around?',
      "Who's first on the list?",
      'Is it people in general, or two or three of them in particular?',
    ],
    advice: [
      "I'd take one evening off from all of them, tomorrow if it can be done, phone in a drawer, with no more explanation than 'I'm no use tonight.' If you miss somebody by the end of it, begin again with that one.",
      "I'd tell nobody what you think of them while it's still everybody. Sleep first, and see who's left on the list in the morning. If it's one or two names, have it out with those. If it's all of them, it's rest you need.",
    ],
    reason: [
      "Even nice people take a bit out of you, and when there's nothing left over, the next hello is one too many.",
      "You can be fond of people and have had your fill of them, the way you can with a radio that's never off.",
    ],
  },
];
