/** Something a listener would want to know of a situation, once it is clear that this is what the talk is about. */
export interface Particular {
  ask: string;
  /** Matched against all they have said, in small letters: where it was told already, or is plainly not so, it is not asked. */
  unless?: RegExp;
  /** Asked only where this was said. */
  when?: RegExp;
}

/** Any of these. */
export const either = (...heard: readonly RegExp[]): RegExp => new RegExp(heard.map(({ source }) => source).join('|'));

/** Each of these, wherever it stands. */
export const both = (...heard: readonly RegExp[]): RegExp =>
  new RegExp(`^${heard.map(({ source }) => `(?=[\\s\\S]*?(?:${source}))`).join('')}`);

/** What holds for a whole list: asked only where this was said, and not where that was. */
export const among = (all: Omit<Particular, 'ask'>, list: readonly Particular[]): readonly Particular[] =>
  list.map(({ ask, when, unless }) => {
    const needed = [all.when, when].filter((one) => one !== undefined);
    const barred = [all.unless, unless].filter((one) => one !== undefined);
    return {
      ask,
      ...(needed.length > 0 && { when: both(...needed) }),
      ...(barred.length > 0 && { unless: either(...barred) }),
    };
  });
