import { pinActor } from '../flows/flows.ts';
import { readPin } from './storedPin.ts';

let isSettled = false;
const listeners = new Set<() => void>();

/** Whether the customer's own address was looked at for a PIN code, or cannot be. */
export const isOwnPinSettled = (): boolean => isSettled;

/** Calls back when that changes; gives what ends it. */
export function subscribeOwnPin(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function settle(next: boolean): void {
  isSettled = next;
  for (const listener of listeners) listener();
}

/** A device without a PIN code takes that of the customer's own address. */
export async function findOwnPin(): Promise<void> {
  settle(false);
  // Without its code, the header goes on asking.
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
