import { getNextSnapshot } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { guardName } from '../chart/names.ts';

/** What an event is refused with that no active state knows. */
export const notPossible = 'not possible in this state';

/**
 * Why an event would do nothing in a machine, or break it; null where it is taken. Tried on a copy,
 * since a machine that breaks stays broken.
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
  const guards = guardsOf(snapshot, event.type);
  if (guards === null) return notPossible;
  return missing.size > 0 ? lacks() : `only if ${guards.join(' or ')}`;
}

/** The guards of an event in the states that are active; null where none of them knows it. */
function guardsOf({ _nodes }: AnyMachineSnapshot, type: string): string[] | null {
  const known = _nodes.flatMap((node) => node.transitions.get(type) ?? []);
  if (known.length === 0) return null;
  return [...new Set(known.flatMap(({ guard }) => guardName(guard) ?? []))];
}
