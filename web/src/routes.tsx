import { type ComponentType, Suspense, use } from 'react';
import { matchPath, Route, Routes } from 'react-router';
import { paths, patterns } from './paths.ts';
import { GuestOnly, SignedInOnly } from './shell/guards.tsx';
import { Quiet } from './shell/quiet.tsx';

type Module = { default: ComponentType };

/** One screen in a chunk of its own. Once preloaded it renders at once, so that a prerendered page hydrates whole. */
function screen(path: string, load: () => Promise<Module>) {
  let loading: Promise<Module> | undefined;
  const preload = () => {
    loading ??= settled(load());
    return loading;
  };
  function Screen() {
    const { default: Content } = use(preload());
    return <Content />;
  }
  return { path, preload, Screen };
}

/** The same promise, telling `use` what it holds without waiting a turn. Source: React's Thenable, `status` and `value`. */
function settled<T>(promise: Promise<T>): Promise<T> {
  const told: Promise<T> = promise.then((value) => {
    Object.assign(told, { status: 'fulfilled', value });
    return value;
  });
  return told;
}

const guestScreens = [
  screen(paths.login, () => import('./auth/login.tsx')),
  screen(paths.signup, () => import('./auth/signup.tsx')),
  screen(patterns.signupWithOrganization, () => import('./auth/organization-signup.tsx')),
  screen(paths.forgotPassword, () => import('./auth/forgot-password.tsx')),
  screen(paths.registrationSuccess, () => import('./auth/registration-success.tsx')),
];

/** Behind the links in letters and on the way back from a provider, which work signed in or out. */
const openScreens = [
  screen(paths.continue, () => import('./auth/continue.tsx')),
  screen(patterns.activate, () => import('./auth/activate.tsx')),
  screen(patterns.resetUsername, () => import('./auth/activate.tsx')),
  screen(patterns.resetPassword, () => import('./auth/reset-password.tsx')),
];

const shell = screen(`${paths.app}/*`, () => import('./shell/shell.tsx'));
const signedInScreens = [
  screen(paths.app, () => import('./dashboard/dashboard.tsx')),
  screen(paths.chat, () => import('./chat/chat-screen.tsx')),
  screen(paths.settings, () => import('./settings/settings.tsx')),
  screen(paths.memories, () => import('./memories/memories.tsx')),
  screen(paths.notifications, () => import('./notifications/notifications.tsx')),
  screen(paths.subscription, () => import('./subscription/subscription.tsx')),
  screen(paths.sandboxCheckout, () => import('./subscription/checkout.tsx')),
];

const notFound = screen('*', () => import('./shell/not-found.tsx'));

const screens = [...guestScreens, ...openScreens, shell, ...signedInScreens];

/** Loads what an address needs before it is drawn. */
export async function preload(address: string): Promise<void> {
  const needed = screens.filter(({ path }) => matchPath({ path }, address));
  await Promise.all((needed.length === 0 ? [notFound] : needed).map((one) => one.preload()));
}

/** Every screen React draws, and who may see it. The public pages are documents of their own. */
export function App() {
  return (
    <Suspense fallback={<Quiet />}>
      <Routes>
        <Route element={<GuestOnly />}>
          {guestScreens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
        {openScreens.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
        <Route element={<SignedInOnly />}>
          <Route element={<shell.Screen />}>
            {signedInScreens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </Route>
        </Route>
        <Route path="*" element={<notFound.Screen />} />
      </Routes>
    </Suspense>
  );
}
