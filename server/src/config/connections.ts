import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type * as z from 'zod';
import { isLoopbackName } from '#platform/reach.ts';
import { text, web } from './kinds.ts';

export interface GoogleSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface AppleSettings {
  issuer: string;
  /** The services id. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** P-256: signs the client secret. */
  key: KeyObject;
}

/** The providers people may connect; undefined for one that is not set up. */
export interface ConnectionsConfig {
  google: GoogleSettings | undefined;
  apple: AppleSettings | undefined;
}

const issuer = web.refine(
  (address) => address.startsWith('https:') || isLoopbackName(new URL(address).hostname),
  'must begin with https',
);

export const connectionSettings = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: issuer.default('https://accounts.google.com'),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_KEY_FILE: text.optional(),
  APPLE_ISSUER: issuer.default('https://appleid.apple.com'),
};

type Settings = z.infer<z.ZodObject<typeof connectionSettings>>;

const sets = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE'],
] as const;

/** What a provider that is half set up still needs, a sentence each. `base` is where a relative key file lies. */
export function connectionMistakes(settings: { [Name in keyof Settings]?: unknown }, base: string): string[] {
  const missing = sets.flatMap((names) => {
    const given = names.find((name) => settings[name] !== undefined);
    return names
      .filter((name) => given && settings[name] === undefined)
      .map((name) => `${name} must be set, because ${given} is.`);
  });
  const file = settings.APPLE_KEY_FILE;
  const unfit = typeof file === 'string' && !readKey(resolve(base, file));
  return [
    ...missing,
    ...(unfit ? ['APPLE_KEY_FILE must name the .p8 file with the private key that Apple gave you.'] : []),
  ];
}

export function readConnections(settings: Settings, base: string): ConnectionsConfig {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_KEY_FILE } =
    settings;
  const key = APPLE_KEY_FILE === undefined ? undefined : readKey(resolve(base, APPLE_KEY_FILE));
  return {
    google:
      GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET
        ? { issuer: settings.GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET }
        : undefined,
    apple:
      APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && key
        ? { issuer: settings.APPLE_ISSUER, clientId: APPLE_CLIENT_ID, teamId: APPLE_TEAM_ID, keyId: APPLE_KEY_ID, key }
        : undefined,
  };
}

/** Undefined when there is no file, or no P-256 private key in it. */
function readKey(file: string): KeyObject | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const key = createPrivateKey(readFileSync(file));
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : undefined;
  } catch {
    return undefined;
  }
}
