import type { AddressInput, PatientInput } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

/** What a form sends: somebody whom one books for, or an address. */
export type SavedEntry =
  | { type: 'patient.submitted'; patient: PatientInput }
  | { type: 'address.submitted'; address: AddressInput };

export type SavedListPorts = {
  saveEntry: Port<SavedEntry, unknown>;
  removeEntry: Port<{ id: string }, unknown>;
  chooseDefaultAddress: Port<{ id: string }, unknown>;
};

export interface SavedListContext {
  /** Whose form is open: an id, or `new`. */
  edited: string | null;
  /** Why the form was not saved. */
  formMessage: Message | null;
  /** Why one was not removed or did not become the usual one. */
  message: Message | null;
}

export type SavedListEvent =
  | SavedEntry
  | { type: 'entry.opened'; id: string }
  | { type: 'editing.cancelled' }
  | { type: 'entry.removed'; id: string }
  | { type: 'default.chosen'; id: string };
