import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { isDue } from '../rotation.ts';
import { ADMIN, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { signUp } from './support/people.ts';

// The service is read anew with the counted argon2, and again by the files after this one without
// it.
vi.hoisted(() => vi.resetModules());
vi.mock(import('@node-rs/argon2'), async (load) => {
  const real = await load();
  return {
    ...real,
    hash: vi.fn<typeof real.hash>(real.hash),
    verify: vi.fn<typeof real.verify>(real.verify),
  };
});

const TRIES = 200;
/**
 * A chance of one half is no difference; equal work strays this far by chance about once in a
 * million runs.
 */
const STRAY = 0.15;

let api: TestApi;
let known: string[];
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  // The same e-mail is asked for once in 30 seconds at most: each try has its own.
  const { email } = await signUp(api);
  const { password_hash: password } = await api.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  known = Array.from({ length: TRIES + 3 }, (_, index) => `known${index}@example.com`);
  await api.db
    .insertInto('users')
    .values(
      known.map((address, index) => ({
        id: `known-${index}`,
        first_name: 'Asha',
        last_name: '',
        email: address,
        password_hash: password,
        phone: null,
        phone_verified_at: null,
        created_at: api.clock.now(),
      })),
    )
    .execute();
  // The first of all makes the hash that stands in for the missing ones.
  await api.client().post('users/login', { email: 'first@example.com', password: 'wrong' });
});
afterAll(async () => {
  await api.stop();
  vi.resetModules();
});

const unknown = (index: number) => `nobody${index}@example.com`;
const ways = {
  'sign-in': (email: string) =>
    api.client().post('users/login', { email, password: 'not the password' }),
  "the administrator's sign-in": (email: string) =>
    api.client().post('users/adminlogin', { email, password: 'not the password' }),
  'a forgotten password': (email: string) => api.client().post('users/forgotPassword', { email }),
};

/** The costly work that an answer took. */
async function workOf(answer: () => Promise<unknown>) {
  vi.mocked(hash).mockClear();
  vi.mocked(verify).mockClear();
  await answer();
  return {
    hashed: vi.mocked(hash).mock.calls.length,
    verified: vi.mocked(verify).mock.calls.length,
  };
}

/**
 * The chance that a time out of one list is longer than one out of the other (ties count half): one
 * half when they are alike.
 */
function chanceOfLonger(one: number[], other: number[]): number {
  const wins = one.flatMap((a) => other.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (way) => {
  const ask = ways[way];

  it('takes as many argon2 for an unknown account as for a known one', async () => {
    const real = way.startsWith('the admin') ? ADMIN.email : known.at(-1)!;
    const work = await workOf(() => ask(real));
    expect(work.hashed + work.verified).toBe(way === 'a forgotten password' ? 0 : 1);
    expect(await workOf(() => ask(unknown(TRIES)))).toEqual(work);
  });

  // What it takes is nothing of the database's.
  it.runIf(!way.startsWith('the admin') && inject('templateUrl') && isDue(`timing ${way}`, 3))(
    `takes alike long over ${TRIES} tries of each, one after the other`,
    { timeout: 120_000 },
    async () => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const time = async (kind: 'known' | 'unknown', email: string) => {
        const began = performance.now();
        await ask(email);
        times[kind].push(performance.now() - began);
      };
      for (let index = 0; index < TRIES; index += 1) {
        const pair = [() => time('known', known[index]!), () => time('unknown', unknown(index))];
        // Neither always comes second.
        for (const one of index % 2 === 0 ? pair : pair.toReversed()) await one();
      }
      expect(Math.abs(chanceOfLonger(times.known, times.unknown) - 0.5)).toBeLessThan(STRAY);
    },
  );
});
