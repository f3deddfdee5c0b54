import { serverTab, tabOf } from './feed.ts';
import type { Feed } from './feed.ts';

/** The place where an actor runs: its tab, or, for the server's own machines, its order. */
export function actorWords({ tabs }: Feed, sessionId: string): string {
  if (tabOf(sessionId) === serverTab.id) return `order ${sessionId.split('/').at(-1)}`;
  const label = tabs.find(({ id }) => id === tabOf(sessionId))?.label ?? tabOf(sessionId);
  return `${label} (${sessionId.split('/').at(-1)})`;
}

/**
 * The names of actors in lists: the machine's, with the tab if several are shown; with `watched`,
 * only that tab is. `call` names a machine.
 */
export function namesIn(
  { actors, tabs }: Feed,
  watched?: string,
  call = (machine: string) => machine,
): (sessionId: string) => string {
  const byId = new Map(actors.map((actor) => [actor.sessionId, actor]));
  const several = !watched && tabs.filter(({ id }) => id !== serverTab.id).length > 1;
  const placeOf = new Map(tabs.map(({ id, label }) => [id, label]));
  return (sessionId) => {
    const machine = byId.get(sessionId)?.name;
    const name = machine === undefined ? sessionId : call(machine);
    const tab = tabOf(sessionId);
    if (tab === serverTab.id) return `${name} of order ${sessionId.split('/').at(-1)!.slice(-4)}`;
    return several ? `${name}, ${placeOf.get(tab)?.split(',')[0] ?? 'tab'} ${tab}` : name;
  };
}
