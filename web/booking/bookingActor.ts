import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingPorts } from '../../machines/booking/booking.ports.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { followOrder } from '../shared/flows/followOrder.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { subscribePageSeen } from '../shared/flows/pageSeen.ts';
import { readPin, subscribePin, writePin } from '../shared/pin/storedPin.ts';
import { answeredBy } from './bookingReads.ts';
import { newId } from '../../machines/newId.ts';

const ports = lazyPorts<BookingPorts>(
  bookingMachine,
  async () => (await import('./booking.ports.ts')).bookingPorts,
);

/**
 * The funnel's actor, with nothing chosen yet. `answerTo` returns each answer that came with the
 * page to the first call of its port.
 */
export function createBookingActor(
  answerTo: (key: string) => unknown = () => undefined,
): ActorRefFrom<typeof bookingMachine> {
  const actions = {
    ...effects,
    choosePin: (_: unknown, { pin }: { pin: string }) => writePin(pin),
  };
  const booking = createActor(
    bookingMachine.provide({
      actors: { ...webActors(answeredBy(answerTo, ports)), followOrder },
      actions,
    }),
    {
      ...actorOptions(),
      input: { draft: emptyDraft(newId()), pin: readPin() },
    },
  );
  subscribePageSeen(() => booking.send({ type: 'page.seen' }));
  subscribePin(() => booking.send({ type: 'pin.changed', pin: readPin() }));
  return booking;
}
