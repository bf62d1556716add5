import type { Counsel } from './counsel.ts';

/** What people ask about themselves: beginnings, habits, shame. */
export const oneselfCounsel: readonly Counsel[] = [
  {
    id: 'cringe',
    deed: 'write down what was really said',
    asks: /\b(?:stop (?:thinking|replaying|obsessing|cringing|going over)|get (?:it|this|that) out of my head|forget (?:it|this|that|what)|let (?:it|this|that) go|over it)\b/,
    about:
      /\b(?:said something|embarrass\w*|stupid|awkward|cringe|party|meeting|made a fool|humiliat\w*|in front of)\b/,
    not: /\b(?:died|ex|broke up|boyfriend|girlfriend)\b/,
    answer: [
      'You saw it in close-up. The others had it for four seconds in the corner of an eye, busy with how they looked themselves.',
    ],
    steps: [
      'Write down what was really said, word for word, as short as it was. On paper it is usually one line.',
      'When the film starts again, say "there is the film" and do one thing with your hands. Do not argue with it, that is how it gets longer.',
      'If one person may really have been hurt, one line to them settles it: "That came out wrong yesterday, sorry."',
    ],
    ask: ['If a friend had said the very same thing, how long would you have thought about it?'],
    card: 'worry',
  },
  {
    id: 'put-off',
    deed: 'gather it all for ten minutes',
    asks: /\b(?:where (?:do|should) i (?:even )?(?:start|begin)|how (?:do|can) i (?:even |just )?(?:start|begin|get (?:started|going)|make myself|do it|stop (?:putting|procrastinat\w*))|what should i do first|get started|motivat\w*)\b/,
    about:
      /\b(?:put(?:ting)? (?:it|this|that|my|off|them)|procrastinat\w*|avoid\w*|taxes|tax return|paperwork|letters|forms?|essay|thesis|dissertation|homework|assignment|clean|mess|laundry|dishes|pile|emails?|unopened)\b/,
    not: /\b(?:new life|talking|telling|this story)\b/,
    answer: ['Begin with a piece so small that it is almost silly, and let that be all of it for today.'],
    steps: [
      'Set a clock for ten minutes and only gather: every letter, file or dirty cup in one place. Sort nothing yet.',
      'Stop when it rings, even if it goes well. You want to be able to come back tomorrow.',
      'Tomorrow ten minutes more: open or sort, and write one line of what is the very next thing.',
      'If there is something official in it and it is late, one call, "I am late and want to put it right, what do you need first", is better received than most people think.',
    ],
    hitch: 'If even ten minutes do not happen, make it two, and with somebody on the phone who does their own.',
    ask: ['At what hour today could those ten minutes be?'],
    card: 'procrastination',
  },
  {
    id: 'phone',
    deed: 'charge the phone in another room',
    asks: /\b(?:stop|quit|less|reduce|cut down|get off)\b[\s\S]{0,40}\b(?:phone|scroll\w*|instagram|tik ?tok|social media|screen)\b/,
    answer: [
      'Make it a little harder to reach, and put something else where it was. Willpower loses against a thing that lies beside the pillow.',
    ],
    steps: [
      'Tonight charge it in another room, and use a plain alarm clock.',
      'Take the two apps that eat most off the first screen, and log out of them each time.',
      'Choose what comes instead in the moment your hand goes there: a book on that spot, a glass of water, the window.',
      'Count nothing for a week; then look what changed in your sleep.',
    ],
    ask: ['At what moment of the day does your hand go there by itself?'],
    card: 'habits',
  },
  {
    id: 'compare',
    deed: 'mute the three',
    asks: /\b(?:stop comparing|compar\w+ myself|everyone else (?:is|has|seems))\b/,
    answer: [
      'You compare your inside with their outside, and on the days when you are tired. It helps to know both of those while it happens.',
    ],
    steps: [
      'Mute for a month the three people after whom you feel worst. They need not know.',
      'When it comes, ask what exactly you envy. Under it there is usually one thing you want, and that can be worked with.',
      'Compare yourself once a week with yourself of a year ago, on paper, three lines.',
    ],
    ask: ['Whom do you compare yourself with most, and in what?'],
    card: 'self-esteem',
  },
  {
    id: 'drink-less',
    deed: 'write down each glass',
    asks: /\b(?:cut (?:down|back)|stop|quit|drink(?:ing)? less|reduce|do about|what (?:should|can|do)|how)\b/,
    about:
      /\b(?:bottles? of wine|wine every|drink(?:ing)? (?:every|too much|alone|a lot|most)|drinking|beers? (?:every|a (?:day|night))|alcohol|vodka|drunk)\b/,
    not: /\bwhen i was drunk\b|\b(?:make up|apologi[sz]e)\b|\b(?:he|she|husband|wife|dad|mum|mom|father|mother|friend|son|daughter|brother|sister|partner)(?:'s| is| has| was)? (?:\w+ )?(?:drink\w*|drunk|an alcoholic)\b|\bwater\b|\bcoffee\b/,
    answer: [
      'Smaller and slower works better than a vow. And one thing first: if you shake, sweat or feel ill on a day without, do not stop at once by yourself. A doctor can make that safe.',
    ],
    steps: [
      'For one week only write down each glass, the hour, and what came just before it.',
      'Then put off the first one by an hour, and have something ready to hold in that hour: food, a walk, a call.',
      'Buy for one evening only. What is not in the house has to be decided for again.',
      'Tell one person or a doctor about it. Said aloud it loses some of its pull.',
    ],
    hitch: 'If an evening goes wrong, the count goes on the next day. One bad evening undoes nothing.',
    ask: ['What does the first glass do for you, on the evenings you need it?'],
    card: 'drinking-to-cope',
  },
  {
    id: 'out-of-bed',
    deed: 'sit up and put both feet down',
    asks: /\b(?:get (?:up|out of bed|going|motivated)|motivat\w*|energy|do anything|start|what (?:should|can|do) i|how)\b/,
    about:
      /\b(?:out of bed|no (?:energy|motivation)|can't (?:get up|move|do anything|be bothered|start)|everything (?:takes|is) (?:so much )?(?:effort|heavy)|no point getting up|lie in bed|stay in bed)\b/,
    not: /\b(?:die|dead|kill|suicid\w*)\b/,
    answer: [
      'Do not wait to feel like it; on such days the wanting comes after the doing, if at all. So the piece has to be tiny.',
    ],
    steps: [
      'Only sit up and put both feet on the floor. That is the first piece, and you may stop there.',
      'The second: open the curtain or the window, and drink a glass of water standing.',
      'The third, some time today: five minutes outside, even in what you slept in with a coat over it.',
      'If it has been like this for two weeks or more, tell a doctor in those words. It is a thing they can help with.',
    ],
    hitch: 'If only the first piece happened, it happened. Tomorrow begins there again.',
    ask: ['Since when has it been like that?'],
    card: 'small-steps-when-low',
  },
  {
    id: 'body-hate',
    deed: 'clear the feed and one drawer',
    asks: /\b(?:hat(?:e|ing) (?:my|how i look|the way i look)|(?:like|accept|love) my (?:body|face|looks)|my (?:body|weight|face|stomach|looks))\b/,
    not: /\b(?:throw up|vomit\w*|purg\w*|starv\w*|not eating|laxatives?|cut)\b/,
    answer: ['Liking it is a long way to go; leaving it in peace is nearer, and it is enough for a beginning.'],
    steps: [
      'Take out of your feed whatever makes you look at yourself from outside, for a month.',
      'Wear what fits you now, and put away what you are waiting to fit into.',
      'When the harsh sentence comes, do not argue. Say what the body did today: it carried you home, it held somebody.',
      'If food has become a fight, eating little, making up for it, thinking of it all day, tell a doctor. Early is easier.',
    ],
    ask: ['At what moment of the day does it come?'],
    card: 'self-compassion',
  },
  {
    id: 'forgive-myself',
    deed: 'write those three lines',
    asks: /\b(?:forgive myself|stop (?:hating|blaming|punishing) myself|live with (?:it|myself|what i did)|let go of (?:the )?guilt|stop feeling (?:so )?(?:guilty|ashamed))\b/,
    answer: [
      'Forgiving oneself is less a feeling than a few things one does: say plainly what it was, repair what can be repaired, and then stop serving the sentence.',
    ],
    steps: [
      'Write down what you did, without excuse and without insult, in three lines.',
      'Beside it, what you knew and what you could do at that time, not what you know today.',
      'If there is somebody to say sorry to, or something to make good, do that one thing, once.',
      'Then, when it comes again, say: "I know it, and I have done my part." You would let a friend off long before this.',
    ],
    ask: ['What would you say to a friend who had done exactly that?'],
    card: 'self-compassion',
  },
  {
    id: 'snap',
    deed: 'watch for the first sign',
    asks: /\b(?:control my (?:anger|temper)|anger management|stop (?:being (?:so )?angry|snapping|exploding|losing my temper|getting (?:so )?angry)|calm down when|handle my anger|less angry)\b/,
    answer: ['Anger is quick, so the help has to be quicker: a sign you know, one move, and the talk later.'],
    steps: [
      'Find your first sign: heat in the face, a clenched hand, a faster voice. From then on it is too late for arguing and early enough to leave.',
      'Say "I need ten minutes, I will come back", and go. Walk fast, or breathe out slowly. Do not rehearse what you will say.',
      'Come back, as you said, and say what it was about in one sentence that begins with "I".',
      'At the end of the week see what they had in common: hunger, tiredness, or one and the same sore spot.',
    ],
    ask: ['What was it about, the last time, underneath?'],
    card: 'anger',
  },
  {
    id: 'habit',
    deed: 'do two minutes of it',
    asks: /\b(?:start (?:exercising|running|going to the gym|working out|eating|meditating|reading)|build a (?:routine|habit)|stick (?:to|with)|get (?:fit|healthy|into shape)|a routine|new habit|be more (?:disciplined|consistent))\b/,
    answer: ['Tie it to something you do anyway, and make it so small that a bad day cannot stop it.'],
    steps: [
      'Choose the place in the day: after the first coffee, after brushing your teeth. The place matters more than the length.',
      'For two weeks do two minutes of it only: shoes on and round the block, one page, three stretches.',
      'Make a mark on paper each time. If a day is missed, the one rule is not to miss the next.',
      'Only then make it longer, and never on a day when you feel guilty.',
    ],
    ask: ['After what could it come, in your day as it is?'],
    card: 'habits',
  },
  {
    id: 'decide-between',
    deed: 'live each one for a day',
    plainly: 'Plainly: take the one that can be taken back.',
    whether: true,
    asks: /\b(?:decide|choose|make (?:a|up my) (?:decision|mind)|which (?:one|should)|torn)\b/,
    about: /\b(?:or|between|decid\w+|choose|choice|torn|either)\b/,
    answer: [
      'When it will not be settled by thinking, live each one for a day in your head, and watch your body instead of the list.',
    ],
    steps: [
      'Today act inwardly as if you had chosen the first. Write one line tonight on how you slept, ate and breathed with it.',
      'Tomorrow the same with the second.',
      'Ask of each what it costs if it goes wrong, and whether it can be taken back. Where both weigh the same, take the one that can.',
      'Set a date by which it is decided. Most of the suffering is in the leaving open.',
    ],
    ask: ['Which one were you secretly hoping I would name?'],
    card: 'decisions',
  },
];
