import type { ChatPorts } from '../../machines/chat/chat.machine.ts';
import { mutate } from '../shared/gateway.ts';
import { AskDocument } from '../generated/graphql.ts';

/** The assistant's port. */
export const chatPorts: ChatPorts = {
  ask: async (input) => (await mutate(AskDocument, input)).ask,
};
