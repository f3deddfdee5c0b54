import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { Sandbox } from '../../../api/payments/sandbox/sandbox.ts';
import type { SlotJson } from '../../../api/slots/slots.contract.ts';
import type { TestApi } from './api.ts';
import type { BookingModel } from './bookingModel.ts';
import type { Client } from './client.ts';
import type { Guest } from './crowd.ts';
import { violationOf, ledgerOf } from './ledger.ts';
import type { SeatWatch } from './seatWatch.ts';

export const lab = 'kaveri-precision-labs';
export const slotIds = [`${lab}-20261124-0700`, `${lab}-20261124-0730`, `${lab}-20261124-0800`];

export type Paid = Awaited<ReturnType<Sandbox['pay']>>;
/** The service, and what the test remembers of the model's orders in the same sequence. */
export interface Real {
  api: TestApi;
  /** Everybody who has been a customer; those who have left, too. */
  guests: Guest[];
  owner: Client;
  seats: SeatWatch;
  orders: {
    id: string;
    key: string;
    /** The slot that was first asked for. */
    slot: number;
    providerOrder: string | null;
    unheard: Paid[];
  }[];
}

/** What must hold after each command, whatever it was. */
export async function compare(
  model: BookingModel,
  { api, guests, orders, seats }: Real,
): Promise<void> {
  const open = (await api.client().get<SlotJson[]>(`slot/getslot?labId=${lab}&date=2026-11-24`))
    .body.data;
  expect(slotIds.map((id) => open.find((slot) => slot._id === id)?.placesLeft ?? 0)).toEqual(
    slotIds.map((_, slot) => Math.max(0, model.free(slot))),
  );
  expect(await seats.oversold()).toEqual([]);
  for (const who of model.people) {
    const guest = guests[who]!;
    const seen = (await guest.get<OrderJson[]>('order')).body.data
      .map(({ _id, status, paymentStatus, slot }) => [_id, status, paymentStatus, slot.startTime])
      .toReversed();
    const expected = model.orders.flatMap((order, index) =>
      order.who === who
        ? [
            [
              orders[index]!.id,
              order.status,
              order.payment,
              ['07:00 am', '07:30 am', '08:00 am'][order.slot],
            ],
          ]
        : [],
    );
    expect(seen).toEqual(expected);
  }
  for (const [index, { id }] of orders.entries()) {
    const ledger = await ledgerOf(api.db, id, api.clock.now());
    expect([violationOf(ledger), ledger.money.toSorted()]).toEqual([
      null,
      model.orders[index]!.money.toSorted(),
    ]);
  }
}
