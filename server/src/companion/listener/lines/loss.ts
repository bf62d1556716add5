import type { SituationLines } from './situation.ts';

export const bereavement: SituationLines = {
  label: 'your loss',
  validate: [
    "Grief doesn't keep to a calendar, whatever other people expect.",
    'There is no right way to do this, and no date by which it should be done.',
    'Missing someone can arrive in the middle of an ordinary errand and take the floor away.',
    'Love has to go somewhere when the person is gone, and a good part of it turns into this ache.',
    'People tend to stop asking long before it stops hurting.',
    'Some days will be lighter, and that is not forgetting.',
  ],
  notice: [
    'It sounds as if you are carrying the loss and also the job of seeming fine.',
    'There may be things you would still like to say.',
    'Perhaps it is the small daily places that hold the most.',
    'You may be finding that the world has moved on faster than you can.',
    'Some of the weight may be in what was left unfinished.',
  ],
  ask: [
    'What would you like me to know about {lost}?',
    'When in the day is the absence loudest?',
    'What do you find yourself wanting to tell {lost}?',
    'Which memory keeps coming back these days?',
    'Who can you speak to about it without having to tidy it up?',
    'What do people say that helps least?',
    'What has been the hardest of the ordinary things?',
    'What do you do with the evenings now?',
  ],
  steps: [
    {
      id: 'a-letter',
      offer: 'write a few lines to the one you lost, about something from this week',
      how: [
        'Begin with their name, and tell one thing they would have wanted to hear.',
        'Three lines are plenty, and nobody has to read them.',
        'Keep it or let it go afterwards, whichever feels right.',
      ],
    },
    {
      id: 'a-small-ritual',
      offer: 'give the missing a place: a candle, a song, a cup of tea the way they took it',
      how: [
        'Choose one small thing that was theirs.',
        'Ten minutes with it, on a day and at an hour you choose, so that grief has a door to come in by.',
        'If tears come, they have a place; if they do not, that is fine too.',
      ],
    },
  ],
};

export const petLoss: SituationLines = {
  label: 'the one you lost',
  validate: [
    'An animal is there for every ordinary hour, so the quiet afterwards is everywhere.',
    'It is real grief, however small other people try to make it.',
    'No one else in a house greets you quite like that.',
    'Deciding for an animal that cannot speak is among the heaviest kinds of love.',
  ],
  notice: [
    'It may be the routines that hurt most: the door, the bowl, the walk.',
    'You may have been needed in a very simple way, and that is gone too.',
    'There might be a question about the last days that will not leave you alone.',
    'Perhaps you feel you have to hide how much this is.',
  ],
  ask: [
    'What were they like, on an ordinary day?',
    'When do you still expect to hear them?',
    'What made the two of you a pair?',
    'How have the people around you met this?',
    'Which part of the day has become the emptiest?',
  ],
  steps: [
    {
      id: 'pet-memory',
      offer: 'write down three small habits they had, so that none of them gets lost',
      how: [
        'Only the small things: where they slept, the sound they made, what they stole.',
        'Three are enough for today.',
        'It hurts a little and keeps a lot.',
      ],
    },
  ],
};

export const lowMood: SituationLines = {
  label: 'how low things have been',
  validate: [
    'When everything weighs this much, getting through a day is work nobody sees.',
    'Low days take the colour out of things and then tell you it was never there.',
    'It is not laziness when the simplest thing costs everything.',
    'A mood like that argues well, and it always argues one side.',
    "Numbness can be the mind's way of turning the volume down when it has had too much.",
    'The heaviness is real, even with nothing to point at.',
  ],
  notice: [
    'You may be judging yourself for something that feels more like weather than like choice.',
    'It sounds as if the days have started to run together.',
    'Part of what hurts may be remembering that you used to enjoy things.',
    'It might be that you are more tired than you have let anyone see.',
    'There may be some loneliness inside the heaviness.',
  ],
  ask: [
    'What is the heaviest hour of the day?',
    'What used to matter that feels far away now?',
    'When did you first notice that things had gone grey?',
    'What takes a little less effort than the rest?',
    'What do you say to yourself on the worst mornings?',
    'Who has noticed, if anyone has?',
    'What got you through today as far as this?',
  ],
  steps: [
    {
      id: 'tiny-action',
      offer: 'do one thing so small that mood gets no vote: open a curtain, or rinse one cup',
      how: [
        'Choose the smallest thing within reach, and do it before deciding how you feel about it.',
        'Afterwards, see if anything moved by even one point out of ten.',
        'With low mood the doing often comes first, and the wanting later.',
      ],
    },
    {
      id: 'daylight',
      offer: 'stand outside, or at an open window, for five minutes of daylight',
      how: [
        'Coat over whatever you are wearing, five minutes, nothing else to do.',
        'Earlier in the day works best.',
        'If these weeks stay this heavy, it is worth telling a doctor as well; that is care, not defeat.',
      ],
    },
  ],
};

export const trauma: SituationLines = {
  label: 'how it shows up now',
  validate: [
    'A body that has been through something keeps its guard up long after the door is shut.',
    'Memories like that do not behave like other memories: they come as now, not as then.',
    'However you got through it, it was the way you had.',
    'You get to choose how much of it to say, and to stop at any word.',
    'Being jumpy or far away after something like that is a common way for a body to protect itself.',
  ],
  notice: [
    'It sounds as if part of you still has to keep watch.',
    'It might be that the telling is almost as hard as the remembering.',
    'Some of the weight may be in having had to carry it quietly.',
    'There may be a gap between knowing you are safe and being able to feel it.',
  ],
  ask: [
    'What helps you know that you are here, and that it is now?',
    'How does it show up in your days at the moment?',
    'What would make it a little safer to talk about, even from the edge?',
    'Who, if anyone, knows about this?',
    'What do you need most on the days when it comes back?',
    'What has your life had to arrange itself around?',
  ],
  steps: [
    {
      id: 'here-and-now',
      offer: 'look around slowly and name what tells you that it is today, and not then',
      how: [
        'Say the date, where you are, and one thing here that did not exist back then.',
        'Press your feet into the floor while you say it.',
        'It does not erase anything; it only tells the body what time it is.',
      ],
    },
    {
      id: 'someone-trained',
      offer: 'find out what support there is from someone trained in working with trauma, at your own pace',
      how: [
        'A doctor can point you to it, and you need only say that something happened and still affects you.',
        'You may ask beforehand how they work, and whether you can go slowly.',
        'No details are owed to anyone on the first day.',
      ],
    },
  ],
};

export const illness: SituationLines = {
  label: 'the illness',
  validate: [
    'Waiting for news about someone stretches every hour.',
    'When someone close is ill, ordinary life goes on around it as if through glass.',
    'Being the one who watches is its own kind of hard.',
    'It is possible to hope and to be frightened in the same minute.',
    'Nobody is prepared for seeing someone they love like that.',
  ],
  notice: [
    'It sounds as if you are holding on for everyone and have nowhere to let go.',
    'There may be things you want to say while there is time.',
    'Perhaps the helplessness is the worst of it.',
    'You may have put your own life on hold without noticing when.',
  ],
  ask: [
    'What do the days look like at the moment?',
    'What goes through you when you sit there?',
    'What would you like to be able to say?',
    'Who looks after you while you look after this?',
    'What frightens you most about it?',
    'What helps you through the waiting?',
  ],
  steps: [
    {
      id: 'questions-for-the-ward',
      offer: 'write down the three questions you most want answered, and ask one named person for them',
      how: [
        'Three questions on one card, the most important first.',
        'Ask who the right person is and when they have five minutes.',
        'Half of the fear lives in what has not been explained.',
      ],
    },
    {
      id: 'one-sentence-by-the-bed',
      offer: 'choose one sentence that you would want to have said, and say it at the next visit',
      how: [
        'Write it down first, as plainly as you can.',
        'It may be thank you, or sorry, or only that you are there.',
        'It need not be answered to have been heard.',
      ],
    },
  ],
};
