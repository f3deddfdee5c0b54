import type { Row } from './row.ts';
import { orderFields, orderGiven, orderJson } from './samples.ts';

const settings = { serviceablePins: ['560'], technicians: ['Kiran'] };
const user = { name: 'Asha Rao', email: 'a@b.c', orders: 3, createdAt: '2026-11-21T04:30:00.000Z' };
const place = { neighbourhood: 'Indiranagar', suburb: null, postcode: '560038', country: 'India' };
const page = `{ items { ${orderFields} } next }`;

const steps = [
  { flow: 'booking', state: 'lab.choosing', next: null, bucket: null, count: 2 },
  { flow: 'booking', state: 'lab.choosing', next: 'slot.loading', bucket: 3, count: 1 },
];
const figures = {
  flow: 'booking',
  state: 'lab.choosing',
  entered: 4,
  wentOn: 3,
  medianSeconds: 10,
  next: [{ state: 'slot.loading', count: 3 }],
};
export const adminRows: Row[] = [
  {
    field: 'countFlowSteps',
    query: 'mutation($steps: [FlowStep!]!) { countFlowSteps(steps: $steps) }',
    variables: { steps },
    answer: 2,
    call: { method: 'POST', path: 'flow-figures', body: { steps } },
    gives: 2,
  },
  {
    field: 'flowFigures',
    query:
      '{ flowFigures(days: 7) { flow state entered wentOn medianSeconds next { state count } } }',
    answer: [figures],
    call: { method: 'GET', path: 'admin/flow-figures?days=7' },
    gives: [figures],
  },
  {
    field: 'ask',
    query: 'mutation { ask(question: "Fasting?") { text sources { testId name } } }',
    answer: { answer: 'Yes', sources: [{ testId: 'hba1c', name: 'HbA1c' }] },
    call: { method: 'POST', path: 'rag/ask', body: { question: 'Fasting?' } },
    gives: { text: 'Yes', sources: [{ testId: 'hba1c', name: 'HbA1c' }] },
  },
  {
    field: 'ask',
    query: 'mutation { ask(question: "Fasting?") { text sources { testId } } }',
    answer: 'Yes',
    call: { method: 'POST', path: 'rag/ask', body: { question: 'Fasting?' } },
    gives: { text: 'Yes', sources: [] },
  },
  {
    field: 'ask',
    query: 'mutation { ask(question: "Fasting?") { text sources { testId } } }',
    answer: {},
    call: { method: 'POST', path: 'rag/ask', body: { question: 'Fasting?' } },
    gives: { text: '', sources: [] },
  },
  {
    field: 'place',
    query:
      '{ place(latitude: 12.97, longitude: 77.64) { neighbourhood suburb postcode stateDistrict country } }',
    answer: { ...place, state_district: 'Bengaluru Urban' },
    call: { method: 'GET', path: 'place?latitude=12.97&longitude=77.64' },
    gives: { ...place, stateDistrict: 'Bengaluru Urban' },
  },
  {
    field: 'admin',
    query:
      '{ admin { id email name staffRole labs calls staffWithoutLab visitsWithoutTechnician } }',
    answer: {
      _id: 'ad1',
      email: 'admin@b.c',
      name: 'Admin',
      staffRole: 'lab',
      labs: ['l1'],
      calls: ['adminOrders'],
      staffWithoutLab: 2,
      visitsWithoutTechnician: 3,
    },
    call: { method: 'GET', path: 'admin/me' },
    gives: {
      id: 'ad1',
      email: 'admin@b.c',
      name: 'Admin',
      staffRole: 'LAB',
      labs: ['l1'],
      calls: ['adminOrders'],
      staffWithoutLab: 2,
      visitsWithoutTechnician: 3,
    },
  },
  {
    field: 'signInAdmin',
    query:
      'mutation { signInAdmin(input: { email: "admin@b.c", password: "secret word" }) { message } }',
    answer: 'Welcome back',
    call: {
      method: 'POST',
      path: 'users/adminlogin',
      body: { email: 'admin@b.c', password: 'secret word' },
    },
    gives: { message: 'Welcome back' },
  },
  {
    field: 'confirmSignInAdmin',
    query: 'mutation { confirmSignInAdmin(otp: "287082") { message } }',
    answer: 'Welcome back',
    call: { method: 'POST', path: 'users/adminlogin/code', body: { otp: '287082' } },
    gives: { message: 'Welcome back' },
  },
  {
    field: 'signOutAdmin',
    query: 'mutation { signOutAdmin { message } }',
    message: 'Bye',
    call: { method: 'POST', path: 'admin/logout', body: {} },
    gives: { message: 'Bye' },
  },
  {
    field: 'adminCounters',
    query: '{ adminCounters { totalTests pendingReports appointmentsToday activeUsers } }',
    answer: { totalTests: 1, pendingReports: 2, appointmentsToday: 3, activeUsers: 4 },
    call: { method: 'GET', path: 'admin/counters' },
    gives: { totalTests: 1, pendingReports: 2, appointmentsToday: 3, activeUsers: 4 },
  },
  {
    field: 'adminOrders',
    query: `{ adminOrders ${page} }`,
    answer: { items: [orderJson], next: 'c2' },
    call: { method: 'GET', path: 'admin/orders' },
    gives: { items: [orderGiven], next: 'c2' },
  },
  {
    field: 'adminOrders',
    query: `{ adminOrders(status: "placed", search: "Ravi & Co", after: "c1") ${page} }`,
    answer: { items: [], next: null },
    call: { method: 'GET', path: 'admin/orders?status=placed&search=Ravi+%26+Co&after=c1' },
    gives: { items: [], next: null },
  },
  {
    field: 'adminOrders',
    query: `{ adminOrders(sort: AMOUNT, direction: DESC, labId: "l1", technicianId: "a1", technician: "Ravi Kumar", from: "2026-09-07", to: "2026-09-13") ${page} }`,
    answer: { items: [], next: null },
    call: {
      method: 'GET',
      path: 'admin/orders?sort=amount&direction=desc&labId=l1&technicianId=a1&technician=Ravi+Kumar&from=2026-09-07&to=2026-09-13',
    },
    gives: { items: [], next: null },
  },
  {
    field: 'visitCounts',
    query: '{ visitCounts { date visits } }',
    answer: [{ date: '2026-09-07', visits: 12 }],
    call: { method: 'GET', path: 'admin/visit-counts' },
    gives: [{ date: '2026-09-07', visits: 12 }],
  },
  {
    field: 'adminUsers',
    query: '{ adminUsers(search: "asha") { items { id name email phone orders createdAt } next } }',
    answer: { items: [{ _id: 'u1', phoneNumber: null, ...user }], next: null },
    call: { method: 'GET', path: 'admin/users?search=asha' },
    gives: { items: [{ id: 'u1', phone: null, ...user }], next: null },
  },
  {
    field: 'adminSettings',
    query: '{ adminSettings { serviceablePins technicians } }',
    answer: settings,
    call: { method: 'GET', path: 'admin/settings' },
    gives: settings,
  },
  {
    field: 'saveAdminSettings',
    query:
      'mutation($input: AdminSettingsInput!) { saveAdminSettings(input: $input) { serviceablePins technicians } }',
    variables: { input: settings },
    answer: settings,
    call: { method: 'PUT', path: 'admin/settings', body: settings },
    gives: settings,
  },
  {
    field: 'moveOrder',
    query: `mutation { moveOrder(move: { orderId: "o1", action: REJECT_SAMPLE, note: "spilt" }) { ${orderFields} } }`,
    answer: orderJson,
    call: {
      method: 'POST',
      path: 'admin/orders/o1/move',
      body: { action: 'rejectSample', note: 'spilt' },
    },
    gives: orderGiven,
  },
];
