import { useSearchParams } from 'react-router';

/** The tabs of /app/settings, in the order they stand. */
export const tabs = ['profile', 'security', 'notifications', 'chat'] as const;
export type SettingsTab = (typeof tabs)[number];

/** The open tab, as the address says: a reload, a link and the way back all keep it. */
export function useTab(): [tab: SettingsTab, open: (tab: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const tab = tabs.find((name) => name === asked) ?? 'profile';
  return [tab, (name) => setSearch(name === 'profile' ? {} : { tab: name }, { replace: true })];
}
