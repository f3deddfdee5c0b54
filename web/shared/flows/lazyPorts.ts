import type { Port } from '../../../machines/ports.ts';
import { afterHydration, whenIdle } from '../hydration.ts';
import { savesData } from '../savesData.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- any port is meant, as in machines/ports.ts
type AnyPorts = Record<string, Port<any, any>>;

/**
 * The ports of a machine, whose code (with the documents) no first paint waits for: it is fetched
 * when the page is idle, or at the first call. Their names are those that the machine lists.
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

/** So that a press without a connection says what it could not send, not what it could not fetch. */
function fetchWhenIdle(load: () => Promise<unknown>): void {
  if (!import.meta.env.PROD || typeof document === 'undefined' || savesData()) return;
  void afterHydration().then(() => whenIdle(() => void load().catch(() => undefined)));
}
