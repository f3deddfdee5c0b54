import { assign, fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { codeOf } from '../failure.ts';
import { effects, messageActions } from '../messages.ts';
import type { Tag } from '../tags.ts';
import { toActors } from '../ports.ts';
import { ports } from './tracking.types.ts';
import type { FollowedOrder, TrackingContext, TrackingEvent } from './tracking.types.ts';

type Known = Pick<TrackingContext, 'order'>;

const isOpen = ({ order }: Known, action: FollowedOrder['availableActions'][number]) =>
  order?.availableActions.includes(action) ?? false;
const isItemOpen = ({ order }: Known, itemId: string | null) =>
  order?.items.some(({ id, cancellable }) => id === itemId && cancellable) ?? false;

export const trackingSetup = setup({
  types: {
    context: {} as TrackingContext,
    /** `order`: the one the page was rendered with. */
    input: {} as { orderId: string; order?: FollowedOrder | null },
    events: {} as TrackingEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: {
    ...toActors(ports),
    /** Sends `order.changed` whenever the order changes on the server; supplied by the web. */
    followOrder: fromCallback<EventObject, { orderId: string }>(() => () => undefined),
  },
  guards: {
    hasOrder: ({ context }) => context.order !== null,
    isNotFound: (_, params: { error: unknown }) => codeOf(params.error) === 'NOT_FOUND',
    mayCancel: ({ context }) => isOpen(context, 'CANCEL'),
    mayCancelItem: ({ context, event }) =>
      event.type === 'itemCancel.requested' && isItemOpen(context, event.itemId),
    // An open dialog closes if the order changed elsewhere and no longer allows its action.
    mayNotCancel: ({ context }) => !isOpen(context, 'CANCEL'),
    mayNotReschedule: ({ context }) => !isOpen(context, 'RESCHEDULE'),
    mayNotCancelItem: ({ context }) => !isItemOpen(context, context.itemId),
    mayRate: ({ context }) => context.order?.rateable ?? false,
    isMealLate: ({ event }) => event.type === 'slot.picked' && !event.fastingFits,
    mayReschedule: ({ context }) => isOpen(context, 'RESCHEDULE'),
  },
  actions: {
    /**
     * The newer one is kept: each change adds an event, and the answer to a query may arrive after
     * a more recent pushed change.
     */
    setOrder: assign(({ context }, { order }: { order: FollowedOrder }) =>
      context.order && order.events.length < context.order.events.length ? {} : { order },
    ),
    setItem: assign((_, { itemId }: { itemId: string }) => ({ itemId })),
    setSlot: assign((_, { slotId }: { slotId: string }) => ({ slotId })),
    ...messageActions<TrackingContext, TrackingEvent>(),
    log: effects.log,
  },
});
