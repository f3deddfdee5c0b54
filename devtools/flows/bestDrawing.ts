import type { Drawing } from '../drawing/drawing.ts';
import type { Distance } from '../drawing/nearChart.ts';
import type { Labels } from '../words/labels.ts';
import { scaleOfWhole, smallestScale } from './view.ts';

/** A drawing, and the labels that it was laid out with. */
export interface Drawn {
  drawing: Drawing;
  labels: Labels;
}

/** The frame that is drawn into; undefined while it is not there yet. */
export type Frame = { width: number; height: number } | undefined;

const afar = (labels: Labels): Labels => ({ ...labels, isCounted: true });
/** One below the other, or one beside the other. */
const eitherWay = (labels: Labels): Labels[] => [labels, { ...labels, isSideways: true }];

/** What a chart may be drawn with from a distance: what says most comes first. */
export function labelsFrom(distance: Distance, labels: Labels): Labels[] {
  if (distance === 'steps') return eitherWay(afar(labels));
  return distance === 'step' ? [labels, ...eitherWay(afar(labels))] : [labels];
}

/** Whether a drawing can be read while all of it is seen. */
export const isLegible = ({ drawing, labels }: Drawn, frame: Frame): boolean =>
  scaleOfWhole(drawing, frame) >= smallestScale(labels.isCounted);

/** The first that can be read as a whole, else the one with the largest letters. */
export const bestOf = (drawn: readonly Drawn[], frame: Frame): Drawn | undefined =>
  drawn.find((one) => isLegible(one, frame)) ??
  drawn.toSorted(
    (one, other) => scaleOfWhole(other.drawing, frame) - scaleOfWhole(one.drawing, frame),
  )[0];
