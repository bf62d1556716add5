import type { Tag } from '@wren/contract/chat.ts';
import type { Turn } from '../companion.ts';
import { FollowUpReader } from '../follow-ups.ts';
import type { Heard } from '../heard.ts';
import { givenWith, tagsOfLines } from './given.ts';
import { type Ending, type LanguageModel, ModelFault } from './model.ts';
import { replyPrompt } from './prompt.ts';

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
  const words = model.stream(replyPrompt(turn, [guidance, given.text].filter(Boolean).join('\n\n')), signal);
  let last = '';
  let ending: Ending;
  try {
    let next = await words.next();
    for (; !next.done; next = await words.next()) {
      const content = followUps.read(next.value);
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
  if (rest.content !== '') last = rest.content;
  if (last.trim() === '') throw new ModelFault('malformed');
  const close = cutShort && rest.followUps.length === 0 && !endsSentence.test(last) ? '…' : '';
  if (rest.content + close !== '') yield { content: rest.content + close };
  const tags = [
    ...given.tags,
    ...tagsOfLines(followUps.lines, given, turn.now),
    ...rest.followUps.map((content) => ({ tag: 'FOLLOW-UP', content })),
  ];
  if (tags.length > 0) yield { tags };
}
