import type { Situation } from './follow-ups.ts';
import * as lines from './lines/lightly.ts';
import { presentFeeling, reflect } from './reflect.ts';
import type { Scene } from './reply.ts';
import { endAsking } from './say.ts';

/** A 'lol' alone is as often a shrug, or a shield. */
const laughing = /\b(?:lmao|rofl|ha(?:ha)+h?|hehe+)\b|😂|🤣|😹|\b(?:so funny|hilarious|cracked up|you can laugh)\b/i;
/** A mishap of their own, told with a 'lol'. */
const mishap =
  /\blo+l\b[^.?!]*\bi (?:\w+ )?(?:tripped|fell|spilt|spilled|dropped|threw|burnt|burned|walked into|locked myself|sent|waved|forgot|put)\b|\bi (?:\w+ )?(?:tripped|fell|spilt|spilled|dropped|threw|burnt|burned|walked into|locked myself|waved)\b[^?!]*\blo+l\b/i;
/** What is no laughing matter to whoever tells it, whatever the sign behind it. */
const sore =
  /\b(?:shak\w+|scared|afraid|cry\w*|cried|liar|sack\w*|fired|hate|alone|ashamed|panic\w*|mosque|church|gay|debt|owe|ill|hospital|robot|bot|program|sorry|stupid|why|what)\b/i;

/** A small mishap told with a laugh gets no comfort. Undefined where a feeling is named, or something hard stands open. */
export function takeLightly(scene: Scene): Situation | undefined {
  const { reading, state, draft, turn } = scene;
  if (
    !(laughing.test(turn.message) || mishap.test(turn.message)) ||
    sore.test(turn.message) ||
    scene.toWren.protest !== '' ||
    scene.toWren.misnamed ||
    reading.act !== 'share' ||
    reading.heavy ||
    (reading.mood === 'hard' && !mishap.test(turn.message)) ||
    reading.words < 5 ||
    presentFeeling(reading) ||
    state.felt.some((one) => state.turn - one.turn <= 3)
  )
    return undefined;
  if (!reflect(draft, reading, turn.person.length !== 'short', turn.instead)) return undefined;
  draft.add(lines.lightly);
  return endAsking(scene, lines.askingLightly);
}
