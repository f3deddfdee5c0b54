import { assign, emit, setup } from 'xstate';
import { longestQuestion } from '../text/longest.ts';
import type { Answer } from '../generated/schema.ts';
import { effects, failureMessage } from '../messages.ts';
import { chatNotices } from './chat.notices.ts';
import type { Message } from '../notices.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';

const ports = { ask: port<{ question: string }, Answer>() };
export type ChatPorts = typeof ports;

export interface ChatMessage {
  role: 'user' | 'bot';
  content: string;
  /** The reason, if the message is the flow's own. */
  reason?: string;
  /** The tests that the answer mentions; the chat links to their pages. */
  sources: Answer['sources'];
}

export interface ChatContext {
  messages: ChatMessage[];
  /** Whether the dialog was ever opened; the badge then disappears. */
  seen: boolean;
  /** Whether a question was ever sent; the suggestions then disappear. */
  asked: boolean;
}

export type ChatEvent =
  | { type: 'chat.opened' }
  | { type: 'chat.closed' }
  | { type: 'chat.collapsed' }
  | { type: 'chat.expanded' }
  | { type: 'question.sent'; text: string }
  | { type: 'chat.forgotten' };

/**
 * Milliseconds from opening until the chat scrolls to the latest content (docs/product/limits.md).
 */
export const scrollDelay = 50;

/** The state that survives a reload. */
export interface ChatProgress {
  messages: ChatMessage[];
}

const freshContext: ChatContext = { messages: [], seen: false, asked: false };

/** The assistant: a panel that opens and closes, and a conversation that continues behind it. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    /** The state that the tab stored before a reload. */
    input: {} as ChatProgress | undefined,
    events: {} as ChatEvent,
    emitted: {} as { type: 'scroll' },
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    /** Neither empty nor too long, once trimmed (docs/product/validation.md). */
    isQuestion: ({ event }) =>
      event.type === 'question.sent' &&
      event.text.trim() !== '' &&
      event.text.trim().length <= longestQuestion,
    hasText: (_, params: { answer: Answer }) => Boolean(params.answer.text?.trim()),
  },
  delays: { scrollDelay },
  actions: {
    setSeen: assign({ seen: true }),
    addQuestion: assign(({ context }, params: { text: string }) => ({
      asked: true,
      messages: [...context.messages, { role: 'user' as const, content: params.text, sources: [] }],
    })),
    addAnswer: assign(({ context }, params: Message & { sources: Answer['sources'] }) => ({
      messages: [
        ...context.messages,
        {
          role: 'bot' as const,
          content: params.text,
          ...(params.reason && { reason: params.reason }),
          sources: params.sources,
        },
      ],
    })),
    reset: assign(freshContext),
    scroll: emit({ type: 'scroll' }),
    log: effects.log,
  },
}).createMachine({
  id: 'chat',
  description: 'The assistant that answers from the catalogue and the frequently asked questions.',
  meta: { clause: 'docs/product/screens.md#chat-widget' },
  context: ({ input }) => {
    const messages = input?.messages ?? [];
    const isBegun = messages.length > 0;
    return { messages, seen: isBegun, asked: isBegun };
  },
  type: 'parallel',
  states: {
    panel: {
      description: 'Whether the dialog is open.',
      initial: 'closed',
      on: { 'chat.forgotten': { target: '.closed', actions: 'reset' } },
      states: {
        closed: {
          description:
            'Only the floating button is shown; it has a badge until the chat was first opened.',
          on: { 'chat.opened': 'open' },
        },
        open: {
          description: 'The dialog is open.',
          entry: 'setSeen',
          initial: 'appearing',
          on: { 'chat.closed': 'closed', 'chat.collapsed': 'collapsed' },
          states: {
            appearing: {
              description:
                'The dialog is appearing; then the latest message is scrolled into view.',
              after: { scrollDelay: { target: 'shown', actions: 'scroll' } },
            },
            shown: { description: 'The conversation is in view.' },
          },
        },
        collapsed: {
          description: "Only the header of the dialog is shown, with 'Chat collapsed'.",
          on: { 'chat.expanded': 'open', 'chat.closed': 'closed' },
        },
      },
    },
    conversation: {
      description: 'Questions and answers; continues while the dialog is closed.',
      initial: 'ready',
      on: { 'chat.forgotten': '.ready' },
      states: {
        ready: {
          description: 'A question may be sent.',
          on: {
            'question.sent': {
              guard: 'isQuestion',
              target: 'waiting',
              actions: {
                type: 'addQuestion',
                params: ({ event }) => ({ text: event.text.trim() }),
              },
            },
          },
        },
        waiting: {
          description: 'The answer is being awaited; no other question can be sent.',
          tags: 'busy',
          entry: 'scroll',
          exit: 'scroll',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ question: context.messages.at(-1)?.content ?? '' }),
            onDone: [
              {
                guard: { type: 'hasText', params: ({ event }) => ({ answer: event.output }) },
                target: 'ready',
                actions: {
                  type: 'addAnswer',
                  params: ({ event }) => ({
                    text: event.output.text ?? '',
                    sources: event.output.sources,
                  }),
                },
              },
              {
                target: 'ready',
                actions: { type: 'addAnswer', params: { ...chatNotices.empty, sources: [] } },
              },
            ],
            onError: {
              target: 'ready',
              actions: [
                { type: 'log', params: failureMessage },
                { type: 'addAnswer', params: { ...chatNotices.failed, sources: [] } },
              ],
            },
          },
        },
      },
    },
  },
});
