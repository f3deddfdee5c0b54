import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import { refuseIfChanged } from '../version.ts';
import {
  AdminOfferAnswer,
  AdminOffersAnswer,
  NewOffer,
  OfferChanges,
  OfferParams,
} from './offers.contract.ts';
import { addOffer, changeOffer, lockOffer, readOffer, readOffers } from './offers.repository.ts';
import { adminOfferJson, offerTerms } from './offers.rules.ts';
import { readOfferForm, requireWholeOffer } from './readOfferForm.ts';

const tags = ['administration'] as const;
/** The defaults of a new offer. */
const unbounded = {
  percent: null,
  rupees: null,
  most_rupees: null,
  starts_on: null,
  ends_on: null,
  first_order: false,
  per_customer: null,
  budget_uses: null,
  budget_rupees: null,
  paused: false,
};

/** The administrator's calls on offers. */
export function adminOfferRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  const read = async (code: string) => adminOfferJson(await readOffer(db, code), clock());
  return async (app) => {
    app.get(
      '/admin/content/offers',
      operation({
        operationId: 'adminOffers',
        access: 'admin',
        tags,
        summary: 'All offers, whether they run or not',
        description: 'All offers, newest first, with their usage.',
        refuses: [],
        response: { 200: AdminOffersAnswer },
      }),
      async () => {
        const now = clock();
        return envelope((await readOffers(db)).map((offer) => adminOfferJson(offer, now)));
      },
    );
    app.get(
      '/admin/content/offers/:code',
      operation({
        operationId: 'adminOffer',
        access: 'admin',
        tags,
        summary: 'One offer',
        description: 'One offer with its usage.',
        refuses: [],
        params: OfferParams,
        response: { 200: AdminOfferAnswer },
      }),
      async (request) => envelope(await read(request.params.code)),
    );
    app.post(
      '/admin/content/offers',
      operation({
        operationId: 'addOffer',
        access: 'admin',
        tags,
        summary: 'Add an offer',
        description:
          'Adds an offer, which customers can use at once unless it is paused or begins on a future day. Its code cannot be changed.',
        refuses: ['CONFLICT'],
        body: NewOffer,
        response: { 201: AdminOfferAnswer },
      }),
      async (request, reply) => {
        const columns = await readOfferForm({ title: '', titleHindi: '', ...request.body });
        const { code, title, title_hindi, ...rest } = columns;
        const offer = { ...unbounded, ...rest };
        requireWholeOffer(offer);
        await db.transaction().execute(async (trx) => {
          const row = { code: code!, title: title!, title_hindi: title_hindi!, ...offer };
          await addOffer(trx, row);
          await audit(trx, adminOf(request).id, 'offer.added', clock(), {
            detail: JSON.stringify(row),
          });
        });
        return reply.code(201).send(envelope(await read(code!), 'OFFER_ADDED'));
      },
    );
    app.patch(
      '/admin/content/offers/:code',
      operation({
        operationId: 'changeOffer',
        access: 'admin',
        tags,
        summary: 'Change or pause an offer',
        description:
          'Changes the fields that are sent; omitted ones stay as they are, null removes a limit. Refused if a `version` is sent and the offer has changed since. Orders that have the offer keep their price.',
        refuses: ['CONFLICT'],
        params: OfferParams,
        body: OfferChanges,
        response: { 200: AdminOfferAnswer },
      }),
      async (request) => {
        const { code } = request.params;
        const { version, ...form } = request.body;
        const changes = await readOfferForm(form);
        await db.transaction().execute(async (trx) => {
          const before = await lockOffer(trx, code);
          if (!before) throw notFound('OFFER_NOT_FOUND');
          refuseIfChanged(version, offerTerms(before));
          requireWholeOffer({ ...before, ...changes });
          await changeOffer(trx, code, changes);
          await audit(trx, adminOf(request).id, 'offer.changed', clock(), {
            detail: `${code} ${JSON.stringify(changes)}`,
          });
        });
        return envelope(await read(code), 'OFFER_SAVED');
      },
    );
  };
}
