import { parseGoalTag } from '@wren/contract/goals.ts';
import { cardAddress, parseSourceTag } from '@wren/contract/knowledge.ts';
import { Button } from '#ui/button.tsx';

/** What Wren says about its own reply. */
export function Notice({ content }: { content: string }) {
  return <p className="max-w-[80%] text-quiet text-sm italic">{content}</p>;
}

/** A goal set here: Wren keeps it and asks about it another time. */
export function KeptGoal({ content }: { content: string }) {
  const goal = parseGoalTag(content);
  if (!goal) return null;
  return (
    <p className="max-w-[80%] px-1 text-quiet text-sm">
      Kept for next time: {goal.what}
      {goal.when && `, ${goal.when}`}
    </p>
  );
}

/** The card a reply was made from. Opens beside the conversation, never over it. */
export function CitedCard({ content }: { content: string }) {
  const source = parseSourceTag(content);
  if (!source) return null;
  return (
    <p className="max-w-[80%] px-1 text-quiet text-sm">
      From{' '}
      <a
        href={cardAddress(source.slug)}
        target="_blank"
        rel="noopener"
        className="underline decoration-line-strong underline-offset-[0.2em] hover:text-ink"
      >
        {source.title}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

interface FollowUpsProps {
  texts: readonly string[];
  onSend(text: string): void;
}

/** Ways to go on, one press each. */
export function FollowUps({ texts, onSend }: FollowUpsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are three things one could say
    <div role="group" aria-label="You could say" className="flex max-w-full flex-wrap gap-2 pt-1">
      {texts.map((text) => (
        <Button key={text} look="secondary" size="sm" className="py-1.5 text-left" onClick={() => onSend(text)}>
          {text}
        </Button>
      ))}
    </div>
  );
}
