import type { OrderStatus } from '../../machines/order/order.rules.ts';
import { css } from '../generated/panda/css/index.js';
import { AtTheBench, AtTheDoor, InTheEnvelope, OnTheWay } from './drawings.ts';
import { LoadBoundary } from './LoadBoundary.tsx';

/** How far a visit is, drawn; the words beside it say the same. */
export function StageDrawing({ stage, isOnTheWay }: { stage: OrderStatus; isOnTheWay: boolean }) {
  const Drawing = drawingOf(stage, isOnTheWay);
  return (
    <div
      className={css({
        w: { base: '128px', md: '180px' },
        aspectRatio: '360 / 260',
        flexShrink: '0',
        borderRadius: 'card',
        overflow: 'hidden',
        backgroundImage: 'linear-gradient(to right, {colors.brand.800}, {colors.brand.600})',
      })}
    >
      <LoadBoundary loading={null} failed={() => null}>
        <Drawing />
      </LoadBoundary>
    </div>
  );
}

function drawingOf(stage: OrderStatus, isOnTheWay: boolean) {
  if (stage === 'completed') return InTheEnvelope;
  if (stage === 'examining' || stage === 'collection') return AtTheBench;
  return isOnTheWay ? OnTheWay : AtTheDoor;
}
