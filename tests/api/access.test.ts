import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, MAY, SIGNED } from './support/accessTable.ts';
import type { Who } from './support/accessTable.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, verifiedCustomer } from './support/people.ts';

let api: TestApi;
let customer: Client;
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

/** What happens to each call, with nothing in it: 401, 403, or past the door (whatever comes then). */
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
  it('has a row in the table of who may make it', () => {
    expect(calls.filter((call) => !(call in MAY) && !SIGNED.has(call))).toEqual([]);
  });

  it('is open to exactly those who may make it', async () => {
    expect(await knock(api.client())).toEqual(
      expected({ everyone: 'let in', customers: '401', administrators: '401', both: '401' }),
    );
    expect(await knock(customer)).toEqual(
      expected({ everyone: 'let in', customers: 'let in', administrators: '403', both: 'let in' }),
    );
    expect(await knock(admin)).toEqual(
      expected({ everyone: 'let in', customers: '401', administrators: 'let in', both: 'let in' }),
    );
  });
});
