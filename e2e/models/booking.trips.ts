import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { StateOf } from '../../tests/models/model.ts';

export type BookingState = StateOf<typeof bookingMachine>;

/**
 * Where a person is after leaving a state and coming back, when every service answers well. What
 * was chosen is the same whatever the trip.
 */
export interface Trip {
  /** After a reload. */
  reload: BookingState;
  /** After Back and Forward, and after a look at another test in another tab. */
  backForward: BookingState;
  /** The label of a field whose typed text is there afterwards. */
  typed?: string;
  /** What opens the form of that field again, where the trip closes it. */
  opens?: string;
}

const to = (state: BookingState): Trip => ({ reload: state, backForward: state });

/**
 * What must be the same after a trip, for every state that a person can stay in; `passing`: it is
 * left at once. A new state without its trip does not compile.
 */
export const bookingTrips = {
  idle: 'passing',
  'patient.loading': to('patient.choosing'),
  'patient.loadFailed': to('patient.choosing'),
  // Back closes the form.
  'patient.editing': {
    reload: 'patient.editing',
    backForward: 'patient.choosing',
    typed: 'Name',
    opens: 'New Patient',
  },
  'patient.saving': { reload: 'patient.editing', backForward: 'patient.choosing' },
  'patient.choosing': to('patient.choosing'),
  'patient.done': 'passing',
  'lab.loading': to('lab.choosing'),
  'lab.loadFailed': to('lab.choosing'),
  'lab.allFull': to('lab.choosing'),
  'lab.choosing': to('lab.choosing'),
  'lab.done': 'passing',
  'slot.loading': to('slot.choosing'),
  'slot.loadFailed': to('slot.choosing'),
  'slot.noneOpen': to('slot.choosing'),
  'slot.choosing': to('slot.choosing'),
  'slot.done': 'passing',
  'address.loading': to('address.choosing'),
  'address.loadFailed': to('address.choosing'),
  'address.editing': {
    reload: 'address.editing',
    backForward: 'address.choosing',
    typed: 'Road/Area',
    opens: 'Add Address',
  },
  'address.saving': { reload: 'address.editing', backForward: 'address.choosing' },
  'address.choosing': to('address.choosing'),
  'address.creatingOrder': to('address.choosing'),
  'address.changingOrder': to('address.choosing'),
  'address.orderFailed': to('address.choosing'),
  'address.priceChanged': to('address.choosing'),
  'address.tooManyHolds': to('address.choosing'),
  'address.loadingOldest': to('address.choosing'),
  'address.cancellingOldest': to('address.choosing'),
  'address.done': 'passing',
  'review.showing': to('review.showing'),
  'review.done': 'passing',
  'payment.ready': to('payment.ready'),
  'payment.creating': to('payment.ready'),
  'payment.startFailed': to('payment.ready'),
  'payment.windowOpen': to('payment.ready'),
  'payment.declined': to('payment.ready'),
  'payment.verifying': to('payment.ready'),
  'payment.verificationFailed': to('payment.ready'),
  'payment.verificationBroken': to('payment.ready'),
  'payment.confirming.asking': to('payment.ready'),
  'payment.confirming.waiting': to('payment.ready'),
  'payment.lapsed': 'passing',
  'payment.done': 'passing',
  'opening.loading': to('review.showing'),
  'opening.loadFailed': to('review.showing'),
  'opening.notFound': to('review.showing'),
  'opening.over': to('review.showing'),
  'opening.released': 'passing',
  placed: to('placed'),
} satisfies Record<BookingState, Trip | 'passing'>;
