import type { ChartTransition } from './chart.ts';

/**
 * The trigger of a transition in plain words: `lab.selected`, `after 1500 ms`, `loadLabs answered`.
 */
export function eventWords({ event, delay }: Pick<ChartTransition, 'event' | 'delay'>): string {
  if (event === 'always') return 'at once';
  const after = /^xstate\.after\.([^.]+)\./.exec(event);
  if (after) return typeof delay === 'number' ? `after ${delay} ms` : `after ${delay ?? after[1]}`;
  const service = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(event);
  if (service)
    return `${service[2]} ${{ done: 'answered', error: 'failed', snapshot: 'sent an update' }[service[1] as 'done']}`;
  if (event.startsWith('xstate.done.state.')) return 'step is done';
  if (event.startsWith('xstate.route')) return 'address opened';
  return event;
}

/** The whole label of an arrow: event, guard in brackets, actions after a slash. */
export function arrowWords(transition: ChartTransition): string {
  const guard = transition.guard ? ` [${transition.guard}]` : '';
  const actions = transition.actions.length > 0 ? ` / ${transition.actions.join(', ')}` : '';
  return eventWords(transition) + guard + actions;
}
