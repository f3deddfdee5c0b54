import { NativeSelect } from '@chakra-ui/react';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { DayPart } from '../../../machines/generated/schema.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { SaveLabHolidaysDocument } from '../../generated/graphql.ts';
import type { AdminLabFragment } from '../../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { longDay } from '../../ui/days.ts';
import { InlineMessage } from '../../ui/states.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { OrdersInTheWay } from './OrdersInTheWay.tsx';
import { useDecidedSave } from './useDecidedSave.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';

/** The days, or halves of days, on which a lab does not collect. */
export function LabHolidaysForm({ lab }: { lab: AdminLabFragment }) {
  const [holidays, setHolidays] = useState(lab.holidays.map(({ date, part }) => ({ date, part })));
  const [date, setDate] = useState('');
  const [part, setPart] = useState<DayPart>('DAY');
  const [save] = useMutation(SaveLabHolidaysDocument);
  const saving = useDecidedSave((decisions) =>
    save({ variables: { change: { labId: lab.id, holidays, decisions } } }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.submit();
  };
  const add = () => {
    if (date === '') return;
    setHolidays(
      [...holidays.filter((holiday) => holiday.date !== date), { date, part }].toSorted(
        (one, other) => one.date.localeCompare(other.date),
      ),
    );
    setDate('');
  };
  return (
    <Card className={css({ maxW: '760px' })}>
      <form noValidate onSubmit={submit} className={stack({ gap: '5' })}>
        <h2 className={heading({ size: 'lg' })}>{copy.holidays}</h2>
        {holidays.length === 0 ? (
          <p className={css({ color: 'fg.muted' })}>{copy.noHolidays}</p>
        ) : (
          <ul className={stack({ gap: '1' })}>
            {holidays.map((holiday) => (
              <li
                key={holiday.date}
                className={stack({ direction: 'row', align: 'center', gap: '3', flexWrap: 'wrap' })}
              >
                <p className={css({ flex: '1', minW: '0' })}>
                  {longDay(holiday.date)}, {copy.parts[holiday.part]}
                </p>
                <Button
                  type="button"
                  variant="ghost"
                  onClick={() => setHolidays(holidays.filter((other) => other !== holiday))}
                  className={css({ minH: '11' })}
                >
                  {copy.removeHoliday(longDay(holiday.date))}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap', align: 'flex-end' })}>
          <div className={css({ w: '180px' })}>
            <TextField
              label={copy.date}
              type="date"
              value={date}
              onChange={(event) => setDate(event.target.value)}
            />
          </div>
          <NativeSelect.Root w="180px" size="lg">
            <NativeSelect.Field
              aria-label={copy.part}
              value={part}
              onChange={(event) => setPart(event.target.value as DayPart)}
            >
              {Object.entries(copy.parts).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
          <Button type="button" variant="outline" onClick={add} className={css({ minH: '11' })}>
            {copy.addHoliday}
          </Button>
        </div>
        <InlineMessage message={saving.message} />
        {saving.saved ? <InlineMessage tone="info" message={copy.saved} /> : null}
        {saving.orders.length > 0 ? (
          <OrdersInTheWay
            orders={saving.orders}
            busy={saving.busy}
            onDecide={saving.submit}
            onGiveUp={saving.giveUp}
          />
        ) : (
          <SubmitButton busy={saving.busy}>{copy.saveHolidays}</SubmitButton>
        )}
      </form>
    </Card>
  );
}
