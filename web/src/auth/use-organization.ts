import { findOrganization, type Organization } from '@wren/contract/organizations.ts';
import { useEffect, useState } from 'react';
import { call } from '../lib/api.ts';

export type Lookup =
  | { state: 'loading' }
  | { state: 'found'; organization: Organization }
  | { state: 'failed'; message: 'Organization not found' | 'Failed to load organization' };

/** Looks up the organization a sign-up link names. */
export function useOrganization(slug: string): Lookup {
  const [lookup, setLookup] = useState<Lookup>({ state: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    setLookup({ state: 'loading' });
    call(findOrganization, { query: { slug } }, { signal: leaving.signal }).then(
      ({ results: [organization] }) =>
        setLookup(
          organization ? { state: 'found', organization } : { state: 'failed', message: 'Organization not found' },
        ),
      () => leaving.signal.aborted || setLookup({ state: 'failed', message: 'Failed to load organization' }),
    );
    return () => leaving.abort();
  }, [slug]);

  return lookup;
}
