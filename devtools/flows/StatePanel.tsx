import type { ReactNode } from 'react';
import type { Message } from '../../machines/notices.ts';
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { arrowWords } from '../chart/transitionLabel.ts';
import { happeningOf } from '../words/happening.ts';
import { useLanguage, useWords } from '../words/useWords.ts';
import { actionsText, plainLabels, stateName } from '../words/words.ts';
import type { Words } from '../words/words.ts';
import { notesOn } from './notes.ts';
import { ScreenMessage } from './ScreenMessage.tsx';

interface Props {
  chart: Chart;
  active: ReadonlySet<string>;
  selected: string | undefined;
  context: unknown;
  /** What the customer reads on the screen, where a run shows it. */
  message: Message | undefined;
  /** Whether the names in code are shown too. */
  codes: boolean;
  /** The actions on the state. */
  children: ReactNode;
}

/**
 * The chosen state, else the live one, in plain words: its meaning, the events possible now, and
 * the context.
 */
export function StatePanel(props: Props) {
  const { chart, active, selected, context, message, codes, children } = props;
  const words = useWords();
  const [language] = useLanguage();
  const { page } = words;
  const live = chart.states.filter((state) => active.has(state.id)).at(-1);
  const state =
    chart.states.find((candidate) => candidate.id === selected) ?? live ?? chart.states[0]!;
  const inside = insideOf(chart, state);
  // For a step, also the transitions that lead out of it from inside.
  const leaving = chart.transitions.filter(
    ({ source, targets }) =>
      source === state.id || (inside.has(source) && targets.some((target) => !inside.has(target))),
  );
  return (
    <section aria-label={page.state}>
      <h2>{stateName(words, state.id)}</h2>
      {codes ? (
        <p className="quiet">
          <code>{state.path || chart.id}</code>
        </p>
      ) : null}
      <p>{state.description ? words.describe(state.description) : page.noDescription}</p>
      {codes && state.clause ? <p className="quiet">{`${page.clause} ${state.clause}`}</p> : null}
      {message && state.id === live?.id ? <ScreenMessage message={message} /> : null}
      {notesOn(chart.id, state.path, language).map((note) => (
        <p key={note} className="note" role="note">
          {note}
        </p>
      ))}
      <ul className="leaving">
        {leaving.map((transition) => (
          <li key={transition.id}>
            {transition.source === state.id
              ? sentence(words, chart, transition)
              : `${stateName(words, transition.source)}: ${sentence(words, chart, transition)}`}
            {codes ? (
              <code>{`${arrowWords(transition)} → ${targetPaths(chart, transition) ?? 'stays'}`}</code>
            ) : null}
          </li>
        ))}
      </ul>
      {children}
      {context === undefined ? null : (
        <details>
          <summary>{page.context}</summary>
          <pre>{JSON.stringify(context, null, 2)}</pre>
        </details>
      )}
    </section>
  );
}

/** The ids of a state and all states inside it. */
function insideOf({ states }: Chart, { id }: ChartState): Set<string> {
  const inside = new Set([id]);
  // A state comes before those inside it.
  for (const state of states)
    if (state.parent !== undefined && inside.has(state.parent)) inside.add(state.id);
  return inside;
}

/** An event with its condition and its result, as a sentence. */
function sentence(words: Words, chart: Chart, transition: ChartTransition): string {
  const targets = targetStates(chart, transition);
  const happens = happeningOf(chart, transition, plainLabels(words));
  const done = actionsText(words, transition.actions);
  const target =
    targets.length === 0
      ? words.page.stays
      : targets.map((state) => stateName(words, state.id)).join(', ');
  return `${happens} → ${target}${done ? ` (${done})` : ''}`;
}

const targetStates = (chart: Chart, { targets }: ChartTransition) =>
  targets.map((id) => chart.states.find((state) => state.id === id)!);

const targetPaths = (chart: Chart, transition: ChartTransition) =>
  targetStates(chart, transition)
    .map(({ path }) => path || chart.id)
    .join(', ') || undefined;
