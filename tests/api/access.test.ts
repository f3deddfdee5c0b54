import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, MAY, SIGNED } from './support/accessTable.ts';
import type { Who } from './support/accessTable.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import {
  adminClient,
  codeFor,
  formerAdministrator,
  signUp,
  verifiedCustomer,
} from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
let customer: TestCustomer;
let admin: Client;
let calls: string[];
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  calls = await callsOf(api);
  customer = await verifiedCustomer(api);
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const tried = () => calls.filter((call) => call in MAY && !call.includes('logout'));

/**
 * What happens to each call, with nothing in it: 401, 403, or past the door (whatever comes then).
 */
async function knock(client: Client): Promise<string[]> {
  const outcomes: string[] = [];
  for (const call of tried()) {
    const [method, path] = call.split(' ') as ['GET' | 'POST', string];
    const { status } = await client.call(
      method,
      path.replace(/\{\w+\}/g, 'unknown'),
      method === 'GET' ? undefined : {},
    );
    outcomes.push(`${call}: ${status === 401 || status === 403 ? status : 'let in'}`);
  }
  return outcomes;
}
const expected = (outcome: Record<Who, string>) =>
  tried().map((call) => `${call}: ${outcome[MAY[call]!]}`);

describe('every call', () => {
  it('that a customer writes by is refused where it was meant for another customer', async () => {
    const writes = tried().filter((call) => MAY[call] === 'customers' && !call.startsWith('GET'));
    expect(writes.length).toBeGreaterThan(15);
    const reasons = async (meant: string) => {
      const found: (string | undefined)[] = [];
      for (const call of writes) {
        const [method, path] = call.split(' ') as ['POST', string];
        const url = path.replace(/\{\w+\}/g, 'unknown');
        const headers = { 'assay-customer': meant };
        found.push((await customer.call(method, url, {}, headers)).body.reason);
      }
      return found;
    };
    expect(await reasons('another')).toEqual(writes.map(() => 'SESSION_OTHER'));
    expect(await reasons(customer.id)).not.toContain('SESSION_OTHER');
  });

  it('has a row in the table of who may make it', () => {
    expect(calls.filter((call) => !(call in MAY) && !SIGNED.has(call))).toEqual([]);
  });

  it('is open to exactly those who may make it', async () => {
    expect(await knock(api.client()), 'clauses 6.2, 6.3').toEqual(
      expected({
        everyone: 'let in',
        customers: '401',
        administrators: '401',
        both: '401',
        doctors: '401',
      }),
    );
    expect(await knock(customer), 'clauses 6.1, 6.3').toEqual(
      expected({
        everyone: 'let in',
        customers: 'let in',
        administrators: '403',
        both: 'let in',
        doctors: '403',
      }),
    );
    expect(await knock(admin), 'clauses 6.1, 6.3').toEqual(
      expected({
        everyone: 'let in',
        customers: '401',
        administrators: 'let in',
        both: 'let in',
        doctors: '403',
      }),
    );
  });
});

describe('every call, once a session has ended', () => {
  const outside: Record<Who, string> = {
    everyone: 'let in',
    customers: '401',
    administrators: '401',
    both: '401',
    doctors: '401',
  };
  /** The same browser's cookies, in another one. */
  const copyOf = (client: Client): Client => {
    const copy = api.client();
    for (const [name, value] of client.cookies) copy.cookies.set(name, value);
    return copy;
  };

  it.each<[how: string, end: () => Promise<Client>]>([
    [
      'by logging out elsewhere',
      async () => {
        const client = await verifiedCustomer(api);
        const copy = copyOf(client);
        await client.post('users/logout');
        return copy;
      },
    ],
    [
      "by the account's password reset",
      async () => {
        const client = await signUp(api);
        const { email } = client;
        await api.client().post('users/forgotPassword', { email });
        const body = { email, otp: await codeFor(api, email), newPassword: 'a new password' };
        expect((await api.client().post('users/resetPassword', body)).status).toBe(200);
        return client;
      },
    ],
    [
      "by the account's deletion",
      async () => {
        const client = await signUp(api);
        const copy = copyOf(client);
        const { password } = client;
        expect((await client.post('users/deleteAccount', { password })).status).toBe(200);
        return copy;
      },
    ],
    [
      "by the administrator's logging out elsewhere",
      async () => {
        const client = await adminClient(api);
        const copy = copyOf(client);
        await client.post('admin/logout');
        return copy;
      },
    ],
    ["by taking the administrator's role away", () => formerAdministrator(api)],
    [
      'by time',
      async () => {
        const client = await adminClient(api);
        for (const [name, value] of (await signUp(api)).cookies) client.cookies.set(name, value);
        api.clock.advance({ days: 30 });
        return client;
      },
    ],
  ])('%s, is open to guests alone', async (_how, end) => {
    expect(await knock(await end())).toEqual(expected(outside));
  });
});
