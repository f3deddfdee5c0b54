import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { setUp } from './support/secondFactor.ts';
import { join, logIn, reasonOf } from './support/staff.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.1'] });
});
afterAll(() => api.stop());

const answer = (client: Client, otp: string, from = '203.0.113.7') =>
  client.call('POST', 'users/adminlogin/code', { otp }, { 'x-forwarded-for': from });

describe('wrong codes', () => {
  it('are limited, at once too, and a known browser is not kept out by others', async () => {
    const client = await join(api, 'lab');
    const factor = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const stranger = api.client();
    await logIn(stranger, client);
    const tries = await Promise.all(Array.from({ length: 8 }, () => answer(stranger, '000000')));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(5).fill(400),
      ...Array<number>(3).fill(429),
    ]);
    // The right one, too; with the time to wait.
    const refused = await answer(stranger, factor.code());
    expect(reasonOf(refused)).toEqual([429, 'CODE_TRIES_PAUSED']);
    // The browser that was logged in to counts by itself.
    await logIn(client, client);
    expect((await answer(client, factor.code())).status).toBe(200);
    api.clock.advance({ minutes: 15 });
    await logIn(stranger, client);
    expect((await answer(stranger, factor.code())).status).toBe(200);
  });

  it('from many networks are limited for the account, by the day', async () => {
    const client = await join(api, 'lab');
    const factor = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const stranger = api.client();
    await logIn(stranger, client);
    for (let tried = 0; tried < 50; tried += 1)
      expect((await answer(stranger, '000000', `203.0.113.${tried}`)).status).toBe(400);
    expect((await answer(stranger, factor.code(), '203.0.113.99')).status).toBe(429);
    await logIn(client, client);
    expect((await answer(client, factor.code())).status).toBe(200);
  });

  it('of somebody who has the password do not keep the owner from a recovery code', async () => {
    const client = await join(api, 'lab');
    const factor = await setUp(api, client);
    api.clock.advance({ minutes: 1 });
    const stranger = api.client();
    await logIn(stranger, client);
    for (let tried = 0; tried < 50; tried += 1)
      await answer(stranger, '000000', `203.0.113.${tried}`);
    const owner = api.client();
    await logIn(owner, client);
    expect((await answer(owner, factor.code(), '203.0.113.1')).status).toBe(429);
    expect((await answer(owner, factor.recoveryCodes[0]!, '203.0.113.1')).status).toBe(200);
  });

  it('that could be recovery codes are limited by the network', async () => {
    const client = await join(api, 'lab');
    await setUp(api, client);
    const stranger = api.client();
    await logIn(stranger, client);
    const guess = 'abcd-efgh-jkmn-pqrs';
    for (let tried = 0; tried < 60; tried += 1)
      expect((await answer(stranger, guess)).status).toBe(400);
    expect((await answer(stranger, guess)).status).toBe(429);
    expect((await answer(stranger, guess, '203.0.113.8')).status).toBe(400);
  });

  it('that were right are given back', async () => {
    const client = await join(api, 'lab');
    const factor = await setUp(api, client);
    for (let turn = 0; turn < 8; turn += 1) {
      api.clock.advance({ minutes: 1 });
      const stranger = api.client();
      await logIn(stranger, client);
      expect((await answer(stranger, factor.code(), '203.0.113.50')).status).toBe(200);
    }
  });
});
