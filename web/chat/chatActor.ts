import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { webActors } from '../flow/webActors.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';
import { ports } from '../app/ports.ts';

/** The assistant's actor. */
export function createChatActor(): ActorRefFrom<typeof chatMachine> {
  return createActor(
    chatMachine.provide({ actors: webActors(ports.chat), actions: { log: effects.log } }),
    actorOptions(),
  );
}
