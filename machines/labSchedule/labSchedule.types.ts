import type {
  LabHolidaysChange,
  LabHoursChange,
  OrderDecision,
  OrderFate,
} from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

/** A change of a lab's opening hours or closed days, as entered in the form. */
export type ScheduleChange =
  | Omit<LabHoursChange, 'decisions'>
  | Omit<LabHolidaysChange, 'decisions'>;

/** An order whose time is removed by a change, in the `data.orders` of 409 ORDERS_IN_THE_WAY. */
export interface OrderInTheWay {
  _id: string;
  patientName: string;
  testName: string;
  date: string;
  startTime: string;
  paid: boolean;
  amount: number;
  /** Sent back with the decision: an order that has changed since is left alone. */
  version: string;
  /** Why the decision about it cannot be carried out. */
  problem: { reason: string; message: string } | null;
}

/** A slot of the lab with free seats after the change, in the `data.slots` of the same refusal. */
export interface NewSlot {
  _id: string;
  date: string;
  startTime: string;
  placesLeft: number;
}

/** The decision about an order; with `MOVE`, the slot it moves to. */
export interface Fate {
  action: OrderFate;
  slotId: string | null;
}

/** The service's question: the orders in the way, and the slots that they may move to. */
export interface Question {
  orders: OrderInTheWay[];
  slots: NewSlot[];
}

export const ports = {
  saveSchedule: port<{ change: ScheduleChange; decisions: OrderDecision[] }, unknown>(),
  /** Reads what is stored; the form puts what was typed on top of it. */
  loadStored: port<void, unknown>(),
};
export type LabSchedulePorts = typeof ports;

export interface LabScheduleContext extends Question {
  /** The change being saved; null before the first one. */
  change: ScheduleChange | null;
  /** The decision about each order, by its id. */
  fates: Record<string, Fate>;
  /** The id of the order for which another slot is being picked. */
  picking: string | null;
  message: Message | null;
}

export type LabScheduleEvent =
  | { type: 'schedule.submitted'; change: ScheduleChange }
  | { type: 'fate.chosen'; orderId: string; fate: OrderFate }
  | { type: 'fate.chosenForAll'; fate: OrderFate }
  | { type: 'slots.opened'; orderId: string }
  | { type: 'slot.selected'; slotId: string }
  | { type: 'slots.closed' }
  | { type: 'orders.decided' }
  | { type: 'schedule.givenUp' };
