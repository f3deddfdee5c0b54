import { Link, Navigate, useParams } from 'react-router-dom';
import { repeatsCopy } from '../copy/repeats.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button, heading } from '../generated/panda/recipes/index.js';
import { paths } from '../paths.ts';
import { againSearch } from '../shared/homeVariables.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { none, repeatsQuery } from '../shared/queries.ts';
import { Reminder } from '../shared/repeats/Reminder.tsx';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { WithName } from '../ui/InOwnLanguage.tsx';
import { List } from '../ui/List.tsx';
import { Bell } from '../ui/lucide/Bell.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

const copy = repeatsCopy.page;

/** All tests of which the customer is to be reminded (PD-143). */
export function RemindersPage() {
  const { data, error, retry } = usePageQuery(repeatsQuery, none);
  const repeats = data?.repeats.items;
  return (
    <main id="main">
      <Page title={copy.title} narrow>
        {error && !data ? <ErrorState message={copy.failed} onRetry={retry} /> : null}
        {!data && !error ? <Loading /> : null}
        {repeats?.length === 0 ? (
          <EmptyState
            title={copy.empty}
            text={copy.emptyText}
            icon={<Bell size={44} strokeWidth={1.5} aria-hidden />}
          >
            <Link
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
              to={paths.reports}
            >
              {copy.toReports}
            </Link>
          </EmptyState>
        ) : null}
        <List>
          {repeats?.map((repeat) => (
            <Card as="li" key={`${repeat.patientId} ${repeat.testId}`}>
              <h2 className={cx(heading({ size: 'sm' }), css({ mb: '1' }))}>
                <Link
                  className={css({ display: 'inline-flex', alignItems: 'center', minH: '11' })}
                  to={paths.testInfo(repeat.testId)}
                >
                  <WithName
                    text={repeatsCopy.of(repeat.testName, repeat.patientName)}
                    name={repeat.patientName}
                  />
                </Link>
              </h2>
              <Reminder repeat={repeat} sentBy={data?.repeats.sentBy ?? []} />
              {repeat.set?.due && repeat.offered ? (
                <Link
                  className={cx(button(), css({ colorPalette: 'accent', minH: '11', mt: '3' }))}
                  to={paths.again(repeat.set.id)}
                >
                  {repeatsCopy.book}
                </Link>
              ) : null}
            </Card>
          ))}
        </List>
      </Page>
    </main>
  );
}

/** The target of a reminder's link, behind the login: home, with the booking filled in. */
export function BookReminder() {
  const { id = '' } = useParams();
  return <Navigate to={`${paths.home}${againSearch(id)}`} replace />;
}
