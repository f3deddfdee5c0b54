import type { VisitFailure } from '../../machines/generated/schema.ts';
import type { Stage } from '../../machines/order/order.rules.ts';
import { translated } from './language.ts';

/**
 * Texts of the track page and the list of orders; the quoted ones are verbatim
 * (docs/product/screens.md).
 */
export const ordersCopy = translated('ordersCopy', {
  track: {
    title: 'Track order',
    loading: 'Loading...',
    patient: 'Patient',
    test: 'Test',
    address: 'Address',
    total: 'Total paid',
    instructions: 'Instructions',
    reports: 'E-Reports by 12hrs',
    estimate: '24 hrs',
    expected: (time: string) => `Report expected by ${time}`,
    expectedLater: (time: string) => `This test takes longer: report expected by ${time}`,
    cancelled: 'This order was cancelled.',
    refundPending: 'Your refund is on its way; it takes 5 to 7 working days.',
    refunded: 'Your money has been refunded.',
    pending: 'Payment pending',
    pay: 'Pay now',
    expired: 'This order was not paid in time.',
    report: 'Download report',
    cancel: 'Cancel order',
    move: 'Change the slot',
    technician: (name: string) => `Technician: ${name}`,
    failed: 'Your order could not be loaded.',
    onTheWay: (moment: string) => `On the way since ${moment}`,
    collected: (moment: string) => `Collected ${moment}`,
    visitFailed: (moment: string) => `We could not collect the sample (${moment}).`,
    failures: {
      NOBODY_THERE: 'Nobody was home.',
      NOT_FASTING: 'The patient was not fasting.',
      REFUSED: 'The patient declined.',
    } satisfies Record<Exclude<VisitFailure, 'OTHER'>, string>,
    chooseAgain: 'Please choose another slot below; nothing is lost.',
    notFound: 'There is no such order.',
    slot: 'Time slot',
    sure: 'Cancel this order?',
    sureText: 'Your payment will be refunded to where it came from within 5 to 7 working days.',
    sureUnpaid: 'Nothing has been paid yet. The slot becomes free for others.',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    pickSlot: 'Pick another slot',
    noSlots: 'There is no other open slot.',
    slotsFailed: 'The time slots could not be loaded.',
    /** The tests of a visit (PD-51). */
    items: {
      title: (n: number) => `Tests of this visit (${n})`,
      report: 'Report',
      reportOf: (test: string, patient: string) => `Download the report of ${test} for ${patient}`,
      cancelled: 'Cancelled',
      onItsWay: (amount: string) => `${amount} on its way back`,
      back: (amount: string) => `${amount} refunded`,
      cancel: 'Cancel this test',
      cancelOf: (test: string, patient: string) => `Cancel ${test} for ${patient}`,
      sure: (test: string, patient: string) => `Cancel ${test} for ${patient}?`,
      sureText: (amount: string) =>
        `${amount} goes back to where it came from within 5 to 7 working days. The other tests stay as they are.`,
      yes: 'Yes, cancel this test',
      refund: (amount: string) => `${amount} of it is the refund for cancelled tests`,
    },
  },
  /** The next step, at the top of the track page. */
  next: {
    somebody: 'A technician',
    comes: (name: string, day: string, from: string, until: string) =>
      `${name} comes ${day}, ${from} – ${until}.`,
    days: ['today', 'tomorrow'],
    on: (day: string) => `on ${day}`,
    onTheWay: (name: string) => `${name} is on the way to you.`,
    notCollected: 'We could not collect the sample. Please choose another time.',
    late: 'Your visit is late. We are looking into it.',
    collected: 'Your sample is on its way to the lab.',
    examining: 'Your sample is at the lab.',
    examiningUntil: (time: string) => `Your sample is at the lab. Report by ${time}.`,
    ready: 'Your report is ready.',
    again: 'Do you still need the test?',
    report: 'See the report',
    reports: 'See the reports',
  },
  /** The name of each stage, and its sentence before, during and after it. */
  stages: {
    placed: {
      title: 'Order placed',
      ahead: 'We have your order.',
      now: 'We have your order and are finding a technician.',
      done: 'We have your order.',
    },
    assigned: {
      title: 'Technician assigned',
      ahead: 'You get the name before the visit.',
      now: 'The technician comes at the booked time.',
      done: 'The technician has your visit.',
    },
    collection: {
      title: 'Sample collection',
      ahead: 'The sample is taken at your home.',
      now: 'Your sample is collected and on its way to the lab.',
      done: 'Your sample has reached the lab.',
    },
    examining: {
      title: 'Examining',
      ahead: 'The lab examines your sample.',
      now: 'The lab is examining your sample.',
      done: 'The lab has examined your sample.',
    },
    completed: {
      title: 'Completed',
      ahead: 'Your report comes here and under Reports.',
      now: 'Your report is ready.',
      done: 'Your report is ready.',
    },
  } satisfies Record<Stage, { title: string; ahead: string; now: string; done: string }>,
  /** The state of an order in a word or two. */
  badges: {
    pending: 'Payment pending',
    expired: 'Not paid in time',
    refundPending: 'Refund on its way',
    refunded: 'Refunded',
    cancelled: 'Cancelled',
    newTime: 'Choose another time',
  },
  list: {
    title: 'My orders',
    upcoming: 'Upcoming',
    inProgress: 'In progress',
    past: 'Past',
    number: (number: string) => `Order number ${number}`,
    empty: 'No orders yet',
    emptyText: 'Your orders will appear here.',
    book: 'Book a test',
    open: 'Track',
    again: 'Book again',
    failed: 'Your orders could not be loaded.',
    numberToConfirm:
      'Since you set a new password, your mobile number has to be confirmed before the next booking. Booked visits keep it, and messages about them go on.',
    confirmNumber: 'Confirm the number',
  },
} as const);
