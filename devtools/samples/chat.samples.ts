import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

export const chatSamples = samplesOf<typeof chatMachine>(chatMachine, {
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
});
