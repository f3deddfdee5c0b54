import type { ReactNode } from 'react';
import { Check } from '../ui/lucide/Check.tsx';
import type { Order } from '../../machines/generated/schema.ts';
import { isOver, reachedStages, stages, statusOf } from '../../machines/order/order.rules.ts';
import type { Stage } from '../../machines/order/order.rules.ts';
import { ordersCopy } from '../copy/orders.ts';
import { uiCopy } from '../copy/ui.ts';
import { timesOf } from '../shared/orderTimes.ts';
import { WithName } from '../ui/InOwnLanguage.tsx';
import { css } from '../generated/panda/css/index.js';
import { center, stack } from '../generated/panda/patterns/index.js';

/**
 * The five stages; all up to the current one are reached (docs/product/states.md). For an order
 * that is over, only the stages that it went through are shown (PD-37).
 */
export function OrderTimeline({
  order,
}: {
  order: Pick<
    Order,
    | 'status'
    | 'paymentStatus'
    | 'createdAt'
    | 'assignedAt'
    | 'completedAt'
    | 'technicianName'
    | 'onTheWayAt'
    | 'collectedAt'
    | 'slot'
  > & { failedVisit: object | null };
}) {
  const reached = reachedStages(order.status);
  const present = statusOf(order.status);
  const over = isOver(order);
  const { times, moment } = timesOf(order);
  const notes: Record<Stage, ReactNode> = {
    placed: moment(order.createdAt),
    assigned: order.technicianName ? (
      <>
        <WithName
          text={ordersCopy.track.technician(order.technicianName)}
          name={order.technicianName}
        />
        {order.onTheWayAt ? (
          <span>{` · ${ordersCopy.track.onTheWay(moment(order.onTheWayAt))}`}</span>
        ) : null}
      </>
    ) : null,
    collection: order.collectedAt
      ? ordersCopy.track.collected(moment(order.collectedAt))
      : times(order.slot),
    examining: ordersCopy.track.estimate,
    completed: order.completedAt ? moment(order.completedAt) : null,
  };
  const shown = over ? stages.filter((stage) => reached[stage]) : stages;
  const tenseOf = (stage: Stage) => {
    // After a failed visit no technician is assigned until there is a new time.
    if (stage === present) return order.failedVisit ? 'done' : 'now';
    return reached[stage] ? 'done' : 'ahead';
  };
  return (
    <ol
      aria-label={uiCopy.names.timeline}
      aria-live="polite"
      className={stack({ gap: '0', listStyleType: 'none' })}
    >
      {shown.map((stage, index) => {
        const here = reached[stage];
        return (
          <li
            key={stage}
            data-stage={stage}
            data-reached={here}
            className={stack({ direction: 'row', gap: '4' })}
          >
            <div className={stack({ align: 'center', gap: '0' })}>
              <div
                className={center({
                  boxSize: '8',
                  borderRadius: 'full',
                  flexShrink: '0',
                  bg: here ? 'brand.solid' : 'bg.muted',
                  color: here ? 'brand.contrast' : 'fg.muted',
                  transition: 'background 220ms',
                  _forced: { borderWidth: here ? '3px' : '1px' },
                })}
              >
                {here ? (
                  <Check size={18} aria-hidden />
                ) : (
                  <p className={css({ fontSize: 'sm', fontWeight: 'semibold' })}>{index + 1}</p>
                )}
              </div>
              {index < shown.length - 1 ? (
                <div
                  data-bar={reached[shown[index + 1]!] ? 'reached' : 'ahead'}
                  className={css({
                    w: '2px',
                    flex: '1',
                    minH: '8',
                    bg: reached[shown[index + 1]!] ? 'brand.solid' : 'border',
                    _forced: { bg: reached[shown[index + 1]!] ? 'Highlight' : 'GrayText' },
                  })}
                />
              ) : null}
            </div>
            <div className={css({ pb: '4' })}>
              <p className={css({ fontWeight: 'semibold', color: here ? 'fg' : 'fg.muted' })}>
                {ordersCopy.stages[stage].title}
                <span className={css({ srOnly: true })}>
                  {here ? uiCopy.names.reached : uiCopy.names.notYet}
                </span>
              </p>
              {over ? null : (
                <p className={css({ fontSize: 'sm', color: 'fg.muted' })}>
                  {ordersCopy.stages[stage][tenseOf(stage)]}
                </p>
              )}
              {notes[stage] ? (
                <p className={css({ fontSize: 'sm', color: 'brand.fg', fontWeight: 'medium' })}>
                  {notes[stage]}
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
