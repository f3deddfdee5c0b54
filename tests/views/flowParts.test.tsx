// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  Link,
  Navigate,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import type { AnyActorRef } from 'xstate';
import { createFlow } from '../../web/shared/flows/createFlow.tsx';
import { FlowMain } from '../../web/shared/flows/FlowMain.tsx';
import { alreadySent } from '../../web/shared/flows/alreadySent.ts';
import { useFlowUrl } from '../../web/shared/flows/useFlowUrl.ts';
import { useGoBack } from '../../web/shared/useGoBack.ts';
import { show } from './support/show.tsx';

const Where = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <code id="where" data-by={useNavigationType()}>
        {pathname + search}
      </code>
      <button onClick={() => void navigate(-1)}>Browser’s Back</button>
    </>
  );
};
const where = () => document.getElementById('where')!.textContent;
const back = () => fireEvent.click(screen.getByText('Browser’s Back'));
const at = (url: string) => ({ path: '*', url });

/** Four places, of which the third cannot be gone to by its address; `asking` leads on by itself. */
const ways = createMachine({
  id: 'ways',
  initial: 'one',
  on: { asked: '.asking' },
  states: {
    one: { on: { went: 'two' } },
    two: { on: { went: 'three', came: 'one', skipped: 'four' } },
    three: { on: { came: 'one' } },
    four: { on: { came: 'one', returned: 'two' } },
    asking: { tags: ['loading', 'busy'], on: { found: 'two' } },
  },
});
const pathsOf: Record<string, string | null> = {
  one: '/one',
  two: '/two',
  three: null,
  four: '/four',
  asking: '/ask',
};

const eventsOf: Record<string, string> = { '/one': 'came', '/two': 'returned', '/ask': 'asked' };

function Ways({ actor }: { actor: AnyActorRef }) {
  useFlowUrl(actor, {
    pathOf: (snapshot: { value: string }) => pathsOf[snapshot.value] ?? null,
    eventOf: ({ pathname }: { pathname: string }) =>
      pathname in eventsOf ? { type: eventsOf[pathname] } : null,
    isOpening: (snapshot: { value: string }) => snapshot.value === 'asking',
  } as never);
  return <Where />;
}

describe('a flow and its address', () => {
  const flow = async (url: string) => {
    const actor = createActor(ways).start();
    await show(
      <>
        <Link to="/elsewhere">elsewhere</Link>
        <Ways actor={actor} />
      </>,
      'never',
      at(url),
    );
    const send = (type: string) => act(() => actor.send({ type }));
    const state = () => actor.getSnapshot().value;
    return { send, state };
  };

  it('that was sent its event before its page was there leads the address', async () => {
    const actor = createActor(ways).start();
    act(() => actor.send({ type: 'went' }));
    const sent = <Navigate to="/one" state={alreadySent} replace />;
    const page = (
      <Routes>
        <Route path="/start" element={sent} />
        <Route path="*" element={<Ways actor={actor} />} />
      </Routes>
    );
    await show(page, 'never', at('/start'));
    expect([actor.getSnapshot().value, where()]).toEqual(['two', '/two']);
  });

  it('the address follows the state, and the state follows Back', async () => {
    const { send, state } = await flow('/one');
    send('went');
    expect(where()).toBe('/two');
    // A state without an address of its own leaves it as it is.
    send('went');
    expect([where(), state()]).toEqual(['/two', 'three']);
    back();
    await waitFor(() => expect([where(), state()]).toEqual(['/one', 'one']));
  });

  it('a state that is left before its address is shown is not gone back to', async () => {
    const actor = createActor(ways).start();
    const LeavesTwo = () => {
      const { pathname } = useLocation();
      useLayoutEffect(() => {
        if (pathname === '/two' && actor.getSnapshot().value === 'two')
          actor.send({ type: 'skipped' });
      }, [pathname]);
      return null;
    };
    await show(
      <>
        <LeavesTwo />
        <Ways actor={actor} />
      </>,
      'never',
      at('/one'),
    );
    act(() => actor.send({ type: 'went' }));
    await waitFor(() => expect([where(), actor.getSnapshot().value]).toEqual(['/four', 'four']));
    back();
    await waitFor(() => expect([where(), actor.getSnapshot().value]).toEqual(['/two', 'two']));
  });

  it('an address that the flow does not allow becomes the one of its state', async () => {
    const { state } = await flow('/two');
    expect([where(), state()]).toEqual(['/one', 'one']);
    // Back would lead to it again.
    expect(document.getElementById('where')!.dataset.by).toBe('REPLACE');
  });

  it('a state without an address of its own leaves every address as it is', async () => {
    const { send, state } = await flow('/one');
    send('went');
    send('went');
    fireEvent.click(screen.getByText('elsewhere'));
    expect([where(), state()]).toEqual(['/elsewhere', 'three']);
  });

  it('an address is the same however it is spelled', async () => {
    const { state } = await flow('/ONE');
    expect([where(), state()]).toEqual(['/ONE', 'one']);
  });

  it('a page that finds out where it leads takes its place in the history', async () => {
    const { send, state } = await flow('/one');
    send('asked');
    expect(where()).toBe('/ask');
    send('found');
    expect(where()).toBe('/two');
    back();
    await waitFor(() => expect([where(), state()]).toEqual(['/one', 'one']));
  });

  it('is said at the main element, with a spinner for what is not shown by itself', async () => {
    vi.useFakeTimers();
    const actor = createActor(ways).start();
    await show(
      <FlowMain actor={actor} machine="ways">
        Text
      </FlowMain>,
    );
    const { dataset } = screen.getByRole('main');
    expect([dataset.machine, dataset.state]).toEqual(['ways', 'one']);
    act(() => actor.send({ type: 'asked' }));
    act(() => void vi.advanceTimersByTime(1000));
    expect([dataset.state, screen.queryByRole('status')]).toEqual(['asking', null]);
  });
});

describe('a flow that is handed down', () => {
  const Flow = createFlow<AnyActorRef>('ways');
  const Reader = () => <output>{Flow.useSelector(({ value }) => value as string)}</output>;

  it('is started once it is shown, and read as it changes', async () => {
    const actor = createActor(ways);
    await show(
      <Flow.Provider actor={actor}>
        <Reader />
      </Flow.Provider>,
    );
    act(() => actor.send({ type: 'went' }));
    expect(screen.getByRole('status').textContent).toBe('two');
  });
});

describe('Back of a page', () => {
  const Back = () => <button onClick={useGoBack('/home')}>Back</button>;

  it('leads where one came from, or elsewhere where there is nothing to go back to', async () => {
    await show(
      <>
        <Link to="/next">next</Link>
        <Back />
        <Where />
      </>,
      'never',
      at('/first'),
    );
    fireEvent.click(screen.getByText('next'));
    expect(where()).toBe('/next');
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(where()).toBe('/first'));
    fireEvent.click(screen.getByText('Back'));
    expect(where()).toBe('/home');
  });
});
