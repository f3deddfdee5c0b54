/** An order as the model has it. Times are minutes since the beginning. */
export interface ModelOrder {
  who: number;
  slot: number;
  status: 'placed' | 'cancelled';
  payment: 'PENDING' | 'FAILED' | 'SUCCESS' | 'EXPIRED' | 'REFUND_PENDING' | 'REFUNDED';
  /** Until when it holds a place; null where it holds none or for good. */
  until: number | null;
  /** Whether its place was held longer once. */
  extended: boolean;
  /** Each payment that the provider took. */
  money: ('unheard' | 'kept' | 'due back' | 'back')[];
  /** How the provider goes about its refunds. */
  trouble: RefundTrouble;
  /** Of each payment that is due back: since when, when it is seen to next, and how it went. */
  refunds: ({ since: number; next: number; failed: boolean; asked: number | null } | undefined)[];
}
export type RefundTrouble = 'plain' | 'refundPending' | 'refundFailed';

/** Minutes that a place is held. */
const holdMinutes = 15;
/** Minutes by which it is held longer, once. */
const extensionMinutes = 5;
/** Unpaid orders with a held place that a customer may have. */
const mostHolds = 3;
/** Minutes that a pending refund takes at the provider. */
const settlesAfter = 20;

/**
 * Orders, places and money as a few lines of plain reasoning; what the service does is held against
 * it.
 */
export class BookingModel {
  now = 0;
  readonly orders: ModelOrder[] = [];
  /** Who the two customers are at the moment: whoever deletes the account comes as another one. */
  readonly people = [0, 1];
  /** What the lab's hours say; on a holiday there is no place at all. */
  places: readonly number[];
  onHoliday = false;
  isPaused = false;

  constructor(places: readonly number[]) {
    this.places = places;
  }

  /** Places that a slot has. */
  has(slot: number): number {
    return this.onHoliday ? 0 : this.places[slot]!;
  }

  isGone({ who }: ModelOrder): boolean {
    return !this.people.includes(who);
  }

  /** Whether an order has its place, for good or for now. */
  private holds(order: ModelOrder): boolean {
    return order.payment === 'SUCCESS' || (order.until !== null && order.until > this.now);
  }

  /** Places that nobody holds now; fewer than none where the lab keeps orders beyond its number. */
  free(slot: number): number {
    return (
      this.has(slot) -
      this.orders.filter((order) => order.slot === slot && this.holds(order)).length
    );
  }

  /** Orders, by number, that are too many once the lab has these places: the last that were booked. */
  beyond(places: readonly number[]): number[] {
    return places.flatMap((now, slot) => {
      if (now >= this.has(slot)) return [];
      const held = [...this.orders.entries()].filter(
        ([, order]) => order.slot === slot && this.holds(order),
      );
      const paid = held.filter(([, order]) => order.payment === 'SUCCESS');
      const unpaid = held.filter(([, order]) => order.payment !== 'SUCCESS');
      return [...paid, ...unpaid].slice(now).map(([index]) => index);
    });
  }

  /** The account of a customer is deleted: false while an order or a refund is open. */
  leave(person: number, successor: number): boolean {
    const own = this.orders.filter(({ who }) => who === this.people[person]);
    if (own.some(({ payment }) => payment === 'SUCCESS' || payment === 'REFUND_PENDING'))
      return false;
    for (const order of own) this.cancel(order);
    this.people[person] = successor;
    return true;
  }

  /** Holds that are over end: all, or those of one slot. */
  sweep(slot?: number): void {
    for (const order of this.orders) {
      if (
        (slot === undefined || order.slot === slot) &&
        order.until !== null &&
        order.until <= this.now
      )
        Object.assign(order, { payment: 'EXPIRED', until: null });
    }
  }

  order(who: number, slot: number): 'made' | 'SLOT_TAKEN' | 'NOT_FOUND' | 'TOO_MANY_HOLDS' {
    const held = this.orders.filter(
      (order) => order.who === who && order.until !== null && order.until > this.now,
    );
    if (this.free(slot) <= 0) return 'SLOT_TAKEN';
    if (this.isPaused) return 'NOT_FOUND';
    if (held.length >= mostHolds) return 'TOO_MANY_HOLDS';
    this.sweep(slot);
    this.orders.push({
      who,
      slot,
      status: 'placed',
      payment: 'PENDING',
      until: this.now + holdMinutes,
      extended: false,
      money: [],
      trouble: 'plain',
      refunds: [],
    });
    return 'made';
  }

  mayPrepare({ payment, until }: ModelOrder): boolean {
    return (payment === 'PENDING' || payment === 'FAILED') && until !== null && until > this.now;
  }

  /** What comes of the wish to have its place held longer. */
  extend(
    order: ModelOrder,
  ): 'extended' | 'ALREADY_PAID' | 'HOLD_EXPIRED' | 'HOLD_ALREADY_EXTENDED' {
    if (order.payment === 'SUCCESS') return 'ALREADY_PAID';
    if (!this.mayPrepare(order)) return 'HOLD_EXPIRED';
    if (order.extended) return 'HOLD_ALREADY_EXTENDED';
    Object.assign(order, { until: order.until! + extensionMinutes, extended: true });
    return 'extended';
  }

  /** News of one of the order's payments, the first of which nothing was heard. */
  hear(order: ModelOrder): void {
    const received = order.money.indexOf('unheard');
    if (received < 0) return;
    const isOver =
      order.payment === 'SUCCESS' ||
      order.payment === 'REFUND_PENDING' ||
      order.payment === 'REFUNDED';
    if (order.payment === 'EXPIRED') this.sweep(order.slot);
    const hasSeat =
      order.until !== null || (order.status !== 'cancelled' && this.free(order.slot) > 0);
    order.money[received] = 'kept';
    if (isOver || !hasSeat) this.sendBack(order, received);
    if (isOver) return;
    Object.assign(
      order,
      hasSeat
        ? { payment: 'SUCCESS', until: null }
        : { payment: 'REFUND_PENDING', status: 'cancelled', until: null },
    );
  }

  fail(order: ModelOrder): void {
    if (order.payment === 'PENDING') order.payment = 'FAILED';
  }

  cancel(order: ModelOrder): void {
    if (order.status === 'cancelled') return;
    order.status = 'cancelled';
    if (order.payment === 'PENDING' || order.payment === 'FAILED')
      Object.assign(order, { payment: 'EXPIRED', until: null });
    if (order.payment !== 'SUCCESS') return;
    order.payment = 'REFUND_PENDING';
    for (const [index, one] of order.money.entries()) {
      if (one === 'kept') this.sendBack(order, index);
    }
  }

  private sendBack(order: ModelOrder, index: number): void {
    order.money[index] = 'due back';
    order.refunds[index] = { since: this.now, next: this.now, failed: false, asked: null };
  }

  /** Whether the order may move there, and did. */
  reschedule(order: ModelOrder, slot: number): boolean {
    if (order.payment !== 'SUCCESS') return false;
    if (order.slot === slot) return true;
    if (this.free(slot) <= 0) return false;
    this.sweep(slot);
    order.slot = slot;
    return true;
  }

  /** Money that is due goes back, at once or as the provider takes it. */
  refund(): void {
    for (const order of this.orders) {
      for (const [index, one] of order.money.entries()) {
        if (one === 'due back' && this.isBack(order, index)) order.money[index] = 'back';
      }
      const isOpen = order.money.some((one) => one === 'kept' || one === 'due back');
      if (order.payment === 'REFUND_PENDING' && !isOpen) order.payment = 'REFUNDED';
    }
  }

  private isBack({ refunds, trouble }: ModelOrder, index: number): boolean {
    const refund = refunds[index]!;
    if (refund.next > this.now) return false;
    if (refund.asked === null && trouble === 'refundFailed' && !refund.failed) {
      Object.assign(refund, { failed: true, next: this.now + 2 });
      return false;
    }
    if (refund.asked === null && trouble !== 'refundPending') return true;
    refund.asked ??= this.now;
    if (this.now >= refund.asked + settlesAfter) return true;
    refund.next = this.now + Math.max(1, (this.now - refund.since) / 8);
    return false;
  }
}
