import { useState } from 'react';
import type { Labels } from '../words/labels.ts';
import { EventLog } from './EventLog.tsx';
import type { Entry } from './feed.ts';
import { SequenceView } from './SequenceView.tsx';

interface Props {
  /** The watched events, up to the shown moment. */
  shown: Entry[];
  /** The events of the drawn machine, at which stepping stops. */
  stops: Entry[];
  /** The name of an actor. */
  nameOf: (sessionId: string) => string;
  /** The machine that an actor runs. */
  flowOf: (sessionId: string) => string;
  /** By the names in code, or in plain words. */
  labels: Labels;
  /** The index of the shown event; undefined means live. */
  at: number | undefined;
  onAt: (index: number | undefined) => void;
  /** Clears the history; undefined if the viewer may not. */
  onClear: (() => void) | undefined;
}

/** The events, as a list or between actors, with buttons to step back and forward. */
export function History({ shown, stops, nameOf, flowOf, labels, at, onAt, onClear }: Props) {
  const { page } = labels;
  // The start and end of services are left out, as the machine's own lines say the same.
  const visible = shown.filter(
    ({ snapshot, event }) =>
      snapshot?.value !== undefined && !['xstate.init', 'xstate.stop'].includes(event.type),
  );
  const before = stops.findLast((entry) =>
    at === undefined ? entry !== stops.at(-1) : entry.index < at,
  );
  const after = at === undefined ? undefined : stops.find((entry) => entry.index > at);
  const [view, setView] = useState<'log' | 'sequence'>('log');
  return (
    <>
      <div className="tabs" role="group" aria-label={page.history}>
        <button type="button" aria-pressed={view === 'log'} onClick={() => setView('log')}>
          {page.events}
        </button>
        <button
          type="button"
          aria-pressed={view === 'sequence'}
          onClick={() => setView('sequence')}
        >
          {page.sequence}
        </button>
        <span className="steps">
          <button type="button" disabled={before === undefined} onClick={() => onAt(before?.index)}>
            {page.back}
          </button>
          <button
            type="button"
            disabled={at === undefined}
            onClick={() => onAt(after === stops.at(-1) ? undefined : after?.index)}
          >
            {page.on}
          </button>
          <button type="button" disabled={at === undefined} onClick={() => onAt(undefined)}>
            {page.live}
          </button>
          {onClear ? (
            <button type="button" onClick={onClear}>
              {page.clear}
            </button>
          ) : null}
        </span>
      </div>
      {view === 'log' ? (
        <EventLog entries={visible} {...{ nameOf, flowOf, labels, at }} onPick={onAt} />
      ) : (
        <SequenceView entries={visible} nameOf={nameOf} labels={labels} />
      )}
    </>
  );
}
