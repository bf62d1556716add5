import type { Arrival, Departure, Provider } from '@wren/contract/connections.ts';

/*
 * Journeys to a provider that are under way. What stays here is the ticket: what comes back in the address is worth
 * something only together with it. It outlives the tab, because a phone may come back in another one.
 */
interface Journey {
  ticket: string;
  provider: Provider;
  purpose: 'connect' | 'sign in';
  /** Where to go afterwards. */
  to: string;
  /** When it began, in ms since 1970. */
  at: number;
}

const prefix = 'wren:journey:';
/** The server forgets a journey after as long (ms). */
const life = 10 * 60 * 1000;

/** Keeps the ticket and goes to the provider. */
export function setOut(departure: Departure, about: Pick<Journey, 'provider' | 'purpose' | 'to'>): void {
  forgetOld();
  const journey: Journey = { ...about, ticket: departure.ticket, at: Date.now() };
  localStorage.setItem(prefix + departure.state, JSON.stringify(journey));
  location.assign(departure.authorization_url);
}

/** What the browser came back with, and the journey it belongs to. A journey is taken up once. */
export interface Return {
  provider: string;
  /** The provider's word that it came to nothing, such as `access_denied`. */
  error: string | undefined;
  journey: Journey | undefined;
  arrival: Arrival | undefined;
}

/** Reads the fragment that the server's way back left in the address. */
export function comeBack(fragment: string): Return {
  const found = new URLSearchParams(fragment.replace(/^#/, ''));
  const [state, code, iss] = [found.get('state'), found.get('code'), found.get('iss')];
  const journey = state === null ? undefined : takeJourney(state);
  return {
    provider: found.get('provider') ?? '',
    error: found.get('error') ?? undefined,
    journey,
    arrival:
      journey && state && code ? { state, code, ticket: journey.ticket, ...(iss !== null && { iss }) } : undefined,
  };
}

function takeJourney(state: string): Journey | undefined {
  forgetOld();
  const kept = readJourney(prefix + state);
  localStorage.removeItem(prefix + state);
  return kept;
}

function readJourney(key: string): Journey | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Journey | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetOld(): void {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(prefix))) {
    const journey = readJourney(key);
    if (!journey || journey.at + life < Date.now()) localStorage.removeItem(key);
  }
}
