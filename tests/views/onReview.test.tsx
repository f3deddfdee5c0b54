// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure, lab, otherLab } from '../../devtools/samples/entities.ts';
import { bookedOrder, orderWithOffer } from '../../devtools/samples/orders.ts';
import { waitFor } from '../models/waits.ts';
import { button } from './support/page.ts';
import { opened, showFunnel } from './support/funnel.tsx';
import { firstOrderOffer, refusedOffer } from '../../devtools/samples/offers.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { marksOf } from '../../web/booking/labMarks.ts';

const warning = 'Less than 2 minutes are left to pay. Then your slot is released.';
const more = 'Keep my slot for 5 more minutes';
const pages = [
  { page: 'review', leadsOn: 'Continue', id: 'extendHold' },
  { page: 'checkout', leadsOn: 'Pay Now', id: 'extendHoldToPay' },
] as const;

it('whoever tries to pay after the warning is not warned again', async () => {
  const { go } = await showFunnel({ steps: opened('checkout') });
  await go({ passes: waitFor('holdWarning') });
  const warned = screen.getByText(warning);
  await go({ fact: { type: 'payment.requested' } });
  expect([screen.getByText(warning), screen.queryByRole('button', { name: more })]).toEqual([
    warned,
    null,
  ]);
  await go({ fails: 'startPayment', with: failure() });
  expect(screen.getByText(warning)).toBe(warned);
  expect(screen.getAllByRole('button', { name: more })).toHaveLength(1);
});

it.each(pages)(
  'on $page the end of a hold is announced once, steals no focus, and can be put off once',
  async ({ page, leadsOn, id }) => {
    const { one, go } = await showFunnel({ steps: opened(page) });

    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('button', { name: more })).toBeNull();

    button(leadsOn).focus();
    await go({ passes: waitFor('holdWarning') });
    const alert = screen.getByRole('alert');
    expect([alert.textContent, document.activeElement]).toEqual([warning, button(leadsOn)]);

    button(more).focus();
    fireEvent.click(button(more));
    fireEvent.click(button(more));
    expect(one.calls(id)).toEqual([{ orderId: 'o1' }]);
    // The same element with the same words is not announced again.
    expect([screen.getByRole('alert'), alert.textContent]).toEqual([alert, warning]);
    expect([document.activeElement, button(more).getAttribute('aria-disabled')]).toEqual([
      button(more),
      'true',
    ]);

    await go({ answers: id, with: bookedOrder({ holdExtendable: false }) });
    expect(screen.getByRole('alert').textContent).toBe(
      'Your slot is held 5 minutes longer. It cannot be held longer again.',
    );
    expect(screen.queryByRole('button', { name: more })).toBeNull();
    await go({ passes: waitFor('holdWarning') });
    expect(screen.getAllByText(warning)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: more })).toBeNull();
  },
);

const review = (changes: Parameters<typeof bookedOrder>[0] = {}) =>
  showFunnel({ draft: emptyDraft('d1'), steps: opened('review', changes) });

describe('offers on review', () => {
  it('say what they give, are taken with one press, and keep the focus', async () => {
    const { one, go } = await review();
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

  const cheaper = { ...firstOrderOffer, discount: 100 };
  it.each([
    ['none runs', []],
    ['none fits', [refusedOffer]],
    ['none takes more off', [cheaper]],
  ])('are not there where %s', async (_, offers) => {
    await review({ offers });
    expect(screen.queryByRole('heading', { name: 'Offers' })).toBeNull();
    expect(screen.queryByRole('button', { name: /offer/ })).toBeNull();
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
});
