import { getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';
import { guardName } from '../chart/names.ts';

/** The reason for refusing an event that no active state handles. */
export const notPossible = 'not possible in this state';

/**
 * Why an event would do nothing in a machine, or break it; null if it is accepted. Tried on a copy,
 * as a machine that breaks stays broken.
 */
export function refusalOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null {
  const missing = new Set<string>();
  const watched = new Proxy(event, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target)) missing.add(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const lacks = () => `it lacks data: ${[...missing].join(', ')}`;
  try {
    if (snapshot.can(watched as never)) {
      const next = getNextSnapshot(
        snapshot.machine,
        snapshot as never,
        watched as never,
      ) as AnyMachineSnapshot;
      return next.status === 'error' ? lacks() : null;
    }
  } catch {
    return lacks();
  }
  const known = snapshot._nodes.flatMap((node) => node.transitions.get(event.type) ?? []);
  if (known.length === 0) return notPossible;
  if (missing.size > 0) return lacks();
  // A transition is taken, but neither leads anywhere nor does anything.
  const [taken] = snapshot.machine.getTransitionData(snapshot as never, event as never) ?? [];
  return taken
    ? ['nothing to do', ...guardsOf([taken])].join(': ')
    : `only if ${guardsOf(known).join(' or ')}`;
}

const guardsOf = (transitions: AnyTransitionDefinition[]): string[] => [
  ...new Set(transitions.flatMap(({ guard }) => guardName(guard) ?? [])),
];
