import { readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../devtools/chart/chart.ts';
import { eventWords } from '../../devtools/chart/transitionLabel.ts';

/** One line of a flow: in a state, what happens leads to another, under a condition or always. */
export interface FlowLine {
  from: string;
  event: string;
  condition: string | undefined;
  /** The states that are entered; the same state where nothing is left. */
  to: string;
}

/** A machine's flow as lines `from | event | condition | to`, in the order of its own file. */
export function flowOf(machine: AnyStateMachine): string[] {
  const { id, states, transitions } = chartOf(machine);
  const path = (state: string) => state.replace(new RegExp(`^${id}\\.?`), '') || '(any)';
  const pathOfId = new Map(states.map((state) => [state.id, state.path || '(any)']));
  const initials = states
    .filter((state) => state.initial)
    .map((state) => `${state.path || '(any)'} | begins |  | ${pathOfId.get(state.initial!)}`);
  const lines = transitions.map((transition) => {
    const from = pathOfId.get(transition.source) ?? path(transition.source);
    const to = transition.targets.map((target) => pathOfId.get(target) ?? path(target)).join(' + ');
    return `${from} | ${eventWords(transition)} | ${transition.guard ?? ''} | ${to || '(stays)'}`;
  });
  return [...initials, ...lines];
}

/** The frozen flow of a machine, as it was reviewed: what the tests walk along. */
export function frozenFlow(id: string): string[] {
  return readFileSync(new URL(`flows/${id}.txt`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
}

/** The lines of a frozen flow as data. */
export function linesOf(flow: readonly string[]): FlowLine[] {
  return flow.map((line) => {
    const [from = '', event = '', condition, to = ''] = line.split('|').map((part) => part.trim());
    return { from, event, condition: condition || undefined, to };
  });
}
