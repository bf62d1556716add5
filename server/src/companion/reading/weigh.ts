import { readFileSync } from 'node:fs';
import { hearKinds } from './kinds/hear-kinds.ts';
import { type Likely, shareOf } from './kinds/hearing.ts';
import type { Clause } from './reading.ts';
import { beginnings, feeling, heavy, leading, pointedAt, wordings } from './worded.ts';

/** Things that may be said to Wren but not said back: to answer them is another rule's work. */
export const unspeakable =
  /\b(?:(?<!\b(?:back|feet|foot|head|knees?|legs?|hips?|shoulders?|heat|suspense|silence|wait|waiting|hours|job|quiet|shoes)(?:'s| is| are|'re) )kill\w*\b(?! (?:(?:my|the|your|our|any|all) )?(?:\w+ )?(?:time|mood|motivation|energy|vibe|weeds|bugs|lawn)\b)|suicid\w*|end (?:it all|my life|your life)|(?:to|could|should|would|wanna|i|you|now) die|be dead|better off dead|cut(?:ting)? (?:my|your)self|hurt (?:my|your)self|harm|overdose|rap(?:e|ed|ist)|molest|abus(?:e|ed|ive|ing)|fuck\w*|shit\w*|bitch\w*|cunt|dick|asshole|porn|sex(?:ual)?|naked|nude|hit me|hit you|beat (?:me|you)|chok)/i;

/** Who they are, where they sit and what the clock says: none of it is what they came to say. */
export const setting =
  /^(?:you(?:'re| are| work| worked)? (?:working )?(?:as an?|part[- ]time|full[- ]time)\b|your name(?:'s| is)|(?:he|she|it)(?:'s| is) (?:called|named)\b|you(?:'re| are) (?:only |just |about )?(?:\d+(?! (?:days|weeks|months|years) (?:sober|clean|free|pregnant|late|overdue))|(?:six|seven|eight|nine)?teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|(?:he|she|they|your \w+)(?:'s| is|'re) (?:only |just )?(?:\d+|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\w+)?)\b|you(?:'re| are) (?:an? )?(?:\w+ )?(?:student|nurse|teacher|doctor|mother|father|mum|mom|dad|grandmother|grandfather|driver|widow|widower|accountant|engineer|carer|cleaner|farmer|lawyer|manager|waiter|chef|pensioner)\b(?! and\b)|you(?:'re| are) (?:in|at|on|from|sitting|sat|writing|back|home|here|fine|ok|okay|good|safe|perfectly safe|new)\b(?! (?:love|danger|trouble|pieces|tears|edge|debt|fire|shock|pain|bits|your own|the edge|the floor|a state|my last|your last))|(?:he|she|they|your (?!son|daughter|boy|girl)\w+)(?:'s| is|'re| are) (?:asleep|out|away|at work|upstairs|downstairs|next door|in the next room|in bed)\b|it(?:'s| is| was) (?:about |nearly |almost |only |just |now |already )?(?:\d+|a quarter|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|midnight|late|early|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the middle|you\b|your\b|a (?:mug|story|joke)))/i;

/** Words that clear the throat, or speak of the talking itself. */
export const clearing =
  /^(?:you (?:know|think|hope|guess|suppose|mean|understand) (?:that )?(?:this|that|it|you|i|now)\b|you(?:'re| are) (?:being |just |only |probably )*(?:facetious|rambling|dramatic|silly|joking|ranting|venting|sorry|asking|saying|kidding|going to ask|not sure|here)\b|you (?:just |only |really )?(?:ask|asked "|asked (?:if|me|you)|meant|said (?:you|that|your|it|the)|wrote|typed|wanted to say|needed to say|told me|begin to)\b|you asked$|you(?:'ve| have) (?:asked|told me)\b|you don't (?:even |really )?know (?:how|where) to (?:start|begin|put|say it|explain)|you don't (?:get|understand) (?:the|my|what i)|you (?:don't|do not) mean\b|you say goodbye|you mean (?!to\b)|you(?:'ve| have) (?:not|never) (?:said|told|typed) (?:that|this|it)|you(?:'re| are) not (?:an? |his |her |hearing|shouting|asking|gay|suicidal|ill\b|in danger|despairing|sure)|that(?:'s| is| was) (?:not )?(?:what|where|why|how|just|the|all|about|it|actually|kind of|fair|awful|a)\b|this (?:is (?:where|why|how|what|not|the)|will be|was in)\b|let's\b|you need (?:some |practical |an? )*(?:tips|advice|answers?|idea)\b|(?:it|this|that)(?:'s| is) (?:a )?(?:bit |so |really )*(?:stupid|silly|dumb|nothing|weird|funny|fine|long|small|first)\b|you(?:'ve)? (?:come|came) (?:on )?here\b|you (?:want|wanted|would like|'d like) to (?:talk|go on|ask|say)\b|(?:he|she|it|that|they)(?: just| still)? (?:does|did|do|says|said) (?:this|that|it)\b|the point was)/i;

/** What good manners say, of oneself or of what was said to one: an answer, and nothing that they came with. */
export const courtesy =
  /^(?:you(?:'re| are| feel|'ve been| have been)?(?: doing| feeling| just| pretty| really| very| quite| so| all| actually)* (?:good|well|okay|ok|fine|alright|all right|great|better|not (?:too |so )?bad|hanging in there|welcome|sorry|right|correct)(?: (?:today|now|though|enough|with (?:this|that|it)))*|you could be (?:doing )?(?:\w+ )?better|you (?:get|understand|see|know) what (?:I|you) mean\b.*|you wish|you (?:\w+ )?(?:agree|understand|see|hope(?: (?:so|not|you (?:do|don't)|(?:that )?(?:I'm|I am|I have|you're|you are|you have) (?:doing|having|well|ok|okay|safe|a (?:good|great|nice)).*))?|appreciate (?:it|that|this|the|all|my|your)\b.*)|you(?:'re| are) (?:really |so |very )?(?:glad|happy|sorry) (?:to (?:hear|know)|(?:that )?(?:I|I'm|I've|you have|you're having))\b.*|you(?:'re| are) doing (?:good|well|okay|ok|fine|alright)\b.*|you(?:'ll| will| can)(?: \w+)? (?:try|do|check|give|look into) (?:it|that|this|those|them)\b(?: (?:out|a (?:try|go|shot)|soon|now|for sure|then))*|(?:that|this|it|things?|which)(?:'s| is| are| was| sounds?| seems?| would be| will be| going| may be| might be)(?: going| just| all| actually| really| very| so| pretty| such| always| also| quite| greatly| much)* (?:an? )?(?:really |very |pretty )?(?:true|right|correct|fair|good|great|nice|fine|okay|ok|well|helpful|kind|appreciated|sweet|wonderful|excellent|awesome|interesting)(?: (?:idea|ideas|suggestion|point|advice|question|plan|enough|today|too|to (?:hear|know|me)|of (?:you|me)))*|that(?:'s| is) (?:true|right)\b.*|that(?:'s| is) (?:just |so |really |very |too )*(?:horrible|terrible|awful|sad|crazy|rough|tough|funny|cool|amazing)(?: too)?|that makes you feel (?:a lot |much |so |a bit |a little )*better|(?:.* )?(?:but thanks|thanks for|thank you)\b.*|you(?: would|'d) (?:say that|have to agree|love to (?:talk|speak) (?:to|with))\b.*|you agree\b.*|you wonder if (?:there(?:'s| is)|anyone|someone|anybody)\b.*|.* what (?:you are|you're|I am) saying|you(?:'re| are) (?:\w+ )?(?:sir|ma'am|madam|bro|dear|[A-Z]\w+))$/;

const peopled =
  /\b(?:you|your|yours|yourself|he|him|his|she|her|they|them|their|nobody|no one|everyone|everybody|mum|mom|dad)\b/;

const plainWords = new Set(
  "a an the and or but so because if when while as of to in on at for with from by about into over after before up down out off i you he she it we they me him her them us your his its their our my mine yours this that these those there here is are was were be been being am do does did done have has had having will would can could should may might must not no yes just really very too also even still only then than now again all any some every each one what who how why where which it's you're he's she's they're you've they've that's there's don't didn't can't won't isn't wasn't doesn't couldn't wouldn't haven't hasn't hadn't you'd he'd she'd you'll he'll she'll got get gets getting go goes going went gone come comes came say says said tell told think thought know knew feel felt want wanted like thing things something anything nothing everything someone anyone people day days time times year years week weeks today tonight tomorrow yesterday morning night way lot bit much many more most little big good bad new old own same other another back make made makes take took put look looked see saw let keep keeps".split(
    ' ',
  ),
);
const telling = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []).filter((word) => word.length > 2 && !plainWords.has(word));

/** What stands around a clause in the message, in small letters: before it up to the last one, and after it. */
interface Around {
  before: string;
  after: string;
}

/** How much of what follows is looked at. */
const glance = 70;

/** Finds each clause where it was said; what was mended or cut is found by its first words, and what is not found has nothing around it. */
export function aroundEach(clauses: readonly Clause[], text: string): Around[] {
  const message = text.toLowerCase();
  let from = 0;
  return clauses.map(({ mine }) => {
    const said = mine.toLowerCase();
    let length = said.length;
    let start = message.indexOf(said, from);
    if (start < 0) {
      const opening = said.split(' ').slice(0, 2).join(' ');
      start = message.indexOf(opening, from);
      length = opening.length;
    }
    if (start < 0) return { before: '', after: '' };
    const before = message.slice(from, start);
    from = start + length;
    return { before, after: length === said.length ? message.slice(from, from + glance) : '' };
  });
}

/** What is known besides the clauses: the message as it is read, and whether it answers a question of Wren's. */
export interface Told {
  text: string;
  /** How each thing begins that they say themselves to be the point. */
  announced: readonly string[];
  answers: boolean;
}

const negating = /n't\b|\b(?:not?|never|nobody|none|nothing)\b/;
const opening = (text: string): string => text.split(' ').slice(0, 2).join(' ');
/** 'That they may be right', after 'what bothers you most?'. */
const answersByThat = /^\W*(?:just |probably |mostly )?that\b/i;

/**
 * What shows how much each clause matters among the others of its message: where it stands, what ties it, who is in it, how
 * it is worded, how much of it is particular, of which kind it is, and whether the message is of that kind (`likely`). Every
 * sign has a name, and a value from 0 to about 1.
 */
export function signsOf(
  clauses: readonly Clause[],
  likely: Likely,
  { text, announced, answers }: Told,
): Map<string, number>[] {
  const particulars = clauses.map(({ yours }) => telling(yours));
  const around = aroundEach(clauses, text);
  const isThat = answers && answersByThat.test(text);
  return clauses.map(({ mine }, at) => {
    const beside = around[at] as Around;
    const signs = signsAt(clauses, at, likely, particulars, beside);
    if (announced.some((one) => beginsSo(mine, one)) || announcedAfter.test(beside.after)) signs.set('announced', 1);
    if (isThat && at === 0) signs.set('answers by that', 1);
    return signs;
  });
}

function signsAt(
  clauses: readonly Clause[],
  at: number,
  likely: Likely,
  particulars: readonly (readonly string[])[],
  { before, after }: Around,
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
  for (const kind in own) {
    const share = Math.sqrt(own[kind as keyof Likely]);
    if (share > slight) sign(`of ${kind}`, share);
  }
  const led = leading.exec(before)?.[1];
  if (led) sign(`led by ${led}`);
  sign('pointed at', pointedAt.test(after));
  sign('then a question', /^[^.!?]*[.!]\s+[^.!?]*\?/.test(after));
  const last = clauses[at - 1];
  sign('begins the same', last !== undefined && opening(last.yours) === opening(yours));
  sign('not this but that', notThisButThat.test(yours));
  sign('denies after', last !== undefined && negating.test(yours) && !negating.test(last.yours));
  sign('last of two', clauses.length === 2 && at === 1);
  sign('last but one', clauses.length > 2 && at === clauses.length - 2);
  return signs;
}

/** 'A guy flinched, that is the thing.' */
const announcedAfter = /^, (?:and |but )?that(?:'s| is) the thing(?:[.!,]|$)/;

/** Whether a clause is what begins with these words, or all of it but its first word: 'just', 'at', 'then'. */
const beginsSo = (clause: string, words: string): boolean => {
  const said = clause.toLowerCase();
  return said.startsWith(words) || words.startsWith(said) || said.startsWith(words.split(' ').slice(1).join(' '));
};

/** 'It isn't the noise, it's not knowing when': they say themselves what it is about. */
const notThisButThat =
  /^(?:it|that|this)(?:'s not| is not| isn't| was not| wasn't)\b.*, (?:it|that|this)(?:'s| is| was)\b/;

/** A share of a kind as small as this shows nothing. */
const slight = 0.15;

/** Sign by sign what it counts, learnt from messages whose point was chosen by reading (evals/train-points.ts). */
export const learnt = JSON.parse(readFileSync(new URL('./weigh.json', import.meta.url), 'utf8')) as Record<
  string,
  number
>;

/** Gives every clause its weight: how much a good listener would rather take it up than the others. */
export function weighed(clauses: readonly Clause[], likely: Likely, told: Told): Clause[] {
  const signs = signsOf(clauses, likely, told);
  return clauses.map((clause, at) => {
    let weight = learnt.always ?? 0;
    for (const [name, value] of signs[at] ?? []) weight += value * (learnt[name] ?? 0);
    return { ...clause, weight };
  });
}
