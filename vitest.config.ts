import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What starts and kills whole databases takes longest and waits most: it begins first, so that nobody waits for it alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/server/test/postgres/');
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** A test is broken when it never ends, not when the machine is busy. */
const testTimeout = 120_000;

/** `vitest run <path>` runs one file; each workspace is a project with what its tests need around them. */
export default defineConfig({
  test: {
    // Many tests wait for a database or a timer: one worker more than cores, where Vitest's own choice is one less.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'doors', root: '.', include: ['architecture.test.ts'], testTimeout } },
      { test: { name: 'contract', root: 'contract', include: ['{src,test}/**/*.test.ts'], testTimeout } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['{src,test}/**/*.test.ts'],
          globalSetup: ['test/global-database.ts'],
          testTimeout,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 90_000,
        },
      },
      ...['web/vitest.config.ts', 'evals/vitest.config.ts'].filter((file) =>
        existsSync(`${import.meta.dirname}/${file}`),
      ),
    ],
  },
});
