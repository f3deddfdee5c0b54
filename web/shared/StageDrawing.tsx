import type { OrderStatus } from '../../machines/order/order.rules.ts';
import { AtTheBench, AtTheDoor, InTheEnvelope, OnTheWay } from './drawings.ts';
import { Drawn } from './Drawn.tsx';

interface Props {
  stage: OrderStatus;
  isOnTheWay: boolean;
  size?: 'usual' | 'small';
}

/** The stage of a visit as a drawing. */
export const StageDrawing = ({ stage, isOnTheWay, size }: Props) => (
  <Drawn of={drawingOf(stage, isOnTheWay)} {...(size && { size })} />
);

function drawingOf(stage: OrderStatus, isOnTheWay: boolean) {
  if (stage === 'completed') return InTheEnvelope;
  if (stage === 'examining' || stage === 'collection') return AtTheBench;
  return isOnTheWay ? OnTheWay : AtTheDoor;
}
