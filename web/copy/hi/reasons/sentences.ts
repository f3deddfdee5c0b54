import type { ReasonValues } from '../../../../machines/generated/reasons.ts';
import type { bookingSentences } from '../../../../machines/booking/booking.notices.ts';
import type { chatSentences } from '../../../../machines/chat/chat.notices.ts';
import type { locationSentences } from '../../../../machines/location/location.notices.ts';
import type { pinSentences } from '../../../../machines/pin/pin.notices.ts';
import type { technicianDaySentences } from '../../../../machines/technicianDay/technicianDay.notices.ts';
import type { sharedSentences } from '../../../../machines/notices.ts';

type FlowReason =
  | keyof typeof bookingSentences
  | keyof typeof chatSentences
  | keyof typeof locationSentences
  | keyof typeof pinSentences
  | keyof typeof technicianDaySentences
  | keyof typeof sharedSentences;

/** The values of each reason, of the service and of the flows, by their names. */
interface Values extends ReasonValues, Record<Exclude<FlowReason, keyof ReasonValues>, never> {
  PIN_NOT_SERVED: 'pin';
  VERIFICATION_FAILED: 'status';
}

/** A sentence for each reason: a text, or what makes one of its values. */
export type Sentences = {
  [Reason in keyof Values]: [Values[Reason]] extends [never]
    ? string
    : (values: Record<Values[Reason], string | number>) => string;
};
