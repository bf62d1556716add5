import { brand } from '@wren/contract/brand.ts';
import { profileCompleteness } from '@wren/contract/formats.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Badge, Card } from '#ui/card.tsx';
import { Hills } from '#ui/hills.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wren } from '#ui/wren.tsx';
import { useMemoryCount } from '../memories/use-memory-count.ts';
import { paths } from '../paths.ts';
import { nameOf, useMe } from '../shell/use-me.ts';
import { PlanLine } from '../subscription/plan-line.tsx';

/** /app: where a signed-in person arrives. */
export default function Dashboard() {
  const { user, isError, refetch } = useMe();
  useEffect(() => {
    document.title = `Dashboard · ${brand.name}`;
  }, []);
  return (
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col overflow-y-auto outline-none">
      <div className="mx-auto grid w-full max-w-page gap-8 px-5 py-8 md:px-10 md:py-14">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h1 className="text-2xl md:text-3xl">Hello, {nameOf(user)}</h1>
            <p className="mt-2 text-lg text-quiet">How's it going? I'm here to help however I can.</p>
          </div>
          <Link to={paths.chat} className={buttonClass('primary', 'lg')}>
            <Icon name="chat" />
            Let's chat
          </Link>
        </header>
        {isError && (
          <p role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-pale px-4 py-3 text-danger">
            Failed to load user data
            <Button look="secondary" size="sm" onClick={refetch}>
              Try Again
            </Button>
          </p>
        )}
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Card className="grid content-start gap-2">
            <h2 className="flex items-center gap-3 text-xl">
              Early Access <Badge>Beta</Badge>
            </h2>
            <p className="text-quiet">
              {brand.name} is young and learning. Thank you for being here early. It is a computer program, and not a
              replacement for therapy.
            </p>
            <PlanLine />
          </Card>
          <Completeness percent={user ? profileCompleteness(user) : undefined} />
          <Memories />
        </div>
      </div>
      <div className="relative mt-auto pt-16">
        <Wren className="absolute right-[12%] bottom-[calc(100%-5.4rem)] h-16 w-auto md:h-20" />
        <Hills className="h-24 md:h-36" />
      </div>
    </main>
  );
}

/** The whole card leads to where the rest can be filled in. `percent` is undefined until it is known. */
function Completeness({ percent }: { percent: number | undefined }) {
  const isComplete = percent === 100;
  return (
    <Card className="relative grid content-start gap-2 hover:bg-raised">
      <h2 className="flex items-center justify-between gap-3 text-xl">
        <Link
          to={paths.settings}
          className="no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
        >
          Complete Profile
        </Link>
        <Icon name="arrow-right" className="shrink-0 text-quiet" />
      </h2>
      <p className="text-quiet">
        {isComplete ? 'Your profile is complete.' : `The more ${brand.name} knows about you, the better it can answer.`}
      </p>
      <div className="mt-3 flex items-center gap-3">
        <div
          role="progressbar"
          aria-label="Profile completeness"
          {...(percent !== undefined && { 'aria-valuenow': percent })}
          aria-valuemin={0}
          aria-valuemax={100}
          className="h-2 flex-1 overflow-hidden rounded-full bg-sunk forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-dawn forced-colors:bg-[Highlight]"
            style={{ width: `${percent ?? 0}%` }}
          />
        </div>
        <span className="text-sm tabular-nums">{percent === undefined ? '\u2013' : `${percent}%`}</span>
      </div>
    </Card>
  );
}

function Memories() {
  const count = useMemoryCount();
  return (
    <Card className="relative grid content-start gap-2 hover:bg-raised">
      <h2 className="flex items-center justify-between gap-3 text-xl">
        <Link
          to={paths.memories}
          className="no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ink"
        >
          Memories
        </Link>
        <Icon name="arrow-right" className="shrink-0 text-quiet" />
      </h2>
      <p className="text-quiet">What {brand.name} remembers about you, in your hands.</p>
      <p className="mt-1 flex items-baseline gap-2">
        <span className="font-display text-2xl tabular-nums">{count ?? '\u2013'}</span>{' '}
        <span className="text-quiet text-sm">{count === 1 ? 'memory' : 'memories'}</span>
      </p>
    </Card>
  );
}
