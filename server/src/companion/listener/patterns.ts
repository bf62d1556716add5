const flagsOf = (ways: readonly RegExp[]): string => [...new Set(ways.flatMap(({ flags }) => [...flags]))].join('');

/** Any of these patterns. */
export const either = (...ways: readonly RegExp[]): RegExp =>
  new RegExp(ways.map(({ source }) => source).join('|'), flagsOf(ways));

/** All of these patterns, wherever and in whichever order they stand. */
export const together = (...told: readonly RegExp[]): RegExp =>
  new RegExp(`^${told.map(({ source }) => `(?=[\\s\\S]*(?:${source}))`).join('')}`, flagsOf(told));

/** Any of these ways of saying it, as whole words. */
export const anyOf = (...ways: readonly string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})\\b`);

/** Each sign of several, heard as well where it is told outright: in words that need no other beside them. */
export const orOutright = (outright: RegExp, ...signs: readonly RegExp[]): RegExp[] =>
  signs.map((sign) => either(sign, outright));
