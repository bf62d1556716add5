import { told } from '../tellings/telling.ts';
import { between, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** The two of them, and in front of somebody of the family or of friends. */
const beforeFamily = new RegExp(
  String.raw`^(?=[\s\S]*\b(?:mother|mum|mom|father|dad|in-?laws?|family|sister|brother|friends?|parents|aunt|uncle|nan|gran)\b)${ofTwo.source.slice(1)}`,
);

/** Where nobody has just told of deceiving the other: kindness has another sting then. */
const withoutBetrayal = new RegExp(
  String.raw`^(?![\s\S]*\b(?:i (?:\w+ )?(?:cheated|kissed)|affair|cheated on))${ofTwo.source.slice(1)}`,
);

/** Two who live together: what is no longer said, touched or seen, and what is still kind. */
export const ofLove: readonly Happening[] = [
  {
    id: 'couple-talks-of-the-house-only',
    cues: 'speak calls talk conversation messages texts all',
    when: /\b(?:only|just|mostly|always) (?:ever )?(?:talk|speak)(?:ing)? (?:to each other )?about (?!him|her|you|that|it\b)|\byou (?:talk|speak) (?:only|just|mostly|now) about\b|\byour (?:talks?|calls|conversations|chats) (?:are|is) (?:only |just |mostly |all |always )?about\b|\b(?:calls|conversations) are about\b|\b(?:talk|conversations?|messages|texts|it's all|all (?:we|you) (?:talk|say))\b.*\b(?:bins?|drains|dishwasher|shopping|bills|picking up|pick up|what's for (?:dinner|tea)|the kids|the dog|school run|the rota|the weather)\b/i,
    unless:
      /\btalked only about him\b|\bmy (?:mum|mom|mother|sister|friends?|dad|brother|mates)\b.{0,30}\btalk|\bhis boat\b|\bfight|\bargu|\brow\b|\bpray|\bin front of|\bwant to|\bhow (?:do|can) i\b/,
    beside: ofTwo,
    hear: ['You talk about the house, and hardly about yourselves.'],
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
      /\b(?:my|the) (?:mum|mom|mother|dad|father|sister|brother|son|daughter|boss)\b.{0,20}\btalk|\bargument\b|\bi (?:did|do) (?:one|it)\b|\bnothing to say to wren/,
    beside: ofTwo,
    hear: ['You live side by side, and you hardly talk.'],
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
    hear: ['You share a home, and you miss being a couple.'],
    ask: ['When did it begin to be like that?', 'Does the other one notice it too, as far as you know?'],
  },
  {
    id: 'partner-on-a-screen',
    cues: 'phone scroll gam xbox playstation ps5 ps4 football laptop computer telly youtube',
    when: between(
      String.raw`\bLOVE\b(?!.*\b(?:died|broke|number|says|said|thinks|recorded|laughed|shower|looked|takes|locker)\b).*\b(?:on (?:his|her|the) (?:phone|xbox|playstation|ps[45]|laptop|computer|ipad|tablet)|scroll(?:s|ing)|gaming|plays? (?:his |her )?(?:games?|fifa|xbox)|listening to the football|with (?:his|her) phone|youtube)\b`,
    ),
    unless:
      /\b(?:i looked|i found|i saw|messages?|affair|cheat|tinder|texting|password|speaker|battery|gambl\w*|bet\w*)\b/,
    beside: ofTwo,
    hear: ['You sit beside each other, and you are alone.'],
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
    hear: ['It hurts to open up and be turned away from.'],
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
    hear: ['It is lonely to talk and not be heard at home.'],
    ask: ['What did you try to say last, that went past {whom}?', 'Who do you tell things to instead?'],
  },
  {
    id: 'told-they-do-not-listen',
    cues: 'listen',
    when: between(String.raw`\bLOVE says (?:that )?you (?:don't|never) listen\b`),
    hear: [
      "It's not an easy thing to be told.",
      'That sentence is hard to answer. Arguing with it rather proves the point, and so does not having heard it.',
    ],
    ask: ['What had been said just before?', 'Do you think there is something in it?'],
  },
  {
    id: 'not-speaking-since',
    cues: 'spok speak talk word silen notes cold morning room',
    when: between(
      String.raw`\b(?:LOVE (?:hasn't|has not|not|won't|isn't|refuses to|barely)(?: even)? (?:spoken|speak|speaking|talk|talking|said a word|say a word)(?: (?:to|with) you)?(?:$| since| for| now| at all|, )|(?:neither of you|you two|the two of you|you|you both|MINE and you|you and MINE) (?:has|have|haven't|have not|hasn't|aren't|are not)(?: not)? (?:spoken|exchanged|said a word|speaking)\b(?! (?:with|to|about) (?!each))|you(?:'re| are)(?: both)? not (?:talking|speaking)(?: to each other)?$|silent treatment|cold shoulder|leaves the room when you|nobody says good morning|with silence\b|leave notes on the)`,
    ),
    unless:
      /\b(?:my|our|the) (?:son|daughter|kid|child|brother|sister|mum|mom|dad|mother|father|boss)\b(?=.{0,25}(?:spok|talk|speak))|\bwork\b.*\bspeak|english|seizure|stroke|therapy|doctor/,
    beside: ofTwo,
    hear: [
      'Living in that silence is wearing.',
      'The longer it lasts the bigger the first word has to be, until even asking for the salt would count as giving in.',
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
      /\b(?:baby|birth|dementia|stroke|depress\w*|seizure|cold water|chemo|war|flu|lost (?:his|her) (?:job|mum|mom|mother|dad|father|brother|sister)|redundan\w*|laid off|died|death|funeral|diagnos\w*|results?|scan|cancer|hospital|accident|miscarr\w*)\b|\bi've been\b.*\bquiet|(?:my|our) (?:son|daughter|mum|mom|mother|dad|boss|friend|flatmate)\b/,
    beside: ofTwo,
    hear: ['You can feel the change, and you do not know what is behind it.'],
    ask: ['What was the first thing you noticed?', 'Have you asked {whom} straight out yet?', 'How was {who} before?'],
  },
  {
    id: 'sleeps-in-another-room',
    cues: 'spare separate sofa settee couch box caravan guest other',
    when: between(
      String.raw`\b(?:LOVE (?:(?:sleeping|slept|sleeps|moved|gone|went|been) )?(?:in|into|to) (?:the |a |our )?(?:spare (?:room|bed)|box ?room|guest (?:room|bed)|caravan)|LOVE (?:sleeping|slept|sleeps|been sleeping|been) (?:in|on) the (?:sofa|settee|couch|other room)|you(?:'re| are|'ve been)? (?:sleep|slept|sleeping) (?:in|on) the (?:sofa|settee|couch|spare room|box ?room)|(?:in|have) separate (?:rooms|beds|bedrooms))\b`,
    ),
    unless:
      /\b(?:snor\w*|cough\w*|legs|baby|night shift|feeds?|ill|hospital|stairs|sits|sitting|phone|telly|tv|netflix|fell asleep|prison|funeral|war|ate it|nightmares?|hands round|my (?:brother|sister|dad|father|mum|mom|mother|son|daughter|friend|flatmate)|split up|divorced)\b/,
    hear: ['It is lonely to have the other one just behind a wall.'],
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
    hear: ['You miss being held, and it is hard to ask for it.'],
    ask: ['When did it begin to stop?', 'Have you two ever said a word about it?', 'Who used to reach over first?'],
  },
  {
    id: 'no-desire',
    cues: 'sex mood touch wanting desire',
    when: between(
      String.raw`\b(?:you (?:don't|do not|never|no longer|just don't) (?:really |even |ever )*(?:want|feel like|fancy|enjoy) (?:sex|to have sex|having sex|it in bed|to be touched|him to touch|her to touch|LOVE to touch)|you're never in the mood|you (?:don't|can't) (?:stand|bear) (?:him|her|LOVE) touching you|no (?:desire|libido|sex drive))\b`,
    ),
    unless: /\b(?:rap\w+|abus\w+|assault\w*|forced|hurts?)\b/,
    hear: ["It's a hard thing to talk about, for both of you."],
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
    hear: ['That is hard to say, even to yourself.'],
    ask: ['When did you first think it?', 'Is there anyone who would guess?'],
  },
  {
    id: 'wants-out-of-it',
    cues: 'want trapped leave leaving out unhappy end',
    when: between(
      String.raw`\byou(?:'re| feel| want| need| wanna|'d like| think)?\b.{0,30}\b(?:out of (?:this|your|the) (?:marriage|relationship)|trapped in (?:this|your|the) (?:marriage|relationship)|leave (?:him|her|MINE)|end (?:this|your|the) (?:marriage|relationship)|unhappy in (?:this|your) (?:marriage|relationship)|leaving (?:him|her|MINE)|break up with (?:him|her|MINE)|want a divorce|end it with (?:him|her|MINE))\b`,
    ),
    unless:
      /\b(?:don't want to leave|i (?:still |do )?love (?:him|her)|won't leave|can't leave (?:him|her) alone|never leave|for work|in hospital|home alone|without hurting|should i|how do i|(?:don't|do not|didn't|not|never) (?:feel (?:guilty|bad)|regret\w*|miss)|(?:guilty|bad|relieved|glad|sorry) (?:about|for) leaving)\b/,
    beside: ofTwo,
    hear: [
      "It's a heavy question to carry about with you.",
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
    hear: ['There are reasons for both, so you cannot settle it.'],
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
      "They're decent to you, and it still isn't what you need.",
      'It would be simpler with a villain. With somebody decent you keep asking what right you have to mind.',
    ],
    ask: ["What is it that you can't say to {whom}?", 'What is missing most, if you had to name one thing?'],
  },
  {
    id: 'lonely-beside-someone',
    cues: 'lonely lonelier alone there room single',
    when: between(
      String.raw`\b(?:(?:lonely|alone) (?:with (?:him|her|MINE)|in (?:your|this) (?:marriage|relationship)|and married|next to|beside (?:him|her|MINE))|lonelier than when you lived|LOVE there but (?:he|she) isn't|LOVE (?:simply |just )?not (?:there|here|in the room)|LOVE not here)`,
    ),
    unless: /\b(?:cheat\w*|flat hunting|at work|gone out|died|hospital)\b/,
    beside: ofTwo,
    hear: ['It is lonely to be with somebody and feel alone.'],
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
      'It hurts to be looked past by the person who chose you.',
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
    hear: ['From somebody so close a remark like that hurts much more.'],
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
    hear: ['It hurts not to be called by your name.'],
    ask: ['What did you do in that moment?', 'Has it come up between you since?'],
  },
  {
    id: 'day-forgotten',
    cues: 'forgot remember anniversary birthday valentine',
    when: /\b(?:(?:forgot|forgotten|missed|didn't remember|did not remember)\b.{0,20}\byour (?:wedding )?(?:anniversary|birthday)|your (?:wedding )?(?:anniversary|birthday) and (?:nobody|no one|he|she|they) (?:remembered|said|forgot|did)|(?:nobody|no one|no-one) remembered|(?:he|she|they|everyone|nobody) .*\bforgot(?:ten)? (?:it was )?your (?:anniversary|birthday))\b/i,
    unless:
      /\bi forgot\b|\b(?:accident|died|death|dement\w*|killed|suicide|own life|passed away|grave|funeral)\b|\byou forgot your\b/,
    hear: ['You should not have to ask to be remembered.'],
    ask: ['What would have been enough?', 'When did it come up, if it did?'],
  },
  {
    id: 'would-be-anniversary',
    cues: 'anniversary',
    when: /\b(?:it'd|it would|today would|would|'d) (?:be|have been) your (?:\w+ )?(?:wedding )?anniversary\b/i,
    hear: [
      'A day like that can hurt, and nobody else remembers it.',
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
      'It hurts to be made a joke of in front of people.',
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
      'It hurts that nobody stood up for you, least of all your partner.',
      'You would not have needed a speech. One sentence from that side of the table turns a room.',
    ],
    ask: ['Did you two talk about it afterwards?', 'What would you have liked {whom} to say just then?'],
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
    hear: ['Nobody is wrong in this, and one of you would have to give up something big.'],
    ask: ['What do you say when it comes up?', 'How do you picture it at the kitchen table in five years?'],
  },
  {
    id: 'partner-earns-more',
    cues: 'earn double more twice makes salary',
    when: between(
      String.raw`\bLOVE (?:earns|makes|on) (?:\w+ )?(?:double|more|twice|everything|three times|all the money|the money)\b`,
    ),
    unless: /\bcoffee\b|\bdecides\b|\bask for\b|\ballowance\b|\bmess\b|\bmore (?:noise|mess|fuss|work)\b/,
    beside: ofTwo,
    hear: [
      'Money can make things uneven between two people.',
      'You can be proud of {whom} and still feel it each time a bill is paid.',
    ],
    ask: ['When do you notice it most?', 'What do other people say about it?'],
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
      "It's a big change to have somebody there all day.",
      'You had a whole day worked out between breakfast and six, and nobody knew it was yours until somebody walked into it.',
    ],
    ask: ['What do you miss doing when nobody was looking?', 'What does {who} do all day?'],
  },
  {
    id: 'couple-used-to',
    cues: 'used',
    when: between(
      String.raw`\b(?:you|you two|you both|MINE and you|you and MINE) (?:always )?used to (?:talk|laugh|dance|hold hands|sit|stay up|go dancing|be (?:so |really )?(?:close|happy|good)|make each other|kiss|fight|cook together|do everything|do the crossword|go (?:out|for walks))\b`,
    ),
    unless:
      /\b(?:sister|brother|friend|mate|mum|mom|dad|nan|grandad|cousin|the four of us|kids|lake|ex|divorc\w*|broke up|split up)\b|\bgive anything\b/,
    beside: ofTwo,
    hear: ['You remember how it was, and you miss it.'],
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
    hear: ['It is lonely to live with somebody who is that low, and to be the one who keeps things going.'],
    ask: ['What does {who} say, if you ask?', 'Who do you talk to about it?'],
  },
  {
    id: 'nearly-said-it',
    cues: 'nearly almost mouth rehears far tip',
    when: /\b(?:you (?:nearly|almost) (?:told|said|asked)\b|(?:every|each) time you (?:open your mouth|try to (?:tell|say|talk|ask|bring|start))|you(?:'ve| have|'d)? rehearsed (?:it|what|how|saying|telling|the (?:sentence|conversation|words))|you get as far as (?:"|'|saying|the word|hello|breathing)|on the tip of your tongue|you don't know how to tell (?:him|her|them|your)\b)/i,
    unless:
      /\b(?:laughs?|speech|lines|nearly said yes|funny voice|interview|song|play|concert|exam|i did try|i did tell|told (?:him|her) in the end|(?:he|she) listened|had a go at|choir|costumes?|died|waiter|refund)\b/,
    hear: [
      "You came close to saying it, and then it wouldn't come out.",
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
      "It can't be easy to say what's wrong when there's so much of it.",
      'The true answer is long, and the question comes in a doorway. "Nothing" is what fits in the time.',
    ],
    ask: ['What do you answer, mostly?', 'What would you say, with a whole evening for it?'],
  },
  {
    id: 'partner-did-something-kind',
    cues: 'warm defrost scrape save charge fill picked met held hug sat rub brought brings made makes got let ran waited drove came put left squeez learn count packed warm wakes built remember',
    when: between(
      String.raw`\bLOVE (?:held (?:your (?:hand|foot|hair)|you\b(?! (?:down|back|by|against|up|to|responsible|under)))|hugged you|sat (?:down )?(?:on the floor )?(?:next to|with|beside) you (?:till|until|all|the whole|without|on the)|rubs your back|br(?:ought|ings) you (?:a |your |some )?(?:tea|coffee|soup|flowers|toast|breakfast|a cup|cake|chocolate|food|börek|up)|m(?:ade|akes) you (?:a |some |your )?(?:tea|coffee|soup|breakfast|lunch|toast|dinner|cup|sandwich|hot)|g(?:ot|ets) up (?:with|every night)|let you sleep|ran you a bath|runs you a bath|waited up|drove (?:out|all the way) (?:and|to) |came (?:out )?and got you|picked you up (?:from|at|with)|met you (?:at|off) the|left (?:you )?a (?:sticky )?note|squeezed your (?:hand|leg|arm|knee|shoulder)|learn(?:ed|t) to do your|counted with you|packed you|tucked|warms? up your|defrosts your|scrapes? the ice|saves? you the|charges your|fills? up your|built the ramp|wakes before you)`,
    ),
    unless:
      /\b(?:hugged us|cheat\w*|kiss(?:ed)? (?:someone|somebody)|can't bear|died|affair|guilty|so nice to me since|can't look at|next day|steak|ex|moved out|is leaving|she's leaving|he's leaving|divorc\w*|for once|used to|hit|hits|slapp\w*|knickers|(?:boyfriend|girlfriend|husband|wife|partner)'?s (?:mum|mom|mother)|doesn't know|haven't told|suspicious)\b/,
    bright: true,
    beside: withoutBetrayal,
    hear: ['What a kind thing to do.', "It's a plain thing to do, and it shows that somebody was paying attention."],
    ask: ['Has {who} always been like that?', 'How did you take it?'],
  },
];
