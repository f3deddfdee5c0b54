// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { takeUpPage } from '../../web/booking/openedBooking.ts';
import { lazyComponent } from '../../web/shared/lazyComponent.tsx';
import { usePressWhenLoaded } from '../../web/shared/usePressWhenLoaded.ts';
import { toaster } from '../../web/ui/toaster.ts';
import { chosen } from './support/funnel.tsx';

const pressed = vi.fn<() => void>();
beforeEach(() => pressed.mockClear());
afterEach(() => {
  toaster.take();
  document.body.replaceChildren();
});
/** Whatever waits for nothing has happened by then. */
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

describe('a button whose code comes later', () => {
  let arrive: () => void;
  let fail: () => void;
  const open = () => {
    const Part = lazyComponent(
      () =>
        new Promise<() => null>((resolve, reject) => {
          arrive = () => resolve(() => null);
          fail = () => reject(new Error('No connection'));
        }),
    );
    const Around = () => {
      const around = usePressWhenLoaded<HTMLDivElement>(Part);
      return (
        <>
          <div ref={around}>
            <button onClick={() => Part.isLoaded() && pressed()}>
              <i>inside</i>
            </button>
            <p>text</p>
          </div>
          <button onClick={pressed}>outside</button>
        </>
      );
    };
    const { unmount } = render(<Around />);
    return { Part, unmount };
  };
  const press = (text: string) => fireEvent.click(screen.getByText(text));

  it('is pressed once it is there', async () => {
    open();
    press('inside');
    press('inside');
    await turn();
    expect(pressed).not.toHaveBeenCalled();
    arrive();
    await turn();
    expect(pressed).toHaveBeenCalledTimes(2);
    press('inside');
    await turn();
    expect(pressed).toHaveBeenCalledTimes(3);
  });

  it('is not pressed where it cannot be fetched, which is said', async () => {
    open();
    press('inside');
    fail();
    await turn();
    expect([pressed.mock.calls.length, toaster.take().map(({ kind }) => kind)]).toEqual([
      0,
      ['error'],
    ]);
  });

  it('is the only thing that is pressed again, as long as it is on the page', async () => {
    const { Part, unmount } = open();
    const load = vi.spyOn(Part, 'load');
    press('text');
    press('outside');
    document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([load.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
    const button = screen.getByText('inside');
    unmount();
    fireEvent.click(button);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a part of a page that the server rendered', () => {
  let root: Root | undefined;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    act(() => root?.unmount());
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const ready = vi.fn<() => void>();
  const Part = ({ name }: { name: string }) => {
    useEffect(ready, []);
    return <button onClick={pressed}>{name}</button>;
  };
  /** The page as it comes from the server, hydrated with the part put off. */
  async function hydrate() {
    ready.mockClear();
    document.body.innerHTML =
      '<div id="root" data-server-rendered><!--$--><button>Go</button><!--/$--></div>';
    const { deferHydration } = await import('../../web/shared/deferHydration.tsx');
    const { markHydrated } = await import('../../web/shared/hydration.ts');
    const Deferred = deferHydration(Part);
    root = await act(async () =>
      hydrateRoot(document.getElementById('root')!, <Deferred name="Go" />),
    );
    markHydrated();
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('can be read at once, and is hydrated when the browser is idle, as the same elements', async () => {
    // While developing, React objects that what has waited does not wait again.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await hydrate();
    const button = screen.getByText('Go');
    await pass(600);
    expect(ready).not.toHaveBeenCalled();
    await pass(200);
    expect(ready).toHaveBeenCalledOnce();
    fireEvent.click(button);
    expect([pressed.mock.calls.length, screen.getByText('Go')]).toEqual([1, button]);
  });

  it('is hydrated at the first press, which it answers', async () => {
    await hydrate();
    const button = screen.getByText('Go');
    fireEvent.pointerDown(button);
    await act(async () => void fireEvent.click(button));
    await pass(300);
    expect([ready.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1]);
  });
});

it('a step whose data does not come is rendered anew in time, so that presses are answered', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = '<div id="root" data-server-rendered></div>';
  history.replaceState(null, '', '/Lab');
  const draft = { ...chosen, labId: null };
  const { actor } = walk(bookingMachine, { draft, pin: null });
  const taken = vi.fn<() => void>();
  void takeUpPage(actor as never, { userId: 'u1', draft, pin: null }).then(taken);
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  expect(taken).toHaveBeenCalledOnce();
  expect(document.querySelector('[data-server-rendered]')).toBeNull();
});
