import type { bookingSentences } from '../../../../machines/booking/booking.notices.ts';
import type { chatSentences } from '../../../../machines/chat/chat.notices.ts';
import type { ReasonValues } from '../../../../machines/generated/reasons.ts';
import type { locationSentences } from '../../../../machines/location/location.notices.ts';
import type { pinSentences } from '../../../../machines/pin/pin.notices.ts';
import type { technicianDaySentences } from '../../../../machines/technicianDay/technicianDay.notices.ts';
import type { sharedSentences } from '../../../../machines/notices.ts';

type Reason =
  | keyof typeof bookingSentences
  | keyof typeof chatSentences
  | keyof typeof locationSentences
  | keyof typeof pinSentences
  | keyof typeof technicianDaySentences
  | keyof typeof sharedSentences;

/** The parameters of reasons that have any, by name. */
interface Values {
  PIN_NOT_SERVED: 'pin';
  VERIFICATION_FAILED: 'status';
}

/**
 * A sentence for each reason that only the flows have, not the service: a text, or a function of
 * its parameters.
 */
export type FlowSentences = {
  [Of in Exclude<Reason, keyof ReasonValues> | keyof Values]: Of extends keyof Values
    ? (values: Record<Values[Of], string | number>) => string
    : string;
};
