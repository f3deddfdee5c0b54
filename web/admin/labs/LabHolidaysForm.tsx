import { NativeSelect } from '@chakra-ui/react';
import type { DayPart, LabHolidayInput } from '../../../machines/generated/schema.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { datedDay } from '../../ui/days.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useChanges } from '../useChanges.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

interface Props {
  lab: AdminLabFragment;
  load: () => Promise<unknown>;
}
const inOrder = (holidays: LabHolidayInput[]) =>
  holidays.toSorted((one, other) => one.date.localeCompare(other.date));
const textOf = ({ date, part }: LabHolidayInput) => JSON.stringify({ date, part });

/** The days or half-days on which a lab does not collect. */
export function LabHolidaysForm({ lab, load }: Props) {
  const { fields, change, forget } = useChanges(`labHolidays.${lab.id}.changes`, {
    holidays: lab.holidays.map(textOf),
    date: '',
    part: 'DAY',
  });
  // Of a day that two people have added, the one typed here is the last.
  const byDate = new Map(
    fields.holidays
      .map((text) => JSON.parse(text) as LabHolidayInput)
      .map((holiday) => [holiday.date, holiday]),
  );
  const holidays = inOrder([...byDate.values()]);
  const setHolidays = (next: LabHolidayInput[]) => change({ holidays: next.map(textOf) });
  const { date } = fields;
  const part = fields.part as DayPart;
  // A day that is typed and not added yet is saved, too.
  const withTyped =
    date === ''
      ? holidays
      : inOrder([...holidays.filter((holiday) => holiday.date !== date), { date, part }]);
  return (
    <ScheduleForm
      kind="holidays"
      title={copy.holidays}
      saveLabel={copy.saveHolidays}
      load={load}
      onSaved={forget}
      change={{ labId: lab.id, version: lab.version, holidays: withTyped }}
    >
      {holidays.length === 0 ? (
        <p className={css({ color: 'fg.muted' })}>{copy.noHolidays}</p>
      ) : (
        <ul className={stack({ gap: '1' })}>
          {holidays.map((holiday) => (
            <li
              key={holiday.date}
              className={stack({ direction: 'row', align: 'center', gap: '3', flexWrap: 'wrap' })}
            >
              <p
                className={css({ flex: '1 1 8rem', minW: '0' })}
              >{`${datedDay(holiday.date)}, ${copy.parts[holiday.part]}`}</p>
              <Button
                type="button"
                variant="ghost"
                onClick={() => setHolidays(holidays.filter((other) => other !== holiday))}
                className={css({ minH: '11' })}
              >
                {copy.removeHoliday(datedDay(holiday.date))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap', align: 'flex-end' })}>
        <div className={css({ w: '180px' })}>
          <TextField
            label={copy.date}
            field="date"
            type="date"
            value={date}
            onChange={(event) => change({ date: event.target.value })}
          />
        </div>
        <NativeSelect.Root w="180px" size="lg">
          <NativeSelect.Field
            borderColor="border.emphasized"
            aria-label={copy.part}
            value={part}
            onChange={(event) => change({ part: event.target.value })}
          >
            {Object.entries(copy.parts).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Button
          type="button"
          variant="outline"
          disabled={date === ''}
          onClick={() => change({ holidays: withTyped.map(textOf), date: '' })}
          className={css({ minH: '11' })}
        >
          {copy.addHoliday}
        </Button>
      </div>
    </ScheduleForm>
  );
}
