import type { Happening } from './happening.ts';

const ofOneLoved =
  /\b(?:my (?:husband|wife|partner|boyfriend|girlfriend|ex|fianc\w+|dad|mum|mom|father|mother|son|daughter|brother|sister|nan|gran\w*)|died|dead|funeral|passed away|suicide|hospice)\b/;

/** Where one stands in a group: near it, outside it, in its sight; and the ones known for a long time. */
export const ofFriendsGroups: readonly Happening[] = [
  {
    id: 'everyone-but-you',
    cues: 'everyone everybody all others rest class',
    when: /\b(?:everyone|everybody|all (?:of )?(?:them|the \w+|your \w+)|the (?:others|rest|whole \w+))(?: else)?\b[^.]*\b(?:except|but|apart from|bar)(?: for)? you\b(?! (?:didn't|don't|can't|have|had|were|was|are|know|said|do|did|still|just|never|feel|want|get|got|go|need|think|could|would|see|hate|love|and))|\b(?:everyone|everybody) else (?:got|gets|was|were) (?:\w+ )?(?:one|invited|picked|chosen|asked|thanked|promoted|paid|passed|signed off|called|told|in)\b|\beveryone (?:got|gets|was|were) (?:picked|chosen|called|thanked|a \w+)\b[^.]*\byou\b/i,
    unless:
      /\b(?:fine|ok(?:ay)?|happy|all right|alright|cool) with it\b|\b(?:funeral|forgotten|wedding video)\b|\b(?:died|dead|cancer|safe|saved|survived|asleep|went to bed|knows|knew|covid|ill|left except|happy for|else has (?:a|their) (?:opinion|say))\b/,
    hear: ["It can't be easy to be the only one, and not to look for the reason in yourself."],
    ask: ['Has anyone noticed that you were the one?', 'How did you find out about the others?'],
  },
  {
    id: 'planned-in-your-hearing',
    cues: 'front across over while plan talk discuss',
    when: /\b(?:plann?(?:ed|ing)?|talk(?:ed|ing|s)?|organi[sz]\w+|arrang\w+|discuss\w*|laugh(?:ed|ing)?|whisper\w*)\b[^.]*\b(?:(?:right )?in front of you|while you(?:'re| were| are)? (?:sat|sitting|stood|standing|right|just)|across you|over your head|as if you (?:weren't|aren't|were not)|as though you(?:'re| were)? (?:not|weren't)|like you(?:'re| were)? (?:not|weren't|invisible))/i,
    unless:
      /\b(?:language|surgeon|physio|over (?:my|your) head)\b|\b(?:doctor|nurse|consultant|baby|babies|miscarr\w+|kids in front|dementia|died|in front of (?:me|you) like normal|parents|affair|hit)\b/,
    hear: [
      "It hurts to have to listen to that, as if you weren't there.",
      'You get to hear every detail, as if you were a wall they happened to be next to.',
    ],
    ask: [
      'What did you look at, meanwhile?',
      'Did anyone glance your way?',
      'What would you have said, if one of them had turned round?',
    ],
  },
  {
    id: 'near-but-not-with',
    cues: 'sit sat stand stood hover wait hang',
    when: /\byou(?:'ve| have|'re| were)? (?:always |just |still |usually |mostly )?(?:sit|sat|sitting|stand|stood|standing|hang|hung|hover|hovered|hovering)\b[^.]*\b(?:near\b|at the (?:edge|back|side)|by the (?:bins?|railings|wall|door|radiator|coats|fence|gate|window|exit|tea urn|crisps)|on the (?:edge|outside|end)|next to them|behind them|off to (?:one|the) side)\b/i,
    beside:
      /\b(?:mums|mothers|the others|everyone|everybody|group|class|church|club|party|school|they all|all of them|girls|lads|table|team|choir|a ring|other (?:dads|parents|women|men|girls|kids))\b/,
    unless:
      /\b(?:hospital|bed|grave|ward|died|coffin|sea|river|bridge|cat|dog|bus|train|heater|police|him|platform|lovely|peace|window seat|near him|near her|exam)\b|\b(?:row|lecture|shuffle)\b/,
    hear: [
      "It's lonely to be so near them and not part of it.",
      'Near enough to be asked, and far enough off that nobody has to. It is a very exact distance to keep.',
    ],
    ask: [
      'What do they talk about over there?',
      'Which of them would you want to shift up?',
      'Has anyone there ever spoken to you?',
    ],
  },
  {
    id: 'nobody-visits',
    cues: 'visit come comes came',
    when: /\b(?:nobody|no one|no-one|noone|none of (?:them|your \w+)|not one(?: of them)?|(?:friends|mates|people|neighbou?rs|grandkids|grandchildren|kids|children|family)(?: \w+)? (?:never|don't|have stopped|'ve stopped|stopped))(?:'s| has| have| ever| even| once| really| actually| just)* (?:visits?|visited|visiting|comes? (?:to see you|round to see|by any ?more|round any ?more|to visit)|came (?:to see you|to visit|round to see)|coming (?:to see you|round any ?more))\b/i,
    unless:
      /\b(?:prison|ward|funeral|grave|died|visits? (?:him|her|them|the)|visited (?:him|her|them)|flat|estate agent|viewing|shop|stall|website)\b/,
    hear: [
      "It's lonely when nobody comes.",
      'After a while you stop listening for the gate, and then you notice that you have stopped.',
    ],
    ask: [
      'Who was the last to come in at your door?',
      'Who used to drop by?',
      'Who would you most like to see standing there?',
    ],
  },
  {
    id: 'nobody-got-in-touch',
    cues: 'nobody noone none one friends people stopped heard mates phone',
    when: /\b(?:nobody|no one|no-one|noone|none of (?:them|your \w+)|not one(?: of them)?|no friends?)(?: [a-z]+){0,4}?(?:'s| has| have| had)?(?: even| ever| once| really| actually)* (?:rung|rang|called|messaged|texted|rings|texts|phoned|phones|been in touch|got in touch|written|wrote|asked after|checked in)\b|\b(?:friends|mates|people|they|everyone|everybody)(?: \w+)?(?:'ve| have| has| all| just| gradually| slowly)* stopped (?:texting|calling|coming|inviting|visiting|writing|ringing|messaging|phoning)\b|\byou(?:'ve| have)? (?:never )?heard (?:nothing|not a (?:word|thing|peep))\b|\bheard nothing (?:back|since|from)\b|\bnot a (?:word|peep) (?:from|since)\b|\bphone (?:has ?n't|hasn't|didn't|doesn't|never) (?:rung|rang|ring|buzz\w*|rings)\b/i,
    unless:
      /\b(?:good things|got called|the baby|thesis|say no)\b|\b(?:called (?:me|you) (?:that|arty|by|a|stupid|names)|called an? |ambulance|police|999|job|application|interview|plumber|council|doctor|hospital|results?|kidnap|emergency|from the (?:bank|solicitor|uni|court|agency)|company|landlord|nobody called it|drafts)\b/,
    hear: [
      'It hurts when nobody gets in touch, and one call would have been enough.',
      'They all have the number. After a while you know exactly who has not used it.',
    ],
    ask: [
      'Who were you surprised not to hear from?',
      'Who did get in touch, if anyone?',
      'When did the last one ring?',
    ],
  },
  {
    id: 'always-busy',
    cues: 'busy',
    when: /\b(?:she|he|they|friends?|mates?|everyone|everybody|people|all)(?:'s|'re| is| are| was| were| says?| said| claims?)?(?: \w+){0,4}? (?:always|too|so|just|very|all|"|'|always "|she's|he's|they're|were|was|is|are) ?["']?busy\b(?! \w+ing)/i,
    unless:
      /\b(?:you're busy|i'?m busy|i was busy|ward|nurse|doctor|shop|shift|restaurant|line|line was|office|hospital|biscuits|gp|they're busy people|busy night|i say|busy with work and|good busy)\b/,
    hear: ['When everybody is always busy, it gets hard to go on asking.'],
    ask: ['Who did you last try?', 'When did it last work out to meet?'],
  },
  {
    id: 'known-so-long',
    cues: 'friends mates friend since',
    when: /\byou(?:'ve| have|'d| had)?(?: both| two| all)? (?:been (?:best |good |close )?(?:friends|mates|pals))\b[^.]*\b(?:years?|all (?:your|my|our) li(?:fe|ves)|since|decades|forever)\b|(?<!\b(?:boy|girl)[ -]?)\b(?:best |good |old )?(?:friends?|mates?|pals) (?:since|for (?:over |nearly |about |\w+ )?(?:\w+ )?years|of (?:\w+ )?years)\b|\b(?:\w+|\d+) years (?:of friendship|friends)\b/i,
    unless:
      /\b(?:now she|sits w\w*|doesn'?t|didn'?t|stepson|taking money|wedding|quiet|gif|ladder|some of them|guilty|in love|since june|scholarship|new friends|the night before|asked about)\b|\b(?:died|dead|funeral|killed|suicide|cancer|stage three|husband|wife|boyfriend|girlfriend|known (?:it|that|about|for years that)|doctor|never known|overdose|you've known pain|married|what's wrong|finished)\b|\bnew best\b|\b(?:no|any|many) friends\b|\blost (?:all|most|my|some|a lot|every)\b|\blost .{0,20}friends\b|\b(?:isolated|cut off|away) from\b|\b(?:engaged|fianc\w+|dumped|broke up|break ?up|divorc\w*|wedding)\b|\bfriends since (?:i|you|becoming|having|moving|getting|the)\b|\bflirt\w*|\bmy wife\b/,
    hear: [
      "After that long, it's somebody you can't replace.",
      'After that long a friend is also the one who remembers who you were.',
    ],
    ask: ['How did you two first meet?', 'What have you been through together?'],
  },
  {
    id: 'used-to-with-friend',
    cues: 'used',
    when: /\b(?:she|he|they|you(?: two| both| all)?) used to (?:always )?(?:sit|come|eat|walk|ring|save|wait|send|laugh|tell|play|share|sleep|stay|knock|bring|meet|do|sing|dance|cook|make|watch|borrow|text|call|pick|drive|go (?:to|round|for|out|on)|have (?:tea|lunch|coffee|breakfast))\b/i,
    beside:
      /\b(?:(?:best|old|oldest|my|her) (?:friend|mate|bestie|flatmate|roommate|neighbou?r)|friendship)\b[\s\S]*\b(?:any ?more|now|busy|since|different|new friends|drift\w*|stopped|dropped|lost (?:her|him)|losing|not the same|blank\w*|moved|replies|never)\b|\b(?:any ?more|busy|different|new friends|drift\w*|stopped|dropped|losing)\b[\s\S]*\b(?:(?:best|old|oldest|my) (?:friend|mate|bestie|flatmate|roommate|neighbou?r)|friendship)\b/,
    unless: ofOneLoved,
    hear: [
      "It's the small things you did together that you miss.",
      'That was just an ordinary day at the time. It only turned into something when it stopped.',
    ],
    ask: [
      'When was the last time you did that?',
      'What else did the two of you do?',
      'Do you think it crosses their mind as well?',
    ],
  },
  {
    id: 'thumb-for-an-answer',
    cues: 'thumb send sends replies reply answer word emoji put puts sent',
    when: /\b(?:she|he|they|friend|mate|everyone|sister|brother|son|daughter|mum|dad)\b[^.]*\b(?:sends?|sent|repl(?:y|ies|ied)|answer(?:s|ed)?|texts?|texted|puts?|reacted|wrote|writes|types?)\b(?:[^.]*\b(?:thumbs?(?: up)?|one[- ]word|one word|a heart|an? emoji|smiley)|(?: you| back| just| only| with| a)* ["']?(?:k|ok|okay|haha|lol|nice|cool))["'.]?$/i,
    unless:
      /\b(?:landlord|cyclist|wings|ladder|contact|ward|soon)\b|\b(?:good|lovely|made me smile|funny|doctor|manager|boss|surgeon|consultant|instructor|examiner|worth|i (?:put|sent|send|gave)|you (?:put|sent|send|gave)|hitch\w*|broke|cut)\b/,
    hear: [
      "It's hurtful to get so little back when you've said so much.",
      'You hold the two next to each other, what you wrote and what came back, and you do the weighing.',
    ],
    ask: ['How long was yours?', 'What were the answers like before?'],
  },
  {
    id: 'sent-a-laughing-face',
    cues: 'emoji face faces laughing lol haha heart like liked',
    when: /\byou (?:just |always |still |\w+ )?(?:send|sent|put|reply|replied|react(?:ed)?|type|typed|wrote|write|comment(?:ed)?) (?:\w+ ){0,4}(?:laughing (?:face|faces|emojis?)|(?:laughing |crying |heart |smiley |laugh )?emojis?|haha|lol|a heart|hearts|smiley(?: face)?|congrats|a like)\b/i,
    unless:
      /\b(?:canal|sick|literally)\b|\b(?:boss|wrong chat|by accident|accidentally|flirt\w*|date|dating|matched|crush)\b/,
    hear: ["You put on a smile for them, and it isn't how you feel."],
    ask: ['What would you have put, without thinking?', 'Who would be able to tell?'],
  },
  {
    id: 'home-thinks-all-is-well',
    cues: 'thinks think believe believes',
    when: /\byour (?:mum|mom|mam|mother|dad|father|parents|family|folks|gran|nan|grandma|husband|wife|sister|brother|daughter|son|kids)(?: \w+)? (?:still |all |really |both )?(?:thinks?|believes?|assumes?) (?:that )?you(?:'re| are|'ve| have|'ve got| got) (?:\w+ )?(?:popular|fine|happy|lots of|loads of|friends|doing (?:well|great|fine|ok)|ok|okay|over it|settled|at (?:uni|work|school|college)|having (?:the|a) (?:time|great|ball|good)|busy|out with|loving)\b/i,
    unless: /\b(?:i am happy|drugs|pregnan\w*)\b/,
    hear: [
      "You keep it up so they won't worry, and you're alone with it.",
      'It is kept up for their sake, and it means that nobody at home can be on your side in it.',
    ],
    ask: [
      'What do you tell them when they ask?',
      'How near have you come to saying it?',
      'Who would take it better than you think?',
    ],
  },
  {
    id: 'took-their-side',
    cues: 'side sided sides believe believed',
    when: /\b(?:they|everyone|everybody|all|friends|mates|group|she|he|family|people|none of them|mum|dad|mother)\b[^.]*\b(?:took (?:her|his|their|the other) side|taken (?:her|his|their) side|tak(?:es|ing) (?:her|his|their) side|sided with (?:her|him|them|the)|chose (?:her|his) side|(?:is|are|were|was) (?:all )?on (?:her|his) side)\b/i,
    hear: ['It hurts when everybody takes the other side.'],
    ask: [
      'Who of them might still see it your way?',
      'Has any of them heard it from you?',
      'What do they think happened?',
    ],
  },
  {
    id: 'chose-another-instead',
    cues: 'instead over not picked chose ask gave',
    when: /\b(?:she|he|they|friend|mate|teacher|coach|boss|manager)\b[^.]*\b(?:asked|picked|chose|chosen|gave it to|went with|took|invited|has asked)\b[^.]*\b(?:not you|instead of you|over you|rather than you|ahead of you)\b|\b(?:wasn't|weren't|not|didn't|never) (?:asked|ask(?:ed)? you|chosen|picked|choose you|pick you) (?:you )?(?:to be|as|for) (?:a |the |her |his )?(?:bridesmaid|best man|maid of honou?r|godmother|godfather|godparent|captain|solo|usher|witness)\b/i,
    unless: /\b(?:stepdad|chose him over)\b|\b(?:leg|arm|accident|died instead|hit|drunk|son instead)\b/,
    hear: ["It hurts to find that you weren't the one they'd choose."],
    ask: ['Had the two of you ever talked about it?', 'How did the news get to you?', 'Who else knows you had hoped?'],
  },
  {
    id: 'neighbour-trouble',
    cues: 'neighbor neighbour next door upstairs downstairs',
    when: /\b(?:neighbou?rs?|next door|(?:woman|man|couple|people|lady|guy) (?:next door|upstairs|downstairs|opposite|across the (?:road|hall|street)))\b[^.]*\b(?:complain(?:ed|s|ing)?|(?:pushed|put|passed|left|posted|stuck|slipped) (?:a |another )?(?:note|letter)|note (?:under|through|on)|camera|reported you|called the (?:police|council|landlord)|bang(?:s|ed|ing) on|lower the tone|people like (?:us|you)|fence|hedge|boundary|parks?|parking|your bins|thief|glar(?:es|ed|ing)|laughed in your face|too loud)\b/i,
    unless:
      /\b(?:looks over|died|lasagne)\b|\b(?:lovely|nice|brought|kind|soup|scones|does (?:my|your|our) bins|put (?:her|his) bins|hasn't put|funny|suggests a|tea over)\b/,
    hear: ['It is your home, and you cannot be at ease in it.'],
    ask: [
      'What were they like before that?',
      'How long have you lived side by side?',
      'Who else there do you get on with?',
    ],
  },
  {
    id: 'weekend-alone',
    cues: 'weekend saturday sunday friday',
    when: /\b(?:weekends?|saturdays?|sundays?|friday nights?|saturday nights?)\b[^.]*\b(?:alone|on your own|by yourself|lonely|loneliest|nothing to do|so long|longest|the worst|worst)\b|\b(?:alone|on your own|lonely|lonelier|by yourself)\b[^.]*\b(?:at|on|all|every|another|the|this|over the) (?:whole )?(?:weekends?|saturdays?|sundays?|friday nights?|saturday nights?)\b/i,
    unless:
      /\b(?:stocktake|argues|crossword|toast)\b|\b(?:custody|kids (?:go|are)|his weekend|died|funeral|work(?:ing)? (?:the )?weekend|hangover|church on|mass|lovely|peace|bliss|moved out on|walked|tea and)\b|\b(?:sing\w*|sang|perform\w*|present\w*|speak\w*|travel\w*|run|running|drive|driving|play\w*|shift|rota|working)\b|\bbest\b/,
    hear: [
      'Weekends can be the loneliest part of the week.',
      'In the week there are people who have to be there. A weekend has only the ones who come.',
    ],
    ask: [
      'Which part of the weekend is longest?',
      'What used to be in it?',
      'What do you say on Monday, when they ask?',
    ],
  },
  {
    id: 'hello-put-off',
    cues: 'hello invite knock introduce wave',
    when: /\b(?:wanted|want|'d like|would like|meant|meaning|dare|daring|thinking of|try(?:ing)?|brave enough) (?:to )?(?:say(?:ing)? (?:hello|hi)|invit(?:e|ing)|knock(?:ing)?|introduc(?:e|ing) yourself|wave)\b/i,
    unless: /\b(?:wedding|ex\b|boss|invite him to|funeral|don'?t want to (?:invite|say)|estranged|crush)\b/,
    hear: [
      'It gets harder the longer you leave it.',
      'After the first few weeks there is no ordinary moment left for a hello, and each one after makes it odder to begin.',
    ],
    ask: [
      'Where do you usually pass each other?',
      'What do you know about them so far?',
      'What would you say after hello?',
    ],
  },
  {
    id: 'spoke-up-in-the-group',
    cues: 'told said stood stuck stop funny enough',
    when: /\byou(?:'ve|'d)? (?:actually |finally |just |\w+ )?(?:told|said to|asked) (?:the (?:group(?: chat)?|lads|girls|table|class|chat|boys)|them|him|her|everyone)\b[^.]*\b(?:(?:that's |it's |was )?not funny|to stop|to leave (?:her|him|them|it) alone|that's enough|to shut up|to pack it in|out of order|wasn't on)\b|\byou (?:stood|stuck|spoke) up (?:for|to) (?:the|her|him|them|a|your|my|someone|that)\b/i,
    unless:
      /\b(?:dog|kids? to stop|husband|wife|dad|he hit|abus\w+|baby|never|didn'?t|couldn'?t|wish|should have|doctor|to stop (?:texting|calling|drinking|smoking|driving))\b|\btold (?:him|her) to stop\b|\btouch\w*/,
    bright: true,
    hear: [
      'It takes courage to speak up in front of everybody.',
      'Somebody in that room had been waiting for anyone at all to say it.',
    ],
    ask: [
      'What happened in the room then?',
      'What made you say it just then?',
      'Did anyone come up to you afterwards?',
    ],
  },
  {
    id: 'given-a-part',
    cues: 'the ugly fat quiet boring poor funny weird sensible dull shy single odd clumsy',
    when: /\byou(?:'re| are|'ve always been|'ve been) (?:always |just |still |only )?(?:the|their|our) (?:\w+ )?(?:ugly|fat|quiet|boring|poor|funny|weird|sensible|dull|shy|single|odd|clumsy|slow|invisible|token|responsible|mum) (?:friend|one|mate|girl|guy|kid|member|person|woman|man|of the group)\b/i,
    unless:
      /\b(?:child|baby|twins?|family|brother|sister|parents|he's the|new quiet|at home (?:i|you) was|in my country)\b/,
    hear: [
      "It's tiring to be seen as only that.",
      'Every group hands out parts early on, and then it is hard to be seen doing anything else.',
    ],
    ask: [
      'How did that part come to you?',
      'Who in that lot sees you differently?',
      'What are you like when none of them is there?',
    ],
  },
  {
    id: 'fancies-a-friend',
    cues: 'love like fell fallen falling feelings fancy crush',
    when: /\byou(?:'re| are|'ve|'ve been)? (?:think you(?:'re|'ve| are)? ?|kind of |sort of |totally |really |\w+ )?(?:in love with|fell for|fallen for|falling for|like|fancy|have feelings for|caught feelings for|have a crush on|love) your (?:best |oldest |actual )*(?:friend|mate|bestie|flatmate|roommate|colleague|neighbou?r)(?!'s|s\b)(?: |$|,)/i,
    unless:
      /\b(?:like (?:my|your) (?:best )?friend (?:said|says|does)|as a friend|platonic|don't love|jokes|like my friend sam)\b|(?:would|'d) like (?:my|your|the)\b/,
    hear: ['If you say it you may lose the friend, and if you say nothing it goes on like this.'],
    ask: ['When did you first know?', 'What are they like with you just now?', 'Who else knows about that?'],
  },
  {
    id: 'somebody-remembered',
    cues: 'remember kept recogni still knew knows',
    when: /\b(?:she|he|they|teacher|friend|mate|neighbou?r|someone|somebody|shop|barista|woman|man)\b(?: \w+){0,3} (?:remember(?:s|ed)? your (?:name|order|birthday|coffee|story|face)|still (?:had|has|got|have|got) (?:your|my) |kept your |(?:knew|knows|recogni[sz]ed) your (?:name|order|voice|walk))/i,
    unless:
      /\b(?:doesn'?t|didn'?t|no longer|never|nobody|not|dementia|alzheimer\w*|keys?|ladder|bully|bullied|police|ex\b|without|who knew|jumper|wish|phone number|hoodie|afraid)\b/,
    bright: true,
    hear: [
      "It's good to be remembered like that.",
      "It is a small thing to be kept in somebody's head, and it changes how you walk out of the door.",
    ],
    ask: ['When had you last seen them?', 'Where did they know you from?'],
  },
  {
    id: 'not-on-the-list',
    cues: 'not weren aren left wasn isn',
    when: /\byou(?:'re| are| were|'ve been| weren't| aren't)? ?(?:not|left off|off)? ?(?:in|on|off) (?:it|there|that|the (?:list|photo|picture|group|chat|rota|e-?mail|programme|invite|board))$|\b(?:your|my) name (?:isn't|wasn't|is not|was not) (?:on|in|there)\b/i,
    beside: /\b(?:not (?:in|on)|weren'?t (?:in|on)|wasn'?t (?:in|on)|isn'?t (?:in|on)|left (?:off|out)|taken off)\b/,
    unless:
      /\b(?:note|drew|drawing|will\b|heaven|died)\b|\b(?:not in there yet|in on it|ghost|coffin|grave|house|bed|ward|hospital|transplant|i'm in it|not on it any|tablets|meds|drugs|waiting list|train|bus|plane)\b/,
    hear: ['It stings to look for your name and not find it.'],
    ask: ['Who put it together?', 'Has anyone brought it up with you?'],
  },
  {
    id: 'slow-to-talk',
    cues: 'shy quiet slow awkward introvert small what never',
    when: /\byou(?:'re| are|'ve always been| were| get| go)? (?:just |so |very |too |quite |really |a bit |always |kind of |the )*(?:shy|quiet in (?:groups|company|class|meetings)|slow to (?:talk|speak|warm)|awkward|socially awkward|introvert(?:ed)?|tongue[- ]tied|bad at (?:talking|small talk|people|groups))\b|\byou never know what to say(?: to (?:people|them|anyone|anybody|strangers)|$)|\byou don't know what to say to (?:people|anyone|anybody|strangers)\b|\b(?:bad at|hate|can't do) small talk\b|\bby the time you(?:'ve|'d)? (?:thought|worked|got|found|made|put)\b[^.]*\b(?:say|talk|moved|sentence|words?|subject|over)\b/i,
    unless:
      /\b(?:shy to|not that i'?m|not shy)\b|\b(?:(?:he|she)'s (?:so )?shy|silence|funeral|died|bad news|cancer|grief|shy (?:away|of)|quiet (?:night|day|house)|interview|to (?:him|her) about)\b/,
    hear: [
      "It's hard to get a word in when you need a moment longer.",
      'People take quiet for not wanting to, and it is hard to put that right quietly.',
    ],
    ask: [
      'Who do you find it easy with?',
      'What goes on in you while they talk?',
      'What would they be surprised to hear from you?',
    ],
  },
  {
    id: 'does-it-for-everyone',
    cues: 'always',
    when: /\byou(?:'ve| have|'re| are)? always (?:the one who )?(?:do|does|did|make|makes|made|bring|brings|bringing|brought|bake|bakes|baked|buy|buys|bought|organi[sz]es?|remember|remembers|remembered|send|sends|sent|get|gets|got|cook|cooks|drive|drives|host|hosts)\b[^.]*\b(?:for (?:everyone|everybody|them|others|people|the others|all)|cakes?|cards?|presents?|birthdays?|theirs|hers|the rice|flowers|everyone's)\b|\balways you bring\b/i,
    unless: /\b(?:kids?|children|died|grave|my (?:wife|husband|mum|dad|son|daughter))\b/,
    hear: ['You remember everyone, and nobody thinks of you. That hurts.'],
    ask: ['Who would you most like it from?', 'When did you last notice it?'],
  },
  {
    id: 'said-it-beforehand',
    cues: 'told already said',
    when: /\byou(?:'d| had|'ve| have)? (?:already )?(?:told|said to) (?:everyone|everybody|people|them|your (?:\w+ )?(?:mum|mom|dad|parents|family|friends|grandma|nan|boss|colleagues|kids|mates|husband|wife|class|team)|half the \w+|everyone at work)\b[^.]*\b(?:you (?:were|was|are|'re)|you'd|you're (?:taking|applying|going|getting|moving|having))\b/i,
    beside:
      /\b(?:failed|fail|didn'?t get|not get|rejected|rejection|cancell?ed|fell through|turned down|not (?:university )?material|didn'?t pass|no place|off now|postponed|changed (?:his|her|their) mind|said no)\b/,
    unless: /\b(?:i was fine|you were fine|pregnant|sorry|tired|ill|busy|lied|lying|leaving him)\b/,
    hear: ['Now everybody knows, and that makes it harder.'],
    ask: ['Who will be the hardest to tell?', 'Who was most pleased for you?'],
  },
  {
    id: 'not-recognised',
    cues: 'recogni remember',
    when: /\b(?:nobody|no one|noone|none of them|they|he|she|people)\b(?: \w+){0,3}? (?:(?:didn't|doesn't|don't|never|not) (?:even )?)?(?:recogni[sz]ed?|remembered|remembers?) (?:you|your name|who you (?:are|were))\b/i,
    unless:
      /\b(?:first|blind|tinder|hinge|a|our|my) date\b|\b(?:probably|level 2)\b|\b(?:dementia|alzheimer\w*|mum|mom|dad|mother|father|nan|gran\w*|husband|wife|stroke|care home|home|ward|perth|airport|arrivals|baby|recogni[sz]ed me by|she remembered|he remembered|they remembered|she recogni[sz]ed|he recogni[sz]ed|still remembers|remembers me (?:as|from)|die|when (?:i'm|i am) gone)\b/,
    hear: [
      'It hurts not to be remembered by somebody you remember so well.',
      'You have carried their names about all this time, and it turns out the carrying was on one side.',
    ],
    ask: ['Who did you most hope would know you?', 'Who did you recognise straight away?'],
  },
  {
    id: 'they-go-on-together',
    cues: 'coffee pub drinks drink lunch tea',
    when: /\bthey (?:all )?(?:go|went|head|headed|are going|'re going|were going|always go)(?: off| out| on)? (?:for|to) (?:a |the |their )?(?:coffees?|drinks?|pub|lunch|dinner|tea|caf[eé]|nandos|mcdonalds|pizza|smoke)\b[^.]*\b(?:afterwards?|after|and you|together|every|without|you)\b/i,
    unless: /\b(?:(?:asked|invited|took) (?:me|you)|you go with|with you)\b/,
    hear: [
      'It hurts to see them go on without you.',
      'It is never said that you are not to come. It only never gets said that you are.',
    ],
    ask: ['Which of them would you want to sit next to?', 'What do you do while they are there?'],
  },
  {
    id: 'does-no-work-there',
    cues: 'nothing does did done work none',
    when: /\b(?:partner|group|team|others|flatmates?|roommate|housemates?|colleague|they|rest of them|nobody else|the lads)\b(?: \w+){0,2}? (?:does|did|do|done|doing|lifts|lifted)(?: absolutely| literally)? (?:nothing|no work|none of it|sweet (?:fa|nothing)|bugger all|fuck all|jack|a finger|a thing|anything)\b/i,
    beside:
      /\b(?:lab|project|group|essay|presentation|assignment|flat|flatmates?|roommate|kitchen|shift|work|team|course|committee|club|dishes)\b/,
    unless:
      /\b(?:police|school did nothing|doctors?|council|husband|wife|boyfriend|girlfriend|nothing wrong|they did nothing (?:to|about|when)|help (?:him|her))\b/,
    hear: [
      "It's unfair to be left with the work of two.",
      'It gets done, and so nobody who could change it ever sees that there is anything to change.',
    ],
    ask: ['Who sees who does what?', 'What would happen if you did only your own half?'],
  },
  {
    id: 'met-about-town',
    cues: 'see saw pass passed bump run ran',
    when: /\byou (?:still |sometimes |always |keep )?(?:see|saw|pass|passed|passing|bump(?:ed)? into|run into|ran into|meet|met) (?:her|him|them|your \w+ ?\w*)\b[^.]*\b(?:looks? away|looked away|stud(?:y|ies|ied)|pretend\w*|cross(?:es|ed)?|walk(?:s|ed)? (?:past|off|by|the other)|turn(?:s|ed)? (?:away|round|his|her|their)|(?:doesn't|didn't|don't) (?:say|look|stop|speak|wave)|says? nothing|looks? at the (?:floor|ground)|on the (?:other|opposite) side)\b/i,
    unless: /\b(?:desk|coats on)\b|\b(?:died|dream\w*|ghost|cancer|hospital|crush|bullied him|bullied her)\b/,
    hear: ["It isn't easy to keep meeting somebody you'd rather avoid."],
    ask: ['What do you do when you see them first?', 'Where does it happen mostly?'],
  },
  {
    id: 'known-to-all-now',
    cues: 'know knows',
    when: /\b(?:now|so now|and now|so) (?:everyone|everybody|the whole \w+|half the \w+|(?:her|his|their) (?:mum|mom|dad|parents|family|friends|mates)|all of them|they all|they) (?:all )?knows?\b|\b(?:everyone|everybody|the (?:whole|entire) (?:school|class|office|street|village|town|family|year|church)) (?:at (?:school|work|church) )?(?:already )?knows? (?:about (?:it|me|you|us)|now|you (?:are|were|'re))\b|\b(?:her|his) (?:mum|mom|dad|parents) knows?$|^(?:everyone|everybody|they all|the whole \w+) knows?(?: now)?$/i,
    unless:
      /\b(?:that'?s how|happy|relief|relieved|proud|where (?:i|you) stand|what to do|the answer|best|god)\b|\bhum\b|\bwhen i\b|\bknows? (?:that )?i(?:'m| am) (?:not|here|fine)\b/,
    hear: [
      "It's horrible when everybody knows something that was yours.",
      'It was yours to hand out, one person at a time, and that is the part you do not get back.',
    ],
    ask: ['Who would you rather had not heard?', 'What has been said to you so far?'],
  },
  {
    id: 'a-small-greeting',
    cues: 'smil wave nod said',
    when: /\b(?:(?:one |a |the |some |that )?(?:\w+ )?(?:girl|boy|woman|man|lady|someone|somebody|neighbou?r|stranger|kid|lad|cashier|driver|classmate)|one of them)\b(?: \w+){0,3}? (?:smiled|waved|nodded|winked|grinned)(?: back)? (?:to|at) you\b|\b(?:girl|boy|woman|man|lady|someone|somebody|neighbou?r|stranger|cashier|driver) (?:said (?:hello|hi|morning|good morning|see you tomorrow|your name)|asked your name|called you by your name)\b/i,
    unless:
      /\b(?:i answered)\b|\b(?:died|last time|ex\b|creep\w*|follow\w*|drunk|coach kind of|smirk\w*|never|nobody|didn'?t|police|crush|nurse)\b/,
    bright: true,
    hear: [
      'A small greeting can do you a lot of good.',
      'It is over in a second, and it can be carried about for a whole day.',
    ],
    ask: ['Do you know who it was?', 'Did you get to say anything back?'],
  },
  {
    id: 'friend-has-somebody-now',
    cues: 'boyfriend girlfriend partner baby fianc met',
    when: /\byour (?:\w+ )?(?:friend|mate|bestie|flatmate|roommate)(?:'s| has| is| just|'s just| has just)* (?:got |had |having |seeing |met |with )?(?:a |her |his )(?:new )?(?:boyfriend|girlfriend|partner|baby|fianc\w+|someone|bloke|man|woman)\b(?! who (?:hits|chooses|beats))|\bonly see (?:her|him|them) when (?:he|she|they)(?:'s|'re| is| are)\b/i,
    unless:
      /\b(?:christened|bitter|told my mate)\b|\b(?:slept with|cheat\w*|in love with|fancy|died|hits|chooses|controlling|affair|my ex|lost (?:her|the|his) baby|miscarr\w+|my (?:husband|wife|boyfriend|girlfriend|dad|mum|son|daughter))\b|\bheld (?:him|her|the baby)\b|\bgodmother\b|\bso happy\b|\bcuddl\w*/,
    hear: [
      "It can't be easy to have less of a friend than you did.",
      'There is one more person in every plan now, also when they are not in the room.',
    ],
    ask: ['What did you two do before that?', 'What are the evenings like when you do get one?'],
  },
  {
    id: 'they-fell-silent',
    cues: 'quiet silent shh hush stopped',
    when: /\b(?:(?:whole|entire) (?:table|room|class|kitchen|office|staff ?room|group)|everyone|everybody|they all|they|the others|it) (?:just |all |suddenly )?(?:went|goes|fell|got|gets) (?:all |so |dead )?(?:quiet|silent)\b[^.]*|\b(?:somebody|someone|one of them|she|he|becky) (?:went|goes|said) ["']?(?:shh+|ssh+|hush)/i,
    beside:
      /\b(?:walk\w* in|came in|come in|sat down|came over|come over|got there|arrived|went quiet|goes? quiet|fell silent|shh+|ssh+)\b/,
    unless:
      /\b(?:bus|potatoes)\b|\b(?:cried|sang|played|told (?:my|the) (?:class|group)|i (?:said|told)|minute'?s silence|snow|birds|died|baby|boss so|the boss|beautiful|clapped|phone|house|finished my plate|when i (?:roll|cry|stutter))\b/,
    hear: ["It's a horrible feeling when they go quiet as you come in."],
    ask: ['Who spoke first after that?', 'What had they been on about, do you think?'],
  },
  {
    id: 'friend-finds-fault',
    cues: 'told said says called finds thinks',
    when: /\byour (?:\w+ )?(?:friend|mate|bestie|flatmate|roommate|housemate)s?(?: of \w+ years)?(?: over \w+)?(?: just| once| always| actually)? (?:told you|said|says|thinks|called you|finds)\b[^.]*\b(?:you(?:'re| are|'ve)|finds you|i'm|you) (?:\w+ )*(?:negative|too much|boring|selfish|intense|needy|clingy|difficult|cold|changed|hard work|tight|loud|depressing|draining|no fun|too (?:loud|quiet|serious|sensitive|honest|thin|fat|old|nice)|talk too much|a lot|dramatic|lazy)\b/i,
    unless: /\b(?:joking|laughed about it|says i(?:'m| am) (?:not|too hard on)|you're not)\b/,
    hear: [
      'A remark like that from a friend hurts.',
      'A thing like that from a friend gets believed on the spot, and only argued with later, on the bus.',
    ],
    ask: [
      'What brought it on?',
      'Who would be surprised to hear that said of you?',
      'How did the two of you leave it?',
    ],
  },
  {
    id: 'praised-by-teacher',
    cues: 'teacher tutor lecturer professor supervisor coach instructor miss',
    when: /\b(?:teacher|tutor|lecturer|professor|supervisor|coach|instructor|choirmaster|conductor)\b[^.]*\b(?:said|told you|wrote|says|thinks|reckons)\b[^.]*\b(?:the best|brilliant|talent(?:ed)?|proud|a gift|gifted|excellent|well done|impressed|amazing|wonderful|really good|very good|lovely|beautiful|should (?:go|apply|enter))\b/i,
    unless:
      /\b(?:but|not (?:good|the best)|never|girl before|everyone else|for a foreigner|my (?:son|daughter|boy|girl)|he's|she's doing|sarcastic\w*|should have|of him|of her)\b/,
    bright: true,
    hear: [
      'Praise like that is worth keeping.',
      'Somebody who has seen a great many said it, and nobody had made them.',
    ],
    ask: ['Where did you look?', 'What was it they liked, do you know?', 'Who gets to hear that at home?'],
  },
  {
    id: 'street-of-strangers',
    cues: 'neighbor neighbour name surname street road block building',
    when: /\b(?:don't|do not|never|hardly|haven't|didn't) (?:even |really |ever )?(?:know|met|meet|spoken to|speak to|spoke to|talked to) (?:any of |a single one of )?(?:your|the|our|my) neighbou?rs\b|\b(?:couldn't tell you|don't know|couldn't name) (?:one|a single|any)\b[^.]*\b(?:names?|surnames?|neighbou?rs?)\b|\blived (?:in|on|here)\b[^.]*\b(?:street|road|block|building|stairs|close|estate)\b[^.]*\b(?:years?)\b/i,
    unless:
      /\b(?:lovely|happy|all know each other|never a cross word|good neighbours|died|since he|since she|all my life)\b/,
    hear: [
      "It's lonely to live among so many people and know none of them.",
      'You hear them through the floor, their baths and their rows, and you would pass them in a shop.',
    ],
    ask: ['Who do you nod to?', 'Which door would you knock at, if you had to?'],
  },
  {
    id: 'they-answered',
    cues: 'wrote texted replied answered rang called messaged back',
    when: /\b(?:she|he|friend|mate|schoolfriend)(?: has| have|'s|'ve| actually| finally| just)* (?:wrote|written|texted|messaged|replied|answered|rang|called)(?: you| to you)?(?: straight)? back\b|\b(?:she|he|they) (?:finally |actually )(?:replied|answered|texted|rang|wrote)\b/i,
    unless:
      /\b(?:ended it|ward|twenty past|thanks for letting)\b|\b(?:didn'?t|never|not\b|hasn'?t|haven'?t|no one|nobody|only|just a|thumb|"?no"?$|stop|blocked|rude|one word|ex\b|if (?:she|he|they)|until|when (?:she|he) (?:wrote|texted)|three days later|hospital|clinic|bank|but|"?k"?$|says? no|job|landlord|doctor|council)\b/,
    bright: true,
    hear: [
      'They answered, and that must be a relief.',
      'After all that picturing how it would be taken, there is simply a voice on the other side.',
    ],
    ask: ['What did they say first?', 'What will you answer?'],
  },
];
