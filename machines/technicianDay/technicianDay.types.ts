import type { Visit, VisitActInput, VisitDay, VisitPhone } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

/** An act that the service refused, with the reason; it is shown until dismissed. */
export interface RefusedAct {
  act: VisitActInput;
  message: Message;
  /** The order's number as people know it; null if the visit is no longer on the device. */
  number: string | null;
}

/** The unsent acts in order, and the refused ones; it survives a reload. */
export interface Outbox {
  acts: VisitActInput[];
  refused: RefusedAct[];
}

/** One change of the outbox, so that tabs do not write over each other's acts. */
export type OutboxChange =
  | { add: VisitActInput }
  | { drop: string }
  | { refuse: RefusedAct }
  | { read: string };

/** The list as this device last loaded it. */
export interface StoredDay {
  day: VisitDay;
  /** When it was loaded, in ISO 8601. */
  at: string;
}

export const ports = {
  loadVisits: port<void, VisitDay>(),
  actOnVisit: port<VisitActInput, Visit>(),
  visitPhone: port<{ id: string }, VisitPhone>(),
};
export type TechnicianDayPorts = typeof ports;

export interface TechnicianDayInput {
  outbox: Outbox;
  /** The list from an earlier load, for a start without a connection. */
  stored: StoredDay | null;
}

export interface TechnicianDayContext extends TechnicianDayInput {
  /** Why the list could not be reloaded. */
  staleMessage: Message | null;
  /** The phone numbers requested so far, by visit; they are not stored. */
  phones: Record<string, string | null>;
  /** The visit whose form is open, or whose phone number was requested. */
  visitId: string | null;
  /** The message at that visit. */
  message: Message | null;
  /** Why acts cannot be sent at the moment. */
  sendMessage: Message | null;
  /** An act was refused, so the list is out of date. */
  isOutdated: boolean;
}

export type TechnicianDayEvent =
  /**
   * Setting out, the samples, or why there are none; the key and the time are those of the press.
   */
  | { type: 'act.pressed'; act: VisitActInput }
  | { type: 'collection.opened'; visitId: string }
  | { type: 'failure.opened'; visitId: string }
  | { type: 'form.closed' }
  | { type: 'phone.requested'; visitId: string }
  | { type: 'refusal.read'; visitId: string }
  | { type: 'day.refreshed' }
  /** The list was reloaded while it is shown, or while a form is open. */
  | { type: 'visits.changed'; day: VisitDay }
  | { type: 'load.retried' }
  | { type: 'connection.returned' }
  /** Another tab pressed or sent something. */
  | { type: 'outbox.changed'; outbox: Outbox };
