import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault, SealBroken } from '#platform/vault.ts';

const vault = createVault(randomBytes(32));
const key = vault.unlock('ada', vault.newWrappedKey('ada'));
const texts = ['', 'a', 'sixteen letters.', 'seventeen letters', 'A crème by the 🌧️ window. '.repeat(400)];

test('a glimpse at many values reads what opening each would', () => {
  const sealed = texts.map((text, at) => key.seal(text, `place:${at}`));
  expect(key.glimpse(sealed)).toEqual(texts);
  expect(key.glimpse([...sealed].reverse())).toEqual([...texts].reverse());
  expect(key.glimpse([])).toEqual([]);
  expect(sealed.map((value, at) => key.open(value, `place:${at}`))).toEqual(texts);
});

test('a glimpse shows nothing of what another key sealed, and opening refuses it', () => {
  const other = vault.unlock('bob', vault.newWrappedKey('bob'));
  const sealed = other.seal('Only for Bob to read', 'place');
  expect(key.glimpse([sealed])[0]).not.toContain('Bob');
  expect(() => key.open(sealed, 'place')).toThrow(SealBroken);
});
