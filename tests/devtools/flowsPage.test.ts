import { describe, expect, it } from 'vitest';
import { chartOf } from '../../devtools/chart/chart.ts';
import { demoAccount } from '../../devtools/figures/demoAccount.ts';
import { emptyFeed, isThere, isWatchedIn, withMessages } from '../../devtools/flows/feed.ts';
import type { Feed } from '../../devtools/flows/feed.ts';
import { idOfState, readLink, viewOf, writeLink } from '../../devtools/flows/link.ts';
import type { Link } from '../../devtools/flows/link.ts';
import { namesIn } from '../../devtools/flows/names.ts';
import { readable, whole } from '../../devtools/flows/view.ts';
import { refusalOf } from '../../devtools/inspector/refusalOf.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { demoColleague, demoPassword } from '../../api/demo/demoPeople.ts';
import { labMachineAt } from './support/labMachineAt.ts';

describe('the URL of the flow page', () => {
  it.each<Link>([
    { machine: 'booking', rehearsals: {} },
    { machine: 'booking', state: 'payment.declined', at: 17, rehearsals: {} },
    { machine: 'payment', story: 'moneyLate', step: 2, rehearsals: {} },
    { machine: 'order', tab: 'server', actor: 'server/order/01J', rehearsals: {} },
    { machine: 'signUp', at: 0, rehearsals: { sendCode: 'fail:TOO_MANY', verifyCode: 'slow' } },
  ])('says what is shown, and is read back: %j', (link) => {
    expect(readLink(writeLink(link))).toEqual(link);
  });

  it.each([
    ['#booking', 'film'],
    ['#booking?figures=30', 'leaving'],
    ['#booking?film&figures=30', 'film'],
    ['#booking?chart&figures', 'chart'],
    ['#booking/lab.choosing?figures', 'chart'],
    ['#booking/lab.choosing?leaving&figures', 'leaving'],
    ['#booking@56', 'chart'],
  ])('%s opens the flow as %s, and a link to that says the same', (hash, view) => {
    expect(viewOf(readLink(hash))).toBe(view);
    expect(viewOf(readLink(writeLink(readLink(hash))))).toBe(view);
  });

  it('is short and can be read', () => {
    expect(
      writeLink({
        machine: 'booking',
        state: 'payment.declined',
        at: 17,
        tab: 'ab12cd',
        rehearsals: { loadLabs: 'fail', createOrder: '' },
      }),
    ).toBe('#booking/payment.declined@17?tab=ab12cd&rehearse=loadLabs:fail');
    expect(readLink('')).toEqual({ machine: 'booking', rehearsals: {} });
  });

  it.each([
    ['address.choosing', 'booking.address.choosing'],
    ['address.gone', 'booking.address'],
    ['gone.too', undefined],
  ])('leads to the state %s, or to what was around it', (path, id) => {
    expect(idOfState(chartOf(bookingMachine), path)).toBe(id);
  });
});

describe('why an event did nothing', () => {
  const snapshot = labMachineAt('choosing');
  it.each([
    [{ type: 'lab.selected' }, 'it lacks data: labId'],
    [{ type: 'lab.selected', labId: 'full' }, 'only if hasPlaces'],
    [{ type: 'lab.selected', labId: 'free' }, null],
    [{ type: 'lab.kept', labId: 'free' }, 'nothing to do: hasPlaces'],
    [{ type: 'patient.submitted' }, 'not possible in this state'],
  ])('%j: %s', (event, reason) => {
    expect(refusalOf(snapshot, event)).toBe(reason);
  });
});

it('a thousand events, one by one, are taken in less than they take to read', () => {
  let feed: Feed = { connected: true, tabs: [], actors: [], entries: [], refusal: undefined };
  for (let index = 0; index < 1000; index += 1)
    feed = withMessages(feed, [
      {
        type: '@xstate.snapshot',
        sessionId: 'a/1',
        event: { type: 'e' },
        snapshot: { value: 'x' },
      },
    ]);
  expect(feed.entries.map(({ index }) => index)).toEqual([...feed.entries.keys()]);
  expect(feed.entries).toHaveLength(1000);
});

describe('tabs of the app', () => {
  const tabAnd = (...types: string[]) =>
    withMessages(
      emptyFeed,
      ['flows.tab', ...types].map((type) => ({
        type,
        sessionId: 'a',
        label: 'Phone 390 × 844',
        path: '/home',
      })),
    );

  it.each([
    [[], true],
    [['flows.gone'], false],
    [['flows.gone', 'flows.back'], true],
  ])('after %j nothing is lost of a tab, and that it is there is %j', (types, there) => {
    const feed = tabAnd(...types);
    expect(feed.tabs.map(({ label }) => label)).toEqual(['Phone 390 × 844, /home']);
    expect(isThere(feed, 'a/x:0')).toBe(there);
  });

  it.each([
    ['a', ['b']],
    [undefined, []],
  ])('clearing %j leaves what happened in %j', (cleared, left) => {
    const did = ['a', 'b'].flatMap((tab) => [
      { type: 'flows.tab', sessionId: tab, label: 'Phone', path: '/home' },
      { type: '@xstate.actor', sessionId: `${tab}/x:0`, name: 'booking' },
      { type: '@xstate.snapshot', sessionId: `${tab}/x:0`, event: { type: 'e' } },
      { type: 'flows.refused', sessionId: `${tab}/x:0`, event: { type: 'e' } },
    ]);
    const { tabs, actors, entries, refusal } = withMessages(emptyFeed, [
      ...did,
      { type: 'flows.cleared', ...(cleared && { sessionId: cleared }) },
    ]);
    const ofLeft = left.map((tab) => `${tab}/x:0`);
    expect(tabs.map(({ id }) => id)).toEqual(left);
    expect(actors.map(({ sessionId }) => sessionId)).toEqual(ofLeft);
    expect(entries.map(({ sessionId }) => sessionId)).toEqual(ofLeft);
    expect(refusal?.sessionId).toBe(ofLeft[0]);
  });

  it.each([
    ['before an app is open', [], undefined, false],
    ['once one is', ['flows.tab'], undefined, true],
    ['after it was closed', ['flows.tab', 'flows.gone'], undefined, false],
    ['where the server is chosen', [], 'server', true],
  ])("an order of the server's is looked at %s: %j, tab %j: %j", (_, types, tab, watched) => {
    const feed = withMessages(emptyFeed, [
      { type: '@xstate.actor', sessionId: 'server/order/1', name: 'order' },
      ...types.map((type) => ({ type, sessionId: 'a', label: 'Phone', path: '/home' })),
    ]);
    expect(isWatchedIn(feed, 'server/order/1', tab)).toBe(watched);
  });

  it('an actor is called by its tab where several are shown, not where one is watched', () => {
    const feed = withMessages(tabAnd(), [
      { type: 'flows.tab', sessionId: 'b', label: 'Computer 1280 × 800', path: '/home' },
      { type: '@xstate.actor', sessionId: 'a/x:0', name: 'booking' },
    ]);
    expect(namesIn(feed)('a/x:0')).toBe('booking, Phone 390 × 844 a');
    expect(namesIn(feed, 'a')('a/x:0')).toBe('booking');
  });
});

it('a chart is opened with letters of 9 px at least, and a small one whole', () => {
  const desktop = { width: 870, height: 780 };
  const large = readable({ width: 3853, height: 6199 }, desktop);
  expect((12 * desktop.width) / large.width).toBeGreaterThanOrEqual(9);
  expect((12 * desktop.height) / large.height).toBeGreaterThanOrEqual(9);
  const small = readable({ width: 606, height: 772 }, desktop);
  expect(small.width).toBeGreaterThanOrEqual(606);
  expect(small.height).toBeGreaterThanOrEqual(772);
});

it('a large chart is opened where it begins, and nothing beside the chart', () => {
  const desktop = { width: 870, height: 780 };
  const drawing = { width: 3853, height: 6199 };
  const seen = (begins: { x: number; y: number }) => readable(drawing, desktop, begins);
  for (const begins of [
    { x: 20, y: 40 },
    { x: 3800, y: 60 },
    { x: 2000, y: 6190 },
  ]) {
    const { x, y, width, height } = seen(begins);
    expect(begins.x).toBeGreaterThan(x);
    expect(begins.x).toBeLessThan(x + width);
    expect(begins.y).toBeGreaterThan(y);
    expect(begins.y).toBeLessThan(y + height);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(-16);
    expect(x + width).toBeLessThanOrEqual(3853 + 16);
    expect(y + height).toBeLessThanOrEqual(6199 + 16);
  }
});

it.each([
  [358, 523],
  [736, 635],
  [678, 660],
])('Fit shows all of a chart in a frame of %i × %i', (width, height) => {
  for (const drawing of [
    { width: 4538, height: 9845 },
    { width: 200, height: 90 },
  ]) {
    const { x, y, ...seen } = whole(drawing, { width, height });
    expect([x, y].every((start) => start <= 0)).toBe(true);
    expect(x + seen.width).toBeGreaterThanOrEqual(drawing.width);
    expect(y + seen.height).toBeGreaterThanOrEqual(drawing.height);
  }
});

it('the login of the demonstration is the one that works there', () => {
  expect(demoAccount).toEqual({ email: demoColleague.email, password: demoPassword });
});
