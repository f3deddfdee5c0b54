import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { PricesAnswer, PricesQuery, PricesRequest } from './prices.contract.ts';
import { notFound } from '../refusal.ts';
import { reachesLab, scopeOf } from '../staffScope.ts';
import { planPrices, readLabPrices, setPrices } from './prices.repository.ts';
import { changedBy, readPrices, readStart } from './prices.rules.ts';

const tags = ['administration'] as const;

/** The administrator's calls on labs' prices. */
export function priceRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/admin/prices',
      operation({
        operationId: 'labPrices',
        access: 'admin',
        tags,
        summary: "A lab's price for every test",
        description:
          "A lab's price for every test, current and planned; with `percent` as they would be after that change. Nothing is stored.",
        refuses: ['NOT_FOUND'],
        querystring: PricesQuery,
        response: { 200: PricesAnswer },
      }),
      async (request) => {
        const { lab, percent = 0 } = request.query;
        if (!reachesLab(scopeOf(adminOf(request), 'labPrices'), lab))
          throw notFound('LAB_NOT_FOUND');
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
      operation({
        operationId: 'saveLabPrices',
        access: 'admin',
        tags,
        summary: "Set a lab's prices, at once or from a day on",
        description:
          'Sets some or all prices of a lab and answers all of them. Existing orders keep their price.',
        refuses: ['NOT_FOUND'],
        body: PricesRequest,
        response: { 200: PricesAnswer },
      }),
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
