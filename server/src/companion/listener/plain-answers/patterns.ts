/** Any of these patterns. */
export const either = (...ways: readonly RegExp[]): RegExp => new RegExp(ways.map(({ source }) => source).join('|'));

/** All of these patterns, wherever and in whichever order they stand. */
export const together = (...told: readonly RegExp[]): RegExp =>
  new RegExp(`^${told.map(({ source }) => `(?=[\\s\\S]*(?:${source}))`).join('')}`);

/** Any of these ways of saying it, as whole words. */
export const anyOf = (...ways: readonly string[]): RegExp => new RegExp(`\\b(?:${ways.join('|')})\\b`);

/** A word or words out of each of these groups, wherever and in whichever order they stand. */
export const eachOf = (...groups: readonly string[]): RegExp =>
  new RegExp(`^${groups.map((group) => `(?=[\\s\\S]*\\b(?:${group})\\b)`).join('')}`);

/** The one, and after it in the same sentence the other. */
export const followedBy = (form: RegExp, matter: RegExp, reach = 45): RegExp =>
  new RegExp(`\\b(?:${form.source})\\b.{0,${reach}}\\b(?:${matter.source})\\b`);
