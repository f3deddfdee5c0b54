import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoParameters } from '../../api/demo/parameters.ts';
import type { ReportEntryJson } from '../../api/reports/reportEntry.contract.ts';
import type { FullReportJson, ReportJson } from '../../api/reports/reports.contract.ts';
import { startApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { temporaryAdministrator } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { examine, paidVisit, visitLab } from './support/visit.ts';
import { saveWhole } from './support/saveWhole.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

const lipids = demoParameters['lipid-profile']!.map(({ parameter }) => parameter);
const typed = (figures: (number | string)[]) =>
  lipids.map((parameter, index) => ({ parameter, value: String(figures[index] ?? '') }));
const usual = [180, 55, 90, 20, 120, 3.2];

/** A visit in the lab, with what is done to its lipid profile. */
async function examined() {
  const visit = await paidVisit(shop);
  const lab = await examine(shop, visit.id);
  const ofLab = () => temporaryAdministrator(shop.api, 'lab', { labs: [visitLab] });
  const [technician, pathologist] = [await ofLab(), await ofLab()];
  const id = visit.paid[1]!._id;
  const path = `admin/reports/${id}`;
  const put = (by: Client, body: object) => by.call('PUT', `${path}/values`, body);
  const enter = (figures: (number | string)[], more: object = {}, by = technician) =>
    put(by, { values: typed(figures), ...more }) as ReturnType<typeof by.get<ReportEntryJson>>;
  const release = async (more: object = {}, by: Client = pathologist) => {
    const { entered } = (await by.get<ReportEntryJson>(`${path}/values`)).body.data;
    const body = { valuesId: entered?._id ?? 'none', ...more };
    return by.post<ReportEntryJson>(`${path}/release`, body);
  };
  const upload = (lines: string[]) => {
    const { body, headers } = multipart([['file', Buffer.from(lines.join('\n')), 'values.csv']]);
    return technician.post<ReportEntryJson>(`${path}/values.csv`, body, headers);
  };
  const mine = async () =>
    (await visit.guest.get<ReportJson[]>('report')).body.data.find(({ _id }) => _id === id);
  const page = () => visit.guest.get<FullReportJson>(`report/${id}`);
  return {
    ...visit,
    technician,
    pathologist,
    lab,
    reportId: id,
    enter,
    release,
    upload,
    mine,
    page,
  };
}

describe('values of a report', () => {
  it('are seen by their customer once another account than the one that entered them releases them', async () => {
    const { technician, enter, release, mine, page, guest, reportId } = await examined();
    const entered = (await enter([209, 44, 127, 30, 151, 4])).body.data;
    expect(entered.entered).toMatchObject({ own: true, releasedAt: null });
    expect([await mine(), (await page()).status]).toEqual([undefined, 404]);
    expect(reasonOf(await release({}, technician))).toEqual([403, 'RELEASE_OWN_VALUES']);
    const { files } = (await release()).body.data;
    // Nobody uploaded the PDF that was drawn of them.
    expect(files.map(({ state, drawn }) => [state, drawn])).toEqual([['released', true]]);
    const report = (await mine())!;
    expect(report.values.map(({ value, flag, low, high }) => [value, flag, low, high])).toEqual([
      [209, 'high', null, 200],
      [44, 'low', 50, null],
      [127, 'high', null, 100],
      [30, 'normal', null, 30],
      [151, 'high', null, 150],
      [4, 'normal', null, 5],
    ]);
    expect((await guest.get(report.url)).headers['content-type']).toBe('application/pdf');
    const [stranger] = await crowd(shop.api, 1);
    expect(reasonOf(await stranger!.get(`report/${reportId}`))).toEqual([404, 'REPORT_NOT_FOUND']);
  });

  it('keep the ranges that they were entered with, and the database lets nobody change them', async () => {
    const { enter, release, mine, reportId } = await examined();
    await enter(usual);
    await release();
    const before = (await mine())!.values;
    const { db } = shop.api;
    const parameters = demoParameters['lipid-profile']!;
    const path = 'admin/tests/lipid-profile/parameters';
    const operations = await temporaryAdministrator(shop.api, 'operations');
    const changed = parameters.map((one) => ({ ...one, ranges: [] }));
    expect((await saveWhole(operations, path, { parameters: changed })).status).toBe(200);
    expect((await mine())!.values).toEqual(before);
    expect((await saveWhole(operations, path, { parameters })).status).toBe(200);
    const change = db
      .updateTable('report_values')
      .set({ measured: '[]' })
      .where('report_id', '=', reportId);
    await expect(change.execute()).rejects.toThrow('released values stay as they are');
  });

  it('are entered whole, as numbers, for the test and the patient of the report', async () => {
    const { enter, upload } = await examined();
    const [missing, word] = [usual.slice(1).concat(NaN), [...usual.slice(0, 5), 'three']];
    expect(reasonOf(await enter(missing))).toEqual([400, 'MEASURED_INVALID']);
    expect(reasonOf(await enter(usual.slice(0, 5)))).toEqual([400, 'MEASURED_MISSING']);
    expect(reasonOf(await enter(word))).toEqual([400, 'MEASURED_INVALID']);
    for (const other of [{ patient: 'Somebody Else' }, { age: '91' }, { gender: 'male' }])
      expect(reasonOf(await enter(usual, other))).toEqual([400, 'VALUES_OTHER_PATIENT']);
    const units = demoParameters['lipid-profile']!.map(({ unit }) => unit);
    const lines = (unit = 'mg/dL') => [
      'parameter,value,unit',
      ...lipids.map((name, index) => `${name},${usual[index]},${units[index] && unit}`),
    ];
    expect(reasonOf(await upload(lines('mmol/L')))).toEqual([400, 'MEASURED_UNIT_OTHER']);
    expect(reasonOf(await upload(['parameter,value,colour', 'a,1,red']))).toEqual([
      400,
      'FILE_FAULTY',
    ]);
    expect(reasonOf(await upload(lines()))).toEqual([200, 'VALUES_ENTERED']);
  });

  it('name the sample that was measured, where samples have labels', async () => {
    const { enter, id, reportId } = await examined();
    const label = { id: 'KPL-1', order_id: id, item_id: reportId, staff_id: 'x' };
    const [staff] = await shop.api.db.selectFrom('admins').select('id').limit(1).execute();
    const at = shop.api.clock.now();
    await shop.api.db
      .insertInto('samples')
      .values({ ...label, staff_id: staff!.id, taken_at: at, stored_at: at })
      .execute();
    expect(reasonOf(await enter(usual))).toEqual([400, 'VALUES_SAMPLE_MISSING']);
    expect(reasonOf(await enter(usual, { sampleId: 'KPL-2' }))[1]).toBe('VALUES_OTHER_PATIENT');
    expect((await enter(usual, { sampleId: 'kpl-1' })).status).toBe(200);
  });

  it('of which one is critical are released once it is written who was called', async () => {
    const { enter, release, mine } = await examined();
    await enter([180, 55, 90, 20, 1200, 3.2]);
    for (const nothing of [undefined, ' ', '\u2800\u200b'])
      expect(reasonOf(await release({ callNote: nothing }))).toEqual([
        400,
        'CRITICAL_CALL_MISSING',
      ]);
    const done = await release({ callNote: 'Reached the patient at 6 pm' });
    expect(done.body.data.released!.callNote).toBe('Reached the patient at 6 pm');
    expect((await mine())!.values[4]!.flag).toBe('critical');
  });

  it('that are corrected say why and what was said before', async () => {
    const { enter, release, page } = await examined();
    await enter(usual);
    await release();
    expect(reasonOf(await enter([190, ...usual.slice(1)]))).toEqual([
      400,
      'CORRECTION_REASON_MISSING',
    ]);
    await enter([190, ...usual.slice(1)], { correction: 'Diluted by mistake' });
    const waiting = (await page()).body.data;
    expect([waiting.correction, waiting.report.values[0]!.value]).toEqual([null, 180]);
    await release();
    const { correction, before, report } = (await page()).body.data;
    expect([correction, before.map(({ value }) => value), report.values[0]!.value]).toEqual([
      'Diluted by mistake',
      [180],
      190,
    ]);
    expect(reasonOf(await release())).toEqual([409, 'VALUES_CHANGED']);
  });

  it('of one person are followed over reports, and of nobody else', async () => {
    const api = await startApi({ demo: true });
    const client = api.client();
    const login = { email: 'nandini@example.com', password: 'assay-demo-1' };
    await client.post('users/login', login);
    const reports = (await client.get<ReportJson[]>('report')).body.data;
    const lipid = reports.find(({ testName }) => testName === 'Lipid Profile')!;
    const { trends } = (await client.get<FullReportJson>(`report/${lipid._id}`)).body.data;
    expect(trends.find(({ parameter }) => parameter === 'Total cholesterol')!.points).toMatchObject(
      [{ value: 231 }, { value: 209 }],
    );
    expect(trends.map(({ parameter }) => parameter)).toEqual(lipids);
    await api.stop();
  });
});
