import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { adminCopy as copy } from '../copy/admin.ts';
import { adminParametersCopy } from '../copy/adminParameters.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';
import { AdminTestsDocument } from './generated/graphql.ts';
import { paths } from '../paths.ts';
import { messageOfFailure } from '../shared/apollo.ts';
import { NotFound } from '../ui/NotFound.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { FormShape } from '../ui/shapes.tsx';
import { EditTestForm } from './EditTestForm.tsx';

/** One test of the catalogue, visible or hidden. */
export function AdminTestPage() {
  const { id } = useParams();
  const { data, error, refetch } = useQuery(AdminTestsDocument, { fetchPolicy: 'network-only' });
  const found = data?.adminTests.find(({ test }) => test.id === id);
  if (data && !found) return <NotFound to={paths.adminTests} action={copy.links.tests} />;
  return (
    <Page title={found?.test.name ?? copy.links.tests}>
      {error ? (
        <ErrorState message={messageOfFailure(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      {found ? (
        <>
          <p className={css({ mb: '4' })}>
            <Link
              className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
              to={paths.adminParameters(found.test.id)}
            >
              {adminParametersCopy.open}
            </Link>
          </p>
          <EditTestForm initial={found} load={refetch} />
        </>
      ) : null}
    </Page>
  );
}
