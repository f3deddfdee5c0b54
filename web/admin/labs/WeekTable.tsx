import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { css, cx } from '../../generated/panda/css/index.js';
import { Button } from '../../ui/Button.tsx';
import { Trash2 } from '../../ui/lucide/Trash2.tsx';
import { HoursField } from './HoursField.tsx';
import { fieldOf, isOpenOn, weekdays } from './week.ts';
import type { HoursDraft } from './week.ts';

interface Props {
  hours: readonly HoursDraft[];
  onChange: (hours: HoursDraft[]) => void;
}

/**
 * The opening hours of a week: a row for each start and end, with the visits per slot for each day.
 */
export function WeekTable({ hours, onChange }: Props) {
  return (
    <table className={table}>
      <caption className={css({ srOnly: true })}>{copy.weekCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{copy.opens}</th>
          <th scope="col">{copy.closes}</th>
          {weekdays.map((day) => (
            <th key={day} scope="col" data-closed={isOpenOn(hours, day) ? undefined : ''}>
              {copy.weekdays[day]}
              {isOpenOn(hours, day) ? null : (
                <span className={css({ srOnly: true })}>{` ${copy.closed}`}</span>
              )}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {hours.map((row, index) => (
          <HoursRow
            key={row.key}
            row={row}
            number={index + 1}
            fieldOf={(day) => fieldOf(hours, row, day)}
            onChange={(changed) =>
              onChange(hours.map((other) => (other === row ? changed : other)))
            }
            onRemove={() => onChange(hours.filter((other) => other !== row))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  row: HoursDraft;
  number: number;
  fieldOf: (day: number) => string;
  onChange: (row: HoursDraft) => void;
  onRemove: () => void;
}

function HoursRow({ row, number, fieldOf: nameOf, onChange, onRemove }: RowProps) {
  return (
    <tr>
      {(['opens', 'closes'] as const).map((end) => (
        <td key={end} data-time>
          <HoursField
            number={number}
            label={copy[end]}
            type="time"
            value={row[end]}
            onValue={(time) => onChange({ ...row, [end]: time })}
          />
        </td>
      ))}
      {weekdays.map((day) => (
        <td key={day}>
          <HoursField
            number={number}
            label={copy.weekdays[day]!}
            field={nameOf(day)}
            inputMode="numeric"
            autoComplete="off"
            value={row.places[day]!}
            onValue={(places) => onChange({ ...row, places: row.places.with(day, places) })}
            className={cx(places, row.places[day] === '' && css({ bg: 'bg.muted' }))}
          />
        </td>
      ))}
      <td>
        <Button
          variant="ghost"
          aria-label={copy.removeHours(number)}
          title={copy.removeHours(number)}
          onClick={onRemove}
          className={css({ w: 'full', minW: '8', minH: '11', p: '0', color: 'fg.muted' })}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </td>
    </tr>
  );
}

const places = css({ textAlign: 'center' });

/** A table on desktop; on a phone each row wraps, and its fields have their labels above them. */
const table = css({
  w: 'full',
  borderCollapse: 'collapse',
  '& th': { fontWeight: 'semibold', fontSize: 'sm' },
  '& th:nth-child(-n + 2)': { textAlign: 'start', ps: '0.5' },
  '& th[data-closed]': { color: 'fg.muted', fontWeight: 'normal' },
  '& td': { p: '0.5' },
  '& [data-label]': { fontSize: 'xs', color: 'fg.muted', textAlign: 'center' },
  '& [data-time] [data-label]': { textAlign: 'start' },
  lg: {
    '& [data-label]': { display: 'none' },
    '& [data-time]': { w: '9rem' },
  },
  lgDown: {
    display: 'block',
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      py: '3',
      borderTopWidth: '1px',
    },
    '& td': { flex: '1 1 2rem', minW: '0' },
    '& [data-time]': { flex: '1 1 49%', pb: '1' },
    '& [data-label]': { display: 'block' },
  },
});
