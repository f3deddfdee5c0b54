import { useSelector } from '@xstate/react';
import { act } from '@testing-library/react';
import { beforeAll } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { walk } from '../../../devtools/simulation/walk.ts';
import type { Step } from '../../../devtools/simulation/walk.ts';
import { trackingMachine } from '../../../machines/tracking/tracking.machine.ts';
import type { FollowedOrder } from '../../../machines/tracking/tracking.types.ts';
import { TrackedOrder } from '../../../web/orders/TrackedOrder.tsx';
import * as drawings from '../../../web/shared/drawings.ts';
import { serve } from './service.tsx';

// What a press leads to does not wait for a drawing.
beforeAll(() => Promise.all(Object.values(drawings).map((drawing) => drawing.load())));

function Followed({ actor }: { actor: ActorRefFrom<typeof trackingMachine> }) {
  const order = useSelector(actor, ({ context }) => context.order);
  return <TrackedOrder order={order!} actor={actor} />;
}

/** An order on its page, with what the machine called, and what happens to it then. */
export async function follow(order: FollowedOrder, slots: object[] = []) {
  const one = walk(trackingMachine, { orderId: order.id });
  await one.go({ answers: 'loadOrder', with: order });
  await serve(<Followed actor={one.actor as never} />, { Slots: { slots } });
  return { calls: one.calls, go: (...steps: Step[]) => act(() => one.go(...steps)) };
}
