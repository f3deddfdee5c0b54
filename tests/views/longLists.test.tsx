// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { notices } from '../../machines/notices.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { uiCopy } from '../../web/copy/ui.ts';
import { AppointmentsPage } from '../../web/orders/AppointmentsPage.tsx';
import { OrdersPage } from '../../web/orders/OrdersPage.tsx';
import { order, pageOf } from './support/lists.ts';
import { alerts, press, says } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';

const ids = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /number-(o\d)/.exec(textContent)?.[1]);
const goesOn: ServiceAnswers = {
  Orders: ({ after }) =>
    after === undefined
      ? pageOf('order', [order('o4'), order('o3', { status: 'completed' })], 'c1')
      : // What moved to another page meanwhile comes once.
        pageOf(
          'order',
          ['o3', 'o2', 'o1'].map((id) => order(id, { status: 'completed' })),
        ),
};
const more = uiCopy.states.more;

it('is fetched by the button, which leads to the first of what came, and goes at the end', async () => {
  const service = await serve(<OrdersPage />, goesOn);
  await waitFor(() => expect(ids()).toEqual(['o4', 'o3']));
  press(more);
  await waitFor(() => expect(ids()).toEqual(['o4', 'o3', 'o2', 'o1']));
  expect(document.activeElement).toBe(screen.getAllByRole('listitem')[2]);
  expect(screen.queryByRole('button', { name: more })).toBeNull();
  expect(service.sent('Orders')).toEqual([{}, { after: 'c1' }]);
});

it('stays when no more can be had, says why, and goes on at the next press', async () => {
  const service = await serve(<OrdersPage />, goesOn);
  await waitFor(() => expect(ids()).toHaveLength(2));
  service.answers = { Orders: 'away' };
  press(more);
  await says(notices.unreachable.text);
  expect(ids()).toHaveLength(2);
  service.answers = goesOn;
  press(more);
  await waitFor(() => expect(ids()).toHaveLength(4));
  expect(alerts()).toEqual([]);
});

it('is fetched as its end comes near, and only then', async () => {
  const ends: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (typeof ends)[number]) {
        ends.push(told);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const service = await serve(<OrdersPage />, goesOn);
  await waitFor(() => expect(ends).toHaveLength(1));
  act(() => ends[0]!([{ isIntersecting: false }]));
  expect(service.sent('Orders')).toHaveLength(1);
  act(() => ends[0]!([{ isIntersecting: true }]));
  await waitFor(() => expect(ids()).toHaveLength(4));
  // Whoever reads stays where they are.
  expect(document.activeElement!.tagName).toBe('H1');
  vi.unstubAllGlobals();
});

it('is there as far as it was when one comes back, and is read anew', async () => {
  function Again() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <button onClick={() => setVisit(visit + 1)}>Open again</button>
        <OrdersPage key={visit} />
      </>
    );
  }
  const service = await serve(<Again />, goesOn);
  await waitFor(() => expect(ids()).toHaveLength(2));
  press(more);
  await waitFor(() => expect(ids()).toHaveLength(4));
  press('Open again');
  expect(ids()).toHaveLength(4);
  await waitFor(() =>
    expect(service.sent('Orders')).toEqual([{}, { after: 'c1' }, {}, { after: 'c1' }]),
  );
});

it('has no appointments only when no order that goes on can come any more', async () => {
  await serve(<AppointmentsPage />, {
    Orders: ({ after }) =>
      after === undefined
        ? pageOf('order', [order('o4', { status: 'collection' })], 'c1')
        : pageOf('order', [order('o3'), order('o2', { status: 'completed' })], 'c2'),
  });
  await screen.findByRole('button', { name: more });
  expect(screen.queryByText(accountCopy.appointments.empty)).toBeNull();
  press(more);
  expect(await screen.findAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: more })).toBeNull();
});
