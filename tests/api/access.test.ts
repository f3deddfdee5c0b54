import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, verifiedCustomer } from './support/people.ts';

type Who = 'everyone' | 'customers' | 'administrators' | 'both';

/** Who may make each call; a call that is not here makes the test fail. */
const MAY: Record<string, Who> = {
  'POST users/signup': 'everyone', 'POST users/login': 'everyone', 'POST users/logout': 'everyone', 'POST users/adminlogin': 'everyone',
  'POST users/forgotPassword': 'everyone', 'POST users/resetPassword': 'everyone', 'POST admin/logout': 'everyone',
  'GET users/me': 'customers', 'PATCH users/me': 'customers', 'GET users/me/export': 'customers', 'POST users/deleteAccount': 'customers', 'POST users/sendotp': 'customers', 'POST users/verifyotp': 'customers',
  'GET tests/alltests': 'everyone', 'GET tests/singleTest/{id}': 'everyone', 'GET testimonial/getTestimonial': 'everyone', 'GET faq/getFaq': 'everyone',
  'GET files/{key}': 'everyone', 'GET lab/getlab': 'everyone', 'GET slot/getslot': 'everyone', 'POST rag/ask': 'everyone', 'GET place': 'everyone',
  'POST patient/patientdetails': 'customers', 'GET patient': 'customers', 'GET patient/{id}': 'customers', 'PUT patient/{id}': 'customers', 'DELETE patient/{id}': 'customers',
  'POST address/saveaddress': 'customers', 'GET address': 'customers', 'GET address/{id}': 'customers', 'PUT address/{id}': 'customers',
  'PUT address/{id}/default': 'customers', 'DELETE address/{id}': 'customers',
  'POST order/createorder': 'customers', 'GET order': 'customers', 'GET order/{id}': 'customers', 'GET order/{id}/events': 'customers',
  'POST order/{id}/cancel': 'customers', 'POST order/{id}/reschedule': 'customers',
  'POST payment/create-order': 'customers', 'POST payment/verify': 'customers', 'GET payment': 'customers',
  // It stands in for the provider's own window, which knows nothing of our sessions.
  'POST sandbox/pay': 'everyone', 'POST sandbox/behaviour': 'everyone',
  'GET report': 'customers', 'GET report/{orderId}/file': 'both',
  'POST tests/test': 'administrators', 'GET tests': 'administrators', 'PATCH tests/{id}': 'administrators', 'GET admin/me': 'administrators',
  'GET admin/counters': 'administrators', 'GET admin/orders': 'administrators', 'POST admin/orders/{id}/move': 'administrators', 'POST admin/orders/{id}/report': 'administrators',
  'GET admin/users': 'administrators', 'GET admin/settings': 'administrators', 'PUT admin/settings': 'administrators',
};
/** Open to everyone who signs with the provider's secret; unsigned it refuses by itself. */
const SIGNED = new Set(['POST payment/webhook']);

let api: TestApi;
let customer: Client;
let admin: Client;
let calls: string[];
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  const { paths } = JSON.parse((await api.client().get('openapi.json')).text) as { paths: Record<string, object> };
  calls = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`));
  customer = await verifiedCustomer(api);
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const tried = () => calls.filter((call) => call in MAY && !call.includes('logout'));

/** What happens to each call, with nothing in it: 401, 403, or past the door (whatever comes then). */
async function knock(client: Client): Promise<string[]> {
  const outcomes: string[] = [];
  for (const call of tried()) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const { status } = await client.call(method, path.replace(/\{\w+\}/g, 'unknown'), method === 'GET' ? undefined : {});
    outcomes.push(`${call}: ${status === 401 || status === 403 ? status : 'let in'}`);
  }
  return outcomes;
}
const expected = (outcome: Record<Who, string>) => tried().map((call) => `${call}: ${outcome[MAY[call]!]}`);

describe('every call', () => {
  it('has a row in the table of who may make it', () => {
    expect(calls.filter((call) => !(call in MAY) && !SIGNED.has(call))).toEqual([]);
  });

  it('is open to exactly those who may make it', async () => {
    expect(await knock(api.client())).toEqual(expected({ everyone: 'let in', customers: '401', administrators: '401', both: '401' }));
    expect(await knock(customer)).toEqual(expected({ everyone: 'let in', customers: 'let in', administrators: '403', both: 'let in' }));
    expect(await knock(admin)).toEqual(expected({ everyone: 'let in', customers: '401', administrators: 'let in', both: 'let in' }));
  });
});
