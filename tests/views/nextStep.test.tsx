// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { trackedOrder } from '../../devtools/samples/orders.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { today } from '../../web/ui/days.ts';
import { follow } from './support/followedOrder.tsx';

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
    ['over', { status: 'cancelled' }, null],
  ])('%s', async (_, changes, sentence) => {
    await follow(trackedOrder(changes));
    expect(document.querySelector('[data-next-step]')?.textContent ?? null).toBe(sentence);
  });
});
