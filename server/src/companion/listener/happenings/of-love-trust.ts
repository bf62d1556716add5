import { told } from '../tellings/telling.ts';
import { between, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** What is kept from the other, found out, watched over: lies, phones, jealousy, somebody else. */
export const ofTrust: readonly Happening[] = [
  {
    id: 'they-were-unfaithful',
    cues: 'cheat kiss slept affair seeing unfaithful',
    when: /^(?:but )?you cheated(?: once)?$|\byou (?:cheated on|kissed (?:someone|somebody|another|a (?:guy|girl|man|woman|boy|colleague|stranger|bloke))|slept with (?:someone|somebody|another|him again|a (?:guy|man|woman|girl|colleague|friend|stranger))|(?:had|'re having|are having|'ve been having|'ve had) an affair|were unfaithful|'ve been unfaithful|had a one[- ]night)\b/i,
    unless:
      /\b(?:there was no|my whole year|year (?:7|8|9|10|11)|spin the bottle|exam|test|diet|tax|single now|never cheated|would never|kissed you first)\b/,
    hear: ['You are carrying what you did, and what it would do to the other person.'],
    ask: ['Who else knows?', 'How have you two been with each other since?'],
  },
  {
    id: 'turned-out-to-be-married',
    cues: 'married wife husband divorced single girlfriend boyfriend divorce',
    when: /\b(?:(?:he|she)(?:'s| is| was)(?: \w+)? married(?: all along)?(?:$| and| with|,)|there(?:'s| is| was) a (?:wife|husband|girlfriend|boyfriend)|(?:told you|saying|said) (?:he|she) was (?:divorced|single|separated)|she didn't know there was a divorce|the divorce was nearly)/i,
    unless:
      /\b(?:crush|like this (?:guy|boy|girl)|colleague|sister|brother|daughter|son|cousin|friend|lodger|not happily|now that|happily|getting married)\b/,
    beside: /\b(?:all along|found out|turns out|seeing each other|we were|told me|lied|months|been seeing|together)\b/,
    hear: [
      'You were lied to about something that big. No wonder you doubt everything now.',
      'Now you go back through your own months, asking which of them really happened.',
      "You were made part of something you'd never have agreed to, and you are the one who feels caught.",
    ],
    ask: ['Have you spoken since you found out?', 'Which evening do you keep going back to?'],
  },
  {
    id: 'waits-for-someone-taken',
    cues: 'leave wife husband tell told leaving back married',
    when: /\b(?:he|she)(?:'s|'d| has| had| is| was)? .*\b(?:leave|leaving|tell|told) (?:his|her) (?:wife|husband|partner|girlfriend|boyfriend)\b|\bwent back to (?:his|her) (?:wife|husband)\b/i,
    unless:
      /\b(?:my|our) (?:son|daughter|brother|sister|friend|dad|mum|father|mother|colleague|boss)\b.*\b(?:wife|husband)\b|\bword for word\b|\bwhat i'd said\b/,
    hear: [
      "It hurts to be kept waiting for somebody who isn't free.",
      'There is always a date after which things will be different, and the date keeps moving on.',
    ],
    ask: ['How long has it been going on?', 'What are the days in between like?'],
  },
  {
    id: 'looked-in-their-phone',
    cues: 'phone messages emails texts whatsapp laptop dms',
    when: between(
      String.raw`\byou (?:just |only |secretly |always |keep )?(?:looked|look|looking|went|go|going|read|reading|check|checked|checking|snooped|scrolled|searched|been (?:checking|reading|going))\b.{0,14}\b(?:his|her|MINE's) (?:phone|messages|emails?|texts|whatsapp|laptop|dms|inbox|pockets|browser|search history)\b`,
    ),
    unless: /\b(?:son|daughter|kids?|mum|mom|mother|dad|ex|photo album|teen\w*|last email|died)\b/,
    hear: [
      "You looked because you were worried, and now you don't know what to do with it.",
      "Finding nothing doesn't settle it, and finding something leaves you unable to say how you know.",
    ],
    ask: ['What made you pick it up that day?', 'What were you most afraid of seeing?'],
  },
  {
    id: 'found-it-on-a-screen',
    cues: 'found saw caught came popped message notification phone tinder hinge receipt flats tablet email photo',
    when: between(
      String.raw`\b(?:you(?:'ve)? (?:found|saw|caught|came across)\b.*\b(?:(?:his|her|MINE's) (?:messages|texts|emails|dating|tinder|second phone|other phone|search)|messages (?:on|from|between)|(?:him|her|MINE) on (?:tinder|hinge|bumble|grindr|a dating)|messaging (?:his|her) ex|a (?:condom|receipt|lipstick|hair|dress|photo of (?:him|her))|looking at flats)|(?:it|a message|a notification|her messages|his messages|her name|his name) (?:came|popped|flashed|lit) up\b|LOVE (?:got )?another phone|you believe you(?:'ve| have) the same (?:husband|wife|boyfriend)|the neighbou?r sent you (?:a )?picture|put a photo with (?:an)?other (?:girl|guy|man|woman))`,
    ),
    unless:
      /\b(?:son|daughter|kids?|dad's|mum's|mother'?s?|father'?s?|gambl\w*|bet\w*|died|late|brother'?s?|sister'?s?|loan|receipt from)\b(?! and i)|\bmy ex\b/,
    hear: [
      'What a terrible way to find out.',
      'You go back over the last months with it, that Thursday, that late shift. Each has to be looked at again.',
    ],
    ask: ['Have you said anything yet?', 'What did you do in the minute after?'],
  },
  {
    id: 'everyone-knew-but-them',
    cues: 'knew know',
    when: /\b(?:(?:everyone|everybody|they all|the whole \w+|all (?:his|her|our|your|their) (?:friends|family|mates)) (?:already )?knew (?:about it|already|before (?:you|me)|except|but you|and (?:nobody|no one)).*$|(?:everyone|everybody|they all|all (?:his|her|our|your|their) (?:friends|family|mates)) already knew|(?:everyone|everybody|the whole family) knew (?:but|except|before)|(?:you were|being) the last (?:one |person )?to know|the best man knew)/i,
    unless:
      /\b(?:haha|lol|pregnan\w*|surprise|engaged|secrets?)\b|\bbefore i told\b|\beveryone knew (?:each|every)|\bthat bar\b|\bjapanese\b|\bbusiness\b|\b(?:was|is) (?:gay|good|kind)\b/,
    hear: [
      "It's humiliating to be the last to know.",
      'Then you go back through every dinner and every hello, wondering what their faces were doing.',
      'There is the thing itself, and then there is having been the only one standing there not knowing.',
    ],
    ask: ['Who was it that told you in the end?', 'Has anyone said sorry for keeping quiet?'],
  },
  {
    id: 'knows-of-anothers-affair',
    cues: 'cheat affair carrying kiss another meets husband boyfriend wife girlfriend hotel',
    when: /\b(?:your (?:\w+ )?(?:friend|sister|brother|mate|neighbou?r|colleague|cousin|boss|mum|mom|dad|mother|father|son|daughter)'s (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|fianc\S*|man)\b.*\b(?:cheat\w*|affair|carrying on|kiss\w*|another|tinder|seeing someone|with someone)|if you tell (?:her|him|them|your friend|\w+)\b.*\b(?:her|his) (?:husband|wife|boyfriend|girlfriend)|\b(?:wife|husband) meets your boss|you saw (?:her|his) (?:husband|wife|boyfriend|girlfriend) (?:with|kiss\w*|out with|on (?:tinder|hinge|bumble)))\b/i,
    hear: ['Now you know something you never asked to know, and you have to act as if you did not.'],
    ask: ['How did you come to know?', 'When are you seeing them next?'],
    unless: /\bdrinks\b/,
  },
  {
    id: 'does-not-know-that-they-know',
    cues: 'know knows noticed let',
    when: /\b(?:(?:doesn't|don't|does not|didn't|do not) know (?:that )?you know\b|you(?:'re| are) letting (?:him|her|them) think|don't know (?:that )?you(?:'ve| have)? (?:seen|heard|read|found))/i,
    hear: [
      "Having to act as if you didn't know is a strain.",
      'To know something across a breakfast table takes acting, every day, and nobody claps.',
    ],
    ask: ['Since when have you known?', 'What stops you from saying it?'],
  },
  {
    id: 'partner-does-not-know',
    cues: 'know thinks told tell idea',
    when: between(
      String.raw`\b(?:MINE (?:still )?(?:doesn't|does not|don't|has no idea)(?: even)?(?: know)?(?: yet)?(?:$| (?:about|that you (?:have|had|owe|lost|'re|are|were|did|got)|how (?:bad|much|many)|you(?:'re| are) \w+ days late|yet))|you(?:'ve| have)? (?:not|haven't|never|didn't|can't|still haven't) ?(?:yet )?(?:told|tell) MINE\b|MINE (?:still )?thinks (?:that )?(?:you(?:'re| are| were|'ve| have|'d) (?!over|too|crazy|should|a |an |the |wonderful|making|funny|great|ready|good|fine|capable|fluent|beautiful|mad|wrong|right|going soft)\w+|you go to|the money (?:went|just)|it's (?:the|\d|done|for|only)))\b`,
    ),
    unless:
      /\b(?:dement\w*|alzheim\w*|since (?:the )?spring|surprise|birthday party|sandwiches|wig|asleep|cook(?:ing)?|he just went)\b/,
    hear: [
      'Keeping something like that from the person you live with is a strain every day.',
      'Keeping it from the person you eat with takes work every day. You have to remember what they think is true.',
      "Each day it isn't said there is a bit more to say: the thing, and also the days.",
    ],
    ask: [
      'How near did you ever come to saying it?',
      'What do you think the first question would be, if you said it?',
      'Does anybody at all know?',
    ],
  },
  {
    id: 'told-partner-at-last',
    cues: 'told owned confess clean',
    when: between(
      String.raw`\byou (?:finally |just |did |actually |at last )*(?:told|owned up to|confessed (?:it )?to|came clean (?:to|with)|talked to) MINE (?:about (?!how)|everything|the truth|today|last night|it all|you(?:'re| are) (?:frightened|scared|ill|pregnant|gay|not)|that you (?:lost|owe|cheated))`,
    ),
    unless: /\b(?:ex|my parents|boss|not told|haven't|never|funny|sister)\b/,
    bright: true,
    hear: ['It took courage to say it at last.'],
    ask: ['How do things stand between you tonight?', 'How long had you been carrying it?'],
  },
  {
    id: 'was-lied-to',
    cues: 'lied lying lie lies truth',
    when: told(
      String.raw`\bWHO (?:been )?(?:lied|lies|lying|caught (?:him|her) out) (?:to (?:you|your face|me)|about (?:it|where|the|how|his|her|what|everything|money))\b|\byou caught (?:him|her|them) (?:out )?in a lie\b`,
    ),
    unless:
      /\b(?:doctor|police|news|politic\w*|government|company|insurance|on the witness|kid|toddler|son|daughter|i lied)\b/,
    hear: ['After a lie like that you start to wonder what else was not true.'],
    ask: ['How did it come out?', 'What was the explanation, if you got one?'],
  },
  {
    id: 'asked-to-prove-it',
    cues: 'password location track phone where check',
    when: between(
      String.raw`\bLOVE (?:wants?|wanted|demands|asks? for|asked for|checks?|tracks?|goes through|made you (?:share|give|show)|has|insists on)\b.{0,20}\b(?:your (?:password|location|phone|messages|passcode)|where you are|you to share your location|the receipts)\b`,
    ),
    unless:
      /\b(?:son|daughter|mum|mom|dad|for safety|handy|hospital|police|emergency|lost my phone|seizures?|epilep\w*|diabet\w*|falls|nice|safer?|hiking|running)\b/,
    hear: ['It wears you down to be checked up on when you have done nothing.'],
    ask: ['What happens if you say no?', 'Who else knows that it is like that?'],
  },
  {
    id: 'partner-minds-them-going-out',
    cues: 'like let want forbid going quiet',
    when: between(
      String.raw`\bLOVE (?:doesn't|don't|does not|hates|won't|didn't)(?: really)? ?(?:like|let|want|when|it|it when|like it when|like it if)*(?: it)?(?: when| if)? you (?:to )?(?:go|going|hang|hanging|see(?! (?:him|her|it|that|the))|seeing(?! (?:him|her|it|that|the))|talk|talking|have friends|out|wearing|wear|work|drive)\b|\bgets quiet for (?:two )?days after`,
    ),
    unless:
      /\b(?:boss|manager|teacher|doctor|nurse|mother|father|parents|flatmate|landlord|coach)\b|\btalk(?:ing)? about\b|\b(?:son|daughter|mum|mom|dad|dog|cat|to work alone|cheerful|ill|pregnant|fever|snow|storm|operation|hospital)\b/,
    hear: [
      "It isn't right that seeing your own people costs you that much.",
      'Nothing has to be forbidden. You learn what the next two days will be like, and not going becomes easier.',
      "It's hard to say when being considerate turns into asking permission. It happens one evening at a time.",
    ],
    ask: ['Who have you been seeing less of?', 'When did you last go anyway?'],
  },
  {
    id: 'partner-is-jealous',
    cues: 'jealous possessive suspicious accus',
    when: between(
      String.raw`\bLOVE (?:(?:so|very|really|always|a bit|gets|got|being|is|super|quite) )*(?:jealous|possessive|suspicious)\b|\bLOVE (?:keeps accusing|accuses|accused) you of (?:cheating|flirting|seeing|lying)`,
    ),
    unless:
      /\b(?:brother|sister|baby|dog|cat|twin|toddler|i'm jealous)\b|\bmaybe\b|\bfriends?\b|\b(?:daughters?|sons?|co-?workers?|colleagues?|teammates?|neighbou?rs?)\b/,
    hear: ['It is tiring to have to prove again and again that there is nothing.'],
    ask: ['What set it off the last time?', 'How do you answer, when it starts?'],
  },
  {
    id: 'compared-with-the-one-before',
    cues: 'jealous ex first late compare nicer',
    when: between(
      String.raw`\b(?:jealous of (?:his|her|MINE'?s?) (?:ex|first|late)|(?:his|her|MINE'?s) (?:ex|ex-wife|ex-husband|first wife|first husband|late wife|late husband)\b.*\b(?:nicer|better|always|listened|kept|made|cook\w*|used to|never|prettier|thinner|slim\w*)|LOVE (?:compares|compared|keeps comparing) you (?:to|with)|told you (?:his|her) ex kept|LOVE told the counsell?or that (?:his|her) first)`,
    ),
    unless: /\bmaintenance\b|\bkids?\b.*\bcoat\b/,
    hear: ['It hurts to be compared with somebody who came before you.'],
    ask: ['How often does the name come up?', 'Do you know what it was really like between those two?'],
  },
  {
    id: 'only-a-friend',
    cues: 'mean cousin workmate sister boss client girl guy woman customer friend colleague mate nothing just only',
    when: between(
      String.raw`\bLOVE (?:says|said|swears|swore|told you|insists)\b.{0,14}\b(?:(?:she|he|they)(?:'s| is|'re| are) (?:just|only) (?:a |good |old )*(?:friends?|colleagues?|mates?|a girl from work)|nothing (?:happened|is going on|'s going on|was going on)|(?:it|she|he|that)(?:'s| is) (?:just |only )?(?:his|her|a|some|an old) (?:cousin|friend|colleague|mate|workmate|sister|boss|customer|client|girl from \w+|guy from \w+|woman from \w+)|there's nothing going on|it (?:was|meant) nothing|it didn't mean anything)`,
    ),
    unless: /\bflag\b/,
    hear: [
      "It can't be easy to be told it's nothing when it worries you.",
      'Once you have had to ask, the answer is never quite big enough for the question.',
    ],
    ask: ['What made you ask?', 'What did you see in that face while it was said?'],
  },
  {
    id: 'says-it-is-nothing',
    cues: 'nothing imagin work',
    when: between(
      String.raw`\bLOVE (?:says?|said|swears|told you|insists|goes)\b.{0,14}\b(?:it(?:'s| is| was) (?:nothing|just work|only work)|nothing (?:happened|going on)|you(?:'re| are) imagining)`,
    ),
    unless: /\b(?:doctor|hospital|lump|pain|son|daughter|mum|mom|dad|thank(?:ed|s)?|favou?r|kind)\b/,
    beside: new RegExp(
      `^(?=[\\s\\S]*\\b(?:handwriting|darling|lipstick|perfume|receipt|earring|messages?|texts|texting|hotel|second phone|her name|his name|tinder|hinge|heart emoji|condom|birthday card)\\b)${ofTwo.source.slice(1)}`,
    ),
    hear: [
      "It's hard to be told it was nothing when you saw it.",
      'Either you let it rest and it does not rest, or you ask again and become somebody who asks.',
    ],
    ask: ['How was it said?', 'What have you done with what you found?'],
  },
  {
    id: 'pretends-to-sleep',
    cues: 'asleep sleeping sleep',
    when: /\byou (?:pretend(?:ed)?|lie|lay|act|make out|keep your eyes shut)\b.{0,30}\b(?:asleep|sleeping|to sleep)\b|\bthinks you're (?:asleep|sleeping)\b/i,
    unless: /\b(?:can't|cannot|couldn't|try|trying|stay|stayed|stays|before i) (?:to )?sleep|\bkids?\b.*\bpretend/,
    beside: ofTwo,
    hear: ["You shouldn't have to pretend, in your own bed."],
    ask: ['How long do you lie like that?', 'What would be said, if you turned over?'],
  },
  {
    id: 'drawn-to-someone-else',
    cues: 'falling feelings crush love butterfl fancy think kiss drawn',
    when: /\b(?:you(?:'ve| have|'re| are)?(?: got| getting| caught| starting to (?:have|get))? (?:feelings|a crush|butterflies)(?: (?:for|on|about) .*)?$|falling (?:in love )?(?:for|with) (?:someone|somebody|another|your|a)|in love with (?:someone else|somebody else|another|your (?:boss|colleague|friend|coworker|neighbou?r|best friend)))/i,
    beside:
      /\bmy (?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\S*|marriage)\b|\b(?:she|he|they)(?:'s| is|'re) married\b|\bi'm married\b/,
    unless: /\bfeelings about my (?:mum|dad|mother|father)\b|\bheard of\b|\bpeople fall\w*\b/,
    hear: ['You did not plan it, and now it is there.'],
    ask: ['What is it like when you two talk?', 'When did you notice?'],
  },
  {
    id: 'caught-between-partner-and-family',
    cues: 'her him you mum mom mother dad father sister son daughter choose family',
    when: between(
      String.raw`\b(?:LOVE says it's (?:me|him|her|you) or (?:her|him|me|you|your \w+)|it's (?:your son|your mother|your mum|your mom|him|her) or (?:MINE|her|him)|your (?:mum|mom|mother|dad|father|sister|son|daughter) and MINE\b|MINE and your (?:mum|mom|mother|dad|father|sister|son|daughter)\b|LOVE (?:says|said) you always (?:choose|pick|put) your (?:family|mother|mum|mom|parents))`,
    ),
    unless: /\b(?:love each other|get on so well|dance[ds]?|laughed|died|asleep|both doctors|are coming|came to)\b/,
    hear: ['You are in the middle, and whatever you say, one of them takes it badly.'],
    ask: ['What was it about the last time?', 'What would you like each of them to understand?'],
  },
  {
    id: 'hides-spending',
    cues: 'hide hid cards money debt owe spend gambl loan savings',
    when: between(
      String.raw`\b(?:you(?:'ve| have)?(?: been)? (?:hid|hide|hidden|hiding)\b.*\b(?:debt|bills?|letters?|parcels?|statements?|receipts?|money|spending|cards?)\b|LOVE (?:been |was )?(?:gambl\w*|spent (?:all )?(?:our|your|the) savings|borrowed|taken out (?:a )?loans?|hid the (?:bills|letters)|lost .* (?:gambling|betting|on the horses)))`,
    ),
    unless: /\b(?:son|brother|dad|father|mum|mother|mate|friend)\b/,
    hear: ['Money and secrets together are a great strain on things at home.'],
    ask: ['When did it begin?', 'Is there one person who knows the real number?'],
  },
  {
    id: 'not-where-they-said',
    cues: 'meant supposed said told was',
    when: between(
      String.raw`\b(?:LOVE (?:was |'d been )?(?:meant|supposed) to (?:be|have been) (?:in|at|on|with|working)\b|LOVE (?:said|told you|says) (?:he|she) was (?:at|in|working|with|going to(?! (?:tell|say|ask|explain)))\b|there (?:never )?was (?:no|a) (?:work trip|conference|meeting|course))`,
    ),
    unless:
      /\b(?:single|divorced|ill|pregnant|with you in spirit|home (?:by|at)|back (?:by|at)|son|daughter|mum|dad|flight|train|hospital|birth|in love)\b/,
    beside: new RegExp(
      `^(?=[\\s\\S]*\\b(?:receipt|lie[sd]?|lying|found|saw|messages?|never was|wasn't|perfume|whole time|jacket|phone|hotel|rang|snapchat|seen|parking ticket))${ofTwo.source.slice(1)}`,
    ),
    hear: ["It isn't easy to know what to believe now.", 'It makes you look again at everything you were told.'],
    ask: ['What do you know for sure?', 'Who have you said it to, apart from here?'],
  },
  {
    id: 'kindness-after-betrayal',
    cues: 'nice kind sweet good lovely picked made brought packed hung love trust',
    when: between(
      String.raw`\b(?:LOVE (?:been |being |is )?(?:so |just |really |still )*(?:nice|kind|sweet|good|lovely|loving|gentle)(?: to you| with you| about everything)?\b|LOVE (?:picked you up|made you|brought you|packed you|'d hung|hung|ironed|bought you|peels|trusts you))`,
    ),
    beside:
      /\b(?:i (?:\w+ )?(?:cheated|kissed (?:someone|somebody|another|a))|slept with (?:someone|a )|i(?:'m| am|'ve been)? having an affair|cheated on (?:him|her|my))/,
    hear: ["It's confusing when they're kind after something like that."],
    ask: ['What do you do with your face, at such moments?', 'Have you come close to saying it?'],
  },
  {
    id: 'guards-the-phone',
    cues: 'phone password passcode face pin quiet',
    when: between(
      String.raw`\bLOVE goes quiet when you (?:come|walk) in\b|\bLOVE (?:takes?|keeps?|turns?|hides?|carries|locks?|puts?|took|turned|changed|sleeps with) (?:his|her|the) (?:phone|password|passcode|pin|screen)\b(?:.*\b(?:shower|bath|bathroom|toilet|face[- ]?down|away|with (?:him|her)|pillow|everywhere|lock(?:ed)?|over|when you))?`,
    ),
    unless: /\b(?:son|daughter|kids?|teen\w*|mum|mom|dad|charger|dement\w*|work phone|boss|listen(?:s|ed)? to me)\b/,
    beside: ofTwo,
    hear: ['When somebody hides their phone, it is hard not to think the worst.'],
    ask: ['Since when is it like that?', 'Have you said that you noticed?'],
  },
];
