import { booking, failureMessage } from '../booking.setup.ts';

/** When the technician comes: a day and half an hour. */
export const slot = booking.createStateConfig({
  id: 'slot' as const,
  description: 'Choose the day and the time.',
  meta: { clause: 'product 2 Select Appointment' },
  route: { guard: 'hasLab' },
  initial: 'loading',
  exit: 'hush',
  states: {
    loading: {
      description: 'The open slots of the lab are being fetched.',
      tags: 'busy',
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context }) => ({ labId: context.draft.labId ?? '' }),
        onDone: [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'choosing',
            actions: { type: 'keepSlots', params: ({ event }) => ({ slots: event.output }) },
          },
          { target: 'noneOpen', actions: 'forgetSlots' },
        ],
        onError: {
          target: 'loadFailed',
          actions: ['forgetSlots', { type: 'log', params: failureMessage }],
        },
      },
    },
    loadFailed: {
      description:
        'The slots could not be fetched: slots and dates are cleared, the person may try again.',
      tags: 'failed',
      on: { 'load.retried': 'loading' },
    },
    noneOpen: {
      description:
        'This lab has no open slot; the person may look again or go back to another lab.',
      on: { 'load.retried': 'loading' },
    },
    choosing: {
      description: 'A day is shown; a time is chosen, or not yet.',
      on: {
        'date.selected': {
          actions: { type: 'chooseDate', params: ({ event }) => ({ date: event.date }) },
        },
        'slot.selected': {
          actions: [
            { type: 'remember', params: ({ event }) => ({ slotId: event.slotId }) },
            'hush',
          ],
        },
        'slot.confirmed': { guard: 'hasSlot', target: 'done' },
      },
    },
    done: { type: 'final', description: 'A slot is chosen.' },
  },
});
