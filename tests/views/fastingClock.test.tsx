// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { visitCopy } from '../../web/copy/visit.ts';
import { show } from './support/show.tsx';

const { toEat, toVisit } = visitCopy.fasting;
// The last meal by half past ten in the evening, for a visit at half past eight, in India.
const from = '2026-11-22T17:00:00.000Z';
const slot = { date: '2026-11-23', startTime: '08:30 am' };
const evening = '2026-11-22T';

/** The clock on a device whose time, and the service's, are these; `there` null: no answer. */
async function openAt(here: string, there: string | null = here): Promise<void> {
  vi.resetModules();
  const { FastingClock } = await import('../../web/shared/FastingClock.tsx');
  vi.useFakeTimers({ now: Date.parse(here), toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', () =>
    there === null
      ? Promise.reject(new TypeError('away'))
      : Promise.resolve(new Response(null, { headers: { date: new Date(there).toUTCString() } })),
  );
  await show(<FastingClock from={from} slot={slot} />);
}
const callout = () => document.querySelector('[data-fasting]')!.textContent;

afterEach(() => vi.useRealTimers());

it.each([
  [`${evening}05:00:00.000Z`, toEat(12, 0)],
  [`${evening}13:40:00.000Z`, toEat(3, 20)],
  [`${evening}16:59:30.000Z`, toEat(0, 1)],
  [`${evening}17:00:00.000Z`, toVisit(10, 0)],
  ['2026-11-23T02:00:00.000Z', toVisit(1, 0)],
])('at %s it says: %s', async (now, words) => {
  await openAt(now);
  expect(callout()).toContain(words);
});

it.each([`${evening}04:59:00.000Z`, '2026-11-23T03:00:00.000Z'])(
  'at %s there is nothing to wait for yet, or any more',
  async (now) => {
    await openAt(now);
    expect(document.querySelector('[data-fasting] circle')).toBeNull();
    expect(callout()).toContain(visitCopy.fasting.title);
  },
);

it('goes by the service’s time, whatever the device says, and goes on', async () => {
  await openAt(`${evening}20:00:00.000Z`, `${evening}13:40:00.000Z`);
  await waitFor(() => expect(callout()).toContain(toEat(3, 20)));
  vi.advanceTimersByTime(20 * 60_000);
  await waitFor(() => expect(callout()).toContain(toEat(3, 0)));
});

it('has the device’s time where the service is away', async () => {
  await openAt(`${evening}13:40:00.000Z`, null);
  expect(callout()).toContain(toEat(3, 20));
});

it('is calm: nothing of it is announced', async () => {
  await openAt(`${evening}13:40:00.000Z`);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
});
