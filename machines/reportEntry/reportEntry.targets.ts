import type { ReportEntry } from '../generated/schema.ts';
import { failureMessage } from '../messages.ts';

type Answered = { event: { output: ReportEntry } };
export const setEntry = {
  type: 'setEntry',
  params: ({ event }: Answered) => ({ entry: event.output }),
} as const;
export const showFailure = { type: 'showMessage', params: failureMessage } as const;
export const backToForm = { target: 'entering', actions: showFailure } as const;
const ofAnswer = ({ event }: Answered) => event.output;

/** The state that a report leads to; a PDF to check comes first. */
export const standings = [
  {
    guard: { type: 'fileToCheck', params: ofAnswer },
    target: 'checkingFile',
    actions: setEntry,
  },
  { guard: { type: 'isOwnEntry', params: ofAnswer }, target: 'awaitingRelease', actions: setEntry },
  { guard: { type: 'waitsForRelease', params: ofAnswer }, target: 'reviewing', actions: setEntry },
  { guard: { type: 'fileWaits', params: ofAnswer }, target: 'fileWaiting', actions: setEntry },
  { guard: { type: 'isReleased', params: ofAnswer }, target: 'published', actions: setEntry },
  { target: 'entering', actions: setEntry },
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
