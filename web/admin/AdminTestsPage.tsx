import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { adminCopy as copy } from '../copy/admin.ts';
import { adminImportCopy as importCopy } from '../copy/adminImport.ts';
import { adminLabsCopy as labs } from '../copy/adminLabs.ts';
import { AdminTestsDocument } from './generated/graphql.ts';
import { Badge } from '../ui/Badge.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Card } from '../ui/Card.tsx';
import { TestIcon } from '../ui/icons.tsx';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { Price } from '../ui/Price.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { ExportLink } from './catalogueFile/ExportLink.tsx';
import { useStaff } from './signedInStaff.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { button } from '../generated/panda/recipes/index.js';

/** The catalogue, including hidden tests. */
export function AdminTestsPage() {
  const { mayCall } = useStaff();
  const { data, error, refetch } = useQuery(AdminTestsDocument, { fetchPolicy: 'network-only' });
  return (
    <Page
      title={copy.links.tests}
      aside={
        <div className={stack({ direction: 'row', gap: '2', flexWrap: 'wrap' })}>
          <ExportLink />
          {mayCall('importCatalogue') ? (
            <Link
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
              to={paths.adminImportTests}
            >
              {importCopy.open}
            </Link>
          ) : null}
          <Link
            className={cx(button(), css({ colorPalette: 'accent', minH: '11' }))}
            to={paths.adminAddTest}
          >
            {copy.links.addTest}
          </Link>
        </div>
      }
    >
      {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Loading /> : null}
      {data?.adminTests.length === 0 ? (
        <EmptyState title={labs.noTests} text={labs.emptyText} />
      ) : null}
      <List>
        {data?.adminTests.map(({ test, active }) => (
          <li key={test.id}>
            <Link to={paths.adminTest(test.id)}>
              <Card className={css({ p: '3' })}>
                <div
                  className={stack({
                    direction: 'row',
                    align: 'center',
                    gap: '3',
                    flexWrap: 'wrap',
                  })}
                >
                  <TestIcon icon={test.icon} size={40} />
                  <div className={css({ flex: '1 1 9rem', minW: '0' })}>
                    <p className={css({ fontWeight: 'semibold', overflowWrap: 'anywhere' })}>
                      {test.name}
                    </p>
                    <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>{test.reportTime}</p>
                  </div>
                  {active ? null : <Badge>{copy.editTest.hidden}</Badge>}
                  {test.priceInRupees === null ? null : <Price amount={test.priceInRupees} />}
                </div>
              </Card>
            </Link>
          </li>
        ))}
      </List>
    </Page>
  );
}
