import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../../envelope.ts';
import { named, exampleId } from '../../named.ts';

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

export const SandboxPayRequest = named(
  'SandboxPayRequest',
  "What a person would do in the provider's window.",
  Type.Object({
    razorpayOrderId: Id,
    outcome: Type.Enum(['paid', 'failed']),
    behaviour: Type.Optional(SandboxBehaviour),
  }),
  { razorpayOrderId: 'order_1a2b3c', outcome: 'paid' },
);

export const SandboxPageParams = Type.Object({ razorpayOrderId: Id });
/** The button that a person presses on the provider's page. */
export const SandboxPageRequest = Type.Object({ outcome: Type.Enum(['paid', 'failed']) });

/** Requests misbehaviour for one of our orders, until changed. */
export const SandboxBehaviourRequest = named(
  'SandboxBehaviourRequest',
  'How the sandbox should misbehave for an order; plain by default.',
  Type.Object({
    orderId: Id,
    calls: Type.Optional(SandboxCalls),
    payment: Type.Optional(SandboxBehaviour),
  }),
  { orderId: exampleId, payment: 'webhookTwice' },
);

export const SandboxPayAnswer = EnvelopeOf(
  named(
    'SandboxProof',
    "What the provider's window hands over.",
    Type.Object({
      razorpay_payment_id: Type.String(),
      razorpay_order_id: Type.String(),
      razorpay_signature: Type.String(),
    }),
    {
      razorpay_payment_id: 'pay_1a2b3c',
      razorpay_order_id: 'order_1a2b3c',
      razorpay_signature: '9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d',
    },
  ),
);
export const SandboxBehaviourAnswer = EnvelopeOf(
  Type.Object({
    orderId: Type.String({ examples: [exampleId] }),
    calls: SandboxCalls,
    payment: SandboxBehaviour,
  }),
);
