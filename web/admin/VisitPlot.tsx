import { useQuery } from '@apollo/client/react';
import { adminOrdersCopy } from '../copy/adminOrders.ts';
import { VisitCountsDocument } from './generated/graphql.ts';
import type { VisitCountsQuery } from './generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { dayOf, monthOf, weekdayOf } from '../ui/days.ts';
import { Bar, ErrorState } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { grid } from '../generated/panda/patterns/index.js';
import { heading } from '../generated/panda/recipes/index.js';

const copy = adminOrdersCopy.plot;
/** Height of the longest bar in pixels, equal to the height of the cells. */
const highest = 56;
type Count = VisitCountsQuery['visitCounts'][number];
interface Props {
  /** The day that the list is filtered by. */
  chosen: string | null;
  onChoose: (day: string | null) => void;
}

/**
 * The number of visits in the last and the next seven days; choosing a day filters the list
 * (PD-89).
 */
export function VisitPlot({ chosen, onChoose }: Props) {
  const { data, error, refetch } = useQuery(VisitCountsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const counts = data?.visitCounts ?? [];
  const most = Math.max(1, ...counts.map(({ visits }) => visits));
  const half = counts.length / 2;
  const week = (title: string, days: Count[]) => (
    <Week title={title} days={days} most={most} chosen={chosen} onChoose={onChoose} />
  );
  if (error && !data) return <ErrorState message={copy.failed} onRetry={() => void refetch()} />;
  return (
    <Card>
      <h2 className={heading({ size: 'md' })}>{copy.title}</h2>
      <p className={css({ fontSize: 'sm', color: 'fg.muted', mb: '3' })}>{copy.hint}</p>
      {data ? (
        <div
          className={cx(
            grid({ columns: { base: 1, xl: 2 }, gap: '4' }),
            // Wider than the page on the smallest phone, so that each of seven days is as wide as a
            // finger.
            css({ mx: { base: '-2', sm: '0' } }),
          )}
        >
          {week(copy.last, counts.slice(0, half))}
          {week(copy.next, counts.slice(half))}
        </div>
      ) : (
        <Bar height={168} />
      )}
    </Card>
  );
}

/** A week as a table: a row of days, and a row of their visits with a bar each. */
function Week({
  title,
  days,
  most,
  chosen,
  onChoose,
}: Props & { title: string; days: Count[]; most: number }) {
  return (
    <table className={table}>
      <caption className={css({ textAlign: 'start', fontSize: 'sm', fontWeight: 'semibold' })}>
        {title}
      </caption>
      <thead>
        <tr>
          {days.map(({ date }) => (
            <th key={date} scope="col" className={css({ position: 'relative' })}>
              <button
                type="button"
                aria-pressed={chosen === date}
                onClick={() => onChoose(chosen === date ? null : date)}
                className={day}
              >
                <span className={css({ fontSize: 'xs', color: 'fg.muted' })}>
                  {weekdayOf(date)}
                </span>{' '}
                <span className={css({ fontWeight: 'semibold' })}>{dayOf(date)}</span>
                <span className={css({ srOnly: true })}>{` ${monthOf(date)}`}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {days.map(({ date, visits }) => (
            <td key={date} data-visits={date}>
              <div className={column}>
                <span>{visits}</span>
                <span
                  aria-hidden
                  style={{ height: `${Math.round((visits / most) * highest)}px` }}
                  className={cx(bar, chosen === date ? chosenBar : otherBar)}
                />
              </div>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const table = css({
  w: 'full',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
const day = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  w: 'full',
  minH: '11',
  borderRadius: 'lg',
  borderWidth: '1px',
  borderColor: 'transparent',
  cursor: 'pointer',
  fontWeight: 'normal',
  _hover: { bg: 'bg.muted' },
  '&[aria-pressed=true]': { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent.fg' },
});
const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-end',
  minH: '84px',
  fontSize: 'sm',
});
/** The border stays visible in forced colours, which drop backgrounds. */
const bar = css({ w: '60%', minH: '2px', maxW: '9', borderWidth: '1px', borderTopRadius: 'sm' });
const otherBar = css({ bg: 'brand.solid', borderColor: 'brand.solid' });
const chosenBar = css({ bg: 'accent.solid', borderColor: 'accent.solid' });
