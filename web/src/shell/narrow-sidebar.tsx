import { Tooltip, TooltipProvider } from '#ui/tooltip.tsx';
import { type NarrowProps, Sidebar } from './sidebar.tsx';

/** The sidebar at 3rem: icons, each with its name in a tooltip. */
export default function NarrowSidebar(props: NarrowProps) {
  return (
    <TooltipProvider>
      <Sidebar isNarrow Hint={Tooltip} {...props} />
    </TooltipProvider>
  );
}
