import type { Chart } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import { nameOf, stateName } from '../words/words.ts';
import { figuresOf } from './figuresOf.ts';
import { timeWords } from './figureWords.ts';
import type { Counted } from './useFigures.ts';

interface Props {
  chart: Chart;
  counted: Counted;
}

/** The figures of the drawing as a table, with where people went next. */
export function FigureTable({ chart, counted: { now, days } }: Props) {
  const words = useWords();
  const { page } = words;
  const rows = chart.states.flatMap((state) => {
    const figures = state.path === '' ? undefined : figuresOf(chart, state, now);
    return figures ? [{ state, figures }] : [];
  });
  return (
    <section className="figures" aria-label={page.visitors}>
      <h2>{page.visitors}</h2>
      <p className="quiet">{rows.length > 0 ? page.ofDays(days) : page.nobodyCame(days)}</p>
      {rows.length > 0 ? (
        <table>
          <thead>
            <tr>
              {[page.state, page.cameHead, page.wentOnHead, page.leftHead, page.halfHead].map(
                (head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ state, figures: { came, wentOn, leftHere, medianSeconds, next } }) => (
              <tr key={state.id} data-figures-of={state.path}>
                <th scope="row">
                  {stateName(words, state.id)}
                  {next.length > 0 ? (
                    <span className="quiet">
                      {next
                        .map((one) => `→ ${nameOf(words, chart.id, [one.state])}: ${one.count}`)
                        .join(', ')}
                    </span>
                  ) : null}
                </th>
                <td>{came}</td>
                <td>{leftHere === undefined ? '–' : `${wentOn}%`}</td>
                <td>{leftHere === undefined ? '–' : `${leftHere}%`}</td>
                <td>{medianSeconds === undefined ? '–' : timeWords(page, medianSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
