/**
 * A token that carries the moment it was made, in tenths of a millisecond since the epoch, written in the letters a–j
 * so that nothing on its way takes it for a number.
 */
export function stampedToken(): string {
  const tenths = Math.round((performance.timeOrigin + performance.now()) * 10).toString();
  let letters = ' ';
  for (const digit of tenths) letters += String.fromCharCode(97 + Number(digit));
  return letters;
}

/** The moment now, in the unit of a stamp. */
export function nowInTenths(): number {
  return (performance.timeOrigin + performance.now()) * 10;
}

const stamp = / ([a-j]{14})/g;

/** The moments of every stamped token in a piece of text, in tenths of a millisecond since the epoch. */
export function stampsIn(text: string): number[] {
  const found: number[] = [];
  for (const [, letters = ''] of text.matchAll(stamp)) {
    let tenths = 0;
    for (let i = 0; i < letters.length; i += 1) tenths = tenths * 10 + (letters.charCodeAt(i) - 97);
    found.push(tenths);
  }
  return found;
}
