import { useActorRef, useSelector } from '@xstate/react';
import { Link, useParams } from 'react-router-dom';
import { webActors } from '../shared/flows/webActors.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import type { TrackingPorts } from '../../machines/tracking/tracking.types.ts';
import { lazyPorts } from '../shared/flows/lazyPorts.ts';
import { useAnswerAhead } from '../shared/answerAhead.ts';
import { trackedOrderQuery } from '../shared/queries.ts';
import { effects } from '../shared/flows/effects.ts';
import { actorOptions } from '../shared/flows/inspection.ts';
import { paths } from '../paths.ts';
import { ordersCopy } from '../copy/orders.ts';
import { FlowState } from '../shared/flows/FlowState.tsx';
import { FlowMain } from '../shared/flows/FlowMain.tsx';
import { Page } from '../ui/Page.tsx';
import { Loading } from '../ui/states.tsx';
import { OrderShape } from '../ui/shapes.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { followOrder } from '../shared/flows/followOrder.ts';
import { css, cx } from '../generated/panda/css/index.js';
import { button } from '../generated/panda/recipes/index.js';

const copy = ordersCopy.track;
const ports = lazyPorts<TrackingPorts>(
  trackingMachine,
  async () => (await import('./tracking.ports.ts')).trackingPorts,
);
const machine = trackingMachine.provide({
  actors: { ...webActors(ports), followOrder },
  actions: { log: effects.log },
});

/** One order and its progress (docs/product/screens.md#track-order). */
export function TrackPage() {
  const { orderId = '' } = useParams();
  return <Tracker key={orderId} orderId={orderId} />;
}

function Tracker({ orderId }: { orderId: string }) {
  const brought = useAnswerAhead(trackedOrderQuery, { id: orderId })?.order;
  const actor = useActorRef(machine, {
    ...actorOptions(),
    input: { orderId, ...(brought && { order: brought }) },
  });
  const order = useSelector(actor, (snapshot) => snapshot.context.order);
  return (
    <FlowMain actor={actor} machine="tracking">
      <Page title={copy.title}>
        <FlowState
          actor={actor}
          loading={
            <Loading label={copy.loading}>
              <OrderShape rows={5} />
            </Loading>
          }
          failed={copy.failed}
          missing={{
            title: copy.notFound,
            instead: (
              <Link
                className={cx(button(), css({ minH: '11', colorPalette: 'brand' }))}
                to={paths.orders}
              >
                {ordersCopy.list.title}
              </Link>
            ),
          }}
        >
          {order ? <TrackedOrder order={order} actor={actor} /> : null}
        </FlowState>
      </Page>
    </FlowMain>
  );
}
