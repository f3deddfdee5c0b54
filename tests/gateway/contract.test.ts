import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../server/startProduct.ts';
import { everything } from '../../devtools/samples/booking.samples.ts';
import { ADMIN } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { codeFor } from '../api/support/people.ts';
import { releasePdf } from '../api/support/reportFiles.ts';
import { reachSlotDay } from '../api/support/slotDay.ts';
import { browserAt } from './support/browser.ts';
import { startOnService, waysToRun } from './support/startOnService.ts';

describe.each(waysToRun)('the gateway on the real service, %s', (_, apart) => {
  let product: Product;
  let api: TestApi;
  let browser: ReturnType<typeof browserAt>;
  const phone = apart ? '+919812300001' : '+919812300002';
  let orderId: string;

  beforeAll(async () => {
    ({ product, api } = await startOnService(apart));
    browser = browserAt(product.address);
  });
  afterAll(async () => {
    await product.close();
    await api.stop();
  });

  it('opens a session at sign-up, and proves the phone', async () => {
    expect(await browser.ask('{ me { id } }')).toEqual({ me: null });
    const { signUp } = await browser.ask<{ signUp: { id: string } }>(
      'mutation($input: SignUpInput!) { signUp(input: $input) { id firstName } }',
      {
        input: {
          firstName: 'Meera',
          lastName: 'Iyer',
          email: `meera.${apart}@example.com`,
          password: 'correct horse',
        },
      },
    );
    const send =
      'mutation($phone: String!, $id: ID!) { sendCode(phone: $phone, userId: $id) { message } }';
    await browser.ask(send, { phone, id: signUp.id });
    await browser.ask(
      'mutation($otp: String!, $id: ID!) { verifyCode(otp: $otp, userId: $id) { message } }',
      { otp: await codeFor(api, phone), id: signUp.id },
    );
    expect(await browser.ask('{ me { firstName phone phoneVerified } }')).toEqual({
      me: { firstName: 'Meera', phone, phoneVerified: true },
    });
  });

  it('books and pays for a test', async () => {
    const { labTests } = await browser.ask<{ labTests: { id: string; name: string }[] }>(
      '{ labTests { id name icon priceInRupees disclaimers whyBook fasting } }',
    );
    const testId = labTests.find(({ name }) => name === 'Lipid Profile')!.id;
    const { savePatient } = await browser.ask<{ savePatient: { id: string } }>(
      'mutation($input: PatientInput!) { savePatient(input: $input) { id relation gender age } }',
      {
        input: { relation: 'OTHERS', name: 'Ravi Iyer', dateOfBirth: '1957-02-10', gender: 'MALE' },
      },
    );
    expect(savePatient).toEqual({
      id: expect.any(String),
      relation: 'OTHERS',
      gender: 'MALE',
      age: 69,
    });
    const { labs } = await browser.ask<{
      labs: { id: string; slotsAvailable: number; priceInRupees: number }[];
    }>('query($testId: ID) { labs(testId: $testId) { id name slotsAvailable priceInRupees } }', {
      testId,
    });
    const lab = labs.find(({ slotsAvailable }) => slotsAvailable > 0)!;
    const { slots } = await browser.ask<{ slots: { id: string; date: string }[] }>(
      'query($labId: ID!) { slots(labId: $labId) { id date startTime placesLeft } }',
      { labId: lab.id },
    );
    const { saveAddress } = await browser.ask<{ saveAddress: { id: string } }>(
      'mutation($input: AddressInput!) { saveAddress(input: $input) { id isDefault } }',
      {
        input: {
          houseNo: '12',
          road: 'MG Road',
          zipCode: '560001',
          cityState: 'Bengaluru, Karnataka',
        },
      },
    );
    const input = {
      ...everything,
      patientId: savePatient.id,
      testId,
      labId: lab.id,
      slotId: slots.at(-1)!.id,
      addressId: saveAddress.id,
      idempotencyKey: 'draft-1',
    };
    const create =
      'mutation($input: OrderInput!) { createOrder(input: $input) { id status paymentStatus itemTotal discount amount holdSecondsLeft availableActions patient { relation } } }';
    const { createOrder } = await browser.ask<{ createOrder: { id: string } }>(create, { input });
    expect(createOrder).toMatchObject({
      paymentStatus: 'PENDING',
      itemTotal: lab.priceInRupees,
      discount: 100,
      amount: lab.priceInRupees - 100,
      availableActions: expect.arrayContaining(['PAY', 'CANCEL']),
      patient: { relation: 'OTHERS' },
    });
    expect(
      (await browser.ask<{ createOrder: { id: string } }>(create, { input })).createOrder.id,
    ).toBe(createOrder.id);
    orderId = createOrder.id;

    const { startPayment } = await browser.ask<{
      startPayment: { providerOrderId: string; amountInPaise: number };
    }>(
      'mutation($id: ID!) { startPayment(orderId: $id, idempotencyKey: "draft-1") { keyId providerOrderId amountInPaise currency sandbox } }',
      { id: orderId },
    );
    expect(startPayment).toMatchObject({
      amountInPaise: (lab.priceInRupees - 100) * 100,
      currency: 'INR',
      sandbox: true,
    });
    const verify =
      'mutation($proof: PaymentProof!) { verifyPayment(proof: $proof) { accepted status message orderId } }';
    const forged = {
      orderId,
      providerPaymentId: 'pay_x',
      providerOrderId: startPayment.providerOrderId,
      signature: '0'.repeat(64),
    };
    expect(await browser.ask(verify, { proof: forged })).toMatchObject({
      verifyPayment: { accepted: false },
    });
    const paid = (await (
      await browser.post('/api/v1/sandbox/pay', {
        razorpayOrderId: startPayment.providerOrderId,
        outcome: 'paid',
      })
    ).json()) as { data: Record<string, string> };
    const proof = {
      orderId,
      providerPaymentId: paid.data.razorpay_payment_id,
      providerOrderId: paid.data.razorpay_order_id,
      signature: paid.data.razorpay_signature,
    };
    expect(await browser.ask(verify, { proof })).toEqual({
      verifyPayment: { accepted: true, status: 'SUCCESS', message: 'Payment verified', orderId },
    });
    expect(await browser.ask('{ payments { orderId status } orders { id } }')).toEqual({
      payments: [{ orderId, status: 'SUCCESS' }],
      orders: [{ id: orderId }],
    });
  });

  it('tells whoever follows the order that the administrator moved it', async () => {
    const following = await browser.follow(
      'subscription($id: ID!) { orderChanged(id: $id) { status technicianName events { type } } }',
      { id: orderId },
    );
    expect(await following.next()).toMatchObject({
      data: { orderChanged: { status: 'placed', technicianName: null } },
    });
    const admin = browserAt(product.address);
    expect(await admin.ask('{ admin { id } }')).toEqual({ admin: null });
    await admin.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
      input: ADMIN,
    });
    expect(await admin.ask('{ admin { email } }')).toEqual({ admin: { email: ADMIN.email } });
    await admin.ask('mutation($move: OrderMove!) { moveOrder(move: $move) { status } }', {
      move: { orderId, action: 'ASSIGN', technician: 'Kiran' },
    });
    expect(await following.next()).toMatchObject({
      data: { orderChanged: { status: 'assigned', technicianName: 'Kiran' } },
    });
    following.leave();
  });

  it("tells nobody of another's order", async () => {
    const stranger = browserAt(product.address);
    await stranger.ask(
      'mutation { signIn(input: { email: "asha@example.com", password: "assay-demo-1" }) { id } }',
    );
    await expect(
      stranger.ask('query($id: ID!) { order(id: $id) { id } }', { id: orderId }),
    ).rejects.toThrow('(NOT_FOUND)');
    const following = await stranger.follow(
      'subscription($id: ID!) { orderChanged(id: $id) { status } }',
      { id: orderId },
    );
    expect(await following.next()).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
    expect(await following.next()).toBeUndefined();
  });

  it('takes a report, which its customer then finds and nobody else', async () => {
    const admin = browserAt(product.address);
    await admin.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
      input: ADMIN,
    });
    const move = 'mutation($move: OrderMove!) { moveOrder(move: $move) { status } }';
    await reachSlotDay(api, orderId);
    for (const action of ['COLLECT', 'EXAMINE'])
      await admin.ask(move, { move: { orderId, action } });
    await expect(admin.ask(move, { move: { orderId, action: 'PAY' } })).rejects.toThrow(
      '(BAD_REQUEST)',
    );
    const send =
      'mutation($orderId: ID!, $file: Upload!) { uploadReport(orderId: $orderId, file: $file) { reportUrl } }';
    const sent = await admin.upload(
      send,
      { orderId },
      'file',
      new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }),
      'report.pdf',
    );
    expect(sent).toMatchObject({
      status: 200,
      data: { uploadReport: { reportUrl: null } },
    });
    expect((await releasePdf(api, orderId)).status).toBe(200);
    await admin.ask(move, { move: { orderId, action: 'COMPLETE' } });
    const { reports } = await browser.ask<{ reports: { url: string }[] }>(
      '{ reports { orderId url } }',
    );
    expect(reports).toEqual([{ orderId, url: expect.any(String) }]);
    expect((await browser.send(reports[0]!.url)).headers.get('content-type')).toBe(
      'application/pdf',
    );
    expect((await browserAt(product.address).send(reports[0]!.url)).status).toBe(401);
  });

  it('ends the session at sign-out', async () => {
    await browser.ask('mutation { signOut { message } }');
    // What stays is that this device is known, which opens nothing (PD-56).
    expect([...browser.cookies.keys()]).toEqual(['assay_device']);
    expect(await browser.ask('{ me { id } }')).toEqual({ me: null });
  });
});
