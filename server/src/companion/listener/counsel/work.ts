import type { Counsel } from './counsel.ts';

const telling = /\b(?:tell|say|words?|talk|break it|announce|bring|put it|phrase|approach|ask)\b/;

/** The same as 'quit', where the job was spoken of further back: after what is asked about a partner. */
export const laterWorkCounsel = (): readonly Counsel[] =>
  workCounsel
    .filter(({ id }) => id === 'quit')
    .map((one) => ({
      ...one,
      id: 'quit-later',
      about: /\b(?:leave|quit|go|stay|resign)\b/,
      far: /\b(?:job|team|boss|manager|company|office|stand-?up|colleagues?)\b/,
    }));

/** What people ask about work. */
export const workCounsel: readonly Counsel[] = [
  {
    id: 'pregnant-at-work',
    deed: 'tell them at work that you are pregnant',
    asks: telling,
    about:
      /\bpregnan\w*\b[\s\S]*\b(?:boss|manager|work|hr|employer)\b|\b(?:boss|manager|work|hr|employer)\b[\s\S]*\bpregnan/,
    answer: [
      'Keep it short and have it be news, not a confession: you are telling them something, and not asking for leave to do it.',
    ],
    words:
      'For instance: "I have some news I wanted you to hear from me. I\'m expecting a baby in May. I\'d like us to plan the handover together when the time comes."',
    steps: [
      'Ask for fifteen minutes alone, early in the day, so that you do not carry it through six hours first.',
      'Look up your rights to leave and pay beforehand, and send one line afterwards that confirms what you told them and when.',
      'You need no plan for afterwards in that talk; "I will come back to you on that" is a whole answer.',
    ],
    hitch:
      'If they take it badly, you need not answer on the spot: "I can see that it is a lot to plan for. Let us talk next week." Then write down what was said.',
    ask: ['Which part of it makes you sweat most, the first sentence or the face across the table?'],
  },
  {
    id: 'raise',
    deed: 'ask for the raise',
    asks: /\b(?:a raise|pay rise|more (?:money|pay)|promotion|my salary|paid more)\b/,
    answer: [
      'Ask for a meeting about exactly that, and bring three things you did that made a difference, and one figure.',
    ],
    words:
      'It can be this plain: "In the past year I took on X and Y. I\'d like my pay to reflect that, and I have this figure in mind." Then stop talking and let the silence work.',
    steps: [
      'Before that, find out what others are paid for such work, so that the figure rests on something.',
      'Say it aloud twice to a wall or a friend; the second time it already sounds like something people say.',
      'If the answer is a no, ask what would have to happen for a yes, and by when.',
    ],
    hitch:
      'If it is a no, ask what would have to be different in six months for a yes, and write the answer down in a mail to them.',
    ask: ['Which three things would you bring?', 'What figure would feel fair to you?'],
    card: 'confidence',
  },
  {
    id: 'resign-how',
    deed: 'tell them that you are leaving',
    asks: /\b(?:tell|say|hand in|resign|give (?:my )?notice)\b/,
    about:
      /\b(?:resign\w*|quit\w*|my notice|new job|leaving (?:my|this|the) (?:job|company)|leave (?:my|this|the) (?:job|company))\b/,
    not: /\b(?:should i|whether|if i should)\b/,
    answer: [
      'In person, short, and with the decision in the first sentence: reasons can be few, and thanks can be one line.',
    ],
    words:
      'For instance: "I\'ve decided to leave, and my last day will be the 31st. I\'ll do a proper handover. Thank you for what I learned here."',
    steps: [
      'Have the new contract, or enough money for the gap, in hand before you say it.',
      'Check your notice period first, and put the same words in writing on the same day.',
      'If they ask why, "it is time for something else" is enough; you owe nobody the whole list.',
    ],
    hitch:
      'If they press you or offer more, "I will think about it until tomorrow" buys you a night, and nothing else has to be said.',
    ask: ['What are you most afraid they will say?'],
  },
  {
    id: 'quit',
    deed: 'write down what would have to change at work',
    plainly: 'Plainly, then: do not leave today, and start looking today.',
    whether: true,
    asks: /\b(?:quit|leave (?:my|this|the|it|that) ?(?:job|work|company|place)?|resign|walk out|hand in my notice|stay (?:there|at|in)|(?:should i|do i) (?:just )?(?:leave|go)(?: or (?:not|stay))?)\b/,
    about: /\b(?:job|work|boss|manager|company|office|shift|career|colleagues?|team|meeting|release|lead)\b/,
    not: /\b(?:smok\w+|drink\w+|boyfriend|husband|wife|marriage)\b/,
    answer: [
      'I would keep two questions apart: whether it is right to go, and whether it is right to go now. The first is often clear long before the second.',
    ],
    steps: [
      'Write down what would have to change for you to stay, and whether anyone there could change it. If nobody could, that is most of the answer.',
      'Count how many months you could live on what you have; it turns a fear into a number.',
      'Send out one application this week while you still have the job. Looking commits you to nothing.',
      'If it makes you ill, a doctor can take you out of it for a while, and that counts as a reason.',
    ],
    hitch:
      'If it turns out to have been too early, work can be found again; what wears people down is staying with no date at all.',
    ask: [
      'What would have to change for you to want to stay?',
      'If you knew there was another job, how fast would you go?',
    ],
    card: 'decisions',
  },
  {
    id: 'boss-after-hours',
    deed: 'say when you can be reached',
    asks: /\b(?:what|how|should|tips|advice|steps)\b/,
    about:
      /\b(?:boss|manager|supervisor|colleagues?|team)\b[\s\S]{0,80}\b(?:text\w*|messag\w*|call\w*|email\w*|mail\w*|ping\w*|writ\w+)\b[\s\S]{0,60}\b(?:night|evening|weekend|sunday|saturday|ten|eleven|off|holiday|vacation|dinner)\b/,
    answer: [
      'You can draw that line without a fight, by saying when you do answer instead of complaining that they write.',
    ],
    words:
      'For instance: "I switch off at seven and look at everything again at eight the next morning. If something is really on fire, ring me."',
    steps: [
      'Say it on an ordinary morning, not at ten at night in reply to one of them.',
      'Then hold to it: mute that chat in the evening and answer at eight, every time. It is the answering that teaches them the hours.',
      'If your contract or your country has a rule about being reached after work, look it up; it helps to know what stands behind you.',
    ],
    hitch: 'If they push back, ask which messages cannot wait until morning; the list is mostly very short.',
    ask: ['What do you fear would happen, the first evening you did not answer?'],
    card: 'work-life-balance',
  },
  {
    id: 'cover-again',
    deed: 'take that yes back',
    asks: /\b(?:tell|say|no|refuse|get out|take (?:it|that) back|what (?:should|can|do)|how)\b/,
    about:
      /\b(?:said yes|say yes|cover|another (?:weekend|shift|project)|extra (?:shift|work|hours)|overtime|take on more|(?:one )?more (?:shift|project|task))\b/,
    not: /\b(?:cover letter|wedding|marry|date)\b/,
    answer: [
      'A yes can be taken back when it is done early and once; it is late changes and long excuses that annoy people.',
    ],
    words:
      'You could write today: "I said yes too quickly. I can\'t do it after all, I have something I can\'t move. I wanted you to know now, so there is time to find somebody."',
    steps: [
      'Send it before you have thought up a third excuse. One reason, or none, is stronger than three.',
      'For the next time, have one sentence ready that is neither: "Let me look at my week, I will tell you by tomorrow."',
      'If you want to, offer something smaller that you can really give, and nothing that you cannot.',
    ],
    hitch:
      'If they sigh or go cold, let them; a disappointed manager on a Tuesday is survivable, and it passes sooner than the weekend would.',
    ask: ['Who is waiting for you on that day instead?', 'What did the yes protect you from, in that moment?'],
    card: 'saying-no',
  },
  {
    id: 'too-much-work',
    deed: 'go in with the list',
    asks: telling,
    about:
      /^(?=[\s\S]*\b(?:boss|manager|work|job|team|office|supervisor|shifts?)\b)[\s\S]*\b(?:too much|overload\w*|workload|burn(?:ed|t|ing)? ?out|can't (?:keep up|cope|do it all)|drowning|overwhelm\w*)\b/,
    not: /\b(?:husband|wife|boyfriend|girlfriend|partner|mum|mom|dad|sister|brother|friend)\b/,
    answer: ['Go in with the list, and let them choose: it turns a complaint into a decision that is theirs to make.'],
    words:
      'For instance: "I have these five things, and time for three of them. Please tell me which three come first, so that I do those well."',
    steps: [
      'Write all of it down beforehand, with the hours each one really takes.',
      'Ask for twenty minutes for exactly this, rather than saying it in the corridor.',
      'Afterwards put into one mail what was agreed to wait. That is the piece that protects you.',
    ],
    hitch:
      'If the answer is "all of it", ask which one may be late; saying it that plainly usually gets a different answer.',
    ask: ['What would you put at the bottom of that list?'],
    card: 'burnout',
  },
  {
    id: 'stolen-ideas',
    deed: 'say it to them alone',
    plainly: 'Plainly: yes. Once, alone, this week.',
    whether: true,
    asks: /\b(?:confront|say|tell|do|handle|deal|should|how|what)\b/,
    about:
      /\b(?:steal\w*|stole|takes? (?:the )?credit|took (?:the )?credit|passes? off|copies|copied)\b[\s\S]*\b(?:ideas?|work|credit|project|slides?)\b|\b(?:ideas?|work|credit)\b[\s\S]{0,40}\b(?:stole|stolen|as (?:his|hers|theirs))\b/,
    answer: ['Yes, say it, but once, alone and early, as a thing you saw and not as what kind of person they are.'],
    words:
      'For instance: "In the meeting you presented the idea I had sent you on Monday. I\'d like my name on it, and I want us to put that right."',
    steps: [
      'From now on leave a trace: send ideas by mail, with others in copy, before the meeting they belong to.',
      'In the room, a calm "as I wrote on Monday, what I meant by that is …" takes it back without a scene.',
      'If it happens a third time, take the dates to your manager; a record is heard where a feeling is not.',
    ],
    hitch: 'If they deny it, you need not win: "then let us both send ideas in writing from now on" changes it anyway.',
    ask: ['What would you want to be different after that talk?'],
    card: 'work-trouble',
  },
  {
    id: 'crying-at-work',
    deed: 'note when it comes',
    asks: /\bcry\w*\b/,
    about: /\b(?:work|office|desk|meetings?|job|shift|ward|school)\b/,
    answer: ['You can slow it for a few minutes, and it is worth asking what it is telling you, once you are home.'],
    steps: [
      'When it rises, look up rather than down, press your feet into the floor and let the breath out for longer than you draw it in.',
      'Have a way out that needs no story: "I need five minutes", and then cold water on your wrists.',
      'Note for a week when it comes: after whom, at what hour, with how little sleep. It is seldom as random as it feels.',
      'If it comes most days, tell a doctor; it may be exhaustion, and that can be helped.',
    ],
    ask: ['When was the last time, and what came just before it?'],
    card: 'stress',
  },
  {
    id: 'first-meeting',
    deed: 'write down the three sentences',
    asks: /\b(?:what (?:should|do|can|could) i (?:say|do)|how (?:do|should|can) i (?:start|begin|introduce|open|lead)|tips|advice|steps)\b/,
    about:
      /\b(?:lead|leading|manage|managing|head|take over|promoted)\b[\s\S]*\b(?:team|group|department|shift|meeting)\b|\bfirst (?:team )?meeting\b/,
    answer: ['Short, honest and with a promise you can keep: that you will listen first, and what happens next.'],
    words:
      'For instance: "You know this work, and some of you for longer than I do. In the next two weeks I want half an hour with each of you. After that I will say what I think we should change, and what not."',
    steps: [
      'Name the odd thing once yourself, your age or how you got there, in one light sentence. Then it is said.',
      'Ask each of them two things: what should stay as it is, and what costs them most time.',
      'Give one small decision in the first week that makes something easier for them.',
    ],
    hitch:
      'If somebody tests you, stay friendly and short: "I have heard that. I will come back to you by Thursday." And then do, by Thursday. That is what they will go by.',
    ask: ['Who in that room are you most unsure about?'],
    card: 'impostor',
  },
  {
    id: 'interview',
    deed: 'get the two stories ready',
    asks: /\b(?:tips?|advice|how|what|steps|help|prepare|calm)\b/,
    about: /\b(?:job )?interviews?\b/,
    answer: ['Three small things carry most interviews: two stories, one question of your own, and a slow start.'],
    steps: [
      'Have two short stories ready, each with what was wrong, what you did and what came of it. Nearly every question can be answered with one of them.',
      'Read the advert once more and write one true sentence for each thing they ask for.',
      'Lay out clothes and the way there tonight, and stop preparing an hour before you sleep.',
      'In the room, let one breath out before each answer; a pause of two seconds looks like thinking.',
    ],
    hitch:
      'If your mind goes blank, say "let me think about that for a second". Nobody has ever been turned down for it.',
    ask: ['Which question are you most hoping they will not ask?'],
    card: 'confidence',
  },
  {
    id: 'speech',
    deed: 'practise the first two sentences',
    asks: /\b(?:tips?|advice|how|what|steps|help|prepare|calm|nervous|scared)\b/,
    about:
      /\b(?:speech|presentation|present in front|toast|pitch|talk in front|speak in front|stage|recital|audition)\b/,
    not: /\bthe talk is over\b/,
    answer: [
      'Do not aim at calm. A fast heart and a good beginning go together well, and after the first two sentences it usually settles.',
    ],
    steps: [
      'Learn only the first two sentences and the last one by heart; the middle may be notes.',
      'Say it aloud standing up, twice, to somebody or to a wall.',
      'Just before, let three breaths out very slowly, and look for one friendly face to begin with.',
      'If you lose the thread, drink a sip and say "where was I"; people mostly like you better for it.',
    ],
    hitch: 'If your voice shakes, go slower and not louder. It is heard far less than it is felt.',
    ask: ['How does your first sentence go, so far?'],
    card: 'anxiety',
  },
  {
    id: 'mistake-at-work',
    deed: 'tell them about the mistake',
    plainly: 'Plainly: yes, tell them, and before the day is over.',
    whether: true,
    asks: /\b(?:tell|say|own up|admit|do|fix|hide|what|how|should)\b/,
    about:
      /\b(?:mistake|messed up|screwed up|error|forgot to send|wrong (?:file|number|figures?|mail|email)|deleted)\b[\s\S]*\b(?:work|boss|manager|client|job|team|report|shift)\b|\b(?:work|boss|manager|client|job|team|report|shift)\b[\s\S]*\b(?:mistake|messed up|screwed up|error|deleted)\b/,
    answer: [
      'Tell them yourself, today, before somebody finds it. A mistake that comes with its repair is mostly forgotten in a week.',
    ],
    words:
      'Three sentences do it: "I made a mistake with the figures on Tuesday. This is what it affects. This is how I\'m fixing it, and I\'ll be done by four."',
    steps: [
      'Before you say it, work out only two things: how far it reaches, and the next repair.',
      'Say sorry once. The second and third time are for your own nerves and make it bigger.',
      'Afterwards change one small thing so that it cannot happen that way again, and mention that.',
    ],
    hitch: 'If they are angry, let it run out: "You are right, and here is what I am doing about it."',
    ask: ['What is the worst you imagine they will say?'],
  },
  {
    id: 'hard-boss',
    deed: 'write down what was said',
    asks: /\b(?:what (?:should|can|do|am) i|what(?:'s| is) my|how (?:do|can|should) i (?:deal|handle|cope|respond|react|answer|stand up|talk|tell))\b/,
    about:
      /\b(?:boss|manager|supervisor)\b[\s\S]*\b(?:shout\w*|yell\w*|scream\w*|humiliat\w*|belittl\w*|bull(?:y|ies|ied)|hates? me|picks? on|criticis\w*|criticiz\w*|rude|unfair|in front of)\b/,
    answer: [
      'In the moment keep it short and calm, and afterwards keep it in writing. The two together change more than one big talk.',
    ],
    words: 'In the moment: "I want to hear what was wrong with it. I\'d ask you not to do it in front of the others."',
    steps: [
      'Write down the date, the words and who was there, on the same evening. After two weeks it is a record and no longer a mood.',
      'Take it to one person with a say: their manager, HR or a union, whichever you trust most.',
      'Update your CV as well, even if you stay. It is easier to stand straight with a door behind you.',
    ],
    hitch:
      'If it gets worse after you spoke up, that belongs in the record too, and it is the moment to take it higher.',
    ask: ['Who has seen it besides you?'],
    card: 'work-trouble',
  },
  {
    id: 'work-around-care',
    deed: 'ask for the arrangement',
    asks: /\b(?:tell|say|ask|put it|how|what (?:should|can|do)|explain|words)\b/,
    about:
      /\b(?:back (?:to|in) the office|work from home|home office|remote\w*|fewer hours|part[- ]time|flexible hours|my shifts?)\b[\s\S]*\b(?:care|caring|mum|mom|dad|kids?|child\w*|ill|health|need)\b/,
    answer: [
      'Bring a proposal and not only the problem: what you need, for how long, and how the work gets done all the same.',
    ],
    words:
      'For instance: "I am needed at home in the mornings. I would like to work from home on three days until March. This is how I would cover the calls. Let us try it for six weeks and look at it again."',
    steps: [
      'Look up beforehand whether you have a right to it; many places give carers and parents one.',
      'Offer a trial with an end. It is easier to say yes to six weeks than to for ever.',
      'Put the answer in writing, whatever it is, in one friendly line.',
    ],
    hitch:
      'If it is a no, ask which part of it is the trouble, the days, the hours or the calls. Often only one of them is.',
    ask: ['Which days matter most to you?'],
    card: 'work-life-balance',
  },
  {
    id: 'hate-job-need-money',
    deed: 'send out one application',
    whether: true,
    asks: /\b(?:what (?:should|can|do)|how (?:do|can)|advice|steps|help|should i)\b/,
    about:
      /\b(?:hate|can't stand|sick of|dread) (?:my|this|the|going to) (?:\w+ )?(?:job|work)\b[\s\S]*\b(?:money|bills|rent|afford|mortgage|pay)\b/,
    answer: [
      'Then it need not be stay or go. You can stay for the money and leave in small pieces, with a date in mind.',
    ],
    steps: [
      'Work out the sum that would make you free to go, two or three months of what you need, and put something towards it each month.',
      'Give the looking one fixed hour a week. One application is enough for that hour.',
      'Find the worst part of the job, a person, a task, an hour, and ask for just that to change.',
      'Keep one evening a week in which work is not mentioned.',
    ],
    ask: ['What is the worst part of it, if you had to name just one?'],
    card: 'work-trouble',
  },
  {
    id: 'tell-boss',
    deed: 'talk to your boss',
    asks: /\b(?:tell|say to|talk to|ask|approach|explain|words|put it)\b/,
    about: /\b(?:my|the|our) (?:boss|manager|supervisor|employer|team ?lead)\b/,
    not: /\b(?:wife|husband|girlfriend|boyfriend|partner|mum|mom|dad|parents|friend)\b/,
    answer: ['Ask for ten minutes alone, and put what you need into the first sentence, before the reasons.'],
    words:
      'A shape that works: "I want to talk about one thing. Here is what has been happening. Here is what I need, and this is what I can offer."',
    steps: [
      'Write your own three sentences on paper and cross out every "sorry" and every "just".',
      'Choose a time that is not the end of a bad day, theirs or yours.',
      'Send one line afterwards with what you agreed; it saves having the talk twice.',
    ],
    hitch: 'If they brush it off, ask when you can come back to it, and name a day yourself.',
    ask: ['What is the one thing they must have understood by the end of it?'],
    card: 'communication',
  },
];
