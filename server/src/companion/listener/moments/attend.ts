import type { Reading } from '../../reading/reading.ts';
import { announcesChange, type ListenerState } from '../state.ts';
import type { Moment } from './moment.ts';
import { momentNamed, momentsIn } from './moments.ts';

/** For how many replies a moment stays open after it was last told of. */
const patience = 3;

/**
 * The moment to speak to: one this message tells of, else the one that stands open while they are still at it. Changes
 * the state to hold it open, and closes it as soon as they speak of something else. Undefined when there is none, when
 * the message is heavy, or when it has grown lighter than the moment was.
 */
export function attend(reading: Reading, state: ListenerState, typed = reading.text): Moment | undefined {
  if (reading.heavy) return undefined;
  const isBright = reading.mood === 'good' || reading.change === 'better';
  // Beside a loss nothing is met as a child on the way, or as a day to look forward to.
  const mourns = (state.topics.bereavement ?? 0) >= 0.4 || state.lost !== '';
  const told = momentsIn(reading.text, typed).filter((moment) => {
    if (mourns && /^(?:pregnant|new-baby|hopeful|small-joy)$/.test(moment.id)) return false;
    if (moment.bright)
      return reading.mood !== 'hard' || /^(?:new-start|something-loved|perhaps-again)$/.test(moment.id);
    return !isBright;
  });
  // What stands open is not left for a vaguer name of the same thing: 'I'm scared' after 'the scan is on Friday'.
  const standing = isOpen(reading, state) ? momentNamed(state.moment) : undefined;
  const [moment] = told;
  if (moment && !(standing && !(standing.bright && reading.mood === 'hard') && moment.general && reading.words <= 8)) {
    state.moment = moment.id;
    state.momentSince = state.turn;
    return moment;
  }
  if (!standing) {
    state.moment = '';
    return undefined;
  }
  return isBright && !standing.bright ? undefined : standing;
}

/** Who had gone is there again: it is no longer only a loss. */
const turnsRound =
  /\bback together\b|\b(?:he|she|they)(?:'s| is| has)? (?:came|come|moved|back)(?: back)?\b(?= (?:last|this|to|today|yesterday|again|home)|[.!]*$)/i;

/** Still at the same thing: a word or two, a feeling, or a sentence that leans on the one before. */
function isOpen(reading: Reading, state: ListenerState): boolean {
  if (state.moment === '' || state.turn - state.momentSince > patience) return false;
  if (reading.words <= 4 || /^(?:yes|no|unsure)$/.test(reading.act)) return true;
  if (/^(?:advice|step|facts)$/.test(reading.act)) return true;
  if (reading.feelings.length > 0 && reading.words <= 8) return true;
  if (announcesChange.test(reading.text) || turnsRound.test(reading.text)) return false;
  // What is still hard, and names nothing new, belongs to it.
  const names = reading.topics.filter(
    (topic) => (state.topics[topic] ?? 0) <= 0.85 && (reading.strength[topic] ?? 0) >= 1.2,
  );
  if (reading.mood === 'hard' && reading.words <= 12 && names.length === 0) return true;
  if (reading.words <= 8 && /\b(?:it|that|this)$/i.test(reading.text.replace(/[.!?]+$/, ''))) return true;
  const leans =
    /^(?:(?:and|but|so|because|then|well|yeah|yes|no|maybe|i (?:think|guess|just|know)|sometimes|also|it's like|mostly),? )*(?:it|it's|that|that's|this|he|he's|she|she's|they|they're|both|all|everything|nothing)\b/i.test(
      reading.text,
    );
  return leans && reading.words <= (reading.mood === 'plain' ? 8 : 16);
}
