import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './scripts/chromium.ts';

/** Journeys drive the real server in a real browser; each worker starts a house of its own (`e2e/house.ts`). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/prepare.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // A journey waits for more than half of its time, for a page or for words to be said: two share a core well.
  workers: Math.max(2, availableParallelism() * 2),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
    // Journeys that cut off requests must see all of them; `e2e/offline.spec.ts` lets the service worker in.
    serviceWorkers: 'block',
  },
});
