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
  {
    id: 'lead-older-or-former-mates',
    say: [
      "Say the odd part out loud once, then be fair and predictable. Ask what they know that you don't, decide the small things promptly, and speak to people alone when something's wrong. Respect follows in a few months.",
      "You don't need to be the expert in the room, you need to be fair. Keep the same rules for everyone, ask before you change things, and give it three months to stop feeling strange.",
    ],
    ask: ['What feels strangest about it so far?', 'Who in the group would you most want on your side?'],
  },
  {
    id: 'less-pay-for-easier-life',
    say: [
      "If the sums work, take the easier one, because nobody gets the hours back. Go through a normal month's bills on the lower pay first. If that would keep you awake, wait or meet halfway.",
      "Time, as long as the rent's safe. Most people get used to a bit less money faster than they expect. Try living on the smaller amount for two months now, and you'll know.",
    ],
    ask: ['What would you do with the hours you got back?', 'What would the smaller pay really have to cover?'],
  },
  {
    id: 'how-long-to-give-new-job',
    say: [
      "About three months, to get past the newness. Notice meanwhile what exactly you dislike, because some of it may be fixable, and look round quietly if you dread every day. You don't owe it a whole year.",
      "Give it until you know your way about, usually ten or twelve weeks. If it's only strange by then, stay on; if you still feel sick on the way in, it's fine to go.",
    ],
    ask: ['What do you dislike most about it?', 'Which part of the day is bearable?'],
  },
  {
    id: 'leaving-soon-look-bad',
    say: [
      "One short job hardly ever matters, everybody's allowed a wrong turn. Say in a line that it wasn't what was described and what you're after now. If it's the third in a row, have a better reason ready.",
      "It looks worse from inside than to anyone hiring. A few weeks you can even leave off the CV. Just try to have the next thing lined up, and don't run down the place you left.",
    ],
    ask: ['What would you say if someone asked why you went?', 'What would you want the next place to have?'],
  },
  {
    id: 'when-new-job-gets-easier',
    say: [
      "Easier in a few weeks, and ordinary in about three months. At the start it's all nerves and no habit, so everything costs double. Ask somebody there about their first month; they'll have stories.",
      "It won't be like this every day. Once your hands know the routine your head gets quieter, usually somewhere in the second month. Until then, go home, eat, sleep, and don't judge yourself by week one.",
    ],
    ask: ["What's been the hardest part so far?", 'What went a bit better than the first day?'],
  },
  {
    id: 'too-many-questions-at-new-job',
    say: [
      "Very unlikely. New people ask things twice, and everyone expects it for the first couple of months. Write the answer down in front of them, say thanks, and that's all anyone wants.",
      "They don't think you're stupid, they think you're new. Somebody who asks is far less trouble than somebody who guesses. Keep a small notebook so that each thing only needs asking once or twice.",
    ],
    ask: ["What would you most like to ask and haven't yet?", "Who's easiest to ask there?"],
  },
  {
    id: 'admit-i-dont-understand',
    say: [
      'Now, because it only gets harder with every week. Be exact: "I follow up to here, and then I lose it." Half the others will be quietly grateful, and whoever\'s explaining finally knows where to start.',
      "Straight away, and to one person, not the whole room. Bring the first thing that stopped making sense. Nobody minds somebody who's lost and says so; it only gets awkward when it comes out late.",
    ],
    ask: ['Where did it stop making sense?', "Who'd be the easiest person to say it to?"],
  },
  {
    id: 'admit-im-behind',
    say: [
      'Go early and bring a list: "I thought I had it, I don\'t, here\'s where it stands and what I need." People forgive behind far more easily than they forgive finding out late.',
      "Say it tomorrow, before they ask, in two sentences and with a new date you can really keep. It'll be an uncomfortable ten minutes, and then there's a plan where there used to be a secret.",
    ],
    ask: ["What's done, and what isn't?", 'What would you need to catch up?'],
  },
  {
    id: 'what-boss-vague-answer-means',
    say: [
      "On its own it's neither yes nor no, it's a way out of the room. Give it a week or so, then ask for a plain answer and a date. That isn't pushy.",
      "It usually means they haven't decided, or can't decide it alone. Don't wait for it to come back by itself. A short \"When can I expect to hear?\" gets you further than guessing.",
    ],
    ask: ['What exactly did you ask for?', 'When would you need to know by?'],
  },
  {
    id: 'sacked-for-a-mistake',
    say: [
      "Unlikely, for one honest mistake, especially if you own up and help sort it out. They've almost certainly seen it before. Say how you'll stop it happening again, and that's what they'll remember.",
      "It'd be very unusual. Places lose far more by letting someone go than by an error that's been put right. Tell them what happened, fix what you can, and expect an awkward day rather than the sack.",
    ],
    ask: ['What happened, step by step?', 'What could still be put right?'],
  },
  {
    id: 'wrong-to-refuse-extra-shift',
    say: [
      "You're not out of order. Say it early and plainly, without a speech: \"I can't do that one, I did the last few.\" It's fair to take turns, and a clear no lets them find someone else.",
      "No, it's allowed, and it doesn't make you a bad colleague. If your contract has you down for it you may need to swap; if they're asking a favour, you can decline a favour.",
    ],
    ask: ['What would you do with that time instead?', "How do you think they'd take it?"],
  },
  {
    id: 'allowed-to-ignore-work-messages',
    say: [
      "Yes, you're allowed. It's your own time, and waiting for the working day is normal, not rude. If it were truly on fire they'd ring. Answering at midnight mostly teaches people that you answer at midnight.",
      "Unless you're paid to be on call, leave it until you're next in. Most people who write at odd hours are just clearing their heads and don't expect a reply. Turn the little numbers off and have your evening.",
    ],
    ask: ['What do you think would happen if it waited?', 'What would you do with the evening without it?'],
  },
  {
    id: 'how-much-to-tell-boss-about-absence',
    say: [
      "Not much: that you're unwell, and roughly when you'll know more. You don't have to give the reasons unless you want to. Write two sentences down beforehand and stop when you've said them.",
      'Only what they need to plan: what you can do, what you can\'t, and for how long. "I\'d rather keep the details private" is a perfectly good sentence. If you trust them, you can say more later.',
    ],
    ask: ['What would you be comfortable with them knowing?', 'What would help you at work just now?'],
  },
  {
    id: 'tell-work-about-condition',
    say: [
      "If it touches how you do the job, I'd tell one person you trust, short, with what would help. If it doesn't, there's no need to tell anyone. You choose who and when, and what it's called.",
      "You don't have to, but being known about is often easier than hiding it all day. Start with your manager, keep it to what you need from them, and let everybody else find out later or never.",
    ],
    ask: ['What would you want them to do differently?', 'Who there would take it best?'],
  },
  {
    id: 'can-my-boss-make-me',
    say: [
      "It depends on where you are and what you signed, so look at your contract or ask a union or advice line. Either way you can say why it's hard for you and offer a middle way.",
      'Sometimes yes, sometimes no, and it\'s worth checking your contract before you argue. Ask calmly "Is that something I have to do?" and put the answer in writing. Many bosses back off at a polite question.',
    ],
    ask: ['What would you be willing to do instead?', 'What have they actually asked of you, in their words?'],
  },
  {
    id: 'honest-feedback-to-boss',
    say: [
      "Write only what you'd be fine with them knowing came from you. Pick one true thing they could actually change, put it politely, and keep the rest for your friends.",
      "A bit honest: one thing that works, one thing that'd make your days better. If they usually punish plain speaking, keep it bland without guilt. It isn't your job to fix the place through a form.",
    ],
    ask: ["What's the one thing you'd change there?", 'How have they taken honest words before?'],
  },
  {
    id: 'others-paid-more',
    say: [
      'Ask about your own pay and leave the others out of it: "What would I need to do to earn more, and by when?" Bring two things you\'ve done. You don\'t have to say how you found out.',
      'Yes, raise it, but as a question about you, not a complaint about them. Say what you do, say the figure you think is fair, and ask when they can answer. Being angry first, at home, is fine.',
    ],
    ask: ['What figure would feel fair to you?', 'What do you do there that you could point to?'],
  },
  {
    id: 'does-boss-or-teacher-dislike-me',
    say: [
      'You can\'t tell from a manner, some people are short with everyone. Watch how they are with others, then ask one practical question: "Is there anything you\'d like me to do differently?" The answer shows you more than guessing.',
      "Maybe, but busy or awkward looks very like dislike from the outside. Ask somebody who's been there longer what they're normally like. If it's only you who gets it, note the times down and tell someone with a say.",
    ],
    ask: ['What have they done that gave you that idea?', 'How are they with everybody else?'],
  },
  {
    id: 'take-back-resignation',
    say: [
      "Sometimes, if you ask quickly, though they don't have to agree. But don't decide tonight. Nearly everyone gets a fright right after, so check in the morning whether it's fright or regret.",
      'You can ask, and the sooner the better: "I\'ve thought again, would you let me withdraw it?" They may say no. Before you do, remember what made you write it, and whether that\'s changed.',
    ],
    ask: ['What made you write it?', "What's frightening you most now it's sent?"],
  },
  {
    id: 'when-to-give-notice',
    say: [
      "Soon, in private, to your boss before anyone else, and keep it brief. There's no good day, so pick the next ordinary one. If you've another job, have that signed first.",
      "As soon as it's certain and in writing, and no later than your notice needs. Your boss hears it first, the team the same day. People would rather have the extra weeks than the perfect moment.",
    ],
    ask: ['What makes it hard to pick a day?', 'What will you say in the first sentence?'],
  },
  {
    id: 'resignation-letter-words',
    say: [
      'Three lines: "Please accept this as my notice. My last day will be" and the date. "Thank you for the time here." That\'s all of it, and the reasons can stay out.',
      "Keep it dull: the date, that you're resigning, your last day, one thank-you, your name. It goes in a file, so nothing you'd mind reading in five years. Anything else, say in person.",
    ],
    ask: ['What are you tempted to put in it?', 'When would your last day be?'],
  },
  {
    id: 'leaving-message-words',
    say: [
      "Short and warm: thank them, name one true thing you'll remember, wish them well. If you didn't get on, \"All the best for what's next\" is honest and kind. Two lines are plenty.",
      "Write what you'd say at the door: one thing you liked, one good wish, your name. For your own goodbye, add where people can find you. Nobody marks these for style.",
    ],
    ask: ["What's one thing you'll really remember?", 'How would you like to leave things with them?'],
  },
  {
    id: 'start-looking-quietly',
    say: [
      "Yes, look quietly, while you still do this job properly. It commits you to nothing, and you'll work better knowing there are other doors. Tidy up your CV this week and tell two people you trust.",
      "Be alert, not frightened. Ask your boss straight what it means for your job, and start looking anyway. If nothing happens you've lost a few evenings, and if something does, you're weeks ahead.",
    ],
    ask: ['What have you been told, exactly?', 'What sort of place would you look at first?'],
  },
  {
    id: 'is-losing-job-my-fault',
    say: [
      "Mostly luck and the times, not a verdict on you. Jobs get cut by sums, and the sums don't know who's good. If someone who saw it close up thinks there's something to learn, ask them.",
      "If it was a cut or a closure, no, it wasn't about you. If they named something you did, take that one thing and look at it calmly. Neither says you won't be wanted elsewhere.",
    ],
    ask: ['What reason did they give you?', 'What would you have said in your own favour?'],
  },
  {
    id: 'tell-family-lost-job-yet',
    say: [
      "You don't have to this week, but I'd do it before they hear it from somebody else. Hiding it is tiring, and they can't help with what they don't know. Whoever shares your bills needs to know first.",
      "If they live with you or count on your pay, soon. Anyone further off can wait until you've got your breath back and a rough plan. One short call does it, and you choose how much you say.",
    ],
    ask: ['Who would be the easiest to tell?', "What are you afraid they'd say?"],
  },
  {
    id: 'answer-what-do-you-do',
    say: [
      "Say what fills your days, or what's next: \"I'm between jobs, and at the moment I'm fixing up my bike.\" Then ask them something back. Most people only want a way to start talking.",
      'You can answer with anything true: what you look after, what you\'re learning, what you used to do. "I\'m at home with family just now" is complete. Said calmly, it gets a nod and the talk moves on.',
    ],
    ask: ['What does fill your days at the moment?', 'Where do you expect to be asked it?'],
  },
  {
    id: 'retire-now-or-wait',
    say: [
      "Get the exact figure for going now, and then decide. If you can live on it, go while you've the energy to enjoy it. If it'd be tight, stay on, with a date on the wall.",
      "If the money works and you're tired most mornings, I'd go. If you still like more than half of it, ask about fewer days instead. Try a normal month on the pension sum before you sign.",
    ],
    ask: ['What would you do with the first free month?', "What would you miss, and what wouldn't you?"],
  },
  {
    id: 'how-long-adjust-retirement',
    say: [
      'Often about a year, and the first months can be oddly flat or restless. It goes faster with two or three fixed things in the week, at least one of them with other people in it.',
      "Longer than the leaving party suggests; somewhere between six months and two years is common. You've lost a timetable and a crowd in one go. It does start to feel like your own life.",
    ],
    ask: ['What do you miss most from the old week?', 'Which hours feel longest?'],
  },
  {
    id: 'anyone-like-their-job',
    say: [
      "Some do, and most like bits of it. Usually it's the people, or being good at something, more than the work itself. If there's no bit you'd miss at all, that's worth taking seriously.",
      "A few love it, plenty don't mind it, and some can't stand it, often all in the same week. Not loving it is ordinary. Dreading every day isn't something you just have to put up with.",
    ],
    ask: ['Which bit of it would you miss, if any?', 'When did you last enjoy a day there?'],
  },
  {
    id: 'will-this-grade-matter',
    say: [
      "Hardly ever. In a few years almost nobody asks. If it was needed for the next step, there's nearly always another way round, a resit, another course, a year later, and plenty of people take it.",
      'Not for long, and nowhere near as much as it feels today. One result can change the route, very rarely where you end up. The hard part is the next few days at home, and those pass.',
    ],
    ask: ['What were you hoping it would get you?', 'Who will you have to tell, and what will they say?'],
  },
  {
    id: 'ask-for-extension',
    say: [
      "Ask, before the deadline and not after. They get these all the time and won't think less of you. Two lines will do: what's happened, and the date you can really make.",
      'Yes, and keep it short: "I won\'t finish this properly by Friday. Could I have until Wednesday?" One honest reason, no life story. Then work as if the answer\'s no, rough and fast.',
    ],
    ask: ['How much of it is there already?', 'What date could you really keep?'],
  },
  {
    id: 'take-year-out-or-push-on',
    say: [
      "If you're running on empty, take the break, with a return date written down and one thing to do in it. If it's one bad term, push on and drop whatever you can.",
      "A year out isn't falling behind, and plenty come back stronger. What makes it work is a plan for the months and for the coming back. Ask what happens to your place and your money first.",
    ],
    ask: ['What would you do with the time?', "What's wearing you out most about it?"],
  },
  {
    id: 'switch-course-or-stick',
    say: [
      "If you've only just started, ask this week what switching would take; it's often easier early. Lots of people do it and lose less than they expect. If it's one teacher or one bad month, give it till term ends.",
      "Talk to whoever runs it before you decide, because deadlines and money differ. If you'd rather be reading for the other one in your spare time, switch. If you're only tired of this one, rest first.",
    ],
    ask: ['What would you rather be learning?', 'What would switching actually cost you?'],
  },
  {
    id: 'oldest-in-class',
    say: [
      "You may be the oldest, but hardly ever by as much as you expect, and nobody's counting by the third week. Sit near someone friendly, say hello first, and ask what they thought of it.",
      "A bit at first, perhaps. Then people mostly notice who's kind and who's done the reading. Having lived a little makes you useful in a room like that, so don't hide at the back.",
    ],
    ask: ['What are you looking forward to about it?', 'What do you picture them thinking?'],
  },
  {
    id: 'take-it-to-hr',
    say: [
      "If it's happened more than once and a calm word hasn't stopped it, yes. Go with dates and what was said, and ask what happens with it before you tell them everything. Their job is partly to protect the firm.",
      "It's fair to use it, but write things down first and talk to a union or someone you trust. For one clumsy moment, try the person directly. For anything frightening or repeated, don't wait.",
    ],
    ask: ["What's happened so far, and when?", 'What would you want to come out of it?'],
  },
  {
    id: 'home-or-office',
    say: [
      'Mix them if you can: two or three fixed days in, the rest at home. All home gets lonely faster than people expect, and all office eats your hours. Try it for a month and then adjust.',
      "If you live alone or you're new there, I'd go in more than you need to. If the journey wears you out and you've company at home, stay home more. Pick your days for the people, not the desk.",
    ],
    ask: ['What do you get from being there in person?', 'What would you do with the travelling time?'],
  },
  {
    id: 'time-off-for-interview',
    say: [
      "Take a half day's holiday or swap a shift, and say only \"I've an appointment.\" That's true and nobody's business. You can also ask the other place for early or late; they're used to it.",
      "Keep it simple: book leave without a reason, and don't invent an illness, because that's what gets found out. It isn't sneaky to look for other work. Ask for a slot at lunch or by video if you can't get away.",
    ],
    ask: ['When have they asked you to come?', 'Who would cover for you?'],
  },
  {
    id: 'help-my-replacement',
    say: [
      "Show them what the work needs, fairly and on paid time, and no more. You'll think better of yourself for doing it straight. Your own tricks, and the favours people do you, aren't part of the handover.",
      "Do the decent basic version: a list, the passwords, who to ring. It's the company you're cross with, not the newcomer. If you're asked for more than your hours allow, you can say so.",
    ],
    ask: ['What have they asked you to hand over?', 'What would you rather keep to yourself?'],
  },
  {
    id: 'colleague-not-pulling-weight',
    say: [
      'Speak to them first, with one fact and one request: "I did the last three, could you take this one?" Stop quietly picking up the slack. If it carries on, tell whoever\'s in charge what isn\'t getting done.',
      "I'd say something, about the work and not the person. Split it on paper with names on it, so gaps show by themselves. Covering for them only means nobody ever notices.",
    ],
    ask: ['What ends up on you because of it?', 'How have they reacted before?'],
  },
  {
    id: 'say-well-done-when-passed-over',
    say: [
      'Say it short and early: "Well done, you\'ll be good at it." It only has to be true enough, not the whole truth. Meaning it tends to catch up once the sting has worn off.',
      'Keep it to one sentence and a handshake or a message, the same day, and then go and be cross somewhere private. You can be pleased for them and sore for yourself. Nobody needs you to choose.',
    ],
    ask: ['What would be true and kind to say?', 'Who could you be honestly cross with?'],
  },
  {
    id: 'ask-where-i-stand',
    say: [
      'Ask. They haven\'t forgotten, and a calm "What would you need to see from me?" makes you look keen, not weak. It also gives you something to aim at instead of guessing.',
      "I'd ask, in private and without a grumble: \"How do you think I'm doing, and what's next?\" Keeping your head down doesn't protect you much. If the answer's woolly, ask for one thing and a date.",
    ],
    ask: ['What would you most like to know?', "Who'd be the right person to ask?"],
  },
  {
    id: 'what-to-wear-to-interview',
    say: [
      "One notch smarter than they'd wear on an ordinary day, clean, and something you can sit down in. If you don't know what that is, look at photos of the place or ring and ask; nobody minds.",
      "Whatever makes you stop thinking about your clothes: tidy, plain, comfortable shoes. A shirt and dark trousers or a simple dress suit nearly any job. If it's hands-on work, neat and practical beats a suit.",
    ],
    ask: ['What kind of place is it?', 'What do you feel most like yourself in?'],
  },
];
