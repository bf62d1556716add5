import type { Counsel } from './counsel.ts';

/** What people ask about an hour or a day that is hard to get through: fear, waiting, a feast alone, a loss. */
export const hoursCounsel: readonly Counsel[] = [
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
      'You could say: "I have not been well for a while, and I can\'t get out of it by myself. I\'d like to talk to somebody trained. Whom do you refer to."',
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
    id: 'exam-plan',
    deed: 'make the plan on one sheet',
    asks: /\b(?:plan|how (?:do|can|should) i|what (?:should|can|do) i|tips|steps|help|where do i (?:even )?start|focus|concentrate)\b/,
    about:
      /\b(?:exams?|finals|tests?|viva|midterms?|revision)\b[\s\S]*\b(?:focus|concentrate|next week|tomorrow|too much|behind|study|revise|plan|start|panic\w*)\b|\b(?:focus|concentrate|study|revise|plan|learn)\b[\s\S]*\b(?:exams?|finals|midterms?)\b/,
    not: /\b(?:failed|parents|results)\b/,
    answer: ['One sheet, three columns, short rounds. What you cannot do any more gets crossed out on purpose.'],
    steps: [
      'Write down for each exam the three topics that come up most. Those first, everything else after that.',
      'Work in rounds of twenty-five minutes with the phone in another room, and five minutes standing up.',
      'In each round close the book and write from memory what you know. That is the part that sticks.',
      'Stop at the same hour every night. A tired head keeps little of what it reads.',
    ],
    hitch: 'If a round goes wrong, begin the next one with the easiest topic. It is there to get you going again.',
    ask: ['Which of them comes first, and what are its three topics?'],
    card: 'exams',
  },
  {
    id: 'scared-of',
    deed: 'tell somebody there that you are scared',
    asks: /\b(?:tips|how (?:do|can|should) i|what (?:should|can|do|helps)|advice|steps|help|calm|get through|deal)\b/,
    about:
      /\b(?:dentist|flying|plane|flight|needles?|injection|blood test|mri|surgery|operation|anaesthetic|lifts|(?:in|take|of) (?:a |the )?lift|elevator|driving|motorway|bridges|(?:over|across|of) (?:a |the )?bridge)\b/,
    not: /\b(?:results?|failed|accident|crash|test again)\b/,
    answer: [
      'Fear like that comes up fast and falls by itself if you stay. So the aim is not to be calm, only to stay and have something to do meanwhile.',
    ],
    steps: [
      'Tell the person there at the start: "I am scared of this." They know it well, and they will go slower.',
      'Agree on a sign for a pause. Knowing that you can stop it makes it easier not to.',
      'Have a job for your head: count breaths out, long ones, or name what you see along one wall.',
      'Arrange something pleasant for just after. It gives the day another end.',
    ],
    hitch:
      'If it is so strong that you keep putting it off for months, a few hours with somebody trained in fears help more often than not.',
    ask: ['Which moment in it is the worst one?'],
    card: 'anxiety',
  },
  {
    id: 'calm-now',
    deed: 'breathe out slowly',
    asks: /\b(?:calm(?:er)? (?:down )?(?:right )?(?:now)?|relax|settle (?:down|my)|stop shaking|slow my (?:heart|thoughts))\b/,
    not: /\b(?:my (?:son|daughter|kid|child|baby|dog)|him|her|them|before|speech|interview|when)\b/,
    answer: ['Begin with the body; the head follows it better than the other way round.'],
    steps: [
      'Breathe in to the count of four and out to six, ten times. The long way out is the part that does it.',
      'Press both feet into the floor and let your shoulders drop. Then look for five things that are blue, or round.',
      'Run cold water over your wrists, or hold something cold.',
      'If it is nerves and not fear, walk fast round the block. It uses up what your body has made ready.',
    ],
    ask: ['Where in your body do you notice it most?'],
    card: 'breathing',
  },
  {
    id: 'holiday-alone',
    deed: 'plan two points into the day',
    asks: /\b(?:what (?:should|can|do|could) i|how (?:do|can|will) i|advice|tips|help|survive|get through)\b/,
    about:
      /\b(?:christmas|new year\w*|easter|thanksgiving|eid|diwali|my birthday|the holidays?)\b[\s\S]*\b(?:alone|no one|nobody|by myself|on my own)\b|\b(?:alone|no one|nobody|by myself|on my own)\b[\s\S]*\b(?:christmas|new year\w*|easter|thanksgiving|eid|diwali|my birthday|the holidays?)\b/,
    not: /\b(?:died|death|passed|funeral|without (?:him|her|them))\b/,
    answer: ['Do not leave the day empty: two fixed points in it, one with people and one that is only for you.'],
    steps: [
      'Look now where help is wanted that day, a shelter kitchen, a church meal, a ward, an animal home. You come as somebody who is needed, and nobody asks why.',
      'Ask one person straight: "I am on my own that day, may I come by for an hour." More people say yes than you would think.',
      'Cook or order something you really like, and choose a film or a walk for the hour that will be worst.',
      'Keep off the pictures of other people that day. They show one minute of it.',
    ],
    ask: ['Which hour of that day do you think will be the hardest?'],
    card: 'loneliness',
  },
  {
    id: 'pet-time',
    deed: 'ask the vet those questions',
    tender: true,
    whether: true,
    asks: /\b(?:how (?:do|will|can) i know|is it time|when is it|what (?:should|do|can) i|should i|decide|say goodbye)\b/,
    about:
      /\b(?:dog|cat|pet|horse|rabbit)\b[\s\S]*\b(?:vet|old|put (?:him|her|it|them) (?:down|to sleep)|time|suffer\w*|dying|ill)\b/,
    answer: [
      'Nobody knows the perfect day. Many people say later that they waited too long rather than too little, so you may go by the bad days outnumbering the good.',
    ],
    steps: [
      'For a week make a mark each evening, good day or bad day. Look at it together with somebody who loves them less than you do.',
      'Ask the vet one question: "What would you do, if it were yours." They will tell you.',
      'Ask whether it can be done at home, and who may be there.',
      'Do the favourite thing once more before, as much of it as still goes.',
    ],
    ask: ['What is a good day for them, these days?'],
    card: 'pet-loss',
  },
  {
    id: 'go-or-stay-in',
    deed: 'go for an hour',
    whether: true,
    plainly: 'Plainly: go, for one hour, with leave to go home.',
    asks: /\b(?:should i|do i) (?:just )?(?:go|stay|come|skip|cancel)\b[\s\S]*\b(?:party|dinner|out|wedding|drinks|meet\w*|in|home|class|gig|concert)\b/,
    not: /\b(?:ex|funeral|work|job|bed|relationship|marriage|him|her)\b/,
    answer: [
      'If it is tiredness, stay in and enjoy it. If it is nerves, go for one hour with leave to go home; nerves get smaller by going and larger by staying.',
    ],
    steps: [
      'Ask yourself how you would feel about it tomorrow at breakfast, in each case.',
      'If you go, tell one person that you will only stay an hour. Then it is said.',
      'If you stay in, plan the evening as if it were one, and not as something you missed.',
    ],
    ask: ['Is it more tiredness or more nerves, tonight?'],
    card: 'social-anxiety',
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
      /\b(?:debts?|overdraft|can't pay|behind on (?:rent|the rent|bills)|rent is due|bailiff|creditors?|credit cards?|cards? maxed|maxed (?:out )?(?:\w+ )?cards?|the cards|payday loan|evict\w*|final notice)\b/,
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
];
