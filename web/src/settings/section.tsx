import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** Why it is asked, or what it does. */
  about?: ReactNode;
  children: ReactNode;
}

/** One subject of a settings tab: its name and why on the left, what can be set on the right; one above the other on small screens. */
export function Section({ title, about, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-line border-b py-8 first:pt-0 last:border-b-0 lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {about && <p className="mt-1.5 max-w-line text-quiet text-sm">{about}</p>}
      </div>
      <div className="grid max-w-conversation content-start gap-6">{children}</div>
    </section>
  );
}
