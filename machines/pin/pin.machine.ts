import { assign, setup } from 'xstate';
import type { Place, Serviceability } from '../generated/schema.ts';
import type { Coordinates } from '../location/location.machine.ts';
import { effects, failureMessage, messageActions } from '../messages.ts';
import { toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';
import { pinNotices } from './pin.notices.ts';
import { pinCodeOf } from './pinCode.ts';
import { ports } from './pin.types.ts';
import type { PinContext, PinEvent } from './pin.types.ts';

const answered = ({ event }: { event: { output: Serviceability } }) => ({ answer: event.output });
const placed = ({ event }: { event: { output: Place } }) => ({ text: event.output.postcode });

/**
 * The place where samples are collected: the PIN code of this device, and whether we collect there.
 */
export const pinMachine = setup({
  types: {
    context: {} as PinContext,
    input: {} as { pin: string | null },
    events: {} as PinEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    hasPin: ({ context }) => context.pin !== null,
    isPinServed: ({ context }) => context.answer?.serviceable === true,
    isPinUnserved: ({ context }) => context.answer?.serviceable === false,
    isOtherPin: ({ context, event }) => event.type === 'pin.changed' && event.pin !== context.pin,
    /** Six digits that do not begin with 0. */
    isPinCode: (_, params: { text: string | null }) => pinCodeOf(params.text) !== null,
    isServed: (_, params: { answer: Serviceability }) => params.answer.serviceable,
  },
  actions: {
    setPin: assign((_, params: { pin: string | null }) => ({ pin: params.pin, answer: null })),
    setAnswer: assign((_, { answer }: { answer: Serviceability }) => ({
      pin: answer.pin,
      answer,
    })),
    setTyped: assign((_, { text }: { text: string | null }) => ({
      typed: pinCodeOf(text) ?? text ?? '',
    })),
    log: effects.log,
    ...messageActions<PinContext, PinEvent>(),
  },
}).createMachine({
  id: 'pin',
  description: 'The PIN code at which samples are to be collected, and whether we come there.',
  meta: { clause: 'docs/product/screens.md#location-label; PD-53' },
  context: ({ input }) => ({ pin: input.pin, answer: null, typed: '', message: null }),
  initial: 'closed',
  on: {
    'pin.changed': {
      guard: 'isOtherPin',
      target: '.closed',
      actions: { type: 'setPin', params: ({ event }) => ({ pin: event.pin }) },
    },
  },
  states: {
    closed: {
      description: 'The answer for the PIN code stands on the pages.',
      initial: 'starting',
      on: { 'pin.wanted': 'open' },
      states: {
        starting: {
          description: 'Checks whether this device has a PIN code, and whether it was checked.',
          always: [
            { guard: 'isPinServed', target: 'served' },
            { guard: 'isPinUnserved', target: 'unserved' },
            { guard: 'hasPin', target: 'checking' },
            { target: 'unknown' },
          ],
        },
        unknown: { description: 'No PIN code was entered on this device.' },
        checking: {
          description: 'The service is being asked whether samples are collected there.',
          tags: 'loading',
          invoke: {
            id: 'checkStored',
            src: 'loadServiceability',
            input: ({ context }) => ({ pin: context.pin ?? '' }),
            onDone: [
              {
                guard: { type: 'isServed', params: answered },
                target: 'served',
                actions: { type: 'setAnswer', params: answered },
              },
              { target: 'unserved', actions: { type: 'setAnswer', params: answered } },
            ],
            onError: { target: 'checkFailed', actions: { type: 'log', params: failureMessage } },
          },
        },
        served: { description: 'Samples are collected there.', tags: 'served' },
        unserved: { description: 'Nobody collects samples there.', tags: 'unserved' },
        checkFailed: {
          description: 'It could not be checked; the person may try again.',
          tags: 'failed',
          on: { 'load.retried': 'checking' },
        },
      },
    },
    open: {
      description: 'A sheet asks for the PIN code.',
      initial: 'editing',
      // One person's text is not offered to the next.
      exit: ['clearMessage', { type: 'setTyped', params: { text: null } }],
      on: { 'editing.cancelled': 'closed' },
      states: {
        editing: {
          description: 'The PIN code is being typed.',
          tags: 'editing',
          on: {
            'pin.submitted': [
              {
                guard: { type: 'isPinCode', params: ({ event }) => ({ text: event.pin }) },
                target: 'submitting',
                actions: { type: 'setTyped', params: ({ event }) => ({ text: event.pin }) },
              },
              { actions: { type: 'showMessage', params: { message: pinNotices.invalid } } },
            ],
            'position.wanted': 'locating',
          },
        },
        submitting: {
          description: 'The typed PIN code is being checked.',
          tags: ['editing', 'busy'],
          entry: 'clearMessage',
          invoke: {
            id: 'checkTyped',
            src: 'loadServiceability',
            input: ({ context }) => ({ pin: context.typed }),
            onDone: [
              {
                guard: { type: 'isServed', params: answered },
                target: '#pin.closed',
                actions: { type: 'setAnswer', params: answered },
              },
              {
                target: 'editing',
                actions: [
                  { type: 'setAnswer', params: answered },
                  {
                    type: 'showMessage',
                    params: ({ event }) => ({ message: pinNotices.notServed(event.output.pin) }),
                  },
                ],
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'showMessage', params: failureMessage },
            },
          },
        },
        locating: {
          description: 'The device is asked for its position.',
          tags: ['editing', 'busy'],
          entry: 'clearMessage',
          invoke: {
            id: 'locate',
            src: 'locate',
            onDone: 'naming',
            onError: {
              target: 'editing',
              actions: { type: 'showMessage', params: failureMessage },
            },
          },
        },
        naming: {
          description: 'The PIN code of the position is being looked up.',
          tags: ['editing', 'busy'],
          invoke: {
            id: 'loadPlace',
            src: 'loadPlace',
            input: ({ event }) => (event as unknown as { output: Coordinates }).output,
            onDone: [
              {
                guard: { type: 'isPinCode', params: placed },
                target: 'submitting',
                actions: { type: 'setTyped', params: placed },
              },
              {
                target: 'editing',
                actions: {
                  type: 'showMessage',
                  params: { message: pinNotices.positionWithoutPin },
                },
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'showMessage', params: failureMessage },
            },
          },
        },
      },
    },
  },
});
