import { SavedAddressForm } from '../../../web/account/AddressPage.tsx';
import { PersonForm } from '../../../web/account/FamilyPage.tsx';
import { AddTestSheet } from '../../../web/booking/lazyDialogs.ts';
import { SlotPicker } from '../../../web/orders/OrderChanges.tsx';
import { AlertDialog } from '../../../web/shared/AlertDialog.ts';
import { bookingActor } from '../../../web/shared/flows/flows.ts';
import { openChatBy } from '../../../web/shared/openChat.ts';
import { openPinBy } from '../../../web/shared/pin/openPin.ts';

/** Counts the presses that lead to the booking, or to a sheet over all pages. */
export async function ledAway(): Promise<() => number> {
  let led = 0;
  const send = () => {
    led += 1;
  };
  bookingActor.makeBy(() => Promise.resolve({ send } as never));
  openChatBy(send);
  openPinBy(send);
  // What a press opens is there at once.
  const opened = [AddTestSheet, AlertDialog, PersonForm, SavedAddressForm, SlotPicker];
  await Promise.all(opened.map((part) => part.load()));
  return () => led;
}
