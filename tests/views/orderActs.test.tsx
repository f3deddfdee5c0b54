// @vitest-environment jsdom
import { useSelector } from '@xstate/react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { TrackedOrder } from '../../web/orders/TrackedOrder.tsx';
import {
  completedOrder,
  failure,
  laterSlot,
  slot,
  trackedOrder,
  visitOrder,
} from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { serve } from './support/service.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Followed({ actor }: { actor: ActorRefFrom<typeof trackingMachine> }) {
  const order = useSelector(actor, ({ context }) => context.order);
  return <TrackedOrder order={order!} actor={actor} />;
}
/** An order on its page, with what the machine called. */
async function follow(order: FollowedOrder, slots: object[] = []) {
  const one = walk(trackingMachine, { orderId: order.id });
  await one.go({ answers: 'loadOrder', with: order });
  await serve(<Followed actor={one.actor as never} />, { Slots: { slots } });
  return { calls: one.calls, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const namesOf = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
const alerts = () => namesOf('alert');
const acts = ['Change the slot', 'Cancel order'];
const actsShown = () => namesOf('button').filter((name) => acts.includes(name));
const question = () => screen.findByRole('alertdialog');
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const answer = async (name: string) => {
  fireEvent.click(within(await question()).getByRole('button', { name }));
  await isClosed();
};

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
    expect(alerts()).toEqual(['It failed']);
    expect(actsShown()).toEqual(acts);
  });
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
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
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

  it('and the page says that there is no other time, once that is known', async () => {
    await follow(trackedOrder(), [slot]);
    press('Change the slot');
    await screen.findByText('Pick another slot');
    await waitFor(() => expect(alerts()).toEqual(['There is no other open slot.']));
    expect(save().disabled).toBe(true);
  });
});

describe('a test of a visit', () => {
  it('is cancelled after a question that names it and its patient', async () => {
    const { calls } = await follow(visitOrder());
    press('Cancel Lipid Profile for Suresh Menon');
    expect((await question()).textContent).toContain('Cancel Lipid Profile for Suresh Menon?');
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

  it('of an order for one test is not listed', async () => {
    await follow(trackedOrder());
    expect(document.querySelectorAll('[data-item]')).toHaveLength(0);
  });
});

describe('a visit is rated', () => {
  const stars = (name: string) => screen.getByRole('radio', { name });
  const filled = () =>
    [...document.querySelectorAll('fieldset svg')].map((star) => star.getAttribute('fill'));

  it('with one to five stars, and a comment where somebody wrote one', async () => {
    const { calls, go } = await follow(completedOrder());
    expect(namesOf('radio')).toHaveLength(5);
    expect(alerts()).toEqual([]);
    press('Send rating');
    expect(alerts()).toEqual(['Please choose one to five stars.']);
    expect(calls('rateVisit')).toEqual([]);
    fireEvent.click(stars('1 star'));
    expect(alerts()).toEqual([]);
    fireEvent.click(stars('4 stars'));
    const star = 'currentColor';
    expect(filled()).toEqual([star, star, star, star, 'none']);
    press('Send rating');
    expect(calls('rateVisit')).toEqual([{ orderId: 'o1', stars: 4, comment: null }]);
    await go({ fails: 'rateVisit', with: failure('CONFLICT') });
    const comment = screen.getByLabelText('What went well, or did not? (if you like)');
    expect(comment.getAttribute('maxlength')).toBe('300');
    fireEvent.change(comment, { target: { value: ' On time. ' } });
    press('Send rating');
    expect(calls('rateVisit').at(-1)).toEqual({ orderId: 'o1', stars: 4, comment: 'On time.' });
    const rating = { stars: 4, comment: 'On time.' };
    await go({ answers: 'rateVisit', with: { ...completedOrder(), rateable: false, rating } });
    const thanks = screen.getByRole('heading', { name: 'Thank you for your rating.' });
    expect(document.activeElement).toBe(thanks);
    expect(screen.queryAllByText('You gave 4 of 5 stars.')).toHaveLength(1);
    expect(screen.queryAllByText('On time.')).toHaveLength(1);
    expect(screen.queryAllByRole('button', { name: 'Send rating' })).toEqual([]);
  });

  it('once: later its page begins at the top with what was given', async () => {
    await follow({ ...completedOrder(), rateable: false, rating: { stars: 1, comment: null } });
    expect(screen.queryAllByText('You gave 1 of 5 stars.')).toHaveLength(1);
    expect(document.activeElement).toBe(document.body);
  });

  it('only where the service lets it', async () => {
    await follow(trackedOrder());
    expect(screen.queryAllByText('How was the visit?')).toEqual([]);
  });
});
