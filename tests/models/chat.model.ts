import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import { chatSamples } from '../../devtools/samples/chat.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

/** The assistant. */
export const chatModel = modelOf<typeof chatMachine>(chatSamples, {
  states: {
    'panel.closed': always,
    'panel.open.appearing': ({ context }) => context.seen,
    'panel.open.shown': ({ context }) => context.seen,
    'panel.collapsed': ({ context }) => context.seen,
    'conversation.ready': ({ context }) => context.messages.at(-1)?.role !== 'user',
    'conversation.waiting': (snapshot) =>
      isBusy(snapshot) &&
      snapshot.context.asked &&
      snapshot.context.messages.at(-1)?.role === 'user',
  },
});
