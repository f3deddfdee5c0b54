import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useTyped } from '../../ui/typedText.ts';
import type { Typed } from '../../ui/typedText.ts';
import { LabWindow } from './LabWindow.tsx';
import type { WindowDraft } from './LabWindow.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';
import { css } from '../../generated/panda/css/index.js';

/** What a new row begins with: mornings from Monday to Saturday. */
const usual: Omit<WindowDraft, 'key'> = {
  weekdays: [1, 2, 3, 4, 5, 6],
  opens: '07:00',
  closes: '11:00',
  places: '2',
};

/** What is typed, as it is stored: the windows are one text. */
interface HoursTyped extends Typed {
  slotMinutes: string;
  windows: string;
}

const typedOf = ({ hours, slotMinutes }: AdminLabFragment): HoursTyped => {
  const windows = hours.map(({ weekdays, opens, closes, places }, key): WindowDraft => ({
    key,
    weekdays: [...weekdays],
    opens,
    closes,
    places: String(places),
  }));
  return { slotMinutes: String(slotMinutes), windows: JSON.stringify(windows) };
};

/** When a lab collects: rows of days with their hours. */
export function LabHoursForm({ lab }: { lab: AdminLabFragment }) {
  const typedAs = `labHours.${lab.id}`;
  const [typed, type] = useTyped(typedAs, typedOf(lab));
  const windows = JSON.parse(typed.windows) as WindowDraft[];
  const setWindows = (next: WindowDraft[]) => type({ windows: JSON.stringify(next) });
  const hours = windows.map(({ weekdays, opens, closes, places }) => ({
    weekdays,
    opens,
    closes,
    places: Number.parseInt(places, 10) || 0,
  }));
  const slotMinutes = Number.parseInt(typed.slotMinutes, 10) || 0;
  const add = () =>
    setWindows([...windows, { ...usual, key: Math.max(0, ...windows.map((row) => row.key)) + 1 }]);
  return (
    <ScheduleForm
      kind="hours"
      title={copy.hours}
      saveLabel={copy.saveHours}
      typedAs={typedAs}
      change={{ labId: lab.id, slotMinutes, hours }}
    >
      <TextField
        label={copy.slotMinutes}
        field="slotMinutes"
        inputMode="numeric"
        value={typed.slotMinutes}
        onChange={(event) => type({ slotMinutes: event.target.value })}
      />
      {windows.map((row, index) => (
        <LabWindow
          key={row.key}
          number={index + 1}
          value={row}
          onChange={(changed) =>
            setWindows(windows.map((other) => (other === row ? changed : other)))
          }
          onRemove={() => setWindows(windows.filter((other) => other !== row))}
        />
      ))}
      <Button
        type="button"
        variant="outline"
        onClick={add}
        className={css({ minH: '11', alignSelf: 'flex-start' })}
      >
        {copy.addWindow}
      </Button>
    </ScheduleForm>
  );
}
