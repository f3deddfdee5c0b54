import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import type { ContentKind } from '../../../machines/generated/schema.ts';
import { adminCopy } from '../../copy/admin.ts';
import { adminContentCopy as copy } from '../../copy/adminContent.ts';
import { AdminContentDocument } from '../generated/graphql.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { css } from '../../generated/panda/css/index.js';
import { AdminNotFound } from '../AdminNotFound.tsx';
import { ContentForm } from './ContentForm.tsx';
import { contentPaths } from './contentPaths.ts';

/** One kind of content, named in the address. */
export function ContentPage() {
  const { kind: named = '' } = useParams();
  const kind = (Object.keys(contentPaths) as ContentKind[]).find(
    (known) => contentPaths[known] === named.toLowerCase(),
  );
  return kind ? <KindPage key={kind} kind={kind} /> : <AdminNotFound />;
}

function KindPage({ kind }: { kind: ContentKind }) {
  const { data, error, refetch } = useQuery(AdminContentDocument, {
    variables: { kind },
    fetchPolicy: 'network-only',
  });
  return (
    <Page title={copy.kinds[kind]}>
      <p className={css({ color: 'fg.muted', mb: '4', maxW: '70ch' })}>{copy.hints[kind]}</p>
      {error && !data ? (
        <ErrorState message={adminCopy.failed} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? <Loading /> : null}
      {data ? <ContentForm content={data.adminContent} onNewer={() => void refetch()} /> : null}
    </Page>
  );
}
