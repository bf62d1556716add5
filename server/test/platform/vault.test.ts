import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault, SealBroken } from '#platform/vault.ts';

const vault = createVault(randomBytes(32));
const key = vault.unlock('ada', vault.newWrappedKey('ada'));
const texts = ['', 'a', 'sixteen letters.', 'seventeen letters', 'A crème by the 🌧️ window. '.repeat(400)];

/** Values as they come from the database: in one piece, something before each. */
function together(values: readonly Buffer[]) {
  const bytes = Buffer.concat(values.flatMap((value) => [Buffer.from('id'), value]));
  let at = 0;
  return values.map((value) => {
    const from = at + 2;
    at = from + value.length;
    return { bytes, content: { from, to: at } };
  });
}

test('a glimpse at many values reads what opening each would', () => {
  const many = Array.from({ length: 30 }, () => texts).flat();
  const sealed = many.map((text, at) => key.seal(text, `place:${at}`));
  const alone: string[] = [];
  const seen = key.glimpse(together(sealed), (text) => {
    if (text.includes(0)) expect(text.toString().split(/\0+/)).toContain('sixteen letters.');
    else alone.push(text.toString());
    return true;
  });
  expect(seen).toHaveLength(many.length);
  expect(alone).toEqual(many);
  expect(key.glimpse([], () => true)).toEqual([]);
  expect(sealed.map((value, at) => key.open(value, `place:${at}`))).toEqual(many);
});

test('a glimpse chooses the wanted ones alone, and leaves no text behind', () => {
  const many = Array.from({ length: 200 }, (_, at) => `The ${at === 123 ? 'heliotrope' : 'mint'} by the window`);
  const values = together(many.map((text) => key.seal(text, 'place')));
  const looks: Buffer[] = [];
  const wanted = key.glimpse(values, (text) => {
    looks.push(text);
    return text.includes('heliotrope');
  });
  expect(wanted).toEqual([values[123]]);
  expect(looks.length).toBeLessThan(60);
  expect(looks.every((text) => text.every((byte) => byte === 0))).toBe(true);
});

test('a glimpse shows nothing of what another key sealed, and opening refuses it', () => {
  const other = vault.unlock('bob', vault.newWrappedKey('bob'));
  const sealed = other.seal('Only for Bob to read', 'place');
  expect(key.glimpse(together([sealed]), (text) => text.includes('Bob'))).toEqual([]);
  expect(() => key.open(sealed, 'place')).toThrow(SealBroken);
});
