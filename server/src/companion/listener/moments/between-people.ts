import { type Moment, mine } from './moment.ts';

/** Between people: arguments, hurts, distance, endings. */
export const betweenPeople: readonly Moment[] = [
  {
    id: 'argued',
    cards: ['relationship-conflict'],
    when: /\b(?:(?:i|we|(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|mother|father|sister|brother|son|daughter|friend) and i|me and my \w+)(?:'ve| have| just| both| always| only| constantly| really| still)* (?:argued|fought|had (?:a|an|another|our) (?:\w+ )?(?:fight|argument|row))(?! (?:cancer|for|off|the toss))|had (?:a|an|another) (?:\w+ )?(?:fight|argument|row) with (?:my|him|her|them)|(?:i|we) (?:always|constantly|keep) (?:argue|fight|arguing|fighting)|we(?:'re| are|'ve been| have been)? (?:always |constantly |just )?(?:arguing|fighting)|(?:arguing|fighting) with my|the same (?:fight|argument)|another (?:fight|argument) (?:with|last|tonight|today|about))\b/,
    unless: /\b(?:never (?:argue|fight|had a)|without (?:the|an) argument|don't (?:argue|fight))\b/,
    hear: [
      "An argument with someone close doesn't end when the talking stops. It goes on in your head for hours.",
      'It hurts when it is somebody who matters to you.',
      'There is what was said, and there is what you would have wanted. Both are worth telling.',
    ],
    ask: [
      'Which part of it has stayed with you?',
      'What do you wish {who} had understood?',
      'How were things between you before this?',
      'What would you want to be different the next time?',
    ],
    next: ['I said things I regret.', "I don't want to be the one who calls first.", 'It was about something old.'],
  },
  {
    id: 'criticised',
    cards: ['self-compassion'],
    quoted: true,
    when: /\b(?:(?<!\bi )(?:said|says|told me) (?:that )?(?:i'm|i am|i was)|called me|calls me) (?:a |an |so |too |such )*(?:bad (?:mother|mum|mom|father|dad|parent|person|friend|wife|husband|son|daughter)|terrible|awful|useless|lazy|selfish|stupid|crazy|too (?:dramatic|sensitive)|a failure|a disappointment|weak|horrible|ugly|fat|worthless)\b|\bput(?:s|ting)? me down\b(?! (?:for|as|on|to|with|among|next|in (?!front))\b)|\bcritici[sz](?:es|ed|ing) me\b|\bmocked me\b|\bmade fun of me\b|\blaughed at me\b/,
    unless: /\b(?:friend says she's|laughed at me kindly|for (?:saturday|sunday|row|the))\b/,
    hear: [
      'That would hurt most people, whoever it came from.',
      'It makes sense that something like that stays with you for a while.',
    ],
    ask: [
      'What did you want to answer, and did not?',
      'What had come before it?',
      'What would someone who knows you well say to that?',
    ],
    next: [
      "Part of me thinks it's true.",
      'I just went quiet.',
      "It's not the first time.",
      'I wanted to defend myself.',
    ],
  },
  {
    id: 'they-may-be-right',
    cards: ['self-compassion'],
    when: /^(?:and |but |i (?:guess|think) )?(?:maybe|perhaps|what if) (?:she|he|they)(?:'s| is|'re| are|'s all| were| was) right\b|\b(?:maybe|perhaps) (?:she|he|they) (?:had|has|have) a point\b|\bmaybe it(?:'s| is) (?:just )?me\b|\bis it (?:just |all )?my fault\b|\bit(?:'s| is) all my fault\b/,
    hear: [
      'There may be something in it, and it can still be unfair. It takes a calm hour to tell the two apart.',
      'You are asking yourself that honestly. It does not mean that the answer is yes.',
    ],
    ask: [
      'If a friend told you this about themselves, what would you say?',
      'Which part of it seems fair to you, and which does not?',
      'What speaks against it?',
    ],
    next: ['I always think it is my fault.', 'Some of it is fair.', "I'd be kinder to a friend."],
  },
  {
    id: 'lost-temper-with-a-child',
    cards: ['parenting'],
    when: /\bi (?:\w+ )?(?:yelled|shouted|screamed|snapped|lost it|lost my temper|blew up|lashed out|swore|slapped|was (?:so |too )?(?:mean|harsh|horrible|awful)) (?:at|with|to|on) (?:my|our|the) (?:\w+ ){0,2}(?:kids?|child|children|son|daughter|toddler|baby|boys?|girls?|twins|little (?:one|boy|girl)|teenager|\w+[- ](?:year|yr|month)s?[- ]olds?)\b/,
    hear: [
      'It happened, and it can be put right. Children do understand a plain sorry.',
      "That it won't let you go shows how you would rather have been.",
    ],
    ask: [
      'What had the hours before it been like?',
      'How has it been between the two of you since?',
      'What would you like to say to them about it?',
    ],
    next: [
      "I'd like to say sorry to them.",
      'I was so tired.',
      'I hear my parents in me.',
      "I don't know how to make it right.",
    ],
  },
  {
    id: 'lost-temper',
    cards: ['apology', 'anger'],
    when: /\bi (?:\w+ )?(?:yelled|shouted|screamed|snapped|lost it|lost my temper|blew up|lashed out) (?:at|with|on) (?:him|her|them|my|a|an|the|everyone|someone|everybody)\b|\bi said (?:something|things) (?:cruel|mean|awful|horrible|terrible|i regret)\b|\bi regret what i said\b|\bi can(?:'t|not) take it back\b/,
    unless: /\b(?:good sign|umpire|telly|tv|football|ref|felt (?:good|great))\b/,
    hear: [
      'It came out harder than you would have wanted. That can still be put right.',
      "You wouldn't be telling it if you didn't mind. That counts for something.",
    ],
    ask: [
      'What had the hours before it been like?',
      'What would you like {who} to know now?',
      'How has it been since?',
      'What would you do differently, if you could have it again?',
    ],
    next: ["I'd like to say sorry.", 'I had been holding it in all day.', "I don't know how to make it right."],
  },
  {
    id: 'breakup',
    cards: ['breakup'],
    when: /\b(?:(?:we|he|she|they|i|my \w+|boyfriend|girlfriend|husband|wife|partner|fianc[eé]e?)(?: \w+){0,2} (?:broke up|split up|broken up|separated)|dumped me|(?:he|she|my (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?))(?:'s| has| just)? left me(?=$|[.,!?]| (?:for|after|last|on|in|yesterday|today|because|when|this|three|two|alone|with (?:the|two|three|our))\b)|my (?:husband|wife|boyfriend|girlfriend|partner|fianc[eé]e?)(?: has| just)? (?:left(?=$|[.,!?]| (?:us|last|yesterday|on|in|after|because|this)\b)|moved out|wants a divorce|walked out)|(?:my|our|going through a|going through the|getting a) (?:divorce|breakup|break-up|break up|separation)|divorce (?:papers? )?came|ended (?:it|things) with me|(?:he|she) (?:doesn't|does not) love me any ?more|i miss my ex|seeing my ex)\b/,
    unless:
      /\b(?:friend(?:'s)? (?:divorce|breakup)|parents?(?:'| are| got)? (?:getting )?divorc|composing divorce|no drama|outgrew|like a tire|parents split)\b|\b(?:in (?:19|20)\d\d|years ago)\b|\bbr(?:oke|eak|oken) up (?:our|my|the|her|his) (?:trust|friendship)\b|\bfriends? (?:who|that) broke\b/,
    hear: [
      'An ending like that takes the plans away as well as the person.',
      'It can hurt in very ordinary minutes, when you would have told them something.',
      'You can miss someone and know that it is over, both at once.',
      'There is no right speed for getting over this.',
    ],
    ask: [
      'When in the day do you notice it the most?',
      'What do you miss the most?',
      'Who knows how it is for you right now?',
      'Which question do you keep coming back to?',
    ],
    next: [
      'I keep checking my phone.',
      'I miss the small things.',
      "I don't understand why.",
      'Evenings are the worst.',
    ],
  },
  {
    id: 'want-them-back',
    cards: ['breakup'],
    when: /\bi (?:just |still |really )*(?:want (?:him|her|them|my ex) back|love my ex)\b|\bi (?:just )?can't (?:get over|let go of) (?:him|her|them|my ex)\b/,
    unless: /\b(?:died|passed|dead|gone now|heaven)\b/,
    hear: [
      'Wanting someone back is not foolish. Good reasons do not stop it.',
      'It takes as long as it takes to let go of somebody.',
    ],
    ask: ['What do you miss the most?', 'When is it strongest?', 'What was it like, when it was good?'],
    next: ['I want to text them.', 'I know it was not good for me.', 'I was happier then.'],
  },
  {
    id: 'betrayed',
    cards: ['trust'],
    when: /\b(?:(?:he|she|my (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|fianc[eé]e?))(?: has| had| was| is|'s|'d| have)?(?: \w+)? (?:cheated|cheating|having an affair|had an affair|lied to me|lying to me|betrayed me|with another (?:woman|man)|broke my trust|been unfaithful)|cheated on me|found (?:the |his |her )?(?:messages|texts) (?:on|from|to|between)|(?:i )?can't trust (?:him|her|them) any ?more|(?:sneak\w*|going|went|saw|seeing|dating|slept|sleeping|meeting|affair) (?:\w+ ){0,6}?behind my back)\b/,
    unless: /\b(?:exam|test|game|cards|mock\w*)\b/,
    hear: [
      'When trust breaks, you begin to wonder what else was not true. That is exhausting.',
      'You trusted, and that was not foolish of you.',
    ],
    ask: ['How did you find out?', 'What do you need in the next few days?', 'Who is on your side in this?'],
    next: ['I feel stupid for not noticing.', "I don't know if I should stay.", 'I keep checking everything.'],
  },
  {
    id: 'unheard',
    cards: ['communication'],
    when: /\b(?:nobody|no ?one) (?:ever |even |really |here )?(?:listens|listened|understands me|understands|gets it|gets me|hears me|asks (?:me|how i)|takes me seriously|cares)\b|\b(?:he|she|they|my (?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|boyfriend|girlfriend|partner|parents|family|boss|friends?)) (?:just )?(?:never|doesn't|don't|won't|didn't) (?:ever |even |really )?(?:listen|listens|understand me|hear me|ask (?:me|how i)|take me seriously)\b|\b(?:he|she|they|everyone) ignores? me\b|\bi feel (?:so )?(?:unheard|invisible|ignored)\b|\btalks? over me\b/,
    unless: /\b(?:no ?body|no ?one) (?:cares|gets it) (?:about|anyway who)\b/,
    hear: [
      'Not being heard is lonely, and it is tempting to stop trying.',
      'What you have to say matters, also when nobody picks it up.',
    ],
    ask: [
      'What have you been trying to say?',
      'When did you last feel that somebody really heard you?',
      'What do you do when that happens?',
    ],
    next: ['I just stop talking.', 'I end up shouting.', "It's always been like that.", "I don't want to be a burden."],
  },
  {
    id: 'partner-distant',
    cards: ['communication'],
    when: /\b(?:he|she|my (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner))(?:'s| is| has been| seems| feels)?(?: \w+){0,3} (?:distant|cold to me|pull(?:s|ing) away|shut(?:s|ting)? me out|doesn't talk to me|barely talks to me|won't talk to me)\b|\bwe(?:'re| are|'ve| have) (?:just )?(?:drifting|growing|grown|drifted) apart\b|\blike room ?mates\b/,
    hear: [
      'It is lonely to be next to someone and not reach them.',
      "When someone pulls back, it's hard not to ask yourself what you did. It may have nothing to do with you.",
    ],
    ask: ['When did you first notice it?', 'What was it like when you were close?', 'What have you not dared to ask?'],
    next: ["I don't want to know the answer yet.", 'We never talk about us.', 'I miss how it used to be.'],
  },
  {
    id: 'toughen-up',
    quoted: true,
    when: /\b(?:told me to|tells me to|telling me to|tell me to|says?|said|saying|everyone says|they say|goes)\b.{0,20}\b(?:toughen up|man up|get over it|snap out of it|calm down|i'm over ?reacting|over ?reacting|too sensitive|just (?:relax|be positive|smile|move on)|others? (?:people )?have it worse|be grateful|cheer up)\b/,
    hear: [
      'That was no help, even if it was meant as one.',
      'You can know that others have it worse and still be hurt.',
    ],
    ask: [
      'What would you have liked to hear instead?',
      'What do they not see about it?',
      'What is it like when someone says that?',
    ],
    next: ["I feel like I can't show it.", 'Maybe they are right.', 'I wanted them to just listen.'],
  },
  {
    id: 'friend-lost',
    cards: ['lonely-among-people'],
    when: /\bmy (?:\w+ )?(?:friends?|group|mates?)\b.{0,40}\b(?:stopped (?:talking|texting|calling|inviting)|ghosted|left me out|excluded me|without me|didn't invite me|don't invite me|doesn't (?:text|call|reply|talk to me)|dropped me|unfriended me|ignor(?:es?|ed|ing) me|won't (?:talk|speak) to me)\b|\b(?:i|me) (?:was|got|get|am|feel|'m|always) (?:\w+ )?(?:left out|not invited)\b|\bi wasn't invited\b|\bthey left me out\b/,
    unless: /\bd&d|campaign|bring him back\b/,
    hear: [
      'Losing a friend, or being left out by one, can hurt as much as any other parting.',
      "It's hard not to look for the reason in yourself. It may not be there.",
    ],
    ask: [
      'What was it like between you before?',
      'When did you notice it?',
      'What would you want to ask them, if it were easy?',
    ],
    next: ['I keep wondering what I did.', 'I miss having someone to tell things.', "I'm too proud to ask."],
  },
  {
    id: 'lonely',
    cards: ['loneliness'],
    when: mine(
      'lonely|so alone|all alone|isolated',
      "\\b(?:it's|it is|it was|it gets) (?:so |very |really |a bit |just )?lonely\\b|\\bi(?:'ve)? (?:have|got|have got|don't have) (?:no|any) (?:friends|one to (?:talk to|call|tell))\\b|\\b(?:no ?one|nobody|no one) to (?:talk to|call|tell|turn to)\\b|\\bmy loneliness\\b|\\bi don't have any ?(?:one|body)\\b|\\bfelt fierce lonely\\b",
    ),
    unless:
      /\b(?:left me alone|leave me alone|alone time|happy alone|i like being alone|lovely|not alone|home alone (?:and|with) (?:it's )?(?:bliss|great|lovely))\b/,
    hear: [
      'Loneliness weighs a lot, and it hardly shows from outside.',
      'It can be there in an empty flat and in a full room.',
      'Wanting somebody there is as plain a wish as there is. There is nothing weak in it.',
    ],
    ask: [
      'When is it strongest?',
      'Who used to be the one you told things to?',
      'What are the evenings like?',
      'Who would you most like to talk to?',
    ],
    next: [
      'Evenings are the worst.',
      'I moved and know nobody here.',
      "I'm always the one who reaches out.",
      "I'm surrounded by people and still alone.",
    ],
  },
  {
    id: 'say-no',
    cards: ['saying-no'],
    when: /\bi (?:just |really )?can't say no\b|\bi (?:always )?say yes to everything\b|\bi'm (?:such )?a people[- ]pleaser\b|\bwalk(?:s|ed|ing)? all over me\b|\btak(?:es?|ing) advantage of me\b|\bi'm too nice\b|\bi'm always the one who (?:helps|gives)\b|\bguilt[- ]trip(?:s|ped|ping)? me\b/,
    hear: [
      'Always being the one who gives way is tiring, even when nobody means harm by it.',
      'You may say no without having a good enough reason ready.',
    ],
    ask: [
      'What are you afraid would happen if you said no?',
      'Who is it hardest to refuse?',
      'What happened the last time?',
    ],
    next: ['They might be angry with me.', 'I feel guilty when I say no.', "I don't want to be selfish."],
  },
  {
    id: 'parents-hard',
    cards: ['family-conflict'],
    when: /\bmy (?:mum|mom|mother|dad|father|parents?|stepmum|stepdad)\b.{0,40}\b(?:controls?|controlling|critici[sz]\w+|disappointed in me|compares? me|narcissis\w+|toxic|hates? me|judges? me|judg(?:ing|ed) me|pressur(?:es|ing) me|never (?:said well done|proud|satisfied|happy with|happy|listens|praised|hugged|loved|approve\w*)|guilt[- ]trips?|won't (?:accept|let me)|don't (?:accept|approve|understand me|let me)|doesn't (?:accept|approve|understand me|let me))\b/,
    hear: [
      'It goes deep when it comes from a parent, however old you are.',
      'You can love a parent and be worn out by them.',
    ],
    ask: ['What happened, the last time?', 'What would you have liked from them?', 'How do you usually deal with it?'],
    next: [
      "It's always been like this.",
      'I feel guilty for feeling this.',
      "I'll never be enough for them.",
      'I want some distance.',
    ],
  },
  {
    id: 'told-nobody',
    when: /\bi(?:'ve| have)? never (?:told (?:anyone|anybody|a soul)|said this|talked about (?:this|it))\b|\bi haven't told (?:anyone|anybody|a soul)\b|\b(?:nobody|no ?one) (?:else )?knows(?= (?:about (?:it|this)|this about me|that i)|[.,!]?$)|\bfirst time (?:i|that i|i've|i have)(?:'ve| have)? (?:said|told|talked|spoken)\b/,
    unless: /\bnobody knows (?:why|how)|to this day\b/,
    hear: [
      'You have kept that to yourself until now. Tell as much of it here as you like.',
      'Saying it for the first time is not easy. You can stop wherever you want.',
    ],
    ask: [
      'What made you say it today?',
      'What has it been like to keep it to yourself?',
      'What would be the easiest part to tell?',
    ],
    next: ["I'd like to go slowly.", "I'm afraid of being judged.", "I don't know where to start."],
  },
];
