import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../db/database.ts';
import type { SandboxBehaviour, SandboxCalls } from './sandbox.contract.ts';

/** Milliseconds that a slow sandbox takes: long enough to be felt, within the time that a provider may take. */
const slowness = 3_000;

/** How the sandbox was asked to behave with an order of ours. */
export async function behaviourOf(
  db: Db,
  receipt: string,
): Promise<{ calls: SandboxCalls; payment: SandboxBehaviour }> {
  const asked = await db
    .selectFrom('sandbox_behaviours')
    .select(['calls', 'payment'])
    .where('receipt', '=', receipt)
    .executeTakeFirst();
  return asked ?? { calls: 'plain', payment: 'plain' };
}

/** Does a call of the provider's REST API as it was asked to be done. */
export async function misbehave(
  db: Db,
  receipt: string,
  work: () => Promise<{ status: number; text: string }>,
): Promise<{ status: number; text: string }> {
  const { calls } = await behaviourOf(db, receipt);
  if (calls === 'error')
    return { status: 500, text: '{"error":{"description":"The sandbox was asked to fail"}}' };
  if (calls === 'slow') await pause(slowness);
  const reply = await work();
  // The work is done, and only its answer is spoiled.
  if (calls === 'truncated')
    return { ...reply, text: reply.text.slice(0, Math.floor(reply.text.length / 2)) };
  if (calls === 'incomplete') return { ...reply, text: '{"entity":"incomplete"}' };
  return reply;
}
