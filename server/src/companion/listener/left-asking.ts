import { indirectly } from '../reading/indirect.ts';
import { asksOutright, questionOf, sentencesIn, withoutReported } from '../reading/question-of.ts';
import { inUsualForm } from '../reading/usual-form.ts';
import type { Blanks } from './draft.ts';
import type { Situation } from './follow-ups.ts';
import { formsOf, type Spoken } from './forms-of.ts';
import { isGrave } from './grave.ts';
import { aboutWren } from './lines/answers.ts';
import { unknown } from './lines/known.ts';
import * as lines from './lines/left-asking.ts';
import { putOf, turned } from './outright/put.ts';
import { whoIsMeant } from './outright/who-is-meant.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall } from './their-words.ts';

const lead = '^(?:(?:and|but|so|or|ok|okay|well|then|also|yes|yeah|no|oh|hmm+|really|thanks|thank you)[,.?! ]+)*';
const nods =
  /\b(?:does|do|did|am) (?:that|this|it|i|any of (?:that|this)) (?:even )?(?:make|making) (?:any |much )?sense\b|\b(?:you|u|ya) (?:know|get|see|feel|understand) what i(?:'m| am)? (?:mean|saying)\b/;
const whatWasMeant = new RegExp(`${lead}(?:do )?(?:you|u) mean (?!by\\b|what\\b|that (?:you|u)\\b)\\w+`);
/** 'You mean it happened to you too?' */
const ofItsLife =
  /\b(?:you|u) mean (?:that )?(?:(?:you|u) (?:were|was|have|had|did|went|got|lost)\b|(?:it|this|that) happened to (?:you|u)\b)/;
const ownGuess = new RegExp(
  `(?:${lead}(?:i (?:think|guess|wonder if|feel like) )?|[,.] |\\b(?:so|but|or) )(?:maybe|perhaps|could it be (?:that )?|is it (?:just )?(?:that|because) ),? ?(?=i\\b|i'|it'?s\\b|my\\b)(?:it'?s (?:just |only )?(?:because|that) )?(i\\b[^,]+|i'[^,]+|my [^,]+)$`,
);
const belittling =
  /\b(?:slow|stupid|dumb|lazy|annoying|boring|ugly|weak|crazy|a (?:bad|horrible|terrible) \w+|failure|loser|burden|not (?:good|smart|strong|worth\w*|lovable|likable)|unlovable|useless|worthless|the (?:problem|one)|broken|too much for|my (?:own )?fault|did something|done something)\b/;
const personal = new RegExp(
  `(?:${lead}(?:(?:what|how|where|when|who) )?|(?<!\\b(?:how|what|why|if|when|that|where|who|which|or|than|as|and|but) )(?=(?:do|did|have|are) (?:you|u) (?:ever |also |like )?\\w+(?: \\w+){0,3}\\?$))(?:do|does|did|have|has|had|are|were|is|was)(?: (?:this|that|it) (?:something|anything) (?:that )?)? ?(?:you|u|your|yours|ur)\\b(?! (?:think|know|reckon|suppose|believe|mean|see|hear|understand|remember|agree|suggest|recommend|guess|want|need|mind|help|tell|give|explain|say|sure|there|still|here|able|ok|okay|listening|serious|kidding|saying|asking|talking|trying|offer|go about|get over|read|be|have (?:any|a|some|an|other|more)|do (?:this|that|it))\\b)`,
);
/** 'It's very hard, isn't it?' */
const agreed =
  /\b(?:hard|tough|difficult|sad|exhausting|frustrating|scary|unfair|awful|terrible|a lot),? (?:is|was)(?:n'?t| not)? (?:it|that)(?: not)?[?!. ]*$/;
/** What time or somebody else will show; and not where, what, or what one may do. */
const knowable = /^(?:whether|when|why|how long) (?!(?:i|we) (?:can|could|may|should)\b)/;
/** What is right or odd is no matter of knowing. */
const judged =
  /\bshould\b|\b(?:weird|odd|strange|awkward|silly|stupid|lame|pathetic|wrong|bad|good|ok|okay|fine|normal|right|fair|selfish|too \w+|(?:a|an) \w+ idea)\b/;
/** Two verbs where English has one: 'is that pill will help?' is answered, and not said again. */
const slipped = /^\w+ (?:this|that|it|the \w+) (?:is|are|was) (?:\w+ ){1,3}(?:will|can|could|would|does|did)\b/;
/** 'How could they?' is not asked to be told. */
const inPain =
  /\bhow (?:can|could) (?!i\b|we\b|you help)|\b(?:is|was|are|do|does|did)n'?t (?:it|that|he|she|they)[?! ]*$/;
/** 'You really think that works?' */
const doubting = new RegExp(
  `${lead}(?:do )?(?:you|u) (?:really |honestly |actually )?(?:think|believe|reckon) (?!so\\b)`,
);
/** 'Can I ask how you're doing?' */
const afterWren = /\bcan i (?:first )?ask (?:first |you )?(?:how|where|what|if|whether) (?:you(?:'re| are)?|your)\b/;
/** A nod is all that so short a message asks for. */
const alone = 8;
const asLived = /\b(?:have|has|had|did|were|was|relate|ever)\b/;

/** 'It's hard, isn't it? I miss him': agreed with by going on. */
const tag = /,? (?:is|was|are|were|do|does|did|has|have|ca|wo)n'?t (?:it|that|this|they|he|she|we|you)\?/;
export const asksForNod = ({ whole }: Scene): boolean => tag.test(inSmall(whole));

/** Their last sentence, and whether it has its mark. */
function lastOf({ whole }: Scene): { last: string; isMarked: boolean } {
  const message = inUsualForm(inSmall(whole));
  const last = sentencesIn(withoutReported(message)).at(-1) ?? sentencesIn(message).at(-1) ?? '';
  return { last, isMarked: /\?[\s)]*$/.test(last) };
}

/** 'Does that make sense?', 'you know what I mean?' alone: a nod is all it asks for. */
export function answerNod(scene: Scene): Situation | undefined {
  const { reading, state, whole } = scene;
  if (reading.heavy || isGrave(scene) || state.turn === 1 || reading.words > alone) return undefined;
  return nods.test(inUsualForm(inSmall(whole))) ? put(scene, lines.nod) : undefined;
}

/** What is asked for agreement, for a word on what Wren meant, or after a life that a program has none of. Undefined for any other question. */
export function answerAside(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (reading.heavy || isGrave(scene) || state.turn === 1) return undefined;
  const { last, isMarked } = lastOf(scene);
  if (reading.words <= alone && agreed.test(inSmall(scene.whole))) return put(scene, lines.agreed);
  if (!isMarked) return undefined;
  if (afterWren.test(last)) {
    return draft.add(aboutWren.life?.[0] ?? []) ? 'room' : undefined;
  }
  if (ofItsLife.test(last)) return draft.add(aboutWren.lived?.[0] ?? []) ? 'room' : undefined;
  const meant = meantIn(scene);
  if (meant) return put(scene, / or /.test(meant) ? lines.either : lines.roughly);
  if (!personal.test(last) || scene.toWren.asks) return undefined;
  return draft.add((asLived.test(last) ? aboutWren.lived : aboutWren.life)?.[0] ?? []) ? 'room' : undefined;
}

/**
 * A question that nothing else has answered, where nothing that was told with it is known more closely: a guess of theirs is
 * weighed, and what can't be known is named in their words. Undefined where what is marked as one asks nothing ('I have a car?').
 */
export function answerLeft(scene: Scene): Situation | undefined {
  const { reading, state, draft } = scene;
  if (reading.heavy || isGrave(scene) || state.turn === 1 || draft.parts.length > 0) return undefined;
  const { last, isMarked } = lastOf(scene);
  if (inPain.test(last)) return undefined;
  const guess = isMarked ? ownGuess.exec(last.replace(/[?.! ]+$/, ''))?.[1] : undefined;
  if (guess) return answerGuess(scene, guess);
  if (isMarked && doubting.test(last)) return draft.add(unknown) ? 'room' : undefined;
  const owned = isMarked && asksOutright(last) ? named(scene) : undefined;
  return owned?.blanks.q ? put(scene, owned) : undefined;
}

/** What they take to have been meant, to the end of the message: 'you mean a bath? or a walk?' names two. */
function meantIn({ whole }: Scene): string | undefined {
  const sentences = sentencesIn(withoutReported(inUsualForm(inSmall(whole))));
  const at = sentences.findIndex((one) => whatWasMeant.test(one));
  return at < 0 ? undefined : sentences.slice(at).join(' ');
}

function answerGuess(scene: Scene, guess: string): Situation | undefined {
  if (belittling.test(guess)) return put(scene, lines.notThat);
  const c = turned(guess, scene);
  return put(scene, { say: c ? lines.couldBe.say : lines.couldBe.plain, ask: lines.couldBe.ask }, { c });
}

interface Owned {
  say: readonly string[];
  ask: readonly string[];
  blanks: Blanks;
}

/** What can't be known, called by its name where it can be: 'whether she will forgive you'. */
export function named(scene: Scene): Owned {
  const { question, told } = putOf(scene);
  const own = indirectly(questionOf(question));
  const q = own && knowable.test(own) && !judged.test(own) && !slipped.test(own) ? turned(own, scene) : undefined;
  if (!own || !q) return { ...lines.ofAnything, blanks: {} };
  const { who, they } = whoIsMeant(own, told.split('\n').slice(-3));
  const isOfOther =
    /^\w+(?: long)? (?:he|she|they|(?:my|his|her) \w+)\b/.test(own) &&
    (who !== undefined || /\b(?:he|she)\b/.test(own));
  const of = isOfOther
    ? lines.ofOthers
    : /^\w+(?: long)? i (?:will|would|am going)\b/.test(own)
      ? lines.ofThem
      : /\b(?:will|would|won't|wouldn't|going to|ever)\b|'ll\b/.test(own)
        ? lines.ofTime
        : lines.ofNow;
  const spoken: Spoken = /^\w+(?: long)? he\b/.test(own) ? 'he' : /^\w+(?: long)? she\b/.test(own) ? 'she' : they;
  return { ...of, blanks: { ...formsOf(spoken), q } };
}

function put(
  scene: Scene,
  { say, ask, blanks = {} }: Pick<Owned, 'say' | 'ask'> & Partial<Owned>,
  more: Blanks = {},
): Situation | undefined {
  return scene.draft.add(say, { ...blanks, ...more }) ? endAsking(scene, ask, { ...blanks, ...more }) : undefined;
}
