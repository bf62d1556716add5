import { near, type OwnWay } from './row.ts';

const partner = '(?:husband|wife|boyfriend|girlfriend|partner|spouse|fianc\\w*|bf|gf)';

/** How to do something with other people: find them, get on with them, let them go. */
export const people: readonly OwnWay[] = [
  {
    put: /^(?:ever |really |even )*(?:know|be sure|find out|tell)(?: (?:it|this|that))?(?: for sure)? ?(?:(?:if|whether|that) (?:he|she|they|my \w+)\b|$)/,
    told: /\b(?:cheat\w*|affair|loves? me|faithful|another (?:woman|man|girl|guy)|lying|lied|my ex\b|broke up|left me|boyfriend|girlfriend|husband|wife)\b/,
    untold: /\b(?:hits?|violent|afraid of|died|pregnan\w*|blocked)\b/,
    say: [
      "From outside you mostly can't be sure. I'd ask once, straight and in a quiet moment, and say that you'd rather know. Then go by what's done in the next weeks, more than by the answer. Watching and checking wears you out and proves little.",
    ],
    ask: ['What makes you think it, mostly?'],
  },
  {
    put: near(
      `(?:get(?:ting)? over|deal(?:ing)? with|cop(?:e|ing) with|accept|mov(?:e|ing) on (?:from|after)|overcome|handle|go on (?:without|after)|live without|grieve|mourn|say goodbye to|process|bear)(?: (?:my|our|the|a|losing|loss|death|of|such|this|having|to|put|down))* (?:\\w+ )?(?:dogs?|cats?|puppy|kitten|pets?|horse|rabbit)\\b`,
    ),
    say: [
      'I\'d do one thing for the goodbye this week: a photo in a frame, a plant, or a letter that begins "You were the one who…". Leave the lead and the bowl where they are until you want to move them. And tell it to somebody who has had an animal; they won\'t say it was only one.',
    ],
    ask: ['What was your name for them, at home?'],
  },
  {
    put: near(
      '(?:get(?:ting)? over|deal(?:ing)? with|cop(?:e|ing)|accept|mov(?:e|ing) on|overcom\\w+|handle|go(?:ing)? on|keep going|live|carry on|grieve|mourn|process|bear|get(?:ting)? through|surviv\\w+|heal|deal|feel better|death|grief|loss|losing)\\b',
    ),
    told: /\b(?:died|passed away|(?:death|loss) of (?:a |my |our |the )?\w+|lost my (?:mom|mum|mother|dad|father|brother|sister|husband|wife|son|daughter|best friend|friend|grand\w+|uncle|aunt|cousin|baby)|grie(?:f|ving)|funeral|buried)\b/,
    untold: /\b(?:broke up|break ?up|divorc\w*|suicid\w*|kill\w*|years ago|dog|cat|pet|job)\b/,
    say: [
      "I'd not try to get over it, only through this week. Pick one person who may just sit there while you talk about them, and say that you don't want cheering up. And something warm to eat every day, also when you aren't hungry: grief is hard work for the body.",
      "I'd write them a letter, with what you didn't get to say, and read it aloud where nobody hears it. It doesn't end anything, but what has been said presses less. If weeks go by and you can't sleep or eat, tell a doctor, or join a group for people who've lost somebody.",
    ],
    ask: ['Who could you sit with like that?', 'What would you tell me about them first?'],
  },
  {
    put: near(
      '(?:mak(?:e|ing)|find(?:ing)?|get(?:ting)?|gain) (?:\\w+ ){0,3}?friends?\\b|meet(?:ing)? (?:\\w+ ){0,2}?(?:people|peoples|folks)\\b|(?:find|meet) (?:\\w+ ){0,2}?(?:like[- ]minded|like minds)',
    ),
    not: /\b(?:make (?:my|his|her) friend|friends? (?:to )?(?:forgive|stop|understand|like))\b/,
    say: [
      'I\'d look for something that meets every week with the same people in it, a class, a game night, helping somewhere, also online. Go four times, and the third time say one sentence afterwards: "I\'m getting a coffee, come along." Friends come from seeing the same faces again.',
      'I\'d write to one person you half know already, from work, from school, a neighbour, and name a day: "Thursday at six, if you like" Most people are glad somebody asks, and hardly anybody asks first.',
    ],
    ask: ['What would you like to do together with somebody?', 'Who do you half know already?'],
  },
  {
    put: near(
      '(?:start |begin |be |get |better |more |to |at |good |able |become |feel |not |stop |being |so |less |with |overcome |my )*(?:talk(?:ing)? (?:to|with) (?:\\w+ )?(?:people|strangers|others|girls?|guys?|boys?|women|men)|communicat\\w+ (?:with|to) (?:\\w+ )?(?:people|others)|social(?:i[sz]\\w+|ly)?|shy(?:ness)?|outgoing|awkward|social anxiety|social skills)\\b',
    ),
    say: [
      'I\'d begin very small: one sentence a day to somebody who has to talk to you anyway, at the till, at the bus stop, "a cold morning". After a week, add one question. It\'s the number of times that makes it easier, and not being clever.',
      "In the next talk I'd look at the other person and not at how you're doing: ask one thing about what they just said. People like those who ask, and you have less time to watch yourself.",
    ],
    ask: ['Where do you meet people at all in a week?'],
  },
  {
    put: near(
      '(?:get |win |have |bring |take )(?:my (?:ex\\w*|girlfriend|boyfriend|wife|husband|girl|man)|him|her|them|this girl|the girl|that girl|this guy|the guy) (?:\\w+ )?back\\b',
    ),
    say: [
      "I'd say it once, plainly and without pushing: that you'd like to try again and what you would do differently. Then leave it, and don't write more. If it's no or no answer, that is an answer, and begging makes it a surer one.",
    ],
    ask: ['What would have to be different this time?'],
  },
  {
    put: near('(?:try(?:ing)? )?(?:to )?(?:get|win) (?:\\w+ ){0,6}back\\b'),
    told: /\b(?:love|loved|ex|broke|break|girl|guy|left me)\b/,
    not: /\b(?:job|money|deposit|phone|stuff|things|feeling|on track|together)\b/,
    say: [
      "I'd ask yourself one thing first, whether what ended it has changed. If it has, say so to them once, plainly, and let them answer in their own time. If it hasn't, you'd be going back to the same place.",
    ],
    ask: ['What was it that ended it?'],
  },
  {
    put: near(
      '(?:ever |really |just |finally |truly |try |to |me |start |be |able |with |from |past |a |my |the |this |of |about )*(?:get(?:ting)? over (?:him|her|it|this|that|my|the|a|them|someone|somebody)|mov(?:e|ing) (?:on|past|forward)|forget(?:ting)? (?:about )?(?:him|her|my ex|them|it)|stop (?:lov\\w+|miss\\w+|think\\w+ (?:about|of)) (?:him|her|my ex|them)|(?:heal|recover\\w*) from (?:a |the |my |this |horrible |bad )*break ?-?up|(?:the |a |my |this |horrible |bad |awful )*break[- ]?up)\\b',
    ),
    told: /\b(?:broke up|break[- ]?up|broken up|my ex\b|dumped me|left me|split up|heart ?brok\w*|ended (?:it|things)|relationship|girlfriend|boyfriend|engaged|my first love|divorc\w*)\b/,
    untold: /\b(?:died|death|passed away|cheat\w*|affair|unfaithful|infidelity|job|worked|boss)\b/,
    say: [
      "I'd put the photos and the chat where you'd have to search for them, and mute their pages for a month. Every look starts it again from the beginning. And plan something with another person for the hour that used to be yours together.",
      "I'd not try to forget: it works the other way round, other things slowly take up the room. So each week one thing that you stopped doing while you were together, or never did because of it.",
      "I'd write down what wasn't good, honestly, ten lines, and read it when you catch yourself remembering only the best days. Then ring somebody before you look at their page.",
    ],
    ask: ['Which hour of the day is it worst?', 'What did you stop doing while you were together?'],
  },
  {
    put: near(
      '(?:help me |to |feel(?:ing)? (?:any )?better|get(?:ting)? (?:over|past|through)|mov(?:e|ing) on|heal\\w*|deal(?:ing)? with|cop(?:e|ing)|recover\\w*|handle|overcome|trust|forget|this|it|that)',
    ),
    told: /\b(?:(?:he|she|husband|wife|boyfriend|girlfriend|partner|fianc\w*) (?:\w+ )?cheat\w*|cheat\w* on me|had an affair|has an affair|affair with|unfaithful|infidelity)\b/,
    untold: /\bi (?:\w+ )?cheated\b|\b(?:exams?|test)\b/,
    say: [
      "I'd decide nothing big this week, and tell one person you trust tonight, because alone with it you'll look for what you did wrong. Whatever was missing, the cheating was somebody else's decision. Eat and sleep first, then ask the two or three things you really need to know.",
      "I'd ask for some distance while it's this fresh: a few nights elsewhere, or no messages until a fixed day. And if there was anybody else involved, I'd get a check-up at a clinic. It's a plain thing, and then it's off your mind.",
    ],
    ask: ['Who could you tell tonight?', 'What do you most need to know?'],
  },
  {
    put: near('(?:still |just |stay |be |remain |keep |become )+friends with (?:him|her|them|my ex)\\b'),
    say: [
      "I'd say it once: \"I'd like us to be friends, when it's a bit less fresh.\" Then leave a few weeks without messages. It only works once neither of you is hoping for more, and for that there has to be some distance first.",
    ],
    ask: ['What would you miss most, if there was nothing at all?'],
  },
  {
    put: near(
      '(?:deal(?:ing)?|cope|coping|get along|live|handle)(?: with)? (?:people|some ?(?:one|body)|a (?:\\w+ )?(?:person|friend)|him|her|them|my \\w+) (?:who|that|when (?:he|she|they))\\b',
    ),
    untold: /\b(?:hits?|violent|drinks?|drunk|drugs?|addict\w*|suicid\w*|threat\w*|scared of)\b/,
    say: [
      "I'd say once, calmly, what it did to you and what you'd like, and then stop waiting for them to see it. What you can decide is how near you let them: what you tell them, how often you meet. Make that a bit less for a month and see how it is.",
    ],
    ask: ['What would a sorry have to have in it, for you?'],
  },
  {
    put: near(
      '(?:fix|save|repair|stop|prevent|change|work (?:it|this|things) out|mak\\w+ (?:her|him) stay|keep (?:her|him))\\b',
    ),
    told: /\b(?:wants? (?:to split|a divorce|to divorce|to separate|a separation|to leave me|out of (?:the|our) marriage)|(?:asked|asking|filed) for (?:a )?divorce|is (?:leaving|divorcing) me)\b/,
    untold: /\b(?:hits?|violent|i cheated|affair)\b/,
    say: [
      "I'd ask for one talk with a third person in the room, a couples counsellor or somebody you both trust, before anything is decided. And I'd go in to listen first to what it has been like on the other side. Promising a lot now sounds like fear; being heard can change something.",
    ],
    ask: ['What do you think is the hardest part for them?'],
  },
  {
    put: /^(?:when|if|about|that) (?:he|she|they|my \w+) (?:\w+ ){0,4}?(?:shar(?:e|es|ing))\b|^(?:shar(?:e|ing)|teach (?:him|her|them) to share)\b/,
    told: /\b(?:son|daughter|kids?|child(?:ren)?|toddler|brother|sister|toys?)\b/,
    say: [
      "I'd let each of them have two or three things that need not be shared at all, and for the rest use a kitchen timer: five minutes each, and the clock says whose turn it is, not you. Praise the handing over at once, also when it was done with a long face.",
    ],
    ask: ['What is it mostly about, with the two of them?'],
  },
  {
    put: near(
      '(?:ever |learn |to |start |be |able |again |rebuild |build |regain |get |have )*trust(?:ing)?(?: (?:him|her|people|anyone|anybody|someone|somebody|others|men|women|again|my (?:\\w+ )?\\w+|in))?\\b',
    ),
    not: /\b(?:trust me|trust fund|god)\b/,
    say: [
      "I'd let it come back in small pieces: let somebody do one small thing they promised, and see whether they do it. Trust grows from kept promises and not from deciding to. You may take as long over that as you need.",
    ],
    ask: ['What would be a small thing they could keep?'],
  },
  {
    put: near(
      '(?:stand up (?:for myself|to (?:him|her|them|my|the|these|this|people|bull\\w+))|say no\\b|set (?:\\w+ )?(?:boundar\\w+|limits)|be (?:more )?assertive|stop being (?:a |such a )*(?:push ?over|people[- ]pleaser|walked (?:on|over))|people[- ]pleas\\w+|speak up)',
    ),
    say: [
      'I\'d practise one sentence aloud, short and with no reason in it: "No, that doesn\'t work for me." Say it first where little hangs on it. If they push, say the same again in the same voice. A reason only gives them something to argue with.',
      'I\'d not answer on the spot: "I\'ll let you know tomorrow." That gives you a night to find out what you want, and a no is much easier in a message.',
    ],
    ask: ['Who would be the first one to hear it?'],
  },
  {
    put: near(
      `(?:better |to |talk |communicat\\w+ |my |with |get along |get on |be |get through to |speak |handle |deal |discipline |control |calm |the |our |a |stop |from )*(?:my |our )?(?:\\d+[- ]?(?:years?[- ]old|yo)|\\w+ year old|kids?|child(?:ren)?|toddlers?|teen\\w*|(?:\\w+ )?(?:son|daughter))\\b`,
    ),
    told: /\b(?:yell\\w*|scream\\w*|tantrum\w*|listen\w*|behav\w*|talk\w* back|hit\w*|fight\w*|argu\w*|manners|communicat\w+|teen\w*|moody|rude|disrespect\w*)\b/,
    untold: /\b(?:son-in-law|daughter-in-law|sick|died|hospital|autis\w*|adhd|self|drugs?)\b/,
    say: [
      "I'd go down to their height, wait until it's quiet for a second, and say one short sentence in a low voice. Then nothing. While a child is screaming no words go in, so I'd leave the talking for ten minutes later.",
      "I'd give the worst hour of the day a fixed order, the same three things every time, so there's less to fight about. And praise the one time it goes right, at once and by name.",
    ],
    ask: ['When in the day does it go wrong most?'],
  },
  {
    put: near(
      `(?:with |about |to |deal |cope |handle |fix |save |improve |work on |talk to |communicat\\w+ (?:better )?with |get along with |live with |my |our |the |this |a |make |get |better |rebuild )*(?:(?:bad |toxic |difficult |broken |love |long[- ]distance )*(?:marriage|relationship)|${partner})\\b`,
    ),
    told: /\b(?:argu\w*|fight\w*|fought|distan\w*|ignor\w*|cold|not talk\w*|doesn'?t (?:talk|listen|care|share|understand|help)|communicat\w*|problem|issues?|unhappy|boring|bad|fix|save|change)\b/,
    untold:
      /\b(?:cheat\w*|affair|hits?|violent|drinks?|drunk|drugs?|addict\w*|died|cancer|sick|ill|depress\w*|broke up|break ?up|divorc\w*|ex)\b/,
    say: [
      "I'd ask for half an hour this week, phones away and not in the middle of a row. Begin with one thing that's still good, then one thing that hurts, said about yourself: \"I feel alone when we don't talk.\" Then let the other one answer without putting it right.",
      "I'd ask once what it's like for them with you just now, and really wait for the answer. It often shows what the quarrels are about underneath. And one thing together each week with no talk about problems in it.",
    ],
    ask: ['When was it last good between you?'],
  },
  {
    put: near(
      '(?:cheer(?:ing)? (?:him|her|them|my [\\w ]{2,20}) up|(?:help|support|be there for|comfort|console)(?:ing)? (?:him|her|them|a friend|somebody|someone|my (?:best |close |older |younger |little |big )?(?:friend|sister|brother|mom|mum|dad|mother|father|wife|husband|boyfriend|girlfriend|partner|roommate|cousin|family))(?! (?:financially|with (?:the |her |his )?(?:money|rent|homework)))\\b)',
    ),
    untold: /\b(?:suicid\w*|kill|drugs?|heroin|drink\w*|addict\w*|meds|manic|hurt (?:him|her|them)sel\w+)\b/,
    say: [
      "I'd not try to mend it. Sit with {them} or write: \"I'm thinking of you, you don't have to answer.\" And offer one thing with a day on it, \"I'm bringing supper on Thursday\", because somebody who's low can't say what would help.",
      "I'd ask {them} one thing, whether you should listen, help, or take {their} mind off it. Then do that, and come back to it in a few days without being asked.",
    ],
    ask: ['How {is} {they} with you at the moment?', 'What have you seen in {them}?'],
  },
  {
    put: near(
      "(?:help|support|get|make|convince)(?:ing)? (?:some ?(?:one|body)|him|her|them|my \\w+|people) (?:who (?:doesn'?t|does not|don'?t|won'?t|refuses)|to (?:get|accept|seek|take|see|want) )",
    ),
    say: [
      "You can't carry {them} there, but you can keep the door open. I'd say once, calmly, what you've seen and that you're worried, and offer one easy thing: to make the call together, or to come along. If it turns dangerous for {them} or others, ring a doctor or the emergency number, also against {their} will.",
    ],
    ask: ['Who else near {them} sees it?'],
  },
  {
    put: near(
      '(?:deal|cope|work|handle|live|manage|with|get|along|survive|better|to|a|an|my|the|this|these|such|being|about|stop|react|respond|against|around|face)(?: (?:deal|cope|work|handle|live|manage|with|get|along|on|to|a|an|my|the|this|these|such|being|about|stop|react|respond|against|around))* (?:\\w+ )?(?:boss|bosses|manager|supervisor|co-?workers?|colleagues?|superiors?)\\b',
    ),
    untold: /\b(?:harass\w*|touch\w*|rac\w+)\b/,
    say: [
      "I'd keep it in writing for two weeks, in a notebook at home: the day, what was said, who was there. Then ask for ten minutes and say the one thing you'd like to be different. If nothing changes, the notes are what HR or a union will ask for.",
      'I\'d keep it short and about the work when you have to talk, and ask for important things by email afterwards: "So that I\'ve got it right…" That leaves less room for moods.',
    ],
    ask: ['What happens most often?'],
  },
  {
    put: near(
      '(?:convinc\\w+|persuad\\w+|explain (?:it |this )?to|talk to|deal with|handle|tell|get along with|please|make) (?:my |our )?(?:strict |stubborn |controlling |asian )*(?:parents|mother|father|mom|mum|dad|family)\\b',
    ),
    told: /\b(?:strict|stubborn|pressur\w*|expect\w*|won'?t (?:let|allow)|don'?t (?:let|allow|understand|listen)|doesn'?t (?:let|allow|understand|listen)|control\w*|forc\w*|want me to|wants me to|against)\b/,
    say: [
      "I'd choose the calmer one of them and a quiet evening, and bring a plan on one page: what you want, how it would be paid for, and what you'd do if it doesn't work. Ask for one thing, a trial of three months, and not for a yes for ever.",
    ],
    ask: ['Which of them listens more easily?'],
  },
  {
    put: near(
      '(?:get out|end (?:it|this|things|the relationship|this situation)|leave (?:him|her|this relationship)|break (?:up|it off)(?: with (?:him|her|my \\w+))?)\\b',
    ),
    told: /\b(?:relationship|situationship|boyfriend|girlfriend|partner|hook\w*|dating|seeing|feelings|together|friends with benefits)\b/,
    untold: /\b(?:hits?|violent|married|husband|wife|lease|kids|afraid|scared of|threat\w*)\b/,
    say: [
      "I'd say it once and in person if that's safe, or on the phone, in two sentences: \"This isn't what I want any more. I'm ending it.\" Don't argue about reasons, and don't leave it half open, because that's what drags on. Then a few weeks with no messages.",
    ],
    ask: ['What do you think will be the hardest moment in it?'],
  },
];
