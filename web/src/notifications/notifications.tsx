import { brand } from '@wren/contract/brand.ts';
import type { Notification } from '@wren/contract/notifications.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Wren } from '#ui/wren.tsx';
import { paths } from '../paths.ts';
import { useNotifications } from './use-notifications.ts';
import { timeOf, wordsOf } from './words.ts';

/** /app/notifications: what happened to one's own account, newest first. */
export default function Notifications() {
  const { all, unread, hasFailed, retry, hasMore, isLoadingMore, more, markAllRead, isMarking, markingFailed } =
    useNotifications();
  useEffect(() => {
    document.title = `Notifications · ${brand.name}`;
  }, []);
  return (
    <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 overflow-y-auto outline-none">
      <div className="mx-auto max-w-page px-5 py-8 md:px-10 md:py-14">
        <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="text-2xl md:text-3xl">Notifications</h1>
          {unread > 0 && (
            <Button look="secondary" size="sm" onClick={markAllRead} disabled={isMarking}>
              Mark all read
            </Button>
          )}
        </header>
        <p className="mt-2 max-w-line text-quiet">
          What happened to your account. What is also mailed is up to you, in your{' '}
          <Link to={`${paths.settings}?tab=notifications`} className="link">
            settings
          </Link>
          .
        </p>
        {markingFailed && <Alert className="mt-6">They could not be marked as read. Please try again.</Alert>}
        <div className="mt-8 max-w-conversation">
          {hasFailed ? (
            <Alert onRetry={retry}>Failed to load notifications. Please try again.</Alert>
          ) : !all ? (
            <Loading />
          ) : all.length === 0 ? (
            <Empty />
          ) : (
            <List all={all} />
          )}
          {hasMore && (
            <Button look="secondary" className="mt-6" onClick={more} disabled={isLoadingMore}>
              {isLoadingMore ? 'Loading...' : 'Show earlier ones'}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}

function List({ all }: { all: readonly Notification[] }) {
  return (
    <ul className="grid gap-px overflow-hidden rounded-lg bg-line ring-1 ring-line">
      {all.map((one) => (
        <Item key={one.id} {...one} />
      ))}
    </ul>
  );
}

function Item({ created_at, is_read, ...what }: Notification) {
  const { title, about, more } = wordsOf(what);
  return (
    <li className={`grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[1fr_auto] ${is_read ? 'bg-paper' : 'bg-surface'}`}>
      <p className={is_read ? '' : 'font-semibold'}>
        {!is_read && (
          <span aria-hidden="true" className="mr-2.5 inline-block size-2 rounded-full bg-dawn align-middle" />
        )}
        {!is_read && <span className="sr-only">Unread: </span>}
        {title}
      </p>
      <time dateTime={created_at} className="text-quiet text-sm tabular-nums sm:text-right">
        {timeOf(created_at)}
      </time>
      <p className="text-quiet text-sm sm:col-span-2">
        {about}
        {more && (
          <>
            {' '}
            <Link to={more.to} className="link inline-block py-0.5">
              {more.label}
            </Link>
          </>
        )}
      </p>
    </li>
  );
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-3 rounded-lg bg-surface p-8 forced-colors:border">
      <Wren className="h-20 w-auto" />
      <p className="font-display text-xl">All quiet</p>
      <p className="text-quiet">When something happens to your account, a new sign-in for example, you find it here.</p>
    </div>
  );
}

function Loading() {
  return (
    <div className="grid gap-3">
      <output className="sr-only">Loading...</output>
      {['first', 'second', 'third'].map((name) => (
        <div key={name} aria-hidden="true" className="h-20 rounded-lg bg-sunk" />
      ))}
    </div>
  );
}
