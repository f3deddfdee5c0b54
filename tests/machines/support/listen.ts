import type { AnyStateMachine, InputFrom } from 'xstate';
import { walk } from '../../../devtools/simulation/walk.ts';
import type { Walk } from '../../../devtools/simulation/walk.ts';

/** Effects that machines name and the web supplies. */
const effectNames = ['notify', 'log', 'notifySession', 'clearStoredAnswers', 'clearDeviceData'];

/**
 * A walk that also records the machine's effects, in order: name and parameters.
 */
export function listen<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): Walk & { effects: [string, unknown][] } {
  const effects: [string, unknown][] = [];
  const known = effectNames.filter((name) => name in machine.implementations.actions);
  const actions = Object.fromEntries(
    known.map((name) => [name, (_: never, params: never) => void effects.push([name, params])]),
  );
  return { ...walk(machine, input, actions), effects };
}
