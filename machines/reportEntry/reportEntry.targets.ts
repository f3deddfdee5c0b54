import type { ReportEntry } from '../generated/schema.ts';
import { failureMessage } from '../messages.ts';
import type { ReportEntryContext } from './reportEntry.setup.ts';

type Answered = { event: { output: ReportEntry } };
const setEntry = {
  type: 'setEntry',
  params: ({ event }: Answered) => ({ entry: event.output }),
} as const;
export const showFailure = { type: 'showMessage', params: failureMessage } as const;
export const backToForm = { target: 'entering', actions: showFailure } as const;
const ofAnswer = ({ event }: Answered) => event.output;

const fileToCheck = {
  guard: { type: 'fileToCheck', params: ofAnswer },
  target: 'checkingFile',
  actions: setEntry,
} as const;
const fileWaits = {
  guard: { type: 'fileWaits', params: ofAnswer },
  target: 'fileWaiting',
  actions: setEntry,
} as const;

/** The state that a report leads to; a PDF to check comes first. */
export const standings = [
  fileToCheck,
  { guard: { type: 'isOwnEntry', params: ofAnswer }, target: 'awaitingRelease', actions: setEntry },
  { guard: { type: 'waitsForRelease', params: ofAnswer }, target: 'reviewing', actions: setEntry },
  fileWaits,
  { guard: { type: 'isReleased', params: ofAnswer }, target: 'published', actions: setEntry },
  { target: 'entering', actions: setEntry },
] as const;

const ofKnown = ({ context }: { context: ReportEntryContext }) => context.entry!;

/** The state of a report whose values were entered: a PDF may have come in the meantime. */
export const standingsOfEntered = [
  fileToCheck,
  { target: 'awaitingRelease', actions: setEntry },
] as const;
/** The state of a report whose values were released. */
export const standingsOfReleased = [
  fileToCheck,
  fileWaits,
  { target: 'published', actions: setEntry },
] as const;

const valuesOfKnown = [
  {
    guard: { type: 'isOwnEntry', params: ofKnown },
    target: 'awaitingRelease',
    actions: showFailure,
  },
  {
    guard: { type: 'waitsForRelease', params: ofKnown },
    target: 'reviewing',
    actions: showFailure,
  },
] as const;
/** The state of a report whose PDF could not be taken back. */
export const standingsWithFile = [
  ...valuesOfKnown,
  { target: 'fileWaiting', actions: showFailure },
] as const;
/** The state of a report to whose values no PDF could be added. */
export const standingsWithoutFile = [
  ...valuesOfKnown,
  { target: 'published', actions: showFailure },
] as const;

/** Reloads a report that changed in the meantime. */
export const changed = [
  {
    guard: {
      type: 'hasChanged',
      params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
    },
    target: 'loading',
    actions: showFailure,
  },
] as const;
