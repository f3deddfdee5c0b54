import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import { scopeOf } from '../staffScope.ts';
import type { StaffCall } from '../staffAccess.ts';
import { enterValues } from './enterValues.ts';
import { releaseValues } from './releaseValues.ts';
import { reportEntryOf } from './reportEntryOf.ts';
import {
  EnterValuesRequest,
  ReleaseRequest,
  ReportEntryAnswer,
  ValuesForm,
} from './reportEntry.contract.ts';
import { ReportParams } from './reports.contract.ts';
import { valuesFromFile } from './valuesFile.ts';

const tags = ['administration'] as const;

/**
 * The lab's people and administrators enter the values of a report; a second person releases them.
 */
export function reportEntryRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  const within = (request: FastifyRequest, call: StaffCall) => {
    const staff = adminOf(request);
    const scope = scopeOf(staff, call);
    return { staff, scope, entry: (id: string) => reportEntryOf(db, id, staff.id, scope) };
  };
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });

    app.get(
      '/admin/reports/:id/values',
      operation({
        operationId: 'reportEntry',
        access: 'admin',
        tags,
        summary: 'The values of a report, by the id of its order or of its item',
        description:
          'The parameters of the report, and its waiting and released values; for the role lab only at its own labs. The access is written to the audit.',
        refuses: [],
        params: ReportParams,
        response: { 200: ReportEntryAnswer },
      }),
      async (request) => {
        const { staff, entry } = within(request, 'reportEntry');
        const found = await entry(request.params.id);
        await audit(db, staff.id, 'values.viewed', clock(), { orders: [found.orderId] });
        return envelope(found);
      },
    );

    app.put(
      '/admin/reports/:id/values',
      operation({
        operationId: 'enterValues',
        access: 'admin',
        tags,
        summary: 'Enter the values of a report',
        description:
          "All values of the test, replacing others that wait. Customers do not see them until another account releases them. If samples have labels, one of them is required; another name, age, sex or label than the report's is refused.",
        refuses: ['CONFLICT'],
        params: ReportParams,
        body: EnterValuesRequest,
        response: { 200: ReportEntryAnswer },
      }),
      async (request) => {
        const { staff, scope, entry } = within(request, 'enterValues');
        const { values, correction, ...given } = request.body;
        const { id } = request.params;
        await enterValues(deps, id, { values, correction, given: [given] }, staff, scope);
        return envelope(await entry(id), 'VALUES_ENTERED');
      },
    );

    app.post(
      '/admin/reports/:id/values.csv',
      operation({
        operationId: 'importValues',
        access: 'admin',
        tags,
        summary: 'Enter the values of a report by a CSV file (multipart, field file)',
        description:
          'A line for each value with the columns parameter, value and unit; patient, age, gender and sampleId are optional and must be those of the report. Units are those of the test.',
        refuses: ['FILE_FAULTY', 'CONFLICT'],
        params: ReportParams,
        response: { 200: ReportEntryAnswer },
        form: ValuesForm,
      }),
      async (request) => {
        const { staff, scope, entry } = within(request, 'importValues');
        const { id } = request.params;
        const form = await readForm(request, ['file']);
        const file = form.file('file');
        if (!file) throw badRequest('FILE_EMPTY');
        const { values, given } = await valuesFromFile(file);
        const typed = { sampleId: form.value('sampleId') };
        const entered = { values, given: [...given, typed], correction: form.value('correction') };
        await enterValues(deps, id, entered, staff, scope);
        return envelope(await entry(id), 'VALUES_ENTERED');
      },
    );

    app.post(
      '/admin/reports/:id/release',
      operation({
        operationId: 'releaseValues',
        access: 'admin',
        tags,
        summary: 'Release the values of a report',
        description:
          'Must be done by another account than the one that entered them; the customer then sees them, and they cannot be edited. A critical value requires a note of the call about it. If the lab uploaded no PDF, one is drawn from the values.',
        refuses: ['CONFLICT'],
        params: ReportParams,
        body: ReleaseRequest,
        response: { 200: ReportEntryAnswer },
      }),
      async (request) => {
        const { staff, scope, entry } = within(request, 'releaseValues');
        await releaseValues(deps, request.params.id, request.body, staff, scope);
        return envelope(await entry(request.params.id), 'VALUES_RELEASED');
      },
    );
  };
}
