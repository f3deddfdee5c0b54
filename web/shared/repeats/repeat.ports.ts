import type { RepeatPorts } from '../../../machines/repeat/repeat.machine.ts';
import { EndRepeatDocument, SetRepeatDocument } from '../../generated/graphql.ts';
import { mutate } from '../gateway.ts';

/** The ports of a reminder, as GraphQL operations. */
export const repeatPorts: RepeatPorts = {
  setRepeat: async (input) => (await mutate(SetRepeatDocument, input)).setRepeat,
  endRepeat: async (input) => (await mutate(EndRepeatDocument, input)).endRepeat,
};
