import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoParameters } from '../../api/demo/parameters.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { START } from './support/clock.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { entryOf, pdfForm, releasePdf } from './support/reportFiles.ts';
import { reasonOf } from './support/staff.ts';
import { act, labelled, plannedVisit } from './support/technicians.ts';
import { visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

const values = demoParameters['lipid-profile']!.map(({ parameter }) => ({
  parameter,
  value: '90',
}));

/** A visit in the lab, whose samples have labels, with what the lab does to its lipid profile. */
async function examined(hour: string) {
  const visit = await plannedVisit(shop, hour);
  const admin = await adminClient(shop.api);
  const lab = await temporaryAdministrator(shop.api, 'lab', { labs: [visitLab] });
  const [tsh, lipids] = visit.paid;
  const move = (action: string, note?: string) =>
    admin.post<OrderJson>(`admin/orders/${visit.id}/move`, { action, note });
  const collect = async () => {
    shop.api.clock.advance({ minutes: 1 });
    const samples = labelled(visit.paid);
    expect((await act(visit.technician, visit.id, { act: 'collect', samples })).status).toBe(200);
    expect((await move('examine')).status).toBe(200);
    return samples.find(({ item }) => item === lipids!._id)!.sampleId;
  };
  const label = await collect();
  return {
    ...visit,
    admin,
    move,
    collect,
    label,
    report: lipids!._id,
    other: tsh!._id,
    entry: () => entryOf(admin, lipids!._id),
    enter: (sampleId: string) =>
      lab.call('PUT', `admin/reports/${lipids!._id}/values`, { values, sampleId }),
    upload: (item: string) => {
      const { body, headers } = pdfForm('of the sample');
      return lab.post(`admin/orders/${visit.id}/items/${item}/report`, body, headers);
    },
  };
}

describe('a sample that is rejected in the lab', () => {
  it('takes with it the values and the PDF that wait, so nobody releases them for the next one', async () => {
    const { report, other, label, move, collect, enter, upload, entry, admin } =
      await examined('0930');
    expect((await enter(label)).status).toBe(200);
    const { _id: valuesId } = (await entry()).entered!;
    expect((await upload(other)).status).toBe(200);
    expect((await move('rejectSample', 'Haemolysed')).status).toBe(200);
    await collect();
    expect((await entry()).entered).toBeNull();
    const release = admin.post(`admin/reports/${report}/release`, { valuesId });
    expect(reasonOf(await release)).toEqual([409, 'VALUES_CHANGED']);
    const { upload: waiting, files } = await entryOf(admin, other);
    expect([waiting, files.map(({ state, rejection, url }) => [state, rejection, url])]).toEqual([
      null,
      [['rejected', 'Haemolysed', null]],
    ]);
  });

  it('has a label that no report is accepted for any more', async () => {
    const { label, move, collect, enter, entry } = await examined('1000');
    await move('rejectSample');
    const next = await collect();
    expect((await entry()).sampleIds).toEqual([next]);
    expect(reasonOf(await enter(label))).toEqual([400, 'VALUES_OTHER_PATIENT']);
    expect((await enter(next)).status).toBe(200);
  });

  it('leaves the reports that are released; once all are, it is refused', async () => {
    const { id, paid, admin, move, collect, upload } = await examined('1030');
    const [first, ...others] = paid;
    const publish = async (item: string) => {
      expect((await upload(item)).status).toBe(200);
      expect((await releasePdf(shop.api, item)).status).toBe(200);
    };
    await publish(first!._id);
    expect((await move('rejectSample')).body.data.items[0]!.status).toBe('completed');
    await collect();
    for (const item of others) await publish(item._id);
    expect(reasonOf(await move('rejectSample'))).toEqual([409, 'REPORTS_RELEASED']);
    const list = await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${id}`);
    expect(list.body.data.items[0]!.availableActions).toEqual(['complete']);
  });

  it('gives money back for the tests alone that have no report yet', async () => {
    const { id, guest, read, paid, move, upload } = await examined('1100');
    const [first, second, third] = paid;
    expect((await upload(first!._id)).status).toBe(200);
    expect((await releasePdf(shop.api, first!._id)).status).toBe(200);
    await move('rejectSample');
    const order = await read();
    expect(order.availableActions).not.toContain('cancel');
    expect(order.items.map(({ cancellable }) => cancellable)).toEqual([false, true, true]);
    const shares = order.items.reduce((sum, item) => sum + item.refundIfCancelled, 0);
    for (const path of [`order/${id}/cancel`, `order/${id}/items/${first!._id}/cancel`])
      expect(reasonOf(await guest.post(path, {}))).toEqual([409, 'REPORT_BARS_CANCELLING']);
    for (const item of [second, third])
      expect((await guest.post(`order/${id}/items/${item!._id}/cancel`, {})).status).toBe(200);
    const { refunded, status } = await shop.api.db
      .selectFrom('orders')
      .select(['refunded', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([refunded, status]).toEqual([shares, 'assigned']);
  });
});
