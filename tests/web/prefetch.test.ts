// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from '../../web/app/prefetch.ts';
import { registerServiceWorker } from '../../web/app/registerServiceWorker.ts';
import { lazyPorts } from '../../web/shared/flows/lazyPorts.ts';
import { createPageData } from '../../web/shared/pageData.ts';

// Which code is fetched, and when; the code itself is not needed for that.
const { fetched, links, next, broken } = vi.hoisted(() => ({
  fetched: [] as string[],
  links: vi.fn<(pageData: object) => void>(),
  next: { current: undefined as string[] | undefined },
  broken: new Set<string>(),
}));
const part = vi.hoisted(() => (name: string) => ({
  load: async () => {
    fetched.push(name);
    if (broken.has(name)) throw new Error('No connection');
  },
}));
vi.mock('../../web/app/prefetchLinks.ts', () => ({ prefetchLinks: links }));
vi.mock('../../web/signUp/lazyCodeStep.ts', () => ({ LazyCodeStep: part('codeStep') }));
vi.mock('../../web/catalogue/lazyParts.ts', () => ({ TestText: part('testText') }));
vi.mock('../../web/shared/flows/flows.ts', () => ({ findTestActor: part('findTest') }));
vi.mock('../../web/routes.ts', () => ({ routes: {} }));
vi.mock('../../web/app/pages.tsx', () => ({
  lazyPage: (name: string) => part(`page ${name}`),
}));
vi.mock('../../web/routeAt.ts', () => ({
  routeAt: (path: string) => (path === '/here' ? { route: { next: next.current } } : undefined),
}));

const pageData = createPageData({});
const readyState = (value: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(value);
const loaded = () => void dispatchEvent(new Event('load'));
/** So much time has passed, and what was fetched meanwhile is there. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Somebody uses the page. */
const use = async () => {
  dispatchEvent(new Event('scroll'));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  history.replaceState(null, '', '/here');
  fetched.length = 0;
  broken.clear();
  links.mockClear();
  next.current = ['findTest', 'codeStep', 'testText', 'addPatient'];
});

describe('what may be opened next', () => {
  const begin = async () => {
    readyState('complete');
    prefetch(pageData);
    await vi.waitFor(() => expect(links).toHaveBeenCalledOnce());
  };

  it('is fetched once the page is in use, one part after the other, each when nothing else is done', async () => {
    await begin();
    expect(links).toHaveBeenCalledWith(pageData);
    await pass(1000);
    expect(fetched).toEqual([]);
    await use();
    for (const count of [0, 1, 2, 3]) {
      expect(fetched).toHaveLength(count);
      await pass(200);
    }
    expect(fetched).toEqual(['findTest', 'codeStep', 'testText', 'page addPatient']);
    await pass(10_000);
    expect(fetched).toHaveLength(4);
  });

  it('is fetched no further where something cannot be fetched', async () => {
    broken.add('codeStep');
    await begin();
    await use();
    await pass(2000);
    expect(fetched).toEqual(['findTest', 'codeStep']);
  });

  it.each([
    ['nothing follows on the page', '/here', undefined],
    ['there is no such page', '/nowhere', ['findTest']],
  ])('is not fetched where %s', async (_, path, names) => {
    history.replaceState(null, '', path);
    next.current = names;
    await begin();
    await use();
    await pass(2000);
    expect(fetched).toEqual([]);
  });

  it('is not fetched before the page itself is there', async () => {
    readyState('interactive');
    prefetch(pageData);
    await pass(100);
    expect(links).not.toHaveBeenCalled();
    loaded();
    await vi.waitFor(() => expect(links).toHaveBeenCalledOnce());
    loaded();
    await pass(100);
    expect(links).toHaveBeenCalledOnce();
  });

  it.each([
    [{ connection: { saveData: true } }, 0],
    [{ connection: { effectiveType: '2g' } }, 0],
    [{ connection: { effectiveType: 'slow-2g' } }, 0],
    [{ connection: { saveData: false, effectiveType: '3g' } }, 1],
    [{}, 1],
  ])('is fetched in a browser with %o: %i', async (device, times) => {
    vi.stubGlobal('navigator', device);
    readyState('complete');
    prefetch(pageData);
    await pass(100);
    expect(links).toHaveBeenCalledTimes(times);
  });
});

it.each([
  [{ saveData: true }, 0],
  [{ effectiveType: '2g' }, 0],
  [{ effectiveType: '4g' }, 1],
])('what a flow asks by is fetched ahead with %o: %i', async (connection, times) => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { connection });
  const load = vi.fn<() => Promise<object>>(() => Promise.resolve({}));
  lazyPorts({ implementations: { actors: {} } }, load as never);
  await pass(1000);
  expect(load).toHaveBeenCalledTimes(times);
});

describe('the service worker', () => {
  const register = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve());
  beforeEach(() => {
    register.mockClear();
    vi.stubEnv('PROD', true);
    vi.stubGlobal('navigator', { serviceWorker: { register } });
  });

  it('is registered once the page is there, though that may be refused', async () => {
    register.mockRejectedValueOnce(new Error('No'));
    readyState('interactive');
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
    loaded();
    loaded();
    await pass(0);
    expect(register.mock.calls).toEqual([['/sw.js']]);
    readyState('complete');
    registerServiceWorker();
    expect(register).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['while developing', false, { serviceWorker: { register } }],
    ['in a browser without one', true, {}],
  ])('is not registered %s', (_, production, device) => {
    vi.stubEnv('PROD', production);
    vi.stubGlobal('navigator', device);
    readyState('complete');
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
  });
});
