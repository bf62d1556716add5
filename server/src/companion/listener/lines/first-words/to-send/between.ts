import { asYou, type ToSend, theirAnswer } from './to-send.ts';

const asks = /\b(?:tell|say|write|text|put|word|answer|reply|back|ask|send|bring|how|explain)\b/;

/** What stands between two who mean to go on: who carries the household, how close to be, an honest answer, an old hurt. */
export const between: readonly ToSend[] = [
  {
    asks,
    told: /\b(?:just )?tell me what to do\b|\bjust ask(?: me)?\b[^.?!\n]{0,20}\bhelp\b|\byou (?:only|just) (?:have to|had to|need to) (?:ask|say)\b/,
    not: /\b(?:boss|manager|at work|colleague|client)\b|\bi said just\b/,
    say: [
      "I don't want to hand out jobs any more. Thinking of it is the work. I'd like you to take two things over completely, from noticing them to done.",
      "When you ask me what to do, I'm still the one who has to think of it all. Pick two things that are yours from now on, and I won't check them.",
      'I need you to see what has to be done without me saying it. Can we sit down on Sunday and split it, so that each of us has our own?',
    ],
    next: [
      'Choose a quiet hour for it, and name the two things together. What is wholly theirs can be talked about; "more help" can\'t.',
    ],
    ask: ['Which two things would make the most difference to you?', 'What would be the first thing to hand over?'],
  },
  {
    asks,
    told: /\b(?:he|she|they|my \w+) (?:says?|said|calls? it|thinks?)[^.?!\n]{0,16}\bnag(?:ging)?\b/,
    say: [
      "I don't want to keep bringing it up, so I'll say it once. We agreed on this, and it isn't getting done. What would make it work for you?",
      "I don't like being the one who reminds you, and you don't like hearing it. Let's agree on a time it's done by, and I'll say nothing until then.",
    ],
    next: [
      'It says both sides of it in one breath. Then keep your half, and say nothing until the time that was agreed.',
    ],
    ask: ['Which time of day would be fair to both of you?', 'Which of the things gets to you most?'],
  },
  {
    asks,
    told: /\b(?:does|do) (?:all of it|it all|everything)\b[^\n]*\n?[^\n]*\b(?:drowning|exhausted|can'?t (?:any ?more|go on|do this)|on her own|alone)\b/,
    not: /\bi do (?:all of it|it all|everything)\b/,
    say: [
      "You told me it's too much, and I gave you a compliment. I'm sorry. Which three things can I take over for good, starting this week?",
      "I've thought about what you said. You carry nearly all of it, and I've let you. I'd like to take some of it over completely. Can we write it down together tonight?",
    ],
    next: ['Then take them whole, without being reminded. That says the rest of the sorry.'],
    ask: ['Which of the things could you take on without asking how?', 'What did you see in that moment?'],
  },
  {
    asks,
    told: /\b(?:exclusive|official|serious|a relationship|boyfriend and girlfriend)\b[^\n]*[.!\n] ?i (?:don'?t|do not|dont)\b|\bi (?:don'?t|do not) (?:want|wanna) (?:to be (?:exclusive|official|serious)|(?:anything|something) serious|a relationship)\b/,
    say: [
      "I like being with you, and I don't want us to be exclusive. I'd rather you heard that from me now than found it out later.",
      "You asked me for something I can't give you at the moment. I like you, and I don't want to be exclusive. I'll understand if that's not enough for you.",
    ],
    next: ['Face to face, and before the next nice evening. What it means for the two of you is for both to say.'],
    ask: theirAnswer,
  },
  {
    asks: /\b(?:truth|honest\w*)\b/,
    told: /\basked (?:me|us)\b[^.?!\n]{0,60}\b(?:if|whether)\b[\s\S]*\bi said (?:yes|no|i was|i am|i'm|it was|fine|sure)\b/,
    say: [
      "You asked me straight, and I didn't give you the honest answer. I'd like to give it to you now, because you deserve it more than a nice one.",
      "What I told you when you asked wasn't the whole truth. I was afraid of letting you down. Can I try again?",
    ],
    next: ['It takes back the first answer before it gives the second. After that the truth needs only one sentence.'],
    ask: ['What would that one sentence be?', 'When could you have an hour alone together?'],
  },
  {
    asks,
    told: /\bhonest (?:feedback|opinion|view)\b|\basked (?:me )?what i (?:really |honestly )?think (?:of|about) (?:his|her|their)\b/,
    not: /\b(?:boss|manager) asked\b/,
    say: [
      "You asked me to be honest, so here it is. I don't think it works yet, and I'd rather say so now. Can I show you where I got stuck?",
      "I want it to go well for you, and that's why I'm saying it. There are two things in it that worry me. Would you like to hear them?",
    ],
    next: ['Begin with the one that can still be changed. And let {them} say how much more there is room for.'],
    ask: asYou,
  },
  {
    asks: /\b(?:text|write|reply|answer|say|back)\b/,
    told: /\b(?:wrote|texted|messaged|got in touch)\b[^.?!\n]{0,16}\bafter (?:\d+|\w+|all these) years\b[\s\S]*\b(?:fell out|slept with|betrayed|lied|stole|hurt me|because (?:she|he|they))\b/,
    say: [
      "I got your message, and I didn't know what to say at first. What happened back then still matters to me. What made you write now?",
      "Hey. I was surprised to hear from you. I'm not angry every day, but I haven't forgotten it either. What would you like from this?",
    ],
    next: ["It answers, and it doesn't pretend nothing was. You can leave it unanswered too, that's a whole answer."],
    ask: ['What would you want to hear back?', 'Would you like {them} in your life again, if that were said?'],
  },
  {
    asks,
    told: /\b(?:sober|clean|off the drink|in recovery)\b[\s\S]*\b(?:glass of|with a (?:drink|beer|pint|bottle)|drinking|wine|beer)\b/,
    not: /\b(?:i'm|i am|i've been|me being) (?:\w+ )?(?:sober|clean)\b/,
    say: [
      "I saw you the other day, and I'm not going to pretend I didn't. I'm not judging. I'd just like to know how you are.",
      "You don't have to explain anything. I only want you to know that you can ring me, on a good day or a bad one.",
    ],
    next: ['Alone, and not as a question with only one right answer. What it meant is for {them} to say.'],
    ask: ['What would you want said to you, in that moment?', 'How long have you known each other?'],
  },
  {
    tender: true,
    asks: /\b(?:tell|say|explain|answer)\b/,
    told: /\b(?:is|are) (?:grandpa|grandma|grandad|granny|nan|daddy|mummy|mommy|he|she) (?:ever )?coming back\b|\basked (?:if|when|whether) (?:grandpa|grandma|grandad|granny|nan|daddy|mummy|mommy|he|she)(?:'s| is) coming back\b/,
    not: /\b(?:left us|moved out|divorc\w*|prison|walked out|separated)\b/,
    say: [
      "I said something before that wasn't right. When somebody has died, they can't come back, even if we wish it very much. We can still talk about them whenever you like.",
      "No, my love. When someone dies, their body stops working and they don't come back. I miss them too. You can ask me again as often as you want.",
    ],
    next: [
      'Say "died", and then stay sitting there. The same question may come ten times, and the same answer is what helps.',
    ],
    ask: ['What do you think made the question come now?', 'When are the two of you quietest together?'],
  },
];
