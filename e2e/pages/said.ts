import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { BookedOrder, LabChoice, SlotChoice } from '../../machines/booking/booking.types.ts';
import { bookingShown } from '../../tests/shown/booking.shown.ts';
import type { ShownContext } from '../../tests/shown/booking.shown.ts';
import { missingIn, wordsOf } from '../../tests/shown/shown.ts';
import type { Shown } from '../../tests/shown/shown.ts';

/** What is said is there soon after the state; to look again costs little. */
const intervals = [20, 40, 80, 160, 320];

/** What the gateway answered a page, by the field of the answer. */
export interface Said {
  /** The last answer. */
  answer<Value>(field: string): Value | undefined;
  /** Each of them, the last one first: a view may show an earlier one. */
  answers<Value>(field: string): Value[];
  /** The order of the page, however it was asked for last. */
  order(): BookedOrder | undefined;
}

const answersOf = new WeakMap<Page, Said>();

/** What the gateway answered a page so far; every page of a story is listened to. */
export const saidTo = (page: Page): Said => answersOf.get(page)!;

/** The last answer of a field, once there is one: it is shown before the response is read here. */
export async function answerTo<Value>(page: Page, field: string): Promise<Value> {
  await expect
    .poll(() => saidTo(page).answers(field).length, { message: field })
    .toBeGreaterThan(0);
  return saidTo(page).answer<Value>(field)!;
}

/** The order of the page, once the service said it. */
export async function orderTo(page: Page): Promise<BookedOrder> {
  await expect.poll(() => typeof saidTo(page).order()?.id, { message: 'order' }).toBe('string');
  return saidTo(page).order()!;
}

/** Listens to what the gateway answers a page from now on. */
export function listenTo(page: Page): void {
  const answers = new Map<string, unknown[]>();
  let order: BookedOrder | undefined;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/graphql') return;
    response.json().then(
      ({ data }: { data?: Record<string, unknown> | null }) => {
        for (const [field, value] of Object.entries(data ?? {})) {
          answers.set(field, [value, ...(answers.get(field) ?? [])]);
          if (['createOrder', 'changeOrder', 'order', 'takeOffer', 'dropOffer'].includes(field))
            order = value as BookedOrder;
        }
      },
      // A stream, or a page that is gone: neither says anything.
      () => undefined,
    );
  });
  answersOf.set(page, {
    answer: <Value>(field: string) => answers.get(field)?.[0] as Value | undefined,
    answers: <Value>(field: string) => (answers.get(field) ?? []) as Value[],
    order: () => order,
  });
}

/** Waits until the page shows what the service said, and no other price. */
export async function showsWhatWasSaid(
  page: Page,
  shown: () => Shown | undefined,
  where?: string,
): Promise<void> {
  await expect
    .poll(
      async () => {
        const wanted = shown();
        return wanted
          ? missingIn(await page.locator('body').evaluate(wordsOf), wanted)
          : ['The service said nothing'];
      },
      { message: `what the service said stands on the page ${where ?? ''}`, intervals },
    )
    .toEqual([]);
}

const atStart: ShownContext = {
  draft: { patientId: null, labId: null, slotId: null, addressId: null },
  patients: [],
  labs: [],
  slots: [],
  date: null,
  addresses: [],
  order: null,
  oldestUnpaid: null,
  message: null,
};
type ContextsFrom = (page: Page, said: Said) => Promise<ShownContext[]>;
const checked = async (page: Page, group: string) =>
  (
    await page
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { checked: true })
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  )[0] ?? null;
const ofLabs: ContextsFrom = async (page, said) => {
  const labId = await checked(page, 'Select Lab');
  // The list of a visit names each of its tests; the labs show their sum.
  const tests = await page.getByRole('button', { name: /^Remove / }).count();
  const one = { testId: '', patientId: '' };
  const added = Array.from({ length: Math.max(0, tests - 1) }, () => one);
  const draft = { ...atStart.draft, labId, added };
  return said.answers<LabChoice[]>('labs').map((labs) => ({ ...atStart, labs, draft }));
};
const ofSlots: ContextsFrom = async (page, said) => {
  const date = await checked(page, 'Day');
  const slotId = await checked(page, 'Select a time slot');
  const draft = { ...atStart.draft, slotId };
  return said.answers<SlotChoice[]>('slots').map((slots) => ({ ...atStart, slots, date, draft }));
};
const ofOrder: ContextsFrom = (_, said) => {
  const order = said.order();
  return Promise.resolve(order ? [{ ...atStart, order }] : []);
};
/** The steps of the funnel that a story can compare: what they show is all from the service. */
const contextsOf: Partial<Record<string, ContextsFrom>> = {
  'lab.choosing': ofLabs,
  'slot.choosing': ofSlots,
  'review.showing': ofOrder,
  'payment.ready': ofOrder,
  'payment.declined': ofOrder,
  placed: ofOrder,
} satisfies Partial<Record<keyof typeof bookingShown, ContextsFrom>>;

/** Waits until a step of the funnel shows what the service said to this page, and no other price. */
export async function stepShowsWhatWasSaid(page: Page, state: string): Promise<void> {
  const all = contextsOf[state];
  // A page in a browser of its own, as where a report is replayed, is listened to by nobody.
  if (!all || !answersOf.has(page)) return;
  await expect
    .poll(
      async () => {
        const text = await page.locator('body').evaluate(wordsOf);
        const possible = await all(page, saidTo(page));
        const missing = possible.map((one) =>
          missingIn(text, bookingShown[state as keyof typeof bookingShown](one)),
        );
        return missing.toSorted((one, other) => one.length - other.length)[0] ?? ['Nothing said'];
      },
      { message: `${state} shows what the service said`, intervals },
    )
    .toEqual([]);
}
