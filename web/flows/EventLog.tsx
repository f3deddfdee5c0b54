import { useEffect, useRef } from 'react';
import type { ActorInfo, Entry } from './feed.ts';

interface Props {
  entries: Entry[];
  actors: ActorInfo[];
  at: number | undefined;
  onPick: (index: number) => void;
}

/** What happened, newest last; picking a line shows the charts as they were then. */
export function EventLog({ entries, actors, at, onPick }: Props) {
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (at === undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [entries.length, at]);
  const nameOf = (sessionId: string) => actors.find((actor) => actor.sessionId === sessionId)?.name ?? sessionId;
  return (
    <ol className="log" aria-label="Events">
      {entries.map((entry) => (
        <li key={entry.index}>
          <button type="button" aria-current={entry.index === at} onClick={() => onPick(entry.index)}>
            <time>{new Date(entry.at).toLocaleTimeString('en-IN', { hour12: false })}</time>
            <b>{nameOf(entry.sessionId)}</b> {entry.event.type}
            <i>{entry.snapshot?.value === undefined ? '' : valueWords(entry.snapshot.value)}</i>
          </button>
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}

/** A state value as a dotted path, `payment.windowOpen`; regions are joined by `+`. */
export function valueWords(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([key, inner]) => (typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? key : `${key}.${valueWords(inner)}`))
    .join(' + ');
}
