import { Switch } from '../flows/Switch.tsx';
import { useWords } from '../words/useWords.ts';
import { periods } from './periods.ts';

/** The part of the page's link that chooses visitor figures. */
export interface ChosenFigures {
  figures?: number | undefined;
  compared?: boolean;
}

interface Props {
  days: number;
  isCompared: boolean;
  onLink: (change: ChosenFigures) => void;
}

/** The days of visitor figures, and whether they are compared with the days before. */
export function PeriodChoice({ days, isCompared, onLink }: Props) {
  const { page } = useWords();
  return (
    <>
      <label className="watch">
        <span className="quiet">{page.period}</span>
        <select value={days} onChange={(event) => onLink({ figures: Number(event.target.value) })}>
          {periods.map((one) => (
            <option key={one} value={one}>
              {page.days(one)}
            </option>
          ))}
        </select>
      </label>
      <Switch
        text={page.compareBefore(days)}
        isOn={isCompared}
        onChange={(compared) => onLink({ compared })}
      />
    </>
  );
}
