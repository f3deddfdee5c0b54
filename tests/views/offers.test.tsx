// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bookedOrder, lab, orderWithOffer, otherLab } from '../../devtools/samples/entities.ts';
import { refusedOffer } from '../../devtools/samples/offers.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { bookingSteps } from '../../web/booking/bookingSteps.tsx';
import { marksOf } from '../../web/booking/labMarks.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { bookingReasons } from '../../web/copy/hi/reasons/booking.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { Booking } from '../../web/shared/flows/flows.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  cleanup();
  setLanguage('en');
});

async function review(order: BookedOrder) {
  const one = walk(bookingMachine, { draft: emptyDraft('d1') });
  await one.go(
    { fact: { type: 'order.opened', orderId: 'o1', wanted: 'review' } },
    { answers: 'loadOrder', with: order },
  );
  const { View } = bookingSteps.review;
  await show(
    <Booking.Provider actor={one.actor as never}>
      <main>
        <View />
      </main>
    </Booking.Provider>,
  );
  return { one, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('offers on review', () => {
  it('say what they give, are taken with one press, and keep the focus', async () => {
    const { one, go } = await review(bookedOrder());
    const use = button('Use this offer');
    const facts = document.getElementById(use.getAttribute('aria-describedby')!)!;
    expect(facts.textContent).toContain('60% off your first order');
    expect(facts.textContent).toContain('up to ₹500');
    expect(facts.textContent).toContain('You save ₹389 instead of ₹100.');
    use.focus();
    fireEvent.click(use);
    fireEvent.click(use);
    expect(one.calls('takeOffer')).toEqual([{ orderId: 'o1', code: 'FIRST60' }]);
    await go({ answers: 'takeOffer', with: orderWithOffer() });
    expect(button('Remove offer')).toBe(use);
    expect(document.activeElement).toBe(use);
    expect(screen.getAllByText('Applied: you save ₹389 on this order.')).toHaveLength(1);
    expect(screen.getAllByText('Discount (60% off your first order)')).toHaveLength(1);
    expect(screen.getAllByText('-₹389')).toHaveLength(1);

    fireEvent.click(use);
    await go({ answers: 'dropOffer', with: bookedOrder() });
    expect(screen.getAllByText('Discount')).toHaveLength(1);
    expect(button('Use this offer')).toBe(use);
  });

  it('that cannot be used say why, and have no button', async () => {
    await review(bookedOrder({ offers: [refusedOffer] }));
    expect(screen.getAllByText(refusedOffer.refusal!)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
    expect(button('Continue').textContent).toBe('Continue');
  });

  it('that cannot be used say why in Hindi, too', async () => {
    setLanguage('hi', hindi);
    await review(bookedOrder({ offers: [refusedOffer] }));
    expect(screen.getAllByText(bookingReasons.OFFER_FIRST_ORDER_ONLY)).toHaveLength(1);
    expect(screen.queryByText(refusedOffer.refusal!)).toBeNull();
  });

  it('are not there where none runs', async () => {
    await review(bookedOrder({ offers: [] }));
    expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
  });
});

describe('the marks of labs', () => {
  const slow = { ...lab, id: 'slow', rating: 4.9, reportTime: '24 Hrs', priceInRupees: 700 };
  const full = { ...lab, id: 'full', priceInRupees: 1, slotsAvailable: 0 };
  it('name the lowest price, the fastest report and the best rating of those that can be chosen', () => {
    const labs = [lab, otherLab, slow, full];
    expect(labs.map((one) => marksOf(one, labs))).toEqual([
      ['fastestReport'],
      ['lowestPrice'],
      ['bestRated'],
      [],
    ]);
  });

  it('are given to all that share them, to none where all are alike or there is one', () => {
    expect(marksOf(lab, [lab, { ...lab, id: 'twin' }])).toEqual([]);
    expect(marksOf(lab, [lab])).toEqual([]);
    expect(marksOf(lab, [lab, { ...lab, id: 'twin' }, slow])).toEqual([
      'lowestPrice',
      'fastestReport',
    ]);
    expect(marksOf({ ...lab, rating: null }, [{ ...lab, rating: null }, otherLab])).not.toContain(
      'bestRated',
    );
  });

  it('are read beside the lab, with the ₹100 that comes off', async () => {
    const one = walk(bookingMachine, {
      draft: { ...emptyDraft('d2'), testId: 't1', patientId: 'p1' },
    });
    await one.go(
      { fact: { type: 'xstate.route', to: '#lab' } },
      { answers: 'loadLabs', with: [lab, otherLab, slow] },
    );
    const { View } = bookingSteps.lab;
    await show(
      <Booking.Provider actor={one.actor as never}>
        <main>
          <View />
        </main>
      </Booking.Provider>,
    );
    const radio = screen.getByRole('radio', { name: 'Meghdoot Pathology' });
    const [factsId] = radio.getAttribute('aria-describedby')!.split(' ');
    expect(document.getElementById(factsId!)!.textContent).toContain('Lowest price');
    expect(screen.getAllByText('₹100 is taken off every order, on review.')).toHaveLength(1);
  });
});
