import { memo } from 'react';

/** Words as they come: plain and faded, without the marks of emphasis. Only the paragraph being written is drawn again. */
export function StreamingText({ text }: { text: string }) {
  const paragraphs = text.split(/\n{2,}/);
  return (
    <div className="grid gap-3 text-quiet" data-testid="streaming-text">
      {paragraphs.map((paragraph, index) => (
        <Paragraph key={index} text={paragraph.replaceAll('**', '')} />
      ))}
    </div>
  );
}

const Paragraph = memo(function Paragraph({ text }: { text: string }) {
  return <p className="whitespace-pre-wrap">{text}</p>;
});

/** Somebody is thinking. Still for those who ask for less motion. */
export function TypingDots() {
  return (
    <span className="flex h-7 items-center gap-1.5" data-testid="typing-dots">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="size-2 animate-typing rounded-full bg-line-strong"
          style={{ animationDelay: `${dot * 160}ms` }}
        />
      ))}
    </span>
  );
}
