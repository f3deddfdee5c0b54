import type { ActorRefFrom } from 'xstate';
import type { reportEntryMachine } from '../../../machines/reportEntry/reportEntry.machine.ts';

/** The flow of entering a report. */
export type ValuesActor = ActorRefFrom<typeof reportEntryMachine>;
