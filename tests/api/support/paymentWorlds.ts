/** What can happen around the payment of one order, in any order and number. */
export const happenings = [
  'verify',
  'paid',
  'failed',
  'duplicate',
  'expiry',
  'cancel',
  'reconcile',
] as const;
/** More that can: time passes the hold's end and nobody has swept yet; money goes back. */
export const moreHappenings = [...happenings, 'overdue', 'refund'] as const;
/** What bears on money that goes back; 'refundHeard' is the provider's webhook about its end. */
export const refundHappenings = ['paid', 'cancel', 'expiry', 'refund', 'refundHeard'] as const;
/** The same with a visit of two tests, of which one may be cancelled. */
export const visitHappenings = ['paid', 'cancelItem', 'cancel', 'expiry', 'refund'] as const;
export type Happening =
  | (typeof moreHappenings)[number]
  | (typeof refundHappenings)[number]
  | (typeof visitHappenings)[number];

/**
 * What is so before anything is heard. A failed attempt is in the provider's books in every world.
 */
export interface World {
  name: string;
  /** Payments that the provider has taken. */
  payments: 0 | 1 | 2;
  /** Whether somebody else takes the only place as soon as it is free. */
  sold: boolean;
  /** It is of two tests. */
  isVisit?: boolean;
  /** How the provider goes about the refund; at once when it is not said. */
  refund?: 'refundPending' | 'refundFailed';
}

/** Where a refund takes its time, or fails at first. */
export const refundWorlds: World[] = [
  {
    name: 'whose refund is pending for a while',
    payments: 1,
    sold: false,
    refund: 'refundPending',
  },
  { name: 'whose refund fails at first', payments: 1, sold: false, refund: 'refundFailed' },
  {
    name: 'paid twice, with refunds that fail at first',
    payments: 2,
    sold: false,
    refund: 'refundFailed',
  },
];

/** Visits of two tests. */
export const visitWorlds: World[] = [
  { name: 'of two tests', payments: 1, sold: false, isVisit: true },
  {
    name: 'of two tests, with refunds that fail at first',
    payments: 1,
    sold: false,
    isVisit: true,
    refund: 'refundFailed',
  },
  {
    name: 'of two tests, with refunds that are pending for a while',
    payments: 1,
    sold: false,
    isVisit: true,
    refund: 'refundPending',
  },
  { name: 'of two tests, paid twice', payments: 2, sold: false, isVisit: true },
];

export const worlds: World[] = [
  { name: 'paid once, with places to spare', payments: 1, sold: false },
  { name: 'paid once, the only place sold on when it is free', payments: 1, sold: true },
  { name: 'paid twice', payments: 2, sold: false },
  { name: 'never paid', payments: 0, sold: false },
];
