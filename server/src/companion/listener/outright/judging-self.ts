import { countOf } from '../../reading/text.ts';
import type { Situation } from '../follow-ups.ts';
import { anyReason, type DeedSort, hurtAnother, noToIt, sortsOfDeed } from '../lines/judging-self.ts';
import { reasonInMatter } from '../matters/asked-in-matter.ts';
import type { Scene } from '../reply.ts';
import { endAsking } from '../say.ts';
import { type Answerer, abused, lastOf, type Put, reach, turned } from './put.ts';

const some =
  '(?:just |so |really |actually |totally |very |even |being |too |still |also |only |kind of |a bit |a little |quite |that |like |completely )*';
const odd =
  'sad|weird|odd|strange|morbid|daft|silly|foolish|stupid|pathetic|mad|crazy|childish|ridiculous|lame|insane|dumb|embarrassing|vain|creepy|cowardly|sentimental|nosy|lazy|dramatic|needy|clingy|desperate|soft|mental|oversensitive|over-sensitive|vanity|unforgivable|paranoid|thick|dim|dense|useless|hopeless|melodramatic|theatrical|immature|unprofessional|unhealthy|fake|behind|tasteless|boring|shallow|superficial|tacky|disgusting|gross|weak|spoilt|spoiled|hypocritical|obsessive|cringe|too forward|a bit much|too sensitive|too soft|abnormal|petty|nuts|unhinged|over the top|too much';
const unkind =
  'selfish|mean|rude|cold|greedy|cruel|unkind|unfair|disloyal|awful|terrible|horrible|wrong|bad|ungrateful|disrespectful|heartless|harsh|nasty|dishonest|evil|spiteful|arrogant|unreasonable|inconsiderate|intruding|too hard|too harsh|impolite|tight|stingy|cheeky|sneaky|out of order|out of line|overstepping|crossing a line|controlling';
const usual = 'normal|ok|okay|all right|alright|fine|common|allowed|understandable|acceptable';
const late = 'too late|too old|too young|too soon|too early';
const roles =
  'sister|brother|daughter|son|mother|mum|mom|father|dad|parent|wife|husband|partner|girlfriend|boyfriend|friend|mate|person|human|teacher|nurse|boss|colleague|owner|neighbour|monster|coward|idiot|fool|failure|villain|freak|fraud|hypocrite|burden|nuisance|loser|dick|arsehole|asshole|bitch|prick|one|guy|liar|lie|thought|idea|brat|baby|wimp|jerk|cow|twat|pushover|doormat|snob|prude|cheapskate|bully|quitter|slob|disappointment';
const label = `(?:an? |the |such an? )(?:(?:really |very |total |complete )?(?:${odd}|${unkind}) )?(?:old |young |grown )?(?:${roles})`;
const word = `${odd}|${unkind}|${usual}|${late}`;
const feared = new RegExp(`\\b(?:${late}|${word})\\b`);
const endsInRole = new RegExp(`\\b(?:${roles})$`);
const isUsual = new RegExp(`^(?:${usual})$`);
const isUnkind = new RegExp(`^(?:${unkind})$`);
/** What hangs on: the deed itself. */
const tail =
  "(?: of me)?(?: at (?:\\d+|my age))?(?: ((?:to|that|if|when|for|because|how|not|about|over|with|i|i'm|he|she|it|they|my|we)\\b.*))?$";

interface Form {
  put: RegExp;
  /** The same as an answer, without its deed: what was put, and what they fear it is. */
  no(found: RegExpExecArray): string;
}

/** How it is put; the word they fear comes first of what is caught, and its deed last. */
const forms: readonly Form[] = [
  {
    put: new RegExp(`\\b(would)(?:n'?t)? (?:it|that|this) (?:not )?be ${some}(${word})${tail}`),
    no: ([, , adj]) => `it wouldn't be ${adj}`,
  },
  {
    put: new RegExp(`\\b(is|was|isn'?t|wasn'?t) (it|that|this)(?: not)? ${some}(${label}|${word})${tail}`),
    no: ([, verb = '', it, adj]) =>
      `${it === 'it' ? 'it' : 'that'} ${verb.startsWith('was') ? "wasn't" : "isn't"} ${adj}`,
  },
  {
    put: new RegExp(`\\b(am|was|were) (?:i|we) ${some}(${odd}|${unkind}|${late})${tail}`),
    no: ([, verb, adj]) => `${verb === 'am' ? "you're not" : "you weren't"} ${adj}`,
  },
  {
    put: new RegExp(
      `\\b(am) i ${some}((?:abandoning|betraying|failing|neglecting|using|punishing|ruining|spoiling|damaging|smothering) (?:him|her|them|my \\w+))${tail}`,
    ),
    no: ([, , doing]) => `you're not ${doing}`,
  },
  {
    put: new RegExp(`\\bwhat (?:kind|sort) of (?:a )?(${roles}) (?:am i|does that make me)()$`),
    no: ([, role]) => `that doesn't make you a bad ${role}`,
  },
  {
    put: new RegExp(`\\b(am|was) i ${some}(${label})${tail}`),
    no: ([, verb, noun]) => `${verb === 'am' ? "you're not" : "you weren't"} ${noun}`,
  },
  {
    put: new RegExp(
      `^(?:a bit |a little |kind of |too |just |so |pretty |really )*(${odd}|${unkind})(?: of me)?(?:,? (?:right|no|huh|or not|yes))?()$`,
    ),
    no: ([, adj]) => `that isn't ${adj}`,
  },
  {
    put: new RegExp(
      `^(?:is (?:it|that|this) )?(normal|ok|okay|fine) or (?:is (?:it|that) )?${some}(?:${odd}|${unkind})()$`,
    ),
    no: ([, adj]) => `that isn't ${adj}`,
  },
  {
    put: /\b(should) i (?:really |even )*(?:feel|be) (guilty|ashamed|embarrassed|sorry for myself|bad|worried)(?: ((?:that|for|about|because|i|if)\b.*))?$/,
    no: ([, , feeling]) => `you needn't feel ${feeling}`,
  },
  {
    put: /\b(do) i (?:even |really )?(?:have|get) (?:a|the|any) right to (?:be|feel) (hurt|angry|sad|upset|annoyed|jealous|disappointed|cross|offended|proud)(?: ((?:that|for|about|because|with|at)\b.*))?$/,
    no: ([, , feeling]) => `you've a right to be ${feeling}`,
  },
  {
    put: /\b(did) i (do|say|handle|get) (?:it|that|this|all this) (?:all )?(wrong|badly)()$/,
    no: ([, , verb, how]) => `you didn't ${verb} it ${how}`,
  },
  {
    put: new RegExp(
      `\\b(does|did|would|do) (?:that|this|it|all this) make me ${some}(${label}|${odd}|${unkind})${tail}`,
    ),
    no: ([, , noun]) => `that doesn't make you ${noun}`,
  },
  {
    put: new RegExp(
      `\\b(would) i ${some}be ${some}(${label}|${odd}|${unkind}|(?:abandoning|betraying|failing|neglecting|using|punishing|hurting) (?:him|her|them|my \\w+)|letting (?:him|her|them|everyone) down|in the way)${tail}`,
    ),
    no: ([, , noun]) => `you wouldn't be ${noun}`,
  },
  {
    put: new RegExp(
      `\\b(it|that|this)(?:'s|s| is) ${some}(${odd}|${unkind})((?: of me)?(?: (?:to|that|if)\\b[^,?]*)?),? (?:isn'?t it|innit|is it|right|no|huh)$`,
    ),
    no: ([, , adj]) => `it isn't ${adj}`,
  },
];

const opening = /^(?:(?:so|and|but|like|well|ok|okay|idk|honestly|tell me|or|be honest|lol)[,:]? )+/;
const closing =
  /(?:[,. ]+(?:or what|or not|or is (?:that|it) (?:just me|ok|okay|fine|normal)|or who cares|or does(?:n'?t)? it matter|lol|haha|though|then|tho|please|pls|do you (?:think|reckon|suppose)|would you say|you think|anyway|now|(?<!\b(?:am|is|are|be|was|from|out|in|stay|live|work) )here|at all|honestly|:\(|:\/)|[?!.…]+| \?)+$/;

const ofBody =
  /\b(?:slept|no sleep|period|pain|rash|swollen|(?<!\bto )heart|breath\w*|weight|hair (?:falling|loss)|hours a night|temperature|pregnan\w*|meds|medication|antidepress\w*|tablets?|symptom\w*|blood|sex|numb (?:arm|leg|hand)|(?:doesn'?t|not) (?:talk|walk|eat)(?:ing)?|(?:months?|weeks?) old|(?:cry|cried|crying|sad|empty|numb|tired|anxious|panic\w*|drink\w*|awake|low) (?:\w+ ){0,2}(?:every (?:single )?(?:day|night)|all the time|for (?:weeks|months)))\b/;
/** The question is about what another does. */
const ofAnother =
  /^(?:that|if|when|because|how|for|of)? ?(?:he|she|they|it|(?:my|the|his|her|their|our) (?!feeling|heart|head)[\w-]+|people|everyone|nobody|someone|men|women)\b(?! (?:makes|made|bothers?|annoys?|hurts?|gets? to|got to) me)/;
const pointsOnly =
  /^(?:$|(?:to |for |about |that i |if i |when i )?(?:feel|feeling|think|be|do|doing|am|mind|did|being)?(?: (?:that|this|it|so|like|way|too|about|over|annoyed|upset|angry|bothered|ashamed|this|much|anymore|anyway|the|them|him|her))*$)/;

/**
 * 'Is it pathetic to write to him again?', 'am I a bad sister?': a plain no in their words, and the reason that holds for
 * that sort of deed. Only where the sort is known.
 */
export const judgingSelfSurely: Answerer = (scene, put) => judge(scene, put, true);

/** The same where the sort of deed is not known: what holds for the form. */
export const judgingSelf: Answerer = (scene, put) => judge(scene, put, false);

/** What is put in one of these forms: 'it isn't pathetic', and the deed. */
function putAs(question: string): { isnt: string; deed: string; before: string } | undefined {
  const asked = question
    .replace(/\?[\s\S]*$/, '')
    .replace(opening, '')
    .replace(closing, '')
    .replace(/^(?:do )?(?:you|u) (?:think|reckon|say|believe) (?:that )?i(?:'m| am|m)\b/, 'am i')
    .replace(/^(?:do )?(?:you|u) (?:think|reckon|say|believe) (?:that )?i was\b/, 'was i')
    .trim();
  // 'Should I text him or is that sad?' asks first whether to.
  if (
    /\b(?:should|shall|do|can|could) (?:i|we)\b.* or\b|\b(?:is|does|did|was|are|has) (?:he|she|they|my \w+)\b.* or (?:am i|is it)\b/.test(
      asked,
    )
  )
    return undefined;
  for (const { put, no } of forms) {
    const found = put.exec(asked);
    const deed = (found?.at(-1) ?? '').trim();
    if (found) return ofAnother.test(deed) ? undefined : { isnt: no(found), deed, before: asked.slice(0, found.index) };
  }
  return undefined;
}

export const isJudgingSelf = (question: string): boolean => putAs(question) !== undefined;

/** 'If I took some over': what it is stands in what was told. */
const pointsBack = /\b(?:it|that|this|some|one)\b/;
/** So many words beside a question say what it is about. */
const enough = 8;

function judge(scene: Scene, { question, message, told }: Put, isSure: boolean): Situation | undefined {
  const as = putAs(question);
  if (!as || /\bgood (?:plan|idea)\b/.test(message)) return undefined;
  const { isnt, deed, before: lead } = as;
  const near = lastOf(told);
  const latest = lastOf(told, 2);
  const here = ownIn(lastOf(told, 1).replace(question, lead));
  // What stands beside the question is what it points to; only where that is little, what was told before it.
  const last = countOf(here) >= enough ? here : ownIn(latest.replace(question, lead));
  const before = ownIn(told.split('\n').at(-reach) ?? '');
  const fear = feared.exec(isnt)?.[0] ?? '';
  if (abused.test(near) || ofBody.test(latest)) return undefined;
  const isPointing = pointsOnly.test(deed);
  const isLabel = endsInRole.test(isnt);
  if (hurtAnother.deed.test(isPointing ? last : deed)) return ownItsPart(scene, isLabel ? isnt : '', fear);
  const named =
    /\b(?:fake|lazy|behind|failure|abandoning|(?:over-?)?sensitive|soft|paranoid|hurt|angry|jealous|annoyed|cross|offended|disappointed)\b/.exec(
      isnt,
    )?.[0] ?? '';
  const sort =
    sortOf(`${named} ${deed}`, near) ??
    (isPointing
      ? (toldOf(last, near) ?? (last === here ? undefined : toldOf(before, near)))
      : isSure && pointsBack.test(deed)
        ? toldOf(last, near)
        : undefined);
  if (isSure && !sort) return undefined;
  const { because, ask } = sort ?? (isLabel ? undefined : ofMatter(scene)) ?? reasonFor(isnt, fear, deed, isLabel);
  if (sort?.say) scene.draft.add(sort.say);
  else say(scene, { isnt, fear, deed });
  if (scene.turn.person.length !== 'short') scene.draft.add(because, { adj: fear });
  return endAsking(scene, ask, { adj: fear });
}

/** The part of a message that is about themselves: what another did there is no deed of theirs. */
const ownIn = (text: string): string =>
  text
    .split(/(?<=[.!?,;])\s+|\n+| (?=(?:and|but|so|because|cos) (?:i|he|she|they|my|the)\b)/)
    .filter((one) => /\b(?:i|i'm|im|i've|i'd)\b|^(?:just|still|only|honestly|mostly|never)\b/.test(one))
    .join('. ');

const sortOf = (deed: string, near: string, from: readonly DeedSort[] = sortsOfDeed): DeedSort | undefined =>
  from.find(({ of, told, not }) => of.test(deed) && (told?.test(near) ?? true) && !not?.test(`${deed} ${near}`));

/** The sort of what they told, where the question names no deed. */
const toldOf = (own: string, near: string): DeedSort | undefined =>
  sortOf(
    own,
    near,
    sortsOfDeed.filter(({ asked }) => !asked),
  );

const ofMatter = (scene: Scene): Pick<DeedSort, 'because' | 'ask'> | undefined => {
  const inMatter = reasonInMatter(scene);
  return inMatter && { because: inMatter.say, ask: inMatter.ask };
};

const feeling =
  /\b(?:feel\w*|felt|angry|sad|jealous|envious|wish\w*|want\w*|hate|miss|relieved|glad|happy|mind|like|love|dread|hop(?:e|ed|ing)|resent\w*|upset|annoyed|hurt|proud|afraid|scared)\b/;

/** What holds for the form, where the sort of deed isn't known. */
function reasonFor(isnt: string, fear: string, deed: string, isLabel: boolean): Pick<DeedSort, 'because' | 'ask'> {
  if (isLabel) return anyReason.label;
  if (/^too (?:old|young)$/.test(fear)) return anyReason.old;
  if (/^too (?:late|soon|early)$/.test(fear)) return anyReason.late;
  if (isUsual.test(fear)) return anyReason.usual;
  if (isUnkind.test(fear)) return feeling.test(deed) ? anyReason.felt : anyReason.unkind;
  return deed === '' && /^you\b/.test(isnt) ? anyReason.self : anyReason.odd;
}

function say(scene: Scene, { isnt, fear, deed }: { isnt: string; fear: string; deed: string }): void {
  const inWords = deed === '' ? '' : turned(deed, scene);
  const no = inWords ? `${isnt} ${inWords}` : isnt;
  const isYes = isUsual.test(fear) || isnt.startsWith("you've a right");
  if (!isYes) {
    scene.draft.add(noToIt.plain, { no });
    return;
  }
  const yes = no.replace("isn't", 'is').replace("wouldn't be", 'would be').replace("wasn't", 'was');
  scene.draft.add(noToIt.yes, { yes });
}

/** Somebody else may have been hurt by it. */
function ownItsPart(scene: Scene, label: string, adj: string): Situation {
  const noun = label.replace(/^.*?\b(?=(?:an?|the|such) )/, '');
  scene.draft.add(noun ? hurtAnother.label : hurtAnother.say, { adj, label: noun });
  if (scene.turn.person.length !== 'short') scene.draft.add(hurtAnother.next);
  return endAsking(scene, hurtAnother.ask);
}
