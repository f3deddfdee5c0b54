import { useState } from 'react';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { arrowWords } from '../chart/transitionLabel.ts';
import { notesOn } from './notes.ts';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  selected: string | undefined;
  context: unknown;
  canSend: boolean;
  /** Why the last event did nothing. */
  refusal: string | undefined;
  onSend: (event: { type: string }) => void;
}

/**
 * The chosen state (else the live one) in plain words: what it means, what may happen now, what is
 * remembered.
 */
export function StatePanel({ chart, active, selected, context, canSend, refusal, onSend }: Props) {
  const live = chart.states.filter((state) => active.has(state.id)).at(-1);
  const state =
    chart.states.find((candidate) => candidate.id === selected) ?? live ?? chart.states[0]!;
  const leaving = chart.transitions.filter((transition) => transition.source === state.id);
  const possible = chart.transitions.filter(
    (transition) => active.has(transition.source) && isFact(transition),
  );
  return (
    <section aria-label="State">
      <h2>{state.path || chart.id}</h2>
      <p>{state.description || 'No description.'}</p>
      {state.clause ? <p className="quiet">Specification: {state.clause}</p> : null}
      {notesOn(chart.id, state.path).map((note) => (
        <p key={note} className="note" role="note">
          {note}
        </p>
      ))}
      <ul className="leaving">
        {leaving.map((transition) => (
          <li key={transition.id}>
            {arrowWords(transition)} → {targetWords(chart, transition)}
          </li>
        ))}
      </ul>
      <Send
        events={[...new Set(possible.map((transition) => transition.event))]}
        canSend={canSend}
        onSend={onSend}
      />
      {refusal ? (
        <p className="refusal" role="alert">
          {refusal}
        </p>
      ) : null}
      {context === undefined ? null : (
        <details>
          <summary>Context (masked)</summary>
          <pre>{JSON.stringify(context, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}

/**
 * A button for each event that may happen now; what an event carries besides its name is written
 * beside, as JSON.
 */
function Send({
  events,
  canSend,
  onSend,
}: {
  events: string[];
  canSend: boolean;
  onSend: Props['onSend'];
}) {
  const [data, setData] = useState('');
  const fields = fieldsOf(data);
  if (events.length === 0) return null;
  return (
    <>
      <div className="send" aria-label="Send an event" role="group">
        {events.map((event) => (
          <button
            key={event}
            type="button"
            disabled={!canSend || fields === null}
            onClick={() => onSend({ ...fields, type: event })}
          >
            {event}
          </button>
        ))}
      </div>
      <label className="data">
        <span className="quiet">Data of the event (JSON)</span>
        <input
          value={data}
          aria-invalid={fields === null}
          placeholder='{"labId": "…"}'
          spellCheck={false}
          onChange={(event) => setData(event.target.value)}
        />
      </label>
    </>
  );
}

/** The fields that were written down; null while they are no JSON object. */
function fieldsOf(text: string): Record<string, unknown> | null {
  if (text.trim() === '') return {};
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

// Answers of services and passing time are not for people to send.
const isFact = ({ event }: ChartTransition) => event !== 'always' && !event.startsWith('xstate.');

function targetWords(chart: Chart, transition: ChartTransition): string {
  if (transition.targets.length === 0) return 'stays';
  return transition.targets
    .map((id) => chart.states.find((state) => state.id === id)?.path || chart.id)
    .join(', ');
}
