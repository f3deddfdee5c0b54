// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { bookedOrder, failure } from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { bookingSteps } from '../../web/booking/bookingSteps.tsx';
import { Booking } from '../../web/shared/flows/flows.ts';
import { waitFor } from '../models/waits.ts';
import { show } from './support/show.tsx';

afterEach(cleanup);

const warning = 'Less than 2 minutes are left to pay. Then your slot is released.';
const more = 'Keep my slot for 5 more minutes';
const pages = [
  { page: 'review', View: bookingSteps.review.View, leadsOn: 'Continue', id: 'extendHold' },
  { page: 'checkout', View: bookingSteps.payment.View, leadsOn: 'Pay Now', id: 'extendHoldToPay' },
] as const;

/** A page of an order whose hold is as good as new, and what can happen there. */
async function opened({ page, View }: Pick<(typeof pages)[number], 'page' | 'View'>) {
  const one = walk(bookingMachine, { draft: emptyDraft('d1') });
  await one.go(
    { fact: { type: 'order.opened', orderId: 'o1', wanted: page } },
    { answers: 'loadOrder', with: bookedOrder() },
  );
  await show(
    <Booking.Provider actor={one.actor as never}>
      <main>
        <View />
      </main>
    </Booking.Provider>,
  );
  return { one, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}

it('whoever tries to pay after the warning is not warned again', async () => {
  const { go } = await opened(pages[1]);
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
  async ({ page, View, leadsOn, id }) => {
    const { one, go } = await opened({ page, View });
    const button = (name: string) => screen.getByRole('button', { name });
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
