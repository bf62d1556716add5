import { either, orOutright } from '../patterns.ts';
import { near } from './friends-words.ts';
import type { Matter } from './matter.ts';

/** Exams, tests and the first weeks of study. */
export const ofFriendsStudy: readonly Matter[] = [
  {
    id: 'failed-driving-test',
    over: /\b(?:(?:i |ive |i've )(?:actually |finally |just )?pass(?:ed)?\b|passed (?:it|my|me|the|first|second|third|today|this)|(?:no|one|two|three|1|2|3) minors?)\b/,
    signs: orOutright(
      either(
        /\b(?:failed[^\n]{0,14}\bdriving\b|test number \d[^\n]{0,60}(?:park|instructor|examiner|kerb)|failed my test[^\n]{0,40}(?:stall|hill|roundabout|mirror|speed|kerb|lane|brak|revers|junction|lights)\w*|\d+ minors? and|minors? and (?:a|one|1) (?:major|serious)|driving test[^\n]{0,60}(?:wrong way|one way street|no pass|disaster|went (?:so )?bad\w*)|licen[cs]e test[^\n]{0,20}(?:no pass|fail\w*)|(?:did|had|took) my (?:driving )?test (?:this morning|today|yesterday|again)[^\n]{0,60}(?:serious faults?|roundabout)|\d (?:serious faults?|majors)|(?:two|three|one) serious faults?|examiner failed me[^\n]{0,60}(?:car|park|road|junction|gear|drive|kerb)|failed (?:the|my) driving|(?:bombed|blew|messed up) my (?:driver'?s|drivers|driving|road) test|didn'?t get my licen[cs]e[^\n]{0,40}(?:instructor|examiner))\b/,
        near(
          /\b(?:examiners?|(?:my )?driving instructor|my instructor[^\n]{0,40}(?:car|corsa|micra|fiesta|polo|lesson|test)|dmv|(?:driving )?test cent(?:re|er)|driving lessons?|the driving|reverse (?:park|bay)|parallel park\w*|bay park\w*|my (?:driver'?s )?licen[cs]e test|the roundabout|the kerb|the clutch|emergency stop|(?:corsa|micra|fiesta|polo))\b/,
          /\b(?:(?:i )?(?:have |just )?failed|fails? (?:me|you)|failing me|did not pass|didn'?t pass|got a (?:major|serious|fault)|(?:major|serious|minor)s? (?:faults? )?for|clip ?board|i (?:just )?cried in|hesitat(?:ing|ion)|knew (?:right )?then|pull over|reached for the wheel|grabbed the wheel|leg shak\w*|clipped|mounted|stalled|ticking away)\b/,
          110,
        ),
        near(
          /\b(?:everyone in my (?:year|class)|all my (?:friends|mates)|(?:little|younger|baby) (?:brother|sister))\b/,
          /\b(?:first time with (?:\d|no|zero|two|three) minors|passed (?:their )?(?:driving|first time)[^\n]{0,30}except me)\b/,
          110,
        ),
        near(
          /\b(?:next (?:available )?(?:test )?(?:slot|date|cancellation|test))\b/,
          /\b(?:need (?:the|a|my) (?:car|licen[cs]e)|driving|re-?book my test)\b/,
        ),
        /\b(?:got a (?:major|serious)(?: fault)? (?:for|on))\b/,
      ),
      /\b(?:driving (?:test|again|exam)|road test|driver'?s test|my driving)\b/,
      /\b(?:failed|didn'?t pass|flunked|failing it|minors|majors)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|husband|wife|kid|boy|girl|grandson|granddaughter|nephew|niece)(?:'s)? (?:\w+ )?(?:fail|driv|test)\w*|i passed|(?:he|she) (?:\w+ )?failed|pass(?:ed|ing) my|(?<!\bfail[^\n]{0,40})on (?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|theory|have already booked)\b/,
    hear: [
      'Failing it hurts, after all those lessons and hours.',
      'You could drive that road any other day, and on the test your feet belonged to someone else.',
      'Having to book the test and wait and pay again is a second punishment on top of the first.',
      'People ask about the test at once, because they knew the date, and then you have to say it.',
    ],
    ask: [
      'Which moment of the drive do you keep going back to?',
      'Where would you drive first, with the licence in your pocket?',
      "What's your driving like when nobody has a clipboard?",
      'What did the examiner have to say?',
      "Who's been teaching you to drive?",
      'What are the nerves like, the morning of a test?',
      'Who did you have to tell about the test?',
      'What would a licence change in your week?',
    ],
    advice: [
      "I'd book the next test tonight, even if the date is far off, because it's easier to practise for a date. If one thing sank you, give the next lesson to that alone. If it was nerves, do a mock test beside somebody you don't know.",
      "I'd take it again, unless you were shaking before the engine was even on. In that case I'd have two easy drives first, with nothing at stake. Either way, write down tonight what the examiner marked, before it grows in your head.",
    ],
    reason: [
      "So much hangs on a driving test, lifts and work and getting about by yourself, and it's decided in one drive by somebody you've never met.",
      'Plenty of people who drive perfectly well needed more than one go at the test. That takes nothing off how it is to get out of the car having failed.',
    ],
  },
  {
    id: 'thesis',
    setting: true,
    signs: orOutright(
      either(
        /\b(?:(?:thesis|phd|dissertation) (?:advisor|adviser|supervisor|committee)[^\n]{0,60}(?:not|isn'?t|rewrite|redo|hates?|weak|start (?:again|over))|(?:thesis|dissertation|disso) (?:is (?:killing|due|eating|going nowhere|not going)|won'?t|isn'?t going)|my phd is (?:a mess|going|falling|not|stuck|nowhere|killing)|written one sentence[^\n]{0,20}(?:thesis|today)|my chapter back from my supervisor|phd[^\n]{0,120}(?:my chapter|my supervisor|my advisor|nothing to show)|(?:^|\n|and )(?:masters? |phd )?(?:thesis|dissertation|disso) (?:is )?due)\b/,
        near(
          /\b(?:(?:my )?(?:supervisor|adviser|advisor|guide|promotor|professor))\b/,
          /\b(?:(?:sent|gave|handed) (?:\w+ )?(?:chapter|it|my \w+|the draft) (?:\w+ )?back|chapter (?:\d|one|two|three|four|five|six)|full draft|first draft|(?:different|new) method\w*|my (?:research|methodology|lit(?:erature)? review|proposal|data chapter)|red than black|what'?s (?:my|your) contribution|rewrite (?:the|my) (?:whole|chapter|intro\w*|methodology))\b/,
          130,
        ),
        near(
          /\b(?:\d{4,}|\d+,\d{3}|\d+k (?=words))\b/,
          /\b(?:words[^\n]{0,60}(?:title|bibliography|references|intro\w*|conclusion|literature|chapter))\b/,
          20,
        ),
        near(
          /\b(?:doctorate|doctoral|phd|(?:lit(?:erature)?) review|footnotes|my (?:methodology|bibliography|chapter)|writ(?:ing|e|ten) up)\b/,
          /\b(?:nobody will (?:ever )?read|(?:since|for|after) (?:\d|two|three|four|five|six|seven|eight|nine|ten) years|deleted|library|just footnotes|funding|stipend|tutoring|stuck|(?:my )?(?:supervisor|adviser|advisor|committee|examiners)|good idea|at zero|hate it|can'?t (?:finish|write|start|face)|submit\w*|typing at night)\b/,
          110,
        ),
        near(
          /\b(?:published|scooped)\b/,
          /\b(?:my (?:whole |exact |entire |main )?(?:argument|idea|thesis|finding|findings|topic|result|results)[^\n]{0,60}(?:submit|viva|defen[cd])\w*)\b/,
          60,
        ),
        near(
          /\b(?:word crashed|laptop crashed|didn'?t save|file (?:is )?corrupt\w*)\b/,
          /\b(?:(?:conclusion|introduction|chapter|references|literature)[^\n]{0,80}(?:hand ?in|due|submit|tomorrow))\b/,
          60,
        ),
        /\b(?:(?:open|opened) the (?:document|file|doc)[^\n]{0,60}(?:close|closed|shut) (?:it|the)[^\n]{0,80}(?:draft|chapter|supervisor|guide|thesis))\b/,
        near(
          /\b(?:(?:defended|submitted|handed in) (?:already|theirs)|has (?:already )?defended)\b/,
          /\b(?:in (?:the|my) (?:lab|cohort|office|group))\b/,
          60,
        ),
      ),
      /\b(?:(?:my|the|this|a|final year|masters?|phd|write|writing|finish\w*|submit\w*) (?:\w+ )?(?:thesis|dissertation|disso|diss)|viva|my phd|my supervisor'?s? (?:comments|feedback|notes)|research paper|my capstone)\b/,
      /\b(?:write|writ\w+|chapter|pages?|supervisor|due|deadline|words?|submit\w*|submission|hand(?:ed|ing)? (?:it )?in|start|stuck|open|finish\w*|defen[cds]e?\w*|years?|draft|behind|professors?|feedback|data|extension|viva|can'?t|tomorrow|tonight|pass)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|wife|husband|girlfriend|boyfriend|housemate|roommate|flatmate|friend)(?:'s)? (?:\w+ )?(?:thesis|dissertation|phd|viva)|stolen|viva|defen[cds]e?\w*|laptop died|copy of|like when you carry|handed in|submitted it (?:today|yesterday)|handed it in)\b/,
    hear: [
      "It's a long, lonely piece of work, and no wonder it hangs over you.",
      "Even when you're away from the desk the thesis comes along, to the shower and to the supermarket.",
      "You open the document, and before you've typed a word you've seen everything that's wrong with it.",
      'Nobody else can write a sentence of it for you, and hardly anybody quite knows what it says.',
      'Other work lets you go at some point, and a piece of writing can make you feel guilty at any hour.',
    ],
    ask: [
      'Which chapter or part are you in the middle of?',
      'What drew you to the subject, at the start?',
      "What's the last sentence you wrote in it?",
      'Which part of the writing do you secretly like?',
      'Who has read any of it so far?',
      "What will you do the day it's handed in?",
      'What time of day does the writing go best?',
      "What's open on your desk just now?",
    ],
    advice: [
      "I'd open the smallest piece of it tomorrow morning, one paragraph, with the phone in another room, and stop after an hour even if it goes well. If you don't know which paragraph, ask whoever supervises it tonight, in two lines.",
      "I'd aim for finished and not for good. Write a bad version of the part you're avoiding before anything else, and mend it later. If the date truly can't be met, I'd ask for an extension now, while there's still time to give you one.",
    ],
    reason: [
      'A thesis goes on so long, with so little said to you about it, that almost anybody starts to take the state of the pages for the state of themselves.',
      "You're alone with it for such a time, there's always more you could read, and nobody tells you when it's enough. A thesis does that to very capable people.",
    ],
  },
  {
    id: 'bad-mock',
    signs: orOutright(
      /\b(?:rank (?:has )?(?:dropped|went down|fell|slipped|gone down|is going down)|(?:scored?|got) \d+ in (?:the |my )?(?:\w+ )?mock)\b/,
      near(
        /\b(?:mocks?|mock (?:exams?|tests?|results?|papers?)|prelims?|pre ?boards?|practice (?:test|exam|paper|sat)s?|test series|part tests?|aits|coaching|kota|kcse mock|mock (?:jamb|waec|utme)|past papers?)\b/,
        /\b(?:rank(?:ed|s)?|percentile|\d+ ?%|\d+ percent|fail(?:ed|ing)|flunked|cooked|bombed|(?:bad|worst|terrible|awful|shit|low) (?:marks?|grades?|scores?|results?|mocks?)|results?|scores?|marks|got (?:an? )?(?:[c-fu]|h[4-8]|[1-5])\b(?! (?:bit|lot|month|week|day|new))|(?:came|come|got them) (?:back|out)|(?:\d|two|three|all) [d-fu]'?s\b|messed (?:it |them )?up|went (?:so |really )?(?:bad\w*|terrible|terribly|awful))\b/,
        110,
      ),
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter)(?:'s)? (?:\w+ ){0,2}(?:mocks?|rank|prelims|result)|mock(?:s|ed|ing) (?:me|my|him|her|us|them|of)|mock (?:interview|up|trial|wedding)|(?:life|grief|executive) coaching|coaching (?:the|my|under|football|kids)|i (?:coach|teach)|i'm a (?:coach|teacher)|passed (?:my|the|all)|did (?:really |so )?well|i got (?:an a\b|a b\b|\d a'?s)|got all (?:a'?s|as)\b|straight a'?s|driving|upsc|qualif\w*|attempt|(?:real|actual) (?:exam|one|thing)|(?:leaving cert|a ?level|gcse|final) results?|mocks? (?:was|were|went) (?:fine|ok|good|great|well))\b/,
    hear: [
      'Getting a mark like that is a shock, after the work you did.',
      "They say a mock doesn't count, and then it gets read out and written down and talked about at home.",
      'The marks you lost on things you know hurt more than the ones on things you never learned.',
      'Everybody starts counting the weeks that are left, and one bad mock makes them sound so few.',
      'You can put in more hours than you ever did and watch the mark go the other way.',
    ],
    ask: [
      'Which question from that paper still annoys you?',
      'What happens in you when the paper is in front of you?',
      'Which subject feels like yours, whatever the mark?',
      'Who looks at these marks besides you?',
      'How do the others talk about their marks?',
      'What is it all meant to lead to, in your own mind?',
      'Who could you show the paper to without being told off?',
      'What would you call a fair mark for you, just now?',
    ],
    advice: [
      "I'd go through the paper tomorrow with a pen and sort every lost mark into three heaps, didn't know it, misread it, ran out of time. If most are in the last two, practise under the clock. If they're in the first, start with one topic.",
      "I'd leave the rank alone, since it hangs on other people, and take one topic from that paper each day this week. If the nerves ate it, sit an old paper alone in silence before the next mock. If you're just worn out, take tomorrow evening off.",
    ],
    reason: [
      'A mock is meant as a rehearsal, and then the marks get read out and compared as if it were the night itself. Hardly anybody can take it for practice after that.',
      "You get one number, and everybody who's counting on you seems to be standing behind it. With that on it a mock stops being just a practice paper.",
    ],
  },
  {
    id: 'failed-exam',
    over: /\bi(?:'ve| have)? (?:actually |finally |just |somehow )?passed\b(?! (?:\w+ )?(?:him|her|them|by|out|on|away|over)\b)/,
    signs: orOutright(
      either(
        /\b(?:(?:got|with) (?:\d|two|three|all|straight) [ufe]'?s\b[^\n]{0,30}(?:a ?levels?|gcses?|exams?|results?|maths)|(?:cpa|acca|cfa|nclex|mcat|lsat|bar) (?:exam |result )?\d+\. (?:you )?need\w* \d+|failed (?:\w+ ){1,3}and (?:now )?i? ?(?:have to|must|need to) repeat|failed (?:my |the )?theory|(?:repeat|resit) exams?[^\n]{0,30}(?:failed|august|september)|failed (?:\d|one|two|three|four|five) (?:modules?|subjects?|papers?|courses?|exams?)|(?:ca|cpa|cfa|cma|acca|gate|ssc|upsc|neet|jee) (?:inter |final |foundation |level \d )?results?[^\n]{0,30}(?:fail\w*|not (?:cleared|qualified))|(?:didn'?t|did not|not|couldn'?t|could not) (?:able to )?(?:clear|crack|qualify|cleared|qualified)[^\n]{0,30}(?:neet|jee|upsc|ssc|gate|inter|exam|prelims|cut ?off)|(?:bar|board|nclex|exam|licensure) results?[^\n]{0,50}(?:not on the list|name (?:wasn'?t|isn'?t|is not|not))|didn'?t get the points|missed (?:the )?cut ?off|(?:failed|flunked|bombed) (?:my |the )?(?:orgo|ochem|o ?chem|pharmacology|pharm|econ|economics|mechanics|thermo\w*|statics|circuits|physiology|theory test|first year|second year|year \d|semester \d|paper \d)|needed [abc*]{3}\b[^\n]{0,20}got [a-u*]{3}|\d+ (?:points|marks) (?:short|off)|didn'?t get into (?:year \d|second year|third year))\b/,
        /\b(?:pass (?:mark )?(?:is|was|=) ?\d\d\b|\d\d[^\n]{0,20}needed \d\d|one (?:mark|percent|question) (?:off|short)|two (?:marks|percent) (?:off|short))\b/,
        near(
          /\b(?:posting their (?:envelopes|results|grades|marks)|results? envelopes?|open(?:ed|ing) (?:the|my) (?:results|envelope))\b/,
          /\b(?:school|toilets?|mine|crying|cried|didn'?t|don'?t|not|everyone'?s|blazer)\b/,
        ),
        near(
          /\b(?:(?:sat|took|sitting) (?:the|my) (?:\w+ ){0,2}(?:paper|papers|exams?|finals|board)|nursing board|board (?:rating|exam|results?)|bar exam|(?:accountancy|anatomy|physiology|pharmacology|law|maths?|statistics|chemistry|physics) (?:paper|exam|module))\b/,
          /\b(?:not this time|i am not (?:there|on it|in it)|i'?m not (?:there|on the list)|had the letter|not (?:been )?passed|didn'?t make it|did not (?:make|clear) it)\b/,
          110,
        ),
        /\b(?:(?:anatomy|physiology|module|chemistry|maths?|statistics|physics|law|pharmacology|exam|subject|paper) (?:was )?not passed|(?:third|3rd|last|final) (?:try|attempt) is the last|(?:it'?s|was|is) my last (?:allowed )?attempt at (?:the|my) (?:exam|module|paper))\b/,
        /\b(?:(?:jamb|waec|neco|utme|lsat|neet|jee|nclex|ielts|toefl|gre|gmat|mcat|sat|exam) (?:score|result|marks?)[^\n]{0,30}(?:no reach|not reach|not enough|didn'?t reach|too low|so low|very low|is low|poor|so bad))\b/,
        /\b(?:(?:bombed|tanked|flopped|ballsed up|botched) (?:my|the) (?:\w+ )?(?:lsat|gre|gmat|mcat|exams?|finals?|midterms?|paper|orals?|ielts|bar|boards?|nclex|gcses?|a ?levels?))\b/,
        near(
          /\b(?:resits?|retakes?|supplementar(?:y|ies)|supp exams?|repeats)\b/,
          /\b(?:summer(?:'s|s| is)? (?:gone|ruined|over)|there goes (?:my|the) summer|my (?:whole )?summer)\b/,
          60,
        ),
        near(
          /\b(?:(?:only|just) an exam|only (?:a )?grades?)\b/,
          /\b(?:went quiet|he'?d told|she'?d told|disappoint\w*|results?|failed|his face|her face)\b/,
        ),
        near(
          /\b(?:walking out of the (?:hall|exam|room)|came out of the (?:exam|hall)|turned (?:over )?the paper(?: over)?|turned over the paper)\b/,
          /\b(?:knew (?:it|i'?d failed|i had failed|then)|nothing (?:on it )?i(?:'?d)? (?:had )?(?:revised|studied|learned|learnt|knew))\b/,
          110,
        ),
        near(
          /\b(?:leaving cert|cao|ucas|clearing|points|a ?levels?|results day)\b/,
          /\b(?:\d+ (?:points )?short|points (?:were|are) [^\n]{0,12}short|says no offer|no offer|lost my (?:place|offer)|didn'?t get (?:the|my) (?:place|points|grades|course)|missed (?:it|my (?:grade|offer|place)) by)\b/,
          80,
        ),
      ),
      near(
        /\b(?:exams?|resit\w*|retakes?|module|course ?work|finals?|gcses?|a ?levels?|leaving cert|jamb|waec|neco|utme|neet|jee|upsc|upcat|mdcat|mcat|lsat|the bar|board exam|boards|semester|maths?|math|physics|chem(?:istry)?|biology|stats|statistics|anatomy|organic|calculus|algebra|accounting|essay|midterm|quiz|geography|french|spanish|german|latin|nclex|plab|acca|cpa|ielts|toefl|usmle|my results|english test)\b/,
        /\b(?:(?:i|i've|i have|just|got|we) (?:\w+ )?fail(?:ed|ing)|(?:^|\n)(?:so i |i )?(?:failed|flunked)|failed (?:my|the|everything|it|by|again|all|two|three)|flunked|didn'?t pass|carry ?over|back ?log|bad (?:mark|grade)s?|(?:got|gave me|came back|get|was|getting) (?:an? |only )?(?:h[5-8]\b|[defu]\b(?! ?(?:bit|t|m|r|x|ull))|[3-6] in\b|[0-5]?\d ?%|[0-5]?\d percent|[0-4]\d\b)|(?:have|got|going|need) to (?:resit|retake|repeat)|scores? came|result(?:s)? (?:came|is out|are out|out)|didn'?t get (?:my|the|enough|any) (?:points|grades?|marks?))/,
      ),
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter|wife|husband)(?:'s)? (?:\w+ )?(?:failed|flunked|is failing|didn'?t pass)|(?<!not )driving|(?:my|the) (?:\w+ )?mocks?(?! (?:was|were|went))|pre ?boards|forklift|licen[cs]e|failed (?:me|him|her|us|them|marriage|as a)|feel like i'?m going to|if i fail|miss \d i fail|(?:thought|think|scared|afraid) (?:that )?i(?:'d|'ll|'ve)? (?:\w+ )?fail\w*|results? come out|going to fail|gonna fail|will fail|might fail|just glad|i'm a teacher|i teach|i (?:just )?passed|got (?:an? )?(?:a\*?|b|b\+|distinction|first)(?: in|!)|didn'?t fail|cheated|not driving)\b/,
    hear: [
      "That's a real blow, and telling people makes it worse.",
      'The mark comes up on a screen in a second, and after that you have to carry it to everybody who asks.',
      "Somebody always says you can just do it again, as if again weren't the whole exam.",
      'You go back into the exam in your head, and in there you answer the question properly.',
      "It's not easy to open the same notes when you know how it went with them the last time.",
    ],
    ask: [
      "Who's the hardest person to say the mark to?",
      'Which part of the paper do you keep going back to?',
      'What was this exam meant to open for you?',
      'Who would take it calmly, if you told them the mark?',
      'What would passing have changed first?',
      "What doesn't the mark show about you?",
      'Which subject do you like for its own sake?',
      "What's the next thing that hangs on this mark?",
    ],
    advice: [
      "I'd leave the big question alone tonight, and tomorrow find out two plain things, where the marks went and what the rules are for a second go. If there's a resit open, I'd put my name down before I made any other plan.",
      "I'd get hold of the paper or the feedback and go through it with somebody who's good at the subject, because alone it's mostly punishment. If it was time or nerves that went, practise that. If it was the subject, I'd ask yourself whether you want it.",
    ],
    reason: [
      "An exam turns a whole year of you into one number that everybody understands at a glance, and it's hard not to read that number as a verdict on yourself.",
      "There's what the mark closes, and there's who has to hear of it, and both of those arrive in the same minute. Hardly anybody takes an exam like that with a shrug.",
    ],
  },
  {
    id: 'exam-ahead',
    signs: orOutright(
      either(
        /\b(?:exam season|(?:one|two|three|\d+) (?:weeks?|days?) (?:to|till|until|before|left for) (?:the |my )?(?:boards?|exams?|finals|neet|jee|jamb|waec|mocks|gcses|a ?levels))\b/,
        /\b(?:can'?t (?:focus on|do|start|concentrate on|face) (?:my |any |the )?(?:revision|revising))\b/,
        near(
          /\b(?:(?:citizenship|life in the uk|naturali[sz]ation|theory|aptitude|entrance|placement|maths?|spelling|civics) test|ielts|toefl|kcse|kcpe|wassce|abitur|baccalaur[eé]at|matura|selectividad|acca|cfa|cpa|gre|gmat|csat|suneung|gaokao|audit paper|(?:my|the) (?:first|last|next|final|\w+ics) (?:paper|exam)|board exams?|the bar exam|speaking part)\b/,
          /\b(?:(?:is )?on (?:the \d+|mon|tues|wednes|thurs|fri|satur|sun)\w*|start(?:s)? (?:on|in|tomorrow|monday|next)|next week|tomorrow|in the morning|in (?:six|five|four|three|two|\d+) (?:hours|days|weeks)|i need (?:a |an |at least )?\d|i have to get|but i forget)\b/,
          80,
        ),
        near(
          /\b(?:(?:topics?|chapters?|units?|modules|syllabus))\b/,
          /\b(?:(?:haven'?t|havent|have not|not) even (?:opened|started|touched|looked|revised)[^\n]{0,90}(?:hours|tomorrow|morning|exam|test|days|monday|friday))\b/,
          40,
        ),
        near(
          /\b(?:flash ?cards|revision cards|revising|revision (?:notes|timetable|guide)|past papers?)\b/,
          /\b(?:in bed|start the whole|start again|all night|tomorrow|nothing (?:is |s )?(?:going|sticking)|won'?t stick|my (?:brain|head) (?:is|won'?t|wont)|exam|again and again|can'?t (?:stop|focus|remember))\b/,
          80,
        ),
        near(/\b(?:(?:exam |the )hall)\b/, /\b(?:(?:little|rows of|all those) (?:little )?desks)\b/, 70),
        near(
          /\b(?:mind (?:goes|went|go|going|will go) blank|go(?:ing)? blank)\b/,
          /\b(?:(?:the|my) paper|exam|test|pencil case|revis\w*|in year \d+)\b/,
          100,
        ),
        near(/\b(?:mock (?:was|went)|mocks (?:were|went))\b/, /\b(?:tomorrow|real (?:one|thing)|next week)\b/, 60),
        near(
          /\b(?:exams?|finals|boards)\b/,
          /\b(?:taken (?:away )?(?:the|my) (?:tv|remote|phone|console|playstation|xbox))\b/,
          80,
        ),
      ),
      near(
        /\b(?:exams?|mocks|mock orals?|finals|midterms?|gcses?|gcse \w+|a ?levels?|leaving cert|end ?sems?|semester exams?|my boards|board exams?|jamb|waec|utme|neet|jee|upsc|upcat|mdcat|mcat|lsat|(?:nursing|my) boards|orals|oral exam|resit|mock test|(?:maths?|physics|chemistry|biology|history|french|english|science|spelling) (?:test|exam|paper))\b/,
        /\b(?:tomorrow|tmrw|tmw|tmr|tomo|(?:on |is |this |'s |start |starts )?(?:monday|tuesday|wednesday|thursday|friday)|next week|next month|in (?:\d+|two|three|four|five|six|nine|ten|a few|a couple of) (?:hours?|hrs?|days?|weeks?|months?)|in the morning|coming up|days left|weeks left|scared|stressed|stressing|nervous|panick\w*|anxious|can'?t (?:focus|concentrate|remember|sleep|study|revise|start|make myself)|going to fail|gonna fail|will fail|if i fail|not ready|nothing(?:'s| is)? going in|pressure|rank|percentile|preparing|studying for|retain|know nothing|point of (?:studying|revising)|before (?:my|the) exam i|finals week|throw up|feel sick)\b/,
      ),
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter|wife|husband|girlfriend|boyfriend)(?:'s|s)? (?:\w+ ){0,2}(?:exams?|finals|mocks|gcses?|a ?levels?|revising|studying)|(?:her|his|their) (?:\w+ )?(?:exams?|finals|mocks|gcses?|revision|leaving cert)|eye exam|(?:medical|physical|pelvic|breast) exam|i passed|passed (?:my|the|all)|failed (?:my|the|it|again|by)|exams? (?:are|is) over|then (?:exams are|it'?s) over|(?:bought|test|exam|paper) back|got \d+ ?%|teacher|i teach|marking|band wants|from bed|man up|results? (?:is|are|came|come|has)|first choice|didn'?t get in|new group ?chat|i don'?t want to hurt|and results|rank (?:dropped|fell|went down))\b|\bjust (?:took|had|did|finished|wrote|sat|completed)\b|\btook (?:my|the) (?:last|final)\b|\bdone with (?:my )?(?:exams?|finals)\b/,
    hear: [
      "Of course you're nervous, with so much seeming to hang on it.",
      'With an exam coming every break feels stolen, and every hour at the desk feels like it started too late.',
      "They tell you to just do your best, and with an exam it's your best that you're scared about.",
      "It's hardly the paper alone, it's everybody who'll be waiting to hear how the exam went.",
      'At night you sit the exam a dozen times over, and not once does it go well.',
    ],
    ask: [
      'Which topic do you keep walking round?',
      'Which part of it could you do half asleep?',
      'What do you see, when you picture the exam going wrong?',
      "Who's waiting to hear how you do in it?",
      "What's on the desk in front of you?",
      'What will you do in the first hour after the exam?',
      'What would you like a good mark to get you?',
      'Who else is revising for the same thing?',
    ],
    advice: [
      "I'd stop trying to cover it all. Pick the two topics that come up most, do one old question on each with the notes shut, and then go to bed: the night before, sleep brings more than a third topic.",
      "I'd do twenty minutes by the clock on the topic you like least, and then stop and eat something. If you can't start even that, write down what you know of it from memory and look up only what's missing.",
    ],
    reason: [
      "An exam wants you at your best in one room at one hour, with people waiting to hear. It'd be odd if your head and stomach took no notice of that.",
      "Nobody's head can hold a whole subject at once, and before an exam you see only the parts that aren't in it. From inside that looks like knowing nothing.",
    ],
  },
  {
    id: 'first-weeks-at-university',
    signs: orOutright(
      either(
        /\b(?:been at (?:uni|university|college) (?:a|one|two|three|\d) (?:days?|weeks?|months?|fortnight)[^\n]{0,40}(?:cr(?:y|ied)|alone|lonely|no ?one|nobody|friends?)|roommate[^\n]{0,30} (?:already has|has already)[^\n]{0,30}friends?)\b/,
        /\b(?:i (?:really |fucking )?hate (?:it in )?(?:my )?halls|moved in(?:to)? my dorm)\b/,
        near(
          /\b(?:(?:mum and dad|mom and dad|my parents|my dad|my mum|my mom|they) (?:just )?(?:drove off|drove away|dropped me off|left me (?:here|at)|waved))\b/,
          /\b(?:been here|halls|uni|university|campus|dorm|college|my room|my flat|saucepan)\b/,
          110,
        ),
        near(
          /\b(?:welcome week|orientation(?: week)?|first (?:lecture|seminar|lab)|one lecture|mature student|in first year|lecture (?:theatre|hall)|in my seminar|(?:empty |my )dorm(?: room| wall)?|first (?:month|week|weeks|term|semester) at (?:iit|nit|the hostel|my \w+ college)|i (?:just )?started (?:at )?(?:uni|university|college)|freshers'? (?:week|flu|fair)|a fresher)\b/,
          /\b(?:alone|nobody|no ?one|lost|cry|crying|cried|only (?:one |person )?who|just me|by myself|on my own|they are all|everyone else|everybody|says? (?:hi|hiya|hello)|mess food|don'?t know (?:anyone|anybody)|haven'?t (?:met|made|spoken)|miss (?:home|my)|homesick|first month|love it here)\b/,
          100,
        ),
        near(
          /\b(?:home every (?:friday|weekend|fri))\b/,
          /\b(?:everyone else stays|washing|campus|uni|halls|hostel|dorm|flat ?mates)\b/,
          110,
        ),
        near(
          /\b(?:at (?:school|home|my old school) i was (?:always )?(?:the )?(?:clever|smart|best|top|bright)\w*)\b/,
          /\b(?:here (?:everyone|everybody|i'?m|im)|seminar|lecture|uni|everyone here)\b/,
          80,
        ),
        near(
          /\b(?:key ?card|locked myself out)\b/,
          /\b(?:moved in (?:on|last|two|three|a week)|halls|corridor)\b/,
          110,
        ),
        /\b(?:(?:hate|hating|don'?t like|not enjoying|regret) (?:uni|university|college) (?:so far|already)|told (?:them|everyone|my parents|mum) (?:at home )?(?:that )?i love (?:it here|uni))\b/,
      ),
      /\b(?:freshers?|in halls|halls of residence|my halls|first (?:day|night|week|term|semester|year|month) (?:at|of|in) (?:the )?(?:uni|university|college|halls|hostel|dorms?|campus|my (?:course|degree))|(?:started|just started|starting) (?:uni|university|college)|new (?:at|to) (?:uni|university|college)|first year (?:at|of|here)|i'?m (?:in|a) first year|(?:moved|got|came) (?:in)?to (?:halls|uni|campus|dorms?|the hostel|my dorm)|my dorm|dorm room|move ?in day|i hate uni|uni is (?:so )?lonely|week (?:one|two|three|1|2|3) (?:of|at) (?:uni|college)|uni (?:so far|is not|isn'?t)|i'?m a freshman|freshman at|freshman year|weeks? (?:into|in at) (?:uni|college|university))\b/,
      /\b(?:nobody|no ?one|friends?|alone|lonely|everyone|everybody|homesick|home|miss|cry\w*|cried|group|groups|hear them|laughing|eat\w*|flat ?mates?|roommate|society|societies|freshers|hate|fit in|don'?t know|by myself|on my own|party|parties|kitchen)\b/,
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|boy|girl|brother|sister|grandson|granddaughter)|(?:he|she) (?:started|went)|resitting|years ago|first year (?:teaching|of (?:marriage|our)))\b/,
    hear: [
      'The first weeks in a new place where everybody else seems settled can be very lonely.',
      'People seem to have made their group in the first three days, while you were still looking for the laundry.',
      "You tell them at home that it's going fine at uni, because anything else would be a very long call.",
      'At home people knew who you were, and at uni you begin as a name on a door.',
      "Half of the first term is people acting as though they're having a great time, and they're good at it.",
    ],
    ask: [
      'Who there have you liked, even a little?',
      "What's your room like, when you shut the door?",
      'What do you miss from home at odd moments?',
      'What do you tell them at home about uni?',
      'Which part of the day there is the easiest?',
      'What did you think uni would be like?',
      'Who do you end up sitting near in lectures?',
      'What can you hear from your room of an evening?',
    ],
    advice: [
      "I'd decide nothing before the end of term. Till then I'd go to the same thing twice, the same society or the same seat in a lecture, because it's the second time that people start talking. If it's no better by then, look at changing rooms.",
      "Tomorrow I'd sit down beside one person and ask them something dull about the course. If the people you were put with are hopeless, leave them to it and look elsewhere at uni. If you only want to go home, wait till one ordinary weekend is over.",
    ],
    reason: [
      "Everybody you know is somewhere else all at once, and at uni you're supposed to find new people, do the work and enjoy it. A few weeks is nothing for that.",
      'At home you were known without doing a thing for it, and at uni you have to be new with every single person. That wears anybody out.',
    ],
  },
];
