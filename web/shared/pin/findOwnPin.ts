import { pinCodeOf } from '../../../machines/pin/pinCode.ts';
import { pinActor } from '../flows/flows.ts';
import { currentCustomer } from '../sessionChange.ts';
import { readPin, writePin } from './storedPin.ts';

let isSettled = false;
const listeners = new Set<() => void>();

/** Whether the search for a PIN code in the customer's address has ended. */
export const isOwnPinSettled = (): boolean => isSettled;

/** Calls back when that changes; returns the function that ends it. */
export function subscribeOwnPin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(next: boolean): void {
  isSettled = next;
  for (const listener of listeners) listener();
}

/** Takes the PIN code of the customer's address on a device that has none. */
export async function findOwnPin(): Promise<void> {
  settle(false);
  // Without an answer, the header goes on asking.
  if (readPin() === null) await search().catch(() => undefined);
  settle(true);
}

async function search(): Promise<void> {
  const customer = currentCustomer();
  const [{ query }, { AddressesDocument }] = await Promise.all([
    import('../gateway.ts'),
    import('../../generated/graphql.ts'),
  ]);
  const { addresses } = await query(AddressesDocument, {});
  const own = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const pin = pinCodeOf(own?.zipCode ?? null);
  // Meanwhile somebody may type one, or log out.
  const isTyping = pinActor.current()?.getSnapshot().hasTag('editing') ?? false;
  if (pin !== null && readPin() === null && !isTyping && currentCustomer() === customer)
    writePin(pin);
}
