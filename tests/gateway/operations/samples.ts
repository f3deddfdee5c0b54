import type { TestJson } from '../../../api/catalogue/catalogue.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PatientJson } from '../../../api/patients/patients.contract.ts';

/** JSON as the service's contracts have it. */
export const testJson: TestJson = {
  _id: 'hba1c',
  testName: 'HbA1c',
  icon: 'icon:blood',
  image: null,
  price: 450,
  report_time: '24 Hours',
  tat: '1 day',
  description: 'Sugar of three months.',
  inclusions: ['HbA1c'],
  disclaimers: 'Above 3.5 differs. Ask a doctor',
  features: ['Home visit'],
  why_book: 'Quick | Cheap',
  fasting: 'not needed',
  sample: 'Blood (EDTA)',
  aliases: ['sugar'],
  concerns: ['diabetes', 'full body'],
  is_package: true,
};
export const testFields =
  'id name icon image priceInRupees reportTime tat description disclaimers whyBook inclusions features fasting aliases concerns isPackage';
export const testGiven = {
  id: 'hba1c',
  name: 'HbA1c',
  icon: 'icon:blood',
  image: null,
  priceInRupees: 450,
  reportTime: '24 Hours',
  tat: '1 day',
  description: 'Sugar of three months.',
  disclaimers: ['Above 3.5 differs', 'Ask a doctor'],
  whyBook: ['Quick', 'Cheap'],
  inclusions: ['HbA1c'],
  features: ['Home visit'],
  fasting: 'NOT_NEEDED',
  aliases: ['sugar'],
  concerns: ['DIABETES', 'FULL_BODY'],
  isPackage: true,
};

export const patientJson: PatientJson = {
  _id: 'p1',
  bookingforWhom: 'Other',
  name: 'Ravi',
  DOB: '1957-02-10',
  gender: 'male',
  age: 69,
};
export const patientFields = 'id relation name dateOfBirth gender age';
export const patientGiven = {
  id: 'p1',
  relation: 'OTHERS',
  name: 'Ravi',
  dateOfBirth: '1957-02-10',
  gender: 'MALE',
  age: 69,
};

export const addressJson = {
  _id: 'a1',
  houseNo: '12',
  road: 'MG Road',
  zipCode: '560001',
  cityState: 'Bengaluru',
  isDefault: true,
};
export const addressFields = 'id houseNo road zipCode cityState isDefault';
export const addressGiven = {
  id: 'a1',
  houseNo: '12',
  road: 'MG Road',
  zipCode: '560001',
  cityState: 'Bengaluru',
  isDefault: true,
};

const shared = {
  status: 'assigned',
  refundedAmount: 300,
  paymentStatus: 'SUCCESS' as const,
  itemTotal: 900,
  discount: 100,
  amount: 800,
  offer: { code: 'FIRST60', title: '60% off', titleHindi: '60% की छूट' },
  createdAt: '2026-11-21T04:30:00.000Z',
  holdExpiresAt: null,
  holdSecondsLeft: null,
  holdExtendable: false,
  assignedAt: '2026-11-21T05:00:00.000Z',
  collectionSlot: '2026-11-23 07:00 am',
  completedAt: null,
  cancelledAt: null,
  reportExpectedAt: '2026-11-24T01:30:00.000Z',
  reportUrl: null,
  refundDelayedSince: null,
  instructions: ['Drink water'],
  instructionReasons: ['DRINK_WATER'],
  slot: { date: '2026-11-23', startTime: '07:00 am', endTime: '07:30 am' },
  address: { houseNo: '12', road: 'MG Road', zipCode: '560001', cityState: 'Bengaluru' },
};
const itemGiven = {
  patientId: 'p1',
  status: 'cancelled',
  refundAmount: 300,
  refundedAt: '2026-11-22T05:00:00.000Z',
  reportExpectedAt: '2026-11-24T01:30:00.000Z',
  cancellable: false,
};
export const orderJson: OrderJson = {
  ...shared,
  _id: 'o1',
  patient: { name: 'Ravi', bookingforWhom: 'Father', gender: 'male', age: 69 },
  test: { _id: 'hba1c', testName: 'HbA1c', price: 450, fasting: 'needed' },
  lab: { _id: 'l1', name: 'Kaveri', image: null, price: 900 },
  labTechnician: { name: 'Kiran' },
  items: [
    {
      _id: 'i1',
      patient: { name: 'Ravi', bookingforWhom: 'Father', gender: 'male', age: 69 },
      test: { _id: 'hba1c', testName: 'HbA1c', price: 450, fasting: 'needed' },
      price: 500,
      ...itemGiven,
      report: '/api/v1/report/i1/file',
    },
  ],
  availableActions: ['cancel', 'reschedule', 'collect'],
  events: [
    { _id: 'e1', at: '2026-11-21T05:00:00.000Z', actor: 'admin', type: 'assigned', note: null },
  ],
};
export const orderFields = `id patient { name relation gender age } test { id name priceInRupees fasting }
  items { id patientId patient { name relation gender age } test { id name priceInRupees fasting } price status refundAmount refundedAt reportExpectedAt reportUrl cancellable } lab { id name image priceInRupees } slot { date startTime endTime }
  address { houseNo road zipCode cityState } status paymentStatus itemTotal discount amount offer { code title titleHindi } offers { discount } refundedAmount createdAt holdExpiresAt holdSecondsLeft holdExtendable assignedAt technicianName collectionSlot completedAt
  cancelledAt reportExpectedAt reportUrl refundDelayedSince instructions instructionReasons availableActions events { id at actor type note }`;
export const orderGiven = {
  ...shared,
  // It is paid: nothing of it is asked for.
  offers: [],
  id: 'o1',
  patient: { name: 'Ravi', relation: 'FATHER', gender: 'MALE', age: 69 },
  test: { id: 'hba1c', name: 'HbA1c', priceInRupees: 450, fasting: 'NEEDED' },
  lab: { id: 'l1', name: 'Kaveri', image: null, priceInRupees: 900 },
  technicianName: 'Kiran',
  items: [
    {
      id: 'i1',
      patient: { name: 'Ravi', relation: 'FATHER', gender: 'MALE', age: 69 },
      test: { id: 'hba1c', name: 'HbA1c', priceInRupees: 450, fasting: 'NEEDED' },
      price: 500,
      ...itemGiven,
      reportUrl: '/api/v1/report/i1/file',
    },
  ],
  availableActions: ['CANCEL', 'RESCHEDULE', 'COLLECT'],
  events: [
    { id: 'e1', at: '2026-11-21T05:00:00.000Z', actor: 'admin', type: 'assigned', note: null },
  ],
};
