import { both, type Moment } from './moment.ts';

/** The body: pain, waiting, fear for it; and what people take to get through. */
export const health: readonly Moment[] = [
  {
    id: 'waiting-results',
    when: new RegExp(
      `\\bwait(?:ing)? (?:for|on) (?:the |my |his |her |some )?(?:test |scan |biopsy |blood |hospital )+results?\\b|${
        both(
          /\b(?:biopsy|mammogram|an? mri|(?:the|my|his|her) (?:mri|scan)|scan results?|test results?|blood test)\b/,
          /\b(?:tomorrow|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|waiting|still no (?:word|news))\b/,
        ).source
      }`,
    ),
    unless: /\b(?:clean|clear|fine|benign|all good|pregnan\w+)\b/,
    hear: [
      "Waiting for that is hard. There's nothing you can do in the meantime, and you can't put it down either.",
      'Until you know, it is difficult to think about anything else.',
    ],
    ask: [
      'When will you know?',
      'How are you getting through the hours until then?',
      'Who will be with you when you hear?',
    ],
    next: ['I keep googling it.', "I haven't told my family.", "I can't think of anything else."],
    cards: ['health-worry'],
  },
  {
    id: 'health-fear',
    when: /\bhealth anxiety\b|\bgoogl\w+ (?:my |the |every |all my )?symptoms?\b|\bi(?:'m| am)(?: \w+)? (?:afraid|scared|convinced|worried|terrified) (?:that )?(?:i have|i've got|it's|i'm having) (?:cancer|a (?:brain )?tumou?r|a heart attack|a stroke|something serious)\b|\bi(?:'ve)? found a lump\b/,
    unless: /\b(?:cyst|all clear|benign|was fine|it's fine)\b/,
    hear: [
      "It's frightening when your own body is what worries you.",
      'Not knowing what it is leaves a lot of room for the worst.',
    ],
    ask: ['What are you noticing?', 'What are you most afraid of?', 'Has anyone been able to look at it yet?'],
    next: ['I keep checking my body.', "The doctor says I'm fine and I don't believe it.", 'Someone I knew got ill.'],
    cards: ['health-worry'],
  },
  {
    id: 'doctor',
    when: /\b(?:scared|afraid|nervous|dreading|terrified|panicking) (?:of|about) (?:the |my |going to the |seeing the )?(?:doctor|dentist|hospital|surgery|operation|appointment|needles?)\b|\b(?:putting off|avoiding|keep cancell?ing) (?:the |my )?(?:doctor|dentist|appointment)\b/,
    hear: [
      'A lot of people are frightened of that. There is nothing silly about it.',
      'The time before it is often the worst part.',
    ],
    ask: ['What frightens you most about it?', 'When is it?', 'How did it go the last time?'],
    next: ['I keep cancelling it.', 'I go blank in there.', "I'm scared of what they'll say."],
    cards: ['health-worry'],
  },
  {
    id: 'not-believed-by-doctor',
    when: /\b(?:doctors?|gp|the hospital|consultant) (?:just |never |still )?(?:didn't (?:listen|believe me|take me seriously)|doesn't (?:believe me|listen|take me seriously)|don't (?:believe me|listen|take me seriously)|won't (?:listen|help me)|dismissed me|ignored me|said it's (?:all )?in my head)\b/,
    hear: [
      'You went there for help and were not taken seriously. That is hard, and it makes the next time harder.',
      "You know what you feel in your body. It doesn't stop being real because somebody was in a hurry.",
    ],
    ask: [
      'What did you want them to understand?',
      'What happened, the last time you went?',
      'Is there someone who could go in with you?',
    ],
    next: ["I don't want to go back.", 'I start to doubt myself.', "I don't know who else to ask."],
  },
  {
    id: 'chronic-pain',
    when: /\b(?:my|i have|i've got|living with|with) (?:\w+ )?(?:chronic (?:pain|illness|fatigue)|fibromyalgia|endometriosis|long covid|lupus|crohn'?s|arthritis|migraines|(?:back|joint|nerve|knee|hip) pain)\b|\b(?:i'm|i am) (?:always|constantly|still|in) (?:in )?pain\b|\bin pain (?:all day|every day|all the time)\b|\bmy flare[- ]?up\b/,
    unless: /\b(?:mum|mom|dad|mother|father|husband|wife|son|daughter|he|she) (?:has|have|is|with)\b/,
    hear: [
      'Being in pain day after day takes a lot out of a person.',
      "It doesn't always show, and then others forget. You can't.",
    ],
    ask: ['How is it today?', 'What does it keep you from that you miss the most?', 'Who around you knows how it is?'],
    next: [
      "People think I'm exaggerating.",
      "I'm tired of cancelling on people.",
      "I'm scared it'll always be like this.",
    ],
    cards: ['long-illness'],
  },
  {
    id: 'body-after-birth',
    when: /\bmy (?:body|belly|stomach|scar|stretch marks)\b.*\b(?:after|since) (?:the |my )?(?:birth|baby|pregnancy|c-section)\b|\bbaby weight\b|\bmum tum\b/,
    hear: [
      'Your body did something enormous. It is still hard when it does not feel like yours.',
      'It takes time to get used to, and hardly anyone gives you that time.',
    ],
    ask: [
      'When do you notice it the most?',
      'What would you like to hear from those close to you?',
      'How do you feel in it today?',
    ],
    next: ["I don't want to be touched.", "I don't recognise myself.", 'Everyone else bounced back.'],
    cards: ['new-parent', 'self-compassion'],
  },
  {
    id: 'sober',
    bright: true,
    when: /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a) (?:days?|weeks?|months?|years?) (?:sober|clean(?=$|[.,!?]| (?:today|now|from|off))|without a (?:drink|cigarette))\b|\b(?:i'm|i've been) sober (?:for|since)\b/,
    hear: [
      'Every one of those days counted, and you did them one by one.',
      'That is a real achievement, and it is yours.',
    ],
    ask: ['What has got you through so far?', 'What feels different by now?', 'Who knows about it?'],
    next: ['Some days are hard.', "I'm proud of it.", 'I had nobody to tell.'],
    cards: ['habits'],
  },
  {
    id: 'drinking',
    when: /\bi(?:'ve been|'m| am| was|'d been| have been)?(?: \w+)? (?:drinking (?:too much|more|again|every (?:night|day|evening)|alone|to (?:sleep|cope|forget))|drink (?:too much|every (?:night|day|evening)|alone|to (?:sleep|cope|forget))|drank (?:again|too much|a (?:whole )?bottle|the (?:whole )?bottle))\b|\bi (?:relapsed|slipped and drank|(?:need|have|want|tried|try) to (?:stop|quit|cut down on) drinking|can't stop drinking)\b/,
    hear: [
      'Saying it out loud is the part most people put off. You just did it.',
      "It doesn't make you a bad person. It's worth looking at, without shouting at yourself.",
    ],
    ask: [
      'When in the day is it hardest not to?',
      'What does it help you with, at first?',
      'What would you like it to be like instead?',
    ],
    next: ['I told myself it was just one glass.', 'Nobody knows how much.', "I don't know how else to switch off."],
    cards: ['drinking-to-cope'],
  },
  {
    id: 'gambling',
    when: /\bi(?:'ve been|'m| am| have been|'ve| have)?(?: \w+)? (?:gambl(?:ing|ed)|bett?(?:ing)? again|lost (?:\S+ )?(?:\d\S*|hundreds|thousands|all my money|my wages) (?:on|at|in|to) (?:\w+ )?(?:bet\w*|slots?|casino|gambling|horses|the app))\b|\bmy gambling\b|\bcan't stop (?:gambling|betting)\b/,
    hear: [
      "There is a lot of shame around that, and it keeps people quiet. It's good that you said it.",
      'It is built so that stopping is hard. You are not stupid for being caught in it.',
    ],
    ask: [
      'What was going on just before the last time?',
      'Who else knows?',
      'What worries you most about it right now?',
    ],
    next: ["I haven't told my family.", 'I owe money.', 'I keep trying to win it back.'],
    cards: ['money-worry', 'habits'],
  },
  {
    id: 'quit-smoking',
    when: /\bi(?:'m|'ve| am| have)?(?: \w+){0,2} (?:quit(?:ting)?|stopp?(?:ed|ing)?|gave up|given up|giving up) (?:smoking|cigarettes|vaping|weed)\b|\bi (?:smoked again|had a cigarette)\b|\bcravings? (?:for a (?:cigarette|smoke)|is|are)\b/,
    hear: [
      'Quitting is hard, and it takes away the very thing you used to reach for.',
      "A slip, if there is one, doesn't undo the days before it.",
    ],
    ask: ['When is it hardest?', 'What made you want to stop, this time?', 'What has got you through so far?'],
    next: ["I'm so irritable.", 'I slipped yesterday.', "I don't know what to do with my hands."],
    cards: ['habits'],
  },
  {
    id: 'screen',
    when: /\b(?:i (?:just |keep |can't stop )*doom ?scroll\w*|(?:i'm|i am) addicted to (?:my phone|tiktok|instagram|gaming|scrolling)|i(?:'m| am|'ve been)? (?:\w+ )?(?:on my phone|scrolling|gaming) (?:all (?:night|day|evening)|for hours|until \d|too much)|everyone(?:'s| is) (?:lives? (?:is |are )?|so )(?:perfect|happy) online)\b/,
    hear: [
      "It's made to be hard to put down. That you can't is no weakness.",
      'You go there for a rest and come back more tired. Many people know that.',
    ],
    ask: [
      'How do you feel in the minute after you put it down?',
      'When do you pick it up the most?',
      'What would you rather do with that hour?',
    ],
    next: ["I can't stop.", 'I compare myself to everyone.', "It's the only time I switch off."],
    cards: ['habits', 'self-esteem'],
  },
  {
    id: 'fear-of',
    when: /\b(?:i(?:'m| am)(?: \w+)? (?:afraid|scared|terrified) of|my fear of|(?:a )?phobia of|i have a fear of) (?:flying|planes?|driving|heights|elevators?|lifts?|bridges|spiders|dogs|the motorway|the highway|leaving the house|crowds)\b|\bi have to (?:fly|get on a plane)\b/,
    hear: [
      'You can know that it is safe and still be frightened. One does not cancel the other.',
      'Dreading it beforehand is tiring in itself.',
    ],
    ask: [
      'Which part of it do you dread the most?',
      'What has it kept you from?',
      'What has helped, even a little, before?',
    ],
    next: ['I feel ridiculous.', "I've been avoiding it for years.", 'It started after something happened.'],
    cards: ['panic-attack', 'breathing'],
  },
  {
    id: 'nightmares',
    when: /\b(?:i (?:keep having|keep getting|had|have|get|'m having)|i've (?:been having|had)|i'm having|having|woken by|woke up from) (?:a |the |these |my |more )?(?:\w+ )?(?:nightmares?|bad dreams?)\b|\bi (?:keep )?wak(?:e|ing) up (?:screaming|sweating|in a panic)\b/,
    hear: [
      'A nightmare is not over when you open your eyes. It takes a while until the fright is gone.',
      'After nights like that, it is hard to look forward to going to bed.',
    ],
    ask: [
      'What helps you in the minutes after you wake?',
      'Does it come back, or is it a new one each time?',
      'How are the days after such a night?',
    ],
    next: ["I'm afraid to fall asleep.", "It's always the same one.", "I'm exhausted."],
    cards: ['nightmares'],
  },
  {
    id: 'pet-died',
    when: /\b(?:my|our) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|horse|hamster|parrot|pup|bird|guinea pig)(?: \w+){0,3} (?:died|passed|was put (?:down|to sleep)|had to be put (?:down|to sleep)|is gone|got run over)\b|\bhad (?:him|her|my (?:dog|cat)) put (?:down|to sleep)\b|\b(?:lost|buried|put down) my (?:\w+ )?(?:dog|cat|rabbit|horse|puppy|kitten)\b/,
    hear: [
      'An animal is part of every day, and so every day shows you that it is gone.',
      'That is a real loss. You need not make it smaller because it was an animal.',
    ],
    ask: ['What were they like?', 'Where in the day do you miss them most?', 'What would you like to tell about them?'],
    next: ['The house is so quiet.', 'I keep listening for them.', 'I feel silly for crying.'],
    cards: ['pet-loss'],
  },
  {
    id: 'pet-ill',
    when: both(
      /\b(?:my|our|the) (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|horse|pet|hamster|parrot)\b/,
      /\b(?:(?:is|very|so|really|getting|'s|got) (?:sick|ill)|dying|tumou?r|kidneys|cancer|surgery|won't eat|put (?:him|her|it) (?:down|to sleep)|the vet (?:said|says|thinks))\b/,
    ),
    unless: /\b(?:died|passed away|was put down|put (?:him|her) down yesterday|fine now|is fine)\b/,
    hear: [
      "It's hard to see an animal unwell. It can't tell you what it needs.",
      'You worry about them as you would about anyone you live with. That is how it should be.',
    ],
    ask: ['How are they today?', 'What did the vet say, as you understood it?', 'What are you most afraid of?'],
    next: ["I can't imagine the house without them.", "I feel guilty I didn't notice.", "I don't know when it's time."],
    cards: ['pet-loss'],
  },
];
