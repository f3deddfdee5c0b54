import { demoParameters } from '../../../api/demo/parameters.ts';
import type { ReportEntryJson } from '../../../api/reports/reportEntry.contract.ts';
import type { NewReportLinkJson } from '../../../api/reports/reportLinks.contract.ts';
import type { RepeatJson } from '../../../api/repeats/repeats.contract.ts';
import { bookCall, callsOfDoctor, consultationOf, doctorOf, withoutDoctors } from './doctors.ts';
import { lipids, lipidsFile } from './labsOfOthers.ts';
import { form } from './keyedStaffCalls.ts';
import type { Ready } from './keyedStaffCalls.ts';
import { adminClient, temporaryAdministrator } from './people.ts';
import { entryOf, pdfForm } from './reportFiles.ts';
import type { startRazorpayShop } from './razorpayShop.ts';
import { bookedVisit } from './technicians.ts';
import { examine } from './visit.ts';
import { versionAt } from './saveWhole.ts';

type Shop = Awaited<ReturnType<typeof startRazorpayShop>>;

/** Those on reports, of customers and of the staff, and on what tests measure. */
export function keyedReportCalls(shop: Shop): Record<string, () => Promise<Ready>> {
  const examined = async () => {
    const { id, paid } = await bookedVisit(shop);
    await examine(shop, id);
    const client = await adminClient(shop.api);
    return { id, client, item: paid[0]!._id, report: `admin/reports/${paid[1]!._id}` };
  };
  /** Another account than the one that uploaded a PDF, with the way to it. */
  const uploaded = async () => {
    const { id, client, item } = await examined();
    const { body, headers } = pdfForm('one');
    await client.post(`admin/orders/${id}/items/${item}/report`, body, headers);
    const other = await temporaryAdministrator(shop.api);
    const { upload, patient } = await entryOf(other, item);
    const file = `admin/reports/${item}/files/${upload!._id}`;
    return { client: other, file, patient: patient.name };
  };
  /** A customer with the way to the links of a report of theirs. */
  const reported = async () => {
    const { id, guest, paid } = await bookedVisit(shop);
    const lab = await examine(shop, id);
    await lab.upload(paid[0]!._id);
    return { client: guest, links: `report/${paid[0]!._id}/links` };
  };
  /** A customer with the way to the call about a report of theirs, and its doctor. */
  const explained = async () => {
    const { client, links } = await reported();
    await withoutDoctors(shop.api);
    const doctor = await doctorOf(shop.api);
    const report = links.split('/')[1]!;
    const { times } = await consultationOf(client, report);
    return { client, doctor, report, path: `report/${report}/consultation`, times };
  };
  /** The same with a call whose time has come. */
  const called = async () => {
    const { client, doctor, report, path, times } = await explained();
    await bookCall(client, report, times[0]);
    const [call] = await callsOfDoctor(doctor);
    return { client, doctor, path, times, call: `doctor/calls/${call!._id}`, at: times[0]! };
  };
  const pdf: Parameters<typeof form>[2] = [['report', Buffer.from('%PDF-1.4'), 'r.pdf']];

  return {
    'POST users/me/repeats': async () => {
      const { guest } = await bookedVisit(shop);
      const body = { patient: guest.patient, test: 'tsh', months: 6 };
      return { client: guest, path: 'users/me/repeats', body };
    },
    'DELETE users/me/repeats/{id}': async () => {
      const { guest } = await bookedVisit(shop);
      const body = { patient: guest.patient, test: 'tsh', months: 6 };
      const set = await guest.post<RepeatJson>('users/me/repeats', body);
      return { client: guest, path: `users/me/repeats/${set.body.data.set!._id}` };
    },
    'POST report/{id}/links': async () => {
      const { client, links } = await reported();
      return { client, path: links, body: { days: 7 } };
    },
    'DELETE report/{id}/links/{linkId}': async () => {
      const { client, links } = await reported();
      const made = await client.post<NewReportLinkJson>(links, { days: 7 });
      return { client, path: `${links}/${made.body.data._id}` };
    },
    'POST report/{id}/consultation': async () => {
      const { client, path, times } = await explained();
      return { client, path, body: { startsAt: times[0] } };
    },
    'PUT report/{id}/consultation': async () => {
      const { client, path, times } = await called();
      return { client, path, body: { startsAt: times[1] } };
    },
    'DELETE report/{id}/consultation': async () => {
      const { client, path } = await called();
      return { client, path };
    },
    'POST doctor/calls/{id}/phone': async () => {
      const { doctor, call, at } = await called();
      shop.api.clock.set(at);
      return { client: doctor, path: `${call}/phone` };
    },
    'POST doctor/calls/{id}/outcome': async () => {
      const { doctor, call, at } = await called();
      shop.api.clock.set(at);
      return { client: doctor, path: `${call}/outcome`, body: { outcome: 'noAnswer' } };
    },
    'PUT doctor/hours': async () => {
      const client = await doctorOf(shop.api);
      const version = await versionAt(client, 'doctor/hours');
      return { client, path: 'doctor/hours', body: { version, days: [], daysOff: [] } };
    },
    'POST admin/orders/{id}/report': async () => {
      const { id, client } = await examined();
      return form(`admin/orders/${id}/report`, client, pdf);
    },
    'POST admin/orders/{id}/items/{itemId}/report': async () => {
      const { id, client, item } = await examined();
      return form(`admin/orders/${id}/items/${item}/report`, client, pdf);
    },
    'PUT admin/reports/{id}/values': async () => {
      const { client, report } = await examined();
      return { client, path: `${report}/values`, body: lipids };
    },
    'POST admin/reports/{id}/values.csv': async () => {
      const { client, report } = await examined();
      const file = Buffer.from(lipidsFile);
      return form(`${report}/values.csv`, client, [['file', file, 'values.csv']]);
    },
    'POST admin/reports/{id}/release': async () => {
      const { client, report } = await examined();
      const other = await temporaryAdministrator(shop.api);
      const entered = await other.call<ReportEntryJson>('PUT', `${report}/values`, lipids);
      const valuesId = entered.body.data.entered!._id;
      return { client, path: `${report}/release`, body: { valuesId } };
    },
    'POST admin/reports/{id}/files/{fileId}/release': async () => {
      const { client, file, patient } = await uploaded();
      return { client, path: `${file}/release`, body: { patient, gender: 'female' } };
    },
    'POST admin/reports/{id}/files/{fileId}/reject': async () => {
      const { client, file } = await uploaded();
      return { client, path: `${file}/reject`, body: { reason: 'Unreadable' } };
    },
    'PUT admin/tests/{id}/parameters': async () => {
      const [first] = demoParameters['lipid-profile']!;
      const client = await adminClient(shop.api);
      const path = 'admin/tests/tsh/parameters';
      const version = await versionAt(client, path);
      return { client, path, body: { version, parameters: [first] } };
    },
  };
}
