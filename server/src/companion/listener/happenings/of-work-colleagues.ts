import type { Happening } from './happening.ts';
import { atWork, ofJob } from './work-words.ts';

/** At work, among the others: who is thanked, passed over, paid more, asked to lunch; mistakes, praise and a friend there. */
export const ofWorkColleagues: readonly Happening[] = [
  {
    id: 'boss-of-old-mates',
    cues: 'boss lead leading manage supervis',
    when: /\byou(?:'re| are)? (?:now |suddenly )?(?:(?:the )?boss of the (?:people|lads|girls)|(?:lead(?:ing)?|manag(?:e|ing)) the (?:team|people|lads|girls) you used to|boss to your old (?:team|mates|friends))|\bpromoted\b[^.]*\blead the team you used to\b/i,
    hear: [
      'Last month you could moan with them, and now you are what they moan about.',
      'You got the title and lost the table you used to sit at. Nobody puts that in the letter.',
    ],
    ask: ['Who of them still talks to you as before?', 'What do you miss about being one of them?'],
  },
  {
    id: 'passed-over',
    cues: 'passed overlooked promotion job role post position project got gave given promot went offered picked chose',
    when: atWork(
      "\\byou(?:'ve| were| got| get|'re| are)? (?:\\w+ )?(?:been )?(?:passed over|overlooked)\\b|\\b(?:they|they've|BOSS)(?: have| has)? (?:\\w+ )?(?:gave|given|offered|handed) (?:it|the (?:\\w+ )?(?:job|promotion|role|post|position|project|contract|\\w+ job)|your \\w+) to (?!you\\b)\\w+|\\b(?:he|she|COLLEAGUE|the \\w+ lad|your mate) (?:just |now )?got (?:the|your|made|a) (?:promotion|job instead|team lead(?:er)?|supervisor|permanent)|\\b(?:the|your) (?:promotion|job|role|position|post) (?:went|goes|has gone) to (?!you\\b)\\w+|\\b(?:they|they've|BOSS)(?: have| has)? (?:just )?(?:promoted|made) (?:him|her|someone|somebody|the new \\w+) (?:your (?:boss|manager)|manager|supervisor|team lead(?:er)?|instead|over you|above you)|\\b(?:and|then) (?:it's|it was) \\w+ who gets the (?:\\w+ )?(?:job|promotion)\\b|\\bsomeone else (?:was|got|has been) (?:promoted|picked|chosen)\\b",
    ),
    unless: /\b(?:happy for|deserved|well done|i got the promotion|i gave|retire\w*|my (?:old )?round)\b/,
    beside: ofJob,
    hear: [
      "It hurts to be passed over when you'd earned it.",
      'You have to say well done and mean it by lunchtime, and then do the same work as the day before.',
    ],
    ask: ['Who was it that told you?', 'What did they give as the reason?', 'What had you already pictured doing?'],
  },
  {
    id: 'trained-the-other',
    cues: 'trained train taught coached showed',
    when: /\byou(?:'ve| had)? (?:\w+ )?(?:trained|taught|coached|showed) (?:him|her|them|every new \w+|the (?:new )?(?:girl|lad|guy|one)|four of your|half of)\b(?! (?:to (?:swim|ride|walk|cook|drive|read)|how to (?:swim|cook|read|tie|ride)))|\btrain(?:ed|ing)? (?:your (?:own )?replacement|(?:the|a) (?:\w+ ){1,3}(?:who|that) (?:will|is going to) replace you)\b|\b(?:someone|somebody|a \w+|the (?:girl|lad|woman|man|one)) (?:that |who |whom )?you (?:had )?trained\b/i,
    unless:
      /\b(?:dog|puppy|my (?:son|daughter|kids|boy|girl|granddaughter|grandson)|proud|cake|contract with|passed)\b|\b(?:bicycle|bike|guitar|piano|alphabet)\b|\bmy (?:\w+ )?(?:brother|sister|nephew|niece|cousin)\b/,
    beside: ofJob,
    hear: [
      'It hurts to see it go to somebody you taught yourself.',
      'What took you years, you gave away in a few weeks, and gave it freely. Then you get to see where it went.',
      'You know exactly what they can do and where they learnt it. Saying so would only sound bitter.',
    ],
    ask: [
      'What were they like on their first day?',
      'Do they ever mention who showed them?',
      'How many have you shown the ropes by now?',
    ],
  },
  {
    id: 'paid-less-than-them',
    cues: 'more than payslip earn paid same thousand pounds',
    when: /\b(?:he|she|they|who|he's|she's|they're|(?:the )?new (?:lad|guy|girl|one|starter|hire)|\w+) (?:earns?|gets?|makes?|is paid|are paid|paid|on|getting|earning) (?:\w+ ){0,4}more than (?:you\b|your wage)|\b(?:found|saw|seen) (?:his|her|their) payslip\b|\b(?:thousand|grand|hundred|pounds|euros?|an hour) more than you\b|\bsame (?:job|work|hours|role)\b[^.]*\b(?:less|more money|half)\b|\byou get (?:paid )?less than\b/i,
    unless: /\b(?:husband|wife|boyfriend|girlfriend|my (?:brother|sister|dad|mum))\b/,
    beside: ofJob,
    hear: [
      "You can like them and still do the sum every time they walk past. A number like that can't be unknown again.",
      'The work felt all right yesterday. Now each hour has a second price written beside it.',
    ],
    ask: [
      'How did you come to know the number?',
      'Does anyone know that you know?',
      'Since when has there been that gap?',
    ],
  },
  {
    id: 'not-thanked-at-work',
    cues: 'thank forgot name remember birthday notic mention fiftieth appreciat',
    when: atWork(
      "\\b(?:not (?:even )?(?:a|one|so much as a) (?:thank|thanks)|never (?:\\w+ )?(?:says?|said|get|got|gets) (?:a )?(?:thanks?|thank you)|(?:nobody|no one|none of them|BOSS) (?:\\w+ )?(?:thank(?:s|ed)? you|said thanks?|says thanks?|said thank you|appreciat\\w+)|without (?:a|so much as a) thank|didn't (?:even )?(?:say thank|thank you|mention you|mention your name))\\b|\\b(?:they|they've|BOSS|the \\w+)(?: \\w+)? (?:thanked|thanks) (?!you\\b)(?:everyone|everybody|the (?!lord|god)\\w+|all the)[^.]*|\\b(?:they|BOSS) (?:forgot|left off|left out) your name\\b|\\b(?:nobody|no one)(?: ever)? (?:\\w+ ){0,4}(?:say|says|to say|tells you) (?:that )?(?:the |it |it's |you )?(?:\\w+ )?(?:was |were |is )?(?:good|well done|thanks?|nice)\\b|\\b(?:nobody|no one) (?:at|in) (?:work|the office) (?:\\w+ )?(?:remember|notic|knew|said)\\w*[^.]*",
    ),
    unless:
      /\b(?:would notice|would miss|hiding|secret|luckily|thank god|happily|i was hoping|didn't want anyone|i haven't told|wig|pregnan)/,
    beside: ofJob,
    hear: [
      'It hurts when nobody thanks you for it.',
      'What runs smoothly looks as if it ran by itself. Nobody sees the one who came in early for it.',
    ],
    ask: ['What would you have liked somebody to say?', 'Who does know what you do there?', 'Who used to notice?'],
  },
  {
    id: 'not-asked-along',
    cues: 'invit ask lunch drinks without dinner spa',
    when: /\b(?:they|everyone|everybody|the (?:whole |rest of the )?(?:team|office|girls|lads|others)|your (?:colleagues|team|coworkers|co-workers|workmates))(?: \w+){0,3} (?:went|go|goes|going|gone|had|have|out)(?: \w+){0,3} (?:for (?:drinks|lunch|dinner|a drink|coffee|beers?|pints?)|to (?:lunch|the pub|the spa|dinner))\b[^.]*\b(?:without you|nobody|no one|didn't (?:ask|invite)|not you)\b|\b(?:nobody|no one|they)(?:'s|'ve| has| have)?(?: never| ever| didn't| don't| once| not)* (?:asked?|asks|invited?|invites) you (?:to|for|along|out|if you wanted)\b|\byou (?:weren't|wasn't|aren't|never get|didn't get) (?:\w+ )?(?:invited|asked (?:along|to come))\b|\bdidn't invite you\b/i,
    unless:
      /\b(?:to stay|a question|questions|if i was ok|wedding|funeral|meeting|marry|about it|hospital|how i|thank god)\b/,
    beside: ofJob,
    hear: [
      'It hurts not to be asked, when everybody else is.',
      'Nobody had to say a word for you to know where you stood. You still have to pass the milk the next day.',
    ],
    ask: [
      'Which of them would you have liked to go with?',
      'Is it the same few who always go?',
      'How are they with you the rest of the time?',
    ],
  },
  {
    id: 'accent-at-work',
    cues: 'accent english pardon repeat slowly loudly language german dutch french',
    when: /\b(?:your|the|my) (?:\w+ )?(?:accent|english|german|french|dutch|language)\b(?! (?:teacher|class|exam|test|lesson|is sorry|for feelings))[^.]*\b(?:not|isn't|laugh\w*|correct\w*|fun|slow|bad|because|wrong|enough|broken|patient|repeat|mock\w*|imitat\w*)\b|\b(?:laugh\w*|fun|mock\w*|imitat\w*|correct\w*|because) (?:\w+ )?(?:at |of |about )?your (?:\w+ )?(?:accent|english|german|french|dutch|grammar)\b|\b(?:people|they|everyone|customers?) (?:\w+ )?(?:still )?(?:says? (?:pardon|what|sorry)|asks? you to repeat|speaks? (?:to you )?(?:slowly|loudly|slower|louder))\b|\bspeaks? to you (?:\w+ )?(?:slowly|loudly|slow|loud)\b|\bthey speak (?:dutch|german|french|english|their language)\b[^.]*\b(?:you|when)\b/i,
    unless:
      /\b(?:sorry (?:for |about )?my (?:bad |poor )?english|passed|teach(?:er)? (?:him|her|english)|compliment|said my english is (?:good|great))\b/,
    beside: ofJob,
    hear: [
      "It's hurtful and tiring to be judged by how you speak.",
      'In the other language you are quick. Here people meet somebody slower, and take that for you.',
    ],
    ask: [
      'What would they be surprised by, if they heard you at home?',
      'Who there has never once made you repeat yourself?',
      'Where can you talk the way you think?',
    ],
  },
  {
    id: 'because-of-who-they-are',
    cues: 'because coz cos headscarf black woman foreign too old',
    when: /\b(?:because|coz|cos|just because) (?:you(?:'re| are| were)|of (?:your|the)) (?:the )?(?:only )?(?:a )?(?:woman|girl|female|black|brown|asian|foreign\w*|muslim|immigrant|gay|trans|pregnant|skin|colou?r|headscarf|hijab|passport|surname|too old|age|religion|nationality|deaf|disabled|autistic|part[- ]time)\b|\bcomments? about your (?:headscarf|hijab|skin|hair|religion|country|age|weight)\b|\bpeople like you are lucky\b/i,
    unless: /\b(?:proud|believed because|loves me)\b/,
    beside: ofJob,
    hear: [
      "It's unjust, and it's tiring to have to wonder each time.",
      'You have to wonder about it each time, and those who never have to will tell you that you imagine it.',
      'And then you are expected to be the reasonable one about it, in a calm voice, with examples.',
    ],
    ask: [
      'Who there would believe you without a long explanation?',
      'When did you first notice?',
      'What do you do with it when you get home?',
    ],
  },
  {
    id: 'suspected-at-work',
    cues: 'accus thief stole steal took till eyes searched short',
    when: atWork(
      "\\b(?:THEY|everyone|they all)(?: \\w+){0,2} (?:accus(?:ed|es|ing) you|thinks? you (?:stole|took|did it|nicked|steal)|think you're (?:stealing|a thief)|search(?:ed|es) your (?:bag|locker)|check(?:ed|s) your (?:bag|locker))\\b|\\byou(?:'re| were|'ve been)? (?:\\w+ )?accused of\\b|\\blike (?:a|you're a) thief\\b|\\ball the eyes went to you\\b|\\b(?:the |your )?till (?:was|were|is|came up|being) (?:\\w+ )?(?:short|down)\\b",
    ),
    unless: /\b(?:affair|cheating|dementia|mum accuses|mother accuses|husband|wife)\b/,
    beside: ofJob,
    hear: [
      'Being suspected when you did nothing is humiliating.',
      'Even once it is cleared up, you know now who looked at you first.',
    ],
    ask: ['Has anyone said sorry?', 'How did it come out in the end?', 'Who stood by you?'],
  },
  {
    id: 'felt-found-out',
    cues: 'fraud imposter impostor fake find found figure catch notice mix wrong doing google',
    when: /\b(?:feel(?:s|ing)?|felt|you're|be) (?:like )?(?:such )?(?:a|an) (?:(?:complete|total|massive|bit of a) )?(?:fraud|imposter|impostor|fake)\b|\b(?:imposter|impostor) (?:syndrome|feeling)\b|\b(?:someone|somebody|they|they'll|they're|people|everyone|everybody|anyone)(?:'s|'ll| is| will| are| going)*(?: all| soon| to| gonna)* (?:find|finds|found|figure|work|catch|notice|realise|realize|see|tap|discover)(?: you)? (?:out )?(?:(?:that )?you(?:'re| are|'ve| don't| can't| have no| were)(?: \w+){0,3} (?:fraud|mistake|idea|know|doing|good|know what|bluffing|making it up|clue)|soon you were a mistake|you out\b|you on the shoulder)|\bstill don't know what you(?:'re| are) doing\b|\bthere's been a mix.?up\b|\bpicked the wrong person\b/i,
    unless:
      /\b(?:pray\w*|church|god|faith|hymns?|pastor|vicar|priest|mass|sermon|mosque|temple|my secret|the affair|what i did|cheat|about us|the debt|money)\b/,
    hear: [
      "It's exhausting to be afraid of being found out all the time.",
      'You know every doubt of yours from inside, and of the others you only see the outside. It is never an even match.',
    ],
    ask: ['Who there could you ask a stupid question?', 'What did they take you on for, by their own account?'],
  },
  {
    id: 'mistake-at-work',
    cues: 'mistake accident messed screwed cocked deadline sent forgot wrong error reply',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:made (?:a|an|another|one|the) (?:\w+ )?(?:mistake|error|accident at work)|messed (?:it |this |something )?up|screwed (?:it |this |something )?up|cocked (?:it )?up|(?:missed|forgot|forgotten) (?:a|the|your) (?:\w+ )?(?:deadline|meeting|order|appointment|shift)|sent (?:it|the [\w ]+|an? [\w ]+) to (?:the wrong|all|everyone|everybody|the whole)|(?:hit|pressed|clicked) (?:reply all|send))\b|\bsent? (?:the )?salary list to\b|\bjust sent a message complaining about\b/i,
    unless:
      /\b(?:relationship|marriage|my ex|cheat|another interview|wonder(?:ing)? if i've made|the only mistake|text about him|marrying|moving|leaving|taking this job)\b|\b(?:love|loves|loved) (?:her|him|them)\b|\bmonster\b|\bbaby\b|\bthinking (?:that )?i(?:'ve)? made a mistake\b/,
    beside: ofJob,
    hear: [
      "You keep going over it, and that's a horrible feeling.",
      'You did it once, and since then your head has done it again every few minutes.',
    ],
    ask: ['Who has noticed so far?', 'What happens with it tomorrow?', 'When did you notice it yourself?'],
  },
  {
    id: 'work-friend-leaves',
    cues: 'colleague coworker workmate friend left leaving leaves retir',
    when: atWork(
      "\\b(?:COLLEAGUE|your (?:work (?:wife|husband|friend|bestie|mate)|favou?rite (?:colleague|coworker|person at work)|desk mate|mate at work|only friend (?:at work|there)))(?: just|'s| is| has|'ve)* (?:left|leaving|leaves|gone|retired|retiring|resigned|quit|moved to another|handed in (?:his|her|their) notice)\\b(?! (?:all|the|it|you|me|a|an|his|her|their|me)\\b)",
    ),
    unless: /\b(?:died|dead|bully|finally|good riddance|can't wait)\b/,
    hear: [
      "You'll miss having that one person there.",
      'There is no leave for it, and no card. The chair gets filled, and only you know whose it was.',
    ],
    ask: [
      'What did you two always do?',
      'How long had you worked side by side?',
      'Who do you eat your lunch with now?',
    ],
  },
  {
    id: 'misses-old-job',
    cues: 'miss grieve grieving',
    when: /\b(?:miss|missing|missed|grieve|grieving for|mourn) (?:the|my|your|those|that|a) (?:old )?(?:lads|girls|team|crew|job|kitchen|office|place|job you hated|colleagues|people at work|banter|work)\b/i,
    unless: /\bmissed the (?:office|team) (?:party|meeting|call)\b|\bmissed work\b/,
    beside: ofJob,
    hear: [
      "You can miss it, even if you're glad to be out of it.",
      'You can be well shot of a place and still miss who you were standing next to.',
    ],
    ask: [
      'Who do you miss most of them?',
      'What did you all laugh about there?',
      'What is the small thing you think of?',
    ],
  },
  {
    id: 'secret-at-work',
    cues: 'nobody one haven work colleagues office boss clients',
    when: /\b(?:nobody|no one|no-one|none of them|not a soul) (?:at|in|from) (?:the |your )?(?:work|office|job|team|school|ward|hospital)(?: \w+)? (?:knows?|has any idea|have any idea|suspects)\b|\b(?:your )?(?:colleagues|clients|boss|coworkers|team|people at work|they)(?: \w+)? (?:don't|doesn't) know (?:about (?:it|this|the \w+)|that you(?:'re| are|'ve| have))\b|\byou (?:haven't|didn't|never|can't|don't dare) (?:told|tell) (?:anyone|anybody|them|your (?:boss|manager|colleagues|team)) at work\b|\byou(?:'ve| have)? (?:not )?(?:haven't )?told (?:nobody|no one) at work\b|\byou (?:haven't|never) told (?:work|your (?:boss|manager|colleagues))\b/i,
    unless: /\b(?:lottery|surprise|engaged|in love|fancy|crush|sleeping with|affair|leaving|new job|another job)\b/,
    beside: ofJob,
    hear: [
      'Keeping that hidden at work all day is tiring and lonely.',
      'So on top of the day there is a second job: keeping your face in order, in case someone asks.',
    ],
    ask: [
      'Who there would you tell first, if you told anyone?',
      'What do you say when they ask how you are?',
      'Since when have you had to watch what you say there?',
    ],
  },
  {
    id: 'colleague-was-kind',
    cues: 'colleague coworker lady girl lad guy woman work',
    when: atWork(
      "\\b(?:COLLEAGUE|someone at work|somebody at work|the (?:cleaner|porter|girls at work|lads at work)|your (?:colleagues|coworkers|co-workers|workmates|team))(?: just| even| then| all|'s)* (?:noticed|brought you|made you|came over|sat with you|covered (?:for you|your)|gave you (?:half|a|his|her|their)|hugged you|asked if you (?:were|was) (?:ok|okay|alright|all right)|patted|walked you|drove you|waited (?:for|with) you|did a (?:collection|whip)|bought you|lent you|saved you|stayed (?:with|behind)|left you a|texted to see|helped you)",
    ),
    unless:
      /\b(?:list of mistakes|notice|a dirty|funny look|a look|warning|a hard time|deodorant|but then|stabbed|hate|took the credit|black eye|cold)\b/,
    bright: true,
    hear: [
      'It does you good when somebody notices.',
      'A small thing from a person you hardly know can hold up a whole day.',
    ],
    ask: ['Did you two talk at all?', 'What are they like otherwise?', 'Do they know what it did?'],
  },
  {
    id: 'asks-for-more-pay',
    cues: 'raise rise pay salary more',
    when: /\byou(?:'ve| have|'re| are|'ll|'d)? (?:\w+ ){0,4}(?:ask(?:ed|ing)?|going to ask|want to ask) (?:\w+ ){0,4}(?:a |the )?(?:pay ?)?(?:raise|rise|pay rise|more money|higher (?:salary|pay)|the same pay|more pay|better pay)\b/i,
    unless: /\bmy (?:mum|mom|dad|son|daughter|parents|brother|husband|wife)\b/,
    hear: [
      'It takes courage to ask for more.',
      'You have to say a number out loud about yourself, to somebody who saves by its being smaller.',
    ],
    ask: [
      'What is the number you would be content with?',
      'What did you last do for them that nobody else could?',
      'How long have you been on what you get now?',
    ],
  },
  {
    id: 'stayed-late',
    cues: 'stay overtime unpaid late weekends evenings',
    when: /\byou(?:'ve| have)? (?:\w+ )?(?:stay(?:ed|ing)?|stay) (?:\w+ )?(?:till|until|late|behind|back|on until) (?!in bed|away|home|with)(?:\d|nine|ten|eight|seven|half|midnight|to finish|to get|at work|again|every|$)[^.]*|\bunpaid overtime\b|\b(?:doing|did|do|worked|done) (?:\w+ )?(?:overtime|unpaid hours)\b|\bin the office (?:till|until) (?:\d|nine|ten|eight|midnight)/i,
    beside: ofJob,
    unless:
      /\b(?:hospital with|stayed with (?:him|her)|party|drinking|hotel|overtime was a|said overtime|stay late in bed)\b|\bfelt good\b|\bhappy to\b|\benjoy\w*|\bloved it\b/,
    hear: [
      'It cost you your evening, and hardly anybody saw it.',
      'Those hours came out of your own evening, and no payslip shows it.',
    ],
    ask: [
      'Did anyone see what time you left?',
      'What had you meant to do with that evening?',
      'Who was still up when you got in?',
    ],
  },
  {
    id: 'appraisal',
    cues: 'review appraisal evaluation performance expectations feedback rating probation',
    when: /\b(?:your|the|a|my) (?:annual |yearly |performance |mid-year |work |end of year )*(?:appraisal|evaluation|performance review|probation|review)\b(?! of (?:the|a|my) (?:book|film|restaurant))|\bmeets expectations\b|\byour performance (?:is|was)\b|\bperformance review\b/i,
    unless:
      /\b(?:probation officer|tag|curfew|sign on|prison|google review|reviews online|left a review|medication review|bad review)\b/,
    beside: ofJob,
    hear: ["It's disheartening to see a year of work put like that."],
    ask: [
      'What word would you choose yourself?',
      'What did you do this year that is on no form?',
      'Who is it that writes it?',
    ],
  },
  {
    id: 'work-thrown-away',
    cues: 'cancelled canceled binned scrapped dropped shelved threw recycl dug',
    when: atWork(
      "\\b(?:THEY|they've|he's|she's)(?: \\w+){0,2} (?:cancelled|canceled|binned|scrapped|shelved|pulled|deleted|threw out|threw away|ripped up) (?:it|the (?:whole )?(?:project|thing|design|report|course|work|show|event|\\w+ sheet)|your (?:\\w+ )?(?:project|work|design|report|idea|\\w+ sheet))\\b",
    ),
    unless: /\b(?:wedding|holiday|date|subscription|charges|case)\b/,
    beside: ofJob,
    hear: [
      'All that work thrown away is hard to take.',
      'The hours that went into it stay gone, and you are the only one who knows how many they were.',
    ],
    ask: ['Which part of it were you proudest of?', 'Who had worked on it with you?', 'Is any of it still somewhere?'],
  },
  {
    id: 'praised-at-work',
    cues: 'praised liked proud well done good work thanked compliment impressed',
    when: atWork(
      "\\b(?<who>BOSS)(?: even| actually| really| just)* (?:praised (?:you|your)|liked your|loved your|thanked you|was (?:\\w+ )?impressed|complimented|told you (?:that )?you(?:'re| are|'d| did|'ve| were) (?:\\w+ )*(?:good|great|well|brilliant|best|amazing|natural|valued|job)|said (?:that )?(?:you did (?:a )?(?:\\w+ )?(?:well|good|great)|well done|you(?:'re| are|'re doing| are doing) (?:\\w+ )*(?:great|good|well|brilliant|best|amazing|a natural)|(?:it was )?(?:good|great|excellent) (?:work|job)))|\\b(?:CUSTOMER)(?: even| actually| just)* (?:thanked you|wrote (?:in |to )?(?:to )?thank|said you(?:'re| are| were) (?:the (?:best|only)|lovely|kind|brilliant))",
    ),
    unless: /\b(?:but|except|fake|don't believe|sarcas|until|then (?:he|she|they)|in front of|two days ago)\b/,
    bright: true,
    hear: [
      'It does you good when somebody sees what you do.',
      'Somebody looked at what you do and said so. Most people only ever hear about it when it goes wrong.',
    ],
    ask: ['What had you done?', 'What were the exact words?', 'Who would you most like to hear of it?'],
  },
  {
    id: 'said-no-at-work',
    cues: 'said told saying refused',
    when: atWork(
      "\\byou(?:'ve| have)? (?:\\w+ )?(?:said no (?:to )?(?:(?:a|the|an|your|any) )?(?:\\w+ )?(?:shift|boss|manager|overtime|double|sunday|saturday|weekend|extra|project|client|supervisor|more work)|told (?:BOSS|work) (?:no(?=$|[,;!]| (?:and|this|for|to|way)\\b)|(?:that )?you (?:can't|couldn't|won't|wouldn't|don't|cannot) (?:\\w+ )?(?:do|work|come in|take|stay|cover|manage)))|\\byou told (?:BOSS|him|her|them|the landlord) (?:that )?(?:he|she|they) can't (?:just |speak|talk|come|do)|\\byou (?:stood|spoke) up (?:to (?:him|her|them|BOSS)|in the (?:\\w+ )?meeting|for your(?:self)?|at the (?:\\w+ )?meeting)",
    ),
    unless: /\b(?:should i|how do i|wish i|if i|fired|sacked|imagin)\b/,
    bright: true,
    hear: [
      'You said it, and that took courage.',
      'The voice may go and the knees too, and it counts all the same. Nobody heard the shaking as loudly as you.',
    ],
    ask: ['What did they answer?', 'How long had that been waiting to be said?', 'Who was there when you said it?'],
  },
];
