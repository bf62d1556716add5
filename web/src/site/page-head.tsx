import type { ReactNode } from 'react';
import { Branch } from '#ui/branch.tsx';

/** The top of a reading page: its name, one sentence, and the sky far behind it. */
export function PageHead({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <header className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute right-0 bottom-6 hidden w-80 lg:block" />
      <div className="relative mx-auto max-w-page px-5 pt-12 pb-14 md:px-8 md:pt-20 md:pb-20">
        <h1 className="max-w-[18ch] text-display">{title}</h1>
        {lead && <p className="mt-5 max-w-[46ch] text-lg md:text-xl">{lead}</p>}
      </div>
    </header>
  );
}

/** The column under it. */
export function PageBody({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto max-w-page px-5 pt-4 pb-24 md:px-8 ${className}`}>{children}</div>;
}
