import { reportEntrySetup } from './reportEntry.setup.ts';
import type { Pdf, ReportEntryContext } from './reportEntry.setup.ts';
import {
  backToForm,
  changed,
  showFailure,
  standingsWithFile,
  standingsWithoutFile,
} from './reportEntry.targets.ts';

const clause = 'PD-145';

const fileOf = ({ reportId, entry }: ReportEntryContext) => ({
  reportId,
  fileId: entry!.upload!.id,
});

const pdfOf = ({ context: { reportId, entry, pdf } }: { context: ReportEntryContext }) => ({
  reportId,
  orderId: entry!.orderId,
  ...pdf!,
});

const takeBack = {
  target: 'withdrawing',
  actions: {
    type: 'setSent',
    params: ({ event }: { event: { reason: string } }) => ({ reason: event.reason }),
  },
} as const;
/** Values that are being entered, or wait, do not keep one's own PDF from being taken back. */
export const takingBack = { 'pdf.withdrawn': { guard: 'hasOwnFile', ...takeBack } } as const;

/** What was said of the PDF or the values is not about the form that opens. */
export const enteringAgain = {
  'entering.resumed': { target: 'entering', actions: 'clearMessage' },
} as const;

export const setPdf = {
  type: 'setSent',
  params: ({ event: { file, correction } }: { event: Pdf }) => ({ pdf: { file, correction } }),
} as const;
/** Values that wait, or are released, get a PDF without being entered anew. */
export const takingPdf = {
  'pdf.chosen': { guard: 'noFileWaits', target: 'addingPdf', actions: setPdf },
} as const;

/** The states of the PDF of a report: uploaded by one account, released, rejected or taken back. */
export const pdfStates = {
  uploading: reportEntrySetup.createStateConfig({
    description: 'The PDF is being sent; its customer does not see it yet.',
    tags: ['editing', 'busy'],
    entry: 'clearMessage',
    invoke: {
      id: 'uploadReport',
      src: 'uploadReport',
      input: pdfOf,
      onDone: 'loading',
      onError: backToForm,
    },
  }),
  addingPdf: reportEntrySetup.createStateConfig({
    description:
      'A PDF is being sent beside the values; until its release the customer sees what there was.',
    tags: ['choosing', 'busy'],
    entry: 'clearMessage',
    invoke: {
      id: 'addReport',
      src: 'uploadReport',
      input: pdfOf,
      onDone: 'loading',
      onError: standingsWithoutFile,
    },
  }),
  fileWaiting: reportEntrySetup.createStateConfig({
    description: 'The PDF waits until somebody else releases it; it can be taken back.',
    tags: 'choosing',
    meta: { clause: clause },
    on: { 'pdf.withdrawn': takeBack, ...enteringAgain },
  }),
  checkingFile: reportEntrySetup.createStateConfig({
    description:
      'Somebody else uploaded the PDF: it is opened, whose report it says it is is typed, and it is released or rejected.',
    tags: 'choosing',
    meta: { clause: clause },
    on: {
      'pdf.released': {
        target: 'releasingFile',
        actions: { type: 'setSent', params: ({ event }) => ({ read: event.read }) },
      },
      'pdf.rejected': {
        target: 'rejecting',
        actions: { type: 'setSent', params: ({ event }) => ({ reason: event.reason }) },
      },
    },
  }),
  releasingFile: reportEntrySetup.createStateConfig({
    description: 'What the PDF says is compared with the report, and it is released.',
    tags: ['choosing', 'busy'],
    entry: 'clearMessage',
    invoke: {
      id: 'releaseReportFile',
      src: 'releaseReportFile',
      input: ({ context }) => ({ ...fileOf(context), read: context.read }),
      onDone: 'loading',
      onError: [...changed, { target: 'checkingFile', actions: showFailure }],
    },
  }),
  rejecting: reportEntrySetup.createStateConfig({
    description: 'The PDF is being removed; why is written down.',
    tags: ['choosing', 'busy'],
    entry: 'clearMessage',
    invoke: {
      id: 'rejectReportFile',
      src: 'rejectReportFile',
      input: ({ context }) => ({ ...fileOf(context), reason: context.reason }),
      onDone: 'loading',
      onError: [...changed, { target: 'checkingFile', actions: showFailure }],
    },
  }),
  withdrawing: reportEntrySetup.createStateConfig({
    description: 'Whoever uploaded the PDF takes it back; why is written down.',
    tags: ['choosing', 'busy'],
    entry: 'clearMessage',
    invoke: {
      id: 'withdrawReportFile',
      src: 'rejectReportFile',
      input: ({ context }) => ({ ...fileOf(context), reason: context.reason }),
      onDone: 'loading',
      onError: [...changed, ...standingsWithFile],
    },
  }),
};
