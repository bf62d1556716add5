import { isIP } from 'node:net';
import type { Config } from '#config.ts';

/** Whether a name or address can only mean this machine. */
export function isLoopbackName(name: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  if (plain === 'localhost' || plain === '::1') return true;
  return isIP(plain) === 4 && plain.startsWith('127.');
}

/** Whether nobody but this machine is meant to reach the house: no proxy in front, and only addresses of its own. */
export function isForThisMachineAlone({
  trustProxy,
  host,
  publicUrl,
}: Pick<Config, 'trustProxy' | 'host' | 'publicUrl'>): boolean {
  return trustProxy === false && isLoopbackName(host) && isLoopbackName(new URL(publicUrl).hostname);
}
