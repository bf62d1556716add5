import type { SituationLines } from './situation.ts';

export const worry: SituationLines = {
  label: 'the worry',
  validate: [
    "Worry has a way of dressing up as preparation, so it's hard to put down.",
    'A mind on alert does what it is built to do: it looks for the next thing that could go wrong.',
    'Anyone whose thoughts kept running like that would be worn thin by evening.',
    "It's tiring to live a step ahead of yourself all day.",
    "The body doesn't wait for proof before it sounds the alarm, so the fear is real even when the outcome isn't decided.",
    'When something matters this much, the mind rehearses it again and again.',
  ],
  notice: [
    'There may be something you are trying to protect underneath all that worrying.',
    'Much of this seems to happen in the part of the story that has not taken place yet.',
    'It could be that not knowing is harder here than bad news would be.',
    'Part of what tires you may be the effort of looking calm while this goes on inside.',
    'It sounds as if the worry asks for certainty, and nobody can hand that over.',
  ],
  ask: [
    'When the worry is loudest, what does it say will happen?',
    'Where in your body do you notice it first?',
    'What is the worry trying to keep safe, do you think?',
    'At what time of day does it have the most grip on you?',
    'What would be different tomorrow if this worry took up half the room?',
    'Of all the things it throws at you, which one keeps coming back?',
    'What has made it even a notch quieter before?',
    'What do the people around you see of this?',
  ],
  steps: [
    {
      id: 'worry-on-paper',
      offer: 'write the worry down in one plain sentence, so that it stops circling in your head',
      how: [
        'Take one line of paper and finish this: "The thing that might happen is …".',
        'Then put a small mark beside it: yours to act on today, or not.',
        "If it's not, the paper can hold it until tomorrow.",
      ],
    },
    {
      id: 'worry-time',
      offer: 'give the worry fifteen minutes at a fixed time, and put it off until then whenever it turns up',
      how: [
        'Choose a quarter of an hour, not too close to bedtime.',
        'When a worry comes earlier, jot down two words and tell it when its turn is.',
        'At that time, read the list: some of it will have gone stale by itself.',
      ],
    },
    {
      id: 'longer-out-breath',
      offer: 'breathe out for a little longer than you breathe in, five times over',
      how: [
        'Let the breath in take about four counts, and the breath out about six.',
        'Five rounds are enough.',
        "Nothing has to go away; it's just a signal to the body that no one is chasing you.",
      ],
    },
  ],
};

export const panic: SituationLines = {
  label: 'the panic',
  validate: [
    'Panic can feel like an emergency in the body, even with nothing in the room to run from.',
    'A racing heart and short breath are frightening by themselves, so the fear feeds on its own signs.',
    "It makes sense to dread the next wave once you've been through one.",
    'The alarm is false, and the fear of it is real; both can be true.',
    'A wave like that takes a lot out of a body, and the tiredness after is part of it.',
  ],
  notice: [
    'It may be that the fear of another wave has begun to decide where you go.',
    'Some of the struggle seems to be with the panic itself, more than with what set it off.',
    "It's possible that part of you is now keeping watch over every heartbeat.",
    'There may be a moment just before it rises that you have come to know.',
  ],
  ask: [
    'What was going on just before the last one began?',
    'What do you tell yourself while it is happening?',
    'Which of the sensations frightens you most?',
    'How do you know when it is starting to pass?',
    'What do you find yourself avoiding since it began?',
    'Who knows that this happens to you?',
  ],
  steps: [
    {
      id: 'five-senses',
      offer:
        'name five things you can see, four you can touch, three you can hear, two you can smell and one you can taste',
      how: [
        'Start with your eyes: five things in the room, by name, slowly.',
        'Then four you can touch, three you can hear, two you can smell, one you can taste.',
        'Go at the speed of looking, and let the wave do what waves do.',
      ],
    },
    {
      id: 'let-it-crest',
      offer: 'sit down, put both feet on the floor, and let one wave rise and fall without fighting it',
      how: [
        'Feet flat, hands on your legs, eyes on one thing.',
        'Say to yourself: this is panic, it rises, it peaks, it goes.',
        "Most waves turn within ten minutes; if the signs are new to you or don't pass, have a doctor look at them.",
      ],
    },
  ],
};

export const socialWorry: SituationLines = {
  label: 'being around people',
  validate: [
    'Being looked at, or just imagining it, can set off the same alarm as real danger.',
    'It is hard to be easy with people while also watching yourself from the outside.',
    'Wanting to be liked is about as human as wanting to be warm.',
    'After an evening of monitoring every word, anyone would come home worn out.',
  ],
  notice: [
    'It sounds as if you sit in two seats at once: the one talking, and the one marking the talk.',
    'You may be giving other people a sharper eye on you than they have.',
    'Some of this seems to happen afterwards, when the mind plays it back.',
    'Perhaps it is less about people than about what they might decide about you.',
  ],
  ask: [
    'What do you imagine they see when they look at you?',
    'With whom does this ease off a little?',
    'What happens in the hour before you have to go in?',
    'Which moment do you replay the most?',
    'What would you say if nobody were keeping score?',
  ],
  steps: [
    {
      id: 'look-outward',
      offer: 'give your attention one outside job, such as finding out one true thing about the person in front of you',
      how: [
        'Before you walk in, choose one thing to be curious about: what their week was like, for instance.',
        'Each time your attention turns back on you, send it out to that again.',
        'You only have to do it for the first five minutes.',
      ],
    },
    {
      id: 'small-exposure',
      offer: 'pick the easiest version of the thing you avoid, and do only that one',
      how: [
        'Think of three versions: easy, middling, hard.',
        'Do the easy one this week, and stay until the first wave of nerves drops a little.',
        'That drop is what teaches the body; success is optional.',
      ],
    },
  ],
};

export const overload: SituationLines = {
  label: 'everything on your plate',
  validate: [
    'With that much landing at once, any mind would start dropping things.',
    'Overload makes every task look the same size, which is part of why starting is so hard.',
    'Nobody thinks clearly while carrying twenty things.',
    "It isn't weakness to run out of room.",
    'When everything shouts "now", choosing anything feels like failing at the rest.',
    'Holding that many threads takes strength even on the days when nothing gets finished.',
  ],
  notice: [
    'It might not be any one thing, but that there is no gap between them.',
    'You may be carrying some of this for other people as well.',
    'There seems to be no moment in the day when nothing is owed to anyone.',
    'Perhaps part of the weight is the thought that you should be managing it better.',
    'It could be that resting has started to feel like falling behind.',
  ],
  ask: [
    'Which one of these presses hardest right now?',
    'If one thing could be lifted off today, which would change the most?',
    'What have you had to let slide to keep up with the rest?',
    'When did you last have an hour that belonged to nobody else?',
    'Which part of this would someone else be able to carry?',
    'What would "good enough for today" look like?',
    'How does your body tell you that it is too much?',
  ],
  steps: [
    {
      id: 'one-thing',
      offer: 'empty it all onto a page and circle a single thing for today',
      how: [
        'Two minutes, everything that comes, in no order at all.',
        'Then circle one thing: the one that would let you breathe, not the one that shouts.',
        'The rest is written down, so you may stop holding it.',
      ],
    },
    {
      id: 'drop-one',
      offer: 'choose one thing on the list that can wait until next week, and say so to whoever is expecting it',
      how: [
        'Look for the item that is loud and not urgent.',
        'One sentence will do: "I can get this to you by Thursday, not today."',
        'Notice what happens in your shoulders once it is sent.',
      ],
    },
    {
      id: 'ten-minutes-off',
      offer: 'take ten minutes in which nothing is owed to anyone',
      how: [
        'Put the phone in another room, and sit or walk, whichever is easier.',
        'No goal for those ten minutes, and nothing to show for them.',
        'Then come back and take just the next thing.',
      ],
    },
  ],
};

export const money: SituationLines = {
  label: 'the money',
  validate: [
    'Money worry follows people into bed, because it touches the roof, the food and the pride at once.',
    'It is hard to think about anything else while the numbers do not add up.',
    'There is often shame mixed into money trouble, and it keeps people silent about something very common.',
    'Bills have a way of making the future feel smaller than it is.',
  ],
  notice: [
    'It may be the not knowing how long this lasts that wears you down most.',
    'Some of this seems to be about safety, more than about the sums.',
    'You may have been carrying the arithmetic alone.',
    'Perhaps it has begun to say something to you about your worth, which numbers cannot measure.',
  ],
  ask: [
    'Which bill or number do you think of first when you wake up?',
    'Who else knows how things stand?',
    'What has this taken from you besides money?',
    'What would have to be settled for you to sleep through a night?',
    'When do you look at it, and when do you look away?',
  ],
  steps: [
    {
      id: 'one-envelope',
      offer: 'open one envelope or one account, and write the real number down',
      how: [
        'One only, at a time of day when you are fed and awake.',
        'Write the number and the date it falls due.',
        'A known number is nearly always smaller than the fog around it, and free debt advice can take it from there.',
      ],
    },
  ],
};

export const exams: SituationLines = {
  label: 'your studies',
  validate: [
    'Exams squeeze months of work into a few hours, so the pressure is built in.',
    'It is easy to start hearing a grade as a verdict on the whole person.',
    'The mind that needs to study is the same one busy being afraid, and it has only so much room.',
    'Falling behind breeds avoiding, and avoiding breeds falling behind; plenty of capable people get caught in that loop.',
  ],
  notice: [
    'It sounds as if more hangs on this for you than a mark.',
    'You may be studying for the people who will ask how it went, as well as for yourself.',
    'Part of the fear could be about what a bad result would seem to say.',
    'There might be a difference between not knowing the material and not trusting that you know it.',
  ],
  ask: [
    'What would a bad result mean to you, beyond the grade?',
    'Whose disappointment would be hardest to meet?',
    'What does an hour of studying look like at the moment?',
    'Which part of the material do you already trust yourself with?',
    'How are you sleeping and eating through this?',
  ],
  steps: [
    {
      id: 'twenty-minutes',
      offer: 'study one small section for twenty minutes, then stop on purpose',
      how: [
        'Choose a section small enough to name in five words.',
        'Set a timer for twenty minutes, and stop when it rings, even in mid-sentence.',
        'Stopping while it goes well makes it easier to come back.',
      ],
    },
    {
      id: 'teach-it',
      offer: 'explain one topic out loud from memory, as if to a friend',
      how: [
        'Close the book and talk it through for two minutes.',
        'Where you get stuck is exactly what to read next.',
        'Where you did not get stuck is proof for the anxious part of you.',
      ],
    },
  ],
};

export const jobLoss: SituationLines = {
  label: 'losing the job',
  validate: [
    'A job is also a reason to get up, people to see and an answer to the question of what you do, so losing one is losing several things.',
    'Being turned away, even politely, lands as something personal.',
    'It is a shock to the household and to the sense of who you are, both at once.',
    'Searching for work is work, with more silence in it than most jobs have.',
  ],
  notice: [
    'It may be the uncertainty, more than the loss, that keeps you awake.',
    'You might be grieving something here, even if nobody calls it that.',
    'There could be a question in this about who you are without the title.',
    'Perhaps the hardest part is having to tell it to other people.',
  ],
  ask: [
    'What did you lose with it, besides the pay?',
    'Who have you been able to tell?',
    'What does an ordinary day look like now?',
    'What do you miss least about it?',
    'What would you want the next place to understand about you?',
  ],
  steps: [
    {
      id: 'one-application',
      offer: 'keep one short working hour a day for the search, and close it when the hour is over',
      how: [
        'Same hour, same chair, one application or one message to someone you know.',
        'When it ends, it ends: the evening is not for job boards.',
        'A day with an edge to it is easier to bear than one long search.',
      ],
    },
  ],
};
