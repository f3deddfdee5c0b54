import type { MoveRequest } from '../orders/orderRequests.contract.ts';
import type { DemoPerson } from './demoPeople.ts';
import { demoPeople } from './demoPeople.ts';

/** A step of a demo order; hours are relative to the slot's start, or to now where given. */
export interface DemoStep {
  after: { slot: number } | { now: number };
  do: MoveRequest | { action: 'pay' } | { action: 'refund' };
}

/** An order of a demo customer, before it is created. */
export interface DemoOrder {
  person: DemoPerson;
  /** The index of the person's patient. */
  patient: number;
  test: string;
  lab: string;
  /**
   * The first slot at least this many hours from now; for a negative number the last one up to
   * then.
   */
  slotIn: number;
  created: DemoStep['after'];
  steps: DemoStep[];
  /** Measured values, in the order of the test's parameters. */
  values?: number[];
  /** Months after which the customer wants to be reminded to repeat the test. */
  repeat?: number;
}

const technician = 'Meena S';
const [day, minutes] = [24, 1 / 60];

/** Booked the day before and paid at once, with a technician assigned within the hour. */
const bookedBefore: Pick<DemoOrder, 'created'> & { steps: DemoStep[] } = {
  created: { slot: -20 },
  steps: [
    { after: { slot: -20 + 3 * minutes }, do: { action: 'pay' } },
    { after: { slot: -20 + 40 * minutes }, do: { action: 'assign', technician } },
    { after: { slot: 10 * minutes }, do: { action: 'collect' } },
  ],
};

const { regular, undecided } = demoPeople;

/** A visit with a finished report of these values, this many days ago. */
const visit = (
  { person, patient, test, lab }: Pick<DemoOrder, 'person' | 'patient' | 'test' | 'lab'>,
  daysAgo: number,
  values: number[],
): DemoOrder => ({
  person,
  patient,
  test,
  lab,
  slotIn: -daysAgo * day,
  created: bookedBefore.created,
  steps: [
    ...bookedBefore.steps,
    { after: { slot: 2 }, do: { action: 'examine' } },
    { after: { slot: 10 }, do: { action: 'complete' } },
  ],
  values,
});
const nandiniLipids = {
  person: regular,
  patient: 0,
  test: 'lipid-profile',
  lab: 'kaveri-precision-labs',
};
const saraswatiSugar = { ...nandiniLipids, patient: 1, test: 'hba1c', lab: 'udaya-path-care' };
const farhanBlood = {
  person: undecided,
  patient: 0,
  test: 'complete-blood-count-cbc',
  lab: 'tulsi-clinical-laboratory',
};
const farhanSugar = { ...farhanBlood, test: 'hba1c' };

/**
 * One order in each stage, three earlier ones with measured values, one whose test is due again,
 * one cancelled and refunded, and one that awaits payment.
 */
export const demoOrders: DemoOrder[] = [
  visit(nandiniLipids, 96, [231, 44, 152, 35, 176, 5.3]),
  visit(saraswatiSugar, 94, [7.4, 166]),
  visit(saraswatiSugar, 4, [6.6, 143]),
  { ...visit(farhanSugar, 87, [6.1, 128]), repeat: 3 },
  visit(farhanBlood, 4, [14.2, 4.9, 7.1, 236, 43, 88, 29, 33, 12.9]),
  visit(nandiniLipids, 3, [209, 52, 127, 30, 151, 4]),
  {
    person: regular,
    patient: 0,
    test: 'vitamin-d-25-oh',
    lab: 'sanjeevan-biolabs',
    slotIn: day,
    created: { now: -50 },
    steps: [
      { after: { now: -49.9 }, do: { action: 'pay' } },
      { after: { now: -40 }, do: { action: 'cancel', note: 'Travelling that day' } },
      { after: { now: -39.5 }, do: { action: 'refund' } },
    ],
  },
  {
    person: regular,
    patient: 1,
    test: 'thyroid-profile-t3-t4-tsh',
    lab: 'udaya-path-care',
    slotIn: -16,
    created: bookedBefore.created,
    steps: [...bookedBefore.steps, { after: { slot: 2 }, do: { action: 'examine' } }],
  },
  {
    person: regular,
    patient: 1,
    test: 'complete-blood-count-cbc',
    lab: 'tulsi-clinical-laboratory',
    slotIn: -0.5,
    ...bookedBefore,
  },
  {
    person: regular,
    patient: 0,
    test: 'diabetes-care-panel',
    lab: 'meghdoot-pathology',
    slotIn: 20,
    created: { now: -5 },
    steps: [
      { after: { now: -4.9 }, do: { action: 'pay' } },
      { after: { now: -4.3 }, do: { action: 'assign', technician } },
    ],
  },
  {
    person: regular,
    patient: 1,
    test: 'full-body-checkup-42-tests',
    lab: 'saffron-leaf-diagnostics',
    slotIn: 44,
    created: { now: -20 * minutes },
    steps: [{ after: { now: -17 * minutes }, do: { action: 'pay' } }],
  },
  {
    person: undecided,
    patient: 0,
    test: 'vitamin-b12',
    lab: 'kaveri-precision-labs',
    slotIn: 26,
    created: { now: 0 },
    steps: [],
  },
];
