import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#ui/icon.tsx';
import { endSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { Avatar } from './avatar.tsx';
import { nameOf, useMe } from './use-me.ts';

const places: readonly [to: string, icon: IconName, label: string][] = [
  [paths.app, 'home', 'Dashboard'],
  [paths.chat, 'chat', 'Chat'],
  [paths.notifications, 'bell', 'Notifications'],
  [paths.settings, 'settings', 'Settings'],
  [paths.subscription, 'card', 'Subscription'],
];

const item = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left text-sm no-underline hover:bg-sunk';

/** Who is signed in, and where they may go: a native popover at the foot of the sidebar. `isNarrow` shows the avatar alone. */
export function AccountMenu({ isNarrow }: { isNarrow: boolean }) {
  const { user } = useMe();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={isNarrow ? `Account of ${nameOf(user)}` : undefined}
        className="flex min-h-11 min-w-0 max-w-full items-center gap-3 rounded-full p-1.5 text-left hover:bg-surface"
      >
        <Avatar user={user} />
        {!isNarrow && (
          <span className="min-w-0 truncate pr-3 text-sm">
            <span className="sr-only">Account of </span>
            {nameOf(user)}
          </span>
        )}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="account-menu min-w-52 rounded-md bg-raised p-1.5 text-ink ring-1 ring-line forced-colors:border"
      >
        {places.map(([to, icon, label]) => (
          <Link key={to} to={to} className={item} onClick={close}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <button type="button" className={item} onClick={() => void endSession()}>
          <Icon name="logout" />
          Logout
        </button>
      </div>
    </>
  );
}
