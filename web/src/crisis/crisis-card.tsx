import { type CrisisNeed, parseCrisisTag } from '@wren/contract/crisis.ts';
import { useMemo } from 'react';
import { CrisisLines } from './crisis-lines.tsx';

/** Where help is for something else than being heard. */
const headings: Partial<Record<CrisisNeed, string>> = {
  'medical-emergency': 'This needs medical help now',
  'someone-else': 'People who can help you help them',
};

/** Help from people, beside the reply that called for it. Calm, complete, and there before any word of the reply. */
export function CrisisCard({ content }: { content: string }) {
  const card = useMemo(() => parseCrisisTag(content), [content]);
  return (
    <section
      data-crisis
      aria-label="Crisis help"
      className="w-full rounded-lg bg-harbour p-5 text-harbour-ink ring-1 ring-harbour-line ring-inset"
    >
      <h3 className="font-display text-lg leading-snug">
        {headings[card.need] ?? 'People who can be with you right now'}
      </h3>
      <p className="mt-1 text-sm">You do not need to know what to say. You can keep writing here, too.</p>
      <CrisisLines need={card.need} country={card.country} urgent={card.urgent} limit={2} isBrief />
    </section>
  );
}
