import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY } from '../limits/limits.repository.ts';
import { languageOf } from '../messages/language.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { ReportParams } from '../reports/reports.contract.ts';
import { bookCall, cancelCall, moveCall } from './bookCall.ts';
import { consultationOf } from './consultationOf.ts';
import {
  BookConsultationRequest,
  ConsultationAnswer,
  MoveConsultationRequest,
} from './consultations.contract.ts';

const tags = ['reports'] as const;
const path = '/report/:id/consultation';
const changes = { max: 30, seconds: DAY };

/** A customer books, moves and cancels the free call about a report (PD-142). */
export function consultationRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const limits = createLimits(deps);
    const shown = (request: FastifyRequest<{ Params: { id: string } }>) =>
      consultationOf(deps, customerOf(request), request.params.id);
    const spend = (request: FastifyRequest) =>
      limits.spend(`consultations:${customerOf(request).id}`, changes, 'REQUESTS_TOO_MANY');

    app.get(
      path,
      operation({
        operationId: 'consultation',
        access: 'customer',
        tags,
        summary: 'The free call of a doctor about a report of mine',
        description:
          "The call that is booked, or has ended with the doctor's note, and the times of the next 7 days that may be chosen. The phone number is masked.",
        refuses: [],
        params: ReportParams,
        response: { 200: ConsultationAnswer },
      }),
      async (request) => envelope(await shown(request)),
    );

    app.post(
      path,
      operation({
        operationId: 'bookConsultation',
        access: 'verifiedCustomer',
        tags,
        summary: 'Book the free call about a report of mine',
        description:
          'Books one of the times on offer, at least 30 minutes ahead; if several customers want it at once, one gets it. A report has one call: another may be booked after it was cancelled, after no doctor was available, and once after nobody answered. Booking the same time again changes nothing.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        params: ReportParams,
        body: BookConsultationRequest,
        response: { 201: ConsultationAnswer },
      }),
      async (request, reply) => {
        await spend(request);
        const messageLanguage = languageOf(request);
        const { startsAt, language = messageLanguage } = request.body;
        await bookCall(deps, request.params.id, customerOf(request), {
          startsAt,
          language,
          messageLanguage,
        });
        return reply.code(201).send(envelope(await shown(request), 'CONSULTATION_BOOKED'));
      },
    );

    app.put(
      path,
      operation({
        operationId: 'moveConsultation',
        access: 'verifiedCustomer',
        tags,
        summary: 'Move the call about a report of mine',
        description: 'Moves it to another of the times on offer, until 30 minutes before the call.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        params: ReportParams,
        body: MoveConsultationRequest,
        response: { 200: ConsultationAnswer },
      }),
      async (request) => {
        await spend(request);
        await moveCall(deps, request.params.id, customerOf(request), {
          startsAt: request.body.startsAt,
          messageLanguage: languageOf(request),
        });
        return envelope(await shown(request), 'CONSULTATION_MOVED');
      },
    );

    app.delete(
      path,
      operation({
        operationId: 'cancelConsultation',
        access: 'customer',
        tags,
        summary: 'Cancel the call about a report of mine',
        description: 'Possible until 30 minutes before it. Another time may be chosen afterwards.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        params: ReportParams,
        response: { 200: ConsultationAnswer },
      }),
      async (request) => {
        await spend(request);
        await cancelCall(deps, request.params.id, customerOf(request));
        return envelope(await shown(request), 'CONSULTATION_CANCELLED');
      },
    );
  };
}
