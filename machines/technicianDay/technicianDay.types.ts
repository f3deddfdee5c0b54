import type { Visit, VisitActInput, VisitDay, VisitPhone } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

/** An act that the service did not take, with its reason; it is shown until it is read. */
export interface RefusedAct {
  act: VisitActInput;
  message: Message;
  /** The order's number, for people; null where the visit is not on the device any more. */
  number: string | null;
}

/** What was pressed and is not sent yet, in its order, and what was refused; it survives a reload. */
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

/** The list as this device has it. */
export interface StoredDay {
  day: VisitDay;
  /** When it was loaded, in ISO 8601. */
  at: string;
}

/** The services that the day calls. */
export type TechnicianDayPorts = {
  loadVisits: Port<void, VisitDay>;
  actOnVisit: Port<VisitActInput, Visit>;
  visitPhone: Port<{ id: string }, VisitPhone>;
};

export interface TechnicianDayInput {
  outbox: Outbox;
  /** What was loaded before, for a start without a connection. */
  stored: StoredDay | null;
}

export interface TechnicianDayContext extends TechnicianDayInput {
  /** Why what is shown could not be loaded anew. */
  staleMessage: Message | null;
  /** The numbers that were asked for, by visit; they are not stored. */
  phones: Record<string, string | null>;
  /** The visit whose form is open, or whose number was asked for. */
  visitId: string | null;
  /** What is said there. */
  message: Message | null;
  /** Why nothing can be sent at the moment. */
  sendMessage: Message | null;
  /** An act was refused: things are not as the list has them. */
  isOutdated: boolean;
}

export type TechnicianDayEvent =
  /** On the way, the samples, or why there are none; the key and the time are of the press. */
  | { type: 'act.pressed'; act: VisitActInput }
  | { type: 'collection.opened'; visitId: string }
  | { type: 'failure.opened'; visitId: string }
  | { type: 'form.closed' }
  | { type: 'phone.requested'; visitId: string }
  | { type: 'refusal.read'; visitId: string }
  | { type: 'day.refreshed' }
  /** The list was read while it is shown, or while a form is open. */
  | { type: 'visits.changed'; day: VisitDay }
  | { type: 'load.retried' }
  | { type: 'connection.returned' }
  /** Another tab pressed or sent something. */
  | { type: 'outbox.changed'; outbox: Outbox };
