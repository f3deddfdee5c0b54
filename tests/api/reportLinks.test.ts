import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword, demoPeople } from '../../api/demo/demoPeople.ts';
import type { DemoPerson } from '../../api/demo/demoPeople.ts';
import { mostOpenLinks } from '../../api/reports/reportLinks.contract.ts';
import type {
  NewReportLinkJson,
  ReportLinkJson,
  SharedReportJson,
} from '../../api/reports/reportLinks.contract.ts';
import type { FullReportJson, ReportJson } from '../../api/reports/reports.contract.ts';
import type { ReportEntryJson } from '../../api/reports/reportEntry.contract.ts';
import { startLogged } from './support/canaries.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { signUp, temporaryAdministrator } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let service: Awaited<ReturnType<typeof startLogged>>;
let owner: Client;
const secrets: string[] = [];
const signIn = async ({ email }: DemoPerson) => {
  const client = service.api.client();
  expect((await client.post('users/login', { email, password: demoPassword })).status).toBe(200);
  return client;
};
beforeAll(async () => {
  service = await startLogged({ rateLimit: true });
});
beforeEach(async () => {
  service.api.clock.set(START);
  await service.api.db.deleteFrom('report_links').execute();
  await service.api.db.deleteFrom('limits').execute();
  owner = await signIn(demoPeople.regular);
});
afterAll(() => service.stop());

const reportsOf = async (client: Client) => (await client.get<ReportJson[]>('report')).body.data;
const make = (client: Client, id: string, days: unknown = 7) =>
  client.post<NewReportLinkJson>(`report/${id}/links`, { days });
/** Makes a link and reads what stands behind its #. */
async function made(client: Client, id: string, days?: number) {
  const { status, body } = await make(client, id, days);
  expect(status).toBe(201);
  const secret = body.data.url.split('#')[1]!;
  secrets.push(secret);
  return { ...body.data, secret };
}
const open = (secret: string) =>
  service.api.client().post<SharedReportJson>('shared-report', { secret });
const file = (secret: string) => service.api.client().post('shared-report/file', { secret });
const linksOf = async (client: Client, id: string) =>
  (await client.get<ReportLinkJson[]>(`report/${id}/links`)).body.data;

/** A report with values that were measured before, as its owner's page has it. */
async function measured() {
  for (const { _id: id } of await reportsOf(owner)) {
    const page = () => owner.get<FullReportJson>(`report/${id}`);
    if ((await page()).body.data.trends.length > 0)
      return { id, page: async () => (await page()).body.data };
  }
  throw new Error('The demo has no report with a trend');
}

/** What a link may show of a report, from what its owner is shown. */
function shownOf({ report, patient, trends: _trends, ...facts }: FullReportJson, until: string) {
  const { _id, orderId: _orderId, url: _url, ...said } = report;
  const { name: _name, bookingforWhom: _relation, ...person } = patient;
  return { ...said, ...facts, patient: person, expiresAt: until };
}

describe("a report's link", () => {
  it('shows without a session what the report says and nothing else, for no cache and no index', async () => {
    const { id, page } = await measured();
    const { secret, expiresAt } = await made(owner, id);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const answer = await open(secret);
    expect(answer.body.data).toEqual(shownOf(await page(), expiresAt));
    const pdf = await file(secret);
    const own = await owner.get((await page()).report.url);
    expect(pdf.bytes).toEqual(own.bytes);
    for (const { headers } of [answer, pdf, await open('never was')])
      expect(headers).toMatchObject({
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'cache-control': expect.stringContaining('no-store') as string,
      });
    expect(await linksOf(owner, id)).toMatchObject([{ opened: 1, expiresAt, ended: false }]);
  });

  it('shows its report as it was corrected, and what it said before', async () => {
    const { id, page } = await measured();
    const { secret, expiresAt } = await made(owner, id);
    const before = (await page()).report.values;
    const values = before.map(({ parameter, value }, index) => ({
      parameter,
      value: String(index === 0 ? value + 1 : value),
    }));
    const [enterer, releaser] = [
      await temporaryAdministrator(service.api),
      await temporaryAdministrator(service.api),
    ];
    const correction = 'Diluted by mistake';
    const path = `admin/reports/${id}`;
    const entered = await enterer.call<ReportEntryJson>('PUT', `${path}/values`, {
      values,
      correction,
    });
    const valuesId = entered.body.data.entered!._id;
    const callNote = 'Spoke to the patient';
    expect((await releaser.post(`${path}/release`, { valuesId, callNote })).status).toBe(200);
    const { data } = (await open(secret)).body;
    expect(data).toEqual(shownOf(await page(), expiresAt));
    expect(data).toMatchObject({ correction, before: [before[0]] });
  });

  it('that is over, taken back, never was, or whose report or account is gone is answered alike', async () => {
    const { clock, db } = service.api;
    const [first, second] = await reportsOf(owner);
    const leaver = await signIn(demoPeople.undecided);
    const [theirs] = await reportsOf(leaver);
    const links = {
      over: (await made(owner, first!._id, 1)).secret,
      takenBack: await made(owner, first!._id, 30),
      withdrawn: (await made(owner, second!._id, 30)).secret,
      deleted: (await made(leaver, theirs!._id, 30)).secret,
    };
    const path = `report/${first!._id}/links/${links.takenBack._id}`;
    expect(reasonOf(await owner.call('DELETE', path))).toEqual([200, 'REPORT_LINK_ENDED']);
    const { report_file: kept } = await db
      .selectFrom('orders')
      .select('report_file')
      .where('id', '=', second!._id)
      .executeTakeFirstOrThrow();
    const fileIs = (name: string | null) =>
      db.updateTable('orders').set({ report_file: name }).where('id', '=', second!._id).execute();
    await fileIs(null);
    const left = await leaver.post('users/deleteAccount', { password: demoPassword });
    expect(left.status).toBe(200);
    clock.advance({ days: 1 });
    const gone = [links.over, links.takenBack.secret, links.withdrawn, links.deleted, 'never was'];
    for (const ask of [open, file]) {
      const answers = await Promise.all(gone.map(ask));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(reasonOf(answers[0]!)).toEqual([404, 'REPORT_LINK_GONE']);
    }
    await fileIs(kept);
    expect((await linksOf(owner, first!._id)).map(({ ended }) => ended)).toEqual([true, true]);
    const rows = await db.selectFrom('report_links').select('id').execute();
    expect(rows).toHaveLength(3);
  });

  it("is made, seen and taken back by its report's owner alone, for a report that is there", async () => {
    const [first, second] = await reportsOf(owner);
    const link = await made(owner, first!._id);
    const stranger = await signUp(service.api);
    const path = `report/${first!._id}/links`;
    const examining = await service.api.db
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 'examining')
      .executeTakeFirstOrThrow();
    const refused = [
      await stranger.get(path),
      await make(stranger, first!._id),
      await stranger.call('DELETE', `${path}/${link._id}`),
      await make(owner, examining.id),
    ];
    expect(refused.map(reasonOf)).toEqual(refused.map(() => [404, 'REPORT_NOT_FOUND']));
    const ofOther = await owner.call('DELETE', `report/${second!._id}/links/${link._id}`);
    expect(reasonOf(ofOther)).toEqual([404, 'REPORT_LINK_NOT_FOUND']);
    expect((await open(link.secret)).status).toBe(200);
    for (const days of [0, 31, -1, 1.5, 'a week', null])
      expect((await make(owner, first!._id, days)).status).toBe(400);
  });

  it('is one of a few that are open at the same time, of two made at once too', async () => {
    const [report] = await reportsOf(owner);
    const id = report!._id;
    for (let count = 1; count < mostOpenLinks; count++) await made(owner, id);
    const last = await Promise.all([make(owner, id), make(owner, id)]);
    expect(last.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(reasonOf(await make(owner, id))).toEqual([409, 'REPORT_LINKS_TOO_MANY']);
    const [newest] = await linksOf(owner, id);
    await owner.call('DELETE', `report/${id}/links/${newest!._id}`);
    expect((await make(owner, id)).status).toBe(201);
  });

  it('is not found by guessing, and guesses keep nobody in the same network from one that is open', async () => {
    const [report] = await reportsOf(owner);
    const { secret } = await made(owner, report!._id);
    const guesses = [];
    for (let count = 0; count < 70; count++) guesses.push(await open(`${secret}${count}`));
    expect(new Set(guesses.slice(0, 60).map(({ status }) => status))).toEqual(new Set([404]));
    expect(guesses.slice(60).map(reasonOf)).toEqual(
      Array.from({ length: 10 }, () => [429, 'REQUESTS_TOO_MANY']),
    );
    expect((await open(secret)).status).toBe(200);
  });

  it('is in no table, and in no log line of a fault while it was opened', async () => {
    const { api, logged, everyTable } = service;
    const [report] = await reportsOf(owner);
    const { secret } = await made(owner, report!._id);
    await sql`alter table report_links rename to report_links_away`.execute(api.db);
    expect((await open(secret)).status).toBe(500);
    await sql`alter table report_links_away rename to report_links`.execute(api.db);
    const stored = [...(await everyTable()).values()].join('\n');
    const lines = logged.join('\n');
    expect(lines).toContain('report_links');
    expect(secrets.filter((one) => `${lines}${stored}`.includes(one))).toEqual([]);
  });
});
