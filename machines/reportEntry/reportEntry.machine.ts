import { enteringAgain, pdfStates, setPdf, takingBack, takingPdf } from './pdf.states.ts';
import { reportEntrySetup } from './reportEntry.setup.ts';
import {
  backToForm,
  changed,
  showFailure,
  standings,
  standingsOfEntered,
  standingsOfReleased,
} from './reportEntry.targets.ts';

const clause = 'docs/product/screens.md#administration';

/** A report whose values or PDF one account enters, and another account reviews and releases. */
export const reportEntryMachine = reportEntrySetup.createMachine({
  id: 'reportEntry',
  description:
    'The values and the PDF of a report are entered by one account of the staff and released by another.',
  meta: { clause },
  context: ({ input: { reportId } }) => ({
    reportId,
    entry: null,
    input: null,
    file: null,
    callNote: '',
    pdf: null,
    read: {},
    reason: '',
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The report is being fetched, with what was entered and released of it.',
      tags: 'loading',
      invoke: {
        id: 'loadReportEntry',
        src: 'loadReportEntry',
        input: ({ context: { reportId } }) => ({ reportId }),
        onDone: standings,
        onError: { target: 'loadFailed', actions: showFailure },
      },
    },
    loadFailed: {
      description: 'The report could not be fetched; it can be tried again.',
      tags: 'failed',
      on: { 'load.retried': { target: 'loading', actions: 'clearMessage' } },
    },
    entering: {
      description: 'The values are being typed, or a file with them is chosen.',
      tags: 'editing',
      meta: { clause },
      on: {
        ...takingBack,
        'values.submitted': {
          target: 'saving',
          actions: { type: 'setSent', params: ({ event }) => ({ input: event.input }) },
        },
        'valuesFile.chosen': {
          target: 'importing',
          actions: {
            type: 'setSent',
            params: ({ event: { file, sampleId, correction } }) => ({
              file: { file, sampleId, correction },
            }),
          },
        },
        'pdf.chosen': { target: 'uploading', actions: setPdf },
      },
    },
    saving: {
      description: 'The values are being sent; nobody else sees them.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'enterValues',
        src: 'enterValues',
        input: ({ context: { reportId, input } }) => ({ reportId, input: input! }),
        onDone: standingsOfEntered,
        onError: backToForm,
      },
    },
    importing: {
      description: 'The file with the values is being read: all of it or nothing is stored.',
      tags: ['editing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'importValues',
        src: 'importValues',
        input: ({ context: { reportId, file } }) => ({ reportId, ...file! }),
        onDone: standingsOfEntered,
        onError: backToForm,
      },
    },
    awaitingRelease: {
      description: 'The values wait until somebody else releases them.',
      tags: 'choosing',
      meta: { clause },
      on: { ...takingBack, ...takingPdf, ...enteringAgain },
    },
    reviewing: {
      description:
        'Somebody else entered the values: they are looked at, and released or entered anew.',
      tags: 'choosing',
      meta: { clause },
      on: {
        ...takingBack,
        ...takingPdf,
        'release.confirmed': {
          target: 'releasing',
          actions: { type: 'setSent', params: ({ event }) => ({ callNote: event.callNote }) },
        },
        ...enteringAgain,
      },
    },
    releasing: {
      description: 'The values are being released.',
      tags: ['choosing', 'busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'releaseValues',
        src: 'releaseValues',
        input: ({ context: { reportId, entry, callNote } }) => ({
          reportId,
          valuesId: entry!.entered!.id,
          callNote,
        }),
        onDone: standingsOfReleased,
        onError: [...changed, { target: 'reviewing', actions: showFailure }],
      },
    },
    published: {
      description:
        'The customer sees the values; a correction is entered and released as they were.',
      tags: 'choosing',
      meta: { clause },
      on: { ...takingPdf, ...enteringAgain },
    },
    ...pdfStates,
  },
});
