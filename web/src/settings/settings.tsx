import { brand } from '@wren/contract/brand.ts';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { NotHere } from '#ui/not-here.tsx';
import { ScrollArea } from '#ui/scroll-area.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/tabs.tsx';
import { showToast } from '#ui/toast.ts';
import { useMe } from '../shell/use-me.ts';
import { Loading } from './loading.tsx';
import { type SettingsTab, tabs, useTab } from './tabs.ts';

const panel = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() => load().catch(() => ({ default: NotHere })));
const panels: Record<SettingsTab, ComponentType> = {
  profile: panel(() => import('./profile/profile-tab.tsx')),
  security: panel(() => import('./security-tab.tsx')),
  notifications: panel(() => import('./notifications/notifications-tab.tsx')),
  chat: panel(() => import('./chat/chat-tab.tsx')),
};

/** /app/settings: four tabs, each fetched when it is first opened. */
export default function Settings() {
  const [tab, open] = useTab();
  const { isError } = useMe();
  const [hasOpenedSecurity, setHasOpenedSecurity] = useState(false);
  useEffect(() => {
    document.title = `Settings · ${brand.name}`;
  }, []);
  useEffect(() => {
    if (isError) showToast({ title: 'Failed to load user data', look: 'danger' });
  }, [isError]);
  useEffect(() => {
    if (tab === 'security') setHasOpenedSecurity(true);
  }, [tab]);

  return (
    // What takes the focus scrolls clear of the bar that the profile keeps at its foot.
    <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 scroll-pb-24 overflow-y-auto outline-none">
      <div className="mx-auto max-w-page px-5 pt-8 md:px-10 md:pt-14">
        <h1 className="text-2xl md:text-3xl">Settings</h1>
        <Tabs value={tab} onValueChange={open} className="mt-6">
          <ScrollArea orientation="horizontal">
            <TabList aria-label="Settings">
              {tabs.map((name) => (
                <Tab key={name} value={name} className="capitalize">
                  {name}
                </Tab>
              ))}
            </TabList>
          </ScrollArea>
          {tabs.map((name) => {
            const Panel = panels[name];
            // A password half typed is kept by keeping its form; the other tabs keep what they need by themselves.
            const stays = name === 'security' && hasOpenedSecurity;
            return (
              <TabPanel
                key={name}
                value={name}
                {...(stays && { forceMount: true })}
                className="rounded-md pt-8 data-[state=inactive]:hidden"
              >
                <Suspense fallback={<Loading />}>
                  <Panel />
                </Suspense>
              </TabPanel>
            );
          })}
        </Tabs>
      </div>
    </main>
  );
}
