import { ArrowDown } from '../ui/lucide/ArrowDown.tsx';
import { ArrowUp } from '../ui/lucide/ArrowUp.tsx';
import { ArrowUpDown } from '../ui/lucide/ArrowUpDown.tsx';
import type { OrderSort } from '../../machines/generated/schema.ts';
import { adminOrdersCopy as copy } from '../copy/adminOrders.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { orderSorts } from './orderFilters.ts';
import type { OrderFilters } from './orderFilters.ts';
import { sortWords } from './OrderFilterFields.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { Technician } from './TechnicianField.tsx';
import { css } from '../generated/panda/css/index.js';

interface Props {
  title: string;
  orders: AdminOrderFragment[];
  /** Undefined until loaded. */
  technicians: readonly Technician[] | undefined;
  filters: OrderFilters;
  onSort: (part: Partial<OrderFilters>) => void;
  onChanged: () => void;
}

/** Orders as shown on desktop: a row each, which opens to its actions; headers sort. */
export function OrderTable({ title, orders, technicians, filters, onSort, onChanged }: Props) {
  return (
    <div className={frame}>
      <table className={table}>
        <caption className={css({ srOnly: true })}>
          {copy.caption(title, sortWords(filters))}
        </caption>
        <thead>
          <tr>
            {orderSorts.map((column) => (
              <SortHeader key={column} column={column} filters={filters} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {orders.map((order) => (
          <OrderRow
            key={order.id}
            order={order}
            columns={orderSorts.length}
            technicians={technicians}
            onChanged={onChanged}
          />
        ))}
      </table>
    </div>
  );
}

/** A header that sorts by its column: ascending, descending, then the default order. */
function SortHeader({
  column,
  filters: { sort, direction },
  onSort,
}: Pick<Props, 'filters' | 'onSort'> & { column: OrderSort }) {
  const isSorted = sort === column;
  const up = { sort: column, direction: 'ASC' } as const;
  const down = { sort: column, direction: 'DESC' } as const;
  const begin = { sort: null };
  const isUp = isSorted && direction === 'ASC';
  const isDown = isSorted && direction === 'DESC';
  const Arrow = isUp ? ArrowUp : isDown ? ArrowDown : ArrowUpDown;
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}>
      <button
        type="button"
        onClick={() => onSort(isUp ? down : isDown ? begin : up)}
        className={sorter}
      >
        {copy.columns[column]}
        <Arrow size={14} aria-hidden className={css({ flexShrink: '0' })} />
      </button>
    </th>
  );
}

const frame = css({ borderWidth: '1px', borderRadius: 'card', bg: 'bg.panel', overflowX: 'auto' });
const table = css({
  w: 'full',
  // Where letters are larger, the table scrolls sideways in its frame.
  minW: '42rem',
  borderCollapse: 'collapse',
  fontSize: 'sm',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top' },
  '& tbody': { borderTopWidth: '1px' },
});
const sorter = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  w: 'full',
  minH: '11',
  px: { base: '2', xl: '3' },
  whiteSpace: 'nowrap',
  fontWeight: 'semibold',
  cursor: 'pointer',
  '[aria-sort=none] > &': { color: 'fg.muted' },
  _hover: { bg: 'bg.muted' },
});
