import type { Port } from '../../../machines/ports.ts';
import { afterHydration, whenIdle } from '../hydration.ts';
import { savesData } from '../savesData.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- any port is meant, as in machines/ports.ts
type AnyPorts = Record<string, Port<any, any>>;

/**
 * The ports of a machine as lazy code, for which no first paint waits: it is fetched when the page
 * is idle, or by the first call. The names of the ports are those in the machine.
 */
export function lazyPorts<Ports extends AnyPorts>(
  { implementations }: { implementations: { actors: object } },
  load: () => Promise<Ports>,
): Ports {
  const call =
    (name: string): Port<unknown, unknown> =>
    async (input, signal) =>
      (await load())[name]!(input, signal);
  fetchWhenIdle(load);
  return Object.fromEntries(
    Object.keys(implementations.actors).map((name) => [name, call(name)]),
  ) as Ports;
}

/**
 * Fetched ahead, so that a press without a connection reports the failed call, not missing code.
 */
function fetchWhenIdle(load: () => Promise<unknown>): void {
  if (!import.meta.env.PROD || typeof document === 'undefined' || savesData()) return;
  void afterHydration().then(() => whenIdle(() => void load().catch(() => undefined)));
}
