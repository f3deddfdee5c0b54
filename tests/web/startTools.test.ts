// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { countFlows } from '../../web/app/countFlows.ts';
import { startDevtools } from '../../web/app/startDevtools.ts';
import { rememberForReport } from '../../web/problem/problemLog.ts';
import {
  bookingActor,
  chatActor,
  findTestActor,
  pinActor,
  signUpActor,
} from '../../web/shared/flows/flows.ts';
import { actorOptions, inspectActors } from '../../web/shared/flows/inspection.ts';

const { develop, sent } = vi.hoisted(() => ({
  develop: vi.fn<(tools: { loadActor(machine: string): unknown }) => Promise<void>>(),
  sent: vi.fn<(steps: { flow: string; state: string; next: string | null }[]) => void>(),
}));
vi.mock('../../devtools/develop.ts', () => ({ develop }));
vi.mock('../../web/flowFigures/sendSteps.ts', () => ({ sendSteps: sent }));

beforeEach(() => {
  develop.mockClear();
  sent.mockClear();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  delete window.assayReport;
  delete window.assayWalked;
});

describe('the tools of a tester', () => {
  it.each([
    ['/home', 0],
    ['/home?x=inspect', 0],
    ['/home?inspector', 0],
    ['/inspect', 0],
    ['/home?inspect', 1],
    ['/home?x=1&inspect=1', 1],
    ['/home?rehearse=loadLabs:fail', 1],
  ])('at %s are fetched %i times', async (path, times) => {
    history.replaceState(null, '', path);
    await startDevtools();
    expect(develop).toHaveBeenCalledTimes(times);
  });

  it.each(['assayReport', 'assayWalked'] as const)('are there for a test: %s', async (name) => {
    Object.assign(window, { [name]: [] });
    await startDevtools();
    expect(develop).toHaveBeenCalledOnce();
  });

  it('may fetch a flow by its name', async () => {
    history.replaceState(null, '', '/home?inspect');
    await startDevtools();
    const { loadActor } = develop.mock.calls[0]![0];
    const flows: Record<string, { load(): Promise<unknown> }> = {
      booking: bookingActor,
      chat: chatActor,
      findTest: findTestActor,
      pin: pinActor,
      signUp: signUpActor,
    };
    const names = Object.keys(flows);
    const loaded = names.map((name) => vi.spyOn(flows[name]!, 'load').mockResolvedValue(name));
    expect(await Promise.all([...names, 'session'].map(loadActor))).toEqual([...names, undefined]);
    for (const load of loaded) expect(load).toHaveBeenCalledOnce();
  });
});

describe('the steps of the flows', () => {
  const machine = createMachine({
    id: 'ways',
    initial: 'one',
    states: { one: { on: { went: 'two' } }, two: { on: { went: 'three' } }, three: {} },
  });
  const hidden = (isHidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const counted = () =>
    sent.mock.calls.map(([steps]) => steps.map(({ state, next }) => [state, next]));

  it('are counted from the first on, and sent each time that the page is hidden', () => {
    inspectActors(rememberForReport);
    const ways = createActor(machine, actorOptions()).start();
    ways.send({ type: 'went' });
    countFlows();
    hidden(false);
    expect(sent).not.toHaveBeenCalled();
    hidden(true);
    expect(counted()).toEqual([
      [
        ['one', null],
        ['one', 'two'],
        ['two', null],
      ],
    ]);
    expect(sent.mock.calls[0]![0].map(({ flow }) => flow)).toEqual(['ways', 'ways', 'ways']);
    ways.send({ type: 'went' });
    // No flow of the page, but something that one waits for.
    createActor(
      fromPromise(() => Promise.resolve()),
      actorOptions(),
    ).start();
    dispatchEvent(new Event('pagehide'));
    expect(counted()[1]).toEqual([
      ['two', 'three'],
      ['three', null],
    ]);
  });
});
