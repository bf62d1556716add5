import { both, type Moment } from './moment.ts';

/** What has to be passed, decided or lived up to: study, work, and the clock other people seem to go by. */
export const ahead: readonly Moment[] = [
  {
    id: 'exam-failed',
    when: /\b(?:i(?:'ve| have)?|^)(?: \w+)? ?(?:failed|flunked) (?:(?:my|the|an?|another|all my|this|that|every) )?(?:\w+ ){0,2}(?:exams?|tests?|class|course|module|year|finals?|resit)\b|\bi didn't pass\b|\bi got an? (?:f|d)\b|\bfailed (?:it )?again\b.*\bexam\b/,
    unless: /\b(?:afraid|scared|if i|if she|dream\w*|i'll fail|what if)\b|\b(?:died|dead|passed away|dog|cat)\b/,
    hear: [
      'You worked for it, and it did not go your way. That hurts.',
      "It's one result. It doesn't say what you are worth, even if it feels like that today.",
      "You needn't tell anyone before you are ready to.",
    ],
    ask: [
      'What does it change, as far as you can see today?',
      'Who knows about it so far?',
      'What do you say to yourself about it?',
    ],
    next: ["I can't tell my parents.", 'I studied so hard.', 'Maybe I am not made for this.'],
    cards: ['exams', 'self-compassion'],
  },
  {
    id: 'thesis',
    when: /\bmy (?:thesis|dissertation|phd|viva)\b|\b(?:defend|finish|finishing|write|writing|submit|submitting) (?:the|this|a) (?:thesis|dissertation)\b/,
    unless: /\b(?:friend|brother|sister|son|daughter|passed|submitted it)\b/,
    hear: [
      'A thesis is a long piece of work, and most of it is done alone.',
      'After so long with it, it gets hard to see how far you have come.',
    ],
    ask: ['Which part of it is hardest at the moment?', 'Who can you talk to about it?'],
    next: ["I'm ashamed of how little I've done.", "I can't look at it any more.", 'I want to give up.'],
    cards: ['procrastination', 'perfectionism'],
  },
  {
    id: 'imposter-in-study',
    when: /\beveryone (?:else )?(?:here |in my (?:class|course|year|program\w*) )?is (?:so )?(?:much )?(?:smarter|cleverer|brighter|more talented) than me\b|\beveryone (?:else )?(?:here|in my (?:class|course|year|program\w*)) is (?:so )?(?:much )?(?:smarter|cleverer|better|brilliant)\b|\bi don't belong (?:here|in this (?:class|course|place))\b|\badmitted me by mistake\b|\bi'm the (?:stupidest|dumbest)\b/,
    hear: [
      "You know all your own doubts, and you can't see theirs. That makes the comparison unfair.",
      "Feeling that you don't belong somewhere is hard, and harder where you would like to.",
    ],
    ask: [
      'What happened that brought it up today?',
      'Where do you feel at home with what you know?',
      'What do you imagine they think of you?',
    ],
    next: ["I don't dare to ask questions.", "I'm scared they'll notice.", 'I work twice as hard as everyone.'],
    cards: ['impostor'],
  },
  {
    id: 'presentation',
    when: both(
      /\b(?:presentation|public speaking|give a (?:talk|speech)|(?:speak|talk|present) in front of|my (?:speech|talk)|stage fright)\b/,
      /\b(?:i have to|i must|i've got to|i need to|i'm giving|tomorrow|next week|nervous|scared|dread\w*|terrified|afraid|shak\w+|go blank|went blank)\b/,
    ),
    hear: [
      'Standing up in front of people frightens many, however well they know their subject.',
      'From the inside it feels much bigger than it looks from a chair in the room.',
    ],
    ask: ['Which part of it do you dread the most?', 'Who will be there?', 'How has it gone before?'],
    next: ['My voice might shake.', 'I went blank once.', "I can't get out of it."],
    cards: ['social-anxiety', 'breathing'],
  },
  {
    id: 'interview',
    when: both(
      /\binterviews?\b/,
      /\b(?:i have|i've got|i've an|my|tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|nervous|scared|today|later)\b/,
    ),
    unless: /\b(?:went (?:well|great|fine)|asked me|interviewer|i interview(?:ed)?|last year|years ago|yesterday)\b/,
    hear: [
      'A lot hangs on such a short time. No wonder it is on your mind.',
      'Nerves before that are hard to avoid. It matters to you.',
    ],
    ask: [
      'What would it mean to get through it?',
      'Which question are you afraid of?',
      'What would you want them to see in you?',
    ],
    next: ["I'm afraid I'll go blank.", "It's my only chance.", "I've had so many rejections."],
    cards: ['job-loss', 'confidence'],
  },
  {
    id: 'job-hunt',
    when: new RegExp(
      `\\b(?:rejection (?:letters?|emails?)|another rejection|can't find (?:a |any )?(?:job|work)|no one will hire me|nobody will hire me|i'm (?:still )?unemployed)\\b|${
        both(
          /\b(?:job )?applications?\b/,
          /\b(?:no (?:reply|answer|response)|rejected|nothing back|heard nothing|silence)\b/,
        ).source
      }`,
    ),
    hear: [
      'Looking for work and not finding it wears anyone down.',
      "It's easy to hear each no as being about you. Mostly they hardly know you.",
    ],
    ask: ['How long have you been looking?', 'What is the hardest part of it?', 'How are you getting by meanwhile?'],
    next: ["I'm ashamed to tell people.", "I'm scared about money.", "I don't know what I'm doing wrong."],
    cards: ['job-loss'],
  },
  {
    id: 'passed-over',
    when: /\b(?:(?:been|was|got|get|being) passed over\b|i didn't get (?:the|that|my) (?:promotion|raise|part|role|place|job)\b|promoted (?:someone|somebody|him|her|them) (?:else|instead|over me)|someone else got (?:the|my) (?:job|promotion|part|role|place))\b/,
    hear: [
      'You had hoped for it, and it went to someone else. It is all right to be sore about that.',
      'It stings to be overlooked, and then to have to carry on there as if nothing were.',
    ],
    ask: ['How did you find out?', 'What would it have meant to you?', 'What did they say about why?'],
    next: ["I don't see why I should try.", 'I had to congratulate them.', 'I think it was unfair.'],
    cards: ['work-trouble'],
  },
  {
    id: 'colleague',
    when: /\b(?:my|a|the) (?:colleague|co-?worker|workmate|team ?mate)s?\b.{0,60}\b(?:took credit|takes credit|blam\w+|undermin\w+|lied|shout\w*|yell\w*|gossip\w*|bull(?:y|ies|ied|ying)|(?:so|is|was|are) rude|hates? me|talks? (?:about me|behind)|ignor\w+ me)\b|\bgossip\w* about me\b/,
    hear: [
      "It's hard when it's someone you have to see again tomorrow.",
      'Something like that is not easily left at work when the day is over.',
    ],
    ask: [
      'What happened, the last time it got to you?',
      'Who else sees it?',
      'What would you say to them if it were easy?',
    ],
    next: ["I don't want to make a scene.", 'I think about it all evening.', 'My manager does nothing.'],
    cards: ['work-trouble', 'communication'],
  },
  {
    id: 'bullied',
    when: /\bi(?:'m| am|'ve been| was| get| got|'m being| am being)(?: being| getting)? (?:bullied|picked on)\b|\bbull(?:y|ies|ied|ying) me\b|\bmy (?:son|daughter|child|kid|boy|girl) (?:is|gets|was|has been) (?:being )?(?:bullied|picked on)\b|\b(?:always )?picks? on me\b|\b(?:everyone|they|the (?:kids|boys|girls)|classmates) (?:all )?(?:laugh(?:ed|s)? at me|mak(?:e|es) fun of me|made fun of me)\b|\bnobody (?:sits|talks) (?:with|to) me\b/,
    hear: [
      'Having to go back there, knowing what is waiting, takes a lot of strength.',
      'That is not all right, and nobody should have to just put up with it.',
    ],
    ask: ['What happened, the last time?', 'Who knows about it so far?', 'Who is on your side there?'],
    next: ["I don't want to go back.", "I'm afraid telling makes it worse.", 'Nobody does anything.'],
    cards: ['confidence'],
  },
  {
    id: 'night-shift',
    when: /\b(?:after|back from|home from|come (?:back|home) from|i work|i'm working|i do|weeks? of|straight|from) (?:\w+ ){0,2}(?:night ?shifts?|nights(?= (?:at|in|on|again|for|this)|$|[.,])|double shifts?)\b|\bnight shift i come\b/,
    hear: [
      'Working while others sleep is hard on the body, and it can be lonely too.',
      'After shifts like that, everything looks heavier than it may be.',
    ],
    ask: ['How is it when you get home?', 'How do you sleep in between?', 'How many more of them are coming?'],
    next: ['I hardly see my family.', "I can't sleep in the day.", "It's getting too much."],
    cards: ['sleep', 'rest'],
  },
  {
    id: 'retired',
    when: /\bi(?:'m|'ve| am| have)?(?: just| recently| been)* retired(?! (?:to|from my (?:phone)))\b|\bsince (?:i retired|i stopped working|my retirement|retiring)\b|\bmy (?:own )?retirement\b/,
    unless:
      /\b(?:to|until|till|through|before|for|near|nearing|close to|into|from|tapped into .{0,20}|my savings and) my (?:own )?retirement\b|\bretirement (?:fund|savings|accounts?|plan|money|age)\b/,
    hear: [
      'Stopping work is a big change, however long you looked forward to it.',
      'Suddenly the days are yours to fill, and that is not always easy.',
    ],
    ask: ['What do you miss?', 'What are the days like now?', 'Which part of the day is longest?'],
    next: ['I feel useless.', "My partner and I get on each other's nerves.", 'The days run into each other.'],
    cards: ['big-change', 'values'],
  },
  {
    id: 'mistake',
    when: /\bi (?:\w+ )?made a (?:\w+ )?mistake (?:at|in|on|with)\b|\bi (?:really )?(?:messed|screwed) up (?:at work|at school|the|my)\b/,
    hear: [
      'A mistake can push everything that went well out of sight.',
      'It happens to everyone who does real work. That makes it no nicer today.',
    ],
    ask: [
      'What happened?',
      'What are you most afraid will come of it?',
      'What would you say to someone else who had done it?',
    ],
    next: ["I can't let it go.", "I'm so hard on myself.", "I don't want to face them."],
    cards: ['perfectionism', 'self-compassion'],
  },
  {
    id: 'perfectionist',
    when: /\b(?:i'm (?:such )?a perfectionist|my perfectionism|(?:it|everything) has to be perfect|never good enough for (?:me|myself)|i (?:can't|cannot) (?:make|allow) (?:any )?mistakes?|i keep redoing (?:it|everything))\b/,
    hear: [
      'With a bar that high, even a good day can feel like failing.',
      'It is tiring to live under rules that strict, also when they are your own.',
    ],
    ask: [
      'What would it mean if it were just okay?',
      'Where do you notice it the most at the moment?',
      'How do you talk to yourself when it is not perfect?',
    ],
    next: ["I can't let it go.", 'I start over again and again.', "I'm so hard on myself."],
    cards: ['perfectionism'],
  },
  {
    id: 'cannot-decide',
    when: /\b(?:i (?:just )?can't decide|i'm torn|torn between|i don't know (?:whether|if i should) (?:to )?(?:stay|go|leave|quit|move|take|accept|tell|say)|i have to (?:decide|make a decision)|i keep going back and forth|a big decision)\b/,
    hear: [
      'When each way costs something, going back and forth is no weakness. It is tiring, though.',
      "It needn't be decided tonight, if nobody is waiting for it tonight.",
    ],
    ask: [
      'Which way do you lean, when you are calm?',
      'What are you afraid to lose with each?',
      'By when does it have to be decided?',
    ],
    next: ["I'm afraid I'll regret it.", 'Everyone tells me something different.', 'Part of me already knows.'],
    cards: ['decisions'],
  },
  {
    id: 'behind-in-life',
    when: /\b(?:behind in life|everyone (?:my age|else|around me) (?:has|is|seems|already has)\b.{0,40}\b(?:house|married|kids|career|ahead|together|figured)|i(?:'ve| have)? wast(?:ed|ing) (?:my|so many|all these) (?:life|twenties|thirties|youth|years)|too late for me|nothing to show for (?:it|my)|not where i (?:thought|should|wanted)|i'm (?:\d\d|thirty|forty|fifty|sixty)(?:-\w+)? and (?:i )?(?:still|have no|have nothing|i've never|never|moved back))\b/,
    hear: [
      'It hurts to feel late when you look at what others have.',
      "You see their house or their children, and not the rest of it. It's still hard not to compare.",
    ],
    ask: [
      'What did you think would be here by now?',
      'Which of those things do you really want?',
      'What brought it up today?',
    ],
    next: ['I compare myself to everyone.', "I'm afraid it's too late.", "I don't know what I want."],
    cards: ['growth', 'values'],
  },
  {
    id: 'compared',
    when: /\b(?:compar(?:es|ed|ing) me (?:to|with)|i (?:always |keep |can't stop )?compar(?:e|ing) myself|being compared (?:to|with)|why can't you be (?:more )?like)\b/,
    quoted: true,
    hear: [
      'Comparing mostly ends the same way: the other one looks better and you feel smaller.',
      'It is hard to like what you have while you are being held up against somebody.',
    ],
    ask: ['Who is it that you come out worse against?', 'When does it happen the most?', 'When did it start?'],
    next: ["I'll never measure up.", 'It was always like that at home.', 'I call myself names all day.'],
    cards: ['self-esteem'],
  },
];
