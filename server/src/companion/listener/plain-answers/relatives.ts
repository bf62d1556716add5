import { anyOf, eachOf, either } from '../patterns.ts';
import { father, mother, parent, partner, shouting, sibling } from './family-words.ts';
import type { PlainAnswer } from './plain-answer.ts';

const how =
  "how (?:do|can|could|should|would|to|d'you|am i|are we|on earth|else|i|we|did|might|does)|what (?:do|can|should|could|would|to|am|are|else)|any (?:tips|advice|ideas?|way)|is there (?:a|any|anything)|tips|advice|(?:best|right|good|kindest|nice) way";

const grandparent =
  'nans?|nana|gran|granny|grandma|grandmother|grandads?|granddad|grandpa|grandfather|pop|grandparents?';

const elder = `${parent}|${grandparent}|(?:mother|father)[- ]in[- ]law|aunt(?:ie|y)?|uncle|old (?:person|people|folks?)`;
const inLaw = `(?:(?:mother|father|sister|brother|parents?|daughter|son)[- ]in[- ])?in[- ]laws?|(?:mother|father|sister|brother)s?[- ]in[- ]laws?|mil|fil|(?:his|her|their|(?:my )?(?:husband|wife|boyfriend|girlfriend|partner|bf|gf|fianc\\w*)'?s) (?:\\w+ )?(?:mum|mom|mother|dad|father|parents?|family|folks|sisters?|brothers?|gran|nan|lot|clan|side|people)|parents? of my \\w+|family of my \\w+`;
const relative = `${elder}|${sibling}|${inLaw}|cousins?|aunt(?:ie|y)?s|uncles|famil(?:y|ies)|relatives?|relations`;

/** What people ask about their parents, brothers and sisters, in-laws and get-togethers. */
export const relativesAnswers: readonly PlainAnswer[] = [
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
