import { createBrowserReceiver } from '@statelyai/inspect';
import { expect, it, vi } from 'vitest';
import { FlowRelay } from '../../server/flows/relay.ts';
import { showServerCharts } from '../../server/flows/serverCharts.ts';

it("Stately's receiver accepts what the server says of its own charts", () => {
  const relay = new FlowRelay();
  const published = vi.spyOn(relay, 'publish');
  const show = showServerCharts(relay);
  const step = { chart: 'order', orderId: 'o1', event: 'order.assigned', at: new Date(0) } as const;
  show({ ...step, value: 'placed' });
  show({ ...step, value: 'assigned' });
  const messages = published.mock.calls.flatMap(([batch]) => batch);

  let hear: (event: { data: unknown }) => void = () => undefined;
  const receiving = { opener: null, addEventListener: (_: string, on: typeof hear) => (hear = on) };
  const page = Object.assign(receiving, { self: null, top: null }) as unknown as Window;
  const accepted: unknown[] = [];
  createBrowserReceiver({ window: page }).subscribe((event) => accepted.push(event));
  for (const data of messages) hear({ data });
  expect(messages).toHaveLength(3);
  expect(accepted).toEqual(messages);
});
