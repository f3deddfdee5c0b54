import { assertEvent, assign, setup } from 'xstate';
import { codeOf, valueOf } from '../failure.ts';
import type { CatalogueImport } from '../generated/schema.ts';
import { failureMessage, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import type { Tag } from '../tags.ts';

/** An error in one line of the file, in the `data.faults` of 400 FILE_FAULTY. */
export interface FaultyCell extends Pick<Message, 'reason' | 'params'> {
  line: number;
  column: string | null;
  message: string;
}

/** The machine only passes the file on. */
interface SentFile {
  file: unknown;
}

const ports = {
  checkCatalogueFile: port<SentFile, CatalogueImport>(),
  /** With the version of what was said, so that nothing else is done. */
  importCatalogue: port<SentFile & { version: string }, CatalogueImport>(),
};
export type CatalogueImportPorts = typeof ports;

interface CatalogueImportContext extends SentFile {
  /** What the import would do, or did, as the service reports it. */
  outcome: CatalogueImport | null;
  faults: FaultyCell[];
  message: Message | null;
}

type CatalogueImportEvent =
  | ({ type: 'file.chosen' } & SentFile)
  | { type: 'import.confirmed' }
  | { type: 'load.retried' };

const clause = 'docs/product/screens.md#administration';
const faulty = {
  guard: {
    type: 'isFaulty' as const,
    params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
  },
  target: 'faulty' as const,
  actions: [
    {
      type: 'setFaults' as const,
      params: ({ event }: { event: { error: unknown } }) => ({
        faults: valueOf(event.error, 'faults') as FaultyCell[],
      }),
    },
    { type: 'showMessage' as const, params: failureMessage },
  ],
};
const failed = { actions: { type: 'showMessage' as const, params: failureMessage } };

/** An administrator changes tests and prices by a CSV file. */
export const catalogueImportMachine = setup({
  types: {
    context: {} as CatalogueImportContext,
    events: {} as CatalogueImportEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    isFaulty: (_, { error }: { error: unknown }) => codeOf(error) === 'FILE_FAULTY',
    // Another attempt with the same file would fail in the same way.
    isRefused: (_, { error }: { error: unknown }) =>
      ['BAD_REQUEST', 'TOO_LARGE'].includes(codeOf(error) ?? ''),
    // Somebody else has changed tests or prices of the file, so it is to be checked again.
    isCheckOutdated: (_, { error }: { error: unknown }) => codeOf(error) === 'CONFLICT',
    doesNothing: (_, { added, changed }: CatalogueImport) => added + changed === 0,
  },
  actions: {
    setFile: assign({
      file: ({ event }) => {
        assertEvent(event, 'file.chosen');
        return event.file;
      },
      outcome: null,
      faults: [],
    }),
    setOutcome: assign({
      outcome: (_, { outcome }: { outcome: CatalogueImport }) => outcome,
    }),
    clearOutcome: assign({ outcome: null }),
    setFaults: assign({
      faults: (_, { faults }: { faults: FaultyCell[] }) => faults,
      outcome: null,
    }),
    ...messageActions<CatalogueImportContext, CatalogueImportEvent>(),
  },
}).createMachine({
  id: 'catalogueImport',
  description:
    'Changes tests and prices by a CSV file, which is checked before anything is stored.',
  meta: { clause },
  context: { file: null, outcome: null, faults: [], message: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'A file is to be chosen.',
      tags: 'choosing',
      meta: { clause },
      on: { 'file.chosen': { target: 'checking', actions: 'setFile' } },
    },
    checking: {
      description: 'The service goes through the file; nothing is stored.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'checkCatalogueFile',
        src: 'checkCatalogueFile',
        input: ({ context: { file } }) => ({ file }),
        onDone: [
          {
            guard: { type: 'doesNothing', params: ({ event }) => event.output },
            target: 'unchanged',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'ready',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: [
          faulty,
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            ...failed,
          },
          { target: 'checkFailed', ...failed },
        ],
      },
    },
    checkFailed: {
      description: 'The file could not be checked; the same one can be tried again.',
      tags: ['choosing', 'failed'],
      on: {
        'load.retried': 'checking',
        'file.chosen': { target: 'checking', actions: 'setFile' },
      },
    },
    faulty: {
      description: 'Lines of the file are wrong: they are listed, and nothing is stored.',
      tags: 'choosing',
      meta: { clause },
      on: { 'file.chosen': { target: 'checking', actions: 'setFile' } },
    },
    unchanged: {
      description: 'All is stored as the file has it.',
      tags: 'choosing',
      on: { 'file.chosen': { target: 'checking', actions: 'setFile' } },
    },
    ready: {
      description: 'It is said what the import would do; nothing is stored yet.',
      tags: 'choosing',
      meta: { clause },
      on: {
        'import.confirmed': 'importing',
        'file.chosen': { target: 'checking', actions: 'setFile' },
      },
    },
    importing: {
      description: 'The whole file is being stored, or nothing of it.',
      tags: 'busy',
      entry: 'clearMessage',
      invoke: {
        id: 'importCatalogue',
        src: 'importCatalogue',
        input: ({ context: { file, outcome } }) => ({ file, version: outcome!.version }),
        onDone: {
          target: 'done',
          actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: [
          faulty,
          {
            guard: { type: 'isCheckOutdated', params: ({ event }) => ({ error: event.error }) },
            target: 'choosing',
            actions: ['clearOutcome', { type: 'showMessage', params: failureMessage }],
          },
          { target: 'importFailed', ...failed },
        ],
      },
    },
    importFailed: {
      description: 'The file could not be imported; it can be tried again.',
      tags: ['choosing', 'failed'],
      on: {
        'load.retried': 'importing',
        'file.chosen': { target: 'checking', actions: 'setFile' },
      },
    },
    done: {
      description: 'Tests and prices are as the file has them; another file can be chosen.',
      tags: 'choosing',
      meta: { clause },
      on: { 'file.chosen': { target: 'checking', actions: 'setFile' } },
    },
  },
});
