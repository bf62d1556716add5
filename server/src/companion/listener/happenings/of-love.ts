import { told } from '../tellings/telling.ts';
import { between, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** The two of them, and in front of somebody of the family or of friends. */
const beforeFamily = new RegExp(
  String.raw`^(?=[\s\S]*\b(?:mother|mum|mom|father|dad|in-?laws?|family|sister|brother|friends?|parents|aunt|uncle|nan|gran)\b)${ofTwo.source.slice(1)}`,
);

/** Two who live together: what is no longer said or touched, who carries the house, how they quarrel, what is kind. */
export const ofLove: readonly Happening[] = [
  {
    id: 'couple-talks-of-the-house-only',
    cues: 'talk conversation messages texts all',
    when: /\b(?:talk|conversations?|messages|texts|it's all|all (?:we|you) (?:talk|say))\b.*\b(?:bins?|drains|dishwasher|shopping|bills|picking up|pick up|what's for (?:dinner|tea)|the kids|the dog|school run|the rota|the weather)\b/i,
    unless: /\bfight|\bargu|\brow\b|\bpray|\bin front of|\bwant to|\bhow (?:do|can) i\b/,
    beside: ofTwo,
    hear: [
      'Practical talk always survives, because the house would stop without it. It can go on for years and hide that the other sort has gone.',
      'The bins have to be settled by tonight. Everything else can wait a day, and so it does.',
    ],
    ask: [
      'When did the other sort of talk last happen?',
      'What would you bring up, if it had nothing to do with the house?',
    ],
  },
  {
    id: 'couple-stopped-talking',
    cues: 'talk speak say word silence',
    when: between(
      String.raw`\b(?:(?:you|you two|you both|MINE and you|you and MINE) (?:(?:just|really|both) )*(?:don't|do not|never|barely|hardly|scarcely|no longer|haven't)(?: (?:really|even|ever|properly|got|have))* (?:talk|speak|talked|spoken|a thing to say|anything to say|much to say)\b(?! (?:to|about|with) (?!each))|there's nothing to say|nothing (?:left )?to (?:say|talk about)|don't know what to talk about|in silence)`,
    ),
    unless:
      /\b(?:my|the) (?:mum|mom|mother|dad|father|sister|brother|son|daughter|boss)\b.{0,20}\btalk|\bargument\b|\bnothing to say to wren/,
    beside: ofTwo,
    hear: [
      'Talk dries up without anybody deciding it. There was no row, so there is nothing to make up after.',
      'Two people can run a house for years on very few words, and nobody outside would notice anything missing.',
      "It's odd to miss someone who is sitting there, and harder to explain than missing someone who is away.",
    ],
    ask: [
      'What did you two use to talk about?',
      'What is the house like after supper?',
      'When did you last talk properly, that you can remember?',
    ],
  },
  {
    id: 'like-flatmates',
    cues: 'room flat house lodger colleague cowork strangers brother office siblings aunt',
    when: /\b(?:like|as|just|become|becoming|basically)(?: (?:an?|two|polite|good|my|your|people who share))* (?:room ?mates?|flat ?mates?|house ?mates?|lodgers?|colleagues?|co-?workers?|brother and sister|siblings|strangers|office|aunt)\b/i,
    unless: /\bthe kids?\b|\bmy (?:son|daughter|sister)\b|whenever they visit/,
    beside: ofTwo,
    hear: [
      'It can be perfectly friendly, which makes it hard to complain of. Nobody does anything wrong, and the couple has gone missing.',
      'Running a home together without a fight takes some doing. It was only meant to be the floor, with more standing on it.',
    ],
    ask: ['When did it begin to be like that?', 'Does the other one notice it too, as far as you know?'],
  },
  {
    id: 'partner-on-a-screen',
    cues: 'phone scroll gam xbox playstation ps5 ps4 football laptop computer telly youtube',
    when: between(
      String.raw`\bLOVE\b(?!.*\b(?:died|broke|number|says|said|thinks|recorded|locker)\b).*\b(?:on (?:his|her|the) (?:phone|xbox|playstation|ps[45]|laptop|computer|ipad|tablet)|scroll(?:s|ing)|gaming|plays? (?:his |her )?(?:games?|fifa|xbox)|listening to the football|with (?:his|her) phone|youtube)\b`,
    ),
    unless:
      /\b(?:i looked|i found|i saw|messages?|affair|cheat|tinder|texting|password|speaker|battery|gambl\w*|bet\w*)\b/,
    beside: ofTwo,
    hear: [
      'A phone or a game is hard to compete with. It never asks for anything, and the next bit is always about to be interesting.',
      "Somebody can be an arm's length away and have left the room. You can't even say that you're on your own.",
    ],
    ask: ['What do you do with your evening meanwhile?', 'What happens if you say something?'],
  },
  {
    id: 'turned-back-to-the-telly',
    cues: 'carried looked turned rolled kept shrug went remote',
    when: between(
      String.raw`\bLOVE (?:.* and )?(?:carried on (?:with|playing|watching|eating|reading|scrolling)|looked for the remote|turned (?:the (?:telly|tv|volume|radio|light)|over|back to)|rolled over|didn't (?:even )?look up|shrugged|shrugs|kept (?:on )?(?:playing|watching|scrolling|typing|eating)|went back to (?:his|her|the) (?:phone|game|telly|tv|paper|screen|crossword))`,
    ),
    unless: /\b(?:surgeon|doctor|boss|manager|teacher|neighbour|son|daughter|driver)\b/,
    beside: ofTwo,
    hear: [
      'It takes a second, that turning away, and it can undo a week of getting ready to speak.',
      "You'd got a door open there, and a door like that is heavier the second time.",
    ],
    ask: ['Did {who} come back to it later?', 'What had you hoped to hear?'],
  },
  {
    id: 'partner-does-not-listen',
    cues: 'listen hear',
    when: between(
      String.raw`\bLOVE (?:never |doesn't |don't |won't |isn't |not |hardly |no longer )(?:ever |even |really )*(?:listen|listens|listening|hear you|hears you)\b`,
    ),
    unless: /\bi never listen\b|\bdeaf\b|\bhearing\b|\bdiabet|\bdoctor|\bparkinson/,
    beside: ofTwo,
    hear: [
      'After enough of that you start cutting your sentences short, or saving them for somebody else.',
      "It's tiring to have to win somebody's attention first, every time, before you can even begin.",
    ],
    ask: ['What did you try to say last, that went past {whom}?', 'Who do you tell things to instead?'],
  },
  {
    id: 'told-they-do-not-listen',
    cues: 'listen',
    when: between(String.raw`\bLOVE says (?:that )?you (?:don't|never) listen\b`),
    hear: [
      'It has a sting because you were there, looking at them, and would have sworn you were listening.',
      'That sentence is hard to answer. Arguing with it rather proves the point, and so does not having heard it.',
    ],
    ask: ['What had been said just before?', 'Do you think there is something in it?'],
  },
  {
    id: 'not-speaking-since',
    cues: 'spok speak talk word silen notes cold morning room',
    when: between(
      String.raw`\b(?:LOVE (?:hasn't|has not|not|won't|isn't|refuses to|barely)(?: even)? (?:spoken|speak|speaking|talk|talking|said a word|say a word)(?: (?:to|with) you)?(?:$| since| for| now| at all|, )|(?:neither of you|you two|the two of you|you|you both|MINE and you|you and MINE) (?:has|have|haven't|have not|hasn't|aren't|are not)(?: not)? (?:spoken|exchanged|said a word|speaking)\b|silent treatment|cold shoulder|leaves the room when you|nobody says good morning|with silence\b|leave notes on the)`,
    ),
    unless:
      /\b(?:my|our|the) (?:son|daughter|kid|child|brother|sister|mum|mom|dad|mother|father|boss)\b(?=.{0,25}(?:spok|talk|speak))|\bwork\b.*\bspeak|english|seizure|stroke|therapy|doctor/,
    beside: ofTwo,
    hear: [
      'A house gets very loud when nobody talks: every cupboard, every tap. You both know exactly where the other one is.',
      'The longer it lasts the bigger the first word has to be, until even asking for the salt would count as giving in.',
      'Shouting gives you something to answer. Silence leaves you to write both parts yourself.',
    ],
    ask: [
      'What were the last words, before it went quiet?',
      'Who usually breaks it?',
      'How do you two manage the kitchen in the meantime?',
    ],
  },
  {
    id: 'partner-gone-cold',
    cues: 'quiet cold distant different weird off far funny polite',
    when: between(
      String.raw`\bLOVE (?:(?:gone|been|being|seems?|become|acting|turned|got|getting|went|feels) )?(?:(?:so|really|very|a bit|all|kind of|just|being|like|quite) )*(?:quiet|cold|distant|weird|different|off with you|funny with you|far away|polite)\b(?: and \w+)?(?: (?:on|with|to|towards|around) you| lately| recently| these days| since .*| now| for (?:weeks|days|months).*|, .*)?$`,
    ),
    unless:
      /\b(?:baby|birth|dementia|stroke|depress\w*|seizure|cold water|chemo|war|flu)\b|\bi've been\b.*\bquiet|(?:my|our) (?:son|daughter|mum|mom|mother|dad|boss|friend|flatmate)\b/,
    beside: ofTwo,
    hear: [
      "It's such a small change to point at. You'd feel foolish listing it, and you can still hear it from the next room.",
      "You start reading everything: how the keys are put down, how long an answer takes. It's tiring, being a detective at home.",
    ],
    ask: ['What was the first thing you noticed?', 'Have you asked {whom} straight out yet?', 'How was {who} before?'],
  },
  {
    id: 'sleeps-in-another-room',
    cues: 'spare separate different other sofa settee couch box caravan guest',
    when: /\b(?:in|into|on|to) (?:the |a |our |your )?(?:spare (?:room|bed)|separate (?:rooms|beds|bedrooms)|different (?:rooms|beds)|sofa|settee|couch|box ?room|caravan|guest (?:room|bed))\b/i,
    unless:
      /\b(?:snor\w*|cough\w*|legs|baby|nights?hift|night shift|feeds?|ill|hospital|stairs|driving|sat|sit|sits|sitting|cried|phone|row with my|mum's|mom's|friend'?s?|watch\w*|tv|telly|netflix|fell|visit\w*|mother|ex|lease|sock|laundry|cat|dog|back)\b/,
    beside: new RegExp(`${ofTwo.source}[\\s\\S]*\\b(?:sle(?:ep|pt)|bed|room|night|moved)`),
    hear: [
      "It's a few steps down the landing, and a long way in the dark.",
      'You get to know a wall quite well: when the light goes off behind it, when somebody is still awake.',
    ],
    ask: ['Whose idea was it, the first night?', 'How long has it been like that?'],
  },
  {
    id: 'no-touch',
    cues: 'touch kiss hug hold held cuddl sex intima love sleep slept hand',
    when: between(
      String.raw`\b(?:(?:you|you two|you both|MINE and you|you and MINE|LOVE)(?:'ve)? (?:don't|do not|haven't|have not|hasn't|not|never|no longer|hardly|barely|doesn't|won't|stopped)(?: (?:really|even|ever|want to|wanted to|had|have|been))* (?:touch|touched|touches|touching|kiss|kissed|kisses|kissing|hug|hugged|hugs|cuddle|cuddled|hold hands|hold your hand|sex|intimate|make love|made love|sleep together|slept together|sleep with you)\b|no sex (?:for|in|since|life)|sexless|(?:kisses|kissed) you like (?:an|a|his|her|my|your) (?:aunt|sister|brother|uncle)|push(?:es|ed) your hand away|turns (?:away|(?:his|her) back)(?: (?:from|on) you)? in bed|(?:had|have|had any) sex (?:in|for|since))`,
    ),
    unless:
      /\b(?:olives|mirror|baby|mum|mom|son|daughter|friend|dad|nobody|hairdresser|paint|guitar strings?|touched out|want to touch (?:it|that))\b/,
    beside: ofTwo,
    hear: [
      'Nobody asks about that at work on a Monday, so it can go on for a very long time with only the two of you knowing.',
      'You miss the small part as much as the big one: a hand on your back in the kitchen, feet finding each other.',
      'After a while both stop reaching, so as not to be turned down, and then it looks as if neither wanted to.',
    ],
    ask: ['When did it begin to stop?', 'Have you two ever said a word about it?', 'Who used to reach over first?'],
  },
  {
    id: 'no-desire',
    cues: 'sex mood touch wanting desire',
    when: between(
      String.raw`\b(?:you (?:don't|do not|never|no longer|just don't) (?:really |even |ever )*(?:want|feel like|fancy|enjoy) (?:sex|to have sex|having sex|it in bed|to be touched|him to touch|her to touch|LOVE to touch)|you're never in the mood|you (?:don't|can't) (?:stand|bear) (?:him|her|LOVE) touching you|no (?:desire|libido|sex drive))\b`,
    ),
    unless: /\b(?:rap\w+|abus\w+|assault\w*|forced|hurts?)\b/,
    hear: [
      "Wanting can't be fetched on request, and being waited for sends it further off.",
      "Once a kiss might lead somewhere, you start dodging the kisses as well, and those were the ones you didn't mind.",
    ],
    ask: ['Was there a time when it was different?', 'Has it ever been said out loud between you?'],
  },
  {
    id: 'does-not-love-partner',
    cues: 'love loved',
    when: between(
      String.raw`\byou (?:don't|do not|never|didn't|no longer|don't think you|'re not sure you|aren't sure you)(?: (?:really|even|ever|think you|know if you|still))* (?:love|loved) (?:MINE|him|her)\b`,
    ),
    unless: /\b(?:son|daughter|baby|mother|father|dad|mum|mom|dog|stepson|stepdaughter|child)\b/,
    beside: ofTwo,
    hear: [
      'That sentence gets carried about for years before anybody says it, mostly behind very ordinary evenings.',
      "It's harder to say of somebody you have no quarrel with. There is nothing to hang it on.",
      'Nothing in the house is different for having said it, and still you have now heard it in your own words.',
    ],
    ask: ['When did you first think it?', 'Is there anyone who would guess?'],
  },
  {
    id: 'wants-out-of-it',
    cues: 'want trapped leave leaving out unhappy end',
    when: between(
      String.raw`\byou(?:'re| feel| want| need| wanna|'d like| think)?\b.{0,30}\b(?:out of (?:this|your|the) (?:marriage|relationship)|trapped in (?:this|your|the) (?:marriage|relationship)|leave (?:him|her|MINE)|end (?:this|your|the) (?:marriage|relationship)|unhappy in (?:this|your) (?:marriage|relationship)|leaving (?:him|her|MINE)|break up with (?:him|her|MINE)|want a divorce|end it with (?:him|her|MINE))\b`,
    ),
    unless:
      /\b(?:don't want to leave|won't leave|can't leave (?:him|her) alone|never leave|for work|in hospital|home alone|without hurting|should i|how do i)\b/,
    beside: ofTwo,
    hear: [
      'A thought like that gets turned over at the sink for a long time first. It can make you a spectator at your own table.',
      'Besides the leaving there is everybody who would have to be told. Just thinking it to the end is tiring.',
    ],
    ask: ['How long have you known that?', 'Does anybody know you think about it?'],
  },
  {
    id: 'stay-or-go',
    cues: 'leave leaving stay marriage go',
    when: /\b(?:(?:part|half) of you wants to (?:leave|go|stay)|(?:if|whether) (?:to|you should|it's enough|that's enough).{0,25}\b(?:stay|leave|go|reason to go)|still in the same marriage|one foot out|you keep (?:saying|thinking) you'll leave)\b/i,
    beside: ofTwo,
    unless: /\bjob\b|\bchurch\b|\bcompany\b|\bparty\b/,
    hear: [
      'Each morning you decide it again without anybody asking you, and that wears you down more than either answer would.',
      'From outside people want one big reason. From inside it is a hundred small ones, and none would stand up alone.',
    ],
    ask: ['Which way is it tonight?', 'What tips it, on a day when you nearly go?'],
  },
  {
    id: 'nothing-wrong-on-paper',
    cues: 'bad horrible mean nasty good kind decent hit cruel unkind',
    when: between(
      String.raw`\b(?:LOVE(?:'s)? (?:isn't |not |is not )(?:a )?(?:bad|horrible|mean|nasty|cruel|unkind)(?: (?:man|woman|person|husband|wife|guy))?\b|LOVE (?:doesn't|does not) (?:hit|drink)|(?:it|this) (?:isn't|is not|'s not) a bad marriage|LOVE a (?:good|kind|decent|lovely) (?:man|woman|husband|wife|person|guy)\b|LOVE good to you\b)`,
    ),
    unless: /\b(?:doctor|neighbour|boss|manager|son|lodger|vicar|priest|ex)\b|\bbruis|\bhits me\b|\bthrew\b/,
    beside: ofTwo,
    hear: [
      'You speak up for {whom} before anybody has said a word against. Someone can be decent, and something still be missing.',
      'It would be simpler with a villain. With somebody decent you keep asking what right you have to mind.',
    ],
    ask: ["What is it that you can't say to {whom}?", 'What is missing most, if you had to name one thing?'],
  },
  {
    id: 'lonely-beside-someone',
    cues: 'lonely lonelier alone there room single',
    when: between(
      String.raw`\b(?:(?:lonely|alone) (?:with (?:him|her|MINE)|in (?:your|this) (?:marriage|relationship)|and married|next to|beside (?:him|her|MINE))|lonelier than when you lived|LOVE there but (?:he|she) isn't|LOVE (?:simply |just )?not (?:there|here|in the room)|LOVE not here|you (?:feel|'re) like a single (?:mum|mom|parent|mother|dad))`,
    ),
    unless: /\b(?:cheat\w*|flat hunting|at work|gone out|died|hospital)\b/,
    beside: ofTwo,
    hear: [
      "Being on your own ends when somebody comes home. This doesn't, because they are home already.",
      "It's awkward to tell a friend you are lonely with somebody snoring next door. It doesn't sound like anything.",
    ],
    ask: ['What time of day is it worst?', 'What do you keep to yourself now that you used to tell?'],
  },
  {
    id: 'partner-looks-past-them',
    cues: 'look notice see seen compliment invisible',
    when: between(
      String.raw`\b(?:LOVE (?:doesn't|does not|hasn't|has not|never|didn't|barely|hardly) (?:ever |even |really )*(?:look at you|looked at you|looks at you|notice|notices|noticed|see you|sees you|compliment|compliments)\b|you don't think (?:he|she)'s looked at you|invisible to (?:him|her|MINE)|disappearing to (?:him|her))`,
    ),
    unless: /\b(?:baby|dement\w*|since the birth|son|daughter|thinks? (?:he|she) hasn't)\b/,
    beside: ofTwo,
    hear: [
      'To be looked past by the one who picked you out is another thing than being overlooked in the street.',
      'You can do your hair or stop doing it, and the evening goes the same. That wears away at a person.',
    ],
    ask: ['When did {who} last really look up?', 'Did you say anything about it?'],
  },
  {
    id: 'partner-on-their-looks',
    cues: 'let old fat weight prett tried disgust pounds ugly dress gym belly',
    when: between(
      String.raw`\bLOVE (?:says|said|told you|tells you|asked|goes|thinks|commented|looked up and said)\b.*\b(?:let yourself go|too (?:old|fat|big)|a bit (?:old|big|fat)|lost? (?:like |some |a few |\d+ |a bit of )*(?:weight|pounds|kilos|lbs)|prettier|you've tried|you disgust|put on weight|fat|ugly|back in the gym|a state)\b`,
    ),
    unless: /\b(?:dog|cat|baby) (?:is|was)\b|\bdoctor\b|\bnurse\b|\b(?:don't|never) (?:think|say)s?\b/,
    beside: ofTwo,
    hear: [
      'From a stranger it would be gone by lunch. From the one who sees you undressed, it moves in.',
      "A remark like that doesn't stay in its evening. It's there again when you next choose what to wear.",
    ],
    ask: ['What did you say back?', 'Was anybody else there?'],
  },
  {
    id: 'partner-used-the-wrong-name',
    cues: 'name called calls',
    when: between(
      String.raw`\b(?:LOVE called you by (?:her|his|the wrong|another|someone else's|.*(?:wife|husband|ex)'?s?) name|LOVE called you by .*\bname\b|LOVE (?:never (?:says|uses) your name|calls you (?:the wife|"?listen"?|woman|her indoors)\b))`,
    ),
    unless: /\bex'?s name\b.*\bi\b/,
    beside: ofTwo,
    hear: [
      'A name is such a short thing to get wrong, and it goes in further than a whole sentence would.',
      'You could laugh it off in front of others. Later it is still there, with nobody to laugh it off to.',
    ],
    ask: ['What did you do in that moment?', 'Has it come up between you since?'],
  },
  {
    id: 'day-forgotten',
    cues: 'forgot remember anniversary birthday valentine',
    when: /\b(?:(?:forgot|forgotten|missed|didn't remember|did not remember)\b.{0,20}\byour (?:wedding )?(?:anniversary|birthday)|your (?:wedding )?(?:anniversary|birthday) and (?:nobody|no one|he|she|they) (?:remembered|said|forgot|did)|(?:nobody|no one|no-one) remembered|(?:he|she|they|everyone|nobody) .*\bforgot(?:ten)? (?:it was )?your (?:anniversary|birthday))\b/i,
    unless: /\bi forgot\b|\b(?:accident|died|death|dement\w*)\b|\byou forgot your\b/,
    hear: [
      'By breakfast you know, and then the whole day has to be got through with it.',
      'You could have dropped a hint, of course. Then it would have been your hint, and worth nothing.',
    ],
    ask: ['What would have been enough?', 'When did it come up, if it did?'],
  },
  {
    id: 'would-be-anniversary',
    cues: 'anniversary',
    when: /\b(?:it'd|it would|today would|would|'d) (?:be|have been) your (?:\w+ )?(?:wedding )?anniversary\b/i,
    hear: [
      'The date comes round like a bill for something given back long ago, and nobody else has it in their diary.',
      "It's an ordinary day to the postman and everyone. Only you know what is the matter with it.",
    ],
    ask: ['How did you two use to spend it?', 'What did you do with the day?'],
  },
  {
    id: 'partner-joked-about-them-in-company',
    cues: 'told tells joke jokes fun laugh impression speaker filming front',
    when: between(
      String.raw`\bLOVE (?:t(?:old|ells) (?:them |everyone )?(?:the one|about|how|that|all|everything).*\byou|joked|jokes|made fun|makes fun|made a joke|makes jokes|does impressions|put (?:you|the call) on speaker|was the one filming|laughed at you|corrects you|contradicted you)\b.*(?:\bin front of|\bto (?:all|everyone|the (?:lads|table|others)|his|her|people)|\bat (?:the|a) (?:party|table|dinner|barbecue|wedding)|speaker|filming|\bin company)`,
    ),
    unless: /\b(?:the truth|the counsellor|the doctor|the counselor)\b/,
    beside: ofTwo,
    hear: [
      "In company you have one second to choose your face, and everybody is looking to see which it'll be.",
      'At home you could have answered. In front of people, answering makes you the one who spoilt the evening.',
    ],
    ask: ['Who else was there?', 'Was it mentioned on the way home?'],
  },
  {
    id: 'partner-stood-by',
    cues: 'nothing word anything ignore means way let defend',
    when: between(
      String.raw`\bLOVE (?:said nothing|says nothing|didn't say (?:anything|a (?:single )?word|one word|a thing)|did not say (?:anything|a word)|didn't (?:defend|stick up|stand up|step in)|never (?:defends|sticks up|stands up)|just sat there|looked at (?:his|her) plate|(?:says|said|tells you|told you)(?: to)? (?:just )?(?:ignore (?:her|him|them|it)|let it go|(?:she|he) means well|it's (?:just )?(?:her|his|their) way|that's (?:just )?(?:how|the way) (?:she|he|they)))\b`,
    ),
    unless: /\b(?:wine|smell|counsell?or|since the war)\b/,
    beside: beforeFamily,
    hear: [
      'What was said is one thing. Who sat beside you while it was said is the part that comes home with you.',
      'You would not have needed a speech. One sentence from that side of the table turns a room.',
    ],
    ask: ['Did you two talk about it afterwards?', 'What would you have liked {whom} to say just then?'],
  },
  {
    id: 'partner-asks-where-things-are',
    cues: 'ask asks asked where what',
    when: between(
      String.raw`\bLOVE (?:asks|asked|asking|keeps asking|texts|texted|comes in and asks?)(?: you| me)?(?: again| tonight| today)?,? "?(?:where (?:the|is|are|his|her|your|we|things)|what's for (?:dinner|tea|supper)|what's the wifi|what to (?:cook|buy|make|put)|how the (?:washing|dishwasher|oven)|why there (?:wasn't|isn't) any|have (?:we|you) got any)|\bLOVE saying have (?:we|you) got any\b`,
    ),
    unless:
      /\b(?:dement\w*|alzheim\w*|parkinson\w*|memory|stroke|his wife (?:is|was)|her husband (?:is|was)|politely)\b/,
    beside: ofTwo,
    hear: [
      'The answer takes four words. What is heavy is that the whole house is kept in one head, and it is yours.',
      "It's such a small question, and it says who is in charge of knowing. That job has no closing time.",
    ],
    ask: ['What are you asked for most, in a day?', "What happens if you say you don't know?"],
  },
  {
    id: 'just-tell-me-what-to-do',
    cues: 'tell ask asked list say said',
    when: told(
      String.raw`\bWHO (?:says?|said|goes|told you|tells you)\b(?!.*\bdon't tell).{0,25}\b(?:just (?:tell|ask)\b|tell (?:him|her|them|me) what|you (?:should|could) (?:have |'ve )?(?:just )?(?:ask|asked|said)|you only (?:have|had) to (?:ask|say)|(?:he|she)'ll do it if you|(?:make|write) (?:him|her|me) a list|why didn't you (?:ask|say))\b`,
    ),
    unless: /\b(?:boss|manager|doctor|teacher|police|joking|out|scared)\b/,
    hear: [
      'Seeing what needs doing is a job too, and the half that cannot be handed over with a list.',
      'Asking means watching for it, picking the moment and sounding nice. By then it could have been done.',
    ],
    ask: ['What is it that only you ever see?', 'What did you come back with?'],
  },
  {
    id: 'partner-does-no-housework',
    cues: 'cook clean help lift wash tidy hoover dishes empty chores laundry finger household nappies',
    when: between(
      String.raw`\bLOVE (?:never|doesn't|does not|don't|won't|hasn't|didn't|barely|hardly)(?: (?:ever|even|once|really))* (?:cooks?|cleans?|helps?|helped|lifts?|lifted|washe?s?|tid(?:y|ies)|hoovers?|does (?:a thing|anything|the|any)|do (?:a thing|anything (?:at home|in the house|around)|the (?:dishes|washing|laundry|cleaning|cooking)|any (?:housework|chores|cleaning))|empt(?:y|ies)|change[sd]? (?:a nappy|nappies|the bed)|put .* (?:away|out))\b`,
    ),
    unless:
      /\b(?:ill|cancer|stroke|chair|disab\w*|legs|hands|arthritis|ms|doctor|help (?:it|himself|herself|that|me with (?:math|homework)))\b/,
    beside: ofTwo,
    hear: [
      "It's work you only notice when it stops, so whoever does it gets thanked about as often as a drain.",
      'Two people live there, and one has a second shift. You can love somebody and still count the cups.',
    ],
    ask: ['Which job is it that finally gets to you?', 'Has it always been split like that?'],
  },
  {
    id: 'carries-the-whole-house',
    cues: 'everything all one only load',
    when: /\b(?:you (?:do|'re doing|have to do|end up doing|always do) (?:everything|it all)(?: (?:around|in) the house| at home| yourself| on your own| alone)?$|you do all (?:of )?the (?:cooking|cleaning|housework|chores|washing|shopping|remembering|planning|night)|(?:mental load|invisible work)|you're (?:always |the only one |the one )(?:who |that )?(?:remembers|cooks|cleans|buys|plans|organi[sz]es|has to remember|has to think)|you feel (?:just )?so tired of being the one|tired of being the one)\b/i,
    unless:
      /\b(?:at work|boss|manager|the shop|office|group project|coursework|shift|practice|do everything (?:right|wrong))\b/,
    hear: [
      "Half of it doesn't even look like work: knowing there's no milk, knowing whose birthday it is. It's never anyone else's turn to know.",
      'If it is carried well, nobody sees there is a weight. They see a house that runs.',
    ],
    ask: ['What would go wrong first, if you stopped for a week?', 'When did you last sit down today?'],
  },
  {
    id: 'partner-snores',
    cues: 'snor',
    when: between(String.raw`\bLOVE (?:\w+ )?snores?\b|\b(?:his|her) snoring\b`),
    unless: /\bmiss\w*\b|\bdied\b|\bhospital\b|\bone night of\b/,
    bright: true,
    beside: ofTwo,
    hear: [
      'By day it is a joke, and at three in the morning it is a reason. Nobody who slept can quite follow you there.',
      'The worst of it is how well {who} sleeps through it.',
    ],
    ask: ['What have you tried so far?', 'Where do you go, when it gets too much?'],
  },
  {
    id: 'partner-sleeps-while-they-are-up',
    cues: 'asleep sleep slept snoring',
    when: between(
      String.raw`\bLOVE (?:(?:fast|sound|dead|out|lying|there) )*(?:asleep|snoring|sleeps (?:through|like|sound)|sleeping (?:through|like|next|beside|sound)|slept through)\b`,
    ),
    unless:
      /\b(?:kiss\w*|cheat\w*|texted|affair|watch (?:him|her)|carries enough|excited|in the bed|hospital|finally asleep|good night|at last)\b/,
    beside: ofTwo,
    hear: [
      'Being the only one awake is lonelier with somebody breathing a foot away.',
      'Nobody looks as carefree as the person asleep beside you. You can love and resent the same back within a minute.',
    ],
    ask: ['What do you do with yourself till it gets light?', 'Does {who} know how much of the night you see?'],
  },
  {
    id: 'told-to-rest',
    cues: 'rest relax feet easy sit',
    when: told(
      String.raw`\bWHO (?:says?|said|tells?|told|keeps? (?:saying|telling)|asks?|asked)\b.{0,25}\b(?:don't you (?:rest|sit|relax|have a rest)|(?<!want )to (?:rest|relax|put your feet up|sit down|take it easy|slow down)|just (?:rest|relax)|need to (?:rest|relax|slow down)|put your feet up|should (?:rest|relax)(?: more)?)\b`,
    ),
    unless: /\b(?:doctor|physio|surgery|operation|nurse|hospital|heart|exam)\b/,
    hear: [
      "Rest needs somebody else on duty. Without that it's one more item you haven't got round to.",
      'The ones who say it can mean it well and still not be holding the other end of anything.',
    ],
    ask: ['What would have to be done first, before you could?', 'Who would pick it up, if you did?'],
  },
  {
    id: 'partner-forgot-the-errand',
    cues: 'forgot forgotten lost',
    when: between(
      String.raw`\bLOVE (?:forgot|forgotten|forgets|had forgotten)\b(?: (?:again|completely))?(?:$| to\b| the (?:kids|shopping|milk|bins)| about (?:it|the)| you\b)`,
    ),
    unless: /\b(?:dement\w*|alzheim\w*|memory|stroke|birthday|anniversary|dad|brother|friend|keeps forgetting)\b/,
    beside: ofTwo,
    hear: [
      "There's the extra work of it: you do the thing yourself, and then you're also meant to be reasonable about it.",
      'Forgetting is innocent, and it still lands on the same person each time.',
    ],
    ask: ['How did you notice?', 'What did {who} say when it came up?'],
  },
  {
    id: 'partner-promised',
    cues: 'promis swore said supposed meant',
    when: between(
      String.raw`\bLOVE (?:promised|swore|(?:was |were )?(?:supposed|meant) to|said (?:he|she)(?:'d| would|'ll) (?!been|have\b|never|rather))`,
    ),
    unless:
      /\b(?:wife|husband) (?:he|she)'d|\bprobably\b|\b(?:doctor|boss|landlord|teacher|plumber|marry|tell (?:his|her)|out of love|sister)\b|\bkept (?:his|her) promise|divorc|married|ship|boat|text from/,
    beside: ofTwo,
    hear: [
      'A promise lets you put something down in your head. Then you have to pick it up again, later, and in a worse hour.',
      "By the time it falls through you've already spent the evening you were going to have.",
    ],
    ask: ['What had you been counting on?', 'Is it the first time?'],
  },
  {
    id: 'partner-does-it-over',
    cues: 'again over correct checks fault criticis right redo reload refold picks',
    when: between(
      String.raw`\bLOVE (?:(?:re-?does|redoes|re-?loads|re-?folds|corrects|criticises|criticizes|inspects) (?:everything|you|what you|the|how you|my|it)|.*\bloaded it again|goes over everything|finds fault|picks (?:holes|at)|always has something to say|.*\bgoing over everything)|\bnothing you do is (?:ever )?(?:right|good enough)(?: for (?:him|her|MINE))?\b`,
    ),
    unless: /\b(?:boss|manager|teacher|mother|mum|mom|examiner)\b/,
    beside: ofTwo,
    hear: [
      'Being corrected at what you can do perfectly well makes your hands clumsy. You start doing it for the inspection.',
      "It's said over a cup or a towel, and what arrives is that you can't be trusted with one.",
    ],
    ask: ['What was it about this time?', 'What do you do when it starts?'],
  },
  {
    id: 'leaves-things-lying',
    cues: 'leave leaves left',
    when: told(
      String.raw`\bWHO (?:always |just |still |never )?(?:leaves?|left) (?:his|her|their|the|dirty|all|every|wet)\b.{0,20}\b(?:socks?|towels?|dish(?:es)?|plates?|cups?|mugs?|clothes|shoes|hair|stuff|crumbs|washing|toilet|lid|mess|pants|nails|spoons?)\b`,
    ),
    unless: /\b(?:died|left me|moved out|funeral|miss\w*|everywhere in my heart|nobody)\b/,
    hear: [
      'Things left lying say "somebody will see to it", and you know who somebody is.',
      'One plate is nothing. Meeting it every single day turns it into a remark.',
    ],
    ask: ['What happens if you just let it lie?', 'Have you ever let it pile up on purpose?'],
  },
  {
    id: 'same-fight-again',
    cues: 'fight argu row conversation quarrel bicker',
    when: /\b(?:(?:the )?same (?:old )?(?:fight|argument|row|conversation|quarrel)|(?:fight|argue|row|bicker|quarrel)(?:ing)?\b.{0,25}\b(?:every (?:time|night|day|week|month|evening|morning)|all the time|constantly|non-?stop|a lot|over and over|again and again)|(?:keep|always|constantly|'re always) (?:on )?(?:fighting|arguing|rowing|bickering))\b/i,
    unless:
      /\bparents\b|\bmum and dad\b|\bmom and dad\b|\bused to\b|\binsurance\b|\bgoing over\b|\bwith everyone\b|\bmy (?:sons?|kids|boys|girls|daughters|neighbours)\b/,
    hear: [
      'By now you could each play either part. It has started before anyone opens their mouth.',
      'A row that keeps coming back has often never got as far as what it is about.',
    ],
    ask: ['What is the sentence that sets it off?', 'How does it end, as a rule?'],
  },
  {
    id: 'row-over-something-small',
    cues: 'fight fought argu row fell words kicked',
    when: /\b(?:fights?|fought|arguments?|argued|arguing|rows?|rowed|fell out|words|blew up|kicked off|started)\b.{0,30}\b(?:about|over|because of|with|how to cut) (?:the |a |an |who |whose |how |my |your )?(?:\w+ )?(?:dishes|dishwasher|bins?|washing(?: up)?|laundry|towels?|milk|remote|netflix|thermostat|heating|parking|onion|socks?|toothpaste|cups?|mugs?|spoon|plates?|colander|tent|hoover|eggs|nothing|something (?:so |really )*(?:stupid|small|silly|dumb|trivial)|shopping|keys|toilet|dinner|tea)\b/i,
    unless: /\bused to\b|\bparents\b|\blast time i\b|\bstarted with (?:the )?(?:dinner|tea|shopping)\b/,
    hear: [
      'Something had been waiting its turn, and that was what lay nearest.',
      "Afterwards it's embarrassing to say what it was about, so nobody mentions it, and the bigger thing goes unmentioned too.",
    ],
    ask: ['What else had been going on that day?', 'Who spoke first afterwards?'],
  },
  {
    id: 'said-what-cannot-be-unsaid',
    cues: 'said say things told called take unsay',
    when: /\byou (?:both )?(?:said|told (?:him|her|them))\b.{0,30}\b(?:things? (?:that )?(?:you|that|which) (?:shouldn't|regret|didn't mean|don't mean|can't|should not|wish|can never)|(?:terrible|horrible|awful|nasty|cruel|unforgivable|bad) things?|something (?:terrible|horrible|awful|nasty|cruel|unforgivable|you shouldn't)|you wish(?:ed)? you'd never|you should(?:'ve| have) married|you (?:hated?|never loved) (?:him|her|them)|that should not be said)|\ba thing\b.*\b(?:can't|cannot) (?:be )?(?:take|taken) back\b/i,
    unless: /\bpleased\b|\bdidn't say\b|\bnever said\b|\bto me\b.*\bhe said\b/,
    hear: [
      'It took three seconds, and those three seconds get gone over more than all the rest of the day.',
      "It's strange to have meant it just enough to say it, and not enough to want it remembered.",
    ],
    ask: ['Has anything been said since?', 'What did you see on the other face?'],
  },
  {
    id: 'called-a-name-at-home',
    cues: 'called calls call',
    when: between(
      String.raw`\bLOVE (?:called|calls|keeps calling) you (?:a |an )?(?:\w+ )?(?:crazy|mad|useless|lazy|stupid|pathetic|poison|needy|selfish|dramatic|psycho|fat|ugly|disgusting|nag|idiot|lump|bitch|cow|insane|mental|weak|names|burden|failure|waste|liar|wall)\b`,
    ),
    beside: ofTwo,
    hear: [
      'A word like that stays up long after the row has gone to bed.',
      'You can win the argument and still have the word going round your head in the supermarket.',
    ],
    ask: ['Has {who} called you that before?', 'Did {who} come back to it afterwards?'],
  },
  {
    id: 'children-heard-it',
    cues: 'kid child little young old boy girl son daughter baby stairs',
    when: /\b(?:the|your) (?:kids?|children|little ones?|youngest|eldest|boys?|girls?|son|daughter|toddler|\w+ year old)(?: (?:was|were|is|are))? (?:heard|saw|watching|watched|on the stairs|started crying|began to cry|crying|listening|standing|in the (?:room|doorway)|right there|could hear|can hear)\b/i,
    unless: /\b(?:swimming|match|school play|concert|funeral|film|tv|video|dog|snow|hospital|birthday)\b/,
    beside: /\b(?:fight\w*|fought|row|rowed|rowing|argu\w*|shout\w*|scream\w*|yell\w*|had words|slammed|into it)\b/,
    hear: [
      "In the middle of it you suddenly see it from that height, and then you can't get the view out of your head.",
      'They go quiet, or they go extra good. It is hard to say which is worse to watch.',
    ],
    ask: ['Did they say anything afterwards?', 'What did you tell them, if anything?'],
  },
  {
    id: 'talked-it-out',
    cues: 'talk spoke had made out',
    when: between(
      String.raw`\b(?:you|you two|you both|MINE and you|you and MINE)(?: (?:finally|actually|just|then|really|both|two|at last))* (?:talked (?:properly|all night|till|until|it (?:out|through|over)|for (?:hours|the first)|last night|at last)|had it out|made up|sorted it (?:all )?out|hugged it out|had a (?:proper|real|long|good|honest) (?:talk|chat|conversation))\b`,
    ),
    unless:
      /\b(?:boss|manager|flatmate|housemate|bills|mum|mom|sister|brother|friend|dad|now he won't|worse|wish|never|before we)\b/,
    bright: true,
    beside: ofTwo,
    hear: [
      "It's odd how quiet the house is afterwards, and how hungry people get.",
      'Unsaid, a thing can fill the whole flat. Said, it is about the size of a table, and two can look at it.',
    ],
    ask: ['Who started?', 'What were you most surprised to hear?'],
  },
  {
    id: 'partner-never-apologises',
    cues: 'sorry apolog admit',
    when: told(
      String.raw`\bWHO (?:never|won't|will never|doesn't|hasn't|has never|didn't|can't|can never)(?: (?:ever|even|once|really))* (?:say sorry|says sorry|said sorry|apologi[sz]e[sd]?|admits? (?:it|he|she|anything)|admitted)\b|\b(?:it's always you|you're always the one|you always have to be the one) (?:who|that|to)(?: has to)? (?:says? sorry|apologi[sz]es?)\b`,
    ),
    unless: /\b(?:doctor|hospital|company|police|cat)\b|\beither\b/,
    hear: [
      'So the row never quite ends. It only goes out of use.',
      "A sorry costs about one breath. When it doesn't come, you begin to feel greedy for wanting it.",
    ],
    ask: ['How does it get to be all right again, then?', 'Which one would you want the sorry for?'],
  },
  {
    id: 'walked-out-of-the-row',
    cues: 'storm walk slam drive drove left gone went',
    when: between(
      String.raw`\bLOVE (?:stormed (?:off|out)|walked (?:off|out of the (?:room|house|kitchen)|away from you)|slammed (?:the|every) \w+|went (?:for|out for) a (?:drive|walk)|gone for a (?:drive|walk)|drove off|left the (?:house|room) without|left the room)\b`,
    ),
    unless: /\b(?:hospital|years? ago|dog walk|boss|teacher|doctor|son|daughter|cheerful|lovely)\b/,
    beside: ofTwo,
    hear: [
      "Then you're left with the rest of your sentence and nobody to say it to.",
      'One ear listens for the door all evening, whatever the rest of you thinks about it.',
    ],
    ask: ['Where does {who} go, usually?', 'What was the last thing said?'],
  },
  {
    id: 'shuts-down-in-a-row',
    cues: 'shut quiet freeze clam blank nothing down',
    when: /\byou (?:just |always |completely )?(?:shut down|go (?:quiet|silent|blank)|freeze|clam up|can't get a word out)\b.{0,40}\b(?:argu|fight|row|shout|angry|talk|conflict|upset|he |she |your )/i,
    unless: /\bwork\b|\bexam\b|\bmeeting\b|\bpresentation\b|\bspeech\b|\bclass\b|\bmath/,
    hear: [
      'From outside it looks like not caring. Inside there is so much going on that no word gets to the door.',
      'The right answer turns up two hours later, over the washing up.',
    ],
    ask: ['What would you have said, with a day to think?', 'What does the other one do, when you go quiet?'],
  },
  {
    id: 'told-they-overreact',
    cues: 'over sensitive dramatic needy silly imagin fuss mountain emotional paranoid crazy calm everyone',
    when: told(
      String.raw`\bWHO (?:says?|said|thinks?|told you|tells you|reckons?|keeps saying|goes)(?: that)? (?:you(?:'re| are| were|'d been) )(?:(?:just|too|so|being|a bit|always|way too) )*(?:over ?-?reacting|sensitive|dramatic|silly|crazy|paranoid|needy|imagining|making (?:a )?(?:fuss|mountain|too much)|emotional|hormonal|hysterical|overthinking|reading (?:too much|into))\b|\bWHO (?:says?|said|told you)(?: to| that)? (?:calm down|everyone (?:feels|goes through))\b`,
    ),
    unless: /\b(?:likely right|probably right|doctor)\b/,
    hear: [
      'Then there are two things to defend, what happened and your right to mind it. Mostly the first gets lost.',
      'After hearing that a few times, every feeling gets checked twice before it is let out.',
    ],
    ask: ['What was it you had tried to say?', 'Do you believe it, when you hear that?'],
  },
  {
    id: 'left-to-decide-alone',
    cues: 'decide decision choice call up mind easy',
    when: told(
      String.raw`\bWHO (?:just |only )?(?:says?|said|tells? you|told you|keeps saying)\b.{0,15}\b(?:it's up to you|up to you|it's your (?:decision|choice|call)|(?:you|to) decide|decide,? you|whatever you (?:want|think)|(?:he|she)'s (?:easy|happy) (?:either way|with both)|do as you want|do what you want)\b`,
    ),
    unless: /\bgood boss\b|\bthank\w*\b/,
    hear: [
      "It's meant as freedom, and it leaves you alone with it. Whatever you pick, you'll have picked it by yourself.",
      'You had looked for company in it, and were given permission.',
    ],
    ask: ['What would you rather have heard?', 'Which way do you lean tonight?'],
  },
  {
    id: 'decided-without-them',
    cues: 'booked said signed decided bought paid agreed invited sold arranged asked ask',
    when: told(
      String.raw`\bWHO (?:had |'d )?(?:already |gone and |went and )?(?:booked|signed|decided|bought|agreed|invited|sold|arranged|said yes|accepted)\b.*\b(?:without (?:asking|telling|talking|a word)|didn't (?:even )?ask|never asked)|\bWHO (?:'s |has |had )?already (?:booked|signed|decided|agreed|invited|arranged|said yes|paid|given (?:him|her|them) a key)\b|\bWHO didn't even ask you(?: first)?$`,
    ),
    unless: /\bdidn't even ask (?:me|you) (?:how|about|if i was|what)\b|\bsurprise\b|\bkind\w*\b|\bpills\b|\blied\b/,
    hear: [
      "Whatever you'd have answered, being asked was the part that would have made it yours too.",
      'Now you can go along or be the one who spoils it. The choosing was over before you came in.',
    ],
    ask: ['How did you hear of it?', 'What would you have said, if you had been asked?'],
  },
  {
    id: 'partner-wants-a-child',
    cues: 'baby child another third second kid more fourth',
    when: between(
      String.raw`\bLOVE (?:wants|wanted|would like|'d like|keeps talking about|is desperate for|dreams of) (?:a|another|one more|more|kids|children|to have)(?: (?:third|fourth|second|little))?(?: one| baby| child| kid| kids| children| babies)?(?:,.*| and .*| but .*| so .*| now| already| soon)?$`,
    ),
    unless:
      /\b(?:dog|cat|puppy|holiday|car|tattoo|house)\b|wants (?:a|another|more) (?:divorce|dog|house|job|wedding|word|break)|and so do i/,
    beside: /\b(?:baby|babies|child|children|kids?|third|fourth|cot|names|pregnan\w*|crib|nights|clinic)\b/,
    hear: [
      "There's no half of that to meet at, which is why even kind people go round in circles over it.",
      'Nobody is being unreasonable, and still one of you would have to give up something large.',
    ],
    ask: ['What do you say when it comes up?', 'How do you picture it at the kitchen table in five years?'],
  },
  {
    id: 'partner-earns-more',
    cues: 'earn double more twice makes salary',
    when: between(
      String.raw`\bLOVE (?:earns|makes|on) (?:\w+ )?(?:double|more|twice|everything|three times|all the money|the money)\b`,
    ),
    unless: /\bcoffee\b|\bmess\b|\bmore (?:noise|mess|fuss|work)\b/,
    beside: ofTwo,
    hear: [
      'Nobody has to mention money for it to be sitting at the table.',
      'You can be proud of {whom} and still feel it each time a bill is paid.',
    ],
    ask: ['When do you notice it most?', 'Who pays when you two go out?'],
  },
  {
    id: 'partner-home-all-day',
    cues: 'retired home kitchen day here under follows lunch',
    when: between(
      String.raw`\bLOVE (?:(?:now |all )*(?:retired|stopped work)\b.*\b(?:kitchen|all day|here|home|every lunch|follows)|(?:now )?(?:at|is|in|here|home)\b.{0,15}\ball day\b|under your feet|follows you (?:round|around)|in your kitchen)|\bmarried a man who's home\b`,
    ),
    unless: /\bbed\b|\bdepress\w*|\bill\b|\bbaby\b|\bshift\b/,
    bright: true,
    beside: /\bretire\w*|\bstopped work\b|\bpension\b|\bredundan\w*|\bworking from home\b|\bwfh\b/,
    hear: [
      'You had a whole day worked out between breakfast and six, and nobody knew it was yours until somebody walked into it.',
      'Two people can be married for decades and never have had lunch together on a Tuesday.',
    ],
    ask: ['What do you miss doing when nobody was looking?', 'What does {who} do all day?'],
  },
  {
    id: 'taken-for-granted',
    cues: 'thank granted appreciat',
    when: told(
      String.raw`\bWHO (?:never|doesn't|don't|didn't|hasn't|haven't)(?: (?:ever|even|once|really))* (?:says? thank|said thank|thank|thanks|thanked|appreciates?) ?(?:you|me)?\b|\b(?:takes?|taken|took|taking) (?:you|me|it|it all|everything) for granted\b|\bnot (?:even |so much as |once )?a (?:single )?thank[ -]you\b`,
    ),
    unless: /\bcoldness\b|\bi never thanked\b|\bi took\b|\byou took\b/,
    hear: [
      'Once a thing is always done it becomes like hot water, noticed only on the day it is off.',
      'Nobody does it for the thanks. Still, one word would tell you that it had been seen.',
    ],
    ask: ['What would you most like somebody to have noticed?', 'When did anybody last say it?'],
  },
  {
    id: 'couple-used-to',
    cues: 'used',
    when: between(
      String.raw`\b(?:you|you two|you both|MINE and you|you and MINE) (?:always )?used to (?:talk|laugh|dance|hold hands|sit|stay up|go dancing|be (?:so |really )?(?:close|happy|good)|make each other|kiss|fight|cook together|do everything|do the crossword|go (?:out|for walks))\b`,
    ),
    unless: /\b(?:sister|brother|friend|mate|mum|mom|dad|nan|grandad|cousin|the four of us|kids|lake)\b/,
    beside: ofTwo,
    hear: [
      'Nobody can say on which evening it stopped. You only notice that it has.',
      'You two are the only ones who would remember that, which makes it an odd thing to miss by yourself.',
    ],
    ask: ['What is the best evening like that you remember?', 'Do you think the other one misses it too?'],
  },
  {
    id: 'partner-is-low',
    cues: 'low depress sits just garage stopped himself herself won cry cries cried down',
    when: between(
      String.raw`\bLOVE (?:been )?(?:(?:so|very|really|quite) )*(?:low|depressed|not (?:himself|herself)|closed up|just sits|sits in the (?:garage|dark|garden|shed)|stopped (?:laughing|singing|talking|eating|getting up)|won't (?:leave the house|get up|get out of bed|come out|see anyone)|doesn't (?:leave the house|get up|laugh any ?more))\b`,
    ),
    unless: /\b(?:son|daughter|mum|mom|dad|brother|sister|dog|friend|kill|suicid\w*|hum\w*)\b/,
    beside: ofTwo,
    hear: [
      'You become the one who watches: the mug, the curtains, what time the light goes off. Nobody asks how the watcher slept.',
      "It's lonely on the cheerful side of a house.",
    ],
    ask: ['What does {who} say, if you ask?', 'Who do you talk to about it?'],
  },
  {
    id: 'nearly-said-it',
    cues: 'nearly almost mouth rehears far tip',
    when: /\b(?:you (?:nearly|almost) (?:told|said|asked)\b|(?:every|each) time you (?:open your mouth|try to (?:tell|say|talk|ask|bring|start))|you(?:'ve| have)? rehearsed|you get as far as (?:"|'|saying|the word|hello|breathing)|on the tip of your tongue|you don't know how to tell (?:him|her|them|your)\b)/i,
    unless: /\b(?:laughs?|speech|lines|nearly said yes|funny voice|interview|song|play|concert|exam)\b/,
    hear: [
      'You get as far as breathing in, and then something about the shopping comes out.',
      'The longer it waits the more it turns into an announcement, when it only wanted to be a sentence.',
    ],
    ask: ['How does it begin, when you say it in your head?', 'When were you closest to saying it?'],
  },
  {
    id: 'answers-nothing-when-asked',
    cues: 'ask asks asked',
    when: told(
      String.raw`\bWHO (?:keeps asking|asks?|asked)(?: you)?,? "?(?:what is it|what's (?:wrong|up|the matter|going on)|what (?:he|she)'s done|if you're (?:ok|okay|all ?right|fine)|are you (?:ok|okay|all ?right)|what you're thinking|what are you thinking|was everything all right)\b`,
    ),
    unless: /\b(?:waiter|doctor|nurse|teacher|police|boss|interview\w*)\b/,
    hear: [
      'The true answer is long, and the question comes in a doorway. "Nothing" is what fits in the time.',
      'It is kindly asked, and it wants one word, where there is either none or about four hundred.',
    ],
    ask: ['What do you answer, mostly?', 'What would you say, with a whole evening for it?'],
  },
  {
    id: 'partner-did-something-kind',
    cues: 'held hug sat rub brought brings made makes got let ran waited drove came put left squeez learn count packed warm wakes built remember',
    when: between(
      String.raw`\bLOVE (?:held (?:your (?:hand|foot|hair)|you\b)|hugged you|sat (?:down )?(?:on the floor )?(?:next to|with|beside) you|rubs your back|br(?:ought|ings) you (?:a |your |some )?(?:tea|coffee|soup|flowers|toast|breakfast|a cup|cake|chocolate|food|börek|up)|m(?:ade|akes) you (?:a |some |your )?(?:tea|coffee|soup|breakfast|lunch|toast|dinner|cup|sandwich|hot)|g(?:ot|ets) up (?:with|every night)|let you sleep|ran you a bath|runs you a bath|waited up|drove (?:out|all the way) (?:and|to) |came (?:out )?and got you|left (?:you )?a (?:sticky )?note|squeezed your (?:hand|leg|arm)|learn(?:ed|t) to do your|counted with you|packed you|tucked|built the ramp|wakes before you)`,
    ),
    unless:
      /\b(?:cheat\w*|kiss(?:ed)? (?:someone|somebody)|can't bear|died|affair|guilty|so nice to me since|can't look at|next day|steak|ex)\b/,
    bright: true,
    beside: ofTwo,
    hear: [
      "It's a plain thing to do, and it shows that somebody was paying attention.",
      "There are people who can't say it and do it with their hands. You find out who you live with in such minutes.",
    ],
    ask: ['Has {who} always been like that?', 'How did you take it?'],
  },
  {
    id: 'partner-said-sorry',
    cues: 'apolog sorry',
    when: between(String.raw`\bLOVE (?:apologi[sz]ed|said (?:he|she) was sorry|came and said sorry)\b`),
    unless: /\b(?:never|didn't|won't|lost track|boss|doctor|sorry to me)\b/,
    bright: true,
    beside: ofTwo,
    hear: [
      "It's disarming. You'd come with all your arguments, and suddenly there's nowhere to put them.",
      'A sorry opens the matter again as well as closing it. You have to decide what to do with your half.',
    ],
    ask: ['What brought that on, do you think?', 'Did you believe it?'],
  },
  {
    id: 'couples-counselling',
    cues: 'counsel guidance',
    when: between(
      String.raw`\b(?:marriage|couples?'?|relationship) (?:counsell?ing|counsell?or|guidance)|LOVE (?:told the counsell?or|came to the counsell?ing|won't (?:go to|come to|do) (?:the )?counsell?ing)`,
    ),
    hear: [
      "It's strange to hear your own kitchen described to a stranger with a box of tissues.",
      'In front of a third person you hear sentences from each other that never came up at home.',
    ],
    ask: ['Whose idea was it to go?', "What got said there that hadn't been before?"],
    unless: /\bthe (?:plumber|cook)\b/,
  },
];
