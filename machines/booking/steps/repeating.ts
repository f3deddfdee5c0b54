import { bookingNotices } from '../booking.notices.ts';
import { failureMessage } from '../../messages.ts';
import { booking } from '../booking.setup.ts';
import { itemsOf } from '../draft.ts';
import { consentAsked } from './consent.ts';

/** A booking like an earlier one; it continues at the first step whose choice cannot be kept. */
export const repeating = booking.createStateConfig({
  id: 'repeating' as const,
  description:
    'A booking like an earlier one is being prepared: what cannot be chosen any more is asked again, and the slot.',
  meta: { clause: 'PD-60' },
  initial: 'loadingPatients',
  states: {
    loadingPatients: {
      description: 'Whether everybody of the visit is still saved is being looked up.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadRepeatedPatients',
        src: 'loadPatients',
        onDone: [
          {
            guard: {
              type: 'isConsentMissingAmong',
              params: ({ event }) => ({ patients: event.output }),
            },
            ...consentAsked,
            actions: [
              { type: 'setPatients', params: ({ event }) => ({ patients: event.output }) },
              ...consentAsked.actions,
            ],
          },
          {
            guard: {
              type: 'isOnlyLabAsked',
              params: ({ event }) => ({ patients: event.output }),
            },
            target: '#lab',
            actions: { type: 'setPatients', params: ({ event }) => ({ patients: event.output }) },
          },
          {
            guard: {
              type: 'isEverybodySaved',
              params: ({ event }) => ({ patients: event.output }),
            },
            target: 'loadingLabs',
            actions: { type: 'setPatients', params: ({ event }) => ({ patients: event.output }) },
          },
          {
            target: '#patient',
            actions: [
              { type: 'setChoices', params: { patientId: null } },
              { type: 'showMessage', params: { message: bookingNotices.patientGone } },
            ],
          },
        ],
        onError: { target: '#patient', actions: { type: 'log', params: failureMessage } },
      },
    },
    loadingLabs: {
      id: 'loadingLabs',
      description: 'Whether the lab can still be chosen for these tests is being looked up.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadRepeatedLabs',
        src: 'loadLabs',
        input: ({ context: { draft, pin } }) => ({
          testIds: itemsOf(draft).map((item) => item.testId),
          pin,
          orderId: draft.orderId,
        }),
        onDone: [
          {
            guard: { type: 'isLabStillOpen', params: ({ event }) => ({ labs: event.output }) },
            target: '#slot',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
          {
            target: '#lab',
            actions: [
              { type: 'setChoices', params: { labId: null } },
              { type: 'showMessage', params: { message: bookingNotices.labGone } },
            ],
          },
        ],
        onError: { target: '#lab', actions: { type: 'log', params: failureMessage } },
      },
    },
  },
});
