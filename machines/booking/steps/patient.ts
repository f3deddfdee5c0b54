import { assertEvent } from 'xstate';
import { failureMessage, failureNotice, failureUnlessSignedOut } from '../../messages.ts';
import { booking } from '../booking.setup.ts';
import { patientRefusal } from '../patientRefusal.ts';
import { consentAsked } from './consent.ts';
import { chosenVisit, fitting } from './fitting.ts';

const { misfitSaid, testsToFit } = fitting(chosenVisit);

/** The step that asks whom the test is for: a saved patient is ticked, or a new one entered. */
export const patient = booking.createStateConfig({
  id: 'patient' as const,
  description: 'Choose the patient for whom the test is booked.',
  meta: { clause: 'docs/product/screens.md#add-patient' },
  initial: 'loading',
  exit: 'clearMessage',
  states: {
    loading: {
      description: 'The saved patients are being loaded.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadPatients',
        src: 'loadPatients',
        onDone: [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => ({ list: event.output }) },
            target: 'choosing',
            actions: { type: 'setPatients', params: ({ event }) => ({ patients: event.output }) },
          },
          {
            target: 'editing',
            actions: { type: 'setPatients', params: { patients: [] } },
          },
        ],
        onError: { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
      },
    },
    loadFailed: {
      description:
        'The saved patients could not be loaded; the person may try again or enter a new one.',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.renewed': { target: 'loading', actions: 'clearLoginMessage' },
        'patient.added': {
          target: 'editing',
          actions: { type: 'setEditedPatient', params: { patientId: null } },
        },
      },
    },
    editing: {
      id: 'editingPatient',
      description: 'Step 1: the form for a new or an existing patient.',
      tags: 'editing',
      on: {
        'patient.submitted': [
          { guard: 'isFilledIn', target: 'saving' },
          {
            actions: {
              type: 'showMessage',
              params: ({ event }) => ({ message: patientRefusal(event.patient) }),
            },
          },
        ],
        'editing.cancelled': { guard: 'hasPatients', target: 'choosing', actions: 'clearMessage' },
      },
    },
    saving: {
      description: 'The patient is being saved.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'savePatient',
        src: 'savePatient',
        input: ({ event }) => {
          assertEvent(event, 'patient.submitted');
          return { ...event.patient, name: event.patient.name.trim() };
        },
        onDone: {
          target: 'choosing',
          actions: { type: 'setSavedPatient', params: ({ event }) => ({ patient: event.output }) },
        },
        onError: {
          target: 'editing',
          actions: [
            { type: 'notify', params: failureNotice },
            { type: 'showMessage', params: failureUnlessSignedOut },
          ],
        },
      },
    },
    choosing: {
      description: 'Step 2: one of the saved patients is selected.',
      tags: 'choosing',
      on: {
        'patient.ticked': {
          actions: [
            { type: 'setChoices', params: ({ event }) => ({ patientId: event.patientId }) },
            'clearMessage',
          ],
        },
        'patient.unticked': {
          actions: [{ type: 'setChoices', params: { patientId: null } }, 'clearMessage'],
        },
        'patient.edited': {
          target: 'editing',
          actions: {
            type: 'setEditedPatient',
            params: ({ event }) => ({ patientId: event.patientId }),
          },
        },
        'patient.added': {
          target: 'editing',
          actions: { type: 'setEditedPatient', params: { patientId: null } },
        },
        'lastBooking.chosen': [
          { guard: 'isConsentMissing', ...consentAsked },
          { guard: 'hasLastBooking', target: 'fitting', actions: 'setLastBooking' },
        ],
        'patient.confirmed': [
          { guard: 'isConsentMissing', ...consentAsked },
          { guard: 'hasPatient', target: 'fitting' },
        ],
      },
    },
    fitting: {
      description:
        'Whether the tests are for this person, and go together, is being found out; what does not fit is said.',
      tags: ['choosing', 'busy'],
      meta: { clause: 'PD-130' },
      entry: 'clearMessage',
      invoke: {
        id: 'loadVisitTests',
        src: 'loadVisitTests',
        input: testsToFit,
        onDone: [{ ...misfitSaid, target: 'choosing' }, { target: 'done' }],
        // The service checks the same when the order is made.
        onError: { target: 'done', actions: { type: 'log', params: failureMessage } },
      },
    },
    done: { type: 'final', description: 'A patient is chosen.' },
  },
});
