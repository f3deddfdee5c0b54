import type { AnyStateMachine, InputFrom } from 'xstate';
import { walk } from '../../models/walk.ts';
import type { Walk } from '../../models/walk.ts';

/** Effects that machines name and the web supplies. */
const effects = ['notify', 'log', 'notifySession', 'clearStoredAnswers', 'clearDeviceData'];

/**
 * A walk that also keeps which effects the machine asked for, in order: the name, and what it was
 * given.
 */
export function listen<Machine extends AnyStateMachine>(
  machine: Machine,
  input?: InputFrom<Machine>,
): Walk & { told: [string, unknown][] } {
  const told: [string, unknown][] = [];
  const known = effects.filter((name) => name in machine.implementations.actions);
  const actions = Object.fromEntries(
    known.map((name) => [name, (_: never, params: never) => void told.push([name, params])]),
  );
  return { ...walk(machine, input, actions), told };
}
