import type { AddressInput, PatientInput } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

/** The input of a form: a patient or an address. */
export type SavedEntry =
  | { type: 'patient.submitted'; patient: PatientInput }
  | { type: 'address.submitted'; address: AddressInput };

export const ports = {
  saveEntry: port<SavedEntry, unknown>(),
  removeEntry: port<{ id: string }, unknown>(),
  chooseDefaultAddress: port<{ id: string }, unknown>(),
};
export type SavedListPorts = typeof ports;

export interface SavedListContext {
  /** The id of the entry whose form is open, or `new`. */
  edited: string | null;
  /** Why the form was not saved. */
  formMessage: Message | null;
  /** Why an entry was not removed, or not made the default. */
  message: Message | null;
}

export type SavedListEvent =
  | SavedEntry
  | { type: 'entry.opened'; id: string }
  | { type: 'editing.cancelled' }
  | { type: 'entry.removed'; id: string }
  | { type: 'default.chosen'; id: string };
