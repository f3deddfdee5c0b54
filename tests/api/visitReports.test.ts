import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserJson } from '../../api/users/users.contract.ts';
import { siteUrl } from '../../api/siteUrl.ts';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import type { SentMessage } from './support/api.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { examine, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

describe('reports of a visit', () => {
  it('come one by one; the order is completed when each test that stays has its own', async () => {
    const visit = await paidVisit(shop);
    const [first, second, third] = visit.paid;
    await visit.cancelItem(second!._id);
    const lab = await examine(shop, visit.id);
    const pending = await lab.pending();
    expect((await lab.upload(second!._id)).status).toBe(404);
    const one = (await lab.upload(third!._id)).body.data;
    expect(one.items.map(({ status }) => status)).toEqual(['examining', 'cancelled', 'completed']);
    expect(await lab.pending()).toBe(pending);
    expect((await lab.complete()).status).toBe(409);
    const mine = (await visit.guest.get<ReportJson[]>('report')).body.data;
    expect(mine).toMatchObject([
      { orderId: visit.id, testName: 'TSH', patientName: 'Ravi', url: one.items[2]!.report },
    ]);
    expect((await visit.guest.get(mine[0]!.url)).text).toBe(`%PDF-1.4 ${third!._id}`);
    const [stranger] = await crowd(shop.api, 1);
    expect((await stranger!.get(mine[0]!.url)).status).toBe(404);
    await lab.upload(first!._id);
    expect(await lab.pending()).toBe(pending - 1);
    expect((await lab.complete()).body.data.status).toBe('completed');
    expect((await visit.guest.get<ReportJson[]>('report')).body.data).toHaveLength(2);
  });

  it('are said by message and by mail, each with the address of its own page, and by mail without names', async () => {
    const { api } = shop;
    const site = siteUrl(api.config);
    const pathsIn = (sent: SentMessage[]) =>
      sent.flatMap(({ text }) =>
        text.includes(site) ? [/\/\w+\/\w+/.exec(text.split(site)[1]!)![0]] : [],
      );
    const saidOf = async ({ paid, guest }: Awaited<ReturnType<typeof paidVisit>>) => {
      const { email, phoneNumber } = (await guest.get<UserJson>('users/me')).body.data;
      const sent = await api.outbox();
      const mails = sent.filter(({ to, kind }) => to === email && kind === 'report');
      const names = paid.flatMap(({ patient, test }) => [patient.name, test.testName]);
      expect(names.filter((name) => mails.some(({ text }) => text.includes(name)))).toEqual([]);
      return {
        mails: pathsIn(mails),
        messages: pathsIn(sent.filter(({ to }) => to === phoneNumber)),
      };
    };
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    const [first, second, third] = visit.paid.map(({ _id }) => _id);
    for (const id of [third, first, second]) await lab.upload(id!);
    await lab.complete();
    const pages = [third, first, second].map((id) => `/reports/${id}`);
    expect(await saidOf(visit)).toEqual({
      mails: pages,
      messages: [...pages, `/trackOrder/${visit.id}`],
    });

    api.clock.set(START);
    const other = await paidVisit(shop);
    const [, ...others] = other.paid;
    for (const { _id } of others) await other.cancelItem(_id);
    api.clock.set(START);
    // The release of one report sends the message, and the order's completion no second one.
    for (const alone of [other, await paidVisit(shop, 'en', 1)]) {
      const theirLab = await examine(shop, alone.id);
      await theirLab.upload(alone.paid[0]!._id);
      const page = `/reports/${alone.paid[0]!._id}`;
      const once = { mails: [page], messages: [page] };
      expect(await saidOf(alone)).toEqual(once);
      await theirLab.complete();
      expect(await saidOf(alone)).toEqual(once);
    }
  });

  it('are refused before the lab examines the samples, of the order and of an item', async () => {
    const visit = await paidVisit(shop);
    const admin = await adminClient(shop.api);
    const { body, headers } = multipart([['report', Buffer.from('%PDF-1.4'), 'report.pdf']]);
    for (const path of ['report', `items/${visit.paid[0]!._id}/report`]) {
      const early = await admin.post(`admin/orders/${visit.id}/${path}`, body, headers);
      expect(reasonOf(early)).toEqual([409, 'REPORT_TOO_EARLY']);
    }
  });

  it('belong to an order that is found by each of its people', async () => {
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    expect(await lab.found('Ravi')).toContain(visit.id);
    expect(await lab.found('Lipid')).toContain(visit.id);
  });
});
