import createClient from 'openapi-fetch';
import type { components, paths } from './generated/assay.ts';

interface Answer<Data> {
  data?: { message: string; data?: Data };
  error?: { message: string };
}

/** The data of a success; the message of a failure is thrown. */
function dataOf<Data>({ data, error }: Answer<Data>): Data {
  if (!data) throw new Error(error?.message ?? 'There was no answer');
  return data.data as Data;
}

/** A client of the service that keeps its cookies as a browser does. */
function clientOf(baseUrl: string) {
  const cookies = new Map<string, string>();
  const client = createClient<paths>({ baseUrl });
  client.use({
    onRequest({ request }) {
      request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
      return request;
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line)!;
        cookies.set(name!, value!);
      }
    },
  });
  return client;
}

/**
 * Books and pays for a test as somebody who has only the description of the service. Answers the
 * order at its end, and what the same Idempotency-Key answered the second time.
 */
export async function bookTest(baseUrl: string, codeSentTo: (phone: string) => Promise<string>) {
  const client = clientOf(baseUrl);
  const { userID } = dataOf(
    await client.POST('/api/v1/users/signup', {
      body: {
        firstName: 'Asha',
        lastName: 'Rao',
        email: 'generated.client@example.com',
        password: 'a good long password',
      },
    }),
  );
  const phoneNumber = '+919812345678';
  dataOf(await client.POST('/api/v1/users/sendotp', { body: { phoneNumber, userID } }));
  const otp = await codeSentTo(phoneNumber);
  dataOf(await client.POST('/api/v1/users/verifyotp', { body: { otp, userID } }));

  const patient = dataOf(
    await client.POST('/api/v1/patient/patientdetails', {
      body: { bookingforWhom: 'Myself', name: 'Asha Rao', DOB: '1992-03-08', gender: 'female' },
    }),
  );
  const address = dataOf(
    await client.POST('/api/v1/address/saveaddress', {
      body: {
        houseNo: '12',
        road: '100 Feet Road',
        zipCode: '560038',
        cityState: 'Bengaluru, Karnataka',
      },
    }),
  );
  const [test] = dataOf(await client.GET('/api/v1/tests/alltests'));
  const labs = dataOf(
    await client.GET('/api/v1/lab/getlab', { params: { query: { testId: test!._id } } }),
  );
  const lab = labs.find(({ slotsAvailable }) => slotsAvailable > 0)!;
  const [slot] = dataOf(
    await client.GET('/api/v1/slot/getslot', { params: { query: { labId: lab._id } } }),
  );

  const body: components['schemas']['OrderRequest'] = {
    patient: patient._id,
    test: test!._id,
    lab: lab._id,
    slot: slot!._id,
    address: address._id,
    expectedAmount: lab.amount,
  };
  const header = { 'Idempotency-Key': 'draft-of-the-generated-client' };
  const made = await client.POST('/api/v1/order/createorder', { body, params: { header } });
  if (made.error?.code === 'PRICE_CHANGED')
    throw new Error(`It costs ${made.error.data.amount} rupees now`);
  const order = dataOf(made);
  // @ts-expect-error Without a lab it is no order.
  const withoutLab: components['schemas']['OrderRequest'] = { ...body, lab: undefined };
  const refused = await client.POST('/api/v1/order/createorder', { body: withoutLab });
  const again = await client.POST('/api/v1/order/createorder', { body, params: { header } });

  const { razorpayOrderId } = dataOf(
    await client.POST('/api/v1/payment/create-order', { body: { orderId: order._id } }),
  );
  const proof = dataOf(
    await client.POST('/api/v1/sandbox/pay', { body: { razorpayOrderId, outcome: 'paid' } }),
  );
  dataOf(await client.POST('/api/v1/payment/verify', { body: { ...proof, orderId: order._id } }));
  return {
    order: dataOf(await client.GET('/api/v1/order/{id}', { params: { path: { id: order._id } } })),
    again: { status: again.response.status, id: dataOf(again)._id },
    refused: refused.error?.code,
  };
}
