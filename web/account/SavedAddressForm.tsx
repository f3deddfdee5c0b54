import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { accountCopy } from '../copy/account.ts';
import { usePin } from '../shared/pin/usePin.ts';
import { useZipCode } from '../shared/pin/useZipCode.tsx';
import type { AddressesQuery } from '../generated/graphql.ts';
import { AddressForm, newAddressAt } from '../ui/AddressForm.tsx';
import { isOverOther } from '../ui/isOverOther.ts';
import { typedAs } from './useSavedList.ts';
import type { SavedListActor } from './useSavedList.ts';

type Address = AddressesQuery['addresses'][number];

/** A saved address, or a new one that starts with this device's PIN code. */
export function SavedAddressForm({
  address,
  actor,
}: {
  address: Address | null;
  actor: SavedListActor;
}) {
  const pin = usePin();
  const storedAs = typedAs('savedAddress', address?.id ?? 'new');
  const refused = useSelector(actor, ({ context }) => context.formMessage);
  // The version that is sent is the newer one, so the service would not refuse what was typed before.
  const [isOverNewer] = useState(() => isOverOther(storedAs, address?.version));
  const message = refused ?? (isOverNewer ? accountCopy.address.changedSince : null);
  const isSaving = useSelector(actor, (snapshot) => !snapshot.can({ type: 'editing.cancelled' }));
  return (
    <AddressForm
      typedAs={storedAs}
      initial={address ?? newAddressAt(pin)}
      basis={address?.version ?? undefined}
      check={useZipCode()}
      message={message}
      saving={isSaving}
      onSave={(fields) =>
        actor.send({
          type: 'address.submitted',
          address: {
            ...fields,
            id: address?.id ?? null,
            ...(address && { version: address.version }),
          },
        })
      }
      onCancel={() => actor.send({ type: 'editing.cancelled' })}
    />
  );
}
