import type { ReactNode } from 'react';
import type { Chart, ChartTransition } from '../chart/chart.ts';
import { arrowWords } from '../chart/transitionLabel.ts';
import { notesOn } from './notes.ts';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  selected: string | undefined;
  context: unknown;
  /** What can be made to happen. */
  children: ReactNode;
}

/**
 * The chosen state (else the live one) in plain words: what it means, what may happen now, what is
 * remembered.
 */
export function StatePanel({ chart, active, selected, context, children }: Props) {
  const live = chart.states.filter((state) => active.has(state.id)).at(-1);
  const state =
    chart.states.find((candidate) => candidate.id === selected) ?? live ?? chart.states[0]!;
  const leaving = chart.transitions.filter((transition) => transition.source === state.id);
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
      {children}
      {context === undefined ? null : (
        <details>
          <summary>Context (masked)</summary>
          <pre>{JSON.stringify(context, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}

function targetWords(chart: Chart, transition: ChartTransition): string {
  if (transition.targets.length === 0) return 'stays';
  return transition.targets
    .map((id) => chart.states.find((state) => state.id === id)?.path || chart.id)
    .join(', ');
}
