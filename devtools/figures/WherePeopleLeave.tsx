import type { ReactNode } from 'react';
import type { Chart } from '../chart/chart.ts';
import { filmOf } from '../film/filmOf.ts';
import { useWords } from '../words/useWords.ts';
import { stateName } from '../words/words.ts';
import { FiguresForAdmin } from './FiguresForAdmin.tsx';
import { figuresOf } from './figuresOf.ts';
import { leftMost } from './leftMost.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { ChosenFigures } from './PeriodChoice.tsx';
import type { Counted } from './useFigures.ts';

interface Props {
  chart: Chart;
  /** Null if they cannot be read, undefined until known. */
  counted: Counted | null | undefined;
  isCompared: boolean;
  onLink: (change: ChosenFigures) => void;
  /** The flow's film with the figures. */
  children: ReactNode;
}

/** Where most people left a flow, or why that is not known, above the film with its figures. */
export function WherePeopleLeave({ chart, counted, isCompared, onLink, children }: Props) {
  const words = useWords();
  const { page } = words;
  if (counted === undefined) return <p role="status">{page.loadingFigures}</p>;
  if (counted === null) return <FiguresForAdmin className="beside" />;
  const places = leftMost(chart, filmOf(chart), counted.now);
  const hasFigures = chart.states.some((state) => figuresOf(chart, state, counted.now));
  const { days } = counted;
  return (
    <>
      <section className="leave" aria-label={page.peopleLeave}>
        <PeriodChoice days={days} isCompared={isCompared} onLink={onLink} />
        {hasFigures ? null : <p role="status">{page.noFiguresYet(days)}</p>}
        {hasFigures && places.length === 0 ? <p>{page.nobodyLeft(days)}</p> : null}
        {places.length > 0 ? (
          <>
            <h2>{page.leftMost(stateName(words, chart.id), days)}</h2>
            <ol className="leaving">
              {places.map(({ id, path, came, left, leftHere }) => (
                <li
                  key={path}
                >{`${stateName(words, id)}: ${page.leftOf(left, came)} (${leftHere}%)`}</li>
              ))}
            </ol>
          </>
        ) : null}
      </section>
      {hasFigures ? children : null}
    </>
  );
}
