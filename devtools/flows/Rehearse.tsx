import type { Chart } from '../chart/chart.ts';
import { useWords } from '../words/useWords.ts';
import type { PageWords } from '../words/page.en.ts';
import { rehearsals } from '../rehearsal/rehearse.ts';

interface Props {
  chart: Chart;
  /** The chosen behaviour of each port. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (port: string, how: string) => void;
}

const wordsOf = (page: PageWords): Record<string, string> => ({
  '': page.asItIs,
  fail: page.fail,
  wait: page.wait,
  slow: page.slow,
  odd: page.odd,
  'fail:SLOT_TAKEN': page.slotTaken,
  'fail:HOLD_EXPIRED': page.holdExpired,
  'fail:NOT_FOUND': page.notFound,
});
const choices = ['', ...rehearsals, 'fail:SLOT_TAKEN', 'fail:HOLD_EXPIRED', 'fail:NOT_FOUND'];

/** Makes the machine's service calls fail, wait or answer oddly, in every attached app. */
export function Rehearse({ chart, chosen, onChoose }: Props) {
  const { page } = useWords();
  const words = wordsOf(page);
  const ports = [...new Set(chart.states.flatMap((state) => state.ports))];
  if (ports.length === 0) return null;
  return (
    <details className="rehearse">
      <summary>{page.rehearse}</summary>
      {ports.map((port) => (
        <label key={port}>
          <span>{port}</span>
          <select
            value={chosen[port] ?? ''}
            onChange={(event) => onChoose(port, event.target.value)}
          >
            {choices.map((how) => (
              <option key={how} value={how}>
                {words[how]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
