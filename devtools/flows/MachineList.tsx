import { useEffect, useRef } from 'react';
import type { Chart } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';
import { isStatechart } from './charts.ts';
import { isThere } from './feed.ts';
import type { Feed } from './feed.ts';

interface Props {
  feed: Feed;
  charts: Chart[];
  chosen: string;
  /** Whether the names in code are shown. */
  hasCodeNames: boolean;
  isWatched: (sessionId: string) => boolean;
  onChoose: (id: string) => void;
}

/** A button for each machine that ships or runs; a dot marks the running ones. */
export function MachineList({ feed, charts, chosen, hasCodeNames, isWatched, onChoose }: Props) {
  const words = useWords();
  const running = feed.actors.filter(({ definition }) => isStatechart(definition));
  const ids = [...new Set([...charts.map(({ id }) => id), ...running.map(({ name }) => name)])];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In a narrow window the list is one row, in which the chosen button may be out of sight.
    const showChosen = () => {
      const row = list.current;
      const button = row?.querySelector<HTMLElement>('[aria-current="true"]');
      if (row && button)
        row.scrollLeft = button.offsetLeft - (row.clientWidth - button.offsetWidth) / 2;
    };
    showChosen();
    // The page's letters may come late, and change the width of every button before it.
    void document.fonts.ready.then(showChosen);
  }, [chosen]);
  return (
    <ul ref={list}>
      {ids.map((id) => (
        <li key={id}>
          <button
            type="button"
            data-flow={id}
            aria-current={id === chosen}
            onClick={() => onChoose(id)}
          >
            {hasCodeNames ? id : stateName(words, id)}
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
