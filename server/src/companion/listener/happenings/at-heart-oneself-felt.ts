import type { Happening } from './happening.ts';

/** What somebody feels and would not have chosen to: at the wrong time, two things at once, over and over, again. */
export const ofTheirFeelings: readonly Happening[] = [
  {
    id: 'felt-light-of-all-things',
    cues: 'reliev relief light glad happy free bliss thank pleased lik enjoy',
    when: /\byou(?:'re| are| were| felt| feel|'ve been)(?: just| so| only| actually| almost| even| quite| really| weirdly| sort of| honestly| secretly| a bit)* (?:relieved|lighter|light|glad|happy|free|pleased)\b|\b(?:tremendous|enormous|only|nothing but|such|pure|great) relief\b|^it(?:'s| is| was) bliss$|\bthought,? "?thank god\b|\byou (?:liked|enjoyed) (?:the funeral|it when)\b/i,
    beside:
      /\b(?:died|dead|funeral|the home|a home|hospice|moved out|left (?:me|us)|ashamed|awful|wrong|monster|murderer|traitor|god forgive|is it (?:bad|wrong|awful)|horrible|failed|failing|appalled|cancelled|passed(?: away)?|dirt|guilty|miscarr\w+|divorce)\b/,
    unless:
      /\b(?:was dead|fine now|free! divorce|hated that|happy for|never happy|not happy|happy birthday|wasn't happy|so glad you|glad you (?:asked|said|listen)|happy (?:together|when|there|with|memories|he|she)|free (?:time|on|at|kick|app)|glad (?:to have|i had|he had|she had|he didn't suffer|of the company)|died happy|happy with|light on|passed (?:my|the|all|her|his|with) (?:exam|test|driving|theory|\w+))\b/,
    hear: [
      'Relief comes by its own door and does not wait to see whether it is fitting. It says how long you had been holding on.',
      'One can be lighter and sorry in the same minute. Only the one of them may be said aloud.',
      'The body sets down a weight when it may. It asks nobody what it ought to look like.',
    ],
    ask: [
      'How long had you been carrying it, before that?',
      'Who could you say that to?',
      'What came after the relief?',
    ],
  },
  {
    id: 'waited-to-feel-it',
    cues: 'wait feel felt should thought supposed',
    when: /\byou(?:'re| are| were|'ve| have| still| just| keep| kept)* (?:waiting|waited) (?:for it|to feel|for the (?:rush|tears|feeling|joy|crying|grief|sadness|love)|to cry)\b|\byou(?: know| think| thought| feel| just)*(?: like)? (?:you )?(?:should|ought to|'re supposed to|are supposed to|were supposed to|were meant to|'re meant to|must|'d) (?:be |feel |have felt |have been )+(?:\w+ )?(?:something|happy|happier|sad|sadder|upset|glad|thrilled|excited|grateful|proud|crying|devastated|jumping|over the moon|celebrating|relieved)|^(?:you )?should (?:be|feel) (?:happy|sad|glad|grateful|proud|excited)|\b(?:and )?it never (?:came|did)$/i,
    unless:
      /\b(?:waiting for the (?:bus|call)|says? (?:i|you) should|tell(?:s|ing)? (?:me|you)|everyone says|you should be proud of)\b/,
    hear: [
      'Feelings do not come because the occasion has been laid for them. They are often late, or come in by the kitchen.',
      'Everybody around seems to have been given the right one, and you stand there looking in your pockets.',
      'Where it was meant to be there was only you, watching to see if it had come yet.',
    ],
    ask: ['What was there instead, if anything?', 'What had you pictured?', 'Who noticed?'],
  },
  {
    id: 'mind-on-something-else-then',
    cues: 'count think thought about only',
    when: /\byou(?: just| only| stood there and| sat there and| stood and| sat and)* (?:were counting|counted|kept counting|thought (?:only )?about|were thinking (?:only )?about|thought only about|could only think (?:of|about)|looked at|kept looking at|stared at) (?:the |your |his |her |what |how |a )?(?:buttons|tiles|sausage|parking|clock|ceiling|shoes|carpet|flowers|wallpaper|sandwich\w*|lunch|dinner|shopping|work|nail\w*|tie|curtains|biscuits|hands|floor|lights?|poster|socks|train|bus)\b/i,
    beside:
      /\b(?:died|dead|funeral|grave|coffin|wake|priest|hospital|doctor|consultant|result|told (?:me|us)|diagnos\w+|weeks|cancer|news|police|left me|he said|she said)\b/,
    hear: [
      'When something is too big to look at, the eye takes hold of whatever is small and near.',
      'It is often the tiles one remembers afterwards, down to the crack, and nothing of what was said.',
    ],
    ask: ['When did the rest of it reach you?', 'What else do you still see from that room?'],
  },
  {
    id: 'loves-them-and',
    cues: 'love',
    when: /\byou (?:do |really |still )?love (?:him|her|them|your (?:\w+ )?\w+|it|the \w+)(?: dearly| so much| to bits| more than (?:anyone|anything|life)| to death| with all your heart| very much)?,? (?:but|and|yet|and yet|only)(?: still| sometimes| then| also)? (?:you|there|she|he|they|it|i)\b/i,
    unless:
      /\b(?:if i love it|can't say it|and i love (?:him|her)|and (?:she|he|they) loves? (?:you|me)|and you(?:'re| are) (?:so )?(?:happy|proud)|and you miss|and you always will|and it's (?:great|fun|good))\b/,
    hear: [
      'The love is said first, so that nobody can doubt it. Then comes the part that also needs somewhere to go.',
      'Both halves of that sentence are true, and the little word between them does a great deal of work.',
      'It is because you love them that the second half is so hard to say.',
    ],
    ask: [
      'Which half did you feel today?',
      'Who could hear the second half and not take it wrong?',
      'When is the second half loudest?',
    ],
  },
  {
    id: 'happy-for-them-and-yet',
    cues: 'happy pleas glad proud delight thrill',
    when: /\byou(?:'re| are|'m| were| want to be| should be| try to be| really are| can't be)?(?: so| really| very| honestly| genuinely| truly| just| also| properly| being)* (?:happy|pleased|glad|proud|delighted|thrilled|chuffed) (?:for|of) (?:him|her|them|your \w+|[a-z]+)\b/i,
    beside:
      /\b(?:but|puke|cried|crying|stings?|hurts?|jealous|envious|alone|hide|both|same (?:time|amount)|can't|dying|ache|ashamed|miss|feel like|left behind|stuck|wish|also)\b/,
    unless: /\b(?:proud of (?:myself|yourself|me|you|the|what|how|this|that)|they(?:'re| are) proud|he's proud)\b/,
    hear: [
      'That is honest gladness, and something else is sitting right beside it on the same bench.',
      'You can clap for them with your whole heart and still have to look away for a second.',
    ],
    ask: [
      'Which of the two came first?',
      'Do they notice anything?',
      'What goes through you when you are alone again?',
    ],
  },
  {
    id: 'how-to-feel-about-it',
    cues: 'know sense which',
    when: /\byou (?:don't|do not|didn't|dont|still don't) (?:really |even )?know (?:how to feel|what to feel|how you feel|what you feel|how you're (?:meant|supposed) to feel|where to put it|what to do with (?:it|that|this)|which)(?: about| both| any ?more|$| when| now|,)|^(?:and )?(?:it|that) (?:doesn't|makes no|don't make) (?:make )?(?:any )?sense$|\byou (?:couldn't|can't) tell which$/i,
    unless: /\b(?:which (?:bus|train|form|one to buy|pill))\b/,
    hear: [
      'There is more than one thing in it, and they will not stand in a line to be counted.',
      'It has arrived without a label, and for now you are just holding it.',
      'People want to hear one word for it. There may not be one yet.',
    ],
    ask: [
      'What is the loudest part of it at the moment?',
      'When did you first see there were two things in it?',
      'What do you tell people when they ask?',
    ],
  },
  {
    id: 'wanted-this-and-now',
    cues: 'want wish',
    when: /^(?:and |but |it's what )?you (?:did |really |always |had |'d )?(?:want|wanted|wished for) (?:that|this|it|to be picked|this so (?:much|badly))(?: so (?:much|badly)| all (?:along|your life)| for years)?$|\byou wanted (?:this|it|that)[^.]{0,20}\bnow (?:you|that|it)\b|\byou got what you wanted\b|\bit's what you(?:'d| had|'ve)? (?:always )?wanted\b/i,
    unless: /\b(?:scared stiff|never wanted|didn't want|not what|you don't want|for christmas)\b/,
    hear: [
      'To have wanted it leaves nobody to complain to when it arrives and feels different.',
      'From the wishing side there was only the front of it. Now you can see how deep it goes.',
    ],
    ask: ['What had you imagined it would be like?', 'What came along with it that you had not reckoned on?'],
  },
  {
    id: 'not-fond-of-that-in-oneself',
    cues: 'hate like ashamed',
    when: /\byou(?: really| just)? (?:hate|hated|don't like|didn't like|can't stand|couldn't stand|despise) (?:that (?:you|in (?:you|yourself)|about yourself|side|part of (?:you|yourself))|yourself (?:for|when)|how (?:jealous|mean|bitter|angry|petty|small|envious|you (?:feel|sound|get|are|become|talk|act|think|were))|what you(?:'ve become|'re becoming| become|'re turning))\b/i,
    unless: /\b(?:die|kill|cut|hurt myself)\b/,
    hear: [
      'You caught yourself at it and did not look away. Plenty of people never get that far.',
      'First comes the feeling, and right behind it the telling-off, and the two of them keep each other awake.',
    ],
    ask: ['When does it show itself?', 'Who else gets to see it?'],
  },
  {
    id: 'would-have-their-life',
    cues: 'want wish would like love life swap',
    when: /\byou(?:'d| would| do| just| really| so)* (?:want|wish|like|love|swap|kill for|give)\b(?: you (?:had|could|were|could have|could be|could say|could just))?(?: to)?(?: have| be| just| live| talk| one \w+ of| for a (?:day|week|year)| a day (?:of|as|in))* ?(?:what (?:she|he|they)(?:'s| has|'ve| have) got|(?:her|his|their|the) life\b|being (?:her|him|them)|(?:more )?like (?:her|him|them|that|your (?:sister|brother|friend|cousin))(?:$| instead)|(?:her|his|their) (?:house|job|body|hair|marriage|family|confidence|mum|mom|parents|luck))/i,
    unless:
      /\b(?:save (?:his|her)|the life of|in (?:his|her|their) life|back in|out of (?:his|her|my) life|would you like|part of (?:his|her)|want (?:her|him|their) (?:body|job) (?:back)|life back|quiet life|live like that|never wanted|don't want|feel like that|be like that again|end up like|won't|treated like|look like that)\b/,
    hear: [
      'You get to see the lit windows of it. Nobody is shown the drains.',
      'It is a wish that points at something, and perhaps less at them than at what is missing over here.',
    ],
    ask: [
      'Which bit of it would you take first?',
      'When did you start looking over there?',
      'What would you do with it on an ordinary Tuesday?',
    ],
  },
  {
    id: 'they-get-to',
    cues: 'gets get got',
    when: /\b(?:and )?(?:he|she|they|your (?:brother|sister|husband|wife|ex|friend|cousin|partner|dad|mum|mom|boss|colleague)) (?:still |just |only |always )?gets? to (?!know|me\b|you\b|the |work|bed|sleep|eat|school|grips|hospital)(?:be|go|have|sleep|keep|do|live|walk|leave|stay|come|play|choose|say|decide|start|sit|see|eat|wear|travel|stop|move|drive)\b/i,
    unless: /\b(?:when (?:he|she) gets to|before (?:he|she)|finally gets to|so (?:happy|glad)|i'm glad|proud)\b/,
    hear: [
      'It is in the "gets to". They have it as a matter of course, and you can see the price tag from here.',
      'They probably do not notice it at all, and that is half of what galls.',
    ],
    ask: ['What would you do with the same?', 'Have you ever said that to them?'],
  },
  {
    id: 'keeps-coming-back-to-it',
    general: true,
    cues: 'keep kept stop over replay',
    when: /\byou(?: just| still| always)? (?:keep|kept|can't stop|cannot stop|couldn't stop)(?: on)? (?:thinking|asking|wondering|seeing|hearing|imagining|picturing|going (?:over|through|back)|replaying|remembering|reliving|coming back)\b/i,
    unless:
      /\b(?:asking (?:my|your)self|why (?:do|am|can't|did|is|are) |neighbours|fridge|mattress|dress up|apartment|kill|die|suicid|hurt (?:myself|yourself)|laughing|how lucky|how nice|good things|him naked|about how (?:nice|good|lovely)|song)\b/,
    hear: [
      'It runs by itself, like a tap in another room, and you hear it as soon as it gets quiet.',
      'The mind goes back there as if the next round could end another way.',
      'You put it down, and a minute later it is in your hand again.',
      'It asks a question that nobody in there can answer, and so it asks again.',
    ],
    ask: [
      'When did it last leave you alone for a while?',
      'What sets it off, as a rule?',
      'Where in it does it stop and start again?',
      'What stops it, if anything does?',
    ],
  },
  {
    id: 'asks-oneself-why',
    general: true,
    cues: 'asking ask wonder',
    when: /\byou(?: just| still| always)? (?:keep|kept|are|\w*'re|'ve been)(?: on)? ?(?:asking|wondering)(?: yourself)? why\b/i,
    unless: /\bwhy (?:he|she|they|the|people|it|my|your)\b|\b(?:adverts?|banana|cat|dog|traffic)\b/,
    hear: [
      'A why like that mostly has three or four answers, and none of them comes when it is called.',
      'One asks it in the hope that a reason would make it lighter to carry.',
      'You have been watching yourself closely to notice that at all.',
    ],
    ask: [
      'What is your first guess, if you do not think too long?',
      'Since when have you been asking it?',
      'What had happened, the last time it was like that?',
    ],
  },
  {
    id: 'still-sees-and-hears-it',
    cues: 'see hear still stop every each',
    when: /\byou(?: can)? still (?:see|hear|smell|feel) (?:(?:him|her|it|that|them)(?: \w+ing|$|,| in| on| at| when| every)|(?:that|the|his|her|their) (?:\w+ )?(?:face|look|eyes|laugh|thump|noise|sound|bang|voice|words?|scream|hands?|crash|door))\b|\byou can't (?:stop seeing|unsee|get (?:it|that|his face|her face|the \w+) out of your (?:head|mind))\b|^you (?:see|hear) (?:that|it|his|her) (?:\w+ )?(?:every|each|whenever|when|all)\b|\byou (?:see|hear) (?:it|that|him|her) every (?:time|night|day)\b/i,
    unless:
      /\b(?:used to|plaits|as a joke|see (?:him|her|them) (?:every|each|on|at|sometimes|when|in the)(?! time (?:i|you) (?:close|shut))|still see (?:him|her|it|them) (?:on|at|every|in (?:town|the shop)|when|sometimes)|feel (?:it|him) kick|hear from)\b/,
    hear: [
      'It came in whole, and it plays back whole, in its own time and at its own volume.',
      'The rest of that day has faded, and that one piece is as sharp as when it was cut.',
    ],
    ask: ['When does it come, mostly?', 'What was just before it?', 'Who else was there?'],
  },
  {
    id: 'was-doing-so-well',
    cues: 'well kept given',
    when: /\byou(?:'d| had|'ve| have)? (?:were |was |been |being )?(?:doing|did|done) so well\b|\byou(?:'d| had)? (?:kept|given) it (?:all )?(?:off|up) for\b/i,
    unless:
      /\b(?:on my own|wrist|they say|everyone says|people say|you said|he's|she's|they told|tells me|says i'm|told (?:me|you)|at school|exam|i thought the interview)\b/,
    hear: [
      'The well-doing was real and it was yours, and tonight it is mostly used as a stick.',
      'From a height like that a slip feels like the whole way down, though it is a step or two.',
    ],
    ask: [
      'What was different about this week?',
      'What had been helping, while it went well?',
      'What did you tell yourself just before?',
    ],
  },
  {
    id: 'back-at-it-again',
    cues: 'again back relaps smok drank drink vap bought gambl text rang bit bet pick pull ate eat finish used call messag slip did one glass bottle had hadn placed touched purg binge drunk',
    when: /\byou(?:'re|'ve| have| are| just| did| went)*(?: started| gone| went)? ?(?:(?:smok(?:e|ed|ing)|drank|drink(?:ing)?|drunk|vap(?:e|ed|ing)|gambl(?:ed|ing)|bet|binged|bingeing|purged|relapsed|used|texted (?:him|her)|rang (?:him|her)|messaged (?:him|her)|called (?:him|her)|did it|slipped|bit your nails|picked your skin|picking your skin|pulled your \w+ out|back to (?:him|her)) again|back (?:at|on|to|with) (?:the (?:drink|fags|cigarettes|booze|slots|machines|bottle|pills|tablets|weed|biscuits|wine|drive|slimming|vodka)|eating|drinking|smoking|gambling|him|her|square one|your ex))\b|^(?:vaping|smoking|drinking|relapsed|gambling|binged)\b.{0,40}\b(?:again|last night|today)\b|\byou (?:ate|finished|drank) the (?:whole|entire) (?:\w+)|\bone (?:glass|bottle|drink|cigarette|biscuit) (?:became|turned into)\b|\byou(?:'d| had)(?:n't| not) (?:had a (?:drink|cigarette|bet|fag)|placed a bet|smoked|drunk|touched (?:it|a drop)) (?:for|since|in)\b/i,
    unless:
      /\b(?:thief|cheese|called (?:him|her) again and (?:he|she) (?:answered|picked)|friends again|cake together|celebrat\w+|on holiday|tea|coffee|hospital|no answer|he drank|she drank|back to work|drinking water|drink water)\b/,
    hear: [
      'One knows that road so well that the feet go down it while one is still deciding.',
      'Afterwards comes the counting from nought, and it weighs more than the thing itself.',
      'The good stretch and this night are both yours. The one does not wipe out the other.',
    ],
    ask: [
      'What had the hours before it been like?',
      'How long had the good stretch been?',
      'What did it do for you, in that minute?',
      'Who may know about it?',
    ],
  },
  {
    id: 'so-many-days-gone',
    cues: 'days weeks months years week day month year',
    when: /^(?:and |after )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|ninety|thirty|forty|sixty|a hundred)(?:[- ]\w+)? (?:days|weeks|months|years) (?:off|clean|sober|dry|without (?:a|it|one)|gone|smoke[- ]free|of not)\b|\bafter (?:\d+|\w+) (?:days|weeks|months|years) (?:off|clean|sober|dry|without (?:a|it|one))\b/i,
    beside:
      /\b(?:relaps\w*|last night|again|bought|smoked|drank|had (?:a|one|two)|lost it|started|slipped|gone|pack|bottle|ruined|blew|only|beers?|bet)\b/,
    unless: /\b(?:today i|celebrat\w*|proud|chip|medal|died|miss (?:him|her)|he's been gone|she's been gone)\b/,
    hear: [
      'Whoever counts in days knows what each one of them cost.',
      'They were days that were lived like that, one by one, and they stay lived.',
    ],
    ask: ['What had carried you through so many?', 'What happened on the day before?'],
  },
];
