import type { VisitJson } from '../../../api/visits/visits.contract.ts';
import { orderFields, orderGiven, orderJson } from './samples.ts';
import type { Row } from './row.ts';

const visitJson: VisitJson = {
  _id: 'o1',
  number: '4821-7730',
  date: '2026-11-24',
  startTime: '07:00 am',
  endTime: '07:30 am',
  late: true,
  standing: 'notCollected',
  labName: 'Kaveri',
  items: [
    {
      _id: 'i1',
      patient: { name: 'Ravi', bookingforWhom: 'Father', gender: 'male', age: 69, infantAge: null },
      testName: 'HbA1c',
      testNameHindi: 'एचबीए1सी',
      sample: 'Blood (EDTA tube)',
      fasting: 'not needed',
      sampleId: 'KA-0042',
    },
  ],
  address: { houseNo: '12', road: 'MG Road', zipCode: '560001', cityState: 'Bengaluru' },
  mapUrl: 'https://www.google.com/maps/search/?api=1&query=12',
  technicianName: 'Kiran',
  onTheWayAt: '2026-11-24T01:00:00.000Z',
  collectedAt: null,
  failedAt: '2026-11-24T01:40:00.000Z',
  failure: 'nobodyThere',
  failureNote: 'Rang twice',
  afterFailure: 'newTime',
  actions: ['depart', 'collect', 'failVisit'],
  phoneOpen: true,
};
const { _id: _visit, items, ...same } = visitJson;
const { _id: _item, patient: _patient, ...item } = items[0]!;
const visitGiven = {
  ...same,
  id: 'o1',
  standing: 'NOT_COLLECTED',
  failure: 'NOBODY_THERE',
  afterFailure: 'NEW_TIME',
  actions: ['DEPART', 'COLLECT', 'FAIL_VISIT'],
  items: [
    {
      ...item,
      id: 'i1',
      fasting: 'NOT_NEEDED',
      patient: { name: 'Ravi', relation: 'FATHER', gender: 'MALE', age: 69, infantAge: null },
    },
  ],
};
const visitFields = `{ id number date startTime endTime late standing labName
  items { id patient { name relation gender age infantAge } testName testNameHindi sample fasting sampleId }
  address { houseNo road zipCode cityState } mapUrl technicianName onTheWayAt collectedAt failedAt
  failure failureNote afterFailure actions phoneOpen }`;

/** The technician's day. */
export const visitRows: Row[] = [
  {
    field: 'visits',
    query: `{ visits(date: "2026-11-24") { date visits ${visitFields} } }`,
    answer: { date: '2026-11-24', visits: [visitJson] },
    call: { method: 'GET', path: 'technician/visits?date=2026-11-24' },
    gives: { date: '2026-11-24', visits: [visitGiven] },
  },
  {
    field: 'actOnVisit',
    query: `mutation { actOnVisit(act: { key: "k1", visitId: "o1", act: COLLECT, pressedAt: "2026-11-24T01:30:00.000Z", samples: [{ itemId: "i1", sampleId: "KA-0042" }] }) ${visitFields} }`,
    answer: visitJson,
    call: {
      method: 'POST',
      path: 'technician/visits/o1/acts',
      body: {
        act: 'collect',
        pressedAt: '2026-11-24T01:30:00.000Z',
        samples: [{ item: 'i1', sampleId: 'KA-0042' }],
      },
      key: 'k1',
    },
    gives: visitGiven,
  },
  {
    field: 'actOnVisit',
    query:
      'mutation { actOnVisit(act: { key: "k2", visitId: "o1", act: FAIL_VISIT, failure: OTHER, note: "A dog", next: CANCEL }) { id } }',
    answer: visitJson,
    call: {
      method: 'POST',
      path: 'technician/visits/o1/acts',
      body: {
        act: 'failVisit',
        failure: 'other',
        note: 'A dog',
        next: 'cancel',
      },
      key: 'k2',
    },
    gives: { id: 'o1' },
  },
  {
    field: 'visitPhone',
    query: 'mutation { visitPhone(id: "o1") { phone } }',
    answer: { phone: '+919000000001' },
    call: { method: 'POST', path: 'technician/visits/o1/phone', body: {} },
    gives: { phone: '+919000000001' },
  },
  {
    field: 'technicians',
    query: '{ technicians { id name } }',
    answer: [
      { _id: 's1', name: 'Kiran' },
      { _id: null, name: 'Meena S' },
    ],
    call: { method: 'GET', path: 'admin/technicians' },
    gives: [
      { id: 's1', name: 'Kiran' },
      { id: null, name: 'Meena S' },
    ],
  },
  {
    field: 'rescheduleForCustomer',
    query: `mutation { rescheduleForCustomer(orderId: "o1", slotId: "s2") { ${orderFields} } }`,
    answer: orderJson,
    call: { method: 'POST', path: 'admin/orders/o1/reschedule', body: { slot: 's2' } },
    gives: orderGiven,
  },
];
