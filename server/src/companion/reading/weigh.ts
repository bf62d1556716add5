import { readFileSync } from 'node:fs';
import { hearKinds } from './kinds/hear-kinds.ts';
import { type Likely, shareOf } from './kinds/hearing.ts';
import type { Clause } from './reading.ts';

/** Things that may be said to Wren but not said back: to answer them is another rule's work. */
export const unspeakable =
  /\b(?:(?<!\b(?:back|feet|foot|head|knees?|legs?|hips?|shoulders?|heat|suspense|silence|wait|waiting|hours|job|quiet|shoes)(?:'s| is| are|'re) )kill\w*|suicid\w*|end (?:it all|my life|your life)|(?:to|could|should|would|wanna|i|you|now) die|be dead|better off dead|cut(?:ting)? (?:my|your)self|hurt (?:my|your)self|harm|overdose|rap(?:e|ed|ist)|molest|abus(?:e|ed|ive|ing)|fuck\w*|shit\w*|bitch\w*|cunt|dick|asshole|porn|sex(?:ual)?|naked|nude|hit me|hit you|beat (?:me|you)|chok)/i;

/** Words that carry what a message is about: loss, love, harm, a verdict on oneself. */
const heavy =
  /\b(?:died|dying|passed|left|lost|losing|broke|divorce\w*|cheat\w*|lied|stole|yell\w*|scream\w*|shout\w*|laughed at|fight\w*|fought|fired|hospital|cancer|cry|crying|cries|cried|hates?|love[sd]?|miss\w*|afraid|scared|terrified|worthless|hurt\w*|fail\w*|panic\w*|shak\w*|blame\w*|ignore\w*|angry|furious|lonely|alone|ashamed|guilty|feel|felt|mistake|burden|monster|stupid|failure|selfish|crazy|pathetic|dumb|stood there|apologi[sz]ed|screenshots?|pretend\w*|spat|mock\w*|blocked|declined|stolen|gone)\b/g;

/** Who they are, where they sit and what the clock says: none of it is what they came to say. */
export const setting =
  /^(?:your name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)\b|you(?:'re| are) (?:only |just |about )?(?:\d+(?! (?:days|weeks|months|years) (?:sober|clean|free|pregnant|late|overdue))|(?:six|seven|eight|nine)?teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|(?:he|she|they|your \w+)(?:'s| is|'re) (?:only |just )?(?:\d+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|you(?:'re| are) (?:an? )?(?:\w+ )?(?:student|nurse|teacher|doctor|mother|father|mum|mom|dad|grandmother|grandfather|driver|widow|widower|accountant|engineer|carer|cleaner|farmer|lawyer|manager|waiter|chef|pensioner)\b(?! and\b)|you(?:'re| are) (?:in|at|on|from|sitting|sat|writing|back|home|here|fine|ok|okay|good|safe|perfectly safe|new)\b(?! (?:love|danger|trouble|pieces|tears|edge|debt|fire|shock|pain|bits|your own|the edge|the floor|a state|my last|your last))|(?:he|she|they|your (?!son|daughter|boy|girl)\w+)(?:'s| is|'re| are) (?:asleep|out|away|at work|upstairs|downstairs|next door|in the next room|in bed)\b|it(?:'s| is| was) (?:about |nearly |almost |only |just |now |already )?(?:\d+|a quarter|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|midnight|late|early|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the middle|you\b|your\b|a (?:mug|story|joke)))/i;

/** Words that clear the throat, or speak of the talking itself. */
export const clearing =
  /^(?:you (?:know|think|hope|guess|suppose|mean|understand) (?:that )?(?:this|that|it|you|i|now)\b|you(?:'re| are) (?:being |just |only |probably )*(?:facetious|rambling|dramatic|silly|joking|ranting|venting|sorry|asking|saying|kidding|going to ask|not sure|here)\b|you (?:just |only |really )?(?:ask|asked "|asked (?:if|me|you)|meant|said (?:you|that|your|it|the)|wrote|typed|wanted to say|needed to say|told me|begin to)\b|you asked$|you(?:'ve| have) (?:asked|told me)\b|you don't (?:even |really )?know (?:how|where) to (?:start|begin|put|say it|explain)|you don't (?:get|understand) (?:the|my|what i)|you (?:don't|do not) mean\b|you say goodbye|you mean (?!to\b)|you(?:'ve| have) (?:not|never) (?:said|told|typed) (?:that|this|it)|you(?:'re| are) not (?:an? |his |her |hearing|shouting|asking|gay|suicidal|ill\b|in danger|despairing|sure)|that(?:'s| is| was) (?:not )?(?:what|where|why|how|just|the|all|about|it|actually|kind of|fair|awful|a)\b|this (?:is (?:where|why|how|what|not|the)|will be|was in)\b|let's\b|you need (?:some |practical |an? )*(?:tips|advice|answers?|idea)\b|(?:it|this|that)(?:'s| is) (?:a )?(?:bit |so |really )*(?:stupid|silly|dumb|nothing|weird|funny|fine|long|small|first)\b|you(?:'ve)? (?:come|came) (?:on )?here\b|you (?:want|wanted|would like|'d like) to (?:talk|go on|ask|say)\b|(?:he|she|it|that|they)(?: just| still)? (?:does|did|do|says|said) (?:this|that|it)\b|the point was)/i;

/** Something held back until now, or that changed between one sentence and the next. */
const turning =
  /\b(?:(?:haven't|hasn't|not|never) (?:even )?(?:told|said|opened|let|spoken|called|slept|eaten|asked)|(?:didn't|doesn't|can't|couldn't|won't|not) even|for the first time|in love|cheated|pregnant|opened (?:it|the (?:letter|email|envelope|bill|box))|moved (?:it|out)|leaving|divorce|grieving|gay|came out|hung up|walked out|didn't (?:know|recogni[sz]e|look|come|call|answer|want|believe)|nobody (?:came|asked|noticed|knows|called|told|said|knocks?)|without (?:you|me|him|her)|on read|made up|can find out|kn(?:ew|own) (?:since|all along|for (?:days|weeks|months|years)|the whole time)|behind (?:your|his|her|their) back)\b/;

/** A feeling with its name, said of oneself. */
const feeling =
  /\byou(?:'re| are| were| feel| felt|'ve been)(?: so| really| very| just| a bit| a little| still| also| always| honestly| such| like)* (?:an? )?(?:sad|tired|exhausted|scared|afraid|terrified|worried|anxious|nervous|angry|furious|ashamed|embarrassed|guilty|lonely|alone|lost|numb|empty|jealous|hurt|heartbroken|proud|relieved|happy|glad|homesick|stressed|overwhelmed|panicking|worthless|useless|sick|liar|criminal|burden|shy|disturbed|devastated|done|stuck|invisible)\b|^you miss\b|\byou (?:love|hate|dread)\b/;

const peopled =
  /\b(?:you|your|yours|yourself|he|him|his|she|her|they|them|their|nobody|no one|everyone|everybody|mum|mom|dad)\b/;

/** 'You're a plumber': what one is called, and nothing of what happened. */
const label = /^you(?:'re| are| were) an? (?:[\w-]+ ){0,3}[\w-]+$/;
/** 'You've felt heavy since': since what was said before it. */
const leaning = /\b(?:since|after|then|instead|too|either)$/;

/** What a clause begins with: the first that fits. */
const beginnings: readonly [string, RegExp][] = [
  ['when', /^(?:today|yesterday|last night|this morning|tonight|now|(?:on|at) \w+)\b/],
  ['condition', /^(?:if|when|after|before|since|every|in|for|from)\b/],
  ['you', /^you\b/],
  ['your', /^your\b/],
  ['he', /^he\b/],
  ['she', /^she\b/],
  ['they', /^they\b/],
  ['it', /^it\b/],
  ['that', /^(?:that|this|these|those)\b/],
  ['there', /^there\b/],
  ['anybody', /^(?:nobody|no one|everyone|everybody|people|somebody|someone)\b/],
  ['theirs', /^(?:his|her|their)\b/],
  ['thing', /^(?:the|an?)\b/],
  // A sentence of theirs begins small unless a name does.
  ['a name', /^\p{Lu}\p{Ll}/u],
];

/** What may stand anywhere in a clause. */
const wordings: readonly [string, RegExp][] = [
  ['a feeling', feeling],
  ['a turn', turning],
  // 'You've not said that out loud': of the telling, and not of what is told.
  ['told late', /\b(?:said|told|typed) (?:that|this|it)\b/],
  ['seen or heard', /^you (?:can |could |keep )?(?:hear|heard|see|saw|smell|watch|watched|seeing|hearing)\b/],
  ['quoted', /"[^"]*"/],
  ['ends quoted', /"[^"]+"$/],
  // 'Tyler didn't call', 'she hasn't asked': what somebody else left undone, and what was not there.
  [
    'left undone',
    /^(?!you\b|it\b|that\b|there\b)[^,"]*?\b(?:(?:did|does|has|have|had|do)n't|never) (?:even |once |ever )?(?:call|calls?|called|ring|rang|rung|text|texted|come|came|ask|asked|say|said|answer|answered|reply|replied|invite|invited|notice|noticed|tell|told|look|looked|thank|thanked|remember|remembered|write|written|wrote|visit|visited|turn|turned|show|shown|let|want|wanted)\b|\bthere (?:wasn't|weren't|was no|were no)\b/,
  ],
  // 'The vet says the kidneys aren't good any more': a verdict on a body.
  [
    'a finding',
    /\b(?:kidneys?|tumou?r|cancer|lump|scan|biopsy|results?|diagnos\w*|terminal|untreatable|dementia|(?:two|three|four|six|a few|\d+) (?:weeks|months) (?:left|to live)|(?:isn't|aren't|is not|are not|not) (?:good|working|going to get) (?:anymore|any more|any longer|better))\b/i,
  ],
  ['of this day', /\b(?:today|tonight|this (?:morning|afternoon|evening)|yesterday|last night)\b/i],
  // 'It isn't the noise, it's not knowing when'.
  ['set against', /^(?:it|that|this)(?:'s not| isn't| wasn't| was not|'s never)\b[^,]*, (?:it|that)(?:'s| is| was)\b/],
  // 'You want to know whether to tell her': asked, and not told.
  [
    'asked for',
    /^(?:you want to (?:know|ask)|you need to know|you'd like to know|you're (?:wondering|looking for|asking))\b/,
  ],
  ['leaning', leaning],
  ['label', label],
  ['wanted', /^you (?:just |only )?(?:want|wish|need|hope|would)\b/],
  ["can't", /\b(?:can't|couldn't)\b/],
  ['never', /\b(?:never|haven't|hasn't|hadn't)\b/],
  ['nobody', /\b(?:nobody|no one|none)\b/],
  ['not', /n't\b|\b(?:not?|never)\b/],
  ['still', /\bstill\b/],
  ['only', /\bonly\b/],
  ['even', /\beven\b/],
  ['used to', /\bused to\b/],
  ['as if', /\blike (?:an?|you|the|something)\b|\bas (?:if|though)\b/],
  [
    'body',
    /\b(?:hands?|arms?|face|eyes?|hair|fingers?|feet|foot|shoulders?|chest|heart|stomach|head|knees?|mouth|throat|neck|back|legs?|breath|voice|lap|skin|teeth|sleeve|tears?)\b/,
  ],
  ['planned', /\b(?:tomorrow|saturday|monday|tuesday|wednesday|thursday|friday|sunday|next week)\b/i],
  ['to come', /'ll\b|\b(?:will|going to)\b/],
  ['perhaps', /\b(?:maybe|might|perhaps)\b/],
  ['you think', /^you (?:think|know|guess|suppose|believe)\b/],
  ['thinking', /\b(?:thinking|thought|think)\b/],
  ['said', /\b(?:says?|said|goes|went|asks?|asked|told|tells)\b/],
  ['you asked', /^you (?:only |just )?(?:asked|said|meant|mean|ask)\b/],
  ['fine', /\b(?:fine|ok|okay|alright|nice|lovely)\b/],
  ['money', /[£$€]|\b(?:pounds?|euros?|dollars?)\b/],
  ['owned', /^(?:you|he|she|they)(?:'ve)? (?:have|has|had|got)\b/],
  ['it is so', /^(?:it|that|this)(?:'s| is| was) (?:so |really |very |a bit )?\w+$/],
  ['is one', /^(?:he|she|they|it|you)(?:'s|'re| is| was) (?:an?|the|your|from|in|at|on)\b/],
  ['a name', /\w [A-Z][a-z]/],
  ['a comma', /,/],
];

const plainWords = new Set(
  "a an the and or but so because if when while as of to in on at for with from by about into over after before up down out off i you he she it we they me him her them us your his its their our my mine yours this that these those there here is are was were be been being am do does did done have has had having will would can could should may might must not no yes just really very too also even still only then than now again all any some every each one what who how why where which it's you're he's she's they're you've they've that's there's don't didn't can't won't isn't wasn't doesn't couldn't wouldn't haven't hasn't hadn't you'd he'd she'd you'll he'll she'll got get gets getting go goes going went gone come comes came say says said tell told think thought know knew feel felt want wanted like thing things something anything nothing everything someone anyone people day days time times year years week weeks today tonight tomorrow yesterday morning night way lot bit much many more most little big good bad new old own same other another back make made makes take took put look looked see saw let keep keeps".split(
    ' ',
  ),
);
const telling = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => word.length > 2 && !plainWords.has(word));

/**
 * What shows how much a clause matters among the others of its message: where it stands, what ties it, who is in it, how
 * it is worded, how much of it is particular, and whether it is of the kind the message is (`likely`). Every sign has a
 * name, and a value from 0 to about 1. `particulars` are the telling words of each clause.
 */
export function signsOf(
  clauses: readonly Clause[],
  at: number,
  likely: Likely,
  particulars: readonly (readonly string[])[] = clauses.map(({ yours }) => telling(yours)),
): Map<string, number> {
  const clause = clauses[at] as Clause;
  const { yours, mine, joint, kind, tense, toSelf } = clause;
  const count = yours.split(' ').length;
  const signs = new Map<string, number>();
  const sign = (name: string, value: number | boolean = 1) => value && signs.set(name, Number(value));
  const alone = clauses.length < 2;
  const late = alone ? 0.5 : at / (clauses.length - 1);
  sign('late', late);
  sign('late of many', clauses.length >= 6 && late);
  sign('first', !alone && at === 0);
  sign('last', !alone && at === clauses.length - 1);
  sign(`after ${joint || 'a stop'}`);
  if (clauses[at + 1]) sign(`before ${clauses[at + 1]?.joint || 'a stop'}`);
  sign(`kind ${kind}`);
  sign('past', tense === 'past');
  sign('done to them', toSelf);
  const beginning = beginnings.find(([, pattern]) => pattern.test(yours))?.[0] ?? 'another';
  sign(`begins ${beginning}`);
  if (beginning === 'you' || beginning === 'it' || beginning === 'that') sign(`begins ${beginning}, ${kind}`);
  sign('feared of another', kind === 'belief' && /^(?:he|she|they|your)$/.test(beginning));
  sign('leans on nothing', at === 0 && /^(?:he|she|they|it)$/.test(beginning));
  sign('length', Math.min(count, 14) / 14);
  sign('two words', count <= 2);
  sign('three words', count === 3);
  sign('five words', count === 4 || count === 5);
  sign('ten words', count >= 10);
  for (const [name, pattern] of wordings) sign(name, pattern.test(yours));
  const named = feeling.test(yours);
  sign('setting', !named && setting.test(yours));
  sign('clearing', clearing.test(yours));
  sign('nobody in it', !peopled.test(yours) && beginning !== 'a name');
  sign('guessed', clause.isGuessed === true);
  sign('heavy', Math.min(2, (yours.match(heavy) ?? []).length) / 2);
  const particular = particulars[at] ?? [];
  sign('particular', Math.min(6, particular.length) / 6);
  sign(
    'comes again',
    particular.some((word) => particulars.some((others, which) => which !== at && others.includes(word))),
  );
  const own = hearKinds(mine);
  let alike = 0;
  for (const kind in own) alike += Math.sqrt(own[kind as keyof Likely] * likely[kind as keyof Likely]);
  sign('like the whole', alike);
  sign(
    'plain',
    shareOf(own, (group) => group === 'plain'),
  );
  sign('to Wren', own['to-wren']);
  sign('a joke', own.joke);
  return signs;
}

/** Sign by sign what it counts, learnt from messages whose point was chosen by reading (evals/train-points.ts). */
export const learnt = JSON.parse(readFileSync(new URL('./weigh.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>;

/** Gives every clause its weight: how much a good listener would rather take it up than the others. */
export function weighed(clauses: readonly Clause[], likely: Likely): Clause[] {
  const particulars = clauses.map(({ yours }) => telling(yours));
  return clauses.map((clause, at) => {
    let weight = learnt.always ?? 0;
    for (const [name, value] of signsOf(clauses, at, likely, particulars)) weight += value * (learnt[name] ?? 0);
    return { ...clause, weight };
  });
}
