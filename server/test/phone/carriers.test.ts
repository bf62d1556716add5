import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendPhoneCode, verifyPhoneCode } from '@wren/contract/phone.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { NotTexted, NumberRefused } from '#platform/sms/texter.ts';
import { createTwilioTexter } from '#platform/sms/twilio.ts';
import { createWebhookTexter } from '#platform/sms/webhook.ts';
import { type House, openHouse } from '../house.ts';

interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
/** `hang` never answers, `cut` closes the line. */
type Answer = { status: number; body?: unknown } | 'hang' | 'cut';

/** A carrier on this machine: what it received, and what it answers next, the last one from then on. */
const received: Received[] = [];
let answers: Answer[] = [];
let server: Server;
let address = '';

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? 'cut';
    if (answer === 'cut') request.socket.destroy();
    else if (answer === 'hang') giveUp();
    else response.writeHead(answer.status).end(JSON.stringify(answer.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
afterEach(() => {
  codes.push(...received.map(codeIn).filter((code) => /^\d{6}$/.test(code)));
  received.length = 0;
  vi.restoreAllMocks();
});

const codeIn = ({ body }: Received) => new URLSearchParams(body).get('Body')?.slice(0, 6) ?? '';
/** Every code that was handed over to the carrier. */
const codes: string[] = [];

const message = { to: '+14155550132', text: '123456 is your code & more' };
const created: Answer = { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } };
const refused: Answer = {
  status: 400,
  body: { code: 21211, message: "The 'To' number +14155550132 is not a valid phone number.", status: 400 },
};
const busy: Answer = { status: 429, body: { code: 20429, message: 'Too Many Requests', status: 429 } };

const keys = { accountSid: 'AC0123', authToken: 'a token', from: '+15005550006' };
const twilio = (more: Partial<typeof keys> = {}) => createTwilioTexter({ ...keys, ...more, baseUrl: address });

let giveUp = () => {};

/** A wait that would take seconds is over once the carrier has heard: heard later, it would be taken for the next test's. */
function hurryTimeouts() {
  const hurried = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(hurried.signal);
  giveUp = () => hurried.abort(new DOMException('', 'TimeoutError'));
}

describe('Twilio', () => {
  test('is asked as its documentation says', async () => {
    answers = [created];
    await twilio().send(message);
    const [{ method, path, headers, body } = {} as Received] = received;
    expect([method, path]).toEqual(['POST', '/2010-04-01/Accounts/AC0123/Messages.json']);
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Buffer.from(headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('AC0123:a token');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: '+14155550132',
      From: '+15005550006',
      Body: '123456 is your code & more',
    });
  });

  test('sends through a messaging service where one is named', async () => {
    answers = [created];
    await twilio({ from: 'MG42' }).send(message);
    const sent = Object.fromEntries(new URLSearchParams(received[0]?.body));
    expect(sent).toMatchObject({ MessagingServiceSid: 'MG42' });
    expect(sent).not.toHaveProperty('From');
  });

  test.each([21211, 21610, 21614])('%i is a number that cannot be texted', async (code) => {
    answers = [{ status: 400, body: { code, message: 'No.', status: 400 } }];
    await expect(twilio().send(message)).rejects.toBeInstanceOf(NumberRefused);
  });

  test.each<[string, Answer, string]>([
    ['too many requests', busy, 'twilio_429_20429'],
    ['a fault of its own', { status: 500, body: 'oops' }, 'twilio_500'],
    ['wrong keys', { status: 401, body: { code: 20003, message: 'Authenticate' } }, 'twilio_401_20003'],
    ['a page that is no JSON', { status: 503 }, 'twilio_503'],
    ['a line that breaks', 'cut', 'twilio_unreachable'],
    ['no answer', 'hang', 'twilio_unreachable'],
  ])('%s is a trouble that may pass, told without number or words', async (_, answer, code) => {
    if (answer === 'hang') hurryTimeouts();
    answers = [answer];
    const error = await twilio()
      .send(message)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NotTexted);
    expect(error).toMatchObject({ code });
    expect((error as Error).message).not.toMatch(/\d/);
  });
});

describe('a webhook of the operator’s own', () => {
  const secret = 'a secret of sixteen and more';
  const webhook = () => createWebhookTexter({ url: `${address}/texts?from=wren`, secret });

  test('gets the message as JSON, signed with the time it was sent at', async () => {
    answers = [{ status: 202 }];
    await webhook().send(message);
    const [{ path, headers, body } = {} as Received] = received;
    expect(path).toBe('/texts?from=wren');
    expect(JSON.parse(body)).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...message });
    const timestamp = String(headers['x-wren-timestamp']);
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['x-wren-signature']).toBe(`sha256=${signature}`);
  });

  test('refuses a number with 422, and is asked again after anything else', async () => {
    answers = [{ status: 422 }];
    await expect(webhook().send(message)).rejects.toBeInstanceOf(NumberRefused);
    for (const [answer, code] of [
      [{ status: 500 }, 'webhook_500'],
      // Followed, a redirect would carry the number elsewhere.
      [{ status: 302 }, 'webhook_unreachable'],
      ['cut', 'webhook_unreachable'],
    ] as const) {
      answers = [answer];
      await expect(webhook().send(message)).rejects.toMatchObject({ code });
    }
    hurryTimeouts();
    answers = ['hang'];
    await expect(webhook().send(message)).rejects.toMatchObject({ code: 'webhook_unreachable' });
  });
});

describe('a code on its way through Twilio', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse({
      config: {
        SMS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: 'AC0123',
        TWILIO_AUTH_TOKEN: 'a token',
        TWILIO_FROM: '+15005550006',
        TWILIO_BASE_URL: `${address}/`,
      },
    });
    house.expectTrouble();
  });
  afterAll(() => house.close());

  const number = '4155550144';
  const send = (phone_number: string) => house.alice.call(sendPhoneCode, { body: { phone_number } });

  test('arrives and verifies the number', async () => {
    answers = [created];
    expect((await send(number)).status).toBe(204);
    const code = codeIn(received[0] as Received);
    const { status } = await house.alice.call(verifyPhoneCode, { body: { phone_number: number, code } });
    expect(status).toBe(200);
  });

  test('a number Twilio refuses is said on the field, and may be corrected at once', async () => {
    answers = [refused];
    const { status, body } = await send('4155550145');
    expect(status).toBe(400);
    expect(body).toMatchObject({
      fields: { phone_number: ['We could not send a text message to this number. Please check it.'] },
    });
    answers = [created];
    expect((await send('4155550146')).status).toBe(204);
  });

  test('a trouble that passes is outlived: the job tries again, and the newest code is the one that counts', async () => {
    onTestFinished(() => {
      answers = [created];
    });
    answers = [busy, { status: 500 }, created];
    const sent = send('4155550147');
    await vi.waitFor(
      async () => {
        // The next try comes after seconds, and then minutes: here it comes now.
        await sql`select graphile_worker.reschedule_jobs(
          array(select id from graphile_worker.jobs where attempts > 0 and locked_at is null), run_at := now())`.execute(
          house.ctx.db,
        );
        // Any new job wakes those who work.
        await house.ctx.jobs.add(house.ctx.db, 'forget_phone_codes', {});
        expect(received.length).toBe(3);
      },
      { timeout: 50_000, interval: 50 },
    );
    expect((await sent).status).toBe(204);
    const form = { phone_number: '4155550147', code: codeIn(received[2] as Received) };
    const verify = async () => (await house.alice.call(verifyPhoneCode, { body: form })).status;
    await expect.poll(verify).toBe(200);
    expect(new Set(received.map(codeIn)).size).toBeGreaterThan(1);
  });

  test('no log line and no job holds the number, the code or Twilio’s own words about them', async () => {
    const logged = house.logLines.join('');
    expect(logged).toContain('twilio_429_20429');
    const { rows } = await sql<{
      job: string;
    }>`select row_to_json(j)::text as job from graphile_worker._private_jobs j`.execute(house.ctx.db);
    expect(rows.map(({ job }) => job).join()).not.toMatch(/41555501/);
    expect(logged).not.toMatch(/41555501|not a valid phone|Too Many/);
    expect(codes.length).toBeGreaterThan(5);
    for (const code of codes) expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});
