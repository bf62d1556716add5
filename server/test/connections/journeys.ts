import type { Arrival, Departure } from '@wren/contract/connections.ts';
import { continuePath } from '@wren/contract/provider-paths.ts';
import { expect } from 'vitest';
import type { House } from '../house.ts';

/** What a provider sends a browser back with. */
interface SentBack {
  method: 'GET' | 'POST';
  url: string;
  /** What a form carried, for POST. */
  form: string;
}

/** Goes to a provider as a browser does, cookies and all, until it sends the browser back. `login` undefined: cancels there. */
export async function visit(address: string, login: string | undefined): Promise<SentBack> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(address);
  let url = address;
  let body: URLSearchParams | null = null;
  for (let step = 0; step < 10; step++) {
    const response: Response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      body,
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const page = await response.text();
    body = null;
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      if (!url.startsWith(origin)) return { method: 'GET', url, form: '' };
    } else if (page.includes('name="login"')) {
      body = new URLSearchParams(login === undefined ? { answer: 'no' } : { login, answer: 'yes' });
    } else {
      const [, action = ''] = /action="([^"]+)"/.exec(page) ?? [];
      expect(action, `a way back from the provider in: ${page}`).not.toBe('');
      const form = new URLSearchParams();
      for (const [, name = '', value = ''] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g))
        form.append(name, value);
      return { method: 'POST', url: action, form: String(form) };
    }
  }
  throw new Error('the provider never sent the browser back');
}

/** Comes back to the house, and gives what its screen finds in its address. */
export async function comeBack(house: House, { method, url, form }: SentBack): Promise<URLSearchParams> {
  const { pathname, search } = new URL(url);
  const answer = await house.visitor.inject({
    method,
    url: pathname + search,
    ...(method === 'POST' && {
      payload: form,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://appleid.apple.com' },
    }),
  });
  expect(answer.statusCode).toBe(303);
  const [path, fragment = ''] = String(answer.headers.location).split('#');
  expect(path).toBe(continuePath);
  return new URLSearchParams(fragment);
}

/** A whole journey: what a browser holds in the end. */
export async function travel(house: House, departure: Departure, login: string): Promise<Arrival> {
  const found = await comeBack(house, await visit(departure.authorization_url, login));
  expect(found.get('error')).toBeNull();
  const iss = found.get('iss');
  return {
    state: found.get('state') ?? '',
    code: found.get('code') ?? '',
    ticket: departure.ticket,
    ...(iss !== null && { iss }),
  };
}
