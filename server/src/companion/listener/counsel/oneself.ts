import type { Counsel } from './counsel.ts';

/** What people ask about themselves: beginnings, habits, shame, the next hour. */
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
      /\b(?:put(?:ting)? (?:it|this|that|my|off|them)|procrastinat\w*|avoid\w*|taxes|tax return|paperwork|letters|forms?|essay|thesis|dissertation|homework|assignment|clean|mess|laundry|dishes|pile|emails?|unopened|start)\b/,
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
    not: /\b(?:he|she|husband|wife|dad|mum|mom|father|mother|friend|son|daughter|brother|sister|partner)(?:'s| is| has| was)? (?:\w+ )?(?:drink\w*|drunk|an alcoholic)\b|\bwater\b|\bcoffee\b/,
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
    id: 'find-help',
    deed: 'ask a doctor whom to see',
    tender: true,
    asks: /\b(?:find (?:one|a|someone|somebody|help)|get (?:help|one|an appointment)|where do i (?:go|find)|how do i (?:start|get|ask|find)|look for)\b/,
    about:
      /\b(?:therap\w+|counsell?\w+|psycholog\w+|psychiatrist|professional help|see someone|talk to (?:a professional|someone professional))\b/,
    answer: [
      'The quickest door is usually a family doctor: say in two sentences how it is, and ask whom they would send you to.',
    ],
    words:
      'You could say: "For six weeks I have hardly slept and I cry most days. I\'d like to talk to somebody trained. Whom do you refer to."',
    steps: [
      'Other doors: your health insurance has a list, a university or larger employer often has a free service, and there are low-cost community ones.',
      'Write to three at once and ask about waiting time and cost. It is normal to hear a no from two.',
      'The first hour is for looking at each other. If you do not feel safe with somebody, you may go to the next.',
    ],
    hitch:
      'If every list is full, ask to be put on two of them and about a group or a short-term service meanwhile. And ask again in a month; places come free.',
    ask: ['What would you want that person to know in the first five minutes?'],
    card: 'depression',
  },
  {
    id: 'failed-again',
    deed: 'give it three days',
    plainly: 'Plainly: do not give up today. In a week you may look at it again.',
    whether: true,
    asks: /\b(?:give up|try again|should i|what (?:should|do|can) i|how)\b/,
    about:
      /\b(?:fail\w*|flunk\w*|rejected|didn't (?:pass|get in|get it)|turned (?:me )?down)\b[\s\S]*\b(?:test|exam|again|third|second|fourth|time|driving|university|uni|course|application|audition)\b|\b(?:test|exam|driving|university|uni|course)\b[\s\S]*\b(?:fail\w*|flunk\w*|rejected)\b/,
    not: /\b(?:parents|mum|mom|dad|tell)\b/,
    answer: ['Not today, in either direction. The day of a failure is the worst adviser about the thing itself.'],
    steps: [
      'Give it three days in which nothing is decided, and tell one person how it was.',
      'Then look at where exactly it broke, the nerves, one piece of it, or the preparing. Each of those is mended differently, and only one is about ability.',
      'If you go again, change one thing: another teacher, another hour of the day, a mock one with somebody watching.',
      'If you stop, let it be because you do not want it, and not because of the shame. Both are allowed.',
    ],
    ask: ['At which point did it go wrong this time?'],
    card: 'resilience',
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
    id: 'waiting-results',
    deed: 'ask when you will be told',
    asks: /\b(?:how|what|cope|wait|stop|calm|survive|get through)\b/,
    about:
      /\b(?:waiting for|wait for|results?|biopsy|scan|test results|mri|appointment)\b[\s\S]*\b(?:results?|biopsy|scan|mri|doctor|hospital|monday|tuesday|wednesday|thursday|friday|week|news|scared|cancer|lump)\b/,
    not: /\b(?:exam|grades?|job|university|driving)\b/,
    answer: [
      'Waiting has no handle, so give it edges: times when you may think about it, and things that fill the hours between.',
    ],
    steps: [
      'Ask today how and when you will be told, and whom you may ring if it gets late. Not knowing that is half of the weight.',
      'Choose one quarter of an hour a day for the worst thoughts, with a pen. When they come at other times: "at five".',
      'Do not search for it online. Write your questions for the doctor on one sheet instead.',
      'Plan for the hour of the news: who is with you, and what you do right after, whichever way it goes.',
    ],
    ask: ['Who knows that you are waiting?'],
    card: 'health-worry',
  },
  {
    id: 'panic-now',
    deed: 'breathe out slowly',
    asks: /\b(?:what (?:do|can|should) i|how (?:do|can) i|help|stop|calm)\b/,
    about:
      /\b(?:panic attack|panicking|can't breathe|heart is (?:racing|pounding)|having an? (?:panic|anxiety) attack|hyperventilat\w*)\b/,
    not: /\b(?:used to|last (?:week|year|month)|yesterday|what is)\b/,
    answer: [
      'This peaks and falls by itself, usually within ten minutes. You do not have to make it stop, only to stay with it while it passes.',
    ],
    steps: [
      'Breathe out, longer than you breathe in: in to the count of four, out to six, again and again.',
      'Press your feet into the floor and name five things you can see, aloud if you can.',
      'Hold something cold, or run cold water over your wrists.',
      'If it is the first time, with pain in the chest or arm, or it does not ease, call a doctor or an ambulance. It is better to ask once too often.',
    ],
    ask: ['What can you see from where you are?'],
    card: 'panic-attack',
  },
  {
    id: 'clear-things',
    deed: 'begin with one drawer',
    plainly: 'Plainly: not yet, unless it helps you.',
    tender: true,
    whether: true,
    asks: /\b(?:clear|sort|clothes|things|belongings|room|throw|give away|keep)\b[\s\S]*\?|\b(?:how|when|should i|what)\b[\s\S]*\b(?:clear|sort (?:out|through)|clothes|belongings|give away|throw away)\b/,
    about: /\b(?:died|death|passed away|late (?:husband|wife|mother|father)|lost my|funeral|widow\w*)\b/,
    answer: [
      'There is no date for that, and no order either. You may leave the door shut for a year, and you may begin with one drawer.',
    ],
    steps: [
      'Make three boxes: keep, give, and not yet. The third may be the largest.',
      'Begin where it hurts least: the bathroom, papers, a shelf. The clothes can come last.',
      'Have somebody there who makes tea and does not say what to keep.',
      'Put one thing aside that smells or sounds of them, and do not let anybody wash it.',
    ],
    ask: ['Which thing do you already know that you will keep?'],
    card: 'grief-firsts',
  },
  {
    id: 'hard-date',
    deed: 'plan one small thing for the day',
    tender: true,
    asks: /\b(?:how (?:do|will|can|should) i|what (?:do|should|can|will) i|get through|survive|tips|advice)\b/,
    about:
      /\b(?:anniversary|birthday|christmas|mother's day|father's day|new year|holidays?|first (?:christmas|birthday|year))\b[\s\S]*\b(?:died|without (?:him|her|them)|death|alone|lost|passed|gone|grief)\b|\b(?:died|without (?:him|her|them)|death|lost|passed|alone)\b[\s\S]*\b(?:anniversary|birthday|christmas|mother's day|father's day|new year|holidays?)\b/,
    answer: ['Do not let the day come at you empty. Give it one thing that is for them, one for you, and a way out.'],
    steps: [
      'Choose something small for them: a candle at breakfast, their dish, a visit, one photo on the table.',
      'Tell the people you will see what you want, to speak of them or not to. They are guessing otherwise.',
      'Have a plan B that anyone may use without a word, a walk, a bedroom, the car.',
      'Keep the day after free. It is often the harder one.',
    ],
    ask: ['What did that day use to look like?'],
    card: 'grief-firsts',
  },
  {
    id: 'debt',
    deed: 'put it all on one sheet',
    asks: /\b(?:what (?:do|can|should) i|how (?:do|can|will) i|where (?:do|should) i|help|steps|start)\b/,
    about:
      /\b(?:debts?|overdraft|can't pay|behind on (?:rent|the rent|bills)|rent is due|bailiff|creditors?|credit card|payday loan|evict\w*|final notice)\b/,
    answer: [
      'Look at it with somebody, once, all of it. What is owed is nearly always easier to handle than the pile of envelopes it lives in.',
    ],
    steps: [
      'One sheet today: to whom, how much, by when. Nothing else.',
      'What keeps a roof and power comes first: rent, energy, tax. Cards and shops can wait longer than their letters sound.',
      'Ring a free debt advice service; they speak to creditors every day and cost nothing. Firms that ask for money up front are not that.',
      'Write to the two largest: "I cannot pay it at once, I can pay this much a month from then on."',
    ],
    hitch:
      'If somebody threatens you with a court or the door, that is the day to ring the advice service, before anything else.',
    ask: ['Who could sit beside you while you open them?'],
    card: 'money-worry',
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
    id: 'lonely-tonight',
    deed: 'send that one message',
    asks: /\b(?:what (?:can|do|should) i|how (?:do|can) i|help|tips)\b/,
    about: /\b(?:lonely|alone (?:tonight|this evening|at night|all)|no one to talk|nobody to talk|so alone)\b/,
    answer: [
      'For tonight, something with other people in it, even if it is only their sound, and one small thread thrown to somebody for tomorrow.',
    ],
    steps: [
      'Send one message to somebody you have not written to for a while, with one true detail and nothing asked. People are gladder of that than we guess.',
      'Go where others are without having to talk: a late shop, a café, a walk where windows are lit.',
      'Put a voice in the room, radio or a long talk between people, while you cook something warm.',
      'For the week, one fixed hour with the same people in it. It is slow, and it is what works.',
    ],
    ask: ['Whose name came to mind first, as you read that?'],
    card: 'loneliness',
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
