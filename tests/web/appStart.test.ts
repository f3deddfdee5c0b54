// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveLanguagePath } from '../../web/app/leaveLanguagePath.ts';
import { startCounting } from '../../web/app/startCounting.ts';
import { takeWanted } from '../../web/app/wanted.ts';

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
