import type { PaymentStatus } from '../generated/schema.ts';
import { messagesOf } from '../notices.ts';
import type { Message } from '../notices.ts';

/** Sentences of the funnel; the quoted ones are verbatim from docs/product/errors.md. */
export const bookingSentences = {
  GUARDIAN_CONSENT_NEEDED:
    'For somebody under 18, please confirm that you are the parent or guardian and consent',
  HOLD_LONGER: 'Your slot is held 5 minutes longer. It cannot be held longer again.',
  ADDRESS_GONE: 'The address of your earlier booking is not saved any more. Please choose one.',
  ITEM_IN_VISIT: 'This test is already booked for this person.',
  LAB_GONE: 'The lab of your earlier booking cannot be booked now. Please choose one.',
  ORDER_CANCELLED_PICK_SLOT:
    'This order was cancelled. Please pick a slot again; everything else is kept.',
  ORDER_REFUNDED_PICK_SLOT:
    'This order has ended, and your payment will be refunded to where it came from. Please pick a slot again; everything else is kept.',
  PATIENT_GONE: 'Somebody of your earlier booking is not saved any more. Please choose a patient.',
  PAYMENT_DECLINED: 'The payment did not go through. Nothing was charged; you can try again.',
  PAYMENT_UNCONFIRMED:
    'Your bank has not confirmed yet. If you have paid, your order will be confirmed automatically.',
  PAYMENT_WINDOW_CLOSED: 'The payment window was closed.',
  SLOT_RELEASED:
    'The time to pay is over, and your slot has been released. Please pick a slot again; everything else is kept.',
  SLOT_TAKEN: 'That slot was just taken. Please pick another one.',
  VERIFICATION_BROKEN: 'Something went wrong during verification.',
} as const;

/** The status of a payment that was not accepted, in words; a refusal carries only a code. */
const standings: Readonly<Record<string, string>> = {
  PENDING: 'not confirmed yet',
  FAILED: 'failed',
  EXPIRED: 'not paid in time',
  REFUND_PENDING: 'refund on its way',
  REFUNDED: 'refunded',
} satisfies Partial<Record<PaymentStatus, string>>;

const say = messagesOf(bookingSentences);

/** The sentences as messages, by the funnel's names for them. */
export const bookingNotices = {
  consentNeeded: {
    ...say('GUARDIAN_CONSENT_NEEDED'),
    fields: [{ ...say('GUARDIAN_CONSENT_NEEDED'), field: 'guardianConsents' }],
  },
  holdExtended: say('HOLD_LONGER'),
  patientGone: say('PATIENT_GONE'),
  labGone: say('LAB_GONE'),
  addressGone: say('ADDRESS_GONE'),
  itemTwice: say('ITEM_IN_VISIT'),
  slotTaken: say('SLOT_TAKEN'),
  holdExpired: say('SLOT_RELEASED'),
  orderCancelled: say('ORDER_CANCELLED_PICK_SLOT'),
  moneyBack: say('ORDER_REFUNDED_PICK_SLOT'),
  paymentDeclined: say('PAYMENT_DECLINED'),
  paymentWindowClosed: say('PAYMENT_WINDOW_CLOSED'),
  stillConfirming: say('PAYMENT_UNCONFIRMED'),
  verificationBroken: say('VERIFICATION_BROKEN'),
  verificationFailed: (status: string | null): Message => ({
    text: `Payment verification failed (status: ${standings[status ?? ''] ?? 'not accepted'})`,
    reason: 'VERIFICATION_FAILED',
    params: { status: status ?? '' },
  }),
};
