import type { FormEvent } from 'react';
import type { DoctorHoursInput } from '../../../machines/generated/schema.ts';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { mutateCached } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fieldset } from '../../ui/Fieldset.tsx';
import { FormEnd } from '../../ui/FormEnd.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { SaveDoctorHoursDocument } from '../generated/graphql.ts';
import type { HoursPartsFragment } from '../generated/graphql.ts';
import { useStaffForm } from '../useStaffForm.ts';
import { DaysOff } from './DaysOff.tsx';

/** The week starts on Monday; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
type TimeOf = `${'opens' | 'closes'}.${number}`;
const dayRow = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '3',
});

interface Props {
  hours: HoursPartsFragment;
  load: () => Promise<unknown>;
  onSaved: () => void;
}

/**
 * The hours in which a doctor makes calls: from and until for each weekday, both empty if none, and
 * days off.
 */
export function HoursForm({ hours, load, onSaved }: Props) {
  const { version } = hours;
  const { fields, change, submit, message, isBusy, isSaved, attributes } = useStaffForm({
    form: 'doctorHours',
    stored: {
      ...Object.fromEntries(
        weekdays.flatMap((weekday) => {
          const day = hours.days.find((one) => one.weekday === weekday);
          return [
            [`opens.${weekday}`, day?.opens ?? ''],
            [`closes.${weekday}`, day?.closes ?? ''],
          ];
        }),
      ),
      daysOff: [...hours.daysOff],
      anotherDay: '',
    } as Record<TimeOf | 'anotherDay', string> & { daysOff: string[] },
    save: async (input: DoctorHoursInput) => {
      await mutateCached(SaveDoctorHoursDocument, { input });
      onSaved();
    },
    load,
  });
  // A day that is typed and not added yet is saved, too.
  const daysOff = [...new Set([...fields.daysOff, fields.anotherDay])].filter(Boolean).toSorted();
  const inTheWay = message?.reason === 'CALLS_IN_THE_WAY';
  const send = (handOver: boolean) => {
    const days = weekdays.flatMap((weekday) => {
      const opens = fields[`opens.${weekday}`]!;
      const closes = fields[`closes.${weekday}`]!;
      return opens || closes ? [{ weekday, opens, closes }] : [];
    });
    submit({ version, days, daysOff, handOver });
  };
  const time = (name: TimeOf, label: string) => (
    <TextField
      label={label}
      type="time"
      value={fields[name]}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
  return (
    <Card>
      <form
        noValidate
        className={stack({ gap: '4' })}
        {...attributes}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(false);
        }}
      >
        <div>
          <h2 className={heading({ size: 'md' })}>{copy.hours}</h2>
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.hoursText}</p>
        </div>
        <Fieldset busy={isBusy}>
          {weekdays.map((weekday) => (
            <div key={weekday} className={dayRow}>
              {time(`opens.${weekday}`, copy.from(copy.weekdays[weekday]!))}
              {time(`closes.${weekday}`, copy.until(copy.weekdays[weekday]!))}
            </div>
          ))}
          <DaysOff
            days={fields.daysOff}
            typed={fields.anotherDay}
            onType={(anotherDay) => change({ anotherDay })}
            onAdd={() => change({ daysOff, anotherDay: '' })}
            onRemove={(day) => change({ daysOff: fields.daysOff.filter((other) => other !== day) })}
          />
        </Fieldset>
        <FormEnd>
          <InlineMessage message={message} busy={isBusy} />
          {inTheWay ? <p>{copy.handOverText}</p> : null}
          {isSaved ? <InlineMessage tone="info" message={copy.saved} /> : null}
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <Button
              type="submit"
              loading={isBusy}
              className={css({ colorPalette: 'accent', minH: '11' })}
            >
              {copy.save}
            </Button>
            {inTheWay ? (
              <Button
                type="button"
                variant="outline"
                disabled={isBusy}
                className={css({ minH: '11' })}
                onClick={() => send(true)}
              >
                {copy.handOver}
              </Button>
            ) : null}
          </div>
        </FormEnd>
      </form>
    </Card>
  );
}
