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
      'Leave it. A slip like that gets half a second, and explaining it turns it into a conversation. Make the next message an ordinary one. If they bring it up, laugh and say it went astray.',
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
      "Very likely, yes. What people keep in mind is less the mistake than how you dealt with it. Own it, turn up as normal, be a bit more careful for a while, and it'll stop being what they think of.",
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
    id: 'did-i-say-too-much',
    say: [
      "I doubt it. It's nearly always bigger in your head than in theirs, and most people take it as trust. If you want to soften something, send a short note; otherwise let it stand.",
      "It may be more than you'd planned, which isn't the same as too much. Unless it was somebody else's secret, there's nothing to repair. See how they are next time before you decide.",
    ],
    ask: ['How did they take it at the time?', "Which part do you wish you'd kept back?"],
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
      "It isn't too late. Do it now, with one honest line about the delay and then straight to the point. Nobody opens a kind message and checks the date first. Late is remembered far better than never.",
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
];
