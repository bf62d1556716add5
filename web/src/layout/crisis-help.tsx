import { Icon } from '#ui/icon.tsx';

/** The id of the panel that stands in every document, outside of React (see crisis-panel.tsx). */
export const crisisPanelId = 'crisis-help';

/** Opens the crisis panel: one tap away on every page. A native popover, so that it opens before and without any script. */
export function CrisisHelp() {
  return (
    <button
      type="button"
      popoverTarget={crisisPanelId}
      className="inline-flex min-h-10 items-center gap-2 whitespace-nowrap rounded-full bg-harbour px-4 font-semibold text-harbour-ink text-sm ring-1 ring-harbour-line ring-inset hover:ring-harbour-ink forced-colors:border"
    >
      <Icon name="lifebuoy" className="shrink-0" />
      Crisis help
    </button>
  );
}
