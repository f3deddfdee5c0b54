import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserJson } from '../../api/users/users.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { codeFor, signUp, wrongFor } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';
import { statusesOf } from './support/statuses.ts';

const PHONE = '+919000000001';
let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi({ publicUrl: 'https://assay.example' });
});
beforeEach(async () => {
  // Each test has a month and an outbox of its own; what was counted before has ended.
  api.clock.advance({ days: 31 });
  for (const table of ['codes', 'messages'] as const) await api.db.deleteFrom(table).execute();
  await rm(join(api.config.dataDir, 'outbox.jsonl'), { force: true });
  customer = await signUp(api);
});
afterAll(() => api.stop());

const send = (phoneNumber = PHONE, who = customer) =>
  who.post('users/sendotp', { phoneNumber, userID: who.id });
const check = (otp: string, who = customer) => who.post('users/verifyotp', { otp, userID: who.id });

describe('a code for a mobile number', () => {
  it('goes to the number and proves it', async () => {
    const sent = await send('90000 00001');
    expect([sent.status, sent.body], 'clause 7.5').toMatchObject([
      200,
      { message: 'OTP sent', data: null },
    ]);
    const [message] = await api.outbox();
    expect(message, 'clause 7.5').toEqual({
      at: api.clock.now().toISOString(),
      channel: 'sms',
      to: PHONE,
      kind: 'otp',
      // The last line lets a browser fill the code in on this site alone.
      text: expect.stringMatching(
        new RegExp(`^${message?.code} is .*\\n@assay\\.example #${message?.code}$`, 's'),
      ),
      code: expect.stringMatching(/^\d{4}$/),
    });
    expect((await customer.get<UserJson>('users/me')).body.data.phoneVerified).toBe(false);
    const answer = await check(` ${message?.code} `);
    expect([answer.status, answer.body], 'clause 7.6').toMatchObject([
      200,
      { message: 'Mobile number verified', data: null },
    ]);
    expect((await customer.get<UserJson>('users/me')).body.data).toMatchObject({
      phoneNumber: PHONE,
      phoneVerified: true,
    });
  });

  it.each([
    '',
    '12345',
    '+14155552671',
    '080 2222 2222',
    'call me on 9000000001',
    '+91 10000 00001',
  ])('is not sent to %j', async (number) => {
    const answer = await send(number);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'Please enter a valid Indian mobile number',
    ]);
  });

  it('proves it for one account: who proved it before proves one anew, and keeps it for what is booked', async () => {
    const prove = async (who: TestCustomer) => {
      await send(PHONE, who);
      expect((await check(await codeFor(api, PHONE), who)).status).toBe(200);
      api.clock.advance({ minutes: 1 });
    };
    const stands = async (who: TestCustomer) => {
      const { phoneNumber, phoneVerified } = (await who.get<UserJson>('users/me')).body.data;
      return [phoneNumber, phoneVerified];
    };
    const other = await signUp(api);
    await prove(customer);
    await prove(other);
    expect([await stands(customer), await stands(other)]).toEqual([
      [PHONE, false],
      [PHONE, true],
    ]);
    await prove(customer);
    expect([await stands(customer), await stands(other)]).toEqual([
      [PHONE, true],
      [PHONE, false],
    ]);
  });

  it('is for the own account only', async () => {
    const other = await signUp(api);
    expect(
      (await customer.post('users/sendotp', { phoneNumber: PHONE, userID: other.id })).status,
    ).toBe(403);
    expect((await customer.post('users/verifyotp', { otp: '1234', userID: other.id })).status).toBe(
      403,
    );
    expect(
      (await api.client().post('users/sendotp', { phoneNumber: PHONE, userID: customer.id }))
        .status,
    ).toBe(401);
  });

  it('works once', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    const both = await Promise.all([check(code), check(code)]);
    expect(statusesOf(both)).toEqual([200, 400]);
    expect((await check(code)).body.message).toBe(
      'The code is wrong or has expired. Please ask for a new one',
    );
  });

  it('ends after 5 minutes', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    api.clock.advance({ minutes: 5 });
    expect((await check(code)).status).toBe(400);
  });

  it('is killed by a newer one', async () => {
    await send();
    const old = await codeFor(api, PHONE);
    let fresh = old;
    for (let time = 0; fresh === old && time < 3; time += 1) {
      api.clock.advance({ seconds: 30 });
      expect((await send()).status).toBe(200);
      fresh = await codeFor(api, PHONE);
    }
    expect((await check(old)).status).toBe(400);
    expect((await check(fresh)).status).toBe(200);
  });

  it('allows 5 tries, even when they come at once', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    expect((await check(wrongFor(code))).body.message, 'clause 7.6').toBe(
      'The code is wrong. 4 tries are left',
    );
    const tries = await Promise.all(Array.from({ length: 8 }, () => check(wrongFor(code))));
    expect(statusesOf(tries)).toEqual([400, 400, 400, 400, 429, 429, 429, 429]);
    const right = await check(code);
    expect([right.status, right.body.message, right.headers['retry-after']]).toEqual([
      429,
      'Too many wrong codes. Please ask for a new one',
      '30',
    ]);
  });

  it('does not count what cannot be a code', async () => {
    await send();
    for (const typed of ['', '12', '12345', 'abcd'])
      expect((await check(typed)).body.message).toBe('The code has 4 digits');
    expect((await check(await codeFor(api, PHONE))).status).toBe(200);
  });

  it('comes again after 30 seconds, not before, and once when asked for twice at once', async () => {
    const both = await Promise.all([send(), send()]);
    expect(statusesOf(both)).toEqual([200, 429]);
    api.clock.advance({ seconds: 29 });
    const early = await send();
    expect([early.status, early.body.message, early.headers['retry-after']]).toEqual([
      429,
      'Please wait 1 second before asking for another code',
      '1',
    ]);
    api.clock.advance({ seconds: 1 });
    expect((await send()).status).toBe(200);
    expect(await api.outbox()).toHaveLength(2);
  });

  it('comes 5 times an hour and 8 times a day to one number, whoever asks', async () => {
    const codes = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        const someone = await signUp(api);
        const { status } = await send(PHONE, someone);
        if (status !== 200) return [time, status];
      }
      return [times, 200];
    };
    expect(await codes(6)).toEqual([5, 429]);
    api.clock.advance({ hours: 1 });
    expect(await codes(5)).toEqual([3, 429]);
    api.clock.advance({ hours: 23 });
    expect(await codes(1)).toEqual([1, 200]);
  });

  it('comes 5 times an hour to one account, whatever the number', async () => {
    const answers = [];
    for (let number = 1; number <= 6; number += 1)
      answers.push((await send(`+91900000001${number}`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is never readable in the database once it is sent', async () => {
    await send();
    const code = await codeFor(api, PHONE);
    const rows = [
      await api.db.selectFrom('codes').selectAll().execute(),
      await api.db.selectFrom('messages').selectAll().execute(),
    ];
    expect(JSON.stringify(rows[1])).toContain(PHONE);
    expect(rows.flat().flatMap((row) => Object.values(row))).not.toContain(code);
    expect(
      rows[1]?.map((row) =>
        ['body', 'code'].map((name) => (row as unknown as Record<string, unknown>)[name]),
      ),
    ).toEqual([[null, null]]);
  });
});

describe('with RATE_LIMIT=off', () => {
  it('only the tries of a code are limited', async () => {
    const free = await startApi({ rateLimit: false });
    const someone = await signUp(free);
    for (let number = 10; number < 40; number += 1)
      expect((await send(`+9190000001${number}`, someone)).status).toBe(200);
    const code = await codeFor(free, '+919000000139');
    for (let time = 0; time < 5; time += 1)
      expect((await check(wrongFor(code), someone)).status).toBe(400);
    expect((await check(code, someone)).status).toBe(429);
    await free.stop();
  });
});
