import type { Topic } from '../../../reading/topics.ts';
import { either, type Particular } from './particular.ts';
import {
  atLength,
  cause,
  children,
  couple,
  friend,
  harm,
  helping,
  hour,
  loss,
  over,
  pandemic,
  parents,
  purse,
  rest,
  someone,
  studying,
  theyLeft,
  time,
  wish,
  working,
} from './told.ts';

/** What they do about it already, or did. */
const tried =
  /\b(?:tried|trying|try to|i(?:'?m| am)? (?:do|did|use|take|took|taking|keep|go|went|started|doing)|medicat\w+|meds|pills?|therap\w+|counsel\w+|doctor|exercis\w+|meditat\w+|yoga|journal\w*|walk(?:s|ing)?|distract\w*|keep(?:ing)? (?:myself )?busy)\b/;
const food = /\b(?:eat\w*|ate|food|appetite|meals?|hungry|overeat\w*|binge\w*)\b/;
/** Angry oneself, rather than met with anger. */
const cross =
  /\b(?:i(?:'?m| am| was| feel| felt| get| got| have|'?ve| become| became)\b[^.!?]{0,30}\b(?:ang(?:ry|er)|mad|furious|irritat\w+|rage|livid)|my (?:anger|temper)|anger (?:issues?|problems?)|i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|explod\w*|blew up|los[et] (?:it|my temper)|lash\w*|resent)|makes? (?:\w+ )?(?:me|us) (?:so |very |really |feel )?(?:angry|mad|furious)|made me (?:so |very |really )?(?:angry|mad|furious)|(?:so|very|pretty|really) (?:angry|mad|furious)|being angry|with anger|feel(?:ing|s)? (?:\w+ )?(?:angry|anger)|to feel angry|angry (?:at|with) (?:my|him|her|them))\b/;

/** What a listener asks of how somebody is. */
export const ofMind: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  'low mood': [
    {
      ask: 'Was today any different from other days?',
      when: /\b(?:(?:bad|hard|rough|terrible|awful|crappy|horrible|tough) day|today (?:is|was|has been) (?:\w+ )?(?:hard|bad|rough|awful|terrible)|woke up (?:\w+ )?(?:sad|down|low|feeling))\b/,
      unless: either(
        atLength,
        /\b(?:lost|died|fired|broke|sick|exam|told|said|happened|because|anniversary|birthday|years ago)\b/,
      ),
    },
    {
      ask: 'What did you use to look forward to?',
      when: /\b(?:nothing to look forward|look(?:ing)? forward to anything|no hope|hopeless\w*|lost hope|doom)\b/,
      unless: /\b(?:used to look forward|look(?:ing)? forward to (?:my|the|seeing|it))\b/,
    },
    {
      ask: 'How often does it come to tears?',
      when: /\b(?:cry(?:ing)?|cried|tears)\b/,
      unless:
        /\b(?:cry(?:ing)? (?:all|every|constantly|at|myself)|all the time|every (?:day|night)|constant\w*|always|died|passed)\b/,
    },
    {
      ask: 'What was the last thing you felt like doing?',
      when: /\b(?:motivat\w*|unmotivated|lazy|don'?t feel like (?:doing )?anything|no energy|nothing (?:is|seems) fun|no interest|can'?t enjoy)\b/,
      unless: /\b(?:games?|used to|hobb\w+|thesis|exam|stud(?:y|ies|ying)|school|college|work out|gym)\b/,
    },
    {
      ask: 'How much are you drinking, these days?',
      when: /\b(?:i (?:\w+ )?(?:drink|drank)|(?:turn(?:ing)?|turned) to (?:alcohol|beer|wine|drink\w*)|drinking (?:more|again|a lot|too)|alcohol)\b/,
      unless:
        /\b(?:every (?:day|night)|daily|bottles?|beers a|glass\w*|don'?t drink|sober|quit drinking|used to drink|(?:he|she|they|friend|husband|wife|father|mother) (?:\w+ )?(?:drinks?|drank|drinking))\b/,
    },
    {
      ask: 'Who would you have spent the holidays with?',
      when: /\b(?:(?:this|these|the|during|it is|at|hate) (?:christmas|thanksgiving|holidays?|holiday season|new year))\b/,
      unless: either(parents, couple, children, /\b(?:family|friends|grand\w+|alone every)\b/),
    },
    {
      ask: 'What is it that you miss most from outside?',
      when: /\b(?:stuck (?:at home|in|inside)|trapped|can'?t (?:go out|leave|go anywhere)|at home all|staying (?:home|in|inside)|not (?:being )?able to go out|cooped|cabin fever)\b/,
      unless: /\b(?:miss\w*|want to (?:go|see|travel)|friends|restaurants?|gym|bars?|family|work)\b/,
    },
    { ask: 'How long have you been feeling this low?', unless: time },
    {
      ask: 'Did something set it off, or did it creep in?',
      unless: either(
        atLength,
        cause,
        pandemic,
        over,
        theyLeft,
        /\b(?:lost|los(?:e|ing)|died|passed|broke|divorc\w+|fired|laid off|cancer|sick|baby|abus\w+|cheat\w*|alone|lonely|job|exams?|money|friends?|family|husband|wife|boyfriend|girlfriend|school|college|breakup|rough time with|war|veteran|flashbacks?|trauma\w*|debts?|pain|married)\b/,
      ),
    },
    {
      ask: 'What has the pandemic taken from you most?',
      when: pandemic,
      unless:
        /\b(?:miss\w*|lost|job|friends?|family|can'?t (?:go|see|travel|leave|visit)|stuck|isolat\w+|alone|died|sick|tested|going out)\b/,
    },
    {
      ask: 'What are your days like at the moment?',
      unless:
        /\b(?:days?|daily|routine|in bed|get(?:ting)? out of bed|stay(?:ing)? (?:home|in)|work(?:ing)? (?:full|from|all)|busy|at home all|school|kids|children|anything to do)\b/,
    },
    { ask: 'Is there a time of day when it is worst?', unless: hour },
    { ask: 'How is your sleep?', unless: rest },
    { ask: 'Who knows how low it gets?', unless: someone },
    {
      ask: 'Do you live with somebody, or on your own?',
      unless: either(
        children,
        couple,
        /\b(?:liv(?:e|es|ing) (?:with|alone|by|on|in)|alone|by myself|on my own|roommates?|housemates?|my (?:family|parents|mom|mum|mother|dad|father)|single|isolat\w+|home with)\b/,
      ),
    },
    {
      ask: 'What did you use to enjoy, before this?',
      unless:
        /\b(?:used to|enjoy\w*|hobb\w+|love to|loved|like to|fun|miss\w*|interest\w*|motivat\w*|games?|reading|music)\b/,
    },
    {
      ask: 'Does a doctor know about it?',
      when: /\b(?:depress\w+|suicid\w*|hopeless\w*|can'?t (?:sleep|eat|function|get out of bed)|numb|empty)\b/,
      unless:
        /\b(?:doctors?|therap\w+|medicat\w+|meds|psych\w+|counsel\w+|diagnos\w+|professional\w*|pills?|antidepress\w*|treatment|getting help|got help)\b/,
    },
    {
      ask: 'Is anything a little easier, even for an hour?',
      unless: either(helping, /\b(?:nothing helps?|better when|happy when|easier)\b/),
    },
    {
      ask: 'What takes the most out of you at the moment?',
      unless:
        /\b(?:exhaust\w+|work(?:ing)?|kids|children|job|baby|school|studying|husband|wife|most|drain\w*|hardest)\b/,
    },
    {
      ask: 'Are you managing to eat?',
      when: /\b(?:bed|can'?t (?:function|do anything|get up|move|eat)|no (?:energy|motivation)|exhaust\w+|cry\w*|depress\w+)\b/,
      unless: food,
    },
    {
      ask: 'What has helped at other low times?',
      when: /\b(?:again|always|before|sometimes|often|comes and goes|every (?:year|winter)|years|on and off|off and on|waves)\b/,
      unless: either(helping, tried),
    },
    {
      ask: 'When did you last have a day that was all right?',
      unless:
        /\b(?:good days?|better days?|never|always|last time|all right|sometimes|remember a time|comes and goes)\b/,
    },
  ],

  worry: [
    {
      ask: 'Did something happen today?',
      when: /\b(?:(?:anxious|bad|hard|rough|terrible|awful|crappy|stressful|horrible|tough) day|today (?:is|was|has been) (?:\w+ )?(?:hard|bad|rough|awful|terrible))\b/,
      unless: either(atLength, cause, /\b(?:lost|died|fired|broke|sick|exam|test|told|said|happened)\b/),
    },
    {
      ask: 'When is the interview?',
      when: /\binterviews?\b/,
      unless: either(
        time,
        /\b(?:interview (?:stage|went|was)|tomorrow|interviews|in \d+ days|no interviews?|rejected)\b/,
      ),
    },
    {
      ask: 'What are you choosing between?',
      when: /\b(?:can'?t decide|cannot decide|decid(?:e|ing)|decision|choose|choosing|choice|not sure (?:if|whether) (?:i )?should)\b/,
      unless:
        /\b(?:whether (?:to|i)|or (?:not|stay|leave|wait|keep|go|find)|between|if i should|should i|switch|options?)\b/,
    },
    {
      ask: 'What is it about the future that worries you?',
      when: /\b(?:(?:about|for|of) (?:my|the|our) future|future)\b/,
      unless: either(
        purse,
        working,
        studying,
        children,
        /\b(?:job|jobs|career|alone|health|family|virus|covid|pandemic|depends)\b/,
      ),
    },
    {
      ask: 'Is somebody at home at risk?',
      when: /\b(?:(?:catch\w*|get(?:ting)?|bring(?:ing)?|giv(?:e|ing)|expos\w+|infect\w*)\b[^.!?]{0,30}(?:covid\w*|virus|corona\w*|it home)|covid[^.!?]{0,40}(?:scared|afraid|catch|expos\w+))\b/,
      unless:
        /\b(?:high[- ]risk|at (?:\w+ )?risk|elderly|grand\w+|parents?|mom|mum|mother|dad|father|asthma|immun\w+|diabet\w+|live alone|by myself|copd|older|my age|tested)\b/,
    },
    {
      ask: 'When do you have to do it?',
      when: /\b(?:presentation|flight|fly(?:ing)?|driving test|speech|appointment|surgery|operation|moving)\b/,
      unless: either(time, /\b(?:tomorrow|tonight|next|soon|did it|went well|already)\b/),
    },
    {
      ask: 'Is it one thing that worries you, or many?',
      unless: either(
        atLength,
        cause,
        purse,
        working,
        studying,
        pandemic,
        children,
        couple,
        friend,
        parents,
        harm,
        /\b(?:job|jobs|interview|career|test|health|sick|surgery|cancer|future|lose|losing|drugs?|everything|flight|driv\w+|about (?:my|the|a|going|getting|whether|what)|of (?:going|getting|losing|being|the|my|people)|thesis|house|move|moving|life|die|smok\w+|cough\w*|husband|wife)\b/,
      ),
    },
    {
      ask: 'Is it catching the virus that scares you, or something else?',
      when: pandemic,
      unless:
        /\b(?:catch\w*|get(?:ting)? (?:it|sick|covid|the virus|infected)|got (?:it|covid|the virus)|infect\w*|expos\w+|risk|tested|positive|vaccin\w+|immun\w+|job|work|rent|money|bills|school|class\w*|exams?|isolat\w+|lonely|alone|going out|go out|leave (?:my|the) house|dying|die|fear of|future|wedding|relationship|friends?)\b/,
    },
    { ask: 'How long has the worry been there?', unless: time },
    {
      ask: 'What are you afraid would happen?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|anxi\w+|nervous|dread\w*)\b/,
      unless:
        /\b(?:fail\w*|los(?:e|ing|t)|die|dying|death|fired|laid off|get(?:ting)? (?:sick|covid|it|caught|hurt|in trouble|infected|bad)|alone|wrong|hurt(?:ing)?|leave me|what if|might|never|won'?t|bad grades?|not be able|not getting|catch\w*|mad|upset|relapse\w*|harm|homeless|hate me)\b/,
    },
    {
      ask: 'What do you do when it comes up?',
      unless: either(tried, helping, /\b(?:interview|exams?|finals|surgery|test)\b/),
    },
    { ask: 'Is it worse at certain hours?', unless: hour },
    { ask: 'Does it let you sleep?', unless: rest },
    {
      ask: 'Did something bring it on just now?',
      unless: either(
        atLength,
        cause,
        time,
        pandemic,
        /\b(?:exams?|finals?|test|interview|surgery|lay-?offs?|laid off|lost|los(?:e|ing)|broke|ill|sick|upcoming|coming up|holidays?|christmas|new|moved?|job|found out)\b/,
      ),
    },
    {
      ask: 'Where do you feel it in your body?',
      when: /\b(?:anxi\w+|panic\w*|on edge|nervous|tense)\b/,
      unless:
        /\b(?:heart|chest|stomach|head(?:aches?)?|hands?|shak\w+|sweat\w*|breath\w*|body|nausea|sick|throat|sleep\w*|eat\w*|restless|racing)\b/,
    },
    { ask: 'Who around you knows that you worry like this?', unless: someone },
    {
      ask: 'What have you found out about it for certain?',
      when: /\b(?:results?|tests?|symptoms?|tumou?r|biopsy|lump|diagnos\w+|doctors?|layoffs?|rumou?rs?)\b/,
      unless:
        /\b(?:told|said|know|results? (?:came|were|are)|diagnosed|confirmed|exams?|college|school|class\w*|announced|waiting)\b/,
    },
    {
      ask: 'What part of it is in your hands, do you think?',
      unless:
        /\b(?:control|nothing (?:i|we|anybody|anyone) can|can'?t do anything|in my hands|plan|helpless|powerless|up to me)\b/,
    },
    {
      ask: 'What does it keep you from doing?',
      unless:
        /\b(?:can'?t|cannot|unable|keeps? me from|avoid\w*|stops? me|stuck|afraid to|scared to|paraly[sz]\w+|interfer\w+|focus|concentrat\w*)\b/,
    },
    {
      ask: 'When was the last time it was quiet?',
      unless: /\b(?:quiet|calm\w*|relax\w*|never|always|all the time|constant\w*|comes and goes|sometimes)\b/,
    },
  ],

  panic: [
    {
      ask: 'Is it happening right now?',
      when: /\b(?:heart (?:is )?(?:racing|pounding)|can'?t breathe|panic\w*|hyperventilat\w+|chest)\b/,
      unless:
        /\b(?:right now|now|at the moment|last (?:night|week|month)|yesterday|ago|was|had|every|often|always|years?|months?|when(?:ever)? i|since|gives? me|used to|before|going (?:to|in)|am feeling|im feeling|i'm feeling|(?:today|tonight))\b/,
    },
    {
      ask: 'How often do they come?',
      when: /\b(?:panic attacks?|attacks|panics)\b/,
      unless:
        /\b(?:often|every|daily|once|twice|times|weekly|always|all the time|first|never had|last (?:night|week)|sometimes|constant\w*|when(?:ever)? i|going to)\b/,
    },
    {
      ask: 'When did the first one come?',
      when: /\b(?:attacks?|panic\w*)\b/,
      unless: either(time, /\b(?:first|started|began)\b/),
    },
    {
      ask: 'Where are you when it starts, mostly?',
      unless:
        /\b(?:at (?:work|home|school|night|the)|in (?:the|my|bed|public|class|crowds?|traffic|a)|store|shop\w*|driving|car|bus|train|outside|crowds?|work|school|class|meetings?|people|sleep\w*|bed|no reason|random\w*|anywhere|everywhere)\b/,
    },
    {
      ask: 'What goes through your head in those minutes?',
      unless:
        /\b(?:think(?:ing)?|thoughts?|die|dying|heart attack|faint\w*|going crazy|losing (?:control|my mind)|what if|can'?t stop)\b/,
    },
    {
      ask: 'What does your body do first?',
      unless:
        /\b(?:heart|chest|breath\w*|shak\w+|sweat\w*|dizz\w+|faint\w*|stomach|nausea|hands?|ears|throat|numb\w*|tingl\w+|cry\w*|freez\w*|froze)\b/,
    },
    {
      ask: 'How long does it last before it eases?',
      unless: /\b(?:minutes?|mins?|hours?|hrs?|all day|lasts?|seconds|long)\b/,
    },
    { ask: 'Is somebody usually with you then?', unless: either(someone, /\bpeople\b/) },
    {
      ask: 'What eases it, even a little?',
      unless: either(
        helping,
        /\b(?:breath(?:ing|e) (?:in|exercis\w+|slow\w*)|medicat\w+|meds|pills?|water|nothing (?:helps|works))\b/,
      ),
    },
    {
      ask: 'Has a doctor looked at it?',
      unless: /\b(?:doctors?|medicat\w+|meds|therap\w+|hospital|er|emergency|diagnos\w+|psych\w+|pills?|counsel\w+)\b/,
    },
    {
      ask: 'Are there places you stay away from now?',
      unless:
        /\b(?:avoid\w*|stay (?:away|home|in)|can'?t (?:go|leave|drive|be)|afraid to|scared to|store|driving|outside|house|public|stopped (?:going|driving))\b/,
    },
    {
      ask: 'What was going on in your life when they began?',
      unless: either(cause, time, pandemic, /\b(?:job|school|class|died|broke|baby|moved|accident|no reason)\b/),
    },
    {
      ask: 'How are you in the hours afterwards?',
      unless: /\b(?:after(?:wards?)?|exhaust\w+|tired|drained|weak|ashamed|embarrass\w*|cry\w*)\b/,
    },
  ],

  sleep: [
    {
      ask: 'Is it falling asleep, or waking in the night?',
      unless:
        /\b(?:fall(?:ing)? asleep|get(?:ting)? (?:to|off to|back to) sleep|go(?:ing)? to (?:sleep|bed)|wak(?:e|es|ing) up|woke|awake for|lay(?:ing)? (?:there|awake)|lie (?:in|there|awake)|middle of the night|up \d|times a night|nightmares?|\d+ hours?|sleeps? (?:too much|all (?:day|the time))|oversle\w+|restless|shut (?:my|off)|daughter|son|baby)\b/,
    },
    { ask: 'How long have the nights been like that?', unless: either(time, /\b(?:baby|newborn)\b/) },
    {
      ask: 'What goes on in your head while you lie there?',
      unless:
        /\b(?:thoughts?|think(?:ing)?|worr\w+|mind|brain|nightmares?|overthink\w*|pain|noise|baby|snor\w+|dreams?|racing|dwell\w*|neighbou?rs?|loud|music)\b/,
    },
    {
      ask: 'About how many hours do you get?',
      when: /\b(?:can'?t sleep|not sleep\w*|insomnia|trouble sleeping|hard to sleep|awake|sleep well|unable to sleep|no sleep|sleep problem|get sleep|tired)\b/,
      unless:
        /\b(?:\d+ ?(?:hours?|hrs?)|(?:one|two|three|four|five|six|couple|few) (?:of )?hours?|hours?|not at all|at all|none|(?:he|she|daughter|son) (?:is|isn'?t|can'?t))\b/,
    },
    {
      ask: 'Did something change around the time it started?',
      unless: either(
        cause,
        pandemic,
        /\b(?:changed?|broke|died|lost|moved|baby|new job|laid off|divorc\w+|no reason|exam|relapse\w*|depress\w+)\b/,
      ),
    },
    {
      ask: 'What is the last thing you do before bed?',
      unless:
        /\b(?:tv|phone|screen|read(?:ing)?|book|shower|bath|tea|routine|meditat\w+|games?|computer|before (?:bed|sleep|i (?:go|sleep))|work(?:ing)? (?:nights|late)|neighbou?rs?|loud|music)\b/,
    },
    {
      ask: 'How do you get through the day after such a night?',
      unless: /\b(?:coffee|caffeine|tired|exhaust\w+|nap\w*|energy|during the day|daytime|work|drag\w*|zombie)\b/,
    },
    {
      ask: 'What do you do when it gets to three in the morning?',
      unless:
        /\b(?:get up|got up|stay up|give up|tv|phone|read(?:ing)?|eat|pray\w*|lie (?:there|in)|lay there|games?|walk)\b/,
    },
    {
      ask: 'Have you told a doctor about the nights?',
      unless: /\b(?:doctors?|appointment|prescri\w+|medicat\w+|meds|specialist|therap\w+|pills?|melatonin)\b/,
    },
    {
      ask: 'Has anything helped you sleep before?',
      unless:
        /\b(?:tried|help(?:s|ed)?|pills?|melatonin|medicat\w+|meds|tea|meditat\w+|read(?:ing)?|nothing (?:works|helps)|works)\b/,
    },
    {
      ask: 'Do you share the bed, or the room, with anyone?',
      unless: either(
        couple,
        children,
        /\b(?:alone|by myself|single|roommates?|snor\w+|dogs?|cats?|liv(?:e|ing) (?:alone|by))\b/,
      ),
    },
    {
      ask: 'Is it quiet and dark where you sleep?',
      unless: /\b(?:quiet|dark|nois\w+|loud|lights?|hot|cold|neighbou?rs?|snor\w+|dim)\b/,
    },
    {
      ask: 'When did you last wake up rested?',
      unless: /\b(?:rested|last (?:time|slept)|never|always|good night'?s?|remember)\b/,
    },
  ],

  anger: [
    {
      ask: 'Are you safe around them?',
      when: either(
        harm,
        /\b(?:tells me what to do|won'?t let me (?:go|leave|see|talk)|might (?:come )?read this|he controls|she controls|allow him to|stalk\w*)\b/,
      ),
      unless: /\b(?:safe|my ex|moved out|police|no longer|my kids)\b/,
    },
    {
      ask: 'Who or what are you angry with?',
      when: cross,
      unless: either(
        atLength,
        parents,
        couple,
        children,
        friend,
        working,
        /\b(?:sister|brother|family|myself|lady|guy|man|woman|people|neighbou?rs?|government|god|school|at (?:my|him|her|them|the)|with (?:my|him|her|them|the)|he|she|they|covid|world|everyone|president|team)\b/,
      ),
    },
    {
      ask: 'What set it off this time?',
      when: cross,
      unless: either(
        atLength,
        cause,
        /\b(?:when (?:he|she|they|i|my)|told|said|says|call(?:s|ed)? me|made me|makes me|didn'?t|doesn'?t|won'?t|keeps?|cheat\w*|lied|left me|broke up|divorc\w+|pressur\w*|yell\w*|critici\w+|stole|spread\w*|slur|cut|kids|texted|posted)\b/,
      ),
    },
    {
      ask: 'Is it still as hot now, or has it cooled?',
      when: cross,
      unless: /\b(?:still|calm\w*|cool\w*|better now|over it|now i)\b/,
    },
    {
      ask: 'What did you do when it boiled up?',
      when: cross,
      unless:
        /\b(?:i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|threw|hit|broke|left|walk\w*|cr(?:y|ied)|keep quiet|kept quiet|said|told|stay\w*|stood|blew|exploded|lost|turned|called|do nothing)|lash\w*|quiet)\b/,
    },
    {
      ask: 'Do they know that you are angry?',
      when: cross,
      unless:
        /\b(?:know(?:s)?|told (?:him|her|them)|tell (?:him|her|them)|yell\w*|shout\w*|scream\w*|argu\w+|fight\w*|confront\w*|said to|talk(?:ed)? (?:to|with)|ex|kids|stranger|lady|stood my ground|communicat\w*|conversation|broke up|left me|haven'?t|ignored me)\b/,
    },
    {
      ask: 'Does it come often?',
      when: cross,
      unless: either(
        time,
        /\b(?:often|always|all the time|every|constant\w*|sometimes|never|usually|daily|first time)\b/,
      ),
    },
    {
      ask: 'What is under the anger, do you think?',
      when: cross,
      unless:
        /\b(?:hurt|sad\w*|scared|afraid|disappoint\w*|tired|exhaust\w+|asham\w+|humiliat\w+|betray\w*|alone|lonely|unfair|disrespect\w*|stress\w*|anxi\w+|overwhelm\w*|depress\w+|insulted)\b/,
    },
    {
      ask: 'How does your body feel when it rises?',
      when: cross,
      unless:
        /\b(?:heart|chest|shak\w+|hot|fists?|head(?:ache)?|body|breath\w*|stomach|jaw|sleep|eat|tense|physically)\b/,
    },
    {
      ask: 'What would you say to them, if it were safe to?',
      when: either(couple, parents, friend, working, /\b(?:sister|brother|neighbou?r)\b/),
      unless:
        /\b(?:told (?:him|her|them)|i (?:said|would say|want to (?:say|tell))|confront\w*|talked (?:to|with)|yell\w*|my kids|children|how (?:do|to|can|should) i)\b/,
    },
    {
      ask: 'How is it between you afterwards?',
      when: /\b(?:i (?:\w+ )?(?:snap\w*|yell\w*|shout\w*|scream\w*|explode\w*|lost it|lose it|lash\w*)|my kids|argu\w+|fight\w*)\b/,
      unless: /\b(?:after(?:wards?)?|guilt\w*|apolog\w*|sorry|regret\w*|make up|silent|ex|broke up|left|divorc\w+)\b/,
    },
    {
      ask: 'What cools it down, as a rule?',
      when: cross,
      unless: either(helping, /\b(?:cool\w*|nothing (?:helps|works)|breath\w*)\b/),
    },
    { ask: 'Is anybody in the middle of it with you?', when: cross, unless: someone },
    {
      ask: 'What would put it right, if anything could?',
      when: cross,
      unless: either(wish, /\b(?:apolog\w*|nothing|too late|put it right|fix|make it right)\b/),
    },
  ],

  trauma: [
    {
      ask: 'Are you safe where you are tonight?',
      when: either(harm, /\bassault\w*\b/),
      unless:
        /\b(?:safe|years? ago|my ex|ex[- ](?:husband|wife|boyfriend|girlfriend)|as a (?:kid|child)|childhood|when i was|left (?:him|her)|moved|trial|jail|prison|in the past|no longer|used to)\b/,
    },
    {
      ask: 'Is it something long ago, or is it near?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        time,
        /\b(?:child\w*|when i was|young\w*|growing up|kid|used to|past|still|my (?:partner|husband|wife))\b/,
      ),
    },
    {
      ask: 'What brings it back, mostly?',
      when: /\b(?:flashbacks?|nightmares?|memor\w+|trigger\w*|reliv\w+|ptsd|trauma\w*|comes? back|dreams?)\b/,
      unless:
        /\b(?:trigger(?:s|ed) (?:by|when)|when(?:ever)? (?:i|he|she|someone|it)|brings? it back|reminds?|sounds?|smells?|driv\w+|at night|movies?|lies|lied|small traumatic)\b/,
    },
    {
      ask: 'How are your nights since then?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(loss, rest, /\b(?:nightmares?|nights?|dreams?|lies|lied|drunk|drinks?|friend)\b/),
    },
    {
      ask: 'Who knows about it?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        loss,
        /\b(?:told|tell|knows?|therap\w+|counsel\w+|no ?-?(?:one|body)|any ?-?(?:one|body)|never (?:told|talked)|police|trial|cps|family|parents|friends?|report\w*|spouse|alone)\b/,
      ),
    },
    {
      ask: 'Were you believed, when you told it?',
      when: /\b(?:i (?:\w+ )?told|report\w*|police|trial|court|cps|came forward|spoke up)\b/,
      unless:
        /\b(?:believ\w+|not guilty|blam\w+|supportive|took (?:my|her|his) side|liar|lied|lies|accident at work|didn'?t report)\b/,
    },
    {
      ask: 'Is there someone you feel safe with?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(
        loss,
        /\b(?:safe with|therap\w+|counsel\w+|husband|wife|partner|friends?|mom|mum|mother|sister|brother|no ?-?(?:one|body)|any ?-?(?:one|body)|alone|kids)\b/,
      ),
    },
    {
      ask: 'What steadies you when it comes up?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|trauma\w*|memor\w+|reliv\w+|assault\w*|attacked|(?:car|bad|terrible|the) accident|war|raped?|molest\w*|abused|child(?:hood)?|hit by)\b/,
      unless: either(helping, /\b(?:breath\w*|nothing (?:helps|works)|steady|ground\w*)\b/),
    },
    {
      ask: 'What is it like in your body when it comes back?',
      when: /\b(?:flashbacks?|nightmares?|trigger\w*|ptsd|reliv\w+|panic\w*)\b/,
      unless: /\b(?:heart|shak\w+|freez\w*|froze|sweat\w*|numb|breath\w*|body|chest|sick|panic\w*|overstimulat\w+)\b/,
    },
    {
      ask: 'Do you have help with it, from someone trained?',
      when: /\b(?:flashbacks?|nightmares?|ptsd|trauma\w*|reliv\w+|assault\w*|raped?|molest\w*|abused)\b/,
      unless:
        /\b(?:therap\w+|counsel\w+|psych\w+|doctors?|treatment|emdr|medicat\w+|professional|support group|trauma team)\b/,
    },
    {
      ask: 'Is there anything you would rather not be asked?',
      when: /\b(?:assault\w*|rap(?:e|ed)|abus\w+|molest\w*|what happened to me|don'?t want to talk|hard to talk)\b/,
      unless: /\b(?:don'?t ask|rather not|you can ask|anything)\b/,
    },
    {
      ask: 'How has it changed what a day is like?',
      when: /\b(?:accident|hit by|injur\w+|crash\w*|ptsd|trauma\w*|attack\w*|flashbacks?)\b/,
      unless:
        /\b(?:used to|no longer|can'?t|hard time|get(?:ting)? out of bed|every day|daily|anymore|at work|warehouse)\b/,
    },
  ],
};
