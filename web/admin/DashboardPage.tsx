import { useQuery } from '@apollo/client/react';
import { Link, useNavigate } from 'react-router-dom';
import { adminCopy as copy } from '../copy/admin.ts';
import { adminStaffCopy } from '../copy/adminStaff.ts';
import { paths } from '../paths.ts';
import { pageCalls } from './pageCalls.ts';
import { useStaff } from './signedInStaff.ts';
import { TodaysVisits } from './TodaysVisits.tsx';
import { VisitPlot } from './VisitPlot.tsx';
import { VisitsWithoutTechnician } from './VisitsWithoutTechnician.tsx';
import { AdminCountersDocument } from './generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { Page } from '../ui/Page.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ErrorState, InlineMessage } from '../ui/states.tsx';
import { css, cx } from '../generated/panda/css/index.js';
import { grid, stack } from '../generated/panda/patterns/index.js';
import { button, skeleton } from '../generated/panda/recipes/index.js';

/** The page that shows what each counter counts. */
const pages = {
  totalTests: 'adminTests',
  pendingReports: 'adminReports',
  appointmentsToday: 'adminAppointments',
  activeUsers: 'adminUsers',
} as const satisfies Record<keyof typeof copy.counters, keyof typeof pageCalls>;

/** Today's work first, then two weeks of visits, and four counters that link to their lists. */
export function DashboardPage() {
  const { data, error, refetch } = useQuery(AdminCountersDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { staffWithoutLab, mayCall } = useStaff();
  const navigate = useNavigate();
  const names = Object.entries(copy.counters) as [keyof typeof copy.counters, string][];
  return (
    <Page title={copy.links.dashboard}>
      <div className={stack({ gap: '4' })}>
        {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
        {staffWithoutLab > 0 ? (
          <div className={stack({ gap: '2', align: 'flex-start' })}>
            <InlineMessage tone="info" message={adminStaffCopy.someWithoutLab} />
            <Link
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
              to={paths.adminStaff}
            >
              {adminStaffCopy.chooseLabs}
            </Link>
          </div>
        ) : null}
        <VisitsWithoutTechnician />
        {mayCall('adminOrders') ? <TodaysVisits /> : null}
        {mayCall('visitCounts') ? (
          <VisitPlot
            chosen={null}
            onChoose={(day) => void navigate(`${paths.adminAppointments}?from=${day}&to=${day}`)}
          />
        ) : null}
        <dl className={counters}>
          {names.map(([key, label]) => (
            <Card key={key}>
              <dt className={css({ color: 'fg.muted' })}>
                {mayCall(pageCalls[pages[key]]) ? (
                  <TextLink to={paths[pages[key]]}>{label}</TextLink>
                ) : (
                  label
                )}
              </dt>
              {data ? (
                <dd
                  data-counter={key}
                  className={css({
                    fontSize: '4xl',
                    fontWeight: 'bold',
                    fontVariantNumeric: 'tabular-nums',
                  })}
                >
                  {data.adminCounters[key]}
                </dd>
              ) : (
                <dd className={cx(skeleton(), css({ h: '12', w: '20', mt: '2' }))} />
              )}
            </Card>
          ))}
        </dl>
      </div>
    </Page>
  );
}

const counters = cx(
  grid({ columns: { base: 1, sm: 2 }, gap: '4' }),
  // Two to a row where the page's letters are large.
  css({ lg: { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' } }),
);
