import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tried } from '../attack/figures.ts';
import { canariesOf, foundIn, startLogged } from './support/canaries.ts';
import { signUp } from './support/people.ts';

const canaries = canariesOf(1);
const found = (text: string) => foundIn(text, canaries);

let service: Awaited<ReturnType<typeof startLogged>>;
beforeAll(async () => {
  service = await startLogged();
});
afterAll(() => service.stop());

describe('what a customer leaves', () => {
  it('is in the database while the account lives, in no log line, and after its deletion nowhere', async () => {
    const { logged, everyTable, live } = service;
    const customer = await live(canaries);
    const file = await customer.get('users/me/export');
    expect(found(file.text)).toEqual(Object.values(canaries));
    const before = [...(await everyTable()).values()].join('\n');
    expect(found(before)).toEqual(Object.values(canaries));
    expect(logged.filter((line) => line.includes('could not be sent')).length).toBeGreaterThan(0);
    expect(logged.filter((line) => line.includes('it failed'))).toHaveLength(1);
    expect(logged.flatMap(found)).toEqual([]);

    const answer = await customer.post('users/deleteAccount', { password: customer.password });
    expect(answer.status).toBe(200);
    const after = [...(await everyTable())].flatMap(([table, text]) =>
      found(text).map((canary) => `${table}: ${canary}`),
    );
    tried('canaries', Object.keys(canaries).length, {
      'found in a table': after.length,
      'found in a log line': logged.flatMap(found).length,
    });
    expect(after).toEqual([]);
    expect(logged.flatMap(found)).toEqual([]);
  });
});

it('what opens a door is in no table as it is, so that a stolen backup logs nobody in', async () => {
  const { api, everyTable } = service;
  const customer = await signUp(api, { password: 'Canarypassword that opens' });
  const keys = [...customer.cookies.values(), customer.password];
  expect(keys.length).toBeGreaterThan(1);
  const text = [...(await everyTable()).values()].join('\n');
  expect(text).toContain(customer.email);
  expect(keys.filter((key) => text.includes(key))).toEqual([]);
});
