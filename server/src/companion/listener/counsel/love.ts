import type { Counsel } from './counsel.ts';

const reach = /\b(?:text|call|write|message|contact|reach out|ring|email|send|reply)\b/;

/** What people ask about love, and its end. */
export const loveCounsel: readonly Counsel[] = [
  {
    id: 'text-ex',
    deed: 'wait with the message, or send the one line',
    plainly:
      'Plainly, then: not tonight. If it is still one line that needs no answer tomorrow by daylight, you may send it.',
    whether: true,
    asks: reach,
    about: /\b(?:my|an|his|her) ex\b|\bbroke up\b|\bbreak-?up\b|\bsplit up\b|\bwe were together\b/,
    not: /\b(?:kids?|custody|work with)\b/,
    answer: [
      'If it is to find out whether there is still something there, I would wait. If it is one thing you can say and need no answer to, it can be said.',
      'Try it this way: imagine it sent, and no answer for three days. If that would throw you back, not tonight.',
    ],
    words:
      'If you do, keep it so that it can stand without a reply: "I thought of you today and hope you\'re well. You don\'t have to answer."',
    steps: [
      'Write it in your notes, not in the chat, and look at it again tomorrow by daylight.',
      'Ask yourself what you hope will come back. If only one answer would be bearable, it is too early to ask.',
      'If you decide against it, tell what you wanted to say to somebody else today, or to me. It wants to go somewhere.',
    ],
    hitch:
      'If nothing comes back, that is an answer about them and the time, and none about what the years were worth.',
    ask: ['What would you want to come back?', 'What set it off today?'],
    card: 'breakup',
  },
  {
    id: 'ghosted-why',
    deed: 'ask somebody who knows you',
    asks: /\bwhat (?:am i doing|did i do|have i done) wrong\b|\bis it (?:just )?me\b/,
    about:
      /\b(?:ghost\w*|left on (?:read|seen)|stopped (?:answering|texting|replying)|never (?:texted|answered|replied)|dates?|apps?|tinder|hinge)\b/,
    answer: [
      'From what you have told me, nothing that I can see. Going quiet is the easy way out for them, and it leaves you to write the reasons yourself.',
    ],
    steps: [
      'Look once whether they have something in common: how soon, where from, what was promised. If there is a pattern, it is usually in whom and not in what you did.',
      'Meet sooner and write less before it. Two weeks of messages build somebody who is not there yet.',
      'Ask one friend who knows you and is honest what they would change. One, and then leave it.',
      'Take two weeks off from it, on purpose. It is easier to bear when you are not tired.',
    ],
    ask: ['What have you been telling yourself is the reason?'],
    card: 'self-esteem',
  },
  {
    id: 'left-on-read',
    deed: 'send the one message and let it be',
    plainly: 'Plainly: once more, short, and then no further until they answer.',
    whether: true,
    asks: /\b(?:text|call|write|message|again|what (?:should|do|can) i|how long|wait|do)\b/,
    about:
      /\b(?:left (?:me )?on (?:read|seen)|hasn't (?:texted|answered|replied|called)|doesn't (?:text|answer|reply)|didn't (?:text|answer|reply)|ghost\w*|no (?:answer|reply)|not (?:answer|reply)\w*|stopped (?:texting|answering|replying))\b/,
    not: /\b(?:you did not answer|you didn't answer|broke up|job|landlord|application|four grand|money|borrowed)\b/,
    answer: [
      'One more message is fine; a third is where it begins to cost you. Make the one you send easy to answer, and then let it be theirs.',
    ],
    words:
      'Something like: "Hey, I\'d be glad to hear from you. If it\'s not a good time, just say so, I can take it."',
    steps: [
      'After that put the phone in another room for two hours; it is the checking that hurts, more than the silence.',
      'Set yourself a day until which you wait. After it, the silence counts as an answer.',
      'Plan one thing with somebody who does answer.',
    ],
    hitch:
      'If nothing comes, it says that they did not manage to answer. It does not say what you are worth to anyone else.',
    ask: ['What have you told yourself that the silence means?'],
  },
  {
    id: 'break-up-how',
    deed: 'have that talk',
    asks: /\b(?:break up|break it off|end (?:it|things)|leave (?:him|her|them)|tell (?:him|her|them)|do it|say it|split)\b/,
    about:
      /\b(?:want to|going to|have to|need to|how (?:do|can|should) i|thinking of) (?:break(?:ing)? up|end(?:ing)? (?:it|things)|leav(?:e|ing) (?:him|her|them|my (?:boyfriend|girlfriend|husband|wife|partner)))\b/,
    not: /\b(?:hits|hit me|hurts me|afraid of (?:him|her)|scared of (?:him|her)|threat\w*|should i|violent|abus\w*)\b/,
    answer: [
      'Face to face if you are safe with them, soon, and with the decision in the first minute. Kind does not have to mean slow.',
    ],
    words:
      'For instance: "I\'ve thought about this for a long time. I want to end our relationship. You did nothing to earn this, and I\'m sure." Then let there be silence.',
    steps: [
      'Choose a place where both of you can leave. Not a party, not the car, not by message after years.',
      'One true reason is enough; a list invites a debate about every item.',
      'Arrange beforehand who you can ring afterwards, and for them too if you can.',
    ],
    hitch:
      'If they cry or bargain, you may stay ten minutes and be kind without taking it back: "I hear you. It does not change it."',
    ask: ['What is the sentence you are most afraid to say?'],
    card: 'breakup',
  },
  {
    id: 'leave-or-stay',
    deed: 'write down the answer that came first',
    plainly:
      'A plain yes or no would only be borrowed from me. What you have written down first is nearer to it than anything I could say.',
    whether: true,
    asks: /\b(?:should i (?:leave|stay|break up|end|divorce|go)|stay or (?:go|leave)|leave or stay|do i (?:leave|stay)|give (?:him|her|them|it) another chance|take (?:him|her|them) back)\b/,
    about: /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|marriage|relationship|him|her|he|she|it)\b/,
    far: /\b(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|marriage|married|relationship|together|love|engaged)\b/,
    not: /\b(?:team|hits|hit me|hurts me|scared of|afraid of|job|boss|company)\b/,
    answer: [
      'I cannot weigh that for you, but these are the questions that tend to decide it, and the last one more than the others.',
    ],
    steps: [
      'Look whether it is them, or the way it has been for a few hard months.',
      'See whether they have ever heard what you need in plain words, and had the time to act on it.',
      'Imagine that nothing at all had changed in two years. The answer that comes before you think is worth writing down.',
    ],
    ask: ['Which answer came first, before you began to think?'],
    card: 'decisions',
  },
  {
    id: 'confess-cheating',
    deed: 'decide about telling it',
    plainly: 'Plainly: if you mean to stay with them, yes, and soon.',
    whether: true,
    asks: /\b(?:tell|confess|admit|say|honest|come clean|keep (?:it|quiet))\b/,
    about: /\b(?:i|her|him|them|she|he|they|tell)\b/,
    far: /\bi (?:\w+ )?(?:cheated|slept with|kissed (?:a|an|some|him|her|my)|had an affair|was unfaithful)\b/,
    answer: [
      'The question that sorts it is whom the telling would be for. Told only to get rid of the guilt, it moves the weight to them. Told because they are deciding about a life with you, they have a right to know.',
    ],
    words:
      'If you do: "I have to tell you something that will hurt you. There was somebody else. It was my doing and not yours. I will answer whatever you ask."',
    steps: [
      'Before that, be clear whether it is over, and what you want from here. They will ask both.',
      'If their health could be touched by it, they need to know soon, and get tested with you.',
      'Do not tell it at night, in a fight, or in a message.',
    ],
    hitch: 'If they leave, or need days without a word, that is theirs to choose. Do not hurry them towards forgiving.',
    ask: ['What do you hope would come of telling it?'],
    card: 'trust',
  },
  {
    id: 'was-cheated',
    deed: 'tell one person you trust',
    plainly: 'Plainly: decide nothing this week.',
    whether: true,
    asks: /\b(?:forgive|get over|stay|leave|trust|take (?:him|her) back|what (?:should|do|can) i|deal|cope)\b/,
    about:
      /\b(?:(?:he|she|they|husband|wife|boyfriend|girlfriend|partner) (?:\w+ )?(?:cheat\w*|slept with|had an affair|kissed)|cheated on me|been cheated|an affair)\b/,
    not: /\bi (?:\w+ )?cheated\b/,
    answer: [
      'Nothing has to be decided this week, neither staying nor going. The first days are for sleep, food and one person who knows.',
    ],
    steps: [
      'Tell one person you trust, somebody who can listen without taking the decision from you.',
      'Write down what you need to know and what you would rather never hear; you are allowed to ask only the first.',
      'Trust comes back, where it does, from openness over months: theirs to show, and not yours to force.',
      'Give yourself a date, some weeks off, to look at it again.',
    ],
    ask: ['What do you need to know before anything else?', 'Who knows about it so far, besides you?'],
    card: 'trust',
  },
  {
    id: 'money-fights',
    deed: 'look at the numbers together',
    asks: /\b(?:what|how|should|tips|advice|steps|stop|help|do)\b/,
    about:
      /\b(?:husband|wife|partner|boyfriend|girlfriend|we|fianc\w+)\b[\s\S]*\b(?:fight\w*|argu\w*|row)\b[\s\S]{0,40}\b(?:money|spending|bills|debts?)\b|\b(?:money|spending|bills|debts?)\b[\s\S]{0,60}\b(?:fight\w*|argu\w*)\b/,
    answer: [
      'Most fights about money are about safety for one and freedom for the other. It helps to look at the numbers on one day and at that on another.',
    ],
    words:
      'A first line that starts no fight: "I don\'t want to argue about who bought what. I want us both to sleep well. Can we look at it together on Sunday, half an hour, with tea."',
    steps: [
      'Put all of it on one sheet together: what comes in, what must go out, what is left. No comments, only numbers.',
      'Give each of you an amount a month that nobody has to explain.',
      'When it gets loud, stop for twenty minutes and name the time when you go on.',
    ],
    ask: ['What does money mean to you that it does not mean to them?'],
    card: 'relationship-conflict',
  },
  {
    id: 'jealous',
    deed: 'name it before you act',
    asks: /\bjealous\w*\b/,
    answer: [
      'Jealousy is mostly a question about being safe with somebody. It quietens when the question is asked aloud, and grows when it goes looking for proof.',
    ],
    steps: [
      'When it comes, name it before you act: "this is jealousy, and I know nothing yet". Then wait twenty minutes with hands off the phone.',
      'Do not check their messages or profile. It soothes for a minute and asks for more the next time.',
      'Say the need and not the accusation: "When you came home late and did not write, I got scared. A short message would help me."',
      'Look at what you have let slip that is yours alone, a friend, a sport, an evening. It helps more than any promise of theirs.',
    ],
    ask: ['When did it last flare up, and what had happened just before?'],
    card: 'trust',
  },
  {
    id: 'get-over',
    deed: 'mute them for thirty days',
    asks: /\b(?:get over|move on|let (?:him|her|them|it) go|forget (?:him|her|them)|stop (?:thinking about|missing|loving|checking) (?:him|her|them|my ex|his|her))\b/,
    about: /\b(?:ex|broke up|break-?up|split|left me|dumped|him|her|boyfriend|girlfriend|wife|husband|divorc\w*)\b/,
    not: /\b(?:died|death|passed away|killed)\b/,
    answer: [
      'You cannot decide to stop, but you can stop feeding it, and give the hours that hurt most something else to hold.',
    ],
    steps: [
      'Mute or hide them everywhere for thirty days. Not out of anger: every look starts the clock again.',
      'Find the worst hour of your day and put a person or a walk into it, fixed, like an appointment.',
      'When the good memories come, write down two that were hard as well. Missing somebody edits the film.',
      'Let it hurt for a set time, with music if you like, and then get up and do one thing with your hands.',
    ],
    ask: ['Which hour of the day is the worst?'],
    card: 'breakup',
  },
  {
    id: 'ask-out',
    deed: 'ask them',
    asks: /\b(?:ask (?:him|her|them|someone|a girl|a guy|this) out|tell (?:him|her|them) (?:that )?i like|tell my crush|make a move|my feelings)\b/,
    answer: ['Make it small and clear: one thing, one day, and easy to say no to.'],
    words: 'For instance: "I like talking to you. Would you have a coffee with me on Saturday. If not, no harm done."',
    steps: [
      'Choose a moment when neither of you is in a hurry, and not in front of others.',
      'A "maybe" with no other day is a friendly no; take it lightly and you stay friends.',
      'Plan something nice for the hour after, whichever way it goes.',
    ],
    hitch: 'If it is a no: "Thanks for being straight with me." Nobody looks better than somebody who takes it well.',
    ask: ['What do you like about talking to them?'],
    card: 'confidence',
  },
  {
    id: 'look-at-phone',
    deed: 'ask instead of looking',
    whether: true,
    plainly: 'Plainly: no. Ask.',
    asks: /\b(?:look (?:at|through|in)|check|go through|read) (?:his|her|their|my \w+'s) (?:phone|messages|texts|mail|emails?|laptop|instagram)\b/,
    answer: [
      'I would not. If you find nothing, you will hardly believe it; if you find something, the first fight will be about the phone.',
    ],
    words:
      'You could ask instead: "I have been scared that there is somebody else. I would rather ask you than look for it. Please be honest with me."',
    steps: [
      'Write down what you have really seen or heard, apart from what you make of it.',
      'Ask at a quiet hour, and look at how you are answered as much as at the answer.',
      'Tell one person you trust what you suspect, so that you are not alone with it.',
    ],
    hitch: 'If you get no straight answer, you may say what that does to you, and what you need to be able to stay.',
    ask: ['What made you think of it first?'],
    card: 'trust',
  },
  {
    id: 'date-again',
    deed: 'meet one person for a coffee',
    asks: /\b(?:dat(?:e|ing)|meet someone|new (?:relationship|partner)|tinder|dating apps?)\b|\b(?:advice|tips|what (?:should|can|do)|how (?:do|can))\b/,
    about:
      /\b(?:start(?:ed|ing)? dating|dating again|date again|meet someone new|dating apps?|on the apps|first date)\b/,
    not: /\b(?:my husband|my wife|my boyfriend|my girlfriend|my best friend is dating|she is dating|he is dating)\b/,
    answer: ['Go slowly and make the first ones short: an hour, by day, somewhere you like being anyway.'],
    steps: [
      'Before you begin, write three lines on what you want to be different this time. Read them after each date.',
      'Ask yourself afterwards how you were in their company, and not whether they liked you.',
      'Tell a friend where you are and when you will be back; it is common sense, and it makes you calmer.',
      'If you come home sad the first times, that is usual. It stirs up the old story, and it says little about the new person.',
    ],
    ask: ['What would you want to be different this time?'],
    card: 'breakup',
  },
  {
    id: 'raise-with-partner',
    deed: 'have that talk',
    asks: /\b(?:bring (?:it|this|that) up|tell (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner))|talk to (?:him|her|them|my (?:husband|wife|boyfriend|girlfriend|partner))|say (?:it|this|that)|say to (?:him|her|my)|ask (?:him|her))\b/,
    about: /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\w+|spouse)\b/,
    not: /\b(?:hits|hit me|hurts me|scared of|afraid of|in[- ]law|cheat\w*|affair|ex)\b/,
    answer: [
      'Pick a quiet moment, begin with what you want more of, and stay with one thing. It is the list that starts the fight.',
    ],
    words:
      'A shape you can fill: "I want us to be good, and there is one thing I keep swallowing. When this happens, I feel that. What I\'d like instead is this."',
    steps: [
      'Ask for the time first: "Is tonight after dinner good, there is something on my mind." Nobody listens well when surprised.',
      'Say when and what, as a camera would have seen it; leave out "always" and "never".',
      'Then ask how it looks from their side, and let it stand for a moment before you answer.',
    ],
    hitch:
      'If it gets loud: "I want to go on with this, and not like that. In half an hour." And then do come back to it.',
    ask: ['What is the one thing you would want them to have heard?'],
    card: 'communication',
  },
];
