import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Milliseconds of the processor, in thousandths: what waited for other programs is not in it. */
  tdur?: number;
}

/** How many milliseconds of the processor the page's own thread took for its longest task meanwhile. */
export async function longestTask(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number> {
  const mark = 'longest task';
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((name) => void performance.mark(name), mark);
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const ours = traceEvents.find(({ name }) => name === mark)!;
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && pid === ours.pid && tid === ours.tid,
  );
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  return Math.max(...tasks.map(({ tdur }) => tdur ?? 0)) / 1000;
}
