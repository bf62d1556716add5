import { defineConfig } from 'vitest/config';

/** What a screen decides, without a browser. What it looks like and does in one is for `e2e/`. */
export default defineConfig({
  test: { name: 'web', root: import.meta.dirname, include: ['test/**/*.test.{ts,tsx}'], testTimeout: 120_000 },
});
