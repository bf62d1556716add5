import type { PlainAnswer } from './plain-answer.ts';

/** What people ask about their slips: embarrassments, apologies, messages without an answer, doubts about themselves, small lies and secrets. */
export const slipsAnswers: readonly PlainAnswer[] = [
  {
    id: 'will-they-remember-it',
    say: [
      "Far less than you will. It was a few seconds in somebody else's day, and they've had their own things to think about since. If it's ever told again, it'll be as a funny story.",
      "Not for long. There may be some teasing for a few days, then something else comes along. If you laugh first when it's mentioned, it's over even sooner.",
    ],
    ask: ["What's the bit that keeps coming back?", 'Who are you most bothered about remembering it?'],
  },
  {
    id: 'did-they-notice-my-slip',
    say: [
      "Maybe for a second, if at all. People are mostly listening for the gist and thinking about what they'll say next. Even somebody who did notice has very likely dropped it by now.",
      "Probably not, and if they did it was a small smile and nothing more. Things like that stand out to the one who did them. Carry on as if it hadn't happened, because for them it mostly hasn't.",
    ],
    ask: ['What makes you think they might have noticed?', 'What would change if they had?'],
  },
  {
    id: 'did-my-nerves-show',
    say: [
      'Much less than it felt like. Shaking and a dry voice are loud from the inside and small from a few chairs away. Those who did see it mostly felt friendly towards you.',
      "Some may have seen a bit of nerves, most won't have. They didn't know how you'd planned to sound, so they'd nothing to compare it with. You got through it, and that's what they saw.",
    ],
    ask: ['What was the moment that felt most visible?', 'What went all right, apart from the nerves?'],
  },
  {
    id: 'why-did-i-say-that',
    say: [
      "Because you were caught off guard and your mouth grabbed the nearest words. It happens to everybody, most of all when they're tired or nervous. It says nothing about what you think.",
      "Most likely you were under a bit of pressure and there wasn't time to choose. That's all there is to it. If it needs mending, one short sentence later on will do it.",
    ],
    ask: ['What would you rather have come out with?', 'What was going on just before it?'],
  },
  {
    id: 'how-embarrassing-was-it',
    say: [
      'Honestly, about a two out of ten. It felt like a nine because you were on the inside of it. For anyone watching it was a moment, and then they were back in their own day.',
      "Less than you think. You mostly looked human, which people like. It'd only be a big thing if somebody got hurt, and otherwise it's a story you'll be telling yourself before long.",
    ],
    ask: ['What did the people there actually do?', "What would you say to somebody who'd done that?"],
  },
  {
    id: 'how-long-does-embarrassment-last',
    say: [
      "The hot part goes in a day or two. In a week it'll make you wince, in a month it's likely something you tell on purpose. Telling one person with a laugh speeds it up.",
      "Yes, you'll get over it, sooner than it feels tonight. It fades each time you think of it and nothing bad comes after. Sleep and an ordinary day do most of the work.",
    ],
    ask: ['Who could you tell it to with a laugh?', 'What helped the last time you felt like this?'],
  },
  {
    id: 'explain-the-slip-or-leave-it',
    say: [
      'Leave it: a slip like that gets half a second, and explaining it turns it into a conversation. Make the next message an ordinary one. If they bring it up, laugh and say it went astray.',
      "I'd say nothing and carry on as normal. They've either not noticed or they've smiled and moved on. Only put it right if somebody could really take it the wrong way, and then in one line.",
    ],
    ask: ['What would you want them to understand?', 'How would you normally be with each other next?'],
  },
  {
    id: 'mention-it-or-act-normal',
    say: [
      'Mention it once, briefly, and then be ordinary: "Thanks for the other day" or "Sorry about the other day." That closes it for both of you. You don\'t owe anyone the whole story.',
      "One light line the next time you meet, then straight on to something else. It takes the awkwardness out of the room. If there were lots of people about, acting normal is fine and they'll follow you.",
    ],
    ask: ['What would your one line be?', 'Who is it most awkward with?'],
  },
  {
    id: 'show-my-face-again',
    say: [
      "Yes, go back, and soon, because it gets bigger the longer you stay away. Arrive a bit early, say something ordinary or one dry line about it, and they'll take their cue from you.",
      'You can, and the first two minutes are the worst of it. Walk in as on any other day and do the usual thing. People mostly remember that you came back, and think better of you for it.',
    ],
    ask: ["Who'd you be easiest with when you walk in?", 'What do you picture happening when you go back?'],
  },
  {
    id: 'what-if-they-bring-it-up',
    say: [
      'Have one short line ready and then ask about them: "Bad day, much better now, thanks. How are you?" Most people won\'t mention it at all, and those who do will mostly be kind.',
      'Smile, own it in half a sentence, and move the talk along: "Yes, not my finest hour." Nobody can tease for long when you\'ve agreed with them. You don\'t have to explain anything.',
    ],
    ask: ['Who do you think might bring it up?', 'What line would feel natural to you?'],
  },
  {
    id: 'why-remember-it-at-night',
    say: [
      "Because it's quiet and you're tired, and a tired mind goes looking for trouble. It makes everything worse than it was. Put a light on for ten minutes and don't settle anything about yourself until morning.",
      "Your head's finally got nothing else to do, so out come the old embarrassments. Everybody has a set of those. They feel fresh because you're replaying them, and nobody else has the recording.",
    ],
    ask: ['Which one came up tonight?', 'What usually gets your head onto something else?'],
  },
  {
    id: 'have-i-blown-it',
    say: [
      "Probably not. One silly moment rarely sinks something that was going well, because people go by the whole of it. If there's a point to put right, send one short line, then leave it with them.",
      "It's unlikely that one slip decides it. They'll have seen the rest of you too, and nerves are easy to forgive. Carry on as if you're still in it, and let them tell you otherwise.",
    ],
    ask: ['What went well, besides that moment?', 'When might you hear from them?'],
  },
  {
    id: 'trusted-again-after-mistake',
    say: [
      "In all likelihood, yes. What people keep in mind is less the mistake than how you dealt with it. Own it, turn up as normal, be a bit more careful for a while, and it'll stop being what they think of.",
      "You get over it, and so do they. There'll be some ribbing or a cautious week, and then it's somebody else's turn. Nearly everyone who's any good has one of these behind them.",
    ],
    ask: ['What have they said about it so far?', "What would show them you've got it in hand?"],
  },
  {
    id: 'what-should-i-have-said',
    say: [
      'Nothing clever was needed, and what you said did the job. The perfect line only turns up on the way home, for everybody. If it matters, you can still say it next time.',
      "Something short and ordinary would've done, and yours probably wasn't far off. Nobody has the right words ready on the spot. They'll have gone by your face more than by the sentence.",
    ],
    ask: ["What comes to you now that you'd have liked?", 'What did they seem to make of it?'],
  },
  {
    id: 'why-am-i-so-awkward',
    say: [
      "Because you were taken by surprise, and hardly anybody's smooth then. Awkward usually looks warmer from outside than it feels inside. A smile and a short answer are plenty next time, and it gets easier with practice.",
      "There's nothing wrong with you. You're paying so much attention to how you come across that there's little left for the talking. Turn some of it to the other person and it eases off.",
    ],
    ask: ['With whom do you feel least awkward?', 'What would you like to be able to do then?'],
  },
  {
    id: 'was-i-too-much',
    say: [
      "It's unlikely they saw it that way. Lively people worry about this the morning after, and the others mostly remember a good evening. If somebody did look swamped, ask them a few questions next time.",
      "Perhaps a bit more than usual, and that's nothing to make up for. People who find you too much find a way to leave. If they stayed and laughed, believe it.",
    ],
    ask: ['How were they when you said goodbye?', 'What did you enjoy about it at the time?'],
  },
  {
    id: 'too-late-to-put-right',
    say: [
      "It isn't too late, so do it now, with one honest line about the delay and then straight to the point. Nobody opens a kind message and checks the date first. Late is remembered far better than never.",
      "No, you haven't left it too long. They'll most likely be pleased, and a bit relieved as well. Keep the sorry to half a sentence and don't list reasons; that's what makes late things awkward.",
    ],
    ask: ['What would you want to say first?', "What's held it up, do you think?"],
  },
  {
    id: 'too-late-to-bring-it-up',
    say: [
      "There's still time. Not saying anything at the time was fine, and you can still say, \"I didn't want a scene, but that stung.\" Keep it to what happened and what you'd like next time.",
      'You can still raise it, even if you laughed along. Pick a calm moment and make it one sentence, without a list. Days later is often better, because it comes out the way you mean it.',
    ],
    ask: ['What would you most like them to know?', 'What would you want to be different next time?'],
  },
  {
    id: 'apologise-now-or-wait',
    say: [
      "As soon as they can take it in, and no later. If they're asleep or still furious, tomorrow morning is right; otherwise today. Short and plain, naming what you did, does better early than perfect.",
      "Don't wait for it to blow over, because what's left alone becomes the story. At night, send nothing that needs an answer and do it first thing. A sorry is just as good after breakfast.",
    ],
    ask: ['What would you say, if it had to be short?', 'How are they likely to be in the morning?'],
  },
  {
    id: 'does-apologising-make-it-worse',
    say: [
      'Apologise, and keep it small: "I was short with you, and that was me, not you." It doesn\'t make it a thing, it stops it being one. What makes it worse is a long explanation.',
      "Yes, I'd say something, two lines and no excuses. People hardly ever mind a short sorry, and they do notice when there's none. Then carry on as usual, so nobody has to look after you.",
    ],
    ask: ['What would you be saying sorry for, exactly?', "What do you think they're making of it now?"],
  },
  {
    id: 'say-sorry-to-a-stranger',
    say: [
      "If it's easy to go back or ring, do. \"I was short with you and you didn't deserve it\" takes five seconds, and they'd be pleased all day. If it isn't, be kind to the next one.",
      "It's not odd at all, only rare, and nobody's ever minded hearing it. Keep it quick and expect nothing. If you can't find the same person again, you can leave it at having learnt from it.",
    ],
    ask: ['What would you say if you saw them?', 'How easy would it be to find them again?'],
  },
  {
    id: 'sorry-for-long-ago',
    say: [
      "If there's a natural way to reach them, yes, and it's fine that it's partly for you. Name what you did, ask for nothing back, and leave them free not to answer.",
      'You can, as long as you don\'t need anything from it. A few lines in writing are kinder than a surprise at the door: "I treated you badly and you didn\'t deserve it." Leave your reasons out.',
    ],
    ask: ['What would you want them to have heard?', 'How would it be if no answer came?'],
  },
  {
    id: 'sorry-again-or-space',
    say: [
      "Give them space. You've said it, and a second sorry mostly asks them to comfort you. Let a bit of time go by, then do something kind and ordinary without mentioning it.",
      'Once is enough if you meant it. If you muddled the first one, with a "but" or a joke in it, say it properly one more time, then leave it. What helps now is being reliable.',
    ],
    ask: ['How did the first sorry come out?', 'What do you notice in them since?'],
  },
  {
    id: 'stop-saying-sorry',
    say: [
      'Swap it rather than stop it: "thanks for waiting" instead of "sorry I\'m late". Catch one a day to start with, and keep sorry for when you\'ve really trodden on somebody.',
      'It\'s a habit of politeness, and habits go slowly. When you hear it coming, take a breath and say "excuse me", "thank you" or nothing. Ask somebody close to point it out, kindly.',
    ],
    ask: ['When do you catch yourself doing it most?', 'What could you say instead there?'],
  },
  {
    id: 'how-to-make-it-up',
    say: [
      "Do the thing you should've done, a few times running, without being asked and without announcing it. A proper sorry comes first. Presents are only the extra; the change is what gets noticed.",
      'Ask them: "What would help make up for it?" If they can\'t say, give back what it cost them, whether that was time, sleep or money. Small and repeated does more than one grand gesture.',
    ],
    ask: ['What did it cost them, would you say?', 'What could you do this week without announcing it?'],
  },
  {
    id: 'forgot-something-important',
    say: [
      "Say it straight: \"I forgot, I've no excuse, and I'd like to make it up to you. When are you free?\" Then really do it. Don't list reasons, they only make it longer.",
      'One honest line today beats a clever one next week: "It went clean out of my head and I feel awful. Let me take you out." Send it now, then keep whatever you offer.',
    ],
    ask: ['What would you like to do with them?', 'How do they usually take these things?'],
  },
  {
    id: 'fix-a-wrong-reaction',
    say: [
      'Go back and say so: "I said the wrong thing the other day, and I\'ve thought about it since. Can I have another go?" Then say what you meant, or just ask how they are.',
      'It can be fixed, and it won\'t make it worse. One short message: "That came out wrong, it was nerves and not you." Add the sentence you wish you\'d said, and leave it there.',
    ],
    ask: ['What did you really want to tell them?', 'When will you see them next?'],
  },
  {
    id: 'they-heard-me-complain',
    say: [
      "Ring or go round, don't text. Say you shouldn't have said it behind their back, and don't wriggle out of any part that's true. It'll be a horrible ten minutes, and then it's usually mendable.",
      'Own it before they have to ask: "You heard me, and I\'m ashamed I said it there and not to you." If there was a real complaint in it, save that for another day.',
    ],
    ask: ['Which part of it did you mean?', 'How would you feel about ringing them?'],
  },
  {
    id: 'is-their-apology-real',
    say: [
      "Watch what changes over the next few weeks. A real one names what they did, doesn't blame you for it, and comes with different behaviour. Words and presents are nice, but they don't settle it.",
      'You can\'t tell tonight. If there was a "but" in it, or "sorry you feel that way", it was only half of one. Take it politely, and let their next few weeks answer you.',
    ],
    ask: ['How did they put it, word for word?', 'What change would convince you?'],
  },
  {
    id: 'what-to-say-when-i-broke-it',
    say: [
      'Tell them before they find it, short and plain: "I broke something of yours, it was an accident, and I\'d like to pay for it." Offer once. If they wave it away, it\'s settled.',
      "Say what happened, say sorry, and offer to replace it, all in one breath. Most people mind a broken thing far less than finding the pieces. Let them choose how it's put right.",
    ],
    ask: ['How would you begin, if it had to be short?', "What do you think they'd want most?"],
  },
  {
    id: 'own-up-or-cover-up',
    say: [
      "Own up, and soon, in two sentences: what happened and what you're doing about it. A mistake you bring yourself stays small. Being found out is when it turns into something about honesty.",
      "Tell them before they find it. Putting it right quietly is a nice gesture only if the truth comes with it, because these things leak out. You'll also stop flinching every time they come near.",
    ],
    ask: ['What would your two sentences be?', "What's the worst you think they'd say?"],
  },
  {
    id: 'own-up-to-small-lie',
    say: [
      "Come clean, quick and light: \"I've no idea why I said that, it isn't true.\" It's one red face now against keeping it going for months. From you it's funny; discovered, it's a bit sad.",
      "I'd own up the next time you see them, in one cheerful line. Anybody worth knowing will laugh, because everyone's told one of those. The longer it stands, the more you have to add to it.",
    ],
    ask: ['How would you say it in one line?', 'What made it feel easier than the truth?'],
  },
  {
    id: 'is-a-kind-lie-wrong',
    say: [
      "Mostly it's just kindness. Nobody's cheated out of anything and somebody feels better. It only goes wrong if they'd decide something that matters because of it, and then I'd find a gentle way to say it.",
      "Not wrong, if it's small and for their sake and not for yours. You'll know it's gone too far when you have to invent more to keep it up. Until then, let it be.",
    ],
    ask: ['Who does it make things easier for?', 'What would happen if they knew?'],
  },
  {
    id: 'i-let-a-secret-out',
    say: [
      "Tell them before somebody else does: \"I told something that wasn't mine to tell, and I've no excuse.\" Say who knows. Then don't ask to be forgiven today; let them be angry.",
      'Own it the same day, without any "but". Ask whoever you told to let it stop with them, and say that you\'ve done so. Being careful with what you\'re told from now on is the real repair.',
    ],
    ask: ['Who knows it now?', 'How would you start telling them?'],
  },
  {
    id: 'speak-up-after-silence',
    say: [
      "Yes, you can still put it right. Tell whoever matters that it was you, or what you saw, then tell the one who took the flak. It'll be a bad ten minutes, and then it's off you.",
      'It\'s late but it isn\'t lost: "I should have said this at the time." Say it first to the one who had the worst of it, then to whoever was told wrong. People respect the correction more than they mind the delay.',
    ],
    ask: ['Who most needs to hear it from you?', 'What would your first sentence to them be?'],
  },
  {
    id: 'should-i-have-kept-quiet',
    say: [
      "Not necessarily. Being honest was decent, and being right doesn't make it welcome. Send one message saying you're still there and won't go on about it, then give it some time.",
      'No, saying it once was better than knowing and keeping quiet. The timing or the tone may have been off, and you can say sorry for that and still stand by the rest.',
    ],
    ask: ['What did you hope would come of saying it?', 'How did they take it, as far as you saw?'],
  },
  {
    id: 'was-i-wrong-in-the-row',
    say: [
      'Probably about half. You can be right about the thing and still too sharp in how you said it. Say sorry for the how first, and the point gets easier to hear.',
      "Going by what you've said, not badly. It most likely got loud on both sides. A quick word about the tone usually mends it, and you don't have to give up your point for that.",
    ],
    ask: ['Which part would you say again, the same way?', 'What do you think they heard?'],
  },
  {
    id: 'was-i-rude',
    say: [
      'A little sharp, perhaps, but nothing terrible. If they seemed hurt, a quick "that came out harder than I meant" mends it. If they didn\'t, you\'ve already thought about it longer than they have.',
      "I'd say no, or only just. Being short when you're tired or surprised isn't the same as being rude. Be ordinary and friendly the next time, and that'll be what they go by.",
    ],
    ask: ['What in their face made you wonder?', 'What would you have liked it to sound like?'],
  },
  {
    id: 'was-my-message-too-cold',
    say: [
      "No, it's only short, and nobody keeps score. If you've more to say, send a few lines of your own or say it face to face. That'll mean more than a longer message would have.",
      'It\'ll have read as brief, not unkind. People mostly put it down to you being busy. If it bothers you, one warm line after it is enough, with no explaining: "Thinking of you, more soon."',
    ],
    ask: ['What would you have liked to add?', 'How do the two of you usually write?'],
  },
  {
    id: 'bad-person-for-what-i-did',
    say: [
      "No, terrible people don't lie awake over it. You did something you're not proud of, and that's one act on one day. Put right what you can tomorrow, with a plain sorry if there's somebody to say it to.",
      "It makes you somebody who did one wrong thing, which is everybody. What counts now is what you do next. Look as well at how tired or stretched you were, because that's where it can be changed.",
    ],
    ask: ['What would put a little of it right?', 'What had the day been like before it?'],
  },
  {
    id: 'what-a-short-reply-means',
    say: [
      'Could be cross, could be busy, could just be how they type. You can\'t get a tone out of so few letters. If it still bothers you tomorrow, ask: "Are we all right?"',
      "On its own, nothing. Short answers mostly come from people walking, working or half asleep. Look at how they usually write: if it's always like that it's just them, and if it's new, ask.",
    ],
    ask: ['How do they usually write to you?', "What were you hoping they'd say?"],
  },
  {
    id: 'ask-what-they-meant',
    say: [
      'Ask. It isn\'t needy: "What you said the other day, how did you mean it?" Said lightly, it\'s a fair question, and one answer beats a week of guessing.',
      "You can't work it out from here, and they've probably no idea you're still thinking about it. I'd ask within a day or two, in a friendly voice, and then believe what they tell you.",
    ],
    ask: ['Which of the meanings would bother you?', 'How would you ask it lightly?'],
  },
  {
    id: 'is-no-answer-an-answer',
    say: [
      "Longer than a few days before I'd count it as one. People read things when they can't reply, then lose track. After a week or so, one light nudge is fine, and how they take that tells you.",
      "If it's only been a matter of days, no, that's usually busy or forgotten. If it's been weeks, or a reminder got nothing either, take it as a no for now and put your energy somewhere that answers.",
    ],
    ask: ['How long has it been quiet now?', 'What would you do in the meantime?'],
  },
  {
    id: 'delete-the-message',
    say: [
      "If it'd hurt somebody and they haven't seen it, delete it now, and own up if they ask. If it's only embarrassing, leave it: a deleted message makes people imagine something worse than you wrote.",
      "Leave it, unless it says something unkind that hasn't been read yet. A bit of rambling comes across as human, and gaps make people curious. If it's been read, deleting changes nothing; one line to put it right does more.",
    ],
    ask: ['What would they read first in it?', 'What would you send instead, if anything?'],
  },
  {
    id: 'am-i-overthinking',
    say: [
      "Probably a bit, yes. Most odd behaviour comes from tired feet, headaches and bad days, and not from you. If it still bothers you in two days, ask how they are, and you'll know from the answer.",
      "Likely, though that doesn't make it daft to have noticed. Ask yourself what you actually saw and what you added. If there's little left without the adding, let it go for tonight.",
    ],
    ask: ['What did you actually see or hear?', 'What have you filled in around it?'],
  },
  {
    id: 'am-i-imagining-it',
    say: [
      'You may well not be, but there could be a duller reason than the one you fear. Ask somebody who knows them whether they see it too, as a question and not a charge.',
      'There\'s no telling from here. If you\'ve noticed it several times, trust that you saw something, just not yet what it means. Ask them straight and in private: "Am I reading this right?"',
    ],
    ask: ['What have you noticed, and how often?', 'Who else might have seen it?'],
  },
  {
    id: 'pretend-i-didnt-hear',
    say: [
      "You can pretend, and it's often the least bother, but you don't have to. If you do say something, keep it short and calm: \"I heard that, and it wasn't nice.\" Then let them do the blushing.",
      'If you can really leave it behind, let it pass. If it\'d come with you into every meeting or meal, say it once, in private: "I heard what you said." Nothing more is needed.',
    ],
    ask: ['What would you want them to know?', 'How often do you have to see them?'],
  },
  {
    id: 'caught-avoiding-them',
    say: [
      "Own it, and lightly: \"You caught me, I'd no talking left in me.\" Nearly everyone's done the same. Then be a bit friendlier than usual for two minutes, and it'll be forgotten by the end of them.",
      "Send one line today: \"I saw you the other day and ducked. It was me, not you, I was worn out.\" Say you'd like to see them properly, if that's true. It's being left to guess that stings.",
    ],
    ask: ["What was it you couldn't face just then?", 'How would you like to meet them next?'],
  },
  {
    id: 'sorry-by-text-or-in-person',
    say: [
      "In person if it really hurt them, or by phone if you can't meet; a face says more than a screen. For something small, a text is fine. Never let waiting for the perfect moment eat up the week.",
      'A short message now and the proper words when you see them does both jobs. If talking would put them on the spot, write it by hand. Either way, say what you did and leave out the excuses.',
    ],
    ask: ['Which would be easier for them to take?', 'When might you next see them anyway?'],
  },
  {
    id: 'do-they-mean-its-fine',
    say: [
      "Take them at their word, once. Most people who say it's fine either mean it or want it to be. If they're still odd with you in a few days, ask then, and not every evening till then.",
      'Mostly yes, or nearly: it may still sting a bit while they mean every word. Asking "are you sure" makes them look after you. Show you heard by doing it differently next time.',
    ],
    ask: ['How did they sound when they said it?', "What would show you that it's settled?"],
  },
  {
    id: 'keep-it-if-nobody-knows',
    say: [
      "Hand it back, or say so. You'd not think about it again, and if you kept quiet you'd think about it every time you saw them. Nobody knowing doesn't change whose it is.",
      "I'd do the straight thing, because asking mostly means you've half decided. It costs a bit today and then it's finished. If there's really nobody to give it back to, give it to somebody who needs it.",
    ],
    ask: ['What would you do if they were watching?', 'How will you feel about it next week?'],
  },
  {
    id: 'make-something-up-to-fit-in',
    say: [
      "It wouldn't be wicked, but you'd have to keep it going. Something short and true usually ends the subject: \"Keeping it quiet this time.\" Then ask about theirs, which is what they'd like anyway.",
      "I wouldn't, only because lies like that get follow-up questions. You don't need a better life for a coffee break. Say the plain thing cheerfully and hardly anybody looks twice.",
    ],
    ask: ["What's the plain answer, in one short sentence?", 'Who are you with when it comes up?'],
  },
  {
    id: 'admit-i-havent-done-it',
    say: [
      'Admit it. They hear it all the time, and otherwise they\'re working from the wrong facts. "I\'ve hardly done any, which part matters most?" is a good sentence, and then do only that part to begin with.',
      "Just say you haven't, before they ask, and say when you will. It's a small awkward second, and bluffing is a long awkward half hour. Most people have a plan for exactly that.",
    ],
    ask: ['What got in the way of it?', 'Which small part could you start with?'],
  },
  {
    id: 'were-they-just-polite',
    say: [
      "Maybe a bit, but probably not only. If they stayed, laughed or asked for more, take them at their word. Polite people find a way to leave early, and kind words cost less when they're true.",
      "A little politeness is in most compliments, and it doesn't make them false. You can't look behind it, so go by what they do next: if they come back or bring it up again, they meant it.",
    ],
    ask: ['What did they do, apart from what they said?', 'Which would be harder to believe, and what makes it so?'],
  },
  {
    id: 'will-they-find-out',
    say: [
      "They might, because small lies mostly come out by accident, through somebody else. If it'd matter when it did, tell it yourself first. If nobody's affected and it's over, stop adding to it and let it go.",
      "Hard to say, but waiting to be found out is the tiring part. If somebody decides something by it, put it right now, while it's small. If it changes nothing for anyone, it'll most likely just be forgotten.",
    ],
    ask: ['Who would it matter to, if it came out?', 'What would you say if they asked you straight?'],
  },
  {
    id: 'in-trouble-can-we-talk',
    say: [
      'Honestly, probably not. Most messages like that are about something dull, written by somebody rushing for the door. You can ask, "Anything I should bring or prepare?" and the answer usually settles it.',
      "There's no telling from so few words, and trouble is only one of a dozen reasons. Jot down two or three things it could be about, then leave it till then. You'll be readier than you think.",
    ],
    ask: ["What's your guess at what it's about?", 'What would you want to have ready?'],
  },
  {
    id: 'am-i-overreacting',
    say: [
      "You're allowed to mind, even if nobody meant any harm. It can sting without being an insult. Ask what was behind it, and how they answer will tell you whether there's more to it.",
      "Could be a bit of both, and the feeling isn't wrong either way. What you do about it is the separate part. If you'd still mind in three days, mention it calmly; if not, let it go.",
    ],
    ask: ['What about it stings the most?', 'What would a calm version of it sound like?'],
  },
];
