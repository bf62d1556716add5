import * as z from 'zod/mini';

/*
 * Lengths in UTF-16 units, as `limits.ts` promises and as counters, `String.length` and `maxlength` count.
 * `z.maxLength` and `z.minLength` count code points: an emoji would be one there and two here.
 */

export const atMost = (max: number, sentence: string) => {
  const check = z.refine<string>((text) => text.length <= max, sentence);
  // For the documentation: its `maxLength` counts code points, of which there are never more than units.
  check._zod.onattach.push(({ _zod: { bag } }) => {
    bag.maximum = max;
  });
  return check;
};
export const atLeast = (min: number, sentence: string) => z.refine<string>((text) => text.length >= min, sentence);

const nothingSeen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Refuses what shows nothing: spaces alone, and characters that draw none, such as a zero-width space. */
export const somethingSeen = (sentence: string) => z.refine<string>((text) => !nothingSeen.test(text), sentence);
