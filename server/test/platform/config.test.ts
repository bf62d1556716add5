import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigMistakes, readConfig } from '#config.ts';
import { CannotStart } from '#platform/cannot-start.ts';

const folder = mkdtempSync(join(tmpdir(), 'wren-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const dataDir = () => join(folder, String(count++));
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dataDir(), ...env });
const masterKey = Buffer.from('0123456789abcdefghijklmnopqrstuv').toString('base64');
const jwtSecret = 'k3Jf0aQ2v9Xw7Zp5Lm1Rt8Yb6Nc4Hd0Es2Gu';

function mistakes(env: Record<string, string>): string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
  return [];
}

test('nothing needs to be set', () => {
  expect(read()).toMatchObject({
    databaseUrl: undefined,
    host: '127.0.0.1',
    port: 8000,
    publicUrl: 'http://127.0.0.1:8000',
    trustProxy: false,
    logLevel: 'info',
    rateLimitFactor: 1,
    requireVerifiedEmail: false,
    companion: { provider: undefined, model: undefined, baseUrl: undefined, apiKey: undefined },
    mail: { smtpUrl: undefined },
  });
});

test('every mistake is told at once, each in one plain sentence', () => {
  expect(
    mistakes({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://localhost/wren',
      HOST: 'my house',
      LOG_LEVEL: 'loud',
      RATE_LIMIT_FACTOR: '0',
      REQUIRE_VERIFIED_EMAIL: 'yes',
      LLM_PROVIDER: 'parrot',
      LLM_BASE_URL: 'localhost:11434',
      JWT_SECRET: 'short',
      MASTER_KEY: 'short',
      MAIL_FROM: 'Wren <wren@example.com>',
      TRUST_PROXY: '10.0.0.1, next door',
    }).toSorted(),
  ).toEqual([
    'DATABASE_URL must be an address such as postgres://user:password@host/wren.',
    'HOST must be an IP address or localhost.',
    'JWT_SECRET must be at least 32 characters.',
    'LLM_BASE_URL must be an address such as https://wren.example.com.',
    'LLM_PROVIDER must be openai, anthropic, ollama or built-in.',
    'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.',
    'MAIL_FROM must be one email address.',
    'MASTER_KEY must be 32 bytes in base64. Make one with: openssl rand -base64 32',
    'PORT must be a number.',
    'RATE_LIMIT_FACTOR must be above 0.',
    'REQUIRE_VERIFIED_EMAIL must be true or false.',
    'TRUST_PROXY must be true, false, or addresses and ranges such as loopback, 10.0.0.0/8.',
  ]);
});

test('a mistake never repeats what was set', () => {
  expect(() => read({ JWT_SECRET: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
  );
});

test.each([
  [{ HOST: '127.0.0.1', PORT: '9000' }, 'http://127.0.0.1:9000'],
  [{ HOST: '::1' }, 'http://[::1]:8000'],
  [{ HOST: '0.0.0.0', MASTER_KEY: masterKey, JWT_SECRET: jwtSecret }, 'http://localhost:8000'],
  [{ PUBLIC_URL: 'https://wren.example.com/' }, 'https://wren.example.com'],
])('links start with an address a browser can open: %o', (env, url) => {
  expect(read(env as Record<string, string>).publicUrl).toBe(url);
});

test('a variable set to nothing counts as not set', () => {
  expect(read({ LLM_MODEL: '', PORT: ' ', SMTP_URL: '' })).toMatchObject({ port: 8000, mail: { smtpUrl: undefined } });
});

describe('who carries text messages', () => {
  const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'x', TWILIO_FROM: '+15005550006' };

  test('nobody needs to be named: they stay in the outbox of one’s own machine, and nowhere else', () => {
    expect(read().sms).toEqual({ provider: 'outbox' });
    expect(read({ PUBLIC_URL: 'https://wren.example.com' }).sms).toBeUndefined();
    expect(read({ TRUST_PROXY: 'loopback' }).sms).toBeUndefined();
    expect(read({ TRUST_PROXY: 'loopback', SMS_PROVIDER: 'outbox' }).sms).toEqual({ provider: 'outbox' });
  });

  test('what a chosen carrier still needs is listed, all at once', () => {
    expect(mistakes({ SMS_PROVIDER: 'twilio', PORT: 'x' })).toEqual([
      'PORT must be a number.',
      'TWILIO_ACCOUNT_SID must be set, because SMS_PROVIDER=twilio.',
      'TWILIO_AUTH_TOKEN must be set, because SMS_PROVIDER=twilio.',
      'TWILIO_FROM must be set, because SMS_PROVIDER=twilio.',
    ]);
    expect(mistakes({ SMS_PROVIDER: 'webhook', SMS_WEBHOOK_URL: 'http://127.0.0.1/x' })).toEqual([
      'SMS_WEBHOOK_SECRET must be set, because SMS_PROVIDER=webhook.',
    ]);
    expect(mistakes({ SMS_PROVIDER: 'pigeon' })).toEqual(['SMS_PROVIDER must be outbox, twilio or webhook.']);
  });

  test('Twilio is reached at its own address unless another one is named', () => {
    const named = read({ SMS_PROVIDER: 'twilio', ...twilio });
    expect(named.sms).toMatchObject({ provider: 'twilio', accountSid: 'AC1', baseUrl: 'https://api.twilio.com' });
  });
});

describe('providers people may connect', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const file = join(folder, 'apple.p8');
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const apple = { APPLE_CLIENT_ID: 'web', APPLE_TEAM_ID: 'T', APPLE_KEY_ID: 'K', APPLE_KEY_FILE: file };

  test('none needs to be set up', () => {
    expect(read().connections).toEqual({ google: undefined, apple: undefined });
  });

  test('one that is half set up lists what it still needs', () => {
    expect(mistakes({ GOOGLE_CLIENT_SECRET: 'x', APPLE_TEAM_ID: 'T' })).toEqual([
      'GOOGLE_CLIENT_ID must be set, because GOOGLE_CLIENT_SECRET is.',
      'APPLE_CLIENT_ID must be set, because APPLE_TEAM_ID is.',
      'APPLE_KEY_ID must be set, because APPLE_TEAM_ID is.',
      'APPLE_KEY_FILE must be set, because APPLE_TEAM_ID is.',
    ]);
  });

  test('a key that is none, or of another kind, is a mistake', () => {
    const words = 'APPLE_KEY_FILE must name the .p8 file with the private key that Apple gave you.';
    const other = join(folder, 'other.p8');
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    writeFileSync(other, rsa.export({ type: 'pkcs8', format: 'pem' }));
    for (const APPLE_KEY_FILE of [join(folder, 'nowhere.p8'), folder, other]) {
      expect(mistakes({ ...apple, APPLE_KEY_FILE })).toEqual([words]);
    }
  });

  test('only a provider on this machine may do without TLS', () => {
    expect(mistakes({ GOOGLE_ISSUER: 'http://accounts.example.com' })).toEqual([
      'GOOGLE_ISSUER must begin with https.',
    ]);
    const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
    expect(read({ ...google, ...apple }).connections).toMatchObject({
      google: { issuer: 'https://accounts.google.com', clientId: 'a' },
      apple: { issuer: 'https://appleid.apple.com', teamId: 'T', keyId: 'K' },
    });
    expect(read({ ...google, GOOGLE_ISSUER: 'http://127.0.0.1:1' }).connections.google?.issuer).toBe(
      'http://127.0.0.1:1',
    );
  });
});

describe('a house others can reach', () => {
  test.each(['0.0.0.0', '192.168.1.5', '::'])('on %s needs its secrets set, and says how to make them', (HOST) => {
    expect(mistakes({ HOST })).toEqual([
      `MASTER_KEY must be set, because HOST=${HOST} can be reached by others. Make one with: openssl rand -base64 32`,
      `JWT_SECRET must be set, because HOST=${HOST} can be reached by others. Make one with: openssl rand -base64 48`,
    ]);
  });

  test('lists missing secrets together with the other mistakes', () => {
    expect(mistakes({ HOST: '0.0.0.0', PORT: 'x' })).toHaveLength(3);
  });

  test('does not take secrets copied from an example', () => {
    const zeros = Buffer.alloc(32).toString('base64');
    expect(mistakes({ HOST: '0.0.0.0', MASTER_KEY: zeros, JWT_SECRET: 'please-change-me-please-change-me' })).toEqual([
      'MASTER_KEY looks like an example. Make one with: openssl rand -base64 32',
      'JWT_SECRET looks like an example. Make one with: openssl rand -base64 48',
    ]);
  });

  test('starts with both set', () => {
    const config = read({ HOST: '0.0.0.0', MASTER_KEY: masterKey, JWT_SECRET: jwtSecret });
    expect(config.masterKey).toEqual(Buffer.from('0123456789abcdefghijklmnopqrstuv'));
    expect(config.jwtSecret.toString()).toBe(jwtSecret);
  });

  test('a house on its own machine makes its own', () => {
    for (const HOST of ['127.0.0.1', '::1', 'localhost']) expect(mistakes({ HOST })).toEqual([]);
  });
});

describe('generated secrets', () => {
  test('need a folder that can be written to: where there is none, it is said in one sentence', () => {
    const file = dataDir();
    writeFileSync(file, 'a file');
    for (const DATA_DIR of [file, join(file, 'below')]) {
      expect(() => read({ DATA_DIR })).toThrow(
        new CannotStart(
          `Wren cannot keep its data in ${DATA_DIR}: a part of this path is a file and not a folder. Mend that, or set DATA_DIR to another folder.`,
        ),
      );
    }
  });

  test('are made once, differ, and only their owner can read them', () => {
    const DATA_DIR = dataDir();
    const first = read({ DATA_DIR });
    const second = read({ DATA_DIR });
    expect(second.masterKey).toEqual(first.masterKey);
    expect(second.jwtSecret).toEqual(first.jwtSecret);
    expect(first.masterKey).toHaveLength(32);
    expect(first.masterKey.toString('base64')).not.toBe(first.jwtSecret.toString());
    expect(read().masterKey).not.toEqual(first.masterKey);
    for (const name of ['master-key', 'jwt-secret']) {
      expect(statSync(join(DATA_DIR, 'secrets', name)).mode & 0o777).toBe(0o600);
    }
  });

  test('are the same for processes that start at once', async () => {
    const DATA_DIR = dataDir();
    const source = `
      const { parentPort, workerData } = require('node:worker_threads');
      import(workerData.module).then(({ secretFrom }) => parentPort.postMessage(secretFrom(workerData.dataDir, 'master-key')));`;
    const module = new URL('../../src/platform/secrets.ts', import.meta.url).href;
    const start = () =>
      new Promise<string>((resolve, reject) => {
        const worker = new Worker(source, { eval: true, workerData: { module, dataDir: DATA_DIR } });
        worker.once('message', resolve);
        worker.once('error', reject);
      });
    const made = await Promise.all(Array.from({ length: 6 }, start));
    expect(new Set(made).size).toBe(1);
    expect(readFileSync(join(DATA_DIR, 'secrets', 'master-key'), 'utf8')).toBe(made[0]);
  });

  test('are not made when the settings are refused', () => {
    const DATA_DIR = dataDir();
    expect(mistakes({ DATA_DIR, PORT: 'x' })).toHaveLength(1);
    expect(() => statSync(DATA_DIR)).toThrow();
  });
});

describe('who writes the replies', () => {
  const companion = (env: Record<string, string>) => read(env).companion;

  test.each([
    [{ OPENAI_API_KEY: 'a' }, { provider: 'openai', apiKey: 'a' }],
    [{ ANTHROPIC_API_KEY: 'b' }, { provider: 'anthropic', apiKey: 'b' }],
    [
      { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b' },
      { provider: 'openai', apiKey: 'a' },
    ],
    [
      { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b', LLM_PROVIDER: 'anthropic' },
      { provider: 'anthropic', apiKey: 'b' },
    ],
    [
      { LLM_BASE_URL: 'http://127.0.0.1:1/v1' },
      { provider: 'openai', baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined },
    ],
    [
      { LLM_PROVIDER: 'built-in', OPENAI_API_KEY: 'a' },
      { provider: 'built-in', apiKey: undefined },
    ],
    [
      { LLM_PROVIDER: 'ollama', LLM_MODEL: 'qwen3' },
      { provider: 'ollama', model: 'qwen3', apiKey: undefined },
    ],
    [
      { LLM_API_KEY: 'c', LLM_PROVIDER: 'anthropic', ANTHROPIC_API_KEY: 'b' },
      { provider: 'anthropic', apiKey: 'c' },
    ],
  ])('%o', (env, expected) => {
    expect(companion(env as Record<string, string>)).toMatchObject(expected);
  });
});
