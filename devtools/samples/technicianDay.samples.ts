import type { Visit, VisitActInput } from '../../machines/generated/schema.ts';
import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import type { StoredDay } from '../../machines/technicianDay/technicianDay.types.ts';
import { notices } from '../../machines/notices.ts';
import { addressParts, failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** A visit of today for which nobody has set out. */
export const plannedVisit: Visit = {
  id: 'o1',
  number: '4821-7730',
  date: '2026-11-24',
  startTime: '07:00 am',
  endTime: '07:30 am',
  late: false,
  standing: 'PLANNED',
  labName: 'Kaveri Precision Labs',
  items: [
    {
      id: 'i1',
      patient: {
        name: 'Leela Menon',
        age: 61,
        infantAge: null,
        gender: 'FEMALE',
        relation: 'MOTHER',
      },
      testName: 'TSH',
      testNameHindi: null,
      sample: 'Blood (serum tube)',
      fasting: 'NEEDED',
      sampleId: null,
    },
  ],
  address: {
    ...addressParts,
    houseNo: 'Flat 302, Lakshmi Residency',
    road: '12th Main, Indiranagar',
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
  },
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=12th+Main',
  technicianName: 'Ravi Kumar',
  onTheWayAt: null,
  collectedAt: null,
  failedAt: null,
  failure: null,
  failureNote: null,
  afterFailure: null,
  actions: ['DEPART', 'COLLECT', 'FAIL_VISIT'],
  phoneOpen: true,
};
export const storedDay: StoredDay = {
  day: { date: '2026-11-24', visits: [plannedVisit] },
  at: '2026-11-24T01:00:00.000Z',
};

const pressedAt = '2026-11-24T01:20:00.000Z';
const rest = { samples: null, failure: null, note: null, next: null };
export const departure: VisitActInput = {
  ...rest,
  key: 'k1',
  visitId: 'o1',
  act: 'DEPART',
  pressedAt,
};
export const collection: VisitActInput = {
  ...departure,
  key: 'k2',
  act: 'COLLECT',
  samples: [{ itemId: 'i1', sampleId: 'BLR-004211' }],
};
export const failedVisit: VisitActInput = {
  ...departure,
  key: 'k3',
  act: 'FAIL_VISIT',
  failure: 'NOBODY_THERE',
  next: 'NEW_TIME',
};

/** Without a connection the page has its own message. */
const unreachable = Object.assign(new Error(notices.unreachable.text), {
  ...notices.unreachable,
  code: 'UNREACHABLE',
});

export const technicianDaySamples = samplesOf<typeof technicianDayMachine>(technicianDayMachine, {
  input: { outbox: { acts: [], refused: [] }, stored: null },
  facts: {
    'act.pressed': [
      { type: 'act.pressed', act: departure },
      { type: 'act.pressed', act: collection },
      { type: 'act.pressed', act: failedVisit },
      { type: 'act.pressed', act: { ...collection, samples: [] } },
      { type: 'act.pressed', act: { ...failedVisit, failure: null, next: null } },
    ],
    'collection.opened': [{ type: 'collection.opened', visitId: 'o1' }],
    'failure.opened': [{ type: 'failure.opened', visitId: 'o1' }],
    'form.closed': [{ type: 'form.closed' }],
    'phone.requested': [{ type: 'phone.requested', visitId: 'o1' }],
    'refusal.read': [{ type: 'refusal.read', visitId: 'o1' }],
    'day.refreshed': [{ type: 'day.refreshed' }],
    'visits.changed': [{ type: 'visits.changed', day: { ...storedDay.day, visits: [] } }],
    'load.retried': [{ type: 'load.retried' }],
    'connection.returned': [{ type: 'connection.returned' }],
    'outbox.changed': [{ type: 'outbox.changed', outbox: { acts: [], refused: [] } }],
  },
  outcomes: {
    loadVisits: [{ answers: storedDay.day }, { fails: failure() }],
    actOnVisit: [
      { answers: { ...plannedVisit, standing: 'ON_THE_WAY', actions: ['COLLECT', 'FAIL_VISIT'] } },
      { fails: refused('VISIT_GONE', { code: 'CONFLICT' }) },
      { fails: unreachable },
      { fails: failure('UNAUTHENTICATED') },
    ],
    visitPhone: [
      { answers: { phone: '+919876543210' } },
      { fails: refused('VISIT_PHONE_NOT_TODAY', { code: 'FORBIDDEN' }) },
    ],
  },
});
