// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { address } from '../../devtools/samples/entities.ts';
import { addressWithoutPin } from '../shown/addressLines.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { AlertDialog } from '../../web/shared/AlertDialog.ts';
import { toVerdict, toWindow } from '../machines/support/funnel.ts';
import { at, chosen, comes, opened, showFunnel } from './support/funnel.tsx';
import { button, press, texts } from './support/page.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { visitCopy } from '../../web/copy/visit.ts';

beforeAll(() => AlertDialog.load());

type Changes = Parameters<typeof bookedOrder>[0];
const changes = () =>
  screen.queryAllByRole('button', { name: /^Change/ }).map((one) => one.getAttribute('aria-label'));
const hrefOf = (name: string) => screen.getByText(name).closest('a')!.getAttribute('href');
const [item] = bookedOrder().items;

describe('what can be changed of an order', () => {
  const made = (order: Changes, added?: { testId: string; patientId: string }[]) =>
    showFunnel({
      draft: { ...chosen, ...(added && { added }) },
      steps: [
        at('address'),
        comes('loadAddresses', address),
        { fact: { type: 'order.requested' } },
        { answers: 'createOrder', with: bookedOrder(order) },
      ],
    });

  it('of one test is everything', async () => {
    await made({});
    expect(changes()).toEqual([
      'Change lab',
      'Change patient',
      'Change time slot',
      'Change address',
    ]);
  });

  it('of several is for whom, too: that is done where the labs are', async () => {
    const { sentEvents } = await made({ items: [item!, { ...item!, id: 'o2' }] }, [
      { testId: 't2', patientId: 'p1' },
    ]);
    expect(changes()).toEqual([
      'Change lab',
      bookingCopy.review.changeTests,
      'Change time slot',
      'Change address',
    ]);
    press(bookingCopy.review.changeTests);
    expect(sentEvents().at(-1)).toEqual({ type: 'change.wanted', step: 'lab' });
  });

  it('made on another device is not what comes after its time, which is unknown', async () => {
    await showFunnel({ draft: emptyDraft('d1'), steps: opened('review') });
    expect(changes()).toEqual(['Change lab', 'Change patient', 'Change time slot']);
  });

  it('is nothing at the checkout', async () => {
    await showFunnel({ draft: chosen, steps: opened('checkout') });
    expect(changes()).toEqual([]);
  });

  it('names a person once, with each of their tests and its price', async () => {
    const other = { ...item!.patient, age: 70 };
    await made({
      items: [
        item!,
        { ...item!, id: 'o2', patient: other, test: { id: 't2', name: 'TSH' }, price: 320 },
        { ...item!, id: 'o3', test: { id: 't3', name: 'HbA1c' }, price: 450 },
      ],
    });
    const people = screen.getByRole('heading', { name: 'Patients (2)' }).closest('div')!;
    const listed = within(people.parentElement!).getAllByRole('listitem');
    expect(listed.map(({ textContent }) => textContent)).toEqual([
      'Leela MenonMother · Female · 69 yearsLipid Profile₹649HbA1c₹450',
      'Leela MenonMother · Female · 70 yearsTSH₹320',
    ]);
  });
});

describe('an order that is opened', () => {
  it.each([
    ['holdExpired', 'This order was not paid in time, so its slot is free again.', {}],
    ['orderCancelled', 'This order was cancelled.', { status: 'cancelled' }],
    [
      'moneyBack',
      'This order has ended, and your payment is being refunded.',
      { paymentStatus: 'REFUNDED' },
    ],
  ] as const)('and is over says how, and what can be done: %s', async (_, words, order) => {
    const { sentEvents } = await showFunnel({
      draft: chosen,
      steps: opened('checkout', { paymentStatus: 'EXPIRED', ...order }),
    });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(words);
    expect(hrefOf('Back to Home')).toBe('/home');
    press('Choose another slot');
    expect(sentEvents()).toEqual([{ type: 'booking.resumed' }]);
  });

  it.each([
    ['review', 'Review order'],
    ['checkout', 'Checkout'],
    ['success', 'Your order'],
  ] as const)(
    'as %s is headed %s, and leads home when it cannot be loaded',
    async (wanted, title) => {
      await showFunnel({ steps: [opened(wanted)[0]!, { fails: 'loadOrder' }] });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByRole('alert').textContent).toContain('Your order could not be loaded.');
      expect(hrefOf('Back to Home')).toBe('/home');
    },
  );
});

describe('the placed order', () => {
  const placed = (order: Changes) =>
    showFunnel({ steps: opened('success', { paymentStatus: 'SUCCESS', ...order }) });

  it('says what comes, and leads home and to its tracking', async () => {
    await placed({});
    const steps = texts('listitem');
    expect(steps).toEqual([
      'A technician is assigned. You get a message with the name.',
      'Your sample is taken: Mon, 23 Nov, 07:00 am – 07:30 am' + addressWithoutPin(address),
      'You get a message as soon as your report is ready.',
    ]);
    expect([hrefOf('Back to Home'), hrefOf('Track Your Order')]).toEqual([
      '/home',
      '/trackOrder/o1',
    ]);
  });

  it('speaks of fasting only where it is needed', async () => {
    await placed({});
    expect(document.body.textContent).toContain('09:00 pm');
    cleanup();
    await placed({ fastingFrom: null });
    expect(document.body.textContent).not.toMatch(/fast/i);
  });

  it('has the general rule of fasting beside the hour that it means', async () => {
    const rule = 'Only water for 8 to 10 hours before the appointment';
    const instructions = [rule, 'Keep your reports at hand'];
    await placed({ instructions, instructionReasons: ['FASTING_WATER_ONLY'] });
    expect(document.querySelector('[data-fasting]')!.textContent).toBe(
      `${rule}${visitCopy.fasting.after('Sunday', 21, 0)}${visitCopy.fasting.full(10)}`,
    );
    expect(screen.getAllByText(rule)).toHaveLength(1);
    expect(texts('listitem')[0]).toBe('Keep your reports at hand');
  });

  const file = '/api/v1/order/o1/visit.ics';
  const google = 'https://calendar.google.com/calendar/render?action=TEMPLATE';
  it.each([
    [file, google, [file, google]],
    [file, null, []],
    [null, google, []],
  ])(
    'offers the calendar where both are known: %s, %s',
    async (calendarFileUrl, googleCalendarUrl, links) => {
      await placed({ calendarFileUrl, googleCalendarUrl });
      const found = Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href'));
      expect(found.filter((href) => !['/home', '/trackOrder/o1'].includes(href!))).toEqual(links);
    },
  );
});

describe('what is paid for', () => {
  const shown = async (wanted: 'review' | 'checkout') => {
    await showFunnel({ draft: chosen, steps: opened(wanted) });
    return document.querySelector('main')!;
  };

  it('stands beside the button that pays it, which is pressed once', async () => {
    await shown('checkout');
    const bar = document.querySelector<HTMLElement>('[data-footer]')!;
    expect(bar.textContent).toBe('₹549Pay Now');
    cleanup();
    const { sentEvents } = await showFunnel({ draft: chosen, steps: opened('checkout') });
    press('Pay Now');
    press('Pay Now');
    expect(sentEvents()).toEqual([{ type: 'payment.requested' }]);
  });

  it('says who takes the money, when it comes back, and who sees the details', async () => {
    const { textContent } = await shown('checkout');
    expect(textContent).toContain("You pay in the payment provider's own window.");
    expect(textContent).toContain('get all of it back within 5 to 7 working days');
    expect(textContent).toContain('the lab, the technician and our staff see them');
  });
});

describe('paying', () => {
  const refused = { accepted: false, status: 'FAILED', message: 'No', orderId: 'o1' };
  const pay = (steps: readonly Step[]) => showFunnel({ steps: [at('address'), ...steps] });

  it.each([
    ['failed', { answers: 'verifyPayment', with: refused }, 'failed'],
    ['could not be checked', { fails: 'verifyPayment' }, ''],
  ] as const)('that %s is said in an alert, which is closed', async (_, step, word) => {
    const { sentEvents, go } = await pay(toVerdict);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await go(step as Step);
    const alert = await screen.findByRole('alertdialog');
    expect(alert.textContent).toContain(word);
    fireEvent.click(within(alert).getByRole('button'));
    expect(sentEvents()).toEqual([{ type: 'alert.closed' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('status').textContent).toBe('Confirming with your bank…');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('cannot begin again while the window is open', async () => {
    await pay(toWindow);
    expect([button('Pay Now').disabled, button('Pay Now').hasAttribute('data-loading')]).toEqual([
      true,
      true,
    ]);
  });
});
