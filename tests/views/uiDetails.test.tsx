// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CrashBoundary } from '../../web/app/CrashBoundary.tsx';
import { Toasts } from '../../web/app/lazyParts.tsx';
import { OfflineNote } from '../../web/app/OfflineNote.tsx';
import { ToastArea } from '../../web/app/ToastArea.tsx';
import { LoadBoundary } from '../../web/shared/LoadBoundary.tsx';
import { slotGroups } from '../../web/shared/slotGroups.ts';
import { Choices } from '../../web/ui/Choices.tsx';
import { List } from '../../web/ui/List.tsx';
import { LoadingOverlay } from '../../web/ui/LoadingOverlay.tsx';
import { PageHeading } from '../../web/ui/PageHeading.tsx';
import { toastDurations, toaster } from '../../web/ui/toaster.ts';
import { slot } from '../../devtools/samples/entities.ts';
import { show } from './support/show.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  toaster.take();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a few choices', () => {
  const choices = async (value: 'a' | 'b' | '') => {
    const onChange = vi.fn<(value: string) => void>();
    await show(
      <Choices<'a' | 'b'>
        label="Kind"
        names={{ a: 'First', b: 'Second' }}
        value={value}
        onChange={onChange}
      />,
    );
    return onChange;
  };

  it.each([
    ['', [0, -1]],
    ['a', [0, -1]],
    ['b', [-1, 0]],
  ] as const)('of which “%s” is taken are come to with Tab at it', async (value, stops) => {
    await choices(value);
    expect(screen.getAllByRole('radio').map(({ tabIndex }) => tabIndex)).toEqual(stops);
  });

  it('tell which one is taken', async () => {
    const onChange = await choices('a');
    fireEvent.click(screen.getByLabelText('Second'));
    await waitFor(() => expect(onChange.mock.calls).toEqual([['b']]));
  });
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

it('a list that is not there yet is none', () => {
  render(<List>{undefined}</List>);
  expect(screen.queryByRole('list')).toBeNull();
});

it('hours in which no slot is are not named', () => {
  const labels = { morning: 'Morning', afternoon: 'Afternoon' };
  const groups = slotGroups([{ ...slot, startTime: '01:00 pm' }], labels);
  expect(groups.map(({ label }) => label)).toEqual(['Afternoon']);
});

it('nobody waits for a spinner that is not needed any more', () => {
  vi.useFakeTimers();
  render(<LoadingOverlay busy />);
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

describe('a toast', () => {
  it('stays for as long as limits.md says', () => {
    expect(toastDurations).toEqual({ success: 1500, error: 1000 });
  });

  it('waits for the next one where its code cannot be fetched', async () => {
    const load = vi.spyOn(Toasts, 'load').mockRejectedValueOnce(new Error('No connection'));
    await show(<ToastArea />);
    expect(load).not.toHaveBeenCalled();
    await act(async () => toaster.show('success', 'First'));
    expect([load.mock.calls.length, toaster.waiting().length]).toEqual([1, 1]);
    await act(async () => toaster.show('success', 'Second'));
    await screen.findByText('Second');
    expect(screen.getAllByText('First')).toHaveLength(1);
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

  it('is not on the page that the server renders', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(renderToString(<OfflineNote />)).toBe('');
  });

  it('is listened for no longer once the page is gone', async () => {
    const serviceWorker = new EventTarget();
    const listening = vi.spyOn(serviceWorker, 'addEventListener');
    vi.stubGlobal('navigator', { onLine: true, serviceWorker });
    await show(<OfflineNote />);
    const [kind, , over] = listening.mock.calls[0] as unknown as [
      string,
      unknown,
      { signal: AbortSignal },
    ];
    expect([kind, over.signal.aborted]).toEqual(['message', false]);
    cleanup();
    expect(over.signal.aborted).toBe(true);
  });
});
