import type { ActorRefFrom } from 'xstate';
import type { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';

/** The flow of another number or e-mail. */
export type ContactChangeActor = ActorRefFrom<typeof contactChangeMachine>;
