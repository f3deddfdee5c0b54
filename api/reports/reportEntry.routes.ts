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
          'What the report is to have, what waits for its release and what is released; for the lab of its own labs. It is written to the audit.',
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
          'All values of the test, in place of others that wait. They are seen by nobody else until another account releases them. Where samples have labels, one of them is to be given; another name, age, sex or label than the report is for is refused.',
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
          'A line for each value with the columns parameter, value and unit; patient, age, gender and sampleId may stand beside them and must be those of the report. Units are those of the test.',
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
          'By another account than the one that entered them; from then on the customer sees them, and they stay as they are. A critical value wants a note of the call about it. Where the lab uploaded no PDF, one is drawn of the values.',
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
