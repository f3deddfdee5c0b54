import { distances } from '../drawing/nearChart.ts';
import type { Distance } from '../drawing/nearChart.ts';
import type { PageWords } from '../words/page.en.ts';

interface Props {
  page: PageWords;
  chosen: Distance;
  onChoose: (distance: Distance) => void;
}

/** The choice of how much of a chart is drawn. */
export function Distances({ page, chosen, onChoose }: Props) {
  return (
    <div role="group" aria-label={page.distance}>
      {distances.map((distance) => (
        <button
          key={distance}
          type="button"
          aria-pressed={distance === chosen}
          onClick={() => onChoose(distance)}
        >
          {page.distances[distance]}
        </button>
      ))}
    </div>
  );
}
