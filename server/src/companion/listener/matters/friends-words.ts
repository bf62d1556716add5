/** The one and the other in one message and not far apart: two plain words that mean little on their own. */
export const near = (one: RegExp, other: RegExp, reach = 90): RegExp =>
  new RegExp(
    `(?:${one.source})[^\\n]{0,${reach}}(?:${other.source})|(?:${other.source})[^\\n]{0,${reach}}(?:${one.source})`,
  );
