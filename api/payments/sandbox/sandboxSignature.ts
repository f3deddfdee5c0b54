import { hmac } from '../../secrets/signatures.ts';

/**
 * The sandbox moves no money, so these secrets protect nothing; production refuses to start with
 * it.
 */
export const sandboxAccount = {
  keyId: 'sandbox',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};

/** A message of the sandbox as the webhook receives it. */
export interface SandboxWebhook {
  body: string;
  headers: Record<'x-razorpay-signature' | 'x-razorpay-event-id', string>;
}

/** A webhook's body, signed as the provider signs. */
export const signed = (id: string, body: string): SandboxWebhook => ({
  body,
  headers: {
    'x-razorpay-signature': hmac(sandboxAccount.webhookSecret, body),
    'x-razorpay-event-id': id,
  },
});
