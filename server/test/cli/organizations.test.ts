import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrganizationCommand } from '#cli/organizations.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { type House, openHouse } from '../house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const wren = async (...words: string[]) =>
  (await readOrganizationCommand(words, 'http://127.0.0.1:8000')(house.ctx)).text;

test('an operator opens an organization, sees it, and closes it', async () => {
  expect(await wren('list')).toBe('There are no organizations yet.');
  expect(await wren('create', '--slug', 'acme', '--name', 'Acme Ltd')).toBe(
    'Acme Ltd is open. People join it at http://127.0.0.1:8000/signup/acme',
  );
  expect(await wren('list')).toBe('acme\tAcme Ltd\tactive\t0 members');
  expect(await wren('deactivate', '--slug', 'acme')).toContain('takes no new people');
  expect(await wren('list')).toBe('acme\tAcme Ltd\tdeactivated\t0 members');
});

describe('a mistake is told in one sentence', () => {
  test.each([
    [['create', '--slug', 'acme', '--name', 'Again'], 'There is an organization acme already.'],
    [['create', '--slug', 'Acme Ltd', '--name', 'x'], 'A slug has lower-case letters'],
    [['create', '--slug', 'empty', '--name', ' '], 'A name has 1 to 120 characters.'],
    [['create', '--slug', 'half'], 'org create needs --slug and --name.'],
    [['deactivate', '--slug', 'nobody'], 'There is no organization nobody.'],
    [['deactivate'], 'org deactivate needs --slug.'],
    [['list', '--colour'], 'colour'],
    [['burn'], 'org knows create, deactivate and list.'],
    [[], 'org knows create, deactivate and list.'],
  ])('%j', async (words, sentence) => {
    const answer = wren(...words);
    await expect(answer).rejects.toThrow(OperatorMistake);
    await expect(answer).rejects.toThrow(sentence);
  });
});
