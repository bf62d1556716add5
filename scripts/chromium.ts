import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * The path of a Chromium to drive: CHROMIUM_BIN, one that is installed, Playwright's own download, or Debian's package
 * where this process may install it. Throws with what to do when none can be had.
 */
export function ensureChromium(): string {
  const found = installedChromium() ?? downloadChromium() ?? installChromium();
  if (found) return found;
  throw new Error(
    'The browser tests need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_BIN.',
  );
}

/**
 * What Chromium has that no journey needs. Every new window loaded the two lists that drop from its address bar, half a
 * second of work each, although nobody sees them. The others are what Playwright takes away itself: of two such flags
 * Chromium reads the last alone.
 */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Flags under which Chromium runs in a container, as root, and without talking to anybody. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneeded.join(',')}`,
];

function installedChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [
    process.env.CHROMIUM_BIN,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path && isExecutable(path));
}

function downloadChromium(): string | undefined {
  if (!tries(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'])) return undefined;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installChromium(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  if (!tries('apt-get', ['update', '-qq'])) return undefined;
  if (!tries('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']))
    return undefined;
  return installedChromium();
}

function tries(command: string, args: string[]): boolean {
  console.log(`Chromium is not here yet; trying ${command} ${args.join(' ')}`);
  try {
    execFileSync(command, args, {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'ignore'],
      timeout: 10 * 60_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
