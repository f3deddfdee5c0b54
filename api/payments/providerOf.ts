import type { Deps } from '../deps.ts';
import type { PaymentProvider } from './provider.ts';
import { razorpay } from './razorpay.ts';
import { createSandbox } from './sandbox.ts';
import type { Sandbox } from './sandbox.ts';

const made = new WeakMap<Deps, { provider: PaymentProvider; sandbox: Sandbox | null }>();

/** The provider that the configuration names, else the sandbox; one per service, since it keeps connections. */
export function providerOf(deps: Deps): { provider: PaymentProvider; sandbox: Sandbox | null } {
  const known = made.get(deps);
  if (known) return known;
  const sandbox = deps.config.razorpay ? null : createSandbox(deps.db, deps.clock);
  const fresh = { provider: deps.config.razorpay ? razorpay(deps.config.razorpay) : sandbox!.provider, sandbox };
  made.set(deps, fresh);
  return fresh;
}
