// @vitest-environment jsdom
import { useSelector } from '@xstate/react';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import {
  completedOrder,
  failure,
  trackedOrder,
  visitOrder,
} from '../../devtools/samples/entities.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { AppointmentsPage } from '../../web/orders/AppointmentsPage.tsx';
import { TrackedOrder } from '../../web/orders/TrackedOrder.tsx';
import { TrackPage } from '../../web/orders/TrackPage.tsx';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { back, newPage, settled } from './support/browserBack.ts';
import { alerts, press } from './support/page.ts';
import { serve } from './support/service.tsx';
import { show } from './support/show.tsx';

beforeEach(() => {
  sessionStorage.clear();
  newPage();
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
  await settled();
});

function Followed({ actor }: { actor: ActorRefFrom<typeof trackingMachine> }) {
  const order = useSelector(actor, ({ context }) => context.order);
  return <TrackedOrder order={order!} actor={actor} />;
}
/** An order on its page, and what happens to it then. */
async function follow(order: FollowedOrder) {
  const one = walk(trackingMachine, { orderId: order.id });
  await one.go({ answers: 'loadOrder', with: order });
  await serve(<Followed actor={one.actor as never} />, {});
  return { one, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}

describe('a visit that ends while its page is open', () => {
  const thanks = () => screen.queryByRole('heading', { name: 'Thank you for your rating.' });

  it('can be rated there, after which the focus is at the thanks', async () => {
    const { go } = await follow(trackedOrder());
    await go({ fact: { type: 'order.changed', order: completedOrder() } });
    fireEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    press('Send rating');
    const sending = screen.getByRole('button', { name: 'Send rating' });
    expect(sending.hasAttribute('data-loading')).toBe(true);
    const rating = { stars: 5, comment: null };
    await go({ answers: 'rateVisit', with: { ...completedOrder(), rateable: false, rating } });
    expect(document.activeElement).toBe(thanks());
  });

  it('says on another device what was given, and takes no focus there', async () => {
    const { go } = await follow({ ...completedOrder(), rateable: false });
    const order = { ...completedOrder(), rateable: false, rating: { stars: 2, comment: 'Late.' } };
    await go({ fact: { type: 'order.changed', order } });
    expect([thanks()?.nextElementSibling?.textContent, document.activeElement]).toEqual([
      'You gave 2 of 5 stars.Late.',
      document.body,
    ]);
  });
});

describe('whom a visit that is shared is for', () => {
  const shared = async (order: FollowedOrder) => {
    const share = vi.fn<(content: { text: string }) => Promise<void>>(() => Promise.resolve());
    Object.assign(navigator, { share });
    await follow(order);
    await act(async () => press('Share with family'));
    return /^Sample collection for (.*): Mon/.exec(share.mock.calls[0]![0].text)?.[1];
  };
  const [one, two] = visitOrder().items;

  it('are all who are tested, each once', async () => {
    const items = [one!, two!, { ...one!, id: 'i3' }];
    expect(await shared(trackedOrder({ items }))).toBe('Leela Menon, Suresh Menon');
  });

  it('is who it was booked for where each of its tests was cancelled', async () => {
    const items = [{ ...two!, status: 'cancelled' }] as never;
    expect(await shared(trackedOrder({ items }))).toBe('Leela Menon');
  });
});

it('Back closes the choice of another time before it leaves the order', async () => {
  const { one } = await follow(trackedOrder());
  press('Change the slot');
  await screen.findByRole('heading', { name: 'Pick another slot' });
  await settled();
  await back();
  await waitFor(() => expect(screen.queryByText('Pick another slot')).toBeNull());
  expect(one.calls('rescheduleOrder')).toEqual([]);
});

it('what was refused of a test is said, and its question is not asked again', async () => {
  const { go } = await follow(visitOrder());
  press('Cancel Lipid Profile for Suresh Menon');
  fireEvent.click(await screen.findByText('Yes, cancel this test'));
  await go({ fails: 'cancelOrderItem', with: failure('CONFLICT') });
  expect(alerts()).toEqual(['It failed']);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('an order that came with its page stands there at once, and is not asked for', async () => {
  const order = trackedOrder({ id: 'o7', number: '4821-7731' });
  const fetched = vi.fn<(url: string) => Promise<Response>>(() => new Promise(() => undefined));
  vi.stubGlobal('fetch', fetched);
  const came = createPageData({ [answerKey('TrackedOrderById', { id: 'o7' })]: { order } }, true);
  await show(
    <PageDataContext value={came}>
      <TrackPage />
    </PageDataContext>,
    'never',
    { path: '/trackOrder/:orderId', url: '/trackOrder/o7' },
  );
  expect(screen.getAllByText('4821-7731')).toHaveLength(1);
  expect(screen.queryByRole('status')).toBeNull();
  expect(fetched.mock.calls.filter(([url]) => url === '/graphql')).toEqual([]);
});

describe('my appointments', () => {
  const links = () =>
    Array.from(document.querySelectorAll('main a'), (link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  const ways = [
    ['Book a test', '/home#tests'],
    ['Book Now', '/home'],
  ];

  it('without one lead to the tests, once it is known that there is none', async () => {
    const service = await serve(<AppointmentsPage />, {});
    await waitFor(() => expect(service.sent('Orders')).toHaveLength(1));
    expect([screen.getAllByRole('status').length, links()]).toEqual([1, ways.slice(0, 1)]);
    cleanup();
    await serve(<AppointmentsPage />, { Orders: { orders: [] } });
    await screen.findByText('No Appointments Yet');
    expect([screen.queryAllByRole('status'), links()]).toEqual([[], ways]);
  });
});
