import { useMutation, useQuery } from '@apollo/client/react';
import { MapPin } from 'lucide-react';
import { clearTyped } from '../ui/typedText.ts';
import { AskFirst } from '../shared/AskFirst.tsx';
import { usePin } from '../shared/pin/usePin.ts';
import { useZipCode } from '../shared/pin/useZipCode.tsx';
import { messageOfFailure } from '../shared/apollo.ts';
import { accountCopy } from '../copy/account.ts';
import {
  AddressesDocument,
  ChooseDefaultAddressDocument,
  DeleteAddressDocument,
  SaveAddressDocument,
} from '../generated/graphql.ts';
import { Card } from '../ui/Card.tsx';
import { List } from '../ui/List.tsx';
import { Page } from '../ui/Page.tsx';
import { EmptyState, ErrorState, InlineMessage, Loading } from '../ui/states.tsx';
import { useOpenForm } from '../ui/useOpenForm.ts';
import { AddressForm, newAddressAt } from '../ui/AddressForm.tsx';
import type { AddressFields, AddressFormProps } from '../ui/AddressForm.tsx';
import { css } from '../generated/panda/css/index.js';
import { stack } from '../generated/panda/patterns/index.js';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

const copy = accountCopy.address;
const refetchQueries = [AddressesDocument];

/** The customer's addresses; the default one is labelled HOME. */
export function AddressPage() {
  const { data, error, refetch } = useQuery(AddressesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const { id: edited, open, close, form } = useOpenForm('savedAddress');
  const [save, saving] = useMutation(SaveAddressDocument, { refetchQueries });
  const [choose, choosing] = useMutation(ChooseDefaultAddressDocument, { refetchQueries });
  const [remove, removing] = useMutation(DeleteAddressDocument, { refetchQueries });
  const failed = [choosing.error, removing.error].find(Boolean);
  const submit = (fields: AddressFields) => {
    save({ variables: { input: { ...fields, id: edited === 'new' ? null : edited } } }).then(
      () => {
        clearTyped(`savedAddress.${edited}`);
        close();
      },
      () => undefined,
    );
  };
  const initial = data?.addresses.find((address) => address.id === edited);
  const none = data?.addresses.length === 0 && !edited;
  const add = (
    <Button variant="outline" onClick={() => open('new')} className={css({ minH: '11' })}>
      {copy.add}
    </Button>
  );
  return (
    <main id="main">
      <Page title={copy.title} narrow aside={none ? undefined : add}>
        <div className={stack({ gap: '3' })}>
          {error ? <ErrorState message={copy.failed} onRetry={() => void refetch()} /> : null}
          {!data && !error ? <Loading /> : null}
          <InlineMessage message={failed ? messageOfFailure(failed) : null} />
          {edited === 'new' || initial ? (
            <div ref={form} tabIndex={-1} role="group" aria-label={initial ? copy.edit : copy.add}>
              <CheckedForm
                key={edited}
                typedAs={`savedAddress.${edited}`}
                initial={initial}
                message={saving.error ? messageOfFailure(saving.error) : null}
                saving={saving.loading}
                onSave={submit}
                onCancel={close}
              />
            </div>
          ) : null}
          {none ? (
            <EmptyState
              title={copy.empty}
              text={copy.emptyText}
              icon={<MapPin size={44} strokeWidth={1.5} aria-hidden />}
            >
              {add}
            </EmptyState>
          ) : null}
          <List>
            {data?.addresses.map((address) => (
              <Card as="li" key={address.id}>
                <div>
                  {address.isDefault ? (
                    <Badge className={css({ colorPalette: 'brand', mb: '1' })}>{copy.home}</Badge>
                  ) : null}
                  <p className={css({ fontWeight: 'medium' })}>
                    <InOwnLanguage text={`${address.houseNo}, ${address.road}`} />
                  </p>
                  <p className={css({ color: 'fg.muted' })}>
                    <InOwnLanguage text={address.cityState} /> {address.zipCode}
                  </p>
                </div>
                <div className={stack({ direction: 'row', flexWrap: 'wrap', gap: '2', mt: '3' })}>
                  <Button
                    variant="outline"
                    onClick={() => open(address.id)}
                    className={css({ minH: '11' })}
                  >
                    {copy.edit}
                  </Button>
                  {address.isDefault ? null : (
                    <Button
                      variant="outline"
                      onClick={() =>
                        void choose({ variables: { id: address.id } }).catch(() => undefined)
                      }
                      className={css({ minH: '11' })}
                    >
                      {copy.makeDefault}
                    </Button>
                  )}
                  <AskFirst
                    variant="ghost"
                    question={copy.sure}
                    consequence={copy.sureText}
                    yes={copy.yes}
                    onYes={() =>
                      void remove({ variables: { id: address.id } }).catch(() => undefined)
                    }
                    className={css({ minH: '11' })}
                  >
                    {copy.remove}
                  </AskFirst>
                </div>
              </Card>
            ))}
          </List>
        </div>
      </Page>
    </main>
  );
}

/** A new address begins with the PIN code of this device. */
function CheckedForm({ initial, ...props }: AddressFormProps) {
  const pin = usePin();
  return <AddressForm {...props} initial={initial ?? newAddressAt(pin)} check={useZipCode()} />;
}
