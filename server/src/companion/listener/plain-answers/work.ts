import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about work and school: getting in, getting by, being judged, leaving, and what comes after. */
export const workAnswers: readonly PlainAnswer[] = [
  {
    id: 'explain-cv-gap',
    say: [
      'Put it in one plain line with the dates and what it was: "2021 to 2023, caring for a relative." No apology needed. Most people reading it only want to see that there\'s an answer.',
      "Don't leave it blank, name it and move on. Caring, illness, travel, time out for family, all of them are ordinary. Have one calm sentence ready for the interview, and then steer back to what you can do.",
    ],
    ask: ['What would you say those months were, in one line?', 'Which part of it are you most unsure how to put?'],
  },
  {
    id: 'did-i-blow-interview',
    say: [
      "You can't tell from inside it, and one clumsy answer rarely sinks the rest. Send a short thank-you, add the better answer in a line if it really matters, and then keep applying elsewhere.",
      "Probably not. People hiring expect nerves, and what sticks with them is the general picture. You'll hear when you hear, so do one thing tonight that's got nothing to do with it.",
    ],
    ask: ['Which moment do you keep going back to?', 'What part of it went all right?'],
  },
  {
    id: 'what-to-ask-interviewer',
    say: [
      'Try "What would make you say in six months that you\'d picked the right person?" It shows you\'re already thinking about the work. Have a second one about the team, and two is plenty.',
      "Ask something you truly want to know: what a normal day looks like, or what the last person found hard. Keep pay and holidays for after they've said they want you, unless they bring it up.",
    ],
    ask: ['What would you really like to know about the place?', 'What would make you say no to this job?'],
  },
  {
    id: 'answer-weakness-question',
    say: [
      'Pick a real one that isn\'t the heart of the job, and say what you do about it: "I used to take on too much, so now I check my week before I say yes." Short, honest, done.',
      "They aren't after a confession, they want to see that you know yourself. Name one ordinary fault, add the habit that keeps it in check, and stop talking there.",
    ],
    ask: ['What would a kind colleague say you find hard?', 'What do you already do to manage it?'],
  },
  {
    id: 'talk-myself-up',
    say: [
      'Swap praise for facts. "I ran the rota for nine people" isn\'t boasting, it\'s just what happened. Write down five things you did with a number or a result, and let those do the talking.',
      "Leave out the adjectives and say what you did and what came of it. Or ask somebody who's worked with you to describe you, and borrow their words. That reads plain, not arrogant.",
    ],
    ask: ['What have you done that went well because you were there?', "Who could tell you what you're good at?"],
  },
  {
    id: 'why-keep-rejecting-my-applications',
    say: [
      "It's very unlikely to be you as a person, because they've barely met you. It's mostly numbers and luck. Get someone who hires people to look over your application, then keep sending.",
      "Usually it's too many people for one place, nothing they could smell on you. If you never get interviews, change the CV; if you get interviews and no offers, practise those. That tells you where to work.",
    ],
    ask: ['How far do you usually get before the no?', 'Who could look over what you send?'],
  },
  {
    id: 'why-them-not-me',
    say: [
      'Nobody outside that room can tell you, and it may have had little to do with you. Ask whoever decided one question: "What would have made it me?" You\'ll get one useful thing out of it.',
      "Often it's something dull: timing, who they already knew, a box that had to be ticked. It isn't a measure of all your work. Give it a day, then ask calmly what they'd want to see next time.",
    ],
    ask: ['What did you most want from it?', 'Who could give you a straight answer about it?'],
  },
  {
    id: 'chase-after-applying',
    say: [
      "Yes, chase once they're past the date they gave, or after about a week if they gave none. Keep it to two friendly lines asking where things stand. It won't cost you the job.",
      "It's fine to ask, and it doesn't look desperate. Something like \"I'm still very interested, could you tell me when you'll decide?\" does it. One message, then leave it and carry on applying elsewhere.",
    ],
    ask: ["What did they say about when you'd hear?", 'What else are you waiting on at the moment?'],
  },
  {
    id: 'hire-me-at-my-age',
    say: [
      "Yes, people do get hired at your age, though it can take longer than you'd like. Start with those who already know your work. Put the last ten years first on the CV and let the experience talk.",
      "They might well, because somebody who turns up, knows things and stays is worth a lot. Expect more nos on the way. Small places and people you've worked with before are the best doors.",
    ],
    ask: ['Who already knows how you work?', 'What kind of work would you want most?'],
  },
  {
    id: 'too-late-to-change-career',
    say: [
      "No, it isn't too late. There's time to get good at something, and you bring things a beginner hasn't got. Try a small piece of it first, an evening class or a day alongside someone.",
      "It's later, not too late. People switch in their thirties, fifties and after. Before you leap, do the sums for the learning years and talk to two people already doing it.",
    ],
    ask: ['What draws you to it?', 'What would be the smallest way to try it?'],
  },
  {
    id: 'oversold-myself-for-job',
    say: [
      'You can learn enough to get by in a few days if you pick the five things you\'ll use most and practise only those. After that, say early "I\'m rusty on this, show me how you do it here."',
      'Nearly everybody rounds up a bit to get a job. Learn the basics off videos now, ask lots in the first week, and own up to a gap before it causes trouble rather than after.',
    ],
    ask: ['What will you need in the very first days?', 'Who could show you the basics?'],
  },
  {
    id: 'ask-more-than-offered',
    say: [
      'Ask once, warmly, with a number: "I\'d love to do this. Could you get closer to 34?" Then go quiet and let them answer. A polite request hardly ever costs anyone the offer.',
      "Yes, you can ask, and most places expect it. Say you want the job first, name the figure, give one reason. If it's no, ask for something smaller, like a review in six months.",
    ],
    ask: ['What figure would you be happy with?', 'What matters to you besides the money?'],
  },
  {
    id: 'accept-counter-offer',
    say: [
      "If money wasn't why you were leaving, still go, because the reason you wanted out will be there in six months. If pay really was the whole of it, staying can be fine.",
      "I'd usually go. They've shown they could have paid it all along, and now they know you've one foot out. Stay only if they change the thing that made you look, and in writing.",
    ],
    ask: ['What made you start looking?', 'What would have to change for you to want to stay?'],
  },
  {
    id: 'take-the-promotion',
    say: [
      "I'd lean towards yes, if you want the work itself and not only the title. Ask first what a normal week looks like and what support you'd get. You can go back to the old sort of job later.",
      "Take it if the part you like about your job would still be in it. If it's all the bits you can't stand for a little more pay, it's fine to say no. Turning it down isn't a failure.",
    ],
    ask: ['What would change most in your days?', 'What would you miss if you said yes?'],
  },
];
