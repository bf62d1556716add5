import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingNames } from '#config.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');

test('.env.example names every setting, and sets none', () => {
  const named = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...settingNames].toSorted());
  expect(parseEnv(example)).toEqual({});
});
