import type { CrisisNeed } from '@wren/contract/crisis.ts';
import { languageOf } from '../../language-code.ts';
import { type Assessment, calm, isCrisis } from '../assessment.ts';
import type { Sentence } from '../normalise.ts';
import { classNumber } from './classes.ts';
import type { Ear, Heard } from './hearing.ts';
import { forLength, overwhelming, thresholds } from './thresholds.ts';

/** The id of what no rule heard, and those that stand beside it where the sound was fair, clear, or loud. */
export const heardOnly = 'classifier.heard';
export const heardFair = 'classifier.fair';
export const heardClear = 'classifier.clear';
/** What shows no more than that something was heard, and no rule or clear sound. */
export const barelyHeard: readonly string[] = [heardOnly, heardFair];
export const heardLoud = 'classifier.loud';
/** And so loud that it is answered like a word that a rule knows. */
export const heardOutcry = 'classifier.outcry';
/** The id beside a rule's where the classifier hardly hears what the rule heard: asked about softly, as a sound is. */
export const ruleDoubted = 'classifier.doubts';
/** Up to how far above what is enough the classifier doubts a rule, in log odds. */
const doubtUpTo = 1.5;
/** How far above what is enough a sound is more than chance where few lines of a language were learnt. */
const fairFrom = 0.5;
/** How far above what is enough a sound is clear, and loud, in log odds (docs/decisions/0032, 0035 and 0039). */
const clearFrom = 1.7;
const loudFrom = 3.6;
const outcryFrom = 4.5;

/** Below this a message says too little to be judged by its sound; the rules and what was asked before read it. */
const fewest = 2;
/** The same for every ear but the first: "no sleep" is not yet a sign of anything. */
const fewestForOthers = 3;

/** Rules that name the thing itself, or know it by what is left out: what they hear stands, however light it sounds. */
const outspoken =
  /^(?:suicide\.(?:kill-self|coded|no-point-living)|medical\.|unsaid\.|abuse\.(?:now|lethal|blackmail|read-along|stalked)|someone-else\.(?:dying|hurt|child-hurt|eating|unwell))/;
/** What a rule knows for another's harm or illness is not heard as the writer's. */
const isKnownAsTheirs = ({ need, reasons }: Assessment): boolean =>
  need === 'someone-else' && reasons.some((id) => /^someone-else\.(?:dying|hurt|child-hurt|eating|unwell)$/.test(id));
const isOutspoken = ({ reasons }: Assessment): boolean => reasons.some((id) => outspoken.test(id));
/** What is as often a way of speaking as a wish to die: no sound of it settles which, so it is asked about softly. */
export const unclear = 'suicide.unclear';
/** Cruel words day by day: whether hands or fear go with them is asked softly, too. */
const cruelWords = 'abuse.words';
const isUnclear = ({ reasons }: Assessment): boolean =>
  reasons.length > 0 && reasons.every((id) => id === unclear || id === cruelWords);

const otherEars = ['abuse', 'violence', 'eating', 'psychosis'] as const;
const ownNeeds: readonly (CrisisNeed | undefined)[] = ['suicide', 'self-harm', 'medical-emergency'];

/**
 * One reading from what the rules found and what the classifier heard. The classifier may raise to `elevated`, never to
 * `imminent`; and where it is sure that a rule took something light for grave, it may let that go.
 */
export function weighBoth(found: Assessment, heard: Heard, sentences: readonly Sentence[]): Assessment {
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  if (words < fewest) return found;
  const own = without(heard, {
    eating: isAnAnimals(sentences) || isForWantOfMoney(sentences) || isKnownAsTheirs(found),
    abuse: isKnownAsTheirs(found) || isUpbringing(sentences),
    psychosis: isKnownAsTheirs(found),
    minor: isOfAge(sentences),
  });
  return weigh(found, words < fewestForOthers ? onlySelf(own) : own, sentences);
}

/** Neither believed nor enough to let a rule's word go. */
const unheard = -3.25;
const others = Object.fromEntries(
  Object.keys(thresholds)
    .filter((ear) => ear !== 'self')
    .map((ear) => [ear, unheard]),
);
const onlySelf = ({ scores, words }: Heard): Heard => ({ words, scores: { ...scores, ...others } });
/** What was heard, but for the ears that something said makes deaf. */
const without = ({ scores, words }: Heard, deaf: Partial<Record<Ear, boolean>>): Heard => ({
  words,
  scores: {
    ...scores,
    ...Object.fromEntries(Object.keys(deaf).flatMap((ear) => (deaf[ear as Ear] ? [[ear, unheard]] : []))),
  },
});

function weigh(found: Assessment, heard: Heard, sentences: readonly Sentence[]): Assessment {
  const { scores } = heard;
  const needs = otherEars.filter((ear) => above(ear, heard) >= 0).map((ear) => needOf(ear, heard));
  const also = new Set([...found.also, ...needs]);
  const kept = keep(found, heard, sentences);
  if (isCrisis(kept)) {
    const reasons = isDoubted(kept, heard, sentences) ? [...kept.reasons, ruleDoubted] : kept.reasons;
    return { ...kept, reasons, also: [...also].filter((need) => need !== kept.need) };
  }

  const sure = thresholdFor(kept, heard, sentences);
  const young = kept.need === 'minor' || scores.minor >= thresholds.minor.raise;
  if (young) also.add('minor');
  const self = scores.self >= sure && !(kept.need !== 'someone-else' && speaksOfOthersOnly(heard));
  const loudest = otherEars.toSorted((a, b) => above(b, heard) - above(a, heard))[0];
  const need = loudest && above(loudest, heard) >= 0 ? loudest : undefined;
  if (need && !(self && scores.self - sure > above(need, heard))) {
    return raised(needOf(need, heard), [...also, ...(self ? (['suicide'] as const) : [])], above(need, heard));
  }
  if (self) return raised(isSelfHarm(heard) ? 'self-harm' : 'suicide', [...also], scores.self - sure);
  if (kept.need !== undefined) return kept;
  if (scores['someone-else'] >= thresholds['someone-else'].raise || scores.self >= overwhelming) {
    const by = scores['someone-else'] - thresholds['someone-else'].raise;
    return {
      ...calm,
      level: 'low',
      need: 'someone-else',
      subject: 'other',
      tense: 'now',
      reasons: reasonsFor(by),
      also: [...also],
    };
  }
  if (young) return { ...calm, level: 'low', need: 'minor', subject: 'self', reasons: [heardOnly] };
  return kept;
}

/** A sentence as its plain words. */
const textOf = (sentence: Sentence): string => sentence.map(({ word }) => word).join(' ');

/** 'My mum doesn't let me have friends over': what parents forbid is upbringing, where nothing of fear or blows is said with it. */
const isUpbringing = (sentences: readonly Sentence[]): boolean => {
  const all = sentences.map(textOf).join(' ');
  return forbids.test(all) && !fears.test(all);
};
const forbids =
  /\b(?:mum|mom|mam|mother|dad|father|parents|stepdad|stepmom|stepmum|nan|gran)\b.{0,40}\b(?:doesnt|dont|wont|never|didnt|wouldnt|not) let (?:me|us) (?:have (?:\w+ ){0,2}(?:friends?|boyfriends?|girlfriends?|sleepovers?|phone|sweets|snapchat|tiktok|instagram|pets?|dog|cat)\b|date\b|wear\b|dye\b|stay (?:up|over|out)\b|watch\b|play\b|eat (?:sweets|chocolate|candy|sugar|junk|meat|snacks|crisps)\b|go (?:to|out|on|over)\b|get (?:a|my)\b|drive\b|use (?:my |the )?(?:phone|tiktok|instagram|snapchat|internet|computer|ipad)\b)/;
const fears =
  /\b(?:scared|afraid|terrified|frighten\w*|hits?|hitting|hurts?|hurting|beats?|beating|slaps?|slapped|belt|bruis\w*|lock\w*|hungry|starv\w*|threat\w*|kill\w*|touch\w*|anymore|ever|alone with)\b/;

/** Surer where the rules heard a "no", and much surer where it is somebody else's danger or an everyday parting. */
function thresholdFor(found: Assessment, heard: Heard, sentences: readonly Sentence[]): number {
  if (found.need === 'someone-else' || isSomeoneElses(heard) || isEverydayParting(sentences) || isLeftOut(sentences))
    return overwhelming;
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const least = thresholds.self.raise + forLength(words);
  const enough = heard.scores.self >= least && fearsForSomebody(sentences) ? least + clearFrom : least;
  return found.denied ? (enough + overwhelming) / 2 : enough;
}

/** 'They go out without me': left out, and not gone. */
const isLeftOut = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) =>
    /\b(?:go|goes|went|going|met|meet|meeting|hang|hung|hanging|ate|eat|eating) (?:up |out |away |off |bowling |shopping |swimming |dancing |clubbing |(?:to|for) (?:\w+ ){1,3}|on (?:holiday|trips|a \w+) )?without (?:me|us)\b/.test(
      textOf(sentence),
    ),
  );

/** 'I am afraid for the baby': what frightens is another's danger, so a sound of one's own has to be clear. */
const fearsForSomebody = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) =>
    /\b(?:afraid|scared|frightened|terrified|worried|fear|pray(?:ing)?) for (?:the|my|our|his|her|your)? ?(?:him|her|them|bab(?:y|ies)|child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|wife|husband|mum|mom|mam|mother|dad|father|brothers?|sisters?|nan|gran|friend|partner|family)\b/.test(
      textOf(sentence),
    ),
  );

function raised(need: CrisisNeed, also: readonly CrisisNeed[], by: number): Assessment {
  return {
    ...calm,
    level: 'elevated',
    need,
    subject: 'self',
    tense: 'now',
    also: [...new Set(also)].filter((other) => other !== need),
    reasons: reasonsFor(by),
  };
}

/** How far above what is enough it was heard. */
const reasonsFor = (by: number): string[] => [
  heardOnly,
  ...(by >= fairFrom ? [heardFair] : []),
  ...(by >= clearFrom ? [heardClear] : []),
  ...(by >= loudFrom ? [heardLoud] : []),
  ...(by >= outcryFrom ? [heardOutcry] : []),
];

const above = (ear: Ear, { scores }: Heard): number => scores[ear] - thresholds[ear].raise;

const animal =
  /^(?:dogs?|pupp(?:y|ies)|cats?|kittens?|pets?|vet|horses?|pony|rabbits?|hamster|parrot|budgie|ducks?|hens?|calf|ewe)$/;

/** 'My dog is off his food': nobody's own eating, where no 'I' stands beside it. */
const isAnAnimals = (sentences: readonly Sentence[]): boolean => {
  const words = sentences.flatMap((sentence) => sentence.map(({ word }) => word));
  return words.some((word) => animal.test(word)) && !words.some((word) => /^(?:i|i'm|im|i've|ive|me)$/.test(word));
};

const hasWord = (sentences: readonly Sentence[], words: RegExp): boolean =>
  sentences.some((sentence) => sentence.some(({ word }) => words.test(word)));

/** 'I can only pay for rice': nobody's war with food. */
const isForWantOfMoney = (sentences: readonly Sentence[]): boolean =>
  hasWord(
    sentences,
    /^(?:money|afford|broke|cents|groceries|rent|paycheck|payday|wages|fired|unemployed|evicted|homeless)$/,
  );

/** 'In my second year of college', 'I am 41': of an age. */
const isOfAge = (sentences: readonly Sentence[]): boolean =>
  hasWord(sentences, /^(?:college|university|uni|undergrad|graduate|husband|wife|divorced?)$/) ||
  sentences.some((sentence) =>
    sentence.some(
      ({ value }, at) =>
        value !== undefined &&
        value >= 18 &&
        value < 100 &&
        /^(?:im|am|iam)$/.test(sentence[at - 1]?.word ?? '') &&
        !sentence.slice(0, at).some(({ word }) => /^(?:when|until|till|til|before|once|if|after)$/.test(word)),
    ),
  );

/** The second ear is seldom wrong about whose danger it is, unless the first is very sure. */
const isSomeoneElses = ({ scores }: Heard): boolean =>
  scores['someone-else'] >= thresholds['someone-else'].raise && scores.self < overwhelming;

/** What the rules found, or less where the classifier is sure that it is nothing. */
function keep(found: Assessment, { scores }: Heard, sentences: readonly Sentence[]): Assessment {
  const isOthers = found.need === 'someone-else' && !isCrisis(found) && !isOfTheirChild(sentences);
  if (isOthers && !isOutspoken(found) && scores['someone-else'] < thresholds['someone-else'].drop)
    return { ...calm, level: 'low', also: found.also };
  if (!isCrisis(found) || isOutspoken(found) || languageOf(found.reasons)) return found;
  const own = ownNeeds.includes(found.need);
  if (own && isSomeoneElses({ scores, words: [] })) return calm;
  if (isUnclear(found)) return found;
  const ear = own ? 'self' : earOf(found.need);
  // 'Tonight is the night': nothing but a time, which is as often a party's.
  const isOnlyATime =
    found.reasons.every((id) => id === 'plan.time') && scores.self < thresholds.self.raise + doubtUpTo;
  if (isOnlyATime && scores.self >= thresholds.self.drop) return { ...found, level: 'elevated' };
  // Whoever may have been touched is at least asked about it.
  if (found.reasons.includes('abuse.sexual')) return found;
  if (ear === undefined || scores[ear] >= thresholds[ear].drop) return found;
  // What is nearly all that was said, and what a rule takes for urgent, is at least asked about, unless next to nothing of it is heard.
  const words = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  const less = words <= lessWhere.few ? lessWhere.all : found.level === 'imminent' ? lessWhere.urgent : 0;
  if (own && less > 0 && scores[ear] >= thresholds[ear].drop - less) return { ...found, level: 'elevated' };
  return { ...calm, level: 'low', subject: 'self', register: 'idiom' };
}

/** 'My son was having suicidal thoughts': told in passing, it still comes before the rest. */
const isOfTheirChild = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) =>
    /\b(?:my|our) (?:\w+ ){0,3}(?:child|son|daughter|kid|teen|teenager|boy|girl|stepson|stepdaughter|old) (?:\w+ ){0,3}(?:suicidal|selfharm\w*|tried (?:to )?(?:\w+ )?suicide|(?:die|dead)$)/.test(
      textOf(sentence),
    ),
  );

/** 'They thought I was suicidal': what others made of it. */
const isTakenFor = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) =>
    /\b(?:they|he|she|people|everyone|doctor|therapist|mom|mum|dad|parents) (?:\w+ )?(?:thought|think|thinks|assumed?|believed?|figured) (?:that )?(?:i was|i am|im) (?:\w+ )?suicidal\b/.test(
      textOf(sentence),
    ),
  );

/** 'Is that a sign they want me gone': a rule hears a meaning, and the classifier hears little of it in these words. */
function isDoubted(found: Assessment, { scores }: Heard, sentences: readonly Sentence[]): boolean {
  const { level, need, reasons } = found;
  if (isUnclear(found) || isTakenFor(sentences)) return level === 'elevated' && !isOutspoken(found);
  if (level !== 'elevated' || isOutspoken(found) || languageOf(reasons)) return false;
  const ear = ownNeeds.includes(need) ? 'self' : earOf(need);
  return ear !== undefined && scores[ear] < thresholds[ear].raise + doubtUpTo;
}

/** How much less than usual must be heard of messages of so few words, and of what a rule takes for urgent, in log odds. */
const lessWhere = { few: 5, all: 2, urgent: 1 };

function earOf(need: CrisisNeed | undefined): Ear | undefined {
  if (need === 'sexual-assault') return 'abuse';
  return otherEars.find((ear) => ear === need);
}

function needOf(ear: (typeof otherEars)[number], heard: Heard): CrisisNeed {
  return ear === 'abuse' && has(heard, 'SEXUAL') && !has(heard, 'BEATS') ? 'sexual-assault' : ear;
}

/** "Sorry but gotta go", "night, talk tomorrow": a parting that names where it leads, or when it ends. What else parts is judged. */
const isEverydayParting = (sentences: readonly Sentence[]): boolean => {
  const [only, ...more] = sentences;
  if (!only || more.length > 0 || only.length > 7) return false;
  const said = textOf(only);
  return /\b(?:gotta go|got to go|ttyl|talk (?:later|tomorrow|soon)|see (?:you|ya) (?:later|tomorrow|soon)|(?:good|but) night)$/.test(
    said,
  );
};

const has = ({ words }: Heard, ...names: Parameters<typeof classNumber>[0][]): boolean => {
  const wanted = new Set(names.map(classNumber));
  return words.some((word) => word.classes.some((one) => wanted.has(one)));
};

/** The second ear must have heard something of it: "took them all" speaks of nobody else. */
const speaksOfOthersOnly = (heard: Heard) =>
  heard.scores['someone-else'] >= faintly && has(heard, 'THEY') && !has(heard, 'I', 'ME');
const faintly = -4;

/** Wounds and no word of dying. */
const isSelfHarm = (heard: Heard) =>
  has(heard, 'HURT', 'BLOOD') &&
  has(heard, 'BODY', 'BLADE', 'BLOOD') &&
  !has(heard, 'KILL', 'DIE', 'DEAD', 'SUICIDE', 'PILL', 'HEIGHT', 'TRACK', 'ROPE', 'GUN');
