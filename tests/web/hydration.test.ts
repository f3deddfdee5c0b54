// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
  document.body.innerHTML = '<div id="root" data-server-rendered></div>';
});

/** A page whose code has just come. */
const opened = () => import('../../web/shared/hydration.ts');
/** Whether a promise is there, now and after so many milliseconds. */
function watch(promise: Promise<unknown>) {
  let isThere = false;
  void promise.then(() => (isThere = true));
  return async (milliseconds = 0) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return isThere;
  };
}

describe('what can wait', () => {
  it('runs when the browser is idle', async () => {
    const idle = vi.fn<(run: () => void, options: object) => void>((run) => run());
    vi.stubGlobal('requestIdleCallback', idle);
    const { whenIdle } = await opened();
    const run = vi.fn<() => void>();
    whenIdle(run, { timeout: 50 });
    expect([idle.mock.calls, run.mock.calls.length]).toEqual([[[run, { timeout: 50 }]], 1]);
  });

  it('runs a moment later in a browser that does not say that it is idle', async () => {
    const { whenIdle } = await opened();
    const run = vi.fn<() => void>();
    whenIdle(run);
    await vi.advanceTimersByTimeAsync(199);
    expect(run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('what nobody waits for', () => {
  it('begins at once on a page that the server did not render', async () => {
    for (const html of ['<div id="root"></div>', '']) {
      vi.resetModules();
      document.body.innerHTML = html;
      const { afterHydration } = await opened();
      expect(await watch(afterHydration())()).toBe(true);
    }
  });

  it('begins when the page is hydrated, has been quiet for a while, and the browser is idle', async () => {
    const { afterHydration, markHydrated } = await opened();
    const isThere = watch(afterHydration());
    expect(afterHydration()).toBe(afterHydration());
    expect(await isThere(3000)).toBe(false);
    markHydrated();
    expect([await isThere(699), await isThere(1)]).toEqual([false, true]);
  });

  it('begins after four seconds at the latest where the page is not hydrated', async () => {
    const { afterHydration } = await opened();
    const isThere = watch(afterHydration());
    expect([await isThere(4699), await isThere(1)]).toEqual([false, true]);
  });

  it.each(['pointerdown', 'keydown', 'click'])('waits for no quiet after a %s', async (kind) => {
    const { afterHydration, markHydrated } = await opened();
    const isThere = watch(afterHydration());
    // Whatever the page does with the press.
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener(kind, (event) => event.stopPropagation());
    button.dispatchEvent(new Event(kind, { bubbles: true }));
    markHydrated();
    expect([await isThere(199), await isThere(1)]).toEqual([false, true]);
  });
});

describe('code that is not wanted yet', () => {
  it.each(['pointermove', 'pointerdown', 'scroll', 'keydown'])(
    'is fetched once somebody uses the page: %s',
    async (kind) => {
      const { whenInUse } = await opened();
      const isThere = watch(whenInUse());
      dispatchEvent(new Event('focus'));
      expect(await isThere()).toBe(false);
      document.body.dispatchEvent(new Event(kind));
      expect(await isThere()).toBe(true);
    },
  );

  it('is fetched once the page was read for eight seconds', async () => {
    const { whenInUse } = await opened();
    const isThere = watch(whenInUse());
    expect([await isThere(7999), await isThere(1)]).toEqual([false, true]);
  });
});
