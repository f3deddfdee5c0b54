import type {
  LabHolidaysChange,
  LabHoursChange,
  OrderDecision,
  OrderFate,
} from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

/** A change of a lab's opening hours or closed days, as the form has it. */
export type ScheduleChange =
  | Omit<LabHoursChange, 'decisions'>
  | Omit<LabHolidaysChange, 'decisions'>;

/** An order whose time a change takes away, in the `data.orders` of 409 ORDERS_IN_THE_WAY. */
export interface OrderInTheWay {
  _id: string;
  patientName: string;
  testName: string;
  date: string;
  startTime: string;
  paid: boolean;
  amount: number;
  /** Goes back with the decision: an order that has changed since is left alone. */
  version: string;
  /** Why what was decided of it cannot be carried out. */
  problem: { reason: string; message: string } | null;
}

/** A slot with free seats that the lab has after the change, in `data.slots` there. */
export interface NewSlot {
  _id: string;
  date: string;
  startTime: string;
  placesLeft: number;
}

/** What is to become of an order; with `MOVE`, where it moves to. */
export interface Fate {
  action: OrderFate;
  slotId: string | null;
}

/** What the service asks about: the orders in the way, and where they may move to. */
export interface Question {
  orders: OrderInTheWay[];
  slots: NewSlot[];
}

export type LabSchedulePorts = {
  saveSchedule: Port<{ change: ScheduleChange; decisions: OrderDecision[] }, unknown>;
};

export interface LabScheduleContext extends Question {
  /** What is being saved; null before the first time. */
  change: ScheduleChange | null;
  /** What is chosen for each order, by its id. */
  fates: Record<string, Fate>;
  /** The order for which another slot is being picked. */
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
