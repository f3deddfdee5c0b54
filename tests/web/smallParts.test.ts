import { CombinedGraphQLErrors } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import { allEnded } from '../../web/shared/allEnded.ts';
import { failureOf } from '../../web/shared/apollo.ts';
import { lazyActor } from '../../web/shared/flows/lazyActor.ts';
import { lazyComponent } from '../../web/shared/lazyComponent.tsx';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import { lazyPorts } from '../../web/shared/flows/lazyPorts.ts';
import { eventOfPath } from '../../web/shared/flows/stepPaths.ts';
import { nearDay, nearOrLongDay } from '../../web/shared/nearDay.ts';
import { plain, versionOf } from '../../web/shared/route.ts';
import { legalTextQuery, meQuery } from '../../web/shared/queries.ts';
import { momentOf, monthOf, weekdayOf } from '../../web/ui/days.ts';
import { offerTerms, offerWorth } from '../../web/ui/offerTerms.ts';
import { radioStop } from '../../web/ui/radioStop.ts';
import { slotTimes } from '../../web/ui/slotTimes.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

describe('the terms of an offer', () => {
  const none = { percent: 20, rupees: null, mostRupees: null, from: null, until: null };
  const open = { ...none, firstOrderOnly: false, perCustomer: null };
  it.each([
    [open, ['20% off what the tests cost']],
    [{ ...open, mostRupees: 500 }, ['20% off what the tests cost, up to ₹500']],
    [{ ...open, percent: null, rupees: 1500 }, ['₹1,500 off']],
    [
      { ...open, firstOrderOnly: true, perCustomer: 2, from: '2026-11-23', until: '2026-12-01' },
      [
        '20% off what the tests cost',
        'For your first paid order, by account and mobile number',
        '2 times for each customer',
        'From Mon, 23 Nov 2026',
        'Until Tue, 1 Dec 2026',
      ],
    ],
  ])('%o are said one a line', (offer, lines) => {
    expect(offerTerms(offer)).toEqual(lines);
    expect(offerWorth(offer)).toBe(lines[0]);
  });
});

describe('days and times', () => {
  it.each([
    ['2026-11-23T02:00:00.000Z', 'Mon, 23 Nov, 07:30 am'],
    ['2026-11-22T18:30:00.000Z', 'Mon, 23 Nov, 12:00 am'],
    ['2026-11-23T06:30:00.000Z', 'Mon, 23 Nov, 12:00 pm'],
    ['2026-11-23T18:29:00.000Z', 'Mon, 23 Nov, 11:59 pm'],
    ['2026-11-23T07:35:00.000Z', 'Mon, 23 Nov, 01:05 pm'],
  ])('%s is %s in India', (instant, words) => expect(momentOf(instant)).toBe(words));

  it('of a day are its parts, and those of a slot', () => {
    expect([weekdayOf('2026-12-01'), monthOf('2026-12-01')]).toEqual(['Tue', 'Dec']);
    const slot = { date: '2026-12-01', startTime: '07:30 am', endTime: '08:00 am' };
    expect(slotTimes(slot)).toBe('Tue, 1 Dec, 07:30 am – 08:00 am');
  });

  it.each([
    ['2026-11-22', undefined, 'Sun, 22 Nov'],
    ['2026-11-23', 'Today', 'Today'],
    ['2026-11-24', 'Tomorrow', 'Tomorrow'],
    ['2026-11-25', undefined, 'Wed, 25 Nov'],
  ])('%s is near: %s', (date, near, words) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T06:00:00Z') });
    expect([nearDay(date), nearOrLongDay(date)]).toEqual([near, words]);
  });
});

describe('the one radio that Tab comes to', () => {
  it.each([
    [null, [0, -1, -1]],
    ['b', [-1, 0, -1]],
    ['gone', [0, -1, -1]],
  ])('with %s chosen', (chosen, stops) => {
    const values = ['a', 'b', 'c'];
    expect(values.map((value) => radioStop(value, values, chosen).tabIndex)).toEqual(stops);
  });
});

describe('what is fetched ahead', () => {
  it('in several files fails once all of them have ended', async () => {
    let end: (value: string) => void = () => undefined;
    const slow = new Promise<string>((resolve) => (end = resolve));
    const settled = vi.fn<() => void>();
    const all = allEnded([Promise.reject(new Error('No')), slow]).catch(settled);
    await turn();
    expect(settled).not.toHaveBeenCalled();
    end('late');
    await all;
    expect(settled).toHaveBeenCalledOnce();
    expect(await allEnded([Promise.resolve(1), 2])).toEqual([1, 2]);
  });

  it('of a flow is made once, and made again after a failure', async () => {
    const actor = lazyActor<never>();
    const listener = vi.fn<() => void>();
    const stop = actor.subscribe(listener);
    const make = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('No')));
    actor.makeBy(make);
    await expect(actor.load()).rejects.toThrow('No');
    expect([listener.mock.calls.length, actor.current()]).toEqual([0, undefined]);
    make.mockResolvedValue('made' as never);
    expect(await Promise.all([actor.load(), actor.load()])).toEqual(['made', 'made']);
    expect([make.mock.calls.length, listener.mock.calls.length]).toEqual([2, 1]);
    expect(actor.current()).toBe('made');
    stop();
  });

  it('of ports is the code of all of them, at the first call', async () => {
    const load = vi.fn<() => Promise<{ ask: (input: string) => Promise<string> }>>(() =>
      Promise.resolve({ ask: (input: string) => Promise.resolve(`${input}!`) }),
    );
    const ports = lazyPorts<{ ask: (input: string, signal: AbortSignal) => Promise<string> }>(
      chatMachine,
      load,
    );
    expect([Object.keys(ports), load.mock.calls.length]).toEqual([['ask'], 0]);
    expect(await ports.ask('Well', new AbortController().signal)).toBe('Well!');
  });
});

it('code that is wanted is fetched once, and fetched again where that failed', async () => {
  const fetchCode = vi.fn<() => Promise<() => null>>();
  const Part = lazyComponent(fetchCode);
  const gone = new Error('gone');
  fetchCode.mockRejectedValueOnce(gone);
  await expect(Part.load()).rejects.toMatchObject({
    message: 'code could not be fetched',
    cause: gone,
  });
  expect(Part.isLoaded()).toBe(false);
  fetchCode.mockResolvedValue(() => null);
  await Promise.all([Part.load(), Part.load()]);
  expect([Part.isLoaded(), fetchCode.mock.calls.length]).toEqual([true, 2]);
});

describe('paths and questions of pages', () => {
  it.each([
    ['/Lab', { type: 'xstate.route', to: '#lab' }],
    ['/LAB', { type: 'xstate.route', to: '#lab' }],
    ['/other', null],
    ['', null],
  ])('%s is the event of a step', (path, event) => {
    expect(eventOfPath({ idle: null, lab: '/lab', slot: '/slot' }, path)).toEqual(event);
  });

  it.each([
    [{}, {}],
    [{ version: '12' }, { version: 12 }],
    [{ version: '1234567' }, { version: 0 }],
    [{ version: 'x1' }, { version: 0 }],
  ])('the text with %o in its path is asked for as %o', (params, asked) => {
    const { query: question, variables } = versionOf('TERMS');
    expect(question).toBe(legalTextQuery);
    expect(variables(params, new URLSearchParams())).toEqual({ name: 'TERMS', ...asked });
  });

  it('a question without variables is the same each time', () => {
    const search = new URLSearchParams();
    expect(plain(meQuery).variables({}, search)).toBe(plain(meQuery).variables({}, search));
    expect(plain(meQuery, { id: 'x' }).variables({}, search)).toEqual({ id: 'x' });
  });
});

describe('what the gateway answers', () => {
  const graphqlError = (extensions?: object) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No slot', extensions } as never] });

  it.each([
    [{}, {}],
    [
      { code: 'SLOT_TAKEN', reason: 'SLOT_TAKEN', params: { n: 1 }, data: { amount: 2 } },
      { code: 'SLOT_TAKEN', reason: 'SLOT_TAKEN', params: { n: 1 }, data: { amount: 2 } },
    ],
  ])('with %o is a failure of its own words', (extensions, wanted) => {
    const failure = failureOf(graphqlError(extensions));
    expect([failure.message, { ...failure }]).toEqual(['No slot', wanted]);
    expect(failureOf(Object.assign(failure, { code: 'X' }))).toBe(failure);
  });
});
