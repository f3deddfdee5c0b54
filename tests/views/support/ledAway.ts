import { AddTestSheet } from '../../../web/booking/lazyDialogs.ts';
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
  await AddTestSheet.load();
  return () => led;
}
