import type { Happening } from './happening.ts';

const parent =
  "(?:my|your|both(?: of)?(?: my| your)?) (?:own |step |step-)?(?:parents?|mom|mum|mother|mam|dad|father|folks|family|grandmother|grandparents|mom and dad|mother and father|parent's)";
const sibling =
  '(?:my|your) (?:older |younger |little |big |twin |half |step |own |biological |oldest |youngest |only )*(?:sister|brother|sibling|siblings|sisters|brothers)';
const child = String.raw`(?:(?:my|your|our) (?:(?:own|oldest|youngest|older|younger|eldest|teenage|preteen|teen|adult|grown|little|only|two|three|four|\d+|year|old|\d+-year-old|\d+ year old|step) )*(?:kids?|children|child|sons?|daughters?|boys?|teenagers?|step-?(?:son|daughter|kids)))`;
const home = (source: string): RegExp =>
  new RegExp(source.replaceAll('PARENT', parent).replaceAll('SIBLING', sibling).replaceAll('CHILD', child), 'i');
const notDead = /\b(?:died|passed away|passed|death|funeral|dementia|alzheimer\w*|my late)\b/;

/** Family, as most people tell it: in few and ordinary words. */
export const ofFamilyPlainly: readonly Happening[] = [
  {
    id: 'child-says-hates',
    cues: 'hate',
    when: home(
      String.raw`\b(?:CHILD|(?:my|your) (?:little|wee|youngest|oldest|eldest|middle) (?:one|girl|man|boy))\b[^.!?]{0,40}\b(?:hates? (?:me|you)\b|says? (?:she|he|they) (?:hate|wish))|\b(?:she|he) (?:said|says|told (?:me|you)|screamed|shouted)(?: \w+){0,3} (?:that )?["']?(?:i|she|he) hates? (?:me|you)["']?,?(?: (?:mum|mummy|mom|mommy|mam|dad|daddy))?`,
    ),
    unless: /\b(?:husband|wife|boyfriend|girlfriend|boss|teacher|friend says|hates? me for (?:leaving|dying))\b/,
    beside:
      /\b(?:son|daughter|kids?|child|boy|girl|little one|wee one|years? old|toddler|teen\w*|youngest|eldest|oldest)\b/,
    names: true,
    hear: [
      'That goes straight through you, whatever you know about children.',
      "Children say that to the one they're sure of. It still hurts to hear it.",
    ],
    ask: ['What had happened just before?', 'How has it been between you two since?'],
  },
  {
    id: 'pressed-by-parents',
    cues: 'pressur expect push want force forcing wants stress',
    when: home(
      String.raw`\b(?:PARENT(?:'s| is| are| have| has| always| just| keep| keeps| also| both| really)* (?:(?:put(?:s|ting)?|keep(?:s)? (?:on )?putting) (?:\w+ ){0,4}?pressures?|pressur(?:e|es|ed|ing|ize|izing) (?:me|you)|push(?:es|ing)? (?:me|you)|expect(?:s|ing)? (?:too much|so much|a lot|me|you|perfect|good|high|straight)|forc(?:e|es|ed|ing) (?:me|you)|want(?:s|ed)? (?:me|you) to (?!come|visit|be (?:safe|happy|careful)|stay|know|call|meet|have fun|take care|eat)\w+)|(?:pressures?|stress|expectations?) (?:from|of) PARENT)\b`,
    ),
    unless: /\b(?:covid|mask|virus|boyfriend's|husband's|wife's|friend's|i'?m (?:just |only )?here)\b/,
    names: true,
    hear: [
      'When the pressure comes from your own parents, there is no going home from it.',
      "It's hard to be pushed by people you would like to please.",
    ],
    ask: [
      'What do they say when it comes up?',
      'Have you been able to tell them how it is for you?',
      'What would you want, if it were only up to you?',
    ],
  },
  {
    id: 'not-understood-at-home',
    cues: 'understand listen support care believe appreciat acknowledg accept respect like love',
    when: home(
      String.raw`\b(?:PARENT|no one in (?:my|your) family|nobody in (?:my|your) family)(?: (?:really|just|even|ever|both|never|still|all|do|does|will|at all))* (?:(?:don't|doesn't|do not|does not|didn't|won't|will not|never|can't|not willing to|are not willing to|aren't|isn't|refuses? to)(?: (?:really|even|ever|seem to|want to|try to|willing to))* ?(?:understand(?:s|ing)?|listen(?:s)?|support(?:s|ive|ing)?|care(?:s)?|believe(?:s)? (?:me|you|in|that)|appreciate(?:s)?|acknowledge(?:s)?|accept(?:s)?|respect(?:s)?|like(?:s)? (?:me|you)|love(?:s)? (?:me|you)|get(?:s)? it|take(?:s)? (?:me|you|it) seriously|know how)|never (?:understood|listened|supported|cared|loved|believed)|ignores? (?:me|you)|listens|understands (?:me|you))\b`,
    ),
    unless: notDead,
    names: true,
    hear: [
      "It's lonely not to be understood at home, of all places.",
      'You would think family would be the first to see how it is. When they do not, it stings for a long time.',
    ],
    ask: [
      'What would you most like them to understand?',
      'When did you last try to tell them?',
      'Who in the family comes closest to getting it?',
    ],
  },
  {
    id: 'put-down-at-home',
    cues: 'critici yell shout scream nag insult blam judg down compar names degrad mad angry disappoint',
    when: home(
      String.raw`\b(?:PARENT|SIBLING)(?:'s| is| are| has| have| always| constantly| just| keeps?| often| all| been| would| only| both| gets?| got)* (?:critici[sz](?:e|es|ed|ing)|yell(?:s|ed|ing)?(?: at)?|shout(?:s|ed|ing)?(?: at)?|scream(?:s|ed|ing)?(?: at)?|nag(?:s|ging)?|insult(?:s|ed|ing)?|blam(?:es?|ed|ing)|judg(?:es?|ed|ing)|put(?:s|ting)? (?:me|you) down|compar(?:es?|ed|ing) (?:me|you)|call(?:s|ed|ing)? (?:me|you) (?:names|lazy|stupid|useless|fat|worthless|a \w+)|(?:so |very |always |really )*(?:mad|angry|disappointed|disapointed) (?:at|with|in) (?:me|you)|compar(?:es?|ing) (?:me|you))\b`,
    ),
    unless: /\b(?:died|passed away|used to|dementia|as a child|when i was (?:a|little|young))\b/,
    names: true,
    hear: [
      'Hard words from your own family go in deeper than from anybody else.',
      "At home you can't simply walk away from it, and it starts again at the next meal.",
    ],
    ask: [
      'What was it about the last time?',
      'What do you do when it starts?',
      'Is there anyone at home on your side?',
    ],
  },
  {
    id: 'held-tight-at-home',
    cues: 'let allow strict control ground protective permission',
    when: home(
      String.raw`\b(?:PARENT(?:'s| is| are| has| have| always| just| still| both)* (?:(?:so |very |too |really |extremely |way too |being )*(?:strict|controlling|over ?protective)|(?:won't|don't|doesn't|do not|does not|will not|never|wouldn't) (?:let|allow) (?:me|you)|control(?:s|ling)? (?:me|you|my|your|everything)|ground(?:ed|ing) (?:me|you)|took (?:away )?(?:my|your) (?:phone|car|laptop))|you(?:'re| are| got| am| were| was| have been| been)+ grounded\b)`,
    ),
    unless: /\b(?:covid|virus|quarantine|when i was (?:a|little|young)|years ago|used to)\b/,
    names: true,
    hear: [
      'Being held that tight at home is hard when you feel ready to decide things for yourself.',
      'When every small thing needs permission, even wanting something turns into an argument.',
    ],
    ask: [
      'What are they afraid of, do you think?',
      'What happens if you argue?',
      'What would you do first, with more room?',
    ],
  },
  {
    id: 'parents-fight',
    cues: 'fight argu divorc separat split',
    when: home(
      String.raw`\b(?:my|your) (?:parents|mom and dad|mum and dad|mother and father|folks|family)(?:'re| are| is| have| were| always| constantly| just| keep| been| both| recently| might be| want to)* (?:fight(?:ing)?|argu(?:e|ing)|divorc\w+|get(?:ting)? (?:a )?divorced?|got divorced|separat(?:ed|ing)|split(?:ting)?(?: up)?)\b`,
    ),
    unless: /\b(?:when i was (?:a|little|young|\d+)|years ago|used to|encouraged us|with me|over me)\b/,
    names: true,
    hear: [
      'When it goes wrong between parents, everyone in the house has to live in it.',
      "They're your parents whatever happens between them, so there is no side you can simply take.",
    ],
    ask: [
      'How do you find out about it, mostly?',
      'What do they say to you about it?',
      'Who do you have to talk to about it?',
    ],
  },
  {
    id: 'trouble-with-a-sibling',
    cues: 'fight argu along talk speak hate blam lies against fell',
    when: home(
      String.raw`\b(?:(?:SIBLING and (?:i|you|me)|you and SIBLING) (?:\w+ ){0,3}?(?:fight\w*|argu\w+|(?:don't|do not|didn't|never|can't) (?:get along|talk|speak)|not (?:talking|speaking)|fell out|had (?:a|an) (?:\w+ )?(?:fight|argument))|you (?:had|got|got into|'re having|are having|have) (?:a |an |another )?(?:big |huge |bad |yelling )*(?:fight|argument|fighting|problems?) with SIBLING|SIBLING (?:hates|lies (?:about|to)|lied (?:about|to)|blamed|betrayed|stole from|took advantage of|won't (?:talk|speak) to|doesn't (?:talk|speak) to|isn't (?:talking|speaking) to|is trying to turn|is not (?:talking|speaking) to|cut off|bull(?:ies|ied)) ?(?:me|you|my|our|your|us)?)\b`,
    ),
    unless: /\b(?:died|passed away|when we were (?:little|kids|young)|in-law)\b/,
    names: true,
    hear: [
      'A quarrel with a brother or sister never stays between two. Sooner or later the whole family is in it.',
      'With a brother or sister it goes back so far that no fight is only about today.',
    ],
    ask: ['What set it off?', 'Where do the others in the family stand?', 'How were you two before?'],
  },
  {
    id: 'cut-off-from-family',
    cues: 'estrang terms contact talk family speak spoken cut disown',
    when: home(
      String.raw`\b(?:you(?:'re| are| am|'ve| have| been)? (?:\w+ )?(?:estranged from|not on (?:good |speaking )?terms with|not (?:good )?on (?:good |speaking )?terms with|(?:have )?no contact with|not close (?:to|with)|cut off (?:contact )?(?:from|with)|cut ties with|disowned by|(?:not|don't|do not|no longer|haven't|never|stopped)(?: even)? (?:talk(?:ing|ed)?|speak(?:ing)?|spoken)(?: to| with)) (?:PARENT|SIBLING|(?:most of |any of )?(?:my|your) (?:whole |entire )?(?:family|relatives))|(?:no one|nobody) in (?:my|your) family (?:is |will |wants to )?(?:talk|speak)\w*|(?:my|your) (?:whole |entire )?family (?:has |have )?(?:disowned|abandoned|cut off|rejected|turned (?:their backs?|against)|hates?|won't talk|doesn't talk|don't (?:talk|want|even think))\b|you (?:have|got) no family\b)`,
    ),
    unless: notDead,
    names: true,
    hear: [
      'Being without your family leaves a gap on all the days other people spend with theirs.',
      "Family that isn't there for you is hard to explain, so mostly you end up not mentioning it.",
    ],
    ask: ['How long has it been like that?', 'What led up to it?', 'Is there anyone in the family you do hear from?'],
  },
  {
    id: 'far-away-from-family',
    cues: 'far away family parents abroad overseas country seen miles mom mother dad miss',
    when: home(
      String.raw`\b(?:you(?:'re| are| live| am|'ve| have| been)* (?:\w+ ){0,3}?(?:far (?:away )?from|away from|hours from|miles from) (?:PARENT|home|everyone|family|(?:my|your) family|friends and family|family and friends)|you (?:have|do have|have got) family,? (?:but )?(?:they )?(?:all )?(?:live|are)? ?(?:on the \w+ coast|out of state|far|\w+ hours away|in (?:another|other|a different))\b|(?:PARENT|(?:my|your|both my) (?:sons|children|family|parents))(?:'s| is| are| all| and \w+ \w+)* (?:(?:all )?(?:liv(?:e|es|ing)|is|are|stay(?:s|ing)?)? ?(?:in|on) (?:another|a different|different|other|the other|the east|the west) (?:country|state|city|side|coast|town)|(?:so |very |really |too )?far away|overseas|abroad))\b`,
    ),
    beside: /\b(?:family|parents?|mom|mum|mother|dad|father|home|children|sons?|daughters?|sister|brother)\b/,
    unless: /\b(?:died|passed away|custody|cps|ex|court|stay away from|quarantine away|girlfriend|boyfriend)\b/,
    names: true,
    hear: [
      'With your family that far away, every good day and every bad one happens without them.',
      'Distance is hardest on the days when you would just like somebody of your own in the room.',
    ],
    ask: ['How do you keep in touch?', 'When could you see each other next?', 'What do you miss most about home?'],
  },
  {
    id: 'children-do-not-listen',
    cues: 'listen hear control behav yell scream rebel talk tantrum obey act difficult attitude',
    when: home(
      String.raw`\b(?:CHILD|she|he|they)(?:'s| is| are| just| always| constantly| has| have| been| gets?| keeps?| all| being| act| acts| so| very| really)* (?:(?:won't|don't|doesn't|do not|does not|didn't|never|not|refuses? to)(?: even| want to| wanna)? (?:listen|hear (?:me|you)|obey|behave|follow|do (?:his|her|their) (?:homework|chores|work))|as if they don't hear|out of (?:control|hand)|act(?:s|ing)? (?:out|up)|talk(?:s|ing)? back|rebel\w*|scream(?:s|ing)?|yell(?:s|ing|ed)?|tantrums?|difficult|disrespect\w*|misbehav\w*|lies to|lying to|rag(?:es|ing))\b`,
    ),
    beside: /\b(?:my|our) (?:\w+ ){0,3}?(?:kids?|children|child|sons?|daughters?|teenagers?)\b/,
    unless: /\b(?:husband|wife|boss|teacher|died|friend|mother yell|dad yell|hospital|my parents)\b/,
    names: true,
    hear: [
      "It's wearing to say a thing ten times to your own child and have it pass straight through.",
      'You can love a child to bits and be at the end of your rope by evening.',
    ],
    ask: ['What was it about today?', 'What have you tried so far?', 'How does it end, mostly?'],
  },
  {
    id: 'own-child-keeps-away',
    cues: 'see talk speak call visit contact want',
    when: home(
      String.raw`\bCHILD (?:\w+ )?(?:(?:doesn't|don't|does not|do not|won't|will not|hasn't|haven't|refuses to|never|hardly|barely|stopped|rarely|no longer)(?: even| want to| wants to| wanna| ever)? (?:see(?:s|n)?|talk(?:s|ing|ed)?(?: to)?|speak(?:s|ing)?(?: to)?|spoken to|call(?:s|ed|ing)?|visit(?:s|ed|ing)?|contact(?:ed|s)?|want anything to do with) (?:me|you|with me|with you|us)?|(?:has |have )?cut (?:me|you) off|hates (?:me|you)|moved in with (?:his|her|their) (?:dad|father|mom|mother))\b`,
    ),
    unless: /\b(?:died|passed|to school|covid|teacher|see well|autis\w*)\b/,
    names: true,
    hear: [
      'Your own child keeping away is a hurt you carry through every ordinary day.',
      'You can do nothing about it but wait, and waiting for a child is the hardest kind.',
    ],
    ask: ['What happened before it?', 'When did you last talk?', 'What would you say, if you got the chance?'],
  },
  {
    id: 'row-with-own-child',
    cues: 'fight argument row argu fought',
    when: home(
      String.raw`\b(?:had|having|got into|get into|'ve had)(?: (?:a|an|another|big|huge|bad|stupid|terrible|such|really))* (?:fight|argument|row|fights|arguments) with CHILD\b|\byou (?:and CHILD|\w+ )?(?:fought|argued|fight|argue)(?: \w+)? with CHILD\b`,
    ),
    unless: /\b(?:when i was|girlfriend's|boyfriend's)\b/,
    names: true,
    hear: [
      "A row with your own child goes on hurting after it's over, on both sides of the door.",
      'With a child you have to be the grown one in it, even while it hurts you too.',
    ],
    ask: ['How did it end?', 'How are you two with each other now?', 'What was underneath it, do you think?'],
  },
  {
    id: 'trouble-at-home',
    general: true,
    cues: 'problem issue trouble conflict difficult hard drama struggl',
    when: home(
      String.raw`\b(?:problems?|issues?|troubles?|difficult(?:y|ies)|conflicts?|hard time|tough time|drama|disagreements?|struggling)(?: (?:in|with|within|between|a|the|some|bit|little|of|my|your|our|to|and|me|you|getting along|communicating|at))* (?:PARENT|SIBLING|CHILD|(?:my|your|our|the) (?:\w+ )?(?:in-laws|family|families|home|aunt|uncle|cousin|mother in law|mother-in-law|father-in-law)|home|family)(?: (?:lately|recently|right now|at the moment|these days|now|members?|issues?|problems?|at home|and .*))*$|\b(?:family|home) (?:problems?|issues?|troubles?|drama|conflicts?)\b`,
    ),
    unless:
      /\b(?:homework|work from home|working from home|died|passed|death|job|loss|losing|health|financial|money|sleep|finding a home|home loan|no problems?)\b/,
    names: true,
    hear: [
      'Trouble at home is hard to get away from, because home is where you would go to get away.',
      "With family you can't just stop seeing each other, so it keeps coming up.",
    ],
    ask: ['What happened?', 'What is it mostly about?', 'How do things stand at the moment?'],
  },
  {
    id: 'cares-for-a-parent',
    cues: 'care caring caregiver caretaker look',
    when: home(
      String.raw`\byou(?:'re| are|'ve| have| am| been| have to| need to| had to|'ve been| also| now| just| mostly)* (?:the (?:only |main |sole )?(?:caregiver|caretaker|carer) (?:for|of)|(?:a )?(?:full[- ]time )?(?:caregiver|caretaker|carer) (?:for|of)|tak(?:e|ing) care of|car(?:e|ing) for|look(?:ing)? after) (?:both |PARENT|(?:my|your) (?:sick |elderly |disabled |aging |old |ill )*(?:mom|mum|mother|dad|father|parents?|grandmother|grandma|grandfather|grandpa|grandparents|husband|wife|brother|sister|aunt|uncle|mother-in-law|father-in-law))\b`,
    ),
    unless: /\b(?:died|passed away|used to|when i was)\b/,
    names: true,
    hear: [
      'Looking after somebody in the family has no closing time, and people soon stop asking how you are.',
      'You do it because you love them, and it still takes it out of you, day after day.',
    ],
    ask: ['Who helps you with it?', 'When did you last have a day to yourself?', 'Which part of it is hardest?'],
  },
  {
    id: 'feast-days-alone',
    cues: 'christmas holiday xmas thanksgiving eve birthday diwali eid easter',
    when: /(?<!right after )\b(?:you\b.*\b(?:sad|lonely|depress(?:ed|ing)|down|low|hard|alone|by (?:my|your)self|on (?:my|your) own)(?: (?:around|during|at|this|over|for|the|about|on|in|because|of|and|when|every|always|a|time|with|coming|up|my|your))* (?:christmas|holidays?(?: season)?|xmas|thanksgiving|new year'?s?(?: eve)?|birthday|diwali|eid|easter)(?: (?:season|time|day|eve|this year|again|alone|and \w+))*$|(?:christmas|holidays?(?: season)?|xmas|thanksgiving|new year'?s?(?: eve)?|birthday|diwali|eid|easter)(?: (?:day|season|eve|is|are|was|will|be|going|to|have|has|been|so|very|really|always|the|this|year|just|a|for|me|you|all))* (?:alone|by (?:my|your)self|on (?:my|your) own|lonely|sad|hard|depressing|difficult|without (?:my|your|any) (?:family|friends|kids|children|parents|mom|son|daughter)))\b.*/i,
    unless:
      /\b(?:died|passed|lost (?:my|our|his|her)|death|last christmas|present|gifts?|money|broke|afford|hard to (?:get|find)|hardly|work(?:ing)?|job|covid positive|not (?:sad|alone|lonely)|my (?:girlfriend|boyfriend|husband|wife) (?:left|dumped|broke))\b/,
    names: true,
    hear: [
      'On such days everybody seems to be going home to somebody, and that makes everything else louder.',
      'Those days come with so much expectation in them that being low on one feels twice as low.',
    ],
    ask: [
      'What are the days going to look like?',
      'Who would you most like to have there?',
      'How did you use to spend them?',
    ],
  },
];
