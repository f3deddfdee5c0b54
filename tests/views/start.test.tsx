// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import type { Root, RootOptions } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorCopy } from '../../web/copy/shell.ts';
import { labTest } from '../shown/stockPages.shown.ts';

// What jsdom has not.
import './support/show.tsx';

type Client = typeof import('react-dom/client');
const roots: Root[] = [];
const given: RootOptions[] = [];
const reported = vi.fn<(error: unknown) => void>();
const asked = vi.fn<(url: string) => Promise<never>>(() => new Promise(() => undefined));
/** The page as the server sends it, and its script, which begins by itself. */
async function start(url: string, attributes: string, html = '', rest = ''): Promise<HTMLElement> {
  history.replaceState(null, '', url);
  document.body.innerHTML = `<div id="root" ${attributes}>${html}</div>${rest}`;
  await import('../../web/main.tsx');
  // What begins later than its test ends would go on in the tests of others.
  await waitFor(() => expect(roots).toHaveLength(1));
  return document.getElementById('root')!;
}

beforeEach(() => {
  vi.resetModules();
  vi.doMock('react-dom/client', async (original) => {
    const real = await original<Client>();
    const noted = (root: Root, options: RootOptions = {}) => {
      roots.push(root);
      given.push(options);
      return root;
    };
    const createRoot: Client['createRoot'] = (at, options) =>
      noted(real.createRoot(at, options), options);
    const hydrateRoot: Client['hydrateRoot'] = (at, app, options) =>
      noted(real.hydrateRoot(at, app, options), options);
    return { ...real, createRoot, hydrateRoot };
  });
  vi.stubGlobal('fetch', asked.mockClear());
  vi.stubGlobal('reportError', reported.mockClear());
  Element.prototype.checkVisibility = () => true;
});
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  given.length = 0;
  vi.doUnmock('react-dom/client');
});

describe('the page begins', () => {
  it('from what the server rendered, which stays as it is and asks for nothing', async () => {
    const { answerKey, render } = await import('../../web/server.tsx');
    const brought = { [answerKey('LabTest', { id: 't1' })]: { labTest } };
    const { html, answers } = await render('/testinfo/t1', brought, 'en');
    vi.resetModules();
    const root = await start(
      '/testinfo/t1',
      'data-server-rendered',
      html,
      `<script type="application/json" id="answers">${JSON.stringify(answers)}</script>`,
    );
    const heading = root.querySelector('h1');
    expect(heading?.textContent).toBe('Lipid Profile');
    // React has it from then on.
    await waitFor(() =>
      expect(Object.keys(heading!).filter((key) => key.startsWith('__react'))).not.toEqual([]),
    );
    expect(root.querySelector('h1')).toBe(heading);
    expect(asked.mock.calls.filter(([url]) => String(url).includes('LabTest'))).toEqual([]);
  });

  it('from a shell, in whose place the page comes', async () => {
    const root = await start('/nowhere', '', '<i>shell</i>');
    await waitFor(() =>
      expect(root.querySelector('h1')?.textContent).toBe(errorCopy.notFound.title),
    );
    expect(root.querySelector('i')).toBeNull();
  });

  it.each([
    ['data-own', true],
    ['', false],
  ])('with answers that are one person’s where the page says so: %j', async (attribute, isOwn) => {
    const brought = vi.fn<(...first: unknown[]) => void>();
    vi.doMock('../../web/shared/pageData.ts', async (original) => {
      const real = await original<typeof import('../../web/shared/pageData.ts')>();
      const createPageData: typeof real.createPageData = (...first) => {
        brought(...first);
        return real.createPageData(...first);
      };
      return { ...real, createPageData };
    });
    await start(
      '/nowhere',
      '',
      '',
      `<script type="text" id="answers" ${attribute}>{"a":1}</script>`,
    );
    vi.doUnmock('../../web/shared/pageData.ts');
    expect(brought.mock.calls.at(-1)).toEqual([{ a: 1 }, isOwn]);
  });

  it('where it belongs, at an address in Hindi', async () => {
    await start('/hi/home?a=b', 'data-server-rendered');
    expect(location.pathname + location.search).toBe('/home?a=b');
  });
});

it('code that cannot be fetched is said on the page and is no error; all else is reported', async () => {
  await start('/nowhere', '');
  const { LoadError } = await import('../../web/shared/lazyComponent.tsx');
  const [{ onCaughtError, onRecoverableError } = {}] = given;
  const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = new LoadError('no connection', () => undefined);
  const other = new Error('other');
  onCaughtError!(load, {} as never);
  onRecoverableError!(new Error('x', { cause: load }), {} as never);
  expect([failed.mock.calls, reported.mock.calls]).toEqual([[], []]);
  onCaughtError!(other, {} as never);
  onRecoverableError!(other, {} as never);
  onRecoverableError!('text', {} as never);
  expect(failed.mock.calls).toEqual([[other]]);
  expect(reported.mock.calls).toEqual([[other], ['text']]);
});
