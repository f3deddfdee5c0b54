import type { Place, Serviceability } from '../generated/schema.ts';
import type { Coordinates } from '../location/location.machine.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

export type PinPorts = {
  locate: Port<void, Coordinates>;
  loadPlace: Port<Coordinates, Place>;
  loadServiceability: Port<{ pin: string }, Serviceability>;
  /** The PIN code of the customer's own address; null where none is saved. */
  loadOwnPin: Port<void, { pin: string | null }>;
};

export interface PinContext {
  /** The PIN code of this device. */
  pin: string | null;
  /** What the service says of it, once that is known. */
  answer: Serviceability | null;
  /** What was typed, or found by the location, and is to be checked. */
  typed: string;
  message: Message | null;
}

export type PinEvent =
  /** The button with the PIN code was pressed. */
  | { type: 'pin.wanted' }
  | { type: 'pin.submitted'; pin: string }
  /** Another one was chosen elsewhere: in another tab, or in the funnel. */
  | { type: 'pin.changed'; pin: string | null }
  /** Somebody logged in, or saved an address. */
  | { type: 'addresses.changed' }
  /** The PIN code is to come from the device's location. */
  | { type: 'position.wanted' }
  | { type: 'editing.cancelled' }
  | { type: 'load.retried' };
