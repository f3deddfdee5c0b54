import { failureMessage } from '../../messages.ts';
import { booking } from '../booking.setup.ts';
import { slotsAsked } from '../asked.ts';

/** The step that asks when the technician comes: a day and half an hour. */
export const slot = booking.createStateConfig({
  id: 'slot' as const,
  description: 'Choose the day and the slot.',
  meta: { clause: 'docs/product/screens.md#select-appointment' },
  initial: 'loading',
  exit: 'clearMessage',
  states: {
    loading: {
      description: 'The open slots of the lab are being loaded.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadSlots',
        src: 'loadSlots',
        input: ({ context }) => slotsAsked(context),
        onDone: [
          {
            guard: { type: 'isAgreedTimeOpen', params: ({ event }) => ({ slots: event.output }) },
            target: 'done',
            actions: { type: 'setSlots', params: ({ event }) => ({ slots: event.output }) },
          },
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'choosing',
            actions: { type: 'setSlots', params: ({ event }) => ({ slots: event.output }) },
          },
          { target: 'noneOpen', actions: 'clearSlots' },
        ],
        onError: [
          // The step before says which choice is gone: the lab, or a test.
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: '#lab',
            actions: 'clearSlots',
          },
          {
            target: 'loadFailed',
            actions: ['clearSlots', { type: 'log', params: failureMessage }],
          },
        ],
      },
    },
    loadFailed: {
      description:
        'The slots could not be loaded: slots and dates are cleared, and the person may try again.',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.renewed': { target: 'loading', actions: 'clearLoginMessage' },
      },
    },
    noneOpen: {
      description:
        'This lab has no open slot; the person may load them again or go back and choose another lab.',
      tags: 'empty',
      on: { 'load.retried': 'loading' },
    },
    choosing: {
      description: 'The slots of one day are shown; one of them may be selected.',
      tags: 'choosing',
      on: {
        'date.selected': {
          actions: { type: 'setDate', params: ({ event }) => ({ date: event.date }) },
        },
        'slot.selected': {
          actions: [
            { type: 'setChosenSlot', params: ({ event }) => ({ slotId: event.slotId }) },
            'clearMessage',
          ],
        },
        'earliest.selected': { guard: 'hasEarliest', actions: ['setEarliest', 'clearMessage'] },
        'slot.confirmed': [
          { guard: 'isMealUnconfirmed', target: 'confirmingFasting' },
          { guard: 'hasSlot', target: 'done' },
        ],
      },
    },
    confirmingFasting: {
      description:
        'The last meal before this slot should be over by now: the person says whether it was, or chooses another slot.',
      tags: 'choosing',
      meta: { clause: 'PD-124' },
      on: {
        'slot.selected': {
          target: 'choosing',
          actions: { type: 'setChosenSlot', params: ({ event }) => ({ slotId: event.slotId }) },
        },
        'fasting.confirmed': { target: 'done', actions: 'setMealConfirmed' },
        'fasting.declined': 'choosing',
      },
    },
    done: { type: 'final', description: 'A slot is chosen.' },
  },
});
