import type { Chart } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';
import { FiguresForAdmin } from './FiguresForAdmin.tsx';
import { leftMost } from './leftMost.ts';
import type { Counted } from './useFigures.ts';

/** Where most people left a flow, or a note on who may see it. */
export function WherePeopleLeave({ chart, counted }: { chart: Chart; counted: Counted | null }) {
  const words = useWords();
  const { page } = words;
  if (!counted) return <FiguresForAdmin className="beside" />;
  const places = leftMost(chart, counted.now);
  return (
    <section aria-label={page.peopleLeave}>
      <p>
        <b>{`${page.peopleLeave}: ${stateName(words, chart.id)}`}</b>
      </p>
      {places.length === 0 ? <p className="quiet">{page.nobodyLeft(counted.days)}</p> : null}
      <ol className="leaving">
        {places.map(({ id, path, came, leftHere }) => (
          <li
            key={path}
          >{`${stateName(words, id)}: ${page.leftHere(leftHere)}, ${page.came(came)}`}</li>
        ))}
      </ol>
    </section>
  );
}
