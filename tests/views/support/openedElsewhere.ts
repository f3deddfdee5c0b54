import { SavedAddressForm } from '../../../web/account/AddressPage.tsx';
import { PersonForm } from '../../../web/account/FamilyPage.tsx';
import { AddTestSheet } from '../../../web/booking/lazyDialogs.ts';
import { SlotPicker } from '../../../web/orders/OrderChanges.tsx';
import { AlertDialog } from '../../../web/shared/AlertDialog.ts';
import { bookingActor } from '../../../web/shared/flows/flows.ts';
import { openChatBy } from '../../../web/shared/openChat.ts';
import { openPinBy } from '../../../web/shared/pin/openPin.ts';

/** Counts the presses that open the booking, the assistant or the PIN sheet, which the page itself does not show. */
export async function countOpenedElsewhere(): Promise<() => number> {
  let opened = 0;
  const send = () => {
    opened += 1;
  };
  bookingActor.makeBy(() => Promise.resolve({ send } as never));
  openChatBy(send);
  openPinBy(send);
  // Code that a press loads late is loaded already.
  const late = [AddTestSheet, AlertDialog, PersonForm, SavedAddressForm, SlotPicker];
  await Promise.all(late.map((part) => part.load()));
  return () => opened;
}
