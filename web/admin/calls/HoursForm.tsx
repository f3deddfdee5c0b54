import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { adminCallsCopy as copy } from '../../copy/adminCalls.ts';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { heading } from '../../generated/panda/recipes/index.js';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { InlineMessage } from '../../ui/states.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { DoctorCallsDocument, SaveDoctorHoursDocument } from '../generated/graphql.ts';
import type { HoursPartsFragment } from '../generated/graphql.ts';
import { DaysOff } from './DaysOff.tsx';

/** The week starts on Monday; 0 is Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const dayRow = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '3',
});

/**
 * The hours in which a doctor makes calls: from and until for each weekday, both empty if none, and
 * days off.
 */
export function HoursForm({ hours }: { hours: HoursPartsFragment }) {
  const [days, setDays] = useState(() =>
    Object.fromEntries(
      hours.days.map(({ weekday, opens, closes }) => [weekday, { opens, closes }]),
    ),
  );
  const [daysOff, setDaysOff] = useState([...hours.daysOff]);
  const [save, { data, error, loading }] = useMutation(SaveDoctorHoursDocument, {
    refetchQueries: [DoctorCallsDocument],
  });
  const message = error ? messageOfFailure(error) : null;
  const inTheWay = message?.reason === 'CALLS_IN_THE_WAY';
  const send = (handOver: boolean) => {
    const open = weekdays.flatMap((weekday) => {
      const { opens = '', closes = '' } = days[weekday] ?? {};
      return opens || closes ? [{ weekday, opens, closes }] : [];
    });
    void save({ variables: { input: { days: open, daysOff, handOver } } }).catch(() => undefined);
  };
  const set = (weekday: number, part: 'opens' | 'closes', time: string) =>
    setDays((before) => ({
      ...before,
      [weekday]: { opens: '', closes: '', ...before[weekday], [part]: time },
    }));
  return (
    <Card className={css({ p: '5' })}>
      <form
        noValidate
        className={stack({ gap: '4' })}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          send(false);
        }}
      >
        <div>
          <h2 className={heading({ size: 'md' })}>{copy.hours}</h2>
          <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.hoursText}</p>
        </div>
        {weekdays.map((weekday) => (
          <div key={weekday} className={dayRow}>
            <TextField
              label={copy.from(copy.weekdays[weekday]!)}
              type="time"
              value={days[weekday]?.opens ?? ''}
              onChange={(event) => set(weekday, 'opens', event.target.value)}
            />
            <TextField
              label={copy.until(copy.weekdays[weekday]!)}
              type="time"
              value={days[weekday]?.closes ?? ''}
              onChange={(event) => set(weekday, 'closes', event.target.value)}
            />
          </div>
        ))}
        <DaysOff days={daysOff} onChange={setDaysOff} />
        <InlineMessage message={message} busy={loading} />
        {inTheWay ? <p>{copy.handOverText}</p> : null}
        {data && !error ? <InlineMessage tone="info" message={copy.saved} /> : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <Button
            type="submit"
            loading={loading}
            className={css({ colorPalette: 'accent', minH: '11' })}
          >
            {copy.save}
          </Button>
          {inTheWay ? (
            <Button
              type="button"
              variant="outline"
              disabled={loading}
              className={css({ minH: '11' })}
              onClick={() => send(true)}
            >
              {copy.handOver}
            </Button>
          ) : null}
        </div>
      </form>
    </Card>
  );
}
