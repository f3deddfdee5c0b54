import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { bookingSpan, slotTexts } from '../slots/times.ts';
import { placeOfPin } from './pinPlaces.ts';
import { ServiceabilityAnswer, ServiceabilityQuery } from './serviceability.contract.ts';
import { createServiceabilityRepository } from './serviceability.repository.ts';

/** GET serviceability (PD-53). */
export function serviceabilityRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const places = createServiceabilityRepository(db);

    app.get(
      '/serviceability',
      operation({
        operationId: 'serviceability',
        access: 'everyone',
        tags: ['places'],
        summary: 'Whether samples are collected at a PIN code',
        description:
          'Whether any lab collects at the PIN code, in which city it is, and the earliest slot that can be booked there. A text that is not a PIN code is refused.',
        refuses: [],
        querystring: ServiceabilityQuery,
        response: { 200: ServiceabilityAnswer },
      }),
      async (request) => {
        const { pin, labId } = request.query;
        const labs = await places.labsAt(pin);
        return envelope({
          pin,
          serviceable: labs.length > 0,
          city: placeOfPin(pin)?.city ?? null,
          state: placeOfPin(pin)?.state ?? null,
          earliest: labs.length > 0 ? await earliestAt(labs) : null,
          servedByLab: labId === undefined ? null : labs.includes(labId),
        });
      },
    );

    async function earliestAt(labs: string[]) {
      const now = clock();
      const slot = await places.earliest(labs, bookingSpan(now), now);
      if (!slot) return null;
      const { date, startTime } = slotTexts(slot.starts_at, slot.minutes);
      return { date, startTime };
    }
  };
}
