import { brand } from '@wren/contract/brand.ts';
import type { ComponentType, ReactElement } from 'react';
import { NavLink } from 'react-router';
import { classes } from '#ui/classes.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Logo, Wren } from '#ui/wren.tsx';
import { CrisisHelpButton } from '../crisis/crisis-help.tsx';
import { endSession } from '../lib/session.ts';
import { paths } from '../paths.ts';
import { AccountMenu } from './account-menu.tsx';

const places: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.app, label: 'Dashboard', icon: 'home' },
  { to: paths.chat, label: 'Chat', icon: 'chat' },
  { to: paths.memories, label: 'Memories', icon: 'memory' },
  { to: paths.settings, label: 'Settings', icon: 'settings' },
];

const row =
  'flex min-h-11 items-center gap-3 rounded-md px-3 text-left no-underline hover:bg-surface aria-[current=page]:bg-surface aria-[current=page]:font-semibold';

interface SidebarProps {
  /** 3rem wide: icons alone, named by their labels and tooltips. */
  isNarrow?: boolean;
  /** Says a label to those who point at its icon. */
  Hint?: ComponentType<{ text: string; children: ReactElement }>;
  /** Absent on small screens, where the sheet closes itself. */
  onToggle?: () => void;
  /** The button that toggles it has the focus from the start. */
  takesFocus?: boolean;
  onLeave?: () => void;
}

export type NarrowProps = Required<Pick<SidebarProps, 'onToggle' | 'takesFocus'>>;

/** The sidebar at 3rem without tooltips. */
export function BareNarrowSidebar(props: NarrowProps) {
  return <Sidebar isNarrow {...props} />;
}

export function Sidebar({ isNarrow = false, Hint, onToggle, takesFocus, onLeave }: SidebarProps) {
  const shape = classes(row, isNarrow && 'justify-center px-0');
  const named = (label: string, element: ReactElement) => (Hint ? <Hint text={label}>{element}</Hint> : element);
  return (
    <div className={classes('flex h-full flex-col gap-1 pb-3', isNarrow ? 'px-0.5' : 'px-3')}>
      <div className={classes('flex min-h-16 items-center', isNarrow ? 'justify-center' : 'justify-between pl-2')}>
        {!isNarrow && <Logo />}
        {onToggle && (
          <button
            type="button"
            // biome-ignore lint/a11y/noAutofocus: the button that was pressed is drawn anew, and had the focus
            autoFocus={takesFocus}
            aria-label={isNarrow ? 'Open sidebar' : 'Close sidebar'}
            aria-expanded={!isNarrow}
            aria-keyshortcuts="Control+B Meta+B"
            className="grid size-11 place-items-center rounded-full text-quiet hover:bg-surface hover:text-ink"
            onClick={onToggle}
          >
            {isNarrow ? <Wren className="h-8 w-auto" /> : <Icon name="panel" />}
          </button>
        )}
      </div>
      <nav aria-label="Main" className="grid gap-1">
        {places.map(({ to, label, icon }) => (
          <div key={to}>
            {named(
              label,
              <NavLink to={to} end className={shape} onClick={onLeave} aria-label={isNarrow ? label : undefined}>
                <Icon name={icon} className="shrink-0" />
                {!isNarrow && label}
              </NavLink>,
            )}
          </div>
        ))}
      </nav>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-1">
        {named(
          'Crisis help',
          <CrisisHelpButton
            isNarrow={isNarrow}
            className={classes(shape, 'bg-harbour text-harbour-ink hover:bg-harbour hover:underline')}
          />,
        )}
        {named(
          'Logout',
          <button
            type="button"
            className={shape}
            aria-label={isNarrow ? 'Logout' : undefined}
            onClick={() => void endSession()}
          >
            <Icon name="logout" className="shrink-0" />
            {!isNarrow && 'Logout'}
          </button>,
        )}
        <div className={classes('mt-2 border-line border-t pt-2', isNarrow && 'flex justify-center')}>
          <AccountMenu isNarrow={isNarrow} />
        </div>
        {!isNarrow && <p className="px-3 pt-1 text-quiet text-xs">{brand.release}</p>}
      </div>
    </div>
  );
}
