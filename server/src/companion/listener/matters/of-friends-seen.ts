import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** What others see of one, or say. */
export const ofFriendsSeen: readonly Matter[] = [
  {
    id: 'said-about-you-online',
    signs: orOutright(
      either(
        /\b(?:screenshot\w* my (?:story|post)[^\n]{0,40}(?:posted|shared|put)|(?:horrible|nasty|vile|cruel|mean|awful) about my (?:video|post|photo|tiktok|reel|song|channel)|made a (?:meme|tiktok|sticker) (?:out )?of me|facebook (?:group|page) (?:is|are|was|were) slagging|my (?:video|post|tiktok|reel|tweet) (?:got|is getting|has|gets) (?:\w+ ){0,2}(?:hate|abuse|dragged)|(?:facebook|village|community|reddit|nextdoor) (?:\w+ )?(?:page|group)[^\n]{0,40}(?:called me|about me|said i|saying i))\b/,
        /\b(?:(?:horrible|nasty|awful|mean|vile|cruel|abusive) (?:stuff |things )?(?:about|to) me online|(?:people|they|they'?re|someone|strangers) (?:are |is |keep )?trolling me|(?:left|wrote|posted) (?:me )?a (?:nasty|horrible|fake|awful|mean|vile) review (?:about|of|on) (?:me|my))\b/,
        near(
          /\b(?:tiktok|reddit|thread|confessions? page|estate whatsapp|community (?:group|page)|(?:village|town|local|residents'?|neighbou?rhood|class|parents'?|building|mums'?|moms'?) (?:facebook|whatsapp|group|page|chat)|facebook|twitter|tweet\w*|comments|snapchat|youtube|google|forum|instagram|insta|nextdoor|posted|quote tweeted)\b/,
          /\b(?:about me (?:by|on|online|and|from|saying)|(?:with |has )?my (?:full |real )?name (?:in|on) it|(?:saying|says) (?:i'?m|im|i am|i (?:took|stole|did|was|have|am)|we'?ve|it was my)|(?:i'?m|im) on it (?:\w+ )?times|calling me (?:all|a|names|every)|that my face|with my (?:photo|picture|face|name|address) on|my parenting|our private (?:chat|messages|texts)|my own words|my house number|it'?s lies|its lies|all lies|everyone(?:'?s| is) believing|(?:tearing|ripping) (?:me|into me)|laughing at me|making fun of me|horrible things about me|not my name but)\b/,
          110,
        ),
        /\b(?:(?:one|1)[- ]star review[^\n]{0,60}(?:my name|says i|about me|rude|lies)|posted (?:our|my) private (?:chat|messages|texts|dms|photos)|(?:doesn'?t|does not|don'?t) (?:go against|violate) (?:our|their|the) (?:community )?(?:guidelines|standards|rules)|(?:sent|send|sending) me the screenshots?[^\n]{0,60}(?:hun|ok|okay|saw it|about me)|strangers (?:are )?(?:online )?calling me|pile(?:d)? on(?:to)? me online|i'?m (?:being )?cancelled|going viral for)\b/,
        near(
          /\b(?:reddit thread|google review|trustpilot|tripadvisor)\b/,
          /\b(?:my (?:shop|salon|cafe|business|restaurant|work|food|nails)|says we(?:'?ve)?|rats|lies|sacked)\b/,
          70,
        ),
      ),
      /\b(?:comments|(?:horrible|nasty|mean|hateful|rude|cruel|disgusting|awful) comment|commented|unfollow(?:ed|s|ing)?|trolls?|trolling|cyber ?bull\w*|screenshots?|shared my|posted (?:a (?:photo|pic|video) of )me|downvot\w*|ratio'?e?d)\b/,
      /\b(?:my (?:post|video|page|photo|pic|selfie|reel|story|account|channel)|a (?:photo|video|pic) of me|followers|under (?:my|the) (?:post|photo|video|picture|pic)|unfollowed me|tiktok|youtube|reddit|twitter|the internet|insta\w*|online|facebook)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|ex|boss|sister in law|mother in law)\b|our dog|no comments?|those comments|my ex'?s?|so happy for|left the night|accident|acident|gorgeous|broke up|posted (?:a )?holiday)\b/,
    hear: [
      'It hurts to read that about yourself, where everybody can see it.',
      "Somebody online needs ten seconds to do it and forget it, and you've got it on you the whole day.",
      'It stands there online in black and white, so you can go back to it, and you do.',
      'Answer something online and it grows, leave it and it stays up for everyone to see.',
      "To other people it's only the internet, and you were at home in your own kitchen reading it.",
    ],
    ask: [
      'Is it somebody you know off the screen?',
      'What would you reply, if nobody else could read it?',
      'Who has seen it that matters to you?',
      'Who have you shown it to?',
      'Who would you want to have heard your side of it?',
      'What did you enjoy about being on there, before?',
      'Which bit of it do you see with your eyes shut?',
      'Who is on your side on there?',
    ],
    advice: [
      "I wouldn't answer it there. Keep a screenshot, block or mute whoever it is tonight, and let somebody you trust read the rest for you. If it's a person you know, take it up off the screen. If there's a threat in it, report it.",
      "I'd stay off that app till the day after tomorrow before I took anything down. If it still bothers you then, delete it and explain it to nobody. If it doesn't, leave it where it is and turn off what you don't want to read.",
    ],
    reason: [
      "It's there in public and anybody might be looking at it online this minute. Minding that doesn't make you thin-skinned.",
      "You put something of yourself up there and that's what came back. It stings online just as it would across a table, and there's nobody's face to answer.",
    ],
  },
  {
    id: 'comparing-online',
    signs: orOutright(
      either(
        /\b(?:(?:facebook|instagram|insta|tiktok|linkedin|social media) (?:makes|made|is making) me feel\b|on linkedin (?:is|are|has|got) (?:a |all |now )?(?:manager|director|promoted|ceo|head|vp)\w*|(?:everyone|everybody) on (?:insta\w*|facebook|fb) (?:has|have|is (?:building|buying|on holiday|married|getting))|deleted (?:instagram|insta|tiktok|facebook)[^\n]{0,50}(?:hate myself|compar\w+))\b/,
        /\b(?:social media (?:makes|is making|made) me (?:hate|feel)|scroll\w* (?:and|then) feel\w* like (?:an? )?(?:failure|shit|crap|loser))\b/,
        near(
          /\b(?:linked ?in|insta\w*|facebook|fb|tiktok|reels?|strava|(?:their|her|his|people'?s|everyone'?s) stor(?:y|ies)|influencers?|year in review|(?:her|his|their) page|the app|pinterest|swiping|scroll(?:ing|ed)?|filters?|puts? up (?:pictures|photos)|posting (?:their|her|his|about)|posts?|all these (?:couples|people|girls|families|women|mums|moms))\b/,
          /\b(?:pinch(?:ed)? my (?:stomach|belly|arms|thighs)|prettier|thinner|skinnier|same age as me|my age|feel like (?:dirt|a failure|nothing|rubbish|crap|shit|a loser|i'?m nothing)|congratulat\w+ people|people i (?:used to train|trained|went to school with)|bali|switzerland|cruises|maldives|matching (?:pyjamas|pajamas)|look like that|is poison|bought (?:her|his) (?:mum|mom|mother|parents) a|and i'?m (?:here|still|in|on)|whats the point|what'?s the point|took it down again|other peoples? (?:kitchens?|houses?|lives|homes|holidays|bodies)|they all have|what i'?d (?:even )?put|what id (?:even )?put|perfect (?:life|lives|house|family|body)|better life|everyone(?:'?s| is| has)? (?:got|doing|winning|thriving|travelling|happier|ahead)|before breakfast)\b/,
          110,
        ),
        near(
          /\b(?:other peoples?'?|everyone else'?s)\b/,
          /\b(?:(?:kitchens?|holidays|bodies|houses|lives|babies)[^\n]{0,50}(?:islands?|scroll\w*|swip\w*|online|phone)|hours gone|(?:three|two|four|\d) hours (?:gone|scrolling|swiping))\b/,
          60,
        ),
        near(
          /\b(?:deleted (?:the app|insta\w*|facebook|tiktok))\b/,
          /\b(?:put it back|re-?download\w*|reinstall\w*|see if (?:she|his|he|her))\b/,
          60,
        ),
        near(
          /\b(?:same age as me)\b/,
          /\b(?:(?:apartment|house|car|page|job|flat|husband|married|degree|phd|baby))\b/,
          70,
        ),
      ),
      near(
        /\b(?:insta|instagram|tiktok|tik tok|facebook|fb|linkedin|snapchat|scroll(?:ing|s|ed)?|social media|(?:everyone|everybody|other (?:people|mothers|mums|moms|women|girls))(?:'s|s)? (?:posts|stories|profiles|pages|lives)|my feed)\b/,
        /\b(?:compar(?:e|ing|ed)|everyone(?:'s|s| is| has| else|'s got)|everybody(?:'s|s| is| has| else)|another (?:engagement|baby|wedding|holiday|promotion|house)|better (?:life|lives)|better than (?:me|mine)|so (?:pretty|perfect|successful)|i look (?:disgusting|fat|ugly|old|awful)|jealous|envy|envious|my life is|what am i doing|feel like a (?:failure|loser)|feel (?:behind|ugly|fat|worse)|makes? me feel (?:like )?(?:shit|crap|rubbish|so bad|awful|poor|small)|(?:now )?i hate my life|getting promoted|building (?:a )?house|every body)\b/,
        70,
      ),
    ),
    unless:
      /\b(?:my ex|his ex|the ex|without me|broke up|online (?:course|class|order|banking|shopping|meeting)|died|all his stories|pretending|ellie|due date|told the truth)\b/,
    hear: [
      "Looking at other people's good days when yours isn't one hurts.",
      "You know it's the best ten minutes of their day that gets posted, and knowing it helps surprisingly little.",
      'Somebody your own age always seems to have the work and the home and the friends in one picture.',
      "You don't even want half of what they post, and it still makes you feel late.",
      "Putting the phone away is quick, it's what it showed you that stays on.",
    ],
    ask: [
      'Who is it online that makes you feel it the most?',
      'Which bit of those lives would you really want?',
      'What are you doing when the scrolling starts?',
      'What was in your day that nobody would post?',
      'What would you do, if the phone were in another room?',
      'How do you feel when you look at your own page?',
      'What do you tell yourself, when you put the phone down?',
      'Who do you know that is never on there?',
    ],
    advice: [
      "I'd take the two or three accounts that do it most and mute them tonight, nobody's told. If it's as bad without them, take the app off the phone till the weekend and see what your evenings are like.",
      "I'd charge the phone in another room tonight and leave it there till after breakfast. If there's one thing in those lives that you truly want, write it down, because that's worth more than an hour of looking at the rest.",
    ],
    reason: [
      "You're setting your whole day beside the best minute of everybody else's, and a phone can show you a hundred of those before breakfast.",
      "Those pictures are made to be looked at and your own life isn't. Nearly everybody gets up from scrolling feeling smaller than when they sat down.",
    ],
  },
  {
    id: 'heard-by-the-one-meant',
    signs: orOutright(
      /\b(?:(?:heard|overheard|caught) me (?:moaning|complaining|bitching|slagging|gossiping|talking) (?:about|off)|(?:text|message|email|voice ?note|screenshot) about my (?:boss|manager) to my (?:boss|manager)|slagging off \w+ and (?:he|she) was (?:right |standing |stood |just )*behind me)\b/,
      /\b(?:wrong (?:chat|group|gc|person|number|thread)|(?:chat|gc) (?:that )?(?:s?he'?s|s?he is|they'?re|they are) in\b|(?:she|he|they) (?:\w+ )?(?:heard|overheard) (?:it|me|us|everything|every word|all of it|what i)|(?:she|he|they) (?:was|were) (?:standing |sitting |stood |sat |right )+(?:behind me|there|outside)|heard every word|got back to (?:her|him|them)|(?:mistake|accident|accidentally) sent|(?:accidentally|sent it) to (?:her|him|them)|sent it to (?:her|him))\b/,
      /\b(?:(?:slag|bitch|moan|gossip|complain|joke|joking|laughing|talking (?:shit|crap|bad|trash)|said (?:something|a thing|stuff|things)|voice ?note|message|text|screenshot|rant|mean|horrible|nasty)\w*[^\n]{0,30}\babout (?:her|him|them|how|my (?:boss|friend|mate|teacher|manager|colleague|flatmate|roommate|housemate|sister|brother|aunt|in.?laws?|mil|mother in law))\b|behind (?:her|his|their) back|slagg(?:ed|ing) (?:her|him|them|my \w+)? ?off|bitching)/,
    ),
    unless:
      /\b(?:about me|behind my back|cheat\w*|affair|died|police|my ex|hurt (?:her|him)self|told (?:her|him) about (?:it|how i)|my (?:son|daughter|kids?))\b/,
    hear: [
      "That's a horrible moment, when they hear what they weren't meant to.",
      "You can't tell somebody you didn't mean it like that without saying the whole thing over again.",
      'Whatever they say to you after that, you listen underneath it for that sentence of yours.',
      "There's no taking a thing back once it's been heard by the person it's about, only something to put beside it.",
      "It's quite possible to like the very person you were being funny about, and that's what makes you squirm.",
    ],
    ask: [
      'What do you think they heard in it?',
      "What's that person been like to you, up to now?",
      'What would you like them to know that the words left out?',
      'When do you have to face them?',
      'What would you say first, if they were in front of you?',
      'Who else was in on it?',
      'Was there something true in it, or was it only for the laugh?',
      'What are they like when something has hurt them?',
    ],
    advice: [
      "I'd say sorry to them in person, early tomorrow, before you talk of anything else. One sentence about what you said, and no reasons after it. If they don't want to talk, I'd leave it there and be decent to them for a good while.",
      "I'd own up to it in plain words, tomorrow at the latest, and not call it a joke. If there was something true in it, say that part to them kindly some other day. If it was only for the laugh, tell them it was a cheap one.",
    ],
    reason: [
      "Nearly everybody has said a thing like that about somebody, and very few had to see it heard. You'd hardly be squirming if the person were nothing to you.",
      "You said it as people do when they think they're among themselves, and it reached the one person it wasn't for. Anyone would want the floor to open.",
    ],
  },
  {
    id: 'embarrassed-before-people',
    signs: orOutright(
      either(
        /\b(?:i? ?fell (?:down|up|over)[^\n]{0,25}in front of (?:the|my) (?:entire|whole|class|everyone)|(?:said|told \w+ \w+) (?:i )?love you (?:to (?:my (?:boss|manager|teacher)|a client|a customer)|at the end of (?:a|the) (?:call|meeting))|cried (?:on|in front of) my (?:boss|manager|whole class)|(?:skirt|dress) (?:was )?tucked in(?:to)? my|(?:flies|fly|zip) (?:was|were) (?:down|open|undone)|(?:stomach|tummy) (?:rumbled|made a noise|growled)|got (?:so |too |really )?drunk at (?:the|my|our) (?:work|office)|i (?:just )?(?:farted|burped) in (?:a|the|my|front)|i (?:just )?(?:called|calling) my (?:teacher|boss|manager) (?:mum|mom|mummy|mam|mommy|dad|daddy)|i (?:just )?(?:tripped|fell) (?:over |flat )?(?:on stage|at (?:my )?graduation|in front of)|(?:ground|earth|floor) (?:to|would|could) (?:swallow|open)|search history[^\n]{0,80}(?:everyone|screen|team)|shared my screen[^\n]{0,60}(?:search history|was my))\b/,
        /\b(?:said something (?:so |really )?(?:stupid|dumb|daft) in front of (?:everyone|the whole|all))\b/,
        /\b(?:i? ?called (?:the|my|a|our) (?:teacher|miss|sir|boss|manager|tutor|professor|dentist|doctor) (?:mum|mom|mummy|mam|mama|mommy|dad|daddy|papa|darling|love|babe)|(?:wasn'?t|wasnt|was not|i forgot to|forgot i was(?:n'?t)?) (?:on )?(?:un)?mut(?:e|ed)|(?:my )?mic was (?:on|still on)|waved (?:back )?at (?:someone|somebody|a (?:man|guy|girl|woman|stranger)) who (?:wasn'?t|was not|wasnt)|(?:could have|could'?ve|nearly|wanted to|want to|almost) died? of (?:shame|embarrassment)|(?:have|going|need) to (?:move|leave) (?:towns?|house|country|schools?|the country) (?:now|after)|i'?ll have to move (?:towns?|house|country)|never (?:be able to )?(?:show|showing) my face|farted in)\b/,
        near(
          /\b(?:speech|presentation|toast|reading|eulogy|assembly|stand ?up|lesson|the meeting|pitch|recital|cenotaph|hymn|verse|on stage)\b/,
          /\b(?:(?:i )?forgot (?:the|my|his|her|all my|every) (?:\w+ )?(?:name|words?|lines?|bit|notes|groom\w*|bride\w*)|voice (?:cracked|went|shook|broke|wobbled)|i (?:just )?(?:stopped(?! \w+ing)|froze|ran out|ran off)|went blank|(?:30|forty|fifty|eighty|\d+|hundred) people (?:looking|staring|watching)|someone coughed|(?:sang|read) the wrong|said the wrong (?:name|word|line)|wrong verse|dropped the mic|burst (?:out|into))\b/,
          100,
        ),
        near(
          /\b(?:i (?:fell(?! asleep| for| in\b| out| behind| pregnant| apart| ill)|tripped|slipped|stacked it|went flying|went over|face ?planted)(?: flat| over| up| down| off)*|and (?:then )?tripped)\b/,
          /\b(?:everyone|everybody|crowd|in front of|saw|people (?:looking|watching|laughing|staring)|bus stop|faces|whole (?:class|street|shop|bus|pub))\b/,
        ),
        near(
          /\b(?:(?:made a mistake|said it wrong|mispronounced|wrong word|pronounced))\b/,
          /\b(?:(?:all the |whole |the )?(?:class|everyone|everybody|office|room|they all) (?:laugh|laughed|laughing|giggl)\w*)\b/,
          70,
        ),
        near(
          /\b(?:(?:my )?(?:stomach|tummy|belly) (?:made|rumbled|growled|gurgled|makes)|(?:phone|alarm) went off)\b/,
          /\b(?:pew|silen(?:t|ce)|quiet|whole (?:room|class|church|office)|everyone (?:turned|heard|looked))\b/,
          80,
        ),
        near(
          /\b(?:(?:my )?face (?:goes|went|gets|got|turns|turned|is going) (?:so |bright |really |all )?red|go(?:es)? bright red|i (?:always )?blush\w*)\b/,
          /\b(?:in front of|everyone|everybody|people|office|class|meeting|redder)\b/,
          100,
        ),
        near(
          /\b(?:(?:turned me down|rejected me|laughed in my face|said no|dumped me))\b/,
          /\b(?:in front of (?:everyone|everybody|the whole|all))\b/,
          60,
        ),
      ),
      /\b(?:(?:i'?m|i am|im|so|was|feel|felt|am|just|absolutely|really|completely) (?:so |really |absolutely |just |completely |totally )*(?:embarrassed|humiliated|mortified)|embarrassed myself|embarrassing (?:moment|stuff|thing i)|cring(?:e|ing) (?:at|every|so|about)|i cringe|stop cringing|made (?:a|such a|an absolute) (?:fool|idiot|tit|show) of myself|(?:want(?:ed)?|like|wish(?:ed)?) (?:the )?(?:ground|earth|floor) (?:to|would)|crawl under|swallow me|i (?:fell|tripped|slipped|wet|farted|cried|threw up|messed up|froze)[^\n]{0,60}(?:everyone|everybody|in front of)|everyone laughed and i laughed|everybody laughed and i laughed|everybody saw|everyone saw)\b/,
      /\b(?:in front of|everyone|everybody|whole (?:room|class|office|team|table|bus|church|shop|restaurant|school|family)|meeting|party|on stage|assembly|presentation|speech|wedding|staff dinner|fell|tripped|slipped|skirt|called (?:him|her|my|the)|said (?:a thing|something|the wrong)|spilled|spilt|threw up|farted|wrong (?:person|chat|group)|to him|reply all|voice cracked|forgot (?:my|her|his|the) |stutter\w*|drunk|desk|laughed|face people)\b/,
    ),
    unless:
      /\b(?:embarrass(?:ed|ing) (?:of|to (?:say|write|admit|tell|ask|even|still|be writing)|that i need|but what|by (?:my|him|her|them))|(?:he|she|they|teacher|mum|mom|dad|boss|husband|wife|mother|father) (?:\w+ )?(?:embarrass|humiliat)\w* (?:me|my|him|her)|i humiliated|embarrassed (?:him|her|them)|a bit embarrassing|my (?:son|daughter|husband|baby|grandad)\b|everyone said it was|hand over my mouth|screenshot|the police|drag(?:ged)?|novel|died(?! of (?:shame|embarrassment))|widow|someone else)\b/,
    hear: [
      "That's mortifying, and it's hard not to keep going back to it.",
      'Everyone there saw a second of it, and you were inside it for the whole length.',
      "People tell you it'll soon be forgotten, and it wasn't them who was standing there going red.",
      'An embarrassing thing would be over sooner, if you never had to see any of those people again.',
    ],
    ask: [
      'Whose face do you keep seeing from it?',
      'Which second of it is the worst?',
      'Who among them do you have to see again?',
      'What do you think they really saw?',
      'Who could you tell it to who would laugh kindly?',
      'What would you think of somebody else who had done it?',
      'What would you like them to know about it?',
      'What was going on in you just before it?',
    ],
    advice: [
      "I'd go back in among them as if it were any other day, and if somebody mentions it, laugh first and laugh once. If anyone was hurt by it, say sorry to that person alone, in one sentence, and then let it be.",
      "I'd tell it to somebody who likes you tomorrow, the whole embarrassing thing, because it shrinks a bit when it's said. If there's one person there whose opinion truly matters, have a word with them, and leave the rest alone.",
    ],
    reason: [
      'It happened with people looking, and there was no taking it back in front of them. Going red over it hours later is what nearly everybody does.',
      "You'd like those people to think well of you, and that's about all embarrassment is. Somebody who never minded would be harder to like.",
    ],
  },
];
