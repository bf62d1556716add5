import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What starts and kills whole databases takes longest and waits most: it begins first, so that nobody waits for it alone.
 * What shares its modules comes last and in one row, for a worker is only kept while the next file is of the same project.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const turnOf = ({ moduleId, project }: TestSpecification) =>
      project.config.isolate ? Number(!moduleId.includes('/server/test/postgres/')) : 2;
    return sorted.toSorted((a, b) => turnOf(a) - turnOf(b));
  }
}

/** A test is broken when it never ends, not when the machine is busy. */
const testTimeout = 120_000;
const ofServer = { root: 'server', testTimeout, hookTimeout: 90_000, expect: { poll: { timeout: 30_000 } } };

/** What asks the companion alone: no house and no database stand around it. */
const ofCompanion = ['test/{companion,knowledge,listener,safety}/**/*.test.ts'];

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
          ...ofServer,
          name: 'house',
          include: ['{src,test}/**/*.test.ts'],
          exclude: ofCompanion,
          globalSetup: ['test/global-database.ts'],
        },
      },
      {
        test: {
          ...ofServer,
          name: 'server',
          include: ofCompanion,
          // A second of loading and one of first use for each of eighty files; a server, too, keeps what it has loaded.
          isolate: false,
        },
      },
      ...['web/vitest.config.ts', 'evals/vitest.config.ts'].filter((file) =>
        existsSync(`${import.meta.dirname}/${file}`),
      ),
    ],
  },
});
