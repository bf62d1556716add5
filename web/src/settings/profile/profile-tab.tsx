import type { User } from '@wren/contract/users.ts';
import { type FormEvent, useRef } from 'react';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { useMe } from '../../shell/use-me.ts';
import { Loading } from '../loading.tsx';
import { AboutYou } from './about-you.tsx';
import { Appearance } from './appearance.tsx';
import { HowWrenTalks } from './how-wren-talks.tsx';
import { useProfile } from './use-profile.ts';
import { WhatMatters } from './what-matters.tsx';

/** Settings → profile. */
export default function ProfileTab() {
  const { user, isError, refetch } = useMe();
  if (user) return <ProfileForm key={user.id} user={user} />;
  if (!isError) return <Loading />;
  return <Alert onRetry={refetch}>Failed to load user data</Alert>;
}

function ProfileForm({ user }: { user: User }) {
  const profile = useProfile(user);
  const form = useRef<HTMLFormElement>(null);
  const { isChanged, isSaving, failure } = profile;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wrong = Object.keys(await profile.save());
    const fields = [...(form.current?.elements ?? [])];
    const first = fields.find((field) => wrong.includes(field.getAttribute('name') ?? ''));
    if (first instanceof HTMLElement) first.focus();
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert className="mb-8">{failure}</Alert>}
      <div>
        <AboutYou profile={profile} user={user} />
        <WhatMatters profile={profile} />
        <HowWrenTalks profile={profile} />
        <Appearance user={user} />
      </div>
      <div className="sticky bottom-0 z-10 -mx-5 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-paper px-5 py-3 md:-mx-10 md:px-10">
        <p aria-live="polite" className="sr-only mr-auto text-quiet text-sm sm:not-sr-only">
          {isChanged ? 'You have unsaved changes.' : 'Everything is saved.'}
        </p>
        {isChanged && (
          <Button look="quiet" onClick={profile.discard} disabled={isSaving}>
            Discard
          </Button>
        )}
        <Button type="submit" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}
