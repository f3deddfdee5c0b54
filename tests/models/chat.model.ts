import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { always, isBusy, modelOf } from './model.ts';
import { failure } from './samples.ts';

/** The assistant. */
export const chatModel = modelOf<typeof chatMachine>(chatMachine, {
  facts: {
    'chat.opened': [{ type: 'chat.opened' }],
    'chat.closed': [{ type: 'chat.closed' }],
    'chat.collapsed': [{ type: 'chat.collapsed' }],
    'chat.expanded': [{ type: 'chat.expanded' }],
    'question.sent': [' What Tests are Availiable? ', '  ', 'x'.repeat(1001)].map(
      (text) => ({ type: 'question.sent', text }) as const,
    ),
    'chat.forgotten': [{ type: 'chat.forgotten' }],
  },
  outcomes: {
    ask: [
      { answers: { text: 'We have 45 tests.', sources: [] } },
      { answers: { text: null, sources: [] } },
      { fails: failure() },
    ],
  },
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
