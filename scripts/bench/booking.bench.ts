import { randomUUID } from 'node:crypto';
import { openServer } from '../../api/db/server.ts';
import { ensurePostgres } from '../programs.ts';
import { startCluster } from '../../tests/api/support/cluster.ts';
import { median } from './load.ts';
import type { Finding } from './load.ts';
import { clientOf, codeIn, startRunning } from './product.ts';
import type { RunningProduct } from './product.ts';

type Client = ReturnType<typeof clientOf>;
interface Buyer {
  client: Client;
  patient: string;
  address: string;
}

const customers = 16;
const bookings = 400;

/** Creates a customer who can book. */
async function buyer(product: RunningProduct, index: number): Promise<Buyer> {
  const client = clientOf(product.address);
  const phone = `+9198${String(10_000_000 + index)}`;
  const { userID } = await client.call<{ userID: string }>('users/signup', {
    firstName: 'Bench',
    lastName: String(index),
    email: `bench${index}@example.com`,
    password: 'correct horse',
  });
  await client.call('users/sendotp', { phoneNumber: phone, userID });
  await client.call('users/verifyotp', { otp: await codeIn(product.dataDir, phone), userID });
  const patient = await client.call<{ _id: string }>('patient/patientdetails', {
    bookingforWhom: 'Myself',
    name: 'Bench',
    DOB: '1990-01-01',
    gender: 'female',
  });
  const address = await client.call<{ _id: string }>('address/saveaddress', {
    houseNo: '1',
    road: 'MG Road',
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
  });
  return { client, patient: patient._id, address: address._id };
}

/** A complete booking: order, provider's order, payment, verification. */
async function book({ client, patient, address }: Buyer, lab: string, slot: string): Promise<void> {
  const order = await client.call<{ _id: string }>('order/createorder', {
    patient,
    test: 'tsh',
    lab,
    slot,
    address,
  });
  const { razorpayOrderId } = await client.call<{ razorpayOrderId: string }>(
    'payment/create-order',
    { orderId: order._id },
  );
  const proof = await client.call<object>('sandbox/pay', {
    razorpayOrderId,
    outcome: 'paid',
    behaviour: 'noWebhook',
  });
  await client.call('payment/verify', { ...proof, orderId: order._id });
}

interface Speed {
  perSecond: number;
  p50: number;
}

async function measure(env: NodeJS.ProcessEnv, checkout?: string): Promise<Speed> {
  const product = await startRunning(env, checkout);
  try {
    const buyers: Buyer[] = [];
    for (let index = 0; index < customers; index += 1) buyers.push(await buyer(product, index));
    const labs = await buyers[0]!.client.call<{ _id: string }[]>('lab/getlab?testId=tsh');
    const places = (
      await Promise.all(
        labs.map(async ({ _id }) =>
          (await buyers[0]!.client.call<{ _id: string }[]>(`slot/getslot?labId=${_id}`)).map(
            (slot) => [_id, slot._id] as const,
          ),
        ),
      )
    ).flat();
    const times: number[] = [];
    let next = 0;
    const began = performance.now();
    await Promise.all(
      buyers.map(async (one) => {
        while (next < bookings) {
          const [lab, slot] = places[next++]!;
          const start = performance.now();
          await book(one, lab, slot);
          times.push(performance.now() - start);
        }
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    return {
      perSecond: times.length / seconds,
      p50: times.sort((one, other) => one - other)[Math.floor(times.length / 2)]!,
    };
  } finally {
    await product.stop();
  }
}

const rounds = Number(process.env.BENCH_RUNS ?? 5);
const say = ({ perSecond, p50 }: Speed) =>
  `${perSecond.toFixed(0)} bookings/s (4 calls each), p50 ${p50.toFixed(0)} ms`;

/** Creates an empty database and returns its URL. */
async function newDatabase(url: string): Promise<string> {
  const root = openServer(url, () => undefined);
  const address = new URL(url);
  address.pathname = `/bench_${randomUUID().replaceAll('-', '')}`;
  await root.exec(`create database ${address.pathname.slice(1)}`);
  await root.close();
  return address.href;
}

/** The median of several runs. */
const middleOf = (speeds: Speed[]): Speed => ({
  perSecond: median(speeds.map(({ perSecond }) => perSecond)),
  p50: median(speeds.map(({ p50 }) => p50)),
});

/** Measures this checkout and another one alternately, each on a database of its own. */
async function compare(
  name: string,
  other: string,
  envOf: () => Promise<NodeJS.ProcessEnv>,
): Promise<Finding> {
  const here: Speed[] = [];
  const there: Speed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    here.push(await measure(await envOf()));
    there.push(await measure(await envOf(), other));
  }
  const ratios = here.map(({ perSecond }, round) => perSecond / there[round]!.perSecond);
  return {
    name: `bookings, ${name}: here : ${other}`,
    ratio: median(ratios),
    atLeast: 2,
    detail: `${say(middleOf(here))} : ${say(middleOf(there))} (${ratios.map((ratio) => ratio.toFixed(2)).join(', ')})`,
  };
}

/**
 * Complete bookings per second, on both databases. `other`: a second checkout of the product, with
 * its packages installed, which is measured alternately with this one.
 */
export async function benchBooking(other?: string): Promise<Finding[]> {
  ensurePostgres();
  const cluster = await startCluster();
  const postgres = async () => ({ DATABASE_URL: await newDatabase(cluster.url) });
  try {
    if (other)
      return [
        await compare('embedded', other, async () => ({})),
        await compare('PostgreSQL', other, postgres),
      ];
    const embedded = await measure({});
    const served = await measure(await postgres());
    return [
      {
        name: 'bookings, embedded : PostgreSQL',
        ratio: embedded.perSecond / served.perSecond,
        detail: `${say(embedded)} : ${say(served)}`,
      },
    ];
  } finally {
    await cluster.stop();
  }
}
