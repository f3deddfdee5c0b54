import type { Place, Serviceability } from '../generated/schema.ts';
import type { Coordinates } from '../location/location.machine.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

export const ports = {
  locate: port<void, Coordinates>(),
  loadPlace: port<Coordinates, Place>(),
  loadServiceability: port<{ pin: string }, Serviceability>(),
};
export type PinPorts = typeof ports;

export interface PinContext {
  /** The PIN code of this device. */
  pin: string | null;
  /** The service's answer for the PIN code, once known. */
  answer: Serviceability | null;
  /** The PIN code that was typed, or found by location, and is to be checked. */
  typed: string;
  message: Message | null;
}

export type PinEvent =
  /** The button with the PIN code was pressed. */
  | { type: 'pin.wanted' }
  | { type: 'pin.submitted'; pin: string }
  /** Another PIN code was chosen elsewhere: in another tab, or in the funnel. */
  | { type: 'pin.changed'; pin: string | null }
  /** The PIN code is to be found by the device's location. */
  | { type: 'position.wanted' }
  | { type: 'editing.cancelled' }
  | { type: 'load.retried' };
