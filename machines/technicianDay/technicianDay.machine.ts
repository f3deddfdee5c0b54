import type { VisitDay } from '../generated/schema.ts';
import { failureMessage } from '../messages.ts';
import {
  additionOf,
  readOf,
  refusedOf,
  sentOf,
  technicianDaySetup,
} from './technicianDay.setup.ts';

const clause = 'docs/product/screens.md#technicians-day';
const opening = {
  'collection.opened': {
    guard: 'isCollectable' as const,
    target: 'collecting' as const,
    actions: ['setVisitId' as const, 'clearMessage' as const],
  },
  'failure.opened': {
    guard: 'isFailable' as const,
    target: 'failing' as const,
    actions: ['setVisitId' as const, 'clearMessage' as const],
  },
  'phone.requested': {
    guard: 'isPhoneOpen' as const,
    target: 'askingPhone' as const,
    actions: ['setVisitId' as const, 'clearMessage' as const],
  },
};
const filling = {
  'form.closed': { target: 'looking' as const, actions: 'clearMessage' as const },
  'act.pressed': [
    {
      guard: 'isActComplete' as const,
      target: 'looking' as const,
      actions: [
        { type: 'storeOutbox' as const, params: additionOf },
        { type: 'changeOutbox' as const, params: additionOf },
        'clearMessage' as const,
      ],
    },
    { guard: 'mayStillAct' as const, actions: 'showProblem' as const },
    { target: 'looking' as const, actions: 'clearMessage' as const },
  ],
};

const closing = {
  guard: 'isVisitOver' as const,
  target: 'looking' as const,
  actions: 'showVisitOver' as const,
};
const changed = [
  {
    type: 'setDay' as const,
    params: ({ event }: { event: { day: VisitDay } }) => ({ day: event.day }),
  },
  'storeDay' as const,
];

/** A technician's visits of the day; presses made offline are sent later, once and in order. */
export const technicianDayMachine = technicianDaySetup.createMachine({
  id: 'technicianDay',
  description:
    'The visits of the day and what happens on them; what cannot be sent at once waits on the device.',
  meta: { clause },
  context: ({ input }) => ({
    ...input,
    staleMessage: null,
    phones: {},
    visitId: null,
    message: null,
    sendMessage: null,
    isOutdated: false,
  }),
  type: 'parallel',
  on: {
    'act.pressed': {
      guard: 'isDeparture',
      actions: [
        { type: 'storeOutbox', params: additionOf },
        { type: 'changeOutbox', params: additionOf },
      ],
    },
    'refusal.read': {
      actions: [
        { type: 'storeOutbox', params: readOf },
        { type: 'changeOutbox', params: readOf },
      ],
    },
    'outbox.changed': { actions: 'setOutbox' },
    'visits.changed': { actions: changed },
  },
  invoke: { id: 'followVisits', src: 'followVisits' },
  states: {
    page: {
      description: 'The list, and the form that is open in it.',
      initial: 'loading',
      states: {
        loading: {
          description: 'The visits are being fetched; those that were there before stay.',
          tags: 'loading',
          meta: { clause },
          invoke: {
            id: 'loadVisits',
            src: 'loadVisits',
            onDone: {
              target: 'looking',
              actions: [
                { type: 'setDay', params: ({ event }) => ({ day: event.output }) },
                'storeDay',
              ],
            },
            onError: [
              {
                guard: 'hasDay',
                target: 'looking',
                actions: { type: 'showStaleMessage', params: failureMessage },
              },
              { target: 'failed', actions: { type: 'showMessage', params: failureMessage } },
            ],
          },
          on: { ...opening, 'day.refreshed': { target: 'loading', reenter: true } },
        },
        failed: {
          description: 'The visits could not be fetched, and none are on the device.',
          tags: 'failed',
          meta: { clause },
          on: {
            'load.retried': { target: 'loading', actions: 'clearMessage' },
            'day.refreshed': { target: 'loading', actions: 'clearMessage' },
            'connection.returned': { target: 'loading', actions: 'clearMessage' },
            'visits.changed': { target: 'looking', actions: [...changed, 'clearMessage'] },
          },
        },
        looking: {
          description: 'The visits are shown.',
          tags: 'choosing',
          meta: { clause },
          always: { guard: 'isOutdated', target: 'loading', actions: 'markCurrent' },
          on: { ...opening, 'day.refreshed': 'loading', 'connection.returned': 'loading' },
        },
        collecting: {
          description: 'The sample ids of a visit are being typed.',
          tags: 'editing',
          meta: { clause },
          always: closing,
          on: filling,
        },
        failing: {
          description: 'It is being said why nothing was collected, and what comes next.',
          tags: 'editing',
          meta: { clause },
          always: closing,
          on: filling,
        },
        askingPhone: {
          description: 'The number of a customer is being fetched, which is written to the audit.',
          tags: 'busy',
          meta: { clause },
          invoke: {
            id: 'visitPhone',
            src: 'visitPhone',
            input: ({ context }) => ({ id: context.visitId! }),
            onDone: {
              target: 'looking',
              actions: { type: 'setPhone', params: ({ event }) => ({ phone: event.output.phone }) },
            },
            onError: {
              target: 'looking',
              actions: { type: 'showMessage', params: failureMessage },
            },
          },
        },
      },
    },
    outbox: {
      description: 'What was pressed is sent, one after the other.',
      initial: 'allSent',
      states: {
        allSent: {
          description: 'Everything is sent.',
          always: { guard: 'hasActs', target: 'sending' },
        },
        sending: {
          description: 'The first of what was pressed is being sent; its key makes it count once.',
          meta: { clause },
          invoke: {
            id: 'actOnVisit',
            src: 'actOnVisit',
            input: ({ context }) => context.outbox.acts[0]!,
            onDone: {
              target: 'allSent',
              actions: [
                { type: 'storeOutbox', params: sentOf },
                { type: 'changeOutbox', params: sentOf },
                { type: 'applyVisit', params: ({ event }) => ({ visit: event.output }) },
                'storeDay',
                'clearSendMessage',
              ],
            },
            onError: [
              {
                guard: { type: 'isActRefused', params: ({ event }) => ({ error: event.error }) },
                target: 'allSent',
                actions: [
                  { type: 'storeOutbox', params: refusedOf },
                  { type: 'changeOutbox', params: refusedOf },
                  'clearSendMessage',
                  'markOutdated',
                ],
              },
              {
                guard: { type: 'isSessionOver', params: ({ event }) => ({ error: event.error }) },
                target: 'awaitingLogin',
                actions: { type: 'showSendMessage', params: failureMessage },
              },
              {
                target: 'unsent',
                actions: { type: 'showSendMessage', params: failureMessage },
              },
            ],
          },
          on: { 'outbox.changed': { actions: 'mergeOutbox' } },
        },
        unsent: {
          description: 'There is no connection, or no answer: what was pressed waits to be sent.',
          meta: { clause },
          always: { guard: 'hasNoActs', target: 'allSent' },
          after: { resendDelay: 'sending' },
          on: { 'connection.returned': 'sending' },
        },
        awaitingLogin: {
          description:
            'The session is over: what was pressed waits on the device for the next login.',
          meta: { clause },
          always: { guard: 'hasNoActs', target: 'allSent' },
          on: { 'day.refreshed': 'sending', 'connection.returned': 'sending' },
        },
      },
    },
  },
});
