import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { adminClient, verifiedCustomer } from './support/people.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  fields: string[];
  query: string[];
}
interface Description {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[]; requestBody?: { content: Record<string, { schema?: { properties?: object } }> } }>>;
}

let api: TestApi;
/** Signed in as customer and administrator at once, so that nothing stops at the door. */
let client: Client;
let calls: Call[];
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  client = await verifiedCustomer(api);
  for (const [name, value] of (await adminClient(api)).cookies) client.cookies.set(name, value);
  const { paths } = JSON.parse((await client.get('openapi.json')).text) as Description;
  calls = Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
    method: method.toUpperCase() as Call['method'], path,
    fields: Object.keys(Object.values(requestBody?.content ?? {})[0]?.schema?.properties ?? {}),
    query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
  })));
  // Logging out would end the test; a stream of events does not end.
  calls = calls.filter(({ path }) => !/logout|\/events$/.test(path));
});
afterAll(() => api.stop());

const nasty = fc.oneof(
  fc.constantFrom('', ' ', '\0', 'a\0b', "'; drop table users; --", '🙂', '\ud800', '../../etc/passwd', '0', '-1', '1e309', 'NaN', '2026-02-30', '9999999999999999999999', '__proto__', 'x'.repeat(5000)),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, 1e300, [], {}, [null], { a: { b: [] } }),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);

describe('bad input', () => {
  it('is told of, in the envelope, by every call, and never a fault of ours', { timeout: 120_000 }, async () => {
    expect(calls.length).toBeGreaterThan(20);
    await fc.assert(fc.asyncProperty(fc.nat(), fc.array(nasty, { minLength: 12, maxLength: 12 }), async (pick, values) => {
      const call = calls[pick % calls.length]!;
      const at = (index: number) => values[index % values.length];
      const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
      const path = call.path.replace(/\{\w+\}/g, () => encodeURIComponent(text(at(pick))).slice(0, 300) || 'x');
      const query = new URLSearchParams(call.query.map((name, index) => [name, text(at(index))])).toString();
      const body = Object.fromEntries(call.fields.map((field, index) => [field, at(index + 1)]));
      const answer = await client.call(call.method, query ? `${path}?${query}` : path, call.method === 'GET' || call.method === 'DELETE' ? undefined : body);
      const told = answer.status < 400 || (answer.status < 500 && /\S/.test(answer.body.message) && /^[A-Z_]+$/.test(answer.body.code ?? ''));
      expect(told ? 'told' : `${call.method} ${path} answered ${answer.status}: ${answer.text.slice(0, 200)}`).toBe('told');
    }), { numRuns: 600 });
  });

  it.each([
    ['GET', '/api/v1/patient/%E0%A4%A', 400],
    ['GET', `/api/v1/patient/${'x'.repeat(250)}`, 404],
    ['GET', '/api/v1/patient/%00', 400],
    ['TRACE', '/api/v1/patient', 404],
    ['DELETE', '/api/v1/users/me', 404],
  ] as const)('%s %s answers %#', async (method, path, status) => {
    const answer = await client.call(method as 'GET', path);
    expect([answer.status, answer.body.code]).toEqual([status, status === 400 ? 'BAD_REQUEST' : 'NOT_FOUND']);
  });
});
