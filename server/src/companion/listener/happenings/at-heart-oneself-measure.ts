import type { Happening } from './happening.ts';

const counted =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|a hundred|hundreds? of|\\d+)';

/** How somebody measures themselves: not enough, behind, of no use, refused, failed, tried for nothing. */
export const ofMeasure: readonly Happening[] = [
  {
    id: 'cannot-even-do-that',
    general: true,
    cues: 'even',
    when: /\byou (?:can't|cannot|couldn't|can not) even (?:do|keep|cook|boil|make|get|hang|fix|drive|swim|spell|read|run|climb|look after|hold (?:down|a (?:job|conversation|note))|change|park|finish|manage|open|afford|answer|sit|tie|draw|sing|dance|bake|remember how|fill|ring|buy|pay)\b/i,
    unless:
      /\b(?:so happy|so angry|so excited|get a word|get through to|get hold|get (?:a )?(?:doctor|an appointment)|make a joke|do that because he|anymore because|keep (?:my|the) door|open (?:my|the) mouth|get out of|him to|her to|them to)\b/,
    hear: [
      '"Even" is a hard little word. It makes the thing small and the person smaller.',
      'Somewhere there is a list of what everybody can do without thinking, and you have put yourself under it.',
    ],
    ask: [
      'Who expects it of you?',
      'What happened when you last tried it?',
      'What do you find easy that others do not?',
    ],
  },
  {
    id: 'feels-less-than',
    cues: 'feel felt',
    when: /\byou(?: just| always| still| really| sometimes| often)* (?:feel|felt|feeling)(?: so| like| such| a bit| really| very| as if you're| just| kind of| pretty| like you're| completely| absolutely| the)* ?(?:an? |the )?(?:failure|worthless|useless|stupid|small|ugly|inferior|loser|idiot|nobody$|a nobody|invisible|inadequate|(?:family )?mistake|old|thick|slow|clumsy|boring|average|waste of (?:space|time)|impostor|imposter|fraud|joke|disappointment|second best|foolish|not (?:good|clever|pretty|smart) enough|out of (?:my|your) depth)\b/i,
    unless:
      /\b(?:talking to nobody|nobody (?:at|knows|gets)|feels? nothing|feel nothing|felt nothing|feel small (?:kicks|pain)|makes? (?:me|you) feel|made (?:me|you) feel|feel old (?:now|and happy)|stupid happy|old friend|for telling|nothing for|nothing but)\b/,
    hear: [
      'That feeling comes in as if it were a fact and sits down at the head of the table.',
      'It is a measure somebody once put up against you, and it has stayed standing in the corner.',
      'From inside one hears every crack. Nobody outside hears anything of the kind.',
    ],
    ask: ['When does it get loudest?', 'Next to whom do you feel it most?', 'What brought it up this time?'],
  },
  {
    id: 'not-one-of-the-good-ones',
    cues: 'not never enough isn worst slowest dumbest ugl weakest thickest oldest laziest stupidest boring always still league disappoint learn',
    when: /\byou(?:'re| are|'ll never be|'re just|'ve never been)(?: just| really| simply| that| very| exactly)* (?:not |never )(?:(?:good|clever|smart|pretty|strong|brave|funny|thin|rich|fast|interesting|talented|tough|tall|cut out|the (?:clever|pretty|brave|strong)|as (?:good|clever|pretty|smart|brave|strong|fast)|that (?:clever|brave|strong|good|smart|pretty)|made for|like (?:them|that|her|him|the others)|a (?:real|proper|natural))\b)|\byou(?:'ve| have) never been (?:brave|good (?:at|enough)|clever|the)|\byou(?:'re| are) (?:the )?(?:worst|slowest|dumbest|ugliest|weakest|thickest|oldest|laziest|stupidest|ugly (?:one|sister)|boring one|quiet one|thick one|disappointment)\b|\byou(?:'re| are) (?:always|still) (?:behind|last|the last|picked last|late|the slowest)\b|\bout of your league\b|\byou(?:'ll| will) never (?:learn|be able|get (?:it|there)|understand|manage)\b/i,
    unless:
      /\b(?:letters|manager|why am i|good enough for (?:him|her|them)\b.{0,30}(?:he|she|they) said|says? (?:i|you)|told|not (?:a )?(?:good|brave) (?:idea|time)|not good at (?:goodbyes)|never (?:learn|understand) why|he'll never|she'll never|you're not strong enough to live|not cut out for living|never get (?:it|him|her) back)\b/,
    hear: [
      'Said like that it sounds like something read off a label. Somebody must have stuck it on at some time.',
      'It is an old sentence, by the ring of it, and it finds new proof every week.',
      'One looks for oneself at the wrong end of every row, and there one is.',
    ],
    ask: ['Who was the first to say so?', 'What would have to happen for you to doubt it?', 'Where is it not true?'],
  },
  {
    id: 'everyone-else-is-or-has',
    general: true,
    cues: 'everyone everybody else others friends mates batchmates classmates all',
    when: /^(?:and |but )?(?:everyone|everybody|all (?:of )?(?:your|the) (?:year|class|set|batch|friends|mates|others|batchmates|classmates|cousins|other \w+)|all the others|the (?:other|rest of the) \w+|your (?:friends|mates|batchmates|classmates|old \w+))(?: else)?(?: (?:at|in|on|from|around|you|of) (?:the |your |you )?\w+(?: (?:know|at school|class|group|set|year|cohort))?| \w+ (?:with|at))*(?:'s| is| are|'re| has| have|'ve| can| seems?| seemed| knows?| got| gets| does| manages?| looks?| were| was| had| learns?| buys| bought)(?: all| just| already| now| so)* (?:(?:\w+ )?(?:married|pregnant|engaged|promoted|ahead|faster|better|cleverer|smarter|thinner|younger|richer|happy|sorted|settled|coping|moving|buying|having|getting|posting|know(?:s|ing)?|fine|manag\w+|grown|graduat\w+|written|japa|(?:proper |real |good )?jobs?|houses?|kids|babies|partners?|boyfriends?|girlfriends?|someone|somebody|a (?:job|house|house|flat|partner|boyfriend|girlfriend|baby|car|degree|band|plan|life)|families|theirs|merit|to (?:know|manage|have|be|get|cope)|drive|it (?:figured|worked|sorted|together)|what they're doing|friends|both parents|in (?:second|third|final) year))\b/i,
    unless:
      /\b(?:(?:her|his) friends|laugh\w*|against (?:me|you)|at (?:me|you)|nice|kind|lovely|helpful|died|crying|dead|sick|ill|asleep|in bed|shouting|happy for|proud of (?:me|you)|happy (?:about|with) (?:it|me|you)|worried)\b/,
    hear: [
      "Seen from one's own kitchen, all the others seem to have been given the same letter with the instructions.",
      'One sees them in the light of their windows, and oneself from behind, with all the wires.',
      'It looks like a race for which somebody forgot to tell you the start.',
    ],
    ask: [
      'Whose life is it you look at most?',
      'Which of those things would you want, if nobody else had it?',
      'Since when has it felt like that?',
      'Who around you is out of step too?',
    ],
  },
  {
    id: 'they-began-with-you',
    cues: 'start train appl began join qualif same cohort set year together',
    when: /\b(?:(?:started|trained|applied|began|joined|qualified|studied|left school|graduated|was in|were in|went to school)\b.{0,35}\b(?:the same (?:day|time|year|week|month|class)|(?:with|as|alongside) you$|(?:with|as) you (?:has|have|is|are)|together)|you (?:applied|started|trained|qualified|began) together|from your (?:cohort|year|batch|set|class)|everybody you (?:started|trained|studied) with|same (?:scores|marks|surgery|course|start)(?: as you)?)\b/i,
    unless: /\b(?:pub|died|happily|married|dance together|started together (?:a|the) band|fell in love)\b/,
    hear: [
      'You set out from the same line, and so every yard between you can be measured.',
      'A stranger could be that far on and it would not matter. This one had the peg next to yours.',
    ],
    ask: ['What do you think made the difference?', 'How are you two when you meet?'],
  },
  {
    id: 'next-to-that-one',
    cues: 'next compared than like beside brother sister twin cousin',
    when: /\b(?:next to|compared (?:to|with)|beside|instead of being like|not like|better than|more than) (?:your (?:brother|sister|twin|cousin|mother|mum|mom|dad|father|friends?|husband|wife)|her|him|them)\b|\byour (?:\w+ )?(?:brother|sister|twin|cousin)(?:'s| is| has| got| earns| bought| can)? (?:a |an |the |just |already |now )*(?:doctor|lawyer|engineer|house|flat|married|twice|three times|more|golden|clever one|pretty one|favou?rite|good one|success\w*|loud one|promoted)\b|\beverything your (?:brother|sister|cousin|twin) (?:does|touches)\b|\boh,? you're \w+'s (?:sister|brother)\b/i,
    beside:
      /\b(?:worthless|failure|feel|gold|golden|compar\w+|jealous|disappoint\w*|always|never|earns?|mistake|me i'm|i'm the one|and me|home|behind|ugly|stupid|every (?:meal|holiday|christmas)|three times|twice)\b/,
    unless:
      /\b(?:next to (?:him|her|them) (?:in|on|at)|sit(?:ting)? (?:next to|beside)|lie|lying|sleep\w*|sat|bed|grave|buried|standing|like (?:him|her) more|love (?:him|her)|walk\w*)\b/,
    hear: [
      'Children are put in a row once, by somebody, and go on standing like that for forty years.',
      'One cannot look at oneself at all without that other one coming into the picture.',
    ],
    ask: [
      'Who does the comparing, apart from you?',
      'What do the two of you have that is alike?',
      'What does that one not have?',
    ],
  },
  {
    id: 'has-got-nowhere-so-far',
    general: true,
    cues: 'done nowhere same still never nothing',
    when: /\byou(?:'ve| have)? (?:done nothing|got nowhere|never had a (?:job|relationship|boyfriend|girlfriend|proper)|nothing to show|had the same (?:cv|job|desk|room) since|achieved nothing|wasted (?:your|my|\w+ years))\b|\byou(?:'re| are) (?:going nowhere|getting nowhere|stuck (?:here|in|at|where)|back (?:in your old (?:room|bedroom)|living (?:with|at)|at your (?:parents|mum|mom))|still (?:living (?:with|at)|renting|single|here|in (?:the|your) (?:same|old)|doing|on the same|an? (?:assistant|junior|trainee|temp|student)))|\byou(?:'re| are) \d\d,? (?:and )?(?:renting|living|still|back|single|with no)\b/i,
    unless:
      /\b(?:done nothing wrong|stuck in (?:traffic|the (?:lift|mud|snow|door))|still here for|still here with|still single and|stuck at (?:the )?(?:airport|station)|still (?:in|living with) (?:it|him|her)|still doing (?:well|ok|fine)|love)\b/,
    hear: [
      'Looked at from outside one sees where somebody stands, and nothing of what it took to be standing at all.',
      'You are adding up the years as if only the things one can photograph had counted.',
    ],
    ask: [
      'Where had you thought to be by now?',
      'What has gone into those years that nobody sees?',
      'What would be one step out of it?',
    ],
  },
  {
    id: 'of-no-use-to-anyone',
    cues: 'need notice matter miss use background surplus spare extra furniture way',
    when: /\b(?:nobody|no one|noone|they|he|she|your \w+)(?: really| just| even)?(?: (?:doesn't|don't|doesn't really|didn't|won't|wouldn't|would|will))?(?: even)? ?(?:need(?:s|ed)?|notices?|would notice|miss(?:es)?) (?:you|a thing|if you)(?: so much| any ?more| now|$| were| was| left| disappeared| weren't| didn't| mended)\b|\b(?:they|nobody|no one) (?:won't|will|wouldn't|would) (?:even )?notice\b|\byou (?:don't|didn't) matter (?:to|any|at)\b|\byou(?:'re| are)(?: just)? (?:no use|not needed|surplus|in the way|spare|the spare|extra|furniture|the furniture|in the background|there to make)\b/i,
    unless:
      /\b(?:clean sheets|feet up|one day where|(?:he|she) said|hope|didn't notice (?:the|my|that|it)|so they won't notice|better off (?:dead|without me)|if i (?:die|died|was dead|killed)|don't need you to (?:fix|tell|be))\b/,
    hear: [
      'One goes by how the others turn their heads, and when none turns one begins to doubt one was there.',
      'To be wanted for something is a sort of address. Without it the post does not come.',
    ],
    ask: [
      'When were you last needed for something?',
      'Who used to come to you?',
      'What would you like to be asked to do?',
    ],
  },
  {
    id: 'looked-straight-past-you',
    cues: 'past through see look face invisible over air ghost sees',
    when: /\b(?:looks?|looked|looking|eyes (?:go|went|slid)|talk(?:s|ed)?|stares?|stared|sees?|walks?|walked)(?: straight| right| clean)? (?:past|through|over) you\b|\b(?:nobody|no one|none of them)(?: ever| even| really| has)? (?:sees?|saw|looks? at|looked at|looked in) (?:you|your face)\b|\bher eyes (?:go|went) past\b|\bas if you(?:'re|'d| were| was)(?:n't)? (?:not )?(?:there|air|furniture|glass|a (?:chair|lamp|ghost|wall))\b|\byou(?:'re| are) (?:invisible|a ghost|air)\b/i,
    unless: /\b(?:quite like|saw me (?:fall|cry|steal|do)|relief|thank god|luckily|playing|hide and seek)\b/,
    hear: [
      'Nothing was said and nothing done, and one walks on with less than one came with.',
      'It is polite, nearly. There is nothing in it that one could hold up and complain of.',
    ],
    ask: ['Where does it happen most?', 'Who does see you?', 'What do you do then, with your face?'],
  },
  {
    id: 'did-not-last-long',
    cues: 'quit gave give stopp last tried always after',
    when: new RegExp(
      `\\byou(?: always| just|'ve| have)? (?:quit|give up|gave up|given up|stopped|lasted|packed (?:it )?in|threw (?:it )?in)(?: it)? (?:after|on day|at|in|only|for|about)? ?(?:only |about |just )?${counted} (?:days?|weeks?|mins?|minutes|months?|hours|lessons)\\b|\\b(?:it|that|which) (?:only )?lasted (?:only |about )?${counted} (?:days?|weeks?|hours|minutes)\\b|\\byou always (?:quit|give up|stop)\\b|\\byou(?:'ve)? (?:packed|given|gave|packed it) (?:it )?(?:in|up) (?:trying|on)\\b|\\byou got up at (?:noon|\\w+) and\\b`,
      'i',
    ),
    unless:
      /\b(?:quarrel|smoking (?:for good|completely)|eleven years ago|thank god|stopped (?:crying|bleeding|laughing|at)|(?:he|she|they) (?:quit|gave|stopped)|job)\b/,
    hear: [
      'It begins each time with a whole heart, and that gets left out when one counts how long it lasted.',
      'By the third time one is up against the thing and all the earlier goes at it as well.',
    ],
    ask: [
      'At what point does it usually stop?',
      'What made you start that time?',
      'What did the first days have that the later ones did not?',
    ],
  },
  {
    id: 'made-a-mess-of-it',
    cues: 'mess screw blew blank wrong cock muck bottl ruin burn burned spoil forgot froze mistake',
    when: /\byou(?:'ve|'d| just| really| totally| completely| always| properly| have)* (?:messed (?:it |that |everything )?(?:all )?up|screwed (?:it |that |everything )?(?:all )?up|fucked (?:it |that |everything )?(?:all )?up|cocked it up|mucked it up|blew it|bottled it|went (?:completely |totally )?blank|go blank|made a (?:mess|hash|fool|right mess|big mistake|huge mistake|stupid mistake)|got it (?:all )?wrong|ruined (?:it|everything|the (?:whole )?\w+)|burn(?:t|ed) the (?:whole |entire )?\w+|choked|flunked|bombed|got the measurements)\b/i,
    unless:
      /\b(?:leg under|dad was|lived|lucky|beans|(?:they|he|she|it|doctor|hospital) (?:messed|screwed|fucked|blew|ruined|got it)|made a mess in|finally|rice|toast|hearing aid|when i'm on stage i go|laugh\w* (?:about|at) it)\b/,
    hear: [
      'It takes half a minute, and one can look at it from all sides for weeks.',
      'All that had gone well up to there is not asked about any more. It stands in the shade of that one thing.',
      'You keep standing in front of it as if it could still be picked up and put back.',
    ],
    ask: [
      'What did the others say, if there were any?',
      'At what point did you know?',
      'What would have saved it?',
      'What has to be done about it now?',
    ],
  },
  {
    id: 'missed-it-by-a-hair',
    cues: 'missed short off lost fail left last nearly',
    when: new RegExp(
      `\\b(?:missed|lost|failed|fell short|beaten|out|off)\\b.{0,30}\\bby (?:only |just )?(?:${counted}|one|a|half a|1|half) (?:seconds?|marks?|points?|minutes?|percent|grade|hundredths?|stone|goal|vote|place|hair|whisker|day)\\b|\\b(?:one|1|two|2|half a) (?:marks?|points?|off|short|percent)(?: (?:off|short|from)| failing| too (?:few|low|old))\\b|\\byou (?:fell|failed|stumbled) at the last\\b|\\byou got (?:\\d+|\\w+) last time\\b`,
      'i',
    ),
    unless: /\b(?:passed|pass is a pass|won)\b/,
    hear: [
      'Had it been far off, one could shrug. So near, one goes over every step to find where that little bit was lost.',
      'From close by one can see exactly what it would have been like.',
    ],
    ask: ['Where do you think that bit went?', 'What comes after this, another go or something else?'],
  },
  {
    id: 'so-many-noes',
    cues: 'reject appl refus interview agents times letter',
    when: new RegExp(
      `\\b${counted} (?:\\w+ )?(?:rejections?|refusals|applications|agents|interviews|noes|no's|nos|jobs applied|knock-?backs|letters back|publishers|auditions)\\b|\\b(?:applied|auditioned|put in|asked for a transfer)\\b.{0,40}\\b(?:${counted} times|twice|${counted} (?:jobs|places|firms|schools))\\b.{0,30}(?:refused|no|turned|rejected|nothing|not|$)|\\b${counted} (?:times )?(?:is|are) enough\\b`,
      'i',
    ),
    unless: /\b(?:ivf|what day|lime|the interviews? (?:is|went)|passed|got (?:it|one)|offered|accepted|yes)\b/,
    hear: [
      'One puts on the clean shirt each time, inside as well, and each time it is only a little less white.',
      'Every one of those noes took somebody a minute, and you a week.',
    ],
    ask: ['Which of them was the worst?', 'What do they say, when they say why?', 'What keeps you at it, or does it?'],
  },
  {
    id: 'went-to-somebody-else',
    cues: 'gave given gone went took chose chosen pick hire got else',
    when: /\b(?:they|he|she|the (?:boss|manager|coach|company|school|council|committee|teacher|director|landlord|club|firm|job|post|role|part|solo|flat|room|place)|it)(?:'ve| have|'s| has)?(?: just)? (?:gave|given|gone|went|took|chose|chosen|picked|hired|going|give)(?: it| the (?:\w+ )?(?:job|part|role|solo|post|room|flat|place|contract|prize|shift|promotion|house|captaincy|headship|lead|licence|license|grant|tender|award|slot|desk|seat|project))?(?: to| with| for)? (?:the (?:lad|other (?:one|girl|guy|lad|school|person|candidate)|intern|younger|new (?:girl|guy|lad|one)|temp|boss's \w+)|somebody else|someone else|another|other|someone (?:from outside|younger|with|cheaper|internal)|a (?:younger|lad|girl|man|guy|bloke|kid)|[A-Z][a-z]+$|him$|her instead)\b|\bgone with (?:the|someone|somebody|another)\b|\bit's \w+ who (?:gets|got) (?:it|the)\b|\byou trained the (?:man|woman|one|lad|girl|person)\b/,
    unless:
      /\b(?:adoption|baby|affair|left me for|kissed|cheat\w*|it went to (?:the|my) heart|holiday|took someone else (?:home|to the hospital)|took a (?:man|girl))\b/,
    hear: [
      'Now the thing has a face and a name, and you may have to be friendly to it.',
      'A no by itself can be borne. This one comes with somebody to look at.',
    ],
    ask: [
      'What did they say was the reason?',
      'How is it when you see the other one?',
      'What would you have made of it?',
    ],
  },
  {
    id: 'they-said-no-to-you',
    cues: 'turned reject refus chosen removed released cut dropped kicked deni declin waitlist closed squad accepted list knock disqual desel passed take took want pick choose said told',
    when: /\b(?:they|he|she|the (?:bank|university|council|embassy|college|school|company|club|court|home office|insurance|agency|committee|coach|landlord))(?:'ve| have|'s| has)?(?: just| all| both)? (?:turned (?:you|it|your \w+) down|rejected (?:you|it|your \w+)|refused (?:you|it|your \w+)|declined (?:you|it|your \w+)|denied (?:you|it|your \w+)|(?:said|told you) no\b|don't (?:take|want) you|didn't (?:take|want|pick|choose) you|took somebody else|dropped you|cut you(?! off)|let you go|closed the list)\b|\byou(?:'ve been| were| got| weren't| have been| was)(?: just)? (?:rejected|refused|turned down|not chosen|chosen|released|dropped (?:from|by)|kicked (?:out|from|off)|cut (?:from|1st|first|on)|removed from|deselected|passed over|declined|denied|waitlisted|knocked (?:back|out)|disqualified)\b|\byou didn't (?:make|get) (?:the )?(?:squad|team|cut|list|place|part|job|in|it)$|\bclaim (?:knocked back|refused|rejected|denied)\b|\bthey (?:put|emailed) .{0,30}\b(?:list)\b/i,
    unless:
      /\b(?:dropped (?:me|you) off|no food|no lifting|no lights|were chosen (?:to|for|as)|got chosen|said no (?:problem|worries|way|need|more)|she said no more|he said no (?:more|need)|finally got|proposed|i said no|asked (?:him|her) out|got dropped off|you got chosen)\b/,
    hear: [
      'Somebody looked at it for as long as it takes to say no, and you had been living in it for months.',
      'One had already begun to furnish the place, inside. All that has to be carried out again.',
      'A no is short, and it goes on for quite a while.',
    ],
    ask: [
      'How did they tell you?',
      'Who was waiting to hear along with you?',
      'What had you already pictured?',
      'Is there another way to it, or was that the one?',
    ],
  },
  {
    id: 'will-not-put-oneself-forward',
    cues: 'again apply ask anymore put more inbox',
    when: /\byou(?:'ll| will|'re| are| do)?(?: not| n't|n't| never)(?: going to)? (?:be )?(?:put(?:ting)? in (?:for it )?again|apply(?:ing)? (?:again|any ?more|for)|ask(?:ing)? (?:again|any ?more)|try(?:ing)? again|enter(?:ing)? again|go(?:ing)? for it again|audition(?:ing)? again|open(?:ing)? (?:the|your) (?:inbox|post))\b|\byou (?:don't|won't|never) (?:apply|ask|try|check the inbox|put in|enter|bother)(?: for (?:it|them))? ?(?:any ?more|again|now)\b/i,
    unless:
      /\b(?:ivf|baby|he|she|they) (?:won't|doesn't|don't)\b|\bdon't ask (?:him|her) (?:anymore|again) because (?:he|she) (?:said yes)/,
    hear: [
      'It is a way of getting the no over with, by being the one who says it.',
      'So it is quiet on that side now. Quiet can be a relief, and it can be a loss as well.',
    ],
    ask: ['What was the last straw there?', 'What would have to be different for you to do it once more?'],
  },
  {
    id: 'tried-one-thing-after-another',
    cues: 'tried had done sent been',
    when: /\byou(?:'ve| have)? tried .{3,50} and (?:then )?you(?:'ve| have)? tried |\byou(?:'ve| have)? (?:(?:tried|been (?:to|on)|done) (?:it with |all |the |a |an |some )*[\w'’-]+(?: [\w'’-]+){0,2}, [^,]{3,40}(?:,| and )|had the [\w'’-]+(?: [\w'’-]+){0,2}, (?:the |a )[^,]{3,40}|had (?:two|three|four|five|six) (?:rounds|goes|operations|clinics|attempts), |sent (?:him|her|the) [^,]{3,40}, (?:him|her|the|she|he)|tried \w+ing, (?:tried )?\w+ing)/i,
    beside:
      /\b(?:tried|nothing|still|didn't|doesn't|no use|not|back|worked?|helped?|helps|anyway|no good|same|but|without|only|never)\b/,
    unless:
      /\b(?:tried it|breakfast|dinner|lunch|supper|picnic|cake|eggs|toast|children|kids|fun|lovely|great day|trips?|married|wine|beer|drinks?|baths?|party|walked)\b/,
    hear: [
      "Each of those was somebody's good idea once, and you went along with it in earnest.",
      'By now it takes more courage to try the next thing than it did to try the first five.',
    ],
    ask: ['Which of them did you put most hope in?', 'What has nobody tried yet?', 'Who is trying along with you?'],
  },
  {
    id: 'made-no-difference',
    cues: 'work help difference same nothing change use waste still vain point',
    when: /\b(?:it|that|this|nothing|none of (?:it|them)|the rest of it)(?: just| all| still| really)* (?:didn't work|doesn't work|hasn't worked|never works|never worked|made no difference|makes no difference|didn't help|doesn't help|did nothing|does nothing|changes?|changed|helps?(?= any|$)|was the same again|came of it|has changed|ever changes|has helped|was for nothing|is no use|was a waste|was (?:all )?for nothing|works$)\b|\bfor nothing$|\byou might as well (?:talk|have|not|be|write)\b|\bin vain\b/i,
    unless:
      /\b(?:good for nothing|worried all|he said it|grey|sad since|you say|already told you|better now|(?:it|that|this) (?:changes|changed|helps|helped)\b(?! (?:nothing|any))|nothing (?:helps like|changed hands)|that changed|it changes|it changed|everything|it works)\b/,
    hear: [
      'What went into it does not show afterwards. It looks as if nobody had done anything.',
      'It would be easier if one had not tried. As it is, one knows that it was not for want of that.',
    ],
    ask: [
      'What had you most hoped it would do?',
      'What have you got left to try it with?',
      'How did you notice that it was not going to?',
    ],
  },
  {
    id: 'asked-them-over-and-over',
    cues: 'report complain rang called phon email wrote asked told written been chase messag writing',
    when: new RegExp(
      `\\byou(?:'ve| have|'d)? (?:reported|called|rung|rang|phoned|asked|told|emailed|written to|wrote to|complained to|complained|written|chased|messaged|been on to|been in)\\b.{0,40}\\b(?:${counted} times|twice|again and again|over and over|every (?:day|week|month)|for (?:months|weeks|years)|since \\w+|repeatedly|to everyone|three different|all of them)\\b|\\byou(?:'ve| have) got it all in writing\\b`,
      'i',
    ),
    unless:
      /\b(?:in my head|lime|migraine|straight out|speech|story|told it|love|called (?:him|her) twice and (?:he|she)|mum (?:rang|called)|(?:rang|called|phoned) your (?:mum|mom|dad|gran|sister|daughter|son)|asked (?:him|her) (?:out|to marry))\b/,
    hear: [
      'By the third time one has it ready like a poem, with the dates, and can hear the other end not writing it down.',
      "It is somebody's job to answer, and it has turned into your job to ask.",
    ],
    ask: ['What do they say each time?', 'Who would have to hear it for something to happen?'],
  },
  {
    id: 'months-went-into-that',
    cues: 'train practis work prepar sav stud revis months years weeks summer spent all',
    when: new RegExp(
      `\\byou(?:'d)? spent (?:the|all|two|three|a|six|most of the) (?:whole |entire )?(?:summer|winter|year|months|weeks|years|term|holidays?|weekend)s? (?:learning|making|building|training|practi[sc]ing|writing|preparing|working|planning|painting|sewing|knitting)|\\b(?:trained|practi[sc]ed|prepared|worked|saved|studied|revised|rehearsed|learn(?:t|ed)|built|planned|wrote|been (?:training|saving|preparing|putting|working|building|writing|trying))\\b.{0,40}\\b(?:(?:for )?(?:${counted}|all|a whole|two whole) (?:months|years|weeks|summer|winter|year|term|season)|every (?:lunchtime|day|night|morning|evening|weekend))\\b|^(?:${counted}|all those) (?:months|years|weeks)(?: of \\w+|'s? (?:work|savings?))?,? (?:you (?:prepared|trained|worked|saved|practised|studied|put|tried)|gone|wasted|down the drain|for nothing|of work|for that)\\b`,
      'i',
    ),
    unless:
      /\b(?:publish|legs|onions|colleague|keys|three years trying|passed|won|got in|finally|did it|proud|worked (?:there|here|for (?:him|her|them|the|a)|nights|as|in|at|on the)|married|retired|together|well-earned|studied (?:law|medicine|music))\b/,
    hear: [
      'There are all those evenings in it that nobody saw, and they were meant to come to something.',
      'One could point to the day it went wrong. What it cost was spent long before, bit by bit.',
    ],
    ask: ['What kept you going, all that time?', 'What did you learn in it that stays with you?', 'Who saw you at it?'],
  },
  {
    id: 'giving-it-up-for-lost',
    cues: 'give gave given',
    when: /^(?:and |so |then )?you(?:'ve| have|'re| are)?(?: just| nearly| almost| about to| ready to| finally)* (?:give|gave|given|giving) up(?: on (?:it|him|her|them|that|trying|love|people|sleep|the \w+)| trying| asking| hoping| now)?$/i,
    unless: /\b(?:smoking|chocolate|meat|sugar|drink|on life|on living)\b/,
    hear: [
      'There is some rest in that sentence, and a good deal of what was hoped for has to be laid down with it.',
      'One says it more than once before it is so, and something in one mostly goes on looking up.',
    ],
    ask: ['What was the moment?', 'What would bring you back to it?'],
  },
  {
    id: 'told-by-such-a-way',
    cues: 'text email phone letter note card post voicemail whatsapp zoom teams found read waffle car left',
    when: /\b(?:(?:told|left|sacked|dumped|fired|cut|ended|finished|dropped|laid off|broke (?:it|up)|cancelled|split|said it|done|let (?:you|him|her|them) go|informed|got rid|made (?:you|her|him|them)? ?redundant|found out)\b.{0,40}\b(?:by|in|on|via|over|off|with|through) (?:an? |the )?(?:text|email|e-mail|phone|post-?it|letter|note|card|whatsapp|zoom|teams(?: call)?|voicemail|voice note|group chat|sms|facebook|instagram)|(?:he|she|they) left (?:a|you a) (?:post-?it|note|letter)|they read it off|said it in (?:a|the) (?:car|waffle|pret|car park|lift|corridor)|you found out in a)\b/i,
    unless:
      /\b(?:told (?:me|you|my kids) on the phone|^you (?:ended|told|left)|over text and he|wait at home|investment|pie|wasn't a text|i ended|i told|i left|i dumped|love letter|nice (?:note|card)|lovely|thank you|on the phone to the|over the phone with (?:the|my) (?:bank|insurance)|laugh\w*|good news)\b/,
    hear: [
      'A thing like that wants a chair and a face across from it. It came in between two other messages.',
      'How it was said goes on hurting by itself, next to what was said.',
    ],
    ask: ['Where did it reach you?', 'Who did you go to with it?', 'Have they said anything since?'],
  },
  {
    id: 'it-took-the-lot',
    cues: 'fire flood river hail storm water took burn lost gone whole dead crop harvest',
    when: /\b(?:the )?(?:fire|flood|river|hail|storm|water|frost|wind|drought|hurricane|cyclone)\b.{0,30}\b(?:took|got (?:the|your|it|into|it all)|was in (?:it|the)|takes|destroyed|ruined|swept|came (?:in|through|over)|had)\b|\b(?:whole|entire) (?:crop|harvest|house|shop|barn|herd|street|village)\b.{0,25}\b(?:gone|burn(?:t|ed)|lost|dead|failed|got hail|under water|collapsed|in the skip)\b|\ball (?:the|your) (?:\w+ )?(?:seedlings|lambs|hens|bees|plants|photos|tools)(?: are| were)? (?:dead|gone|burnt|lost)\b/i,
    unless:
      /\b(?:took (?:a|his|her) (?:bath|walk|hand)|water (?:broke|took ages)|wind(?:'s)? (?:in my|took my hat)|firework|fire (?:alarm|drill|engine))\b/,
    hear: [
      'It needs no reason and knows nobody. What years had put together it goes through in an hour.',
      'There is nobody to be angry with, and that makes it hard to put down anywhere.',
    ],
    ask: ['What is left?', 'Who is there with you, clearing up?', 'What was the first thing you went to look for?'],
  },
  {
    id: 'did-the-thing-itself',
    bright: true,
    cues: 'did done',
    when: /^(?:and |but |so |well |ok |yes )?you (?:actually |really |finally |only |just |bloody |fucking |went and )*did it(?: (?:today|tonight|yesterday|this morning|by yourself|on your own|anyway|in the end|though|myself|just now|at last))?$/i,
    unless:
      /\b(?:bonus|ruined|says (?:i|that)|again|for (?:him|her|money)|hurt (?:myself|him|her)|cut|texted|drank|smoked|gambled|hit|stole|cheat\w*|to (?:him|her)|relaps\w*|put (?:him|her|it) (?:down|to sleep)|home today|ashamed|wrong|regret\w*|wish|why (?:i|did i))\b/,
    hear: [
      'Three small words, and a good many nights will have gone into them.',
      'On this side of it the thing looks smaller. It had been a wall until then.',
    ],
    ask: ['What was the very last push?', 'Where did you go, straight after?', 'What was it like in the middle of it?'],
  },
  {
    id: 'got-through-to-the-end',
    bright: true,
    cues: 'got made stuck stay surviv through last end read finish',
    when: /\byou(?:'ve| have)?(?: just| actually| somehow| still| only)* (?:got (?:all the way )?through (?:it|the (?:whole )?(?:day|funeral|speech|service|night|week|meeting|meal|wedding|interview|eulogy|exam|reading|party|shift|first \w+))|made it (?:through|to the end|home|all the way)|survived (?:it|the)|stayed (?:to|until|till) the (?:very )?end|stuck it out|stopped to the end|read (?:the whole thing|it (?:all|out))|finished (?:it|the (?:race|walk|course|marathon|run|shift|book))|lasted the whole)\b/i,
    unless:
      /\b(?:want to make it|nobody|help me|how (?:i|you)|don't know how|he didn't make it|cancer (?:won|came)|just about|why)\b/,
    hear: [
      'Getting to the end of a thing like that takes something nobody claps for.',
      'One goes through it minute by minute, and then one stands on the other side and it is only afternoon.',
    ],
    ask: ['Which was the hardest minute?', 'What got you over the worst stretch?', 'What did you do when it was over?'],
  },
  {
    id: 'first-time-ever-that',
    bright: true,
    cues: 'first never finally last years',
    when: /^(?:today |and |but |so |yesterday |tonight )?you\b.{0,60}\b(?:for )?(?:the )?first time (?:ever|in (?:my|your) life|in (?:\w+|a \w+|nearly \w+) (?:years|months|weeks)|since)\b|^(?:it's |it was |for )?(?:the )?first time (?:ever|in (?:my|your) life|in (?:\w+|a \w+) (?:years|months)|since .{3,40})$|^you (?:opened|rang|called|went back|sang|danced|wore|drove|slept|swam|spoke|wrote|asked|visited) .{3,50} after (?:\w+|all these|nearly \w+) years$/i,
    beside:
      /\b(?:i (?:said|went|told|did|got|asked|drove|slept|laughed|sang|walked|swam|rang|called|opened|read|danced|cooked|wrote|spoke|put|played|stood|refused|ate|wore|left|took|finished|rode|stayed|cried|sat|turned)|first time)\b/,
    unless:
      /\b(?:made me laugh|alone in the house|calling in sick|the storm|nurse|will be in|mum left|laid off|our team|team won|cooked for|died|dead|without (?:him|her|them)|alone since|hit me|he (?:said|told|hit|shouted|forgot)|she (?:said|told|shouted|forgot)|they (?:said|forgot)|cancer|left me|lied|hurt|missed|forgot|panic|attack|relaps\w*|drank|smoked|it's the first time (?:he|she|they)|first christmas|funeral|sacked|lost|passed out|fainted)\b/,
    hear: [
      'What others do without a thought can be a whole mountain, and only the one who lives by it knows.',
      'A door that had been shut for so long hardly ever opens by itself.',
    ],
    ask: [
      'What made it possible this time?',
      'How was it, while you were at it?',
      'Who would understand what that means?',
    ],
  },
  {
    id: 'said-it-out-loud-at-last',
    bright: true,
    cues: 'said told say sent spoke',
    when: /\byou(?:'ve)?(?: finally| actually| just| really| only)* (?:said (?:it|no to (?:your|her|him|them)|your (?:name|first \w+|piece|bit|half)|the (?:word|words|other bit)|so|sorry first|that you(?:'re| were))(?:$| to (?:him|her|them|his|my|your)| out loud| and| today| at last| in the)|told (?:the (?:group|truth|doctor|teacher|boss)|your (?:gran|parents|mum|mom|dad|boss|manager|sister|brother|wife|husband|real name)|(?:him|her|them) (?:everything|the truth|over|today|tonight|at last|straight))|spoke (?:up|to (?:him|her|them) (?:today|at last|properly)))\b|\bit's said now\b|\b(?:you've never|that's the first time you(?:'ve)?) (?:ever )?(?:said|told|written) (?:that|this)\b/i,
    beside:
      /\b(?:finally|at last|first time|never (?:said|told|dared)|shaking|sweating|did it|out loud|came out|nervous|brave|but i said|i said no|the roof|listened|it's said|said it|everything|truth|for years|hugged|ok cool)\b/,
    unless:
      /\b(?:silly|it's for the|she said she would|wanted (?:him|her)|resent|vet|told (?:me|you)|ignored|laughed at|didn't believe|screamed at|shouldn't have|regret|sarcastic\w*|lie|lied|slapped|kicked me out|not (?:listen|hear)|nothing happened because)\b/,
    hear: [
      'Once a thing has been said it is a different size. It fits in a room with other people.',
      'It had been going round in there for long enough to get quite smooth, and it still needed pushing out.',
    ],
    ask: [
      'What happened in the silence right after?',
      'What had you feared they would say?',
      'What was the hour after it like?',
    ],
  },
  {
    id: 'all-by-oneself',
    bright: true,
    cues: 'own yourself',
    when: /\byou (?:\w+ )?(?:drove|fixed|built|made|carried|learn(?:t|ed)|put|got|walked|mended|changed|assembled|painted|went|did|hung|travelled|swam|cycled|flew|moved|set up|sorted)\b.{0,50}\b(?:all by yourself|by yourself|on your own|yourself|single-handed|without (?:help|anyone|stopping|asking|him|her))$/i,
    unless:
      /\b(?:asked it|round the back|had to|have to|always|because (?:he|she|nobody|no one)|nobody|alone again|hurt yourself|to yourself|put yourself|made yourself|got yourself (?:into|in)|by yourself again|died|dead|did it to|funeral|without him (?:for|since)|cry|sad|ashamed|lonely|sick of)\b/,
    hear: [
      "It has your own hands all over it, and nobody else's. That is worth looking at a second time.",
      'Afterwards one knows something about oneself that one could only guess at before.',
    ],
    ask: ['What was the trickiest part?', 'Who has been to look at it?', 'What will you tackle next?'],
  },
];
