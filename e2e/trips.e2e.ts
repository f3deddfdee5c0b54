import type { Page } from '@playwright/test';
import { choices } from '../machines/booking/draft.ts';
import { dotted } from '../machines/dotted.ts';
import {
  address,
  bookedOrder,
  lab,
  laterSlot,
  otherLab,
  patient,
  slot,
} from '../devtools/samples/entities.ts';
import { shortestWays } from '../tests/models/tours.ts';
import { expect, inState, test } from './fixtures.ts';
import { bookingScreens } from './models/booking.screens.ts';
import { bookingTrips } from './models/booking.trips.ts';
import type { BookingState, Trip } from './models/booking.trips.ts';
import { Calls } from './models/calls.ts';
import { drive } from './models/drive.ts';
import { isDoable } from './models/screens.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every service answers well, and the customer is known. */
const well = (page: Page, order = bookedOrder()) =>
  new Calls([], {
    ...bookingScreens.starts[0]!.answers,
    patients: [patient],
    labs: [lab, otherLab],
    slots: [slot, laterSlot],
    addresses: [address],
    order,
  }).watch(page);

/** What the tab has stored as chosen; what is not chosen yet may be given its default later. */
async function chosenIn(page: Page): Promise<Record<string, unknown>> {
  const stored = await page.evaluate(() => sessionStorage.getItem('assay.tab.draft'));
  const text = JSON.parse(stored ?? 'null') as string | null;
  const { draft } = JSON.parse(text ?? '{"draft":{}}') as { draft: Record<string, unknown> };
  const names = [...choices, 'orderId'].filter((name) => (draft[name] ?? null) !== null);
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

const ways = new Map<
  BookingState,
  { start: (typeof bookingScreens.starts)[number]; steps: never[] }
>();
for (const start of bookingScreens.starts)
  for (const { value, steps } of shortestWays(bookingScreens.model, {
    begin: start.received ?? [],
    doable: (snapshot, event) => isDoable(bookingScreens, snapshot, event),
  })) {
    const state = dotted(value) as BookingState;
    if (!ways.has(state)) ways.set(state, { start, steps: steps as never[] });
  }

for (const [state, { start, steps }] of ways) {
  const trip: Trip | 'passing' = bookingTrips[state];
  if (trip === 'passing') continue;
  test(`${state}: reload, Back and Forward, another tab on another test`, async ({
    page,
    context,
  }) => {
    await drive(page, bookingScreens, start, steps);
    await page.clock.resume();
    if (trip.typed) await page.getByLabel(trip.typed, { exact: true }).fill('Typed before');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await well(page, bookedOrder(state === 'placed' ? { paymentStatus: 'SUCCESS' } : {}));
    const chosen = await chosenIn(page);
    const isBack = async (to: BookingState) => {
      await inState(page, 'booking', to);
      expect(await chosenIn(page)).toMatchObject(chosen);
      if (trip.opens && to !== state)
        await page.getByText(trip.opens, { exact: true }).last().click();
      if (trip.typed)
        await expect(page.getByLabel(trip.typed, { exact: true })).toHaveValue('Typed before');
    };
    await test.step('reload', async () => {
      await page.reload();
      await isBack(trip.reload);
    });
    await test.step('Back and Forward', async () => {
      await page.goBack();
      await page.goForward();
      await isBack(trip.backForward);
    });
    const here = trip.opens ? state : trip.backForward;
    await test.step('another tab on another test', async () => {
      const other = await context.newPage();
      await other.goto('/testinfo/tsh');
      await expect(other.getByRole('heading', { level: 1 })).toHaveText('TSH');
      await other.close();
      await isBack(here);
    });
  });
}
