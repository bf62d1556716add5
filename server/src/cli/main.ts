import { ConfigMistakes, loadConfig } from '#config.ts';
import { OperatorMistake } from '#organizations/manage-organizations.ts';
import { CannotStart } from '#platform/cannot-start.ts';
import { readOrganizationCommand } from './organizations.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run wren -- org create --slug acme --name "Acme"
npm run wren -- org deactivate --slug acme
npm run wren -- org list`;

const [room, ...words] = process.argv.slice(2);
try {
  if (room !== 'org') throw new OperatorMistake(`The commands are:\n${usage}`);
  const config = loadConfig();
  const command = readOrganizationCommand(words, config.publicUrl);
  console.log(await withDatabase(config, command));
} catch (error) {
  const isMeant = [OperatorMistake, ConfigMistakes, CannotStart].some((kind) => error instanceof kind);
  console.error(isMeant ? (error as Error).message : error);
  process.exitCode = 1;
}
