import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about friends, groups, invitations and neighbours: getting in, being left out, hosting, and manners. */
export const friendsAnswers: readonly PlainAnswer[] = [
  {
    id: 'join-group-that-knows-each-other',
    say: [
      "Turn up several times in a row and talk to one person, not the whole table. Ask about what they're on about instead of trying to match it. Groups let people in by habit.",
      "Go small: get there early, say hello to whoever's there first, and give your hands something to do. Nobody gets in on the first night, but by the fifth time you're simply one of them.",
    ],
    ask: ['Who in that group seems the easiest to talk to?', 'When will they next be together?'],
  },
  {
    id: 'go-back-after-bad-first-time',
    say: [
      'Yes, give it another two or three goes. The first times are always the hardest, because everyone else is already in their habits. If the fourth is as flat as the first, try somewhere else.',
      "I'd go again. One poor evening says hardly anything about a group, or about you. Get there a bit early next time and stand by whoever else has turned up, before the clusters form.",
    ],
    ask: ['What was the least bad bit of it?', 'What would make a next time easier?'],
  },
  {
    id: 'start-talking-to-someone',
    say: [
      'Something as plain as "Mind if I join you?" does it, and then one easy question about whatever\'s in front of you both. It feels huge from the inside and ordinary from theirs.',
      "Start with what you both can see: the queue, the dog, the weather, the food. Then give your name. Nobody judges a first sentence, they're only pleased somebody else said it.",
    ],
    ask: ['Who would you like to talk to first?', 'What might you both have in front of you?'],
  },
  {
    id: 'ask-to-be-included',
    say: [
      'I\'d ask. "Are you going on after, can I come along?" is enough, and it doesn\'t look desperate. People forget that a newcomer needs telling, and most are pleased somebody wants to come.',
      "I wouldn't wait for it. One light question costs ten seconds, and the worst you'll get is a flimsy excuse. Wanting company isn't embarrassing, it's what everybody there wants too.",
    ],
    ask: ['How would you put it, in your own words?', 'When could you ask them?'],
  },
  {
    id: 'few-friends-normal',
    say: [
      "It's really common, and it's mostly jobs, moves, children and tiredness, hardly ever something you did. Plenty of people who look popular would say the same. It can also change at any age.",
      "More people are in that boat than let on, because nobody mentions it. One or two you can ring is about what most have. If you'd like more, that can still be built.",
    ],
    ask: ["Who is there that you'd like to see more of?", 'What would you like more friends for, most of all?'],
  },
  {
    id: 'how-long-till-i-belong',
    say: [
      'Longer than anyone says: months for faces and names, and about a year before it feels like yours. Turning up to the same things every week shortens it more than anything.',
      "Usually around a year, with a lonely patch in the middle that most people get. It tends to come sideways: one day somebody saves you a seat, and you notice you weren't thinking about it.",
    ],
    ask: ["What would tell you that you'd arrived?", 'Where do you feel least like a stranger so far?'],
  },
  {
    id: 'say-i-was-left-out',
    say: [
      'I\'d say it, once, to the one you trust most, and not to the whole group: "I found out, and it stung a bit." How they take it tells you plenty.',
      "Yes, as one friendly line about what you'd have liked. Going quiet and waiting to be noticed mostly hurts the one who waits. You'll soon learn whether it was thoughtless or meant.",
    ],
    ask: ['Who would you say it to?', 'What would you like them to do next time?'],
  },
  {
    id: 'left-out-on-purpose',
    say: [
      "You can't tell from one time; far more often it's thoughtlessness or a wrong guess about what you'd want. Say \"Count me in next time\" and watch. If it keeps happening after that, it's meant.",
      "Probably not on purpose. People ask whoever is nearest and assume the rest are busy. Give them one clear sign that you'd like to come, and then their next plan is your answer.",
    ],
    ask: ['What makes you think it might be on purpose?', 'Who among them could you ask?'],
  },
  {
    id: 'do-they-really-like-me',
    say: [
      "Most likely yes. People don't keep answering, sitting near you or saying yes to things out of politeness for long. Ask someone for a coffee, and trust what they do over what you imagine.",
      "You can't see into them, but look at what they do. If they turn up, reply and tell you things, they like you. If they're cool with everybody, it's their way and nothing to do with you.",
    ],
    ask: ['What have they done lately that you could go by?', 'Whose liking would matter most to you?'],
  },
  {
    id: 'is-my-friend-annoyed',
    say: [
      'Maybe, but quiet can mean a hundred things, and most of them aren\'t about you. Ask straight out: "Are we all right?" One short message is easier than days of wondering.',
      "Probably not; moods can't be read off a text. If it still nags tomorrow, or there is something hanging between you, bring it up first and lightly. People are seldom as cross as they sound in writing.",
    ],
    ask: ['What was the last ordinary thing between you?', 'What would you want to ask them?'],
  },
  {
    id: 'do-they-mean-vague-invitations',
    say: [
      "Half the time it's just a friendly noise, and half the time they mean it and won't get round to it. Easy test: name a day. If they'd like to, they'll say yes or offer another.",
      'They mean it kindly, which isn\'t the same as a plan. Turn it into one: "How\'s Saturday for coffee?" Most people are waiting for someone else to fix the date, so a fair few will come.',
    ],
    ask: ['What could you suggest to them?', 'Who said it to you?'],
  },
  {
    id: 'ask-again-after-a-no',
    say: [
      'Ask once more in a week or two, lightly, for something small. A quick no is often nerves or a bad day. If it\'s no again, leave it open with "You know where I am."',
      "One more time, yes, and with something easier to say yes to. After a second no I'd stop asking and just stay friendly. Then it's up to them, and nobody's been pestered.",
    ],
    ask: ['What was their answer, word for word?', 'What smaller thing could you suggest?'],
  },
  {
    id: 'friend-keeps-cancelling',
    say: [
      'Usually it means they\'re stretched or say yes too fast, not that you don\'t matter. Ask them straight: "Would something smaller suit you better?" If that gets cancelled too, let them do the next asking.',
      "Twice is life, five times is a pattern. I'd say it plainly and without heat: \"I look forward to it and then it's off, and that's a bit rubbish.\" Then leave the next date to them.",
    ],
    ask: ['What do they usually say when they call it off?', 'What would you like it to be like with them?'],
  },
  {
    id: 'will-we-stay-in-touch',
    say: [
      "One or two will last, and most will fade, and that's habit, not coldness. The ones that last do so because somebody puts a date in. That can be you.",
      "Some of it, yes, if it doesn't wait for chance. You'll see each other less, and what's left is the real part. Ring the one you'd miss most within a fortnight and name a day.",
    ],
    ask: ['Who would you most want to keep?', 'What would you like to go on doing together?'],
  },
  {
    id: 'have-i-lost-my-friend-to-baby-or-partner',
    say: [
      "Mostly it's a phase. A new baby or a new love eats everything for a while, and it isn't about you. Keep sending small things that need no answer, and more of them comes back.",
      "I wouldn't write it off. Someone with a new partner or a baby has no time and half a head, often for a year or so. Go to where they are, briefly, and tell them once that you miss them.",
    ],
    ask: ['What could you do together that fits how they live now?', 'What do you miss most about how it was?'],
  },
  {
    id: 'friends-with-different-views',
    say: [
      "Usually, yes, if they're still decent to you and others. Mute the posts, keep the person, and agree which subjects you leave alone. If they won't stop needling you, that's another matter.",
      "You can, and plenty do. It lasts when you both like each other more than winning. If what they believe is aimed at you or people you love, you don't have to put up with it.",
    ],
    ask: ['What do you still enjoy about them?', 'Which subject would you want to leave alone?'],
  },
  {
    id: 'friends-grown-apart',
    say: [
      "It's very normal; people change at different speeds, and nobody has to be at fault. You can keep it smaller, for the history. Try one new thing together before you decide there's nothing left.",
      'Yes, that happens to most old friendships at some point. Some come round again years later. See them a bit less and expect a bit less, and you may find you like them better for it.',
    ],
    ask: ['What did you two use to do together?', "What's still easy between you?"],
  },
  {
    id: 'mind-my-friend-having-other-friends',
    say: [
      "It isn't childish, nearly everyone feels it, whatever their age. Someone new doesn't use up your place. Don't compete or sulk; ask for a plain hour of just the two of you.",
      "No, it only shows they matter to you. People have room for more than one. Be friendly to the other person if you can, and keep one thing that's yours and theirs alone.",
    ],
    ask: ["What have you and your friend got that's only yours?", 'What did you feel when you first noticed?'],
  },
  {
    id: 'take-sides-between-friends',
    say: [
      'No, you don\'t have to pick. Tell both the same sentence: "I like you both and I\'m not choosing." Then carry no tales between them, and see each of them separately for now.',
      "You can stay out of it. Be open about seeing the other, so nobody finds out sideways, and change the subject when one runs the other down. If one was truly cruel, that's different.",
    ],
    ask: ['What does each of them want from you?', 'What would staying out of it look like?'],
  },
  {
    id: 'tell-friend-i-dislike-their-partner',
    say: [
      "Only if you've seen them treated badly, and then once, with what you saw. If it's just that you don't like the partner, keep it to yourself, stay friendly and stay close.",
      'I\'d mostly keep quiet; it rarely parts a couple and it often parts friends. If they ask you straight, or something really worries you, name one real thing and add "I\'m here whatever you do."',
    ],
    ask: ['What have you seen with your own eyes?', 'What would you want your friend to know, whatever happens?'],
  },
  {
    id: 'honest-about-a-friends-work',
    say: [
      "If it's finished and out, praise what you truly liked and leave it there. If they can still change it and they asked, give one honest note, beginning with what works.",
      'Half of those who ask want praise and half want help. Find out first: "Do you want cheering on or a red pen?" Then be truthful and kind, about one thing at a time.',
    ],
    ask: ['What did you truly like about it?', 'What do you think they were hoping to hear?'],
  },
  {
    id: 'tell-someone-something-embarrassing',
    say: [
      "Tell them, quietly and alone, as you'd want to be told. If it can be fixed in a minute, say it now; if it can't, wait for a private moment, say it once and never again.",
      'Yes, I\'d say. Begin with "This is awkward, and I\'d want to know." Two seconds of blushing beats finding out from the mirror or from somebody unkind.',
    ],
    ask: ['Where could you catch them alone?', 'How would you want to be told, if it were you?'],
  },
  {
    id: 'turn-down-an-invitation',
    say: [
      "Thank them, say no in the first line, and stop: \"Thanks for asking, I can't make it, have a lovely time.\" If you'd like to see them otherwise, offer that. If it's never your thing, say so once.",
      'Early and warm does it, without a pile of reasons: "It\'s not for me, but do ask me for something else." A clear no is kinder to a host than five lots of busy.',
    ],
    ask: ['What would you be glad to do with them instead?', 'Which sentence of that could you imagine saying?'],
  },
  {
    id: 'do-i-have-to-go',
    say: [
      "No, you don't have to. If it matters to someone you like and it's an hour, that hour gets remembered. If you'd dread it for a week, say no early and see them another way.",
      "Nobody can make you, and missing one do isn't rude if you answer in good time. A decent middle way: go for the first hour, say hello to whoever it's for, and leave.",
    ],
    ask: ["Who would mind if you weren't there?", 'What is it about going that puts you off?'],
  },
  {
    id: 'leave-early',
    say: [
      "It isn't rude at all. Stay an hour, thank whoever's giving it, and go; you don't need an excuse. At a big noisy do you can slip off and send a message in the morning.",
      "Leave when you've had enough. Find the host, say \"I've had a lovely time, I'm off,\" and don't linger in the doorway. At a small dinner, wait until the food's been cleared.",
    ],
    ask: ['How do you get home from there?', 'What would make it easier to get up and go?'],
  },
  {
    id: 'cancel-plans-i-agreed-to',
    say: [
      "You can, if you say so as soon as you know and don't make a habit of it. Give a short true reason and a new date. If they've paid or cooked, and you can manage it, go.",
      "It's all right once in a while, and kinder today than an hour before. \"I've overdone it and I can't come, can we do next week?\" If it's somebody's big day, I'd try to go for an hour.",
    ],
    ask: ['How much hangs on you being there?', 'What would you offer them instead?'],
  },
  {
    id: 'truth-or-excuse',
    say: [
      "Tell them the truth in one line; you don't owe the details. Excuses have to be remembered, and they sound like not caring. If it's too private, \"I can't this time\" is true as well.",
      "I'd skip the invented reason. The real one lets people change the plan or leave you in peace, and a made-up one tends to come out. You can be honest and brief in the same breath.",
    ],
    ask: ['How much of it would you be fine with them knowing?', "What's the shortest true thing you could say?"],
  },
  {
    id: 'refuse-when-asked-to-be-something',
    say: [
      "You can say no, and a short kind one, soon, is enough: thank them for asking first. A reluctant yes costs everybody more. If there's a smaller part you'd be happy with, offer that.",
      'Yes, you may refuse. "I\'m touched you asked, and I\'m not the right one for it" is plenty, and it gives them time to ask somebody else. Then turn up on the day and be cheerful.',
    ],
    ask: ['What part would you be happy to take, if any?', 'What makes it hard to say no to this one?'],
  },
  {
    id: 'what-if-nobody-comes',
    say: [
      'Somebody will, especially if you ask three sure people first and fix the date round them. Invite one by one and not in a big message. Even four people can be a great evening.',
      "It hardly ever happens when people are asked personally and reminded two days before. Plan it so that it's nice with three: a table, something warm, no empty hall. Then anyone more is extra.",
    ],
    ask: ["Who are the three you'd be surest of?", 'How small could it be and still be a good evening?'],
  },
  {
    id: 'host-with-little',
    say: [
      "Have them. People come for the company, and a small or shabby place puts them at ease. Ask two of them to bring what's missing; guests like having a job.",
      'Nobody judges a home that\'s short of chairs or money. One warm dish, something to drink and a host who sits down is all anyone notices. Say "bring a cushion" and it\'s part of the fun.',
    ],
    ask: ['Who would you most like to have round?', 'What would be the simplest thing to put on the table?'],
  },
  {
    id: 'get-a-guest-to-go',
    say: [
      'Ask for a date, kindly: "I need my room back by the end of the month, how can I help you sort it?" For one evening, stand up and say you\'ve an early start.',
      'Say it plainly; hints and sighing are worse for both of you. A visitor for tonight gets "I\'m off to bed, it\'s been lovely," and somebody on your sofa gets a day on the calendar.',
    ],
    ask: ['What date would you be happy with?', 'What have you two said about it so far?'],
  },
  {
    id: 'do-i-have-to-invite-them',
    say: [
      'You don\'t owe anyone a place at your table, but draw the line somewhere you can explain: all the cousins, or none. Couples go together. If they ask, "We\'ve had to keep it small" will do.',
      "No, you don't. The thing to avoid is leaving out one person from a set, because that's always noticed. If you'd see them weekly afterwards, asking them is usually the lesser bother.",
    ],
    ask: ['Who else belongs to the same circle as them?', 'What would it be like if they came?'],
  },
  {
    id: 'how-much-to-give-or-bring',
    say: [
      "Give what you can spare without wincing; it isn't an entrance fee. A bottle, flowers or something baked is plenty for a dinner, and a modest sum with a kind card for a wedding.",
      "Smaller than you fear. People remember that you came and what you wrote, not what it cost. If money's short, something you made or a note in your own words is a proper present.",
    ],
    ask: ['How well do you know them?', 'What would you be comfortable with, if nobody ever knew the sum?'],
  },
  {
    id: 'ask-the-host-for-something',
    say: [
      "You can ask once, early and lightly, and say you'll manage if it's a bother. Hosts get such questions all the time. Don't leave it till the last days, when they're run off their feet.",
      'Yes, ask. "Would it be all right if, and please say no if not" makes it easy to refuse. About food you can\'t eat, always tell them; they\'d rather know than see you pick.',
    ],
    ask: ['What would you ask for, in one sentence?', "When's a calm moment to ask them?"],
  },
  {
    id: 'refuse-unwanted-kindness',
    say: [
      "Say it gently and soon: \"You're so kind, and I should've said ages ago, it's not for me.\" Then name what you do like about seeing them. Late honesty is still kinder than a full bin.",
      'Thank them properly, then give it a limit: "You\'re too good to me, could I have one a month?" They\'d sooner know than have it wasted, and you keep the friendly part.',
    ],
    ask: ['What would you be happy to accept from them?', 'When will you see them next?'],
  },
  {
    id: 'offer-help-or-leave-alone',
    say: [
      "Offer, as long as it's one small, definite thing and easy to refuse: \"I'm taking my bins out, shall I grab yours?\" That isn't interfering. Then take their answer at its word.",
      'A light offer hardly ever offends, and most people are quietly pleased. A note through the door with your number leaves it to them. If they say no, wave as usual and try again another month.',
    ],
    ask: ['What small thing could you offer?', 'What have you noticed that makes you think of it?'],
  },
  {
    id: 'ask-someone-a-favour',
    say: [
      'It isn\'t too much if it\'s one clear thing and easy to refuse: "Could you do this on Friday, or is it a bad day?" Most people like being asked, and it makes the next favour easier both ways.',
      "Go ahead and ask. You'd very likely say yes if it were the other way round. Say exactly what and how long, give them room to decline, and do something small back, or just thank them well.",
    ],
    ask: ['What exactly would you ask for?', 'Who would be the easiest one to ask?'],
  },
  {
    id: 'neighbour-complained-about-me',
    say: [
      'Speak to them in person, short and friendly: "I got your note, when is it worst?" Then do the one thing you can. A face calms it better than another note.',
      "I'd go round, calm, and ask what bothers them most. Say what you can change and what you can't; you needn't grovel. If they're after a fight, keep it polite, brief and from then on in writing.",
    ],
    ask: ['What did they say, as near as you remember?', 'What could you change without much bother?'],
  },
  {
    id: 'raise-something-with-a-neighbour',
    say: [
      "Say something, in person, when nothing's going on and you're not cross. A note nearly always reads angrier than meant. Ask before you accuse, name one thing, and leave the old times out of it.",
      'Catch them outside with a smile: "You may not have noticed, but could you leave me a bit more room there?" It gives them a way out. If a friendly word changes nothing, then write it down.',
    ],
    ask: ["What's the one thing you'd ask for?", 'When do you usually run into them?'],
  },
  {
    id: 'ask-their-name-again',
    say: [
      "Ask, with a laugh: \"This is ridiculous, I never got your name.\" There's no date after which you can't. They may well not know yours either, and it's over in ten seconds.",
      "It's never too late. \"I'm so sorry, it's gone clean out of my head\" is something everyone has said. If you really can't face it, give your own name first, and they'll mostly give theirs.",
    ],
    ask: ['Where do you usually run into them?', 'How would that sound in your own words?'],
  },
  {
    id: 'keep-a-conversation-going',
    say: [
      "Ask about something small and real: what their week was like, what they're having for tea, how they came to be here. Listen, then ask about the answer. Five minutes in, it mostly runs by itself.",
      "Same as ever: where they grew up, what they're looking forward to, what made them laugh lately. Give a bit of your own each time, so it isn't an interview. A pause isn't a failure.",
    ],
    ask: ['What do you like being asked about, yourself?', 'Who will you be talking to next?'],
  },
  {
    id: 'end-a-conversation-politely',
    say: [
      "\"I must get on, it's been lovely to see you\" is enough, said with a smile while you're already half turned. You don't need a reason. Nobody minds a clear goodbye as much as you think.",
      'Wait for a breath and close it warmly: "I\'m going to let you go, tell me the rest on Thursday." With someone who never stops, say at the start how long you\'ve got, and then keep to it.',
    ],
    ask: ['Who do you find it hardest to get away from?', 'Which goodbye would sound like you?'],
  },
  {
    id: 'answer-nosy-questions',
    say: [
      'You don\'t owe the reason. "No news on that front" or "That one\'s private," said in a friendly voice, and then a question back. One sentence kept ready means you won\'t have to think.',
      'Smile, give nothing, and turn it round: "Oh, long story, how about you?" If they ask again, "I\'d rather not say" is perfectly polite. It\'s the asking that was rude, not the not telling.',
    ],
    ask: ['Which question do you get most?', 'What would you like them to talk about instead?'],
  },
  {
    id: 'said-too-much-about-myself',
    say: [
      "They'll have minded far less than you think; most people feel trusted when someone opens up, or forget it by evening. You needn't explain. Next time, ask a question when you feel yourself speeding up.",
      'Probably not as much as it seems now. What sounds huge in your own ears is one more story in theirs. If it was truly private, one line does it: "I\'d like that to stay with you."',
    ],
    ask: ['What did they do when you told them?', 'Which bit would you take back, if you could?'],
  },
  {
    id: 'leave-or-mute-group-chat',
    say: [
      "Mute it today; nobody ever knows and you can look when you like. If you haven't looked for a month, leave, with one cheerful line such as \"I'm hopeless with chats, ring me.\" That's manners enough.",
      "Leave whenever you want, there's no rule. Muting is gentler if you'll see them every week. If plans get made in there, stay, silence it, and ask one person to tell you the important bits.",
    ],
    ask: ['What would you miss, if you left?', 'Who in there would you want to stay in touch with?'],
  },
  {
    id: 'pay-only-my-share',
    say: [
      "Say it when you order, not when the bill comes: \"I'll put in for mine, I'm only having soup.\" Said early and lightly, nobody even looks up. It isn't stingy to pay for what you had.",
      "You can, and others are often relieved that somebody did. Ask for your own bill at the start, or put your cash down and name it. If it's a pound or two, I'd let it go.",
    ],
    ask: ['When do you next eat out together?', 'How would you say it so that it sounds like you?'],
  },
  {
    id: 'not-close-to-flatmates',
    say: [
      "It isn't weird at all; a home needs people who are civil and clean, not friends. Say hello, be fair about the kitchen, and get your company elsewhere. Anything warmer is a bonus.",
      "Quite usual. You didn't choose each other, you chose a rent. If you'd like a bit more, cook once and offer a plate; if you wouldn't, a closed door isn't unfriendly.",
    ],
    ask: ['What would you like it to be like at home?', 'Which of them do you find the easiest?'],
  },
  {
    id: 'what-to-say-to-a-friend-in-a-bad-time',
    say: [
      "Less than you think: \"That's rotten, and I'm here.\" Then ask whether they want company, help, or to be left in peace for a bit, and do the one they pick. Don't look for a bright side.",
      "Plain words do best: \"I don't know what to say, and I'm not going anywhere.\" Sit with them, let it be quiet, bring food. You aren't there to mend it, and turning up counts most.",
    ],
    ask: ['How does your friend usually take things?', 'What could you bring or do this week?'],
  },
  {
    id: 'give-space-or-keep-asking',
    say: [
      "Both: leave them be, and let them know you're there. A short message that needs no answer, every few days, is never a nuisance. If you're seriously uneasy about them, ask straight and go round.",
      "I'd give space without going silent. Say once, \"You don't have to talk, I'll just keep saying hello,\" and then do. People who say they're fine often want somebody who doesn't vanish on hearing it.",
    ],
    ask: ['What have they said about wanting company?', "What's a small hello they'd like?"],
  },
  {
    id: 'friend-wont-take-my-advice',
    say: [
      "You can't make them see it, and pushing mostly sends them quiet. Say your piece once, plainly, then be the one they can still ring. If it's about somebody's safety, that's different: get help.",
      'Leave the advice and keep the friendship. People leave bad situations in their own time, and need someone who hasn\'t said "I told you so." You can also say you need a rest from the subject.',
    ],
    ask: ['What have you said to them so far?', 'What do they seem to want from you when they tell you?'],
  },
  {
    id: 'am-i-a-burden-to-my-friends',
    say: [
      'Very likely not; friends mostly like to be leaned on, as you\'d like it the other way round. Ask how they\'re doing too, and check: "Have you got room for this today?"',
      "No, having a hard time isn't the same as being one. Spread it over two or three people if you can, and thank them. If somebody needs a rest, let them say so; don't decide it for them.",
    ],
    ask: ["Who do you talk to when it's bad?", 'What would you say to a friend who asked you that?'],
  },
  {
    id: 'why-friends-go-quiet-at-bad-news',
    say: [
      "Mostly they don't know what to say, and each waits for somebody else to begin. It's seldom that they don't care. Ask one of them for a small, exact thing, like a coffee on Thursday.",
      'Because they\'re scared of getting it wrong, and "let me know if you need anything" feels safe to say. Give them something definite to do. You\'ll soon see the two or three who really turn up.',
    ],
    ask: ['Whose silence do you notice most?', 'What would you have liked someone to say?'],
  },
  {
    id: 'keep-a-secret-i-was-told',
    say: [
      "Keep it, if it's only theirs to tell, and say you'd rather not be given more. If somebody could be hurt by it, it isn't a secret you can be held to.",
      "I'd keep it for now, but go back and say \"I don't like carrying this, will you tell them yourself?\" Give it a date. When someone's safety's at stake, speak up and tell them you're doing so.",
    ],
    ask: ["Who would be hurt if it came out, or if it didn't?", 'What did they ask of you, exactly?'],
  },
  {
    id: 'ask-a-friend-to-stop-something',
    say: [
      'Say it warmly, once, about one thing: "I love seeing you, but could you not do that, it\'s too much for me." Friends nearly always prefer being told to being avoided.',
      "Make it small and about you, and do it in private. Say what you'd like in its place, so they're not left guessing. They may be embarrassed for an hour, and then it's done.",
    ],
    ask: ['What would you like them to do in its place?', 'When are you next on your own with them?'],
  },
  {
    id: 'losing-a-friend-hurts',
    say: [
      "It's normal, and it can hurt as much as any break-up, only nobody sends flowers for it. It doesn't mean you're weak. It eases, slowly, and faster if you tell someone about it plainly.",
      "Of course it hurts; a friend is someone you'd built your weeks around. There's no date for being done with it. Give the hours that were theirs to another person or another thing, a few at a time.",
    ],
    ask: ['What do you miss the most?', 'When does it come over you?'],
  },
];
