import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Logo } from '#ui/wren.tsx';
import { paths } from '../paths.ts';
import { CrisisHelp } from './crisis-help.tsx';
import { AccountLinks, AccountMenu } from './signed-in.tsx';

const links = [
  { href: paths.home, label: 'Home' },
  { href: paths.about, label: 'About' },
  { href: paths.contact, label: 'Contact' },
];

/** The public header. Whether it shows the visitor's buttons or the account menu follows `data-auth` on the root, set before the first paint. */
export function Header({ path }: { path: string }) {
  return (
    <header id="top" className="relative z-10">
      <div className="mx-auto flex min-h-18 max-w-page items-center gap-3 px-5 md:px-8 lg:gap-6">
        <button
          type="button"
          popoverTarget="menu"
          aria-label="Open menu"
          className="-ml-3 grid size-11 place-items-center rounded-full hover:bg-sunk md:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
        <a href={paths.home} aria-label="Wren, home" className="mr-auto rounded-sm py-1 md:mr-4">
          <Logo />
        </a>
        <nav aria-label="Main" className="mr-auto hidden gap-1 md:flex">
          <Links path={path} className="rounded-full px-3.5 py-2 hover:bg-sunk aria-[current]:font-semibold" />
        </nav>
        <CrisisHelp />
        <div className="hidden items-center gap-2 md:flex">
          <Visitor logIn="quiet" size="sm" />
        </div>
        <div className="hidden md:block">
          <AccountMenu />
        </div>
      </div>
      <Menu path={path} />
    </header>
  );
}

/** The same links on a small screen, sliding in from the left. */
function Menu({ path }: { path: string }) {
  return (
    <nav id="menu" popover="auto" aria-label="Menu" className="slide-out bg-raised p-5 text-ink forced-colors:border">
      <div className="mb-6 flex items-center justify-between">
        <Logo />
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="grid gap-1">
        <Links path={path} className="rounded-md px-3 py-2.5 text-lg hover:bg-sunk aria-[current]:font-semibold" />
      </div>
      <div className="mt-6 grid gap-3">
        <Visitor logIn="secondary" size="md" />
      </div>
      <div className="when-in grid gap-1 border-line border-t pt-4">
        <AccountLinks className="flex min-h-11 items-center gap-3 rounded-md px-3 py-2.5 text-left text-lg hover:bg-sunk" />
      </div>
    </nav>
  );
}

function Links({ path, className }: { path: string; className: string }) {
  return links.map(({ href, label }) => (
    <a key={href} href={href} className={className} aria-current={href === path ? 'page' : undefined}>
      {label}
    </a>
  ));
}

/** `logIn` is the look of the lesser of the two buttons. */
function Visitor({ logIn, size }: { logIn: 'quiet' | 'secondary'; size: 'sm' | 'md' }) {
  return (
    <>
      <a href={paths.login} className={`${buttonClass(logIn, size)} when-out`}>
        Log in
      </a>
      <a href={paths.signup} className={`${buttonClass('primary', size)} when-out`}>
        Sign up
      </a>
    </>
  );
}
