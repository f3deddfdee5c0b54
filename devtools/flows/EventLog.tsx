import { useRef } from 'react';
import type { Labels } from '../words/labels.ts';
import { dotted } from '../../machines/dotted.ts';
import type { Entry } from './feed.ts';
import { useRows } from './useRows.ts';

interface Props {
  entries: Entry[];
  /** The name of an actor, with its tab if there are several. */
  nameOf: (sessionId: string) => string;
  /** The machine that an actor runs. */
  flowOf: (sessionId: string) => string;
  labels: Labels;
  at: number | undefined;
  onPick: (index: number) => void;
}

/** The height of one event in pixels (flows.css). */
const rowHeight = 58;

/** The events, newest last; choosing one shows the charts as they were then. */
export function EventLog({ entries, nameOf, flowOf, labels, at, onPick }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const rows = useRows(list, entries.length, rowHeight, at === undefined);
  return (
    <ol
      className="log"
      aria-label={labels.page.events}
      // Focusable, as it scrolls and must be reachable by keyboard.
      tabIndex={0}
      ref={list}
      onScroll={rows.onScroll}
    >
      <li aria-hidden="true" style={{ height: rows.before }} />
      {entries.slice(rows.first, rows.last).map((entry, index) => (
        <li key={entry.index} aria-setsize={entries.length} aria-posinset={rows.first + index + 1}>
          <button
            type="button"
            aria-current={entry.index === at}
            onClick={() => onPick(entry.index)}
          >
            <span
              title={`${nameOf(entry.sessionId)} ${labels.event({ event: entry.event.type, delay: undefined })}`}
            >
              <time>{new Date(entry.at).toLocaleTimeString('en-IN', { hour12: false })}</time>
              <b>{nameOf(entry.sessionId)}</b>{' '}
              {labels.event({ event: entry.event.type, delay: undefined })}
            </span>
            <i>
              {entry.snapshot?.value === undefined
                ? ''
                : whereIn(flowOf(entry.sessionId), entry.snapshot.value, labels)}
            </i>
          </button>
        </li>
      ))}
      <li aria-hidden="true" style={{ height: rows.after }} />
    </ol>
  );
}

/** The state of a machine, in the page's language. */
const whereIn = (flow: string, value: unknown, { where }: Labels) =>
  where(flow, dotted(value).split('+'));
