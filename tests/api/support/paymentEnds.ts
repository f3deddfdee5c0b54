import type { Ledger } from './ledger.ts';
import type { Happening, World } from './paymentWorlds.ts';

/** Every sequence of 1 to `length` happenings. */
export function sequencesUpTo(length: number, alphabet: readonly Happening[]): Happening[][] {
  let longest: Happening[][] = [[]];
  const all: Happening[][] = [];
  for (let grown = 0; grown < length; grown += 1) {
    longest = longest.flatMap((sequence) => alphabet.map((next) => [...sequence, next]));
    all.push(...longest);
  }
  return all;
}

const bringsMoney: readonly Happening[] = ['verify', 'paid', 'duplicate', 'reconcile'];

/**
 * How an order ends once everything has come by itself. It depends on no order of events but in one
 * case:
 * - cancelled at any moment, all money goes back;
 * - else paid, the order stands; of two payments the first that was heard of is kept and the other
 * goes back;
 * - the exception: where the only place is sold on when its hold has ended, news of the money must
 * come before that
 *   end. Later there is no place to be had, so the money goes back.
 */
export function endOf(world: World, sequence: readonly Happening[]): Ledger {
  const cancelled = sequence.includes('cancel');
  if (world.payments === 0)
    return {
      status: cancelled ? 'cancelled' : 'placed',
      payment: 'EXPIRED',
      place: 'none',
      money: [],
    };
  const all = [...sequence, 'expiry', 'reconcile'] as const;
  const tooLate =
    world.sold &&
    all.indexOf('expiry') < all.findIndex((happening) => bringsMoney.includes(happening));
  if (cancelled || tooLate)
    return {
      status: 'cancelled',
      payment: 'REFUNDED',
      place: 'none',
      money: Array.from({ length: world.payments }, () => 'back'),
    };
  return {
    status: 'placed',
    payment: 'SUCCESS',
    place: 'kept',
    money: [...Array.from({ length: world.payments - 1 }, () => 'back' as const), 'kept'],
  };
}
