import type { Deps } from '../deps.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import type { Sandbox } from './sandbox/sandbox.ts';
import { httpTransport } from './httpTransport.ts';

const made = new WeakMap<Deps, { provider: PaymentProvider; sandbox: Sandbox | null }>();

/**
 * The provider that the configuration names, else the sandbox. One instance per service, since it
 * holds connections.
 */
export function providerOf(deps: Deps): { provider: PaymentProvider; sandbox: Sandbox | null } {
  const known = made.get(deps);
  if (known) return known;
  const account = deps.config.razorpay;
  const sandbox = account ? null : createSandbox(deps.db, deps.clock);
  const fresh = {
    provider: account ? razorpay(account, httpTransport(account)) : sandbox!.provider,
    sandbox,
  };
  made.set(deps, fresh);
  return fresh;
}
