import { serverTab, tabOf } from './feed.ts';
import type { Feed } from './feed.ts';

/** Where an actor runs: its tab, or of the server's own charts the order. */
export function actorWords({ tabs }: Feed, sessionId: string): string {
  if (tabOf(sessionId) === serverTab.id) return `order ${sessionId.split('/').at(-1)}`;
  const label = tabs.find(({ id }) => id === tabOf(sessionId))?.label ?? tabOf(sessionId);
  return `${label} (${sessionId.split('/').at(-1)})`;
}

/**
 * What actors are called in lists: by their machine, and by their tab where several are shown; with
 * `watched`, that tab alone is. `call` says how a machine is called.
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
