import { assign, setup } from 'xstate';
import { codeOf } from '../failure.ts';
import type { EnteredValuesInput, ReadPatientInput, ReportEntry } from '../generated/schema.ts';
import { messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

interface OfReport {
  reportId: string;
}
/** A file of values, which the machine only passes on. */
interface ValuesFile {
  file: unknown;
  sampleId: string;
  correction: string;
}
interface Release {
  valuesId: string;
  callNote: string;
}
/** An uploaded PDF, and the reason if it replaces a released one. */
export interface Pdf {
  file: unknown;
  correction: string;
}
interface OfFile extends OfReport {
  fileId: string;
}

const ports = {
  loadReportEntry: port<OfReport, ReportEntry>(),
  enterValues: port<OfReport & { input: EnteredValuesInput }, ReportEntry>(),
  importValues: port<OfReport & ValuesFile, ReportEntry>(),
  releaseValues: port<OfReport & Release, ReportEntry>(),
  uploadReport: port<OfReport & { orderId: string } & Pdf, void>(),
  releaseReportFile: port<OfFile & { read: ReadPatientInput }, ReportEntry>(),
  rejectReportFile: port<OfFile & { reason: string }, ReportEntry>(),
};
export type ReportEntryPorts = typeof ports;

interface Sent {
  input: EnteredValuesInput | null;
  file: ValuesFile | null;
  callNote: string;
  pdf: Pdf | null;
  /** The patient as read in the PDF, and the reason for rejecting or withdrawing it. */
  read: ReadPatientInput;
  reason: string;
}

export interface ReportEntryContext extends OfReport, Sent {
  entry: ReportEntry | null;
  message: Message | null;
}

export type ReportEntryEvent =
  | { type: 'values.submitted'; input: EnteredValuesInput }
  | ({ type: 'valuesFile.chosen' } & ValuesFile)
  | { type: 'entering.resumed' }
  | { type: 'release.confirmed'; callNote: string }
  | ({ type: 'pdf.chosen' } & Pdf)
  | { type: 'pdf.released'; read: ReadPatientInput }
  | { type: 'pdf.rejected'; reason: string }
  | { type: 'pdf.withdrawn'; reason: string }
  | { type: 'load.retried' };

export const reportEntrySetup = setup({
  types: {
    context: {} as ReportEntryContext,
    events: {} as ReportEntryEvent,
    input: {} as OfReport,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    fileToCheck: (_, { upload }: ReportEntry) => upload?.own === false,
    hasOwnFile: ({ context: { entry } }) => entry?.upload?.own === true,
    noFileWaits: ({ context: { entry } }) => entry?.upload === null,
    fileWaits: (_, { upload }: ReportEntry) => upload !== null,
    isOwnEntry: (_, { entered }: ReportEntry) => entered?.own === true,
    waitsForRelease: (_, { entered }: ReportEntry) => entered !== null,
    isReleased: (_, { released }: ReportEntry) => released !== null,
    hasChanged: (_, { error }: { error: unknown }) => codeOf(error) === 'CONFLICT',
  },
  actions: {
    setEntry: assign({ entry: (_, { entry }: { entry: ReportEntry }) => entry }),
    setSent: assign((_, sent: Partial<Sent>) => sent),
    ...messageActions<ReportEntryContext, ReportEntryEvent>(),
  },
});
