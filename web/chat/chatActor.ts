import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { ChatPorts, ChatProgress } from '../../machines/chat/chat.machine.ts';
import { webActors } from '../shared/flows/webActors.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';

const ports = lazyPorts<ChatPorts>(
  chatMachine,
  async () => (await import('./chat.ports.ts')).chatPorts,
);

/** The storage name of the conversation, and the number of messages that are stored. */
const storedAs = 'chat';
const remembered = 50;

/** The assistant's actor; the conversation survives a reload (PD-47). */
export function createChatActor(): ActorRefFrom<typeof chatMachine> {
  const { messages } = (readTab(storedAs) as ChatProgress | undefined) ?? { messages: [] };
  const last = messages.at(-1);
  // A question left without an answer by a reload is sent again.
  const unanswered = last?.role === 'user' ? last.content : null;
  const actor = createActor(
    chatMachine.provide({ actors: webActors(ports), actions: { log: effects.log } }),
    {
      ...actorOptions(),
      input: { messages: unanswered === null ? messages : messages.slice(0, -1) },
    },
  );
  actor.subscribe(({ context }) =>
    writeTab(
      storedAs,
      context.messages.length === 0 ? null : { messages: context.messages.slice(-remembered) },
    ),
  );
  if (unanswered !== null) actor.send({ type: 'question.sent', text: unanswered });
  return actor;
}
