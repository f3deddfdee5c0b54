import { failureMessage, failureUnlessSignedOut } from '../../messages.ts';
import { consentAsked } from './consent.ts';
import { fitting, wantedVisit } from './fitting.ts';
import { reviewNext } from './ordering.ts';

import { booking } from '../booking.setup.ts';
import { bookingNotices } from '../booking.notices.ts';
import { labsAsked } from '../asked.ts';
import type { OrderItemInput } from '../../generated/schema.ts';

const { misfitSaid, testsToFit } = fitting(wantedVisit);

const itemRemoved = {
  guard: 'isOneOfSeveral',
  target: 'loading',
  actions: {
    type: 'removeItem',
    params: ({ event }: { event: { item: OrderItemInput } }) => ({ item: event.item }),
  },
} as const;

/**
 * The step that asks who collects the samples: the labs with their prices for the tests of the
 * visit.
 */
export const lab = booking.createStateConfig({
  id: 'lab' as const,
  description: 'Choose the lab that takes the sample; further tests may be added to the visit.',
  meta: { clause: 'docs/product/screens.md#select-lab' },
  initial: 'loading',
  exit: 'clearMessage',
  on: {
    'pin.changed': {
      guard: 'isOtherPin',
      target: '.loading',
      actions: { type: 'setPin', params: ({ event }) => ({ pin: event.pin }) },
    },
  },
  states: {
    loading: {
      description: 'The labs, their prices and their open slots are being loaded.',
      tags: ['loading', 'busy'],
      invoke: {
        id: 'loadLabs',
        src: 'loadLabs',
        input: ({ context }) => labsAsked(context),
        onDone: [
          {
            guard: { type: 'isAnyLabOpen', params: ({ event }) => ({ labs: event.output }) },
            target: 'choosing',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
          {
            guard: { type: 'isAnyLabShort', params: ({ event }) => ({ labs: event.output }) },
            target: 'noneComplete',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
          {
            guard: { type: 'isNoLabServing', params: ({ event }) => ({ labs: event.output }) },
            target: 'noneServing',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
          {
            target: 'allFull',
            actions: { type: 'setLabs', params: ({ event }) => ({ labs: event.output }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isNotFound', params: ({ event }) => ({ error: event.error }) },
            target: 'testGone',
          },
          { target: 'loadFailed', actions: { type: 'log', params: failureMessage } },
        ],
      },
    },
    testGone: {
      description:
        'A test of the visit can no longer be booked; the person may take it out, or choose another.',
      tags: 'missing',
      meta: { clause: 'PD-157' },
      on: { 'item.removed': itemRemoved },
    },
    loadFailed: {
      description: 'The labs could not be loaded; the person may try again.',
      tags: 'failed',
      on: {
        'load.retried': 'loading',
        'session.renewed': { target: 'loading', actions: 'clearLoginMessage' },
      },
    },
    noneComplete: {
      description:
        'No lab with an open slot does all tests of the visit; each says what it lacks, and the person may take a test out.',
      tags: 'choosing',
      meta: { clause: 'PD-51' },
      on: { 'item.removed': itemRemoved },
    },
    noneServing: {
      description:
        'No lab that does the tests collects at the PIN code; the person may change it, or load again.',
      tags: ['empty', 'unserved'],
      meta: { clause: 'PD-53' },
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
          actions: [
            { type: 'setLab', params: ({ event }) => ({ labId: event.labId }) },
            'clearMessage',
          ],
        },
        'labs.sorted': {
          actions: { type: 'setLabOrder', params: ({ event }) => ({ by: event.by }) },
        },
        'item.wanted': [
          { guard: 'isEverybodyKnown', target: 'adding' },
          { guard: 'isRoomLeft', target: 'loadingPatients' },
        ],
        'item.removed': itemRemoved,
        'lab.confirmed': [reviewNext, { guard: 'hasLab', target: '#slot' }],
      },
    },
    loadingPatients: {
      description:
        'Who is saved is being loaded: after a reload nobody is known for whom a test may be added.',
      tags: ['choosing', 'adding', 'busy'],
      meta: { clause: 'PD-130' },
      on: { 'adding.cancelled': 'choosing' },
      invoke: {
        id: 'loadPatientsToAdd',
        src: 'loadPatients',
        onDone: {
          target: 'adding',
          actions: {
            type: 'setKnownPatients',
            params: ({ event }) => ({ patients: event.output }),
          },
        },
        onError: {
          target: 'choosing',
          actions: [
            { type: 'log', params: failureMessage },
            { type: 'showMessage', params: failureUnlessSignedOut },
          ],
        },
      },
    },
    adding: {
      description: 'A sheet to add a test to the same visit: which one, and for whom.',
      tags: ['choosing', 'adding'],
      meta: { clause: 'PD-51' },
      exit: 'clearMessage',
      on: {
        'item.added': [
          {
            guard: 'isConsentMissingForItem',
            ...consentAsked,
            actions: [
              { type: 'addItem', params: ({ event }) => ({ item: event.item }) },
              ...consentAsked.actions,
            ],
          },
          {
            guard: 'isNewItem',
            target: 'fitting',
            actions: { type: 'setWantedItem', params: ({ event }) => ({ item: event.item }) },
          },
          { actions: { type: 'showMessage', params: { message: bookingNotices.itemTwice } } },
        ],
        'adding.cancelled': 'choosing',
      },
    },
    fitting: {
      description:
        'Whether the added test is for this person, and goes with the others, is being found out; what does not fit is said.',
      tags: ['choosing', 'adding', 'busy'],
      meta: { clause: 'PD-130' },
      on: { 'adding.cancelled': 'choosing' },
      invoke: {
        id: 'loadTestsToAdd',
        src: 'loadVisitTests',
        input: testsToFit,
        onDone: [
          { ...misfitSaid, target: 'adding' },
          { target: 'loading', actions: 'addWantedItem' },
        ],
        // The service checks the same when the order is made.
        onError: {
          target: 'loading',
          actions: [{ type: 'log', params: failureMessage }, 'addWantedItem'],
        },
      },
    },
  },
});
