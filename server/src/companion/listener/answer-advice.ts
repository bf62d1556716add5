import { adviceAsked } from '../reading/advice-asked.ts';
import { asksAnything } from '../reading/question-of.ts';
import { troubleNamedIn } from '../reading/trouble-named.ts';
import { ownExhausted } from './answer-known.ts';
import { isAtALoss } from './counsel/fitting-counsel.ts';
import { giveFirstWords, isAfterWords } from './first-words.ts';
import type { Situation } from './follow-ups.ts';
import { giveCounsel, giveSureCounsel } from './give-counsel.ts';
import { isGrave } from './grave.ts';
import { informOf } from './knowing.ts';
import * as lines from './lines/advice.ts';
import { aboutWren } from './lines/answers.ts';
import { adviseInMatter, toldOwnDeed } from './matters/asked-in-matter.ts';
import { commonlyKnown, whereToAsk } from './outright/commonly-known.ts';
import { putOf } from './outright/put.ts';
import { adviseAsNamed, namesThing } from './own-ways.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';
import { inSmall } from './their-words.ts';

/** A message of more words tells something beside its question; one of so few is all question. */
const alone = 16;
const bare = 9;

/** 'How do I do that?' */
const howToBegin =
  /^(?:(?:ok|okay|yes|but|and|so|well|thanks|hmm|right|sure|good idea)[,. ]+)*(?:how|where) (?:do|can|could|should|would|shall) i (?:even |ever |actually )?(?:do|start|begin|go about)(?: (?:that|it|this|with (?:that|it|this)|doing (?:that|it|this)))?[?.! ]*$/;

/**
 * Help asked for outright ('any advice?', 'how do I get over this?', 'how did you cope?'): one step in what the talk is about, or
 * that nothing surely fits, and the question that would help. Undefined where none is asked for, or one thing is named that others know.
 */
export function answerAdvice(scene: Scene): Situation | undefined {
  const { reading, state, draft, wish } = scene;
  if (reading.heavy || wish.advice === 'none' || state.listenOnly || isGrave(scene)) return undefined;
  const asked = adviceAsked(scene.toWren.asks ? scene.whole : reading.text);
  // Who asks what to say wants words, and not what is commonly known.
  const isOfWords = asked?.of === 'wren' || isAfterWords(scene) || !asksAnything(reading.text);
  const known = isOfWords ? undefined : answerCommonly(scene);
  if (known) return known;
  if (asked?.of === 'wren') draft.add(aboutWren.copes?.[0] ?? []);
  const isOpen = state.pending?.kind === 'after-step' && /^(?:way|matter):/.test(state.pending.step);
  if (isOpen && howToBegin.test(inSmall(reading.text)) && draft.add(lines.firstOfIt))
    return endAsking(scene, lines.firstOfItAsk);
  // Who opens with a question and nothing else has it answered from what is written of it, where there is anything.
  const isAllQuestion = state.turn === 1 && reading.words <= alone && !isAfterWords(scene);
  const written = isAllQuestion && namesThing(scene) ? (giveSureCounsel(scene) ?? informOf(scene)) : undefined;
  const ofIt = written ?? adviseAsNamed(scene, asked !== undefined && state.lastOffer > 0);
  if (ofIt) return ofIt;
  if (!asked) return undefined;
  const isOfOne = asked.of === 'thing' || asked.of === 'words';
  const begun = isOfOne ? giveCounsel(scene) : asked.of === 'matter' ? giveSureCounsel(scene) : undefined;
  const words = begun ?? (isAfterWords(scene) ? giveFirstWords(scene) : undefined);
  // A question and nothing else is of what it names.
  const named = words ?? (state.turn === 1 && reading.words <= (isOfOne ? alone : bare) ? informOf(scene) : undefined);
  if (named) return named;
  if (asked.of === 'names') return draft.add(lines.namesUnknown) ? 'room' : undefined;
  if (asked.of === 'place') return draft.add(lines.whereToLook) ? 'room' : undefined;
  const given = adviseInMatter(scene, asked.of === 'words');
  if (asked.of === 'words') return given;
  // Who is at a loss how to say it wants words, and who did something wants to mend it: others have those.
  if (given || isAtALoss(reading) || toldOwnDeed(state)) return given;
  if (state.lastOffer > 0) return ownExhausted(scene);
  const isNew = reading.words <= alone && (state.turn === 1 || state.said.length === 0);
  // What it is of is named: that is asked for, and not what it is about.
  if (isNew && troubleNamedIn(scene.whole)) return undefined;
  if (!draft.add(isNew ? lines.nothingTold : lines.noneFits)) return undefined;
  return endAsking(scene, isNew ? lines.nothingToldAsk : lines.noneFitsAsk);
}

/** What is known of the very thing goes before a step in what the talk is about. */
function answerCommonly(scene: Scene): Situation | undefined {
  const put = putOf(scene);
  return whereToAsk(scene, put) ?? commonlyKnown(scene, put);
}
