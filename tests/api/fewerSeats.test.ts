import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  cancel,
  closedDay,
  closedDayShop,
  hoursOf,
  keep,
  move,
  nextDay,
} from './support/closedDay.ts';
import { crowd } from './support/crowd.ts';
import { inTheWay } from './support/ownersLab.ts';
import { watchSeats } from './support/seatWatch.ts';
import { reasonOf } from './support/staff.ts';
import { statusesOf } from './support/statuses.ts';

let shop: Awaited<ReturnType<typeof closedDayShop>>;
let seats: Awaited<ReturnType<typeof watchSeats>>;
beforeAll(async () => {
  shop = await closedDayShop();
  seats = await watchSeats(shop.api.db);
});
afterEach(() => shop.beginAnew());
afterAll(() => shop.api.stop());

/** Orders of one slot, paid in this order. */
async function paidOrders(count: number) {
  const orders = [];
  for (let made = 0; made < count; made += 1)
    orders.push(await shop.paidOrder(shop.closed('0700')));
  return orders;
}
const idsIn = (answer: Parameters<typeof inTheWay>[0]) => inTheWay(answer).map(({ _id }) => _id);

describe('a lab that gets fewer seats', () => {
  it('is asked about the orders beyond them, those that were booked last', async () => {
    const [first, second, third, fourth] = await paidOrders(4);
    const [guest] = await crowd(shop.api, 1);
    const unpaid = (await shop.order(guest!, shop.closed('0700'))).body.data._id;
    const refused = await shop.hours(hoursOf(2));
    expect([refused.status, refused.body.code]).toEqual([409, 'ORDERS_IN_THE_WAY']);
    expect(idsIn(refused)).toEqual([third!.id, fourth!.id, unpaid].toSorted());
    expect((await shop.open(closedDay)).find(({ _id }) => _id === shop.closed('0700'))).toEqual(
      expect.objectContaining({ placesLeft: 4 }),
    );

    const decisions = [move(third!, shop.next('0700')), cancel(fourth!), keep({ id: unpaid })];
    expect((await shop.hours({ ...hoursOf(2), decisions })).status).toBe(200);
    expect(await shop.timeOf(first!)).toBe(`${closedDay} 07:00 am`);
    expect(await shop.timeOf(second!)).toBe(`${closedDay} 07:00 am`);
    expect(await shop.timeOf(third!)).toBe(`${nextDay} 07:00 am`);
    expect(await shop.statusOf(fourth!)).toEqual(['cancelled', 'REFUND_PENDING']);
    // What is kept may be paid for, and is not asked about again.
    expect((await shop.pay(guest!, unpaid)).body.message).toBe('Payment verified');
    expect(await shop.statusOf({ guest: guest!, id: unpaid })).toEqual(['placed', 'SUCCESS']);
    expect((await shop.hours(hoursOf(2))).status).toBe(200);
    expect(await seats.oversold()).toEqual([]);
  });

  it('sells no seat while as many are held as there are, by whichever way it is asked for', async () => {
    const orders = await paidOrders(4);
    const [late] = await crowd(shop.api, 1);
    const lapsed = (await shop.order(late!, shop.closed('0700'))).body.data._id;
    const proof = await shop.payAtProvider(late!, lapsed);
    const elsewhere = await shop.paidOrder(shop.closed('0800'));
    shop.api.clock.advance({ minutes: 15 });

    // Of the hold that has ended nobody is asked, and its seat is not sold either.
    const refused = await shop.hours(hoursOf(2));
    expect(idsIn(refused)).toEqual([orders[2]!.id, orders[3]!.id]);
    const decisions = [keep(orders[2]!), keep(orders[3]!)];
    expect((await shop.hours({ ...hoursOf(2), decisions })).status).toBe(200);
    await shop.verify(late!, lapsed, proof);
    expect((await shop.statusOf({ guest: late!, id: lapsed }))[1]).toBe('REFUND_PENDING');

    for (const { guest, id } of orders.slice(0, 3)) await guest.post(`order/${id}/cancel`, {});
    const buyers = await crowd(shop.api, 6);
    const answers = await Promise.all(
      buyers.map((buyer) => shop.order(buyer, shop.closed('0700'))),
    );
    expect(statusesOf(answers)).toEqual([201, 409, 409, 409, 409, 409]);
    expect(
      reasonOf(
        await elsewhere.guest.post(`order/${elsewhere.id}/reschedule`, {
          slot: shop.closed('0700'),
        }),
      ),
    ).toEqual([409, 'SLOT_TAKEN']);
    const [changing] = await crowd(shop.api, 1);
    const unpaid = (await shop.order(changing!, shop.next('0900'))).body.data._id;
    expect(
      reasonOf(
        await changing!.call('PUT', `order/${unpaid}`, {
          patient: changing!.patient,
          test: 'vitamin-d',
          lab: shop.lab._id,
          slot: shop.closed('0700'),
          address: changing!.address,
        }),
      ),
    ).toEqual([409, 'SLOT_TAKEN']);
    expect(await seats.oversold()).toEqual([]);
  });
});
