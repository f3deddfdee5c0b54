import { fromCallback, setup } from 'xstate';
import type { EventObject } from 'xstate';
import { effects, messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';
import * as bookingActions from './booking.actions.ts';
import * as paymentActions from './booking.paymentActions.ts';
import * as repeatActions from './booking.repeatActions.ts';
import * as slotActions from './booking.slotActions.ts';
import * as fitActions from './booking.fitActions.ts';
import { warnedSeconds } from './booking.hold.ts';
import { pagePause, pollPause } from './booking.polling.ts';
import * as guards from './booking.guards.ts';
import { choosingSteps, hasChosen } from './draft.ts';
import type { ChoosingStep } from './draft.ts';
import { ports } from './booking.ports.ts';
import type { BookingContext, BookingEvent, BookingInput } from './booking.types.ts';

/** Milliseconds for which the slot is still held. */
const timeLeft = ({ holdUntil }: BookingContext) =>
  holdUntil === null ? 0 : Math.max(0, holdUntil - Date.now());

/** `hasLab`: the lab is chosen, and everything before it; so for each step that chooses. */
const hasGuards = Object.fromEntries(
  choosingSteps.map((step) => [
    `has${step[0]!.toUpperCase()}${step.slice(1)}`,
    ({ context }: { context: BookingContext }) => hasChosen(context.draft, step),
  ]),
) as Record<`has${Capitalize<ChoosingStep>}`, (args: { context: BookingContext }) => boolean>;

/** The setup of the funnel: context, events, ports, guards and actions. */
export const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: {
    ...toActors(ports),
    /**
     * Sends `order.changed` at once and whenever the order changes on the server; supplied by the
     * web.
     */
    followOrder: fromCallback<EventObject, { orderId: string }>(() => () => undefined),
  },
  guards: { ...guards, ...hasGuards },
  delays: {
    holdLeft: ({ context }) => timeLeft(context),
    holdWarning: ({ context }) => Math.max(0, timeLeft(context) - warnedSeconds * 1000),
    pollPause,
    pagePause,
  },
  actions: {
    ...effects,
    ...messageActions<BookingContext, BookingEvent>(),
    ...bookingActions,
    ...paymentActions,
    ...repeatActions,
    ...slotActions,
    ...fitActions,
    /** Stores the PIN code as this device's. */
    choosePin: (_: unknown, _params: { pin: string }) => undefined,
  },
});
