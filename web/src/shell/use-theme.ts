import { useEffect } from 'react';
import { applyTheme, followTheme } from '../lib/theme.ts';
import { useMe } from './use-me.ts';

/** Spec section 4: a signed-in person's own preference decides, as soon as it is known and whenever it changes. */
export function useTheme(): void {
  const { user } = useMe();
  const theme = user?.theme_preference;
  useEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);
  useEffect(followTheme, []);
}
