import type { APIRequestContext, Page } from '@playwright/test';
import { call, expect, inState, makeCustomer, test } from './fixtures.ts';
import { anySlot } from './pages/booking.page.ts';

const lab = 'udaya-path-care';

/** An unpaid order of the customer, made through the REST service. */
async function makeOrder(request: APIRequestContext): Promise<string> {
  const patient = await call<{ _id: string }>(request, 'patient/patientdetails', {
    bookingforWhom: 'Myself',
    name: 'Meera Iyer',
    DOB: '1980-02-02',
    gender: 'female',
  });
  const address = await call<{ _id: string }>(request, 'address/saveaddress', {
    houseNo: '9',
    road: 'Adyar',
    zipCode: '600020',
    cityState: 'Chennai',
  });
  const reply = await request.get(`/api/v1/slot/getslot?labId=${lab}`);
  const { data: slots } = (await reply.json()) as { data: { _id: string; date: string }[] };
  // Not today's, whose times run out.
  const later = slots.filter(({ date }) => date !== slots[0]!.date);
  const order = await call<{ _id: string }>(request, 'order/createorder', {
    patient: patient._id,
    test: 'tsh',
    lab,
    slot: anySlot(later.map(({ _id }) => _id)),
    address: address._id,
  });
  return order._id;
}

async function saysNothingOfPlaced(page: Page, orderId: string, state: string) {
  await page.goto(`/payment-success/${orderId}`);
  await inState(page, 'booking', state);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order');
  await expect(page).toHaveTitle(/^Your order ·/);
}

test('the success page of an order that is cancelled, unknown or somebody else’s does not say that it is placed', async ({
  page,
  customer: _,
}) => {
  const orderId = await makeOrder(page.request);
  await call(page.request, `order/${orderId}/cancel`, { reason: null });
  await saysNothingOfPlaced(page, orderId, 'opening.over');
  await saysNothingOfPlaced(page, 'nothing-of-the-kind', 'opening.notFound');
  await makeCustomer(page.request);
  await saysNothingOfPlaced(page, orderId, 'opening.notFound');
});
