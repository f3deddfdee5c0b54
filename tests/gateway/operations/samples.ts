import type { LabTestJson } from '../../../api/catalogue/catalogue.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { PatientJson } from '../../../api/patients/patients.contract.ts';

/** JSON as the service's contracts have it. */
export const testJson: LabTestJson = {
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
  fasting_hours: 10,
  sample: 'Blood (EDTA)',
  aliases: ['sugar'],
  concerns: ['diabetes', 'full body'],
  is_package: true,
  testNameHindi: 'एचबीए1सी',
  descriptionHindi: 'तीन महीने की शुगर।',
  inclusionsHindi: ['ग्लाइकेटेड हीमोग्लोबिन'],
  disclaimersHindi: ['डॉक्टर से पूछें'],
  featuresHindi: ['घर से सैंपल'],
  why_book_hindi: ['जल्दी', 'सस्ता'],
};
export const testFields =
  'id name icon image priceInRupees reportTime tat description disclaimers whyBook inclusions features fasting fastingHours aliases concerns isPackage nameHindi descriptionHindi inclusionsHindi disclaimersHindi featuresHindi whyBookHindi';
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
  fastingHours: 10,
  aliases: ['sugar'],
  concerns: ['DIABETES', 'FULL_BODY'],
  isPackage: true,
  nameHindi: 'एचबीए1सी',
  descriptionHindi: 'तीन महीने की शुगर।',
  inclusionsHindi: ['ग्लाइकेटेड हीमोग्लोबिन'],
  disclaimersHindi: ['डॉक्टर से पूछें'],
  featuresHindi: ['घर से सैंपल'],
  whyBookHindi: ['जल्दी', 'सस्ता'],
};

export const patientJson: PatientJson = {
  _id: 'p1',
  bookingforWhom: 'Other',
  name: 'Ravi',
  DOB: '1957-02-10',
  gender: 'male',
  age: 69,
  infantAge: null,
  guardianConsentedAt: '2026-11-21T04:30:00.000Z',
  lastBooking: { lab: 'l1', labName: 'Kaveri', address: 'a1' },
};
export const patientFields =
  'id relation name dateOfBirth gender age infantAge guardianConsentedAt lastBooking { labId labName addressId }';
export const patientGiven = {
  id: 'p1',
  relation: 'OTHERS',
  name: 'Ravi',
  dateOfBirth: '1957-02-10',
  gender: 'MALE',
  age: 69,
  infantAge: null,
  guardianConsentedAt: '2026-11-21T04:30:00.000Z',
  lastBooking: { labId: 'l1', labName: 'Kaveri', addressId: 'a1' },
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
  addressId: 'a1',
  status: 'assigned',
  refundedAmount: 300,
  number: '4821-7730',
  receiptUrl: '/api/v1/order/o1/receipt.pdf',
  creditNotes: [
    {
      number: 'C/2026-27/000001',
      amount: 300,
      issuedAt: '2026-11-22T05:00:00.000Z',
      url: '/api/v1/order/o1/creditnotes/C-2026-27-000001',
    },
  ],
  fastingFrom: '2026-11-22T15:30:00.000Z',
  calendarFileUrl: '/api/v1/order/o1/visit.ics',
  googleCalendarUrl: 'https://calendar.google.com/calendar/render?action=TEMPLATE',
  rateable: false,
  rating: { stars: 4, comment: 'On time' },
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
  onTheWayAt: '2026-11-23T01:10:00.000Z',
  collectedAt: null,
  collectionSlot: '2026-11-23 07:00 am',
  completedAt: null,
  cancelledAt: null,
  reportExpectedAt: '2026-11-24T01:30:00.000Z',
  reportUrl: null,
  dueAt: '2026-09-07T02:00:00.000Z',
  overdue: true,
  refundDelayedSince: null,
  refundByHandAt: null,
  customerPhone: '+919000000001',
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
  sampleId: 'BLR-004211',
};
export const orderJson: OrderJson = {
  ...shared,
  _id: 'o1',
  patient: { name: 'Ravi', bookingforWhom: 'Father', gender: 'male', age: 69, infantAge: null },
  test: {
    _id: 'hba1c',
    testName: 'HbA1c',
    testNameHindi: 'एचबीए1सी',
    price: 450,
    fasting: 'needed',
  },
  lab: { _id: 'l1', name: 'Kaveri', image: null, price: 900 },
  labTechnician: { name: 'Kiran' },
  failedVisit: { at: '2026-11-22T02:00:00.000Z', failure: 'notFasting', note: 'Tea' },
  items: [
    {
      _id: 'i1',
      patient: { name: 'Ravi', bookingforWhom: 'Father', gender: 'male', age: 69, infantAge: null },
      test: {
        _id: 'hba1c',
        testName: 'HbA1c',
        testNameHindi: 'एचबीए1सी',
        price: 450,
        fasting: 'needed',
      },
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
export const orderFields = `id number patient { name relation gender age infantAge } test { id name nameHindi priceInRupees fasting }
  items { id patientId patient { name relation gender age infantAge } test { id name nameHindi priceInRupees fasting } price status refundAmount refundedAt reportExpectedAt reportUrl cancellable sampleId } lab { id name image priceInRupees } slot { date startTime endTime }
  address { houseNo road zipCode cityState } addressId status paymentStatus itemTotal discount amount offer { code title titleHindi } offers { discount } refundedAmount receiptUrl creditNotes { number amount issuedAt url } fastingFrom calendarFileUrl googleCalendarUrl rateable rating { stars comment } createdAt holdExpiresAt holdSecondsLeft holdExtendable assignedAt technicianName onTheWayAt collectedAt failedVisit { at failure note } collectionSlot completedAt
  cancelledAt reportExpectedAt reportUrl dueAt overdue refundDelayedSince refundByHandAt customerPhone instructions instructionReasons availableActions events { id at actor type note }`;
export const orderGiven = {
  ...shared,
  // It is paid: nothing of it is asked for.
  offers: [],
  id: 'o1',
  patient: { name: 'Ravi', relation: 'FATHER', gender: 'MALE', age: 69, infantAge: null },
  test: {
    id: 'hba1c',
    name: 'HbA1c',
    nameHindi: 'एचबीए1सी',
    priceInRupees: 450,
    fasting: 'NEEDED',
  },
  lab: { id: 'l1', name: 'Kaveri', image: null, priceInRupees: 900 },
  technicianName: 'Kiran',
  failedVisit: { at: '2026-11-22T02:00:00.000Z', failure: 'NOT_FASTING', note: 'Tea' },
  items: [
    {
      id: 'i1',
      patient: { name: 'Ravi', relation: 'FATHER', gender: 'MALE', age: 69, infantAge: null },
      test: {
        id: 'hba1c',
        name: 'HbA1c',
        nameHindi: 'एचबीए1सी',
        priceInRupees: 450,
        fasting: 'NEEDED',
      },
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
