import fc from 'fast-check';
import type { TestApi } from '../api.ts';
import type { Client } from '../client.ts';
import { crowd } from '../crowd.ts';
import { adminClient } from '../people.ts';
import { violationOfAnswer, inTime } from './judge.ts';
import { inputFor, routesOf } from './restInputs.ts';
import type { Who } from './restInputs.ts';

/**
 * Sends so many generated bad inputs to every REST call, as nobody, a customer and an
 * administrator. Answers how many came to what.
 */
export async function fuzzRest(api: TestApi, numRuns: number): Promise<Record<string, number>> {
  const [customer] = await crowd(api, 1);
  const clients: Record<Who, Client> = {
    nobody: api.client(),
    customer: customer!,
    administrator: await adminClient(api),
  };
  const routes = await routesOf(clients.nobody);
  const { id: slot } = await api.db
    .selectFrom('slots')
    .select('id')
    .where('lab_id', '=', 'kaveri-precision-labs')
    .where('starts_at', '>', new Date(api.clock.now().getTime() + 36 * 3600_000))
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const made = await customer!.post<{ _id: string }>('order/createorder', {
    patient: customer!.patient,
    address: customer!.address,
    test: 'tsh',
    lab: 'kaveri-precision-labs',
    slot,
  });
  if (made.status !== 201) throw new Error(`The fuzz has no order to begin with: ${made.text}`);
  const ids = [
    customer!.user,
    customer!.patient,
    customer!.address,
    made.body.data._id,
    slot,
    'tsh',
    'kaveri-precision-labs',
  ];
  const texts = fc.oneof(
    fc.constantFrom(...ids),
    fc.constantFrom(
      'asha@example.com',
      '+919000000001',
      '1234',
      '1990-01-01',
      'Myself',
      'female',
      '560038',
      'Bengaluru',
      'Asha',
      'a new password',
      'assign',
      'cancel',
      'paid',
      'plain',
      '12.97',
      '77.59',
    ),
  );

  const count: Record<string, number> = {};
  const input = fc.nat().chain((pick) => inputFor(routes[pick % routes.length]!, ids, texts));
  await fc.assert(
    fc.asyncProperty(input, async ({ route, who, path, payload, headers }) => {
      const cookie = [...clients[who].cookies]
        .map(([name, value]) => `${name}=${value}`)
        .join('; ');
      // Each time the same cookies, whatever the answer sets: who comes must not change on the way.
      const answer = await inTime(
        api.app.inject({
          method: route.method,
          url: path,
          headers: { ...(cookie && { cookie }), ...headers },
          ...(payload !== undefined && { payload }),
        }),
      );
      const violation = violationOfAnswer({
        status: answer.statusCode,
        type: String(answer.headers['content-type'] ?? ''),
        text: answer.body,
      });
      if (violation)
        throw new Error(
          `${route.method} ${path.slice(0, 300)} as ${who}: ${violation}; ${answer.statusCode} ${answer.body.slice(0, 300)}`,
        );
      count[`${who} ${answer.statusCode}`] = (count[`${who} ${answer.statusCode}`] ?? 0) + 1;
    }),
    { numRuns },
  );

  const stillIn = [
    await customer!.get('users/me'),
    await clients.administrator.get('admin/me'),
  ].map(({ status }) => status);
  if (stillIn.join() !== '200,200')
    throw new Error(`The fuzz went on without a session: ${stillIn.join()}`);
  return count;
}
