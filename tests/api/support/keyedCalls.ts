import type { ContentJson } from '../../../api/content/adminContent.contract.ts';
import { NAMES } from './callsOnOthers.ts';
import type { Names, Things } from './callsOnOthers.ts';
import { checkout } from './checkout.ts';
import { START } from './clock.ts';
import { crowd } from './crowd.ts';
import type { Guest } from './crowd.ts';
import { png } from './multipart.ts';
import { keyedReportCalls } from './keyedReportCalls.ts';
import { form, keyedStaffCalls } from './keyedStaffCalls.ts';
import type { Ready } from './keyedStaffCalls.ts';
import { offersOf } from './offers.ts';
import { adminClient, codeFor, signUp } from './people.ts';
import type { startRazorpayShop } from './razorpayShop.ts';
import { bookedVisit, plannedVisit } from './technicians.ts';
import { examine, visitLab } from './visit.ts';
import { versionAt } from './saveWhole.ts';

type Shop = Awaited<ReturnType<typeof startRazorpayShop>>;
const home = {
  houseNo: '1',
  road: 'MG Road',
  zipCode: '560038',
  cityState: 'Bengaluru, Karnataka',
};
const person = { bookingforWhom: 'Mother', name: 'Meera Rao', DOB: '1962-04-30', gender: 'female' };
const phone = '+919876501234';

/** Each call that takes an Idempotency-Key, with what has to be there before it can be made. */
export function keyedCalls(shop: Shop): Record<string, () => Promise<Ready>> {
  const { api } = shop;
  const one = async (path: (guest: Guest) => string, body?: unknown): Promise<Ready> => {
    const [guest] = await crowd(api, 1);
    return { client: guest!, path: path(guest!), body };
  };
  const owner = async (path: string, body?: unknown): Promise<Ready> => ({
    client: await adminClient(api),
    path,
    body,
  });
  const whole = async (path: string, body: object): Promise<Ready> => {
    const client = await adminClient(api);
    return { client, path, body: { version: await versionAt(client, path), ...body } };
  };
  /** Where the calls on a lab without visits are. */
  const newLab = async (name: string) => {
    const admin = await adminClient(api);
    const lab = { name, address: '1 MG Road', reportHours: 24 };
    return `admin/labs/${(await admin.post<{ _id: string }>('admin/labs', lab)).body.data._id}`;
  };
  const unpaid = async (path: string, body?: unknown) => {
    const { guest, id } = await checkout(api);
    return { client: guest, path: `order/${id}/${path}`, body };
  };
  const withOffer = async () => {
    const code = await offersOf(api).add();
    const { client, path } = await unpaid('offer');
    await client.post(path, { code });
    return { client, path, code };
  };
  const slot = { slot: `${visitLab}-20261125-1000` };
  const titles = { title: '₹100 off', titleHindi: '₹100 की छूट' };

  /** A call of `NAMES` on a paid order whose visit is still to come. */
  const onPaidOrder = (names: Names) => async (): Promise<Ready> => {
    const { guest, id } = await bookedVisit(shop);
    return { client: guest, path: '', ...names({ order: id, ...slot } as Things, guest)[0] };
  };
  const onPaidOrders = Object.entries(NAMES).flatMap(([call, names]) =>
    /^POST order\/\{id\}\/(?!cancel)/.test(call) && names !== 'nothing'
      ? [[call, onPaidOrder(names)] as const]
      : [],
  );

  return {
    ...Object.fromEntries(onPaidOrders),
    'POST order/createorder': async () => {
      api.clock.set(START);
      const [guest] = await crowd(api, 1);
      const { patient, address } = guest!;
      const body = { patient, address, test: 'tsh', lab: visitLab, ...slot };
      return { client: guest!, path: 'order/createorder', body };
    },
    'PATCH users/me': () => one(() => 'users/me', { firstName: 'Tara' }),
    'POST users/deleteAccount': async () => {
      const client = await signUp(api);
      return { client, path: 'users/deleteAccount', body: { password: client.password } };
    },
    'POST users/sendotp': async () => {
      const client = await signUp(api);
      const body = { phoneNumber: phone, userID: client.id };
      return { client, path: 'users/sendotp', body };
    },
    'POST users/verifyotp': async () => {
      const client = await signUp(api);
      await client.post('users/sendotp', { phoneNumber: phone, userID: client.id });
      const body = { otp: await codeFor(api, phone), userID: client.id };
      return { client, path: 'users/verifyotp', body };
    },
    'POST users/sendemailcode': async () => {
      const client = await signUp(api);
      const body = { email: `new-${client.email}`, password: client.password };
      return { client, path: 'users/sendemailcode', body };
    },
    'POST users/verifyemail': async () => {
      const client = await signUp(api);
      const email = `new-${client.email}`;
      await client.post('users/sendemailcode', { email, password: client.password });
      return { client, path: 'users/verifyemail', body: { otp: await codeFor(api, email) } };
    },
    'POST patient/patientdetails': () => one(() => 'patient/patientdetails', person),
    'PUT patient/{id}': () => one(({ patient }) => `patient/${patient}`, person),
    'DELETE patient/{id}': () => one(({ patient }) => `patient/${patient}`),
    'POST address/saveaddress': () => one(() => 'address/saveaddress', home),
    'PUT address/{id}': () => one(({ address }) => `address/${address}`, home),
    'PUT address/{id}/default': async () => {
      const { client } = await one(() => '');
      const saved = () => client.post<{ _id: string }>('address/saveaddress', home);
      const ids = [await saved(), await saved()].map(({ body }) => body.data._id);
      await client.call('PUT', `address/${ids[0]}/default`);
      return { client, path: `address/${ids[1]}/default` };
    },
    'DELETE address/{id}': () => one(({ address }) => `address/${address}`),
    'PUT order/{id}': async () => {
      const { guest, id, slot: taken } = await checkout(api);
      const { patient, address } = guest;
      const body = { patient, address, test: 'lipid-profile', lab: visitLab, slot: taken };
      return { client: guest, path: `order/${id}`, body };
    },
    'POST order/{id}/extend': () => unpaid('extend'),
    'POST order/{id}/offer': async () => {
      const { code, client, path } = await withOffer();
      await client.call('DELETE', path);
      return { client, path, body: { code } };
    },
    'DELETE order/{id}/offer': async () => {
      const { client, path } = await withOffer();
      return { client, path };
    },
    'POST order/{id}/items/{itemId}/cancel': async () => {
      const { guest, id, paid } = await bookedVisit(shop);
      return { client: guest, path: `order/${id}/items/${paid[0]!._id}/cancel`, body: {} };
    },
    'POST order/{id}/rating': async () => {
      const { guest, id, paid } = await bookedVisit(shop);
      const { upload, complete } = await examine(shop, id);
      for (const { _id } of paid) await upload(_id);
      await complete();
      return { client: guest, path: `order/${id}/rating`, body: { stars: 4 } };
    },
    'POST admin/orders/{id}/move': async () => {
      const { id } = await bookedVisit(shop);
      return owner(`admin/orders/${id}/move`, { action: 'assign', technician: 'Ravi' });
    },
    'POST admin/orders/{id}/reschedule': async () => {
      const { id } = await bookedVisit(shop);
      return owner(`admin/orders/${id}/reschedule`, slot);
    },
    'POST technician/visits/{id}/phone': async () => {
      const { technician, id } = await plannedVisit(shop);
      return { client: technician, path: `technician/visits/${id}/phone` };
    },
    'POST tests/test': async () =>
      form('tests/test', await adminClient(api), [
        ['testName', 'Ferritin once'],
        ['price', '700'],
      ]),
    'PATCH tests/{id}': () => owner('tests/tsh', { price: 311 }),
    'POST admin/labs': () =>
      owner('admin/labs', { name: 'Once Lab', address: '1 MG Road', reportHours: 24 }),
    'PATCH admin/labs/{id}': () => owner(`admin/labs/${visitLab}`, { reportHours: 30 }),
    'POST admin/labs/{id}/image': async () =>
      form(`admin/labs/${visitLab}/image`, await adminClient(api), [['image', png, 'x.png']]),
    'PUT admin/labs/{id}/hours': async () => {
      const hours = [{ weekdays: [1], opens: '07:00', closes: '11:00', places: 4 }];
      return whole(`${await newLab('Hours Lab')}/hours`, { slotMinutes: 30, hours });
    },
    'PUT admin/labs/{id}/holidays': async () => {
      const holidays = [{ date: '2026-12-25', part: 'day' }];
      return whole(`${await newLab('Holidays Lab')}/holidays`, { holidays });
    },
    'PUT admin/prices': () =>
      owner('admin/prices', { lab: visitLab, prices: [{ test: 'tsh', price: 345 }] }),
    'POST admin/tests.csv': async () =>
      form('admin/tests.csv', await adminClient(api), [
        ['file', Buffer.from('testName,price\nZinc once,700\n'), 't.csv'],
      ]),
    'POST admin/prices.csv': async () => {
      const client = await adminClient(api);
      const file = Buffer.from(
        (await client.get('admin/prices.csv')).text.replace(/\d+(?=\r?\n?$)/, '777'),
      );
      return form('admin/prices.csv', client, [['file', file, 'p.csv']]);
    },
    'PUT admin/settings': () =>
      whole('admin/settings', {
        serviceablePins: ['5600'],
        technicians: ['Ravi Kumar'],
      }),
    'PUT admin/content/{kind}': async () => {
      const client = await adminClient(api);
      const { version } = (await client.get<ContentJson>('admin/content/faq')).body.data;
      const texts = [
        { field: 'question', english: 'Once?' },
        { field: 'answer', english: 'Once.' },
      ];
      return { client, path: 'admin/content/faq', body: { version, entries: [{ texts }] } };
    },
    'POST admin/content/image': async () =>
      form('admin/content/image', await adminClient(api), [['image', png, 'x.png']]),
    'POST admin/content/preview': () => owner('admin/content/preview', { text: '# Once' }),
    'POST admin/content/offers': () =>
      owner('admin/content/offers', { code: 'ONCE', ...titles, rupees: 100 }),
    'PATCH admin/content/offers/{code}': async () =>
      owner(`admin/content/offers/${await offersOf(api).add()}`, { title: '₹300 less' }),
    ...keyedReportCalls(shop),
    ...keyedStaffCalls(shop),
    'POST technician/visits/{id}/acts': async () => {
      const { technician, id } = await plannedVisit(shop);
      return { client: technician, path: `technician/visits/${id}/acts`, body: { act: 'depart' } };
    },
  };
}
