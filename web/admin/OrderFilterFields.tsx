import type { ReactNode } from 'react';
import type { OrderSort } from '../../machines/generated/schema.ts';
import { longestStaffSearch } from '../../machines/text/longest.ts';
import { adminCopy } from '../copy/admin.ts';
import { adminOrdersCopy as copy } from '../copy/adminOrders.ts';
import { TextField } from '../ui/TextField.tsx';
import { useIsWide } from '../ui/useIsWide.ts';
import { namedTechnician, orderSorts, orderStatuses } from './orderFilters.ts';
import type { OrderFilters } from './orderFilters.ts';
import { statusWords } from './orderWords.ts';
import { useStaff } from './signedInStaff.ts';
import { SelectField } from './staff/SelectField.tsx';
import type { Technician } from './TechnicianField.tsx';
import { css } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';

type Option = readonly [value: string, text: string];
interface Props {
  filters: OrderFilters;
  labs: readonly { id: string; name: string }[];
  technicians: readonly Technician[];
  onChange: (part: Partial<OrderFilters>) => void;
}

/** The sort order of a list of orders, in words. */
export const sortWords = ({ sort, direction }: OrderFilters): string =>
  sort === null ? copy.overdueFirst : copy[direction === 'ASC' ? 'up' : 'down'][sort];

/**
 * The sort order and filters of the list of orders; on a phone all fields except the search fold
 * away.
 */
export function OrderFilterFields({ filters, labs, technicians, onChange }: Props) {
  const { mayCall } = useStaff();
  const sorts = orderSorts.flatMap((sort): Option[] => [
    [`${sort} ASC`, copy.up[sort]],
    [`${sort} DESC`, copy.down[sort]],
  ]);
  const chooseSort = (chosen: string) => {
    const [sort, direction] = chosen.split(' ') as [OrderSort, OrderFilters['direction']];
    onChange(chosen ? { sort, direction } : { sort: null });
  };
  return (
    <div className={grid({ columns: 1, gap: '3' })}>
      <div className={css({ maxW: '480px' })}>
        <TextField
          label={adminCopy.orders.search}
          name="search"
          type="search"
          maxLength={longestStaffSearch}
          value={filters.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <Folded count={countOf(filters)}>
        <SelectField
          label={copy.sort}
          options={[['', copy.overdueFirst], ...sorts]}
          value={filters.sort ? `${filters.sort} ${filters.direction}` : ''}
          onChange={chooseSort}
        />
        <SelectField
          label={copy.status}
          options={[
            ['all', adminCopy.orders.all],
            ...orderStatuses.map((status): Option => [status, statusWords(status)]),
          ]}
          value={filters.status}
          onChange={(status) => onChange({ status: status as OrderFilters['status'] })}
        />
        <SelectField
          label={copy.lab}
          options={[['', copy.everyLab], ...labs.map(({ id, name }): Option => [id, name])]}
          value={filters.lab}
          onChange={(lab) => onChange({ lab })}
        />
        {mayCall('technicians') ? (
          <SelectField
            label={copy.technician}
            options={[
              ['', copy.everybody],
              ...technicians.map(({ id, name }): Option => [id ?? namedTechnician(name), name]),
            ]}
            value={filters.technician}
            onChange={(technician) => onChange({ technician })}
          />
        ) : null}
        <DayField label={copy.from} name="from" filters={filters} onChange={onChange} />
        <DayField label={copy.to} name="to" filters={filters} onChange={onChange} />
      </Folded>
    </div>
  );
}

function DayField({
  label,
  name,
  filters,
  onChange,
}: Pick<Props, 'filters' | 'onChange'> & { label: string; name: 'from' | 'to' }) {
  return (
    <div className={css({ w: { base: 'full', sm: '180px' } })}>
      <TextField
        label={label}
        name={name}
        type="date"
        value={filters[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </div>
  );
}

/** The number of folded fields that have a value. */
const countOf = ({ sort, lab, technician, from, to }: OrderFilters) =>
  [sort, lab, technician, from, to].filter(Boolean).length;

function Folded({ count, children }: { count: number; children: ReactNode }) {
  const fields = css({ display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'flex-end' });
  if (useIsWide()) return <div className={fields}>{children}</div>;
  return (
    <details className={css({ borderWidth: '1px', borderRadius: 'card', bg: 'bg.panel', px: '4' })}>
      <summary className={css({ cursor: 'pointer', py: '3', fontWeight: 'semibold' })}>
        {count > 0 ? copy.filtersOn(count) : copy.filters}
      </summary>
      <div className={`${fields} ${css({ pb: '4' })}`}>{children}</div>
    </details>
  );
}
