import type { pinMachine } from '../../machines/pin/pin.machine.ts';
import { pinSamples } from '../../devtools/samples/pin.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** The PIN code of a device that has one at first, or none. */
export const pinModel = (pin: string | null) =>
  modelOf<typeof pinMachine>(pinSamples(pin), {
    distinguish: ({ pin: current, typed, answer, message }) => [
      current,
      typed,
      answer?.serviceable,
      message !== null,
    ],
    states: {
      'closed.starting': 'passing',
      'closed.unknown': ({ context }) => context.pin === null && context.answer === null,
      'closed.checking': (snapshot) => snapshot.hasTag('loading') && snapshot.context.pin !== null,
      'closed.served': ({ context }) =>
        context.answer?.serviceable === true && context.answer.pin === context.pin,
      'closed.unserved': ({ context }) =>
        context.answer?.serviceable === false && context.answer.pin === context.pin,
      'closed.checkFailed': ({ context }) => context.pin !== null && context.answer === null,
      'open.editing': (snapshot) =>
        snapshot.hasTag('editing') &&
        !isBusy(snapshot) &&
        (snapshot.context.typed === '' || snapshot.context.message !== null),
      'open.submitting': (snapshot) =>
        isBusy(snapshot) && /^\d{6}$/.test(snapshot.context.typed) && !snapshot.context.message,
      'open.locating': (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
      'open.naming': isBusy,
    },
  });
