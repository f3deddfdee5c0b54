import { translated } from './language.ts';

/** Suggested questions, sent to the assistant in English in every language. */
export const chatQuestions = [
  'What Tests are Availiable?',
  'What are the prices of Tests?',
  'What are the benefits of tests',
  'what to do before test',
] as const;

/**
 * Texts of the chat; the quoted ones are verbatim, including their typing errors
 * (docs/product/screens.md#chat-widget).
 */
export const chatCopy = translated('chatCopy', {
  open: 'Open chat',
  title: 'AI Assistant',
  subtitle: "We're here to help",
  collapse: 'Collapse',
  expand: 'Expand',
  close: 'Close chat',
  collapsed: 'Chat collapsed',
  greeting: (firstName: string | undefined) =>
    `Hi ${firstName || 'there'}! What brings you here today?`,
  suggestions: chatQuestions,
  placeholder: 'Type a message...',
  send: 'Send',
  thinking: 'Thinking...',
  note: 'Answers come from our catalogue. Not medical advice.',
  badge: '1',
  count: (length: number, most: number) => `${length}/${most}`,
} as const);
