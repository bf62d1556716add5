import { createToken, type Tokens } from '@wren/contract/auth.ts';
import { archiveConversation, listConversations } from '@wren/contract/chat.ts';
import { updateMe } from '@wren/contract/users.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/problem.ts';
import { forgetSession, readTokens, signedIn, storageKeys, wasSessionLost, writeTokens } from '#lib/tokens.ts';

type Answer = { status: number; body?: unknown } | Error;
interface Request {
  path: string;
  method: string;
  authorization: string | null;
  body: unknown;
}

let requests: Request[];
let answers: Answer[];
/** What the person does while a refresh is under way. */
let meanwhile: () => void;

beforeEach(() => {
  requests = [];
  answers = [];
  meanwhile = () => undefined;
  const kept = new Map<string, string>();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    requests.push({
      path,
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    });
    if (path === '/api/auth/jwt/refresh/') meanwhile();
    const answer = answers.shift();
    if (!answer) throw new Error('No answer was prepared.');
    if (answer instanceof Error) throw answer;
    const empty = answer.status === 204 || answer.body === undefined;
    return new Response(empty ? null : JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const failureOf = async (work: Promise<unknown>): Promise<ApiError> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('The call was expected to fail with an ApiError.', { cause: error });
};
const tokens: Tokens = { access: 'old', refresh: 'r1' };
const empty = { results: [], next: null };
const list = () => call(listConversations, { query: {} });
const listPath = '/api/chat/conversations/';

describe('on a 401 response', () => {
  it('tries the refresh token once, stores the new tokens and retries the request once', async () => {
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 200, body: { access: 'new', refresh: 'r2' } }, { status: 200, body: empty }];
    expect(await list()).toEqual(empty);
    expect(requests.map(({ path, authorization }) => [path, authorization])).toEqual([
      [listPath, 'Bearer old'],
      ['/api/auth/jwt/refresh/', null],
      [listPath, 'Bearer new'],
    ]);
    expect(requests[1]?.body).toEqual({ refresh: 'r1' });
    expect(readTokens()).toEqual({ access: 'new', refresh: 'r2' });
  });

  it('keeps the old refresh token if none is returned', async () => {
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 200, body: { access: 'new' } }, { status: 200, body: empty }];
    await list();
    expect(readTokens()).toEqual({ access: 'new', refresh: 'r1' });
  });

  it('removes the stored tokens and user if the refresh fails, and returns an authentication error', async () => {
    writeTokens(tokens);
    localStorage.setItem(storageKeys.user, '{}');
    answers = [{ status: 401, body: {} }, { status: 401 }];
    const error = await failureOf(list());
    expect(error.message).toBe('Authentication failed. Please check your credentials.');
    expect([readTokens(), localStorage.getItem(storageKeys.user)]).toEqual([null, null]);
  });

  it("says the body's detail when there is one", async () => {
    answers = [{ status: 401, body: { detail: 'Sign in first.' } }];
    expect((await failureOf(list())).message).toBe('Sign in first.');
  });

  it('retries once, not twice', async () => {
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 200, body: { access: 'new', refresh: 'r2' } }, { status: 401 }];
    expect((await failureOf(list())).status).toBe(401);
    expect(requests).toHaveLength(3);
    expect(readTokens()).toBeNull();
  });

  it('refreshes once however many calls are refused together', async () => {
    writeTokens(tokens);
    answers = [
      { status: 401 },
      { status: 401 },
      { status: 200, body: { access: 'new', refresh: 'r2' } },
      { status: 200, body: empty },
      { status: 200, body: empty },
    ];
    await Promise.all([list(), list()]);
    expect(requests.filter(({ path }) => path === '/api/auth/jwt/refresh/')).toHaveLength(1);
  });

  it("uses another tab's new tokens instead of a refresh token that was already used", async () => {
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 200, body: empty }];
    const pending = list();
    writeTokens({ access: 'theirs', refresh: 'r9' });
    await pending;
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer theirs']);
  });

  it('keeps who left meanwhile signed out, and who signed in meanwhile signed in', async () => {
    for (const answer of [{ status: 401 }, { status: 200, body: { access: 'new', refresh: 'r2' } }]) {
      for (const now of [null, { access: 'theirs', refresh: 'r9' }]) {
        writeTokens(tokens);
        answers = [{ status: 401 }, answer, { status: 200, body: empty }];
        meanwhile = () => (now ? writeTokens(now) : forgetSession());
        await list().catch(() => undefined);
        expect([readTokens(), wasSessionLost()]).toEqual([now, false]);
      }
    }
  });

  it('knows a session that was lost from one that was left, until the next begins', async () => {
    expect(wasSessionLost()).toBe(false);
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 401 }];
    await failureOf(list());
    expect(wasSessionLost()).toBe(true);
    writeTokens(tokens);
    expect(wasSessionLost()).toBe(false);
    forgetSession();
    answers = [{ status: 401 }];
    await failureOf(list());
    expect(wasSessionLost()).toBe(false);
  });

  it('keeps the session when the server cannot say whether it is over', async () => {
    writeTokens(tokens);
    answers = [{ status: 401 }, { status: 503, body: { detail: 'Back soon.' } }];
    expect((await failureOf(list())).message).toBe('Back soon.');
    expect(readTokens()).toEqual(tokens);
  });

  it('asks for no refresh when a sign-in was refused', async () => {
    answers = [{ status: 401, body: { detail: 'Wrong email or password.' } }];
    const form = { email: 'ada@example.org', password: 'long enough' };
    expect((await failureOf(call(createToken, { body: form }))).message).toBe('Wrong email or password.');
    expect(requests).toHaveLength(1);
  });
});

describe('the message of a generic call that failed', () => {
  const patch = (answer: Answer) => {
    answers = [answer];
    return failureOf(call(updateMe, { body: { first_name: 'Ada' } }));
  };
  const fields = { first_name: ['Too long.'] };

  it.each([
    ['its message, when the body has fields', { fields, message: 'Look again' }, 'Look again'],
    ["'Validation failed', when the body has fields and no message", { fields, detail: 'x' }, 'Validation failed'],
    ["the body's error first", { error: 'E', detail: 'D', message: 'M' }, 'E'],
    ['then its detail', { detail: 'D', message: 'M' }, 'D'],
    ['then its message', { message: 'M' }, 'M'],
    ["else 'An error occurred'", {}, 'An error occurred'],
    ["'An error occurred' for a body that is no object", 'oops', 'An error occurred'],
  ])('is %s', async (_, body, message) => {
    expect((await patch({ status: 400, body })).message).toBe(message);
  });

  it('passes the per-field errors on', async () => {
    expect((await patch({ status: 400, body: { fields } })).fields).toEqual(fields);
  });

  it('is the exception message when the network fails', async () => {
    expect((await patch(new TypeError('Failed to fetch'))).message).toBe('Failed to fetch');
  });

  it("is 'An error occurred' when the exception has no message", async () => {
    expect((await patch(new Error(''))).message).toBe('An error occurred');
  });
});

describe('a chat call', () => {
  const archive = (body: unknown) => {
    answers = [{ status: 404, body }];
    const params = { id: 'c1' };
    return failureOf(call(archiveConversation, { params }, { failure: 'Failed to archive chat' }));
  };

  it("throws the body's message, detail or error, else its own sentence", async () => {
    expect((await archive({ message: 'M', detail: 'D', error: 'E' })).message).toBe('M');
    expect((await archive({ detail: 'D', error: 'E' })).message).toBe('D');
    expect((await archive({ error: 'E' })).message).toBe('E');
    expect((await archive({})).message).toBe('Failed to archive chat');
  });

  it('fills in the path and the query of its row', async () => {
    answers = [{ status: 200, body: { results: [], next: null } }];
    await call(listConversations, { query: { archived: 'true', cursor: 'a b' } });
    expect(requests[0]?.path).toBe('/api/chat/conversations/?archived=true&cursor=a+b');
  });
});

it('a 204 gives a success detail', async () => {
  answers = [{ status: 204 }];
  expect(await call(updateMe, { body: {} })).toEqual({ detail: 'Success' });
});

it('a reply that is not what the contract says fails at once', async () => {
  answers = [{ status: 200, body: { results: [{ id: 'c1' }], next: null } }];
  expect((await failureOf(list())).message).toBe('An error occurred');
});

describe('signed in', () => {
  const now = Date.UTC(2026, 10, 20);
  const token = (exp: number) => `x.${btoa(JSON.stringify({ exp, sub: 'u1' }))}.x`;
  const at = (exp: number, refresh = 'r') => signedIn({ access: token(exp), refresh }, now);

  it('when an access token exists and its expiry is in the future', () => {
    expect(at(now / 1000 + 1)).toBe('in');
  });

  it('not when expiry is not after now', () => {
    expect(at(now / 1000)).toBe('expired');
    expect(at(now / 1000, '')).toBe('out');
  });

  it('not without tokens, or with ones nobody can read', () => {
    expect(signedIn(null, now)).toBe('out');
    expect(signedIn({ access: 'nonsense', refresh: '' }, now)).toBe('out');
    localStorage.setItem(storageKeys.tokens, '{"access":');
    expect(readTokens()).toBeNull();
    forgetSession();
  });
});
