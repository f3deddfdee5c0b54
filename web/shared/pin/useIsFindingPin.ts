import { useSyncExternalStore } from 'react';
import { Session } from '../flows/flows.ts';
import { isOwnPinSettled, subscribeOwnPin } from './findOwnPin.ts';

const no = () => false;

/** Whether the PIN code may still come from the customer's address, on a device that has none. */
export function useIsFindingPin(pin: string | null): boolean {
  const isSettled = useSyncExternalStore(subscribeOwnPin, isOwnPinSettled, no);
  const isCustomer = Session.useSelector(({ context }) => context.user !== null);
  return pin === null && isCustomer && !isSettled;
}
