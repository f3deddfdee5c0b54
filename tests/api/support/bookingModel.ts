/** An order as the model has it. Times are minutes since the beginning. */
export interface ModelOrder {
  who: number;
  slot: number;
  status: 'placed' | 'cancelled';
  payment: 'PENDING' | 'FAILED' | 'SUCCESS' | 'EXPIRED' | 'REFUND_PENDING' | 'REFUNDED';
  /** Until when it holds a place; null where it holds none or for good. */
  until: number | null;
  /** Each payment that the provider took. */
  money: ('unheard' | 'kept' | 'due back' | 'back')[];
}

/** Minutes that a place is held. */
const holdMinutes = 15;

/** Orders, places and money as a few lines of plain reasoning; what the service does is held against it. */
export class BookingModel {
  now = 0;
  readonly orders: ModelOrder[] = [];
  readonly capacities: readonly number[];

  constructor(capacities: readonly number[]) {
    this.capacities = capacities;
  }

  /** Places that nobody holds now. */
  free(slot: number): number {
    return (
      this.capacities[slot]! -
      this.orders.filter(
        (order) =>
          order.slot === slot &&
          (order.payment === 'SUCCESS' || (order.until !== null && order.until > this.now)),
      ).length
    );
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

  order(who: number, slot: number): boolean {
    if (this.free(slot) === 0) return false;
    this.sweep(slot);
    this.orders.push({
      who,
      slot,
      status: 'placed',
      payment: 'PENDING',
      until: this.now + holdMinutes,
      money: [],
    });
    return true;
  }

  mayPrepare({ payment, until }: ModelOrder): boolean {
    return (payment === 'PENDING' || payment === 'FAILED') && until !== null && until > this.now;
  }

  /** News of one of the order's payments, the first of which nothing was heard. */
  hear(order: ModelOrder): void {
    const heard = order.money.indexOf('unheard');
    if (heard < 0) return;
    const isOver =
      order.payment === 'SUCCESS' ||
      order.payment === 'REFUND_PENDING' ||
      order.payment === 'REFUNDED';
    if (order.payment === 'EXPIRED') this.sweep(order.slot);
    const hasPlace =
      order.until !== null || (order.status !== 'cancelled' && this.free(order.slot) > 0);
    order.money[heard] = isOver || !hasPlace ? 'due back' : 'kept';
    if (isOver) return;
    Object.assign(
      order,
      hasPlace
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
    order.money = order.money.map((one) => (one === 'kept' ? 'due back' : one));
  }

  /** Whether the order may move there, and did. */
  reschedule(order: ModelOrder, slot: number): boolean {
    if (order.slot === slot) return true;
    if (order.payment !== 'SUCCESS' || this.free(slot) === 0) return false;
    this.sweep(slot);
    order.slot = slot;
    return true;
  }

  /** Money that is due goes back. */
  refund(): void {
    for (const order of this.orders) {
      order.money = order.money.map((one) => (one === 'due back' ? 'back' : one));
      if (order.payment === 'REFUND_PENDING') order.payment = 'REFUNDED';
    }
  }
}
