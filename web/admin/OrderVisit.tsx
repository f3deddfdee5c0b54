import { adminDayCopy } from '../copy/adminDay.ts';
import { timesOf } from '../shared/orderTimes.ts';
import type { AdminOrderFragment } from './generated/graphql.ts';
import { css } from '../generated/panda/css/index.js';

const copy = adminDayCopy.card;

/**
 * The progress of an order's visit: on the way, collected, or not collected and what comes next.
 */
export function OrderVisit({ order }: { order: AdminOrderFragment }) {
  const { onTheWayAt, collectedAt, failedVisit, availableActions } = order;
  const { moment } = timesOf(order);
  const words = [
    onTheWayAt && !collectedAt && !failedVisit ? copy.onTheWay(moment(onTheWayAt)) : '',
    collectedAt ? copy.collected(moment(collectedAt)) : '',
    failedVisit
      ? copy.failed(moment(failedVisit.at), adminDayCopy.failures[failedVisit.failure])
      : '',
    failedVisit?.note,
    failedVisit && availableActions.includes('RESCHEDULE') ? copy.waitsForTime : '',
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p data-visit-outcome className={css({ fontSize: 'sm', mt: '2', overflowWrap: 'anywhere' })}>
      {words.join(' · ')}
    </p>
  );
}
