import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit, auditLook } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { attachment } from '../files/attachment.ts';
import { Bytes, operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { forbidden, notFound } from '../refusal.ts';
import { readReport } from '../reports/fullReportOf.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import { createConsultationRepository } from './consultations.repository.ts';
import {
  CallOutcomeRequest,
  CallParams,
  DoctorCallPhoneAnswer,
  DoctorCallsAnswer,
  DoctorHoursAnswer,
  DoctorReportAnswer,
  SaveDoctorHoursRequest,
} from './doctorCalls.contract.ts';
import { doctorCallJson, firstNameOf } from './doctorCallJson.ts';
import { noteCall } from './noteCall.ts';
import { doctorHoursOf, saveDoctorHours } from './saveHours.ts';

const tags = ['administration'] as const;

/**
 * Doctors read their own calls, with the report that each is about, and record outcomes (PD-142).
 */
export function doctorCallRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, files } = deps;
  return async (app) => {
    const consultations = createConsultationRepository(db);
    const today = () => startOfDay(indianDate(clock()));
    const list = (doctorId: string) => consultations.ofDoctor(doctorId, today());
    const own = async (doctorId: string, id: string) => {
      const call = await consultations.oneOfDoctor(doctorId, id, today());
      if (!call) throw notFound('CALL_NOT_FOUND');
      return call;
    };
    const calls = async (doctorId: string) => {
      const now = clock();
      return (await list(doctorId)).map((row) => doctorCallJson(row, now));
    };

    app.get(
      '/doctor/calls',
      operation({
        operationId: 'doctorCalls',
        access: 'admin',
        tags,
        summary: 'My calls',
        description:
          'A doctor’s own: those that are booked, also of earlier days of which nothing is written, and those that ended today. The look-up is written to the audit, the same list once an hour.',
        refuses: [],
        response: { 200: DoctorCallsAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        const rows = await list(id);
        const orders = rows.map((row) => row.order_id);
        await auditLook(db, id, 'calls.viewed', clock(), { orders, detail: null });
        return envelope(rows.map((row) => doctorCallJson(row, clock())));
      },
    );

    app.get(
      '/doctor/calls/:id',
      operation({
        operationId: 'doctorCall',
        access: 'admin',
        tags,
        summary: 'One of my calls with its report',
        description:
          'The report that the call is about, until the end of the day on which the call ended; no other report, and no earlier values. The access is written to the audit.',
        refuses: [],
        params: CallParams,
        response: { 200: DoctorReportAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        const call = await own(id, request.params.id);
        const found = await readReport(db, call.user_id, call.report_id);
        await audit(db, id, 'report.viewed', clock(), { orders: [call.order_id] });
        const { report, labName, collectedAt, correction, correctedAt, before } = found;
        return envelope({
          call: doctorCallJson(call, clock()),
          readyAt: report.readyAt,
          values: report.values,
          labName,
          collectedAt,
          correction,
          correctedAt,
          before,
          url: `/api/v1/doctor/calls/${call.id}/file`,
        });
      },
    );

    app.get(
      '/doctor/calls/:id/file',
      operation({
        operationId: 'doctorCallFile',
        access: 'admin',
        tags,
        summary: 'The report of one of my calls, as PDF',
        description: 'As long as the call shows its report. The access is written to the audit.',
        refuses: [],
        params: CallParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { id } = adminOf(request);
        const call = await own(id, request.params.id);
        const report = await createReportRepository(db).fileOf(call.report_id, call.user_id);
        const content = report && (await files.open(report.file));
        if (!content) throw notFound('REPORT_NOT_FOUND');
        await audit(db, id, 'report.viewed', clock(), { orders: [call.order_id] });
        const name = `${report.testName} - ${firstNameOf(report.patientName)}.pdf`;
        return reply.headers(attachment('application/pdf', name)).send(content);
      },
    );

    app.post(
      '/doctor/calls/:id/phone',
      operation({
        operationId: 'doctorCallPhone',
        access: 'admin',
        tags,
        summary: 'The number to call',
        description: 'Only on the day of a booked call. The access is written to the audit.',
        refuses: ['FORBIDDEN'],
        params: CallParams,
        response: { 200: DoctorCallPhoneAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        const now = clock();
        const call = await own(id, request.params.id);
        if (!doctorCallJson(call, now).phoneOpen) throw forbidden('CALL_PHONE_NOT_TODAY');
        await audit(db, id, 'phone.shown', now, { orders: [call.order_id] });
        return envelope({ phone: await consultations.phoneOf(call.user_id) });
      },
    );

    app.post(
      '/doctor/calls/:id/outcome',
      operation({
        operationId: 'noteDoctorCall',
        access: 'admin',
        tags,
        summary: 'Record the outcome of one of my calls',
        description:
          'Possible from the start of the call: reached, with a note that the customer reads beside the report, or no answer; after two of these the call is over. Answers my calls.',
        refuses: ['CONFLICT'],
        params: CallParams,
        body: CallOutcomeRequest,
        response: { 200: DoctorCallsAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        await noteCall(deps, request.params.id, request.body, id);
        return envelope(await calls(id), 'CALL_NOTED');
      },
    );

    app.get(
      '/doctor/hours',
      operation({
        operationId: 'doctorHours',
        access: 'admin',
        tags,
        summary: 'When I make calls',
        description: 'Hours of each weekday in India, and current and future days off.',
        refuses: [],
        response: { 200: DoctorHoursAnswer },
      }),
      async (request) => envelope(await doctorHoursOf(deps, adminOf(request).id)),
    );

    app.put(
      '/doctor/hours',
      operation({
        operationId: 'saveDoctorHours',
        access: 'admin',
        tags,
        summary: 'Set when I make calls',
        description:
          'Replaces the previous hours. Refused if they have changed since their `version` was read. If booked calls would lose their time, 409 lists them, and nothing is stored; with `handOver` another doctor who is free then takes them, or else their customers are asked for another time.',
        refuses: ['CONFLICT'],
        body: SaveDoctorHoursRequest,
        response: { 200: DoctorHoursAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        await saveDoctorHours(deps, id, request.body);
        return envelope(await doctorHoursOf(deps, id), 'DOCTOR_HOURS_SAVED');
      },
    );
  };
}
