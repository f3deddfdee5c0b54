import { randomUUID } from 'node:crypto';
import type { ChartStep } from '../../api/orders/watchOrders.ts';
import type { FlowRelay } from './relay.ts';

/** The version of the inspector's protocol (@statelyai/inspect), which receivers ask for. */
const protocol = '0.7.2';

/**
 * Sends the transitions of the server's own machines to the flow page, in the inspector's protocol.
 */
export function showServerCharts(relay: FlowRelay): (step: ChartStep) => void {
  const known = new Set<string>();
  return ({ chart, orderId, event, value, at }) => {
    const sessionId = `server/${chart}/${orderId}`;
    const common = {
      _version: protocol,
      id: randomUUID(),
      sessionId,
      rootId: sessionId,
      createdAt: String(at.getTime()),
      name: chart,
    };
    const snapshot = { value, status: 'active', context: {} };
    if (known.has(sessionId))
      relay.publish([{ ...common, type: '@xstate.snapshot', event: { type: event }, snapshot }]);
    else
      relay.publish([
        { ...common, type: '@xstate.actor' },
        { ...common, type: '@xstate.snapshot', event: { type: event }, snapshot },
      ]);
    known.add(sessionId);
  };
}
