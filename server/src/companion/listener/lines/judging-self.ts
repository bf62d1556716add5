/**
 * What holds for a sort of deed or feeling whose owner asks whether it makes them weird, selfish or bad. The answer itself
 * ('No, it isn't pathetic to write to him again.') is made of their question; this is the reason for it. The first sort that
 * fits is given, so the particular stands before the general.
 */
export interface DeedSort {
  /** The deed itself: in the question, or where that only points ('is that weird?') in what was told last. */
  of: RegExp;
  /** What has to have been told with it. */
  told?: RegExp;
  not?: RegExp;
  /** Only where the question itself names it: told beside other things it is too often not what is meant. */
  asked?: true;
  /** Said where a plain no would not be true. */
  say?: readonly string[];
  because: readonly string[];
  ask: readonly string[];
}

const gone = /\b(?:died|dead|death|funeral|passed away|grave|widow\w*|late (?:husband|wife)|lost (?:him|her|my))\b/;
const apart = /\b(?:ex(?!-)|broke up|break ?up|split(?: up)?|dumped|left me|ghosted|divorc\w*|separated|we ended)\b/;

export const sortsOfDeed: readonly DeedSort[] = [
  {
    of: /\bbirth (?:mother|father|mum|mom|dad|parents|family)\b/,
    because: [
      "Wanting to know where you come from takes nothing away from those who brought you up, and most of them have been expecting the question for years. I'd tell them before they find out, beginning with what they are to you.",
    ],
    ask: ['What would you most want to know?'],
  },
  {
    of: /\blaugh\w*|\bgiggl\w*|\bhappy\b|\benjoy\w*/,
    told: gone,
    not: /\b(?:funeral|wake|burial|service|coffin)\b/,
    because: [
      "Laughing takes nothing away from anybody who's gone. It comes back before you think it may, and the sadness hasn't left because of it; there's room for both in one evening.",
    ],
    ask: ['What was it that made you laugh?'],
  },
  {
    of: /\blaugh\w*|\bgiggl\w*/,
    told: /\b(?:funeral|wake|burial|service|coffin)\b/,
    because: [
      "Laughing at a funeral is what a body does when it can't hold any more; it's next door to crying. Most people there know that, and a few will have been fighting it too.",
    ],
    ask: ['What set it off?'],
  },
  {
    of: /\brelie\w+\b|\bweight off\b|\bdancing\b|\bwoke up light\b|\bwant(?:ed)? it to be over\b|\bglad (?:it'?s|that it'?s|he'?s|she'?s|they'?re) (?:over|gone)\b/,
    because: [
      'Relief comes when a weight goes, before any thought about it. It says how heavy the thing had got, and nothing about how much you cared.',
      "Relief shows how much you'd been carrying. Being sorry can come later, or come along with it; the one doesn't cancel the other.",
    ],
    ask: ['What was the heaviest part of it?', 'What are you free of now?'],
  },
  {
    asked: true,
    of: /\b(?:enjoy\w*|happy|glad|pleased|great|love(?:d)? (?:it|that|the)|free|best (?:night|day|week)|excited|looking forward)\b/,
    not: /\b(?:not|isn'?t|wasn'?t|don'?t|never|didn'?t|can'?t|couldn'?t|cannot) (?:\w+ )?(?:happy|glad|pleased|enjoy\w*|excited|free|great)\b/,
    because: [
      'A good hour takes nothing away from anybody. You can be happy about one side of it and sorry about the other, on the same evening.',
      "Feeling good when something hard has ended, or paused, is no verdict on the people in it. It's getting your breath back.",
    ],
    ask: ["What's the best bit of it?", 'Who could you say that to, just as it is?'],
  },
  {
    of: /\b(?:cry|cries|cried|crying|tears|bawl\w*|sob\w*|welled up)\b/,
    told: /\b(?:team|work|boss|office|colleagues?|meeting|shift|job|class)\b/,
    not: /\b(?:(?:he|she|they|my \w+) (?:was |is |were )?(?:cr(?:y|ies|ied|ying)|in tears)|every day|all the time)\b/,
    because: [
      "You were full, and it came out in a place you wouldn't have picked. The others mostly remember that somebody was having a hard day, and they forget even that sooner than you do. If it's most days for weeks, though, that's worth telling a doctor.",
    ],
    ask: ['What had been piling up before it?'],
  },
  {
    of: /\b(?:i|i've|and|to) (?:\w+ )?(?:said|told \w+|say|pretended?|lied|lie)\b[^.?!]*\b(?:cold|ill|sick|busy|other plans|working|headache|the same|same as|loved? it|fine)\b|\bwhite lie\b|\bhorrible lie\b/,
    because: [
      'It was the quickest way out, and hardly anyone gets through a year without one of those. It only gets dear when it has to be kept up. The next time a plain half-sentence does it: "That\'s not for me, but thank you for asking."',
    ],
    ask: ['What would you have said, if you could have said anything?'],
  },
  {
    of: /\bnot to (?:say|tell|speak|mention|answer)\b|\bi (?:just )?(?:didn'?t|never) (?:say|said|speak up|spoke up)\b|\bsaid nothing\b|\bkept? (?:quiet|my mouth shut)\b/,
    not: /\b(?:he|she|they|nobody) (?:didn'?t|hasn'?t|never) (?:\w+ )?(?:say|said|tell|told)\b/,
    asked: true,
    because: [
      "You don't owe everyone every answer, and a quiet evening can be worth more than having said it. If it goes on bothering you, it can still be said, on a day you choose and not in the middle of it.",
    ],
    ask: ['What would you have liked to say?'],
  },
  {
    of: /\b(?:cry|cries|cried|crying|tears|bawl\w*|sob\w*|welled up)\b/,
    not: /\b(?:(?:he|she|they|my \w+) (?:was |is |were |looked )?(?:cr(?:y|ies|ied|ying)|in tears)|(?:he|she|they) went in|every day|all the time|made (?:him|her) cry)\b/,
    because: [
      "Crying isn't something you decide. It comes when there's room for it, over whatever small thing is lying in the way.",
      'Tears mostly come late and sideways, when nothing has to be held together for a minute. They only show that it matters.',
    ],
    ask: ['What went through you just then?', 'Was it better or worse afterwards?'],
  },
  {
    of: /\b(?:feel|felt|feeling|care|cared) (?:nothing|numb|empty|no\w*)\b|\b(?:don'?t|didn'?t|do not|can'?t) (?:really |even )?(?:feel|care)\b|\b(?:never|haven'?t|not|didn'?t) cr(?:y|ied)\b|\bnot (?:sad|upset|grieving)\b/,
    because: [
      "Feelings can't be ordered. What you do is yours to choose, and being decent to whoever is sad counts for more than being sad yourself.",
      "A feeling that doesn't come says nothing about your heart. Some come late, some come as tiredness, and some aren't yours to have.",
    ],
    ask: ['What did you expect you would feel?'],
  },
  {
    of: /\b(?:ring|rang|call\w*|phone\w*|visit\w*|see (?:him|her))\b/,
    told: /\b(?:stroke|ill|hospital|hospice|cancer|dying|haven'?t (?:talked|spoken)|not (?:talked|spoken))\b/,
    not: /\b(?:blocked|no contact|told me not|asked me not|hit me|abus\w*)\b/,
    because: [
      'After an illness people mostly count who came and not how long it took. Keep the first time short and leave the old quarrel outside: "I heard you\'ve been ill, and I wanted to know how you are."',
    ],
    ask: ['What would you want to have said?'],
  },
  {
    of: /\b(?:birthday|hb|happy new year|merry christmas)\b/,
    told: new RegExp(`${apart.source}|\\b(?:text|message|write|wish)\\b`),
    not: /\b(?:forgot|blocked|no contact|told me (?:not|to stop)|my birthday|stop answering)\b/,
    because: [
      "Two words on a birthday are about the most harmless thing there is between people who were close. I'd leave it only if you'd spend the day looking whether an answer came.",
    ],
    ask: ['What would you like it to say, between the lines?'],
  },
  {
    of: /\b(?:write|writing|email\w*|call\w*|ring|chase|follow up|message)\b/,
    told: /\b(?:interview\w*|applied|application|recruiter|hiring|cv)\b/,
    because: [
      "After a few weeks one friendly line is quite usual, and sometimes it's only somebody's holiday in between: \"I'm still interested and would like to know how things stand.\" If that stays unanswered as well, you know how they treat people, and that's worth knowing too.",
    ],
    ask: ['How much did you want that one?'],
  },
  {
    of: /\b(?:write|writing|wrote|text\w*|message\w*|email\w*|reach(?:ing)? out|contact\w*|call\w*|ring|rang)\b/,
    told: apart,
    not: /\b(?:blocked|no contact|restraining|told me (?:not|to stop|to leave)|asked me (?:not|to stop|to leave)|(?:needs?|asked for|wants?|said) (?:\w+ )?(?:space|time|a break)|again and again|(?:he|she|they) (?:wrote|texted|messaged|called|rang)|stop answering|interview|applied|job|\bkids?\b)\b/,
    because: [
      "Saying a true thing to somebody who counted is no weakness. I'd only look at what you need back: if you could send it and be all right with silence, send it. If you'd wait by the phone, write it and keep it for a week first.",
      "It isn't small to be the one who says something. What would make me wait is if it's meant to bring an answer; what's only meant to be said can go, short and without a question in it.",
    ],
    ask: ["What's the one sentence that has to be in it?", 'How would it be if nothing came back?'],
  },
  {
    of: /\b(?:flowers|send|write|text\w*|call|ring|message)\b/,
    told: /\b(?:(?:needs?|asked for|wants?|said) (?:\w+ )*(?:space|time|a break)|a week to think)\b/,
    say: ['A little, yes, just now.'],
    because: [
      'It\'s kindly meant, and it\'s more than was asked for. Someone who has asked for time mostly hears a present as a question. One line at the most, with nothing to answer in it: "Thinking of you today. No reply needed."',
    ],
    ask: ['Did you two say how long?'],
  },
  {
    of: /\btold (?:him|her|them) (?:about my|i (?:have|had|was)|that i)\b/,
    told: /\b(?:dates?|dating|seeing (?:him|her|each)|met (?:him|her)|weeks in)\b/,
    because: [
      'You told something true, and that person is still there. If it was too much, it would have been too much in three months as well. A bit of awkwardness the next minute is mostly not knowing what to say.',
    ],
    ask: ['What would you have liked to hear?'],
  },
  {
    of: /\b(?:say (?:it|that)|love you|told (?:him|her) i love)\b/,
    told: /\blove you\b/,
    because: [
      "It's one sentence, and it can be said in a doorway. It may be that nothing comes back, because some people never learned how. It'll still have been heard.",
    ],
    ask: ['When do you see each other next?'],
  },
  {
    of: /\b(?:say sorry|apologi[sz]e)\b/,
    asked: true,
    because: [
      'A sorry has no closing date if it asks for nothing back: what it was, that you know it now, and no reasons. Whether anything comes of it is then up to them, and they may simply be pleased.',
    ],
    ask: ['What would you want them to know?'],
  },
  {
    of: /\bstop(?:ped)? (?:answering|replying|writing back)\b/,
    because: [
      'One line first is kinder than going silent: "I\'d rather not write for now, all the best." After that you owe no more answers, and nobody\'s left guessing.',
    ],
    ask: ['What would you like to be spared?'],
  },
  {
    of: /\b(?:touched my|thinking of (?:it|him|her)|lady|crush|fancy|date again|dating|meet someone|like (?:him|her)|in love|feelings for)\b/,
    told: gone,
    because: [
      "There's no date for it. Liking somebody now takes nothing away from whom you loved, and you can let it be no more than a nice evening for as long as you want. It'd be too soon only if you had to talk yourself into it.",
    ],
    ask: ['What was it like, to notice that?'],
  },
  {
    of: /\b(?:miss\w*|think(?:ing)? (?:of|about) (?:him|her|them|it)|listen\w* to (?:his|her|their|old)|look(?:ed|ing)? at (?:his|her|their|that|old|the) (?:\w+ )?(?:pic\w*|photos?|profile|page)|went through (?:all )?(?:his|her|their)|voice notes?|dream\w*|still love)\b/,
    not: /\b(?:missed (?:the|it|my|his|her)|his phone|her phone|diary)\b/,
    because: [
      "Missing somebody has no closing date. It goes looking for whatever is left, a voice or a picture, and nobody's harmed by it. Only if you're always worse afterwards would I put it further out of reach.",
      "That's what missing looks like from close up. It says somebody took up a lot of room, and that the room is still there.",
    ],
    ask: ['What is it you look for, when you do that?', 'How are you afterwards, better or worse?'],
  },
  {
    of: /\b(?:(?:keep|keeps|keeping|kept) (?:his|her|their|the|an?|my \w+ \w+'s) (?:\w+ )?(?:coat|side|mug|clothes|chair|number|room|jumper|letters?|shoes|cup|voicemail|ashes|lead|collar)|still (?:put|lay|set|sleep|wear|talk|say|buy|cook|use)|hold(?:ing)? on to|left it|(?:her|his) (?:bowl|coat|side|mug|clothes|chair|number|room|jumper))\b/,
    told: new RegExp(`${gone.source}|${apart.source}|\\bdog\\b|\\bcat\\b|\\bmy side of the bed\\b`),
    because: [
      'Hands go on with what they did for years, and a thing in its old place can be a comfort. It may stay as long as it does you good, and nobody else has to understand when that stops.',
      "That's habit and fondness, and both take longer than people say. You'll know yourself when it can go, without a date for it.",
    ],
    ask: ['What is it like to see it there?', 'What would you miss, if it were gone?'],
  },
  {
    of: /\b(?:read|talk\w*|sing|speak|spoke|say \w+) (?:\w+ ){0,3}?to (?:the|my|her|his) (?:fridge|plants?|radio|photo|picture|dog|cat|car|plant|teddy|grave)\b|\bgrave\b.*\bread\b/,
    because: [
      'Plenty of people talk to what keeps them company when nobody answers back, and it does them good. It hurts nobody, and it needs no better reason.',
    ],
    ask: ['What do you mostly tell it?'],
  },
  {
    of: /\b(?:soup|cake|card|flowers|food|present|gift|thank (?:him|her|them)|bake\w*|give it to (?:him|her|them)|take some (?:over|round)|invite)\b/,
    not: /\b(?:give (?:him|her|it) (?:back|up)|cr(?:y|ied|ying)|upset|cut up|sad|mind|burn\w*|angry|ungrateful|spent|budget|didn'?t|couldn'?t (?:eat|thank)|birthday)\b/,
    because: [
      'A small kindness is nearly always welcome if it asks for nothing back. Hand it over with one sentence and go on; then nobody has to rise to it.',
      "Somebody thought of somebody, and that's all it'll look like from the other side. Keep it short, and leave it to them whether they want to talk.",
    ],
    ask: ['What would you say as you hand it over?', 'What made you think of it?'],
  },
  {
    of: /\bto ask\b|\bif i asked?\b|\bfor asking\b|\basking (?:for|him|her|them|if)\b/,
    not: /\b(?:out|nobody asked|never ask|(?:he|she|they|mates?|friend|boss|mum) asked)\b/,
    because: [
      'Asking puts nobody in a corner as long as they can say no. Put it in one friendly sentence, without an apology before it and without the whole history behind it.',
      "It's a fair question, and it's kinder than letting it go sour. Ask it once, plainly, and leave them room to answer.",
    ],
    ask: ['How would you put it?', 'What would be a good answer for you?'],
  },
  {
    of: /\b(?:sing\w*|music|bark\w*|noise|loud|drums?|piano)\b.*|\bsaid (?:something|anything)\b|\bsay (?:something|anything)\b|\bspeak up\b|\bcomplain\w*\b/,
    told: /\bneighbou?rs?\b|\bflatmate\b|\broommate\b|\bhousemates?\b/,
    because: [
      "People mostly have no idea how far it carries, and would rather hear it from you than guess it from your face. Say it at a quiet time, with one thing that'd help: the hours you need it still.",
    ],
    ask: ['Which hours matter most to you?'],
  },
  {
    of: /\b(?:turn(?:ed|ing)? (?:it|this|that|them) down|say(?:ing)? no to (?:it|the (?:job|offer|role))|decline\w*|not take it)\b/,
    told: /\b(?:offer\w*|lead|promotion|promoted|job|place|role)\b/,
    because: [
      "A step up that takes away the part you like is dearer than it looks on the payslip. I'd take it only if you need the money, or if you'd be sorry in two years never to have tried.",
    ],
    ask: ['What would you be doing less of, if you took it?'],
  },
  {
    of: /\b(?:say|said|saying) no\b|\brefus\w*\b|\bno thanks?\b|\bcan'?t lend\b|\btold (?:\w+ )*i can'?t\b/,
    because: [
      "A no is an answer and not an attack, and a yes you can't keep costs both of you more. What makes it kind is saying it early and without a string of excuses.",
      'You may say no to a thing without saying no to a person. If it stays tense, one friendly sentence about something else shows them the difference.',
    ],
    ask: ['What would a yes have cost you?', 'What do you fear they heard in it?'],
  },
  {
    of: /\b(?:didn'?t|don'?t|doesn'?t|not|couldn'?t|can'?t|wouldn'?t|won'?t)(?: \w+)? (?:go|going|come|coming|attend|join|be there|make it|turn up|visit)\b|\b(?:skip\w*|stay(?:ed|ing)? (?:home|away|in)|cancel\w*|bail\w*|stop(?:ped)? (?:going|answering)|leave early|only one not going|let it ring)\b/,
    because: [
      "Missing one thing isn't missing the person. What people remember is whether they heard it early and kindly, and whether you turn up in your own way some other time.",
      'You can be fond of somebody and not be there this once. A warm line beforehand, and asking about it afterwards, does most of what being there would have done.',
    ],
    ask: ['What would you have wanted to show by being there?', 'How could you be part of it in another way?'],
  },
  {
    of: /\b(?:give it (?:up|away|to)|part of it|my share|keep it|want it)\b/,
    told: /\b(?:left (?:me|it)|inherit\w*|will|promised it|farm|estate|goes to my)\b/,
    because: [
      'A thing like that stands for something: who was thought of, who did the work. You may want it and say so plainly. Say also what the other one might have hoped for, and it stays a talk and not a quarrel.',
    ],
    ask: ['What does it stand for, to you?'],
  },
  {
    of: /\b(?:money|cost|price|bill|rent|savings?|afford|inherit\w*|farm|share|part of it|her ring|the ring|left me|promised it)\b/,
    asked: true,
    because: [
      'Money and things stand for something: who did the work, who was thought of. You can say plainly what you think is fair, and still be kind about it.',
      "Counting it doesn't mean you love less. It's a real sum and somebody has to think of it, and you can do that and be sorry at the same time.",
    ],
    ask: ['What would be fair, in your eyes?', 'What would you not want to lose over it?'],
  },
  {
    of: /\b(?:envious|envy|jealous|stings?|earns? more|announced|got in|a first|compare|pregnant|engaged|expecting)\b|\bdidn'?t congratulate\b|\bdon'?t want to see (?:him|her|them)\b/,
    told: /\b(?:earns? more|announced|got in|got into|didn'?t get|reject\w*|a first|lost a pregnancy|miscarr\w*|ivf|pregnant|engaged|congratul\w*)\b/,
    because: [
      "It hurts because it's what you wanted too, and that isn't the same as wishing them ill. You needn't be in the room with it yet; one short line to them is enough until you can.",
      "A sting like that says what matters to you and nothing about how much you like them. It's only worth watching that they don't have to pay for it.",
    ],
    ask: ['When does it sting most?', 'What would you want them to know?'],
  },
  {
    of: /\b(?:envious|envy|jealous\w*)\b/,
    because: [
      "Being jealous only says that there's something you'd like to have too. It isn't the same as wishing anybody ill, and nobody comes to harm by your feeling it.",
    ],
    ask: ['What is it that you would like to have of it?'],
  },
  {
    of: /\b(?:don'?t want|do not want|didn'?t want|not want\w*|don'?t feel like|don'?t like|can'?t (?:just )?like|don'?t love|hate[ds]?|count the minutes|can'?t stand|dread\w*)\b/,
    not: /\bhate myself\b|\bdon'?t want to (?:live|be here|wake)\b/,
    because: [
      "Not wanting something harms nobody; it's only what's true for you. What you do with it is the part that counts, and there you can still be fair.",
      'You can do right by people without liking every minute of it. It would be worse to tell yourself you liked it.',
    ],
    ask: ['What part of it is the worst?', 'What would make it easier to bear?'],
  },
  {
    of: /\b(?:mind(?:ing)?|upset|hurt|bothered|(?:over-?)?sensitive|soft|cut up|take (?:things|it|everything) to heart)\b/,
    because: [
      "Minding isn't a fault. It hit something that matters to you, and whoever is quick to feel that is mostly quick to see it in others too.",
      "It's no weakness to be reached by a thing. It only shows where you care, and you can go on caring and still get up tomorrow.",
    ],
    ask: ['What was it about it that got to you most?', 'Who says you should mind less?'],
  },
  {
    of: /\b(?:angry|annoyed|mad at|furious|resent\w*|bitter|cross|offended|swore)\b/,
    because: [
      "Anger only says that something in it wasn't all right for you. You can have it without doing anything with it, and you can be fond of somebody and angry on the same day.",
    ],
    ask: ['What would have to happen for it to be all right?', 'What bothers you most about it?'],
  },
  {
    of: /\b(?:ashamed|embarrass\w*|cringe\w*|stumbl\w*|shame)\b/,
    because: [
      "It's loud in your head because you were the only one who knew how it was meant to go. What the others saw was somebody who stood up and did it.",
    ],
    ask: ['What would you say to somebody else who had done just that?'],
  },
  {
    of: /\b(?:write|writing|wrote|written|text(?:ed)?|messaged?|rang|call(?:ed)?) (?:to |him|her|them|my (?:mum|mom|dad|father|mother|brother|sister|son|daughter|friend|best)|a (?:letter|message)|first)|\bto write$|\breach(?:ed|ing)? out\b|\bget in touch\b/,
    not: /\b(?:boss|landlord|blocked|no contact|told me (?:not|to stop)|asked me (?:not|to stop)|drunk|space|a break|every day|again and again)\b/,
    asked: true,
    because: [
      "Going first is never the stupid part. What comes back tells you what the other one can manage just now, and that may be less than you'd like and more than nothing.",
    ],
    ask: ['What had you hoped would come back?'],
  },
  {
    of: /\b(?:to|of) (?:start|starting|become|becoming|retrain\w*|study\w*|learn\w*|go(?:ing)? back to|think of|apply\w*|train\w*|sign(?:ing)? up)\b/,
    asked: true,
    because: [
      "It'd only be mad to do it without looking first. Talk to one person who does it, find out what it asks of you, and try a day of it. People begin things in the middle of their lives and then have twenty good years of it.",
    ],
    ask: ['What draws you to it?', 'Who could you ask that does it?'],
  },
  {
    of: /\bforg[ia]ve\w*\b/,
    because: [
      "Forgiving isn't done by one sentence, and you can find out afterwards that you weren't there yet. \"I said it too soon, I'm still hurt\" is honest, and kinder than acting.",
    ],
    ask: ['What would still have to happen?'],
  },
  {
    of: /\b(?:never (?:been|had|learn\w*|done)|behind|failure|at my age|single|live[sd]? at home|virgin|kissed|internships?)\b/,
    because: [
      "There's no timetable for it that anybody checks afterwards. People get there at fifteen and at fifty, and a year later you can't tell which is which.",
      'It only looks late beside the people you happen to stand next to. You start from where you are, and it counts just the same.',
    ],
    ask: ['What would a first small step look like?', 'Who makes you feel you should be further on?'],
  },
  {
    of: /\blazy\b/,
    because: [
      "Lazy is when it doesn't bother you. This bothers you, so something stands in the way of it: being afraid of how it turns out, or having nothing left to do it with.",
    ],
    ask: ['What happens in the moment just before you put it away?'],
  },
  {
    of: /\b(?:be(?:ing)? alone(?! w)|the quiet|some quiet|by myself|on my own|hid(?:e|ing) (?:in|from)|(?:in|into) the bathroom|in my car|phone off|switched my phone off|rest\w*|nap|day off|in bed|lying here|time to myself|do nothing|stock room)\b/,
    because: [
      'Some people get their breath back among others and some by themselves. Taking it before you run out is what lets you be decent for the rest of the day.',
      "Rest that's only allowed when nobody needs anything never comes. An hour of your own is no theft from anyone.",
    ],
    ask: ['What do you do with that time?', 'When did you last have enough of it?'],
  },
  {
    of: /\b(?:still go|go anyway|go on (?:the trip|holiday)|still (?:travel|take the trip))\b/,
    asked: true,
    because: [
      "You can be sorry for somebody and still live your own year; staying home wouldn't put it right for them. It'd be different only if you'd promised to be there, or if it's your being there that would change something.",
    ],
    ask: ['What have you looked forward to most?'],
  },
  {
    of: /\b(?:give (?:him|her|it|them) (?:back|up|away)|gave (?:him|her|it) (?:back|away)|rehome\w*)\b/,
    told: /\b(?:dog|puppy|cat|kitten|rabbit|pet)\b/,
    because: [
      "The first weeks with a young animal are dreadful for a lot of people, and it often turns at six or eight. If it doesn't, a good home found early is kinder than years with somebody who can't. Ring the breeder or the shelter now, while you still have a choice.",
    ],
    ask: ['Which hour of the day is the worst with him?'],
  },
  {
    of: /\b(?:left|leav(?:e|ing)|ended it|broke up with|split up with|divorc\w*|dumped|finished with)\b/,
    told: /\bi(?:'m|'ve| have| am)? (?:\w+ )?(?:left|leaving|leave|ended|broke up|split|divorc\w*|dumped|finished)\b[^.?!]*\b(?:husband|wife|partner|boyfriend|girlfriend|him|her|it|marriage|fianc\w*)\b/,
    not: /\b(?:mother|father|mum|mom|mama|nanay|dad|parent|son|daughter|kids?|child(?:ren)?)\b/,
    because: [
      'You can leave somebody who did nothing bad. That it was over for you is a reason too, only a harder one to explain at a party. What you owe the other one is the truth and a decent parting, and not a life.',
    ],
    ask: ['Who makes you feel that you are?'],
  },
  {
    of: /\bi (?:left|moved|went)\b[^.?!]*\b(?:kids|children|son|daughter|parents|mum|mom|mother|dad|family|city|country|abroad)\b|\b(?:to|for|if i) (?:leave|leaving|left|go(?:ing)? away|moving|moved?|going) (?:him|her|it|them|my|away|abroad|to (?!bed|sleep|the))|\babandon\w*/,
    not: /\b(?:left (?:me|us|it on|him on)|(?:he|she|they) left|left when)\b/,
    because: [
      "Going isn't the same as dropping somebody. What they'll go by is whether you stay in touch the way you said you would: a fixed hour, a date you come back.",
      "You can go and still be theirs. It'd only be leaving in the bad sense if you went without a word or without coming back to it.",
    ],
    ask: ['What would you want to keep up, whatever happens?', 'What have they said about it themselves?'],
  },
  {
    of: /^fake\b|\b(?:(?:be|being|feel|am) fake|talk different|posh|two faces|not myself)\b/,
    asked: true,
    because: [
      'Everybody has one voice for home and another for elsewhere, and both are theirs. It would only be false if you had to hide what you think, in either place.',
    ],
    ask: ['In which of the two do you have to try harder?'],
  },
];

/** Somebody was hurt a little by what they did: no plain 'no', and no sentence on the whole person. */
export const hurtAnother = {
  deed: /\bi (?:\w+ ){0,2}(?:shouted|yelled|screamed|snapped|swore at|laughed at (?:him|her|them|my)|lied to|ignored|deleted my|called (?:him|her|them) (?:a|an)|forgot (?:my|her|his|our)|said something (?:dumb|stupid|mean|nasty|horrible)|made (?:him|her|them) (?:cry|feel)|finished his sentence|was (?:horrible|mean|nasty|short|rude|cold) (?:to|with)|gave (?:him|her|them) the (?:boring|worst|bad)|hung up on|dropped (?:him|her|them) for|read (?:his|her) (?:diary|messages))\b|\bon purpose\b/,
  say: [
    "It wasn't your best moment, and it can be put right.",
    "For that one moment, maybe. It isn't how you are, or you wouldn't be asking.",
  ],
  label: [
    "No, one bad moment doesn't make you {label}. It was a bad moment all the same, and you can put it right.",
    "No. It wasn't your best hour, but one hour doesn't make you {label}.",
  ],
  next: [
    "Say what it was, once and without a because: \"That wasn't fair of me, and I'm sorry.\" Then it's their turn.",
    "One sentence does most of it, and sooner is easier: what you did, that you're sorry, and nothing after it.",
  ],
  ask: ['What would you say about it, if you saw them now?', 'What was going on in you just before?'],
} as const;

/** The answer itself, out of their own question: '{no}' is 'it isn't pathetic to write to him again', '{clause}' what they told. */
export const noToIt = {
  plain: ['No, {no}.', 'No. {No}.', '{No}, no.'],
  yes: ['Yes, {yes}.', '{Yes}, yes.'],
} as const;

/** Where the sort of deed isn't known: what holds for each form. */
export const anyReason = {
  label: {
    because: [
      "One thing isn't the whole of anybody. It's one hour of you, beside all the others, and somebody who really was that wouldn't be asking.",
      "It's one thing you did or felt, and there's a lot else beside it. Nothing you've told me adds up to that word.",
    ],
    ask: ['Who would say so, apart from you?', 'What set it off today?'],
  },
  unkind: {
    because: [
      "I can't see who'd be worse off for it, from what you've told me. Somebody who didn't care wouldn't have stopped to ask.",
      "You can do right by yourself and still be decent to everyone else, and it shows that you're looking at both.",
    ],
    ask: ['Who are you thinking of when you ask that?', 'What makes you so strict with yourself about it?'],
  },
  /** A feeling, and no deed. */
  felt: {
    because: [
      "A feeling isn't something you do to anybody. It comes unasked, and what you make of it is another matter; there you're already being careful.",
    ],
    ask: ['When did you first notice it?', 'What makes you so strict with yourself about it?'],
  },
  /** What they fear to be, and not what they did. */
  self: {
    because: [
      "What went badly says how that went, and not what you're made of. The word is too big for it.",
      "You're looking at yourself from inside a bad hour, and from there anybody looks smaller than they are.",
    ],
    ask: ['What set it off today?', 'Who would say so, apart from you?'],
  },
  odd: {
    because: [
      "It may look odd from outside. From what you've told me it makes sense, and that's what counts.",
      "If a friend told you the same, you'd nod, and think no less of them.",
    ],
    ask: ['What does it mean to you?', 'What made you wonder?'],
  },
  usual: {
    because: [
      "More people know that than would ever say it. It's only worth a second look if it gets in the way of your days.",
      "There's nothing wrong with you for it. I'd only look twice if it takes up your days, or hurts somebody.",
    ],
    ask: ['What made you wonder?', "What's it like for you?"],
  },
  late: {
    because: [
      "It's later than you'd have liked, and that's all. Begin with the small version, one line or one hour, and leave out why it took so long.",
      'Late is welcome far more often than people expect. Half a sentence for the delay is enough, and then straight to the point.',
    ],
    ask: ['What would the smallest beginning be?', 'What would you like to come of it?'],
  },
  old: {
    because: [
      'The first two times are odd for everybody, and after that nobody counts. You know why you want it, and that carries further than being young.',
      "It may go slower, and it'll be on purpose this time. Nobody in the room is thinking about your age for longer than five minutes.",
    ],
    ask: ['What would the first small bit of it be?', 'What made you think of it now?'],
  },
} as const;
