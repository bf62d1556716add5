import { get } from 'node:http';
import { join, relative } from 'node:path';
import { type Config, loadConfig } from '../server/src/config.ts';
import { listenForLeaving } from '../server/src/leaving.ts';
import { explainAndExit, openWren, stay, type Wren } from '../server/src/main.ts';
import { CannotStart } from '../server/src/platform/cannot-start.ts';
import { buildWeb } from './build-web.ts';
import { sinceCommand } from './since-command.ts';

const leaving = listenForLeaving();
try {
  const config = loadConfig();
  console.log(`Wren is starting. In a moment it will be at ${config.publicUrl}`);
  await buildPages();
  const wren = await openWren(config, leaving);
  await firstPage(wren.url);
  console.log(
    `Wren is ready at ${config.publicUrl} (first page served ${(sinceCommand() / 1000).toFixed(1)} s after the command)`,
  );
  console.log(about(config, wren));
  await stay(wren, leaving);
} catch (error) {
  explainAndExit(error, leaving);
}

/** Says so only when there is something to build. */
async function buildPages(): Promise<void> {
  const saying = setTimeout(() => console.log('Building the pages first, which happens once after every change.'), 200);
  try {
    await buildWeb(leaving);
  } catch (cause) {
    leaving.throwIfAborted();
    throw new CannotStart(`The pages could not be built: ${(cause as Error).message}.`);
  } finally {
    clearTimeout(saying);
  }
}

/** Asked with node:http, which the server has loaded already; `fetch` would be loaded for this alone. */
function firstPage(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}

function about(config: Config, { postgres, companion }: Wren): string {
  const place = (path: string) => {
    const below = relative(process.cwd(), path);
    return below.startsWith('..') ? path : below;
  };
  const outbox = place(join(config.dataDir, 'outbox'));
  return [
    `  data       ${place(config.dataDir)}, database ${postgres ? whereIs(postgres) : 'at DATABASE_URL'}`,
    `  companion  ${companion}`,
    `  mail       ${config.mail.smtpUrl ? 'sent through SMTP_URL' : `not sent: read it at ${config.publicUrl}/dev/outbox (kept in ${outbox})`}`,
    `  payments   ${config.billing.stripe ? 'by Stripe' : 'none: subscriptions run in a sandbox, where no money moves'}`,
    '  Ctrl-C stops Wren.',
  ].join('\n');

  function whereIs({ info: { major, folder, account } }: NonNullable<Wren['postgres']>): string {
    return `PostgreSQL ${major} in ${place(folder)}${account ? `, run as ${account} because you are root` : ''}`;
  }
}
