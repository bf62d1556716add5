import type { Moment } from './moment.ts';

/** The body: pain, waiting, fear for it; and what people take to get through. */
export const health: readonly Moment[] = [
  {
    id: 'waiting-results',
    when: /\b(?:(?:waiting|wait) (?:for|on) (?:the |my |some |test |biopsy |scan |blood )*(?:results?|phone call|call from the (?:doctor|hospital))|biopsy|results? (?:on|come|are|this|next|tomorrow)|the scan|an? mri|mammogram|blood test)\b/,
    hear: [
      'Waiting is its own kind of hard. Nothing has happened yet, and you have already lived through every version of it.',
      "Until the results come, half of you is here and half of you is sitting in that room. It's hard to taste your food like that.",
      "People say don't worry, as though worry were a decision. You're standing in front of a closed door, and of course you listen at it.",
    ],
    ask: ['When will you know?', 'Which hours of the waiting are the longest?', 'Who will be with you when you hear?'],
    next: ['I keep googling it.', "I haven't told my family.", "I can't think of anything else."],
    cards: ['health-worry'],
  },
  {
    id: 'health-fear',
    when: /\b(?:health anxiety|googl\w+ (?:my )?symptoms|(?:afraid|scared|convinced|worried|think) (?:that )?(?:i have|i've got|it's|it is|i'm having) (?:cancer|a (?:tumou?r|heart attack|stroke)|something serious|als|ms)|hypochondri\w+|a lump|my heart (?:skips|flutters|is acting))\b/,
    hear: [
      'Once you start listening for it, the body never goes quiet. Every twinge sounds like the beginning of the answer.',
      "Looking it up promises relief and gives you ten new fears. It's hard to stop, because the next page might be the one that calms you.",
      'Living with one ear on your own heartbeat is tiring, and from outside nobody sees you doing it.',
    ],
    ask: [
      'Which sign do you keep coming back to?',
      'What does the fear say would happen?',
      'What was going on in your life when it began?',
    ],
    next: ['I keep checking my body.', "The doctor says I'm fine and I don't believe it.", 'Someone I knew got ill.'],
    cards: ['health-worry'],
  },
  {
    id: 'doctor',
    when: /\b(?:(?:scared|afraid|nervous|dread\w*) (?:of|about) (?:the )?(?:doctor|dentist|hospital|surgery|appointment|needles?)|doctor (?:didn't|doesn't|won't|dismissed|said it's (?:all )?in my head|ignored)|avoid\w* the (?:doctor|dentist)|(?:doctor's|dentist) appointment)\b/,
    hear: [
      "It's hard to sit there in a paper gown and be quick, clear and brave, all in seven minutes.",
      'When a doctor waves something away, you can end up doubting what your own body is telling you.',
      "Putting off an appointment isn't silliness. As long as nobody has looked, it can still be nothing.",
    ],
    ask: [
      'What are you most afraid of hearing?',
      'How did it go the last time?',
      'What would you want to be sure to say there?',
    ],
    next: ["They don't take me seriously.", 'I keep cancelling it.', 'I go blank in there.'],
  },
  {
    id: 'chronic-pain',
    when: /\b(?:chronic (?:pain|illness|fatigue|condition)|fibromyalgia|endometriosis|migraines?|(?:always|constantly|every day) in pain|(?:back|joint|nerve) pain|the pain (?:is|never|won't|doesn't)|flare[- ]?up|long covid|lupus|arthritis|crohn'?s|invisible illness)\b/,
    hear: [
      'Pain that stays is a full-time job nobody hired you for. It takes the energy first and the plans next.',
      "From the outside you look fine, so you end up either explaining or pretending. Both cost strength you'd rather have for living.",
      "There's a grief in it, too, for the things your body used to do without asking.",
    ],
    ask: [
      'What has it taken that you miss most?',
      'What do people get wrong about it?',
      'What does a decent day look like?',
    ],
    next: [
      "People think I'm exaggerating.",
      "I'm tired of cancelling on people.",
      "I'm scared it'll always be like this.",
    ],
    cards: ['long-illness'],
  },
  {
    id: 'body-after-birth',
    when: /\b(?:(?:body|belly|stomach|looks?|scar|stretch marks)\b.*\b(?:after|since) (?:the |my )?(?:birth|baby|pregnancy|c-section)|baby weight|post-?baby body|mum tum|mom pouch)\b/,
    hear: [
      'Your body did something enormous, and now it is looked at as though it had let itself go. That is a cruel sort of thanks.',
      "It can feel like living in someone else's skin. You may need time to get acquainted with it, and nobody gives you any.",
      'You can be proud of what it did and still not like meeting it in the mirror.',
    ],
    ask: [
      'When are you most aware of it?',
      'What would you like to hear about it from those close to you?',
      'What do you miss about how it was?',
    ],
    next: ["I don't want to be touched.", "I don't recognise myself.", 'Everyone else bounced back.'],
    cards: ['new-parent', 'self-compassion'],
  },
  {
    id: 'drinking',
    when: /\b(?:drink(?:ing)? (?:too much|more|again|every (?:night|day|evening)|alone|to (?:sleep|cope|forget))|drank (?:again|too much|a (?:whole )?bottle|last night)|hung ?over|bottle of wine|stop drinking|cut down on (?:drinking|alcohol)|sober|relapsed)\b/,
    unless:
      /\b(?:she|he|they|my [a-z]+)(?:'s| is| was| has been| keeps?)? (?:drinking|drinks|drank|hung ?over|gambling)\b/,
    hear: [
      'A drink does what it promises for about an hour, and then it sends the bill to the morning. You know that, and evenings are long.',
      "Saying it out loud is the part most people put off. It doesn't make you a certain kind of person; it makes you someone who noticed.",
      'It has probably been doing a job for you: switching off, or keeping something away. That job is worth looking at.',
    ],
    ask: [
      'What does the first glass do for you?',
      'At what point in the evening does it get decided?',
      'What would you like it to be like instead?',
    ],
    next: ['I promised myself I would stop.', 'Nobody knows how much.', "I don't know how else to switch off."],
    cards: ['drinking-to-cope'],
  },
  {
    id: 'gambling',
    when: /\b(?:gambl\w+|bet(?:ting)? (?:again|app|apps|money|site)|casino|slots?|lost (?:\S+ )?(?:\d\S*|hundreds|thousands|all my money)\b.*\bbet\w*)\b/,
    hear: [
      'The losing is one thing, and the hiding is another. The second is often what keeps you awake.',
      'The next bet looks like the way out of the last one. It is built to look like that, and clever people fall for it.',
      "There's a lot of shame around gambling, and shame loves being kept secret. Having said it here, you've already let some air in.",
    ],
    ask: [
      'What was going on just before the last time?',
      'Who else knows?',
      'What does it give you, in the minutes while it lasts?',
    ],
    next: ["I haven't told my family.", 'I owe money.', 'I keep trying to win it back.'],
    cards: ['money-worry', 'habits'],
  },
  {
    id: 'quit-smoking',
    when: /\b(?:quit(?:ting)? (?:smoking|cigarettes|vaping|weed)|stop(?:ped|ping)? (?:smoking|vaping)|gave up (?:smoking|cigarettes)|craving\w*|smok(?:ed|ing) again|had a cigarette)\b/,
    hear: [
      'Quitting takes away the thing you used to reach for when things got hard, and quitting is hard. It comes at you from both sides.',
      'A craving acts as if it would go on for ever. It comes in waves, and most of them are shorter than they claim.',
      "One slip doesn't wipe out the days before it. Those happened, and your body kept count.",
    ],
    ask: ['When is it strongest?', 'What made you want to stop, this time?', 'What has got you through so far?'],
    next: ["I'm so irritable.", 'I slipped yesterday.', "I don't know what to do with my hands."],
    cards: ['habits'],
  },
  {
    id: 'screen',
    when: /\b(?:(?:doom ?)?scroll\w*|addicted to my phone|on my phone (?:all|for|until|too)|(?:gaming|video games?|playing) (?:all (?:night|day)|too much|for hours|until)|instagram|tiktok|social media|screen time|everyone(?:'s| is) (?:lives?|so) (?:perfect|happy) online)\b/,
    hear: [
      "You go to the phone for a minute of rest and get up two hours later, more tired than before. It's made by people who are good at that.",
      "Everyone else's best afternoon, next to your ordinary one: you can know it's a shop window and still feel poor standing there.",
      'It keeps something at a distance, too. While the scrolling goes on, nothing else has to be felt.',
    ],
    ask: [
      'What are you usually getting away from when you pick it up?',
      'How do you feel in the minute after you put it down?',
      'Whose pictures are the worst for you?',
    ],
    next: ["I can't stop.", 'I compare myself to everyone.', "It's the only time I switch off."],
    cards: ['habits', 'self-esteem'],
  },
  {
    id: 'fear-of',
    when: /\b(?:(?:afraid|scared|terrified|fear|phobia) (?:of )?(?:flying|planes?|driving|heights|elevators?|lifts?|bridges|spiders|dogs|the motorway|the highway|leaving the house|crowds)|can't (?:get on a plane|drive (?:any ?more|on))|have to fly|my flight)\b/,
    hear: [
      "You can know all the numbers and your hands still go wet. The part that's frightened doesn't read statistics.",
      'The days before are often worse than the thing itself. You do it a hundred times in your head, and every time it goes wrong.',
      'It gets expensive, a fear like that: routes planned around it, invitations turned down, excuses nobody knows are excuses.',
    ],
    ask: [
      'Which moment of it do you dread the most?',
      'What has it kept you from lately?',
      'What has helped, even a little, before?',
    ],
    next: ['I feel ridiculous.', "I've been avoiding it for years.", 'It started after something happened.'],
    cards: ['panic-attack', 'breathing'],
  },
  {
    id: 'nightmares',
    when: /\b(?:nightmares?|bad dreams?|wake up (?:screaming|sweating|in a panic)|dream(?:t|ed|ing) (?:about|of) (?:him|her|it|them|falling|dying))\b/,
    hear: [
      "A nightmare doesn't end when you open your eyes. The room is the same, and it takes a while before your body believes that.",
      'When sleep itself becomes the place where it happens, even going to bed takes courage.',
      "Dreams don't have to mean anything to leave a mark. You still have to get up afterwards and be a person.",
    ],
    ask: [
      'What stays with you when you wake?',
      'What do you do in the minutes after?',
      'Does it come back, or is it a new one each time?',
    ],
    next: ["I'm afraid to fall asleep.", "It's always the same one.", "I'm exhausted."],
    cards: ['nightmares'],
  },
  {
    id: 'pet-ill',
    when: /\b(?:(?:dog|cat|puppy|kitten|rabbit|horse|pet|hamster|parrot)\b.*\b(?:sick|ill|vet|dying|tumou?r|surgery|old|put (?:him|her|it) (?:down|to sleep)|won't eat)|the vet)\b/,
    unless: /\b(?:died|passed away|was put down)\b/,
    hear: [
      "An animal can't tell you what hurts, so you read its face all day. That is worry without any breaks.",
      "Some people will say it's only a pet. They haven't been met at the door every evening for years.",
      'Having to decide for somebody who trusts you completely is a heavy thing to be handed.',
    ],
    ask: [
      'What are they like, when they are well?',
      'What did the vet say, as you understood it?',
      'What are you most afraid of having to decide?',
    ],
    next: ["I can't imagine the house without them.", "I feel guilty I didn't notice.", "I don't know when it's time."],
    cards: ['pet-loss'],
  },
];
