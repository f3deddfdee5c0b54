import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { LabPricesDocument } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { OnlyToRead } from '../OnlyToRead.tsx';
import { LabPricesForm } from './LabPricesForm.tsx';

/** The prices of one lab, now and from a future day on. */
export function LabPricesPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(LabPricesDocument, {
    variables: { labId: id },
    fetchPolicy: 'network-only',
  });
  return (
    <Page title={data ? copy.pricesOf(data.adminLab.name) : copy.prices}>
      {error ? (
        <ErrorState message={messageOfFailure(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      {data?.labPrices.length === 0 ? (
        <EmptyState title={copy.noTests} text={copy.noTestsText} />
      ) : null}
      {data && data.labPrices.length > 0 ? (
        <OnlyToRead unless="saveLabPrices">
          <LabPricesForm labId={id} initial={data.labPrices} />
        </OnlyToRead>
      ) : null}
    </Page>
  );
}
