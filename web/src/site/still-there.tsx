import type { ReactNode } from 'react';
import { Branch } from '#ui/branch.tsx';
import { ExerciseLinks } from './exercises/links.tsx';
import { PeopleToCall } from './people-to-call.tsx';

interface StillThereProps {
  title: string;
  lead: string;
  /** The one way on. */
  action: ReactNode;
  /** Above the exercises: what they are to somebody who stands here. */
  heading: string;
}

/** A page for somebody who came to an end of the way: what happened, one way on, and the help that is there all the same. */
export function StillThere({ title, lead, action, heading }: StillThereProps) {
  return (
    <div className="early-sky relative -mt-18 overflow-hidden pt-18">
      <Branch empty className="absolute top-20 right-0 hidden w-72 md:block lg:w-[30rem]" />
      <div className="relative mx-auto max-w-page px-5 pt-12 pb-20 md:px-8 md:pt-24">
        <h1 className="max-w-[14ch] text-display">{title}</h1>
        <p className="mt-5 max-w-[46ch] text-lg">{lead}</p>
        <div className="mt-7">{action}</div>
        <section aria-labelledby="still-there" className="mt-14">
          <h2 id="still-there" className="text-2xl">
            {heading}
          </h2>
          <ExerciseLinks className="mt-4 max-w-conversation" />
        </section>
        <PeopleToCall />
      </div>
    </div>
  );
}
