import { expect, it } from 'vitest';
import { hindiSentences } from '../../devtools/generated/hindiSentences.ts';
import { refused } from '../../devtools/samples/entities.ts';
import { inHindi } from '../../devtools/words/inHindi.ts';
import { bookingNotices } from '../../machines/booking/booking.notices.ts';
import { messageOf } from '../../machines/failure.ts';
import { hindi } from '../../web/copy/hi/hi.ts';

it.each([
  bookingNotices.holdExpired,
  messageOf(refused('SLOT_TAKEN')),
  messageOf(refused('TOO_MANY_HOLDS', { params: { count: 3 } })),
  { text: 'We do not collect at 744101 yet.', reason: 'PIN_NOT_SERVED', params: { pin: '744101' } },
])('$reason is quoted as the Hindi pages say it', (message) => {
  const quoted = inHindi(message, hindiSentences);
  expect(quoted).toMatch(/[\u0900-\u097F]/);
  expect(quoted).toBe(hindi.sentence!(message.reason!, message.params));
});

it('a message without a reason, or with words for its values, stays as it is', () => {
  expect(inHindi({ text: 'Failed to fetch' }, hindiSentences)).toBeUndefined();
  expect(inHindi(bookingNotices.verificationFailed('FAILED'), hindiSentences)).toBeUndefined();
});
