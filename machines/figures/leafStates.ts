import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/**
 * The paths of the innermost states that a snapshot's value names: `['lab.choosing']`; of parallel
 * states there are several.
 */
export function leavesOf(value: StateValue, path = ''): string[] {
  if (typeof value === 'string') return [below(path, value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || Object.keys(inner).length === 0
      ? [below(path, key)]
      : leavesOf(inner, below(path, key)),
  );
}

/** The paths of all states of a machine that have none inside. */
export function leafPaths(machine: AnyStateMachine): string[] {
  const visit = (node: AnyStateNode): string[] => {
    const inner = Object.values(node.states);
    if (inner.length > 0) return inner.flatMap(visit);
    return node.type === 'history' ? [] : [node.path.join('.')];
  };
  return visit(machine.root);
}
