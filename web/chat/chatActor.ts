import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatPorts } from '../../machines/chat/chat.machine.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';

const ports = lazyPorts<ChatPorts>(
  { ask: true },
  async () => (await import('./chat.ports.ts')).chatPorts,
);

/** The assistant's actor. */
export function createChatActor(): ActorRefFrom<typeof chatMachine> {
  return createActor(
    chatMachine.provide({ actors: webActors(ports), actions: { log: effects.log } }),
    actorOptions(),
  );
}
