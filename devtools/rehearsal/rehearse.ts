import type { App } from '../app.ts';
import { oddAnswers } from './oddAnswers.ts';

/**
 * The ways in which a port can be made to behave. `fail` may have the service's code:
 * `fail:SLOT_TAKEN`.
 */
export const rehearsals = ['fail', 'wait', 'slow', 'odd'] as const;
export type Rehearsal = (typeof rehearsals)[number];

/** Additional milliseconds of a slow answer. */
const slowness = 5000;

const rehearsed = new Map<string, { kind: Rehearsal; code: string | undefined }>();

/** Sets the behaviour of a port from now on; an empty text restores it. */
export function rehearse(port: string, how: string): void {
  const [kind, code] = how.split(':') as [Rehearsal, string | undefined];
  if (rehearsals.includes(kind)) rehearsed.set(port, { kind, code });
  else rehearsed.delete(port);
}

/**
 * Reads `loadLabs:fail,createOrder:fail:SLOT_TAKEN` from the URL, and wraps all calls of ports from
 * now on.
 */
export function startRehearsing(app: App, asked: string | null): void {
  for (const one of asked?.split(',').filter(Boolean) ?? [])
    rehearse(one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1));
  app.callPortsThrough(async (name, port, signal) => {
    const how = rehearsed.get(name);
    if (!how) return port();
    if (how.kind === 'fail')
      throw Object.assign(
        new Error('The service did not answer. (This is a rehearsal.)'),
        how.code && { code: how.code },
      );
    if (how.kind === 'wait') return never(signal);
    if (how.kind === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, slowness));
      return port();
    }
    return oddAnswers[name] ? oddAnswers[name](await port()) : null;
  });
}

/** A call that only ends when it is aborted. */
function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('Nobody waits any more')), {
      once: true,
    }),
  );
}
