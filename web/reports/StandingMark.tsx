import { css } from '../generated/panda/css/index.js';
import type { Standing } from './standing.ts';

const shapes: Record<'usual' | 'up' | 'down' | 'far', string> = {
  usual: 'M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11z',
  up: 'M8 1.5 15 14H1z',
  down: 'M8 14.5 1 2h14z',
  far: 'M8 0.5 15.5 8 8 15.5 0.5 8z',
};
const shapeOf: Record<Standing, keyof typeof shapes> = {
  usual: 'usual',
  unknown: 'usual',
  aLittleHigh: 'up',
  high: 'up',
  aLittleLow: 'down',
  low: 'down',
  criticalHigh: 'far',
  criticalLow: 'far',
};
const colours = {
  usual: css({ fill: 'green.fg', stroke: 'bg.panel' }),
  up: css({ fill: 'orange.fg', stroke: 'bg.panel' }),
  down: css({ fill: 'orange.fg', stroke: 'bg.panel' }),
  far: css({ fill: 'red.fg', stroke: 'bg.panel' }),
};

/**
 * The shape of a value: round within the range, a triangle up or down outside, a diamond far
 * outside.
 */
export function StandingMark({ standing, size = 16 }: { standing: Standing; size?: number }) {
  const shape = shapeOf[standing];
  return (
    <svg
      viewBox="-1 -1 18 18"
      width={size}
      height={size}
      aria-hidden
      className={css({ flexShrink: '0' })}
    >
      <path d={shapes[shape]} className={colours[shape]} strokeWidth="1.5" />
    </svg>
  );
}
