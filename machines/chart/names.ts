/** How xstate starts and stops services and timers by itself. */
const plumbing = ['spawnChild', 'stopChild', 'raise', 'cancel'];

/** What xstate lets stand as a guard or an action: a name, an object with a type, or a built-in function. */
type Implementation = string | { type: string } | ((...args: never[]) => unknown);

/** Whether this is xstate's own question whose route an address is: part of the event, not a condition of ours. */
const isRouteMatch = (guard: unknown) =>
  typeof guard === 'function' && guard.name === 'routeMatches';

/** The name of a guard as a product owner may read it: `hasLab`, `not hasLab`, `hasLab and isOpen`; undefined where there is none. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined || isRouteMatch(guard)) return undefined;
  const combined = guard as { guards?: unknown[]; name?: string; stateValue?: unknown };
  if (typeof guard === 'function' && combined.guards) {
    const names = combined.guards.filter((inner) => !isRouteMatch(inner)).map(guardName);
    const word = guard.name.includes('or') ? ' or ' : ' and ';
    return guard.name.includes('not') ? `not ${names[0]}` : names.join(word);
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
