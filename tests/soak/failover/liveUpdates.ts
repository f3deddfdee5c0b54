import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import { patientClient } from '../../api/support/patientClient.ts';
import type { Stage } from '../../api/support/powerCut.ts';
import type { ServerProcess } from '../../api/support/serverProcess.ts';
import { until } from './until.ts';

/** Makes an order and cancels it at one copy, until who follows it at each copy has seen both. */
export async function followOrder(
  copies: readonly ServerProcess[],
  { people, slots }: Stage,
): Promise<void> {
  const clients = copies.map(({ url }) => patientClient(url));
  const { call } = clients[0]!;
  // The last of them are not those of the load.
  const who = people.at(-1)!;
  const { patient, address } = who;
  const body = { patient, address, test: 'tsh', lab: 'kaveri-precision-labs', slot: slots.at(-1) };
  const made = await call<OrderJson>(who, 'order/createorder', body);
  const id = made.body.data._id;
  const seen = clients.map(({ follow }) => follow(who, id));
  const allSee = (status: string) =>
    until(`'${status}' at each copy`, () => seen.every((last) => last()?.status === status), 15);
  await allSee('placed');
  await call(who, `order/${id}/cancel`, {});
  await allSee('cancelled');
  await Promise.all(clients.map(({ close }) => close()));
}
