import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callsOf, MAY } from './support/accessTable.ts';
import type { NewReportLinkJson } from '../../api/reports/reportLinks.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

/** What the owner has that somebody else may ask for. */
interface Things {
  guest: Guest;
  order: string;
  done: string;
  /** Where the credit note of one that was cancelled is. */
  creditNote: string;
  /** A link to the report of `done`. */
  link: string;
  patient: string;
  address: string;
  slot: string;
  proof: object;
}
/** One call that names somebody's own thing: the path's and the body's ids are the owner's. */
interface Naming {
  path: string;
  body?: object;
}

const patientBody = {
  bookingforWhom: 'Mother',
  name: 'Someone Else',
  DOB: '1960-01-01',
  gender: 'female',
};
const addressBody = { houseNo: '2', road: 'Other Road', zipCode: '560038', cityState: 'Bengaluru' };
const ordering = { test: 'tsh', lab: 'kaveri-precision-labs' };

/**
 * Every customer's call: what of somebody's it names, or 'nothing'. A call that is not here makes
 * the test fail.
 */
const NAMES: Record<string, 'nothing' | ((things: Things, asker: Guest) => Naming[])> = {
  'GET users/me': 'nothing',
  'PATCH users/me': 'nothing',
  'GET users/me/export': 'nothing',
  'GET users/me/home': 'nothing',
  'GET users/me/offers': 'nothing',
  'POST users/deleteAccount': 'nothing',
  'POST users/sendemailcode': 'nothing',
  'POST users/verifyemail': 'nothing',
  'GET patient': 'nothing',
  'GET address': 'nothing',
  'GET order': 'nothing',
  'GET payment': 'nothing',
  'GET report': 'nothing',
  'POST patient/patientdetails': 'nothing',
  'POST address/saveaddress': 'nothing',
  'POST users/sendotp': ({ guest }) => [
    { path: 'users/sendotp', body: { phoneNumber: '+919000000001', userID: guest.user } },
  ],
  'POST users/verifyotp': ({ guest }) => [
    { path: 'users/verifyotp', body: { otp: '1234', userID: guest.user } },
  ],
  'GET patient/{id}': ({ patient }) => [{ path: `patient/${patient}` }],
  'PUT patient/{id}': ({ patient }) => [{ path: `patient/${patient}`, body: patientBody }],
  'DELETE patient/{id}': ({ patient }) => [{ path: `patient/${patient}` }],
  'GET address/{id}': ({ address }) => [{ path: `address/${address}` }],
  'PUT address/{id}': ({ address }) => [{ path: `address/${address}`, body: addressBody }],
  'PUT address/{id}/default': ({ address }) => [{ path: `address/${address}/default`, body: {} }],
  'DELETE address/{id}': ({ address }) => [{ path: `address/${address}` }],
  // Each of the two alone is somebody else's.
  'POST order/createorder': ({ patient, address, slot }, asker) => [
    { path: 'order/createorder', body: { ...ordering, slot, patient, address: asker.address } },
    { path: 'order/createorder', body: { ...ordering, slot, patient: asker.patient, address } },
  ],
  'POST order/{id}/extend': ({ order }) => [{ path: `order/${order}/extend`, body: {} }],
  'GET order/{id}/offers': ({ order }) => [{ path: `order/${order}/offers` }],
  'POST order/{id}/offer': ({ order }) => [
    { path: `order/${order}/offer`, body: { code: 'FIRST60' } },
  ],
  'DELETE order/{id}/offer': ({ order }) => [{ path: `order/${order}/offer` }],
  'GET order/{id}': ({ order }) => [{ path: `order/${order}` }],
  'GET order/{id}/events': ({ order }) => [{ path: `order/${order}/events` }],
  // Somebody's order with one's own choices, and each of the two that are somebody else's.
  'PUT order/{id}': ({ order, patient, address, slot }, asker) => [
    {
      path: `order/${order}`,
      body: { ...ordering, slot, patient: asker.patient, address: asker.address },
    },
    { path: `order/${order}`, body: { ...ordering, slot, patient, address: asker.address } },
    { path: `order/${order}`, body: { ...ordering, slot, patient: asker.patient, address } },
  ],
  'POST order/{id}/reschedule': ({ order, slot }) => [
    { path: `order/${order}/reschedule`, body: { slot } },
  ],
  'POST payment/create-order': ({ order }) => [
    { path: 'payment/create-order', body: { orderId: order } },
  ],
  'POST payment/verify': ({ order, proof }) => [
    { path: 'payment/verify', body: { ...proof, orderId: order } },
  ],
  'POST order/{id}/cancel': ({ order }) => [{ path: `order/${order}/cancel`, body: {} }],
  // Of an order with one item, the item has the order's id.
  'POST order/{id}/items/{itemId}/cancel': ({ order }) => [
    { path: `order/${order}/items/${order}/cancel`, body: {} },
  ],
  'POST order/{id}/rating': ({ done }) => [{ path: `order/${done}/rating`, body: { stars: 5 } }],
  'GET order/{id}/visit.ics': ({ done }) => [{ path: `order/${done}/visit.ics` }],
  'GET order/{id}/receipt.pdf': ({ done }) => [{ path: `order/${done}/receipt.pdf` }],
  'GET order/{id}/creditnotes/{number}': ({ creditNote }) => [{ path: creditNote }],
  'GET report/{id}': ({ done }) => [{ path: `report/${done}` }],
  'GET report/{id}/links': ({ done }) => [{ path: `report/${done}/links` }],
  'POST report/{id}/links': ({ done }) => [{ path: `report/${done}/links`, body: { days: 7 } }],
  'DELETE report/{id}/links/{linkId}': ({ done, link }) => [
    { path: `report/${done}/links/${link}` },
  ],
  'GET report/{id}/file': ({ done }) => [{ path: `report/${done}/file` }],
};
/** The codes' calls take the account's id only to say that it is not one's own. */
const SAID = new Set(['POST users/sendotp', 'POST users/verifyotp']);

let api: TestApi;
let things: Things;
let other: Guest;
beforeAll(async () => {
  api = await startApi({ rateLimit: false, demo: true });
  const { guest, id, pay, slot } = await checkout(api);
  const {
    body: { data: proof },
  } = await pay();
  const finished = await checkout(api);
  await api.db
    .updateTable('orders')
    .set({ user_id: guest.user, status: 'examining', payment_status: 'SUCCESS' })
    .where('id', '=', finished.id)
    .execute();
  const form = multipart([['report', Buffer.from('%PDF-1.4\n%%EOF'), 'report.pdf']]);
  const sent = await (
    await adminClient(api)
  ).call('POST', `admin/orders/${finished.id}/report`, form.body, form.headers);
  if (sent.status !== 200) throw new Error(`The report was not taken: ${sent.text}`);
  await api.db
    .updateTable('orders')
    .set({ status: 'completed' })
    .where('id', '=', finished.id)
    .execute();
  const returned = await checkout(api);
  await returned.verify((await returned.pay()).body.data);
  await returned.guest.post(`order/${returned.id}/cancel`, {});
  const link = await guest.post<NewReportLinkJson>(`report/${finished.id}/links`, { days: 7 });
  const [creditNote] = (await returned.order()).creditNotes;
  await api.db
    .updateTable('orders')
    .set({ user_id: guest.user })
    .where('id', '=', returned.id)
    .execute();
  things = {
    guest,
    order: id,
    done: finished.id,
    creditNote: creditNote!.url,
    link: link.body.data._id,
    patient: guest.patient,
    address: guest.address,
    slot,
    proof,
  };
  [other] = (await crowd(api, 1)) as [Guest];
});
afterAll(() => api.stop());

const methodOf = (call: string) => call.split(' ')[0] as 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Everything of the owner's that another's calls could have changed. */
const standing = async () => ({
  links: await api.db.selectFrom('report_links').selectAll().execute(),
  orders: await api.db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', things.guest.user)
    .orderBy('id')
    .execute(),
  patients: await api.db
    .selectFrom('patients')
    .selectAll()
    .where('user_id', '=', things.guest.user)
    .execute(),
  addresses: await api.db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', things.guest.user)
    .execute(),
  payments: await api.db
    .selectFrom('payments')
    .selectAll()
    .where('order_id', 'in', [things.order, things.done])
    .execute(),
});

const asked = Object.entries(NAMES).flatMap(([call, names]) =>
  names === 'nothing' ? [] : [{ call, names }],
);

describe("another customer's things", () => {
  it('are known of every call that customers may make', async () => {
    const calls = (await callsOf(api)).filter(
      (call) => MAY[call] === 'customers' || MAY[call] === 'both',
    );
    expect(Object.keys(NAMES).toSorted()).toEqual(calls.toSorted());
  });

  it('are not there for anybody else, who changes nothing of them', async () => {
    const before = await standing();
    const answers: string[] = [];
    for (const { call, names } of asked) {
      for (const { path, body } of names(things, other))
        answers.push(`${call}: ${(await other.call(methodOf(call), path, body)).status}`);
    }
    expect(answers).toEqual(
      asked.flatMap(({ call, names }) =>
        names(things, other).map(() => `${call}: ${SAID.has(call) ? 403 : 404}`),
      ),
    );
    expect(await standing()).toEqual(before);
  });

  it('are there for their owner by the very same calls', async () => {
    const { guest } = things;
    const answers: string[] = [];
    // Paid and moved before it is cancelled, left before it is deleted; a followed order would not
    // come to an end.
    const late = ['reschedule', 'cancel'];
    const order = (call: string) =>
      ['GET', 'PUT', 'POST', 'DELETE'].indexOf(methodOf(call)) +
      (late.findIndex((word) => call.includes(word)) + 1) / 10;
    // Offers are taken and given back before anything is paid (takenOffers.test.ts).
    for (const { call, names } of asked
      .filter((one) => !SAID.has(one.call) && !/\/(events|offer)$/.test(one.call))
      .toSorted((one, next) => order(one.call) - order(next.call))) {
      const { path, body } = names(things, guest)[0]!;
      const { status } = await guest.call(methodOf(call), path, body);
      if (status >= 400) answers.push(`${call}: ${status}`);
    }
    expect(answers).toEqual([]);
  });
});
