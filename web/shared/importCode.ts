import type { Failure } from '../../machines/failure.ts';
import { notices } from '../../machines/notices.ts';
import { allEnded } from './allEnded.ts';

/** The files that are loaded or being loaded. */
const fetched = new Map<string, Promise<void>>();

/**
 * Replaces every dynamic import in a build (vite.config.ts): the files are fetched first, and
 * evaluated from the browser's cache once all are there. Browsers remember a failed import for the
 * life of the page, while a failed fetch() can be retried. Rejects with a {@link Failure}. `files`:
 * the module's file and all that it imports.
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
    // An import in the page's own HTML may have failed in the browser: while fetching fails as
    // well, there is no connection; after that only a reload of the page helps.
    await allEnded(paths.map(fetchWhole));
    throw failure('PAGE_OUTDATED', notices.pageOutdated, cause);
  }
}

/** Files named in the page's HTML are already being loaded by the browser. */
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
