import { ofParting, ofTwo, parted } from './couples.ts';
import type { Happening } from './happening.ts';

/** Where a breakup, a betrayal or a doubt between two is spoken of. */
const ofTrouble = new RegExp(
  `${ofParting.source}|\\b(?:cheat\\w*|affair|unfaithful|betray\\w*|relationship|boy ?friend|girl ?friend|husband|wife|hubby|partner|marriage|fianc\\w+|gf|bf)\\b`,
);
/** Where it was done without meeting. */
const byMessage = new RegExp(
  `^(?=[\\s\\S]*(?:${ofParting.source}|ended things|face to face))[\\s\\S]*\\b(?:(?:by|over|via|through|on) (?:an? |the )?(?:text(?:ing|s)?|text message|message|whats ?app|audio|voice ?\\w+|phone|e-?mail|dm|messenger|facebook|instagram|snap(?:chat)?)|(?:in|with) an? (?:text|\\w+ ?minute voice|voice|message|e-?mail|letter)|(?:sent|send) (?:me )?an? (?:text|message|e-?mail)|face to face|in person)\\b`,
);
/** Somebody else's parting. */
const ofOthers =
  /\b(?:my|our) (?:parents?|mom|mum|mother|dad|father|sister|brother|son|daughter|friends?|cousin)(?:'s)? (?:(?:and|just|also|got|are|is|has|have|had|getting|went through) )*(?:\w+ )?(?:broke up|split|divorc\w*|separat\w*|breakup|marriage)/;

/** Love that ends or is in trouble, as most people tell it: in few and ordinary words. */
export const ofLovePlainly: readonly Happening[] = [
  {
    id: 'ended-from-a-distance',
    cues: 'text broke break end dump left finish face person that did got',
    when: parted(
      String.raw`\b(?:EX (?:br(?:oke|eaks?|eaking|oken|eak) (?:it |things |up )?(?:off )?(?:up )?(?:with you|with me)?|to break up with you|end(?:ed|s) (?:it|things|(?:our|your|the) relationship)(?: with you)?|dump(?:ed|s) you|left you|finish(?:ed)? with you|sent you a text|texted you (?:that|to)|did (?:that|this|it) to you)|you (?:got|were|was|get) (?:dumped|left)|(?:couldn't|didn't|wouldn't|not|could not|did not)(?: even)? (?:do (?:it|this|that)|tell (?:me|you)|break up|say it|have the \w+)\b.{0,20}(?:face to face|in person|to your face))`,
    ),
    beside: byMessage,
    unless:
      /\b(?:i (?:broke|ended|texted|told|dumped|wrote|called)|doctor|boss|manager|job|keeps? (?:text|call)\w*|still (?:text|call)\w*|happy)\b/,
    names: true,
    hear: [
      "You weren't even told face to face. There's the breakup, and then there's the way it was done.",
      'Not even face to face, so there was no chance to look at each other and ask why. That hurts on top of the rest.',
    ],
    ask: ['What reason was given, if any?', 'Have you two talked since?', 'Were you expecting anything like it?'],
  },
  {
    id: 'left-for-a-friend',
    cues: 'friend buddy bestie mate sister brother cousin roommate',
    when: parted(
      String.raw`\b(?:EX (?:left|dumped|cheat(?:ed|ing|s)?|sle(?:pt|eping)|went off|ran off|is|was|been|having an affair|broke up|started dating|hooked up)\b[^.!?]{0,40}\b(?:for|with|on you with|by|and) (?:you with )?(?:my|your|one of (?:my|your)) (?:own |(?:very )?(?:best|close|closest|good|oldest|other) )*(?:friends?|buddy|bestie|mate|sister|brother|cousin|room ?mate|neighbou?r)\b(?!'s)|your (?:own |best |close |closest |good )*(?:friend|buddy|bestie|mate|sister|brother|cousin|room ?mate) (?:is |was |has been |has |just |started |now )*(?:with|dating|seeing|sleeping with|slept with|stole|took|cheating with|hooked up with) your (?:ex|boy ?friend|girl ?friend|husband|wife|partner|man|gf|bf)\b)`,
    ),
    unless:
      /\b(?:just a friend|only a friend|jealous of|hanging out|out with (?:my|her|his) friends|and my friend(?:s)? (?:says?|said|told|think))\b/,
    names: true,
    hear: [
      "That's two people at once: the one you loved, and somebody you would have gone to with it.",
      "Of all people, somebody close to you. So you've been let down twice in one go.",
    ],
    ask: ['How did you find out?', 'Has either of them said anything to you since?', 'Which of the two hurts more?'],
  },
  {
    id: 'caught-them-cheating',
    cues: 'caught walked found saw seen pictur photo messag texts',
    when: parted(
      String.raw`\byou (?:just |then |later |actually |only )?(?:caught (?:him|her|them|your \w+(?: \w+)?)(?: (?:cheating|in bed|kissing|with|having|texting|sexting|sleeping|talking to|messaging))|walked in on (?:him|her|them)|(?:found|saw|seen|read|have seen) (?:out )?(?:his|her|the|some|their) (?:\w+ )?(?:messages?|texts?|chats?|emails?|dms?)\b|found (?:him|her|them) with\b|(?:found|saw) (?:him|her|them) (?:kissing|in bed|having|making out)\b|found (?:out )?(?:a )?(?:condom|lipstick|messages|texts|texting|tinder))`,
    ),
    beside: ofTrouble,
    unless:
      /\b(?:son|daughter|kids?|work|boss|teacher|new (?:girl|guy|boy)|with (?:a|his|her) (?:dog|friend's)|i cheated|my own messages)\b|\bsupermarket\b/,
    names: true,
    hear: [
      'You saw it for yourself, so there is nothing left to hope you got wrong.',
      'Once seen, that keeps coming back, whether you want it to or not.',
    ],
    ask: ['What did you do then?', 'What has been said about it since?', 'Had you suspected anything before?'],
  },
  {
    id: 'was-cheated-on',
    cues: 'cheat affair unfaithful slept sleeping betray behind dating',
    when: parted(
      String.raw`\b(?:EX (?:to |be |been |being |was |is |has |had |have |apparently |secretly )*(?:cheat(?:ed|ing|s)?(?! on (?:the|a|his|her) (?:exam|test))(?: on (?:me|you))?|(?:having|had|has|have) (?:an )?(?:affairs?|a fling)|unfaithful|sle(?:pt|eping) (?:around|with (?:someone|somebody|another|other|his|her|a|an|my|your|the (?:girl|guy|wom[ae]n|m[ae]n)))|betrayed (?:me|you)|(?:dating|seeing|sleeping with|with) (?:someone|somebody|another|other) ?(?:else|(?:wo)?m[ae]n|girls?|guys?|people)? (?:behind your back|for (?:nearly|almost|about|over)? ?\w+ (?:years?|months?)|the whole time))|you (?:just |recently |also |then )?(?:found out|discovered|learn(?:ed|t)) (?:that )?(?:he|she|they|your \w+)(?:'s| is| was| has| had|'d)? (?:been )?(?:cheat(?:ed|ing)|seeing|having an affair|unfaithful)|you (?:got|were|was|have been|'ve been|'ve just been|just got|recently got|are being|'re being) (?:cheated on|betrayed by (?:him|her|your \w+)))\b`,
    ),
    unless:
      /\b(?:i cheated|because i was cheating|that i was cheating|thinks? (?:that )?i(?:'m| am) (?:cheating|having)|accus\w*|thought i (?:cheated|was cheating)|i might be|(?:think|thinking|suspect|afraid|worried|scared|wonder|feel like|sure if|if) (?:that )?(?:he|she|my \w+)(?:'s| is| has| was| might be| may be)? (?:been )?(?:cheating|seeing|having)|dream\w*|never cheated|would(?:n't| not)? cheat|exam|test|fair game|friend's (?:husband|wife)|my (?:dad|mom|mum|father|mother|sister|brother|friend) (?:is |was |has |had )?(?:been )?(?:cheat\w*|having an affair))\b/,
    names: true,
    hear: [
      'You were cheated on by somebody you trusted. There is what happened, and there is all the lying that went with it.',
      'Being cheated on makes you look back at everything and wonder which of it was true.',
    ],
    ask: ['How did you find out?', 'What has been said about it between you?', 'Who have you been able to tell?'],
  },
  {
    id: 'suspects-cheating',
    cues: 'cheat affair seeing someone somebody another',
    when: /\b(?:you (?:really |just |kind of |sort of |strongly |also |always |now )?(?:think|suspect|believe|feel|have a feeling|feel like|are afraid|'re afraid|are worried|'re worried|are scared|'re scared|are convinced|wonder if|'re sure|'re not sure if) (?:that )?(?:he|she|they|your (?:\w+ )?(?:boy ?friend|girl ?friend|husband|wife|partner|bf|gf|fianc\w+))(?:'s| is| has| might be| may be| could be| was)? (?:been )?(?:possibly |maybe |probably )?(?:cheating|seeing (?:someone|somebody|another|other)|having an affair|with (?:someone|somebody) else|unfaithful|talking to (?:another|other|someone)))/i,
    unless: /\b(?:i cheated|my (?:friend|sister|mom|mum|dad)'s)\b/,
    names: true,
    hear: [
      "Suspecting it and not knowing is wearing. You look for signs all day and hope you won't find any.",
      "You can't put it down and you can't prove it, so it goes round and round.",
    ],
    ask: [
      'What made you start to think so?',
      'Have you asked straight out?',
      'How have things been between you otherwise?',
    ],
  },
  {
    id: 'denies-it-all',
    cues: 'den admit',
    when: /\b(?:(?:he|she|they)(?:'s| just| still| always| constantly| keeps?| kept| has)* (?:deny(?:ing)?|denies|denied) (?:it|everything|that|all|anything|cheating|the)|(?:won't|doesn't|will not|does not|refuses to|never) admit(?:s|ted)? (?:it|to|that|anything))\b/i,
    beside: ofTrouble,
    unless: /\b(?:boss|manager|coworker|colleague|insurance|claim|loan|heroin|drug\w*|drink\w*)\b/,
    names: true,
    hear: [
      'You have your reasons to think so, and all you get is a no. After a while that makes a person doubt themselves.',
      'It might be easier to hear a bad truth than to be told again and again that there is nothing.',
    ],
    ask: ['What would it change, to hear it admitted?', 'How do you two talk about it when it comes up?'],
  },
  {
    id: 'no-reason-given',
    cues: 'why reason explanation explain',
    when: parted(
      String.raw`\b(?:EX (?:won't|wouldn't|will not|didn't|did not|doesn't|does not|never|refuses to|refused to|hasn't|has not)(?: even| ever)? (?:tell|told|say|said|explain(?:ed)?|give|gave|given|giving)\b[^.!?]{0,20}\b(?:why|(?:any |a |the |your )?(?:real |proper |clear |good )?(?:reasons?|explanation))|(?:without|no) (?:any |a |giving (?:me|you)? ?(?:a |any )?)?(?:real |clear )?(?:reason|explanation)s?\b|you (?:still |really |honestly |just )*(?:don't|do not|didn't|have no idea|never) (?:really |even )?(?:know|understand|understood|knew|get|know the reason)?\b ?(?:why (?:he|she|they|it|we)\b[^.!?]*\b(?:left|leave|broke|break|ended|end|dumped|did|over|happened)|the reasons? (?:behind|for|why)|what (?:you|i) did wrong))`,
    ),
    beside: ofParting,
    unless: /\b(?:job|boss|fired|work|cry|sad for no reason|feel (?:sad|down|this way) for no)\b/,
    names: true,
    hear: [
      "Not being given a reason is its own kind of hard. You're left to guess, and mostly you guess against yourself.",
      'Without a why there is nothing to hold on to, so you go over everything you said and did.',
    ],
    ask: [
      'What do you think it might have been?',
      'Have you been able to ask?',
      'How were the last weeks between you?',
    ],
  },
  {
    id: 'left-without-warning',
    cues: 'sudden blind guard nowhere blue warning sign coming thought',
    when: parted(
      String.raw`\b(?:suddenly,? EX (?:left|leaves|leave|broke|breaks|dumped|ended|walked|stopped loving|decided|changed)|EX (?:left|leaves|broke up|breaks up|dumped|ended|walked out|decided|changed)\b[^.!?]{0,40}\b(?:suddenly|all of a sudden|out of (?:the (?:clear )?blue|nowhere)|without (?:any )?(?:warning|sign))|(?:suddenly|all of a sudden|out of (?:the (?:clear )?blue|nowhere)),? (?:he|she|they|your \w+) (?:just |has |had )?(?:dump(?:s|ed)|left|leaves|broke|breaks|ended|ends|told you|decided|doesn't|don't|wants?|wanted)|you(?:'re| were| was| are|'ve been| got| feel)? (?:completely |totally |just |so |really |kind of |absolutely )*(?:blind[- ]?sided|caught (?:completely |totally )?off[- ]?guard)|you (?:really |honestly |always )?thought (?:that )?(?:everything|it|things|all|you|we|you two|we both|you both) (?:was|were|had been|is|are) (?:all |going |doing |so |really |still |perfectly )*(?:ok|okay|fine|good|great|well|happy|perfect|in love|alright|all right)\b)`,
    ),
    beside: ofParting,
    unless: /\b(?:job|boss|fired|laid off|manager|company|exam|test|doctor)\b/,
    names: true,
    hear: [
      'It came without any warning, so there was no time to get ready for it. You get the loss and the shock together.',
      'You had no warning at all. One day things looked all right, and then they were over.',
    ],
    ask: [
      'How had things been between you just before?',
      'What were you told about why?',
      'Who have you got with you in this?',
    ],
  },
  {
    id: 'plans-gone-with-them',
    cues: 'marr wedding engage plan future propose',
    when: /\b(?:you (?:two |both |guys )?(?:\w+ )?(?:were|was|had been|are|thought you (?:were|was)|thought we (?:were|was)|both) (?:both |all |already |just |even )*(?:going to|gonna|supposed? to|planning (?:on |to )?|about to|meant to|wanting to) (?:be |get |getting )?(?:marry|married|marrying|engaged|propos\w+|have (?:kids|children|a family)|move in|spend (?:my|your|our) li\w+|grow old)|(?:we|you|you both) (?:had |already )*planned (?:a |our |the |your |to |on )*(?:wedding|marr\w+|getting|life|future)|you (?:already )?(?:had|have|bought) (?:my|your|the|a) (?:wedding )?(?:dress|ring)|(?:all )?(?:of )?(?:my|your) plans for the future)\b/i,
    beside: new RegExp(`${ofParting.source}|\\b(?:cheat\\w*|affair|left for|ended|another (?:girl|guy|man|woman))\\b`),
    unless: /\b(?:sister|brother|friend)'s wedding\b|\bjob\b/,
    names: true,
    hear: [
      "So it isn't only the person. The life you'd already planned has gone with it.",
      'You had pictured the years ahead with that person in them. All of that has to be given up as well.',
    ],
    ask: [
      'How far along were your plans?',
      'Who else knew about the plans?',
      'Which part of that is hardest to give up?',
    ],
  },
  {
    id: 'so-many-years-together',
    cues: 'together dated dating relationship married known with',
    when: /\b(?:(?:you|you guys|you two|you both|we|(?:he|she|your \w+) and you)(?:'ve|'d|'re| have| had| were| was| are| been| both| also| only| just| actually)* (?:been )?(?:together|dated|dating|in (?:a |this |our |that )?(?:long |serious )?relationship|married|going out|a couple|engaged|seeing each other|with (?:him|her|each other|(?:my|your) (?:ex|partner|boy ?friend|girl ?friend|husband|wife)))(?: \w+){0,4}? (?:for |of |off for )?(?:the (?:last|past) |about |almost |nearly |over |more than |around |just |like |a little over |only )*(?<long>(?:(?!a\b|one\b|1\b)[a-z0-9]+(?: and a half)?|a (?:couple|few) of|so many|a lot of|several) years)\b(?! ago| old| now,? and (?:happy|happily))|(?:it was |after |for )?(?:a |an |our |your |my )?(?<span>(?!one\b|1\b)[a-z0-9]+)[- ]years?(?:[- ]long)? relationship)/i,
    beside: new RegExp(
      `${ofParting.source}|\\b(?:cheat\\w*|affair|left for|ended|another (?:girl|guy|man|woman)|lost (?:him|her))\\b`,
    ),
    unless:
      /\b(?:years? ago|still (?:happily )?together|happily|but we(?:'re| are) (?:good|fine)|job|company|died|passed away)\b|\b(?:will|might|may|'ll) (?:get a )?divorce if\b|\bif we (?:can'?t|cannot|don'?t)\b/,
    names: true,
    hear: [
      "After years together it isn't only the person. It's the plans, the habits, and somebody to tell things to.",
      'So many years, and somebody was part of every ordinary day in them. No wonder it leaves a hole.',
    ],
    ask: ['Which part of the day is hardest now?', 'Do you still hear from each other?'],
  },
  {
    id: 'wasted-those-years',
    cues: 'wast hold gave threw years time put',
    when: /\b(?:you (?:feel (?:like |as if )?(?:that )?you )?(?:\w+ )?(?:wasted|waste|wasting|threw away|lost) (?:so |all |too |my |your |much |many |these |those |this |that |of |the |best )*(?:time|years?|life|youth)\b(?: on (?:him|her|them)| with (?:him|her|them))?|you (?:feel like you )?(?:put|have put) (?:my|your) (?:whole )?life on hold|you gave (?:him|her|them) (?:everything|\w+ years|my all|your all|the best)|what a waste of)\b/i,
    beside: ofTrouble,
    unless:
      /\b(?:job|company|studying|procrastinat\w*|video games?|internet|phone|college|school|major|degree|patient)\b/,
    names: true,
    hear: [
      'You put all that time into it in good faith, and now it feels as if none of it counted.',
      'You gave it years of yourself, and you get no say in how it ends. It makes sense to feel robbed.',
    ],
    ask: [
      'What did you put off for it?',
      'What would you have done with that time?',
      'Were there good years in it too?',
    ],
  },
  {
    id: 'cannot-get-over-them',
    cues: 'move forget mind over thinking think memor remind head coping cope',
    when: /\b(?:you (?:still |just |really |also |tried |try |but |honestly )*(?:can't|cannot|can not|couldn't|could not|don't know how to|do not know how to|am not able to|'re not able to|are unable to|'re unable to|seem unable to|find it (?:hard|difficult) to|(?:have|having) (?:a )?(?:hard|difficult|tough) time|tried to|want to|struggling to|need to)(?: seem to| even| really| just)* (?:mov(?:e|ing) (?:on|past)|forget(?:ting)?|get(?:ting)? over|get (?:him|her|them|it|this) (?:out|off) (?:of )?(?:my|your)|let(?:ting)? (?:go|him go|her go|it go)|stop (?:thinking|loving|missing)|handle|overcome|cope|deal)(?: (?:of|about|on|with|from|past|it|him|her|them|this|that|the|my|your|our|ever|breakup|break|up|relationship|ex))*$|(?:the |those |your |our |my )?memor(?:y|ies) (?:\w+ ){0,3}(?:keep|come|coming|are repeating|repeat|haunt)|(?:everything|a lot|so many things|it all) reminds? (?:you|me) of (?:him|her|them)|you (?:\w+ ){0,2}(?:think|thinking) (?:about|of) (?:him|her|them|my ex|your ex(?:\s\w+)?|the breakup|it)(?: and \w+)? (?:all the time|every ?day|constantly|all day|a lot|every night|day and night)|you need to get (?:my|your) mind off)/i,
    beside: ofParting,
    unless: /\b(?:job|exam|grandm\w*|died|passed away|dog|cat|death)\b/,
    names: true,
    hear: [
      "You can't order yourself to forget somebody. It comes back with a song, a street, an hour of the day.",
      "Getting over a person doesn't go in a straight line, however much you want it done with.",
    ],
    ask: [
      'What brings it back, mostly?',
      'When in the day is it strongest?',
      'Is there still any contact between you?',
    ],
  },
  {
    id: 'still-loves-the-ex',
    cues: 'love loved crazy',
    when: /^(?:and |but |because |so |yes |it's )*(?:you (?:still |really |also |just |truly |honestly |deeply )*(?:love|loved|are in love with|'re (?:still |so )?in love with|'m in love with|care (?:a lot |deeply |so much )?(?:for|about)|have (?:strong |deep )?feelings for) (?:him|her|them|my ex|your ex(?:[- ]\w+)?|(?:my|your) (?:girl|boy|wife|husband|partner|girl ?friend|boy ?friend|gf|bf|man|woman))\b(?: (?:so|very|too|a|much|lot|still|though|really|deeply|with all (?:my|your) heart|more than \w+|to death|truly|dearly))*|you (?:were|was) (?:so|very|really) (?:much )?in love)$/i,
    beside: ofParting,
    unless:
      /\b(?:died|passed away|death|funeral|no longer love|don't love|dog|cat|mother|mom|dad|father|sister|grand\w+)\b/,
    names: true,
    hear: [
      'It has ended and the love has not. It takes its own time, whatever anybody has decided.',
      "Loving somebody you can't be with any more has nowhere to go, so it just hurts.",
    ],
    ask: ['Have you two spoken since?', 'What do you love most about {whom}?', 'What do you miss first, in a day?'],
  },
  {
    id: 'offered-friendship',
    cues: 'friend friends',
    when: parted(
      String.raw`\bEX (?:still )?(?:wants?|wanted|said|says?|asked|told you|offered|suggested|thinks?|would like|hopes?)\b[^.!?]{0,30}\b(?:(?:stay|be|remain|keep being|just be|still be|being|only be) (?:just |good |best |only )?friends?\b|just friends|as a friend)\b`,
    ),
    beside: ofTrouble,
    unless:
      /\bfriends with (?:everyone|my|them)\b|\b(?:boss|coworker)\b|\bthey(?:'re| are) just friends\b|\bwith (?:him|her) is just friends\b/,
    names: true,
    hear: [
      'Being offered friendship when you wanted more than that is a hard thing to be handed.',
      '"Friends" sounds kind, and it can mean sitting close by while everything else is over.',
    ],
    ask: ['What did you say to that?', 'Could you do it, do you think?', 'How are you two with each other now?'],
  },
  {
    id: 'blocked-and-shut-out',
    cues: 'block number',
    when: /\b(?:(?:he|she|they|your (?:\w+ )?\w+)(?:'s| has| just| even| also| already| then)* (?:blocked (?:me|you|my|your)|changed (?:his|her|their) (?:phone )?number)|you(?:'ve| have|'re| got| were| are|'ve been| have been| been)* (?:been )?blocked (?:on|by|from|every|me)|blocked (?:you|me|my|your)(?: \w+)? (?:on|everywhere|from))\b/i,
    unless:
      /\b(?:bank|account|card|road|street|drive|writer|email provider|nose|i blocked|website|app(?:lication)? level)\b/,
    names: true,
    hear: [
      'Being blocked ends the conversation without you. Whatever you still had to say has nowhere to go.',
      "Blocked, so you can't ask and you can't explain. It's a door shut in your face.",
    ],
    ask: ['What would you still want to say?', 'What was the last thing said between you?', 'When did that happen?'],
  },
  {
    id: 'ex-will-not-leave-alone',
    cues: 'call text messag stalk contact writ beg',
    when: parted(
      String.raw`\bEX (?:keeps?|kept|won't stop|will not stop|doesn't stop|is always|always|still|constantly|never stops) (?:on )?(?:call(?:s|ing)?|text(?:s|ing)?|messag(?:es|ing)|contact(?:s|ing)?|stalk(?:s|ing)?|writ(?:es|ing)|beg(?:s|ging)|harass(?:es|ing)?|coming (?:back|around|over))(?: (?:you|me))?\b`,
    ),
    beside: ofParting,
    unless: /\b(?:mom|mum|boss|debt|bank|scam\w*)\b/,
    names: true,
    hear: [
      "It's over, and your phone hasn't been told. Each message pulls you back in.",
      "It's hard to get any distance when the contact keeps coming from that side.",
    ],
    ask: ['What do the messages want from you?', 'Do you answer?', 'What would you like to happen?'],
  },
  {
    id: 'under-one-roof-after-it',
    cues: 'live living lease roof apartment house rent moving move',
    when: /\b(?:(?:we|you(?: two| both| guys)?|he|she|(?:he|she) and you)(?:'re|'s| are| is| have| has| both)* (?:still |have to |stuck |forced to )+(?:live|living|lives|share|sharing|stay|staying)(?: in)? (?:together|(?:in )?the same|with (?:him|her|me|you|my ex|your ex)|(?:in )?(?:one|an|the|our|your|this) (?:\w+ )?(?:house|apartment|flat|home|place|room))|(?:we|you)(?:'re| are) (?:both )?(?:still )?on the (?:same )?lease|you(?:'re| are)? (?:still )?(?:live|living|sharing \w+ \w+) with (?:my|your) ex)\b/i,
    beside: ofParting,
    unless: /\b(?:parents|mom|mum|dad|sister|brother|married (?:him|her) again)\b/,
    names: true,
    hear: [
      "It's over and you're both still under one roof, so there's nowhere to go and be sad.",
      'Sharing a home after a breakup means meeting it again every morning, in the kitchen.',
    ],
    ask: ['How do you two manage at home?', 'How soon could one of you move?', 'Where do you go to be on your own?'],
  },
  {
    id: 'seen-with-another',
    cues: 'another someone somebody new moved else engaged marry married other',
    when: parted(
      String.raw`\b(?:you (?:just |recently |also )?(?:saw|seen|have seen|found out) (?:that )?(?:him|her|(?:he|she)(?:'s| is| was| has)?)(?: \w+)? (?:with|dating|kissing|seeing|moved on)(?: with)? ?(?:another|someone|somebody|a new|a different|other)? ?(?:\w+)?|you (?:are |'re )?(?:coping with )?los(?:t|ing) (?:him|her|your \w+) to (?:another|an?other|someone|somebody|a)|EX (?:moved on|got (?:engaged|married)|engaged to|getting married|married to|dating (?:another|someone|somebody|a new|other|a)|seeing (?:another|someone|somebody)|with (?:another|someone|somebody|a different|some other) ?(?:\w+)?|loves? (?:another|someone|somebody|other)|(?:has|have|got|found|met) (?:a )?(?:new|another|someone|somebody|other) ?(?:girl ?friend|boy ?friend|gf|bf|man|woman|girl|guy|partner|else|new|love|relationship)?)\b)`,
    ),
    beside: new RegExp(`${ofParting.source}|\\blos(?:t|ing) (?:him|her|my [\\w ]+) to (?:an|an?other|some)`),
    unless:
      /\b(?:left me for|dumped me for|leave me for|amazing|son|daughter|kids?|coworker|i (?:am|'m) (?:dating|seeing) (?:another|someone)|job|never married)\b|\b(?:accepted|guess|assume|suppose|think|hope)\w* (?:it )?(?:\w+ )?(?:that |as )?(?:he|she|they)(?:'s| has| just)* moved on\b/,
    names: true,
    hear: [
      'While you are still trying to take it in, there is already somebody else. That makes it sting all over again.',
      "Now there's another person in the picture, and it's hard not to compare yourself.",
    ],
    ask: ['How did you find out?', 'How long after the two of you was that?', 'Do you know who it is?'],
  },
  {
    id: 'doubts-having-left',
    cues: 'mistake regret should back wrong fault ruin',
    when: /\b(?:you (?:now |think |feel |just |really |believe |know |also |so |do |'ve |have )*(?:made|making|make) (?:a |the )?(?:big |huge |terrible |biggest |bad )*mistake\b(?! at| on| in)|you (?:\w+ )?(?:think|feel|guess) (?:that )?it was (?:a |the |my )?(?:wrong|bad|big mistake)|you (?:now |really |do |so |just |already )*regret(?:ted)? (?:it|that|breaking|ending|leaving|letting|my|the|what|dumping|losing)|you (?:feel (?:like |that )?you )?(?:should(?:n't| not)(?: have| of|'ve)?|shouldn't have) (?:never )?(?:broken|broke|ended|left|let (?:him|her) go|dumped)|you (?:\w+ )?want (?:him|her|them|my ex|your ex|your \w+) back\b|you (?:\w+ )?(?:want|wanted|wish) (?:to (?:get|be|go) back(?: together)?(?: with)?|to have|(?:i|you) (?:had|could get)) ?(?:him|her|them)?(?: back)?|you (?:think you )?ruined (?:it|everything|our|the relationship))\b/i,
    beside: new RegExp(`${ofParting.source}|\\bi left (?:him|her|my \\w+)`),
    unless:
      /\b(?:job|company|work|school|college|major|phd|degree|regret (?:nothing|marrying|meeting)|no regrets?|don't regret|back to (?:school|work|home|normal))\b/,
    names: true,
    hear: [
      "Now that it's done you miss what you had, and nobody else can tell you whether it was right.",
      'Looking back, the good parts come first and the reasons fade. That makes it hard to judge.',
    ],
    ask: ['What made it end at the time?', 'Do they know you think so?', 'Is there any contact between you now?'],
  },
  {
    id: 'was-the-one-who-ended-it',
    cues: 'broke break end dumped left decided idea choice one call',
    when: /^(?:it was (?:you|your (?:idea|choice|decision)) (?:that ended|who ended|to (?:break|split|end|leave))|you were the one (?:who|that) (?:ended|said it|broke)|(?:and |but |so |yes |well |because |then |recently |eventually |finally )*you (?:just |recently |also |finally |had to |have |had |'ve |decided to |went and |eventually |technically |then |am going to )*(?:broke(?:n)? (?:up with|it off)|break up with|end(?:ed)? (?:it|things|the relationship|(?:my|your|our) (?:relationship|marriage|engagement))(?: with)?|dumped|called (?:it|things) off) ?(?:(?:him|her|them|with)|(?:with )?(?:my|your) (?:\w+[- ]){0,2}(?:boy ?friend|girl ?friend|partner|fianc\w+|ex|husband|wife|lover|gf|bf|girl|love))?)\b/i,
    unless:
      /\bwe (?:just |recently |both |have |then |also |had to )*(?:ended|end|broke|break|split|called)\b|\b(?:money|stole|steal\w*|credit card)\b|\b(?:i (?:want|need|have|plan|think i (?:should|need)|should|am going|will|might) (?:to )?(?:break up|end|dump)|by (?:text|email)|friendship|before i|if i|worried about|(?:how|when|whether|afraid|scared) (?:to|of) (?:break|end)\w*|happ(?:y|ier) (?:now|since)|call(?:ed)? ended|fight|job|treaty)\b/,
    names: true,
    hear: [
      "You're the one who ended it, and that doesn't spare you the missing. You lost the same person.",
      'Being the one who said it is hard in its own way. People expect you to be fine.',
    ],
    ask: ["What's been hardest since?", 'How did it go, when you said it?', 'Do you still hear from each other?'],
  },
  {
    id: 'might-be-breaking-up',
    cues: 'break breaking leave leaving split end ending over losing lose',
    when: /\b(?:(?:you|your (?:\w+ )?(?:gf|bf|girl ?friend|boy ?friend|partner|husband|wife|fianc\w+) and you|you and your (?:\w+ )?\w+|we) (?:may|might|could|are probably going to|are about to|'re about to|'re probably going to|are going to|will probably) (?:be )?(?:break(?:ing)? up|split(?:ting)?(?: up)?|separat\w+|divorc\w+|get(?:ting)? (?:a )?divorced?)|you(?:'re| are|'ve been| am)? (?:so |very |really |just |constantly |also |always )*(?:think|afraid|worried|scared|feel(?:ing)?(?: like)?|fear|sense)(?: about| of| that)? (?:that )?(?:breaking up with|(?:he|she|they|your (?:\w+ )?(?:boy ?friend|girl ?friend|partner|husband|wife|bf|gf))(?:'s| is| will| might| may| wants?| going| about|'ll| to)* (?:to )?(?:going to |gonna )?(?:leave|break up|dump|divorce|leaving|breaking up|end (?:it|things)|losing interest|los(?:e|ing) feelings))|your (?:relationship|marriage) (?:is|may be|might be|feels like it(?:'s| is)) (?:ending|over|falling apart|failing|on the rocks|about to end|going downhill|breaking|dying|in trouble))\b/i,
    unless: /\b(?:my parents (?:are|might|may)|job|broke up (?:with me|last)|left me already|died)\b/,
    names: true,
    hear: [
      "It hasn't happened, and you're already living with it every day. That waiting wears a person down.",
      'Not knowing whether it will hold makes everything feel shaky, even the good moments.',
    ],
    ask: ['What makes you think so?', 'Have you two talked about it?', 'What has changed between you?'],
  },
  {
    id: 'fears-being-left',
    cues: 'leave leaving',
    when: parted(
      String.raw`\b(?:EX|he|she|they)(?:'s|'re| is| are)? (?:(?:probably|definitely|surely|only|just|about to|going to|gonna|gunna|will|'ll|might|may|could|would|soon|end up|planning to|wants to) )+leav(?:e|ing) you\b(?! (?:alone|in peace|be|out|behind|with (?:the|a) |a |the |on read|to (?:do|it)))|\byou(?:'re| are)? (?:so |really |just |always |constantly )*(?:afraid|scared|terrified|worried|frightened) (?:that )?(?:of )?(?:EX|he|she|him|her|they|them)(?: will|'ll| is going to| might| could| would)? leav(?:e|es|ing) (?:you|me)\b`,
    ),
    beside: new RegExp(`${ofTrouble.source}|\\b(?:he|she|him|her|we)\\b`),
    unless: /\b(?:boss|manager|landlord|job|died|dying|son|daughter|child|kids?|cat|dog|therapist)\b/,
    names: true,
    hear: [
      'To be afraid of losing somebody while they are still there is a hard place to be.',
      "That's a frightening thought to sit with, and it makes everything they do look like a sign.",
    ],
    ask: ['What makes you think so?', 'Has anything been said, or is it a feeling so far?'],
  },
  {
    id: 'wants-to-end-it-and-cannot',
    cues: 'break breaking leave end',
    when: /\byou (?:\w+ )?(?:think you )?(?:want|need|have|should|am thinking of|'re thinking (?:of|about)|'ve been thinking (?:of|about)|don't know how|do not know how|plan|am trying|'re trying|would like|wanna)(?: to)? (?:break(?:ing)? up with|break(?:ing)? it off|end(?:ing)? (?:it|things|(?:this|the|my|your|our) (?:relationship|marriage))(?: with)?|leav(?:e|ing) (?:my|your) (?:\w+ )?(?:husband|wife|partner|boy ?friend|girl ?friend|fianc\w+|relationship|marriage))\b/i,
    unless:
      /\b(?:broke up with me|i broke up|deciding|if i should|should i|(?:family|friends?|mom|mum|mother|sister|they|everyone|people) (?:\w+ ){0,3}?thinks? i|job|hit|beats?|abus\w+|she wants to|he wants to|end(?:ing)? (?:it all|my life))\b/,
    names: true,
    hear: [
      'Knowing you want to end it and having to say it are far apart. You live in between, acting as usual.',
      'Once it is said it changes two lives, so it gets put off, and each day of that is hard too.',
    ],
    ask: ['How long have you known?', 'What holds you back most?', 'What do you think would happen if you said it?'],
  },
  {
    id: 'on-and-off-again',
    cues: 'off back again times',
    when: /\b(?:(?:on and off|on[- ]again,? off[- ]again|on\/off|on[- ]off|off and on)\b|(?:we|you(?: two| both)?|he|she)(?: \w+)? (?:keep|kept|keeps|always|have) (?:on )?(?:break(?:ing)? up|broken up|leav(?:ing|es|e)|splitting(?: up)?)\b[^.!?]{0,30}\b(?:and|then) (?:get(?:s|ting)?|com(?:e|es|ing)|go(?:es|ing)?) back|broke(?:n)? up (?:and (?:got|gotten|get) back together )?(?:so many|many|several|a few|multiple|\d+|two|three|four) times)/i,
    beside: ofTrouble,
    unless:
      /\b(?:homeless|depression|pain|medication|school|work|job|insomnia|sick|friends? (?:on and off)|motivat\w*|seeing a \w+ on)\b/,
    names: true,
    hear: [
      'Each time there is hope again, and each time you have to get over it again. That takes more out of you than one clean end.',
      "With on and off you never quite know where you stand, so you can't settle and you can't let go.",
    ],
    ask: [
      'What usually brings you two back together?',
      'How is this time different?',
      'How are you two at the moment?',
    ],
  },
  {
    id: 'going-through-a-divorce',
    cues: 'divorc separat splitting split',
    when: /\b(?:you(?:'re| are|'m|'ve been| am| have been)? (?:currently |just |now |also |still |about to |in the (?:middle|process) of |getting |starting )*(?:go(?:ing|ne|es)? through|facing|dealing with|getting|in|coping with|handling)? ?(?:a |an |my |your |the )?(?:\w+ ){0,2}?(?:divorce\b|divorced\b(?! (?:for|since|\w+ years))|separation\b|separating\b|custody battle)|you (?:have to|had to|need to|must) file (?:\w+ )?for divorce|(?:we|you and your (?:\w+ )?(?:husband|wife|partner|spouse|hubby)|your (?:\w+ )?(?:husband|wife|partner|spouse|hubby) and you|you two|you both)(?:'re| are|'ve| have| just| both| recently| were| now| about to)* (?:separat(?:ing|ed)|getting (?:a )?divorced?|divorcing|splitting(?: up)?|filed for divorce|going to divorce))\b/i,
    unless: ofOthers,
    names: true,
    hear: [
      "A separation isn't one thing. It's the home, the money, the evenings and telling people, all at the same time.",
      'Even when it has to be, a divorce takes apart a whole life you had built up.',
    ],
    ask: [
      'Where are you living while this goes on?',
      'What part of it is hardest just now?',
      'Who knows about it so far?',
    ],
  },
  {
    id: 'wife-wants-to-part',
    cues: 'separate split leave divorce move',
    when: parted(
      String.raw`\bEX (?:wants? (?:to (?:separate|split(?: up)?|leave|break up|get (?:a )?divorced?|divorce|end (?:it|things)|move out)|(?:a )?(?:divorce|separation)|out\b|me to (?:leave|move out)|you to (?:leave|move out))|wanted (?:a divorce|to (?:separate|split|leave|divorce|break up))|separat(?:e|ed|ing) from (?:you|me)|(?:is |'s )?(?:leaving|divorcing) (?:you|me)\b|(?:told|said|says|informed)\b[^.!?]{0,20}\b(?:wants? (?:a divorce|to separate|to leave|to break up|out)|is leaving (?:you|me)))`,
    ),
    unless:
      /\b(?:if (?:he|she) wants|(?:son|daughter|friend|boss|sister|brother|mom|mum|mother|dad|father|roommate|landlord) (?:\w+ )?(?:wants|wanted|told|said)|wants? to leave (?:the (?:house|job|party)|early|work|home|for)|move out of (?:state|town)|him leave (?:his|her) job|dying|wants me to leave him)\b/,
    names: true,
    hear: [
      'Hearing that your partner wants out turns the whole house strange overnight, and you had no vote in it.',
      'Somebody you shared a life with wants to go. However it was said, that is a heavy thing to be told.',
    ],
    ask: ['What was said about why?', 'Where do things stand tonight?', 'Had you two talked about it before?'],
  },
  {
    id: 'kept-from-own-children',
    cues: 'kids children son daughter custody child',
    when: /\b(?:you (?:have not|haven't|can't|cannot|don't get to|am not allowed to|'re not allowed to|only get to|barely|hardly|never get to|only) (?:even |really )?(?:see|seen|saw|visit|talk to|contact|speak to) (?:my|your|our|the) (?:own |two |three |\w+ )?(?:kids|children|child|son|daughter|boys|girls)\b|(?:he|she|your (?:ex|wife|husband|\w+))(?:[- ]\w+)? (?:won't|doesn't|will not|does not|wouldn't|never|refuses to) (?:let|allow) (?:you|me) (?:to )?(?:see|talk to|visit|have|speak) (?:to )?(?:my|your|our|the) (?:kids|children|child|son|daughter|boys|girls)|(?:took|taken|takes|keeps?|kept|keeping) (?:my|your|our|the) (?:\w+ )?(?:kids|children|child|son|daughter|boys|girls)\b(?: away)? ?(?:from (?:me|you))?$|lost custody)/i,
    beside: /\b(?:divorc\w*|separat\w*|ex\b|ex-?(?:wife|husband)|custody|court|broke up|left|split|wife|husband|cps)\b/,
    unless: /\b(?:died|grandchildren|covid|to school|to work|vacation|college|prison)\b/,
    names: true,
    hear: [
      'Being kept from your own children is about the worst part of any separation.',
      'Your children are out there growing day by day, and you have to be told about it. That aches all the time.',
    ],
    ask: [
      'When did you last see them?',
      'How do you keep in touch meanwhile?',
      'Is there anybody helping you with it?',
    ],
  },
  {
    id: 'children-in-a-parting',
    cues: 'kids children son daughter child',
    when: /\b(?:(?:we|you(?: two| both)?|he|she) (?:\w+ )?(?:have|has|got|share) (?:\w+ )?(?:\w+ )?(?:young |small |little |beautiful )?(?:kids?|children|child|son|daughter|sons|daughters|boys|girls|babies|baby|toddlers?|(?:\w+[- ])?year[- ]old)\b(?: together)?|(?:worried|afraid|scared|anxious|concerned) (?:about|for) (?:my|your|our|the) (?:\w+ )?(?:kids|children|son|daughter)\b)/i,
    beside:
      /\b(?:divorc\w*|separat\w*|(?:he|she|wife|husband|partner) (?:left|wants to (?:leave|split|separate))|broke up|breakup|cheat\w*|affair|split(?:ting)? up|break up with)\b/,
    unless: /\b(?:don't have|no kids|sister|brother|friend|grand\w+|died|school|homework)\b/,
    names: true,
    hear: [
      'With children in it you have to hold up for them too, and there is hardly a minute to fall apart in.',
      "You're carrying your own part of it and thinking of theirs the whole time.",
    ],
    ask: ['How much do they know?', 'How are they taking it?', 'How old are they?'],
  },
  {
    id: 'lost-their-everything',
    cues: 'live without alone rock everything world life love best',
    when: /\b(?:you (?:just |really |honestly )*(?:don't|do not|can't|cannot|couldn't)(?: even| really)? (?:know how to |know how you(?:'ll| will| can) |imagine )?(?:liv(?:e|ing)|go(?:ing)? on|be(?:ing)? (?:alone|single)|cope|function|surviv(?:e|ing))(?: (?:my|your) life)?(?: (?:without (?:him|her|them|my \w+|your \w+)|by (?:my|your)self|alone|on (?:my|your) own|again|any ?more))*$|(?:he|she|they) (?:was|is|were|are) (?:literally |always |like )?(?:my|your) (?:rock|everything|whole world|world|whole life|life|everything|best friend|other half|soul ?mate|better half|first love|true love|only (?:friend|family|love|support))(?:\b.*)?)$/i,
    beside: new RegExp(`${ofParting.source}|\\b(?:cheat\\w*|affair|left for|lost (?:him|her))\\b`),
    unless: /\b(?:died|passed away|death|funeral|suicid\w*|kill|dog|cat|mom|mum|mother|dad|father)\b/,
    names: true,
    hear: [
      'When somebody was that much to you, the ground goes along with the person.',
      "You have to learn the days again without the one they were built around. That's frightening before it's anything else.",
    ],
    ask: ['Which hour of the day is hardest?', 'Who is around you this week?', 'What did you two do every day?'],
  },
  {
    id: 'breakup-told-plainly',
    cues: 'break broke broken breakup split splitting relationship ended over dumped brake brakeup separat love',
    when: parted(
      String.raw`\b(?:(?:your|our|the|this|that|a|an|over|from|after) (?:recent |bad |tough |rough |hard |painful |current |terrible |horrible |awful |big |sudden |long |very |really )*(?:break[- ]?ups?|brake[- ]?up|breakup)\b(?! (?:with (?:a |the )?friend|of (?:the|a)))|^(?:so |and |yes |well )?you (?:just |recently |had |have )*(?:break ?up|breakup|brake ?up) with|you (?:had|have had|'ve had|having) (?:a |an )?(?:break[- ]?up|brake[- ]?up)|(?:you|we) (?:two |both |have |had |just |recently |'ve |finally |all )*(?:broke up|broken up|split up|split|separated|parted ways)\b(?! (?:a|the) (?:fight|money|cost|bill))|you split with|your (?:\w+ ){0,3}?(?:and you|and i|and me) (?:just |have |recently |are |had |both |'re |decided to )*(?:broke up|broken up|split|splitting|separated|break up|breaking up|parted)|you and your (?:\w+ ){1,3}(?:just |have |recently |are |had |both |'re |decided to )*(?:broke up|broken up|split|splitting|separated|break up|breaking up)|(?:your|the|our) (?:\w+ )?(?:relationship|love|engagement) (?:just |has |had |is |was |recently |got )*(?:ended|over|broken(?: up)?|break(?: up)?|finished|come to an end|broke)|break ?up (?:issue|problem)s?|your (?:\w+ )?(?:break-?up|brakeup))\b`,
    ),
    unless:
      /\b(?:my (?:friends?|parents|sister|brother|mom|mum|dad|daughter|son)(?:'s)? (?:and|just|are|is|recent|relationship|breakup|broke|split)|break ?up (?:the|a|my) (?:day|fight|routine|task|work)|band|broke up (?:the|a) |years ago|got over|(?:worried|afraid|scared|thinking) (?:about|of) (?:a )?break\w* ?up|might break|may be breaking|as if|friendship)\b/,
    names: true,
    hear: [
      'A breakup takes a whole part of the day with it: who you text, who you eat with, who you tell things to.',
      "It's a real loss, even when everybody says it will pass.",
    ],
    ask: ['How did it come to that?', 'What is hardest at the moment?', 'Who have you been able to talk to about it?'],
  },
  {
    id: 'was-left',
    cues: 'left leave leaves leaving broke break dump walked ran ended end',
    when: parted(
      String.raw`\b(?:EX (?:just )?(?:left (?:me|you)\b(?! (?:a|in charge|with (?:the )?(?:bill|kids|a)|on (?:read|seen)|my|your|some|home|alone (?:with|at|in|for))|(?: alone)?$)|leave(?:s)? (?:me|you) alone|(?:was |is |been |got )?(?:broke|break|breaks|broken|breaking)(?: \w+)? (?:up )?with (?:me|you)|broke (?:it|things) off|dump(?:ed|s) (?:me|you)|walked (?:out|away)(?: on (?:me|you)| from (?:me|you|us))?|ran (?:away|off)|ended (?:it|things|(?:our|the|your|my) (?:relationship|marriage|engagement))|called (?:it|off|things) (?:off|quits|the \w+))|you(?:'ve| have|'re)? (?:just |recently |also |only )?(?:got|get|been|were|was|have been|got) (?:dumped|left by|broken up with)|how could (?:he|she) (?:do (?:this|that) to|leave) (?:me|you))\b`,
    ),
    unless:
      /\b(?:friend(?:s)? (?:left|dumped|walked)|left me (?:a |for (?:another|an?other|a \w+|my|someone|somebody|him|her)|voicemail)|dad (?:left|walked)|father (?:left|walked)|mom left|mother left|boss|job|company|died|passed away|dog|cat|meeting|call|if (?:he|she|they) (?:left|leaves)|i(?:'m| am| was) (?:leaving|going)|room|kids left|landlord|ended (?:it|his life|her life)|brother (?:left|ran)|sister (?:left|ran)|son (?:left|ran)|daughter (?:left|ran))\b/,
    beside: ofTrouble,
    names: true,
    hear: [
      "It wasn't your choice, and you're the one left standing there with it.",
      'Somebody you counted on every day has gone, and you had no say in it.',
    ],
    ask: [
      'What was said about why?',
      'Have you two spoken since?',
      'Who do you have around you just now?',
      'What do you miss first, in a day?',
    ],
  },
  {
    id: 'nobody-will-ever-love',
    cues: 'find meet love anyone someone alone single forever',
    when: /\b(?:you(?:'ll| will| would| feel like you(?:'ll| will)?| think you(?:'ll| will)?| am|'re|'m)? (?:just |probably |never |going |to |afraid |scared |worried |be |able |that |you'll |you |will |of )*(?:never|not|be alone|be single|die alone|end up alone) ?(?:be able to |gonna |going to |ever |to )*(?:find|meet|fall in love|have|get)?(?: (?:love|anyone|anybody|someone|somebody|another|the one|a (?:partner|wife|husband|girl ?friend|boy ?friend)|true love|else|again|like (?:him|her|that)|new|forever|married|for the rest|rest of))+|(?:nobody|no one|no-one|noone) (?:will|would|is going to|could|can)(?: ever| really)? (?:love|want|marry|date) (?:me|you)|you(?:'re| are)? (?:afraid|scared|worried|going|terrified) (?:of |to |about |that you'll )?(?:be(?:ing)?|end(?:ing)? up|dying|die|growing old|stay(?:ing)?) (?:alone|single|lonely)(?: (?:forever|for the rest|all (?:my|your) life))?)\b/i,
    unless:
      /\b(?:job|work|employer|apartment|house|friends? like|kill|die (?:today|now)|suicid\w*|to anyone|tell anyone|told anyone|trust anyone|talk)\b|\b(?:sell\w*|buy\w*|marketplace|customers?|(?:never|not) have any(?:one|body) who(?:'s| is)? interested)\b/,
    names: true,
    hear: [
      "From where you stand now it's hard to picture anybody being there again. That's a frightening thing to look at.",
      'After being hurt it can look as though that was the only chance there was. Nobody can see that far ahead, though it feels certain.',
    ],
    ask: [
      'When did you start to think that?',
      'What is it you want most with somebody?',
      'Who do you have around you as it is?',
    ],
  },
  {
    id: 'cannot-trust-again',
    cues: 'trust',
    when: /\b(?:you (?:just |really |also |now |still |simply |will |'ll |don't think you |do not think you )*(?:can't|cannot|can not|can never|couldn't|could not|don't|do not|never|don't know if you can|don't think you can|won't|find it (?:hard|difficult|impossible) to|have a hard time|not able to|'re not able to|lost)(?: be able to| even| really| ever| seem to)? trust(?:ing)?(?: (?:him|her|them|anyone|anybody|people|men|women|again|in|my|your|others|any|\w+))*$|you(?:'ve| have)? (?:got |developed |serious |huge |major )*trust issues|your trust (?:is|was|has been|got) (?:broken|gone|destroyed|shattered))/i,
    unless:
      /\b(?:doctor|vaccine|government|police|bank|the process|system|news)\b|\btrust (?:it|this|that|myself|yourself|my own|your own)\b|\bsafe to\b/,
    names: true,
    hear: [
      "Trust doesn't come back because you'd like it to. Somebody broke it, and you're the one left being careful.",
      'Once it has been broken like that, trusting anybody feels like walking into the same thing twice.',
    ],
    ask: ['Who was it that broke it?', 'Is there anyone you still trust?', 'When do you notice it most?'],
  },
  {
    id: 'loves-without-return',
    cues: 'love like feel reject interested back crush see saw think',
    when: parted(
      String.raw`\b(?:EX (?:does not|doesn't|don't|do not|didn't|did not|never|will never|isn't|is not) (?:even |really |ever )?(?:love|like|loved|liked|feel the same|want|interested|in love)(?: (?:me|you|in me|in you|with me|with you|the same|way|about me|about you))*(?: back)?$|EX (?:only |just )?(?:see|sees|saw|think|thinks|likes?)(?: of)? (?:me|you) (?:only |just )?(?:as|like) (?:a |just a |only a |her |his )?(?:friend|brother|sister)|EX (?:reject(?:ed|s)|turned|refused|friend ?zoned|denied) (?:me|you|down|my|your)(?: \w+)?|you (?:got|was|were|have been|'ve been|keep getting) (?:rejected|friend ?zoned|turned down) by|you(?:'re| are)? in love with (?:someone|somebody|a (?:girl|guy|man|woman|boy)|my|your (?:best )?friend) (?:who|that|but|and)|(?:your|my) love (?:is|was) (?:not|one[- ]sided|unrequited|rejected))\b`,
    ),
    unless:
      /\b(?:job|interview|application|parents?|mom|mum|dad|boss|dog|son|daughter|like (?:it|to|that|when)|my husband|my wife|anymore|any more)\b/,
    names: true,
    hear: [
      "Loving somebody who doesn't love you back is lonely. You can't argue anybody into it, and you can't just stop either.",
      'Not being loved back says nothing you can put right. It still lands as if it were about your worth.',
    ],
    ask: [
      'How did you find out where you stand?',
      'How often do you two see each other?',
      'How long have you felt that way?',
    ],
  },
  {
    id: 'fights-all-the-time',
    cues: 'fight argu quarrel disagree',
    when: /\b(?:(?:we|you(?: two| both)?|you and your (?:\w+ )?\w+|your (?:\w+ )?\w+ and you)(?:'re|'ve| are| have| been| were|'d)* (?:always |constantly |just |only |mostly |keep |kept |often |been |got to |all )*(?:fight(?:ing|s)?|argu(?:e|ing)|quarrel(?:l?ing)?|disagree)(?: (?:and \w+|with each other|about (?:everything|money|nothing|dumb \w+|small \w+|it|the \w+)))*(?: (?:a lot|all the time|always|constantly|every ?day|every night|every single day|so much|more and more|too much|lately|again|often|like cats? and dogs?|over (?:everything|nothing|small things|little things|money|the smallest \w+)|about (?:everything|nothing|money)))+|you had (?:a|another|such a|a really|a very) (?:big |huge |bad |terrible |massive |nasty |serious )*(?:fight|argument|quarrel) with (?:my|your) (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|bf|gf|spouse))\b/i,
    beside:
      /\b(?:husband|wife|boy ?friend|girl ?friend|partner|marriage|relationship|fianc\w+|bf|gf|spouse|hubby|he|she)\b/,
    unless:
      /\b(?:parents|mom|mum|dad|sister|brother|son|daughter|kids|friends?|roommates?|coworkers?|hits?|hit me|beat\w*|never fight|used to (?:fight|argue)|broke up|ex)\b/,
    names: true,
    hear: [
      'When it keeps coming to a fight, even the quiet hours are spent waiting for the next one.',
      'After enough rows nobody remembers what the first was about, and both go in already tired.',
    ],
    ask: ['What do they start over, mostly?', 'How do they end, as a rule?'],
  },
  {
    id: 'told-what-to-do-by-partner',
    cues: 'control tell tells lets let allow permission rules',
    when: /\b(?:(?:he|she|your (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|hubby|bf|gf))(?:'s| is| always| just| constantly| tries to| wants to| keeps?| has been)* (?:(?:so |very |really |too |being |extremely |being so )*controlling|control(?:s|ling)? (?:me|you|my|your|everything|the money|what|who|where)|tell(?:s|ing)? (?:me|you) (?:what|where|who|when|how) (?:to|i|you|(?:i|you) (?:can|should|must))|(?:doesn't|won't|does not|never|will not) (?:let|allow) (?:me|you) (?:to )?(?:go|see|have|do|work|talk|leave|wear|meet|drive|visit|out|be)))\b/i,
    beside: ofTwo,
    unless:
      /\b(?:boss|manager|teacher|doctor|covid|virus|(?:my|your) (?:parents?|mom|mum|dad|son|daughter|kids)(?:'s)? (?:tell|control|won't|doesn't))\b/,
    names: true,
    hear: [
      'Being told what you may do by the person you live with makes a life very small, one rule at a time.',
      "You're a grown person, and you're being handed permissions. Nobody stays calm in that for ever.",
    ],
    ask: ['What happens if you say no?', 'How long has it been like that?', 'Who else knows it is like that at home?'],
  },
  {
    id: 'put-down-by-partner',
    cues: 'call names degrad insult belittl disrespect yell shout scream treat mean rude abus put swear curs',
    when: /\b(?:he|she|your (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|hubby|bf|gf|spouse))(?:'s| is| has| always| just| keeps?| kept| been| also| often| constantly| can be| gets| so| very| really| being)* (?:call(?:s|ed|ing)? (?:me|you) (?:names|stupid|crazy|fat|lazy|useless|worthless|ugly|a \w+)|degrad(?:es|ed|ing) (?:me|you)|insult(?:s|ed|ing)? (?:me|you)|belittl(?:es|ed|ing) (?:me|you)|disrespect(?:s|ed|ing|ful)? (?:to |towards? )?(?:me|you)|put(?:s|ting)? (?:me|you) down|(?:yell|shout|scream|swear|curs)(?:e?s|ed|ing)? at (?:me|you)|treat(?:s|ed|ing)? (?:me|you) (?:so |very |really )?(?:bad(?:ly)?|poor(?:ly)?|wrong|horribl\w|like (?:shit|crap|dirt|trash|garbage|a \w+))|(?:mean|rude|nasty|cruel) to (?:me|you)|(?:verbally|emotionally) abusive)\b/i,
    beside: ofTwo,
    unless:
      /\b(?:hits?|hit me|beats?|beat me|chok\w*|kill|mother-in-law|boss|manager|teacher|my (?:son|daughter|mom|mum|dad|friend|sister|brother) (?:calls|yells|is))\b/,
    names: true,
    hear: [
      'Being put down by the person you live with wears away at you, and home is the last place it should happen.',
      'Words like that stay in the room long after they were said.',
    ],
    ask: ['What happens when you say something?', 'How long has it been like that?', 'Who else hears it?'],
  },
  {
    id: 'not-believed-by-partner',
    cues: 'trust believe jealous accus suspicious',
    when: /\b(?:he|she|your (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|hubby|bf|gf|spouse))(?:'s| is| has| always| just| keeps?| kept| been| also| often| constantly| still| now)* (?:(?:doesn't|does not|don't|do not|didn't|not|never|won't|no longer) (?:really |even )?(?:trust(?:s|ing)?|believ(?:e|es|ing)) (?:me|you)|accus(?:es|ed|ing) (?:me|you) of|(?:so |very |too |always |really )*(?:suspicious of|jealous of)) ?.*$/i,
    beside: ofTwo,
    unless:
      /\b(?:boss|doctor|police|i cheated|i lied|jealous of (?:my|the) (?:sister|ex)|believe (?:me|in) (?:god|covid))\b/,
    names: true,
    hear: [
      "Not being believed by the one you love is bitter, because nobody can prove what they didn't do.",
      'Having to account for yourself all the time takes the ease out of everything between two people.',
    ],
    ask: ['What set it off?', 'How do you answer when it comes up?', 'Was it ever different between you?'],
  },
  {
    id: 'match-disapproved-of',
    cues: 'hate like approve disapprov against want accept',
    when: /\b(?:(?:he|she|they|(?:my|your) (?:\w+ )?(?:mom|mum|mother|dad|father|parents?|family|friends?|sister|brother|grandmother|kids|children|son|daughter))(?:'s| is| are| all| both| just| really| also| never)* (?:hates?|(?:don't|doesn't|do not|does not|didn't|won't|never|not)(?: really| even| want to)? (?:like|approve(?: of)?|accept|want me to (?:date|see|marry|be with)|want you to (?:date|see|marry|be with))|disapproves?(?: of)?|liked|against) (?:of )?(?:who (?:i'm|i am|you're|you are) (?:dating|seeing|with)|(?:my|your|our) (?:\w+ )?(?:boy ?friend|girl ?friend|partner|husband|wife|fianc\w+|relationship|marriage|bf|gf)))\b/i,
    unless: /\b(?:my ex|ex's|she is glad|glad (?:that )?we broke)\b/,
    names: true,
    hear: [
      'Being pulled between somebody you love and people you love leaves no good side to stand on.',
      "It's hard to be happy with someone when those close to you keep showing that they mind.",
    ],
    ask: ['What have they got against it?', 'Has it come to an open quarrel?', 'How do you two deal with it?'],
  },
  {
    id: 'trouble-between-two',
    general: true,
    cues: 'problem issue trouble hard difficult communicat rough tough marriage relationship struggl argument',
    when: /\b(?:(?:problems?|issues?|troubles?|difficult(?:y|ies)|conflicts?|hard time|tough time|rough (?:time|patch)|tough couple of \w+|bad time|struggl\w+)(?: (?:in|with|within|between|about|communicating|getting along|connecting|talking|dealing|to|and|my|your|me|you))* (?:(?:my|your|our|the) (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|marriage|relationship|love life|spouse|hubby|bf|gf)))(?: (?:lately|recently|right now|at the moment|these days|now|issues?|problems?))*$|(?:my|your|our) (?:marriage|relationship)(?:'s| is| has been| has| with my \w+| with your \w+| life)* (?:in trouble|not (?:going )?(?:well|good|great|working)|struggling|rocky|going (?:through|downhill)|bad|difficult|hard|a mess|suffering|problems?|issues?)(?: .*)?$/i,
    unless:
      /\b(?:my (?:friend|sister|brother|son|daughter|parents?|mom|mum|dad)(?:'s)? (?:marriage|relationship|is having)|ex|broke up|divorc\w*|cheat\w*|work relationship|losing|lost|leaving|death|died)\b/,
    names: true,
    hear: [
      "When it isn't right between you two, nothing else feels quite right either.",
      'Trouble with the one you live your life with follows you into every room.',
    ],
    ask: ['What has been happening?', 'What was the last thing that went wrong?', 'How long has it been like this?'],
  },
  {
    id: 'partner-drinks-plainly',
    cues: 'drink drunk alcohol beer',
    when: /\b(?:he|she|your (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|hubby|bf|gf|spouse))(?:'s| is| has| always| just| keeps?| been| also| still)* (?:(?:a |an |such a )?(?:heavy |bad |serious |functioning )*(?:drinker|drunk|alcoholic)\b|drink(?:s|ing)? (?:too|so|a lot|every|all|heavily|alcohol|again|and)|(?:gets?|comes? home|came home|got|is always) drunk|(?:a |has a )?drinking (?:problem|too much|again|every))/i,
    beside: ofTwo,
    unless:
      /\b(?:my ex|the ex|friend is|my (?:dad|father|mother|mom|mum|brother|sister|son) (?:is|drinks)|died|sober|used to drink|stopped drinking)\b/,
    names: true,
    hear: [
      'Living with somebody who drinks means checking each evening which person has come home.',
      'You can love somebody and be worn out by the drinking, both on the same day.',
    ],
    ask: ['How are the evenings, mostly?', 'What happens when you bring it up?', 'How long has it been like this?'],
  },
  {
    id: 'partner-has-no-time',
    cues: 'time attention busy ignor distant neglect cold changed',
    when: parted(
      String.raw`\bEX (?:never |doesn't |does not |no longer |don't |has no |hardly |barely |not |always |too |very |so |acting |been |being |become |became |seems? |gotten |a bit |really )*(?:(?:has |have |had |make |makes |give |gives |giving |gave |spend |spends |spending )+(?:any |no |much |enough |me |you |more |us )*(?:time|attention)(?: (?:for|to|with) (?:me|you|us))?|ignor(?:es|ed|ing) (?:me|you)|(?:distant|cold|neglect\w*)(?: (?:with|to|towards?) (?:me|you))?|(?:too |so |always )busy (?:for|with)|(?:care|cares) (?:about (?:me|you)|anymore|any more))\b`,
    ),
    beside: ofTwo,
    unless:
      /\b(?:boss|manager|coworkers?|friends? (?:is|are|has|have|don't|doesn't|ignore)|my (?:parents?|mom|mum|dad|sister|brother|son|daughter|kids) |cold (?:weather|outside)|broke up|left me|(?:takes?|took|taking) time|for the first time|my ex)\b/,
    names: true,
    hear: [
      'Being with somebody and not being seen by them is lonelier than it looks from outside.',
      "You notice every small bit of it, and there's nothing big enough to point at.",
    ],
    ask: ['When did that begin?', 'Have you said anything about it?', 'How was it between you before?'],
  },
  {
    id: 'far-from-the-one-they-love',
    cues: 'long distance ldr country city away abroad states',
    when: /\b(?:long[- ]distance|ldr)\b|\b(?:we|you)(?: both| two)? live in (?:two )?different (?:countries|cities|states|towns)\b|\b(?:your (?:\w+ )?(?:husband|wife|boy ?friend|girl ?friend|partner|fianc\w+|hubby|bf|gf|spouse))(?:'s| is| has)? (?:\w+ )?(?:liv(?:es?|ing)|work(?:s|ing)|mov(?:ed|ing)|stay(?:s|ing)|going|away|based|stuck|is|deployed)(?: \w+)? (?:in |to )?(?:a |an )?(?:another|different|other|far|abroad|overseas|away|\w+ hours away) ?(?:city|country|state|town|place|away)?\b/i,
    unless:
      /\b(?:long[- ]distance (?:call|run\w*|drive|friend\w*|move)|marathon|died|broke up|ex|moved away from me)\b/,
    names: true,
    hear: ['Loving somebody far away means a phone, and coming home to nobody.'],
    ask: ['When do you see each other next?', 'How long has it been like that?', 'What is hardest about it?'],
  },
];
