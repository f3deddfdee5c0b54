import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewReportLinkJson } from '../../api/reports/reportLinks.contract.ts';
import type { RepeatJson } from '../../api/repeats/repeats.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { NAMES } from './support/callsOnOthers.ts';
import type { Things } from './support/callsOnOthers.ts';
import { checkout } from './support/checkout.ts';
import { bookCall, consultationOf } from './support/doctors.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';
import { releasePdf } from './support/reportFiles.ts';

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
    .set({
      user_id: guest.user,
      patient_id: guest.patient,
      status: 'examining',
      payment_status: 'SUCCESS',
    })
    .where('id', '=', finished.id)
    .execute();
  const form = multipart([['report', Buffer.from('%PDF-1.4\n%%EOF'), 'report.pdf']]);
  const sent = await (
    await adminClient(api)
  ).call('POST', `admin/orders/${finished.id}/report`, form.body, form.headers);
  if (sent.status !== 200) throw new Error(`The report was not taken: ${sent.text}`);
  const released = await releasePdf(api, finished.id);
  if (released.status !== 200) throw new Error(`It was not released: ${released.text}`);
  await api.db
    .updateTable('orders')
    .set({ status: 'completed' })
    .where('id', '=', finished.id)
    .execute();
  const returned = await checkout(api);
  await returned.verify((await returned.pay()).body.data);
  await returned.guest.post(`order/${returned.id}/cancel`, {});
  const link = await guest.post<NewReportLinkJson>(`report/${finished.id}/links`, { days: 7 });
  const repeat = await guest.post<RepeatJson>('users/me/repeats', {
    patient: guest.patient,
    test: 'tsh',
    months: 6,
  });
  const { times } = await consultationOf(guest, finished.id);
  await bookCall(guest, finished.id, times[0]);
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
    call: times[1]!,
    repeat: repeat.body.data.set!._id,
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
  calls: await api.db.selectFrom('consultations').selectAll().execute(),
  links: await api.db.selectFrom('report_links').selectAll().execute(),
  repeats: await api.db.selectFrom('repeats').selectAll().execute(),
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
