import { providers } from '@wren/contract/connections.ts';
import type { Config } from '#config.ts';
import type { Filled, Site } from '#platform/static.ts';

/**
 * The pages are built before anyone knows which providers are set up, and show a button for each. The root of every
 * document says which of them to show, so that none appears late and nothing moves.
 */
export function signInPages({ connections }: Pick<Config, 'connections'>, site: Site | undefined): Filled {
  const names = providers.filter((name) => connections[name]).join(' ');
  if (!site || names === '') return {};
  const fill = (built: string) => built.replace('<html lang="en"', `<html lang="en" data-providers="${names}"`);
  return Object.fromEntries(site.documents.map(({ file }) => [file, fill]));
}
