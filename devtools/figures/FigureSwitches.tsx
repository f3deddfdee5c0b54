import { Switch } from '../flows/Switch.tsx';
import { useWords } from '../words/useWords.ts';
import { periods, usualPeriod } from './periods.ts';

interface Props {
  /** The number of days to show; undefined while the figures are off. */
  days: number | undefined;
  isCompared: boolean;
  onDays: (days: number | undefined) => void;
  onCompared: (isCompared: boolean) => void;
}

/**
 * Switches for visitor figures: whether they are shown, for which days, and compared with the days
 * before.
 */
export function FigureSwitches({ days, isCompared, onDays, onCompared }: Props) {
  const { page } = useWords();
  return (
    <>
      <Switch
        text={page.showVisitors(days ?? usualPeriod)}
        isOn={days !== undefined}
        onChange={(isOn) => onDays(isOn ? usualPeriod : undefined)}
      />
      {days === undefined ? null : (
        <>
          <label className="watch">
            <span className="quiet">{page.period}</span>
            <select value={days} onChange={(event) => onDays(Number(event.target.value))}>
              {periods.map((one) => (
                <option key={one} value={one}>
                  {page.days(one)}
                </option>
              ))}
            </select>
          </label>
          <Switch text={page.compareBefore(days)} isOn={isCompared} onChange={onCompared} />
        </>
      )}
    </>
  );
}
