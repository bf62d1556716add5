import * as z from 'zod/mini';

/** What someone wants of a reply: to be heard, to sort it out by questions, or one thing to do. */
export const Steering = z.enum(['listen', 'think', 'step']);
export type Steering = z.infer<typeof Steering>;

/** The same in words, as the screen names it. */
export const steeringNames: Readonly<Record<Steering, string>> = {
  listen: 'Just listen',
  think: 'Help me think',
  step: 'Give me a step',
};

/** Why a reply felt off. */
export const FeltOff = z.enum(['too-much-advice', 'too-many-questions', 'too-long', 'felt-wrong']);
export type FeltOff = z.infer<typeof FeltOff>;

export const feltOffNames: Readonly<Record<FeltOff, string>> = {
  'too-much-advice': 'Too much advice',
  'too-many-questions': 'Too many questions',
  'too-long': 'Too long',
  'felt-wrong': 'It felt wrong',
};

interface Tagged {
  tags: readonly { tag: string; content: string }[];
}

/** What a message of the person asked the reply to be; undefined when it left that open. */
export function steeringOf({ tags }: Tagged): Steering | undefined {
  return Steering.safeParse(tags.find(({ tag }) => tag === 'STEERING')?.content).data;
}

export const steeringTag = (steering: Steering) => ({ tag: 'STEERING', content: steering });

/** What felt off about a reply, as its person said. */
export function feltOffOf({ tags }: Tagged): FeltOff[] {
  return tags.flatMap(({ tag, content }) => (tag === 'FELT-OFF' ? (FeltOff.safeParse(content).data ?? []) : []));
}

/** The tags of a reply with these reasons in place of the ones it had. */
export function withFeltOff<T extends { tag: string; content: string }>(
  tags: readonly T[],
  reasons: readonly FeltOff[],
): (T | { tag: string; content: string })[] {
  const others = tags.filter(({ tag }) => tag !== 'FELT-OFF');
  return [...others, ...reasons.map((content) => ({ tag: 'FELT-OFF', content }))];
}
