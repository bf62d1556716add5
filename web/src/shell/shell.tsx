import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useMatch } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { Logo, Wren } from '#ui/wren.tsx';
import { CrisisHelpButton } from '../crisis/crisis-help.tsx';
import { useMediaQuery } from '../lib/use-media-query.ts';
import { paths } from '../paths.ts';
import { ConfirmBanner } from './confirm-banner.tsx';
import { Quiet } from './quiet.tsx';
import { BareNarrowSidebar, Sidebar } from './sidebar.tsx';
import { useSidebar, useSidebarShortcut } from './sidebar-state.ts';
import { useTheme } from './use-theme.ts';
import './shell.css';

/** Where its tooltips do not arrive, the narrow sidebar goes without them. */
const NarrowSidebar = lazy(() => import('./narrow-sidebar.tsx').catch(() => ({ default: BareNarrowSidebar })));

/** Spec section 9: below this the sidebar is a sheet. */
const desktop = '(min-width: 768px)';

/** The signed-in house: the sidebar, and one screen beside it. What is known about a person lives as long as this does. */
export default function Shell() {
  const [client] = useState(newQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Frame />
      <Toasts />
    </QueryClientProvider>
  );
}

function newQueryClient(): QueryClient {
  // Asked also without a network: a call that fails says so, where one that waits for a network says nothing.
  const networkMode = 'always';
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, networkMode, refetchOnReconnect: true },
      mutations: { networkMode },
    },
  });
}

function Frame() {
  const isDesktop = useMediaQuery(desktop);
  const { isOpen, toggle, aside, takesFocus } = useSidebarFocus();
  const [sheet, setSheet] = useState(false);
  const { pathname } = useLocation();
  useTheme();
  useSidebarShortcut(isDesktop ? toggle : () => setSheet((was) => !was));

  // Whoever has arrived somewhere is done with the sheet.
  useEffect(() => setSheet(false), [pathname, isDesktop]);

  return (
    <div className="flex h-dvh flex-col md:flex-row">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      {isDesktop ? (
        <aside
          ref={aside}
          aria-label="Sidebar"
          className={`shrink-0 overflow-y-auto overflow-x-hidden bg-sunk ${isOpen ? 'w-64' : 'w-12'}`}
        >
          {isOpen ? (
            <Sidebar onToggle={toggle} takesFocus={takesFocus} />
          ) : (
            <Suspense fallback={<BareNarrowSidebar onToggle={toggle} takesFocus={takesFocus} />}>
              <NarrowSidebar onToggle={toggle} takesFocus={takesFocus} />
            </Suspense>
          )}
        </aside>
      ) : (
        <>
          <TopBar onMenu={() => setSheet(true)} />
          <Sheet open={sheet} onOpenChange={setSheet} title="Menu" side="left">
            <Sidebar onLeave={() => setSheet(false)} />
          </Sheet>
        </>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ConfirmBanner />
        <div className="flex min-h-0 min-w-0 flex-1">
          <Suspense fallback={<Quiet />}>
            <Outlet />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** The sidebar, whose button keeps the focus: drawn wide or narrow it is another one, and takes it over. */
function useSidebarFocus() {
  const { isOpen, toggle } = useSidebar();
  const aside = useRef<HTMLElement>(null);
  const [takesFocus, setTakesFocus] = useState(false);
  const toggleAndKeep = useCallback(() => {
    setTakesFocus(aside.current?.contains(document.activeElement) === true);
    toggle();
  }, [toggle]);
  return { isOpen, toggle: toggleAndKeep, aside, takesFocus };
}

const barButton = 'grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk';

function TopBar({ onMenu }: { onMenu(): void }) {
  const isChat = useMatch(paths.chat) !== null;
  return (
    <header className="flex min-h-14 items-center gap-1 bg-paper px-2">
      <button type="button" aria-label="Open menu" className={barButton} onClick={onMenu}>
        <Icon name="menu" />
      </button>
      <span className="mr-auto hidden min-[22rem]:block">
        <Logo />
      </span>
      <Wren className="mr-auto h-9 w-auto min-[22rem]:hidden" />
      <CrisisHelpButton />
      {isChat && (
        <button
          type="button"
          aria-label="Conversations"
          className={barButton}
          onClick={() => window.dispatchEvent(new Event('openConversations'))}
        >
          <Icon name="panel" />
        </button>
      )}
    </header>
  );
}
