import type { Tag } from '@wren/contract/chat.ts';
import { QuestionFilter } from '../check-in.ts';
import type { Turn } from '../companion.ts';
import { FollowUpReader } from '../follow-ups.ts';
import type { Heard } from '../heard.ts';
import { shortened, wishInWords, wishOf } from '../wish.ts';
import { givenWith, tagsOfLines } from './given.ts';
import { type Ending, type LanguageModel, ModelFault } from './model.ts';
import { replyPrompt } from './prompt.ts';
import { standingOf } from './standing.ts';

const endsSentence = /[.!?…][\s"”')*]*$/;

/**
 * A model's reply to a turn: its words without the lines that are not for reading, then these as tags,
 * with the card it was given when advice or facts were asked for.
 * Throws ModelFault; a reply without a visible word is one too.
 */
export async function* speak(
  model: LanguageModel,
  turn: Turn,
  heard: Heard,
  signal: AbortSignal,
  guidance?: string,
): AsyncGenerator<{ content: string } | { tags: Tag[] }, void> {
  const followUps = new FollowUpReader();
  const given = givenWith(turn, heard);
  const told = [standingOf(turn, heard), guidance, wishInWords(turn), given.text].filter(Boolean).join('\n\n');
  const words = model.stream(replyPrompt(shortened(turn), told), signal);
  // A model may ask all the same.
  const questions = wishOf(turn).questions === 'none' ? new QuestionFilter() : undefined;
  let last = '';
  let ending: Ending;
  try {
    let next = await words.next();
    for (; !next.done; next = await words.next()) {
      const read = followUps.read(next.value);
      const content = questions && read !== '' ? questions.read(read) : read;
      if (content === '') continue;
      last = content;
      yield { content };
    }
    ending = next.value;
  } finally {
    // Reached early when nobody listens any more: the model is to stop as well.
    void words.return('whole');
  }
  const cutShort = ending === 'cut_short';
  const rest = followUps.end(cutShort);
  const end = questions ? questions.read(rest.content) + questions.end() : rest.content;
  if (end !== '') last = end;
  if (last.trim() === '') throw new ModelFault('malformed');
  const close = cutShort && rest.followUps.length === 0 && !endsSentence.test(last) ? '…' : '';
  if (end + close !== '') yield { content: end + close };
  const tags = [
    ...given.tags,
    ...tagsOfLines(followUps.lines, given, turn.now),
    ...rest.followUps.map((content) => ({ tag: 'FOLLOW-UP', content })),
  ];
  if (tags.length > 0) yield { tags };
}
