import { addressesQuery } from '../shared/queries.ts';
import { findOwnPin } from '../shared/pin/findOwnPin.ts';
import { usePin } from '../shared/pin/usePin.ts';
import { useZipCode } from '../shared/pin/useZipCode.tsx';
import { usePageMutation } from '../shared/usePageMutation.ts';
import type { AddressesQuery } from '../generated/graphql.ts';
import { AddressForm, newAddressAt } from '../ui/AddressForm.tsx';
import type { AddressFields } from '../ui/AddressForm.tsx';
import { clearTyped } from '../ui/typedText.ts';

type Address = AddressesQuery['addresses'][number];

/** A saved address, or a new one, which begins with the PIN code of this device. */
export function SavedAddressForm({
  address,
  onDone,
}: {
  address: Address | null;
  onDone: () => void;
}) {
  const typedAs = `savedAddress.${address?.id ?? 'new'}`;
  const pin = usePin();
  const save = usePageMutation(
    async () => (await import('../generated/graphql.ts')).SaveAddressDocument,
    addressesQuery,
  );
  const submit = (fields: AddressFields) =>
    void save.send({ input: { ...fields, id: address?.id ?? null } }).then((isSaved) => {
      if (!isSaved) return;
      clearTyped(typedAs);
      void findOwnPin();
      onDone();
    });
  return (
    <AddressForm
      typedAs={typedAs}
      initial={address ?? newAddressAt(pin)}
      check={useZipCode()}
      message={save.message}
      saving={save.sending}
      onSave={submit}
      onCancel={onDone}
    />
  );
}
