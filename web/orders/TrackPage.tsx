import { Button } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { Link, useParams } from 'react-router-dom';
import { webActors } from '../flow/webActors.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { effects } from '../app/effects.ts';
import { actorOptions } from '../app/inspection.ts';
import { paths } from '../app/paths.ts';
import { ordersCopy } from '../copy/orders.ts';
import { FlowMain } from '../flow/FlowMain.tsx';
import { Page } from '../ui/Page.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { TrackedOrder } from './TrackedOrder.tsx';
import { followOrder, trackingPorts } from './tracking.ports.ts';

const copy = ordersCopy.track;
const machine = trackingMachine.provide({
  actors: { ...webActors(trackingPorts), followOrder },
  actions: { log: effects.log },
});

/** One order and how far it is (specification 2, Track order). */
export function TrackPage() {
  const { orderId = '' } = useParams();
  return <Tracker key={orderId} orderId={orderId} />;
}

function Tracker({ orderId }: { orderId: string }) {
  const actor = useActorRef(machine, { ...actorOptions(), input: { orderId } });
  const order = useSelector(actor, (snapshot) => snapshot.context.order);
  const failed = useSelector(actor, (snapshot) => snapshot.matches('loadFailed'));
  const missing = useSelector(actor, (snapshot) => snapshot.matches('notFound'));
  return (
    <FlowMain actor={actor} machine="tracking">
      <Page title={copy.title} narrow>
        {failed ? (
          <ErrorState message={copy.failed} onRetry={() => actor.send({ type: 'load.retried' })} />
        ) : null}
        {missing ? (
          <ErrorState title={copy.notFound}>
            <Button asChild minH="11" colorPalette="brand">
              <Link to={paths.orders}>{ordersCopy.list.title}</Link>
            </Button>
          </ErrorState>
        ) : null}
        {order ? <TrackedOrder order={order} actor={actor} /> : null}
        {order || failed || missing ? null : <Loading label={copy.loading} />}
      </Page>
    </FlowMain>
  );
}
