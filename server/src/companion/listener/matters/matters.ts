import { withoutDetours } from '../../reading/going-back.ts';
import { weightiest } from '../../reading/read-message.ts';
import type { Reading } from '../../reading/reading.ts';
import { withoutDenied } from '../../reading/unfelt.ts';
import type { Scene } from '../reply.ts';
import type { Told } from '../tellings/tellings.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import { isIn, type Searched, searched } from './cues.ts';
import type { Matter } from './matter.ts';
import { ofBody } from './of-body.ts';
import { ofFamily } from './of-family.ts';
import { ofFriends } from './of-friends.ts';
import { ofHome } from './of-home.ts';
import { ofLoss } from './of-loss.ts';
import { ofLossComing } from './of-loss-coming.ts';
import { ofLove } from './of-love.ts';
import { ofOneself } from './of-oneself.ts';
import { ofWork } from './of-work.ts';

/** From the most particular to the most general. */
export const matters: readonly Matter[] = [
  ...ofLoss,
  ...ofBody,
  ...ofLove,
  ...ofFamily,
  ...ofFriends,
  ...ofWork,
  ...ofHome,
  ...ofOneself,
];

/** After so many messages that tell nothing of a matter, it is no longer what they speak of. */
const reach = 5;
/** How far back it may lie that they come back to. */
const far = 12;

/** What a talk is about, and whether its newest message tells of that by itself. */
export interface About {
  matter: Matter;
  isOfThis: boolean;
}

/**
 * What the talk is about: what this message tells of, else what it tells of together with the last, and so on back; a state
 * like tiredness only where there is no more to go by. `messages` are theirs, oldest first, in small letters.
 */
function aboutIn(messages: readonly string[]): About | undefined {
  const recent = messages.slice(-reach);
  const spans = recent.map((_, at) => searched(recent.slice(recent.length - 1 - at).join('\n')));
  const [message, whole] = [spans[0], spans.at(-1)];
  if (!message || !whole) return undefined;
  const begins = isBeginning(recent);
  // What is heard neither in this message nor in all of them together is heard in none of the spans between.
  const ends = message === whole ? [whole] : [whole, message];
  const open = matters.filter(
    (one) =>
      (begins || !one.alone) &&
      !one.over?.test(whole.text) &&
      !(coming.has(one) && dead.test(message.text) && !isHeard(one, message)) &&
      ends.some((span) => hasSigns(one, span)),
  );
  for (const isGeneral of [undefined, true] as const) {
    for (const span of spans) {
      const matter = open.find((one) => one.general === isGeneral && isHeard(one, span));
      if (matter) return { matter, isOfThis: isHeard(matter, message) };
    }
  }
  return undefined;
}

/** The matter of a talk alone. */
export const matterOf = (messages: readonly string[]): Matter | undefined => aboutIn(messages)?.matter;

const known = new WeakMap<Scene['turn'], { whole: string; about: About | undefined }>();

/** What this talk is about, as far as this message. Many rooms ask it of the same message, so it is found out once. */
export function aboutNow({ turn, whole }: Pick<Scene, 'turn' | 'whole'>): About | undefined {
  const found = known.get(turn);
  if (found?.whole === whole) return found.about;
  const messages = [...plainly(theirMessages(turn), far), inSmall(whole)];
  const about = aboutIn(withoutDetours(messages).map(withoutDenied));
  known.set(turn, { whole, about });
  return about;
}

export const matterNow = (scene: Pick<Scene, 'turn' | 'whole'>): Matter | undefined => aboutNow(scene)?.matter;

/** Nothing was written before this but a greeting: 'today was a lot' opens a talk, and says nothing new in the middle of one. */
const isBeginning = (messages: readonly string[]): boolean =>
  messages.slice(0, -1).every((message) => message.split(' ').length <= 3);

const hasSigns = ({ signs }: Matter, where: Searched): boolean => signs.every((sign) => isIn(sign, where));
const isHeard = (matter: Matter, where: Searched): boolean =>
  hasSigns(matter, where) && !matter.unless?.test(where.text);

/** Whether a text speaks of a matter at all, be it with one word of it. */
export const isNamed = ({ signs }: Matter, text: string): boolean => signs.some((sign) => isIn(sign, searched(text)));

/**
 * Whether a matter is what this message speaks of: a setting only where the weightiest thing told is of it; a state that was told
 * before, while they speak of themselves alone.
 */
export function isSpokenOf({ matter, isOfThis }: About, reading: Reading): boolean {
  const [point] = weightiest(reading);
  if (!point || reading.clauses.every(({ kind }) => kind === 'fragment')) return true;
  if (matter.setting) return isOfThis && isNamed(matter, inSmall(point.mine));
  return isOfThis || !matter.general || (reading.people.length === 0 && /\byou\b/i.test(point.yours));
}

/** 'She is in heaven', after somebody's illness: no loss that is still to come. */
const coming = new Set(ofLossComing);
const dead = /\b(?:in heaven|died|passed away|no longer with us)\b/;

const losses = new Set(ofLoss);
/** A death, or one that is near: beside it no state is worth a word of its own. */
export const isLoss = (matter: Matter): boolean => losses.has(matter);

/** The matter of the talk as something there is to say to. */
export const toldOf = (matter: Matter): Told => ({
  telling: { ...matter, id: `about ${matter.id}` },
  clause: undefined,
  blanks: {},
  isMatter: true,
});
