import type { Chart } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { wayTo } from '../words/words.ts';
import { FiguresForAdmin } from './FiguresForAdmin.tsx';
import { leftMost } from './leftMost.ts';
import type { Counted } from './useFigures.ts';

/** Where most people left a flow, or who may know it. */
export function WherePeopleLeave({ chart, counted }: { chart: Chart; counted: Counted | null }) {
  const words = useWords();
  const { page } = words;
  if (!counted) return <FiguresForAdmin className="beside" />;
  const places = leftMost(chart, counted.now);
  return (
    <section aria-label={page.peopleLeave}>
      <p>
        <b>{`${page.peopleLeave}: ${wayTo(words, chart.id)}`}</b>
      </p>
      {places.length === 0 ? <p className="quiet">{page.nobodyLeft(counted.days)}</p> : null}
      <ol className="leaving">
        {places.map(({ path, came, leftHere }) => (
          <li
            key={path}
          >{`${wayTo(words, path)}: ${page.leftHere(leftHere)}, ${page.came(came)}`}</li>
        ))}
      </ol>
    </section>
  );
}
