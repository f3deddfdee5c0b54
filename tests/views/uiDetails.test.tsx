// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../web/app/CrashBoundary.tsx';
import { OfflineNote } from '../../web/app/OfflineNote.tsx';
import { Toasts } from '../../web/app/Toasts.tsx';
import { LoadBoundary } from '../../web/shared/LoadBoundary.tsx';
import { PageHeading } from '../../web/ui/PageHeading.tsx';
import { toaster } from '../../web/ui/toaster.ts';
import { show } from './support/show.tsx';
import { fastingWords } from '../../web/ui/FastingCallout.tsx';
import { LoadingOverlay } from '../../web/ui/LoadingOverlay.tsx';
import { Page } from '../../web/ui/Page.tsx';
import { setPlace } from '../../web/ui/pagePlace.ts';
import { ShareButton } from '../../web/ui/ShareButton.tsx';

afterEach(() => {
  toaster.take();
});

// The first heading of all: what was done before it counts for no other.
it('a page that opens names the tab, has the focus at its heading, and begins at its top', async () => {
  const scrolled = vi.fn<(to: object) => void>();
  vi.stubGlobal('scrollTo', scrolled);
  setPlace('used');
  // The heading of the page that was loaded leaves the focus where it is.
  await show(<Page title="First">Text</Page>);
  dispatchEvent(new Event('click'));
  expect([document.title, scrolled.mock.calls]).toEqual(['First · Assay', []]);
  cleanup();
  await show(
    <Page title="Orders" lead="All of them">
      Text
    </Page>,
  );
  expect([document.title, document.activeElement!.textContent]).toEqual([
    'Orders · Assay',
    'Orders',
  ]);
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(screen.getAllByText('All of them')).toHaveLength(1);
});

it('the tab follows the heading of its page', async () => {
  const { rerender } = render(<PageHeading>Select patient</PageHeading>);
  expect(document.title).toBe('Select patient · Assay');
  (document.activeElement as HTMLElement).blur();
  rerender(<PageHeading>Who is the test for?</PageHeading>);
  expect([document.title, document.activeElement!.textContent]).toEqual([
    'Who is the test for? · Assay',
    'Who is the test for?',
  ]);
  rerender(<PageHeading tab="Home">Who is the test for?</PageHeading>);
  expect(document.title).toBe('Home · Assay');
});

describe('a toast', () => {
  const texts = () =>
    [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);

  it('stands above those before it, and goes when its time is over', async () => {
    vi.useFakeTimers();
    await show(<Toasts />);
    await act(async () => toaster.show('success', 'First'));
    await act(async () => toaster.show('error', 'Second'));
    expect(texts()).toEqual(['Second', 'First']);
    const left: [number, string[]][] = [];
    for (let time = 0; time < 2000; time += 100) {
      await act(async () => void vi.advanceTimersByTime(100));
      if (left.at(-1)?.[1].length !== texts().length) left.push([time + 100, texts()]);
    }
    expect(left.slice(1)).toEqual([
      [1200, ['First']],
      [1700, []],
    ]);
  });

  it('that stands on the page as an alert, too, is announced by that alone', async () => {
    await show(
      <>
        <p role="alert">Wrong</p>
        <Toasts />
      </>,
    );
    await act(async () => toaster.show('error', 'Wrong'));
    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => toaster.show('success', 'Saved'));
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });
});

describe('what breaks', () => {
  it('is no part without its code: whoever is around it says so', async () => {
    for (const kind of ['error', 'info'] as const)
      vi.spyOn(console, kind).mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('It broke');
    };
    const retries = vi.fn<() => string>(() => 'No code');
    await show(
      <CrashBoundary>
        <LoadBoundary loading={null} failed={retries}>
          <Broken />
        </LoadBoundary>
      </CrashBoundary>,
    );
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
    expect(retries).not.toHaveBeenCalled();
  });
});

describe('the note of a saved page', () => {
  it('needs no service worker, and none that is in charge', async () => {
    for (const serviceWorker of [undefined, new EventTarget()]) {
      vi.stubGlobal('navigator', { onLine: false, serviceWorker });
      await show(<OfflineNote />);
      expect(screen.getByRole('status').textContent).toMatch(/^You are offline\./);
      cleanup();
    }
  });
});

describe('pages and what is on its way', () => {
  describe('a page that opens', () => {
    it('that was come back to stays where it was', async () => {
      const scrolled = vi.fn<(to: object) => void>();
      vi.stubGlobal('scrollTo', scrolled);
      await show(<Page title="Orders">Text</Page>);
      expect(scrolled).not.toHaveBeenCalled();
    });

    it('takes the focus from no field in which somebody types', async () => {
      document.body.innerHTML = '<main><input id="search"></main><input id="elsewhere">';
      document.getElementById('search')!.focus();
      await show(<Page title="Orders">Text</Page>);
      expect(document.activeElement!.id).toBe('search');
      cleanup();
      document.getElementById('elsewhere')!.focus();
      await show(<Page title="Orders">Text</Page>);
      expect(document.activeElement!.textContent).toBe('Orders');
      document.body.replaceChildren();
    });
  });

  it('the spinner comes when an answer takes long, and goes with it', async () => {
    vi.useFakeTimers();
    await show(<LoadingOverlay busy={false} />);
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    await show(<LoadingOverlay busy />);
    act(() => void vi.advanceTimersByTime(349));
    expect(screen.queryByRole('status')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getAllByRole('status')).toHaveLength(1);
  });

  it.each([
    // India's time is five and a half hours ahead.
    ['2026-11-22T15:30:00.000Z', /09:00 pm on Sunday/],
    ['2026-11-22T18:29:00.000Z', /11:59 pm on Sunday/],
    ['2026-11-22T18:30:00.000Z', /after midnight between Sunday and Monday/],
    ['2026-11-21T18:30:00.000Z', /after midnight between Saturday and Sunday/],
    ['2026-11-22T18:31:00.000Z', /12:01 am on the night between Sunday and Monday/],
    ['2026-11-22T22:29:00.000Z', /03:59 am on the night between Sunday and Monday/],
    ['2026-11-22T22:30:00.000Z', /04:00 am on Monday/],
  ])('from %s on nothing but water is taken', (instant, words) => {
    expect(fastingWords(instant)).toMatch(words);
  });

  describe('a visit is shared', () => {
    const shares = async (device: object) => {
      vi.stubGlobal('navigator', device);
      await show(<ShareButton text="On Monday" />);
      await act(async () => fireEvent.click(screen.getByRole('button')));
      return document.querySelector('[aria-live]')!.textContent;
    };
    const refuses = (error: Error) =>
      vi.fn<(what: unknown) => Promise<void>>(() => Promise.reject(error));
    const takes = () => vi.fn<(what: unknown) => Promise<void>>(() => Promise.resolve());

    it('as the device does', async () => {
      const [share, writeText] = [takes(), takes()];
      expect(await shares({ share, clipboard: { writeText } })).toBe('');
      expect([share.mock.calls, writeText.mock.calls]).toEqual([[[{ text: 'On Monday' }]], []]);
    });

    it('by copying, where the device cannot', async () => {
      const writeText = takes();
      expect(await shares({ clipboard: { writeText } })).toMatch(/copied/i);
      expect(writeText.mock.calls).toEqual([['On Monday']]);
      cleanup();
      const refused = { share: refuses(new Error('No')), clipboard: { writeText } };
      expect(await shares(refused)).toMatch(/copied/i);
    });

    it('not by whoever thought better of it', async () => {
      const writeText = takes();
      const share = refuses(new DOMException('No', 'AbortError'));
      expect(await shares({ share, clipboard: { writeText } })).toBe('');
      expect(writeText).not.toHaveBeenCalled();
    });

    it('by showing the text, where nothing else is possible', async () => {
      expect(await shares({})).toMatch(/On Monday$/);
    });
  });
});
