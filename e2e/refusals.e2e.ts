import type { APIRequestContext, Page } from '@playwright/test';
import { call, expect, inState, test } from './fixtures.ts';
import type { LabChoice } from '../machines/booking/booking.types.ts';
import { anySlot, bookingPage } from './pages/booking.page.ts';
import { answerTo } from './pages/said.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const list = async <Item>(request: APIRequestContext, path: string) =>
  ((await (await request.get(`/api/v1/${path}`)).json()) as { data: Item[] }).data;
const orders = (request: APIRequestContext) =>
  list<{ _id: string; amount: number; status: string }>(request, 'order');

test('another price than was shown is said, and ordered at only when the person orders again', async ({
  page,
  customer: _,
}) => {
  // What was shown is from before the price went up: 100 rupees less than the service asks now.
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const earlier = text.replace(
      /"(price|amount)InRupees":(\d+)/g,
      (_all, name: string, rupees: string) => `"${name}InRupees":${Number(rupees) - 100}`,
    );
    await route.fulfill({ response, body: text.includes('slotsAvailable') ? earlier : text });
  });
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await funnel.addPatient();
  await funnel.toLab();
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await funnel.fillAddress();
  await press(page, 'Complete Order');
  await inState(page, 'booking', 'address.choosing');
  const [{ priceInRupees, amountInRupees }] = await answerTo<[LabChoice]>(page, 'labs');
  const amount = amountInRupees! + 100;
  const discount = priceInRupees - amountInRupees!;
  await expect(
    page.getByText(
      `The price has changed: it is now ₹${priceInRupees + 100}, and ₹${amount} with the discount of ₹${discount}.`,
    ),
  ).toBeVisible();
  expect(await orders(page.request)).toEqual([]);
  // What is agreed to survives a reload.
  await page.reload();
  await press(page, 'Complete Order');
  await inState(page, 'booking', 'review.showing');
  expect((await orders(page.request)).map((order) => order.amount)).toEqual([amount]);
});

test('of too many unpaid bookings the oldest is named, and cancelled for the new one', async ({
  page,
  customer: _,
}) => {
  const { request } = page;
  const patient = await call<{ _id: string }>(request, 'patient/patientdetails', {
    bookingforWhom: 'Father',
    name: 'Ravi Iyer',
    DOB: '1955-04-02',
    gender: 'male',
  });
  const address = await call<{ _id: string }>(request, 'address/saveaddress', {
    houseNo: 'Flat 302',
    road: '12th Main, Indiranagar',
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
  });
  const lab = (await list<{ _id: string }>(request, 'lab/getlab?testId=tsh'))[1]!._id;
  const slots = (await list<{ _id: string }>(request, `slot/getslot?labId=${lab}`)).slice(20);
  const made: string[] = [];
  for (const test of ['tsh', 'hba1c', 'tsh']) {
    const slot = anySlot(slots.map(({ _id }) => _id));
    const order = { patient: patient._id, address: address._id, test, lab, slot };
    made.push((await call<{ _id: string }>(request, 'order/createorder', order))._id);
  }
  const funnel = bookingPage(page);
  await funnel.openTest('Lipid Profile');
  await funnel.press('Add Patient');
  await press(page, 'Select Lab');
  await funnel.toSlot();
  await funnel.pickSlot();
  await funnel.toAddress();
  await press(page, 'Complete Order');
  await inState(page, 'booking', 'address.tooManyHolds');
  await expect(
    page.getByText(
      'You have 3 bookings waiting for payment. Please pay or cancel one of them first.',
    ),
  ).toBeVisible();
  await expect(page.getByText('TSH for Ravi Iyer')).toBeVisible();
  expect(await orders(request)).toHaveLength(3);
  await press(page, 'Cancel that booking and continue');
  // It had the offer of a first order, which is now this one's.
  await inState(page, 'booking', 'address.choosing');
  await press(page, 'Complete Order');
  await inState(page, 'booking', 'review.showing');
  const after = new Map((await orders(request)).map((order) => [order._id, order.status]));
  expect(made.map((id) => after.get(id))).toEqual(['cancelled', 'placed', 'placed']);
  expect(after.size).toBe(4);
});
