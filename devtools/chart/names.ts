import { not, or } from 'xstate';

/** How xstate starts and stops services and timers by itself. */
const plumbing = ['spawnChild', 'stopChild', 'raise', 'cancel'];

/**
 * What xstate lets stand as a guard or an action: a name, an object with a type, or a built-in
 * function.
 */
type Implementation = string | { type: string } | ((...args: never[]) => unknown);

interface Combined {
  guards?: unknown[];
  stateValue?: unknown;
  check?: unknown;
}

// Told by what they share, not by their functions' names: builds change those.
const isNot = ({ check }: Combined) => check === (not('') as unknown as Combined).check;
const isOr = ({ check }: Combined) => check === (or([]) as unknown as Combined).check;

/**
 * Whether this is xstate's own question whose route a URL is: part of the event, not a condition of
 * ours, which all have names.
 */
const isRouteMatch = (guard: unknown) =>
  typeof guard === 'function' && !('check' in guard) && !('type' in guard);

/**
 * The name of a guard as a product owner may read it: `hasLab`, `not hasLab`, `hasLab and isOpen`;
 * undefined where there is none.
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

/** The names of actions; built-in ones go by what they do (`assign`, `emit`, `raise`). */
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
