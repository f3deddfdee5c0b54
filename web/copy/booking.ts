import type { Ending } from '../../machines/booking/ending.ts';
import type { LabOrder, ReviewedStep } from '../../machines/booking/booking.types.ts';
import type { Gender, Relation } from '../../machines/generated/schema.ts';
import { ageParts } from './ageParts.ts';
import type { Age } from './ageParts.ts';
import { translated } from './language.ts';

export const relationNames = translated('relationNames', {
  MYSELF: 'Myself',
  MOTHER: 'Mother',
  FATHER: 'Father',
  SON: 'Son',
  DAUGHTER: 'Daughter',
  OTHERS: 'Others',
} satisfies Record<Relation, string>);
export const genderNames = translated('genderNames', {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHERS: 'Others',
} satisfies Record<Gender, string>);
/** How the patient's line names the relation: Myself is shown as Self (docs/product/screens.md). */
export const relationShown = (relation: Relation) =>
  relation === 'MYSELF' ? bookingCopy.patient.self : relationNames[relation];

/** What an order is of, in a few words: the test, or the first of several and how many more. */
export function testsOf({ test, items }: NamedTests): string {
  const { length } = items.filter(({ status }) => status !== 'cancelled');
  return length > 1 ? bookingCopy.visit.more(test.name, length - 1) : test.name;
}
interface NamedTests {
  test: { name: string };
  items: readonly { id: string; status?: string }[];
}

/** Words of the funnel; quoted ones to the letter (docs/product/screens.md). */
export const bookingCopy = translated('bookingCopy', {
  loading: 'Loading...',
  /** Beside the steps on a desk. */
  rail: {
    title: 'Your booking',
    test: 'Test',
    tests: (n: number) => `Tests (${n})`,
    patient: 'For',
    lab: 'Lab',
    notChosen: 'Not chosen yet',
    from: 'Starting from',
    labPrice: 'Price at this lab',
    toPay: 'To pay',
  },
  patient: {
    guardian: 'I am the parent or guardian of this child, and I consent.',
    guardianHint:
      'Whoever is under 18 needs it: we use the child’s data for the tests and reports alone.',
    title: 'Who is the test for?',
    who: 'Booking for',
    name: 'Name',
    birth: 'Date of birth',
    gender: 'Gender',
    next: 'Next',
    cancel: 'Cancel',
    edit: 'Edit',
    add: 'New Patient',
    lastTime: 'As last time',
    lastBooking: (lab: string) => `${lab}, at the same address`,
    one: '1 Patient Selected',
    none: 'No Patient Selected',
    action: 'Select Lab',
    self: 'Self',
    failed: 'Your saved patients could not be loaded.',
    age: ({ age, infantAge }: Age) => {
      const { count, unit } = ageParts(age, infantAge);
      return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
    },
  },
  lab: {
    sort: 'Sort',
    addTest: 'Add Test',
    action: 'Select Appointment',
    per: 'per 1 Test',
    slots: (n: number) => (n === 0 ? 'No slots open' : `${n} slots available`),
    report: (time: string) => `Report in ${time}`,
    accredited: (body: string, number: string) => `${body} accredited, ${number}`,
    demo: 'Demo lab',
    failed: 'The labs could not be loaded.',
    full: 'No lab has an open slot in the next 7 days.',
    none: 'No lab selected',
    recommended: 'Recommended: rating, report time and price',
    perVisit: (n: number) => `for ${n} tests`,
    missing: (tests: string) => `Does not do ${tests}`,
    off: (what: string) => `Already taken off these prices: ${what}`,
    offFixed: (rupees: string) => `${rupees}, as for every order`,
    lessBy: (rupees: string) => `${rupees} off`,
    marks: {
      lowestPrice: 'Lowest price',
      fastestReport: 'Fastest report',
      bestRated: 'Best rated',
    },
    noneComplete: 'No lab does all of these tests. Please take one out.',
    visitFull: (n: number) => `A visit has at most ${n} tests`,
    orders: {
      recommended: 'Recommended',
      price: 'Price',
      rating: 'Rating',
      reportTime: 'Report time',
    } satisfies Record<LabOrder, string>,
  },
  /** The tests of a visit (PD-51). */
  visit: {
    title: (n: number) => `Your visit (${n} tests)`,
    tests: (n: number) => `${n} tests`,
    people: (n: number) => (n === 1 ? '1 person' : `${n} people`),
    more: (test: string, n: number) => `${test} and ${n} more`,
    remove: (test: string, patient: string) => `Remove ${test} for ${patient}`,
  },
  addTest: {
    title: 'Add a test to this visit',
    lead: 'One visit, one address, one payment.',
    who: 'For whom',
    search: 'Search for lab test, packages',
    popular: 'Popular tests',
    found: (n: number) => `${n} result(s) found`,
    failed: 'The tests could not be loaded.',
    added: 'Added',
    close: 'Close',
  },
  slot: {
    today: 'Today',
    tomorrow: 'Tomorrow',
    pick: 'Choose a time',
    earliest: (when: string) => `Earliest: ${when}`,
    morning: '06 AM - 12 AM',
    afternoon: '12 PM - 04 PM',
    none: 'Select a time slot',
    action: 'Add Address',
    cancel: 'Cancel',
    failed: 'The time slots could not be loaded.',
    full: 'This lab has no open slot in the next 7 days.',
    otherLab: 'Choose another lab',
    days: 'Day',
    few: (n: number) => (n === 1 ? '1 place left' : `${n} places left`),
  },
  address: {
    title: 'Add Address',
    house: 'House/Flat/Block number',
    road: 'Road/Area',
    zip: 'Zipcode',
    city: 'City and state',
    save: 'Save Address',
    home: 'HOME',
    action: 'Complete Order',
    add: 'Add Address',
    cancel: 'Cancel',
    chosen: 'Sample collected at HOME',
    chosenAt: (address: string) => `Sample collected at ${address}`,
    none: 'No address selected',
    failed: 'Your saved addresses could not be loaded.',
    write: 'Enter an address',
  },
  oldestUnpaid: {
    title: 'Your oldest unpaid booking',
    booking: (test: string, patient: string) => `${test} for ${patient}`,
    giveUp: 'Cancel that booking and continue',
  },
  review: {
    itemTotal: 'Item total',
    discount: 'Discount',
    discountBy: (offer: string) => `Discount (${offer})`,
    grandTotal: 'Grand total',
    patients: (n: number) => `Patients (${n})`,
    slot: 'Time slot',
    address: 'Address',
    action: 'Continue',
    pay: (amount: string) => `Pay ${amount}`,
    change: 'Change',
    changes: {
      patient: 'Change patient',
      lab: 'Change lab',
      slot: 'Change time slot',
      address: 'Change address',
    } satisfies Record<ReviewedStep, string>,
    held: (left: string) => `Your slot is held for ${left}`,
    endsSoon: 'Less than 2 minutes are left to pay. Then your slot is released.',
    extend: 'Keep my slot for 5 more minutes',
  },
  checkout: {
    pay: 'Pay Now',
    failedTitle: 'Payment',
    confirming: 'Confirming with your bank…',
    onPage:
      'You pay on the page of the payment provider. If it does not open, press Pay Now again.',
    secure: "You pay in the payment provider's own window.",
    refund:
      'Until the sample is taken you can cancel and get all of it back within 5 to 7 working days.',
    data: 'Your details are for this visit: the lab, the technician and our staff see them.',
  },
  sandbox: {
    title: 'lab test payment',
    lead: 'This is the sandbox: no real money moves.',
    pay: 'Pay',
    fail: 'Fail payment',
    close: 'Close',
  },
  order: {
    failed: 'Your order could not be loaded.',
    notFound: 'There is no such order.',
    over: {
      holdExpired: 'This order was not paid in time, so its slot is free again.',
      orderCancelled: 'This order was cancelled.',
      moneyBack: 'This order has ended, and your payment is being refunded.',
    } satisfies Record<Ending, string>,
    again: 'Choose another slot',
    home: 'Back to Home',
  },
  placed: {
    title: 'Your order has been placed',
    id: 'Order id',
    next: 'What happens now',
    technician: 'A technician is assigned. You get a message with the name.',
    visit: (when: string) => `Your sample is taken: ${when}`,
    report: 'You get a message as soon as your report is ready.',
    home: 'Back to Home',
    track: 'Track Your Order',
  },
} as const);
