import type { ActorRefFrom } from 'xstate';
import type { consultationMachine } from '../../../machines/consultation/consultation.machine.ts';

/** The flow of the call about a report. */
export type ConsultationActor = ActorRefFrom<typeof consultationMachine>;
