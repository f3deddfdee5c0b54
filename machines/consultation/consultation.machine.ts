import { consultationSetup } from './consultation.setup.ts';
import { failureMessage } from '../messages.ts';
import type { Consultation } from '../generated/schema.ts';

const clause = 'PD-142';
type Answered = { event: { output: Consultation } };
const setConsultation = {
  type: 'setConsultation',
  params: ({ event }: Answered) => ({ consultation: event.output }),
} as const;
const showFailure = { type: 'showMessage', params: failureMessage } as const;
const ofAnswer = ({ event }: Answered) => event.output;
const ofError = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/** The states to which an answer can lead, as the call may have changed in the meantime. */
const standings = [
  {
    guard: { type: 'isUnavailable', params: ofAnswer },
    target: 'unavailable',
    actions: setConsultation,
  },
  { guard: { type: 'isBooked', params: ofAnswer }, target: 'booked', actions: setConsultation },
  {
    guard: { type: 'isExplained', params: ofAnswer },
    target: 'explained',
    actions: setConsultation,
  },
  { guard: { type: 'isUsedUp', params: ofAnswer }, target: 'usedUp', actions: setConsultation },
  {
    guard: { type: 'lacksPhone', params: ofAnswer },
    target: 'phoneMissing',
    actions: setConsultation,
  },
  { target: 'choosing', actions: setConsultation },
] as const;

/** A time may be taken, and a booked call kept; how the call stands now is asked before it is said. */
const choice = {
  'time.chosen': {
    guard: {
      type: 'isOffered',
      params: ({ event }: { event: { startsAt: string } }) => ({ startsAt: event.startsAt }),
    },
    target: 'confirming',
    actions: [
      'clearMessage',
      {
        type: 'setTime',
        params: ({ event }: { event: { startsAt: string } }) => ({ startsAt: event.startsAt }),
      },
    ],
  },
  'call.kept': { guard: 'isMovingCall', target: 'following', actions: 'clearMessage' },
} as const;

/** A booked call may be moved and cancelled, also while it is asked how it stands. */
const change = {
  'callMove.requested': {
    guard: 'mayChange',
    target: 'choosing',
    actions: ['clearMessage', { type: 'setMoving', params: { isMoving: true } }],
  },
  'callCancel.requested': {
    guard: 'mayChange',
    target: 'askingToCancel',
    actions: 'clearMessage',
  },
} as const;

/** A lost connection is no longer said once it is asked anew. */
const askedAnew = <const Target extends string>(target: Target) =>
  ({ target, actions: 'clearMessage' }) as const;

/** The states to which a refused time can lead. */
const refused = [
  { guard: { type: 'hasChanged', params: ofError }, target: 'refreshing', actions: showFailure },
  { target: 'confirming', actions: showFailure },
] as const;

/**
 * The free call in which a doctor explains a report: the customer chooses a time, moves or cancels
 * the call, and reads the doctor's note.
 */
export const consultationMachine = consultationSetup.createMachine({
  id: 'consultation',
  description: 'A customer books the free call in which a doctor explains a report.',
  meta: { clause },
  context: ({ input: { reportId } }) => ({
    reportId,
    consultation: null,
    startsAt: null,
    language: 'EN',
    isMoving: false,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'How the call stands is being asked, with the times that are free.',
      tags: 'loading',
      invoke: {
        id: 'loadConsultation',
        src: 'loadConsultation',
        input: ({ context: { reportId } }) => ({ reportId }),
        onDone: [...standings],
        onError: { target: 'loadFailed', actions: showFailure },
      },
    },
    loadFailed: {
      description: 'It could not be asked; the person may try again.',
      tags: 'failed',
      on: { 'load.retried': askedAnew('loading'), 'callPage.revisited': askedAnew('loading') },
    },
    unavailable: {
      description: 'No doctor makes calls at the moment.',
      meta: { clause },
    },
    phoneMissing: {
      description: 'The customer has no proved number that a doctor could call.',
      meta: { clause },
    },
    choosing: {
      description: 'Free times are shown; once a minute they are asked anew.',
      tags: 'choosing',
      meta: { clause },
      after: { freshFor: askedAnew('refreshing') },
      on: { ...choice, 'callPage.revisited': askedAnew('refreshing') },
    },
    refreshing: {
      description:
        'The free times are being asked anew; those from before may be chosen meanwhile.',
      tags: 'choosing',
      on: choice,
      invoke: {
        id: 'refreshConsultation',
        src: 'loadConsultation',
        input: ({ context: { reportId } }) => ({ reportId }),
        onDone: [
          {
            guard: { type: 'mayStillMove', params: ofAnswer },
            target: 'choosing',
            actions: setConsultation,
          },
          ...standings,
        ],
        onError: 'choosing',
      },
    },
    confirming: {
      description:
        'A time is chosen: when, on which number and in which language is to be confirmed.',
      tags: 'editing',
      meta: { clause },
      on: {
        'time.confirmed': [
          {
            guard: 'isMovingCall',
            target: 'moving',
          },
          {
            target: 'saving',
            actions: {
              type: 'setLanguage',
              params: ({ event }) => ({ language: event.language }),
            },
          },
        ],
        'time.dropped': { target: 'choosing', actions: 'clearMessage' },
      },
    },
    saving: {
      description: 'The call is being booked.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'bookConsultation',
        src: 'bookConsultation',
        input: ({ context: { reportId, startsAt, language } }) => ({
          reportId,
          startsAt: startsAt!,
          language,
        }),
        onDone: { target: 'booked', actions: setConsultation },
        onError: [...refused],
      },
    },
    moving: {
      description: 'The call is being moved.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'moveConsultation',
        src: 'moveConsultation',
        input: ({ context: { reportId, startsAt } }) => ({ reportId, startsAt: startsAt! }),
        onDone: { target: 'booked', actions: setConsultation },
        onError: [...refused],
      },
    },
    booked: {
      description: 'The call is booked; once a minute it is asked how it stands.',
      meta: { clause },
      entry: { type: 'setMoving', params: { isMoving: false } },
      after: { freshFor: askedAnew('following') },
      on: { ...change, 'callPage.revisited': askedAnew('following') },
    },
    following: {
      description: 'How the booked call stands is being asked anew.',
      on: change,
      invoke: {
        id: 'followConsultation',
        src: 'loadConsultation',
        input: ({ context: { reportId } }) => ({ reportId }),
        onDone: [...standings],
        onError: 'booked',
      },
    },
    askingToCancel: {
      description: 'The person is asked to confirm that the call is cancelled.',
      meta: { clause },
      on: { 'callCancel.confirmed': 'cancelling', 'call.kept': 'following' },
    },
    cancelling: {
      description: 'The call is being cancelled.',
      tags: 'busy',
      meta: { clause },
      invoke: {
        id: 'cancelConsultation',
        src: 'cancelConsultation',
        input: ({ context: { reportId } }) => ({ reportId }),
        onDone: [
          {
            guard: { type: 'isUnavailable', params: ofAnswer },
            target: 'unavailable',
            actions: setConsultation,
          },
          { target: 'choosing', actions: setConsultation },
        ],
        onError: { target: 'following', actions: showFailure },
      },
    },
    explained: {
      description: 'The doctor has called; the note is read beside the report.',
      meta: { clause },
    },
    usedUp: {
      description: 'The doctor could not reach the customer in two calls; there is no other one.',
      meta: { clause },
    },
  },
});
