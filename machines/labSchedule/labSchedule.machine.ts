import { assertEvent, assign, setup } from 'xstate';
import { codeOf, valueOf } from '../failure.ts';
import type { LabHolidaysChange, LabHoursChange, OrderDecision } from '../generated/schema.ts';
import { failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';
import type { Tag } from '../tags.ts';

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
}

export type LabSchedulePorts = {
  saveSchedule: Port<{ change: ScheduleChange; decisions: OrderDecision[] }, unknown>;
};

interface LabScheduleContext {
  /** What is being saved; null before the first time. */
  change: ScheduleChange | null;
  /** What waits to be decided; the service alone knows which orders are in the way. */
  orders: OrderInTheWay[];
  message: Message | null;
}

type LabScheduleEvent =
  | { type: 'schedule.submitted'; change: ScheduleChange }
  | { type: 'orders.decided'; decisions: OrderDecision[] }
  | { type: 'schedule.givenUp' };

/** An administrator changes when a lab collects (docs/product/screens.md#administration). */
export const labScheduleMachine = setup({
  types: {
    context: {} as LabScheduleContext,
    events: {} as LabScheduleEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors<LabSchedulePorts>({ saveSchedule: missing('saveSchedule') }),
  guards: {
    areOrdersInTheWay: (_, { error }: { error: unknown }) => codeOf(error) === 'ORDERS_IN_THE_WAY',
  },
  actions: {
    keepChange: assign({
      change: ({ event }) => {
        assertEvent(event, 'schedule.submitted');
        return event.change;
      },
    }),
    keepOrders: assign({
      orders: (_, { orders }: { orders: OrderInTheWay[] }) => orders,
    }),
    forgetOrders: assign({ orders: [] }),
    ...messageActions<LabScheduleContext, LabScheduleEvent>(),
  },
}).createMachine({
  id: 'labSchedule',
  description: "Changes a lab's opening hours or closed days; no order is silently lost.",
  meta: { clause: 'docs/product/screens.md#administration' },
  context: { change: null, orders: [], message: null },
  initial: 'editing',
  states: {
    editing: {
      description: 'The form is being filled in.',
      tags: 'editing',
      meta: { clause: 'docs/product/screens.md#administration' },
      on: { 'schedule.submitted': { target: 'saving', actions: 'keepChange' } },
    },
    saving: {
      description: 'The change is being sent, with what was decided of the orders in its way.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'saveSchedule',
        src: 'saveSchedule',
        input: ({ event, context }) => ({
          change: context.change!,
          decisions: event.type === 'orders.decided' ? event.decisions : [],
        }),
        onDone: { target: 'saved', actions: 'forgetOrders' },
        onError: [
          {
            guard: { type: 'areOrdersInTheWay', params: ({ event }) => ({ error: event.error }) },
            target: 'deciding',
            actions: [
              {
                type: 'keepOrders',
                params: ({ event }) => ({
                  orders: valueOf(event.error, 'orders') as OrderInTheWay[],
                }),
              },
              { type: 'showMessage', params: failureMessage },
            ],
          },
          {
            target: 'editing',
            actions: ['forgetOrders', { type: 'showMessage', params: failureMessage }],
          },
        ],
      },
    },
    deciding: {
      description:
        'Orders are in the way: each is kept at its time or cancelled, or all stays as it was.',
      tags: ['editing', 'choosing'],
      meta: { clause: 'docs/product/screens.md#administration' },
      on: {
        'orders.decided': 'saving',
        'schedule.givenUp': { target: 'editing', actions: ['forgetOrders', 'clearMessage'] },
      },
    },
    saved: {
      description: 'The lab collects at the new times; the form can be changed and sent again.',
      on: { 'schedule.submitted': { target: 'saving', actions: 'keepChange' } },
    },
  },
});
