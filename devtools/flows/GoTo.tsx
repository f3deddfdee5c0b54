import type { Chart } from '../chart/chart.ts';
import type { Labels } from '../words/labels.ts';

interface Props {
  chart: Chart;
  labels: Labels;
  chosen: string | undefined;
  onChoose: (stateId: string) => void;
}

/** The steps and states of a chart by name, to open one without searching the drawing. */
export function GoTo({ chart, labels, chosen, onChoose }: Props) {
  const { page } = labels;
  return (
    <select
      aria-label={page.goTo}
      value={chosen ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="" disabled>
        {page.goTo}
      </option>
      {chart.states
        .filter(({ path }) => path !== '')
        .map(({ id, path }) => (
          <option key={id} value={id}>
            {labels.where(chart.id, [path])}
          </option>
        ))}
    </select>
  );
}
