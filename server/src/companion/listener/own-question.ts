import { turnText } from '../reading/second-person.ts';
import type { Situation } from './follow-ups.ts';
import * as lines from './lines/own-question.ts';
import type { Scene } from './reply.ts';
import { capital } from './sentences.ts';

const askedForWords =
  /\b(?:needed to hear|wish(?:ed)? (?:somebody|someone) had said|would have said to you|have wished for)\b[^.!]*\?/i;
const askedForHope =
  /\b(?:answer (?:were|are) you hoping for|answer would (?:be a relief|help)|were you hoping (?:for|to hear)|hoping I would say)\b[^.!]*\?/i;
const hoped =
  /\b(?:say|said|a|for|just|that it's|be|hear|hoping) (?:a )?["“']?(?:yes|go\b|do it)|^(?:yes|a yes|go|that i should)\b/i;
const hopedNo =
  /\b(?:say|said|a|for|just|be|hear) (?:a )?["“']?(?:no\b|don'?t|leave it)|^(?:no|a no|that i shouldn'?t)\b/i;
const fair =
  /^(?:i'?m not|i am not|i wasn'?t|it'?s not my|it wasn'?t my|it'?s (?:ok|okay|all right|alright|fine)|it is (?:ok|okay|all right)|i did|i do|i'?m allowed|i'?m (?:enough|doing|right)|i was right|that'?s not fair|it'?s not fair|it wasn'?t fair|(?:i|you) matter|well done|it makes sense)\b/i;

/** What they answer to a question of Wren's that asked for words: those words are said to them. Undefined otherwise. */
export function answerOwnQuestion(scene: Scene): Situation | undefined {
  const { turn, draft, reading, state } = scene;
  if (reading.asked || /\b(?:die|dead|kill\w*|suicid\w*|hurt myself)\b/i.test(turn.message)) return undefined;
  const last = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const wished = /\bi (?:was hoping|hoped?|am hoping) (?:that )?you(?:'d|'ll| will| would)? (?:say|tell)\b/i.test(
    reading.text,
  );
  if (wished || askedForHope.test(last)) {
    const said = hoped.test(reading.text) ? lines.hopedYes : hopedNo.test(reading.text) ? lines.hopedNo : undefined;
    if (!said || !draft.add(said)) return undefined;
    state.pending = null;
    return 'room';
  }
  // 'That someone said something, just "that's not fair"': wished for by itself.
  const wishedFor =
    /\b(?:that|if|wish) (?:someone|somebody|anyone|anybody|one person|he|she|they|one of them)(?: had|'d)? (?:just )?(?:said|say|told me)\b/i.test(
      reading.text,
    );
  if (!wishedFor && !askedForWords.test(last)) return undefined;
  const quoted = /(?<=^|\s)["“']((?:hey,? )?[^"“”]{4,80}?)[.!]?["”'](?=[.!\s]|$)/
    .exec(reading.text)?.[1]
    ?.replace(/^hey,? /i, '');
  const told = /\b(?:that|hear) ((?:i|it|that)(?:'s|'m|'d| )?[^.!?]{4,110})/i.exec(reading.text)?.[1];
  const words = quoted ?? told;
  if (!words || !fair.test(words)) return undefined;
  const c = quoted && !/^i\b/i.test(quoted) ? quoted : turnText(words);
  if (!draft.add(lines.saidNow, { c: c.replace(/[.!,\s]+$/, ''), C: capital(c) })) return undefined;
  state.pending = null;
  return 'room';
}
