import type { AsAsked } from './row.ts';

/** 'Why do I …', 'why can't I …', 'why am I so …'; and 'why do i do that', which is about what was told. */
const why = (what: string): RegExp =>
  new RegExp(
    `\\bwhy (?:do|did|am|can'?t|don'?t|does|is it that|doesn'?t|would|was|have|aren'?t|didn'?t|won'?t|couldn'?t) (?:i|it|that|my [\\w-]+)(?: (?:still|always|even|just|keep|ever|never|so|only|not|suddenly))* (?:${what})\\b`,
  );
const doThat =
  '(?:do|did|say|said|be|am|act) (?:that|this|it|like (?:that|this))|(?:ruin|spoil|wreck|sabotage|blow) (?:it|everything|things)|like (?:this|that)';

export const whyI: readonly AsAsked[] = [
  {
    put: why(doThat),
    told: /\b(?:said (?:i was |i'?m |it was )?fine|told (?:him|her|them|my \w+) (?:i was |i'?m |it was )?fine|"?fine"?|i'?m ok(?:ay)?)\b/,
    say: [
      'Because "fine" is the quickest way out of a question, and if you\'ve said it often enough it\'s out before you\'ve looked. It kept you safe somewhere once. You can put it right without any courage: send one line before the next time, "I said I was fine and I wasn\'t. Can we start there?"',
    ],
    ask: ['What would have been the true answer?'],
  },
  {
    put: why(doThat),
    told: /\b(?:snapped|shouted|short with|rude|yelled|barked|lost my temper|bit (?:his|her|their) head off)\b/,
    say: [
      "Mostly because it's the end of a long row of things you did swallow, and it comes out at the one who's least to blame. It's a sign of an empty tank more than of a bad character. Look at what came in the hour before. And if you meet them again: \"I was short with you the other day. I'm sorry.\"",
    ],
    ask: ['What had the day been like, up to then?'],
  },
  {
    put: why(doThat),
    told: /\b(?:compliment|praise\w*|said (?:something|it was) (?:nice|good|lovely)|straight|well done|proud)\b/,
    say: [
      "Because you'd got used to none, and a sudden good word feels like a step that isn't there. Arguing is how one gets one's balance back. You can still take it, late: \"You said something nice the other day and I brushed it off. Thank you.\" That's allowed for years.",
    ],
    ask: ['What would you have liked to answer?'],
  },
  {
    put: why(`${doThat}|pick (?:a )?fights?[^?]*|push (?:people|him|her|them|everyone) away|run (?:away)?`),
    told: /\b(?:pick (?:a )?fights?|goes well|going well|too good|nice to me|treats me well|made me|pushed? (?:him|her|people)|cancel\w*)\b/,
    say: [
      'Often because waiting for it to go wrong is harder to bear than making it go wrong yourself: then at least it\'s over, and you knew. Catch it at the moment it starts, and say that instead of the fight: "It\'s going well and it scares me." Somebody who means well can hear that.',
    ],
    ask: ['What happened just before the last one?'],
  },
  {
    put: why(`${doThat}|spend[^?]*|hide[^?]*|lie[^?]*`),
    told: /\b(?:hid (?:it|them|the)|spent|bought|lied|didn'?t tell)\b/,
    say: [
      "Because a thing that's only yours is rare when everything is shared, and the hiding may have been the nicest part of it. It can also be an old fear of being asked what it cost. Nothing about that is wicked. Bring it out and let it be seen; then it's an ordinary thing again and not a secret.",
    ],
    ask: ['Who used to ask you what things cost?'],
  },
  {
    put: why(doThat),
    told: /\b(?:date|year|wrote|writ\w+|forms?)\b[\s\S]*\b(?:died|before (?:he|she|it)|lost)\b/,
    tender: true,
    say: [
      "Because a part of you still lives in the year when nothing had happened yet, and a hand writes what it knows by heart. Grief does that with dates, phone numbers and the second cup. It isn't forgetting and it isn't madness. You can just cross it out, or leave it standing for a second and think of {them}.",
    ],
    ask: ['What was that year like?'],
  },
  {
    put: why('(?:check|look|look at|stalk)(?:ing)?\\b[^?]*|still (?:check|look)[^?]*'),
    say: [
      "Because it gives a tiny answer to a question that never got one: they're there, they're all right, it was real. It doesn't mean you want to go back, and it keeps the thread from healing over. Make it harder rather than forbidding it: off the front page, out of the search, and see how long the hand still goes there.",
    ],
    ask: ['What are you hoping to see?'],
  },
  {
    put: /\bwhy (?:do|does|is|did) (?:i|it|that|this)\b/,
    told: /\b(?:cr(?:y|ies|ied)[^.?!]*(?:nice|kind|sweet)|nice to me|kind to me|sweetheart|hugged)\b/,
    say: [
      "Because against meanness you're braced, and kindness comes in where nobody's on guard. It finds whatever has waited there to be noticed. Most people who've carried a lot by themselves know it. It isn't weak, and you needn't stop it; a \"that was a kind thing to say\" is enough of an answer.",
    ],
    ask: ['Who used to call you something like that?'],
  },
  {
    put: why('feel anything|feel nothing|cry|numb|sad|feel (?:it|sad)'),
    tender: true,
    told: /\b(?:died|passed|passed away|funeral|since (?:my|dad|mum|he|she)|lost my)\b/,
    say: [
      "Because it's too big to come in all at once, so something in you keeps the door almost shut and lets you do the bins. That isn't being a robot, and it says nothing about how much you loved. It tends to come sideways and later, over a coat or a song. If nothing has moved after some months, or you're drinking to keep it so, tell a doctor.",
    ],
    ask: ['When does it come nearest?'],
  },
  {
    put: why('(?:more |so |still |suddenly )*(?:scared|afraid|frightened|anxious|sad|low|empty)[^?]*'),
    told: /\b(?:chemo|treatment|finished|all[- ]clear|over|recovered|came home|discharged)\b/,
    say: [
      "Because while it lasted you'd a next appointment and people watching over you, and now there's only you and every twinge. A body gets through first and is frightened afterwards; very many have exactly that once the appointments stop. Relief is what the others feel. Tell the nurse or the clinic, they know it and there are groups for that time.",
    ],
    ask: ['When is it strongest?'],
  },
  {
    put: why('dream[^?]*|keep dreaming[^?]*'),
    say: [
      "Because years of ordinary days are stored deeper than the end was. A dream like that rarely means that you want to go back; it's the mind walking through rooms it knows. What's worth a look is the mood in it: if it's peaceful, maybe that's what you're short of, and not the person.",
    ],
    not: /\b(?:nightmares?|rape\w*|attack\w*|fire|crash)\b/,
    ask: ['How do you feel when you wake up from it?'],
  },
  {
    put: why(
      'fall for[^?]*|go for[^?]*|choose (?!to\\b)[^?]*|attract[^?]*|end up with[^?]*|pick[^?]* (?:men|women|guys|people)',
    ),
    say: [
      "Maybe a bit of both. Someone far away or half free is all longing and no washing-up, so it stays lovely, and it can't come too near. That's no fault; it's safe. Ask what it would be like if this one lived round the corner. If the answer is a bit of fear, there's your why.",
    ],
    ask: ['What would scare you, if they moved in next door?'],
  },
  {
    put: /\bam i the problem\b/,
    told: /\b(?:lisbon|other countr\w+|unavailable|married|far|distance|abroad|always fall)\b/,
    say: [
      "Neither, I'd say, it's a pattern: somebody far off is all longing and no washing-up, so it stays lovely and can't come too near. That's no fault. Ask what it would be like if this one lived round the corner. If the answer is a bit of fear, you've found the why.",
    ],
    ask: ['What would scare you, if they moved in next door?'],
  },
  {
    put: why('miss (?:a job|it|that job|work|school|the place|that place)[^?]*'),
    say: [
      "Because you can miss what a place gave you without wanting it back: the people, a name for your day, knowing how it's done, even complaining together. What you hated was real as well. Find out which bit of it you miss, and put that into the life you've got now.",
    ],
    ask: ['Which ten minutes of the day were good?'],
  },
  {
    put: why('bother me|bothered|upset me|care|hurt(?: more)?|mind'),
    say: [
      "Maybe because it isn't a wound. Where two people are all right on a Tuesday, a date is only a date, and toast together is a celebration of sorts. I'd wonder only if other things have stopped bothering you too. Otherwise it sounds like ease.",
    ],
    told: /\b(?:anniversary|birthday|valentine\w*|toast)\b/,
    ask: ['What do you two do that no calendar knows about?'],
  },
  {
    put: why('(?:just |even )?(?:answer|reply|text|open|respond)[^?]*'),
    say: [
      "Because each unanswered one adds a bit of shame, and by now you'd be answering the delay and not the message. It isn't that you don't care about them. Start with the easiest, in five words: \"I'm here, just slow. Love.\" No explaining. The one that would please most, today; the rest can be deleted without guilt.",
    ],
    told: /\b(?:texts?|messages?|messaged|emails?|whatsapp|letters?|inbox|phone|replies|reply|unread)\b/,
    ask: ['Whose would you like to answer first?'],
  },
  {
    put: /\bwhy (?:do|am|did) i (?:\w+ )?(?:apologi[sz]\w*|say(?:ing)? sorry)\b/,
    say: [
      'Because in some homes sorry was the ticket that got you through the door, and the mouth learns it faster than the head. A chair gets it as well as a boss. It\'s harmless when it makes a table laugh. If you\'d like less of it, try "thanks" in its place: "Thanks for waiting" and not "sorry I\'m late".',
    ],
    ask: ['Who did you have to say it to a lot?'],
  },
  {
    put: /\bwhy (?:is it )?(?:always )?(?:at )?(?:[1-5]|three|four|five|this hour)(?: ?am| o'?clock)?\b|\bwhy do i (?:always |keep )?wak\w+/,
    say: [
      "Because sleep is lightest in those hours and the body begins to wake itself, so a worry that you'd sleep over at one gets through at four. Everything looks worse then than it is. Don't do the sums in bed: write the number down, say \"at nine\", and get up for ten minutes in dim light if it doesn't stop. Look at the clock as little as you can.",
    ],
    ask: ['Which of the worries comes first?'],
  },
  {
    put: /\bwhy did i (?:just |even |suddenly )?(?:laugh|giggle|cry|freeze|smile|grin|go quiet|go red|run|say (?:that|it|yes|no|nothing))\b/,
    tender: true,
    say: [
      'Because the body was quicker than you were. Fright, surprise and relief all look for the nearest way out, and a laugh, a tear or a silly word is the nearest. It says next to nothing about what you think of the matter.',
    ],
    ask: ['What came after it, when you were alone?'],
  },
  {
    put: why('throw (?:away|out)[^?]*|get rid of[^?]*|delete[^?]*|let go of[^?]*|part with[^?]*'),
    tender: true,
    say: [
      "Because it's the last small thing that still says it was real, and throwing it out feels like saying it wasn't. There's no date by which it has to go. Put it in a box out of sight for a month; then you aren't deciding every morning, and most people find out by themselves when it's only an object.",
    ],
    ask: ['What would go with it, if you threw it out?'],
  },
  {
    put: why(
      '(?:get |feel |so )*(?:angry|cross|annoyed|mad)[^?]*help[^?]*|hate (?:it when people help|being helped|help)[^?]*|ask for help|accept help|let (?:people|anyone|anybody) help[^?]*',
    ),
    say: [
      "Because help says out loud that you needed it, and if you've long got by alone that feels like losing something. Anger comes in front so that it needn't be shame. Try letting somebody do one small thing that you could do yourself: then it's a present and no rescue.",
    ],
    ask: ['Who used to expect you to manage?'],
  },
];
