import type { Page, Route } from '@playwright/test';

/** From now on pages come without answers: the app asks for all of them itself. */
export const asShell = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ 'x-assay-rehearse': '1' });

/**
 * Waits until the app answers presses: a link that is pressed before is followed by the browser
 * itself, and its page comes with its answers from the server.
 */
export async function inUse(page: Page): Promise<void> {
  await page.waitForFunction(() => window.replayEarlyPress === undefined);
}

/** The operation that a request to the gateway is for. */
export function operationOf(route: Route): string | undefined {
  const request = route.request();
  const inAddress = new URL(request.url()).searchParams.get('operationName');
  if (inAddress) return inAddress;
  try {
    return (request.postDataJSON() as { operationName?: string } | null)?.operationName;
  } catch {
    return undefined;
  }
}

/**
 * Lets an operation fail on the way, as often as `times` says: the service refuses with a message,
 * or does not answer at all.
 */
export async function failOperation(
  page: Page,
  operation: string,
  { message, times = 1 }: { message?: string; times?: number } = {},
): Promise<void> {
  let left = times;
  await asShell(page);
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route) !== operation || left === 0) return route.fallback();
    left -= 1;
    if (message === undefined) return route.abort('connectionfailed');
    return route.fulfill({ json: { errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] } });
  });
}

/** Answers an operation with this data instead of the service's. */
export async function answerOperation(page: Page, operation: string, data: object): Promise<void> {
  await asShell(page);
  await page.route('**/graphql*', (route) =>
    operationOf(route) === operation ? route.fulfill({ json: { data } }) : route.fallback(),
  );
}

/** Holds an operation back until the returned function is called. */
export async function holdOperation(page: Page, operation: string): Promise<() => void> {
  await asShell(page);
  return hold(page, '**/graphql*', operation, (route) => operationOf(route) === operation);
}

/** Holds files of the app back until the returned function is called. */
export const holdFiles = (page: Page, files: RegExp): Promise<() => void> =>
  hold(page, files, String(files), () => true);

async function hold(
  page: Page,
  address: string | RegExp,
  what: string,
  isMeant: (route: Route) => boolean,
): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const unasked = unaskedOn(page);
  unasked.add(what);
  await page.route(address, async (route) => {
    if (isMeant(route)) {
      unasked.delete(what);
      await held;
    }
    return route.fallback();
  });
  return release;
}

const unaskedByPage = new WeakMap<Page, Set<string>>();

/**
 * What a test has held back on a page and the page has never asked for: a name that has changed since,
 * or a request that is not made any more, and the test shows nothing.
 */
export function unaskedOn(page: Page): Set<string> {
  const unasked = unaskedByPage.get(page) ?? new Set();
  unaskedByPage.set(page, unasked);
  return unasked;
}
