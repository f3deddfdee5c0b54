import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../devtools/chart/chart.ts';

/** One line of a flow: in a state, what happens leads to another, under a condition or always. */
export interface FlowLine {
  from: string;
  event: string;
  condition: string | undefined;
  /** The states that are entered; the same state where nothing is left. */
  to: string;
}

const anywhere = '(any)';
/** A path of the flow's page, where several stand side by side for the regions that are entered. */
const placeOf = (cell: string) =>
  cell.replaceAll('`', '').replaceAll(', ', ' + ').replace('anywhere', anywhere);

/**
 * A machine's flow as it was reviewed: the transitions of its page in docs/flows, which is what the
 * tests walk along. `tests/docs/flows.test.ts` holds the page against the machine.
 */
export function reviewedFlow(machine: AnyStateMachine): FlowLine[] {
  const { id, states } = chartOf(machine);
  const pathOf = (of: string) => states.find((state) => state.id === of)!.path;
  const begins = states
    .filter((state) => state.initial)
    .map((state) => ({
      from: state.path || anywhere,
      event: 'begins',
      condition: undefined,
      to: pathOf(state.initial!),
    }));
  const page = readFileSync(`docs/flows/${id}.md`, 'utf8');
  const rows = page.slice(page.indexOf('## Transitions')).matchAll(/^\| (`.*) \|$/gm);
  const lines = [...rows].map(([, row]) => {
    const [from = '', event = '', condition, to = ''] = row!.split('|').map((cell) => cell.trim());
    return {
      from: placeOf(from),
      event,
      condition: condition || undefined,
      to: to === 'stays' ? '(stays)' : placeOf(to),
    };
  });
  return [...begins, ...lines];
}
