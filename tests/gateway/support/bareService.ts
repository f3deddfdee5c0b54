import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

const test = { _id: 'hba1c', testName: 'Lipid Profile' };
const order = {
  _id: 'o1',
  patient: { name: 'Leela', bookingforWhom: 'Mother', gender: 'female', age: 69 },
  test: { name: 'Lipid Profile', price: 499 },
  lab: { name: 'Kaveri', image: 'kaveri.png', price: 649 },
  slot: { date: '2026-11-23T00:00:00.000Z', startTime: '07:00 am', endTime: '07:30 am' },
  address: { houseNo: '17', road: 'Third Cross', zipCode: '600020', cityState: 'Chennai' },
  payment: { total: 549 },
  createdAt: '2026-11-21T04:30:00.000Z',
};

/** The calls of docs/product/calls.md, each with what it reads and nothing more. */
export const bareAnswers: Record<string, object | string> = {
  'POST users/signup': { message: 'Welcome', data: { userID: 'u1', firstName: 'Asha' } },
  'POST users/login': { message: 'Welcome back' },
  'GET users/me': {
    data: { _id: 'u1', firstName: 'Asha', lastName: 'Menon', email: 'a@b.c', phoneNumber: '+91' },
  },
  // What these answer is 'not shown'.
  'POST users/logout': '',
  'POST users/resetPassword': '',
  'POST users/sendotp': { message: 'OTP sent' },
  'POST users/verifyotp': { message: 'Verified' },
  'POST users/sendemailcode': { message: 'OTP sent' },
  'POST users/verifyemail': { message: 'Changed' },
  'POST users/forgotPassword': { data: 'a@b.c' },
  'POST users/adminlogin': { data: 'Welcome' },
  'POST tests/test': { message: 'Added' },
  'GET tests/alltests': { data: [test, { _id: 'x', name: 'TSH' }, { _id: 'y' }] },
  'GET tests/singleTest/{id}': { data: test },
  'GET testimonial/getTestimonial': {
    data: [{ image: 'i.png', name: 'Asha', location: 'Chennai', message: 'Good' }],
  },
  'GET faq/getFaq': { data: [{ question: 'Why?', answer: 'So.' }] },
  'POST rag/ask': { data: 'Drink water.' },
  'POST patient/patientdetails': { data: { _id: 'p1' } },
  'GET lab/getlab': {
    data: [
      {
        _id: 'l1',
        name: 'Kaveri',
        image: 'kaveri.png',
        rating: 4.5,
        slotsAvailable: 7,
        reportTime: '24 Hours',
        price: 649,
      },
    ],
  },
  'GET slot/getslot': {
    data: [{ _id: 's1', date: '2026-11-23', startTime: '07:00 am', endTime: '07:30 am' }],
  },
  'POST address/saveaddress': { data: { _id: 'a1' } },
  'POST order/createorder': { data: { _id: 'o1' } },
  'GET order/{orderId}': { data: order },
  'POST payment/create-order': {
    data: { keyId: 'k', razorpayOrderId: 'order_1', amount: 54900, currency: 'INR' },
  },
  'POST payment/verify': { message: 'Payment verified' },
};

/** A call as docs/product/calls.md names it. */
export const callNamed = (method: string, path: string) =>
  `${method} ${path.split('?')[0]!}`
    .replace(/^(GET order)\/[^/]+$/, '$1/{orderId}')
    .replace(/(singleTest)\/[^/]+$/, '$1/{id}');

/** A REST service that has the specification's bare minimum, and remembers what it was asked. */
export async function bareService() {
  const asked: { call: string; headers: IncomingHttpHeaders }[] = [];
  const changed = new Map<string, object>();
  const server = createServer((request, response) => {
    const call = callNamed(request.method!, request.url!.replace('/api/v1/', ''));
    asked.push({ call, headers: request.headers });
    request.resume();
    const answer = changed.get(call) ?? bareAnswers[call];
    if (answer === undefined) response.writeHead(404).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** Answers one call differently. */
    answers: (call: string, answer: object) => void changed.set(call, answer),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
