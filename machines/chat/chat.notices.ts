import { messagesOf } from '../notices.ts';

/** Messages of the chat, verbatim from docs/product/errors.md. */
export const chatSentences = {
  CHAT_ANSWER_EMPTY: 'Okay.',
  CHAT_FAILED: 'Sorry, something went wrong.',
} as const;

const say = messagesOf(chatSentences);

export const chatNotices = { empty: say('CHAT_ANSWER_EMPTY'), failed: say('CHAT_FAILED') };
