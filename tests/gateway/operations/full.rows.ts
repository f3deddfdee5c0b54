import type { Row } from './row.ts';
import { orderFields, orderGiven, orderJson, testFields, testGiven, testJson } from './samples.ts';

/** What the other rows leave null, false or 0. */
const order = {
  rateable: true,
  holdExpiresAt: '2026-11-21T04:45:00.000Z',
  holdExtendable: true,
  collectedAt: '2026-11-23T01:40:00.000Z',
  completedAt: '2026-11-24T01:00:00.000Z',
  cancelledAt: '2026-11-22T01:00:00.000Z',
  reportUrl: '/api/v1/report/o1/file',
  refundDelayedSince: '2026-11-22T02:00:00.000Z',
  refundByHandAt: '2026-11-22T03:00:00.000Z',
};
const lab = {
  image: 'icon:lab-1',
  accreditation: { body: 'CAP' as const, number: 'C-1' },
  demo: true,
};
const said = { _id: 't1', image: '/api/v1/files/a.png', name: 'A', location: 'B', message: 'C' };
const place = { suburb: 'Indiranagar' };
const offer = { code: 'RUPEES', percent: null, rupees: 200, until: '2026-12-31' };
const counted = { budgetRupees: 5000, paused: true };
const orderQuery = orderFields.replace('lab { id', 'lab { accreditation { body number } demo id');

/** Answers with something in each field that is empty in the rows of its operation. */
export const fullRows: Row[] = [
  {
    field: 'order',
    query: `{ order(id: "o1") { ${orderQuery} } }`,
    answer: {
      ...orderJson,
      ...order,
      patient: { ...orderJson.patient, age: 0, infantAge: 'P12D' },
      lab: { ...orderJson.lab, ...lab },
      items: [{ ...orderJson.items[0], cancellable: true }],
      events: [{ ...orderJson.events[0], note: 'By phone' }],
    },
    call: { method: 'GET', path: 'order/o1' },
    gives: {
      ...orderGiven,
      ...order,
      patient: { ...orderGiven.patient, age: 0, infantAge: 'P12D' },
      lab: { ...orderGiven.lab, ...lab },
      items: [{ ...orderGiven.items[0], cancellable: true }],
      events: [{ ...orderGiven.events[0], note: 'By phone' }],
    },
  },
  {
    field: 'patients',
    query: '{ patients { id age infantAge } }',
    answer: [{ _id: 'p1', age: 0, infantAge: 'P3M' }],
    call: { method: 'GET', path: 'patient' },
    gives: [{ id: 'p1', age: 0, infantAge: 'P3M' }],
  },
  {
    field: 'labTest',
    query: `{ labTest(id: "hba1c") { ${testFields} } }`,
    answer: { ...testJson, image: '/api/v1/files/b.png' },
    call: { method: 'GET', path: 'tests/singleTest/hba1c' },
    gives: { ...testGiven, image: '/api/v1/files/b.png' },
  },
  {
    field: 'adminTests',
    query: '{ adminTests { active test { id } } }',
    answer: [{ ...testJson, active: true }],
    call: { method: 'GET', path: 'tests' },
    gives: [{ active: true, test: { id: 'hba1c' } }],
  },
  {
    field: 'testimonials',
    query: '{ testimonials { id image name location message } }',
    answer: [said],
    call: { method: 'GET', path: 'testimonial/getTestimonial' },
    gives: [{ id: 't1', image: said.image, name: 'A', location: 'B', message: 'C' }],
  },
  {
    field: 'banner',
    query: '{ banner { noteHindi textHindi } }',
    answer: { noteHindi: '₹500 तक', textHindi: 'हम घर आते हैं।' },
    call: { method: 'GET', path: 'content/banner' },
    gives: { noteHindi: '₹500 तक', textHindi: 'हम घर आते हैं।' },
  },
  {
    field: 'legalText',
    query: '{ legalText(name: TERMS) { blocksHindi { kind lines } } }',
    answer: { blocksHindi: [{ kind: 'paragraph', lines: ['क'] }] },
    call: { method: 'GET', path: 'content/terms' },
    gives: { blocksHindi: [{ kind: 'PARAGRAPH', lines: ['क'] }] },
  },
  {
    field: 'adminContent',
    query: '{ adminContent(kind: FAQ) { entries { texts { field english hindi } } } }',
    answer: { entries: [{ texts: [{ field: 'question', english: 'Why?', hindi: 'क्यों?' }] }] },
    call: { method: 'GET', path: 'admin/content/faq' },
    gives: { entries: [{ texts: [{ field: 'question', english: 'Why?', hindi: 'क्यों?' }] }] },
  },
  {
    field: 'labs',
    query: '{ labs { id image } }',
    answer: [{ _id: 'l1', image: 'icon:lab-1' }],
    call: { method: 'GET', path: 'lab/getlab' },
    gives: [{ id: 'l1', image: 'icon:lab-1' }],
  },
  {
    field: 'adminLab',
    query: '{ adminLab(id: "l1") { id image } }',
    answer: { _id: 'l1', image: '/api/v1/files/c.png' },
    call: { method: 'GET', path: 'admin/labs/l1' },
    gives: { id: 'l1', image: '/api/v1/files/c.png' },
  },
  {
    field: 'serviceability',
    query: '{ serviceability(pin: "560038", labId: "l1") { pin servedByLab } }',
    answer: { pin: '560038', servedByLab: true },
    call: { method: 'GET', path: 'serviceability?pin=560038&labId=l1' },
    gives: { pin: '560038', servedByLab: true },
  },
  {
    field: 'place',
    query: '{ place(latitude: -12.5, longitude: 0) { suburb } }',
    answer: place,
    call: { method: 'GET', path: 'place?latitude=-12.5&longitude=0' },
    gives: place,
  },
  {
    field: 'payments',
    query: '{ payments { id refundedAt } }',
    answer: [{ _id: 'pay1', refundedAt: '2026-11-22T05:00:00.000Z' }],
    call: { method: 'GET', path: 'payment' },
    gives: [{ id: 'pay1', refundedAt: '2026-11-22T05:00:00.000Z' }],
  },
  {
    field: 'adminUsers',
    query: '{ adminUsers(after: "c1") { items { id phone } next } }',
    answer: { items: [{ _id: 'u1', phoneNumber: '+919000000001' }], next: 'c2' },
    call: { method: 'GET', path: 'admin/users?after=c1' },
    gives: { items: [{ id: 'u1', phone: '+919000000001' }], next: 'c2' },
  },
  {
    field: 'adminOffer',
    query:
      '{ adminOffer(code: "RUPEES") { offer { code percent rupees until } budgetRupees paused } }',
    answer: { ...offer, ...counted },
    call: { method: 'GET', path: 'admin/content/offers/RUPEES' },
    gives: { offer, ...counted },
  },
  {
    field: 'visits',
    query: '{ visits(date: "2026-11-24") { visits { id collectedAt } } }',
    answer: { visits: [{ _id: 'o1', collectedAt: '2026-11-24T02:00:00.000Z' }] },
    call: { method: 'GET', path: 'technician/visits?date=2026-11-24' },
    gives: { visits: [{ id: 'o1', collectedAt: '2026-11-24T02:00:00.000Z' }] },
  },
  {
    field: 'staff',
    query: '{ staff { invitations { id expired } } }',
    answer: { members: [], invitations: [{ _id: 'i1', expired: true }] },
    call: { method: 'GET', path: 'admin/staff' },
    gives: { invitations: [{ id: 'i1', expired: true }] },
  },
  {
    field: 'ownSecondFactor',
    query: '{ ownSecondFactor { on required } }',
    answer: { on: false, required: true },
    call: { method: 'GET', path: 'admin/me/second-factor' },
    gives: { on: false, required: true },
  },
  {
    field: 'signIn',
    query:
      'mutation { signIn(input: { email: "a@b.c", password: "correct horse" }) { id message reason } }',
    answer: { userID: 'u1' },
    message: 'Logged in',
    reason: 'LOGGED_IN',
    call: {
      method: 'POST',
      path: 'users/login',
      body: { email: 'a@b.c', password: 'correct horse' },
    },
    gives: { id: 'u1', message: 'Logged in', reason: 'LOGGED_IN' },
  },
  {
    field: 'signOut',
    query: 'mutation { signOut { message reason } }',
    message: 'Logged out',
    reason: 'LOGGED_OUT',
    call: { method: 'POST', path: 'users/logout', body: {} },
    gives: { message: 'Logged out', reason: 'LOGGED_OUT' },
  },
  {
    field: 'signInAdmin',
    query:
      'mutation { signInAdmin(input: { email: "a@b.c", password: "secret word" }) { message reason } }',
    answer: 'Welcome back',
    reason: 'LOGGED_IN',
    call: {
      method: 'POST',
      path: 'users/adminlogin',
      body: { email: 'a@b.c', password: 'secret word' },
    },
    gives: { message: 'Welcome back', reason: 'LOGGED_IN' },
  },
  {
    field: 'confirmSignInAdmin',
    query: 'mutation { confirmSignInAdmin(otp: "287082") { message reason } }',
    answer: 'Welcome back',
    reason: 'LOGGED_IN',
    call: { method: 'POST', path: 'users/adminlogin/code', body: { otp: '287082' } },
    gives: { message: 'Welcome back', reason: 'LOGGED_IN' },
  },
];
