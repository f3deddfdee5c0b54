import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import { AdminOfferDocument, ChangeOfferDocument } from '../generated/graphql.ts';
import type { AdminOfferFragment } from '../generated/graphql.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { formatRupees } from '../../ui/Price.tsx';
import { ErrorState, InlineMessage, Loading } from '../../ui/states.tsx';
import { FormShape } from '../../ui/shapes.tsx';
import { clearTyped } from '../../ui/typedText.ts';
import { OnlyToRead } from '../OnlyToRead.tsx';
import { OfferForm } from './OfferForm.tsx';
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
        {data ? <Offer key={code} offer={data.adminOffer} /> : null}
      </div>
    </Page>
  );
}

function Offer({ offer }: { offer: AdminOfferFragment }) {
  const [change, { data, error, loading }] = useMutation(ChangeOfferDocument);
  const { code } = offer.offer;
  const typedAs = `offer.${code}`;
  // Saved values are kept here, whatever the next change does.
  const [{ uses, rupeesGiven, budgetUses, budgetRupees }, setSaved] = useState(offer);
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
        <OfferForm
          typedAs={typedAs}
          offer={offer}
          busy={loading}
          message={error ? messageOfFailure(error) : null}
          saved={Boolean(data)}
          onSave={(input) =>
            void change({ variables: { code, input } }).then(
              ({ data: changed }) => {
                clearTyped(typedAs);
                setSaved(changed!.changeOffer);
              },
              () => undefined,
            )
          }
        />
      </OnlyToRead>
    </>
  );
}
