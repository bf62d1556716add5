import { Tooltip, TooltipProvider } from '#ui/tooltip.tsx';
import { Sidebar } from './sidebar.tsx';

/** The sidebar at 3rem: icons, each with its name in a tooltip. */
export default function NarrowSidebar({ onToggle }: { onToggle(): void }) {
  return (
    <TooltipProvider>
      <Sidebar isNarrow Hint={Tooltip} onToggle={onToggle} />
    </TooltipProvider>
  );
}
