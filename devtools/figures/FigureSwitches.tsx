import { Switch } from '../flows/Switch.tsx';
import { useWords } from '../words/useWords.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import type { ChosenFigures } from './PeriodChoice.tsx';
import { usualPeriod } from './periods.ts';

interface Props {
  /** The number of days to show; undefined while the figures are off. */
  days: number | undefined;
  isCompared: boolean;
  onLink: (change: ChosenFigures) => void;
}

/**
 * Switches for visitor figures: whether they are shown, for which days, and compared with the days
 * before.
 */
export function FigureSwitches({ days, isCompared, onLink }: Props) {
  const { page } = useWords();
  return (
    <>
      <Switch
        text={page.showVisitors(days ?? usualPeriod)}
        isOn={days !== undefined}
        onChange={(isOn) => onLink({ figures: isOn ? usualPeriod : undefined })}
      />
      {days === undefined ? null : <PeriodChoice {...{ days, isCompared, onLink }} />}
    </>
  );
}
