// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BookAgain } from '../../web/orders/BookAgain.tsx';
import { trackingPorts } from '../../web/orders/tracking.ports.ts';
import { gatewayAnswers } from '../web/support/gateway.ts';
import { TrackPage } from '../../web/orders/TrackPage.tsx';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { trackedItem, trackedOrder } from '../../devtools/samples/orders.ts';
import { refusal, serve } from './support/service.tsx';
import { press } from './support/page.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { show } from './support/show.tsx';

const linksNamed = (name: string) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('booking again', () => {
  const repeated: unknown[] = [];
  bookingActor.makeBy(() =>
    Promise.resolve({ send: (event: unknown) => repeated.push(event) } as never),
  );
  const item = (test: string, patientId: string, status: string) => ({
    ...trackedItem,
    patientId,
    status,
    test: { ...trackedItem.test, id: test },
  });
  const items = [item('t1', 'p1', 'placed'), item('t2', 'p2', 'cancelled')];
  it.each([
    ['placed', [{ testId: 't1', patientId: 'p1' }]],
    [
      'cancelled',
      [
        { testId: 't1', patientId: 'p1' },
        { testId: 't2', patientId: 'p2' },
      ],
    ],
  ])('of an order that is %s takes %o', async (status, wanted) => {
    repeated.length = 0;
    const order = trackedOrder({ status, items: items as never, availableActions: [] });
    const service = await serve(<BookAgain order={order} />, {});
    press('Book again');
    await waitFor(() => expect(service.place()).toBe('/SelectAppointment'));
    expect(repeated).toEqual([
      {
        type: 'order.repeated',
        draftId: expect.stringMatching(/^\w{8,}/) as string,
        order: { items: wanted, labId: 'l1', addressId: 'a1' },
      },
    ]);
  });
});

describe('the page of an order', () => {
  const at = { path: '/trackOrder/:orderId', url: '/trackOrder/o7' };
  it('asks for the order that its address names', async () => {
    const order = trackedOrder({ id: 'o7', number: '4821-7731' });
    const service = await serve(<TrackPage />, { TrackedOrderById: { order } }, { at });
    expect(await screen.findAllByText('4821-7731')).toHaveLength(1);
    expect(service.sent('TrackedOrderById')).toEqual([{ id: 'o7' }]);
  });

  it('leads to all orders where there is no such one', async () => {
    const missing = refusal('There is no such order.', { code: 'NOT_FOUND' });
    await serve(<TrackPage />, { TrackedOrderById: missing }, { at });
    expect(await screen.findAllByText('There is no such order.')).toHaveLength(1);
    expect(linksNamed('My orders')).toEqual(['/orders']);
  });

  it('tries again where it could not be loaded', async () => {
    const service = await serve(<TrackPage />, { TrackedOrderById: 'away' }, { at });
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain('Your order could not be loaded.');
    service.answers.TrackedOrderById = { order: trackedOrder({ id: 'o7' }) };
    fireEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    expect(await screen.findAllByText('4821-7730')).toHaveLength(1);
  });
});

// A write has one name in every layer, and what the flow says is sent as it is.
it.each(Object.keys(trackingPorts).filter((port) => port !== 'loadOrder'))(
  '%s sends what the flow says to the mutation of its name, and gives the order',
  async (port) => {
    const order = trackedOrder({ id: 'o7' });
    const calls = gatewayAnswers({ [port]: order });
    const call = trackingPorts[port as 'cancelOrder'] as (input: object) => Promise<unknown>;
    const input = { orderId: 'o7', itemId: 'i2' };
    expect(await call(input)).toEqual(order);
    const sent = calls.map(({ name, variables }) => [name.toLowerCase(), variables]);
    expect(sent).toEqual([[port.toLowerCase(), input]]);
  },
);

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
