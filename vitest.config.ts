import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** `vitest run <path>` runs one file; each workspace is a project with what its tests need around them. */
export default defineConfig({
  test: {
    // Many tests wait for a database or a timer: with a worker less than cores, Vitest's own choice, two cores have one.
    maxWorkers: availableParallelism(),
    projects: [
      { test: { name: 'doors', root: '.', include: ['architecture.test.ts'] } },
      { test: { name: 'contract', root: 'contract', include: ['{src,test}/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout: 120_000,
          hookTimeout: 90_000,
        },
      },
      ...['web/vitest.config.ts', 'evals/vitest.config.ts'].filter((file) =>
        existsSync(`${import.meta.dirname}/${file}`),
      ),
    ],
  },
});
