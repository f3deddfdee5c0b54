import type { ReportEntry } from '../../../machines/generated/schema.ts';
import type { ReportEntryPorts } from '../../../machines/reportEntry/reportEntry.machine.ts';
import { mutate, query } from '../../shared/apollo.ts';
import {
  EnterValuesDocument,
  ReleaseValuesDocument,
  ReportEntryDocument,
} from '../generated/graphql.ts';
import { upload } from '../upload.ts';

/** How the values of a report reach the service. */
export const valuesPorts: ReportEntryPorts = {
  loadReportEntry: async ({ reportId: id }) =>
    (await query(ReportEntryDocument, { id })).reportEntry as ReportEntry,
  enterValues: async ({ reportId: id, input }) =>
    (await mutate(EnterValuesDocument, { id, input })).enterValues as ReportEntry,
  importValues: async ({ reportId: id, file, sampleId, correction }) => {
    const sent = { id, sampleId, correction };
    const answer = await upload<{ importValues: ReportEntry }>('importValues', sent, {
      file: file as File,
    });
    return answer.importValues;
  },
  releaseValues: async ({ reportId: id, valuesId, callNote }) =>
    (await mutate(ReleaseValuesDocument, { id, valuesId, callNote })).releaseValues as ReportEntry,
};
