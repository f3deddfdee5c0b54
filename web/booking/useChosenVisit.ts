import { addressLine } from '../../machines/text/addressText.ts';
import { Booking } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { addressesQuery, none, slotsQuery } from '../shared/queries.ts';
import { slotTimes } from '../ui/slotTimes.ts';
import { bookingSteps } from './bookingSteps.tsx';
import type { BookingStep } from './bookingSteps.tsx';
import type { useChosen } from './useChosen.ts';

type Chosen = Pick<ReturnType<typeof useChosen>, 'draft' | 'ordered'>;

/** Time and place in words; a step that chooses one of them loads it itself. */
export function useChosenVisit({ draft, ordered }: Chosen, step: BookingStep) {
  const loaded = Booking.useSelector((snapshot) => snapshot.context);
  const { labId, slotId, addressId } = draft;
  const { path } = bookingSteps[step];
  const isLoadedByStep = ordered !== null || typeof path === 'function';
  const slots = usePageQuery(
    slotsQuery,
    { labId: labId ?? '' },
    {
      skip:
        isLoadedByStep ||
        labId === null ||
        slotId === null ||
        loaded.slots.length > 0 ||
        step === 'slot',
    },
  );
  const addresses = usePageQuery(addressesQuery, none, {
    skip: isLoadedByStep || addressId === null || loaded.addresses.length > 0 || step === 'address',
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
