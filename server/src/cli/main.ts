import { text } from 'node:stream/consumers';
import { ConfigMistakes, loadConfig } from '#config.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import type { Command } from './command.ts';
import { withOffice } from './office.ts';
import { readOrganizationCommand } from './organizations.ts';
import { readUserCommand } from './users.ts';

const usage = `npm run wren -- org create --slug acme --name "Acme"
npm run wren -- org deactivate --slug acme
npm run wren -- org list
npm run wren -- user create --email ada@example.com [--verified] [--password-stdin]
npm run wren -- user reset-password --email ada@example.com [--password-stdin]
npm run wren -- user disable --email ada@example.com
npm run wren -- user enable --email ada@example.com
npm run wren -- user delete --email ada@example.com --yes
npm run wren -- user list
Every command answers a program with --json (npm run --silent wren -- … --json).`;

const words = process.argv.slice(2).filter((word) => word !== '--json');
const isForProgram = process.argv.includes('--json');
try {
  const config = loadConfig();
  const said = await withOffice(config, readCommand(words, config.publicUrl));
  console.log(isForProgram ? JSON.stringify(said.data) : said.text);
} catch (error) {
  const isMeant = [OperatorMistake, ConfigMistakes, CannotStart].some((kind) => error instanceof kind);
  if (isForProgram && isMeant) console.error(JSON.stringify({ error: (error as Error).message }));
  else console.error(isMeant ? (error as Error).message : error);
  process.exitCode = 1;
}

function readCommand([room, ...rest]: string[], publicUrl: string): Command {
  if (room === 'org') return readOrganizationCommand(rest, publicUrl);
  if (room === 'user') return readUserCommand(rest, () => text(process.stdin));
  throw new OperatorMistake(`The commands are:\n${usage}`);
}
