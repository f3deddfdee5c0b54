import type { Chart, ChartTransition } from '../../machines/chart/chart.ts';
import { arrowWords } from '../../machines/chart/words.ts';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  selected: string | undefined;
  context: unknown;
  canSend: boolean;
  onSend: (event: string) => void;
}

/** The chosen state (else the live one) in plain words: what it means, what may happen now, what is remembered. */
export function StatePanel({ chart, active, selected, context, canSend, onSend }: Props) {
  const live = chart.states.filter((state) => active.has(state.id)).at(-1);
  const state = chart.states.find((candidate) => candidate.id === selected) ?? live ?? chart.states[0]!;
  const leaving = chart.transitions.filter((transition) => transition.source === state.id);
  const possible = chart.transitions.filter((transition) => active.has(transition.source) && isFact(transition));
  const events = [...new Set(possible.map((transition) => transition.event))];
  return (
    <section aria-label="State">
      <h2>{state.path || chart.id}</h2>
      <p>{state.description || 'No description.'}</p>
      {state.clause ? <p className="quiet">Specification: {state.clause}</p> : null}
      <ul className="leaving">{leaving.map((transition) => <li key={transition.id}>{arrowWords(transition)} → {targetWords(chart, transition)}</li>)}</ul>
      {events.length > 0 ? (
        <div className="send" aria-label="Send an event" role="group">
          {events.map((event) => <button key={event} type="button" disabled={!canSend} onClick={() => onSend(event)}>{event}</button>)}
        </div>
      ) : null}
      {context === undefined ? null : <details><summary>Context (masked)</summary><pre>{JSON.stringify(context, null, 2)}</pre></details>}
    </section>
  );
}

// Answers of services and passing time are not for people to send.
const isFact = ({ event }: ChartTransition) => event !== 'always' && !event.startsWith('xstate.');

function targetWords(chart: Chart, transition: ChartTransition): string {
  if (transition.targets.length === 0) return 'stays';
  return transition.targets.map((id) => chart.states.find((state) => state.id === id)?.path || chart.id).join(', ');
}
