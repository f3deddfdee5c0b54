import { pinActor } from '../flows/flows.ts';
import { readPin } from './storedPin.ts';

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
  // If its code cannot be loaded, the header goes on asking.
  if (readPin() === null) await search().catch(() => undefined);
  settle(true);
}

async function search(): Promise<void> {
  const actor = await pinActor.load();
  actor.send({ type: 'addresses.changed' });
  await new Promise<void>((resolve) => {
    const end = () => actor.getSnapshot().hasTag('loading') || resolve();
    actor.subscribe(end);
    end();
  });
}
