import type { Moment } from './moment.ts';

/** Among friends, on certain days of the year, and when things are lighter. */
export const days: readonly Moment[] = [
  {
    id: 'friend-betrayed',
    when: /\b(?:(?:best )?friend\b.*\b(?:behind my back|told (?:everyone|everybody|people|my)|lied|betray\w*|slept with|secret|talk(?:s|ed|ing) (?:badly )?about me|screenshots?)|trusted (?:her|him|them) with)\b/,
    unless: /\bmy friend (?:says|said|told me)\b/,
    hear: [
      'You handed a friend something breakable, and now you look at every old conversation again with different eyes.',
      "With a friend there isn't even a word like divorce for it. You're supposed to just get over it.",
      'It hurts twice: what was done, and that the person you would normally call about it is the one who did it.',
    ],
    ask: [
      'What hurts most: what happened, or who it was?',
      'What would you want to hear from them?',
      'Have they said anything since?',
    ],
    next: ["I don't know who to trust now.", 'We have the same friends.', 'I want to ask why.'],
    cards: ['trust'],
  },
  {
    id: 'friend-in-trouble',
    when: /\b(?:(?:my|a) (?:\w+ )?friend (?:is|has been|'s) (?:really )?(?:struggling|depressed|in trouble|not (?:well|okay|ok)|going through|suffering|hurting|in a bad)|worried about (?:my|a) (?:\w+ )?(?:friend|sister|brother|cousin)|help (?:my|a) friend|don't know how to help (?:him|her|them))\b/,
    hear: [
      "Watching a friend go under while you're standing on the shore is a helpless feeling. You want to do something, and there's mostly only being there.",
      "It's a lot to hold somebody else's worst hours. You may be lying awake over it without anyone asking about you.",
      "There's no perfect sentence that turns it round for them. People tend to remember who stayed.",
    ],
    ask: [
      'What worries you most about how they are?',
      'What is it like to be the one who knows?',
      'Who could share this with you?',
    ],
    next: ["I'm afraid of saying the wrong thing.", "I can't carry this alone.", "They don't want help."],
    cards: ['listening', 'boundaries'],
  },
  {
    id: 'guilty-resting',
    when: /\b(?:guilty? (?:when(?:ever)?|for|if|about|every time)\b.{0,12}\b(?:sit|rest\w*|relax\w*|sleep\w*|do(?:ing)? nothing|take a break|taking (?:a break|time)|stop)|can't (?:rest|relax|sit still|switch off)|don't (?:deserve|know how) to rest)\b/,
    hear: [
      "Sitting down shouldn't feel like being caught at something, and it does when you've been the one holding things up for long enough.",
      "The guilt makes rest into one more thing to get wrong. You sit there, and you don't get any of the good of it.",
      'Somewhere you may have learned that rest has to be earned first, and the list for earning it never ends.',
    ],
    ask: [
      'What does the guilt say you should be doing instead?',
      'When did you last rest without paying for it?',
      'Who would notice if you stopped for an hour?',
    ],
    next: ["There's always more to do.", "I'm afraid everything falls apart.", 'I get restless when I stop.'],
    cards: ['rest'],
  },
  {
    id: 'nothing-stirs',
    when: /\b(?:nothing (?:inspires|excites|interests|moves|makes me (?:happy|smile|feel)|is fun|feels good)|uninspired|lost my spark|don't look forward to anything)\b/,
    hear: [
      'When nothing stirs you, being told to find something inspiring is a bit like being told to be hungry.',
      "It may be less that there's nothing good, and more that there has been no room left for it to land.",
      "Flat stretches make it look as if you'd never cared about anything. Usually it's buried rather than gone.",
    ],
    ask: [
      'What is the last thing you lost track of time with, however long ago?',
      'What did you love when you were ten?',
      'When did it go flat?',
    ],
    next: ['I used to love making things.', "I'm too tired for anything.", "I don't remember."],
    cards: ['small-steps-when-low', 'values'],
  },
  {
    id: 'said-no-guilt',
    when: /\b(?:i (?:finally )?(?:said no|told (?:him|her|them) no|turned (?:it|him|her|them) down|cancelled|canceled|set a boundary)|guilty (?:for|about|after) (?:saying no|cancelling|canceling|resting|not going|putting myself))\b/,
    hear: [
      'You said no, and now the guilt is acting as if you had hurt somebody. It often turns up on time, whether or not there is a reason.',
      'The first few times a no feels like slamming a door. To the other person it may have been only a no.',
      "You've been the reliable one for so long that looking after yourself feels like breaking a rule.",
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
    when: /\b(?:forgiv(?:e|en|ing|eness)|apologi[sz]ed to me|(?:he|she|they) said sorry|move past it|hold(?:ing)? a grudge|(?:can't|cannot|should|just) let it go)\b/,
    hear: [
      "Forgiving can't be done on demand, and least of all because somebody would like the evening to be nice again.",
      'You can understand why they did it and still not be done with it. Understanding is quicker than healing.',
      "It may be that you're not holding on to it so much as waiting for someone to see how much it hurt.",
    ],
    ask: [
      'What would have to be seen or said first?',
      'What would change for you if you forgave it?',
      'Which part are you not ready to let go?',
    ],
    next: ["I can't forget it.", 'Everyone says I should move on.', "I don't know if they mean it."],
    cards: ['resentment'],
  },
  {
    id: 'alone-on-the-day',
    when: /\b(?:(?:my birthday|christmas|new year'?s?|valentine'?s?|thanksgiving|eid|diwali|easter|the holidays?)\b.*\b(?:alone|by myself|nobody|no ?one|forgot\w*|hate|dread\w*|lonely|without|hard|sad)|(?:alone|by myself|nobody|no ?one|forgot|dread\w*|hate)\b.*\b(?:birthday|christmas|new year'?s?|valentine'?s?|thanksgiving|eid|diwali|easter|the holidays?))\b/,
    unless: /\bforg[eo]t/,
    hear: [
      'On an ordinary day being alone is a fact. On a birthday or at Christmas it turns into a question, and everyone seems to be asking it.',
      "Days like that come with a picture of how they should be. It isn't the day that hurts so much as the gap.",
      'The whole town is busy being together, and the evening is longer than other evenings.',
    ],
    ask: [
      'What used to make the day good, if it was?',
      'Who are you missing most around it?',
      'What would make that evening bearable?',
    ],
    next: ['Nobody remembered.', "I don't want pity.", 'I wish it were over already.'],
    cards: ['loneliness', 'grief-firsts'],
  },
  {
    id: 'anniversary',
    when: /\b(?:anniversary|(?:a|one|two|three|five|ten|\d+) years? (?:ago )?(?:today|tomorrow|since|this (?:week|month))|would have (?:been|turned)|(?:his|her|their) birthday (?:is|would|was)\b.*\b(?:miss|without|first|died|gone)|first (?:christmas|birthday|year) without)\b/,
    hear: [
      'The body seems to know dates by itself. Days before, everything gets heavier, and only then you look at the calendar.',
      'For everyone else it is a day like any other. That makes it lonelier, to be walking around inside a different one.',
      'Anniversaries bring back the hours, not only the person: what the weather was, who rang, what you had for lunch.',
    ],
    ask: [
      'What do you remember of that day?',
      'How would you like to spend it, if it were up to you?',
      'Who else will be thinking of it?',
    ],
    next: ['Nobody else remembers.', "I don't know how to get through it.", 'I want to do something for them.'],
    cards: ['grief-firsts', 'grief'],
  },
  {
    id: 'sunday-empty',
    when: /\b(?:(?:hate|dread|empty|long|lonely|dead) sundays?|sundays? (?:are|is|feel)|bored\b|boredom|nothing to (?:do|look forward to)|every day (?:is |feels )?the same|groundhog day|what'?s the point of (?:weekends|it all)|feel (?:so )?(?:empty|hollow) (?:on|at|every)|weekends? (?:are|is) (?:the )?(?:hard|worst|empty|long))\b/,
    hear: [
      'A Sunday can be very long. The week at least tells you where to stand, and then there is a whole afternoon with no one in it.',
      'Boredom sounds harmless, and it can feel like being parked somewhere while life drives past.',
      'When every day is the same, even nice things lose their edges. You can miss something without knowing what.',
    ],
    ask: [
      'What used to be in those hours?',
      'If something were to happen, what would you want it to be?',
      'When did the days start to look alike?',
    ],
    next: ['I just scroll.', "I don't have anyone to do things with.", "I can't get myself to do anything."],
    cards: ['small-steps-when-low', 'values'],
  },
  {
    id: 'dont-know-why',
    when: /\b(?:(?:don't|no idea|not sure) (?:know )?why (?:i'm|i am|i feel|i'm so|i)|for no reason|out of nowhere|nothing(?:'s| is) (?:even )?wrong|shouldn't (?:be )?(?:feel|complain)|have no (?:right|reason) to)\b/,
    hear: [
      "It doesn't need a reason you can point at. Sometimes a feeling arrives first and its story comes limping after.",
      "Not knowing why makes it lonelier, because you can't explain it to anyone, yourself included.",
      'Things add up quietly while you are busy. Then one ordinary evening it all wants to be felt.',
    ],
    ask: [
      'When did you first notice it today?',
      'If it could speak, what would it complain about?',
      'What have the last weeks been like?',
    ],
    next: ["It's been building up.", 'I should be happy.', 'I feel silly.'],
    cards: ['naming-feelings'],
  },
  {
    id: 'relief',
    bright: true,
    when: /\b(?:relie(?:f|ved)|weight off|it's (?:finally )?over|thank god|all clear|results (?:are|were|came back) (?:fine|good|clear|negative)|worried for nothing|it's benign)\b/,
    hear: [
      'You can put it down now. The body is often slower than the news, so it may take a night or two until the shoulders believe it.',
      "Relief can come with tears or with plain tiredness. You've been holding that for a while.",
    ],
    ask: ['What was the first thing you did?', 'What can you think about again, now?', 'Whom did you tell?'],
    next: ["I'm exhausted now.", 'I cried.', "I can't quite believe it."],
  },
  {
    id: 'proud',
    bright: true,
    when: /\b(?:i'm (?:actually |really |kind of |a bit )?proud|(?:i|i've) (?:actually |finally )?(?:stood up for myself|ran|finished|cooked|cleaned|called|went (?:outside|out|to the gym|swimming)|made it|spoke up|asked for help)|\d+ days? (?:sober|clean|without))\b/,
    unless: /\b(?:proud of (?:her|him|them|my)|but|died|late|still (?:feel|bad)|angry|then (?:he|she|they))\b/,
    hear: [
      "That took something, and it was you who did it. It's allowed to be a good thing without a but behind it.",
      'From outside it may look small. You know what it took to get there, and that is the right way to measure it.',
    ],
    ask: [
      'What made it possible today?',
      'What was the moment just before like?',
      'Who would you like to know about it?',
    ],
    next: ["I didn't think I could.", 'I want to keep it up.', 'It felt really good.'],
    cards: ['good-things'],
  },
  {
    id: 'small-joy',
    bright: true,
    when: /\b(?:made me (?:smile|laugh)|got a (?:new )?(?:puppy|kitten|dog|cat)|(?:(?:a|such a|the|what a|really|very) (?:\w+ )?(?:nice|lovely|beautiful|good|great|sunny) (?:day|morning|walk|evening|talk|chat|time)|(?:nice|lovely|beautiful|sunny) (?:day|morning|walk|evening|weather))|had (?:so much |some )?fun|laughed (?:so|until|a lot)|the sun (?:came|was)|enjoyed|good coffee|slept (?:so )?well)\b/,
    unless: /\b(?:but|used to|don't|didn't|no longer|never|not|without|can't)\b/,
    hear: [
      'Good, that gets to be in the day as well. It need not be big to be worth telling.',
      "It's worth telling slowly. Nice moments slip past quicker than the hard ones, and nobody asks about them.",
    ],
    ask: ['What was the best bit of it?', 'Who was with you?', 'How long did it stay with you?'],
    next: ['I had almost forgotten what that is like.', 'I want more of that.', 'It was just for a moment.'],
    cards: ['good-things'],
  },
  {
    id: 'hopeful',
    bright: true,
    when: /\b(?:hopeful|looking forward to|things (?:are|might be|seem) (?:finally )?(?:looking up|getting better|turning)|first time in (?:a long time|ages|months|years|weeks)|excited (?:about|for|to)|light at the end)\b/,
    unless: /\b(?:not|nothing|no longer|never|don't|isn't)\b/,
    hear: [
      'Hope is a bit scary after a long stretch without it. There is suddenly something that could be taken away again.',
      "It doesn't have to be a big change to count. Something in the picture has moved, and you noticed.",
    ],
    ask: [
      'What is it you are looking forward to most?',
      'What do you think has shifted?',
      'What would help it last a little?',
    ],
    next: ["I'm afraid to jinx it.", 'I want it to last.', "I'm excited and scared."],
  },
];
