// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../../machines/notices.ts';
import { reloadUnlessInUse } from '../../web/app/outdated.ts';
import { isOutdated } from '../../web/shared/PartBoundary.tsx';
import { importCode } from '../../web/shared/importCode.ts';
import { beginSending } from '../../web/shared/sending.ts';
import { noteTyping } from '../../web/shared/typedOnPage.ts';

/** What the service answers for a file: a status, or nothing at all. */
const answers = new Map<string, number | 'nothing'>();
const fetched = vi.fn<(path: string) => Promise<Response>>((path) => {
  const answer = answers.get(path) ?? 200;
  return answer === 'nothing'
    ? Promise.reject(new TypeError('Failed to fetch'))
    : Promise.resolve(new Response('', { status: answer }));
});
const asked = () => fetched.mock.calls.map(([path]) => path);

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  answers.clear();
  const app = document.createElement('script');
  app.setAttribute('src', '/assets/app.js');
  // What other styles stand there stays.
  document.head.append(app);
});

describe('code of a later part', () => {
  it('is imported once all of its files are there, each of which is fetched once', async () => {
    const module = { part: 1 };
    const importModule = vi.fn<() => Promise<typeof module>>(() => Promise.resolve(module));
    expect(await importCode(importModule, ['assets/a.js', 'assets/app.js'])).toBe(module);
    expect(await importCode(importModule, ['assets/a.js', 'assets/b.js'])).toBe(module);
    expect(asked()).toEqual(['/assets/a.js', '/assets/b.js']);
  });

  it.each([
    ['cannot be fetched', 'nothing', 'UNREACHABLE', notices.unreachable],
    ['is answered by a failure', 502, 'UNREACHABLE', notices.unreachable],
    ['is gone', 404, 'PAGE_OUTDATED', notices.pageOutdated],
  ] as const)(
    'that %s is a sentence, is not tried by the browser, and is fetched again at the next press',
    async (_, answer, code, { text, reason }) => {
      const file = `assets/${code}-${answer}.js`;
      answers.set(`/${file}`, answer);
      const importModule = vi.fn<() => Promise<number>>(() => Promise.resolve(1));
      await expect(importCode(importModule, [file])).rejects.toMatchObject({
        message: text,
        reason,
        code,
      });
      expect(importModule).not.toHaveBeenCalled();
      answers.clear();
      expect(await importCode(importModule, [file])).toBe(1);
    },
  );
});

it('what the page named and the browser could not fetch is gone once there is a connection', async () => {
  const importModule = () => Promise.reject(new TypeError('Failed to fetch'));
  answers.set('/assets/app.js', 'nothing');
  const tried = () => importCode(importModule, ['assets/app.js']);
  await expect(tried()).rejects.toMatchObject({ code: 'UNREACHABLE' });
  answers.clear();
  await expect(tried()).rejects.toMatchObject({ code: 'PAGE_OUTDATED' });
});

describe('a page whose version is gone', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockClear();
    sessionStorage.clear();
    document.body.replaceChildren();
    vi.stubGlobal('location', { reload });
  });

  it('is known by its failure', () => {
    expect(['PAGE_OUTDATED', 'UNREACHABLE'].map((code) => isOutdated({ code }))).toEqual([
      true,
      false,
    ]);
  });

  it('is loaded afresh, once in a minute', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    reloadUnlessInUse();
    reloadUnlessInUse();
    expect(reload).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 60_000);
    reloadUnlessInUse();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('stays while something is being sent, or typed', () => {
    const ended = [beginSending(), beginSending()];
    ended[0]!();
    ended[0]!();
    reloadUnlessInUse();
    ended[1]!();
    noteTyping();
    document.body.innerHTML = '<input value="" />';
    const field = document.querySelector('input')!;
    field.value = 'Asha';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    reloadUnlessInUse();
    expect(reload).not.toHaveBeenCalled();
    field.value = '';
    reloadUnlessInUse();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays where the tab cannot remember that it was loaded', () => {
    vi.stubGlobal('sessionStorage', undefined);
    reloadUnlessInUse();
    expect(reload).not.toHaveBeenCalled();
  });
});
