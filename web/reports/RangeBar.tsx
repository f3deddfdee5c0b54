import { css } from '../generated/panda/css/index.js';
import { StandingMark } from './StandingMark.tsx';
import { placeOn, scaleOf, standingOf } from './standing.ts';
import type { Measured } from './standing.ts';
import { figureOf } from './words.ts';

const bound = css({
  position: 'absolute',
  top: '5',
  whiteSpace: 'nowrap',
  fontSize: 'xs',
  color: 'fg.muted',
  fontVariantNumeric: 'tabular-nums',
});

/** The width of a digit and the gap between two figures, in percent of the narrowest bar. */
const [digit, gap] = [2.8, 3];

/** The bounds below the line, or the range as one text where they would overlap. */
function boundsOf({ low, high }: Measured, begin: number, end: number) {
  const bounds = [
    ...(low === null ? [] : [{ text: figureOf(low), at: begin }]),
    ...(high === null ? [] : [{ text: figureOf(high), at: end }]),
  ];
  const [left, right] = bounds;
  if (!left || !right) return bounds;
  const taken = left.text.length * (1 - begin / 100) + (right.text.length * end) / 100;
  const isRoom = end - begin > taken * digit + gap;
  return isRoom ? bounds : [{ text: `${left.text} – ${right.text}`, at: (begin + end) / 2 }];
}

/**
 * The position of a value: a line with the usual range as a thick part, and the value as a shape.
 * The words are beside it.
 */
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
      {boundsOf(measured, begin, end).map(({ text, at }) => (
        // Kept within the bar: at the left end the text is aligned left, at the right end right.
        <span key={text} className={bound} style={{ left: `${at}%`, translate: `-${at}%` }}>
          {text}
        </span>
      ))}
    </div>
  );
}
