// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActors } from '../../web/app/actors.ts';
import { App } from '../../web/app/App.tsx';
import { NotFoundPage, PagePlace } from '../../web/app/lazyParts.tsx';
import { afterHydration } from '../../web/shared/hydration.ts';
import { createPageData } from '../../web/shared/pageData.ts';
import './support/show.tsx';
// What jsdom has not.

Element.prototype.checkVisibility = () => true;
// What suspends while it is rendered first is never rendered again there.
beforeAll(() => Promise.all([NotFoundPage.load(), PagePlace.load()]));
beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-server-rendered></div>';
});

describe('the app', () => {
  const page = () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const pageData = createPageData({});
    const Router = ({ children }: { children: React.ReactNode }) => (
      <MemoryRouter initialEntries={['/nowhere']}>{children}</MemoryRouter>
    );
    render(<App actors={createActors(pageData)} pageData={pageData} Router={Router} />, {
      container: document.getElementById('root')!,
    });
  };
  const variable = () => document.documentElement.style.getPropertyValue('--bottom-bar');

  it('presses again what was pressed before it was there, and looks after its pages when they are quiet', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const replayed = vi.fn<() => void>();
    window.replayEarlyPress = replayed;
    const isQuiet = vi.fn<() => void>();
    void afterHydration().then(isQuiet);
    // As a browser does after the next layout.
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe: () => void;
        constructor(resized: () => void) {
          this.observe = () => queueMicrotask(resized);
        }
        unobserve() {}
        disconnect() {}
      },
    );
    page();
    await act(() => vi.advanceTimersByTimeAsync(699));
    expect([replayed.mock.calls.length, isQuiet.mock.calls.length, variable()]).toEqual([1, 0, '']);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect([isQuiet.mock.calls.length, variable()]).toEqual([1, '0px']);
    const home = screen.getByText('Go to the home page');
    home.focus();
    // As the browser does, which drops the focus of what is not seen any more.
    home.blur();
    home.hidden = true;
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('is there as well where nothing was pressed early', async () => {
    delete window.replayEarlyPress;
    await act(async () => page());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We can’t find that page');
  });
});
