import type { Topic } from '../../../reading/topics.ts';
import { among, both, either, type Particular } from './particular.ts';
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
  pandemic,
  parents,
  purse,
  rest,
  someone,
  time,
  wish,
} from './told.ts';

/** An illness of their own, or of somebody near. */
const ill =
  /\b(?:(?:i|i'?ve) (?:\w+ )?(?:have|had|got|suffer from|been diagnosed with) (?:\w+ ){0,4}(?:cancer|disease|surgery|chemo|tumou?r|diabetes|asthma|lupus|arthritis|pain|stroke|condition|illness|disorder|migraines?|operation|injury)|my (?:own )?(?:\w+ )?(?:cancer|disease|chemo|surgery|diagnosis|illness|pain|condition|treatment|operation)|undergoing|i (?:was|am|got|have been|'?m) (?:\w+ )?(?:diagnosed|hospitali[sz]ed|sick|ill|in (?:the )?hospital))\b/;
const illNear =
  /\b(?:my|his|her|our) (?:\w+[- ]?){0,3}(?:husband|wife|mom|mum|mother|dad|father|son|daughter|brother|sister|partner|boyfriend|girlfriend|grand\w+|friend|aunt|uncle|cousin|boss|mentor|child|baby|law|fianc\w+|colleague|co-?worker)\b/;
/** Of tending somebody. */
const tending =
  /\b(?:car(?:e|es|ing) (?:for|of) (?!myself|self|me\b)|look(?:s|ing)? after (?!myself|me\b)|caregiv\w+|carer|dementia|alzheimer\w*|bedridden|nursing home|care home|raising (?:her|his|their))/;
/** Something wrong between them and the family. */
const strife =
  /\b(?:family|relatives|in[- ]laws?|parents?|mom|mum|mother|dad|father|sister|brother|siblings?|aunts?|uncles?|they|she|he)\b[^.!?]{0,60}\b(?:argu\w+|fight\w*|fought|pressur\w*|critici\w+|yell\w*|ignor\w+|controll?ing|toxic|drama|against me|don'?t (?:listen|understand|acknowledge|care|support|hear)|strict|drink\w*|drugs?|mean to|rude|compar\w+|blam\w+|disappoint\w*|cut (?:me )?off|left (?:me )?out|hurt|turn\w*|mad at|won'?t talk|disown\w*|used to beat|throw|threw)\b|\b(?:argu\w+|fights?|fighting|drama|problems?|pressures?|trouble) (?:with|from|between|in) (?:\w+ )?(?:family|parents|mom|mum|mother|dad|father|sister|brother)\b/;

/** What a listener asks of family, illness and loss. */
export const ofFamily: Readonly<Partial<Record<Topic, readonly Particular[]>>> = {
  family: [
    {
      ask: 'What happened at home?',
      when: /\b(?:family (?:problems?|issues?|trouble|drama|situation)|(?:problems?|issues?|trouble) (?:with|in|at) (?:my |the )?(?:family|parents|home))\b/,
      unless: either(
        atLength,
        cause,
        /\b(?:told|said|says|died|divorc\w+|money|drugs?|drink\w*|hit|threw|kicked|fight\w*|argu\w+)\b/,
      ),
    },
    {
      ask: 'What is it that they want of you?',
      when: /\b(?:parents|mother|father|mom|mum|dad|family|aunts?|uncles?)\b[^.!?]{0,40}\b(?:pressur\w*|expect\w*|want(?:s)? me|forc\w+ me|push\w* me)\b|\bpressures? (?:from|by) (?:my|the) (?:parents|family|mother|father|mom|mum|dad)\b/,
      unless:
        /\b(?:want(?:s)? me to|expects? me to|forc(?:e|es|ed|ing) me to|to (?:be|become|do|study|marry|get|go|take|have)|doctor|architect\w*|lawyer|engineer\w*|top of|best in|grades?|married|kids|job)\b/,
    },
    {
      ask: 'What would you have done together this year?',
      when: /(?=[\s\S]*\b(?:christmas|thanksgiving|holidays?)\b)[\s\S]*\b(?:miss(?:ing|ed)?|can'?t (?:see|visit|be with|go home)|haven'?t seen|apart from)\b/,
      unless:
        /\b(?:usually|every year|always|used to|tradition\w*|died|passed|dinner|cook\w*|argu\w+|fight\w*|toxic|gifts?)\b/,
    },
    {
      ask: 'What did the two of you argue about?',
      when: /\b(?:(?:got|get|getting) into (?:an? )?(?:\w+ )?(?:arguments?|fights?)|had (?:an?|this) (?:\w+ )?(?:argument|fight|row)|we (?:argued|fought))\b/,
      unless: either(cause, time, /\b(?:about|over (?:the|my|our|an?|his|her|money|something)|said|told)\b/),
    },
    {
      ask: 'What is it between the two of you?',
      when: /\b(?:my (?:\w+ )?(?:sister|brother|mother|mom|mum|father|dad) (?:\w+ ){0,3}(?:and i (?:don'?t|have|are|aren'?t|keep|fight|argue|never)|don'?t (?:get along|talk)|hates? me|angry|mad|won'?t talk|stopped talking|not talking))\b/,
      unless: either(cause, /\b(?:drugs?|drink\w*|money|said|told|lied|years|threw|fight about|argu\w+ about|died)\b/),
    },
    {
      ask: 'Are you in any danger at home?',
      when: harm,
      unless: /\b(?:safe|danger|moved out|left home|police|no longer|used to|when i was|my ex)\b/,
    },
    {
      ask: 'Who in the family is it mostly about?',
      when: /\b(?:family|relatives|in[- ]laws)\b/,
      unless: either(
        atLength,
        parents,
        couple,
        children,
        pandemic,
        /\b(?:sisters?|brothers?|siblings?|aunts?|uncles?|cousins?|grand\w+|nephews?|nieces?|in[- ]laws?|everyone|all of them|missed?|miss(?:ing)?|provide|friends?|job|school|major|work|christmas|died|passed|she|he|her|him)\b/,
      ),
    },
    {
      ask: 'How long is it since you saw them?',
      when: /\b(?:miss(?:ing|ed)?|haven'?t (?:been able to )?see[n]?|can'?t (?:see|visit)|far|overseas|abroad|apart|another country|other side)\b/,
      unless:
        /\b(?:\d+ ?(?:years?|months?|weeks?|days?)|years?|months?|weeks?|last (?:saw|year|christmas|summer|time)|ago|every (?:day|week)|since|yesterday|died|passed|liv(?:e|ing) with)\b/,
    },
    {
      ask: 'What was the last thing that was said?',
      when: strife,
      unless: /\b(?:said (?:that|i|he|she|they|it|to)|told me|says (?:that|i|he|she|they|it)|called me|years)\b/,
    },
    { ask: 'Has it been like that for long?', when: strife, unless: time },
    {
      ask: 'What do they say when you tell them how it is?',
      when: strife,
      unless:
        /\b(?:(?:they|he|she|mom|mum|dad|parents|mother|father) (?:\w+ )?(?:say|says|said|told|tell|laugh\w*|get|gets|yell\w*|ignore)|haven'?t (?:told|talked|said)|scared|afraid|tell them|communicat\w*|hide)\b/,
    },
    {
      ask: 'Who in the family is on your side?',
      when: strife,
      unless:
        /\b(?:side|supports? me|supportive|talk to my|my (?:mom|mum|dad|brother|sister) (?:and|is|understands|supports|helps)|no ?(?:one|body)|everyone|alone|all of them)\b/,
    },
    {
      ask: 'What had you hoped for from them?',
      when: strife,
      unless: either(wish, pandemic, /\b(?:hoped|expected|affirmation|approval|support)\b/),
    },
    {
      ask: 'How do you keep in touch with them now?',
      when: /\b(?:miss(?:ing|ed)?|haven'?t (?:been able to )?see[n]?|can'?t (?:see|visit)|far|overseas|abroad|apart|another country|other side)\b/,
      unless:
        /\b(?:call\w*|text\w*|video|zoom|skype|phone|facetime|messages?|whatsapp|facebook|letters?|e-?mails?|talk to|died|passed|liv(?:e|ing) with|cut|get[- ]?together)\b/,
    },
    {
      ask: 'What does a holiday with them look like, as a rule?',
      when: /\b(?:family|relatives|in[- ]laws|parents)\b[^.!?]{0,60}\b(?:christmas|thanksgiving|holidays?|gatherings?)\b|\b(?:christmas|thanksgiving|holidays?)\b[^.!?]{0,60}\b(?:family|relatives|in[- ]laws|parents)\b/,
      unless:
        /\b(?:usually|every year|always|used to|tradition\w*|dinner|gather\w*|get[- ]together|party|presents|gifts?|died|passed)\b/,
    },
    {
      ask: 'Who outside the family can you tell it to?',
      when: strife,
      unless:
        /\b(?:friends?|therap\w+|counsel\w+|husband|wife|partner|boyfriend|girlfriend|teacher|no ?-?(?:one|body)|any ?-?(?:one|body)|pastor|church|co-?workers?)\b/,
    },
    {
      ask: 'If one thing could be better at home, what would it be?',
      when: both(strife, /\b(?:home|house|live with|living with|lives? (?:with|together))\b/),
      unless: either(wish, /\b(?:died|passed|overseas|abroad|homeless)\b/),
    },
  ],

  parenting: [
    {
      ask: 'How old are they?',
      when: children,
      unless:
        /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:yrs?|years?|months?|weeks?|year-old|mo)\b|\b(?:is|are|turned|just|age|aged|my|a|they'?re|he'?s|she'?s) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen)\b|\b(?:newborn|baby|babies|toddler|infant|teen\w*|grade|adult|grown|college|born|pregnan\w+|kindergarten\w*|older)\b/,
    },
    {
      ask: 'What happened last?',
      when: /\b(?:out of (?:hand|control)|yell\w*|scream\w*|tantrums?|hits?|hitting|lie[ds]?|lying|behav\w+|fight\w*|refus\w+|listen|trouble|suspend\w*|drugs?|rude|mean|disrespect\w*)\b/,
      unless: either(time, /\b(?:grounded|moved|decided|told me|said|caught|found)\b/),
    },
    {
      ask: 'How are you sleeping, with the baby?',
      when: /\b(?:baby|newborn|infant|postpartum|post partum|breastfeed\w*|new (?:mom|mum|dad|parent))\b/,
      unless: either(rest, /\b(?:lost|miscarr\w+|died|pregnan\w+)\b/),
    },
    {
      ask: 'Who helps you with them?',
      unless:
        /\b(?:help(?:s|ed|ing)?|alone|by myself|single|on my own|no ?-?(?:one|body)|husband|wife|partner|boyfriend|girlfriend|grandparents|grandm\w+|nanny|day ?care|babysit\w*|support|family|moved (?:in|out)|their (?:dad|father|mom|mum|mother)|jail|custody|ex)\b/,
    },
    {
      ask: 'How long has it been this hard with them?',
      when: /\b(?:out of (?:hand|control)|yell\w*|scream\w*|tantrums?|listen|fight\w*|overwhelm\w*|exhaust\w+|hard|struggl\w+|stress\w*|difficult)\b/,
      unless: time,
    },
    {
      ask: 'What do you do when it boils over?',
      when: /\b(?:yell\w*|scream\w*|shout\w*|loud|snap\w*|angry|anger|tantrums?|overwhelm\w*|lose (?:it|my)|lost (?:it|my temper)|frustrat\w+)\b/,
      unless:
        /\b(?:i (?:yell|scream|shout|snap|walk|leave|cry|hide|ground)|grounded|time ?-?outs?|take away|took away|calm)\b/,
    },
    {
      ask: 'Are they at home all day, or at school?',
      when: children,
      unless:
        /\b(?:school\w*|daycare|day care|home ?-?school\w*|virtual|remote|online|hybrid|kindergarten|college|baby|newborn|toddler|infant|moved out|adults?|grown|custody|preschool|grade|all day|dress\w*|peer|teen\w*|her friends|his friends)\b/,
    },
    {
      ask: 'How do they seem to you, lately?',
      when: children,
      unless:
        /\b(?:(?:he|she|they|kids|children|son|daughter) (?:\w+ )?(?:is|are|seems?|feels?|cries|cry|struggl\w+|acts?|has been|have been|don'?t|doesn'?t)|baby|newborn|infant|died)\b/,
    },
    {
      ask: 'When do you get a minute to yourself?',
      unless:
        /\b(?:myself|never|no time|naps?|bedtime|after they|when they|asleep|free time|break|moved out|don'?t see|custody)\b/,
    },
    {
      ask: 'How does the other parent see it?',
      when: /\b(?:husband|wife|partner|boyfriend|girlfriend|their (?:dad|father|mom|mum|mother)|ex|co-?parent\w*)\b/,
      unless:
        /\b(?:(?:husband|wife|partner|he|she|ex|boyfriend|girlfriend) (?:\w+ ){0,2}(?:says?|said|thinks?|agrees?|helps?|doesn'?t|don'?t|won'?t|blames?|works?|keeps?)|jail|died|passed|single|abus\w+)\b/,
    },
    {
      ask: 'What makes you think you are doing it badly?',
      when: /\b(?:(?:bad|terrible|horrible|worst|not a good|awful) (?:mom|mum|mother|dad|father|parent)|nothing i do|failing (?:them|my|as))\b/,
      unless: either(cause, /\b(?:yell\w*|snap\w*|they (?:say|said)|he says|she says|told me|compar\w+)\b/),
    },
    {
      ask: 'When was the last good moment with them?',
      when: children,
      unless: /\b(?:good (?:time|moment|day)s?|laugh\w*|fun|love|never|haven'?t seen|died|lost|proud|played?)\b/,
    },
    {
      ask: 'What are you most afraid of for them?',
      when: /\b(?:worr\w+|scared|afraid|fear\w*|anxi\w+|nervous)\b/,
      unless:
        /\b(?:afraid (?:of|that|they|he|she)|scared (?:of|that|they|he|she)|fear (?:of|that)|virus|covid|drugs|fail\w*|worried (?:that|they|he|she))\b/,
    },
  ],

  caring: among({ when: tending }, [
    {
      ask: 'What does a day with them look like?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|dementia|alzheimer\w*|bedridden|taking care)\b/,
      unless:
        /\b(?:every (?:day|morning|night)|all day|from morning|24.?7|feed\w*|bath\w*|change (?:him|her|them)|routine|nursing home|care home|died|passed|job|patients?|clients?|had to have|put to sleep)\b/,
    },
    {
      ask: 'How long have you been caring for them?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care)\b/,
      unless: either(time, /\b(?:care of myself|care for myself|self[- ]care)\b/),
    },
    {
      ask: 'Who takes over when you cannot?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care|dementia|alzheimer\w*|bedridden)\b/,
      unless:
        /\b(?:alone|by myself|on my own|no ?-?(?:one|body)|only (?:me|one|child|person)|siblings?|brother|sister|husband|wife|nurses?|help(?:s|ed|ing)?|respite|family|nursing home|care home|my dog|died|passed|up to me)\b/,
    },
    {
      ask: 'How are they doing at the moment?',
      when: either(parents, /\b(?:husband|wife|grand\w+|son|daughter|brother|sister|aunt|uncle|friend|boss)\b/),
      unless:
        /\b(?:worse|better|stable|declin\w+|(?:he|she|they) (?:is|are|can'?t|doesn'?t|don'?t|has|was|were|isn'?t)|dying|died|passed|last stage|terminal|hospital)\b/,
    },
    {
      ask: 'When did you last sleep through a night?',
      unless: either(rest, /\b(?:nursing home|care home|died|passed)\b/),
    },
    {
      ask: 'Do they still know you?',
      when: /\b(?:dementia|alzheimer\w*)\b/,
      unless:
        /\b(?:know(?:s)?|recogni[sz]e?s?|forg[eo]t\w*|rememb\w+|remember|name|dog|cat|put to sleep|died|passed)\b/,
    },
    {
      ask: 'What is the hardest hour of it?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care|dementia|alzheimer\w*)\b/,
      unless: either(hour, /\b(?:nursing home|care home|died|passed|care of myself)\b/),
    },
    {
      ask: 'What have the doctors told you to expect?',
      when: /\b(?:doctors?|diagnos\w+|cancer|chemo\w*|dementia|alzheimer\w*|hospital|stage|tumou?r)\b/,
      unless: /\b(?:told|said|say|expect\w*|stage|prognos\w+|months? (?:to|left)|terminal|died|passed|dog|cat)\b/,
    },
    {
      ask: 'Do you get paid for the care, or is it family?',
      when: /\b(?:i(?:'?m| am) an? (?:\w+ )?(?:caregiver|carer)|caregiving)\b/,
      unless: either(
        parents,
        purse,
        /\b(?:husband|wife|grand\w+|job|agency|clients?|patients?|family|daughter|son|brother|sister)\b/,
      ),
    },
    {
      ask: 'What have you had to give up for it?',
      when: /\b(?:car(?:e|es|ing) (?:for|of)|look(?:s|ing)? after|caregiv\w+|carer|taking care)\b/,
      unless:
        /\b(?:gave up|given up|give up|quit|no (?:time|life|friends)|stopped|can'?t (?:go|leave|work)|moved|care of myself|died|passed)\b/,
    },
    {
      ask: 'Who asks how you are, in all this?',
      unless:
        /\b(?:no ?-?(?:one|body)|any ?-?(?:one|body)|friends?|therap\w+|counsel\w+|support\w*|alone|husband|wife|partner|sister|brother)\b/,
    },
    {
      ask: 'Is there an hour in the week that is your own?',
      unless: /\b(?:free|myself|break|respite|never|no time|hour|gym|walk\w*|go outside)\b/,
    },
    {
      ask: 'What were they like, before they fell ill?',
      when: /\b(?:dementia|alzheimer\w*|stroke|cancer|ill|sick|bedridden|disabled)\b/,
      unless:
        /\b(?:used to|before|always|was (?:so|such|a|the|my)|strong|dog|cat|died|passed|i(?:'?m| am) (?:ill|sick|disabled))\b/,
    },
  ]),

  illness: [
    {
      ask: 'How are you feeling in your body today?',
      when: /\b(?:i (?:\w+ )?(?:tested|have|had|got|caught)|i'?ve got|i am|i'?m) (?:\w+ )?(?:positive|covid\w*|corona\w*|the virus|the flu)\b/,
      unless:
        /\b(?:symptoms?|fever|cough\w*|aches?|sore|breath\w*|taste|smell|recover\w*|better now|weak|tired|headaches?|last (?:year|month)|months? ago)\b/,
    },
    {
      ask: 'When is the surgery?',
      when: /\b(?:surgery|operation|biopsy)\b/,
      unless: either(
        time,
        /\b(?:cancel\w*|after (?:the|my|his|her) surgery|had (?:\w+ )?surgery|possib\w+|tomorrow|next)\b/,
      ),
    },
    {
      ask: 'How long have you had the pain?',
      when: /\b(?:my (?:\w+ )?pains?|(?:back|chronic|severe|constant|joint|nerve) pain|migraines?|in pain)\b/,
      unless: either(time, /\bemotional(?:ly)?\b/),
    },
    {
      ask: 'How is it with the pain just now?',
      when: /\b(?:(?:back|chronic|severe|constant|joint|nerve) pain|migraines?|i(?:'?m| am) in pain)\b/,
      unless: /\b(?:worse|better|unbearable|right now|today|emotional(?:ly)?|he|she)\b/,
    },
    {
      ask: 'How are they doing now?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:better|worse|stable|recover\w*|(?:he|she|they) (?:is|are) (?:\w+ )?(?:doing|in|fine|ok|okay|not)|died|passed|shrinking|dying|terminal|fighter|my (?:own )?(?:surgery|cancer|chemo|diagnosis|disease|illness|pain)|i (?:have|had|was|am|got) (?:\w+ )?(?:cancer|surgery|diagnosed|hospitali[sz]ed|chemo|sick))\b/,
      ),
    },
    { ask: 'When did you find out?', when: /\b(?:diagnos\w+|cancer|tumou?r|disease|terminal|stroke)\b/, unless: time },
    {
      ask: 'What have the doctors said so far?',
      unless:
        /\b(?:doctors?|surgeon|specialist|diagnos\w+|results?|told (?:me|us|him|her)|prognos\w+|stage|scan|shrinking|died|passed|stillbirth|vaccin\w+)\b/,
    },
    {
      ask: 'Do you know what comes next?',
      when: /\b(?:cancer|chemo\w*|tumou?r|surgery|diagnos\w+|treatment)\b/,
      unless:
        /\b(?:next|schedul\w+|waiting|cancel\w*|chemo\w*|radiation|surgery|died|passed|terminal|hospice|remission|vaccin\w+|depress\w+|adhd|bipolar|ptsd|autis\w+)\b/,
    },
    {
      ask: 'What is it like on a bad day?',
      when: ill,
      unless:
        /\b(?:bad days?|waves|pain|can'?t (?:move|eat|sleep|get up|walk)|weak|vomit\w*|tired|exhaust\w+|nausea|worst)\b/,
    },
    {
      ask: 'Can you be with them?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:visit\w*|with (?:him|her|them)|see (?:him|her|them)|liv(?:e|es|ing)|far|in person|stay(?:ing)?|here|home|hospital|allowed|overseas|quarantin\w*|nearby|caring|take care|looking after|died|passed|i (?:have|had|was|am) (?:\w+ )?(?:cancer|diagnosed|surgery))\b/,
      ),
    },
    { ask: 'Who is carrying it with you?', unless: someone },
    {
      ask: 'How do they talk about it themselves?',
      when: illNear,
      unless: either(
        ill,
        /\b(?:(?:he|she|they) (?:\w+ )?(?:says?|said|told|tells?|thinks?|wants?|hates?|trying|tries|jokes?|won'?t|doesn'?t|don'?t|is (?:strong|brave|afraid|scared|positive))|strong|coma|died|passed|dementia|i (?:have|had|was|am) (?:\w+ )?(?:cancer|diagnosed|surgery))\b/,
      ),
    },
    {
      ask: 'What scares you most about it?',
      when: /\b(?:scar(?:ed|es|y)|afraid|fear\w*|anxi\w+|worr\w+|nervous|terrified)\b/,
      unless:
        /\b(?:die|dying|death|los(?:e|ing)|not knowing|what if|long[- ]term|unpredictab\w+|future|afraid (?:of|that)|scared (?:of|that)|most)\b/,
    },
    {
      ask: 'How do you spend the waiting?',
      when: /\b(?:wait(?:ing)?|results?|appointment|cancel\w*|until|schedul\w+)\b/,
      unless: either(helping, /\b(?:busy|work(?:ing)?|can'?t wait)\b/),
    },
    { ask: 'What helps on the heavier days?', unless: either(helping, /\bnothing helps\b/) },
    { ask: 'Are you getting any rest yourself?', unless: rest },
    {
      ask: 'What has it changed at home?',
      unless:
        /\b(?:changed?|home|house|lost|job|terminated|can'?t|no longer|everything|hospital|fight\w*|support group)\b/,
    },
    {
      ask: 'Has somebody explained it in words you understand?',
      when: /\b(?:confus\w+|don'?t (?:understand|know what it)|diagnos\w+|results?)\b/,
      unless: /\b(?:explain\w*|told|doctors? (?:said|told)|understand now|adhd|bipolar|depress\w+)\b/,
    },
  ],

  bereavement: [
    {
      ask: 'When did it happen?',
      when: loss,
      unless: either(time, /\bmay die|could die|might die|people died|going to die\b/),
    },
    {
      ask: 'Who was it that you lost?',
      when: loss,
      unless: either(
        parents,
        couple,
        children,
        friend,
        /\b(?:sister|brother|aunt|uncle|cousin|grand\w+|nan|gran|nana|papa|dog|cat|pet|miscarr\w+|colleague|co-?worker|boss|neighbou?r|teacher|nephew|niece|in-law|twin|widow\w*|puppy)\b/,
      ),
    },
    {
      ask: 'What were they like?',
      when: loss,
      unless:
        /\b(?:(?:he|she|they) (?:was|were) (?:\w+ )?(?:the|my|so|such|a|an|like|good|kind|funny|always|there|closest|great)|wonderful|best|kind|funny|rock|like a|miscarr\w+|abus\w+|stillbirth|unborn|always (?:taking|there|made))\b/,
    },
    {
      ask: 'Was it sudden, or had it been coming?',
      when: loss,
      unless:
        /\b(?:sudden\w*|unexpected\w*|sick|ill(?:ness)?|cancer|covid|accident|stroke|heart attack|suicide|overdose|hospital|hospice|old age|coming|killed|murder\w*|long (?:battle|fight)|dementia|miscarr\w+|crash|hit by|stillbirth|lost (?:touch|contact|my (?:job|best friends?)))\b/,
    },
    {
      ask: 'Were you able to say goodbye?',
      when: loss,
      unless:
        /\b(?:good ?-?bye|funeral|there when|with (?:him|her|them) when|miscarr\w+|last (?:words?|time)|couldn'?t (?:be|see|visit)|got to (?:see|say)|didn'?t get|reach out|years ago|lost (?:touch|contact|my (?:job|best friends?))|stillbirth)\b/,
    },
    {
      ask: 'What do you miss most about them?',
      when: /\b(?:died|passed|passing|death|lost my|miss\w*|grie\w+)\b/,
      unless: /\b(?:miss (?:how|the|his|her|their|talking|when|having|our)|miscarr\w+|abus\w+|stillbirth|would help)\b/,
    },
    {
      ask: 'Who do you talk to about them?',
      when: loss,
      unless:
        /\b(?:talk(?:ed|ing|s)? (?:to|with|about)|told|therap\w+|counsel\w+|support\w*|no ?-?(?:one|body)|any ?-?(?:one|body)|alone|friends?|group)\b/,
    },
    {
      ask: 'Is there a day coming up that you dread?',
      when: /\b(?:anniversary|birthday|christmas|thanksgiving|holidays?|first year|years? ago|new year|mother'?s day|father'?s day|without (?:him|her|them))\b/,
      unless: /\b(?:today|tomorrow|coming up|christmas|anniversary|dread\w*|birthday is|this (?:week|month))\b/,
    },
    {
      ask: 'When does it hit you hardest?',
      when: loss,
      unless: either(hour, /\b(?:when(?:ever)? (?:i|we|people|it)|today|anniversary|holidays?|christmas|hits? me)\b/),
    },
    {
      ask: 'How is the rest of the family taking it?',
      when: /\b(?:my (?:\w+ )?(?:mom|mum|mother|dad|father|brother|sister|son|daughter|grand\w+|nan|gran|aunt|uncle|cousin))\b/,
      unless:
        /\b(?:family (?:is|are|has|have)|(?:mother|mom|mum|dad|father|sister|brother|grandfather|grandmother) (?:has|is|took|taken|are)|they are|we (?:are|all)|only (?:family|one)|no family|alone)\b/,
    },
    {
      ask: 'What do you wish you had been able to tell them?',
      when: /\b(?:regret\w*|should have|wish i (?:had|could|would)|never (?:got|told|said)|guilt\w*|didn'?t get)\b/,
      unless: /\b(?:told (?:him|her|them)|wish i (?:had|could have) (?:told|said)|say goodbye|miscarr\w+|stillbirth)\b/,
    },
    {
      ask: 'Is there something of theirs that you keep near?',
      when: loss,
      unless:
        /\b(?:photos?|pictures?|ring|clothes|ashes|keep (?:his|her|their)|things|letters?|jewel\w+|necklace|miscarr\w+|stillbirth)\b/,
    },
    {
      ask: 'Have you had room to grieve yourself?',
      when: /\b(?:my (?:mom|mum|mother|dad|father|sister|brother|kids|children|husband|wife|family) (?:\w+ ){0,4}(?:hard|sad|upset|devastat\w+|depress\w+)|for (?:her|him|them|everyone)|priority|be strong|kids|children|arrang\w+|funeral)\b/,
      unless: /\b(?:time to grieve|grieve myself|myself|years ago)\b/,
    },
    { ask: 'What helps you get through such a day?', when: loss, unless: helping },
  ],

  'pet loss': [
    {
      ask: 'What was your animal called?',
      unless: /\b(?:named?|called|name was|name is|his name|her name|friend'?s (?:dog|cat))\b/,
    },
    {
      ask: 'How many years did you have together?',
      unless:
        /\b(?:\d+ ?(?:years?|yrs?|months?)|years|since (?:i was|he was|she was|a|my)|puppy|kitten|going to turn|grew up|whole life|turn \d+)\b/,
    },
    { ask: 'When was it?', unless: time },
    {
      ask: 'Was it sudden, or was there an illness?',
      unless:
        /\b(?:sudden\w*|sick|ill(?:ness)?|cancer|old(?: age)?|hit by|car|accident|kidney|tumou?r|put (?:him|her|them|down|to sleep)|dementia|blind|unexpected\w*|vet|poison\w*|seizures?|attack\w*)\b/,
    },
    {
      ask: 'Could you be there at the end?',
      unless:
        /\b(?:was there|were there|be with|with (?:him|her|them)|held|in my arms|at the end|found (?:him|her)|came home|ran away|vet|wasn'?t there|couldn'?t be)\b/,
    },
    {
      ask: 'What was a day with your animal like?',
      unless: /\b(?:used to|every (?:day|morning|night)|always|walks?|slept|sleep|bed|play\w*|greet\w*|followed)\b/,
    },
    {
      ask: 'When do you notice the quiet most?',
      unless:
        /\b(?:come home|came home|quiet|empty|mornings?|evenings?|at night|walks?|bed|other (?:dogs?|cats?|pets?)|\d+ other)\b/,
    },
    {
      ask: 'Who else at home is missing the animal?',
      unless:
        /\b(?:alone|by myself|husband|wife|kids|children|son|daughter|partner|boyfriend|girlfriend|family|parents|mom|mum|dad|other (?:dogs?|cats?|pets?)|my other|we|roommates?)\b/,
    },
    {
      ask: 'Where are the things now, the bowl and the bed?',
      unless: /\b(?:bowls?|bed|toys?|collar|leash|things|put away|gave away|threw)\b/,
    },
    {
      ask: 'Do people around you understand what it is?',
      unless:
        /\b(?:understand\w*|just a (?:dog|cat|pet)|get it|people (?:say|said|think|tell)|friends?|no ?(?:one|body)|everyone|family|supportive)\b/,
    },
    {
      ask: 'Is there one memory you keep coming back to?',
      unless: /\b(?:memor\w+|remember\w*|picture|photo|keep (?:seeing|thinking))\b/,
    },
    {
      ask: 'Do you blame yourself for any of it?',
      unless: /\b(?:blam\w+|guilt\w*|fault|should have|my decision|nothing to be done|old age|could have|if i had)\b/,
    },
  ],
};
