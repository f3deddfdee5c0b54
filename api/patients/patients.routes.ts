import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ageOn } from '../../machines/order/age.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { customerOf } from '../plugins/access.ts';
import { conflict, notFound } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import { readPatient, withStored } from './patients.rules.ts';
import {
  PatientAnswer,
  PatientChangeRequest,
  PatientParams,
  PatientRequest,
  PatientsAnswer,
} from './patients.contract.ts';
import type { PatientJson } from './patients.contract.ts';
import { createPatientRepository } from './patients.repository.ts';
import type { PatientRow } from './patients.repository.ts';

/** More relatives than a family has; anything beyond is an attempt to fill the database. */
const MOST_PATIENTS = 50;

/** A patient as read; today is YYYY-MM-DD in India. */
const toJson = (row: PatientRow, today: string): PatientJson => ({
  _id: row.id,
  bookingforWhom: row.relation,
  name: row.name,
  DOB: row.date_of_birth,
  gender: row.gender,
  ...ageOn(row.date_of_birth, today),
  guardianConsentedAt: row.guardian_consented_at?.toISOString() ?? null,
  lastBooking: row.lastBooking,
});
const missing = () => notFound('PATIENT_NOT_FOUND');

/** patient/patientdetails and patient[/{id}] (docs/product/calls.md; PD-22, PD-23). */
export function patientRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const patients = createPatientRepository(db);
    const today = () => indianDate(clock());
    const tags = ['patients'] as const;

    app.post(
      '/patient/patientdetails',
      operation({
        operationId: 'addPatient',
        access: 'customer',
        tags,
        summary: 'Add a patient',
        description:
          'Adds a person for whom the customer books. For somebody under 18 the guardian has to consent: `guardianConsents`.',
        refuses: ['CONFLICT'],
        body: PatientRequest,
        response: { 201: PatientAnswer },
      }),
      async (request, reply) => {
        const { id } = customerOf(request);
        const fields = await readPatient(request.body, today(), clock());
        if ((await patients.count(id)) >= MOST_PATIENTS)
          throw conflict('PATIENTS_TOO_MANY', { count: MOST_PATIENTS });
        const row = await patients.add(id, fields, clock());
        return reply.code(201).send(envelope(toJson(row, today()), 'PATIENT_SAVED'));
      },
    );

    app.get(
      '/patient',
      operation({
        operationId: 'patients',
        access: 'customer',
        tags,
        summary: 'My patients',
        description: 'The people for whom the customer books.',
        refuses: [],
        response: { 200: PatientsAnswer },
      }),
      async (request) => {
        const rows = await patients.list(customerOf(request).id);
        return envelope(rows.map((row) => toJson(row, today())));
      },
    );

    app.get(
      '/patient/:id',
      operation({
        operationId: 'patient',
        access: 'customer',
        tags,
        summary: 'One patient',
        description: 'A patient of the customer by its id.',
        refuses: [],
        params: PatientParams,
        response: { 200: PatientAnswer },
      }),
      async (request) => {
        const row = await patients.find(customerOf(request).id, request.params.id);
        if (!row) throw missing();
        return envelope(toJson(row, today()));
      },
    );

    app.put(
      '/patient/:id',
      operation({
        operationId: 'changePatient',
        access: 'customer',
        tags,
        summary: 'Change a patient',
        description:
          'Replaces the fields of a patient that are named in `changed`, or all of them. Existing orders keep the old ones.',
        refuses: [],
        params: PatientParams,
        body: PatientChangeRequest,
        response: { 200: PatientAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        const customer = customerOf(request).id;
        const row = await db.transaction().execute(async (trx) => {
          const saved = createPatientRepository(trx);
          const before = await saved.lock(customer, id);
          if (!before) throw missing();
          const sent = withStored(request.body, before);
          const fields = await readPatient(sent, today(), clock(), before.guardian_consented_at);
          return (await saved.change(customer, id, fields))!;
        });
        return envelope(toJson(row, today()), 'PATIENT_SAVED');
      },
    );

    app.delete(
      '/patient/:id',
      operation({
        operationId: 'deletePatient',
        access: 'customer',
        tags,
        summary: 'Remove a patient',
        description: 'Deletes a patient. Existing orders keep it.',
        refuses: [],
        params: PatientParams,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        if (!(await patients.remove(customerOf(request).id, request.params.id))) throw missing();
        return envelope(null, 'PATIENT_REMOVED');
      },
    );
  };
}
