import { useId } from 'react';
import { repeatsCopy as copy } from '../../copy/repeats.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { input } from '../../generated/panda/recipes/index.js';

interface Props {
  choices: readonly { months: number }[];
  months: number;
  isOff: boolean;
  onChoose: (months: number) => void;
}

/** The number of months after which a test is repeated. */
export function IntervalField({ choices, months, isOff, onChoose }: Props) {
  const id = useId();
  return (
    <div className={stack({ gap: '1.5' })}>
      <label htmlFor={id} className={css({ fontWeight: 'semibold', fontSize: 'sm' })}>
        {copy.interval}
      </label>
      <select
        id={id}
        value={months}
        disabled={isOff}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={cx(
          input({ size: 'lg' }),
          css({ bg: 'bg.panel', minH: '11', w: 'auto', appearance: 'auto' }),
        )}
      >
        {choices.map((choice) => (
          <option key={choice.months} value={choice.months}>
            {copy.months(choice.months)}
          </option>
        ))}
      </select>
    </div>
  );
}
