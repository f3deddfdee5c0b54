import { Fragment, useState } from 'react';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { refusalText } from '../words/words.ts';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  canSend: boolean;
  /** The last event, if it did nothing, with the reason (`refusalOf`). */
  refusal: { event: string; reason: string } | undefined;
  onSend: (event: { type: string }) => void;
}

/**
 * A button for each event that is possible now; the event's data, if any, are entered beside it as
 * JSON.
 */
export function Send({ chart, active, canSend, refusal, onSend }: Props) {
  const words = useWords();
  const { page, events: eventWords } = words;
  const [data, setData] = useState('');
  const fields = fieldsOf(data);
  const possible = chart.transitions.filter(
    (transition) => active.has(transition.source) && isFact(transition),
  );
  const events = [...new Set(possible.map(({ event }) => event))];
  if (events.length === 0) return null;
  return (
    <>
      <div className="send" aria-label={page.send} role="group">
        {events.map((event) => (
          <Fragment key={event}>
            <p>
              <button
                type="button"
                disabled={!canSend || fields === null}
                onClick={() => onSend({ ...fields, type: event })}
              >
                {event}
              </button>{' '}
              <span className="quiet">{eventWords[event]}</span>
            </p>
            {refusal?.event === event ? (
              <p className="refusal" role="alert">
                {page.didNothing(event, refusalText(words, refusal.reason))}
              </p>
            ) : null}
          </Fragment>
        ))}
      </div>
      <label className="data">
        <span className="quiet">{page.data}</span>
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

/** The entered data; null if they are not a JSON object. */
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

// Service answers and delays cannot be sent by people.
const isFact = ({ event }: ChartTransition) => event !== 'always' && !event.startsWith('xstate.');
