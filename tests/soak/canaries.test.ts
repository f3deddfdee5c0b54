import { afterAll, beforeAll, expect, it } from 'vitest';
import { allOf, canariesOf, foundIn, startLogged } from '../api/support/canaries.ts';
import { timesLonger } from '../attack/attacks.ts';
import { tried } from '../attack/figures.ts';

const customers = 40 * timesLonger;

let service: Awaited<ReturnType<typeof startLogged>>;
beforeAll(async () => {
  service = await startLogged();
});
afterAll(() => service.stop());

it(
  `of ${customers} customers who delete their accounts beside each other nothing is left`,
  { timeout: 600_000 * timesLonger },
  async () => {
    const { live, logged, everyTable } = service;
    const all = Array.from({ length: customers }, (_, index) => canariesOf(index));
    for (let first = 0; first < customers; first += 4)
      await Promise.all(
        all.slice(first, first + 4).map(async (canaries) => {
          const customer = await live(canaries);
          const remove = async () =>
            (await customer.post('users/deleteAccount', { password: customer.password })).status;
          // Who is told that the service is busy asks again, as told to.
          let status = await remove();
          for (let again = 0; status === 503 && again < 20; again += 1) status = await remove();
          expect(status).toBe(200);
        }),
      );
    const tables = [...(await everyTable())];
    const left = all.flatMap((canaries) =>
      tables.flatMap(([table, text]) => foundIn(text, canaries).map((one) => `${table}: ${one}`)),
    );
    const log = logged.join('\n');
    const said = all.flatMap((canaries) => foundIn(log, canaries));
    tried('canaries', customers * allOf(all[0]!).length, {
      'found in a table': left.length,
      'found in a log line': said.length,
    });
    expect({ left, said }).toEqual({ left: [], said: [] });
  },
);
