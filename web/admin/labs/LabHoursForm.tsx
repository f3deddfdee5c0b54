import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { typedNumber } from '../../ui/typedNumber.ts';
import { useTyped } from '../../ui/typedText.ts';
import type { Typed } from '../../ui/typedText.ts';
import { css } from '../../generated/panda/css/index.js';
import { ScheduleForm } from './ScheduleForm.tsx';
import { draftsOf, hoursOf, withAdded } from './week.ts';
import type { HoursDraft } from './week.ts';
import { WeekTable } from './WeekTable.tsx';

/** The typed text as it is stored, with the whole week as one text. */
interface HoursTyped extends Typed {
  slotMinutes: string;
  week: string;
}

const typedOf = ({ hours, slotMinutes }: AdminLabFragment): HoursTyped => ({
  slotMinutes: String(slotMinutes),
  week: JSON.stringify(draftsOf(hours)),
});

/** The hours of a lab: a week as one table, saved as a whole. */
export function LabHoursForm({ lab }: { lab: AdminLabFragment }) {
  const typedAs = `labHours.${lab.id}`;
  const [typed, type] = useTyped(typedAs, typedOf(lab));
  const week = JSON.parse(typed.week) as HoursDraft[];
  const setWeek = (changed: HoursDraft[]) => type({ week: JSON.stringify(changed) });
  const slotMinutes = typedNumber(typed.slotMinutes);
  return (
    <ScheduleForm
      kind="hours"
      title={copy.hours}
      saveLabel={copy.saveHours}
      typedAs={typedAs}
      change={{ labId: lab.id, slotMinutes, hours: hoursOf(week) }}
    >
      <p className={css({ color: 'fg.muted', fontSize: 'sm' })}>{copy.weekHint}</p>
      {week.length > 0 ? <WeekTable hours={week} onChange={setWeek} /> : null}
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
          value={typed.slotMinutes}
          onChange={(event) => type({ slotMinutes: event.target.value })}
        />
      </div>
    </ScheduleForm>
  );
}
