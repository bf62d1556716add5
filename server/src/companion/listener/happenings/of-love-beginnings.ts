import { told } from '../tellings/telling.ts';
import { between, ofParting, ofTwo } from './couples.ts';
import type { Happening } from './happening.ts';

/** Where talk is of looking for somebody, or of somebody new. */
const ofDating =
  /\b(?:dat(?:e|es|ing)|tinder|hinge|bumble|grindr|app|matched|match|crush|seeing (?:this|a|someone)|talking to (?:this|a)|met (?:this|a|someone|on)|this (?:guy|girl|boy|man|woman|lad)|the (?:guy|girl) i|boyfriend|girlfriend|bf|gf|ghosted)\b/;

/** Where talk is of a wedding of one's own. */
const ofOurWedding =
  /\b(?:(?:my|our) (?:own )?wedding|we're getting married|getting married|we(?:'re| are) (?:engaged|planning)|planning (?:a|the|our) (?:small )?wedding|fianc\S*|bride|my dress)\b/;

/** Looking for somebody, being alone, being far apart, weddings, saying whom one loves. */
export const ofBeginnings: readonly Happening[] = [
  {
    id: 'ghosted',
    cues: 'ghost repl answer text written wrote messag read blocked disappear',
    when: /\b(?:(?:you (?:got|were|'ve been|been) |(?:he|she|they)(?:'s|'ve| has| have)? )ghosted|(?:he|she|they)(?:'s|'ve| has| have|'d)? (?:just |never |not |suddenly |simply )*(?:stopped (?:replying|answering|texting|writing|messaging)|(?:replied|answered|wrote back|texted back|written back)(?= again| since|$)|haven't (?:replied|answered|texted|written)|hasn't (?:replied|answered|texted|written|messaged)|disappeared|vanished|(?:left|leaves) you on (?:read|seen|delivered)|blocked you)|left you on (?:read|seen)|(?:no|not a) (?:reply|answer|word)(?: back)? since)\b/i,
    unless:
      /\b(?:break[- ]?up|doctor|landlord|boss|school|company|solicitor|council|magician|my (?:mum|mom|dad|brother|sister|son|daughter|friend|best friend))\b/,
    beside: ofDating,
    hear: [
      'Being left without a word hurts, and you never find out why.',
      'There is no ending to get over. You only notice, some days in, that there was one.',
      'You end up reading your own last message again, as if the mistake were somewhere in it.',
    ],
    ask: ['What was the last thing you wrote?', 'How long had you two been talking?'],
  },
  {
    id: 'waits-for-a-message',
    cues: 'phone text messag reply call waiting',
    when: /\byou check your phone (?:like )?every\b|\byou(?:(?:'re| are| keep| can't stop|'ve been) (?:just |still |always )*(?:check(?:ing)?|look(?:ing)?|star(?:e|ing)|refresh(?:ing)?)(?: at)? (?:your|the) (?:phone|whatsapp|messages)|(?:'re| are|'ve been| keep| sit| sat)? ?(?:still |just |there )*wait(?:ing|ed)? for (?:him|her|them) to (?:text|reply|call|write|answer|ring|message)|(?:'re| are|'ve been| keep) (?:still |just )*waiting for (?:his|her|a|the) (?:text|reply|call|message|answer))/i,
    unless: /\b(?:doctor|hospital|results?|interview|job|offer|school|work|boss|bank|landlord|at dinner|scroll\w*)\b/,
    hear: [
      'Waiting for a message like that makes it hard to do anything else.',
      'You get a great deal of nothing done, waiting. You are half in the other place all day.',
    ],
    ask: ['When did you last hear anything?', 'Whose turn is it to write?'],
  },
  {
    id: 'stood-up',
    cues: 'show turn came stood cancel',
    when: /\b(?:(?:he|she|they|your (?:\w+ )?date)(?:'d| had)? (?:never|didn't|did not) (?:show(?: up)?|showed(?: up)?|turn(?:ed)? up|come|came)|(?:got |been |were |was )?stood you up|you (?:got|were) stood up|(?:he|she|they|your (?:\w+ )?date) cancelled (?:on you|last minute|again|an hour|at the last))\b/i,
    unless: /\b(?:funeral|dad|mum|mom|father|mother|brother|sister|son|daughter|birth|plumber|doctor|bus)\b/,
    beside:
      /\bdat(?:e|es|ing)\b|\b(?:tinder|hinge|bumble|restaurant|table for two|match|boyfriend|girlfriend|met online)\b/,
    hear: ['You waited, and nobody came. That is a humiliating thing to have done to you.'],
    ask: ['How long did you wait?', 'Has there been any word since?'],
  },
  {
    id: 'tired-of-dating',
    cues: 'dating apps tinder hinge bumble swip dates',
    when: /\b(?:(?:giv(?:e|ing|en) up on|tired of|sick of|fed up (?:of|with)|done with|bored (?:of|with)|hate|(?:no |the )?point (?:of|in|to)|exhaust\w* (?:by|of|from|with)|can't face)(?: \w+){0,3} (?:dating|apps?|tinder|hinge|bumble|swiping|dates)\b|(?:dating|apps|tinder|hinge|bumble|swiping)\b.*\b(?:exhaust\w*|pointless|soul|hell|tiring|nobody|joke|depress\w*))\b/i,
    unless:
      /\bwhale\b|\bbreath\w*\b|\bchamomile\b|\b(?:friend's|daughter|son|betting|delete[d]? the app|date of)\b|\b(?:is|are|was|were|he's|she's|they're|been|started) dating\b|\bcrush\b|\bmy ex\b/,
    hear: [
      'Dating can wear you out after a while.',
      'You tell the same four stories about yourself to strangers until you are bored of your own life.',
      "It's a good deal like applying for jobs, only the job is to be liked.",
    ],
    ask: ['What was the last one like?', 'How long have you been at it?'],
  },
  {
    id: 'went-on-a-date',
    cues: 'date matched talked speed',
    when: /\b(?:you (?:went on|had|'ve had|went for) (?:a|an|the|our|your)(?: \w+){0,2} date\b|(?:the |our |your )?date (?:was|went) (?:so |really |very )?(?:well|good|great|lovely|amazing|fine|nice)|you matched)/i,
    unless:
      /\b(?:awful|worst|ghosted|disappeared|boring|never|haven't|horrible|creep\w*|disaster|fell through|play ?date|died|widow\w*|since he|since she)\b/,
    bright: true,
    hear: ["It's exciting, and a bit nerve-racking too."],
    ask: ['When are you two meeting again?', 'What did you talk about?'],
  },
  {
    id: 'date-ahead',
    cues: 'date meet dinner coffee asked',
    when: /\byou(?:'ve| have|'re| are)? (?:got |having |going on |meeting )?(?:a|my|your|our)? ?(?:first )?date (?:on|tonight|tomorrow|this|thursday|friday|saturday|sunday|monday|next|with)\b|\byou haven't been on a date since\b|\bmeeting (?:him|her) (?:for the first time|for real|in person)/i,
    unless: /\bmetal\b|\bdeath\b|\bcourt\b|\bdue date\b|\bplay ?date\b|\bsurgery\b/,
    bright: true,
    hear: [
      "It's natural to be nervous about it.",
      'Half of it is nerves about them, and the other half is about meeting yourself like that again.',
    ],
    ask: ['Where are you two going?', 'How did it come about?'],
  },
  {
    id: 'they-are-taken-or-not-interested',
    cues: 'girlfriend boyfriend brother sister friend same know exist feel',
    when: /\b(?:(?:he|she|they|your crush)(?:'s| has| already has|'s got| got| have)? (?:already )?(?:got )?(?:a (?:girlfriend|boyfriend|gf|bf)|someone)(?:$| now| already)|you(?:'re| are) like a (?:brother|sister|bro|sis) to|(?:just|only) (?:see|sees|as) (?:you )?(?:as )?a friend|friend ?zone|(?:doesn't|does not|don't) (?:know you exist|see you (?:that|in that|like that)|feel the same|like you (?:back|like that|that way)))/i,
    unless:
      /\b(?:my (?:son|daughter|mum|mom|dad|sister|brother|best friend|twin|girlfriend|boyfriend|gf|bf|husband|wife)|now she|texts me money|ex)\b|\b(?:i|you) (?:\w+ )?(?:don't|dont|do not|didn't) feel the same\b|\bused to\b|\bin (?:a|my|this|our) relationship\b|\bending (?:it|the|this)\b|\bany ?more\b|\b(?:roommate|flatmate|sister|friend|cousin)\b.{0,15}\band (?:she|he)\b/,
    beside:
      /\b(?:crush|like (?:this|him|her|a)|liked|feelings|fancy|love|texting|voice notes|i wish|coworker|lab partner|boyfriend)\b/,
    hear: [
      "It hurts to want somebody you can't have.",
      'Then you go on being normal in the same room, which is a performance nobody knows is on.',
    ],
    ask: ['What did you say when you heard?', 'How often do you two see each other?'],
  },
  {
    id: 'asked-and-was-turned-down',
    cues: 'said rejected turned knocked asked',
    when: /\b(?:(?:he|she|they) said no\b|(?:got|were|been|was) (?:rejected|turned down|knocked back)|(?:he|she|they) (?:turned you down|rejected you|knocked you back)|you asked (?:a (?:girl|boy|guy|man|woman)|him|her|them) (?:out|to dance|for (?:a )?(?:coffee|dinner|drink)))\b/i,
    beside:
      /\b(?:ask(?:ed)? (?:him|her|them|a (?:girl|boy|guy|man|woman)) (?:out|to dance|for)|crush|date|dance|coffee|told (?:him|her) (?:i|how) (?:liked|felt))\b/,
    unless: /\bsaid yes\b|\bjob\b|\bloan\b|\bbank\b|\bdoctor\b/,
    hear: [
      'It took courage to ask, and the no hurts.',
      'It is over in four seconds, and it took about four weeks to walk up to.',
    ],
    ask: ['How was it said?', 'Who knows that you asked?'],
  },
  {
    id: 'has-a-crush',
    cues: 'crush like fancy love into feelings obsess',
    when: /\b(?:you(?:'ve| have)? (?:got )?(?:such )?(?:a |the biggest |a huge )?crush on|your crush\b(?!')|you(?:'re| are) (?:so |really |totally )?(?:into|obsessed with|in love with) (?:him|her|this|a (?:girl|boy|guy|woman|man)|someone)|you (?:really |kind of |sort of |just )?(?:like|liked|fancy) (?:this|a) (?:girl|boy|guy|lad|man|woman)\b(?!'s)|you have feelings for)\b/i,
    unless:
      /\bonline\b|\bnever seen\b|\bmy (?:husband|wife|partner|boyfriend|girlfriend|bf|gf)\b|\bmarried\b|\bexpell|\bnot just a crush\b|\b(?:got|has|have) a (?:girlfriend|boyfriend|gf|bf)\b|\b(?:girlfriend|boyfriend) now\b|\b(?:is|'s|are) (?:dating|seeing|going out with) \w+\b|\bsaid no\b|\brejected\b/,
    bright: true,
    hear: ['Somebody like that is on your mind all day.'],
    ask: ['What do you two talk about, when you talk?', 'How did it start?'],
  },
  {
    id: 'never-had-anyone',
    cues: 'never virgin nobody single',
    when: /\b(?:you(?:'ve| have)? never (?:had|been in|kissed|dated|been kissed|been on a date|been in love|been loved)(?: (?:a |an |any)?(?:girlfriend|boyfriend|gf|bf|relationship|anyone|anybody|someone|love|date|partner))?(?:$| in| at| and|,)|you(?:'re| are) (?:still )?(?:a )?virgin|(?:nobody|no one|no-one)(?:'s| has)? (?:ever |has ever )(?:asked you out|loved you|wanted you|kissed you|fancied you)|never gonna get a (?:gf|bf|girlfriend|boyfriend))/i,
    unless: /\bnever had (?:a )?(?:mum|mom|dad|father|mother|problem|drink)|\bok w(?:ith)? (?:that|it)\b/,
    hear: ['The longer it lasts, the harder it gets to tell anybody.'],
    ask: ['When does it bother you most?', 'Does any of your friends know?'],
  },
  {
    id: 'no-name-for-it',
    cues: 'official label exclusive serious casual relationship situation benefits',
    when: /\b(?:(?:not|isn't|aren't) (?:official|exclusive|ready for (?:a relationship|commitment|anything)|looking for (?:anything|something) serious)|no labels|(?:doesn't|does not|don't) (?:like|do|believe in) labels|(?:what|whatever) (?:are we|we are|you are|you two are)|situationship|friends with benefits|keep (?:it|things) (?:casual|light)|(?:doesn't|does not|didn't) want (?:a relationship|labels|anything serious|to define))\b/i,
    unless:
      /\b(?:company|job|business|doctor)\b|\b(?:left|baby|pregnan\w*|\bex\b|broke|with (?:anyone|anybody)|divorc\w*)\b/,
    hear: [
      "It's hard not to know what you are to each other.",
      'You are careful not to want too much, and that is a surprising amount of work.',
    ],
    ask: ['Since when has it been going like this?', 'What do you call it when you tell a friend?'],
  },
  {
    id: 'late-love',
    cues: 'age nineteen sixteen seventeen teenager schoolgirl butterfl courting',
    when: /\b(?:feel(?:ing)? (?:like (?:a )?)?(?:nineteen|sixteen|seventeen|eighteen|fifteen|teenager|schoolgirl|schoolboy|girl again)|(?:crush|butterflies|in love|kissed|dating|courting)\b.*\bat (?:your|our) age|at (?:your|our) age\b.*\b(?:crush|love|kiss|date|butterflies)|(?:got|have|'ve got) butterflies|you(?:'re| are) (?:\d\d|\S+ty(?:-\S+)?)\b.*\b(?:kissed|in love|butterflies|forgotten what it was like)|like a boy of sixteen|you've met someone$|you're courting)/i,
    unless: /\bexam\b|\binterview\b|\bcurfew\b|\bstage\b|\bmarried\b.*\baffair\b/,
    bright: true,
    hear: ["It's a lovely feeling, at any age."],
    ask: ['Who else knows about it?', 'How did you two get talking?'],
  },
  {
    id: 'first-kiss',
    cues: 'kissed kiss',
    when: /\b(?:(?:she|he|they) kissed you(?: back)?(?:$|!| on the (?:lips|mouth)| outside| in| at| properly|,)|you (?:were|got) kissed|(?:your|our) first kiss|you (?:kissed|two kissed)(?: (?:him|her))?$)/i,
    unless:
      /\bexaminer\b|\bafraid\b|\bthe man\b|\b(?:mum|mom|mother|dad|father|nan|gran\w*|son|daughter|baby|cheek|forehead|goodbye|goodnight|boyfriend|girlfriend|husband|wife|partner|drunk|boss|against|didn't want|without|priest|uncle|aunt|teacher|coffin)\b/,
    bright: true,
    hear: ['What a lovely thing to have happened.'],
    ask: ['Who moved first?', 'What did you two say afterwards?'],
  },
  {
    id: 'engaged',
    cues: 'propos engaged marry yes',
    when: between(
      String.raw`\b(?:LOVE proposed(?:$|!|,| to you| on| in| at| last| yesterday| tonight| with| and)|you(?:'re| are| got|'ve got) engaged\b|LOVE asked you to marry|you (?:proposed(?:$|!|,| to (?:MINE|him|her)\b| on| at| last| yesterday| with)|asked (?:him|her|MINE) to marry)|(?:she|he) said yes\b)`,
    ),
    unless:
      /\bwhere i proposed\b|\bevery (?:night|day|shift|time)\b|\b(?:bed \w+|ward|resident|patient|choir|committee|meeting|client)\b|\bmy (?:son|daughter|brother|sister|friend|best friend|mate|cousin|mum|mom|dad|colleague)\b|\bsaid no\b|\bwhere you proposed\b|\bnot engaged\b|\bbasically engaged\b|\bex\b|\bgoing to propose\b|\bjob\b|\bboss\b|\bno(?: longer|t any)|\b1[89]\d\d\b|\bbroke\b|\bdied\b|\bdog\b|\bgoldfish\b|\bcat\b|\bcheat\w*|\b(?:un)?faithful\b|\bbroke\b|\bbreak ?up\b|\bleft (?:me|you)\b|\bdumped\b|\bcalled? (?:it|off)\b/,
    bright: true,
    beside: /\b(?:engaged|propos\w*|marry|ring|wedding|knee)\b/,
    hear: ["What a moment. It's a lot to take in, even when it's good."],
    ask: ['What did you two do in the minutes after?', 'Who had to be told first?'],
  },
  {
    id: 'wedding-soon',
    cues: 'wedding married',
    when: /\b(?:(?:the|your|our) wedding(?:'s| is) (?:in|on|at|tomorrow|this|next)|(?:days?|weeks?|hours?) (?:till|until|to|before) (?:the|your) wedding|getting married (?:in \S+ (?:hours?|days?|weeks?)|tomorrow|on|this|next)|it's your own wedding|\byou(?:'re| are| two are|'ve been) planning (?:a|your|the) wedding)/i,
    unless:
      /\b(?:not invited|wasn't|cancel\w*|called off|postpone\w*|ex|died|visa|dress size|don't want|not sure|doubts?|cold feet|in (?:her|his|their) head|dreading)\b/,
    bright: true,
    hear: [
      "It's a lot to get ready, and a lot to feel.",
      'Everyone asks about the flowers. Hardly anyone asks how you are.',
    ],
    ask: ["What's still on the list?", 'Which hour of that day will be yours?'],
  },
  {
    id: 'wedding-taken-over',
    cues: 'taken picked chosen decided booked opinion wants invited guests dress',
    when: /\b(?:(?:has|have|'s|'ve) (?:taken (?:it|over)|picked|chosen|decided|booked|fixed|invited)|everyone's got an opinion|keeps? (?:inviting|adding)|wants? (?:the|a|us to have a|you to have a) (?:big|church|hindu|proper|white|traditional)|told you which|they have fixed|her dad's paying|opinions about the dress)\b/i,
    unless:
      /\b(?:my (?:daughter|son|sister|brother|cousin|friend|boss|granddaughter)'?s? (?:wedding|is getting)|cancel\w*|didn't invite|not invited)\b/,
    beside: ofOurWedding,
    hear: [
      'It was meant to be your day.',
      'Saying no to any one thing sounds petty, so it goes by, one thing at a time.',
    ],
    ask: ['What would you have, if nobody else had a say?', "What does the one you're marrying say to it all?"],
  },
  {
    id: 'wedding-off',
    cues: 'wedding off postpone call cancel married through bust',
    when: /\b(?:(?:the|your|our) wedding(?:'s| is| was| has been| had to be| got)? (?:off|cancell?ed|called off|postponed|put off|delayed)|(?:called|calling|call|put|putting|cancell?(?:ed|ing)?|postpon(?:e|ed|ing)|delay(?:ed)?) (?:off )?(?:the|your|our) wedding|(?:can't|cannot|couldn't) go through with it|there isn't a wedding|put off the wedding|you were going to be married)\b/i,
    unless: /\b(?:exam|surgery|interview|jump|suicide)\b/,
    beside: /\b(?:wedding|marr\w+|engaged|hall|fianc\S*)\b/,
    hear: ['You had been looking forward to that day. Now everybody has to be told, too.'],
    ask: ['When was it meant to be?', 'What part of it is hardest to let go of?'],
  },
  {
    id: 'left-out-of-a-wedding',
    cues: 'wedding married bridesmaid bridal invited marrying invitation',
    when: /\b(?:you(?:'re| are|'ve| were| weren't|'re not| aren't)? .*\b(?:not (?:in|invited to|asked to) the (?:wedding|bridal)|not a bridesmaid|just (?:like )?a guest|learned .* got married|found out (?:about )?(?:her|his|their|the) wedding)|(?:wedding|married)\b.*\b(?:knew but you|told you after|didn't (?:invite|ask|tell) you|only for the)|not in the (?:bridal party|wedding)|didn't invite you to (?:the|his|her|their) wedding|you (?:heard|found out|learn(?:ed|t)|read|saw)\b.*\b(?:getting married|got married|wedding)\b.*\b(?:from the|from a|from some\w+|on facebook|on instagram|on whatsapp|online|through (?:the|a|some\w+)))\b/i,
    unless: /\bi couldn't go\b|\bvisa\b/,
    hear: [
      'Being left out of a wedding like that hurts.',
      'You might have stood at the back and gone home early. Nobody gave you the chance to be easy about it.',
    ],
    ask: ['Who else of the people you know was asked?', 'Has anybody said a word to you about it?'],
  },
  {
    id: 'someone-close-marries',
    cues: 'married marrying wedding giving',
    when: /\byour (?:\w+ )?(?:son|daughter|granddaughter|grandson|sister|brother|best friend|twin|baby|mum|mom|dad|friend|niece|nephew|grandbaby|little girl|boy|girl|cousin)(?:'s| is| got| gets|'s been)? (?:getting )?married\b|\byou(?:'re| are) giving (?:your daughter|her) away\b|\bwalking her down\b|\bshe's getting married\b/i,
    unless:
      /\bthat woman\b|\bstepmother\b|\bdry tree\b|\bcustoms\b|\bbridal\b|\bwhen i was\b|\b(?:not married|didn't (?:invite|tell)|to my|knew but|without telling|told us after|learned|family knew|divorc\w*|no good|man we don't know|only for the|owe|burden|one has|heard|found out|find out|from the (?:woman|man|neighbou?r|lady|girl)|facebook|instagram|not sure|worried|doesn't like|can't stand|don't like|hate|i'm married|dubai|toronto|houston)\b/,
    bright: true,
    hear: [
      'A wedding so close to you brings up a lot of feelings.',
      'You can be pleased right through and still feel everything in the family move along by one chair.',
    ],
    ask: ['What are those two like together?', 'What part have you got in it?'],
  },
  {
    id: 'asked-why-single',
    cues: 'single looking turn marry married settle plus without husband wife boyfriend',
    when: told(
      String.raw`\b(?:the (?:only )?one without a (?:husband|wife|partner|boyfriend|girlfriend|date|plus)|the only (?:single|unmarried) (?:one|person)|(?:at|on) the kids'? table|(?:asks?|asking|asked|keeps? asking)\b.*\b(?:when (?:you|will you|is it)\b.*(?:marr\w*|settl\w*|turn)|if you(?:'ve| have) (?:met|got|found) (?:someone|anyone|a (?:boyfriend|girlfriend|man|nice))|if there(?:'s| is) (?:anyone|someone|somebody|a (?:man|girl|boy|lady))|why you(?:'re| are) (?:still )?(?:single|not married)|when (?:are you|is it your turn|is the good news))|(?:you're|are you|being|and) still (?:single|not married|unmarried)\b|thirty-\w+, still looking|no boyfriend yet)`,
    ),
    unless: /\bjob\b|\bflat\b|\bhappily\b|\bwork\b.*\blooking\b|\bparking\b/,
    hear: ['It is tiring to be asked that again and again.'],
    ask: ['Who asks it most?', 'What do you say, by now?'],
  },
  {
    id: 'everyone-else-is-coupled',
    cues: 'everyone everybody friends all they',
    when: /\b(?:everyone|everybody|all (?:of )?(?:your|the|my) (?:friends|mates|sisters|cousins|brothers|girlfriends)|they all|your friends|everyone in your (?:grade|year|class|office))\b.{0,40}\b(?:married|engaged|paired off|couples?|coupled|has (?:a (?:job or a )?(?:partner|boyfriend|girlfriend|bf|gf|husband|wife)|someone(?! to)|somebody(?! to))|have (?:partners|boyfriends|girlfriends|husbands|wives|someone(?! to)|kids)|got (?:someone(?! to)|partners|boyfriends|girlfriends)|in (?:a )?relationships?|getting married|settled)\b/i,
    unless: /\b(?:drama|divorc\w*|gossip|knew|invited|asked)\b/,
    hear: ['Nobody left you out on purpose, and you are on your own more and more.'],
    ask: ['Who is there still to ring on a Sunday?', 'Who was the last to go?'],
  },
  {
    id: 'nobody-to-tell-it-to',
    cues: 'nobody one anybody anyone somebody',
    when: /\b(?:nobody|no one|no-one|not anyone|don't have anyone|don't have anybody|there's no one|had a husband) (?:there )?to (?:hand|tell|share|ring|show|say|laugh|come home|eat|talk (?:it|things) over|split|do it with|give it to|tell things)\b/i,
    unless: /\bfor nobody to\b|\bnobody to say (?:i|you)\b|\b(?:suicid\w*|kill|abus\w*|safe to)\b/,
    hear: [
      "It's lonely when there's nobody to tell things to at the end of the day.",
      'It is the small news that suffers, what the man at the till said, that the lid would not come off.',
    ],
    ask: ["What's the last thing you'd have liked to tell?", 'Who used to hear that sort of thing?'],
  },
  {
    id: 'cooks-for-one',
    cues: 'one alone yourself',
    when: /\b(?:(?:cook|cooking|cooked|shop|shopping|dinner|table|meals?|portions?|recipes?|laid|christmas) for one\b|the one (?:chop|plate|egg|fork)(?! and a half)|you (?:had|have|ate) (?:your )?(?:dinner|tea|supper) (?:\w+ )?(?:alone|by yourself|on your own))\b/i,
    unless: /\b(?:calor\w*|binge\w*|purge\w*|restaurant for work|secretly|disorder)\b/,
    hear: ['Cooking for just yourself can feel pointless and lonely.'],
    ask: ['What did you have tonight?', 'Where do you sit, when you eat?'],
  },
  {
    id: 'glad-to-be-single',
    cues: 'single own living alone',
    when: /\byou(?:'re| are)? (?:really |quite |actually |pretty |so |perfectly )*(?:happy|fine|ok|okay|content|glad|like|love|enjoy|prefer)(?: with)?(?: being| to be)? (?:single|on your own|by yourself|living alone)\b|\bliving (?:alone|on your own) suits you\b/i,
    unless: /\bnot\b|\bwish\b|\bbut\b.*\b(?:lonely|nights|sad)\b|\bpretend\b/,
    bright: true,
    hear: [
      "You like it as it is, and that's a good thing.",
      'There is a good deal to be said for a door that only you have the key to.',
    ],
    ask: ['What is the best part of it?', 'Who believes you least?'],
  },
  {
    id: 'not-out',
    cues: 'knows nobody know gay lesbian bisexual queer trans asexual nonbinary bi',
    when: /\b(?:you(?:'re| are)|knows? you(?:'re| are)|that you(?:'re| are)) (?:a )?(?:gay|lesbian|bisexual|bi|queer|trans(?:gender)?|asexual|non-?binary)\b/i,
    unless: /\b(?:told|came out|i'm out|everyone knows|proud)\b(?!.*\bnever\b)/,
    beside:
      /\b(?:(?:nobody|no one|no-one|hardly anyone|not one person)(?: \w+){0,3} knows?|(?:don't|doesn't|do not|does not) know|never (?:told|typed|said)|haven't told|hide|hiding|secret|not out|closet\w*|can't tell|pretend\w*|don't suspect)\b/,
    hear: [
      'Having to watch every word is exhausting.',
      'It takes watching every sentence: which name, which "we", who you said you went with.',
    ],
    ask: ['Is there one person you would tell first?', 'How old were you when you knew?'],
  },
  {
    id: 'came-out',
    cues: 'came told coming',
    when: /\b(?:you (?:finally |just )?came out (?:to|at|as|last|on|when)|(?:since|when|after) you came out\b(?! of| with| and| to the)|you (?:finally |just )?told (?:your \w+|him|her|them|everyone) (?:that )?you(?:'re| are) (?:gay|bi|bisexual|lesbian|queer|trans\w*|non-?binary))/i,
    unless: /\b(?:hospital|prison|meeting|surgery|bank|role)\b/,
    bright: true,
    hear: ['That took real courage.', 'Years of being careful, and then it takes about ten seconds.'],
    ask: ['How long had you had it ready?', 'How has it been between you since?'],
  },
  {
    id: 'hidden-as-a-friend',
    cues: 'roommate flatmate friend housemate introduc colleague cousin',
    when: between(
      String.raw`\b(?:(?:introduce[sd]?|introducing) you (?:to \w+ )?as ["']?(?:his|her|a|the|just a|their|my|your) (?:friend|roommate|flatmate|housemate|colleague|cousin|mate)|(?:call|calls|called) (?:you|him|her) (?:his|her|your|a) (?:friend|roommate|flatmate|housemate)|being your roommate|pretend(?:ing|s)? (?:to be|you're) (?:just )?(?:friends|roommates|flatmates))`,
    ),
    hear: [
      'Having to hide who you are to each other hurts.',
      'Everybody is friendly, and they are talking to somebody who does not exist.',
    ],
    ask: ['Who gets to hear the real word?', 'Did you two speak about it after the visitors had gone?'],
  },
  {
    id: 'partner-works-away',
    cues: 'away sea rig ship boat abroad months weeks working works offshore army road doing stuck moved travel gone out station',
    when: between(
      String.raw`\bLOVE (?:on the (?:rigs?|boats|ships?|trawlers)|offshore|at sea)\b|\bMINE(?:'s| is| has| been|'s been)? (?:been )?(?:working (?:away|at sea|abroad|offshore)|(?:gone|away|stationed|posted|deployed|out) (?:away|at sea|in \w+|on|for|until|till|again|four|three|six|two|all week|abroad|offshore|with)|at sea|on (?:the|a) (?:rigs?|ship|boats?|trawlers?|road|lorr\w+)|offshore|doing a year in|works (?:away|abroad|offshore)|stuck in|moved for uni|travels? (?:all|every))\b`,
    ),
    unless:
      /\b(?:shoe|yard|missing|crash\w*|cyclone|pirates|affair|doesn't answer|last lorry|whistling|pleased|depress\w*)\b/,
    hear: ["It can't be easy to be apart for so long, and to manage everything alone meanwhile."],
    ask: ['What do you two talk about, when you do get to talk?', 'Which bit of the day is the emptiest?'],
  },
  {
    id: 'a-screen-is-not-the-same',
    cues: 'video call facetime zoom skype screen phone whatsapp minutes same face',
    when: /\b(?:(?:video ?call|calls?|facetime|zoom|skype|screen|phone)\b.*\b(?:not the same|isn't the same|gets shorter|shorter|freez\w*|cuts out)|(?:it's|its|it is) not the same as (?:a person|being|having)|a face propped|face on (?:a|the) screen|anniversary on (?:zoom|facetime|skype))/i,
    unless: /\b(?:work|meeting|lesson|doctor|teacher)\b/,
    hear: ['No, a call is not the same as being in a room with somebody.'],
    ask: ['When did you last see each other?', 'What would you do first, if you could be together?'],
  },
  {
    id: 'counts-till-they-meet',
    cues: 'weeks days months see saw seen until till since home',
    when: between(
      String.raw`\b(?:\S+ (?:weeks?|days?|months?|sleeps) (?:till|until|before|to go (?:till|until)) (?:you(?:'ll)? see (?:him|her|MINE)\b|LOVE (?:home\b|back\b|here\b|comes? (?:home|back|over)|gets? (?:home|back|here)|lands|due (?:home|back)))|you (?:haven't|have not|did not|didn't|'ve not) see?n? (?:him|her|MINE) (?:for|since|in) (?:\S+ )?(?:weeks?|months?|years?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)|LOVE home on the|you did not see MINE)\b`,
    ),
    unless:
      /\b(?:vet|dog|doctor|sons?|daughters?|mum|mom|mother|dad|father|kids|brother|sister|friend|died|sentence|court|gp|consultant)\b/,
    hear: ['The waiting until you see them must feel long.'],
    ask: ['What will you two do first?', 'How do you keep count?'],
  },
  {
    id: 'kept-apart-by-papers',
    cues: 'visa papers embassy permit form green stamp',
    when: /\b(?:visa|embassy|residence permit|fourth form|spouse visa|leave to remain)\b/i,
    unless:
      /\b(?:my visa depends|student visa|visa run|for the visa|visitor visa|tourist|boss|supervisor|approved|got (?:our|my|the) papers)\b|\b(?:my|your) (?:parents?|mother|father|mom|mum|dad|sister|brother|family|children|kids|son|daughter)\b.{0,60}\bvisa\b|\b(?:work|job|renew\w*|h1b|expir\w*)\b.{0,40}\bvisa\b|\bvisa\b.{0,40}\b(?:work|job|renew\w*|expir\w*)\b|\bvisa card\b/,
    beside: ofTwo,
    hear: [
      "It's hard to be kept apart by papers.",
      "Two people and a stamp between them. You can't be angry at a stamp, and you can't hurry it.",
    ],
    ask: ['What are they waiting for at the moment?', 'How do you two get through a week of it?'],
  },
  {
    id: 'moved-for-the-other',
    cues: 'moved came come transfer here',
    when: between(
      String.raw`\b(?:you (?:moved|came|have come|left \w+)\b.*\b(?:for (?:MINE(?:'s)?(?: work| job)?|his (?:job|work)|her (?:job|work))|to be with (?:MINE|him|her)|because of (?:MINE|his job|her job))|you came for MINE's|you(?:'re| are) (?:here|in \w+)(?: now)? for MINE|they transfer(?:red)? MINE|since you came to this country to be with)\b`,
    ),
    unless: /\bfor (?:my|your) (?:son|daughter|mum|parents)/,
    hear: [
      'You gave up a lot to come, and it can be lonely.',
      'One of you arrived to a desk and colleagues. The other arrived to the weekdays.',
    ],
    ask: ['What does a Tuesday look like there?', 'What do you miss most from before?'],
  },
  {
    id: 'how-they-met',
    cues: 'met',
    when: between(
      String.raw`\b(?:you|you two|MINE and you|you and MINE) (?:first )?met (?:in|at|on|when|through|by|over|there)\b|\byou met MINE\b`,
    ),
    unless: /\b(?:died|passed|cheat\w*|ghosted|solicitor|lawyer|teacher|doctor|boss|principal|rehab)\b/,
    bright: true,
    beside: ofTwo,
    hear: ['What a lovely way to have met.'],
    ask: ['Who tells it better?', 'What did you think of each other that first day?'],
  },
  {
    id: 'moving-in',
    cues: 'move moved moving living',
    when: between(
      String.raw`\b(?:you(?:'re| are|'ve| have)? (?:just |all )?(?:mov(?:e|ed|ing) in (?:together|with (?:him|her|MINE))|living (?:together|with MINE))|living with MINE now|LOVE wants? you to move in)`,
    ),
    unless: /\bended\b|\brelieved\b|\b(?:his mother|her mother|ex|broke|since the kids|roommates|hit|scared of)\b/,
    bright: true,
    hear: ["It's a big step, even when you're glad about it."],
    ask: ["What's surprised you most so far?", 'What have you had to give up for it?'],
  },
  {
    id: 'years-together',
    cues: 'married years together marriage',
    general: true,
    when: between(
      String.raw`\b(?:you(?:'ve| have)? (?:been |were )?(?:(?:married|together) (?:for )?(?:\w+[- ]){1,3}years|married (?:for )?(?:forty|fifty|thirty|twenty|sixty)\S*)|(?:forty|thirty|fifty|sixty|twenty)\S*(?: \w+)? years (?:married|of marriage|together)|(?:golden|silver|ruby|diamond) wedding)`,
    ),
    unless:
      /^[\s\S]{130}|\bwere together\b|\bwere married\b|\bwe'd been\b|\bone plate\b|\bone person\b|\bwithout (?:him|her)\b|\bnever had a\b|\b(?:alone|lonely|quiet|loud|empty|silence|affair|left|leaving|divorc\w*|cheat\w*|hospital|cancer|dement\w*|secret|strangers?|separat\w*|split|misses|miss|ill|lied|lie|talk|tired|sad|hate|love (?:him|her) any|over|bored|hardly|never|used to|don't|doesn't|can't|isn't|not)\b|\bphotos\b|\bbelieved\b|\b(?:married|together) (?:for )?(?:about |only )?(?:one|two|three|four|five|six|seven|eight|nine|[1-9]) |\b(?:died|passed|widow\w*|aren't married|not married|someone else|neighbours|parents|job|company)\b/,
    bright: true,
    hear: [
      "That's a long time together.",
      'By then there is a whole language nobody else speaks, half of it made of eyebrows.',
    ],
    ask: ['Which years were the best ones?', 'Where did you two first live?'],
  },
  {
    id: 'still-asks-themselves-about-then',
    cues: 'should have wonder could different wrong mistake',
    when: /\byou keep (?:thinking|wondering|asking yourself|going over) .*\b(?:what (?:you|went) (?:did wrong|could have|wrong)|(?:you|if you)'d|made a mistake|if you had|what if|was it (?:me|you))\b/i,
    beside: ofParting,
    hear: [
      'You keep asking yourself, and there may be no answer.',
      'It makes you the only one with a hand in it, which can be easier than there being no reason.',
    ],
    ask: ['Which moment do you stop at most?', 'What would your best friend say to that?'],
  },
];
