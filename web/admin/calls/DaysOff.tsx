import { useState } from 'react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { Button } from '../../ui/Button.tsx';
import { datedDay } from '../../ui/days.ts';
import { TextField } from '../../ui/TextField.tsx';

/** The days on which a doctor makes no calls; each can be removed, and another one added. */
export function DaysOff({
  days,
  onChange,
}: {
  days: readonly string[];
  onChange: (days: string[]) => void;
}) {
  const [date, setDate] = useState('');
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
                onClick={() => onChange(days.filter((other) => other !== day))}
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
            type="date"
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </div>
        <Button
          type="button"
          variant="outline"
          disabled={date === ''}
          className={css({ minH: '11' })}
          onClick={() => {
            onChange([...new Set([...days, date])].toSorted());
            setDate('');
          }}
        >
          {copy.addDay}
        </Button>
      </div>
    </div>
  );
}
