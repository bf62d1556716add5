import { near, type OwnWay } from './row.ts';

/** How to do something with oneself: sleep, nerves, low days, habits, how one looks at oneself. */
export const oneself: readonly OwnWay[] = [
  {
    put: near(
      '(?:get|take|keep) my (?:mind|head|thoughts) (?:off|away from)\\b|(?:get|take) (?:it|this|that|him|her|them) (?:off|out of) my (?:mind|head)\\b|distract myself\\b',
    ),
    say: [
      "I'd take something that needs hands and eyes and has an end: cook a dish you've never made, clear out one drawer, a puzzle, a game with somebody. With only a film on, the head goes back to it. And leave the phone in the other room meanwhile.",
      "I'd go out and walk fast for twenty minutes with somebody on the phone who talks about their own day. It comes back afterwards, but smaller.",
    ],
    ask: ['When does it come back most?'],
  },
  {
    put: near(
      '(?:to |get (?:to |some )?|me )*sleep(?:ing)? (?:\\w+ ){0,2}?(?:(?:in|during|through|by) (?:the )?da(?:y|ys|ytime)\\b|day ?time\\b)|day ?time sleep',
    ),
    say: [
      "I'd make the room really dark, foil or a thick blanket over the window, put in earplugs, and go to bed at the same hour after each shift. Keep the light low on the way home too: bright morning light tells your body to wake up.",
      "I'd sleep in two parts if one long one won't work: four or five hours as soon as you're home, and an hour and a half in the evening. No coffee in the last six hours before the first one.",
    ],
    ask: ['What wakes you, the light, the noise or your head?'],
  },
  {
    put: near(
      '(?:(?:fall|go|get|stay|be) (?:back )?(?:to |a)?sleep|sleep(?:ing)?(?= (?:at|in|on|well|better|through|again|when|because|after|for|more|earlier|longer|disorder|problems?|patterns?|schedule|trouble|issues?|properly|soundly|without|peacefully|i|and|all|with (?:all|this|so))\\b|[?.!,)]|$)|fall asleep|stay asleep|rest at night|insomnia|get (?:some |more |any |better |good |a good )*(?:sleep|rest|night))',
    ),
    not: /\bsleep (?:with (?:him|her|some)|at (?:his|her|their)|alone|over)\b|\bsleeping with\b/,
    say: [
      "I'd set one time for getting up and keep it every day, also after a bad night. That one helps more than the time you go to bed. And if you're awake for twenty minutes, get up and sit somewhere dim until you're sleepy.",
      "I'd put the phone to charge in another room an hour before bed, and write down what's on your mind on paper first, with the one thing you'll do about it tomorrow. If it goes on for weeks, ask a doctor about it.",
      "I'd leave out coffee and cola after lunch this week and go outside in the first hour after getting up. Daylight early makes you sleepy at the right time in the evening.",
    ],
    ask: ['Is it falling asleep, or waking up too early?', "What's in your head when you lie there?"],
  },
  {
    put: near(
      '(?:stop |avoid |get rid of |deal with |beat |overcome |fix |control )*(?:my |the |this )?(?:nightmares?|bad dreams?)\\b',
    ),
    say: [
      "I'd write the dream down by day, and give it another end on paper, one you could live with. Read the new one through every evening. It sounds odd, and it's what's mostly used for bad dreams. If it's about something that happened to you, tell a doctor or a counsellor about it.",
    ],
    ask: ['Is it the same dream each time?'],
  },
  {
    put: near(
      '(?:stop |avoid |beat |overcome |deal with |fix |quit |not |my |from )*(?:to )?(?:procrastinat\\w*|put(?:ting)? (?:things|it|everything|stuff) off|being (?:so )?lazy|laziness|be (?:so )?lazy)\\b',
    ),
    say: [
      "I'd take the one task you've put off the longest and do five minutes of it today, with the phone in another room. Only five, and you may stop after that. Starting is the hard part, and five minutes is short enough to start.",
      "I'd ask somebody to sit with you while you do it, or send them a message at the start and one at the end. It's much harder to put off what another person is waiting for.",
    ],
    ask: ["What's the thing you'd start with?"],
  },
  {
    put: near(
      '(?:get (?:my(?:self)? )?|stay |be |become |find (?:the |my |some )?|keep (?:myself )?|have (?:the )?|getting |staying |being |feel |my )*(?:more |back |some |the )?motivat\\w*\\b',
    ),
    say: [
      "I'd not wait for the motivation: it mostly comes after the first ten minutes and not before. Pick one small thing, at a fixed time tomorrow, and lay out tonight what you need for it. If nothing has been any fun for weeks, I'd tell a doctor too.",
      "I'd tie it to something you do anyway: after the first coffee, ten minutes of it, every day. After a week you won't have to talk yourself into it each time.",
    ],
    ask: ['What would you most like to get going again?'],
  },
  {
    put: near('(?:be |get |stay |keep |to |able |more |better |my )*(?:focus(?:ed|ing)?|concentrat\\w*)\\b'),
    say: [
      "I'd do twenty-five minutes by the clock with the phone in another room, then five minutes up and about, and then once more. Write on a slip what pops into your head meanwhile and see to it afterwards.",
      "I'd do the hardest thing in your best hour, which for most people is the morning, in a place where you do nothing else. And one thing only open on the screen.",
    ],
    ask: ['What pulls you away most often?'],
  },
  {
    put: near(
      '(?:stay |be |remain |keep |think |become |get |more |feel |a )*(?:positive(?:ly)?|optimistic|hopeful|strong|my (?:head|chin|spirits?) up)\\b',
    ),
    not: /\btest(?:ed)?\b|\b(?:positive (?:for|test))/,
    say: [
      "You don't have to be it all day. I'd take ten minutes each evening and write down one thing that went all right, however small, and one thing you'll do tomorrow. And I'd have one person you can be low with, because holding it up all the time is what tires you.",
      "I'd cut the news and the scrolling to once a day, and put something into every day that you know does you good, a walk, a call, music. That does more than trying to think differently.",
    ],
    ask: ['What does you good on an ordinary day?', 'When in the day is it hardest?'],
  },
  {
    put: near(
      '(?:stop |not |quit |avoid |deal with |control |to |my |with |from |reduce |being |be |stopping |about |handle |manage |beat |overcome )*(?:over ?think\\w*|think(?:ing)? (?:so much|too much|about everything|of everything|all the time)|racing (?:thoughts?|mind)|(?:quiet|calm|clear|turn off|shut off|slow)(?:ing)?(?: down)? my (?:mind|head|brain|thoughts)|negative (?:thoughts?|thinking)|thinking negative\\w*)\\b',
    ),
    say: [
      "I'd put it on paper as one sentence, and under it, whether you can do something about it by tomorrow night. If yes, write down what and when. If no, leave it on the paper and get up and do something with your hands. In the head it goes round; on paper it mostly turns out shorter.",
      "I'd give it a fixed quarter of an hour each day, say at five. When it starts at another time, tell yourself: at five. It feels silly for three days, and then it begins to work for many people.",
    ],
    ask: ['What does it go round most?', 'When does it start, mostly?'],
  },
  {
    put: near(
      '(?:stop |not |to |quit |be |being |less |deal with |with |manage |handle |control |reduce |my |get rid of |cope with |overcome |from |about |ease |the |this |all |calm |lessen )*(?:worr(?:y|ying|ied|ies)|anxi(?:ety|ous)|nerv(?:es|ous\\w*)|panic(?:k\\w*)?(?: attacks?)?)\\b',
    ),
    not: /\b(?:interview|presentation|exam|test|speech|date|flight|flying|drunk|work|job)\b/,
    say: [
      "When it comes, I'd breathe out longer than in, four in and six out, for two minutes, with both feet on the floor. It won't make the reason go away, but it takes the top off. If it's there most days for weeks, a doctor is the right one to ask.",
      "I'd write down the worry, then what's likely, then the first thing you'd do if it did happen. Most worries get smaller once there's a first thing to do.",
      "I'd leave out coffee for this week and walk fast for twenty minutes a day. It's dull advice, and it's one of the few things that lowers it for nearly everybody.",
    ],
    ask: ['When is it strongest?', 'What is it mostly about?'],
  },
  {
    put: near(
      '(?:control |manage |deal with |handle |with |stop |to |my |the |get rid of |not |be |being |get |getting |so |keep |let go of |calm |release |lose |losing |this |overcome |from )*(?:anger|angry|temper|rage|mad|annoyed|frustrat\\w*|resent\\w*)\\b',
    ),
    not: /\b(?:at me|with me|he|she|they|his|her|their)\b/,
    say: [
      "I'd leave the room before I answer: \"I need ten minutes, I'll be back.\" Walk, and don't rehearse what you'll say. The first heat is mostly gone by then and you can choose your words.",
      "I'd write down the next three times what came just before: who, what, how much you'd slept and eaten. There's often a pattern, and you can step in before it starts.",
    ],
    ask: ['What sets it off most often?'],
  },
  {
    put: near(
      '(?:stop |not |from |be |being |to |so |avoid )*(?:judg\\w+|be(?:ing)? (?:so )?judgmental|judgmental) ?(?:people|others|everyone|them|him|her)?',
    ),
    not: /\bjudged\b|\bmyself\b/,
    say: [
      'I\'d try this for a week: each time you catch yourself, add one sentence that could also be true, "maybe she had a bad night". You don\'t have to believe it. Nobody can stop the first thought; the second one is up to you.',
    ],
    ask: ['Who do you catch yourself doing it with most?'],
  },
  {
    put: near('(?:stop |not |avoid |quit )*(?:to )?compar\\w+ (?:myself|my life)'),
    say: [
      "I'd stop looking at the two or three pages that do it most, for a month. And once a week I'd write down what you can do now that you couldn't a year ago. That's the only comparison where you know both sides.",
    ],
    ask: ['Who is it mostly, that you compare yourself with?'],
  },
  {
    put: near(
      '(?:stop |not |deal with |be |being |to |with |feeling |less |my |control |so |overcome |handle )*(?:jealous\\w*|envious|envy)\\b',
    ),
    say: [
      "I'd say it to yourself plainly first, what you're afraid of losing or what you'd like to have. Then do one small thing for that, and don't check their phone or page meanwhile. Checking feeds it.",
    ],
    ask: ['When does it come up most?'],
  },
  {
    put: near(
      '(?:build |gain |boost |improve |get |have |raise |be(?:come)? |increase |feel |my |more |in |work on |up |some |grow |regain |find )*(?:self[- ](?:esteem|confiden\\w*|worth|love)|confiden(?:ce|t)|believe in myself|like myself|love myself|feel good about myself|accept myself)\\b',
    ),
    say: [
      "I'd pick one thing you could get a little better at in a month and do a bit of it every day, so that you can see it grow. Confidence comes from having done something, and hardly ever from talking yourself into it.",
      "I'd write down in the evening one thing you did that wasn't easy for you. After two weeks, read it through. And when you'd say something harsh to yourself, ask if you'd say it to a friend.",
    ],
    ask: ['Where would you notice first that you had more of it?'],
  },
  {
    put: near(
      '(?:get over |overcome |deal with |cope with |handle |stop |from |with |not |this |the |feeling |to |be |so )*(?:body ?sham\\w*|(?:insecur\\w*|bad|ashamed) about my (?:body|looks|weight|appearance)|my (?:looks|body image|appearance))\\b',
    ),
    say: [
      "I'd have one sentence ready for the ones who say it, in a flat voice: \"My body isn't up for discussion.\" Then talk of something else or go. And I'd spend this week's time with the people who never bring it up.",
    ],
    ask: ['Who says it most?'],
  },
  {
    put: near(
      '(?:lose|losing|reduce) (?:\\w+ )?weight|gain weight|eat(?:ing)? (?:better|healthier|healthy|less|right)|stop (?:over|binge |emotional |stress )*eating',
    ),
    say: [
      "I'd change one thing for two weeks and leave the rest: water in place of sweet drinks, or a walk after supper. Regular meals help more than skipping them. If you eat because of how you feel, or hardly at all, I'd tell a doctor about that.",
    ],
    ask: ['When in the day is it hardest?'],
  },
  {
    put: near(
      '(?:stop |quit |give up |cut down (?:on )?|stay away from |with |from |my |control |limit |reduce |less |spend(?:ing)? )*(?:smok\\w+|vap\\w+|cigarettes?|nicotine)\\b',
    ),
    say: [
      "I'd pick a day next week, tell one person, and get rid of everything the evening before. A pharmacist can give you patches or gum that suit how much you smoke; with those it goes through about twice as often. The worst of a craving is over in five minutes.",
    ],
    ask: ['When do you want one most?'],
  },
  {
    put: near(
      '(?:stop |quit |give up |cut down (?:on )?|stay away from |with |from |my |control |limit |reduce |less |spend(?:ing)? |so |much |time |on |be(?:ing)? |using |addict(?:ed|ion) )*(?:(?:my |the )?phone|social media|instagram|tiktok|facebook|youtube|gaming|video ?games?|scroll\\w*|screens?|the internet)\\b',
    ),
    // 'Stop her going on my phone': another's doing.
    not: /\b(?:him|her|them|my (?:mum|mom|dad|parents|sister|brother|ex|boyfriend|girlfriend|wife|husband|son|daughter|kids?))\b/,
    say: [
      "I'd take the one that eats most off the phone for a week, only the app, and let the phone sleep in the kitchen. And have something lying ready for the hour when you mostly reach for it, a book, shoes by the door.",
    ],
    ask: ['Which hour is the worst for it?'],
  },
  {
    put: near(
      '(?:stop|make|get|keep) (?:him|her|them|my (?:mum|mom|dad|mother|father|parents|sister|brother)) (?:to |stop |not |from |out of |off )*(?:(?:go|look|read|check|pry|snoop|tak|search)\\w*|my (?:phone|room|diary|things))',
    ),
    told: /\b(?:mum|mom|dad|mother|father|parents|sister|brother)\b[^\n]*\b(?:phone|texts?|messages|diary|room|snap\w*|insta\w*)\b/,
    say: [
      "I'd pick a calm hour and ask what {theyre} afraid of finding. Then offer something in its place: {they} can ask you straight out, you answer, and the phone stays yours. Fewer people look where they're already being told a bit.",
    ],
    ask: ['What do you think {theyre} looking for?'],
  },
  {
    put: near(
      '(?:stop |quit |give up |cut down (?:on )?|stay away from |with |from |my |control |limit |reduce |less |going back to |turn to |not |to |overcome |beat )*(?:drink(?:ing)?|alcohol\\w*|drinks)\\b',
    ),
    not: /\b(?:his|her|their|he|she|water|coffee|husband|wife|dad|mom|mum|father|mother)\b/,
    say: [
      "I'd make it about tonight only: nothing in the house, something to eat early, one person to text at the bad hour. If you drink heavily every day, or shake without it, don't stop all at once. See a doctor first, because that can be dangerous.",
      "I'd tell one person in real life that you want to stop, and go to one meeting, online counts too. You can sit at the back and say nothing. The doctor can also give you something that makes the first weeks easier.",
    ],
    ask: ['When in the day is it hardest?'],
  },
  {
    put: near('(?:stop |not |to |control |from |keep |myself )*cry(?:ing)?\\b'),
    not: /\bbaby\b|\bin front of\b|\b(?:he|she|him|her|son|daughter) (?:to )?(?:stop )?cry/,
    say: [
      "I wouldn't fight it when you're alone: it passes sooner when it's let out. Where it doesn't suit, press both feet into the floor, look at one thing and name its colours, and take a drink of water. If it comes every day for more than two weeks, tell a doctor.",
    ],
    ask: ['When does it come, mostly?'],
  },
  {
    put: near(
      '(?:be(?:come)? |feel |get |find |stay |my |more |to |again |really |some |just |a |little |bit )*(?:happy|happier|happiness|joy)\\b',
    ),
    not: /\b(?:him|her|them|wife|husband|girlfriend|boyfriend|mom|mum|dad|everyone|people)\b/,
    say: [
      "I'd begin with less than happy: one thing each day that you used to like, for twenty minutes, also if it feels flat at first. The feeling comes back after the doing. If nothing gives you anything for more than two weeks, a doctor should know.",
    ],
    ask: ['What did you use to like doing?'],
  },
  {
    put: near('(?:be |get |become |more |succeed|to |a |in )*(?:success(?:ful)?|succeed)\\b'),
    say: [
      "I'd make it one thing first: write down what you'd want to have done in a year, and then the first bit of it that fits into this week. Do that bit on a fixed day. Most people who get there did a small thing very often.",
    ],
    ask: ['What would success be, for you?'],
  },
  {
    put: near(
      '(?:find |figure out |know |choose |decide on |get |my |a |the |what |some |pick )*(?:purpose|direction|passion|meaning|i want to do|career|major|path|(?:right|good) (?:job|course))\\b',
    ),
    say: [
      "I'd not look for the one right answer. Write down three things you could imagine, and this week talk to one person who does one of them, twenty minutes about an ordinary day there. You learn more from that than from a month of thinking.",
    ],
    ask: ['Which three come to mind first?'],
  },
  {
    put: near(
      '(?:make |come to |take |with |reach |this |that |the |a |better |big |these |my |good |right |such )*(?:decisions?|decide|choices?)\\b',
    ),
    say: [
      "I'd write both ways down and, under each, what you'd most regret in a year. Then act for two days as if you'd decided for one, and see if you breathe easier or not. That tells you more than a list.",
    ],
    ask: ['What are the two ways?'],
  },
  {
    put: near(
      '(?:live|be|living|being|get used to|cope with|deal with|to|manage|survive|on|do things|go out|enjoy)(?: (?:living|being|life|things|to))* (?:alone|by myself|on my own|single)\\b',
    ),
    say: [
      "I'd start with the two hardest hours of the day and put something fixed into each: supper with the radio on, a call at eight, a walk. The rest of the day mostly manages itself. And learn one of the jobs the other person did each week, not all at once.",
    ],
    ask: ['Which hour of the day is the hardest?'],
  },
  {
    put: near(
      '(?:deal with |cope with |handle |fight |beat |overcome |feel |not |be |stop |feeling |less |being |so |the |this |my |with |to |from |manage |combat |ease )*(?:lonel\\w*|isolat\\w*)\\b',
    ),
    say: [
      "I'd write to one person tonight, somebody you haven't heard from for a while, only that you thought of them. And I'd find one thing that meets every week, and go three times before you judge it: the first time is strange for everybody.",
      "I'd go to the same place at the same hour a few times this week, a café, a library, a park with dogs. Faces you know to nod to already take some of it away.",
    ],
    ask: ['Who comes to mind first?'],
  },
  {
    put: near(
      '(?:pass|past|kill|spend|fill) (?:the |my |some )?(?:time|days?)|(?:not |stop |be |get |being |avoid |beat |with |the |so |deal with )*(?:bored|boredom)\\b|keep (?:myself )?(?:busy|occupied)|activities|do (?:at home|at night|on weekends)|hobb(?:y|ies)\\b',
    ),
    say: [
      "Three that work for many people: bake something you've never made, do a jigsaw or a model kit with an audiobook on, or learn five songs or a card trick from videos, twenty minutes a day. I'd pick the one that made you look twice and start today.",
      "I'd ring one person a day and go for one walk with a small task in it: ten photos of something blue, a street you've never been down. And an online course from a library or a university costs nothing and gives the week a shape.",
    ],
    ask: ['Is it more for your hands, or for your head?'],
  },
  {
    put: near(
      '(?:deal with |manage |handle |cope with |reduce |relieve |lower |ease |my |the |this |all |with |of |from |so |less |be |get rid of |release |much |not |get |overcome |feel |stop |being |those )*(?:stress\\w*|overwhelm\\w*|busy (?:days?|times?|weeks?))\\b',
    ),
    not: /\b(?:school|exam|studies|study\w*|classes|money|bills)\b/,
    say: [
      "I'd write everything that's pressing on one sheet, cross out what can wait until next week, and do the smallest of the rest today. Then twenty minutes outside without the phone. It's easier to carry once it's on paper and not all in your head.",
      'I\'d put two fixed breaks into each day, ten minutes, away from where you work. And ask one person to take one thing off you this week, a named thing and not "some help".',
    ],
    ask: ['What presses most just now?'],
  },
  {
    put: near('(?:relax|unwind|calm down|calm myself(?: down)?|wind down|switch off)\\b'),
    say: [
      "I'd do something slow that needs the hands, a bath, cooking, drawing, with the phone in another room, for half an hour. Before that, two minutes of breathing out longer than in: four in, six out.",
    ],
    ask: ['When in the day do you need it most?'],
  },
];
