import { type Theme, themes, type User } from '@wren/contract/users.ts';
import { sentenceOf } from '#lib/problem.ts';
import { applyTheme } from '#lib/theme.ts';
import { RadioCards } from '#ui/choices.tsx';
import { classes } from '#ui/classes.ts';
import { showToast } from '#ui/toast.ts';
import { Section } from '../section.tsx';
import { useSaveMe } from '../use-save-me.ts';

const names: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'System' };

/** The theme: seen at once, and saved by choosing it. A choice that cannot be saved goes back to the one that is. */
export function Appearance({ user }: { user: User }) {
  const { mutate, variables, isPending } = useSaveMe();
  const theme = (isPending && variables.theme_preference) || user.theme_preference;

  function choose(chosen: Theme) {
    applyTheme(chosen);
    mutate(
      { theme_preference: chosen },
      {
        onError: (error) => {
          applyTheme(user.theme_preference);
          showToast({ title: 'Failed to update user', description: sentenceOf(error), look: 'danger' });
        },
      },
    );
  }

  return (
    <Section title="Appearance" about="Saved as soon as you choose. System follows your device, day and night.">
      <RadioCards
        legend="Theme"
        name="theme_preference"
        choices={themes.map((value) => ({ value, label: names[value], preview: <Preview theme={value} /> }))}
        value={theme}
        onChoose={choose}
        className="grid-cols-3"
      />
    </Section>
  );
}

/** A page of the house in small: as it looks by day, at dusk, or half and half. */
function Preview({ theme }: { theme: Theme }) {
  return (
    <span aria-hidden="true" className="mb-1.5 flex h-20 overflow-hidden rounded-sm ring-1 ring-line">
      {theme !== 'dark' && <Page className="scheme-light" />}
      {theme !== 'light' && <Page className="scheme-dark" />}
    </span>
  );
}

function Page({ className }: { className: string }) {
  return (
    <span className={classes('flex min-w-0 flex-1 bg-paper', className)}>
      <span className="w-1/4 bg-sunk" />
      <span className="grid flex-1 content-center gap-1.5 p-2">
        <span className="h-1.5 w-3/4 rounded-full bg-ink" />
        <span className="h-1.5 rounded-full bg-line-strong" />
        <span className="h-3 w-1/2 rounded-full bg-dawn" />
      </span>
    </span>
  );
}
