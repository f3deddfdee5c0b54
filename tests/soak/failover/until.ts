import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until it is so, two minutes at most. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end; await wait(100))
    if (await isSo()) return;
  throw new Error(`Waited in vain for ${what}`);
}
