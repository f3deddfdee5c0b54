import { css } from '../generated/panda/css/index.js';
import { StandingMark } from './StandingMark.tsx';
import { placeOn, scaleOf, standingOf } from './standing.ts';
import type { Measured } from './standing.ts';
import { figureOf } from './words.ts';

const bound = css({
  position: 'absolute',
  top: '5',
  transform: 'translateX(-50%)',
  fontSize: 'xs',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

/** Where a value stands: the usual range as a thick part of a line, the value as its shape. The words stand beside it. */
export function RangeBar({ measured }: { measured: Measured }) {
  const { value, low, high } = measured;
  if (low === null && high === null) return null;
  const scale = scaleOf(measured, [value]);
  const begin = low === null ? 0 : placeOn(scale, low);
  const end = high === null ? 100 : placeOn(scale, high);
  return (
    <div aria-hidden className={css({ position: 'relative', h: '10', mt: '3' })}>
      <div
        className={css({
          position: 'absolute',
          insetX: '0',
          top: '2',
          h: '1',
          bg: 'bg.emphasized',
          borderRadius: 'full',
          printColorAdjust: 'exact',
        })}
      />
      <div
        className={css({
          position: 'absolute',
          top: '1',
          h: '3',
          bg: 'green.muted',
          borderWidth: '1px',
          borderColor: 'green.fg',
          borderRadius: 'full',
          printColorAdjust: 'exact',
        })}
        style={{ left: `${begin}%`, right: `${100 - end}%` }}
      />
      <div
        className={css({
          position: 'absolute',
          top: '-1px',
          transform: 'translateX(-50%)',
          lineHeight: '0',
        })}
        style={{ left: `${placeOn(scale, value)}%` }}
      >
        <StandingMark standing={standingOf(measured)} size={22} />
      </div>
      {low === null ? null : (
        <span className={bound} style={{ left: `${begin}%` }}>
          {figureOf(low)}
        </span>
      )}
      {high === null ? null : (
        <span className={bound} style={{ left: `${end}%` }}>
          {figureOf(high)}
        </span>
      )}
    </div>
  );
}
