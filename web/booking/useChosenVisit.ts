import { addressLine } from '../../machines/text/addressText.ts';
import { useQuery } from '@apollo/client/react';
import { AddressesDocument, SlotsDocument } from '../generated/graphql.ts';
import { Booking } from '../shared/flows/flows.ts';
import { slotTimes } from '../ui/slotTimes.ts';
import { bookingSteps } from './bookingSteps.tsx';
import type { BookingStep } from './bookingSteps.tsx';
import type { useChosen } from './useChosen.ts';

type Chosen = Pick<ReturnType<typeof useChosen>, 'draft' | 'ordered'>;

/** When and where, in words; a step asks for its own choices itself. */
export function useChosenVisit({ draft, ordered }: Chosen, step: BookingStep) {
  const loaded = Booking.useSelector((snapshot) => snapshot.context);
  const { labId, slotId, addressId } = draft;
  const { path } = bookingSteps[step];
  const slots = useQuery(SlotsDocument, {
    variables: { labId: labId ?? '' },
    skip:
      ordered !== null ||
      labId === null ||
      slotId === null ||
      loaded.slots.length > 0 ||
      step === 'slot' ||
      typeof path === 'function',
  });
  const addresses = useQuery(AddressesDocument, {
    skip:
      ordered !== null ||
      addressId === null ||
      loaded.addresses.length > 0 ||
      step === 'address' ||
      typeof path === 'function',
  });
  const slot =
    ordered?.slot ??
    (loaded.slots.length > 0 ? loaded.slots : slots.data?.slots)?.find(({ id }) => id === slotId);
  const address =
    ordered?.address ??
    (loaded.addresses.length > 0 ? loaded.addresses : addresses.data?.addresses)?.find(
      ({ id }) => id === addressId,
    );
  return {
    slot: slot && slotTimes(slot),
    address: address && addressLine(address),
  };
}
