import type { Scene } from '../reply.ts';
import type { Told } from '../tellings/tellings.ts';
import { inSmall, plainly, theirMessages } from '../their-words.ts';
import { isIn } from './cues.ts';
import type { Matter } from './matter.ts';
import { ofBody } from './of-body.ts';
import { ofFamily } from './of-family.ts';
import { ofFriends } from './of-friends.ts';
import { ofHome } from './of-home.ts';
import { ofLoss } from './of-loss.ts';
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
const stands = 5;

/**
 * What the talk is about: what this message tells of, else what it tells of together with the last, and so on back; a state
 * like tiredness only where there is no more to go by. `messages` are theirs, oldest first, in small letters.
 */
export function matterOf(messages: readonly string[]): Matter | undefined {
  const recent = messages.slice(-stands);
  const back = recent.map((_, at) => recent.slice(recent.length - 1 - at).join('\n'));
  const [message = '', whole = ''] = [back[0], back.at(-1)];
  // What is heard neither in this message nor in all of them together is heard in none of the spans between.
  const begins = isBeginning(recent);
  const inWhole = matters.filter(({ signs, alone }) => (begins || !alone) && signs.every((sign) => isIn(sign, whole)));
  const inThis =
    back.length > 1
      ? matters.filter(({ signs, alone }) => (begins || !alone) && signs.every((sign) => isIn(sign, message)))
      : [];
  const open = matters.filter((one) => inWhole.includes(one) || inThis.includes(one));
  for (const isGeneral of [undefined, true] as const) {
    for (const talk of back) {
      const found = open.find((one) => one.general === isGeneral && isHeard(one, talk));
      if (found) return found;
    }
  }
  return undefined;
}

/** What this talk is about, as far as this message. */
export const matterNow = ({ turn, whole }: Pick<Scene, 'turn' | 'whole'>): Matter | undefined =>
  matterOf([...plainly(theirMessages(turn), stands - 1), inSmall(whole)]);

/** Nothing was written before this but a greeting: 'today was a lot' opens a talk, and says nothing new in the middle of one. */
const isBeginning = (messages: readonly string[]): boolean =>
  messages.slice(0, -1).every((message) => message.split(' ').length <= 3);

/** Whether its signs are in these words. */
export const isHeard = ({ signs, unless }: Matter, talk: string): boolean =>
  signs.every((sign) => isIn(sign, talk)) && !unless?.test(talk);

/** The matter of the talk as something there is to say to. */
export const toldOf = (matter: Matter): Told => ({
  telling: { ...matter, id: `about ${matter.id}` },
  clause: undefined,
  blanks: {},
  isMatter: true,
});
