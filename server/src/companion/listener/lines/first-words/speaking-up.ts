import type { FirstWords } from '../first-words.ts';

/** Saying that something is not all right. */
export const speakingUp: readonly FirstWords[] = [
  {
    told: /\b(?:hate|don't like|dont like|awful|ugly|hideous)\b.{0,20}\b(?:present|gift)\b|\b(?:present|gift)\b.{0,30}\b(?:hate|don't like|awful|ugly|hideous)\b/,
    say: [
      "Thank you for thinking of me. It isn't quite me, and I'd rather tell you than hide it in a drawer.",
      "You meant it well, and I know that. It isn't my thing, though.",
    ],
    next: ['The thanks first and truly, then the one sentence, and it can be laughed about.'],
    ask: ['How do they usually take a thing like that?', 'What would you have liked?'],
  },
  {
    told: /\b(?:calls?|calling|called) me ['"]?(?:love|darling|sweetheart|babe|baby|hun|honey|dear|girl|boy|son|mate|kid|by the wrong)\b/,
    say: [
      'Please call me by my name. I know you may not mean anything by it.',
      "I'd rather you used my name.",
      "I don't like being called that. My name is fine.",
    ],
    next: ['In passing, with a friendly face, the next time it comes. And the same sentence again, if it has to be.'],
    ask: [
      'Would you sooner say it alone with them, or just when it happens?',
      'Has anybody else said anything to them?',
    ],
  },
  {
    told: /\b(?:(?:lied|lies|lying) to (?:me|us)|made (?:it|that|the whole thing) up|made up (?:a|the|that)|wasn't true|isn't true)\b/,
    not: /\bi (?:\w+ )?lied\b|\bcheat\w*\b/,
    say: [
      "I know it wasn't true. I'd rather you told me why.",
      "I found out. I'm not going to make a scene, I just want to know the reason.",
      'You could have told me the truth. That would have been easier for me.',
    ],
    next: ['To one of them, alone, and then wait. The quiet after it is theirs to fill.'],
    ask: ['Which of them would be straight with you?', 'What do you think the reason was?'],
  },
  {
    to: 'close',
    told: /\b(?:found|caught|discovered|seen|saw) (?:my|me)\b/,
    not: /\b(?:diary|journal|found me (?:on|a|the)|job|messages)\b/,
    say: [
      "You found it, and I'm not going to pretend. I'd rather talk about it than have it hanging there.",
      "You know about it now. Ask me, and I'll tell you the truth.",
      "I'd have liked to tell you myself. I'm ready to talk about it.",
    ],
    next: ['Before they begin, if you can. It is the one thing that makes that talk shorter.'],
    ask: ['What do you think they will ask first?', 'How do you see it yourself?'],
  },
  {
    told: /\b(?:racist|sexist|homophobic|transphobic|slur|antisemitic)\b/,
    say: [
      "What you said wasn't all right with me. I'd rather say it to you than only think it.",
      "I keep thinking about what you said. I don't want to hear that, not as a joke, either.",
    ],
    next: ['Alone, by day, in one go. You do not have to win the argument after it.'],
    ask: ['How do you think they will take it?'],
  },
  {
    told: /\bnot my (?:real )?(?:mum|mom|dad|mother|father|parent|sister|brother)\b/,
    say: [
      "You're right, I'm not. I'm not trying to be. I'm still here for you.",
      "No, I'm not, and I don't have to be. I like you, and that won't change because you're angry.",
      "That's true. I'd like to be somebody you can come to, all the same.",
    ],
    next: ['Quietly, and then let it be for that day. It is seldom really about you.'],
    ask: ['What had happened just before it was said?', 'How has it been between you up to now?'],
  },
  {
    asks: /\bnow\b|\bsay\b/,
    told: /\b(?:said (?:thanks|thank you|ok|okay|nothing)|(?:didn't|didnt|hasn't|doesn't) say it back)\b/,
    not: /\bi (?:just |only )?said\b|\bnever\b/,
    say: [
      "I said it because it's true for me. You don't have to say it back.",
      "I don't need an answer to it. I only don't want it to become awkward.",
      'I meant what I said. Take your time with it.',
    ],
    next: ['Lightly, once, and then something ordinary. That takes the weight off both of you.'],
    ask: ['What did you see in their face?', 'What would you like to be sure of?'],
  },
  {
    told: /\b(?:told|tells|telling|spread|passed) (?:\w+ )?(?:everyone|everybody|people|others|them all|the whole|half the|my secret|it on)\b[\s\S]*\b(?:secret|trust\w*|confidence|private|about my|only (?:him|her|them))\b|\bmy secret\b/,
    say: [
      'I told you that because I trusted you. You passed it on, and it hurt.',
      'That was meant for you alone. I need to know why you told it.',
      "I trusted you with that. I don't know yet how we go on from here.",
    ],
    next: ['Alone with them, and then wait for what comes. You do not have to forgive it in the same talk.'],
    ask: ['What would you need to hear from them?', 'Who was it told to?'],
  },
  {
    told: /\bread (?:\w+ )?(?:my|his|her) (?:diary|journal|messages|texts|letters?|phone|emails?)\b|\b(?:went|goes|looked|looks) through my (?:phone|things|bag|room|messages|drawers?)\b/,
    say: [
      'You read something that was only mine. It hurt, and I need it not to happen again.',
      "That was private. I'm upset, and I'd like you to know it before we talk about anything else.",
      "I need to have things that are only mine. Please don't do that again.",
    ],
    next: ['Stay with that it was private. What stood in it is not up for discussion.'],
    ask: ['What would you want from them now?', 'Do they know that you know?'],
  },
  {
    told: /\b(?:borrow\w*|took|taken|using|used|wore|wearing|kept)\b[\s\S]*\b(?:without asking|back|mine)\b/,
    asks: /\b(?:back|tell|say|ask|put)\b/,
    not: /\b(?:took|taken) (?:it )?(?:back|the day|credit)\b|\bcame back\b|\bwrite back\b/,
    say: [
      "I'd like it back, please. It matters to me, and I'd want to be asked first.",
      'Please bring it back to me this week. I know you may not have thought anything of it, but I do.',
      "That's mine, and I need it back. Next time please ask me.",
    ],
    next: ['Friendly and without a story. It is yours, and nothing has to be proved.'],
    ask: ['How do you think they see it?', 'What makes it hard to say to them?'],
  },
  {
    told: /\b(?:didn't|didnt|did not|never|haven't|not) (?:\w+ )?(?:invite|ask|tell|include)d? me\b|\bwithout me\b|\bleft me out\b|\b(?:wasn't|wasnt) (?:invited|asked|told)\b|\b(?:not invited|uninvited)\b/,
    not: /\bdidn't (?:ask|tell) me (?:why|how|what|before|first|about)\b|\binvited me\b/,
    say: [
      "I know you all met up. I'd have liked to come.",
      "It stung a bit that I wasn't asked. I'd rather say it than sulk.",
      'Next time, count me in. I would have come.',
    ],
    next: ['Lightly, and to one person alone.'],
    ask: ['How do you think it would be taken?', 'Do you think it was meant?'],
  },
  {
    told: /\b(?:comment\w*|remarks?|goes on|talk\w*|going on|jokes?) (?:on|about) (?:my|how i) (?:weight|body|looks?|eating|hair|skin|clothes|size|face|figure)\b/,
    not: /\b(?:i said|i told|calories|sick)\b/,
    say: [
      "Please don't talk about how I look. Not kindly, either. I don't want it to be a subject.",
      "I know you may mean it well. I'm asking you to leave that alone from now on.",
    ],
    next: ['And when it comes again, the same sentence once more, in the same voice.'],
    ask: ['What do they usually say?', 'What would you rather they noticed about you?'],
  },
  {
    told: /\b(?:too sensitive|only joking|can'?t take a joke|just (?:a joke|joking|kidding)|overreact\w*|(?:so|too|being) dramatic|laugh(?:ed|s|ing) (?:at me|it off)|and laughed)\b/,
    say: [
      "Maybe it was a joke to you. To me it wasn't.",
      "It isn't nothing to me. I'd like you to hear it.",
      "I'm not asking whether I'm allowed to mind. I do mind.",
    ],
    next: ['It can still be said. A day later is soon enough for a sentence like that.'],
    ask: ['Would you want to say it now?', 'Is it often like that between you?'],
  },
  {
    told: /\b(?:signed off|off sick|sick leave|on (?:annual )?leave|on holiday|my day off)\b/,
    to: 'office',
    say: [
      "I'm off work at the moment and not available for calls. Please put it in an email, and I'll read it when I'm back.",
      "I'm not working just now, so I can't help with that. It'll have to wait, or go to someone else.",
      "While I'm off I won't be answering the phone. I'll be in touch when I'm back.",
    ],
    next: ['Once, in writing, and after that you can let it ring.'],
    ask: ['What do they want, when they ring?', 'What do you fear would happen, if you did not pick up?'],
  },
  {
    told: /\b(?:landlord|council|insur\w*|letting agent|agency|company|housing|broadband|the office)\b[\s\S]*\b(?:hasn't|hasnt|haven't|not|never|still|won't|broken|refus\w*)\b/,
    say: [
      "I'm writing about something that still hasn't been done. Please tell me by the end of this week when it will be.",
      "This has been waiting for a while now, and it can't go on waiting. I'd like an answer in writing, with a date.",
    ],
    next: ['Short, with the date it began, and a copy for yourself.'],
    ask: ['Since when has it been like that?', 'What have you heard from them so far?'],
  },
  {
    to: 'office',
    told: /\b(?:being late|late (?:for|to) (?:work|school|class)|always late|absen\w+|warning)\b/,
    say: [
      "I know it can't go on like this. I'd like to tell you what's behind it, and what I can change.",
      "I want to be straight with you about why it happens. It isn't that I don't care.",
      "I'd like us to find a way that works for both sides. This is how it is for me at the moment.",
    ],
    next: ['The reason in two sentences, and one thing you can really offer. Bring it on paper, if you are nervous.'],
    ask: ['What would help you most, in practice?', 'What can you offer that you could also keep?'],
  },
  {
    to: 'office',
    told: /\b(?:not fair|unfair|blamed?|marked (?:me |it )?down|credit for|accus\w*|(?:except|instead of) me|(?:pick|chose|promot)\w* (?:\w+ )?over me|passed (?:me )?over)\b/,
    say: [
      "I don't think that was fair, and I'd like to tell you how it looked from my side.",
      "I'd like to understand how you came to that. From where I stand it doesn't fit.",
    ],
    next: ['Alone with them, when nothing else is going on. Then one example, and only one.'],
    ask: ['Which example would you take?', 'What would you want them to do about it?'],
  },
  {
    to: 'office',
    told: /\b(?:without asking|giving me the|night shift|keeps? (?:putting|calling|ringing|giving|changing|adding|sending|texting|telling)|rota|extra shifts?|overtime|last minute|overwhelmed|(?:can't|cannot|cant) keep up|(?:it|work\w*|shifts?|hours|job|all|everything)(?:'s|'re| is| are| was| got| gets)? (?:\w+ )?too much)\b/,
    say: [
      "This doesn't work for me the way it is. I'd like us to agree on it beforehand.",
      "I can't go on doing it like this. I'd like to talk about what's possible and what isn't.",
      "I need to plan around more than work. Please ask me first, and I'll tell you honestly if I can.",
    ],
    next: ['In private, before the next time and not in the middle of it.'],
    ask: [
      'What would be all right for you, and what would not?',
      'How do they usually take it, when somebody says no?',
    ],
  },
  {
    to: 'office',
    told: /\b(?:told me off|(?:shout|yell|snapp|scream)\w* at me|(?:had|has) a go at me|(?:laid|tore) into me|picks? on me|humiliat\w*|rude to me)\b/,
    not: /\b(?:good|happy|proud|praised|thanked)\b/,
    say: [
      "If there's more to say about it, I'd like to hear it in private.",
      'Good morning. What happened is dealt with from my side. If you want to talk about it, please just with me.',
      "I'll listen to what I did wrong. I'd like it not to be in front of everyone.",
    ],
    next: ['Calmly, once, and then on with the work. An ordinary good morning comes first.'],
    ask: ['What would you do with yourself in the minute after it?', 'Who else would be there?'],
  },
  {
    told: /\bnever (?:says?|said|gets?|got|a) (?:a )?(?:thanks?|thank you)\b|\b(?:takes?|taken) (?:me|it|all of it) for granted\b|\bnot (?:so much as |even )?a thank\w*\b/,
    say: [
      "I'd like you to notice what I do. A thank you now and then would be enough.",
      "I don't do it for the thanks. It would still be good to hear it once.",
      'It gets lonely, doing all that and hearing nothing. I wanted to say so.',
    ],
    next: ['On an ordinary evening, and with no list of what you have done.'],
    ask: ['What would you most like to be thanked for?', 'How do you think they see it?'],
  },
  {
    told: /\b(?:keeps?|always|kept) (?:cancel\w*|letting me down|changing|forgetting|bailing|being late|turning up late)\b|\b(?:cancelled|bailed|let me down|didn't (?:turn|show) up|stood me up)\b/,
    say: [
      "When it's called off at the last minute, I've been looking forward to it. I'd rather have an honest no beforehand.",
      "It hurts a bit each time it doesn't happen. I wanted you to know that it isn't all the same to me.",
      'I was counting on it. Please tell me earlier next time.',
    ],
    next: ['On an ordinary day, and not in the hour it happens again.'],
    ask: ['What is the reason they usually give?', 'What would you want instead?'],
  },
  {
    told: /\b(?:said|says|told me|tells me|thinks|reckons|complain\w*) (?:that )?i(?:'m| am|m)? (?:(?:never|don't|dont) (?:listen|talk|tell|show|ask|hear|help|say|pay attention)|always (?:on my|busy|working|at work)|never (?:home|there|around)|distant|not listening)\b/,
    say: [
      "I've been thinking about what you said. I'd like to hear it again, and this time I'll just listen.",
      "You told me something, and I didn't take it in properly. I'd like to.",
    ],
    next: ['Then no "but", even where there would be one. Your side has its turn afterwards.'],
    ask: ['How much of it do you think is true?', 'What was happening, just before it was said?'],
  },
  {
    told: /\b(?:said|says|told me|tells me|thinks|reckons) (?:that )?(?:i(?:'m| am|m)? (?:only|always|never|just|too|selfish|cold|lazy|mean|a bad|an? \w+)|it(?:'s| was| is) (?:all )?my fault)\b/,
    say: [
      "What you said has stayed with me. I see it differently, and I'd like you to hear how.",
      "It got to me when you said that. I'd like to tell you how it is from my side.",
      "I don't think that's true of me. I want to say that once, calmly.",
    ],
    next: ['At a quiet moment, and about that one sentence only.'],
    ask: ['Which word of it stayed with you?', 'What would you want to hear back?'],
  },
  {
    told: /\b(?:said|says|told me) (?:that )?(?:i(?:'m|m| am| was)? not|(?:he|she|they) wish\w*)\b|\b(?:critici[sz]\w*|jokes? about|comments? (?:about|on)|made fun|mocked|insult\w*|said (?:something|stuff) (?:about|to) me|put me down|rude to me|called me|behind my back)\b/,
    say: [
      "What you said hurt. I don't know if you meant it to, and I'd rather tell you than carry it about.",
      "I'd like you not to talk about me like that. Not as a joke, either.",
      "That got to me more than you may have noticed. I'd like you to know it.",
    ],
    next: ['Alone with them, and about that one time. "Always" and "never" only start an argument.'],
    ask: ['Do you think it was meant to hurt?', 'What would you want to hear back?'],
  },
  {
    told: /\b(?:rough|roughly|too (?:hard|loud|fast|cold|hot)|not gentle)\b/,
    say: [
      "I'd like you to do that more gently. It isn't comfortable for me the way it is.",
      "There's one thing I'd like done differently. Please be gentler with me.",
    ],
    next: ['Before it begins, and not in the middle. If nothing changes, somebody else should hear of it, too.'],
    ask: ['Who else could you tell about it?', 'What makes it hard to say?'],
  },
  {
    asks: /\b(?:stop|stops|not to|leave (?:me|it|us)|to quit|pack it in|knock it off|cut it out)\b|\btell (?:him|her|them|my \w+)\b/,
    told: /\b(?:asked (?:him|her|them) not to|told (?:him|her|them) not to|without asking|keeps? \w+ing|barges?|drops? in|lets? (?:him|her|them)sel(?:f|ves) in|means? well|eats? my|uses? my|parks?)\b/,
    not: /\b(?:i keep|husband|wife|boyfriend|girlfriend)\b/,
    say: [
      "I know you may mean it kindly. I'd still like you not to do it any more.",
      "There's one thing I'd like to ask of you, and I mean it: please don't do that again.",
      "I'd like to say it clearly, so that it's said: I don't want that. And I'd like us to get on.",
    ],
    next: ['Friendly, and not at the moment it happens. Then a word about something else.'],
    ask: ['How do you think they see it?', 'What have you said about it so far?'],
  },
];
