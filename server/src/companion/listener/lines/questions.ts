import type { AskedKind } from '../../reading/asked.ts';
import type { Answer } from './answers.ts';

/**
 * What a direct question is owed: first the honest answer, then a thought that helps to look at it, then one question back.
 * '{deed}' is what they asked about, fit to stand after 'to', '{a}' and '{b}' the two ways of a choice, '{who}' the person asked about.
 */
export const answered: Readonly<Record<Exclude<AskedKind, 'way' | 'words' | 'recall'>, Answer>> = {
  wording: [
    [
      'It is friendly and clear, and not weak at all. The one thing it leaves open is when.',
      'Not weak: it is kind, and it leaves the door wide open. The one thing it lacks is a day.',
    ],
    [
      'With a day in it, it would be as friendly and harder to put off: "Could you do it by Friday?" The rest can stay as you have it.',
      'One line at the end would carry it: "Would Friday work?" Nothing before that has to be any harder than it is.',
    ],
    ['Which day would you put in?', 'What would you like to have in hand once it is sent?'],
  ],
  normal: [
    [
      'To {deed} is nothing strange, though hardly anybody would say it out loud.',
      'More people know that one than would ever say so out loud.',
      'Nothing about it strikes me as strange.',
      'No, I would not call it odd. It is one of those things hardly anybody tells.',
      'People do feel that, and then mostly keep it to themselves.',
    ],
    [
      'A feeling does not have to be sensible to be there, and it is no measure of who you are.',
      'The size of a feeling seldom matches the thing that set it off, because it brings older things along.',
      'Whether it is usual is one question; that it is hard for you is enough of a reason to talk about it.',
      'If it stays, or frightens you, a doctor would not find it a silly question either.',
    ],
    [
      'What made you start to wonder?',
      'What would it say about you, if it were not usual?',
      'Who would you be afraid to ask that?',
      'How long has the question been with you?',
    ],
  ],
  allowed: [
    [
      'It is all right to {deed}.',
      'Yes, it is all right to {deed}. For as long as it takes.',
      'There is nobody who would have to give leave for that.',
      'Nobody has to sign for that, and you need no reason.',
    ],
    [
      'Nothing else has to be done in this minute.',
      'What is fine for anyone else in your place is fine for you.',
      'That you ask at all shows how strict the house rules have been in there.',
    ],
    [
      'What would make it a little easier to let yourself?',
      'Who taught you that one has to ask?',
      'What is it like, to be told so?',
    ],
  ],
  possible: [
    [
      'It happens, and hardly anybody can explain it, on either end of it.',
      'From all that people tell, yes; it seldom comes out even, and it hurts on both sides.',
    ],
    [
      'I would not like to settle it for everyone, when it seems to be about somebody in particular.',
      'In general it is easily answered. It is the one case that keeps a person awake.',
    ],
    [
      'Whom did you have in mind, as you wrote that?',
      'What would it change for you, if the answer was yes?',
      'Which answer are you afraid of?',
    ],
  ],
  verdict: [
    ['Nothing you have written here says that.', 'I read what you write, and I do not find that in it.'],
    [
      'What I do find is somebody who had a bad time of it and then put themselves on trial.',
      'It sounds more like a sore spot than like a fact.',
      'A thing went wrong, and the mind made a judgement of the whole person out of it. It does that quickly.',
    ],
    [
      'What would you say to somebody you like, who asked you that?',
      'What set that question off today?',
      'Whose voice does it ask in?',
    ],
  ],
  self: [
    [
      'Only you can answer that, and it does not have to be today.',
      'I cannot see that from outside, and nobody else can either.',
      'That is a question one lives with for a while, more than one solves it.',
    ],
    [
      'It may help to watch what you do when nobody is asking, since that often knows sooner than the head does.',
      'An answer that comes under pressure seldom holds. It may be there already and only need some quiet to be heard.',
    ],
    ['What makes you ask it now?', 'Which answer would be a relief?', 'What have you noticed that points one way?'],
  ],
  choose: [
    [
      'Two ways, then: {a}, or {b}.',
      'So it is between those: {a}, or {b}.',
      'Neither of them looks simple from here, and you know the people in it and I do not.',
    ],
    [
      'I cannot see enough to choose for you, but it helps to look at each as if it were already done, and notice where your shoulders drop.',
      'From outside I would only be guessing. What can be asked of each is what it costs if it goes wrong, and whether it can be taken back.',
    ],
    [
      'Which of them would you rather explain to yourself in a month?',
      'Which one are you leaning to, if you had to say now?',
      'What is the worst that each could bring?',
    ],
  ],
  decide: [
    [
      'Whether to {deed}: I cannot give you a clean yes or no on that. You know everyone in it, and I know a few lines.',
      'To {deed}, or to leave it: honestly, from here I would only be guessing.',
      'There is no rule I could hold up that settles whether to {deed}. It is yours to decide, and it can be looked at.',
      'I cannot give you a clean yes or no on that: you know everyone in it, and I know a few lines.',
      'Honestly, from here I would only be guessing.',
    ],
    [
      'What can be looked at is what you want it to do: to change something, or to let somebody know how it has been.',
      'It may help to keep two things apart, what it would do for you now, and what it would do to how things stand next week.',
      'A thing that can be undone may be tried sooner than one that cannot.',
    ],
    [
      'If you did {deed}, what would you hope to see a week later?',
      'If you did {deed}, what would you most hope for?',
      'If you did not {deed}, what is the worst that would follow?',
      'Which would you regret more, to {deed} or to leave it?',
      'What speaks most for it in you, to {deed}?',
      'Which answer were you hoping for, when you asked?',
    ],
  ],
  bear: [
    [
      'Mostly in pieces, and rarely as well as it looks from outside.',
      'Less by being strong than by getting through one stretch, and then the next.',
      'Few do it gracefully. Many do it with bad days in between, and the better ones with somebody who takes a turn.',
    ],
    [
      'What seems to matter is that not all of it rests on one pair of shoulders, and that some hour in the week belongs to you.',
      'People who keep on for long tend to stop doing it perfectly, and to let somebody see them when it goes badly.',
    ],
    [
      'Which part of it cannot go on the way it is?',
      'What has carried you up to here?',
      'Who could take a turn, even a short one?',
    ],
  ],
  'their-mind': [
    [
      'Whether {guess}, I cannot know; only {who} could say.',
      'I cannot see from here whether {guess}, and neither can you.',
      'I cannot know that; only {who} could say.',
      'There is no way to see into {whom} from here, for me or for you.',
      'I do not know, and anything I said would be made up.',
    ],
    [
      'Not knowing leaves a gap, and the mind fills a gap with whatever hurts most.',
      'The question keeps its grip because no answer would really settle it.',
    ],
    [
      'Which answer are you most afraid of?',
      'What would it change, to know?',
      'What does the question do to you, at the hour when it comes?',
    ],
  ],
  ahead: [
    [
      'I cannot promise you that, and I would rather not pretend.',
      'Nobody can say for certain, and I least of all.',
      'I do not know how it will be for you.',
    ],
    [
      'For many people a thing like this changes its shape with time, more than it goes away. There come longer stretches in which it is not the first thought.',
      'What others tell is that the edges get less sharp, not in a straight line, and that being less alone with it matters more than time does.',
    ],
    [
      'What would "better" look like, on an ordinary day?',
      'Has there been an hour lately when it was a bit less?',
      'What frightens you most about it staying as it is?',
    ],
  ],
  'how-long': [
    [
      'There is no set time, and anyone who names one is guessing.',
      'That differs a good deal from one person to the next.',
    ],
    [
      'For a change of habit it is fair to give it two or three weeks before you judge it. For a loss there is no such number at all.',
      'Think in weeks rather than days, and in small shifts rather than a turning point.',
    ],
    ['How long has it been going on by now?', 'What would tell you that it is getting a little better?'],
  ],
  law: [
    [
      'That is a question of law where you live, and I would only be guessing.',
      'I do not know the law well enough to be of use there, and a wrong answer could cost you.',
    ],
    [
      "A free legal advice service or a citizens' advice office can often tell you in one call. It helps to have papers, receipts and dates at hand.",
      'A short call to a legal advice line is worth it, before anything is said or signed in anger.',
    ],
    ['And apart from what is allowed, what would feel right to you?', 'What would it mean to you, to be in the right?'],
  ],
  'why-me': [
    [
      'I cannot see the cause from here, and a quick one would probably be wrong.',
      'There may be more than one reason, and none of them has to be a flaw in you.',
    ],
    [
      'It often helps to ask when it happens, before asking why.',
      'A reason is easier to see from its edges: when it started, and when it lets go for a while.',
    ],
    [
      'When did it begin, as far as you remember?',
      'When is it at its weakest?',
      'What have you told yourself about it so far?',
    ],
  ],
  fact: [
    [
      'I do not know that reliably, and a wrong answer would be worse than none.',
      'That is outside what I know well enough to say.',
    ],
    [
      'Somebody who knows the field, a doctor, a nurse or a pharmacist where it is about the body, can tell you for certain.',
      'It is a fair thing to ask, and it deserves somebody who can look at the whole of it.',
    ],
    [
      'Whom could you ask who would know?',
      'Who could look at it with you this week?',
      'What would you ask them first?',
    ],
  ],
};

/** Where what is asked about may harm somebody or be the body's: nothing is called usual from here. */
export const careful = {
  /** What the body's people know. */
  body: /\b(?:body|doctor|ill|illness|disease|diabet\w*|pain|blood|heart|chest|head|stomach|pregnan\w*|baby|symptoms?|tablets?|pills?|medicine|melatonin|weight|eat|eating|infection|fever|surgery|operation|period|cancer|dizzy|faint\w*|breath\w*)\b/i,
  about:
    /\b(?:hit|hurt|slap|shake|harm|steal|drink\w*|drunk|wine|high|pills?|throw up|not eat\w*|starv\w* myself|bleed\w*|voices|pain|chest|faint|cry (?:every|all)|every (?:single )?(?:day|night)|for (?:weeks|months)|months|track|follow him|follow her)\b/i,
  say: [
    'Whether that is usual I would not like to say from here, and asking is the sensible thing to do.',
    'I cannot judge that well enough, and I would not wave it away either.',
  ],
  next: [
    'It is worth telling a doctor, in just those words. They hear it more often than one thinks, and they can look at the whole of it.',
    'If it goes on, or frightens you, a doctor or nurse is the right person, and it is a fair thing to bring.',
  ],
} as const;

/** 'Is four months too long?', 'is it too late?': no calendar answers it. */
export const tooMuch: Answer = [
  [
    'There is no calendar for that, though it can feel as if everyone else had one.',
    'By whose watch? There is no rule for it that I could find, and I would not trust one.',
  ],
  [
    'What is late for one is early for another. It depends less on the count than on what it is to do for you.',
    'The number mostly stands in for something else: whether it would be welcome, or whether you may still want it.',
  ],
  ['What would the right time have looked like?', 'What are you afraid it would look like?'],
];

/** 'Can a man be stubborn and right at the same time?': two things that do not shut each other out. */
export const both: Answer = [
  [
    'Yes. One can be {a} and {b} at once; neither of them cancels the other.',
    'I would say so: {a} and {b} get along better than people think.',
  ],
  [
    'How a thing is held on to and whether it is so are two questions, and they are mixed up a good deal.',
    'Who wants to change your mind will call it the first, and that settles nothing about the second.',
  ],
  ['Which of the two have you been called lately?', 'What would you like to be right about, most of all?'],
];

/** 'Should I do it, or is that sad?': what it looks like is answered straight, and the deed is left to them. */
export const orIsThat: Answer = [
  [
    'To {deed} is not sad, and nobody sensible would think less of you for it.',
    'No, it is not sad to {deed}. People do far odder things with less reason.',
  ],
  [
    'Whether it is worth it is yours to know: if it is only for that, two plain lines will do; if it is to hear from them, it may be kinder to you to wait a day.',
    'What speaks for it is that it would be done. What speaks against it is whatever a late or short answer would do to your evening.',
  ],
  [
    'Which of the two weighs more, as you think of pressing send?',
    'What would you want to come back, in the best case?',
  ],
];

/** They asked before, and got no yes or no. What can be undone is told from what cannot. */
export const straight: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\b(?:text|call|ring|write|message|send|reply|answer|email)\b/,
    say: [
      'Straight, then: write it tonight, and send it tomorrow if you still want to. It loses nothing by being a day older, and you lose nothing by having written it.',
      'As plainly as I can: not tonight. By daylight, if it still seems right, and short.',
    ],
  },
  {
    fits: /./,
    say: [
      'Straight, then: where both sides weigh the same, take the one that can be taken back.',
      'As plainly as I can put it: I would look at it once more by daylight, and then go with what you were leaning to before you asked.',
    ],
  },
];

/** For a choice where something is known about one of the ways. */
export const known: readonly { way: RegExp; say: readonly string[] }[] = [
  {
    way: /\b(?:sleep|go to bed|rest|nap)\b/i,
    say: [
      'Of the two, I would lean to sleep: nearly everything is done better and borne better after a few hours of it.',
    ],
  },
  {
    way: /\b(?:act normal|pretend|say nothing|never mention\w*|ignore it|keep quiet|wait until)\b/i,
    say: [
      'Saying nothing keeps the peace for today, and leaves you alone with it. A few words do not have to be the whole conversation: "I noticed, and it got to me" is already something.',
      'Silence is the easier one tonight and often the dearer one later. It can be said small, and it can be said kindly.',
    ],
  },
];

/** Openings for what is asked so plainly that nothing told before is needed. */
export const plainOpenings: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\bwhat\b.*\btalk (?:to \w+ )?about\b/,
    say: [
      'The smallest thing that has nothing to do with it often does best: something funny you saw, or a question about how they are. And once, if you like, the true one: "It is a bit strange for me just now, and I still want to be in on things."',
    ],
  },
  {
    fits: /\bexplain\b.*\b(?:child|kid|kids|children|son|daughter|toddler|little one)\b/,
    say: [
      'For a child, short and true and without blame is enough: "It is because of the work, and never because of you. I think of you every evening." A child can hold a small truth better than a long reason, and you may say that you do not like it either.',
    ],
  },
];

/** Openings for a hard thing to say, where no sentence is to be put into their mouth (`first-words.ts`). */
export const openings: readonly { fits: RegExp; say: readonly string[] }[] = [
  {
    fits: /\b(?:died|funeral|grie\w+|lost (?:his|her|their)|miscarr\w+|passed away|baby died)\b/,
    say: [
      'There are no right words, and the plain ones do best: "I have no good words for this. I am here, and I am not going anywhere." Then let there be silence, and come back next week, too.',
    ],
  },
  {
    fits: /\b(?:drink\w*|drugs?|addict\w*|bottles?|using|relapse\w*|not eating|cutting)\b/,
    say: [
      'It often goes better when it is sober, short and about what you saw: "I found them, and I am frightened for you. I am not angry. I want to know how you are."',
    ],
  },
  {
    fits: /\b(?:tell|break|talk to|bring (?:it|this|that) up)\b/,
    say: [
      'Ask for a moment first, and keep it light: "Have you got five minutes? There is something I would like to say." Then the one thing they should know if they only heard one sentence; the reasons can come after.',
      'One plain sentence, as you would say it on an ordinary day: "I want you to know how it is with me." Then the thing itself, and then room for them to answer.',
    ],
  },
  {
    fits: /\b(?:say|explain|answer|put)\b/,
    say: [
      'Short and true, in the voice you have with them on any other day. First the one thing they should know if they only heard one sentence; the reasons can come after.',
      'The plain version is mostly the best one, said without an apology in front of it and without a reason behind it. If it comes out crooked, it can be said once more.',
    ],
  },
];
export const openingsAsk: readonly string[] = [
  'If it could only be one sentence, which would it be?',
  'What should they know at the end of it?',
  'How would you say it to somebody who is on your side?',
  'How would that sound in your own words?',
];
/** Where no words are known for it. */
export const wordsAsk: readonly string[] = [
  'What is the one thing that has to be in it?',
  'How would you say it, if nobody could be hurt by it?',
  'What must it not sound like?',
];
/** Where they asked what to do when it comes to it. */
export const doAsk: readonly string[] = [
  'What would you want to have done, once it is over?',
  'What do you want to come out of that moment?',
  'What must not happen, when it comes to it?',
];
export const openingsLead: readonly string[] = [
  'Let us find you a first sentence, then; only the first.',
  'Here is one way in, and you can bend it until it is yours.',
  'Words, then.',
];

/** Where help is wanted and nothing that is known here fits well enough. */
export const noWay: Answer = [
  [
    'I do not have a method for that which I would trust, so let us think it through.',
    'I would be making something up if I gave you a recipe for that.',
  ],
  [
    'What has a chance is usually small and close to what you do already.',
    'It helps to know what has been tried, and what made even a small difference.',
  ],
  [
    'What have you tried so far?',
    'When is it even a little easier?',
    'What would be a first sign that it is getting better?',
  ],
];

/** What they said earlier in this talk, when they ask for it. '{one}' and '{two}' are those things. */
export const recalled = {
  two: ['You told me that {one}, and that {two}.', 'From what you wrote here: {one}; and {two}.'],
  one: ['You told me that {one}.', 'What you wrote was this: {one}.'],
  none: ['I cannot find it in this conversation, and I only have what is written here.'],
  after: ['It is all still here, if you want to go back to it.', 'Is that the one you meant?'],
} as const;
