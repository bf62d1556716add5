import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { type BillingConfig, billingMistakes, billingSettings, readBilling } from '#config/billing.ts';
import {
  type ConnectionsConfig,
  connectionMistakes,
  connectionSettings,
  readConnections,
} from '#config/connections.ts';
import { text, url, web } from '#config/kinds.ts';
import { readSms, type SmsConfig, smsMistakes, smsSettings } from '#config/sms.ts';
import { type LogLevel, logLevels } from '#platform/log.ts';
import { isForThisMachineAlone } from '#platform/reach.ts';
import { decodeKey, secretFrom } from '#platform/secrets.ts';

/** Everything the house was told. Read once, passed on as a value. */
export interface Config {
  /** Absolute. Holds the embedded database, the outbox and the generated secrets. */
  dataDir: string;
  /** undefined: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | undefined;
  /** A folder with a system PostgreSQL's programs, used instead of the bundled ones. */
  postgresBin: string | undefined;
  host: string;
  port: number;
  /** Where people reach Wren, without a slash at the end. */
  publicUrl: string;
  /** Whose word about a caller's address (X-Forwarded-For) counts: everybody's, nobody's, or that of these addresses and ranges. */
  trustProxy: boolean | string;
  logLevel: LogLevel;
  /** 32 bytes that wrap every person's key. */
  masterKey: Buffer;
  /** Whether MASTER_KEY was given, rather than made by Wren and kept in `dataDir`. */
  isMasterKeyGiven: boolean;
  jwtSecret: Buffer;
  rateLimitFactor: number;
  requireVerifiedEmail: boolean;
  companion: CompanionConfig;
  mail: { smtpUrl: string | undefined; from: string };
  sms: SmsConfig;
  connections: ConnectionsConfig;
  billing: BillingConfig;
}

/** Who writes the replies. */
export interface CompanionConfig {
  /** undefined: an Ollama on this machine when there is one, else the built-in companion. */
  provider: 'openai' | 'anthropic' | 'ollama' | 'built-in' | undefined;
  model: string | undefined;
  baseUrl: string | undefined;
  apiKey: string | undefined;
  /** How long a language model may be silent before the built-in companion steps in. */
  patienceSeconds: number;
  /** How fast the built-in companion speaks. */
  wordsPerSecond: number;
}

/** What was set cannot be used. The message lists every mistake, a line each. */
export class ConfigMistakes extends Error {
  override name = 'ConfigMistakes';
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`Wren cannot start with these settings:\n${mistakes.map((line) => `  - ${line}`).join('\n')}`);
    this.mistakes = mistakes;
  }
}

const repository = resolve(import.meta.dirname, '../..');

const whole = (min: number, max: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`);
const yesOrNo = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((word) => word === 'true');

/** Every variable. None is required to start on one's own machine. */
const Environment = z.object({
  DATA_DIR: text.default('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/wren').optional(),
  WREN_POSTGRES_BIN: text.optional(),
  HOST: text
    .refine((host) => host === 'localhost' || isIP(host) !== 0, 'must be an IP address or localhost')
    .default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8000),
  PUBLIC_URL: web.transform((address) => address.replace(/\/+$/, '')).optional(),
  TRUST_PROXY: text
    .refine(isTrustRule, 'must be true, false, or addresses and ranges such as loopback, 10.0.0.0/8')
    .default('false')
    .transform((word) => (word === 'true' || word === 'false' ? word === 'true' : word)),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  MASTER_KEY: text.optional(),
  JWT_SECRET: text.min(32, 'must be at least 32 characters').optional(),
  RATE_LIMIT_FACTOR: z.coerce.number({ error: 'must be a number' }).positive('must be above 0').default(1),
  REQUIRE_VERIFIED_EMAIL: yesOrNo.default(false),
  LLM_PROVIDER: z
    .enum(['openai', 'anthropic', 'ollama', 'built-in'], { error: 'must be openai, anthropic, ollama or built-in' })
    .optional(),
  LLM_MODEL: text.optional(),
  LLM_BASE_URL: web.optional(),
  LLM_API_KEY: text.optional(),
  OPENAI_API_KEY: text.optional(),
  ANTHROPIC_API_KEY: text.optional(),
  LLM_PATIENCE: z.coerce.number({ error: 'must be a number of seconds' }).positive('must be above 0').default(20),
  // Twice as fast as people read in silence (238 words a minute: Brysbaert, 2019), and slow enough to be read as it comes.
  REPLY_PACE: z.coerce.number({ error: 'must be a number' }).positive('must be above 0').default(8),
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example.com').optional(),
  MAIL_FROM: z.email('must be one email address').default('wren@localhost.localdomain'),
  ...smsSettings,
  ...connectionSettings,
  ...billingSettings,
});
type Environment = z.infer<typeof Environment>;

export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** Reads the environment and, where there is one, the `.env` file of this checkout. Throws ConfigMistakes. */
export function loadConfig(): Config {
  const file = resolve(repository, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readConfig(process.env);
}

/** Reads settings given as strings; secrets that are not set are made once and kept in DATA_DIR. Throws ConfigMistakes. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // A variable set to nothing, as in `LLM_MODEL=`, counts as not set.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigMistakes([
      ...parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`),
      ...secretMistakes(given),
      ...smsMistakes(given),
      ...connectionMistakes(given, repository),
      ...billingMistakes(given, repository),
    ]);
  }
  const settings = parsed.data;
  const mistakes = [
    ...secretMistakes(settings),
    ...smsMistakes(settings),
    ...connectionMistakes(settings, repository),
    ...billingMistakes(settings, repository),
  ];
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);

  const { HOST, PORT } = settings;
  const dataDir = resolve(repository, settings.DATA_DIR);
  const publicUrl = settings.PUBLIC_URL ?? `http://${nameOf(HOST)}:${PORT}`;
  const trustProxy = settings.TRUST_PROXY;
  return {
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    postgresBin: settings.WREN_POSTGRES_BIN,
    host: HOST,
    port: PORT,
    publicUrl,
    trustProxy,
    logLevel: settings.LOG_LEVEL,
    masterKey: decodeKey(settings.MASTER_KEY ?? secretFrom(dataDir, 'master-key')),
    isMasterKeyGiven: settings.MASTER_KEY !== undefined,
    jwtSecret: Buffer.from(settings.JWT_SECRET ?? secretFrom(dataDir, 'jwt-secret')),
    rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    requireVerifiedEmail: settings.REQUIRE_VERIFIED_EMAIL,
    companion: readCompanion(settings),
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    billing: readBilling(settings, repository),
    connections: readConnections(settings, repository),
    sms: readSms(settings, isForThisMachineAlone({ trustProxy, host: HOST, publicUrl })),
  };
}

function readCompanion(settings: Environment): CompanionConfig {
  const { LLM_API_KEY, OPENAI_API_KEY, ANTHROPIC_API_KEY, LLM_BASE_URL } = settings;
  const provider =
    settings.LLM_PROVIDER ??
    (LLM_BASE_URL || OPENAI_API_KEY ? 'openai' : ANTHROPIC_API_KEY ? 'anthropic' : LLM_API_KEY ? 'openai' : undefined);
  return {
    provider,
    model: settings.LLM_MODEL,
    baseUrl: LLM_BASE_URL,
    apiKey:
      LLM_API_KEY ??
      (provider === 'anthropic' ? ANTHROPIC_API_KEY : provider === 'openai' ? OPENAI_API_KEY : undefined),
    patienceSeconds: settings.LLM_PATIENCE,
    wordsPerSecond: settings.REPLY_PACE,
  };
}

const looksLikeExample = /change[-_ ]?me|example|secret$/i;

/** A server that others can reach must not run on secrets nobody chose, or on ones copied from an example. */
function secretMistakes({ HOST = '127.0.0.1', MASTER_KEY, JWT_SECRET }: Partial<Environment>): string[] {
  const why = `must be set, because HOST=${HOST} can be reached by others`;
  const canOthersReach = !isLoopback(HOST);
  const masterKey = !MASTER_KEY
    ? canOthersReach && why
    : !decodable(MASTER_KEY)
      ? 'must be 32 bytes in base64'
      : canOthersReach && new Set(decodeKey(MASTER_KEY)).size === 1 && 'looks like an example';
  const jwtSecret = !JWT_SECRET
    ? canOthersReach && why
    : canOthersReach && looksLikeExample.test(JWT_SECRET) && 'looks like an example';
  return [
    ...(masterKey ? [`MASTER_KEY ${masterKey}. Make one with: openssl rand -base64 32`] : []),
    ...(jwtSecret ? [`JWT_SECRET ${jwtSecret}. Make one with: openssl rand -base64 48`] : []),
  ];
}

function decodable(key: string): boolean {
  try {
    return decodeKey(key).length > 0;
  } catch {
    return false;
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** How a browser on this machine names the host; one that stands for every address is no name. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}

function isTrustRule(word: string): boolean {
  if (word === 'true' || word === 'false') return true;
  return word.split(',').every((part) => {
    const [address = '', bits = '0', ...more] = part.trim().split('/');
    const named = ['loopback', 'linklocal', 'uniquelocal'].includes(part.trim());
    const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    return named || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest && more.length === 0);
  });
}
