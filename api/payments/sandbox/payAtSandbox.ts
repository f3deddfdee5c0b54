import type { Deps } from '../../deps.ts';
import { providerOf } from '../providerOf.ts';
import { receiveWebhook } from '../receiveWebhook.ts';
import type { SandboxBehaviour } from './sandbox.contract.ts';

/** Webhooks that arrive before the customer's browser knows, by behaviour. */
const webhooksBefore: Partial<Record<SandboxBehaviour, number>> = {
  webhookFirst: 1,
  webhookTwice: 2,
};

/**
 * Pays or fails at the sandbox, in its window or on its page: answers the proof, and how the payment
 * was asked to go.
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
