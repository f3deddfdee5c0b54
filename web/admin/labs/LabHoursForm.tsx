import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedNumber } from '../../ui/typedNumber.ts';
import { css } from '../../generated/panda/css/index.js';
import { withOwnKeys } from '../mergeChanges.ts';
import { useChanges } from '../useChanges.ts';
import { ScheduleForm } from './ScheduleForm.tsx';
import { draftsOf, hoursOf, withAdded } from './week.ts';
import type { HoursDraft } from './week.ts';
import { WeekTable } from './WeekTable.tsx';

interface Props {
  lab: AdminLabFragment;
  load: () => Promise<unknown>;
}

/** The hours of a lab: a week as one table, saved as a whole. */
export function LabHoursForm({ lab, load }: Props) {
  const { fields, isOverNewer, change, forget } = useChanges(`labHours.${lab.id}.changes`, {
    slotMinutes: String(lab.slotMinutes),
    week: draftsOf(lab.hours).map((row) => JSON.stringify(row)),
  });
  const week = withOwnKeys(fields.week.map((row) => JSON.parse(row) as HoursDraft));
  const setWeek = (rows: HoursDraft[]) => change({ week: rows.map((row) => JSON.stringify(row)) });
  const slotMinutes = typedNumber(fields.slotMinutes);
  return (
    <ScheduleForm
      kind="hours"
      title={copy.hours}
      saveLabel={copy.saveHours}
      isOverNewer={isOverNewer}
      load={load}
      onSaved={forget}
      change={{ labId: lab.id, version: lab.version, slotMinutes, hours: hoursOf(week) }}
    >
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.weekHint}</p>
      {week.length > 0 ? (
        // Where letters are larger, the table scrolls sideways; the room is for borders of the focus.
        <div className={css({ overflowX: 'auto', m: '-1', p: '1' })}>
          <WeekTable hours={week} onChange={setWeek} />
        </div>
      ) : null}
      <Button
        variant="outline"
        onClick={() => setWeek(withAdded(week))}
        className={css({ minH: '11', alignSelf: 'flex-start' })}
      >
        {copy.addHours}
      </Button>
      <div className={css({ maxW: '220px' })}>
        <TextField
          label={copy.slotMinutes}
          field="slotMinutes"
          inputMode="numeric"
          value={fields.slotMinutes}
          onChange={(event) => change({ slotMinutes: event.target.value })}
        />
      </div>
    </ScheduleForm>
  );
}
