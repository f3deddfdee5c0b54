import type { ActorRefFrom } from 'xstate';
import type { reportEntryMachine } from '../../../machines/reportEntry/reportEntry.machine.ts';

export type ValuesActor = ActorRefFrom<typeof reportEntryMachine>;
