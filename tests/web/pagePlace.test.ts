// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const scrolled = vi.fn<(to: object) => void>();
beforeEach(() => {
  vi.resetModules();
  scrolled.mockClear();
  vi.stubGlobal('scrollTo', scrolled);
  history.replaceState({ key: 'k1' }, '', '/home');
});

/** A page that has just been loaded. */
const loaded = () => import('../../web/ui/pagePlace.ts');

describe('a page that was just loaded', () => {
  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])(
    'keeps the focus where it is while its parts come, after a %s too',
    async (input) => {
      const { isOpened } = await loaded();
      dispatchEvent(new Event(input));
      expect([isOpened(), isOpened()]).toEqual([false, false]);
    },
  );

  it.each(['click', 'submit', 'input', 'popstate'])(
    'is left by a %s: its own heading stays as it is, the next one is opened',
    async (act) => {
      const { isOpened } = await loaded();
      // Whatever the page does with it.
      const button = document.body.appendChild(document.createElement('button'));
      button.addEventListener(act, (event) => event.stopPropagation());
      (act === 'popstate' ? window : button).dispatchEvent(new Event(act, { bubbles: true }));
      expect([isOpened(), isOpened()]).toEqual([false, true]);
    },
  );

  it('without a heading leaves the first one to the page that is opened from it', async () => {
    const { isOpened } = await loaded();
    dispatchEvent(new Event('click'));
    history.replaceState(null, '', '/login');
    expect(isOpened()).toBe(true);
  });

  it('remembers where it stands once somebody uses it', async () => {
    const { earlyPlaces } = await loaded();
    vi.stubGlobal('scrollY', 120);
    dispatchEvent(new Event('scroll'));
    // The browser itself put it there.
    expect(earlyPlaces.size).toBe(0);
    dispatchEvent(new Event('wheel'));
    expect([...earlyPlaces]).toEqual([['k1 /home', 120]]);
    vi.stubGlobal('scrollY', 300);
    dispatchEvent(new Event('scroll'));
    history.replaceState(null, '', '/orders');
    dispatchEvent(new Event('scroll'));
    expect([...earlyPlaces]).toEqual([
      ['k1 /home', 300],
      ['default /orders', 300],
    ]);
  });
});

describe('a page that is opened', () => {
  it.each([
    ['used', '/home', true],
    ['opened', '/home', true],
    ['returned', '/home', false],
    // The browser goes to what the address names.
    ['used', '/home#tests', false],
  ] as const)('after one that was %s, at %s, begins at its top: %s', async (before, path, top) => {
    const { beginAtTop, placeNow, setPlace } = await loaded();
    history.replaceState(null, '', path);
    setPlace(before);
    beginAtTop();
    expect(scrolled.mock.calls).toEqual(top ? [[{ top: 0, behavior: 'instant' }]] : []);
    expect(placeNow()).toBe(top ? 'opened' : before);
  });
});
