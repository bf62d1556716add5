import { Icon } from '#ui/icon.tsx';

/** Puts the exercises away. Nothing is lost by it. */
export function CloseButton({ onClick }: { onClick(): void }) {
  return (
    <button
      type="button"
      aria-label="Put away"
      className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-full text-quiet hover:bg-sunk hover:text-ink"
      onClick={onClick}
    >
      <Icon name="close" />
    </button>
  );
}
