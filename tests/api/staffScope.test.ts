import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { StaffCall } from '../../api/staffAccess.ts';
import { callsOf, MAY } from './support/accessTable.ts';
import type { Answer, Client } from './support/client.ts';
import { labsOfOthers, limited, lipidsFile } from './support/labsOfOthers.ts';
import { multipart } from './support/multipart.ts';
import { pdfForm } from './support/reportFiles.ts';
import { saveWhole } from './support/saveWhole.ts';

let world: Awaited<ReturnType<typeof labsOfOthers>>;
beforeAll(async () => {
  world = await labsOfOthers();
});
beforeEach(() => world.api.clock.advance({ seconds: 10 }));
afterAll(() => world.api.stop());

type Probe = (client: Client) => Promise<Answer<unknown>>;
const upload = (client: Client, path: string) => {
  const { body, headers } = pdfForm('again', 'Measured again');
  return client.post<unknown>(path, body, headers);
};

/** Another PDF of theirs that waits. */
const waitingPdf = async () =>
  `admin/reports/${world.reported.id}/files/${await world.uploadPdf()}`;

/** Each call that reaches a part only, made for what is theirs in the world above. */
const probes: Partial<Record<StaffCall, Probe>> = {
  adminCounters: (client) => client.get('admin/counters'),
  visitCounts: (client) => client.get('admin/visit-counts'),
  adminOrders: (client) => client.get('admin/orders'),
  adminLabs: (client) => client.get('admin/labs'),
  adminLab: (client) => client.get(`admin/labs/${world.lab}`),
  labPrices: (client) => client.get(`admin/prices?lab=${world.lab}`),
  pricesFile: (client) => client.get('admin/prices.csv'),
  reportFile: (client) => client.get(`report/${world.reported.id}/file`),
  reportEntry: (client) => client.get(`admin/reports/${world.reported.id}/values`),
  enterValues: (client) =>
    client.call('PUT', `admin/reports/${world.reported.id}/values`, world.lipids),
  importValues: (client) => {
    const { body, headers } = multipart([
      ['correction', world.lipids.correction],
      ['file', Buffer.from(lipidsFile), 'values.csv'],
    ]);
    return client.post(`admin/reports/${world.reported.id}/values.csv`, body, headers);
  },
  releaseValues: async (client) =>
    client.post(`admin/reports/${world.reported.id}/release`, { valuesId: await world.enter() }),
  staffReportFile: async (client) => client.get(await waitingPdf()),
  releaseReportFile: async (client) => {
    const { name: patient, gender } = world.reported.booked.patient;
    return client.post(`${await waitingPdf()}/release`, { patient, gender });
  },
  rejectReportFile: async (client) =>
    client.post(`${await waitingPdf()}/reject`, { reason: 'Unreadable' }),
  uploadReport: (client) => upload(client, `admin/orders/${world.reported.id}/report`),
  uploadItemReport: (client) =>
    upload(client, `admin/orders/${world.reported.id}/items/${world.reported.id}/report`),
  moveOrder: (client) =>
    client.post(`admin/orders/${world.reported.id}/move`, { action: 'complete' }),
  visits: (client) => client.get('technician/visits'),
  visitPhone: (client) => client.post(`technician/visits/${world.visit.id}/phone`),
  actOnVisit: (client) =>
    client.post(
      `technician/visits/${world.visit.id}/acts`,
      { act: 'depart' },
      { 'idempotency-key': newId() },
    ),
  doctorCalls: (client) => client.get('doctor/calls'),
  doctorCall: (client) => client.get(`doctor/calls/${world.call.id}`),
  doctorCallFile: (client) => client.get(`doctor/calls/${world.call.id}/file`),
  doctorCallPhone: (client) => client.post(`doctor/calls/${world.call.id}/phone`),
  doctorHours: (client) => client.get('doctor/hours'),
  saveDoctorHours: (client) =>
    saveWhole(client, 'doctor/hours', { days: [], daysOff: [], handOver: true }),
  noteDoctorCall: (client) =>
    client.post(`doctor/calls/${world.call.id}/outcome`, { outcome: 'noAnswer' }),
};
/** Of a doctor's calls, those that show nothing of others to anybody. */
const ofOwnHours = new Set<StaffCall>(['doctorHours', 'saveDoctorHours']);

/** What is found nowhere but in what is theirs; a counter of theirs is more than 0. */
const marks = () => [
  world.call.id,
  ...[world.reported, world.visit].flatMap(({ id, number, booked }) => [
    id,
    number,
    booked.patient.name,
    booked.address.road,
  ]),
  world.lab,
];
const shows = ({ status, text, headers }: Answer<unknown>): boolean => {
  if (status >= 400) return false;
  if (String(headers['content-type']).startsWith('application/pdf')) return true;
  const isCount = /"(visits|pendingReports|appointmentsToday|activeUsers)":[1-9]/.test(text);
  return isCount || text.includes('"phone"') || marks().some((mark) => text.includes(mark));
};

describe('somebody of the staff who reaches a part', () => {
  it('has a probe for each call that does', () => {
    expect(Object.keys(probes).toSorted()).toEqual(
      [...limited('ownLabs'), ...limited('ownVisits'), ...limited('ownCalls')].toSorted(),
    );
  });

  it.each(limited('ownLabs'))('as a lab is shown nothing of another by %s', async (call) => {
    const before = await world.stored();
    const answer = await probes[call]!(world.other.lab);
    expect([shows(answer), answer.status]).toEqual([false, expect.toSatisfy((is) => is < 500)]);
    expect(await world.stored()).toEqual(before);
  });

  it.each(limited('ownVisits'))(
    'as a technician is shown nothing of another by %s',
    async (call) => {
      const before = await world.stored();
      expect(shows(await probes[call]!(world.other.technician))).toBe(false);
      expect(await world.stored()).toEqual(before);
    },
  );

  it.each(limited('ownCalls'))('as a doctor is shown nothing of another by %s', async (call) => {
    const before = await world.stored();
    expect(shows(await probes[call]!(world.other.doctor))).toBe(false);
    expect(await world.stored()).toEqual(before);
  });

  it.each(limited('ownLabs'))('as a lab without any is told so by %s', async (call) => {
    const { status, body } = await probes[call]!(world.unbound);
    expect([status, body.reason]).toEqual([403, 'STAFF_LAB_MISSING']);
  });

  it('finds nothing of others by any route, whatever ids and filters it is given', async () => {
    const before = await world.stored();
    const calls = await callsOf(world.api);
    const ids = [world.reported.id, world.visit.id, world.call.id, world.lab];
    const leaks: string[] = [];
    for (const client of [world.other.lab, world.other.technician, world.other.doctor])
      for (const call of calls.filter((one) => MAY[one] !== 'everyone')) {
        const [method, path] = call.split(' ') as ['GET' | 'POST', string];
        for (const id of path.includes('{') ? ids : ['']) {
          const filters = `lab=${id || world.lab}&labId=${world.lab}&search=${world.reported.number}&date=${world.visit.booked.slot.date}`;
          const url = path.replace(/\{\w+\}/g, id);
          for (const query of method === 'GET' ? [url, `${url}?${filters}`] : [url])
            if (shows(await client.call(method, query, method === 'GET' ? undefined : {})))
              leaks.push(`${method} ${query}`);
        }
      }
    expect(leaks).toEqual([]);
    expect(await world.stored()).toEqual(before);
  });

  it.each(limited('ownLabs'))('as a lab is shown its own by %s', async (call) => {
    expect(shows(await probes[call]!(world.own.lab))).toBe(true);
  });

  it.each(limited('ownVisits'))('as a technician is shown their own by %s', async (call) => {
    expect(shows(await probes[call]!(world.own.technician))).toBe(true);
  });

  it.each(limited('ownCalls').filter((call) => !ofOwnHours.has(call)))(
    'as a doctor is shown their own by %s',
    async (call) => {
      expect(shows(await probes[call]!(world.own.doctor))).toBe(true);
    },
  );
});
