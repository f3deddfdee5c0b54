import { failureMessage } from '../../messages.ts';
import { booking } from '../booking.setup.ts';

/** Who takes the sample: the labs with their price for the draft's test. */
export const lab = booking.createStateConfig({
  id: 'lab' as const,
  description: 'Choose the lab that takes the sample.',
  meta: { clause: 'docs/product/screens.md#select-lab' },
  route: { guard: 'hasPatient' },
  initial: 'loading',
  exit: 'clearMessage',
  states: {
    loading: {
      description: 'The labs, their prices and their open slots are being loaded.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadLabs',
        src: 'loadLabs',
        input: ({ context }) => ({ testId: context.draft.testId }),
        onDone: [
          {
            guard: { type: 'isAnyLabOpen', params: ({ event }) => ({ labs: event.output }) },
            target: 'choosing',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
          {
            target: 'allFull',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    loadFailed: {
      description: 'The labs could not be loaded; the person may try again.',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    allFull: {
      description: 'No lab has an open slot in the next days; the person may load them again.',
      tags: 'empty',
      on: { 'load.retried': 'loading' },
    },
    choosing: {
      description: 'One lab is selected; at first, the first one with an open slot.',
      tags: 'choosing',
      on: {
        'lab.selected': {
          guard: 'isLabOpen',
          actions: { type: 'setLab', params: ({ event }) => ({ labId: event.labId }) },
        },
        'labs.sorted': {
          actions: { type: 'setLabOrder', params: ({ event }) => ({ by: event.by }) },
        },
        'lab.confirmed': { guard: 'hasLab', target: 'done' },
      },
    },
    done: { type: 'final', description: 'A lab is chosen.' },
  },
});
