import { useEffect, useRef } from 'react';
import { eventWords } from '../../machines/chart/words.ts';
import { dotted } from '../../machines/chart/dotted.ts';
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
    // The log itself, never the page around it.
    if (at === undefined && end.current)
      end.current.parentElement!.scrollTop = end.current.offsetTop;
  }, [entries.length, at]);
  const nameOf = (sessionId: string) =>
    actors.find((actor) => actor.sessionId === sessionId)?.name ?? sessionId;
  return (
    <ol className="log" aria-label="Events">
      {entries.map((entry) => (
        <li key={entry.index}>
          <button
            type="button"
            aria-current={entry.index === at}
            onClick={() => onPick(entry.index)}
          >
            <time>{new Date(entry.at).toLocaleTimeString('en-IN', { hour12: false })}</time>
            <b>{nameOf(entry.sessionId)}</b>{' '}
            {eventWords({ event: entry.event.type, delay: undefined })}
            <i>{entry.snapshot?.value === undefined ? '' : dotted(entry.snapshot.value)}</i>
          </button>
        </li>
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
}
