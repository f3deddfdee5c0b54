import { useQuery } from '@apollo/client/react';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { LabInput } from '../../../machines/generated/schema.ts';
import { adminLabsCopy as copy } from '../../copy/adminLabs.ts';
import { AdminLabDocument, ChangeLabDocument } from '../generated/graphql.ts';
import type { AdminLabFragment } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { messageOfFailure, mutateCached } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { clearTyped } from '../../ui/typedText.ts';
import { useStaff } from '../signedInStaff.ts';
import { useStaffForm } from '../useStaffForm.ts';
import { choicesOf, LabDetailsForm } from './LabDetailsForm.tsx';
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
          {mayCall('changeLab') ? <Details lab={data.adminLab} load={refetch} /> : null}
          <OnlyToRead unless="saveLabHours">
            <LabHoursForm lab={data.adminLab} load={refetch} />
          </OnlyToRead>
          <OnlyToRead unless="saveLabHolidays">
            <LabHolidaysForm lab={data.adminLab} load={refetch} />
          </OnlyToRead>
          {mayCall('setLabImage') ? <LabPicture lab={data.adminLab} /> : null}
        </div>
      ) : null}
    </Page>
  );
}

function Details({ lab, load }: { lab: AdminLabFragment; load: () => Promise<unknown> }) {
  const typedAs = `lab.${lab.id}`;
  const form = useStaffForm({
    form: `${typedAs}.chosen`,
    stored: choicesOf(lab),
    texts: { typedAs, version: lab.version },
    save: async (input: LabInput) => {
      await mutateCached(ChangeLabDocument, { id: lab.id, version: lab.version, input });
      clearTyped(typedAs);
    },
    load,
  });
  return (
    <div {...form.attributes}>
      <LabDetailsForm
        typedAs={typedAs}
        lab={lab}
        chosen={form.fields}
        choose={form.change}
        busy={form.isBusy}
        message={form.message}
        saved={form.isSaved}
        onSave={form.submit}
      />
    </div>
  );
}
