import type { Matter } from './matter.ts';

/** The one and the other in one message and not far apart: two plain words that mean little on their own. */
const near = (one: RegExp, other: RegExp, reach = 90): RegExp =>
  new RegExp(
    `(?:${one.source})[^\\n]{0,${reach}}(?:${other.source})|(?:${other.source})[^\\n]{0,${reach}}(?:${one.source})`,
  );

/** Whichever of these is heard. */
const anyOf = (...patterns: readonly RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

/** What is plain enough to be heard without the other signs. */
const orAtOnce = (plainly: RegExp, signs: readonly RegExp[]): readonly RegExp[] =>
  signs.map((sign) => new RegExp(`${sign.source}|${plainly.source}`));

/** Friends, being alone, school and study, and the people next door. */
export const ofFriends: readonly Matter[] = [
  {
    id: 'pushed-out-of-the-club',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:ramblers|choir|walking group|book club|bowls club|bridge four)[^\n]{0,50}(?:going|meeting|playing|started|carr\w+ on) (?:\w+ )?without (?:telling |asking )?me|(?:sung|sing|singing) (?:alto|soprano|tenor|bass)[^\n]{0,60}(?:my voice|step down|too old)|got a new (?:keeper|striker|drummer|singer|bassist)[^\n]{0,40}(?:no ?one|nobody|didn'?t)|(?:organist|choirmaster|treasurer|churchwarden|secretary)[^\n]{0,120}\d+ years[^\n]{0,160}(?:trial(?:l?ing|l?ed)|replac\w+|new (?:man|person|woman))|(?:book|walking|running|knitting|quiz|darts|bowls|bridge|tennis|golf|craft) (?:group|club|team|lot|partner)[^\n]{0,60}(?:voted (?:in|me)|moved to a (?:night|day|time)|found (?:somebody|someone) (?:better|else|younger)|know i can'?t (?:do|make|come))|moved me (?:to|into) the (?:back row|second team|reserves?|b team)|wants? younger (?:voices|singers|players|blood)|(?:gave|given) my solo (?:to|away)|no longer calls? me for (?:rehearsals?|practice)|another fourth for (?:bridge|whist)|dropped from the (?:first team|side|squad|choir|band)|(?:asked|told|want(?:ed|s)?) me to (?:give up|step down from|stand down from) (?:the|my|as) [^\n]{0,30}(?:club|choir|society|guild))\b/,
        near(
          /\b(?:the (?:choir|ramblers|bowls|orchestra|guild|lifeboat|allotment|bell ?ringers)|choir|ramblers|am ?dram|amateur dramatics|drama (?:group|club|society)|(?:my|our|the) (?:brass )?band|orchestra|(?:my|our|the) (?:cricket|football|rugby|hockey|netball|darts|quiz|pub|bowls|bowling|rowing|tennis|golf) (?:side|team|club|squad|crew|lot)|five a ?side|masters squad|lifeboat crew|(?:the|our|my) (?:running|walking|cycling|knitting|sewing|quilting|book|craft|writing|photography|gardening) (?:club|group|lot|circle)|run club|women'?s (?:fellowship|institute|guild)|the wi|the ushers|(?:our|my|the) bridge (?:four|club|table)|the (?:\w+ )?committee|for that club|the allotment society|conductor|choirmaster)\b/,
          /\b(?:re-?audition\w*|(?:want|wants|wanted|need|needs) (?:in )?younger|(?:over[- ]?)(?:sixties|seventies|eighties)|(?:not|isn'?t|aren'?t|wasn'?t) (?:on|in) it|instead of (?:playing|singing|running|bowling|acting)|help with the teas|do the teas|(?:not|no longer) (?:the )?(?:secretary|treasurer|chair\w*|captain|president|skipper)|no more (?:boat|solos?|games?|matches)|the (?:short|easy|slow) walk|non[- ]?speaking|(?:removed|took|crossed|struck) me (?:from|off)|(?:down|put me) as (?:the )?(?:scorer|reserve|sub|linesman)|can'?t (?:do|manage) (?:the )?stairs|(?:got|found|has|have) a new (?:drummer|singer|bassist|keeper|soprano|alto|tenor|captain|fourth|pianist|organist)|(?:gave|given) (?:my|the) (?:sash|part|solo|place|role|spot|seat) (?:to|away)|replaced (?:me|by)|step(?:ping)? aside|eased (?:me )?out|(?:was|been) voted (?:off|out)|committee voted|the slow ones|make way for|three plus|(?:don'?t|didn'?t) pick me|stopped picking me|hung out to dry|moved on without me|(?:got|been) benched|new (?:whatsapp|group|chat)[^\n]{0,30}without|not (?:up to|needed|wanted) any ?more|kicked (?:me )?out|pushed (?:me )?out)\b/,
          140,
        ),
      ),
      [
        /\b(?:choir|altos?|sopranos?|chorus|bowls|bowling (?:club|team|league)|(?:play(?:ed)? )?bridge (?:club|group|four|table|on \w+days)|golf club|(?:walking|running|cycling|rambling|knitting|book|craft|sewing|drama|chess|tennis|cricket|football|rowing|swimming|gardening|reading|quilting|folk|line dancing|dance|photography|over 60s|over 50s|church|prayer|women'?s|men'?s) (?:group|club|circle|team|guild|class|lot)|ramblers|allotment (?:society|committee)|brass band|orchestra|quilters|the committee|guild|my club|our club|the club|the (?:walking|running|book) lot|peloton|quiz team|(?:sunday|club|saturday) (?:ride|run)|five ?a ?side)\b/,
        /\b(?:too (?:slow|old|loud|weak)|slow(?:ing|s|ed)? (?:them|everyone|everybody|us|the others|the group)\b|slower than|can'?t keep up|don'?t keep up|couldn'?t keep up|hold(?:ing)? (?:them|everyone|everybody|the others) (?:back|up)|mouth(?:ed)? (?:the|it|along)|(?:asked|told|want(?:ed|s)?) me to (?:step (?:down|back|aside)|stand (?:down|at the back|aside)|move to|mouth|sit (?:out|at the back)|leave|retire|give up|make (?:way|room))|(?:replaced|dropped|voted|pushed|eased|edged|put|moved|left|squeezed|kicked) me (?:out|off|with|from|to the|down|aside)|(?:been|got|was|were|being) (?:dropped|replaced|pushed out|edged out|voted (?:off|out)|moved (?:down|to the back)|put (?:at|in) the back|squeezed out)|don'?t want me|without me|given my (?:place|part|seat|spot)|took my (?:place|part|seat|spot)|not wanted|no longer (?:need|want)\w* me)\b/,
      ],
    ),
    unless: /\bmy (?:son|daughter|kid|boy|girl|grandson|granddaughter)\b|\bnight ?club\b|\bdon'?t want me to\b/,
    hear: [
      "Anyone else would call it a club, and to you it's the thing the week is arranged round.",
      'When a group moves somebody aside it does it so nicely that you can hardly be angry with anyone.',
      "You give a club your time gladly, and then you turn out to be something it's got to discuss.",
      'Standing down by yourself would be one thing, and being eased out of a group in a kind voice is another.',
      'You know every face in that club, and suddenly you have to think where to stand among them.',
      "It's more than the thing you all do there, it's a group of people who notice if you don't come.",
      "However they put it to you, you're left wondering how long it had been in the air among them.",
      'To leave the group looks like sulking, and to stay means sitting wherever they put you.',
      "The club's hour comes round each week as it always did, whether or not they want you at it.",
      "You can tell from how the group goes a bit bright when you walk in that you've been talked about.",
    ],
    ask: [
      'What was your place in the group, before this?',
      'Who in the club would say a word for you?',
      'What did you love about it, when it was good?',
      'Who there would you miss, if you stopped going?',
      'How is it for you there now, when you go?',
      'What would you say to the one who runs it?',
      'Which day of the week does it come round?',
      'Who there goes back as far as you do?',
    ],
    advice: [
      "I'd ask whoever runs the club for ten minutes alone, and ask plainly whether there's a place in it that you'd want. If there is, I'd stay. If it's only good manners, I'd look for another group before I left this one.",
      "I'd ring the person in the club you like best tomorrow and say how it was for you. If they'll speak up for you there, give it another month. If they go vague, I'd keep that friend and leave the group.",
    ],
    reason: [
      'You went to that club of your own free will and for the pleasure of it, so being moved aside there hits you where you had no guard up.',
      'Nobody joins a group to be weighed up, and it was your own people doing it. That hurts in quite another way than the same words from a stranger.',
    ],
  },
  {
    id: 'failed-driving-test',
    signs: orAtOnce(
      anyOf(
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
      [
        /\b(?:driving (?:test|again|exam)|road test|driver'?s test|my driving)\b/,
        /\b(?:failed|didn'?t pass|flunked|failing it|minors|majors)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|husband|wife|kid|boy|girl|grandson|granddaughter|nephew|niece)(?:'s)? (?:\w+ )?(?:fail|driv|test)\w*|i passed|(?:he|she) (?:\w+ )?failed|pass(?:ed|ing) my|(?<!\bfail[^\n]{0,40})on (?:mon|tues|wednes|thurs|fri|satur)day|tomorrow|theory|have already booked)\b/,
    hear: [
      "It's one of the few tests where somebody sits right beside you and writes while you do it.",
      'You could drive that road any other day, and on the test your feet belonged to someone else.',
      'Everybody has a story about their own driving test, and you get told every one of them.',
      'Half the street seems to have a licence and hardly any of them drives as the examiner wants.',
      'You go over the roads of that test at night and this time you see it coming.',
      "A driving test isn't only the driving, it's all the lifts you'd have stopped asking for.",
      'Having to book the test and wait and pay again is a second punishment on top of the first.',
      "You come back on the passenger side, and there's something about that seat after a driving test.",
      'People ask about the test at once, because they knew the date, and then you have to say it.',
      'One mistake on the road and the examiner has seen all they came for, never mind the rest.',
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
    signs: orAtOnce(
      anyOf(
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
      [
        /\b(?:(?:my|the|this|a|final year|masters?|phd|write|writing|finish\w*|submit\w*) (?:\w+ )?(?:thesis|dissertation|disso|diss)|viva|my phd|my supervisor'?s? (?:comments|feedback|notes)|research paper|my capstone)\b/,
        /\b(?:write|writ\w+|chapter|pages?|supervisor|due|deadline|words?|submit\w*|submission|hand(?:ed|ing)? (?:it )?in|start|stuck|open|finish\w*|defen[cds]e?\w*|years?|draft|behind|professors?|feedback|data|extension|viva|can'?t|tomorrow|tonight|pass)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|wife|husband|girlfriend|boyfriend|housemate|roommate|flatmate|friend)(?:'s)? (?:\w+ )?(?:thesis|dissertation|phd|viva)|stolen|viva|defen[cds]e?\w*|laptop died|copy of|like when you carry|handed in|submitted it (?:today|yesterday)|handed it in)\b/,
    hear: [
      "Even when you're away from the desk the thesis comes along, to the shower and to the supermarket.",
      "You open the document, and before you've typed a word you've seen everything that's wrong with it.",
      "People ask how the writing's going, and there isn't an answer that's both short and true.",
      'Nobody else can write a sentence of it for you, and hardly anybody quite knows what it says.',
      'You can write all day long and have fewer pages in the evening than you had at breakfast.',
      'Other work lets you go at some point, and a piece of writing can make you feel guilty at any hour.',
      "You must have been curious about it once, and there are pages where that's very hard to remember.",
      'One remark in the margin of a draft can take up more room than all the pages round it.',
      "There's a version of it in your head that's good, and the one on the page keeps coming out beside it.",
      'Cleaning the kitchen is never so tempting as when a chapter is waiting to be written.',
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
    signs: orAtOnce(
      /\b(?:rank (?:has )?(?:dropped|went down|fell|slipped|gone down|is going down)|(?:scored?|got) \d+ in (?:the |my )?(?:\w+ )?mock)\b/,
      [
        near(
          /\b(?:mocks?|mock (?:exams?|tests?|results?|papers?)|prelims?|pre ?boards?|practice (?:test|exam|paper|sat)s?|test series|part tests?|aits|coaching|kota|kcse mock|mock (?:jamb|waec|utme)|past papers?)\b/,
          /\b(?:rank(?:ed|s)?|percentile|\d+ ?%|\d+ percent|fail(?:ed|ing)|flunked|cooked|bombed|(?:bad|worst|terrible|awful|shit|low) (?:marks?|grades?|scores?|results?|mocks?)|results?|scores?|marks|got (?:an? )?(?:[c-fu]|h[4-8]|[1-5])\b(?! (?:bit|lot|month|week|day|new))|(?:came|come|got them) (?:back|out)|(?:\d|two|three|all) [d-fu]'?s\b|messed (?:it |them )?up|went (?:so |really )?(?:bad\w*|terrible|terribly|awful))\b/,
          110,
        ),
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter)(?:'s)? (?:\w+ ){0,2}(?:mocks?|rank|prelims|result)|mock(?:s|ed|ing) (?:me|my|him|her|us|them|of)|mock (?:interview|up|trial|wedding)|(?:life|grief|executive) coaching|coaching (?:the|my|under|football|kids)|i (?:coach|teach)|i'm a (?:coach|teacher)|passed (?:my|the|all)|did (?:really |so )?well|i got (?:an a\b|a b\b|\d a'?s)|got all (?:a'?s|as)\b|straight a'?s|driving|upsc|qualif\w*|attempt|(?:real|actual) (?:exam|one|thing)|(?:leaving cert|a ?level|gcse|final) results?|mocks? (?:was|were|went) (?:fine|ok|good|great|well))\b/,
    hear: [
      "They say a mock doesn't count, and then it gets read out and written down and talked about at home.",
      'A mock puts you on a list between two names, and after that you see that list with your eyes shut.',
      'The marks you lost on things you know hurt more than the ones on things you never learned.',
      'You had that paper in front of you once, and now you sit it all night, with better answers.',
      'The others say oh I did terribly too, and then it comes out what terribly means for them.',
      'After a paper like that, the same desk and the same books look at you in quite another way.',
      'Everybody starts counting the weeks that are left, and one bad mock makes them sound so few.',
      'You can put in more hours than you ever did and watch the mark go the other way.',
      "With a mock it's the number they ask for, and nobody ever asks what you got right.",
      'One paper goes badly and at once the whole plan is on the table, for you and for half the family.',
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
      'A mock is meant as a rehearsal, and then the marks get read out and compared as if it were the night itself. Hardly anybody can treat it as practice after that.',
      "You get one number, and everybody who's counting on you seems to be standing behind it. With that on it a mock stops being just a practice paper.",
    ],
  },
  {
    id: 'failed-exam',
    signs: orAtOnce(
      anyOf(
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
      [
        near(
          /\b(?:exams?|resit\w*|retakes?|module|course ?work|finals?|gcses?|a ?levels?|leaving cert|jamb|waec|neco|utme|neet|jee|upsc|upcat|mdcat|mcat|lsat|the bar|board exam|boards|semester|maths?|math|physics|chem(?:istry)?|biology|stats|statistics|anatomy|organic|calculus|algebra|accounting|essay|midterm|quiz|geography|french|spanish|german|latin|nclex|plab|acca|cpa|ielts|toefl|usmle|my results|english test)\b/,
          /\b(?:(?:i|i've|i have|just|got|we) (?:\w+ )?fail(?:ed|ing)|(?:^|\n)(?:so i |i )?(?:failed|flunked)|failed (?:my|the|everything|it|by|again|all|two|three)|flunked|didn'?t pass|carry ?over|back ?log|bad (?:mark|grade)s?|(?:got|gave me|came back|get|was|getting) (?:an? |only )?(?:h[5-8]\b|[defu]\b(?! ?(?:bit|t|m|r|x|ull))|[3-6] in\b|[0-5]?\d ?%|[0-5]?\d percent|[0-4]\d\b)|(?:have|got|going|need) to (?:resit|retake|repeat)|scores? came|result(?:s)? (?:came|is out|are out|out)|didn'?t get (?:my|the|enough|any) (?:points|grades?|marks?))/,
        ),
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter|wife|husband)(?:'s)? (?:\w+ )?(?:failed|flunked|is failing|didn'?t pass)|(?<!not )driving|(?:my|the) (?:\w+ )?mocks?(?! (?:was|were|went))|pre ?boards|forklift|licen[cs]e|failed (?:me|him|her|us|them|marriage|as a)|feel like i'?m going to|if i fail|miss \d i fail|(?:thought|think|scared|afraid) (?:that )?i(?:'d|'ll|'ve)? (?:\w+ )?fail\w*|results? come out|going to fail|gonna fail|will fail|might fail|just glad|i'm a teacher|i teach|i (?:just )?passed|got (?:an? )?(?:a\*?|b|b\+|distinction|first)(?: in|!)|didn'?t fail|cheated|not driving)\b/,
    hear: [
      "You can know perfectly well it's only a mark and still have it in front of your eyes all day.",
      'A mark gets made in a couple of hours in one room, and then it gets read as if it were all of you.',
      'The mark comes up on a screen in a second, and after that you have to carry it to everybody who asks.',
      "Somebody always says you can just do it again, as if again weren't the whole exam.",
      "Other people's results come to you without your looking for them, in the chat and on their faces.",
      'You go back into the exam in your head, and in there you answer the question properly.',
      "It's not easy to open the same notes when you know how it went with them the last time.",
      "A bad mark sends you back over all the times you sat down to study and all the times you didn't.",
      'Late in the evening, failing an exam and being a failure start to sound like the same thing.',
      'It can be one subject on one day, and all the same it gets into the food and the bus and the shower.',
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
    signs: orAtOnce(
      anyOf(
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
      [
        near(
          /\b(?:exams?|mocks|mock orals?|finals|midterms?|gcses?|gcse \w+|a ?levels?|leaving cert|end ?sems?|semester exams?|my boards|board exams?|jamb|waec|utme|neet|jee|upsc|upcat|mdcat|mcat|lsat|(?:nursing|my) boards|orals|oral exam|resit|mock test|(?:maths?|physics|chemistry|biology|history|french|english|science|spelling) (?:test|exam|paper))\b/,
          /\b(?:tomorrow|tmrw|tmw|tmr|tomo|(?:on |is |this |'s |start |starts )?(?:monday|tuesday|wednesday|thursday|friday)|next week|next month|in (?:\d+|two|three|four|five|six|nine|ten|a few|a couple of) (?:hours?|hrs?|days?|weeks?|months?)|in the morning|coming up|days left|weeks left|scared|stressed|stressing|nervous|panick\w*|anxious|can'?t (?:focus|concentrate|remember|sleep|study|revise|start|make myself)|going to fail|gonna fail|will fail|if i fail|not ready|nothing(?:'s| is)? going in|pressure|rank|percentile|preparing|studying for|retain|know nothing|point of (?:studying|revising)|before (?:my|the) exam i|finals week|throw up|feel sick)\b/,
        ),
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|brother|sister|niece|nephew|students?|pupils?|grandson|granddaughter|wife|husband|girlfriend|boyfriend)(?:'s|s)? (?:\w+ ){0,2}(?:exams?|finals|mocks|gcses?|a ?levels?|revising|studying)|(?:her|his|their) (?:\w+ )?(?:exams?|finals|mocks|gcses?|revision|leaving cert)|eye exam|(?:medical|physical|pelvic|breast) exam|i passed|passed (?:my|the|all)|failed (?:my|the|it|again|by)|exams? (?:are|is) over|then (?:exams are|it'?s) over|(?:bought|test|exam|paper) back|got \d+ ?%|teacher|i teach|marking|band wants|from bed|man up|results? (?:is|are|came|come|has)|first choice|didn'?t get in|new group ?chat|i don'?t want to hurt|and results|rank (?:dropped|fell|went down))\b/,
    hear: [
      'The nearer an exam comes, the more it feels as though everything you knew has left the room.',
      "You can sit over the notes for an hour and then notice you've only been reading the one line.",
      "Before an exam the others say they've done nothing or they've done it all, and neither is any help.",
      'With an exam coming every break feels stolen, and every hour at the desk feels like it started too late.',
      "They tell you to just do your best, and with an exam it's your best that you're scared about.",
      'The whole day gets counted in topics, and there are always more topics left than there is day.',
      "Whoever asks how the revision's going means well, and it arrives like one more exam question.",
      "It's hardly the paper alone, it's everybody who'll be waiting to hear how the exam went.",
      "You work out the mark you'd need over and over, as if the sum might come out kinder.",
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
      "I'd stop trying to cover it all. Pick the two topics that come up most, do one old question on each with the notes shut, and then go to bed. If it's as near as tomorrow, sleep is worth more than a third topic.",
      "I'd do twenty minutes by the clock on the topic you like least, and then stop and eat something. If you can't start even that, write down what you know of it from memory and look up only what's missing.",
    ],
    reason: [
      "An exam wants you at your best in one room at one hour, with people waiting to hear. It'd be odd if your head and stomach took no notice of that.",
      "Nobody's head can hold a whole subject at once, and before an exam you see only the parts that aren't in it. From inside that looks like knowing nothing.",
    ],
  },
  {
    id: 'first-weeks-at-university',
    signs: orAtOnce(
      anyOf(
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
      [
        /\b(?:freshers?|in halls|halls of residence|my halls|first (?:day|night|week|term|semester|year|month) (?:at|of|in) (?:the )?(?:uni|university|college|halls|hostel|dorms?|campus|my (?:course|degree))|(?:started|just started|starting) (?:uni|university|college)|new (?:at|to) (?:uni|university|college)|first year (?:at|of|here)|i'?m (?:in|a) first year|(?:moved|got|came) (?:in)?to (?:halls|uni|campus|dorms?|the hostel|my dorm)|my dorm|dorm room|move ?in day|i hate uni|uni is (?:so )?lonely|week (?:one|two|three|1|2|3) (?:of|at) (?:uni|college)|uni (?:so far|is not|isn'?t)|i'?m a freshman|freshman at|freshman year|weeks? (?:into|in at) (?:uni|college|university))\b/,
        /\b(?:nobody|no ?one|friends?|alone|lonely|everyone|everybody|homesick|home|miss|cry\w*|cried|group|groups|hear them|laughing|eat\w*|flat ?mates?|roommate|society|societies|freshers|hate|fit in|don'?t know|by myself|on my own|party|parties|kitchen)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|boy|girl|brother|sister|grandson|granddaughter)|(?:he|she) (?:started|went)|resitting|years ago|first year (?:teaching|of (?:marriage|our)))\b/,
    hear: [
      'Everybody promises you the best years of your life, and nobody mentions an ordinary Tuesday in the first term.',
      'Through the wall it always sounds as if the others had known each other since they were six.',
      'People seem to have made their group in the first three days, while you were still looking for the laundry.',
      "You tell them at home that it's going fine at uni, because anything else would be a very long call.",
      'At home people knew who you were, and at uni you begin as a name on a door.',
      'You say where you come from and what you study to everyone, and it never gets as far as the next thing.',
      "The shared kitchen can be the hardest room of all, when you listen for who's in there before you go for a cup of tea.",
      "Half of the first term is people acting as though they're having a great time, and they're good at it.",
      "It's awkward to miss home when you were the one who so much wanted to get to uni.",
      'New bed, new people, new work, and on top of all that at uni you are meant to be enjoying it.',
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
  {
    id: 'the-people-you-live-with',
    signs: orAtOnce(
      anyOf(
        /\b(?:my (?:room ?mate|flat ?mate|house ?mate)s? (?:is|are) (?:driving me|so (?:dirty|messy|rude|selfish|noisy)|a nightmare|horrible|disgusting|doing my head|impossible)|(?:room ?mate|flat ?mate|house ?mate)'?s (?:boyfriend|girlfriend|bf|gf)[^\n]{0,20}(?:always|here|every|over|round|stay))\b/,
        near(
          /\b(?:(?:house|flat|room) ?mates?|roomies?|house ?share|flat ?share|shared (?:house|flat|kitchen|bathroom|apartment|room)|house meeting|rent a room|my landlady|(?:three|four|five|six|seven|\d) (?:people|of us|guys|lads|girls|men|students|strangers) (?:\w+ ){0,5}(?:in|on) (?:this|one|the|a) (?:house|flat|toilet|room|bathroom|apartment)|people i share with|the (?:lads|girls|guys) (?:downstairs|upstairs) in the)\b/,
          /\b(?:bin ?bags|the bins|dishes|mugs?|mou?ldy?|clean(?:s|ing|ed)?|heating|the electric|passive[- ]aggressive|dj|music|noise|till (?:\d|midnight|all hours)|couch|sofa|lease|(?:my|the) (?:milk|food|cheese|bread)|counts? (?:the|my) (?:minutes|showers?)|used to be friends|nobody'?s speaking|(?:not|aren'?t) speaking|mess|rota|about me|earphones|headphones|a row|doesn'?t pay|pay a penny|washing up|hate\w*|avoid\w*)\b/,
          120,
        ),
        /\b(?:(?:his|her) (?:girlfriend|boyfriend|gf|bf|fella) (?:basically|practically|pretty much|more or less) lives (?:here|with us|in our)|(?:girlfriend|boyfriend|gf|bf) lives here now)\b/,
        near(
          /\b(?:leaves? (?:me )?(?:little |sticky )*notes)\b/,
          /\b(?:shower|sink|dishes|hairs?|washing up|bathroom door)\b/,
          70,
        ),
        near(/\b(?:mou?ld|mouldy)\b/, /\b(?:(?:in|on) every (?:mug|cup|plate|pan))\b/, 20),
        near(
          /\b(?:in my (?:bed)?room (?:till|until|til))\b/,
          /\b(?:(?:hear )?(?:them|they|he|she|everyone) (?:all )?(?:go|goes|leave|leaves|are|is|has|have) (?:out|gone|asleep|in bed|gone to bed)[^\n]{0,50}(?:kitchen|toast|cook|food|tea|run))\b/,
          40,
        ),
        /\b(?:we all cook at different times|(?:using|eating|eats|ate|uses|used|nicking|nicks) my (?:milk|cheese|pans?|shampoo|butter|bread) (?:again|without asking))\b/,
      ),
      [
        /\b(?:(?:my|our|the|these|two|three|four) (?:\w+ )?(?:flatmates?|roomm?ates?|roomies?|housemates?|room mates?|flat mates?|house mates?|suitemates?)|(?<=^|\n)(?:flatmates?|roommates?|housemates?)|people i live with|(?:girls?|guys?|lads?|boys?) in (?:our|my) flat|i live with (?:\d|two|three|four|five|six) (?:other )?(?:lads|guys|girls|boys|strangers|students|people)|(?:girls?|guys?|lads?|woman|man) i (?:live|share (?:a|the|my) (?:flat|house|place|apartment|room)) with)\b(?! (?:doesn'?t say much|got|thinks?|is sleeping|just (?:put|walked)))/,
        /\b(?:noise|noisy|loud|louder|pans? (?:everywhere|in|is|are)|dishes|washing up|cleaning|cleans?|doesn'?t clean|(?:hates?|ignor(?:es?|ing)) me|(?:boyfriend|girlfriend|bf|gf|friends) (?:over|round|stays)|cleaned the|clean the|mess|messy|dirty|ate (?:my|the (?:cake|last|whole))|eats? my|eaten my|eating my|my (?:milk|eggs|towel|cheese|leftovers)|rota|heating|lease|people (?:over|round)|basically lives|lives in our|(?:not|aren'?t|isn'?t|stopped) (?:talking|speaking) (?:to|cause|cos|since|any)|(?:blazing|massive|big|huge) (?:row|fight|argument)|screamed at|passive aggressive|hate (?:living|him|her|them)|can'?t stand|moving out|move out|avoid(?:s|ing)?|party(?:ing)?|went quiet when i|eats all|state of the (?:kitchen|bathroom|place)|takes? (?:out )?the bins?|bins|moved (?:her|his|their) (?:boyfriend|girlfriend|bf|gf|mate|friend|sister|brother|cousin) in|smok(?:es|ing) in|reading my|hear them (?:laughing|shouting|all))\b/,
      ],
    ),
    unless:
      /\b(?:like (?:flatmates|roommates|housemates)|my (?:husband|wife|marriage)|married|ex roommate|lucky to have|not my girlfriend|tired of being my|already done the|i don'?t even like the accordion|extra and puts|isn'?t eating|wasn'?t eating)\b/,
    hear: [
      "You can't go home to get away from the person you live with, because home is where they are.",
      "With people you live with it's hardly ever the one thing, it's that this is the hundredth of it.",
      'Sharing a home, you start to listen for the key in the door, to know what kind of evening it will be.',
      "Say something and you're the difficult one to live with, say nothing and you lie there with it.",
      "You can know somebody's shower times by heart from sharing a place, and still not know how to bring a thing up.",
      'A kitchen that is shared fills up with things nobody mentions, and you cook round them.',
      'You end up in your own room or out late, and you pay rent for the whole of the place.',
      'Where people just share a place nobody is in charge, so nobody sees to it that it is fair.',
      'In a shared place it goes by whoever minds least, and the one who minds does the rest.',
      'You could put up with a good deal more, if the one you share with noticed just once that you do.',
    ],
    ask: [
      'What would you say to whoever you share with, if it could stay calm?',
      'Where in the place can you be by yourself?',
      'How was it at the start, sharing with them?',
      'What are they like to live with on a good day?',
      'What do you do when you hear the key in the door?',
      'How tied are you to living there?',
      'What would a good evening at home be like for you?',
      'What did you picture, when you moved in with them?',
    ],
    advice: [
      "I'd bring up one single thing with them tomorrow, at a quiet moment and not by message, and say what you'd like to be different. If it's the same after two tries, I'd stop arguing and look at when the contract lets you out.",
      "I'd ask whoever you share with for ten minutes at the table, and bring one rule, not five. If they'll sit down for it, it can be mended. If they won't even do that, I'd spend tomorrow's energy on looking for another room.",
    ],
    reason: [
      'You pay to live there too, and home is the one place where you should be able to stop being careful. Anybody gets thin-skinned without it.',
      "With people you share a kitchen with, the small things come round every day and are never finished with. It's the count of them that wears you down.",
    ],
  },
  {
    id: 'neighbours',
    signs: orAtOnce(
      anyOf(
        /\b(?:neighbou?rs? from hell)\b/,
        near(
          /\b(?:bass|music|drilling|footsteps|stamping|thump\w*|hoover\w*|vacuum\w*|(?:the |their )tv|parties)\b/,
          /\b(?:(?:through|thru) (?:the|my|our) (?:ceiling|walls?|floor)|(?:her|him|them|man|woman|people|lot|family|bloke|couple|kids) (?:from )?(?:upstairs|above|downstairs|next door)|(?:flat|floor|apartment) (?:above|below|upstairs|downstairs)|above my (?:head|bed))\b/,
        ),
        near(
          /\b(?:(?:put|moved|built|build|building|erected|put up) (?:a |the |their |his |her )?(?:new )?(?:fence|wall|hedge|shed|extension|gate|decking))\b/,
          /\b(?:(?:on ?to|over|on|across) (?:my|our) (?:side|land|border|line|drive|garden)|inch(?:es)?|boundary|my border|the deeds|my light|my sun)\b/,
        ),
        near(
          /\b(?:parks? (?:\w+ )?(?:across|in front of|over|on|outside|in) (?:my|our)|parked (?:\w+ )?(?:across|in front of|over) (?:my|our)|blocks? (?:my|our)|blocking (?:my|our))\b/,
          /\b(?:(?:gate|drive|driveway|garage|space|bay|gateway)(?: (?:again|every|all))?)\b/,
          14,
        ),
        near(
          /\b(?:neighbou?rs?|next door|over the (?:hedge|fence))\b/,
          /\b(?:(?:without|no) (?:planning )?permission|no sun|solicitor'?s?|leylandii|municipality|the council|overhang\w*|(?:the|my|our|his|her) tree|cctv|letter about|generator|wheelie bin|trampoline|cockerel|rooster|weed smell|smell of weed)\b/,
          110,
        ),
        near(
          /\b(?:kick\w* (?:a |the |their )?(?:foot)?balls?)\b/,
          /\b(?:gable|(?:my|our) (?:wall|garden|fence|window|car|gate|door)|effing|all hours)\b/,
          70,
        ),
        near(/\b(?:generator)\b/, /\b(?:beside my window|under my window|compound|till \d ?am|all night|diesel)\b/, 70),
        near(
          /\b(?:(?:at|from) number \d+)\b/,
          /\b(?:cut|roses|hedge|bins?|fence|parks?|music|shout\w*|dog|stares?|staring|knows|did it|nasty|complain\w*)\b/,
        ),
        near(
          /\b(?:bang(?:s|ing|ed)? on (?:the|my|our) wall)\b/,
          /\b(?:baby|cry|cries|music|night|tv|again|kids?|children|neighbou?r|they)\b/,
          60,
        ),
        near(
          /\b(?:can'?t (?:even )?(?:sit|be) (?:out )?(?:in|on)? ?(?:the |my |our )?(?:yard|garden|out|balcony))\b/,
          /\b(?:smoke|barbecue|bbq|music|staring|shouting|dogs?|kids|next door|they)\b/,
          110,
        ),
        /\b(?:(?:who|she|he|they) (?:is |s |are )?(?:hoover|vacuum|drill)\w* at (?:midnight|\d+ ?(?:am|in the morning)))\b/,
      ),
      [
        near(
          /\b(?:neighbou?rs?(?:'s?)?|next door|(?:him|her|man|woman|family|couple|people|lot|guy|bloke) (?:above|below|upstairs|downstairs|over the (?:fence|road|wall)|across the (?:road|street|hall|landing))|(?:flat|apartment) (?:above|upstairs|below|downstairs)|upstairs (?:has|have|are|is|keeps?)|(?:the )?upstairs neighbou?rs?)\b/,
          /\b(?:noise|noisy|loud|music|bass|party|parties|bang(?:s|ing|ed)|drill(?:s|ing|ed)?|shout(?:s|ing|ed)?|scream(?:s|ing|ed)?|bark(?:s|ing|ed)?|stamp(?:s|ing|ed)?|stomp(?:s|ing|ed)?|thump\w*|slam\w*|fence|hedge|boundary|parks? (?:in|across|his|her|their|outside)|parking|driveway|complain(?:s|ed|ing)?|had words|words with|rowed|row with|fight|fought|argu(?:e|ed|es|ing)|feud|dispute|called the (?:police|council)|cameras?|stares?|staring|nasty|horrible|rude|hate|threat\w*|swore|swearing|smok(?:e|es|ing)|reported (?:me|us|him|her)|poison\w*|dumps?|ignor(?:es|ed|ing)|not (?:speaking|talking)|doesn'?t (?:speak|greet|say)|at it again|run(?:ning)? about|drum(?:s| kit)|builders?|cut (?:down |back )?(?:my|our) (?:tree|hedge|bush|roses)|up the wall|till (?:midnight|all hours))\b/,
        ),
      ],
    ),
    unless:
      /\b(?:next door (?:office|desk|cubicle|ward|bed|room|shop)|next door'?s lad|(?:my|the) neighbou?r (?:told|drove|brought|helped|suggests?|came round|fetched|gave|says|said|has offered|looks? after)|neighbou?r(?:'s)? (?:died|funeral|children visit|golden)|wav(?:es|ed)|(?:left|brought|carries|lent|gave|made) (?:a|my|me|us)\b|knocked|soup|liqueur|sweet|cup of tea|came round|i like it|makes? me (?:smile|laugh|happy)|lovely|we (?:shouted|yelled|argued)|looks? over|mannequin|in my chest|so sad|fell asleep at|we both know|plums|died|hospice|neighbou?rs? (?:at work|and friends)|fox|ninety.four|no family|bruises?|hit(?:s|ting)? (?:her|him|the)|is somebody hurting|goodbye)\b/,
    hear: [
      "There's no walking away from a neighbour, you put the bins out and there are their windows.",
      'You end up waiting for the next thing from next door, and the waiting eats more of the day than the thing.',
      "With a neighbour there's always next week, so you swallow what you'd say to any stranger.",
      "You shouldn't have to look out for the neighbour first, before you open your own front door.",
      "Tell it to anyone else and it's a small thing between neighbours, and you're the one who lives in it.",
      "You know a neighbour's car and cough and bin day, and can't get one straight word across.",
      'You begin to keep a sort of diary of the neighbours, even if it is only in your head.',
      "People say have a word with them, as though you hadn't had that talk with the neighbour forty times in bed.",
      'Nobody gets to pick who lives next door, and then they decide how half your evenings go.',
      'Home stops being a place to put things down, when part of you is always listening through the wall.',
    ],
    ask: [
      'What would you say to the neighbour, if it stayed calm?',
      'What do the others in the street or the building say?',
      'Where in your home do you get away from them?',
      'What do you do when you meet them outside?',
      'What would they say about it, the people next door?',
      "What's the least that would make it bearable, living there?",
      'Does anyone live there with you?',
      'When in the week is it quiet next door?',
    ],
    advice: [
      "I'd write down dates and times from tonight, because anyone who can help with a neighbour will ask for them. If they're people who can be talked to, choose a calm afternoon and one thing only. If they frighten you, leave the talking to somebody official.",
      "I'd pick the one thing you most want changed and put it to the neighbour in a short, friendly note with your name on it. If that's been tried, I'd leave them out of it and ask the council or the landlord tomorrow what they can do.",
    ],
    reason: [
      "You can't choose a neighbour or get away from one, and it's your own home it comes into. Small things grow large where you've no other door to shut.",
      'A neighbour reaches you in your own four walls, in the very hours you had for resting. Nobody stays patient and fair about that for ever.',
    ],
  },
  {
    id: 'bullied-at-school',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:wrote|written|scratched) \w+ on my (?:locker|desk|bag)|(?:do|does|doing|copy|copies|copying) my (?:stammer|stutter|lisp)\b|don'?t wanna go (?:to )?school[^\n]{0,40}(?:cause|because|cos) of (?:them|those|the) (?:girls|boys|lads|kids)|(?:put|stuck) (?:chewing )?gum in my hair)\b/,
        /\b(?:(?:girls|boys|lads|kids|people|everyone) (?:in|at) my (?:year|class|school|form) (?:are|is|r) (?:so |really |being |all )*(?:horrible|mean|nasty|cruel|evil|awful) to me)\b/,
        near(
          /\b(?:school|in (?:my|our) class|class(?:mates?)?|(?:in|of) year \d+|year (?:seven|eight|nine|ten|eleven)|teachers?|mr \w+|form tutor|head of year|hostel|corridor|changing rooms?|the back row|seniors|my hand up|off the bus|on the bus|bus stop|mates from primary|in (?:maths|pe|science|english|french)|\d+th grade)\b/,
          /\b(?:(?:my face|a photo of me|my head) on an? (?:pig|cow|rat|whale|monkey|dog)|(?:put|threw|chucked|dumped|kicked|hid|shoved) my (?:bag|shoes?|kit|phone|books?|lunch|blazer|pencil case|glasses) (?:in|down|on|out|over|round|up)|boys will be boys|do(?:es|ing)? (?:the|my) (?:voice|accent|walk)|(?:wait|waits|waiting) (?:for me )?(?:by|at|outside) the (?:gates?|bus stop|corner|shop)|make me (?:wash|do their|carry|give)|(?:lock|break into|smash\w*) my locker|i grassed|grassed them|snitch\w*|(?:pulled|ripped|yanked|grabbed) (?:off )?my (?:hijab|scarf|hair|turban|patka|headscarf|braids|skirt|bag)|laugh along with them|(?:took|nicked|snatched|grabbed|stole) my (?:glasses|bag|phone|lunch|money|hat|shoes|books?)|(?:moo|bark|oink|meow|hiss|snort|growl)(?:s|ed|ing)? (?:at me|when(?:ever)? i)|held my head (?:down|under)|head down the toilet|throw(?:s|ing)? (?:stuff|things|food|paper|water|chips) at me|spread(?:ing)? (?:lies|stuff|rumou?rs)|slap(?:s|ped|ping)? me|they (?:kick|hit|punch|spit)|jumped me|beat(?:ing)? me up|gang(?:ed|ing)? up on me|call(?:s|ing|ed)? me (?:a )?\w+ (?:every day|all day|in front of))\b/,
          130,
        ),
        /\b(?:told (?:my |the |our |a )?(?:form tutor|teacher|head of year|miss|sir|head ?teacher|principal|counsell?or)[^\n]{0,25}(?:its|it'?s|it is|it got|it'?s got|its got) (?:even )?worse|walk home the long way[^\n]{0,60}(?:them|they)|they wait (?:by|at) the (?:bus stop|gates?))\b/,
        near(
          /\b(?:\bthem lot|those (?:girls|boys|lads)|\w+ and (?:them|her (?:lot|mates|crew|gang)|his (?:lot|mates|crew|gang)))\b/,
          /\b(?:(?:stomach|tummy) ?aches?[^\n]{0,40}(?:monday|school|morning)|in (?:maths|pe|science|english) (?:again|every))\b/,
          110,
        ),
      ),
      [
        /\b(?:bull(?:y|ied|ies|ying)|pick(?:ing|ed|s)? on me|laugh(?:ed|ing|s)? at (?:me|my)|mak(?:e|es|ing) fun of (?:me|my)|made fun of (?:me|my)|tak(?:e|es|ing) the (?:mick|piss)|mock(?:ed|ing|s)? (?:me|my)|call(?:ed|ing|s)? me (?:a |an |the )?(?:fat\w*|ugly|gay|freak|weirdo|weird|pig|whale|slut|names|stupid|smelly|nerd|loser|gyp\w*|terrorist|ape|chimp|midget|dwarf|monkey|rat|dog)|trip(?:ped|ping)? me|(?:push|shov|spat|spit)\w* (?:me|at me|on me)|(?:took|hid|threw|throw(?:ing|s)?|hide|hiding|stole|steal\w*) my (?:bag|phone|shoes|lunch|books?)\b|bark(?:s|ed|ing)? at me|ragg(?:ing|ed) me|being ragged|page about me|(?:all |they |everyone )laughs? when i (?:walk|come|talk|speak|read)|made a (?:tiktok|meme|sticker|poll|video) (?:out )?(?:of|about) me|rumou?rs? about me|imitat\w+ my|copy(?:ing)? my accent)\b/,
        /\b(?:school|class|lesson|lessons|teacher|teachers|miss|sir|lunch|canteen|corridor|bus|p\.?e|in my year|year \d+|\d+th grade|grade|college|uni|hostel|dorm|kids|girls|boys|classmates?|gym|changing rooms?|playground|snapchat|group ?chat)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|nephew|niece|brother|little brother|sister|boss|manager|husband|wife|colleagues?)\b|i bullied|argument|teacher made fun|used to bully|teacher of|deaf boy|bullied me (?:all )?(?:through|at)|he told every|has died|\bscraped|years ago|when i was (?:a kid|young|at school|in school|little|\d+)|was bullied at school|at work|he's \d\b|i'm a teacher|i teach|my (?:students|pupils)|in the office)/,
    hear: [
      'When they laugh it takes a second, and you take it with you into every lesson after.',
      "They'd call it a joke, and then you're the one in the class who can't take a joke.",
      "You start to plan the building, which corridor they'll be in and which way round is safe.",
      "It's more than the ones who do it, it's all the others in class who look down or laugh along.",
      "A teacher sees the moment you answer back, and hardly ever the week they'd been at you before it.",
      "You're told to ignore them, and nobody can explain how you ignore people you're shut in a room with.",
      "They pick on you till you're quiet, and then they say you're weird for being so quiet.",
      'The evening before you have to go in again, they are already there in your stomach.',
      'It takes such a lot to keep your face straight all day so they never see that it got to you.',
      'After enough of it you look at your own clothes and hear your own voice the way they do.',
    ],
    ask: [
      "Who's the one that starts it, mostly?",
      'Is there anybody in there who is decent to you?',
      'Where in the building do you get any peace?',
      'Which of the things they say sticks the longest?',
      'Who at home knows about them?',
      "What are you like when they're nowhere near?",
      'Which part of the day in there do you dread?',
      'What would you want a teacher to see?',
    ],
    advice: [
      "I'd tell one person who can do something about it tomorrow, at home or at school, and give them a single day of it with names and times. If they wave it off, I'd tell the next. If anybody touches you, tell them the same day.",
      "I'd write down tonight what they did, who and where, and keep anything that's on the phone. If it's words, give them the dullest face you've got and walk to where people are. If it's hands, go straight to a teacher.",
    ],
    reason: [
      "You have to go back in with them every single day, and nobody can shrug off being laughed at by people they can't get away from.",
      "Being picked on in front of others would get to anybody, grown men included. It says something about them, and nothing about what's wrong with you.",
    ],
  },
  {
    id: 'alone-at-school',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:every|each) (?:lunch|lunchtime|break|recess)[^\n]{0,20} in the (?:library|toilets?|loos?|bathroom)|(?:lunch|lunchtimes?|breaks?) in the library pretending|group project[^\n]{0,30}(?:no ?one|nobody) wants (?:me|to be with me)|(?:eat|eats|ate|eating|have|having) (?:my )?lunch in the (?:toilets?|loos?|bathroom|stairwell|library)|(?:nobody|no ?one) picked me for the group (?:project|work)|(?:anyone|anybody|no ?one|nobody) to (?:hang|sit|be)(?: out| around)? with at (?:break|lunch|recess|school))\b/,
        near(
          /\b(?:(?:in|to) the library)\b/,
          /\b(?:lunch|lunchtimes?|at break|every break|recess|librarian|teacher)\b/,
          50,
        ),
        near(
          /\b(?:(?:get|got|go|split|gets) in(?:to)? (?:pairs|groups|partners|twos)|find a partner|pick (?:a )?partners?|(?:choose|pick)s? (?:your |our )?(?:groups?|partners?|teams)|(?:pick|picking|picked) (?:the )?teams)\b/,
          /\b(?:teacher|miss|sir|class|school|left|last|nobody|no ?one|me and the|odd one|puts me)\b/,
        ),
        near(
          /\b(?:at (?:break|recess|lunch|lunchtime|playtime|dinner time)|in (?:break|recess|lunch ?break|free period)|break ?time)\b/,
          /\b(?:walk(?:ing)? (?:a?round|laps)|round and round|go to (?:the )?(?:bathroom|toilets?|loos?|nurse)|hide|alone|on my own|by myself|nobody|no ?one (?:to|sits|talks)|count|look(?:s)? like i|pretend(?:ing)? (?:to|i'?m)|stand (?:by|near|at)|bored and go|nowhere to (?:go|sit))\b/,
        ),
        near(
          /\b(?:(?:school|class|year|field) trip|a trip to|on the coach)\b/,
          /\b(?:sat (?:next to|with|beside) (?:miss|sir|mr|mrs|the teachers?|the driver|my teacher))\b/,
          70,
        ),
        near(
          /\b(?:yearbook|(?:sign|signed) my shirt|leavers'? (?:shirt|hoodie|book))\b/,
          /\b(?:nobody|no ?one|apart from|only (?:the )?teachers)\b/,
          50,
        ),
        near(
          /\b(?:sixth form|common room|canteen|cafeteria|dinner hall|lunch hall|\bfree periods?)\b/,
          /\b(?:(?:an )?empty classroom|(?:don'?t know|nowhere) (?:where )?to sit|sit (?:on|in) the stairs|is the worst|all have their|hide|sit alone|by myself)\b/,
        ),
        near(
          /\b(?:in my (?:class|year|form)|in (?:year )?\d+(?:th)?|year (?:\d+|seven|eight|nine|ten) is|in class|leave class)\b/,
          /\b(?:just me and my|(?:don'?t|dont|do not) have (?:one|a single) (?:person|friend)|(?:like )?(?:im|i'?m|i am) (?:just )?not (?:even )?there|wouldn'?t (?:even )?notice|not (?:one|a single) friend|plans (?:for|on)[^\n]{0,40}(?:over my head|without me|in front of me)|over my head literally|(?:no ?one|nobody) (?:talks|speaks) to me|invisible|send me (?:the )?notes)\b/,
          110,
        ),
        near(
          /\b(?:told (?:my )?(?:mum|mom|mam|mummy|mama|dad|parents) (?:that )?i (?:eat|sit|have lunch|hang|go) (?:\w+ )?with)\b/,
          /\b(?:there(?:'?s| is) no|isn'?t|not true|lied|alone|stairs|toilets?|made (?:her|them|it) up|library)\b/,
          70,
        ),
        /\b(?:sit on the stairs (?:by|near|at|outside|next to)[^\n]{0,12}(?:music|art|science|gym|drama|the lab))\b/,
        near(
          /\b(?:(?:best|only) friend (?:moved|left|changed|switched|is leaving|has left) (?:to )?(?:an?other |a different |this )?schools?)\b/,
          /\b(?:just me|alone|on my own|nobody|no ?one|lunch|by myself|sandwich|year \d)\b/,
          80,
        ),
      ),
      [
        near(
          /\b(?:school|class|classmates?|lunch|lunchtime|canteen|cafeteria|dinner hall|at break|recess|form room|year \d+|\d+th grade)\b/,
          /\b(?:(?:sit|sits|sat|sitting|eat|eats|ate|eating|have lunch|stand|standing|walk|walking) (?:\w+ ){0,3}(?:alone|on my own|by myself|with (?:no ?one|nobody))|(?:nobody|no ?one) (?:to sit|sits|sat|talks|talked|(?:spoke|speaks) to me|wants to (?:sit|talk|be)|picks|picked|to (?:eat|talk|hang))|(?:no|any|zero) friends|friends? at school|in the (?:library|toilets?|bathroom|loos?) (?:at|every|for|all)|picked last|(?:find|pick|get into) (?:a partner|partners|pairs|groups)|pretend(?:ing)? (?:to be|i'?m|im) (?:revising|busy|looking|reading|on my phone))\b/,
        ),
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|nephew|niece|brother|sister|students?|pupils?)\b|years ago|chest|panic\w*|cried|when i was|i teach|i'm a teacher|at work|school run|school gates?|the (?:other )?(?:moms|mums|mothers)|law school|med(?:ical)? school|sunday lunch|kids have school|my (?:new )?(?:job|office)|colleagues?|coworkers?|shift|boss|warehouse)\b/,
    hear: [
      "In lessons there's a plan of who sits where, and it's lunch where you have to find out.",
      "You get good at looking as if you're on your way somewhere, when there's only a break to get through.",
      'Walking in at lunch you have about three seconds to look as though you knew where you were going.',
      'A teacher says find a partner, and the whole class turns round, and you look into your bag.',
      'You can be in a class with thirty people and hear your own voice twice in a day.',
      'At home they ask how school was, and fine is a short word that saves everybody the rest.',
      "You see people who aren't even that close laughing at a table at lunch, and it looks so easy from there.",
      'Nobody at school needs to be nasty for it to be lonely, they only have to sit down with each other.',
      "The bell's nearly a relief, because in a lesson nobody can see that you're on your own.",
      "A school is full of people who'd notice if you did something silly, and it's odd how few notice you're alone.",
    ],
    ask: [
      'Who in your class seems all right, from a distance?',
      'Where do you spend your breaks?',
      'What do you say at home about school?',
      'Is there a lesson where it is easier?',
      'Have you ever had someone there to sit with?',
      "What are you into, when school's over?",
      'Who do you talk to outside school?',
      'What would you want someone in your class to know about you?',
    ],
    advice: [
      "I'd pick one person in your class who seems all right and say one ordinary thing to them tomorrow, about the homework or the bus. If it goes nowhere, that's one person, try another. If lunch is the worst, find out which room is open.",
      "I'd find something at school where people's hands are busy, a club or helping in the library, because talk comes easier beside a job. If you can't face walking in, tell a teacher you like that you'd come, and ask them to expect you.",
    ],
    reason: [
      'School puts you in with the same people for years and gives you no choice which. Whether your sort are among them is luck as much as anything.',
      "At school everybody can see who sits with whom, so being on your own there comes with an audience. It'd be strange not to mind that.",
    ],
  },
  {
    id: 'behind-in-a-course',
    signs: orAtOnce(
      anyOf(
        /\b(?:behind (?:on|with|in) (?:everything|all of it|all my \w+) at (?:uni|college|university|school)|(?:thinking (?:of|about)|want to|wanna|gonna|going to) (?:quit|quitting|leave|leaving) (?:my |the )?(?:nursing|law|teaching|engineering|medical|access|masters?) (?:course|degree|school|program\w*)|lost in every (?:class|lecture)|(?:haven'?t|have not|not) (?:logged|signed) (?:on|in|into|in to) (?:the|my) (?:course|classes|lectures|class)|(?:uni|college|the course|my degree|my course) is too hard|change my (?:degree|course|major)|(?:doing|studying) (?:nursing|law|medicine|engineering|mbbs|accounting|pharmacy|computer science|commerce|b\.?com|b\.?tech|architecture)[^\n]{0,30}(?:hate|can'?t stand|don'?t (?:like|want)) it|(?:engineering|law|medicine|nursing|mbbs|this course|uni|college|university|my (?:course|degree)) (?:(?:just )?isn'?t|is (?:just )?not) (?:really )?for me|(?:think|thinking|want|going|gonna) (?:about |of |to |i'?m |im |i am |gonna |going to )*drop(?:ping)? out(?! of (?:the (?:race|trip|band|wedding|choir|team)|this)))\b/,
        near(
          /\b(?:from (?:the )?(?:uni|university|college|course leader|my tutor|student services|faculty)|uni|university|my tutor)\b/,
          /\b(?:unread (?:e?mails?|messages)|(?:don'?t|dont|won'?t|can'?t|not|afraid to|scared to) open (?:any|them|it|the email|my email|my uni email)|i hide|hiding from|(?:second|third|fourth|another) extension|(?:missed|ignoring|avoiding) (?:the|her|his|their) (?:e?mails?|meetings?))\b/,
          100,
        ),
        near(
          /\b(?:(?:access|degree|nursing|foundation|evening|online|law|hairdressing|accounting|coding) course|bootcamp|apprenticeship|college day|diploma|portfolio|logbook|log book|coursework|dissertation module|lectures?|recordings|seminars?|semester|attendance|my (?:degree|course|studies|classes))\b/,
          /\b(?:(?:everyone|everybody|they all|the others?)(?:'?s| has| have)? (?:already )?(?:handed in|submitted|finished|on|is on)|half an essay|still (?:stuck )?on (?:loops|week|chapter|module|unit|page)|(?:empty|blank) since|piling up|piled up|so far back|weeks? behind|months? behind|hours? behind|(?:won'?t|will not|not) (?:let|allow) me (?:to )?sit|\d\d ?(?:percent|%)|don'?t (?:know|understand) what the others|lost (?:since|from) (?:week|day)|nod and|write down the date|go(?:es|nna go)? mental|(?:can'?t|cannot|never) catch up|not touched|haven'?t (?:opened|started|touched|watched|logged))\b/,
          120,
        ),
        /\b(?:academic probation|(?:i )?got withdrawn from|kicked off (?:my|the) (?:course|programme|program|degree)|(?:picked|chose|chosen|on|doing) the wrong (?:degree|course|major|subject)|my attendance is (?:\d+|so|too|really)|(?:hundred|\d+) (?:unwatched|unopened) (?:lectures?|recordings))\b/,
        near(
          /\b(?:in the seminar|in seminars|in (?:the )?lectures?|in (?:the )?class)\b/,
          /\b(?:they all (?:nod|write|seem|understand|get it)|everyone (?:nods|gets it|understands)|i write down|don'?t understand a (?:word|thing)|no idea what)\b/,
          70,
        ),
        near(
          /\b(?:told my parents|parents think|mum thinks|dad thinks|my parents (?:still )?(?:think|believe))\b/,
          /\b(?:(?:it'?s|its|i'?m|im|uni is|everything is|all) (?:going )?(?:well|fine|good|on track|still)[^\n]{0,60}(?:classes|course|uni|degree|modules?|semester|lectures?))\b/,
          50,
        ),
      ),
      [
        /\b(?:uni|university|college|my (?:course|degree|studies|major|masters|phd|lectures|classes)|the course|lectures?|been to class|semester|law school|med(?:ical)? school|nursing school|engineering|bootcamp|apprenticeship|seminars?|module|assignments?|coursework)\b/,
        /\b(?:(?:fall(?:en|ing)?|so|far|way|fell|too|weeks?|i'?m|am|get(?:ting)?) (?:so |far |way |really )?behind|drop(?:ping|ped)? out|quit(?:ting)? (?:uni|university|college|my|the|school|law|med)|leav(?:e|ing) (?:uni|university|college|my (?:course|degree)|the course|law school|med(?:ical)? school)|hate (?:my|the|this) (?:course|degree|major)|wrong (?:course|degree|major|subject)|chang(?:e|ing) (?:course|degree|major)|switch(?:ing)? (?:course|majors?|degree)|haven'?t (?:been (?:to|in)|gone to|opened|handed|submitted|attended|started)|stopped going|not been going|skip(?:ped|ping) (?:class|classes|lectures|every)|missed (?:so many|all|most|every|two|three|four|\d+) (?:\w+ )?(?:lectures?|classes|weeks|seminars|deadlines?|assignments?)|can'?t catch up|don'?t understand anything|lost in (?:the )?lectures?|defer(?:ring)?|extension|overdue|not cut out for|kicked off (?:the|my) course|didn'?t (?:even )?open the book|(?:failing|flunking) (?:uni|college|university|school|out|my (?:course|degree|classes)))\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|boy|grandson|granddaughter|brother|sister|nephew|niece)(?:'s| is| has| wants| dropped)|years ago|dropped out in|lawn|dropped out in (?:19|20)\d\d|left (?:uni|college) (?:in|at)|i(?:'m| am) a (?:lecturer|professor|teacher)|rent|extension lead|hair extension)\b/,
    hear: [
      "Once you've fallen behind in a course, every lecture rests on the one before that you weren't in.",
      "The longer you stay away from a class, the more you'd be explaining just by walking in.",
      'You can be quite clever enough for a course and still not be able to open the laptop.',
      'Every thought about a course comes with the faces of the people who know you started it.',
      "It isn't only the course that's at stake, it's somebody you've told people you were going to be.",
      "In a lecture everyone else seems to be following, and nobody's back shows how lost they are.",
      'The emails from the course pile up, and each one unopened makes the next one harder to open.',
      "You chose the course with what you knew then, and it's you as you are now who has to sit in it.",
      "While you're in the middle of it, a bad term and a wrong course look very much the same.",
      "There's money and time in a course by then, and it gets so hard to ask if you even want it.",
    ],
    ask: [
      'What did you like about the course at the start?',
      'Which class do you mind the least?',
      'What would you do instead of the course, if nobody minded?',
      'Who knows how it really is with your studies?',
      'What would you have to catch up on first?',
      'Whose idea was it, this course?',
      'What goes on in you when you think of the next class?',
      'What do you think they would say at home?',
    ],
    advice: [
      "I'd write two lines tomorrow to whoever looks after you on the course, that you've got stuck and would like to come and see them. If you want to stay, they know how. If you want to leave, leaving properly costs less than drifting out.",
      "I'd go to the next class, even if you understand none of it, and let everything before it lie. If it's the backlog that makes you want out, ask for more time. If you'd want out with it all done, that's your answer about the course.",
    ],
    reason: [
      'Every class you miss makes the next one harder to walk into, and that has little to do with how clever you are. It gets good students every term.',
      "People choose a course before they can know what it's like inside it. Getting lost in one, or wanting out, happens to a great many who say nothing of it.",
    ],
  },
  {
    id: 'stood-at-the-edge',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:tried|went to|go to|going to) (?:\w+ ){0,3}church (?:coffee|group|lunch)[^\n]{0,40}(?:nobody|no ?one) (?:spoke|talked|said))\b/,
        near(
          /\b(?:meet ?ups?|party|wedding|salsa|dance class|society|fair|drinks|conference|birthday|run club|running club|parents'? evening|mixer|networking|reunion|event|gathering|do|pub|disco|gala|social|bbq|barbecue|coffee morning|toddler group|baby group|get ?together|get-together|function|dressed up|lashes)\b/,
          /\b(?:(?:stood|standing|stand|hovered|sat|waited) (?:\w+ )?(?:next to|by|beside|near|against|behind) (?:the |a )?(?:coats?|coat rack|speakers?|wall|snacks?|crisps|buffet|food table|radiator|plant|fire exit|window|door|drinks|toilets?|kitchen) [^\n]{0,40}(?:all (?:night|evening)|mins?|minutes|hours?|then left|and left|half|an hour)|hold(?:ing)? a drink so|no (?:ring|circle|group) opened|closed circle|(?:saw|watched) them through the window|walked (?:straight )?back to the car|read the (?:fire notice|noticeboard|notice ?board|menu|posters?|fire safety|labels)|walked (?:a?round|about) with my (?:plate|drink|glass|cup)|went to the (?:toilet|bathroom|loo|ladies|gents) (?:\w+ )?(?:times|just to)|pretend(?:ing|ed)? to (?:text|be texting|check my phone|be on my phone|read|look for)|hovered|(?:they|everyone|people) (?:all )?paired off|backs (?:to me|like a wall|turned)|(?:their|the) backs|somewhere to walk to|(?:nobody|no ?one|not one person)[^\n]{0,20}(?:said a thing|said hello|said hi|spoke|talked to me|came over)|(?:came|went) home (?:early|at half|after (?:half|an|twenty|ten|\d))|had left by)\b/,
          130,
        ),
        near(
          /\b(?:(?:put|sat|stuck) (?:me )?(?:on|at) the table (?:by|near|with) the (?:kitchen|toilets?|door))\b/,
          /\b(?:wedding|party|photographer|dinner|reception)\b/,
          80,
        ),
        near(/\b(?:hovered|stood)\b/, /\b(?:at the (?:end|edge) of their (?:bench|table|group|circle))\b/, 20),
        /\b(?:no (?:ring|circle) opened|by the snacks again|jogged behind (?:a|the|two|some)|stood by the (?:speaker|wall|bar|coats) all (?:night|evening))\b/,
      ),
      [
        /\b(?:singles night|speed dating|(?:mums?|moms?|toddler|baby|church|craft|writing|parents?) group|pub quiz|networking|meet ?ups?|event|mixer|run(?:ning)? club|book club|party|social|dance class|the club|a club|gathering|drinks|coffee (?:morning|hour)|taster|society|societies|reunion|wedding|barbecue|bbq|conference|freshers|dance|gym|choir|language exchange|bumble bff|yoga|parents evening|open mic|book group|church hall|bingo|welcome)\b/,
        /\b(?:(?:stood|standing|sat|hid|hovered|waited) (?:\w+ ){0,2}(?:outside (?:looking|and|for|in)|at the edge|on the edge|by (?:the|a) (?:wall|bar|food|window|snacks|drinks|coats)|in (?:the|a) corner|there like)|(?:they|everyone|everybody|people) (?:were |was |were all |had all |had |all )?(?:already |all )*(?:in (?:pairs|couples|groups|their (?:groups|little))|knew each other|know each other)|(?:nobody|no ?one|not one person|none of them) (?:talked|spoke|said (?:a word|anything|hi|hello)|came (?:over|up)) to me|(?:didn'?t|not) (?:talk|speak|spoken|talked) to (?:anyone|anybody|a soul|a single) (?:there|all (?:night|evening))|pretend(?:ed|ing) to (?:be on|look at|text|check|read) my|couldn'?t (?:go|walk) in|turned (?:round|around) and (?:went|left|walked|drove)|(?:talked|spoke) to (?:literally |absolutely |basically )?(?:no ?one|nobody)|they all had their (?:tables?|groups?|own|people)|stood (?:\w+ ){0,8}holding (?:a|my) (?:drink|glass|coffee)|sat in (?:the|my) car and (?:drove|went|came) (?:home|back|away)|(?:left|went home) after (?:ten|five|twenty|fifteen|\d+|half) )\b/,
      ],
    ),
    unless:
      /\b(?:funeral|my (?:son|daughter|kid|boss|manager|husband|wife|ex|mother)\b|he(?:'s| is) (?:nine|asleep|still)|lesson|police|landlord|train|hospital|airport|interview|pandit)\b/,
    hear: [
      'Everybody at those things seems to have come with one person, and one would have been enough.',
      "Walking into a room alone takes all the nerve there is, and nobody inside can see you've used it up.",
      "You look at your phone in a room like that so as to be somebody who's waiting for somebody.",
      'People stand in little circles with their backs out, and it takes a lot to speak to a back.',
      'You went there to be less on your own, and a room of strangers is where it shows the most.',
      'All it wanted was for one person there to turn round, and no amount of standing makes that happen.',
      'The poster says everyone is welcome, and it never says a word about the first ten minutes.',
      'You can be easy and funny with people who know you, and turn to wood in a room like that.',
      "Working out when it's polite to go home becomes the one thing in the room you're good at.",
      "Nobody there is unkind, they've only got their own people, and you can't be cross with anybody for that.",
    ],
    ask: [
      'Who there did you rather like the look of?',
      'What could somebody there have said that would have helped?',
      'What had you hoped it would be like in there?',
      'What do you remember of the room itself?',
      'What went through your head on the way back?',
      'Where do you find it easy to talk to people?',
      'Is it the going in or the staying that takes the most?',
      'What made you decide to give it a go?',
    ],
    advice: [
      "If it comes round regularly, I'd go once more and get there early, when there are four people and no circles yet. If it was just the once, I'd let it go and find something where everybody's hands are busy.",
      "I'd write tomorrow to whoever runs it and say that you came and knew nobody. If they're any good, they'll look out for you at the door. If nothing comes back, it isn't the room to spend your nerve on.",
    ],
    reason: [
      'Walking up to people who already have each other is one of the hardest things there is to do in a room, and most of them came with somebody so as not to have to.',
      "You went there without anybody, which most of that room didn't. Once they'd all turned to their own people, the edge was the only place left to stand.",
    ],
  },
  {
    id: 'new-place-knowing-nobody',
    signs: orAtOnce(
      anyOf(
        near(
          /\b(?:moved (?:to|here|up|down|out here|in with|across|from)|relocat\w+|transferred (?:to|from)|retired to|since (?:we|i) (?:came|moved|arrived)|moved (?:house|away|somewhere new)|i'?ve lived here since|been (?:here|living here) since|new (?:country|city|town|streets|village)|this city|in this (?:town|city|country|village)|emigrated|here (?:in|since) \w+|in his village|from back home|back in (?!the day|bed|time|touch|my\b|the\b|a\b|work|hospital|school|\d)\w+)\b/,
          /\b(?:only person (?:here )?who (?:says|knows|uses) my name|which day is bins|(?:nobody|no ?one) to ask|weekends? (?:are|is) just me|(?:couldn'?t|couldnt|can'?t) think of (?:one|a single) person|everyone (?:here )?speaks|eat facing|(?:asked|asks) if i was (?:visiting|new|a tourist|on holiday)|everyone'?s (?:his|her|their) cousin|someone who'?s mine|here (?:knows|knew) me|(?:nobody|no ?one) (?:is )?waiting|starting (?:again )?from (?:zero|scratch)|who do i (?:go|call|ring|ask)|don'?t know a soul|social life|know(?:s)? (?:nobody|no ?one)|(?:has|have) (?:his|her|their) colleagues|get lost going|friends (?:are )?(?:all )?back (?:in|home)|just to hear (?:folk|people|voices)|haven'?t (?:made|met|got) (?:one|a single|any))\b/,
          130,
        ),
        near(
          /\b(?:(?:only|just) (?:person|one|people) (?:here )?who (?:says|knows) my name)\b/,
          /\b(?:moved|since|city|weeks|months|town)\b/,
        ),
        near(
          /\b(?:boxes (?:are )?still (?:in|packed|everywhere))\b/,
          /\b(?:nobody|no ?one|don'?t know (?:any|a|which)|alone)\b/,
        ),
        near(
          /\b(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:weeks|months) (?:since|here|in \w+|now))\b/,
          /\b(?:i have the flat|not one friend|no ?one (?:here )?knows me|nobody (?:here )?knows me|don'?t know anybody)\b/,
          110,
        ),
        /\b(?:nobody here knew me|that'?s my social life in|names of [^\n]{0,20}dogs in the park)\b/,
      ),
      [
        /\b(?:moved (?:to|here|out here|over|away|countr\w+|cit\w+|across|up|down|from)|move here|moving here|relocat\w+|new (?:city|town|country|place|area|village|school)|came (?:here|to (?:the )?(?:uk|us|usa|germany|canada|london|ireland|dublin|england|manchester|berlin|australia|america))|since i came (?:here|to)|been here (?:\d+|two|three|four|five|six|a few|a couple|since|for)|i(?:'ve| have) been in \w+ (?:for )?(?:\d+|two|three|four|five|six|seven|eight) (?:weeks|months)|came to (?!work\b|see\b|me\b|the\b|a\b|my\b)\w+ from \w+|months? now in \w+|(?:\d+(?:st|nd|rd|th)|second|third) (?:month|week) (?:in|here)|been in (?!bed|hospital|pain|here|and|the|a|my|love|touch|prison|jail|therapy|this|that|it|our)\w+ since (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|last|the)\w*|(?:\d+|two|three|four|five|six|eight|a few) months? in (?!a\b|an\b|the\b|my\b|to\b|and\b|hospital|prison|bed|this|our|it\b|love|with|i\b|now|therapy|rehab|jail|recovery|treatment|advance|total|arrears|lockdown|care|a row|debt|halls|uni)\w+|i'?m new in \w+|moved for (?:his|her|my|work)|\bin (?:doha|dubai|qatar|kuwait|riyadh|saudi|germany|canada|london|toronto|dublin|norway|sweden|australia|america|the us|the uk|japan|korea) since \w+|emigrated|living abroad|i live abroad|expat)\b/,
        /\b(?:know (?:nobody|no ?one|not a soul)|(?:don'?t|didn'?t|dont) know (?:one person|a soul|anyone|anybody|a single person|many people)|(?:no|any|zero|make|making|made|single) (?:new )?friends?|have (?:nobody|no ?one)|(?:haven'?t|have not|not) (?:spoken|talked|said a word|made any friends|met (?:anyone|anybody))|(?:no ?one|nobody) (?:greets|says hello|says hi|knows my name|talks? to me)|cliquey|i (?:just )?(?:sit|am) (?:here )?in the house all day|(?:no ?one|nobody) (?:here |there )?(?:to talk|talks|knows|to (?:see|call|ring|meet|have)|here)|lonely|loneliness|all alone|so alone|by myself|on my own|homesick|miss (?:home|my (?:friends|family|people|old|mum|mom|country))|stranger|everyone (?:here )?already (?:has|have|knows|got)|dunno any(?:one|body))\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|friend|best friend|ex|mother|father|sister|brother) (?:has |just )?moved|moved (?:out|in with|on)\b|freshers|shift|came out|years in this|husband moved out|care home|moved to (?:picking|another (?:project|team|desk)))\b/,
    hear: [
      'You never notice how many people nod to you in a day until you move to where nobody does.',
      "In a new place nobody knows what you're like, and it takes such a while before anyone could.",
      'A new town seems to be made for people who already have someone to go there with.',
      'Being new is tiring all by itself, when every shop and bus and joke has to be worked out.',
      'You can like the new place well enough and still miss having people in it who are yours.',
      'People there have had their friends for years before you came, and they look as if they were full up.',
      "The people who know you are at the other end of a phone, and in the new place there's nobody to bump into.",
      "People ask how the new place is, and you can hear they'd like to be told it was a good idea.",
      'Weekends are the long part of a new place, with nothing that puts you in a room with others.',
      'For a good while after a move you go about like a guest, even in your own street.',
    ],
    ask: [
      'Who do you see there on an ordinary day, if only to nod to?',
      "What did you have in the old place that you can't find in this one?",
      'Who from before do you still talk to?',
      'Where in the new place do you feel least like a stranger?',
      'What do you tell people back home about it?',
      'What do you see there, when you look out of the window?',
      'What would this evening be like in your old place?',
      "Who's the nearest thing to a friend you've met there?",
    ],
    advice: [
      "I'd choose one place in the new town and go there at the same hour every week, a class, a café, a church, until they know your face. If you can only face one thing this week, take the one you can walk to.",
      "I'd ring somebody from the old place tomorrow and say how it really is in the new one. Then ask somebody near you, at work or next door, one small favour. If it's no better in half a year, going back is allowed.",
    ],
    reason: [
      'In the old place you were known in a dozen small ways you never had to arrange, and in a new one all of them are missing at once.',
      "Friends come of seeing the same people over and over, and in a new place that starts from nothing. It says very little about what you're like.",
    ],
  },
  {
    id: 'old-and-alone',
    signs: orAtOnce(
      anyOf(
        /\b(?:i(?:'m| am) (?:8\d|9\d|eighty|ninety)[^\n]{0,40}everybody i knew is (?:gone|dead)|(?:most|all|nearly all) of my friends are (?:dead|gone)|only one who comes is the (?:carer|nurse|postman|district nurse)|nobody (?:needs|wants) an old (?:man|woman))\b/,
        /\b(?:(?:old|elderly) (?:man|woman|lady) and (?:i'?m |i am |all |so )*(?:alone|lonely|on my own)|at my age all (?:your|my|the) friends are (?:dead|gone|dying))\b/,
        near(
          /\b(?:i(?:'m| am) (?:now )?(?:7\d|8\d|9\d|seventy|eighty|ninety)(?:[- ]\w+)?|at (?:7\d|8\d|9\d)|widow(?:er)?|pensioner\w*|meals on wheels|the wireless|the warden|sheltered (?:flats?|housing|accommodation)|the bungalow|my pension|wedding photograph|the cemetery|too old|(?:alarm|pendant|cord) (?:thing )?(?:is )?round my neck|the carers?|at my age|the day cent(?:re|er))\b/,
          /\b(?:outlived|only one (?:who |that )?(?:comes|calls|visits)|rest of the week|all (?:of them )?(?:are )?gone|days are (?:that |so |very |awful )?long|(?:children|sons?|daughters?|kids) (?:are|is|live|lives) in \w+|rings? (?:me )?on (?:a )?(?:sunday|saturday)|one old (?:woman|man|lady)|(?:phone|telephone)[^\n]{0,30}silent|who(?:'?d| will| would) (?:it )?(?:call|ring|come)|went back to my room|bother(?:ing)? (?:folk|people|anyone|them)|nobody (?:comes|calls|rings|left)|no ?one (?:comes|calls|rings|left)|all in the cemetery|don'?t get (?:down|out)|can'?t get out|not find me|see(?:s)? (?:nobody|no ?one)|half of them (?:don'?t|dont) know|nobody has called me by)\b/,
          110,
        ),
        near(
          /\b(?:if i (?:fell|fall|had a fall))\b/,
          /\b(?:(?:not|nobody|no ?one)[^\n]{0,12}(?:find|know|notice)|milk|find me|round my neck)\b/,
          60,
        ),
        /\b(?:i(?:'ve| have) outlived (?:them|everyone|everybody|all)|nobody (?:has called|calls) me by my first name|crossed out most of my address book|christmas is (?:just )?(?:a tin|me and|toast|an egg|a ready)|(?:my son|my daughter) rings (?:me )?on (?:a )?sunday[^\n]{0,12}[^\n]{0,12}the rest of the week)\b/,
        near(
          /\b(?:window)\b/,
          /\b(?:pensioner\w*|(?:watch\w*|see) the (?:school )?(?:kids|children|world) go (?:by|past)[^\n]{0,60}(?:wave|all day|every day|nobody))\b/,
        ),
      ),
      [
        /\b(?:i(?:'m| am) (?:now )?(?:6[5-9]|7\d|8\d|9\d|seventy|eighty|ninety)\b(?! (?:kg|kilos|percent|%|pounds|days))|\bat (?:seventy|eighty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?\b|at my age|pensioner|since i retired|now i'?m retired|i'm retired|i(?:'m| am) a widow\w*|sheltered (?:flat|housing)|an old (?:woman|man|lady|fool))/,
        /\b(?:lonely|loneliness|all alone|live alone|living alone|live on my own|nobody (?:comes|calls|rings|visits|to talk|phones|speaks)|no ?one (?:comes|calls|rings|visits|to talk|phones|speaks)|don'?t (?:see|speak to) (?:a soul|anyone|anybody)|(?:haven'?t|have not) (?:seen|spoken to) (?:a soul|anyone|anybody)|never (?:visits?|comes|rings|calls|phones)|(?:children|son|daughter|kids) (?:live|are) (?:far|busy|abroad|away)|the postman|long days?|days are (?:so |very )?long|living on my own|become invisible|whole day (?:alone|without)|nobody left|all gone|talk to the (?:radio|telly|television))\b/,
      ],
    ),
    unless:
      /\b(?:my (?:mother|mum|mom|father|dad|gran|nan|grandmother|grandad|grandfather|neighbou?r|aunt|uncle) (?:is|who is|, who is|'s)|work(?:ing)? with old|carer for|i work in a care home)\b/,
    hear: [
      'There comes an age when people stop ringing with news and start ringing to check on you.',
      "The ones who knew you young get fewer, and to anybody else they're only names.",
      "A day is a long thing at any age, when nobody's expecting you anywhere in it.",
      "You don't want to be a nuisance to people with busy lives, so the telephone stays where it is.",
      "You get spoken to kindly and slowly by people who've no idea what all you've done in your life.",
      'The clock gets loud in a house with nobody to talk over it, and the afternoons are the longest.',
      'You cook a proper dinner for one because you ought to, when half the time toast would do.',
      'They are all busy and they all mean well, and it can add up to a week with nobody at the door.',
      'You could tell people the whole of a life, and what they ask about is the tablets.',
      'Getting out takes planning once you are older, and so does everybody you might go and see.',
    ],
    ask: [
      "Who'd have been round your table, in the old days?",
      'Which part of the day drags the most for you?',
      'Who still knocks on your door now and then?',
      'What filled your days, when they were full?',
      'Who remembers the same things that you do?',
      'What would you like somebody to come round for?',
      'What can you see from your chair?',
      "Who would you ring, if you knew you weren't a nuisance?",
    ],
    advice: [
      "I'd ring somebody tomorrow morning, before the day gets long, and ask them for something small, so that it isn't all about how you are. If there's nobody to ring, I'd ask at the library or the surgery who calls round on people.",
      "I'd ask one of your own people, or a neighbour, for a fixed day, and say plainly that the week is long. If all they can manage is a call on a Sunday, I'd take it, because a day on the calendar beats a promise.",
    ],
    reason: [
      "The people you'd have talked to get fewer every year, and nobody hands you new ones at this age. It has little to do with being difficult.",
      "A day is as long at your age as it ever was, and there's less and less that fills it by itself. Being lonely in it is no failing of yours.",
    ],
  },
  {
    id: 'speaks-to-no-one',
    signs: orAtOnce(
      anyOf(
        /\b(?:days? (?:\d+ )?of (?:talking|speaking) to (?:nobody|no ?one)|(?:\d|two|three|four|five|six) days since i(?:'ve)? (?:last )?(?:spoke|spoken|talked)|(?:haven'?t|not) had a (?:real |proper |single )?conversation (?:all|in|for|since))\b/,
        /\b(?:only (?:person|one|human|voice) i (?:ever |really )?(?:speak|talk|spoke) to (?:all day |all week )?(?:is|was) the (?:cashier|postman|man in|woman in|lady in|checkout|delivery|bus driver|barista|carer|shop|girl in|lad in)|(?:didn'?t|haven'?t|didnt|havent) (?:say|said|spoken|speak) (?:a|one|a single) word to (?:anyone|anybody|a soul) (?:all day|today|in|since|all week)|(?:heard|used) my own voice since)\b/,
        /\b(?:first (?:word|words|thing) (?:that )?i(?:'?ve| have)? (?:said|spoken|spoke|talked) (?:out loud |aloud |to (?:anyone|a person) )?(?:since|in|all|today)|said out loud since|days without (?:opening my mouth|a word|saying)|without opening my mouth|(?:haven'?t|not) opened my mouth|forgot(?:ten)? (?:how to (?:have a )?(?:talk|converse|conversation|speak)|conversation)|last (?:proper |real |actual )?(?:chat|conversation) i had (?:was|with)|(?:days|weeks) since (?:anyone|anybody|someone|a person|a human) (?:last )?(?:spoke|talked|said)|speaking clock|live alone,? (?:and )?work alone|not a word with (?:another|any|a) (?:human|person|soul)|practi[sc]e (?:sentences|talking|speaking|conversations)[^\n]{0,40}(?:shower|mirror|alone|forget|nobody)|(?:nobody|no ?one) to use them on|(?:rang|ring|called|call)[^\n]{0,30} just to hear (?:someone|somebody|a voice|a human|a person)|(?:talk|talking|talked) to the (?:radiator|pigeons?|spider|self checkout|hoover))\b/,
        near(
          /\b(?:delivery|postman|the driver|the (?:gas|meter|dpd|amazon|evri) (?:man|lad|fella|guy)|cold caller|scam(?:mer)?)\b/,
          /\b(?:kept (?:the |him |her )?(?:fella|man|lad|guy|him|her|driver|woman)? ?(?:talking|chatting)|wanted away|only (?:person|one|voice|call))\b/,
          80,
        ),
        near(
          /\b(?:(?:only|all) (?:my )?(?:messages|texts|calls) (?:i get )?(?:are|is) from|no calls (?:in my log )?(?:since|for|all))\b/,
          /\b(?:bank|pharmacy|scam|dentist|surgery|delivery|spam|network)\b/,
          70,
        ),
        near(
          /\b(?:cashier|checkout|till|shop|bus driver)\b/,
          /\b(?:(?:only|last) (?:person|human|one|words?) (?:i|to|who|that)[^\n]{0,30}(?:spoke|spoken|talked|speaks|talks|said)|thought about it all (?:day|evening|night)|work alone|live alone)\b/,
          80,
        ),
        near(
          /\b(?:night (?:guard|watchman|security|shift))\b/,
          /\b(?:nobody (?:at work|to talk)|no ?one to talk|conversation|people are awake)\b/,
        ),
      ),
      [
        /\b(?:(?:haven'?t|have not|hadn'?t|didn'?t|not|don'?t|never|barely) (?:\w+ )?(?:spoken|spoke|speak|talked|talk|said (?:a|one) word|said anything|used my voice) ?(?:a word |out loud |aloud |one word )*(?:to (?:anyone|anybody|a soul|a single (?:person|soul)|another (?:human|person|soul)|a human|no ?one|nobody|a person)|out loud|aloud)|(?:haven'?t|not|hadn'?t) (?:said|spoken) a (?:single )?word since (?:mon|tues|wed|thurs|fri|sat|sun|like|yesterday|last)|i(?:'ve| have)? (?:talked?|spoken?|speak) to (?:no ?one|nobody)|no talk to nobody|(?:haven'?t|not) used my voice|(?:no ?one|nobody) (?:has |have )?(?:spoken|talked|spoke) to me (?:all|in|for|since|today)|(?:talk|talking|talked) to (?:the|my) (?:radio|tv|telly|kettle|walls?|toaster|fridge)|my (?:own )?voice (?:came out|sounds?|sounded|was) (?:all )?(?:strange|croaky|weird|funny|odd|hoarse|rusty)|only (?:person|human|one) i(?:'ve| have)? (?:talked?|spoken?|spoke|speak) to (?:all |this (?:week|month)|today|since|in (?:\d|two|three|days))|without hearing my own voice|said (?:literally )?(?:zero|no) words? (?:out loud|all day|today)|talk to (?:alexa|siri) more|days without (?:talking|speaking|hearing a))\b/,
      ],
    ),
    unless:
      /\b(?:we(?:'ve|'d| have| had)?|two of us|me and \w+|(?:my|his|her) (?:husband|wife|mother|father|mum|mom|dad|son|daughter|sister|brother|boss|boyfriend|girlfriend|roommate|flatmate|manager)|about (?:it|this|that)|funeral|died|at school|not spoken to (?:anyone|anybody) about|like girls|the moms|lost (?:my|him|her))\b/,
    hear: [
      'After a few days without talking, your own voice comes out strange, even to say thank you in a shop.',
      'You can be typing to people all day long and not once have used your voice.',
      "Nothing loud tells you that something's wrong, it's only quiet, and then it's quiet the next day as well.",
      'You catch yourself being pleased about a parcel, because whoever brings it will say three words.',
      'A whole day can go by without anyone who could say what you wore or if you spoke.',
      "When you're by yourself all the small talk goes as well, and it turns out it was holding something up.",
      "You leave something on in the background, so there's a voice in the room that isn't your own.",
      'Days without talking look the same afterwards, and a Tuesday could have been a Saturday.',
      'The longer you go without speaking to people, the more it takes to begin with one.',
      'Small things pile up with no one to say them to, and each seems too small to ring anybody about.',
    ],
    ask: [
      'What would you have said today, if someone had been in the room?',
      'Whose voice would you most like to hear?',
      'Which part of the day is the quietest?',
      'Where do you go when you have had enough of the four walls?',
      'Is there anywhere that people know your face?',
      'Who did you use to talk to about nothing in particular?',
      'What do your evenings sound like?',
      'Who could you ring without having a reason?',
    ],
    advice: [
      "I'd ring somebody tomorrow, not write, and have one small thing to ask, so that it needs no reason. If there's nobody you'd ring, go where you have to open your mouth, a market or a barber, the counter and not the machine.",
      "I'd fix one hour a week with your voice in it and other people expecting you, a class, a choir, some helping out. If that's too much, go to the same shop at the same time tomorrow and say two sentences.",
    ],
    reason: [
      "It happens without anybody deciding it. A day goes by indoors, then another, and talking gets harder to begin the longer there's been nobody to talk to.",
      "Nobody's made to go for days without being spoken to. Going flat or tearful or strange from that much quiet is simply what that much quiet does.",
    ],
  },
  {
    id: 'left-out',
    signs: orAtOnce(
      anyOf(
        /\b(?:the (?:girls|lads|boys|gang) (?:went|met|are|all)[^\n]{0,40}(?:didn'?t|never) (?:even )?(?:tell|told|ask|invite) me|made a (?:gc|group ?chat|whatsapp)[^\n]{0,30}i'?m not (?:on|in) it|they (?:\w+ )?(?:went|met|gone|go)[^\n]{0,40}(?:nobody|no ?one|none of them|didn'?t|never) (?:even )?(?:asked|invited|invite|ask) me|saw the (?:photos|pics|stories|pictures)[^\n]{0,50}(?:all of them|i didn'?t (?:even )?know)|wasn'?t (?:picked|chosen|asked) (?:as|to be) (?:a |her |the )?bridesmaid|(?:planned|planning) a (?:holiday|trip|party|dinner)[^\n]{0,40}(?:didn'?t invite|in front of me)|all my (?:friends|mates) (?:are|were|went) [^\n]{0,50}(?:no ?one|nobody) (?:even )?(?:told|asked|said)|they (?:all )?(?:do|did|have|had|went|go|meet|met)[^\n]{0,30}(?:thing|night|dinner|lunch|drinks|trip|walk|holiday) without me)\b/,
        /\b(?:(?:everyone|everybody)(?: else)? (?:was|got|is|were) (?:invited|asked) (?:but|except|apart from) me|saw on (?:insta\w*|snap\w*|facebook|her story|his story) (?:that )?(?:all )?my (?:friends|mates) (?:all )?(?:hung|went|met|were))\b/,
        near(
          /\b(?:(?:saw|seen|found out|see|finding out) (?:\w+ )?(?:on|from|off|about|it on|through) (?:\w+ ){0,6}(?:insta\w*|facebook|fb|snap\w*|stor(?:y|ies)|photos?|photographs?|pictures|pics|whatsapp|tiktok))\b/,
          /\b(?:they (?:all )?(?:went|were|had|met|are|'?d)|all of them|apart from me|except me|but me|without me|wasn'?t (?:asked|invited|told)|nobody (?:told|asked|said)|everyone (?:was|went))\b/,
        ),
        near(
          /\b(?:invites?|invited|invitation|went for|going|booked|planned|organised|the trip|drinks|hen do|baby shower|lunch|reunion|dinner|camping|brunch|sleepover|bbq|barbecue|cinema|holiday)\b/,
          /\b(?:(?:everyone|everybody|all of (?:them|us))[^\n]{0,60}(?:but|except|apart from|bar) me\b|(?:nobody|no ?one) (?:even )?(?:asked|told|tell|asks|tells|ask|invited)(?: me)?(?=\.| they| i |,|$)|thought (?:you'?d|you would|you were|i'?d) be (?:too )?busy|(?:a )?last[- ]minute thing|nobody forgot the|i wasn'?t (?:told|asked))\b/,
          100,
        ),
        /\b(?:(?:wasn'?t|was not|weren'?t|not been|never got|not) (?:asked|invited) to (?:the |her |his |their |a )?(?:baby shower|wedding|party|birthday|hen|do|dinner|reunion|christening|barbecue|bbq|sleepover|trip|picnic|shower|stag|lunch)|(?:didn'?t|never) (?:even )?(?:get|got) an invite)\b/,
        near(
          /\b(?:went to (?!the (?:loo|toilet|bathroom))|gone to|booked|going to|went on|off to|planned|went for)\b/,
          /\b(?:without me(?=\.|,| i |$|\n))\b/,
          45,
        ),
        near(
          /\b(?:went quiet|stopped talking|shut up|changed the subject)\b/,
          /\b(?:when i (?:came|walked|sat|got)[^\n]{0,30}(?:tray|lunch)|about (?:last night|the weekend|the party|saturday|the sleepover))\b/,
          40,
        ),
        near(
          /\b(?:family (?:photo|picture|portrait))\b/,
          /\b(?:asked (?:me )?to take|me behind the camera|i took it|behind the camera|not in it)\b/,
          60,
        ),
      ),
      [
        /\b(?:(?:leaving|leaves?|left) me out|(?:feel|felt|feeling|being|been|was|am|i'm|got|get|getting|always) (?:so |really |a bit |completely )?left out|(?:didn'?t|never|don'?t|haven'?t|wasn'?t|weren'?t|not|no ?one|nobody|none of them) (?:even |ever |once |actually |get |got |been |being |bother to |bothered to )*(?:invited?(?: me)?|ask(?:ed)? me (?:to come|along|to go|to join|if i)|tag(?:ged)? me|added? me|include[sd]? me)|not invited|(?:didn'?t|never) (?:even )?ask(?:ed)? me(?=\.|,|$|\n| again| either)|(?:(?:group)?chat|gc|whatsapp|group) (?:that )?(?:i'?m|i am|i was) not in|(?:met|meet|went|go|hung|hang) (?:up|out)[^\n]{0,40}(?:nobody|no ?one|never|didn'?t|don'?t|not) (?:even )?(?:told|tell|ask\w*) me|wasn'?t asked to be|(?:went|gone|going|out|met|meet|party|trip|dinner|lunch|lake|holiday|away|cinema|beach|club|drinks|brunch|hang(?:ing)?|chat|gc|group ?chat) (?:\w+ ){0,3}without me|(?:everyone|everybody|all of them|them all|all)(?: \w+){0,6} (?:except|but|apart from|bar) me|only one (?:who |that )?(?:was |is |'s )?(?:not|wasn'?t|isn'?t|who didn'?t) |(?:removed|kicked|dropped|deleted) me (?:from|out of|off)|group ?chat without)\b/,
        /\b(?:friends?|mates|girls|lads|boys|group ?chat|gc|whatsapp|friend group|group|squad|class|classmates|party|birthday|trip|sleepover|hen|wedding|stor(?:y|ies)|photos?|pics|pictures|facebook|insta\w*|barbecue|bbq|seventieth|sixtieth|hang out|met up|snap\w*|flatmates?|bridesmaid\w*)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|kids|boy|girl|child|grandson|granddaughter|husband|wife|mother|father|mum|mom|dad|boss|manager|sister|brother|family|in.?laws|ex)\b|she'?s being left|tagged everyone|he follows|physio|family lunch|i look (?:disgusting|fat|ugly|awful|huge)|my hip|past my desk|made myself sick|colleagues?|work (?:drinks|do|night out|party|lunch)|meeting|at work|the office|(?:go|goes|went) on without me|better (?:off )?without me|i (?:didn'?t|never|haven'?t) invite)/,
    hear: [
      "Being left out happens without anybody saying a word to you, so there's nothing you can point to.",
      'Being left out would sound such a small thing if you said it, and it fills the whole evening.',
      "To bring it up you'd have to admit you noticed, and being left out costs pride enough already.",
      "For the ones who were asked it was simply a plan, and for you it's a question about yourself.",
      'You catch yourself counting who they asked, as if the number could tell you where you come.',
      "After you've been left out, even a friendly hello from one of them gets looked at twice.",
      "It's hard to be cross with a whole group, when each of them could say that it wasn't their idea.",
      'You have to go on being normal with the people who left you out, and nobody sees the acting that takes.',
      "Half of you wants them to see that you're missing, and the other half would hate them to know you mind.",
      'Forgotten and left out on purpose look just alike from where you are, and both of them sting.',
    ],
    ask: [
      'Who among them would you have thought would ask you?',
      'What would you say to them, if it could not get awkward?',
      'Which of them would be straight with you, if you asked?',
      "How would they take it, if you said you'd noticed?",
      'When did you last feel properly one of them?',
      'Does it look more like forgetting to you, or like a decision?',
      'Who else gets left out of things there?',
      'When are you next going to be with them all?',
    ],
    advice: [
      "I'd ask the one of them you trust most, alone and lightly, whether there was a reason. If it was thoughtlessness, they'll be sorry, and if it wasn't, you'd sooner know. I wouldn't say a word of it in front of them all.",
      "I wouldn't make a scene, and I wouldn't pretend either. Tomorrow, ask one of them along to something small of your own. If they come, say that it stung. If they won't, I'd put your time into people who do ask you.",
    ],
    reason: [
      'Everybody wants to be thought of when the names are counted. Being left out hurts much the same at eight and at eighty.',
      "It isn't the thing itself you mind missing so much. It's what being left out seems to say about where you come with them.",
    ],
  },
  {
    id: 'one-sided-friendship',
    signs: orAtOnce(
      anyOf(
        /\b(?:only one (?:who |that )?mak(?:es|ing) (?:an|any|the) effort[^\n]{0,20}friends?|friends? never (?:asks?|texts?|calls?|rings?|messages?) (?:about )?me\b|(?:back ?up|plan b|second choice|spare) friend|my friends? only (?:wants?|needs?|uses?)|friends only (?:want|need|use) me|stopped (?:texting|messaging|reaching out) first)\b/,
        /\b(?:(?:always|have to|always have to) organi[sz]e everything with my (?:friends|mates))\b/,
        /\b(?:(?:its|it'?s|it is|it was) always me (?:that|who)? ?(?:texts?|messages?|rings?|calls?|phones?|writes?|organis\w*|arranges?|asks?|travels?|drives?)(?: first)?|always me (?:that |who )?(?:reach|mak|text|messag|call)\w* (?:out|first|the (?:effort|plans))|only (?:ever )?(?:rings|calls|texts|messages|contacts|phones) (?:me )?when (?:she|they) needs? (?:a |something|money|help|me to)|calls? me (?:her|his) best (?:friend|mate) when|if i (?:didn'?t|dont|don'?t|did not) make (?:the|an|any) effort|(?:no friendship|wouldn'?t be (?:a |any )?friends?(?:hip)?)[^\n]{0,20}(?:if i|unless i|without me))\b/,
        near(
          /\b(?:(?:i )?(?:listen(?:ed)?|sat (?:there )?listening|hear(?:d)? (?:all )?about|talks? for))\b/,
          /\b(?:hours?[^\n]{0,60}(?:when i (?:said|told|mention|need)|sad face|good to see you|(?:never|doesn'?t|didn'?t) (?:once )?ask|not once))\b/,
          60,
        ),
        near(
          /\b(?:(?:i )?(?:driven|drive|drove|travel\w*|go|gone|get the train|take the bus) (?:over )?to (?:hers|his|theirs|her (?:house|place|flat)|his (?:house|place|flat))|i (?:always )?(?:visit|go to see) (?:her|him))\b/,
          /\b(?:never (?:once )?(?:seen|come|been|visited|comes)|(?:hasn'?t|has not) (?:once )?(?:seen|been|come|visited))\b/,
          80,
        ),
        near(
          /\b(?:i (?:always )?remember (?:his|her|their|everyone'?s|all their) (?:birthdays?|exams?|kids))\b/,
          /\b(?:(?:don'?t|doesn'?t|didn'?t) (?:think )?(?:he|she|they)? ?(?:knows?|remember|even know)|forgot (?:mine|my)|nobody (?:remembers|remembered))\b/,
          110,
        ),
        near(
          /\b(?:i'?m (?:basically |just |like )*(?:her|his|their) (?:taxi|therapist|chauffeur|cash ?point|atm|bank|unpaid)|im (?:basically |just )*(?:her|his|their) (?:taxi|therapist|chauffeur|atm)|her taxi basically)\b/,
          /\b(?:friends?|mates?|the others|a wave|out with|hours|when i|never)\b/,
          110,
        ),
        near(
          /\b(?:help(?:ed|ing) (?:her|him|them) move|lent (?:her|him) my|i (?:always )?fix (?:their|her|his)|i (?:was|am|'m) (?:always )?there for (?:her|him|them))\b/,
          /\b(?:on my own|by myself|not one (?:of them|person)|(?:didn'?t|did not|nobody|no ?one|never) (?:even )?(?:come|came|help\w*|offer\w*|show\w*|ask))\b/,
          110,
        ),
        near(
          /\b(?:i (?:organi[sz]e|arrange|plan|book|host|sort) everything|i do all the (?:organi[sz]ing|planning|inviting|texting|chasing))\b/,
          /\b(?:they (?:all )?just (?:show|turn|come)|friend\w*|mates|nobody (?:ever )?(?:asks|invites|offers)|if i stopped)\b/,
          80,
        ),
        near(
          /\b(?:(?:my|a) (?:\w+ )?(?:friends?|mates?|barkada|besties?))\b/,
          /\b(?:(?:ask|asks|need|needs|want|wants) me (?:always |only )?(?:to|for)[^\n]{0,70}(?:they are|they'?re|she'?s|he'?s) (?:always )?busy|when i was (?:in (?:the )?hospital|sick|ill|down|in trouble)[^\n]{0,50}(?:did not|didn'?t|never|not (?:one|even|a))|never (?:once )?asks? (?:me )?(?:how|about|anything|back)|just (?:the|her|his|their) names? signed)\b/,
          110,
        ),
        near(
          /\b(?:i (?:wrote|write|sent|send) (?:\w+ )?(?:to )?\w* ?(?:each|every) (?:fortnight|month|week|birthday|christmas))\b/,
          /\b(?:card at christmas|never (?:once )?(?:writes|wrote|answers|replies)|just the names)\b/,
          100,
        ),
        near(
          /\b(?:told (?:him|her|them) (?:i'?d|id|i had|that i|my|about my))\b/,
          /\b(?:(?:mad|sad|rough|shame|unlucky|tough|that'?s mad|gutted) (?:that )?(?:mate|bro|babe|hun)?,? ?anyway|and (?:straight )?back to (?:his|her))\b/,
          70,
        ),
      ),
      [
        /\b(?:friends?|friendships?|mates?|besties?|bff|pals?|budd(?:y|ies)|bestfriend|people|group|girls|lads)\b/,
        /\b(?:(?:i'?m|i am|its|it'?s|it is|i was always|i'?ve always been|why am i) (?:always|the only one|only ever|the one) (?:me |the one |i )?(?:who |that |to )?(?:\w+ )?(?:text\w*|messag\w*|writ\w*|call\w*|ring\w*|phon\w*|reach\w*|organis\w*|organiz\w*|plan\w*|invit\w*|arrang\w*|ask\w*|mak\w* (?:the )?(?:effort|plans)|travel\w*|pay\w*|giv\w*|listen\w*|check\w*|driv\w*|host\w*)|(?:never|doesn'?t|don'?t) (?:\w+ )?(?:text|message|write|call|ring|reach out|ask) (?:me )?(?:first|about me|how i|back unless|anything about)|never (?:once )?asks? (?:how|about|me)|only (?:\w+ )?(?:calls?|texts?|rings?|messages?|comes?|talks?|writes?|wants?|contacts?) (?:to )?(?:me )?(?:when|if|for)|(?:one|1)[- ]?sided|always (?:text|message|organise|organize|reach out|make the effort|plan|pay|arrange|invite|host) |when (?:he|she|they) (?:need|want)s? (?:something|money|a lift|a favou?r)|if i (?:didn'?t|don'?t|stopped?) (?:text|message|call|write|organis|organiz|reach|ask|ring|plan)\w*|therapist friend|free therapist)\b/,
      ],
    ),
    unless:
      /\b(?:boyfriend|girlfriend|husband|wife|my (?:mum|mom|dad|mother|father|sister|brother|son|daughter|boss|ex|manager)|(?:he|she) loves? me|dating|crush|customers?|people pay)\b/,
    hear: [
      "If you're always the one who writes first, you never get to find out if you'd be missed.",
      'Not writing to see if a friend notices is a horrible test, because you might get the answer.',
      'The good listener in a friendship gets the long calls, and hardly ever the question back.',
      'It feels petty to keep count with friends, and then you find the count is there anyway.',
      'Seen from their side the friendship may look just right, since everything in it gets done, by you.',
      'People get used to the one who makes the effort, and stop seeing that it is an effort.',
      "When you've always been the giving one, wanting something from a friend feels like breaking the rules.",
      'You start to wonder whether they like you, or just like having a friend who does all that.',
      'Nobody in it need be a bad friend, which makes it so awkward to say a word about.',
      'Whoever does the inviting gets to feel every no, and the friends who just turn up never do.',
    ],
    ask: [
      'What do you think would happen, if you stopped making the effort?',
      'When did a friend last ask how you were, and wait for it?',
      'What would you love them to do once without being asked?',
      'What do you get from this friendship, on a good day?',
      'Is there anybody who does write to you first?',
      'Do they have any idea how much of it you carry?',
      'What would you have told a friend, if one had asked?',
      'What keeps you making the effort with them?',
    ],
    advice: [
      "I wouldn't test them by going silent. I'd tell the one you like best tomorrow that you'd love them to do the asking next time. If they do, it was only habit. If they don't, let it run down to what they put in.",
      "I'd do less, and not nothing. Leave the next plan with them, say so kindly, and give that evening to somebody who asks after you. If nothing ever comes of it, the friendship was mostly your work, and you can set it down.",
    ],
    reason: [
      "You can want a friend to make half the effort without being needy. Anybody who's always first to ask starts counting in the end.",
      "It's tiring to hold up both ends of a friendship, and you wouldn't mind if you didn't care for them. Wanting some of it back is only fair.",
    ],
  },
  {
    id: 'friends-a-stage-ahead',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:everyone|everybody) around me is (?:getting )?(?:married|engaged|having babies|pregnant)|all my (?:\w+ )?friends have (?:houses|kids|husbands|wives|families|mortgages)|every weekend is a (?:baby shower|wedding|hen|christening))\b/,
        /\b(?:(?:three|four|five|six|seven|\d+) weddings (?:this|in one|in a) (?:summer|year)|plus none|(?:bought|buys) a house\.?,?[^\n]{0,25}(?:bought|buys) a house|only one of (?:my|our|the) (?:friends|group|girls|lads)[^\n]{0,25}(?:without|not married|single|no (?:kids|ring|husband|wife|house))|only one (?:in|of) (?:the|our|my) (?:group|gang|friend group) (?:who'?s |that'?s |still )?(?:single|not married|renting|without|with no)|(?:all |are all )(?:grandmothers|grandmas|grannies|grandads) (?:now|and)|everyone except me now)\b/,
        near(
          /\b(?:they (?:all )?(?:talk|chat|go on|swap)[^\n]{0,20}(?:mortgages?|catchment|nursery|nurseries|babies|schools|kids|weaning|pensions?|extensions|wedding|prams|baby names))\b/,
          /\b(?:i (?:just )?(?:nod|still|sit|say|smile|have|got)|air fryer|what'?s new|whats new|houseshare)\b/,
          80,
        ),
        near(
          /\b(?:(?:everyone|everybody|all the (?:girls|lads|people)|people) (?:my age|from (?:school|my school|my class|my year|uni|college)|i (?:was|went) (?:at|to) (?:school|uni) with)(?:'?s)?)\b/,
          /\b(?:(?:is|are|has|have|got) (?:\w+ )?(?:a )?(?:manager|married|kids|careers?|promoted|driving|passed|boyfriends?|girlfriends?|families|settled|engaged)[^\n]{0,80}\b(?:i'?m|im|i am|me|i)\b)\b/,
          60,
        ),
        near(
          /\b(?:soft play|nap ?time|home for naps|bedtimes?|play ?dates?)\b/,
          /\b(?:(?:we )?used to (?:go out|party|go dancing|be)|my friends|out out)\b/,
          80,
        ),
        near(
          /\b(?:my (?:girl)?friends|my mates|the girls|barkada)\b/,
          /\b(?:are all (?:grandmothers|grandmas|mothers|mums|moms|married|engaged|parents|dads|homeowners|pregnant|settled|doctors|managers|retired))\b/,
          30,
        ),
        near(
          /\b(?:wedding invitation|invitations?|christening|baby shower|save the dates?)\b/,
          /\b(?:same suit|same dress|on the platform|always the guest|never (?:mine|my turn)|another (?:wedding|save the date)|by myself|still single)\b/,
        ),
        near(
          /\b(?:(?:didn'?t|didnt|never) go to (?:uni|university|college))\b/,
          /\b(?:they'?re all|theyre all|everyone(?:'s| is| has)|all my friends|all starting|grad jobs)\b/,
          80,
        ),
        near(
          /\b(?:(?:scan|baby|engagement|wedding|ring) (?:photo|picture|pic|announcement))\b/,
          /\b(?:group ?chat|all my friends|another[^\n]{0,60}(?:last one|except me|and i'?m|only me))\b/,
          50,
        ),
        near(
          /\b(?:aunt(?:ie|y|ies))\b/,
          /\b(?:(?:look|looks|looking) at my (?:finger|hand)|all my friends are married|without (?:a )?ring)\b/,
          60,
        ),
      ),
      [
        /\banother (?:one of my |of my )?friends?(?: (?:is|are|has|got)|'s) (?:\w+ )?(?:pregnant|engaged|getting married|having a baby)\b|\bmy (?:4th|5th|6th|7th|8th|third|fourth|fifth|sixth|seventh) wedding (?:this|of the) (?:year|summer)\b|\b(?:last single (?:one|friend)|only single (?:one|friend))\b|\b(?:(?:all|most of|every one of|half of) (?:of )?my (?:\w+ )?(?:friends|mates|classmates|batchmates|schoolmates)|my (?:\w+ )?(?:friends|mates|batchmates) (?:are|have|is|keep) all|(?:everyone|everybody) (?:my age|i know|i went to school with)|last (?:single )?one (?:of (?:us|my friends)|left|in (?:the|my) (?:group|friend group)))\b[^\n]{0,60}\b(?:married|engaged|marrying|pregnant|babies|kids|children|settled|coupled|couples|partners|relationships?|not (?:married|engaged))\b/,
      ],
    ),
    unless:
      /\b(?:trying for|when i was ill|at work|miscarr\w*|ivf|years for us|hold the babies|my (?:husband|wife|ex|fianc\w+)\b|i'?m pregnant|divorc\w*|died|widow\w*)\b/,
    hear: [
      'You can be glad at every wedding and every baby and still see yourself slipping to the edge among your friends.',
      'The talk among your friends turns to prams and mortgages, and you sit there with your own news in your pocket.',
      "Nobody leaves you out as such, it's only that your friends' evenings end so early now.",
      "You buy the presents and say the right things, and there's no occasion when your friends get to do it for you.",
      "You put a heart under each piece of your friends' news, and it isn't a lie, and it isn't the whole of it.",
      "Friends who've settled take it that your time is free, so it's mostly you who does the travelling.",
      'Friends ask if there is any news with you, and by then only one sort of thing counts as news.',
      "At night you do sums with your friends' ages and your own, and it's not a comforting arithmetic.",
      "You stop suggesting things to your friends, because there's always a sitter or an other half to be asked.",
      'It would be nice to be asked along just as you are, without a friend having to be kind about it.',
    ],
    ask: [
      'Which of your friends is still on your side of it?',
      "What's new with you that your friends haven't asked about?",
      'Do you want what they have, or is it your friends you want back?',
      'Which friend could you tell how this is for you?',
      'How is it when you do meet up with them all?',
      'Who do you do things with these days?',
      'What do you say, when your friends ask about you?',
      'What did the lot of you use to do together?',
    ],
    advice: [
      "I'd pick the one friend you miss most and fit yourself into their day, a walk or an hour in their kitchen, and bring some real news of yours. If it's still all on your side, look for company among people whose evenings are free.",
      "I'd write to one friend tonight, not to the lot of them, and say that you miss them. If seeing their home stings too much just now, meet on neutral ground. If it's what they have that you miss, say that to one who can hear it.",
    ],
    reason: [
      "Being pleased for your friends and sad for yourself fit quite easily into the same person. The one doesn't make a lie of the other.",
      "You and your friends had the same things ahead of you, and theirs have come while yours are still open. It'd be odd not to notice that.",
    ],
  },
  {
    id: 'friend-moving-on',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:my|our) (?:best )?(?:mate|friend)[^\n]{0,20}(?:got|has) a (?:gf|bf|girlfriend|boyfriend)[^\n]{0,30}(?:ghost|gone|vanished|disappeared|dead to)|never see (?:him|her)[^\n]{0,40}best (?:mates|friends) (?:since|for)|best (?:friend|mate) is (?:always|all the time) with (?:the|her|his|some|a) (?:new|other)\b|lost my best (?:friend|mate) to)\b/,
        /\b(?:my (?:\w+ )?(?:mate|friend|bestie) (?:has|'s got|has got) (?:all )?new (?:mates|friends))\b/,
        near(
          /\b(?:(?:my|our) (?:\w+ ){0,2}(?:friend|mate|bestie|bff|pal|bestfriend)|bestie|friends since|known (?:her|him) since)\b/,
          /\b(?:moved to[^\n]{0,50}(?:friends|stories|without|now)|now (?:she|he) (?:talks|acts|sits|speaks|hangs|goes)|(?:her|his) new (?:circle|crowd|friends|people|group|lot|mates|life)|me and (?!me|my|her|him|i\b|she|he|you)\w+ about everything|taken up with|(?:she|he)'?s? (?:now )?(?:sits|hangs out|goes about) with|made the (?:\w+ )?(?:squad|team)|(?:with|joined) the mums?|got (?:in )?with (?:a|this|some) (?:lad|lass|guy|girl|boy|fella|man|woman)[^\n]{0,60}(?:never|now|anymore|forgot)|has (?:her|his) (?:fianc\w+|boyfriend|girlfriend|husband|wife|baby) (?:for that |now)|emigrat\w+|moving (?:away|to (?:australia|canada|spain|dubai|america|london|new zealand)))\b/,
          130,
        ),
        near(
          /\b(?:our (?:saturday|thursday|friday|sunday|wednesday|tuesday|monday|weekly|weekend)s?(?: (?:thing|night|nights|walk|walks|coffee|coffees|lunch|lunches|pint|pints|call|calls))?)\b/,
          /\b(?:(?:just |kind of |kinda |are |is |have |has |all )*(?:died|finished|stopped|fizzled|over|gone|cancelled))\b/,
          14,
        ),
        near(
          /\b(?:(?:it was )?always us two|just us two|the two of us against)\b/,
          /\b(?:now (?:it'?s|its)|girls from work|new (?:friends|mates|lot)|her and|him and)\b/,
          70,
        ),
        near(
          /\b(?:fianc\w+|(?:her |his |a )new (?:boyfriend|girlfriend|man|fella|bf|gf)|had the baby|got engaged|he'?s engaged|she'?s engaged|the mum lot|mum friends|the antenatal)\b/,
          /\b(?:used to (?:voice note|text|message|tell each other|ring|send|walk (?:straight )?in|call)[^\n]{0,60}(?:me|each other|day|fridge|now)|found out (?:from|off|on) (?:the|a|insta\w*|facebook) ?(?:post|story)?[^\n]{0,20}same as everyone|(?:we|us) (?:never|hardly|barely))\b/,
          120,
        ),
        near(
          /\b(?:emigrat\w+|moving to (?:oz|australia|canada|new zealand|dubai))\b/,
          /\b(?:(?:same (?:pub|stools|school|street))|since (?:we were|school)|best (?:mate|friend)|weve had|we'?ve been (?:mates|friends))\b/,
          100,
        ),
        near(
          /\b(?:must catch up|catch[- ]?up|gives me a date)\b/,
          /\b(?:six weeks|weeks (?:off|away|time)|months (?:off|away|time)|diary|used to (?:just )?(?:walk|turn|pop))\b/,
          70,
        ),
        near(
          /\b(?:got sober|found (?:god|jesus)|became (?:vegan|religious|spiritual|a christian)|joined (?:a|the) church|aa people)\b/,
          /\b(?:(?:i'?m|im|i am) the old (?:life|friend)|(?:her|his) new (?:circle|people|friends)|no time for me|with me (?:she|he) is|old life)\b/,
          130,
        ),
      ),
      [
        /\b(?:my|our|a|this|the) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)\b|(?:^|\n)best (?:friend|mate)\b/,
        /\b(?:(?:(?:new|got a|has a|have|had a|having a|met a|with (?:her|his|the|a new)) (?:boyfriend|girlfriend|bf|gf|fianc\w+|partner|baby|babies|kid|fella|man|woman)|engaged|pregnant|getting married|got married|new (?:friends?|people|crowd|group|mates|best friend|bestie)|mom friends|mum friends|antenatal)\b[^\n]{0,120}\b(?:never|no time|hardly|barely|anymore|any more|don'?t see|doesn'?t|replaced|forgot|forgotten|cancel\w*|left behind|without me|busy|used to|lost|jealous|happy for (?:her|him|them)|instead of me|ditch\w*|dropp?\w*)|lost my (?:best )?(?:friend|mate) to (?:her|his|a) (?:\w+ )?(?:boyfriend|girlfriend|bf|gf|fella|man)\b|replaced me|(?:has|have|got|found|made) (?:a )?(?:new (?:best )?friends?|new bestie|new people)|moved on without me|left (?:me )?behind)/,
      ],
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|partner|bf|gf|fianc\w+)(?:'s)?\b|cheat\w*|trying for|years for us|chooses what|hold the babies|group ?chat|gc|destroy|complain|died|hit(?:s)? (?:her|him)|abus\w*|my baby|i(?:'m| am) pregnant|slept with|best man speech)\b/,
    hear: [
      'You can be really pleased for a friend and still see that the place beside them has been taken.',
      "It's hard to complain that a friend is happy, so there's nobody you can very well say it to.",
      'Friends hardly ever leave on purpose, they get busy with their new life and you find it out bit by bit.',
      'You were the one who heard things first from this friend, and now the news comes already told.',
      "It's odd to need an appointment with a friend you used to simply see.",
      'What you had with your friend was made of time mostly, and the time goes somewhere else now.',
      'Catching up is not the same as having been there, and with a busy friend it is all catching up.',
      "You're so careful not to sound jealous that your friend may never hear you miss them.",
      "Your friend says we now, and it takes you a second to hear that it doesn't mean the two of you.",
      "Even when you do get an hour with your friend, part of them is somewhere you don't go.",
    ],
    ask: [
      'What did you and your friend do that there is no time for now?',
      'What would you tell your friend, if it could not sound jealous?',
      'Which is it you miss, the talks or just having your friend about?',
      'When was it last only you and your friend?',
      'Does your friend have any idea you miss them?',
      'What would a good afternoon with your friend be?',
      'Who has got closer to you, while your friend was busy?',
      'What did you use to be the first to hear about?',
    ],
    advice: [
      "I'd tell your friend that you miss them, in just those words, and put a day and a place to it. If they can only do half an hour, take the half hour. If it never gets an answer, I'd leave the next move to them.",
      "I'd write tonight and ask your friend for something small and fixed, a walk every second week, just the two of you. If they take it up, say nothing of the rest. If it's called off three times running, I'd stop asking for a while.",
    ],
    reason: [
      "You can be glad for a friend and miss them in the same breath. It's your own week that got emptier, and nobody asked you about that.",
      "The place you had with your friend was a real one, and now it's got somebody or something else in it. Minding that is mostly missing them.",
    ],
  },
  {
    id: 'row-with-a-friend',
    signs: orAtOnce(
      anyOf(
        near(
          /\b(?:(?:my )?(?:oldest|best|closest) (?:mate|friend)|(?:years of|our) friendship|friends for (?:\d+|\w+) years|my (?:mate|friend|bestie))\b/,
          /\b(?:said something (?:i'?d|id|i had|i'?ve)|told (?:her|him) (?:straight|exactly|what i)|i told (?:her|him) (?:no ?one|nobody|she|he|to|that she|that he)|screamed at|swore at|called (?:me|her|him) a|don'?t (?:ever )?contact me|never (?:speak|talk) to (?:me|her|him) again|stormed (?:out|off)|slammed|walked out|we had it out|got out of the car|get out of (?:her|his|my|the) car|kicked me out|made me choose)\b/,
          110,
        ),
        near(
          /\b(?:fell out over|fallen out over|fell out about|fallen out about)\b/,
          /\b(?:(?:hand of )?cards|money|a (?:lad|boy|guy|girl|man|joke|parking|text|tenner|fiver|stupid|bill|lift)|nothing|something (?:so )?(?:daft|stupid|silly|small)|who|the bill|politics|brexit|gaza|trump|religion|football|two old|club|a holiday)\b/,
          60,
        ),
        near(
          /\b(?:told (?:her|him) what i thought of (?:him|her (?:boyfriend|husband|fella|man|bloke|fianc\w+)|his (?:girlfriend|wife|missus)))\b/,
          /\b(?:car|get out|block\w*|walked|not (?:spoken|speaking)|friend|hung up|stormed|left)\b/,
          80,
        ),
        near(
          /\b(?:threw (?:a|my|her|his) (?:drink|glass|wine|pint) (?:at|over) (?:her|him))\b/,
          /\b(?:table|girls|friend|business|not proud|pub|mate)\b/,
        ),
        near(
          /\b(?:don'?t (?:ever )?contact me again|lose my number|never (?:speak|talk|text) (?:to )?me again|we'?re done)\b/,
          /\b(?:argued|arguing|whatsapp|each other'?s weddings|weddings|mates?|friends?|years)\b/,
          110,
        ),
        near(
          /\b(?:(?:we'?ve|weve|we have|haven'?t|not) not? ?(?:spoke|spoken|talked) since (?:her|his|the|my) (?:birthday|hen|stag|party|wedding|holiday)(?: do)?)\b/,
          /\b(?:sorry|row|argu\w*|friend|mate|deleted|message|said)\b/,
          110,
        ),
      ),
      [
        /\b(?:(?:my|our|a|this) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)|friend of \d+ years|friendship)\b|(?:^|\n)best (?:friend|mate)\b/,
        /\b(?:fell out|fallen out|falling out|fall out|big (?:fight|row|argument)|had an? (?:\w+ )?(?:fight|row|argument|go at)|argued|we (?:fought|rowed|quarrel\w*)|quarrel\w*|blocked me|(?:not|isn'?t|stopped|no longer|won'?t|refuses? to) (?:speaking|talking|speak|talk)(?:ing)? (?:to (?:me|each other)|with me)|aren'?t (?:speaking|talking)|don'?t (?:speak|talk) (?:anymore|any more)|hasn'?t (?:spoken|talked) to me|(?:said|told me) (?:she|he|they)(?:'s| is| was|'re)? (?:done|had enough)|shouted at me|screamed at me|never wants? to (?:see|speak to|talk to|hear from) me|i said (?:something|some|a) (?:\w+ )?(?:horrible|awful|nasty|cruel|mean)[^\n]{0,20} to my (?:\w+ )?(?:friend|mate)|had words|cut me off|hung up on me|(?:s?he) put the phone down|put the phone down on me|won'?t forgive|ended (?:our|the) friendship|friendship is over|i lost it with|turned (?:her|his) back)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|bf|gf|mum|mom|dad|mother|father|sister|brother|son|daughter|boss)\b|boyfriend|girlfriend|cheat\w*|don'?t think we|hasn'?t blocked|the cancer|died|dog|cat)\b/,
    hear: [
      'Nobody has written down the rules for a row with a friend, not even who is meant to ring first.',
      'You can be sure you were right in a row with a friend and still hate that you had it.',
      'The row goes on in your head, and your friend has a very good answer to everything in there.',
      'When you have fallen out, even the friends you share get careful, as if each had heard the other side.',
      "You think of telling somebody about it, and the somebody is the friend you've fallen out with.",
      'A friendship can be long and good, and one row stands up in front of the whole of it.',
      "A friend isn't tied to you by anything, which is why falling out feels so near to losing them.",
      'You lose the small things with a friend as well, the plans and the messages about nothing.',
      'Your friend may well be going over the same row, in a version where you are the unfair one.',
      "With a friend it's so hard to tell if you should leave the row alone or go and knock.",
    ],
    ask: [
      'What one thing would you want your friend to understand?',
      'Which part of the falling out do you keep going back to?',
      'Who usually comes round first, you or your friend?',
      'What was the friendship like at its best?',
      'Where are you likely to run into your friend?',
      'What was underneath it, do you think, between you two?',
      'How would making up with your friend look?',
      'Do you think your friend is going over it as well?',
    ],
    advice: [
      "I'd make the first move, whoever was right, if you'd still want this friend in a year. Three lines without an argument in them are enough, tomorrow and not tonight. If you wouldn't want them in a year, I'd leave the row where it is.",
      "I'd send nothing tonight. Put down on paper the one thing you'd take back and the one you wouldn't. If you can say the first to your friend without the second, say it soon. If you can't, wait till the week's out.",
    ],
    reason: [
      "A friend's words count because you chose that friend, and a row takes away the very person you'd have talked it over with.",
      "You can be in the right in a row and wretched about it all the same, because it's your friend you're afraid of losing, and not the argument.",
    ],
  },
  {
    id: 'friend-gone-cold',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:think|convinced|feel like|sure) my (?:best |oldest |only |closest )?(?:friend|mate) (?:hates|doesn'?t like|is avoiding|is angry with|is mad at) me)\b/,
        near(
          /\b(?:friends?|mate|bestie|bro|like sisters|like brothers|a pint|since the (?:stag|hen)|in every class|for coffee|the girls|the lads|same couch)\b/,
          /\b(?:warmth (?:is |has |'?s )?gone|(?:perfectly|just|very|so|only) polite|(?:by )?my full name|no nickname|frosty|(?:i get|now (?:he|she) does this|gets?) (?:a |this |the )?nod|looks? at (?:his|her) (?:watch|phone)[^\n]{0,20}(?:now|when)|keeps (?:her|his) coat on|(?:doesn'?t|does not|don'?t) laugh at my|turned (?:her|his) chair|(?:maybe,? )?let'?s see|greets? me|like (?:a stranger|strangers)|something(?:'s| has) (?:altered|changed|shifted|different)|(?:does|did)n'?t save me|used to hug me|off with me|funny with me|barely (?:looks|speaks|talks)|makes excuses|always (?:busy|an excuse) (?:now|lately|when))\b/,
          120,
        ),
        near(
          /\b(?:something has (?:altered|changed|shifted) with (?!my|me|the|him|her|us)\w+)\b/,
          /\b(?:polite|cold|distant|she|he)\b/,
          60,
        ),
        near(
          /\b(?:used to send me (?:memes|videos|songs|reels|voice ?notes|tiktoks)|(?:didn'?t|didnt|did not) save me a seat)\b/,
          /\b(?:now (?:its|it'?s|just|i get|she|he)|always saves|her bag|just ok|haha)\b/,
        ),
      ),
      [
        near(
          /\b(?:(?:my|a|this|one|the|our|an) (?:\w+ ){0,2}?(?:friend|mate|bestie|bff|pal|buddy|bestfriend)|one of my (?:\w+ )?friends|friend of (?:mine|(?:\d+|\w+) years)|friendship)\b/,
          /\b(?:(?:weird|odd|off|cold|distant|quiet|funny|short|strange|different|dry|cool|frosty) (?:with|to|towards|on) me|(?:(?<!it )being|become|been|gone|went|so|really|acting) (?:so |really |a bit |very |kind of |kinda |all )?(?:weird|odd|cold|distant|quiet|strange|different|dry|cool|frosty)(?: lately| since| recently| and | but | i |$|\.|,|\n)|one[- ]word (?:answers?|replies|texts?)|drift(?:ed|ing)?(?: apart)?|grown apart|growing apart|ghosted me|ghosting me|ignor(?:es|ed|ing) me|avoid(?:s|ed|ing) me|hasn'?t (?:answered|replied|texted|called|rung|messaged|written)|stopped (?:answering|replying|texting|calling|ringing|writing|messaging|inviting)|doesn'?t (?:answer|reply|text|call|ring|write|message|talk to me|want to (?:see|hang))|looked (?:away|(?:right |straight )?through me)|won'?t (?:answer|reply|text|call|talk|speak|see)|walked past me|pretend(?:ed|s) not to (?:see|know)|crossed the (?:road|street)|saw me[^\n]{0,60}turned (?:away|round|around|her head|his head)|has not (?:called|rung|written|answered|replied|phoned|been in touch)|unfollowed me|acts? like i don'?t exist|(?:he|she) just stopped|never hear from|haven'?t heard from|don'?t (?:talk|speak) (?:anymore|any more|like we)|not the same (?:with us|between us|anymore)|cold shoulder|pull(?:ed|ing) away)/,
          130,
        ),
      ],
    ),
    unless:
      /\b(?:my (?:boyfriend|girlfriend|husband|wife|ex|bf|gf|boss|dog|cat)\b|my (?:mum|mom|dad|mother|father|sister|brother|son|daughter)(?:'s)? (?:\w+ ){0,2}(?:friends?|mate|won'?t|doesn'?t|hasn'?t|stopped|ignor\w+|avoid\w+|is being|has been)\b|boyfriend|girlfriend|crush|dating|died|passed away|owes? me|i (?:lent|lend)|borrowed|i ghosted|stopped (?:coming|eating)|i'?m scared|im scared|the cancer|chemo|redundancy|care home|friend group)\b/,
    hear: [
      "When a friend just goes cold there's often been no row at all, so there's no place to begin.",
      'You go back over your last times with this friend, looking for something you might have said.',
      'A partner would have to tell you that it was over, but a friend can just stop.',
      'You start weighing each message to your friend, where you used to just talk.',
      'A friend can be busy, or hurt, or done with it, and from outside the three look exactly the same.',
      'People have words for a break-up, and next to none for a friend who goes cold on you.',
      "It's odd to be missing a friend who hasn't gone anywhere and could write to you any minute.",
      'Asking a friend straight out is a risk, because until you ask it could still be nothing.',
      'There are jokes only that friend would get, and they keep on coming with no one to send them to.',
      'Politeness is the coldest thing a friend can be, when the two of you never used to need any.',
    ],
    ask: [
      'What were you and your friend like when it was easy?',
      "What's the smallest thing that is different about your friend?",
      'What would you normally be telling this friend?',
      'Is there somebody who knows you both and might know?',
      "What's your own best guess about your friend?",
      'What are you most afraid your friend would answer, if you asked?',
      'What would you ask your friend, if the answer was sure to be true?',
      'How are you with your friend now, when you do meet?',
    ],
    advice: [
      "I'd ask your friend once, tomorrow, in a single line, whether you've done something. If they say no, I'd believe it and ask them along to something. If nothing comes back at all, I'd leave the door open and not knock any more.",
      "I'd see your friend face to face if there's any way to, even for ten minutes, because a screen can't tell cold from busy. If there isn't, send something that needs no answer, a photo or an old joke, and then wait a while.",
    ],
    reason: [
      "When a friend goes cold there's nothing firm to hold on to, so the mind goes through everything you ever said to them. Anybody's would.",
      "A friend is somebody you didn't have to wonder about, and now you do. Losing that ease hurts, whatever the reason turns out to be.",
    ],
  },
  {
    id: 'message-without-an-answer',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:he|she|they) (?:read|saw|opened) it (?:\w+ )?(?:hours?|hrs?|days?) ago|why (?:isn'?t|won'?t|hasn'?t|doesn'?t|is) (?:he|she|they) (?:not )?(?:text|texting|reply|replying|replied|answering|texted)(?: me)?(?: back)?|(?:texted|messaged|wrote to|dmed|emailed) (?:him|her|them)[^\n]{0,40}(?:and|but) (?:still )?(?:nothing|silence|no reply|crickets)|(?:he|she|they)(?:'s| has)? (?:read|saw|seen|opened) (?:it|my (?:message|msg|text))[^\n]{0,20}(?:said nothing|and nothing|nothing since)|sent it[^\n]{0,20}(?:silence|crickets))\b/,
        /\b(?:(?:staring|looking) at my phone[^\n]{0,30}(?:waiting|hoping) (?:for|on|that)? ?(?:him|her|them|he|she|they|a|he'?ll|she'?ll) ?(?:to |will )?(?:reply|text|message|answer|write)\w*)\b/,
        near(
          /\b(?:text|message|messaged|wrote|sent|email|dm|asked (?:her|him|them)|voice ?note|whatsapp)\b/,
          /\b(?:(?:just )?sitting there,? (?:read|unread|delivered)|only delivered|delivered,? it says|(?:one|two|1|2|still) (?:grey|gray|blue) ticks?|not a (?:line|word) back|nothing back|tumbleweed|liked (?:other|someone|everyone|my)[^\n]{0,20}(?:stuff|posts?|photos?|stories)|been (?:online|active|on ?line)|(?:logged|been) (?:in|on) (?:sunday|monday|since|today|yesterday|twice)|day (?:\d|two|three|four|five) (?:now )?(?:and |of )?(?:nothing|silence)|(?:hours|days) (?:ago )?(?:and|now|of)? ?(?:nothing|silence|crickets)|still (?:nothing|waiting))\b/,
          110,
        ),
        /\b(?:typing\.*,? (?:and |and then |then )?(?:nothing|stops|stopped|gone)|dots (?:went away|disappeared|appear\w*|come and go|keep|stopped)|(?:should|do) i (?:send|text|message) (?:another|again|her again|him again|a second)|double text\w*|(?:hasn'?t|hasnt|haven'?t|not) (?:wrote|texted|messaged|replied) back)\b/,
        near(
          /\b(?:keep (?:turning|checking|picking up|looking at|refreshing) (?:the |my )?phone|phone face ?down|volume (?:right |all the way )?up|check(?:ed|ing)? (?:if )?my (?:internet|wifi|signal|phone))\b/,
          /\b(?:(?:can'?t|hasn'?t|doesn'?t|won'?t|not|didn'?t) (?:even )?(?:answer|reply|repl\w+|text|wrote|written|message|messaged)|story|send another|\d+ hours|seen)\b/,
          100,
        ),
        near(
          /\b(?:lovely date|great date|second date|first date|good date|nice date)\b/,
          /\b(?:tumbleweed|silence|nothing since|day \d|not heard|haven'?t heard|no (?:text|reply|message)|hasn'?t (?:text|replied|messaged))\b/,
          110,
        ),
      ),
      [
        /\b(?:(?:left|leaves|leaving) (?:me )?on (?:read|seen|delivered)|seen ?zoned?|blue ticks?|(?:he|she|they) won'?t (?:even )?(?:text|message|reply|answer)|not (?:answering|replying to) my (?:texts?|messages?)|hasn'?t (?:texted|messaged|written|replied)(?: me)? ?(?:back)?|(?:texted|text|msgs?|messaged?|messages?|wrote|sent|voice ?note|email(?:ed)?|whatsapp|dm|dmed|dmd|photo)\b[^\n]{0,90}(?:(?:hasn'?t|haven'?t|didn'?t|nobody|no ?one|never|still hasn'?t|none of them|doesn'?t) (?:\w+ )?(?:repl(?:y|ied)|answer(?:ed)?|text(?:ed)? (?:me )?back|wr(?:ote|itten|ite) back|respond(?:ed)?|messaged? (?:me )?back|open(?:ed)? it)|no (?:reply|answer|response)|three dots|re-?read\w*|(?:read|reading) (?:it|the message|my (?:message|msg|text)) (?:\w+ ){0,3}(?:again|times|over|back)|read it (?:like )?\d+ times)|(?:(?:hasn'?t|haven'?t|didn'?t|nobody|no ?one|never|still hasn'?t|none of them|doesn'?t) (?:\w+ )?(?:repl(?:y|ied)|answer(?:ed)?|text(?:ed)? (?:me )?back|wr(?:ote|itten|ite) back|respond(?:ed)?|messaged? (?:me )?back|open(?:ed)? it)|(?:keep|kept) re-?reading (?:it|my|the))[^\n]{0,60}(?:text|msgs?|message|messages|voice ?note|email|the chat|whatsapp|my phone)|seen\. no reply)\b/,
      ],
    ),
    unless:
      /\b(?:broke up|broken up|letters?|get out then|without him|without her|night bus|flight|next weekend|is he ok|is she ok|what if she|job|applied|application|interview|recruiter|landlord|bank|council|doctor|gp|customer|supplier|client|invoice|boss|refund|company|embassy|visa|agency|never answered back|i (?:haven'?t|didn'?t|never|still haven'?t) (?:\w+ )?(?:answer|repl|respond|wrote|written|write|open)\w*|i'?ve not answered|i(?:'ve)? never opened|my ex|dumped me|cyclone|oil rig|that's that|husband in the next room|that i haven'?t answered|in the chat (?:s?he'?s|they'?re) in|deleted it|turned over|heard it|a (?:message|text) from|head said|my (?:parents|family) (?:is|are) in)\b/,
    hear: [
      'A message looks different every time you open it after sending, and never better.',
      'All a phone will tell you is that the message got there, and not a thing about how it was taken.',
      "You put the phone face down so as not to look, and then you're listening to it instead.",
      "Silence after a message has room for everything, they're busy, they're cross, they never liked you.",
      'Read your own message often enough and it stops sounding like anything you would say.',
      "Write again and it looks needy, leave it and you're the one sitting there with the phone.",
      'Every other message that comes in makes your heart jump a little for the wrong person.',
      'You go over the wording of it as if one other word would have had a reply by now.',
      'Not replying takes somebody no time at all, and it can take up the whole of your day.',
      'The phone lights up for a parcel or the weather, and each time you have hoped before you can stop.',
    ],
    ask: [
      'How did the message go, in a few words?',
      "What's the reply you would most like to see come up?",
      "What's the worst you imagine them thinking of it?",
      'What are they like with messages as a rule?',
      'Which word in it do you keep stopping at?',
      "What would you be doing, if you weren't waiting for a reply?",
      'What hangs on the answer, for you?',
      'Who would tell you honestly how that message reads?',
    ],
    advice: [
      "I'd send nothing more tonight, and mute that chat till tomorrow evening. If it's still silent in two days, I'd write one short line that can be answered in a word. If that gets no reply either, I'd let it rest.",
      "I'd give it to the end of the week before I read anything into it. If it truly can't wait, ring instead of writing. If it can, leave the phone to charge in another room tonight, so that it isn't you who's on call.",
    ],
    reason: [
      "A message goes off in a second, and then there's no way to see how it was taken. The mind fills the gap by itself, and seldom with anything kind.",
      'You said something to somebody and got no face back, no nod, nothing. Looking at the phone again is only looking for the other half of the conversation.',
    ],
  },
  {
    id: 'said-about-you-online',
    signs: orAtOnce(
      anyOf(
        /\b(?:screenshot\w* my (?:story|post)[^\n]{0,40}(?:posted|shared|put)|(?:horrible|nasty|vile|cruel|mean|awful) about my (?:video|post|photo|tiktok|reel|song|channel)|made a (?:meme|tiktok|sticker) (?:out )?of me|facebook (?:group|page) (?:is|are|was|were) slagging|my (?:video|post|tiktok|reel|tweet) (?:got|is getting|has|gets) (?:\w+ ){0,2}(?:hate|abuse|dragged)|(?:facebook|village|community|reddit|nextdoor) (?:\w+ )?(?:page|group)[^\n]{0,40}(?:called me|about me|said i|saying i))\b/,
        /\b(?:(?:horrible|nasty|awful|mean|vile|cruel|abusive) (?:stuff |things )?(?:about|to) me online|(?:people|they|they'?re|someone|strangers) (?:are |is |keep )?trolling me|(?:left|wrote|posted) (?:me )?a (?:nasty|horrible|fake|awful|mean|vile) review (?:about|of|on) (?:me|my))\b/,
        near(
          /\b(?:tiktok|reddit|thread|confessions? page|estate whatsapp|community (?:group|page)|(?:village|town|local|residents'?|neighbou?rhood|class|parents'?|building|mums'?|moms'?) (?:facebook|whatsapp|group|page|chat)|facebook|twitter|tweet\w*|comments|snapchat|youtube|google|forum|instagram|insta|nextdoor|posted|quote tweeted)\b/,
          /\b(?:about me (?:by|on|online|and|from|saying)|(?:with |has )?my (?:full |real )?name (?:in|on) it|(?:saying|says) (?:i'?m|im|i am|i (?:took|stole|did|was|have|am)|we'?ve|it was my)|(?:i'?m|im) on it (?:\w+ )?times|calling me (?:all|a|names|every)|that my face|with my (?:photo|picture|face|name|address) on|my parenting|our private (?:chat|messages|texts)|my own words|my house number|it'?s lies|its lies|all lies|everyone(?:'?s| is) believing|(?:tearing|ripping) (?:me|into me)|laughing at me|making fun of me|horrible things about me|not my name but)\b/,
          110,
        ),
        /\b(?:(?:one|1)[- ]star review[^\n]{0,60}(?:my name|says i|about me|rude|lies)|posted (?:our|my) private (?:chat|messages|texts|dms|photos)|(?:doesn'?t|does not|don'?t) (?:go against|violate) (?:our|their|the) (?:community )?(?:guidelines|standards|rules)|(?:sent|send|sending) me the screenshots?[^\n]{0,60}(?:hun|ok|okay|saw it|about me)|strangers (?:are )?(?:online )?calling me|pile(?:d)? on(?:to)? me online|i'?m (?:being )?cancelled|going viral for)\b/,
        near(
          /\b(?:reddit thread|google review|trustpilot|tripadvisor)\b/,
          /\b(?:my (?:shop|salon|cafe|business|restaurant|work|food|nails)|says we(?:'?ve)?|rats|lies|sacked)\b/,
          70,
        ),
      ),
      [
        /\b(?:comments|(?:horrible|nasty|mean|hateful|rude|cruel|disgusting|awful) comment|commented|unfollow(?:ed|s|ing)?|trolls?|trolling|cyber ?bull\w*|screenshots?|shared my|posted (?:a (?:photo|pic|video) of )me|downvot\w*|ratio'?e?d)\b/,
        /\b(?:my (?:post|video|page|photo|pic|selfie|reel|story|account|channel)|a (?:photo|video|pic) of me|followers|under (?:my|the) (?:post|photo|video|picture|pic)|unfollowed me|tiktok|youtube|reddit|twitter|the internet|insta\w*|online|facebook)\b/,
      ],
    ),
    unless:
      /\b(?:my (?:son|daughter|kid|ex|boss|sister in law|mother in law)\b|our dog|no comments?|those comments|my ex'?s?|so happy for|left the night|accident|acident|gorgeous|broke up|posted (?:a )?holiday)\b/,
    hear: [
      'The kind ones online go past like traffic, and the one nasty thing you could say by heart.',
      "Somebody online needs ten seconds to do it and forget it, and you've got it on you the whole day.",
      'It stands there online in black and white, so you can go back to it, and you do.',
      'Answer something online and it grows, leave it and it stays up for everyone to see.',
      'Nobody online has to look at you while they say a thing or while they leave, and you can tell.',
      "People say just log off, as if what's been done there would log off with you.",
      'You look up who they are online, as though that could tell you why they bothered with you.',
      "To other people it's only the internet, and you were at home in your own kitchen reading it.",
      "You type a reply and take it out again, and none of them sounds as if you didn't mind.",
      "It's strange how someone online whose opinion you'd never ask gets to sit with you the whole evening.",
    ],
    ask: [
      'Is it somebody you know off the screen?',
      'What would you reply, if nobody else could read it?',
      'Who has seen it that matters to you?',
      'Who have you shown it to?',
      'Who would you want to have heard your side of it?',
      'What did you enjoy about being on there, before?',
      'Which bit of it do you see with your eyes shut?',
      'Who is on your side on there?',
    ],
    advice: [
      "I wouldn't answer it there. Keep a screenshot, block or mute whoever it is tonight, and let somebody you trust read the rest for you. If it's a person you know, take it up off the screen. If there's a threat in it, report it.",
      "I'd stay off that app till the day after tomorrow before I took anything down. If it still bothers you then, delete it and explain it to nobody. If it doesn't, leave it where it is and turn off what you don't want to read.",
    ],
    reason: [
      "It's there in public and anybody might be looking at it online this minute. Minding that doesn't make you thin-skinned.",
      "You put something of yourself up there and that's what came back. It stings online just as it would across a table, and there's nobody's face to answer.",
    ],
  },
  {
    id: 'comparing-online',
    signs: orAtOnce(
      anyOf(
        /\b(?:(?:facebook|instagram|insta|tiktok|linkedin|social media) (?:makes|made|is making) me feel\b|on linkedin (?:is|are|has|got) (?:a |all |now )?(?:manager|director|promoted|ceo|head|vp)\w*|(?:everyone|everybody) on (?:insta\w*|facebook|fb) (?:has|have|is (?:building|buying|on holiday|married|getting))|deleted (?:instagram|insta|tiktok|facebook)[^\n]{0,50}(?:hate myself|compar\w+))\b/,
        /\b(?:social media (?:makes|is making|made) me (?:hate|feel)|scroll\w* (?:and|then) feel\w* like (?:an? )?(?:failure|shit|crap|loser))\b/,
        near(
          /\b(?:linked ?in|insta\w*|facebook|fb|tiktok|reels?|strava|(?:their|her|his|people'?s|everyone'?s) stor(?:y|ies)|influencers?|year in review|(?:her|his|their) page|the app|pinterest|swiping|scroll(?:ing|ed)?|filters?|puts? up (?:pictures|photos)|posting (?:their|her|his|about)|posts?|all these (?:couples|people|girls|families|women|mums|moms))\b/,
          /\b(?:pinch(?:ed)? my (?:stomach|belly|arms|thighs)|prettier|thinner|skinnier|same age as me|my age|feel like (?:dirt|a failure|nothing|rubbish|crap|shit|a loser|i'?m nothing)|congratulat\w+ people|people i (?:used to train|trained|went to school with)|bali|switzerland|cruises|maldives|matching (?:pyjamas|pajamas)|look like that|is poison|bought (?:her|his) (?:mum|mom|mother|parents) a|and i'?m (?:here|still|in|on)|whats the point|what'?s the point|took it down again|other peoples? (?:kitchens?|houses?|lives|homes|holidays|bodies)|they all have|what i'?d (?:even )?put|what id (?:even )?put|perfect (?:life|lives|house|family|body)|better life|everyone(?:'?s| is| has)? (?:got|doing|winning|thriving|travelling|happier|ahead)|before breakfast)\b/,
          110,
        ),
        near(
          /\b(?:other peoples?'?|everyone else'?s)\b/,
          /\b(?:(?:kitchens?|holidays|bodies|houses|lives|babies)[^\n]{0,50}(?:islands?|scroll\w*|swip\w*|online|phone)|hours gone|(?:three|two|four|\d) hours (?:gone|scrolling|swiping))\b/,
          60,
        ),
        near(
          /\b(?:deleted (?:the app|insta\w*|facebook|tiktok))\b/,
          /\b(?:put it back|re-?download\w*|reinstall\w*|see if (?:she|his|he|her))\b/,
          60,
        ),
        near(
          /\b(?:same age as me)\b/,
          /\b(?:(?:apartment|house|car|page|job|flat|husband|married|degree|phd|baby))\b/,
          70,
        ),
      ),
      [
        near(
          /\b(?:insta|instagram|tiktok|tik tok|facebook|fb|linkedin|snapchat|scroll(?:ing|s|ed)?|social media|(?:everyone|everybody|other (?:people|mothers|mums|moms|women|girls))(?:'s|s)? (?:posts|stories|profiles|pages|lives)|my feed)\b/,
          /\b(?:compar(?:e|ing|ed)|everyone(?:'s|s| is| has| else|'s got)|everybody(?:'s|s| is| has| else)|another (?:engagement|baby|wedding|holiday|promotion|house)|better (?:life|lives)|better than (?:me|mine)|so (?:pretty|perfect|successful)|i look (?:disgusting|fat|ugly|old|awful)|jealous|envy|envious|my life is|what am i doing|feel like a (?:failure|loser)|feel (?:behind|ugly|fat|worse)|makes? me feel (?:like )?(?:shit|crap|rubbish|so bad|awful|poor|small)|(?:now )?i hate my life|getting promoted|building (?:a )?house|every body)\b/,
          70,
        ),
      ],
    ),
    unless:
      /\b(?:my ex|his ex|the ex|without me|broke up|online (?:course|class|order|banking|shopping|meeting)|died|all his stories|pretending|ellie|due date|told the truth)\b/,
    hear: [
      "You only meant to look for a minute, and then everybody's life has gone past and yours is still on the sofa.",
      "You know it's the best ten minutes of their day that gets posted, and knowing it helps surprisingly little.",
      "Your own kitchen never looks so plain as straight after other people's photos.",
      'Nobody ever posts the evening they spent looking at what the others posted.',
      'Somebody your own age always seems to have the work and the home and the friends in one picture.',
      "You don't even want half of what they post, and it still makes you feel late.",
      'You hold your whole day up against one picture, and the picture had good light.',
      "Putting the phone away is quick, it's what it showed you that stays on.",
      'The little number under a photo is so small and so public, it gets hard not to take it personally.',
      "They aren't boasting at you with their posts, they don't know you're looking, and that somehow makes it lonelier.",
    ],
    ask: [
      'Who is it online that makes you feel it the most?',
      'Which bit of those lives would you really want?',
      'What are you doing when the scrolling starts?',
      'What was in your day that nobody would post?',
      'What would you do, if the phone were in another room?',
      'How do you feel when you look at your own page?',
      'What do you tell yourself, when you put the phone down?',
      'Who do you know that is never on there?',
    ],
    advice: [
      "I'd take the two or three accounts that do it most and mute them tonight, nobody's told. If it's as bad without them, take the app off the phone till the weekend and see what your evenings are like.",
      "I'd charge the phone in another room tonight and leave it there till after breakfast. If there's one thing in those lives that you truly want, write it down, because that's worth more than an hour of looking at the rest.",
    ],
    reason: [
      "You're setting your whole day beside the best minute of everybody else's, and a phone can show you a hundred of those before breakfast.",
      "Those pictures are made to be looked at and your own life isn't. Nearly everybody gets up from scrolling feeling smaller than when they sat down.",
    ],
  },
  {
    id: 'heard-by-the-one-meant',
    signs: orAtOnce(
      /\b(?:(?:heard|overheard|caught) me (?:moaning|complaining|bitching|slagging|gossiping|talking) (?:about|off)|(?:text|message|email|voice ?note|screenshot) about my (?:boss|manager) to my (?:boss|manager)|slagging off \w+ and (?:he|she) was (?:right |standing |stood |just )*behind me)\b/,
      [
        /\b(?:wrong (?:chat|group|gc|person|number|thread)|(?:chat|gc) (?:that )?(?:s?he'?s|s?he is|they'?re|they are) in\b|(?:she|he|they) (?:\w+ )?(?:heard|overheard) (?:it|me|us|everything|every word|all of it|what i)|(?:she|he|they) (?:was|were) (?:standing |sitting |stood |sat |right )+(?:behind me|there|outside)|heard every word|got back to (?:her|him|them)|(?:mistake|accident|accidentally) sent|(?:accidentally|sent it) to (?:her|him|them)|sent it to (?:her|him))\b/,
        /\b(?:(?:slag|bitch|moan|gossip|complain|joke|joking|laughing|talking (?:shit|crap|bad|trash)|said (?:something|a thing|stuff|things)|voice ?note|message|text|screenshot|rant|mean|horrible|nasty)\w*[^\n]{0,30}\babout (?:her|him|them|how|my (?:boss|friend|mate|teacher|manager|colleague|flatmate|roommate|housemate|sister|brother|aunt|in.?laws?|mil|mother in law))\b|behind (?:her|his|their) back|slagg(?:ed|ing) (?:her|him|them|my \w+)? ?off|bitching)/,
      ],
    ),
    unless:
      /\b(?:about me|behind my back|cheat\w*|affair|died|police|my ex|hurt (?:her|him)self|told (?:her|him) about (?:it|how i)|my (?:son|daughter|kids?))\b/,
    hear: [
      'It was meant for other ears, and in the wrong ones every word of it gets harder.',
      "You can't tell somebody you didn't mean it like that without saying the whole thing over again.",
      "Everybody says such things about other people, and you're the one who got heard.",
      'You hear it now in your own voice, the way they must have heard it.',
      'Whatever was fond in it gets lost on the way, and only the sharp bit arrives.',
      'Whatever they say to you after that, you listen underneath it for that sentence of yours.',
      "There's no taking a thing back once it's been heard by the person it's about, only something to put beside it.",
      "It's quite possible to like the very person you were being funny about, and that's what makes you squirm.",
      'You start to remember everything nice this person ever did for you, one thing after another.',
      "The others who were in on it get to say nothing, and it's your name on the words.",
    ],
    ask: [
      'What do you think they heard in it?',
      "What's that person been like to you, up to now?",
      'What would you like them to know that the words left out?',
      'When do you have to face them?',
      'What would you say first, if they were in front of you?',
      'Who else was in on it?',
      'Was there something true in it, or was it only for the laugh?',
      'What are they like when something has hurt them?',
    ],
    advice: [
      "I'd say sorry to them in person, early tomorrow, before you talk of anything else. One sentence about what you said, and no reasons after it. If they don't want to talk, I'd leave it there and be decent to them for a good while.",
      "I'd own up to it in plain words, tomorrow at the latest, and not call it a joke. If there was something true in it, say that part to them kindly some other day. If it was only for the laugh, tell them it was a cheap one.",
    ],
    reason: [
      "Nearly everybody has said a thing like that about somebody, and very few had to see it heard. You'd hardly be squirming if the person were nothing to you.",
      "You said it as people do when they think they're among themselves, and it reached the one person it wasn't for. Anyone would want the floor to open.",
    ],
  },
  {
    id: 'embarrassed-before-people',
    signs: orAtOnce(
      anyOf(
        /\b(?:i? ?fell (?:down|up|over)[^\n]{0,25}in front of (?:the|my) (?:entire|whole|class|everyone)|(?:said|told \w+ \w+) (?:i )?love you (?:to (?:my (?:boss|manager|teacher)|a client|a customer)|at the end of (?:a|the) (?:call|meeting))|cried (?:on|in front of) my (?:boss|manager|whole class)|(?:skirt|dress) (?:was )?tucked in(?:to)? my|(?:flies|fly|zip) (?:was|were) (?:down|open|undone)|(?:stomach|tummy) (?:rumbled|made a noise|growled)|got (?:so |too |really )?drunk at (?:the|my|our) (?:work|office)|i (?:just )?(?:farted|burped) in (?:a|the|my|front)|i (?:just )?(?:called|calling) my (?:teacher|boss|manager) (?:mum|mom|mummy|mam|mommy|dad|daddy)|i (?:just )?(?:tripped|fell) (?:over |flat )?(?:on stage|at (?:my )?graduation|in front of)|(?:ground|earth|floor) (?:to|would|could) (?:swallow|open)|search history[^\n]{0,80}(?:everyone|screen|team)|shared my screen[^\n]{0,60}(?:search history|was my))\b/,
        /\b(?:said something (?:so |really )?(?:stupid|dumb|daft) in front of (?:everyone|the whole|all))\b/,
        /\b(?:i? ?called (?:the|my|a|our) (?:teacher|miss|sir|boss|manager|tutor|professor|dentist|doctor) (?:mum|mom|mummy|mam|mama|mommy|dad|daddy|papa|darling|love|babe)|(?:wasn'?t|wasnt|was not|i forgot to|forgot i was(?:n'?t)?) (?:on )?(?:un)?mut(?:e|ed)|(?:my )?mic was (?:on|still on)|waved (?:back )?at (?:someone|somebody|a (?:man|guy|girl|woman|stranger)) who (?:wasn'?t|was not|wasnt)|(?:could have|could'?ve|nearly|wanted to|want to|almost) died? of (?:shame|embarrassment)|(?:have|going|need) to (?:move|leave) (?:towns?|house|country|schools?|the country) (?:now|after)|i'?ll have to move (?:towns?|house|country)|never (?:be able to )?(?:show|showing) my face|farted in)\b/,
        near(
          /\b(?:speech|presentation|toast|reading|eulogy|assembly|stand ?up|lesson|the meeting|pitch|recital|cenotaph|hymn|verse|on stage)\b/,
          /\b(?:(?:i )?forgot (?:the|my|his|her|all my|every) (?:\w+ )?(?:name|words?|lines?|bit|notes|groom\w*|bride\w*)|voice (?:cracked|went|shook|broke|wobbled)|i (?:just )?(?:stopped(?! \w+ing)|froze|ran out|ran off)|went blank|(?:30|forty|fifty|eighty|\d+|hundred) people (?:looking|staring|watching)|someone coughed|(?:sang|read) the wrong|said the wrong (?:name|word|line)|wrong verse|dropped the mic|burst (?:out|into))\b/,
          100,
        ),
        near(
          /\b(?:i (?:fell(?! asleep| for| in\b| out| behind| pregnant| apart| ill)|tripped|slipped|stacked it|went flying|went over|face ?planted)(?: flat| over| up| down| off)*|and (?:then )?tripped)\b/,
          /\b(?:everyone|everybody|crowd|in front of|saw|people (?:looking|watching|laughing|staring)|bus stop|faces|whole (?:class|street|shop|bus|pub))\b/,
        ),
        near(
          /\b(?:(?:made a mistake|said it wrong|mispronounced|wrong word|pronounced))\b/,
          /\b(?:(?:all the |whole |the )?(?:class|everyone|everybody|office|room|they all) (?:laugh|laughed|laughing|giggl)\w*)\b/,
          70,
        ),
        near(
          /\b(?:(?:my )?(?:stomach|tummy|belly) (?:made|rumbled|growled|gurgled|makes)|(?:phone|alarm) went off)\b/,
          /\b(?:pew|silen(?:t|ce)|quiet|whole (?:room|class|church|office)|everyone (?:turned|heard|looked))\b/,
          80,
        ),
        near(
          /\b(?:(?:my )?face (?:goes|went|gets|got|turns|turned|is going) (?:so |bright |really |all )?red|go(?:es)? bright red|i (?:always )?blush\w*)\b/,
          /\b(?:in front of|everyone|everybody|people|office|class|meeting|redder)\b/,
          100,
        ),
        near(
          /\b(?:(?:turned me down|rejected me|laughed in my face|said no|dumped me))\b/,
          /\b(?:in front of (?:everyone|everybody|the whole|all))\b/,
          60,
        ),
      ),
      [
        /\b(?:(?:i'?m|i am|im|so|was|feel|felt|am|just|absolutely|really|completely) (?:so |really |absolutely |just |completely |totally )*(?:embarrassed|humiliated|mortified)|embarrassed myself|embarrassing (?:moment|stuff|thing i)|cring(?:e|ing) (?:at|every|so|about)|i cringe|stop cringing|made (?:a|such a|an absolute) (?:fool|idiot|tit|show) of myself|(?:want(?:ed)?|like|wish(?:ed)?) (?:the )?(?:ground|earth|floor) (?:to|would)|crawl under|swallow me|i (?:fell|tripped|slipped|wet|farted|cried|threw up|messed up|froze)[^\n]{0,60}(?:everyone|everybody|in front of)|everyone laughed and i laughed|everybody laughed and i laughed|everybody saw|everyone saw)\b/,
        /\b(?:in front of|everyone|everybody|whole (?:room|class|office|team|table|bus|church|shop|restaurant|school|family)|meeting|party|on stage|assembly|presentation|speech|wedding|staff dinner|fell|tripped|slipped|skirt|called (?:him|her|my|the)|said (?:a thing|something|the wrong)|spilled|spilt|threw up|farted|wrong (?:person|chat|group)|to him|reply all|voice cracked|forgot (?:my|her|his|the) |stutter\w*|drunk|desk|laughed|face people)\b/,
      ],
    ),
    unless:
      /\b(?:embarrass(?:ed|ing) (?:of|to (?:say|write|admit|tell|ask|even|still|be writing)|that i need|but what|by (?:my|him|her|them))|(?:he|she|they|teacher|mum|mom|dad|boss|husband|wife|mother|father) (?:\w+ )?(?:embarrass|humiliat)\w* (?:me|my|him|her)|i humiliated|embarrassed (?:him|her|them)|a bit embarrassing|my (?:son|daughter|husband|baby|grandad)\b|everyone said it was|hand over my mouth|screenshot|the police|drag(?:ged)?|novel|died(?! of (?:shame|embarrassment))|widow|someone else)\b/,
    hear: [
      'The mind keeps an embarrassing moment on film, and shows it when you are nearly asleep.',
      'Everyone there saw a second of it, and you were inside it for the whole length.',
      'You go through the faces afterwards, and each time one more of them turns out to have noticed.',
      "With embarrassment the face gives you away before you've had the chance to laugh it off.",
      "You can be doing some quite ordinary thing, and then that moment's there and you wince out loud.",
      "People tell you it'll soon be forgotten, and it wasn't them who was standing there going red.",
      'An embarrassing thing would be over sooner, if you never had to see any of those people again.',
      "It's never the serious ones you picture, it's the one in the room who'd tell the story well.",
      "You'd like to explain it to them, and explaining would mean bringing the embarrassing bit up again.",
      'When you are embarrassed you want to be quite alone and you want someone to say that it was nothing.',
    ],
    ask: [
      'Whose face do you keep seeing from it?',
      'Which second of it is the worst?',
      'Who among them do you have to see again?',
      'What do you think they really saw?',
      'Who could you tell it to who would laugh kindly?',
      'What would you think of somebody else who had done it?',
      'What would you like them to know about it?',
      'What was going on in you just before it?',
    ],
    advice: [
      "I'd go back in among them as if it were any other day, and if somebody mentions it, laugh first and laugh once. If anyone was hurt by it, say sorry to that person alone, in one sentence, and then let it be.",
      "I'd tell it to somebody who likes you tomorrow, the whole embarrassing thing, because it shrinks a bit when it's said. If there's one person there whose opinion truly matters, have a word with them, and leave the rest alone.",
    ],
    reason: [
      'It happened with people looking, and there was no taking it back in front of them. Going red over it hours later is what nearly everybody does.',
      "You'd like those people to think well of you, and that's about all embarrassment is. Somebody who never minded would be harder to like.",
    ],
  },
  {
    id: 'lonely-beside-a-partner',
    signs: [
      /\b(?:lonely (?:he|she) (?:says|goes)|lonely with (?:him|her)|(?:lonely|alone|invisible) (?:beside|next to) (?:him|her)|lonely with (?:my|a) (?:husband|wife|partner|boyfriend|girlfriend|bf|gf)|(?:alone|invisible) (?:beside|next to) (?:my (?:husband|wife|partner|boyfriend|girlfriend|bf|gf))|lonel(?:y|iest|ier) (?:and|but|in (?:my|this|a|the)) (?:\w+ )?(?:married|marriage|relationship)|married (?:and|but) (?:i'?m |so |very |i'?ve )*(?:lonely|never been (?:so|this|more) (?:lonely|alone))|(?:husband|wife|partner|boyfriend|girlfriend|marriage)[^.\n]{0,60}\blonely|(?:have|got) a (?:husband|wife|partner|boyfriend|girlfriend)[^\n]{0,40}\blonely|lonely[^.\n]{0,40}(?:husband|wife|marriage|partner|boyfriend|girlfriend)|lonelier than when i was single)\b/,
    ],
    unless:
      /\b(?:died|not lonely|passed away|since (?:she|he) (?:went|left|died)|left me|broke up|divorced?|(?:ex|late)[- ](?:husband|wife)|husband'?s job|moved|deployed|works? (?:away|offshore|nights|abroad)|abroad|(?:he|she)(?:'s| is) (?:away|in hospital|in a home|lonely)|dementia|alzheimer'?s|care home|(?:husband|wife|partner) (?:is|feels|was|gets|says (?:he|she)'?s) (?:so |very )?lonely|(?:no|without a|find a|want a|don'?t have a) (?:husband|wife|partner|boyfriend|girlfriend)|(?:he|she) has a)\b/,
    hear: [
      'With somebody else in the house you hardly dare to call it lonely.',
      "You know their keys and their cough by heart, and haven't a notion what goes on in their head.",
      'Living alone has its long evenings too, but nobody sits two feet away from you and asks nothing.',
      "There's plenty gets said in a day, bins and bills and dinner, and none of it's about either of you.",
      "You can miss a person who's in the very next room, and it sounds mad when you try to say it.",
      'From outside people see a couple, and you answer for both that everything is fine.',
      'You stop telling the other one small things, and neither of you could say when that began.',
      "There's often nothing anyone has done, so you can't point at a thing between you and say that's it.",
      'It can be at its loneliest in bed, with a back that close.',
      "You remember being looked at by them, and you don't quite know what to do with remembering it.",
    ],
    ask: [
      'What did the two of you use to talk about?',
      'When did the two of you last laugh at the same thing?',
      'What would you like them to ask you, just once?',
      "What's an evening like, with both of you at home?",
      'How much of it do they see?',
      'What would you tell them, if they turned round and listened?',
      'Who gets to hear about your day, if they do not?',
      'What do you like in them, when it is good?',
    ],
    advice: [
      "I'd tell them that you miss them, in those words, on a walk or in the car where nobody has to look at anybody. If it's heard, ask for one evening a week. If it's brushed off twice, I'd say outright that it's serious.",
      "I'd tell them one thing tomorrow that you'd have kept to yourself, something small and no complaint. If it's picked up, go on like that. If nothing gets an answer any more, I'd talk to somebody about it, together or on your own.",
    ],
    reason: [
      'Having somebody at home and not being able to reach them is about as lonely as it gets, and nobody outside can see it.',
      "You didn't stop needing to be asked how you are when you found somebody. Being lonely next to them is that need with nobody answering it.",
    ],
  },
  {
    id: 'lonely-in-company',
    signs: orAtOnce(
      anyOf(
        /\b(?:loads|lots|plenty|tons) of (?:friends|people)[^\n]{0,30}(?:nobody|no ?one|none of them) (?:\w+ )?(?:knows|sees|gets|asks) me\b/,
        /\b(?:(?:felt|feel) (?:so |totally |completely )?invisible at (?:the|a|my|every) (?:\w+ )?(?:party|dinner|wedding|do|christmas|table))\b/,
        near(
          /\b(?:(?:big )?family do|round the table|at (?:that|the) table|party|packed|full house|house (?:is |was )?full|cousins|out with (?:the )?(?:girls|lads|friends|mates|everyone)|in the middle of (?:them|it|everyone|the party|the room)|round the fire|banter|at church|in (?:our|the|my) (?:group|office)|in (?:that|the) room|(?:five|six|four|\d+) of us in|many friends|lots of friends|so popular|in the next chair|(?:forty|thirty|fifty|twenty|\d+) (?:odd )?(?:people|hugs|of them)|wife'?s lovely|kids are lovely|we were all|i laugh when they)\b/,
          /\b(?:(?:from |like i'?m )?behind (?:a )?glass|feel(?:ing)? like a ghost|like a ghost|might as well (?:be|not be) (?:a |the |invisible|there|on)|not one (?:person|of them) (?:there )?(?:knows|asked|knew)|(?:nobody|no ?one|none of them)[^\n]{0,20}(?:actually |really )?(?:knows|knew) (?:anything about |the real |who i |how i )?(?:me|i am|am|anything)|(?:none of you|no ?one|nobody|they) (?:would|wouldn'?t|'?d)(?: even)? (?:have )?notic\w+ if i|empty (?:hall|inside|house)|(?:never|so) (?:felt )?(?:so )?(?:on my own|far away|apart|alone)|how far (?:off|away)|smil(?:e|ed|ing) at the right|nobody heard|who can i tell|(?:couldn'?t|couldnt) tell you one thing|felt (?:so )?(?:on my own|far)|inside me)\b/,
          130,
        ),
        /\b(?:i laugh when they laugh|watching (?:it|them|everyone|myself) from behind glass|i might as well be a (?:lamp|chair|plant|cushion|ghost)|i'?m the funny one[^\n]{0,40}nobody asks)\b/,
      ),
      [
        /\b(?:lonely|loneliness|alone|lonelier|invisible|don'?t belong|not really there|like a ghost|like i'?m not there|on the outside)\b/,
        /\b(?:surrounded by|full of people|crowded|in a (?:crowd|room full|house full|full house)|in company|in the middle of (?:them|people|everyone)|around (?:people|others|friends|everyone)|with people (?:around|all)|among (?:them|people|friends)|even (?:with|when i'?m with|around|when there)|lonely with them|house (?:is )?full|full of guests|with \d+ people|\d+ people (?:in|inside|round|over|there)|there are \w+ of us|i have (?:lots of |many |plenty of )?friends|people everywhere|family (?:christmas|dinner|gathering)|popular|he'?s there with|i'?m here)\b/,
      ],
    ),
    unless:
      /\b(?:died|not lonely|passed away|since (?:she|he) (?:went|left|died)|left me|broke up|divorced?|leave me alone|husband'?s job|moved|deployed|(?:he|she)(?:'s| is) away|told (?:my|her|him))\b/,
    hear: [
      'Being lonely by yourself at least makes sense, and among people it looks like your own doing.',
      'You laugh in the right places, and not one of them could guess how lonely it is in there.',
      "Nobody believes in being lonely when there are people round you, so you don't bring it up.",
      'It can be lonelier to sit where nobody asks you anything than to sit in an empty room.',
      'From outside you have company, and from inside you are looking at it through a window.',
      'Being lonely among people is tiring, because the face has to be kept up the whole time.',
      "You miss something that's supposed to be right there beside you, and try explaining that to anybody.",
      "You could tell them you're lonely, and then they'd only say that they are there.",
      'Somebody can share your table and your news and not have looked at you properly in ages.',
      'It makes you doubt yourself, being lonely in the very place where the others seem all right.',
    ],
    ask: [
      'Who among them comes nearest to knowing you?',
      'What would you like one of them to ask you?',
      'Who can you be with and not feel lonely?',
      'What do you do when it comes over you among people?',
      "What don't they know about you?",
      'When you feel it among them, where does your mind go?',
      'Which is lonelier for you, with them or by yourself?',
      'What would change, if one of them saw it?',
    ],
    advice: [
      "I'd tell one of them one true thing tomorrow, something small that you'd normally keep back, and see what they do with it. If they take it up, go on from there. If they talk over it, I'd look for company outside that circle too.",
      "I'd get one of them alone, for a walk or a drive, because nobody gets near anybody in a crowd. If it's the person you share your life with, I'd say that you miss them, and leave out what they do wrong.",
    ],
    reason: [
      "What anybody needs isn't people in the room, it's somebody in it who knows how they are. You can go without that at a full table.",
      "Company and closeness are two things, and it's quite possible to have plenty of the first and be lonely. Hardly anybody says it, because it sounds ungrateful.",
    ],
  },
  {
    id: 'lonely-among-all',
    general: true,
    signs: orAtOnce(
      /\b(?:lonely,? lonely|(?:friday|saturday) night (?:and )?(?:im|i'?m|i am) (?:watching|sat|sitting|in bed|home)[^\n]{0,10}(?:alone|a stream|netflix|by myself|youtube|tv|videos)?|(?:realise|realize|remember)d? (?:there'?s|theres|it'?s|its) only (?:you|me)|(?:cook|cooked|cooking|made|make) [^\n]{0,30}(?:and )?(?:there'?s|theres|its|it'?s|only) (?:only |just )?(?:me|you) to eat|(?:no ?one|nobody) knows my name|(?:sat|sit|sitting|go) (?:in|to) (?:the|a) (?:cafe|library|pub|mcdonald'?s|costa|shop|shops|supermarket)[^\n]{0,50}(?:cos|because|cause|just|so) (?:there (?:was|were|is|are)|theres|there'?s|to be (?:a?round|near|among)) (?:people|someone|somebody)|bed (?:isn'?t|isnt|doesn'?t feel) so (?:big|empty)|(?:nobody|no ?one) to (?:eat|cook|share|do (?:things|anything)|go (?:anywhere|out)) (?:with|for))\b/,
      [
        /\b(?:(?:i'?m|i am|so|feel|feeling|felt|very|bit|its|it'?s|it is|fierce|gets?) (?:so |really |very |a bit |just |quite |pretty |bloody |that )*lonely\b(?! road)|loneliness|lonely (?:again|here|tonight|these days|evenings?|nights?|weekends?)|(?:i|i've|have|got|having) (?:literally )?(?:have |got )?(?:no|zero) (?:real |close |actual )?friends\b(?! in)|don'?t (?:really )?have (?:any |many )?(?:real |close |actual )?friends|friendless|(?:nobody|no ?one) (?:ever )?(?:texts|rings|messages|phones) me|so (?:all )?alone\b|(?:have|got|have got) no (?:real )?mates|night (?:and )?(?:i'?m )?(?:in |home |here )*(?:on my own|alone|by myself)|i(?:'ve| have)(?: got)? nobody(?= *$|\.|,|\n)|another (?:friday|saturday|sunday|weekend|night|evening) (?:alone|on my own|by myself)|(?:nobody|no ?one) to talk to)\b/,
      ],
    ),
    unless:
      /\b(?:not (?:scary )?lonely|i'?m not (?:really )?lonely|wouldn'?t say lonely|(?:she|he|mum|mom|dad|mother|father|they)(?:'s| is| was|'re| are| must be| gets?) (?:so |very |a bit )?lonely|(?:he|she) has no friends|my (?:son|daughter) (?:\w+ ){0,3}friends|everyone'?s lonely|how do you know|the strong one|no ?one to talk to about|nobody to talk to about|never lonely|it's not that)\b/,
    hear: [
      'Being lonely is embarrassing to say aloud, so lonely people hardly ever hear it from anyone else.',
      'They tell a lonely person to get out more, as though it was the outside that was missing.',
      "Good things go a bit flat as well when you're lonely, with nobody to turn to and say look.",
      "Once you're lonely you see pairs and groups everywhere, as if they'd been sent out on purpose.",
      "A lonely evening has such a lot of hours in it, and it hardly matters what's on.",
      "Asking somebody along is harder when you're lonely, because it would show how much you'd like a yes.",
      'Nothing need happen for it, you can be lonely on a day when everybody was perfectly nice.',
      "It's not a crowd that a lonely person misses, it's someone who would see they had gone quiet.",
      'You get so good at seeming fine that it occurs to nobody you might be lonely.',
      'A funny thing stays only half funny without a friend to send it to.',
    ],
    ask: [
      'When in the week are you loneliest?',
      'Who was the last person you felt at ease with?',
      'What would you do tonight, with a friend at the door?',
      "What's some small thing you'd have told somebody today?",
      'Where have you felt that you belonged?',
      'What kind of company do you miss?',
      "Who do you think about, when you're lonely?",
      'Who have you lost touch with that you would like back?',
    ],
    advice: [
      "I'd write to one person tonight, somebody you've lost touch with, only that you thought of them. If there's nobody like that, I'd find a thing that meets every week and go three times before judging it, because the first time is always strange.",
      "I'd put one thing into this week that has people in it whatever your mood, a class, a walking group, an hour of helping somewhere. If that's too much, I'd go out tomorrow and talk to whoever serves you.",
    ],
    reason: [
      "Wanting company is as plain a need as wanting food, and being lonely says as little about you as being hungry. It's only harder to say aloud.",
      "Nearly everybody who's lonely hides it, so from where you are it looks as if you were the only one. You're a long way from that.",
    ],
  },
];
