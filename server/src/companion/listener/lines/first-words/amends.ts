import type { FirstWords } from '../first-words.ts';

const saidWrong =
  /\bi (?:\w+ )?(?:snapped|shouted|yelled|screamed|swore|lost (?:it|my temper|my rag)|was (?:so |really |a bit )?(?:rude|horrible|nasty|short|sharp|mean|awful|harsh)|(?:said|told) (?:\w+ ){0,4}(?:bad|awful|horrible|nasty|mean|cruel|stupid|terrible) (?:thing|about|to|stuff)|called (?:him|her|them) an?)\b|^(?:snapped|shouted|yelled|screamed|swore) at (?:my|the|our|him|her|them)\b/m;

/** Where they did something and want to put it right. */
export const sorry: readonly FirstWords[] = [
  {
    to: 'child',
    told: /\b(?:i missed|i forgot|i wasn't there|i couldn't (?:come|make|be)|i was late|i broke (?:my|a) promise|i didn't (?:come|go|make it))\b/,
    say: [
      "I should have been there, and I wasn't. I'm sorry. I'd like to hear all about it, when you feel like it.",
      "You wanted me there, and I didn't come. That was wrong, and I'm sorry.",
      'I know I let you down. You can be angry with me about it.',
    ],
    next: [
      'No reasons yet. A child hears a reason as an excuse, and can ask for it later.',
      'Say it sitting down, and then stay a while without talking.',
    ],
    ask: ['What have you been able to say so far?', 'When are you two alone together next?'],
  },
  {
    told: /\b(?:she|he|they) (?:heard|overheard|saw) (?:me|it|what i|the message)\b|\band (?:she|he|they) (?:heard|overheard|saw it)\b/,
    say: [
      "You heard what I said, and I'm ashamed of it. You didn't deserve that. I'm sorry.",
      "What I said was unkind, and I wish I hadn't said it. I'm sorry.",
      "I said something about you that I had no business saying. I'm sorry.",
    ],
    next: ['Do not explain it, and do not say you did not mean it. Say it and let it stand.'],
    ask: ['How has it been between you since?', 'What would you want to see in their face?'],
  },
  {
    told: /\b(?:i |and )?made (?:him|her|them|my \w+|a \w+|the \w+) (?:\w+ )?cry\b|\bi told (?:him|her|them|my \w+) (?:that )?(?:he|she|they)(?:'s|'re| was| were| is) an?\b|\b(?:left|went off|ran off|hung up) (?:in tears|crying)\b/,
    not: /\bmade me cry\b/,
    say: [
      "I hurt you, and I'm sorry. You didn't deserve that.",
      "What I said was wrong, and I'm sorry. I've been thinking about it ever since.",
      "I'm sorry I hurt you. You don't have to say anything back.",
    ],
    next: ['Just that, and no reason after it. How they take it is theirs.'],
    ask: ['What would you most like to take back?', 'How have they been with you since?'],
  },
  {
    told: saidWrong,
    not: /\b(?:he|she|they|mum|dad|boss|manager) (?:\w+ )?(?:snapped|shouted|yelled|screamed) (?:at me|first)\b/,
    say: [
      "I shouldn't have spoken to you like that. It wasn't fair on you, and I'm sorry.",
      "I've been thinking about how I talked to you. I was out of order, and I'm sorry.",
      "I was too sharp with you, and I'm sorry. I'd like to try that again.",
    ],
    next: [
      'First that, with no reason attached. If they ask why, there is time for it then.',
      'Early in the talk, before anything else comes up.',
    ],
    ask: ['How do you think they took it?', 'What had the day been like, before it happened?'],
  },
  {
    told: /(?:^|\bi (?:\w+ )?)(?:forgot|missed)\b.*\b(?:birthday|anniversary|appointment|party|call|day|wedding|play|match|him|her|them)\b/m,
    not: /\b(?:died|passed away)\b/,
    say: [
      "I forgot, and it's my fault alone. I'm sorry, and I'd like to make it up to you.",
      "I have no excuse. I forgot, and I know what that looks like. I'm sorry.",
    ],
    next: ['No reason behind it. The sorry first, and the making up for it on a day you name.'],
    ask: ['What would make a nice surprise, even late?', 'How did they take it?'],
  },
  {
    told: /\bi (?:\w+ )?(?:ghosted|(?:never|didn't|didnt|haven't|havent) (?:answer\w*|repl\w*|writ\w+ back|wrote back|text\w* back|call\w* back)|(?:haven't|havent) (?:called|rung|phoned|written|visited|been in touch)|went quiet|disappeared|stopped (?:answering|replying|writing|calling))\b/,
    say: [
      "I went quiet on you, and I'm sorry. I'd like to know how you are.",
      "I've owed you an answer for far too long. I'm sorry. You were on my mind.",
      "I disappeared for a while, and you deserved better. I'm sorry, and I'd like to hear from you.",
    ],
    next: ['Leave the reasons for when they ask. The longer the first message, the harder it is to answer.'],
    ask: ['What would you hope comes back?', 'How were the two of you, before that?'],
  },
  {
    told: /\b(?:can't|cannot|cant) afford\b/,
    not: /\b(?:rent|bills?|landlord|owe)\b/,
    say: [
      "I can't afford it at the moment. It's only the money, nothing else.",
      "It's a question of money, and I'd rather say that than make something up.",
      "I have to be careful with money just now, so it's a no from me for the moment.",
    ],
    next: ['Said in one sentence it is over quickly. Money is a reason everybody understands.'],
    ask: ['What do you fear they would think?', 'Would a smaller version of it do?'],
  },
  {
    told: /\b(?:haven't|havent|not|never|didn't) (?:\w+ )?(?:paid|pay) (?:\w+ ){0,3}back\b/,
    not: /\b(?:he|she|they|flatmate|friend) (?:hasn't|haven't|never|didn't)\b/,
    say: [
      "I still owe you that, and I know it has taken too long. Let's agree on when you get it.",
      "I haven't forgotten what I owe you. I'm sorry it has dragged on.",
      "I owe you money, and I've been avoiding it. I'd like to put that right.",
    ],
    next: ['Before they ask again, and with a day to it.'],
    ask: ['When could you give it back?', 'What has kept you from bringing it up?'],
  },
  {
    told: /\b(?:can't|cannot|cant|couldn't|(?:not|n't) (?:been )?able to|won't be able to) (?:\w+ )?(?:pay|afford)\b|\b(?:behind|late) (?:on|with) (?:the |my )?(?:rent|bills?|payments?)\b|\bowe (?:him|her|them|my \w+) (?:some |the |a lot of )?(?:money|rent|[£$€]?\d+|quid|hundred|cash)/,
    say: [
      "I can't pay it on time, and I'd rather tell you now than be late without a word. I'd like to agree with you how I catch up.",
      "I won't have the money in time. I haven't forgotten it, and I'd like to pay it in parts.",
      "It's about what I owe. I can't manage it this month, and I want to tell you before you have to ask.",
    ],
    next: ['Before the day it is due, and with a sum you can really manage.'],
    ask: ['What could you really manage, and by when?', 'How do you think they will take it?'],
  },
  {
    told: /\b(?:(?:it's|its|is|weeks?|days?) late|overdue|deadline|owe (?:\w+ ){0,3}(?:essay|homework|report|paper|work)|didn't (?:hand|finish|do|submit)|haven't (?:handed|finished|done|started|submitted)|behind with)\b/,
    to: 'office',
    asks: /\b(?:tell|say|write|explain|put)\b/,
    say: [
      "It's late, and I know it is. I'd like to tell you where I've got to, and when you can have it.",
      "I haven't done it, and I didn't want to go on avoiding you. What I can do now is this.",
      "I got stuck and then put off telling you. I'd like to sort it out with you.",
    ],
    next: ['Then a day by which they can have some of it. A small part soon is worth more than a reason.'],
    ask: ['What stopped you, when you sat down to it?', 'Which part could you hand in first?'],
  },
  {
    told: /\bi promised (?:him|her|them|(?:my|the|our) \w+)\b/,
    not: /\bnot to tell|secret/,
    say: [
      "I promised you something, and I can't keep it the way I said. I'm sorry.",
      "It isn't going to be what I promised. That's not your doing, and you can be disappointed.",
      "I said it, and it isn't going to happen like that. I'm sorry, and I mean it.",
    ],
    next: ['Soon, before the looking forward gets bigger. Then what can be done instead, if there is something.'],
    ask: ['What could there be instead?', 'What do you think matters most to them about it?'],
  },
  {
    asks: /\b(?:tell|say|put|explain|own up)\b/,
    told: /\b(?:thinks?|believes?|still think|under the impression) (?:that )?i(?:'m|m| am| got| still| have|'ve| passed| work| was)\b/,
    say: [
      "You think something about me that isn't so, and I let you. I'd like to tell you how it is.",
      "I should have put this right earlier. It isn't the way you think.",
      "I let you believe something, and it's been bothering me. I want to put it right.",
    ],
    next: ['Then how it really is, in one sentence, before any of the reasons.'],
    ask: ['How would that one sentence go?', 'What do you think would hurt them more, the thing or the not knowing?'],
  },
  {
    told: /\bi (?:\w+ )?(?:lied|broke (?!up|down)|blamed|hid|stole|took (?:his|her|their|some|the|money)|kissed|cheated|slept with|crashed|scratched|lost (?:his|her|their|the)|deleted|spent|dropped out|gambled|pretended|made it up|never told|haven't told (?:him|her|them) the truth)\b/,
    not: /\b(?:says?|said|thinks?|reckons?|told (?:everyone|people|them)|claims?|accus\w+) (?:that |me )?i (?:\w+ )?(?:lied|stole|took|cheated|hid|deleted|kissed|made it up)\b/,
    asks: /\b(?:tell|say|put|own up|confess|explain|write)\b/,
    say: [
      "There's something I should have told you before, and I'd rather you heard it from me.",
      "I did something I'm not proud of, and I want to tell you myself.",
      "I haven't been straight with you about something, and I'd like to be now.",
    ],
    next: [
      'Then the thing itself, in one plain sentence, before any of the reasons.',
      'Then straight on to what it is. The waiting is worse for them than the news.',
    ],
    ask: ['How would that one sentence go?', 'What do you fear most about telling it?'],
  },
  {
    asks: /\b(?:apologi[sz]e|sorry|make (?:it )?(?:up|right)|put (?:it|things) right|forgive)\b/,
    say: [
      "I got that wrong, and I'm sorry. I don't want it to stand between us like this.",
      "I've been thinking about it. I was wrong, and I want to say so.",
      "I'm sorry for what I did. You don't have to say anything back.",
    ],
    next: ['Without a "but" in it. What you still see differently can wait for another day.'],
    ask: ['What is the one thing you are sorry for?', 'How have they been with you since?'],
  },
  {
    told: /\b(?:my (?:own )?(?:fault|mistake)|i (?:\w+ )?(?:got (?:it|that) wrong|was (?:wrong|unfair)|overreacted|messed (?:it )?up|blamed (?:him|her|them)))\b/,
    to: 'child',
    say: [
      "I got that wrong, and it wasn't your fault. I'm sorry.",
      'That was my mistake and not yours. I wanted to tell you that.',
      "Grown-ups get things wrong too. I did, and I'm sorry.",
    ],
    next: ['Short, at eye level, and then something ordinary together.'],
    ask: ['What do you think they made of it?', 'When will you have a quiet minute together?'],
  },
];
