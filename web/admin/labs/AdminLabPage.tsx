import { useMutation, useQuery } from '@apollo/client/react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { AdminLabDocument, ChangeLabDocument } from '../generated/graphql.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { useStaff } from '../signedInStaff.ts';
import { LabDetailsForm } from './LabDetailsForm.tsx';
import { OnlyToRead } from '../OnlyToRead.tsx';
import { LabHolidaysForm } from './LabHolidaysForm.tsx';
import { LabHoursForm } from './LabHoursForm.tsx';
import { LabPicture } from './LabPicture.tsx';
import { css, cx } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';
import { button } from '../../generated/panda/recipes/index.js';

/** One lab: its details, picture, hours and holidays. */
export function AdminLabPage() {
  const { id = '' } = useParams();
  const { mayCall } = useStaff();
  const added = (useLocation().state as { added?: boolean } | null)?.added === true;
  const { data, error, refetch } = useQuery(AdminLabDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  return (
    <Page
      title={data?.adminLab.name ?? copy.title}
      aside={
        <Link
          className={cx(button({ variant: 'outline' }), css({ minH: '11' }))}
          to={paths.adminLabPrices(id)}
        >
          {copy.prices}
        </Link>
      }
    >
      {error ? (
        <ErrorState message={messageOfFailure(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      {data ? (
        <div className={stack({ gap: '5' })}>
          {added && data.adminLab.hours.length === 0 ? (
            <InlineMessage tone="info" message={copy.added} />
          ) : null}
          {mayCall('changeLab') ? <Details lab={data.adminLab} /> : null}
          <OnlyToRead unless="saveLabHours">
            <LabHoursForm lab={data.adminLab} />
          </OnlyToRead>
          <OnlyToRead unless="saveLabHolidays">
            <LabHolidaysForm lab={data.adminLab} />
          </OnlyToRead>
          {mayCall('setLabImage') ? <LabPicture lab={data.adminLab} /> : null}
        </div>
      ) : null}
    </Page>
  );
}

function Details({ lab }: { lab: AdminLabFragment }) {
  const [change, { data, error, loading }] = useMutation(ChangeLabDocument);
  return (
    <LabDetailsForm
      lab={lab}
      busy={loading}
      message={error ? messageOfFailure(error) : null}
      saved={Boolean(data)}
      onSave={(input) => void change({ variables: { id: lab.id, input } }).catch(() => undefined)}
    />
  );
}
