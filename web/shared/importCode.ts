import type { Failure } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import { allEnded } from './allEnded.ts';

/** Files that are there, or on their way. */
const fetched = new Map<string, Promise<void>>();

/**
 * How every dynamic import of a build is done (vite.config.ts): its files are fetched first, and
 * evaluated from the browser's cache once all are there. Browsers remember that a module could not
 * be fetched for as long as the page lives; what only fetch() missed can be tried again.
 * Rejects with a {@link Failure}. `files`: the module's file and all that it imports.
 */
export async function importCode<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  if (fetched.size === 0) noteFilesOfPage();
  const paths = files.map((file) => `/${file}`);
  await allEnded(paths.map(fetchOnce));
  try {
    return await importModule();
  } catch (cause) {
    // What the page itself named may have failed by the browser's own means: as long as it cannot be
    // fetched there is no connection, and after that only a page that is loaded anew has it.
    await allEnded(paths.map(fetchWhole));
    throw failure('PAGE_OUTDATED', notices.pageOutdated, cause);
  }
}

/** What the page itself names is on its way by the browser's own means. */
function noteFilesOfPage(): void {
  for (const element of document.querySelectorAll('script[src], link[rel="modulepreload"]')) {
    const url = element.getAttribute('src') ?? element.getAttribute('href')!;
    fetched.set(new URL(url, document.baseURI).pathname, Promise.resolve());
  }
}

function fetchOnce(path: string): Promise<void> {
  const known = fetched.get(path);
  if (known) return known;
  const fetching = fetchWhole(path).catch((error: unknown) => {
    fetched.delete(path);
    throw error;
  });
  fetched.set(path, fetching);
  return fetching;
}

async function fetchWhole(path: string): Promise<void> {
  let status = 0;
  try {
    const response = await fetch(path);
    status = response.status;
    await response.arrayBuffer();
  } catch (cause) {
    throw failure('UNREACHABLE', notices.unreachable, cause);
  }
  if (status === 404) throw failure('PAGE_OUTDATED', notices.pageOutdated);
  if (status !== 200) throw failure('UNREACHABLE', notices.unreachable);
}

const failure = (
  code: string,
  { text, reason }: (typeof notices)['unreachable'],
  cause?: unknown,
): Failure => Object.assign(new Error(text, { cause }), { code, ...(reason && { reason }) });
