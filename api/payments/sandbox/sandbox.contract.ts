import { Type } from 'typebox';
import type { Static } from 'typebox';

const Id = Type.String({ minLength: 1, maxLength: 100 });

/** How the sandbox may answer our service's calls; docs/sandbox.md explains each. */
export const SandboxCalls = Type.Enum(['plain', 'slow', 'error', 'truncated', 'incomplete']);
export type SandboxCalls = Static<typeof SandboxCalls>;

/** How a payment in its window may go; docs/sandbox.md explains each. */
export const SandboxBehaviour = Type.Enum([
  'plain',
  'webhookFirst',
  'webhookTwice',
  'webhookLate',
  'webhookIncomplete',
  'noWebhook',
  'noCallback',
  'wrongAmount',
  'authorized',
  'refundPending',
  'refundFailed',
]);
export type SandboxBehaviour = Static<typeof SandboxBehaviour>;

export const SandboxPayRequest = Type.Object({
  razorpayOrderId: Id,
  outcome: Type.Enum(['paid', 'failed']),
  behaviour: Type.Optional(SandboxBehaviour),
});

/** Requests misbehaviour with one of our orders, until changed. */
export const SandboxBehaviourRequest = Type.Object({
  orderId: Id,
  calls: Type.Optional(SandboxCalls),
  payment: Type.Optional(SandboxBehaviour),
});
