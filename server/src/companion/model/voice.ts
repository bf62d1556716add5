import type { Tag } from '@wren/contract/chat.ts';
import { QuestionFilter } from '../check-in.ts';
import type { Turn } from '../companion.ts';
import { FollowUpReader } from '../follow-ups.ts';
import type { Heard } from '../heard.ts';
import { todayOf } from '../listener/day-of.ts';
import { shortened, wishInWords, wishOf } from '../wish.ts';
import { givenWith, tagsOfLines } from './given.ts';
import { type LanguageModel, ModelFault } from './model.ts';
import { replyPrompt } from './prompt.ts';
import { standingOf } from './standing.ts';

const endsSentence = /[.!?…][\s"”')*]*$/;

/**
 * Has a model say its reply to a turn, without the lines that are not for reading. Resolves with these as tags, and with
 * the card it was given when advice or facts were asked for.
 * Throws ModelFault; a reply without a visible word is one too.
 */
export async function speak(
  model: LanguageModel,
  turn: Turn,
  heard: Heard,
  say: (words: string) => void,
  signal: AbortSignal,
  guidance?: string,
): Promise<Tag[]> {
  const followUps = new FollowUpReader();
  const given = givenWith(turn, heard);
  const told = [standingOf(turn, heard), guidance, wishInWords(turn), given.text].filter(Boolean).join('\n\n');
  // A model may ask all the same.
  const questions = wishOf(turn).questions === 'none' ? new QuestionFilter() : undefined;
  let last = '';
  const hear = (words: string) => {
    const read = followUps.read(words);
    const content = questions && read !== '' ? questions.read(read) : read;
    if (content === '') return;
    last = content;
    say(content);
  };
  const cutShort = (await model.stream(replyPrompt(shortened(turn), told), hear, signal)) === 'cut_short';
  const rest = followUps.end(cutShort);
  const end = questions ? questions.read(rest.content) + questions.end() : rest.content;
  if (end !== '') last = end;
  if (last.trim() === '') throw new ModelFault('malformed');
  const close = cutShort && rest.followUps.length === 0 && !endsSentence.test(last) ? '…' : '';
  if (end + close !== '') say(end + close);
  return [
    ...given.tags,
    ...tagsOfLines(followUps.lines, given, todayOf(turn)),
    ...rest.followUps.map((content) => ({ tag: 'FOLLOW-UP', content })),
  ];
}
