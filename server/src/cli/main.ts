import { text } from 'node:stream/consumers';
import { type Config, ConfigMistakes, loadConfig } from '#config.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import { OperatorMistake } from '#platform/operator-mistake.ts';
import { readBackupCommand, readRestoreCommand } from './backup.ts';
import type { Said } from './command.ts';
import { withDatabase, withOffice } from './office.ts';
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
npm run wren -- backup --to /safe/place/2026-11-21
npm run wren -- restore --from /safe/place/2026-11-21
Every command answers a program with --json (npm run --silent wren -- … --json).`;

const words = process.argv.slice(2).filter((word) => word !== '--json');
const isForProgram = process.argv.includes('--json');
try {
  const said = await run(loadConfig(), words);
  console.log(isForProgram ? JSON.stringify(said.data) : said.text);
} catch (error) {
  const isMeant = [OperatorMistake, ConfigMistakes, CannotStart].some((kind) => error instanceof kind);
  if (isForProgram && isMeant) console.error(JSON.stringify({ error: (error as Error).message }));
  else console.error(isMeant ? (error as Error).message : error);
  process.exitCode = 1;
}

function run(config: Config, [room, ...rest]: string[]): Promise<Said> {
  switch (room) {
    case 'org':
      return withOffice(config, readOrganizationCommand(rest, config.publicUrl));
    case 'user':
      return withOffice(
        config,
        readUserCommand(rest, () => text(process.stdin)),
      );
    case 'backup':
      return withDatabase(config, readBackupCommand(rest, config));
    case 'restore':
      return withDatabase(config, readRestoreCommand(rest, config));
    default:
      throw new OperatorMistake(`The commands are:\n${usage}`);
  }
}
