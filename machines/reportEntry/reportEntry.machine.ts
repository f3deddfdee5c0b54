import { assertEvent, assign, setup } from 'xstate';
import { codeOf } from '../failure.ts';
import type { EnteredValuesInput, ReportEntry } from '../generated/schema.ts';
import { failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';
import type { Tag } from '../tags.ts';

interface OfReport {
  reportId: string;
}
/** What comes with a file of values, which the machine only passes on. */
interface ValuesFile {
  file: unknown;
  sampleId: string;
  correction: string;
}
interface Release {
  valuesId: string;
  callNote: string;
}

export type ReportEntryPorts = {
  loadReportEntry: Port<OfReport, ReportEntry>;
  enterValues: Port<OfReport & { input: EnteredValuesInput }, ReportEntry>;
  importValues: Port<OfReport & ValuesFile, ReportEntry>;
  releaseValues: Port<OfReport & Release, ReportEntry>;
};

export interface ReportEntryContext extends OfReport {
  entry: ReportEntry | null;
  /** What is being sent. */
  input: EnteredValuesInput | null;
  file: ValuesFile | null;
  callNote: string;
  message: Message | null;
}

export type ReportEntryEvent =
  | { type: 'values.submitted'; input: EnteredValuesInput }
  | ({ type: 'valuesFile.chosen' } & ValuesFile)
  | { type: 'entering.resumed' }
  | { type: 'release.confirmed'; callNote: string }
  | { type: 'load.retried' };

const clause = 'docs/product/screens.md#administration';
const setEntry = {
  type: 'setEntry' as const,
  params: ({ event }: { event: { output: ReportEntry } }) => ({ entry: event.output }),
};
const backToForm = {
  target: 'entering' as const,
  actions: { type: 'showMessage' as const, params: failureMessage },
};

/** The values of a report: one account enters or imports them, another one looks at them and releases them. */
export const reportEntryMachine = setup({
  types: {
    context: {} as ReportEntryContext,
    events: {} as ReportEntryEvent,
    input: {} as OfReport,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors<ReportEntryPorts>({
    loadReportEntry: missing('loadReportEntry'),
    enterValues: missing('enterValues'),
    importValues: missing('importValues'),
    releaseValues: missing('releaseValues'),
  }),
  guards: {
    isOwnEntry: (_, { entered }: ReportEntry) => entered?.own === true,
    waitsForRelease: (_, { entered }: ReportEntry) => entered !== null,
    isReleased: (_, { released }: ReportEntry) => released !== null,
    valuesChanged: (_, { error }: { error: unknown }) => codeOf(error) === 'CONFLICT',
  },
  actions: {
    setEntry: assign({ entry: (_, { entry }: { entry: ReportEntry }) => entry }),
    setValues: assign({
      input: ({ event }) => {
        assertEvent(event, 'values.submitted');
        return event.input;
      },
    }),
    setValuesFile: assign({
      file: ({ event }) => {
        assertEvent(event, 'valuesFile.chosen');
        const { file, sampleId, correction } = event;
        return { file, sampleId, correction };
      },
    }),
    setCallNote: assign({
      callNote: ({ event }) => {
        assertEvent(event, 'release.confirmed');
        return event.callNote;
      },
    }),
    ...messageActions<ReportEntryContext, ReportEntryEvent>(),
  },
}).createMachine({
  id: 'reportEntry',
  description:
    'Values of a report are entered by one account of the staff and released by another.',
  meta: { clause },
  context: ({ input: { reportId } }) => ({
    reportId,
    entry: null,
    input: null,
    file: null,
    callNote: '',
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
        onDone: [
          {
            guard: { type: 'isOwnEntry', params: ({ event }) => event.output },
            target: 'awaitingRelease',
            actions: setEntry,
          },
          {
            guard: { type: 'waitsForRelease', params: ({ event }) => event.output },
            target: 'reviewing',
            actions: setEntry,
          },
          {
            guard: { type: 'isReleased', params: ({ event }) => event.output },
            target: 'published',
            actions: setEntry,
          },
          { target: 'entering', actions: setEntry },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'showMessage', params: failureMessage },
        },
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
        'values.submitted': { target: 'saving', actions: 'setValues' },
        'valuesFile.chosen': { target: 'importing', actions: 'setValuesFile' },
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
        onDone: { target: 'awaitingRelease', actions: setEntry },
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
        onDone: { target: 'awaitingRelease', actions: setEntry },
        onError: backToForm,
      },
    },
    awaitingRelease: {
      description: 'The values wait until somebody else releases them.',
      tags: 'choosing',
      meta: { clause },
      on: { 'entering.resumed': 'entering' },
    },
    reviewing: {
      description:
        'Somebody else entered the values: they are looked at, and released or entered anew.',
      tags: 'choosing',
      meta: { clause },
      on: {
        'release.confirmed': { target: 'releasing', actions: 'setCallNote' },
        'entering.resumed': { target: 'entering', actions: 'clearMessage' },
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
        onDone: { target: 'published', actions: setEntry },
        onError: [
          {
            guard: { type: 'valuesChanged', params: ({ event }) => ({ error: event.error }) },
            target: 'loading',
            actions: { type: 'showMessage', params: failureMessage },
          },
          { target: 'reviewing', actions: { type: 'showMessage', params: failureMessage } },
        ],
      },
    },
    published: {
      description:
        'The customer sees the values; a correction is entered and released as they were.',
      tags: 'choosing',
      meta: { clause },
      on: { 'entering.resumed': 'entering' },
    },
  },
});
