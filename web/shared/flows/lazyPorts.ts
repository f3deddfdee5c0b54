import type { Port } from '../../../machines/ports.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- any port is meant, as in machines/ports.ts
type AnyPorts = Record<string, Port<any, any>>;

/**
 * Ports whose code (Apollo and the documents) is fetched at the first call, so that no first
 * paint waits for it. The names are spelled out for the compiler to hold against the type.
 */
export function lazyPorts<Ports extends AnyPorts>(
  names: Record<keyof Ports & string, true>,
  load: () => Promise<Ports>,
): Ports {
  const call =
    (name: string): Port<unknown, unknown> =>
    async (input, signal) =>
      (await load())[name]!(input, signal);
  return Object.fromEntries(Object.keys(names).map((name) => [name, call(name)])) as Ports;
}
