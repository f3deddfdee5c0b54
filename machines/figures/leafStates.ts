import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';

const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/**
 * The paths of the innermost states in a snapshot's value, such as `['lab.choosing']`; parallel
 * states give several.
 */
export function leavesOf(value: StateValue, path = ''): string[] {
  if (typeof value === 'string') return [below(path, value)];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner === undefined || Object.keys(inner).length === 0
      ? [below(path, key)]
      : leavesOf(inner, below(path, key)),
  );
}

/** The paths of all states of a machine that have no child states. */
export function leafPaths(machine: AnyStateMachine): string[] {
  const visit = (node: AnyStateNode): string[] => {
    const inner = Object.values(node.states);
    if (inner.length > 0) return inner.flatMap(visit);
    return node.type === 'history' ? [] : [node.path.join('.')];
  };
  return visit(machine.root);
}
