import { useQuery } from '@apollo/client/react';
import { useLocation, useParams } from 'react-router-dom';
import type { OfferChanges } from '../../../machines/generated/schema.ts';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import { AdminOfferDocument, ChangeOfferDocument } from '../generated/graphql.ts';
import type { AdminOfferFragment } from '../generated/graphql.ts';
import { messageOfFailure, mutateCached } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { formatRupees } from '../../ui/Price.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { OnlyToRead } from '../OnlyToRead.tsx';
import { useStaffForm } from '../useStaffForm.ts';
import { fieldsOf, OfferForm } from './OfferForm.tsx';
import { css } from '../../generated/panda/css/index.js';
import { stack } from '../../generated/panda/patterns/index.js';

/** One offer: its terms, how much of it is used up, and whether it is paused. */
export function AdminOfferPage() {
  const { code = '' } = useParams();
  const { added = false } = (useLocation().state ?? {}) as { added?: boolean };
  const { data, error, refetch } = useQuery(AdminOfferDocument, {
    variables: { code },
    fetchPolicy: 'network-only',
  });
  return (
    <Page title={code}>
      {error ? (
        <ErrorState message={messageOfFailure(error)} onRetry={() => void refetch()} />
      ) : null}
      {!data && !error ? (
        <Loading>
          <FormShape />
        </Loading>
      ) : null}
      <div className={stack({ gap: '3' })}>
        {added ? <InlineMessage tone="info" message={copy.added} /> : null}
        {data ? <Offer key={code} offer={data.adminOffer} load={refetch} /> : null}
      </div>
    </Page>
  );
}

function Offer({ offer, load }: { offer: AdminOfferFragment; load: () => Promise<unknown> }) {
  const { version, uses, rupeesGiven, budgetUses, budgetRupees } = offer;
  const { code } = offer.offer;
  const form = useStaffForm({
    form: `offer.${code}.changes`,
    stored: fieldsOf(offer),
    save: (input: OfferChanges) => mutateCached(ChangeOfferDocument, { code, version, input }),
    load,
  });
  const given = formatRupees(rupeesGiven);
  return (
    <>
      <p className={css({ fontVariantNumeric: 'tabular-nums', color: 'fg.muted' })}>
        {[
          copy.used(uses, given),
          ...(budgetUses === null ? [] : [copy.usedOf(uses, budgetUses)]),
          ...(budgetRupees === null ? [] : [copy.spentOf(given, formatRupees(budgetRupees))]),
        ].join(' · ')}
      </p>
      <OnlyToRead unless="changeOffer">
        <div {...form.attributes}>
          <OfferForm
            typed={form.fields}
            type={form.change}
            busy={form.isBusy}
            message={form.message}
            saved={form.isSaved}
            onSave={form.submit}
          />
        </div>
      </OnlyToRead>
    </>
  );
}
