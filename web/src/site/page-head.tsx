import type { ReactNode } from 'react';
import { Branch } from '#ui/branch.tsx';
import { type MotifName, Plate } from './landing/motif.tsx';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** A plate of the field guide stands in for the empty branch. */
  plate?: MotifName;
  children?: ReactNode;
}

/** The top of a reading page: its name, one sentence, and the sky far behind it. */
export function PageHead({ title, lead, plate, children }: PageHeadProps) {
  return (
    <header className="early-sky relative -mt-18 overflow-hidden pt-18">
      {!plate && <Branch empty className="absolute right-0 bottom-6 hidden w-80 lg:block" />}
      <div className="relative mx-auto flex max-w-page items-center justify-between gap-6 px-5 pt-12 pb-14 max-md:flex-col-reverse max-md:items-start md:px-8 md:pt-20 md:pb-20">
        <div>
          <h1 className="max-w-[18ch] text-display">{title}</h1>
          {lead && <p className="mt-5 max-w-[46ch] text-balance text-lg md:text-xl">{lead}</p>}
          {children}
        </div>
        {plate && <Plate name={plate} />}
      </div>
    </header>
  );
}

/** The column under it. */
export function PageBody({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto max-w-page px-5 pt-4 pb-24 md:px-8 ${className}`}>{children}</div>;
}

interface ChapterProps {
  id?: string;
  title: string;
  /** Stands under the title, beside the text. */
  note?: ReactNode;
  children: ReactNode;
}

/** A heading, and beside it, where there is room, what stands under it. */
export function Chapter({ id, title, note, children }: ChapterProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-20 gap-y-3 border-line border-t py-9 first:border-0 lg:grid-cols-[19rem_1fr] lg:py-12"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {note}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
