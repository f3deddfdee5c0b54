import type { Params } from '../../language.ts';
import { accountReasons } from './account.ts';
import { adminReasons } from './admin.ts';
import { bookingReasons } from './booking.ts';
import { flowReasons } from './flows.ts';
import { paymentReasons } from './payment.ts';
import { requestReasons } from './request.ts';
import type { Sentences } from './sentences.ts';

/** Every reason in Hindi. A reason that is missing here does not compile. */
export const hindiSentences: Sentences = {
  ...accountReasons,
  ...adminReasons,
  ...bookingReasons,
  ...flowReasons,
  ...paymentReasons,
  ...requestReasons,
};

/** As they are looked up: by whatever reason the service names, with whatever values it has. */
const known = new Map(Object.entries(hindiSentences)) as Map<
  string,
  string | ((values: Params) => string)
>;

/** A reason's sentence in Hindi; undefined for one of a newer service. */
export function inHindi(reason: string, params: Params = {}): string | undefined {
  const sentence = known.get(reason);
  return typeof sentence === 'function' ? sentence(params) : sentence;
}
