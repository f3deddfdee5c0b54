import { assertEvent, assign, setup } from 'xstate';
import type { Failure } from '../failure.ts';
import { effects, messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import { backTo, refused, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';
import { ports } from './orderActs.types.ts';
import type { OrderActsContext, OrderActsEvent } from './orderActs.types.ts';

type Happened = { event: OrderActsEvent };
type Remembered = { context: OrderActsContext };
type Failed = { event: { error: unknown } };
const reasonOf = ({ event }: Failed) => ({ reason: (event.error as Failure | undefined)?.reason });
const done = { target: 'ready', actions: 'notifyChange' } as const;
/** Somebody else acted first: the order is shown as it is now. */
const unlessChanged = {
  guard: { type: 'isStageOver', params: reasonOf },
  target: 'ready',
  actions: [...refused, 'notifyChange'],
} as const;

const noTime = {
  type: 'setChosenTime',
  params: () => ({ date: null, slotId: null }),
} as const;

/**
 * The staff's actions on an order's card: moving it along or to another time, and attaching a PDF.
 */
export const orderActsMachine = setup({
  types: {
    context: {} as OrderActsContext,
    input: {} as { orderId: string },
    events: {} as OrderActsEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    hasSlot: ({ context }) => context.slotId !== null,
    isStageOver: (_, { reason }: { reason: string | undefined }) =>
      reason === 'ORDER_STAGE_FORBIDS',
  },
  actions: {
    log: effects.log,
    ...messageActions<OrderActsContext, OrderActsEvent>(),
    setChosenTime: assign(
      (_, params: Partial<Pick<OrderActsContext, 'date' | 'slotId'>>) => params,
    ),
    /** Reloads the lists that contain the order. */
    notifyChange: () => undefined,
    /** Reloads the free times. */
    reloadSlots: () => undefined,
  },
}).createMachine({
  id: 'orderActs',
  description: 'What the staff does with an order: moves it along, or to another slot.',
  meta: { clause: 'PD-55' },
  context: ({ input }) => ({ ...input, date: null, slotId: null, message: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'The order with what the service says can be done with it now.',
      on: {
        'act.chosen': 'acting',
        'report.chosen': 'uploading',
        'otherTime.wanted': { target: 'pickingSlot', actions: 'clearMessage' },
      },
    },
    acting: sending('moveOrder', {
      description: 'The order is being moved along.',
      tags: ['busy'],
      input: ({ context, event }: Remembered & Happened) => {
        assertEvent(event, 'act.chosen');
        return { ...event.act, orderId: context.orderId };
      },
      onDone: done,
      onError: [unlessChanged, backTo('ready')],
    }),
    uploading: sending('uploadReport', {
      description: 'The PDF of a report is being sent.',
      tags: ['busy'],
      input: ({ context, event }: Remembered & Happened) => {
        assertEvent(event, 'report.chosen');
        return { orderId: context.orderId, itemId: event.itemId, file: event.file };
      },
      onDone: done,
      onError: [unlessChanged, backTo('ready')],
    }),
    pickingSlot: {
      description: 'Another slot is being chosen for the customer.',
      tags: 'choosing',
      on: {
        'date.selected': {
          actions: {
            type: 'setChosenTime',
            params: ({ event }) => ({ date: event.date, slotId: null }),
          },
        },
        'slot.selected': {
          actions: [
            { type: 'setChosenTime', params: ({ event }) => ({ slotId: event.slotId }) },
            'clearMessage',
          ],
        },
        'slot.confirmed': { guard: 'hasSlot', target: 'moving' },
        // The buttons of the order remain usable beside the times.
        'act.chosen': { target: 'acting', actions: ['clearMessage', noTime] },
        'report.chosen': { target: 'uploading', actions: ['clearMessage', noTime] },
        'otherTime.cancelled': {
          target: 'ready',
          actions: ['clearMessage', noTime],
        },
      },
    },
    moving: sending('rescheduleForCustomer', {
      description: 'The order is being moved to the other slot.',
      tags: ['choosing', 'busy'],
      input: ({ context }: Remembered) => ({
        orderId: context.orderId,
        slotId: context.slotId ?? '',
      }),
      onDone: { target: 'ready', actions: [noTime, 'notifyChange'] },
      onError: [
        { ...unlessChanged, actions: [...unlessChanged.actions, noTime] },
        // Somebody else may have taken the time.
        { target: 'pickingSlot', actions: [...refused, 'reloadSlots'] },
      ],
    }),
  },
});
