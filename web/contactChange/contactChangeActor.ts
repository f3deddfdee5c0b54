import type { ActorRefFrom } from 'xstate';
import type { contactChangeMachine } from '../../machines/contactChange/contactChange.machine.ts';

export type ContactChangeActor = ActorRefFrom<typeof contactChangeMachine>;
