import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { adminOffersCopy as copy } from '../../copy/adminOffers.ts';
import { AddOfferDocument } from '../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { messageOfFailure } from '../../shared/apollo.ts';
import { Page } from '../../ui/Page.tsx';
import { clearTyped, useTyped } from '../../ui/typedText.ts';
import { fieldsOf, OfferForm } from './OfferForm.tsx';

const typedAs = 'offer.new';

export function AddOfferPage() {
  const navigate = useNavigate();
  const [typed, type] = useTyped(typedAs, fieldsOf());
  const [add, { error, loading }] = useMutation(AddOfferDocument);
  return (
    <Page title={copy.add}>
      <OfferForm
        typed={typed}
        type={type}
        isNew
        busy={loading}
        message={error ? messageOfFailure(error) : null}
        onSave={(input, code) =>
          void add({ variables: { code, input } }).then(
            async ({ data }) => {
              clearTyped(typedAs);
              await navigate(paths.adminOffer(data!.addOffer.offer.code), {
                state: { added: true },
              });
            },
            () => undefined,
          )
        }
      />
    </Page>
  );
}
