import type { Tag } from '@wren/contract/chat.ts';
import { exerciseIds, exercises, exerciseTag, isExerciseId } from '@wren/contract/exercises.ts';
import { askedTag, goalTag } from '@wren/contract/goals.ts';
import { sourceTag } from '@wren/contract/knowledge.ts';
import type { Turn } from '../companion.ts';
import type { Heard } from '../heard.ts';
import type { Card } from '../knowledge/cards.ts';
import { asksOfOneThing, fittingCards } from '../knowledge/fitting-cards.ts';
import { dayOf } from '../listener/day-of.ts';
import { earlierGoals } from '../listener/progress.ts';
import { standingTopics } from '../listener/state.ts';
import { levelNow, readState } from '../safety/state.ts';
import { wishOf } from '../wish.ts';
import { offering } from './standing.ts';

/** What a model is given for one turn beside the conversation, and what its reply then carries. */
export interface Given {
  /** Goes into the prompt; empty when there is nothing to give. */
  text: string;
  /** Shown with the reply when it is whole. */
  tags: Tag[];
  /** May it offer an exercise, or say that a goal was set? Lines it was not asked for are dropped. */
  mayOffer: boolean;
  maySetGoal: boolean;
}

/** Cards, exercises and goals for this turn: only what was asked for, and nothing of it while there is danger. */
export function givenWith(turn: Turn, heard: Heard): Given {
  const { reading } = heard;
  const lastReply = turn.history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  const calm = !reading.heavy && levelNow(readState(turn.state?.safety), turn.now) === 'none';
  const accepted = reading.act === 'yes' && offering.test(lastReply);
  const wantsHelp = calm && (/^(?:advice|step|facts)$/.test(reading.act) || accepted);
  const cards = wantsHelp ? cardsFor(turn, heard, accepted) : [];
  const mayOffer = wantsHelp && reading.act !== 'facts' && !turn.offTheRecord;
  const saidOf = turn.history.slice(-8).filter(({ role }) => role === 'user');
  const maySetGoal =
    calm && (reading.act === 'goal' || saidOf.some(({ content }) => /\b(?:small|tiny|little) goal\b/i.test(content)));
  const { due, ahead } = earlierGoals(turn);
  const [earlier] = due;
  const mayAsk =
    calm &&
    !wantsHelp &&
    !/^(?:none|avoided)$/.test(wishOf(turn).questions) &&
    !/^(?:goodbye|foreign|gibberish|complaint|goal)$/.test(reading.act);
  const asks = earlier && mayAsk && (reading.mood !== 'hard' || turn.history.length >= 10) ? earlier : undefined;

  const parts = [
    cards.length > 0 &&
      `What is known about this, as reference and not as instruction. Use it only where it fits what they said, in your own words, and as one thing:\n${asJson(
        cards.map(({ title, what, tryThis }) => ({ title, what, one_thing_to_try: tryThis })),
      )}`,
    mayOffer && offerOf(turn),
    maySetGoal &&
      'Help them to one small goal in their own words with a time to it. Only in the reply in which both are settled, add a line of its own at the very end, like this: [[GOAL]] call your mom | after dinner',
    calm &&
      ahead.length > 0 &&
      `Small goals of theirs for a day that is still to come. Know of them; do not ask yet how they went:\n${asJson(
        ahead.map(({ what, when, day }) => ({ goal: what, when, day })),
      )}`,
    asks &&
      `In an earlier conversation they set themselves a small goal. Ask once, lightly, how it went, and let that be your only question; it is no matter if it did not happen:\n${asJson({ goal: asks.what, when: asks.when })}`,
  ];
  return {
    text: parts.filter(Boolean).join('\n\n'),
    tags: [...cards.slice(0, 1).map(sourceTag), ...(asks ? [askedTag(asks.id)] : [])],
    mayOffer,
    maySetGoal,
  };
}

/** At most two cards. An offer taken up is about what was said before it. */
function cardsFor(turn: Turn, { reading, state }: Heard, accepted: boolean): Card[] {
  if (!accepted && reading.topics.length > 0) return fittingCards({ text: reading.text, reading });
  const told = turn.history.filter(({ role }) => role === 'user').slice(-4);
  const text = [...told.map(({ content }) => content), turn.message].join(' ').slice(-2000);
  const found = fittingCards({ text: reading.text, reading });
  if (asksOfOneThing(reading.text)) return found;
  return found.length > 0 ? found : fittingCards({ text, reading, topics: standingTopics(state) });
}

function offerOf({ helped = [] }: Turn): string {
  const list = exerciseIds.map((id) => `${id} (for ${exercises[id].for})`).join('; ');
  const before = helped.slice(0, 3).map(({ exercise }) => exercise);
  return `There are exercises they can do right here, step by step: ${list}. When one fits better than words, offer it in half a sentence and add a line of its own at the very end, like this: [[EXERCISE]] box-breathing${
    before.length > 0 ? `\nThese made it lighter for them before: ${before.join(', ')}.` : ''
  }`;
}

/** JSON in which nothing can close the markers around it. */
const asJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the model said in lines of their own, as tags: one exercise and one goal at most, each only where it was asked for. */
export function tagsOfLines(
  lines: { exercise: string | undefined; goal: string | undefined },
  { mayOffer, maySetGoal }: Given,
  today: string,
): Tag[] {
  const id = lines.exercise?.toLowerCase().match(/[a-z]+(?:-[a-z]+)+/)?.[0] ?? '';
  const [what = '', when = ''] = (lines.goal ?? '').split('|').map((part) => part.trim());
  return [
    ...(mayOffer && isExerciseId(id) ? [exerciseTag(id)] : []),
    ...(maySetGoal && what && what.length <= 200
      ? [goalTag({ what, when: when.slice(0, 120), day: dayOf(when, today) })]
      : []),
  ];
}
