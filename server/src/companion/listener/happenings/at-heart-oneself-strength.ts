import type { Happening } from './happening.ts';

const hour =
  '(?:(?:one|two|three|four|five|half (?:one|two|three|four|five|past \\w+)|(?:ten|quarter|twenty|five) (?:past|to) (?:one|two|three|four|five|\\d))(?: in the morning| am| a\\.m\\.)?|[1-5](?:[:.]\\d\\d)?(?: ?am| ?a\\.m\\.| in the morning)?)';

/** What somebody's strength goes into and where it ends: too much at once, others to hold, nights, a fright, the body. */
export const ofStrength: readonly Happening[] = [
  {
    id: 'this-and-this-and-this',
    cues: 'and the',
    when: /^(?:the|your|mum's|mam's|dad's|his|her) [^,]{3,45}, (?:the|your|mum's|mam's|dad's|his|her|a) [^,]{3,45}(?:,| and) (?:and )?(?:the|your|mum's|mam's|dad's|his|her|now|there's) |\b(?:with|through|been|was|between|had|lose|there's|after|what with) (?:the|your|my|his|her|mum's|dad's) [\w']+(?: [\w']+)?(?:,| and) (?:the|your|my|his|her|mum's|dad's) [\w']+(?: [\w']+)? and (?:the|your|my|his|her|now|mum's|dad's) \w+/i,
    unless:
      /\b(?:sister got|chose|points|lips|cone|notice|wedding|sun|summer|dance|dinner|smiled|song|shells|roses|laughed|sea|sky|birds?|trees?|stars|garden|cake|holiday|lovely|beautiful|presents?|flowers|butter|wine|cheese|proud|smell|laugh\w*|song|candles?|used to)\b/,
    hear: [
      'Any one of them would have had a week to itself in another year.',
      'Said in a row like that it is a list. In the day they all talk at the same time.',
      'You have been carrying them by the handful, and nobody hands you a tray.',
    ],
    ask: [
      'Which of them wakes you first?',
      'Which one could be left for a week, if it had to?',
      'Who knows about all of them?',
    ],
  },
  {
    id: 'all-in-one-week',
    general: true,
    cues: 'same one week day month winter summer two three',
    when: /\b(?:all|both|everything)\b.{0,50}\b(?:(?:in|on) (?:the )?(?:same|one|a single) (?:day|week|month|winter|summer|year|morning|afternoon)|in a (?:week|month|fortnight))\b|\ball (?:this|in one) week$|^(?:two|three|four|five) (?:funerals|jobs|deaths|hospitals)\b/i,
    unless:
      /\b(?:in bed by|always|born|birthday|married|met|lovely|great|good|happy|won|started (?:on )?the same|surgery as|qualified)\b/,
    hear: [
      'They might have come one by one, with a bit of ground in between. They came in a heap.',
      'There was no time to finish being shaken by the first before the next one was there.',
      'Nobody lives at that speed. One only gets dragged along by it.',
    ],
    ask: [
      'Which of it have you had no time to feel yet?',
      'What came first?',
      'Who has been taking some of it off you?',
    ],
  },
  {
    id: 'and-now-this-as-well',
    cues: 'gone died broke pack leak dead burst stop blown flood sick fail top',
    when: /^(?:and |so |now |then |also )*(?:the|your) (?:\w+ )?(?:washing machine|boiler|car|roof|fridge|oven|phone|laptop|heating|van|dishwasher|freezer|dog|cat|tooth|back|knee|pipe|drain|shower|toilet|exhaust|cooker|tap)(?:'s| is| has|'ve)?(?: just| now| also| gone and)* (?:gone|died|broke|broken|packed in|packed up|leaks|leaking|dead|burst|stopped|blown|flooded|sick|failed)(?: (?:too|now|as well|on (?:me|you)|again|on top))*$|^(?:and )?on top of (?:that|it all|all that|everything|all this)\b/i,
    beside: /\bnow (?:also |even )?(?:the|my|our)\b|\bas well\b|\bon top of\b|\bthen (?:the|my|our)\b|\btoo\b/,
    hear: [
      'As if it had waited its turn. There is a point from which even a tap can finish one off.',
      'By itself it would be a nuisance and a phone call. It did not come by itself.',
    ],
    ask: ['What was already on the pile?', 'What has to be dealt with first?'],
  },
  {
    id: 'only-two-hands',
    cues: 'split hands places one once needs wants ring need hand everywhere both everything three four',
    when: /\b(?:you (?:can't|cannot) (?:split yourself|be (?:in two|everywhere|in both)|do (?:it all|everything))|you(?:'ve| have| only have|'ve only)? (?:only )?(?:got )?(?:no free hand|(?:one|two) (?:pair of )?hands|no hands)|only one of (?:you|me)\b|\bone (?:you|me)$|in (?:three|four) places|(?:everyone|everybody|they)(?: all)? (?:needs?|wants?|rings?|calls?)(?: you)? (?:at once|at the same time)|(?:everyone|everybody) (?:needs|wants) (?:you$|something|a (?:piece|bit)))/i,
    unless: /\b(?:nobody|no one|thumbs|happy)\b/,
    hear: [
      'Wherever you are, there is somewhere else where you ought to be, and you feel it in both.',
      'Each of them asks for a small thing, and none of them can see the queue.',
      "One gets divided up until there is nothing left over that has one's own name on it.",
    ],
    ask: [
      'Who pulls the hardest?',
      'Who would get by for a day, if you did not come?',
      'What goes undone, as things are?',
    ],
  },
  {
    id: 'there-is-no-end-to-it',
    cues: 'never stop end much too thing another enough days less know',
    when: /^(?:and |but |so )?(?:(?:it|this|that|work)(?: just| all)* (?:never|doesn't|does not|won't|don't) (?:stops?|ends?|let up|get any less)|there(?:'s| is) (?:just |always )?(?:so|too|always) (?:much|many things)(?: more)?(?: (?:to do|of everything|going on|on|happening))?|there(?:'s| is) no end (?:to|in)|it(?:'s| is)(?: just| always)* (?:one thing after (?:another|the other)|too much)|you (?:can't|cannot|don't) keep up|you need there to be less|there(?:'s| are)n't enough hours|you don't know which end)\b/i,
    unless: /\b(?:love|fun|rain(?:ing)?|snow\w*|salt|sugar|barking|too much (?:like|of a)|party)\b/,
    hear: [
      'What gets finished at one end grows again at the other, and nobody sees the part that was finished.',
      'There is never the moment at which one could say that was it for today.',
      'It would help to see the far side of it, and there is only more of it in view.',
    ],
    ask: [
      'What would be gone first, if you could take one thing out?',
      'When was it last less than this?',
      'What do you skip to make it fit?',
    ],
  },
  {
    id: 'if-you-do-not-nobody-does',
    cues: "you it's nobody one else take get",
    when: /\b(?:if you don't(?: do it)?,? (?:it|nothing|nobody|no one|who) (?:doesn't|gets|does|will|won't|happens)|there(?:'s| is) (?:no one|nobody|no-one) else(?: to| who|$)|there(?:'s| is) no one to (?:take over|help|ask|relieve)|nobody (?:relieves|helps|takes over from|comes to help) you|(?:it's|it is) (?:always |all |just |only )?you (?:who |that )?(?:does|has to|have to|gets?|looks? after|goes|cooks?|cleans?|pays?|drives?|lifts?|is left|sorts?|takes?)\b|somehow it's you|it's (?:all )?(?:on|down to) you(?:$| and| to)|you(?:'ve| have)? (?:do|did|done) (?:it|everything|it all) (?:on your own|alone|by yourself)|you(?:'re| are) (?:on|doing it on) your own with|your (?:brother|sister|siblings)(?:s)? (?:live|lives|phones?|visits?|rings?) .{0,30}\b(?:away|once|listeners))\b/i,
    unless:
      /\b(?:lie it's on|if you lie|wants to eat|gets to|proud|first time|you and|it's you (?:i|who i)|sounds like you|nobody else's (?:business|fault)|no one else's|single)\b/,
    hear: [
      'It was never decided. One day it was simply yours, and it has stayed where it was put down.',
      'As long as it gets done, nobody has to notice that it is being done by one person.',
      "To be the only one means there is no evening on which it is somebody else's turn.",
    ],
    ask: [
      'Since when has it been your job?',
      'What happens on a day when you are ill?',
      'Who could be asked, even for an hour?',
    ],
  },
  {
    id: 'they-must-not-see-it',
    cues: 'front see hear know cry let show',
    when: /\byou (?:can't|cannot|can not|couldn't|won't|don't|mustn't|have to not|never|don't want to|can never) (?:cry|break(?: down)?|fall apart|let (?:him|her|them|it|anyone|the \w+|your \w+)|show (?:it|him|her|them)|be (?:scared|sad|weak|ill)|lose it)\b.{0,20}(?:in front of|see|hear|know|show|at home|around|near|with them|now)\b/i,
    unless: /\b(?:know how|let (?:him|her|them|it) (?:go|in|down)|know why|know what|see why)\b/,
    hear: [
      'You go through it twice: once for yourself, with the door shut, and once as the calm one outside.',
      'To be steady for somebody costs as much as what it hides. It only looks like nothing.',
    ],
    ask: ['Where do you go with it?', 'Who sees you without that face?', 'What do you think they already know?'],
  },
  {
    id: 'troubles-come-to-you',
    cues: 'everyone everybody they people troubles comes therapist bring tells ring',
    when: /\b(?:(?:everyone|everybody|people|they(?: all)?|friends)(?: all| always| only| just)* (?:brings?|comes? to|tells?|rings?|calls?|leans? on|dumps?|cries? on|confides? in|asks?) (?:you )?(?:with |you )?(?:(?:all )?their|when they|everything|about (?:their|his|her)|for advice|things)|you(?:'re| are) (?:the|everyone's|everybody's) (?:family |group |office )?(?:therapist|counsellor|shoulder|rock|agony aunt|listener|one everyone)|you don't know who you'd (?:bring|tell|ring)|who (?:do|would) you (?:bring|tell) yours)/i,
    unless: /\b(?:happy to|love it|pays well)\b/,
    hear: [
      'They go home lighter, and what they left with you does not go home at all.',
      'You have become a place where people put things. Places do not get asked how their day was.',
    ],
    ask: ['What do you do with all that afterwards?', 'What would you tell, if it were your turn?'],
  },
  {
    id: 'one-person-who-would',
    cues: 'someone somebody person anyone nobody people mum mom dad husband wife son daughter',
    when: /\byou(?:'d| just| only| would)*(?: just| only)? (?:want|wanted|like|love|need|wish|long for|miss|wish for)(?:ed)?(?: for| there was| you had)? (?:someone|somebody|one person|anyone|anybody|just one person|your (?:dad|mum|mom|husband|wife|son|daughter)) (?:to|who(?:'d)?|that|would)(?: just| actually| really| would)* (?:ask|notice|say|listen|come|sit|hold|see|hear|open|tell|look|be|wait|make|bring|hug|stay|know|talk|take|care)\b/i,
    unless: /\b(?:to come round to fix|with money|to fuck|to sign|to teach)\b/,
    hear: [
      'It is so small a wish that one is half ashamed of it, and so large when it stays empty.',
      'You can see it before you quite plainly, down to where they would sit.',
      'A thing like that is worth nothing if one has to order it oneself. So one waits.',
    ],
    ask: [
      'Who would you like it to be, if you could choose?',
      'When did that last happen?',
      'What would you say to them first?',
    ],
  },
  {
    id: 'nobody-is-interested',
    cues: 'nobody anyone care interest avoid change subject mention bored ask',
    when: /\b(?:nobody|no one|none of them)(?:'s| has| have)?(?: ever| even| once)* ask(?:s|ed)? you (?:how|about|if|what|anything)\b|\b(?:nobody|no one|noone|they don't|none of them)(?: really| even| here| at home| around \w+)* (?:cares?|gives a \w+|is interested|wants to (?:hear|know)|mentions?)(?: what| if| about| how| it| him| her|$| that)?\b|\b(?:your friends|people|they|everyone|your \w+|he|she)(?: all| just| always)* (?:avoids? (?:the subject|it|talking)|changes? the subject|changed the subject|doesn't want to (?:hear|talk) about|don't want to (?:hear|talk) about|look(?:s|ed)? bored)\b/i,
    unless:
      /\b(?:nobody cares about (?:the|a) (?:score|rules?)|and (?:that's|it's) (?:great|good|nice)|lovely|thank god)\b/,
    hear: [
      'You learn to bring it in smaller pieces, and in the end you leave it at home.',
      'There is a little pause in which people step round it, and you can feel it every time.',
      'What has no listener starts to feel as if it did not count. It goes on being there all the same.',
    ],
    ask: [
      'When did somebody last ask and mean it?',
      'What would you tell, if they stayed with it?',
      'What is talked about in its place?',
    ],
  },
  {
    id: 'nothing-in-the-tank',
    general: true,
    cues: 'tired drain wip exhaust knacker shatter fume empty tank done burn worn spent dead touched running left got zonk sleepwalk wreck',
    when: /\byou(?:'re| are| feel|'ve been| have been)(?: just| so| really| absolutely| completely| always| totally| bloody| dead| pure| a bit| very| honestly| more| that| too| constantly)* (?:tired|drained|wiped(?: out)?|exhausted|knackered|wrecked|shattered|burnt out|burned out|spent|dead on your feet|running on (?:empty|fumes)|on your last legs|touched out|done in|dead tired|bone tired|fed up and tired|zonked|running on|worn out|sleepwalking)\b|\b(?:nothing|no \w+) left (?:in|to give|for|over)|^(?:just |so |dead )?(?:tired|knackered|shattered|exhausted|drained|wrecked)(?:,? (?:tired|all the time|again|to the bone))?$|\brunning on (?:empty|fumes|\w+ and \w+)|\byou (?:haven't|have not) got (?:any|the) (?:strength|energy|pieces)|^tired tired\b/i,
    unless:
      /\b(?:nothing special|bye|going to sleep|gonna sleep|until (?:i'm|you're) tired|when (?:i|you) say|thinks|ignore|in your week|tired of (?:him|her|them|it|being|the|my|your|this|that|people|always|fighting|hearing|pretending)|happy tired|good tired|nicely|not tired|tired but happy|drained the|lovely)\b/,
    hear: [
      'It has gone deeper than one good night could reach, by the sound of it, and the days do not get any shorter for it.',
      'Somebody that tired gets asked to be patient as well, and cheerful, and on time.',
      'There is the tiredness, and on top of it the work of not letting it show.',
      'At that point even pleasant things are one more thing.',
    ],
    ask: [
      'What takes the most out of you at present?',
      'When does it hit, over the day?',
      'What is the last thing you did that gave a bit back?',
      'What would you drop first, if nobody minded?',
    ],
  },
  {
    id: 'wants-nothing-but-rest',
    cues: 'want need fancy after wish like love dream',
    when: /\b(?:you(?:'d| just| only| really| would| do)*(?: just| only| so| really)* (?:want|need|fancy|like|love|wish|dream of|long for|crave|wanted|could do with|'re after|give)|all you(?:'re| are|'d)? (?:want|need|after|like|ask for|wanted))\b.{0,25}\b(?:sleep(?: for)?|lie down|rest|(?:an?|one|a whole) (?:quiet |free |whole )?(?:hour|evening|day off|day|night|week|minute|weekend|holiday|break|few days)(?: off| in the week| to yourself| somewhere| away| in bed| of (?:peace|quiet|sleep)| where| that's| on your own| alone|$)|peace|quiet|silence|sit down|bed$|to hide|chairs|no one can|be left alone|a break|time (?:off|to yourself|alone))\b/i,
    unless:
      /\b(?:be (?:a|an|someone)|live in|stay quiet|wish (?:he|she|they)|(?:he|she) (?:said|knew|says)|in the road|silence back|sleep in tomorrow|one (?:day|week) (?:of being|with (?:him|her))|a day with|rest in peace|to go to bed with|to sleep with|sleep and (?:not|never)|not wake|forever|die|don't want to (?:sleep|rest))\b/,
    hear: [
      'It is a modest wish, and it has probably been at the bottom of the list for a good while.',
      'One does not even want anything nice by then, only for nothing to be asked for.',
      'In the picture there is no work and nobody calling, and that is already the whole of it.',
    ],
    ask: [
      'When did you last have that?',
      'What gets in the way of it tonight?',
      'Who would have to mind the shop meanwhile?',
    ],
  },
  {
    id: 'hours-like-those',
    cues: 'hour shift break night open start get finish work till job six seven begin close leave feet',
    when: /\b(?:(?:eight|nine|ten|eleven|twelve|thirteen|fourteen|sixteen|\d\d)[- ]hours? (?:shifts?|days?|a day|on|straight|and|without|of work|at the)|(?:double|back[- ]to[- ]back|split) shifts?|on your feet (?:since|all (?:day|night)|for \w+ hours)|(?:one|no|without an?|not one) break\b|(?:six|seven|6|7|ten|\d+) (?:nights|days|shifts) (?:a week|in a row|straight|running|on the)|you (?:get up|start|open up|open|begin|are up|work|'re up|leave the house|finish)(?: \w+)? (?:at|from|till|until) (?:\d|two|three|four|five|half|eleven|midnight|ten|dawn)[\w.:]*(?: (?:in the morning|till|until|to|and|every).*)?$|you(?:'ve got| have| work|'re working|'re doing| do)? (?:two|three) jobs)\b/i,
    unless:
      /\b(?:laugh\w*|first time|on the phone|trained|the soup|passed|said no|sleep|slept|drive|flight|driving|train|queue|awake|wake|phone call|labou?r|surgery|visiting|party|film|retired|used to)\b/,
    hear: [
      'With hours like those the rest of life has to fit into what falls off the edge.',
      'The shops are shut on both sides of a day like that, and so is everybody else.',
      'It goes well as long as nothing happens. Then something happens.',
    ],
    ask: [
      'What is left of you when you get home?',
      'How long have you been doing those hours?',
      'When is the next day without any of it?',
    ],
  },
  {
    id: 'cannot-be-left-alone',
    cues: 'left leave alone minute eyes listening',
    when: /\b(?:he|she|they|your \w+|mum|mom|dad) (?:can't|cannot|can not|couldn't|shouldn't|mustn't) be (?:left|on (?:his|her|their) own|alone)\b|\byou (?:can't|cannot|couldn't|daren't) leave (?:him|her|them|your \w+|mum|mom|dad)(?: alone| for| on (?:his|her|their) own| by (?:himself|herself)|$| even)\b|\byou(?:'re| are) (?:always )?listening out\b/i,
    unless:
      /\b(?:broke up|can't leave (?:him|her) (?:because|but i|financially)|hit|he'll kill|cheat\w*|love him|separat\w+|divorce\w*)\b/,
    hear: [
      'So there is no such thing as just popping out. Every errand needs somebody in your chair first.',
      'One ear is always in the other room, also when one sits, also when one sleeps.',
    ],
    ask: ['Who can sit in for you, if anybody?', 'When were you last out on your own?', 'What are the nights like?'],
  },
  {
    id: 'sat-there-with-coat-on',
    cues: 'coat shoes boots uniform',
    when: /\b(?:in|with) (?:your|the) (?:coat|shoes|boots|uniform|scrubs|work clothes|jacket)(?: still)?(?: on)?\b|\b(?:coat|shoes|boots|uniform|jacket) (?:still )?on\b/i,
    beside: /\bi (?:just |only )?(?:sat|sit|lay|lie|laid|fell asleep|slept|cried|stood|didn't take)\b/,
    unless:
      /\b(?:on a chair|on the seat|like a coat|because if|put (?:my|your|his|her) (?:coat|shoes|boots) on|go(?:ing)? out|went out|dog|walk|shoes on\.)\b/,
    hear: [
      'Even the coat was one thing too many. The day had ended and you had not quite arrived in the evening.',
      'You got as far as inside the door, and there the strength stopped.',
    ],
    ask: ['How long did you stay like that?', 'What got you up again, in the end?'],
  },
  {
    id: 'dropped-off-there',
    cues: 'fell fall nod dropp asleep doz drift drop',
    when: /\byou(?:'d| had|'ve| have| keep|'re| just| always)* (?:(?:fell|fall|falling|fallen) asleep|(?:nod|nodded|nodding|dropped|drop|dozed|doze|drifted) off) (?:standing|at|in (?:front|the (?:bath|shower|chair|car|meeting|middle|class|cinema|loo))|on (?:the (?:bus|toilet|train|sofa|stairs|floor|keyboard)|your)|with|holding|mid|over|during|while|sitting|upright|driving)\b/i,
    unless:
      /\b(?:he|she|the baby|they) (?:fell|falls)|in his arms|in her arms|cuddl\w+|snor\w+ (?:dog|cat)|lovely|in the sun|\b(?:landed|ladder|roof|slipped)\b/,
    hear: [
      'The body has stopped asking by then and takes it where it can get it.',
      'Sleep like that comes from behind. It was owed for a long time and it has come to collect.',
    ],
    ask: ['How many hours have you been getting?', 'What woke you?'],
  },
  {
    id: 'awake-at-that-hour',
    cues: 'awake wake woke waking lying again been since',
    when: new RegExp(
      `^(?:and |then |always |every night |again |at night )*(?:you(?:'re| are| were|'ve| have|'d)? ?(?:always |still |been |then |just |only |keep |up )*)?(?:awake|woke(?: up)?|wake(?: up)?|waking(?: up)?|up)\\b(?: again| every night| since| at| by| from| till| until| about| around| always| bang on| just|,)+ ${hour}\\b|\\byou(?:'re| are| were|'ve been| fall asleep ok and you| get off .{3,12} and you(?:'re)?) (?:up|awake|wake(?: up)?)(?: again)? (?:at|since|by) ${hour}\\b|\\bstop waking up at ${hour}|^(?:it's always |always |again )?[1-5][:.]\\d\\d again|\\bawake again$|\\bbeen (?:awake|up|lying (?:here|there)) since\\b`,
      'i',
    ),
    unless:
      /\b(?:jollof|hospital car|have to be|got to be|out of habit|half term|harvest|field|repeat|open up|baby|shift|for work|early shift|bakery|milking|feed|got up at five to|flight|earlies|to pray|fajr|excited|christmas|get up at|till (?:two|three|2|3) (?:talking|laughing|dancing))\b/,
    hear: [
      'At that hour there is nothing to hold it up against, and everything has its night size.',
      'One knows the sounds by then: the pipes, the first bus, the one bird that cannot wait.',
      'The rest of the house breathes, and you lie there and do the thinking for everybody.',
    ],
    ask: [
      'What is there first, when you come awake?',
      'How long has it been like that at night?',
      'What do you do with those hours?',
      'When does it let you go again?',
    ],
  },
  {
    id: 'writes-in-the-small-hours',
    cues: 'a.m past half morning quarter three four two 1am 2am 3am 4am 5am its again',
    when: /^(?:and |so |now )?(?:it's|it is|its|gone|nearly|about|still|it's gone|it's now)(?: only| now| already| nearly| about| almost| past| gone)* (?:[1-5](?:[:.]\d\d)? ?(?:am|a\.m\.|in the morning)|(?:two|three|four|half (?:one|two|three|four)|half past (?:one|two|three|four)|ten past (?:two|three|four|[234])|quarter (?:past|to) (?:two|three|four)) ?(?:am|a\.m\.|in the morning|here)?|[234][:.]\d\d)(?: (?:now|here|and|am|again)|$)/i,
    unless: /\b(?:pm|afternoon|school|meeting|lunch|shift|break)\b/,
    hear: [
      'That is an hour that belongs to nobody. Hardly a window is lit, and what one thinks in it has no one to correct it.',
      'Everything looks finished and final at that time. It will look a little different over breakfast.',
    ],
    ask: ['What has kept you up?', 'When do you have to be up?', 'Where in the house are you?'],
  },
  {
    id: 'sleep-will-not-come',
    cues: 'sleep slept drop bed night',
    when: /\b(?:you (?:just |still |really )?(?:can't|cannot|couldn't|can not|don't|didn't|haven't|have not|hardly|barely)(?: been able to| properly| really| even)? (?:sleep|slept|get (?:to|back to|any) sleep|drop off|nod off|fall asleep|switch off)(?: (?:properly|at all|any ?more|either|much|again|without|for|since|because|tonight|last|when|a wink|through|well|on).*)?$|(?:sleep|it) (?:isn't|is not|won't|doesn't|wouldn't) (?:at all )?com(?:e|ing)(?: at all)?$|you slept (?:two|three|2|3|one|1|four|4) hours|you need to (?:do something about your|get some) sleep|no sleep (?:again|for|since|last))\b/i,
    unless:
      /\b(?:isn't that|it isnt|excited|he snores|christmas|until (?:two|noon)|in the same bed|next to him|with (?:him|her) any ?more|sleep together)\b/,
    hear: [
      'Trying for it is what chases it off. The bed turns into a place of work.',
      'The next day is already lying there beside you, and it counts the hours with you.',
      'By night one has only the one head, and it has all the time in the world.',
    ],
    ask: [
      'What goes on in there, once the light is out?',
      'How long has it been since a proper night?',
      'What have you found that helps, even a bit?',
      'What is tomorrow like, on so little?',
    ],
  },
  {
    id: 'lies-there-and',
    cues: 'lie lay lying',
    when: /\byou(?:'re| are|'ve been| just| still| only| then| always)* (?:lie|lay|lying|laid) (?:there|here|awake|in bed|in the dark)\b/i,
    unless:
      /\b(?:the roof's|two words|stopped ringing|a fall|dark half|for five hours|dead|beach|sun(?:bathing)?|grass|hammock|baby slept|laughing|floor|he lay|together|in bed (?:till|until)|flu|hospital)\b/,
    hear: [
      'Lying down is when it gets its turn. All day there was something in front of it.',
      'From there the ceiling has everything on it, and it plays to an audience of one.',
    ],
    ask: ['What comes round first?', 'What do you do to get out of it?', 'Until when does it go, mostly?'],
  },
  {
    id: 'must-be-up-soon',
    cues: "have got need must you're you've",
    when: /\byou(?:'ve| have|'re| are)?(?: got)?(?: to| need to| must)? ?(?:be up|get up|be in|have to be up|'re in|start|be asleep)(?: again)? (?:at|by|in) (?:\d|four|five|six|seven|half|two hours|three hours|a few hours)[\w:.]*(?: (?:am|hours?|for work|tomorrow))?(?:$|,| and| for)/i,
    beside: /\b(?:sleep|awake|asleep|night|2 ?am|3 ?am|1 ?am|still up|hours|lying|tired|insomnia)\b/,
    unless: /\bholiday|flight|christmas|wedding\b/,
    hear: [
      'Then the sum begins: if it came now there would be four hours left, if it came now, three and a half.',
      'The alarm is set for somebody who has slept, and that was never going to be you tonight.',
    ],
    ask: ['What would happen if you were late, for once?', 'How do you get through a day after such a night?'],
  },
];
