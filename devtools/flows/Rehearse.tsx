import type { Chart } from '../chart/chart.ts';
import { rehearsals } from '../rehearsal/rehearse.ts';

interface Props {
  chart: Chart;
  /** How each port is to behave. */
  chosen: Readonly<Record<string, string>>;
  onChoose: (port: string, how: string) => void;
}

const words: Record<string, string> = {
  '': 'as it is',
  fail: 'fails',
  wait: 'never answers',
  slow: 'answers late',
  odd: 'answers oddly',
  'fail:SLOT_TAKEN': 'fails: slot taken',
  'fail:HOLD_EXPIRED': 'fails: hold expired',
  'fail:NOT_FOUND': 'fails: not found',
};
const choices = ['', ...rehearsals, 'fail:SLOT_TAKEN', 'fail:HOLD_EXPIRED', 'fail:NOT_FOUND'];

/**
 * Lets each service call of the machine fail, wait or answer oddly, in every app that is attached.
 */
export function Rehearse({ chart, chosen, onChoose }: Props) {
  const ports = [...new Set(chart.states.flatMap((state) => state.ports))];
  if (ports.length === 0) return null;
  return (
    <details className="rehearse">
      <summary>Rehearse failures</summary>
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
