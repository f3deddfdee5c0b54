import { pinActor } from '../flows/flows.ts';
import { readPin } from './storedPin.ts';

/** A device without a PIN code takes that of the customer's own address. */
export function findOwnPin(): void {
  if (readPin() !== null) return;
  pinActor.load().then(
    (actor) => actor.send({ type: 'addresses.changed' }),
    // Without its code, the header goes on asking.
    () => undefined,
  );
}
