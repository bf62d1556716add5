import { both, type Moment, mine } from './moment.ts';

/** Among friends, on certain days of the year, and when things are lighter. */
export const days: readonly Moment[] = [
  {
    id: 'friend-betrayed',
    when: /\b(?:my (?:\w+ )?friend|she|he) (?:told everyone|told everybody|slept with my|lied to me|betrayed me|went behind my back|shared (?:my|the) (?:secret|screenshots?))\b.*|\b(?:my (?:\w+ )?friend)\b.*\b(?:behind my back|talk(?:s|ed|ing) (?:badly |shit )?about me|betray\w*)\b/,
    unless: /\b(?:not|never|n't) (?:\w+ )?betray|\bbetray\w* (?:her|him|them)\b/,
    hear: [
      'You trusted them with something, and it was not kept. That hurts.',
      'It hurts twice when it comes from someone you would normally have told about it.',
    ],
    ask: ['What hurts most about it?', 'What would you want to hear from them?', 'Have they said anything since?'],
    next: ["I don't know who to trust now.", 'We have the same friends.', 'I want to ask why.'],
    cards: ['trust'],
  },
  {
    id: 'friend-in-trouble',
    when: /\bmy (?:\w+ )?(?:friend|flatmate|roommate) (?:is|has been|'s) (?:really |very )?(?:struggling|depressed|in trouble|not (?:well|okay|ok|eating)|going through|suffering|hurting|in a bad)\b|\bworried about (?:my|a) (?:\w+ )?(?:friend|sister|brother|cousin)\b|\bhelp (?:my|a) (?:\w+ )?friend\b|\bi don't know how to help (?:him|her|them)\b/,
    hear: [
      "It's hard to see someone you care about struggle, and not be able to fix it.",
      'You need not find a perfect sentence for them. Staying around counts.',
    ],
    ask: [
      'What worries you most about how they are?',
      'How is it for you, to be the one who knows?',
      'Who could share this with you?',
    ],
    next: ["I'm afraid of saying the wrong thing.", "I can't carry this alone.", "They don't want help."],
    cards: ['listening', 'boundaries'],
  },
  {
    id: 'guilty-resting',
    when: /\b(?:guilty|bad) (?:when(?:ever)?|for|if|about|every time)\b.{0,12}\b(?:sit|rest\w*|relax\w*|do(?:ing)? nothing|take a break|taking (?:a break|time off))\b|\bi can't (?:rest|relax|sit still|switch off)\b|\bi don't (?:deserve|know how) to rest\b/,
    unless: /\b(?:anxi\w*|awake|insomnia|sleep|pain|worr\w*|stress\w*|nerv\w*)\b/,
    hear: [
      'You need rest like everyone does. It is not something you have to earn first.',
      "It's hard to get any good out of a break that you feel bad about.",
    ],
    ask: [
      'What goes through your head when you sit down?',
      'When did you last have a rest that felt like one?',
      'What would have to be done before you were allowed to stop?',
    ],
    next: ["There's always more to do.", "I'm afraid everything falls apart.", 'I get restless when I stop.'],
    cards: ['rest'],
  },
  {
    id: 'nothing-stirs',
    when: /\bnothing (?:inspires|excites|interests|moves) me\b|\bnothing (?:is fun|makes me (?:happy|smile)|feels good)\b|\blost my spark\b|\bi don't look forward to anything\b|\bi feel uninspired\b/,
    hear: [
      'A flat stretch like that is hard, because there is nothing to hold on to.',
      "It can pass, even though from the inside it doesn't look that way.",
    ],
    ask: [
      'When did it go flat, as far as you can tell?',
      'What is the last thing that you remember enjoying?',
      'What are the days like at the moment?',
    ],
    next: ['I used to love making things.', "I'm too tired for anything.", "I don't remember."],
    cards: ['small-steps-when-low', 'values'],
  },
  {
    id: 'said-no-guilt',
    when: new RegExp(
      `\\bguilty (?:for|about|after) (?:saying no|cancell?ing|not going|putting myself)\\b|\\bi (?:finally )?set a boundary\\b|${
        both(
          /\bi (?:finally )?(?:said no to|told (?:him|her|them|my \w+) no|turned (?:him|her|them) down)\b/,
          /\b(?:guilt\w*|feel bad|angry|afraid|worr\w+|upset|terrible|selfish)\b/,
        ).source
      }`,
    ),
    hear: [
      'Saying no was allowed. The bad feeling afterwards does not mean that it was wrong.',
      'If you are used to saying yes, a no can feel much harsher than it was.',
    ],
    ask: [
      'What did you need, when you said it?',
      'What are you afraid they think now?',
      'What would a yes have cost you?',
    ],
    next: ['I want to take it back.', "I'm afraid they're angry.", "I'm a bit proud, too."],
    cards: ['saying-no'],
  },
  {
    id: 'forgive',
    when: /\b(?:can't|cannot|don't know (?:if i can|how to)|not ready to|do i have to|trying to|should i|supposed to|have to) forgive (?:him|her|them|my (?:\w+ )?(?:mum|mom|mother|dad|father|husband|wife|sister|brother|friend|ex))\b|\bwants? me to forgive\b/,
    hear: [
      "Forgiving can't be done on demand, and there is no date for it.",
      'You can understand why somebody did it and still not be done with it.',
    ],
    ask: [
      'What would have to be said or seen first?',
      'What is the part you are not ready to let go?',
      'What has it been like since?',
    ],
    next: ["I can't forget it.", 'Everyone says I should move on.', "I don't know if they mean it."],
    cards: ['resentment'],
  },
  {
    id: 'alone-on-the-day',
    when: both(
      /\b(?:my birthday|christmas|new year'?s?(?: eve)?|valentine'?s?|thanksgiving|eid|diwali|easter|the holidays)\b/,
      /\b(?:alone|by myself|on my own|lonely|dread\w*|nobody (?:called|came|remembered)|first one without)\b/,
    ),
    unless:
      /\bnot (?:be )?(?:alone|lonely|dreading)|never (?:alone|lonely)\b|\b(?:lost my|died|killed|passed away|accident)\b/,
    hear: [
      'Being alone is harder on a day like that than on any other.',
      'Everyone seems to have somewhere to be, and that makes it louder.',
    ],
    ask: [
      'What used to make the day good, if it was?',
      'Who do you miss most around it?',
      'What would make it a little easier?',
    ],
    next: ['Nobody remembered.', "I don't want pity.", "I'd be glad once it's over."],
    cards: ['loneliness', 'grief-firsts'],
  },
  {
    id: 'anniversary',
    when: /\banniversary of (?:his|her|my|our|their|the) (?:\w+ )?(?:death|funeral|passing|accident|\w+'s death)\b|\b(?:a|one|two|three|four|five|ten|\d+) years? (?:ago )?(?:today|tomorrow|this (?:week|month))\b.*\b(?:died|gone|passed|lost)\b|\b(?:he|she|it|the baby|my \w+) would have (?:been|turned) (?:\d+|due|\w+ty|\w+teen)\b|\bfirst (?:christmas|birthday|year|easter|summer|anniversary) without\b/,
    hear: [
      'A date like that can bring everything close again.',
      'For others it is an ordinary day. For you it is not.',
    ],
    ask: ['How do you want to spend it?', 'Who else will be thinking of it?', 'What comes back to you around it?'],
    next: ['Nobody else remembers.', "I don't know how to get through it.", 'I want to do something for them.'],
    cards: ['grief-firsts', 'grief'],
  },
  {
    id: 'sunday-empty',
    when: /\b(?:i (?:hate|dread|can't (?:manage|stand)) (?:the )?(?:sundays?|weekends?)|(?:the |my )?(?:sundays|weekends) are (?:the |so |just |really )?(?:hard\w*|worst|empty|long\w*|lonely|what i cannot manage|what i can't)|sunday (?:is|feels) (?:the |so |just )?(?:hardest|worst|empty|long|lonely))\b/,
    hear: [
      'Some days of the week are simply harder to get through than others.',
      'Those hours can get very long when nobody is expecting you.',
    ],
    ask: [
      'Which part of the day is the hardest?',
      'What do you do with those hours now?',
      'What would make them a little easier?',
    ],
    next: ["I don't have anyone to do things with.", "I can't get myself to do anything.", 'It used to be different.'],
    cards: ['small-steps-when-low', 'values'],
  },
  {
    id: 'bored',
    general: true,
    when: mine('bored'),
    unless: /\b(?:bored of you|to death|bored you|more than owt)\b/,
    hear: [
      'Being bored is allowed. It can be more tiring than having a lot to do.',
      'Days with nothing in them to look forward to get long.',
    ],
    ask: [
      'What would you like to be doing?',
      'Which part of the day is the longest?',
      'What are your days like at the moment?',
    ],
    next: ['I just scroll.', 'Every day is the same.', "I don't have anyone to do things with."],
    cards: ['small-steps-when-low', 'values'],
  },
  {
    id: 'dont-know-why',
    when: /\b(?:i don't (?:even )?know why|i have no idea why|not sure why) (?:i'm (?:crying|sad|so|upset|angry|like this)|i feel|i am (?:so|sad|crying|like)|i cried|i keep crying|i got so)\b|\b(?:crying|cried|sad|down|anxious|upset|angry) for no reason\b|\bi have no (?:right|reason) to (?:feel|be|complain)\b/,
    hear: [
      "A feeling doesn't need a reason you can point at. It's real without one.",
      "Not knowing why makes it harder, because you can't explain it to anyone.",
    ],
    ask: [
      'When did you first notice it today?',
      'What have the last weeks been like?',
      'What does it feel like right now?',
    ],
    next: ["It's been building up.", 'I should be happy.', 'I feel silly.'],
    cards: ['naming-feelings'],
  },
  {
    id: 'relief',
    bright: true,
    when: /\bi(?:'m| am|'ve never been| feel)(?: \w+)? relieved\b|\bwhat a relief\b|\b(?:a |such a )?weight off\b|\ball clear\b|\bresults (?:are|were|came back) (?:fine|good|clear|negative|okay|ok)\b|\bit's benign\b|\bscan (?:was|is|came back) (?:clean|clear|fine)\b|\bworried for nothing\b/,
    unless: /\bnot (?:relieved|a relief)|should be relieved|but\b/,
    hear: [
      'Good that you can put that down now.',
      'It can take a while until the tension really goes. You held it long enough.',
    ],
    ask: ['What was the first thing you did?', 'How do you feel now?', 'Who did you tell?'],
    next: ["I'm exhausted now.", 'I cried.', "I can't quite believe it."],
  },
  {
    id: 'proud',
    bright: true,
    when: /\bi(?:'m| am|'m actually| believe i'm)(?: \w+){0,2} proud(?= of (?:myself|me|that|it|this)\b|$|[.,!])|\bi (?:actually |finally )?(?:stood up for myself|asked for help|spoke up)\b|\bi (?:actually |finally )(?:went (?:outside|out|to the (?:gym|doctor|shop))|left the house|called (?:him|her|them|the|my)|booked (?:it|the|an)|rang (?:him|her|them|the|my))\b/,
    unless:
      /\b(?:proud of (?:her|him|them|my|our)|but|died|late|still (?:feel|bad)|angry|then (?:he|she|they)|shouted|voicemail)\b/,
    hear: ['That took something, and it was you who did it.', 'It may look small to others. You know what it took.'],
    ask: ['What made it possible?', 'How was it, right after?', 'Who would you like to know about it?'],
    next: ["I didn't think I could.", 'I want to keep it up.', 'It felt really good.'],
    cards: ['good-things'],
  },
  {
    id: 'small-joy',
    bright: true,
    when: /\b(?:(?:that |it |he |she |they )?made my (?:day|week)|(?:i|we) (?:had|have had) (?:so much |such |some )?fun|(?:we|i) laughed (?:so|until|a lot)|(?:(?:it|today|yesterday) (?:was|is|'s)|(?:i|we)(?:'ve)? had|what) (?:a |an |such a )?(?:\w+ )?(?:nice|lovely|beautiful|good|great|sunny) (?:day|morning|walk|evening|afternoon|time|chat|talk|one)|i (?:really |actually )?enjoyed|i slept (?:so |really )?well|got a (?:new )?(?:puppy|kitten))\b/,
    unless: /\b(?:but|used to|don't|didn't|no longer|never|not|without|can't|cried|until she|until he|sulking|wish)\b/,
    hear: ['Good. That belongs in here as much as the hard things.', "It needn't be big to be worth telling."],
    ask: ['What was the best bit of it?', 'How did it come about?', 'How do you feel now?'],
    next: ['I had almost forgotten what that is like.', 'I want more of that.', 'It was just for a moment.'],
    cards: ['good-things'],
  },
  {
    id: 'hopeful',
    bright: true,
    when: mine(
      'hopeful|excited',
      "\\bi(?:'m| am)(?: \\w+)? looking forward to\\b|\\bthings (?:are|seem) (?:finally )?(?:looking up|getting better)\\b",
    ),
    unless: /\b(?:not|nothing|no longer|never|don't|isn't|hopeless)\b/,
    hear: ['It is good that there is something ahead to be glad of.', 'Something has moved, and you noticed.'],
    ask: [
      'What are you looking forward to most?',
      'What has changed, do you think?',
      'What would help it last a little?',
    ],
    next: ["I'm afraid to jinx it.", 'I hope it lasts.', "I'm excited and scared."],
  },
];
