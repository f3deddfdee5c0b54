import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { datedDay } from '../../ui/days.ts';
import { TextField } from '../../ui/TextField.tsx';

interface Props {
  days: readonly string[];
  /** What is typed in the field for another one; may be empty. */
  typed: string;
  onType: (date: string) => void;
  onAdd: () => void;
  onRemove: (day: string) => void;
}

/** The days on which a doctor makes no calls; each can be removed, and another one added. */
export function DaysOff({ days, typed, onType, onAdd, onRemove }: Props) {
  return (
    <div className={stack({ gap: '3' })}>
      {days.length > 0 ? (
        <ul aria-label={copy.daysOff} className={stack({ gap: '1' })}>
          {days.map((day) => (
            <li key={day}>
              <Button
                type="button"
                variant="ghost"
                className={css({ minH: '11' })}
                onClick={() => onRemove(day)}
              >
                {copy.removeDay(datedDay(day))}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'end' })}>
        <div className={css({ w: '12rem' })}>
          <TextField
            label={copy.daysOff}
            name="anotherDay"
            type="date"
            value={typed}
            onChange={(event) => onType(event.target.value)}
          />
        </div>
        <Button
          type="button"
          variant="outline"
          disabled={typed === ''}
          className={css({ minH: '11' })}
          onClick={onAdd}
        >
          {copy.addDay}
        </Button>
      </div>
    </div>
  );
}
