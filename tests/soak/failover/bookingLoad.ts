import { patientClient } from '../../api/support/patientClient.ts';
import { startBalancer } from '../../api/support/balancer.ts';
import type { Stage } from '../../api/support/powerCut.ts';
import { brokenPromises } from '../../api/support/powerCut.ts';
import type { ServerProcess } from '../../api/support/serverProcess.ts';
import { steadyLoad } from '../../api/support/steadyLoad.ts';
import { until } from './until.ts';

/**
 * Customers who book, pay and cancel at two copies of the product until {@link end}, with the times
 * at which somebody was told that their booking is paid.
 */
export async function startBookingLoad(copies: readonly ServerProcess[], stage: Stage) {
  const balancer = await startBalancer(copies.map(({ url }) => url));
  const client = patientClient(balancer.url);
  const paidAt: number[] = [];
  const call: typeof client.call = async <Data>(
    ...[who, path, body, headers]: Parameters<typeof client.call>
  ) => {
    const answer = await client.call<Data>(who, path, body, headers);
    if (path === 'payment/verify' && answer.status === 200) paidAt.push(performance.now());
    return answer;
  };
  let over = false;
  const loaded = steadyLoad({ ...client, call }, stage, () => over);
  // What goes wrong in it is thrown at the end.
  loaded.catch(() => undefined);
  /** Waits until so many more were told. */
  const more = async (count: number) => {
    const wanted = paidAt.length + count;
    await until(`${count} paid bookings`, () => paidAt.length >= wanted);
  };
  return {
    more,
    /** The longest time without a paid booking since a moment, in seconds, once bookings go on. */
    async silenceSince(moment: number): Promise<number> {
      // What was in flight at that moment comes first.
      await more(50);
      const since = [moment, ...paidAt.filter((at) => at > moment)];
      const gaps = since.slice(1).map((at, index) => at - since[index]!);
      return Math.max(...gaps) / 1000;
    },
    async end() {
      over = true;
      const { orders, answers, missed, watched } = await loaded;
      const broken = await brokenPromises(client, { orders, answers });
      await client.close();
      await balancer.close();
      return {
        ...client.seen,
        promised: orders.size,
        paid: paidAt.length,
        missed,
        watched,
        broken,
      };
    },
  };
}
