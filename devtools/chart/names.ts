import { not, or } from 'xstate';

/** The actions by which XState itself starts and stops services and timers. */
const plumbing = ['spawnChild', 'stopChild', 'raise', 'cancel'];

/**
 * The forms of a guard or an action in XState: a name, an object with a type, or a built-in
 * function.
 */
type Implementation = string | { type: string } | ((...args: never[]) => unknown);

interface Combined {
  guards?: unknown[];
  stateValue?: unknown;
  check?: unknown;
}

// Recognised by the shared `check`, not by function names, which builds change.
const isNot = ({ check }: Combined) => check === (not('') as unknown as Combined).check;
const isOr = ({ check }: Combined) => check === (or([]) as unknown as Combined).check;

/**
 * Whether this is XState's own check of a URL's route: part of the event, not a condition of ours,
 * which all have names.
 */
const isRouteMatch = (guard: unknown) =>
  typeof guard === 'function' && !('check' in guard) && !('type' in guard);

/**
 * The name of a guard for a product owner: `hasLab`, `not hasLab`, `hasLab and isOpen`; undefined
 * if there is none.
 */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined || isRouteMatch(guard)) return undefined;
  const combined = guard as Combined;
  if (typeof guard === 'function' && combined.guards) {
    const names = combined.guards.filter((inner) => !isRouteMatch(inner)).map(guardName);
    if (isNot(combined)) return `not ${names[0]}`;
    return names.join(isOr(combined) ? ' or ' : ' and ');
  }
  if (typeof guard === 'function' && combined.stateValue !== undefined)
    return `in ${JSON.stringify(combined.stateValue)}`;
  return implementationName(guard as Implementation);
}

/** The names of actions; built-in ones are named by what they do (`assign`, `emit`, `raise`). */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions
    .map((action) => implementationName(action as Implementation))
    .filter((name) => !plumbing.includes(name));
}

function implementationName(implementation: Implementation): string {
  if (typeof implementation === 'string') return implementation;
  if (typeof implementation === 'function') {
    const type = (implementation as { type?: string }).type;
    return (type ?? implementation.name ?? 'unnamed').replace(/^xstate\./, '');
  }
  return implementation.type;
}
