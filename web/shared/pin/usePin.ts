import { useSyncExternalStore } from 'react';
import { readPin, subscribePin } from './storedPin.ts';

const none = () => null;

/** The PIN code of this device; null on the server. */
export const usePin = (): string | null => useSyncExternalStore(subscribePin, readPin, none);
