// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { createSessionActor } from '../../web/session/sessionActor.ts';
import { sessionPorts } from '../../web/session/session.ports.ts';
import { user } from '../../devtools/samples/entities.ts';

const clearing = {
  clearStoredAnswers: vi.fn<() => void>(),
  clearDeviceData: vi.fn<() => void>(),
  clearLeftovers: vi.fn<(customerId: string) => void>(),
};
const stored = () => sessionStorage.getItem('assay.tab.session');
beforeEach(() => {
  for (const one of Object.values(clearing)) one.mockClear();
});

const { signal: none } = new AbortController();
const answers = (data: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data })));

it('the tab stores whose data it shows, and the page that was wanted', () => {
  const session = createSessionActor(clearing, { user });
  session.start();
  session.send({ type: 'page.wanted', wanted: '/orders' });
  expect(stored()).toBe('{"dataOf":"u1","wanted":"/orders"}');
  session.stop();
  const again = createSessionActor(clearing, { user: null });
  again.start();
  expect(again.getSnapshot().context).toMatchObject({ dataOf: 'u1', wanted: '/orders' });
  again.stop();
});

it('somebody else begins without what was left here', () => {
  sessionStorage.setItem('assay.tab.session', JSON.stringify({ dataOf: 'u9', wanted: null }));
  createSessionActor(clearing, { user }).start();
  expect(clearing.clearLeftovers.mock.calls).toEqual([['u1']]);
});

it('the same person finds what was left here', () => {
  sessionStorage.setItem('assay.tab.session', JSON.stringify({ dataOf: 'u1', wanted: null }));
  createSessionActor(clearing, { user }).start();
  expect(clearing.clearLeftovers).not.toHaveBeenCalled();
});

it('who is here is what the service says, or nobody', async () => {
  answers({ me: { __typename: 'User', ...user } });
  expect(await sessionPorts.loadUser(undefined, none)).toMatchObject({
    id: 'u1',
    firstName: 'Asha',
  });
  answers({ me: null });
  expect(await sessionPorts.loadUser(undefined, none)).toBeNull();
  answers({ signOut: { __typename: 'Message', message: 'Done' } });
  expect(await sessionPorts.signOut(undefined, none)).toMatchObject({ message: 'Done' });
});
