// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';

import { ordersCopy } from '../../web/copy/orders.ts';
import { SlotPicker } from '../../web/orders/OrderChanges.tsx';
import { failure, laterSlot, slot } from '../../devtools/samples/entities.ts';
import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';

import { alerts, answer, press, radio, says, texts } from './support/page.ts';
import { follow } from './support/followedOrder.tsx';
import { back, newPage, settled } from './support/browserBack.ts';

beforeAll(() => SlotPicker.load());
beforeEach(() => void newPage());

const acts = ['Change the slot', 'Cancel order'];
const actsShown = () => texts('button').filter((name) => acts.includes(name));
const question = () => screen.findByRole('alertdialog');

it.each([
  [[], []],
  [['CANCEL'], ['Cancel order']],
  [['RESCHEDULE'], ['Change the slot']],
  [['CANCEL', 'RESCHEDULE'], acts],
] as const)('an order with %o can be changed by %o alone', async (availableActions, shown) => {
  await follow(trackedOrder({ availableActions: [...availableActions] }));
  expect(actsShown()).toEqual(shown);
});

describe('an order is cancelled', () => {
  it.each([
    ['paid', {}, 'Your payment will be refunded'],
    [
      'unpaid',
      { paymentStatus: 'PENDING', availableActions: ['PAY', 'CANCEL', 'RESCHEDULE'] },
      'Nothing has been paid yet.',
    ],
  ] as const)(
    'only after a question, which for a %s one says what follows',
    async (_, changes, words) => {
      const order = trackedOrder(changes as Partial<FollowedOrder>);
      const { calls, go } = await follow(order);
      press('Cancel order');
      expect((await question()).textContent).toContain(words);
      await answer('Keep it');
      expect(actsShown()).toEqual(acts);
      expect(calls('cancelOrder')).toEqual([]);
      press('Cancel order');
      await answer('Yes, cancel it');
      expect(calls('cancelOrder')).toEqual([{ orderId: 'o1', reason: null }]);
      await go({
        answers: 'cancelOrder',
        with: { ...order, status: 'cancelled', availableActions: [] },
      });
      expect(alerts()).toContain('This order was cancelled.');
      expect(actsShown()).toEqual([]);
    },
  );

  it('and says why it was not', async () => {
    const { go } = await follow(trackedOrder());
    press('Cancel order');
    await answer('Yes, cancel it');
    await go({ fails: 'cancelOrder', with: failure('CONFLICT') });
    expect(alerts()).toEqual([failure('CONFLICT').message]);
    expect(actsShown()).toEqual(acts);
  });
});

it('what can be done with an order stays behind the question about one of its tests', async () => {
  const { go } = await follow(visitOrder());
  await go({ fact: { type: 'itemCancel.requested', itemId: 'i1' } });
  await question();
  const behind = Array.from(document.querySelectorAll('button'), ({ textContent }) => textContent);
  expect(behind.filter((name) => acts.includes(name))).toEqual(acts);
});

describe('an order is moved', () => {
  const at = (id: string, date: string, startTime: string) => ({ ...slot, id, date, startTime });
  const slots = [
    // The one that it has already.
    slot,
    at('s3', slot.date, '08:00 am'),
    at('s4', laterSlot.date, slot.startTime),
    laterSlot,
  ];
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio');

  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change the slot' });
  const open = async () => {
    const followed = await follow(trackedOrder(), slots);
    press('Change the slot');
    await screen.findByRole('radio', { name: 'Mon, 23 Nov' });
    return followed;
  };

  it('to any other time of its lab', async () => {
    const { calls, go } = await open();
    expect(radios().map((one) => one.getAttribute('aria-label'))).toEqual([
      'Mon, 23 Nov',
      'Tue, 24 Nov',
      '08:00 am',
    ]);
    expect(radio('Mon, 23 Nov').checked).toBe(true);
    expect([save().disabled, alerts()]).toEqual([true, []]);
    fireEvent.click(radio('Tue, 24 Nov'));
    await screen.findByRole('radio', { name: '07:00 am' });
    fireEvent.click(radio('12:30 pm'));
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(screen.getAllByText('Tue, 24 Nov, 12:30 pm')).toHaveLength(1);
    fireEvent.click(save());
    expect(calls('rescheduleOrder')).toEqual([{ orderId: 'o1', slotId: 's2' }]);
    await go({ answers: 'rescheduleOrder', with: trackedOrder({ slot: laterSlot }) });
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(document.querySelector('dl')!.textContent).toContain('Tue, 24 Nov, 12:30 pm – 01:00 pm');
  });

  it('to a time of the day that is shown: another day begins without one', async () => {
    const { calls } = await open();
    fireEvent.click(radio('08:00 am'));
    await waitFor(() => expect(save().disabled).toBe(false));
    fireEvent.click(radio('Tue, 24 Nov'));
    await waitFor(() => expect(save().disabled).toBe(true));
    fireEvent.click(save());
    expect(calls('rescheduleOrder')).toEqual([]);
  });

  it('or not at all', async () => {
    const { calls } = await open();
    press('Keep it');
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(actsShown()).toEqual(acts);
    expect(calls('rescheduleOrder')).toEqual([]);
  });

  it.each([
    ['given up', () => press('Keep it')],
    ['closed by Back', back],
  ])('with the focus on the choice, and on its button again once that is %s', async (_, close) => {
    await open();
    await settled();
    expect(screen.getByRole('group', { name: 'Pick another slot' })).toBe(document.activeElement);
    await close();
    await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]));
    expect(document.activeElement).toBe(save());
  });

  it('with the focus on its button once another slot is taken, if it was in the choice', async () => {
    const { go } = await open();
    const take = async (start: string) => {
      fireEvent.click(await screen.findByRole('radio', { name: start }));
      await waitFor(() => expect(save().disabled).toBe(false));
      fireEvent.click(save());
      await go({ answers: 'rescheduleOrder', with: trackedOrder({ slot: laterSlot }) });
    };
    await take('08:00 am');
    expect(document.activeElement).toBe(save());
    press('Change the slot');
    await screen.findByRole('radio', { name: 'Mon, 23 Nov' });
    const elsewhere = screen.getByRole('button', { name: 'Book again' });
    elsewhere.focus();
    await take('08:00 am');
    expect(document.activeElement).toBe(elsewhere);
  });

  it('to what was chosen before a reload, such as into the other language, until that is given up', async () => {
    await open();
    fireEvent.click(radio('Tue, 24 Nov'));
    fireEvent.click(await screen.findByRole('radio', { name: '12:30 pm' }));
    await waitFor(() => expect(save().disabled).toBe(false));
    cleanup();
    await open();
    expect([radio('Tue, 24 Nov').checked, radio('12:30 pm').checked]).toEqual([true, true]);
    press('Keep it');
    cleanup();
    await open();
    expect([radio('Mon, 23 Nov').checked, save().disabled]).toEqual([true, true]);
  });

  it('and the page says that there is no other time, once that is known', async () => {
    await follow(trackedOrder(), [slot]);
    press('Change the slot');
    await screen.findByText('Pick another slot');
    await says('There is no other open slot.');
    expect(save().disabled).toBe(true);
  });
});

describe('a test of a visit', () => {
  it('is cancelled after a question that names it and its patient', async () => {
    const { calls } = await follow(visitOrder());
    press('Cancel Lipid Profile for Suresh Menon');
    const { textContent } = await question();
    expect(textContent).toContain('Cancel Lipid Profile for Suresh Menon?');
    expect(textContent).toContain(ordersCopy.track.items.sureText('₹274'));
    await answer('Keep it');
    expect(calls('cancelOrderItem')).toEqual([]);
    press('Cancel Lipid Profile for Leela Menon');
    await answer('Yes, cancel this test');
    expect(calls('cancelOrderItem')).toEqual([{ orderId: 'o1', itemId: 'i1' }]);
  });

  it.each([
    [{ status: 'placed', refundAmount: 300 }, ''],
    [{ status: 'cancelled', refundAmount: 0 }, ' · Cancelled'],
    [{ status: 'cancelled', refundAmount: 300 }, ' · Cancelled · ₹300 on its way back'],
    [
      { status: 'cancelled', refundAmount: 300, refundedAt: '2026-11-22T04:30:00.000Z' },
      ' · Cancelled · ₹300 refunded',
    ],
  ])('that is %o stands there with "%s"', async (changes, words) => {
    const order = visitOrder();
    const [one, two] = order.items;
    await follow({ ...order, items: [{ ...one!, ...changes, cancellable: false } as never, two!] });
    const shown = document.querySelector('[data-item=i1]')!.textContent;
    expect(shown).toBe(`Lipid ProfileLeela Menon${words}`);
  });
});

it('Back closes the choice of another time before it leaves the order', async () => {
  const { calls } = await follow(trackedOrder());
  press('Change the slot');
  await screen.findByRole('heading', { name: 'Pick another slot' });
  await settled();
  await back();
  await waitFor(() => expect(screen.queryByText('Pick another slot')).toBeNull());
  expect(calls('rescheduleOrder')).toEqual([]);
});

it('what was refused of a test is said, and its question is not asked again', async () => {
  const { go } = await follow(visitOrder());
  press('Cancel Lipid Profile for Suresh Menon');
  fireEvent.click(await screen.findByText('Yes, cancel this test'));
  await go({ fails: 'cancelOrderItem', with: failure('CONFLICT') });
  expect(alerts()).toEqual([failure('CONFLICT').message]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
