import type { BookingContext } from '../../machines/booking/booking.types.ts';
import type { Outcome } from './samples.ts';
import { childPatient } from './childPatient.ts';
import {
  address,
  failure,
  lab,
  laterSlot,
  otherLab,
  patient,
  refused,
  returningPatient,
  sentenceOf,
  unservedPin,
  slot,
  soonSlot,
} from './entities.ts';
import { bookedOrder, orderWithOffer } from './orders.ts';
import { containedTest, fittingTests, testForMen } from './visitTests.ts';
import { refusedOffer } from './offers.ts';

const proof = { providerPaymentId: 'pay1', providerOrderId: 'order1', signature: 'good' };
const request = {
  keyId: 'k',
  providerOrderId: 'order1',
  amountInPaise: 54_900,
  currency: 'INR',
  sandbox: true,
  returnPath: '/api/v1/payment/return/o1',
};
const orders = [
  bookedOrder(),
  bookedOrder({ paymentStatus: 'SUCCESS' }),
  bookedOrder({ paymentStatus: 'EXPIRED' }),
].map((answers) => ({ answers }));
/** An offer that no longer exists, and an order that was paid elsewhere or is over. */
const reloaded = [
  { answers: bookedOrder({ offers: [refusedOffer] }) },
  { answers: bookedOrder({ paymentStatus: 'SUCCESS' }) },
  { answers: bookedOrder({ paymentStatus: 'EXPIRED' }) },
  { fails: failure() },
];
const extensions = [
  { answers: bookedOrder({ holdExtendable: false }) },
  { fails: failure('HOLD_ALREADY_EXTENDED') },
  { fails: failure() },
];

/** Whether labs collect at the device's PIN code, if it has one. */
const comeThere = ({ pin }: BookingContext) => pin !== unservedPin;

/** The possible results of each of the funnel's services, by the id of its invoke. */
export const bookingOutcomes: Record<string, readonly Outcome<BookingContext>[]> = {
  loadPatients: [
    { answers: [patient] },
    { answers: [returningPatient] },
    { answers: [patient, childPatient] },
    { answers: [] },
    { fails: failure() },
  ],
  loadRepeatedPatients: [
    { answers: [patient] },
    { answers: [{ ...childPatient, id: 'p1' }] },
    { answers: [] },
    { fails: failure() },
  ],
  loadVisitTests: [{ answers: fittingTests }, { answers: testForMen }, { fails: failure() }],
  loadTestsToAdd: [{ answers: fittingTests }, { answers: containedTest }, { fails: failure() }],
  loadPatientsToAdd: [{ answers: [patient] }, { fails: failure() }],
  savePatient: [
    { answers: patient },
    { fails: refused('BIRTH_DATE_IN_FUTURE') },
    { fails: refused('GUARDIAN_CONSENT_NEEDED') },
  ],
  loadLabs: [
    {
      fits: comeThere,
      answers: [lab, otherLab, { ...lab, id: 'full', name: 'Udaya Path Care', slotsAvailable: 0 }],
    },
    { answers: [] },
    { fits: comeThere, answers: [{ ...lab, missingTests: [{ id: 't2', name: 'HbA1c' }] }] },
    { fails: failure('NOT_FOUND') },
    { fails: failure() },
  ],
  loadRepeatedLabs: [
    { fits: comeThere, answers: [lab, otherLab] },
    { fits: comeThere, answers: [otherLab] },
    { fits: (context) => !comeThere(context), answers: [] },
    { fails: failure() },
  ],
  loadSlots: [
    { answers: [slot, laterSlot] },
    { answers: [soonSlot, slot] },
    { answers: [{ ...soonSlot, id: 's1' }] },
    { answers: [] },
    { fails: failure('NOT_FOUND') },
    { fails: failure() },
  ],
  loadAddresses: [{ answers: [address] }, { answers: [] }, { fails: failure() }],
  checkAddresses: [{ answers: [address] }, { answers: [] }, { fails: failure() }],
  saveAddress: [{ answers: address }, { fails: refused('ZIPCODE_BEGINS_WITH_ZERO') }],
  createOrder: [
    { answers: bookedOrder() },
    { answers: bookedOrder({ paymentStatus: 'SUCCESS' }) },
    { answers: bookedOrder({ paymentStatus: 'EXPIRED' }) },
    { fails: failure('SLOT_TAKEN') },
    { fails: failure('LAB_NOT_COLLECTING_THERE') },
    { fails: failure('PRICE_CHANGED', { amount: 649 }) },
    { fails: failure('TOO_MANY_HOLDS', { oldest: 'o0' }) },
    { fails: failure('TOO_MANY_HOLDS', { oldest: null }) },
    { fails: failure() },
  ],
  changeOrder: [
    { answers: bookedOrder() },
    { answers: bookedOrder({ paymentStatus: 'SUCCESS' }) },
    { answers: bookedOrder({ paymentStatus: 'EXPIRED' }) },
    { fails: failure('SLOT_TAKEN') },
    { fails: failure('LAB_NOT_COLLECTING_THERE') },
    { fails: failure('ALREADY_PAID') },
    { fails: failure('HOLD_EXPIRED') },
    { fails: failure('PRICE_CHANGED', { amount: 649 }) },
    { fails: failure() },
  ],
  extendHold: extensions,
  extendHoldToPay: extensions,
  takeOffer: [
    { answers: orderWithOffer() },
    { fails: failure('OFFER_UNAVAILABLE') },
    { fails: failure('ALREADY_PAID') },
    { fails: failure() },
  ],
  dropOffer: [{ answers: bookedOrder() }, { fails: failure('HOLD_EXPIRED') }, { fails: failure() }],
  reloadReviewedOrder: reloaded,
  reloadOrderToPay: reloaded,
  loadOldest: [{ answers: bookedOrder({ id: 'o0' }) }, { fails: failure() }],
  cancelOrder: [
    { answers: bookedOrder({ id: 'o0' }) },
    { fails: failure('ALREADY_PAID') },
    { fails: failure() },
  ],
  loadOrder: [...orders, { fails: failure('NOT_FOUND') }, { fails: failure() }],
  pollOrder: [
    ...orders,
    { answers: bookedOrder({ paymentStatus: 'REFUND_PENDING' }) },
    { fails: failure() },
  ],
  checkPaidOrder: [...orders, { fails: failure() }],
  startPayment: [
    { answers: request },
    { fails: failure('HOLD_EXPIRED') },
    { fails: failure('ALREADY_PAID') },
    { fails: failure('PRICE_CHANGED', { amount: 649 }) },
    { fails: failure() },
  ],
  openPaymentWindow: [
    { answers: { kind: 'paid', proof } },
    { answers: { kind: 'failed' } },
    { answers: { kind: 'dismissed' } },
    { answers: { kind: 'blocked' } },
    { fails: failure() },
  ],
  openPaymentPage: [{ answers: { kind: 'dismissed' } }, { fails: failure() }],
  verifyPayment: [
    { answers: { accepted: true, status: 'SUCCESS', message: '', orderId: 'o1' } },
    {
      answers: {
        accepted: false,
        status: 'FAILED',
        message: sentenceOf('PAYMENT_NOT_CONFIRMED'),
        orderId: 'o1',
      },
    },
    {
      answers: {
        accepted: false,
        status: 'REFUND_PENDING',
        message: sentenceOf('PAYMENT_REFUNDED'),
        orderId: 'o1',
      },
    },
    { fails: failure() },
  ],
};
