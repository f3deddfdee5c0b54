// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { visitSentence } from '../../web/shared/visitSentence.ts';
import { today } from '../../web/ui/days.ts';
import { follow } from './support/followedOrder.tsx';

// Seven o'clock in the morning in India.
const sevenOClock = () =>
  void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T01:30:00Z') });
sevenOClock();
beforeEach(sevenOClock);

const slotDay = (ahead: number) => ({
  ...trackedOrder().slot,
  date: new Date(Date.parse(today()) + ahead * 86_400_000).toISOString().slice(0, 10),
});

describe('what comes next of a paid visit is said on top', () => {
  const { next } = ordersCopy;
  it.each<[string, Partial<FollowedOrder>, string | null]>([
    [
      'placed, today',
      { slot: slotDay(0) },
      next.comes(next.somebody, 'today', '07:00 am', '07:30 am'),
    ],
    [
      'today, its time is just over',
      { slot: { ...slotDay(0), startTime: '06:30 am', endTime: '07:00 am' } },
      next.late,
    ],
    [
      'today, until midnight',
      { slot: { ...slotDay(0), startTime: '11:30 pm', endTime: '12:00 am' } },
      next.comes(next.somebody, 'today', '11:30 pm', '12:00 am'),
    ],
    [
      'assigned, tomorrow',
      { status: 'assigned', technicianName: 'Ravi Kumar', slot: slotDay(1) },
      next.comes('Ravi Kumar', 'tomorrow', '07:00 am', '07:30 am'),
    ],
    ['its time is past', { slot: slotDay(-1) }, next.late],
    [
      'somebody set out',
      { status: 'assigned', technicianName: 'Ravi', onTheWayAt: '2026-11-23T01:00:00.000Z' },
      next.onTheWay('Ravi'),
    ],
    ['collected', { status: 'collection' }, next.collected],
    [
      'at the lab',
      { status: 'examining', reportExpectedAt: '2026-11-24T04:30:00.000Z' },
      next.examiningUntil('Tue, 24 Nov, 10:00 am'),
    ],
    ['ready', { status: 'completed' }, next.ready],
    ['unpaid', { paymentStatus: 'PENDING', availableActions: ['PAY'] }, null],
    ['cancelled', { status: 'cancelled' }, next.again],
    ['not paid in time', { paymentStatus: 'EXPIRED', availableActions: [] }, next.again],
  ])('%s', async (_, changes, sentence) => {
    await follow(trackedOrder(changes));
    expect(document.querySelector('[data-next-step]')?.textContent ?? null).toBe(sentence);
  });
});

it('a visit on which nothing was collected asks for another time, whoever set out for it', () => {
  const visit = { slot: slotDay(0), technicianName: null, onTheWayAt: '2026-11-23T01:00:00.000Z' };
  const failedVisit = { at: '2026-11-23T02:00:00.000Z' };
  expect(visitSentence({ ...visit, failedVisit }).text).toBe(ordersCopy.next.notCollected);
});

describe('a page that stays open', () => {
  const said = () => document.querySelector('[data-next-step]')?.textContent;
  const visit = (slot: FollowedOrder['slot']) =>
    follow(trackedOrder({ status: 'assigned', technicianName: 'Ravi Kumar', slot }));
  const { next } = ordersCopy;
  const late = '2026-11-23T18:29:00Z';
  const slotOf = (date: string) => ({ ...trackedOrder().slot, date });
  /** The clock that the page looks at twice a minute. */
  const stayOpen = (now: string) =>
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse(now) });

  it("says 'today' from midnight in India on", async () => {
    stayOpen(late);
    await visit(slotOf('2026-11-24'));
    expect(said()).toBe(next.comes('Ravi Kumar', 'tomorrow', '07:00 am', '07:30 am'));
    act(() => void vi.advanceTimersByTime(61_000));
    expect(said()).toBe(next.comes('Ravi Kumar', 'today', '07:00 am', '07:30 am'));
  });

  it('says that a visit is late once its time is over', async () => {
    stayOpen('2026-11-24T01:59:00Z');
    await visit(slotOf('2026-11-24'));
    act(() => void vi.advanceTimersByTime(61_000));
    expect(said()).toBe(next.late);
  });

  it('does so too when a phone that slept is looked at again', async () => {
    stayOpen(late);
    await visit(slotOf('2026-11-24'));
    vi.setSystemTime('2026-11-23T20:00:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(said()).toBe(next.comes('Ravi Kumar', 'today', '07:00 am', '07:30 am'));
  });

  it("goes by the service's time where the device's clock is hours off", async () => {
    vi.resetModules();
    const { readServerTime } = await import('../../web/shared/serverTime.ts');
    const days = await import('../../web/ui/days.ts');
    const { isSlotOver } = await import('../../web/shared/isSlotOver.ts');
    stayOpen('2026-11-24T08:00:00Z');
    vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: late } }));
    expect([days.today(), isSlotOver(slotOf('2026-11-24'))]).toEqual(['2026-11-24', true]);
    await readServerTime();
    expect([days.today(), isSlotOver(slotOf('2026-11-24'))]).toEqual(['2026-11-23', false]);
  });
});
