import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { adminCopy } from '../../copy/admin.ts';
import { adminParametersCopy as copy } from '../../copy/adminParameters.ts';
import { paths } from '../../paths.ts';
import { NotFound } from '../../ui/NotFound.tsx';
import { Page } from '../../ui/Page.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { failureOf } from '../../shared/apollo.ts';
import { TestParametersDocument } from '../generated/graphql.ts';
import { ParametersForm } from './ParametersForm.tsx';

/** The values that one test measures, with units, usual ranges and critical bounds. */
export function ParametersPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(TestParametersDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  if (error && failureOf(error).code === 'NOT_FOUND')
    return <NotFound to={paths.adminTests} action={adminCopy.links.tests} />;
  const name = data?.adminTests.find(({ test }) => test.id === id)?.test.name;
  return (
    <Page title={name ? copy.title(name) : copy.open}>
      {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      {data ? <ParametersForm id={id} stored={data.testParameters} load={refetch} /> : null}
    </Page>
  );
}
