import type { catalogueImportMachine } from '../../machines/catalogueImport/catalogueImport.machine.ts';
import { catalogueImportSamples } from '../../devtools/samples/catalogueImport.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** An administrator changes tests and prices by a file. */
export const catalogueImportModel = modelOf<typeof catalogueImportMachine>(catalogueImportSamples, {
  states: {
    choosing: ({ context }) => context.outcome === null && context.faults.length === 0,
    checking: (snapshot) =>
      isBusy(snapshot) &&
      snapshot.context.message === null &&
      snapshot.context.file !== null &&
      snapshot.context.outcome === null,
    checkFailed: ({ context }) => context.message !== null && context.outcome === null,
    faulty: ({ context }) =>
      context.message !== null && context.faults.length > 0 && context.outcome === null,
    unchanged: ({ context }) => context.outcome !== null && context.message === null,
    ready: ({ context }) => context.outcome !== null && context.message === null,
    importing: (snapshot) =>
      isBusy(snapshot) && snapshot.context.message === null && snapshot.context.outcome !== null,
    importFailed: ({ context }) => context.message !== null && context.outcome !== null,
    done: ({ context }) => context.outcome !== null && context.message === null,
  },
});
