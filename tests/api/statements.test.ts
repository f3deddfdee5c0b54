import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { VerifyRequest } from '../../api/payments/payments.contract.ts';
import { pauseOffers, startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';

/** A statement without what stands in parentheses. */
function outerOf(statement: string): string {
  const outer = statement.replaceAll(/\([^()]*\)/g, '');
  return outer === statement ? outer : outerOf(outer);
}

/** A statement in two or three words: what it does, and to which table. */
function wordsOf(statement: string): string {
  const writes = [...statement.matchAll(/\b(\w+)"? as \(\s*(?:insert|update)/g)].map(
    ([, name]) => name,
  );
  if (writes.length > 0) return `with ${writes.join(', ')}`;
  const outer = outerOf(statement);
  const [verb = ''] = outer.split(' ');
  const [, table] = /(?:from|into|update) "?(\w+)"?/.exec(outer) ?? [];
  const lock = / for (?:no key )?update(?: of "orders")?$/.test(statement) ? ' for update' : '';
  return table ? `${verb} ${table}${lock}` : verb;
}

/**
 * Each statement is a round trip to PostgreSQL. A change that adds one fails here and sees which;
 * it may be worth it, and is then written down.
 */
describe.runIf(inject('templateUrl'))('the statements of a booking', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ demo: true });
    // The customer gets one: orders without are a statement cheaper.
    await pauseOffers(api.db, false);
  });
  afterAll(() => api.stop());

  it('are these', async () => {
    const [guest] = await crowd(api, 1);
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const counted = async <Data>(path: string, body: object): Promise<[Data, string[]]> => {
      query.mockClear();
      const answer = await guest!.post<Data>(path, body, { 'idempotency-key': 'a-key-of-its-own' });
      const texts = query.mock.calls.map(
        ([config]) => (config as unknown as { text?: string }).text ?? String(config),
      );
      // The clock and the listening connection are checked now and then, whoever calls.
      const asked = texts.filter((text) => !/clock_timestamp|^select 1$/.test(text)).map(wordsOf);
      return [answer.body.data, asked];
    };
    const [order, ordering] = await counted<OrderJson>('order/createorder', {
      patient: guest!.patient,
      address: guest!.address,
      test: 'tsh',
      lab: 'kaveri-precision-labs',
      slot: 'kaveri-precision-labs-20261124-0800',
    });
    expect(ordering).toEqual([
      'select sessions',
      'select', // the order of the same key, and whether the slot is full, before anybody waits
      'with first, second',
      'select', // the patient, test, lab, price and address that were chosen
      'begin',
      'select users for update',
      'select slots for update',
      'select orders', // of the same people
      'with offers', // with how they stand for the customer, who is locked
      'with ordered, used, seated, recorded',
      'commit',
    ]);
    const [{ razorpayOrderId }, opening] = await counted<{ razorpayOrderId: string }>(
      'payment/create-order',
      { orderId: order._id },
    );
    expect(opening).toEqual([
      'select sessions',
      'with orders', // with how its offer stands now
      'select sandbox_behaviours',
      'insert sandbox_orders',
      'update orders',
    ]);
    const [proof, paying] = await counted<Omit<VerifyRequest, 'orderId'>>('sandbox/pay', {
      razorpayOrderId,
      outcome: 'paid',
      behaviour: 'noWebhook',
    });
    expect(paying).toEqual(['select sandbox_orders', 'insert sandbox_payments']);
    const [, verifying] = await counted('payment/verify', { ...proof, orderId: order._id });
    expect(verifying).toEqual([
      'select sessions',
      'select orders',
      'select sandbox_orders',
      'begin',
      'select users for update', // what they use of an offer is counted by one after the other
      'select slots for update',
      'select orders for update',
      'with stored, seated',
      'with offers',
      'with recorded, changed, enqueued',
      'with counted', // the receipt's number, and the receipt
      'commit',
    ]);
  });
});
