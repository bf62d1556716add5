/** What may stand before what they say. */
const lead =
  '(?:(?:ok(?:ay)?|oh|ah|um+|uh+|er+m?|hm+|well|so|but|and|actually|sorry|honestly|tbh|you know what|on second thoughts?|wait|no+|nah|yeah|yes|ugh|lol|haha|right|fine|please|wren|meh|thanks|thank you|i think|i guess|maybe|hey|just|alright|sadly|unfortunately|truthfully)[,.!… ]+)*';
const tail = '(?:,? (?:please|then|thanks|thank you|wren|tbh|lol|i guess|i think|maybe|really|sorry|for me|haha))*';
/** It ends there, or goes on in a breath of its own. */
const ends = "(?=\\s*(?:[,.;:!?…)]|$)| (?:but|because|cos|bc|since|i'm|im|it's|though|as)\\b)";

const said = (source: string): RegExp => new RegExp(`^${lead}(?:${source})${tail}${ends}`, 'i');

/** Instead of a goal, or of a time for it. */
export type GoalAnswer = 'why' | 'cancel' | 'not-now' | 'pick' | 'how-meant' | 'whenever' | 'no' | 'unsure';

const any = '(?: (?:it|this|that|one|(?:a|the|any)(?: whole| small)? (?:goals?|thing)|anything|the goal thing))?';
const anyMore = '(?: (?:any ?more|now|today|after all|right now|tonight|for (?:now|today)))*';

const answers: readonly [GoalAnswer, RegExp][] = [
  [
    'why',
    said(
      "do i (?:really )?(?:have|need) to|must i|(?:but )?why(?: (?:should|would|do) (?:i|we)[^.?!]{0,30}| (?:would|should|does|do) (?:a |this |that )?(?:small )?(?:goals?|it|this|that)[^.?!]{0,20}| bother| a goal)?|what(?:'s| is) the point(?: (?:of|in)[^.?!]{0,20})?|what (?:good|use) (?:is|would|does)[^.?!]{0,24}|how (?:would|does|will) (?:a goal|it|that|this) help|i (?:don't|dont|do not) (?:think|believe|see (?:how|why)) (?:a )?goals? (?:would |will |can |really |actually )?(?:work|help)[^.?!,]{0,20}|goals? (?:don't|dont|never|do not) (?:really )?(?:work|help|last)[^.?!,]{0,20}",
    ),
  ],
  [
    'cancel',
    said(
      [
        'forget (?:it|about it|that|this|the (?:whole )?(?:goal|thing))',
        "never ?mind(?: (?:the goal|that|it))?|nvm|doesn't matter(?: any ?more)?",
        `(?:let's |lets |can we |could we |we can |we could |i'd rather |i want to |i'll )?(?:leave|drop|skip|scrap|cancel|stop|ditch|not do)${any}${anyMore}`,
        "(?:maybe |probably |i guess |i think |i'd say )not|let's not|lets not|(?:i(?:'ve| have)? )?changed my mind|(?:i'd )?rather not|i'll pass|pass",
        `i (?:really )?(?:don't|do not|dont) (?:really |even )?(?:want|feel like|need|fancy)(?: to)?(?: (?:do|set|have|make))?(?: doing| setting)?${any}${anyMore}`,
        `no (?:more )?goals?(?: for me)?${anyMore}|(?:nope|none),? thanks?(?: you)?|no,? (?:thanks|thank you)`,
        `i (?:can't|cannot|cant) (?:do|face|manage|be bothered|be arsed)(?: with)?${any}${anyMore}`,
        "(?:it's|this is|that's) (?:pointless|stupid|silly|no use|dumb)|not doing (?:this|it|that)",
      ].join('|'),
    ),
  ],
  [
    'not-now',
    said(
      'not (?:now|today|right now|tonight|this (?:morning|evening|week)|yet|in the mood)|(?:maybe |perhaps )?(?:later|another (?:time|day)|some other (?:time|day)|next time|tomorrow)',
    ),
  ],
  [
    'pick',
    said(
      [
        '(?:you|u) (?:can |could |may |should |just )*(?:pick|choose|decide|say|tell me|select)(?: (?:one|something|it|a goal|any))*(?: for me)?',
        '(?:pick|choose|suggest|give me|tell me|find me|name|offer|think of)(?: me)? (?:one|something|a (?:small |tiny |little )?(?:goal|one|thing)|anything)(?: for me)?',
        "surprise me|(?:it's )?(?:your|ur) (?:choice|call|pick|turn|decision)|(?:it's )?up to you|whatever (?:you|u) (?:think|say|like|want|pick|suggest)",
        '(?:can|could|would|will) (?:you|u) (?:just |please )*(?:pick|choose|suggest|decide|give|think of|find)\\b[^.?!]{0,30}',
        '(?:not (?:that|this)(?: one)?|another(?: one)?|something else|a different one|different one)',
        'what (?:do|would) (?:you|u) (?:suggest|recommend|think|pick|say|choose)|what should (?:i|it) (?:do|be|pick)|help me (?:pick|choose|find) (?:one|something)',
      ].join('|'),
    ),
  ],
  [
    'how-meant',
    said(
      [
        'like what|like|such as(?: what)?|for (?:example|instance)|e\\.?g\\.?',
        '(?:(?:any|some|give me (?:an?|some|a few)|give me|got any|do you have any|have you got any) )?(?:ideas?|examples?|suggestions?|options?)',
        'what (?:do|did) you mean(?: by [\\w ]{2,20})?|(?:what|which) (?:kind|sort|type)s? of (?:\\w+ )?(?:goals?|things?|one)|what counts[\\w ]{0,20}',
        "what (?:could|can|would|might) (?:it|that|a goal|one) (?:be|do|look like)|what are my options|what's a (?:small )?goal|how small|what|huh|i don't (?:get|understand)(?: it| that| what you mean| the question)?",
      ].join('|'),
    ),
  ],
  [
    'whenever',
    said(
      "whenever(?: (?:i (?:can|want|like|feel like it|get to it|have time)|works|is fine|suits|really))?|any ?time(?: (?:today|works|is fine|really))*|some ?time(?: today| later| soon)?|at some point(?: today)?|when i (?:can|get (?:to it|round to it|a chance|a moment|time)|feel like it|have (?:time|a minute))|no (?:fixed |set |special )?time|(?:the )?(?:time|when) doesn't matter|(?:it )?doesn't matter when|i don't (?:care|mind) when",
    ),
  ],
  ['no', said("no+|nope|nah|not really|i don't think so|none of (?:them|those|these)")],
  [
    'unsure',
    said(
      "idk|i (?:really |honestly |still )?(?:don't|dont|do not) (?:really )?(?:know|have (?:any|one|an idea|a clue)|mind|care)|dunno|(?:i (?:have|'ve got|got) )?no (?:idea|clue)|i (?:don't|do not|dont) have (?:the |any |much )*(?:energy|strength|time|head)[^.?!,]{0,24}|(?:i'm |im )?(?:not (?:really |so )?sure|unsure|easy)|(?:i )?can't (?:think|decide|choose|say)(?: of (?:anything|one|any))?|any(?:thing|one)?|any of (?:them|those|these)|whatever|something(?: (?:easy|small|tiny|simple|quick|good|nice|little))*|sure|ok(?:ay)?|yes|yeah|yep|yup|fine|alright|all right|hm+|um+|nothing(?: (?:really|at all|comes to mind|much))*|none|either|(?:the )?(?:first|second|third|last|other)(?: one)?",
    ),
  ],
];

/** What they say instead of a goal or a time for it, and what they tell after it. Undefined where it is something else. */
export function readGoalAnswer(text: string): { kind: GoalAnswer; rest: string } | undefined {
  const plain = plainly(text);
  for (const [kind, pattern] of answers) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const rest = afterwards(plain.slice(match[0].length));
    // 'I don't know, you pick one', 'no, not now'.
    const further = /^(?:no|unsure)$/.test(kind) && rest ? readGoalAnswer(rest) : undefined;
    return further && further.kind !== 'unsure' ? further : { kind, rest };
  }
  return undefined;
}

/** How something they meant to do went. `when` is for one that is still to come. */
export type Outcome =
  | 'done'
  | 'partly'
  | 'tried'
  | 'private'
  | 'badly'
  | 'not'
  | 'forgot'
  | 'not-yet'
  | 'dropped'
  | 'which'
  | 'why';

const pieces =
  /\s*[.;!?…]+\s*|,\s*|\s+[-–—]\s+|\s+(?=(?:but|because|cos|and (?:then|now)|and (?:it|she|he|they|i|we)|so (?:i|we|it))\b)/i;

const outcomes: readonly [Outcome, RegExp][] = [
  [
    'why',
    /^(?:why (?:do|are|would|did) (?:you|u) (?:ask|asking|want to know)|why(?:'s that)?$|what's it to you|why does it matter)/,
  ],
  [
    'private',
    /^(?:(?:it's |that's |its )?(?:none|not any) of (?:your|ur) (?:business|concern)|(?:that's )?(?:private|personal)|mind your own.*|i(?:'d| would) rather not (?:say|talk|tell).*|i don't (?:want|have) to (?:say|tell|answer|talk)\b.*|(?:can|could|may) we (?:please )?(?:not (?:talk about|do|go into)|skip|leave|talk about something else)\b.*|let'?s not(?: (?:talk|go|do)\b.*)?|(?:please )?don'?t ask(?: me)?(?: (?:about )?(?:it|that|this))?|next question)$/,
  ],
  [
    'which',
    /^(?:(?:what|which) (?:goal|one|plan|thing|promise|was that)\b|what$|huh$|(?:what|which) (?:do|did) you mean|what (?:was|is) (?:it|that|my (?:goal|plan)|the goal)(?: again)?$|what (?:was|were) i (?:going|supposed|meant) to|remind me|did i(?: (?:say|set|promise|plan) (?:that|it|one))?$|i don't (?:remember|recall) (?:that|what|which|setting|any|saying|a goal|having)|what are you talking about|i (?:set|had) a goal$)/,
  ],
  [
    'dropped',
    /\b(?:changed my mind|(?:don't|dont|do not) (?:want|need) (?:to|it|that|to do (?:it|that))(?: (?:any ?more|now))?$|(?:not|never) (?:going|gonna) to (?:do|happen)|not doing (?:it|that)|(?:gave|given) (?:it )?up(?: on (?:it|that))?$|no longer (?:want|need)|forget (?:it|about it|that)|never ?mind|let (?:it|that) go|drop (?:it|that)|scrap (?:it|that))/,
  ],
  [
    'forgot',
    /\b(?:forgot(?:ten)?|slipped my mind|(?:didn't|did not) remember)(?= *(?:$|it\b|about|to\b|again|completely|totally|tbh|lol|sorry|all))|^(?:whoops|oops)$/,
  ],
  [
    'not-yet',
    /^(?:(?:no(?:pe)?,? )?not yet|(?:maybe |i'll do it |will do(?: it)? )?(?:later|soon)|still (?:to do|to come|going to|planning(?: to)?|have to|need to|on my list|pending|working on it)\b.*|(?:it's )?still ahead|i(?:'m| am) (?:still )?(?:going|about|planning) to\b.*|i(?:'ll| will) (?:do|get to|try|start) (?:it|that)\b.*|soon|haven't got (?:round|around) to it(?: yet)?|haven't (?:yet|done it yet|started yet)|working on it|getting there)$/,
  ],
  [
    'partly',
    /^(?:(?:i )?(?:only |just |about |maybe |did |got |managed |wrote |read |cleaned |tidied |finished |cleared |sorted )*(?:half|part|some|most|a (?:bit|little|part|third|quarter)|the (?:first|easy) (?:half|part|bit)|(?:two|three|five|ten|\d+) minutes)(?:[- ]?way|ish)?(?: (?:of (?:it|them|that)|done|through|there|only))*|kind ?of|kinda|sort ?of|sorta|partly|partially|almost|nearly|mostly|more or less|ish|so-so|a bit(?: of it)?|not (?:all|quite|completely|entirely|fully|everything)(?: of it)?|(?:but )?(?:only|just) (?:for )?(?:a|one|two|three|five|ten|\d+) (?:\w+ )?\w+|yes and no)$/,
  ],
  [
    'tried',
    /^(?:(?:i )?(?:at least )?(?:started|began|tried)(?: (?:to|it|at least))?|i (?:started|tried|began) (?:it|to|but)\b.*|i (?:made|had) a (?:start|go|try)(?: (?:at|of) (?:it|that))?)$/,
  ],
  [
    'badly',
    /^(?:(?:it |that |i think it )?(?:went|was|turned out|ended) (?:\w+ )?(?:bad(?:ly)?|terribl[ey]|awful(?:ly)?|horribl[ey]|wrong|a disaster|rubbish|shit|hard|rough|difficult)\b.*|(?:not (?:so |very |too |that )?(?:well|great|good))|bad(?:ly)?|terribl[ey]|awful(?:ly)?|horribl[ey]|(?:a )?disaster|it didn't (?:help|work|go well)|didn't (?:help|work|go well)|(?:he|she|they) (?:didn't|did not|never) (?:answer|pick up|reply|respond)\b.*)$/,
  ],
  [
    'not',
    /^(?:no+|nope|nah|na|neither(?: of them)?|none of them|not? (?:really|at all|exactly|this time|today)|not really|not so far|never|no time|no energy|nothing|(?:i )?(?:didn't|did not|haven't|have not|couldn't|could not|wasn't able to|never|didnt|havent|couldnt)(?: (?:manage|do|get|make|go|find|happen|work out|start|have|bother|feel|send|finish|post|say|call|reach|dare|press|open|leave)\b.*)?|it (?:didn't|did not|never) (?:happen|work out|go anywhere)|(?:i )?(?:failed|skipped (?:it)?|missed it|bailed|chickened out|procrastinated|put it off|ran out of time|slept through(?: it)?|fell asleep|went to bed|was too (?:tired|busy|late|lazy)|wasn't up to it)\b.*|too (?:tired|busy|late|lazy))$/,
  ],
  [
    'done',
    /^(?:yes+|yeah+|yep|yup|ya+|ye|sure|of course|absolutely|indeed|done(?: (?:it|that|both|all|and dusted|and done))*|(?:i )?(?:actually |really |finally |even |just |totally |both )*(?:did|managed|finished|completed|made|nailed|smashed)(?: (?:it|that|this|them(?: (?:both|all))?|both|all(?: of (?:it|them))?|so|everything))?(?: (?:twice|today|yesterday|this morning|last night|already|all))*|(?:i )?(?:have|'ve) (?:done|finished)(?: (?:it|that|both|them))?|i've (?:done|finished) (?:it|that|both|them)|both(?: of them)?|all (?:done|of (?:it|them))|finished|completed|success|mission accomplished|(?:it |that |all |they )?(?:both )?(?:went|was|turned out|came out) (?:(?:really|very|so|pretty|quite|surprisingly|actually) )*(?:well|good|great|fine|ok(?:ay)?|nice|lovely|al ?right|all right|better|amazing|wonderful|easy|easier|smoothly)\b.*|(?:really |very |pretty |quite )*(?:well|good|great|fine|ok(?:ay)?|nice|lovely|amazing|wonderful|easy|brilliant(?:ly)?))$/,
  ],
];
const fillers = new RegExp(`^${lead}(?=\\S)`, 'i');

/**
 * What they answer to 'how did that go?', as far as it is an answer, and what they tell beside it. `did` knows the deed itself
 * told ('I watered them').
 */
export function readOutcome(
  text: string,
  did: (piece: string) => boolean,
): { kind: Outcome; rest: string } | undefined {
  const plain = plainly(text)
    .replace(/^(?:👍|✅|💪|🎉|✔️?|🙌)\S*\s*/u, 'yes, ')
    .replace(/^(?:👎|❌|🙈)\S*\s*/u, 'no, ');
  let [rest, kind]: [string, Outcome | undefined] = [plain, undefined];
  while (rest) {
    const end = pieces.exec(rest);
    const piece = (end ? rest.slice(0, end.index) : rest).trim().toLowerCase();
    const bare = piece.replace(/^(?:and|but|so|because|cos) /, '');
    // 'Not really' is said whole, and 'did it really' with a word too many.
    const spoken = [bare, bare.replace(fillers, '')].flatMap((one) => [one, one.replace(trailing, '')]);
    const found =
      outcomes.find(([, pattern]) => spoken.some((one) => pattern.test(one)))?.[0] ?? (did(bare) ? 'done' : undefined);
    if (!found && (kind !== undefined || !isFiller.test(bare))) break;
    if (found) kind = weightier(kind, kind === 'done' && found === 'not' ? 'partly' : found);
    rest = end ? rest.slice(end.index + end[0].length) : '';
  }
  return kind && { kind, rest: afterwards(rest) };
}

const trailing =
  /(?:,? (?:i (?:guess|think|suppose)|thanks|thank you|actually|tbh|lol|though|haha|really|sadly|sorry))+$/;
const isFiller = new RegExp(
  `^(?:${lead}(?:well|actually|ok|okay|hmm+|um+|oh|honestly|sorry|ugh|hi|hey|hello|lol|haha))?$`,
  'i',
);

/** 'Yes, but only half of it' is half of it; 'no, I forgot' is forgotten, and 'no, not yet' still to come. */
function weightier(before: Outcome | undefined, now: Outcome): Outcome {
  if (before === undefined || before === 'done') return now;
  if (before === 'not') return now === 'done' ? before : now;
  return before;
}

const plainly = (text: string): string => text.replaceAll('’', "'").trim();
const afterwards = (text: string): string => text.replace(/^[\s,.;:!?…)–—-]+/, '').trim();
