import type { Page } from '@playwright/test';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { missingIn } from '../../tests/shown/shown.ts';
import type { Shown } from '../../tests/shown/shown.ts';
import { expect } from '../fixtures.ts';

/** What the gateway answered a page, by the field of the answer; the last one of each. */
export interface Said {
  answer<Value>(field: string): Value | undefined;
  /** The order of the page, however it was asked for last. */
  order(): BookedOrder | undefined;
}

/** Listens to what the gateway answers a page from now on. */
export function listenTo(page: Page): Said {
  const answers = new Map<string, unknown>();
  let order: BookedOrder | undefined;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return;
    response.json().then(
      ({ data }: { data?: Record<string, unknown> | null }) => {
        for (const [field, value] of Object.entries(data ?? {})) {
          answers.set(field, value);
          if (['createOrder', 'changeOrder', 'order'].includes(field)) order = value as BookedOrder;
        }
      },
      // A stream, or a page that is gone: neither says anything.
      () => undefined,
    );
  });
  return {
    answer: <Value>(field: string) => answers.get(field) as Value | undefined,
    order: () => order,
  };
}

/** Waits until the page shows what the service said, and no other price. */
export async function showsWhatWasSaid(page: Page, shown: () => Shown | undefined): Promise<void> {
  await expect
    .poll(async () => {
      const wanted = shown();
      return wanted ? missingIn(await wordsOf(page), wanted) : ['The service said nothing'];
    })
    .toEqual([]);
}

/** What stands on the page's own part; the line that names the booking is checked for itself. */
const wordsOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const line of copy.querySelectorAll('[data-booking-summary]')) line.remove();
    return copy.textContent;
  });
