// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveLanguagePath } from '../../web/app/leaveLanguagePath.ts';
import { allowReload, reloadWhenOutdated } from '../../web/app/outdated.ts';
import { startCounting } from '../../web/app/startCounting.ts';
import { takeWanted } from '../../web/app/wanted.ts';
import { fetchAhead } from '../../web/shared/fetchAhead.ts';

const counts = vi.hoisted(() => vi.fn<() => void>());
vi.mock('../../web/app/countFlows.ts', () => ({ countFlows: counts }));

const at = (path: string, state: object | null = null) => history.replaceState(state, '', path);
/** Whatever waits for nothing has happened by then. */
const turn = () => new Promise((resolve) => setTimeout(resolve));
const here = () => location.pathname + location.search + location.hash;

beforeEach(() => {
  document.cookie = 'assay_lang=; max-age=0; path=/';
});

describe('the page that was wanted before the login', () => {
  it.each([
    ['/orders', '/orders'],
    ['/checkout?order=o1', '/checkout?order=o1'],
    ['/TrackOrder/o1#x', '/TrackOrder/o1#x'],
    ['https://evil.example/orders', undefined],
    ['//evil.example/orders', undefined],
    ['orders', undefined],
    ['/nowhere', undefined],
    // No address at all.
    ['//', undefined],
    ['https://', undefined],
    ['', undefined],
  ])('%s is %s', (given, wanted) => {
    at(`/login?wanted=${encodeURIComponent(given)}&from=mail`, { idx: 3 });
    expect([takeWanted(), here(), history.state]).toEqual([wanted, '/login?from=mail', { idx: 3 }]);
  });

  it('of the staff is for their own login, which finds it in the state', () => {
    at('/adminLogin?wanted=%2Fadmin', { idx: 3 });
    expect([takeWanted(), here(), history.state]).toEqual([
      undefined,
      '/adminLogin',
      { idx: 3, usr: { wanted: '/admin' } },
    ]);
  });
});

describe("a page's address in Hindi", () => {
  it.each([
    ['/hi', '/'],
    ['/hi/home?x=1#tests', '/home?x=1#tests'],
    ['/HI/offers', '/offers'],
    // No public page: an address like any other.
    ['/hi/orders', '/hi/orders'],
    ['/hi/nowhere', '/hi/nowhere'],
    ['/history', '/history'],
  ])('%s goes on at %s', (path, own) => {
    at(path, { idx: 2 });
    leaveLanguagePath();
    expect([here(), history.state]).toEqual([own, { idx: 2 }]);
  });

  it('is read in Hindi, unless English was chosen', () => {
    at('/hi/home');
    leaveLanguagePath();
    expect(document.cookie).toBe('assay_lang=hi');
    document.cookie = 'assay_lang=en; path=/';
    at('/hi/home');
    leaveLanguagePath();
    expect([here(), document.cookie]).toEqual(['/home', 'assay_lang=en']);
  });
});

describe('code that cannot be fetched', () => {
  const reload = vi.fn<() => void>();
  const failed = () => void window.dispatchEvent(new Event('vite:preloadError'));
  const service = (answer: () => Promise<Response>) => {
    const asked = vi.fn<(url: string, sent: RequestInit) => Promise<Response>>(answer);
    vi.stubGlobal('fetch', asked);
    return asked;
  };
  const answers = () => Promise.resolve(new Response());
  let isListening = false;
  beforeEach(() => {
    reload.mockClear();
    vi.stubGlobal('location', { reload });
    vi.stubGlobal('navigator', { onLine: true });
    if (!isListening) reloadWhenOutdated();
    isListening = true;
  });

  it('has the page loaded afresh once, while the service answers', async () => {
    const asked = service(answers);
    failed();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked.mock.calls).toEqual([['/', { method: 'HEAD', cache: 'no-store' }]]);
    failed();
    await turn();
    expect(reload).toHaveBeenCalledOnce();
    allowReload();
    failed();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('leaves the page as it is while the service does not answer, or nothing is connected', async () => {
    service(() => Promise.reject(new Error('No connection')));
    failed();
    await turn();
    vi.stubGlobal('navigator', { onLine: false });
    const asked = service(answers);
    failed();
    await turn();
    expect([reload.mock.calls, asked.mock.calls, sessionStorage.length]).toEqual([[], [], 0]);
  });

  it('leaves it as well where nobody asked for that code yet', async () => {
    const asked = service(answers);
    await fetchAhead(() => Promise.resolve(failed()));
    await turn();
    expect([reload.mock.calls, asked.mock.calls]).toEqual([[], []]);
  });

  it('leaves it where the tab cannot remember that it was loaded, and another try is possible', async () => {
    service(answers);
    vi.stubGlobal('sessionStorage', undefined);
    expect(allowReload).not.toThrow();
    failed();
    await turn();
    expect(reload).not.toHaveBeenCalled();
  });

  it('may have it loaded once more when the page was there for ten seconds', () => {
    vi.useFakeTimers();
    sessionStorage.setItem('assay.reloaded', 'x');
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(9_999);
    expect(sessionStorage).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('counting', () => {
  const who = { doNotTrack: null, webdriver: false };
  beforeEach(() => {
    counts.mockClear();
    at('/home');
  });

  it('begins for a visitor', async () => {
    vi.stubGlobal('navigator', who);
    startCounting();
    await vi.waitFor(() => expect(counts).toHaveBeenCalledOnce());
  });

  it.each([
    ['does not want to be tracked', { doNotTrack: '1' }, '/home'],
    ['says so by the other signal', { globalPrivacyControl: true }, '/home'],
    ['is a program', { webdriver: true }, '/home'],
    ['tries the flows', {}, '/home?inspect'],
    ['has them fail', {}, '/home?x=1&rehearse=loadLabs:fail'],
  ])('does not begin for who %s', async (_, more, path) => {
    at(path);
    vi.stubGlobal('navigator', { ...who, ...more });
    startCounting();
    await import('../../web/app/countFlows.ts');
    await turn();
    expect(counts).not.toHaveBeenCalled();
  });
});
