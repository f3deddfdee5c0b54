import type { Chart } from '../chart/chart.ts';
import { isStatechart } from './charts.ts';
import { isThere } from './feed.ts';
import type { Feed } from './feed.ts';

interface Props {
  feed: Feed;
  charts: Chart[];
  chosen: string;
  isWatched: (sessionId: string) => boolean;
  onChoose: (id: string) => void;
}

/** A button for each machine that ships or runs; a dot says which ones run. */
export function MachineList({ feed, charts, chosen, isWatched, onChoose }: Props) {
  const running = feed.actors.filter(({ definition }) => isStatechart(definition));
  const ids = [...new Set([...charts.map(({ id }) => id), ...running.map(({ name }) => name)])];
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          <button type="button" aria-current={id === chosen} onClick={() => onChoose(id)}>
            {id}
            {feed.actors.some(
              ({ name, sessionId }) =>
                name === id && isWatched(sessionId) && isThere(feed, sessionId),
            ) ? (
              <span className="dot" aria-label="live" role="img" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
