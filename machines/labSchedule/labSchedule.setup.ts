import { assertEvent, assign, setup } from 'xstate';
import { isChangedSince } from '../changedSince.ts';
import { codeOf, valueOf } from '../failure.ts';
import { messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';
import {
  askedAnew,
  fateOf,
  fatesFor,
  fatesForAll,
  slotsFor,
  withFate,
  withFateForAll,
} from './labSchedule.rules.ts';
import { ports } from './labSchedule.types.ts';
import type {
  LabScheduleContext,
  LabScheduleEvent,
  NewSlot,
  OrderInTheWay,
  Question,
} from './labSchedule.types.ts';

export const labScheduleSetup = setup({
  types: {
    context: {} as LabScheduleContext,
    events: {} as LabScheduleEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isChangedSince: (_, { error }: { error: unknown }) => isChangedSince(error),
    areOrdersInTheWay: (_, { error }: { error: unknown }) => codeOf(error) === 'ORDERS_IN_THE_WAY',
    /** No orders were in question, or the change itself was refused. */
    isUndecided: ({ context }, { error }: { error: unknown }) =>
      context.orders.length === 0 || ['BAD_REQUEST', 'NOT_FOUND'].includes(codeOf(error) ?? ''),
    isFatePossible: ({ context, event }) => {
      assertEvent(event, 'fate.chosen');
      return fatesFor(context, event.orderId).includes(event.fate);
    },
    isFatePossibleForSome: ({ context, event }) => {
      assertEvent(event, 'fate.chosenForAll');
      return fatesForAll(context).includes(event.fate);
    },
    isMoving: ({ context, event }) => {
      assertEvent(event, 'slots.opened');
      return fateOf(context, event.orderId).action === 'MOVE';
    },
    isSlotLeft: ({ context, event }) => {
      assertEvent(event, 'slot.selected');
      return slotsFor(context, context.picking!).some(({ _id }) => _id === event.slotId);
    },
  },
  actions: {
    keepChange: assign({
      change: ({ event }) => {
        assertEvent(event, 'schedule.submitted');
        return event.change;
      },
    }),
    keepOrders: assign(({ context }, question: Question) => askedAnew(question, context.fates)),
    forgetOrders: assign({ orders: [], slots: [], fates: {}, picking: null }),
    setFate: assign({
      fates: ({ context, event }) => {
        assertEvent(event, 'fate.chosen');
        return withFate(context, event.orderId, event.fate);
      },
    }),
    setFateForAll: assign({
      fates: ({ context, event }) => {
        assertEvent(event, 'fate.chosenForAll');
        return withFateForAll(context, event.fate);
      },
    }),
    setPicking: assign({
      picking: ({ event }) => {
        assertEvent(event, 'slots.opened');
        return event.orderId;
      },
    }),
    clearPicking: assign({ picking: null }),
    setSlot: assign({
      fates: ({ context, event }) => {
        assertEvent(event, 'slot.selected');
        return {
          ...context.fates,
          [context.picking!]: { action: 'MOVE' as const, slotId: event.slotId },
        };
      },
    }),
    ...messageActions<LabScheduleContext, LabScheduleEvent>(),
  },
});

/**
 * The service's question in its refusal: the orders in the way, and the slots that are free after
 * the change.
 */
export const questionOf = ({ event }: { event: { error: unknown } }): Question => ({
  orders: (valueOf(event.error, 'orders') ?? []) as OrderInTheWay[],
  slots: (valueOf(event.error, 'slots') ?? []) as NewSlot[],
});
