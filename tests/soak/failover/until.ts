import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until it is so, two minutes at most unless told otherwise. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await wait(100))
    if (await isSo()) return;
  throw new Error(`Waited in vain for ${what}`);
}
