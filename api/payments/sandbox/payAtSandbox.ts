import type { Deps } from '../../deps.ts';
import { providerOf } from '../providerOf.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import type { SandboxBehaviour } from './sandbox.contract.ts';

/** The number of webhooks that arrive before the customer's browser returns, by behaviour. */
const webhooksBefore: Partial<Record<SandboxBehaviour, number>> = {
  webhookFirst: 1,
  webhookTwice: 2,
};

/**
 * Pays or fails at the sandbox, in its window or on its page; returns the proof, and the requested
 * behaviour.
 */
export async function payAtSandbox(
  deps: Deps,
  providerOrderId: string,
  outcome: 'paid' | 'failed',
  asked?: SandboxBehaviour,
) {
  const { proof, webhook, behaviour } = await providerOf(deps).sandbox!.pay(
    providerOrderId,
    outcome,
    asked,
  );
  for (let count = 0; count < (webhooksBefore[behaviour] ?? 0); count += 1)
    await receiveWebhook(deps, Buffer.from(webhook.body), webhook.headers);
  return { proof, behaviour };
}
