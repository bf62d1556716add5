import type { AsAsked } from './row.ts';

const goesOn =
  /\bhow (?:much longer|long)\b|\bhow soon\b|\bwhen (?:does|do|will|is|are|would) (?:it|this|that|he|she|they|things|the \w+|my \w+)\b|\b(?:does|will|do you think|think) (?:it|this|that|things|he|she|they)(?:'ll| will| ever| really| going to| get| gets)* (?:get )?(?:better|easier|stop|pass|end|go away|settle|work|calm down|over)\b/;
const isNormal =
  /\b(?:is|are|isn'?t|was) (?:that|this|it|he|she|they)(?: \w+){0,2} (?:normal|ok|okay|healthy|common|usual|bad|weird|too much)\b|\b(?:is|are) (?:it|that) (?:just )?(?:a phase|the age|teenagers)\b/;
const overdone =
  /\b(?:am|was|are|do you think) (?:i|i'?m|i am|we)(?: \w+){0,2} (?:over ?react\w*|too sensitive|over ?sensitive|(?:being )?(?:silly|dramatic|unreasonable|petty|ridiculous|too much)|wrong (?:to|for|in)|making (?:a|too) (?:big )?(?:deal|fuss)|right to be|wrong(?=[?.! ]*$))|\bam i (?:in the )?wrong\b|\bis it wrong (?:of me )?(?:to|that i)\b.*\b(?:mind|upset|angry|hurt|annoyed|mad)\b/;

/** 'Is that normal?', 'am I overreacting?' */
export const asksIfUsual = (question: string): boolean => isNormal.test(question) || overdone.test(question);

/** What is commonly known of how long a thing lasts, of what is usual, and of what is fair to mind: the narrower first. */
export const facts: readonly AsAsked[] = [
  {
    put: /\b(?:get|getting|gets|have|claim|recover) (?:(?:it|that|this|them|something|anything|any|some|all|(?:my|the|our) \w+)(?: of it)?(?: money)? )?back\b|\brefund\w*\b|\brecover\b/,
    told: /\b(?:scam\w*|conned|fraud\w*|phish\w*|tricked|fake (?:shop|website|seller|site|page|landlord|agent)|never (?:came|arrived)|bank transfer to|(?:took|ran off with|disappeared with|stole) (?:all )?(?:my|our|the) (?:money|savings|deposit))\b/,
    say: [
      "Sometimes, yes, and the sooner you ask the better. Ring your bank today on the number on your card: they can stop a payment or ask for it back, and they'll tell you. Then report it to the police; the bank often wants that number. Pay nobody who offers to fetch it for you, because that's mostly the same people.",
    ],
    ask: ['Have you been able to reach the bank yet?'],
  },
  {
    put: /\b(?:get|getting|recover|restore) (?:(?:it|that|this|them|something|any|some|all|(?:my|the|our) (?:\w+ )?\w+)(?: of it)? )?back\b|\b(?:recover|restore)\b/,
    told: /\b(?:deleted|wiped|erased|reset|hacked|lost (?:all )?my (?:photos|files?|save|account|world|essay|thesis|pictures)|(?:phone|laptop|computer)\b.{0,30}\b(?:stolen|broke\w*|died|dead|smashed|lost|nicked|gone))\b/,
    say: [
      "I can't fetch it, I only have words here. It can often be done all the same: look for an older copy in the cloud, in the bin or the backup folder, or on the page you log in to, and ask the support of whoever makes it. The sooner the better, and save nothing new over it until then.",
    ],
    ask: ['Where was it kept: on the thing itself, or online as well?'],
  },
  {
    put: /\b(?:age|years?'?)[ -](?:gap|difference|apart)\b|\b(?:gap|difference) of \d+ years\b|\byears (?:older|younger)\b[^?]*\btoo\b/,
    say: [
      "Not by the number alone, between two grown people. What tells more is whether you want the same from the next ten years, and whether each of you can say no to the other. If one of you isn't of age yet, then it is too big.",
    ],
    ask: ['What is it like between the two of you, apart from the number?'],
  },
  {
    put: goesOn,
    told: /\b(?:(?:quit|quitting|gave up|giving up|stopped|given up|packed in|off) (?:the )?(?:smok\w+|cigarettes?|vap\w+|nicotine|fags))\b/,
    say: [
      "The first week is the worst, and by four weeks most of the restlessness and temper is over. A single craving lasts about five minutes, so it's only ever that one you have to get past.",
    ],
    ask: ['When in the day does it hit you most?'],
  },
  {
    put: goesOn,
    told: /\b(?:pills?|tablets?|meds|medication|antidepressants?|sertraline|prozac|zoloft|lexapro)\b/,
    not: /\b(?:addict\w*|hooked|high|overdose|all (?:the|my) (?:pills|tablets))\b/,
    say: [
      "The usual ones against low mood or worry take two to six weeks before much is felt, and some people feel a bit worse first. Don't stop on your own; a pharmacist or the doctor can tell you how it is with yours, also on the phone.",
    ],
    ask: ['When did they want to see you again?'],
  },
  {
    put: goesOn,
    told: /\b(?:puppy|puppies|kitten|new dog|rescue dog)\b[\s\S]*\b(?:cr(?:y|ies|ying)|whin\w*|howl\w*|bark\w*|scared|hid(?:es|ing))\b/,
    say: [
      "Mostly one to three weeks. It misses the others and doesn't know your nights yet. A bed close to yours, a last trip out late and no scolding make it shorter.",
    ],
    ask: ['Where does it sleep now?'],
  },
  {
    put: goesOn,
    told: /\b(?:newborn|(?:my|our|the) baby|(?:\w+|\d+)[- ](?:weeks?|months?)[- ]old)\b[\s\S]*\b(?:cr(?:y|ies|ying)|colic\w*|sleep\w*|scream\w*|wak\w+|feed\w*)\b/,
    say: [
      "Crying is mostly at its worst at about six weeks and much less by three or four months; longer sleep comes some time after that. If you're at the end of your strength, lay the baby down safely, go out of the room for five minutes, and tell the nurse or doctor.",
    ],
    ask: ['Who could take one night, or part of one?'],
  },
  {
    put: goesOn,
    told: /\bpanic\w*\b/,
    say: [
      'One attack is mostly at its worst within ten minutes and over in half an hour, however it feels in the middle. Whether they stay away is another matter, and a doctor can do a good deal about that.',
    ],
    ask: ['What was going on just before the last one?'],
  },
  {
    put: goesOn,
    told: /\b(?:new job|started (?:\w+ ){0,3}(?:job|work|position|role)|just started (?:at|in|as))\b/,
    not: /\b(?:quit|fired|laid off|lost)\b/,
    say: [
      'Most people need about three months until a new job stops being tiring, and half a year until they feel they know it. Before that, not knowing things is simply what being new is like.',
    ],
    ask: ['What do you still have to ask for every time?'],
  },
  {
    put: /\b(?:come|comes|coming|came) (?:back|home)|\bfind (?:him|her|it|them)\b|\bwill (?:he|she|it) be (?:ok|okay|alright|found)\b/,
    told: /\b(?:cat|kitten|tomcat)\b[\s\S]*\b(?:missing|gone|lost|disappear\w*|ran (?:off|away)|hasn'?t come|not come)\b|\b(?:missing|lost|ran away)\b[\s\S]*\bcat\b/,
    not: /\b(?:died|dead|put (?:him|her) down|run over)\b/,
    say: [
      'Many do, some of them after weeks, and most are hiding only a few houses away. Go round at dusk with a torch, look under sheds and in garages, put out something that smells of home, and tell the vets and shelters near you.',
    ],
    ask: ['Where did you last see your cat?'],
  },
  {
    put: /\bcan (?:stress|anxiety|worry\w*|nerves|grief|tiredness|being (?:stressed|anxious|sad|tired)|depression) (?:really |actually |even )?(?:do|cause|make|give|bring)\b|\b(?:is|was|could|can|might|do you think|think) (?:it|this|that|it'?s|that'?s)(?: \w+){0,2} (?:from |due to |because of |the |my |just |only |be )*(?:stress|anxiety|nerves)\b/,
    not: /\b(?:chest|heart attack|lump|blood|bleed\w*|faint\w*|passed out|numb arm|pregnan\w*|seizures?)\b/,
    say: [
      "Yes, it can: head, stomach, skin, sleep, back and teeth all answer to it, and that's real and not imagined. If it's new, strong, or won't go after a few weeks, have a doctor look once, so you needn't wonder.",
    ],
    ask: ['When is it less, if ever?'],
  },
  {
    put: /\b(?:will|is|do you think|think|does|gonna|going to) (?:he|she|they|my \w+)(?:'ll)?\b[^?]*\b(?:die[sd]?|dying|make it|survive|pull through)\b/,
    told: /\b(?:cancer|tumou?r|stroke|heart|hospital|icu|surgery|operation|chemo\w*|ill|sick|covid|pneumonia|accident)\b/,
    not: /\b(?:dog|cat|puppy|kitten|rabbit|hamster|vet|passed away|funeral)\b/,
    say: [
      'I can\'t know that, and I won\'t guess. The doctors and nurses with {them} can say the most, and you may ask them just that: "What should we be ready for?" Until then you can be there today, and that counts.',
    ],
    ask: ['What have they told you so far?'],
  },
  {
    put: /\b(?:know|knows|recogni[sz]es?|remembers?) (?:me|us|who i am)\b/,
    told: /\b(?:forgets?|forgot|forgotten|mixes up) (?:my name|me|who i am|our names)\b/,
    who: ['parent', 'grandparent', 'relative'],
    say: [
      "Somewhere, very likely. Names go first; a face, a voice and how it feels to sit with you stay much longer. Say who you are as you come in, so {they} needn't search for it.",
    ],
    ask: ['What still makes {them} smile?'],
  },
  {
    put: /\bgod\b[^?]*\b(?:forgive|forgives|angry|mad|punish\w*|love|loves|hate|hates|hear|hears|listen\w*)\b/,
    say: [
      "That I can't know as a program. What nearly every faith says is that somebody who is sorry, or who asks, isn't turned away. A priest, imam, rabbi or pastor hears that question often, and won't be shocked.",
    ],
    ask: ['What lies behind it for you, just now?'],
  },
  {
    put: isNormal,
    told: /\b(?:ate|eaten|eat|eating|finished) (?:\w+ ){0,2}(?:whole|entire|all of|a tub|a packet|a bag|so much|everything)\b|\bbing(?:e|ed|ing)\b|\bovereat\w*|\bcomfort eating\b/,
    say: [
      "Once, no: a body copes with that. If it keeps happening when you're alone and low, it's worth telling somebody, because there's good help for exactly that.",
    ],
    ask: ['What kind of evening was it?'],
  },
  {
    put: isNormal,
    who: ['child', 'stepchild'],
    told: /\b(?:1[2-9]|thirteen|fourteen|fifteen|sixteen|seventeen|teen\w*)\b[\s\S]*\b(?:room|games?|gaming|phone|door|moody|bed|alone)\b|\b(?:room|games?|gaming|moody)\b[\s\S]*\bteen\w*/,
    say: [
      "A good deal of it, yes: a shut door and friends on a screen are ordinary at that age. I'd look closer if {they} see{s} nobody any more, hardly sleep{s} or eat{s}, or {has} dropped what {they} used to like.",
    ],
    ask: ['What do{es} {they} still come out for?'],
  },
  {
    put: /\b(?:is|does|isn'?t) (?:it|that|this)(?: \w+){0,2} (?:cheating|count as cheating|being unfaithful|disloyal)\b/,
    not: /\b(?:exam|test|diet|game|homework)\b/,
    say: [
      "There's no rule book for it. It's what the two of you agreed, or took for granted without saying. If it hurts, that's reason enough to bring it up, whatever it's called.",
    ],
    ask: ['What have you two ever said about where the line is?'],
  },
  {
    put: /\b(?:wrong|bad|ok|okay|lying|a lie|terrible|awful)\b[^?]*\b(?:hid(?:e|ing)|not tell\w*|keep\w* (?:it|this|that)|secret)\b/,
    told: /\b(?:debts?|loans?|owe|owing|credit cards?|gambl\w*|lost my job|fired|laid off)\b/,
    say: [
      "I can see why you've kept it back. It mostly comes out in the end, though, and then the hiding hurts more than the thing. Better it comes from you, with the figure on one page and the first step already taken.",
    ],
    ask: ['How long have you been carrying that by yourself?'],
  },
  {
    put: /\b(?:way|chance|possible|able) (?:\w+ )?to (?:fix|save|repair|mend|rescue)\b|\b(?:can|could) (?:this|it|that|we|our \w+|the marriage)(?: still| even)? (?:be )?(?:fix|save|repair|mend|fixed|saved|repaired|mended)\b/,
    told: /\b(?:wife|husband|marriage|married|boyfriend|girlfriend|partner|relationship|split|divorc\w*|argu\w+|broke up)\b/,
    say: [
      'Sometimes there is, if both want it; one alone can\'t do it. The first step is a plain question at a calm hour: "Would you try with me for three months, with somebody helping us?" If the answer is no, you know that too.',
    ],
    ask: ['Has it been said as final, or is it still open?'],
  },
  {
    put: /\b(?:do|does|did|will|would|he'?d|she'?d|he'?ll|she'?ll|they'?ll|they'?d) (?:\w+ ){0,2}?(?:it|this|that|cheat|lie|hurt me) again\b|\bcheat(?:s|ing)? (?:on me )?again\b/,
    told: /\b(?:cheat\w*|affair|slept with|kissed (?:someone|somebody|another|a|his|her)|lied|unfaithful|other (?:woman|man|girl|guy))\b/,
    say: [
      "Nobody can promise that. What would speak for {them} is owning it without excuses, answering what you ask, and having ended it where you can see it. Where those are missing, I wouldn't go by the word alone.",
    ],
    ask: ['Which of those do you see?'],
  },
  {
    put: /\b(?:remember|remembers|forget|forgets|damage\w*|scarred|scar|ruin\w*|hate|hates|forgive|forgives)\b/,
    who: ['child', 'stepchild', 'grandchild'],
    told: /\b(?:i|i'?ve) (?:\w+ )?(?:snapped|shouted|yelled|screamed|lost (?:it|my temper)|was (?:too )?(?:harsh|loud|cross|short))\b/,
    say: [
      'Hardly the moment itself. What stays is how it mostly is with you, and what you did afterwards. A short "I was too loud, and that wasn\'t your fault" is understood even by a small one.',
    ],
    ask: ['How was it between you two afterwards?'],
  },
  {
    put: /\btoo (?:soon|early|fast|quick)\b/,
    told: /\b(?:dat(?:e|es|ing)|tinder|seeing (?:someone|somebody|people)|meet(?:ing)? (?:someone|somebody)|new (?:girlfriend|boyfriend|partner|relationship))\b/,
    say: [
      "There's no right number of weeks. One fair sign is whether you can get through an evening with somebody without comparing; and a coffee is no promise, so you can find out.",
    ],
    ask: ['What would you be hoping for from it?'],
  },
  {
    put: /\b(?:just |only |really )?(?:being |feeling )?(?:jealous|envious)\b/,
    told: /\b(?:with (?:someone|somebody) else|moved on|new (?:girlfriend|boyfriend|partner|man|woman)|(?:saw|see|seen|seeing) (?:him|her|them) with|my ex)\b/,
    say: [
      "Partly, perhaps, and that's no shame. Missing somebody and minding who is there now mostly come together, and the one doesn't make the other untrue.",
    ],
    ask: ['What do you miss when nobody else is in the picture?'],
  },
  {
    put: isNormal,
    told: /\b(?:glass(?:es)?|bottles?|cans?|pints?|beers?|drinks?) (?:of )?(?:wine|beer|vodka|whisk\w+|gin)?\b[^.?!]*\b(?:every|each|a) (?:night|evening|day)\b|\bdrink\w* (?:\w+ ){0,5}(?:every|each) (?:night|evening|day)\b/,
    say: [
      "It's more than doctors advise as a habit; they mostly say some days each week without any. A fair test is three evenings off: if that's easy, good, and if it isn't, you know that and can tell a doctor. Anyone who drinks heavily every day shouldn't stop all at once.",
    ],
    ask: ['What is it good for, in the evening?'],
  },
  {
    put: /\b(?:stress\w*|nerves|anxiety|worry)\b/,
    told: /\b(?:lost|losing|dropped) (?:\w+ ){0,2}(?:kilos?|kg|pounds?|lbs|stone|weight) (?:\w+ )?without\b/,
    say: [
      'It could be part of it. Weight that goes by itself is still a thing for a doctor, this week or next, and mostly one blood test says a good deal.',
    ],
    ask: ['Since when has it been going down?'],
  },
  {
    put: isNormal,
    told: /\b(?:feel|feeling|felt) (?:nothing|numb|empty|no (?:love|bond|connection)|no bond)\b[\s\S]*\b(?:baby|newborn|daughter|son)\b|\bdon'?t (?:love|feel (?:anything|love|close)) (?:\w+ ){0,3}(?:baby|newborn)\b/,
    say: [
      "It's far commoner than anyone says: for many the love comes over weeks, not at once, and it does come. If you're low most days, or have thoughts that frighten you, tell the midwife, nurse or doctor this week; that has a name, and help.",
    ],
    ask: ['How are the rest of your days with the baby?'],
  },
  {
    put: /\bmy fault\b|\bdid i (?:do|cause)\b|\bbecause of (?:me|something i)\b/,
    told: /\b(?:miscarr\w+|lost (?:the|our|my) (?:baby|pregnancy)|stillb\w+)\b/,
    say: [
      "No. It's hardly ever anything that was done or left undone: not work, not lifting, not stress, not a glass before you knew. Most of it is decided in the first days, where nobody can do anything.",
    ],
    ask: ['What is it you keep going back to?'],
  },
  {
    put: /\b(?:when|how soon|how long)\b[^?]*\b(?:try|pregnant) again\b/,
    say: [
      "The body is often ready after one ordinary cycle, and your doctor or midwife can say how it is with you. When the two of you want to is another matter, and there's no late for that.",
    ],
    ask: ['What would you need first, apart from the body?'],
  },
  {
    put: /\b(?:when|if) (?:it'?s|it is|its) (?:the )?(?:right )?time\b/,
    told: /\b(?:cat|dog|pet|rabbit|horse|puppy|vet)\b/,
    say: [
      'Go by the days: when there are more bad ones than good, when eating, getting up or the thing it loved most is gone, it\'s near. The vet answers it honestly if you ask: "Would you, if it were yours?"',
    ],
    ask: ['What does a good day look like at the moment?'],
  },
  {
    put: /\bhow (?:do|can|would|will) i (?:know|tell|find out) (?:if|whether|that) (?:he|she|they)(?:'?s| is| are)? (?:likes?|into|interested|fanc\w+)\b/,
    say: [
      'You see it in small things: looking over, asking something back, staying a minute longer than needed. One is chance and three are a sign. The short way is a coffee: "I\'m going for one, want to come?"',
    ],
    ask: ['What have you two said to each other so far?'],
  },
  {
    put: /\b(?:can|could|will|would|does|do) (?:that|it|this|we|love|long[- ]distance(?: relationships?)?|distance) (?:\w+ )?(?:work|last|survive)\b/,
    told: /\blong[- ]distance\b|\b(?:lives|living|moved|moving) (?:\w+ ){0,3}(?:abroad|far away|another (?:country|city|state))\b|\b(?:in|to) another (?:country|city|state|town)\b/,
    say: [
      "It does for many, for a while; what carries it is a date when the distance ends, a fixed hour to talk, and saying it when something's missing. Without an end in sight it mostly wears out.",
    ],
    ask: ['Is there a time when you could live in one place?'],
  },
  {
    put: /\b(?:can|could|will|would|does|do) (?:that|it|this|we|people|you|exes) (?:\w+ )?(?:work|be friends|stay friends)\b/,
    told: /\b(?:my ex|broke up|split|separated)\b[\s\S]*\bfriends?\b|\bfriends?\b[\s\S]*\bmy ex\b/,
    say: [
      "Later, sometimes. At first it mostly keeps the wound open for the one who still hopes. A few months without contact, and then see whether you'd be glad to hear of somebody new.",
    ],
    ask: ['How would it be for you, to hear of somebody new?'],
  },
  {
    put: /\b(?:do|must|should|can) (?:i|they|he|she|we) (?:really |just |even )?(?:have to )?(?:accept|agree|take it|say no|refuse|change|do that)\b/,
    told: /\b(?:shifts?|rota|roster|hours|overtime|schedule|contract|weekends?)\b/,
    say: [
      'That hangs on your contract and on the rules where you live; often they must tell you some days ahead. Look at what the contract says, and ask a union or a free advice line for workers before you refuse.',
    ],
    ask: ['How much notice did they give you?'],
  },
  {
    put: /\b(?:what is (?:that|it|this)|what'?s (?:that|it|this)|what does (?:that|it|this) mean|what is exposure)\b/,
    told: /\bexposure(?: therapy)?\b/,
    say: [
      "It's going towards what frightens you in small steps, the easiest first, and staying until the fear goes down by itself. It's done often and never by force, and you choose the steps with them.",
    ],
    ask: ['What would be the very smallest step?'],
  },
  {
    put: /\bhow (?:do|can|should|would) (?:i|you|people) (?:even |ever )?(?:start |begin |just )?(?:to )?(?:talk(?:ing)? (?:to|with) (?:him|her|them|people|strangers|someone|somebody|anyone|new people|others|everyone|guests)|make small talk|(?:start|have|begin|make) (?:a )?conversation\w*)\b/,
    told: /\b(?:shy|social(?:ly)?|anxi\w*|awkward|introvert\w*|gym|crush|i (?:like|fancy)|party|wedding|new (?:job|school|class|town|city|here)|make friends|nobody here|strangers|date)\b/,
    not: /\b(?:argu\w*|fight|fought|broke up|divorc\w*|cheat\w*|lied|died|diagnos\w*|secret|cancer)\b/,
    say: [
      "With something you both have before you: the music, the food, the machine, the queue. Then one question, and listen to the answer; most people are glad they needn't begin. Two minutes are enough for the first time.",
    ],
    ask: ['Who or what would be the easiest to begin with?'],
  },
  {
    put: /\bwhat if (?:i (?:don'?t|can'?t|never) (?:find|make|have) (?:any )?friends|nobody (?:talks|likes|wants)|no ?one (?:talks|likes|wants)|they (?:don'?t|all) (?:like|hate) me)\b/,
    told: /\b(?:school|uni|university|college|class|course|moved|moving|new job|team|town|city)\b/,
    say: [
      'Then it starts slowly, as it does for most: in the first weeks everybody looks settled and hardly anybody is. Sit beside the same person twice and ask one small thing. One is enough to begin with.',
    ],
    ask: ['What do you like, that somebody else there might like too?'],
  },
  {
    put: /\b(?:fire|sack|dismiss|get rid of|let) me(?: go)?\b|\b(?:lose|losing) my job\b|\b(?:get|be) (?:fired|sacked)\b/,
    told: /\bi (?:\w+ )?(?:was (?:rude|late|short|drunk)|made (?:a|an) (?:\w+ )?(?:mistake|error)|forgot|messed up|missed|broke|overslept|sent|dropped|swore|snapped)\b/,
    say: [
      "For a single time, hardly ever; mostly there's a talk or a warning first. It helps if they hear it from you before anybody else: what happened, and what you'd do another time.",
    ],
    ask: ['Who knows about it so far?'],
  },
  {
    put: /\bwhen\b[^?]*\b(?:pandemic|covid|lockdowns?|war|crisis|recession|virus)\b[^?]*\b(?:end|over|stop|pass)\b/,
    say: [
      "Nobody can name the day. Such things mostly go down in waves, with better stretches in between, so it's easier to plan in weeks than to wait for the end of it.",
    ],
    ask: ['What would you do first, once it is over?'],
  },
  {
    put: /\b(?:prison|jail|arrested|locked up)\b/,
    told: /\b(?:debts?|loans?|owe|owing|bills?|credit cards?|overdraft)\b/,
    not: /\b(?:fraud|stole|tax(?:es)?|child support|court date)\b/,
    say: [
      'For ordinary debts, in most countries, no: they can take part of what you own or earn, and not you. Fines, taxes and child support can be another matter. A free debt adviser tells you which of yours is which.',
    ],
    ask: ['What was in the last letter?'],
  },
  {
    put: /\b(?:could|can|might|is|will) (?:it|this|that)(?: \w+)? (?:be )?(?:nothing|harmless|serious|something (?:bad|serious)|cancer|a tumou?r|bad)\b/,
    told: /\b(?:lump|mole|swelling|shadow|spot on|biops\w*|scan|blood test)\b/,
    say: [
      "It could; most such things turn out harmless, and it's still right that somebody looks. I can't tell from here which it is. Write down what you want to ask, and if it grows fast or you feel ill before then, ring and say so.",
    ],
    ask: ['What have they told you so far?'],
  },
  {
    put: /\bhow (?:bad|dangerous|serious|harmful) (?:is|are)\b|\bis (?:it|that|vaping) (?:really |very )?(?:bad|dangerous|harmful)\b/,
    told: /\bvap(?:e|es|ing)\b/,
    say: [
      "Less harmful than smoking, and not harmless: nicotine takes hold fastest at that age. Shouting mostly drives it out of sight. Ask what it's good for and with whom, say what you think once, and find out about help to stop.",
    ],
    ask: ['Have you said anything about it yet?'],
  },
  {
    put: /\bmean(?:s|t)? (?:it|that|what)\b/,
    told: /\b(?:good job|well done|praised?|compliment\w*|proud of me|thanked me|said (?:i|i'?m|i was) (?:good|great|nice|pretty|beautiful|doing well|brilliant)|nice (?:words|thing))\b/,
    not: /\b(?:sarcas\w*|laugh\w*|mock\w*|but then)\b/,
    say: ['Most likely, yes. Nobody has to say such a thing, and from somebody who says it seldom it counts for more.'],
    ask: ['What was it for?'],
  },
  {
    put: /\bmiss(?:ing)?\b[^?]*\bmean\b|\bmean\b[^?]*\b(?:i was wrong|a mistake|i still love|go back|get back)\b/,
    told: /\b(?:broke up|break ?up|split|left (?:him|her)|ended (?:it|things))\b/,
    say: [
      'No. One misses the good parts and the habit of somebody, also where ending it was right. Why you did it tells you more than how the evenings feel in the first weeks.',
    ],
    ask: ['What were your reasons, when you did it?'],
  },
  {
    put: /\bwhat (?:do|does|should|would|can) (?:people|i|we|you|one|anyone) (?:even |actually )?(?:talk|say|chat)\b(?: about)?(?: on (?:a |the )?(?:first )?dates?)?[?.! ]*$/,
    told: /\b(?:first date|a date|dated|dating|tinder|hinge)\b/,
    say: [
      'Small things to begin with: how the week was, the food, something that made you laugh. Then ask on from what they answered; that does more than any clever subject. A pause of five seconds is allowed.',
    ],
    ask: ['What do you know of each other already?'],
  },
  {
    put: /\b(?:how (?:do|can|should) (?:i|we) (?:best )?(?:support|help|be there|react|respond)|what (?:do|should|can) (?:i|we) (?:say|tell))\b/,
    told: /\b(?:son|daughter|child|kid|teen\w*|brother|sister|grandson|granddaughter)\b[^.?!\n]*\b(?:gay|lesbian|bi|bisexual|trans|queer|non-?binary|came out|coming out)\b/,
    say: [
      'Something like: "You are the same person to me, and it means a lot that you told me." Let {them} decide who else may know, and when. There are groups for parents and families, and you may need somebody of your own to talk to as well.',
    ],
    ask: ['What have you said so far?'],
  },
  {
    put: /\bwhat (?:are|is)\b[^.?!]*\bside effects?\b|\b(?:does|do|can|has|have) (?!the\b|my\b|these\b)\w+ (?:\w+ )?side effects?\b/,
    say: [
      'A pharmacist is the one to ask: they can tell you in two minutes, also on the phone, and the leaflet in the box lists everything by how often it happens. If you take it already, keep to what was prescribed until you have asked.',
    ],
    ask: ['What made you wonder about it?'],
  },
  {
    put: /\b(?:from|because of|caused by|due to) (?:the|my|these) (?:pills?|meds|medications?|tablets?|antidepressants?)\b|\bside effects?\b/,
    say: [
      "It can be; many medicines do something like that to some people and not to others. A pharmacist can tell you in two minutes, also on the phone. Don't stop on your own: ask the doctor whether another one suits you better.",
    ],
    ask: ['When did it start, compared with the first one you took?'],
  },
  {
    put: /\breport (?:him|her|them|it|this|my \w+)\b/,
    told: /\b(?:drinks?|drunk|drinking)\b[^.?!\n]*\bdriv\w+\b|\bdriv\w+\b[^.?!\n]*\bdrunk\b/,
    say: [
      "Yes. The police take such a call without a name, and it's of most use in the minute somebody sets off: the plate, the road. Taking the keys or calling a taxi first is fine, if it's safe for you.",
    ],
    ask: ['When does it mostly happen?'],
  },
  {
    put: /\b(?:like|likes|love|loves|want|wants|know|knows|hate|hates|scared of|afraid of) me\b/,
    who: ['grandchild'],
    told: /\b(?:is (?:only )?(?:one|two|three|[123])|toddler|baby|months old)\b[\s\S]*|\b(?:won'?t|wont|doesn'?t|hides?|cries) (?:\w+ )?(?:look|come|talk|wave)\b/,
    not: /\b(?:teen\w*|1[0-9]|shouted|yelled|hit|argu\w*)\b/,
    say: [
      "It's hardly about liking. At that age a face one sees seldom, or on a screen, is strange at first, and it takes play and coming again more than asking. Bring one small game that's only yours, and let {them} come to you.",
    ],
    ask: ['What do{es} {they} like doing best at the moment?'],
  },
  {
    put: overdone,
    told: /\b(?:credit for|stole my idea|my idea as|passed (?:it|my \w+) off|my work as)\b/,
    say: [
      "No. It's your work, and who is seen to have done it counts when it comes to pay and chances. A short dated mail of what you did, to the one who decides, makes it visible without a quarrel.",
    ],
    ask: ['What was it, the last time?'],
  },
  {
    put: overdone,
    told: /\b(?:(?:didn'?t|not|never|wasn'?t|weren'?t) (?:even )?invite\w*|left me out|leav\w* me out|without me|excluded|uninvited)\b/,
    say: [
      "No. Being left out by people you count as yours hurts nearly everybody, and it's fair to mind. Whether it was meant, you can only find out by asking one of them.",
    ],
    ask: ['How did you find out?'],
  },
  {
    put: overdone,
    told: /\b(?:forgot|forgotten|forget|didn'?t remember|missed) (?:about )?(?:my|our) (?:\w+ )?(?:birthday|anniversary|graduation|day)\b/,
    say: [
      'No. A day like that asks very little and says whether one was thought of, so it hurts when it goes by. You may say so, once and plainly.',
    ],
    ask: ['What would have been enough?'],
  },
  {
    put: overdone,
    told: /\b(?:(?:joke|jokes|joked|comment\w*|remark\w*|laugh\w*|called me|tease\w*|teasing)\b[\s\S]*\b(?:fat|weight|body|looks?|size|nose|teeth|hair|skin|ugly|accent|big))\b/,
    say: [
      'No. Remarks about how somebody looks or sounds stick, and "only joking" doesn\'t take them back. Being hurt by it is the usual answer, not too much.',
    ],
    ask: ['What did you do when it was said?'],
  },
  {
    put: overdone,
    told: /\b(?:nag\w*|remind\w*)\b[\s\S]*\b(?:asked|once|twice|only|dishes|bins|tidy|clean|trash|housework)\b|\b(?:dishes|housework|chores|laundry|cleaning|bins|trash)\b/,
    say: [
      "I don't think so. Asking for your share of the work at home to be seen isn't nagging, and two people can split it better on a calm evening than over the sink.",
    ],
    ask: ['How is it shared out at the moment?'],
  },
  {
    put: overdone,
    told: /\b(?:(?:always|keeps?|every time|again|three times|twice|hours?) (?:\w+ ){0,3}(?:late|cancel\w*|bail\w*|stood me up|standing me up)|cancel\w* (?:\w+ ){0,3}(?:again|twice|every|last minute)|(?:an|two|\d) hours? late|stood me up)\b/,
    say: [
      "No. Once is nothing, and after that it's your time that is being spent. It's fair to say so and to stop keeping evenings free.",
    ],
    ask: ['What do you hear as the reason, each time?'],
  },
  {
    put: overdone,
    told: /\b(?:his|her|their) (?:ex|phone)\b|\bflirt\w*|\b(?:texts?|texting|messag\w+|lik(?:es|ing)) (?:\w+ ){0,3}(?:ex|other (?:girls?|women|woman|guys?|men|man)|photos|pictures)\b/,
    say: [
      "I wouldn't call it that. You noticed something, and being uneasy about it is allowed. What it means I can't know from here; ask about that one thing, calmly, and see whether the answer is a plain one.",
    ],
    ask: ['What did you see, exactly?'],
  },
];
