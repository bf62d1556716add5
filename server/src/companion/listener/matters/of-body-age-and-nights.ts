import { either, orOutright, together } from '../patterns.ts';
import { kin, oneself } from './body-words.ts';
import type { Matter } from './matter.ts';

const sleepless =
  "\\b(?:(?:can'?t|couldn'?t|cannot|can not) (?:get (?:back )?(?:to|off to) |fall a?)?sleep|(?:not|hardly|barely|haven'?t been) sleeping|insomnia|wide awake|(?:lie|lying|lay|laid|lain) (?:there )?awake|(?:wak(?:e|es|ing)|woke)(?: up)?(?: \\w+){0,2} at (?:[1-4]|5(?![.:]\\d)|two|three|four|five)|still awake|(?:haven'?t|hardly|not|barely) slept|up (?:again )?at [2-5] ?am|sleep won'?t come|sleep (?:two|three|four) hours)\\b";

const wornOut =
  "\\b(?:(?:so|that|bone|always|constantly|completely|absolutely|permanently|very) (?:tired|exhausted|worn out|knackered|shattered|drained|wrecked)|i(?:'m| am|m)(?: (?:just|really|completely|so|that|too|always))? (?:tired|exhausted|worn out|knackered|shattered|drained|burn(?:t|ed) out|running on empty|dead on my feet)|burn(?:t|ed)[- ]?out|nothing left (?:in me|to give|when|at the end)|running on (?:empty|fumes)|no energy|tired all the time|wak(?:e|ing) up tired)\\b";

/** Age, nerves, nights and tiredness. */
export const ofBodyAgeAndNights: readonly Matter[] = [
  {
    id: 'no-longer-driving',
    signs: orOutright(
      either(
        /\b(?:doctor|dvla|hospital|neurologist|consultant) (?:says?|said) (?:i'?m |i )?(?:no driving|can'?t drive|not to drive|mustn'?t drive)\b|\bi(?:'ve)? (?:gave|given) up the car\b|\bfailed the eye test\b|\blost my licen[cs]e (?:because of|over|due to) (?:my |the )?(?:epilepsy|seizures?|eyes|sight|stroke|diabetes)\b|\b(?:handed|hand|gave|sent|giving|handing|sending) (?:in |back |up )?my (?:driving )?licen[cs]e(?: back| in| up)?\b|\bwon'?t let me drive (?:since|because of|with|after) (?:the|my) (?:seizure|fit|stroke|eyes|blackout|heart|cataracts?)\b|\bthe kids (?:have |has )?(?:taken|took|hid|hidden) (?:away )?my car keys\b|\bsold the car\. had (?:it|her)\b|\beyes(?:ight)?(?: are| is)? (?:too bad|not good enough) (?:to drive|for driving)\b|\b(?:cataracts?|seizure|macular)\b.{0,30}\bno driving\b|\bno driving\b.{0,30}\b(?:cataracts?|seizure|macular)\b|\btook (?:the|my) licen[cs]e off me\b(?!.*\b(?:drunk|drink|speed))/,
        together(
          /\b(?:gave|hid|took|handed)\b.{0,15}\bkeys\b/,
          /\b(?:son|daughter)\b/,
          /\b(?:the car|park|drive|wheel)\b/,
          /\b(?:for the best|i taught|safe\w*|my eyes|still sat|at my age)\b/,
        ),
        together(/\bdvla\b/, /\b(?:consultant|tell|doctor|seizures?|eyes|sight|revoked|stroke|fits?)\b/),
        together(
          /\bsold (?:the|my) (?:car|micra|fiesta|corsa|rover|polo|golf|yaris|clio|honda|toyota|ford|nissan|fiat|volvo|jazz|astra|panda)\b/,
          /\b(?:away (?:she|he|it) went|my eyes|my sight|adjusted|can'?t drive|no more driving|the bus)\b/,
        ),
        together(
          /\bask(?:ing)? for (?:a )?lifts?\b/,
          /\b(?:have to|hate|calendar|used to|licen[cs]e|my sight|my eyes)\b/,
        ),
        together(
          /\b(?:cab|taxi|lorry|truck|bus|hgv) driver\b|\bthe interstate\b/,
          /\b(?:passenger seat|back seat|no truck|no car)\b/,
        ),
        together(/\b(?:given it up|i'?ve stopped|packed it in)\b/, /\b(?:bollard|my sight|my eyesight)\b/),
        together(
          /\btaxi to the\b/,
          /\b(?:i used to (?:run|drive)|can'?t drive|each way)\b/,
          /\b(?:hospital|shop|village|church)\b/,
        ),
        /\bi miss (?:my car|driving|the car)\b|\bmy driving days are\b|\bnot allowed to drive\b.{0,40}\b(?:stroke|seizure|eyes|fit|blackout)\b|\b(?:stroke|seizure|blackout)\b.{0,40}\bnot allowed to drive\b|\bmy licen[cs]e (?:was |has been |is |got )?(?:revoked|taken)\b(?!.{0,40}\b(?:drunk|speed\w*|drink))/,
        /^i (?:can'?t|cannot) drive (?:any ?more|no more)\b(?! (?:him|her|them))|^i(?:'ve)? (?:had to|have to|was told to|must|got to) (?:give up|stop) driving\b|\btook my (?:car )?keys\b.{0,40}\bi'?m not safe\b/m,
      ),
      /\b(?:took|taken|take|taking|gave up|giv(?:e|ing|en) up|handed in|hand(?:ing)? in|sold|surrender\w*|lost|lose|losing) (?:away )?my (?:car(?: keys)?|keys|(?:driving |driver'?s )?licen[cs]e|driving)\b|\b(?:stopped|stop|give up|gave up|given up|without|no more|not) driving(?: any ?more)?\b|\b(?:declined|refused|would(?:n'?t| not)|will not|won'?t) (?:to )?(?:sign|renew) (?:my|the (?:form|papers?) for)\b.*\b(?:driv\w+|licen[cs]e)|\b(?:can'?t|cannot|not allowed to|no longer|shouldn'?t) drive (?:any ?more|now)\b/,
      /\b(?:eyes|eyesight|sight|optometrist|optician|doctor|cataracts?|macular|age|old|[78]\d|seventy\S*|eighty\S*|licen[cs]e|lovingly|grandchildren|grandson|bus)\b/,
    ),
    unless:
      /\bthey'?d take\b|\b(?:drunk|drink[- ]driving|dui|speeding|points on|ban(?:ned)?|(?<!eye )test|lessons?|instructor'?s? (?:said|told)|took my car keys and|stole|stolen|repo\w*|loan|fuel|divorce)\b|\b(?:afraid|scared|worried|fear) of los\w+\b|\b(?:renew\w*|expir\w*|exams?|nurs\w*|teach\w*|medical|professional)\b/,
    hear: [
      "Giving up the car means giving up going when you like, and that's a real loss.",
      "It isn't the driving so much. It's having to ask, and then being ready when it suits somebody else's car.",
      'A car in the yard means you could go, even on a day when you never would have.',
      "They talk about lifts and buses and taxis. They don't talk about getting in the car for no reason at all and just going.",
      'A car is somewhere to be by yourself with the radio how you like it, and nobody mentions that about driving.',
    ],
    ask: [
      'Where would you drive tonight, if you could?',
      'What was the first car you had?',
      'Which trip will you miss more than the shopping?',
      'Who do you least like having to ask for a lift?',
      'What did the driving get you away from?',
      'Which road do you know best from behind the wheel?',
      'What do people say about the driving that you wish they would keep to themselves?',
      'What was always lying about in that car of yours?',
    ],
    advice: [
      "I'd work out tomorrow what the car cost in a year and call that taxi money, so you needn't ask anybody. If there's one trip that matters more than the rest, settle that first, the same day every week.",
      "If there's any doubt left, I'd ask the doctor straight out what it would take for you to drive. If it's settled, I'd fix one outing a week that needs nobody's favour, by bus or taxi, and go on the first of them this week.",
    ],
    reason: [
      'With the driving went being able to leave without asking anybody. You can agree with every reason for it and still mourn that.',
      'You were one of the people with keys, and it was part of who you are. A driving licence is a small card and a big change.',
    ],
  },
  {
    id: 'getting-old',
    setting: true,
    signs: orOutright(
      either(
        /\bgetting old is (?:no|not|a)\b|^(?:i'?m |i am )?[789]\d(?: now)?,? and (?:everything|my (?:knees|legs|hips|back)|slow\w*)\b|\boffered me (?:a|his|her|their|the) seat on the (?:bus|tube|train|luas|tram|metro)\b|\blook in the mirror and see my (?:mother|father|mum|dad|nan)\b|\bcouldn'?t get up off the floor\b.{0,60}\bgrand\w+|\bhands are my (?:father|mother|dad|mum)'?s hands\b|\b(?:knees|eyes|ears|hips|bladder|teeth)(?:, (?:knees|eyes|ears|bladder|hips|teeth)){2}|\bmy hands (?:don'?t|won'?t) (?:work|do)\b.{0,40}\b(?:buttons?|like they did|jars?|zips?|needle)\b|(?:^|\bi(?:'ve| have)? (?:just )?)turned (?:70|75|80|85|90|seventy|eighty|ninety)\b|\bcan'?t get up off the floor if i kneel\b|\b(?:got|have|having) to use a (?:walking )?(?:stick|frame|zimmer)\b|\b(?:nobody|no one) (?:sees?|looks? at|notices?) you (?:after|over|past) (?:60|65|70|sixty|seventy)\b|\bhearing aids? at (?:[67]\d|sixty|seventy)|\blegs aren'?t what they were\b|\bcan'?t open (?:the )?jars (?:no more|any ?more|now)\b|\bhearing aids?\b.{0,20}\bi'?m [67]\d\b|\bi'?m (?:7\d|8\d|9\d)(?:,)? and (?:i )?fell\b/m,
        together(
          /\bold (?:woman|man|lady|fella)\b/,
          /\b(?:reflection|mirror|window)\b/,
          /\b(?:was me|it'?s me|is me)\b/,
        ),
        together(/\b(?:stood|got) up for me\b|\bgave me (?:his|her|their) seat\b/, /\b(?:tram|bus|train|tube|metro)\b/),
        /\bhands are my (?:father|mother|dad|mum)'s\b|\baddress book\b.{0,40}\bcrossed out\b|\bthe (?:pensioner|senior)s?'? (?:discount|ticket|rate|fare)\b|\bpill (?:box|organi[sz]er)\b.{0,60}\b(?:old|me|naps?)\b|\bi(?:'m| am| feel) getting old\b(?! (?:for (?:this|him|her|tiktok)|enough))|\b(?:getting|growing) old(?:er)? (?:is|alone|scares|frightens)\b|\bi don'?t want to (?:get|grow) old\b/,
        together(/\bused to (?:carry|lift|climb|dance|run)\b/, /\bopen (?:a|the) (?:jar|tin|lid)\b/),
        together(
          /\b(?:is|all|everything) (?:an )?(?:app|online)\b/,
          /\b(?:6[5-9]|[78]\d)[- ]?years?\b|\bi'?m (?:6[5-9]|[78]\d)\b/,
        ),
        together(/\btalk (?:across|over|past) me\b/, /\b(?:sideboard|furniture|grandchildren|my age|old)\b/),
        together(/\bnaps?\b|\bpills?\b/, /\bbox with the days\b/),
        together(
          /\bgrand(?:children|kids|sons?|daughters?)\b/,
          /\byou don'?t understand\b/,
          /\b(?:elder|old|listened)\b/,
        ),
        together(/\bas if i (?:were|was) (?:foreign|deaf|stupid|a child)\b/, /\b(?:grey|old|age)\b/),
        /^i(?:'ve)? had a fall\b|\bi need a (?:walking )?(?:stick|frame) now\b|\b(?:can'?t|cannot) (?:get up|climb|do|manage) the stairs (?:like|the way|as) i (?:used to|did)\b|\bold age is (?:no|not)\b|\b(?:invisible|look through me)\b.{0,20}\bat my age\b/m,
      ),
      /\bi(?:'m| am|m) (?:now |only |nearly |almost |coming up to |past )?(?:6[5-9]|[789]\d|seventy|eighty|ninety)(?:-\w+)?(?! ?%|k\b| (?:percent|pounds|quid|euros|grand|miles|days|weeks|hours|minutes|kilos|kg))\b|\bat my (?:time of life|age)\b|\bgetting old\b|\bgrowing old\b|\bold age\b|\bsince my fall\b|\b(?:walking stick|zimmer|walking frame|stairlift)\b|\bi(?:'m| am) (?:too )?old now\b|\bmy old (?:knees|legs|bones|hands|body)\b/,
      /\bmy (?:\w+ )?(?:knees?|hips?|legs?|eyes|eyesight|hands|fingers|hearing|back|feet|balance|bones|joints|fall|body|walking|stick|frame)\b|\bhad a fall\b|\bi fell\b|\b(?:can'?t|cannot|couldn'?t|no longer) (?:\w+ )?(?:manage|lift|climb|bend|reach|open|walk|get up|get out of|hear|see|thread|carry|dig|kneel)\b/,
    ),
    unless:
      /\bkidneys\b|\bown (?:two )?(?:legs|hands)\b|\bthe bank\b|\b(?:autis\w*|down syndrome|soft play|the twins|rabbi|convent|twenties|thirties|wife'?s in|hip operation|sharing? a bed|raising)\b|\b(?:my|the|his|her) (?:mum|mom|mother|dad|father|nan|gran|grandma|grandmother|grandad|dog|cat)(?:'s| is| can'?t| had| fell)\b|\b(?:cancer|parkinson\w*|dementia|chemo)\b|\b(?:my (?:late )?(?:husband|wife) (?:died|passed)|funeral|widow\w*)\b|\bthe same old\b|\bold (?:friend|friends|house|job|photo\w*|boss|flame|school)\b/,
    hear: [
      "It's hard to need help with things you did all your life without a thought.",
      'Every small job has to be thought out at this age, which hand and which step and what to hold on to. It used to do itself.',
      "It isn't vanity, minding about age. Your body always did as it was told, and now you have to ask it nicely.",
      'You find out what has gone with the years by reaching for it: the top shelf, the small print, the lid of a jar.',
      "People tell you you're marvellous for your age, and you'd sooner be marvellous without the second half.",
    ],
    ask: [
      'What can you still do as well as ever, whatever your age?',
      'What did your body use to do without being asked?',
      'What would you never let anybody do for you, at any age?',
      'How old do you feel when there are no stairs about?',
      'Who still sees you as you were at thirty?',
      'Which of the things that went with age was hardest to give up?',
      'What do younger people get wrong about being your age?',
      'What were you known for, when your body did all you asked of it?',
    ],
    advice: [
      "I'd get one thing put right tomorrow that you've been managing round: a rail, a light, stronger glasses, a step. If you've fallen or gone dizzy, tell a doctor this week. If it's company that's thinning out, ring one person in the morning.",
      "I'd go on with whatever you can do, at your own speed, and hand over only what you never liked. If people fuss, tell them tomorrow which help you want and which you don't. Said first, it saves a lot of being helped.",
    ],
    reason: [
      "You're the same inside as you were at thirty, and it's the body and other people that act your age. That takes some getting used to.",
      "Age takes things one at a time, and each was yours for most of a lifetime. Minding that isn't vanity or self-pity.",
    ],
  },
  {
    id: 'nerves',
    general: true,
    signs: orOutright(
      either(
        /^(?:so |really |very |super |feeling )?anxious (?:for no reason|i feel sick|all|about everything)\b|^anxious again\b|^on edge with\b|\bwhat if this,? what if that\b|\bwaiting for a bang\b|\b(?:my )?(?:tummy|stomach) (?:is |all )?in (?:knots|a knot)\b|\bi have been having anxiety\b|^on edge all (?:day|week|the time)\b|^anxiety (?:through the roof|sky high|so bad)\b/m,
        /\b(?:i'?m|so|all) jittery\b|\bjump every time\b|\bpick(?:ed|ing) (?:at )?(?:the|my) skin\b|\bfull of bees\b|\bbad wi(?:th)? (?:her|his|my) nerves\b|\bmy nerves are (?:shot|gone|bad|wrecked)\b|\bi(?:'m| am|m) (?:so |really |very )?(?:anxious|on edge)(?: and i don'?t know why| for no reason| all the time| today| again| tonight)?(?:$|[.,!])|\bknot in my stomach\b/m,
        together(/\bcan'?t sit still\b/, /\b(?:skin|pacing|heart|shak\w*|anxi\w*)\b/),
        together(
          /\bhands (?:shake|are shaking|keep shaking|tremble)\b/,
          /\b(?:pour|tea|for no reason|pressure is normal|cup)\b/,
        ),
        together(/\bpalms\b/, /\bsweat\w*\b/, /\b(?:doorbell|phone|hid)\b/),
        together(/\b(?:loo|toilet)\b/, /\b(?:didn'?t leave the house|times before leaving)\b/),
        /^(?:i'?m |i am )?on edge (?:all|today|again|since)\b|^(?:i )?can'?t stop worrying(?:$|[.!,]| about everything| and)|^my hands won'?t stop shaking\b(?!.*\bcold)/m,
      ),
      /^(?=.{0,140}$).*\b(?:(?:my|bad) (?:anxiety|nerves)|sick with nerves|(?:bag|bundle|ball) of nerves|i(?:'m| am|m|'ve been|ve been| feel| get)(?: (?:so|really|very|just|always|always so|too|that|all|feeling))* (?:anxious|nervous)|anxiety (?:is|has|was|keeps)|anxious all)\b/m,
    ),
    unless:
      /\b(?:not|n't) (?:\w+ )?(?:anxious|nervous)\b|\bon my nerves\b|\bno nerves\b|\bafter a night\b|\bbutterflies\b|\bmy dog'?s anxiety\b|\b(?:got|we got) (?:the house|it)\b|\bcame? from nerves\b|\bi did my\b|\bmy anxiety about (?:him|her)\b/,
    hear: [
      'Being that nervous is tiring, and nobody can see how much it takes.',
      "Nerves take over the whole body. The stomach knows, the hands know, and your head's the last to be told.",
      "Being anxious, you can know that nothing's wrong and still have a stomach that won't hear of it.",
      "Nerves make the most ordinary things loud: the phone, the post, somebody asking whether you're all right.",
    ],
    ask: [
      'Where do the nerves sit in you: the stomach, the chest, the hands?',
      'What do the nerves say will happen?',
      "What are you like when you're not anxious?",
      "Who can tell when you're nervous?",
      'What do you do with your hands when the nerves are up?',
      'What would you do tomorrow if the nerves stayed at home?',
      'What has ever taken the edge off the nerves?',
    ],
    advice: [
      "I'd see to the body first: a brisk walk, cold water on the face, no more coffee today, and breathing out longer than in. It doesn't solve it, but it takes the top off. If it has gone on for weeks, ask a doctor.",
      "I'd take a quarter of an hour tomorrow with pen and paper, write down everything you're afraid of, and mark the one thing you can do something about. Do that one before noon. On paper it's mostly less than in the head.",
    ],
    reason: [
      "Nerves are a body getting ready for something. It doesn't check whether there is anything, and you can't call it off by being sensible.",
      "Anxious people get told there's nothing to it, but the stomach and the heart really are doing that. You aren't putting anything on.",
    ],
  },
  {
    id: 'awake-at-night',
    general: true,
    signs: orOutright(
      either(
        /^no sleep (?:again|tonight|last night)\b|\bawake at (?:stupid|silly|ungodly)\b|\bdone the whole night again\b|\bwatched every (?:number|hour) on (?:this|the) clock\b|\bpillow(?:'s| is) hot on both sides\b|\bstill long (?:to|till) morning\b|^(?:it'?s |its )?[1-4](?:[:.]\d\d)? ?am (?:and |again )+(?:i'?m |i am )?(?:still |again )?(?:wide )?awake\b|\b(?:been |i'?ve been )awake since (?:[1-4]|two|three|four)\b|\bsleep (?:is|was|does|will) not (?:coming|come)\b|\b(?:brain|head|mind) (?:won'?t|will not) (?:shut up|switch off|shut off|turn off)\b.{0,40}\b(?:night|am|past|asleep|bed)\b|^(?:im |i'm |been )?up since (?:2|3|4|two|three|four)(?: ?am)?(?: again)?$/m,
        together(/\b(?:clock|church|bells?)\b.{0,12}\b(?:strike|struck|strikes|chime\w*)\b/, /\b(?:two|three|four)\b/),
        together(
          /\b(?:counting back|lavender|melatonin|sleep (?:app|stories))\b/,
          /\b(?:tried|thousand|still|nothing works)\b/,
        ),
        together(/\bmake me sleep\b/, /\b(?:eyes open|awake|two hours?)\b/),
        together(/\bonly me\b/, /\b(?:last seen|whatsapp|watchman)\b/, /\b(?:are|is) (?:up|awake)\b/),
        together(/\b(?:lay|lie|lying|laying|laid) (?:here|there|in bed|awake)\b/, /\b(?:rehears\w*|ceiling)\b/),
        together(/\bback to bed\b/, /\bbirds\b|\bget up\b.{0,60}\bget up\b/),
        /\bwoke at (?:(?:ten|five|quarter|twenty|half) (?:to|past) )?(?:two|three|four)\b.{0,40}\b(?:always|again|awake|dark)\b|\bno screens after\b.{0,60}\bhere i am\b|^(?:it'?s |its )?(?:[1-4]|two|three|four)(?:[:.]\d\d)? ?(?:am|in the morning)\b.{0,30}\b(?:awake|sleep|up|ceiling)\b|^can'?t sleep\b|^(?:i )?(?:can'?t|cannot|couldn'?t) sleep(?: again| tonight| at all)?(?:$|[.,!])/m,
        /^(?:it'?s |its )?[1-4] ?am again\b|^(?:i )?(?:didn'?t|did not|haven'?t) (?:sleep|slept) (?:at all |a wink )?(?:last night|again|all night|in days|for days)\b|^sleep (?:is|'s)(?: just)? not happening\b|^awake at (?:[1-4]|two|three|four)(?: ?am)? again\b/m,
      ),
      new RegExp(
        `^(?=.{0,110}$).*${sleepless}|${sleepless}[\\s\\S]*?(?:${sleepless}|\\b(?:every night|same time|fall asleep|the clock|nights? in a row|asleep)\\b)`,
        'm',
      ),
    ),
    unless: new RegExp(
      `\\bnot (?:an? )?insomnia\\b|\\bone night\\b|\\bbaby (?:can'?t|cannot|won'?t) sleep\\b|\\b(?:she|he) wakes\\b|\\b(?:isn'?t|not) that i can'?t sleep|\\bsleeping (?:with|together)\\b|\\bslept with\\b|\\b(?:so|too) (?:happy|excited)\\b|\\bcharge\\b|\\b${kin} (?:can'?t|couldn'?t|won'?t|isn'?t|wasn'?t|is not) sleep\\w*\\b|\\bone (?:more )?episode\\b|\\bjust (?:laughing|happy)\\b|\\bnight shift\\b|\\bslept together\\b|\\b(?:cannot|can'?t|couldn'?t) sleep and .{0,12}\\bme neither\\b|\\bfor the tide\\b|\\bslept a full night since (?:he|she)\\b|\\bwork(?:ing)? nights\\b`,
    ),
    hear: [
      'Lying awake when you so want to sleep is maddening, and lonely too.',
      "You count the sleep that's left, so many hours if you went off now, and every sum wakes you a bit more.",
      "When you can't sleep, the house makes all the noises it keeps back in the daytime, and you hear each one out.",
      'In the morning nobody can see where you spent the night. You just look like somebody who slept badly.',
      "There's hardly anyone you can decently ring at night, and night is when you're awake with something to say.",
    ],
    ask: [
      'Where does your head go first when you lie awake?',
      'Which hour of the night is the worst?',
      'What do you do when you give up on sleep?',
      'What does tomorrow want from you, sleep or no sleep?',
      'Who would you like to have awake with you?',
      'What used to send you off to sleep, in better times?',
      'What would you like to be thinking of, lying there awake?',
    ],
    advice: [
      "I'd get up when you've lain awake for twenty minutes: another room, low light, a dull book, and back to bed when your eyes close by themselves. That way the bed stays the place where you sleep. If it has been weeks, ask a doctor.",
      "I'd get up at the same hour every day, also after a bad night, be outside in the first hour, and have no coffee after lunch. It takes about a week to show. If it has been going on for weeks, ask a doctor.",
    ],
    reason: [
      "Sleep is the one thing that keeps away for being wanted. There's somebody lying awake like that in half the houses on any street.",
      "At night there's nothing to hold against a thought, so it looks bigger than by day. Anyone awake at that hour would find the same.",
    ],
  },
  {
    id: 'worn-out',
    general: true,
    signs: orOutright(
      either(
        /^so+(?: so+)* (?:tired|exhausted)[.!]*$|^(?:completely|totally|utterly) burn(?:t|ed) out[.!]*$|^no energy (?:for anything|left|at all)\b|\bslept (?:eight|nine|ten|8|9|10|11|12) hours and\b.{0,30}\b(?:tired|dug up|wrecked|exhausted)\b|\bfell asleep (?:stood|standing) up\b|^(?:i'?m |i am )?(?:absolutely |totally |just |so |pure )?(?:wrecked|shattered|knackered|done in|dead on my feet|burnt out|burned out|banjaxed)(?: i think| today| tonight| again)?[.!]*$|^(?:knackered|exhausted|shattered) all the time\b|^running on (?:fumes|empty)\b|\bjust done in\b|\beverything is tired\b|^(?:absolutely |totally |completely )?(?:shattered|knackered|exhausted|worn out|wrecked)[.!]*$|\bnothing left in the tank\b/m,
        /\bi(?:'m| am) (?:simply |just |so |very )?weary\b|^(?:absolutely )?(?:shattered|knackered|exhausted)\. |\brunning on (?:coffee|caffeine|crisps|sugar|adrenaline|nothing)\b|\bi(?:'ve)? got nothing left\b|\bgo go go since\b|\bone more thing on the list\b|\bused to have a bit in the tank\b|\bmy body is here but\b|\bdrained\.? (?:all day|again|completely)\b|\bi could sleep for a (?:week|year|month)\b|\bbone[- ]tired\b|\bdead on my feet\b/m,
        together(/\bhaven'?t washed my hair\b/, /\b(?:days|lifting|arms|week)\b/),
        together(/\btop of the bed\b/, /\b(?:in my coat|my clothes|saturday)\b/),
        together(
          /\bmy eyes are burning\b|\beverything aches\b/,
          /\b(?:can'?t|coffee|bothered|don'?t know what i said|tired)\b/,
        ),
        /^i(?:'ve| have)? (?:got )?nothing left(?:$|[.!,]| to give| in me)|^(?:completely|totally|utterly|so|just|absolutely) (?:drained|wiped(?: out)?|spent)(?:$|[.!,])/m,
      ),
      new RegExp(`^(?=.{0,110}$).*${wornOut}|${wornOut}[\\s\\S]*${wornOut}`, 'm'),
      oneself,
    ),
    unless: new RegExp(
      `\\buntil i'?m tired\\b|\\bnot burned out\\b|\\b(?:she|he|they) (?:was|were|is|'s|are) "|\\b(?:said|says|goes|nothing'?s wrong) (?:\\w+ ){0,3}(?:i'?m )?just tired\\b|\\bi say i'?m tired\\b|\\bmy friend i am just tired\\b|\\b(?:tired|exhausted) (?:of|to be|with|but happy|in a good way)\\b|\\bsick and tired\\b|\\b(?:good|nice|happy|lovely) tired\\b|\\b${kin} (?:is|was|'s|looks) (?:\\w+ )?(?:tired|exhausted|worn out)\\b|\\b(?:danced|marathon|holiday|so happy|worth it|haha|lol)\\b|\\btoo tired to (?:think|type|talk|explain|answer)\\b`,
    ),
    hear: [
      "You sound worn out, and a good night alone won't put that right.",
      "You still get everything done, so nobody can see how tired you are. They'd have to see what it takes to lift the kettle.",
      "Tired people get told to rest, mostly by the ones they'd have to stop doing things for.",
      "Even the nice things start to look like jobs when you're worn out: a film, a friend, a bath.",
      "There's a tiredness that doesn't want sleep so much as a day of not being needed by anyone.",
    ],
    ask: [
      'What would you drop first, tired as you are, if nobody minded?',
      'Who sees how tired you are?',
      'Which part of the day wears you out most?',
      'When did you last wake up not tired?',
      'What makes you most tired, the doing or the thinking about it?',
      'What would a day without anyone needing you look like, tired as you are?',
      "What do you do when you're too tired to do anything?",
      'Who do you end up snapping at when you get this tired?',
    ],
    advice: [
      "I'd cancel one thing tomorrow before you've had time to be reasonable about it, and lie down in that hour. If sleep hasn't touched it for weeks, have your blood checked, since iron or thyroid can do that. If it's work or people, hand something back.",
      "I'd write down everything you carry in a week and hand one line of it to somebody by tomorrow night, well done or not. If there's nobody to hand it to, leave one undone on purpose. If you wake tired for weeks, see a doctor.",
    ],
    reason: [
      "More has been going out of you than coming back in, and being tired is what's left. There's nothing lazy in that.",
      'Tired people have less of everything: patience, jokes, courage. What looks like a bad temper by evening is mostly a want of rest.',
    ],
  },
];
