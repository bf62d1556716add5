import { brand } from '@wren/contract/brand.ts';
import type { Found, FoundMessage, Mark } from '@wren/contract/chat-search.ts';
import { Fragment } from 'react';
import { Button } from '#ui/button.tsx';
import { Badge } from '#ui/card.tsx';
import { dateAndTimeOf } from './message-time.ts';
import { useSearch } from './use-search.ts';

interface SearchResultsProps {
  typed: string;
  selectedId: string | null;
  onOpen(conversationId: string, messageId?: string): void;
}

/** What was found, each conversation with the lines that hold the words, and how much that is for whoever cannot see it. */
export default function SearchResults({ typed, selectedId, onOpen }: SearchResultsProps) {
  const search = useSearch(typed);
  const { found, words, error, isError, isPending, isPlaceholderData } = search;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = search;
  const isLooking = isPending || isPlaceholderData;
  return (
    <div aria-busy={isLooking} className="flex flex-col gap-2">
      <p role="status" className="px-3 text-quiet text-sm">
        {!isError && (isLooking ? 'Searching...' : countOf(found.length, words, hasNextPage))}
      </p>
      {isError ? (
        <div role="alert" className="grid justify-items-start gap-2 px-3">
          <p className="text-danger text-sm">{error.message}</p>
          <Button look="secondary" size="sm" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      ) : (
        <ul className="flex flex-col gap-2">
          {found.map((each) => (
            <Result key={each.conversation.id} found={each} selectedId={selectedId} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {hasNextPage && !isError && (
        <Button
          look="secondary"
          size="sm"
          className="mx-3 self-start"
          aria-disabled={isFetchingNextPage}
          onClick={() => !isFetchingNextPage && void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Searching...' : 'Search further back'}
        </Button>
      )}
    </div>
  );
}

function countOf(count: number, words: string, hasMore: boolean): string {
  if (count === 0) return hasMore ? `Nothing yet for “${words}”.` : `Nothing found for “${words}”.`;
  return `${count === 1 ? '1 conversation' : `${count} conversations`}${hasMore ? ' so far' : ''}`;
}

interface ResultProps extends Pick<SearchResultsProps, 'selectedId' | 'onOpen'> {
  found: Found;
}

function Result({ found: { conversation, title_marks, messages }, selectedId, onOpen }: ResultProps) {
  const { id, title, archived, updated_at } = conversation;
  return (
    <li className={id === selectedId ? 'rounded-md bg-surface' : 'rounded-md'}>
      <button
        type="button"
        aria-current={id === selectedId ? 'true' : undefined}
        className="block w-full rounded-md px-3 pt-2 pb-1 text-left hover:bg-surface"
        onClick={() => onOpen(id)}
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 truncate font-semibold text-sm">
            <Marked text={title} marks={title_marks} />
          </span>
          {archived && <Badge className="ml-auto shrink-0">Archived</Badge>}
        </span>
        <time dateTime={updated_at} className="text-quiet text-xs tabular-nums">
          {dateAndTimeOf(updated_at, new Date())}
        </time>
      </button>
      {messages.map((message) => (
        <Line key={message.id} message={message} onOpen={() => onOpen(id, message.id)} />
      ))}
    </li>
  );
}

function Line({ message: { role, snippet, marks }, onOpen }: { message: FoundMessage; onOpen(): void }) {
  return (
    <button
      type="button"
      className="block w-full rounded-md px-3 py-1.5 text-left text-sm hover:bg-surface"
      onClick={onOpen}
    >
      <span className="text-quiet">{role === 'user' ? 'You' : brand.name}: </span>
      <span className="break-words">
        <Marked text={snippet} marks={marks} />
      </span>
    </button>
  );
}

function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = [0, ...marks.map(([, to]) => to)];
  return (
    <>
      {marks.map(([from, to], at) => (
        <Fragment key={from}>
          {text.slice(ends[at], from)}
          <mark className="rounded-xs bg-dawn-pale font-semibold text-ink">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
