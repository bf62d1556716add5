import { DangerZone } from './danger-zone.tsx';
import { Metrics } from './metrics.tsx';

/** Settings → chat: one's own chats in numbers, and the way to be rid of them. */
export default function ChatTab() {
  return (
    <>
      <Metrics />
      <DangerZone />
    </>
  );
}
