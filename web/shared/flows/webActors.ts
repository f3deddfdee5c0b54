import { toActors } from '../../../machines/ports.ts';

type AnyPort = (input: never, signal: AbortSignal) => Promise<unknown>;
/** Wraps a call of a port: calls it, or does something else instead. */
export type Detour = (
  name: string,
  port: () => Promise<unknown>,
  signal: AbortSignal,
) => Promise<unknown>;

let detour: Detour | undefined;

/**
 * Sends every call of a port through a wrapper, for rehearsed failures and replays. Never used in
 * production builds.
 */
export function callPortsThrough(next: Detour): void {
  detour = next;
}

/** The promise actors of a page's ports. */
export function webActors<Ports extends Parameters<typeof toActors>[0]>(
  ports: Ports,
): ReturnType<typeof toActors<Ports>> {
  if (!__FLOWS__) return toActors(ports);
  // Looked up at each call, as machines are set up before a rehearsal is known.
  const through = ([name, port]: [string, AnyPort]) => [
    name,
    (input: never, signal: AbortSignal) =>
      detour ? detour(name, () => port(input, signal), signal) : port(input, signal),
  ];
  return toActors(Object.fromEntries(Object.entries(ports).map(through)) as Ports);
}
