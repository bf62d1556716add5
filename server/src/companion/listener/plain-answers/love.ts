import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about dating, being a couple, coming apart and being on their own. */
export const loveAnswers: readonly PlainAnswer[] = [
  {
    id: 'too-old-to-date',
    say: [
      "You're not too old, and if you're even a bit curious I'd give it a go. Start with messages, then a coffee somewhere public. You can stop any time it isn't fun.",
      'No, people start at every age, and plenty find somebody late on. You know yourself better now than you did at twenty, which helps. Try it for a month and keep what you enjoy.',
    ],
    ask: ['What would you like it to bring into your week?', 'What would be an easy first step?'],
  },
  {
    id: 'does-not-ready-mean-no',
    say: [
      "It can be true, and it's still a no for now. People who want it and only need time usually say when. Answer warmly once, then get on with your own life.",
      "Take it as a no, even if they mean every word. Waiting around rarely changes it. If it does change, they know where you are, and you haven't put your evenings on hold.",
    ],
    ask: ['What would you have liked them to say?', 'What would you do with the time, not waiting?'],
  },
  {
    id: 'worth-a-second-date',
    say: [
      "If you enjoyed any of it, one more is cheap, because first dates make people odd. If you were watching the clock, that's your answer, and a friendly no is fine.",
      "Go again if you'd be curious to hear the rest of a story they started. Skip it if the thought makes you tired. You don't need a reason to stop after one.",
    ],
    ask: ['What part of it was actually nice?', 'How did you feel on the way home?'],
  },
  {
    id: 'slept-together-act-normal',
    say: [
      'If acting normal suits you, do that, it\'s a decent default. If it\'s eating at you, say one light line in private: "So, that happened, are we all right?" Better than weeks of guessing.',
      "Say something small, once, and then let it be ordinary. Most likely they're as unsure as you are. You don't have to decide what it was, only that nobody's awkward in the corridor.",
    ],
    ask: ['How would you like it to be between you now?', 'What would be easiest to say?'],
  },
  {
    id: 'is-cancelling-an-excuse',
    say: [
      "You can't tell from one time, because things really do come up. See if they offer another day. If they do, believe it; if it goes quiet, that's the answer without you having to ask.",
      'Once means nothing much. Twice with no new date means they aren\'t keen enough, whatever the reason was. Say "no problem, tell me a day that suits you" and leave the next move with them.',
    ],
    ask: ['What would you do if they named a new day?', 'How many times has this happened now?'],
  },
  {
    id: 'do-they-like-me',
    say: [
      "It's friendly for certain, and more than that nobody can tell from one thing. The quickest way to find out is a small invitation, a coffee or a walk, easy to turn down.",
      'It might well be a good sign, but shy people hide it and warm people are warm to everyone. Look at who keeps finding reasons to talk. Then suggest something small and see how fast the yes comes.',
    ],
    ask: ['What have you noticed them do most?', 'What small thing could you invite them to?'],
  },
  {
    id: 'is-it-desperate-to-ask-first',
    say: [
      "It isn't desperate, it's clear, and most people are relieved when somebody else goes first. Name a day and a place. If they're keen they'll grab it; if they wriggle, you've saved a month.",
      "Ask first, there's no rule about whose job it is. One plain invitation looks confident. What looks desperate is asking five times, and you're nowhere near that.",
    ],
    ask: ['What would you suggest doing?', 'What makes waiting feel safer?'],
  },
  {
    id: 'text-after-date-now',
    say: [
      "Send it when you feel like it, unless it's the middle of the night; then morning is better. One light line about something from the date is plenty. Counting the hours impresses nobody.",
      'If it\'s late, tomorrow morning; otherwise now. A quick "that was fun, again soon?" reads as friendly, not clingy. Anyone put off by a prompt message would\'ve been hard work.',
    ],
    ask: ['What would you like to say to them?', "What are you hoping they'd write back?"],
  },
  {
    id: 'does-age-gap-matter',
    say: [
      'Between two grown adults, not much. What counts is whether you want the same things over the next ten years, so ask each other that. Other people usually get used to it.',
      "The years matter less than whether you're at a similar point: children, work, how you like to spend a Sunday. If one of you is still a teenager it matters a lot; otherwise look at the person.",
    ],
    ask: ['What does the difference bring up for you?', 'Where do you both want to be in ten years?'],
  },
  {
    id: 'is-friends-ex-off-limits',
    say: [
      "There's no rule, but there's a friend who may feel squeezed out. Talk to them before anything happens. If they know they won't lose you, most mind less than you'd expect.",
      'It isn\'t forbidden, and it does need a word with your friend first, not after. Say "I like them, and I\'d hate to hurt you." Then give it some time before you act.',
    ],
    ask: ['How do you think your friend would take it?', 'What would you want to say to your friend?'],
  },
  {
    id: 'when-is-it-official',
    say: [
      "It's official when one of you asks and the other says yes. There's no date for it. Try \"What do you call this, you and me?\" and you'll save yourself weeks of decoding.",
      "Nobody knows until it's said out loud. After a month or two it's perfectly fair to ask whether you're both only seeing each other. One awkward minute, and then you know.",
    ],
    ask: ['What would you like it to be?', 'What would you say if they asked you?'],
  },
  {
    id: 'when-to-meet-online-match',
    say: [
      "Meet soon, somewhere public and about halfway. One coffee tells you more than a month of messages. If it's dull you've lost an hour, and if it's good the distance can be worked out.",
      "I'd meet within a week or two of chatting easily. Long messaging builds up somebody who may not exist in person. Make it short, by day, and let a friend know where you are.",
    ],
    ask: ['What do you like about them so far?', 'Where would meeting feel comfortable?'],
  },
  {
    id: 'what-to-put-on-profile',
    say: [
      'One thing you do every week, one thing you\'d like company for, and one line that sounds like you talking. Keep it to four sentences. "Looking for someone to walk and argue about films with" beats any list.',
      "Write it as you'd say it to a stranger on a train. Be particular: which dish, which walk, which band. Leave out what you don't want, and let the photo be from this year.",
    ],
    ask: ['What do you like doing on an ordinary Saturday?', "What would your friends say you're good company for?"],
  },
  {
    id: 'will-i-find-someone',
    say: [
      "Nobody can promise it, but being single so far says nothing about the next years. Meeting the right person is mostly chance plus being where people are. You aren't missing some part others have.",
      "No, some people aren't just meant to be alone. Some choose it and like it, and others haven't met their match yet. It's a matter of luck and of how many people you meet, not of worth.",
    ],
    ask: ['What would you want most from having someone?', 'Where do you meet new people at the moment?'],
  },
  {
    id: 'too-soon-after-partner-died',
    say: [
      "There's no proper waiting time, and it's all right whenever it is for you. You can take a step, take it back, and change your mind next week. None of it measures how much you loved them.",
      "It isn't too soon if it feels good to you. Liking somebody new takes nothing away from the one who died. Go slowly, tell people when you're ready, and let the others get used to it.",
    ],
    ask: ['What would feel right to you at the moment?', 'Whose opinion about it weighs most with you?'],
  },
  {
    id: 'can-trust-come-back',
    say: [
      "Yes, plenty of couples get through it, though it takes months rather than weeks. It goes best when the whole truth comes out early and nobody's rushed into forgiving. You don't have to decide anything yet.",
      'It can come back, but from what you see, not from promises. Ask for everything in the open for a while. If they do that without sulking, the checking fades by itself.',
    ],
    ask: ['What would you need to see from them?', 'What do you know for certain so far?'],
  },
  {
    id: 'is-fading-affection-normal',
    say: [
      "Very normal. Those habits slip without anyone deciding it, and it's a sign of something only if you reach out and get nothing back. Reach out once, without a speech, and see what happens.",
      "Most long couples go through stretches like that, and it usually means tired and busy rather than finished. Put back one small thing this week, a hand or a proper kiss. How it's met tells you more than the gap does.",
    ],
    ask: ['What do you miss the most?', 'When did you last feel close to each other?'],
  },
  {
    id: 'jealous-or-right-to-mind',
    say: [
      "It can be both: jealous, and right to mind. Saying how it makes you feel isn't controlling; giving orders would be. Say it once, plainly, and watch how it's taken.",
      "Minding something isn't a crime, and you don't need proof to bring it up. \"That stung a bit, what's it about?\" is fair. A kind answer usually settles it, and a nasty one tells you something too.",
    ],
    ask: ['What about it bothers you most?', 'What would you like them to do differently?'],
  },
  {
    id: 'is-it-fair-to-split-equally',
    say: [
      "Equal and fair aren't the same when the incomes are far apart. Lots of couples pay in proportion to what they earn. Bring the figures, not the resentment, and ask what leaves you both some slack.",
      'Half each is fair if you earn about the same; if not, sharing by income is kinder and quite usual. What counts is that neither of you has to count coins alone. Look at it together on paper.',
    ],
    ask: ['What would feel fair to you?', 'How do you two talk about money so far?'],
  },
  {
    id: 'ask-partner-for-time-alone',
    say: [
      'Ask for it as something regular, not as an escape: "Tuesday mornings are mine, and I come back nicer." Said kindly and ahead of time, it doesn\'t sound like rejection.',
      "Say it while things are good, and name the time you'll be theirs again. \"I need half an hour of quiet, then I'm all yours\" works. Most people mind far less once they know it isn't about them.",
    ],
    ask: ['How much time to yourself would be enough?', 'When in the week would it fit best?'],
  },
  {
    id: 'is-hesitating-a-no',
    say: [
      "Not automatically; a big question deserves thinking time. Notice whether the doubt is about the timing or about the person. If it's timing, say so soon, because they're likely guessing something worse.",
      "No, plenty of happy people hesitated first. Picture having said yes, for a whole day, then having said no, and see which one you keep arguing with. Tell them you're thinking, and by when you'll answer.",
    ],
    ask: ['What comes up first when you picture yes?', 'What would you need to know to answer?'],
  },
  {
    id: 'want-different-things',
    say: [
      "Some couples get through it and some don't, and either way guessing is the worst part. Ask straight out, and say your own answer just as plainly. A passing want isn't always the same as a decision.",
      'You can meet in the middle on a town or a timetable, but not on half a child. So find out first which kind this is, and how sure each of you is. Give it a few talks, not one.',
    ],
    ask: ['How sure are you of what you want?', "What do you think they'd say, if asked straight?"],
  },
  {
    id: 'why-a-small-lie-hurts',
    say: [
      "Because it's the hiding that hurts, not the thing itself. You've been looking at a picture that wasn't quite true. Tell them exactly that, and keep it apart from what they lied about.",
      "A little lie makes you wonder what else there is, and that's why it goes in so deep. You're not making a fuss. Say \"I could've lived with it, it's being kept out of it that I minded.\"",
    ],
    ask: ['What hurt you most about it?', 'What would you want them to understand?'],
  },
  {
    id: 'can-it-work-with-little-time',
    say: [
      "Yes, lots of couples make it work, but not by accident. Guard one fixed time together each week, and let nothing eat it. If you're far apart, it helps to know when the next visit is.",
      "It can, as long as you both want it and there's some plan for how long it'll be like this. Ten proper minutes a day do more than you'd think. What breaks couples is never saying \"I miss you\".",
    ],
    ask: ['What time together do you have at the moment?', 'How long is it likely to stay like this?'],
  },
  {
    id: 'between-partner-and-family',
    say: [
      "Stop carrying messages between them. Tell each one the same: you love them both, and you won't discuss one with the other. They don't have to be fond of each other, only civil at the table.",
      "You don't have to choose, unless one of them is being cruel; then you speak up for the one who's hurt. Otherwise see them separately for a while. It's not on you to make them friends.",
    ],
    ask: ['What does each of them want from you?', 'What would be bearable for you at a family table?'],
  },
  {
    id: 'froze-at-i-love-you',
    say: [
      'Not too late at all. Try "You said something lovely and I panicked, can I have another go?" Then say what\'s true, even if it\'s "I\'m not quite there yet, but I like where this is going."',
      "Tell them it was nerves, and soon, because they'll be imagining worse. If you mean the words, say them. If you're not sure yet, say that kindly; it's much easier to hear than nothing.",
    ],
    ask: ['What would be the truest thing to say?', 'How do you think they took it?'],
  },
  {
    id: 'how-long-to-wait-for-commitment',
    say: [
      "Don't wait, ask now. Say what you want and roughly by when, then ask what they want. That's information, not an ultimatum, and a foggy answer three times running is an answer.",
      "As long as you'd be all right with the answer being never, and no longer. Tell them what you're waiting for, since they may not know. Then look at what they do in the next few months.",
    ],
    ask: ['What exactly are you waiting to hear?', 'What would you do if the answer stayed foggy?'],
  },
  {
    id: 'not-over-their-ex',
    say: [
      'Nine times out of ten a thing like that means nothing. If it niggles, say so with a grin instead of going quiet. How easily they shrug it off or change it will settle your mind.',
      "Keeping a few traces of an old life is ordinary; you'd see it more in how they are with you. If you get their time and attention, they're here. Ask once, lightly, and believe what you see after.",
    ],
    ask: ['What makes you think they might not be?', 'How are they with you, day to day?'],
  },
  {
    id: 'are-separate-rooms-bad',
    say: [
      "No, lots of happy couples do it and get on better because they've slept. What matters is that you've both chosen it and still make time to be close. Call it sleep, not distance.",
      "Not a bad sign in itself. It only turns into one if it's instead of talking about something else. Keep a goodnight and a bit of time together in one bed, then go where you'll sleep.",
    ],
    ask: ['How do you both feel about the nights now?', 'What would you want to keep, sleeping apart?'],
  },
];
