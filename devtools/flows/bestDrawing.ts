import type { Drawing } from '../drawing/drawing.ts';
import type { Distance } from '../drawing/nearChart.ts';
import type { Labels } from '../words/labels.ts';
import { scaleOfWhole, smallestScale } from './view.ts';

/** A drawing, and the labels that it was laid out with. */
export interface Drawn {
  drawing: Drawing;
  labels: Labels;
}

/** The size to draw into; undefined until it is known. */
export type Frame = { width: number; height: number } | undefined;

const afar = (labels: Labels): Labels => ({ ...labels, isCounted: true });
/** The layout from top to bottom, or from left to right. */
const eitherWay = (labels: Labels): Labels[] => [labels, { ...labels, isSideways: true }];

/** The possible labels of a chart at a distance, the most detailed first. */
export function labelsFrom(distance: Distance, labels: Labels): Labels[] {
  if (distance === 'steps') return eitherWay(afar(labels));
  return distance === 'step' ? [labels, ...eitherWay(afar(labels))] : [labels];
}

/** Whether a drawing is legible when all of it is shown. */
export const isLegible = ({ drawing, labels }: Drawn, frame: Frame): boolean =>
  scaleOfWhole(drawing, frame) >= smallestScale(labels.isCounted);

/** The first one that is legible as a whole, else the one with the largest text. */
export const bestOf = (drawn: readonly Drawn[], frame: Frame): Drawn | undefined =>
  drawn.find((one) => isLegible(one, frame)) ??
  drawn.toSorted(
    (one, other) => scaleOfWhole(other.drawing, frame) - scaleOfWhole(one.drawing, frame),
  )[0];
