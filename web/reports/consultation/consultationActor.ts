import type { ActorRefFrom } from 'xstate';
import type { consultationMachine } from '../../../machines/consultation/consultation.machine.ts';

export type ConsultationActor = ActorRefFrom<typeof consultationMachine>;
