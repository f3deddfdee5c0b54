import { pinActor } from '../flows/flows.ts';
import { readPin } from './storedPin.ts';

/** A device without a PIN code takes that of the customer's own address. */
export function findOwnPin(): void {
  // Without its code, the header goes on asking.
  if (readPin() === null) send().catch(() => undefined);
}

async function send(): Promise<void> {
  (await pinActor.load()).send({ type: 'addresses.changed' });
}
