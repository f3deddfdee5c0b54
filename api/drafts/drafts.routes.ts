import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { draftLifetime } from '../../machines/order/unfinished.ts';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import {
  chosenIds,
  DraftParams,
  DraftRequest,
  DraftsAnswer,
  progressOf,
} from './drafts.contract.ts';
import type { BookingDraftJson } from './drafts.contract.ts';
import { createDraftRepository } from './drafts.repository.ts';
import type { DraftRow } from './drafts.repository.ts';

/** Rate limit per customer: twelve a minute, while the web saves once for each choice. */
const saves = { max: 720, seconds: HOUR };

/** The choices of a draft; empty if the booking is finished. */
const choicesOf = ({ is_finished, draft, order_id }: DraftRow): DraftRequest =>
  is_finished ? { attempt: draft.attempt } : { ...draft, order: order_id };

const toJson = (row: DraftRow, draft = choicesOf(row)): BookingDraftJson => ({
  _id: row.draft_id,
  savedAt: row.saved_at.toISOString(),
  ...chosenIds(draft),
  added: (draft.added ?? []).map(({ patient, test }) => ({ patientId: patient, testId: test })),
  orderId: draft.order ?? null,
  attempt: draft.attempt,
  ...progressOf(draft),
});

/** A customer's unfinished bookings, to be continued on another device (PD-151). */
export function draftRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const drafts = createDraftRepository(db);
    const limits = createLimits(deps);

    app.get(
      '/users/me/drafts',
      operation({
        operationId: 'bookingDrafts',
        access: 'customer',
        tags: ['orders'],
        summary: 'My unfinished bookings',
        description:
          'The newest three that were changed within a day, newest first. The newest that were finished within a day (given up, or with a paid order) are among them, without a test, so that another device which still has one knows that there is nothing to continue.',
        refuses: [],
        response: { 200: DraftsAnswer },
      }),
      async (request) => {
        const since = new Date(clock().getTime() - draftLifetime);
        return envelope(
          (await drafts.list(customerOf(request).id, since)).map((row) => toJson(row)),
        );
      },
    );

    app.put(
      '/users/me/drafts/:id',
      operation({
        operationId: 'saveBookingDraft',
        access: 'customer',
        tags: ['orders'],
        summary: 'Save an unfinished booking',
        description:
          'Stores the choices so far, replacing the earlier ones; without a test the booking is finished. The newest three bookings are kept.',
        refuses: ['RATE_LIMITED'],
        params: DraftParams,
        body: DraftRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        const { order = null, ...draft } = request.body;
        await limits.spend(`draft:${userId}`, saves, 'REQUESTS_TOO_MANY');
        if ((draft.test ?? null) === null) await drafts.finish(userId, request.params.id, clock());
        else if (!(await drafts.save(userId, request.params.id, order, draft, clock())))
          throw notFound('ORDER_NOT_FOUND');
        return envelope(null);
      },
    );
  };
}
