import { consultationMachine } from '../../machines/consultation/consultation.machine.ts';
import type { Consultation, ConsultationCall } from '../../machines/generated/schema.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

const [first, second] = ['2026-11-23T04:30:00.000Z', '2026-11-23T04:45:00.000Z'];
const call: ConsultationCall = {
  id: 'c1',
  doctorName: 'Dr. Kavita Iyer',
  startsAt: first,
  endsAt: second,
  language: 'EN',
  noAnswers: 0,
  changeable: true,
  note: null,
  endedAt: null,
};

/**
 * Times can be chosen; no doctor is available; there is no number; a call is booked, over, and over
 * twice without an answer.
 */
export const openCall: Consultation = {
  standing: 'OPEN',
  phone: '••••••0003',
  minutes: 15,
  call: null,
  times: [first, second],
};
export const noDoctor: Consultation = { ...openCall, standing: 'UNAVAILABLE', times: [] };
export const noPhone: Consultation = { ...openCall, phone: null };
export const bookedCall: Consultation = { ...openCall, standing: 'BOOKED', call, times: [second] };
export const explainedCall: Consultation = {
  ...openCall,
  standing: 'REACHED',
  call: {
    ...call,
    changeable: false,
    note: 'Please repeat the test in three months.',
    endedAt: second,
  },
  times: [],
};
export const usedUpCall: Consultation = {
  ...openCall,
  standing: 'OVER',
  call: { ...call, changeable: false, noAnswers: 2, endedAt: second },
  times: [],
};

const standings = [
  { answers: openCall },
  { answers: bookedCall },
  { answers: noDoctor },
  { answers: noPhone },
  { answers: explainedCall },
  { answers: usedUpCall },
];
const refusals = [
  { fails: refused('CALL_TIME_TAKEN', { code: 'CONFLICT' }) },
  { fails: failure() },
];

export const consultationSamples = samplesOf<typeof consultationMachine>(consultationMachine, {
  input: { reportId: 'r1' },
  facts: {
    'time.chosen': [
      { type: 'time.chosen', startsAt: second },
      { type: 'time.chosen', startsAt: '2026-11-20T04:30:00.000Z' },
    ],
    'time.confirmed': [{ type: 'time.confirmed', language: 'HI' }],
    'time.dropped': [{ type: 'time.dropped' }],
    'callMove.requested': [{ type: 'callMove.requested' }],
    'callCancel.requested': [{ type: 'callCancel.requested' }],
    'callCancel.confirmed': [{ type: 'callCancel.confirmed' }],
    'call.kept': [{ type: 'call.kept' }],
    'callPage.revisited': [{ type: 'callPage.revisited' }],
    'load.retried': [{ type: 'load.retried' }],
  },
  outcomes: {
    loadConsultation: [...standings, { fails: failure() }],
    refreshConsultation: [...standings, { fails: failure() }],
    followConsultation: [...standings, { fails: failure() }],
    bookConsultation: [{ answers: bookedCall }, ...refusals],
    moveConsultation: [
      { answers: bookedCall },
      ...refusals,
      { fails: refused('CALL_NOT_BOOKED', { code: 'NOT_FOUND' }) },
    ],
    cancelConsultation: [{ answers: openCall }, { answers: noDoctor }, { fails: failure() }],
  },
});
