import { memo } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';

interface Starter {
  label: string;
  description: string;
  icon: IconName;
}

const starters: readonly Starter[] = [
  { label: 'I just need someone to listen.', description: 'Say what is on your mind, in any order.', icon: 'chat' },
  { label: "I'm feeling overwhelmed.", description: 'Slow it down together, one thing at a time.', icon: 'lifebuoy' },
  { label: 'Help me set a small goal today.', description: 'Something small enough to really do.', icon: 'check' },
  {
    label: "Let's talk about something inspiring.",
    description: 'A lighter thought, for a change of air.',
    icon: 'sun',
  },
];

/** Before the first word: an open question, and four ways in. */
export const EmptyChat = memo(function EmptyChat({ onSend }: { onSend(text: string): void }) {
  return (
    <div className="grid w-full flex-1 content-center gap-5 md:gap-8 md:pb-14">
      <h1 className="text-center text-2xl md:text-3xl">What can I help with?</h1>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15.5rem),1fr))] gap-2 md:gap-3">
        {starters.map(({ label, description, icon }) => (
          <li key={label}>
            <button
              type="button"
              className="flex size-full gap-3 rounded-lg bg-surface px-4 py-3 text-left md:py-4 ring-1 ring-line ring-inset transition-colors hover:bg-dawn-pale hover:ring-dawn"
              onClick={() => onSend(label)}
            >
              <Icon name={icon} className="mt-0.5 shrink-0 text-ember" />
              <span className="grid content-start gap-0.5">
                <span className="font-semibold leading-snug">{label}</span>
                <span className="text-quiet text-sm">{description}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
});
