// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../web/app/CrashBoundary.tsx';
import { OfflineNote } from '../../web/app/OfflineNote.tsx';
import { PageBoundary } from '../../web/app/PageBoundary.tsx';
import { lazyComponent } from '../../web/shared/lazyComponent.tsx';
import { show } from './support/show.tsx';
import { press } from './support/page.ts';

describe('what broke', () => {
  const quiet = () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return vi.spyOn(console, 'info').mockImplementation(() => undefined);
  };

  it('is logged, and leads home', async () => {
    const logged = quiet();
    const Broken = () => {
      throw new Error('It broke');
    };
    await show(
      <CrashBoundary>
        <Broken />
      </CrashBoundary>,
    );
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Something went wrong');
    expect(alert.querySelector('a')!.getAttribute('href')).toBe('/home');
    expect(logged.mock.calls).toEqual([['[assay] crash: It broke']]);
  });

  it('is a page without its code: another try fetches it, and so does another path', async () => {
    quiet();
    let fails = true;
    const fetchCode = vi.fn<() => Promise<() => React.ReactNode>>(() =>
      fails ? Promise.reject(new Error('gone')) : Promise.resolve(() => <p>The page</p>),
    );
    const Page = lazyComponent(fetchCode);
    const Pages = () => (useLocation().pathname === '/other' ? <p>Other</p> : <Page />);
    await Page.load().catch(() => undefined);
    const view = (
      <>
        <Link to="/other">other</Link>
        <Link to="/page">page</Link>
        <PageBoundary>
          <Pages />
        </PageBoundary>
      </>
    );
    await act(() => show(view));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We cannot reach the service');
    await act(async () => press('Retry'));
    await screen.findByRole('alert');
    fireEvent.click(screen.getByText('other'));
    await screen.findByText('Other');
    fails = false;
    await act(async () => fireEvent.click(screen.getByText('page')));
    await screen.findByText('The page');
  });
});

describe('the note above a page that was saved', () => {
  const note = () => screen.queryByRole('status')?.textContent;
  const worker = () =>
    Object.assign(new EventTarget(), {
      controller: { postMessage: vi.fn<(_: unknown) => void>() },
    });
  const device = (onLine: boolean, serviceWorker = worker()) => {
    vi.stubGlobal('navigator', { onLine, serviceWorker });
    return serviceWorker;
  };
  const says = (serviceWorker: EventTarget, data: object) =>
    act(() => void serviceWorker.dispatchEvent(new MessageEvent('message', { data })));

  it('is there while the device has no connection', async () => {
    device(true);
    await show(<OfflineNote />);
    expect(note()).toBeUndefined();
    device(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(note()).toMatch(/^You are offline\./);
    device(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(note()).toBeUndefined();
  });

  it('says of when it is, and goes as soon as the service answers', async () => {
    const serviceWorker = device(true);
    await show(<OfflineNote />);
    expect(serviceWorker.controller.postMessage.mock.calls).toEqual([['cached?']]);
    says(serviceWorker, {});
    expect(note()).toBeUndefined();
    says(serviceWorker, { cachedAt: Date.parse('2026-11-23T07:05+05:30') });
    expect(note()).toMatch(/^The service cannot be reached\. .* It is from 23 Nov, 7:05\sam\.$/i);
    // Another message says nothing of that.
    says(serviceWorker, {});
    expect(note()).toMatch(/It is from/);
    says(serviceWorker, { cachedAt: 0 });
    expect(note()).toBeUndefined();
  });
});
