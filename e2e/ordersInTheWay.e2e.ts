import { request as newRequest } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { call, expect, makeCustomer, readOutbox } from './fixtures.ts';
import { test } from './ownProduct.ts';
import { newOrder, paidOrder } from './paidOrder.ts';
import { axeOn } from './pages/axe.ts';

interface Slot {
  _id: string;
  date: string;
  startTime: string;
}
const read = async <Data>(request: APIRequestContext, path: string): Promise<Data> =>
  ((await (await request.get(`/api/v1/${path}`)).json()) as { data: Data }).data;

/** A lab with one visit in each slot from 7:00 to 9:00, made by its owner, who is logged in. */
async function stockedLab(owner: APIRequestContext): Promise<string> {
  await call(owner, 'users/adminlogin', {
    email: 'owner@example.com',
    password: 'owner-password',
  });
  await owner.post('/api/v1/tests/test', { multipart: { testName: 'TSH', price: '400' } });
  const { _id: lab, version } = await call<{ _id: string; version: string }>(owner, 'admin/labs', {
    name: 'North Lab',
    address: '12 MG Road, Bengaluru',
  });
  const hours = { weekdays: [0, 1, 2, 3, 4, 5, 6], opens: '07:00', closes: '09:00', places: 1 };
  await owner.put(`/api/v1/admin/labs/${lab}/hours`, {
    data: { version, slotMinutes: 30, hours: [hours] },
  });
  return lab;
}

test('a day is closed and its visits move to the next one; a time that is taken meanwhile is said and another one proposed', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const lab = await stockedLab(page.request);
  const slots = await read<Slot[]>(page.request, `slot/getslot?labId=${lab}`);
  const [, , closedDay, nextDay] = [...new Set(slots.map(({ date }) => date))] as string[];
  const slotOf = (date: string, time: string) => `${lab}-${date.replaceAll('-', '')}-${time}`;
  const customer = await newRequest.newContext({ baseURL: baseURL! });
  const person = await makeCustomer(customer);
  const visit = (name: string, time: string) =>
    paidOrder(customer, { test: 'tsh', lab, slot: slotOf(closedDay!, time), name });
  const [early, later, dropped] = [
    await visit('Asha Iyer', '0700'),
    await visit('Leela Iyer', '0730'),
    await visit('Ravi Iyer', '0800'),
  ];

  await page.goto(`/admin/labs/${lab}`);
  const holidays = page.locator('form').filter({ hasText: 'Holidays' });
  await holidays.getByLabel('Day').fill(closedDay!);
  await holidays.getByRole('button', { name: 'Add holiday' }).click();
  await holidays.getByRole('button', { name: 'Save holidays' }).click();
  const order = (name: string) => holidays.getByRole('group', { name: `${name}, TSH` });
  const all = holidays.getByRole('radiogroup', { name: 'All orders' });
  await expect(all.getByRole('radio', { name: 'Keep the time' })).toBeChecked();
  await all.getByRole('radio', { name: 'Move' }).check();
  await expect(order('Asha Iyer')).toContainText(/New time: .*07:00 am/);
  await expect(order('Leela Iyer')).toContainText(/New time: .*07:30 am/);
  await expect(order('Ravi Iyer')).toContainText(/New time: .*08:00 am/);
  await order('Ravi Iyer').getByRole('radio', { name: 'Cancel and refund' }).check();
  await expect(all.getByRole('radio', { checked: true })).toHaveCount(0);

  await holidays.getByRole('button', { name: 'Choose another time for Leela Iyer' }).click();
  // The time that Asha Iyer has is not offered once more; the one that was Ravi Iyer's is.
  await expect(order('Leela Iyer').getByRole('radio', { name: '07:00 am' })).toHaveCount(0);
  await order('Leela Iyer').getByRole('radio', { name: '08:00 am' }).check();
  await expect(order('Leela Iyer')).toContainText(/New time: .*08:00 am/);
  const { violations } = await axeOn(page).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await holidays.getByRole('button', { name: 'Close times' }).click();

  const rival = await newRequest.newContext({ baseURL: baseURL! });
  await makeCustomer(rival);
  await newOrder(rival, { test: 'tsh', lab, slot: slotOf(nextDay!, '0700') });
  const save = holidays.getByRole('button', { name: 'Save with these decisions' });
  await save.click();
  await expect(holidays.getByRole('alert')).toContainText('Nothing is saved yet');
  await expect(order('Asha Iyer')).toContainText('That slot was just taken.');
  await expect(order('Asha Iyer')).toContainText(/New time: .*07:30 am/);
  await expect(order('Leela Iyer')).toContainText(/New time: .*08:00 am/);
  await expect(order('Ravi Iyer').getByRole('radio', { name: 'Cancel and refund' })).toBeChecked();
  const stored = (id: string) => read<{ status: string; slot: Slot }>(customer, `order/${id}`);
  expect((await stored(early)).slot.date).toBe(closedDay);

  await save.click();
  await expect(holidays.getByText('Saved.')).toBeVisible();
  expect((await stored(early)).slot).toMatchObject({ date: nextDay, startTime: '07:30 am' });
  expect((await stored(later)).slot).toMatchObject({ date: nextDay, startTime: '08:00 am' });
  expect((await stored(dropped)).status).toBe('cancelled');
  const sent = (words: string) =>
    readOutbox().filter(({ to, text }) => to.endsWith(person.phone) && text.includes(words));
  await expect.poll(() => sent('was moved to').length).toBe(2);
  await expect.poll(() => sent('was cancelled').length).toBe(1);
  await customer.dispose();
  await rival.dispose();
});
