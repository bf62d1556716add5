import { asYou, type ToSend } from './to-send.ts';

const asks =
  /\b(?:ask|say|tell|write|text|put|word|words|message|email|e-mail|explain|reply|answer|phrase|caption|send|bring|post|what|how)\b/;

/** Work, school, the landlord and whoever else has to answer in writing. */
export const work: readonly ToSend[] = [
  {
    asks,
    told: /\b(?:offered (?:me )?(?:the|a) job|(?:got|have) (?:the|a) job offer|got offered)\b[\s\S]*\b(?:more money|salary|pay|negotiat\w*)\b/,
    say: [
      "Thank you for the offer. Before I say yes, I'd like to talk about the pay. I was hoping for a bit more.",
      "I'm very interested in the job. I'd like to talk about the salary before I sign.",
    ],
    next: ['Have one number ready, say it once, and then stop talking. Nobody takes an offer back for that.'],
    ask: ['What number would you want to say?', 'What would you do if the answer is no?'],
  },
  {
    asks,
    told: /\bteacher\b[^.?!]*\b(?:said|says|called|told|shouted at|laughed at|humiliat\w*)\b[^.?!]*\bmy (?:son|daughter|kid|boy|girl|child)\b/,
    not: /\bemail\w*\b/,
    say: [
      "I'd like to talk about what you said in class about my child. I'd like to hear how it came about, and I don't want it to happen again.",
      "What was said in front of the class stayed with my child. I'd like to talk about it with you, alone.",
    ],
    next: ['Ask for ten minutes without the children. Say what you heard, and then let the other side tell it first.'],
    ask: ['What would you want to come out of it?', 'What does your child say about it?'],
  },
  {
    asks,
    told: /\bmy (?:son|boy|daughter|girl|kid|child) (?:\w+ )?(?:hit|bit|pushed|kicked|hurt|punched)\b/,
    not: /\b(?:hit|bit|kicked|punched) me\b/,
    say: [
      "I heard what happened today, and I'm sorry. I'm talking to my child about it. How is yours?",
      "I'm ringing about what happened at school. I'm sorry. I'd like to know how it is on your side.",
    ],
    next: ['First how the other child is. Who started it can wait.'],
    ask: ['What has your child told you about it?'],
  },
  {
    asks,
    told: /\b(?:i'?m|i am|want to|going to|have to|decided to|about) (?:resign(?:ing)?|quit(?:ting)? my job|hand(?:ing)? in my (?:notice|resignation))\b/,
    say: [
      "I've decided to leave, and I wanted to tell you myself. I'm handing in my notice today.",
      "I'd like to tell you something in person: I'm resigning. I've thought about it, and it's decided.",
    ],
    next: [
      'The decision first, then stop. You owe nobody the reasons, and thanks can come at the end if you mean them.',
    ],
    ask: ['What are you most afraid will come back?', 'What will you miss of it?'],
  },
  {
    asks: /\b(?:turn(?:ing)? down|decline|refuse|say no|write|reply|answer|tell)\b/,
    told: /\b(?:turn(?:ing)? down|decline|refuse|say(?:ing)? no to|don'?t want) (?:the|a|this|that|their) (?:job|offer|job offer|position|role)\b/,
    say: [
      "Thank you for the offer and for your time. I've decided not to take it. I wish you all the best with it.",
      "Thank you for choosing me. I've thought about it carefully and I'm not going to take the job.",
    ],
    next: ["Friendly and final. You don't have to say what you're doing instead."],
    ask: ['How sure are you of the no?', 'What made it a no, in the end?'],
  },
  {
    asks,
    told: /\b(?:off sick|(?:i'?m|i am|feel\w*) (?:too )?(?:sick|ill|unwell)|call(?:ing)? in sick|(?:going to|will|can'?t) (?:be off|come in|go in)\b[^.?!]*\b(?:sick|ill|tomorrow))\b/,
    not: /\b(?:day off for|on leave|signed off|don'?t want to|resign\w*|notice|sick (?:about|of|with|to|at))\b/,
    say: [
      "Hi, I'm not well and I won't be in {day}. I'll let you know how it goes.",
      "Hi, I'm ill and can't come in {day}. I'll write when I know more.",
    ],
    next: ["That's all they need. What you have is nobody's business."],
    ask: ['What worries you about sending it?'],
  },
  {
    asks,
    told: /\b(?:extension|more time)\b[\s\S]*\b(?:essay|paper|report|due|deadline|assignment|thesis|project)\b|\b(?:essay|paper|report|assignment|thesis|project)\b[\s\S]*\b(?:extension|more time)\b/,
    say: [
      "{family}I won't manage it by {day}. Could I have a few more days? I can send you what I have so far.",
      "I won't finish it properly by {day}. Could I have an extension? I can show you what I've got.",
      "I won't finish it in time. Could I have an extension? I can show you what I've got.",
    ],
    next: ['Before it is due, with one honest reason and no life story.'],
    ask: asYou,
  },
  {
    asks,
    told: /\b(?:need|want|would like|ask(?:ing)? for|get) (?:\w+ ){0,4}?off\b|\bleave early\b|\b(?:a |the )day off\b[^.?!]*\b(?:ask|boss|for)\b/,
    not: /\b(?:asked|asking|texted|wants?) me to\b|\bkick off\b|\bbreak (?:it )?off\b|\b(?:take|get) (?:my|the) \w+ off\b|\bsigned off\b|\bmy (?:only )?day off\b/,
    say: [
      "Hi, I'd like to take {offDay} off {reason}. Does that work?",
      "Hi, I need {offDay} off. I'm asking early so it can be planned.",
      'Hi, I need to leave early {early}. Can we find a way to make that work?',
    ],
    next: ['The day in the first sentence, and no sorry in front of it.'],
    ask: ['When is a good moment to catch {them}?'],
  },
  {
    asks,
    told: /\bsame (?:pay|salary|wage)\b|\b(?:raise|pay rise)\b[^?]*\byears\b|\byears\b[^?]*\b(?:raise|pay rise)\b/,
    not: /\b(?:give rise|rise up|raise (?:a|my|the|our|kids|children))\b|\bdidn'?t (?:reply|answer)\b/,
    say: [
      "I've been on the same pay for {years}, and I'd like to talk about a raise. When can we sit down for ten minutes?",
      "I'd like to talk about my pay. I'm doing good work here and I'd like it to show. When would suit you?",
    ],
    next: ['Have one number ready and two things you did well. Then say the number and stop talking.'],
    ask: ['What number would you want to say?'],
  },
  {
    asks,
    told: /\b(?:didn'?t|did not|not|wasn'?t) (?:get|given|got|chosen)\b[^.?!]*\b(?:promotion|job|post|role|position|place)\b|\bpassed over\b/,
    not: /\b(?:friend|cousin|brother|sister|mate) (?:didn'?t|did not)\b/,
    say: [
      "I'd like to understand why I didn't get it. What was missing, and what would you want to see next time?",
      "I'm disappointed about the decision, and I'd like to hear the reasons from you. When could we talk for ten minutes?",
    ],
    next: ["It asks for the reason and says straight that you mind. You don't have to clap about it."],
    ask: ['What would you most like to hear?'],
  },
  {
    asks,
    told: /\b(?:moved|put|transferred|switched) me (?:to|from|in|on)\b/,
    not: /\bchoir|row\b/,
    say: [
      "You moved me {post}, and I haven't heard why. I'd like to hear the reason from you.",
      "I've been moved and nobody has told me the reason. I'd like to hear it from you. When can we talk?",
    ],
    next: [
      "A plain question, without guessing at the answer. And what you think of it can wait until you've heard it.",
    ],
    ask: ['What do you think is behind it?', 'What would you want to happen after that talk?'],
  },
  {
    asks,
    told: /\b(?:landlord|landlady|letting agent|council|housing|agency)\b[\s\S]*\b(?:heating|boiler|hot water|shower|toilet|roof|window|oven|fridge|lift|lock|sink|electricity|mould|leak\w*|repair\w*|fix\w*|broken)\b|\b(?:heating|boiler|hot water|mould|leak\w*|broken)\b[\s\S]*\b(?:landlord|landlady|letting agent|council|housing)\b/,
    not: /\b(?:rent late|can'?t pay|deposit)\b/,
    say: [
      "The {broken} still hasn't been fixed, after {since}. Please tell me in writing, by the end of this week, when it will be.",
      "It's about the {broken}. It still isn't fixed. Please tell me by the end of this week when it will be.",
      "I'm writing about the repair that still hasn't been done. Please send me a date by the end of this week.",
    ],
    next: ['With your address and the day it began, and a copy for yourself.'],
    ask: ['What have you heard from them so far?', 'Do you have it in writing that you reported it?'],
  },
  {
    asks,
    told: /\b(?:haven'?t|hasn'?t|didn'?t|not|never|still no|waiting for) (?:\w+ ){0,3}?(?:sent|send|received|got|gotten|my|given)\b[^.?!]{0,30}|\b(?:contract|payslip|reference|certificate|invoice|tax form)\b/,
    not: /\b(?:text\w*|message|reply|answered|paid|pay|owe|borrow\w*|friend|landlord|promotion|deposit|sent me a)\b/,
    say: [
      "I'm still waiting for my {paper}. Please send it by the end of this week, or tell me when I'll have it.",
      "I haven't had my {paper} yet, and I need it. When will you be able to send it?",
    ],
    next: ['Subject line: the thing and your name, nothing more. A copy for yourself.'],
    ask: ['What have they told you so far?'],
  },
  {
    asks,
    told: /\b(?:teacher|school|nursery|head ?teacher)\b[\s\S]*\b(?:email\w*|wrote|note|letter|called|rang|message)\b[\s\S]*\b(?:son|daughter|he|she|my kid|my child)\b|\b(?:son|daughter|kid|child)(?:'s)? (?:teacher|school)\b[\s\S]*\b(?:email\w*|wrote|note|letter|called|message)\b/,
    not: /\bi am (?:a|the) teacher\b|\bthank\b/,
    say: [
      'Thank you for telling me. {view} When could we talk, in person or on the phone?',
      'Thank you for letting me know. {view} Please tell me when I can reach you.',
    ],
    next: ["It's polite and admits nothing. What you think of it can be said in the talk."],
    ask: ['What do you think happened?', 'What does your child say about it?'],
  },
  {
    asks,
    told: /\b(?:professor|teacher|tutor|boss|manager|supervisor|lecturer)\b[^.?!]*\b(?:see me|come and see|wants to see me|come to (?:my|his|her|the) office|talk to me)\b/,
    say: [
      'Thank you for your message. I can come by this week. Which day suits you?',
      "Thank you for your message. I'll come by. Could you tell me what it's about, so I can prepare?",
    ],
    next: ['Short and polite. It shows nothing of the worry, and asks for the day.'],
    ask: ['What do you fear it is about?'],
  },
  {
    asks,
    told: /\b(?:ask(?:s|ed|ing)?|wants? to know)\b[^.?!]{0,30}\b(?:why i (?:was|am|'ve been) (?:away|off|gone|in hospital)|where i (?:was|have been|'ve been)|how i(?:'m| am)(?: doing)? (?:after|since))\b|\b(?:back from|got back from|after) (?:the )?(?:hospital|my leave|sick leave|rehab|the clinic)\b[\s\S]*\bask\w*\b|\basked how i (?:am|was|feel) after\b/,
    say: [
      "Thanks for asking. I wasn't well, and I'm getting there. I'd rather talk about something else.",
      "Thank you. It was my health, and I'm taking it step by step.",
    ],
    next: ['The same line for everybody. Nobody there has a right to more of it.'],
    ask: ['Who is most likely to ask?', "Is there one of them you'd tell more?"],
  },
  {
    asks,
    told: /\b(?:need|could use|want) (?:a hand|(?:\w+ )?help)(?: with)?\b[^.?!]*\b(?:mov(?:e|ing)|packing|carry\w*|lifting|boxes)\b|\bhelp moving\b/,
    say: [
      "I'm moving {day} and could really use a hand for two hours. Who's free? There'll be food.",
      "I'm moving {day} and I can't do it alone. If you've got an hour, I'd be very happy about it.",
    ],
    next: ['A day, how long, and something to eat. Then people can say yes to something clear.'],
    ask: ['Who do you think would come if you asked?'],
  },
  {
    asks: /\b(?:help|ask|tell|say|write|text)\b/,
    told: /\b(?:brothers?|sisters?|siblings|family|husband|wife|they|he|she)\b[^.?!]{0,20}\b(?:do|does|do(?:es)?n'?t do|helps?|never help\w*|lift\w*) (?:nothing|anything|a finger|a thing|not)\b[\s\S]*\b(?:care|caring|mum|mom|dad|alone|help)\b|\b(?:care|caring|looking after|look after)\b[\s\S]*\b(?:do|does) (?:nothing|not help)\b/,
    say: [
      "I can't do this alone any more. I need each of you to take one thing every week. Tell me by Sunday which.",
      "I've been doing this on my own and I can't go on like that. I need you to take one part of it. Which one will it be?",
    ],
    next: ['To all of them in one message. "Help" can be promised and forgotten, one thing with a day can\'t.'],
    ask: ['Which one thing would take the most off you?', 'What do they say when it comes up?'],
  },
];
