import type { ReportEntry } from '../../../machines/generated/schema.ts';
import type { ReportEntryPorts } from '../../../machines/reportEntry/reportEntry.setup.ts';
import { mutate, query } from '../../shared/gateway.ts';
import {
  EnterValuesDocument,
  RejectReportFileDocument,
  ReleaseReportFileDocument,
  ReleaseValuesDocument,
  ReportEntryDocument,
} from '../generated/graphql.ts';
import { upload } from '../upload.ts';

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
  uploadReport: async ({ reportId: itemId, orderId, file, correction }) => {
    await upload('uploadReport', { orderId, itemId, correction }, { file: file as File });
  },
  releaseReportFile: async ({ reportId: id, fileId, read }) =>
    (await mutate(ReleaseReportFileDocument, { id, fileId, read }))
      .releaseReportFile as ReportEntry,
  rejectReportFile: async ({ reportId: id, fileId, reason }) =>
    (await mutate(RejectReportFileDocument, { id, fileId, reason }))
      .rejectReportFile as ReportEntry,
};
