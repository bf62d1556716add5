import { useCallback, useEffect, useState } from 'react';

const cookie = 'sidebar_state';
const sevenDays = 60 * 60 * 24 * 7;

/** Whether the sidebar was left open, as a cookie says; open when none does. */
export function readSidebar(cookies: string): boolean {
  return !cookies.split('; ').includes(`${cookie}=false`);
}

/** The sidebar's open state, kept in a cookie for seven days. Ctrl or Cmd with b toggles it. */
export function useSidebar(): { isOpen: boolean; toggle(): void } {
  const [isOpen, setIsOpen] = useState(() => readSidebar(document.cookie));

  const toggle = useCallback(() => {
    setIsOpen((was) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = `${cookie}=${!was}; path=/; max-age=${sevenDays}; samesite=lax`;
      return !was;
    });
  }, []);

  return { isOpen, toggle };
}

/** Calls back on Ctrl or Cmd with b. */
export function useSidebarShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [toggle]);
}
