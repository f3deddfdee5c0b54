import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { customerOf, requireCustomer } from '../plugins/access.ts';
import { conflict, notFound } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import { ageOn, readPatient } from './patients.rules.ts';
import {
  PatientAnswer,
  PatientParams,
  PatientRequest,
  PatientsAnswer,
} from './patients.contract.ts';
import type { PatientJson } from './patients.contract.ts';
import { createPatientRepository } from './patients.repository.ts';
import type { PatientRow } from './patients.repository.ts';

/** More relatives than a family has; what is beyond is somebody filling the database. */
const MOST_PATIENTS = 50;

/** A patient as read; today is YYYY-MM-DD in India. */
const toJson = (row: PatientRow, today: string): PatientJson => ({
  _id: row.id,
  bookingforWhom: row.relation,
  name: row.name,
  DOB: row.date_of_birth,
  gender: row.gender,
  age: ageOn(row.date_of_birth, today),
});
const missing = () => notFound('PATIENT_NOT_FOUND');

/** patient/patientdetails and patient[/{id}] (docs/product/calls.md; PD-22, PD-23). */
export function patientRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const patients = createPatientRepository(db);
    const today = () => indianDate(clock());
    const tags = ['patients'];
    app.addHook('onRequest', requireCustomer);

    app.post(
      '/patient/patientdetails',
      {
        schema: {
          tags,
          summary: 'Add a patient',
          body: PatientRequest,
          response: { 201: PatientAnswer },
        },
      },
      async (request, reply) => {
        const { id } = customerOf(request);
        const fields = await readPatient(request.body, today());
        if ((await patients.count(id)) >= MOST_PATIENTS)
          throw conflict('PATIENTS_TOO_MANY', { count: MOST_PATIENTS });
        const row = await patients.add(id, fields, clock());
        return reply.code(201).send(envelope(toJson(row, today()), 'PATIENT_SAVED'));
      },
    );

    app.get(
      '/patient',
      { schema: { tags, summary: 'My patients', response: { 200: PatientsAnswer } } },
      async (request) => {
        const rows = await patients.list(customerOf(request).id);
        return envelope(rows.map((row) => toJson(row, today())));
      },
    );

    app.get(
      '/patient/:id',
      {
        schema: {
          tags,
          summary: 'One patient',
          params: PatientParams,
          response: { 200: PatientAnswer },
        },
      },
      async (request) => {
        const row = await patients.find(customerOf(request).id, request.params.id);
        if (!row) throw missing();
        return envelope(toJson(row, today()));
      },
    );

    app.put(
      '/patient/:id',
      {
        schema: {
          tags,
          summary: 'Change a patient',
          params: PatientParams,
          body: PatientRequest,
          response: { 200: PatientAnswer },
        },
      },
      async (request) => {
        const row = await patients.change(
          customerOf(request).id,
          request.params.id,
          await readPatient(request.body, today()),
        );
        if (!row) throw missing();
        return envelope(toJson(row, today()), 'PATIENT_SAVED');
      },
    );

    app.delete(
      '/patient/:id',
      {
        schema: {
          tags,
          summary: 'Remove a patient',
          params: PatientParams,
          response: { 200: EmptyAnswer },
        },
      },
      async (request) => {
        if (!(await patients.remove(customerOf(request).id, request.params.id, clock())))
          throw missing();
        return envelope(null, 'PATIENT_REMOVED');
      },
    );
  };
}
