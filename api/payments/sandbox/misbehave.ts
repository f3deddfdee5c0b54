import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxCalls } from './sandbox.contract.ts';

/**
 * Milliseconds that a slow sandbox takes: long enough to be noticed, but within the provider's
 * timeout.
 */
const slowness = 3_000;

/** Answers a call of the provider's REST API with the requested behaviour. */
export async function misbehave(
  calls: SandboxCalls,
  work: () => Promise<{ status: number; text: string }>,
): Promise<{ status: number; text: string }> {
  if (calls === 'error')
    return { status: 500, text: '{"error":{"description":"The sandbox was asked to fail"}}' };
  if (calls === 'slow') await pause(slowness);
  const reply = await work();
  // The work is done, and only its answer is damaged.
  if (calls === 'truncated')
    return { ...reply, text: reply.text.slice(0, Math.floor(reply.text.length / 2)) };
  if (calls === 'incomplete') return { ...reply, text: '{"entity":"incomplete"}' };
  return reply;
}
