import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

/** They share their modules from file to file. */
const testsOfCompanion = /^server\/test\/(companion|knowledge|listener|safety)\//;

/**
 * Who may not import whom, and why. Rooms and targets are matched against paths from the root of the repository
 * (`server/src/chat/routes.ts`), packages by their name (`pg`, `node:fs`).
 */
const closedDoors: [room: RegExp, mayNotImport: RegExp, why: string][] = [
  [/^contract\//, /^(server|web)\//, 'the contract knows neither side'],
  [/^contract\/src\//, /^(?!contract\/|zod\/mini$)/, 'the contract needs only zod, in the size that suits a browser'],
  [/^server\//, /^web\/|^react/, 'the server never sees the screen'],
  // The knowledge cards are content, not code: the public pages read server/knowledge/*.md at build time, as text.
  [/^web\/(src|test)\//, /^server\//, 'the screen knows the contract alone'],
  [/^web\/src\//, /^node:|^(fastify|pg|kysely)\b/, 'the screen runs in a browser'],
  [/^web\/src\/(lib|ui)\//, /^web\/src\/(?!lib\/|ui\/|paths\.ts)/, 'what every screen uses knows no screen'],
  [
    /^server\/src\/platform\//,
    /^server\/src\/(?!platform\/|config\.ts|context\.ts)/,
    'tools do not know the features that use them',
  ],
  [
    /^server\/src\/companion\//,
    /^server\/src\/(?!companion\/|config\.ts|platform\/(log|turns)\.ts)|^(fastify|kysely|pg)\b/,
    'the companion knows no HTTP and no SQL',
  ],
  [
    /^server\/src\/(?!platform\/|companion\/)[\w-]+\//,
    /^server\/src\/(app|main|open|tasks)\.ts$/,
    'a feature does not know the house it stands in',
  ],
  [/^server\/src\/(?!platform\/database\/)/, /^(pg|postgres)$/, 'only platform/database speaks to a driver'],
  [/^server\/src\/(?!companion\/)/, /^(openai|@anthropic-ai\/sdk)\b/, 'only the companion speaks to a model'],
  [/^server\/src\/(?!subscriptions\/)/, /^stripe$/, 'only subscriptions speaks to a payment provider'],
  [
    testsOfCompanion,
    /^server\/test\/(house|global-database)\.ts$/,
    'tests of the companion have neither a house nor a database around them',
  ],
];

/** What may be written in some rooms only. */
const closedWords: [room: RegExp, word: RegExp, why: string][] = [
  [/^server\/src\/(?!config\.ts)/, /\bprocess\.env\b/, 'only config.ts reads the environment'],
  // The service worker is no part of any screen: it passes on what a page asked for, and never the API's answers.
  [
    /^web\/src\/(?!lib\/api\.ts|offline\/worker\.ts)/,
    /(?<![\w.])(window\.|globalThis\.)?fetch\(/,
    'only lib/api.ts calls the server',
  ],
  [/^server\/src\//, /\b(VITEST|NODE_ENV)\b/, 'nothing in src knows it is under test'],
  [testsOfCompanion, /\bvi\.|\bprocess\.env\b/, 'one file after another meets the same modules (vitest.config.ts)'],
  [
    /^server\/test\/(companion|knowledge|listener|safety)\/(?!.*\.test\.ts$)/,
    /^(before|after)(All|Each)\(/m,
    'a module that is kept from file to file would ask for this in the first of them alone',
  ],
];

interface Source {
  file: string;
  text: string;
  /** Repository paths and package names. */
  imports: string[];
}

const root = import.meta.dirname;
const sources = await readSources();

async function readSources(): Promise<Source[]> {
  const found: Source[] = [];
  for await (const file of glob('{contract,server,web}/{src,test}/**/*.{ts,tsx}', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8');
    const code = withoutComments(text);
    const targets = [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"]+)\1/g)].map(
      ([, , target = '']) => target,
    );
    found.push({ file, text: code, imports: targets.map((target) => resolveTarget(file, target)) });
  }
  return found;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** `#platform/log.ts`, `./log.ts` and `@wren/contract/chat.ts` as paths from the root; packages as they are. */
function resolveTarget(file: string, target: string): string {
  const [workspace = ''] = file.split('/');
  if (target.startsWith('#')) return `${workspace}/src/${target.slice(1)}`;
  if (target.startsWith('.')) return relative(root, join(root, dirname(file), target));
  const own = /^@wren\/(\w+)\/(.*)$/.exec(target);
  return own ? `${own[1]}/src/${own[2]}` : target;
}

test('there is a house to look at', () => {
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(({ imports }) => imports)).toContain('contract/src/endpoint.ts');
});

test.each(closedDoors)('%s does not import %s: %s', (room, door) => {
  const trespasses = sources
    .filter(({ file }) => room.test(file))
    .flatMap(({ file, imports }) =>
      imports.filter((target) => door.test(target)).map((target) => `${file} → ${target}`),
    );
  expect(trespasses).toEqual([]);
});

test.each(closedWords)('%s does not say %s: %s', (room, word) => {
  const trespasses = sources.filter(({ file, text }) => room.test(file) && word.test(text)).map(({ file }) => file);
  expect(trespasses).toEqual([]);
});

test('a feature of the server enters another one by its verbs, never by its routes or queries', () => {
  const rooms = /^server\/src\/(?!platform\/|companion\/)([\w-]+)\//;
  const trespasses = sources.flatMap(({ file, imports }) => {
    const own = rooms.exec(file)?.[1];
    return imports
      .filter((target) => {
        const other = rooms.exec(target)?.[1];
        return own && other && own !== other && /\/(routes|queries)\.ts$/.test(target);
      })
      .map((target) => `${file} → ${target}`);
  });
  expect(trespasses).toEqual([]);
});

test('a story never calls its own front door', () => {
  const trespasses = sources
    .filter(({ file }) => /^server\/src\/\w+\//.test(file))
    .flatMap(({ file, imports }) =>
      imports.filter((target) => /\/routes\.ts$/.test(target)).map((target) => `${file} → ${target}`),
    );
  expect(trespasses).toEqual([]);
});

test('nothing in src imports a test', () => {
  const trespasses = sources
    .filter(({ file }) => file.includes('/src/') && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, imports }) =>
      imports.filter((target) => /\/test\/|^vitest$/.test(target)).map((target) => `${file} → ${target}`),
    );
  expect(trespasses).toEqual([]);
});

test('a closed door holds: each rule refuses what it was made for', () => {
  const refused: [file: string, target: string][] = [
    ['contract/src/chat.ts', 'server/src/app.ts'],
    ['contract/src/chat.ts', 'zod'],
    ['server/src/app.ts', 'web/src/main.tsx'],
    ['web/src/chat/chat-screen.tsx', 'server/src/app.ts'],
    ['web/src/lib/api.ts', 'node:fs'],
    ['web/src/ui/button.tsx', 'web/src/chat/chat-screen.tsx'],
    ['server/src/platform/log.ts', 'server/src/chat/routes.ts'],
    ['server/src/companion/wren.ts', 'server/src/platform/database/schema.ts'],
    ['server/src/chat/routes.ts', 'server/src/app.ts'],
    ['server/src/chat/queries.ts', 'pg'],
    ['server/src/chat/send-message.ts', 'openai'],
    ['server/src/chat/send-message.ts', 'stripe'],
  ];
  const open = refused.filter(
    ([file, target]) => !closedDoors.some(([room, door]) => room.test(file) && door.test(target)),
  );
  expect(open).toEqual([]);
});
