import { chartFor } from './charts.ts';
import { isWatchedIn } from './feed.ts';
import type { Feed } from './feed.ts';
import { idOfState } from './link.ts';
import type { Link } from './link.ts';
import { useActiveStates, useValues } from './useStates.ts';

/**
 * The part of a feed that a link shows: the actor of its machine, up to its moment, in its tab
 * only.
 */
export function useShownFlow(feed: Feed, link: Link, tab: string | undefined) {
  const { machine, at } = link;
  const isWatched = (sessionId: string) => isWatchedIn(feed, sessionId, tab);
  const actors = feed.actors.filter(
    ({ name, sessionId }) => name === machine && isWatched(sessionId),
  );
  const actor = actors.find(({ sessionId }) => sessionId === link.actor) ?? actors.at(-1);
  const chart = chartFor(machine, actor?.definition);
  const stateId = chart && link.state ? idOfState(chart, link.state) : undefined;
  const shown = feed.entries.filter(
    ({ index, sessionId }) => (at === undefined || index <= at) && isWatched(sessionId),
  );
  const latest = shown.findLast(
    (entry) => entry.sessionId === actor?.sessionId && entry.snapshot?.value !== undefined,
  );
  const active = useActiveStates(chart, latest?.snapshot?.value);
  const values = useValues(shown, actor?.sessionId);
  return { isWatched, actors, actor, chart, stateId, shown, latest, active, values };
}
