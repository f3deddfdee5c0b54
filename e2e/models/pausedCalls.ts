import type { Page } from '@playwright/test';

/** A call of a page to the gateway that waits for whoever watches. */
export interface PausedCall {
  url: string;
  body: string;
  answer(json: unknown): Promise<void>;
  /** Leaves it to whoever watched before, in the end to the real gateway. */
  pass(): Promise<void>;
}

type Watcher = (call: PausedCall) => Promise<void>;

const watchersOf = new WeakMap<Page, Watcher[]>();

/**
 * Pauses what a page asks the gateway, and nothing else. Playwright's routes would pause each file,
 * too, and switch the browser's cache off.
 */
export async function pauseCalls(page: Page, watch: Watcher): Promise<void> {
  const known = watchersOf.get(page);
  if (known) return void known.unshift(watch);
  const watchers = [watch];
  watchersOf.set(page, watchers);
  const session = await page.context().newCDPSession(page);
  // A page that is gone waits for no answer.
  const orGone = (sent: Promise<unknown>) => sent.then(undefined, () => undefined) as Promise<void>;
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const { url, postData, postDataEntries = [] } = request;
    const bytes = postDataEntries.map((entry) => Buffer.from(entry.bytes ?? '', 'base64'));
    const body = postData ?? Buffer.concat(bytes).toString();
    const answer = (json: unknown) =>
      orGone(
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'application/json' }],
          body: Buffer.from(JSON.stringify(json)).toString('base64'),
        }),
      );
    const offer = (index: number): Promise<void> => {
      const next = watchers[index];
      if (!next) return orGone(session.send('Fetch.continueRequest', { requestId }));
      return next({ url, body, answer, pass: () => offer(index + 1) });
    };
    void offer(0);
  });
  const patterns = ['*/graphql', '*/graphql\\?*'].map((urlPattern) => ({ urlPattern }));
  await session.send('Fetch.enable', { patterns });
}
