import type { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import { reportEntrySamples } from '../../devtools/samples/reportEntry.samples.ts';
import { isBusy, modelOf } from './model.ts';

/** The values and the PDF of a report are entered by one account and released by another. */
export const reportEntryModel = modelOf<typeof reportEntryMachine>(reportEntrySamples, {
  // Values and a PDF are independent of each other.
  distinguish: ({ entry }) => [entry?.upload?.own, entry?.entered?.own],
  states: {
    loading: (snapshot) => snapshot.hasTag('loading'),
    loadFailed: ({ context }) => context.message !== null,
    entering: ({ context }) => context.entry !== null,
    saving: (snapshot) => isBusy(snapshot) && snapshot.context.input !== null,
    importing: (snapshot) => isBusy(snapshot) && snapshot.context.file !== null,
    awaitingRelease: ({ context: { entry } }) =>
      entry?.entered?.own === true && entry.upload?.own !== false,
    reviewing: ({ context: { entry } }) =>
      entry?.entered?.own === false && entry.upload?.own !== false,
    releasing: (snapshot) => isBusy(snapshot) && snapshot.context.message === null,
    published: ({ context: { entry } }) => entry?.released !== null && entry?.upload === null,
    uploading: (snapshot) => isBusy(snapshot) && snapshot.context.pdf !== null,
    fileWaiting: ({ context }) => context.entry?.upload?.own === true,
    checkingFile: ({ context }) => context.entry?.upload?.own === false,
    releasingFile: (snapshot) => isBusy(snapshot) && snapshot.context.read.patient !== undefined,
    addingPdf: (snapshot) => isBusy(snapshot) && snapshot.context.entry?.upload === null,
    withdrawing: (snapshot) => isBusy(snapshot) && snapshot.context.entry?.upload?.own === true,
    rejecting: (snapshot) => isBusy(snapshot) && snapshot.context.reason !== '',
  },
});
