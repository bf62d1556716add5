import type { Moment } from './moment.ts';

/** What has to be passed, decided or lived up to: study, work, and the clock other people seem to go by. */
export const ahead: readonly Moment[] = [
  {
    id: 'exam-failed',
    when: /\b(?:failed (?:my|the|an?|another|again)?\s?(?:\w+ )?(?:exam|test|class|course|module|year|driving test|finals?)|didn't pass|flunk\w*|bad grade|got an? (?:f|d)\b|resit|retake)\b/,
    hear: [
      "A failed exam feels like a sentence on you, and it's a result from one day. That's easy to say and hard to believe this evening.",
      'The worst of failing is often the telling: saying it to people who asked how it went.',
      'You put weeks into it, and a number came out that shows none of them.',
    ],
    ask: [
      'What does it change, as far as you can see today?',
      'Whom do you dread telling?',
      'What do you say to yourself about it?',
    ],
    next: ["I can't tell my parents.", 'I studied so hard.', 'Maybe I am not made for this.'],
    cards: ['exams', 'self-compassion'],
  },
  {
    id: 'thesis',
    when: /\b(?:thesis|dissertation|phd|my supervisor|my advisor|viva|write up)\b/,
    hear: [
      'A thesis has no evenings. Whatever else you do, it sits in the next room and clears its throat.',
      "You know more about it than almost anyone by now, and that's exactly why you see every hole in it.",
      'It gets lonely, a piece of work that nobody around you really follows and that never says well done.',
    ],
    ask: [
      'Which part of it are you avoiding?',
      'When did it last interest you?',
      'What does your supervisor see of how it is going?',
    ],
    next: ["I'm ashamed of how little I've done.", "I can't look at it any more.", 'I want to give up.'],
    cards: ['procrastination', 'perfectionism'],
  },
  {
    id: 'imposter-in-study',
    when: /\b(?:everyone (?:else )?(?:is|in my (?:class|course|program\w*)|here) (?:is )?(?:so )?(?:much )?(?:smarter|cleverer|better|brilliant)|don't belong (?:here|in this)|admitted me by mistake|(?:smartest|stupidest|dumbest) (?:one|person|in the (?:class|room)))\b/,
    hear: [
      "You see the others' answers and your own doubts, so of course they come out ahead. Nobody shows the hour before they understood it.",
      'Being among clever people can make you feel slower than you are. The yardstick changed, and you stayed the same.',
      "The feeling of not belonging is loudest where you'd most like to belong.",
    ],
    ask: [
      'What happened that brought it up today?',
      'Where do you feel at home with what you know?',
      'What would you have to see to believe you belong there?',
    ],
    next: ["I don't dare to ask questions.", "I'm scared they'll notice.", 'I work twice as hard as everyone.'],
    cards: ['impostor'],
  },
  {
    id: 'presentation',
    when: /\b(?:presentation|public speaking|give a (?:talk|speech)|(?:speak|talk|present) in front of|my speech|stage fright)\b/,
    hear: [
      "Standing up in front of people sets off the same alarm as danger does. Your hands don't know it's only slides.",
      'The talk you give in your head at night goes wrong in every way at once. The real one only gets one go.',
      'What feels like an earthquake from the inside mostly looks like a person being a bit pale.',
    ],
    ask: [
      'Which minute of it do you dread the most?',
      'Who will be in the room that matters?',
      'How has it gone before?',
    ],
    next: ["I'm afraid my voice will shake.", 'I went blank once.', "I can't get out of it."],
    cards: ['social-anxiety', 'breathing'],
  },
  {
    id: 'interview',
    when: /\b(?:(?:job )?interview\w*|no (?:reply|answer|response) (?:to|from) (?:my |any )?applications?|applications?|rejection (?:letters?|emails?)|hundred(?:s of)? (?:jobs|applications))\b/,
    hear: [
      'An interview asks you to be relaxed about something you badly want. It is an odd sort of theatre, and you only get the one evening.',
      'Sending yourself out again and again and hearing nothing is wearing. The silence starts to sound like an opinion of you.',
      "You're being looked at by strangers with a list, and no list has ever had all of a person on it.",
    ],
    ask: [
      'What would you want them to see in you?',
      'Which question are you afraid of?',
      'What would it mean to get it?',
    ],
    next: ["I'm afraid I'll go blank.", "It's my only chance.", "I've had so many rejections."],
    cards: ['job-loss', 'confidence'],
  },
  {
    id: 'passed-over',
    when: /\b(?:passed over|didn't get (?:the|that|my) (?:promotion|raise|job|part|role|place)|(?:promotion|raise)\b.*\b(?:went|gave|instead|someone else|didn't|denied)|someone else got (?:it|the)|promoted (?:him|her|them|someone))\b/,
    hear: [
      'Someone else got it, and you still have to sit in the same room and be pleasant about it. That takes some doing.',
      "It isn't only the promotion. It's the years that were supposed to count, and the question of whether anyone was looking.",
      'Part of you may want to leave tomorrow, and part wants to work even harder. Both come from the same sore place.',
    ],
    ask: [
      'How did you find out?',
      'What would it have meant to you?',
      'What did they say, and what do you think it was?',
    ],
    next: ["I don't see why I should try.", 'I had to congratulate them.', 'I think it was unfair.'],
    cards: ['work-trouble'],
  },
  {
    id: 'colleague',
    when: /\b(?:(?:colleague|co-?worker|team ?mate)s?\b.*\b(?:never|always|keeps?|doesn't|won't|said|told|lied|took|blam\w+|talks|undermin\w+|hates?|gossip\w*|rude|lazy|shouted|yelled)|office politics|gossip\w* about me)\b/,
    hear: [
      "You don't choose colleagues, and you spend more hours with them than with anyone you love. A bad one gets into the evenings, too.",
      "It's hard to let it go when you have to sit across from it again at nine tomorrow.",
      "Speaking up might make it worse, and staying quiet makes it yours. That's a tiring place to work from.",
    ],
    ask: [
      'What happened, the last time it got to you?',
      'What would you say if there were no consequences?',
      'Who else sees it?',
    ],
    next: ["I don't want to make a scene.", 'I think about it all evening.', 'My manager does nothing.'],
    cards: ['work-trouble', 'communication'],
  },
  {
    id: 'bullied',
    when: /\b(?:bull(?:y|ied|ying|ies)|pick(?:s|ed|ing)? on (?:me|my (?:son|daughter|kid|child))|(?:everyone|they|kids|classmates) (?:all )?(?:laugh\w*|mak\w+ fun|whisper\w*|exclude\w*)|nobody (?:sits|talks) (?:with|to) me)\b/,
    hear: [
      "Having to go back there every day, knowing what's waiting: that takes a toll nobody marks down anywhere.",
      'People who do this like to make it look as if something were wrong with you. That is part of how it works.',
      'Often it is the ones who stood by and said nothing that hurt the longest.',
    ],
    ask: [
      'What does an ordinary day of it look like?',
      'Who knows about it so far?',
      'When do you get to be out of their reach?',
    ],
    next: ["I don't want to go back.", "I'm afraid telling makes it worse.", 'Nobody does anything.'],
    cards: ['confidence'],
  },
  {
    id: 'night-shift',
    when: /\b(?:night ?shifts?|graveyard shift|work(?:ing)? nights|shift work|double shifts?|12[- ]hour shifts?|on call (?:again|all|tonight))\b/,
    hear: [
      "Working nights means living the wrong way round. Everyone's awake when you're empty, and nobody's there when you come home wide awake.",
      "After a few night shifts it's hard to tell what is sadness and what is just missing daylight.",
      'You keep things going while the rest sleep, and then somebody starts drilling at noon.',
    ],
    ask: [
      'How is the hour when you get home?',
      'What do you miss out on the most?',
      'How many more of them are coming?',
    ],
    next: ['I hardly see my family.', "I can't sleep in the day.", "I don't know how long I can do it."],
    cards: ['sleep', 'rest'],
  },
  {
    id: 'retired',
    when: /\b(?:retir(?:ed|ing|ement)|since i stopped working|pension(?:er|ed)?)\b/,
    hear: [
      'People talk about retirement as a long holiday. Nobody mentions that on Monday morning no one needs you anywhere.',
      "Work gave you a name, hours and people to grumble with. It's odd to lose all that and be congratulated.",
      'There is suddenly a lot of day. It can take a good while until it feels like yours.',
    ],
    ask: [
      'What do you miss that you never thought you would?',
      'Which part of the day is longest?',
      'Who did you use to be there?',
    ],
    next: ['I feel useless.', "My partner and I get on each other's nerves.", 'The days run into each other.'],
    cards: ['big-change', 'values'],
  },
  {
    id: 'perfectionist',
    when: /\b(?:perfection\w*|has to be perfect|never good enough for (?:me|myself)|(?:can't|cannot) (?:make|allow) (?:any )?mistakes?|redo(?:ing)? (?:it|everything)|made a (?:stupid |small |huge |big |terrible )mistake (?:at|in|on))\b/,
    hear: [
      'With a bar like that, even a good day only counts as not having failed yet. There is no place on it to sit down.',
      'A mistake gets a spotlight and everything that went well gets filed away. Small wonder it feels like the mistakes are all there is.',
      "It probably protected you from something once: if it's perfect, nobody can say anything.",
    ],
    ask: [
      'What would it mean if it were just okay?',
      'Who were you trying not to disappoint, at first?',
      'Which mistake is going round in your head?',
    ],
    next: ["I can't let it go.", 'I start over again and again.', "I'm so hard on myself."],
    cards: ['perfectionism'],
  },
  {
    id: 'cannot-decide',
    when: /\b(?:can't decide|don't know (?:what|which|whether|if i should) (?:to (?:do|choose|pick)|stay|go|leave)|torn between|indecisi\w+|wrong (?:choice|decision)|big decision|make a decision|keep going back and forth)\b/,
    hear: [
      "When both roads cost something, the mind keeps walking a few steps down each and coming back. That's tiring without getting you anywhere.",
      'Not deciding feels safer, because nothing has been lost yet. It does take up the days, though.',
      'Often it is less about finding the right answer than about which loss you could live with.',
    ],
    ask: [
      'Which way were you leaning before you started thinking so hard?',
      'What are you afraid to lose with each?',
      'By when does it have to be decided, really?',
    ],
    next: ["I'm afraid I'll regret it.", 'Everyone tells me something different.', 'Part of me already knows.'],
    cards: ['decisions'],
  },
  {
    id: 'behind-in-life',
    when: /\b(?:behind in life|(?:everyone|friends|people) (?:my age|else|around me)\b.*\b(?:house|married|kids|career|ahead|together|figured)|(?:turning|turn|almost|nearly|about to be|i'm) (?:30|40|50|60|thirty|forty|fifty|sixty)\b|wast(?:ed|ing) my (?:life|twenties|thirties|youth|years)|too late (?:for me|to)|where i (?:thought|should) (?:i'd |i would )?be|nothing to show)\b/,
    hear: [
      'There is a timetable in the air that nobody ever signed, and still it feels like being late. Birthdays with a zero read it out loud.',
      'You measure your whole inside against the outside of other people, and somebody always has the house or the child or the title.',
      'Feeling behind can hide a plainer question: whether what you are behind on is what you want.',
    ],
    ask: [
      'Whose life are you measuring yours against?',
      'What did you think would be here by now?',
      'Which of those things do you really want, and which only seem owed?',
    ],
    next: ['I compare myself to everyone.', "I'm afraid it's too late.", "I don't know what I want."],
    cards: ['growth', 'values'],
  },
  {
    id: 'compared',
    when: /\b(?:compar(?:e|es|ed|ing) (?:me|myself)|being compared|why can't you be (?:more )?like|better than me|not as (?:good|pretty|smart|successful) as)\b/,
    hear: [
      'Comparing always uses the same unfair scales: all of you on one side, and the best bit of someone else on the other.',
      "Being held up against somebody tells you that you weren't being looked at. That hurts more than losing does.",
      "It's hard to like what you have while you're looking sideways.",
    ],
    ask: [
      'Who is it you keep being held against?',
      'What do you have that never gets onto the scales?',
      'When did it start?',
    ],
    next: ["I'll never measure up.", 'It was always like that at home.', 'I do it to myself all day.'],
    cards: ['self-esteem'],
  },
];
