import type { ChatPorts } from '../../machines/chat/chat.machine.ts';
import { mutate } from '../shared/gateway.ts';
import { AskDocument } from '../generated/graphql.ts';

export const chatPorts: ChatPorts = {
  ask: async (input) => (await mutate(AskDocument, input)).ask,
};
