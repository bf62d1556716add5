import { logout } from '@wren/contract/auth.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { paths } from '../paths.ts';
import { showAccountScript } from '../site/before-paint.ts';

const links: readonly [href: string, label: string, icon: IconName][] = [
  [paths.app, 'Dashboard', 'home'],
  [paths.chat, 'Chat', 'chat'],
  [paths.settings, 'Settings', 'settings'],
];

const item = 'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sunk';

/** The account menu of the public header. Everyone's page holds it; CSS shows it to who is signed in. */
export function AccountMenu() {
  return (
    <div className="when-in">
      <button
        type="button"
        popoverTarget="account"
        aria-label="Account menu"
        className="grid size-11 place-items-center rounded-full hover:bg-sunk"
      >
        <span
          data-avatar
          aria-hidden="true"
          className="grid size-9 place-items-center overflow-hidden rounded-full bg-dawn-pale font-semibold text-ember uppercase ring-1 ring-dawn"
        >
          <Icon name="person" />
        </span>
      </button>
      <script dangerouslySetInnerHTML={{ __html: showAccountScript }} />
      <div
        id="account"
        popover="auto"
        className="drop-down rounded-md bg-raised p-1.5 text-ink ring-1 ring-line forced-colors:border"
      >
        <AccountLinks className={item} />
      </div>
    </div>
  );
}

/** Dashboard, Chat, Settings, Logout. The enhancement script makes the last one work: it ends the session here and on the server. */
export function AccountLinks({ className }: { className: string }) {
  return (
    <>
      {links.map(([href, label, icon]) => (
        <a key={href} href={href} className={className}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
      <button type="button" data-logout={logout.path} data-then={paths.login} className={className}>
        <Icon name="logout" />
        Logout
      </button>
    </>
  );
}
