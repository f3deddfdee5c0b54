import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewReportLinkJson } from '../../api/reports/reportLinks.contract.ts';
import type { ReportEntryJson } from '../../api/reports/reportEntry.contract.ts';
import type { FullReportJson, ReportJson } from '../../api/reports/reports.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { entryOf, pdfForm, releasePdf } from './support/reportFiles.ts';
import { reasonOf } from './support/staff.ts';
import { examine, paidVisit, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

/** A visit in the lab, with what two of its people do to the PDF of its first report. */
async function examined() {
  const visit = await paidVisit(shop);
  await examine(shop, visit.id);
  const ofLab = () => temporaryAdministrator(shop.api, 'lab', { labs: [visitLab] });
  const [technician, pathologist] = [await ofLab(), await ofLab()];
  const id = visit.paid[0]!._id;
  const upload = (text: string, correction = '', by: Client = technician) => {
    const { body, headers } = pdfForm(text, correction);
    return by.post<OrderJson>(`admin/orders/${visit.id}/items/${id}/report`, body, headers);
  };
  return {
    ...visit,
    report: id,
    technician,
    pathologist,
    upload,
    release: (read: object = {}, by: Client = pathologist) => releasePdf(shop.api, id, read, by),
    reject: async (reason: string, by: Client) => {
      const { upload: waiting } = await entryOf(by, id);
      const path = `admin/reports/${id}/files/${waiting?._id ?? 'none'}/reject`;
      return by.post<ReportEntryJson>(path, { reason });
    },
    mine: async () =>
      (await visit.guest.get<ReportJson[]>('report')).body.data.find(({ _id }) => _id === id),
    page: () => visit.guest.get<FullReportJson>(`report/${id}`),
    file: async () => (await visit.guest.get(`report/${id}/file`)).text,
    said: async () => {
      const { phoneNumber } = (await visit.guest.get<{ phoneNumber: string }>('users/me')).body
        .data;
      const sent = (await shop.api.outbox()).filter(({ to }) => to === phoneNumber);
      return sent.filter(({ text }) => text.includes(`/reports/${id}`)).length;
    },
  };
}

describe('the PDF of a report', () => {
  it('is seen by its customer, who gets a message, once another account than the one that uploaded it releases it', async () => {
    const { technician, upload, release, mine, file, said, paid } = await examined();
    const sent = (await upload('one')).body.data.items;
    expect(sent.map(({ reportWaits, report }) => [reportWaits, report])).toEqual([
      [true, null],
      ...paid.slice(1).map(() => [false, null]),
    ]);
    expect([await mine(), await said()]).toEqual([undefined, 0]);
    expect(reasonOf(await release({}, technician))).toEqual([403, 'RELEASE_OWN_FILE']);
    const { upload: waiting, files } = (await release()).body.data;
    expect([
      waiting,
      files.map(({ state, drawn, decidedBy }) => [state, drawn, decidedBy]),
    ]).toEqual([null, [['released', false, 'Former']]]);
    expect([await file(), await said()]).toEqual(['%PDF-1.4 one', 1]);
    expect(reasonOf(await release())).toEqual([409, 'REPORT_FILE_CHANGED']);
  });

  it('is found by who releases it, until it is', async () => {
    const { id, upload, release, pathologist } = await examined();
    const waiting = async () => {
      const path = `admin/orders?status=reportWaits&search=${id}`;
      return (await pathologist.get<{ items: OrderJson[] }>(path)).body.data.items.length;
    };
    const found = [await waiting()];
    await upload('one');
    found.push(await waiting());
    await release();
    expect([...found, await waiting()]).toEqual([0, 1, 0]);
  });

  it('is released once it is said whose it is by itself, as the report has it', async () => {
    const { id, report, upload, release, mine } = await examined();
    await upload('one');
    for (const unread of [{ patient: ' ' }, { gender: '' }, { gender: null, age: ' ' }])
      expect(reasonOf(await release(unread))).toEqual([400, 'REPORT_FILE_UNREAD']);
    for (const other of [{ patient: 'Somebody Else' }, { age: '91' }, { gender: 'male' }])
      expect(reasonOf(await release(other))).toEqual([400, 'VALUES_OTHER_PATIENT']);
    expect((await release({ patient: 'Somebody Else' })).body.message).toContain(
      'Patient name is not as in this report',
    );
    const [staff] = await shop.api.db.selectFrom('admins').select('id').limit(1).execute();
    const at = shop.api.clock.now();
    const sample = { order_id: id, item_id: report, staff_id: staff!.id };
    const label = `KPL-${report.slice(-6).toUpperCase()}`;
    await shop.api.db
      .insertInto('samples')
      .values({ ...sample, id: label, taken_at: at, stored_at: at })
      .execute();
    expect(reasonOf(await release({ sampleId: '' }))).toEqual([400, 'VALUES_SAMPLE_MISSING']);
    expect(reasonOf(await release({ sampleId: 'KPL-0' }))).toEqual([400, 'VALUES_OTHER_PATIENT']);
    expect(await mine()).toBeUndefined();
    expect((await release({ sampleId: label.toLowerCase() })).status).toBe(200);
  });

  it('that is rejected or taken back is seen by nobody and removed, and the reason stays', async () => {
    const { report, technician, pathologist, upload, release, reject, mine } = await examined();
    await upload('of somebody else');
    const { url } = (await entryOf(pathologist, report)).upload!;
    const opened = async () => (await pathologist.get(url!)).status;
    expect(await opened()).toBe(200);
    expect(reasonOf(await reject(' \u200b', pathologist))).toEqual([
      400,
      'REJECTION_REASON_MISSING',
    ]);
    expect(reasonOf(await reject('Another name', pathologist))).toEqual([200, 'REPORT_REJECTED']);
    expect([await opened(), await mine(), reasonOf(await release())[0]]).toEqual([
      404,
      undefined,
      409,
    ]);
    await upload('of the wrong test');
    await reject('The wrong test', technician);
    const { upload: waiting, files } = await entryOf(technician, report);
    expect(waiting).toBeNull();
    expect(files.map(({ state, rejection, url: at }) => [state, rejection, at])).toEqual([
      ['rejected', 'The wrong test', null],
      ['rejected', 'Another name', null],
    ]);
  });

  it('that is corrected says when and why; the staff keeps the one before, a link shows the new one', async () => {
    const { report, guest, pathologist, upload, release, page, file, said } = await examined();
    await upload('one');
    await release();
    const link = await guest.post<NewReportLinkJson>(`report/${report}/links`, { days: 7 });
    const secret = link.body.data.url.split('#')[1]!;
    const byLink = async () =>
      (await shop.api.client().post('shared-report/file', { secret })).text;
    expect(reasonOf(await upload('two', '\u200b'))).toEqual([400, 'CORRECTION_REASON_MISSING']);
    shop.api.clock.advance({ minutes: 20 });
    await upload('two', 'The name was misspelt');
    expect([await file(), await byLink()]).toEqual(['%PDF-1.4 one', '%PDF-1.4 one']);
    expect((await page()).body.data).toMatchObject({ correction: null, correctedAt: null });
    const before = await said();
    await release();
    expect([await file(), await byLink()]).toEqual(['%PDF-1.4 two', '%PDF-1.4 two']);
    expect((await page()).body.data).toMatchObject({
      correction: 'The name was misspelt',
      correctedAt: '2026-11-24T12:20:00.000Z',
    });
    expect(await said()).toBe(before + 1);
    const { files } = await entryOf(pathologist, report);
    const kept = await Promise.all(
      files.map(async ({ url }) => (await pathologist.get(url!)).text),
    );
    expect([files.map(({ state }) => state), kept]).toEqual([
      ['released', 'replaced'],
      ['%PDF-1.4 two', '%PDF-1.4 one'],
    ]);
    shop.api.clock.advance({ minutes: 20 });
    await shop.api.app.jobs.runOnce('remove discarded files');
    expect((await pathologist.get(files[1]!.url!)).text).toBe('%PDF-1.4 one');
  });

  it('that was released nobody changes, and its customer takes it along with the account', async () => {
    const { report, technician, upload, release, guest } = await examined();
    await upload('one');
    await release();
    const { db } = shop.api;
    const released = () => db.updateTable('report_files').where('report_id', '=', report);
    for (const change of [
      released().set({ file: 'reports/other.pdf' }),
      released().set({ state: 'uploaded' }),
      released().set({ decided_by: technician.id }),
    ])
      await expect(change.execute()).rejects.toThrow('a released file stays as it is');
    const { stored } = JSON.parse((await guest.get('users/me/export')).text) as {
      stored: Record<string, object[]>;
    };
    expect(stored['report_files']).toMatchObject([{ report_id: report, state: 'released' }]);
  });
});
