import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { Button } from '../../ui/Button.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { css } from '../../generated/panda/css/index.js';
import { grid, stack } from '../../generated/panda/patterns/index.js';

/** A row of the form while it is typed in. */
export interface WindowDraft {
  key: number;
  weekdays: number[];
  opens: string;
  closes: string;
  places: string;
}

interface Props {
  number: number;
  value: WindowDraft;
  onChange: (value: WindowDraft) => void;
  onRemove: () => void;
}

/** Some weekdays, from when to when, and how many visits each slot takes. */
export function LabWindow({ number, value, onChange, onRemove }: Props) {
  const tick = (day: number, ticked: boolean) =>
    onChange({
      ...value,
      weekdays: ticked ? [...value.weekdays, day] : value.weekdays.filter((other) => other !== day),
    });
  return (
    <fieldset className={css({ borderWidth: '1px', borderRadius: 'lg', p: '4' })}>
      <legend className={css({ fontWeight: 'semibold', fontSize: 'sm', px: '1' })}>
        {copy.window(number)}
      </legend>
      <div className={stack({ gap: '3' })}>
        <div
          role="group"
          aria-label={copy.days}
          className={stack({ direction: 'row', flexWrap: 'wrap', gap: '4' })}
        >
          {copy.weekdays.map((name, day) => (
            <CheckField
              key={name}
              label={name}
              checked={value.weekdays.includes(day)}
              onChange={(ticked) => tick(day, ticked)}
            />
          ))}
        </div>
        <div className={grid({ columns: { base: 1, sm: 3 }, gap: '4' })}>
          <TextField
            label={copy.opens}
            type="time"
            value={value.opens}
            onChange={(event) => onChange({ ...value, opens: event.target.value })}
          />
          <TextField
            label={copy.closes}
            type="time"
            value={value.closes}
            onChange={(event) => onChange({ ...value, closes: event.target.value })}
          />
          <TextField
            label={copy.places}
            inputMode="numeric"
            value={value.places}
            onChange={(event) => onChange({ ...value, places: event.target.value })}
          />
        </div>
        <Button
          type="button"
          variant="ghost"
          onClick={onRemove}
          className={css({ minH: '11', alignSelf: 'flex-end' })}
        >
          {copy.removeWindow(number)}
        </Button>
      </div>
    </fieldset>
  );
}
