import { messagesOf } from '../notices.ts';
import type { Message } from '../notices.ts';

export const pinSentences = {
  PIN_INVALID: 'A PIN code has 6 digits and does not begin with 0.',
  POSITION_WITHOUT_PIN: 'We couldn’t find the PIN code of your location. Please type it.',
} as const;

const say = messagesOf(pinSentences);

export const pinNotices = {
  invalid: say('PIN_INVALID'),
  positionWithoutPin: say('POSITION_WITHOUT_PIN'),
  notServed: (pin: string): Message => ({
    text: `We do not collect samples at ${pin} yet.`,
    reason: 'PIN_NOT_SERVED',
    params: { pin },
  }),
};
