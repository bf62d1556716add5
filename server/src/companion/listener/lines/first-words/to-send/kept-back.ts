import type { ToSend } from './to-send.ts';

const tells =
  /\b(?:tell|tells|say|explain|break|put|bring|talk|start|word|write|text|message|reply|respond|answer|ask)\b/;

/** What is hard to tell because somebody counts on it, is small, or will be hurt: each by its own matter, told in so many words. */
export const keptBack: readonly ToSend[] = [
  {
    asks: tells,
    told: /\b(?:don'?t|do not|didn'?t|never) (?:really |actually )?want (?:to (?:retire|go|move|marry|leave|emigrate)|it|this)\b[\s\S]*\b(?:told everyone|everyone (?:thinks|knows)|bought|booked|planned|counting on|looking forward|lying)\b|\b(?:told everyone|bought|booked)\b[\s\S]*\bdon'?t (?:really )?want (?:to (?:retire|go|move|marry|leave|emigrate)|it|this)\b/,
    say: [
      "I've been saying something that isn't true. I don't want this as much as I let you think. I'm not calling anything off tonight, I only need you to know.",
      "I've told everyone I can't wait, you too. The truth is I don't want it, or not yet. I should have said so long ago.",
    ],
    next: [
      'What was bought or booked can be changed or used differently. Say the true half first, and talk about the money another day.',
    ],
    ask: ['What do you think would be minded most: the thing itself, or not having known?'],
  },
  {
    asks: tells,
    told: /\b(?:drop(?:ping|ped)? out|quit(?:ting)? (?:uni|university|college|school|my (?:degree|course))|(?:failed|failing) (?:my|the) (?:degree|course|year)|kicked out of (?:uni|university|college)|chang(?:ing|ed) (?:my )?(?:course|degree))\b/,
    say: [
      "I'd like you to hear this to the end. I'm not going on with it. I know what you hoped for, and I didn't decide it lightly.",
      "This isn't the news you want. I'm leaving the course. It isn't against you, and I'd rather you heard it from me than from somebody else.",
    ],
    next: [
      "At home, sitting down, and before it reaches anyone else. There may be anger at first, or silence. You don't have to win that evening, only to have said it.",
    ],
    ask: [
      'What would you do next, if it was only up to you?',
      'Is there somebody in the family who could sit beside you?',
    ],
  },
  {
    asks: tells,
    told: /\b(?:came|come|coming) out (?:to (?:my|him|her|them)|as)\b|(?<!\b(?:if|whether|thinks|says|said) )i'?m (?:gay|lesbian|bi|trans|queer)\b/,
    not: /\b(?:threat\w*|kick\w* me out|hit|hits|beat|kill|asked (?:me )?if)\b/,
    say: [
      "I want you to know something about me, because you matter to me. I'm … Nothing else has changed.",
      "There's something I've wanted to tell you for a long time. I'm … I'm still me, and I'd like you to know me whole.",
    ],
    next: [
      "Put your own word where the dots are. On a day of your choosing, and with somewhere to go afterwards; there's no deadline on it, whoever asks. If you live under that roof and aren't sure how it would be taken, it may wait.",
    ],
    ask: ['What do you think the first minute would be like?'],
  },
  {
    asks: /\b(?:tell|say|explain|talk|answer)\b/,
    told: /\b(?:asked|asks|wants to know) why (?:i|we|mum|dad|daddy|mummy|he|she)\b[^.?!]*\b(?:live|lives|living|moved|left|home|anymore|any more|away)\b/,
    say: [
      "We couldn't live together without being unhappy, so now there are two homes. It was never because of you, and I haven't loved you less for one day.",
      "Grown-ups sometimes stop being able to live together. It's never a child's fault. You've still got both of us, and you can ask me again any time.",
    ],
    next: [
      'Change the words so that they fit your two homes. A short true answer is what\'s wanted; "complicated" sounds like a secret, and children take secrets for their own fault.',
    ],
    ask: ['What do you think is behind the question?'],
  },
  {
    asks: /\b(?:say|tell|do)\b/,
    told: /\b(?:through the door|won'?t (?:let me in|open (?:the|his|her) door|come out)|hear (?:him|her) cry\w*|crying in (?:his|her) room)\b/,
    not: /\b(?:suicid\w*|cut\w*|hurt (?:himself|herself)|pills?)\b/,
    say: [
      "You don't have to open. I only want you to know I'm here. There's tea outside your door, and I'm downstairs all evening.",
      "I'm not coming in and I won't ask anything. I just don't want you to be alone with it. Knock on the wall if you want company, or toast.",
    ],
    next: [
      'Then really go. What counts is that somebody stood there and wanted nothing. Come back in an hour with something to eat.',
    ],
    ask: ['What can you do for {them} on other days?'],
  },
  {
    asks: tells,
    told: /\b(?:(?:being |been |got |getting )?made redundant|lost my job|laid off|let (?:me )?go|sacked|fired|redundancy)\b/,
    not: /\b(?:weeks? ago|months? ago|pretend\w*|hiding|hidden|haven'?t told|since (?:january|february|march|april|may|june|july|august|september|october|november|december))\b|\b(?:he|she|they|my \w+) (?:\w+ )?(?:lost (?:his|her|their)|got sacked|was (?:sacked|fired|laid off))\b/,
    to: 'close',
    say: [
      "Sit down with me for a minute. They've let me go today. I don't know yet what it means, and I didn't want to be alone with it any longer.",
      "Something happened today, and I want you to hear it first. My job's gone. We'll work out the money, but not tonight. Tonight I just need you here.",
    ],
    next: ['In the first five minutes, before "how was your day". The numbers are for tomorrow.'],
    ask: ['What are you most afraid to see in {them}?'],
  },
  {
    asks: tells,
    told: /\b(?:wants? to drive|still driv\w+|driv\w+ (?:alone|at night|on (?:his|her) own)|shouldn'?t (?:be )?driv\w+|behind the wheel|give up (?:driving|the car|(?:his|her) (?:car|licen[cs]e)))\b/,
    not: /\b(?:i (?:still )?(?:want to )?drive|drives me (?:mad|crazy|to)|drunk)\b/,
    say: [
      "I'm scared when you drive that far on your own. Would you let me drive you this time, or come with you on the train?",
      "I'd like you to have your eyes and your driving looked at, for my sake. If they say it's fine, I'll never mention it again.",
    ],
    next: [
      'About your fear and not about age, and with another way of getting there in the same breath. "You can\'t" turns it into a fight about who decides.',
    ],
    ask: ['What is the journey for?'],
  },
  {
    asks: tells,
    told: /\b(?:herpes|sti|std|chlamydia|hpv|hiv)\b/,
    say: [
      'I want to tell you something before we go further, so that you can decide. I have herpes. It can be managed, and I should have said it sooner.',
      "There's something you should know, and I've been afraid to say it. I have herpes. Ask me whatever you want.",
    ],
    next: [
      "Put in the name that's yours, if it's another one. Before the next time you sleep together, dressed and with time. A clinic can give you both the facts.",
    ],
    ask: ['What are you most afraid {they} will say?'],
  },
  {
    asks: /\b(?:tell|tells|say|write)\b/,
    told: /\b(?:cleaner|carer|nanny|gardener|childminder|works? for me|worked for me|employ\w*)\b[\s\S]*\b(?:afford|let (?:him|her|them) go|can'?t (?:pay|keep)|stop)\b/,
    say: [
      "I've got to tell you something I'd rather not. I can't afford your help any longer. It has nothing to do with your work, which nobody could have done better.",
      "I can't pay for your help any more, and I'm sorry. I'd like you to have until the end of next month, and a good reference from me.",
    ],
    next: [
      'In person, and soon, so that there is time to find something. A written reference and a name or two of people who are looking is worth more than a present.',
    ],
    ask: ['How long can you still manage?'],
  },
  {
    asks: tells,
    told: /\b(?:mother|father|sister|brother)[- ]in[- ]law\b[\s\S]*\b(?:rearrang\w*|reorgani[sz]\w*|moved (?:everything|things|my)|labell?ed|tidied|threw (?:out|away)|cleaned (?:my|the|our)|cupboards?)\b/,
    say: [
      "I know you wanted to help, and it was a lot of work. I need things the way I know them, so I'm putting them back. Next time, please ask me first.",
      "Thank you for thinking of us. I'll put it back as it was, because I have to find things half asleep. Please ask me before, next time.",
    ],
    next: [
      'Thanks first, then the one sentence, then something {they} can do. It works best if your partner is in the room and says so too.',
    ],
    ask: ['Would your partner say it with you?'],
  },
  {
    asks: /\b(?:reply|say|write|respond|answer|text)\b/,
    told: /\b(?:maid of honou?r|best man|bridesmaid|godmother|godfather|invit\w+)\b[\s\S]*\b(?:took it back|taken? (?:it )?back|uninvit\w*|instead of me|gave it to|you'?ll understand)\b/,
    say: [
      "I can see you were in a tight spot. It did hurt, though, because I'd been so pleased you asked me. I'd rather tell you than pretend.",
      "I understand why, and I'm sad about it. Both are true. Give me a few days and I'll be all right with it.",
    ],
    next: ['No reproach in it and no "no worries" either. It leaves the friendship standing, and you inside it.'],
    ask: ['What would make it right again, for you?'],
  },
  {
    asks: /\b(?:write|message|say|send|start|begin)\b/,
    told: /\b(?:adopted|birth (?:mum|mom|mother|dad|father|parents)|biological (?:mum|mom|mother|dad|father)|donor)\b/,
    not: /\b(?:letter from|wrote to me|friend request|contacted me)\b/,
    say: [
      "My name is … and I was born on … in …. I think you may be my birth mother. I don't want anything from you. If you'd like to write back, I'd be happy.",
      "I think we may be related, and I'd like to find out gently. I was born on … in …. You don't have to answer this.",
    ],
    next: [
      'A private message, with a date and a place that only the two of you know, and no claim in it. Somebody from an adoption support service can read it over with you first, and be there whatever comes.',
    ],
    ask: ['What do you most want to know?'],
  },
  {
    asks: tells,
    told: /\b(?:baby|newborn|weeks old|months old|breastfe\w*|feeds?|nappies)\b[\s\S]*\b(?:every night|all night|alone|spare room|on my own|no sleep|at (?:2|3|4)|exhausted)\b/,
    not: /\b(?:hurt (?:him|her|the baby|it)|shake|throw|harm)\b/,
    say: [
      "I need one whole night. I'm not complaining, I'm running out. Friday you take her from ten to six, with a bottle, and I sleep with the door shut.",
      "I know you've got work, and so have I, just without an end to it. I need one night in three from you. Which one is yours this week?",
    ],
    next: ['In the daytime, with the night named. "Help" can be agreed to and forgotten; Friday can\'t.'],
    ask: ['Which night would do you most good?'],
  },
  {
    asks: /\b(?:say|tell|answer)\b/,
    told: /\b(?:(?:in a|the) (?:care |nursing )?home|ward|dementia|hospital)\b[\s\S]*\b(?:when (?:am i|she'?s|he'?s|i'?m|she can|he can) (?:coming|going|go|come)|take (?:me|her|him) home|go(?:ing)? home)\b/,
    say: [
      "I know you want to go home. I can't take you there today, but I'm coming to see you on …, and then you tell me everything.",
      "You miss it, I know. Tell me what it was like. I'm coming to see you on …, and I think of you every day.",
    ],
    next: [
      "Answer the longing and not the date: nothing promised that won't happen, and something that will. Then ask about home; talking of it is a bit like being there.",
    ],
    ask: ['What is the best thing to get {them} talking about?'],
  },
  {
    asks: /\b(?:congratulat\w*|say|write|reply)\b/,
    told: /\b(?:tried for a baby|trying for a baby|ivf|infertil\w*|miscarr\w*|can'?t have (?:kids|children)|stopped trying)\b[\s\S]*\b(?:expecting|pregnant|having a baby|due)\b/,
    tender: true,
    say: [
      "I'm happy for you, I really am. It's also hard for me, you know why. If I'm quiet for a while, it isn't about you or the baby.",
      "Congratulations. I mean it, and I'll need a little time. You know it isn't about you.",
    ],
    next: [
      "You don't have to mean all of it today. Written is easier than on the phone, and after that you may leave the group chat on silent.",
    ],
    ask: ['Who knows how hard it is for you?'],
  },
  {
    asks: /\b(?:say|tell|do)\b/,
    told: /\b(?:student|pupil|kid in my class|girl in my class|boy in my class)\b[\s\S]*\b(?:sleeps in (?:his|her|a|the) car|homeless|nowhere to (?:go|stay|live)|hungry|hasn'?t eaten)\b/,
    say: [
      "Thank you for telling me. I can't keep it completely to myself, because I want you to have a bed, but nothing happens without you knowing.",
      "I've thought about what you told me. I'd like us to tell one person who can do something, together, and you choose when today.",
    ],
    next: [
      'Before anyone else is asked, and in private. Then the one at your place whose job it is, the same day: there is help for that which nobody that age can get alone. Something to eat in a bag does no harm.',
    ],
    ask: ['Who is responsible for that where you work?'],
  },
  {
    asks: /\b(?:talk|say|tell|bring)\b/,
    told: /\b(?:son|daughter|lad|boy|brother|sister|nephew|cousin|he'?s \d\d|she'?s \d\d)\b[\s\S]*\b(?:weed|vap\w+|smok\w+|cannabis|skipping (?:school|class|\w+days?)|bunking|truant)\b|\b(?:weed|vap\w+|skipping)\b[\s\S]*\b(?:son|daughter|brother|sister|lad)\b/,
    say: [
      "I'm not going to shout. I've noticed it's every week now, and I'd like to know what it does for you. I'll just listen.",
      "I know about it. I'd rather hear your side than guess. What's going on that makes that the better option?",
    ],
    next: [
      "In the car or on a walk, where nobody has to look at anybody. Ask what it's good for before you say what worries you; the door stays open that way.",
    ],
    ask: ['When did it start, as far as you can tell?'],
  },
  {
    asks: /\b(?:say|tell|do|talk)\b/,
    told: /\bmy (?:\w+ )?(?:son|daughter|boy|girl|kid|lad|child)\b[\s\S]*\b(?:caught|stealing|stole|nicked|shoplift\w*|took (?:some )?money|took \w+ \w+ from (?:the|a) (?:shop|store|chemist|class))\b/,
    not: /\b(?:boss|colleague|flatmate|husband|wife|from me|burgl\w*)\b/,
    say: [
      "I know why you did it, and it still wasn't all right. We'll go there together, you give it back or pay for it, and then it's done.",
      "That wasn't yours to take, and we're going to put it right together. You're not a thief to me. Next time you need something, you come to me first.",
    ],
    next: ['Calm, short, and with the putting right on the same day. The child does it, and you stand close by.'],
    ask: ['How did {they} take it when it came out?'],
  },
  {
    asks: /\b(?:respond|say|reply|answer|tell)\b/,
    told: /\b(?:telling people|saying|rumou?r|going round|talk(?:ing)? about me|behind my back|heard (?:it|them) in the (?:toilets?|kitchen|corridor))\b/,
    not: /\b(?:rap\w*|threat\w*|photos|nudes)\b/,
    say: [
      "I've heard what's being said about me. If there's something about my work, tell me to my face and I'll answer it.",
      "I hear I'm being talked about. I'd like that to stop. If you've a question, ask me.",
    ],
    next: [
      "To the one who said it, alone, in a level voice, and only once. To everyone else you needn't say a thing; the work you do is the answer that lasts. If it goes on, write down when and what, and take it higher.",
    ],
    ask: ['Do you know who began it?'],
  },
  {
    asks: /\b(?:say|tell|answer|reply)\b/,
    told: /\b(?:told (?:them|her|him|people|everyone|the \w+)|said|pretend\w*|lied)\b[^.?!]*\b(?:is|was|am|i'?m|that (?:my|i))\b[\s\S]*\b(?:(?:he|she) is in (?:prison|jail)|isn'?t true|not true|made it up|it'?s a lie|a lie)\b/,
    say: [
      "I have to put something right. I said that because I was ashamed, and it isn't true. I don't want to talk about it much, but I don't want to lie to you any more.",
      "That can't be done, I'm afraid. I told you something that isn't so, and I'm sorry. Some day I'll tell you how it really is.",
    ],
    next: [
      'To that one person, and not to the whole group. You can leave the real reason out; what gets easier is not having to keep the story up.',
    ],
    ask: ['Which of them would be kindest about it?'],
  },
  {
    asks: /\b(?:say|tell|answer)\b/,
    told: /\bmarried (?:down|beneath)\b|\b(?:father|mother)[- ]in[- ]law\b[\s\S]*\b(?:said|told|called|thinks)\b[^.?!]*\b(?:down|not good enough|common|beneath|lazy|gold)\b/,
    say: [
      'Good to see you. Could you pass me the potatoes, please.',
      "Hello. Sit next to me and tell me what you've been up to.",
    ],
    next: [
      'Friendly and ordinary, and leave it there: a family dinner is no place to fight it out. It\'s for your other half to say the rest, beforehand and alone: "You don\'t speak like that of the person I married." If it comes up at the table: "I heard that. I\'m not going to answer it."',
    ],
    ask: ['Has your other half said anything yet?'],
  },
  {
    asks: /\b(?:apologi[sz]e|say (?:i'?m )?sorry|sorry)\b/,
    told: /\b(?:i'?m not sorry|not (?:even |really )?sorry|wants? me to (?:say sorry|apologi[sz]e)|make me (?:say sorry|apologi[sz]e))\b/,
    say: [
      "I didn't want it to end like that between us. It was a bad moment, and I'd like us to be all right.",
      "I can see it hurt you, and I didn't want that. I'd like to leave it behind us.",
    ],
    next: [
      "Every word of it is true, and there's no taking back in it of what you meant. More than that you don't owe.",
    ],
    ask: ['What is there in it that you can be honestly sorry about, even if it is small?'],
  },
  {
    asks: /\b(?:tell|say|answer|explain)\b/,
    told: /\b(?:asked|asks|asking) (?:me )?(?:if|whether) we(?:'re| are) (?:poor|broke|rich)\b/,
    say: [
      "We have to be careful with money just now. There's enough for a home and for dinner, and the rest is for me to think about and not for you.",
      "We've got less than some and more than others. You don't have to worry about it, and you can always ask me.",
    ],
    next: [
      'True, short, and with what is safe in it. Then ask what made the question come up; mostly somebody said something.',
    ],
    ask: ['What do you think made the question come up?'],
  },
  {
    asks: tells,
    told: /\b(?:can'?t|cannot|won'?t be able to) (?:make|pay|cover|do) (?:my |the |this month'?s )?(?:share of the )?rent\b/,
    say: [
      "I have to tell you before it's due: I can't pay my share of the rent this month. I can give you … now and the rest by ….",
      "I'm short for the rent this month, and I'm ashamed of it. This is when you'll have it: …. I wanted you to hear it from me in time.",
    ],
    next: [
      'Today, to all of them at once, with a sum and a date you can keep. That is what makes it bearable for them.',
    ],
    ask: ['What could you pay now, and by when the rest?'],
  },
];
