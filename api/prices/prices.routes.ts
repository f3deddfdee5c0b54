import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { adminOf, requireAdmin } from '../plugins/access.ts';
import { PricesAnswer, PricesQuery, PricesRequest } from './prices.contract.ts';
import { planPrices, readLabPrices, setPrices } from './prices.repository.ts';
import { changedBy, readPrices, readStart } from './prices.rules.ts';

const tags = ['administration'];

/** The administrator's calls on what each lab charges for each test. */
export function priceRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.addHook('onRequest', requireAdmin);

    app.get(
      '/admin/prices',
      {
        schema: {
          tags,
          summary: 'What a lab charges for every test',
          querystring: PricesQuery,
          response: { 200: PricesAnswer },
        },
      },
      async ({ query: { lab, percent = 0 } }) => {
        const prices = await readLabPrices(db, lab);
        return envelope(
          prices.map((row) => ({
            ...row,
            price: row.price === null ? null : changedBy(row.price, percent),
          })),
        );
      },
    );

    app.put(
      '/admin/prices',
      {
        schema: {
          tags,
          summary: "Set a lab's prices, at once or from a day on",
          body: PricesRequest,
          response: { 200: PricesAnswer },
        },
      },
      async (request) => {
        const { lab, prices: sent, from } = request.body;
        const now = clock();
        const startsOn = readStart(from, now);
        const prices = await readPrices(sent);
        return envelope(
          await db.transaction().execute(async (trx) => {
            const before = await readLabPrices(trx, lab);
            if (startsOn === null) await setPrices(trx, lab, prices);
            else await planPrices(trx, lab, prices, startsOn);
            const priceOf = new Map(before.map(({ test, price }) => [test, price]));
            const changes = prices.map(
              ({ test_id, price }) => `${test_id} ${priceOf.get(test_id) ?? '-'}>${price ?? '-'}`,
            );
            await audit(trx, adminOf(request).id, 'prices.changed', now, {
              detail: [lab, startsOn ?? 'now', ...changes].join(' '),
            });
            return readLabPrices(trx, lab);
          }),
          'PRICES_SAVED',
        );
      },
    );
  };
}
