import { NotificationPreferences, type User } from '@wren/contract/users.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { dismissToast, showToast } from '#ui/toast.ts';
import { paths } from '../../paths.ts';
import { useMe } from '../../shell/use-me.ts';
import { Loading } from '../loading.tsx';
import { Section } from '../section.tsx';
import { useDraft } from '../use-draft.ts';
import { useSaveMe } from '../use-save-me.ts';

const kinds = [
  { name: 'activity', label: 'Activity', about: 'What happened to your account: a new sign-in, a changed password.' },
  { name: 'marketing', label: 'Marketing', about: 'What is new in Wren, now and then.' },
  { name: 'social', label: 'Social', about: 'Invitations and news from the people around Wren.' },
] as const;

/** Settings → notifications: what may be sent by email as well. */
export default function NotificationsTab() {
  const { user, isError, refetch } = useMe();
  if (user) return <Preferences key={user.id} user={user} />;
  if (!isError) return <Loading />;
  return <Alert onRetry={refetch}>Failed to load notification preferences.</Alert>;
}

function Preferences({ user }: { user: User }) {
  const saved = NotificationPreferences.parse(user.notification_preferences);
  const { draft, values, set, settle } = useDraft<NotificationPreferences>('notifications', saved);
  const { mutate, isPending } = useSaveMe();
  const [failed, setFailed] = useState(false);
  const toast = useRef(0);
  // The word of success belongs to this tab, and leaves with it.
  useEffect(() => () => dismissToast(toast.current), []);

  function save(event: FormEvent) {
    event.preventDefault();
    setFailed(false);
    mutate(
      { notification_preferences: values },
      {
        onSuccess: () => {
          settle(draft);
          toast.current = showToast({ title: 'Notification preferences updated.' });
        },
        onError: () => setFailed(true),
      },
    );
  }

  return (
    <form onSubmit={save}>
      {failed && <Alert className="mb-8">Failed to update notification preferences.</Alert>}
      <div>
        <Section
          title="By email"
          about={
            <>
              <Link to={paths.notifications} className="link">
                Your notifications
              </Link>{' '}
              always show everything. This is what we also mail.
            </>
          }
        >
          <ul className="grid gap-1">
            {kinds.map(({ name, label, about }) => (
              <li key={name}>
                <Switch
                  name={name}
                  label={label}
                  about={about}
                  checked={values[name]}
                  onChange={(checked) => set(name, checked)}
                />
              </li>
            ))}
          </ul>
          <Button type="submit" disabled={isPending} className="justify-self-start">
            {isPending ? 'Saving...' : 'Save'}
          </Button>
        </Section>
      </div>
    </form>
  );
}
