import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { endSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { Avatar } from './avatar.tsx';
import { nameOf, useMe } from './use-me.ts';

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
        <Link to={paths.app} className={item} onClick={close}>
          <Icon name="home" />
          Dashboard
        </Link>
        <Link to={paths.chat} className={item} onClick={close}>
          <Icon name="chat" />
          Chat
        </Link>
        <Link to={paths.notifications} className={item} onClick={close}>
          <Icon name="bell" />
          Notifications
        </Link>
        <Link to={paths.settings} className={item} onClick={close}>
          <Icon name="settings" />
          Settings
        </Link>
        <Link to={paths.subscription} className={item} onClick={close}>
          <Icon name="card" />
          Subscription
        </Link>
        <button type="button" className={item} onClick={() => void endSession()}>
          <Icon name="logout" />
          Logout
        </button>
      </div>
    </>
  );
}
