import type { ReactNode } from 'react';
import { Hills } from '#ui/hills.tsx';
import { paths } from '../../paths.ts';

interface FrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page for a bad minute: one thing to do, no account, no network once it has been here, and nothing kept. */
export function ExerciseFrame({ title, lead, children }: FrameProps) {
  return (
    <div className="dawn-sky relative -mt-18 overflow-hidden pt-18">
      <Hills foot className="absolute inset-x-0 -bottom-px h-32 md:h-44" />
      <div className="relative mx-auto max-w-conversation px-5 pt-6 pb-44 md:px-8 md:pt-10 md:pb-56">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-2 max-w-line">{lead}</p>
        <div className="mt-6">{children}</div>
        <div className="mt-6 grid max-w-line gap-3 text-sm">
          <p className="when-out">
            Nothing is kept here: no account, no score, no word you write. When you leave the page it is gone.
          </p>
          <p className="when-in">
            Nothing is kept on this page.{' '}
            <a className="link" href={paths.chat}>
              In your chat
            </a>{' '}
            the exercises keep their place, and what helped.
          </p>
          <p>
            If this is more than an exercise can carry,{' '}
            <a href={paths.crisis} className="link">
              people are there now
            </a>
            .
          </p>
        </div>
      </div>
    </div>
  );
}
