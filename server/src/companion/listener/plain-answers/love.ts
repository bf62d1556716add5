import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about dating, being a couple, coming apart and being on their own. */
export const loveAnswers: readonly PlainAnswer[] = [
  {
    id: 'too-old-to-date',
    say: [
      "You're not too old, and if you're even a bit curious I'd give it a go. Start with messages, then a coffee somewhere public. You can stop any time it isn't fun.",
      'People start at every age, and plenty find somebody late on. You know yourself better now than you did at twenty, which helps. Try it for a month and keep what you enjoy.',
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
      "Say something small, once, and then let it be ordinary. Most likely they're as unsure as you are. You don't have to decide what it was, only that nobody's awkward when you next meet.",
    ],
    ask: ['How would you like it to be between you now?', 'What would be easiest to say?'],
  },
  {
    id: 'is-cancelling-an-excuse',
    say: [
      "You can't tell from one time, because things really do come up. See if they offer another day. If they do, believe it; if it goes quiet, that's the answer without you having to ask.",
      'Once means nothing much. Twice with no new date means they aren\'t keen enough, whatever the reason was. Say "no problem, tell me a day that suits you" and leave the next move with them.',
    ],
    ask: ['What would you do if they named a new day?', 'How do you feel about them otherwise?'],
  },
  {
    id: 'do-they-like-me',
    say: [
      "It's friendly at the least, and more than that nobody can tell from one thing. The quickest way to find out is a small invitation, a coffee or a walk, easy to turn down.",
      'It might well be a good sign, but shy people hide it and warm people are warm to everyone. Look at who keeps finding reasons to talk. Then suggest something small and see how fast the yes comes.',
    ],
    ask: ['What have you noticed them do most?', 'What small thing could you invite them to?'],
  },
  {
    id: 'is-it-desperate-to-ask-first',
    say: [
      "It isn't desperate, it's clear, and most people are relieved when somebody else goes first. Name a day and a place. If they're keen they'll grab it; if they wriggle, you've saved a month.",
      "Ask first, there's no rule about whose job it is. One plain invitation looks confident, and if the answer's no, you know where you are and can stop wondering.",
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
      "Nobody's meant to be alone: some people choose it and like it, and others haven't met their match yet. It's a matter of luck and of how many people you meet, not of worth.",
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
      "Plenty of couples do get through it, though it takes months rather than weeks. It goes best when the whole truth comes out early and nobody's rushed into forgiving. You don't have to decide anything yet.",
      'It can come back, but from what you see, not from promises. Ask for everything in the open for a while. If they do that without sulking, the checking fades by itself.',
    ],
    ask: ['What would you need to see from them?', 'What do you know for certain so far?'],
  },
  {
    id: 'is-fading-affection-normal',
    say: [
      "It's very common, habits like that slip without anyone deciding it. It's a sign of something only if you reach out and get nothing back. Reach out once, without a speech, and see what happens.",
      "Most long couples go through stretches like that, and it usually means tired and busy rather than finished. Put back one small thing this week, a hand or a proper kiss. How it's met tells you more than the gap does.",
    ],
    ask: ['What would you like more of between you?', 'When did you last feel close to each other?'],
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
      "Doubt isn't automatically a no; a big question deserves thinking time. Notice whether the doubt is about the timing or about the person. If it's timing, say so soon, because they're likely guessing something worse.",
      "Plenty of happy people hesitated first. Picture having said yes, for a whole day, then having said no, and see which one you keep arguing with. Tell them you're thinking, and by when you'll answer.",
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
    id: 'can-it-work-with-little-time',
    say: [
      "Lots of couples make it work, but not by accident. Guard one fixed time together each week, and let nothing eat it. If you're far apart, it helps to know when the next visit is.",
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
      'There\'s still time to put it right. Try "You said something lovely and I panicked, can I have another go?" Then say what\'s true, even if it\'s "I\'m not quite there yet, but I like where this is going."',
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
      "Lots of happy couples do it and get on better because they've slept. What matters is that you've both chosen it and still make time to be close. Call it sleep, not distance.",
      "Not a bad sign in itself. It only turns into one if it's instead of talking about something else. Keep a goodnight and a bit of time together in one bed, then go where you'll sleep.",
    ],
    ask: ['How do you both feel about the nights now?', 'What would you want to keep, sleeping apart?'],
  },
  {
    id: 'move-in-or-wait',
    say: [
      "Wait if you'd miss your own place more than you'd enjoy the evenings together. Say yes when going home separately starts to annoy you. Asking for six months isn't a no.",
      "If the only reason is rent, I'd wait; if you already spend most nights together and still like each other, go ahead. Talk first about money, mess and time alone. Those three cause nearly all the bother.",
    ],
    ask: ['What would you lose, and what would you gain?', 'How would you picture an ordinary Tuesday together?'],
  },
  {
    id: 'is-it-odd-to-live-apart',
    say: [
      'Not odd at all; plenty of couples do it and are happy. Say clearly why you want it, so it isn\'t heard as "I don\'t love you enough". What matters is that it suits you both.',
      "Being a couple doesn't need one front door. It works as long as you both chose it and there's time together you can count on. Other people's puzzled faces are theirs to deal with.",
    ],
    ask: ['What do you like about having your own place?', 'How does the other person see it?'],
  },
  {
    id: 'if-i-stop-trying-will-they-start',
    say: [
      "Stopping silently rarely works, because they often don't notice there's a test. Say it: \"The next one's yours, surprise me.\" If that falls flat a couple of times, you've learnt something real.",
      "They might, but only if they know you've stopped and why. Tell them you'd like to be invited for once, and leave the gap open. One month shows you more than counting does.",
    ],
    ask: ['What would you like them to do first?', 'Have you told them how it looks from your side?'],
  },
  {
    id: 'when-to-introduce-to-children',
    say: [
      "When you're fairly sure they're staying, which for most people is months rather than weeks. Make the first meeting short and outdoors, as a friend. Tell the children a bit beforehand, so it isn't sprung on them.",
      "Not until it's steady, and not on a big day. An hour at a park beats dinner at yours. Let the children set the pace after that, and don't ask them to like anybody.",
    ],
    ask: ['How sure are you that this is lasting?', 'How do you think the children would take it?'],
  },
  {
    id: 'must-i-tell-my-partner',
    say: [
      "You don't have to, but I'd mention it, lightly and soon. Said over breakfast it's a curiosity; found later it's a secret. If you notice you don't want to say it, that's worth a thought.",
      "Nobody needs a report on every hello. But if you'd mind them keeping the same thing from you, tell them: \"Someone from my past got in touch, and I'd rather you knew.\" That's all it takes.",
    ],
    ask: ['What makes you unsure about telling them?', "How do you think they'd take it?"],
  },
  {
    id: 'wondering-about-another-life',
    say: [
      "Nearly everyone wonders, and it doesn't mean you chose wrong. The other life stays perfect because nobody had to live it. It's worth asking what it has that you miss now, though.",
      "Most people do, and it's no betrayal of anyone. You're comparing a whole real life with the best bits of one that never happened. If the same missing thing keeps turning up, see where you could have more of it here.",
    ],
    ask: ['What does the other life have in it?', 'Which bit of that could fit in now?'],
  },
  {
    id: 'can-you-be-lonely-with-someone',
    say: [
      'Lots of people are, even in good couples. It\'s a sign you miss being known, not that it\'s necessarily over. Say it in daylight, "I miss us", and see what comes back.',
      "It's very common, and it says the closeness has gone thin, not that there's none. Start small: twenty minutes together with no screens. If you ask for that more than once and nothing moves, it's time for a bigger talk.",
    ],
    ask: ['When did you last feel known by them?', 'What would being close look like now?'],
  },
  {
    id: 'raise-the-lack-of-sex',
    say: [
      'Bring it up, somewhere that isn\'t bed. "I miss you, do you miss it too?" is a kind way in. It rarely comes back while nobody mentions it, and dry spells are very common.',
      "I'd say something, gently, and about closeness rather than numbers. There's often a plain reason: tired, sore, stressed, shy about a changed body. Ask what would feel nice, and leave pressure out of it.",
    ],
    ask: ['What would you most like to tell them?', 'When could you two talk without being rushed?'],
  },
  {
    id: 'selfish-to-refuse-their-plan',
    say: [
      "No, it isn't selfish. It's your life as well, and with something that big one honest no has to count. Say what you'd lose by it, then ask what they'd lose, and listen to that too.",
      "It's not selfish to say no, only unfair to say it without hearing them out. If they agreed at the time, it was a decision of two. Look for the part of it you could give gladly.",
    ],
    ask: ['What would you lose if you said yes?', 'What part of it could you say yes to?'],
  },
  {
    id: 'getting-them-to-do-their-share',
    say: [
      'Stop asking for help and hand over whole jobs: "Washing and bins are yours, start to finish." Then don\'t step in, even if it\'s done badly. Say it at a calm time, not over the sink.',
      "Put everything that has to be done on one sheet, the thinking parts too, and divide it together. Lots of people truly don't see it until it's written down. Look again in a month.",
    ],
    ask: ['Which job would you hand over first?', 'What happened when you last brought it up?'],
  },
  {
    id: 'does-it-count-as-cheating',
    say: [
      "It counts if it would hurt your partner and it's being hidden. That's a better test than whether anybody touched. What the two of you agreed on decides it, so if you never have, talk about it.",
      "There's no official line; every couple draws its own. Ask whether you'd do it the same with the partner in the room. If not, it's at least near the edge, and worth stopping or saying.",
    ],
    ask: ['Where would you draw the line yourself?', 'What have the two of you ever said about it?'],
  },
  {
    id: 'is-arguing-this-much-normal',
    say: [
      "All couples argue, and how often matters less than how. If you can both say sorry and laugh again after, it's normal. If it's contempt, or you're scared of them, that isn't something to get used to.",
      "It's quite usual, above all in tired stretches. Most couples have the same three arguments for years. Have the talk when you're both rested, one thing at a time, and agree that either of you can call a break.",
    ],
    ask: ['What is it mostly about?', 'How does it usually end between you?'],
  },
  {
    id: 'stay-together-for-the-children',
    say: [
      "I wouldn't stay only for them. Children do well in two calm homes and badly in one tense one. If it can be made kind again, try that first; if it can't, parting decently isn't failing them.",
      "If you're mostly civil, giving it a proper try for a set time makes sense. If it's cold or loud every day, they feel it already. What helps them most, either way, is parents who don't fight.",
    ],
    ask: ['What is it like at home for them now?', 'What would you need in order to stay?'],
  },
  {
    id: 'is-breaking-up-by-text-ok',
    say: [
      "After a few weeks, a kind, clear text is all right, and a call is a bit nicer. After months, say it in person, unless you're scared of them. Whatever you choose, don't just vanish.",
      "If it's been a handful of dates, a message is fine: it's over, one true good thing, and no maybe in it. If you've met each other's families, they deserve to hear your voice.",
    ],
    ask: ['What would you want the message to say?', 'What makes saying it aloud hard?'],
  },
  {
    id: 'coping-with-exs-new-partner',
    say: [
      "You're allowed to grumble in private and be civil in public; nobody needs you to like them. If there are children, somebody being nice to them is good luck, even if it stings. It gets duller with time.",
      "Have one polite sentence ready, and look at nothing of theirs online for a while. They didn't take your place in anyone's life but your ex's. Minding it is ordinary, and it passes faster when you don't look.",
    ],
    ask: ['What about it stings the most?', 'Where do you have to come across them?'],
  },
  {
    id: 'upset-though-over-it',
    say: [
      "Something ended for good, and that gets a reaction even when you don't want it back. It doesn't mean you're not over it. You're saying goodbye to the old life, not asking to return to it.",
      "You can be done with a person and still be caught by the news. It's usually about the years, and who you were in them. Give it a few days; it tends to pass by itself.",
    ],
    ask: ['What came up for you then?', 'What did that time mean to you?'],
  },
  {
    id: 'did-they-ever-love-me',
    say: [
      'Most likely it was real. How fast somebody moves on says more about how they cope with being alone than about what you had. What was good then still counts, even though it ended badly.',
      "People don't usually stay and build things with someone they feel nothing for. It can have been love and still have stopped. You don't need their version to know what your years were worth.",
    ],
    ask: ['What did they do that felt like love?', 'What makes you doubt it now?'],
  },
  {
    id: 'when-to-tell-people-its-over',
    say: [
      "Closest people first, as soon as you can say it in one short sentence. Children and parents before everyone else, then let a friend pass it on. You don't owe anyone the reasons.",
      "Tell them when it's definite, not while it's still going back and forth. If you and your ex can agree on one line, use that: \"We've split up, we're all right, and I'd rather not go into it.\"",
    ],
    ask: ['Who would you like to know first?', 'What would you want people not to ask?'],
  },
  {
    id: 'return-my-exs-things',
    say: [
      'Bag it up, put it out of sight, and send one message: "Your things are here till the end of the month." After that it\'s yours to bin. No need to hand it over in person.',
      "Offer it back once, with a date, and let a friend or the doorstep do the handing over. Anything valuable or from their family I'd return whatever happened. The rest you may give away without guilt.",
    ],
    ask: ['What would be the easiest way to hand it over?', 'Which things are hard to part with?'],
  },
  {
    id: 'friends-with-my-ex',
    say: [
      'Not yet, if your stomach still jumps when they write. Friends works later, once you could hear about somebody new without going cold. Say "maybe one day, I need a gap first."',
      "It can work, with time in between and if neither is secretly waiting. Try three months of no contact first. If you only want it because losing them altogether is worse, it'll hurt.",
    ],
    ask: ['What would being friends look like to you?', "How would it be to hear they'd met somebody?"],
  },
  {
    id: 'how-long-does-heartbreak-last',
    say: [
      "Roughly: the worst eases in weeks, the rest takes months, and it comes in waves, not a straight line. Seeing less of them, on screens too, does speed it up. You won't feel like this for good.",
      "Longer than friends think and shorter than it feels now. Most people have whole good days within two or three months, then a bad one again. A bad day late on doesn't mean you're back at the start.",
    ],
    ask: ['When is it worst during the day?', 'What has made an hour easier so far?'],
  },
  {
    id: 'close-to-exs-family',
    say: [
      "Not weird at all, if it's truly about you and them, and not a way of keeping tabs. Leave your ex out of the conversation and it stays simple. If it starts to hurt, you can ease off.",
      "You don't have to lose everyone at once, and neither do they. Those friendships count for themselves. If a new partner or your ex finds it hard, see them apart from family occasions and keep it low-key.",
    ],
    ask: ['What do they mean to you?', "How does it feel after you've seen them?"],
  },
  {
    id: 'should-i-take-them-back',
    say: [
      "Only if the thing that ended it has really changed, and you can say what. Missing each other isn't a change. If you try, go slowly, see each other like new people, and give it a few months.",
      'It does work for some couples, mostly when both did something different in between. Ask "What would be different this time?" If the answer is only promises, I\'d wait with the yes, and if you were ever scared of them, it\'s a no.',
    ],
    ask: ['What would have to be different this time?', 'What do you miss, them or having somebody?'],
  },
  {
    id: 'was-ending-it-a-mistake',
    say: [
      "Missing them isn't proof you were wrong; nearly everyone wobbles in the first weeks. Write down why you ended it, and read that on the bad evenings. If it still looks wrong in a month, think again.",
      "If you'd thought about it for a long time before, it was probably right. Being sad and being right go together quite often. Don't act on it late at night; see what you think on an ordinary afternoon.",
    ],
    ask: ['What were your reasons at the time?', "What is it that you're missing now?"],
  },
  {
    id: 'go-where-my-ex-will-be',
    say: [
      "Go for an hour, with your own way home and somebody who knows. It's easier to leave early than to wonder all evening. Stay in only if you're already worn out.",
      "I'd go, if it's for people you care about; your ex doesn't own the guest list. Say hello early and get it over with, then stick to your own lot. If it's days after the split, skip this one.",
    ],
    ask: ["What would you go for, if they weren't there?", 'Who could you go with?'],
  },
  {
    id: 'does-there-have-to-be-a-spark',
    say: [
      "There doesn't have to be one at once, and plenty of good couples started without it. If you like talking to them and wouldn't mind being kissed, see them twice more. If you'd rather not be touched, that won't grow.",
      "Butterflies are partly nerves, so their absence can just mean you're comfortable. Give it three dates. Looking forward to the next one is the better sign; if you dread it, let them go kindly.",
    ],
    ask: ["How do you feel when you're with them?", 'What would you expect a spark to feel like?'],
  },
  {
    id: 'what-to-text-someone-new',
    say: [
      'Say where you met, one true thing, and one easy question: "It\'s me from the other day. What was the best ten minutes of your day?" Plain and soon beats clever.',
      'Ask about one particular thing they said or have in a photo, because "hey" gives people nothing to answer. Or suggest something straight away: "Coffee this week?" Two lines are enough, and don\'t rewrite them ten times.',
    ],
    ask: ['What do you know about them already?', 'What would be fun to hear back?'],
  },
];
