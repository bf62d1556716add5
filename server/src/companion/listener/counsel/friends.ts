import type { Counsel } from './counsel.ts';

/** What people ask about friends, neighbours and everybody else. */
export const friendsCounsel: readonly Counsel[] = [
  {
    id: 'grieving-friend',
    deed: 'write to your friend',
    tender: true,
    asks: /\b(?:what (?:do|can|should|to)|how (?:do|can|should)|say|write|help|support|words|be there)\b/,
    about:
      /\b(?:friend|colleague|coworker|neighbou?r|boss|cousin|girlfriend|boyfriend|wife|husband|partner|roommate)(?:'s|s')? (?:\w+ ){0,2}(?:dad|mum|mom|father|mother|baby|son|daughter|brother|sister|husband|wife|gran\w*|dog|cat)? ?(?:just |suddenly )?(?:died|passed away|was killed|has died|lost)\b|\b(?:friend|colleague|coworker|neighbou?r|cousin) (?:\w+ )?lost (?:her|his|their)\b|\b(?:her|his|their) (?:dad|mum|mom|father|mother|baby|son|daughter|brother|sister|husband|wife) (?:just )?(?:died|passed)\b/,
    answer: [
      'Plain and soon does best. There are no right words, and not writing is the only thing that is remembered badly.',
    ],
    words:
      "For instance: \"I've just heard, and I'm so sorry. I'm thinking of you, and you don't have to answer. I'll look in on Thursday with some food.\"",
    steps: [
      'Say the name of the one who died, and leave out "at least" and "everything happens".',
      'Offer something with a day in it instead of "tell me if you need anything".',
      'Put a mark in your calendar in three weeks. By then everyone else has stopped asking.',
    ],
    hitch: 'If they cry, you need not stop it. Sitting there is the whole job.',
    ask: ['What do you remember about the one who died, or about the two of them?'],
    card: 'listening',
  },
  {
    id: 'lent-money',
    deed: 'ask for the money',
    plainly: 'Plainly: yes, ask, with the sum and a date.',
    whether: true,
    asks: /\b(?:ask|get|say|tell|what (?:should|can|do)|how|should i|text|call)\b/,
    about: /\b(?:owes? (?:me|us)|borrowed|lent|loaned|pay (?:me|us) back|paid (?:me|us) back)\b/,
    answer: [
      'Ask plainly, with the sum and a date. Hints are what makes it awkward; a clear question is over in a minute.',
    ],
    words:
      'For instance: "I need the money back that I lent you. Can you send it by the end of the month, or tell me in how many parts." Then no apology after it.',
    steps: [
      'Send it in writing, friendly and short, on an ordinary day.',
      'If nothing comes, one reminder a week later, with the same date in it.',
      'Decide for yourself where you stop. A sum may be worth a letter, and it may be worth less than your sleep.',
    ],
    hitch:
      'If they dodge you, offer one way that is easy for them, so much a month. If even that fails, you know where you are.',
    ask: ['What would hurt more, the money gone or the friendship?'],
    card: 'boundaries',
  },
  {
    id: 'make-friends',
    deed: 'find one thing that repeats',
    asks: /\b(?:make (?:\w+ )?friends|meet (?:new )?people|find (?:\w+ )?friends|get to know people|find my people)\b/,
    answer: [
      'Friends come from the same faces seen again and again, and hardly ever from one good evening. So look for something that repeats.',
    ],
    steps: [
      'Choose one thing a week at a fixed hour with the same people in it: a class, a choir, a club, a shift somewhere. Go six times before you judge it.',
      'The third time, say one sentence after it ends: "I am getting a coffee, want to come along."',
      'Write to one person you half know already. Most are glad, and almost nobody does it first.',
      'Be the one who proposes a day. "We should some time" makes no friends; "Thursday at six" does.',
    ],
    hitch:
      'If it falls flat with one group, it was one group. It takes many hours together before anybody is a friend.',
    ask: ['What did you like doing, back when there were people around you?'],
    card: 'lonely-after-moving',
  },
  {
    id: 'noise',
    deed: 'ring the bell by day',
    asks: /\b(?:what (?:should|can|do|could)|how|tell|say|ask|talk|stop|complain)\b/,
    about:
      /\b(?:neighbou?rs?|upstairs|next door|downstairs)\b[\s\S]*\b(?:drums?|loud|nois\w*|music|bass|party|parties|bark\w*|stomp\w*|shout\w*|tv|piano)\b|\b(?:noise|loud music|bark\w*)\b[\s\S]*\b(?:neighbou?rs?|upstairs|next door)\b/,
    not: /\b(?:hits|hitting|beat\w*|screams for help|child crying)\b/,
    answer: ['Ring their bell by day, in a friendly way, and ask for an hour and not for silence.'],
    words:
      'For instance: "Hi, I live below you. You may not know how well one hears it. I get up at six. It would help me a lot if it stopped at ten on weekdays."',
    steps: [
      'Leave your number with it, so that they can ask rather than guess, and you can text rather than bang.',
      'If it goes on, write down the evenings and hours for two weeks.',
      'Then write to the landlord or the house, with that list and what you asked for.',
      'For tonight, earplugs or a fan are no defeat. They buy you the sleep to be friendly tomorrow.',
    ],
    hitch: 'If they get rude, leave it there and go by way of the landlord. You need not win it on the stairs.',
    ask: ['What have you tried so far?'],
  },
  {
    id: 'friend-leaves',
    deed: 'tell your friend what they mean to you',
    asks: /\b(?:say goodbye|what (?:do|should|can) i (?:say|do|give)|how (?:do|can) i|tell (?:her|him|them))\b/,
    about:
      /\b(?:friend|mate|colleague|neighbou?r|sister|brother)\b[\s\S]*\b(?:moving away|moves away|leaving (?:town|the country)|emigrat\w*|moving (?:to|abroad)|last day)\b/,
    answer: [
      'Tell them one thing they changed for you, while you still sit across from each other. It is what people keep.',
    ],
    words:
      'For instance: "I am going to be no good at this. You made this town a place for me. I want you to know that before the boxes are in the van."',
    steps: [
      'Do once more together what you always did, and do not make it special.',
      'Fix the first call before they go: a day, an hour. "We will talk soon" gets lost.',
      'Give them something small from here that fits into a pocket.',
    ],
    ask: ['What would you like them to know, before they go?'],
    card: 'big-change',
  },
  {
    id: 'one-sided',
    deed: 'say it once',
    whether: true,
    plainly: 'Plainly: yes, once, and kindly.',
    asks: /\b(?:should i|tell (?:her|him|them)|say (?:something|it)|what (?:should|can|do) i|how (?:do|can|should) i|bring it up)\b/,
    about:
      /\b(?:friend|friends|mate|she|he)\b[\s\S]*\b(?:never asks?|only (?:calls?|texts?|talks?) (?:when|about)|always me who|one[- ]sided|i'm always the one|doesn't ask)\b/,
    not: /\b(?:husband|wife|boss|manager)\b/,
    answer: [
      'Yes, once, as something you would like and not as a bill. Some people only need to be told, and you will see soon which kind it is.',
    ],
    words:
      'For instance: "I like hearing how you are. I would like it if you asked me, too, now and then. I have a few things going on."',
    steps: [
      'Say it before you are angry, and not as an answer to one of their long stories.',
      'Once, begin without being asked: "My turn, I have to tell you something." See what happens with that.',
      'Then watch for a month. What they do after it counts for more than what they say to it.',
    ],
    hitch:
      'If nothing changes, it may still be a friend for films and walks, and you look for the other thing elsewhere.',
    ask: ['What would you tell them, if they asked today?'],
    card: 'communication',
  },
  {
    id: 'flatmate',
    deed: 'talk to them about it',
    asks: /\b(?:bring|tell|say|ask|talk|how|what (?:should|can|do)|confront)\b/,
    about: /\b(?:flat ?mates?|room ?mates?|house ?mates?|neighbou?rs?)\b/,
    not: /\b(?:died|crush|in love|kill|suicid\w*)\b/,
    answer: ['Speak when it is clean, or quiet, and not in the middle of it; and ask for one thing that can be seen.'],
    words:
      'For instance: "Hey, can we sort out the kitchen. I notice that I get grumpy, and I don\'t want that. Could the dishes be done the same evening from now on."',
    steps: [
      'One request, with how often. "Cleaner" can be argued about; "the bins on Tuesdays" cannot.',
      'Ask what bothers them about you; it makes it fair, and it is usually something small.',
      'If it slips, say it once more within two days, lightly. Saved up, it becomes a fight.',
    ],
    hitch: 'If nothing changes after two tries, bring in whoever has a say: the other flatmates, the landlord.',
    ask: ['Which one thing would change it most for you?'],
    card: 'communication',
  },
  {
    id: 'hurt-by-friend',
    deed: 'say it to your friend',
    plainly: 'Plainly: yes, say it, and keep it to one thing.',
    whether: true,
    asks: /\b(?:say something|tell (?:her|him|them)|confront|bring (?:it|this) up|talk to (?:her|him|them)|should i|what (?:should|do|can) i|let it go|how (?:do|can|should) i)\b/,
    about:
      /\b(?:best )?(?:friends?|mates?)\b[\s\S]*\b(?:dating|behind my back|lied|ditched|left me out|without me|forgot|didn't invite|not invited|cancel\w*|ignor\w*|gossip\w*|laughed|told everyone|sleeping with|stopped|betray\w*)\b/,
    answer: [
      'I would say something, if you want to keep them. What is swallowed with a friend does not go, it turns into distance.',
    ],
    words:
      'For instance: "There is something I have not got over. It hurt, and I\'d rather tell you than go quiet on you."',
    steps: [
      'Say it to them alone and not in the group chat, and about one thing that happened.',
      'Ask how it was from their side, and mean it. Sometimes there is a piece you could not see.',
      'Decide beforehand what would make it good again: a sorry, an answer, or only to be heard.',
    ],
    hitch:
      'If they laugh it off, you have learned something too: "It matters to me all the same." Then take a step back for a while.',
    ask: ['What would you need to hear from them?'],
    card: 'communication',
  },
  {
    id: 'drifted-friend',
    deed: 'write to your friend',
    plainly: 'Plainly: yes, write. Two lines, today.',
    whether: true,
    asks: /\b(?:reach out|text|call|write|message|contact|get (?:back )?in touch|reconnect|fix|save)\b/,
    about:
      /\b(?:friends?|mates?)\b[\s\S]*\b(?:drift\w*|lost touch|haven't (?:spoken|talked|seen|heard)|not spoken|grew apart|years|used to)\b/,
    not: /\b(?:boy|girl)friend\b/,
    answer: ['Yes, write. A message out of the blue is nearly always more welcome than the one who sends it thinks.'],
    words:
      'Small and with one true detail: "I walked past our old café today and thought of you. How are you these days."',
    steps: [
      'Do not explain the gap, or only in half a line. Nobody was counting as much as you were.',
      'Leave it easy to answer, and easy not to.',
      'If it goes well, propose a day within the week, before it sinks again.',
    ],
    hitch: 'If nothing comes back, it was still a kind thing to have sent.',
    ask: ['What do you miss most about them?'],
    card: 'loneliness',
  },
  {
    id: 'worried-for-friend',
    deed: 'say what you have noticed',
    asks: /\b(?:help|support|do for|say to|be there for|talk to)\b/,
    about:
      /\b(?:friend|mate|sister|brother|cousin|roommate|flatmate|colleague|mum|mom|dad|husband|wife|partner|boyfriend|girlfriend)\b[\s\S]*\b(?:depress\w*|anxi\w*|drink\w*|struggling|not (?:ok|okay|eating|sleeping)|panic|burn(?:ed|t)? ?out|addict\w*|having a hard time|going through)\b/,
    not: /\b(?:suicid\w*|kill|die|end (?:it|his|her|their))\b/,
    answer: [
      'You need not solve it. What helps most is somebody who notices, asks once, and keeps coming back without being asked.',
    ],
    words:
      "You could say what you saw: \"You've been quiet these weeks, and I'm not going to pretend I haven't noticed. You don't have to explain. I'm here.\"",
    steps: [
      'Listen twice as long as you would like to before any advice.',
      'Offer one practical thing: to come along to a doctor, to sit there while they make the call, to bring food.',
      'Keep one hour for yourself in the week. You are a friend in it, and not the emergency service.',
      'If they ever say that they do not want to live, ask directly, stay with them and call for help. The crisis lines here are for that too.',
    ],
    hitch: 'If they say they are fine, believe the door and not the word: "All right. I will ask again on Sunday."',
    ask: ['What have you noticed in them?'],
    card: 'listening',
  },
  {
    id: 'apologise',
    deed: 'say sorry',
    asks: /\b(?:apologi[sz]e|say sorry|make (?:it|this) (?:right|up to|good)|make amends|mend|take it back)\b/,
    answer: [
      'Short, soon and whole: what you did, what it did to them, that you are sorry. Anything after "but" takes it back.',
    ],
    words: 'For instance: "I did that, and I can see that it hurt you. I\'m sorry, and you don\'t have to answer now."',
    steps: [
      'Say it where they can be angry, face to face or on the phone; write only when that is the only way in.',
      'Ask what would make it better, once, and then do that.',
      'Do not wait to be forgiven in the same hour. It is theirs to give, and it takes its time.',
    ],
    hitch: 'If they do not want to hear it, you have still put down your half. Leave the door open and stop knocking.',
    ask: ['What do you think it was like for them?'],
    card: 'apology',
  },
  {
    id: 'say-no',
    deed: 'say one small no',
    asks: /\b(?:say(?:ing)? no|set (?:a )?boundar\w+|people[- ]pleas\w+|stop saying yes|stand up for myself|be more assertive)\b/,
    answer: ['Begin with time instead of courage: most unwanted yeses are said in the first three seconds.'],
    words:
      'One sentence for everything: "Let me look at my week, I\'ll tell you tomorrow." And the next day, if it is a no: "I can\'t do it this time." Full stop.',
    steps: [
      'This week say a very small no, to something that hardly matters: a second coffee, a favour that can wait.',
      'Leave out the reason. The first time it feels rude; it only sounds short.',
      'Expect guilt afterwards and let it be there for twenty minutes without repairing anything.',
    ],
    hitch: 'If they are annoyed, nothing has gone wrong. People who got a yes for years are surprised at first.',
    ask: ['To whom would the smallest no be possible?'],
    card: 'saying-no',
  },
  {
    id: 'party',
    deed: 'go for an hour',
    asks: /\b(?:what (?:do|should|can) i|how (?:do|can|should) i|tips|advice|talk|small talk|survive)\b/,
    about: /\b(?:party|small talk|wedding|reception|networking|strangers|new (?:class|team|school)|first day)\b/,
    not: /\b(?:said|stop thinking|anniversary|without (?:him|her)|not invited|without me|invit\w* me|speech|said something|embarrass\w*|died)\b/,
    answer: [
      'Give yourself a small job and an end time, and be the one who asks. Most people are relieved when somebody asks.',
    ],
    steps: [
      'Go early, when there are five people and not fifty, and help with something: glasses, coats, music.',
      'Have two questions ready that fit anyone, how they know the host, and what has been good lately.',
      'Plan to stay for an hour. Once you may go, it is often easier to stay.',
    ],
    hitch: 'If a talk dies, "I am going to get something to drink, it was nice to meet you" ends it for both.',
    ask: ['What is the moment in it that you dread most?'],
    card: 'social-anxiety',
  },
];
